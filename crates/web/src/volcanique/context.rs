//! `Context`: what all parts of a table share. It adds to [`TableContext`] what only this game has.
//!
//! The board asks [`Context::answers_at_hex`] and [`Context::answers_at_spot`] what can be pointed at, and calls [`Context::click_hex`]
//! and [`Context::click_spot`]. A tile is first shown as a [`Ghost`] and laid when the player confirms it.

use super::answer_kind::{self, AnswerKind, TargetPlace, is_tile, kind_of, target};
use super::confirmation::{ConfirmReason, confirm_reason, tile_being_laid};
use super::lava_odds::{LavaOutlets, outlets};
use super::tile_drag::TileDrag;
use crate::table::{TableContext, TableModel};
use hexgrid::Hex;
use leptos::prelude::*;
use std::ops::Deref;
use tabletop::{Seat, SeatSet, Secrets, sort_few};
use volcanique::{Move, Question, Rules, Slot, Spot, State, TileKind};

/// A tile that lies on a space and may still be turned, moved or put back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ghost {
    /// Which tile.
    pub kind: TileKind,
    /// Where it lies.
    pub hex: Hex,
    /// How often it is turned clockwise.
    pub rotation: u8,
}

/// Shared by all parts of a table. It is `Copy`, so that closures can capture it.
#[derive(Clone, Copy)]
pub struct Context {
    /// What every game has; its fields and methods can be used as those of the context.
    pub table: TableContext<Rules>,
    /// Which kind of answer is being chosen on the board, where there are several kinds.
    pub chosen_kind: RwSignal<Option<AnswerKind>>,
    /// The target that was clicked and has several answers; the tray asks which one.
    pub pointed: RwSignal<Option<TargetPlace>>,
    /// The tile that lies on a space but is not laid yet.
    pub ghost: RwSignal<Option<Ghost>>,
    /// The same, unless it is being dragged over a place where it may not lie.
    pub lying: Memo<Option<Ghost>>,
    /// The drag of a tile, if there is one.
    pub tile_drag: TileDrag,
    /// The slot of the power grid that is chosen, for its description or for unlocking its power.
    pub slot: RwSignal<Option<Slot>>,
    /// Where the lava can go: of the volcano that stands, or of the one that is pointed at.
    pub odds: Memo<Option<(Hex, LavaOutlets)>>,
    /// The seat whose belongings are shown on the right: the one that is asked, else the viewer's first.
    pub me: Memo<Seat>,
}

impl Deref for Context {
    type Target = TableContext<Rules>;

    fn deref(&self) -> &TableContext<Rules> {
        &self.table
    }
}

impl Context {
    /// Creates the context of a table.
    pub fn new(model: TableModel<Rules>) -> Context {
        let table = TableContext::new(model);
        let TableContext { state, answers, hover, .. } = table;
        let me = Memo::new(move |_| {
            let viewer = model.viewer.get().unwrap_or(SeatSet::NONE);
            let players = model.rules.with_value(|rules| rules.players());
            let first = || viewer.iter().find(|seat| seat.0 < players).unwrap_or(Seat(0));
            model.asked().iter().next().unwrap_or_else(first)
        });
        let odds = Memo::new(move |_| state.with(|state| lava(&model.rules.get_value(), state.as_ref()?, hover.get())));
        let (ghost, tile_drag) = (RwSignal::new(None), TileDrag::new());
        let lying =
            Memo::new(move |_| ghost.get().filter(|_| tile_drag.tile.with(|tile| tile.is_none_or(|tile| tile.over))));
        let context = Context {
            table,
            chosen_kind: RwSignal::new(None),
            pointed: RwSignal::new(None),
            ghost,
            lying,
            tile_drag,
            slot: RwSignal::new(None),
            odds,
            me,
        };
        // A new question resets what was pointed at and chosen for the old one.
        Effect::new(move |_| {
            answers.track();
            context.clear();
            context.pointed.set(None);
            context.ghost.set(None);
            context.slot.set(None);
            context.chosen_kind.set(context.answer_kinds().into_iter().find(|group| group.is_on_board()));
        });
        context
    }

    /// Returns the kinds of answers there are, in the order of the tray.
    pub fn answer_kinds(self) -> Vec<AnswerKind> {
        let mut kinds: Vec<AnswerKind> = Vec::new();
        self.answers.with_untracked(|answers| {
            for kind in answers.iter().map(|&mv| kind_of(mv)) {
                if !kinds.contains(&kind) {
                    kinds.push(kind);
                }
            }
        });
        sort_few(&mut kinds, |one, other| one < other);
        kinds
    }

