//! Short labels for answers and for outcomes of chance, with their price.
//!
//! A label depends on the answer and on public facts only, so a view gives the same label as the true position.

use super::muck;
use super::names::Names;
use ::cosmic_frog::{Move, Place, Stack, State};
use hexgrid::Cell;
use tabletop::{Game, Pending, Seat};

pub(super) fn answer(names: &Names<'_>, state: &State, mv: Move) -> String {
    let answer = label(names, state, mv);
    match names.rules.price(state, mv) {
        0 => answer,
        price => names.message("priced", &[("answer", &answer), ("price", &price)]),
    }
}

fn label(names: &Names<'_>, state: &State, mv: Move) -> String {
    match mv {
        Move::Lay(land, cell) => names.message("answer.lay", &[("tile", &names.land(land)), ("hex", &names.hex(cell))]),
        Move::Keep(_, card) => names.message("answer.keep", &[("card", &names.ability(card))]),
        Move::Descend(cell) => names.message("answer.descend", &[("hex", &names.hex(cell))]),
        Move::Harvest(cell) => harvest(names, state, cell),
        Move::Leap(_) | Move::Slip(_) | Move::SlipAttack(..) | Move::Land(_) | Move::LandAttack(..) => {
            movement(names, state, mv)
        }
        Move::Ram(seat) => names.message("answer.ram", &[("who", &names.frog(seat))]),
        Move::Raid(owner, target) => {
            let points = names.messages.count("points", target);
            names.message("answer.raid", &[("who", &names.owners(owner)), ("points", &points)])
        }
        Move::Store(slot) => store(names, state, slot, ["answer.store", "answer.store-on"]),
        Move::Stash(slot) => store(names, state, slot, ["answer.stash", "answer.stash-on"]),
        Move::Take(slot) => take(names, state, slot),
        Move::Commit(false, 0) => names.plain("answer.commit.nothing"),
        Move::Commit(overpower, boost) => {
            names.message("answer.commit", &[("what", &names.commitment(overpower, boost))])
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
        Move::Reroll(face) => names.message("answer.reroll", &[("face", &face)]),
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
        Move::Reveal | Move::RevealUnasked(_) => "answer.reveal",
        Move::Eat => "answer.eat",
        Move::Pass => "answer.pass",
        Move::PayToll => "answer.pay-toll",
        Move::Withdraw => "answer.withdraw",
        Move::Defer => "answer.defer",
        Move::UseDeferred => "answer.use-deferred",
        Move::Look => "answer.look",
        Move::Leave => "answer.leave",
        Move::Bury => "answer.bury",
        Move::DriftOne => "answer.drift-one",
        Move::RollHome => "answer.roll-home",
        Move::Smash => "answer.smash",
        Move::Spit => "answer.spit",
        Move::End => "answer.end",
        Move::EnterAether => "answer.enter-aether",
        Move::LeapAether => "answer.leap-aether",
        Move::Disgorge => "answer.disgorge",
        Move::Recover => "answer.recover",
        Move::Crush => "answer.crush",
        Move::Return => "answer.return",
        Move::Stay => "answer.stay",
        Move::Mutate => "answer.mutate",
        Move::Resist => "answer.resist",
        Move::Select => "answer.select",
        _ => "answer.stop",
    }
}

fn chance(names: &Names<'_>, mv: Move) -> String {
    match mv {
        Move::Ability(card) => names.message("answer.ability", &[("card", &names.ability(card))]),
        Move::Card(card) => names.message("answer.card", &[("card", &names.action_card(card))]),
        Move::Splinter(strike) => {
            let (name, hex) = names.strike(strike);
            names.message("answer.splinter", &[("name", &name), ("hex", &hex)])
        }
        Move::Roll(face) => names.message("answer.roll", &[("face", &face)]),
        Move::RollTwo(low, high) => names.message("answer.roll-two", &[("low", &low), ("high", &high)]),
        Move::Back(back) => {
            let back = names.plain(&format!("back.{}", back.name()));
            names.message("answer.back", &[("back", &back)])
        }
        Move::Bonus(bonus) => names.message("answer.bonus", &[("bonus", &names.bonus(bonus))]),
        _ => names.plain("chance"),
    }
}

/// Labels the answers that powers, teams and variants add.
fn power(names: &Names<'_>, state: &State, mv: Move) -> String {
    let combat = state.combat();
    let with = |key: &str, seat: Seat| names.message(key, &[("who", &names.frog(seat))]);
    let onto = |key: &str, cell: Cell| {
        names.message(key, &[("hex", &names.hex(cell)), ("tile", &names.tile_or_nothing(state.top(cell)))])
    };
    match mv {
        Move::Raise => names.message("answer.raise", &[("knockback", &combat.knockback.saturating_add(1))]),
        Move::Lower => names.message("answer.lower", &[("knockback", &combat.knockback.saturating_sub(1))]),
        Move::Void => with("answer.void", combat.attacker()),
        Move::Stomp => {
            let place = asked(names, state).map(|seat| state.frog(seat).place);
            let tile = if let Some(Place::Shard(cell)) = place { state.top(cell) } else { None };
            names.message("answer.stomp", &[("tile", &names.tile_or_nothing(tile))])
        }
        Move::Step(cell) => onto("answer.step", cell),
        Move::Tunnel(cell) => onto("answer.tunnel", cell),
        Move::Drain(seat, amount) => names.message("answer.drain", &[("who", &names.frog(seat)), ("amount", &amount)]),
        Move::Swap(seat) => with("answer.swap", seat),
        Move::Exchange(seat) => with("answer.exchange", seat),
        Move::Trade(0) => names.plain("answer.trade.none"),
        Move::Trade(count) => names.message("answer.trade", &[("cards", &names.messages.count("cards", count))]),
        Move::Fetch(seat) => with("answer.fetch", seat),
        Move::Possess(seat) => with("answer.possess", seat),
        _ => String::new(),
    }
}

/// Returns the frog that is asked.
fn asked(names: &Names<'_>, state: &State) -> Option<Seat> {
    match names.rules.pending(state) {
        Pending::Seat(decision) => Some(decision.seat),
        _ => None,
    }
}

fn harvest(names: &Names<'_>, state: &State, cell: Cell) -> String {
    let tile = names.tile_or_nothing(state.top(cell));
    let own = asked(names, state).is_some_and(|seat| state.frog(seat).place == Place::Shard(cell));
    if own {
        names.message("answer.harvest", &[("tile", &tile)])
    } else {
        names.message("answer.harvest-at", &[("tile", &tile), ("hex", &names.hex(cell))])
    }
}

fn movement(names: &Names<'_>, state: &State, mv: Move) -> String {
    let onto = |key: &str, cell: Cell| {
        names.message(key, &[("hex", &names.hex(cell)), ("tile", &names.tile_or_nothing(state.top(cell)))])
    };
    let against = |key: &str, cell: Cell, edge: String| {
        let who = state.frog_at(cell).map_or_else(|| names.plain("nothing"), |seat| names.frog(seat));
        names.message(key, &[("hex", &names.hex(cell)), ("edge", &edge), ("who", &who)])
    };
    match mv {
        Move::Leap(cell) if cell.is_on() && state.frog_at(cell).is_some() => {
            against("answer.leap-attack", cell, String::new())
        }
        Move::Leap(cell) => onto("answer.leap", cell),
        Move::Slip(cell) => onto("answer.slip", cell),
        Move::Land(cell) => onto("answer.land", cell),
        Move::SlipAttack(cell, edge) => against("answer.slip-attack", cell, names.edge(edge)),
        Move::LandAttack(cell, edge) => against("answer.land-attack", cell, names.edge(edge)),
        _ => String::new(),
    }
}

/// Labels an answer that puts a tile into a slot. The second key is for a slot that is not empty.
fn store(names: &Names<'_>, state: &State, slot: u8, [plain, on]: [&str; 2]) -> String {
    let seat = asked(names, state);
    let tile = names.tile_or_nothing(seat.and_then(|seat| state.tiles().gullet_top(seat.index())));
    let under = seat.and_then(|seat| exposed(names, state, seat, slot));
    match under {
        Some(under) => names.message(on, &[("tile", &tile), ("slot", &slot), ("under", &under)]),
        None => names.message(plain, &[("tile", &tile), ("slot", &slot)]),
    }
}

fn take(names: &Names<'_>, state: &State, slot: u8) -> String {
    let tile = names.rules.raid(state).and_then(|raid| exposed(names, state, raid.owner, slot));
    let tile = tile.unwrap_or_else(|| names.plain("nothing"));
    names.message("answer.take", &[("tile", &tile), ("slot", &slot)])
}

/// Labels option A of the spoils, which takes as many tiles as the margin, or all if there are fewer.
fn plunder(names: &Names<'_>, state: &State) -> String {
    let combat = state.combat();
    let who = names.frog(combat.defender());
    let held = state.tiles().gullet_size(combat.defender().index()) as u8;
    match combat.margin.min(held) {
        0 => names.message("answer.plunder.nothing", &[("who", &who)]),
        count => {
            let tiles = names.messages.count("tiles", count);
            names.message("answer.plunder", &[("who", &who), ("tiles", &tiles)])
        }
    }
}

/// Labels an answer that takes a tile of the loser's Gullet, counted from the top.
fn grab(names: &Names<'_>, state: &State, slot: u8) -> String {
    let gullet = state.tiles().gullet(state.combat().defender().index());
    let tile = gullet.rev().nth(usize::from(slot).saturating_sub(1));
    names.message("answer.grab", &[("tile", &names.tile_or_nothing(tile)), ("slot", &slot)])
}

/// Returns the exposed tile of a Vault slot, 1 to 9.
fn exposed(names: &Names<'_>, state: &State, owner: Seat, slot: u8) -> Option<String> {
    if !(1..=9).contains(&slot) {
        return None;
    }
    let tile = state.tiles().top(Stack::Vault(names.rules.vault(owner), slot - 1))?;
    Some(names.tile(tile))
}
