//! Sentences for the log. Callers redact an event for its reader first.

use super::names::Names;
use super::{muck, robo};
use crate::Topic;
use crate::messages::capitalize;
use ::cosmic_frog::{Card, Ending, Event, Expense, Gain, Layout, NO_DIE, Place, Purpose, TRACK};
use hexgrid::Dir;
use tabletop::{Game, Seat};

pub(super) fn event(names: &Names<'_>, event: Event) -> Option<String> {
    match event {
        Event::Laid { .. }
        | Event::DrewAbility { .. }
        | Event::Received { .. }
        | Event::Kept { .. }
        | Event::Buried { .. }
        | Event::Revealed { .. }
        | Event::Turned { .. }
        | Event::Peeked { .. }
        | Event::Reshuffled => cards(names, event),
        Event::Spent { .. } | Event::Regained { .. } => Some(oomph(names, event)),
        // The price of the extra action tells it already.
        Event::ActionBegins { .. } => None,
        Event::Attacked { .. }
        | Event::Committed { .. }
        | Event::Rolled { .. }
        | Event::AttackFailed { .. }
        | Event::AttackWon { .. }
        | Event::KnockbackChanged { .. }
        | Event::KnockedBack { .. }
        | Event::Advanced { .. }
        | Event::Plundered { .. } => Some(combat(names, event)),
        Event::Harvested { .. }
        | Event::Digested { .. }
        | Event::Stored { .. }
        | Event::Crushed { .. }
        | Event::Raided { .. }
        | Event::RaidRolled { .. }
        | Event::Took { .. } => Some(tiles(names, event)),
        Event::Destroyed { .. }
        | Event::BackSeen { .. }
        | Event::BonusSeen { .. }
        | Event::Quaked
        | Event::Vortexed
        | Event::Fractured { .. }
        | Event::Struck { .. }
        | Event::FluxBegins
        | Event::Over { .. } => Some(shard(names, event)),
        _ => Some(frogs(names, event)),
    }
}

/// Returns what an event is about. A card of the Action Deck, or a deferred one, begins a turn.
pub(super) fn topic(event: Event) -> Topic {
    match event {
        Event::Turned { .. } | Event::UsedDeferred { .. } => Topic::Turn,
        Event::Attacked { .. }
        | Event::Committed { .. }
        | Event::Rolled { .. }
        | Event::AttackFailed { .. }
        | Event::AttackWon { .. }
        | Event::KnockbackChanged { .. }
        | Event::KnockedBack { .. }
        | Event::Advanced { .. }
        | Event::Plundered { .. }
        | Event::Withdrew { .. }
        | Event::Voided { .. }
        | Event::Styled { .. }
        | Event::Arranged { .. }
        | Event::Picked { .. }
        | Event::ChipTakenBack { .. }
        | Event::Boosted { .. }
        | Event::Spent { price: Expense::Combat | Expense::Toll, .. }
        | Event::Regained { gain: Gain::Victory, .. } => Topic::Combat,
        _ => Topic::Other,
    }
}

fn who(names: &Names<'_>, key: &str, seat: Seat) -> String {
    names.message(key, &[("who", &names.frog(seat))])
}

