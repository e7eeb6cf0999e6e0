//! The end of a game of Volcanique: the points line by line, who wins and why, and what to do next.
//!
//! Not here: the points (`volcanique::score`).

use super::Context;
use super::pieces::{Avatar, CritterIcon, player_class};
use crate::route::Route;
use crate::settings::{Settings, settings};
use crate::sound::{Sound, play};
use crate::table::{GameOver, NextSteps, Sentence, WinnerHeading, modal};
use crate::text::{key, messages, t, tn};
use leptos::prelude::*;
use std::time::Duration;
use tabletop::{Game, Seat, SeatSet};
use volcanique::score::{PlayerScore, player_scores};
use volcanique::{Event, Rules, State, View};
use wording::{GameWording, Text};

/// The time between two lines, in milliseconds at normal speed.
const PAUSE: u32 = 650;

/// One line of the counting: its name, the rule, and the points of each seat.
#[derive(Clone, Debug, PartialEq, Eq)]
struct ScoreLine {
    name: &'static str,
    rule: &'static str,
    points: Vec<u16>,
}

/// Returns the lines that are counted, in order; bonus objectives that are not in play and lines without points are
/// left out.
fn lines(rules: &Rules, state: &State) -> Vec<ScoreLine> {
    let setup = rules.setup();
    let all: Vec<PlayerScore> = player_scores(rules, state).into_iter().take(usize::from(rules.players())).collect();
    let line =
        |name, rule, read: fn(&PlayerScore) -> u16| ScoreLine { name, rule, points: all.iter().map(read).collect() };
    let played = [
        (true, line("critters", "VQ-SCO-1", |tally| tally.critters)),
        (true, line("edges", "VQ-SCO-1", |tally| tally.edges)),
        (true, line("grid", "VQ-SCO-1", |tally| tally.grid)),
        (true, line("crater", "VQ-SCO-1", |tally| tally.crater)),
        (setup.tallest, line("tallest", "VQ-SCO-2", |tally| tally.tallest)),
        (setup.largest, line("largest", "VQ-SCO-2", |tally| tally.largest)),
        (setup.diversified, line("diversified", "VQ-SCO-2", |tally| tally.diversified)),
        (false, line("herds", "VQ-HERD", |tally| tally.herds)),
        (false, line("cards", "VQ-SCO-3", |tally| tally.cards)),
        (false, line("resources", "VQ-END-2", |tally| tally.resources)),
    ];
    played
        .into_iter()
        .filter(|(always, line)| *always || line.points.iter().any(|&points| points > 0))
        .map(|(_, line)| line)
        .collect()
}

/// The end of the game.
#[component]
pub fn Scoring(context: Context) -> impl IntoView {
    let results =
        move |view: View, closed, told| view! { <ResultsDialog context state=view.state closed told/> }.into_any();
    view! { <GameOver model=context.model view=context.view results/> }
}

/// Shows the lines one after the other.
fn count(settings: RwSignal<Settings>, done: RwSignal<usize>, all: usize) {
    let time = settings.get_untracked().duration(PAUSE);
    if time == 0 {
        return done.set(all);
    }
    let then = move || {
        // The overlay may be gone.
        let Some(now) = done.try_update(|done| {
            *done += 1;
            *done
        }) else {
            return;
        };
        if now < all {
            count(settings, done, all);
        } else {
            play(&settings.get_untracked(), Sound::Win);
        }
    };
    set_timeout(then, Duration::from_millis(time.into()));
}

/// Returns why the game ended, in words: what brought its end about, and that it is over.
fn ending(context: Context) -> Text {
    let (rules, words) = (context.rules(), messages());
    context.model.steps.with_untracked(|steps| {
        let events = || steps.iter().rev().flat_map(|step| step.events().rev());
        let found = |wanted: fn(&Event) -> bool| events().find(wanted).and_then(|event| rules.event(event, &words));
        let triggered = found(|event| matches!(event, Event::EndTriggered { .. }));
        let over = found(|event| matches!(event, Event::Over { .. }));
        Text::join(triggered.into_iter().chain(over), " ")
    })
}

/// The dialog with the results.
#[component]
fn ResultsDialog(context: Context, state: State, closed: RwSignal<bool>, told: RwSignal<bool>) -> impl IntoView {
    let rules = context.rules();
    let lines = lines(&rules, &state);
    let all = lines.len();
    let done = RwSignal::new(0);
    let dialog = modal();
    if told.get_untracked() {
        done.set(all);
    } else {
        told.set(true);
        count(settings(), done, all);
    }
    let finished = Memo::new(move |_| done.get() >= all);
    let winners = rules.result(&state).winners;
    let verdict = rules.verdict(&state, &messages());
    let close = move |event: leptos::web_sys::Event| {
        event.prevent_default();
        closed.set(true);
    };
    view! {
        <dialog class="score vq-score" node_ref=dialog aria-labelledby="score-title" on:cancel=close>
            <div class="score-banner">
                <WinnerArt context winners finished/>
                <div class="score-words">
                    <WinnerHeading model=context.model text=verdict finished/>
                    <p><Sentence model=context.model text=ending(context)/></p>
                    <p class="score-rule">{t(key::PAGE_VQ_SCORE_TIE)}
                        <a href=Route::Handbook(Rules::NAME.into(), Some("VQ-SCO-3".into())).href() target="_blank">"VQ-SCO-3"</a></p>
                </div>
                <Show when=move || !finished.get()>
                    <button class="button score-skip" on:click=move |_| done.set(all)>{t(key::PAGE_SCORE_SKIP)}</button>
                </Show>
            </div>
            <ScoreTable context lines state winners done/>
            <NextSteps model=context.model closed/>
        </dialog>
    }
}

