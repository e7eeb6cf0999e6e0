//! The texts of Cosmic Frog at thousands of positions: no message is missing, every placeholder is filled, no secret is named.

use crate::common::{play_random_game, sound};
use crate::rules;
use cosmic_frog::{
    Ability, ActionMode, BASE, Event, FindMuck, Layout, Move, NAMES, Preset, Question, RichLands, Rules, Setup,
    SoloLevel, State,
};
use std::collections::BTreeSet;
use tabletop::{Game, Notation, Pending, RecordOf, Seat, SeatSet, Secrets};
use testkit::{Random, TestedGame};
use wording::{GameWording, Messages, card_text, explain};

/// Returns a set-up in which every card has every power.
fn mighty() -> Setup {
    let powers = "dice = \"Y Y Y\"\nstep = true\nstash = true\ntoll = 1\ncheap-extra = \"repeat\"\nstomp = true\nsmash = true
bend-knockback = true\npress-knockback = true\npossess = true\nflux-regain = true\ncopy-die = true\nswap = true\nspit = true
overpower = 1\nguard = 1\neat = 2\nharvest-barrens = true\nharvest-adjacent = true\nshard-regain = 1\ntunnel = true
defer = true\nlook = true\ndrain = 2\nvoid-attack = true\nvoid-defence = true\nchoose-plunder = true
reroll-combat = true\nreroll-raid = true\nwin-regain = [1, 1]\n";
    let table: Vec<String> = NAMES[..BASE].iter().map(|name| format!("[{name}]\n{powers}")).collect();
    Setup { abilities: Some(table.join("\n")), ..Setup::new(4) }
}

/// Returns a set-up of Find Muck with dice or chips in which every card has all of its powers.
pub fn muck(find_muck: FindMuck) -> Setup {
    let powers = "dice = \"Y Y Y\"\nbrain = \"R\"\nmind-regain = 1\nfeast = true\nmind-past-frogs = true\naggro = 1
goad = 2\ndredge = true\nreroll-raid = true\ntether = 2\ntether-drift = true\nshift-purge = true\nbacklash = true
late-boost = true\nmeddle = true\nchoose-purge = true\nspew = 3\nreroll-mind = true\n";
    let table: Vec<String> = NAMES.iter().map(|name| format!("[{name}]\n{powers}")).collect();
    Setup { abilities: Some(table.join("\n")), find_muck, ..Setup::new(4) }
}

/// Returns a set-up with two teams of three and the variants for teams.
fn teams() -> Setup {
    Setup { teams: vec![0, 1, 0, 1, 0, 1], symbiotic: true, rich: RichLands::Open, ..Setup::new(6) }
}

/// Returns games that together ask every question, and how many of each to play.
pub fn games() -> [(Rules, u64); 11] {
    [
        (rules(3, Layout::Scattered), 16),
        (rules(4, Layout::Clustered), 10),
        (rules(6, Layout::Scattered), 4),
        (rules(3, Layout::Drafted), 2),
        (Rules::new(mighty()).unwrap(), 16),
        (Rules::new(Preset::Everything.setup(3)).unwrap(), 10),
        (Rules::new(teams()).unwrap(), 40),
        (Rules::new(Setup { rich: RichLands::Open, ..Setup::solo(SoloLevel::Hard) }).unwrap(), 40),
        (Rules::new(Setup { find_muck: FindMuck::Chips, decide: true, ..Setup::new(3) }).unwrap(), 6),
        (Rules::new(muck(FindMuck::Dice)).unwrap(), 14),
        (Rules::new(muck(FindMuck::Chips)).unwrap(), 14),
    ]
}

/// Plays a game as [`play_random_game`] does, and every other time only one of the rare moves.
pub fn play(rules: &Rules, seed: u64, most: usize, each: impl FnMut(&State, &[Move], Move)) -> State {
    play_random_game(rules, seed, most, is_rare, each)
}

/// Returns whether random play does this too rarely: fill the Gullet, fight and plunder, use powers.
fn is_rare(mv: &Move) -> bool {
    let fights =
        |mv: &Move| matches!(mv, Move::Ram(_) | Move::Raid(..) | Move::Take(_) | Move::Plunder | Move::Reroll(_));
    let moves_on = |mv: &Move| matches!(mv, Move::Harvest(_) | Move::LeapAether | Move::Disgorge);
    let minds =
        |mv: &Move| matches!(mv, Move::Mind(_) | Move::Aggro(_) | Move::Gather(_) | Move::Dredge(..) | Move::Heed);
    let uses = |mv: &Move| matches!(mv, Move::Possess(_) | Move::Swap(_) | Move::Drain(..) | Move::Look | Move::Defer);
    fights(mv) || moves_on(mv) || uses(mv) || minds(mv)
}

