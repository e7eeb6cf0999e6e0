//! Cosmic Frog in words: nothing is missing, nothing is left unfilled, nothing is leaked.

use cosmic_frog::{
    Ability, Back, Card, Ending, Event, Gain, Land, Layout, Means, Mode, Move, Place, Price, Question, Refusal,
};
use cosmic_frog::{Die, Fight, Rules, Setup, State, Tile, Window};
use hexgrid::Cell;
use std::collections::BTreeSet;
use tabletop::{Game, Odds, Refused, Seat, SeatSet, Turn};
use testkit::Random;
use wording::{MISSING, Worded, Words, card_text, explain, handbook};

fn sound(text: &str) {
    assert!(!text.is_empty() && !text.contains(MISSING) && !text.contains('{') && !text.contains("  ,"), "{text:?}");
}

fn rules(frogs: usize, layout: Layout) -> Rules {
    Rules::new(Setup { layout, ..Setup::new(frogs) }).unwrap()
}

/// Rules under which every card can roll its raid die again.
fn raiders() -> Rules {
    let cards = include_str!("../../cosmic-frog/data/abilities.toml").replace("reroll-raid = true\n", "");
    let cards = cards.replace("dice = ", "reroll-raid = true\ndice = ");
    Rules::new(Setup { abilities: Some(cards), ..Setup::new(4) }).unwrap()
}

/// Plays random moves and shows every position with its answers and the move to come.
fn play(rules: &Rules, seed: u64, most: usize, mut each: impl FnMut(&State, &[Move], Move)) -> State {
    let mut random = Random::new(seed, 1);
    let (mut state, mut moves, mut odds) = (rules.start(), Vec::new(), Odds::default());
    for _ in 0..most {
        rules.legal(&state, &mut moves);
        let mv = match rules.turn(&state) {
            Turn::Over => break,
            Turn::Chance(_) => {
                rules.odds(&state, &mut odds);
                odds.pick(random.below(odds.total())).unwrap()
            }
            _ if random.once_in(2) => random.pick(&moves).unwrap(),
            _ => random.pick(&eager(&moves)).or(random.pick(&moves)).unwrap(),
        };
        each(&state, &moves, mv);
        rules.apply(&mut state, mv, &mut ()).unwrap();
    }
    state
}

/// What random play does too rarely: fight and plunder in the Aether.
fn eager(moves: &[Move]) -> Vec<Move> {
    let rare =
        |mv: &&Move| matches!(mv, Move::Ram(_) | Move::Raid(..) | Move::Disgorge | Move::LeapAether | Move::Reroll(_));
    moves.iter().filter(rare).copied().collect()
}

fn question_name(question: Question) -> String {
    let text = format!("{question:?}");
    text.split([' ', '{']).next().unwrap_or("").to_string() + if text.contains("attacks: true") { "+" } else { "" }
}

#[test]
fn no_text_of_thousands_of_positions_lacks_words() {
    let words = Words::english();
    let mut asked = BTreeSet::new();
    let mut positions = 0;
    let games = [
        (rules(3, Layout::Scattered), 16),
        (rules(4, Layout::Clustered), 10),
        (rules(6, Layout::Scattered), 4),
        (rules(3, Layout::Drafted), 2),
        (raiders(), 16),
    ];
    for (rules, count) in games {
        let mut universe = Vec::new();
        rules.universe(&mut universe);
        for seed in 0..count {
            let mut random = Random::new(seed, 2);
            let end = play(&rules, seed, 4000, |state, moves, mv| {
                positions += 1;
                if let Turn::Seats(_, question) | Turn::Chance(question) = rules.turn(state) {
                    asked.insert(question_name(question));
                } else if let Turn::Seat(decision) = rules.turn(state) {
                    asked.insert(question_name(decision.question));
                }
                sound(&rules.prompt(state, &words));
                moves.iter().for_each(|&mv| sound(&rules.answer(state, mv, &words)));
                let mut events = Vec::new();
                let mut after = *state;
                rules.apply_legal(&mut after, mv, &mut events);
                for event in events {
                    let seen = rules.seen_event(event, SeatSet::NONE);
                    [event, seen]
                        .into_iter()
                        .filter_map(|event| rules.event(event, &words))
                        .for_each(|text| sound(&text));
                }
                for _ in 0..3 {
                    let mv = random.pick(&universe).unwrap();
                    sound(&rules.answer(state, mv, &words));
                    rules.check(state, mv).err().into_iter().for_each(|refusal| sound(&rules.refusal(refusal, &words)));
                }
                if random.once_in(50) {
                    sound(&rules.summary(state, SeatSet::one(Seat(0)), &words));
                }
            });
            sound(&rules.result(&end, &words));
        }
    }
    println!("{positions} positions, asked: {asked:?}");
    assert!(positions > 5000);
    let all = "Ability Action(Aside) Action(Extra) Action(First) Back Commit Commit+ Descend Draw Drift Enter Flux KeepDealt \
        KeepSelected Layout Offer Roll Splinter Spoils Store Take Window(AfterRaid) Window(AfterRolls) Window(BeforeRaid) \
        Window(BeforeRoll) Window(Knockback) Window(Targeted)";
    assert_eq!(asked.into_iter().collect::<Vec<_>>(), all.split_whitespace().collect::<Vec<_>>());
}

