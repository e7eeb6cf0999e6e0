//! A volcano, in the order of VQ-VOL-4: siphons, flight from the target, sleight, unlock, lava, contests, lateral eruption,
//! bombs, landslides. The unlocked power works from the end on (VQ-VOL-5).

use super::escape::Escape;
use super::lava_flow::{ERUPTING, LavaFlow};
use super::{Answer, Progress, Step, ask, bomb, contest, cover_targets, landslide, lateral_eruption, super_volcano};
use super::{unlock, winter};
use crate::biome::Mix;
use crate::event::{Event, Gain};
use crate::frame::{FlowExtent, Frame, VolcanoStage};
use crate::land::{Site, sites_in};
use crate::moves::Move;
use crate::player::Critter;
use crate::power::{PowerTrait, Slot};
use crate::question::{Danger, Question};
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::state::State;
use crate::tile::Face;
use hexgrid::Hex;
use serde::{Deserialize, Serialize};
use tabletop::{Pending, Seat, Sink, emit, rule};

/// A volcano is resolved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Volcano {
    /// Where it stands.
    pub hex: Hex,
    /// What comes next.
    pub stage: VolcanoStage,
    /// Whose turn it is in stages that ask several players, counted from the active player.
    pub place: u8,
    /// Whether it is the super volcano.
    pub is_super: bool,
}

impl Step for Volcano {
    #[inline(never)]
    fn advance<S: Sink<Event>>(self, rules: &Rules, state: &mut State, sink: &mut S) -> Progress {
        let Volcano { hex, stage, is_super, .. } = self;
        let seat = state.turn.seat;
        match stage {
            VolcanoStage::Siphon | VolcanoStage::Bombs | VolcanoStage::Slides => self.ask_next_seat(rules, state),
            VolcanoStage::Flee => {
                state.volcano = Some(hex);
                state.refresh_visible(rules);
                self.go_to(state, VolcanoStage::Sleight, 0)
            }
            VolcanoStage::Sleight if state.powers(seat).has(PowerTrait::Sleight) && can_turn(rules, state, hex) => {
                Progress::Wait
            }
            VolcanoStage::Sleight => self.go_to(state, VolcanoStage::Spend, 0),
            VolcanoStage::Spend if state.player(seat).hand > 0 => self.go_to(state, VolcanoStage::Unlock, 0),
            VolcanoStage::Spend if spendable(state).next().is_some() => Progress::Wait,
            VolcanoStage::Spend => {
                // Without a critter for the grid there is no power.
                rule!("VQ-VOL-2");
                self.go_to(state, VolcanoStage::Outlet, 0)
            }
            VolcanoStage::Unlock => Progress::Wait,
            VolcanoStage::Outlet if is_super => {
                self.go_to(state, VolcanoStage::Done, 0);
                super_volcano::settle(rules, state, hex, sink);
                Progress::Continue
            }
            VolcanoStage::Outlet => {
                self.go_to(state, VolcanoStage::Lateral, 0);
                state.push(eruption_frame(hex));
                Progress::Continue
            }
            VolcanoStage::Lateral => {
                self.go_to(state, VolcanoStage::Bombs, 0);
                if state.powers(seat).has(PowerTrait::Lateral) {
                    lateral_eruption::begin(state, hex);
                }
                Progress::Continue
            }
            VolcanoStage::Done => self.activate_power(rules, state),
            VolcanoStage::Freeze => Progress::Wait,
        }
    }

    fn pending(self, rules: &Rules, state: &State) -> Pending<Question> {
        let hex = self.hex;
        let seat = state.turn.seat;
        let other = self.asked(rules, state);
        match self.stage {
            VolcanoStage::Siphon => ask(other, Question::Siphon { count: siphoned(state, other, hex) }),
            VolcanoStage::Sleight => ask(seat, Question::Sleight { hex }),
            VolcanoStage::Unlock => ask(seat, Question::Unlock),
            VolcanoStage::Spend => ask(seat, Question::Spend),
            VolcanoStage::Freeze => ask(seat, Question::Freeze),
            VolcanoStage::Bombs => ask(other, Question::Bomb { hex }),
            VolcanoStage::Slides => ask(other, Question::Slide { hex }),
            _ => Pending::Over,
        }
    }

