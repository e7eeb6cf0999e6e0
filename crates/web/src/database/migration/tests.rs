//! The migration over several starts of the page, with tabs of an earlier version playing on in between.

use super::*;
use crate::database::record::join_lines;

const HEADER: &str = "{\"strata\":1,\"game\":\"x\"}\n";

/// Returns a save with these moves; `S` is a snapshot.
fn save(moves: &str) -> String {
    format!("{HEADER}{}", fragment(moves))
}

fn fragment(moves: &str) -> String {
    let line = |mv: char| if mv == 'S' { "{\"snapshot\":{}}\n".into() } else { format!("{{\"move\":\"{mv}\"}}\n") };
    moves.chars().map(line).collect()
}

/// One table of `localStorage` and the database, as the browser part of the migration changes them.
#[derive(Default)]
struct Device {
    old: Option<String>,
    note: Option<MigrationNote>,
    tables: Vec<(String, String)>,
    /// The number of the last start, which serves as the time.
    now: f64,
}

impl Device {
    fn with_old(moves: &str) -> Device {
        Device { old: Some(save(moves)), ..Device::default() }
    }

    /// Returns a start of the page; what it did.
    fn start(&mut self) -> &'static str {
        let done = self.migrate();
        // What was written is read back at once.
        if matches!(done, "create" | "create second" | "append")
            && let Some(note) = &mut self.note
        {
            note.state = MigrationState::Verified;
        }
        done
    }

    /// Returns a start that is interrupted before the copy was verified.
    fn migrate(&mut self) -> &'static str {
        self.now += 1.0;
        self.migrate_again()
    }

    /// Runs the migration of another tab that starts at the same time.
    fn migrate_again(&mut self) -> &'static str {
        let now = self.now;
        let Some(old) = self.old.clone() else { return "nothing" };
        let target = self.note.as_ref().map_or("a".to_string(), |note| note.target.clone());
        let stored = self.table(&target).map(split_lines);
        let TableStep { action, base, end } = plan_table(&old, self.note.as_ref(), stored.as_deref(), now);
        let mut noted = |target: &str, state: MigrationState| {
            self.note = Some(MigrationNote { base, end, ..MigrationNote::new(target, &old, state, now) });
        };
        match action {
            TableAction::Create(lines) => {
                noted("a", MigrationState::Copied);
                self.tables.push(("a".into(), join_lines(&lines)));
                "create"
            }
            TableAction::CreateSecond(lines) => {
                let key = format!("second{}", self.tables.len());
                noted(&key, MigrationState::Copied);
                self.tables.push((key, join_lines(&lines)));
                "create second"
            }
            TableAction::Append(lines) => {
                noted(&target, MigrationState::Copied);
                self.play(&target, &join_lines(&lines));
                "append"
            }
            TableAction::Confirm => {
                noted(&target, MigrationState::Verified);
                "confirm"
            }
            TableAction::Remove => {
                noted(&target, MigrationState::Removed);
                self.old = None;
                "remove"
            }
            TableAction::Leave => "leave",
        }
    }

    fn table(&self, key: &str) -> Option<&str> {
        self.tables.iter().find(|(other, _)| other == key).map(|(_, text)| text.as_str())
    }

    /// Plays on in the page.
    fn play(&mut self, key: &str, lines: &str) {
        for (other, text) in &mut self.tables {
            if other == key {
                text.push_str(lines);
            }
        }
    }

    /// Plays on in a tab of an earlier version, which appends to any text it finds.
    fn play_old(&mut self, moves: &str) {
        self.old.get_or_insert_default().push_str(&fragment(moves));
    }
}

#[test]
fn a_table_is_copied_at_the_first_start_and_removed_at_the_second() {
    let mut device = Device::with_old("abc");
    assert_eq!(device.start(), "create");
    assert_eq!(device.table("a"), Some(save("abc").as_str()));
    assert!(device.old.is_some());
    assert_eq!(device.start(), "remove");
    assert_eq!(device.start(), "nothing");
    assert_eq!(device.tables.len(), 1);
}

