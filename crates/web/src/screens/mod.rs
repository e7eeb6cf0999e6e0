//! The screens around the tables: home, set-up of a game, stored tables, handbook, gallery, settings.

mod file_button;
pub mod gallery;
mod handbook;
mod home;
mod import;
mod new_game;
mod screen_header;
mod settings;
mod staged_build;
pub mod start_table;
mod table_summary;
mod tables;

pub use gallery::Gallery;
pub use handbook::Handbook;
pub use home::Home;
pub use new_game::NewGame;
pub use screen_header::ScreenHeader;
pub use settings::{SettingsPanel, SettingsScreen};
pub use tables::Tables;
