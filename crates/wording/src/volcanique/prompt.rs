//! What the table waits for, in one or two sentences. Prompts name no secrets, because everybody may read them.

use super::answer::gives_critter;
use super::names::Names;
use super::result;
use crate::key;
use crate::text::Text;
use ::volcanique::{Danger, Item, Move, Price, Question, Size, State, TurnMode};
use tabletop::{Game, Pending, Seat};

pub(super) fn prompt(names: &Names<'_>, state: &State) -> Text {
    match names.rules.pending(state) {
        Pending::Over => names.message(key::VOLCANIQUE_PROMPT_OVER, &[("winners", &result::winners(names, state))]),
        Pending::Chance(question) => chance(names, question),
        Pending::Seats(seats, _) => names.seats(seats.iter()),
        Pending::Seat(decision) => seat(names, state, decision.seat, decision.question),
    }
}

fn chance(names: &Names<'_>, question: Question) -> Text {
    let with = |key: &str, seat: Seat| names.message(key, &[("who", &names.seat(seat))]);
    match question {
        Question::Order => names.plain(key::VOLCANIQUE_PROMPT_ORDER),
        Question::Build { size, hex } => {
            names.message(key::VOLCANIQUE_PROMPT_BUILD_CHANCE, &[("size", &names.plain(size_key(size))), ("hex", &hex)])
        }
        Question::Settle { hex } => names.message(key::VOLCANIQUE_PROMPT_SETTLE_CHANCE, &[("hex", &hex)]),
        Question::Deal => names.plain(key::VOLCANIQUE_PROMPT_DEAL),
        Question::Flow { from } => names.message(key::VOLCANIQUE_PROMPT_FLOW_CHANCE, &[("hex", &from)]),
        Question::DivertRoll { seat } => with(key::VOLCANIQUE_PROMPT_DIVERT_ROLL, seat),
        Question::Strike => names.plain(key::VOLCANIQUE_PROMPT_STRIKE),
        Question::BombRoll { seat } => with(key::VOLCANIQUE_PROMPT_BOMB_ROLL, seat),
        Question::Draw { seat } => with(key::VOLCANIQUE_PROMPT_DRAW, seat),
        _ => names.messages.plain(key::CHANCE),
    }
}

pub(super) fn size_key(size: Size) -> &'static str {
    match size {
        Size::Uno => key::VOLCANIQUE_SIZE_UNO,
        Size::Duo => key::VOLCANIQUE_SIZE_DUO,
        Size::Trio => key::VOLCANIQUE_SIZE_TRIO,
    }
}