#[test]
fn two_tabs_that_start_together_copy_once_and_remove_nothing() {
    let mut device = Device::with_old("abc");
    assert_eq!(device.start(), "create");
    assert_eq!(device.migrate_again(), "confirm");
    assert_eq!((device.tables.len(), device.old.is_some()), (1, true));
    assert_eq!(device.start(), "remove");
    let note = MigrationNote::new("level", "hard", MigrationState::Verified, 5.0);
    assert_eq!(plan_value("hard", Some(&note), Some("hard"), 5.0), ValueStep::Confirm);
    assert_eq!(plan_value("hard", Some(&note), Some("easy"), 5.0), ValueStep::Confirm);
}

#[test]
fn a_copy_that_was_not_verified_is_verified_before_anything_is_removed() {
    let mut device = Device::with_old("abc");
    assert_eq!(device.migrate(), "create");
    assert_eq!(device.start(), "confirm");
    assert!(device.old.is_some());
    assert_eq!(device.start(), "remove");
}

#[test]
fn a_game_that_was_played_on_here_does_not_keep_the_old_text() {
    let mut device = Device::with_old("abc");
    device.start();
    device.play("a", &fragment("de"));
    assert_eq!(device.start(), "remove");
    assert_eq!(device.table("a"), Some(save("abcde").as_str()));
}

#[test]
fn moves_of_an_old_tab_are_appended_if_nobody_played_on_here() {
    let mut device = Device::with_old("abc");
    device.start();
    device.play_old("de");
    assert_eq!(device.start(), "append");
    assert_eq!(device.table("a"), Some(save("abcde").as_str()));
    assert_eq!(device.start(), "remove");
    assert_eq!(device.tables.len(), 1);
}

#[test]
fn a_game_that_both_played_on_becomes_two_tables_and_not_three() {
    let mut device = Device::with_old("abc");
    device.start();
    device.play("a", &fragment("x"));
    device.play_old("d");
    assert_eq!(device.start(), "create second");
    assert_eq!(device.table("a"), Some(save("abcx").as_str()));
    assert_eq!(device.table("second1"), Some(save("abcd").as_str()));
    // The old tab is still open: it goes on with the second.
    device.play_old("e");
    assert_eq!(device.start(), "append");
    assert_eq!(device.table("second1"), Some(save("abcde").as_str()));
    assert_eq!(device.start(), "remove");
    assert_eq!(device.tables.len(), 2);
}

#[test]
fn an_old_tab_that_plays_on_after_the_removal_loses_nothing() {
    let mut device = Device::with_old("abc");
    device.start();
    device.start();
    device.play_old("de");
    assert_eq!(device.old, Some(fragment("de")));
    assert_eq!(device.start(), "append");
    assert_eq!(device.table("a"), Some(save("abcde").as_str()));
    // It goes on, once before and once after what it wrote was removed.
    device.play_old("f");
    assert_eq!(device.start(), "append");
    assert_eq!(device.start(), "remove");
    device.play_old("g");
    assert_eq!(device.start(), "append");
    assert_eq!(device.table("a"), Some(save("abcdefg").as_str()));
    assert_eq!(device.start(), "remove");
    assert_eq!(device.tables.len(), 1);
}

#[test]
fn after_the_removal_too_both_may_have_played_on() {
    let mut device = Device::with_old("abc");
    device.start();
    device.start();
    device.play("a", &fragment("x"));
    device.play_old("de");
    assert_eq!(device.start(), "create second");
    assert_eq!(device.table("second1"), Some(save("abcde").as_str()));
    device.play_old("f");
    assert_eq!(device.start(), "append");
    assert_eq!(device.table("second1"), Some(save("abcdef").as_str()));
    assert_eq!(device.start(), "remove");
    assert_eq!(device.table("a"), Some(save("abcx").as_str()));
}

#[test]
fn a_game_that_an_old_tab_finished_and_thinned_is_still_the_same_game() {
    let mut device = Device::with_old("aSbS");
    device.start();
    device.old = Some(save("abc"));
    assert_eq!(device.start(), "append");
    assert_eq!(device.table("a"), Some(save("aSbSc").as_str()));
    assert_eq!(device.start(), "remove");
    // Without a new move there is nothing to append.
    let mut device = Device::with_old("aSbS");
    device.start();
    device.old = Some(save("ab"));
    assert_eq!(device.start(), "confirm");
    assert_eq!(device.start(), "remove");
    device.play_old("c");
    assert_eq!(device.start(), "append");
    assert_eq!(device.table("a"), Some(save("aSbSc").as_str()));
}

