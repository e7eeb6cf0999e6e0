//! Save files: what is read, how far a save is followed, and how much work that takes.

use std::sync::Arc;
use tabletop::{
    Entry, Game, Header, Holder, MAX_SAVE_LINES, Origin, Pending, PlayError, Save, SaveLine, SeatSet, StopReason,
    Table, UndoError,
};
use testkit::{Random, toy};

/// Returns a table after this many random moves.
fn played(rules: &Arc<toy::Toy>, moves: usize) -> Table<toy::Toy> {
    let mut table = Table::new(rules.clone());
    table.set_end_turn_gate(false);
    let mut random = Random::new(7, 1);
    let mut answers = Vec::new();
    for _ in 0..moves {
        if table.pending() == Pending::Over {
            break;
        }
        rules.legal(table.state(), &mut answers);
        let mv = random.pick(&answers).unwrap();
        table.play(mv, &mut ()).unwrap();
    }
    table
}

fn whole_game() -> (Arc<toy::Toy>, Save) {
    let rules = Arc::new(toy::rules(5));
    let save = Save::of(&played(&rules, 1000), None);
    (rules, save)
}

fn snapshots(save: &Save) -> Vec<usize> {
    (0..save.lines.len()).filter(|&at| matches!(save.lines[at], SaveLine::Snapshot { .. })).collect()
}

#[test]
fn byte_order_marks_line_ends_and_blank_lines_do_no_harm() {
    let (rules, save) = whole_game();
    let text = format!("\u{feff}\r\n{}", save.write().replace('\n', "\r\n\r\n"));
    let read = Save::read(&text).unwrap();
    assert_eq!((&read.header, &read.lines), (&save.header, &save.lines));
    assert_eq!(read.follow(rules).unwrap().stop, None);
}

#[test]
fn lines_are_numbered_as_in_the_file() {
    let (rules, save) = whole_game();
    let text = save.write();
    let bad = text.lines().nth(9).unwrap();
    let text = text.replacen(bad, "\n\n{\"move\":\"red nonsense\"}", 1);
    let stop = Save::read(&text).unwrap().follow(rules).unwrap().stop.unwrap();
    assert_eq!(stop.line, 12, "{stop}");
    assert!(matches!(stop.reason, StopReason::NotAMove(_)));
    let error = Save::read("\n\n{\"strata\":9}").unwrap_err();
    assert_eq!(error.line, 3);
}

#[test]
fn headers_tell_older_newer_and_foreign_saves_apart() {
    let (rules, save) = whole_game();
    let origin = |change: &dyn Fn(&mut Header)| {
        let mut header = save.header.clone();
        change(&mut header);
        header.origin(rules.as_ref())
    };
    assert_eq!(origin(&|_| {}), Origin::Current);
    assert_eq!(origin(&|header| header.edition = None), Origin::Older);
    assert_eq!(origin(&|header| header.edition = Some(0)), Origin::Older);
    assert_eq!(origin(&|header| header.edition = Some(2)), Origin::Newer);
    assert_eq!(origin(&|header| header.program = "0.0.9".into()), Origin::Older);
    assert_eq!(origin(&|header| header.program = "99.0.0".into()), Origin::Newer);
    assert_eq!(origin(&|header| header.digest = "0".into()), Origin::Foreign);
}

#[test]
fn a_save_of_newer_rules_is_gone_on_with_only_in_a_new_one() {
    let (rules, save) = whole_game();
    let mut newer = save.clone();
    newer.header.edition = Some(toy::Toy::EDITION + 1);
    let followed = newer.follow(rules.clone()).unwrap();
    let stop = followed.stop.as_ref().unwrap();
    // Lines that this version added would have the hashes of its own positions: the newer version would refuse them.
    assert_eq!((&stop.reason, stop.line, followed.origin), (&StopReason::NewerEdition, 1, Origin::Newer));
    assert_eq!((stop.moves, stop.rule), (stop.of, None), "{stop}");
    assert!(followed.rescue.is_none());
    let count = followed.table.move_count();
    for new in [newer.followed_part(&followed), newer.first_moves(&followed, count)] {
        assert_eq!(new.header.edition, Some(toy::Toy::EDITION));
        let again = new.follow(rules.clone()).unwrap();
        assert_eq!((again.stop, again.table.state()), (None, followed.table.state()));
    }
    // A newer program with the same rules writes the same positions.
    newer.header.edition = Some(toy::Toy::EDITION);
    newer.header.program = "99.0.0".into();
    assert_eq!(newer.follow(rules).unwrap().stop, None);
}

