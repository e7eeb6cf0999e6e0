//! Who sees what in the toy game, and positions made from a view.

use super::{Event, Fault, GOT, HIDDEN, KINDS, MOST_SEATS, Move, OPEN, Phase, SEALED, State, Toy};
use serde::{Deserialize, Serialize};
use tabletop::{EventRecord, RandomBelow, Seat, SeatSet};

/// What a viewer knows of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    viewer: SeatSet,
    /// The position without hidden information: of other hands it has the shown cards, of other stakes whether they are given, of the
    /// deck what the viewer knows. Hidden cards are in the pool of the deck.
    known: State,
    /// Cards in each hand.
    sizes: [u8; MOST_SEATS],
}

impl Toy {
    /// Returns what these seats know.
    pub(super) fn look_at(&self, state: &State, viewer: SeatSet) -> View {
        let mut known = *state;
        if !self.has(Fault::ViewShowsDeck) {
            known.deck = state.deck.seen_by(viewer);
        }
        let sizes = state.hands.map(|hand| hand.iter().sum());
        for seat in SeatSet::first(self.players()).iter().filter(|&seat| !viewer.contains(seat)) {
            let index = seat.index();
            let previous = Seat((seat.0 + self.players() - 1) % self.players());
            if !(self.has(Fault::ViewShowsHand) && viewer.contains(previous)) {
                known.hands[index] = state.shown[index];
            }
            for kind in 0..KINDS {
                let hidden = state.hands[index][kind] - known.hands[index][kind];
                (0..hidden)
                    .filter(|_| !self.has(Fault::ViewShowsPool))
                    .for_each(|_| known.deck.add_to_pool(kind as u8));
            }
            if state.stakes[index] != OPEN && !self.has(Fault::ViewShowsStake) {
                known.stakes[index] = SEALED;
            }
        }
        if self.has(Fault::ViewForgets) {
            known.die = 0;
        }
        if self.has(Fault::ViewUnwritten) {
            known.blot = 1;
        }
        View { viewer, known, sizes }
    }

    /// Returns a position that agrees with the view.
    pub(super) fn guess(&self, view: &View, below: RandomBelow<'_>) -> State {
        let mut state = view.known;
        for seat in SeatSet::first(self.players()).iter() {
            let index = seat.index();
            let known: u8 = state.hands[index].iter().sum();
            for _ in known..view.sizes[index] {
                let kind = from_pool(&state, below);
                state.deck.remove_from_pool(kind);
                state.hands[index][usize::from(kind)] += 1;
            }
            if state.stakes[index] == SEALED {
                state.stakes[index] = below(u32::from(state.chips[index].min(3)) + 1) as u8;
            }
        }
        let known_to_others: Vec<usize> = state
            .deck
            .entries()
            .enumerate()
            .filter(|(_, card)| card.0.is_none() && !card.1.is_empty())
            .map(|(at, _)| at)
            .collect();
        for at in known_to_others {
            let kind = from_pool(&state, below);
            state.deck.settle_entry(at, kind);
        }
        if self.has(Fault::DeterminiseContradicts) {
            state.die = state.die % 6 + 1;
        }
        if self.has(Fault::ViewUnwritten) {
            state.blot = 0;
        }
        state
    }

    /// Returns the move as these seats see it.
    pub(super) fn move_seen_by(&self, state: &State, mv: Move, viewer: SeatSet) -> Option<Move> {
        match mv {
            Move::Card(_) => {
                let seat = if state.phase == Phase::Deal { self.dealt_to(state) } else { self.active(state) };
                (viewer.contains(seat) || self.has(Fault::MovesTellCard)).then_some(mv)
            }
            Move::Stake(seat, _) => (viewer.contains(seat) || self.has(Fault::MovesTellStake)).then_some(mv),
            Move::Bury(_) if !viewer.contains(self.active(state)) => Some(Move::Bury(HIDDEN)),
            _ => Some(mv),
        }
    }

    /// Returns the event as these seats see it.
    pub(super) fn event_seen_by(&self, record: EventRecord<Event>, viewer: SeatSet) -> EventRecord<Event> {
        let event = match record.event {
            Event::Got(seat, _) if !viewer.contains(seat) && !self.has(Fault::EventShowsCard) => {
                let rule = if self.has(Fault::RuleShowsCard) { record.rule } else { GOT };
                return EventRecord { rule, event: Event::Got(seat, HIDDEN), ..record };
            }
            Event::Looked(seat, _) if !viewer.contains(seat) && !self.has(Fault::EventShowsLook) => {
                Event::Looked(seat, HIDDEN)
            }
            Event::Buried(seat, _) if !viewer.contains(seat) && !self.has(Fault::EventShowsBury) => {
                Event::Buried(seat, HIDDEN)
            }
            event => event,
        };
        EventRecord { event, ..record }
    }
}

/// Returns a kind drawn from the pool of unseen cards.
fn from_pool(state: &State, below: RandomBelow<'_>) -> u8 {
    let pool = state.deck.pool();
    let mut number = below(pool.iter().map(|&count| u32::from(count)).sum());
    for (kind, &count) in pool.iter().enumerate() {
        if number < u32::from(count) {
            return kind as u8;
        }
        number -= u32::from(count);
    }
    0
}
