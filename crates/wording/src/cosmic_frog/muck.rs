//! The texts that Find Muck adds: prompts, answers, events, lines of the summary.

use super::names::Names;
use crate::key;
use crate::text::Text;
use ::cosmic_frog::{Event, Move, Muck, Question, State, Style, Tile};
use tabletop::{Game, Pending, Seat, SeatSet};

impl Names<'_> {
    pub(super) fn muck(&self, muck: Muck) -> Text {
        self.plain(&format!("muck-{}", muck.name()))
    }

    fn style(&self, style: Style) -> Text {
        self.plain(match style {
            Style::Full => key::STYLE_FULL,
            Style::Soft => key::STYLE_SOFT,
            Style::Thrown => key::STYLE_THROWN,
        })
    }

    /// Lists the members of a set of chips, or of places counted from 1.
    fn set(&self, mask: u8, first: u8) -> Text {
        let members: Vec<Text> =
            (0..8).filter(|at| mask >> at & 1 == 1).map(|at: u8| Text::plain((at + first).to_string())).collect();
        self.messages.list(&members)
    }
}

/// Returns the prompt for several frogs that lay out chips.
pub(super) fn arrange(names: &Names<'_>, seats: SeatSet) -> Text {
    names.message(key::PROMPT_ARRANGE, &[("who", &names.frogs(seats.iter()))])
}

pub(super) fn prompt(names: &Names<'_>, state: &State, who: &Text, seat: Seat, question: Question) -> Text {
    let plain = |key: &str| names.message(key, &[("who", &who)]);
    match question {
        Question::Style => plain(key::PROMPT_STYLE),
        Question::Aggro { price, by } => {
            names.message(key::PROMPT_AGGRO, &[("who", &who), ("other", &names.frog(by)), ("price", &price)])
        }
        Question::Pick { owner, count } => {
            names.messages.counted(key::PROMPT_PICK, count, &[("who", &who), ("other", &names.frog(owner))])
        }
        Question::LateBoost => {
            let [attacker, defender] = state.combat().sides.map(|seat| names.frog(seat));
            let (attack, defence, oomph) = (state.total(0), state.total(1), state.frog(seat).oomph);
            names.message(
                key::PROMPT_LATE_BOOST,
                &[
                    ("who", &who),
                    ("attacker", &attacker),
                    ("attack", &attack),
                    ("defender", &defender),
                    ("defence", &defence),
                    ("oomph", &oomph),
                ],
            )
        }
        Question::Points { left } => {
            let place = names.place(state.frog(seat).place);
            let target = names.rules.gather_target(state).unwrap_or(0);
            let attempt = names.message(key::PROMPT_POINTS_ATTEMPT, &[("target", &target)]);
            names.messages.counted(key::PROMPT_POINTS, left, &[("who", &who), ("place", &place), ("attempt", &attempt)])
        }
        Question::Line => plain(key::PROMPT_LINE),
        Question::Heave { .. } => plain(key::PROMPT_HEAVE),
        Question::Shift { at } => names.message(key::PROMPT_SHIFT, &[("who", &who), ("count", &at)]),
        Question::Snap => {
            let tile = names.tile_or_nothing(names.rules.flying_item(state));
            names.message(key::PROMPT_SNAP, &[("who", &who), ("tile", &tile)])
        }
        Question::Tether => plain(key::PROMPT_TETHER),
        _ => who.clone(),
    }
}

pub(super) fn chance(names: &Names<'_>, question: Question) -> Text {
    match question {
        Question::Chips { seat, count } => {
            names.messages.counted(key::PROMPT_CHIPS, count, &[("who", &names.frog(seat))])
        }
        _ => names.plain(key::PROMPT_MUCK),
    }
}