    #[inline(never)]
    fn legal(self, rules: &Rules, state: &State, moves: &mut Vec<Move>) {
        let hex = self.hex;
        if matches!(
            self.stage,
            VolcanoStage::Siphon | VolcanoStage::Sleight | VolcanoStage::Bombs | VolcanoStage::Slides
        ) {
            moves.push(Move::Done);
        }
        match self.stage {
            VolcanoStage::Siphon => {
                let count = state.seat_at(rules, self.place).map_or(0, |seat| siphoned(state, seat, hex));
                moves.extend(Mix::all_of(count).filter(|&mix| state.bank.contains(mix)).map(Move::Take));
            }
            VolcanoStage::Sleight => {
                let now = top_tile(state, hex).map_or(0, |(_, face)| face.rotation());
                moves.extend((0..6).filter(|&rotation| rotation != now).map(Move::Rotate));
            }
            VolcanoStage::Unlock => {
                moves.extend(Slot::all().filter(|&slot| unlock::check(rules, state, slot).is_ok()).map(Move::Unlock))
            }
            VolcanoStage::Spend => {
                moves.extend(spendable(state).map(|critter| contest::lose_move(state, critter)));
                moves.sort_unstable();
                moves.dedup();
            }
            VolcanoStage::Freeze => {
                moves.extend(sites_in(winter::freezable_sites(state)).map(|site| Move::Freeze(state.land.hex(site))));
            }
            VolcanoStage::Bombs => moves.push(Move::Bomb),
            VolcanoStage::Slides => landslide::legal(state, hex, moves),
            _ => {}
        }
    }

    fn check(self, rules: &Rules, state: &State, mv: Move) -> Answer {
        let hex = self.hex;
        Some(match (self.stage, mv) {
            (VolcanoStage::Siphon | VolcanoStage::Sleight | VolcanoStage::Bombs | VolcanoStage::Slides, Move::Done) => {
                Ok(())
            }
            (VolcanoStage::Siphon, Move::Take(mix)) => {
                let count = state.seat_at(rules, self.place).map_or(0, |seat| siphoned(state, seat, hex));
                match (mix.total() == count, state.bank.contains(mix)) {
                    (false, _) => Err(Refusal::WrongAmount),
                    (true, false) => Err(Refusal::SupplyEmpty),
                    _ => Ok(()),
                }
            }
            (VolcanoStage::Sleight, Move::Rotate(wanted)) => {
                let now = top_tile(state, hex).map_or(0, |(_, face)| face.rotation());
                if wanted < 6 && wanted != now { Ok(()) } else { Err(Refusal::SameRotation) }
            }
            (VolcanoStage::Unlock, Move::Unlock(slot)) => unlock::check(rules, state, slot),
            (VolcanoStage::Spend, Move::Lose(..)) => {
                let found = spendable(state).any(|critter| contest::lose_move(state, critter) == mv);
                if found { Ok(()) } else { Err(Refusal::NotActive) }
            }
            (VolcanoStage::Freeze, Move::Freeze(hex)) => winter::check(state, hex),
            (VolcanoStage::Bombs, Move::Bomb) => Ok(()),
            (VolcanoStage::Slides, Move::Slide(from, dir)) => landslide::check(state, hex, from, dir),
            _ => return None,
        })
    }

