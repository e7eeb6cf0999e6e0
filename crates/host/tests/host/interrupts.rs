//! The wish to interrupt: the host stores it, carries it out at the next pause, and shows it only to its player.

use crate::server::{Server, seat, serve};
use cosmic_frog::{Rules, Setup};
use host::{BotJob, HostedGame};
use protocol::Encoding::Compact;
use protocol::{Refusal, Request};
use tabletop::{Seat, UndoError};

/// Returns whether the seat's ability card lies face up.
fn is_up(server: &Server<Rules>, seat: Seat) -> bool {
    server.host.table().state().frog(seat).up
}

fn arm(seat: u8, armed: bool) -> Request {
    Request::Interrupt { seat: Seat(seat), armed }
}

/// Plays until the person at seat 0 has a face-down card and is asked to end a turn.
fn table_in_play(names: &[&str]) -> Server<Rules> {
    let mut server = serve::<Rules>(Setup::new(3), names);
    server.settle();
    for _ in 0..40 {
        let in_play = server.host.table().state().frog(Seat(0)).is_in_play();
        if server.wait().end.is_some() && in_play && !is_up(&server, Seat(0)) {
            return server;
        }
        server.answer();
        server.settle();
    }
    panic!("the turn of the person never ends with a card face down");
}

#[test]
fn a_card_is_turned_up_at_once_where_the_game_pauses() {
    let mut server = table_in_play(&["me", "calm", "calm"]);
    let (waiting, question) = (server.wait().end, server.question(Seat(0)));
    let moves = server.host.table().move_count();
    server.ask(seat(0), arm(0, true)).unwrap();
    assert!(is_up(&server, Seat(0)));
    assert_eq!(server.host.table().move_count(), moves + 1);
    let wait = server.host.wait(seat(0));
    assert!(wait.armed.is_empty(), "what has happened waits no longer");
    assert_eq!(wait.end, waiting, "the turn still ends with the seat that had it");
    assert!(server.save.contains("\"red reveal\""), "it is written down like every move");
    let (told, _) = host::replay::<Rules>(&server.save).unwrap();
    assert_eq!(told.steps.len(), moves + 1, "the save tells it again");
    assert_eq!(server.host.table().can_undo(seat(0)), Err(UndoError::Barrier));
    assert_ne!(wait.question(Seat(0)), Some(question), "a seat that interrupts gets a new question");
}

#[test]
fn an_interrupt_leaves_the_question_of_another_seat_open() {
    let mut server = table_in_play(&["me", "me", "me"]);
    let ends = server.wait().end.expect("a turn ends");
    let question = server.question(ends);
    let other = (0..3).map(Seat).find(|&seat| seat != ends && !is_up(&server, seat)).expect("a face-down card");
    server.ask(server.player(other), arm(other.0, true)).unwrap();
    assert!(is_up(&server, other));
    assert_eq!(server.host.wait(server.player(ends)).question(ends), Some(question));
    assert_eq!(server.ask(server.player(ends), Request::EndTurn { question }), Ok(()));
}

/// Lets a bot find an answer, and turns up the card of seat 0 before the answer is played. So many times storing the card fails.
fn disturbed_bot(server: &mut Server<Rules>, failures: u32) -> BotJob<Rules> {
    for _ in 0..2000 {
        let table = server.host.table();
        let can_interrupt = table.rules().interrupting_move(table.state(), Seat(0)).is_some();
        if let Some(mut job) = server.host.bot_job().filter(|_| can_interrupt) {
            while !job.step(1) {}
            server.failures = failures;
            server.ask(seat(0), arm(0, true)).unwrap();
            return job;
        }
        match server.host.advance().or_else(|| server.host.play_bot()) {
            Some(proposal) => server.store(proposal),
            None => {
                server.answer();
            }
        }
    }
    panic!("no bot is ever asked while the person can interrupt");
}

