//! Checks that every message of Find Muck for the page is used, and that every message in use exists.

use crate::text::messages;

const FILE: &str = include_str!("../../../../wording/messages/en/page-muck.txt");
const SOURCES: [&str; 20] = [
    include_str!("arrange.rs"),
    include_str!("pick.rs"),
    include_str!("../board/dimensions.rs"),
    include_str!("../board/hover.rs"),
    include_str!("../card.rs"),
    include_str!("../combat/combat_tray.rs"),
    include_str!("../combat/commit.rs"),
    include_str!("../combat/mental_words.rs"),
    include_str!("../combat/chip_tray.rs"),
    include_str!("../combat/sides.rs"),
    include_str!("../combat/combat_words.rs"),
    include_str!("../action_deck.rs"),
    include_str!("../motion/overlay.rs"),
    include_str!("../purged_item.rs"),
    include_str!("../odds_label.rs"),
    include_str!("../pieces.rs"),
    include_str!("../scoring/mod.rs"),
    include_str!("../tray/lists.rs"),
    include_str!("../tray/mod.rs"),
    include_str!("../../screens/gallery/cosmic_frog/mod.rs"),
];

fn used() -> Vec<&'static str> {
    let literals = SOURCES.iter().flat_map(|source| source.split('"').skip(1).step_by(2));
    literals.filter(|literal| literal.starts_with("page.muck.") || literal.starts_with("page.chips.")).collect()
}

#[test]
fn every_message_of_find_muck_is_there() {
    for key in used().into_iter().filter(|key| !key.contains('{')) {
        let forms = [key.to_string(), format!("{key}.one")];
        assert!(forms.iter().any(|form| messages().has(form)), "{key}");
    }
    // What speaks of a frog can speak to the viewer.
    let mental_words = include_str!("../combat/mental_words.rs");
    for key in mental_words.split(".say(\"").skip(1).filter_map(|rest| rest.split('"').next()) {
        assert!(messages().has(&format!("{key}.you")), "{key}");
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
