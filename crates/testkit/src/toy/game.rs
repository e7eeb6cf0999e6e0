//! The toy game's implementation of the contract.

use super::notation::NAMES;
use super::{
    ACTIONS, CHIPS, COPIES, Event, Fault, KINDS, MOST_SEATS, Move, OPEN, Phase, Question, Refusal, Setup, State, Toy,
    View, rule_of,
};
use crate::TestedGame;
use tabletop::{
    Decision, Deck, EventRecord, Game, GameResult, Notation, Odds, Pending, RandomBelow, Seat, SeatSet, Secrets, Sink,
    state_hash,
};

impl Game for Toy {
    const NAME: &'static str = "toy";
    const EDITION: u32 = 1;
    const RULE_IDS: &'static [&'static str] = super::RULE_IDS;
    type Setup = Setup;
    type State = State;
    type Move = Move;
    type Question = Question;
    type Event = Event;
    type Refusal = Refusal;

    fn from_setup(setup: Setup) -> Result<Self, Vec<String>> {
        let mut reasons = Vec::new();
        if !(2..=MOST_SEATS as u8).contains(&setup.players) {
            reasons.push(format!("{} players; 2 to 4 can play", setup.players));
        }
        if !(1..=40).contains(&setup.rounds) {
            reasons.push(format!("{} rounds; 1 to 40 are allowed", setup.rounds));
        }
        if setup.partners && setup.players != 4 {
            reasons.push("partners need four seats".into());
        }
        if setup.fault == Fault::SetupForgets {
            let setup = Setup { rounds: setup.rounds + 1, ..setup };
            return if reasons.is_empty() { Ok(Toy::new(setup)) } else { Err(reasons) };
        }
        if reasons.is_empty() { Ok(Toy::new(setup)) } else { Err(reasons) }
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn digest(&self) -> u64 {
        state_hash(&self.setup)
    }

    fn seats(&self) -> u8 {
        self.players()
    }

    fn seats_of_player(&self, seat: Seat) -> SeatSet {
        self.holder(seat)
    }

    fn initial_state(&self) -> State {
        let mut deck = Deck::default();
        deck.shuffle_in(&[COPIES; KINDS]);
        let mut chips = [0; MOST_SEATS];
        chips[..usize::from(self.players())].fill(CHIPS);
        State {
            deck,
            hands: Default::default(),
            shown: Default::default(),
            discard: Default::default(),
            chips,
            bank: 0,
            points: [0; MOST_SEATS],
            stakes: [OPEN; MOST_SEATS],
            phase: Phase::Deal,
            dealt: 0,
            die: 0,
            round: 0,
            leader: 0,
            acted: 0,
            actions: ACTIONS,
            blot: 0,
        }
    }

    fn pending(&self, state: &State) -> Pending<Question> {
        let seat = self.active(state);
        match state.phase {
            Phase::Deal => Pending::Chance(Question::Deal(self.dealt_to(state))),
            Phase::Roll => Pending::Chance(Question::Roll),
            Phase::Stake => Pending::Seats(self.waiting(state), Question::Stake),
            Phase::Act => {
                let tells = if self.has(Fault::QuestionTells) { 10 * state.hands[seat.index()][3] } else { 0 };
                Pending::Seat(Decision { by: seat, seat, question: Question::Act(state.actions + tells) })
            }
            Phase::Draw => Pending::Chance(Question::Draw(seat)),
            Phase::Look => Pending::Chance(Question::Look(seat)),
            Phase::Over => Pending::Over,
        }
    }

    fn legal(&self, state: &State, moves: &mut Vec<Move>) {
        all_moves(self.players(), moves);
        moves.retain(|&mv| !self.is_interrupt(mv) && self.refuse(state, mv).is_ok());
        if self.has(Fault::LegalMisses) && moves.len() > 1 && moves.last() == Some(&Move::Pass) {
            moves.pop();
        }
        if self.has(Fault::LegalDoubles) {
            moves.extend(moves.last().copied());
        }
        if self.has(Fault::LegalUnsorted) {
            moves.reverse();
        }
    }

    fn check(&self, state: &State, mv: Move) -> Result<(), Refusal> {
        match mv {
            Move::Look if self.has(Fault::CheckTooMuch) && state.phase == Phase::Act => Ok(()),
            Move::Show if self.has(Fault::CheckTooLittle) => Err(Refusal::AllShown),
            _ => self.refuse(state, mv),
        }
    }

    fn apply_legal<S: Sink<Event>>(&self, state: &mut State, mv: Move, sink: &mut S) {
        self.act(state, mv, sink);
    }

    fn odds(&self, state: &State, odds: &mut Odds<Move>) {
        odds.clear();
        match state.phase {
            Phase::Roll => {
                let most = if self.has(Fault::OddsMiss) { 5 } else { 6 };
                (1..=most).for_each(|die| odds.push(Move::Roll(die), 1));
            }
            Phase::Deal | Phase::Draw | Phase::Look => {
                state.deck.odds(|kind, weight| odds.push(Move::Card(kind), weight));
            }
            Phase::Stake | Phase::Act | Phase::Over => {}
        }
    }

    fn result(&self, state: &State) -> GameResult {
        let points: Vec<i32> = state.points[..usize::from(self.players())].iter().copied().map(i32::from).collect();
        let best = points.iter().copied().max();
        let seats = SeatSet::first(self.players()).iter().filter(|seat| Some(points[seat.index()]) == best);
        let winners = seats.fold(SeatSet::NONE, |winners, seat| winners.union(SeatSet::single(seat)));
        GameResult { points, winners }
    }

    fn apply<S: Sink<Event>>(&self, state: &mut State, mv: Move, sink: &mut S) -> Result<(), Refusal> {
        if let Err(refusal) = self.check(state, mv) {
            if self.has(Fault::RefusalChanges) {
                state.die = state.die % 6 + 1;
            }
            if self.has(Fault::RefusalReports) {
                sink.push(EventRecord::new(rule_of(Event::Shuffled), Event::Shuffled));
            }
            return Err(refusal);
        }
        self.apply_legal(state, mv, sink);
        Ok(())
    }

    fn actor(&self, state: &State, mv: Move) -> Option<Seat> {
        match mv {
            Move::Roll(_) if self.has(Fault::UndoAcross) => Some(Seat(0)),
            Move::Card(_) | Move::Roll(_) => None,
            Move::Stake(seat, _) | Move::Flash(seat) => Some(seat),
            _ => Some(self.active(state)),
        }
    }

    fn interrupts(&self, state: &State, seat: Seat, moves: &mut Vec<Move>) {
        moves.clear();
        let unlisted = self.has(Fault::InterruptUnlisted) && state.phase == Phase::Roll;
        if !unlisted && self.refuse(state, Move::Flash(seat)).is_ok() {
            moves.push(Move::Flash(seat));
        }
    }

    fn is_interrupt(&self, mv: Move) -> bool {
        matches!(mv, Move::Flash(_))
    }

    fn passing_move(&self, _state: &State) -> Option<Move> {
        None
    }

    fn is_between_turns(&self, state: &State) -> bool {
        matches!(state.phase, Phase::Roll | Phase::Over) || state.phase == Phase::Act && state.actions == ACTIONS
    }
}

