//! Golden games: whole games as readable text in files. Tests compare the files with what the rules do now.
//!
//! ```text
//! # golden game of toy
//! # seed 3
//! # digest 00000000000003e9
//! # set-up {"players":2}
//!     1 chance card 2
//!    …
//!   25 red pass
//!      = 0123456789abcdef
//!    …
//! over: red 5, blue 3; won by red
//! ```
//!
//! A line `= …` is the hash of the position after the move above it. [`play`] or [`find_game`] a game, write its
//! [`Golden::text`], and [`check_file`] it against a file; [`replay`] reads the text and plays it again anywhere.
//!
//! `similar` shows the difference. A snapshot library would add only what `cargo xtask golden` does: rewriting the files.

use crate::{Random, laws};
use similar::TextDiff;
use std::fmt::Write;
use std::path::Path;
use tabletop::{Game, Notation, Odds, Pending, Seat, state_hash};

/// The number of moves after which a golden game records a hash.
pub const HASH_EVERY: usize = 25;

/// Chooses one of the legal answers at a position. Chance moves are sampled elsewhere.
pub trait Policy<G: Game>: FnMut(&G, &G::State, &[G::Move], &mut Random) -> G::Move {}

impl<G: Game, F: FnMut(&G, &G::State, &[G::Move], &mut Random) -> G::Move> Policy<G> for F {}

/// Chooses among all legal answers with equal probability.
pub fn at_random<G: Game>(_: &G, _: &G::State, legal: &[G::Move], random: &mut Random) -> G::Move {
    legal[random.below(legal.len() as u32) as usize]
}

/// A whole game: its moves and every position.
#[derive(Clone, Debug)]
pub struct Golden<G: Game> {
    /// The seed of its chance and policy.
    pub seed: u64,
    /// Its moves.
    pub moves: Vec<G::Move>,
    /// Its positions, from the start to the end: one more than moves.
    pub states: Vec<G::State>,
}

/// Plays a game to its end, or to `max_moves`.
pub fn play<G: Game>(rules: &G, seed: u64, max_moves: usize, policy: &mut impl Policy<G>) -> Golden<G> {
    let mut random = Random::new(seed, 0);
    let mut state = rules.initial_state();
    let mut golden = Golden { seed, moves: Vec::new(), states: vec![state] };
    let (mut legal, mut odds) = (Vec::new(), Odds::default());
    while golden.moves.len() < max_moves {
        rules.legal(&state, &mut legal);
        let mv = match rules.pending(&state) {
            Pending::Seat(_) | Pending::Seats(..) if !legal.is_empty() => policy(rules, &state, &legal, &mut random),
            _ => match laws::choose(rules, &state, &legal, &mut odds, &mut random) {
                Some(mv) => mv,
                None => break,
            },
        };
        rules.apply_legal(&mut state, mv, &mut ());
        golden.moves.push(mv);
        golden.states.push(state);
    }
    golden
}

/// Plays games with these seeds and returns the first one that is wanted.
///
/// Golden games cover each way to end and each rare rule; this finds a game for each.
pub fn find_game<G: Game>(
    rules: &G,
    seeds: std::ops::Range<u64>,
    max_moves: usize,
    policy: &mut impl Policy<G>,
    mut wanted: impl FnMut(&G, &Golden<G>) -> bool,
) -> Option<Golden<G>> {
    seeds.into_iter().map(|seed| play(rules, seed, max_moves, policy)).find(|golden| wanted(rules, golden))
}

impl<G: Notation> Golden<G> {
    /// Returns the last position.
    pub fn end(&self) -> &G::State {
        &self.states[self.moves.len()]
    }

    /// Writes the game as text.
    pub fn text(&self, rules: &G) -> String {
        let setup = serde_json::to_string(rules.setup()).unwrap_or_else(|error| format!("(not JSON: {error})"));
        let mut text = format!("# golden game of {}\n# seed {}\n", G::NAME, self.seed);
        let _ = writeln!(text, "# digest {:016x}\n# set-up {setup}", rules.digest());
        for (index, &mv) in self.moves.iter().enumerate() {
            let number = index + 1;
            let _ = writeln!(text, "{number:5} {}", rules.write_move(&self.states[index], mv));
            if number % HASH_EVERY == 0 || number == self.moves.len() {
                let _ = writeln!(text, "      = {:016x}", state_hash(&self.states[number]));
            }
        }
        text.push_str(&ending(rules, self.end()));
        text
    }
}

fn ending<G: Notation>(rules: &G, state: &G::State) -> String {
    if !matches!(rules.pending(state), Pending::Over) {
        return format!("not over: {:?}\n", rules.pending(state));
    }
    let outcome = rules.result(state);
    let name = |seat: usize| rules.seat_name(Seat(seat as u8));
    let points: Vec<String> =
        outcome.points.iter().enumerate().map(|(seat, points)| format!("{} {points}", name(seat))).collect();
    let winners: Vec<&str> = outcome.winners.iter().map(|seat| rules.seat_name(seat)).collect();
    let winners = if winners.is_empty() { "nobody".to_owned() } else { winners.join(", ") };
    format!("over: {}; won by {winners}\n", points.join(", "))
}

