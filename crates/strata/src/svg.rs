//! Small parts of SVG: numbers, text, symbols, hexes. Everything is appended to a string.

use std::fmt::Write;

pub use wording::capitalize as capital;

/// The text is put in a sans-serif face that most systems have.
const FONT_FAMILY: &str = "Segoe UI, Roboto, Noto Sans, DejaVu Sans Condensed, DejaVu Sans, Arial, sans-serif";

/// Centre to corner of a hex in the sprite.
pub const SIZE: f64 = 60.0;
/// How much the camera squeezes heights.
pub const SQUASH: f64 = 0.82;
/// Half the width of a hex in the sprite.
pub const HALF_WIDTH: f64 = 51.96;
/// Half the height of a hex in the sprite.
pub const HALF_HEIGHT: f64 = SIZE * SQUASH;

/// A drawing under way.
pub struct Svg(pub String);

/// A part of a picture.
#[derive(Clone, Copy)]
#[allow(missing_docs)]
pub struct PictureArea {
    pub x: f64,
    pub y: f64,
    pub width: f64,
    pub height: f64,
}

/// How a text stands at its point.
#[derive(Clone, Copy)]
pub enum Anchor {
    /// It begins there.
    Start,
    /// Its middle is there.
    Middle,
    /// It ends there.
    End,
}

/// Size, weight and colour of a text.
#[derive(Clone, Copy)]
pub struct Font(pub f64, pub u16, pub &'static str);

impl Svg {
    /// Creates an empty sheet of this size.
    pub fn sheet(width: f64, height: f64) -> Svg {
        Svg(format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" viewBox=\"0 0 {width} {height}\" \
             font-family=\"{FONT_FAMILY}\">"
        ))
    }

    /// Appends markup.
    pub fn add(&mut self, markup: impl AsRef<str>) {
        self.0.push_str(markup.as_ref());
    }

    /// Adds a symbol of the sprite.
    pub fn symbol(&mut self, id: &str, x: f64, y: f64, scale: f64) {
        let _ = write!(self.0, "<use href=\"#{id}\" transform=\"translate({x:.1},{y:.1}) scale({scale:.4})\"/>");
    }

    /// Adds a symbol that has its own view box, fitted into a square round a point.
    pub fn icon(&mut self, id: &str, x: f64, y: f64, size: f64, colour: &str) {
        let (left, top) = (x - size / 2.0, y - size / 2.0);
        let place = format!("x=\"{left:.1}\" y=\"{top:.1}\" width=\"{size:.1}\" height=\"{size:.1}\"");
        let _ = write!(self.0, "<use href=\"#{id}\" {place} color=\"{colour}\"/>");
    }

    /// Adds a line of text.
    pub fn text(&mut self, x: f64, y: f64, anchor: Anchor, style: Font, text: &str) {
        let Font(size, weight, colour) = style;
        let anchor = match anchor {
            Anchor::Start => "start",
            Anchor::Middle => "middle",
            Anchor::End => "end",
        };
        let _ = write!(
            self.0,
            "<text x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\" font-size=\"{size}\" font-weight=\"{weight}\" \
             fill=\"{colour}\">{}</text>",
            escape(text)
        );
    }

    /// Adds a rounded hexagon round a point, at a scale of the sprite.
    pub fn hex(&mut self, x: f64, y: f64, scale: f64, style: &str) {
        let path = hex_path(1.0);
        let _ = write!(self.0, "<path d=\"{path}\" transform=\"translate({x:.1},{y:.1}) scale({scale:.4})\" {style}/>");
    }

    /// Adds a dark translucent panel.
    pub fn panel(&mut self, x: f64, y: f64, width: f64, height: f64) {
        let place = format!("x=\"{x:.1}\" y=\"{y:.1}\" width=\"{width:.1}\" height=\"{height:.1}\" rx=\"14\"");
        let _ = write!(
            self.0,
            "<rect {place} fill=\"#130f30\" fill-opacity=\".78\" stroke=\"#beafff\" stroke-opacity=\".18\"/>"
        );
    }

    /// Adds a pill with a word in it, which begins at a point. Returns its width.
    pub fn chip(&mut self, x: f64, y: f64, text: &str, ink: &'static str, ground: &str) -> f64 {
        let width = 18.0 + 7.0 * text.chars().count() as f64;
        let _ = write!(
            self.0,
            "<rect x=\"{x:.1}\" y=\"{y:.1}\" width=\"{width:.1}\" height=\"22\" rx=\"11\" fill=\"{ground}\" \
             stroke=\"{ink}\" stroke-opacity=\".45\"/>"
        );
        self.text(x + width / 2.0, y + 15.5, Anchor::Middle, Font(12.5, 600, ink), text);
        width
    }
}

/// Returns the path of a closed hexagon with rounded corners, in units of the sprite.
pub fn hex_path(scale: f64) -> String {
    let (width, height, radius) = (HALF_WIDTH * scale, HALF_HEIGHT * scale, 6.0);
    let corners = [
        (0.0, -height),
        (width, -height / 2.0),
        (width, height / 2.0),
        (0.0, height),
        (-width, height / 2.0),
        (-width, -height / 2.0),
    ];
    let mut path = String::new();
    for (index, &(x, y)) in corners.iter().enumerate() {
        let towards = |(tx, ty): (f64, f64)| {
            let far = ((tx - x).powi(2) + (ty - y).powi(2)).sqrt();
            (x + (tx - x) * radius / far, y + (ty - y) * radius / far)
        };
        let (from, to) = (towards(corners[(index + 5) % 6]), towards(corners[(index + 1) % 6]));
        let letter = if index == 0 { 'M' } else { 'L' };
        let _ = write!(path, "{letter}{:.1},{:.1}Q{x:.1},{y:.1} {:.1},{:.1}", from.0, from.1, to.0, to.1);
    }
    path.push('Z');
    path
}

/// Returns the path of the visible flanks of a tile of this thickness, in units of the sprite.
pub fn flank_path(thickness: f64) -> String {
    let (width, half, low) = (HALF_WIDTH, HALF_HEIGHT / 2.0 + thickness, HALF_HEIGHT + thickness);
    format!(
        "M{:.1},0L{:.1},{:.1}Q{:.1},{half:.1} {:.1},{:.1}L-5.2,{:.1}Q0,{low:.1} 5.2,{:.1}L{:.1},{:.1}Q{width:.1},{half:.1} \
         {width:.1},{:.1}L{width:.1},0Z",
        -width,
        -width,
        half - 6.0,
        -width,
        -width + 5.2,
        half + 2.6,
        low - 2.6,
        low - 2.6,
        width - 5.2,
        half + 2.6,
        half - 6.0
    )
}

/// Escapes a text, so that it may stand between tags.
pub fn escape(text: &str) -> String {
    let clean = text.chars().filter(|c| !c.is_control());
    let mut out = String::new();
    for letter in clean {
        match letter {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            other => out.push(other),
        }
    }
    out
}

/// Shortens a caption to the width of a picture.
pub fn shortened(caption: &str) -> String {
    if caption.chars().count() > 62 { caption.chars().take(60).chain(['…']).collect() } else { caption.to_string() }
}

/// Numbers that look random and are the same in every picture.
pub struct PictureRng(pub u32);

impl PictureRng {
    /// Returns a number between two others.
    pub fn between(&mut self, low: f64, high: f64) -> f64 {
        self.0 = self.0.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        low + (high - low) * f64::from(self.0 >> 8) / f64::from(1 << 24)
    }
}
