//! What every game's table has: the model of what was told and is shown, the top bar, the log, the curtain between people,
//! standing orders, the confirmation of grave answers.
//!
//! Not here: how a game looks (`cosmic_frog/`), how a table is kept going (`host`). Start with `model.rs`.

mod bar;
mod curtain;
mod log;
mod model;
mod open;
mod orders;
mod replay;
mod sentence;

pub use bar::{TopBar, icon};
pub use curtain::Curtain;
pub use log::Log;
pub use model::{Model, Moment, capital};
pub use open::TableScreen;
pub use orders::{Orders, OrdersButton};
pub use replay::Replay;
