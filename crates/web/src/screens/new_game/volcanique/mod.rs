//! Sets up a game of Volcanique: presets, who plays, how it is played.
//!
//! `draft.rs` is the game being set up as data. Not here: what is valid (the rules).

mod draft;

use super::choice::{OnOff, OneOf};
use super::plan::Plan;
use super::seats::{HowMany, Seats};
use crate::screens::Head;
use crate::screens::file::FileButton;
use crate::screens::start::{VOLCANIQUE, start};
use crate::table::icon;
use crate::text::{t, tf, tn};
use crate::volcanique::pieces::Goods;
use draft::Draft;
use leptos::prelude::*;
use volcanique::{Cover, Preset, Rules, Setup, Start as Beginning};

/// The largest table of one's own that is read, in bytes.
const LARGEST: usize = 256 * 1024;
/// Where the words of the options begin.
const KEY: &str = "page.vq.new";

/// Sets up a game.
#[component]
pub fn NewVolcanique(people: usize) -> impl IntoView {
    let draft = RwSignal::new(Draft::new(people.clamp(1, 5)));
    view! {
        <main class="screen plain-screen new-game new-volcanique">
            <Head title=t("page.vq.new.title")/>
            <Presets draft/>
            <div class="new-columns">
                <Seats draft><HowMany draft name="players" legend=t("page.vq.new.count")/></Seats>
                <Options draft/>
            </div>
            <Start draft/>
        </main>
    }
}

/// Set-ups with a name.
#[component]
fn Presets(draft: RwSignal<Draft>) -> impl IntoView {
    let chosen = Memo::new(move |_| draft.with(Draft::preset));
    let card = |(picture, preset): (&'static str, Preset)| {
        let name = preset.name();
        view! {
            <button type="button" class="panel preset" data-preset=name aria-pressed=move || (chosen.get() == Some(preset)).to_string()
                on:click=move |_| draft.update(|draft| draft.set_preset(preset))>
                <span class="preset-art"><Goods name=picture width=64/></span>
                <span><b>{t(&format!("{KEY}.preset.{name}"))}</b><span>{t(&format!("{KEY}.preset.{name}.more"))}</span></span>
            </button>
        }
    };
    view! {
        <section class="presets" role="group" aria-label=t("page.new.presets")>
            {["island", "volcano"].into_iter().zip(Preset::ALL).map(card).collect_view()}
        </section>
    }
}

/// How it is played.
#[component]
fn Options(draft: RwSignal<Draft>) -> impl IntoView {
    let starts = vec![(Beginning::Quick, "quick"), (Beginning::Chosen, "chosen")];
    let covers = vec![(Cover::Symbiosis, "symbiosis"), (Cover::ToTheLeft, "to-the-left")];
    let start = Memo::new(move |_| draft.with(|draft| draft.how.start));
    let cover = Memo::new(move |_| draft.with(|draft| draft.how.cover));
    let several = Memo::new(move |_| draft.with(|draft| draft.count > 2));
    let set_start = move |value| draft.update(|draft| draft.how.start = value);
    let set_cover = move |value| draft.update(|draft| draft.how.cover = value);
    view! {
        <section class="new-options" aria-labelledby="new-how">
            <h2 id="new-how">{t("page.vq.new.how")}</h2>
            <div class="panel option-group">
                <OneOf game=VOLCANIQUE key=KEY name="start" rules=&["VQ-SET-5"] options=starts now=start choose=set_start/>
                <div hidden=move || !several.get()>
                    <OneOf game=VOLCANIQUE key=KEY name="cover" rules=&["VQ-SYM-1", "VQ-SYM-2"] options=covers now=cover choose=set_cover/>
                </div>
            </div>
            <h2>{t("page.vq.new.bonus")}</h2>
            <div class="panel option-group">
                <Bonus draft name="tallest" get=|how| &mut how.tallest/>
                <Bonus draft name="largest" get=|how| &mut how.largest/>
                <Bonus draft name="diversified" get=|how| &mut how.diversified/>
            </div>
            <p class="new-endings">{t("page.vq.new.endings")}</p>
            <details class="panel option-group advanced">
                <summary>{t("page.vq.new.own")}</summary>
                <p>{t("page.vq.new.advanced")}</p>
                <Own draft name="tiles" get=|how| &mut how.tiles/>
                <Own draft name="islands" get=|how| &mut how.islands/>
                <Own draft name="grid" get=|how| &mut how.grid/>
                <Own draft name="powers" get=|how| &mut how.powers/>
                <Own draft name="caldera" get=|how| &mut how.caldera/>
            </details>
        </section>
    }
}

