//! Questions and undo on random games of the toy game, with everything that a table can do to its log.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use tabletop::{Game, Notation, Odds, Pending, QuestionId, Save, Seat, SeatSet, Table, UndoError};
use testkit::toy::{self, Toy};
use testkit::{Random, laws};

/// A random game. Everything it does is the same for the same seed.
struct Play {
    table: Table<Toy>,
    random: Random,
    odds: Odds<toy::Move>,
}

impl Play {
    fn new(seed: u64) -> Play {
        let table = Table::new(Arc::new(toy::rules(seed)));
        Play { table, random: Random::new(41, seed), odds: Odds::default() }
    }

    /// Ends a turn, samples chance, or plays a random answer or interrupt. Returns `false` if the game is over.
    fn go_on(&mut self) -> bool {
        let (table, random) = (&mut self.table, &mut self.random);
        let interrupts = laws::interrupts(table.rules().as_ref(), table.state());
        if let Some((_, mv)) = random.pick(&interrupts).filter(|_| random.once_in(8)) {
            table.play(mv, &mut ()).expect("an interrupt that can be made");
            return true;
        }
        if let Some(seat) = table.seat_to_end_turn() {
            assert!(table.end_turn(seat));
            return true;
        }
        match table.pending() {
            Pending::Over => return false,
            Pending::Chance(_) => {
                let mut below = |bound| random.below(bound);
                table.roll_chance(&mut self.odds, &mut below, &mut ()).expect("chance has an outcome");
            }
            _ => {
                let mut moves = Vec::new();
                table.rules().legal(table.state(), &mut moves);
                table.play(random.pick(&moves).expect("an answer"), &mut ()).expect("a legal answer");
            }
        }
        true
    }

    /// Takes something back, if anybody can.
    fn undo(&mut self) {
        let players = laws::players(self.table.rules().as_ref());
        let count = 1 + self.random.below(6);
        match self.random.below(3) {
            0 => players.into_iter().for_each(|player| {
                let _ = self.table.undo(player);
            }),
            1 => {
                let _ = self.table.undo_agreed(count);
            }
            _ => {
                let _ = self.table.undo_turn(count);
            }
        }
    }

    fn questions(&self) -> BTreeMap<Seat, QuestionId> {
        let asked = self.table.asked();
        asked.iter().map(|seat| (seat, self.table.question(seat).expect("a seat that is asked"))).collect()
    }
}

/// Returns the table as read from its save.
fn reload(table: &Table<Toy>) -> Table<Toy> {
    let text = Save::of(table, None).write();
    let save = Save::read(&text).unwrap();
    let followed = save.follow(Arc::new(save.rules().unwrap())).unwrap();
    assert!(followed.stop.is_none(), "{:?}", followed.stop);
    followed.table
}

#[test]
fn a_question_that_was_closed_is_never_asked_again() {
    let (mut asked, mut undone) = (0, 0);
    for seed in 0..60 {
        let mut play = Play::new(seed);
        let (mut open, mut closed) = (BTreeSet::new(), BTreeSet::new());
        for _ in 0..150 {
            if play.random.once_in(5) {
                let before = play.table.log().len();
                play.undo();
                undone += play.table.log().len() - before;
            } else if !play.go_on() {
                play.table.undo_agreed(3).unwrap();
            }
            let now: BTreeSet<QuestionId> = play.questions().into_values().collect();
            assert!(now.is_disjoint(&closed), "seed {seed}: {:?}", now.intersection(&closed));
            assert!(now.iter().all(|id| play.table.question(id.seat()) == Some(*id)));
            closed.extend(open.difference(&now));
            asked += now.difference(&open).count();
            open = now;
        }
    }
    assert!(asked > 3000 && undone > 500, "{asked} asked, {undone} undone");
}

#[test]
fn a_table_that_is_loaded_again_asks_under_the_same_numbers() {
    for seed in 0..40 {
        let mut play = Play::new(seed);
        for step in 0..90 {
            if play.random.once_in(5) {
                play.undo();
            } else if !play.go_on() {
                break;
            }
            if step % 3 == 0 {
                let again = reload(&play.table);
                let questions: BTreeMap<_, _> =
                    again.asked().iter().map(|seat| (seat, again.question(seat).unwrap())).collect();
                assert_eq!((questions, again.draws()), (play.questions(), play.table.draws()), "seed {seed}, {step}");
                for player in laws::players(again.rules().as_ref()) {
                    assert_eq!(again.can_undo(player), play.table.can_undo(player));
                    assert_eq!(again.last_turn_of(player), play.table.last_turn_of(player));
                    assert_eq!(again.has_chosen(player), again.last_turn_of(player).is_some());
                }
            }
        }
    }
}

#[test]
fn entries_that_are_forgotten_leave_the_table_as_it_was_before_them() {
    for seed in 0..40 {
        let mut play = Play::new(seed);
        let mut past = Vec::new();
        for _ in 0..60 {
            let draws = play.table.draws();
            past.push((play.table.log().len(), *play.table.state(), play.questions(), draws));
            if play.random.once_in(5) {
                play.undo();
            } else if !play.go_on() {
                break;
            }
            if play.random.once_in(4) {
                let back = 1 + play.random.below(6) as usize;
                past.truncate(past.len().saturating_sub(back).max(1));
                let (entries, state, questions, draws) = past.last().cloned().unwrap();
                play.table.forget_entries_after(entries);
                assert_eq!((play.table.log().len(), *play.table.state()), (entries, state), "seed {seed}");
                assert_eq!((play.questions(), play.table.draws()), (questions, draws), "seed {seed}");
                past.pop();
            }
        }
    }
}

