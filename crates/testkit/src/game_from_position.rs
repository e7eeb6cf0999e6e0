//! A game that begins at a position made by hand, to check laws in positions that random games never reach.
//!
//! Apart from the start it behaves like the game itself.

use crate::TestedGame;
use serde::{Deserialize, Serialize};
use std::fs;
use std::path::PathBuf;
use std::sync::Arc;
use tabletop::{EventRecord, Game, GameResult, Notation, Odds, Pending, RandomBelow, Seat, SeatSet, Secrets, Sink};

/// The rules of a game, and the position in which it begins.
#[derive(Debug)]
pub struct GameFromPosition<G: Game> {
    game: G,
    start: G::State,
    setup: PositionSetup,
}

/// The text of the scenario whose position a game begins in. It may have fewer seats or more hexes than a set-up of the game.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct PositionSetup {
    scenario: String,
}

impl<G: Notation> GameFromPosition<G> {
    /// Reads a game from the text of a scenario; the error lists everything that is wrong with it.
    pub fn read(scenario: &str) -> Result<Self, Vec<String>> {
        let (game, start) = G::read_position(scenario)?;
        Ok(GameFromPosition { game, start, setup: PositionSetup { scenario: scenario.to_string() } })
    }

    /// Reads a game from every scenario in a folder, in the order of their names. Each is in the list twice, once for each way in which
    /// a [`Suite`](crate::Suite) chooses moves.
    ///
    /// # Panics
    /// If a file cannot be read.
    pub fn of_scenarios(folder: &str) -> Vec<Arc<Self>> {
        let mut files: Vec<PathBuf> = fs::read_dir(folder)
            .and_then(|entries| entries.map(|entry| entry.map(|entry| entry.path())).collect())
            .unwrap_or_else(|error| panic!("{folder}: {error}"));
        files.sort();
        let read = |file: PathBuf| {
            let text = fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
            let midway = Self::read(&text).unwrap_or_else(|errors| panic!("{}: {}", file.display(), errors.join("; ")));
            let midway = Arc::new(midway);
            [midway.clone(), midway]
        };
        files.into_iter().flat_map(read).collect()
    }
}

impl<G: Notation> Game for GameFromPosition<G> {
    const NAME: &'static str = G::NAME;
    const EDITION: u32 = G::EDITION;
    const RULE_IDS: &'static [&'static str] = G::RULE_IDS;
    type Setup = PositionSetup;
    type State = G::State;
    type Move = G::Move;
    type Question = G::Question;
    type Event = G::Event;
    type Refusal = G::Refusal;
    fn from_setup(setup: PositionSetup) -> Result<Self, Vec<String>> {
        Self::read(&setup.scenario)
    }
    fn setup(&self) -> &PositionSetup {
        &self.setup
    }
    fn digest(&self) -> u64 {
        self.game.digest()
    }
    fn seats(&self) -> u8 {
        self.game.seats()
    }
    fn seats_of_player(&self, seat: Seat) -> SeatSet {
        self.game.seats_of_player(seat)
    }
    fn is_player_controlled(&self, seat: Seat) -> bool {
        self.game.is_player_controlled(seat)
    }
    fn initial_state(&self) -> G::State {
        self.start
    }
    fn pending(&self, state: &G::State) -> Pending<G::Question> {
        self.game.pending(state)
    }
    fn legal(&self, state: &G::State, moves: &mut Vec<G::Move>) {
        self.game.legal(state, moves);
    }
    fn check(&self, state: &G::State, mv: G::Move) -> Result<(), G::Refusal> {
        self.game.check(state, mv)
    }
    fn apply_legal<S: Sink<G::Event>>(&self, state: &mut G::State, mv: G::Move, sink: &mut S) {
        self.game.apply_legal(state, mv, sink);
    }
    fn odds(&self, state: &G::State, odds: &mut Odds<G::Move>) {
        self.game.odds(state, odds);
    }
    fn sample_fast(&self, state: &G::State, below: RandomBelow<'_>) -> Option<G::Move> {
        self.game.sample_fast(state, below)
    }
    fn result(&self, state: &G::State) -> GameResult {
        self.game.result(state)
    }
    fn actor(&self, state: &G::State, mv: G::Move) -> Option<Seat> {
        self.game.actor(state, mv)
    }
    fn interrupts(&self, state: &G::State, seat: Seat, moves: &mut Vec<G::Move>) {
        self.game.interrupts(state, seat, moves);
    }
    fn is_interrupt(&self, mv: G::Move) -> bool {
        self.game.is_interrupt(mv)
    }
    fn passing_move(&self, state: &G::State) -> Option<G::Move> {
        self.game.passing_move(state)
    }
    fn is_between_turns(&self, state: &G::State) -> bool {
        self.game.is_between_turns(state)
    }
    fn ended_turn(&self, state: &G::State, opened: Option<G::Move>, last: Seat) -> Option<Seat> {
        self.game.ended_turn(state, opened, last)
    }
}

impl<G: Secrets + Notation> Secrets for GameFromPosition<G> {
    type View = G::View;
    fn reveals_secret(&self, state: &G::State, mv: G::Move) -> bool {
        self.game.reveals_secret(state, mv)
    }
    fn is_openly_forced(&self, state: &G::State) -> bool {
        self.game.is_openly_forced(state)
    }
    fn view(&self, state: &G::State, viewer: SeatSet) -> G::View {
        self.game.view(state, viewer)
    }
    fn determinise(&self, view: &G::View, below: RandomBelow<'_>) -> G::State {
        self.game.determinise(view, below)
    }
    fn redact_move(&self, state: &G::State, mv: G::Move, viewer: SeatSet) -> Option<G::Move> {
        self.game.redact_move(state, mv, viewer)
    }
    fn redact_event(&self, record: EventRecord<G::Event>, viewer: SeatSet) -> EventRecord<G::Event> {
        self.game.redact_event(record, viewer)
    }
}

impl<G: Notation> Notation for GameFromPosition<G> {
    fn write_move(&self, state: &G::State, mv: G::Move) -> String {
        self.game.write_move(state, mv)
    }
    fn read_move(&self, state: &G::State, text: &str) -> Result<G::Move, String> {
        self.game.read_move(state, text)
    }
    fn seat_name(&self, seat: Seat) -> &'static str {
        self.game.seat_name(seat)
    }
    fn snapshot(&self, state: &G::State) -> Option<String> {
        self.game.snapshot(state)
    }
    fn restore(&self, text: &str) -> Result<G::State, String> {
        self.game.restore(text)
    }
    fn read_position(text: &str) -> Result<(Self, G::State), Vec<String>> {
        let midway = Self::read(text)?;
        let start = midway.start;
        Ok((midway, start))
    }
    fn fact(&self, state: &G::State, name: &str) -> Result<String, String> {
        self.game.fact(state, name)
    }
}

impl<G: TestedGame> TestedGame for GameFromPosition<G> {
    fn universe(&self, moves: &mut Vec<G::Move>) {
        self.game.universe(moves);
    }
    fn census(&self, state: &G::State) -> Result<(), String> {
        self.game.census_since(&self.start, state)
    }
}
