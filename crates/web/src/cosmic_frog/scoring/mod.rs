//! The end of a game of Cosmic Frog: every Vault counted line by line, who wins and why, and what to do next.
//!
//! `tally.rs` puts the counted items in order, `static_vault.rs` draws a Vault. Not here: the points
//! (`cosmic_frog::score`).

mod static_vault;
mod tally;

pub use static_vault::StaticVault;

use super::Context;
use super::pieces::{Avatar, frog_class, tile_name, tile_symbol};
use super::solo_game;
use super::vault::DOMAINS;
use crate::cosmic_frog::belongings::VaultSlots;
use crate::cosmic_frog::solo_record;
use crate::route::Route;
use crate::settings::{Settings, settings};
use crate::sound::{Sound, play};
use crate::table::{GameOver, NextSteps, Sentence, WinnerHeading, icon, modal};
use crate::text::{key, messages, t, tf, tn};
use cosmic_frog::score::Line;
use cosmic_frog::{Event, SoloLevel, State, Tile, View};
use leptos::prelude::*;
use std::sync::Arc;
use std::time::Duration;
use tabletop::{Game, SeatSet};
use tally::{TallyItem, VaultTally, ranking, vault_tallies};
use wording::{GameWording, Text};

/// The time between two lines, in milliseconds at normal speed.
const PAUSE: u32 = 520;

/// The end of the game.
#[component]
pub fn Scoring(context: Context) -> impl IntoView {
    let results =
        move |view: View, closed, told| view! { <ResultsDialog context state=view.state closed told/> }.into_any();
    view! { <GameOver model=context.model view=context.view results/> }
}

/// Counts a solo game that has ended.
fn keep_record(context: Context, state: &State) {
    let is_branch = context.model.saved.with_untracked(|saved| saved.branch);
    if !solo_record::is_countable(is_branch, untrack(|| context.model.undone_turns())) {
        return;
    }
    let rules = context.rules();
    let points = rules.result(state).points;
    let (Some(level), [mine, theirs, ..]) = (rules.setup().solo, points.as_slice()) else { return };
    let key = context.model.saved.with_untracked(|saved| saved.key.clone());
    solo_record::count(&key, level.name(), mine - theirs);
}

/// The state of the animated counting. It is `Copy`, so that closures can capture it.
#[derive(Clone, Copy)]
struct ScoreCountdown {
    /// Kept here because timers run outside of any component.
    settings: RwSignal<Settings>,
    counts: StoredValue<Arc<Vec<VaultTally>>>,
    winners: SeatSet,
    /// How many items have been counted, over all Vaults.
    done: RwSignal<usize>,
    all: usize,
    /// The Vault that the viewer picked.
    picked: RwSignal<Option<usize>>,
    /// The item that is pointed at.
    pointed: RwSignal<Option<usize>>,
}

impl ScoreCountdown {
    fn new(context: Context, state: &State) -> ScoreCountdown {
        let rules = context.rules();
        let counts = vault_tallies(&rules, state);
        let all = counts.iter().map(|count| count.items.len()).sum();
        ScoreCountdown {
            settings: settings(),
            counts: StoredValue::new(Arc::new(counts)),
            winners: rules.result(state).winners,
            done: RwSignal::new(0),
            all,
            picked: RwSignal::new(None),
            pointed: RwSignal::new(None),
        }
    }

    fn finished(self) -> bool {
        self.done.get() >= self.all
    }

    /// Returns how many items of a Vault have been counted.
    fn counted(self, vault: usize) -> usize {
        self.counts.with_value(|counts| {
            let before: usize = counts.iter().take(vault).map(|count| count.items.len()).sum();
            let own = counts.get(vault).map_or(0, |count| count.items.len());
            self.done.get().saturating_sub(before).min(own)
        })
    }

    /// Returns the points of a Vault so far.
    fn points(self, vault: usize) -> u16 {
        let counted = self.counted(vault);
        self.counts.with_value(|counts| {
            counts.get(vault).map_or(0, |count| count.items[..counted].iter().map(TallyItem::points).sum())
        })
    }

    /// Returns the Vaults as their tiles stand: in the order in which they are counted, and by rank when all is
    /// counted.
    fn order(self) -> Vec<usize> {
        let finished = self.finished();
        self.counts
            .with_value(|counts| if finished { ranking(counts, self.winners) } else { (0..counts.len()).collect() })
    }

    fn wins(self, vault: usize) -> bool {
        let seats =
            self.counts.with_value(|counts| counts.get(vault).map(|count| count.seats.clone()).unwrap_or_default());
        seats.iter().any(|&seat| self.winners.contains(seat))
    }

    /// Returns the Vault that is shown: the picked one, the one being counted, in the end the winner's.
    fn current(self) -> usize {
        let vaults = self.counts.with_value(|counts| counts.len());
        let winner = || (0..vaults).find(|&vault| self.wins(vault)).unwrap_or(0);
        let being_counted = || (0..vaults).rev().find(|&vault| self.counted(vault) > 0).unwrap_or(0);
        match self.picked.get() {
            Some(picked) => picked,
            None if self.finished() => winner(),
            None => being_counted(),
        }
    }