/// Plays until several seats are asked in secret.
fn until_sealed(play: &mut Play) -> SeatSet {
    loop {
        match play.table.pending() {
            Pending::Seats(seats, _) if seats.len() > 1 => return seats,
            _ => assert!(play.go_on(), "the game has sealed answers"),
        }
    }
}

/// Returns a legal answer of a seat.
fn answer_of(table: &Table<Toy>, seat: Seat) -> toy::Move {
    let mut moves = Vec::new();
    table.rules().legal(table.state(), &mut moves);
    moves.into_iter().find(|&mv| table.rules().actor(table.state(), mv) == Some(seat)).expect("an answer")
}

#[test]
fn sealed_answers_leave_the_questions_of_the_others_open() {
    for seed in 0..30 {
        let mut play = Play::new(seed);
        let mut seats: Vec<Seat> = until_sealed(&mut play).iter().collect();
        let shown = play.questions();
        play.random.once_in(2).then(|| seats.reverse());
        let (last, others) = seats.split_last().unwrap();
        for &seat in others {
            assert_eq!(play.table.question(seat), shown.get(&seat).copied(), "{seat:?} answers what it was shown");
            let mv = answer_of(&play.table, seat);
            play.table.play(mv, &mut ()).unwrap();
            assert_eq!(play.table.question(seat), None);
        }
        assert_eq!(play.questions(), BTreeMap::from([(*last, shown[last])]));
        // The player who takes the answer back is asked again; the other question stays open.
        let &undone = others.last().unwrap();
        play.table.undo(play.table.rules().seats_of_player(undone)).unwrap();
        assert_eq!(play.table.question(*last), Some(shown[last]));
        let again = play.table.question(undone).expect("it is asked again");
        assert!(again > shown[&undone]);
    }
}

#[test]
fn an_interrupt_leaves_the_question_of_another_seat_open() {
    let mut interrupted = 0;
    for seed in 0..60 {
        let mut play = Play::new(seed);
        loop {
            let before = play.questions();
            let interrupts = laws::interrupts(play.table.rules().as_ref(), play.table.state());
            if let Some((seat, mv)) = play.random.pick(&interrupts).filter(|_| !before.is_empty()) {
                let pending = play.table.pending();
                play.table.play(mv, &mut ()).unwrap();
                assert_eq!(play.table.pending(), pending);
                let after = play.questions();
                for (other, question) in before.iter().filter(|(other, _)| **other != seat) {
                    assert_eq!(after.get(other), Some(question), "seed {seed}: {mv:?}");
                }
                interrupted += 1;
            }
            if !play.go_on() {
                break;
            }
        }
    }
    assert!(interrupted > 100, "{interrupted}");
}

#[test]
fn nothing_can_be_taken_back_before_the_first_choice() {
    let play = Play::new(2);
    let (table, everybody) = (&play.table, SeatSet::first(play.table.rules().seats()));
    assert_eq!(table.can_undo(everybody), Err(UndoError::Nothing));
    assert_eq!((table.last_turn_of(everybody), table.has_chosen(everybody)), (None, false));
    assert!(table.rules().seat_name(Seat(0)).len() > 1);
}

/// Plays this many moves; `None` if the game is over before or nobody has chosen anything.
fn long_game(seed: u64, moves: usize) -> Option<Play> {
    let setup = toy::Setup { players: 4, rounds: 40, ..*toy::rules(seed).setup() };
    let table = Table::new(Arc::new(Toy::from_setup(setup).expect("a valid set-up")));
    let mut play = Play { table, random: Random::new(41, seed), odds: Odds::default() };
    while play.table.move_count() < moves && play.go_on() {}
    let everybody = SeatSet::first(play.table.rules().seats());
    (play.table.move_count() == moves && play.table.has_chosen(everybody)).then_some(play)
}

#[test]
fn whether_something_can_be_taken_back_is_known_without_looking_for_it() {
    for moves in [10, 500] {
        let play = (0..40).find_map(|seed| long_game(seed, moves)).expect("a game that is long enough");
        let (table, players) = (&play.table, laws::players(play.table.rules().as_ref()));
        let applied = table.rules().applied();
        let mut answers = 0;
        let info = allocation_counter::measure(|| {
            for &player in &players {
                answers += u32::from(table.can_undo(player).is_ok()) + u32::from(table.has_chosen(player));
            }
        });
        assert_eq!(info.count_total, 0, "allocations after {moves} moves");
        assert_eq!(table.rules().applied(), applied, "moves were applied again after {moves} moves");
        assert!(answers > 0, "nobody has chosen anything after {moves} moves");
    }
}

#[test]
fn the_last_turn_goes_back_to_its_first_choice() {
    let mut checked = 0;
    for seed in 0..40 {
        let mut play = Play::new(seed);
        while play.go_on() {
            for player in laws::players(play.table.rules().as_ref()) {
                let Some(count) = play.table.last_turn_of(player) else { continue };
                let mut back = play.table.clone();
                back.undo_turn(count).unwrap();
                // The player is asked, had a choice there, and what is left of that turn holds no earlier choice.
                assert!(back.asked().intersects(player), "seed {seed}: {player:?} takes back {count}");
                assert!(back.forced_move().is_none());
                assert_eq!(back.draws(), play.table.draws());
                if let Some(earlier) = back.last_turn_of(player) {
                    let states = (0..=earlier).map(|moves| back.position_after(back.move_count() - moves as usize));
                    let turns = states.filter(|state| back.rules().is_between_turns(state)).count();
                    assert!(turns > 0, "seed {seed}: the choice {earlier} moves before is of the same turn");
                }
                checked += 1;
            }
        }
    }
    assert!(checked > 1000, "{checked}");
}
