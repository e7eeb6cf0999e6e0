//! Checks an action; the error says why it is refused.

use super::{kind, surcharge};
use crate::moves::Move;
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::state::{ActionKind, ActionMode, AttackMeans, OOMPH, Place, State};
use crate::steps::free_powers::{self, ActionContext};
use crate::steps::movement::{aether_price, at_edge, edge_is_open, leap_price, slip_price};
use crate::steps::{Answer, disgorge, gather, harvest, lure, possess, raid_limit, target};
use hexgrid::{Cell, Dir};
use tabletop::{Seat, rule};

/// Checks an action, or what a frog may do instead of one; `None` if the move is neither.
pub(crate) fn check(rules: &Rules, state: &State, context: ActionContext, mv: Move) -> Answer {
    let ActionContext { seat, mode, .. } = context;
    if mv == Move::End {
        return matches!(mode, ActionMode::Extra | ActionMode::After).then_some(Ok(()));
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
    if kind == ActionKind::None || foreign || mode == ActionMode::After {
        return None;
    }
    if kind == ActionKind::Possess && mode == ActionMode::Puppet {
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
    let Some(purse) = state.spendable_oomph(seat).checked_sub(needs) else {
        return Some(Err(Refusal::ExtraTooDear { needs, has: state.spendable_oomph(seat) }));
    };
    Some(check_action(rules, state, seat, mode, purse, mv))
}

fn check_action(
    rules: &Rules,
    state: &State,
    seat: Seat,
    mode: ActionMode,
    purse: u8,
    mv: Move,
) -> Result<(), Refusal> {
    match mv {
        Move::Harvest(cell) => harvest::check(rules, state, seat, cell),
        Move::Leap(to) => leap_check(rules, state, seat, to, purse),
        Move::LeapAether => aether_price(rules, state, seat, purse).map(drop),
        Move::Slip(to) => {
            slip_price(rules, state, seat, purse)?;
            check_free(state, seat, to, AttackMeans::Slip)
        }
        Move::SlipAttack(to, edge) => {
            let price = slip_price(rules, state, seat, purse)?;
            check_held(rules, state, seat, (to, edge), AttackMeans::Slip, purse - price)
        }
        Move::Land(to) => check_free(state, seat, to, AttackMeans::Land),
        Move::LandAttack(to, edge) => check_held(rules, state, seat, (to, edge), AttackMeans::Land, purse),
        Move::Ram(other) => check_ram(rules, state, seat, other, purse),
        Move::Raid(owner, target) => raid_limit::check(rules, state, seat, owner, target),
        Move::Disgorge => disgorge::may_begin(rules, state, seat),
        Move::Possess(other) => possess::check(rules, state, seat, other, purse),
        Move::Smash | Move::Spit => check_special(rules, state, seat, mv),
        Move::Mind(other) => lure::check_mind(rules, state, seat, other, purse),
        Move::Aggro(other) => lure::check_aggro(rules, state, seat, other, purse),
        Move::Dredge(dimension, muck) => gather::check_dredge(rules, state, seat, dimension, muck),
        _ => recover_check(rules, state, seat, mode),
    }
}

/// Checks whether a frog may RECOVER. A possessed one may too; a RoboFrog has no Ω that could come back.
pub(super) fn recover_check(rules: &Rules, state: &State, seat: Seat, mode: ActionMode) -> Result<(), Refusal> {
    let frog = state.frog(seat);
    if mode == ActionMode::Extra {
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

pub(super) fn leap_check(rules: &Rules, state: &State, seat: Seat, to: Cell, purse: u8) -> Result<(), Refusal> {
    let (_, price) = leap_price(rules, state, seat, to, purse)?;
    match state.frog_at(to) {
        Some(other) if other != seat => target::check_payable(rules, state, other, price, purse),
        _ => Ok(()),
    }
}

fn check_free(state: &State, seat: Seat, to: Cell, means: AttackMeans) -> Result<(), Refusal> {
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
    means: AttackMeans,
    left: u8,
) -> Result<(), Refusal> {
    at_edge(state, to)?;
    let other = state.frog_at(to).filter(|&other| other != seat).ok_or(Refusal::NobodyThere { means })?;
    if !edge_is_open(rules, state, to, edge) {
        return Err(Refusal::EdgeNotAether { means });
    }
    target::check_payable(rules, state, other, 0, left)
}

pub(super) fn check_ram(rules: &Rules, state: &State, seat: Seat, other: Seat, purse: u8) -> Result<(), Refusal> {
    if other == seat {
        Err(Refusal::Yourself)
    } else if other.0 >= rules.frogs || state.frog(other).place != Place::Aether {
        rule!("TGT-3");
        Err(Refusal::NotTargetable)
    } else {
        target::check_payable(rules, state, other, 0, purse)
    }
}

pub(super) fn check_special(rules: &Rules, state: &State, seat: Seat, mv: Move) -> Result<(), Refusal> {
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
