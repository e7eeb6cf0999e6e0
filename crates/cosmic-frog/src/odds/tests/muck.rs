//! The previews of Find Muck: purges, AGGRO, items in flight.

use super::*;

#[test]
fn what_would_be_purged_is_what_is_purged() {
    let text = include_str!("../../../../../scenarios/cosmic-frog/fm-pur-1-the-example.toml");
    let (rules, mut state) = Rules::read_position(text).unwrap();
    let play = |state: &mut State, written: &str| {
        let mv = rules.read_move(state, written).unwrap();
        rules.apply(state, mv, &mut ()).unwrap();
    };
    play(&mut state, "chance draw gray");
    while matches!(rules.pending(&state), Pending::Seat(decision) if matches!(decision.question, Question::Window(_))) {
        steps::apply(&rules, &mut state, Move::Pass, &mut ());
    }
    assert_eq!(purge_preview(&rules, &state, 2), None, "nobody attacks yet");
    play(&mut state, "gray mind red");
    let purging = purge_preview(&rules, &state, 6).unwrap();
    let hex = |text: &str| rules.cell_grid().cell(text.parse().unwrap());
    assert_eq!((purging.seat, purging.count), (rules.seat_of(crate::Colour::Red).unwrap(), 2));
    // The first item flies six hexes into the Aether, the second five and sticks to the Shard.
    assert_eq!(purging.items[0].1, PurgedItemFate::Lost);
    assert_eq!(purging.items[1].1, PurgedItemFate::Hex(hex("5,0")));
    assert_eq!(purge_preview(&rules, &state, 1).unwrap().items.len(), 1);
    assert_eq!(knockback_preview(&rules, &state, 6), None, "minds knock nobody back");
    let [attack, defence] = combat_totals(&rules, &state).unwrap();
    assert_eq!((attack, defence), ((0, 5), (0, 5)));
}

/// Reads a scenario in which red provokes purple, and plays until purple answers.
fn provoked(text: &str) -> (Rules, State) {
    let (rules, mut state) = Rules::read_position(text).expect("a position");
    ["chance draw red", "red aggro purple"].iter().for_each(|text| say(&rules, &mut state, text));
    while rules.check(&state, Move::Heed).is_err() {
        rules.apply(&mut state, Move::Pass, &mut ()).expect("a window");
    }
    (rules, state)
}

#[test]
fn aggro_tells_the_odds_of_the_attack_it_provokes() {
    let text = include_str!("../../../../../scenarios/cosmic-frog/fm-com-5-aggro.toml");
    let (rules, mut state) = Rules::read_position(text).expect("a position");
    let purple = rules.seat_of(crate::Colour::Purple).expect("a frog");
    say(&rules, &mut state, "chance draw red");
    while rules.check(&state, Move::Aggro(purple)).is_err() {
        rules.apply(&mut state, Move::Pass, &mut ()).expect("a window");
    }
    let promised = lure_odds(&rules, &state, Move::Aggro(purple));
    assert_eq!(promised, Some(LureResponse::Attack(CombatOdds::of(WHITE, WHITE))));
    assert_eq!(lure_odds(&rules, &state, Move::Heed), None, "nobody is provoked yet");
    let (rules, mut state) = provoked(text);
    assert_eq!(lure_odds(&rules, &state, Move::Heed), promised);
    assert_eq!(lure_odds(&rules, &state, Move::Ignore), None);
    rules.apply(&mut state, Move::Heed, &mut ()).expect("legal");
    assert_eq!(combat_odds(&rules, &state).map(LureResponse::Attack), promised);
}

#[test]
fn aggro_tells_how_near_a_frog_comes_that_cannot_attack() {
    let (rules, state) = provoked(include_str!("../../../../../scenarios/cosmic-frog/fm-com-6-as-near-as-it-can.toml"));
    let near = rules.cell_grid().cell("3,0".parse().expect("a hex"));
    assert_eq!(lure_odds(&rules, &state, Move::Heed), Some(LureResponse::Near(Place::Shard(near))));
    let (rules, state) = provoked(include_str!("../../../../../scenarios/cosmic-frog/fm-com-6-nothing-happens.toml"));
    assert_eq!(lure_odds(&rules, &state, Move::Heed), Some(LureResponse::Nothing));
}

#[test]
fn an_item_in_flight_tells_who_may_snap_it_and_where_it_falls() {
    let text = include_str!("../../../../../scenarios/cosmic-frog/fm-pur-3-the-nearest-is-asked-first.toml");
    let moves = ["chance draw gray", "gray mind red", "gray attack full", "gray commit", "red commit"];
    let (rules, mut state) = Rules::read_position(text).expect("a position");
    moves.iter().chain(&["chance roll 5", "chance roll 0"]).for_each(|text| say(&rules, &mut state, text));
    while flight(&rules, &state).is_none() {
        rules.apply(&mut state, Move::Pass, &mut ()).expect("a window");
    }
    let seat = |colour| rules.seat_of(colour).expect("a frog");
    let (red, gray, blue) = (seat(crate::Colour::Red), seat(crate::Colour::Gray), seat(crate::Colour::Blue));
    let first = flight(&rules, &state).expect("a flight");
    assert_eq!(first.bound, Some(hexgrid::Hex::new(5, 0)));
    let hex = rules.cell_grid().cell("5,0".parse().expect("a hex"));
    assert_eq!((first.seat, first.over.as_slice(), first.fall), (red, &[gray, blue][..], PurgedItemFate::Hex(hex)));
    rules.apply(&mut state, Move::Pass, &mut ()).expect("gray lets it pass");
    assert_eq!(flight(&rules, &state).expect("a flight").over, [blue]);
    rules.apply(&mut state, Move::Snap, &mut ()).expect("blue takes it");
    let next = flight(&rules, &state).expect("a flight");
    let hex = rules.cell_grid().cell("4,0".parse().expect("a hex"));
    assert_eq!(
        (next.tile != first.tile, next.over.as_slice(), next.fall),
        (true, &[gray, blue][..], PurgedItemFate::Hex(hex))
    );
}

#[test]
fn a_dredge_tells_its_odds() {
    let chips = include_str!("../../../../../scenarios/cosmic-frog/fm-dredger-with-chips.toml");
    // Its red die shows 2 to 7 and must exceed 3; a chip with 2 for red shows 2 to 6 and must reach 4.
    for (text, expected) in [(chips.replace("chips", "dice"), (4, 6)), (chips.to_string(), (3, 5))] {
        let (rules, mut state) = Rules::read_position(&text).expect("a position");
        say(&rules, &mut state, "chance draw red");
        let dredge = rules.read_move(&state, "red dredge 4 regular").expect("a move");
        assert_eq!(raid_odds(&rules, &state, dredge), Some(expected));
    }
}
