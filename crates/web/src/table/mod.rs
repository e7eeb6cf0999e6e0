//! What every game's table has: the model of what was told and is shown, the top bar, the log, the curtain between people,
//! standing orders, the camera of a board.
//!
//! Not here: how a game looks (`cosmic_frog/`), how a table is kept going (`host`). Start with `model.rs`.

mod bar;
mod camera;
mod curtain;
mod desk;
mod dice;
mod figures;
mod finish;
mod layout;
mod log;
mod look;
mod model;
pub mod motion;
mod note;
mod offstage;
mod open;
mod orders;
mod replay;
mod resize;
mod sentence;
mod sheet_body;
mod spoken;
mod storage_notices;
mod tab;
mod tabs;
mod tray;
mod zoom;

pub use bar::{TopBar, icon};
pub use camera::Camera;
pub use desk::{Desk, Room};
pub use dice::Dice;
pub use figures::Drawn;
pub use finish::{Finish, Next, Verdict, modal};
pub use layout::Layout;
pub use log::Log;
pub use look::Frame;
pub use model::{Model, Moment, capital};
pub use note::{Note, split_rule};
pub use open::TableScreen;
pub use orders::{Orders, OrdersButton};
pub use replay::Replay;
pub use sentence::Sentence;
pub use sheet_body::SheetBody;
pub use spoken::Spoken;
pub use storage_notices::origin_words;
pub use tabs::TabRow;
pub use tray::{Asked, Past, TurnEnds, Waiting, keys};
pub use zoom::Zoom;
