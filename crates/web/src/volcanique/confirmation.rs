//! Which answers need a confirmation, because they end the game or send the player's own critters home; and the tile
//! that is being laid while critters give way.
//!
//! Pure. Not here: the confirmation itself (`tray/notes.rs`), the rings on the board (`board/critter_rings.rs`).

use super::Ghost;
use tabletop::{Game, Pending, Seat};
use volcanique::{Event, Frame, Loss, Move, Rules, Spot, State};

/// Why an answer needs a confirmation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ConfirmReason {
    /// It ends the game, or begins its end.
    End,
    /// It sends these critters of the player home, each for a reason.
    Loses(Vec<(Spot, Loss)>),
}

/// Returns why an answer of this player is grave; `None` if it is not, or not legal.
pub fn confirm_reason(rules: &Rules, state: &State, mv: Move, me: Seat) -> Option<ConfirmReason> {
    rules.check(state, mv).ok()?;
    let mut after = *state;
    let mut events: Vec<Event> = Vec::new();
    rules.apply_legal(&mut after, mv, &mut events);
    let ends = state.closing().ending.is_none() && after.closing().ending.is_some();
    if ends || rules.pending(&after) == Pending::Over {
        return Some(ConfirmReason::End);
    }
    // Staying in the way of lava is a deliberate choice; covering the player's own critters may be a slip.
    let covers = matches!(mv, Move::Place(..) | Move::Erupt(_) | Move::EruptSuper(_));
    let own = |event: &Event| match *event {
        Event::WentHome { seat, spot, loss } if seat == me => Some((spot, loss)),
        _ => None,
    };
    let lost: Vec<(Spot, Loss)> = events.iter().filter_map(own).collect();
    (covers && !lost.is_empty()).then_some(ConfirmReason::Loses(lost))
}

/// Returns the tile that covers a space as soon as everybody has left it.
pub fn tile_being_laid(state: &State) -> Option<Ghost> {
    let Frame::CoverTile(cover) = state.frame() else { return None };
    let (face, hex) = (cover.face, cover.hex);
    Some(Ghost { kind: face.kind()?, hex, rotation: face.rotation() })
}

#[cfg(test)]
mod tests {
    use super::*;
    use hexgrid::Hex;
    use tabletop::Notation;
    use volcanique::{Biome, Question};

    fn played(text: &str, lines: &[&str]) -> (Rules, State) {
        let (rules, mut state) = Rules::read_position(text).unwrap();
        for line in lines {
            let mv = rules.read_move(&state, line).unwrap();
            rules.apply(&mut state, mv, &mut ()).unwrap();
        }
        (rules, state)
    }

    #[test]
    fn a_loss_names_the_critter_and_the_reason() {
        let contest = include_str!("../../../../scenarios/volcanique/con-1-two-against-one.toml");
        let (rules, state) = played(contest, &["pink done", "pink buy d"]);
        let mv = rules.read_move(&state, "pink place 1,0 0").unwrap();
        let here = Spot::new(Hex::new(0, 0), Biome::Dark);
        assert_eq!(
            confirm_reason(&rules, &state, mv, Seat(0)),
            Some(ConfirmReason::Loses(vec![(here, Loss::Contest)]))
        );
        let other = Spot::new(Hex::new(2, 0), Biome::Dark);
        assert_eq!(
            confirm_reason(&rules, &state, mv, Seat(1)),
            Some(ConfirmReason::Loses(vec![(other, Loss::Contest)]))
        );
        assert_eq!(confirm_reason(&rules, &state, Move::Divert, Seat(0)), None);
    }

    #[test]
    fn the_tile_that_is_being_laid_is_known_while_critters_give_way() {
        let text = include_str!("../../../../scenarios/volcanique/tile-2-migration-by-the-placers-choice.toml");
        let (rules, state) = played(text, &["pink done", "pink buy dml", "pink pay 2d"]);
        assert_eq!(tile_being_laid(&state), None);
        let (_, state) = played(text, &["pink done", "pink buy dml", "pink pay 2d", "pink place 1,0 0"]);
        let Pending::Seat(decision) = rules.pending(&state) else { panic!("somebody is asked") };
        assert!(matches!(decision.question, Question::Migrate { from, .. } if from.hex == Hex::new(1, 0)));
        let kind = rules.tiles().find("dml").unwrap();
        assert_eq!(tile_being_laid(&state), Some(Ghost { kind, hex: Hex::new(1, 0), rotation: 0 }));
    }
}
