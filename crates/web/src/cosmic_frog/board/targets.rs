//! Which places of the board answer the question, and how they are marked: free, paid, attack, into the Aether.
//!
//! Not here: what a click does (`point.rs`), what is pointed at (`hover.rs`).

use super::geometry::{SCALE, aether_place, anchor, bubble, centre, centre_of, elevation};
use super::point::Pointing;
use crate::cosmic_frog::Context;
use crate::cosmic_frog::choice::{self, Group};
use crate::cosmic_frog::pieces::HEX;
use crate::table::Camera;
use cosmic_frog::{Move, Place, Rules, State, View};
use hexgrid::{Cell, Dir, Hex};
use leptos::prelude::*;
use tabletop::{Game, Notation, Pending, Seat};
use wording::GameWording;

/// A place of the board that can be pointed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Spot {
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
pub enum Kind {
    /// Costs nothing.
    Free,
    /// Costs Ω.
    Paid,
    /// Attacks a frog.
    Attack,
    /// Into the Aether.
    Aether,
}

impl Kind {
    fn class(self) -> &'static str {
        match self {
            Kind::Free => "target free",
            Kind::Paid => "target paid",
            Kind::Attack => "target attack",
            Kind::Aether => "target ghost",
        }
    }
}

/// A place with the answers it stands for.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Target {
    /// Where.
    pub spot: Spot,
    /// How it is marked.
    pub kind: Kind,
    /// The lowest price of its answers.
    pub price: u8,
    /// Its answers; more than one are told apart in a second step.
    pub moves: Vec<Move>,
}

/// All targets of the question. `Copy`: hand it around freely.
#[derive(Clone, Copy)]
pub struct Targets(Memo<Vec<Target>>);

