//! The texts of Volcanique at thousands of positions: no message is missing, every placeholder is filled, no secret is named.

use crate::common::{play_random_game, sound};
use std::collections::BTreeSet;
use tabletop::{Game, Notation, Pending, RecordOf, Seat, SeatSet, Secrets};
use testkit::{Random, TestedGame};
use volcanique::{Card, CoverRule, Event, IslandStart, Move, Power, Question, Rules, Setup, Slot, State};
use wording::{GameWording, Messages, explain};

/// Returns a set-up in which every power is easy to reach.
pub fn mighty() -> Setup {
    let grants = "second-movement step-beside larger-store burrow colossal converge cooperate third-purchase erode exalted fly \
                  frugal herd fourth-tile landslide lateral divert bomb siphon pack rift swim sleight migrate winter super";
    let grants: Vec<String> = grants.split_whitespace().map(|name| format!("\"{name}\"")).collect();
    let names = "agile bountiful burrow colossal converging cooperative crafty erosion exalted flying frugal herd forger landslide \
                 lateral diversion bomb siphon pack rift sea sleight super migration winter";
    let rows = names.split_whitespace().map(|name| {
        // Frost and super volcanoes end games too early to see the rest.
        let last = if name == "winter" || name == "super" { grants.len() } else { grants.len() - 2 };
        let levels = if name == "winter" || name == "super" { "5" } else { "1, 2, 3, 4" };
        format!("[{name}]\nlevels = [{levels}]\ngrants = [{}]\n", grants[..last].join(", "))
    });
    Setup { powers: Some(rows.collect()), start: IslandStart::Quick, ..Setup::new(3) }
}

/// Returns games that together ask every question, and how many of each to play.
pub fn games() -> [(Rules, u64); 3] {
    [
        (Rules::new(Setup::new(2)).unwrap(), 4),
        (Rules::new(Setup { cover: CoverRule::ToTheLeft, ..Setup::new(5) }).unwrap(), 3),
        (Rules::new(mighty()).unwrap(), 24),
    ]
}

/// Plays a game as [`play_random_game`] does, and every other time only one of the rare moves.
pub fn play(rules: &Rules, seed: u64, most: usize, each: impl FnMut(&State, &[Move], Move)) -> State {
    play_random_game(rules, seed, most, is_rare, each)
}

/// Returns whether random play does this too rarely: cards, volcanoes, powers.
fn is_rare(mv: &Move) -> bool {
    matches!(mv, Move::BuyCard | Move::Play(_) | Move::Buy(volcanique::Item::Volcano) | Move::Lateral | Move::Bomb)
        || matches!(mv, Move::Slide(..) | Move::Divert | Move::Rift(..) | Move::Converge(..) | Move::Grow(_))
        || matches!(mv, Move::Dive(_) | Move::Burrow(_) | Move::Rotate(_) | Move::Offer)
}

fn question(rules: &Rules, state: &State) -> Option<Question> {
    match rules.pending(state) {
        Pending::Seat(decision) => Some(decision.question),
        Pending::Seats(_, question) | Pending::Chance(question) => Some(question),
        Pending::Over => None,
    }
}

