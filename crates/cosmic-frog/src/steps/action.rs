//! The actions a frog may take, where it is, for what it can pay (TURN-3 to TURN-6).

use super::combat::declare;
use super::free_powers::{self, ActionContext, FreePowersUsed};
use super::movement::{aether_price, at_edge, edge_is_open, leap_price, reach, slip_price};
use super::oomph::{regain, spend};
use super::{anytime, arrive, disgorge, gather, harvest, lure, possess, raid, smash, strike, target, turn};
use crate::ability::CheapExtra;
use crate::event::{Event, Gain, Price};
use crate::moves::Move;
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::state::{Kind, Means, Mode, OOMPH, Place, Purpose, State};
use hexgrid::{Cell, CellSet, Dir};
use tabletop::{Seat, Sink, emit, rule, rule_id};

/// The price of the extra action (TURN-4).
pub(crate) const EXTRA: u8 = 2;
/// Its price where a power makes it cheap.
const CHEAP: u8 = 1;

/// The kind of an action (TURN-6). A leap onto a frog is an attack.
fn kind(state: &State, mv: Move) -> Kind {
    match mv {
        Move::Harvest(_) => Kind::Harvest,
        Move::Leap(cell) if state.frog_at(cell).is_some() => Kind::Attack,
        Move::Leap(_) | Move::LeapAether => Kind::Leap,
        Move::Slip(_) => Kind::Slipstream,
        Move::Land(_) => Kind::Land,
        Move::SlipAttack(..) | Move::LandAttack(..) | Move::Ram(_) => Kind::Attack,
        Move::Raid(..) => Kind::Raid,
        Move::Disgorge => Kind::Disgorge,
        Move::Recover => Kind::Recover,
        Move::Possess(_) => Kind::Possess,
        Move::Smash => Kind::Smash,
        Move::Spit => Kind::Spit,
        Move::Mind(_) => Kind::Attack,
        Move::Aggro(_) => Kind::Aggro,
        Move::Dredge(..) => Kind::Dredge,
        _ => Kind::None,
    }
}

/// What the extra action costs before its own price.
fn surcharge(rules: &Rules, state: &State, context: ActionContext, kind: Kind) -> u8 {
    if context.mode != Mode::Extra {
        return 0;
    }
    let price = extra_price(rules, state, context.seat, kind);
    // After a declaration that was taken back, what was paid stays; a dearer kind costs the difference.
    let had = if context.used.contains(FreePowersUsed::CHEAP_EXTRA) { CHEAP } else { EXTRA };
    if context.extra_is_paid { price.saturating_sub(had) } else { price }
}

fn extra_price(rules: &Rules, state: &State, seat: Seat, kind: Kind) -> u8 {
    match state.powers(rules, seat).cheap_extra {
        CheapExtra::HarvestRaid if matches!(kind, Kind::Harvest | Kind::Raid) => {
            rule!("ABI-MARAUDER");
            CHEAP
        }
        CheapExtra::Repeat if kind == state.first => {
            rule!("ABI-NIMBLE");
            CHEAP
        }
        _ => EXTRA,
    }
}

/// Whether any action is legal.
pub(crate) fn any(rules: &Rules, state: &State, seat: Seat, mode: Mode) -> bool {
    any_paid(rules, state, seat, mode, false, 0)
}

/// Whether any action is legal in the middle of one.
pub(crate) fn any_paid(rules: &Rules, state: &State, seat: Seat, mode: Mode, paid: bool, before: u8) -> bool {
    any_in(rules, state, ActionContext::new(seat, mode, paid, before))
}

/// Whether any action is legal in this context.
pub(crate) fn any_in(rules: &Rules, state: &State, context: ActionContext) -> bool {
    each(rules, state, context, &mut |_| true)
}

/// Whether a frog has anything to decide after its action: an extra action, or a power that works then.
pub(crate) fn any_extra(rules: &Rules, state: &State, seat: Seat) -> bool {
    let context = ActionContext::new(seat, Mode::Extra, false, 0);
    let extra = !state.frog(seat).recovered && any(rules, state, seat, Mode::Extra);
    extra || free_powers::each(rules, state, context, &mut |mv| matches!(mv, Move::Stash(_) | Move::Drain(..)))
}

