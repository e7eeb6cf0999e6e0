//! Cosmic Frog: the rules of the game as data and functions, nothing else.
//!
//! A [`Setup`] becomes [`Rules`]; `Rules` implements [`tabletop::Game`]. A [`State`] is a position; [`Move`]s change it.
//!
//! ```
//! use cosmic_frog::{Rules, Setup};
//! use tabletop::{Game, Odds, Pending};
//! let rules = Rules::new(Setup::new(4)).unwrap();
//! let mut state = rules.initial_state();
//! let mut odds = Odds::default();
//! rules.odds(&state, &mut odds); // the first Land to be placed, as likely on every hex
//! rules.apply(&mut state, odds.pick(0).unwrap(), &mut ()).unwrap();
//! assert!(matches!(rules.pending(&state), Pending::Chance(_)));
//! ```
//!
//! Not here: prose (`wording`), bots, input and output, randomness. Start with `steps/`: one file per step of the game.

mod ability;
mod ability_table;
#[cfg(any(test, feature = "testing"))]
mod census;
mod combat;
mod die;
mod event;
mod event_seats;
mod frame;
mod frame_stack;
mod frog;
mod game;
mod land;
#[cfg(test)]
mod leaks;
mod map;
mod moves;
mod muck;
mod notation;
mod odds;
mod position;
mod powers;
mod price;
mod question;
mod refusal;
mod rule_ids;
mod rules;
pub mod score;
mod setup;
mod state;
mod steps;
#[cfg(any(test, feature = "testing"))]
mod testing;
mod tile;
mod view;

pub use ability::{Ability, BASE, NAMES};
pub use ability_table::AbilityTable;
pub use die::{Die, RollPurpose};
pub use event::{Ending, Event, Expense, Gain};
pub use land::Land;
pub use map::Map;
pub use moves::Move;
pub use muck::{Muck, Style};
pub use odds::{
    CombatOdds, DicePool, Flight, Landing, LureResponse, MOST, PurgePreview, PurgedItemFate, attack_odds, combat_dice,
    combat_odds, combat_odds_after, combat_totals, flight, knockback_preview, lure_odds, purge_preview, raid_odds,
    worst_combat_odds_after,
};
pub use powers::{CheapExtra, Powers};
pub use price::{RaidInProgress, Targeting};
pub use question::{Question, Window};
pub use refusal::Refusal;
pub use rule_ids::RULE_IDS;
pub use rules::Rules;
pub use setup::{Colour, FindMuck, GameLength, Layout, Preset, RichLands, Setup, SoloLevel};
pub use state::{
    ActionKind, ActionMode, AttackMeans, Card, Combat, CombatStage, FARTHEST, Frog, NO_DIE, OOMPH, Place, Purpose,
    State, TRACK,
};
pub use steps::robo::{RoboLine, RoboReason};
pub use tile::{Back, Bonus, Stack, Tile, Tiles};
pub use view::View;
