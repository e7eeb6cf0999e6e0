//! Hexes without pixels: axial coordinates, directions, lines and rings, a grid of numbered cells with its neighbours, dense
//! sets of cells, and boards drawn in text.
//!
//! Not here: games, pixels, floating point, randomness. Start with [`Hex`] for an open plane, or with [`CellGrid`] for a
//! board of fixed size.
//!
//! ```
//! use hexgrid::{Dir, Hex};
//! let here = Hex::new(0, 0);
//! assert_eq!(here.step(Dir::E, 3), Hex::new(3, 0));
//! assert_eq!(here.direction_to(Hex::new(0, 2)), Some((Dir::SE, 2)));
//! ```

mod cell;
mod cell_grid;
mod dir;
mod hex;
mod text;

pub use cell::{Cell, CellSet};
pub use cell_grid::{CellGrid, CellGridError};
pub use dir::Dir;
pub use hex::{Hex, ParseHexError};
pub use text::draw;