/// Whether a frog has a power left that works after its last action.
pub(crate) fn any_after(rules: &Rules, state: &State, seat: Seat) -> bool {
    free_powers::each(rules, state, ActionContext::new(seat, Mode::After, false, 0), &mut |_| true)
}

/// Ends an action for which nothing is left to do: a frog may have eaten the only tile that it could disgorge.
pub(crate) fn forfeit_if_stuck<S: Sink<Event>>(rules: &Rules, state: &mut State, context: ActionContext, sink: &mut S) {
    let may_end = matches!(context.mode, Mode::Extra | Mode::After);
    let visit = &mut |_| true;
    let stuck = !may_end
        && !anytime::any(rules, state, context.seat)
        && !free_powers::each(rules, state, context, visit)
        && !each(rules, state, context, visit);
    if stuck {
        emit!(sink, "TURN-3", Event::Forfeited { seat: context.seat });
        state.pop();
    }
}

pub(crate) fn legal(rules: &Rules, state: &State, context: ActionContext, moves: &mut Vec<Move>) {
    anytime::legal(rules, state, context.seat, moves);
    if matches!(context.mode, Mode::Extra | Mode::After) {
        moves.push(Move::End);
    }
    let mut visit = |mv| {
        moves.push(mv);
        false
    };
    free_powers::each(rules, state, context, &mut visit);
    each(rules, state, context, &mut visit);
}

/// Visits every legal action in order until the visitor says stop; tells whether it did.
fn each(rules: &Rules, state: &State, context: ActionContext, visit: &mut impl FnMut(Move) -> bool) -> bool {
    let ActionContext { seat, mode, extra_is_paid: paid, .. } = context;
    if mode == Mode::After {
        return false;
    }
    let has = state.purse(seat);
    let cheaply = context.used.contains(FreePowersUsed::CHEAP_EXTRA);
    let differ = mode == Mode::Extra && state.powers(rules, seat).cheap_extra != CheapExtra::Never;
    if differ && (!paid || cheaply) {
        // Prices differ by kind: list what the cheapest price allows, then ask of each.
        let Some(purse) = has.checked_sub(if paid { 0 } else { CHEAP }) else { return false };
        let mut fair = |mv: Move| check(rules, state, context, mv).is_some_and(|answer| answer.is_ok()) && visit(mv);
        return somewhere(rules, state, seat, mode, purse, &mut fair);
    }
    match has.checked_sub(if mode == Mode::Extra && !paid { EXTRA } else { 0 }) {
        Some(purse) => somewhere(rules, state, seat, mode, purse, visit),
        None => false,
    }
}

fn somewhere(
    rules: &Rules,
    state: &State,
    seat: Seat,
    mode: Mode,
    purse: u8,
    visit: &mut impl FnMut(Move) -> bool,
) -> bool {
    let found = match state.frog(seat).place {
        Place::Shard(cell) => on_shard(rules, state, seat, cell, purse, visit),
        Place::Aether => in_aether(rules, state, seat, purse, visit),
        _ => return false,
    };
    found || special(rules, state, seat, mode, purse, visit)
}

/// RECOVER and the actions that only a power gives, in the order of the moves.
fn special(
    rules: &Rules,
    state: &State,
    seat: Seat,
    mode: Mode,
    purse: u8,
    visit: &mut impl FnMut(Move) -> bool,
) -> bool {
    if recover_check(rules, state, seat, mode).is_ok() && visit(Move::Recover) {
        return true;
    }
    let powers = state.powers(rules, seat);
    if powers.possess && mode != Mode::Puppet {
        for other in rules.seats() {
            if possess::check(rules, state, seat, other, purse).is_ok() && visit(Move::Possess(other)) {
                return true;
            }
        }
    }
    [Move::Smash, Move::Spit].into_iter().any(|mv| check_special(rules, state, seat, mv).is_ok() && visit(mv))
        || (rules.has_muck() && of_muck(rules, state, seat, purse, visit))
}