pub(super) fn answer(names: &Names<'_>, state: &State, mv: Move) -> Option<Text> {
    let with = |key: &str, seat: Seat| names.message(key, &[("who", &names.frog(seat))]);
    let asked = match names.rules.pending(state) {
        Pending::Seat(decision) => decision.seat,
        _ => Seat(0),
    };
    let item = |slot: u8| {
        let tile = state.tiles().gullet(asked.index()).rev().nth(usize::from(slot).saturating_sub(1));
        names.tile_or_nothing(tile)
    };
    Some(match mv {
        Move::Mind(seat) => with(key::ANSWER_MIND, seat),
        Move::Aggro(seat) => with(key::ANSWER_AGGRO, seat),
        Move::Dredge(dimension, muck) => {
            names.message(key::ANSWER_DREDGE, &[("muck", &names.muck(muck)), ("dimension", &dimension)])
        }
        Move::Style(style) => names.message(key::ANSWER_STYLE, &[("style", &names.style(style))]),
        Move::Arrange(seat, 0) => with(key::ANSWER_ARRANGE_SHUFFLE, seat),
        Move::Arrange(seat, order) => {
            let order = names.rules.chip_order(state, seat, order);
            let order: Vec<String> = order.unwrap_or_default().iter().map(u8::to_string).collect();
            names.message(key::ANSWER_ARRANGE, &[("who", &names.frog(seat)), ("order", &order.join(" "))])
        }
        Move::Pick(places) => names.message(key::ANSWER_PICK, &[("places", &names.set(places, 1))]),
        Move::Chips(chips) => names.message(key::ANSWER_CHIPS, &[("chips", &names.set(chips, 0))]),
        Move::Muck(muck) => names.message(key::ANSWER_MUCK, &[("muck", &names.muck(muck))]),
        Move::Gather(muck) => names.message(key::ANSWER_GATHER, &[("muck", &names.muck(muck))]),
        Move::Meddle(face) => names.message(key::ANSWER_MEDDLE, &[("face", &face)]),
        Move::Snap => {
            names.message(key::ANSWER_SNAP, &[("tile", &names.tile_or_nothing(names.rules.flying_item(state)))])
        }
        Move::Line(edge) => names.message(key::ANSWER_LINE, &[("edge", &names.edge(edge))]),
        Move::Heave(slot) => names.message(key::ANSWER_HEAVE, &[("tile", &item(slot)), ("slot", &slot)]),
        Move::HeaveInto(slot, dimension) => {
            names.message(key::ANSWER_HEAVE_INTO, &[("tile", &item(slot)), ("slot", &slot), ("dimension", &dimension)])
        }
        Move::Spew(edge, distance) => {
            names.message(key::ANSWER_SPEW, &[("tile", &item(1)), ("edge", &names.edge(edge)), ("distance", &distance)])
        }
        Move::Soft(overpower, boost) => {
            names.message(key::ANSWER_SOFT, &[("what", &names.commitment(overpower, boost))])
        }
        Move::Boost(0) => names.plain(key::ANSWER_BOOST_NONE),
        Move::Boost(boost) => names.message(key::ANSWER_BOOST, &[("boost", &boost)]),
        plain => names.plain(plain_key(plain)?),
    })
}

fn plain_key(mv: Move) -> Option<&'static str> {
    Some(match mv {
        Move::Heed => key::ANSWER_HEED,
        Move::Ignore => key::ANSWER_IGNORE,
        Move::Nearer => key::ANSWER_NEARER,
        Move::Farther => key::ANSWER_FARTHER,
        Move::Tether => key::ANSWER_TETHER,
        Move::Throw => key::ANSWER_THROW,
        _ => return None,
    })
}

pub(super) fn event(names: &Names<'_>, event: Event) -> Text {
    let who = |key: &str, seat: Seat| names.message(key, &[("who", &names.frog(seat))]);
    let two = |key: &str, seat: Seat, other: Seat| {
        names.message(key, &[("who", &names.frog(seat)), ("other", &names.frog(other))])
    };
    match event {
        Event::Styled { seat, style } => {
            names.message(key::EVENT_STYLED, &[("who", &names.frog(seat)), ("style", &names.style(style))])
        }
        Event::Arranged { seat } => who(key::EVENT_ARRANGED, seat),
        Event::Picked { seat, owner, places } => names.message(
            key::EVENT_PICKED,
            &[("who", &names.frog(seat)), ("other", &names.frog(owner)), ("places", &names.set(places, 1))],
        ),
        Event::ChipsShown { seat, chips } => {
            names.message(key::EVENT_CHIPS_SHOWN, &[("who", &names.frog(seat)), ("chips", &names.set(chips, 0))])
        }
        Event::ChipTakenBack { seat, chip } => {
            names.message(key::EVENT_CHIP_TAKEN_BACK, &[("who", &names.frog(seat)), ("chip", &chip)])
        }
        Event::Boosted { seat, boost } => {
            names.message(key::EVENT_BOOSTED, &[("who", &names.frog(seat)), ("boost", &boost)])
        }
        Event::Ignored { seat, by } => two(key::EVENT_IGNORED, seat, by),
        Event::Lured { seat, by } => two(key::EVENT_LURED, seat, by),
        Event::LureFailed { seat, by } => two(key::EVENT_LURE_FAILED, seat, by),
        Event::Tethered { seat } => who(key::EVENT_TETHERED, seat),
        _ => flight(names, event),
    }
}

