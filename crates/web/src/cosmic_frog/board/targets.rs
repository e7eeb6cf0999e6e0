//! `Targets`: the places of the board that answer the question, with their answers, prices and kinds.
//!
//! Not here: how they are drawn (`target_marks.rs`), what a click does (`pointing.rs`), what is pointed at
//! (`hover.rs`).

use super::geometry::{aether_place, bubble, centre, centre_of, elevation, standing_point};
use crate::cosmic_frog::Context;
use crate::cosmic_frog::answer_kind::{self, AnswerKind};
use cosmic_frog::{Move, Place, Rules, State, View};
use hexgrid::{Cell, Dir, Hex};
use leptos::prelude::*;
use tabletop::{Game, Pending, Seat};

/// A place of the board that can be pointed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TargetPlace {
    /// A hex with terrain.
    Hex(Cell),
    /// A frog that is not on the Shard.
    Frog(Seat),
    /// A hex of the Aether.
    Ghost(Hex),
    /// The Aether where frogs float.
    Aether,
}

/// How a place is marked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TargetStyle {
    /// Costs nothing.
    Free,
    /// Costs Ω.
    Paid,
    /// Attacks a frog.
    Attack,
    /// Into the Aether.
    Aether,
}

impl TargetStyle {
    pub fn class(self) -> &'static str {
        match self {
            TargetStyle::Free => "target free",
            TargetStyle::Paid => "target paid",
            TargetStyle::Attack => "target attack",
            TargetStyle::Aether => "target ghost",
        }
    }
}

/// A place with the answers it stands for.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Target {
    /// Where.
    pub spot: TargetPlace,
    /// How it is marked.
    pub kind: TargetStyle,
    /// The lowest price of its answers.
    pub price: u8,
    /// Its answers; if there are several, a menu asks which one.
    pub moves: Vec<Move>,
}

/// All targets of the question. It is `Copy`, so that closures can capture it.
#[derive(Clone, Copy)]
pub struct Targets(Memo<Vec<Target>>);

impl Targets {
    /// Creates the targets of the chosen kind of answer.
    pub fn new(context: Context) -> Targets {
        Targets(Memo::new(move |_| {
            let mut targets: Vec<Target> = Vec::new();
            let moves = shown(context);
            let Some(state) = context.state.get() else { return targets };
            let rules = context.rules();
            for mv in moves {
                let kind = kind(mv, context);
                let price = rules.price(&state, mv);
                for spot in target_places(mv, &rules, &state) {
                    match targets.iter_mut().find(|target| target.spot == spot) {
                        Some(target) => {
                            target.price = target.price.min(price);
                            target.moves.push(mv);
                        }
                        None => targets.push(Target { spot, kind: paid(kind, price), price, moves: vec![mv] }),
                    }
                }
            }
            targets
        }))
    }

    /// Returns all of them.
    pub fn get(self) -> Vec<Target> {
        self.0.get()
    }

    /// Returns the target that an answer belongs to.
    pub fn of(self, mv: Move) -> Option<Target> {
        self.0.with(|targets| targets.iter().find(|target| target.moves.contains(&mv)).cloned())
    }

    /// Returns the targets that are drawn with this row of hexes.
    pub fn row(self, rules: &Rules, r: i8) -> Vec<Target> {
        let in_row = |target: &&Target| match target.spot {
            TargetPlace::Hex(cell) => rules.cell_grid().hex(cell).is_some_and(|hex| hex.r == r),
            TargetPlace::Ghost(hex) => hex.r == r,
            TargetPlace::Frog(_) | TargetPlace::Aether => false,
        };
        self.0.with(|targets| targets.iter().filter(in_row).cloned().collect())
    }

    /// Returns how the frog at a place is marked.
    pub fn kind_at_frog(self, place: Place, seat: Seat) -> Option<TargetStyle> {
        let spot = match place {
            Place::Shard(cell) => TargetPlace::Hex(cell),
            _ => TargetPlace::Frog(seat),
        };
        self.0.with(|targets| targets.iter().find(|target| target.spot == spot).map(|target| target.kind))
    }
}

/// Returns the answers of the chosen kind, and attacks that are made by the same movement.
fn shown(context: Context) -> Vec<Move> {
    let mut moves = context.chosen_answers();
    let alike: fn(&Move) -> bool = match context.chosen_kind.get() {
        Some(AnswerKind::Leap) => |mv| matches!(mv, Move::Leap(_)),
        Some(AnswerKind::Slipstream) => |mv| matches!(mv, Move::SlipAttack(..)),
        Some(AnswerKind::Land) => |mv| matches!(mv, Move::LandAttack(..)),
        _ => |_| false,
    };
    context.answers.with(|answers| {
        let more: Vec<Move> = answers.iter().filter(|mv| alike(mv) && !moves.contains(mv)).copied().collect();
        moves.extend(more);
    });
    moves
}

fn paid(kind: TargetStyle, price: u8) -> TargetStyle {
    if kind == TargetStyle::Free && price > 0 { TargetStyle::Paid } else { kind }
}

fn kind(mv: Move, context: Context) -> TargetStyle {
    if answer_kind::goes_to_aether(mv) {
        TargetStyle::Aether
    } else if answer_kind::attacked_frog(mv, context).is_some() {
        TargetStyle::Attack
    } else {
        TargetStyle::Free
    }
}

/// Returns the frog that is asked for an answer.
pub fn asked_frog(rules: &Rules, state: &State) -> Option<Seat> {
    match rules.pending(state) {
        Pending::Seat(decision) => Some(decision.seat),
        _ => None,
    }
}

