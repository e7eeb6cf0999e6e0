//! [`CellGrid`]: a finite board, as a list of numbered hexes with the six neighbours of each.

use crate::{Cell, CellSet, Dir, Hex};
use std::collections::HashMap;
use std::fmt;

/// A finite board: hexes numbered in reading order (rows, then columns), with precomputed neighbours.
///
/// ```
/// use hexgrid::{CellGrid, Dir, Hex};
/// let grid = CellGrid::with_border(&[Hex::new(0, 0)], 1)?; // one hex and the six around it
/// let middle = grid.cell(Hex::new(0, 0));
/// assert_eq!((grid.len(), middle.0), (7, 3));
/// let east = grid.next(middle, Dir::E);
/// assert_eq!(grid.hex(east), Some(Hex::new(1, 0)));
/// assert!(!grid.next(east, Dir::E).is_on());
/// # Ok::<(), hexgrid::CellGridError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CellGrid {
    hexes: Vec<Hex>,
    next: Vec<[Cell; 6]>,
    cells: HashMap<Hex, Cell>,
}

/// The number of hexes is not 1 to 254.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CellGridError {
    /// How many hexes were asked for.
    pub hexes: usize,
}

impl fmt::Display for CellGridError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a mat holds 1 to 254 hexes, not {}", self.hexes)
    }
}

impl std::error::Error for CellGridError {}

impl CellGrid {
    /// Makes a grid of these hexes; duplicates count once. Fails if there are none or more than 254.
    ///
    /// ```
    /// use hexgrid::{CellGrid, Hex};
    /// let row = CellGrid::new((0..5).map(|q| Hex::new(q, 0)))?;
    /// assert_eq!(row.cells().count(), 5);
    /// assert_eq!(CellGrid::new([]).unwrap_err().hexes, 0);
    /// # Ok::<(), hexgrid::CellGridError>(())
    /// ```
    pub fn new(hexes: impl IntoIterator<Item = Hex>) -> Result<CellGrid, CellGridError> {
        let mut hexes: Vec<Hex> = hexes.into_iter().collect();
        hexes.sort_unstable();
        hexes.dedup();
        if hexes.is_empty() || hexes.len() > 254 {
            return Err(CellGridError { hexes: hexes.len() });
        }
        let cells: HashMap<Hex, Cell> =
            hexes.iter().enumerate().map(|(index, &hex)| (hex, Cell(index as u8))).collect();
        let next = hexes.iter().map(|hex| Dir::ALL.map(|dir| cell_beside(&cells, *hex, dir))).collect();
        Ok(CellGrid { hexes, next, cells })
    }

    /// Makes a grid of these hexes and everything within `border` steps of them.
    pub fn with_border(hexes: &[Hex], border: u8) -> Result<CellGrid, CellGridError> {
        let mut all: Vec<Hex> = hexes.to_vec();
        for _ in 0..border {
            let around: Vec<Hex> =
                all.iter().flat_map(|hex| Dir::ALL.into_iter().filter_map(|dir| hex.checked_step(dir))).collect();
            all.extend(around);
            all.sort_unstable();
            all.dedup();
        }
        CellGrid::new(all)
    }

    /// Returns the number of cells.
    pub fn len(&self) -> usize {
        self.hexes.len()
    }

    /// Returns `false`: a grid has at least one hex.
    pub fn is_empty(&self) -> bool {
        self.hexes.is_empty()
    }

    /// Iterates over all cells in order.
    pub fn cells(&self) -> impl Iterator<Item = Cell> + use<> {
        (0..self.hexes.len() as u8).map(Cell)
    }

    /// Returns the set of all cells.
    pub fn all(&self) -> CellSet {
        self.cells().collect()
    }

    /// Returns the hex of a cell; `None` for [`Cell::OFF`].
    pub fn hex(&self, cell: Cell) -> Option<Hex> {
        self.hexes.get(cell.index()).copied()
    }

    /// Returns the cell at a hex, or [`Cell::OFF`] if the hex is outside the grid.
    pub fn cell(&self, hex: Hex) -> Cell {
        self.cells.get(&hex).copied().unwrap_or(Cell::OFF)
    }

    /// Returns the neighbour in a direction, or [`Cell::OFF`]; `OFF` has no neighbours.
    #[inline]
    pub fn next(&self, cell: Cell, dir: Dir) -> Cell {
        match self.next.get(cell.index()) {
            Some(next) => next[dir.index()],
            None => Cell::OFF,
        }
    }

    /// Returns the six neighbours, clockwise from north-east; those outside the grid are [`Cell::OFF`].
    #[inline]
    pub fn around(&self, cell: Cell) -> [Cell; 6] {
        self.next.get(cell.index()).copied().unwrap_or([Cell::OFF; 6])
    }

    /// Returns direction and distance if the two cells lie on one straight line.
    pub fn direction_to(&self, from: Cell, to: Cell) -> Option<(Dir, u8)> {
        self.hex(from)?.direction_to(self.hex(to)?)
    }
}

/// Returns the cell next to a hex. A step beyond the largest coordinate leads out of the grid, not back to the hex itself.
fn cell_beside(cells: &HashMap<Hex, Cell>, hex: Hex, dir: Dir) -> Cell {
    hex.checked_step(dir).and_then(|beside| cells.get(&beside).copied()).unwrap_or(Cell::OFF)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_are_mutual() {
        let mat = CellGrid::with_border(&[Hex::new(0, 0), Hex::new(4, -1)], 2).unwrap();
        for cell in mat.cells() {
            for dir in Dir::ALL {
                let next = mat.next(cell, dir);
                if next.is_on() {
                    assert_eq!(mat.next(next, dir.opposite()), cell);
                    assert_eq!(mat.direction_to(cell, next), Some((dir, 1)));
                }
            }
        }
    }

    #[test]
    fn a_mat_at_the_edge_of_the_numbers_has_no_neighbours_beyond() {
        let corner = Hex::new(127, -128);
        let mat = CellGrid::with_border(&[corner], 1).unwrap();
        assert_eq!(mat.len(), 4, "itself, west, south-west and south-east");
        for cell in mat.cells() {
            assert!(mat.around(cell).iter().all(|&next| next != cell));
        }
    }

    #[test]
    fn borders_and_limits() {
        assert_eq!(CellGrid::with_border(&[Hex::new(0, 0)], 1).unwrap().len(), 7);
        assert_eq!(CellGrid::with_border(&[Hex::new(0, 0)], 2).unwrap().len(), 19);
        assert_eq!(CellGrid::with_border(&[Hex::new(0, 0)], 20).unwrap_err().hexes, 1261);
        assert!(CellGrid::new([]).is_err());
        let mat = CellGrid::new([Hex::new(0, 0)]).unwrap();
        assert_eq!(mat.next(Cell::OFF, Dir::E), Cell::OFF);
        assert_eq!(mat.cell(Hex::new(5, 5)), Cell::OFF);
    }
}
