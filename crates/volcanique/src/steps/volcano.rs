//! A volcano, in the order of VQ-VOL-4: siphons, flight from the target, sleight, unlock, lava, contests, lateral eruption,
//! bombs, landslides. Whatever was unlocked works from the end on (VQ-VOL-5).

use super::{Answer, Flow, ask, contest, lateral, slide, target};
use crate::biome::Mix;
use crate::event::{Ending, Event, Gain};
use crate::event_rule::Tell;
use crate::land::{Site, sites_in};
use crate::moves::Move;
use crate::player::Critter;
use crate::power::{Powers, SLOTS, Slot, Trait};
use crate::question::{Danger, Question};
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::state::{Close, Frame, Frost, Run, State, VolcanoStage as Stage};
use crate::tile::Face;
use hexgrid::Hex;
use tabletop::{Pending, Seat, Sink, rule};

/// The lava of a new eruption has no number yet.
pub(crate) const NEW: u8 = u8::MAX;

fn may_be_super(state: &State) -> bool {
    state.powers(state.turn.seat).has(Trait::Super) && state.close.ending.is_none()
}

#[inline(never)]
pub(crate) fn legal_place(rules: &Rules, state: &State, moves: &mut Vec<Move>) {
    let all = target::coverable(rules, state);
    moves.extend(sites_in(all).map(|site| Move::Erupt(state.land.hex(site))));
    if may_be_super(state) {
        moves.extend(sites_in(all).map(|site| Move::EruptSuper(state.land.hex(site))));
    }
}

pub(crate) fn check_place(rules: &Rules, state: &State, mv: Move) -> Answer {
    rule!("VQ-VOL-1");
    Some(match mv {
        Move::Erupt(hex) => target::check(rules, state, hex).map(|_| ()),
        Move::EruptSuper(_) if !may_be_super(state) => Err(Refusal::NotSuper),
        Move::EruptSuper(hex) => target::check(rules, state, hex).map(|_| ()),
        _ => return None,
    })
}

pub(crate) fn begin<S: Sink<Event>>(state: &mut State, hex: Hex, great: bool, sink: &mut S) {
    rule!("VQ-VOL-4", "VQ-SET-3");
    let seat = state.turn.seat;
    state.player_mut(seat).volcanoes += 1;
    sink.tell(Event::VolcanoPlaced { seat, hex, great });
    state.replace(Frame::Volcano { hex, stage: Stage::Siphon, place: 1, great });
}

fn go_to(state: &mut State, stage: Stage, place: u8) -> Flow {
    if let Frame::Volcano { hex, great, .. } = state.frame() {
        state.replace(Frame::Volcano { hex, stage, place, great });
    }
    Flow::Go
}

#[inline(never)]
pub(crate) fn advance<S: Sink<Event>>(rules: &Rules, state: &mut State, sink: &mut S) -> Flow {
    let Frame::Volcano { hex, stage, place, great } = state.frame() else { return Flow::Wait };
    let seat = state.turn.seat;
    match stage {
        Stage::Siphon => match state.seat_at(rules, place) {
            None => {
                go_to(state, Stage::Flee, 0);
                state.push(Frame::Escape { hex, danger: Danger::Volcano, place: 0, passed: 0, to: None, hurt: false });
                Flow::Go
            }
            Some(other) if siphoned(state, other, hex) > 0 => Flow::Wait,
            Some(_) => go_to(state, stage, place + 1),
        },
        Stage::Flee => {
            state.vent = Some(hex);
            state.refresh_shown(rules);
            go_to(state, Stage::Sleight, 0)
        }
        Stage::Sleight if state.powers(seat).has(Trait::Sleight) && can_turn(rules, state, hex) => Flow::Wait,
        Stage::Sleight => go_to(state, Stage::Spend, 0),
        Stage::Spend => spend(state),
        Stage::Unlock => Flow::Wait,
        Stage::Outlet if great => {
            go_to(state, Stage::Done, 0);
            crown(rules, state, hex, sink);
            Flow::Go
        }
        Stage::Outlet => {
            go_to(state, Stage::Lateral, 0);
            state.push(outlet(hex));
            Flow::Go
        }
        Stage::Lateral => {
            go_to(state, Stage::Bombs, 0);
            if state.powers(seat).has(Trait::Lateral) {
                lateral::begin(state, hex);
            }
            Flow::Go
        }
        Stage::Bombs => match state.seat_at(rules, place) {
            None => go_to(state, Stage::Slides, 0),
            Some(other) if state.powers(other).has(Trait::Bomb) && !state.player(other).bombed => Flow::Wait,
            Some(_) => go_to(state, stage, place + 1),
        },
        Stage::Slides => match state.seat_at(rules, place) {
            None => go_to(state, Stage::Done, 0),
            Some(other) if state.powers(other).has(Trait::Landslide) && slide::any(state, hex) => Flow::Wait,
            Some(_) => go_to(state, stage, place + 1),
        },
        Stage::Done => activate(rules, state),
        Stage::Freeze => Flow::Wait,
    }
}

