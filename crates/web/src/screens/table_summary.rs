//! `TableLabel`: a stored table in a few words and portraits, for the first screen and for the list of all tables.

use crate::compiled_games::{COSMIC_FROG, VOLCANIQUE};
use crate::database::TableRecord;
use crate::storage::{SavedTable, TableSummary};
use crate::text::{key, t, tf, tn};
use crate::volcanique::pieces::Avatar;
use cosmic_frog::TRACK;
use leptos::prelude::*;
use protocol::{Holder, Score};
use volcanique::Colour;

/// The label of a stored table.
pub struct TableLabel {
    /// The name of its game.
    pub game: String,
    /// The colours of its frogs or critters.
    pub colours: Vec<String>,
    /// Who plays.
    pub player_names: String,
    /// Its progress or result, and when it was last played.
    pub state: String,
}

impl TableLabel {
    /// Returns the label of a stored table.
    pub fn of(record: &TableRecord) -> TableLabel {
        let (saved, glance) = (&record.table, &record.glance);
        let progress_text = match &saved.score {
            Some(score) if saved.over => result_text(saved, &glance.colours, score),
            _ => progress_text(saved, glance),
        };
        let when = time_ago(js_sys::Date::now(), saved.when);
        let far = marked(saved, progress_text);
        let state = tf(key::PAGE_ENTRY_STATE, &[("far", &far), ("when", &when)]);
        TableLabel {
            game: saved.game.clone(),
            player_names: player_names(saved, &glance.colours),
            state,
            colours: glance.colours.clone(),
        }
    }
}

/// Adds to the progress or result of a table that turns were taken back, if so.
fn marked(saved: &SavedTable, far: String) -> String {
    match saved.undone_turns {
        0 => far,
        count => tf(key::PAGE_ENTRY_MARKED, &[("far", &far), ("mark", &tn(key::PAGE_ENTRY_UNDONE_TURNS, count))]),
    }
}

/// Returns who plays: "Ada, Ben and 2 bots".
fn player_names(saved: &SavedTable, colours: &[String]) -> String {
    let seats = saved.holders.iter().enumerate();
    let mut people: Vec<String> = Vec::new();
    for (seat, _) in seats.filter(|(_, holder)| **holder == Holder::Person) {
        let given = saved.names.get(seat).filter(|name| !name.is_empty());
        people.push(
            given.cloned().unwrap_or_else(|| {
                colours.get(seat).map_or_else(String::new, |colour| colour_name(&saved.game, colour))
            }),
        );
    }
    let robots = saved.holders.iter().filter(|holder| **holder == Holder::Nobody).count();
    let mut bots: Vec<&str> = Vec::new();
    bots.extend(saved.holders.iter().filter_map(|holder| match holder {
        Holder::Bot(name) => Some(name.as_str()),
        Holder::Person | Holder::Nobody => None,
    }));
    if robots > 0 {
        people.push(tn(key::PAGE_ENTRY_ROBOTS, robots as u32));
    }
    // Bots that the set-up offers are named by how they play.
    for name in ["calm", "keen"] {
        let count = bots.iter().filter(|bot| **bot == name).count();
        if count > 0 {
            people.push(tn(&format!("page-entry-bots-{name}"), count as u32));
        }
    }
    let others = bots.iter().filter(|bot| !["calm", "keen"].contains(*bot)).count();
    if others > 0 {
        people.push(tn(key::PAGE_ENTRY_BOTS, others as u32));
    }
    crate::text::list(&people)
}

/// Returns who has won, and the points of everybody from the most to the least: "Ada won, 55 to 33".
fn result_text(saved: &SavedTable, colours: &[String], score: &Score) -> String {
    let name = |seat: usize| {
        let given = saved.names.get(seat).filter(|name| !name.is_empty()).cloned();
        given.unwrap_or_else(|| colours.get(seat).map_or_else(String::new, |colour| colour_name(&saved.game, colour)))
    };
    let winners: Vec<String> = score.winners.iter().map(|seat| name(seat.index())).collect();
    let mut points = score.points.clone();
    tabletop::sort_few(&mut points, |one, other| one > other);
    let points: Vec<String> = points.iter().map(i32::to_string).collect();
    let points = points.join(" : ");
    let key = if winners.len() == 1 { key::PAGE_ENTRY_WON } else { key::PAGE_ENTRY_SHARED };
    tf(key, &[("who", &crate::text::list(&winners)), ("points", &points)])
}

/// Returns what a colour is called in a game.
pub fn colour_name(game: &str, colour: &str) -> String {
    match game {
        COSMIC_FROG => t(&format!("frog-{colour}")),
        VOLCANIQUE => t(&format!("volcanique-seat-{colour}")),
        _ => colour.to_string(),
    }
}

