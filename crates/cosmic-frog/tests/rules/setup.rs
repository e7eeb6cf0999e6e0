//! Set-up: amounts, Barrens, Land, cards (SET-1 to SET-12).

use crate::common::{play_until, rules, step};
use cosmic_frog::{
    Ability, Card, GameLength, Land, Layout, Move, Place, Preset, Question, Refusal, RichLands, Rules, Setup, Tile,
};
use tabletop::{CitesRule, Game, Notation, Odds, Pending, Seat, SeatSet, Secrets, proves};
use testkit::Random;

#[test]
fn amounts_follow_the_number_of_frogs() {
    let _proof = proves!["SET-1"];
    for (frogs, highlands, lowlands, cards) in [(3, 5, 6, 6), (4, 6, 8, 5), (5, 7, 10, 4), (6, 8, 12, 3)] {
        let rules = rules(Setup::new(frogs));
        assert_eq!(rules.land_counts(), (lowlands, highlands), "{frogs} frogs");
        assert_eq!(rules.action_cards_of(Seat(0)), cards, "{frogs} frogs");
        let state = rules.initial_state();
        assert_eq!(state.actions().len(), frogs * usize::from(cards));
    }
}

#[test]
fn too_few_too_many_and_everything_else_that_is_wrong_is_told_at_once() {
    let mut setup = Setup::new(2);
    setup.frogs.push(setup.frogs[0]);
    setup.frogs.pop();
    setup.persons = vec![0];
    setup.map = Some("row 0: x".into());
    setup.abilities = Some("[wink]\ndice = 3".into());
    let errors = Rules::new(setup).unwrap_err().join("\n");
    for part in ["3 to 6 frogs", "persons:", "map line 1", "wink", "blink is missing"] {
        assert!(errors.contains(part), "{part} in\n{errors}");
    }
    let mut twice = Setup::new(3);
    twice.frogs[1] = twice.frogs[0];
    assert!(Rules::new(twice).unwrap_err()[0].contains("red is named twice"));
    assert!(Rules::new(Setup::new(7)).is_ok_and(|rules| rules.frogs() == 6), "there are six colours");
}

#[test]
fn a_person_may_hold_several_frogs_and_tables_count_frogs() {
    let _proof = proves!["SET-2"];
    let mut setup = Setup::new(4);
    setup.persons = vec![0, 1, 0, 1];
    let rules = rules(setup);
    assert_eq!(rules.seats_of_player(Seat(2)), SeatSet(0b0101));
    assert_eq!(rules.action_cards_of(Seat(0)), 5, "four frogs at the table");
}

#[test]
fn the_shard_is_all_barrens_with_hidden_backs() {
    let _proof = proves!["SET-4"];
    for (length, fractures) in [(GameLength::Longer, 16), (GameLength::Normal, 20), (GameLength::Shorter, 24)] {
        let setup = Setup { length, ..Setup::new(4) };
        let rules = rules(setup);
        let state = rules.initial_state();
        assert_eq!(state.terrain_hexes().len(), 84);
        assert!(state.terrain_hexes().iter().all(|cell| state.top(cell) == Some(Tile::BARREN)), "no back is settled");
        assert_eq!(rules.fact(&state, "backs").unwrap(), format!("blank {} fracture {fractures}", 84 - fractures));
    }
}

#[test]
fn land_is_placed_as_the_domains_allow() {
    let _proof = proves!["SET-3", "SET-6"];
    for layout in [Layout::Scattered, Layout::Clustered, Layout::Drafted] {
        let rules = rules(Setup { layout, ..Setup::new(4) });
        let placed = play_until(&rules, 11, |state| !matches!(question(&rules, state), Some(Question::Layout)));
        let mut counts = [0; 8];
        for cell in placed.terrain_hexes().iter() {
            let stack: Vec<Tile> = placed.stack(cell).collect();
            let lands: Vec<Land> = stack.iter().rev().filter_map(|tile| tile.as_land()).collect();
            assert!(stack.last().unwrap().is_barren() && lands.len() + 1 == stack.len());
            match lands[..] {
                [] => {}
                [low] => assert!(!low.is_high()),
                [low, high] => assert!(!low.is_high() && high.is_high() && low.domain() == high.domain()),
                _ => panic!("more than one of each on a hex"),
            }
            lands.iter().for_each(|land| counts[land.index() as usize] += 1);
        }
        assert_eq!(counts, [8, 6, 8, 6, 8, 6, 8, 6]);
    }
}

