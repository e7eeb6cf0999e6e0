//! What the animations of all games share: events with their times, board units as pixels of the page, and paths across
//! the page. The style sheet moves things; the code here only provides the numbers.
//!
//! `step_animation.rs` animates one step. Not here: how long an event takes (`timing.rs` of each game), what is visible
//! of it (`animation_plan.rs` of each game).

mod step_animation;

pub use step_animation::{
    AnimatedGame, AnimationOverlay, CurrentAnimation, StepAnimation, current_animation, turn_title,
};

use super::Camera;
use leptos::prelude::*;
use web_sys::Element;

/// The longest duration of a step, in milliseconds at normal speed.
pub const LONGEST: u32 = 3400;

/// An event with the time in which it is shown, in milliseconds at normal speed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TimedEvent<E> {
    /// What happens.
    pub event: E,
    /// When it begins.
    pub at: u32,
    /// How long it takes.
    pub time: u32,
}

impl<E> TimedEvent<E> {
    /// Returns when it is over.
    pub fn end(&self) -> u32 {
        self.at + self.time
    }
}

/// Shortens a long sequence of events to [`LONGEST`].
pub fn shorten_to_limit<E>(timeline: &mut [TimedEvent<E>]) {
    let end = timeline.iter().map(TimedEvent::end).max().unwrap_or(0);
    if end > LONGEST {
        for timed in timeline {
            let until = timed.end() * LONGEST / end;
            timed.at = timed.at * LONGEST / end;
            timed.time = until - timed.at;
        }
    }
}

/// Converts times of a step at normal speed to times at the chosen speed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct AnimationClock {
    /// How long the step is shown here.
    pub shown: u32,
    /// How long it takes at normal speed.
    pub normal: u32,
}

impl AnimationClock {
    /// Milliseconds on this screen for milliseconds at normal speed.
    pub fn real(self, normal: u32) -> f64 {
        f64::from(normal) * f64::from(self.shown) / f64::from(self.normal.max(1))
    }

    /// Returns the variables of the style sheet for when something begins and how long it takes.
    pub fn timing(self, at: u32, time: u32) -> String {
        format!("--d:{:.0}ms;--t:{:.0}ms", self.real(at), self.real(time))
    }
}

/// Converts board units to pixels of the page.
#[derive(Clone, Copy, Debug)]
pub struct PageTransform {
    /// Pixels per board unit.
    pub scale: f64,
    /// Where the point 0,0 of the board is.
    origin: (f64, f64),
    /// The board: left, top, width and height in pixels.
    pub stage: [f64; 4],
}

/// A place on the page: its middle and its width, in pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PagePlace {
    /// The middle.
    pub middle: (f64, f64),
    /// The width.
    pub width: f64,
}

impl PageTransform {
    /// Creates the transformation for the current state of the camera.
    pub fn new(camera: Option<Camera>) -> PageTransform {
        let stage = document().query_selector(".board").ok().flatten().map_or([0.0; 4], |board| {
            let rect = board.get_bounding_client_rect();
            [rect.x(), rect.y(), rect.width(), rect.height()]
        });
        let (scale, (x, y)) =
            camera.map_or((1.0, (0.0, 0.0)), |camera| (camera.scale.get(), camera.to_stage((0.0, 0.0))));
        PageTransform { scale, origin: (stage[0] + x, stage[1] + y), stage }
    }

    /// Returns where a point of the board is on the page.
    pub fn to_page(self, (x, y): (f64, f64)) -> (f64, f64) {
        (self.origin.0 + x * self.scale, self.origin.1 + y * self.scale)
    }
}

/// Returns the place of the first element that matches, if it is visible.
pub fn visible_place(selector: &str) -> Option<PagePlace> {
    let element = document().query_selector(selector).ok()??;
    visible(&element)
}

fn visible(element: &Element) -> Option<PagePlace> {
    let rect = element.get_bounding_client_rect();
    let (right, low) = (window().inner_width().ok()?.as_f64()?, window().inner_height().ok()?.as_f64()?);
    let (x, y) = (rect.x() + rect.width() / 2.0, rect.y() + rect.height() / 2.0);
    let inside = x > 0.0 && y > 0.0 && x < right && y < low;
    (rect.width() > 0.0 && inside).then_some(PagePlace { middle: (x, y), width: rect.width() })
}

/// Returns the style variables of a path over the page: its ends, the sizes there and the height of its arc.
pub fn flight_path_style((x, y): (f64, f64), (to_x, to_y): (f64, f64), sizes: (f64, f64), lift: f64) -> String {
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
        let mut timeline: Vec<TimedEvent<u8>> =
            (0..10).map(|event| TimedEvent { event, at: 800 * u32::from(event), time: 800 }).collect();
        shorten_to_limit(&mut timeline);
        assert_eq!(timeline.iter().map(TimedEvent::end).max(), Some(LONGEST));
        assert!(timeline.windows(2).all(|pair| pair[0].end() <= pair[1].at + 1));
    }

    #[test]
    fn a_step_shown_twice_as_fast_has_half_the_times() {
        let clock = AnimationClock { shown: 500, normal: 1000 };
        assert_eq!(clock.timing(200, 400), "--d:100ms;--t:200ms");
    }
}