#[test]
fn no_text_of_thousands_of_positions_lacks_words() {
    let messages = Messages::english();
    let (mut asked, mut positions) = (BTreeSet::new(), 0);
    let games = games();
    for (rules, count) in games {
        let mut universe = Vec::new();
        rules.universe(&mut universe);
        for seed in 0..count {
            let mut random = Random::new(seed, 2);
            let end = play(&rules, seed, 1200, |state, moves, mv| {
                positions += 1;
                let name = format!("{:?}", question(&rules, state).unwrap());
                asked.insert(name.split([' ', '{']).next().unwrap_or("").to_string());
                sound(&rules.prompt(state, &messages).to_string());
                moves.iter().for_each(|&mv| sound(&rules.answer(state, mv, &messages).to_string()));
                let (mut events, mut after) = (Vec::<RecordOf<Rules>>::new(), *state);
                rules.apply_legal(&mut after, mv, &mut events);
                for record in events.into_iter().flat_map(|record| [record, rules.redact_event(record, SeatSet::NONE)])
                {
                    rules.event(record.event, &messages).map(String::from).iter().for_each(|text| sound(text));
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
            sound(&rules.prompt(&end, &messages).to_string());
            sound(&rules.result_text(&end, &messages));
        }
    }
    println!("{positions} positions, {} questions: {asked:?}", asked.len());
    assert!(positions > 10_000 && asked.len() >= 36, "{positions}, {}: {asked:?}", asked.len());
}

/// Two answers never look the same, and a label tells nothing that the view does not.
#[test]
fn labels_differ_and_are_the_same_on_a_view() {
    let (rules, messages) = (Rules::new(mighty()).unwrap(), Messages::english());
    for seed in 0..6 {
        play(&rules, seed, 800, |state, moves, _| {
            let Pending::Seat(decision) = rules.pending(state) else { return };
            let view = rules.view(state, rules.seats_of_player(decision.by));
            assert_eq!(rules.prompt(state, &messages).to_string(), rules.prompt(&view.state, &messages).to_string());
            let labels: BTreeSet<String> =
                moves.iter().map(|&mv| rules.answer(state, mv, &messages).to_string()).collect();
            assert_eq!(labels.len(), moves.len(), "{:?} {labels:?}", decision.question);
            for &mv in moves {
                assert_eq!(
                    rules.answer(state, mv, &messages).to_string(),
                    rules.answer(&view.state, mv, &messages).to_string()
                );
            }
        });
    }
}

/// Prompts and summaries name no card in somebody else's hand.
#[test]
fn no_hidden_card_is_named() {
    let (rules, messages) = (Rules::new(mighty()).unwrap(), Messages::english());
    let mut held = 0;
    for seed in 0..24 {
        play(&rules, seed, 1000, |state, _, _| {
            let prompt = rules.prompt(state, &messages).to_string();
            let text = rules.summary(state, SeatSet::single(Seat(1)), &messages);
            for card in Card::all().filter(|card| state.player(Seat(0)).cards[card.index()] > 0) {
                held += 1;
                let name = messages.plain(&format!("volcanique-card-{}", card.name())).to_string();
                assert!(!prompt.contains(&name), "{name} in {prompt}");
                let open = state.discard()[card.index()] + state.player(Seat(1)).cards[card.index()] > 0;
                assert!(open || !text.contains(&name), "{name} in\n{text}");
            }
        });
    }
    assert!(held > 100, "{held}");
}

#[test]
fn why_not_has_an_answer() {
    let (rules, messages) = (Rules::new(Setup::new(2)).unwrap(), Messages::english());
    let mut seen = 0;
    play(&rules, 5, 400, |state, moves, _| {
        let say = |text: &str| explain(&rules, state, text, &messages).to_string();
        match rules.pending(state) {
            Pending::Seat(decision) if decision.question == Question::Claim => {
                seen += 1;
                let legal = say(&rules.write_move(state, moves[0]));
                assert!(legal.starts_with("That is allowed: "), "{legal}");
                let name = rules.seat_name(decision.by);
                assert!(say(&format!("{name} dance")).contains("not understood"));
                let refused = say(&rules.write_move(state, Move::Divert));
                assert!(refused.contains("land may be claimed") && refused.ends_with("[VQ-CLAIM-1]"), "{refused}");
            }
            Pending::Chance(_) => assert!(say(&rules.write_move(state, moves[0])).starts_with("Chance decides now")),
            _ => {}
        }
    });
    assert!(seen > 3);
}

/// The result says why a player wins a tie.
#[test]
fn a_broken_tie_says_what_broke_it() {
    let check = |scenario: &str, expected: &str| {
        let (rules, mut state) = Rules::read_position(scenario).unwrap();
        while rules.pending(&state) != Pending::Over {
            rules.apply(&mut state, Move::Done, &mut ()).unwrap();
        }
        let result = rules.result_text(&state, &Messages::english());
        assert_eq!(result.lines().last(), Some(expected));
    };
    check(
        include_str!("../../../../scenarios/volcanique/sco-3-ties-critters-on-land.toml"),
        "Pink wins with 2 points: as many as another, but more critters on land.",
    );
    check(
        include_str!("../../../../scenarios/volcanique/sco-3-ties-volcanoes.toml"),
        "Blue wins with 2 points: as many points and critters on land as another, but more volcanoes.",
    );
    check(
        include_str!("../../../../scenarios/volcanique/sco-3-ties-shared.toml"),
        "Pink and Blue share the victory with 2 points each.",
    );
}

/// Returns a position with two islands at the start of Pink's turn; `pink` and `table` are further lines of their tables.
fn position(pink: &str, table: &str) -> (Rules, State) {
    let text = format!(
        "[board]\n\"0,0\" = \"d\"\n\"1,0\" = \"soil\"\n\"3,0\" = \"m\"\n[player.pink]\nland = \"0,0 d\"\n{pink}\n\
         [player.blue]\nland = \"3,0 m\"\n[table]\n{table}\n"
    );
    Rules::read_position(&text).unwrap()
}

/// Plays moves in notation.
fn played(rules: &Rules, mut state: State, moves: &[&str]) -> State {
    for text in moves {
        let mv = rules.read_move(&state, text).unwrap();
        rules.apply(&mut state, mv, &mut ()).unwrap();
    }
    state
}

#[test]
fn the_end_of_the_buy_step_says_what_follows() {
    let messages = Messages::english();
    let check = |pink: &str, table: &str, moves: &[&str], label: &str, prompt: &str| {
        let (rules, state) = position(pink, table);
        let state = played(&rules, state, moves);
        assert_eq!(rules.answer(&state, Move::Done, &messages).to_string(), label);
        let text = rules.prompt(&state, &messages).to_string();
        assert!(text.contains(prompt), "{text}");
    };
    let gives = "Buy nothing; a critter goes from your hand into the crater";
    check("", "", &["pink done"], gives, "If you go on, a critter goes from your hand into your crater.");
    check(
        "crater = 3\nresources = \"2d\"",
        "supply = \"m\"",
        &["pink done"],
        "Buy nothing",
        "no critter goes into your",
    );
    let soil = ["pink done", "pink buy dml", "pink pay 2d", "pink place 1,0 3"];
    check("resources = \"4d2m\"", "", &soil, "Buy nothing more", "buy once more, or go on");
    let last = "mode = \"final\"\nending = \"tiles\"\ntrigger = \"blue\"";
    check(
        "resources = \"2d\"",
        last,
        &["pink done"],
        "Buy nothing",
        "this is your final turn: buy a volcano, or go on",
    );
}

#[test]
fn the_summary_labels_resources_and_knows_when_the_game_is_over() {
    let messages = Messages::english();
    let (rules, state) = position("resources = \"2d\"", "mode = \"final\"\nending = \"tiles\"\ntrigger = \"blue\"");
    let running = rules.summary(&state, SeatSet::single(Seat(0)), &messages);
    assert!(running.contains("The end has begun: one final turn for everybody else."), "{running}");
    assert!(running.contains("P Pink: resources 2 crystals; hand 20, crater 0"), "{running}");
    let state = played(&rules, state, &["pink done", "pink done", "pink done", "pink done"]);
    assert_eq!(rules.pending(&state), Pending::Over);
    let over = rules.summary(&state, SeatSet::single(Seat(0)), &messages);
    assert!(over.contains("The game is over.") && !over.contains("The end has begun"), "{over}");
}

#[test]
fn a_power_is_named_so_that_sentences_about_it_are_right() {
    let rules = Rules::new(Setup::new(2)).unwrap();
    let dealt = Event::Dealt { power: Power::from_name("bomb").unwrap(), slot: Slot(5) };
    assert_eq!(rules.event(dealt, &Messages::english()).map(String::from).unwrap(), "Magma bomb lies on L3b.");
}
