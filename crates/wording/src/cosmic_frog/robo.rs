//! Sentences for the decisions of RoboFrogs: which line of the procedure applied, or why it did not.

use super::names::Names;
use crate::Messages;
use ::cosmic_frog::{Because, RoboLine};
use tabletop::Seat;

pub(super) fn sentence(names: &Names<'_>, seat: Seat, line: RoboLine, because: Because) -> String {
    let key = if because.applies() { "event.robo.applies" } else { "event.robo.skips" };
    let (line, reason) = (names.plain(action(line, because)), names.plain(reason(line, because)));
    names.message(key, &[("who", &names.frog(seat)), ("line", &line), ("reason", &reason)])
}

/// Describes a decision without naming its frog: "raid? No: your Vault is locked".
pub fn thought(messages: &Messages, line: RoboLine, because: Because) -> String {
    let key = if because.applies() { "robo.does" } else { "robo.does-not" };
    let (line, reason) = (messages.plain(action(line, because)), messages.plain(reason(line, because)));
    messages.get(key, &[("line", &line), ("reason", &reason)])
}

/// Returns the message key of what a RoboFrog does by a line. An action that only brings it nearer has its own key.
fn action(line: RoboLine, because: Because) -> &'static str {
    match line {
        RoboLine::Leap if because == Because::AetherNearer => "robo.leap-towards",
        RoboLine::Leap => "robo.leap",
        RoboLine::Harvest if matches!(because, Because::LandInReach | Because::LandNearer) => "robo.harvest-towards",
        RoboLine::Attack | RoboLine::Ram => "robo.attack",
        RoboLine::Harvest => "robo.harvest",
        RoboLine::Escape => "robo.escape",
        RoboLine::Raid => "robo.raid",
        RoboLine::Disgorge => "robo.disgorge",
        RoboLine::Land => "robo.land",
        RoboLine::Descend => "robo.descend",
    }
}

fn reason(line: RoboLine, because: Because) -> &'static str {
    match because {
        Because::AetherInReach if line == RoboLine::Leap => "robo.because.homeward",
        Because::AetherNearer if line == RoboLine::Leap => "robo.because.towards-home",
        Because::AetherInReach => "robo.because.aether-in-reach",
        Because::AetherNearer => "robo.because.aether-nearer",
        Because::PlayerInRange => "robo.because.player-in-range",
        Because::OnLand => "robo.because.on-land",
        Because::LandInReach => "robo.because.land-in-reach",
        Because::LandNearer => "robo.because.land-nearer",
        Because::VaultOpen => "robo.because.vault-open",
        Because::LandHeld => "robo.because.land-held",
        Because::BarrensHeld => "robo.because.barrens-held",
        Because::PlayerAdrift => "robo.because.player-adrift",
        Because::PlayerAtEdge => "robo.because.player-at-edge",
        Because::InLine => "robo.because.in-line",
        Because::NearPlayer => "robo.because.near-player",
        Because::Vortex => "robo.because.vortex",
        Because::FewLand => "robo.because.few-land",
        Because::NoNearer => "robo.because.no-nearer",
        Because::PlayerInAether => "robo.because.player-in-aether",
        Because::PlayerOut => "robo.because.player-out",
        Because::PlayerWaiting => "robo.because.player-waiting",
        Because::PlayerEmpty => "robo.because.player-empty",
        Because::NoLine => "robo.because.no-line",
        Because::OutOfRange => "robo.because.out-of-range",
        Because::SurgeBetween => "robo.because.surge-between",
        Because::NoLandInLine => "robo.because.no-land-in-line",
        Because::WayBlocked => "robo.because.way-blocked",
        Because::NoWayOut => "robo.because.no-way-out",
        Because::VaultEmpty => "robo.because.vault-empty",
        Because::VaultLocked => "robo.because.vault-locked",
        Because::NothingHeld => "robo.because.nothing-held",
        Because::VaultFull => "robo.because.vault-full",
        Because::PlayerInland => "robo.because.player-inland",
        Because::NoRoom => "robo.because.no-room",
    }
}
