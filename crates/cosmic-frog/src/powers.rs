//! What an ability card does: which dice it gives and which parameters of steps it sets.
//!
//! Steps read [`Powers`]; no step asks which card it is. A face-down card gives [`Powers::PLAIN`].

use crate::die::{Die, RollPurpose};
use serde::Deserialize;

/// Which extra actions cost 1 Ω instead of 2.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CheapExtra {
    /// None.
    #[default]
    Never,
    /// HARVEST and RAID.
    HarvestRaid,
    /// An extra action of the same kind as the first action.
    Repeat,
}

/// The parameters that a card sets while it lies face up. In the file, what is left out is off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Powers {
    /// Dice for Shard combat, Aether combat and raids.
    #[serde(deserialize_with = "read_dice")]
    pub dice: [Die; 3],
    /// The die for mental combat.
    #[serde(default = "white", deserialize_with = "read_die")]
    pub brain: Die,
    /// HARVEST may take a Barren that is the top tile.
    #[serde(default)]
    pub harvest_barrens: bool,
    /// HARVEST may take the top Land of an adjacent hex without another frog.
    #[serde(default)]
    pub harvest_adjacent: bool,
    /// For 1 Ω one of its combat dice is rolled again.
    #[serde(default)]
    pub reroll_combat: bool,
    /// For 1 Ω its raid die is rolled again.
    #[serde(default)]
    pub reroll_raid: bool,
    /// Ω regained on winning a combat as either side: Shard combat, Aether combat.
    #[serde(default)]
    pub win_regain: [u8; 2],
    /// Before each of its actions on the Shard it may step to a free adjacent hex.
    #[serde(default)]
    pub step: bool,
    /// Once per turn, for 1 Ω, the top Land of its Gullet goes into its Vault.
    #[serde(default)]
    pub stash: bool,
    /// Ω that any other frog pays to target it.
    #[serde(default)]
    pub toll: u8,
    /// Which extra actions cost 1 Ω.
    #[serde(default)]
    pub cheap_extra: CheapExtra,
    /// On arriving on a hex it may destroy the top tile.
    #[serde(default)]
    pub stomp: bool,
    /// For 1 Ω the knockback it receives changes by one.
    #[serde(default)]
    pub bend_knockback: bool,
    /// For 1 Ω the knockback it inflicts rises by one.
    #[serde(default)]
    pub press_knockback: bool,
    /// Action POSSESS.
    #[serde(default)]
    pub possess: bool,
    /// Action SMASH.
    #[serde(default)]
    pub smash: bool,
    /// Aether Flux gives back all Ω first.
    #[serde(default)]
    pub flux_regain: bool,
    /// In combat it may use the opponent's die colour.
    #[serde(default)]
    pub copy_die: bool,
    /// After its last action, for 1 Ω, it swaps cards with a targetable frog.
    #[serde(default)]
    pub swap: bool,
    /// Ω for overpowering.
    #[serde(default = "two")]
    pub overpower: u8,
    /// Ω more for overpowering an attack on it.
    #[serde(default)]
    pub guard: u8,
    /// Ω regained for destroying a Barren in its Gullet; possible at any decision of the frog.
    #[serde(default)]
    pub eat: u8,
    /// Action SPIT.
    #[serde(default)]
    pub spit: bool,
    /// Ω regained at the start of its turn on the Shard.
    #[serde(default)]
    pub shard_regain: u8,
    /// Once per action, before it, for 1 Ω: to any free hex of the same terrain.
    #[serde(default)]
    pub tunnel: bool,
    /// Its action card may be set aside and used at the end of a later turn.
    #[serde(default)]
    pub defer: bool,
    /// Once per turn, for 1 Ω: look at the top action card, leave it or put it under.
    #[serde(default)]
    pub look: bool,
    /// Once on its turn a targetable frog expends up to this much Ω, and it regains as much.
    #[serde(default)]
    pub drain: u8,
    /// Its attack turns the target's card down until the combat ends.
    #[serde(default)]
    pub void_attack: bool,
    /// If it is attacked, for 1 Ω: the attacker's card turns down until the combat ends.
    #[serde(default)]
    pub void_defence: bool,
    /// With option A it chooses which tiles it takes.
    #[serde(default)]
    pub choose_plunder: bool,
    /// For 1 Ω one of its dice in mental combat is rolled again.
    #[serde(default)]
    pub reroll_mind: bool,
    /// Ω regained on winning a mental attack.
    #[serde(default)]
    pub mind_regain: u8,
    /// The first item that its mental attack makes a frog purge goes into its Gullet.
    #[serde(default)]
    pub feast: bool,
    /// Frogs in between do not obstruct its AGGRO.
    #[serde(default)]
    pub aggro_past_frogs: bool,
    /// Frogs in between do not obstruct its mental attacks or AGGRO.
    #[serde(default)]
    pub mind_past_frogs: bool,
    /// Ω that it costs a frog to ignore its AGGRO.
    #[serde(default = "two")]
    pub aggro: u8,
    /// How often it may change its knockback by one, free, in a combat that its AGGRO started.
    #[serde(default)]
    pub goad: u8,
    /// It ignores AGGRO without paying.
    #[serde(default)]
    pub calm: bool,
    /// Action DREDGE.
    #[serde(default)]
    pub dredge: bool,
    /// When it is sent to the Outer Dimensions, it keeps this card and up to this much Ω.
    #[serde(default)]
    pub tether: u8,
    /// Once per turn, for 1 Ω, in the Outer Dimensions: drift one dimension home.
    #[serde(default)]
    pub tether_drift: bool,
    /// For 1 Ω an item that its victim purges lands one nearer or farther.
    #[serde(default)]
    pub shift_purge: bool,
    /// A mental attack on it that fails makes the attacker purge.
    #[serde(default)]
    pub backlash: bool,
    /// Its boosts are declared after the dice.
    #[serde(default)]
    pub late_boost: bool,
    /// Once per combat, for 1 Ω, one die of either side is rolled again.
    #[serde(default)]
    pub meddle: bool,
    /// It chooses the order and the line of what it purges.
    #[serde(default)]
    pub choose_purge: bool,
    /// Once per own turn, for 1 Ω, on the Shard: purge its top item up to this many hexes away.
    #[serde(default)]
    pub spew: u8,
}

