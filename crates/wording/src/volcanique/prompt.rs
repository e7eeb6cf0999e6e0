//! What the table waits for, in one or two sentences. Nothing that is secret is named: anybody may read a prompt.

use super::answer::gives_critter;
use super::result;
use super::voice::Voice;
use ::volcanique::{Danger, Item, Mode, Move, Price, Question, Size, State};
use tabletop::{Game, Pending, Seat};

pub(super) fn prompt(voice: &Voice<'_>, state: &State) -> String {
    match voice.rules.pending(state) {
        Pending::Over => voice.say("prompt.over", &[("winners", &result::winners(voice, state))]),
        Pending::Chance(question) => chance(voice, question),
        Pending::Seats(seats, _) => voice.seats(seats.iter()),
        Pending::Seat(decision) => seat(voice, state, decision.seat, decision.question),
    }
}

fn chance(voice: &Voice<'_>, question: Question) -> String {
    let with = |key: &str, seat: Seat| voice.say(key, &[("who", &voice.seat(seat))]);
    match question {
        Question::Order => voice.plain("prompt.order"),
        Question::Build { size, hex } => {
            voice.say("prompt.build.chance", &[("size", &voice.plain(size_key(size))), ("hex", &hex)])
        }
        Question::Settle { hex } => voice.say("prompt.settle.chance", &[("hex", &hex)]),
        Question::Deal => voice.plain("prompt.deal"),
        Question::Flow { from } => voice.say("prompt.flow.chance", &[("hex", &from)]),
        Question::DivertRoll { seat } => with("prompt.divert-roll", seat),
        Question::Strike => voice.plain("prompt.strike"),
        Question::BombRoll { seat } => with("prompt.bomb-roll", seat),
        Question::Draw { seat } => with("prompt.draw", seat),
        _ => voice.words.plain("chance"),
    }
}

pub(super) fn size_key(size: Size) -> &'static str {
    match size {
        Size::Uno => "size.uno",
        Size::Duo => "size.duo",
        Size::Trio => "size.trio",
    }
}

fn seat(voice: &Voice<'_>, state: &State, seat: Seat, question: Question) -> String {
    let who = voice.seat(seat);
    let plain = |key: &str| voice.say(key, &[("who", &who)]);
    let at = |key: &str, hex| voice.say(key, &[("who", &who), ("hex", &hex)]);
    match question {
        Question::Build { size, hex } => {
            let size = voice.plain(size_key(size));
            voice.say("prompt.build", &[("who", &who), ("size", &size), ("hex", &hex)])
        }
        Question::Settle { hex } => at("prompt.settle", hex),
        Question::Gift => plain("prompt.gift"),
        Question::Move { .. } | Question::Walk { .. } | Question::Victim { .. } | Question::Drift => {
            moving(voice, &who, question)
        }
        Question::Buy { .. }
        | Question::Pay { .. }
        | Question::Place { .. }
        | Question::SummonTile { .. }
        | Question::SummonPlace { .. }
        | Question::Caldera
        | Question::Claim
        | Question::Sacrifice
        | Question::Discard { .. } => buying(voice, state, &who, seat, question),
        Question::Migrate { .. }
        | Question::Ride { .. }
        | Question::Escape { .. }
        | Question::Lose { .. }
        | Question::Flee { .. }
        | Question::Divert { .. } => trouble(voice, state, &who, seat, question),
        Question::Erupt => plain("prompt.erupt"),
        Question::Siphon { count } => voice.count("prompt.siphon", count, &[("who", &who)]),
        Question::Sleight { hex } => at("prompt.sleight", hex),
        Question::Unlock => plain("prompt.unlock"),
        Question::Spend => plain("prompt.spend"),
        Question::Freeze => plain("prompt.freeze"),
        Question::Flow { from } => at("prompt.flow", from),
        Question::Lateral { hex } => at("prompt.lateral", hex),
        Question::Name { left } => voice.count("prompt.name", left, &[("who", &who)]),
        Question::Bomb { hex } => at("prompt.bomb", hex),
        Question::Slide { hex } => at("prompt.slide", hex),
        Question::Swim { from } => at("prompt.swim", from),
        Question::BarterGive => plain("prompt.barter-give"),
        Question::BarterTake { count } => voice.count("prompt.barter-take", count, &[("who", &who)]),
        Question::Seam => plain("prompt.seam"),
        Question::Sinkhole => plain("prompt.sinkhole"),
        Question::Aim => plain("prompt.aim"),
        Question::Quench => plain("prompt.quench"),
        Question::Crown => plain("prompt.crown"),
        Question::Order
        | Question::Deal
        | Question::DivertRoll { .. }
        | Question::Strike
        | Question::BombRoll { .. }
        | Question::Draw { .. } => chance(voice, question),
    }
}

