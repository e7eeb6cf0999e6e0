//! One flow of lava (VQ-LAVA-6): chance picks a lower space, then diversion, what lies there, evacuation, arrival, contests.

use super::escape::{Escape, send_all_home};
use super::{Answer, Progress, Step, ask, contest, diversion, possible, sea};
use crate::event::{Event, Loss};
use crate::frame::{Detour, FlowExtent, FlowStage, Frame};
use crate::land::Site;
use crate::lava::Lava;
use crate::moves::Move;
use crate::question::{Danger, Question};
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::state::State;
use hexgrid::{Dir, Hex};
use serde::{Deserialize, Serialize};
use tabletop::{Pending, RandomBelow, SeatSet, Sink, emit, rule, rule_id};

/// The number of lava that is just erupting: it has none yet.
pub(super) const ERUPTING: u8 = u8::MAX;

/// Lava flows from a space to a lower one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LavaFlow {
    /// Where it comes from.
    pub from: Hex,
    /// Where it is about to go.
    pub to: Hex,
    /// Its number, or [`ERUPTING`].
    pub lava: u8,
    /// Who has tried to divert it.
    pub tried: SeatSet,
    /// Who does not divert it on its present way.
    pub declined: SeatSet,
    /// What comes next.
    pub stage: FlowStage,
    /// How far it flows.
    pub run: FlowExtent,
}

impl Step for LavaFlow {
    #[inline(never)]
    fn advance<S: Sink<Event>>(self, rules: &Rules, state: &mut State, sink: &mut S) -> Progress {
        match self.stage {
            FlowStage::Pick => self.pick(rules, state, sink),
            FlowStage::Divert if diversion::next_seat(self, rules, state).is_some() => Progress::Wait,
            FlowStage::Divert => LavaFlow { stage: FlowStage::Meet, ..self }.put(state),
            FlowStage::Roll => Progress::Wait,
            FlowStage::Meet => self.meet(rules, state, sink),
            FlowStage::Swimmers if state.swimmer(self.to).is_some() => {
                if sea::has_haven(rules, state, self.to) {
                    return Progress::Wait;
                }
                drown(state, self.to, sink);
                Progress::Continue
            }
            FlowStage::Swimmers => self.evacuate(state, sink),
            FlowStage::Arrive => self.arrive(rules, state, sink),
        }
    }

    fn pending(self, rules: &Rules, state: &State) -> Pending<Question> {
        match self.stage {
            FlowStage::Pick if self.is_guided(state) => ask(state.turn.seat, Question::Flow { from: self.from }),
            FlowStage::Pick => Pending::Chance(Question::Flow { from: self.from }),
            FlowStage::Roll => Pending::Chance(diversion::roll_question(self, rules, state)),
            FlowStage::Swimmers => match state.swimmer(self.to) {
                Some(seat) => ask(seat, Question::Flee { from: self.to }),
                None => Pending::Over,
            },
            _ => match diversion::next_seat(self, rules, state) {
                Some(seat) => ask(seat, Question::Divert { from: self.from, to: self.to }),
                None => Pending::Over,
            },
        }
    }

    #[inline(never)]
    fn legal(self, rules: &Rules, state: &State, moves: &mut Vec<Move>) {
        match self.stage {
            FlowStage::Divert => moves.extend([Move::Done, Move::Divert]),
            FlowStage::Swimmers => sea::legal_haven(rules, state, self.to, moves),
            _ => self.outcomes(rules, state, &mut |mv, _| moves.push(mv)),
        }
    }

    fn check(self, rules: &Rules, state: &State, mv: Move) -> Answer {
        Some(match (self.stage, mv) {
            (FlowStage::Pick, Move::Flow(dir)) if is_lower(rules, state, self.from, dir) => Ok(()),
            (FlowStage::Pick, Move::Flow(_)) if self.is_guided(state) => Err(Refusal::NotLower),
            (FlowStage::Pick, Move::Flow(_)) => return possible(false, Question::Flow { from: self.from }),
            (FlowStage::Divert, Move::Done | Move::Divert) => Ok(()),
            (FlowStage::Roll, Move::Roll(face)) => {
                return possible((1..=6).contains(&face), diversion::roll_question(self, rules, state));
            }
            (FlowStage::Swimmers, Move::Dive(hex)) => sea::check_haven(rules, state, self.to, hex),
            _ => return None,
        })
    }

    #[inline(never)]
    fn apply<S: Sink<Event>>(self, rules: &Rules, state: &mut State, mv: Move, sink: &mut S) {
        match (self.stage, mv) {
            (FlowStage::Pick, Move::Flow(dir)) => {
                self.head(state, dir);
            }
            (FlowStage::Divert, Move::Divert) => {
                LavaFlow { stage: FlowStage::Roll, ..self }.put(state);
            }
            (FlowStage::Divert, _) => diversion::decline(self, rules, state),
            (FlowStage::Roll, Move::Roll(face)) => diversion::divert(self, rules, state, face, sink),
            (FlowStage::Swimmers, Move::Dive(to)) => sea::flee(state, self.to, to, sink),
            _ => {}
        }
    }