impl Targets {
    /// The targets of the chosen kind of answer.
    pub fn new(context: Context) -> Targets {
        Targets(Memo::new(move |_| {
            let mut targets: Vec<Target> = Vec::new();
            let moves = shown(context);
            let Some(state) = context.state.get() else { return targets };
            let rules = context.rules();
            for mv in moves {
                let kind = kind(mv, context);
                let price = rules.price(&state, mv);
                for spot in spots(mv, &rules, &state) {
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

    /// All of them.
    pub fn get(self) -> Vec<Target> {
        self.0.get()
    }

    /// The target that an answer belongs to.
    pub fn of(self, mv: Move) -> Option<Target> {
        self.0.with(|targets| targets.iter().find(|target| target.moves.contains(&mv)).cloned())
    }

    /// Those that are drawn with this row of hexes.
    fn row(self, rules: &Rules, r: i8) -> Vec<Target> {
        let in_row = |target: &&Target| match target.spot {
            Spot::Hex(cell) => rules.mat().hex(cell).is_some_and(|hex| hex.r == r),
            Spot::Ghost(hex) => hex.r == r,
            Spot::Frog(_) | Spot::Aether => false,
        };
        self.0.with(|targets| targets.iter().filter(in_row).cloned().collect())
    }

    /// How the frog at a place is marked.
    pub fn kind_at_frog(self, place: Place, seat: Seat) -> Option<Kind> {
        let spot = match place {
            Place::Shard(cell) => Spot::Hex(cell),
            _ => Spot::Frog(seat),
        };
        self.0.with(|targets| targets.iter().find(|target| target.spot == spot).map(|target| target.kind))
    }
}

/// The answers of the chosen kind, and attacks that are made by the same movement.
fn shown(context: Context) -> Vec<Move> {
    let mut moves = context.chosen();
    let alike: fn(&Move) -> bool = match context.group.get() {
        Some(Group::Leap) => |mv| matches!(mv, Move::Leap(_)),
        Some(Group::Slipstream) => |mv| matches!(mv, Move::SlipAttack(..)),
        Some(Group::Land) => |mv| matches!(mv, Move::LandAttack(..)),
        _ => |_| false,
    };
    context.answers.with(|answers| {
        let more: Vec<Move> = answers.iter().filter(|mv| alike(mv) && !moves.contains(mv)).copied().collect();
        moves.extend(more);
    });
    moves
}

fn paid(kind: Kind, price: u8) -> Kind {
    if kind == Kind::Free && price > 0 { Kind::Paid } else { kind }
}

fn kind(mv: Move, context: Context) -> Kind {
    if choice::aether(mv) {
        Kind::Aether
    } else if choice::attacked(mv, context).is_some() {
        Kind::Attack
    } else {
        Kind::Free
    }
}

/// The frog that is asked for an answer.
pub fn mover(rules: &Rules, state: &State) -> Option<Seat> {
    match rules.pending(state) {
        Pending::Seat(decision) => Some(decision.seat),
        _ => None,
    }
}

/// The places an answer points at; an answer may point at several that mean the same.
pub fn spots(mv: Move, rules: &Rules, state: &State) -> Vec<Spot> {
    if let Some(cell) = choice::cell(mv) {
        return vec![Spot::Hex(cell)];
    }
    if let Some(seat) = choice::frog(mv) {
        return vec![match state.frog(seat).place {
            Place::Shard(cell) => Spot::Hex(cell),
            _ => Spot::Frog(seat),
        }];
    }
    let place = mover(rules, state).map(|seat| state.frog(seat).place);
    match (mv, place) {
        (Move::Spew(dir, far), Some(Place::Shard(cell))) => vec![along(rules, state, cell, dir, far)],
        (Move::Line(dir), Some(Place::Shard(cell))) => vec![along(rules, state, cell, dir, 1)],
        (Move::LeapAether, Some(Place::Shard(cell))) => {
            ghosts(rules, state, cell).into_iter().map(Spot::Ghost).collect()
        }
        (Move::LeapAether | Move::EnterAether, _) => vec![Spot::Aether],
        _ => Vec::new(),
    }
}

/// The hex so far away in a direction, of the Shard or of the Aether.
fn along(rules: &Rules, state: &State, from: Cell, dir: Dir, far: u8) -> Spot {
    let hex = rules.mat().hex(from).unwrap_or_default().step(dir, far as i8);
    let cell = rules.mat().cell(hex);
    if cell.is_on() && state.terrain().contains(cell) { Spot::Hex(cell) } else { Spot::Ghost(hex) }
}

/// The nearest hexes of the Aether on the lines through a hex: those that cost the same, the least.
fn ghosts(rules: &Rules, state: &State, from: Cell) -> Vec<Hex> {
    let Some(start) = rules.mat().hex(from) else { return Vec::new() };
    let nearest = |dir: Dir| {
        (1..=10i8).map(|far| (far, start.step(dir, far))).find(|&(_, hex)| {
            let cell = rules.mat().cell(hex);
            !cell.is_on() || !state.terrain().contains(cell)
        })
    };
    let lines: Vec<(i8, Hex)> = Dir::ALL.into_iter().filter_map(nearest).collect();
    let least = lines.iter().map(|line| line.0).min().unwrap_or(0);
    lines.into_iter().filter(|line| line.0 == least).map(|line| line.1).collect()
}

/// Where a spot is on the board: the middle of what is marked.
pub fn place(spot: Spot, rules: &Rules, state: &State) -> (f64, f64) {
    match spot {
        Spot::Hex(cell) => {
            let (x, y) = centre(rules, cell);
            (x, y - elevation(state, cell))
        }
        Spot::Frog(seat) => anchor(state, rules, seat),
        Spot::Ghost(hex) => centre_of(rules, hex),
        Spot::Aether => {
            let seat = mover(rules, state).unwrap_or(Seat(0));
            aether_place(state, rules, seat)
        }
    }
}

/// Where a spot is now, followed as the position changes.
pub fn place_now(context: Context, spot: Spot) -> (f64, f64) {
    let now = |view: &Option<View>| view.as_ref().map_or((0.0, 0.0), |view| place(spot, &context.rules(), &view.state));
    match spot {
        // A hex rises and sinks with its tiles only.
        Spot::Hex(_) | Spot::Ghost(_) => {
            context.ground.track();
            context.view.with_untracked(now)
        }
        Spot::Frog(_) | Spot::Aether => context.view.with(now),
    }
}

/// The marks on one row of hexes, drawn before the next row, so that tall tiles in front hide them.
#[component]
pub fn RowTargets(pointing: Pointing, row: i8) -> impl IntoView {
    let targets = Memo::new(move |_| pointing.targets.row(&pointing.context.rules(), row));
    view! {
        <For each=move || targets.get() key=|target| target.clone() let:target><Mark pointing target/></For>
    }
}

/// The marks on frogs that are not on the Shard, and on the Aether.
#[component]
pub fn FarTargets(pointing: Pointing) -> impl IntoView {
    let far = |target: &Target| matches!(target.spot, Spot::Frog(_) | Spot::Aether);
    let targets = Memo::new(move |_| pointing.targets.get().into_iter().filter(far).collect::<Vec<Target>>());
    view! {
        <For each=move || targets.get() key=|target| target.clone() let:target><Mark pointing target/></For>
    }
}

/// One place to be pointed at: a button for mouse, finger and keys.
#[component]
fn Mark(pointing: Pointing, target: Target) -> impl IntoView {
    let context = pointing.context;
    let (rules, state) = (context.rules(), context.state.get_untracked());
    let Some(state) = state else { return ().into_any() };
    let words = crate::text::words();
    let label = target.moves.first().map(|&mv| rules.answer(&state, mv, &words)).unwrap_or_default();
    let several = target.moves.len() > 1;
    let notation = target.moves.first().map(|&mv| rules.write_move(&state, mv)).unwrap_or_default();
    let hex = match target.spot {
        Spot::Hex(cell) => rules.mat().hex(cell),
        Spot::Ghost(hex) => Some(hex),
        Spot::Frog(_) | Spot::Aether => None,
    };
    let spot = target.spot;
    let first = target.moves.first().copied();
    let target = StoredValue::new(target);
    let shape = shape(spot, &rules, &state);
    let far = mover(&rules, &state).map_or(0.0, |seat| {
        let ((x, y), (to_x, to_y)) = (anchor(&state, &rules, seat), place(spot, &rules, &state));
        (x - to_x).hypot(y - to_y) / 66.0
    });
    view! {
        <g class=target.with_value(|target| target.kind.class()) role="button" tabindex="0" aria-label=label
            aria-haspopup=several.then_some("dialog") data-answer=notation data-cell=hex.map(|hex| format!("{},{}", hex.q, hex.r))
            style=format!("--far:{far:.1}")
            transform=move || { let (x, y) = place_now(context, spot); format!("translate({x:.2},{y:.2})") }
            on:focus=move |_| pointing.point(first)
            on:blur=move |_| pointing.leave(first)
            on:pointerenter=move |event| if event.pointer_type() == "mouse" { pointing.point(first) }
            on:pointerleave=move |event| if event.pointer_type() == "mouse" { pointing.leave(first) }
            on:click=move |event| { event.stop_propagation(); target.with_value(|target| pointing.choose(target)); }
            on:keydown=move |event| if matches!(event.key().as_str(), "Enter" | " ") {
                event.prevent_default();
                target.with_value(|target| pointing.take(target));
            }>
            {shape}
        </g>
    }
    .into_any()
}

/// The radius of a spot that is no hex.
pub fn radius(spot: Spot, rules: &Rules, state: &State) -> Option<f64> {
    match spot {
        Spot::Hex(_) | Spot::Ghost(_) => None,
        Spot::Frog(seat) if state.frog(seat).place != Place::Aether => Some(34.0),
        Spot::Frog(seat) => Some(bubble(state, rules, seat).2),
        Spot::Aether => Some(bubble(state, rules, mover(rules, state).unwrap_or(Seat(0))).2),
    }
}

/// The outline of a mark, round its middle.
fn shape(spot: Spot, rules: &Rules, state: &State) -> AnyView {
    if let Some(radius) = radius(spot, rules, state) {
        return view! { <circle class="shine" r=radius></circle><circle class="face" r=radius></circle> }.into_any();
    }
    let size = |part: f64| format!("scale({:.4})", SCALE * part);
    if let Spot::Ghost(_) = spot {
        return view! { <path class="face" transform=size(0.83) d=HEX></path> }.into_any();
    }
    view! {
        <g transform=size(0.92)>
            <path class="shine wide" d=HEX></path><path class="shine" d=HEX></path><path class="face" d=HEX></path>
        </g>
    }
    .into_any()
}

/// The prices, over frogs and everything else. Free targets carry none: no price means free.
#[component]
pub fn Tags(pointing: Pointing, camera: Camera) -> impl IntoView {
    let tagged = |target: &Target| target.price > 0 || target.kind == Kind::Attack;
    let targets = Memo::new(move |_| pointing.targets.get().into_iter().filter(tagged).collect::<Vec<Target>>());
    view! {
        <g class="tags" aria-hidden="true">
            <For each=move || targets.get() key=|target| target.clone() let:target><Tag context=pointing.context camera target/></For>
        </g>
    }
}

/// The price of one target: a tag with a crystal, or a dot with a number where hexes are small.
#[component]
fn Tag(context: Context, camera: Camera, target: Target) -> impl IntoView {
    let Target { spot, kind, price, ref moves } = target;
    let sign = moves.first().map_or("attack", |&mv| choice::sign(mv));
    let attack = kind == Kind::Attack;
    let compact = Memo::new(move |_| camera.compact());
    let place = move || {
        let (x, y) = place_now(context, spot);
        let (right, down) = match (attack, compact.get()) {
            (true, true) => (36.0, 30.0),
            (true, false) => (0.0, 40.0),
            (false, true) => (0.0, 6.0),
            (false, false) => (0.0, 4.0),
        };
        let scale = camera.scale.get();
        // Tags grow a little with the board, but never so far that they hide it.
        let size = if compact.get() { 1.0 / scale } else { scale.clamp(1.0, 1.5) / scale };
        format!("translate({:.2},{:.2}) scale({size:.3})", x + right * SCALE, y + down * SCALE)
    };
    let class = if attack { "tag attack" } else { "tag" };
    view! {
        <g class=class transform=place>
            {move || if compact.get() { dot(price, attack.then_some(sign)) } else { pill(price, attack.then_some(sign)) }}
        </g>
    }
}

/// The icon of an answer that is aimed at a frog.
fn burst(sign: &str, x: f64, size: f64) -> AnyView {
    view! { <use class="burst" href=format!("#i-{sign}") x=x y=-size / 2.0 width=size height=size></use> }.into_any()
}

fn pill(price: u8, sign: Option<&'static str>) -> AnyView {
    let wide = match (sign, price) {
        (Some(_), 0) => 24.0,
        (Some(_), _) => 46.8,
        (None, _) => 32.4,
    };
    let shift = if sign.is_some() { 7.2 } else { 0.0 };
    let burst_x = if price == 0 { -7.0 } else { -20.4 };
    view! {
        <rect x=-wide / 2.0 y="-9.8" width=wide height="19.6" rx="9.8"></rect>
        {(price > 0).then(|| view! {
            <text x=-5.4 + shift y="4.4" text-anchor="middle">{price}</text>
            <use href="#om" x=1.2 + shift y="-7.4" width="10.8" height="14.8"></use>
        })}
        {sign.map(|sign| burst(sign, burst_x, 14.0))}
    }
    .into_any()
}

fn dot(price: u8, sign: Option<&'static str>) -> AnyView {
    view! {
        <circle r="8.5"></circle>
        {match sign {
            Some(sign) if price == 0 => burst(sign, -6.0, 12.0),
            _ => view! { <text y="4.2" text-anchor="middle">{price}</text> }.into_any(),
        }}
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;
    use cosmic_frog::Setup;

    #[test]
    fn the_way_into_the_aether_leads_to_the_nearest_hexes_without_terrain() {
        let rules = Rules::new(Setup::new(4)).unwrap();
        let state = rules.initial_state();
        for cell in state.terrain().iter() {
            let from = rules.mat().hex(cell).unwrap();
            let found = ghosts(&rules, &state, cell);
            assert!(!found.is_empty());
            let far = from.distance(found[0]);
            for hex in found {
                assert_eq!(from.distance(hex), far);
                assert!(!state.terrain().contains(rules.mat().cell(hex)));
            }
        }
    }

    #[test]
    fn an_answer_points_at_its_hex_or_its_frog() {
        let rules = Rules::new(Setup::new(3)).unwrap();
        let state = rules.initial_state();
        let cell = rules.ground().iter().next().unwrap();
        assert_eq!(spots(Move::Harvest(cell), &rules, &state), [Spot::Hex(cell)]);
        assert_eq!(spots(Move::Ram(Seat(1)), &rules, &state), [Spot::Frog(Seat(1))]);
        assert_eq!(spots(Move::EnterAether, &rules, &state), [Spot::Aether]);
        assert_eq!(spots(Move::Mind(Seat(1)), &rules, &state), [Spot::Frog(Seat(1))]);
        assert!(spots(Move::Recover, &rules, &state).is_empty());
    }
}
