//! The kinds of action as big buttons. Unavailable actions are shown too, with the engine's reason.

use super::super::Context;
use super::super::answer_kind::{self, AnswerKind, kind_of};
use super::super::pieces::Price;
use super::lists::AnswerButtons;
use crate::table::icon;
use crate::text::{key, messages, t, tn};
use cosmic_frog::{ActionMode, Move, Place, State};
use leptos::prelude::*;
use tabletop::{Game, Pending, Seat};
use wording::{GameWording, Text};

/// The actions that the tray always shows, in their order.
const ALWAYS: [AnswerKind; 7] = [
    AnswerKind::Leap,
    AnswerKind::Harvest,
    AnswerKind::Slipstream,
    AnswerKind::Attack,
    AnswerKind::Recover,
    AnswerKind::Disgorge,
    AnswerKind::Raid,
];

/// The actions that Find Muck adds to them, after the attack.
const MUCK: [AnswerKind; 2] = [AnswerKind::Mind, AnswerKind::Aggro];

/// The actions, then what else may be answered.
#[component]
pub fn Actions(context: Context, mode: ActionMode) -> impl IntoView {
    let present = context.answer_kinds();
    let mut shown = usual(context, &present);
    if mode == ActionMode::After {
        // Only powers are left: the reasons against all other actions would be the same.
        shown.clear();
    }
    let more = present.iter().copied().filter(|group| {
        !shown.contains(group)
            && !matches!(group, AnswerKind::Other | AnswerKind::Card | AnswerKind::Commit | AnswerKind::Vault)
    });
    let more: Vec<AnswerKind> = more.collect();
    shown.extend(more);
    let other: Vec<Move> = context.answers.with_untracked(|answers| {
        answers.iter().copied().filter(|&mv| kind_of(mv, context) == AnswerKind::Other).collect()
    });
    // One row as long as the words fit, else two.
    let columns = format!("--n:{}", if shown.len() > 10 { shown.len().div_ceil(2) } else { shown.len().max(4) });
    view! {
        <div class="actions" role="group" aria-label=t(key::PAGE_TRAY_ACTIONS) style=columns>
            {shown.into_iter().map(|kind| view! { <ActionButton context kind/> }).collect_view()}
        </div>
        <ChosenAnswers context/>
        <AnswerButtons context moves=other/>
    }
}

/// Returns the actions that the tray always shows, even if they are unavailable.
fn usual(context: Context, present: &[AnswerKind]) -> Vec<AnswerKind> {
    let mut shown: Vec<AnswerKind> = ALWAYS.to_vec();
    if context.rules().has_muck() {
        shown.splice(4..4, MUCK);
    }
    if in_aether(context) {
        // In the Aether a frog lands where on the Shard it leaps.
        shown[0] = AnswerKind::Land;
        shown.retain(|&group| {
            group != AnswerKind::Slipstream && group != AnswerKind::Harvest || present.contains(&group)
        });
    }
    shown
}

fn in_aether(context: Context) -> bool {
    let me = context.me.get_untracked();
    context.view.with_untracked(|view| view.as_ref().is_some_and(|view| view.state.frog(me).place == Place::Aether))
}

/// Returns the icon of a kind of action.
fn icon_of(kind: AnswerKind) -> &'static str {
    match kind {
        AnswerKind::Slipstream | AnswerKind::Tunnel => "slip",
        AnswerKind::Possess => "bolt",
        AnswerKind::Smash | AnswerKind::Spit => "attack",
        AnswerKind::Step | AnswerKind::Descend | AnswerKind::Lay => "land",
        AnswerKind::Mind => "brain",
        AnswerKind::Dredge => "muck",
        AnswerKind::Spew | AnswerKind::Line => "disgorge",
        AnswerKind::Power => "bolt",
        other => other.name(),
    }
}