#[test]
fn a_save_whose_first_position_is_damaged_is_sound_again_later() {
    let (rules, mut save) = whole_game();
    let all = snapshots(&save);
    let SaveLine::Snapshot { text: start, .. } = save.lines[all[0]].clone() else { panic!("no snapshot") };
    save.lines.drain(..=all[0]);
    save.header.from = Some(start);
    let whole = save.follow(rules.clone()).unwrap();
    assert_eq!(whole.stop, None);
    save.header.from = Some("rotten".into());
    let followed = save.follow(rules.clone()).unwrap();
    let stop = followed.stop.as_ref().unwrap();
    assert!(matches!(&stop.reason, StopReason::Start(_)) && (stop.line, stop.moves) == (1, 0), "{stop}");
    let rescue = followed.rescue.as_ref().unwrap();
    assert_eq!(rescue.table.state(), whole.table.state());
    for new in [save.rescued(rescue), save.followed_part(&followed), save.first_moves(&followed, 0)] {
        assert_eq!(new.follow(rules.clone()).unwrap().stop, None);
    }
    save.lines.retain(|line| !matches!(line, SaveLine::Snapshot { .. }));
    assert!(save.follow(rules).is_err_and(|error| error.line == 1), "nothing sound is in it");
}

#[test]
fn a_stop_names_the_rule_of_the_last_event() {
    let (rules, save) = whole_game();
    let passed = SaveLine::Move("red pass".into());
    let at = save.lines.iter().position(|line| *line == passed).unwrap() + 1;
    let stop_at = |line: SaveLine| {
        let mut edited = save.clone();
        edited.lines.truncate(at);
        edited.lines.push(line);
        edited.follow(rules.clone()).unwrap().stop.unwrap()
    };
    // A seat that passes does so by TOY-1.
    for line in [SaveLine::Move("red nonsense".into()), SaveLine::Undo(1000)] {
        let stop = stop_at(line);
        assert_eq!(stop.rule, Some("TOY-1"));
        assert!(stop.to_string().ends_with("what happened last follows from rule TOY-1"), "{stop}");
    }
    let refused = stop_at(SaveLine::Move("chance card 0".into()));
    assert_eq!((&refused.reason, refused.rule), (&StopReason::Refused("TOY-1"), Some("TOY-1")));
    assert_eq!(stop_at(SaveLine::Unreadable("rotten".into())).rule, None, "damage has no rule");
}

#[test]
fn hashes_are_compared_only_within_one_edition() {
    let (rules, save) = whole_game();
    let mut edited = save.clone();
    let at = snapshots(&save)[1];
    let SaveLine::Snapshot { hash, .. } = &mut edited.lines[at] else { panic!("no snapshot") };
    *hash = "0123456789abcdef".into();
    let stop = edited.follow(rules.clone()).unwrap().stop.unwrap();
    assert_eq!(stop.reason, StopReason::OtherPosition);
    edited.header.edition = None;
    assert_eq!(edited.follow(rules).unwrap().stop, None, "an older save is followed by its moves");
}

#[test]
fn the_newest_sound_snapshot_after_the_damage_is_offered() {
    let (rules, save) = whole_game();
    let all = snapshots(&save);
    let [damaged, second, last] = [all[1], all[2], *all.last().unwrap()];
    let mut edited = save.clone();
    edited.lines[damaged] = SaveLine::Unreadable("rotten".into());
    let followed = edited.follow(rules.clone()).unwrap();
    let stop = followed.stop.unwrap();
    assert_eq!((stop.line, &stop.reason), (damaged + 2, &StopReason::Unreadable("rotten".into())));
    assert_eq!(stop.of, save.lines.iter().filter(|line| matches!(line, SaveLine::Move(_))).count());
    assert_eq!(followed.rescue.unwrap().line, last + 2);

    // A snapshot with a changed text is not trusted, even if its hash was changed as well.
    for at in all.iter().filter(|&&at| at > second) {
        let SaveLine::Snapshot { text, .. } = &mut edited.lines[*at] else { panic!("no snapshot") };
        text.push(' ');
    }
    assert_eq!(edited.follow(rules.clone()).unwrap().rescue.unwrap().line, second + 2);
    let SaveLine::Snapshot { sum, hash, .. } = &mut edited.lines[second] else { panic!("no snapshot") };
    (*sum, *hash) = (None, "0123456789abcdef".into());
    assert!(edited.follow(rules).unwrap().rescue.is_none());
}