/// The lava of an eruption here begins to flow.
pub(crate) fn outlet(hex: Hex) -> Frame {
    rule!("VQ-VOL-3");
    Frame::flow(hex, NEW, Run::Once)
}

/// How many resources a seat draws from another's volcano: one per active critter next to it, as far as there are any.
fn siphoned(state: &State, seat: Seat, hex: Hex) -> u8 {
    if !state.powers(seat).has(Trait::Siphon) {
        return 0;
    }
    let Some(site) = state.land.site(hex) else { return 0 };
    let beside = state.land.around(site).fold(0, |set, (_, next)| set | next.bit());
    let near = |critter: &&Critter| beside & critter.site().bit() != 0 && state.is_active(**critter);
    (state.player(seat).land().iter().filter(near).count() as u8).min(state.bank.total())
}

fn can_turn(rules: &Rules, state: &State, hex: Hex) -> bool {
    let kind = state.land.site(hex).and_then(|site| state.land.top(site).kind());
    kind.is_some_and(|kind| rules.tiles.rotations(kind) > 1)
}

/// With an empty hand an active land critter goes onto the grid; without any there is no power (VQ-VOL-2).
fn spend(state: &mut State) -> Flow {
    rule!("VQ-VOL-2");
    let seat = state.turn.seat;
    if state.player(seat).hand > 0 {
        return go_to(state, Stage::Unlock, 0);
    }
    if spendable(state).next().is_some() { Flow::Wait } else { go_to(state, Stage::Outlet, 0) }
}

fn spendable(state: &State) -> impl Iterator<Item = Critter> + '_ {
    state.player(state.turn.seat).land().iter().copied().filter(|&critter| state.is_active(critter))
}

/// Whether a seat may unlock a slot: the first at level 1, then one next to its own (VQ-GRID-3).
pub(crate) fn check_slot(rules: &Rules, state: &State, slot: Slot) -> Result<(), Refusal> {
    rule!("VQ-GRID-1", "VQ-GRID-3");
    if slot.index() >= SLOTS {
        return Err(Refusal::SlotNotAdjacent);
    }
    let slots = &state.player(state.turn.seat).slots;
    let own = Slot::all().filter(|slot| slots[slot.index()] > 0).fold(0u16, |set, slot| set | 1 << slot.0);
    if own == 0 {
        return if rules.powers.levels[slot.index()] == 1 { Ok(()) } else { Err(Refusal::FirstSlot) };
    }
    if own == (1 << SLOTS) - 1 {
        return Ok(());
    }
    let fits = own >> slot.0 & 1 == 0 && rules.powers.next[slot.index()] & own != 0;
    if fits { Ok(()) } else { Err(Refusal::SlotNotAdjacent) }
}

/// The super volcano stands: no lava, the space is covered, and the others have one turn each (VQ-SUPER).
fn crown<S: Sink<Event>>(rules: &Rules, state: &mut State, hex: Hex, sink: &mut S) {
    rule!("VQ-SUPER", "VQ-END-3");
    let seat = state.turn.seat;
    state.vent = None;
    state.great = Some(hex);
    state.close = Close { ending: Some(Ending::Super), seat, turns: rules.players - 1 };
    sink.tell(Event::EndTriggered { seat, ending: Ending::Super });
    state.refresh_shown(rules);
    contest::begin(state);
}

