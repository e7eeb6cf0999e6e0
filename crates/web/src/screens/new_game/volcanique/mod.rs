//! The set-up screen of Volcanique: presets, who plays, which variants.
//!
//! `draft.rs` is the game during set-up as data. Not here: what is valid (the rules).

mod draft;

use super::StartPanel;
use super::option_fields::{ChoiceField, CustomTable, Presets, SwitchField, titled};
use super::seats::{PlayerCount, Seats};
use crate::route::{self, Route};
use crate::screens::ScreenHeader;
use crate::screens::start_table::start_table;
use crate::text::{key, t};
use crate::volcanique::pieces::GoodsIcon;
use draft::VolcaniqueDraft;
use host::HostedGame;
use leptos::prelude::*;
use protocol::Holder;
use volcanique::{CoverRule, IslandStart as Beginning, Preset, Rules};

/// The file types of custom tables.
const FILES: &str = ".toml,.txt,text/plain";

/// Sets up a game.
#[component]
pub fn NewVolcanique(people: usize) -> impl IntoView {
    let problem = RwSignal::new(None::<String>);
    if let Some(bot) = route::query_parameter("play").filter(|bot| Rules::BOTS.contains(&bot.as_str())) {
        play_now(&bot, problem);
    }
    let draft = RwSignal::new(VolcaniqueDraft::new(people.clamp(1, 5)));
    let card = |(picture, preset): (&'static str, Preset)| {
        let art = view! { <span class="preset-art"><GoodsIcon name=picture width=64/></span> };
        (preset, preset.name(), art.into_any())
    };
    let cards = ["island", "volcano"].into_iter().zip(Preset::ALL).map(card).collect();
    view! {
        <main class="screen plain-screen new-game new-volcanique">
            <ScreenHeader title=t(key::PAGE_VQ_NEW_TITLE)/>
            {move || problem.get().map(|reason| view! { <p class="problem" role="alert">{reason}</p> })}
            <Presets draft cards get=VolcaniqueDraft::preset set=VolcaniqueDraft::set_preset/>
            <div class="new-columns">
                <Seats draft><PlayerCount draft name="players"/></Seats>
                <Options draft/>
            </div>
            <StartPanel draft/>
        </main>
    }
}

/// Starts the first game against a bot at once; "back" leads home afterwards.
fn play_now(bot: &str, problem: RwSignal<Option<String>>) {
    Route::Home.replace_current();
    let holders = vec![Holder::Person, Holder::Bot(bot.into())];
    let failed = move |reasons: Vec<String>| problem.set(Some(reasons.join(" ")));
    start_table::<Rules>(Preset::FirstGame.setup(2), holders, Vec::new(), failed);
}

/// How it is played.
#[component]
fn Options(draft: RwSignal<VolcaniqueDraft>) -> impl IntoView {
    let starts = vec![(Beginning::Quick, "quick"), (Beginning::Chosen, "chosen")];
    let covers = vec![(CoverRule::Symbiosis, "symbiosis"), (CoverRule::ToTheLeft, "to-the-left")];
    let several = Memo::new(move |_| draft.with(|draft| draft.count > 2));
    view! {
        <section class="new-options" aria-labelledby="new-how">
            <h2 id="new-how">{t(key::PAGE_VQ_NEW_HOW)}</h2>
            <div class="panel option-group">
                <ChoiceField draft name="start" rules={const { &titled(["VQ-SET-5"]) }} options=starts get=|how| how.start set=|how, start| how.start = start/>
                <div hidden=move || !several.get()>
                    <ChoiceField draft name="cover" rules={const { &titled(["VQ-SYM-1", "VQ-SYM-2"]) }} options=covers get=|how| how.cover set=|how, cover| how.cover = cover/>
                </div>
            </div>
            <h2>{t(key::PAGE_VQ_NEW_BONUS)}</h2>
            <div class="panel option-group">
                <SwitchField draft name="tallest" rules={const { &titled(["VQ-SCO-2"]) }} get=|how| &mut how.tallest/>
                <SwitchField draft name="largest" rules={const { &titled(["VQ-SCO-2"]) }} get=|how| &mut how.largest/>
                <SwitchField draft name="diversified" rules={const { &titled(["VQ-SCO-2"]) }} get=|how| &mut how.diversified/>
            </div>
            <p class="new-endings">{t(key::PAGE_VQ_NEW_ENDINGS)}</p>
            <details class="panel option-group advanced">
                <summary>{t(key::PAGE_VQ_NEW_OWN)}</summary>
                <p>{t(key::PAGE_VQ_NEW_ADVANCED)}</p>
                <CustomTable draft name="tiles" accept=FILES get=|how| &mut how.tiles/>
                <CustomTable draft name="islands" accept=FILES get=|how| &mut how.islands/>
                <CustomTable draft name="grid" accept=FILES get=|how| &mut how.grid/>
                <CustomTable draft name="powers" accept=FILES get=|how| &mut how.powers/>
                <CustomTable draft name="caldera" accept=FILES get=|how| &mut how.caldera/>
            </details>
        </section>
    }
}
