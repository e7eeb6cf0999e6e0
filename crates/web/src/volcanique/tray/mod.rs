//! The tray of Volcanique: the prompt directly above its answers, the steps of the turn, and notes.
//!
//! `supply.rs` shows the tiles and other goods for sale, `mixes.rs` amounts of resources, `lists.rs` answers as
//! buttons, `ghost_controls.rs` the tile that is not laid yet, `lava_odds.rs` and `bomb_odds.rs` the odds of a volcano
//! and of a bomb, `turn_steps.rs` the steps of the turn, `notes.rs` confirmations.

mod bomb_odds;
mod ghost_controls;
mod lava_odds;
mod lists;
mod mixes;
mod notes;
mod supply;
mod turn_steps;

use super::Context;
use super::pieces::Avatar;
use crate::table::{Notes, Sentence, StandingOrdersButton, table_keys, tray_content};
use crate::text::{key, messages, t, tn};
use leptos::prelude::*;
use tabletop::Notation;
use volcanique::{Move, Question, State, TurnMode};
use wording::{GameWording, Text};

pub use supply::shows_supply;

/// The tray.
#[component]
pub fn Tray(context: Context) -> impl IntoView {
    let model = context.model;
    table_keys(model, move || notes::cancel(context));
    ghost_controls::keys(context);
    let portrait = move |seat| view! { <Avatar colour=context.rules().colour(seat) size=36/> }.into_any();
    let question = move || context.question().map(|question| view! { <QuestionPanel context question/> }.into_any());
    let content = move || tray_content(model, portrait, question);
    view! {
        <section class="tray vq-tray panel" aria-label=t(key::PAGE_TRAY)>
            <div class="vq-notes"><Notes context=context.table confirmation=move |mv| view! { <notes::Confirmation context mv/> }.into_any()/></div>
            {content}
        </section>
    }
}

/// The prompt and the answers of a question to the viewer.
#[component]
fn QuestionPanel(context: Context, question: Question) -> impl IntoView {
    let (first, rest) = prompt(context, question);
    let me = context.me.get_untracked();
    let colour = context.rules().colour(me);
    view! {
        <div class="tray-head">
            <Avatar colour size=36/>
            <div class="prompt-words">
                <h2 class="prompt" tabindex="-1"><Sentence model=context.model text=first/></h2>
                <p class="prompt-more">{rest.map(|text| view! { <Sentence model=context.model text/> })}</p>
            </div>
            <span class="tray-tools"><lists::BackButton context question/><StandingOrdersButton model=context.model seat=me/></span>
        </div>
        <ghost_controls::GhostControls context/>
        <turn_steps::TurnSteps context/>
        {shows_supply(question).then(|| view! { <supply::Supply context question/> })}
        <lava_odds::LavaOdds context/>
        <bomb_odds::BombOdds context question/>
        <lists::AnswerList context question/>
    }
}

/// Returns the prompt in two parts: the question itself, and further information.
fn prompt(context: Context, question: Question) -> (Text, Option<Text>) {
    let alone = context.model.viewer.get_untracked().is_some_and(|viewer| viewer.len() == 1);
    if let Some(own) = page_prompt(context, question).filter(|_| alone) {
        return (own.0.into(), Some(own.1.into()));
    }
    let (rules, words) = (context.rules(), messages());
    let text = context.state.get_untracked().map(|state| rules.prompt(&state, &words)).unwrap_or_default();
    // A viewer with one seat needs no name.
    let text = if alone { text.without_address(context.me.get_untracked()) } else { text };
    text.heading_and_details()
}

/// Returns the prompts of the common steps, in words that rely on what can be seen on the page.
fn page_prompt(context: Context, question: Question) -> Option<(String, String)> {
    let answers = context.answers.get_untracked();
    let any = |wanted: fn(&Move) -> bool| answers.iter().any(wanted);
    let name = match question {
        Question::Move { movements, .. } if any(|mv| matches!(mv, Move::Pick(..))) => {
            return Some((t(key::PAGE_VQ_PROMPT_MOVE), tn(key::PAGE_VQ_PROMPT_MOVE_MORE, movements)));
        }
        Question::Move { .. } => "move-none",
        Question::Walk { .. } => "walk",
        Question::Buy { first } => {
            let state = context.state.get_untracked()?;
            buy_prompt(&state, first, any(|mv| matches!(mv, Move::Buy(_))))
        }
        Question::Place { .. } | Question::SummonPlace { .. } => "place",
        Question::Build { .. } => "build",
        Question::Erupt => "erupt",
        Question::Unlock => "unlock",
        Question::Caldera => "caldera",
        Question::Claim if any(|mv| matches!(mv, Move::Claim(_))) => "claim",
        Question::Claim => "claim-none",
        Question::Sacrifice => "sacrifice",
        _ => return None,
    };
    Some((t(&format!("page-vq-prompt-{name}")), t(&format!("page-vq-prompt-{name}-more"))))
}

