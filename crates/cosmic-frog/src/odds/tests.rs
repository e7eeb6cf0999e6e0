//! Compares the odds with brute force: the same combats, played with the engine's own chance moves, outcome by outcome.

mod muck;

use super::*;
use crate::{Card, Event, Place, Setup};
use tabletop::{Notation, Odds, SeatSet, Secrets};

const WHITE: DicePool = DicePool { die: Die::White, count: 1, boost: 0 };

/// Plays every course of the combat with plain answers: counts each margin and where the defender then is.
struct Brute {
    chances: CombatOdds,
    places: Vec<(u8, Place)>,
}

impl Brute {
    fn of(rules: &Rules, state: &State) -> Brute {
        let mut brute = Brute { chances: CombatOdds::default(), places: Vec::new() };
        brute.play(rules, *state, 1);
        brute
    }

    fn play(&mut self, rules: &Rules, state: State, weight: u32) {
        let defender = state.combat().defender();
        let answer = match rules.pending(&state) {
            Pending::Chance(Question::Roll { .. }) => {
                let mut odds = Odds::default();
                rules.odds(&state, &mut odds);
                for &(mv, times) in odds.outcomes() {
                    self.step(rules, state, mv, weight * times, defender);
                }
                return;
            }
            Pending::Seat(decision) => match decision.question {
                Question::Commit { .. } => Move::Commit(false, 0),
                Question::Toll { .. } => Move::PayToll,
                _ => Move::Pass,
            },
            other => panic!("a combat does not wait for {other:?}"),
        };
        self.step(rules, state, answer, weight, defender);
    }

    fn step(&mut self, rules: &Rules, mut state: State, mv: Move, weight: u32, defender: Seat) {
        let mut events = Vec::new();
        rules.apply(&mut state, mv, &mut events).expect("a plain answer is legal");
        let margin = events.iter().find_map(|event| match *event {
            Event::AttackWon { margin, .. } => Some(margin),
            Event::AttackFailed { .. } => Some(0),
            _ => None,
        });
        let Some(margin) = margin else { return self.play(rules, state, weight) };
        while matches!(state.frame(), Frame::Combat(CombatStep { stage: CombatStage::Knockback })) {
            rules.apply(&mut state, Move::Pass, &mut ()).expect("a window can be passed");
        }
        self.chances.total += weight;
        match margin {
            0 => self.chances.hold += weight,
            _ => self.chances.by[usize::from(margin) - 1] += weight,
        }
        self.places.push((margin, state.frog(defender).place));
    }
}

/// Returns where a landing leaves the defender.
fn place(state: &State, landing: Landing) -> Place {
    match landing {
        Landing::Holds { .. } | Landing::Stays { .. } => state.frog(state.combat().defender()).place,
        Landing::Off | Landing::Breaks { .. } => Place::Aether,
        Landing::Crushes { cell } => Place::Shard(cell),
        Landing::Bounces { to, .. } => to,
        Landing::Out(dimension) => Place::Outer(dimension),
    }
}

fn same_as_brute_force(rules: &Rules, state: &State) {
    let brute = Brute::of(rules, state);
    let chances = combat_odds(rules, state).expect("a combat is being fought");
    let scaled = |part: u32| part * brute.chances.total;
    assert_eq!(scaled(chances.hold), brute.chances.hold * chances.total);
    for (margin, &ways) in chances.by.iter().enumerate() {
        assert_eq!(scaled(ways), brute.chances.by[margin] * chances.total, "by {}", margin + 1);
    }
    for (margin, found) in brute.places {
        let landing = knockback_preview(rules, state, margin).expect("a combat is being fought");
        assert_eq!(place(state, landing), found, "a knockback of {margin}: {landing:?}");
    }
}

/// Asserts that the preview of a settled knockback is right, if nobody changes the knockback.
fn lands_as_foretold(rules: &Rules, state: &State) {
    let landing = knockback_preview(rules, state, state.combat().knockback.max(1)).expect("a combat is being fought");
    let (defender, mut after) = (state.combat().defender(), *state);
    after.combat.knockback = after.combat.knockback.max(1);
    while matches!(after.frame(), Frame::Combat(CombatStep { stage: CombatStage::Knockback })) {
        rules.apply(&mut after, Move::Pass, &mut ()).expect("a window can be passed");
    }
    assert_eq!(place(state, landing), after.frog(defender).place);
}