    /// Returns the tiles to be drawn and the slots that are lit.
    fn drawn(self) -> (VaultSlots, u16) {
        let current = self.current();
        let counted = self.counted(current);
        let whole = self.counts.with_value(|counts| counts.get(current).map_or(0, |count| count.items.len()));
        let item = self.pointed.get().or_else(|| (counted < whole).then(|| counted.saturating_sub(1)));
        self.counts.with_value(|counts| match (counts.get(current), item) {
            (Some(count), Some(item)) => count.at(item),
            (Some(count), None) => (count.piles, 0),
            (None, _) => (VaultSlots::default(), 0),
        })
    }

    /// Counts the remaining items, one after each pause.
    fn tick(self) {
        let time = self.settings.get_untracked().duration(PAUSE);
        if time == 0 {
            return self.done.set(self.all);
        }
        let then = move || {
            // The overlay may be gone.
            let Some(done) = self.done.try_update(|done| {
                *done += 1;
                *done
            }) else {
                return;
            };
            if done < self.all {
                self.tick();
            } else {
                play(&self.settings.get_untracked(), Sound::Win);
            }
        };
        set_timeout(then, Duration::from_millis(time.into()));
    }
}

/// The dialog with the results.
#[component]
fn ResultsDialog(context: Context, state: State, closed: RwSignal<bool>, told: RwSignal<bool>) -> impl IntoView {
    if !context.model.replay {
        keep_record(context, &state);
    }
    let counting = ScoreCountdown::new(context, &state);
    let dialog = modal();
    if told.get_untracked() {
        counting.done.set(counting.all);
    } else {
        told.set(true);
        counting.tick();
    }
    let verdict = context.rules().verdict(&state, &messages());
    let finished = Signal::derive(move || counting.finished());
    let ending = ending(context);
    let level = context.rules().setup().solo;
    let (why, rule) = match level {
        Some(_) => (key::PAGE_SCORE_SOLO, "SOLO-END-1"),
        None => (key::PAGE_SCORE_TIE, "SCO-4"),
    };
    let close = move |event: leptos::web_sys::Event| {
        event.prevent_default();
        closed.set(true);
    };
    view! {
        <dialog class="score" node_ref=dialog aria-labelledby="score-title" on:cancel=close>
            <div class="score-banner">
                <WinnerArt context counting/>
                <div class="score-words">
                    <WinnerHeading model=context.model text=verdict finished/>
                    <p><Sentence model=context.model text=ending/></p>
                    <p class="score-rule">{t(why)}<a href=Route::Handbook("cosmic-frog".into(), Some(rule.into())).href() target="_blank">{rule}</a></p>
                    {level.map(|level| view! { <p class="score-record">{solo_record_text(level)}</p> })}
                </div>
                <Show when=move || !counting.finished()>
                    <button class="button score-skip" on:click=move |_| counting.done.set(counting.all)>{t(key::PAGE_SCORE_SKIP)}</button>
                </Show>
            </div>
            <Standings context counting/>
            <ScoreSheet counting/>
            <NextSteps model=context.model closed/>
        </dialog>
    }
}

/// Returns how the games of this level went, this one included.
fn solo_record_text(level: SoloLevel) -> String {
    let name = t(&format!("page-level-{}", level.name()));
    tf(key::PAGE_RECORD_LEVEL, &[("level", &name), ("record", &solo_game::record_text(level))])
}

/// Returns why the game ended, in words.
fn ending(context: Context) -> Text {
    let last = context.model.steps.with_untracked(|steps| steps.last().cloned());
    let rules = context.rules();
    let over = last.and_then(|step| step.events().find(|event| matches!(event, Event::Over { .. })));
    over.and_then(|event| rules.event(event, &messages())).unwrap_or_default()
}

/// The winner in a leap, once it is known.
#[component]
fn WinnerArt(context: Context, counting: ScoreCountdown) -> impl IntoView {
    let rules = context.rules();
    let colours: Vec<&str> = counting.winners.iter().map(|seat| rules.colour(seat).name()).collect();
    let frogs = move || {
        let frog = |colour: &&str| {
            view! { <svg class="score-frog" viewBox="-345 -340 595 500" aria-hidden="true"><use href=format!("#leap-{colour}")></use></svg> }
        };
        counting.finished().then(|| colours.iter().map(frog).collect_view())
    };
    view! { <div class="score-hero">{frogs}</div> }
}

