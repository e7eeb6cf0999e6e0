//! What the table waits for, in one or two sentences. Prompts name no secrets, because everybody may read them.

use super::muck;
use super::names::Names;
use super::result;
use super::window::window;
use ::cosmic_frog::{ActionMode, Move, Place, Question, RollPurpose, State};
use tabletop::{Game, Pending, Seat, SeatSet};

/// Returns what the table waits for. If several seats are asked at once, names only those in `addressed`.
pub(super) fn prompt(names: &Names<'_>, state: &State, addressed: SeatSet) -> String {
    match names.rules.pending(state) {
        Pending::Over => names.message("prompt.over", &[("winners", &result::winners(names, state))]),
        Pending::Chance(question) => chance(names, question),
        Pending::Seats(seats, question) => {
            let own = SeatSet(seats.0 & addressed.0);
            let seats = if own.is_empty() { seats } else { own };
            match question {
                Question::KeepDealt => names.message("prompt.keep-dealt", &[("who", &names.frogs(seats.iter()))]),
                Question::Arrange => muck::arrange(names, seats),
                _ => names.frogs(seats.iter()),
            }
        }
        Pending::Seat(decision) => {
            let prompt = seat(names, state, &names.frog(decision.seat), decision.seat, decision.question);
            if decision.by == decision.seat {
                return prompt;
            }
            let (who, whose) = (names.frog(decision.by), names.frog(decision.seat));
            names.message("for-another", &[("who", &who), ("whose", &whose), ("prompt", &prompt)])
        }
    }
}

fn chance(names: &Names<'_>, question: Question) -> String {
    match question {
        Question::Layout => names.plain("prompt.layout.chance"),
        Question::Ability { seat } => names.message("prompt.ability", &[("who", &names.frog(seat))]),
        Question::Draw => names.plain("prompt.draw"),
        Question::Drift { seat } => names.message("prompt.drift", &[("who", &names.frog(seat))]),
        Question::Roll { seat, die, count, fight } => {
            let key = match fight {
                RollPurpose::Shard => "prompt.roll.shard",
                RollPurpose::Aether => "prompt.roll.aether",
                RollPurpose::Raid => "prompt.roll.raid",
                RollPurpose::Mind => "prompt.roll.mind",
            };
            let dice = names.messages.counted("dice", count, &[("die", &names.die(die))]);
            names.message(key, &[("who", &names.frog(seat)), ("dice", &dice)])
        }
        Question::Peek { seat } => names.message("prompt.peek", &[("who", &names.frog(seat))]),
        Question::Bonus { land } => names.message("prompt.bonus", &[("tile", &names.land(land))]),
        Question::Dial { seat } => names.message("prompt.dial", &[("who", &names.frog(seat))]),
        Question::Spot { seat } => names.message("prompt.spot", &[("who", &names.frog(seat))]),
        Question::Lot { seat, .. } => names.message("prompt.lot", &[("who", &names.frog(seat))]),
        Question::Back => names.plain("prompt.back"),
        Question::Splinter => names.plain("prompt.splinter"),
        Question::Chips { .. } | Question::Muck => muck::chance(names, question),
        _ => names.plain("chance"),
    }
}

