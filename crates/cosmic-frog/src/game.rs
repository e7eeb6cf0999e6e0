//! The contract of `tabletop` for Cosmic Frog: set-up, turns, answers, secrets, notation.
//!
//! Not here: the steps of a turn (`steps/`), how moves and positions are written (`notation.rs`, `position/`), and what only
//! tests need (`testing.rs`, `census.rs`).

use crate::ability::Ability;
use crate::event::Event;
use crate::land::Land;
use crate::moves::Move;
use crate::muck::MuckState;
use crate::question::Question;
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::setup::Setup;
use crate::state::{Card, Frame, Purpose, State};
use crate::steps::layout::LayoutStep;
use crate::steps::target::TargetStep;
use crate::tile::Tile;
use crate::view::View;
use crate::{notation, position, steps, view};
use tabletop::{
    EventRecord, Game, GameResult, Notation, Odds, Pending, RandomBelow, Seat, SeatSet, Secrets, Sink, rule, state_hash,
};

impl Game for Rules {
    const NAME: &'static str = "cosmic-frog";
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
        let strikes: Vec<(&str, u8)> = self.strikes.iter().map(|(name, cell)| (name.as_str(), cell.0)).collect();
        let base = (Rules::EDITION, &self.setup, crate::map::STANDARD, crate::ability_table::STANDARD, strikes);
        if self.has_muck() { state_hash(&(base, crate::ability_table::FIND_MUCK)) } else { state_hash(&base) }
    }

    fn seats(&self) -> u8 {
        self.frogs
    }

    fn seats_of_player(&self, seat: Seat) -> SeatSet {
        self.persons.get(seat.index()).copied().unwrap_or(SeatSet::single(seat))
    }

    fn is_player_controlled(&self, seat: Seat) -> bool {
        !self.is_robo(seat)
    }

    fn initial_state(&self) -> State {
        rule!("SET-8");
        let mut state = State::empty(Frame::Layout(LayoutStep { seat: Seat(0) }));
        rule!("SET-4");
        for cell in self.ground.iter() {
            state.lay_tile(self, cell, Tile::BARREN);
        }
        let fractures = self.setup.fractures();
        state.clear_robo_oomph(self);
        let (quakes, vortexes) = (self.setup.quakes, self.setup.vortexes);
        let blanks = self.ground.len() as u8 - fractures - quakes - vortexes;
        state.backs = [blanks, fractures, quakes, vortexes];
        state.bonuses = steps::bonus::all(self);
        if self.has_muck() {
            rule!("FM-MUCK-1");
            *state.muck_mut() = MuckState::FULL;
        }
        rule!("SET-1");
        for land in Land::ALL {
            state.supply[land.index() as usize] = if land.is_high() { self.highlands } else { self.lowlands };
        }
        let ones = |count: usize| std::array::from_fn(|kind| u8::from(kind < count));
        state.abilities.shuffle_in(&ones(self.abilities.len()));
        rule!("SET-10");
        state.splinters.shuffle_in(&ones(self.strikes.len()));
        let cards =
            std::array::from_fn(
                |kind| if kind < self.frogs as usize { self.action_cards_of(Seat(kind as u8)) } else { 0 },
            );
        state.actions.shuffle_in(&cards);
        rule!("SET-11");
        state.discard[Card::Flux.index()] = 1;
        state.discard[Card::Strike.index()] = 1;
        steps::run(self, &mut state, &mut ());
        state
    }

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
        rule!("SCO-4");
        let points: Vec<i32> = self.seats().map(|seat| i32::from(self.vault_points(state, seat))).collect();
        let best = points.iter().max().copied().unwrap_or(0);
        // The RoboFrogs win ties.
        let robots_win = self.seats().any(|seat| self.is_robo(seat) && points[seat.index()] == best);
        let wins = |seat: &Seat| points[seat.index()] == best && (self.is_robo(*seat) || !robots_win);
        let winners = self.seats().filter(wins);
        let winners = winners.fold(SeatSet::NONE, |set, seat| set.union(SeatSet::single(seat)));
        GameResult { points, winners }
    }

    fn actor(&self, state: &State, mv: Move) -> Option<Seat> {
        match (steps::pending(self, state), mv) {
            (_, Move::RevealUnasked(seat)) => Some(seat),
            (Pending::Seat(decision), _) => Some(decision.by),
            (Pending::Seats(..), Move::Keep(seat, _) | Move::Arrange(seat, _)) => Some(seat),
            _ => None,
        }
    }

    fn interrupts(&self, state: &State, seat: Seat, moves: &mut Vec<Move>) {
        moves.clear();
        if steps::interrupt::check(self, state, seat).is_ok() {
            moves.push(Move::RevealUnasked(seat));
        }
    }

    fn is_interrupt(&self, mv: Move) -> bool {
        matches!(mv, Move::RevealUnasked(_))
    }

    fn passing_move(&self, state: &State) -> Option<Move> {
        match steps::pending(self, state) {
            Pending::Seat(decision)
                if matches!(
                    decision.question,
                    Question::Window(_)
                        | Question::Stomp
                        | Question::Swap
                        | Question::Exchange
                        | Question::Timer
                        | Question::Shift { .. }
                        | Question::Snap
                ) =>
            {
                Some(Move::Pass)
            }
            _ => None,
        }
    }

    fn is_between_turns(&self, state: &State) -> bool {
        let dealt: usize = Rules::seats(self).map(|seat| usize::from(self.action_cards_of(seat))).sum();
        let untouched = state.discard == [0, 0, 0, 0, 0, 0, 1, 1] && state.actions.len() == dealt;
        state.is_between_turns() && !untouched
    }

    fn ended_turn(&self, state: &State, opened: Option<Move>, _: Seat) -> Option<Seat> {
        // Flux and Splinters belong to no turn, although frogs may have answered questions about them.
        let turn = !matches!(opened, Some(Move::Card(Card::Flux | Card::Strike)));
        turn.then(|| state.active_seat())
    }
}

