//! What happened, in sentences, newest first and by turns; each a way back to its moment and to its rule.
//!
//! Not here: the sentences (`wording`), the view of a past moment (`model.rs`).

use super::sentence::Sentence;
use super::{Model, Moment};
use crate::route::Route;
use crate::table::Drawn;
use crate::text::{t, tf, words};
use leptos::prelude::*;
use tabletop::SeatSet;
use wording::Topic;

/// How many lines are in the page, until more are asked for.
const LINES: usize = 80;

/// Which lines are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Filter {
    All,
    Mine,
    Combats,
}

impl Filter {
    const ALL: [Filter; 3] = [Filter::All, Filter::Mine, Filter::Combats];

    const fn name(self) -> &'static str {
        match self {
            Filter::All => "all",
            Filter::Mine => "mine",
            Filter::Combats => "combats",
        }
    }
}

/// One line, or the heading of a turn.
#[derive(Clone, Debug, PartialEq)]
struct Row {
    /// Number of its event; the set-up has no event as its heading.
    event: Option<usize>,
    /// The moment after it.
    moment: usize,
    head: bool,
    text: String,
    rule: &'static str,
}

/// The lines up to a moment, newest first, and whether there are more.
fn rows<G: Drawn>(model: Model<G>, filter: Filter, limit: usize) -> (Vec<Row>, bool) {
    let (words, viewer) = (words(), model.viewer.get().unwrap_or(SeatSet::NONE));
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
                Filter::All => true,
                Filter::Combats => topic == Topic::Combat,
                Filter::Mine => by.is_some_and(|seat| viewer.contains(seat)) || viewer.intersects(record.seats),
            };
            let rule = record.rule.name(G::RULE_IDS);
            let row = Row { event: Some(number), moment, head, text, rule };
            if !head && wanted {
                turn.push(row);
            } else if head && (!turn.is_empty() || filter == Filter::All) {
                rows.push(row);
                rows.append(&mut turn);
                if rows.len() >= limit {
                    return (rows, number > 0);
                }
            }
        }
        if !turn.is_empty() {
            rows.push(Row { event: None, moment: 0, head: true, text: t("page.log.set-up"), rule: G::SET_UP });
            rows.append(&mut turn);
        }
        (rows, false)
    })
}

/// The log.
#[component]
pub fn Log<G: Drawn>(model: Model<G>) -> impl IntoView {
    let filter = RwSignal::new(Filter::All);
    let limit = RwSignal::new(LINES);
    let rows = Memo::new(move |_| rows(model, filter.get(), limit.get()));
    let choose = move |chosen: Filter| {
        let pressed = move || (filter.get() == chosen).to_string();
        let name = match chosen {
            Filter::Combats => t(G::FIGHTS),
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
                <div class="log-filters" role="group" aria-label=t("page.log.filter")>{Filter::ALL.map(choose).collect_view()}</div>
            </header>
            <PastBanner model/>
            <ol class="log-lines" tabindex="0" aria-label=t("page.log.lines")>
                <For each=move || rows.get().0 key=|row| (row.event, row.text.clone()) children=move |row| view! { <Line model row/> }/>
                <Show when=move || rows.with(|(_, more)| *more)>
                    <li><button class="button log-more" on:click=move |_| limit.update(|limit| *limit += LINES)>{t("page.log.more")}</button></li>
                </Show>
            </ol>
            <Show when=move || rows.with(|(rows, _)| rows.is_empty())><p class="log-empty">{t("page.log.empty")}</p></Show>
        </section>
    }
}

/// One line: the sentence goes to its moment, the id to its rule.
#[component]
fn Line<G: Drawn>(model: Model<G>, row: Row) -> impl IntoView {
    let moment = row.moment;
    let go = move |_| if model.replay { model.jump(moment) } else { model.moment.set(Moment::Past(moment)) };
    let current = move || match model.moment.get() {
        Moment::Past(count) => count == moment,
        Moment::Now => model.replay && model.shown.get() == moment,
    };
    let game = model.kept.with_untracked(|kept| kept.game.clone());
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

/// Says that an earlier moment is looked at, with the way back.
#[component]
fn PastBanner<G: Drawn>(model: Model<G>) -> impl IntoView {
    let past = Memo::new(move |_| match model.moment.get() {
        Moment::Past(count) => Some(count),
        Moment::Now => None,
    });
    view! {
        <div role="status">
            {move || past.get().map(|count| view! {
                <div class="past">
                    <span>{tf("page.log.past", &[("step", &count), ("all", &model.steps.with(Vec::len))])}</span>
                    <button class="button" on:click=move |_| model.moment.set(Moment::Now)>{t("page.log.now")}</button>
                </div>
            })}
        </div>
    }
}
