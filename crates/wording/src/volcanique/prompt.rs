//! What the table waits for, in one or two sentences. Prompts name no secrets, because everybody may read them.

use super::answer::gives_critter;
use super::names::Names;
use super::result;
use ::volcanique::{Danger, Item, Move, Price, Question, Size, State, TurnMode};
use tabletop::{Game, Pending, Seat};

pub(super) fn prompt(names: &Names<'_>, state: &State) -> String {
    match names.rules.pending(state) {
        Pending::Over => names.message("prompt.over", &[("winners", &result::winners(names, state))]),
        Pending::Chance(question) => chance(names, question),
        Pending::Seats(seats, _) => names.seats(seats.iter()),
        Pending::Seat(decision) => seat(names, state, decision.seat, decision.question),
    }
}

fn chance(names: &Names<'_>, question: Question) -> String {
    let with = |key: &str, seat: Seat| names.message(key, &[("who", &names.seat(seat))]);
    match question {
        Question::Order => names.plain("prompt.order"),
        Question::Build { size, hex } => {
            names.message("prompt.build.chance", &[("size", &names.plain(size_key(size))), ("hex", &hex)])
        }
        Question::Settle { hex } => names.message("prompt.settle.chance", &[("hex", &hex)]),
        Question::Deal => names.plain("prompt.deal"),
        Question::Flow { from } => names.message("prompt.flow.chance", &[("hex", &from)]),
        Question::DivertRoll { seat } => with("prompt.divert-roll", seat),
        Question::Strike => names.plain("prompt.strike"),
        Question::BombRoll { seat } => with("prompt.bomb-roll", seat),
        Question::Draw { seat } => with("prompt.draw", seat),
        _ => names.messages.plain("chance"),
    }
}

pub(super) fn size_key(size: Size) -> &'static str {
    match size {
        Size::Uno => "size.uno",
        Size::Duo => "size.duo",
        Size::Trio => "size.trio",
    }
}

fn seat(names: &Names<'_>, state: &State, seat: Seat, question: Question) -> String {
    let who = names.seat(seat);
    let plain = |key: &str| names.message(key, &[("who", &who)]);
    let at = |key: &str, hex| names.message(key, &[("who", &who), ("hex", &hex)]);
    match question {
        Question::Build { size, hex } => {
            let size = names.plain(size_key(size));
            names.message("prompt.build", &[("who", &who), ("size", &size), ("hex", &hex)])
        }
        Question::Settle { hex } => at("prompt.settle", hex),
        Question::Gift => plain("prompt.gift"),
        Question::Move { .. } | Question::Walk { .. } | Question::Victim { .. } | Question::Drift => {
            moving(names, &who, question)
        }
        Question::Buy { .. }
        | Question::Pay { .. }
        | Question::Place { .. }
        | Question::SummonTile { .. }
        | Question::SummonPlace { .. }
        | Question::Caldera
        | Question::Claim
        | Question::Sacrifice
        | Question::Discard { .. } => buying(names, state, &who, seat, question),
        Question::Migrate { .. }
        | Question::Ride { .. }
        | Question::Escape { .. }
        | Question::Lose { .. }
        | Question::Flee { .. }
        | Question::Divert { .. } => trouble(names, state, &who, seat, question),
        Question::Erupt => plain("prompt.erupt"),
        Question::Siphon { count } => names.count("prompt.siphon", count, &[("who", &who)]),
        Question::Sleight { hex } => at("prompt.sleight", hex),
        Question::Unlock => plain("prompt.unlock"),
        Question::Spend => plain("prompt.spend"),
        Question::Freeze => plain("prompt.freeze"),
        Question::Flow { from } => at("prompt.flow", from),
        Question::Lateral { hex } => at("prompt.lateral", hex),
        Question::Name { left } => names.count("prompt.name", left, &[("who", &who)]),
        Question::Bomb { hex } => at("prompt.bomb", hex),
        Question::Slide { hex } => at("prompt.slide", hex),
        Question::Swim { from } => at("prompt.swim", from),
        Question::BarterGive => plain("prompt.barter-give"),
        Question::BarterTake { count } => names.count("prompt.barter-take", count, &[("who", &who)]),
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
        | Question::Draw { .. } => chance(names, question),
    }
}