/// Purges and muck.
fn flight(names: &Names<'_>, event: Event) -> Text {
    match event {
        Event::Purges { seat, count } => {
            names.messages.counted(key::EVENT_PURGES, count, &[("who", &names.frog(seat))])
        }
        Event::Purged { seat, tile, to } => names.message(
            key::EVENT_PURGED,
            &[("who", &names.frog(seat)), ("tile", &names.tile(tile)), ("place", &names.place(to))],
        ),
        Event::PurgeLost { seat, tile } => {
            names.message(key::EVENT_PURGE_LOST, &[("who", &names.frog(seat)), ("tile", &names.tile(tile))])
        }
        Event::MuckFell { cell, muck } => {
            let muck = names.muck(muck).capitalized();
            names.message(key::EVENT_MUCK_FELL, &[("muck", &muck), ("hex", &names.hex(cell))])
        }
        Event::Snapped { seat, from, tile } => names.message(
            key::EVENT_SNAPPED,
            &[("who", &names.frog(seat)), ("other", &names.frog(from)), ("tile", &names.tile(tile))],
        ),
        Event::Shifted { seat, to } => names.message(key::EVENT_SHIFTED, &[("who", &names.frog(seat)), ("to", &to)]),
        Event::PointsGiven { seat, points } => {
            names.messages.counted(key::EVENT_POINTS_GIVEN, points, &[("who", &names.frog(seat))])
        }
        Event::Groped { seat, roll, target, success } => {
            let key = if success { key::EVENT_GROPED_SUCCESS } else { key::EVENT_GROPED_FAILURE };
            names.message(key, &[("who", &names.frog(seat)), ("roll", &roll), ("target", &target)])
        }
        Event::Gathered { seat, dimension, muck } => names.message(
            key::EVENT_GATHERED,
            &[("who", &names.frog(seat)), ("muck", &names.muck(muck)), ("dimension", &dimension)],
        ),
        Event::MuckDrifted { lost } => names.messages.count(key::EVENT_MUCK_DRIFTED, lost),
        _ => Text::default(),
    }
}

/// Returns what lies in the Outer Dimensions, for the terminal.
pub(super) fn summary(names: &Names<'_>, state: &State) -> Option<Text> {
    if !names.rules.has_muck() {
        return None;
    }
    let mut dimensions = Vec::new();
    for dimension in 1..=6 {
        let kinds = Muck::ALL.into_iter().filter(|&muck| state.muck_in(dimension, muck) > 0);
        let kinds: Vec<Text> = kinds
            .map(|muck| {
                let count = state.muck_in(dimension, muck);
                names.message(key::SUMMARY_MUCK_KIND, &[("count", &count), ("muck", &names.muck(muck))])
            })
            .collect();
        if !kinds.is_empty() {
            let list = names.messages.list(&kinds);
            dimensions.push(names.message(key::SUMMARY_MUCK_IN, &[("dimension", &dimension), ("list", &list)]));
        }
    }
    let list = if dimensions.is_empty() { names.plain(key::NOTHING) } else { Text::join(dimensions, ", ") };
    Some(names.message(key::SUMMARY_MUCK, &[("list", &list), ("supply", &state.muck_supply())]))
}

/// Returns the chips that a frog has shown on its way home.
pub(super) fn homeward(names: &Names<'_>, state: &State, seat: Seat) -> Option<Text> {
    let shown: Vec<Text> = state.homeward_chips(seat).map(|chip| Text::plain(chip.to_string())).collect();
    (!shown.is_empty()).then(|| names.message(key::SUMMARY_HOMEWARD, &[("chips", &names.messages.list(&shown))]))
}

/// Returns the tiles that only this game has, for the legend.
pub(super) fn tiles(names: &Names<'_>) -> impl Iterator<Item = Tile> + use<> {
    let any = names.rules.has_muck();
    Muck::SEEN.into_iter().filter_map(Tile::muck).filter(move |_| any)
}