#[test]
fn labels_differ_and_are_the_same_on_a_view() {
    let words = Words::english();
    let rules = rules(4, Layout::Scattered);
    let mut prices = 0;
    for seed in 100..106 {
        play(&rules, seed, 4000, |state, moves, _| {
            let Turn::Seat(decision) = rules.turn(state) else { return };
            let view = rules.view(state, rules.person(decision.by)).state;
            assert_eq!(rules.prompt(state, &words), rules.prompt(&view, &words));
            assert_eq!(rules.prompt(state, &words), rules.prompt(&rules.view(state, SeatSet::NONE).state, &words));
            let labels: Vec<String> = moves.iter().map(|&mv| rules.answer(state, mv, &words)).collect();
            let seen: Vec<String> = moves.iter().map(|&mv| rules.answer(&view, mv, &words)).collect();
            assert_eq!(labels, seen);
            assert_eq!(labels.iter().collect::<BTreeSet<_>>().len(), labels.len(), "{labels:?}");
            prices += labels.iter().filter(|label| label.ends_with("Ω)")).count();
        });
    }
    assert!(prices > 100);
}

fn refusals() -> Vec<Refusal> {
    use Refusal::*;
    let (needs, has, slot) = (3, 1, 4);
    let question = Question::Draw;
    let mut all = vec![
        Over,
        NothingToReveal,
        NotYourCard,
        NoneLeft,
        NotBarrenEdge,
        OnlyOnShard,
        OnlyInAether,
        NothingToHarvest,
        NotYourHex,
        NotOnLine,
        NoTerrain,
        NotAtEdge,
        NotTargetable,
        Yourself,
        OwnVault,
        VaultLocked,
        VaultEmpty,
        TargetTooLow,
        GulletEmpty,
        NoRoomInVault,
        NoSuchSlot,
        OnlyLandIsStored,
        NoBarrenOnTop,
        MustDisgorgeOne,
        NothingExpended,
        SpentThisTurn,
        NoRecoverAsExtra,
        NoFreeHarvest,
        NoFreeRaid,
        NoReroll,
        NoSuchDie,
    ];
    all.extend([LandNotHere { tile: None }, LandNotHere { tile: Some(Tile::BARREN) }, HexTaken { by: Seat(1) }]);
    all.extend([TooFar { needs, has }, AetherTooFar { needs, has }, TargetTooHigh { most: 1 }, SlotFull { slot }]);
    all.extend([
        ExtraTooDear { needs, has },
        CommitTooDear { needs, has },
        SlotEmpty { slot },
        EmptyThatSlotFirst { slot },
    ]);
    all.extend([NotEnoughPoints { needs, has }, FluxTooDear { needs, has }, PowerTooDear { needs, has }]);
    all.extend([NotAsked { question }, NotPossible { question }]);
    for means in [Means::Slip, Means::Land] {
        all.extend([NeedsEdge { means }, NobodyThere { means }, EdgeNotAether { means }]);
    }
    all.extend(questions().into_iter().map(|question| NotAsked { question }));
    all
}

fn questions() -> Vec<Question> {
    let seat = Seat(0);
    let roll = Question::Roll { seat, die: Die::Red, count: 2, fight: Fight::Raid };
    let mut all = vec![
        Question::Layout,
        Question::KeepDealt,
        Question::Ability { seat },
        Question::Draw,
        Question::Drift { seat },
        roll,
        Question::Descend,
        Question::Enter,
        Question::Commit { attacks: true },
        Question::Spoils,
        Question::Take { points: 1 },
        Question::Store,
        Question::Back,
        Question::Offer,
        Question::Splinter,
        Question::Flux,
        Question::KeepSelected,
    ];
    all.extend([Mode::First, Mode::Extra, Mode::Aside].map(Question::Action));
    all.extend([Window::Targeted, Window::BeforeRaid].map(Question::Window));
    all
}

