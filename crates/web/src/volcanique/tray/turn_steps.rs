//! The steps of the turn, or of the volcano that interrupts it: done, current and still to come.

use super::super::Context;
use super::super::answer_kind;
use crate::text::{key, t};
use leptos::prelude::*;
use volcanique::{Question, Rules, State, TurnMode, TurnStage};

/// The steps of a turn.
const TURN: [&str; 7] = ["move", "buy", "caldera", "claim", "sacrifice", "collect", "lava"];
/// The steps of a final turn, which begins with its lava.
const FINAL: [&str; 5] = ["lava", "move", "buy", "claim", "sacrifice"];
/// The steps of a finale turn.
const FINALE: [&str; 2] = ["lava", "claim"];
/// The steps of a volcano.
const VOLCANO: [&str; 5] = ["leave", "unlock", "flow", "contests", "bombs"];

/// Returns the names of the steps, and which of them it is; nothing before the first turn.
fn steps(rules: &Rules, state: &State) -> Option<(&'static [&'static str], usize)> {
    let question = answer_kind::question(rules, state);
    if state.volcano().is_some() {
        let at = match question {
            Some(Question::Unlock | Question::Spend | Question::Freeze) => 1,
            Some(Question::Flow { .. } | Question::Divert { .. }) => 2,
            Some(Question::Lose { .. }) => 3,
            Some(Question::Bomb { .. } | Question::Slide { .. }) => 4,
            _ => 0,
        };
        return Some((&VOLCANO, at));
    }
    if matches!(question, Some(Question::Build { .. } | Question::Settle { .. } | Question::Gift)) {
        return None;
    }
    let turn = state.turn_state();
    let name = match turn.stage {
        TurnStage::Begin | TurnStage::Move => "move",
        TurnStage::Buy => "buy",
        TurnStage::Caldera => "caldera",
        TurnStage::Claim => "claim",
        TurnStage::Sacrifice => "sacrifice",
        TurnStage::Collect | TurnStage::Discard => "collect",
        TurnStage::Early | TurnStage::Lava | TurnStage::End => "lava",
    };
    let names: &[&str] = match turn.mode {
        TurnMode::Normal => &TURN,
        TurnMode::Final => &FINAL,
        TurnMode::Finale => &FINALE,
        TurnMode::Last => &TURN[..1],
    };
    names.iter().position(|&other| other == name).map(|at| (names, at))
}

/// The steps.
#[component]
pub fn TurnSteps(context: Context) -> impl IntoView {
    let now = Memo::new(move |_| context.state.with(|state| steps(&context.rules(), state.as_ref()?)));
    let step = |at: usize, now: usize, name: &'static str| {
        let class = if at < now { "vq-step was" } else { "vq-step" };
        let current = (at == now).then_some("step");
        view! { <li class=class aria-current=current>{t(&format!("page-vq-step-{name}"))}</li> }
    };
    move || {
        now.get().map(|(names, now)| {
            let list = names.iter().enumerate().map(|(at, &name)| step(at, now, name)).collect_view();
            view! { <ol class="vq-trail" aria-label=t(key::PAGE_VQ_STEPS)>{list}</ol> }
        })
    }
}
