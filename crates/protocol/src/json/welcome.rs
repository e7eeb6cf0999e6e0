//! The beginning of a connection, as JSON: what a client learns about the table once.

use crate::{Encoding, HelloError, PROTOCOL_VERSION};
use serde::{Deserialize, Serialize};

/// The answer to a hello: the connection begins.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Welcome {
    /// The version of the messages.
    #[serde(rename = "protocol")]
    pub protocol: u32,
    /// The build of the table.
    #[serde(rename = "build")]
    pub build: String,
    /// The encoding of all further messages in both directions.
    #[serde(rename = "encoding")]
    pub encoding: Encoding,
    /// The most bytes that a request may have.
    #[serde(rename = "max_request_bytes")]
    pub max_request_bytes: u32,
    /// The name of the game.
    #[serde(rename = "game")]
    pub game: String,
    /// The edition of its rules.
    #[serde(rename = "edition")]
    pub edition: u32,
    /// The set-up, as the game writes it.
    #[serde(rename = "setup")]
    pub setup: serde_json::Value,
    /// All seats, in order.
    #[serde(rename = "seats")]
    pub seats: Vec<SeatInfo>,
    /// The names of the bots that can play a seat.
    #[serde(rename = "bots")]
    pub bots: Vec<String>,
    /// The standing orders that a player may give.
    #[serde(rename = "orders")]
    pub orders: Vec<Order>,
    /// The hexes of the board by number, each as `column,row`; empty if views name hexes by their coordinates.
    #[serde(rename = "cells")]
    pub cells: Vec<String>,
}

/// A seat of the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatInfo {
    /// Its number.
    #[serde(rename = "seat")]
    pub seat: u8,
    /// Its name in notation.
    #[serde(rename = "name")]
    pub name: String,
    /// Its name in sentences.
    #[serde(rename = "text")]
    pub text: String,
    /// All seats of the player who holds it.
    #[serde(rename = "player")]
    pub player: Vec<u8>,
}

/// A standing order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Order {
    /// The number of its bit in the orders of a seat.
    #[serde(rename = "bit")]
    pub bit: u8,
    /// Its name.
    #[serde(rename = "name")]
    pub name: String,
}

/// The answer to a hello that the table cannot agree to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HelloRefused {
    /// The version of the messages that the table speaks.
    #[serde(rename = "protocol")]
    pub protocol: u32,
    /// Why.
    #[serde(rename = "reason")]
    pub reason: HelloError,
    /// The same for people: which side to update.
    #[serde(rename = "text")]
    pub text: String,
}

impl From<HelloError> for HelloRefused {
    fn from(reason: HelloError) -> HelloRefused {
        HelloRefused { protocol: PROTOCOL_VERSION, reason, text: reason.to_string() }
    }
}
