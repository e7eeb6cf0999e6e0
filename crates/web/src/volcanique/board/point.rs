//! What may be pointed at on the board, and what pointing does: hovering, clicking, and the keys that walk from mark to mark.
//!
//! Nothing is decided here: answers and the reasons against everything else come from the engine, through the context.

use super::geometry::{Point, SIZE, SQUASH, centre, feet, stands_over, top};
use crate::table::Camera;
use crate::volcanique::Context;
use crate::volcanique::aim::Target;
use hexgrid::Hex;
use leptos::prelude::*;
use volcanique::{Biome, Move, Price, Question, Spot, State};
use wasm_bindgen::JsCast;

/// A place of the board that stands for answers.
#[derive(Clone, Debug, PartialEq)]
pub struct Mark {
    /// The space or the part.
    pub target: Target,
    /// The answers.
    pub moves: Vec<Move>,
    /// A tile would have to be turned first.
    pub weak: bool,
    /// A stack in front stands over it.
    pub hidden: bool,
    /// What it costs; 0 for nothing.
    pub price: u8,
}

impl Mark {
    /// Its space.
    pub fn hex(&self) -> Hex {
        self.target.hex()
    }

    /// What tells it from all others.
    pub fn key(&self) -> String {
        format!("{:?}{}{}{}{:?}", self.target, self.weak, self.hidden, self.price, self.moves.first())
    }
}

/// Pointing at the board. `Copy`: hand it around freely.
#[derive(Clone, Copy)]
pub struct Pointing {
    /// The table.
    pub context: Context,
    /// What may be pointed at.
    pub marks: Memo<Vec<Mark>>,
    /// The mark that the Tab key reaches.
    pub focused: RwSignal<Option<Target>>,
    /// What a finger has touched once.
    pub armed: RwSignal<Option<Target>>,
    camera: Camera,
}

impl Pointing {
    /// Nothing is pointed at.
    pub fn new(context: Context, camera: Camera) -> Pointing {
        let marks = Memo::new(move |_| marks(context));
        let (focused, armed) = (RwSignal::new(None), RwSignal::new(None));
        Effect::new(move |_| {
            marks.with(|marks| {
                let gone = |target: Target| !marks.iter().any(|mark| mark.target == target);
                if focused.get_untracked().is_some_and(gone) {
                    focused.set(None);
                }
            });
            armed.set(None);
        });
        Pointing { context, marks, focused, armed, camera }
    }

    /// Points at an answer.
    pub fn point(self, mv: Option<Move>) {
        if self.context.hover.get_untracked() != mv {
            self.context.hover.set(mv);
        }
    }

    /// Points no longer at an answer.
    pub fn leave(self, mv: Option<Move>) {
        // A mark that had the focus loses it when the table is left, and everything else is gone by then.
        if self.armed.try_get_untracked() == Some(None) && self.context.hover.try_get_untracked() == Some(mv) {
            self.context.hover.set(None);
        }
    }

    /// Acts on a target, as a click does.
    pub fn take(self, target: Target) {
        self.armed.set(None);
        match target {
            Target::Hex(hex) => self.context.click_hex(hex),
            Target::Spot(spot) => self.context.click_spot(spot),
            Target::Cut(_) => self.context.pointed.set(Some(target)),
        }
    }

    /// A click somewhere on the board. Where a finger covers more than one space, the first touch only points.
    pub fn click(self, event: &web_sys::MouseEvent) {
        if self.camera.dragged() || self.context.hand.dropped() {
            return;
        }
        let Some((hex, biome)) = hit(event).or_else(|| self.sea(event)) else { return };
        let target = untrack(|| self.meant(hex, biome));
        let mark = self.marks.with_untracked(|marks| marks.iter().find(|mark| mark.target == target).cloned());
        // A finger cannot point before it chooses where a volcano breaks out, and should see the odds, too.
        let finger = event.dyn_ref::<web_sys::PointerEvent>().is_some_and(|event| event.pointer_type() != "mouse");
        let erupts = |mark: &Mark| matches!(mark.moves.first(), Some(Move::Erupt(_) | Move::EruptSuper(_)));
        if let Some(mark) = &mark
            && (self.camera.crowded() || (finger && erupts(mark)))
            && self.armed.get_untracked() != Some(target)
        {
            self.armed.set(Some(target));
            self.context.hover.set(mark.moves.first().copied());
            return;
        }
        self.take(target);
    }