/// The actions that Find Muck brings, in the order of the moves.
fn of_muck(rules: &Rules, state: &State, seat: Seat, purse: u8, visit: &mut impl FnMut(Move) -> bool) -> bool {
    let minds = rules
        .seats()
        .any(|other| lure::check_mind(rules, state, seat, other, purse).is_ok() && visit(Move::Mind(other)));
    let lures = || rules.seats().filter(|&other| lure::check_aggro(rules, state, seat, other, purse).is_ok());
    minds || lures().any(|other| visit(Move::Aggro(other))) || gather::each_dredge(rules, state, seat, visit)
}

fn check_special(rules: &Rules, state: &State, seat: Seat, mv: Move) -> Result<(), Refusal> {
    let powers = state.powers(rules, seat);
    let on_shard = matches!(state.frog(seat).place, Place::Shard(_));
    match mv {
        Move::Smash if !powers.smash => Err(Refusal::NoSuchPower),
        Move::Smash if !on_shard => Err(Refusal::OnlyOnShard),
        Move::Spit if !powers.spit => Err(Refusal::NoSuchPower),
        Move::Spit if on_shard => Err(Refusal::OnlyInAether),
        Move::Spit if !state.tiles.gullet(seat.index()).any(|tile| tile.is_barren()) => Err(Refusal::NoBarrenHeld),
        _ => Ok(()),
    }
}

fn on_shard(
    rules: &Rules,
    state: &State,
    seat: Seat,
    here: Cell,
    purse: u8,
    visit: &mut impl FnMut(Move) -> bool,
) -> bool {
    if harvest::each(rules, state, seat, visit) {
        return true;
    }
    let reach = reach(rules, state, seat, here, purse);
    let tolls = toll_hexes(rules, state, seat);
    let fair = |cell: Cell| !tolls.contains(cell) || leap_check(rules, state, seat, cell, purse).is_ok();
    if reach.hexes.any(|cell| fair(cell) && visit(Move::Leap(cell))) {
        return true;
    }
    if reach.aether.is_some() && visit(Move::LeapAether) {
        return true;
    }
    match reach.aether {
        Some(price) if price < purse => onto_shard(rules, state, seat, Means::Slip, purse - price - 1, visit),
        _ => false,
    }
}

/// Hexes with another frog that takes a toll.
fn toll_hexes(rules: &Rules, state: &State, seat: Seat) -> CellSet {
    let mut hexes = CellSet::EMPTY;
    for other in rules.seats().filter(|&other| other != seat) {
        if let (Place::Shard(cell), 1..) = (state.frog(other).place, state.toll(rules, other)) {
            hexes.insert(cell);
        }
    }
    hexes
}

fn in_aether(rules: &Rules, state: &State, seat: Seat, purse: u8, visit: &mut impl FnMut(Move) -> bool) -> bool {
    if onto_shard(rules, state, seat, Means::Land, purse, visit) {
        return true;
    }
    for other in rules.seats() {
        if check_ram(rules, state, seat, other, purse).is_ok() && visit(Move::Ram(other)) {
            return true;
        }
    }
    for owner in rules.seats() {
        let most = raid::most(rules, state, seat, owner).unwrap_or(0);
        if (1..=most).any(|target| visit(Move::Raid(owner, target))) {
            return true;
        }
    }
    disgorge::may_begin(rules, state, seat).is_ok() && visit(Move::Disgorge)
}