#[test]
fn a_bot_that_was_interrupted_thinks_again() {
    for bot in ["random", "calm", "keen:8"] {
        let mut server = serve::<Rules>(Setup::new(3), &["me", bot, bot]);
        let stale = disturbed_bot(&mut server, 0);
        let (moves, lines) = (server.host.table().move_count(), server.save.len());
        assert!(is_up(&server, Seat(0)));
        assert_eq!(server.host.table().question(stale.seat()), Some(stale.question()), "the question is the same");
        assert_eq!(server.host.bot_answer(&stale), None, "{bot} has not seen the card");
        assert_eq!((server.host.table().move_count(), server.save.len()), (moves, lines));
        assert!(!server.host.is_storing());
        let mut job = server.host.bot_job().expect("the bot is asked for an answer to the new position");
        assert_eq!((job.question(), job.answer()), (stale.question(), None));
        while !job.step(1) {}
        let proposal = server.host.bot_answer(&job).expect("an answer in time");
        server.store(proposal);
        assert_eq!(server.host.table().last_move(), job.answer());
        assert_eq!(server.host.table().move_count(), moves + 1);
    }
}

#[test]
fn an_interrupt_that_could_not_be_stored_disturbs_no_bot() {
    let mut server = serve::<Rules>(Setup::new(3), &["me", "calm", "calm"]);
    let job = disturbed_bot(&mut server, 1);
    assert!(!is_up(&server, Seat(0)), "the interrupt is lost");
    let proposal = server.host.bot_answer(&job).expect("the position is the one that the bot has seen");
    server.store(proposal);
    assert_eq!(server.host.table().last_move(), job.answer());
}

#[test]
fn a_wish_to_interrupt_waits_for_the_next_pause_and_only_its_owner_sees_it() {
    let mut server = serve::<Rules>(Setup::new(3), &["me", "me", "calm"]);
    let (mine, other) = (server.connect(seat(0), Compact), server.connect(seat(1), Compact));
    // Chance still lays the Land out: nothing can be interrupted.
    server.ask(seat(0), arm(0, true)).unwrap();
    server.deliver();
    assert_eq!(server.clients[mine].wait.armed, seat(0));
    assert!(server.clients[other].wait.armed.is_empty(), "nobody else sees it");
    // Nobody arms or disarms for somebody else.
    assert_eq!(server.ask(seat(1), arm(0, false)), Err(Refusal::NotYours));
    assert_eq!(server.ask(seat(0), arm(2, true)), Err(Refusal::NotYours));
    assert_eq!(server.host.wait(seat(0)).armed, seat(0));
    // It happens before the first action card is drawn.
    for _ in 0..200 {
        server.settle();
        if is_up(&server, Seat(0)) {
            break;
        }
        server.answer();
    }
    let place = |text: &str| server.save.lines().position(|line| line.contains(text));
    let reveal = place("red reveal").expect("the card was turned up");
    let draw = place("chance draw").unwrap_or(usize::MAX);
    assert!(reveal < draw, "line {reveal} comes after the first card, line {draw}");
    assert!(server.host.wait(seat(0)).armed.is_empty());
}

#[test]
fn a_wish_to_interrupt_can_be_taken_back() {
    let mut server = serve::<Rules>(Setup::new(3), &["me", "calm", "calm"]);
    server.ask(seat(0), arm(0, true)).unwrap();
    server.ask(seat(0), arm(0, false)).unwrap();
    assert!(server.host.wait(seat(0)).armed.is_empty());
    for _ in 0..10 {
        server.settle();
        server.answer();
    }
    assert!(!is_up(&server, Seat(0)) && !server.save.contains("red reveal"));
}

#[test]
fn a_seat_that_changes_hands_interrupts_no_more() {
    for give in [Request::GiveSeat { seat: Seat(0), bot: "calm".into() }, Request::Resign { bot: "calm".into() }] {
        let mut server = serve::<Rules>(Setup::new(3), &["me", "me", "me"]);
        server.ask(seat(0), arm(0, true)).unwrap();
        server.ask(seat(0), give).unwrap();
        assert!(server.host.wait(seat(0)).armed.is_empty());
    }
}