fn cards(names: &Names<'_>, event: Event) -> Option<String> {
    let named = |key: &str, seat: Seat, card| {
        names.message(key, &[("who", &names.frog(seat)), ("card", &capitalize(&names.ability(card)))])
    };
    match event {
        Event::Laid { tile, cell } if names.rules.setup().layout == Layout::Drafted => {
            let tile = capitalize(&names.tile(tile));
            Some(names.message("event.laid", &[("tile", &tile), ("hex", &names.hex(cell))]))
        }
        Event::DrewAbility { seat, card, .. } if card.is_known() => Some(named("event.drew.seen", seat, card)),
        Event::DrewAbility { seat, .. } => Some(who(names, "event.drew.unseen", seat)),
        Event::Received { seat, card, .. } if card.is_known() => Some(named("event.received", seat, card)),
        Event::Kept { seat, card, .. } if card.is_known() => Some(named("event.kept.seen", seat, card)),
        Event::Kept { seat, .. } => Some(who(names, "event.kept.unseen", seat)),
        Event::Buried { seat, card, .. } if card.is_known() => Some(named("event.buried", seat, card)),
        Event::Revealed { seat, card } => Some(named("event.revealed", seat, card)),
        Event::Turned { card: Card::Frog(seat) } => Some(who(names, "event.turned.frog", seat)),
        Event::Turned { card } => Some(names.message("event.turned", &[("card", &names.action_card(card))])),
        Event::Peeked { seat, card: Some(card), .. } => {
            let card = names.action_card(card);
            Some(names.message("event.peeked.seen", &[("who", &names.frog(seat)), ("card", &card)]))
        }
        Event::Peeked { seat, .. } => Some(who(names, "event.peeked.unseen", seat)),
        Event::Reshuffled => Some(names.plain("event.reshuffled")),
        // The board shows Land laid by chance. A hidden card under the deck, or one received in a swap, needs no line.
        _ => None,
    }
}

fn oomph(names: &Names<'_>, event: Event) -> String {
    let (key, seat, amount) = match event {
        Event::Spent { seat, amount, price } => (
            match price {
                Expense::ExtraAction => "event.spent.extra-action",
                Expense::Leap => "event.spent.leap",
                Expense::Slipstream => "event.spent.slipstream",
                Expense::Combat => "event.spent.combat",
                Expense::Power => "event.spent.power",
                Expense::Toll => "event.spent.toll",
                Expense::Flux => "event.spent.flux",
                Expense::Aggro => "event.spent.aggro",
            },
            seat,
            amount,
        ),
        Event::Regained { seat, amount, gain } => (
            match gain {
                Gain::Siphons => "event.regained.siphons",
                Gain::Recover => "event.regained.recover",
                Gain::Return => "event.regained.return",
                Gain::Victory => "event.regained.victory",
                Gain::Ground => "event.regained.ground",
                Gain::Barren => "event.regained.barren",
                Gain::Drain => "event.regained.drain",
                Gain::Flux => "event.regained.flux",
            },
            seat,
            amount,
        ),
        _ => return String::new(),
    };
    names.message(key, &[("who", &names.frog(seat)), ("amount", &amount)])
}

fn combat(names: &Names<'_>, event: Event) -> String {
    let at = |key: &str, seat: Seat, place: Place| {
        names.message(key, &[("who", &names.frog(seat)), ("place", &names.place(place))])
    };
    let both = |key: &str, attacker: Seat, defender: Seat, last: (&str, String)| {
        let (attacker, defender) = (names.frog(attacker), names.frog(defender));
        names.message(key, &[("attacker", &attacker), ("defender", &defender), (last.0, &last.1)])
    };
    match event {
        Event::Attacked { attacker, defender, means } => {
            both("event.attacked", attacker, defender, ("means", names.means(means)))
        }
        Event::Committed { seat, overpower, boost } => {
            let what = names.commitment(overpower, boost);
            names.message("event.committed", &[("who", &names.frog(seat)), ("what", &what)])
        }
        Event::Rolled { seat, dice: [die, NO_DIE] } => {
            names.message("event.rolled.one", &[("who", &names.frog(seat)), ("die", &die)])
        }
        Event::Rolled { seat, dice: [low, high] } => {
            names.message("event.rolled.two", &[("who", &names.frog(seat)), ("low", &low), ("high", &high)])
        }
        Event::AttackFailed { attacker, defender, to } => {
            both("event.attack-failed", attacker, defender, ("place", names.place(to)))
        }
        Event::AttackWon { attacker, defender, margin } => {
            both("event.attack-won", attacker, defender, ("margin", margin.to_string()))
        }
        Event::KnockbackChanged { seat, to } => {
            names.message("event.knockback-changed", &[("who", &names.frog(seat)), ("to", &to)])
        }
        Event::KnockedBack { seat, to, .. } => at("event.knocked-back", seat, to),
        Event::Advanced { seat, to } => at("event.advanced", seat, to),
        Event::Plundered { seat, from, tile } => names.message(
            "event.plundered",
            &[("who", &names.frog(seat)), ("from", &names.frog(from)), ("tile", &names.tile(tile))],
        ),
        _ => String::new(),
    }
}