    /// Returns the answers that are chosen on the board now, each with what it points at.
    pub fn targets(self) -> Vec<(TargetPlace, Move)> {
        let (rules, chosen) = (self.rules(), self.chosen_kind.get());
        self.state.with(|state| {
            let Some(state) = state else { return Vec::new() };
            let wanted = |mv: &Move| Some(kind_of(*mv)) == chosen;
            self.answers.with(|answers| {
                let all = answers.iter().copied().filter(wanted);
                all.filter_map(|mv| Some((target(&rules, state, mv)?, mv))).collect()
            })
        })
    }

    /// Returns the answers that point at a space. Every space of an island points at the island.
    pub fn answers_at_hex(self, hex: Hex) -> Vec<Move> {
        let means = |(target, mv): (TargetPlace, Move)| match target {
            TargetPlace::Hex(first) if matches!(mv, Move::Converge(..)) => self.same_island(first, hex).then_some(mv),
            TargetPlace::Hex(other) => (other == hex).then_some(mv),
            TargetPlace::Spot(_) | TargetPlace::Cut(_) => None,
        };
        self.targets().into_iter().filter_map(means).collect()
    }

    /// Returns the answers that a target stands for.
    pub fn answers_at(self, target: TargetPlace) -> Vec<Move> {
        match target {
            TargetPlace::Hex(hex) => self.answers_at_hex(hex),
            target => self.targets().into_iter().filter(|(other, _)| *other == target).map(|(_, mv)| mv).collect(),
        }
    }

    /// Returns the answers that point at a part of a tile.
    pub fn answers_at_spot(self, spot: Spot) -> Vec<Move> {
        self.answers_at(TargetPlace::Spot(spot))
    }

    fn same_island(self, one: Hex, other: Hex) -> bool {
        self.view.with(|view| {
            let Some(land) = view.as_ref().map(|view| view.state.land()) else { return false };
            let (Some(one), Some(other)) = (land.site(one), land.site(other)) else { return false };
            land.island(one) & other.bit() != 0
        })
    }

    /// Handles a click on a space: answers, puts the tile there, asks which of several answers is meant, or explains
    /// why there is none.
    pub fn click_hex(self, hex: Hex) {
        let moves = untrack(|| self.answers_at_hex(hex));
        if moves.first().is_some_and(|&mv| is_tile(mv)) {
            return self.put_ghost(hex);
        }
        let tried = |question| answer_kind::tried_hex(question, self.chosen_kind.get_untracked(), hex);
        self.click(TargetPlace::Hex(hex), &moves, tried);
    }

    /// Handles a click on a part of a tile, like [`Context::click_hex`]. Falls back to the answers of the whole space.
    pub fn click_spot(self, spot: Spot) {
        let moves = untrack(|| self.answers_at_spot(spot));
        if moves.is_empty() && !untrack(|| self.answers_at_hex(spot.hex)).is_empty() {
            return self.click_hex(spot.hex);
        }
        let tried = |question| answer_kind::tried_spot(question, self.chosen_kind.get_untracked(), spot);
        self.click(TargetPlace::Spot(spot), &moves, tried);
    }

    fn click(self, target: TargetPlace, moves: &[Move], tried: impl Fn(Question) -> Option<Move>) {
        self.why.set(None);
        self.pointed.set(None);
        match moves {
            [] => {
                let Some(question) = untrack(|| self.question()) else { return };
                self.why.set(tried(question).and_then(|mv| self.refusal(mv)));
            }
            // For a cut, the arrow that is clicked next says which way the land goes.
            [only] if kind_of(*only) != AnswerKind::Rift => self.give_answer(*only),
            _ => self.pointed.set(Some(target)),
        }
    }

    /// Returns the tile that the viewer lays next: the one that was bought, or that lies under the volcano.
    fn tile(self) -> Option<TileKind> {
        match untrack(|| self.question())? {
            Question::Place { kind } | Question::SummonPlace { kind } => Some(kind),
            Question::Sleight { hex } => self.state.with_untracked(|state| {
                let land = state.as_ref()?.land();
                land.top(land.site(hex)?).kind()
            }),
            _ => self.ghost.get_untracked().map(|ghost| ghost.kind),
        }
    }

    /// Returns the answer that lays a ghost.
    pub fn answer_of_ghost(self, ghost: Ghost) -> Option<Move> {
        Some(match untrack(|| self.question())? {
            Question::Build { .. } => Move::Build(ghost.kind, ghost.rotation),
            Question::Sleight { .. } => Move::Rotate(ghost.rotation),
            _ => Move::Place(ghost.hex, ghost.rotation),
        })
    }

