//! Rules that no scenario can show: set-up from an empty table, the views of a hidden hand, the oracle for biomes.

mod allocation;
mod events;
mod golden;
mod refused;

use std::sync::Arc;
use tabletop::{Game, Notation, Odds, Pending, RecordOf, Seat, SeatSet, Secrets, Table, proves};
use testkit::{Random, TestedGame};
use volcanique::{Biome, Face, IslandStart, Mix, Move, Part, Question, Rules, Setup, Size, State};

fn rules(players: usize, start: IslandStart) -> Rules {
    Rules::new(Setup { start, ..Setup::new(players) }).unwrap()
}

/// Plays on at random while `goes_on` says so.
fn play(rules: &Rules, state: &mut State, random: &mut Random, mut goes_on: impl FnMut(&State) -> bool) {
    let (mut moves, mut odds) = (Vec::new(), Odds::default());
    while goes_on(state) && rules.pending(state) != Pending::Over {
        let mv = match rules.pending(state) {
            Pending::Chance(_) => rules.sample(state, &mut odds, &mut |bound| random.below(bound)),
            _ => {
                rules.legal(state, &mut moves);
                random.pick(&moves)
            }
        };
        rules.apply(state, mv.unwrap(), &mut ()).unwrap();
    }
}

/// Plays a whole game at random and shows each move with the position before it and what happened.
fn play_each(rules: &Rules, random: &mut Random, mut each: impl FnMut(&State, Move, &[RecordOf<Rules>])) {
    let (mut state, mut moves, mut odds) = (rules.initial_state(), Vec::new(), Odds::default());
    while rules.pending(&state) != Pending::Over {
        let mv = match rules.pending(&state) {
            Pending::Chance(_) => rules.sample(&state, &mut odds, &mut |bound| random.below(bound)),
            _ => {
                rules.legal(&state, &mut moves);
                random.pick(&moves)
            }
        };
        let (before, mut records): (State, Vec<RecordOf<Rules>>) = (state, Vec::new());
        rules.apply(&mut state, mv.unwrap(), &mut records).unwrap();
        each(&before, mv.unwrap(), &records);
    }
}

fn set_up(rules: &Rules, random: &mut Random) -> State {
    let mut state = rules.initial_state();
    play(rules, &mut state, random, |state| !rules.is_between_turns(state));
    state
}

#[test]
fn a_new_game_has_everything_in_hand_and_supply() {
    let _proof = proves!["VQ-SET-1", "VQ-SET-2", "VQ-SET-3"];
    let rules = rules(2, IslandStart::Chosen);
    let state = rules.initial_state();
    assert!(rules.seats().all(|seat| state.player(seat).hand == 21 && state.player(seat).crater == 0));
    assert_eq!(state.bank(), Mix([30; 3]));
    assert_eq!(rules.fact(&state, "supply").unwrap(), "d 3 m 3 l 3 dm 6 ml 6 dl 3 dml 9 dlm 9 lava 21");
}

#[test]
fn everybody_builds_an_island_with_three_critters() {
    let _proof = proves!["VQ-SET-4", "VQ-SET-5", "VQ-SET-6", "VQ-GRID-2"];
    for players in 2..=5 {
        for start in [IslandStart::Chosen, IslandStart::Quick] {
            let rules = rules(players, start);
            let state = set_up(&rules, &mut Random::new(7, players as u64));
            assert_eq!(state.land().len(), 3 * players);
            for (place, seat) in state.seats(&rules).enumerate() {
                let player = state.player(seat);
                assert_eq!((player.hand, player.land().len()), (18, 3));
                assert_eq!(player.resources.total(), if place == 0 { 3 } else { 5 });
                let island = rules.islands()[place];
                let sizes = island.map(|hex| {
                    let kind = state.land().top(state.land().site(hex).unwrap()).kind().unwrap();
                    rules.tiles().size(kind)
                });
                assert_eq!(sizes, [Size::Uno, Size::Duo, Size::Trio]);
                let parts: Vec<Part> = player.land().iter().map(|critter| critter.part()).collect();
                let mut biomes: Vec<Part> = parts.iter().map(|&part| state.land().biome(part)).collect();
                biomes.dedup();
                assert_eq!(biomes.len(), 3, "three biomes that do not connect");
            }
            let grid = state.grid();
            assert!(grid.iter().all(|power| (power.0 as usize) < 25));
            assert!((0..9).all(|one| (0..one).all(|two| grid[one] != grid[two])));
        }
    }
}

