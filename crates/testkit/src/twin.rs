//! Twin games: what a viewer cannot see must not change anything that this viewer gets.
//!
//! A [`Twin`] follows a running game for one viewer. Moves that the viewer sees are made in both games. Where the viewer
//! does not see a move, or sees only a part of it, the twin may make another one that looks the same. As long as both games
//! go on, the viewer gets the same from both, byte by byte: the view, the events, what the game waits for, and when the viewer
//! is asked, the answers and every refusal.
//!
//! The twin stops following, and a new one starts from the current position, when
//! - a visible move of somebody else, or a visible outcome of chance, is impossible in the twin: hands and odds are secret, so
//!   this is not a leak. The viewer's own answer must be possible in both.
//! - a move for which [`Secrets::reveals_secret`] is true reports different events, because it reveals the secret. A secret
//!   that is revealed without an event, or by any other move, is a leak. The same holds for visible outcomes of chance: if a die
//!   reveals hidden cards, [`Secrets::reveals_secret`] is true for it. What everybody sees once the game is over is no leak.

use crate::Random;
use crate::laws::{asked_moves, differ, differ_lists, interrupts};
use tabletop::{Pending, RecordOf, SeatSet, Secrets};

/// What the twin is told about a move of the running game.
#[derive(Debug)]
pub struct AppliedMove<'a, G: Secrets> {
    /// The position before the move.
    pub before: &'a G::State,
    /// The move.
    pub mv: G::Move,
    /// What happened, by which rules, and whom it concerns.
    pub events: &'a [RecordOf<G>],
    /// The position after the move.
    pub after: &'a G::State,
}

/// The state of a twin after a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TwinStatus {
    /// Both games are still the same: nothing to compare.
    Same,
    /// The games differ and the viewer cannot tell.
    Compared,
    /// The twin could not follow, and a new one begins.
    Parted,
}

/// A second game that differs from the running one in what the viewer cannot see.
#[derive(Clone, Debug)]
pub struct Twin<G: Secrets> {
    viewer: SeatSet,
    state: G::State,
    /// A hidden move is replaced once in this many times.
    rarity: u32,
    random: Random,
}

impl<G: Secrets> Twin<G> {
    /// Returns a twin for this viewer that begins at this position. A twin that replaces few hidden moves follows for longer.
    pub fn new(viewer: SeatSet, state: G::State, rarity: u32, random: Random) -> Twin<G> {
        Twin { viewer, state, rarity, random }
    }

    /// Follows one move and compares. `universe` is given when every refusal is to be compared too.
    pub fn follow(
        &mut self,
        rules: &G,
        moved: &AppliedMove<'_, G>,
        universe: Option<&[G::Move]>,
    ) -> Result<TwinStatus, String> {
        let seen = rules.redact_move(moved.before, moved.mv, self.viewer);
        let Some(reply) = self.reply(rules, moved, seen)? else {
            self.state = *moved.after;
            return Ok(TwinStatus::Parted);
        };
        if self.state == *moved.before && reply == moved.mv {
            self.state = *moved.after;
            return Ok(TwinStatus::Same);
        }
        let twin_before = self.state;
        let mut events = Vec::new();
        rules.apply_legal(&mut self.state, reply, &mut events);
        let expected = self.seen_events(rules, moved.events);
        let found = self.seen_events(rules, &events);
        if expected != found {
            // A hidden outcome of chance must not show anything, also if the rules say that it does.
            let open = seen.is_some() || rules.actor(moved.before, moved.mv).is_some();
            if open && (rules.reveals_secret(moved.before, moved.mv) || rules.reveals_secret(&twin_before, reply)) {
                self.state = *moved.after;
                return Ok(TwinStatus::Parted);
            }
            return Err(self.leak(moved.mv, reply, differ_lists("the events differ", &expected, &found)));
        }
        self.compare(rules, moved.after, universe).map_err(|difference| self.leak(moved.mv, reply, difference))?;
        Ok(TwinStatus::Compared)
    }