fn moving(names: &Names<'_>, who: &str, question: Question) -> String {
    match question {
        Question::Move { movements, flights: 0 } => names.count("prompt.move", movements, &[("who", &who)]),
        Question::Move { movements, flights } => {
            names.count("prompt.move.flights", movements, &[("who", &who), ("flights", &flights)])
        }
        Question::Walk { piece, from } => {
            let (piece, from) = (names.piece(piece), names.spot(from));
            names.message("prompt.walk", &[("who", &who), ("piece", &piece), ("from", &from)])
        }
        Question::Victim { owner } => names.message("prompt.victim", &[("who", &who), ("owner", &names.seat(owner))]),
        _ => names.message("prompt.drift", &[("who", &who)]),
    }
}

fn buying(names: &Names<'_>, state: &State, who: &str, seat: Seat, question: Question) -> String {
    let player = state.player(seat);
    let purse = names.mix(player.resources);
    let with = |key: &str| {
        names.message(key, &[("who", &who), ("purse", &purse), ("hand", &player.hand), ("crater", &player.crater)])
    };
    match question {
        Question::Buy { first: true } if names.rules.check(state, Move::Done).is_err() => with("prompt.buy.first"),
        Question::Buy { first: true } if gives_critter(state, seat) => with("prompt.buy.none"),
        Question::Buy { first: true } => with("prompt.buy.none.spared"),
        Question::Buy { first: false } if state.turn_state().mode == TurnMode::Final => with("prompt.buy.final"),
        Question::Buy { first: false } => with("prompt.buy.more"),
        Question::Pay { price } => {
            names.message("prompt.pay", &[("who", &who), ("what", &priced(names, price)), ("purse", &purse)])
        }
        Question::Place { kind } => names.message("prompt.place", &[("who", &who), ("tile", &names.kind(kind))]),
        Question::SummonTile { left } => names.count("prompt.summon-tile", left, &[("who", &who)]),
        Question::SummonPlace { kind } => {
            names.message("prompt.summon-place", &[("who", &who), ("tile", &names.kind(kind))])
        }
        Question::Caldera => with("prompt.caldera"),
        Question::Claim => with("prompt.claim"),
        Question::Sacrifice => with("prompt.sacrifice"),
        Question::Discard { count } => names.count("prompt.discard", count, &[("who", &who), ("purse", &purse)]),
        _ => String::new(),
    }
}

/// Returns what a price is for.
pub(super) fn priced(names: &Names<'_>, price: Price) -> String {
    match price {
        Price::Item(Item::Land(kind)) => names.message("price.land", &[("tile", &names.kind(kind))]),
        Price::Item(Item::Volcano) => names.plain("price.volcano"),
        Price::Item(Item::Island) => names.plain("price.island"),
        Price::Vent => names.plain("price.vent"),
        Price::Card => names.plain("price.card"),
        Price::Escape(_) => names.plain("price.escape"),
        Price::Colossal => names.plain("price.colossal"),
        Price::Sacrifice => names.plain("price.sacrifice"),
    }
}

/// Critters that must leave or are lost.
fn trouble(names: &Names<'_>, state: &State, who: &str, seat: Seat, question: Question) -> String {
    match question {
        Question::Migrate { owner, piece, from } => {
            let (owner, piece, from) = (names.seat(owner), names.piece(piece), names.spot(from));
            names.message("prompt.migrate", &[("who", &who), ("owner", &owner), ("piece", &piece), ("from", &from)])
        }
        Question::Ride { hex } => names.message("prompt.ride", &[("who", &who), ("hex", &hex)]),
        Question::Escape { danger, price, piece, from } => {
            let key = match (price, danger) {
                (0, _) => "prompt.escape.free",
                (_, Danger::Volcano) => "prompt.escape.volcano",
                (_, Danger::Lava) => "prompt.escape.lava",
                (_, Danger::Landslide) => "prompt.escape.landslide",
            };
            let purse = names.mix(state.player(seat).resources);
            let (piece, from) = (names.piece(piece), names.spot(from));
            names.message(
                key,
                &[("who", &who), ("piece", &piece), ("from", &from), ("price", &price), ("purse", &purse)],
            )
        }
        Question::Lose { left, biome } => {
            names.count("prompt.lose", left, &[("who", &who), ("biome", &names.spot(biome))])
        }
        Question::Flee { from } => names.message("prompt.flee", &[("who", &who), ("hex", &from)]),
        Question::Divert { from, to } => names.message("prompt.divert", &[("who", &who), ("from", &from), ("to", &to)]),
        _ => String::new(),
    }
}
