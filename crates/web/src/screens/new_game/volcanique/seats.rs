//! Who plays Volcanique: how many, and for each seat its colour, who holds it, and the person's name.

use super::super::draft::Who;
use super::draft::{COUNTS, Draft, colour_name};
use crate::storage::LONGEST_NAME;
use crate::text::{t, tf};
use crate::volcanique::pieces::Avatar;
use leptos::prelude::*;
use volcanique::Colour;

/// Who plays.
#[component]
pub fn Seats(draft: RwSignal<Draft>) -> impl IntoView {
    let count = Memo::new(move |_| draft.with(|draft| draft.count));
    let number = move |players: usize| {
        view! {
            <label class="segment">
                <input type="radio" name="players" value=players.to_string() prop:checked=move || count.get() == players
                    on:change=move |_| draft.update(|draft| draft.set_count(players))/>
                <span>{players}</span>
            </label>
        }
    };
    view! {
        <section class="new-seats" aria-labelledby="new-who">
            <h2 id="new-who">{t("page.new.who")}</h2>
            <fieldset class="setting">
                <legend>{t("page.vq.new.count")}</legend>
                <div class="segments">{COUNTS.map(number).collect_view()}</div>
            </fieldset>
            <ol class="chairs">
                <For each=move || 0..count.get() key=|seat| *seat let(seat)><Chair draft seat/></For>
            </ol>
        </section>
    }
}

/// One seat.
#[component]
fn Chair(draft: RwSignal<Draft>, seat: usize) -> impl IntoView {
    let colour = Memo::new(move |_| draft.with(|draft| draft.chairs[seat].colour));
    let who = Memo::new(move |_| draft.with(|draft| draft.chairs[seat].who));
    let picking = RwSignal::new(false);
    let kind = move |kind: Who| {
        view! {
            <label class="segment">
                <input type="radio" name=format!("who-{seat}") value=kind.name() prop:checked=move || who.get() == kind
                    on:change=move |_| draft.update(|draft| draft.chairs[seat].who = kind)/>
                <span>{t(&format!("page.new.who.{}", kind.name()))}</span>
            </label>
        }
    };
    let title = move || tf("page.new.seat", &[("number", &(seat + 1)), ("colour", &colour_name(colour.get()))]);
    view! {
        <li class="chair panel" data-seat=seat.to_string()>
            <fieldset>
                <legend class="sr-only">{title}</legend>
                <button type="button" class="chair-frog" aria-expanded=move || picking.get().to_string()
                    aria-label=move || tf("page.new.colour", &[("colour", &colour_name(colour.get()))])
                    on:click=move |_| picking.update(|open| *open = !*open)>
                    {move || view! { <Avatar colour=colour.get() size=48/> }}
                </button>
                <div class="chair-who segments">{Who::ALL.map(kind).collect_view()}</div>
                <Show when=move || who.get() == Who::Person><Person draft seat/></Show>
                <Show when=move || picking.get()><Colours draft seat picking/></Show>
            </fieldset>
        </li>
    }
}

/// The colours a seat can have. One that is taken is swapped.
#[component]
fn Colours(draft: RwSignal<Draft>, seat: usize, picking: RwSignal<bool>) -> impl IntoView {
    let one = move |colour: Colour| {
        let pick = move |_| {
            draft.update(|draft| draft.paint(seat, colour));
            picking.set(false);
        };
        let mine = move || draft.with(|draft| draft.chairs[seat].colour == colour);
        view! {
            <button type="button" class="colour" data-colour=colour.name() aria-pressed=move || mine().to_string()
                aria-label=colour_name(colour) title=colour_name(colour) on:click=pick><Avatar colour size=40/></button>
        }
    };
    view! { <div class="colours" role="group" aria-label=t("page.new.colours")>{Colour::ALL.map(one).collect_view()}</div> }
}

/// The person's name, or whose other seat this is.
#[component]
fn Person(draft: RwSignal<Draft>, seat: usize) -> impl IntoView {
    let companions = Memo::new(move |_| draft.with(|draft| draft.companions(seat)));
    let root = Memo::new(move |_| draft.with(|draft| draft.root(seat)));
    let named = move |other: usize| {
        draft.with(|draft| {
            let chair = &draft.chairs[other];
            let name = chair.name.trim();
            if name.is_empty() { colour_name(chair.colour) } else { name.to_string() }
        })
    };
    let choose = move |event: leptos::ev::Event| {
        let with = event_target_value(&event).parse().ok().filter(|&other| other != seat);
        draft.update(|draft| draft.chairs[seat].with = with);
    };
    let option = move |other: usize| {
        view! { <option value=other.to_string() selected=move || root.get() == other>{move || tf("page.new.same", &[("who", &named(other))])}</option> }
    };
    view! {
        <div class="chair-person">
            <Show when=move || root.get() == seat>
                <input class="field" type="text" maxlength=LONGEST_NAME.to_string() autocomplete="off" data-name=seat.to_string()
                    placeholder=t("page.new.name") aria-label=t("page.new.name")
                    prop:value=move || draft.with(|draft| draft.chairs[seat].name.clone())
                    on:input=move |event| draft.update(|draft| draft.chairs[seat].name = event_target_value(&event))/>
            </Show>
            <Show when=move || !companions.with(Vec::is_empty)>
                <select class="field" data-same=seat.to_string() aria-label=t("page.new.held") on:change=choose>
                    <option value=seat.to_string() selected=move || root.get() == seat>{t("page.new.own")}</option>
                    {move || companions.get().into_iter().map(option).collect_view()}
                </select>
            </Show>
        </div>
    }
}