#[test]
fn the_moves_after_the_rescued_position_are_kept() {
    let (rules, save) = whole_game();
    let all = snapshots(&save);
    let [damaged, second] = [all[0], all[1]];
    let mut edited = save.clone();
    edited.lines[damaged] = SaveLine::Unreadable("rotten".into());
    edited.lines.insert(second, SaveLine::Seat { seat: 1, holder: Holder::Nobody, why: None });
    // Later snapshots are missing, so only the moves describe what came after the second one.
    edited.lines.truncate(all[3] + 1);
    let later: Vec<SaveLine> = edited.lines.split_off(second + 2);
    edited.lines.extend(later.into_iter().filter(|line| !matches!(line, SaveLine::Snapshot { .. })));
    let rescue = edited.follow(rules.clone()).unwrap().rescue.unwrap();
    let moves = |lines: &[SaveLine]| lines.iter().filter(|line| matches!(line, SaveLine::Move(_))).count();
    assert_eq!(rescue.line, second + 3);
    assert_eq!((rescue.moves, rescue.reached), (moves(&save.lines[..second]), moves(&save.lines[..all[3]])));
    assert!(rescue.reached > rescue.moves);
    let whole = Save::new(save.header.clone(), save.lines[..all[3]].to_vec()).follow(rules.clone()).unwrap();
    assert_eq!(rescue.table.state(), whole.table.state(), "the same position as without the damage");
    let new = edited.rescued(&rescue);
    assert_eq!(moves(&new.lines), rescue.reached - rescue.moves);
    assert_eq!(new.lines[0], SaveLine::Seat { seat: 1, holder: Holder::Nobody, why: None });
    let again = new.follow(rules).unwrap();
    assert_eq!((again.stop, again.table.state()), (None, whole.table.state()));
}

#[test]
fn new_saves_keep_seats_that_changed_hands() {
    let (rules, mut save) = whole_game();
    let change = |seat| SaveLine::Seat { seat, holder: Holder::Bot("calm".into()), why: None };
    save.lines.insert(4, change(0));
    save.lines.insert(9, SaveLine::AgreedUndo(2));
    save.lines.insert(9, change(1));
    let followed = save.follow(rules.clone()).unwrap();
    let people = || vec![Holder::Person; 2];
    let part = save.followed_part(&followed);
    assert_eq!(part.holders(people()), save.holders(people()));
    assert_eq!(part.lines[..6], save.lines[..6], "in their places");
    let count = followed.table.moves().count();
    let whole = save.first_moves(&followed, count);
    assert_eq!(whole.holders(people()), save.holders(people()));
    assert_eq!(whole.follow(rules.clone()).unwrap().table.state(), followed.table.state());
    // Before the second seat changed hands, only the first had.
    let cut = save.first_moves(&followed, 5);
    assert_eq!(cut.holders(people()), [Holder::Bot("calm".into()), Holder::Person]);
    assert_eq!(cut.lines.iter().filter(|line| matches!(line, SaveLine::Move(_))).count(), 5);
    assert_eq!(cut.follow(rules).unwrap().stop, None);
}

#[test]
fn a_barrier_is_taken_back_only_by_agreement() {
    let rules = Arc::new(toy::rules(5));
    let mut table = played(&rules, 12);
    let log = table.log().len();
    // The first moves of this game are dealt by chance.
    for (count, reason) in [(12, UndoError::Barrier), (13, UndoError::Nothing), (0, UndoError::Nothing)] {
        assert_eq!(table.repeat(Entry::Undo(count), &mut ()), Err(PlayError::Undo(reason)));
    }
    assert_eq!(table.log().len(), log, "a refused undo is no entry");
    table.undo_agreed(12).unwrap();
    assert_eq!((table.state(), table.log().len()), (table.start(), log + 1));
    let save = Save::of(&table, None);
    assert!(save.write().ends_with("{\"undo_agreed\":12}\n"));
    assert_eq!(Save::read(&save.write()).unwrap().follow(rules).unwrap().stop, None);
    assert_eq!(table.undo_agreed(1), Err(UndoError::Nothing));
}

#[test]
fn answers_of_several_players_are_taken_back_only_by_agreement() {
    for number in [3, 5, 2] {
        let rules = Arc::new(toy::rules(number));
        let mut table = played(&rules, 0);
        let mut answers = Vec::new();
        // Chance deals and rolls, everybody stakes; then seats pass until one player has passed after another.
        let mut passed: Vec<tabletop::Seat> = Vec::new();
        while passed.last().is_none_or(|last| rules.seats_of_player(*last).contains(passed[0])) {
            rules.legal(table.state(), &mut answers);
            let mv = answers.iter().copied().find(|mv| *mv == toy::Move::Pass).unwrap_or(answers[0]);
            passed.extend(rules.actor(table.state(), mv).filter(|_| mv == toy::Move::Pass));
            table.play(mv, &mut ()).unwrap();
        }
        let count = passed.len() as u32;
        let before = (*table.state(), table.log().len());
        assert_eq!(table.repeat(Entry::Undo(count), &mut ()), Err(PlayError::Undo(UndoError::NotYours)), "{number}");
        assert_eq!((*table.state(), table.log().len()), before, "a refused undo is no entry");
        table.clone().repeat(Entry::Undo(1), &mut ()).unwrap();
        table.repeat(Entry::AgreedUndo(count), &mut ()).unwrap();
    }
}