#[test]
fn a_duo_must_match_the_uno() {
    let rules = rules(2, IslandStart::Chosen);
    let mut state = rules.initial_state();
    let mut odds = Odds::default();
    rules.odds(&state, &mut odds);
    rules.apply(&mut state, odds.pick(0).unwrap(), &mut ()).unwrap();
    let uno = rules.tiles().find("d").unwrap();
    rules.apply(&mut state, Move::Build(uno, 0), &mut ()).unwrap();
    let duo = rules.tiles().find("ml").unwrap();
    let refusal = rules.check(&state, Move::Build(duo, 0)).unwrap_err();
    assert_eq!(tabletop::CitesRule::rule(&refusal), "VQ-TILE-1");
    let mut moves = Vec::new();
    rules.legal(&state, &mut moves);
    // Two kinds of Duo have dark edges, and each shows one to the Uno in half of its rotations.
    assert_eq!(moves.len(), 6);
}

#[test]
fn the_tables_are_replaceable_and_told_apart() {
    let plain = Rules::new(Setup::new(2)).unwrap();
    let tiles = include_str!("../../data/tiles.toml").replace("count = 9", "count = 8");
    let other = Rules::new(Setup { tiles: Some(tiles), ..Setup::new(2) }).unwrap();
    assert_ne!(plain.digest(), other.digest());
    assert_eq!(plain.tiles().kinds.iter().map(|row| row.count).sum::<u8>(), 42);
    let errors = Rules::new(Setup { powers: Some("[agile]".into()), caldera: Some(String::new()), ..Setup::new(7) });
    assert!(errors.is_err_and(|errors| errors.len() > 2));
}

/// Cards in another's hand are tokens; the odds of the deck stay right.
#[test]
fn a_hand_is_hidden_from_the_others() {
    let _proof = proves!["VQ-SET-6", "VQ-CAL-1"];
    let rules = rules(3, IslandStart::Quick);
    let mut random = Random::new(3, 1);
    let mut state = set_up(&rules, &mut random);
    play(&rules, &mut state, &mut random, |state| rules.seats().all(|seat| state.player(seat).card_count() == 0));
    let owner = rules.seats().find(|&seat| state.player(seat).card_count() > 0).unwrap();
    let other = Seat((owner.0 + 1) % 3);
    let seen = rules.view(&state, SeatSet::single(other));
    assert_eq!((seen.state.player(owner).hidden, seen.state.player(owner).cards), (1, [0; 12]));
    assert_eq!(rules.view(&state, SeatSet::single(owner)).state, state);
    let guess = rules.determinise(&seen, &mut |bound| random.below(bound));
    assert_eq!(guess.player(owner).card_count(), 1);
    rules.census(&guess).unwrap();
}

/// Biomes as the rules of the ledger say it, worked out the slow way.
#[test]
fn biomes_agree_with_an_oracle() {
    let _proof = proves!["VQ-DEF-2", "VQ-TILE-3"];
    let rules = rules(4, IslandStart::Quick);
    let mut random = Random::new(11, 0);
    let mut state = set_up(&rules, &mut random);
    let mut looked = 0;
    play(&rules, &mut state, &mut random, |state| {
        looked += 1;
        if looked % 5 == 0 {
            assert_eq!(slow_biomes(&rules, state), fast_biomes(state));
        }
        looked < 600
    });
    assert!(looked > 200);
}

