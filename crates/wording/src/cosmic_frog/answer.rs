//! Short labels for answers and for outcomes of chance, with their price.
//!
//! A label is made of the answer itself and of what lies open for everybody, so it is the same on a view as on the truth.

use super::muck;
use super::voice::Voice;
use ::cosmic_frog::{Move, Place, Stack, State};
use hexgrid::Cell;
use tabletop::{Game, Pending, Seat};

pub(super) fn answer(voice: &Voice<'_>, state: &State, mv: Move) -> String {
    let answer = label(voice, state, mv);
    match voice.rules.price(state, mv) {
        0 => answer,
        price => voice.say("priced", &[("answer", &answer), ("price", &price)]),
    }
}

fn label(voice: &Voice<'_>, state: &State, mv: Move) -> String {
    match mv {
        Move::Lay(land, cell) => voice.say("answer.lay", &[("tile", &voice.land(land)), ("hex", &voice.hex(cell))]),
        Move::Keep(_, card) => voice.say("answer.keep", &[("card", &voice.ability(card))]),
        Move::Descend(cell) => voice.say("answer.descend", &[("hex", &voice.hex(cell))]),
        Move::Harvest(cell) => harvest(voice, state, cell),
        Move::Leap(_) | Move::Slip(_) | Move::SlipAttack(..) | Move::Land(_) | Move::LandAttack(..) => {
            movement(voice, state, mv)
        }
        Move::Ram(seat) => voice.say("answer.ram", &[("who", &voice.frog(seat))]),
        Move::Raid(owner, target) => {
            let points = voice.words.count("points", target);
            voice.say("answer.raid", &[("who", &voice.owners(owner)), ("points", &points)])
        }
        Move::Store(slot) => store(voice, state, slot, ["answer.store", "answer.store-on"]),
        Move::Stash(slot) => store(voice, state, slot, ["answer.stash", "answer.stash-on"]),
        Move::Take(slot) => take(voice, state, slot),
        Move::Commit(false, 0) => voice.words.plain("answer.commit.nothing"),
        Move::Commit(overpower, boost) => voice.say("answer.commit", &[("what", &voice.commitment(overpower, boost))]),
        Move::Plunder => plunder(voice, state),
        Move::Grab(slot) => grab(voice, state, slot),
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
        | Move::Possess(_) => power(voice, state, mv),
        Move::Reroll(face) => voice.say("answer.reroll", &[("face", &face)]),
        Move::Ability(_)
        | Move::Card(_)
        | Move::Splinter(_)
        | Move::Roll(_)
        | Move::RollTwo(..)
        | Move::Back(_)
        | Move::Bonus(_) => chance(voice, mv),
        _ => muck::answer(voice, state, mv).unwrap_or_else(|| voice.plain(plain(mv))),
    }
}

/// Answers without arguments.
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

fn chance(voice: &Voice<'_>, mv: Move) -> String {
    match mv {
        Move::Ability(card) => voice.say("answer.ability", &[("card", &voice.ability(card))]),
        Move::Card(card) => voice.say("answer.card", &[("card", &voice.action_card(card))]),
        Move::Splinter(strike) => {
            let (name, hex) = voice.strike(strike);
            voice.say("answer.splinter", &[("name", &name), ("hex", &hex)])
        }
        Move::Roll(face) => voice.say("answer.roll", &[("face", &face)]),
        Move::RollTwo(low, high) => voice.say("answer.roll-two", &[("low", &low), ("high", &high)]),
        Move::Back(back) => {
            let back = voice.words.plain(&format!("back.{}", back.name()));
            voice.say("answer.back", &[("back", &back)])
        }
        Move::Bonus(bonus) => voice.say("answer.bonus", &[("bonus", &voice.bonus(bonus))]),
        _ => voice.words.plain("chance"),
    }
}

/// Answers that powers, teams and variants bring.
fn power(voice: &Voice<'_>, state: &State, mv: Move) -> String {
    let combat = state.combat();
    let with = |key: &str, seat: Seat| voice.say(key, &[("who", &voice.frog(seat))]);
    let onto = |key: &str, cell: Cell| {
        voice.say(key, &[("hex", &voice.hex(cell)), ("tile", &voice.tile_or_nothing(state.top(cell)))])
    };
    match mv {
        Move::Raise => voice.say("answer.raise", &[("knockback", &combat.knockback.saturating_add(1))]),
        Move::Lower => voice.say("answer.lower", &[("knockback", &combat.knockback.saturating_sub(1))]),
        Move::Void => with("answer.void", combat.attacker()),
        Move::Stomp => {
            let place = asked(voice, state).map(|seat| state.frog(seat).place);
            let tile = if let Some(Place::Shard(cell)) = place { state.top(cell) } else { None };
            voice.say("answer.stomp", &[("tile", &voice.tile_or_nothing(tile))])
        }
        Move::Step(cell) => onto("answer.step", cell),
        Move::Tunnel(cell) => onto("answer.tunnel", cell),
        Move::Drain(seat, amount) => voice.say("answer.drain", &[("who", &voice.frog(seat)), ("amount", &amount)]),
        Move::Swap(seat) => with("answer.swap", seat),
        Move::Exchange(seat) => with("answer.exchange", seat),
        Move::Trade(0) => voice.words.plain("answer.trade.none"),
        Move::Trade(count) => voice.say("answer.trade", &[("cards", &voice.words.count("cards", count))]),
        Move::Fetch(seat) => with("answer.fetch", seat),
        Move::Possess(seat) => with("answer.possess", seat),
        _ => String::new(),
    }
}

