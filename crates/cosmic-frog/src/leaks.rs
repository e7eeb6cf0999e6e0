//! Planted leaks of the secrets of Find Muck: layouts of chips, the kind of a hidden muck land, and a face-down card that would
//! have been kept. The laws must catch each of them.
//!
//! [`Leaky`] is the game with one leak; apart from the leak it follows the rules. Not here: planted violations of every law (the
//! toy game of `testkit`).

use crate::ability::NAMES;
use crate::event::Event;
use crate::moves::Move;
use crate::muck::{Muck, chips};
use crate::question::Question;
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::setup::{FindMuck, Setup};
use crate::state::{Card, Place, State};
use crate::view::View;
use std::sync::Arc;
use tabletop::{
    EventRecord, Game, GameResult, Notation, Odds, Pending, RandomBelow, Seat, SeatSet, Secrets, Sink, emit,
};
use testkit::laws::chance_seen_is_shown;
use testkit::{Law, Laws, Suite, TestedGame};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Leak {
    /// Everybody sees in which order chips lie.
    ViewShowsLayout,
    /// Everybody sees who had the chips shuffled.
    ViewShowsShuffle,
    /// The log tells everybody how chips were laid out.
    LogTellsLayout,
    /// The log tells what a muck land is, while the view hides it.
    LogTellsMuck,
    /// When a frog comes into play, an event tells everybody that its face-down card could be kept in the Outer Dimensions.
    EventTellsTether,
    /// The view of a frog with such a face-down card has Ω that the frog does not have.
    ViewTellsTether,
}

struct Leaky {
    rules: Rules,
    leak: Option<Leak>,
}

impl Leaky {
    fn leaks(&self, leak: Leak) -> bool {
        self.leak == Some(leak)
    }

    /// Returns whether a frog has a face-down card that it would keep in the Outer Dimensions if the card lay face up.
    fn holds_tether(&self, state: &State, seat: Seat) -> bool {
        let frog = state.frog(seat);
        !frog.up && self.rules.card_powers(frog.card).tether > 0
    }
}

impl Game for Leaky {
    const NAME: &'static str = "leaky";
    const EDITION: u32 = Rules::EDITION;
    const RULE_IDS: &'static [&'static str] = Rules::RULE_IDS;
    type Setup = Setup;
    type State = State;
    type Move = Move;
    type Question = Question;
    type Event = Event;
    type Refusal = Refusal;

    fn from_setup(setup: Setup) -> Result<Leaky, Vec<String>> {
        Rules::new(setup).map(|rules| Leaky { rules, leak: None })
    }

    fn setup(&self) -> &Setup {
        self.rules.setup()
    }

    fn digest(&self) -> u64 {
        self.rules.digest()
    }

    fn seats(&self) -> u8 {
        Game::seats(&self.rules)
    }

    fn seats_of_player(&self, seat: Seat) -> SeatSet {
        self.rules.seats_of_player(seat)
    }

    fn initial_state(&self) -> State {
        self.rules.initial_state()
    }

    fn pending(&self, state: &State) -> Pending<Question> {
        self.rules.pending(state)
    }

    fn legal(&self, state: &State, moves: &mut Vec<Move>) {
        self.rules.legal(state, moves);
    }

    fn check(&self, state: &State, mv: Move) -> Result<(), Refusal> {
        self.rules.check(state, mv)
    }

    fn apply_legal<S: Sink<Event>>(&self, state: &mut State, mv: Move, sink: &mut S) {
        let before = *state;
        self.rules.apply_legal(state, mv, sink);
        for seat in self.rules.seats().filter(|_| self.leaks(Leak::EventTellsTether)) {
            let comes = before.frog(seat).place == Place::Waiting && state.frog(seat).is_in_play();
            if comes && self.holds_tether(&before, seat) {
                emit!(sink, "FM-TETHERBOUND", Event::Tethered { seat });
            }
        }
    }

    fn odds(&self, state: &State, odds: &mut Odds<Move>) {
        self.rules.odds(state, odds);
    }

    fn result(&self, state: &State) -> GameResult {
        self.rules.result(state)
    }

    fn actor(&self, state: &State, mv: Move) -> Option<Seat> {
        self.rules.actor(state, mv)
    }

    fn passing_move(&self, state: &State) -> Option<Move> {
        self.rules.passing_move(state)
    }

    fn is_between_turns(&self, state: &State) -> bool {
        self.rules.is_between_turns(state)
    }

    fn ended_turn(&self, state: &State, opened: Option<Move>, last: Seat) -> Option<Seat> {
        self.rules.ended_turn(state, opened, last)
    }
}

impl Secrets for Leaky {
    type View = View;

    fn reveals_secret(&self, state: &State, mv: Move) -> bool {
        self.rules.reveals_secret(state, mv)
    }