    /// The space of the sea that was clicked on.
    fn sea(self, event: &web_sys::MouseEvent) -> Option<(Hex, Option<Biome>)> {
        let stage = event.current_target()?.dyn_into::<web_sys::Element>().ok()?.get_bounding_client_rect();
        let at = (f64::from(event.client_x()) - stage.x(), f64::from(event.client_y()) - stage.y());
        let hex = nearest(untrack(|| self.camera.board(at)));
        self.context.rules().on_table(hex).then_some((hex, None))
    }

    /// What a click on a part, or beside all parts, means: the only mark of its space, if there is just one.
    fn meant(self, hex: Hex, biome: Option<Biome>) -> Target {
        let plain = biome.map_or(Target::Hex(hex), |biome| Target::Spot(Spot::new(hex, biome)));
        self.marks.with(|marks| {
            let here: Vec<Target> = marks.iter().map(|mark| mark.target).filter(|target| target.hex() == hex).collect();
            match here[..] {
                _ if here.contains(&plain) => plain,
                [only @ Target::Spot(_)] if biome.is_none() => only,
                [only @ Target::Hex(_)] => only,
                _ => plain,
            }
        })
    }

    /// Whether the Tab key reaches a mark: the one that had the focus last, else the first.
    pub fn reachable(self, target: Target) -> bool {
        match self.focused.get() {
            Some(focused) => focused == target,
            None => self.marks.with(|marks| marks.first().is_some_and(|first| first.target == target)),
        }
    }

    /// Moves the focus to the next mark in the direction of an arrow key; `false` if there is none.
    pub fn step(self, key: &str) -> bool {
        let (right, down) = match key {
            "ArrowLeft" => (-1.0, 0.0),
            "ArrowRight" => (1.0, 0.0),
            "ArrowUp" => (0.0, -1.0),
            "ArrowDown" => (0.0, 1.0),
            _ => return false,
        };
        let Some(from) = self.focused.get_untracked() else { return false };
        let here = |target| untrack(|| self.place(target));
        let (x, y) = here(from);
        let effort = |mark: &Mark| {
            let (to_x, to_y) = here(mark.target);
            let ahead = (to_x - x) * right + (to_y - y) * down;
            let aside = ((to_x - x) * down).abs() + ((to_y - y) * right).abs();
            // Within a right angle to either side, what lies straight ahead comes first.
            (ahead > 1.0 && aside < 2.0 * ahead).then_some(ahead + 2.0 * aside)
        };
        let next = self.marks.with_untracked(|marks| {
            let ahead = marks.iter().filter_map(|mark| Some((effort(mark)?, mark.target)));
            ahead.min_by(|one, other| one.0.total_cmp(&other.0)).map(|(_, target)| target)
        });
        if let Some(target) = next {
            focus(target);
        }
        next.is_some()
    }

    /// Where a target is on the board.
    pub fn place(self, target: Target) -> Point {
        self.context
            .view
            .with(|view| view.as_ref().map_or((0.0, 0.0), |view| place(&self.context.rules(), &view.state, target)))
    }
}

/// Where a target is on the board: the top of a space, the middle of a part.
pub fn place(rules: &volcanique::Rules, state: &State, target: Target) -> Point {
    match target {
        Target::Hex(_) | Target::Cut(_) => top(state, target.hex()),
        Target::Spot(spot) => {
            let (x, y) = feet(rules, state, spot);
            (x, y - 13.0)
        }
    }
}

/// The written form of a target, as elements carry it.
pub fn written(target: Target) -> String {
    match target {
        Target::Hex(_) | Target::Cut(_) => target.hex().to_string(),
        Target::Spot(spot) => format!("{},{}", spot.hex, spot.biome.letter()),
    }
}

/// Puts the focus on a mark.
fn focus(target: Target) {
    let found = document().query_selector(&format!(".mark[data-at=\"{}\"]", written(target))).ok().flatten();
    if let Some(element) = found.and_then(|found| found.dyn_into::<web_sys::SvgElement>().ok()) {
        // A browser that refuses leaves the focus where it was.
        let _ = element.focus();
    }
}

