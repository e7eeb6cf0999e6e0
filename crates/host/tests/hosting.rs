//! Hosted tables: what each person is told, what is written down, and what the host takes from hostile pages.

use cosmic_frog::{Card, Move, Rules, Setup};
use host::{Host, HostOutput, OpenError, branch, replay};
use protocol::{BranchPoint, FromTable, FromTableOf, Holder, Open, ToTable, UpdateOf};
use tabletop::{Game, Header, Notation, Pending, Save, Seat, SeatSet, Secrets};

fn open(holders: &[&str], setup: Setup) -> (Host<Rules>, String) {
    let rules = Rules::from_setup(setup).unwrap();
    let save = Save::new(Header::of(&rules), Vec::new()).write();
    (host(&save, holders), save)
}

fn host(save: &str, holders: &[&str]) -> Host<Rules> {
    let holders = holders.iter().map(|name| match *name {
        "me" => Holder::Person,
        "-" => Holder::Nobody,
        bot => Holder::Bot(bot.into()),
    });
    let open = Open { save: save.into(), holders: holders.collect(), orders: Vec::new(), seed: Some(5) };
    Host::open(open).unwrap_or_else(|error| panic!("{error:?}"))
}

/// Goes on until somebody is asked; collects the lines for the save and the last update.
fn settle(host: &mut Host<Rules>, save: &mut String) -> Option<UpdateOf<Rules>> {
    let mut last = None;
    for _ in 0..5000 {
        let Some(told) = host.advance() else { return last };
        take(told, save, &mut last);
    }
    panic!("the table never waits for anybody");
}

