//! One flow of lava (VQ-LAVA-6): chance picks a lower space, diversion, what lies there, evacuation, arrival, contests.

use super::volcano::NEW;
use super::{Answer, Flow, ask, contest, escape, sea};
use crate::event::{Event, Loss};
use crate::event_rule::Tell;
use crate::land::Site;
use crate::lava::Lava;
use crate::moves::Move;
use crate::power::Trait;
use crate::question::{Danger, Question};
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::state::{Detour, FlowStage as Stage, Frame, Run, State};
use hexgrid::{Dir, Hex};
use tabletop::{Pending, Seat, SeatSet, Sink, rule};

/// The frame of a flow, taken apart.
#[derive(Clone, Copy)]
struct Stream {
    from: Hex,
    to: Hex,
    lava: u8,
    tried: SeatSet,
    declined: SeatSet,
    stage: Stage,
    run: Run,
}

fn stream(state: &State) -> Option<Stream> {
    match state.frame() {
        Frame::Flow { from, to, lava, tried, declined, stage, run } => {
            Some(Stream { from, to, lava, tried, declined, stage, run })
        }
        _ => None,
    }
}

fn keep(state: &mut State, stream: Stream) -> Flow {
    let Stream { from, to, lava, tried, declined, stage, run } = stream;
    state.replace(Frame::Flow { from, to, lava, tried, declined, stage, run });
    Flow::Go
}

/// Whether the space in a direction is lower (VQ-LAVA-1).
pub(crate) fn is_lower(rules: &Rules, state: &State, from: Hex, dir: Dir) -> bool {
    lower(rules, state, from).any(|other| other == dir)
}

/// The directions of lower spaces in order.
pub(crate) fn lower(rules: &Rules, state: &State, from: Hex) -> impl ExactSizeIterator<Item = Dir> + use<> {
    rule!("VQ-DEF-1");
    // Nothing is lower than the ocean.
    let site = state.land.site(from);
    let is_lower = |site: Site, dir: Dir| {
        let next = state.land.next(site, dir.index());
        let height = if next == Site::NONE { 0 } else { state.land.height(next) };
        let to = from.step(dir, 1);
        if state.great == Some(to) {
            // What lies under the super volcano is out of use.
            rule!("VQ-SUPER");
            return false;
        }
        height < state.land.height(site) && rules.on_table(to)
    };
    let mut ways = [Dir::NE; 6];
    let mut count = 0;
    for dir in Dir::ALL.into_iter().filter(|&dir| site.is_some_and(|site| is_lower(site, dir))) {
        ways[count] = dir;
        count += 1;
    }
    ways.into_iter().take(count)
}

/// Whether the active player chooses the way of this lava (Detour).
fn is_guided(state: &State, stream: Stream) -> bool {
    match state.turn.detour {
        Detour::None => false,
        Detour::Volcano => stream.lava == NEW && stream.run == Run::Once && state.vent == Some(stream.from),
        Detour::Lava(hex) => stream.lava != NEW && hex == stream.from,
    }
}

/// Whoever may try to turn the lava aside next (VQ-DIVERT).
fn diverter(rules: &Rules, state: &State, stream: Stream) -> Option<Seat> {
    let site = state.land.site(stream.to);
    let there = |seat: Seat| match site {
        Some(site) => state.homes(seat) & site.bit() != 0,
        None => state.player(seat).sea().binary_search(&stream.to).is_ok(),
    };
    let asked = stream.tried.union(stream.declined);
    state
        .seats_from(rules, state.turn.seat)
        .find(|&seat| state.powers(seat).has(Trait::Divert) && !asked.contains(seat) && there(seat))
}

#[inline(never)]
pub(crate) fn advance<S: Sink<Event>>(rules: &Rules, state: &mut State, sink: &mut S) -> Flow {
    let Some(stream) = stream(state) else { return Flow::Wait };
    match stream.stage {
        Stage::Pick => pick(rules, state, stream, sink),
        Stage::Divert if diverter(rules, state, stream).is_some() => Flow::Wait,
        Stage::Divert => keep(state, Stream { stage: Stage::Meet, ..stream }),
        Stage::Roll => Flow::Wait,
        Stage::Meet => meet(rules, state, stream, sink),
        Stage::Swimmers if state.swimmer(stream.to).is_some() => {
            if !sea::has_haven(rules, state, stream.to) {
                drown(state, stream.to, sink);
            }
            if state.swimmer(stream.to).is_some() { Flow::Wait } else { Flow::Go }
        }
        Stage::Swimmers => {
            keep(state, Stream { stage: Stage::Arrive, ..stream });
            let occupied = state.land.site(stream.to).is_some_and(|site| state.inhabited() & site.bit() != 0);
            if occupied && stream.run == Run::Frozen {
                escape::wipe(state, stream.to, Loss::Danger(Danger::Lava), sink);
            } else if occupied {
                let danger = Danger::Lava;
                state.push(Frame::Escape { hex: stream.to, danger, place: 0, passed: 0, to: None, hurt: false });
            }
            Flow::Go
        }
        Stage::Arrive => arrive(rules, state, stream, sink),
    }
}

