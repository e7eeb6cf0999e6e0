//! What the table waits for, in one or two sentences. Nothing that is secret is named: anybody may read a prompt.

use super::muck;
use super::result;
use super::voice::Voice;
use super::window::window;
use ::cosmic_frog::{Fight, Mode, Move, Place, Question, State};
use tabletop::{Game, Pending, Seat, SeatSet};

/// What the table waits for; of several people who are asked at once, those with these seats are addressed.
pub(super) fn prompt(voice: &Voice<'_>, state: &State, addressed: SeatSet) -> String {
    match voice.rules.pending(state) {
        Pending::Over => voice.say("prompt.over", &[("winners", &result::winners(voice, state))]),
        Pending::Chance(question) => chance(voice, question),
        Pending::Seats(seats, question) => {
            let own = SeatSet(seats.0 & addressed.0);
            let seats = if own.is_empty() { seats } else { own };
            match question {
                Question::KeepDealt => voice.say("prompt.keep-dealt", &[("who", &voice.frogs(seats.iter()))]),
                Question::Arrange => muck::arrange(voice, seats),
                _ => voice.frogs(seats.iter()),
            }
        }
        Pending::Seat(decision) => {
            let prompt = seat(voice, state, &voice.frog(decision.seat), decision.seat, decision.question);
            if decision.by == decision.seat {
                return prompt;
            }
            let (who, whose) = (voice.frog(decision.by), voice.frog(decision.seat));
            voice.say("for-another", &[("who", &who), ("whose", &whose), ("prompt", &prompt)])
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
                Fight::Mind => "prompt.roll.mind",
            };
            let dice = voice.words.counted("dice", count, &[("die", &voice.die(die))]);
            voice.say(key, &[("who", &voice.frog(seat)), ("dice", &dice)])
        }
        Question::Peek { seat } => voice.say("prompt.peek", &[("who", &voice.frog(seat))]),
        Question::Bonus { land } => voice.say("prompt.bonus", &[("tile", &voice.land(land))]),
        Question::Dial { seat } => voice.say("prompt.dial", &[("who", &voice.frog(seat))]),
        Question::Spot { seat } => voice.say("prompt.spot", &[("who", &voice.frog(seat))]),
        Question::Lot { seat, .. } => voice.say("prompt.lot", &[("who", &voice.frog(seat))]),
        Question::Back => voice.words.plain("prompt.back"),
        Question::Splinter => voice.words.plain("prompt.splinter"),
        Question::Chips { .. } | Question::Muck => muck::chance(voice, question),
        _ => voice.words.plain("chance"),
    }
}