fn question_name(question: Question) -> String {
    let text = format!("{question:?}");
    text.split([' ', '{']).next().unwrap_or("").to_string() + if text.contains("attacks: true") { "+" } else { "" }
}

#[test]
fn no_text_of_thousands_of_positions_lacks_words() {
    let messages = Messages::english();
    let mut positions = 0;
    let games = games();
    for (rules, count) in games {
        let mut universe = Vec::new();
        rules.universe(&mut universe);
        for seed in 0..count {
            let mut random = Random::new(seed, 2);
            let end = play(&rules, seed, 4000, |state, moves, mv| {
                positions += 1;
                sound(&rules.prompt(state, &messages).to_string());
                moves.iter().for_each(|&mv| sound(&rules.answer(state, mv, &messages).to_string()));
                let mut events: Vec<RecordOf<Rules>> = Vec::new();
                let mut after = *state;
                rules.apply_legal(&mut after, mv, &mut events);
                for record in events {
                    let seen = rules.redact_event(record, SeatSet::NONE);
                    [record.event, seen.event]
                        .into_iter()
                        .filter_map(|event| rules.event(event, &messages).map(String::from))
                        .for_each(|text| sound(&text));
                }
                for _ in 0..3 {
                    let mv = random.pick(&universe).unwrap();
                    sound(&rules.answer(state, mv, &messages).to_string());
                    rules
                        .check(state, mv)
                        .err()
                        .into_iter()
                        .for_each(|refusal| sound(&rules.refusal(refusal, &messages).to_string()));
                }
                if random.once_in(50) {
                    sound(&rules.summary(state, SeatSet::single(Seat(0)), &messages));
                }
            });
            sound(&rules.result_text(&end, &messages));
        }
    }
    assert!(positions > 5000);
}

#[test]
fn labels_differ_and_are_the_same_on_a_view() {
    let messages = Messages::english();
    let mut prices = 0;
    let mucky = [FindMuck::Dice, FindMuck::Chips].map(muck).into_iter().chain([Setup::solo(SoloLevel::Easy)]);
    for setup in [Setup::new(4), mighty(), Preset::Everything.setup(3), teams()].into_iter().chain(mucky) {
        let rules = Rules::new(setup).unwrap();
        for seed in 100..106 {
            play(&rules, seed, 4000, |state, moves, _| {
                let Pending::Seat(decision) = rules.pending(state) else { return };
                let view = rules.view(state, rules.seats_of_player(decision.by)).state;
                let prompt = rules.prompt(state, &messages).to_string();
                assert_eq!(prompt, rules.prompt(&view, &messages).to_string());
                assert_eq!(prompt, rules.prompt(&rules.view(state, SeatSet::NONE).state, &messages).to_string());
                let puppet = prompt.contains(", choose for ");
                assert_eq!(puppet, decision.by != decision.seat, "{prompt}");
                let labels: Vec<String> =
                    moves.iter().map(|&mv| rules.answer(state, mv, &messages).to_string()).collect();
                let seen: Vec<String> =
                    moves.iter().map(|&mv| rules.answer(&view, mv, &messages).to_string()).collect();
                assert_eq!(labels, seen);
                assert_eq!(labels.iter().collect::<BTreeSet<_>>().len(), labels.len(), "{labels:?}");
                prices += labels.iter().filter(|label| label.ends_with("Ω)")).count();
            });
        }
    }
    assert!(prices > 100);
}

/// Fails if a text has a word that belongs to dice.
fn without_dice(text: &str) {
    let dice = |word: &str| matches!(word, "die" | "dice" | "roll" | "rolls" | "rolled" | "rolling");
    let lower = text.to_lowercase();
    assert!(!lower.split(|letter: char| !letter.is_alphanumeric()).any(dice), "{text}");
}