/// One kind of action.
#[component]
fn ActionButton(context: Context, kind: AnswerKind) -> impl IntoView {
    let moves: Vec<Move> = context
        .answers
        .with_untracked(|answers| answers.iter().copied().filter(|&mv| kind_of(mv, context) == kind).collect());
    let name = t(&format!("page-action-{}", kind.name()));
    let picture = icon(icon_of(kind));
    if moves.is_empty() {
        let reason = refused(context, kind);
        let say = reason.clone();
        let (heading, _) = reason.without_rule().0.heading_and_details();
        let short = heading.to_string().trim_end_matches(';').to_string();
        return view! {
            <button class="action off" aria-disabled="true" data-group=kind.name() on:click=move |_| context.why.set(Some(say.clone()))>
                <span class="action-top">{picture}{icon("lock")}</span>
                <b>{name}</b><span class="action-note" title=short>{short.clone()}</span>
            </button>
        }
        .into_any();
    }
    let cheapest = moves.iter().map(|&mv| context.price(mv)).min().unwrap_or(0);
    let only = (moves.len() == 1).then(|| moves[0]);
    let note = match (kind, only) {
        (_, Some(mv)) => label(context, mv),
        (
            AnswerKind::Leap
            | AnswerKind::Slipstream
            | AnswerKind::Land
            | AnswerKind::Attack
            | AnswerKind::Mind
            | AnswerKind::Aggro
            | AnswerKind::Spew
            | AnswerKind::Step
            | AnswerKind::Tunnel
            | AnswerKind::Harvest,
            None,
        ) => reached(context, kind, &moves),
        _ => t(key::PAGE_ACTION_CHOOSE),
    };
    let chosen = move || context.chosen_kind.get() == Some(kind);
    let press = move |_| match only {
        // An answer that points at the board is first shown there.
        Some(mv) if !kind.is_on_board() || kind == AnswerKind::Harvest => context.give_answer(mv),
        _ if context.chosen_kind.get_untracked() == Some(kind) && !kind.is_on_board() => context.chosen_kind.set(None),
        _ => context.chosen_kind.set(Some(kind)),
    };
    let answer = only.map(|mv| super::notation(context, mv));
    view! {
        <button class="action" class:chosen=chosen class:attack=matches!(kind, AnswerKind::Attack | AnswerKind::Mind | AnswerKind::Aggro) data-group=kind.name() data-answer=answer
            aria-pressed=move || chosen().to_string() on:click=press
            on:pointerenter=move |_| context.hover.set(only) on:pointerleave=move |_| context.hover.set(None)>
            <span class="action-top">{picture}{(cheapest > 0).then(|| view! { <Price amount=cheapest/> })}</span>
            <b>{name}</b><span class="action-note" title=note>{note.clone()}</span>
        </button>
    }
    .into_any()
}

/// Returns how many targets are in reach: "2 frogs in reach", "5 places in reach".
fn reached(context: Context, kind: AnswerKind, moves: &[Move]) -> String {
    let count = context.state.with_untracked(|state| state.as_ref().map_or(0, |state| targets(moves, state)));
    let frogs = matches!(kind, AnswerKind::Attack | AnswerKind::Mind | AnswerKind::Aggro);
    tn(if frogs { key::PAGE_ACTION_FROGS } else { key::PAGE_ACTION_TARGETS }, count)
}

/// Returns how many places and frogs these answers point at. A place with several ways to it counts once.
fn targets(moves: &[Move], state: &State) -> u32 {
    let mut found = Vec::new();
    for &mv in moves {
        let target = match answer_kind::attacked_frog_in(mv, state) {
            Some(frog) => (None, Some(frog), None),
            // A purge points along a line and has no target hex.
            None => (answer_kind::cell(mv), answer_kind::frog(mv), matches!(mv, Move::Spew(..)).then_some(mv)),
        };
        if !found.contains(&target) {
            found.push(target);
        }
    }
    found.len() as u32
}

