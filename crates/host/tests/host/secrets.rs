//! What each client is told, and what it is not.

use crate::server::{seat, serve};
use cosmic_frog::{Rules, Setup};
use protocol::Encoding::{Compact, Json};
use protocol::{Request, TableMessage, TableMessageOf, TableTalk};
use tabletop::{Seat, SeatSet, Secrets};

#[test]
fn clients_are_told_only_what_they_may_know() {
    let mut server = serve::<Rules>(Setup::new(3), &["me", "me", "me"]);
    for viewer in [seat(0), seat(0), seat(1), seat(2), SeatSet::NONE] {
        server.connect(viewer, Compact);
    }
    server.settle();
    for _ in 0..60 {
        server.answer();
        server.settle();
        server.deliver();
        let table = server.host.table();
        for client in &server.clients {
            let seen = table.rules().view(table.state(), client.viewer);
            assert!(client.view() == seen, "the newest view is not the truth as seen by {:?}", client.viewer);
            assert!(client.wait.questions.iter().flatten().all(|question| client.viewer.contains(question.seat())));
        }
        if server.wait().over {
            break;
        }
    }
    assert!(server.host.table().move_count() > 100);
}

#[test]
fn each_client_is_told_every_move_once() {
    let mut server = serve::<Rules>(Setup::new(3), &["me", "me", "me"]);
    for (number, encoding) in [(0, Compact), (1, Compact), (2, Json), (1, Json)] {
        server.connect(seat(number), encoding);
    }
    server.settle();
    for round in 0..60 {
        server.answer();
        server.settle();
        // The clients look at different times; `Client::take` refuses gaps.
        let host = &server.host;
        for (number, client) in server.clients.iter_mut().enumerate().filter(|(number, _)| round % (number + 1) == 0) {
            let before = client.steps.len();
            client.receive(host);
            let new = host.update(client.viewer, client.last).unwrap();
            assert!(new.steps.is_empty() && new.notices.is_empty() && client.last == Some(host.number()));
            if client.encoding == Compact {
                assert!(client.steps.len() > before, "client {number} has every move");
                assert_eq!(client.steps.len(), host.table().move_count());
            }
        }
    }
}

#[test]
fn messages_survive_their_bytes() {
    let mut server = serve::<Rules>(Setup::new(3), &["me", "calm", "calm"]);
    server.settle();
    let update = server.host.update(seat(0), None).unwrap();
    let message: TableMessageOf<Rules> = TableMessage::Update(Box::new(update));
    assert_eq!(protocol::read::<TableMessageOf<Rules>>(&protocol::write(&message)), Some(message));
    let question = server.question(Seat(0));
    let request = Request::Answer { question, text: "red keep 0".into() };
    let talk = TableTalk { player: seat(0), request };
    assert_eq!(protocol::read::<TableTalk>(&protocol::write(&talk)), Some(talk));
    assert_eq!(protocol::read::<TableTalk>(&[0xff, 0xff, 0x07]), None);
}
