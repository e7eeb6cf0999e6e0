//! Sentences for the log. An event is redacted for its reader before it comes here.

use super::voice::Voice;
use super::{muck, robo};
use crate::Topic;
use crate::messages::capital;
use ::cosmic_frog::{Card, Ending, Event, Gain, Layout, NO_DIE, Place, Price, Purpose, TRACK};
use hexgrid::Dir;
use tabletop::{Game, Seat};

pub(super) fn event(voice: &Voice<'_>, event: Event) -> Option<String> {
    match event {
        Event::Laid { .. }
        | Event::DrewAbility { .. }
        | Event::Received { .. }
        | Event::Kept { .. }
        | Event::Buried { .. }
        | Event::Revealed { .. }
        | Event::Turned { .. }
        | Event::Peeked { .. }
        | Event::Reshuffled => cards(voice, event),
        Event::Spent { .. } | Event::Regained { .. } => Some(oomph(voice, event)),
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
        | Event::Plundered { .. } => Some(combat(voice, event)),
        Event::Harvested { .. }
        | Event::Digested { .. }
        | Event::Stored { .. }
        | Event::Crushed { .. }
        | Event::Raided { .. }
        | Event::RaidRolled { .. }
        | Event::Took { .. } => Some(tiles(voice, event)),
        Event::Destroyed { .. }
        | Event::BackSeen { .. }
        | Event::BonusSeen { .. }
        | Event::Quaked
        | Event::Vortexed
        | Event::Fractured { .. }
        | Event::Struck { .. }
        | Event::FluxBegins
        | Event::Over { .. } => Some(shard(voice, event)),
        _ => Some(frogs(voice, event)),
    }
}

/// What an event is about: a card of the Action Deck, or a deferred one, begins a turn.
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
        | Event::Spent { price: Price::Combat | Price::Toll, .. }
        | Event::Regained { gain: Gain::Victory, .. } => Topic::Combat,
        _ => Topic::Other,
    }
}

fn who(voice: &Voice<'_>, key: &str, seat: Seat) -> String {
    voice.say(key, &[("who", &voice.frog(seat))])
}

fn cards(voice: &Voice<'_>, event: Event) -> Option<String> {
    let named = |key: &str, seat: Seat, card| {
        voice.say(key, &[("who", &voice.frog(seat)), ("card", &capital(&voice.ability(card)))])
    };
    match event {
        Event::Laid { tile, cell } if voice.rules.setup().layout == Layout::Drafted => {
            let tile = capital(&voice.tile(tile));
            Some(voice.say("event.laid", &[("tile", &tile), ("hex", &voice.hex(cell))]))
        }
        Event::DrewAbility { seat, card, .. } if card.is_known() => Some(named("event.drew.seen", seat, card)),
        Event::DrewAbility { seat, .. } => Some(who(voice, "event.drew.unseen", seat)),
        Event::Received { seat, card, .. } if card.is_known() => Some(named("event.received", seat, card)),
        Event::Kept { seat, card, .. } if card.is_known() => Some(named("event.kept.seen", seat, card)),
        Event::Kept { seat, .. } => Some(who(voice, "event.kept.unseen", seat)),
        Event::Buried { seat, card, .. } if card.is_known() => Some(named("event.buried", seat, card)),
        Event::Revealed { seat, card } => Some(named("event.revealed", seat, card)),
        Event::Turned { card: Card::Frog(seat) } => Some(who(voice, "event.turned.frog", seat)),
        Event::Turned { card } => Some(voice.say("event.turned", &[("card", &voice.action_card(card))])),
        Event::Peeked { seat, card: Some(card), .. } => {
            let card = voice.action_card(card);
            Some(voice.say("event.peeked.seen", &[("who", &voice.frog(seat)), ("card", &card)]))
        }
        Event::Peeked { seat, .. } => Some(who(voice, "event.peeked.unseen", seat)),
        Event::Reshuffled => Some(voice.words.plain("event.reshuffled")),
        // Land laid by chance is seen on the board; a hidden card under the deck is no news, nor is one got by a swap.
        _ => None,
    }
}