#[test]
fn every_refusal_is_a_sentence_with_a_rule_of_the_handbook() {
    let (rules, words) = (rules(3, Layout::Scattered), Words::english());
    let mut texts = BTreeSet::new();
    for refusal in refusals() {
        let text = rules.refusal(refusal, &words);
        sound(&text);
        assert!(text.ends_with(&format!(". [{}]", refusal.rule())), "{text}");
        assert!(handbook::entry(refusal.rule()).is_some(), "{} has no entry in the handbook", refusal.rule());
        texts.insert(text);
    }
    assert!(texts.len() >= 60, "{}", texts.len());
}

fn events() -> Vec<Event> {
    use Event::*;
    let (seat, owner, from, cell, tile, land, slot) =
        (Seat(0), Seat(1), Place::Aether, Cell(50), Tile::BARREN, Land::Lake, 3);
    let (attacker, defender, to) = (seat, owner, Place::Shard(cell));
    let mut all = vec![
        Turned { card: Card::Flux },
        Turned { card: Card::Strike },
        Turned { card: Card::Frog(seat) },
        Reshuffled,
        Revealed { seat, card: Ability(3) },
        Descended { seat, cell },
        Forfeited { seat },
        Leapt { seat, from, to },
        Leapt { seat, from, to: from },
        Slipstreamed { seat, from, to: cell },
        Landed { seat, to: cell },
        Harvested { seat, tile, cell },
        Digested { seat, tile },
        Stored { seat, land, slot },
        Crushed { seat },
        Raided { seat, owner, target: 1 },
        Took { seat, owner, land, slot },
        Rolled { seat, dice: [1, 2] },
        AttackFailed { attacker, defender, to },
        AttackWon { attacker, defender, margin: 2 },
        KnockedBack { seat, from, to },
        Advanced { seat, to },
        Plundered { seat, from: owner, tile },
        Destroyed { cell, tile },
        Fractured { count: 2 },
        Thrown { seat },
        Scorched { seat },
        Drifted { seat, from: 3, to: 1 },
        Drifted { seat, from: 3, to: 0 },
        Returned { seat },
        Entered { seat, to },
        SetAside { seat },
        UsedAside { seat, count: 2 },
        FluxBegins,
        Mutated { seat },
        Resisted { seat },
        Selected { seat },
        Struck { strike: 2, cell },
        Over { ending: Ending::Shattered },
        Over { ending: Ending::Stripped },
    ];
    all.extend(events_by_kind());
    all
}

/// Events whose sentence depends on a kind.
fn events_by_kind() -> Vec<Event> {
    use Event::*;
    let (seat, attacker, defender, knowers) = (Seat(0), Seat(0), Seat(1), SeatSet::ALL);
    let mut all = Vec::new();
    for card in [Ability(0), Ability::UNSEEN] {
        all.extend([DrewAbility { seat, card, knowers }, Kept { seat, card, knowers }]);
    }
    all.extend(
        [Price::ExtraAction, Price::Leap, Price::Slipstream, Price::Combat, Price::Power, Price::Flux]
            .map(|price| Spent { seat, amount: 2, price }),
    );
    all.extend([Gain::Siphons, Gain::Recover, Gain::Return, Gain::Victory].map(|gain| Regained {
        seat,
        amount: 2,
        gain,
    }));
    all.extend([true, false].map(|success| RaidRolled { seat, die: 3, target: 2, success }));
    all.extend([(true, 0), (false, 2)].map(|(overpower, boost)| Committed { seat, overpower, boost }));
    all.extend([Means::Leap, Means::Slip, Means::Land, Means::Ram].map(|means| Attacked { attacker, defender, means }));
    all.extend(Back::ALL.map(|back| BackSeen { back }));
    all
}

#[test]
fn every_event_worth_a_line_has_one() {
    let (rules, words) = (rules(3, Layout::Scattered), Words::english());
    for event in events() {
        sound(&rules.event(event, &words).unwrap_or_else(|| panic!("{event:?} has no line")));
    }
    let (seat, knowers) = (Seat(0), SeatSet::ALL);
    assert_eq!(rules.event(Event::ActionBegins { seat, extra: true }, &words), None);
    assert_eq!(rules.event(Event::Buried { seat, card: Ability::UNSEEN, knowers }, &words), None);
    sound(&rules.event(Event::Buried { seat, card: Ability(1), knowers }, &words).unwrap());
    let laid = Event::Laid { tile: Tile::land(Land::Lake), cell: Cell(50) };
    assert_eq!(rules.event(laid, &words), None);
    sound(&self::rules(3, Layout::Drafted).event(laid, &words).unwrap());
}