    fn leak(&self, mv: G::Move, reply: G::Move, difference: String) -> String {
        format!("{:?} can tell twin games apart after {mv:?} here, {reply:?} there: {difference}", self.viewer)
    }

    fn seen_events(&self, rules: &G, records: &[RecordOf<G>]) -> Vec<RecordOf<G>> {
        records.iter().map(|&record| rules.redact_event(record, self.viewer)).collect()
    }

    /// Returns the twin's move; `None` if it cannot follow.
    fn reply(
        &mut self,
        rules: &G,
        moved: &AppliedMove<'_, G>,
        seen: Option<G::Move>,
    ) -> Result<Option<G::Move>, String> {
        let (viewer, mv) = (self.viewer, moved.mv);
        let by = rules.actor(moved.before, mv);
        let own = by.is_some_and(|seat| viewer.contains(seat));
        if own && seen != Some(mv) {
            return Err(format!("{viewer:?} answers {mv:?} but is shown {seen:?}"));
        }
        if seen == Some(mv) {
            return match rules.check(&self.state, mv) {
                Ok(()) if rules.redact_move(&self.state, mv, viewer) == seen => Ok(Some(mv)),
                Err(refusal) if own => {
                    Err(format!("{viewer:?} may answer {mv:?} here; in a twin game it is refused: {refusal:?}"))
                }
                _ => Ok(None),
            };
        }
        let mut alike = Vec::new();
        rules.legal(&self.state, &mut alike);
        alike.retain(|&other| {
            rules.redact_move(&self.state, other, viewer) == seen && rules.actor(&self.state, other) == by
        });
        let same = alike.binary_search(&mv).is_ok().then_some(mv);
        if same.is_some() && !self.random.once_in(self.rarity) {
            return Ok(same);
        }
        alike.retain(|&other| other != mv);
        Ok(self.random.pick(&alike).or(same))
    }

    /// Compares everything that the viewer gets at this position.
    fn compare(&self, rules: &G, state: &G::State, universe: Option<&[G::Move]>) -> Result<(), String> {
        let (turn, twin_turn) = (rules.pending(state), rules.pending(&self.state));
        if turn != twin_turn || format!("{turn:?}") != format!("{twin_turn:?}") {
            return Err(differ("the games wait for different things", &turn, &twin_turn));
        }
        if matches!(turn, Pending::Over) {
            return Ok(());
        }
        let (view, twin_view) = (rules.view(state, self.viewer), rules.view(&self.state, self.viewer));
        if view != twin_view || postcard::to_stdvec(&view) != postcard::to_stdvec(&twin_view) {
            return Err(differ("the views differ", &view, &twin_view));
        }
        let own = |state: &G::State| {
            let mut moves = interrupts(rules, state);
            moves.retain(|(seat, _)| self.viewer.contains(*seat));
            moves
        };
        if own(state) != own(&self.state) {
            return Err(differ_lists("the interrupts differ", &own(state), &own(&self.state)));
        }
        let Some(theirs) = asked_moves(rules, state, self.viewer) else { return Ok(()) };
        let (mut answers, mut twin_answers) = (Vec::new(), Vec::new());
        rules.legal(state, &mut answers);
        rules.legal(&self.state, &mut twin_answers);
        answers.retain(|&mv| theirs(mv));
        twin_answers.retain(|&mv| theirs(mv));
        if answers != twin_answers {
            return Err(differ_lists("the answers differ", &answers, &twin_answers));
        }
        for &mv in universe.unwrap_or_default().iter().filter(|&&mv| theirs(mv)) {
            let (check, twin_check) = (rules.check(state, mv), rules.check(&self.state, mv));
            if check != twin_check || format!("{check:?}") != format!("{twin_check:?}") {
                return Err(format!("{mv:?} is {check:?} here and {twin_check:?} there"));
            }
        }
        Ok(())
    }
}
