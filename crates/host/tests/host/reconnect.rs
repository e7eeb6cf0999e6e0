//! Clients that fall behind, come back with old numbers, or have numbers of another table.

use crate::server::{Client, Server, seat, serve};
use cosmic_frog::{Rules, Setup};
use protocol::Encoding::{Compact, Json};
use protocol::Request;
use tabletop::SeatSet;

/// Checks that a client has the same as a client that connects without a number.
fn check(server: &Server<Rules>, client: &Client<Rules>) {
    let mut fresh = Client::new(client.viewer, Compact);
    fresh.receive(&server.host);
    assert_eq!((client.last, client.start), (fresh.last, fresh.start));
    assert!(client.steps == fresh.steps, "{} steps, not {}", client.steps.len(), fresh.steps.len());
    assert_eq!((&client.notices, &client.holders, client.wait), (&fresh.notices, &fresh.holders, fresh.wait));
}

#[test]
fn a_client_that_comes_back_gets_what_is_missing() {
    let mut server = serve::<Rules>(Setup::new(3), &["me", "calm", "calm"]);
    let viewers = [seat(0), seat(1), SeatSet::NONE];
    let mut past: Vec<Client<Rules>> = Vec::new();
    for round in 0..60 {
        server.settle();
        if server.wait().over {
            break;
        }
        server.answer();
        if round % 4 == 3 && server.host.wait(seat(0)).undo {
            server.ask(seat(0), Request::Undo).unwrap();
        }
        if round % 9 == 5 {
            server.ask(seat(0), Request::UndoTurn).unwrap();
        }
        if round % 7 == 6 {
            server.ask(seat(0), Request::Pause(true)).unwrap();
            server.ask(seat(0), Request::Pause(false)).unwrap();
        }
        for viewer in viewers {
            let mut client = Client::new(viewer, if round % 2 == 0 { Compact } else { Json });
            client.receive(&server.host);
            past.push(client);
        }
        // Every client that was ever connected comes back. What it receives as JSON is checked where it arrives.
        for client in past.iter().step_by(5) {
            let mut client = client.clone();
            client.receive(&server.host);
            if client.encoding == Compact {
                check(&server, &client);
            }
        }
    }
    assert!(past.len() > 100);
}

#[test]
fn a_number_of_another_table_gets_everything() {
    let mut server = serve::<Rules>(Setup::new(3), &["me", "calm", "calm"]);
    server.settle();
    let all = server.host.update(seat(0), None).unwrap();
    for number in [server.host.number() + 1, 1_000_000, u32::MAX] {
        assert_eq!(server.host.update(seat(0), Some(number)).as_ref(), Some(&all));
    }
    assert_eq!(server.host.update(seat(0), Some(0)), Some(all));
}
