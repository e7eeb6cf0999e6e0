//! Which requests a table accepts: answers to open questions from the player who is asked, and nothing else.

use crate::server::{Server, opening, seat, serve};
use cosmic_frog::{Card, Move, Rules, Setup};
use host::{Host, SeededChance};
use protocol::{Holder, Open, QuestionId, Refusal, Request};
use tabletop::{Game, Pending, Seat, SeatSet};

/// Returns a server with three people before their first, sealed answers.
fn sealed() -> Server<Rules> {
    let mut server = serve::<Rules>(Setup::new(3), &["me", "me", "me"]);
    server.settle();
    assert!(matches!(server.host.table().pending(), Pending::Seats(seats, _) if seats.len() == 3));
    server
}

fn answer(server: &Server<Rules>, number: u8) -> Request {
    let text = server.answers(Seat(number)).remove(0);
    Request::Answer { question: server.question(Seat(number)), text }
}

#[test]
fn sealed_answers_given_at_the_same_time_all_count() {
    let mut server = sealed();
    // Everybody looks at the same position and answers it; the answers arrive one after the other.
    let requests: Vec<Request> = (0..3).map(|number| answer(&server, number)).collect();
    for (number, request) in [2, 0, 1].into_iter().map(|number| (number, requests[number as usize].clone())) {
        assert_eq!(server.ask(seat(number), request), Ok(()));
    }
    assert!(!matches!(server.host.table().pending(), Pending::Seats(..)));
}

#[test]
fn a_repeated_answer_is_refused_and_changes_nothing() {
    let mut server = sealed();
    let request = answer(&server, 1);
    server.ask(seat(1), request.clone()).unwrap();
    let (save, moves) = (server.save.clone(), server.host.table().move_count());
    assert_eq!(server.ask(seat(1), request), Err(Refusal::NotOpen));
    assert_eq!((server.save, server.host.table().move_count()), (save, moves));
}

#[test]
fn an_answer_to_a_question_that_was_taken_back_is_refused() {
    let mut server = sealed();
    let request = answer(&server, 1);
    server.ask(seat(1), request.clone()).unwrap();
    server.ask(seat(1), Request::Undo).unwrap();
    assert_eq!(server.ask(seat(1), request), Err(Refusal::NotOpen), "it is asked again under another number");
    let again = answer(&server, 1);
    assert_eq!(server.ask(seat(1), again), Ok(()));
}

#[test]
fn nobody_answers_for_somebody_else() {
    let mut server = sealed();
    let request = answer(&server, 1);
    for player in [seat(0), seat(2), SeatSet::NONE, SeatSet::ALL, SeatSet(0b011), SeatSet(0b1000_0000)] {
        assert_eq!(server.ask(player, request.clone()), Err(Refusal::NotYours), "{player:?}");
    }
    // The text of another seat's answer under the player's own question.
    let Request::Answer { text, .. } = answer(&server, 1) else { unreachable!() };
    let question = server.question(Seat(0));
    assert_eq!(server.ask(seat(0), Request::Answer { question, text }), Err(Refusal::NotYours));
}

