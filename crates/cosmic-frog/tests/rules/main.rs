//! Rules that need a whole game rather than a position: set-up, secrets, chance. One binary for all of them.

mod allocation;
mod common;
mod events;
mod golden;
mod questions;
mod refused;
mod secrets;
mod setup;
mod solo;
