//! The position in plain text for the terminal: the board, the track, the decks, one block per frog.
//!
//! It reads only the view of the viewer, so it cannot contain a secret.

use super::muck;
use super::names::Names;
use crate::key;
use crate::text::Text;
use ::cosmic_frog::{Ability, Bonus, Card, RichLands, Stack, State, TRACK, Tile, score};
use hexgrid::{Hex, draw};
use std::collections::BTreeMap;
use tabletop::{Game, Seat, SeatSet, Secrets};

/// Characters of a label: code, height, mark; one more where the backs of Lands are marked.
const LABEL: usize = 4;

pub(super) fn summary(names: &Names<'_>, state: &State, viewer: SeatSet) -> String {
    let seen = names.rules.view(state, viewer).state;
    let mut lines = vec![board(names, &seen), legend(names), String::new()];
    lines.push(names.words(key::SUMMARY_FRACTURES, &[("count", &seen.integrity_track()), ("track", &TRACK)]));
    lines.extend(decks(names, &seen));
    lines.extend(muck::summary(names, &seen).map(String::from));
    for seat in names.rules.seats() {
        lines.push(frog(names, &seen, seat));
    }
    lines.join("\n")
}

/// Draws the hexes of the map and all others with terrain, in rows that begin with `r` and end with their range of `q`.
fn board(names: &Names<'_>, state: &State) -> String {
    let shown = names.rules.map_hexes().or(&state.terrain_hexes());
    let mut labels: BTreeMap<Hex, String> = BTreeMap::new();
    for cell in shown.iter() {
        let Some(hex) = names.rules.cell_grid().hex(cell) else { continue };
        let height = state.stack(cell).count();
        let tile = state.top(cell).map_or(String::new(), |tile| format!("{}{height}", names.code(tile)));
        let mark = state.frog_at(cell).map_or(String::new(), |seat| names.mark(seat));
        labels.insert(hex, format!("{tile}{mark}"));
    }
    let drawn = draw(&labels, LABEL + usize::from(shows_backs(names)));
    let wide = drawn.lines().map(|line| line.chars().count()).max().unwrap_or(0);
    let mut rows = Vec::new();
    for (line, r) in drawn.lines().zip(labels.keys().next().map_or(0, |hex| hex.r)..) {
        let columns: Vec<i8> = labels.keys().filter(|hex| hex.r == r).map(|hex| hex.q).collect();
        let range = match (columns.first(), columns.last()) {
            (Some(from), Some(to)) => names.words(key::SUMMARY_COLUMNS, &[("from", from), ("to", to)]),
            _ => String::new(),
        };
        let blank = " ".repeat(wide - line.chars().count());
        rows.push(format!("{line}{blank}   {range}").trim_end().to_string());
    }
    rows.join("\n")
}

/// Returns whether the backs of Lands lie open.
fn shows_backs(names: &Names<'_>) -> bool {
    names.rules.setup().rich == RichLands::Open
}

fn legend(names: &Names<'_>) -> String {
    let tiles = ::cosmic_frog::Land::ALL.map(Tile::land).into_iter().chain([Tile::BARREN]).chain(muck::tiles(names));
    let tiles = tiles.map(|tile| (names.code(tile), names.tile(tile)));
    let frogs = names.rules.seats().map(|seat| (names.mark(seat), names.frog(seat)));
    let backs = [Bonus::Abundant, Bonus::Harmonious].into_iter().filter(|_| shows_backs(names));
    let backs = backs.map(|back| (names.words(&format!("code-{}", back.name()), &[]), names.bonus(back)));
    let codes: Vec<String> = tiles
        .chain(frogs)
        .chain(backs)
        .map(|(code, name)| names.words(key::SUMMARY_LEGEND_CODE, &[("code", &code), ("name", &name)]))
        .collect();
    names.words(key::SUMMARY_LEGEND, &[("codes", &codes.join(", "))])
}

