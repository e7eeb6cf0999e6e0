//! Ability cards as data: which dice they give and which parameters of steps they set (`data/abilities.toml`).
//!
//! Steps read [`Powers`]; no step asks which card it is. A face-down card gives [`Powers::PLAIN`].

use serde::{Deserialize, Serialize};
use tabletop::input::{MAX_TABLE_BYTES, Problems, check_length, shorten_lines};
use tabletop::toml_text::{TomlTable, TomlValue};

/// An ability card, by its number in the list of names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Ability(pub u8);

/// How many cards the base game has; the rest joins with Find Muck.
pub const BASE: usize = 16;

/// The cards in the order of their numbers, those of the base game first.
pub const NAMES: [&str; 24] = [
    "blink",
    "camouflage",
    "empyrean",
    "marauder",
    "massive",
    "mindborer",
    "monstrous",
    "mutagenic",
    "nimble",
    "ravager",
    "telluric",
    "temporus",
    "vampiric",
    "voidshadow",
    "warbringer",
    "whiptongue",
    "psychovore",
    "goadcaller",
    "dredger",
    "tetherbound",
    "echomind",
    "nullcroak",
    "sleightmaster",
    "regurgitor",
];

impl Ability {
    /// A card that this viewer has not seen.
    pub const UNSEEN: Ability = Ability(u8::MAX);
    /// No card.
    pub const NONE: Ability = Ability(u8::MAX - 1);

    /// Its name in notation; `?` for an unseen card, `none` for no card.
    pub fn name(self) -> &'static str {
        match self {
            Ability::NONE => "none",
            _ => NAMES.get(self.0 as usize).copied().unwrap_or("?"),
        }
    }

    /// The card with this name.
    pub fn from_name(name: &str) -> Option<Ability> {
        NAMES.iter().position(|&other| other == name).map(|index| Ability(index as u8))
    }

    /// Whether this is a card whose identity is settled.
    pub const fn is_known(self) -> bool {
        self.0 < NAMES.len() as u8
    }
}

/// A colour of dice: white 0–5, yellow 1–6, red 2–7 (ABI-2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[repr(u8)]
pub enum Die {
    /// 0 to 5.
    White,
    /// 1 to 6.
    Yellow,
    /// 2 to 7.
    Red,
}

impl Die {
    /// Its lowest face; the highest is five more.
    pub const fn lowest(self) -> u8 {
        self as u8
    }

    /// Its six faces.
    pub fn faces(self) -> std::ops::RangeInclusive<u8> {
        self.lowest()..=self.lowest() + 5
    }

    fn from_letter(letter: &str) -> Option<Die> {
        match letter {
            "W" => Some(Die::White),
            "Y" => Some(Die::Yellow),
            "R" => Some(Die::Red),
            _ => None,
        }
    }
}

/// What a die is rolled for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[repr(u8)]
pub enum Fight {
    /// Combat with the defender on the Shard.
    Shard,
    /// Combat with the defender in the Aether.
    Aether,
    /// A raid.
    Raid,
    /// Mental combat.
    Mind,
}