fn tiles(names: &Names<'_>, event: Event) -> String {
    match event {
        Event::Harvested { seat, tile, cell } => names.message(
            "event.harvested",
            &[("who", &names.frog(seat)), ("tile", &names.tile(tile)), ("hex", &names.hex(cell))],
        ),
        Event::Digested { seat, tile } => {
            names.message("event.digested", &[("who", &names.frog(seat)), ("tile", &names.tile(tile))])
        }
        Event::Stored { seat, tile, slot } => {
            names.message("event.stored", &[("who", &names.frog(seat)), ("tile", &names.tile(tile)), ("slot", &slot)])
        }
        Event::Crushed { seat } => who(names, "event.crushed", seat),
        Event::Raided { seat, owner, target } => {
            let points = names.messages.count("points", target);
            let owners = names.owners(owner);
            names.message("event.raided", &[("who", &names.frog(seat)), ("owner", &owners), ("points", &points)])
        }
        Event::RaidRolled { die, target, success, .. } => {
            let key = match success {
                true => "event.raid-rolled.success",
                false if die > target || (die == target && names.rules.has_chips()) => "event.raid-rolled.hindered",
                false => "event.raid-rolled.failure",
            };
            names.message(key, &[("die", &die), ("target", &target)])
        }
        Event::Took { seat, owner, tile, slot } => {
            let (seat, owner, tile) = (names.frog(seat), names.owners(owner), names.tile(tile));
            names.message("event.took", &[("who", &seat), ("owner", &owner), ("tile", &tile), ("slot", &slot)])
        }
        _ => String::new(),
    }
}

fn shard(names: &Names<'_>, event: Event) -> String {
    match event {
        Event::Destroyed { cell, tile } => {
            names.message("event.destroyed", &[("tile", &names.tile(tile)), ("hex", &names.hex(cell))])
        }
        Event::BackSeen { back } => {
            let back = names.plain(&format!("back.{}", back.name()));
            names.message("event.back-seen", &[("back", &back)])
        }
        Event::Fractured { count } => names.message("event.fractured", &[("count", &count), ("track", &TRACK)]),
        Event::Struck { strike, cell } => {
            names.message("event.struck", &[("name", &names.strike(strike).0), ("hex", &names.hex(cell))])
        }
        Event::BonusSeen { land, bonus, stack } => {
            let (tile, place, bonus) = (names.land(land), names.stack(stack), names.bonus(bonus));
            names.message("event.bonus-seen", &[("tile", &tile), ("place", &place), ("bonus", &bonus)])
        }
        Event::Quaked => names.plain("event.quaked"),
        Event::Vortexed => names.plain("event.vortexed"),
        Event::FluxBegins => names.plain("event.flux-begins"),
        Event::Over { ending: Ending::Shattered } => names.plain("event.over.shattered"),
        Event::Over { ending: Ending::Stripped } => names.plain("event.over.stripped"),
        _ => String::new(),
    }
}

