//! Hosted tables: what each person is told, what is written down, and what the host takes from hostile pages.

use cosmic_frog::{Rules, Setup};
use host::{Host, branch, replay};
use protocol::{FromTable, FromTableOf, Holder, Open, ToTable, UpdateOf};
use tabletop::{Game, Save, Seat, SeatSet, Turn};

fn open(holders: &[&str], setup: Setup) -> (Host<Rules>, String) {
    let rules = Rules::from_setup(setup).unwrap();
    let save = Save { header: Save::header(&rules), lines: Vec::new() }.write();
    (host(&save, holders), save)
}

fn host(save: &str, holders: &[&str]) -> Host<Rules> {
    let holders = holders.iter().map(|name| match *name {
        "me" => Holder::Person,
        "-" => Holder::Nobody,
        bot => Holder::Bot(bot.into()),
    });
    let open = Open { save: save.into(), holders: holders.collect(), orders: Vec::new(), seed: Some(5) };
    Host::open(open).unwrap().0
}

/// Goes on until somebody is asked; collects the lines for the save and the last update.
fn settle(host: &mut Host<Rules>, save: &mut String) -> Option<UpdateOf<Rules>> {
    let mut last = None;
    for _ in 0..5000 {
        let Some(messages) = host.advance() else { return last };
        take(messages, save, &mut last);
    }
    panic!("the table never waits for anybody");
}

fn take(messages: Vec<FromTableOf<Rules>>, save: &mut String, last: &mut Option<UpdateOf<Rules>>) {
    for message in messages {
        match message {
            FromTable::Append(lines) => save.push_str(&lines),
            FromTable::Update(update) => *last = Some(*update),
            other => panic!("{other:?}"),
        }
    }
}

/// Answers for whoever is asked with the first legal answer that `choose` likes.
fn answer(host: &mut Host<Rules>, save: &mut String) -> Option<UpdateOf<Rules>> {
    let wait = host.wait();
    let seat = wait.asked.iter().next().unwrap();
    let rules = host.table().rules().clone();
    let mut last = None;
    take(host.hear(ToTable::Look(rules.person(seat))), save, &mut last);
    if wait.end.is_some() {
        take(host.hear(ToTable::EndTurn(seat)), save, &mut last);
        return last;
    }
    let state = *host.table().state();
    let mut moves = Vec::new();
    rules.legal(&state, &mut moves);
    let mv = *moves.iter().rev().find(|&&mv| rules.answers(&state, mv) == Some(seat)).unwrap();
    let at = host.table().moves().count() as u32;
    take(host.hear(ToTable::Answer { at, text: rules.write_move(&state, mv) }), save, &mut last);
    last
}

#[test]
fn bots_play_to_the_end_and_the_save_tells_it_again() {
    let (mut host, mut save) = open(&["calm", "calm", "random"], Setup::new(3));
    settle(&mut host, &mut save);
    assert_eq!(host.table().turn(), Turn::Over);
    let told = replay::<Rules>(&save).unwrap();
    assert_eq!(told.steps.len(), host.table().moves().count());
    assert_eq!(
        told.steps.last().unwrap().view.state,
        host.table().rules().view(host.table().state(), SeatSet::ALL).state
    );
    assert!(told.wait.over);
}

#[test]
fn a_branch_keeps_the_first_moves() {
    let (mut host, mut save) = open(&["calm", "calm", "random"], Setup::new(3));
    settle(&mut host, &mut save);
    let cut = branch::<Rules>(&save, 140).unwrap();
    let told = replay::<Rules>(&cut).unwrap();
    assert_eq!(told.steps.len(), 140);
    assert!(!told.wait.over);
    let whole = replay::<Rules>(&save).unwrap();
    assert_eq!(told.steps[139], whole.steps[139]);
}

#[test]
fn a_table_goes_on_where_it_was_left() {
    let (mut first, mut save) = open(&["me", "calm", "calm"], Setup::new(3));
    settle(&mut first, &mut save);
    for _ in 0..30 {
        answer(&mut first, &mut save);
        settle(&mut first, &mut save);
    }
    let again = host(&save, &["me", "calm", "calm"]);
    assert_eq!(again.table().state(), first.table().state());
    assert_eq!(again.wait().asked, first.wait().asked);
}

#[test]
fn people_are_told_only_what_they_may_know() {
    let (mut host, mut save) = open(&["me", "me", "me"], Setup::new(3));
    settle(&mut host, &mut save);
    for _ in 0..60 {
        let update = answer(&mut host, &mut save);
        let more = settle(&mut host, &mut save);
        let update = more.or(update).unwrap();
        let rules = host.table().rules();
        let last = update.steps.last().map_or(update.start, |step| step.view);
        assert_eq!(last.viewer, update.viewer);
        let seen = rules.view(host.table().state(), update.viewer);
        assert!(last == seen, "the newest view is not the truth as seen by {:?}", update.viewer);
        if host.wait().over {
            break;
        }
    }
    assert!(host.table().moves().count() > 100);
}

