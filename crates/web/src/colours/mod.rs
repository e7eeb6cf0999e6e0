//! Colours with a meaning on a table (a file per game), and how people with other kinds of colour vision see them.
//!
//! The art itself is in the sprites (`art/`). The tests check that the sprites use these colours and that no two pieces
//! differ only in hue. Not here: colours of panels and text (`style/`).

pub mod cosmic_frog;
pub mod volcanique;

/// A kind of colour vision as a matrix over linear RGB: Machado, Oliveira and Fernandes 2009, severity 1.
pub struct Vision {
    /// Its name in messages and in the address of its filter.
    pub name: &'static str,
    /// Row by row: what red, green and blue become.
    pub matrix: [[f64; 3]; 3],
}

/// The three kinds of dichromatic vision.
pub const VISIONS: [Vision; 3] = [
    Vision {
        name: "deuteranopia",
        matrix: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]],
    },
    Vision {
        name: "protanopia",
        matrix: [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
    },
    Vision {
        name: "tritanopia",
        matrix: [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]],
    },
];

impl Vision {
    /// Returns the `values` of an SVG colour matrix that shows a picture so.
    pub fn filter(&self) -> String {
        let rows = self.matrix.iter().map(|[red, green, blue]| format!("{red} {green} {blue} 0 0"));
        rows.chain(["0 0 0 1 0".to_string()]).collect::<Vec<_>>().join(" ")
    }
}

#[cfg(test)]
mod tests;
