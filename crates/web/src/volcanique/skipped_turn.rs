//! Explains a turn of the viewer that passed without a question because there was nothing to choose.
//!
//! Pure, except for [`announce_skipped_turns`]. Not here: which answers are given automatically (the host).

use super::Context;
use super::answer_kind::question;
use crate::text::{key, t, tf, tn};
use leptos::prelude::*;
use tabletop::{Game, Seat, Secrets};
use volcanique::{Event, Move, Question, Rules, State};

/// The relevant parts of a step.
struct ShownStep {
    by: Option<Seat>,
    begins: Option<Seat>,
    before: State,
}

/// Watches the steps that are shown, and sets a notice when a turn of the viewer has passed without a question.
pub fn announce_skipped_turns(context: Context) {
    let model = context.model;
    let seen = StoredValue::new(None::<usize>);
    Effect::new(move |_| {
        let shown = model.shown.get();
        let before = seen.try_update_value(|seen| seen.replace(shown)).flatten();
        // Ignore what happened before the table was opened, and what was taken back.
        let (Some(before), Some(viewer)) = (before, model.viewer.get_untracked()) else { return };
        if model.replay || before == 0 || before >= shown {
            return;
        }
        let rules = context.rules();
        let begins =
            |at: usize| model.steps.with_untracked(|steps| steps.get(at).and_then(|step| begun(step.events())));
        // Find the newest turn of the viewer that ended in the steps shown just now.
        let ends = (before..shown).rev().filter(|&at| begins(at).is_some());
        for end in ends {
            let Some(start) = (0..end).rev().find(|&at| begins(at).is_some()) else { continue };
            let Some(seat) = begins(start).filter(|&seat| viewer.contains(seat)) else { continue };
            let past: Vec<ShownStep> = (start..=end).filter_map(|at| past(context, &rules, at)).collect();
            if let Some(text) = skipped_turn_notice(&rules, &past, seat) {
                model.notice.set(Some(text.into()));
                return;
            }
        }
    });
}

/// Returns whose turn begins in a step.
fn begun(events: impl DoubleEndedIterator<Item = Event>) -> Option<Seat> {
    events.rev().find_map(|event| match event {
        Event::TurnBegins { seat, .. } => Some(seat),
        _ => None,
    })
}

fn past(context: Context, rules: &Rules, at: usize) -> Option<ShownStep> {
    let view = untrack(|| context.model.view_at(at))?;
    let step = context.model.steps.with_untracked(|steps| steps.get(at).cloned())?;
    Some(ShownStep { by: step.by, begins: begun(step.events()), before: rules.determinise(&view, &mut |_| 0) })
}

/// Returns the notice about a turn, given its steps from its first to the one that ended it; `None` if its player had a
/// choice.
fn skipped_turn_notice(rules: &Rules, steps: &[ShownStep], seat: Seat) -> Option<String> {
    let (first, rest) = steps.split_first()?;
    if first.begins != Some(seat) {
        return None;
    }
    let own: Vec<&State> = rest.iter().filter(|step| step.by == Some(seat)).map(|step| &step.before).collect();
    let mut moves = Vec::new();
    let mut unasked = |state: &&State| {
        rules.legal(state, &mut moves);
        // A purchase counts as a choice even if it is the only one possible.
        moves.len() == 1 && rules.is_openly_forced(state) && !matches!(moves[0], Move::Buy(_))
    };
    if own.is_empty() || !own.iter().all(&mut unasked) {
        return None;
    }
    let reasons: Vec<String> = own.iter().filter_map(|state| reason(rules, state, seat)).collect();
    Some(tf(key::PAGE_VQ_PASSED, &[("reasons", &crate::text::list(&reasons))]))
}

/// Returns why there was only one answer to a question.
fn reason(rules: &Rules, state: &State, seat: Seat) -> Option<String> {
    let player = state.player(seat);
    match question(rules, state)? {
        Question::Move { .. } if player.land().is_empty() => Some(t(key::PAGE_VQ_PASSED_NO_CRITTERS)),
        Question::Move { .. } => Some(t(key::PAGE_VQ_PASSED_MOVE)),
        Question::Buy { .. } => Some(tn(key::PAGE_VQ_PASSED_BUY, player.resources.total())),
        Question::Claim if player.hand == 0 => Some(t(key::PAGE_VQ_PASSED_HAND)),
        Question::Claim => Some(t(key::PAGE_VQ_PASSED_CLAIM)),
        Question::Sacrifice => Some(t(key::PAGE_VQ_PASSED_SACRIFICE)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop::{Notation, Pending};

    /// Pink has nothing on land and too little for anything; all land is Blue's.
    const STUCK: &str = r#"
game = "volcanique"
title = "Nothing to choose"
rules = []

[board]
"0,0" = "d"

[player.pink]
land = ""
resources = "1d"

[player.blue]
land = "0,0 d"
"#;

    /// Returns the steps of Pink's turn, played with the first answer each time.
    fn turn(text: &str) -> (Rules, Vec<ShownStep>) {
        let (rules, mut state) = Rules::read_position(text).unwrap();
        let mut steps = vec![ShownStep { by: Some(Seat(1)), begins: Some(Seat(0)), before: state }];
        let mut moves = Vec::new();
        while let Pending::Seat(decision) = rules.pending(&state) {
            let (before, mut events) = (state, Vec::<Event>::new());
            rules.legal(&state, &mut moves);
            rules.apply(&mut state, moves[0], &mut events).unwrap();
            steps.push(ShownStep { by: Some(decision.by), begins: begun(events.iter().copied()), before });
            if begun(events.iter().copied()).is_some() {
                break;
            }
        }
        (rules, steps)
    }

    #[test]
    fn a_turn_without_a_choice_says_why_it_went_by() {
        let (rules, steps) = turn(STUCK);
        let said = skipped_turn_notice(&rules, &steps, Seat(0)).unwrap();
        for reason in
            ["you have no critter on land", "1 resource buys nothing", "no land to claim", "nothing to sacrifice"]
        {
            assert!(said.contains(reason), "{said}");
        }
        assert_eq!(skipped_turn_notice(&rules, &steps, Seat(1)), None, "it was not Blue's turn");
    }

    #[test]
    fn a_turn_with_a_choice_is_not_announced() {
        // Five of a kind buy a volcano, which is the only purchase.
        let (rules, steps) = turn(&STUCK.replace("1d", "5d"));
        assert_eq!(skipped_turn_notice(&rules, &steps, Seat(0)), None);
        let (rules, steps) = turn(&STUCK.replace("resources = \"1d\"", "resources = \"1d\"\ncards = \"barter\""));
        assert_eq!(skipped_turn_notice(&rules, &steps, Seat(0)), None, "who holds a card is asked");
    }
}