/// No sea space is left anywhere: the swimmer has nowhere to be.
fn drown<S: Sink<Event>>(state: &mut State, hex: Hex, sink: &mut S) {
    if let Some(seat) = state.swimmer(hex) {
        let player = state.player_mut(seat);
        player.surface(hex);
        player.hand += 1;
        sink.tell(Event::Swam { seat, from: Some(hex), to: hex });
    }
}

fn pick<S: Sink<Event>>(rules: &Rules, state: &mut State, stream: Stream, sink: &mut S) -> Flow {
    let mut ways = lower(rules, state, stream.from);
    match (ways.next(), ways.next()) {
        (Some(_), Some(_)) => Flow::Wait,
        (Some(only), None) => head(state, stream, only),
        (None, _) => pool(rules, state, stream, sink),
    }
}

fn head(state: &mut State, stream: Stream, dir: Dir) -> Flow {
    if is_guided(state, stream) {
        state.turn.detour = Detour::None;
    }
    keep(
        state,
        Stream {
            to: stream.from.step(dir, 1),
            tried: SeatSet::NONE,
            declined: SeatSet::NONE,
            stage: Stage::Divert,
            ..stream
        },
    )
}

/// No lower neighbour: it stays and becomes soil one turn later (VQ-LAVA-4).
fn pool<S: Sink<Event>>(rules: &Rules, state: &mut State, stream: Stream, sink: &mut S) -> Flow {
    if is_guided(state, stream) {
        state.turn.detour = Detour::None;
    }
    if stream.run != Run::Once {
        return stop(rules, state, stream, sink);
    }
    rule!("VQ-LAVA-4");
    sink.tell(Event::LavaPooled { hex: stream.from });
    if stream.lava == NEW {
        state.vent = None;
        state.lava_supply -= 1;
        state.lavas.add(Lava { hex: stream.from, fresh: true, pooled: true });
    } else if let Some(lava) = state.lavas.get_mut(stream.lava) {
        lava.fresh = true;
        lava.pooled = true;
    }
    finish(rules, state)
}

/// The lava goes back to the supply and its space is bare (VQ-SET-7).
fn stop<S: Sink<Event>>(rules: &Rules, state: &mut State, stream: Stream, sink: &mut S) -> Flow {
    sink.tell(Event::LavaGone { hex: stream.from });
    if stream.lava == NEW {
        state.vent = None;
    } else {
        state.lavas.remove(stream.lava);
        state.lava_supply += 1;
    }
    finish(rules, state)
}

fn finish(rules: &Rules, state: &mut State) -> Flow {
    state.refresh_shown(rules);
    state.pop();
    contest::begin(state);
    Flow::Go
}

/// Lava there already, or a Colossal: the flow ends.
fn meet<S: Sink<Event>>(rules: &Rules, state: &mut State, stream: Stream, sink: &mut S) -> Flow {
    rule!("VQ-LAVA-6");
    if state.lavas.at(stream.to) {
        rule!("VQ-SET-7");
        sink.tell(Event::LavaMerged { hex: stream.to });
        return stop(rules, state, stream, sink);
    }
    let site = state.land.site(stream.to);
    let guard = state.seats_from(rules, state.turn.seat).find_map(|seat| {
        state.player(seat).colossal().filter(|critter| Some(critter.site()) == site).map(|critter| (seat, critter))
    });
    if let Some((seat, critter)) = guard {
        rule!("VQ-COLOSSAL");
        sink.tell(Event::Wounded { seat, spot: state.spot(critter) });
        state.wound(seat, critter);
        return stop(rules, state, stream, sink);
    }
    keep(state, Stream { stage: Stage::Swimmers, ..stream })
}

fn arrive<S: Sink<Event>>(rules: &Rules, state: &mut State, stream: Stream, sink: &mut S) -> Flow {
    rule!("VQ-LAVA-1");
    sink.tell(Event::LavaFlowed { from: stream.from, to: stream.to });
    if stream.run != Run::Once {
        return run_on(rules, state, stream, sink);
    }
    let ocean = state.land.site(stream.to).is_none();
    if ocean {
        rule!("VQ-LAVA-3");
    }
    if stream.lava == NEW {
        state.vent = None;
        state.lava_supply -= 1;
        // On land it flows on at the end of this turn; in the ocean it becomes soil a turn later.
        state.lavas.add(Lava { hex: stream.to, fresh: ocean, pooled: false });
    } else if let Some(lava) = state.lavas.get_mut(stream.lava) {
        *lava = Lava { hex: stream.to, fresh: true, pooled: false };
    }
    finish(rules, state)
}

