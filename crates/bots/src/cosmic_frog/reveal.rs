//! When to turn up one's card: as soon as it helps, else it stays a secret.

use super::action;
use super::combat::loses;
use super::worth::Eye;
use cosmic_frog::{CheapExtra, Die, Fight, Move, OOMPH, Powers, Question, Tile, Window};

/// Large enough to come before everything else, or after it.
const SURELY: f64 = 10.0;

/// What turning up the card is worth.
pub(super) fn reveal(eye: &Eye<'_>, question: Question) -> f64 {
    let frog = eye.state.frog(eye.me);
    let powers = eye.rules.abilities().powers(frog.card);
    let combat = eye.state.combat();
    let helps = match question {
        Question::Window(Window::TurnStart) => each_turn(powers),
        Question::Window(Window::Targeted) => {
            let attacked = combat.defender() == eye.me && combat.attacker() != eye.me;
            powers.toll > 0 || (attacked && (powers.guard > 0 || (powers.void_defence && frog.oomph > 2)))
        }
        Question::Commit { .. } => powers.overpower < Powers::PLAIN.overpower && frog.oomph > 0,
        Question::Window(Window::BeforeRoll) => better_die(eye, powers),
        Question::Window(Window::BeforeRaid) => powers.dice[Fight::Raid as usize] > Die::White || powers.reroll_raid,
        Question::Window(Window::AfterRolls) if loses(eye) => powers.reroll_combat && frog.oomph > 0,
        Question::Window(Window::AfterRolls) => {
            powers.win_regain[combat.fight() as usize % 2] > 0 && frog.oomph < OOMPH
        }
        Question::Window(Window::Knockback) => {
            let able = if combat.defender() == eye.me { powers.bend_knockback } else { powers.press_knockback };
            able && frog.oomph > 0 && combat.fight() == Fight::Aether
        }
        Question::Spoils => powers.choose_plunder && eye.carried(combat.defender()).len() > usize::from(combat.margin),
        Question::Flux => powers.flux_regain && frog.oomph + 2 <= OOMPH,
        Question::Action(_) if each_turn(powers) => true,
        Question::Action(_) if powers.eat > 0 => {
            let held = eye.state.tiles().gullet(eye.me.index()).any(Tile::is_barren);
            let bare = eye.here().and_then(|cell| eye.state.top(cell)).is_some_and(Tile::is_barren);
            frog.oomph <= 3 && (held || (bare && powers.harvest_barrens))
        }
        Question::Action(_) if powers.harvest_adjacent => return reach_out(eye),
        Question::Action(_) if powers.smash => return action::weigh(eye, Move::Smash) - 0.1,
        _ => false,
    };
    if helps { SURELY } else { -SURELY }
}

/// Powers that pay off turn after turn.
fn each_turn(powers: &Powers) -> bool {
    powers.step
        || powers.stash
        || powers.cheap_extra != CheapExtra::Never
        || powers.shard_regain > 0
        || powers.tunnel
        || powers.drain > 0
        || powers.void_attack
}

/// Whether the card gives a better die than white in this combat.
fn better_die(eye: &Eye<'_>, powers: &Powers) -> bool {
    let combat = eye.state.combat();
    let fight = combat.fight();
    let other = if combat.attacker() == eye.me { combat.defender() } else { combat.attacker() };
    let copied = powers.copy_die && eye.state.powers(eye.rules, other).die(fight) > Die::White;
    powers.die(fight) > Die::White || copied
}

/// The best harvest next door, if the power to take it were switched on.
fn reach_out(eye: &Eye<'_>) -> f64 {
    let Some(here) = eye.here() else { return -SURELY };
    let near = eye.rules.around(here).iter().filter(|cell| cell.is_on() && eye.state.frog_at(**cell).is_none());
    near.map(|&cell| action::harvest(eye, cell)).fold(-SURELY, f64::max) - 0.1
}
