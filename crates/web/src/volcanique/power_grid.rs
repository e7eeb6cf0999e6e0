//! The power grid: flat-top hexes in columns 1-2-3-2-1, with level 1 at the bottom.
//!
//! Each hex shows which power lies there and who has it. Pointing at one describes the power, and chooses it while a
//! power is to be unlocked.

use super::Context;
use super::pieces::{PlayerMark, PowerIcon, player_class};
use crate::text::{key, messages, t, tf, tn};
use leptos::prelude::*;
use leptos::web_sys::KeyboardEvent;
use tabletop::Seat;
use volcanique::{Move, Power, Slot};
use wording::power_effect;

/// Centre to vertex of a hex.
const R: f64 = 34.0;
/// Where each slot lies, in units of the radius.
const PLACES: [(f64, f64); 9] = [
    (0.0, 1.732),
    (-1.5, 0.866),
    (1.5, 0.866),
    (-3.0, 0.0),
    (0.0, 0.0),
    (3.0, 0.0),
    (-1.5, -0.866),
    (1.5, -0.866),
    (0.0, -1.732),
];

/// Returns the power on a slot.
pub fn power_on(context: Context, slot: Slot) -> Power {
    context
        .view
        .with_untracked(|view| view.as_ref().and_then(|view| view.state.grid().get(slot.index()).copied()))
        .unwrap_or(Power::NONE)
}

/// Returns the name of a power as it fits into a hex.
pub fn short_name(power: Power) -> String {
    let key = match power.name() {
        name @ ("lateral" | "super" | "migration" | "winter" | "none") => format!("page-vq-power-{name}"),
        name => format!("volcanique-power-{name}"),
    };
    t(&key)
}

/// Returns what a power does, without its name.
pub fn effect(context: Context, power: Power) -> String {
    power_effect(&context.rules(), power, &messages()).into()
}

/// Returns the level of a slot.
fn level(context: Context, slot: Slot) -> u8 {
    context.rules().powers().levels.get(slot.index()).copied().unwrap_or(0)
}

/// Returns the players with a critter on a slot.
fn owners(context: Context, slot: Slot) -> Vec<Seat> {
    let here = |seat: &Seat| {
        context.view.with(|view| {
            view.as_ref()
                .is_some_and(|view| view.state.player(*seat).slots.get(slot.index()).is_some_and(|&count| count > 0))
        })
    };
    context.rules().seats().filter(here).collect()
}

/// The grid, with the description of a power.
#[component]
pub fn PowerGrid(context: Context, #[prop(into)] seat: Signal<Seat>) -> impl IntoView {
    let hover = RwSignal::new(None::<Slot>);
    let mine =
        Memo::new(move |_| Slot::all().filter(|&slot| owners(context, slot).contains(&seat.get())).count() as u32);
    let open = Memo::new(move |_| {
        context.answers.with(|answers| answers.iter().filter(|mv| matches!(mv, Move::Unlock(_))).count() as u32)
    });
    let count = move || match open.get() {
        0 => tf(key::PAGE_VQ_POWERS_COUNT, &[("count", &mine.get())]),
        open => tn(key::PAGE_VQ_POWERS_OPEN, open),
    };
    let width = 2.0 * (3.0 + 1.0) * R + 6.0;
    let height = 2.0 * (1.732 + 0.866) * R + 6.0;
    let frame = format!("{:.1} {:.1} {width:.1} {height:.1}", -width / 2.0, -height / 2.0);
    view! {
        <section class="vq-powers" class:unlocking=move || open.get().gt(&0) aria-label=t(key::PAGE_VQ_POWERS)>
            <div class="part-head"><h3>{t(key::PAGE_VQ_POWERS)}</h3><span class="cap">{count}</span></div>
            <svg class="vq-grid" viewBox=frame role="group" aria-label=t(key::PAGE_VQ_POWERS_GRID)>
                {Slot::all().map(|slot| view! { <SlotHex context place=slot seat hover/> }).collect_view()}
            </svg>
            <PowerDescription context seat hover/>
        </section>
    }
}

/// Returns the corners of a slot round its middle.
fn outline() -> String {
    let corner = |at: u32| {
        let angle = f64::from(at) * std::f64::consts::FRAC_PI_3;
        format!("{:.1},{:.1}", (R - 1.5) * angle.cos(), (R - 1.5) * angle.sin())
    };
    (0..6).map(corner).collect::<Vec<_>>().join(" ")
}

