//! The points that a frog may declare for a raid: every Vault has a highest target or cannot be raided at all (RAID-1, VAU-3,
//! TEAM-6).

use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::state::{Place, State};
use tabletop::{Seat, rule};

/// Returns the highest target that may be declared against a Vault, or why it cannot be raided at all. A Vault is named by the
/// lowest seat of its team.
pub(crate) fn highest_target(rules: &Rules, state: &State, seat: Seat, owner: Seat) -> Result<u8, Refusal> {
    if owner != rules.vault_owner(owner) {
        return Err(Refusal::NotTargetable);
    }
    if rules.team(seat).contains(owner) {
        if rules.has_teams() {
            rule!("TEAM-6");
            return Err(Refusal::TeamVault);
        }
        return Err(Refusal::OwnVault);
    }
    let farthest = rules.team(owner).iter().map(|member| limit(rules, state, member)).max().unwrap_or(0);
    rule!("VAU-3");
    if farthest == 0 {
        return Err(Refusal::VaultLocked);
    }
    rule!("RAID-1");
    if state.has_stored_tiles(rules.vault(owner)) { Ok(farthest) } else { Err(Refusal::VaultEmpty) }
}

/// Returns how many points a frog lets others declare against its Vault; 0 while it keeps the Vault locked.
fn limit(rules: &Rules, state: &State, member: Seat) -> u8 {
    match state.frog(member).place {
        Place::Outer(dimension) if rules.is_robo(member) => {
            rule!("SOLO-VAULT-1");
            dimension
        }
        Place::Outer(dimension) => dimension,
        Place::Waiting => {
            rule!("SET-12");
            0
        }
        Place::Shard(_) | Place::Aether => 0,
    }
}

/// Checks whether a frog may declare this many points against a Vault.
pub(crate) fn check(rules: &Rules, state: &State, seat: Seat, owner: Seat, target: u8) -> Result<(), Refusal> {
    if owner.0 >= rules.frogs {
        return Err(Refusal::NotTargetable);
    }
    let most = highest_target(rules, state, seat, owner)?;
    match target {
        0 => Err(Refusal::TargetTooLow),
        _ if target > most => Err(Refusal::TargetTooHigh { most }),
        _ => Ok(()),
    }
}
