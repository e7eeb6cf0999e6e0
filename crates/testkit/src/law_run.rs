//! One random game from start to end, with the laws checked along the way.
//!
//! Not here: the laws themselves ([`crate::laws`], [`crate::twin`]).

use crate::law::{LawChecker, Violation};
use crate::laws::{self, PastMove};
use crate::twin::{AppliedMove, Twin, TwinStatus};
use crate::{BrokenLaw, LabelCounts, Law, PlayedStep, Random, Suite, SuiteReport, TestedGame};
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::Arc;
use tabletop::{Header, Odds, Pending, RecordOf, Save, SaveLine, SeatSet, Table};

/// How many moves are played from a determinisation of a view.
const PLAYED_ON: u32 = 12;

/// In a position in which seats may interrupt, one of them does so once in this many times.
const INTERRUPTED: u32 = 60;

/// If the universe of moves is larger than this, only a part of it is checked at each position. Games without a fixed board
/// have such a large universe.
const LARGE: usize = 8192;

/// A game being played under the laws.
pub(crate) struct LawRun<'a, G: TestedGame> {
    suite: &'a Suite,
    number: u64,
    rules: Arc<G>,
    table: Table<G>,
    universe: Vec<G::Move>,
    /// The part of the universe that is checked at the current position.
    looked: Vec<G::Move>,
    viewers: Vec<SeatSet>,
    twins: Vec<Twin<G>>,
    /// All positions from the start to the current one.
    states: Vec<G::State>,
    moves: Vec<G::Move>,
    past: Vec<PastMove>,
    legal: Vec<G::Move>,
    odds: Odds<G::Move>,
    /// Chooses the moves. Nothing else uses this stream, so game `n` has the same moves whichever laws are checked.
    chooser: Random,
    /// Chooses where the expensive laws are checked, and makes all other random choices.
    sampler: Random,
    checker: LawChecker,
    report: SuiteReport,
}

impl<'a, G: TestedGame> LawRun<'a, G> {
    /// Creates the game with this number.
    pub(crate) fn new(suite: &'a Suite, number: u64, rules: Arc<G>) -> Self {
        let start = rules.initial_state();
        let seed = suite.seed;
        let mut viewers = laws::players(rules.as_ref());
        viewers.extend(suite.watcher);
        let mut course = LawRun {
            suite,
            number,
            table: Table::new(rules.clone()),
            universe: laws::writable_moves(rules.as_ref()),
            looked: Vec::new(),
            viewers,
            twins: Vec::new(),
            states: vec![start],
            moves: Vec::new(),
            past: Vec::new(),
            legal: Vec::new(),
            odds: Odds::default(),
            chooser: Random::new(seed, number << 8),
            sampler: Random::new(seed, number << 8 | 1),
            checker: LawChecker::new(suite.laws),
            report: SuiteReport { games: 1, ..SuiteReport::default() },
            rules,
        };
        course.begin_twins(start);
        course
    }

    fn thorough(&self) -> bool {
        self.number < self.suite.thorough
    }

    /// Creates the twins: one for every viewer in a thorough game, otherwise one, for each viewer in turn from game to game.
    fn begin_twins(&mut self, start: G::State) {
        for (index, &viewer) in self.viewers.iter().enumerate() {
            if self.thorough() || index as u64 == self.number % self.viewers.len() as u64 {
                let rarity = [1, 2, 8][self.sampler.below(3) as usize];
                let random = Random::new(self.suite.seed, self.number << 8 | (index as u64 + 2));
                self.twins.push(Twin::new(viewer, start, rarity, random));
            }
        }
    }

