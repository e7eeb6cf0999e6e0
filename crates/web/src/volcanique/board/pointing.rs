//! `Pointing`: what can be pointed at on the board, and what pointing does: hovering, clicking, and the arrow keys that
//! move from mark to mark.
//!
//! Nothing is decided here: answers and refusals come from the engine, through the context.

use super::geometry::{Point, SIZE, SQUASH, centre, critter_point, stands_over, top};
use crate::table::{Camera, next_in_direction};
use crate::volcanique::Context;
use crate::volcanique::answer_kind::TargetPlace;
use hexgrid::Hex;
use leptos::prelude::*;
use volcanique::{Biome, Move, Price, Question, Spot, State};
use wasm_bindgen::JsCast;

/// A place of the board with the answers it stands for.
#[derive(Clone, Debug, PartialEq)]
pub struct TargetMark {
    /// The space or the part.
    pub target: TargetPlace,
    /// The answers.
    pub moves: Vec<Move>,
    /// Whether a tile would have to be turned first.
    pub weak: bool,
    /// Whether a stack in front of it hides it.
    pub hidden: bool,
    /// What it costs; 0 for nothing.
    pub price: u8,
}

impl TargetMark {
    /// Returns its space.
    pub fn hex(&self) -> Hex {
        self.target.hex()
    }

    /// Returns a key that is unique among all marks.
    pub fn key(&self) -> String {
        format!("{:?}{}{}{}{:?}", self.target, self.weak, self.hidden, self.price, self.moves.first())
    }
}

/// Pointing at the board. It is `Copy`, so that closures can capture it.
#[derive(Clone, Copy)]
pub struct Pointing {
    /// The table.
    pub context: Context,
    /// What may be pointed at.
    pub marks: Memo<Vec<TargetMark>>,
    /// The mark that the Tab key reaches.
    pub focused: RwSignal<Option<TargetPlace>>,
    /// The target that was tapped once.
    pub armed: RwSignal<Option<TargetPlace>>,
    camera: Camera,
}

impl Pointing {
    /// Creates the state in which nothing is pointed at.
    pub fn new(context: Context, camera: Camera) -> Pointing {
        let marks = Memo::new(move |_| marks(context));
        let (focused, armed) = (RwSignal::new(None), RwSignal::new(None));
        Effect::new(move |_| {
            marks.with(|marks| {
                let gone = |target: TargetPlace| !marks.iter().any(|mark| mark.target == target);
                if focused.get_untracked().is_some_and(gone) {
                    focused.set(None);
                }
            });
            armed.set(None);
        });
        Pointing { context, marks, focused, armed, camera }
    }

    /// Points at an answer, or at nothing.
    pub fn point(self, mv: Option<Move>) {
        if self.context.hover.get_untracked() != mv {
            self.context.hover.set(mv);
        }
    }

    /// Stops pointing at an answer.
    pub fn leave(self, mv: Option<Move>) {
        // When the table closes, a mark loses the focus after the signals are disposed of.
        if self.armed.try_get_untracked() == Some(None) && self.context.hover.try_get_untracked() == Some(mv) {
            self.context.hover.set(None);
        }
    }

    /// Handles the choice of a target.
    pub fn choose(self, target: TargetPlace) {
        self.armed.set(None);
        match target {
            TargetPlace::Hex(hex) => self.context.click_hex(hex),
            TargetPlace::Spot(spot) => self.context.click_spot(spot),
            TargetPlace::Cut(_) => self.context.pointed.set(Some(target)),
        }
    }

    /// Handles a click on the board. If a finger covers more than one space, the first tap only points.
    pub fn click(self, event: &web_sys::MouseEvent) {
        if self.camera.has_just_dragged() || self.context.tile_drag.has_just_dropped() {
            return;
        }
        let Some((hex, biome)) = hit(event).or_else(|| self.sea(event)) else { return };
        let target = untrack(|| self.meant(hex, biome));
        let mark = self.marks.with_untracked(|marks| marks.iter().find(|mark| mark.target == target).cloned());
        // A finger cannot hover, so the first tap on a place for a volcano shows its odds.
        let finger = event.dyn_ref::<web_sys::PointerEvent>().is_some_and(|event| event.pointer_type() != "mouse");
        let erupts = |mark: &TargetMark| matches!(mark.moves.first(), Some(Move::Erupt(_) | Move::EruptSuper(_)));
        if let Some(mark) = &mark
            && (self.camera.needs_second_tap() || (finger && erupts(mark)))
            && self.armed.get_untracked() != Some(target)
        {
            self.armed.set(Some(target));
            self.context.hover.set(mark.moves.first().copied());
            return;
        }
        self.choose(target);
    }

    /// Returns the space of the sea that was clicked on.
    fn sea(self, event: &web_sys::MouseEvent) -> Option<(Hex, Option<Biome>)> {
        let stage = event.current_target()?.dyn_into::<web_sys::Element>().ok()?.get_bounding_client_rect();
        let at = (f64::from(event.client_x()) - stage.x(), f64::from(event.client_y()) - stage.y());
        let hex = nearest_hex(untrack(|| self.camera.to_board(at)));
        self.context.rules().is_on_table(hex).then_some((hex, None))
    }

