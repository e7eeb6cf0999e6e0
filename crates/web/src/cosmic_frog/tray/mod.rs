//! The tray: the prompt directly above its answers, and what else must be said there.
//!
//! `actions.rs` shows the kinds of action with the reasons of those that are not to be had, `lists.rs` the answers that are
//! not chosen on the board, `notes.rs` confirmations, refusals and notices.

mod actions;
mod lists;
mod notes;

pub use lists::Answer;

use super::Context;
use super::chips::{Lay, Pick};
use super::choice::Group;
use super::pieces::Avatar;
use crate::table::{Moment, OrdersButton, Past, TurnEnds, Waiting, keys};
use crate::text::{t, tf, words};
use cosmic_frog::{Mode, Move, Place, Question, Rules, State};
use leptos::prelude::*;
use tabletop::{Game, Notation, Seat, SeatSet};
use wording::GameWording;

/// The tray.
#[component]
pub fn Tray(context: Context) -> impl IntoView {
    keys(context.model, move || notes::cancel(context));
    view! {
        <section class="tray panel" aria-label=t("page.tray")>
            <notes::Notes context/>
            {move || {
                let model = context.model;
                if let Moment::Past(at) = model.moment.get() {
                    return view! { <Past model at/> }.into_any();
                }
                if let Some(seat) = model.wait.get().end.filter(|&seat| model.asked().contains(seat)) {
                    let colour = context.rules().colour(seat);
                    return view! { <TurnEnds model seat><Avatar colour size=36/></TurnEnds> }.into_any();
                }
                match context.question() {
                    Some(question) => view! { <Asked context question/> }.into_any(),
                    None => view! { <Waiting model/> }.into_any(),
                }
            }}
        </section>
    }
}

/// What the table asks, in two parts: the question itself, and what one needs to know for it.
pub fn prompt(context: Context) -> (String, String) {
    let rules = context.rules();
    let viewer = context.model.viewer.get_untracked().unwrap_or(SeatSet::ALL);
    let text = context.state.get_untracked().map(|state| rules.prompt_to(&state, viewer, &words())).unwrap_or_default();
    match text.split_once(". ") {
        Some((first, rest)) => (format!("{first}."), rest.to_string()),
        None => (text, String::new()),
    }
}

/// The plain turn of somebody who has one frog: no need to name it.
fn turn(context: Context, mode: Mode) -> Option<String> {
    let alone = context.model.viewer.get_untracked().is_some_and(|viewer| viewer.len() == 1);
    match mode {
        Mode::First if alone => Some(t("page.tray.turn")),
        Mode::Extra if alone => Some(t("page.tray.turn.extra")),
        _ => None,
    }
}

/// How far a leap goes and what it costs; where a frog stands and what it has is to be seen beside the board.
fn reach(context: Context) -> String {
    let me = context.me.get_untracked();
    if !context.groups().contains(&Group::Leap) {
        return String::new();
    }
    let (rules, answers) = (context.rules(), context.answers.get_untracked());
    context.state.with_untracked(|state| {
        let state = state.as_ref().filter(|state| matches!(state.frog(me).place, Place::Shard(_)));
        state.map_or_else(String::new, |state| leap_words(&rules, state, me, &answers))
    })
}

/// What a leap costs: its free hexes, and the price of the action itself where it has one.
fn leap_words(rules: &Rules, state: &State, me: Seat, answers: &[Move]) -> String {
    let leaps = answers.iter().filter(|mv| matches!(mv, Move::Leap(_) | Move::LeapAether));
    let cheapest = leaps.map(|&mv| rules.price(state, mv)).min().unwrap_or(0);
    let room = state.stride(rules, me);
    // With a full Gullet the first hex has its price, too.
    let action = cheapest.saturating_sub(u8::from(room == 0));
    match (room, action) {
        (0, 0) => t("page.tray.reach.none"),
        (room, 0) => tf("page.tray.reach", &[("count", &room)]),
        (0, action) => tf("page.tray.reach.paid.none", &[("price", &action)]),
        (room, action) => tf("page.tray.reach.paid", &[("count", &room), ("price", &action)]),
    }
}

/// The viewer is asked.
#[component]
fn Asked(context: Context, question: Question) -> impl IntoView {
    let (first, rest) = match (prompt(context), question) {
        (_, Question::Arrange) => (super::chips::prompt(context), String::new()),
        ((first, _), Question::Action(mode)) => (turn(context, mode).unwrap_or(first), reach(context)),
        (both, _) => both,
    };
    let me = context.me.get_untracked();
    let colour = context.rules().colour(me);
    view! {
        <div class="tray-head">
            <Avatar colour size=36/>
            <div class="prompt-words"><h2 class="prompt" tabindex="-1">{first}</h2><p class="prompt-more">{rest}</p></div>
            <span class="tray-tools"><OrdersButton model=context.model seat=me/></span>
        </div>
        {match question {
            Question::Action(mode) => view! { <actions::Actions context mode/> }.into_any(),
            Question::Arrange => view! { <Lay context/> }.into_any(),
            Question::Pick { owner, count } => view! { <Pick context owner count/> }.into_any(),
            _ => view! { <lists::Answers context/> }.into_any(),
        }}
    }
}

/// The notation of an answer without its seat: for test ids and links.
pub fn notation(context: Context, mv: cosmic_frog::Move) -> String {
    let written =
        context.state.with_untracked(|state| state.as_ref().map(|state| context.rules().write_move(state, mv)));
    written.unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Red leaps onto bare hexes and onto Purple; the line is its script up to the question.
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