/// Every way from the Aether onto a hex: free hexes first, then attacks across each open edge.
fn onto_shard(
    rules: &Rules,
    state: &State,
    seat: Seat,
    means: Means,
    left: u8,
    visit: &mut impl FnMut(Move) -> bool,
) -> bool {
    let mut others = state.occupied();
    if let Place::Shard(own) = state.frog(seat).place {
        others.remove(own);
    }
    let (free, held) = (state.edge.without(&others), state.edge.and(&others));
    let plain = if means == Means::Slip { Move::Slip } else { Move::Land };
    if free.any(|cell| visit(plain(cell))) {
        return true;
    }
    let attack = if means == Means::Slip { Move::SlipAttack } else { Move::LandAttack };
    for cell in held.iter() {
        if state.frog_at(cell).is_some_and(|other| target::payable(rules, state, other, 0, left).is_err()) {
            continue;
        }
        for edge in Dir::ALL {
            if edge_is_open(rules, state, cell, edge) && visit(attack(cell, edge)) {
                return true;
            }
        }
    }
    false
}

/// Whether a frog may RECOVER. A possessed one may too; a RoboFrog has no Ω that could come back.
fn recover_check(rules: &Rules, state: &State, seat: Seat, mode: Mode) -> Result<(), Refusal> {
    let frog = state.frog(seat);
    if mode == Mode::Extra {
        rule!("TURN-4");
        Err(Refusal::NoRecoverAsExtra)
    } else if frog.oomph == OOMPH || rules.is_robo(seat) {
        rule!("OOM-2");
        Err(Refusal::NothingExpended)
    } else if frog.spent {
        rule!("OOM-2");
        Err(Refusal::SpentThisTurn)
    } else {
        Ok(())
    }
}

pub(crate) fn check(rules: &Rules, state: &State, context: ActionContext, mv: Move) -> Option<Result<(), Refusal>> {
    let ActionContext { seat, mode, .. } = context;
    if mv == Move::End {
        return matches!(mode, Mode::Extra | Mode::After).then_some(Ok(()));
    }
    if let Some(answer) = free_powers::check(rules, state, context, mv) {
        return Some(answer);
    }
    let kind = kind(state, mv);
    let needs_shard =
        matches!(mv, Move::Harvest(_) | Move::Leap(_) | Move::LeapAether | Move::Slip(_) | Move::SlipAttack(..));
    let needs_aether = matches!(
        mv,
        Move::Land(_) | Move::LandAttack(..) | Move::Ram(_) | Move::Raid(..) | Move::Disgorge | Move::Dredge(..)
    );
    let foreign = matches!(mv, Move::Mind(_) | Move::Aggro(_) | Move::Dredge(..)) && !rules.has_muck();
    if kind == Kind::None || foreign || mode == Mode::After {
        return None;
    }
    if kind == Kind::Possess && mode == Mode::Puppet {
        rule!("ABI-MINDBORER");
        return Some(Err(Refusal::PuppetPossesses));
    }
    let on_shard = matches!(state.frog(seat).place, Place::Shard(_));
    if needs_shard && !on_shard {
        rule!("TURN-5");
        return Some(Err(Refusal::OnlyOnShard));
    }
    if needs_aether && on_shard {
        rule!("TURN-5");
        return Some(Err(Refusal::OnlyInAether));
    }
    let needs = surcharge(rules, state, context, kind);
    let Some(purse) = state.purse(seat).checked_sub(needs) else {
        return Some(Err(Refusal::ExtraTooDear { needs, has: state.purse(seat) }));
    };
    Some(check_action(rules, state, seat, mode, purse, mv))
}

fn leap_check(rules: &Rules, state: &State, seat: Seat, to: Cell, purse: u8) -> Result<(), Refusal> {
    let (_, price) = leap_price(rules, state, seat, to, purse)?;
    match state.frog_at(to) {
        Some(other) if other != seat => target::payable(rules, state, other, price, purse),
        _ => Ok(()),
    }
}

