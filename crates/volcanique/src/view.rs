//! What a viewer may know of a position: everything but Caldera cards in other hands and in the deck (VQ-SET-6).
//!
//! A view can be played like a position: the legal moves of the viewer are the same as on the true position.

use crate::frame::Frame;
use crate::rules::Rules;
use crate::state::State;
use serde::{Deserialize, Serialize};
use tabletop::{RandomBelow, SeatSet, rule};

/// A position as some seats know it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// Whose view it is.
    pub viewer: SeatSet,
    /// The position with tokens for everything that these seats have not seen.
    pub state: State,
}

/// Returns the position as these seats know it.
pub(crate) fn view(rules: &Rules, state: &State, viewer: SeatSet) -> View {
    let mut seen = *state;
    // Once the game is over every card is counted openly (VQ-SCO-3).
    if state.frame() == Frame::Over {
        return View { viewer, state: seen };
    }
    for seat in rules.seats().filter(|&seat| !rules.player_seats(seat).intersects(viewer)) {
        rule!("VQ-SET-6");
        let player = seen.player_mut(seat);
        let cards = std::mem::take(&mut player.cards);
        player.hidden += cards.iter().sum::<u8>();
        for (kind, &count) in cards.iter().enumerate() {
            (0..count).for_each(|_| seen.deck.add_to_pool(kind as u8));
        }
    }
    View { viewer, state: seen }
}

/// Returns a full position that agrees with a view: cards in other hands get an identity.
pub(crate) fn determinise(rules: &Rules, view: &View, below: RandomBelow<'_>) -> State {
    let mut state = view.state;
    for seat in rules.seats() {
        while state.player(seat).hidden > 0 {
            let card = pick(state.deck.pool(), below);
            state.deck.remove_from_pool(card);
            let player = state.player_mut(seat);
            player.hidden -= 1;
            player.cards[card as usize] += 1;
        }
    }
    state
}

/// Draws a kind from a pool with these counts.
fn pick(pool: &[u8], below: RandomBelow<'_>) -> u8 {
    let total: u32 = pool.iter().map(|&count| u32::from(count)).sum();
    let mut number = below(total.max(1));
    for (kind, &count) in pool.iter().enumerate() {
        if number < u32::from(count) {
            return kind as u8;
        }
        number -= u32::from(count);
    }
    0
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::setup::Setup;
    use tabletop::Seat;

    #[test]
    fn cards_lie_open_once_the_game_is_over() {
        let rules = Rules::new(Setup::new(2)).unwrap();
        for (frame, hidden) in [(Frame::Turn, 1), (Frame::Over, 0)] {
            let mut state = State::empty(frame);
            state.deck.shuffle_in(&[2, 4, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1]);
            state.deck.draw(0);
            state.player_mut(Seat(1)).cards[0] = 1;
            let seen = view(&rules, &state, SeatSet::single(Seat(0))).state;
            assert_eq!(seen.player(Seat(1)).hidden, hidden);
            assert_eq!(seen.player(Seat(1)).card_count(), 1);
        }
    }
}
