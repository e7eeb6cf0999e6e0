//! What the table waits for, in one or two sentences. Prompts name no secrets, because everybody may read them.

use super::muck;
use super::names::Names;
use super::result;
use super::window::window;
use crate::key;
use crate::text::Text;
use ::cosmic_frog::{ActionMode, Move, Place, Question, RollPurpose, State};
use tabletop::{Game, Pending, Seat, SeatSet};

/// Returns what the table waits for. If several seats are asked at once, names only those in `addressed`.
pub(super) fn prompt(names: &Names<'_>, state: &State, addressed: SeatSet) -> Text {
    match names.rules.pending(state) {
        Pending::Over => names.message(key::PROMPT_OVER, &[("winners", &result::winners(names, state))]),
        Pending::Chance(question) => chance(names, question),
        Pending::Seats(seats, question) => {
            let own = SeatSet(seats.0 & addressed.0);
            let seats = if own.is_empty() { seats } else { own };
            match question {
                Question::KeepDealt => names.message(key::PROMPT_KEEP_DEALT, &[("who", &names.frogs(seats.iter()))]),
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
            names.message(key::FOR_ANOTHER, &[("who", &who), ("whose", &whose), ("prompt", &prompt)])
        }
    }
}

fn chance(names: &Names<'_>, question: Question) -> Text {
    match question {
        Question::Layout => names.plain(key::PROMPT_LAYOUT_CHANCE),
        Question::Ability { seat } => names.message(key::PROMPT_ABILITY, &[("who", &names.frog(seat))]),
        Question::Draw => names.plain(key::PROMPT_DRAW),
        Question::Drift { seat } => names.message(key::PROMPT_DRIFT, &[("who", &names.frog(seat))]),
        Question::Roll { seat, die, count, fight } => {
            let key = match fight {
                RollPurpose::Shard => key::PROMPT_ROLL_SHARD,
                RollPurpose::Aether => key::PROMPT_ROLL_AETHER,
                RollPurpose::Raid => key::PROMPT_ROLL_RAID,
                RollPurpose::Mind => key::PROMPT_ROLL_MIND,
            };
            let dice = names.messages.counted(key::DICE, count, &[("die", &names.die(die))]);
            names.message(key, &[("who", &names.frog(seat)), ("dice", &dice)])
        }
        Question::Peek { seat } => names.message(key::PROMPT_PEEK, &[("who", &names.frog(seat))]),
        Question::Bonus { land } => names.message(key::PROMPT_BONUS, &[("tile", &names.land(land))]),
        Question::Dial { seat } => names.message(key::PROMPT_DIAL, &[("who", &names.frog(seat))]),
        Question::Spot { seat } => names.message(key::PROMPT_SPOT, &[("who", &names.frog(seat))]),
        Question::Lot { seat, .. } => names.message(key::PROMPT_LOT, &[("who", &names.frog(seat))]),
        Question::Back => names.plain(key::PROMPT_BACK),
        Question::Splinter => names.plain(key::PROMPT_SPLINTER),
        Question::Chips { .. } | Question::Muck => muck::chance(names, question),
        _ => names.plain(key::CHANCE),
    }
}

fn seat(names: &Names<'_>, state: &State, who: &Text, seat: Seat, question: Question) -> Text {
    let frog = state.frog(seat);
    let oomph = frog.oomph;
    let plain = |key: &str| names.message(key, &[("who", &who)]);
    match question {
        Question::Layout => plain(key::PROMPT_LAYOUT),
        Question::KeepDealt => plain(key::PROMPT_KEEP_DEALT_TEAM),
        Question::Action(mode) => action(names, state, who, seat, mode),
        Question::Descend => plain(key::PROMPT_DESCEND),
        Question::Enter => plain(key::PROMPT_ENTER),
        Question::Window(which) => window(names, state, who, seat, which),
        Question::Commit { attacks } => commit(names, state, who, oomph, attacks),
        Question::Spoils => {
            let combat = state.combat();
            let other = names.frog(combat.defender());
            names.message(key::PROMPT_SPOILS, &[("who", &who), ("other", &other), ("margin", &combat.margin)])
        }
        Question::Take { points } => {
            let owner = names.rules.raid(state).map(|raid| names.owners(raid.owner));
            let owner = owner.unwrap_or_else(|| names.plain(key::NOTHING));
            let points = names.messages.count(key::POINTS, points);
            names.message(key::PROMPT_TAKE, &[("who", &who), ("owner", &owner), ("points", &points)])
        }
        Question::Store => {
            let tile = names.tile_or_nothing(state.tiles().gullet_top(seat.index()));
            names.message(key::PROMPT_STORE, &[("who", &who), ("tile", &tile)])
        }
        Question::Offer | Question::Trade => {
            let key = if question == Question::Trade { key::PROMPT_TRADE } else { key::PROMPT_OFFER };
            names.message(key, &[("who", &who), ("cards", &names.messages.count(key::CARDS, frog.aside))])
        }
        Question::Flux => names.message(key::PROMPT_FLUX, &[("who", &who), ("oomph", &oomph)]),
        Question::KeepSelected => plain(key::PROMPT_KEEP_SELECTED),
        Question::KeepDrawn => plain(key::PROMPT_KEEP_DRAWN),
        Question::Swap => plain(key::PROMPT_SWAP),
        Question::Place => plain(key::PROMPT_PLACE),
        Question::Timer => timer(names, state, who),
        Question::Exchange => plain(key::PROMPT_EXCHANGE),
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
fn timer(names: &Names<'_>, state: &State, who: &Text) -> Text {
    let may = |mv: Move| names.rules.check(state, mv).is_ok();
    let key = match (may(Move::UseDeferred), may(Move::Look), may(Move::Tether)) {
        (true, true, _) => key::PROMPT_TIMER_BOTH,
        (true, false, _) => key::PROMPT_TIMER_USE,
        (_, true, _) => key::PROMPT_TIMER_LOOK,
        (_, _, true) => key::PROMPT_TIMER_TETHER,
        _ => key::PROMPT_TIMER_PASS,
    };
    names.message(key, &[("who", &who)])
}

/// Questions that powers, teams and variants bring.
fn power(names: &Names<'_>, state: &State, who: &Text, seat: Seat, question: Question) -> Text {
    let place = state.frog(seat).place;
    match question {
        Question::Toll { price, target } => {
            names.message(key::PROMPT_TOLL, &[("who", &who), ("target", &names.frog(target)), ("price", &price)])
        }
        Question::Stomp => {
            let tile = match place {
                Place::Shard(cell) => state.top(cell),
                _ => None,
            };
            let (place, tile) = (names.place(place), names.tile_or_nothing(tile));
            names.message(key::PROMPT_STOMP, &[("who", &who), ("place", &place), ("tile", &tile)])
        }
        Question::Grab { left } => {
            let other = names.frog(state.combat().defender());
            names.messages.counted(key::PROMPT_GRAB, left, &[("who", &who), ("other", &other)])
        }
        Question::Homeward => names.message(key::PROMPT_HOMEWARD, &[("who", &who), ("place", &names.place(place))]),
        Question::Fetch { steps } => names.messages.counted(key::PROMPT_FETCH, steps, &[("who", &who)]),
        _ => who.clone(),
    }
}

fn action(names: &Names<'_>, state: &State, who: &Text, seat: Seat, mode: ActionMode) -> Text {
    let key = match mode {
        ActionMode::First => key::PROMPT_ACTION_FIRST,
        ActionMode::Extra => key::PROMPT_ACTION_EXTRA,
        ActionMode::Aside => key::PROMPT_ACTION_ASIDE,
        ActionMode::Puppet => key::PROMPT_ACTION_PUPPET,
        ActionMode::After => key::PROMPT_ACTION_AFTER,
        ActionMode::Lured => key::PROMPT_ACTION_LURED,
    };
    let frog = state.frog(seat);
    let (place, slots) = (names.place(frog.place), names.messages.count(key::SLOTS, state.gullet_room(seat)));
    names.message(key, &[("who", &who), ("place", &place), ("oomph", &frog.oomph), ("slots", &slots)])
}

fn commit(names: &Names<'_>, state: &State, who: &Text, oomph: u8, attacks: bool) -> Text {
    let combat = state.combat();
    if attacks {
        let other = names.frog(combat.defender());
        return names.message(key::PROMPT_COMMIT_ATTACKER, &[("who", &who), ("other", &other), ("oomph", &oomph)]);
    }
    let other = names.frog(combat.attacker());
    let committed = names.commitment(combat.overpower[0], combat.boost[0]);
    names.message(
        key::PROMPT_COMMIT_DEFENDER,
        &[("who", &who), ("other", &other), ("committed", &committed), ("oomph", &oomph)],
    )
}
