//! Volcanique in words.

#[path = "../common/mod.rs"]
mod common;

mod kinds;
mod positions;
mod samples;
mod used;
mod vocabulary;