fn question(rules: &Rules, state: &cosmic_frog::State) -> Option<Question> {
    match rules.pending(state) {
        Pending::Seat(decision) => Some(decision.question),
        Pending::Chance(question) | Pending::Seats(_, question) => Some(question),
        Pending::Over => None,
    }
}

#[test]
fn automatic_layouts_leave_room_to_descend() {
    let _proof = proves!["SET-7"];
    for layout in [Layout::Scattered, Layout::Clustered] {
        for seed in 0..40 {
            let rules = rules(Setup { layout, ..Setup::new(6) });
            let placed = play_until(&rules, seed, |state| !matches!(question(&rules, state), Some(Question::Layout)));
            let bare = |cell: &hexgrid::Cell| placed.top(*cell) == Some(Tile::BARREN);
            assert!(placed.edge_hexes().iter().filter(bare).count() >= 6, "{layout:?} {seed}");
        }
    }
}

/// The layout that chance nearly never makes: every Land that may lie at the edge lies there.
#[test]
fn no_layout_takes_the_last_room_to_descend() {
    let _proof = proves!["SET-7"];
    for layout in [Layout::Scattered, Layout::Clustered] {
        let rules = rules(Setup { layout, ..Setup::new(6) });
        let mut state = rules.initial_state();
        let mut odds = Odds::default();
        while question(&rules, &state) == Some(Question::Layout) {
            rules.odds(&state, &mut odds);
            let at_edge = |mv: Move| matches!(mv, Move::Lay(_, cell) if state.edge_hexes().contains(cell));
            let outcomes: Vec<Move> = odds.outcomes().iter().map(|&(mv, _)| mv).collect();
            let mv = outcomes.iter().copied().find(|&mv| at_edge(mv)).unwrap_or(outcomes[0]);
            rules.apply(&mut state, mv, &mut ()).unwrap();
        }
        let bare = |cell: &hexgrid::Cell| state.top(*cell) == Some(Tile::BARREN);
        assert_eq!(state.edge_hexes().iter().filter(bare).count(), 6, "{layout:?}");
    }
}

#[test]
fn clustered_land_lies_nearer_to_its_kind_than_scattered() {
    let neighbours = |layout: Layout| {
        let mut alike = 0;
        for seed in 0..20 {
            let rules = rules(Setup { layout, ..Setup::new(6) });
            let placed = play_until(&rules, seed, |state| !matches!(question(&rules, state), Some(Question::Layout)));
            let low = |cell| placed.stack(cell).filter_map(|tile| tile.as_land()).find(|land| !land.is_high());
            for cell in placed.terrain_hexes().iter() {
                let same = |next: &&hexgrid::Cell| next.is_on() && low(cell).is_some() && low(**next) == low(cell);
                alike += rules.cell_grid().around(cell).iter().filter(same).count();
            }
        }
        alike
    };
    assert!(neighbours(Layout::Clustered) > 2 * neighbours(Layout::Scattered));
}

