//! Undo: players take back their own answers at once, a whole turn against bots, and more if everybody agrees.

use crate::server::{Server, reopen, seat, serve};
use cosmic_frog::{Rules, Setup};
use host::Host;
use protocol::{Command, HandOver, Holder, NoticeKind, Refusal, Request};
use tabletop::{Seat, SeatSet, UndoError};

fn started(names: &[&str]) -> Server<Rules> {
    let mut server = serve::<Rules>(Setup::new(3), names);
    server.settle();
    server
}

fn last_notice(server: &Server<Rules>) -> Option<NoticeKind> {
    server.host.update(SeatSet::NONE, None).unwrap().notices.pop().map(|notice| notice.kind)
}

#[test]
fn an_answer_can_be_taken_back() {
    let mut server = started(&["me", "calm", "calm"]);
    let mut taken = 0;
    for _ in 0..200 {
        if server.wait().over {
            break;
        }
        let (before, count) = (*server.host.table().state(), server.host.table().move_count());
        let (known, asked) = (server.host.number(), server.host.table().question(Seat(0)));
        server.answer();
        if server.host.wait(seat(0)).undo && server.host.table().move_count() == count + 1 {
            let told = server.host.number();
            server.ask(seat(0), Request::Undo).unwrap();
            assert_eq!(*server.host.table().state(), before);
            let update = server.host.update(seat(0), Some(told)).unwrap();
            assert_eq!((update.from as usize, update.steps.len()), (count, 0));
            assert_ne!(server.host.table().question(Seat(0)), asked, "a question is never asked again by its number");
            assert_eq!(server.host.number(), known + 2);
            taken += 1;
            server.answer();
        }
        server.settle();
    }
    assert!(taken > 3, "{taken}");
    let (told, _) = host::replay::<Rules>(&server.save).unwrap();
    assert_eq!(told.steps.len(), server.host.table().move_count());
}

#[test]
fn a_whole_turn_is_taken_back_against_bots_and_drawn_again() {
    let mut server = started(&["me", "calm", "calm"]);
    assert_eq!(server.ask(seat(0), Request::UndoTurn), Err(Refusal::Undo(UndoError::Nothing)));
    for _ in 0..20 {
        server.answer();
        server.settle();
    }
    let (draws, moves) = (server.host.table().draws(), server.host.table().move_count());
    assert!(server.host.wait(seat(0)).undo_turn);
    server.ask(seat(0), Request::UndoTurn).unwrap();
    assert!(server.host.table().move_count() < moves && server.wait().asked == seat(0));
    assert_eq!(server.host.table().draws(), draws, "the numbers of the draws are not used again");
    assert!(matches!(last_notice(&server), Some(NoticeKind::TurnUndone(_))));
    assert_eq!(server.host.undone_turns(), 1);
    assert_eq!(host::check::<Rules>(&server.save, None).unwrap().undone_turns, 1, "the save says so");
    let again = reopen::<Rules>(&server.save, &["me", "calm", "calm"]);
    assert_eq!((again.undone_turns(), again.table().draws()), (1, draws));
}

#[test]
fn a_whole_turn_is_not_taken_back_from_other_people() {
    let mut server = started(&["me", "me", "calm"]);
    server.answer();
    assert!(!server.host.wait(seat(0)).undo_turn);
    assert_eq!(server.ask(seat(0), Request::UndoTurn), Err(Refusal::NotAlone));
}

#[test]
fn a_whole_turn_is_not_taken_back_from_a_person_who_has_left() {
    let give = |number| Request::GiveSeat { seat: Seat(number), bot: "calm".into() };
    let absent = Command::SetHolder { seat: Seat(1), holder: Holder::Bot("calm".into()), why: HandOver::Absent };
    for leave in [None, Some(absent)] {
        let mut server = started(&["me", "me", "calm"]);
        // The secret answers at the beginning: the person in seat 1 gives the last one.
        while server.wait().asked.contains(Seat(0)) {
            server.answer();
        }
        while server.wait().asked.contains(Seat(1)) {
            server.answer();
        }
        match leave {
            None => server.ask(seat(1), give(1)).unwrap(),
            Some(command) => {
                let proposal = server.host.command(command).unwrap();
                server.store(proposal);
            }
        }
        assert!(server.host.table().has_chosen(seat(0)) && server.host.people() == [seat(0)]);
        assert!(!server.host.wait(seat(0)).undo_turn);
        assert_eq!(server.ask(seat(0), Request::UndoTurn), Err(Refusal::NotAlone), "the moves of seat 1 would go away");
        assert!(!reopen::<Rules>(&server.save, &["me", "me", "calm"]).wait(seat(0)).undo_turn);
        // From the next turn on, only bots lose moves.
        for _ in 0..20 {
            server.settle();
            server.answer();
        }
        assert!(server.host.wait(seat(0)).undo_turn);
        server.ask(seat(0), Request::UndoTurn).unwrap();
    }
}