    fn view(&self, state: &State, viewer: SeatSet) -> View {
        let mut view = self.rules.view(state, viewer);
        let (truth, seen) = (state.muck().hands, view.state.muck_mut());
        for (hand, truth) in seen.hands.iter_mut().zip(truth) {
            let shuffled = truth.layout == chips::SHUFFLED;
            if self.leaks(Leak::ViewShowsLayout) || (self.leaks(Leak::ViewShowsShuffle) && shuffled) {
                hand.layout = truth.layout;
            }
        }
        if self.leaks(Leak::LogTellsMuck) {
            seen.pool = [seen.pool[0] + seen.pool[1], 0];
            view.state.tiles.hide_ooze();
        }
        let told = |seat: &Seat| self.leaks(Leak::ViewTellsTether) && self.holds_tether(state, *seat);
        for seat in self.rules.seats().filter(told) {
            view.state.frog_mut(seat).oomph = 0;
        }
        view
    }

    fn determinise(&self, view: &View, below: RandomBelow<'_>) -> State {
        self.rules.determinise(view, below)
    }

    fn redact_move(&self, state: &State, mv: Move, viewer: SeatSet) -> Option<Move> {
        match mv {
            Move::Arrange(..) if self.leaks(Leak::LogTellsLayout) => Some(mv),
            _ => self.rules.redact_move(state, mv, viewer),
        }
    }

    fn redact_event(&self, record: EventRecord<Event>, viewer: SeatSet) -> EventRecord<Event> {
        self.rules.redact_event(record, viewer)
    }
}

impl Notation for Leaky {
    fn write_move(&self, state: &State, mv: Move) -> String {
        self.rules.write_move(state, mv)
    }

    fn read_move(&self, state: &State, text: &str) -> Result<Move, String> {
        self.rules.read_move(state, text)
    }

    fn seat_name(&self, seat: Seat) -> &'static str {
        self.rules.seat_name(seat)
    }

    fn snapshot(&self, state: &State) -> Option<String> {
        self.rules.snapshot(state)
    }

    fn restore(&self, text: &str) -> Result<State, String> {
        self.rules.restore(text)
    }

    fn read_position(text: &str) -> Result<(Leaky, State), Vec<String>> {
        Rules::read_position(text).map(|(rules, state)| (Leaky { rules, leak: None }, state))
    }

    fn fact(&self, state: &State, name: &str) -> Result<String, String> {
        self.rules.fact(state, name)
    }
}

impl TestedGame for Leaky {
    fn universe(&self, moves: &mut Vec<Move>) {
        self.rules.universe(moves);
    }

    fn census(&self, state: &State) -> Result<(), String> {
        self.rules.census(state)
    }
}

/// Games with chips and with dice in turn. Every second card can be kept, so that the secret is common.
fn leaky(number: u64, leak: Option<Leak>) -> Arc<Leaky> {
    let find_muck = if number % 4 < 2 { FindMuck::Chips } else { FindMuck::Dice };
    let row = |(card, name): (usize, &&str)| format!("[{name}]\ndice = \"W W W\"\ntether = {}\n", 2 * (card % 2));
    let table: String = NAMES.iter().enumerate().map(row).collect();
    let setup = Setup { find_muck, abilities: Some(table), ..Setup::new(4) };
    let rules = Rules::new(setup).expect("a valid set-up");
    Arc::new(Leaky { rules, leak })
}

fn suite(games: u64) -> Suite {
    Suite { games, thorough: 2, laws: Laws::only(Law::ViewLeaksNothing), ..Suite::default() }
}

#[test]
fn the_game_itself_leaks_nothing() {
    suite(20).run(|number| leaky(number, None));
}

/// Red gets a muck land that nobody has seen.
const HIDDEN_MUCK: &str = r#"
[options]
find-muck = "dice"
[board]
"0,0" = "barren."
[frog.red]
at = "outer 2"
[frog.purple]
at = "0,0"
card = "blink up"
[table]
muck = { 2 = "hidden" }
"#;

#[test]
fn what_the_log_tells_of_muck_is_in_the_view() {
    let (mut game, mut state) = Leaky::read_position(HIDDEN_MUCK).expect("a valid position");
    for mv in [Move::Card(Card::Frog(Seat(0))), Move::Roll(2), Move::Gather(Muck::Hidden), Move::Roll(1)] {
        game.apply(&mut state, mv, &mut ()).expect("a legal move");
    }
    let (one, other) = (Move::Muck(Muck::Regular), Move::Muck(Muck::Oozing));
    let judged = |game: &Leaky| chance_seen_is_shown(game, &state, SeatSet::single(Seat(1)), one, other);
    assert_eq!(judged(&game), Ok(()));
    game.leak = Some(Leak::LogTellsMuck);
    assert!(judged(&game).is_err_and(|difference| difference.contains("the log shows")));
}

#[test]
fn every_planted_leak_is_caught() {
    let planted = [
        (Leak::ViewShowsLayout, "the views differ"),
        (Leak::ViewShowsShuffle, "the views differ"),
        (Leak::LogTellsLayout, "can tell sealed answers apart"),
        (Leak::EventTellsTether, "the events differ"),
        (Leak::ViewTellsTether, "the views differ"),
    ];
    for (leak, sign) in planted {
        match suite(200).try_run(|number| leaky(number, Some(leak))) {
            Ok(report) => panic!("{leak:?} passed, asked {} times", report.asked(Law::ViewLeaksNothing)),
            Err(failure) => assert!(failure.difference.contains(sign), "{leak:?}: {}", failure.difference),
        }
    }
}
