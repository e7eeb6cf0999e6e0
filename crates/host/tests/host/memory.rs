//! How much memory a table uses.

use crate::server::reopen;
use host::{Host, HostedGame};
use std::sync::Arc;
use tabletop::{Header, Odds, Pending, Save, SaveLine, Table};
use testkit::Random;

/// The most that a table with [`MOVES`] moves may take.
const LIMIT: usize = 128 << 10;
const MOVES: usize = 500;

/// Returns the save of a random game with [`MOVES`] lines. Where a game ends earlier, its last move is taken back and made again.
fn long_save<G: HostedGame>(setup: G::Setup) -> String {
    let rules = Arc::new(G::from_setup(setup).unwrap_or_else(|errors| panic!("{errors:?}")));
    let mut table = Table::new(rules.clone());
    table.set_end_turn_gate(false);
    let (mut random, mut moves, mut odds) = (Random::new(3, 1), Vec::new(), Odds::default());
    let mut lines = Vec::new();
    while lines.len() < MOVES {
        let mv = match table.pending() {
            Pending::Over => {
                table.undo_agreed(1).expect("a move");
                lines.push(SaveLine::AgreedUndo(1));
                continue;
            }
            Pending::Chance(_) => rules.sample(table.state(), &mut odds, &mut |bound| random.below(bound)),
            _ => {
                rules.legal(table.state(), &mut moves);
                random.pick(&moves)
            }
        };
        let mv = mv.expect("an answer");
        lines.push(SaveLine::of(&table, tabletop::Entry::Move(mv)));
        table.play(mv, &mut ()).expect("a legal move");
    }
    Save::new(Header::of(rules.as_ref()), lines).write()
}

fn check<G: HostedGame>(name: &str, setup: G::Setup, people: usize) {
    let save = long_save::<G>(setup);
    let names = vec!["me"; people];
    let mut host: Option<Host<G>> = None;
    let info = allocation_counter::measure(|| host = Some(reopen::<G>(&save, &names)));
    let said = host.as_ref().expect("a host").memory();
    // The rules are shared by all tables of a server that plays many, but each of these hosts has its own.
    let rules = allocation_counter::measure(|| {
        let rules = G::from_setup(Save::read(&save).unwrap().rules::<G>().unwrap().setup().clone());
        std::mem::forget(rules);
    });
    let measured = info.bytes_current - rules.bytes_current;
    println!("{name}: {said} bytes, {measured} measured, {} bytes a position", size_of::<G::State>());
    assert!(said <= LIMIT, "{name}: a table with {MOVES} moves takes {said} bytes");
    // Inside the host, not on the heap: its own size.
    let difference = (said as i64 - measured - size_of::<Host<G>>() as i64).unsigned_abs() as usize;
    assert!(difference < said / 10, "{name}: {said} bytes said, {measured} allocated");
}

#[test]
fn a_table_with_500_moves_is_small() {
    use cosmic_frog::{Preset, Rules, Setup};
    check::<Rules>("six frogs", Setup::new(6), 6);
    check::<Rules>("six frogs with everything", Preset::Everything.setup(6), 6);
    check::<volcanique::Rules>("five players of Volcanique", volcanique::Setup::new(5), 5);
}
