//! One module per command, each with its arguments and `run`.

pub mod play;
pub mod render;
pub mod replay;
pub mod resume;
pub mod scenario;
pub mod score;
pub mod serve;
