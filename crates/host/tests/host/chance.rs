//! The numbers of draws have no gaps and are never used again after a draw is stored. Outcomes do not depend on the bots.

use crate::server::{Server, holders, seat};
use cosmic_frog::{Rules, Setup};
use host::{ChanceSource, Host, HostedGame, SeededChance};
use protocol::{Open, Request};
use std::sync::{Arc, Mutex};
use tabletop::{Header, Odds, Pending, Save, SaveLine, Table};

/// One draw: its number and the weights it was drawn by.
type Draw = (u64, Vec<u32>);

/// A source that writes down what it is asked.
struct Recorded(SeededChance, Arc<Mutex<Vec<Draw>>>);

impl ChanceSource for Recorded {
    fn outcome(&mut self, number: u64, weights: &[u32]) -> usize {
        self.1.lock().unwrap().push((number, weights.to_vec()));
        self.0.outcome(number, weights)
    }
}

fn open<G: HostedGame>(setup: G::Setup, names: &[&str], bot_seed: u64) -> (Host<G>, Arc<Mutex<Vec<Draw>>>, String) {
    let rules = G::from_setup(setup).unwrap_or_else(|errors| panic!("{errors:?}"));
    let save = Save::new(Header::of(&rules), Vec::new()).write();
    let draws = Arc::new(Mutex::new(Vec::new()));
    let open = Open { save: save.clone(), holders: holders(names), orders: Vec::new(), bot_seed: Some(bot_seed) };
    let chance = Box::new(Recorded(SeededChance(7), draws.clone()));
    (Host::open(open, chance).unwrap_or_else(|error| panic!("{error:?}")), draws, save)
}

/// Checks that the stored game has exactly the outcomes that the source names for the numbers 0, 1, 2, …, each drawn by the
/// weights of [`Game::odds`] at its position.
fn check_stored<G: HostedGame>(save: &str) {
    let save = Save::read(save).unwrap();
    let mut table = Table::<G>::new(Arc::new(save.rules().unwrap()));
    let (mut odds, mut number) = (Odds::default(), 0);
    for line in &save.lines {
        if matches!(line, SaveLine::Move(_)) && matches!(table.pending(), Pending::Chance(_)) {
            let text = serde_json::from_str::<serde_json::Value>(&line.text()).unwrap()["move"].to_string();
            if text.starts_with("\"chance") {
                table.rules().odds(table.state(), &mut odds);
                let weights: Vec<u32> = odds.outcomes().iter().map(|&(_, weight)| weight).collect();
                let drawn = odds.outcomes()[SeededChance(7).outcome(number, &weights)].0;
                let written = table.rules().write_move(table.state(), drawn);
                assert_eq!(text, format!("\"{written}\""), "draw {number}");
                number += 1;
            }
        }
        line.apply_to(&mut table, false, &mut ()).unwrap();
    }
    assert_eq!(number, table.draws());
    assert!(number > 5, "{number} draws");
}

fn play_with_undo<G: HostedGame>(setup: G::Setup, names: &[&str], rounds: u32) {
    let (host, draws, save) = open::<G>(setup, names, 1);
    let mut server = Server { host, save, clients: Vec::new(), failures: 0 };
    for round in 0..rounds {
        // Storing fails now and then; the same draw comes again at once, by the same weights.
        server.failures = u32::from(round % 3 == 0);
        server.settle();
        if server.wait().over {
            break;
        }
        server.answer();
        if round % 8 == 7 {
            let _ = server.ask(seat(0), Request::UndoTurn);
        }
    }
    let draws = draws.lock().unwrap();
    for pair in draws.windows(2) {
        let [(one, weights), (other, others)] = pair else { unreachable!() };
        let is_again = other <= one;
        assert!(*other <= one + 1, "a gap after {one}: {other}");
        if is_again {
            let first = draws.iter().find(|(number, _)| number == other).unwrap();
            assert_eq!(&first.1, others, "draw {other} came by other weights before");
        }
        assert!(weights.iter().any(|&weight| weight > 0));
    }
    check_stored::<G>(&server.save);
    assert!(server.host.undone_turns() > 0);
}

#[test]
fn draws_are_numbered_without_gaps_also_after_undo_and_failures() {
    play_with_undo::<Rules>(Setup::new(3), &["me", "calm", "calm"], 60);
    play_with_undo::<volcanique::Rules>(volcanique::Setup::new(3), &["me", "random", "random"], 60);
}

#[test]
fn bots_do_not_touch_the_chance_of_the_table() {
    let names = ["random", "random", "random"];
    let mut games = Vec::new();
    for bot_seed in [1, 2] {
        let (host, draws, save) = open::<Rules>(Setup::new(3), &names, bot_seed);
        let mut server = Server { host, save, clients: Vec::new(), failures: 0 };
        server.settle();
        check_stored::<Rules>(&server.save);
        games.push((server.save, draws.lock().unwrap().clone()));
    }
    let [(one, draws), (other, others)] = games.as_slice() else { unreachable!() };
    assert_ne!(one, other, "other bots play another game");
    let mut compared = 0;
    for ((number, weights), (_, other_weights)) in draws.iter().zip(others).filter(|(one, other)| one == other) {
        assert_eq!(SeededChance(7).outcome(*number, weights), SeededChance(7).outcome(*number, other_weights));
        compared += 1;
    }
    assert!(compared > 20, "{compared}");
    let chance = |save: &str| -> Vec<String> {
        save.lines().filter(|line| line.contains("\"chance")).take(compared).map(String::from).collect()
    };
    // Until the first bot answers, both games have the same draws.
    let before = draws.iter().zip(others).take_while(|(one, other)| one == other).count();
    assert_eq!(chance(one)[..before.min(20)], chance(other)[..before.min(20)]);
}