/// A bonus objective.
#[component]
fn Bonus(draft: RwSignal<Draft>, name: &'static str, get: fn(&mut Setup) -> &mut bool) -> impl IntoView {
    let now = Memo::new(move |_| draft.with(|draft| *get(&mut draft.how.clone())));
    let turn = move || {
        draft.update(|draft| {
            let value = get(&mut draft.how);
            *value = !*value;
        });
    };
    view! { <OnOff game=VOLCANIQUE key=KEY name rules=&["VQ-SCO-2"] now turn/> }
}

/// A table of one's own from a text file. Whether it is any good, the rules say with everything else.
#[component]
fn Own(draft: RwSignal<Draft>, name: &'static str, get: fn(&mut Setup) -> &mut Option<String>) -> impl IntoView {
    let file = RwSignal::new(None::<String>);
    let problem = RwSignal::new(None::<String>);
    let taken = move |taken: Result<(String, String), String>| match taken {
        Ok((called, text)) => {
            problem.set(None);
            file.set(Some(called));
            draft.update(|draft| *get(&mut draft.how) = Some(text));
        }
        Err(reason) => problem.set(Some(reason)),
    };
    let back = move |_| {
        file.set(None);
        draft.update(|draft| *get(&mut draft.how) = None);
    };
    view! {
        <div class="own-file" data-option=name>
            <FileButton label=t(&format!("{KEY}.{name}")) name accept=".toml,.txt,text/plain" largest=LARGEST taken/>
            <span>{move || file.get().unwrap_or_else(|| t("page.new.from-box"))}</span>
            <Show when=move || file.get().is_some()>
                <button type="button" class="button" on:click=back>{t("page.new.back-to-box")}</button>
            </Show>
            <p class="problem" role="alert" hidden=move || problem.get().is_none()>{move || problem.get()}</p>
        </div>
    }
}

/// What is about to be played, what speaks against it, and the button.
#[component]
fn Start(draft: RwSignal<Draft>) -> impl IntoView {
    let refused = RwSignal::new(Vec::<String>::new());
    let problems = Memo::new(move |_| draft.with(Draft::problems));
    let go = move |_| {
        let now = draft.get_untracked();
        refused.set(start::<Rules>(now.setup(), now.holders(), now.names()).err().unwrap_or_default());
    };
    let summary = move || {
        draft.with(|draft| {
            let (players, people, bots) = (
                tn("page.vq.new.players", draft.count as u32),
                tn("page.new.people", draft.people() as u32),
                tn("page.new.bots", draft.bots() as u32),
            );
            tf("page.new.summary", &[("frogs", &players), ("people", &people), ("bots", &bots)])
        })
    };
    let reasons = move || {
        problems.get().into_iter().chain(refused.get()).map(|reason| view! { <li>{reason}</li> }).collect_view()
    };
    let wrong = Memo::new(move |_| !problems.with(Vec::is_empty) || !refused.with(Vec::is_empty));
    view! {
        <div class="new-start panel">
            <div class="new-start-text">
                <p class="new-summary">{summary}</p>
                <p class="new-order">{t("page.vq.new.order")}</p>
            </div>
            <div aria-live="polite" class="new-problems">
                <Show when=move || wrong.get()>
                    <p><b>{t("page.new.problems")}</b></p>
                    <ul>{reasons}</ul>
                </Show>
            </div>
            <button class="button primary start" data-new="start" disabled=move || !problems.with(Vec::is_empty) on:click=go>
                {icon("play")}{t("page.new.start")}
            </button>
        </div>
    }
}