#[test]
fn chip_games_never_speak_of_dice() {
    let messages = Messages::english();
    let chips = FindMuck::Chips;
    let decide = Setup { find_muck: chips, decide: true, ..Setup::new(3) };
    let (mut asked, mut refused) = (BTreeSet::new(), 0);
    for setup in
        [decide, Setup { find_muck: chips, ..Setup::new(4) }, muck(chips), Setup { find_muck: chips, ..teams() }]
    {
        let rules = Rules::new(setup).unwrap();
        (0..NAMES.len() as u8).for_each(|card| without_dice(&card_text(&rules, Ability(card), &messages).to_string()));
        for seed in 0..10 {
            play(&rules, seed, 4000, |state, moves, mv| {
                if let Pending::Seat(decision) = rules.pending(state) {
                    asked.insert(question_name(decision.question));
                    let tries =
                        [Move::Reroll(9), Move::Meddle(9), Move::Commit(true, 9), Move::DriftOne, Move::Boost(9)];
                    for refusal in tries.into_iter().filter_map(|mv| rules.check(state, mv).err()) {
                        refused += 1;
                        without_dice(&rules.refusal(refusal, &messages).to_string());
                    }
                }
                without_dice(&rules.prompt(state, &messages).to_string());
                moves.iter().for_each(|&mv| without_dice(&rules.answer(state, mv, &messages).to_string()));
                let (mut events, mut after) = (Vec::<Event>::new(), *state);
                rules.apply_legal(&mut after, mv, &mut events);
                events
                    .into_iter()
                    .filter_map(|event| rules.event(event, &messages).map(String::from))
                    .for_each(|text| without_dice(&text));
            });
        }
    }
    let questions = "Commit Commit+ Homeward LateBoost Points Window(AfterRaid) Window(AfterRolls) Window(BeforeRaid) \
        Window(BeforeRoll)";
    assert!(questions.split_whitespace().all(|question| asked.contains(question)), "{asked:?}");
    assert!(refused > 1000, "{refused}");
}

#[test]
fn summaries_show_only_what_the_viewer_knows() {
    let (rules, messages) = (rules(4, Layout::Scattered), Messages::english());
    for seed in 0..4 {
        play(&rules, seed, 300, |state, _, _| {
            let view = rules.view(state, SeatSet::single(Seat(1)));
            let text = rules.summary(state, SeatSet::single(Seat(1)), &messages);
            assert_eq!(text, rules.summary(&view.state, SeatSet::single(Seat(1)), &messages));
            for seat in [Seat(0), Seat(2), Seat(3)] {
                let frog = state.frog(seat);
                let hidden = [frog.card, frog.dealt[0], frog.dealt[1]].into_iter().filter(|card| card.is_known());
                let known = |card: Ability| rules.seats().any(|other| view.state.frog(other).card == card);
                let dealt = |card: Ability| view.state.frog(Seat(1)).dealt.contains(&card);
                for card in hidden.filter(|&card| !known(card) && !dealt(card)) {
                    let name = messages.plain(&format!("card-{}", card.name())).to_string();
                    assert!(!text.contains(&name), "{name} in\n{text}");
                }
            }
        });
    }
}

/// Tells which positions are looked at by moves to reach them.
#[test]
fn why_not_has_an_answer() {
    let (rules, messages) = (rules(3, Layout::Scattered), Messages::english());
    let mut told = BTreeSet::new();
    play(&rules, 5, 2000, |state, moves, _| {
        let say = |text: &str| explain(&rules, state, text, &messages).to_string();
        if let Pending::Seat(decision) = rules.pending(state)
            && decision.question == Question::Action(ActionMode::First)
        {
            let name = rules.seat_name(decision.by);
            let legal = say(&rules.write_move(state, moves[0]));
            assert!(legal.starts_with("That is allowed: "), "{legal}");
            let refused = say(&format!("{name} store 3"));
            assert_eq!(refused, "That is no answer to what is asked now: an action is to be chosen. [TURN-5]");
            assert!(say(&format!("{name} dance")).contains("not understood"));
            told.insert(say(&format!("{name} raid {name} 2")));
        } else if matches!(rules.pending(state), Pending::Chance(_)) {
            assert_eq!(say(&rules.write_move(state, moves[0])), "Chance decides now, nobody chooses its outcome.");
        }
    });
    assert!(told.iter().any(|text| text.ends_with("[RAID-1]") || text.ends_with("[TURN-5]")), "{told:?}");
}
