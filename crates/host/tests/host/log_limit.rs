//! Tables whose save is nearly as long as a save can be: they play to their end, and what they write can be opened again.

use crate::server::{Server, reopen, seat, serve};
use cairn::{Rules, Setup};
use protocol::{Command, HandOver, Holder, Refusal, Request};
use tabletop::{Game, MAX_SAVE_BYTES, MAX_SAVE_LINES, Save, Seat, SeatSet};

/// Where only moves are accepted.
const LONG: usize = 40_000;
const PEOPLE: [&str; 2] = ["me", "me"];

/// Returns a table after its first moves, with a save of this many lines.
fn long(names: &[&str], lines: usize) -> Server<Rules> {
    let mut server = serve::<Rules>(Setup::default(), names);
    for _ in 0..2 {
        let proposal = server.host.advance().or_else(|| server.host.play_bot());
        proposal.into_iter().for_each(|proposal| server.store(proposal));
    }
    let missing = lines - server.save.lines().count();
    let pauses = ["{\"pause\":true}\n", "{\"pause\":false}\n"];
    // The last one ends the pause.
    (0..missing).for_each(|index| server.save += pauses[1 - (missing - 1 - index) % 2]);
    server.host = reopen(&server.save, names);
    server
}

/// Gives the first legal answer, which does not pass, or ends a turn. Fails if the table has no room for that.
fn try_to_answer(server: &mut Server<Rules>) -> Result<(), Refusal<<Rules as Game>::Refusal>> {
    let asked = server.wait().asked.iter().next().expect("somebody is asked");
    let question = server.question(asked);
    let request = match server.wait().end {
        Some(_) => Request::EndTurn { question },
        None => Request::Answer { question, text: server.answers(asked).remove(0) },
    };
    server.ask(server.player(asked), request)
}

/// Opens what was stored again.
fn check_reload(server: &Server<Rules>, names: &[&str]) {
    assert!(server.save.lines().count() <= MAX_SAVE_LINES && server.save.len() <= MAX_SAVE_BYTES);
    assert_eq!(reopen::<Rules>(&server.save, names).wait(seat(0)), server.host.wait(seat(0)));
}

/// Everything whose number has no limit.
fn refused_requests(moves: u32) -> [Request; 9] {
    [
        Request::Pause(true),
        Request::Undo,
        Request::UndoTurn,
        Request::ProposeUndo { moves: moves - 1 },
        Request::VoteUndo { accept: true },
        Request::VoteUndo { accept: false },
        Request::GiveSeat { seat: Seat(0), bot: "bot".into() },
        Request::TakeSeat { seat: Seat(0) },
        Request::Resign { bot: "bot".into() },
    ]
}

#[test]
fn a_long_log_takes_only_moves_until_the_game_is_over() {
    let mut server = long(&PEOPLE, LONG - 50);
    let mut paused = false;
    let refusal = (0..100).find_map(|_| {
        paused = !paused;
        server.failures = u32::from(server.save.len().is_multiple_of(2));
        let request = Request::Pause(paused);
        let first = server.ask(seat(0), request.clone());
        // What could not be stored takes no room.
        first.and_then(|()| server.ask(seat(0), request)).err()
    });
    assert_eq!(refusal, Some(Refusal::LogFull));
    assert_eq!(server.save.lines().count(), LONG + 1);
    server.failures = 0;
    server.ask(seat(0), Request::Pause(false)).unwrap();
    check_reload(&server, &PEOPLE);
    let mut answered = 0;
    while !server.host.is_over() {
        server.settle();
        if server.host.is_over() {
            break;
        }
        let moves = server.host.table().move_count() as u32;
        for request in refused_requests(moves) {
            assert_eq!(server.ask(seat(0), request), Err(Refusal::LogFull));
        }
        for viewer in [seat(0), seat(1), SeatSet::NONE] {
            let wait = server.host.wait(viewer);
            assert_eq!((wait.undo, wait.undo_turn, wait.proposal), (false, false, None));
        }
        let holder = Holder::Bot("bot".into());
        let command = Command::SetHolder { seat: Seat(0), holder, why: HandOver::Absent };
        assert_eq!(server.host.command(command), Err(Refusal::LogFull));
        assert_eq!(server.host.command(Command::Pause(true)), Err(Refusal::LogFull));
        try_to_answer(&mut server).unwrap();
        answered += 1;
    }
    assert!(answered > 5, "{answered}");
    check_reload(&server, &PEOPLE);
}