    #[inline(never)]
    fn apply<S: Sink<Event>>(self, rules: &Rules, state: &mut State, mv: Move, sink: &mut S) {
        let Volcano { hex, stage, place, .. } = self;
        let seat = state.turn.seat;
        let other = self.asked(rules, state);
        match (stage, mv) {
            (VolcanoStage::Sleight, _) => {
                if let (Move::Rotate(wanted), Some((site, face))) = (mv, top_tile(state, hex)) {
                    let face = face.kind().map_or(face, |kind| Face::new(kind, wanted));
                    state.land.rotate_top(site, face);
                    emit!(sink, "VQ-SLEIGHT", Event::Rotated { seat, hex, face });
                }
                self.go_to(state, VolcanoStage::Spend, 0);
            }
            (VolcanoStage::Unlock, Move::Unlock(slot)) => {
                unlock::apply(state, slot, sink);
                self.go_to(state, VolcanoStage::Outlet, 0);
            }
            (VolcanoStage::Spend, _) => spend(state, mv),
            (VolcanoStage::Freeze, Move::Freeze(hex)) => winter::begin(state, hex, sink),
            (VolcanoStage::Siphon, Move::Take(mix)) => {
                state.receive(other, mix);
                emit!(sink, "VQ-SIPHON", Event::Gained { seat: other, mix, gain: Gain::Siphon });
                self.go_to(state, stage, place + 1);
            }
            (VolcanoStage::Bombs, Move::Bomb) => {
                self.go_to(state, stage, place + 1);
                bomb::throw(state, hex, other);
            }
            (VolcanoStage::Slides, Move::Slide(from, dir)) => {
                self.go_to(state, stage, place + 1);
                landslide::begin(state, from, dir, other, sink);
            }
            _ => {
                rule!("VQ-POW-0");
                self.go_to(state, stage, place + 1);
            }
        }
    }
}

impl Volcano {
    fn go_to(self, state: &mut State, stage: VolcanoStage, place: u8) -> Progress {
        state.replace(Frame::Volcano(Volcano { stage, place, ..self }));
        Progress::Continue
    }

    /// Waits for the next player who can do something in a stage that asks several, or goes to the next stage.
    fn ask_next_seat(self, rules: &Rules, state: &mut State) -> Progress {
        let Volcano { hex, stage, place, .. } = self;
        let Some(seat) = state.seat_at(rules, place) else {
            return match stage {
                VolcanoStage::Siphon => {
                    self.go_to(state, VolcanoStage::Flee, 0);
                    state.push(Frame::Escape(Escape::new(hex, Danger::Volcano)));
                    Progress::Continue
                }
                VolcanoStage::Bombs => self.go_to(state, VolcanoStage::Slides, 0),
                _ => self.go_to(state, VolcanoStage::Done, 0),
            };
        };
        let can_act = match stage {
            VolcanoStage::Siphon => siphoned(state, seat, hex) > 0,
            VolcanoStage::Bombs => bomb::may_throw(state, seat),
            _ => state.powers(seat).has(PowerTrait::Landslide) && landslide::can_slide(state, hex),
        };
        if can_act { Progress::Wait } else { self.go_to(state, stage, place + 1) }
    }

    /// Returns whose turn it is in stages that ask several players.
    fn asked(self, rules: &Rules, state: &State) -> Seat {
        state.seat_at(rules, self.place).unwrap_or(state.turn.seat)
    }

    /// Ends the volcano: the unlocked power works (VQ-VOL-5), and winter begins.
    fn activate_power(self, rules: &Rules, state: &mut State) -> Progress {
        rule!("VQ-VOL-5");
        let seat = state.turn.seat;
        let before = state.powers(seat);
        let powers = unlock::granted(rules, state, seat);
        state.player_mut(seat).powers = powers;
        let has_winter = powers.has(PowerTrait::Winter) && !before.has(PowerTrait::Winter);
        match (has_winter, winter::can_begin(state)) {
            (true, true) => return self.go_to(state, VolcanoStage::Freeze, 0),
            (true, false) => {
                // Another end was triggered first: winter gives only its point.
                rule!("VQ-END-3");
                state.pop();
            }
            (false, _) => state.pop(),
        }
        contest::begin(state);
        Progress::Continue
    }
}

