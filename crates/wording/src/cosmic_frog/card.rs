//! The text of ability cards. It is made from the ability table of the game, so it describes exactly what is played.

use super::names::Names;
use crate::Messages;
use crate::key;
use crate::text::Text;
use ::cosmic_frog::{Ability, CheapExtra, Powers, Rules};

/// Describes the dice and powers of an ability card. For a hidden card, returns only its name.
pub fn card_text(rules: &Rules, card: Ability, messages: &Messages) -> Text {
    let names = Names { rules, messages };
    let name = names.ability(card);
    if !card.is_known() {
        return name;
    }
    let powers = rules.abilities().powers(card);
    let [shard, aether, raid] = powers.dice.map(|die| names.die(die));
    let dice =
        names.message(key::CARD_TEXT_DICE, &[("card", &name), ("shard", &shard), ("aether", &aether), ("raid", &raid)]);
    let mut sentences = vec![dice];
    if rules.has_muck() {
        sentences.push(names.message(key::CARD_TEXT_BRAIN, &[("brain", &names.die(powers.brain))]));
    }
    sentences.push(card_powers(rules, card, messages));
    Text::join(sentences, " ")
}

/// Describes the powers of an ability card, without its name and its dice.
pub fn card_powers(rules: &Rules, card: Ability, messages: &Messages) -> Text {
    let names = Names { rules, messages };
    let powers = rules.abilities().powers(card);
    let mut sentences = Vec::new();
    for (has_power, amount, key) in always(powers).into_iter().chain(for_oomph(powers)).chain(of_muck(powers)) {
        if has_power {
            sentences.push(names.message(key, &[("amount", &amount)]));
        }
    }
    if sentences.is_empty() {
        sentences.push(names.plain(key::CARD_TEXT_PLAIN));
    }
    Text::join(sentences, " ")
}

/// A sentence about a power: whether the card has the power, its amount of Ω, and the message key.
type PowerSentence = (bool, u8, &'static str);

/// Lists the powers that work without a price while the card lies face up.
fn always(powers: &Powers) -> [PowerSentence; 22] {
    let plain = |on: bool, key| (on, 0, key);
    let some = |amount: u8, key| (amount > 0, amount, key);
    [
        plain(powers.step, key::CARD_TEXT_STEP),
        some(powers.toll, key::CARD_TEXT_TOLL),
        plain(powers.cheap_extra == CheapExtra::HarvestRaid, key::CARD_TEXT_CHEAP_HARVEST_RAID),
        plain(powers.cheap_extra == CheapExtra::Repeat, key::CARD_TEXT_CHEAP_REPEAT),
        plain(powers.stomp, key::CARD_TEXT_STOMP),
        plain(powers.possess, key::CARD_TEXT_POSSESS),
        plain(powers.smash, key::CARD_TEXT_SMASH),
        plain(powers.flux_regain, key::CARD_TEXT_FLUX_REGAIN),
        plain(powers.copy_die, key::CARD_TEXT_COPY_DIE),
        (powers.overpower != Powers::PLAIN.overpower, powers.overpower, key::CARD_TEXT_OVERPOWER),
        some(powers.guard, key::CARD_TEXT_GUARD),
        plain(powers.harvest_barrens, key::CARD_TEXT_HARVEST_BARRENS),
        some(powers.eat, key::CARD_TEXT_EAT),
        plain(powers.spit, key::CARD_TEXT_SPIT),
        plain(powers.harvest_adjacent, key::CARD_TEXT_HARVEST_ADJACENT),
        plain(powers.choose_plunder, key::CARD_TEXT_CHOOSE_PLUNDER),
        some(powers.shard_regain, key::CARD_TEXT_SHARD_REGAIN),
        plain(powers.defer, key::CARD_TEXT_DEFER),
        some(powers.drain, key::CARD_TEXT_DRAIN),
        plain(powers.void_attack, key::CARD_TEXT_VOID_ATTACK),
        some(powers.win_regain[0], key::CARD_TEXT_REGAIN_SHARD),
        some(powers.win_regain[1], key::CARD_TEXT_REGAIN_AETHER),
    ]
}

/// Lists the powers that Find Muck adds.
fn of_muck(powers: &Powers) -> [PowerSentence; 17] {
    let plain = |on: bool, key| (on, 0, key);
    let some = |amount: u8, key| (amount > 0, amount, key);
    [
        some(powers.mind_regain, key::CARD_TEXT_MIND_REGAIN),
        plain(powers.feast, key::CARD_TEXT_FEAST),
        plain(powers.aggro_past_frogs, key::CARD_TEXT_AGGRO_PAST_FROGS),
        plain(powers.mind_past_frogs, key::CARD_TEXT_MIND_PAST_FROGS),
        (powers.aggro != Powers::PLAIN.aggro, powers.aggro, key::CARD_TEXT_AGGRO),
        some(powers.goad, key::CARD_TEXT_GOAD),
        plain(powers.calm, key::CARD_TEXT_CALM),
        plain(powers.dredge, key::CARD_TEXT_DREDGE),
        some(powers.tether, key::CARD_TEXT_TETHER),
        plain(powers.backlash, key::CARD_TEXT_BACKLASH),
        plain(powers.late_boost, key::CARD_TEXT_LATE_BOOST),
        plain(powers.choose_purge, key::CARD_TEXT_CHOOSE_PURGE),
        plain(powers.reroll_mind, key::CARD_TEXT_REROLL_MIND),
        plain(powers.tether_drift, key::CARD_TEXT_TETHER_DRIFT),
        plain(powers.shift_purge, key::CARD_TEXT_SHIFT_PURGE),
        plain(powers.meddle, key::CARD_TEXT_MEDDLE),
        some(powers.spew, key::CARD_TEXT_SPEW),
    ]
}

/// Lists the powers that cost 1 Ω for each use.
fn for_oomph(powers: &Powers) -> [PowerSentence; 9] {
    [
        (powers.stash, key::CARD_TEXT_STASH),
        (powers.reroll_combat, key::CARD_TEXT_REROLL_COMBAT),
        (powers.reroll_raid, key::CARD_TEXT_REROLL_RAID),
        (powers.bend_knockback, key::CARD_TEXT_BEND_KNOCKBACK),
        (powers.press_knockback, key::CARD_TEXT_PRESS_KNOCKBACK),
        (powers.swap, key::CARD_TEXT_SWAP),
        (powers.tunnel, key::CARD_TEXT_TUNNEL),
        (powers.look, key::CARD_TEXT_LOOK),
        (powers.void_defence, key::CARD_TEXT_VOID_DEFENCE),
    ]
    .map(|(on, key)| (on, 0, key))
}
