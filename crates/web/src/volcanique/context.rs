//! What all parts of the table share: the model, what is drawn, what may be answered, what is pointed at.
//!
//! The board asks [`Context::at_hex`] and [`Context::at_spot`] what can be pointed at, and calls [`Context::click_hex`] and
//! [`Context::click_spot`]. A tile is first shown as a [`Ghost`] and laid when that is given.

use super::aim::{self, Group, Target, group, is_tile, target};
use super::carry::Hand;
use super::grave::{Gravity, covering, gravity};
use super::odds::{Outlets, outlets};
use crate::table::Model;
use crate::text::words;
use hexgrid::Hex;
use leptos::prelude::*;
use std::sync::Arc;
use tabletop::{Game, Seat, SeatSet};
use volcanique::{Kind, Move, Question, Rules, Slot, Spot, State, View};
use wording::GameWording;

/// A tile that lies on a space and may still be turned, moved or put back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ghost {
    /// Which tile.
    pub kind: Kind,
    /// Where it lies.
    pub hex: Hex,
    /// How often it is turned clockwise.
    pub rotation: u8,
}

/// Shared by all parts of a table. `Copy`: hand it around freely.
#[derive(Clone, Copy)]
pub struct Context {
    /// The table.
    pub model: Model<Rules>,
    /// The position to be drawn, with secrets as tokens.
    pub view: Memo<Option<View>>,
    /// A full position that agrees with it: for legality, prices and odds, never for drawing.
    pub state: Memo<Option<State>>,
    /// What the viewer may answer now; empty while nothing is asked of them.
    pub answers: Memo<Vec<Move>>,
    /// Which kind of answer is being chosen on the board, where there are several kinds.
    pub group: RwSignal<Option<Group>>,
    /// The answer that is pointed at, by mouse or focus.
    pub hover: RwSignal<Option<Move>>,
    /// What was pointed at and means several answers: the tray asks which.
    pub pointed: RwSignal<Option<Target>>,
    /// A grave answer that waits to be given a second time.
    pub confirm: RwSignal<Option<Move>>,
    /// Why something is not allowed, in words with the rule in brackets.
    pub why: RwSignal<Option<String>>,
    /// The tile that lies on a space and is not given yet.
    pub ghost: RwSignal<Option<Ghost>>,
    /// The same, unless it is carried and over no space where it may lie.
    pub lying: Memo<Option<Ghost>>,
    /// The hand that may carry a tile.
    pub hand: Hand,
    /// The slot of the grid that is looked at, or whose power is to be unlocked.
    pub slot: RwSignal<Option<Slot>>,
    /// Where the lava can go: of the volcano that stands, or of the one that is pointed at.
    pub odds: Memo<Option<(Hex, Outlets)>>,
    /// The seat whose belongings stand on the right: the one that is asked, else the viewer's first.
    pub me: Memo<Seat>,
}

impl Context {
    /// The context of a table.
    pub fn new(model: Model<Rules>) -> Context {
        let view = Memo::new(move |_| model.view());
        let state = Memo::new(move |_| model.state());
        let answers = Memo::new(move |_| model.answers());
        let me = Memo::new(move |_| {
            let viewer = model.viewer.get().unwrap_or(SeatSet::NONE);
            let players = model.rules.with_value(|rules| rules.players());
            let first = || viewer.iter().find(|seat| seat.0 < players).unwrap_or(Seat(0));
            model.asked().iter().next().unwrap_or_else(first)
        });
        let hover = RwSignal::new(None);
        let odds = Memo::new(move |_| state.with(|state| lava(&model.rules.get_value(), state.as_ref()?, hover.get())));
        let (ghost, hand) = (RwSignal::new(None), Hand::new());
        let lying =
            Memo::new(move |_| ghost.get().filter(|_| hand.tile.with(|tile| tile.is_none_or(|tile| tile.over))));
        let context = Context {
            model,
            view,
            state,
            answers,
            group: RwSignal::new(None),
            hover,
            pointed: RwSignal::new(None),
            confirm: RwSignal::new(None),
            why: RwSignal::new(None),
            ghost,
            lying,
            hand,
            slot: RwSignal::new(None),
            odds,
            me,
        };
        // A new question forgets what was pointed at and chosen for the old one.
        Effect::new(move |_| {
            answers.track();
            context.hover.set(None);
            context.pointed.set(None);
            context.confirm.set(None);
            context.why.set(None);
            context.ghost.set(None);
            context.slot.set(None);
            context.group.set(context.groups().into_iter().find(|group| group.on_board()));
        });
        context
    }

