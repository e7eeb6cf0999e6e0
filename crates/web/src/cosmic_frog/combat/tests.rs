//! Checks that every message of the combat screen is used, and that every message in use exists.

use crate::text::messages;

const SOURCES: [&str; 7] = [
    include_str!("mod.rs"),
    include_str!("combat_tray.rs"),
    include_str!("commit.rs"),
    include_str!("outcomes.rs"),
    include_str!("picture.rs"),
    include_str!("sides.rs"),
    include_str!("combat_words.rs"),
];

fn used() -> Vec<&'static str> {
    let literals = SOURCES.iter().flat_map(|source| source.split('"').skip(1).step_by(2));
    literals.filter(|literal| literal.starts_with("page.combat.") && !literal.contains('{')).collect()
}

#[test]
fn every_message_is_there() {
    let words = messages();
    for key in used() {
        let forms = [key.to_string(), format!("{key}.you"), format!("{key}.one")];
        assert!(forms.iter().any(|form| words.has(form)), "{key}");
    }
}

#[test]
fn what_speaks_of_a_frog_can_speak_to_the_viewer() {
    let says =
        SOURCES.iter().flat_map(|source| source.split(".say(\"").skip(1).filter_map(|rest| rest.split('"').next()));
    for key in says {
        assert!(messages().has(key) && messages().has(&format!("{key}.you")), "{key}");
    }
}

#[test]
fn every_message_is_used() {
    let used = used();
    let file = include_str!("../../../../wording/messages/en/page-combat.txt");
    let made = ["page.combat.die.white", "page.combat.die.yellow", "page.combat.die.red"];
    for key in file.lines().filter(|line| !line.starts_with('#')).filter_map(|line| line.split(" = ").next()) {
        let stem = [".you", ".one", ".many"].iter().find_map(|form| key.strip_suffix(form)).unwrap_or(key);
        assert!(used.contains(&key) || used.contains(&stem) || made.contains(&key), "{key} is not used");
    }
}
