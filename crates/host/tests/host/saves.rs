//! The lines of a host as a save: opened again, followed, branched, continued by a later version.

use crate::server::{opening, reopen, seat, serve};
use cosmic_frog::{Rules, Setup};
use host::{Host, OpenError, SeededChance, branch, replay};
use protocol::{BranchPoint, Holder, Request};
use tabletop::{Game, Origin, SaveLine};

const BOTS: [&str; 3] = ["calm", "calm", "calm"];
const ME: [&str; 3] = ["me", "calm", "calm"];

fn seat_line(seat: u8, holder: Holder) -> String {
    SaveLine::Seat { seat, holder, why: None }.write()
}

#[test]
fn a_branch_keeps_the_first_moves() {
    let mut server = serve::<Rules>(Setup::new(3), &["calm", "calm", "random"]);
    server.settle();
    let cut = branch::<Rules>(&server.save, BranchPoint::Moves(140)).unwrap();
    let (told, _) = replay::<Rules>(&cut).unwrap();
    assert_eq!(told.steps.len(), 140);
    assert!(!told.wait.over);
    let (whole, _) = replay::<Rules>(&server.save).unwrap();
    assert_eq!(told.steps[139], whole.steps[139]);
}

#[test]
fn a_table_goes_on_where_it_was_left() {
    let mut server = serve::<Rules>(Setup::new(3), &ME);
    server.settle();
    for _ in 0..30 {
        server.answer();
        server.settle();
        let again = reopen::<Rules>(&server.save, &ME);
        assert_eq!(again.table().state(), server.host.table().state());
        assert_eq!(again.wait(seat(0)), server.host.wait(seat(0)), "also the numbers of the questions");
        assert_eq!((again.number(), again.table().draws()), (server.host.number(), server.host.table().draws()));
    }
}

#[test]
fn a_follower_repeats_what_the_writer_stored() {
    let mut server = serve::<Rules>(Setup::new(3), &ME);
    let mut follower = reopen::<Rules>(&server.save, &ME);
    let (mut shown, mut last) = (0, None);
    for turn in 0..80 {
        let stored = server.save.len();
        server.settle();
        if server.wait().over {
            break;
        }
        server.answer();
        if turn % 3 == 0 && server.host.wait(seat(0)).undo {
            server.ask(seat(0), Request::Undo).unwrap();
        }
        let lines: Vec<String> = server.save[stored..].lines().map(String::from).collect();
        follower.follow(&lines).unwrap();
        assert_eq!(follower.table().state(), server.host.table().state());
        let update = follower.update(seat(0), last).unwrap();
        assert!(update.from as usize <= shown, "a gap: {} after {shown}", update.from);
        assert_eq!(Some(&update), server.host.update(seat(0), last).as_ref());
        shown = update.from as usize + update.steps.len();
        last = Some(update.number);
        assert_eq!(shown, server.host.table().move_count());
    }
    assert!(follower.follow(&["{\"move\":\"nonsense\"}".into()]).is_err());
    assert!(follower.follow(&["garbage".into()]).is_err());
    let of_another_game = r#"{"snapshot":{"text":"","hash":"0000000000000000"}}"#;
    assert!(follower.follow(&[of_another_game.into()]).is_err(), "the save could not be opened again");
}

#[test]
fn a_save_that_the_rules_cannot_follow_is_not_opened() {
    let mut server = serve::<Rules>(Setup::new(3), &BOTS);
    server.settle();
    let save = &server.save;
    let moves: Vec<&str> = save.lines().filter(|line| line.starts_with("{\"move\"")).collect();
    let edited = save.replacen(moves[150], "{\"move\":\"red leap 9,9\"}", 1);
    let opened = Host::<Rules>::open(opening(&edited, &["me", "me", "me"]), Box::new(SeededChance(1)));
    let Err(OpenError::Stops(stopped)) = opened else { panic!("it was opened") };
    assert!(stopped.moves < moves.len() as u32 && stopped.of == moves.len() as u32, "{stopped:?}");
    let (told, stop) = replay::<Rules>(&edited).unwrap();
    assert_eq!((told.steps.len(), stop), (stopped.counted as usize, Some(stopped.clone())));
    // Both ways to go on make a new save that can be followed.
    for point in [BranchPoint::Moves(stopped.counted), BranchPoint::Rescue] {
        let cut = branch::<Rules>(&edited, point).unwrap();
        assert_eq!(host::check::<Rules>(&cut, None).unwrap().stop, None);
    }
    let rescue = stopped.rescue.unwrap();
    assert!(rescue.moves > stopped.moves && rescue.reached == stopped.of, "{rescue:?}");
    assert!(branch::<Rules>(save, BranchPoint::Rescue).is_err(), "a sound save needs no rescue");
}