/// Lava that runs out goes on until it reaches the ocean or a basin.
fn run_on<S: Sink<Event>>(rules: &Rules, state: &mut State, stream: Stream, sink: &mut S) -> Flow {
    if stream.lava == NEW {
        state.vent = Some(stream.to);
    } else if let Some(lava) = state.lavas.get_mut(stream.lava) {
        lava.hex = stream.to;
    }
    let on = Stream { from: stream.to, tried: SeatSet::NONE, declined: SeatSet::NONE, stage: Stage::Pick, ..stream };
    if state.land.site(stream.to).is_none() {
        return stop(rules, state, on, sink);
    }
    state.refresh_shown(rules);
    keep(state, on);
    contest::begin(state);
    Flow::Go
}

pub(crate) fn turn(rules: &Rules, state: &State) -> Pending<Question> {
    let Some(stream) = stream(state) else { return Pending::Over };
    match stream.stage {
        Stage::Pick if is_guided(state, stream) => ask(state.turn.seat, Question::Flow { from: stream.from }),
        Stage::Pick => Pending::Chance(Question::Flow { from: stream.from }),
        Stage::Roll => Pending::Chance(Question::DivertRoll { seat: roller(rules, state, stream) }),
        Stage::Swimmers => match state.swimmer(stream.to) {
            Some(seat) => ask(seat, Question::Flee { from: stream.to }),
            None => Pending::Over,
        },
        _ => match diverter(rules, state, stream) {
            Some(seat) => ask(seat, Question::Divert { from: stream.from, to: stream.to }),
            None => Pending::Over,
        },
    }
}

/// Whose try the die is for: it stands as the next to try until the die has fallen.
fn roller(rules: &Rules, state: &State, stream: Stream) -> Seat {
    diverter(rules, state, stream).unwrap_or(state.turn.seat)
}

#[inline(never)]
pub(crate) fn legal(rules: &Rules, state: &State, moves: &mut Vec<Move>) {
    let Some(stream) = stream(state) else { return };
    match stream.stage {
        Stage::Pick => moves.extend(lower(rules, state, stream.from).map(Move::Flow)),
        Stage::Divert => moves.extend([Move::Done, Move::Divert]),
        Stage::Swimmers => sea::legal_haven(rules, state, stream.to, moves),
        _ => {}
    }
}

pub(crate) fn check(rules: &Rules, state: &State, mv: Move) -> Answer {
    let stream = stream(state)?;
    Some(match (stream.stage, mv) {
        (Stage::Pick, Move::Flow(dir)) if is_lower(rules, state, stream.from, dir) => Ok(()),
        (Stage::Pick, Move::Flow(_)) => Err(Refusal::NotLower),
        (Stage::Divert, Move::Done | Move::Divert) => Ok(()),
        (Stage::Swimmers, Move::Dive(hex)) => sea::check_haven(rules, state, stream.to, hex),
        _ => return None,
    })
}

#[inline(never)]
pub(crate) fn apply<S: Sink<Event>>(rules: &Rules, state: &mut State, mv: Move, sink: &mut S) {
    let Some(stream) = stream(state) else { return };
    match (stream.stage, mv) {
        (Stage::Pick, Move::Flow(dir)) => {
            if is_guided(state, stream) {
                rule!("VQ-CAL-DETOUR");
            }
            head(state, stream, dir);
        }
        (Stage::Divert, Move::Divert) => {
            keep(state, Stream { stage: Stage::Roll, ..stream });
        }
        (Stage::Divert, _) => {
            let seat = roller(rules, state, stream);
            keep(state, Stream { declined: stream.declined.union(SeatSet::single(seat)), ..stream });
        }
        (Stage::Roll, Move::Roll(face)) => divert(rules, state, stream, face, sink),
        (Stage::Swimmers, Move::Dive(to)) => sea::flee(state, stream.to, to, sink),
        _ => {}
    }
}

/// 1 and 2 turn the lava anticlockwise around its source, 5 and 6 clockwise, if the space there is lower.
fn divert<S: Sink<Event>>(rules: &Rules, state: &mut State, stream: Stream, face: u8, sink: &mut S) {
    rule!("VQ-DIVERT");
    let seat = roller(rules, state, stream);
    let now = stream.from.direction_to(stream.to).map_or(Dir::E, |(dir, _)| dir);
    let turned = match face {
        1 | 2 => Dir::ALL[(now.index() + 5) % 6],
        5 | 6 => now.clockwise(),
        _ => now,
    };
    let to = if is_lower(rules, state, stream.from, turned) { stream.from.step(turned, 1) } else { stream.to };
    sink.tell(Event::DivertTried { seat, from: stream.from, to });
    // Whoever left it on its way there may think again about another way.
    let declined = if to == stream.to { stream.declined } else { SeatSet::NONE };
    keep(
        state,
        Stream { to, tried: stream.tried.union(SeatSet::single(seat)), declined, stage: Stage::Divert, ..stream },
    );
}