    /// Plays the game to its end, or to the first broken law.
    pub(crate) fn run(
        mut self,
        label: &impl Fn(&PlayedStep<'_, G>, &mut LabelCounts),
    ) -> Result<SuiteReport, Box<BrokenLaw>> {
        let violation = match catch_unwind(AssertUnwindSafe(|| self.play(label))) {
            Ok(Ok(())) => {
                self.report.moves = self.moves.len() as u64;
                self.report.longest = self.report.moves;
                self.report.add_laws(&self.checker);
                return Ok(self.report);
            }
            Ok(Err(violation)) => violation,
            Err(panic) if !self.suite.laws.contains(Law::NeverPanics) => resume_unwind(panic),
            Err(panic) => {
                let text = panic.downcast_ref::<String>().map(String::as_str);
                let text = text.or(panic.downcast_ref::<&str>().copied()).unwrap_or("a panic without words");
                Violation { law: Law::NeverPanics, difference: format!("the rules panicked: {text}") }
            }
        };
        Err(Box::new(self.failure(violation)))
    }

    fn failure(&self, violation: Violation) -> BrokenLaw {
        let write = |(index, &mv): (usize, &G::Move)| {
            let state = &self.states[index];
            catch_unwind(AssertUnwindSafe(|| self.rules.write_move(state, mv))).unwrap_or_else(|_| format!("{mv:?}"))
        };
        let moves: Vec<String> = self.moves.iter().enumerate().map(write).collect();
        let lines = moves.iter().map(|text| SaveLine::Move(text.clone())).collect();
        let save = Save::new(Header::of(self.rules.as_ref()), lines);
        BrokenLaw {
            law: violation.law,
            game: G::NAME,
            seed: self.suite.seed,
            number: self.number,
            setup: save.header.setup.to_string(),
            moves,
            difference: violation.difference,
            save: save.write(),
        }
    }

    fn play(&mut self, label: &impl Fn(&PlayedStep<'_, G>, &mut LabelCounts)) -> Result<(), Violation> {
        loop {
            let state = *self.table.state();
            let expensive = self.thorough() || self.sampler.once_in(100);
            self.rules.legal(&state, &mut self.legal);
            if expensive {
                self.look();
            }
            self.check_position(&state, expensive)?;
            let Some(mv) = self.choose(&state) else { break };
            if self.moves.len() >= self.suite.max_moves {
                let limit = self.suite.max_moves;
                self.checker.ask(Law::AlwaysEnds, || Err(format!("the game goes on after {limit} moves")))?;
                break;
            }
            self.check_choice(&state, mv, expensive)?;
            let records = self.make(&state, mv)?;
            let after = *self.table.state();
            let moved = AppliedMove { before: &state, mv, events: &records, after: &after };
            self.check_applied_move(&moved, expensive)?;
            let events: Vec<G::Event> = records.iter().map(|record| record.event).collect();
            let step = PlayedStep { rules: self.rules.as_ref(), before: &state, mv, events: &events, after: &after };
            label(&step, &mut self.report.usage);
        }
        self.check_game()
    }

    /// Chooses the next move: sometimes an interrupt, otherwise an answer or an outcome of chance.
    fn choose(&mut self, state: &G::State) -> Option<G::Move> {
        let interrupts = laws::interrupts(self.rules.as_ref(), state);
        // Rarely, because interrupts reveal secrets: games must also run with many secrets.
        if !interrupts.is_empty() && self.chooser.once_in(INTERRUPTED) {
            return self.chooser.pick(&interrupts).map(|(_, mv)| mv);
        }
        match self.rules.pending(state) {
            Pending::Seat(_) if self.number % 2 == 1 => laws::by_kind(&self.legal, &mut self.chooser),
            _ => laws::choose(self.rules.as_ref(), state, &self.legal, &mut self.odds, &mut self.chooser),
        }
    }

    /// Chooses the part of the universe to check at this position: all of it, or every n-th move from a random start together
    /// with all legal moves.
    fn look(&mut self) {
        self.looked.clear();
        let stride = self.universe.len().div_ceil(LARGE).max(1);
        let first = self.sampler.below(stride as u32) as usize;
        self.looked.extend(self.universe.iter().skip(first).step_by(stride));
        if stride > 1 {
            self.looked.extend(self.legal.iter().filter(|mv| self.universe.binary_search(mv).is_ok()));
            self.looked.sort_unstable();
            self.looked.dedup();
        }
    }

    /// Checks the laws of the current position.
    fn check_position(&mut self, state: &G::State, expensive: bool) -> Result<(), Violation> {
        let (rules, legal, universe) = (self.rules.as_ref(), &self.legal, &self.universe);
        let (checker, sampler, looked) = (&mut self.checker, &mut self.sampler, &self.looked);
        checker.ask(Law::NothingIsLost, || rules.census(state))?;
        checker.ask(Law::NeverStuck, || laws::never_stuck(rules, state, legal))?;
        if expensive {
            checker.ask(Law::LegalEqualsCheck, || laws::legal_equals_check(rules, state, looked))?;
        } else {
            checker.ask(Law::LegalEqualsCheck, || laws::legal_in_order(rules, state, legal))?;
        }
        if let Some(mv) = sampler.pick(universe) {
            checker.ask(Law::RefusalChangesNothing, || laws::refusals_change_nothing(rules, state, &[mv]))?;
        }
        let sealed = matches!(rules.pending(state), Pending::Seats(set, _) if set.len() > 1);
        if sealed {
            checker.ask(Law::SealedAnswersCommute, || laws::sealed_answers_commute(rules, state, sampler))?;
            for &viewer in &self.viewers {
                checker.ask(Law::ViewLeaksNothing, || laws::sealed_is_unseen(rules, state, viewer, legal))?;
            }
        }
        if expensive || sampler.once_in(64) {
            checker.ask(Law::Snapshots, || laws::snapshot_restores(rules, state))?;
            checker.ask(Law::SerialiseRoundTrips, || laws::serialise_round_trips("the position", state))?;
        }
        if expensive { self.check_expensive_laws(state) } else { Ok(()) }
    }

    /// Checks the expensive laws of the current position.
    fn check_expensive_laws(&mut self, state: &G::State) -> Result<(), Violation> {
        let (rules, universe) = (self.rules.as_ref(), &self.looked);
        let (checker, sampler) = (&mut self.checker, &mut self.sampler);
        checker.ask(Law::RefusalChangesNothing, || laws::refusals_change_nothing(rules, state, universe))?;
        for &mv in &self.legal {
            checker.ask(Law::NotationRoundTrips, || laws::notation_round_trips(rules, state, mv))?;
        }
        for &viewer in &self.viewers {
            let view = rules.view(state, viewer);
            checker.ask(Law::SerialiseRoundTrips, || {
                laws::serialise_round_trips(&format!("the view of {viewer:?}"), &view)
            })?;
            checker
                .ask(Law::ViewSuffices, || laws::view_suffices(rules, state, viewer, universe, sampler).map(|_| ()))?;
        }
        Ok(())
    }

    /// Checks the laws of the move that is about to be made.
    fn check_choice(&mut self, state: &G::State, mv: G::Move, expensive: bool) -> Result<(), Violation> {
        let rules = self.rules.as_ref();
        self.checker.ask(Law::NotationRoundTrips, || laws::notation_round_trips(rules, state, mv))?;
        if expensive && let Some(other) = self.sampler.pick(&self.legal) {
            for &viewer in &self.viewers {
                self.checker
                    .ask(Law::ViewLeaksNothing, || laws::chance_seen_is_shown(rules, state, viewer, mv, other))?;
            }
        }
        let (turn, by) = (rules.pending(state), rules.actor(state, mv));
        let agrees = match turn {
            _ if rules.is_interrupt(mv) => by.is_some(),
            Pending::Seat(decision) => by == Some(decision.by),
            Pending::Seats(set, _) => by.is_some_and(|seat| set.contains(seat)),
            Pending::Chance(_) | Pending::Over => by.is_none(),
        };
        self.checker.ask(Law::UndoRestores, || {
            if agrees {
                Ok(())
            } else {
                Err(format!("{mv:?} is said to be answered by {by:?}, but the turn is {turn:?}"))
            }
        })
    }

    /// Plays the move at the table and returns its event records.
    fn make(&mut self, state: &G::State, mv: G::Move) -> Result<Vec<RecordOf<G>>, Violation> {
        let interrupt = self.rules.is_interrupt(mv);
        let waiting = self.table.seat_to_end_turn();
        if let Some(seat) = waiting.filter(|_| !interrupt) {
            self.table.end_turn(seat);
            if let Some(last) = self.past.last_mut() {
                last.barrier = true;
            }
        }
        let by = match self.rules.pending(state) {
            _ if interrupt => self.rules.actor(state, mv),
            Pending::Seat(decision) => Some(decision.by),
            Pending::Seats(..) => self.rules.actor(state, mv),
            Pending::Chance(_) | Pending::Over => None,
        };
        let barrier = by.is_none() || self.rules.reveals_secret(state, mv);
        let mut records = Vec::new();
        if let Err(error) = self.table.play(mv, &mut records) {
            let difference = format!("the table does not take {mv:?}: {error:?}");
            return Err(Violation { law: Law::LegalEqualsCheck, difference });
        }
        self.moves.push(mv);
        self.states.push(*self.table.state());
        self.past.push(PastMove { by, barrier, forced: self.legal.len() == 1 && !interrupt });
        if interrupt && waiting.is_some() && matches!(self.table.pending(), Pending::Chance(_)) {
            let (law, after) = (Law::UndoRestores, self.table.seat_to_end_turn());
            if after != waiting {
                let difference = format!("{mv:?} leaves the end of the turn of {waiting:?} to {after:?}");
                return Err(Violation { law, difference });
            }
        }
        if by.is_some() && !interrupt {
            self.report.decisions += 1;
            self.report.choices += u64::from(self.legal.len() > 1);
            self.report.answers += self.legal.len() as u64;
        }
        Ok(records)
    }

    /// Checks the laws of the move that was just made.
    fn check_applied_move(&mut self, moved: &AppliedMove<'_, G>, expensive: bool) -> Result<(), Violation> {
        let thoroughly = expensive || self.sampler.once_in(64);
        // Checking a save replays the game from the start, which takes longer and longer, so it is sampled once more.
        let save = expensive && self.sampler.once_in(10);
        let (table, states, past) = (&mut self.table, &self.states, &self.past);
        let mut undone = None;
        self.checker.ask(Law::UndoRestores, || {
            undone = laws::undo_restores(table, states, past, thoroughly)?;
            Ok(())
        })?;
        if save {
            let table = undone.as_ref().unwrap_or(table);
            self.checker.ask(Law::SaveRoundTrips, || laws::save_round_trips(table))?;
        }
        if !self.checker.wanted.contains(Law::ViewLeaksNothing) {
            return Ok(());
        }
        let (rules, universe) = (self.rules.as_ref(), expensive.then_some(self.looked.as_slice()));
        for twin in &mut self.twins {
            let followed = twin.follow(rules, moved, universe);
            match followed {
                Ok(TwinStatus::Same) => continue,
                Ok(TwinStatus::Parted) => {
                    self.report.twins += 1;
                    continue;
                }
                _ => {}
            }
            self.checker.ask(Law::ViewLeaksNothing, || followed.map(|_| ()))?;
        }
        Ok(())
    }

    /// Checks the laws of the whole game, at its end.
    fn check_game(&mut self) -> Result<(), Violation> {
        let rules = self.rules.as_ref();
        let (states, moves, table) = (&self.states, &self.moves, &self.table);
        self.checker.ask(Law::ReplayEqualsPlay, || laws::replay_equals_play(rules, states, moves))?;
        if self.number < self.suite.thorough {
            self.checker.ask(Law::SaveRoundTrips, || laws::save_round_trips(table))?;
        }
        let sampler = &mut self.sampler;
        if let (Some(state), Some(viewer)) = (sampler.pick(states), sampler.pick(&self.viewers)) {
            self.checker.ask(Law::ViewSuffices, || {
                let guess = laws::view_suffices(rules, &state, viewer, &[], sampler)?;
                laws::determinised_plays_on(rules, &guess, PLAYED_ON, sampler)
            })?;
        }
        if matches!(rules.pending(table.state()), Pending::Over) {
            self.checker.ask(Law::AlwaysEnds, || {
                let points = rules.result(table.state()).points.len();
                if points == rules.seats() as usize { Ok(()) } else { Err(format!("the outcome has {points} entries")) }
            })?;
        }
        self.checker.ask(Law::NeverPanics, || Ok(()))
    }
}
