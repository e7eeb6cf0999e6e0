//! Seats that change hands: given away, taken back, resigned, set by the server. The save records all of it.

use crate::server::{Server, opening, reopen, seat, serve};
use cosmic_frog::{Rules, Setup};
use host::{Host, OpenError, SeededChance};
use protocol::{Command, HandOver, Holder, NoticeKind, Open, Refusal, Request};
use tabletop::{SaveLine, Seat, SeatSet};

const PEOPLE: [&str; 3] = ["me", "me", "me"];

fn started() -> Server<Rules> {
    let mut server = serve::<Rules>(Setup::new(3), &PEOPLE);
    server.settle();
    server
}

fn give(number: u8, bot: &str) -> Request {
    Request::GiveSeat { seat: Seat(number), bot: bot.into() }
}

fn holder(server: &Server<Rules>, number: usize) -> Holder {
    server.host.update(SeatSet::NONE, None).unwrap().holders[number].clone()
}

/// Opens the stored save again: everybody must find the table as it is.
fn check_reload(server: &Server<Rules>) {
    let again = reopen::<Rules>(&server.save, &PEOPLE);
    for viewer in [seat(0), seat(1), seat(2), SeatSet::NONE] {
        assert_eq!(again.update(viewer, None), server.host.update(viewer, None), "{viewer:?}");
    }
}

#[test]
fn seats_that_changed_hands_are_played_by_their_new_holders() {
    let bots = ["calm", "calm", "calm"];
    let mut server = serve::<Rules>(Setup::new(3), &bots);
    let proposal = server.host.advance().unwrap();
    server.store(proposal);
    let line = |seat, holder| SaveLine::Seat { seat, holder, why: None }.write();
    (0..3).for_each(|number| server.save += &line(number, Holder::Person));
    assert_eq!(reopen::<Rules>(&server.save, &bots).people().len(), 3);
    let ghost = server.save + &line(1, Holder::Bot("ghost".into()));
    let opened = Host::<Rules>::open(opening(&ghost, &PEOPLE), Box::new(SeededChance(1)));
    assert!(matches!(opened, Err(OpenError::Invalid(reason)) if reason.contains("ghost")));
}

#[test]
fn a_seat_is_given_to_a_bot_and_taken_back() {
    let mut server = started();
    assert_eq!(server.ask(seat(1), give(1, "ghost")), Err(Refusal::NoSuchBot));
    server.ask(seat(1), give(1, "random")).unwrap();
    assert_eq!(holder(&server, 1), Holder::Bot("random".into()));
    assert_eq!(server.ask(seat(1), give(1, "calm")), Err(Refusal::NotYours), "a bot plays it now");
    let question = server.question(Seat(1));
    let text = server.answers(Seat(1)).remove(0);
    assert_eq!(server.ask(seat(1), Request::Answer { question, text }), Err(Refusal::NotYours));
    check_reload(&server);
    server.settle();
    assert!(!server.wait().asked.contains(Seat(1)), "the bot has answered");
    server.ask(seat(1), Request::TakeSeat { seat: Seat(1) }).unwrap();
    assert_eq!(holder(&server, 1), Holder::Person);
    let lines = server.save.len();
    server.ask(seat(1), Request::TakeSeat { seat: Seat(1) }).unwrap();
    assert_eq!(server.save.len(), lines, "nothing changes, so nothing is written");
    check_reload(&server);
}

/// A bot with a budget of its own could think for ever, and its name could fill the save.
#[test]
fn no_bot_thinks_for_ever_because_a_name_says_so() {
    let mut server = started();
    let long = format!("keen:+{}5", "0".repeat(4000));
    for bot in ["keen:4294967295", long.as_str(), "keen:+5", "keen:3", ""] {
        assert_eq!(
            server.ask(seat(1), give(1, bot)),
            Err(Refusal::NoSuchBot),
            "players choose among the bots in the list"
        );
        assert_eq!(server.ask(seat(1), Request::Resign { bot: bot.into() }), Err(Refusal::NoSuchBot));
    }
    let question = server.question(Seat(1));
    for bot in ["keen:4294967295", long.as_str()] {
        let holder = Holder::Bot(bot.into());
        let command = Command::SetHolder { seat: Seat(1), holder: holder.clone(), why: HandOver::Absent };
        assert_eq!(server.host.command(command), Err(Refusal::NoSuchBot));
        let time_out = Command::TimeOut { question, bot: bot.into() };
        assert_eq!(server.host.command(time_out), Err(Refusal::NoSuchBot));
        // A save from elsewhere, and lines of another writer.
        let line = SaveLine::Seat { seat: 1, holder: holder.clone(), why: None };
        let opened =
            Host::<Rules>::open(opening(&(server.save.clone() + &line.write()), &PEOPLE), Box::new(SeededChance(1)));
        assert!(matches!(opened, Err(OpenError::Invalid(reason)) if reason.contains("no bot is called \"keen:")));
        let names = Open { holders: vec![Holder::Person, holder, Holder::Person], ..opening(&server.save, &PEOPLE) };
        assert!(Host::<Rules>::open(names, Box::new(SeededChance(1))).is_err());
        let stand_in = SaveLine::StandIn { question, bot: bot.into() };
        let mut again = reopen::<Rules>(&(server.save.clone() + &stand_in.write()), &PEOPLE);
        assert!(again.bot_job().is_none() && again.wait(seat(1)).clocks.contains(Seat(1)), "the person answers");
        again.follow(&[line.text()]).unwrap();
        assert!(again.bot_job().is_none(), "nobody answers for such a bot");
    }
    // The program that runs the table may choose a budget.
    let small = Command::SetHolder { seat: Seat(1), holder: Holder::Bot("keen:3".into()), why: HandOver::Absent };
    let proposal = server.host.command(small).unwrap();
    server.store(proposal);
    check_reload(&server);
}