/// The answers of the chosen kind that are not chosen on the board.
#[component]
fn ChosenAnswers(context: Context) -> impl IntoView {
    move || {
        let kind = context.chosen_kind.get().filter(|kind| !kind.is_on_board())?;
        let moves = context.chosen_answers();
        Some(view! {
            <div class="second" data-second=kind.name()>
                <AnswerButtons context moves/>
                <button class="button" on:click=move |_| context.chosen_kind.set(None)>{t(key::PAGE_CANCEL)}</button>
            </div>
        })
    }
}

fn label(context: Context, mv: Move) -> String {
    context
        .state
        .with_untracked(|state| state.as_ref().map(|state| context.rules().answer(state, mv, &messages()).to_string()))
        .unwrap_or_default()
}

/// Explains why this action is unavailable, using the engine's refusal of a typical answer.
fn refused(context: Context, kind: AnswerKind) -> Text {
    let rules = context.rules();
    let Some(state) = context.state.get_untracked() else { return Text::default() };
    let Pending::Seat(decision) = rules.pending(&state) else { return Text::default() };
    context.refusal(tried(&state, decision.seat, kind)).unwrap_or_default()
}

/// Returns a typical answer of a kind, to ask the engine for its refusal.
fn tried(state: &State, seat: Seat, kind: AnswerKind) -> Move {
    let here = match state.frog(seat).place {
        Place::Shard(cell) => cell,
        _ => state.terrain_hexes().iter().next().unwrap_or(hexgrid::Cell(0)),
    };
    let other = Seat(u8::from(seat.0 == 0));
    // The frog on the Shard that a person would try to leap onto.
    let near = (0..6).map(Seat).filter(|&frog| frog != seat).find_map(|frog| match state.frog(frog).place {
        Place::Shard(cell) => Some(cell),
        _ => None,
    });
    // The frog in the same place, Shard or Aether, whose mind a person would try to reach.
    let alike = |frog: &Seat| {
        std::mem::discriminant(&state.frog(*frog).place) == std::mem::discriminant(&state.frog(seat).place)
    };
    let seen = (0..6).map(Seat).filter(|&frog| frog != seat).find(alike).unwrap_or(other);
    match kind {
        AnswerKind::Leap => Move::LeapAether,
        AnswerKind::Harvest => Move::Harvest(here),
        AnswerKind::Slipstream => Move::Slip(state.edge_hexes().iter().find(|&cell| cell != here).unwrap_or(here)),
        AnswerKind::Land => Move::Land(state.edge_hexes().iter().next().unwrap_or(here)),
        AnswerKind::Attack => match (state.frog(seat).place, near) {
            (Place::Shard(_), Some(cell)) => Move::Leap(cell),
            _ => Move::Ram(other),
        },
        AnswerKind::Mind => Move::Mind(seen),
        AnswerKind::Aggro => Move::Aggro(seen),
        AnswerKind::Disgorge => Move::Disgorge,
        AnswerKind::Raid => Move::Raid(other, 1),
        _ => Move::Recover,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cosmic_frog::{Rules, Setup};
    use hexgrid::Dir;
    use tabletop::Notation;

    #[test]
    fn a_frog_that_can_be_reached_in_two_ways_is_one_target() {
        let text = include_str!("../../../../../scenarios/cosmic-frog/abi-camouflage-toll-for-possess.toml");
        let (_, state) = Rules::read_position(text).unwrap();
        let Place::Shard(purple) = state.frog(Seat(1)).place else { panic!("Purple stands on the Shard") };
        let attacks = [Move::SlipAttack(purple, Dir::NE), Move::SlipAttack(purple, Dir::E), Move::Leap(purple)];
        assert_eq!(targets(&attacks, &state), 1);
        let Place::Shard(red) = state.frog(Seat(0)).place else { panic!("Red stands on the Shard") };
        assert_eq!(targets(&[Move::Slip(red), Move::Leap(purple), Move::LeapAether], &state), 3);
        assert_eq!(targets(&[Move::Spew(Dir::E, 1), Move::Spew(Dir::E, 2)], &state), 2);
        let start = Rules::new(Setup::new(3)).unwrap().initial_state();
        assert_eq!(targets(&[], &start), 0);
    }
}