#[test]
fn a_deleted_table_does_not_come_back_unless_an_old_tab_played_on() {
    let mut device = Device::with_old("abc");
    device.start();
    device.tables.clear();
    assert_eq!(device.start(), "remove");
    assert!(device.tables.is_empty());

    let mut device = Device::with_old("abc");
    device.start();
    device.tables.clear();
    device.play_old("d");
    assert_eq!(device.start(), "create");
    assert_eq!(device.table("a"), Some(save("abcd").as_str()));

    // Only the end of the game is left. It is not a game any more, but it is not deleted either.
    let mut device = Device::with_old("abc");
    device.start();
    device.start();
    device.tables.clear();
    device.play_old("d");
    assert_eq!((device.start(), device.start()), ("leave", "leave"));
    assert_eq!(device.old, Some(fragment("d")));
}

#[test]
fn a_table_of_the_same_key_without_a_note_is_compared() {
    let with = |moves: &str| Device { tables: vec![("a".into(), save(moves))], ..Device::with_old("abc") };
    assert_eq!(with("abc").start(), "confirm");
    assert_eq!(with("abcd").start(), "confirm");
    assert_eq!(with("ab").start(), "append");
    assert_eq!(with("abx").start(), "create second");
}

#[test]
fn a_copy_that_is_not_what_was_copied_is_made_again() {
    let mut device = Device::with_old("abc");
    device.migrate();
    device.tables[0].1 = save("abX");
    assert_eq!(device.start(), "create second");
    assert_eq!(device.table("second1"), Some(save("abc").as_str()));
    // Lost lines are filled in again.
    let mut device = Device::with_old("abc");
    device.migrate();
    device.tables[0].1 = save("a");
    assert_eq!(device.start(), "append");
    assert_eq!(device.table("a"), Some(save("abc").as_str()));
}

#[test]
fn texts_that_are_no_saves_are_copied_as_they_are() {
    for text in ["", "junk", "junk\n\nmore"] {
        let mut device = Device { old: Some(text.into()), ..Device::default() };
        assert_eq!(device.start(), "create");
        assert_eq!(device.table("a").map(split_lines), Some(split_lines(text)));
        assert_eq!(device.start(), "remove");
    }
}

#[test]
fn a_value_is_copied_and_then_removed() {
    let note = |text: &str, state| MigrationNote::new("level", text, state, 1.0);
    let plan_value = |old: &str, note: Option<&MigrationNote>, stored: Option<&str>| plan_value(old, note, stored, 2.0);
    assert_eq!(plan_value("hard", None, None), ValueStep::Copy);
    assert_eq!(plan_value("hard", Some(&note("hard", MigrationState::Copied)), Some("hard")), ValueStep::Confirm);
    assert_eq!(plan_value("hard", Some(&note("hard", MigrationState::Verified)), Some("hard")), ValueStep::Remove);
    // Changed by the page since: the old one has nothing new.
    assert_eq!(plan_value("hard", Some(&note("hard", MigrationState::Verified)), Some("easy")), ValueStep::Remove);
    assert_eq!(plan_value("hard", Some(&note("hard", MigrationState::Copied)), Some("easy")), ValueStep::Confirm);
    // The copy is gone.
    assert_eq!(plan_value("hard", Some(&note("hard", MigrationState::Verified)), None), ValueStep::Copy);
}

#[test]
fn a_value_that_both_changed_is_kept_twice() {
    let note = MigrationNote::new("record", "one", MigrationState::Verified, 1.0);
    let plan_value = |old: &str, note: Option<&MigrationNote>, stored: Option<&str>| plan_value(old, note, stored, 2.0);
    assert_eq!(plan_value("two", Some(&note), Some("one")), ValueStep::Copy);
    assert_eq!(plan_value("two", Some(&note), Some("three")), ValueStep::CopySecond);
    assert_eq!(plan_value("two", Some(&note), Some("two")), ValueStep::Confirm);
    assert_eq!(plan_value("two", None, Some("three")), ValueStep::CopySecond);
}

#[test]
fn notes_read_as_they_were_written() {
    let note =
        MigrationNote { base: 3, end: 9, ..MigrationNote::new("a", "some text", MigrationState::Verified, 1.8e12) };
    assert_eq!(MigrationNote::read(&note.write()), Some(note.clone()));
    assert!(note.matches("some text") && !note.matches("some tent") && !note.matches("some texts"));
    assert_eq!(MigrationNote::read("{}"), None);
}
