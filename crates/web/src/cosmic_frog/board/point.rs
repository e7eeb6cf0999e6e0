//! What pointing at the board does: choosing an answer, telling several answers of one place apart, and saying why not.
//!
//! Nothing is decided here: answers come from the engine, and so do the reasons against everything else.

use super::targets::{Target, Targets, mover, place_now};
use crate::cosmic_frog::Context;
use crate::cosmic_frog::choice::{self, Group};
use crate::table::Camera;
use cosmic_frog::{Move, Place, Rules, State};
use hexgrid::{Cell, Dir};
use leptos::prelude::*;
use tabletop::{Game, Notation};
use wasm_bindgen::JsCast;
use web_sys::SvgElement;
use wording::GameWording;

/// Pointing at the board. `Copy`: hand it around freely.
#[derive(Clone, Copy)]
pub struct Pointing {
    /// The table.
    pub context: Context,
    /// What may be pointed at.
    pub targets: Targets,
    camera: Camera,
    /// A place with several answers, which are being told apart.
    pub open: RwSignal<Option<Target>>,
    /// An answer that a finger has touched once.
    pub armed: RwSignal<Option<Move>>,
}

impl Pointing {
    /// Nothing is pointed at.
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

    /// Points at an answer.
    pub fn point(self, mv: Option<Move>) {
        if self.open.with_untracked(Option::is_none) && self.context.hover.get_untracked() != mv {
            self.context.hover.set(mv);
        }
    }

    /// Points no longer at an answer.
    pub fn leave(self, mv: Option<Move>) {
        // A mark that had the focus loses it when the table is left, and everything else is gone by then.
        let kept = self.open.try_with_untracked(Option::is_some) != Some(false)
            || self.armed.try_with_untracked(Option::is_some) != Some(false);
        if !kept && self.context.hover.try_get_untracked() == Some(mv) {
            self.context.hover.set(None);
        }
    }

    /// A click on a target. Where a finger covers more than one hex, the first touch only points.
    pub fn choose(self, target: &Target) {
        if self.camera.dragged() {
            return;
        }
        let first = target.moves.first().copied();
        if target.moves.len() == 1 && self.camera.crowded() && self.armed.get_untracked() != first {
            self.open.set(None);
            self.armed.set(first);
            self.context.hover.set(first);
            return;
        }
        self.take(target);
    }

    /// Gives the answer of a target, or asks which of several.
    pub fn take(self, target: &Target) {
        self.armed.set(None);
        self.context.why.set(None);
        match target.moves[..] {
            [] => {}
            [mv] => {
                self.open.set(None);
                self.context.give(mv);
            }
            [mv, ..] => {
                self.context.hover.set(Some(mv));
                self.open.set(Some(target.clone()));
            }
        }
    }

    /// Gives one of several answers.
    pub fn settle(self, mv: Move) {
        self.close();
        self.context.give(mv);
    }

    /// Takes a choice of two steps back after the first.
    pub fn close(self) {
        self.open.set(None);
        self.armed.set(None);
        self.context.hover.set(None);
    }

    /// A click on the board that hits no target: on this hex, or on none.
    pub fn miss(self, cell: Option<Cell>) {
        if self.camera.dragged() {
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

    /// Moves the focus from the target that is pointed at to the next one in a direction; `false` if there is none.
    pub fn step(self, key: &str) -> bool {
        let (right, down) = match key {
            "ArrowLeft" => (-1.0, 0.0),
            "ArrowRight" => (1.0, 0.0),
            "ArrowUp" => (0.0, -1.0),
            "ArrowDown" => (0.0, 1.0),
            _ => return false,
        };
        let Some(from) = untrack(|| self.targets.of(self.context.hover.get()?)) else { return false };
        let here = |target: &Target| untrack(|| place_now(self.context, target.spot));
        let (x, y) = here(&from);
        let effort = |target: &Target| {
            let (to_x, to_y) = here(target);
            let ahead = (to_x - x) * right + (to_y - y) * down;
            let aside = ((to_x - x) * down).abs() + ((to_y - y) * right).abs();
            // Within a right angle to either side, what lies straight ahead comes first.
            (ahead > 1.0 && aside < 2.0 * ahead).then_some(ahead + 2.0 * aside)
        };
        let all = untrack(|| self.targets.get());
        let next = all
            .iter()
            .filter_map(|target| Some((effort(target)?, target)))
            .min_by(|one, other| one.0.total_cmp(&other.0));
        if let Some((_, target)) = next {
            self.focus(target);
        }
        next.is_some()
    }

    /// Why a hex is no answer.
    fn why(self, cell: Cell) -> Option<String> {
        let context = self.context;
        let (rules, words) = (context.rules(), crate::text::words());
        let state = context.state.get_untracked()?;
        if untrack(|| context.answers.with(Vec::is_empty)) {
            return Some(rules.prompt(&state, &words));
        }
        let mv = meant(context.group.get_untracked(), cell, &rules, &state, &untrack(|| context.chosen()))?;
        match rules.check(&state, mv) {
            Err(refusal) => Some(rules.refusal(refusal, &words)),
            // Legal, but an answer of another kind: that kind is what was meant.
            Ok(()) => {
                context.group.set(Some(choice::group(mv, context)));
                None
            }
        }
    }
}

/// The answer somebody means who clicks on a hex while choosing answers of a kind.
fn meant(group: Option<Group>, cell: Cell, rules: &Rules, state: &State, chosen: &[Move]) -> Option<Move> {
    let on_shard = mover(rules, state).is_some_and(|seat| matches!(state.frog(seat).place, Place::Shard(_)));
    let taken = state.frog_at(cell).is_some();
    Some(match group {
        Some(Group::Descend) => Move::Descend(cell),
        Some(Group::Lay) => match chosen.first()? {
            Move::Lay(land, _) => Move::Lay(*land, cell),
            _ => return None,
        },
        Some(Group::Step) => Move::Step(cell),
        Some(Group::Tunnel) => Move::Tunnel(cell),
        Some(Group::Harvest) => Move::Harvest(cell),
        Some(Group::Slipstream) if taken => Move::SlipAttack(cell, Dir::NE),
        Some(Group::Slipstream) => Move::Slip(cell),
        Some(Group::Land) if taken => Move::LandAttack(cell, Dir::NE),
        Some(Group::Land) => Move::Land(cell),
        Some(Group::Attack) if !on_shard => Move::LandAttack(cell, Dir::NE),
        Some(Group::Mind) if taken => Move::Mind(state.frog_at(cell)?),
        Some(Group::Aggro) if taken => Move::Aggro(state.frog_at(cell)?),
        Some(Group::Leap | Group::Attack) => Move::Leap(cell),
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
        let cell = rules.ground().iter().next().unwrap();
        assert_eq!(meant(Some(Group::Harvest), cell, &rules, &state, &[]), Some(Move::Harvest(cell)));
        assert_eq!(meant(Some(Group::Leap), cell, &rules, &state, &[]), Some(Move::Leap(cell)));
        assert_eq!(meant(Some(Group::Lay), cell, &rules, &state, &[]), None);
    }
}