/// Returns the places an answer points at; an answer may point at several that mean the same.
pub fn target_places(mv: Move, rules: &Rules, state: &State) -> Vec<TargetPlace> {
    if let Some(cell) = answer_kind::cell(mv) {
        return vec![TargetPlace::Hex(cell)];
    }
    if let Some(seat) = answer_kind::frog(mv) {
        return vec![match state.frog(seat).place {
            Place::Shard(cell) => TargetPlace::Hex(cell),
            _ => TargetPlace::Frog(seat),
        }];
    }
    let place = asked_frog(rules, state).map(|seat| state.frog(seat).place);
    match (mv, place) {
        (Move::Spew(dir, far), Some(Place::Shard(cell))) => vec![along(rules, state, cell, dir, far)],
        (Move::Line(dir), Some(Place::Shard(cell))) => vec![along(rules, state, cell, dir, 1)],
        (Move::LeapAether, Some(Place::Shard(cell))) => {
            ghosts(rules, state, cell).into_iter().map(TargetPlace::Ghost).collect()
        }
        (Move::LeapAether | Move::EnterAether, _) => vec![TargetPlace::Aether],
        _ => Vec::new(),
    }
}

/// Returns the hex so far away in a direction, of the Shard or of the Aether.
fn along(rules: &Rules, state: &State, from: Cell, dir: Dir, far: u8) -> TargetPlace {
    let hex = rules.cell_grid().hex(from).unwrap_or_default().step(dir, far as i8);
    let cell = rules.cell_grid().cell(hex);
    if cell.is_on() && state.terrain_hexes().contains(cell) { TargetPlace::Hex(cell) } else { TargetPlace::Ghost(hex) }
}

/// Returns the nearest hexes of the Aether on the lines through a hex: those that cost the same, the least.
fn ghosts(rules: &Rules, state: &State, from: Cell) -> Vec<Hex> {
    let Some(start) = rules.cell_grid().hex(from) else { return Vec::new() };
    let nearest = |dir: Dir| {
        (1..=10i8).map(|far| (far, start.step(dir, far))).find(|&(_, hex)| {
            let cell = rules.cell_grid().cell(hex);
            !cell.is_on() || !state.terrain_hexes().contains(cell)
        })
    };
    let lines: Vec<(i8, Hex)> = Dir::ALL.into_iter().filter_map(nearest).collect();
    let least = lines.iter().map(|line| line.0).min().unwrap_or(0);
    lines.into_iter().filter(|line| line.0 == least).map(|line| line.1).collect()
}

/// Returns where a spot is on the board: the middle of what is marked.
pub fn place(spot: TargetPlace, rules: &Rules, state: &State) -> (f64, f64) {
    match spot {
        TargetPlace::Hex(cell) => {
            let (x, y) = centre(rules, cell);
            (x, y - elevation(state, cell))
        }
        TargetPlace::Frog(seat) => standing_point(state, rules, seat),
        TargetPlace::Ghost(hex) => centre_of(rules, hex),
        TargetPlace::Aether => {
            let seat = asked_frog(rules, state).unwrap_or(Seat(0));
            aether_place(state, rules, seat)
        }
    }
}

/// Returns where a spot is now, followed as the position changes.
pub fn place_now(context: Context, spot: TargetPlace) -> (f64, f64) {
    let now = |view: &Option<View>| view.as_ref().map_or((0.0, 0.0), |view| place(spot, &context.rules(), &view.state));
    match spot {
        // A hex rises and sinks with its tiles only.
        TargetPlace::Hex(_) | TargetPlace::Ghost(_) => {
            context.ground.track();
            context.view.with_untracked(now)
        }
        TargetPlace::Frog(_) | TargetPlace::Aether => context.view.with(now),
    }
}

/// Returns the radius of a spot that is not a hex.
pub fn radius(spot: TargetPlace, rules: &Rules, state: &State) -> Option<f64> {
    match spot {
        TargetPlace::Hex(_) | TargetPlace::Ghost(_) => None,
        TargetPlace::Frog(seat) if state.frog(seat).place != Place::Aether => Some(34.0),
        TargetPlace::Frog(seat) => Some(bubble(state, rules, seat).2),
        TargetPlace::Aether => Some(bubble(state, rules, asked_frog(rules, state).unwrap_or(Seat(0))).2),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cosmic_frog::Setup;

    #[test]
    fn the_way_into_the_aether_leads_to_the_nearest_hexes_without_terrain() {
        let rules = Rules::new(Setup::new(4)).unwrap();
        let state = rules.initial_state();
        for cell in state.terrain_hexes().iter() {
            let from = rules.cell_grid().hex(cell).unwrap();
            let found = ghosts(&rules, &state, cell);
            assert!(!found.is_empty());
            let far = from.distance(found[0]);
            for hex in found {
                assert_eq!(from.distance(hex), far);
                assert!(!state.terrain_hexes().contains(rules.cell_grid().cell(hex)));
            }
        }
    }

    #[test]
    fn an_answer_points_at_its_hex_or_its_frog() {
        let rules = Rules::new(Setup::new(3)).unwrap();
        let state = rules.initial_state();
        let cell = rules.map_hexes().iter().next().unwrap();
        assert_eq!(target_places(Move::Harvest(cell), &rules, &state), [TargetPlace::Hex(cell)]);
        assert_eq!(target_places(Move::Ram(Seat(1)), &rules, &state), [TargetPlace::Frog(Seat(1))]);
        assert_eq!(target_places(Move::EnterAether, &rules, &state), [TargetPlace::Aether]);
        assert_eq!(target_places(Move::Mind(Seat(1)), &rules, &state), [TargetPlace::Frog(Seat(1))]);
        assert!(target_places(Move::Recover, &rules, &state).is_empty());
    }
}
