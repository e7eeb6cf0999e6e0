//! A turn of the viewer that went by without a question, because there was nothing to choose: says so, and why.
//!
//! Pure but for [`announce`]. Not here: which answers are given without asking (the host).

use super::Context;
use super::aim::question;
use crate::text::{t, tf, tn, words};
use leptos::prelude::*;
use tabletop::{Game, Seat, Secrets};
use volcanique::{Event, Move, Question, Rules, State};

/// A step as far as it matters here.
struct Past {
    by: Option<Seat>,
    begins: Option<Seat>,
    before: State,
}

/// Watches the steps that are shown, and puts a notice into the tray when a turn of the viewer has gone by unasked.
pub fn announce(context: Context) {
    let model = context.model;
    let seen = StoredValue::new(None::<usize>);
    Effect::new(move |_| {
        let shown = model.shown.get();
        let before = seen.try_update_value(|seen| seen.replace(shown)).flatten();
        // What happened before the table was opened, or was taken back, is no news.
        let (Some(before), Some(viewer)) = (before, model.viewer.get_untracked()) else { return };
        if model.replay || before == 0 || before >= shown {
            return;
        }
        let rules = context.rules();
        let begins =
            |at: usize| model.steps.with_untracked(|steps| steps.get(at).and_then(|step| begun(step.events())));
        // The newest turn of the viewer that ended in what was shown just now.
        let ends = (before..shown).rev().filter(|&at| begins(at).is_some());
        for end in ends {
            let Some(start) = (0..end).rev().find(|&at| begins(at).is_some()) else { continue };
            let Some(seat) = begins(start).filter(|&seat| viewer.contains(seat)) else { continue };
            let past: Vec<Past> = (start..=end).filter_map(|at| past(context, &rules, at)).collect();
            if let Some(text) = passed(&rules, &past, seat) {
                model.notice.set(Some(text));
                return;
            }
        }
    });
}

/// Whose turn begins in a step.
fn begun(events: impl DoubleEndedIterator<Item = Event>) -> Option<Seat> {
    events.rev().find_map(|event| match event {
        Event::TurnBegins { seat, .. } => Some(seat),
        _ => None,
    })
}

fn past(context: Context, rules: &Rules, at: usize) -> Option<Past> {
    let view = untrack(|| context.model.view_at(at))?;
    let step = context.model.steps.with_untracked(|steps| steps.get(at).cloned())?;
    Some(Past { by: step.by, begins: begun(step.events()), before: rules.determinise(&view, &mut |_| 0) })
}

/// What is said of a turn, from the step in which it began to the one that ended it; `None` if its player had a choice.
fn passed(rules: &Rules, steps: &[Past], seat: Seat) -> Option<String> {
    let (first, rest) = steps.split_first()?;
    if first.begins != Some(seat) {
        return None;
    }
    let own: Vec<&State> = rest.iter().filter(|step| step.by == Some(seat)).map(|step| &step.before).collect();
    let mut moves = Vec::new();
    let mut unasked = |state: &&State| {
        rules.legal(state, &mut moves);
        // A purchase that is the only one possible is no turn that went by.
        moves.len() == 1 && rules.is_openly_forced(state) && !matches!(moves[0], Move::Buy(_))
    };
    if own.is_empty() || !own.iter().all(&mut unasked) {
        return None;
    }
    let reasons: Vec<String> = own.iter().filter_map(|state| reason(rules, state, seat)).collect();
    Some(tf("page.vq.passed", &[("reasons", &words().list(&reasons))]))
}

/// Why there was only one answer to a question.
fn reason(rules: &Rules, state: &State, seat: Seat) -> Option<String> {
    let player = state.player(seat);
    match question(rules, state)? {
        Question::Move { .. } if player.land().is_empty() => Some(t("page.vq.passed.no-critters")),
        Question::Move { .. } => Some(t("page.vq.passed.move")),
        Question::Buy { .. } => Some(tn("page.vq.passed.buy", player.resources.total())),
        Question::Claim if player.hand == 0 => Some(t("page.vq.passed.hand")),
        Question::Claim => Some(t("page.vq.passed.claim")),
        Question::Sacrifice => Some(t("page.vq.passed.sacrifice")),
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

    /// The steps of Pink's turn, played with the first answer each time.
    fn turn(text: &str) -> (Rules, Vec<Past>) {
        let (rules, mut state) = Rules::read_position(text).unwrap();
        let mut steps = vec![Past { by: Some(Seat(1)), begins: Some(Seat(0)), before: state }];
        let mut moves = Vec::new();
        while let Pending::Seat(decision) = rules.pending(&state) {
            let (before, mut events) = (state, Vec::<Event>::new());
            rules.legal(&state, &mut moves);
            rules.apply(&mut state, moves[0], &mut events).unwrap();
            steps.push(Past { by: Some(decision.by), begins: begun(events.iter().copied()), before });
            if begun(events.iter().copied()).is_some() {
                break;
            }
        }
        (rules, steps)
    }

    #[test]
    fn a_turn_without_a_choice_says_why_it_went_by() {
        let (rules, steps) = turn(STUCK);
        let said = passed(&rules, &steps, Seat(0)).unwrap();
        for reason in
            ["you have no critter on land", "1 resource buys nothing", "no land to claim", "nothing to sacrifice"]
        {
            assert!(said.contains(reason), "{said}");
        }
        assert_eq!(passed(&rules, &steps, Seat(1)), None, "it was not Blue's turn");
    }

    #[test]
    fn a_turn_with_a_choice_is_not_announced() {
        // Five of a kind buy a volcano, which is the only purchase.
        let (rules, steps) = turn(&STUCK.replace("1d", "5d"));
        assert_eq!(passed(&rules, &steps, Seat(0)), None);
        let (rules, steps) = turn(&STUCK.replace("resources = \"1d\"", "resources = \"1d\"\ncards = \"barter\""));
        assert_eq!(passed(&rules, &steps, Seat(0)), None, "who holds a card is asked");
    }
}