#[test]
fn who_resigns_does_not_come_back_by_themselves() {
    let mut server = started();
    assert_eq!(server.ask(seat(2), Request::Resign { bot: "ghost".into() }), Err(Refusal::NoSuchBot));
    server.ask(seat(2), Request::Resign { bot: "random".into() }).unwrap();
    check_reload(&server);
    server.host = reopen(&server.save, &PEOPLE);
    let refused = [
        Request::TakeSeat { seat: Seat(2) },
        Request::Undo,
        Request::Pause(true),
        Request::Resign { bot: "random".into() },
        Request::ProposeUndo { moves: 0 },
    ];
    for request in refused {
        assert_eq!(server.ask(seat(2), request), Err(Refusal::Resigned));
    }
    assert_eq!(server.host.people(), [seat(0), seat(1)]);
    // The server may seat somebody else there.
    let person = Command::SetHolder { seat: Seat(2), holder: Holder::Person, why: HandOver::Given };
    let proposal = server.host.command(person).unwrap();
    server.store(proposal);
    assert_eq!(server.host.people().len(), 3);
    check_reload(&server);
    let kinds: Vec<NoticeKind> =
        server.host.update(SeatSet::NONE, None).unwrap().notices.into_iter().map(|notice| notice.kind).collect();
    let changed = |holder, why| NoticeKind::SeatChanged { seat: Seat(2), holder, why: Some(why) };
    let bot = Holder::Bot("random".into());
    assert_eq!(kinds, [changed(bot, HandOver::Resigned), changed(Holder::Person, HandOver::Given)]);
}

#[test]
fn who_lets_bots_play_can_still_resign() {
    let mut server = started();
    server.ask(seat(1), give(1, "calm")).unwrap();
    assert_eq!(server.ask(seat(0), Request::Resign { bot: "ghost".into() }), Err(Refusal::NoSuchBot));
    server.ask(seat(1), Request::Resign { bot: "random".into() }).unwrap();
    assert_eq!(holder(&server, 1), Holder::Bot("random".into()));
    check_reload(&server);
    for request in [Request::TakeSeat { seat: Seat(1) }, Request::Resign { bot: "random".into() }] {
        assert_eq!(server.ask(seat(1), request), Err(Refusal::Resigned));
    }
    // Not for the seats of somebody else, and not for half a player.
    for player in [SeatSet::NONE, SeatSet::ALL, SeatSet(0b011)] {
        assert_eq!(server.ask(player, Request::Resign { bot: "random".into() }), Err(Refusal::NotYours));
    }
}

#[test]
fn the_server_seats_nobody_who_cannot_play() {
    let mut server = started();
    let set = |number, holder| Command::SetHolder { seat: Seat(number), holder, why: HandOver::Absent };
    assert_eq!(server.host.command(set(3, Holder::Person)), Err(Refusal::NoSuchSeat(Seat(3))));
    assert_eq!(server.host.command(set(0, Holder::Nobody)), Err(Refusal::NoSuchSeat(Seat(0))));
    assert_eq!(server.host.command(set(0, Holder::Bot("ghost".into()))), Err(Refusal::NoSuchBot));
    let proposal = server.host.command(set(0, Holder::Bot("calm".into()))).unwrap();
    assert_eq!(proposal.lines.len(), 1);
    assert_eq!(server.host.command(Command::Pause(true)), Err(Refusal::Busy));
    server.store(proposal);
    check_reload(&server);
}

/// A player who holds two frogs answers for both, and gives one of them away without the other.
#[test]
fn a_player_with_two_seats_speaks_for_both() {
    let setup = Setup { persons: vec![0, 1, 0, 1], ..Setup::new(4) };
    let mut server = serve::<Rules>(setup, &["me", "me", "me", "me"]);
    server.settle();
    let (mine, theirs) = (SeatSet(0b0101), SeatSet(0b1010));
    assert_eq!(server.host.people(), [mine, theirs]);
    for number in [0, 2] {
        let (question, text) = (server.question(Seat(number)), server.answers(Seat(number)).remove(0));
        let request = Request::Answer { question, text };
        assert_eq!(server.ask(theirs, request.clone()), Err(Refusal::NotYours));
        assert_eq!(server.ask(seat(number), request.clone()), Err(Refusal::NotYours), "half a player is nobody");
        assert_eq!(server.ask(mine, request), Ok(()));
    }
    server.ask(mine, give(2, "random")).unwrap();
    assert_eq!(server.host.people(), [mine, theirs]);
    assert_eq!(server.ask(mine, Request::Pause(true)), Ok(()), "the other frog is still theirs");
}