fn seat(names: &Names<'_>, state: &State, seat: Seat, question: Question) -> Text {
    let who = names.seat(seat);
    let plain = |key: &str| names.message(key, &[("who", &who)]);
    let at = |key: &str, hex| names.message(key, &[("who", &who), ("hex", &hex)]);
    match question {
        Question::Build { size, hex } => {
            let size = names.plain(size_key(size));
            names.message(key::VOLCANIQUE_PROMPT_BUILD, &[("who", &who), ("size", &size), ("hex", &hex)])
        }
        Question::Settle { hex } => at(key::VOLCANIQUE_PROMPT_SETTLE, hex),
        Question::Gift => plain(key::VOLCANIQUE_PROMPT_GIFT),
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
        Question::Erupt => plain(key::VOLCANIQUE_PROMPT_ERUPT),
        Question::Siphon { count } => names.count(key::VOLCANIQUE_PROMPT_SIPHON, count, &[("who", &who)]),
        Question::Sleight { hex } => at(key::VOLCANIQUE_PROMPT_SLEIGHT, hex),
        Question::Unlock => plain(key::VOLCANIQUE_PROMPT_UNLOCK),
        Question::Spend => plain(key::VOLCANIQUE_PROMPT_SPEND),
        Question::Freeze => plain(key::VOLCANIQUE_PROMPT_FREEZE),
        Question::Flow { from } => at(key::VOLCANIQUE_PROMPT_FLOW, from),
        Question::Lateral { hex } => at(key::VOLCANIQUE_PROMPT_LATERAL, hex),
        Question::Name { left } => names.count(key::VOLCANIQUE_PROMPT_NAME, left, &[("who", &who)]),
        Question::Bomb { hex } => at(key::VOLCANIQUE_PROMPT_BOMB, hex),
        Question::Slide { hex } => at(key::VOLCANIQUE_PROMPT_SLIDE, hex),
        Question::Swim { from } => at(key::VOLCANIQUE_PROMPT_SWIM, from),
        Question::BarterGive => plain(key::VOLCANIQUE_PROMPT_BARTER_GIVE),
        Question::BarterTake { count } => names.count(key::VOLCANIQUE_PROMPT_BARTER_TAKE, count, &[("who", &who)]),
        Question::Seam => plain(key::VOLCANIQUE_PROMPT_SEAM),
        Question::Sinkhole => plain(key::VOLCANIQUE_PROMPT_SINKHOLE),
        Question::Aim => plain(key::VOLCANIQUE_PROMPT_AIM),
        Question::Quench => plain(key::VOLCANIQUE_PROMPT_QUENCH),
        Question::Crown => plain(key::VOLCANIQUE_PROMPT_CROWN),
        Question::Order
        | Question::Deal
        | Question::DivertRoll { .. }
        | Question::Strike
        | Question::BombRoll { .. }
        | Question::Draw { .. } => chance(names, question),
    }
}

fn moving(names: &Names<'_>, who: &Text, question: Question) -> Text {
    match question {
        Question::Move { movements, flights: 0 } => {
            names.count(key::VOLCANIQUE_PROMPT_MOVE, movements, &[("who", &who)])
        }
        Question::Move { movements, flights } => {
            names.count(key::VOLCANIQUE_PROMPT_MOVE_FLIGHTS, movements, &[("who", &who), ("flights", &flights)])
        }
        Question::Walk { piece, from } => {
            let (piece, from) = (names.piece(piece), names.spot(from));
            names.message(key::VOLCANIQUE_PROMPT_WALK, &[("who", &who), ("piece", &piece), ("from", &from)])
        }
        Question::Victim { owner } => {
            names.message(key::VOLCANIQUE_PROMPT_VICTIM, &[("who", &who), ("owner", &names.seat(owner))])
        }
        _ => names.message(key::VOLCANIQUE_PROMPT_DRIFT, &[("who", &who)]),
    }
}

fn buying(names: &Names<'_>, state: &State, who: &Text, seat: Seat, question: Question) -> Text {
    let player = state.player(seat);
    let purse = names.mix(player.resources);
    let with = |key: &str| {
        names.message(key, &[("who", &who), ("purse", &purse), ("hand", &player.hand), ("crater", &player.crater)])
    };
    match question {
        Question::Buy { first: true } if names.rules.check(state, Move::Done).is_err() => {
            with(key::VOLCANIQUE_PROMPT_BUY_FIRST)
        }
        Question::Buy { first: true } if gives_critter(state, seat) => with(key::VOLCANIQUE_PROMPT_BUY_NONE),
        Question::Buy { first: true } => with(key::VOLCANIQUE_PROMPT_BUY_NONE_SPARED),
        Question::Buy { first: false } if state.turn_state().mode == TurnMode::Final => {
            with(key::VOLCANIQUE_PROMPT_BUY_FINAL)
        }
        Question::Buy { first: false } => with(key::VOLCANIQUE_PROMPT_BUY_MORE),
        Question::Pay { price } => names
            .message(key::VOLCANIQUE_PROMPT_PAY, &[("who", &who), ("what", &priced(names, price)), ("purse", &purse)]),
        Question::Place { kind } => {
            names.message(key::VOLCANIQUE_PROMPT_PLACE, &[("who", &who), ("tile", &names.kind(kind))])
        }
        Question::SummonTile { left } => names.count(key::VOLCANIQUE_PROMPT_SUMMON_TILE, left, &[("who", &who)]),
        Question::SummonPlace { kind } => {
            names.message(key::VOLCANIQUE_PROMPT_SUMMON_PLACE, &[("who", &who), ("tile", &names.kind(kind))])
        }
        Question::Caldera => with(key::VOLCANIQUE_PROMPT_CALDERA),
        Question::Claim => with(key::VOLCANIQUE_PROMPT_CLAIM),
        Question::Sacrifice => with(key::VOLCANIQUE_PROMPT_SACRIFICE),
        Question::Discard { count } => {
            names.count(key::VOLCANIQUE_PROMPT_DISCARD, count, &[("who", &who), ("purse", &purse)])
        }
        _ => Text::default(),
    }
}