/// Returns why something may be bought, or that nothing can be.
fn buy_prompt(state: &State, first: bool, possible: bool) -> &'static str {
    let turn = state.turn_state();
    match (first, possible) {
        (true, true) => "buy",
        (true, false) => "buy-none",
        // In a final turn a player can buy only volcanoes, regardless of earlier purchases (VQ-END-1).
        (false, true) if turn.mode == TurnMode::Final => "buy-final",
        (false, false) if turn.mode == TurnMode::Final => "buy-final-done",
        (false, true) if turn.bought > 0 && turn.soils >= turn.bought => "buy-again",
        (false, true) => "buy-terrace",
        (false, false) => "buy-done",
    }
}

/// Returns the notation of an answer: for test ids and links.
pub fn notation(context: Context, mv: Move) -> String {
    let written =
        context.state.with_untracked(|state| state.as_ref().map(|state| context.rules().write_move(state, mv)));
    written.unwrap_or_default()
}

/// Returns the label of an answer.
pub fn label(context: Context, mv: Move) -> String {
    let state = context.state.get_untracked();
    state.map(|state| context.rules().answer(&state, mv, &messages()).to_string()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop::Game;
    use volcanique::Rules;

    fn played(text: &str, lines: &[&str]) -> State {
        let (rules, mut state) = Rules::read_position(text).unwrap();
        for line in lines {
            let mv = rules.read_move(&state, line).unwrap();
            rules.apply(&mut state, mv, &mut ()).unwrap();
        }
        state
    }

    #[test]
    fn the_volcano_of_a_final_turn_is_not_said_to_follow_from_soil() {
        let text = include_str!("../../../../../scenarios/volcanique/end-1-the-last-tile.toml");
        let script = "blue done,blue buy dml,blue place 1,0 3,blue done,blue done,blue done,chance flow e,yellow done,\
                      yellow done,yellow done,yellow done,pink done";
        let lines: Vec<String> =
            script.replace("1,0 3", "1;0 3").split(',').map(|line| line.replace(';', ",")).collect();
        let state = played(text, &lines.iter().map(String::as_str).collect::<Vec<_>>());
        assert_eq!(state.turn_state().mode, TurnMode::Final);
        assert_eq!(buy_prompt(&state, false, true), "buy-final");
        assert_eq!(buy_prompt(&state, false, false), "buy-final-done");
    }

    #[test]
    fn what_allows_another_purchase_is_named() {
        let soil = include_str!("../../../../../scenarios/volcanique/buy-3-land-on-soil.toml");
        let start = played(soil, &[]);
        assert_eq!([buy_prompt(&start, true, true), buy_prompt(&start, true, false)], ["buy", "buy-none"]);
        assert_eq!(buy_prompt(&start, false, false), "buy-done");
        let laid = ["pink done", "pink buy dml", "pink pay 2d", "pink place 0,1 4"];
        assert_eq!(buy_prompt(&played(soil, &laid), false, true), "buy-again");
        let card = include_str!("../../../../../scenarios/volcanique/cal-terrace.toml");
        let script = ["pink done", "pink play second-terrace", "pink buy dml", "pink pay 2d", "pink place 2,1 1"];
        assert_eq!(buy_prompt(&played(card, &script), false, true), "buy-terrace");
        for name in ["buy", "buy-none", "buy-again", "buy-terrace", "buy-done", "buy-final", "buy-final-done"] {
            let keys = [format!("page-vq-prompt-{name}"), format!("page-vq-prompt-{name}-more")];
            assert!(keys.iter().all(|key| messages().has(key)), "{name}");
        }
    }
}