fn oomph(voice: &Voice<'_>, event: Event) -> String {
    let (key, seat, amount) = match event {
        Event::Spent { seat, amount, price } => (
            match price {
                Price::ExtraAction => "event.spent.extra-action",
                Price::Leap => "event.spent.leap",
                Price::Slipstream => "event.spent.slipstream",
                Price::Combat => "event.spent.combat",
                Price::Power => "event.spent.power",
                Price::Toll => "event.spent.toll",
                Price::Flux => "event.spent.flux",
                Price::Aggro => "event.spent.aggro",
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
    voice.say(key, &[("who", &voice.frog(seat)), ("amount", &amount)])
}

fn combat(voice: &Voice<'_>, event: Event) -> String {
    let at = |key: &str, seat: Seat, place: Place| {
        voice.say(key, &[("who", &voice.frog(seat)), ("place", &voice.place(place))])
    };
    let both = |key: &str, attacker: Seat, defender: Seat, last: (&str, String)| {
        let (attacker, defender) = (voice.frog(attacker), voice.frog(defender));
        voice.say(key, &[("attacker", &attacker), ("defender", &defender), (last.0, &last.1)])
    };
    match event {
        Event::Attacked { attacker, defender, means } => {
            both("event.attacked", attacker, defender, ("means", voice.means(means)))
        }
        Event::Committed { seat, overpower, boost } => {
            let what = voice.commitment(overpower, boost);
            voice.say("event.committed", &[("who", &voice.frog(seat)), ("what", &what)])
        }
        Event::Rolled { seat, dice: [die, NO_DIE] } => {
            voice.say("event.rolled.one", &[("who", &voice.frog(seat)), ("die", &die)])
        }
        Event::Rolled { seat, dice: [low, high] } => {
            voice.say("event.rolled.two", &[("who", &voice.frog(seat)), ("low", &low), ("high", &high)])
        }
        Event::AttackFailed { attacker, defender, to } => {
            both("event.attack-failed", attacker, defender, ("place", voice.place(to)))
        }
        Event::AttackWon { attacker, defender, margin } => {
            both("event.attack-won", attacker, defender, ("margin", margin.to_string()))
        }
        Event::KnockbackChanged { seat, to } => {
            voice.say("event.knockback-changed", &[("who", &voice.frog(seat)), ("to", &to)])
        }
        Event::KnockedBack { seat, to, .. } => at("event.knocked-back", seat, to),
        Event::Advanced { seat, to } => at("event.advanced", seat, to),
        Event::Plundered { seat, from, tile } => voice.say(
            "event.plundered",
            &[("who", &voice.frog(seat)), ("from", &voice.frog(from)), ("tile", &voice.tile(tile))],
        ),
        _ => String::new(),
    }
}

fn tiles(voice: &Voice<'_>, event: Event) -> String {
    match event {
        Event::Harvested { seat, tile, cell } => voice.say(
            "event.harvested",
            &[("who", &voice.frog(seat)), ("tile", &voice.tile(tile)), ("hex", &voice.hex(cell))],
        ),
        Event::Digested { seat, tile } => {
            voice.say("event.digested", &[("who", &voice.frog(seat)), ("tile", &voice.tile(tile))])
        }
        Event::Stored { seat, tile, slot } => {
            voice.say("event.stored", &[("who", &voice.frog(seat)), ("tile", &voice.tile(tile)), ("slot", &slot)])
        }
        Event::Crushed { seat } => who(voice, "event.crushed", seat),
        Event::Raided { seat, owner, target } => {
            let points = voice.words.count("points", target);
            let owners = voice.owners(owner);
            voice.say("event.raided", &[("who", &voice.frog(seat)), ("owner", &owners), ("points", &points)])
        }
        Event::RaidRolled { die, target, success, .. } => {
            let key = match success {
                true => "event.raid-rolled.success",
                false if die > target || (die == target && voice.rules.has_chips()) => "event.raid-rolled.hindered",
                false => "event.raid-rolled.failure",
            };
            voice.say(key, &[("die", &die), ("target", &target)])
        }
        Event::Took { seat, owner, tile, slot } => {
            let (seat, owner, tile) = (voice.frog(seat), voice.owners(owner), voice.tile(tile));
            voice.say("event.took", &[("who", &seat), ("owner", &owner), ("tile", &tile), ("slot", &slot)])
        }
        _ => String::new(),
    }
}

fn shard(voice: &Voice<'_>, event: Event) -> String {
    match event {
        Event::Destroyed { cell, tile } => {
            voice.say("event.destroyed", &[("tile", &voice.tile(tile)), ("hex", &voice.hex(cell))])
        }
        Event::BackSeen { back } => {
            let back = voice.words.plain(&format!("back.{}", back.name()));
            voice.say("event.back-seen", &[("back", &back)])
        }
        Event::Fractured { count } => voice.say("event.fractured", &[("count", &count), ("track", &TRACK)]),
        Event::Struck { strike, cell } => {
            voice.say("event.struck", &[("name", &voice.strike(strike).0), ("hex", &voice.hex(cell))])
        }
        Event::BonusSeen { land, bonus, stack } => {
            let (tile, place, bonus) = (voice.land(land), voice.stack(stack), voice.bonus(bonus));
            voice.say("event.bonus-seen", &[("tile", &tile), ("place", &place), ("bonus", &bonus)])
        }
        Event::Quaked => voice.words.plain("event.quaked"),
        Event::Vortexed => voice.words.plain("event.vortexed"),
        Event::FluxBegins => voice.words.plain("event.flux-begins"),
        Event::Over { ending: Ending::Shattered } => voice.words.plain("event.over.shattered"),
        Event::Over { ending: Ending::Stripped } => voice.words.plain("event.over.stripped"),
        _ => String::new(),
    }
}

fn frogs(voice: &Voice<'_>, event: Event) -> String {
    let to_hex = |key: &str, seat: Seat, cell| voice.say(key, &[("who", &voice.frog(seat)), ("hex", &voice.hex(cell))]);
    match event {
        Event::Descended { seat, cell } => to_hex("event.descended", seat, cell),
        Event::Leapt { seat, to: Place::Shard(cell), .. } => to_hex("event.leapt.shard", seat, cell),
        Event::Leapt { seat, .. } => who(voice, "event.leapt.aether", seat),
        Event::Slipstreamed { seat, to, .. } => to_hex("event.slipstreamed", seat, to),
        Event::Landed { seat, to } => to_hex("event.landed", seat, to),
        Event::Drifted { seat, from, to: 0 } => {
            voice.say("event.drifted.home", &[("who", &voice.frog(seat)), ("from", &from)])
        }
        Event::Drifted { seat, from, to } => {
            voice.say("event.drifted", &[("who", &voice.frog(seat)), ("from", &from), ("to", &to)])
        }
        Event::Entered { seat, to } => {
            voice.say("event.entered", &[("who", &voice.frog(seat)), ("place", &voice.place(to))])
        }
        Event::UsedAside { seat, count } => {
            voice.say("event.used-aside", &[("who", &voice.frog(seat)), ("cards", &voice.words.count("cards", count))])
        }
        Event::Forfeited { seat } => who(voice, "event.forfeited", seat),
        Event::Thrown { seat } => who(voice, "event.thrown", seat),
        Event::Scorched { seat } => who(voice, "event.scorched", seat),
        Event::Returned { seat } => who(voice, "event.returned", seat),
        Event::SetAside { seat } => who(voice, "event.set-aside", seat),
        Event::Mutated { seat } => who(voice, "event.mutated", seat),
        Event::Resisted { seat } => who(voice, "event.resisted", seat),
        Event::Selected { seat } => who(voice, "event.selected", seat),
        Event::TurnedDown { seat } => who(voice, "event.turned-down", seat),
        Event::RoboStarts { seat, cell } => to_hex("event.robo-starts", seat, cell),
        Event::Spotted { seat, cell } => to_hex("event.spotted", seat, cell),
        Event::Dialled { seat, face } => {
            let dir = Dir::from_index(face.saturating_sub(1)).unwrap_or(Dir::NE);
            voice.say("event.dialled", &[("who", &voice.frog(seat)), ("face", &face), ("dir", &voice.edge(dir))])
        }
        Event::Robo { seat, line, because } => robo::sentence(voice, seat, line, because),
        _ => power(voice, event),
    }
}

/// What powers and variants do.
fn power(voice: &Voice<'_>, event: Event) -> String {
    let to_hex = |key: &str, seat: Seat, cell| voice.say(key, &[("who", &voice.frog(seat)), ("hex", &voice.hex(cell))]);
    let two = |key: &str, seat: Seat, other: Seat| {
        voice.say(key, &[("who", &voice.frog(seat)), ("other", &voice.frog(other))])
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
        Event::Drained { seat, target, amount } => voice
            .say("event.drained", &[("who", &voice.frog(seat)), ("other", &voice.frog(target)), ("amount", &amount)]),
        Event::Traded { seat, count } => voice.words.counted("event.traded", count, &[("who", &voice.frog(seat))]),
        Event::Stepped { seat, to, .. } => to_hex("event.stepped", seat, to),
        Event::Tunnelled { seat, to, .. } => to_hex("event.tunnelled", seat, to),
        Event::Smashed { seat, cell } => to_hex("event.smashed", seat, cell),
        Event::Stomped { seat, cell } => to_hex("event.stomped", seat, cell),
        Event::Voided { seat } => who(voice, "event.voided", seat),
        Event::Released { puppet } => who(voice, "event.released", puppet),
        Event::Ate { seat } => who(voice, "event.ate", seat),
        Event::Spat { seat } => who(voice, "event.spat", seat),
        Event::Deferred { seat } => who(voice, "event.deferred", seat),
        Event::DeferralDue { seat } => who(voice, "event.deferral-due", seat),
        Event::UsedDeferred { seat } => who(voice, "event.used-deferred", seat),
        Event::PutUnder { seat } => who(voice, "event.put-under", seat),
        _ => muck::event(voice, event),
    }
}
