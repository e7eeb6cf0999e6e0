//! Prompts for windows, in which a frog may turn its card up or use a power.

use super::names::Names;
use crate::key;
use crate::text::Text;
use ::cosmic_frog::{Place, Purpose, State, Window};
use tabletop::Seat;

pub(super) fn window(names: &Names<'_>, state: &State, who: &Text, seat: Seat, window: Window) -> Text {
    let combat = state.combat();
    let (attacker, defender) = (names.frog(combat.attacker()), names.frog(combat.defender()));
    match window {
        Window::TurnStart => {
            let place = names.place(state.frog(seat).place);
            names.message(key::PROMPT_WINDOW_TURN_START, &[("who", &who), ("place", &place)])
        }
        Window::Attacked => {
            let means = names.means(combat.means);
            names.message(key::PROMPT_WINDOW_ATTACKED, &[("who", &who), ("attacker", &attacker), ("means", &means)])
        }
        Window::Targeted => targeted(names, state, who),
        Window::BeforeRoll => {
            let other = if combat.attacker() == seat { defender } else { attacker };
            names.message(key::PROMPT_WINDOW_BEFORE_ROLL, &[("who", &who), ("other", &other)])
        }
        Window::AfterRolls => {
            let (attack, defence) = (state.total(0), state.total(1));
            names.message(
                key::PROMPT_WINDOW_AFTER_ROLLS,
                &[
                    ("who", &who),
                    ("attacker", &attacker),
                    ("attack", &attack),
                    ("defender", &defender),
                    ("defence", &defence),
                ],
            )
        }
        Window::Knockback => names.message(
            key::PROMPT_WINDOW_KNOCKBACK,
            &[
                ("who", &who),
                ("attacker", &attacker),
                ("margin", &combat.margin),
                ("defender", &defender),
                ("knockback", &combat.knockback),
            ],
        ),
        Window::BeforeRaid | Window::AfterRaid => raid_window(names, state, who, window),
    }
}

/// Returns who is about to attack, or to use which power.
fn targeted(names: &Names<'_>, state: &State, who: &Text) -> Text {
    let combat = state.combat();
    let targeting = names.rules.targeting(state);
    let attacker = names.frog(targeting.map_or(combat.attacker(), |targeting| targeting.seat));
    let key = match targeting.map(|targeting| targeting.purpose) {
        None | Some(Purpose::Attack) => key::PROMPT_WINDOW_TARGETED,
        Some(Purpose::Possess) => key::PROMPT_WINDOW_TARGETED_POSSESS,
        Some(Purpose::Drain) => key::PROMPT_WINDOW_TARGETED_DRAIN,
        Some(Purpose::Swap) => key::PROMPT_WINDOW_TARGETED_SWAP,
        Some(Purpose::Aggro) => key::PROMPT_WINDOW_TARGETED_AGGRO,
    };
    let amount = targeting.map_or(0, |targeting| targeting.amount);
    let means = names.means(combat.means);
    names.message(key, &[("who", &who), ("attacker", &attacker), ("means", &means), ("amount", &amount)])
}

fn raid_window(names: &Names<'_>, state: &State, who: &Text, window: Window) -> Text {
    let Some(raid) = names.rules.raid(state) else {
        let after = window == Window::AfterRaid;
        let key = if after { key::PROMPT_WINDOW_AFTER_DREDGE } else { key::PROMPT_WINDOW_BEFORE_DREDGE };
        return names.message(key, &[("who", &who)]);
    };
    if window == Window::AfterRaid {
        let in_aether = |seat: &Seat| state.frog(*seat).place == Place::Aether;
        let needed = raid.target + names.rules.team(raid.owner).iter().filter(in_aether).count() as u8;
        return names.message(key::PROMPT_WINDOW_AFTER_RAID, &[("who", &who), ("target", &needed)]);
    }
    let points = names.messages.count(key::POINTS, raid.target);
    names.message(
        key::PROMPT_WINDOW_BEFORE_RAID,
        &[("who", &who), ("owner", &names.owners(raid.owner)), ("points", &points)],
    )
}
