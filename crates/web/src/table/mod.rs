//! What the tables of all games share: the model of what the worker has sent, the top bar, the log, the curtain between
//! people, standing orders, the camera of a board.
//!
//! Not here: what a game looks like (`cosmic_frog/`, `volcanique/`), how a table runs (`host`). Start with `model.rs`.

mod arrow_keys;
mod browser_tab;
mod camera;
mod curtain;
mod edge_pills;
mod game_over;
mod log;
mod log_notices;
mod model;
pub mod motion;
mod named_place;
mod note;
mod picture_rng;
mod popover;
mod replay_controls;
mod screen_reader;
mod seat_layout;
mod sentence;
mod sheet_body;
mod size_observer;
mod standing_orders;
mod storage_notices;
mod tab_row;
mod table_context;
mod table_layout;
mod table_screen;
mod theme;
mod top_bar;
mod tray;
mod undo_proposal;
mod viewport;
mod zoom_controls;

pub use arrow_keys::next_in_direction;
pub use camera::Camera;
pub use edge_pills::{PanelCorner, find_panel_corner};
pub use game_over::{GameOver, NextSteps, WinnerHeading, modal};
pub use log::Log;
pub use model::{TableModel, UndoKind, Viewing};
pub use named_place::NamedPlace;
pub use note::Note;
pub use picture_rng::PictureRng;
pub use replay_controls::ReplayControls;
pub use screen_reader::ScreenReaderStatus;
pub use seat_layout::{LayoutKind, SeatLayout};
pub use sentence::Sentence;
pub use sheet_body::SheetBody;
pub use size_observer::watch_size;
pub use standing_orders::{StandingOrders, StandingOrdersButton};
pub use storage_notices::origin_words;
pub use tab_row::TabRow;
pub use table_context::{Notes, TableContext};
pub use table_layout::TableLayout;
pub use table_screen::TableScreen;
pub use theme::TableTheme;
pub use top_bar::{TopBar, icon};
pub use tray::{WaitingBadge, table_keys, tray_content};
pub use viewport::BoardFrame;
pub use zoom_controls::ZoomControls;