#[test]
fn in_a_draft_seats_take_turns_and_lowlands_come_first() {
    let rules = rules(Setup { layout: Layout::Drafted, ..Setup::new(3) });
    let mut state = rules.initial_state();
    let mut moves = Vec::new();
    for placed in 0..4 * (6 + 5) {
        let Pending::Seat(decision) = rules.pending(&state) else { panic!("a seat places") };
        assert_eq!(decision.by, Seat(placed % 3));
        rules.legal(&state, &mut moves);
        let high = |mv: &Move| matches!(mv, Move::Lay(land, _) if land.is_high());
        assert_eq!(moves.iter().any(high), placed >= 24, "highlands only after all lowlands");
        state = {
            let mut next = state;
            rules.apply(&mut next, moves[placed as usize * 7 % moves.len()], &mut ()).unwrap();
            next
        };
    }
    let first = rules.initial_state();
    let cell = first.terrain_hexes().iter().next().unwrap();
    assert_eq!(rules.check(&first, Move::Lay(Land::Lake, cell)), Err(Refusal::NoneLeft));
    assert_eq!(Refusal::NoneLeft.rule(), "SET-6");
}

#[test]
fn frogs_start_waiting_with_six_oomph_and_events_in_the_discard() {
    let _proof = proves!["SET-8", "SET-10", "SET-11"];
    let rules = rules(Setup::new(5));
    let mut state = play_until(&rules, 3, |state| question(&rules, state) == Some(Question::Draw));
    for seat in rules.seats() {
        assert_eq!((state.frog(seat).oomph, state.frog(seat).place), (6, Place::Waiting));
    }
    assert_eq!((state.discarded(Card::Flux), state.discarded(Card::Strike)), (1, 1));
    assert_eq!(state.splinters().pool()[..13].iter().sum::<u8>(), 12);
    let mut odds = Odds::default();
    rules.odds(&state, &mut odds);
    assert!(
        odds.outcomes().iter().all(|(mv, _)| matches!(mv, Move::Card(Card::Frog(_)))),
        "no event in the first pass"
    );
    // When twelve Splinters have struck, their cards are shuffled again.
    let mut random = Random::new(5, 0);
    let mut strikes = 0;
    for _ in 0..200_000 {
        match step(&rules, &mut state, &mut random) {
            Some(Move::Splinter(_)) => strikes += 1,
            None => {
                state = play_until(&rules, 100 + strikes, |state| question(&rules, state) == Some(Question::Draw));
            }
            _ => {}
        }
        if strikes > 60 {
            break;
        }
    }
}

#[test]
fn each_frog_keeps_one_of_two_cards() {
    let _proof = proves!["SET-9"];
    let rules = rules(Setup::new(3));
    let mut state = play_until(&rules, 8, |state| question(&rules, state) == Some(Question::KeepDealt));
    let dealt: Vec<Vec<Ability>> = rules.seats().map(|seat| state.frog(seat).dealt.to_vec()).collect();
    let other = dealt[1][0];
    let refusal = rules.check(&state, Move::Keep(Seat(0), other)).unwrap_err();
    assert_eq!(refusal.rule(), "SET-9");
    // Answers come in any order; the cards go under the deck in seat order.
    for seat in [2, 0, 1] {
        let keep = Move::Keep(Seat(seat), dealt[seat as usize][1]);
        rules.apply(&mut state, keep, &mut ()).unwrap();
        assert!(rules.check(&state, keep).is_err(), "nobody answers twice");
    }
    let under: Vec<_> = state.abilities().entries().collect();
    for (seat, dealt) in dealt.iter().enumerate() {
        assert_eq!(state.frog(Seat(seat as u8)).card, dealt[1]);
        assert_eq!(under[10 + seat], (Some(dealt[0].0), SeatSet::single(Seat(seat as u8))));
    }
}

#[test]
fn teams_are_equal_and_at_least_two() {
    let _proof = proves!["TEAM-0"];
    let teams = |teams: Vec<u8>| Rules::new(Setup { teams, ..Setup::new(4) });
    assert!(teams(vec![0, 1, 0, 1]).is_ok());
    for (bad, reason) in
        [(vec![0, 0, 0, 1], "same number"), (vec![0, 0, 0, 0], "at least two"), (vec![0, 1], "numbers for 4 frogs")]
    {
        assert!(teams(bad).unwrap_err().join(" ").contains(reason), "{reason}");
    }
    let two_masters = Setup { teams: vec![0, 1, 0, 1], persons: vec![0, 0, 1, 1], ..Setup::new(4) };
    assert!(Rules::new(two_masters).unwrap_err().join(" ").contains("plays for two teams"));
    let excluded = Setup { bounce: true, decide: true, symbiotic: true, quakes: 3, ..Setup::new(4) };
    let errors = Rules::new(excluded).unwrap_err().join(" ");
    assert!(
        errors.contains("exclude each other") && errors.contains("needs teams") && errors.contains("two tiles of each")
    );
}