fn seat(names: &Names<'_>, state: &State, who: &str, seat: Seat, question: Question) -> String {
    let frog = state.frog(seat);
    let oomph = frog.oomph;
    let plain = |key: &str| names.message(key, &[("who", &who)]);
    match question {
        Question::Layout => plain("prompt.layout"),
        Question::KeepDealt => plain("prompt.keep-dealt.team"),
        Question::Action(mode) => action(names, state, who, seat, mode),
        Question::Descend => plain("prompt.descend"),
        Question::Enter => plain("prompt.enter"),
        Question::Window(which) => window(names, state, who, seat, which),
        Question::Commit { attacks } => commit(names, state, who, oomph, attacks),
        Question::Spoils => {
            let combat = state.combat();
            let other = names.frog(combat.defender());
            names.message("prompt.spoils", &[("who", &who), ("other", &other), ("margin", &combat.margin)])
        }
        Question::Take { points } => {
            let owner = names.rules.raid(state).map(|raid| names.owners(raid.owner));
            let owner = owner.unwrap_or_else(|| names.plain("nothing"));
            let points = names.messages.count("points", points);
            names.message("prompt.take", &[("who", &who), ("owner", &owner), ("points", &points)])
        }
        Question::Store => {
            let tile = names.tile_or_nothing(state.tiles().gullet_top(seat.index()));
            names.message("prompt.store", &[("who", &who), ("tile", &tile)])
        }
        Question::Offer | Question::Trade => {
            let key = if question == Question::Trade { "prompt.trade" } else { "prompt.offer" };
            names.message(key, &[("who", &who), ("cards", &names.messages.count("cards", frog.aside))])
        }
        Question::Flux => names.message("prompt.flux", &[("who", &who), ("oomph", &oomph)]),
        Question::KeepSelected => plain("prompt.keep-selected"),
        Question::KeepDrawn => plain("prompt.keep-drawn"),
        Question::Swap => plain("prompt.swap"),
        Question::Place => plain("prompt.place"),
        Question::Timer => timer(names, state, who),
        Question::Exchange => plain("prompt.exchange"),
        Question::Toll { .. }
        | Question::Stomp
        | Question::Grab { .. }
        | Question::Homeward
        | Question::Fetch { .. } => power(names, state, who, seat, question),
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
        | Question::Splinter => chance(names, question),
        Question::Arrange => muck::arrange(names, SeatSet::single(seat)),
        Question::Style
        | Question::Aggro { .. }
        | Question::Pick { .. }
        | Question::LateBoost
        | Question::Points { .. }
        | Question::Line
        | Question::Heave { .. }
        | Question::Shift { .. }
        | Question::Snap
        | Question::Tether => muck::prompt(names, state, who, seat, question),
    }
}

/// Returns the prompt at the end of a turn. It names only what can still be paid.
fn timer(names: &Names<'_>, state: &State, who: &str) -> String {
    let may = |mv: Move| names.rules.check(state, mv).is_ok();
    let key = match (may(Move::UseDeferred), may(Move::Look), may(Move::Tether)) {
        (true, true, _) => "prompt.timer.both",
        (true, false, _) => "prompt.timer.use",
        (_, true, _) => "prompt.timer.look",
        (_, _, true) => "prompt.timer.tether",
        _ => "prompt.timer.pass",
    };
    names.message(key, &[("who", &who)])
}

/// Questions that powers, teams and variants bring.
fn power(names: &Names<'_>, state: &State, who: &str, seat: Seat, question: Question) -> String {
    let place = state.frog(seat).place;
    match question {
        Question::Toll { price, target } => {
            names.message("prompt.toll", &[("who", &who), ("target", &names.frog(target)), ("price", &price)])
        }
        Question::Stomp => {
            let tile = match place {
                Place::Shard(cell) => state.top(cell),
                _ => None,
            };
            let (place, tile) = (names.place(place), names.tile_or_nothing(tile));
            names.message("prompt.stomp", &[("who", &who), ("place", &place), ("tile", &tile)])
        }
        Question::Grab { left } => {
            let other = names.frog(state.combat().defender());
            names.messages.counted("prompt.grab", left, &[("who", &who), ("other", &other)])
        }
        Question::Homeward => names.message("prompt.homeward", &[("who", &who), ("place", &names.place(place))]),
        Question::Fetch { steps } => names.messages.counted("prompt.fetch", steps, &[("who", &who)]),
        _ => who.to_string(),
    }
}

fn action(names: &Names<'_>, state: &State, who: &str, seat: Seat, mode: ActionMode) -> String {
    let key = match mode {
        ActionMode::First => "prompt.action.first",
        ActionMode::Extra => "prompt.action.extra",
        ActionMode::Aside => "prompt.action.aside",
        ActionMode::Puppet => "prompt.action.puppet",
        ActionMode::After => "prompt.action.after",
        ActionMode::Lured => "prompt.action.lured",
    };
    let frog = state.frog(seat);
    let (place, slots) = (names.place(frog.place), names.messages.count("slots", state.gullet_room(seat)));
    names.message(key, &[("who", &who), ("place", &place), ("oomph", &frog.oomph), ("slots", &slots)])
}

fn commit(names: &Names<'_>, state: &State, who: &str, oomph: u8, attacks: bool) -> String {
    let combat = state.combat();
    if attacks {
        let other = names.frog(combat.defender());
        return names.message("prompt.commit.attacker", &[("who", &who), ("other", &other), ("oomph", &oomph)]);
    }
    let other = names.frog(combat.attacker());
    let committed = names.commitment(combat.overpower[0], combat.boost[0]);
    names.message(
        "prompt.commit.defender",
        &[("who", &who), ("other", &other), ("committed", &committed), ("oomph", &oomph)],
    )
}