#[test]
fn hostile_clients_change_nothing() {
    let mut server = serve::<Rules>(Setup::new(3), &["me", "me", "calm"]);
    server.settle();
    let (before, save) = (*server.host.table().state(), server.save.clone());
    let question = server.question(Seat(0));
    let long = "x".repeat(10_000);
    for text in ["", "red", "purple keep 0", "chance card flux", "red leap 0,0", "\u{0}\u{1}", long.as_str()] {
        let refused = server.ask(seat(0), Request::Answer { question, text: text.into() });
        assert!(refused.is_err(), "{text:?}");
    }
    let stale = [QuestionId(0), QuestionId(question.0 + 8), QuestionId(u32::MAX)];
    for question in stale {
        assert!(server.ask(seat(0), Request::Answer { question, text: "red keep 0".into() }).is_err());
        assert!(server.ask(seat(0), Request::EndTurn { question }).is_err());
    }
    assert_eq!(server.ask(seat(0), Request::EndTurn { question }), Err(Refusal::NotOpen));
    for number in [2, 3, 7, 8, 255] {
        let other = Seat(number);
        assert_eq!(server.ask(seat(0), Request::SetOrders { seat: other, orders: 1 }), Err(Refusal::NotYours));
        assert_eq!(server.ask(seat(0), Request::Interrupt { seat: other, armed: true }), Err(Refusal::NotYours));
        assert_eq!(server.ask(seat(0), Request::TakeSeat { seat: other }), Err(Refusal::NotYours));
        let bot = "calm".to_string();
        assert_eq!(server.ask(seat(0), Request::GiveSeat { seat: other, bot }), Err(Refusal::NotYours));
    }
    // Nobody speaks for several players at once, and spectators only watch.
    for stranger in [SeatSet::ALL, SeatSet(0b11), SeatSet::NONE] {
        for request in [Request::Undo, Request::UndoTurn, Request::Pause(true), Request::VoteUndo { accept: true }] {
            assert_eq!(server.ask(stranger, request), Err(Refusal::NotYours));
        }
    }
    assert_eq!((*server.host.table().state(), server.save), (before, save));
}

#[test]
fn what_is_no_sound_save_or_no_table_for_it_is_not_opened() {
    let mut server = serve::<Rules>(Setup::new(3), &["me", "me", "calm"]);
    server.settle();
    let is_open = |open: Open| Host::<Rules>::open(open, Box::new(SeededChance(1))).is_ok();
    assert!(is_open(opening(&server.save, &["me", "me", "calm"])));
    for bad in ["", "{}", "not a save", &server.save.replace("cosmic-frog", "chess")] {
        assert!(!is_open(opening(bad, &["me", "me", "me"])), "{bad:?}");
    }
    assert!(!is_open(opening(&server.save, &["me", "me"])));
    assert!(!is_open(opening(&server.save, &["me", "me", "nobody"])));
    assert!(!is_open(Open { holders: vec![Holder::Nobody; 3], ..opening(&server.save, &[]) }));
}

/// A person who only defends, or answers in an Aether Flux, does not have to end a turn.
#[test]
fn only_the_owner_of_a_turn_is_asked_to_end_it() {
    let mut server = serve::<Rules>(Setup::new(3), &["me", "calm", "calm"]);
    server.settle();
    let (mut ended, mut defended) = (0, 0);
    for _ in 0..400 {
        let wait = server.wait();
        if wait.over {
            break;
        }
        let state = *server.host.table().state();
        if let Some(seat) = wait.end {
            let card = server.host.table().moves().filter_map(|mv| match mv {
                Move::Card(card) => Some(card),
                _ => None,
            });
            assert_eq!((seat, state.active_seat()), (Seat(0), Seat(0)));
            assert_eq!(card.last(), Some(Card::Frog(Seat(0))), "it was its turn");
            ended += 1;
        }
        let others = state.active_seat() != Seat(0) && !server.host.table().rules().is_between_turns(&state);
        server.answer();
        let between = server.host.table().rules().is_between_turns(server.host.table().state());
        defended += u32::from(others && between);
        server.settle();
    }
    assert!(ended > 5 && defended > 0, "{ended} turns ended, {defended} answers ended the turn of somebody else");
}

#[test]
fn a_resting_table_asks_nobody_and_takes_no_answer() {
    let mut server = sealed();
    let request = answer(&server, 0);
    server.ask(seat(2), Request::Pause(true)).unwrap();
    assert!(server.wait().paused && server.wait().asked.is_empty() && server.wait().clocks.is_empty());
    assert_eq!(server.ask(seat(0), request.clone()), Err(Refusal::Paused));
    assert!(server.host.advance().is_none() && server.host.bot_job().is_none());
    server.ask(seat(1), Request::Pause(false)).unwrap();
    assert_eq!(server.ask(seat(0), request), Ok(()), "the question is still open");
}
