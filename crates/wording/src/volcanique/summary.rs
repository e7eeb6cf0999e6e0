//! The position in plain text for the terminal: the board, the supply, the grid, one line per player.
//!
//! It reads only the view of the viewer, so it cannot contain a secret.

use super::board::board;
use super::names::Names;
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
    names.message("summary.legend", &[("marks", &marks.join(", "))])
}

/// Returns the round, and how the game ends or that it is over.
fn time(names: &Names<'_>, state: &State) -> String {
    let round = names.message("summary.round", &[("round", &state.completed_rounds().saturating_add(1))]);
    let close = state.closing();
    let key = match (close.ending, state.turn_state().mode) {
        _ if names.rules.pending(state) == Pending::Over => "summary.close.over",
        (None, _) => return round,
        (Some(Ending::Super), _) => "summary.close.super",
        (Some(Ending::Winter), _) => "summary.close.winter",
        (Some(_), TurnMode::Finale) => "summary.close.finale",
        (Some(_), _) => "summary.close.final",
    };
    format!("{round} {}", names.plain(key))
}

fn supply(names: &Names<'_>, state: &State) -> [String; 2] {
    let tiles = names.rules.tiles().all().map(|kind| {
        let count = state.supply().get(kind.index()).copied().unwrap_or(0);
        names.message("summary.kind", &[("what", &names.kind(kind)), ("count", &count)])
    });
    let tiles = tiles.collect::<Vec<_>>().join(", ");
    let played = Card::all().filter(|card| state.discard()[card.index()] > 0).map(|card| names.card(card));
    let played = played.collect::<Vec<_>>();
    [
        names.message(
            "summary.supply",
            &[("tiles", &tiles), ("lava", &state.lava_supply()), ("bank", &names.mix(state.bank()))],
        ),
        names.message(
            "summary.deck",
            &[("cards", &names.cards(state.deck().len() as u8)), ("played", &names.messages.list(&played))],
        ),
    ]
}

/// Lists lava and frost, if there is any.
fn nature(names: &Names<'_>, state: &State) -> Vec<String> {
    let mut lines = Vec::new();
    let lavas: Vec<String> = state.lavas().all().iter().map(|lava| lava.hex.to_string()).collect();
    if !lavas.is_empty() {
        lines.push(names.message("summary.lava", &[("list", &lavas.join(" "))]));
    }
    for frost in state.frosts() {
        lines.push(names.message("summary.frost", &[("hex", &frost.hex), ("reach", &frost.reach)]));
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
        let key = if owners.is_empty() { "summary.slot" } else { "summary.slot.owned" };
        let text = names.message(key, &[("slot", &names.slot(slot)), ("power", &power), ("owners", &owners)]);
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
    let head = names.message(
        "summary.player",
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
    let critters: Vec<String> = player.land().iter().map(|&critter| standing(names, state, critter)).collect();
    parts.push(names.message("summary.land", &[("list", &names.messages.list(&critters))]));
    if !player.sea().is_empty() {
        let sea: Vec<String> = player.sea().iter().map(|hex| hex.to_string()).collect();
        parts.push(names.message("summary.sea", &[("list", &sea.join(" "))]));
    }
    if player.card_count() > 0 {
        parts.push(cards(names, state, seat));
    }
    let points = player_scores(names.rules, state)[seat.index() % 5].total();
    parts.push(names.message("summary.points", &[("points", &names.points(points.into()))]));
    parts.join("; ")
}

fn standing(names: &Names<'_>, state: &State, critter: Critter) -> String {
    let spot = names.spot(state.spot(critter));
    if critter.is_colossal() {
        names.message("summary.colossal", &[("spot", &spot)])
    } else if critter.is_burrowed() {
        names.message("summary.burrowed", &[("spot", &spot)])
    } else {
        spot
    }
}

/// Returns the cards in hand as far as the viewer knows them.
fn cards(names: &Names<'_>, state: &State, seat: Seat) -> String {
    let player = state.player(seat);
    let known = Card::all().flat_map(|card| (0..player.cards[card.index()]).map(move |_| card));
    let known: Vec<String> = known.map(|card| names.card(card)).collect();
    let count = names.cards(player.card_count());
    if known.is_empty() {
        names.message("summary.cards.hidden", &[("cards", &count)])
    } else {
        names.message("summary.cards", &[("list", &names.messages.list(&known))])
    }
}
