//! Explains what a RoboFrog decides: which line of its procedure applied, and why the lines before it did not
//! (SOLO-ACT-2).
//!
//! Not here: the decision (the rules), the sentences (`wording`).

use super::Context;
use crate::table::{Viewing, icon};
use crate::text::{key, messages, t};
use cosmic_frog::{Event, Rules};
use leptos::prelude::*;
use protocol::StepOf;
use tabletop::Seat;

/// How many steps back a decision is searched; the longest turn of a RoboFrog is far shorter.
const MAX_STEPS_BACK: usize = 80;

/// One line of a RoboFrog's procedure.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoboThought {
    /// Whether it applied.
    pub applies: bool,
    /// What and why.
    pub text: String,
}

fn thought(event: Event, seat: Seat) -> Option<RoboThought> {
    match event {
        Event::Robo { seat: who, line, because } if who == seat => {
            let text = wording::thought(&messages(), line, because).capitalized().to_string();
            Some(RoboThought { applies: because.applies(), text })
        }
        _ => None,
    }
}

/// Returns the frog that decides something in a step, with its lines.
pub fn robo_decision(rules: &Rules, step: &StepOf<Rules>) -> Option<(Seat, Vec<RoboThought>)> {
    let seat = step.events().find_map(|event| match event {
        Event::Robo { seat, .. } => Some(seat),
        _ => None,
    });
    let seat = seat.filter(|&seat| rules.is_robo(seat))?;
    Some((seat, step.events().filter_map(|event| thought(event, seat)).collect()))
}

/// Returns how many steps the page has shown, the one being shown included.
fn shown(context: Context) -> usize {
    let model = context.model;
    match model.viewing.get() {
        Viewing::Past(count) => count,
        Viewing::Latest => model.playing.get().map_or_else(|| model.shown.get(), |(at, _)| at + 1),
    }
}

/// Returns what a frog decided last, as far as the page has shown it, and whether no other frog has decided since.
fn last(context: Context, seat: Seat) -> (Vec<RoboThought>, bool) {
    let (model, shown) = (context.model, shown(context));
    let (mut found, mut newest) = (Vec::new(), None);
    model.steps.with(|steps| {
        let shown = &steps[..shown.min(steps.len())];
        for event in shown.iter().rev().take(MAX_STEPS_BACK).flat_map(|step| step.events().rev()) {
            match event {
                Event::Turned { .. } if !found.is_empty() => break,
                Event::Robo { seat, .. } => newest = newest.or(Some(seat)),
                _ => {}
            }
            found.extend(thought(event, seat));
        }
    });
    found.reverse();
    (found, newest == Some(seat))
}

/// What a RoboFrog decided last, in its panel; nothing for other frogs.
#[component]
pub fn RoboThoughts(context: Context, seat: Seat) -> impl IntoView {
    context.rules().is_robo(seat).then(|| {
        let lines = Memo::new(move |_| last(context, seat));
        view! {
            <Show when=move || !lines.with(|lines| lines.0.is_empty())>
                <ul class="thoughts" class:newest=move || lines.get().1 aria-label=t(key::PAGE_ROBO_THOUGHTS)>
                    {move || lines.get().0.into_iter().map(line).collect_view()}
                </ul>
            </Show>
        }
    })
}

/// Draws one line, marked as applied or skipped.
pub fn line(thought: RoboThought) -> impl IntoView {
    let (sign, applies) = (if thought.applies { "check" } else { "minus" }, thought.applies);
    view! { <li class="thought" class:applies=applies>{icon(sign)}<span>{thought.text}</span></li> }
}

/// A chip that says that the rules play this frog.
#[component]
pub fn RoboChip() -> impl IntoView {
    view! { <span class="chip robo-chip" title=t(key::PAGE_ROBO_MORE)>{icon("dice")}{t(key::PAGE_ROBO)}</span> }
}