/// Returns what a price is for.
pub(super) fn priced(names: &Names<'_>, price: Price) -> Text {
    match price {
        Price::Item(Item::Land(kind)) => names.message(key::VOLCANIQUE_PRICE_LAND, &[("tile", &names.kind(kind))]),
        Price::Item(Item::Volcano) => names.plain(key::VOLCANIQUE_PRICE_VOLCANO),
        Price::Item(Item::Island) => names.plain(key::VOLCANIQUE_PRICE_ISLAND),
        Price::Vent => names.plain(key::VOLCANIQUE_PRICE_VENT),
        Price::Card => names.plain(key::VOLCANIQUE_PRICE_CARD),
        Price::Escape(_) => names.plain(key::VOLCANIQUE_PRICE_ESCAPE),
        Price::Colossal => names.plain(key::VOLCANIQUE_PRICE_COLOSSAL),
        Price::Sacrifice => names.plain(key::VOLCANIQUE_PRICE_SACRIFICE),
    }
}

/// Critters that must leave or are lost.
fn trouble(names: &Names<'_>, state: &State, who: &Text, seat: Seat, question: Question) -> Text {
    match question {
        Question::Migrate { owner, piece, from } => {
            let (owner, piece, from) = (names.seat(owner), names.piece(piece), names.spot(from));
            names.message(
                key::VOLCANIQUE_PROMPT_MIGRATE,
                &[("who", &who), ("owner", &owner), ("piece", &piece), ("from", &from)],
            )
        }
        Question::Ride { hex } => names.message(key::VOLCANIQUE_PROMPT_RIDE, &[("who", &who), ("hex", &hex)]),
        Question::Escape { danger, price, piece, from } => {
            let key = match (price, danger) {
                (0, _) => key::VOLCANIQUE_PROMPT_ESCAPE_FREE,
                (_, Danger::Volcano) => key::VOLCANIQUE_PROMPT_ESCAPE_VOLCANO,
                (_, Danger::Lava) => key::VOLCANIQUE_PROMPT_ESCAPE_LAVA,
                (_, Danger::Landslide) => key::VOLCANIQUE_PROMPT_ESCAPE_LANDSLIDE,
            };
            let purse = names.mix(state.player(seat).resources);
            let (piece, from) = (names.piece(piece), names.spot(from));
            names.message(
                key,
                &[("who", &who), ("piece", &piece), ("from", &from), ("price", &price), ("purse", &purse)],
            )
        }
        Question::Lose { left, biome } => {
            names.count(key::VOLCANIQUE_PROMPT_LOSE, left, &[("who", &who), ("biome", &names.spot(biome))])
        }
        Question::Flee { from } => names.message(key::VOLCANIQUE_PROMPT_FLEE, &[("who", &who), ("hex", &from)]),
        Question::Divert { from, to } => {
            names.message(key::VOLCANIQUE_PROMPT_DIVERT, &[("who", &who), ("from", &from), ("to", &to)])
        }
        _ => Text::default(),
    }
}
