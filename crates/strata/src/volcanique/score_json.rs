//! A position as JSON, for `strata score`: the tables of a scenario in, the points of every player line by line out.

use serde::Serialize;
use std::collections::BTreeMap;
use tabletop::{Game, Notation};
use volcanique::Rules;
use volcanique::score::{PlayerScore, player_scores};

/// What is printed for a position.
#[derive(Serialize)]
struct ScoreJson {
    players: BTreeMap<&'static str, BTreeMap<&'static str, u16>>,
    winners: Vec<&'static str>,
}

/// Scores one line of JSON; the error says what is allowed.
pub fn score(text: &str) -> Result<String, String> {
    let wrong = |error: &dyn std::fmt::Display| {
        format!(
            "{error}; a position is written {{\"board\":{{\"0,0\":\"d\"}},\"player\":{{\"pink\":{{\"land\":\"0,0 d\"}}}}}}"
        )
    };
    // The same tables in another notation: what a scenario may say may be said here.
    let tables: toml::Table = serde_json::from_str(text.trim()).map_err(|error| wrong(&error))?;
    let tables = toml::to_string(&tables).map_err(|error| wrong(&error))?;
    let (rules, state) = Rules::read_position(&tables).map_err(|reasons| {
        let reasons: Vec<String> = reasons.iter().map(|reason| without_place(reason)).collect();
        reasons.join("; ")
    })?;
    let all = player_scores(&rules, &state);
    let players = rules.seats().map(|seat| (rules.seat_name(seat), lines(&all[seat.index()]))).collect();
    let winners = rules.result(&state).winners.iter().map(|seat| rules.seat_name(seat)).collect();
    serde_json::to_string(&ScoreJson { players, winners }).map_err(|error| error.to_string())
}

/// Removes line and column from a problem with the tables, because a user who wrote JSON has never seen these tables.
fn without_place(reason: &str) -> String {
    let quoted = reason.lines().filter_map(|line| line.split_once(" | ")).map(|(_, quoted)| quoted.trim());
    let quoted = quoted.filter(|quoted| !quoted.starts_with('^')).collect::<Vec<_>>().join(" ");
    match reason.lines().next_back() {
        Some(last) if reason.starts_with("TOML parse error") => format!("{quoted}: {last}"),
        _ => reason.to_string(),
    }
}

fn lines(tally: &PlayerScore) -> BTreeMap<&'static str, u16> {
    BTreeMap::from([
        ("critters", tally.critters),
        ("edges", tally.edges),
        ("grid", tally.grid),
        ("crater", tally.crater),
        ("tallest", tally.tallest),
        ("largest", tally.largest),
        ("diversified", tally.diversified),
        ("herds", tally.herds),
        ("cards", tally.cards),
        ("resources", tally.resources),
        ("total", tally.total()),
    ])
}

#[cfg(test)]
mod tests {
    use super::score;

    #[test]
    fn positions_are_scored_and_bad_ones_explained() {
        let line = r#"{"board":{"0,0":"d","1,0":"d","0,3":"l"},"player":{"pink":{"land":"0,0 d","crater":2},"blue":{"land":"0,3 l"}}}"#;
        let scored = score(line).unwrap();
        assert!(scored.contains(r#""pink":{"cards":0,"crater":2,"critters":1"#), "{scored}");
        assert!(scored.contains(r#""edges":1"#) && scored.ends_with(r#""winners":["pink"]}"#), "{scored}");
        assert!(score("[]").unwrap_err().contains("a position is written"));
        assert!(score(r#"{"board":{"0,0":"sea"},"player":{"pink":{},"blue":{}}}"#).is_err());
        let crater = |number: u32| score(&line.replace("\"crater\":2", &format!("\"crater\":{number}"))).unwrap_err();
        assert_eq!(crater(255), "[player.pink] crater: it holds 3");
        assert_eq!(crater(999), "crater = 999: invalid value: integer `999`, expected u8");
    }
}
