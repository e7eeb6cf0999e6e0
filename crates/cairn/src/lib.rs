//! Cairn: a tiny game for two, the example of `docs/adding-a-game.md`.
//!
//! Two clans draw stones in secret and pile them on a moor; a heavier stone covers a lighter one. `RULES.md` has the rules.
//! [`Rules`] implements the whole contract: `game.rs` play, `view.rs` secrets, `notation.rs` text. `terminal.rs` has words,
//! bots and hosting (feature `terminal`), `testing.rs` what only tests need (feature `testing`).
//!
//! ```
//! use cairn::Rules;
//! use tabletop::{Game, Odds};
//! let rules = Rules::from_setup(cairn::Setup::default()).unwrap();
//! let (mut state, mut odds) = (rules.initial_state(), Odds::default());
//! rules.odds(&state, &mut odds);
//! assert_eq!(odds.total(), 26); // the first stone is any of the 26 in the bag
//! rules.apply(&mut state, odds.pick(0).unwrap(), &mut ()).unwrap();
//! ```

mod game;
mod notation;
mod position;
mod state;
#[cfg(feature = "terminal")]
mod terminal;
#[cfg(feature = "testing")]
mod testing;
mod view;

pub use game::Rules;
pub use state::{Event, Move, Question, Refusal, Setup, State, Stone};
pub use view::View;

/// The ids of the rules in `RULES.md`.
pub const RULE_IDS: &[&str] = &[
    "CN-SET-1",
    "CN-SET-2",
    "CN-SET-3",
    "CN-BID-1",
    "CN-BID-2",
    "CN-TURN-1",
    "CN-TURN-2",
    "CN-TURN-3",
    "CN-END-1",
    "CN-END-2",
    "CN-END-3",
];