fn two() -> u8 {
    2
}

fn white() -> Die {
    Die::White
}

fn read_die<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<Die, D::Error> {
    let text = String::deserialize(deserializer)?;
    Die::from_letter(&text).ok_or_else(|| serde::de::Error::custom(format!("brain = {text:?} must be W, Y or R")))
}

fn read_dice<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<[Die; 3], D::Error> {
    let text = String::deserialize(deserializer)?;
    let dice: Option<Vec<Die>> = text.split_whitespace().map(Die::from_letter).collect();
    dice.and_then(|dice| dice.try_into().ok()).ok_or_else(|| {
        let reason = format!("dice = {text:?} must be three letters out of W, Y and R: Shard, Aether, raid");
        serde::de::Error::custom(reason)
    })
}

impl Powers {
    /// A frog whose card lies face down.
    pub const PLAIN: Powers = Powers {
        dice: [Die::White; 3],
        brain: Die::White,
        harvest_barrens: false,
        harvest_adjacent: false,
        reroll_combat: false,
        reroll_raid: false,
        win_regain: [0; 2],
        step: false,
        stash: false,
        toll: 0,
        cheap_extra: CheapExtra::Never,
        stomp: false,
        bend_knockback: false,
        press_knockback: false,
        possess: false,
        smash: false,
        flux_regain: false,
        copy_die: false,
        swap: false,
        overpower: 2,
        guard: 0,
        eat: 0,
        spit: false,
        shard_regain: 0,
        tunnel: false,
        defer: false,
        look: false,
        drain: 0,
        void_attack: false,
        void_defence: false,
        choose_plunder: false,
        reroll_mind: false,
        mind_regain: 0,
        feast: false,
        aggro_past_frogs: false,
        mind_past_frogs: false,
        aggro: 2,
        goad: 0,
        calm: false,
        dredge: false,
        tether: 0,
        tether_drift: false,
        shift_purge: false,
        backlash: false,
        late_boost: false,
        meddle: false,
        choose_purge: false,
        spew: 0,
    };

    /// Returns the colour of its die for a kind of fight.
    pub const fn die(&self, fight: RollPurpose) -> Die {
        match fight {
            RollPurpose::Mind => self.brain,
            fight => self.dice[fight as usize],
        }
    }

    /// Checks that all amounts are small enough.
    pub(crate) fn check(&self) -> Result<(), String> {
        let amounts = [
            ("win-regain", self.win_regain[0].max(self.win_regain[1])),
            ("toll", self.toll),
            ("overpower", self.overpower),
            ("guard", self.guard),
            ("eat", self.eat),
            ("shard-regain", self.shard_regain),
            ("drain", self.drain),
            ("mind-regain", self.mind_regain),
            ("aggro", self.aggro),
            ("goad", self.goad),
            ("tether", self.tether),
            ("spew", self.spew),
        ];
        match amounts.into_iter().find(|(_, amount)| *amount > 6) {
            Some((name, amount)) => Err(format!("{name} = {amount}: amounts of Ω go from 0 to 6")),
            None => Ok(()),
        }
    }
}
