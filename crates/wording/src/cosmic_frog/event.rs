//! Sentences for the log. Callers redact an event for its reader first.

use super::names::Names;
use super::{muck, robo};
use crate::Topic;
use crate::key;
use crate::text::Text;
use ::cosmic_frog::{Card, Ending, Event, Expense, Gain, Layout, NO_DIE, Place, Purpose, TRACK};
use hexgrid::Dir;
use tabletop::{Game, Seat};

pub(super) fn event(names: &Names<'_>, event: Event) -> Option<Text> {
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

fn who(names: &Names<'_>, key: &str, seat: Seat) -> Text {
    names.message(key, &[("who", &names.frog(seat))])
}

fn cards(names: &Names<'_>, event: Event) -> Option<Text> {
    let named = |key: &str, seat: Seat, card| {
        names.message(key, &[("who", &names.frog(seat)), ("card", &names.ability(card).capitalized())])
    };
    match event {
        Event::Laid { tile, cell } if names.rules.setup().layout == Layout::Drafted => {
            let tile = names.tile(tile).capitalized();
            Some(names.message(key::EVENT_LAID, &[("tile", &tile), ("hex", &names.hex(cell))]))
        }
        Event::DrewAbility { seat, card, .. } if card.is_known() => Some(named(key::EVENT_DREW_SEEN, seat, card)),
        Event::DrewAbility { seat, .. } => Some(who(names, key::EVENT_DREW_UNSEEN, seat)),
        Event::Received { seat, card, .. } if card.is_known() => Some(named(key::EVENT_RECEIVED, seat, card)),
        Event::Kept { seat, card, .. } if card.is_known() => Some(named(key::EVENT_KEPT_SEEN, seat, card)),
        Event::Kept { seat, .. } => Some(who(names, key::EVENT_KEPT_UNSEEN, seat)),
        Event::Buried { seat, card, .. } if card.is_known() => Some(named(key::EVENT_BURIED, seat, card)),
        Event::Revealed { seat, card } => Some(named(key::EVENT_REVEALED, seat, card)),
        Event::Turned { card: Card::Frog(seat) } => Some(who(names, key::EVENT_TURNED_FROG, seat)),
        Event::Turned { card } => Some(names.message(key::EVENT_TURNED, &[("card", &names.action_card(card))])),
        Event::Peeked { seat, card: Some(card), .. } => {
            let card = names.action_card(card);
            Some(names.message(key::EVENT_PEEKED_SEEN, &[("who", &names.frog(seat)), ("card", &card)]))
        }
        Event::Peeked { seat, .. } => Some(who(names, key::EVENT_PEEKED_UNSEEN, seat)),
        Event::Reshuffled => Some(names.plain(key::EVENT_RESHUFFLED)),
        // The board shows Land laid by chance. A hidden card under the deck, or one received in a swap, needs no line.
        _ => None,
    }
}

fn oomph(names: &Names<'_>, event: Event) -> Text {
    let (key, seat, amount) = match event {
        Event::Spent { seat, amount, price } => (
            match price {
                Expense::ExtraAction => key::EVENT_SPENT_EXTRA_ACTION,
                Expense::Leap => key::EVENT_SPENT_LEAP,
                Expense::Slipstream => key::EVENT_SPENT_SLIPSTREAM,
                Expense::Combat => key::EVENT_SPENT_COMBAT,
                Expense::Power => key::EVENT_SPENT_POWER,
                Expense::Toll => key::EVENT_SPENT_TOLL,
                Expense::Flux => key::EVENT_SPENT_FLUX,
                Expense::Aggro => key::EVENT_SPENT_AGGRO,
            },
            seat,
            amount,
        ),
        Event::Regained { seat, amount, gain } => (
            match gain {
                Gain::Siphons => key::EVENT_REGAINED_SIPHONS,
                Gain::Recover => key::EVENT_REGAINED_RECOVER,
                Gain::Return => key::EVENT_REGAINED_RETURN,
                Gain::Victory => key::EVENT_REGAINED_VICTORY,
                Gain::Ground => key::EVENT_REGAINED_GROUND,
                Gain::Barren => key::EVENT_REGAINED_BARREN,
                Gain::Drain => key::EVENT_REGAINED_DRAIN,
                Gain::Flux => key::EVENT_REGAINED_FLUX,
            },
            seat,
            amount,
        ),
        _ => return Text::default(),
    };
    names.message(key, &[("who", &names.frog(seat)), ("amount", &amount)])
}

fn combat(names: &Names<'_>, event: Event) -> Text {
    let at = |key: &str, seat: Seat, place: Place| {
        names.message(key, &[("who", &names.frog(seat)), ("place", &names.place(place))])
    };
    let both = |key: &str, attacker: Seat, defender: Seat, last: (&str, Text)| {
        let (attacker, defender) = (names.frog(attacker), names.frog(defender));
        names.message(key, &[("attacker", &attacker), ("defender", &defender), (last.0, &last.1)])
    };
    match event {
        Event::Attacked { attacker, defender, means } => {
            both(key::EVENT_ATTACKED, attacker, defender, ("means", names.means(means)))
        }
        Event::Committed { seat, overpower, boost } => {
            let what = names.commitment(overpower, boost);
            names.message(key::EVENT_COMMITTED, &[("who", &names.frog(seat)), ("what", &what)])
        }
        Event::Rolled { seat, dice: [die, NO_DIE] } => {
            names.message(key::EVENT_ROLLED_ONE, &[("who", &names.frog(seat)), ("die", &die)])
        }
        Event::Rolled { seat, dice: [low, high] } => {
            names.message(key::EVENT_ROLLED_TWO, &[("who", &names.frog(seat)), ("low", &low), ("high", &high)])
        }
        Event::AttackFailed { attacker, defender, to } => {
            both(key::EVENT_ATTACK_FAILED, attacker, defender, ("place", names.place(to)))
        }
        Event::AttackWon { attacker, defender, margin } => {
            both(key::EVENT_ATTACK_WON, attacker, defender, ("margin", Text::plain(margin.to_string())))
        }
        Event::KnockbackChanged { seat, to } => {
            names.message(key::EVENT_KNOCKBACK_CHANGED, &[("who", &names.frog(seat)), ("to", &to)])
        }
        Event::KnockedBack { seat, to, .. } => at(key::EVENT_KNOCKED_BACK, seat, to),
        Event::Advanced { seat, to } => at(key::EVENT_ADVANCED, seat, to),
        Event::Plundered { seat, from, tile } => names.message(
            key::EVENT_PLUNDERED,
            &[("who", &names.frog(seat)), ("from", &names.frog(from)), ("tile", &names.tile(tile))],
        ),
        _ => Text::default(),
    }
}

fn tiles(names: &Names<'_>, event: Event) -> Text {
    match event {
        Event::Harvested { seat, tile, cell } => names.message(
            key::EVENT_HARVESTED,
            &[("who", &names.frog(seat)), ("tile", &names.tile(tile)), ("hex", &names.hex(cell))],
        ),
        Event::Digested { seat, tile } => {
            names.message(key::EVENT_DIGESTED, &[("who", &names.frog(seat)), ("tile", &names.tile(tile))])
        }
        Event::Stored { seat, tile, slot } => names
            .message(key::EVENT_STORED, &[("who", &names.frog(seat)), ("tile", &names.tile(tile)), ("slot", &slot)]),
        Event::Crushed { seat } => who(names, key::EVENT_CRUSHED, seat),
        Event::Raided { seat, owner, target } => {
            let points = names.messages.count(key::POINTS, target);
            let owners = names.owners(owner);
            names.message(key::EVENT_RAIDED, &[("who", &names.frog(seat)), ("owner", &owners), ("points", &points)])
        }
        Event::RaidRolled { die, target, success, .. } => {
            let key = match success {
                true => key::EVENT_RAID_ROLLED_SUCCESS,
                false if die > target || (die == target && names.rules.has_chips()) => key::EVENT_RAID_ROLLED_HINDERED,
                false => key::EVENT_RAID_ROLLED_FAILURE,
            };
            names.message(key, &[("die", &die), ("target", &target)])
        }
        Event::Took { seat, owner, tile, slot } => {
            let (seat, owner, tile) = (names.frog(seat), names.owners(owner), names.tile(tile));
            names.message(key::EVENT_TOOK, &[("who", &seat), ("owner", &owner), ("tile", &tile), ("slot", &slot)])
        }
        _ => Text::default(),
    }
}

fn shard(names: &Names<'_>, event: Event) -> Text {
    match event {
        Event::Destroyed { cell, tile } => {
            names.message(key::EVENT_DESTROYED, &[("tile", &names.tile(tile)), ("hex", &names.hex(cell))])
        }
        Event::BackSeen { back } => {
            let back = names.plain(&format!("back-{}", back.name()));
            names.message(key::EVENT_BACK_SEEN, &[("back", &back)])
        }
        Event::Fractured { count } => names.message(key::EVENT_FRACTURED, &[("count", &count), ("track", &TRACK)]),
        Event::Struck { strike, cell } => {
            names.message(key::EVENT_STRUCK, &[("name", &names.strike(strike).0), ("hex", &names.hex(cell))])
        }
        Event::BonusSeen { land, bonus, stack } => {
            let (tile, place, bonus) = (names.land(land), names.stack(stack), names.bonus(bonus));
            names.message(key::EVENT_BONUS_SEEN, &[("tile", &tile), ("place", &place), ("bonus", &bonus)])
        }
        Event::Quaked => names.plain(key::EVENT_QUAKED),
        Event::Vortexed => names.plain(key::EVENT_VORTEXED),
        Event::FluxBegins => names.plain(key::EVENT_FLUX_BEGINS),
        Event::Over { ending: Ending::Shattered } => names.plain(key::EVENT_OVER_SHATTERED),
        Event::Over { ending: Ending::Stripped } => names.plain(key::EVENT_OVER_STRIPPED),
        _ => Text::default(),
    }
}

fn frogs(names: &Names<'_>, event: Event) -> Text {
    let to_hex =
        |key: &str, seat: Seat, cell| names.message(key, &[("who", &names.frog(seat)), ("hex", &names.hex(cell))]);
    match event {
        Event::Descended { seat, cell } => to_hex(key::EVENT_DESCENDED, seat, cell),
        Event::Leapt { seat, to: Place::Shard(cell), .. } => to_hex(key::EVENT_LEAPT_SHARD, seat, cell),
        Event::Leapt { seat, .. } => who(names, key::EVENT_LEAPT_AETHER, seat),
        Event::Slipstreamed { seat, to, .. } => to_hex(key::EVENT_SLIPSTREAMED, seat, to),
        Event::Landed { seat, to } => to_hex(key::EVENT_LANDED, seat, to),
        Event::Drifted { seat, from, to: 0 } => {
            names.message(key::EVENT_DRIFTED_HOME, &[("who", &names.frog(seat)), ("from", &from)])
        }
        Event::Drifted { seat, from, to } => {
            names.message(key::EVENT_DRIFTED, &[("who", &names.frog(seat)), ("from", &from), ("to", &to)])
        }
        Event::Entered { seat, to } => {
            names.message(key::EVENT_ENTERED, &[("who", &names.frog(seat)), ("place", &names.place(to))])
        }
        Event::UsedAside { seat, count } => names.message(
            key::EVENT_USED_ASIDE,
            &[("who", &names.frog(seat)), ("cards", &names.messages.count(key::CARDS, count))],
        ),
        Event::Forfeited { seat } => who(names, key::EVENT_FORFEITED, seat),
        Event::Thrown { seat } => who(names, key::EVENT_THROWN, seat),
        Event::Scorched { seat } => who(names, key::EVENT_SCORCHED, seat),
        Event::Returned { seat } => who(names, key::EVENT_RETURNED, seat),
        Event::SetAside { seat } => who(names, key::EVENT_SET_ASIDE, seat),
        Event::Mutated { seat } => who(names, key::EVENT_MUTATED, seat),
        Event::Resisted { seat } => who(names, key::EVENT_RESISTED, seat),
        Event::Selected { seat } => who(names, key::EVENT_SELECTED, seat),
        Event::TurnedDown { seat } => who(names, key::EVENT_TURNED_DOWN, seat),
        Event::RoboStarts { seat, cell } => to_hex(key::EVENT_ROBO_STARTS, seat, cell),
        Event::Spotted { seat, cell } => to_hex(key::EVENT_SPOTTED, seat, cell),
        Event::Dialled { seat, face } => {
            let dir = Dir::from_index(face.saturating_sub(1)).unwrap_or(Dir::NE);
            names.message(key::EVENT_DIALLED, &[("who", &names.frog(seat)), ("face", &face), ("dir", &names.edge(dir))])
        }
        Event::Robo { seat, line, because } => robo::sentence(names, seat, line, because),
        _ => power(names, event),
    }
}

/// Puts into text what powers and variants do.
fn power(names: &Names<'_>, event: Event) -> Text {
    let to_hex =
        |key: &str, seat: Seat, cell| names.message(key, &[("who", &names.frog(seat)), ("hex", &names.hex(cell))]);
    let two = |key: &str, seat: Seat, other: Seat| {
        names.message(key, &[("who", &names.frog(seat)), ("other", &names.frog(other))])
    };
    match event {
        Event::Targeted { seat, target, purpose } => {
            let key = match purpose {
                Purpose::Drain => key::EVENT_TARGETED_DRAIN,
                Purpose::Swap => key::EVENT_TARGETED_SWAP,
                Purpose::Aggro => key::EVENT_TARGETED_AGGRO,
                _ => key::EVENT_TARGETED_POSSESS,
            };
            two(key, seat, target)
        }
        Event::Withdrew { seat, target } => two(key::EVENT_WITHDREW, seat, target),
        Event::Possessed { seat, puppet } => two(key::EVENT_POSSESSED, seat, puppet),
        Event::Swapped { seat, target } => two(key::EVENT_SWAPPED, seat, target),
        Event::Exchanged { seat, other } => two(key::EVENT_EXCHANGED, seat, other),
        Event::Drained { seat, target, amount } => names.message(
            key::EVENT_DRAINED,
            &[("who", &names.frog(seat)), ("other", &names.frog(target)), ("amount", &amount)],
        ),
        Event::Traded { seat, count } => {
            names.messages.counted(key::EVENT_TRADED, count, &[("who", &names.frog(seat))])
        }
        Event::Stepped { seat, to, .. } => to_hex(key::EVENT_STEPPED, seat, to),
        Event::Tunnelled { seat, to, .. } => to_hex(key::EVENT_TUNNELLED, seat, to),
        Event::Smashed { seat, cell } => to_hex(key::EVENT_SMASHED, seat, cell),
        Event::Stomped { seat, cell } => to_hex(key::EVENT_STOMPED, seat, cell),
        Event::Voided { seat } => who(names, key::EVENT_VOIDED, seat),
        Event::Released { puppet } => who(names, key::EVENT_RELEASED, puppet),
        Event::Ate { seat } => who(names, key::EVENT_ATE, seat),
        Event::Spat { seat } => who(names, key::EVENT_SPAT, seat),
        Event::Deferred { seat } => who(names, key::EVENT_DEFERRED, seat),
        Event::DeferralDue { seat } => who(names, key::EVENT_DEFERRAL_DUE, seat),
        Event::UsedDeferred { seat } => who(names, key::EVENT_USED_DEFERRED, seat),
        Event::PutUnder { seat } => who(names, key::EVENT_PUT_UNDER, seat),
        _ => muck::event(names, event),
    }
}
