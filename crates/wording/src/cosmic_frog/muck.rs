//! The texts that Find Muck adds: prompts, answers, events, lines of the summary.

use super::names::Names;
use ::cosmic_frog::{Event, Move, Muck, Question, State, Style, Tile};
use tabletop::{Game, Pending, Seat, SeatSet};

impl Names<'_> {
    pub(super) fn muck(&self, muck: Muck) -> String {
        self.plain(&format!("muck.{}", muck.name()))
    }

    fn style(&self, style: Style) -> String {
        self.plain(match style {
            Style::Full => "style.full",
            Style::Soft => "style.soft",
            Style::Thrown => "style.thrown",
        })
    }

    /// Lists the members of a set of chips, or of places counted from 1.
    fn set(&self, mask: u8, first: u8) -> String {
        let members: Vec<String> =
            (0..8).filter(|at| mask >> at & 1 == 1).map(|at: u8| (at + first).to_string()).collect();
        self.messages.list(&members)
    }
}

/// Returns the prompt for several frogs that lay out chips.
pub(super) fn arrange(names: &Names<'_>, seats: SeatSet) -> String {
    names.message("prompt.arrange", &[("who", &names.frogs(seats.iter()))])
}

pub(super) fn prompt(names: &Names<'_>, state: &State, who: &str, seat: Seat, question: Question) -> String {
    let plain = |key: &str| names.message(key, &[("who", &who)]);
    match question {
        Question::Style => plain("prompt.style"),
        Question::Aggro { price, by } => {
            names.message("prompt.aggro", &[("who", &who), ("other", &names.frog(by)), ("price", &price)])
        }
        Question::Pick { owner, count } => {
            names.messages.counted("prompt.pick", count, &[("who", &who), ("other", &names.frog(owner))])
        }
        Question::LateBoost => {
            let [attacker, defender] = state.combat().sides.map(|seat| names.frog(seat));
            let (attack, defence, oomph) = (state.total(0), state.total(1), state.frog(seat).oomph);
            names.message(
                "prompt.late-boost",
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
            let attempt = names.message("prompt.points.attempt", &[("target", &target)]);
            names.messages.counted("prompt.points", left, &[("who", &who), ("place", &place), ("attempt", &attempt)])
        }
        Question::Line => plain("prompt.line"),
        Question::Heave { .. } => plain("prompt.heave"),
        Question::Shift { at } => names.message("prompt.shift", &[("who", &who), ("count", &at)]),
        Question::Snap => {
            let tile = names.tile_or_nothing(names.rules.flying_item(state));
            names.message("prompt.snap", &[("who", &who), ("tile", &tile)])
        }
        Question::Tether => plain("prompt.tether"),
        _ => who.to_string(),
    }
}

pub(super) fn chance(names: &Names<'_>, question: Question) -> String {
    match question {
        Question::Chips { seat, count } => names.messages.counted("prompt.chips", count, &[("who", &names.frog(seat))]),
        _ => names.plain("prompt.muck"),
    }
}

pub(super) fn answer(names: &Names<'_>, state: &State, mv: Move) -> Option<String> {
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
        Move::Mind(seat) => with("answer.mind", seat),
        Move::Aggro(seat) => with("answer.aggro", seat),
        Move::Dredge(dimension, muck) => {
            names.message("answer.dredge", &[("muck", &names.muck(muck)), ("dimension", &dimension)])
        }
        Move::Style(style) => names.message("answer.style", &[("style", &names.style(style))]),
        Move::Arrange(seat, 0) => with("answer.arrange.shuffle", seat),
        Move::Arrange(seat, order) => {
            let order = names.rules.chip_order(state, seat, order);
            let order: Vec<String> = order.unwrap_or_default().iter().map(u8::to_string).collect();
            names.message("answer.arrange", &[("who", &names.frog(seat)), ("order", &order.join(" "))])
        }
        Move::Pick(places) => names.message("answer.pick", &[("places", &names.set(places, 1))]),
        Move::Chips(chips) => names.message("answer.chips", &[("chips", &names.set(chips, 0))]),
        Move::Muck(muck) => names.message("answer.muck", &[("muck", &names.muck(muck))]),
        Move::Gather(muck) => names.message("answer.gather", &[("muck", &names.muck(muck))]),
        Move::Meddle(face) => names.message("answer.meddle", &[("face", &face)]),
        Move::Snap => names.message("answer.snap", &[("tile", &names.tile_or_nothing(names.rules.flying_item(state)))]),
        Move::Line(edge) => names.message("answer.line", &[("edge", &names.edge(edge))]),
        Move::Heave(slot) => names.message("answer.heave", &[("tile", &item(slot)), ("slot", &slot)]),
        Move::HeaveInto(slot, dimension) => {
            names.message("answer.heave-into", &[("tile", &item(slot)), ("slot", &slot), ("dimension", &dimension)])
        }
        Move::Spew(edge, distance) => {
            names.message("answer.spew", &[("tile", &item(1)), ("edge", &names.edge(edge)), ("distance", &distance)])
        }
        Move::Soft(overpower, boost) => names.message("answer.soft", &[("what", &names.commitment(overpower, boost))]),
        Move::Boost(0) => names.plain("answer.boost.none"),
        Move::Boost(boost) => names.message("answer.boost", &[("boost", &boost)]),
        plain => names.plain(plain_key(plain)?),
    })
}