/// What a player's slots grant.
pub(crate) fn granted(rules: &Rules, state: &State, seat: Seat) -> Powers {
    let slots = &state.player(seat).slots;
    let own = Slot::all().filter(|slot| slots[slot.index()] > 0);
    own.fold(Powers::default(), |powers, slot| powers.or(rules.powers.grants(state.grid[slot.index()])))
}

/// The end of the activation: the unlocked power works (VQ-VOL-5), and winter begins.
fn activate(rules: &Rules, state: &mut State) -> Flow {
    rule!("VQ-VOL-5");
    let seat = state.turn.seat;
    let before = state.powers(seat);
    let powers = granted(rules, state, seat);
    state.player_mut(seat).powers = powers;
    let winter = powers.has(Trait::Winter) && !before.has(Trait::Winter);
    let counts = matches!(state.close.ending, None | Some(Ending::Winter)) && freezable(state) != 0;
    if winter && counts {
        return go_to(state, Stage::Freeze, 0);
    }
    if winter {
        rule!("VQ-END-3");
    }
    state.pop();
    contest::begin(state);
    Flow::Go
}

fn freezable(state: &State) -> u64 {
    state.land.all() & !state.frozen()
}

pub(crate) fn turn(rules: &Rules, state: &State) -> Pending<Question> {
    let Frame::Volcano { hex, stage, place, .. } = state.frame() else { return Pending::Over };
    let seat = state.turn.seat;
    let other = state.seat_at(rules, place).unwrap_or(seat);
    match stage {
        Stage::Siphon => ask(other, Question::Siphon { count: siphoned(state, other, hex) }),
        Stage::Sleight => ask(seat, Question::Sleight { hex }),
        Stage::Unlock => ask(seat, Question::Unlock),
        Stage::Spend => ask(seat, Question::Spend),
        Stage::Freeze => ask(seat, Question::Freeze),
        Stage::Bombs => ask(other, Question::Bomb { hex }),
        Stage::Slides => ask(other, Question::Slide { hex }),
        _ => Pending::Over,
    }
}

fn rotation(state: &State, hex: Hex) -> Option<(Site, Face)> {
    state.land.site(hex).map(|site| (site, state.land.top(site)))
}

#[inline(never)]
pub(crate) fn legal(rules: &Rules, state: &State, moves: &mut Vec<Move>) {
    let Frame::Volcano { hex, stage, place, .. } = state.frame() else { return };
    if matches!(stage, Stage::Siphon | Stage::Sleight | Stage::Bombs | Stage::Slides) {
        moves.push(Move::Done);
    }
    match stage {
        Stage::Siphon => {
            let count = state.seat_at(rules, place).map_or(0, |seat| siphoned(state, seat, hex));
            moves.extend(Mix::all_of(count).filter(|&mix| state.bank.holds(mix)).map(Move::Take));
        }
        Stage::Sleight => {
            let now = rotation(state, hex).map_or(0, |(_, face)| face.rotation());
            moves.extend((0..6).filter(|&rotation| rotation != now).map(Move::Rotate));
        }
        Stage::Unlock => {
            moves.extend(Slot::all().filter(|&slot| check_slot(rules, state, slot).is_ok()).map(Move::Unlock))
        }
        Stage::Spend => {
            moves.extend(spendable(state).map(|critter| contest::naming(state, critter)));
            moves.sort_unstable();
            moves.dedup();
        }
        Stage::Freeze => moves.extend(sites_in(freezable(state)).map(|site| Move::Freeze(state.land.hex(site)))),
        Stage::Bombs => moves.push(Move::Bomb),
        Stage::Slides => slide::legal(state, hex, moves),
        _ => {}
    }
}

