//! The screens around the tables: home, set-up of a game, kept tables, handbook, gallery, settings.

mod drawn;
mod entry;
mod file;
mod gallery;
mod handbook;
mod head;
mod home;
mod import;
mod new_game;
mod settings;
mod solo;
mod start;
mod tables;

pub use gallery::Gallery;
pub use handbook::Handbook;
pub use head::Head;
pub use home::Home;
pub use new_game::NewGame;
pub use settings::{SettingsPanel, SettingsScreen};
pub use solo::record;
pub use tables::Tables;