/// Returns a row of hexes with every kind of landing on it; red attacks purple on 1,0.
fn row(red: &str, purple: &str) -> (Rules, State) {
    let text = format!(
        "game = \"cosmic-frog\"\n[board]\n\"0,0\" = \"barren.\"\n\"1,0\" = \"barren. desert mesa\"\n\"2,0\" = \"barren.\"\n\
         \"3,0\" = \"barren. meadow forest\"\n\"4,0\" = \"barren. hill\"\n\"6,0\" = \"barren.\"\n[frog.red]\nat = \"0,0\"\n\
         card = \"{red}\"\n[frog.purple]\nat = \"1,0\"\ncard = \"{purple}\"\n[frog.gray]\nat = \"4,0\"\ncard = \"telluric down\"\n\
         [frog.blue]\nat = \"6,0\"\ncard = \"temporus down\"\n"
    );
    let (rules, mut state) = Rules::read_position(&text).expect("a sound position");
    rules.apply(&mut state, Move::Card(Card::Frog(Seat(0))), &mut ()).expect("red's card");
    say(&rules, &mut state, "red leap 1,0");
    (rules, state)
}

/// Makes a move, after passing in all windows before it.
fn say(rules: &Rules, state: &mut State, text: &str) {
    for _ in 0..LONG {
        let mv = rules.read_move(state, text);
        if let Some(mv) = mv.ok().filter(|&mv| rules.check(state, mv).is_ok()) {
            rules.apply(state, mv, &mut ()).expect("checked");
            return;
        }
        rules.apply(state, Move::Pass, &mut ()).expect("only windows stand before it");
    }
    panic!("{text} never became possible");
}

#[test]
fn a_tie_holds() {
    let even = CombatOdds::of(WHITE, WHITE);
    assert_eq!((even.hold, even.wins(), even.total), (21, 15, 36));
    assert_eq!((&even.by[..5], even.by[5..].iter().sum::<u32>()), (&[5, 4, 3, 2, 1][..], 0));
    assert_eq!((even.exactly(0), even.exactly(5), even.exactly(99)), (21, 1, 0));
    assert_eq!((even.at_least(0), even.at_least(4)), (15, 3));
    assert_eq!((even.percent(even.hold), CombatOdds::default().percent(0)), (58, 0));
}

#[test]
fn the_odds_of_the_picture() {
    let attack = DicePool { die: Die::Red, count: 2, boost: 1 };
    let two = |die: Die| DicePool { die, count: 2, boost: 0 };
    let hold = |defence: DicePool| {
        let chances = CombatOdds::of(attack, defence);
        chances.percent(chances.hold)
    };
    assert_eq!([hold(WHITE), hold(two(Die::White)), hold(two(Die::Yellow))], [6, 11, 22]);
    let chances = CombatOdds::of(attack, two(Die::White));
    let by = |margin: u8| chances.percent(chances.exactly(margin));
    assert_eq!([by(1), by(2), by(3), chances.percent(chances.at_least(4))], [11, 17, 22, 39]);
    assert_eq!([(attack.lowest(), attack.highest()), (WHITE.lowest(), WHITE.highest())], [(3, 8), (0, 5)]);
}

#[test]
fn plain_dice_come_from_the_cards_as_they_lie() {
    for (red, purple, dice) in [
        ("massive down", "nimble down", [Die::White, Die::White]),
        ("warbringer up", "nimble up", [Die::Red, Die::White]),
        ("warbringer down", "massive up", [Die::White, Die::Yellow]),
        ("mutagenic up", "warbringer up", [Die::Red, Die::Red]),
        ("voidshadow up", "warbringer up", [Die::Yellow, Die::White]),
    ] {
        let (rules, state) = row(red, purple);
        let found = combat_dice(&rules, &state).expect("a combat");
        assert_eq!(found.map(|dice| dice.die), dice, "{red}, {purple}");
        assert_eq!(found.map(|dice| (dice.count, dice.boost)), [(1, 0); 2]);
        same_as_brute_force(&rules, &state);
    }
}

#[test]
fn commitments_on_both_sides() {
    for (attack, defence) in [
        ("commit overpower", "commit"),
        ("commit overpower boost 2", "commit overpower boost 1"),
        ("commit boost 3", "commit overpower"),
        ("commit", "commit boost 3"),
    ] {
        for cards in
            [("warbringer up", "whiptongue down"), ("massive down", "nimble down"), ("massive up", "ravager up")]
        {
            let (rules, mut state) = row(cards.0, cards.1);
            say(&rules, &mut state, &format!("red {attack}"));
            same_as_brute_force(&rules, &state);
            let mv = rules.read_move(&state, &format!("purple {defence}")).expect("a move");
            let told = combat_odds_after(&rules, &state, mv);
            say(&rules, &mut state, &format!("purple {defence}"));
            assert_eq!(combat_odds(&rules, &state), told);
            same_as_brute_force(&rules, &state);
        }
    }
}

