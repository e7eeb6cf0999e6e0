//! Positions as text: scenario files, snapshots in saves, and facts that scenarios expect. The form is described in
//! `docs/scenarios.md`.
//!
//! `read.rs` builds rules and position from TOML with the help of `players.rs`, `write.rs` is its inverse between two turns, `fact.rs` answers questions
//! like `player.pink.hand`. Not here: running a scenario's script (the `games` crate).

mod fact;
mod players;
mod read;
mod write;

pub(crate) use fact::fact;
pub(crate) use read::{read, restore};
pub(crate) use write::write;

use crate::event::Ending;
use crate::frame::TurnMode;

/// The endings by name.
pub(crate) const ENDINGS: [(&str, Ending); 6] = [
    ("tiles", Ending::Tiles),
    ("critters", Ending::Critters),
    ("drought", Ending::Drought),
    ("rounds", Ending::Rounds),
    ("super", Ending::Super),
    ("winter", Ending::Winter),
];

/// The kinds of turn by name.
const MODES: [(&str, TurnMode); 4] =
    [("normal", TurnMode::Normal), ("final", TurnMode::Final), ("finale", TurnMode::Finale), ("last", TurnMode::Last)];

/// Uses of limited powers by name, in the order of their bits.
const LIMITED: [&str; 4] = ["converging", "converging-final", "rift", "rift-final"];