fn progress_text(saved: &SavedTable, glance: &TableSummary) -> String {
    match (glance.fractures, glance.round) {
        _ if saved.over => t(key::PAGE_ENTRY_OVER),
        (Some(count), _) => tf(key::PAGE_ENTRY_FRACTURES, &[("count", &count), ("all", &TRACK)]),
        (_, Some(round)) => tf(key::PAGE_VQ_ROUND, &[("round", &(round + 1))]),
        _ if saved.moves == 0 => t(key::PAGE_ENTRY_FRESH),
        _ => t(key::PAGE_ENTRY_BEGUN),
    }
}

/// Returns how long ago something was, in words.
fn time_ago(now: f64, when: f64) -> String {
    let minutes = ((now - when) / 60_000.0).max(0.0) as u32;
    match minutes {
        0 => t(key::PAGE_AGO_NOW),
        1..60 => tn(key::PAGE_AGO_MINUTES, minutes),
        60..1440 => tn(key::PAGE_AGO_HOURS, minutes / 60),
        1440..20160 => tn(key::PAGE_AGO_DAYS, minutes / 1440),
        _ => tn(key::PAGE_AGO_WEEKS, minutes / 10080),
    }
}

/// The frogs or critters of a table in a row.
#[component]
pub fn SeatPortraits(game: String, colours: Vec<String>) -> impl IntoView {
    let one = move |colour: String| portrait(&game, &colour, 36);
    view! { <span class="entry-frogs" aria-hidden="true">{colours.into_iter().map(one).collect_view()}</span> }
}

/// Draws the frog or critter of a seat. `size` is its width in pixels unless the style sheet sets one.
pub fn portrait(game: &str, colour: &str, size: u32) -> AnyView {
    if let Some(colour) = Colour::from_name(colour).filter(|_| game == VOLCANIQUE) {
        return view! { <Avatar colour size/> }.into_any();
    }
    if game != COSMIC_FROG {
        return ().into_any();
    }
    let (class, frog, mark) = (format!("face frog-{colour}"), format!("#frog-{colour}"), format!("#mark-{colour}"));
    // The face of a frog in a ring of its colour, with its mark.
    view! {
        <span class=class aria-hidden="true">
            <svg class="face-head" viewBox="-72 -128 144 118" preserveAspectRatio="xMidYMid slice"><use href=frog></use></svg>
            <svg class="face-mark" viewBox="0 0 28 28"><use href=mark></use></svg>
        </span>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop::SeatSet;

    #[test]
    fn times_are_told_in_words() {
        let told = |minutes: f64| time_ago(1e12, 1e12 - minutes * 60_000.0);
        assert_eq!([told(0.4), told(1.0), told(59.0)], ["just now", "1 minute ago", "59 minutes ago"]);
        assert_eq!([told(61.0), told(1500.0), told(30000.0)], ["1 hour ago", "1 day ago", "2 weeks ago"]);
        // A clock that was set back does not count backwards.
        assert_eq!(told(-5.0), "just now");
    }

    #[test]
    fn people_are_named_and_bots_counted() {
        let holders = vec![Holder::Person, Holder::Person, Holder::Bot("keen".into()), Holder::Bot("calm".into())];
        let saved = SavedTable {
            key: "a".into(),
            game: "cosmic-frog".into(),
            holders,
            names: vec!["Ada".into()],
            orders: vec![],
            when: 0.0,
            moves: 3,
            over: false,
            score: None,
            branch: false,
            undone_turns: 0,
            seed: None,
        };
        let colours: Vec<String> = ["green", "red", "blue", "gray"].map(String::from).to_vec();
        assert_eq!(player_names(&saved, &colours), "Ada, Red, 1 calm bot and 1 keen bot");
        let replayed = SavedTable { undone_turns: 2, ..saved.clone() };
        assert_eq!(marked(&saved, "finished".into()), "finished");
        assert_eq!(marked(&replayed, "finished".into()), "finished, 2 turns taken back");
        let glance = TableSummary { fractures: Some(2), ..TableSummary::default() };
        assert_eq!(progress_text(&saved, &glance), "2 of 6 fractures");
        assert_eq!(progress_text(&saved, &TableSummary { round: Some(3), ..TableSummary::default() }), "Round 4");
        assert_eq!(progress_text(&SavedTable { over: true, ..saved.clone() }, &glance), "finished");
        let score = |winners| Score { points: vec![12, 30, 7, 30], winners: SeatSet(winners) };
        assert_eq!(result_text(&saved, &colours, &score(2)), "Red won, 30 : 30 : 12 : 7");
        assert_eq!(result_text(&saved, &colours, &score(10)), "Red and Gray share the victory, 30 : 30 : 12 : 7");
    }
}
