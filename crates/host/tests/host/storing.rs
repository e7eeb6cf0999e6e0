//! Propose, store, release: nobody is told anything before its lines are stored, and a failed write undoes what was proposed.

use crate::server::{Server, reopen, seat, serve};
use cosmic_frog::{Rules, Setup};
use protocol::Encoding::Compact;
use protocol::{Command, Refusal, Request};
use tabletop::{Seat, SeatSet};

const PEOPLE: [&str; 3] = ["me", "me", "me"];

fn started() -> Server<Rules> {
    let mut server = serve::<Rules>(Setup::new(3), &PEOPLE);
    server.settle();
    server
}

fn first_answer(server: &Server<Rules>, number: u8) -> Request {
    Request::Answer { question: server.question(Seat(number)), text: server.answers(Seat(number)).remove(0) }
}

#[test]
fn nobody_is_told_before_it_is_stored() {
    let mut server = started();
    let client = server.connect(seat(1), Compact);
    server.deliver();
    let known = server.clients[client].last;
    let request = first_answer(&server, 0);
    let proposal = server.host.request(seat(0), &request).unwrap();
    assert!(server.host.is_storing());
    for viewer in [seat(0), seat(1), SeatSet::NONE, SeatSet::ALL] {
        assert!(server.host.update(viewer, None).is_none());
    }
    server.deliver();
    assert_eq!(server.clients[client].last, known);
    let other = first_answer(&server, 1);
    assert_eq!(server.host.request(seat(1), &other), Err(Refusal::Busy));
    assert_eq!(server.host.command(Command::Pause(true)), Err(Refusal::Busy));
    assert!(server.host.advance().is_none() && server.host.bot_job().is_none());
    server.store(proposal);
    server.deliver();
    assert_eq!(server.clients[client].last, known.map(|number| number + 1));
    assert_eq!(server.ask(seat(1), other), Ok(()), "sealed answers do not collide");
}

#[test]
fn what_cannot_be_stored_has_never_happened() {
    let mut server = started();
    for round in 0..40 {
        let before: Vec<_> = (0..3).map(|number| server.host.update(seat(number), None)).collect();
        let (save, state) = (server.save.clone(), *server.host.table().state());
        server.failures = 1;
        server.answer();
        assert_eq!((&server.save, *server.host.table().state()), (&save, state));
        let after: Vec<_> = (0..3).map(|number| server.host.update(seat(number), None)).collect();
        assert!(before == after, "round {round}");
        assert_eq!(reopen::<Rules>(&save, &PEOPLE).update(seat(0), None), after[0]);
        // The same question can be answered again.
        server.answer();
        server.settle();
    }
}

#[test]
fn a_wish_to_interrupt_outlives_a_failure() {
    let mut server = serve::<Rules>(Setup::new(3), &PEOPLE);
    server.ask(seat(1), Request::Interrupt { seat: Seat(1), armed: true }).unwrap();
    server.failures = 1;
    let proposal = server.host.advance().unwrap();
    server.store(proposal);
    assert_eq!(server.host.wait(seat(1)).armed, seat(1));
    assert_eq!(server.host.number(), 0);
}

#[test]
fn what_changes_nothing_needs_no_storing() {
    let mut server = started();
    for request in [Request::Pause(false), Request::Sync { last: None }] {
        let proposal = server.host.request(seat(0), &request).unwrap();
        assert!(proposal.lines.is_empty() && !server.host.is_storing(), "{request:?}");
    }
}
