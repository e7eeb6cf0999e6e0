//! Checks a set-up and lists every reason against it.

use crate::map::Map;
use crate::setup::{FindMuck, Setup};
use tabletop::rule;

pub(super) fn check_frogs(setup: &Setup, errors: &mut Vec<String>) {
    for (index, colour) in setup.frogs.iter().enumerate() {
        if setup.frogs[..index].contains(colour) {
            errors.push(format!("frogs: {} is named twice", colour.name()));
        }
    }
    if has_wrong_persons(setup) {
        errors.push(format!(
            "persons: {} numbers for {} frogs; give one for each frog, or none",
            setup.persons.len(),
            setup.frogs.len()
        ));
    }
}

/// Checks teams and variants: teams have the same size of at least two, a person plays for one team (TEAM-0), and some variants
/// exclude each other.
pub(super) fn check_teams(setup: &Setup, errors: &mut Vec<String>) {
    let exclusive = [
        (setup.bounce && setup.decide, "variants: Bounce Back and Dimensional Decisions exclude each other"),
        (setup.symbiotic && setup.teams.is_empty(), "symbiotic: Symbiotic Teammates needs teams"),
        (setup.quakes > 2 || setup.vortexes > 2, "quakes, vortexes: there are two tiles of each"),
    ];
    let mut exclusive = exclusive.to_vec();
    exclusive.push((setup.robo_diversity && setup.solo.is_none(), "robo-diversity: there are no RoboFrogs"));
    if setup.solo.is_some() {
        rule!("SOLO-HUMAN-1");
        exclusive.extend([
            (setup.frogs.len() != 4, "solo: four frogs play, yours and three RoboFrogs"),
            (!setup.teams.is_empty() || setup.symbiotic, "solo: there are no teams against RoboFrogs"),
            (!setup.persons.is_empty(), "solo: the first frog is yours, the others are played by the rules"),
            (setup.find_muck != FindMuck::Off, "solo: RoboFrogs do not know Find Muck"),
        ]);
    }
    errors.extend(exclusive.iter().filter(|(wrong, _)| *wrong).map(|(_, reason)| reason.to_string()));
    if setup.teams.is_empty() {
        return;
    }
    rule!("TEAM-0");
    if setup.teams.len() != setup.frogs.len() {
        return errors.push(format!("teams: {} numbers for {} frogs", setup.teams.len(), setup.frogs.len()));
    }
    let size = |team: u8| setup.teams.iter().filter(|&&other| other == team).count();
    if setup.teams.iter().any(|&team| size(team) != size(setup.teams[0])) {
        errors.push("teams: all teams have the same number of frogs".into());
    }
    if size(setup.teams[0]) == setup.frogs.len() {
        errors.push("teams: there must be at least two".into());
    }
    for (seat, person) in setup.persons.iter().enumerate().filter(|_| !has_wrong_persons(setup)) {
        let other = setup.persons.iter().position(|other| other == person).unwrap_or(seat);
        if setup.teams.get(other) != setup.teams.get(seat) {
            errors.push(format!("persons: person {person} plays for two teams"));
        }
    }
}

fn has_wrong_persons(setup: &Setup) -> bool {
    !setup.persons.is_empty() && setup.persons.len() != setup.frogs.len()
}

/// Checks that a game has room for its Land and for landless edges, and enough fractures to end.
pub(super) fn check_room(map: &Map, setup: &Setup, lowlands: u8, errors: &mut Vec<String>) {
    let needed = 4 * usize::from(lowlands) + setup.frogs.len();
    if map.hexes.len() < needed {
        errors.push(format!(
            "map: {} frogs need at least {needed} hexes, the map has {}",
            setup.frogs.len(),
            map.hexes.len()
        ));
    }
    let fractures = usize::from(setup.fractures() + setup.quakes.min(2) + setup.vortexes.min(2));
    if map.hexes.len() < fractures {
        errors.push(format!("map: {fractures} Barrens with fractures need as many hexes"));
    }
    let edges = map
        .hexes
        .iter()
        .filter(|hex| hex.neighbours().iter().any(|neighbour| map.hexes.binary_search(neighbour).is_err()))
        .count();
    if edges < setup.frogs.len() {
        errors.push(format!("map: only {edges} hexes touch the Aether; each frog needs one to descend on"));
    }
}
