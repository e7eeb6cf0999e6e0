//! [`CompleteGame`]: the whole contract in one bound.

use crate::{Notation, Secrets};

/// A game that implements all parts of the contract: [`Game`](crate::Game), [`Secrets`] and [`Notation`].
///
/// Every type that implements the parts implements this too.
pub trait CompleteGame: Secrets + Notation {}

impl<G: Secrets + Notation> CompleteGame for G {}
