//! The tray of Cosmic Frog: the prompt directly above its answers, and notes.
//!
//! `actions.rs` shows the kinds of action with reasons for unavailable ones, `lists.rs` the answers that are not chosen
//! on the board, `notes.rs` confirmations.

mod actions;
mod lists;
mod notes;

pub use lists::AnswerButton;

use super::Context;
use super::answer_kind::AnswerKind;
use super::chips::{ArrangeChips, PickChips};
use super::pieces::Avatar;
use crate::table::{Notes, Sentence, StandingOrdersButton, table_keys, tray_content};
use crate::text::{key, messages, t, tf};
use cosmic_frog::{ActionMode, Move, Place, Question, Rules, State};
use leptos::prelude::*;
use tabletop::{Notation, Seat, SeatSet};
use wording::{GameWording, Text};

/// The tray.
#[component]
pub fn Tray(context: Context) -> impl IntoView {
    table_keys(context.model, move || notes::cancel(context));
    let model = context.model;
    let portrait = move |seat| view! { <Avatar colour=context.rules().colour(seat) size=36/> }.into_any();
    let question = move || context.question().map(|question| view! { <QuestionPanel context question/> }.into_any());
    let content = move || tray_content(model, portrait, question);
    view! {
        <section class="tray panel" aria-label=t(key::PAGE_TRAY)>
            <Notes context=context.table confirmation=move |mv| view! { <notes::Confirmation context mv/> }.into_any()/>
            {content}
        </section>
    }
}

/// Returns the prompt in two parts: the question itself, and further information.
pub fn prompt(context: Context) -> (Text, Option<Text>) {
    let rules = context.rules();
    let viewer = context.model.viewer.get_untracked().unwrap_or(SeatSet::ALL);
    let text = context.state.get_untracked().map(|state| rules.prompt_to(&state, viewer, &messages()));
    text.unwrap_or_default().heading_and_details()
}

/// Returns the plain turn of somebody who has one frog: no need to name it.
fn turn(context: Context, mode: ActionMode) -> Option<String> {
    let alone = context.model.viewer.get_untracked().is_some_and(|viewer| viewer.len() == 1);
    match mode {
        ActionMode::First if alone => Some(t(key::PAGE_TRAY_TURN)),
        ActionMode::Extra if alone => Some(t(key::PAGE_TRAY_TURN_EXTRA)),
        _ => None,
    }
}

/// Returns how far a leap goes and what it costs. The place and the tiles of a frog are shown beside the board.
fn reach(context: Context) -> String {
    let me = context.me.get_untracked();
    if !context.answer_kinds().contains(&AnswerKind::Leap) {
        return String::new();
    }
    let (rules, answers) = (context.rules(), context.answers.get_untracked());
    context.state.with_untracked(|state| {
        let state = state.as_ref().filter(|state| matches!(state.frog(me).place, Place::Shard(_)));
        state.map_or_else(String::new, |state| leap_words(&rules, state, me, &answers))
    })
}

/// Returns what a leap costs: its free hexes, and the price of the action itself where it has one.
fn leap_words(rules: &Rules, state: &State, me: Seat, answers: &[Move]) -> String {
    let leaps = answers.iter().filter(|mv| matches!(mv, Move::Leap(_) | Move::LeapAether));
    let cheapest = leaps.map(|&mv| rules.price(state, mv)).min().unwrap_or(0);
    let room = state.free_leap_range(rules, me);
    // With a full Gullet the first hex has its price, too.
    let action = cheapest.saturating_sub(u8::from(room == 0));
    match (room, action) {
        (0, 0) => t(key::PAGE_TRAY_REACH_NONE),
        (room, 0) => tf(key::PAGE_TRAY_REACH, &[("count", &room)]),
        (0, action) => tf(key::PAGE_TRAY_REACH_PAID_NONE, &[("price", &action)]),
        (room, action) => tf(key::PAGE_TRAY_REACH_PAID, &[("count", &room), ("price", &action)]),
    }
}

/// The prompt and the answers of a question to the viewer.
#[component]
fn QuestionPanel(context: Context, question: Question) -> impl IntoView {
    let (first, rest) = match (prompt(context), question) {
        (_, Question::Arrange) => (super::chips::prompt(context).into(), None),
        ((first, _), Question::Action(mode)) => {
            (turn(context, mode).map_or(first, Text::from), Some(reach(context).into()))
        }
        (both, _) => both,
    };
    let me = context.me.get_untracked();
    let colour = context.rules().colour(me);
    view! {
        <div class="tray-head">
            <Avatar colour size=36/>
            <div class="prompt-words"><h2 class="prompt" tabindex="-1"><Sentence model=context.model text=first/></h2>
                <p class="prompt-more">{rest.map(|text| view! { <Sentence model=context.model text/> })}</p></div>
            <span class="tray-tools"><StandingOrdersButton model=context.model seat=me/></span>
        </div>
        {match question {
            Question::Action(mode) => view! { <actions::Actions context mode/> }.into_any(),
            Question::Arrange => view! { <ArrangeChips context/> }.into_any(),
            Question::Pick { owner, count } => view! { <PickChips context owner count/> }.into_any(),
            _ => view! { <lists::AnswerList context/> }.into_any(),
        }}
    }
}

/// Returns the notation of an answer without its seat: for test ids and links.
pub fn notation(context: Context, mv: cosmic_frog::Move) -> String {
    let written =
        context.state.with_untracked(|state| state.as_ref().map(|state| context.rules().write_move(state, mv)));
    written.unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop::Game;

    /// Plays a script, up to the question, in which Red leaps onto bare hexes and onto Purple.
    fn after(script: &[&str]) -> (Rules, State, Vec<Move>) {
        let text = include_str!("../../../../../scenarios/cosmic-frog/abi-camouflage-toll-for-possess.toml");
        let (rules, mut state) = Rules::read_position(text).unwrap();
        for line in script {
            let mv = rules.read_move(&state, line).unwrap();
            rules.apply(&mut state, mv, &mut ()).unwrap();
        }
        let mut moves = Vec::new();
        rules.legal(&state, &mut moves);
        (rules, state, moves)
    }

    #[test]
    fn a_leap_is_for_nothing_only_where_it_costs_nothing() {
        let (rules, state, moves) = after(&["chance draw red"]);
        assert_eq!(leap_words(&rules, &state, Seat(0), &moves), "Leap 4 for nothing, 1 Ω per hex beyond");
        let (rules, state, moves) = after(&["chance draw red", "red leap 1,0"]);
        assert!(moves.iter().any(|mv| matches!(mv, Move::Leap(_))), "an extra action is possible: {moves:?}");
        let words = leap_words(&rules, &state, Seat(0), &moves);
        assert!(words.starts_with("The extra action costs 2 Ω") && !words.contains("for nothing"), "{words}");
    }
}