fn parts(state: &State) -> Vec<Part> {
    state.land().sites().flat_map(|site| Biome::ALL.map(|biome| Part::new(site, biome))).collect()
}

fn fast_biomes(state: &State) -> Vec<Option<Part>> {
    parts(state).into_iter().map(|part| state.land().has(part).then(|| state.land().biome(part))).collect()
}

fn slow_biomes(rules: &Rules, state: &State) -> Vec<Option<Part>> {
    let land = state.land();
    let all = parts(state);
    let shown = |part: Part| land.is_visible(part.site()) && land.top(part.site()) != Face::SOIL;
    let has = |part: Part| shown(part) && rules.tiles().edges(land.top(part.site())).has(part.biome());
    let mut names: Vec<Option<Part>> = all.iter().map(|&part| has(part).then_some(part)).collect();
    let joined = |one: Part, two: Part| {
        one.biome() == two.biome()
            && land.hex(one.site()).direction_to(land.hex(two.site())).is_some_and(|(dir, distance)| {
                distance == 1
                    && rules.tiles().edge(land.top(one.site()), dir) == Some(one.biome())
                    && rules.tiles().edge(land.top(two.site()), dir.opposite()) == Some(one.biome())
            })
    };
    loop {
        let before = names.clone();
        for one in 0..all.len() {
            for two in 0..all.len() {
                if let (Some(first), Some(second)) = (names[one], names[two])
                    && joined(all[one], all[two])
                {
                    names[one] = Some(first.min(second));
                }
            }
        }
        if names == before {
            return names;
        }
    }
}

/// The game asks in every step in which a card could be played, whichever cards the player has (VQ-CAL-2).
#[test]
fn the_four_steps_are_always_asked() {
    let _proof = proves!["VQ-TURN-1"];
    let rules = Arc::new(rules(2, IslandStart::Quick));
    let mut random = Random::new(5, 5);
    let mut table = Table::from_position(rules.clone(), set_up(&rules, &mut random));
    let mut asked = [0; 4];
    let (mut odds, mut moves) = (Odds::default(), Vec::new());
    for _ in 0..400 {
        let state = *table.state();
        if let Pending::Seat(decision) = table.pending() {
            let step = match decision.question {
                Question::Move { .. } => Some(0),
                Question::Buy { .. } => Some(1),
                Question::Claim => Some(2),
                Question::Sacrifice => Some(3),
                _ => None,
            };
            if let Some(step) = step {
                asked[step] += 1;
            }
            rules.legal(&state, &mut moves);
            // The last answer of a step is Done where it may be given: it ends the step.
            let mv = if moves.contains(&Move::Done) { Move::Done } else { random.pick(&moves).unwrap() };
            table.play(mv, &mut ()).unwrap();
        } else if table.roll_chance(&mut odds, &mut |bound| random.below(bound), &mut ()).is_none() {
            break;
        }
    }
    let turns = asked[0];
    assert!(turns > 5 && asked[1..].iter().all(|&count| count >= turns - 1), "{asked:?}");
}

/// A driver that answered for a player who holds a card that cannot be played would tell so.
#[test]
fn nobody_answers_for_a_hand_with_cards() {
    let text = |cards: &str| {
        format!("[board]\n\"0,0\" = \"d\"\n[player.pink]\ncards = \"{cards}\"\n[player.blue]\nland = \"0,0 d\"\n")
    };
    for (cards, forced) in [("", Some(Move::Done)), ("obsidian", None)] {
        let (rules, state) = Rules::read_position(&text(cards)).unwrap();
        let mut moves = Vec::new();
        rules.legal(&state, &mut moves);
        assert_eq!(moves, [Move::Done]);
        assert_eq!(Table::from_position(Arc::new(rules), state).forced_move(), forced);
    }
}