/// One slot.
#[component]
fn SlotHex(context: Context, place: Slot, seat: Signal<Seat>, hover: RwSignal<Option<Slot>>) -> impl IntoView {
    let slot = place;
    let power = Memo::new(move |_| {
        context.view.with(|view| {
            view.as_ref().and_then(|view| view.state.grid().get(slot.index()).copied()).unwrap_or(Power::NONE)
        })
    });
    let owners = Memo::new(move |_| owners(context, slot));
    let open = Memo::new(move |_| context.answers.with(|answers| answers.contains(&Move::Unlock(slot))));
    let mine = Memo::new(move |_| owners.with(|owners| owners.contains(&seat.get())));
    let chosen = move || context.slot.get() == Some(slot);
    let (x, y) = PLACES.get(slot.index()).copied().unwrap_or_default();
    let label = move || {
        let names: Vec<String> = owners.get().into_iter().map(|seat| context.model.name(seat)).collect();
        let who = if names.is_empty() { t(key::PAGE_VQ_SLOT_NOBODY) } else { crate::text::list(&names) };
        let key = if open.get() { key::PAGE_VQ_SLOT_OPEN } else { key::PAGE_VQ_SLOT };
        tf(key, &[("power", &short_name(power.get())), ("level", &level(context, slot)), ("who", &who)])
    };
    let choose = move || {
        hover.set(Some(slot));
        context.slot.set(Some(slot));
    };
    let key = move |event: KeyboardEvent| {
        if matches!(event.key().as_str(), "Enter" | " ") {
            event.prevent_default();
            choose();
        }
    };
    let class = move || {
        let colour = context.rules().colour(seat.get());
        format!("vq-slot {}", if mine.get() { player_class(colour) } else { String::new() })
    };
    let marks = move || {
        let all = owners.get();
        let left = -7.0 * (all.len() as f64 - 1.0) - 6.0;
        let mark = move |(at, seat): (usize, Seat)| {
            let colour = context.rules().colour(seat);
            view! { <svg x=left + 14.0 * at as f64 y=R * 0.42 width="12" height="12" overflow="visible"><PlayerMark colour/></svg> }
        };
        all.into_iter().enumerate().map(mark).collect_view()
    };
    view! {
        <g class=class class:mine=mine class:open=open class:chosen=chosen transform=format!("translate({:.1},{:.1})", x * R, y * R)
            role="button" tabindex="0" aria-label=label aria-pressed=move || chosen().to_string() data-slot-name=slot.name()
            on:click=move |_| choose() on:keydown=key
            on:pointerenter=move |_| hover.set(Some(slot)) on:pointerleave=move |_| hover.set(None)
            on:focus=move |_| hover.set(Some(slot)) on:blur=move |_| hover.set(None)>
            <polygon points=outline()></polygon>
            {move || (power.get() != Power::NONE).then(|| view! {
                <svg class="vq-slot-icon" x="-11" y="-20" width="22" height="22" overflow="visible"><PowerIcon power=power.get()/></svg>
                <text class="vq-slot-name" y="11" text-anchor="middle">{short_name(power.get())}</text>
            })}
            <text class="vq-slot-level" x="-20" y="-10" text-anchor="middle">{level(context, slot)}</text>
            {marks}
        </g>
    }
}

/// Describes a power: the one pointed at, else the chosen one, else the viewer's highest.
#[component]
fn PowerDescription(context: Context, seat: Signal<Seat>, hover: RwSignal<Option<Slot>>) -> impl IntoView {
    let shown = Memo::new(move |_| {
        let own = || Slot::all().filter(|&slot| owners(context, slot).contains(&seat.get())).last();
        hover.get().or(context.slot.get()).or_else(own).unwrap_or(Slot(0))
    });
    let power = Memo::new(move |_| {
        context.view.with(|view| {
            view.as_ref().and_then(|view| view.state.grid().get(shown.get().index()).copied()).unwrap_or(Power::NONE)
        })
    });
    let body = move || {
        let power = power.get();
        if power == Power::NONE {
            return view! { <p class="cap">{t(key::PAGE_VQ_POWERS_NONE)}</p> }.into_any();
        }
        view! {
            <div class="vq-described-head"><PowerIcon power/><b>{short_name(power)}</b>
                <span class="cap">{move || tf(key::PAGE_VQ_LEVEL, &[("level", &level(context, shown.get()))])}</span></div>
            <p>{effect(context, power)}</p>
        }
        .into_any()
    };
    view! { <div class="vq-described" aria-live="polite">{body}</div> }
}