/// The winners, once they are known.
#[component]
fn WinnerArt(context: Context, winners: SeatSet, finished: Memo<bool>) -> impl IntoView {
    let rules = context.rules();
    let colours: Vec<_> = rules.seats().filter(|&seat| winners.contains(seat)).map(|seat| rules.colour(seat)).collect();
    let shown = move || {
        let one = |&colour| view! { <span class="vq-hero"><CritterIcon colour width=120/></span> };
        finished.get().then(|| colours.iter().map(one).collect_view())
    };
    view! { <div class="score-hero">{shown}</div> }
}

/// The table of points: a column for each player, a row for each line, the total below; then what breaks ties.
#[component]
fn ScoreTable(
    context: Context,
    lines: Vec<ScoreLine>,
    state: State,
    winners: SeatSet,
    done: RwSignal<usize>,
) -> impl IntoView {
    let rules = context.rules();
    let seats: Vec<Seat> = rules.seats().collect();
    let all = lines.len();
    let totals: Vec<Vec<u16>> =
        seats.iter().map(|seat| lines.iter().map(|line| line.points[seat.index()]).collect()).collect();
    let head = seats.iter().map(|&seat| {
        let colour = rules.colour(seat);
        let name = untrack(|| context.model.name(seat));
        view! { <th scope="col" class=player_class(colour)><span class="vq-score-who"><Avatar colour size=36/><span>{name}</span></span></th> }
    });
    let head = head.collect_view();
    let row = |(at, line): (usize, ScoreLine)| {
        let most = line.points.iter().copied().max().unwrap_or(0);
        let cell = move |points: u16| view! { <td class:most={points == most && points > 0}>{points}</td> };
        let rule = Route::Handbook(Rules::NAME.into(), Some(line.rule.into())).href();
        view! {
            <tr class="score-item" class:coming={move || done.get() <= at} data-line=line.name>
                <th scope="row"><b>{t(&format!("page-vq-score-{}", line.name))}</b>
                    <small>{t(&format!("page-vq-score-{}-more", line.name))}" "<a href=rule target="_blank">{line.rule}</a></small></th>
                {line.points.into_iter().map(cell).collect_view()}
            </tr>
        }
    };
    let total = move |(column, seat): (usize, Seat)| {
        let column = totals[column].clone();
        let points = move || column.iter().take(done.get()).sum::<u16>();
        view! { <td class:winner={move || done.get() >= all && winners.contains(seat)}>{points}</td> }
    };
    let tie = |seat: &Seat| {
        let player = state.player(*seat);
        let (land, volcanoes) = (player.land().len() as u32, u32::from(player.volcanoes));
        view! { <td>{tn(key::PAGE_VQ_SCORE_TIE_LAND, land)}<br/>{tn(key::PAGE_VQ_SCORE_TIE_VOLCANOES, volcanoes)}</td> }
    };
    view! {
        <div class="vq-score-sheet" tabindex="0" role="group" aria-label=t(key::PAGE_SCORE_LINES)>
            <table>
                <thead><tr><td></td>{head}</tr></thead>
                <tbody>{lines.into_iter().enumerate().map(row).collect_view()}</tbody>
                <tfoot>
                    <tr class="vq-total"><th scope="row">{t(key::PAGE_VQ_SCORE_TOTAL)}</th>{seats.iter().copied().enumerate().map(total).collect_view()}</tr>
                    <tr class="vq-tie"><th scope="row">{t(key::PAGE_VQ_SCORE_TIES)}</th>{seats.iter().map(tie).collect_view()}</tr>
                </tfoot>
            </table>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop::Notation;

    #[test]
    fn lines_add_up_to_the_outcome() {
        let text = include_str!("../../../../scenarios/volcanique/sco-1-lines-of-a-tally.toml");
        let (rules, state) = Rules::read_position(text).unwrap();
        let lines = lines(&rules, &state);
        let outcome = rules.result(&state);
        for seat in rules.seats() {
            let sum: u16 = lines.iter().map(|line| line.points[seat.index()]).sum();
            assert_eq!(i32::from(sum), outcome.points[seat.index()]);
        }
        assert!(lines.iter().all(|line| line.name != "herds" || line.points.iter().any(|&points| points > 0)));
    }
}