pub(crate) fn check(rules: &Rules, state: &State, mv: Move) -> Answer {
    let Frame::Volcano { hex, stage, place, .. } = state.frame() else { return None };
    Some(match (stage, mv) {
        (Stage::Siphon | Stage::Sleight | Stage::Bombs | Stage::Slides, Move::Done) => Ok(()),
        (Stage::Siphon, Move::Take(mix)) => {
            let count = state.seat_at(rules, place).map_or(0, |seat| siphoned(state, seat, hex));
            match (mix.total() == count, state.bank.holds(mix)) {
                (false, _) => Err(Refusal::WrongAmount),
                (true, false) => Err(Refusal::SupplyEmpty),
                _ => Ok(()),
            }
        }
        (Stage::Sleight, Move::Rotate(wanted)) => {
            let now = rotation(state, hex).map_or(0, |(_, face)| face.rotation());
            if wanted < 6 && wanted != now { Ok(()) } else { Err(Refusal::SameRotation) }
        }
        (Stage::Unlock, Move::Unlock(slot)) => check_slot(rules, state, slot),
        (Stage::Spend, Move::Lose(..)) => {
            let found = spendable(state).any(|critter| contest::naming(state, critter) == mv);
            if found { Ok(()) } else { Err(Refusal::NotActive) }
        }
        (Stage::Freeze, Move::Freeze(hex)) => match state.land.site(hex) {
            None => Err(Refusal::NoLand),
            Some(_) if state.is_frozen(hex) => Err(Refusal::Frozen),
            Some(_) => Ok(()),
        },
        (Stage::Bombs, Move::Bomb) => Ok(()),
        (Stage::Slides, Move::Slide(from, dir)) => slide::check(state, hex, from, dir),
        _ => return None,
    })
}

#[inline(never)]
pub(crate) fn apply<S: Sink<Event>>(rules: &Rules, state: &mut State, mv: Move, sink: &mut S) {
    let Frame::Volcano { hex, stage, place, .. } = state.frame() else { return };
    let seat = state.turn.seat;
    let other = state.seat_at(rules, place).unwrap_or(seat);
    match (stage, mv) {
        (Stage::Sleight, _) => {
            if let (Move::Rotate(wanted), Some((site, face))) = (mv, rotation(state, hex)) {
                rule!("VQ-SLEIGHT");
                let face = face.kind().map_or(face, |kind| Face::new(kind, wanted));
                state.land.turn(site, face);
                sink.tell(Event::Rotated { seat, hex, face });
            }
            go_to(state, Stage::Spend, 0);
        }
        (Stage::Unlock, Move::Unlock(slot)) => {
            let power = state.grid[slot.index()];
            let player = state.player_mut(seat);
            player.hand -= 1;
            player.slots[slot.index()] += 1;
            sink.tell(Event::Unlocked { seat, slot, power });
            go_to(state, Stage::Outlet, 0);
        }
        (Stage::Spend, _) => {
            let chosen = spendable(state).find(|&critter| contest::naming(state, critter) == mv);
            match chosen {
                Some(critter) if critter.is_colossal() => state.wound(seat, critter),
                Some(critter) => state.send_home(seat, critter),
                None => {}
            }
            state.recount();
        }
        (Stage::Freeze, Move::Freeze(hex)) => freeze(state, hex, sink),
        (Stage::Siphon, Move::Take(mix)) => {
            rule!("VQ-SIPHON");
            state.take(other, mix);
            sink.tell(Event::Gained { seat: other, mix, gain: Gain::Siphon });
            go_to(state, stage, place + 1);
        }
        (Stage::Bombs, Move::Bomb) => {
            go_to(state, stage, place + 1);
            super::bomb::begin(state, hex, other);
        }
        (Stage::Slides, Move::Slide(from, dir)) => {
            go_to(state, stage, place + 1);
            slide::begin(state, from, dir, other, sink);
        }
        _ => {
            rule!("VQ-POW-0");
            go_to(state, stage, place + 1);
        }
    }
}

/// One space freezes; the frost spreads from the end of the next turn on (VQ-WINTER).
fn freeze<S: Sink<Event>>(state: &mut State, hex: Hex, sink: &mut S) {
    rule!("VQ-WINTER");
    let seat = state.turn.seat;
    state.frosts[state.frost_count as usize % 5] = Frost { hex, reach: 0, fresh: true };
    state.frost_count = (state.frost_count + 1).min(5);
    sink.tell(Event::Froze { seat, hex });
    if state.close.ending.is_none() {
        state.close = Close { ending: Some(Ending::Winter), seat, turns: 0 };
        sink.tell(Event::EndTriggered { seat, ending: Ending::Winter });
    }
    state.pop();
    contest::begin(state);
}
