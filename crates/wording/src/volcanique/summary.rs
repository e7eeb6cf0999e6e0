//! The position in plain text for the terminal: the board, the supply, the grid, one line per player.
//!
//! Everything is read off the view of those who look, so nothing secret can get in.

use super::board::board;
use super::voice::Voice;
use ::volcanique::score::tallies;
use ::volcanique::{Card, Critter, Ending, Mode, Slot, State};
use tabletop::{Game, Pending, Seat, SeatSet, Secrets};

pub(super) fn summary(voice: &Voice<'_>, state: &State, viewer: SeatSet) -> String {
    let seen = voice.rules.view(state, viewer).state;
    let mut lines = vec![board(voice, &seen), legend(voice), String::new()];
    lines.push(time(voice, &seen));
    lines.extend(supply(voice, &seen));
    lines.extend(nature(voice, &seen));
    lines.extend(grid(voice, &seen));
    let seated: Vec<Seat> = seen.seats(voice.rules).filter(|seat| seat.0 < voice.rules.players()).collect();
    let seats = if seated.len() == usize::from(voice.rules.players()) { seated } else { voice.rules.seats().collect() };
    lines.extend(seats.into_iter().map(|seat| player(voice, &seen, seat)));
    lines.join("\n")
}

fn legend(voice: &Voice<'_>) -> String {
    let marks: Vec<String> =
        voice.rules.seats().map(|seat| format!("{} {}", voice.mark(seat), voice.seat(seat))).collect();
    voice.say("summary.legend", &[("marks", &marks.join(", "))])
}

/// The round, and how the game ends or that it has.
fn time(voice: &Voice<'_>, state: &State) -> String {
    let round = voice.say("summary.round", &[("round", &state.round().saturating_add(1))]);
    let close = state.closing();
    let key = match (close.ending, state.turn_state().mode) {
        _ if voice.rules.pending(state) == Pending::Over => "summary.close.over",
        (None, _) => return round,
        (Some(Ending::Super), _) => "summary.close.super",
        (Some(Ending::Winter), _) => "summary.close.winter",
        (Some(_), Mode::Finale) => "summary.close.finale",
        (Some(_), _) => "summary.close.final",
    };
    format!("{round} {}", voice.plain(key))
}

fn supply(voice: &Voice<'_>, state: &State) -> [String; 2] {
    let tiles = voice.rules.tiles().all().map(|kind| {
        let count = state.supply().get(kind.index()).copied().unwrap_or(0);
        voice.say("summary.kind", &[("what", &voice.kind(kind)), ("count", &count)])
    });
    let tiles = tiles.collect::<Vec<_>>().join(", ");
    let played = Card::all().filter(|card| state.discard()[card.index()] > 0).map(|card| voice.card(card));
    let played = played.collect::<Vec<_>>();
    [
        voice.say(
            "summary.supply",
            &[("tiles", &tiles), ("lava", &state.lava_supply()), ("bank", &voice.mix(state.bank()))],
        ),
        voice.say(
            "summary.deck",
            &[("cards", &voice.cards(state.deck().len() as u8)), ("played", &voice.words.list(&played))],
        ),
    ]
}

/// Lava and frost, if there is any.
fn nature(voice: &Voice<'_>, state: &State) -> Vec<String> {
    let mut lines = Vec::new();
    let lavas: Vec<String> = state.lavas().all().iter().map(|lava| lava.hex.to_string()).collect();
    if !lavas.is_empty() {
        lines.push(voice.say("summary.lava", &[("list", &lavas.join(" "))]));
    }
    for frost in state.frosts() {
        lines.push(voice.say("summary.frost", &[("hex", &frost.hex), ("reach", &frost.reach)]));
    }
    lines
}

/// The powers with those who have them, a line per level.
fn grid(voice: &Voice<'_>, state: &State) -> Vec<String> {
    let mut lines: Vec<(u8, Vec<String>)> = Vec::new();
    for slot in Slot::all() {
        let level = voice.rules.powers().levels[slot.index()];
        let owners: String = voice
            .rules
            .seats()
            .flat_map(|seat| (0..state.player(seat).slots[slot.index()]).map(move |_| seat))
            .map(|seat| voice.mark(seat))
            .collect();
        let power = voice.power(state.grid()[slot.index()]);
        let key = if owners.is_empty() { "summary.slot" } else { "summary.slot.owned" };
        let text = voice.say(key, &[("slot", &voice.slot(slot)), ("power", &power), ("owners", &owners)]);
        match lines.last_mut() {
            Some((last, texts)) if *last == level => texts.push(text),
            _ => lines.push((level, vec![text])),
        }
    }
    let dealt = state.grid().iter().any(|&power| power != ::volcanique::Power::NONE);
    lines.into_iter().filter(|_| dealt).map(|(_, texts)| texts.join("   ")).collect()
}

/// One line of a player: everything that belongs to it.
fn player(voice: &Voice<'_>, state: &State, seat: Seat) -> String {
    let player = state.player(seat);
    let head = voice.say(
        "summary.player",
        &[
            ("mark", &voice.mark(seat)),
            ("who", &voice.seat(seat)),
            ("purse", &voice.mix(player.resources)),
            ("hand", &player.hand),
            ("crater", &player.crater),
            ("grid", &player.on_grid()),
        ],
    );
    let mut parts = vec![head];
    let critters: Vec<String> = player.land().iter().map(|&critter| standing(voice, state, critter)).collect();
    parts.push(voice.say("summary.land", &[("list", &voice.words.list(&critters))]));
    if !player.sea().is_empty() {
        let sea: Vec<String> = player.sea().iter().map(|hex| hex.to_string()).collect();
        parts.push(voice.say("summary.sea", &[("list", &sea.join(" "))]));
    }
    if player.card_count() > 0 {
        parts.push(cards(voice, state, seat));
    }
    let points = tallies(voice.rules, state)[seat.index() % 5].total();
    parts.push(voice.say("summary.points", &[("points", &voice.points(points.into()))]));
    parts.join("; ")
}

fn standing(voice: &Voice<'_>, state: &State, critter: Critter) -> String {
    let spot = voice.spot(state.spot(critter));
    if critter.is_colossal() {
        voice.say("summary.colossal", &[("spot", &spot)])
    } else if critter.is_burrowed() {
        voice.say("summary.burrowed", &[("spot", &spot)])
    } else {
        spot
    }
}

/// The cards in hand as far as the viewer knows them.
fn cards(voice: &Voice<'_>, state: &State, seat: Seat) -> String {
    let player = state.player(seat);
    let known = Card::all().flat_map(|card| (0..player.cards[card.index()]).map(move |_| card));
    let known: Vec<String> = known.map(|card| voice.card(card)).collect();
    let count = voice.cards(player.card_count());
    if known.is_empty() {
        voice.say("summary.cards.hidden", &[("cards", &count)])
    } else {
        voice.say("summary.cards", &[("list", &voice.words.list(&known))])
    }
}