/// All frogs or teams with their points; each opens its Vault.
#[component]
fn Standings(context: Context, counting: ScoreCountdown) -> impl IntoView {
    let counts = counting.counts.get_value();
    let one = move |vault: usize| {
        let (rules, count) = (context.rules(), &counts[vault]);
        let faces =
            count.seats.iter().map(|&seat| view! { <Avatar colour=rules.colour(seat) size=44/> }).collect_view();
        let names: Vec<String> = count.seats.iter().map(|&seat| untrack(move || context.model.name(seat))).collect();
        let class = count.seats.first().map(|&seat| frog_class(rules.colour(seat))).unwrap_or_default();
        view! {
            <li>
                <button class=format!("standing {class}") class:winner=move || counting.finished() && counting.wins(vault) data-vault=vault
                    aria-pressed=move || (counting.current() == vault).to_string()
                    on:click=move |_| {
                        counting.picked.set(Some(vault));
                        counting.pointed.set(None);
                    }>
                    <span class="standing-faces">{faces}</span>
                    <span class="standing-name">{crate::text::list(&names)}</span>
                    <span class="points"><b>{move || counting.points(vault)}</b><small>{move || tn(key::PAGE_SCORE_POINTS, counting.points(vault))}</small></span>
                </button>
            </li>
        }
    };
    view! { <ul class="standings"><For each=move || counting.order() key=|vault| *vault children=one/></ul> }
}

/// The Vault that is shown, and what it scores.
#[component]
fn ScoreSheet(counting: ScoreCountdown) -> impl IntoView {
    let current = Memo::new(move |_| counting.current());
    let drawn = Memo::new(move |_| counting.drawn());
    let counted = Memo::new(move |_| counting.counted(current.get()));
    let items = move || {
        let count = counting.counts.with_value(|counts| counts.get(current.get()).cloned());
        let Some(count) = count else { return Vec::new() };
        count.items.iter().enumerate().map(|(at, item)| {
            let point = move |on: bool| counting.pointed.set(on.then_some(at));
            view! {
                <li class="score-item" class:coming=move || counted.get() <= at>
                    <button data-item=at on:pointerenter=move |_| point(true) on:pointerleave=move |_| point(false)
                        on:focus=move |_| point(true) on:blur=move |_| point(false) on:click=move |_| point(true)>
                        {label(item, &count.tiles(at))}<b class="score-points">{tf(key::PAGE_SCORE_PLUS, &[("points", &item.points())])}</b>
                    </button>
                </li>
            }
        }).collect_view()
    };
    view! {
        <div class="score-sheet">
            <StaticVault piles=Signal::derive(move || drawn.get().0) lit=Signal::derive(move || drawn.get().1)/>
            <ol class="score-items" tabindex="0" aria-label=t(key::PAGE_SCORE_LINES)>{items}</ol>
        </div>
    }
}

/// Returns what the muck of a line counts as, in words: only where it is not its own type.
fn muck_words(line: &Line, tiles: &[(u8, Tile)]) -> Option<String> {
    let slots: Vec<String> =
        tiles.iter().filter(|(_, tile)| tile.as_muck().is_some()).map(|(slot, _)| slot.to_string()).collect();
    let known = line.tile.as_land().is_some() && !slots.is_empty();
    known.then(|| tf(key::PAGE_MUCK_COUNTS, &[("slots", &crate::text::list(&slots)), ("tile", &tile_name(line.tile))]))
}

/// Draws a line of the counting in words and pictures.
fn label(item: &TallyItem, tiles: &[(u8, Tile)]) -> AnyView {
    match item {
        TallyItem::Line(line) => {
            let numbers: Vec<String> = line.slots().iter().map(u8::to_string).collect();
            let slots = match line.slots() {
                [slot] => tf(key::RESULT_SLOT, &[("slot", slot)]),
                _ => tf(key::RESULT_SLOTS, &[("slots", &numbers.join("-"))]),
            };
            let name = tile_name(line.tile);
            let text = tf(key::PAGE_SCORE_LINE, &[("tile", &name), ("slots", &slots)]);
            let muck = muck_words(line, tiles).map(|words| view! { <small class="score-muck">{words}</small> });
            let tiles = tiles.iter().map(|(_, tile)| {
                let href = format!("#v-{}", tile_symbol(*tile));
                view! { <svg viewBox="-54 -76 108 158" aria-hidden="true"><use href=href></use></svg> }
            });
            view! { <span class="score-tiles">{tiles.collect_view()}</span><span>{text}{muck}</span> }.into_any()
        }
        TallyItem::Domains(domains, _) => {
            let present = (0..4).filter(|domain| domains >> domain & 1 == 1);
            let names: Vec<String> =
                present.map(|domain| t(&format!("page-score-domain-{}", DOMAINS[domain]))).collect();
            view! { <span class="score-sign">{icon("star")}</span><span>{tf(key::PAGE_SCORE_DOMAINS, &[("list", &crate::text::list(&names))])}</span> }.into_any()
        }
        TallyItem::Bonus(_) => {
            view! { <span class="score-sign">{icon("plus")}</span><span>{t(key::PAGE_SCORE_BONUS)}</span> }.into_any()
        }
    }
}