#[test]
fn what_is_rolled_counts_as_rolled() {
    let (rules, mut state) = row("massive down", "marauder up");
    ["red commit", "purple commit overpower", "chance roll 4"].iter().for_each(|text| say(&rules, &mut state, text));
    same_as_brute_force(&rules, &state);
    say(&rules, &mut state, "chance roll 1 2");
    let rolled = combat_odds(&rules, &state).expect("a combat");
    assert_eq!((rolled.exactly(2), rolled.total), (1, 1));
    // Red may turn up its card and does not. Then purple may roll its 1 again; it holds with 4 or more.
    say(&rules, &mut state, "red pass");
    let again = combat_odds_after(&rules, &state, Move::Reroll(1)).expect("a power");
    assert_eq!((again.hold, again.exactly(1), again.exactly(2), again.total), (3, 1, 2, 6));
    say(&rules, &mut state, "purple reroll 1");
    same_as_brute_force(&rules, &state);
}

#[test]
fn the_worst_answer_is_the_best_the_defender_can_pay() {
    let (rules, mut state) = row("massive down", "nimble down");
    while !matches!(state.frame(), Frame::Combat(CombatStep { stage: CombatStage::Commit })) {
        rules.apply(&mut state, Move::Pass, &mut ()).expect("a window");
    }
    let plain = combat_odds_after(&rules, &state, Move::Commit(false, 0)).expect("a combat");
    let worst = worst_combat_odds_after(&rules, &state, Move::Commit(false, 0)).expect("a combat");
    assert_eq!(plain, CombatOdds::of(WHITE, WHITE));
    assert_eq!(worst, CombatOdds::of(WHITE, DicePool { count: 2, boost: 2, ..WHITE }));
    assert_eq!(worst_combat_odds_after(&rules, &state, Move::Reveal), None);
    assert_eq!(combat_odds_after(&rules, &state, Move::Commit(true, 3)), None, "no frog has eight Ω");
}

#[test]
fn every_landing_of_a_row() {
    let (rules, state) = row("massive down", "nimble down");
    let cell = |q: i8| rules.cell_grid().cell(hexgrid::Hex::new(q, 0));
    let preview = |margin: u8| knockback_preview(&rules, &state, margin).expect("a combat");
    assert_eq!(preview(0), Landing::Holds { attacker: Place::Shard(cell(0)) });
    assert_eq!(preview(1), Landing::Breaks { cell: cell(2), with: None });
    assert_eq!(preview(2), Landing::Crushes { cell: cell(3) });
    assert_eq!(preview(3), Landing::Bounces { cell: cell(4), off: Seat(2), to: Place::Shard(cell(3)) });
    assert_eq!(preview(4), Landing::Off);
    assert_eq!(preview(5), Landing::Breaks { cell: cell(6), with: Some(Seat(3)) });
    assert_eq!(preview(6), Landing::Off);
}

#[test]
fn nobody_fights_at_the_start() {
    let rules = Rules::new(Setup::new(3)).expect("a game");
    let state = rules.initial_state();
    assert_eq!(combat_odds(&rules, &state), None);
    assert_eq!(knockback_preview(&rules, &state, 1), None);
    assert_eq!(attack_odds(&rules, &state, Move::Recover), None);
    assert!(!state.is_in_combat());
}

