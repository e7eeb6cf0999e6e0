//! The log: what happened in sentences, newest first and grouped by turn. Each line leads to its point in the game and
//! to its rule.
//!
//! Not here: the sentences (`wording`), the view of an earlier point (`model.rs`).

use super::sentence::Sentence;
use super::{TableModel, Viewing};
use crate::route::Route;
use crate::table::TableTheme;
use crate::text::{messages, t, tf};
use leptos::prelude::*;
use tabletop::SeatSet;
use wording::Topic;

/// How many lines the page contains until the player asks for more.
const PAGE_SIZE: usize = 80;

/// Which lines are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum LogFilter {
    All,
    Mine,
    Combats,
}

impl LogFilter {
    const ALL: [LogFilter; 3] = [LogFilter::All, LogFilter::Mine, LogFilter::Combats];

    const fn name(self) -> &'static str {
        match self {
            LogFilter::All => "all",
            LogFilter::Mine => "mine",
            LogFilter::Combats => "combats",
        }
    }
}

/// One line, or the heading of a turn.
#[derive(Clone, Debug, PartialEq)]
struct LogRow {
    /// Number of its event; the set-up has no event as its heading.
    event: Option<usize>,
    /// The number of steps after it.
    moment: usize,
    head: bool,
    text: String,
    rule: &'static str,
}

/// Returns the lines up to the step that is shown, newest first, and whether there are more.
fn rows<G: TableTheme>(model: TableModel<G>, filter: LogFilter, limit: usize) -> (Vec<LogRow>, bool) {
    let (words, viewer) = (messages(), model.viewer.get().unwrap_or(SeatSet::NONE));
    let rules = model.rules.get_value();
    let shown = model.shown.get();
    model.steps.with(|steps| {
        let told = steps.iter().take(shown).enumerate();
        let told: Vec<_> =
            told.flat_map(|(at, step)| step.records.iter().map(move |&record| (at + 1, step.by, record))).collect();
        let (mut rows, mut turn) = (Vec::new(), Vec::new());
        for (number, &(moment, by, record)) in told.iter().enumerate().rev() {
            let Some(text) = rules.event(record.event, &words) else { continue };
            let topic = rules.topic(record.event);
            let head = topic == Topic::Turn;
            let wanted = match filter {
                LogFilter::All => true,
                LogFilter::Combats => topic == Topic::Combat,
                LogFilter::Mine => by.is_some_and(|seat| viewer.contains(seat)) || viewer.intersects(record.seats),
            };
            let rule = record.rule.name(G::RULE_IDS);
            let row = LogRow { event: Some(number), moment, head, text, rule };
            if !head && wanted {
                turn.push(row);
            } else if head && (!turn.is_empty() || filter == LogFilter::All) {
                rows.push(row);
                rows.append(&mut turn);
                if rows.len() >= limit {
                    return (rows, number > 0);
                }
            }
        }
        if !turn.is_empty() {
            rows.push(LogRow { event: None, moment: 0, head: true, text: t("page.log.set-up"), rule: G::SET_UP_RULE });
            rows.append(&mut turn);
        }
        (rows, false)
    })
}

/// The log.
#[component]
pub fn Log<G: TableTheme>(model: TableModel<G>) -> impl IntoView {
    let filter = RwSignal::new(LogFilter::All);
    let limit = RwSignal::new(PAGE_SIZE);
    let rows = Memo::new(move |_| rows(model, filter.get(), limit.get()));
    let choose = move |chosen: LogFilter| {
        let pressed = move || (filter.get() == chosen).to_string();
        let name = match chosen {
            LogFilter::Combats => t(G::COMBATS_MESSAGE),
            _ => t(&format!("page.log.filter.{}", chosen.name())),
        };
        view! {
            <button class="log-filter" data-filter=chosen.name() aria-pressed=pressed on:click=move |_| filter.set(chosen)>
                {name}
            </button>
        }
    };
    view! {
        <section class="log panel" aria-label=t("page.log")>
            <header class="log-top">
                <h2>{t("page.log")}</h2>
                <div class="log-filters" role="group" aria-label=t("page.log.filter")>{LogFilter::ALL.map(choose).collect_view()}</div>
            </header>
            <PastBanner model/>
            <ol class="log-lines" tabindex="0" aria-label=t("page.log.lines")>
                <For each=move || rows.get().0 key=|row| (row.event, row.text.clone()) children=move |row| view! { <LogLine model row/> }/>
                <Show when=move || rows.with(|(_, more)| *more)>
                    <li><button class="button log-more" on:click=move |_| limit.update(|limit| *limit += PAGE_SIZE)>{t("page.log.more")}</button></li>
                </Show>
            </ol>
            <Show when=move || rows.with(|(rows, _)| rows.is_empty())><p class="log-empty">{t("page.log.empty")}</p></Show>
        </section>
    }
}

/// One line: the sentence links to its point in the game, the id to its rule.
#[component]
fn LogLine<G: TableTheme>(model: TableModel<G>, row: LogRow) -> impl IntoView {
    let moment = row.moment;
    let go = move |_| if model.replay { model.jump_to(moment) } else { model.viewing.set(Viewing::Past(moment)) };
    let current = move || match model.viewing.get() {
        Viewing::Past(count) => count == moment,
        Viewing::Latest => model.replay && model.shown.get() == moment,
    };
    let game = model.saved.with_untracked(|saved| saved.game.clone());
    let rule = Route::Handbook(game, Some(row.rule.into())).href();
    let label = tf("page.log.rule", &[("rule", &row.rule)]);
    view! {
        <li class="log-row" class:log-turn=row.head class:current=current>
            <button class="log-line" data-moment=moment title=t("page.log.look") aria-current=move || current().then_some("step") on:click=go>
                <Sentence model text=row.text/>
            </button>
            <a class="log-rule" href=rule target="_blank" aria-label=label.clone() title=label>{row.rule}</a>
        </li>
    }
}

/// Says that an earlier point is shown, with a button back to the latest.
#[component]
fn PastBanner<G: TableTheme>(model: TableModel<G>) -> impl IntoView {
    let past = Memo::new(move |_| match model.viewing.get() {
        Viewing::Past(count) => Some(count),
        Viewing::Latest => None,
    });
    view! {
        <div role="status">
            {move || past.get().map(|count| view! {
                <div class="past">
                    <span>{tf("page.log.past", &[("step", &count), ("all", &model.steps.with(Vec::len))])}</span>
                    <button class="button" on:click=move |_| model.viewing.set(Viewing::Latest)>{t("page.log.now")}</button>
                </div>
            })}
        </div>
    }
}