#[test]
fn a_table_that_rests_at_the_limit_can_go_on() {
    let mut server = long(&PEOPLE, LONG);
    server.ask(seat(0), Request::Pause(true)).unwrap();
    assert_eq!(server.ask(seat(0), Request::GiveSeat { seat: Seat(0), bot: "bot".into() }), Err(Refusal::LogFull));
    server.ask(seat(1), Request::Pause(false)).unwrap();
    assert_eq!(server.ask(seat(0), Request::Pause(true)), Err(Refusal::LogFull));
    server.settle();
    // Time runs out also at such a table.
    let asked = server.wait().asked.iter().next().unwrap();
    let command = Command::TimeOut { question: server.question(asked), bot: "bot".into() };
    let proposal = server.host.command(command).unwrap();
    assert_eq!(proposal.lines.len(), 1);
    server.store(proposal);
    check_reload(&server, &PEOPLE);
}

#[test]
fn a_proposal_that_nobody_can_vote_on_is_not_shown() {
    let mut server = long(&PEOPLE, LONG - 1);
    let moves = server.host.table().move_count() as u32;
    server.ask(seat(0), Request::ProposeUndo { moves: moves - 1 }).unwrap();
    assert!(server.wait().proposal.is_some());
    server.settle();
    server.answer();
    assert_eq!(server.wait().proposal, None);
    assert_eq!(server.ask(seat(1), Request::VoteUndo { accept: true }), Err(Refusal::LogFull));
    check_reload(&server, &PEOPLE);
}

#[test]
fn bytes_are_counted_too() {
    let server = serve::<Rules>(Setup::default(), &PEOPLE);
    let line = format!("{{\"pause\":false{}}}\n", " ".repeat(1_000_000));
    let long = |count: usize| reopen::<Rules>(&(server.save.clone() + &line.repeat(count)), &PEOPLE);
    assert!(long(24).request(seat(0), &Request::Pause(true)).is_ok());
    assert_eq!(long(26).request(seat(0), &Request::Pause(true)), Err(Refusal::LogFull));
    let mut follower = long(24);
    follower.follow(&[line.trim_end().into(), line.trim_end().into()]).unwrap();
    assert_eq!(
        follower.request(seat(0), &Request::Pause(true)),
        Err(Refusal::LogFull),
        "lines of another writer count"
    );
    assert!(long(31).advance().is_some(), "a short game begins");
    assert!(long(33).advance().is_none());
}

/// A game from elsewhere may be so long that even moves have no room.
#[test]
fn no_table_writes_a_save_that_cannot_be_opened() {
    let pause = "{\"pause\":false}\n";
    for lines in MAX_SAVE_LINES - 12..=MAX_SAVE_LINES {
        for names in [PEOPLE, ["bot", "bot"]] {
            let mut server = long(&names, lines);
            server.settle();
            while names == PEOPLE && !server.wait().asked.is_empty() {
                match try_to_answer(&mut server) {
                    Ok(()) => server.settle(),
                    Err(refusal) => {
                        assert_eq!(refusal, Refusal::LogFull);
                        break;
                    }
                }
            }
            assert!(!server.host.is_over(), "the game is too short for this test");
            assert!(server.host.is_full() && server.host.advance().is_none() && server.host.bot_job().is_none());
            assert!(server.save.lines().count() > MAX_SAVE_LINES - 4, "{lines}: there is room left");
            check_reload(&server, &names);
        }
    }
    // One line more than is read.
    let server = long(&PEOPLE, MAX_SAVE_LINES);
    assert!(Save::read(&server.save).is_ok() && Save::read(&(server.save + pause)).is_err());
}