fn frogs(names: &Names<'_>, event: Event) -> String {
    let to_hex =
        |key: &str, seat: Seat, cell| names.message(key, &[("who", &names.frog(seat)), ("hex", &names.hex(cell))]);
    match event {
        Event::Descended { seat, cell } => to_hex("event.descended", seat, cell),
        Event::Leapt { seat, to: Place::Shard(cell), .. } => to_hex("event.leapt.shard", seat, cell),
        Event::Leapt { seat, .. } => who(names, "event.leapt.aether", seat),
        Event::Slipstreamed { seat, to, .. } => to_hex("event.slipstreamed", seat, to),
        Event::Landed { seat, to } => to_hex("event.landed", seat, to),
        Event::Drifted { seat, from, to: 0 } => {
            names.message("event.drifted.home", &[("who", &names.frog(seat)), ("from", &from)])
        }
        Event::Drifted { seat, from, to } => {
            names.message("event.drifted", &[("who", &names.frog(seat)), ("from", &from), ("to", &to)])
        }
        Event::Entered { seat, to } => {
            names.message("event.entered", &[("who", &names.frog(seat)), ("place", &names.place(to))])
        }
        Event::UsedAside { seat, count } => names.message(
            "event.used-aside",
            &[("who", &names.frog(seat)), ("cards", &names.messages.count("cards", count))],
        ),
        Event::Forfeited { seat } => who(names, "event.forfeited", seat),
        Event::Thrown { seat } => who(names, "event.thrown", seat),
        Event::Scorched { seat } => who(names, "event.scorched", seat),
        Event::Returned { seat } => who(names, "event.returned", seat),
        Event::SetAside { seat } => who(names, "event.set-aside", seat),
        Event::Mutated { seat } => who(names, "event.mutated", seat),
        Event::Resisted { seat } => who(names, "event.resisted", seat),
        Event::Selected { seat } => who(names, "event.selected", seat),
        Event::TurnedDown { seat } => who(names, "event.turned-down", seat),
        Event::RoboStarts { seat, cell } => to_hex("event.robo-starts", seat, cell),
        Event::Spotted { seat, cell } => to_hex("event.spotted", seat, cell),
        Event::Dialled { seat, face } => {
            let dir = Dir::from_index(face.saturating_sub(1)).unwrap_or(Dir::NE);
            names.message("event.dialled", &[("who", &names.frog(seat)), ("face", &face), ("dir", &names.edge(dir))])
        }
        Event::Robo { seat, line, because } => robo::sentence(names, seat, line, because),
        _ => power(names, event),
    }
}

/// Puts into text what powers and variants do.
fn power(names: &Names<'_>, event: Event) -> String {
    let to_hex =
        |key: &str, seat: Seat, cell| names.message(key, &[("who", &names.frog(seat)), ("hex", &names.hex(cell))]);
    let two = |key: &str, seat: Seat, other: Seat| {
        names.message(key, &[("who", &names.frog(seat)), ("other", &names.frog(other))])
    };
    match event {
        Event::Targeted { seat, target, purpose } => {
            let key = match purpose {
                Purpose::Drain => "event.targeted.drain",
                Purpose::Swap => "event.targeted.swap",
                Purpose::Aggro => "event.targeted.aggro",
                _ => "event.targeted.possess",
            };
            two(key, seat, target)
        }
        Event::Withdrew { seat, target } => two("event.withdrew", seat, target),
        Event::Possessed { seat, puppet } => two("event.possessed", seat, puppet),
        Event::Swapped { seat, target } => two("event.swapped", seat, target),
        Event::Exchanged { seat, other } => two("event.exchanged", seat, other),
        Event::Drained { seat, target, amount } => names.message(
            "event.drained",
            &[("who", &names.frog(seat)), ("other", &names.frog(target)), ("amount", &amount)],
        ),
        Event::Traded { seat, count } => names.messages.counted("event.traded", count, &[("who", &names.frog(seat))]),
        Event::Stepped { seat, to, .. } => to_hex("event.stepped", seat, to),
        Event::Tunnelled { seat, to, .. } => to_hex("event.tunnelled", seat, to),
        Event::Smashed { seat, cell } => to_hex("event.smashed", seat, cell),
        Event::Stomped { seat, cell } => to_hex("event.stomped", seat, cell),
        Event::Voided { seat } => who(names, "event.voided", seat),
        Event::Released { puppet } => who(names, "event.released", puppet),
        Event::Ate { seat } => who(names, "event.ate", seat),
        Event::Spat { seat } => who(names, "event.spat", seat),
        Event::Deferred { seat } => who(names, "event.deferred", seat),
        Event::DeferralDue { seat } => who(names, "event.deferral-due", seat),
        Event::UsedDeferred { seat } => who(names, "event.used-deferred", seat),
        Event::PutUnder { seat } => who(names, "event.put-under", seat),
        _ => muck::event(names, event),
    }
}
