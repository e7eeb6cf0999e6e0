//! Positions as text: snapshots in saves, and scenarios written by hand. `docs/scenarios.md` describes the script.
//!
//! ```toml
//! game = "cairn"
//! [setup]
//! radius = 2
//! [table]
//! turn = "ash"
//! passed = false
//! bids = "pebble cobble"
//! [hand]
//! ash = "pebble boulder"
//! birch = "cobble cobble"
//! [board]
//! "0,0" = "ash pebble boulder" # the owner, then the stones from the bottom up
//! ```
//! The bag holds what is left of the box.

use crate::game::Rules;
use crate::notation::{seat, stone};
use crate::state::{BOX, CLANS, Cairn, NAMES, Phase, Setup, State, Stone, Stones};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::fmt::Write;
use tabletop::input::{MAX_BYTES, Problems, check_length};
use tabletop::{Game, Notation, Seat};

/// The tables of a scenario that describe the position.
#[derive(Deserialize)]
struct Position {
    #[serde(default)]
    setup: Setup,
    table: TableText,
    #[serde(default)]
    hand: BTreeMap<String, String>,
    #[serde(default)]
    board: BTreeMap<String, String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TableText {
    turn: String,
    #[serde(default)]
    passed: bool,
    bids: String,
}

/// Reads a position with rules that fit it.
pub(crate) fn read(text: &str) -> Result<(Rules, State), Vec<String>> {
    let text = check_length(text, MAX_BYTES).map_err(|reason| vec![reason])?;
    let position: Position = toml::from_str(text).map_err(|error| {
        let mut problems = Problems::default();
        problems.push(error);
        problems.into_list()
    })?;
    let rules = Rules::from_setup(position.setup.clone())?;
    let mut problems = Problems::default();
    let state = state_of(&rules, &position, &mut problems);
    if problems.is_empty() { Ok((rules, state)) } else { Err(problems.into_list()) }
}

/// Reads a position of a game with these rules.
pub(crate) fn restore(rules: &Rules, text: &str) -> Result<State, Vec<String>> {
    let (read, state) = read(text)?;
    if read.setup() == rules.setup() { Ok(state) } else { Err(vec!["the set-up is another one".into()]) }
}

fn state_of(rules: &Rules, position: &Position, problems: &mut Problems) -> State {
    let mut state = rules.initial_state();
    match seat(&position.table.turn) {
        Ok(seat) => state.phase = Phase::Turn { seat, passed: position.table.passed },
        Err(reason) => problems.push(format_args!("[table] turn: {reason}")),
    }
    match stones(&position.table.bids).as_deref() {
        Ok(&[ash, birch]) => state.bids = [Some(ash), Some(birch)],
        Ok(_) => problems.push("[table] bids: two stones are needed, the one of ash first"),
        Err(reason) => problems.push(format_args!("[table] bids: {reason}")),
    }
    for (name, written) in &position.hand {
        match seat(name).and_then(|seat| Ok((seat, stones(written)?))) {
            Ok((seat, stones)) => stones.iter().for_each(|&stone| {
                let count = &mut state.hands[seat.index()][stone as usize];
                *count = count.saturating_add(1);
            }),
            Err(reason) => problems.push(format_args!("[hand] {name}: {reason}")),
        }
    }
    for (hex, written) in &position.board {
        match rules.read_hex(hex).and_then(|cell| Ok((cell, cairn(written)?))) {
            Ok((cell, cairn)) => state.cairns[cell.index()] = cairn,
            Err(reason) => problems.push(format_args!("[board] {hex}: {reason}")),
        }
    }
    for stone in Stone::ALL {
        let used = state.outside_the_bag(stone);
        match BOX[stone as usize].checked_sub(used) {
            Some(left) => state.bag[stone as usize] = left,
            None => {
                problems.push(format_args!("{used} stones are a {}; the box has {}", stone.name(), BOX[stone as usize]))
            }
        }
    }
    state
}

impl State {
    /// Counts the stones of a kind in hands, in cairns and among the bids that were shown.
    pub(crate) fn outside_the_bag(&self, stone: Stone) -> u8 {
        let held = self.hands.iter().fold(0u8, |sum, hand| sum.saturating_add(hand[stone as usize]));
        let piled = self.cairns.iter().filter(|cairn| cairn.has(stone)).count() as u8;
        // Until both bids are shown the stones are in the hands.
        let shown = self.phase != Phase::Bid;
        let bid = self.bids.iter().filter(|&&bid| shown && bid == Some(stone)).count() as u8;
        held.saturating_add(piled).saturating_add(bid)
    }
}

/// Writes a position between two turns.
pub(crate) fn write(rules: &Rules, state: &State) -> String {
    let Phase::Turn { seat, passed } = state.phase else { return String::new() };
    let bids: Vec<&str> = state.bids.iter().flatten().map(|stone| stone.name()).collect();
    let mut text = format!("game = \"{}\"\n[setup]\nradius = {}\n", Rules::NAME, rules.setup().radius);
    let _ = write!(
        text,
        "[table]\nturn = \"{}\"\npassed = {passed}\nbids = \"{}\"\n",
        rules.seat_name(seat),
        bids.join(" ")
    );
    let _ =
        writeln!(text, "[hand]\nash = \"{}\"\nbirch = \"{}\"\n[board]", names(&state.hands[0]), names(&state.hands[1]));
    for (cell, cairn) in rules.moor.cells().zip(&state.cairns) {
        if let (Some(owner), Some(hex)) = (cairn.owner, rules.moor.hex(cell)) {
            let stones: Vec<&str> = Stone::ALL.into_iter().filter(|&stone| cairn.has(stone)).map(Stone::name).collect();
            let _ = writeln!(text, "\"{hex}\" = \"{} {}\"", rules.seat_name(owner), stones.join(" "));
        }
    }
    text
}

/// Looks up a fact for a scenario.
pub(crate) fn fact(rules: &Rules, state: &State, name: &str) -> Result<String, String> {
    let clan = |index: usize| Seat(index as u8);
    let found = match name.split_once('.') {
        None if name == "over" => Some(if state.phase == Phase::Over { "yes" } else { "no" }.into()),
        None if name == "bag" => Some(names(&state.bag)),
        None if name == "turn" => Some(match state.phase {
            Phase::Turn { seat, .. } => rules.seat_name(seat).into(),
            _ => "nobody".into(),
        }),
        Some(("hand", name)) => (0..CLANS).find(|&index| NAMES[index] == name).map(|index| names(&state.hands[index])),
        Some(("points", name)) => {
            (0..CLANS).find(|&index| NAMES[index] == name).map(|index| rules.points(state, clan(index)).to_string())
        }
        _ => None,
    };
    found.ok_or_else(|| format!("there is no fact {name:?}; the facts are over, turn, bag, hand.CLAN and points.CLAN"))
}

/// Writes stones as words, lightest first.
pub(crate) fn names(stones: &Stones) -> String {
    let words =
        Stone::ALL.into_iter().flat_map(|stone| std::iter::repeat_n(stone.name(), stones[stone as usize].into()));
    words.collect::<Vec<_>>().join(" ")
}

fn stones(text: &str) -> Result<Vec<Stone>, String> {
    text.split_whitespace().map(stone).collect()
}

fn cairn(text: &str) -> Result<Cairn, String> {
    let (owner, piled) =
        text.split_once(' ').ok_or("a cairn is written as its owner and its stones, from the bottom up")?;
    let (owner, piled) = (seat(owner)?, stones(piled)?);
    if piled.is_empty() || piled.windows(2).any(|pair| pair[0] >= pair[1]) {
        return Err("each stone of a cairn is heavier than the one below".into());
    }
    let mut cairn = Cairn::default();
    piled.into_iter().for_each(|stone| cairn.place(stone, owner));
    Ok(cairn)
}