fn moving(voice: &Voice<'_>, who: &str, question: Question) -> String {
    match question {
        Question::Move { movements, flights: 0 } => voice.count("prompt.move", movements, &[("who", &who)]),
        Question::Move { movements, flights } => {
            voice.count("prompt.move.flights", movements, &[("who", &who), ("flights", &flights)])
        }
        Question::Walk { piece, from } => {
            let (piece, from) = (voice.piece(piece), voice.spot(from));
            voice.say("prompt.walk", &[("who", &who), ("piece", &piece), ("from", &from)])
        }
        Question::Victim { owner } => voice.say("prompt.victim", &[("who", &who), ("owner", &voice.seat(owner))]),
        _ => voice.say("prompt.drift", &[("who", &who)]),
    }
}

fn buying(voice: &Voice<'_>, state: &State, who: &str, seat: Seat, question: Question) -> String {
    let player = state.player(seat);
    let purse = voice.mix(player.resources);
    let with = |key: &str| {
        voice.say(key, &[("who", &who), ("purse", &purse), ("hand", &player.hand), ("crater", &player.crater)])
    };
    match question {
        Question::Buy { first: true } if voice.rules.check(state, Move::Done).is_err() => with("prompt.buy.first"),
        Question::Buy { first: true } if gives_critter(state, seat) => with("prompt.buy.none"),
        Question::Buy { first: true } => with("prompt.buy.none.spared"),
        Question::Buy { first: false } if state.turn_state().mode == Mode::Final => with("prompt.buy.final"),
        Question::Buy { first: false } => with("prompt.buy.more"),
        Question::Pay { price } => {
            voice.say("prompt.pay", &[("who", &who), ("what", &priced(voice, price)), ("purse", &purse)])
        }
        Question::Place { kind } => voice.say("prompt.place", &[("who", &who), ("tile", &voice.kind(kind))]),
        Question::SummonTile { left } => voice.count("prompt.summon-tile", left, &[("who", &who)]),
        Question::SummonPlace { kind } => {
            voice.say("prompt.summon-place", &[("who", &who), ("tile", &voice.kind(kind))])
        }
        Question::Caldera => with("prompt.caldera"),
        Question::Claim => with("prompt.claim"),
        Question::Sacrifice => with("prompt.sacrifice"),
        Question::Discard { count } => voice.count("prompt.discard", count, &[("who", &who), ("purse", &purse)]),
        _ => String::new(),
    }
}

/// What a price is for.
pub(super) fn priced(voice: &Voice<'_>, price: Price) -> String {
    match price {
        Price::Item(Item::Land(kind)) => voice.say("price.land", &[("tile", &voice.kind(kind))]),
        Price::Item(Item::Volcano) => voice.plain("price.volcano"),
        Price::Item(Item::Island) => voice.plain("price.island"),
        Price::Vent => voice.plain("price.vent"),
        Price::Card => voice.plain("price.card"),
        Price::Escape(_) => voice.plain("price.escape"),
        Price::Colossal => voice.plain("price.colossal"),
        Price::Sacrifice => voice.plain("price.sacrifice"),
    }
}

/// Critters that must leave or are lost.
fn trouble(voice: &Voice<'_>, state: &State, who: &str, seat: Seat, question: Question) -> String {
    match question {
        Question::Migrate { owner, piece, from } => {
            let (owner, piece, from) = (voice.seat(owner), voice.piece(piece), voice.spot(from));
            voice.say("prompt.migrate", &[("who", &who), ("owner", &owner), ("piece", &piece), ("from", &from)])
        }
        Question::Ride { hex } => voice.say("prompt.ride", &[("who", &who), ("hex", &hex)]),
        Question::Escape { danger, price, piece, from } => {
            let key = match (price, danger) {
                (0, _) => "prompt.escape.free",
                (_, Danger::Volcano) => "prompt.escape.volcano",
                (_, Danger::Lava) => "prompt.escape.lava",
                (_, Danger::Landslide) => "prompt.escape.landslide",
            };
            let purse = voice.mix(state.player(seat).resources);
            let (piece, from) = (voice.piece(piece), voice.spot(from));
            voice.say(key, &[("who", &who), ("piece", &piece), ("from", &from), ("price", &price), ("purse", &purse)])
        }
        Question::Lose { left, biome } => {
            voice.count("prompt.lose", left, &[("who", &who), ("biome", &voice.spot(biome))])
        }
        Question::Flee { from } => voice.say("prompt.flee", &[("who", &who), ("hex", &from)]),
        Question::Divert { from, to } => voice.say("prompt.divert", &[("who", &who), ("from", &from), ("to", &to)]),
        _ => String::new(),
    }
}
