//! The kinds of action as big buttons; those that are not to be had stand there too and say why.

use super::super::Context;
use super::super::choice::{self, Group, group};
use super::super::pieces::Price;
use super::lists::List;
use crate::table::icon;
use crate::text::{t, tn, words};
use cosmic_frog::{Mode, Move, Place, State};
use leptos::prelude::*;
use tabletop::{Game, Pending, Seat};
use wording::GameWording;

/// The actions that always stand in the tray, in their order.
const ALWAYS: [Group; 7] =
    [Group::Leap, Group::Harvest, Group::Slipstream, Group::Attack, Group::Recover, Group::Disgorge, Group::Raid];

/// The actions that Find Muck adds to them, after the attack.
const MUCK: [Group; 2] = [Group::Mind, Group::Aggro];

/// The actions, then what else may be answered.
#[component]
pub fn Actions(context: Context, mode: Mode) -> impl IntoView {
    let present = context.groups();
    let mut shown = usual(context, &present);
    if mode == Mode::After {
        // Only powers are left: reasons why nothing else may be done would all say the same.
        shown.clear();
    }
    let more = present.iter().copied().filter(|group| {
        !shown.contains(group) && !matches!(group, Group::Other | Group::Card | Group::Commit | Group::Vault)
    });
    let more: Vec<Group> = more.collect();
    shown.extend(more);
    let other: Vec<Move> = context
        .answers
        .with_untracked(|answers| answers.iter().copied().filter(|&mv| group(mv, context) == Group::Other).collect());
    // One row as long as the words fit, else two.
    let columns = format!("--n:{}", if shown.len() > 10 { shown.len().div_ceil(2) } else { shown.len().max(4) });
    view! {
        <div class="actions" role="group" aria-label=t("page.tray.actions") style=columns>
            {shown.into_iter().map(|kind| view! { <Action context kind/> }).collect_view()}
        </div>
        <Targets context/>
        <List context moves=other/>
    }
}

/// The actions that stand in the tray whether they can be had or not.
fn usual(context: Context, present: &[Group]) -> Vec<Group> {
    let mut shown: Vec<Group> = ALWAYS.to_vec();
    if context.rules().has_muck() {
        shown.splice(4..4, MUCK);
    }
    if in_aether(context) {
        // In the Aether a frog lands where on the Shard it leaps.
        shown[0] = Group::Land;
        shown.retain(|&group| group != Group::Slipstream && group != Group::Harvest || present.contains(&group));
    }
    shown
}

fn in_aether(context: Context) -> bool {
    let me = context.me.get_untracked();
    context.view.with_untracked(|view| view.as_ref().is_some_and(|view| view.state.frog(me).place == Place::Aether))
}

/// The icon of a kind of action.
fn icon_of(kind: Group) -> &'static str {
    match kind {
        Group::Slipstream | Group::Tunnel => "slip",
        Group::Possess => "bolt",
        Group::Smash | Group::Spit => "attack",
        Group::Step | Group::Descend | Group::Lay => "land",
        Group::Mind => "brain",
        Group::Dredge => "muck",
        Group::Spew | Group::Line => "disgorge",
        Group::Power => "bolt",
        other => other.name(),
    }
}

