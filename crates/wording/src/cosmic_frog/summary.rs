//! The position in plain text for the terminal: the board, the track, the decks, one block per frog.
//!
//! Everything is read off the view of those who look, so nothing secret can get in.

use super::muck;
use super::voice::Voice;
use ::cosmic_frog::{Ability, Bonus, Card, Rich, Stack, State, TRACK, Tile, score};
use hexgrid::{Hex, draw};
use std::collections::BTreeMap;
use tabletop::{Game, Seat, SeatSet, Secrets};

/// Characters of a label: code, height, mark; one more where the backs of Lands are marked.
const LABEL: usize = 4;

pub(super) fn summary(voice: &Voice<'_>, state: &State, viewer: SeatSet) -> String {
    let seen = voice.rules.view(state, viewer).state;
    let mut lines = vec![board(voice, &seen), legend(voice), String::new()];
    lines.push(voice.say("summary.fractures", &[("count", &seen.track()), ("track", &TRACK)]));
    lines.extend(decks(voice, &seen));
    lines.extend(muck::summary(voice, &seen));
    for seat in voice.rules.seats() {
        lines.push(frog(voice, &seen, seat));
    }
    lines.join("\n")
}

/// The hexes of the map and all others with terrain, in rows; rows begin with `r` and end with their range of `q`.
fn board(voice: &Voice<'_>, state: &State) -> String {
    let shown = voice.rules.ground().or(&state.terrain());
    let mut labels: BTreeMap<Hex, String> = BTreeMap::new();
    for cell in shown.iter() {
        let Some(hex) = voice.rules.mat().hex(cell) else { continue };
        let height = state.stack(cell).count();
        let tile = state.top(cell).map_or(String::new(), |tile| format!("{}{height}", voice.code(tile)));
        let mark = state.frog_at(cell).map_or(String::new(), |seat| voice.mark(seat));
        labels.insert(hex, format!("{tile}{mark}"));
    }
    let drawn = draw(&labels, LABEL + usize::from(shows_backs(voice)));
    let wide = drawn.lines().map(|line| line.chars().count()).max().unwrap_or(0);
    let mut rows = Vec::new();
    for (line, r) in drawn.lines().zip(labels.keys().next().map_or(0, |hex| hex.r)..) {
        let columns: Vec<i8> = labels.keys().filter(|hex| hex.r == r).map(|hex| hex.q).collect();
        let range = match (columns.first(), columns.last()) {
            (Some(from), Some(to)) => voice.say("summary.columns", &[("from", from), ("to", to)]),
            _ => String::new(),
        };
        let blank = " ".repeat(wide - line.chars().count());
        rows.push(format!("{line}{blank}   {range}").trim_end().to_string());
    }
    rows.join("\n")
}

/// Whether the backs of Lands lie open.
fn shows_backs(voice: &Voice<'_>) -> bool {
    voice.rules.setup().rich == Rich::Open
}

fn legend(voice: &Voice<'_>) -> String {
    let tiles = ::cosmic_frog::Land::ALL.map(Tile::land).into_iter().chain([Tile::BARREN]).chain(muck::tiles(voice));
    let tiles = tiles.map(|tile| (voice.code(tile), voice.tile(tile)));
    let frogs = voice.rules.seats().map(|seat| (voice.mark(seat), voice.frog(seat)));
    let backs = [Bonus::Abundant, Bonus::Harmonious].into_iter().filter(|_| shows_backs(voice));
    let backs = backs.map(|back| (voice.words.plain(&format!("code.{}", back.name())), voice.bonus(back)));
    let codes: Vec<String> = tiles
        .chain(frogs)
        .chain(backs)
        .map(|(code, name)| voice.say("summary.legend-code", &[("code", &code), ("name", &name)]))
        .collect();
    voice.say("summary.legend", &[("codes", &codes.join(", "))])
}