fn check_action(rules: &Rules, state: &State, seat: Seat, mode: Mode, purse: u8, mv: Move) -> Result<(), Refusal> {
    match mv {
        Move::Harvest(cell) => harvest::check(rules, state, seat, cell),
        Move::Leap(to) => leap_check(rules, state, seat, to, purse),
        Move::LeapAether => aether_price(rules, state, seat, purse).map(drop),
        Move::Slip(to) => {
            slip_price(rules, state, seat, purse)?;
            check_free(state, seat, to, Means::Slip)
        }
        Move::SlipAttack(to, edge) => {
            let price = slip_price(rules, state, seat, purse)?;
            check_held(rules, state, seat, (to, edge), Means::Slip, purse - price)
        }
        Move::Land(to) => check_free(state, seat, to, Means::Land),
        Move::LandAttack(to, edge) => check_held(rules, state, seat, (to, edge), Means::Land, purse),
        Move::Ram(other) => check_ram(rules, state, seat, other, purse),
        Move::Raid(owner, target) => raid::check_target(rules, state, seat, owner, target),
        Move::Disgorge => disgorge::may_begin(rules, state, seat),
        Move::Possess(other) => possess::check(rules, state, seat, other, purse),
        Move::Smash | Move::Spit => check_special(rules, state, seat, mv),
        Move::Mind(other) => lure::check_mind(rules, state, seat, other, purse),
        Move::Aggro(other) => lure::check_aggro(rules, state, seat, other, purse),
        Move::Dredge(dimension, muck) => gather::check_dredge(rules, state, seat, dimension, muck),
        _ => recover_check(rules, state, seat, mode),
    }
}

fn check_free(state: &State, seat: Seat, to: Cell, means: Means) -> Result<(), Refusal> {
    at_edge(state, to)?;
    match state.frog_at(to) {
        Some(other) if other != seat => Err(Refusal::NeedsEdge { means }),
        _ => Ok(()),
    }
}

fn check_held(
    rules: &Rules,
    state: &State,
    seat: Seat,
    (to, edge): (Cell, Dir),
    means: Means,
    left: u8,
) -> Result<(), Refusal> {
    at_edge(state, to)?;
    let other = state.frog_at(to).filter(|&other| other != seat).ok_or(Refusal::NobodyThere { means })?;
    if !edge_is_open(rules, state, to, edge) {
        return Err(Refusal::EdgeNotAether { means });
    }
    target::payable(rules, state, other, 0, left)
}

fn check_ram(rules: &Rules, state: &State, seat: Seat, other: Seat, purse: u8) -> Result<(), Refusal> {
    if other == seat {
        Err(Refusal::Yourself)
    } else if other.0 >= rules.frogs || state.frog(other).place != Place::Aether {
        rule!("TGT-3");
        Err(Refusal::NotTargetable)
    } else {
        target::payable(rules, state, other, 0, purse)
    }
}

pub(crate) fn apply<S: Sink<Event>>(rules: &Rules, state: &mut State, context: ActionContext, mv: Move, sink: &mut S) {
    if free_powers::apply(rules, state, context, mv, sink) {
        return;
    }
    let ActionContext { seat, mode, extra_is_paid, used } = context;
    state.pop();
    if mv == Move::End {
        return;
    }
    let kind = kind(state, mv);
    let charge = surcharge(rules, state, context, kind);
    spend(state, seat, charge, Price::ExtraAction, sink);
    let cheaply = mode == Mode::Extra && charge == CHEAP && !extra_is_paid;
    let used = if cheaply { used | FreePowersUsed::CHEAP_EXTRA } else { used };
    if mode == Mode::First {
        rule!("TURN-6");
        state.first = kind;
    }
    let extra = mode == Mode::Extra;
    if extra {
        turn::acted_again(state);
    }
    let rule = if extra { rule_id!("TURN-4") } else { rule_id!("TURN-5") };
    emit!(sink, rule, Event::ActionBegins { seat, extra });
    perform(rules, state, seat, mv, (mode, used.bits()), sink);
}

