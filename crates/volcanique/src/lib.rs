//! Volcanique: the rules of the game as data and functions, nothing else.
//!
//! A [`Setup`] becomes [`Rules`]; `Rules` implements [`tabletop::Game`]. A [`State`] is a position; [`Move`]s change it.
//!
//! Not here: prose (`wording`), bots, input and output, randomness. Start with `steps/`: one file per step of the game.

mod biome;
mod card;
mod census;
mod event;
mod event_seats;
mod frame;
mod frame_stack;
mod game;
mod hex_bitset;
mod land;
mod lava;
mod moves;
mod notation;
mod part_set;
mod player;
mod position;
mod power;
mod price;
mod question;
mod refusal;
mod rule_ids;
mod rules;
pub mod score;
mod setup;
mod site;
mod site_index;
mod site_set;
mod state;
mod steps;
#[cfg(any(test, feature = "testing"))]
mod testing;
mod tile;
mod turn_state;
mod view;

pub use biome::{Biome, Mix, Spot};
pub use card::{Card, CardRow, CardTable, Effect};
pub use event::{Ending, Event, Gain, Loss};
pub use frame::{Frame, TurnMode, TurnStage};
pub use land::{Land, Part, Site, sites_in};
pub use lava::{LAVA, Lava, LavaList};
pub use moves::{Cut, Item, Move, Piece};
pub use player::{CRATER, CRITTERS, Critter, Player};
pub use power::{NAMES as POWER_NAMES, Power, PowerTable, PowerTrait, Powers, Slot};
pub use price::Cost;
pub use question::{Danger, Price, Question};
pub use refusal::Refusal;
pub use rule_ids::RULE_IDS;
pub use rules::Rules;
pub use setup::{Colour, CoverRule, IslandStart, Preset, Setup};
pub use state::{Closing, Frost, RESOURCES, State, TurnState};
pub use tile::{Edges, Face, Size, TileKind, TileTable};
pub use view::View;
