//! The contract of `tabletop` for Volcanique: set-up, turns, answers, secrets, notation.
//!
//! Not here: the steps of a turn (`steps/`), how moves and positions are written (`notation.rs`, `position/`), and what only
//! tests need (`testing.rs`).

use crate::card::Card;
use crate::event::Event;
use crate::frame::{Frame, TurnMode, TurnStage};
use crate::moves::Move;
use crate::question::Question;
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::setup::Setup;
use crate::state::State;
use crate::view::View;
use crate::{notation, position, score, steps, view};
use tabletop::{
    EventRecord, Game, GameResult, Notation, Odds, Pending, RandomBelow, Seat, SeatSet, Secrets, Sink, rule, state_hash,
};

/// The edition as it enters digests: one more than in saves. Recorded games hold digests, so the difference stays.
const DIGEST_EDITION: u32 = Rules::EDITION + 1;

impl Game for Rules {
    const NAME: &'static str = "volcanique";
    const EDITION: u32 = 2;
    const RULE_IDS: &'static [&'static str] = crate::RULE_IDS;
    type Setup = Setup;
    type State = State;
    type Move = Move;
    type Question = Question;
    type Event = Event;
    type Refusal = Refusal;

    fn from_setup(setup: Setup) -> Result<Rules, Vec<String>> {
        Rules::new(setup)
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn digest(&self) -> u64 {
        let tables = (crate::tile::STANDARD, crate::power::STANDARD, crate::power::GRID, crate::card::STANDARD);
        state_hash(&(DIGEST_EDITION, &self.setup, tables, crate::rules::ISLANDS))
    }

    fn seats(&self) -> u8 {
        self.players
    }

    fn seats_of_player(&self, seat: Seat) -> SeatSet {
        self.player_seats(seat)
    }

    fn initial_state(&self) -> State {
        let mut state = State::empty(Frame::SeatOrder);
        state.fill_supply(self);
        rule!("VQ-SET-6");
        state.deck.shuffle_in(&std::array::from_fn(|kind| self.cards.row(Card(kind as u8)).copies));
        steps::run(self, &mut state, &mut ());
        state
    }

    #[inline]
    fn pending(&self, state: &State) -> Pending<Question> {
        steps::pending(self, state)
    }

    fn legal(&self, state: &State, moves: &mut Vec<Move>) {
        moves.clear();
        steps::legal(self, state, moves);
    }

    fn check(&self, state: &State, mv: Move) -> Result<(), Refusal> {
        steps::check(self, state, mv)
    }

    fn apply_legal<S: Sink<Event>>(&self, state: &mut State, mv: Move, sink: &mut S) {
        if sink.drops_all() {
            steps::apply(self, state, mv, &mut ());
        } else {
            steps::apply(self, state, mv, &mut (sink as &mut dyn Sink<Event>));
        }
    }

    fn odds(&self, state: &State, odds: &mut Odds<Move>) {
        odds.clear();
        steps::outcomes(self, state, &mut |mv, weight| odds.push(mv, weight));
    }

    fn sample_fast(&self, state: &State, below: RandomBelow<'_>) -> Option<Move> {
        steps::sample(self, state, below)
    }

    fn result(&self, state: &State) -> GameResult {
        let tallies = score::player_scores(self, state);
        let points = self.seats().map(|seat| i32::from(tallies[seat.index()].total())).collect();
        GameResult { points, winners: score::winners(self, state) }
    }

    fn actor(&self, state: &State, _: Move) -> Option<Seat> {
        match steps::pending(self, state) {
            Pending::Seat(decision) => Some(decision.by),
            _ => None,
        }
    }

    fn passing_move(&self, state: &State) -> Option<Move> {
        let Pending::Seat(decision) = steps::pending(self, state) else { return None };
        let window = match decision.question {
            Question::Escape { price, .. } => price > 0,
            Question::Siphon { .. }
            | Question::Sleight { .. }
            | Question::Divert { .. }
            | Question::Lateral { .. }
            | Question::Bomb { .. }
            | Question::Slide { .. }
            | Question::Drift => true,
            _ => false,
        };
        window.then_some(Move::Done)
    }

    fn is_between_turns(&self, state: &State) -> bool {
        let turn = state.turn_state();
        state.frame() == Frame::Turn && turn.mode == TurnMode::Normal && turn.stage == TurnStage::Move && !turn.touched
    }
}

impl Secrets for Rules {
    type View = View;

    fn reveals_secret(&self, _: &State, mv: Move) -> bool {
        matches!(mv, Move::Play(_))
    }

    fn is_openly_forced(&self, state: &State) -> bool {
        let Pending::Seat(decision) = steps::pending(self, state) else { return true };
        let cards = matches!(
            decision.question,
            Question::Move { .. } | Question::Buy { .. } | Question::Claim | Question::Sacrifice
        );
        // Nobody may learn about a card in hand that cannot be played now (VQ-CAL-2).
        !cards || state.player(decision.seat).card_count() == 0
    }

    fn view(&self, state: &State, viewer: SeatSet) -> View {
        view::view(self, state, viewer)
    }

    fn determinise(&self, view: &View, below: RandomBelow<'_>) -> State {
        view::determinise(self, view, below)
    }

    fn redact_move(&self, state: &State, mv: Move, viewer: SeatSet) -> Option<Move> {
        match (state.frame(), mv) {
            (Frame::DrawCard(draw), Move::Draw(_)) if !viewer.intersects(self.player_seats(draw.seat)) => None,
            _ => Some(mv),
        }
    }

    fn redact_event(&self, record: EventRecord<Event>, viewer: SeatSet) -> EventRecord<Event> {
        let event = match record.event {
            Event::DrewCard { seat, knowers, .. } if !knowers.is_known_to(viewer) => {
                Event::DrewCard { seat, card: Card::UNSEEN, knowers }
            }
            other => other,
        };
        EventRecord { event, ..record }
    }
}

impl Notation for Rules {
    fn write_move(&self, state: &State, mv: Move) -> String {
        notation::write(self, state, mv)
    }

    fn read_move(&self, state: &State, text: &str) -> Result<Move, String> {
        notation::read(self, state, text)
    }

    fn seat_name(&self, seat: Seat) -> &'static str {
        self.colour(seat).name()
    }

    fn snapshot(&self, state: &State) -> Option<String> {
        self.is_between_turns(state).then(|| position::write(self, state))
    }

    fn restore(&self, text: &str) -> Result<State, String> {
        position::restore(self, text).map_err(|errors| errors.join("; "))
    }

    fn read_position(text: &str) -> Result<(Rules, State), Vec<String>> {
        position::read(text)
    }

    fn fact(&self, state: &State, name: &str) -> Result<String, String> {
        position::fact(self, state, name)
    }
}
