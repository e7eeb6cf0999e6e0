//! What the table waits for, in one or two sentences. Nothing that is secret is named: anybody may read a prompt.

use super::result;
use super::voice::Voice;
use ::cosmic_frog::{Fight, Mode, Question, Rules, State, Window};
use tabletop::{Game, Seat, Turn};

pub(super) fn prompt(voice: &Voice<'_>, state: &State) -> String {
    match voice.rules.turn(state) {
        Turn::Over => voice.say("prompt.over", &[("winners", &result::winners(voice, state))]),
        Turn::Chance(question) => chance(voice, question),
        Turn::Seats(seats, question) => match question {
            Question::KeepDealt => voice.say("prompt.keep-dealt", &[("who", &voice.frogs(seats.iter()))]),
            _ => voice.frogs(seats.iter()),
        },
        Turn::Seat(decision) => {
            let who = voice.asked(decision.by, decision.seat);
            seat(voice, state, &who, decision.seat, decision.question)
        }
    }
}

fn chance(voice: &Voice<'_>, question: Question) -> String {
    match question {
        Question::Layout => voice.words.plain("prompt.layout.chance"),
        Question::Ability { seat } => voice.say("prompt.ability", &[("who", &voice.frog(seat))]),
        Question::Draw => voice.words.plain("prompt.draw"),
        Question::Drift { seat } => voice.say("prompt.drift", &[("who", &voice.frog(seat))]),
        Question::Roll { seat, die, count, fight } => {
            let key = match fight {
                Fight::Shard => "prompt.roll.shard",
                Fight::Aether => "prompt.roll.aether",
                Fight::Raid => "prompt.roll.raid",
            };
            let dice = voice.words.counted("dice", count, &[("die", &voice.die(die))]);
            voice.say(key, &[("who", &voice.frog(seat)), ("dice", &dice)])
        }
        Question::Back => voice.words.plain("prompt.back"),
        Question::Splinter => voice.words.plain("prompt.splinter"),
        _ => voice.words.plain("chance"),
    }
}

fn seat(voice: &Voice<'_>, state: &State, who: &str, seat: Seat, question: Question) -> String {
    let frog = state.frog(seat);
    let oomph = frog.oomph;
    match question {
        Question::Layout => voice.say("prompt.layout", &[("who", &who)]),
        Question::KeepDealt => voice.say("prompt.keep-dealt", &[("who", &who)]),
        Question::Action(mode) => action(voice, state, who, seat, mode),
        Question::Descend => voice.say("prompt.descend", &[("who", &who)]),
        Question::Enter => voice.say("prompt.enter", &[("who", &who)]),
        Question::Window(window) => self::window(voice, state, who, seat, window),
        Question::Commit { attacks } => commit(voice, state, who, oomph, attacks),
        Question::Spoils => {
            let combat = state.combat();
            let other = voice.frog(combat.defender());
            voice.say("prompt.spoils", &[("who", &who), ("other", &other), ("margin", &combat.margin)])
        }
        Question::Take { points } => {
            let owner =
                raid_owner(voice.rules, state).map_or_else(|| voice.words.plain("nothing"), |seat| voice.frog(seat));
            let points = voice.words.count("points", points);
            voice.say("prompt.take", &[("who", &who), ("owner", &owner), ("points", &points)])
        }
        Question::Store => {
            let tile = voice.tile_or_nothing(state.tiles().gullet_top(seat.index()));
            voice.say("prompt.store", &[("who", &who), ("tile", &tile)])
        }
        Question::Offer => {
            voice.say("prompt.offer", &[("who", &who), ("cards", &voice.words.count("cards", frog.aside))])
        }
        Question::Flux => voice.say("prompt.flux", &[("who", &who), ("oomph", &oomph)]),
        Question::KeepSelected => voice.say("prompt.keep-selected", &[("who", &who)]),
        Question::Ability { .. }
        | Question::Draw
        | Question::Drift { .. }
        | Question::Roll { .. }
        | Question::Back
        | Question::Splinter => chance(voice, question),
    }
}

fn raid_owner(rules: &Rules, state: &State) -> Option<Seat> {
    rules.raid(state).map(|raid| raid.owner)
}

fn action(voice: &Voice<'_>, state: &State, who: &str, seat: Seat, mode: Mode) -> String {
    let key = match mode {
        Mode::First => "prompt.action.first",
        Mode::Extra => "prompt.action.extra",
        Mode::Aside => "prompt.action.aside",
    };
    let frog = state.frog(seat);
    let (place, slots) = (voice.place(frog.place), voice.words.count("slots", state.room(seat)));
    voice.say(key, &[("who", &who), ("place", &place), ("oomph", &frog.oomph), ("slots", &slots)])
}

fn window(voice: &Voice<'_>, state: &State, who: &str, seat: Seat, window: Window) -> String {
    let combat = state.combat();
    let (attacker, defender) = (voice.frog(combat.attacker()), voice.frog(combat.defender()));
    match window {
        Window::Targeted => {
            let means = voice.means(combat.means);
            voice.say("prompt.window.targeted", &[("who", &who), ("attacker", &attacker), ("means", &means)])
        }
        Window::BeforeRoll => {
            let other = if combat.attacker() == seat { defender } else { attacker };
            voice.say("prompt.window.before-roll", &[("who", &who), ("other", &other)])
        }
        Window::AfterRolls => {
            let (attack, defence) = (combat.total(0), combat.total(1));
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
            &[("who", &who), ("attacker", &attacker), ("margin", &combat.margin), ("defender", &defender)],
        ),
        Window::BeforeRaid | Window::AfterRaid => raid_window(voice, state, who, window),
    }
}

fn raid_window(voice: &Voice<'_>, state: &State, who: &str, window: Window) -> String {
    let Some(raid) = voice.rules.raid(state) else { return who.to_string() };
    if window == Window::AfterRaid {
        return voice.say("prompt.window.after-raid", &[("who", &who), ("target", &raid.target)]);
    }
    let points = voice.words.count("points", raid.target);
    voice.say("prompt.window.before-raid", &[("who", &who), ("owner", &voice.frog(raid.owner)), ("points", &points)])
}

fn commit(voice: &Voice<'_>, state: &State, who: &str, oomph: u8, attacks: bool) -> String {
    let combat = state.combat();
    if attacks {
        let other = voice.frog(combat.defender());
        return voice.say("prompt.commit.attacker", &[("who", &who), ("other", &other), ("oomph", &oomph)]);
    }
    let other = voice.frog(combat.attacker());
    let committed = voice.commitment(combat.overpower[0], combat.boost[0]);
    voice.say(
        "prompt.commit.defender",
        &[("who", &who), ("other", &other), ("committed", &committed), ("oomph", &oomph)],
    )
}
