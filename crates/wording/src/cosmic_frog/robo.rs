//! Sentences for the decisions of RoboFrogs: which line of the procedure applied, or why it did not.

use super::names::Names;
use crate::Messages;
use crate::key;
use crate::text::Text;
use ::cosmic_frog::{RoboLine, RoboReason};
use tabletop::Seat;

pub(super) fn sentence(names: &Names<'_>, seat: Seat, line: RoboLine, because: RoboReason) -> Text {
    let key = if because.applies() { key::EVENT_ROBO_APPLIES } else { key::EVENT_ROBO_SKIPS };
    let (line, reason) = (names.plain(action(line, because)), names.plain(reason(line, because)));
    names.message(key, &[("who", &names.frog(seat)), ("line", &line), ("reason", &reason)])
}

/// Describes a decision without naming its frog: "raid? No: your Vault is locked".
pub fn thought(messages: &Messages, line: RoboLine, because: RoboReason) -> Text {
    let key = if because.applies() { key::ROBO_DOES } else { key::ROBO_DOES_NOT };
    let (line, reason) = (messages.plain(action(line, because)), messages.plain(reason(line, because)));
    messages.get(key, &[("line", &line), ("reason", &reason)])
}

/// Returns the message key of what a RoboFrog does by a line. An action that only brings it nearer has its own key.
fn action(line: RoboLine, because: RoboReason) -> &'static str {
    match line {
        RoboLine::Leap if because == RoboReason::AetherNearer => key::ROBO_LEAP_TOWARDS,
        RoboLine::Leap => key::ROBO_LEAP,
        RoboLine::Harvest if matches!(because, RoboReason::LandInReach | RoboReason::LandNearer) => {
            key::ROBO_HARVEST_TOWARDS
        }
        RoboLine::Attack | RoboLine::Ram => key::ROBO_ATTACK,
        RoboLine::Harvest => key::ROBO_HARVEST,
        RoboLine::Escape => key::ROBO_ESCAPE,
        RoboLine::Raid => key::ROBO_RAID,
        RoboLine::Disgorge => key::ROBO_DISGORGE,
        RoboLine::Land => key::ROBO_LAND,
        RoboLine::Descend => key::ROBO_DESCEND,
    }
}

fn reason(line: RoboLine, because: RoboReason) -> &'static str {
    match because {
        RoboReason::AetherInReach if line == RoboLine::Leap => key::ROBO_BECAUSE_HOMEWARD,
        RoboReason::AetherNearer if line == RoboLine::Leap => key::ROBO_BECAUSE_TOWARDS_HOME,
        RoboReason::AetherInReach => key::ROBO_BECAUSE_AETHER_IN_REACH,
        RoboReason::AetherNearer => key::ROBO_BECAUSE_AETHER_NEARER,
        RoboReason::PlayerInRange => key::ROBO_BECAUSE_PLAYER_IN_RANGE,
        RoboReason::OnLand => key::ROBO_BECAUSE_ON_LAND,
        RoboReason::LandInReach => key::ROBO_BECAUSE_LAND_IN_REACH,
        RoboReason::LandNearer => key::ROBO_BECAUSE_LAND_NEARER,
        RoboReason::VaultOpen => key::ROBO_BECAUSE_VAULT_OPEN,
        RoboReason::LandHeld => key::ROBO_BECAUSE_LAND_HELD,
        RoboReason::BarrensHeld => key::ROBO_BECAUSE_BARRENS_HELD,
        RoboReason::PlayerAdrift => key::ROBO_BECAUSE_PLAYER_ADRIFT,
        RoboReason::PlayerAtEdge => key::ROBO_BECAUSE_PLAYER_AT_EDGE,
        RoboReason::InLine => key::ROBO_BECAUSE_IN_LINE,
        RoboReason::NearPlayer => key::ROBO_BECAUSE_NEAR_PLAYER,
        RoboReason::Vortex => key::ROBO_BECAUSE_VORTEX,
        RoboReason::FewLand => key::ROBO_BECAUSE_FEW_LAND,
        RoboReason::NoNearer => key::ROBO_BECAUSE_NO_NEARER,
        RoboReason::PlayerInAether => key::ROBO_BECAUSE_PLAYER_IN_AETHER,
        RoboReason::PlayerOut => key::ROBO_BECAUSE_PLAYER_OUT,
        RoboReason::PlayerWaiting => key::ROBO_BECAUSE_PLAYER_WAITING,
        RoboReason::PlayerEmpty => key::ROBO_BECAUSE_PLAYER_EMPTY,
        RoboReason::NoLine => key::ROBO_BECAUSE_NO_LINE,
        RoboReason::OutOfRange => key::ROBO_BECAUSE_OUT_OF_RANGE,
        RoboReason::SurgeBetween => key::ROBO_BECAUSE_SURGE_BETWEEN,
        RoboReason::NoLandInLine => key::ROBO_BECAUSE_NO_LAND_IN_LINE,
        RoboReason::WayBlocked => key::ROBO_BECAUSE_WAY_BLOCKED,
        RoboReason::NoWayOut => key::ROBO_BECAUSE_NO_WAY_OUT,
        RoboReason::VaultEmpty => key::ROBO_BECAUSE_VAULT_EMPTY,
        RoboReason::VaultLocked => key::ROBO_BECAUSE_VAULT_LOCKED,
        RoboReason::NothingHeld => key::ROBO_BECAUSE_NOTHING_HELD,
        RoboReason::VaultFull => key::ROBO_BECAUSE_VAULT_FULL,
        RoboReason::PlayerInland => key::ROBO_BECAUSE_PLAYER_INLAND,
        RoboReason::NoRoom => key::ROBO_BECAUSE_NO_ROOM,
    }
}