/// Returns whether the active player may place the super volcano.
fn may_be_super(state: &State) -> bool {
    state.powers(state.turn.seat).has(PowerTrait::Super) && state.closing.ending.is_none()
}

#[inline(never)]
pub(super) fn legal_place(rules: &Rules, state: &State, moves: &mut Vec<Move>) {
    let all = cover_targets::coverable_sites(rules, state);
    moves.extend(sites_in(all).map(|site| Move::Erupt(state.land.hex(site))));
    if may_be_super(state) {
        moves.extend(sites_in(all).map(|site| Move::EruptSuper(state.land.hex(site))));
    }
}

pub(super) fn check_place(rules: &Rules, state: &State, mv: Move) -> Answer {
    Some(match mv {
        Move::Erupt(hex) => cover_targets::check(rules, state, hex).map(|_| ()),
        Move::EruptSuper(_) if !may_be_super(state) => {
            rule!("VQ-SUPER");
            Err(Refusal::NotSuper)
        }
        Move::EruptSuper(hex) => cover_targets::check(rules, state, hex).map(|_| ()),
        _ => return None,
    })
}

/// Places a bought volcano.
pub(super) fn begin<S: Sink<Event>>(state: &mut State, hex: Hex, is_super: bool, sink: &mut S) {
    let seat = state.turn.seat;
    state.player_mut(seat).volcanoes += 1;
    let placed = Event::VolcanoPlaced { seat, hex, great: is_super };
    if is_super {
        emit!(sink, "VQ-SUPER", placed);
    } else {
        emit!(sink, "VQ-VOL-1", placed);
    }
    rule!("VQ-VOL-4");
    state.replace(Frame::Volcano(Volcano { hex, stage: VolcanoStage::Siphon, place: 1, is_super }));
}

/// Returns the flow of the lava that erupts here.
pub(super) fn eruption_frame(hex: Hex) -> Frame {
    rule!("VQ-VOL-3");
    Frame::LavaFlow(LavaFlow::new(hex, ERUPTING, FlowExtent::Once))
}

/// Returns how many resources a seat draws from another's volcano: one per active critter next to it, as far as the
/// supply has any.
fn siphoned(state: &State, seat: Seat, hex: Hex) -> u8 {
    if !state.powers(seat).has(PowerTrait::Siphon) {
        return 0;
    }
    let Some(site) = state.land.site(hex) else { return 0 };
    let beside = state.land.around(site).fold(0, |set, (_, next)| set | next.bit());
    let near = |critter: &&Critter| beside & critter.site().bit() != 0 && state.is_active(**critter);
    (state.player(seat).land().iter().filter(near).count() as u8).min(state.bank.total())
}

fn top_tile(state: &State, hex: Hex) -> Option<(Site, Face)> {
    state.land.site(hex).map(|site| (site, state.land.top(site)))
}

fn can_turn(rules: &Rules, state: &State, hex: Hex) -> bool {
    let kind = top_tile(state, hex).and_then(|(_, face)| face.kind());
    kind.is_some_and(|kind| rules.tiles.rotations(kind) > 1)
}

/// Lists the critters that can go onto the grid when the hand is empty: the active ones on land (VQ-VOL-2).
fn spendable(state: &State) -> impl Iterator<Item = Critter> + '_ {
    state.player(state.turn.seat).land().iter().copied().filter(|&critter| state.is_active(critter))
}

/// Takes a critter from land to hand, from where it goes onto the grid (VQ-VOL-2).
fn spend(state: &mut State, mv: Move) {
    rule!("VQ-VOL-2");
    let seat = state.turn.seat;
    let chosen = spendable(state).find(|&critter| contest::lose_move(state, critter) == mv);
    match chosen {
        Some(critter) if critter.is_colossal() => state.shrink_colossal(seat, critter),
        Some(critter) => state.send_home(seat, critter),
        None => {}
    }
    state.recount();
}
