//! Land that moves: which spaces an answer or a step moves, and which part of an island a cut severs.
//!
//! Pure. Not here: pointing at it (`answer_kind.rs`), drawing it (`board/`), animating it (`motion/`).

use hexgrid::{Dir, Hex};
use tabletop::Game;
use volcanique::{Land, Move, Rules, State, sites_in};

/// A part of an island that a cut severs from the rest: the smaller of the two.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeveredPart {
    /// Its first space.
    pub hex: Hex,
    /// All of its spaces, as the engine numbers them.
    pub sites: u64,
}

impl SeveredPart {
    /// Returns whether it is a single space.
    pub const fn is_space(self) -> bool {
        self.sites.count_ones() == 1
    }
}

/// Returns the land that an answer moves, and which way.
pub fn moved_land(rules: &Rules, state: &State, mv: Move) -> Option<(Vec<Hex>, Dir)> {
    let dir = match mv {
        Move::Converge(_, dir) | Move::Drift(dir) | Move::Rift(_, _, dir) => dir,
        _ => return None,
    };
    rules.check(state, mv).ok()?;
    let mut after = *state;
    rules.apply_legal(&mut after, mv, &mut ());
    Some((moved_spaces(state.land(), after.land(), dir), dir))
}

/// Returns the spaces that went one step: those that were left, and all land before them on their line. Land moves onto
/// free water only, so nothing else can stand there.
pub fn moved_spaces(before: &Land, after: &Land, dir: Dir) -> Vec<Hex> {
    let left = before.hexes().filter(|&hex| after.site(hex).is_none());
    let line = |hex: Hex| std::iter::successors(Some(hex), move |hex| Some(hex.step(dir, 1)));
    let mut all: Vec<Hex> = left.flat_map(|hex| line(hex).take_while(|&hex| before.site(hex).is_some())).collect();
    all.sort_unstable();
    all.dedup();
    all
}

/// Returns the part that an answer severs; the same for all ways in which the two parts can move away from each other.
pub fn severed_part(rules: &Rules, state: &State, mv: Move) -> Option<SeveredPart> {
    let land = state.land();
    let (hexes, _) = moved_land(rules, state, mv)?;
    let sites = hexes.iter().filter_map(|&hex| land.site(hex)).fold(0, |set, site| set | site.bit());
    let island = land.island(land.site(*hexes.first()?)?);
    let rest = island & !sites;
    let first = island & island.wrapping_neg();
    let smaller = match sites.count_ones().cmp(&rest.count_ones()) {
        std::cmp::Ordering::Less => sites,
        std::cmp::Ordering::Greater => rest,
        std::cmp::Ordering::Equal if sites & first == 0 => sites,
        std::cmp::Ordering::Equal => rest,
    };
    let hex = sites_in(smaller).map(|site| land.hex(site)).next()?;
    Some(SeveredPart { hex, sites: smaller })
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop::Notation;

    const DRIFT: &str = include_str!("../../../../scenarios/volcanique/converge-drifts-twice.toml");
    const RIFT: &str = include_str!("../../../../scenarios/volcanique/rift-a-straight-cut.toml");

    fn answers(text: &str) -> (Rules, State, Vec<Move>) {
        let (rules, state) = Rules::read_position(text).unwrap();
        let mut answers = Vec::new();
        rules.legal(&state, &mut answers);
        (rules, state, answers)
    }

    #[test]
    fn a_drift_moves_its_whole_island() {
        let (rules, state, answers) = answers(DRIFT);
        for mv in answers {
            let Some((hexes, _)) = moved_land(&rules, &state, mv) else { continue };
            let island = state.land().site(hexes[0]).map(|site| state.land().island(site).count_ones());
            assert_eq!(Some(hexes.len() as u32), island, "{mv:?}");
        }
    }

    #[test]
    fn a_row_of_four_can_be_cut_in_three_places() {
        let (rules, state, answers) = answers(RIFT);
        let mut parts: Vec<u64> =
            answers.iter().filter_map(|&mv| severed_part(&rules, &state, mv)).map(|part| part.sites).collect();
        let ways = parts.len();
        parts.sort_unstable();
        parts.dedup();
        assert_eq!(parts.len(), 3);
        assert!(ways > 6, "each of them lets both parts move: {ways}");
    }
}