/// Carries out an action that is legal and whose surcharge is paid.
pub(crate) fn perform<S: Sink<Event>>(
    rules: &Rules,
    state: &mut State,
    seat: Seat,
    mv: Move,
    how: (Mode, u8),
    sink: &mut S,
) {
    let purse = state.purse(seat);
    match mv {
        Move::Harvest(cell) => harvest::apply(rules, state, seat, cell, sink),
        Move::Leap(to) => leap(rules, state, seat, to, how, sink),
        Move::LeapAether => leap_into_aether(rules, state, seat, purse, sink),
        Move::Slip(to) => slip(rules, state, seat, to, purse, sink),
        Move::SlipAttack(to, edge) => {
            let price = slip_price(rules, state, seat, purse).unwrap_or(0);
            declare::attack(rules, state, seat, to, (Means::Slip, edge.opposite(), price), how, sink);
        }
        Move::Land(to) => land(rules, state, seat, to, sink),
        Move::LandAttack(to, edge) => {
            declare::attack(rules, state, seat, to, (Means::Land, edge.opposite(), 0), how, sink)
        }
        Move::Ram(other) => declare::strike(rules, state, [seat, other], Means::Ram, how, sink),
        Move::Mind(other) => declare::strike(rules, state, [seat, other], Means::Mind, how, sink),
        Move::Aggro(other) => target::begin(rules, state, seat, other, Purpose::Aggro, how, sink),
        Move::Dredge(dimension, muck) => gather::begin_dredge(rules, state, seat, dimension, muck),
        Move::Raid(owner, target) => raid::begin(state, seat, owner, target, sink),
        Move::Disgorge => disgorge::begin(state, seat),
        Move::Recover => {
            state.frog_mut(seat).recovered = true;
            regain(state, seat, OOMPH, (Gain::Recover, rule_id!("OOM-2")), sink);
        }
        Move::Possess(other) => target::begin(rules, state, seat, other, Purpose::Possess, how, sink),
        Move::Smash => {
            if let Place::Shard(cell) = state.frog(seat).place {
                smash::begin(state, seat, cell, sink);
            }
        }
        Move::Spit => {
            state.tiles.crush_barren(seat.index());
            emit!(sink, "ABI-RAVAGER", Event::Spat { seat });
            strike::begin(rules, state, seat);
        }
        _ => {}
    }
}

fn land<S: Sink<Event>>(rules: &Rules, state: &mut State, seat: Seat, to: Cell, sink: &mut S) {
    state.frog_mut(seat).place = Place::Shard(to);
    emit!(sink, "LAND-1", Event::Landed { seat, to });
    arrive::begin(rules, state, seat, to);
}

fn leap<S: Sink<Event>>(rules: &Rules, state: &mut State, seat: Seat, to: Cell, how: (Mode, u8), sink: &mut S) {
    let Ok((dir, price)) = leap_price(rules, state, seat, to, state.purse(seat)) else { return };
    if state.frog_at(to).is_some() {
        return declare::attack(rules, state, seat, to, (Means::Leap, dir, price), how, sink);
    }
    spend(state, seat, price, Price::Leap, sink);
    let from = std::mem::replace(&mut state.frog_mut(seat).place, Place::Shard(to));
    emit!(sink, "LEAP-1", Event::Leapt { seat, from, to: Place::Shard(to) });
    arrive::begin(rules, state, seat, to);
}

fn leap_into_aether<S: Sink<Event>>(rules: &Rules, state: &mut State, seat: Seat, purse: u8, sink: &mut S) {
    let Ok(price) = aether_price(rules, state, seat, purse) else { return };
    spend(state, seat, price, Price::Leap, sink);
    let from = std::mem::replace(&mut state.frog_mut(seat).place, Place::Aether);
    emit!(sink, "LEAP-2", Event::Leapt { seat, from, to: Place::Aether });
}

fn slip<S: Sink<Event>>(rules: &Rules, state: &mut State, seat: Seat, to: Cell, purse: u8, sink: &mut S) {
    let Ok(price) = slip_price(rules, state, seat, purse) else { return };
    spend(state, seat, price, Price::Slipstream, sink);
    let from = std::mem::replace(&mut state.frog_mut(seat).place, Place::Shard(to));
    emit!(sink, "SLIP-1", Event::Slipstreamed { seat, from, to });
    arrive::begin(rules, state, seat, to);
}
