//! Tests of the texts of Volcanique.

#[path = "../common/mod.rs"]
mod common;

mod kinds;
mod positions;
mod samples;
mod used;
mod vocabulary;