impl Secrets for Rules {
    type View = View;

    fn reveals_secret(&self, state: &State, mv: Move) -> bool {
        // If a card was deferred with the power, everybody sees at once whether the frog still has the power.
        let kept = |seat: Seat| state.frog(seat).deferred > 0;
        // A swap shows the card received to its new owner.
        let swaps =
            matches!(state.frame(), Frame::Target(TargetStep { purpose: Purpose::Swap, .. })) && mv != Move::Withdraw;
        matches!(mv, Move::Reveal | Move::RevealUnasked(_))
            || swaps
            || matches!(mv, Move::Swap(_))
            || matches!(mv, Move::Keep(seat, _) if kept(seat))
            || (self.setup.solo.is_some() && turns_up(self, state, mv))
    }

    fn view(&self, state: &State, viewer: SeatSet) -> View {
        view::view(self, state, viewer)
    }

    fn determinise(&self, view: &View, below: RandomBelow<'_>) -> State {
        view::determinise(self, view, below)
    }

    fn redact_move(&self, state: &State, mv: Move, viewer: SeatSet) -> Option<Move> {
        let seen = match (steps::pending(self, state), mv) {
            (Pending::Chance(Question::Ability { seat }), Move::Ability(_)) => {
                let knowers = state.abilities.entries().next().map_or(SeatSet::NONE, |(_, knowers)| knowers);
                viewer.intersects(self.card_knowers(seat)) || knowers.is_known_to(viewer)
            }
            (Pending::Chance(Question::Peek { seat }), Move::Card(_)) => {
                let knowers = state.actions.entries().next().map_or(SeatSet::NONE, |(_, knowers)| knowers);
                viewer.intersects(self.card_knowers(seat)) || knowers.is_known_to(viewer)
            }
            // A card kept by TETHER lies face up.
            (Pending::Seat(decision), Move::Keep(..)) if decision.question == Question::Tether => true,
            (_, Move::Keep(seat, _)) => viewer.intersects(self.card_knowers(seat)),
            (_, Move::Arrange(seat, _)) => viewer.intersects(self.seats_of_player(seat)),
            _ => true,
        };
        seen.then_some(mv)
    }

    fn redact_event(&self, record: EventRecord<Event>, viewer: SeatSet) -> EventRecord<Event> {
        let unseen = |card: Ability, knowers: SeatSet| if knowers.is_known_to(viewer) { card } else { Ability::UNSEEN };
        let event = match record.event {
            Event::DrewAbility { seat, card, knowers } => {
                Event::DrewAbility { seat, card: unseen(card, knowers), knowers }
            }
            Event::Received { seat, card, knowers } => Event::Received { seat, card: unseen(card, knowers), knowers },
            Event::Kept { seat, card, knowers } => Event::Kept { seat, card: unseen(card, knowers), knowers },
            Event::Buried { seat, card, knowers } => Event::Buried { seat, card: unseen(card, knowers), knowers },
            Event::Peeked { seat, card, knowers } => {
                Event::Peeked { seat, card: card.filter(|_| knowers.is_known_to(viewer)), knowers }
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
        state.is_between_turns().then(|| position::write(self, state))
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

/// Returns whether a legal move turns up the card of a RoboFrog.
fn turns_up(rules: &Rules, state: &State, mv: Move) -> bool {
    struct RevealSink(bool);
    impl Sink<Event> for RevealSink {
        fn push(&mut self, record: EventRecord<Event>) {
            self.0 |= matches!(record.event, Event::Revealed { .. });
        }
    }
    let mut watch = RevealSink(false);
    let mut after = *state;
    if steps::check(rules, state, mv).is_ok() {
        steps::apply(rules, &mut after, mv, &mut (&mut watch as &mut dyn Sink<Event>));
    }
    watch.0
}