/// Plays by a fixed rule and compares the odds of every combat at its declaration and its commitments.
#[test]
fn combats_of_random_games() {
    let (mut compared, mut aether, mut raids, mut number) = (0u32, 0u32, 0u32, 7u32);
    let mut below = move |bound: u32| {
        number = number.wrapping_mul(747_796_405).wrapping_add(2_891_336_453);
        (number >> 8) % bound.max(1)
    };
    for game in 0..6 {
        let setup = if game % 2 == 0 { Setup::new(6) } else { crate::Preset::Everything.setup(5) };
        let rules = Rules::new(setup).expect("a game");
        let (mut state, mut moves, mut odds) = (rules.initial_state(), Vec::new(), Odds::default());
        for _ in 0..4000 {
            let mv = match rules.pending(&state) {
                Pending::Over => break,
                Pending::Chance(_) => rules.sample(&state, &mut odds, &mut below).expect("an outcome"),
                _ => {
                    rules.legal(&state, &mut moves);
                    // These frogs prefer the Aether and fights there.
                    let liked = moves.iter().find(|mv| matches!(mv, Move::Ram(_) | Move::LeapAether));
                    match liked {
                        Some(&mv) if below(3) == 0 => mv,
                        _ => moves[below(moves.len() as u32) as usize],
                    }
                }
            };
            for &mv in &moves {
                raids += u32::from(raid_keeps_its_promise(&rules, &state, mv));
            }
            let promised = attack_odds(&rules, &state, mv);
            rules.apply(&mut state, mv, &mut ()).expect("legal");
            if let Some(promised) = promised {
                assert_eq!(combat_odds(&rules, &state), Some(promised));
            }
            let open = matches!(rules.pending(&state), Pending::Seat(decision)
                if matches!(decision.question, Question::Commit { .. } | Question::Window(_)));
            if state.is_in_combat() && open && combat_odds(&rules, &state).is_some() {
                match state.combat_stage() {
                    Some(CombatStage::Knockback) => lands_as_foretold(&rules, &state),
                    _ => same_as_brute_force(&rules, &state),
                }
                compared += 1;
                aether += u32::from(state.combat().means == crate::AttackMeans::Ram);
            }
        }
    }
    assert!(compared > 200 && aether > 10, "{compared} combats, {aether} in the Aether");
    assert!(raids > 10, "{raids} raids");
}

/// If a move is a raid, rolls every face and asserts that as many succeed as the odds say. Returns whether it is a raid.
fn raid_keeps_its_promise(rules: &Rules, state: &State, mv: Move) -> bool {
    let Some((wins, all)) = raid_odds(rules, state, mv) else { return false };
    let mut before = *state;
    rules.apply(&mut before, mv, &mut ()).expect("legal");
    while let Pending::Seat(decision) = rules.pending(&before) {
        assert!(matches!(decision.question, Question::Window(_)));
        rules.apply(&mut before, Move::Pass, &mut ()).expect("a window can be passed");
    }
    let mut odds = Odds::default();
    rules.odds(&before, &mut odds);
    let succeeds = |roll: Move| {
        let (mut after, mut events) = (before, Vec::new());
        rules.apply(&mut after, roll, &mut events).expect("a roll");
        events.iter().any(|event| matches!(event, Event::RaidRolled { success: true, .. }))
    };
    let rolls: Vec<Move> = odds.outcomes().iter().map(|outcome| outcome.0).collect();
    assert_eq!((rolls.iter().filter(|&&roll| succeeds(roll)).count(), rolls.len()), (wins as usize, all as usize));
    true
}

/// The player attacks a RoboFrog with a face-down card: the RoboFrog turns the card up and boosts, whichever card it is.
#[test]
fn the_unseen_card_of_a_robofrog_may_be_any() {
    let text = include_str!("../../../../scenarios/cosmic-frog/solo-def-1-attacked-it-boosts.toml");
    let (rules, mut state) = Rules::read_position(text).expect("a position");
    rules.apply(&mut state, Move::Card(Card::Frog(Seat(0))), &mut ()).expect("red has its turn");
    rules.apply(&mut state, Move::Pass, &mut ()).expect("the card stays down");
    let leap = rules.read_move(&state, "red leap 3,0").expect("a move");
    let odds = attack_odds(&rules, &state, leap).expect("an attack");
    // Red knows its own card; with the other fifteen cards the defender rolls white, yellow or red.
    let mut expected = CombatOdds::default();
    for card in (0..16).map(Ability).filter(|card| card.name() != "blink") {
        let die = rules.abilities().powers(card).dice[0];
        expected.add(&CombatOdds::of(WHITE, DicePool { die, count: 1, boost: 1 }));
    }
    assert_eq!((odds, odds.total), (expected, 15 * 36));
    let view = rules.view(&state, SeatSet::single(Seat(0)));
    assert_eq!(attack_odds(&rules, &view.state, leap), Some(odds), "the view tells no more and no less");
    let agrees = rules.determinise(&view, &mut |_| 0);
    assert_eq!(attack_odds(&rules, &agrees, leap), Some(odds));
    state.frog_mut(Seat(1)).up = true;
    let plain = attack_odds(&rules, &state, leap).expect("an attack");
    assert_eq!(plain, CombatOdds::of(WHITE, WHITE), "a card face up is turned down");
}