    fn outcomes(self, rules: &Rules, state: &State, each: &mut impl FnMut(Move, u32)) {
        match self.stage {
            FlowStage::Pick => lower(rules, state, self.from).for_each(|dir| each(Move::Flow(dir), 1)),
            FlowStage::Roll => (1..=6).for_each(|face| each(Move::Roll(face), 1)),
            _ => {}
        }
    }

    fn sample(self, rules: &Rules, state: &State, below: RandomBelow<'_>) -> Option<Move> {
        if self.stage == FlowStage::Roll {
            return Some(Move::Roll(1 + below(6) as u8));
        }
        let mut ways = lower(rules, state, self.from);
        let count = ways.len() as u32;
        ways.nth(below(count) as usize).map(Move::Flow)
    }
}

/// Returns whether the space in a direction is lower (VQ-LAVA-1).
pub(super) fn is_lower(rules: &Rules, state: &State, from: Hex, dir: Dir) -> bool {
    lower(rules, state, from).any(|other| other == dir)
}

/// Lists the directions of lower spaces, in order.
fn lower(rules: &Rules, state: &State, from: Hex) -> impl ExactSizeIterator<Item = Dir> + use<> {
    // Nothing is lower than the ocean.
    let site = state.land.site(from);
    let is_lower = |site: Site, dir: Dir| {
        let next = state.land.next(site, dir.index());
        rule!("VQ-DEF-1");
        let height = if next == Site::NONE { 0 } else { state.land.height(next) };
        let to = from.step(dir, 1);
        if state.super_volcano == Some(to) {
            // No lava enters the space of the super volcano.
            rule!("VQ-SUPER");
            return false;
        }
        height < state.land.height(site) && rules.is_on_table(to)
    };
    let mut ways = [Dir::NE; 6];
    let mut count = 0;
    for dir in Dir::ALL.into_iter().filter(|&dir| site.is_some_and(|site| is_lower(site, dir))) {
        ways[count] = dir;
        count += 1;
    }
    ways.into_iter().take(count)
}

impl LavaFlow {
    /// Returns the step that begins a flow.
    pub(super) const fn new(from: Hex, lava: u8, run: FlowExtent) -> LavaFlow {
        let (tried, declined) = (SeatSet::NONE, SeatSet::NONE);
        LavaFlow { from, to: from, lava, tried, declined, stage: FlowStage::Pick, run }
    }

    /// Replaces the step on top of the stack.
    pub(super) fn put(self, state: &mut State) -> Progress {
        state.replace(Frame::LavaFlow(self));
        Progress::Continue
    }

    /// Returns whether the active player chooses the way of this lava by a Detour.
    fn is_guided(self, state: &State) -> bool {
        match state.turn.detour {
            Detour::None => false,
            Detour::Volcano => {
                self.lava == ERUPTING && self.run == FlowExtent::Once && state.volcano == Some(self.from)
            }
            Detour::Lava(hex) => self.lava != ERUPTING && hex == self.from,
        }
    }

    /// Uses up the Detour if it guides this lava.
    fn end_detour(self, state: &mut State) {
        if self.is_guided(state) {
            rule!("VQ-CAL-DETOUR");
            state.turn.detour = Detour::None;
        }
    }

    fn pick<S: Sink<Event>>(self, rules: &Rules, state: &mut State, sink: &mut S) -> Progress {
        let mut ways = lower(rules, state, self.from);
        match (ways.next(), ways.next()) {
            (Some(_), Some(_)) => Progress::Wait,
            (Some(only), None) => self.head(state, only),
            (None, _) => self.pool(rules, state, sink),
        }
    }

    /// Heads for the space in a direction.
    fn head(self, state: &mut State, dir: Dir) -> Progress {
        rule!("VQ-LAVA-6");
        self.end_detour(state);
        let to = self.from.step(dir, 1);
        LavaFlow { to, tried: SeatSet::NONE, declined: SeatSet::NONE, stage: FlowStage::Divert, ..self }.put(state)
    }

    /// Leaves the lava in a basin, where it becomes soil one turn later (VQ-LAVA-4). Lava that runs out is gone.
    fn pool<S: Sink<Event>>(self, rules: &Rules, state: &mut State, sink: &mut S) -> Progress {
        self.end_detour(state);
        if self.run != FlowExtent::Once {
            emit!(sink, "VQ-SET-7", Event::LavaGone { hex: self.from });
            return self.stop(rules, state);
        }
        emit!(sink, "VQ-LAVA-4", Event::LavaPooled { hex: self.from });
        if self.lava == ERUPTING {
            state.volcano = None;
            state.lava_supply -= 1;
            state.lavas.add(Lava { hex: self.from, fresh: true, pooled: true });
        } else if let Some(lava) = state.lavas.get_mut(self.lava) {
            lava.fresh = true;
            lava.pooled = true;
        }
        finish(rules, state)
    }

