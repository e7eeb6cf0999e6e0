//! The rules: what a clan may do, what it does, and who wins.

use crate::state::{BOX, CLANS, Cairn, DEALT, Event, HEXES, Move, Phase, Question, Refusal, Setup, State, Stone};
use hexgrid::{Cell, CellGrid, CellSet, Hex};
use tabletop::{Decision, EventRecord, Game, GameResult, Odds, Pending, RuleId, Seat, SeatSet, Sink, state_hash};

/// The rules of one game.
#[derive(Debug)]
pub struct Rules {
    setup: Setup,
    pub(crate) moor: CellGrid,
}

impl Game for Rules {
    const NAME: &'static str = "cairn";
    const EDITION: u32 = 1;
    const RULE_IDS: &'static [&'static str] = crate::RULE_IDS;
    type Setup = Setup;
    type State = State;
    type Move = Move;
    type Question = Question;
    type Event = Event;
    type Refusal = Refusal;

    fn from_setup(setup: Setup) -> Result<Rules, Vec<String>> {
        if !(1..=2).contains(&setup.radius) {
            return Err(vec![format!("radius {}; the moor reaches 1 or 2 steps", setup.radius)]);
        }
        let moor = CellGrid::with_border(&[Hex::new(0, 0)], setup.radius);
        moor.map(|moor| Rules { setup, moor }).map_err(|error| vec![error.to_string()])
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn digest(&self) -> u64 {
        state_hash(&(Rules::EDITION, &self.setup, BOX))
    }

    fn seats(&self) -> u8 {
        CLANS as u8
    }

    fn seats_of_player(&self, seat: Seat) -> SeatSet {
        SeatSet::single(seat)
    }

    fn initial_state(&self) -> State {
        let empty = [Cairn::default(); HEXES];
        State { phase: Phase::Deal, cairns: empty, bag: BOX, hands: [[0; 3]; CLANS], bids: [None; CLANS] }
    }

    fn pending(&self, state: &State) -> Pending<Question> {
        match state.phase {
            Phase::Deal | Phase::Draw { .. } => Pending::Chance(Question::Draw(drawing(state))),
            Phase::Bid => Pending::Seats(state.bidders(), Question::Bid),
            Phase::Toss => Pending::Chance(Question::Begin),
            Phase::Turn { seat, .. } => Pending::Seat(Decision { by: seat, seat, question: Question::Place }),
            Phase::Over => Pending::Over,
        }
    }

    fn legal(&self, state: &State, moves: &mut Vec<Move>) {
        moves.clear();
        let seats = SeatSet::first(CLANS as u8);
        match state.phase {
            Phase::Deal | Phase::Draw { .. } => moves.extend(Stone::ALL.map(Move::Draw)),
            Phase::Bid => moves.extend(seats.iter().flat_map(|seat| Stone::ALL.map(|stone| Move::Bid(seat, stone)))),
            Phase::Toss => moves.extend(seats.iter().map(Move::Begin)),
            Phase::Turn { .. } => {
                let cells = || self.moor.cells();
                moves
                    .extend(Stone::ALL.into_iter().flat_map(|stone| cells().map(move |cell| Move::Place(stone, cell))));
                moves.push(Move::Pass);
            }
            Phase::Over => {}
        }
        moves.retain(|&mv| self.check(state, mv).is_ok());
    }

    fn check(&self, state: &State, mv: Move) -> Result<(), Refusal> {
        let has = |stones: &[u8; 3], stone: Stone| match stones[stone as usize] {
            0 => Err(Refusal::NoSuchStone),
            _ => Ok(()),
        };
        match (state.phase, mv) {
            (Phase::Deal | Phase::Draw { .. }, Move::Draw(stone)) => has(&state.bag, stone),
            (Phase::Bid, Move::Bid(seat, _)) if !state.bidders().contains(seat) => Err(Refusal::HasBid),
            (Phase::Bid, Move::Bid(seat, stone)) => has(&state.hands[seat.index()], stone),
            (Phase::Toss, Move::Begin(seat)) if seat.index() < CLANS => Ok(()),
            (Phase::Turn { .. }, Move::Pass) => Ok(()),
            (Phase::Turn { seat, .. }, Move::Place(stone, cell)) => {
                has(&state.hands[seat.index()], stone)?;
                if cell.index() >= self.moor.len() {
                    return Err(Refusal::OffTheMoor);
                }
                match state.cairns[cell.index()].top() {
                    Some(top) if top >= stone => Err(Refusal::TooHeavy(top)),
                    _ => Ok(()),
                }
            }
            _ => Err(Refusal::NotNow),
        }
    }

    fn apply_legal<S: Sink<Event>>(&self, state: &mut State, mv: Move, sink: &mut S) {
        match (state.phase, mv) {
            (_, Move::Draw(stone)) => draw(state, stone, sink),
            (_, Move::Bid(seat, stone)) => bid(state, seat, stone, sink),
            (_, Move::Begin(seat)) => {
                state.phase = Phase::Turn { seat, passed: false };
                sink.push(EventRecord::new(const { rule("CN-BID-2") }, Event::Begins { seat }));
            }
            (Phase::Turn { seat, .. }, Move::Place(stone, cell)) => place(state, seat, stone, cell, sink),
            (Phase::Turn { seat, passed }, Move::Pass) => {
                sink.push(EventRecord::new(const { rule("CN-TURN-1") }, Event::Passed { seat }));
                next_turn(state, seat, true);
                if passed {
                    end(state, sink);
                }
            }
            // `check` allows these moves only in a turn.
            (_, Move::Place(..) | Move::Pass) => {}
        }
    }

    fn odds(&self, state: &State, odds: &mut Odds<Move>) {
        odds.clear();
        match state.phase {
            Phase::Deal | Phase::Draw { .. } => {
                for stone in Stone::ALL.into_iter().filter(|&stone| state.bag[stone as usize] > 0) {
                    odds.push(Move::Draw(stone), u32::from(state.bag[stone as usize]));
                }
            }
            Phase::Toss => SeatSet::first(CLANS as u8).iter().for_each(|seat| odds.push(Move::Begin(seat), 1)),
            Phase::Bid | Phase::Turn { .. } | Phase::Over => {}
        }
    }

    fn result(&self, state: &State) -> GameResult {
        let seats = || SeatSet::first(CLANS as u8).iter();
        let points: Vec<i32> = seats().map(|seat| self.points(state, seat)).collect();
        let best = points.iter().copied().max();
        let winners = seats().filter(|seat| Some(points[seat.index()]) == best).collect();
        GameResult { points, winners }
    }

    fn actor(&self, state: &State, mv: Move) -> Option<Seat> {
        match (state.phase, mv) {
            (_, Move::Bid(seat, _)) => Some(seat),
            (Phase::Turn { seat, .. }, Move::Place(..) | Move::Pass) => Some(seat),
            _ => None,
        }
    }

    fn passing_move(&self, _: &State) -> Option<Move> {
        None
    }

    fn is_between_turns(&self, state: &State) -> bool {
        matches!(state.phase, Phase::Turn { .. })
    }
}