    /// Returns the rotations in which a tile may lie on a space.
    pub fn rotations(self, kind: TileKind, hex: Hex) -> Vec<u8> {
        let fits = |rotation: &u8| {
            let laid = self.answer_of_ghost(Ghost { kind, hex, rotation: *rotation });
            laid.is_some_and(|mv| self.answers.with_untracked(|answers| answers.contains(&mv)))
        };
        (0..6).filter(fits).collect()
    }

    /// Puts the tile on a space as it lay before if that fits, else in the first rotation that does; a second call
    /// turns it.
    fn put_ghost(self, hex: Hex) {
        let Some(kind) = self.tile() else { return };
        let lies = |ghost: Ghost| ghost.hex == hex && ghost.kind == kind;
        if self.ghost.get_untracked().is_some_and(lies) {
            return self.turn_ghost(true);
        }
        self.put_tile(kind, hex);
    }

    /// Puts a tile on a space; returns whether it fits there.
    pub fn put_tile(self, kind: TileKind, hex: Hex) -> bool {
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

    /// Chooses a tile of the starting island, which is put on its space at once.
    pub fn choose_kind(self, kind: TileKind) {
        let Some(Question::Build { hex, .. }) = untrack(|| self.question()) else { return };
        if let Some(&rotation) = self.rotations(kind, hex).first() {
            self.why.set(None);
            self.ghost.set(Some(Ghost { kind, hex, rotation }));
        }
    }

    /// Turns the ghost to the next rotation that fits. Without a ghost, takes up the tile under the volcano.
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

    /// Gives the answer that lays the ghost.
    pub fn lay_ghost(self) {
        if let Some(mv) = self.ghost.get_untracked().and_then(|ghost| self.answer_of_ghost(ghost)) {
            self.give_answer(mv);
        }
    }

    /// Gives an answer; a grave one first asks for a confirmation.
    pub fn give_answer(self, mv: Move) {
        if self.confirm_reason(mv).is_some() && self.confirm.get_untracked() != Some(mv) {
            self.confirm.set(Some(mv));
            return;
        }
        self.confirm.set(None);
        self.model.send_answer(mv);
    }

    /// Returns why an answer must be confirmed: it begins the end of the game or costs own critters.
    pub fn confirm_reason(self, mv: Move) -> Option<ConfirmReason> {
        let state = self.state.get_untracked()?;
        confirm_reason(&self.rules(), &state, mv, self.me.get_untracked())
    }

    /// Returns the critters that the question is about, or that a grave answer would send home: they are marked on the
    /// board.
    pub fn marked_critters(self) -> Vec<Spot> {
        if let Some(ConfirmReason::Loses(lost)) = self.confirm.get().and_then(|mv| self.confirm_reason(mv)) {
            return lost.into_iter().map(|(spot, _)| spot).collect();
        }
        match self.question() {
            Some(Question::Migrate { from, .. } | Question::Escape { from, .. } | Question::Walk { from, .. }) => {
                vec![from]
            }
            _ => Vec::new(),
        }
    }

    /// Returns the tile that is being laid while the critters under it give way.
    pub fn tile_being_laid(self) -> Option<Ghost> {
        if !matches!(self.question(), Some(Question::Migrate { .. })) {
            return None;
        }
        self.state.with(|state| tile_being_laid(state.as_ref()?))
    }

    /// Returns whether the choice that led to the question can be taken back, such as the critter that moves or the
    /// tile that was bought.
    pub fn can_cancel(self) -> bool {
        let undo = self.model.wait.get().undo;
        undo && self.question().is_some_and(|question| self.back_steps(question) > 0)
    }

    /// Takes back the choice that led to the question.
    pub fn cancel_choice(self) {
        if let Some(question) = untrack(|| self.question()) {
            (0..self.back_steps(question)).for_each(|_| self.model.undo());
        }
    }

    /// Returns how many answers led from the step to this question.
    fn back_steps(self, question: Question) -> usize {
        let first = |state: &State| match answer_kind::question(&self.rules(), state) {
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

/// Returns where lava can go, as long as it has not flowed: of the volcano that stands, else of the one that is pointed
/// at.
fn lava(rules: &Rules, state: &State, hover: Option<Move>) -> Option<(Hex, LavaOutlets)> {
    let question = answer_kind::question(rules, state);
    let hex = match (question, hover) {
        (Some(Question::Erupt), Some(Move::Erupt(hex))) => hex,
        (Some(Question::Unlock | Question::Sleight { .. } | Question::Spend), _) => state.volcano()?,
        _ => return None,
    };
    Some((hex, outlets(rules, state, hex)))
}