    /// The rules.
    pub fn rules(self) -> Arc<Rules> {
        self.model.rules.get_value()
    }

    /// What is asked of the viewer; `None` while nothing is.
    pub fn question(self) -> Option<Question> {
        if self.model.asked().is_empty() || self.model.wait.get().end.is_some() {
            return None;
        }
        let rules = self.rules();
        self.state.with(|state| state.as_ref().and_then(|state| aim::question(&rules, state)))
    }

    /// The kinds of answers there are, in the order of the tray.
    pub fn groups(self) -> Vec<Group> {
        let mut groups: Vec<Group> =
            self.answers.with_untracked(|answers| answers.iter().map(|&mv| group(mv)).collect());
        groups.sort();
        groups.dedup();
        groups
    }

    /// The answers that are chosen on the board now, each with what it points at.
    pub fn targets(self) -> Vec<(Target, Move)> {
        let (rules, chosen) = (self.rules(), self.group.get());
        self.state.with(|state| {
            let Some(state) = state else { return Vec::new() };
            let wanted = |mv: &Move| Some(group(*mv)) == chosen;
            self.answers.with(|answers| {
                let all = answers.iter().copied().filter(wanted);
                all.filter_map(|mv| Some((target(&rules, state, mv)?, mv))).collect()
            })
        })
    }

    /// The answers that point at a space. An island is meant wherever it is pointed at.
    pub fn at_hex(self, hex: Hex) -> Vec<Move> {
        let means = |(target, mv): (Target, Move)| match target {
            Target::Hex(first) if matches!(mv, Move::Converge(..)) => self.same_island(first, hex).then_some(mv),
            Target::Hex(other) => (other == hex).then_some(mv),
            Target::Spot(_) | Target::Cut(_) => None,
        };
        self.targets().into_iter().filter_map(means).collect()
    }

    /// The answers that a target stands for.
    pub fn at(self, target: Target) -> Vec<Move> {
        match target {
            Target::Hex(hex) => self.at_hex(hex),
            target => self.targets().into_iter().filter(|(other, _)| *other == target).map(|(_, mv)| mv).collect(),
        }
    }

    /// The answers that point at a part of a tile.
    pub fn at_spot(self, spot: Spot) -> Vec<Move> {
        self.at(Target::Spot(spot))
    }

    fn same_island(self, one: Hex, other: Hex) -> bool {
        self.view.with(|view| {
            let Some(land) = view.as_ref().map(|view| view.state.land()) else { return false };
            let (Some(one), Some(other)) = (land.site(one), land.site(other)) else { return false };
            land.island(one) & other.bit() != 0
        })
    }

    /// Acts on a click on a space: answers, puts the tile there, asks which of several is meant, or says why nothing is.
    pub fn click_hex(self, hex: Hex) {
        let moves = untrack(|| self.at_hex(hex));
        if moves.first().is_some_and(|&mv| is_tile(mv)) {
            return self.put_ghost(hex);
        }
        let tried = |question| aim::tried_hex(question, self.group.get_untracked(), hex);
        self.click(Target::Hex(hex), &moves, tried);
    }

    /// Acts on a click on a part of a tile, like [`Context::click_hex`]. What means the whole space is taken as that.
    pub fn click_spot(self, spot: Spot) {
        let moves = untrack(|| self.at_spot(spot));
        if moves.is_empty() && !untrack(|| self.at_hex(spot.hex)).is_empty() {
            return self.click_hex(spot.hex);
        }
        let tried = |question| aim::tried_spot(question, self.group.get_untracked(), spot);
        self.click(Target::Spot(spot), &moves, tried);
    }