/// Returns what is in the Action Deck and in its discard pile, without any order.
fn decks(names: &Names<'_>, state: &State) -> [String; 2] {
    let kinds: Vec<Card> = names.rules.seats().map(Card::Frog).chain([Card::Flux, Card::Strike]).collect();
    let number = |card: Card| match card {
        Card::Frog(seat) => seat.index(),
        Card::Flux => 6,
        Card::Strike => 7,
    };
    let mut left = *state.actions().pool();
    state.actions().entries().filter_map(|(card, _)| card).for_each(|card| left[card as usize] += 1);
    let list = |count: &dyn Fn(Card) -> u8| {
        let present = kinds.iter().filter(|card| count(**card) > 0);
        let items: Vec<String> = present
            .map(|&card| names.words(key::SUMMARY_KIND, &[("card", &names.action_card(card)), ("count", &count(card))]))
            .collect();
        if items.is_empty() { names.words(key::NOTHING, &[]) } else { items.join(", ") }
    };
    let cards = names.messages.count(key::CARDS, state.actions().len() as u32);
    [
        names.words(key::SUMMARY_DECK, &[("cards", &cards), ("list", &list(&|card| left[number(card)]))]),
        names.words(key::SUMMARY_DISCARD, &[("list", &list(&|card| state.discarded(card)))]),
    ]
}

/// Returns the line of a frog: where it is and everything that belongs to it.
fn frog(names: &Names<'_>, state: &State, seat: Seat) -> String {
    let frog = state.frog(seat);
    let head = names.words(
        if names.rules.is_robo(seat) { key::SUMMARY_ROBO } else { key::SUMMARY_FROG },
        &[
            ("mark", &names.mark(seat)),
            ("who", &names.frog(seat)),
            ("place", &names.place(frog.place)),
            ("oomph", &frog.oomph),
        ],
    );
    let gullet: Vec<String> = state.tiles().gullet(seat.index()).map(|tile| names.tile(tile).into()).collect();
    let gullet = if gullet.is_empty() { names.words(key::NOTHING, &[]) } else { gullet.join(", ") };
    let mut parts = vec![head, names.words(key::SUMMARY_GULLET, &[("list", &gullet)]), card(names, state, seat)];
    let dealt: Vec<Text> =
        frog.dealt.into_iter().filter(|card| card.is_known()).map(|card| names.ability(card)).collect();
    if !dealt.is_empty() {
        parts.push(names.words(key::SUMMARY_DEALT, &[("list", &names.messages.list(&dealt))]));
    }
    if frog.aside > 0 {
        parts.push(names.words(key::SUMMARY_ASIDE, &[("cards", &names.messages.count(key::CARDS, frog.aside))]));
    }
    if frog.deferred > 0 {
        parts.push(names.words(key::SUMMARY_DEFERRED, &[("cards", &names.messages.count(key::CARDS, frog.deferred))]));
    }
    parts.extend(muck::homeward(names, state, seat).map(String::from));
    parts.push(vault(names, state, seat));
    parts.push(points(names, state, seat));
    parts.join("; ")
}

/// Returns what its Vault is worth.
fn points(names: &Names<'_>, state: &State, seat: Seat) -> String {
    if names.rules.is_robo(seat) {
        return names.words(key::SUMMARY_SCORE_ROBO, &[("total", &names.rules.vault_points(state, seat))]);
    }
    let stacks = score::vault_stacks(state.tiles(), names.rules.vault(seat));
    let (placement, diversity) = (score::line_points(&stacks), score::diversity_points(&stacks));
    let bonus = score::bonus_points(state.tiles(), names.rules.vault(seat));
    let total = placement + diversity + bonus;
    let key = if bonus > 0 { key::SUMMARY_SCORE_RICH } else { key::SUMMARY_SCORE };
    names.words(key, &[("total", &total), ("placement", &placement), ("diversity", &diversity), ("bonus", &bonus)])
}

fn card(names: &Names<'_>, state: &State, seat: Seat) -> String {
    let frog = state.frog(seat);
    let key = match (frog.card, frog.up) {
        (Ability::NONE, _) => key::SUMMARY_CARD_NONE,
        (_, true) => key::SUMMARY_CARD_UP,
        (_, false) => key::SUMMARY_CARD_DOWN,
    };
    names.words(key, &[("card", &names.ability(frog.card))])
}

/// Lists the slots that are not empty, each from the bottom up.
fn vault(names: &Names<'_>, state: &State, seat: Seat) -> String {
    let mut slots = Vec::new();
    for slot in 0..9 {
        let mut tiles: Vec<String> = state
            .tiles()
            .stack(Stack::Vault(names.rules.vault(seat), slot))
            .map(|tile| names.tile(tile).into())
            .collect();
        tiles.reverse();
        if !tiles.is_empty() {
            slots.push(names.words(key::SUMMARY_SLOT, &[("slot", &(slot + 1)), ("tiles", &tiles.join("-"))]));
        }
    }
    let list = if slots.is_empty() { names.words(key::NOTHING, &[]) } else { slots.join(", ") };
    names.words(key::SUMMARY_VAULT, &[("list", &list)])
}
