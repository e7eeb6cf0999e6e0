//! Decides when to turn up the ability card: as soon as it helps; until then it stays secret.

use super::action;
use super::combat::is_losing;
use super::evaluator::Evaluator;
use cosmic_frog::{CheapExtra, Die, Move, OOMPH, Powers, Question, RollPurpose, Tile, Window};

/// A value higher than that of any other answer; negated, it is lower than any.
const SURELY: f64 = 10.0;

/// Returns the value of turning up the card.
pub(super) fn reveal(eval: &Evaluator<'_>, question: Question) -> f64 {
    let frog = eval.state.frog(eval.me);
    let powers = eval.rules.abilities().powers(frog.card);
    let combat = eval.state.combat();
    let helps = match question {
        Question::Window(Window::TurnStart) => each_turn(powers),
        Question::Window(Window::Targeted) => {
            let attacked = combat.defender() == eval.me && combat.attacker() != eval.me;
            powers.toll > 0 || (attacked && (powers.guard > 0 || (powers.void_defence && frog.oomph > 2)))
        }
        Question::Commit { .. } => powers.overpower < Powers::PLAIN.overpower && frog.oomph > 0,
        Question::Window(Window::BeforeRoll) => better_die(eval, powers),
        Question::Window(Window::BeforeRaid) => {
            powers.dice[RollPurpose::Raid as usize] > Die::White || powers.reroll_raid
        }
        Question::Window(Window::AfterRolls) if is_losing(eval) => powers.reroll_combat && frog.oomph > 0,
        Question::Window(Window::AfterRolls) => {
            powers.win_regain[combat.roll_purpose() as usize % 2] > 0 && frog.oomph < OOMPH
        }
        Question::Window(Window::Knockback) => {
            let able = if combat.defender() == eval.me { powers.bend_knockback } else { powers.press_knockback };
            able && frog.oomph > 0 && combat.roll_purpose() == RollPurpose::Aether
        }
        Question::Spoils => powers.choose_plunder && eval.carried(combat.defender()).len() > usize::from(combat.margin),
        Question::Flux => powers.flux_regain && frog.oomph + 2 <= OOMPH,
        Question::Action(_) if each_turn(powers) => true,
        Question::Action(_) if powers.eat > 0 => {
            let held = eval.state.tiles().gullet(eval.me.index()).any(Tile::is_barren);
            let bare = eval.here().and_then(|cell| eval.state.top(cell)).is_some_and(Tile::is_barren);
            frog.oomph <= 3 && (held || (bare && powers.harvest_barrens))
        }
        Question::Action(_) if powers.harvest_adjacent => return reach_out(eval),
        Question::Action(_) if powers.smash => return action::weigh(eval, Move::Smash) - 0.1,
        _ => false,
    };
    if helps { SURELY } else { -SURELY }
}

/// Returns whether a power of the card helps in every turn.
fn each_turn(powers: &Powers) -> bool {
    powers.step
        || powers.stash
        || powers.cheap_extra != CheapExtra::Never
        || powers.shard_regain > 0
        || powers.tunnel
        || powers.drain > 0
        || powers.void_attack
}

/// Returns whether the card gives a better die than the white one in this combat.
fn better_die(eval: &Evaluator<'_>, powers: &Powers) -> bool {
    let combat = eval.state.combat();
    let fight = combat.roll_purpose();
    let other = if combat.attacker() == eval.me { combat.defender() } else { combat.attacker() };
    let copied = powers.copy_die && eval.state.powers(eval.rules, other).die(fight) > Die::White;
    powers.die(fight) > Die::White || copied
}

/// Returns the value of the best harvest on a neighbouring hex, which the power would allow.
fn reach_out(eval: &Evaluator<'_>) -> f64 {
    let Some(here) = eval.here() else { return -SURELY };
    let near = eval.rules.around(here).iter().filter(|cell| cell.is_on() && eval.state.frog_at(**cell).is_none());
    near.map(|&cell| action::harvest(eval, cell)).fold(-SURELY, f64::max) - 0.1
}