fn take(told: HostOutput<Rules>, save: &mut String, last: &mut Option<UpdateOf<Rules>>) {
    told.lines.iter().for_each(|line| *save += &format!("{line}\n"));
    for message in told.messages {
        match message {
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
    take(host.handle(ToTable::Look(rules.seats_of_player(seat))), save, &mut last);
    if wait.end.is_some() {
        take(host.handle(ToTable::EndTurn(seat)), save, &mut last);
        return last;
    }
    let state = *host.table().state();
    let mut moves = Vec::new();
    rules.legal(&state, &mut moves);
    let mv = *moves.iter().rev().find(|&&mv| rules.actor(&state, mv) == Some(seat)).unwrap();
    let at = host.table().moves().count() as u32;
    take(host.handle(ToTable::Answer { at, text: rules.write_move(&state, mv) }), save, &mut last);
    last
}

#[test]
fn bots_play_to_the_end_and_the_save_tells_it_again() {
    let (mut host, mut save) = open(&["calm", "calm", "random"], Setup::new(3));
    settle(&mut host, &mut save);
    assert_eq!(host.table().pending(), Pending::Over);
    let (told, _) = replay::<Rules>(&save).unwrap();
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
    let cut = branch::<Rules>(&save, BranchPoint::Moves(140)).unwrap();
    let (told, _) = replay::<Rules>(&cut).unwrap();
    assert_eq!(told.steps.len(), 140);
    assert!(!told.wait.over);
    let (whole, _) = replay::<Rules>(&save).unwrap();
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
        let person = SeatSet::single(seat);
        for message in host.handle(ToTable::Look(person)).messages {
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
            take(host.handle(ToTable::Undo(SeatSet::single(Seat(0)))), &mut save, &mut last);
            assert_eq!(*host.table().state(), before);
            assert_eq!(last.unwrap().from as usize, count);
            taken += 1;
            answer(&mut host, &mut save);
        }
        settle(&mut host, &mut save);
    }
    assert!(taken > 3, "{taken}");
    assert_eq!(
        *replay::<Rules>(&save).map(|(told, _)| told.steps.len()).as_ref().unwrap(),
        host.table().moves().count()
    );
}

#[test]
fn hostile_pages_change_nothing() {
    let (mut host, mut save) = open(&["me", "me", "calm"], Setup::new(3));
    settle(&mut host, &mut save);
    host.handle(ToTable::Look(SeatSet::single(Seat(0))));
    let before = *host.table().state();
    let at = host.table().moves().count() as u32;
    let long = "x".repeat(10_000);
    for text in ["", "red", "purple keep 0", "chance card flux", "red leap 0,0", "\u{0}\u{1}", long.as_str()] {
        host.handle(ToTable::Answer { at, text: text.into() });
    }
    host.handle(ToTable::Answer { at: 0, text: "red keep 0".into() });
    host.handle(ToTable::Undo(SeatSet::ALL));
    host.handle(ToTable::EndTurn(Seat(7)));
    host.handle(ToTable::Orders(Seat(7), 1));
    // Nobody looks with eyes that are not theirs.
    assert!(host.handle(ToTable::Look(SeatSet::ALL)).messages.is_empty());
    assert!(host.handle(ToTable::Look(SeatSet::single(Seat(2)))).messages.is_empty());
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
    assert_eq!(host.table().pending(), Pending::Over);
    let (mut host, mut save) = open(&["me", "-", "-", "-"], setup);
    for _ in 0..60 {
        settle(&mut host, &mut save);
        if host.wait().over {
            break;
        }
        assert_eq!(host.wait().asked, SeatSet::single(Seat(0)));
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
        host.handle(ToTable::Orders(Seat(0), orders));
        settle(&mut host, &mut save);
        let mut windows = 0;
        for _ in 0..120 {
            if host.wait().over {
                break;
            }
            windows += u32::from(
                host.table().rules().passing_move(host.table().state()).is_some() && host.wait().end.is_none(),
            );
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

#[test]
fn a_follower_repeats_what_the_writer_stored() {
    let (mut writer, mut save) = open(&["me", "calm", "calm"], Setup::new(3));
    let mut follower = host(&save, &["me", "calm", "calm"]);
    let mut shown = 0;
    for turn in 0..80 {
        let stored = save.len();
        settle(&mut writer, &mut save);
        if writer.wait().over {
            break;
        }
        answer(&mut writer, &mut save);
        if turn % 3 == 0 && writer.wait().undo {
            take(writer.handle(ToTable::Undo(SeatSet::single(Seat(0)))), &mut save, &mut None);
        }
        let lines: Vec<String> = save[stored..].lines().map(String::from).collect();
        let told = follower.follow(&lines).unwrap();
        assert!(told.lines.is_empty(), "a follower writes nothing");
        assert_eq!(follower.table().state(), writer.table().state());
        for message in told.messages {
            let FromTable::Update(update) = message else { panic!("{message:?}") };
            assert!(update.from as usize <= shown, "a gap: {} after {shown}", update.from);
            shown = update.from as usize + update.steps.len();
        }
        assert_eq!(shown, writer.table().moves().count());
    }
    assert!(follower.follow(&["{\"move\":\"nonsense\"}".into()]).is_err());
    assert!(follower.follow(&["garbage".into()]).is_err());
}

#[test]
fn a_save_that_the_rules_cannot_follow_is_not_opened() {
    let (mut writer, mut save) = open(&["calm", "calm", "calm"], Setup::new(3));
    settle(&mut writer, &mut save);
    let moves: Vec<&str> = save.lines().filter(|line| line.starts_with("{\"move\"")).collect();
    let edited = save.replacen(moves[150], "{\"move\":\"red leap 9,9\"}", 1);
    let open = Open { save: edited.clone(), holders: vec![Holder::Person; 3], orders: Vec::new(), seed: None };
    let Err(OpenError::Stops(stopped)) = Host::<Rules>::open(open) else { panic!("it was opened") };
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
    assert!(branch::<Rules>(&save, BranchPoint::Rescue).is_err(), "a sound save needs no rescue");
}

#[test]
fn seats_that_changed_hands_are_played_by_their_new_holders() {
    let (mut writer, mut save) = open(&["calm", "calm", "calm"], Setup::new(3));
    take(writer.advance().unwrap(), &mut save, &mut None);
    for seat in 0..3 {
        save += &tabletop::SaveLine::Seat { seat, holder: Holder::Person }.write();
    }
    let taken = host(&save, &["calm", "calm", "calm"]);
    assert_eq!(taken.players().len(), 3);
    let ghost = tabletop::SaveLine::Seat { seat: 1, holder: Holder::Bot("ghost".into()) }.write();
    let open = Open { save: save + &ghost, holders: vec![Holder::Person; 3], orders: Vec::new(), seed: None };
    assert!(matches!(Host::<Rules>::open(open), Err(OpenError::Invalid(reason)) if reason.contains("ghost")));
}

/// The seat's ability card lies face up.
fn is_up(host: &Host<Rules>, seat: Seat) -> bool {
    host.table().state().frog(seat).up
}

/// Plays until the person at seat 0 has a face-down card and another frog's turn has begun after theirs.
fn host_in_play(holders: &[&str]) -> (Host<Rules>, String) {
    let (mut host, mut save) = open(holders, Setup::new(3));
    settle(&mut host, &mut save);
    for _ in 0..40 {
        let between = host.wait().end.is_some();
        if between && host.table().state().frog(Seat(0)).in_play() && !is_up(&host, Seat(0)) {
            return (host, save);
        }
        answer(&mut host, &mut save);
        settle(&mut host, &mut save);
    }
    panic!("the turn of the person never ends with a card face down");
}

#[test]
fn a_card_is_turned_up_at_once_where_the_game_pauses() {
    let (mut host, mut save) = host_in_play(&["me", "calm", "calm"]);
    let (waiting, moves) = (host.wait().end, host.table().moves().count());
    let mut last = None;
    take(host.handle(ToTable::Arm(Seat(0), true)), &mut save, &mut last);
    assert!(is_up(&host, Seat(0)));
    assert_eq!(host.table().moves().count(), moves + 1);
    let update = last.unwrap();
    assert!(update.wait.armed.is_empty(), "what has happened waits no longer");
    assert_eq!(update.wait.end, waiting, "the turn still ends with the seat that had it");
    assert!(save.contains("\"red reveal\""), "it is written down like every move");
    assert!(
        host::replay::<Rules>(&save).is_ok_and(|(told, _)| told.steps.len() == moves + 1),
        "the save tells it again"
    );
    assert_eq!(host.table().can_undo(SeatSet::single(Seat(0))), Err(tabletop::UndoError::Barrier));
}

#[test]
fn a_wish_to_interrupt_waits_for_the_next_pause_and_only_its_owner_sees_it() {
    let (mut host, mut save) = open(&["me", "me", "calm"], Setup::new(3));
    let mut last = None;
    // Chance still lays the Land out: nothing can be interrupted.
    take(host.handle(ToTable::Look(SeatSet::single(Seat(0)))), &mut save, &mut last);
    take(host.handle(ToTable::Arm(Seat(0), true)), &mut save, &mut last);
    assert_eq!(last.as_ref().unwrap().wait.armed, SeatSet::single(Seat(0)));
    take(host.handle(ToTable::Look(SeatSet::single(Seat(1)))), &mut save, &mut last);
    assert_eq!(last.as_ref().unwrap().wait.armed, SeatSet::NONE, "nobody else sees it");
    // Nobody arms or disarms for somebody else.
    host.handle(ToTable::Arm(Seat(0), false));
    host.handle(ToTable::Arm(Seat(2), true));
    take(host.handle(ToTable::Look(SeatSet::single(Seat(0)))), &mut save, &mut last);
    assert_eq!(last.as_ref().unwrap().wait.armed, SeatSet::single(Seat(0)));
    // It happens before the first action card is drawn.
    for _ in 0..200 {
        settle(&mut host, &mut save);
        if is_up(&host, Seat(0)) {
            break;
        }
        answer(&mut host, &mut save);
    }
    let reveal = save.lines().position(|line| line.contains("red reveal")).expect("the card was turned up");
    let draw = save.lines().position(|line| line.contains("chance draw")).unwrap_or(usize::MAX);
    assert!(reveal < draw, "line {reveal} comes after the first card, line {draw}");
    assert!(host.wait().armed.is_empty());
}

#[test]
fn a_wish_to_interrupt_can_be_taken_back() {
    let (mut host, mut save) = open(&["me", "calm", "calm"], Setup::new(3));
    let mut last = None;
    take(host.handle(ToTable::Arm(Seat(0), true)), &mut save, &mut last);
    take(host.handle(ToTable::Arm(Seat(0), false)), &mut save, &mut last);
    assert!(last.unwrap().wait.armed.is_empty());
    for _ in 0..10 {
        settle(&mut host, &mut save);
        answer(&mut host, &mut save);
    }
    assert!(!is_up(&host, Seat(0)) && !save.contains("red reveal"));
}

/// A person who only defends, or answers to the Flux, is not told that its turn is over.
#[test]
fn only_the_owner_of_a_turn_is_asked_to_end_it() {
    let (mut host, mut save) = open(&["me", "calm", "calm"], Setup::new(3));
    settle(&mut host, &mut save);
    let (mut ended, mut defended) = (0, 0);
    for _ in 0..400 {
        let wait = host.wait();
        if wait.over {
            break;
        }
        let state = *host.table().state();
        if let Some(seat) = wait.end {
            let card = host.table().moves().filter_map(|mv| match mv {
                Move::Card(card) => Some(card),
                _ => None,
            });
            assert_eq!((seat, state.active()), (Seat(0), Seat(0)));
            assert_eq!(card.last(), Some(Card::Frog(Seat(0))), "it was its turn");
            ended += 1;
        }
        let others = state.active() != Seat(0) && !state.between_turns();
        answer(&mut host, &mut save);
        defended += u32::from(others && host.table().state().between_turns());
        settle(&mut host, &mut save);
    }
    assert!(ended > 5 && defended > 0, "{ended} turns ended, {defended} answers ended the turn of somebody else");
}

#[test]
fn the_save_of_a_host_is_the_one_it_was_opened_from_and_every_line_since() {
    let (mut writer, mut save) = open(&["calm", "calm", "calm"], Setup::new(3));
    take(writer.advance().unwrap(), &mut save, &mut None);
    assert_eq!(writer.save(), save);
    // An older version wrote it, and a seat changed hands since.
    save = save.replacen("\"strata\":2,", "\"strata\":1,\"note\":\"kept\",", 1);
    save += &tabletop::SaveLine::Seat { seat: 1, holder: Holder::Bot("keen".into()) }.write();
    let mut again = host(&save, &["calm", "calm", "calm"]);
    assert_eq!(again.save(), save, "to the letter");
    let mut follower = host(&save, &["calm", "calm", "calm"]);
    let told = again.advance().unwrap();
    follower.follow(&told.lines).unwrap();
    take(told, &mut save, &mut None);
    assert_eq!((again.save(), follower.save()), (save.clone(), save));
}

#[test]
fn a_game_that_leaves_another_keeps_the_seats_that_changed_hands() {
    let (mut writer, mut save) = open(&["calm", "calm", "calm"], Setup::new(3));
    take(writer.advance().unwrap(), &mut save, &mut None);
    let moves = writer.table().moves().count() as u32;
    save += &tabletop::SaveLine::Seat { seat: 1, holder: Holder::Person }.write();
    let players = |save: &str| host(save, &["calm", "calm", "calm"]).players().len();
    assert_eq!(players(&branch::<Rules>(&save, BranchPoint::Moves(moves)).unwrap()), 1);
    assert_eq!(players(&branch::<Rules>(&save, BranchPoint::Moves(moves - 1)).unwrap()), 0, "that was later");
    // The same behind a damage.
    settle(&mut writer, &mut save);
    let bad = save.lines().nth(moves as usize / 2).unwrap().to_string();
    let rescued = branch::<Rules>(&save.replacen(&bad, "{\"mov", 1), BranchPoint::Rescue).unwrap();
    assert_eq!(players(&rescued), 1);
}
