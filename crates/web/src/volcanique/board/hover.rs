//! A label over the answer that is pointed at: what it does, in one or two sentences.

use super::arrows::arrows;
use super::geometry::Point;
use super::pointing::Pointing;
use crate::table::Camera;
use crate::text::{key, messages, tf};
use crate::volcanique::Context;
use crate::volcanique::answer_kind::is_tile;
use leptos::prelude::*;
use tabletop::Game;
use volcanique::{Event, Move, Question};
use wording::GameWording;

/// How far a label stands over its mark, in board units.
const TIP: f64 = 96.0;
/// The label of an arrow stands at the top of the stage, because it would hide the land that is about to move.
const FAR: f64 = 4000.0;
/// How many consequences are listed.
const MOST: usize = 2;

/// Returns whether a consequence is worth mentioning: whether it affects critters or land.
fn matters(event: &Event) -> bool {
    matches!(
        event,
        Event::WentHome { .. }
            | Event::Wounded { .. }
            | Event::Migrated { .. }
            | Event::Contested { .. }
            | Event::LavaGone { .. }
            | Event::SoilMade { .. }
            | Event::EndTriggered { .. }
    )
}

/// Returns the answer in words, with what the engine says happens then.
fn sentence(context: Context, mv: Move) -> Option<String> {
    let (rules, words) = (context.rules(), messages());
    let state = context.state.get()?;
    let mut said = rules.answer(&state, mv, &words).to_string();
    if rules.check(&state, mv).is_ok() {
        let mut after = state;
        let mut events: Vec<Event> = Vec::new();
        rules.apply_legal(&mut after, mv, &mut events);
        let told = events.into_iter().filter(matters).filter_map(|event| rules.event(event, &words).map(String::from));
        for consequence in told.take(MOST) {
            said = tf(key::PAGE_VQ_THEN, &[("answer", &said.trim_end_matches('.')), ("then", &consequence)]);
        }
    }
    Some(said)
}

/// Returns where an answer is pointed at: its mark, or its arrow.
fn pointed(pointing: Pointing, mv: Move) -> Option<(Point, bool, f64)> {
    let target = pointing.marks.with(|marks| Some(marks.iter().find(|mark| mark.moves.contains(&mv))?.target));
    if let Some(target) = target {
        return Some((pointing.place(target), pointing.armed.get() == Some(target), TIP));
    }
    let from = match pointing.context.question() {
        Some(Question::Flow { from }) => Some(from),
        _ => None,
    };
    let rules = pointing.context.rules();
    let arrow = pointing.context.state.with(|state| arrows(&rules, state.as_ref()?, &[mv], from).first().copied());
    arrow.map(|arrow| (arrow.at, false, FAR))
}

/// The sentence in a white label over what is pointed at.
#[component]
pub fn Tooltip(pointing: Pointing, camera: Camera) -> impl IntoView {
    let context = pointing.context;
    let shown = Memo::new(move |_| {
        let mv = context.hover.get().filter(|&mv| !is_tile(mv))?;
        let (at, again, lift) = pointed(pointing, mv)?;
        let said = sentence(context, mv)?;
        Some((
            at,
            lift,
            if again { tf(key::PAGE_BOARD_AGAIN, &[("answer", &said.trim_end_matches('.'))]) } else { said },
        ))
    });
    view! {
        <div class="tip-line" role="status">
            {move || shown.get().map(|(at, lift, text)| {
                view! { <span class="tip" style=move || camera.label_style(at, lift)>{text}</span> }
            })}
        </div>
    }
}