#[test]
fn each_person_is_told_every_move_once() {
    let (mut host, mut save) = open(&["me", "me", "me"], Setup::new(3));
    let mut told = std::collections::BTreeMap::<SeatSet, usize>::new();
    settle(&mut host, &mut save);
    for _ in 0..60 {
        let seat = host.wait().asked.iter().next().unwrap();
        let person = SeatSet::one(seat);
        for message in host.hear(ToTable::Look(person)) {
            if let FromTable::Update(update) = message {
                let known = told.entry(person).or_default();
                assert_eq!(update.from as usize, *known);
                *known += update.steps.len();
            }
        }
        let update = answer(&mut host, &mut save).unwrap();
        *told.get_mut(&person).unwrap() = update.from as usize + update.steps.len();
        if let Some(update) = settle(&mut host, &mut save) {
            *told.get_mut(&person).unwrap() = update.from as usize + update.steps.len();
        }
    }
}

#[test]
fn an_answer_can_be_taken_back() {
    let (mut host, mut save) = open(&["me", "calm", "calm"], Setup::new(3));
    settle(&mut host, &mut save);
    let mut taken = 0;
    for _ in 0..200 {
        if host.wait().over {
            break;
        }
        let before = *host.table().state();
        let count = host.table().moves().count();
        answer(&mut host, &mut save);
        if host.wait().undo && host.table().moves().count() == count + 1 {
            let mut last = None;
            take(host.hear(ToTable::Undo(SeatSet::one(Seat(0)))), &mut save, &mut last);
            assert_eq!(*host.table().state(), before);
            assert_eq!(last.unwrap().from as usize, count);
            taken += 1;
            answer(&mut host, &mut save);
        }
        settle(&mut host, &mut save);
    }
    assert!(taken > 3, "{taken}");
    assert_eq!(*replay::<Rules>(&save).map(|told| told.steps.len()).as_ref().unwrap(), host.table().moves().count());
}

#[test]
fn hostile_pages_change_nothing() {
    let (mut host, mut save) = open(&["me", "me", "calm"], Setup::new(3));
    settle(&mut host, &mut save);
    host.hear(ToTable::Look(SeatSet::one(Seat(0))));
    let before = *host.table().state();
    let at = host.table().moves().count() as u32;
    let long = "x".repeat(10_000);
    for text in ["", "red", "purple keep 0", "chance card flux", "red leap 0,0", "\u{0}\u{1}", long.as_str()] {
        host.hear(ToTable::Answer { at, text: text.into() });
    }
    host.hear(ToTable::Answer { at: 0, text: "red keep 0".into() });
    host.hear(ToTable::Undo(SeatSet::ALL));
    host.hear(ToTable::EndTurn(Seat(7)));
    host.hear(ToTable::Orders(Seat(7), 1));
    // Nobody looks with eyes that are not theirs.
    assert!(host.hear(ToTable::Look(SeatSet::ALL)).is_empty());
    assert!(host.hear(ToTable::Look(SeatSet::one(Seat(2)))).is_empty());
    assert_eq!(*host.table().state(), before);
    for bad in ["", "{}", "not a save", &save.replace("cosmic-frog", "chess")] {
        let open = Open { save: bad.into(), holders: vec![Holder::Person; 3], orders: Vec::new(), seed: None };
        assert!(Host::<Rules>::open(open).is_err());
    }
    let open = |holders: Vec<Holder>| Open { save: save.clone(), holders, orders: Vec::new(), seed: None };
    assert!(Host::<Rules>::open(open(vec![Holder::Person; 2])).is_err());
    assert!(Host::<Rules>::open(open(vec![Holder::Bot("nobody".into()); 3])).is_err());
}

#[test]
fn the_rules_play_seats_that_nobody_holds() {
    let setup = Setup::solo(cosmic_frog::Level::Easy);
    let (mut host, mut save) = open(&["calm", "-", "-", "-"], setup.clone());
    settle(&mut host, &mut save);
    assert_eq!(host.table().turn(), Turn::Over);
    let (mut host, mut save) = open(&["me", "-", "-", "-"], setup);
    for _ in 0..60 {
        settle(&mut host, &mut save);
        if host.wait().over {
            break;
        }
        assert_eq!(host.wait().asked, SeatSet::one(Seat(0)));
        answer(&mut host, &mut save);
    }
    for holders in [[Holder::Person, Holder::Person, Holder::Nobody, Holder::Nobody], [const { Holder::Nobody }; 4]] {
        let open = Open { save: save.clone(), holders: holders.to_vec(), orders: Vec::new(), seed: None };
        assert!(Host::<Rules>::open(open).is_err());
    }
}

#[test]
fn standing_orders_answer_windows() {
    let asked = |orders: u32| {
        let (mut host, mut save) = open(&["me", "calm", "calm"], Setup::new(3));
        host.hear(ToTable::Orders(Seat(0), orders));
        settle(&mut host, &mut save);
        let mut windows = 0;
        for _ in 0..120 {
            if host.wait().over {
                break;
            }
            windows +=
                u32::from(host.table().rules().pass(host.table().state()).is_some() && host.wait().end.is_none());
            answer(&mut host, &mut save);
            settle(&mut host, &mut save);
        }
        windows
    };
    assert!(asked(0) > 0);
    assert_eq!(asked(0xff), 0);
}

#[test]
fn messages_survive_their_bytes() {
    let (mut host, mut save) = open(&["me", "calm", "calm"], Setup::new(3));
    let update = settle(&mut host, &mut save).unwrap();
    let message: FromTableOf<Rules> = FromTable::Update(Box::new(update));
    assert_eq!(protocol::read::<FromTableOf<Rules>>(&protocol::write(&message)), Some(message));
    assert_eq!(protocol::read::<ToTable>(&[0xff, 0xff, 0x07]), None);
}