    /// Returns what a click on a part, or beside all parts, means: the only mark of its space, if there is just one.
    fn meant(self, hex: Hex, biome: Option<Biome>) -> TargetPlace {
        let plain = biome.map_or(TargetPlace::Hex(hex), |biome| TargetPlace::Spot(Spot::new(hex, biome)));
        self.marks.with(|marks| {
            let here: Vec<TargetPlace> =
                marks.iter().map(|mark| mark.target).filter(|target| target.hex() == hex).collect();
            match here[..] {
                _ if here.contains(&plain) => plain,
                [only @ TargetPlace::Spot(_)] if biome.is_none() => only,
                [only @ TargetPlace::Hex(_)] => only,
                _ => plain,
            }
        })
    }

    /// Returns whether the Tab key reaches a mark: the one that had the focus last, else the first.
    pub fn is_focusable(self, target: TargetPlace) -> bool {
        match self.focused.get() {
            Some(focused) => focused == target,
            None => self.marks.with(|marks| marks.first().is_some_and(|first| first.target == target)),
        }
    }

    /// Moves the focus to the next mark in the direction of an arrow key. Returns `false` if there is no mark.
    pub fn move_focus(self, key: &str) -> bool {
        let Some(from) = self.focused.get_untracked() else { return false };
        let here = |target| untrack(|| self.place(target));
        let next = self.marks.with_untracked(|marks| {
            next_in_direction(key, here(from), marks.iter().map(|mark| (mark.target, here(mark.target))))
        });
        if let Some(target) = next {
            focus(target);
        }
        next.is_some()
    }

    /// Returns where a target is on the board.
    pub fn place(self, target: TargetPlace) -> Point {
        self.context
            .view
            .with(|view| view.as_ref().map_or((0.0, 0.0), |view| place(&self.context.rules(), &view.state, target)))
    }
}

/// Returns where a target is on the board: the top of a space, the middle of a part.
pub fn place(rules: &volcanique::Rules, state: &State, target: TargetPlace) -> Point {
    match target {
        TargetPlace::Hex(_) | TargetPlace::Cut(_) => top(state, target.hex()),
        TargetPlace::Spot(spot) => {
            let (x, y) = critter_point(rules, state, spot);
            (x, y - 13.0)
        }
    }
}

/// Returns the written form of a target, as elements carry it.
pub fn target_key(target: TargetPlace) -> String {
    match target {
        TargetPlace::Hex(_) | TargetPlace::Cut(_) => target.hex().to_string(),
        TargetPlace::Spot(spot) => format!("{},{}", spot.hex, spot.biome.letter()),
    }
}

/// Puts the focus on a mark.
fn focus(target: TargetPlace) {
    let found = document().query_selector(&format!(".mark[data-at=\"{}\"]", target_key(target))).ok().flatten();
    if let Some(element) = found.and_then(|found| found.dyn_into::<web_sys::SvgElement>().ok()) {
        // A browser that refuses leaves the focus where it was.
        let _ = element.focus();
    }
}

/// Returns all marks of the question.
fn marks(context: Context) -> Vec<TargetMark> {
    let targets = context.targets();
    if targets.is_empty() {
        return Vec::new();
    }
    let question = context.question();
    let turned = context.ghost.get().map(|ghost| ghost.rotation);
    let (rules, state) = (context.rules(), context.view.with(|view| view.as_ref().map(|view| view.state)));
    let mut marks: Vec<TargetMark> = Vec::new();
    for (target, mv) in targets {
        // Every space of an island that drifts means the same, so the arrows beside it are the targets. A cut lies
        // between spaces and has its own knob.
        if matches!(mv, Move::Converge(..)) || matches!(target, TargetPlace::Cut(_)) {
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
                marks.push(TargetMark {
                    target,
                    moves: vec![mv],
                    weak: !fits,
                    hidden,
                    price: price(context, question, mv),
                });
            }
        }
    }
    marks.sort_by_key(|mark| mark.hex());
    marks
}

/// Returns whether a stack nearer to the viewer stands over the middle of a target.
fn is_hidden(rules: &volcanique::Rules, state: &State, target: TargetPlace) -> bool {
    let at = place(rules, state, target);
    let front = |hex: &Hex| hex.r > target.hex().r;
    state.land().hexes().filter(front).any(|hex| stands_over(state, hex, at))
}

/// Returns the price of an answer in resources, if the answer does not name the resources itself.
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

/// Returns the space, and the part if it was one, that an element under the pointer belongs to.
fn hit(event: &web_sys::MouseEvent) -> Option<(Hex, Option<Biome>)> {
    let element = event.target()?.dyn_into::<web_sys::Element>().ok()?;
    let hex = element.closest("[data-hex]").ok()??.get_attribute("data-hex")?.parse().ok()?;
    let part = element.closest("[data-part]").ok().flatten().and_then(|part| part.get_attribute("data-part"));
    Some((hex, part.and_then(|part| Biome::from_letter(part.chars().next()?))))
}

/// Returns the hex of the sea at a point of the board.
pub fn nearest_hex((x, y): Point) -> Hex {
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
                assert_eq!(nearest_hex((x + across, y + down)), hex, "{across} {down}");
            }
        }
    }

    #[test]
    fn targets_are_written_as_elements_carry_them() {
        assert_eq!(target_key(TargetPlace::Hex(Hex::new(2, -1))), "2,-1");
        assert_eq!(target_key(TargetPlace::Spot(Spot::new(Hex::new(2, -1), Biome::Light))), "2,-1,l");
    }
}
