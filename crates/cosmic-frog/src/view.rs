//! What a viewer may know of a position: the position itself with every secret replaced by a token (INFO-1, DECK-4).
//!
//! Everything that works on a position works on a view: the viewer has the same answers as in the true position.

use crate::ability::Ability;
use crate::muck::chips;
use crate::rules::Rules;
use crate::setup::RichLands;
use crate::state::{Frame, HAND, State};
use crate::steps::keep::choices;
use serde::{Deserialize, Serialize};
use tabletop::{Game, RandomBelow, SeatSet, rule};

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
    seen.abilities = state.abilities.seen_by(viewer);
    let actions = state.actions.seen_by(viewer);
    if actions != state.actions {
        // Others know where a card of the deck lies; this viewer knows only that the deck contains it.
        rule!("DECK-4");
        seen.actions = actions;
    }
    seen.splinters = state.splinters.seen_by(viewer);
    for seat in rules.seats() {
        let frog = state.frog(seat);
        if frog.card.is_known() && !frog.knowers.is_known_to(viewer) {
            rule!("INFO-1");
            seen.frog_mut(seat).card = Ability::UNSEEN;
            // While frogs choose which card to keep, the card is one of those dealt and not another one.
            if state.frame() != Frame::Keep || rules.is_robo(seat) {
                seen.abilities.add_to_pool(frog.card.0);
            }
        }
        for (index, card) in frog.dealt.into_iter().enumerate() {
            if card.is_known() && !viewer.intersects(rules.card_knowers(seat)) {
                seen.frog_mut(seat).dealt[index] = Ability::UNSEEN;
                seen.abilities.add_to_pool(card.0);
            }
        }
    }
    if rules.setup.rich == RichLands::Hidden && !matches!(state.frame(), Frame::Score | Frame::Over) {
        let bonuses = seen.tiles.forget_bonuses();
        for (pool, drawn) in seen.bonuses.iter_mut().flatten().zip(bonuses.as_flattened()) {
            *pool += drawn;
        }
    }
    // Only the player who laid chips out knows the layout; a team does not share it (TEAM-0).
    for hand in seen.muck_mut().hands.iter_mut().filter(|hand| hand.layout != chips::NOT_LAID) {
        if !viewer.intersects(rules.seats_of_player(hand.by)) {
            hand.layout = chips::FACE_DOWN;
        }
    }
    let backs = seen.tiles.forget_backs();
    for (pool, back) in seen.backs.iter_mut().zip(backs) {
        *pool += back;
    }
    View { viewer, state: seen }
}

/// Returns a full position that agrees with a view: every card that somebody else knows gets an identity.
pub(crate) fn determinise(rules: &Rules, view: &View, below: RandomBelow<'_>) -> State {
    let mut state = view.state;
    for seat in rules.seats() {
        for index in 0..HAND {
            if state.frog(seat).dealt[index] == Ability::UNSEEN {
                state.frog_mut(seat).dealt[index] = take(&mut state, below);
            }
        }
        // Nobody knows the card of a RoboFrog, so it needs an identity too.
        let frog = state.frog(seat);
        let open = frog.card == Ability::UNSEEN && (!frog.knowers.is_empty() || rules.is_robo(seat));
        if open && (state.frame() != Frame::Keep || rules.is_robo(seat)) {
            state.frog_mut(seat).card = take(&mut state, below);
        }
    }
    // A kept card is one of those dealt to the team, so each frog that has kept one gets any that is left.
    let keeping = state.frame() == Frame::Keep;
    for seat in rules.seats().filter(|_| keeping) {
        if state.frog(seat).card == Ability::UNSEEN {
            let cards = choices(rules, &state, seat);
            let count = cards.into_iter().filter(|&card| card != Ability::NONE).count() as u32;
            let start = cards.iter().position(|card| card.is_known()).unwrap_or(0);
            state.frog_mut(seat).card = cards[start + below(count.max(1)) as usize];
        }
    }
    for hand in state.muck_mut().hands.iter_mut().filter(|hand| hand.layout == chips::FACE_DOWN) {
        hand.layout = chips::SHUFFLED;
    }
    for at in 0..state.abilities.len() {
        let known =
            state.abilities.entries().nth(at).is_some_and(|(card, knowers)| card.is_none() && !knowers.is_empty());
        if known {
            let card = pick(state.abilities.pool(), below);
            state.abilities.settle_entry(at, card);
        }
    }
    for at in 0..state.actions.len() {
        let known =
            state.actions.entries().nth(at).is_some_and(|(card, knowers)| card.is_none() && !knowers.is_empty());
        if known {
            let card = pick(state.actions.pool(), below);
            state.actions.settle_entry(at, card);
        }
    }
    state
}

fn take(state: &mut State, below: RandomBelow<'_>) -> Ability {
    let card = pick(state.abilities.pool(), below);
    state.abilities.remove_from_pool(card);
    Ability(card)
}

/// Returns a kind out of a pool, by its counts.
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
