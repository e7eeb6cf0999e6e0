//! `Pointing`: what pointing at the board and clicking on it do: choose an answer, choose between several answers of
//! one place, or explain why there is no answer.
//!
//! Nothing is decided here: answers and refusals come from the engine.

use super::targets::{Target, Targets, asked_frog, place_now};
use crate::cosmic_frog::Context;
use crate::cosmic_frog::answer_kind::{self, AnswerKind};
use crate::table::{Camera, next_in_direction};
use cosmic_frog::{Move, Place, Rules, State};
use hexgrid::{Cell, Dir};
use leptos::prelude::*;
use tabletop::{Game, Notation};
use wasm_bindgen::JsCast;
use web_sys::SvgElement;
use wording::{GameWording, Text};

/// Pointing at the board. It is `Copy`, so that closures can capture it.
#[derive(Clone, Copy)]
pub struct Pointing {
    /// The table.
    pub context: Context,
    /// What may be pointed at.
    pub targets: Targets,
    camera: Camera,
    /// A place with several answers, whose menu is open.
    pub open: RwSignal<Option<Target>>,
    /// The answer that was tapped once.
    pub armed: RwSignal<Option<Move>>,
}

impl Pointing {
    /// Creates the state in which nothing is pointed at.
    pub fn new(context: Context, camera: Camera) -> Pointing {
        let (open, armed) = (RwSignal::new(None), RwSignal::new(None));
        // Another question, or another kind of answer, closes what was open for the last one.
        let targets = Targets::new(context);
        Effect::new(move |_| {
            targets.get();
            open.set(None);
            armed.set(None);
        });
        Pointing { context, targets, camera, open, armed }
    }

    /// Points at an answer, or at nothing.
    pub fn point(self, mv: Option<Move>) {
        if self.open.with_untracked(Option::is_none) && self.context.hover.get_untracked() != mv {
            self.context.hover.set(mv);
        }
    }

    /// Stops pointing at an answer.
    pub fn leave(self, mv: Option<Move>) {
        // When the table closes, a mark loses the focus after the signals are disposed of.
        let kept = self.open.try_with_untracked(Option::is_some) != Some(false)
            || self.armed.try_with_untracked(Option::is_some) != Some(false);
        if !kept && self.context.hover.try_get_untracked() == Some(mv) {
            self.context.hover.set(None);
        }
    }

    /// Handles a click on a target. If a finger covers more than one hex, the first tap only points.
    pub fn choose(self, target: &Target) {
        if self.camera.has_just_dragged() {
            return;
        }
        let first = target.moves.first().copied();
        if target.moves.len() == 1 && self.camera.needs_second_tap() && self.armed.get_untracked() != first {
            self.open.set(None);
            self.armed.set(first);
            self.context.hover.set(first);
            return;
        }
        self.give_or_open_menu(target);
    }

    /// Gives the answer of a target, or opens the menu of several.
    pub fn give_or_open_menu(self, target: &Target) {
        self.armed.set(None);
        self.context.why.set(None);
        match target.moves[..] {
            [] => {}
            [mv] => {
                self.open.set(None);
                self.context.give_answer(mv);
            }
            [mv, ..] => {
                self.context.hover.set(Some(mv));
                self.open.set(Some(target.clone()));
            }
        }
    }

    /// Gives one of several answers.
    pub fn give_from_menu(self, mv: Move) {
        self.close();
        self.context.give_answer(mv);
    }

    /// Closes the menu of several answers.
    pub fn close(self) {
        self.open.set(None);
        self.armed.set(None);
        self.context.hover.set(None);
    }

    /// Handles a click on the board that hits no target.
    pub fn click_beside_targets(self, cell: Option<Cell>) {
        if self.camera.has_just_dragged() {
            return;
        }
        self.close();
        let why = cell.and_then(|cell| self.why(cell));
        self.context.why.set(why);
    }