#[test]
fn more_is_taken_back_only_if_everybody_agrees() {
    let mut server = started(&["me", "me", "me"]);
    for _ in 0..12 {
        server.answer();
        server.settle();
    }
    let moves = server.host.table().move_count() as u32;
    let back = moves - 5;
    assert_eq!(server.ask(seat(1), Request::VoteUndo { accept: true }), Err(Refusal::NothingProposed));
    for wrong in [moves, moves + 1, u32::MAX] {
        let refused = server.ask(seat(1), Request::ProposeUndo { moves: wrong });
        assert_eq!(refused, Err(Refusal::Undo(UndoError::Nothing)));
    }
    // Somebody is against it.
    server.ask(seat(1), Request::ProposeUndo { moves: back }).unwrap();
    assert_eq!(server.ask(seat(2), Request::ProposeUndo { moves: back }), Err(Refusal::AlreadyProposed));
    server.ask(seat(0), Request::VoteUndo { accept: false }).unwrap();
    assert_eq!((server.wait().proposal, server.host.table().move_count() as u32), (None, moves));
    // Everybody is for it.
    server.ask(seat(1), Request::ProposeUndo { moves: back }).unwrap();
    server.ask(seat(0), Request::VoteUndo { accept: true }).unwrap();
    let lines = server.save.len();
    server.ask(seat(0), Request::VoteUndo { accept: true }).unwrap();
    assert_eq!(server.save.len(), lines, "a vote counts once");
    let again = reopen::<Rules>(&server.save, &["me", "me", "me"]);
    assert_eq!(again.wait(SeatSet::NONE).proposal, server.wait().proposal, "it outlives a reload");
    assert_eq!(server.host.table().move_count() as u32, moves);
    server.ask(seat(2), Request::VoteUndo { accept: true }).unwrap();
    assert_eq!(server.host.table().move_count() as u32, back);
    assert_eq!(last_notice(&server), Some(NoticeKind::UndoneByAll(5)));
    assert_eq!(server.wait().proposal, None);
}

#[test]
fn who_agreed_to_an_undo_is_asked_again_after_a_move() {
    let mut server = started(&["me", "me", "me"]);
    for _ in 0..12 {
        server.answer();
        server.settle();
    }
    let moves = server.host.table().move_count() as u32;
    server.ask(seat(1), Request::ProposeUndo { moves: moves - 1 }).unwrap();
    server.ask(seat(0), Request::VoteUndo { accept: true }).unwrap();
    server.answer();
    server.settle();
    let accepted = |host: &Host<Rules>| host.wait(SeatSet::NONE).proposal.unwrap().accepted;
    assert_eq!(accepted(&server.host), seat(1), "seat 0 did not agree to lose that move");
    assert_eq!(accepted(&reopen::<Rules>(&server.save, &["me", "me", "me"])), seat(1));
    let played = server.host.table().move_count();
    server.ask(seat(2), Request::VoteUndo { accept: true }).unwrap();
    assert_eq!(server.host.table().move_count(), played);
    server.ask(seat(0), Request::VoteUndo { accept: true }).unwrap();
    assert_eq!(server.host.table().move_count() as u32, moves - 1);
}

/// The last vote and the undo are one proposal. A store that loses its second line must not leave a vote that nobody can end.
#[test]
fn an_undo_that_was_cut_off_behind_the_last_vote_is_carried_out() {
    const PEOPLE: [&str; 3] = ["me", "me", "calm"];
    for rests in [false, true] {
        let mut server = started(&PEOPLE);
        for _ in 0..12 {
            server.answer();
            server.settle();
        }
        server.ask(seat(0), Request::Pause(rests)).unwrap();
        let moves = server.host.table().move_count() as u32 - 5;
        server.ask(seat(1), Request::ProposeUndo { moves }).unwrap();
        server.ask(seat(0), Request::VoteUndo { accept: true }).unwrap();
        let whole = server.host.update(seat(1), None);
        let (kept, lost) = server.save.trim_end().rsplit_once('\n').unwrap();
        assert_eq!(lost, "{\"undo_agreed\":5}");
        let mut torn = reopen::<Rules>(&format!("{kept}\n"), &PEOPLE);
        let proposal = torn.advance().expect("the undo is still to be done");
        assert_eq!(proposal.lines.first().map(String::as_str), Some(lost));
        assert!(rests || proposal.lines.len() == 1, "a player is asked");
        torn.stored();
        assert_eq!(torn.update(seat(1), None), whole);
    }
}

#[test]
fn there_is_nobody_to_ask_at_a_table_of_bots() {
    let mut server = started(&["me", "calm", "calm"]);
    server.answer();
    assert_eq!(server.ask(seat(0), Request::ProposeUndo { moves: 0 }), Err(Refusal::Alone));
}

#[test]
fn who_cannot_undo_is_not_told_so() {
    let mut server = started(&["me", "me", "me"]);
    server.answer();
    assert!(server.host.wait(seat(0)).undo && !server.host.wait(seat(1)).undo);
    assert!(!server.host.wait(SeatSet::NONE).undo);
    server.ask(seat(0), Request::GiveSeat { seat: Seat(0), bot: "calm".into() }).unwrap();
    assert!(!server.host.wait(seat(0)).undo, "a bot plays the seat, so the request would be refused");
    assert_eq!(server.ask(seat(0), Request::Undo), Err(Refusal::NotYours));
}
