//! A Cooperative critter enters a controlled biome: each owner without the power loses one critter (VQ-COOP).

use super::contest::{self, only_critter};
use super::{Answer, Progress, Step, ask, destinations, walk};
use crate::biome::Spot;
use crate::event::{Event, Loss};
use crate::frame::Frame;
use crate::land::Part;
use crate::moves::{Move, Piece};
use crate::player::Critter;
use crate::power::PowerTrait;
use crate::question::Question;
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::state::State;
use serde::{Deserialize, Serialize};
use tabletop::{Pending, Seat, SeatSet, Sink, emit, rule, rule_id};

/// The active player chooses which critters the owners of an entered biome lose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Intrusion {
    /// The part that was entered.
    pub to: Spot,
    /// The owners that still have to lose a critter.
    pub owners: SeatSet,
}

impl Step for Intrusion {
    #[inline(never)]
    fn advance<S: Sink<Event>>(self, rules: &Rules, state: &mut State, sink: &mut S) -> Progress {
        let Some(owner) = self.next_owner(rules, state) else {
            state.pop();
            contest::begin(state);
            return Progress::Continue;
        };
        match only_critter(self.choices(state, owner)) {
            Some(critter) => lose(state, owner, critter, sink),
            None if self.choices(state, owner).next().is_some() => return Progress::Wait,
            None => {}
        }
        self.go_on_without(state, owner);
        Progress::Continue
    }

    fn pending(self, rules: &Rules, state: &State) -> Pending<Question> {
        let active = state.turn.seat;
        ask(active, Question::Victim { owner: self.next_owner(rules, state).unwrap_or(active) })
    }

    #[inline(never)]
    fn legal(self, rules: &Rules, state: &State, moves: &mut Vec<Move>) {
        let Some(owner) = self.next_owner(rules, state) else { return };
        moves.extend(self.choices(state, owner).map(|critter| Move::Lose(Piece::Single, state.spot(critter))));
        moves.dedup();
    }

    fn check(self, rules: &Rules, state: &State, mv: Move) -> Answer {
        let Move::Lose(piece, spot) = mv else { return None };
        let owner = self.next_owner(rules, state)?;
        let found = piece == Piece::Single && self.choices(state, owner).any(|critter| state.spot(critter) == spot);
        Some(if found { Ok(()) } else { Err(Refusal::NobodyThere) })
    }

    #[inline(never)]
    fn apply<S: Sink<Event>>(self, rules: &Rules, state: &mut State, mv: Move, sink: &mut S) {
        let (Move::Lose(_, spot), Some(owner)) = (mv, self.next_owner(rules, state)) else { return };
        let chosen = self.choices(state, owner).find(|&critter| state.spot(critter) == spot);
        if let Some(critter) = chosen {
            lose(state, owner, critter, sink);
        }
        self.go_on_without(state, owner);
    }
}

impl Intrusion {
    /// Returns the owner that loses a critter next.
    fn next_owner(self, rules: &Rules, state: &State) -> Option<Seat> {
        state.seats_from(rules, state.turn.seat).find(|&seat| self.owners.contains(seat))
    }

    /// Returns the critters of an owner that can be chosen: on the entered part if any, else anywhere in the biome.
    fn choices(self, state: &State, owner: Seat) -> impl Iterator<Item = Critter> + '_ {
        let part = state.land.part(self.to).unwrap_or(Part::NONE);
        let biome = state.land.biome(part);
        let land = state.player(owner).land();
        let near = land.iter().any(|critter| critter.part() == part && !critter.is_burrowed());
        let wanted = move |critter: &&Critter| {
            let here = if near { critter.part() == part } else { state.land.biome(critter.part()) == biome };
            here && !critter.is_burrowed()
        };
        land.iter().filter(wanted).copied()
    }

    fn go_on_without(self, state: &mut State, owner: Seat) {
        state.replace(Frame::Intrusion(Intrusion { owners: self.owners.without(owner), ..self }));
    }
}

fn lose<S: Sink<Event>>(state: &mut State, owner: Seat, critter: Critter, sink: &mut S) {
    let spot = state.spot(critter);
    emit!(sink, "VQ-COOP", Event::WentHome { seat: owner, spot, loss: Loss::Entered });
    state.send_home(owner, critter);
    state.recount();
}

/// Lets a piece enter a biome that others control, unless a Colossal there repels it.
pub(super) fn enter<S: Sink<Event>>(
    rules: &Rules,
    state: &mut State,
    (seat, piece, from, to): (Seat, Piece, Part, Part),
    controllers: SeatSet,
    sink: &mut S,
) {
    let biome = state.land.biome(to);
    let owners = controllers.iter().filter(|&other| !state.powers(other).has(PowerTrait::Cooperate));
    let owners = owners.fold(SeatSet::NONE, |set, other| set.union(SeatSet::single(other)));
    for owner in state.seats_from(rules, seat).filter(|&owner| owners.contains(owner)) {
        let guard = state.player(owner).colossal().filter(|critter| state.land.biome(critter.part()) == biome);
        if let Some(guard) = guard {
            return repel(state, (seat, piece, from), (owner, guard), sink);
        }
    }
    rule!("VQ-COOP");
    walk::move_piece(state, (seat, piece, from, to), rule_id!("VQ-COOP"), sink);
    state.push(Frame::Intrusion(Intrusion { to: state.land.spot(to), owners }));
}

/// Takes a piece from a Colossal instead of the owner's critter, and sends the intruder home (VQ-COLOSSAL).
fn repel<S: Sink<Event>>(
    state: &mut State,
    (seat, piece, from): (Seat, Piece, Part),
    (owner, guard): (Seat, Critter),
    sink: &mut S,
) {
    emit!(sink, "VQ-COLOSSAL", Event::Wounded { seat: owner, spot: state.spot(guard) });
    state.shrink_colossal(owner, guard);
    let first = |state: &State| destinations::moving_critters(state, seat, piece, from).next();
    while let Some(critter) = first(state) {
        let spot = state.spot(critter);
        emit!(sink, "VQ-COLOSSAL", Event::WentHome { seat, spot, loss: Loss::Repelled });
        state.send_home(seat, critter);
        if piece != Piece::Group {
            break;
        }
    }
    state.recount();
}
