//! Prompts for the moments in which a card may be turned up or a power be used.

use super::voice::Voice;
use ::cosmic_frog::{Place, Purpose, State, Window};
use tabletop::Seat;

pub(super) fn window(voice: &Voice<'_>, state: &State, who: &str, seat: Seat, window: Window) -> String {
    let combat = state.combat();
    let (attacker, defender) = (voice.frog(combat.attacker()), voice.frog(combat.defender()));
    match window {
        Window::TurnStart => {
            let place = voice.place(state.frog(seat).place);
            voice.say("prompt.window.turn-start", &[("who", &who), ("place", &place)])
        }
        Window::Attacked => {
            let means = voice.means(combat.means);
            voice.say("prompt.window.attacked", &[("who", &who), ("attacker", &attacker), ("means", &means)])
        }
        Window::Targeted => targeted(voice, state, who),
        Window::BeforeRoll => {
            let other = if combat.attacker() == seat { defender } else { attacker };
            voice.say("prompt.window.before-roll", &[("who", &who), ("other", &other)])
        }
        Window::AfterRolls => {
            let (attack, defence) = (state.total(0), state.total(1));
            voice.say(
                "prompt.window.after-rolls",
                &[
                    ("who", &who),
                    ("attacker", &attacker),
                    ("attack", &attack),
                    ("defender", &defender),
                    ("defence", &defence),
                ],
            )
        }
        Window::Knockback => voice.say(
            "prompt.window.knockback",
            &[
                ("who", &who),
                ("attacker", &attacker),
                ("margin", &combat.margin),
                ("defender", &defender),
                ("knockback", &combat.knockback),
            ],
        ),
        Window::BeforeRaid | Window::AfterRaid => raid_window(voice, state, who, window),
    }
}

/// Who is about to attack, or to use which power.
fn targeted(voice: &Voice<'_>, state: &State, who: &str) -> String {
    let combat = state.combat();
    let targeting = voice.rules.targeting(state);
    let attacker = voice.frog(targeting.map_or(combat.attacker(), |targeting| targeting.seat));
    let key = match targeting.map(|targeting| targeting.purpose) {
        None | Some(Purpose::Attack) => "prompt.window.targeted",
        Some(Purpose::Possess) => "prompt.window.targeted.possess",
        Some(Purpose::Drain) => "prompt.window.targeted.drain",
        Some(Purpose::Swap) => "prompt.window.targeted.swap",
        Some(Purpose::Aggro) => "prompt.window.targeted.aggro",
    };
    let amount = targeting.map_or(0, |targeting| targeting.amount);
    let means = voice.means(combat.means);
    voice.say(key, &[("who", &who), ("attacker", &attacker), ("means", &means), ("amount", &amount)])
}

fn raid_window(voice: &Voice<'_>, state: &State, who: &str, window: Window) -> String {
    let Some(raid) = voice.rules.raid(state) else {
        let after = window == Window::AfterRaid;
        let key = if after { "prompt.window.after-dredge" } else { "prompt.window.before-dredge" };
        return voice.say(key, &[("who", &who)]);
    };
    if window == Window::AfterRaid {
        let in_aether = |seat: &Seat| state.frog(*seat).place == Place::Aether;
        let needed = raid.target + voice.rules.team(raid.owner).iter().filter(in_aether).count() as u8;
        return voice.say("prompt.window.after-raid", &[("who", &who), ("target", &needed)]);
    }
    let points = voice.words.count("points", raid.target);
    voice.say("prompt.window.before-raid", &[("who", &who), ("owner", &voice.owners(raid.owner)), ("points", &points)])
}