    fn click(self, target: Target, moves: &[Move], tried: impl Fn(Question) -> Option<Move>) {
        self.why.set(None);
        self.pointed.set(None);
        match moves {
            [] => {
                let Some(question) = untrack(|| self.question()) else { return };
                self.why.set(tried(question).and_then(|mv| self.refusal(mv)));
            }
            // Where a cut is chosen, its arrow says which way the land goes.
            [only] if group(*only) != Group::Rift => self.give(*only),
            _ => self.pointed.set(Some(target)),
        }
    }

    /// Why an answer is refused, in words with the rule in brackets; `None` if it is taken.
    pub fn refusal(self, mv: Move) -> Option<String> {
        let rules = self.rules();
        let state = self.state.get_untracked()?;
        rules.check(&state, mv).err().map(|refusal| rules.refusal(refusal, &words()))
    }

    /// The tile that is to be laid: the one that was bought, or that lies under the volcano.
    fn tile(self) -> Option<Kind> {
        match untrack(|| self.question())? {
            Question::Place { kind } | Question::SummonPlace { kind } => Some(kind),
            Question::Sleight { hex } => self.state.with_untracked(|state| {
                let land = state.as_ref()?.land();
                land.top(land.site(hex)?).kind()
            }),
            _ => self.ghost.get_untracked().map(|ghost| ghost.kind),
        }
    }

    /// The answer that lays a ghost.
    pub fn laid(self, ghost: Ghost) -> Option<Move> {
        Some(match untrack(|| self.question())? {
            Question::Build { .. } => Move::Build(ghost.kind, ghost.rotation),
            Question::Sleight { .. } => Move::Rotate(ghost.rotation),
            _ => Move::Place(ghost.hex, ghost.rotation),
        })
    }

    /// The rotations in which a tile may lie on a space.
    pub fn rotations(self, kind: Kind, hex: Hex) -> Vec<u8> {
        let fits = |rotation: &u8| {
            let laid = self.laid(Ghost { kind, hex, rotation: *rotation });
            laid.is_some_and(|mv| self.answers.with_untracked(|answers| answers.contains(&mv)))
        };
        (0..6).filter(fits).collect()
    }

    /// Puts the tile on a space as it lay before if that fits, else in the first rotation that does; once more turns it.
    fn put_ghost(self, hex: Hex) {
        let Some(kind) = self.tile() else { return };
        let lies = |ghost: Ghost| ghost.hex == hex && ghost.kind == kind;
        if self.ghost.get_untracked().is_some_and(lies) {
            return self.turn_ghost(true);
        }
        self.put(kind, hex);
    }

    /// Puts a tile on a space; says whether it lies there then.
    pub fn put(self, kind: Kind, hex: Hex) -> bool {
        let before = self.ghost.get_untracked();
        if before.is_some_and(|ghost| ghost.hex == hex && ghost.kind == kind) {
            return true;
        }
        let fitting = self.rotations(kind, hex);
        let kept = before.map(|ghost| ghost.rotation).filter(|rotation| fitting.contains(rotation));
        let Some(rotation) = kept.or(fitting.first().copied()) else { return false };
        self.why.set(None);
        self.ghost.set(Some(Ghost { kind, hex, rotation }));
        true
    }

    /// Chooses a tile of the starting island: it lies on its space at once.
    pub fn choose_kind(self, kind: Kind) {
        let Some(Question::Build { hex, .. }) = untrack(|| self.question()) else { return };
        if let Some(&rotation) = self.rotations(kind, hex).first() {
            self.why.set(None);
            self.ghost.set(Some(Ghost { kind, hex, rotation }));
        }
    }

    /// Turns the ghost to the next rotation that fits; begins with the tile under the volcano if there is none.
    pub fn turn_ghost(self, clockwise: bool) {
        let Some(ghost) = self.ghost.get_untracked() else {
            if let Some(Question::Sleight { hex }) = untrack(|| self.question()) {
                self.put_ghost(hex);
            }
            return;
        };
        let fitting = self.rotations(ghost.kind, ghost.hex);
        let step = |times: u8| (ghost.rotation + if clockwise { times } else { 6 - times }) % 6;
        if let Some(rotation) = (1..6).map(step).find(|rotation| fitting.contains(rotation)) {
            self.ghost.set(Some(Ghost { rotation, ..ghost }));
        }
    }

