//! Bots: they play to the end, think in slices, can be dropped, and a late answer is ignored.

use crate::server::{reopen, seat, serve};
use cosmic_frog::{Rules, Setup, SoloLevel};
use host::replay;
use protocol::{Command, HandOver, Holder, Open, Refusal, Request};
use tabletop::{Pending, SaveLine, Seat, SeatSet, Secrets};

#[test]
fn bots_play_to_the_end_and_the_save_tells_it_again() {
    let mut server = serve::<Rules>(Setup::new(3), &["calm", "calm", "random"]);
    server.settle();
    let table = server.host.table();
    assert_eq!(table.pending(), Pending::Over);
    assert!(server.host.score().is_some() && server.host.is_over());
    let (told, _) = replay::<Rules>(&server.save).unwrap();
    assert_eq!(told.steps.len(), table.move_count());
    assert_eq!(told.steps.last().unwrap().view.state, table.rules().view(table.state(), SeatSet::ALL).state);
    assert!(told.wait.over);
}

#[test]
fn the_rules_play_seats_that_nobody_holds() {
    let setup = Setup::solo(SoloLevel::Easy);
    let mut server = serve::<Rules>(setup.clone(), &["calm", "-", "-", "-"]);
    server.settle();
    assert_eq!(server.host.table().pending(), Pending::Over);
    let mut server = serve::<Rules>(setup, &["me", "-", "-", "-"]);
    for _ in 0..60 {
        server.settle();
        if server.wait().over {
            break;
        }
        assert_eq!(server.wait().asked, seat(0));
        server.answer();
    }
    for holders in [[Holder::Person, Holder::Person, Holder::Nobody, Holder::Nobody], [const { Holder::Nobody }; 4]] {
        let open = Open { save: server.save.clone(), holders: holders.to_vec(), orders: Vec::new(), bot_seed: None };
        assert!(host::Host::<Rules>::open(open, Box::new(host::SeededChance(1))).is_err());
    }
}

#[test]
fn a_late_answer_of_a_bot_is_ignored() {
    let mut server = serve::<Rules>(Setup::new(3), &["me", "random", "me"]);
    while server.host.bot_job().is_none() {
        let proposal = server.host.advance().expect("a bot is asked in the end");
        server.store(proposal);
    }
    let mut late = server.host.bot_job().unwrap();
    let mut dropped = server.host.bot_job().unwrap();
    assert!(server.host.bot_answer(&late).is_none(), "it has not thought yet");
    while !late.step(1) {}
    while !dropped.step(1) {}
    drop(dropped);
    // A person takes the seat over while the bot thinks.
    let person = |holder| Command::SetHolder { seat: Seat(1), holder, why: HandOver::Given };
    let proposal = server.host.command(person(Holder::Person)).unwrap();
    server.store(proposal);
    assert!(server.host.bot_answer(&late).is_none(), "the seat is a person's");
    let proposal = server.host.command(person(Holder::Bot("calm".into()))).unwrap();
    server.store(proposal);
    assert!(server.host.bot_answer(&late).is_none(), "another bot plays the seat");
    let mut job = server.host.bot_job().expect("the bot is asked again");
    while !job.step(1) {}
    let moves = server.host.table().move_count();
    let proposal = server.host.bot_answer(&job).expect("an answer in time");
    server.store(proposal);
    assert_eq!(server.host.table().move_count(), moves + 1);
    assert!(server.host.bot_answer(&late).is_none(), "the question is answered");
    assert!(server.host.bot_answer(&job).is_none(), "the question is answered");
}

#[test]
fn a_bot_stands_in_for_one_answer_when_the_time_is_up() {
    let mut server = serve::<Rules>(Setup::new(3), &["me", "me", "me"]);
    server.settle();
    let question = server.question(Seat(1));
    let time_out = |bot: &str| Command::TimeOut { question, bot: bot.into() };
    assert!(server.host.command(time_out("ghost")).is_err());
    server.ask(seat(1), Request::Pause(true)).unwrap();
    assert_eq!(server.host.command(time_out("random")), Err(Refusal::Paused), "no clock runs");
    server.ask(seat(1), Request::Pause(false)).unwrap();
    let proposal = server.host.command(time_out("random")).unwrap();
    server.store(proposal);
    assert!(!server.wait().clocks.contains(Seat(1)) && server.wait().clocks.contains(Seat(0)));
    let again = server.host.command(time_out("random")).unwrap();
    assert!(again.lines.is_empty(), "once is enough");
    let proposal = server.host.play_bot().expect("the bot answers");
    server.store(proposal);
    assert!(!server.wait().asked.contains(Seat(1)));
    assert!(server.host.bot_job().is_none(), "for one answer only");
    assert!(server.host.command(time_out("random")).is_err(), "the question is answered");
    assert_eq!(server.ask(seat(1), Request::Undo), Ok(()), "the player may take the bot's answer back");
    assert!(server.wait().clocks.contains(Seat(1)), "and is asked again");
}

/// A save from elsewhere may name a bot that this version does not have.
#[test]
fn a_stand_in_that_there_is_not_keeps_no_other_bot_waiting() {
    let names = ["me", "calm", "me"];
    let mut server = serve::<Rules>(Setup::new(3), &names);
    while server.wait().asked.len() < 3 {
        let proposal = server.host.advance().expect("everybody is asked in the end");
        server.store(proposal);
    }
    let line = SaveLine::StandIn { question: server.question(Seat(0)), bot: "ghost".into() }.write();
    let host = reopen::<Rules>(&(server.save.clone() + &line), &names);
    assert_eq!(host.bot_job().expect("the other bot is asked").seat(), Seat(1));
    assert!(host.wait(seat(0)).clocks.contains(Seat(0)), "the player answers");
    server.host.follow(&[line.trim_end().into()]).unwrap();
    assert_eq!(server.host.wait(seat(0)), host.wait(seat(0)));
    // The same for a bot that holds a seat: another writer may know more bots.
    let ghost = SaveLine::Seat { seat: 0, holder: Holder::Bot("ghost".into()), why: None }.text();
    server.host.follow(&[ghost]).unwrap();
    assert_eq!(server.host.bot_job().expect("the other bot is asked").seat(), Seat(1));
}
