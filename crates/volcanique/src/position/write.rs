//! A position between two turns as scenario text.

use super::{ENDINGS, LIMITED};
use crate::card::Card;
use crate::player::Critter;
use crate::power::{Power, Slot};
use crate::rules::Rules;
use crate::state::State;
use crate::tile::KINDS;
use std::fmt::Write;
use tabletop::{Game, Seat};

pub(crate) fn write(rules: &Rules, state: &State) -> String {
    let mut text = String::new();
    let options = toml::to_string(rules.setup()).unwrap_or_default();
    let _ = write!(text, "[options]\n{options}\n[board]\n");
    for site in state.land.sites() {
        let stack: Vec<String> = state.land.stack(site).map(|face| rules.tiles.face_name(face)).collect();
        let _ = writeln!(text, "\"{}\" = \"{}\"", state.land.hex(site), stack.join(" "));
    }
    for seat in rules.seats() {
        player(rules, state, seat, &mut text);
    }
    text.push_str("\n[grid]\n");
    for slot in Slot::all().filter(|slot| state.grid[slot.index()] != Power::NONE) {
        let _ = writeln!(text, "{} = \"{}\"", slot.name(), state.grid[slot.index()].name());
    }
    table(rules, state, &mut text);
    text
}

/// Writes a critter: its spot, and whether it is burrowed or a Colossal.
pub(super) fn critter(state: &State, critter: Critter) -> String {
    let what = if critter.is_burrowed() {
        " burrowed"
    } else if critter.is_colossal() {
        " colossal"
    } else {
        ""
    };
    format!("{}{what}", state.spot(critter))
}

/// Returns names, each followed by its number if it occurs more than once.
pub(super) fn counts<'a>(all: impl Iterator<Item = (&'a str, u8)>) -> String {
    let words: Vec<String> = all
        .filter(|(_, count)| *count > 0)
        .map(|(name, count)| if count == 1 { name.to_string() } else { format!("{name} {count}") })
        .collect();
    words.join(" ")
}

pub(super) fn cards(cards: &[u8; crate::card::CARDS]) -> String {
    counts(Card::all().map(|card| (card.name(), cards[card.index()])))
}

pub(super) fn gone(rules: &Rules, state: &State) -> String {
    let kinds = rules.tiles.kinds.iter().map(|row| row.name.as_str()).zip(state.eroded);
    counts(kinds.chain([("soil", state.eroded[KINDS])]))
}

fn player(rules: &Rules, state: &State, seat: Seat, text: &mut String) {
    let player = state.player(seat);
    let land: Vec<String> = player.land().iter().map(|&one| critter(state, one)).collect();
    let sea: Vec<String> = player.sea().iter().map(|hex| hex.to_string()).collect();
    let slots = counts(Slot::all().map(|slot| (slot.name(), player.slots[slot.index()])));
    let limited: Vec<&str> = (0..4).filter(|bit| player.limited.0 >> bit & 1 == 1).map(|bit| LIMITED[bit]).collect();
    let _ = writeln!(text, "\n[player.{}]", rules.colour(seat).name());
    let _ = writeln!(text, "land = \"{}\"", land.join(", "));
    let _ = writeln!(text, "sea = \"{}\"", sea.join(" "));
    let _ = writeln!(text, "crater = {}", player.crater);
    let _ = writeln!(text, "slots = \"{slots}\"");
    let _ = writeln!(text, "resources = \"{}\"", player.resources);
    let _ = writeln!(text, "cards = \"{}\"", cards(&player.cards));
    let _ = writeln!(text, "volcanoes = {}", player.volcanoes);
    let _ = writeln!(text, "bombed = {}", player.bombed);
    let _ = writeln!(text, "limited = \"{}\"", limited.join(" "));
}

fn table(rules: &Rules, state: &State, text: &mut String) {
    let order: Vec<&str> = state.seats(rules).map(|seat| rules.colour(seat).name()).collect();
    let name = |pooled: bool, fresh: bool| match (pooled, fresh) {
        (true, true) => " pooled fresh",
        (true, false) => " pooled",
        (false, true) => " fresh",
        (false, false) => "",
    };
    let lavas: Vec<String> =
        state.lavas.all().iter().map(|lava| format!("{}{}", lava.hex, name(lava.pooled, lava.fresh))).collect();
    let frosts: Vec<String> = state
        .frosts()
        .iter()
        .map(|frost| format!("{} {}{}", frost.hex, frost.reach, if frost.fresh { " fresh" } else { "" }))
        .collect();
    let _ = writeln!(text, "\n[table]\norder = \"{}\"", order.join(" "));
    let _ = writeln!(text, "turn = \"{}\"", rules.colour(state.turn.seat).name());
    let _ = writeln!(
        text,
        "round = {}\ndry = {}\nfed = {}",
        state.round, state.rounds_without_purchase, state.bought_this_round
    );
    let _ = writeln!(text, "lava = \"{}\"\nfrost = \"{}\"", lavas.join(", "), frosts.join(", "));
    let _ = writeln!(text, "gone = \"{}\"\nplayed = \"{}\"", gone(rules, state), cards(&state.discard));
    if let Some(great) = state.super_volcano {
        let _ = writeln!(text, "super = \"{great}\"");
    }
    if let Some(ending) = state.closing.ending {
        let name = ENDINGS.iter().find(|(_, other)| *other == ending).map_or("?", |(name, _)| name);
        let by = rules.colour(state.closing.seat).name();
        let _ = writeln!(text, "ending = \"{name}\"\ntrigger = \"{by}\"\nleft = {}", state.closing.turns);
    }
}
