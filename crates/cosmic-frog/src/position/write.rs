//! Writes a position between two turns as scenario text; reading the text gives the identical position.

use super::frogs::USES;
use super::muck;
use crate::ability::Ability;
use crate::rules::Rules;
use crate::state::{Card, Place, State};
use crate::tile::{Back, SLOTS, Stack, Tile};
use std::fmt::Write;
use tabletop::{Deck, Seat, SeatSet};

pub(crate) fn write(rules: &Rules, state: &State) -> String {
    let mut out = String::from("[board]\n");
    for cell in state.terrain.iter() {
        let hex = rules.mat.hex(cell).map_or(String::new(), |hex| hex.to_string());
        line(&mut out, &format!("\"{hex}\""), &tiles(state.stack(cell)));
    }
    for seat in rules.seats() {
        frog(rules, state, seat, &mut out);
    }
    decks(rules, state, &mut out);
    let _ = write!(out, "\n[table]\nfractures = {}\n", state.track);
    line(&mut out, "last", rules.colour(state.last).name());
    line(&mut out, "backs", &counts(Back::ALL.map(|back| (back.name(), state.backs[back as usize]))));
    if rules.setup.rich != crate::setup::RichLands::Off {
        let left = crate::Land::ALL.map(|land| {
            let [normal, abundant, harmonious] = state.bonuses[land.index() as usize];
            format!("{} {normal} {abundant} {harmonious}", land.name())
        });
        line(&mut out, "bonuses", &left.join(" "));
    }
    let gone = state.tiles.destroyed_counts();
    let kinds = crate::Land::ALL.map(|land| (land.name(), gone[land.index() as usize]));
    let [regular, oozing] = *state.tiles.destroyed_muck();
    let others = [("barren", gone[8]), ("muck", regular), ("ooze", oozing)];
    line(&mut out, "gone", &counts(kinds.into_iter().chain(others)));
    muck::write(rules, state, &mut out);
    out
}

fn line(out: &mut String, key: &str, value: &str) {
    let _ = writeln!(out, "{key} = \"{value}\"");
}

/// Writes tiles from the bottom up; `tiles` has them from the top down.
fn tiles(stack: impl Iterator<Item = Tile>) -> String {
    let mut names: Vec<&str> = stack.map(Tile::name).collect();
    names.reverse();
    names.join(" ")
}

pub(super) fn counts<'a>(counts: impl IntoIterator<Item = (&'a str, u8)>) -> String {
    let some = counts.into_iter().filter(|(_, count)| *count > 0);
    some.map(|(name, count)| format!("{name} {count}")).collect::<Vec<_>>().join(" ")
}

fn seats(rules: &Rules, seats: SeatSet, join: &str) -> String {
    if seats == SeatSet::ALL {
        return "all".into();
    }
    let names: Vec<&str> =
        rules.seats().filter(|&seat| seats.contains(seat)).map(|seat| rules.colour(seat).name()).collect();
    names.join(join)
}

fn frog(rules: &Rules, state: &State, seat: Seat, out: &mut String) {
    let frog = state.frog(seat);
    let _ = writeln!(out, "\n[frog.{}]", rules.colour(seat).name());
    line(out, "at", &place(rules, frog.place));
    let _ = writeln!(out, "oomph = {}", frog.oomph);
    let gullet: Vec<&str> = state.tiles.gullet(seat.index()).map(Tile::name).collect();
    line(out, "gullet", &gullet.join(" "));
    if frog.card != Ability::NONE {
        let side = if frog.up { "up" } else { "down" };
        let locked = if frog.locked { " locked" } else { "" };
        line(out, "card", &format!("{} {side}{locked}", frog.card.name()));
        line(out, "known", &seats(rules, frog.knowers, " "));
    }
    let _ = writeln!(out, "aside = {}\ndeferred = {}", frog.aside, frog.deferred);
    let used: Vec<&str> = USES.iter().filter(|(_, bit)| frog.once & bit != 0).map(|(name, _)| *name).collect();
    if !used.is_empty() {
        line(out, "used", &used.join(" "));
    }
    if rules.has_chips() {
        let shown: Vec<String> = state.homeward_chips(seat).map(|chip| chip.to_string()).collect();
        line(out, "homeward", &shown.join(" "));
    }
    if rules.vault_owner(seat) != seat {
        return;
    }
    let slots =
        (0..SLOTS as u8).map(|slot| (slot + 1, tiles(state.tiles.stack(Stack::Vault(rules.vault(seat), slot)))));
    let vault: Vec<String> =
        slots.filter(|(_, tiles)| !tiles.is_empty()).map(|(slot, tiles)| format!("{slot} = \"{tiles}\"")).collect();
    let _ = writeln!(out, "vault = {{ {} }}", vault.join(", "));
}

/// Returns a place in words: `2,0`, `aether`, `outer 3`, `waiting`.
pub(super) fn place(rules: &Rules, place: Place) -> String {
    match place {
        Place::Waiting => "waiting".into(),
        Place::Aether => "aether".into(),
        Place::Outer(dimension) => format!("outer {dimension}"),
        Place::Shard(cell) => rules.mat.hex(cell).map_or("off".into(), |hex| hex.to_string()),
    }
}

fn decks(rules: &Rules, state: &State, out: &mut String) {
    let card = |kind: u8| match Card::from_index(kind) {
        Card::Frog(seat) => rules.colour(seat).name().to_string(),
        Card::Flux => "flux".into(),
        Card::Strike => "splinter".into(),
    };
    let all = |counted: &[u8; 8]| {
        let names: Vec<String> = (0..8).map(card).collect();
        counts(names.iter().map(String::as_str).zip(*counted))
    };
    let strike = |kind: u8| rules.strikes.get(kind as usize).map_or("?".into(), |(name, _)| name.clone());
    out.push_str("\n[decks]\n");
    line(out, "action", &deck(rules, &state.actions, card));
    line(out, "action-rest", &all(state.actions.pool()));
    line(out, "discard", &all(&state.discard));
    line(out, "ability", &deck(rules, &state.abilities, |kind| Ability(kind).name().into()));
    line(out, "splinter", &deck(rules, &state.splinters, strike));
    let struck: Vec<String> = (0..24).filter(|strike| state.struck >> strike & 1 == 1).map(strike).collect();
    line(out, "struck", &struck.join(" "));
}

fn deck<const N: usize, const K: usize>(rules: &Rules, deck: &Deck<N, K>, name: impl Fn(u8) -> String) -> String {
    let mut text = String::new();
    for (at, (kind, knowers)) in deck.entries().enumerate() {
        // Known cards that were shuffled among themselves are one word.
        let together = at > 0 && !deck.begins_bag(at) && kind.is_some();
        text.push_str(if together {
            "/"
        } else if at > 0 {
            " "
        } else {
            ""
        });
        match kind {
            None => text.push('?'),
            Some(kind) => text.push_str(&name(kind)),
        }
        if kind.is_some() && !knowers.is_empty() {
            text += &format!(":{}", seats(rules, knowers, "+"));
        }
    }
    text
}
