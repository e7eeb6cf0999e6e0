//! What belongs to a player (critters, resources, powers, cards, points), as small memos of the view, so that the page redraws
//! only what changed.
//!
//! Not here: how it is drawn.

use super::Context;
use leptos::prelude::*;
use tabletop::{Game, Pending, Seat};
use volcanique::score::player_scores;
use volcanique::{Card, Mix, Power, Rules, Slot, State};

/// What a player has, as numbers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Holdings {
    /// Critters in hand.
    pub hand: u8,
    /// Critters on land, a Colossal as one.
    pub land: u8,
    /// Critters in the sea.
    pub sea: u8,
    /// Critters in the crater.
    pub crater: u8,
    /// Resources.
    pub resources: Mix,
    /// How many resources the player may keep after collecting.
    pub limit: u8,
    /// The slots of the grid with critters, and the powers there.
    pub powers: Vec<(Slot, Power)>,
    /// Caldera cards that the viewer knows.
    pub cards: Vec<Card>,
    /// Caldera cards that the viewer does not know.
    pub hidden: u8,
}

impl Holdings {
    /// Returns what a player has in a position.
    pub fn of(state: &State, seat: Seat) -> Holdings {
        let player = state.player(seat);
        let slots = Slot::all().filter(|slot| player.slots[slot.index()] > 0);
        let cards = Card::all().flat_map(|card| (0..player.cards[card.index()]).map(move |_| card));
        Holdings {
            hand: player.hand,
            land: player.land().len() as u8,
            sea: player.sea().len() as u8,
            crater: player.crater,
            resources: player.resources,
            limit: player.powers.resource_limit(),
            powers: slots.map(|slot| (slot, state.grid()[slot.index()])).collect(),
            cards: cards.collect(),
            hidden: player.hidden,
        }
    }

    /// Returns all Caldera cards, known or not.
    pub fn card_count(&self) -> u8 {
        self.cards.len() as u8 + self.hidden
    }
}

/// What belongs to one player. It is `Copy`, so that closures can capture it.
#[derive(Clone, Copy)]
pub struct Belongings {
    /// What the player has.
    pub holdings: Memo<Holdings>,
    /// The points if the game were scored now, as far as the viewer knows.
    pub points: Memo<u16>,
}

impl Belongings {
    /// Returns what belongs to this player.
    pub fn of(context: Context, seat: Memo<Seat>) -> Belongings {
        let look = move |read: &dyn Fn(&Rules, &State, Seat) -> u16| {
            let rules = context.rules();
            context.view.with(|view| view.as_ref().map_or(0, |view| read(&rules, &view.state, seat.get())))
        };
        let holdings = Memo::new(move |_| {
            context
                .view
                .with(|view| view.as_ref().map_or_else(Holdings::default, |view| Holdings::of(&view.state, seat.get())))
        });
        let points = Memo::new(move |_| {
            look(&|rules, state, seat| player_scores(rules, state).get(seat.index()).map_or(0, |tally| tally.total()))
        });
        Belongings { holdings, points }
    }
}

/// Returns the player whose turn it is; nobody's during set-up and at the end.
pub fn seat_on_turn(context: Context) -> Option<Seat> {
    let rules = context.rules();
    context.state.with(|state| {
        let state = state.as_ref()?;
        let seat = state.turn_state().seat;
        (rules.pending(state) != Pending::Over && seat.0 < rules.players()).then_some(seat)
    })
}

/// Returns whose turn comes next.
pub fn next_seat_on_turn(context: Context) -> Option<Seat> {
    let now = seat_on_turn(context)?;
    let rules = context.rules();
    context.state.with(|state| state.as_ref()?.seats_from(&rules, now).nth(1))
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop::Notation;

    #[test]
    fn holdings_are_read_off_a_position() {
        let text = include_str!("../../../../scenarios/volcanique/bountiful-eight.toml");
        let (_, state) = Rules::read_position(text).unwrap();
        let holdings = Holdings::of(&state, Seat(0));
        assert_eq!(holdings.limit, 8);
        assert_eq!(holdings.powers.len(), 1);
        assert_eq!(holdings.card_count(), 0);
    }
}