/// One kind of action.
#[component]
fn Action(context: Context, kind: Group) -> impl IntoView {
    let moves: Vec<Move> = context
        .answers
        .with_untracked(|answers| answers.iter().copied().filter(|&mv| group(mv, context) == kind).collect());
    let name = t(&format!("page.action.{}", kind.name()));
    let picture = icon(icon_of(kind));
    if moves.is_empty() {
        let reason = refused(context, kind);
        let say = reason.clone();
        let short = reason.split(" [").next().unwrap_or("").split(';').next().unwrap_or("").to_string();
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
            Group::Leap
            | Group::Slipstream
            | Group::Land
            | Group::Attack
            | Group::Mind
            | Group::Aggro
            | Group::Spew
            | Group::Step
            | Group::Tunnel
            | Group::Harvest,
            None,
        ) => reached(context, kind, &moves),
        _ => t("page.action.choose"),
    };
    let chosen = move || context.group.get() == Some(kind);
    let press = move |_| match only {
        // One that points at the board is first shown there.
        Some(mv) if !kind.on_board() || kind == Group::Harvest => context.give(mv),
        _ if context.group.get_untracked() == Some(kind) && !kind.on_board() => context.group.set(None),
        _ => context.group.set(Some(kind)),
    };
    let answer = only.map(|mv| super::notation(context, mv));
    view! {
        <button class="action" class:chosen=chosen class:attack=matches!(kind, Group::Attack | Group::Mind | Group::Aggro) data-group=kind.name() data-answer=answer
            aria-pressed=move || chosen().to_string() on:click=press
            on:pointerenter=move |_| context.hover.set(only) on:pointerleave=move |_| context.hover.set(None)>
            <span class="action-top">{picture}{(cheapest > 0).then(|| view! { <Price amount=cheapest/> })}</span>
            <b>{name}</b><span class="action-note" title=note>{note.clone()}</span>
        </button>
    }
    .into_any()
}

/// "2 frogs in reach", "5 places in reach".
fn reached(context: Context, kind: Group, moves: &[Move]) -> String {
    let count = context.state.with_untracked(|state| state.as_ref().map_or(0, |state| targets(moves, state)));
    let frogs = matches!(kind, Group::Attack | Group::Mind | Group::Aggro);
    tn(if frogs { "page.action.frogs" } else { "page.action.targets" }, count)
}

/// How many places and frogs these answers point at: each counts once, however many ways lead there.
fn targets(moves: &[Move], state: &State) -> u32 {
    let mut found = Vec::new();
    for &mv in moves {
        let target = match choice::attacked_in(mv, state) {
            Some(frog) => (None, Some(frog), None),
            // A purge points along a line and has no hex of its own.
            None => (choice::cell(mv), choice::frog(mv), matches!(mv, Move::Spew(..)).then_some(mv)),
        };
        if !found.contains(&target) {
            found.push(target);
        }
    }
    found.len() as u32
}

/// The answers of the chosen kind that are not chosen on the board.
#[component]
fn Targets(context: Context) -> impl IntoView {
    move || {
        let kind = context.group.get().filter(|kind| !kind.on_board())?;
        let moves = context.chosen();
        Some(view! {
            <div class="second" data-second=kind.name()>
                <List context moves/>
                <button class="button" on:click=move |_| context.group.set(None)>{t("page.cancel")}</button>
            </div>
        })
    }
}

fn label(context: Context, mv: Move) -> String {
    context
        .state
        .with_untracked(|state| state.as_ref().map(|state| context.rules().answer(state, mv, &words())))
        .unwrap_or_default()
}

/// Why no answer of a kind is to be had: what the engine says to one that a person would try.
fn refused(context: Context, kind: Group) -> String {
    let rules = context.rules();
    let Some(state) = context.state.get_untracked() else { return String::new() };
    let Pending::Seat(decision) = rules.pending(&state) else { return String::new() };
    match rules.check(&state, tried(&state, decision.seat, kind)) {
        Err(refusal) => rules.refusal(refusal, &words()),
        Ok(()) => String::new(),
    }
}

/// An answer of a kind that a person would try first.
fn tried(state: &State, seat: Seat, kind: Group) -> Move {
    let here = match state.frog(seat).place {
        Place::Shard(cell) => cell,
        _ => state.terrain().iter().next().unwrap_or(hexgrid::Cell(0)),
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
        Group::Leap => Move::LeapAether,
        Group::Harvest => Move::Harvest(here),
        Group::Slipstream => Move::Slip(state.edge().iter().find(|&cell| cell != here).unwrap_or(here)),
        Group::Land => Move::Land(state.edge().iter().next().unwrap_or(here)),
        Group::Attack => match (state.frog(seat).place, near) {
            (Place::Shard(_), Some(cell)) => Move::Leap(cell),
            _ => Move::Ram(other),
        },
        Group::Mind => Move::Mind(seen),
        Group::Aggro => Move::Aggro(seen),
        Group::Disgorge => Move::Disgorge,
        Group::Raid => Move::Raid(other, 1),
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