/// All marks of the question.
fn marks(context: Context) -> Vec<Mark> {
    let targets = context.targets();
    if targets.is_empty() {
        return Vec::new();
    }
    let question = context.question();
    let turned = context.ghost.get().map(|ghost| ghost.rotation);
    let (rules, state) = (context.rules(), context.view.with(|view| view.as_ref().map(|view| view.state)));
    let mut marks: Vec<Mark> = Vec::new();
    for (target, mv) in targets {
        // Where an island drifts, every space of it means the same: the arrows beside it are pointed at. A cut lies between
        // spaces and has a knob of its own.
        if matches!(mv, Move::Converge(..)) || matches!(target, Target::Cut(_)) {
            continue;
        }
        let fits = match (mv, turned) {
            (Move::Place(_, rotation), Some(turned)) => rotation == turned,
            _ => true,
        };
        match marks.iter_mut().find(|mark| mark.target == target) {
            Some(mark) => {
                mark.weak &= !fits;
                mark.moves.push(mv);
            }
            None => {
                let hidden = state.as_ref().is_some_and(|state| is_hidden(&rules, state, target));
                marks.push(Mark { target, moves: vec![mv], weak: !fits, hidden, price: price(context, question, mv) });
            }
        }
    }
    marks.sort_by_key(|mark| mark.hex());
    marks
}

/// Whether a stack nearer to the viewer stands over the middle of a target.
fn is_hidden(rules: &volcanique::Rules, state: &State, target: Target) -> bool {
    let at = place(rules, state, target);
    let front = |hex: &Hex| hex.r > target.hex().r;
    state.land().hexes().filter(front).any(|hex| stands_over(state, hex, at))
}

/// What an answer costs in resources, where it names no mix itself.
fn price(context: Context, question: Option<Question>, mv: Move) -> u8 {
    match (question, mv) {
        (Some(Question::Escape { price, .. }), Move::To(_)) => price,
        (_, Move::Grow(_)) => {
            let powers = context.state.with(|state| state.as_ref().map(|state| state.powers(context.me.get())));
            context.rules().cost(powers.unwrap_or_default(), Price::Colossal).any
        }
        _ => 0,
    }
}

/// The space, and the part if it was one, that an element under the pointer belongs to.
fn hit(event: &web_sys::MouseEvent) -> Option<(Hex, Option<Biome>)> {
    let element = event.target()?.dyn_into::<web_sys::Element>().ok()?;
    let hex = element.closest("[data-hex]").ok()??.get_attribute("data-hex")?.parse().ok()?;
    let part = element.closest("[data-part]").ok().flatten().and_then(|part| part.get_attribute("data-part"));
    Some((hex, part.and_then(|part| Biome::from_letter(part.chars().next()?))))
}

/// The hex of the sea at a point of the board.
pub fn nearest((x, y): Point) -> Hex {
    let r = y / (1.5 * SIZE * SQUASH);
    let q = x / (3f64.sqrt() * SIZE) - r / 2.0;
    let round = |number: f64| number.round().clamp(-100.0, 100.0) as i8;
    let guess = Hex::new(round(q), round(r));
    let far = |hex: &Hex| {
        let (to_x, to_y) = centre(*hex);
        (x - to_x).hypot((y - to_y) / SQUASH)
    };
    let around = guess.neighbours().into_iter().chain([guess]);
    around.min_by(|one, two| far(one).total_cmp(&far(two))).unwrap_or(guess)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_point_lies_on_the_hex_whose_middle_is_nearest() {
        for hex in [Hex::new(0, 0), Hex::new(3, -5), Hex::new(-4, 2)] {
            let (x, y) = centre(hex);
            for (across, down) in [(0.0, 0.0), (45.0, 0.0), (-30.0, 20.0), (0.0, -44.0), (20.0, 30.0)] {
                assert_eq!(nearest((x + across, y + down)), hex, "{across} {down}");
            }
        }
    }

    #[test]
    fn targets_are_written_as_elements_carry_them() {
        assert_eq!(written(Target::Hex(Hex::new(2, -1))), "2,-1");
        assert_eq!(written(Target::Spot(Spot::new(Hex::new(2, -1), Biome::Light))), "2,-1,l");
    }
}
