//! The position in plain text for the terminal: the board, the supply, the grid, one line per player.
//!
//! It reads only the view of the viewer, so it cannot contain a secret.

use super::board::board;
use super::names::Names;
use crate::key;
use crate::text::Text;
use ::volcanique::score::player_scores;
use ::volcanique::{Card, Critter, Ending, Slot, State, TurnMode};
use tabletop::{Game, Pending, Seat, SeatSet, Secrets};

pub(super) fn summary(names: &Names<'_>, state: &State, viewer: SeatSet) -> String {
    let seen = names.rules.view(state, viewer).state;
    let mut lines = vec![board(names, &seen), legend(names), String::new()];
    lines.push(time(names, &seen));
    lines.extend(supply(names, &seen));
    lines.extend(nature(names, &seen));
    lines.extend(grid(names, &seen));
    let seated: Vec<Seat> = seen.seats(names.rules).filter(|seat| seat.0 < names.rules.players()).collect();
    let seats = if seated.len() == usize::from(names.rules.players()) { seated } else { names.rules.seats().collect() };
    lines.extend(seats.into_iter().map(|seat| player(names, &seen, seat)));
    lines.join("\n")
}

fn legend(names: &Names<'_>) -> String {
    let marks: Vec<String> =
        names.rules.seats().map(|seat| format!("{} {}", names.mark(seat), names.seat(seat))).collect();
    names.words(key::VOLCANIQUE_SUMMARY_LEGEND, &[("marks", &marks.join(", "))])
}

/// Returns the round, and how the game ends or that it is over.
fn time(names: &Names<'_>, state: &State) -> String {
    let round = names.words(key::VOLCANIQUE_SUMMARY_ROUND, &[("round", &state.completed_rounds().saturating_add(1))]);
    let close = state.closing();
    let key = match (close.ending, state.turn_state().mode) {
        _ if names.rules.pending(state) == Pending::Over => key::VOLCANIQUE_SUMMARY_CLOSE_OVER,
        (None, _) => return round,
        (Some(Ending::Super), _) => key::VOLCANIQUE_SUMMARY_CLOSE_SUPER,
        (Some(Ending::Winter), _) => key::VOLCANIQUE_SUMMARY_CLOSE_WINTER,
        (Some(_), TurnMode::Finale) => key::VOLCANIQUE_SUMMARY_CLOSE_FINALE,
        (Some(_), _) => key::VOLCANIQUE_SUMMARY_CLOSE_FINAL,
    };
    format!("{round} {}", names.words(key, &[]))
}

fn supply(names: &Names<'_>, state: &State) -> [String; 2] {
    let tiles = names.rules.tiles().all().map(|kind| {
        let count = state.supply().get(kind.index()).copied().unwrap_or(0);
        names.words(key::VOLCANIQUE_SUMMARY_KIND, &[("what", &names.kind(kind)), ("count", &count)])
    });
    let tiles = tiles.collect::<Vec<_>>().join(", ");
    let played = Card::all().filter(|card| state.discard()[card.index()] > 0).map(|card| names.card(card));
    let played = played.collect::<Vec<_>>();
    [
        names.words(
            key::VOLCANIQUE_SUMMARY_SUPPLY,
            &[("tiles", &tiles), ("lava", &state.lava_supply()), ("bank", &names.mix(state.bank()))],
        ),
        names.words(
            key::VOLCANIQUE_SUMMARY_DECK,
            &[("cards", &names.cards(state.deck().len() as u8)), ("played", &names.messages.list(&played))],
        ),
    ]
}

/// Lists lava and frost, if there is any.
fn nature(names: &Names<'_>, state: &State) -> Vec<String> {
    let mut lines = Vec::new();
    let lavas: Vec<String> = state.lavas().all().iter().map(|lava| lava.hex.to_string()).collect();
    if !lavas.is_empty() {
        lines.push(names.words(key::VOLCANIQUE_SUMMARY_LAVA, &[("list", &lavas.join(" "))]));
    }
    for frost in state.frosts() {
        lines.push(names.words(key::VOLCANIQUE_SUMMARY_FROST, &[("hex", &frost.hex), ("reach", &frost.reach)]));
    }
    lines
}

