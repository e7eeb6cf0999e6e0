//! `Context`: what all parts of a table share. It adds to [`TableContext`] what only this game has.

use super::answer_kind::{AnswerKind, kind_of};
use super::board::shard_growth;
use crate::table::{TableContext, TableModel};
use cosmic_frog::{Move, Rules, State, Tile};
use hexgrid::{Cell, CellSet};
use leptos::prelude::*;
use std::ops::Deref;
use tabletop::{Game, Pending, Seat, SeatSet, sort_few};

/// Shared by all parts of a table. It is `Copy`, so that closures can capture it.
#[derive(Clone, Copy)]
pub struct Context {
    /// What every game has; its fields and methods can be used as those of the context.
    pub table: TableContext<Rules>,
    /// The tiles on the board alone, from the bottom up: most moves change none of them, so that no hex is drawn again.
    pub ground: Memo<Vec<(Cell, Tile)>>,
    /// The hexes with terrain.
    pub terrain: Memo<CellSet>,
    /// How much farther the Shard reaches than its map: everything around it moves out by as much.
    pub growth: Memo<f64>,
    /// Which kind of answer is being chosen, where there are several kinds.
    pub chosen_kind: RwSignal<Option<AnswerKind>>,
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
        let TableContext { view, state, answers, .. } = table;
        let ground =
            Memo::new(move |_| view.with(|view| view.as_ref().map_or_else(Vec::new, |view| tiles(&view.state))));
        let terrain = Memo::new(move |_| {
            view.with(|view| view.as_ref().map_or(CellSet::EMPTY, |view| view.state.terrain_hexes()))
        });
        let growth = Memo::new(move |_| {
            // Only tiles make it grow.
            terrain.track();
            let rules = model.rules.get_value();
            view.with_untracked(|view| view.as_ref().map_or(0.0, |view| shard_growth(&rules, &view.state)))
        });
        let me = Memo::new(move |_| {
            let viewer = model.viewer.get().unwrap_or(SeatSet::NONE);
            let asked = model.asked();
            let rules = model.rules.get_value();
            let decision = state.with(|state| {
                state.as_ref().and_then(|state| match rules.pending(state) {
                    Pending::Seat(decision) => Some(decision),
                    _ => None,
                })
            });
            let first = || viewer.iter().find(|seat| seat.0 < Rules::frogs(&rules)).unwrap_or(Seat(0));
            match decision {
                Some(decision) if asked.contains(decision.by) && viewer.contains(decision.seat) => decision.seat,
                Some(decision) if asked.contains(decision.by) => decision.by,
                _ => asked.iter().next().unwrap_or_else(first),
            }
        });
        let context = Context { table, ground, terrain, growth, chosen_kind: RwSignal::new(None), me };
        // A new question resets what was pointed at and chosen for the old one.
        Effect::new(move |_| {
            answers.track();
            context.clear();
            context.chosen_kind.set(context.first_board_kind());
        });
        context
    }

    /// Returns the kinds of answers there are, in the order of the tray.
    pub fn answer_kinds(self) -> Vec<AnswerKind> {
        let mut kinds: Vec<AnswerKind> = Vec::new();
        self.answers.with_untracked(|answers| {
            for kind in answers.iter().map(|&mv| kind_of(mv, self)) {
                if !kinds.contains(&kind) {
                    kinds.push(kind);
                }
            }
        });
        sort_few(&mut kinds, |one, other| one < other);
        kinds
    }

    /// Returns the kind chosen when a question is put: the first that points at the board.
    fn first_board_kind(self) -> Option<AnswerKind> {
        let groups = self.answer_kinds();
        groups.iter().copied().find(|group| group.is_on_board())
    }

    /// Returns the answers of the chosen kind.
    pub fn chosen_answers(self) -> Vec<Move> {
        let Some(chosen) = self.chosen_kind.get() else { return Vec::new() };
        self.answers.with(|answers| answers.iter().copied().filter(|&mv| kind_of(mv, self) == chosen).collect())
    }

    /// Returns what an answer costs in Ω.
    pub fn price(self, mv: Move) -> u8 {
        self.state.with_untracked(|state| state.as_ref().map_or(0, |state| self.rules().price(state, mv)))
    }

    /// Gives an answer; one that ends the game or spends the last Ω first asks for a confirmation.
    pub fn give_answer(self, mv: Move) {
        if self.needs_confirmation(mv) && self.confirm.get_untracked() != Some(mv) {
            self.confirm.set(Some(mv));
            return;
        }
        self.confirm.set(None);
        self.model.send_answer(mv);
    }

    /// Returns whether an answer ends the game at once or spends the last Ω.
    pub fn needs_confirmation(self, mv: Move) -> bool {
        let Some(state) = self.state.get_untracked() else { return false };
        let rules = self.rules();
        if rules.check(&state, mv).is_err() {
            return false;
        }
        let price = rules.price(&state, mv);
        let Pending::Seat(decision) = rules.pending(&state) else { return false };
        if price > 0 && price == state.frog(decision.seat).oomph {
            return true;
        }
        let mut after = state;
        rules.apply_legal(&mut after, mv, &mut ());
        rules.pending(&after) == Pending::Over
    }
}

/// Returns all tiles on the board, hex by hex, from the bottom up.
fn tiles(state: &State) -> Vec<(Cell, Tile)> {
    let mut all = Vec::new();
    for cell in state.terrain_hexes().iter() {
        let first = all.len();
        all.extend(state.stack(cell).map(|tile| (cell, tile)));
        all[first..].reverse();
    }
    all
}