    /// Gives the answer that the ghost stands for.
    pub fn lay_ghost(self) {
        if let Some(mv) = self.ghost.get_untracked().and_then(|ghost| self.laid(ghost)) {
            self.give(mv);
        }
    }

    /// Gives an answer; a grave one is asked for once more.
    pub fn give(self, mv: Move) {
        if self.grave(mv).is_some() && self.confirm.get_untracked() != Some(mv) {
            self.confirm.set(Some(mv));
            return;
        }
        self.confirm.set(None);
        self.model.give(mv);
    }

    /// Whether an answer begins the end of the game or costs own critters.
    pub fn grave(self, mv: Move) -> Option<Gravity> {
        let state = self.state.get_untracked()?;
        gravity(&self.rules(), &state, mv, self.me.get_untracked())
    }

    /// The critters that the question is about, or that a grave answer would send home: they are marked on the board.
    pub fn concerned(self) -> Vec<Spot> {
        if let Some(Gravity::Loses(lost)) = self.confirm.get().and_then(|mv| self.grave(mv)) {
            return lost.into_iter().map(|(spot, _)| spot).collect();
        }
        match self.question() {
            Some(Question::Migrate { from, .. } | Question::Escape { from, .. } | Question::Walk { from, .. }) => {
                vec![from]
            }
            _ => Vec::new(),
        }
    }

    /// The tile that is being laid while the critters under it give way.
    pub fn covering(self) -> Option<Ghost> {
        if !matches!(self.question(), Some(Question::Migrate { .. })) {
            return None;
        }
        self.state.with(|state| covering(state.as_ref()?))
    }

    /// Takes back the choice that the question goes on from, as long as nothing was shown: the critter that moves, the tile
    /// that was bought with what was paid for it. Says whether there is such a choice.
    pub fn can_cancel(self) -> bool {
        let undo = self.model.wait.get().undo;
        undo && self.question().is_some_and(|question| self.back_steps(question) > 0)
    }

    /// Takes it back.
    pub fn cancel_choice(self) {
        if let Some(question) = untrack(|| self.question()) {
            (0..self.back_steps(question)).for_each(|_| self.model.undo());
        }
    }

    /// How many answers led from the step to this question.
    fn back_steps(self, question: Question) -> usize {
        let first = |state: &State| match aim::question(&self.rules(), state) {
            Some(Question::Move { .. }) => matches!(question, Question::Walk { .. }),
            Some(Question::Buy { .. }) => {
                matches!(question, Question::Pay { .. } | Question::Place { .. } | Question::Erupt)
            }
            Some(Question::Claim) => matches!(question, Question::Pay { .. } | Question::Swim { .. }),
            Some(Question::Sacrifice | Question::Escape { .. }) => matches!(question, Question::Pay { .. }),
            Some(Question::Erupt) => matches!(question, Question::Unlock | Question::Sleight { .. }),
            Some(Question::SummonTile { .. }) => matches!(question, Question::SummonPlace { .. }),
            _ => false,
        };
        let shown = self.model.shown.get_untracked();
        let before = |steps: usize| {
            let view = untrack(|| self.model.view_at(shown.checked_sub(steps)?))?;
            Some(self.rules().determinise(&view, &mut |_| 0))
        };
        (1..=2).find(|&steps| before(steps).is_some_and(|state| first(&state))).unwrap_or(0)
    }
}

/// Where lava can go, as long as it has not flowed: of the volcano that stands, else of the one that is pointed at.
fn lava(rules: &Rules, state: &State, hover: Option<Move>) -> Option<(Hex, Outlets)> {
    let question = aim::question(rules, state);
    let hex = match (question, hover) {
        (Some(Question::Erupt), Some(Move::Erupt(hex))) => hex,
        (Some(Question::Unlock | Question::Sleight { .. } | Question::Spend), _) => state.volcano()?,
        _ => return None,
    };
    Some((hex, outlets(rules, state, hex)))
}
