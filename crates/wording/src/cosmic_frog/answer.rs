//! Short labels for answers and for outcomes of chance, with their price.
//!
//! A label depends on the answer and on public facts only, so a view gives the same label as the true position.

use super::muck;
use super::names::Names;
use crate::key;
use crate::text::Text;
use ::cosmic_frog::{Move, Place, Stack, State};
use hexgrid::Cell;
use tabletop::{Game, Pending, Seat};

pub(super) fn answer(names: &Names<'_>, state: &State, mv: Move) -> Text {
    let answer = label(names, state, mv);
    match names.rules.price(state, mv) {
        0 => answer,
        price => names.message(key::PRICED, &[("answer", &answer), ("price", &price)]),
    }
}

/// Labels an answer without its price.
pub(super) fn label(names: &Names<'_>, state: &State, mv: Move) -> Text {
    match mv {
        Move::Lay(land, cell) => {
            names.message(key::ANSWER_LAY, &[("tile", &names.land(land)), ("hex", &names.hex(cell))])
        }
        Move::Keep(_, card) => names.message(key::ANSWER_KEEP, &[("card", &names.ability(card))]),
        Move::Descend(cell) => names.message(key::ANSWER_DESCEND, &[("hex", &names.hex(cell))]),
        Move::Harvest(cell) => harvest(names, state, cell),
        Move::Leap(_) | Move::Slip(_) | Move::SlipAttack(..) | Move::Land(_) | Move::LandAttack(..) => {
            movement(names, state, mv)
        }
        Move::Ram(seat) => names.message(key::ANSWER_RAM, &[("who", &names.frog(seat))]),
        Move::Raid(owner, target) => {
            let points = names.messages.count(key::POINTS, target);
            names.message(key::ANSWER_RAID, &[("who", &names.owners(owner)), ("points", &points)])
        }
        Move::Store(slot) => store(names, state, slot, [key::ANSWER_STORE, key::ANSWER_STORE_ON]),
        Move::Stash(slot) => store(names, state, slot, [key::ANSWER_STASH, key::ANSWER_STASH_ON]),
        Move::Take(slot) => take(names, state, slot),
        Move::Commit(false, 0) => names.plain(key::ANSWER_COMMIT_NOTHING),
        Move::Commit(overpower, boost) => {
            names.message(key::ANSWER_COMMIT, &[("what", &names.commitment(overpower, boost))])
        }
        Move::Plunder => plunder(names, state),
        Move::Grab(slot) => grab(names, state, slot),
        Move::Raise
        | Move::Lower
        | Move::Void
        | Move::Stomp
        | Move::Step(_)
        | Move::Tunnel(_)
        | Move::Drain(..)
        | Move::Swap(_)
        | Move::Exchange(_)
        | Move::Trade(_)
        | Move::Fetch(_)
        | Move::Possess(_) => power(names, state, mv),
        Move::Reroll(face) => names.message(key::ANSWER_REROLL, &[("face", &face)]),
        Move::Ability(_)
        | Move::Card(_)
        | Move::Splinter(_)
        | Move::Roll(_)
        | Move::RollTwo(..)
        | Move::Back(_)
        | Move::Bonus(_) => chance(names, mv),
        _ => muck::answer(names, state, mv).unwrap_or_else(|| names.plain(plain(mv))),
    }
}

/// Returns the message key of an answer without arguments.
fn plain(mv: Move) -> &'static str {
    match mv {
        Move::Reveal | Move::RevealUnasked(_) => key::ANSWER_REVEAL,
        Move::Eat => key::ANSWER_EAT,
        Move::Pass => key::ANSWER_PASS,
        Move::PayToll => key::ANSWER_PAY_TOLL,
        Move::Withdraw => key::ANSWER_WITHDRAW,
        Move::Defer => key::ANSWER_DEFER,
        Move::UseDeferred => key::ANSWER_USE_DEFERRED,
        Move::Look => key::ANSWER_LOOK,
        Move::Leave => key::ANSWER_LEAVE,
        Move::Bury => key::ANSWER_BURY,
        Move::DriftOne => key::ANSWER_DRIFT_ONE,
        Move::RollHome => key::ANSWER_ROLL_HOME,
        Move::Smash => key::ANSWER_SMASH,
        Move::Spit => key::ANSWER_SPIT,
        Move::End => key::ANSWER_END,
        Move::EnterAether => key::ANSWER_ENTER_AETHER,
        Move::LeapAether => key::ANSWER_LEAP_AETHER,
        Move::Disgorge => key::ANSWER_DISGORGE,
        Move::Recover => key::ANSWER_RECOVER,
        Move::Crush => key::ANSWER_CRUSH,
        Move::Return => key::ANSWER_RETURN,
        Move::Stay => key::ANSWER_STAY,
        Move::Mutate => key::ANSWER_MUTATE,
        Move::Resist => key::ANSWER_RESIST,
        Move::Select => key::ANSWER_SELECT,
        _ => key::ANSWER_STOP,
    }
}

