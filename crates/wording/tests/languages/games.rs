//! Random games are told in every language: no message is missing and every variable has its value.

use crate::common::play_random_game;
use crate::{check, languages, pack};
use cosmic_frog::{FindMuck, Preset, SoloLevel};
use std::collections::BTreeSet;
use tabletop::{RecordOf, Seat, SeatSet};
use volcanique::{CoverRule, IslandStart};
use wording::{GameWording, MISSING, Messages};

/// Most moves of a game.
const MOST: usize = 1500;
/// Most texts that are shown.
const SHOWN: usize = 40;

/// Plays a game and returns the texts that are not complete.
fn unsound_texts<G: GameWording>(rules: &G, seed: u64, messages: &Messages) -> BTreeSet<String> {
    let mut unsound = BTreeSet::new();
    let mut note = |text: String| {
        if text.is_empty() || text.contains(MISSING) || text.contains('{') || text.contains("  ,") {
            unsound.insert(format!("{text:?}"));
        }
    };
    let mut count = 0_u32;
    let end = play_random_game(
        rules,
        seed,
        MOST,
        |_| false,
        |state, moves, mv| {
            note(rules.prompt(state, messages).to_string());
            moves.iter().for_each(|&mv| note(rules.answer(state, mv, messages).to_string()));
            let (mut events, mut after) = (Vec::<RecordOf<G>>::new(), *state);
            rules.apply_legal(&mut after, mv, &mut events);
            for record in events {
                let redacted = rules.redact_event(record, SeatSet::NONE);
                for event in [record.event, redacted.event] {
                    rules.event(event, messages).into_iter().for_each(|text| note(text.to_string()));
                }
            }
            if count.is_multiple_of(50) {
                note(rules.summary(state, SeatSet::single(Seat(0)), messages));
                note(rules.verdict(state, messages).to_string());
            }
            count += 1;
        },
    );
    note(rules.result_text(&end, messages));
    unsound
}

/// Plays games in every language.
fn tell<G: GameWording>(games: &[G]) {
    for language in languages() {
        let messages = Messages::from_packs([pack(&language)]);
        let mut unsound = BTreeSet::new();
        for (rules, seed) in games.iter().zip(1..) {
            unsound.extend(unsound_texts(rules, seed, &messages));
        }
        check(&language, &unsound.into_iter().take(SHOWN).collect::<Vec<_>>());
    }
}

#[test]
fn cosmic_frog_is_told_in_every_language() {
    use cosmic_frog::{Rules, Setup};
    let setups = [
        Setup::new(4),
        Preset::Everything.setup(3),
        Setup { teams: vec![0, 1, 0, 1], symbiotic: true, ..Setup::new(4) },
        Setup { find_muck: FindMuck::Dice, ..Setup::new(3) },
        Setup { find_muck: FindMuck::Chips, ..Setup::new(3) },
        Setup::solo(SoloLevel::Hard),
    ];
    tell(&setups.map(|setup| Rules::new(setup).unwrap()));
}

#[test]
fn volcanique_is_told_in_every_language() {
    use volcanique::{Rules, Setup};
    let setups = [
        Setup::new(2),
        Setup { start: IslandStart::Quick, ..Setup::new(3) },
        Setup { cover: CoverRule::ToTheLeft, ..Setup::new(5) },
    ];
    tell(&setups.map(|setup| Rules::new(setup).unwrap()));
}