/// The frog that is asked.
fn asked(voice: &Voice<'_>, state: &State) -> Option<Seat> {
    match voice.rules.pending(state) {
        Pending::Seat(decision) => Some(decision.seat),
        _ => None,
    }
}

fn harvest(voice: &Voice<'_>, state: &State, cell: Cell) -> String {
    let tile = voice.tile_or_nothing(state.top(cell));
    let own = asked(voice, state).is_some_and(|seat| state.frog(seat).place == Place::Shard(cell));
    if own {
        voice.say("answer.harvest", &[("tile", &tile)])
    } else {
        voice.say("answer.harvest-at", &[("tile", &tile), ("hex", &voice.hex(cell))])
    }
}

fn movement(voice: &Voice<'_>, state: &State, mv: Move) -> String {
    let onto = |key: &str, cell: Cell| {
        voice.say(key, &[("hex", &voice.hex(cell)), ("tile", &voice.tile_or_nothing(state.top(cell)))])
    };
    let against = |key: &str, cell: Cell, edge: String| {
        let who = state.frog_at(cell).map_or_else(|| voice.words.plain("nothing"), |seat| voice.frog(seat));
        voice.say(key, &[("hex", &voice.hex(cell)), ("edge", &edge), ("who", &who)])
    };
    match mv {
        Move::Leap(cell) if cell.is_on() && state.frog_at(cell).is_some() => {
            against("answer.leap-attack", cell, String::new())
        }
        Move::Leap(cell) => onto("answer.leap", cell),
        Move::Slip(cell) => onto("answer.slip", cell),
        Move::Land(cell) => onto("answer.land", cell),
        Move::SlipAttack(cell, edge) => against("answer.slip-attack", cell, voice.edge(edge)),
        Move::LandAttack(cell, edge) => against("answer.land-attack", cell, voice.edge(edge)),
        _ => String::new(),
    }
}

/// Into a slot; the second key is for one that holds something.
fn store(voice: &Voice<'_>, state: &State, slot: u8, [plain, on]: [&str; 2]) -> String {
    let seat = asked(voice, state);
    let tile = voice.tile_or_nothing(seat.and_then(|seat| state.tiles().gullet_top(seat.index())));
    let under = seat.and_then(|seat| exposed(voice, state, seat, slot));
    match under {
        Some(under) => voice.say(on, &[("tile", &tile), ("slot", &slot), ("under", &under)]),
        None => voice.say(plain, &[("tile", &tile), ("slot", &slot)]),
    }
}

fn take(voice: &Voice<'_>, state: &State, slot: u8) -> String {
    let tile = voice.rules.raid(state).and_then(|raid| exposed(voice, state, raid.owner, slot));
    let tile = tile.unwrap_or_else(|| voice.words.plain("nothing"));
    voice.say("answer.take", &[("tile", &tile), ("slot", &slot)])
}

/// Option A takes as many tiles as the margin, all if there are fewer.
fn plunder(voice: &Voice<'_>, state: &State) -> String {
    let combat = state.combat();
    let who = voice.frog(combat.defender());
    let held = state.tiles().held(combat.defender().index()) as u8;
    match combat.margin.min(held) {
        0 => voice.say("answer.plunder.nothing", &[("who", &who)]),
        count => {
            let tiles = voice.words.count("tiles", count);
            voice.say("answer.plunder", &[("who", &who), ("tiles", &tiles)])
        }
    }
}

/// A tile of the loser's Gullet, counted from the top.
fn grab(voice: &Voice<'_>, state: &State, slot: u8) -> String {
    let gullet = state.tiles().gullet(state.combat().defender().index());
    let tile = gullet.rev().nth(usize::from(slot).saturating_sub(1));
    voice.say("answer.grab", &[("tile", &voice.tile_or_nothing(tile)), ("slot", &slot)])
}

/// The exposed tile of a Vault slot, 1 to 9.
fn exposed(voice: &Voice<'_>, state: &State, owner: Seat, slot: u8) -> Option<String> {
    if !(1..=9).contains(&slot) {
        return None;
    }
    let tile = state.tiles().top(Stack::Vault(voice.rules.vault(owner), slot - 1))?;
    Some(voice.tile(tile))
}