/// Which extra actions cost 1 Ω instead of 2.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CheapExtra {
    /// None.
    #[default]
    Never,
    /// HARVEST and RAID.
    HarvestRaid,
    /// One that repeats the kind of the first action.
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
    /// Ω regained on winning a Shard combat, an Aether combat, as either side.
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
    /// Ω regained for destroying a Barren in its Gullet, at any own decision.
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
    /// Once on its turn a targetable frog expends up to so much Ω and it regains as much.
    #[serde(default)]
    pub drain: u8,
    /// Its attack turns the target's card down until the combat ends.
    #[serde(default)]
    pub void_attack: bool,
    /// Attacked, for 1 Ω: the same to the attacker.
    #[serde(default)]
    pub void_defence: bool,
    /// As option A it chooses which tiles.
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
    /// Frogs between do not obstruct its AGGRO.
    #[serde(default)]
    pub aggro_past_frogs: bool,
    /// Frogs between do not obstruct its mental attacks or AGGRO.
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
    /// Sent to the Outer Dimensions it keeps this card and up to so much Ω.
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
    /// Once per own turn, for 1 Ω, on the Shard: purge its top item up to so many hexes away.
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

    /// The colour of its die for a kind of fight.
    pub const fn die(&self, fight: Fight) -> Die {
        match fight {
            Fight::Mind => self.brain,
            fight => self.dice[fight as usize],
        }
    }

    fn check(&self) -> Result<(), String> {
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

/// All cards in use, by number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AbilityTable(Vec<Powers>);

/// The table that ships with the game.
pub const STANDARD: &str = include_str!("../data/abilities.toml");
/// What Find Muck adds to the table: brain icons and eight more cards.
pub const FIND_MUCK: &str = include_str!("../data/find-muck.toml");

impl AbilityTable {
    /// Reads the table of the base game; the error lists what is wrong with it.
    pub fn read(text: &str) -> Result<AbilityTable, Vec<String>> {
        AbilityTable::read_rows(parse(text)?, BASE)
    }

    /// Reads a table for Find Muck: what it leaves out is as in the table that ships with the expansion.
    pub fn read_with_muck(text: &str) -> Result<AbilityTable, Vec<String>> {
        let mut tables = parse(text)?;
        tables.add_missing(parse(FIND_MUCK)?);
        AbilityTable::read_rows(tables, NAMES.len())
    }

    fn read_rows(tables: TomlTable, count: usize) -> Result<AbilityTable, Vec<String>> {
        let names = &NAMES[..count];
        let mut problems = Problems::default();
        // A row that is there but wrong is no missing one.
        let mut rows: Vec<Option<Powers>> = vec![None; count];
        for (name, value) in tables.iter() {
            let Some(index) = names.iter().position(|&other| other == name) else {
                let all = names.join(", ");
                problems.push(format_args!("abilities: no ability is called {name:?}; the names are {all}"));
                continue;
            };
            rows[index] = Some(read_row(value).unwrap_or_else(|reason| {
                problems.push(format_args!("abilities: {name}: {reason}"));
                Powers::PLAIN
            }));
        }
        for (name, _) in names.iter().zip(&rows).filter(|(_, row)| row.is_none()) {
            problems.push(format_args!("abilities: {name} is missing"));
        }
        if problems.is_empty() {
            Ok(AbilityTable(rows.into_iter().flatten().collect()))
        } else {
            Err(problems.into_list())
        }
    }

    /// How many cards there are.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Never true for a table that was read.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// What a card does face up.
    pub fn powers(&self, ability: Ability) -> &Powers {
        self.0.get(ability.0 as usize).unwrap_or(&Powers::PLAIN)
    }
}

fn parse(text: &str) -> Result<TomlTable, Vec<String>> {
    let text = check_length(text, MAX_TABLE_BYTES).map_err(|reason| vec![format!("abilities: {reason}")])?;
    TomlTable::parse(text).map_err(|error| vec![format!("abilities: {}", shorten_lines(&error.in_text(text)))])
}

fn read_row(value: &TomlValue) -> Result<Powers, String> {
    let powers: Powers = value.read().map_err(|error| error.message().to_string())?;
    powers.check()?;
    Ok(powers)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_standard_table_reads() {
        let table = AbilityTable::read(STANDARD).unwrap();
        assert_eq!(table.len(), 16);
        assert_eq!(table.powers(Ability::from_name("marauder").unwrap()).dice, [Die::Yellow, Die::White, Die::Yellow]);
        assert_eq!(table.powers(Ability::UNSEEN), &Powers::PLAIN);
    }

    #[test]
    fn find_muck_adds_brains_and_eight_cards() {
        let table = AbilityTable::read_with_muck(STANDARD).unwrap();
        assert_eq!(table.len(), 24);
        let powers = |name: &str| table.powers(Ability::from_name(name).unwrap());
        assert_eq!((powers("mindborer").brain, powers("blink").brain), (Die::Red, Die::Yellow));
        assert_eq!((powers("goadcaller").aggro, powers("goadcaller").goad), (3, 2));
        let own = STANDARD.replace("[blink]", "[blink]\nbrain = \"R\"");
        let own = AbilityTable::read_with_muck(&own).unwrap();
        assert_eq!(own.powers(Ability::from_name("blink").unwrap()).brain, Die::Red, "a table of one's own goes first");
        assert!(AbilityTable::read(&format!("{STANDARD}\n[dredger]\ndice = \"W W W\"")).is_err());
    }

    #[test]
    fn every_error_is_listed_at_once() {
        let text =
            STANDARD.replace("[blink]", "[wink]").replace("\"Y W Y\"", "\"Y W\"").replace("harvest-barrens", "gobble");
        let errors = AbilityTable::read(&text).unwrap_err();
        let all = errors.join("\n");
        for part in ["wink", "blink is missing", "marauder: dice", "ravager: unknown field `gobble`"] {
            assert!(all.contains(part), "{part} in {all}");
        }
        assert_eq!(errors.len(), 4, "{all}");
        assert!(AbilityTable::read("nonsense").is_err());
    }

    #[test]
    fn marks_and_line_ends_of_any_editor_are_read_and_nothing_huge() {
        let windows = format!("\u{feff}{}", STANDARD.replace('\n', "\r\n"));
        assert_eq!(AbilityTable::read(&windows), AbilityTable::read(STANDARD));
        let many: String = (0..2_000).map(|number| format!("[a{number}]\n")).collect();
        let errors = AbilityTable::read(&many).unwrap_err();
        assert_eq!((errors.len(), errors[10].as_str()), (11, "and 2006 more problems"));
        let errors = AbilityTable::read(&"#\n".repeat(99_999)).unwrap_err();
        assert_eq!(errors, ["abilities: it has 199998 bytes, more than the 65536 that are read"]);
        assert!(AbilityTable::read(&format!("x = {}", "9".repeat(60_000))).unwrap_err()[0].len() < 2_000);
    }
}