impl Rules {
    /// Returns the points of a clan: its stones and its largest group of cairns.
    pub fn points(&self, state: &State, seat: Seat) -> i32 {
        let owned = |cell: &Cell| state.cairns[cell.index()].owner == Some(seat);
        let mut left: CellSet = self.moor.cells().filter(owned).collect();
        let stones: u32 = left.iter().map(|cell| u32::from(state.cairns[cell.index()].height())).sum();
        let mut largest = 0;
        while let Some(first) = left.nth(0) {
            left.remove(first);
            let (mut group, mut size) = (vec![first], 0);
            while let Some(cell) = group.pop() {
                size += 1;
                for next in self.moor.around(cell).into_iter().filter(|cell| cell.is_on()) {
                    if left.contains(next) {
                        left.remove(next);
                        group.push(next);
                    }
                }
            }
            largest = largest.max(size);
        }
        stones as i32 + largest
    }
}

/// Returns the rule with this id; in a `const` block an unknown id is a compile error.
///
/// A game whose ledger is in `docs/rules/` uses `rule_id!` and `emit!`, which also mark the rule for `cargo xtask rules`.
const fn rule(id: &str) -> RuleId {
    RuleId::find(crate::RULE_IDS, id)
}

/// Returns the clan that draws: in the deal the clans take turns.
pub(crate) fn drawing(state: &State) -> Seat {
    match state.phase {
        Phase::Draw { seat } => seat,
        _ => Seat(u8::from(state.held(Seat(0)) > state.held(Seat(1)))),
    }
}

fn draw<S: Sink<Event>>(state: &mut State, stone: Stone, sink: &mut S) {
    let seat = drawing(state);
    state.bag[stone as usize] -= 1;
    state.hands[seat.index()][stone as usize] += 1;
    let event = Event::Drew { seat, stone: Some(stone) };
    if state.phase == Phase::Deal {
        sink.push(EventRecord::new(const { rule("CN-SET-3") }, event));
        if state.hands.iter().all(|hand| hand.iter().sum::<u8>() == DEALT) {
            state.phase = Phase::Bid;
        }
    } else {
        sink.push(EventRecord::new(const { rule("CN-TURN-3") }, event));
        next_turn(state, seat, false);
    }
}

fn bid<S: Sink<Event>>(state: &mut State, seat: Seat, stone: Stone, sink: &mut S) {
    state.bids[seat.index()] = Some(stone);
    sink.push(EventRecord::new(const { rule("CN-BID-1") }, Event::Bid { seat }));
    let [Some(ash), Some(birch)] = state.bids else { return };
    state.hands[0][ash as usize] -= 1;
    state.hands[1][birch as usize] -= 1;
    sink.push(EventRecord::new(const { rule("CN-BID-1") }, Event::Shown { bids: [ash, birch] }));
    if ash == birch {
        state.phase = Phase::Toss;
        return;
    }
    let seat = Seat(u8::from(birch > ash));
    state.phase = Phase::Turn { seat, passed: false };
    sink.push(EventRecord::new(const { rule("CN-BID-2") }, Event::Begins { seat }));
}

fn place<S: Sink<Event>>(state: &mut State, seat: Seat, stone: Stone, cell: Cell, sink: &mut S) {
    state.hands[seat.index()][stone as usize] -= 1;
    state.cairns[cell.index()].place(stone, seat);
    sink.push(EventRecord::new(const { rule("CN-TURN-2") }, Event::Placed { seat, stone, cell }));
    if state.bag != [0; 3] {
        state.phase = Phase::Draw { seat };
    } else if state.hands == [[0; 3]; CLANS] {
        end(state, sink);
    } else {
        next_turn(state, seat, false);
    }
}

fn next_turn(state: &mut State, seat: Seat, passed: bool) {
    state.phase = Phase::Turn { seat: Seat(1 - seat.0), passed };
}

fn end<S: Sink<Event>>(state: &mut State, sink: &mut S) {
    state.phase = Phase::Over;
    sink.push(EventRecord::new(const { rule("CN-END-1") }, Event::Ended));
}