/// Lists the powers with their owners, one line per level.
fn grid(names: &Names<'_>, state: &State) -> Vec<String> {
    let mut lines: Vec<(u8, Vec<String>)> = Vec::new();
    for slot in Slot::all() {
        let level = names.rules.powers().levels[slot.index()];
        let owners: String = names
            .rules
            .seats()
            .flat_map(|seat| (0..state.player(seat).slots[slot.index()]).map(move |_| seat))
            .map(|seat| names.mark(seat))
            .collect();
        let power = names.power(state.grid()[slot.index()]);
        let key = if owners.is_empty() { key::VOLCANIQUE_SUMMARY_SLOT } else { key::VOLCANIQUE_SUMMARY_SLOT_OWNED };
        let text = names.words(key, &[("slot", &names.slot(slot)), ("power", &power), ("owners", &owners)]);
        match lines.last_mut() {
            Some((last, texts)) if *last == level => texts.push(text),
            _ => lines.push((level, vec![text])),
        }
    }
    let dealt = state.grid().iter().any(|&power| power != ::volcanique::Power::NONE);
    lines.into_iter().filter(|_| dealt).map(|(_, texts)| texts.join("   ")).collect()
}

/// Returns the line of a player: everything that belongs to it.
fn player(names: &Names<'_>, state: &State, seat: Seat) -> String {
    let player = state.player(seat);
    let head = names.words(
        key::VOLCANIQUE_SUMMARY_PLAYER,
        &[
            ("mark", &names.mark(seat)),
            ("who", &names.seat(seat)),
            ("purse", &names.mix(player.resources)),
            ("hand", &player.hand),
            ("crater", &player.crater),
            ("grid", &player.on_grid()),
        ],
    );
    let mut parts = vec![head];
    let critters: Vec<Text> = player.land().iter().map(|&critter| standing(names, state, critter)).collect();
    parts.push(names.words(key::VOLCANIQUE_SUMMARY_LAND, &[("list", &names.messages.list(&critters))]));
    if !player.sea().is_empty() {
        let sea: Vec<String> = player.sea().iter().map(|hex| hex.to_string()).collect();
        parts.push(names.words(key::VOLCANIQUE_SUMMARY_SEA, &[("list", &sea.join(" "))]));
    }
    if player.card_count() > 0 {
        parts.push(cards(names, state, seat));
    }
    let points = player_scores(names.rules, state)[seat.index() % 5].total();
    parts.push(names.words(key::VOLCANIQUE_SUMMARY_POINTS, &[("points", &names.points(points.into()))]));
    parts.join("; ")
}

fn standing(names: &Names<'_>, state: &State, critter: Critter) -> Text {
    let spot = names.spot(state.spot(critter));
    if critter.is_colossal() {
        names.message(key::VOLCANIQUE_SUMMARY_COLOSSAL, &[("spot", &spot)])
    } else if critter.is_burrowed() {
        names.message(key::VOLCANIQUE_SUMMARY_BURROWED, &[("spot", &spot)])
    } else {
        spot
    }
}

/// Returns the cards in hand as far as the viewer knows them.
fn cards(names: &Names<'_>, state: &State, seat: Seat) -> String {
    let player = state.player(seat);
    let known = Card::all().flat_map(|card| (0..player.cards[card.index()]).map(move |_| card));
    let known: Vec<Text> = known.map(|card| names.card(card)).collect();
    let count = names.cards(player.card_count());
    if known.is_empty() {
        names.words(key::VOLCANIQUE_SUMMARY_CARDS_HIDDEN, &[("cards", &count)])
    } else {
        names.words(key::VOLCANIQUE_SUMMARY_CARDS, &[("list", &names.messages.list(&known))])
    }
}