    /// Returns the lava to the supply; its space is bare.
    fn stop(self, rules: &Rules, state: &mut State) -> Progress {
        if self.lava == ERUPTING {
            state.volcano = None;
        } else {
            state.return_lava(self.lava);
        }
        finish(rules, state)
    }

    /// Ends the flow if lava is already there, or a Colossal.
    fn meet<S: Sink<Event>>(self, rules: &Rules, state: &mut State, sink: &mut S) -> Progress {
        if state.lavas.is_at(self.to) {
            emit!(sink, "VQ-LAVA-4", Event::LavaMerged { hex: self.to });
            emit!(sink, "VQ-SET-7", Event::LavaGone { hex: self.from });
            return self.stop(rules, state);
        }
        let site = state.land.site(self.to);
        let guard = state.seats_from(rules, state.turn.seat).find_map(|seat| {
            state.player(seat).colossal().filter(|critter| Some(critter.site()) == site).map(|critter| (seat, critter))
        });
        if let Some((seat, critter)) = guard {
            emit!(sink, "VQ-COLOSSAL", Event::Wounded { seat, spot: state.spot(critter) });
            state.shrink_colossal(seat, critter);
            emit!(sink, "VQ-COLOSSAL", Event::LavaGone { hex: self.from });
            return self.stop(rules, state);
        }
        LavaFlow { stage: FlowStage::Swimmers, ..self }.put(state)
    }

    /// Lets the critters leave where the lava is about to arrive, or sends them home.
    fn evacuate<S: Sink<Event>>(self, state: &mut State, sink: &mut S) -> Progress {
        LavaFlow { stage: FlowStage::Arrive, ..self }.put(state);
        let occupied = state.land.site(self.to).is_some_and(|site| state.inhabited_sites() & site.bit() != 0);
        if occupied && self.run == FlowExtent::Frozen {
            send_all_home(state, self.to, (Loss::Danger(Danger::Lava), rule_id!("VQ-WINTER")), sink);
        } else if occupied {
            state.push(Frame::Escape(Escape::new(self.to, Danger::Lava)));
        }
        Progress::Continue
    }

    fn arrive<S: Sink<Event>>(self, rules: &Rules, state: &mut State, sink: &mut S) -> Progress {
        emit!(sink, "VQ-LAVA-1", Event::LavaFlowed { from: self.from, to: self.to });
        if self.run != FlowExtent::Once {
            return self.run_on(rules, state, sink);
        }
        let in_ocean = if state.land.site(self.to).is_none() {
            rule!("VQ-LAVA-3");
            true
        } else {
            false
        };
        if self.lava == ERUPTING {
            state.volcano = None;
            state.lava_supply -= 1;
            // On land it flows on at the end of this turn; in the ocean it becomes soil a turn later.
            state.lavas.add(Lava { hex: self.to, fresh: in_ocean, pooled: false });
        } else if let Some(lava) = state.lavas.get_mut(self.lava) {
            *lava = Lava { hex: self.to, fresh: true, pooled: false };
        }
        finish(rules, state)
    }

    /// Flows on until the lava reaches the ocean or a basin: it runs out at the end of the game.
    fn run_on<S: Sink<Event>>(self, rules: &Rules, state: &mut State, sink: &mut S) -> Progress {
        if self.lava == ERUPTING {
            state.volcano = Some(self.to);
        } else if let Some(lava) = state.lavas.get_mut(self.lava) {
            lava.hex = self.to;
        }
        let on =
            LavaFlow { from: self.to, tried: SeatSet::NONE, declined: SeatSet::NONE, stage: FlowStage::Pick, ..self };
        if state.land.site(self.to).is_none() {
            emit!(sink, "VQ-SET-7", Event::LavaGone { hex: on.from });
            return on.stop(rules, state);
        }
        state.refresh_visible(rules);
        on.put(state);
        contest::begin(state);
        Progress::Continue
    }
}

fn finish(rules: &Rules, state: &mut State) -> Progress {
    state.refresh_visible(rules);
    state.pop();
    contest::begin(state);
    Progress::Continue
}

/// Sends a swimmer home when no sea space is left anywhere.
fn drown<S: Sink<Event>>(state: &mut State, hex: Hex, sink: &mut S) {
    if let Some(seat) = state.swimmer(hex) {
        let player = state.player_mut(seat);
        player.leave_sea(hex);
        player.hand += 1;
        emit!(sink, "VQ-SEA", Event::Swam { seat, from: Some(hex), to: hex });
    }
}
