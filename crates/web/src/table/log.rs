//! The log: what happened in sentences, newest first and grouped by turn. Each line leads to its point in the game and
//! to its rule.
//!
//! Not here: the sentences (`wording`, `log_notices.rs`), the view of an earlier point (`model.rs`).

use super::log_notices::{NoticeLine, notice_lines};
use super::sentence::Sentence;
use super::{TableModel, Viewing};
use crate::route::Route;
use crate::table::TableTheme;
use crate::text::{key, messages, t, tf};
use leptos::prelude::*;
use protocol::{Notice, StepOf};
use std::sync::Arc;
use tabletop::{EventRecord, Seat, SeatSet};
use wording::{Text, Topic};

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
    /// Number of its item; the set-up has no item as its heading.
    item: Option<usize>,
    /// The number of steps after it.
    moment: usize,
    head: bool,
    text: Text,
    /// The rule that it follows from; lines about the table have none.
    rule: Option<&'static str>,
}

/// Something that the log can tell.
enum LogItem<E> {
    /// An event of the game, and the seat that moved.
    Event(Option<Seat>, EventRecord<E>),
    /// What happened at the table besides moves.
    Notice(NoticeLine),
}

/// Returns everything that the log can tell of the first steps, oldest first, each with the number of steps after it.
fn items<G: TableTheme>(rules: &G, steps: &[Arc<StepOf<G>>], notices: &[Notice]) -> Vec<(usize, LogItem<G::Event>)> {
    let mut items = Vec::new();
    let mut notices = notice_lines(rules, notices, &messages()).into_iter().peekable();
    for moment in 0..=steps.len() {
        if let Some(step) = moment.checked_sub(1).and_then(|at| steps.get(at)) {
            items.extend(step.records.iter().map(|&record| (moment, LogItem::Event(step.by, record))));
        }
        while let Some(line) = notices.next_if(|line| line.moment <= moment) {
            items.push((moment, LogItem::Notice(line)));
        }
    }
    items
}

/// Returns the lines up to the step that is shown, newest first, and whether there are more.
fn rows<G: TableTheme>(model: TableModel<G>, filter: LogFilter, limit: usize) -> (Vec<LogRow>, bool) {
    let (words, viewer) = (messages(), model.viewer.get().unwrap_or(SeatSet::NONE));
    let rules = model.rules.get_value();
    let shown = model.shown.get();
    let told = model
        .steps
        .with(|steps| model.notices.with(|notices| items(rules.as_ref(), &steps[..shown.min(steps.len())], notices)));
    let (mut rows, mut turn) = (Vec::new(), Vec::new());
    for (number, (moment, item)) in told.iter().enumerate().rev() {
        let (moment, item_number) = (*moment, Some(number));
        let (by, record) = match item {
            LogItem::Event(by, record) => (by, record),
            LogItem::Notice(line) => {
                if filter == LogFilter::All {
                    turn.push(LogRow { item: item_number, moment, head: false, text: line.text.clone(), rule: None });
                }
                continue;
            }
        };
        let Some(text) = rules.event(record.event, &words) else { continue };
        let topic = rules.topic(record.event);
        let head = topic == Topic::Turn;
        let wanted = match filter {
            LogFilter::All => true,
            LogFilter::Combats => topic == Topic::Combat,
            LogFilter::Mine => by.is_some_and(|seat| viewer.contains(seat)) || viewer.intersects(record.seats),
        };
        let row = LogRow { item: item_number, moment, head, text, rule: Some(record.rule.name(G::RULE_IDS)) };
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
        let rule = Some(G::SET_UP_RULE);
        rows.push(LogRow { item: None, moment: 0, head: true, text: t(key::PAGE_LOG_SET_UP).into(), rule });
        rows.append(&mut turn);
    }
    (rows, false)
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
            _ => t(&format!("page-log-filter-{}", chosen.name())),
        };
        view! {
            <button class="log-filter" data-filter=chosen.name() aria-pressed=pressed on:click=move |_| filter.set(chosen)>
                {name}
            </button>
        }
    };
    view! {
        <section class="log panel" aria-label=t(key::PAGE_LOG)>
            <header class="log-top">
                <h2>{t(key::PAGE_LOG)}</h2>
                <div class="log-filters" role="group" aria-label=t(key::PAGE_LOG_FILTER)>{LogFilter::ALL.map(choose).collect_view()}</div>
            </header>
            <PastBanner model/>
            <ol class="log-lines" tabindex="0" aria-label=t(key::PAGE_LOG_LINES)>
                <For each=move || rows.get().0 key=|row| (row.item, row.text.to_string()) children=move |row| view! { <LogLine model row/> }/>
                <Show when=move || rows.with(|(_, more)| *more)>
                    <li><button class="button log-more" on:click=move |_| limit.update(|limit| *limit += PAGE_SIZE)>{t(key::PAGE_LOG_MORE)}</button></li>
                </Show>
            </ol>
            <Show when=move || rows.with(|(rows, _)| rows.is_empty())><p class="log-empty">{t(key::PAGE_LOG_EMPTY)}</p></Show>
        </section>
    }
}

/// One line: the sentence links to its point in the game, the id, if there is one, to its rule.
#[component]
fn LogLine<G: TableTheme>(model: TableModel<G>, row: LogRow) -> impl IntoView {
    let moment = row.moment;
    let go = move |_| if model.replay { model.jump_to(moment) } else { model.viewing.set(Viewing::Past(moment)) };
    let current = move || match model.viewing.get() {
        Viewing::Past(count) => count == moment,
        Viewing::Latest => model.replay && model.shown.get() == moment,
    };
    let rule = row.rule.map(|rule| {
        let game = model.saved.with_untracked(|saved| saved.game.clone());
        let href = Route::Handbook(game, Some(rule.into())).href();
        let label = tf(key::PAGE_LOG_RULE, &[("rule", &rule)]);
        view! { <a class="log-rule" href=href target="_blank" aria-label=label.clone() title=label>{rule}</a> }
    });
    view! {
        <li class="log-row" class:log-turn=row.head class:log-notice=row.rule.is_none() class:current=current>
            <button class="log-line" data-moment=moment title=t(key::PAGE_LOG_LOOK) aria-current=move || current().then_some("step") on:click=go>
                <Sentence model text=row.text/>
            </button>
            {rule}
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
                    <span>{tf(key::PAGE_LOG_PAST, &[("step", &count), ("all", &model.steps.with(Vec::len))])}</span>
                    <button class="button" on:click=move |_| model.viewing.set(Viewing::Latest)>{t(key::PAGE_LOG_NOW)}</button>
                </div>
            })}
        </div>
    }
}