#[test]
fn a_team_picks_from_one_card_more_than_it_has_frogs() {
    let _proof = proves!["TEAM-1", "TEAM-0"];
    let rules = rules(Setup { teams: vec![0, 1, 0, 1], ..Setup::new(4) });
    let mut state = play_until(&rules, 8, |state| question(&rules, state) == Some(Question::KeepDealt));
    assert_eq!(state.abilities().len(), 16 - 6, "three cards for each team of two");
    let mut moves = Vec::new();
    for seat in 0..4 {
        let Pending::Seat(decision) = rules.pending(&state) else { panic!("members pick in seat order") };
        assert_eq!(decision.by, Seat(seat));
        rules.legal(&state, &mut moves);
        assert_eq!(moves.len(), if seat < 2 { 3 } else { 2 });
        rules.apply(&mut state, moves[0], &mut ()).unwrap();
    }
    let mate = rules.view(&state, SeatSet::single(Seat(2))).state;
    assert_eq!(mate.frog(Seat(0)).card, state.frog(Seat(0)).card, "a team knows its members' cards");
    assert_eq!(mate.frog(Seat(1)).card, Ability::UNSEEN);
}

#[test]
fn a_team_has_one_vault_and_one_score() {
    let _proof = proves!["TEAM-2", "SCO-4"];
    let rules = rules(Setup { teams: vec![0, 1, 0, 1], length: GameLength::Shorter, ..Setup::new(4) });
    assert_eq!([0, 1, 2, 3].map(|seat| rules.vault(Seat(seat))), [0, 1, 0, 1]);
    let end = play_until(&rules, 4, |_| false);
    let outcome = rules.result(&end);
    assert_eq!((outcome.points[0], outcome.points[1]), (outcome.points[2], outcome.points[3]));
    assert_eq!(outcome.winners.contains(Seat(0)), outcome.winners.contains(Seat(2)));
}

#[test]
fn rich_lands_are_drawn_from_the_box() {
    let _proof = proves!["VAR-RICH-1", "VAR-RICH-2"];
    let rules = rules(Setup { rich: RichLands::Open, ..Setup::new(6) });
    let placed = play_until(&rules, 5, |state| {
        !matches!(question(&rules, state), Some(Question::Layout | Question::Bonus { .. }))
    });
    let mut backs = [[0; 3]; 8];
    for tile in placed.terrain_hexes().iter().flat_map(|cell| placed.stack(cell).collect::<Vec<_>>()) {
        if let Some(land) = tile.as_land() {
            backs[land.index() as usize][tile.bonus().expect("open from the start") as usize] += 1;
        }
    }
    for land in Land::ALL {
        // Six frogs use every tile of the box.
        assert_eq!(backs[land.index() as usize], if land.is_high() { [6, 1, 1] } else { [8, 2, 2] }, "{}", land.name());
    }
}

#[test]
fn quakes_and_vortexes_replace_blanks() {
    let rules = rules(Setup { quakes: 2, vortexes: 1, ..Setup::new(4) });
    assert_eq!(rules.fact(&rules.initial_state(), "backs").unwrap(), "blank 61 fracture 20 quake 2 vortex 1");
}

#[test]
fn presets_are_valid_and_named() {
    for preset in Preset::ALL {
        assert_eq!(Preset::from_name(preset.name()), Some(preset));
        for frogs in 3..=6 {
            assert!(Rules::new(preset.setup(frogs)).is_ok(), "{} with {frogs}", preset.name());
        }
    }
}