fn plain_key(mv: Move) -> Option<&'static str> {
    Some(match mv {
        Move::Heed => "answer.heed",
        Move::Ignore => "answer.ignore",
        Move::Nearer => "answer.nearer",
        Move::Farther => "answer.farther",
        Move::Tether => "answer.tether",
        Move::Throw => "answer.throw",
        _ => return None,
    })
}

pub(super) fn event(names: &Names<'_>, event: Event) -> String {
    let who = |key: &str, seat: Seat| names.message(key, &[("who", &names.frog(seat))]);
    let two = |key: &str, seat: Seat, other: Seat| {
        names.message(key, &[("who", &names.frog(seat)), ("other", &names.frog(other))])
    };
    match event {
        Event::Styled { seat, style } => {
            names.message("event.styled", &[("who", &names.frog(seat)), ("style", &names.style(style))])
        }
        Event::Arranged { seat } => who("event.arranged", seat),
        Event::Picked { seat, owner, places } => names.message(
            "event.picked",
            &[("who", &names.frog(seat)), ("other", &names.frog(owner)), ("places", &names.set(places, 1))],
        ),
        Event::ChipsShown { seat, chips } => {
            names.message("event.chips-shown", &[("who", &names.frog(seat)), ("chips", &names.set(chips, 0))])
        }
        Event::ChipTakenBack { seat, chip } => {
            names.message("event.chip-taken-back", &[("who", &names.frog(seat)), ("chip", &chip)])
        }
        Event::Boosted { seat, boost } => {
            names.message("event.boosted", &[("who", &names.frog(seat)), ("boost", &boost)])
        }
        Event::Ignored { seat, by } => two("event.ignored", seat, by),
        Event::Lured { seat, by } => two("event.lured", seat, by),
        Event::LureFailed { seat, by } => two("event.lure-failed", seat, by),
        Event::Tethered { seat } => who("event.tethered", seat),
        _ => flight(names, event),
    }
}

/// Purges and muck.
fn flight(names: &Names<'_>, event: Event) -> String {
    match event {
        Event::Purges { seat, count } => names.messages.counted("event.purges", count, &[("who", &names.frog(seat))]),
        Event::Purged { seat, tile, to } => names.message(
            "event.purged",
            &[("who", &names.frog(seat)), ("tile", &names.tile(tile)), ("place", &names.place(to))],
        ),
        Event::PurgeLost { seat, tile } => {
            names.message("event.purge-lost", &[("who", &names.frog(seat)), ("tile", &names.tile(tile))])
        }
        Event::MuckFell { cell, muck } => {
            let muck = crate::messages::capitalize(&names.muck(muck));
            names.message("event.muck-fell", &[("muck", &muck), ("hex", &names.hex(cell))])
        }
        Event::Snapped { seat, from, tile } => names.message(
            "event.snapped",
            &[("who", &names.frog(seat)), ("other", &names.frog(from)), ("tile", &names.tile(tile))],
        ),
        Event::Shifted { seat, to } => names.message("event.shifted", &[("who", &names.frog(seat)), ("to", &to)]),
        Event::PointsGiven { seat, points } => {
            names.messages.counted("event.points-given", points, &[("who", &names.frog(seat))])
        }
        Event::Groped { seat, roll, target, success } => {
            let key = if success { "event.groped.success" } else { "event.groped.failure" };
            names.message(key, &[("who", &names.frog(seat)), ("roll", &roll), ("target", &target)])
        }
        Event::Gathered { seat, dimension, muck } => names.message(
            "event.gathered",
            &[("who", &names.frog(seat)), ("muck", &names.muck(muck)), ("dimension", &dimension)],
        ),
        Event::MuckDrifted { lost } => names.messages.count("event.muck-drifted", lost),
        _ => String::new(),
    }
}

/// Returns what lies in the Outer Dimensions, for the terminal.
pub(super) fn summary(names: &Names<'_>, state: &State) -> Option<String> {
    if !names.rules.has_muck() {
        return None;
    }
    let mut dimensions = Vec::new();
    for dimension in 1..=6 {
        let kinds = Muck::ALL.into_iter().filter(|&muck| state.muck_in(dimension, muck) > 0);
        let kinds: Vec<String> = kinds
            .map(|muck| {
                let count = state.muck_in(dimension, muck);
                names.message("summary.muck-kind", &[("count", &count), ("muck", &names.muck(muck))])
            })
            .collect();
        if !kinds.is_empty() {
            let list = names.messages.list(&kinds);
            dimensions.push(names.message("summary.muck-in", &[("dimension", &dimension), ("list", &list)]));
        }
    }
    let list = if dimensions.is_empty() { names.plain("nothing") } else { dimensions.join(", ") };
    Some(names.message("summary.muck", &[("list", &list), ("supply", &state.muck_supply())]))
}

/// Returns the chips that a frog has shown on its way home.
pub(super) fn homeward(names: &Names<'_>, state: &State, seat: Seat) -> Option<String> {
    let shown: Vec<String> = state.homeward_chips(seat).map(|chip| chip.to_string()).collect();
    (!shown.is_empty()).then(|| names.message("summary.homeward", &[("chips", &names.messages.list(&shown))]))
}

/// Returns the tiles that only this game has, for the legend.
pub(super) fn tiles(names: &Names<'_>) -> impl Iterator<Item = Tile> + use<> {
    let any = names.rules.has_muck();
    Muck::SEEN.into_iter().filter_map(Tile::muck).filter(move |_| any)
}
