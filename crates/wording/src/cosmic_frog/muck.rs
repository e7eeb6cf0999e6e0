//! What Find Muck adds, in words: prompts, answers, events, lines of the summary.

use super::voice::Voice;
use ::cosmic_frog::{Event, Move, Muck, Question, State, Style, Tile};
use tabletop::{Game, Pending, Seat, SeatSet};

impl Voice<'_> {
    pub(super) fn muck(&self, muck: Muck) -> String {
        self.words.plain(&format!("muck.{}", muck.name()))
    }

    fn style(&self, style: Style) -> String {
        self.words.plain(match style {
            Style::Full => "style.full",
            Style::Soft => "style.soft",
            Style::Thrown => "style.thrown",
        })
    }

    /// The members of a set of chips, or of places counted from 1.
    fn set(&self, mask: u8, first: u8) -> String {
        let members: Vec<String> =
            (0..8).filter(|at| mask >> at & 1 == 1).map(|at: u8| (at + first).to_string()).collect();
        self.words.list(&members)
    }
}

/// Several frogs lay out chips.
pub(super) fn arrange(voice: &Voice<'_>, seats: SeatSet) -> String {
    voice.say("prompt.arrange", &[("who", &voice.frogs(seats.iter()))])
}

pub(super) fn prompt(voice: &Voice<'_>, state: &State, who: &str, seat: Seat, question: Question) -> String {
    let plain = |key: &str| voice.say(key, &[("who", &who)]);
    match question {
        Question::Style => plain("prompt.style"),
        Question::Aggro { price, by } => {
            voice.say("prompt.aggro", &[("who", &who), ("other", &voice.frog(by)), ("price", &price)])
        }
        Question::Pick { owner, count } => {
            voice.words.counted("prompt.pick", count, &[("who", &who), ("other", &voice.frog(owner))])
        }
        Question::LateBoost => {
            let [attacker, defender] = state.combat().sides.map(|seat| voice.frog(seat));
            let (attack, defence, oomph) = (state.total(0), state.total(1), state.frog(seat).oomph);
            voice.say(
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
            let place = voice.place(state.frog(seat).place);
            let target = voice.rules.gather_target(state).unwrap_or(0);
            let attempt = voice.say("prompt.points.attempt", &[("target", &target)]);
            voice.words.counted("prompt.points", left, &[("who", &who), ("place", &place), ("attempt", &attempt)])
        }
        Question::Line => plain("prompt.line"),
        Question::Heave { .. } => plain("prompt.heave"),
        Question::Shift { at } => voice.say("prompt.shift", &[("who", &who), ("count", &at)]),
        Question::Snap => {
            let tile = voice.tile_or_nothing(voice.rules.flying(state));
            voice.say("prompt.snap", &[("who", &who), ("tile", &tile)])
        }
        Question::Tether => plain("prompt.tether"),
        _ => who.to_string(),
    }
}

pub(super) fn chance(voice: &Voice<'_>, question: Question) -> String {
    match question {
        Question::Chips { seat, count } => voice.words.counted("prompt.chips", count, &[("who", &voice.frog(seat))]),
        _ => voice.words.plain("prompt.muck"),
    }
}

pub(super) fn answer(voice: &Voice<'_>, state: &State, mv: Move) -> Option<String> {
    let with = |key: &str, seat: Seat| voice.say(key, &[("who", &voice.frog(seat))]);
    let asked = match voice.rules.pending(state) {
        Pending::Seat(decision) => decision.seat,
        _ => Seat(0),
    };
    let item = |slot: u8| {
        let tile = state.tiles().gullet(asked.index()).rev().nth(usize::from(slot).saturating_sub(1));
        voice.tile_or_nothing(tile)
    };
    Some(match mv {
        Move::Mind(seat) => with("answer.mind", seat),
        Move::Aggro(seat) => with("answer.aggro", seat),
        Move::Dredge(dimension, muck) => {
            voice.say("answer.dredge", &[("muck", &voice.muck(muck)), ("dimension", &dimension)])
        }
        Move::Style(style) => voice.say("answer.style", &[("style", &voice.style(style))]),
        Move::Arrange(seat, 0) => with("answer.arrange.shuffle", seat),
        Move::Arrange(seat, order) => {
            let order = voice.rules.chip_order(state, seat, order);
            let order: Vec<String> = order.unwrap_or_default().iter().map(u8::to_string).collect();
            voice.say("answer.arrange", &[("who", &voice.frog(seat)), ("order", &order.join(" "))])
        }
        Move::Pick(places) => voice.say("answer.pick", &[("places", &voice.set(places, 1))]),
        Move::Chips(chips) => voice.say("answer.chips", &[("chips", &voice.set(chips, 0))]),
        Move::Muck(muck) => voice.say("answer.muck", &[("muck", &voice.muck(muck))]),
        Move::Gather(muck) => voice.say("answer.gather", &[("muck", &voice.muck(muck))]),
        Move::Meddle(face) => voice.say("answer.meddle", &[("face", &face)]),
        Move::Snap => voice.say("answer.snap", &[("tile", &voice.tile_or_nothing(voice.rules.flying(state)))]),
        Move::Line(edge) => voice.say("answer.line", &[("edge", &voice.edge(edge))]),
        Move::Heave(slot) => voice.say("answer.heave", &[("tile", &item(slot)), ("slot", &slot)]),
        Move::HeaveInto(slot, dimension) => {
            voice.say("answer.heave-into", &[("tile", &item(slot)), ("slot", &slot), ("dimension", &dimension)])
        }
        Move::Spew(edge, distance) => {
            voice.say("answer.spew", &[("tile", &item(1)), ("edge", &voice.edge(edge)), ("distance", &distance)])
        }
        Move::Soft(overpower, boost) => voice.say("answer.soft", &[("what", &voice.commitment(overpower, boost))]),
        Move::Boost(0) => voice.words.plain("answer.boost.none"),
        Move::Boost(boost) => voice.say("answer.boost", &[("boost", &boost)]),
        plain => voice.words.plain(plain_key(plain)?),
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

pub(super) fn event(voice: &Voice<'_>, event: Event) -> String {
    let who = |key: &str, seat: Seat| voice.say(key, &[("who", &voice.frog(seat))]);
    let two = |key: &str, seat: Seat, other: Seat| {
        voice.say(key, &[("who", &voice.frog(seat)), ("other", &voice.frog(other))])
    };
    match event {
        Event::Styled { seat, style } => {
            voice.say("event.styled", &[("who", &voice.frog(seat)), ("style", &voice.style(style))])
        }
        Event::Arranged { seat } => who("event.arranged", seat),
        Event::Picked { seat, owner, places } => voice.say(
            "event.picked",
            &[("who", &voice.frog(seat)), ("other", &voice.frog(owner)), ("places", &voice.set(places, 1))],
        ),
        Event::ChipsShown { seat, chips } => {
            voice.say("event.chips-shown", &[("who", &voice.frog(seat)), ("chips", &voice.set(chips, 0))])
        }
        Event::ChipTakenBack { seat, chip } => {
            voice.say("event.chip-taken-back", &[("who", &voice.frog(seat)), ("chip", &chip)])
        }
        Event::Boosted { seat, boost } => voice.say("event.boosted", &[("who", &voice.frog(seat)), ("boost", &boost)]),
        Event::Ignored { seat, by } => two("event.ignored", seat, by),
        Event::Lured { seat, by } => two("event.lured", seat, by),
        Event::LureFailed { seat, by } => two("event.lure-failed", seat, by),
        Event::Tethered { seat } => who("event.tethered", seat),
        _ => flight(voice, event),
    }
}

/// Purges and muck.
fn flight(voice: &Voice<'_>, event: Event) -> String {
    match event {
        Event::Purges { seat, count } => voice.words.counted("event.purges", count, &[("who", &voice.frog(seat))]),
        Event::Purged { seat, tile, to } => voice.say(
            "event.purged",
            &[("who", &voice.frog(seat)), ("tile", &voice.tile(tile)), ("place", &voice.place(to))],
        ),
        Event::PurgeLost { seat, tile } => {
            voice.say("event.purge-lost", &[("who", &voice.frog(seat)), ("tile", &voice.tile(tile))])
        }
        Event::MuckFell { cell, muck } => {
            let muck = crate::messages::capital(&voice.muck(muck));
            voice.say("event.muck-fell", &[("muck", &muck), ("hex", &voice.hex(cell))])
        }
        Event::Snapped { seat, from, tile } => voice.say(
            "event.snapped",
            &[("who", &voice.frog(seat)), ("other", &voice.frog(from)), ("tile", &voice.tile(tile))],
        ),
        Event::Shifted { seat, to } => voice.say("event.shifted", &[("who", &voice.frog(seat)), ("to", &to)]),
        Event::PointsGiven { seat, points } => {
            voice.words.counted("event.points-given", points, &[("who", &voice.frog(seat))])
        }
        Event::Groped { seat, roll, target, success } => {
            let key = if success { "event.groped.success" } else { "event.groped.failure" };
            voice.say(key, &[("who", &voice.frog(seat)), ("roll", &roll), ("target", &target)])
        }
        Event::Gathered { seat, dimension, muck } => voice.say(
            "event.gathered",
            &[("who", &voice.frog(seat)), ("muck", &voice.muck(muck)), ("dimension", &dimension)],
        ),
        Event::MuckDrifted { lost } => voice.words.count("event.muck-drifted", lost),
        _ => String::new(),
    }
}

/// What lies in the Outer Dimensions, for the terminal.
pub(super) fn summary(voice: &Voice<'_>, state: &State) -> Option<String> {
    if !voice.rules.has_muck() {
        return None;
    }
    let mut dimensions = Vec::new();
    for dimension in 1..=6 {
        let kinds = Muck::ALL.into_iter().filter(|&muck| state.muck_in(dimension, muck) > 0);
        let kinds: Vec<String> = kinds
            .map(|muck| {
                let count = state.muck_in(dimension, muck);
                voice.say("summary.muck-kind", &[("count", &count), ("muck", &voice.muck(muck))])
            })
            .collect();
        if !kinds.is_empty() {
            let list = voice.words.list(&kinds);
            dimensions.push(voice.say("summary.muck-in", &[("dimension", &dimension), ("list", &list)]));
        }
    }
    let list = if dimensions.is_empty() { voice.words.plain("nothing") } else { dimensions.join(", ") };
    Some(voice.say("summary.muck", &[("list", &list), ("supply", &state.muck_supply())]))
}

/// The chips that a frog has shown on its way home.
pub(super) fn homeward(voice: &Voice<'_>, state: &State, seat: Seat) -> Option<String> {
    let shown: Vec<String> = state.homeward_chips(seat).map(|chip| chip.to_string()).collect();
    (!shown.is_empty()).then(|| voice.say("summary.homeward", &[("chips", &voice.words.list(&shown))]))
}

/// The tiles that only this game has, for the legend.
pub(super) fn tiles(voice: &Voice<'_>) -> impl Iterator<Item = Tile> + use<> {
    let any = voice.rules.has_muck();
    Muck::SEEN.into_iter().filter_map(Tile::muck).filter(move |_| any)
}
