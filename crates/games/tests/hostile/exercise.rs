//! Calls everything that callers may ask of a position, on every position that was read from a text.

use tabletop::{Odds, Pending, Seat, SeatSet};
use testkit::{Random, TestedGame};

/// What else the page and the terminal ask of a game before a move is made.
pub trait Previews: TestedGame {
    fn preview(&self, state: &Self::State, mv: Self::Move);
}

impl Previews for cosmic_frog::Rules {
    fn preview(&self, state: &cosmic_frog::State, mv: cosmic_frog::Move) {
        use cosmic_frog as frog;
        let _ = (frog::combat_dice(self, state), frog::combat_totals(self, state), frog::combat_odds(self, state));
        let _ = (frog::combat_odds_after(self, state, mv), frog::worst_combat_odds_after(self, state, mv));
        let _ =
            (frog::attack_odds(self, state, mv), frog::raid_odds(self, state, mv), frog::lure_odds(self, state, mv));
        let _ = (frog::flight(self, state), self.price(state, mv), self.flying_item(state), self.purging_frog(state));
        for margin in [0, 1, 5, 255] {
            let _ = (frog::knockback_preview(self, state, margin), frog::purge_preview(self, state, margin));
        }
        let _ = self.raid(state);
    }
}

impl Previews for volcanique::Rules {
    fn preview(&self, state: &volcanique::State, _: volcanique::Move) {
        let _ = volcanique::score::player_scores(self, state);
    }
}

/// Plays on from a position with random answers, and calls everything from time to time.
///
/// # Panics
/// If the game waits for an answer that does not exist, or says two things that contradict each other.
pub fn exercise<G: Previews>(rules: &G, start: &G::State, facts: &[String], random: &mut Random) {
    let mut state = *start;
    // A few are played to the end.
    let steps = if random.once_in(20) { 3_000 } else { 60 };
    let mut moves = Vec::new();
    let mut universe = Vec::new();
    rules.universe(&mut universe);
    ask_all(rules, &state, facts, random);
    for step in 0..steps {
        rules.legal(&state, &mut moves);
        if rules.pending(&state) == Pending::Over {
            assert!(moves.is_empty(), "moves after the end");
            break;
        }
        for mv in (0..20).filter_map(|_| random.pick(&universe)) {
            let _ = rules.check(&state, mv);
        }
        let mv = random.pick(&moves).unwrap_or_else(|| panic!("nobody can answer {:?}", rules.pending(&state)));
        assert!(rules.check(&state, mv).is_ok(), "{mv:?} is listed and refused");
        rules.apply_legal(&mut state, mv, &mut Vec::<G::Event>::new());
        if step < 60 && step % 16 == 15 {
            ask_all(rules, &state, facts, random);
        }
    }
    ask_all(rules, &state, facts, random);
}

fn ask_all<G: Previews>(rules: &G, state: &G::State, facts: &[String], random: &mut Random) {
    let mut moves = Vec::new();
    let mut odds = Odds::default();
    rules.legal(state, &mut moves);
    if let Some(mv) = random.pick(&moves) {
        let text = rules.write_move(state, mv);
        assert_eq!(rules.read_move(state, &text), Ok(mv), "{text}");
        let _ = (
            rules.actor(state, mv),
            rules.reveals_secret(state, mv),
            rules.passing_move(state),
            rules.is_openly_forced(state),
        );
        let _ = rules.redact_move(state, mv, SeatSet::NONE);
        rules.preview(state, mv);
    }
    if let Pending::Chance(_) = rules.pending(state) {
        rules.odds(state, &mut odds);
        assert!(odds.total() > 0, "chance has no outcome");
        let _ = rules.sample_fast(state, &mut |bound| random.below(bound));
    }
    for viewer in (0..rules.seats()).map(|seat| rules.seats_of_player(Seat(seat))).chain([SeatSet::NONE]) {
        let view = rules.view(state, viewer);
        let guess = rules.determinise(&view, &mut |bound| random.below(bound));
        rules.legal(&guess, &mut moves);
        let _ = rules.result(&guess);
    }
    let _ = rules.result(state);
    let _ = rules.census(state);
    if let Some(text) = rules.snapshot(state) {
        let restored = rules.restore(&text).unwrap_or_else(|error| panic!("{error}\nin the snapshot\n{text}"));
        assert_eq!(rules.snapshot(&restored).as_ref(), Some(&text), "a snapshot of a restored position differs");
    }
    for _ in 0..8 {
        let at = random.below(facts.len() as u32) as usize;
        let _ = rules.fact(state, &facts[at]);
    }
}