impl Secrets for Toy {
    type View = View;

    fn reveals_secret(&self, state: &State, mv: Move) -> bool {
        match mv {
            Move::Flash(_) => !self.has(Fault::InterruptUnsaid),
            Move::Stake(..) => self.waiting(state).len() == 1,
            Move::Draw | Move::Look => state.deck.settled_top().is_some(),
            Move::Show => !self.has(Fault::ShowsUnsaid),
            Move::Play(_) => true,
            Move::Card(_) | Move::Roll(_) | Move::Bury(_) | Move::Pass => false,
        }
    }

    fn view(&self, state: &State, viewer: SeatSet) -> View {
        self.look_at(state, viewer)
    }

    fn determinise(&self, view: &View, below: RandomBelow<'_>) -> State {
        self.guess(view, below)
    }

    fn redact_move(&self, state: &State, mv: Move, viewer: SeatSet) -> Option<Move> {
        self.move_seen_by(state, mv, viewer)
    }

    fn redact_event(&self, record: EventRecord<Event>, viewer: SeatSet) -> EventRecord<Event> {
        self.event_seen_by(record, viewer)
    }
}

impl Notation for Toy {
    fn read_position(_text: &str) -> Result<(Self, State), Vec<String>> {
        Err(vec!["the toy has no positions made by hand".into()])
    }

    fn fact(&self, _state: &State, name: &str) -> Result<String, String> {
        Err(format!("the toy has no fact {name:?}"))
    }

    fn write_move(&self, state: &State, mv: Move) -> String {
        self.write(state, mv)
    }

    fn read_move(&self, state: &State, text: &str) -> Result<Move, String> {
        self.read(state, text)
    }

    fn seat_name(&self, seat: Seat) -> &'static str {
        NAMES.get(seat.index()).copied().unwrap_or("nobody")
    }

    fn snapshot(&self, state: &State) -> Option<String> {
        let mut kept = *state;
        if self.has(Fault::SnapshotDrops) {
            kept.die = 0;
        }
        if self.is_between_turns(state) { serde_json::to_string(&kept).ok() } else { None }
    }

    fn restore(&self, text: &str) -> Result<State, String> {
        serde_json::from_str(text).map_err(|error| format!("not a position of the toy game: {error}"))
    }
}

impl TestedGame for Toy {
    fn universe(&self, moves: &mut Vec<Move>) {
        all_moves(self.players(), moves);
        if self.has(Fault::UniverseMisses) {
            moves.retain(|&mv| mv != Move::Roll(6));
        }
    }

    fn census(&self, state: &State) -> Result<(), String> {
        let hidden: usize = state.deck.pool().iter().map(|&count| usize::from(count)).sum();
        let unseen = state.deck.entries().filter(|card| card.0.is_none()).count();
        if hidden != unseen {
            return Err(format!("{unseen} unseen cards in the deck, {hidden} in the pool"));
        }
        for kind in 0..KINDS {
            let seen = state.deck.entries().filter(|card| card.0 == Some(kind as u8)).count() as u8;
            let held: u8 = state.hands.iter().map(|hand| hand[kind]).sum();
            let count = seen + held + state.discard[kind] + state.deck.pool()[kind];
            if count != COPIES {
                return Err(format!("{count} cards of kind {kind} instead of {COPIES}"));
            }
        }
        let chips = state.bank + state.chips.iter().sum::<u8>();
        let expected = CHIPS * self.players();
        if chips == expected { Ok(()) } else { Err(format!("{chips} chips instead of {expected}")) }
    }
}

/// Adds every move that can be written, in order.
fn all_moves(players: u8, moves: &mut Vec<Move>) {
    moves.clear();
    let kinds = 0..KINDS as u8;
    moves.extend(kinds.clone().map(Move::Card));
    moves.extend((1..=6).map(Move::Roll));
    moves.extend((0..players).flat_map(|seat| (0..=3).map(move |stake| Move::Stake(Seat(seat), stake))));
    moves.extend([Move::Draw, Move::Look]);
    moves.extend(kinds.clone().map(Move::Bury));
    moves.extend(kinds.map(Move::Play));
    moves.extend([Move::Show, Move::Pass]);
    moves.extend((0..players).map(|seat| Move::Flash(Seat(seat))));
}