    /// Puts the focus on a target.
    pub fn focus(self, target: &Target) {
        let Some((state, &mv)) = self.context.state.get_untracked().zip(target.moves.first()) else { return };
        let notation = self.context.rules().write_move(&state, mv);
        let found = document().query_selector(&format!(".target[data-answer=\"{notation}\"]")).ok().flatten();
        if let Some(element) = found.and_then(|found| found.dyn_into::<SvgElement>().ok()) {
            // A browser that refuses leaves the focus where it was.
            let _ = element.focus();
        }
    }

    /// Moves the focus from the target that is pointed at to the next one in a direction. Returns `false` if there is none.
    pub fn move_focus(self, key: &str) -> bool {
        let Some(from) = untrack(|| self.targets.of(self.context.hover.get()?)) else { return false };
        let here = |target: &Target| untrack(|| place_now(self.context, target.spot));
        let all = untrack(|| self.targets.get());
        let next = next_in_direction(key, here(&from), all.iter().map(|target| (target, here(target))));
        if let Some(target) = next {
            self.focus(target);
        }
        next.is_some()
    }

    /// Returns why a hex is not an answer.
    fn why(self, cell: Cell) -> Option<Text> {
        let context = self.context;
        let (rules, words) = (context.rules(), crate::text::messages());
        let state = context.state.get_untracked()?;
        if untrack(|| context.answers.with(Vec::is_empty)) {
            return Some(rules.prompt(&state, &words));
        }
        let mv =
            meant(context.chosen_kind.get_untracked(), cell, &rules, &state, &untrack(|| context.chosen_answers()))?;
        match rules.check(&state, mv) {
            Err(refusal) => Some(rules.refusal(refusal, &words)),
            // Legal, but of another kind: choose that kind.
            Ok(()) => {
                context.chosen_kind.set(Some(answer_kind::kind_of(mv, context)));
                None
            }
        }
    }
}

/// Returns the answer somebody means who clicks on a hex while choosing answers of a kind.
fn meant(group: Option<AnswerKind>, cell: Cell, rules: &Rules, state: &State, chosen: &[Move]) -> Option<Move> {
    let on_shard = asked_frog(rules, state).is_some_and(|seat| matches!(state.frog(seat).place, Place::Shard(_)));
    let taken = state.frog_at(cell).is_some();
    Some(match group {
        Some(AnswerKind::Descend) => Move::Descend(cell),
        Some(AnswerKind::Lay) => match chosen.first()? {
            Move::Lay(land, _) => Move::Lay(*land, cell),
            _ => return None,
        },
        Some(AnswerKind::Step) => Move::Step(cell),
        Some(AnswerKind::Tunnel) => Move::Tunnel(cell),
        Some(AnswerKind::Harvest) => Move::Harvest(cell),
        Some(AnswerKind::Slipstream) if taken => Move::SlipAttack(cell, Dir::NE),
        Some(AnswerKind::Slipstream) => Move::Slip(cell),
        Some(AnswerKind::Land) if taken => Move::LandAttack(cell, Dir::NE),
        Some(AnswerKind::Land) => Move::Land(cell),
        Some(AnswerKind::Attack) if !on_shard => Move::LandAttack(cell, Dir::NE),
        Some(AnswerKind::Mind) if taken => Move::Mind(state.frog_at(cell)?),
        Some(AnswerKind::Aggro) if taken => Move::Aggro(state.frog_at(cell)?),
        Some(AnswerKind::Leap | AnswerKind::Attack) => Move::Leap(cell),
        _ if on_shard => Move::Leap(cell),
        _ => Move::Land(cell),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use cosmic_frog::Setup;

    #[test]
    fn a_click_means_an_answer_of_the_chosen_kind() {
        let rules = Rules::new(Setup::new(3)).unwrap();
        let state = rules.initial_state();
        let cell = rules.map_hexes().iter().next().unwrap();
        assert_eq!(meant(Some(AnswerKind::Harvest), cell, &rules, &state, &[]), Some(Move::Harvest(cell)));
        assert_eq!(meant(Some(AnswerKind::Leap), cell, &rules, &state, &[]), Some(Move::Leap(cell)));
        assert_eq!(meant(Some(AnswerKind::Lay), cell, &rules, &state, &[]), None);
    }
}
