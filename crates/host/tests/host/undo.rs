//! Undo: players take back their own answers at once, a whole turn against bots, and more if everybody agrees.

use crate::server::{Server, reopen, seat, serve};
use cosmic_frog::{Rules, Setup};
use protocol::{NoticeKind, Refusal, Request};
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
