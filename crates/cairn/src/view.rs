//! The secrets: stones in the hands of others, their bids until both are shown, and so what is left in the bag.

use crate::game::{Rules, drawing};
use crate::state::{CLANS, Event, Move, Phase, State, Stone, Stones};
use serde::{Deserialize, Serialize};
use tabletop::{EventRecord, Game, Pending, RandomBelow, SeatSet, Secrets};

/// What a viewer knows of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// The position with all unseen stones in the bag.
    pub(crate) state: State,
    /// How many unseen stones each clan holds.
    pub(crate) unseen: [u8; CLANS],
    /// Which clans have made a bid that the viewer does not see.
    sealed: SeatSet,
}

impl Secrets for Rules {
    type View = View;

    fn view(&self, state: &State, viewer: SeatSet) -> View {
        let mut view = View { state: *state, unseen: [0; CLANS], sealed: SeatSet::NONE };
        for seat in SeatSet::first(CLANS as u8).iter().filter(|&seat| !viewer.contains(seat)) {
            let index = seat.index();
            view.unseen[index] = state.held(seat);
            for (bag, hand) in view.state.bag.iter_mut().zip(&mut view.state.hands[index]) {
                *bag += std::mem::take(hand);
            }
            if state.phase == Phase::Bid && view.state.bids[index].take().is_some() {
                view.sealed = view.sealed.union(SeatSet::single(seat));
            }
        }
        view
    }

    fn determinise(&self, view: &View, below: RandomBelow<'_>) -> State {
        let mut state = view.state;
        for seat in SeatSet::first(CLANS as u8).iter() {
            let index = seat.index();
            for _ in 0..view.unseen[index] {
                let stone = any_of(&state.bag, below);
                state.bag[stone as usize] -= 1;
                state.hands[index][stone as usize] += 1;
            }
            if view.sealed.contains(seat) {
                state.bids[index] = Some(any_of(&state.hands[index], below));
            }
        }
        state
    }

    fn redact_move(&self, state: &State, mv: Move, viewer: SeatSet) -> Option<Move> {
        let seen = match mv {
            Move::Draw(_) => viewer.contains(drawing(state)),
            Move::Bid(seat, _) => viewer.contains(seat),
            Move::Begin(_) | Move::Place(..) | Move::Pass => true,
        };
        seen.then_some(mv)
    }

    fn redact_event(&self, record: EventRecord<Event>, viewer: SeatSet) -> EventRecord<Event> {
        match record.event {
            Event::Drew { seat, .. } if !viewer.contains(seat) => {
                EventRecord { event: Event::Drew { seat, stone: None }, ..record }
            }
            _ => record,
        }
    }

    fn reveals_secret(&self, state: &State, mv: Move) -> bool {
        match mv {
            // The second bid shows both.
            Move::Bid(..) => state.bidders().len() == 1,
            Move::Place(..) => true,
            Move::Draw(_) | Move::Begin(_) | Move::Pass => false,
        }
    }

    fn is_openly_forced(&self, state: &State) -> bool {
        // Others do not know whether a stone in the hand fits anywhere.
        match self.pending(state) {
            Pending::Seat(decision) => state.held(decision.seat) == 0,
            _ => true,
        }
    }
}

/// Returns any of these stones; there is at least one.
fn any_of(stones: &Stones, below: RandomBelow<'_>) -> Stone {
    let mut number = below(stones.iter().map(|&count| u32::from(count)).sum());
    for stone in Stone::ALL {
        let count = u32::from(stones[stone as usize]);
        if number < count {
            return stone;
        }
        number -= count;
    }
    Stone::Pebble
}
