//! What the motion of every game is made of: beats with their times, how board units become pixels of the page, and ways
//! over the page. The style sheet moves things; here are only the numbers. `show.rs` is a step while it is shown.
//!
//! Not here: how long an event takes and what is seen of it (`pace.rs` and `plan.rs` of each game).

mod show;

pub use show::{Moving, Now, Over, Scene, now, turn_of};

use super::Camera;
use leptos::prelude::*;
use web_sys::Element;

/// No step is shown for longer, in milliseconds at normal speed.
pub const LONGEST: u32 = 3400;

/// An event with the time in which it is shown, in milliseconds at normal speed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Beat<E> {
    /// What happens.
    pub event: E,
    /// When it begins.
    pub at: u32,
    /// How long it takes.
    pub time: u32,
}

impl<E> Beat<E> {
    /// When it is over.
    pub fn end(&self) -> u32 {
        self.at + self.time
    }
}

/// Makes a long chain of events fit.
pub fn hurry<E>(beats: &mut [Beat<E>]) {
    let end = beats.iter().map(Beat::end).max().unwrap_or(0);
    if end > LONGEST {
        for beat in beats {
            let until = beat.end() * LONGEST / end;
            beat.at = beat.at * LONGEST / end;
            beat.time = until - beat.at;
        }
    }
}

/// How the times of a step at normal speed become times on this screen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Clock {
    /// How long the step is shown here.
    pub shown: u32,
    /// How long it takes at normal speed.
    pub normal: u32,
}

impl Clock {
    /// Milliseconds on this screen for milliseconds at normal speed.
    pub fn real(self, normal: u32) -> f64 {
        f64::from(normal) * f64::from(self.shown) / f64::from(self.normal.max(1))
    }

    /// The variables of the style sheet for when something begins and how long it takes.
    pub fn timing(self, at: u32, time: u32) -> String {
        format!("--d:{:.0}ms;--t:{:.0}ms", self.real(at), self.real(time))
    }
}

/// How board units become pixels of the page.
#[derive(Clone, Copy, Debug)]
pub struct Eye {
    /// Pixels per board unit.
    pub scale: f64,
    /// Where the point 0,0 of the board is.
    origin: (f64, f64),
    /// The board: left, top, width and height in pixels.
    pub stage: [f64; 4],
}

/// A place on the page: its middle and its width, in pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Place {
    /// The middle.
    pub middle: (f64, f64),
    /// The width.
    pub width: f64,
}

impl Eye {
    /// As the camera of the board has it now.
    pub fn new(camera: Option<Camera>) -> Eye {
        let stage = document().query_selector(".board").ok().flatten().map_or([0.0; 4], |board| {
            let rect = board.get_bounding_client_rect();
            [rect.x(), rect.y(), rect.width(), rect.height()]
        });
        let (scale, (x, y)) = camera.map_or((1.0, (0.0, 0.0)), |camera| (camera.scale.get(), camera.pixel((0.0, 0.0))));
        Eye { scale, origin: (stage[0] + x, stage[1] + y), stage }
    }

    /// Where a point of the board is on the page.
    pub fn page(&self, (x, y): (f64, f64)) -> (f64, f64) {
        (self.origin.0 + x * self.scale, self.origin.1 + y * self.scale)
    }
}

/// The first element of this kind, if it can be seen.
pub fn seen(selector: &str) -> Option<Place> {
    let element = document().query_selector(selector).ok()??;
    visible(&element)
}

fn visible(element: &Element) -> Option<Place> {
    let rect = element.get_bounding_client_rect();
    let (right, low) = (window().inner_width().ok()?.as_f64()?, window().inner_height().ok()?.as_f64()?);
    let (x, y) = (rect.x() + rect.width() / 2.0, rect.y() + rect.height() / 2.0);
    let inside = x > 0.0 && y > 0.0 && x < right && y < low;
    (rect.width() > 0.0 && inside).then_some(Place { middle: (x, y), width: rect.width() })
}

/// The variables of a way over the page, with the sizes at its ends and how far it leaves the line.
pub fn way((x, y): (f64, f64), (to_x, to_y): (f64, f64), sizes: (f64, f64), lift: f64) -> String {
    format!(
        "--x0:{x:.1}px;--y0:{y:.1}px;--x1:{to_x:.1}px;--y1:{to_y:.1}px;--s0:{:.3};--s1:{:.3};--ax:0px;--ay:{lift:.1}px",
        sizes.0, sizes.1
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_chain_of_events_is_hurried() {
        let mut beats: Vec<Beat<u8>> =
            (0..10).map(|event| Beat { event, at: 800 * u32::from(event), time: 800 }).collect();
        hurry(&mut beats);
        assert_eq!(beats.iter().map(Beat::end).max(), Some(LONGEST));
        assert!(beats.windows(2).all(|pair| pair[0].end() <= pair[1].at + 1));
    }

    #[test]
    fn a_step_shown_twice_as_fast_has_half_the_times() {
        let clock = Clock { shown: 500, normal: 1000 };
        assert_eq!(clock.timing(200, 400), "--d:100ms;--t:200ms");
    }
}