#[test]
fn a_save_of_newer_rules_is_not_opened_but_branched() {
    let mut server = serve::<Rules>(Setup::new(3), &ME);
    server.settle();
    let moves = server.host.table().move_count() as u32;
    let edition = format!("\"edition\":{}", Rules::EDITION);
    let newer = server.save.replacen(&edition, &format!("\"edition\":{}", Rules::EDITION + 1), 1);
    let opened = Host::<Rules>::open(opening(&newer, &ME), Box::new(SeededChance(1)));
    let Err(OpenError::Stops(stopped)) = opened else { panic!("it was opened") };
    assert_eq!((stopped.moves, stopped.of, stopped.counted), (moves, moves, moves));
    assert!(stopped.origin == Origin::Newer && stopped.rescue.is_none() && stopped.rule.is_none(), "{stopped:?}");
    assert_eq!(host::check::<Rules>(&newer, None).unwrap().stop, Some(stopped.clone()));
    let (told, stop) = replay::<Rules>(&newer).unwrap();
    assert_eq!((told.steps.len() as u32, stop), (moves, Some(stopped)));
    let cut = branch::<Rules>(&newer, BranchPoint::Moves(moves)).unwrap();
    assert_eq!(reopen::<Rules>(&cut, &ME).table().state(), server.host.table().state());
}

#[test]
fn a_save_of_an_older_version_is_continued_to_the_letter() {
    let mut server = serve::<Rules>(Setup::new(3), &BOTS);
    let proposal = server.host.advance().unwrap();
    server.store(proposal);
    // An older version wrote it, and a seat changed hands since.
    let mut save = server.save.replacen("\"strata\":2,", "\"strata\":1,\"note\":\"kept\",", 1);
    save += &seat_line(1, Holder::Bot("random".into()));
    let (mut again, mut follower) = (reopen::<Rules>(&save, &BOTS), reopen::<Rules>(&save, &BOTS));
    for _ in 0..40 {
        let proposal = again.advance().or_else(|| again.play_bot()).expect("bots play on");
        again.stored();
        follower.follow(&proposal.lines).unwrap();
        proposal.lines.iter().for_each(|line| save += &format!("{line}\n"));
    }
    let third = reopen::<Rules>(&save, &BOTS);
    for host in [&follower, &third] {
        assert_eq!(host.update(seat(0), None), again.update(seat(0), None));
    }
    let holders = follower.update(seat(0), None).unwrap().holders;
    assert_eq!(holders[1], Holder::Bot("random".into()));
}

#[test]
fn a_game_that_leaves_another_keeps_the_seats_that_changed_hands() {
    let mut server = serve::<Rules>(Setup::new(3), &BOTS);
    let proposal = server.host.advance().unwrap();
    server.store(proposal);
    let moves = server.host.table().move_count() as u32;
    server.save += &seat_line(1, Holder::Person);
    let people = |save: &str| reopen::<Rules>(save, &BOTS).people().len();
    assert_eq!(people(&branch::<Rules>(&server.save, BranchPoint::Moves(moves)).unwrap()), 1);
    assert_eq!(people(&branch::<Rules>(&server.save, BranchPoint::Moves(moves - 1)).unwrap()), 0, "that was later");
    // The same in a save with a damaged line. The host has not read the line about the seat, so it plays on with bots.
    server.settle();
    let bad = server.save.lines().nth(moves as usize / 2).unwrap().to_string();
    let rescued = branch::<Rules>(&server.save.replacen(&bad, "{\"mov", 1), BranchPoint::Rescue).unwrap();
    assert_eq!(people(&rescued), 1);
}
