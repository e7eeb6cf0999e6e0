//! All tiles, frogs, dice, cards and marks of a game on one sheet, as everybody sees them and as others do.
//!
//! `cards.rs` draws the ability cards, `volcanique.rs` the pieces of Volcanique. Not here: the pieces themselves (the sprite, `drawn.rs`, `cosmic_frog/pieces.rs`).

mod cards;
mod volcanique;

use super::drawn::{HexState, frog, hex_state, in_turn, stack, tile};
use super::start::{COSMIC_FROG, VOLCANIQUE};
use crate::colours::{self, VISIONS};
use crate::compiled_games;
use crate::cosmic_frog::chip;
use crate::cosmic_frog::pieces::{Die, bonus_badge, die_word, frog_class, muck_art};
use crate::route::Route;
use crate::table::icon;
use crate::text::{t, tf};
use cards::AbilityCard;
use cosmic_frog::{Ability, BASE, Bonus, Colour, Die as DieColour, Land, Muck, NAMES, Tile};
use leptos::prelude::*;

/// The icons that stand for something, by their names in the sprite.
const MARKS: [&str; 24] = [
    "leap", "harvest", "slip", "attack", "brain", "aggro", "recover", "land", "disgorge", "raid", "muck", "bolt",
    "shield", "dice", "chip", "eye", "eyeoff", "lock", "unlock", "vault", "cards", "log", "undo", "replay",
];

/// Stacks to be shown: a Siphon of each domain, and mixed ones.
const STACKS: [[Land; 3]; 7] = [
    [Land::Hill, Land::Mountain, Land::Hill],
    [Land::Desert, Land::Mesa, Land::Desert],
    [Land::Swamp, Land::Lake, Land::Swamp],
    [Land::Meadow, Land::Forest, Land::Meadow],
    [Land::Mountain, Land::Mesa, Land::Lake],
    [Land::Lake, Land::Desert, Land::Forest],
    [Land::Mesa, Land::Swamp, Land::Mountain],
];

/// All pieces of a game.
#[component]
pub fn Gallery(game: String) -> impl IntoView {
    let vision = RwSignal::new(String::new());
    let seen = move || {
        let vision = vision.get();
        if vision.is_empty() { String::new() } else { format!("filter:url(#sight-{vision})") }
    };
    let title = t(if game == VOLCANIQUE { "page.vq.gallery.title" } else { "page.gallery.title" });
    let sheet = match game.as_str() {
        // The conditions are constants, see `compiled_games.rs`.
        VOLCANIQUE if cfg!(feature = "volcanique") => view! { <volcanique::Pieces/> }.into_any(),
        COSMIC_FROG if cfg!(feature = "cosmic-frog") => view! { <Pieces/> }.into_any(),
        _ => view! { <p class="problem">{compiled_games::unknown(&game)}</p> }.into_any(),
    };
    view! {
        <main class="screen gallery">
            <Sights/>
            <header class="gallery-top">
                <a class="icon-button back" href=Route::Home.href() aria-label=t("page.to-home") title=t("page.to-home")>{icon("chev")}</a>
                <h1>{title}</h1>
                <ChooseSight vision/>
                <a class="button" href=Route::Handbook(game, None).href()>{icon("book")}<span>{t("page.handbook")}</span></a>
            </header>
            <div class="gallery-sheet" style=seen data-sight=vision>{sheet}</div>
        </main>
    }
}

/// The pieces of Cosmic Frog.
#[component]
fn Pieces() -> impl IntoView {
    // Part by part, so that the page answers while it is being built.
    let built = in_turn(6);
    view! {
        <Terrain/>
        <Show when=move || { built.get() > 1 }><div class="gallery-two"><Frogs/><Dice/></div></Show>
        <Show when=move || { built.get() > 2 }><div class="gallery-two"><Stacks/><States/></div></Show>
        <Show when=move || { built.get() > 3 }><Abilities/></Show>
        <Show when=move || { built.get() > 4 }><FindMuck/></Show>
        <Show when=move || { built.get() > 5 }><Marks/></Show>
    }
}

/// How other eyes see: one filter for each kind of colour vision.
#[component]
fn Sights() -> impl IntoView {
    let filter = |vision: &colours::Vision| {
        view! {
            <filter id=format!("sight-{}", vision.name) color-interpolation-filters="linearRGB">
                <feColorMatrix type="matrix" values=vision.filter()></feColorMatrix>
            </filter>
        }
    };
    view! { <svg class="sights" width="0" height="0" aria-hidden="true">{VISIONS.iter().map(filter).collect_view()}</svg> }
}

