//! The text of ability cards. It is made from the ability table of the game, so it describes exactly what is played.

use super::names::Names;
use crate::Messages;
use ::cosmic_frog::{Ability, CheapExtra, Powers, Rules};

/// Describes the dice and powers of an ability card. For a hidden card, returns only its name.
pub fn card_text(rules: &Rules, card: Ability, messages: &Messages) -> String {
    let names = Names { rules, messages };
    let name = names.ability(card);
    if !card.is_known() {
        return name;
    }
    let powers = rules.abilities().powers(card);
    let [shard, aether, raid] = powers.dice.map(|die| names.die(die));
    let dice =
        names.message("card-text.dice", &[("card", &name), ("shard", &shard), ("aether", &aether), ("raid", &raid)]);
    let mut sentences = vec![dice];
    if rules.has_muck() {
        sentences.push(names.message("card-text.brain", &[("brain", &names.die(powers.brain))]));
    }
    let without_powers = sentences.len();
    for (has_power, amount, key) in always(powers).into_iter().chain(for_oomph(powers)).chain(of_muck(powers)) {
        if has_power {
            sentences.push(names.message(key, &[("amount", &amount)]));
        }
    }
    if sentences.len() == without_powers {
        sentences.push(names.plain("card-text.plain"));
    }
    sentences.join(" ")
}

/// A sentence about a power: whether the card has the power, its amount of Ω, and the message key.
type PowerSentence = (bool, u8, &'static str);

/// Lists the powers that work without a price while the card lies face up.
fn always(powers: &Powers) -> [PowerSentence; 22] {
    let plain = |on: bool, key| (on, 0, key);
    let some = |amount: u8, key| (amount > 0, amount, key);
    [
        plain(powers.step, "card-text.step"),
        some(powers.toll, "card-text.toll"),
        plain(powers.cheap_extra == CheapExtra::HarvestRaid, "card-text.cheap.harvest-raid"),
        plain(powers.cheap_extra == CheapExtra::Repeat, "card-text.cheap.repeat"),
        plain(powers.stomp, "card-text.stomp"),
        plain(powers.possess, "card-text.possess"),
        plain(powers.smash, "card-text.smash"),
        plain(powers.flux_regain, "card-text.flux-regain"),
        plain(powers.copy_die, "card-text.copy-die"),
        (powers.overpower != Powers::PLAIN.overpower, powers.overpower, "card-text.overpower"),
        some(powers.guard, "card-text.guard"),
        plain(powers.harvest_barrens, "card-text.harvest-barrens"),
        some(powers.eat, "card-text.eat"),
        plain(powers.spit, "card-text.spit"),
        plain(powers.harvest_adjacent, "card-text.harvest-adjacent"),
        plain(powers.choose_plunder, "card-text.choose-plunder"),
        some(powers.shard_regain, "card-text.shard-regain"),
        plain(powers.defer, "card-text.defer"),
        some(powers.drain, "card-text.drain"),
        plain(powers.void_attack, "card-text.void-attack"),
        some(powers.win_regain[0], "card-text.regain-shard"),
        some(powers.win_regain[1], "card-text.regain-aether"),
    ]
}

/// Lists the powers that Find Muck adds.
fn of_muck(powers: &Powers) -> [PowerSentence; 17] {
    let plain = |on: bool, key| (on, 0, key);
    let some = |amount: u8, key| (amount > 0, amount, key);
    [
        some(powers.mind_regain, "card-text.mind-regain"),
        plain(powers.feast, "card-text.feast"),
        plain(powers.aggro_past_frogs, "card-text.aggro-past-frogs"),
        plain(powers.mind_past_frogs, "card-text.mind-past-frogs"),
        (powers.aggro != Powers::PLAIN.aggro, powers.aggro, "card-text.aggro"),
        some(powers.goad, "card-text.goad"),
        plain(powers.calm, "card-text.calm"),
        plain(powers.dredge, "card-text.dredge"),
        some(powers.tether, "card-text.tether"),
        plain(powers.backlash, "card-text.backlash"),
        plain(powers.late_boost, "card-text.late-boost"),
        plain(powers.choose_purge, "card-text.choose-purge"),
        plain(powers.reroll_mind, "card-text.reroll-mind"),
        plain(powers.tether_drift, "card-text.tether-drift"),
        plain(powers.shift_purge, "card-text.shift-purge"),
        plain(powers.meddle, "card-text.meddle"),
        some(powers.spew, "card-text.spew"),
    ]
}

/// Lists the powers that cost 1 Ω for each use.
fn for_oomph(powers: &Powers) -> [PowerSentence; 9] {
    [
        (powers.stash, "card-text.stash"),
        (powers.reroll_combat, "card-text.reroll-combat"),
        (powers.reroll_raid, "card-text.reroll-raid"),
        (powers.bend_knockback, "card-text.bend-knockback"),
        (powers.press_knockback, "card-text.press-knockback"),
        (powers.swap, "card-text.swap"),
        (powers.tunnel, "card-text.tunnel"),
        (powers.look, "card-text.look"),
        (powers.void_defence, "card-text.void-defence"),
    ]
    .map(|(on, key)| (on, 0, key))
}
