//! What the tests of both games share: checks of a single text, and a record of the messages that were used.

use games::Scenario;
use message_packs::{Message, Part};
use std::collections::BTreeSet;
use std::fs;
use tabletop::{Game, Odds, Pending, RecordOf, SeatSet};
use testkit::Random;
use wording::{GameWording, MISSING, Messages};

/// Asserts that a text is complete: no message is missing and every variable has its value.
pub fn sound(text: &str) {
    assert!(!text.is_empty() && !text.contains(MISSING) && !text.contains('{') && !text.contains("  ,"), "{text:?}");
}

/// Plays up to `most` random moves and calls `each` with every position, its answers and the next move. Half of the answers
/// are drawn from those that `is_rare` selects, if there are any. Returns the last position.
pub fn play_random_game<G: Game>(
    rules: &G,
    seed: u64,
    most: usize,
    is_rare: impl Fn(&G::Move) -> bool,
    mut each: impl FnMut(&G::State, &[G::Move], G::Move),
) -> G::State {
    let mut random = Random::new(seed, 1);
    let (mut state, mut moves, mut odds) = (rules.initial_state(), Vec::new(), Odds::default());
    for _ in 0..most {
        rules.legal(&state, &mut moves);
        let mv = match rules.pending(&state) {
            Pending::Over => break,
            Pending::Chance(_) => {
                rules.odds(&state, &mut odds);
                odds.pick(random.below(odds.total())).unwrap()
            }
            _ if random.once_in(2) => random.pick(&moves).unwrap(),
            _ => {
                let rare: Vec<G::Move> = moves.iter().copied().filter(&is_rare).collect();
                random.pick(&rare).or(random.pick(&moves)).unwrap()
            }
        };
        each(&state, &moves, mv);
        rules.apply(&mut state, mv, &mut ()).unwrap();
    }
    state
}

/// The first of the characters that stand for messages. Unicode reserves them for private use.
const FIRST: u32 = 0xE000;

/// Finds out which messages are used: each text is replaced by one character for its key, followed by its variables.
pub struct UsedMessages {
    keys: Vec<String>,
    messages: Messages,
    used: BTreeSet<String>,
}

impl UsedMessages {
    /// Creates a record in which no message is used yet.
    pub fn new() -> UsedMessages {
        let keys: Vec<String> = Messages::english().keys().map(String::from).collect();
        let messages = Messages::english().map(|message| {
            let index = keys.iter().position(|other| *other == message.key).unwrap();
            let sign = char::from_u32(FIRST + index as u32).unwrap();
            let variables = message.variables().into_iter().map(|name| Part::Variable(name.to_string()));
            let text = std::iter::once(Part::Text(sign.to_string())).chain(variables).collect();
            Message { key: message.key.clone(), text, forms: Vec::new() }
        });
        UsedMessages { keys, messages, used: BTreeSet::new() }
    }

    /// Returns the messages to make texts with.
    pub fn messages(&self) -> Messages {
        self.messages.clone()
    }

    /// Records the messages that a text is made of.
    pub fn note(&mut self, text: &str) {
        assert!(!text.contains(MISSING), "{text}");
        let indices = text.chars().filter_map(|letter| u32::from(letter).checked_sub(FIRST));
        let keys = indices.filter_map(|index| self.keys.get(index as usize));
        self.used.extend(keys.cloned());
    }

    /// Makes every text about a position and records the messages in it.
    pub fn position<G: GameWording>(&mut self, rules: &G, state: &G::State) {
        let messages = self.messages();
        let mut answers = Vec::new();
        rules.legal(state, &mut answers);
        self.note(&rules.prompt(state, &messages).to_string());
        self.note(&rules.result_text(state, &messages));
        self.note(&rules.summary(state, SeatSet::ALL, &messages));
        self.note(&rules.summary(state, SeatSet::NONE, &messages));
        answers.into_iter().for_each(|mv| self.note(&rules.answer(state, mv, &messages).to_string()));
    }

    /// Makes the sentence for an event and records the messages in it.
    pub fn event<G: GameWording>(&mut self, rules: &G, event: G::Event) {
        if let Some(text) = rules.event(event, &self.messages()).map(String::from) {
            self.note(&text);
        }
    }

    /// Plays the scripts of all scenarios of a game and makes every text about their positions.
    pub fn scenarios<G: GameWording>(&mut self) {
        let folder = format!("{}/../../scenarios/{}", env!("CARGO_MANIFEST_DIR"), G::NAME);
        for entry in fs::read_dir(folder).unwrap() {
            let text = fs::read_to_string(entry.unwrap().path()).unwrap();
            let scenario: Scenario = toml::from_str(&text).unwrap();
            let (rules, mut state) = G::read_position(&text).unwrap();
            self.position(&rules, &state);
            let lines = scenario.script.play.lines().map(|line| line.split('#').next().unwrap_or("").trim());
            for line in lines.filter(|line| !line.is_empty() && !line.starts_with('?')) {
                let mut is_played = false;
                while !is_played {
                    is_played = self.play(&rules, &mut state, line);
                    self.position(&rules, &state);
                }
            }
        }
    }

    /// Plays a line if it is legal, otherwise the passing move or the only answer. Returns whether the line was played.
    fn play<G: GameWording>(&mut self, rules: &G, state: &mut G::State, line: &str) -> bool {
        let meant = rules.read_move(state, line).ok().filter(|&mv| rules.check(state, mv).is_ok());
        let silent = || {
            let mut answers = Vec::new();
            rules.legal(state, &mut answers);
            rules.passing_move(state).or_else(|| answers.first().copied().filter(|_| answers.len() == 1))
        };
        let mv = meant.or_else(silent).unwrap_or_else(|| panic!("{line} cannot be played"));
        let mut records: Vec<RecordOf<G>> = Vec::new();
        rules.apply_legal(state, mv, &mut records);
        for record in records {
            self.event(rules, record.event);
            self.event(rules, rules.redact_event(record, SeatSet::NONE).event);
        }
        meant.is_some()
    }

    /// Returns the keys that `is_of_game` selects and that were not used.
    pub fn unused(&self, is_of_game: impl Fn(&str) -> bool) -> Vec<&str> {
        let of_game = self.keys.iter().map(String::as_str).filter(|key| is_of_game(key));
        of_game.filter(|key| !self.used.contains(*key)).collect()
    }
}