/// Through whose eyes the sheet is seen.
#[component]
fn ChooseSight(vision: RwSignal<String>) -> impl IntoView {
    let option = |kind: &colours::Vision| view! { <option value=kind.name>{t(&format!("page.gallery.sight.{}", kind.name))}</option> };
    view! {
        <label class="gallery-sight">
            <span>{t("page.gallery.sight")}</span>
            <select on:change=move |event| vision.set(event_target_value(&event))>
                <option value="">{t("page.gallery.sight.full")}</option>
                {VISIONS.iter().map(option).collect_view()}
            </select>
        </label>
    }
}

/// A piece with its name and a few words.
fn piece(drawn: AnyView, name: String, words: String) -> AnyView {
    view! { <li class="exhibit">{drawn}<b>{name}</b><span>{words}</span></li> }.into_any()
}

/// A part of the sheet.
fn part(key: &str, class: &'static str, pieces: Vec<AnyView>) -> AnyView {
    view! { <section class=format!("gallery-part {class}")><h2>{t(key)}</h2><ul>{pieces}</ul></section> }.into_any()
}

/// A message with a capital at its beginning.
fn titled(key: &str) -> String {
    let text = t(key);
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// The eight Lands, the Barrens, and what may be on the backs.
#[component]
fn Terrain() -> impl IntoView {
    let land = |land: Land| {
        let words = t(&format!("page.gallery.land.{}", land.name()));
        piece(tile(&format!("t-{}", land.name())), titled(&format!("tile.{}", land.name())), words)
    };
    let other = |symbol: &str, key: &str| {
        piece(tile(symbol), t(&format!("page.gallery.{key}")), t(&format!("page.gallery.{key}.words")))
    };
    let mut pieces: Vec<AnyView> = Land::ALL.map(land).into();
    pieces.extend([
        other("t-barren0", "barren"),
        other("t-barren1", "barren-two"),
        other("t-barren2", "barren-three"),
        other("t-fracture", "fracture"),
        other("t-quake", "quake"),
        other("t-vortex", "vortex"),
    ]);
    pieces.extend([Bonus::Abundant, Bonus::Harmonious].map(rich));
    part("page.gallery.terrain", "show-terrain", pieces)
}

/// The six frogs: colour, mark, crest.
#[component]
fn Frogs() -> impl IntoView {
    let one = |colour: Colour| {
        let name = colour.name();
        let small = view! {
            <span class="exhibit-small">
                {frog("frog", name)}
                <svg class="exhibit-mark" viewBox="0 0 28 28" aria-hidden="true" style=format!("color:{}", colours::frog(name))><use href=format!("#mark-{name}")></use></svg>
            </span>
        };
        let drawn = view! { {frog("frog", name)}{small} }.into_any();
        piece(drawn, t(&format!("frog.{name}")), t(&format!("page.gallery.frog.{name}")))
    };
    part("page.gallery.frogs", "show-frogs", Colour::ALL.map(one).into())
}

/// Dice and crystals.
#[component]
fn Dice() -> impl IntoView {
    let die = |(colour, face): (DieColour, u8)| {
        let drawn = view! { <Die value=Signal::stored(Some(face)) colour size=84/> }.into_any();
        let faces = colour.faces();
        let words = tf("page.gallery.faces", &[("low", faces.start()), ("high", faces.end())]);
        piece(drawn, titled(&format!("die.{}", die_word(colour))), words)
    };
    let crystals = view! {
        <span class="exhibit-crystals">
            <svg class="drawn-crystal" viewBox="0 0 24 34" aria-hidden="true"><use href="#om"></use></svg>
            <svg class="drawn-crystal" viewBox="0 0 24 34" aria-hidden="true"><use href="#om-off"></use></svg>
        </span>
    };
    let mut pieces: Vec<AnyView> = [(DieColour::White, 3), (DieColour::Yellow, 4), (DieColour::Red, 7)].map(die).into();
    pieces.push(piece(crystals.into_any(), t("page.gallery.oomph"), t("page.gallery.oomph.words")));
    part("page.gallery.dice", "show-dice", pieces)
}

/// What a hex can be while somebody chooses.
#[component]
fn States() -> impl IntoView {
    let one = |state: HexState| {
        let key = format!("page.gallery.state.{}", state.name());
        piece(hex_state(state), t(&key), t(&format!("{key}.words")))
    };
    part("page.gallery.states", "show-states", HexState::ALL.map(one).into())
}

/// Stacks as in a Vault.
#[component]
fn Stacks() -> impl IntoView {
    let one = |lands: [Land; 3]| {
        let names = lands.map(|land| t(&format!("tile.{}", land.name())));
        let siphon = lands[0] == lands[2];
        let name = t(if siphon { "page.gallery.siphon" } else { "page.gallery.stack" });
        piece(stack(&lands), name, names.join(", "))
    };
    part("page.gallery.stacks", "show-stacks", STACKS.map(one).into())
}

/// A Land with a bonus on its back.
fn rich(bonus: Bonus) -> AnyView {
    let land = if bonus == Bonus::Abundant { Land::Desert } else { Land::Forest };
    let badge = bonus_badge(Tile::rich(land, bonus));
    let href = format!("#t-{}", land.name());
    let drawn = view! { <svg class="drawn-tile" viewBox="-60 -79 120 166" aria-hidden="true"><use href=href></use>{badge}</svg> };
    let key = format!("page.gallery.bonus.{}", bonus.name());
    piece(drawn.into_any(), t(&key), t(&format!("{key}.words")))
}

/// The sixteen ability cards.
#[component]
fn Abilities() -> impl IntoView {
    view! { <section class="gallery-part"><h2>{t("page.gallery.abilities")}</h2>{cards(0..BASE)}</section> }
}

fn cards(numbers: std::ops::Range<usize>) -> AnyView {
    let cards = numbers.map(|number| view! { <li><AbilityCard card=Ability(number as u8)/></li> }).collect_view();
    view! { <ul class="ability-cards">{cards}</ul> }.into_any()
}

/// What Find Muck adds: muck lands, chips, eight ability cards.
#[component]
fn FindMuck() -> impl IntoView {
    let muck = |(muck, key): (Muck, &str)| {
        let drawn =
            view! { <svg class="drawn-tile" viewBox="-60 -79 120 166" aria-hidden="true">{muck_art(muck)}</svg> };
        piece(drawn.into_any(), titled(&format!("muck.{}", muck.name())), t(&format!("page.gallery.muck.{key}")))
    };
    let chips = (0..5u8).map(|value| {
        let colour = Colour::ALL[usize::from(value)];
        let drawn = view! { <span class="drawn-chip">{chip(colour, Some(value))}</span> }.into_any();
        piece(drawn, tf("page.muck.chip", &[("chip", &value)]), t(&format!("frog.{}", colour.name())))
    });
    let back = view! { <span class="drawn-chip">{chip(Colour::Orange, None)}</span> }.into_any();
    let mucks = [(Muck::Regular, "regular"), (Muck::Oozing, "oozing"), (Muck::Hidden, "hidden")].map(muck);
    let mut chips: Vec<AnyView> = chips.collect();
    chips.push(piece(back, t("page.gallery.chip.back"), t("page.gallery.chip.back.words")));
    view! {
        <div class="gallery-two">
            {part("page.gallery.muck", "show-muck", mucks.into())}
            {part("page.gallery.chips", "show-chips", chips)}
        </div>
        <section class="gallery-part"><h2>{t("page.gallery.abilities.muck")}</h2>{cards(BASE..NAMES.len())}</section>
    }
}

/// Marks and icons with what they mean.
#[component]
fn Marks() -> impl IntoView {
    let mark = |name: &'static str| {
        view! { <li class="meaning"><span class="meaning-icon">{icon(name)}</span><span>{t(&format!("page.gallery.mark.{name}"))}</span></li> }
    };
    let frog = |colour: Colour| {
        let name = colour.name();
        view! {
            <li class="meaning">
                <span class=format!("meaning-icon {}", frog_class(colour)) style=format!("color:{}", colours::frog(name))>
                    <svg class="icon" viewBox="0 0 28 28" aria-hidden="true"><use href=format!("#mark-{name}")></use></svg>
                </span>
                <span>{tf("page.gallery.mark.frog", &[("frog", &t(&format!("frog.{name}")))])}</span>
            </li>
        }
    };
    view! {
        <section class="gallery-part"><h2>{t("page.gallery.marks")}</h2>
            <ul class="meanings">{MARKS.map(mark).collect_view()}{Colour::ALL.map(frog).collect_view()}</ul>
        </section>
    }
}