/// Replays a golden game from its text, compares every hash and the ending, and returns the last position.
pub fn replay<G: Notation>(rules: &G, text: &str) -> Result<G::State, String> {
    let mut state = rules.initial_state();
    for (index, line) in text.lines().enumerate() {
        let at = |reason: String| format!("line {}: {reason}", index + 1);
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        if let Some(hash) = line.strip_prefix("= ") {
            let now = format!("{:016x}", state_hash(&state));
            if now != hash {
                return Err(at(format!("the position has the hash {now}, the file says {hash}")));
            }
        } else if line.starts_with(|c: char| c.is_ascii_digit()) {
            let written = line.split_once(' ').map_or("", |(_, written)| written);
            let mv = rules.read_move(&state, written).map_err(at)?;
            let done = rules.apply(&mut state, mv, &mut ());
            done.map_err(|refusal| at(format!("{written} is refused: {refusal:?}")))?;
        } else if line != ending(rules, &state).trim() {
            return Err(at(format!("the game ends otherwise: {}", ending(rules, &state).trim())));
        }
    }
    Ok(state)
}

/// Compares the text with the file, or writes the file when the environment variable `STRATA_BLESS` is 1.
///
/// # Panics
/// With the lines that differ, or if the file cannot be read or written.
#[track_caller]
pub fn check_file(path: impl AsRef<Path>, text: &str) {
    let bless = std::env::var("STRATA_BLESS").is_ok_and(|value| value == "1");
    if let Err(difference) = compare(path.as_ref(), text, bless) {
        panic!("{difference}");
    }
}

/// Like [`check_file`], but `bless` decides whether to write, and the difference is returned instead of a panic.
pub fn compare(path: &Path, text: &str, bless: bool) -> Result<(), String> {
    let shown = path.display();
    if bless {
        if let Some(folder) = path.parent() {
            std::fs::create_dir_all(folder).map_err(|error| format!("{shown}: {error}"))?;
        }
        return std::fs::write(path, text).map_err(|error| format!("{shown}: {error}"));
    }
    let kept = std::fs::read_to_string(path)
        .map_err(|error| format!("{shown}: {error}; run again with STRATA_BLESS=1 to write it"))?;
    let kept = kept.replace("\r\n", "\n");
    if kept == text {
        return Ok(());
    }
    let difference = first_changes(&kept, text);
    Err(format!("{shown} differs from what the rules do now; STRATA_BLESS=1 rewrites it\n{difference}"))
}

/// Returns the first changes as a unified diff, and the number of further changes.
fn first_changes(kept: &str, text: &str) -> String {
    const MOST: usize = 3;
    let changes = TextDiff::from_lines(kept, text);
    let mut unified = changes.unified_diff();
    let unified = unified.context_radius(1);
    let mut shown: String = unified.iter_hunks().take(MOST).map(|hunk| hunk.to_string()).collect();
    let more = unified.iter_hunks().skip(MOST).count();
    if more > 0 {
        let _ = writeln!(shown, "… and {more} more changes");
    }
    shown
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toy;

    #[test]
    fn a_golden_game_reads_back() {
        let rules = toy::rules(1);
        let golden = play(&rules, 3, 1000, &mut at_random);
        let text = golden.text(&rules);
        assert_eq!(replay(&rules, &text).as_ref(), Ok(golden.end()));
        assert!(text.ends_with('\n') && text.contains("\nover: red "), "{text}");
        let hash = text.lines().find(|line| line.contains("= ")).unwrap_or_default();
        assert!(replay(&rules, &text.replace(hash, "      = 0000000000000000")).is_err());
        assert!(replay(&rules, &text.replace("won by", "lost by")).is_err());
    }

    #[test]
    fn a_wanted_game_is_found() {
        let rules = toy::rules(5);
        let long = |_: &toy::Toy, golden: &Golden<toy::Toy>| golden.moves.len() > 40;
        let golden = find_game(&rules, 0..100, 1000, &mut at_random, long).expect("a game of more than 40 moves");
        assert!(golden.moves.len() > 40);
        assert!(find_game(&rules, 0..3, 1000, &mut at_random, |_, _| false).is_none());
        let last = play(&rules, 0, 1000, &mut |_: &toy::Toy, _: &toy::State, legal: &[toy::Move], _: &mut Random| {
            legal[legal.len() - 1]
        });
        assert_eq!(last.moves.last(), Some(&toy::Move::Pass));
    }

    #[test]
    fn many_changes_are_cut_off() {
        let kept: String = (0..90).map(|number| format!("{number}\n")).collect();
        let shown = first_changes(&kept, &kept.replace("5\n", "five\n"));
        assert_eq!(shown.matches("@@ -").count(), 3, "{shown}");
        assert!(shown.ends_with("… and 6 more changes\n"), "{shown}");
    }

    #[test]
    fn a_file_is_written_compared_and_its_differences_shown() {
        let path = std::env::temp_dir().join(format!("strata-golden-{}/game.txt", std::process::id()));
        assert!(compare(&path, "a\n", false).is_err_and(|error| error.contains("STRATA_BLESS=1")));
        assert_eq!(compare(&path, "a\nb\nc\n", true), Ok(()));
        assert_eq!(compare(&path, "a\nb\nc\n", false), Ok(()));
        let error = compare(&path, "a\nx\ny\nc\n", false).expect_err("another text");
        assert!(error.ends_with("@@ -1,3 +1,4 @@\n a\n-b\n+x\n+y\n c\n"), "{error}");
        let folder = path.parent().expect("a folder");
        std::fs::remove_dir_all(folder).expect("the folder can be removed");
    }
}
