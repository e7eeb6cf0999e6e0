//! Who plays: how many frogs, and for each its colour, who holds it, the person's name and the team.

use super::draft::{COUNTS, Draft, Who};
use crate::screens::entry::Face;
use crate::storage::LONGEST_NAME;
use crate::text::{t, tf};
use cosmic_frog::{Colour, Level};
use leptos::prelude::*;

/// Who plays.
#[component]
pub fn Seats(draft: RwSignal<Draft>) -> impl IntoView {
    let count = Memo::new(move |_| draft.with(|draft| draft.count));
    let solo = Memo::new(move |_| draft.with(|draft| draft.how.solo.is_some()));
    let number = move |frogs: usize| {
        view! {
            <label class="segment">
                <input type="radio" name="frogs" value=frogs.to_string() prop:checked=move || count.get() == frogs
                    on:change=move |_| draft.update(|draft| draft.set_count(frogs))/>
                <span>{frogs}</span>
            </label>
        }
    };
    view! {
        <section class="new-seats" aria-labelledby="new-who">
            <h2 id="new-who">{t("page.new.who")}</h2>
            <Against draft/>
            <Show when=move || !solo.get()>
                <fieldset class="setting">
                    <legend>{t("page.new.count")}</legend>
                    <div class="segments">{COUNTS.map(number).collect_view()}</div>
                </fieldset>
            </Show>
            <ol class="chairs">
                <For each=move || 0..count.get() key=|seat| *seat let(seat)><Chair draft seat/></For>
            </ol>
        </section>
    }
}

/// Against whom: frogs that somebody plays, or RoboFrogs of a level.
#[component]
fn Against(draft: RwSignal<Draft>) -> impl IntoView {
    let now = Memo::new(move |_| draft.with(|draft| draft.how.solo));
    let option = |level: Option<Level>| {
        let name = level.map_or("frogs", Level::name);
        view! {
            <label class="segment">
                <input type="radio" name="against" value=name prop:checked=move || now.get() == level
                    on:change=move |_| draft.update(|draft| draft.set_solo(level))/>
                <span>{t(&format!("page.new.against.{name}"))}</span>
            </label>
        }
    };
    let sentence = move || t(if now.get().is_some() { "page.new.against.robo.more" } else { "page.new.against.more" });
    view! {
        <fieldset class="setting" data-option="against">
            <legend>{t("page.new.against")}</legend>
            <div class="segments">{[None].into_iter().chain(Level::ALL.map(Some)).map(option).collect_view()}</div>
            <p class="option-more" aria-live="polite">{sentence}</p>
        </fieldset>
    }
}

/// The name of a colour, to stand alone.
fn colour_name(colour: Colour) -> String {
    t(&format!("frog.{}", colour.name()))
}

/// One seat.
#[component]
fn Chair(draft: RwSignal<Draft>, seat: usize) -> impl IntoView {
    let colour = Memo::new(move |_| draft.with(|draft| draft.chairs[seat].colour));
    let who = Memo::new(move |_| draft.with(|draft| draft.chairs[seat].who));
    let robo = Memo::new(move |_| draft.with(|draft| draft.is_robo(seat)));
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
                    <Face colour=Signal::derive(move || colour.get().name().to_string())/>
                </button>
                <Show when=move || !robo.get() fallback=|| view! { <span class="chair-robo">{t("page.robo")}</span> }>
                    <div class="chair-who segments">{Who::ALL.map(kind).collect_view()}</div>
                    <Show when=move || who.get() == Who::Person><Person draft seat/></Show>
                </Show>
                <Team draft seat/>
                <Show when=move || picking.get()><Colours draft seat picking/></Show>
            </fieldset>
        </li>
    }
}

/// The colours a frog can have. One that is taken is swapped.
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
                aria-label=colour_name(colour) title=colour_name(colour) on:click=pick><Face colour=colour.name().to_string()/></button>
        }
    };
    view! { <div class="colours" role="group" aria-label=t("page.new.colours")>{Colour::ALL.map(one).collect_view()}</div> }
}

/// The person's name, or whose other frog this is.
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

/// The team of a seat, if there are teams.
#[component]
fn Team(draft: RwSignal<Draft>, seat: usize) -> impl IntoView {
    let number = Memo::new(move |_| draft.with(|draft| draft.teams.shape().map(|(number, _)| number)));
    let team = Memo::new(move |_| draft.with(|draft| draft.chairs[seat].team));
    let choose = move |event: leptos::ev::Event| {
        if let Ok(team) = event_target_value(&event).parse() {
            draft.update(|draft| draft.chairs[seat].team = team);
        }
    };
    let option = move |other: u8| {
        let name = tf("page.new.team", &[("number", &(other + 1))]);
        view! { <option value=other.to_string() selected=move || team.get() == other>{name}</option> }
    };
    move || {
        number.get().map(|number| {
            view! {
                <select class="field chair-team" data-team=seat.to_string() aria-label=t("page.new.team.of") on:change=choose>
                    {(0..number).map(option).collect_view()}
                </select>
            }
        })
    }
}
