//! Standing orders answer windows in which a player would only pass.

use crate::server::{seat, serve};
use cosmic_frog::{Rules, Setup};
use host::END_TURNS;
use protocol::Request;
use tabletop::{Game, Seat};

/// Returns how many windows and ends of turns a person with these orders must still answer.
fn asked(orders: u32) -> (u32, u32) {
    let mut server = serve::<Rules>(Setup::new(3), &["me", "calm", "calm"]);
    server.ask(seat(0), Request::SetOrders { seat: Seat(0), orders }).unwrap();
    server.settle();
    let (mut windows, mut ends) = (0, 0);
    for _ in 0..120 {
        let wait = server.wait();
        if wait.over {
            break;
        }
        let table = server.host.table();
        let passes = table.rules().passing_move(table.state()).is_some();
        windows += u32::from(passes && wait.end.is_none());
        ends += u32::from(wait.end.is_some());
        server.answer();
        server.settle();
    }
    (windows, ends)
}

#[test]
fn standing_orders_answer_windows() {
    let (windows, ends) = asked(0);
    assert!(windows > 0 && ends > 0, "{windows} windows, {ends} ends of turns");
    let (windows, ends) = asked(0xff);
    assert!(windows == 0 && ends > 0, "{windows} windows, {ends} ends of turns");
    assert_eq!(asked(0xff | END_TURNS), (0, 0));
}
