//! What an ability card does, in words, read off the table in use: a card never promises what this table does not play.

use super::voice::Voice;
use crate::Words;
use ::cosmic_frog::{Ability, Rules};

/// The dice and powers of an ability card; a hidden card is only named.
pub fn card_text(rules: &Rules, card: Ability, words: &Words) -> String {
    let voice = Voice { rules, words };
    let name = voice.ability(card);
    if !card.is_known() {
        return name;
    }
    let powers = rules.abilities().powers(card);
    let [shard, aether, raid] = powers.dice.map(|die| voice.die(die));
    let dice = voice.say("card-text.dice", &[("card", &name), ("shard", &shard), ("aether", &aether), ("raid", &raid)]);
    let mut sentences = vec![dice];
    let switches = [
        (powers.harvest_barrens, "card-text.harvest-barrens"),
        (powers.harvest_adjacent, "card-text.harvest-adjacent"),
        (powers.reroll_combat, "card-text.reroll-combat"),
        (powers.reroll_raid, "card-text.reroll-raid"),
    ];
    sentences.extend(switches.into_iter().filter(|(on, _)| *on).map(|(_, key)| words.plain(key)));
    for (amount, key) in powers.win_regain.into_iter().zip(["card-text.regain-shard", "card-text.regain-aether"]) {
        if amount > 0 {
            sentences.push(voice.say(key, &[("amount", &amount)]));
        }
    }
    if sentences.len() == 1 {
        sentences.push(words.plain("card-text.plain"));
    }
    sentences.join(" ")
}