#[test]
fn every_card_has_a_text_made_of_its_powers() {
    let (rules, words) = (rules(3, Layout::Scattered), Words::english());
    (0..16).for_each(|card| sound(&card_text(&rules, Ability(card), &words)));
    let text = card_text(&rules, Ability::from_name("empyrean").unwrap(), &words);
    assert!(text.starts_with("Empyrean. Dice: white on the Shard, red in the Aether, white for raids."), "{text}");
    assert!(text.contains("in the Aether gives you 1 Ω back") && !text.contains("on the Shard gives"), "{text}");
    assert_eq!(card_text(&rules, Ability::UNSEEN, &words), "a hidden card");
}

#[test]
fn summaries_show_only_what_the_viewer_knows() {
    let (rules, words) = (rules(4, Layout::Scattered), Words::english());
    for seed in 0..4 {
        play(&rules, seed, 300, |state, _, _| {
            let view = rules.view(state, SeatSet::one(Seat(1)));
            let text = rules.summary(state, SeatSet::one(Seat(1)), &words);
            assert_eq!(text, rules.summary(&view.state, SeatSet::one(Seat(1)), &words));
            for seat in [Seat(0), Seat(2), Seat(3)] {
                let frog = state.frog(seat);
                let hidden = [frog.card, frog.dealt[0], frog.dealt[1]].into_iter().filter(|card| card.is_known());
                let known = |card: Ability| rules.seats().any(|other| view.state.frog(other).card == card);
                let dealt = |card: Ability| view.state.frog(Seat(1)).dealt.contains(&card);
                for card in hidden.filter(|&card| !known(card) && !dealt(card)) {
                    let name = words.plain(&format!("card.{}", card.name()));
                    assert!(!text.contains(&name), "{name} in\n{text}");
                }
            }
        });
    }
}

/// Tells which positions are looked at by moves to reach them.
#[test]
fn why_not_has_an_answer() {
    let (rules, words) = (rules(3, Layout::Scattered), Words::english());
    let mut told = BTreeSet::new();
    play(&rules, 5, 2000, |state, moves, _| {
        let say = |text: &str| explain(&rules, state, text, &words);
        if let Turn::Seat(decision) = rules.turn(state)
            && decision.question == Question::Action(Mode::First)
        {
            let name = rules.seat_name(decision.by);
            let legal = say(&rules.write_move(state, moves[0]));
            assert!(legal.starts_with("That is allowed: "), "{legal}");
            let refused = say(&format!("{name} store 3"));
            assert_eq!(refused, "That is no answer to what is asked now: an action is to be chosen. [TURN-5]");
            assert!(say(&format!("{name} dance")).contains("not understood"));
            told.insert(say(&format!("{name} raid {name} 2")));
        } else if matches!(rules.turn(state), Turn::Chance(_)) {
            assert_eq!(say(&rules.write_move(state, moves[0])), "Chance decides now, nobody chooses its outcome.");
        }
    });
    assert!(told.iter().any(|text| text.ends_with("[RAID-1]") || text.ends_with("[TURN-5]")), "{told:?}");
}

#[test]
fn every_message_is_used() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/src");
    let mut code = String::new();
    for folder in [folder.to_string(), format!("{folder}/cosmic_frog")] {
        for file in std::fs::read_dir(folder).unwrap().flatten().filter(|file| file.path().is_file()) {
            code += &std::fs::read_to_string(file.path()).unwrap();
        }
    }
    let made = ["frog.", "mark.", "tile.", "code.", "back.", "edge.", "card."];
    for line in include_str!("../messages/en.txt").lines().filter(|line| !line.starts_with('#')) {
        let Some((key, _)) = line.split_once(" = ") else { continue };
        let stem = key.trim_end_matches(".one").trim_end_matches(".many");
        let end = key.trim_start_matches("refusal.");
        let stem_end = end.trim_end_matches(".slip").trim_end_matches(".land");
        let used = [key, stem, end, stem_end].iter().any(|text| code.contains(&format!("\"{text}\"")));
        assert!(used || made.iter().any(|start| key.starts_with(start)), "{key} is used nowhere");
    }
}