fn chance(names: &Names<'_>, mv: Move) -> Text {
    match mv {
        Move::Ability(card) => names.message(key::ANSWER_ABILITY, &[("card", &names.ability(card))]),
        Move::Card(card) => names.message(key::ANSWER_CARD, &[("card", &names.action_card(card))]),
        Move::Splinter(strike) => {
            let (name, hex) = names.strike(strike);
            names.message(key::ANSWER_SPLINTER, &[("name", &name), ("hex", &hex)])
        }
        Move::Roll(face) => names.message(key::ANSWER_ROLL, &[("face", &face)]),
        Move::RollTwo(low, high) => names.message(key::ANSWER_ROLL_TWO, &[("low", &low), ("high", &high)]),
        Move::Back(back) => {
            let back = names.plain(&format!("back-{}", back.name()));
            names.message(key::ANSWER_BACK, &[("back", &back)])
        }
        Move::Bonus(bonus) => names.message(key::ANSWER_BONUS, &[("bonus", &names.bonus(bonus))]),
        _ => names.plain(key::CHANCE),
    }
}

/// Labels the answers that powers, teams and variants add.
fn power(names: &Names<'_>, state: &State, mv: Move) -> Text {
    let combat = state.combat();
    let with = |key: &str, seat: Seat| names.message(key, &[("who", &names.frog(seat))]);
    let onto = |key: &str, cell: Cell| {
        names.message(key, &[("hex", &names.hex(cell)), ("tile", &names.tile_or_nothing(state.top(cell)))])
    };
    match mv {
        Move::Raise => names.message(key::ANSWER_RAISE, &[("knockback", &combat.knockback.saturating_add(1))]),
        Move::Lower => names.message(key::ANSWER_LOWER, &[("knockback", &combat.knockback.saturating_sub(1))]),
        Move::Void => with(key::ANSWER_VOID, combat.attacker()),
        Move::Stomp => {
            let place = asked(names, state).map(|seat| state.frog(seat).place);
            let tile = if let Some(Place::Shard(cell)) = place { state.top(cell) } else { None };
            names.message(key::ANSWER_STOMP, &[("tile", &names.tile_or_nothing(tile))])
        }
        Move::Step(cell) => onto(key::ANSWER_STEP, cell),
        Move::Tunnel(cell) => onto(key::ANSWER_TUNNEL, cell),
        Move::Drain(seat, amount) => {
            names.message(key::ANSWER_DRAIN, &[("who", &names.frog(seat)), ("amount", &amount)])
        }
        Move::Swap(seat) => with(key::ANSWER_SWAP, seat),
        Move::Exchange(seat) => with(key::ANSWER_EXCHANGE, seat),
        Move::Trade(0) => names.plain(key::ANSWER_TRADE_NONE),
        Move::Trade(count) => names.message(key::ANSWER_TRADE, &[("cards", &names.messages.count(key::CARDS, count))]),
        Move::Fetch(seat) => with(key::ANSWER_FETCH, seat),
        Move::Possess(seat) => with(key::ANSWER_POSSESS, seat),
        _ => Text::default(),
    }
}

/// Returns the frog that is asked.
fn asked(names: &Names<'_>, state: &State) -> Option<Seat> {
    match names.rules.pending(state) {
        Pending::Seat(decision) => Some(decision.seat),
        _ => None,
    }
}

