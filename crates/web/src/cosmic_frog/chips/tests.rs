//! Every message that Find Muck adds to the page is used, and every one that is used is there.

use crate::text::words;

const FILE: &str = include_str!("../../../../wording/messages/en/page-muck.txt");
const SOURCES: [&str; 20] = [
    include_str!("lay.rs"),
    include_str!("pick.rs"),
    include_str!("../board/dimensions.rs"),
    include_str!("../board/hover.rs"),
    include_str!("../card.rs"),
    include_str!("../combat/choices.rs"),
    include_str!("../combat/commit.rs"),
    include_str!("../combat/mind.rs"),
    include_str!("../combat/row.rs"),
    include_str!("../combat/sides.rs"),
    include_str!("../combat/voice.rs"),
    include_str!("../deck.rs"),
    include_str!("../motion/overlay.rs"),
    include_str!("../flight.rs"),
    include_str!("../foretold.rs"),
    include_str!("../pieces.rs"),
    include_str!("../scoring/mod.rs"),
    include_str!("../tray/lists.rs"),
    include_str!("../tray/mod.rs"),
    include_str!("../../screens/gallery/mod.rs"),
];

fn used() -> Vec<&'static str> {
    let literals = SOURCES.iter().flat_map(|source| source.split('"').skip(1).step_by(2));
    literals.filter(|literal| literal.starts_with("page.muck.") || literal.starts_with("page.chips.")).collect()
}

#[test]
fn every_message_of_find_muck_is_there() {
    for key in used().into_iter().filter(|key| !key.contains('{')) {
        let forms = [key.to_string(), format!("{key}.one")];
        assert!(forms.iter().any(|form| words().has(form)), "{key}");
    }
    // What speaks of a frog can speak to the viewer.
    let mind = include_str!("../combat/mind.rs");
    for key in mind.split(".say(\"").skip(1).filter_map(|rest| rest.split('"').next()) {
        assert!(words().has(&format!("{key}.you")), "{key}");
    }
}

#[test]
fn every_message_of_find_muck_is_used() {
    let used = used();
    for key in FILE.lines().filter(|line| !line.starts_with('#')).filter_map(|line| line.split(" = ").next()) {
        let stem = [".you", ".one", ".many"].iter().find_map(|form| key.strip_suffix(form)).unwrap_or(key);
        let made = key.rsplit_once('.').is_some_and(|(front, _)| used.contains(&format!("{front}.{{key}}").as_str()));
        assert!(used.contains(&key) || used.contains(&stem) || made, "{key} is not used");
    }
}