fn seat(voice: &Voice<'_>, state: &State, who: &str, seat: Seat, question: Question) -> String {
    let frog = state.frog(seat);
    let oomph = frog.oomph;
    let plain = |key: &str| voice.say(key, &[("who", &who)]);
    match question {
        Question::Layout => plain("prompt.layout"),
        Question::KeepDealt => plain("prompt.keep-dealt.team"),
        Question::Action(mode) => action(voice, state, who, seat, mode),
        Question::Descend => plain("prompt.descend"),
        Question::Enter => plain("prompt.enter"),
        Question::Window(which) => window(voice, state, who, seat, which),
        Question::Commit { attacks } => commit(voice, state, who, oomph, attacks),
        Question::Spoils => {
            let combat = state.combat();
            let other = voice.frog(combat.defender());
            voice.say("prompt.spoils", &[("who", &who), ("other", &other), ("margin", &combat.margin)])
        }
        Question::Take { points } => {
            let owner = voice.rules.raid(state).map(|raid| voice.owners(raid.owner));
            let owner = owner.unwrap_or_else(|| voice.words.plain("nothing"));
            let points = voice.words.count("points", points);
            voice.say("prompt.take", &[("who", &who), ("owner", &owner), ("points", &points)])
        }
        Question::Store => {
            let tile = voice.tile_or_nothing(state.tiles().gullet_top(seat.index()));
            voice.say("prompt.store", &[("who", &who), ("tile", &tile)])
        }
        Question::Offer | Question::Trade => {
            let key = if question == Question::Trade { "prompt.trade" } else { "prompt.offer" };
            voice.say(key, &[("who", &who), ("cards", &voice.words.count("cards", frog.aside))])
        }
        Question::Flux => voice.say("prompt.flux", &[("who", &who), ("oomph", &oomph)]),
        Question::KeepSelected => plain("prompt.keep-selected"),
        Question::KeepDrawn => plain("prompt.keep-drawn"),
        Question::Swap => plain("prompt.swap"),
        Question::Place => plain("prompt.place"),
        Question::Timer => timer(voice, state, who),
        Question::Exchange => plain("prompt.exchange"),
        Question::Toll { .. }
        | Question::Stomp
        | Question::Grab { .. }
        | Question::Homeward
        | Question::Fetch { .. } => power(voice, state, who, seat, question),
        Question::Ability { .. }
        | Question::Draw
        | Question::Drift { .. }
        | Question::Roll { .. }
        | Question::Peek { .. }
        | Question::Bonus { .. }
        | Question::Dial { .. }
        | Question::Spot { .. }
        | Question::Lot { .. }
        | Question::Back
        | Question::Chips { .. }
        | Question::Muck
        | Question::Splinter => chance(voice, question),
        Question::Arrange => muck::arrange(voice, SeatSet::single(seat)),
        Question::Style
        | Question::Aggro { .. }
        | Question::Pick { .. }
        | Question::LateBoost
        | Question::Points { .. }
        | Question::Line
        | Question::Heave { .. }
        | Question::Shift { .. }
        | Question::Snap
        | Question::Tether => muck::prompt(voice, state, who, seat, question),
    }
}

/// What may still be done at the end of a turn: only what can be paid is named.
fn timer(voice: &Voice<'_>, state: &State, who: &str) -> String {
    let may = |mv: Move| voice.rules.check(state, mv).is_ok();
    let key = match (may(Move::UseDeferred), may(Move::Look), may(Move::Tether)) {
        (true, true, _) => "prompt.timer.both",
        (true, false, _) => "prompt.timer.use",
        (_, true, _) => "prompt.timer.look",
        (_, _, true) => "prompt.timer.tether",
        _ => "prompt.timer.pass",
    };
    voice.say(key, &[("who", &who)])
}

/// Questions that powers, teams and variants bring.
fn power(voice: &Voice<'_>, state: &State, who: &str, seat: Seat, question: Question) -> String {
    let place = state.frog(seat).place;
    match question {
        Question::Toll { price, target } => {
            voice.say("prompt.toll", &[("who", &who), ("target", &voice.frog(target)), ("price", &price)])
        }
        Question::Stomp => {
            let tile = match place {
                Place::Shard(cell) => state.top(cell),
                _ => None,
            };
            let (place, tile) = (voice.place(place), voice.tile_or_nothing(tile));
            voice.say("prompt.stomp", &[("who", &who), ("place", &place), ("tile", &tile)])
        }
        Question::Grab { left } => {
            let other = voice.frog(state.combat().defender());
            voice.words.counted("prompt.grab", left, &[("who", &who), ("other", &other)])
        }
        Question::Homeward => voice.say("prompt.homeward", &[("who", &who), ("place", &voice.place(place))]),
        Question::Fetch { steps } => voice.words.counted("prompt.fetch", steps, &[("who", &who)]),
        _ => who.to_string(),
    }
}

fn action(voice: &Voice<'_>, state: &State, who: &str, seat: Seat, mode: Mode) -> String {
    let key = match mode {
        Mode::First => "prompt.action.first",
        Mode::Extra => "prompt.action.extra",
        Mode::Aside => "prompt.action.aside",
        Mode::Puppet => "prompt.action.puppet",
        Mode::After => "prompt.action.after",
        Mode::Lured => "prompt.action.lured",
    };
    let frog = state.frog(seat);
    let (place, slots) = (voice.place(frog.place), voice.words.count("slots", state.room(seat)));
    voice.say(key, &[("who", &who), ("place", &place), ("oomph", &frog.oomph), ("slots", &slots)])
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