#[test]
fn loading_applies_at_most_four_moves_per_line() {
    let rules = Arc::new(toy::rules(5));
    let mut random = Random::new(3, 1);
    for length in [20, 33, 64, 1000] {
        let table = played(&rules, length);
        let last = table.moves().count() as u32;
        let moves: Vec<SaveLine> =
            Save::of(&table, None).lines.into_iter().filter(|line| matches!(line, SaveLine::Move(_))).collect();
        // Everything is taken back and made again: one move at a time, all at once, and in pieces.
        for most in [1, 2, 31, 33, last] {
            let mut lines = moves.clone();
            let mut count = last;
            while lines.len() < 5000 {
                let back = 1 + random.below(most.min(count).max(1));
                let back = back.min(count);
                if back == 0 {
                    break;
                }
                lines.push(SaveLine::AgreedUndo(back));
                count -= back;
                let again = random.below(last - count + 1);
                lines.extend((count..count + again).map(|at| moves[at as usize].clone()));
                count += again;
                if count == 0 {
                    lines.extend(moves.iter().cloned());
                    count = last;
                }
            }
            let entries = lines.len() as u32;
            let save = Save::new(Header::of(rules.as_ref()), lines);
            let before = rules.applied();
            assert_eq!(save.follow(rules.clone()).unwrap().stop, None);
            let applied = rules.applied() - before;
            assert!(applied <= 4 * entries, "{applied} applied for {entries} lines, back by up to {most} of {last}");
        }
    }
}

#[test]
fn whether_undo_is_possible_is_known_without_doing_it() {
    let rules = Arc::new(toy::rules(5));
    for moves in 0..60 {
        let mut table = played(&rules, moves);
        let before = rules.applied();
        let possible = table.can_undo(SeatSet::ALL);
        assert_eq!(rules.applied(), before);
        assert_eq!(table.undo(SeatSet::ALL), possible);
    }
}

#[test]
fn seats_that_change_hands_are_entries() {
    let (rules, mut save) = whole_game();
    let bot = Holder::Bot("calm".into());
    save.lines.insert(3, SaveLine::Seat { seat: 1, holder: bot.clone(), why: None });
    save.lines.insert(5, SaveLine::Seat { seat: 200, holder: Holder::Person, why: None });
    assert!(save.write().contains(r#"{"seat":{"number":1,"holder":{"Bot":"calm"}}}"#));
    let read = Save::read(&save.write()).unwrap();
    assert_eq!(read.holders(vec![Holder::Person, Holder::Person]), [Holder::Person, bot]);
    assert_eq!(read.follow(rules).unwrap().stop, None);
}

#[test]
fn what_is_larger_than_a_save_is_refused_before_it_is_read() {
    let header = whole_game().1.header;
    let text = Save::new(header, Vec::new()).write();
    let long = format!("{text}{}", "{\"undo\":1}\n".repeat(MAX_SAVE_LINES));
    assert!(Save::read(&long).unwrap_err().reason.contains("at most 50000 lines"));
    let wide = format!("{text}{}\n", " ".repeat(tabletop::MAX_LINE_BYTES + 1));
    assert_eq!(Save::read(&wide).unwrap_err().line, 2);
    let large = " ".repeat(tabletop::MAX_SAVE_BYTES + 1);
    assert!(Save::read(&large).unwrap_err().reason.contains("32 MiB"));
}

#[test]
fn the_names_of_everything_written_are_frozen() {
    let rules = toy::rules(5);
    let header = Header { setup: serde_json::Value::Null, digest: "d".into(), ..Header::of(&rules) };
    let program = header.program.clone();
    let lines = vec![
        SaveLine::Move("red pass".into()),
        SaveLine::Undo(2),
        SaveLine::AgreedUndo(3),
        SaveLine::EndTurn(1),
        SaveLine::Seat { seat: 0, holder: Holder::Nobody, why: None },
        SaveLine::Snapshot { text: "t".into(), hash: "h".into(), sum: Some("s".into()) },
    ];
    let expected = format!(
        r#"{{"strata":2,"game":"toy","edition":1,"engine":"{program}","digest":"d","setup":null}}
{{"move":"red pass"}}
{{"undo":2}}
{{"undo_agreed":3}}
{{"end_turn":1}}
{{"seat":{{"number":0,"holder":"Nobody"}}}}
{{"snapshot":{{"text":"t","hash":"h","sum":"s"}}}}
"#
    );
    assert_eq!(Save::new(header, lines).write(), expected);
}
