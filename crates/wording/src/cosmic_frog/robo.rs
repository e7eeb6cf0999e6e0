//! Sentences for the decisions of RoboFrogs: which line of the procedure applied, or why it did not.

use super::names::Names;
use crate::Messages;
use ::cosmic_frog::{RoboLine, RoboReason};
use tabletop::Seat;

pub(super) fn sentence(names: &Names<'_>, seat: Seat, line: RoboLine, because: RoboReason) -> String {
    let key = if because.applies() { "event.robo.applies" } else { "event.robo.skips" };
    let (line, reason) = (names.plain(action(line, because)), names.plain(reason(line, because)));
    names.message(key, &[("who", &names.frog(seat)), ("line", &line), ("reason", &reason)])
}

/// Describes a decision without naming its frog: "raid? No: your Vault is locked".
pub fn thought(messages: &Messages, line: RoboLine, because: RoboReason) -> String {
    let key = if because.applies() { "robo.does" } else { "robo.does-not" };
    let (line, reason) = (messages.plain(action(line, because)), messages.plain(reason(line, because)));
    messages.get(key, &[("line", &line), ("reason", &reason)])
}

/// Returns the message key of what a RoboFrog does by a line. An action that only brings it nearer has its own key.
fn action(line: RoboLine, because: RoboReason) -> &'static str {
    match line {
        RoboLine::Leap if because == RoboReason::AetherNearer => "robo.leap-towards",
        RoboLine::Leap => "robo.leap",
        RoboLine::Harvest if matches!(because, RoboReason::LandInReach | RoboReason::LandNearer) => {
            "robo.harvest-towards"
        }
        RoboLine::Attack | RoboLine::Ram => "robo.attack",
        RoboLine::Harvest => "robo.harvest",
        RoboLine::Escape => "robo.escape",
        RoboLine::Raid => "robo.raid",
        RoboLine::Disgorge => "robo.disgorge",
        RoboLine::Land => "robo.land",
        RoboLine::Descend => "robo.descend",
    }
}

fn reason(line: RoboLine, because: RoboReason) -> &'static str {
    match because {
        RoboReason::AetherInReach if line == RoboLine::Leap => "robo.because.homeward",
        RoboReason::AetherNearer if line == RoboLine::Leap => "robo.because.towards-home",
        RoboReason::AetherInReach => "robo.because.aether-in-reach",
        RoboReason::AetherNearer => "robo.because.aether-nearer",
        RoboReason::PlayerInRange => "robo.because.player-in-range",
        RoboReason::OnLand => "robo.because.on-land",
        RoboReason::LandInReach => "robo.because.land-in-reach",
        RoboReason::LandNearer => "robo.because.land-nearer",
        RoboReason::VaultOpen => "robo.because.vault-open",
        RoboReason::LandHeld => "robo.because.land-held",
        RoboReason::BarrensHeld => "robo.because.barrens-held",
        RoboReason::PlayerAdrift => "robo.because.player-adrift",
        RoboReason::PlayerAtEdge => "robo.because.player-at-edge",
        RoboReason::InLine => "robo.because.in-line",
        RoboReason::NearPlayer => "robo.because.near-player",
        RoboReason::Vortex => "robo.because.vortex",
        RoboReason::FewLand => "robo.because.few-land",
        RoboReason::NoNearer => "robo.because.no-nearer",
        RoboReason::PlayerInAether => "robo.because.player-in-aether",
        RoboReason::PlayerOut => "robo.because.player-out",
        RoboReason::PlayerWaiting => "robo.because.player-waiting",
        RoboReason::PlayerEmpty => "robo.because.player-empty",
        RoboReason::NoLine => "robo.because.no-line",
        RoboReason::OutOfRange => "robo.because.out-of-range",
        RoboReason::SurgeBetween => "robo.because.surge-between",
        RoboReason::NoLandInLine => "robo.because.no-land-in-line",
        RoboReason::WayBlocked => "robo.because.way-blocked",
        RoboReason::NoWayOut => "robo.because.no-way-out",
        RoboReason::VaultEmpty => "robo.because.vault-empty",
        RoboReason::VaultLocked => "robo.because.vault-locked",
        RoboReason::NothingHeld => "robo.because.nothing-held",
        RoboReason::VaultFull => "robo.because.vault-full",
        RoboReason::PlayerInland => "robo.because.player-inland",
        RoboReason::NoRoom => "robo.because.no-room",
    }
}
