//! The game through the contract of `tabletop`: set-up, turns, answers, secrets, counting of pieces.

use crate::ability::{Ability, NAMES};
use crate::event::Event;
use crate::land::Land;
use crate::moves::Move;
use crate::muck::{Muck, MuckState, Style};
use crate::question::Question;
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::setup::Setup;
use crate::state::{Card, Frame, OOMPH, Place, Purpose, State};
use crate::tile::{Back, Tile};
use crate::view::View;
use crate::{notation, position, steps, view};
use hexgrid::{Cell, Dir};
use tabletop::{EventRecord, Game, GameResult, Odds, Pending, RandomBelow, Seat, SeatSet, Sink, rule, state_hash};

/// Changes when the rules themselves change, so that old saves are not replayed under new rules unnoticed.
const EDITION: u32 = 2;

impl Game for Rules {
    const NAME: &'static str = "cosmic-frog";
    const EDITION: u32 = EDITION;
    const RULE_IDS: &'static [&'static str] = crate::RULE_IDS;
    type Setup = Setup;
    type State = State;
    type View = View;
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
        let base = (EDITION, &self.setup, crate::map::STANDARD, crate::ability::STANDARD, strikes);
        if self.has_muck() { state_hash(&(base, crate::ability::FIND_MUCK)) } else { state_hash(&base) }
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
        let mut state = State::empty(Frame::Layout { seat: Seat(0) });
        rule!("SET-4");
        for cell in self.ground.iter() {
            state.lay(self, cell, Tile::BARREN);
        }
        let fractures = self.setup.fractures();
        state.drain_robots(self);
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
            std::array::from_fn(|kind| if kind < self.frogs as usize { self.cards_of(Seat(kind as u8)) } else { 0 });
        state.actions.shuffle_in(&cards);
        rule!("SET-11");
        state.discard[Card::Flux.index()] = 1;
        state.discard[Card::Strike.index()] = 1;
        steps::run(self, &mut state, &mut ());
        state
    }

    fn pending(&self, state: &State) -> Pending<Question> {
        steps::turn(self, state)
    }

    fn legal(&self, state: &State, moves: &mut Vec<Move>) {
        moves.clear();
        match steps::turn(self, state) {
            Pending::Chance(_) => steps::outcomes(self, state, &mut |mv, _| moves.push(mv)),
            Pending::Over => {}
            _ => steps::legal(self, state, moves),
        }
    }

    fn check(&self, state: &State, mv: Move) -> Result<(), Refusal> {
        steps::check(self, state, mv)
    }

    fn apply_legal<S: Sink<Event>>(&self, state: &mut State, mv: Move, sink: &mut S) {
        steps::apply(self, state, mv, sink);
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
        let points: Vec<i32> = self.seats().map(|seat| i32::from(self.points(state, seat))).collect();
        let best = points.iter().max().copied().unwrap_or(0);
        // Against RoboFrogs a tie is theirs.
        let robots_win = self.seats().any(|seat| self.is_robo(seat) && points[seat.index()] == best);
        let wins = |seat: &Seat| points[seat.index()] == best && (self.is_robo(*seat) || !robots_win);
        let winners = self.seats().filter(wins);
        let winners = winners.fold(SeatSet::NONE, |set, seat| set.union(SeatSet::single(seat)));
        GameResult { points, winners }
    }

    fn actor(&self, state: &State, mv: Move) -> Option<Seat> {
        match (steps::turn(self, state), mv) {
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

    fn reveals_secret(&self, state: &State, mv: Move) -> bool {
        // Whether the power is kept shows at once if a card was deferred with it.
        let kept = |seat: Seat| state.frog(seat).deferred > 0;
        // A swap shows the card received to its new owner.
        let swaps = matches!(state.frame(), Frame::Target { purpose: Purpose::Swap, .. }) && mv != Move::Withdraw;
        matches!(mv, Move::Reveal | Move::RevealUnasked(_))
            || swaps
            || matches!(mv, Move::Swap(_))
            || matches!(mv, Move::Keep(seat, _) if kept(seat))
            || (self.setup.solo.is_some() && turns_up(self, state, mv))
    }

    fn passing_move(&self, state: &State) -> Option<Move> {
        match steps::turn(self, state) {
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
        let dealt: usize = Rules::seats(self).map(|seat| usize::from(self.cards_of(seat))).sum();
        let untouched = state.discard == [0, 0, 0, 0, 0, 0, 1, 1] && state.actions.len() == dealt;
        state.between_turns() && !untouched
    }

    fn ended_turn(&self, state: &State, opened: Option<Move>, _: Seat) -> Option<Seat> {
        // Flux and Splinters are nobody's turn, although frogs may have answered to them.
        let turn = !matches!(opened, Some(Move::Card(Card::Flux | Card::Strike)));
        turn.then(|| state.active())
    }

    fn view(&self, state: &State, viewer: SeatSet) -> View {
        view::view(self, state, viewer)
    }

    fn determinise(&self, view: &View, below: RandomBelow<'_>) -> State {
        view::determinise(self, view, below)
    }

    fn redact_move(&self, state: &State, mv: Move, viewer: SeatSet) -> Option<Move> {
        let seen = match (steps::turn(self, state), mv) {
            (Pending::Chance(Question::Ability { seat }), Move::Ability(_)) => {
                let knowers = state.abilities.entries().next().map_or(SeatSet::NONE, |(_, knowers)| knowers);
                viewer.intersects(self.knowers(seat)) || knowers.is_known_to(viewer)
            }
            (Pending::Chance(Question::Peek { seat }), Move::Card(_)) => {
                let knowers = state.actions.entries().next().map_or(SeatSet::NONE, |(_, knowers)| knowers);
                viewer.intersects(self.knowers(seat)) || knowers.is_known_to(viewer)
            }
            // A card kept with a tether lies open.
            (Pending::Seat(decision), Move::Keep(..)) if decision.question == Question::Tether => true,
            (_, Move::Keep(seat, _)) => viewer.intersects(self.knowers(seat)),
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
        state.between_turns().then(|| position::write(self, state))
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

    fn universe(&self, moves: &mut Vec<Move>) {
        universe(self, moves);
    }

    fn census(&self, state: &State) -> Result<(), String> {
        census_tiles(self, state)?;
        census_muck(self, state)?;
        census_cards(self, state)?;
        census_frogs(self, state)
    }
}

/// Whether a legal move turns up the card of a RoboFrog.
fn turns_up(rules: &Rules, state: &State, mv: Move) -> bool {
    struct Watch(bool);
    impl Sink<Event> for Watch {
        fn push(&mut self, record: EventRecord<Event>) {
            self.0 |= matches!(record.event, Event::Revealed { .. });
        }
    }
    let mut watch = Watch(false);
    let mut after = *state;
    if steps::check(rules, state, mv).is_ok() {
        steps::apply(rules, &mut after, mv, &mut watch);
    }
    watch.0
}

fn universe(rules: &Rules, moves: &mut Vec<Move>) {
    let cells = || rules.mat.cells().chain([Cell::OFF]);
    let cards = || (0..NAMES.len() as u8).map(Ability);
    moves.extend([Move::Reveal, Move::Pass, Move::End, Move::EnterAether, Move::LeapAether, Move::Disgorge]);
    moves.extend([Move::Recover, Move::Crush, Move::Stop, Move::Plunder, Move::Return, Move::Stay]);
    moves.extend([
        Move::Mutate,
        Move::Resist,
        Move::Select,
        Move::Reroll(u8::MAX),
        Move::Eat,
        Move::Raise,
        Move::Lower,
    ]);
    moves.extend([Move::Void, Move::PayToll, Move::Withdraw, Move::Stomp, Move::Defer, Move::UseDeferred, Move::Look]);
    moves.extend([Move::Leave, Move::Bury, Move::Smash, Move::Spit]);
    moves.extend((0..=5).map(Move::Grab));
    moves.extend([Move::DriftOne, Move::RollHome]);
    universe_of_muck(rules, moves);
    moves.extend((0..=8).map(Move::Trade));
    moves.extend(crate::tile::Bonus::ALL.map(Move::Bonus));
    moves.extend(cards().map(Move::Ability));
    moves.extend(Back::ALL.map(Move::Back));
    moves.extend((0..8).map(Card::from_index).map(Move::Card));
    moves.extend((0..=rules.strikes.len() as u8).map(Move::Splinter));
    for face in 0..=8 {
        moves.extend([Move::Roll(face), Move::Reroll(face)]);
        moves.extend((0..=8).map(|other| Move::RollTwo(face, other)));
    }
    for seat in (0..6).map(Seat) {
        moves.extend([Move::Ram(seat), Move::Swap(seat), Move::Possess(seat), Move::Exchange(seat), Move::Fetch(seat)]);
        moves.push(Move::RevealUnasked(seat));
        moves.extend((0..=3).map(|amount| Move::Drain(seat, amount)));
        moves.extend((0..=7).map(|target| Move::Raid(seat, target)));
        moves.extend(cards().map(|card| Move::Keep(seat, card)));
    }
    for slot in 0..=10 {
        moves.extend([
            Move::Store(slot),
            Move::Take(slot),
            Move::Stash(slot),
            Move::Commit(false, slot),
            Move::Commit(true, slot),
        ]);
    }
    for cell in cells() {
        moves.extend([Move::Descend(cell), Move::Harvest(cell), Move::Leap(cell), Move::Slip(cell), Move::Land(cell)]);
        moves.extend([Move::Step(cell), Move::Tunnel(cell)]);
        moves.extend(Dir::ALL.map(|dir| Move::SlipAttack(cell, dir)));
        moves.extend(Dir::ALL.map(|dir| Move::LandAttack(cell, dir)));
        moves.extend(Land::ALL.map(|land| Move::Lay(land, cell)));
    }
}

/// Moves of Find Muck. A game without chips has no orders of them.
fn universe_of_muck(rules: &Rules, moves: &mut Vec<Move>) {
    moves.extend([Move::Tether, Move::Heed, Move::Ignore, Move::Nearer, Move::Farther, Move::Snap, Move::Throw]);
    moves.extend(Muck::ALL.into_iter().flat_map(|muck| [Move::Gather(muck), Move::Muck(muck)]));
    moves.extend((0..=7).flat_map(|dimension| Muck::ALL.map(|muck| Move::Dredge(dimension, muck))));
    moves.extend(Style::ALL.map(Move::Style));
    moves.extend((0..6).map(Seat).flat_map(|seat| [Move::Mind(seat), Move::Aggro(seat)]));
    moves.extend((0..=33).flat_map(|mask| [Move::Pick(mask), Move::Chips(mask)]));
    moves.extend((0..=10).flat_map(|boost| [Move::Soft(false, boost), Move::Soft(true, boost), Move::Boost(boost)]));
    moves.extend((0..=8).chain([u8::MAX]).map(Move::Meddle));
    moves.extend(Dir::ALL.map(Move::Line));
    moves.extend(Dir::ALL.into_iter().flat_map(|dir| (0..=4).map(move |distance| Move::Spew(dir, distance))));
    moves.extend((0..=5).map(Move::Heave));
    moves.extend((0..=5).flat_map(|slot| (0..=7).map(move |dimension| Move::HeaveInto(slot, dimension))));
    if rules.has_chips() {
        moves.extend((0..6).map(Seat).flat_map(|seat| (0..=121).map(move |order| Move::Arrange(seat, order))));
    }
}

/// Muck: every tile of the box is unseen, in a dimension, in a Gullet or Vault, or destroyed.
fn census_muck(rules: &Rules, state: &State) -> Result<(), String> {
    let muck = state.muck();
    let wanted = if rules.has_muck() { crate::muck::BOX } else { [0; 2] };
    let (held, gone) = (state.tiles.muck_held(), state.tiles.muck_gone());
    for kind in Muck::SEEN {
        let index = kind as usize - 1;
        let lying: u8 = (1..=6).map(|dimension| muck.lying(dimension, kind)).sum();
        let found = muck.pool[index] + held[index] + gone[index] + lying;
        if found != wanted[index] {
            return Err(format!("{found} {} muck lands instead of {}", kind.name(), wanted[index]));
        }
    }
    let hidden: u8 = (1..=6).map(|dimension| muck.lying(dimension, Muck::Hidden)).sum();
    if muck.supply + hidden > muck.pool[0] + muck.pool[1] {
        return Err(format!("{} muck lands in the supply and {hidden} face down are too many", muck.supply));
    }
    if rules.mat.cells().flat_map(|cell| state.stack(cell)).any(|tile| tile.as_muck().is_some()) {
        return Err("muck lies on the Shard".into());
    }
    Ok(())
}

fn census_tiles(rules: &Rules, state: &State) -> Result<(), String> {
    let counts = state.tiles.count();
    for land in Land::ALL {
        let wanted = if land.is_high() { rules.highlands } else { rules.lowlands };
        let found = counts[land.index() as usize] + u16::from(state.supply[land.index() as usize]);
        if found != u16::from(wanted) {
            return Err(format!("{found} {} tiles instead of {wanted}", land.name()));
        }
    }
    if u32::from(counts[8]) != rules.ground.len() {
        return Err(format!("{} Barrens instead of {}", counts[8], rules.ground.len()));
    }
    let on_shard = || rules.mat.cells().flat_map(|cell| state.stack(cell));
    let undecided = on_shard().filter(|tile| tile.is_barren() && tile.back().is_none()).count();
    let backs: usize = state.backs.iter().map(|&count| usize::from(count)).sum();
    if undecided != backs {
        return Err(format!("{undecided} undecided Barrens but {backs} backs"));
    }
    let lands = on_shard().filter(|tile| tile.as_land().is_some()).count();
    if lands != usize::from(state.lands) {
        return Err(format!("{lands} Land on the Shard, {} counted", state.lands));
    }
    for cell in rules.mat.cells() {
        let terrain = state.top(cell).is_some();
        let edge = terrain && rules.around(cell).iter().any(|&next| !next.is_on() || state.top(next).is_none());
        let bare = state.top(cell).is_some_and(Tile::is_barren);
        let sets = (state.terrain.contains(cell), state.edge.contains(cell), state.bare.contains(cell));
        if sets != (terrain, edge, bare) {
            return Err(format!("cell {} is not what the sets of hexes say", cell.0));
        }
    }
    Ok(())
}

fn census_cards(rules: &Rules, state: &State) -> Result<(), String> {
    let mut abilities = *state.abilities.pool();
    let mut place = |card: Ability| {
        if card.is_known() {
            abilities[card.0 as usize] += 1;
        }
    };
    state.abilities.entries().for_each(|(card, _)| place(card.map_or(Ability::NONE, Ability)));
    for seat in rules.seats() {
        let frog = state.frog(seat);
        frog.dealt.into_iter().for_each(&mut place);
        if state.frame() != Frame::Keep || rules.is_robo(seat) {
            place(frog.card);
        }
    }
    if (0..rules.abilities.len()).any(|card| abilities[card] != 1) {
        return Err(format!("ability cards are lost or doubled: {abilities:?}"));
    }
    let mut actions = *state.actions.pool();
    state.actions.entries().filter_map(|(card, _)| card).for_each(|card| actions[card as usize] += 1);
    for (kind, count) in actions.iter_mut().enumerate() {
        *count += state.discard[kind] + if kind < 6 { state.frogs[kind].aside + state.frogs[kind].deferred } else { 0 };
        let wanted = if kind >= 6 {
            1
        } else if kind < rules.frogs as usize {
            rules.cards_of(Seat(kind as u8))
        } else {
            0
        };
        if *count != wanted {
            return Err(format!("{count} action cards of kind {kind} instead of {wanted}"));
        }
    }
    let mut splinters = *state.splinters.pool();
    state.splinters.entries().filter_map(|(card, _)| card).for_each(|card| splinters[card as usize] += 1);
    for (strike, count) in splinters.iter().enumerate().take(rules.strikes.len()) {
        if count + (state.struck >> strike & 1) as u8 != 1 {
            return Err(format!("Splinter card {strike} is lost or doubled"));
        }
    }
    Ok(())
}

fn census_frogs(rules: &Rules, state: &State) -> Result<(), String> {
    let striking = state.in_strike();
    for seat in rules.seats() {
        let frog = state.frog(seat);
        let most = if rules.is_robo(seat) { 0 } else { OOMPH };
        if frog.oomph > most {
            return Err(format!("{} has {} Ω", rules.seat_name(seat), frog.oomph));
        }
        if let Place::Shard(cell) = frog.place {
            let alone = rules.seats().filter(|&other| state.frog(other).place == frog.place).count() == 1;
            if !alone
                || !(state.terrain.contains(cell) || striking || matches!(state.frame(), Frame::Score | Frame::Over))
            {
                return Err(format!("{} stands where it cannot stand", rules.seat_name(seat)));
            }
        }
        let has_card = frog.card != Ability::NONE;
        let carded = frog.in_play()
            && !matches!(
                state.frame(),
                Frame::Return { .. }
                    | Frame::Flux { .. }
                    | Frame::RoboStart { .. }
                    | Frame::Deal { .. }
                    | Frame::Score
                    | Frame::Over
            );
        if carded && !has_card {
            return Err(format!("{} is in play without an ability card", rules.seat_name(seat)));
        }
    }
    Ok(())
}