/// What is in the Action Deck and in its discard pile, without any order.
fn decks(voice: &Voice<'_>, state: &State) -> [String; 2] {
    let kinds: Vec<Card> = voice.rules.seats().map(Card::Frog).chain([Card::Flux, Card::Strike]).collect();
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
            .map(|&card| voice.say("summary.kind", &[("card", &voice.action_card(card)), ("count", &count(card))]))
            .collect();
        if items.is_empty() { voice.words.plain("nothing") } else { items.join(", ") }
    };
    let cards = voice.words.count("cards", state.actions().len() as u32);
    [
        voice.say("summary.deck", &[("cards", &cards), ("list", &list(&|card| left[number(card)]))]),
        voice.say("summary.discard", &[("list", &list(&|card| state.discarded(card)))]),
    ]
}

/// One line of a frog: where it is and everything that belongs to it.
fn frog(voice: &Voice<'_>, state: &State, seat: Seat) -> String {
    let frog = state.frog(seat);
    let head = voice.say(
        if voice.rules.is_robo(seat) { "summary.robo" } else { "summary.frog" },
        &[
            ("mark", &voice.mark(seat)),
            ("who", &voice.frog(seat)),
            ("place", &voice.place(frog.place)),
            ("oomph", &frog.oomph),
        ],
    );
    let gullet: Vec<String> = state.tiles().gullet(seat.index()).map(|tile| voice.tile(tile)).collect();
    let gullet = if gullet.is_empty() { voice.words.plain("nothing") } else { gullet.join(", ") };
    let mut parts = vec![head, voice.say("summary.gullet", &[("list", &gullet)]), card(voice, state, seat)];
    let dealt: Vec<String> =
        frog.dealt.into_iter().filter(|card| card.is_known()).map(|card| voice.ability(card)).collect();
    if !dealt.is_empty() {
        parts.push(voice.say("summary.dealt", &[("list", &voice.words.list(&dealt))]));
    }
    if frog.aside > 0 {
        parts.push(voice.say("summary.aside", &[("cards", &voice.words.count("cards", frog.aside))]));
    }
    if frog.deferred > 0 {
        parts.push(voice.say("summary.deferred", &[("cards", &voice.words.count("cards", frog.deferred))]));
    }
    parts.extend(muck::homeward(voice, state, seat));
    parts.push(vault(voice, state, seat));
    parts.push(points(voice, state, seat));
    parts.join("; ")
}

/// What its Vault is worth.
fn points(voice: &Voice<'_>, state: &State, seat: Seat) -> String {
    if voice.rules.is_robo(seat) {
        return voice.say("summary.score.robo", &[("total", &voice.rules.points(state, seat))]);
    }
    let stacks = score::stacks(state.tiles(), voice.rules.vault(seat));
    let (placement, diversity) = (score::placement(&stacks), score::diversity(&stacks));
    let bonus = score::bonus(state.tiles(), voice.rules.vault(seat));
    let total = placement + diversity + bonus;
    let key = if bonus > 0 { "summary.score.rich" } else { "summary.score" };
    voice.say(key, &[("total", &total), ("placement", &placement), ("diversity", &diversity), ("bonus", &bonus)])
}

fn card(voice: &Voice<'_>, state: &State, seat: Seat) -> String {
    let frog = state.frog(seat);
    let key = match (frog.card, frog.up) {
        (Ability::NONE, _) => "summary.card.none",
        (_, true) => "summary.card.up",
        (_, false) => "summary.card.down",
    };
    voice.say(key, &[("card", &voice.ability(frog.card))])
}

/// The slots that hold something, each from the bottom up.
fn vault(voice: &Voice<'_>, state: &State, seat: Seat) -> String {
    let mut slots = Vec::new();
    for slot in 0..9 {
        let mut tiles: Vec<String> =
            state.tiles().stack(Stack::Vault(voice.rules.vault(seat), slot)).map(|tile| voice.tile(tile)).collect();
        tiles.reverse();
        if !tiles.is_empty() {
            slots.push(voice.say("summary.slot", &[("slot", &(slot + 1)), ("tiles", &tiles.join("-"))]));
        }
    }
    let list = if slots.is_empty() { voice.words.plain("nothing") } else { slots.join(", ") };
    voice.say("summary.vault", &[("list", &list)])
}