fn harvest(names: &Names<'_>, state: &State, cell: Cell) -> Text {
    let tile = names.tile_or_nothing(state.top(cell));
    let own = asked(names, state).is_some_and(|seat| state.frog(seat).place == Place::Shard(cell));
    if own {
        names.message(key::ANSWER_HARVEST, &[("tile", &tile)])
    } else {
        names.message(key::ANSWER_HARVEST_AT, &[("tile", &tile), ("hex", &names.hex(cell))])
    }
}

fn movement(names: &Names<'_>, state: &State, mv: Move) -> Text {
    let onto = |key: &str, cell: Cell| {
        names.message(key, &[("hex", &names.hex(cell)), ("tile", &names.tile_or_nothing(state.top(cell)))])
    };
    let against = |key: &str, cell: Cell, edge: Text| {
        let who = state.frog_at(cell).map_or_else(|| names.plain(key::NOTHING), |seat| names.frog(seat));
        names.message(key, &[("hex", &names.hex(cell)), ("edge", &edge), ("who", &who)])
    };
    match mv {
        Move::Leap(cell) if cell.is_on() && state.frog_at(cell).is_some() => {
            against(key::ANSWER_LEAP_ATTACK, cell, Text::default())
        }
        Move::Leap(cell) => onto(key::ANSWER_LEAP, cell),
        Move::Slip(cell) => onto(key::ANSWER_SLIP, cell),
        Move::Land(cell) => onto(key::ANSWER_LAND, cell),
        Move::SlipAttack(cell, edge) => against(key::ANSWER_SLIP_ATTACK, cell, names.edge(edge)),
        Move::LandAttack(cell, edge) => against(key::ANSWER_LAND_ATTACK, cell, names.edge(edge)),
        _ => Text::default(),
    }
}

/// Labels an answer that puts a tile into a slot. The second key is for a slot that is not empty.
fn store(names: &Names<'_>, state: &State, slot: u8, [plain, on]: [&str; 2]) -> Text {
    let seat = asked(names, state);
    let tile = names.tile_or_nothing(seat.and_then(|seat| state.tiles().gullet_top(seat.index())));
    let under = seat.and_then(|seat| exposed(names, state, seat, slot));
    match under {
        Some(under) => names.message(on, &[("tile", &tile), ("slot", &slot), ("under", &under)]),
        None => names.message(plain, &[("tile", &tile), ("slot", &slot)]),
    }
}

fn take(names: &Names<'_>, state: &State, slot: u8) -> Text {
    let tile = names.rules.raid(state).and_then(|raid| exposed(names, state, raid.owner, slot));
    let tile = tile.unwrap_or_else(|| names.plain(key::NOTHING));
    names.message(key::ANSWER_TAKE, &[("tile", &tile), ("slot", &slot)])
}

/// Labels option A of the spoils, which takes as many tiles as the margin, or all if there are fewer.
fn plunder(names: &Names<'_>, state: &State) -> Text {
    let combat = state.combat();
    let who = names.frog(combat.defender());
    let held = state.tiles().gullet_size(combat.defender().index()) as u8;
    match combat.margin.min(held) {
        0 => names.message(key::ANSWER_PLUNDER_NOTHING, &[("who", &who)]),
        count => {
            let tiles = names.messages.count(key::TILES, count);
            names.message(key::ANSWER_PLUNDER, &[("who", &who), ("tiles", &tiles)])
        }
    }
}

/// Labels an answer that takes a tile of the loser's Gullet, counted from the top.
fn grab(names: &Names<'_>, state: &State, slot: u8) -> Text {
    let gullet = state.tiles().gullet(state.combat().defender().index());
    let tile = gullet.rev().nth(usize::from(slot).saturating_sub(1));
    names.message(key::ANSWER_GRAB, &[("tile", &names.tile_or_nothing(tile)), ("slot", &slot)])
}

/// Returns the exposed tile of a Vault slot, 1 to 9.
fn exposed(names: &Names<'_>, state: &State, owner: Seat, slot: u8) -> Option<Text> {
    if !(1..=9).contains(&slot) {
        return None;
    }
    let tile = state.tiles().top(Stack::Vault(names.rules.vault(owner), slot - 1))?;
    Some(names.tile(tile))
}
