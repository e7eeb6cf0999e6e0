//! Hosted tables: what each player is told, what is stored, and how a host handles hostile clients.
//!
//! `server.rs` is a server without a network: connections of players and spectators, and a store that can fail. `model/` plays random
//! sequences of requests against a simple reference. The other files have one topic each.

mod bots;
mod chance;
mod interrupts;
mod log_limit;
mod memory;
mod model;
mod reconnect;
mod requests;
mod saves;
mod seats;
mod secrets;
mod server;
mod standing_orders;
mod storing;
mod undo;
mod volcanique;
