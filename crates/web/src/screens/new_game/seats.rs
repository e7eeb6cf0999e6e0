//! The form that asks who plays: how many seats, and for each seat its colour, its holder and the person's name.

use super::game_draft::{GameDraft, SeatHolder};
use crate::screens::table_summary::portrait;
use crate::storage::MAX_NAME_LENGTH;
use crate::text::{key, t, tf};
use leptos::prelude::*;
use tabletop::Game;

/// Who plays; `children` are shown before the seats, `more` adds a field to each seat.
#[component]
pub fn Seats<P: GameDraft>(
    draft: RwSignal<P>,
    #[prop(optional)] more: Option<fn(RwSignal<P>, usize) -> AnyView>,
    children: Children,
) -> impl IntoView {
    let count = Memo::new(move |_| draft.with(P::count));
    let seat = move |seat| view! { <Seat draft seat>{more.map(|more| more(draft, seat))}</Seat> };
    view! {
        <section class="new-seats" aria-labelledby="new-who">
            <h2 id="new-who">{t(key::PAGE_NEW_WHO)}</h2>
            {children()}
            <ol class="chairs"><For each=move || 0..count.get() key=|seat| *seat children=seat/></ol>
        </section>
    }
}

/// How many play.
#[component]
pub fn PlayerCount<P: GameDraft>(draft: RwSignal<P>, name: &'static str) -> impl IntoView {
    let now = Memo::new(move |_| draft.with(P::count));
    let number = move |count: usize| {
        view! {
            <label class="segment">
                <input type="radio" name=name value=count.to_string() prop:checked=move || now.get() == count
                    on:change=move |_| draft.update(|draft| draft.set_count(count))/>
                <span>{count}</span>
            </label>
        }
    };
    view! {
        <fieldset class="setting">
            <legend>{t(&format!("{}-count", P::KEY))}</legend>
            <div class="segments">{P::COUNTS.map(number).collect_view()}</div>
        </fieldset>
    }
}

/// One seat.
#[component]
fn Seat<P: GameDraft>(draft: RwSignal<P>, seat: usize, children: Children) -> impl IntoView {
    let colour = Memo::new(move |_| draft.with(|draft| draft.chairs()[seat].colour));
    let who = Memo::new(move |_| draft.with(|draft| draft.chairs()[seat].who));
    let robo = Memo::new(move |_| draft.with(|draft| draft.is_robo(seat)));
    let picking = RwSignal::new(false);
    let kind = move |kind: SeatHolder| {
        view! {
            <label class="segment">
                <input type="radio" name=format!("who-{seat}") value=kind.name() prop:checked=move || who.get() == kind
                    on:change=move |_| draft.update(|draft| draft.chairs_mut()[seat].who = kind)/>
                <span>{t(&format!("page-new-who-{}", kind.name()))}</span>
            </label>
        }
    };
    let title = move || tf(key::PAGE_NEW_SEAT, &[("number", &(seat + 1)), ("colour", &P::colour_name(colour.get()))]);
    view! {
        <li class="chair panel" data-seat=seat.to_string()>
            <fieldset>
                <legend class="sr-only">{title}</legend>
                <button type="button" class="chair-frog" aria-expanded=move || picking.get().to_string()
                    aria-label=move || tf(key::PAGE_NEW_COLOUR, &[("colour", &P::colour_name(colour.get()))])
                    on:click=move |_| picking.update(|open| *open = !*open)>
                    {move || portrait(P::Game::NAME, P::colour_key(colour.get()), 48)}
                </button>
                <Show when=move || !robo.get() fallback=|| view! { <span class="chair-robo">{t(key::PAGE_ROBO)}</span> }>
                    <div class="chair-who segments">{SeatHolder::ALL.map(kind).collect_view()}</div>
                    <Show when=move || who.get() == SeatHolder::Person><Person draft seat/></Show>
                </Show>
                {children()}
                <Show when=move || picking.get()><Colours draft seat picking/></Show>
            </fieldset>
        </li>
    }
}

/// The colours a seat can have. One that is taken is swapped.
#[component]
fn Colours<P: GameDraft>(draft: RwSignal<P>, seat: usize, picking: RwSignal<bool>) -> impl IntoView {
    let one = move |&colour: &P::Colour| {
        let pick = move |_| {
            draft.update(|draft| draft.set_colour(seat, colour));
            picking.set(false);
        };
        let mine = move || draft.with(|draft| draft.chairs()[seat].colour == colour);
        let (key, name) = (P::colour_key(colour), P::colour_name(colour));
        view! {
            <button type="button" class="colour" data-colour=key aria-pressed=move || mine().to_string()
                aria-label=name.clone() title=name on:click=pick>{portrait(P::Game::NAME, key, 40)}</button>
        }
    };
    view! { <div class="colours" role="group" aria-label=t(key::PAGE_NEW_COLOURS)>{P::COLOURS.iter().map(one).collect_view()}</div> }
}

/// The person's name, or whose other seat this is.
#[component]
fn Person<P: GameDraft>(draft: RwSignal<P>, seat: usize) -> impl IntoView {
    let companions = Memo::new(move |_| draft.with(|draft| draft.companions(seat)));
    let root = Memo::new(move |_| draft.with(|draft| draft.root(seat)));
    let named = move |other: usize| {
        draft.with(|draft| {
            let chair = &draft.chairs()[other];
            let name = chair.name.trim();
            if name.is_empty() { P::colour_name(chair.colour) } else { name.to_string() }
        })
    };
    let choose = move |event: leptos::ev::Event| {
        let with = event_target_value(&event).parse().ok().filter(|&other| other != seat);
        draft.update(|draft| draft.chairs_mut()[seat].with = with);
    };
    let option = move |other: usize| {
        view! { <option value=other.to_string() selected=move || root.get() == other>{move || tf(key::PAGE_NEW_SAME, &[("who", &named(other))])}</option> }
    };
    view! {
        <div class="chair-person">
            <Show when=move || root.get() == seat>
                <input class="field" type="text" maxlength=MAX_NAME_LENGTH.to_string() autocomplete="off" data-name=seat.to_string()
                    placeholder=t(key::PAGE_NEW_NAME) aria-label=t(key::PAGE_NEW_NAME)
                    prop:value=move || draft.with(|draft| draft.chairs()[seat].name.clone())
                    on:input=move |event| draft.update(|draft| draft.chairs_mut()[seat].name = event_target_value(&event))/>
            </Show>
            <Show when=move || !companions.with(Vec::is_empty)>
                <select class="field" data-same=seat.to_string() aria-label=t(key::PAGE_NEW_HELD) on:change=choose>
                    <option value=seat.to_string() selected=move || root.get() == seat>{t(key::PAGE_NEW_OWN)}</option>
                    {move || companions.get().into_iter().map(option).collect_view()}
                </select>
            </Show>
        </div>
    }
}
