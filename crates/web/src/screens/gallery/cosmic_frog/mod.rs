//! The pieces of Cosmic Frog in the gallery: terrain, frogs, dice, stacks, hex states, ability cards, Find Muck, icons.
//!
//! `ability_cards.rs` draws the cards, `frog_pieces.rs` the larger pieces, which the handbook shows too. Not here: the
//! pieces of a running table (`cosmic_frog/pieces.rs`).

mod ability_cards;
pub mod frog_pieces;

use super::{part, piece};
use crate::colours::cosmic_frog::body_colour;
use crate::cosmic_frog::chip;
use crate::cosmic_frog::pieces::{Die, bonus_badge, die_word, frog_class, muck_art};
use crate::screens::staged_build::build_in_turn;
use crate::table::icon;
use crate::text::{key, t, tf};
use ability_cards::AbilityCard;
use cosmic_frog::{Ability, BASE, Bonus, Colour, Die as DieColour, Land, Muck, NAMES, Tile};
use frog_pieces::{HexState, frog, hex_state, stack, tile};
use leptos::prelude::*;
use wording::capitalize;

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

/// The key of the title.
pub const TITLE: &str = key::PAGE_GALLERY_TITLE;

/// Every piece of Cosmic Frog.
#[component]
pub fn Pieces() -> impl IntoView {
    // Part by part, so that the page answers while it is being built.
    let built = build_in_turn(6);
    view! {
        <Terrain/>
        <Show when=move || { built.get() > 1 }><div class="gallery-two"><Frogs/><Dice/></div></Show>
        <Show when=move || { built.get() > 2 }><div class="gallery-two"><VaultStacks/><States/></div></Show>
        <Show when=move || { built.get() > 3 }><Abilities/></Show>
        <Show when=move || { built.get() > 4 }><FindMuck/></Show>
        <Show when=move || { built.get() > 5 }><Marks/></Show>
    }
}

/// The eight Lands, the Barrens, and what may be on the backs.
#[component]
fn Terrain() -> impl IntoView {
    let land = |land: Land| {
        let words = t(&format!("page-gallery-land-{}", land.name()));
        piece(tile(&format!("t-{}", land.name())), capitalize(&t(&format!("tile-{}", land.name()))), words)
    };
    let other = |symbol: &str, key: &str| {
        piece(tile(symbol), t(&format!("page-gallery-{key}")), t(&format!("page-gallery-{key}-words")))
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
    part(key::PAGE_GALLERY_TERRAIN, "show-terrain", pieces)
}

/// The six frogs: colour, mark, crest.
#[component]
fn Frogs() -> impl IntoView {
    let one = |colour: Colour| {
        let name = colour.name();
        let small = view! {
            <span class="exhibit-small">
                {frog("frog", name)}
                <svg class="exhibit-mark" viewBox="0 0 28 28" aria-hidden="true" style=format!("color:{}", body_colour(name))><use href=format!("#mark-{name}")></use></svg>
            </span>
        };
        let drawn = view! { {frog("frog", name)}{small} }.into_any();
        piece(drawn, t(&format!("frog-{name}")), t(&format!("page-gallery-frog-{name}")))
    };
    part(key::PAGE_GALLERY_FROGS, "show-frogs", Colour::ALL.map(one).into())
}

/// Dice and crystals.
#[component]
fn Dice() -> impl IntoView {
    let die = |(colour, face): (DieColour, u8)| {
        let drawn = view! { <Die value=Signal::stored(Some(face)) colour size=84/> }.into_any();
        let faces = colour.faces();
        let words = tf(key::PAGE_GALLERY_FACES, &[("low", faces.start()), ("high", faces.end())]);
        piece(drawn, capitalize(&t(&format!("die-{}", die_word(colour)))), words)
    };
    let crystals = view! {
        <span class="exhibit-crystals">
            <svg class="drawn-crystal" viewBox="0 0 24 34" aria-hidden="true"><use href="#om"></use></svg>
            <svg class="drawn-crystal" viewBox="0 0 24 34" aria-hidden="true"><use href="#om-off"></use></svg>
        </span>
    };
    let mut pieces: Vec<AnyView> = [(DieColour::White, 3), (DieColour::Yellow, 4), (DieColour::Red, 7)].map(die).into();
    pieces.push(piece(crystals.into_any(), t(key::PAGE_GALLERY_OOMPH), t(key::PAGE_GALLERY_OOMPH_WORDS)));
    part(key::PAGE_GALLERY_DICE, "show-dice", pieces)
}

/// What a hex can be while somebody chooses.
#[component]
fn States() -> impl IntoView {
    let one = |state: HexState| {
        let key = format!("page-gallery-state-{}", state.name());
        piece(hex_state(state), t(&key), t(&format!("{key}-words")))
    };
    part(key::PAGE_GALLERY_STATES, "show-states", HexState::ALL.map(one).into())
}

/// Stacks as in a Vault.
#[component]
fn VaultStacks() -> impl IntoView {
    let one = |lands: [Land; 3]| {
        let names = lands.map(|land| t(&format!("tile-{}", land.name())));
        let siphon = lands[0] == lands[2];
        let name = t(if siphon { key::PAGE_GALLERY_SIPHON } else { key::PAGE_GALLERY_STACK });
        piece(stack(&lands), name, names.join(", "))
    };
    part(key::PAGE_GALLERY_STACKS, "show-stacks", STACKS.map(one).into())
}

/// Draws a Land with a bonus on its back.
fn rich(bonus: Bonus) -> AnyView {
    let land = if bonus == Bonus::Abundant { Land::Desert } else { Land::Forest };
    let badge = bonus_badge(Tile::land_with_bonus(land, bonus));
    let href = format!("#t-{}", land.name());
    let drawn = view! { <svg class="drawn-tile" viewBox="-60 -79 120 166" aria-hidden="true"><use href=href></use>{badge}</svg> };
    let key = format!("page-gallery-bonus-{}", bonus.name());
    piece(drawn.into_any(), t(&key), t(&format!("{key}-words")))
}

/// The sixteen ability cards.
#[component]
fn Abilities() -> impl IntoView {
    view! { <section class="gallery-part"><h2>{t(key::PAGE_GALLERY_ABILITIES)}</h2>{cards(0..BASE)}</section> }
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
        piece(
            drawn.into_any(),
            capitalize(&t(&format!("muck-{}", muck.name()))),
            t(&format!("page-gallery-muck-{key}")),
        )
    };
    let chips = (0..5u8).map(|value| {
        let colour = Colour::ALL[usize::from(value)];
        let drawn = view! { <span class="drawn-chip">{chip(colour, Some(value))}</span> }.into_any();
        piece(drawn, tf(key::PAGE_MUCK_CHIP, &[("chip", &value)]), t(&format!("frog-{}", colour.name())))
    });
    let back = view! { <span class="drawn-chip">{chip(Colour::Orange, None)}</span> }.into_any();
    let mucks = [(Muck::Regular, "regular"), (Muck::Oozing, "oozing"), (Muck::Hidden, "hidden")].map(muck);
    let mut chips: Vec<AnyView> = chips.collect();
    chips.push(piece(back, t(key::PAGE_GALLERY_CHIP_BACK), t(key::PAGE_GALLERY_CHIP_BACK_WORDS)));
    view! {
        <div class="gallery-two">
            {part(key::PAGE_GALLERY_MUCK, "show-muck", mucks.into())}
            {part(key::PAGE_GALLERY_CHIPS, "show-chips", chips)}
        </div>
        <section class="gallery-part"><h2>{t(key::PAGE_GALLERY_ABILITIES_MUCK)}</h2>{cards(BASE..NAMES.len())}</section>
    }
}

/// Marks and icons with what they mean.
#[component]
fn Marks() -> impl IntoView {
    let mark = |name: &'static str| {
        view! { <li class="meaning"><span class="meaning-icon">{icon(name)}</span><span>{t(&format!("page-gallery-mark-{name}"))}</span></li> }
    };
    let frog = |colour: Colour| {
        let name = colour.name();
        view! {
            <li class="meaning">
                <span class=format!("meaning-icon {}", frog_class(colour)) style=format!("color:{}", body_colour(name))>
                    <svg class="icon" viewBox="0 0 28 28" aria-hidden="true"><use href=format!("#mark-{name}")></use></svg>
                </span>
                <span>{tf(key::PAGE_GALLERY_MARK_FROG, &[("frog", &t(&format!("frog-{name}")))])}</span>
            </li>
        }
    };
    view! {
        <section class="gallery-part"><h2>{t(key::PAGE_GALLERY_MARKS)}</h2>
            <ul class="meanings">{MARKS.map(mark).collect_view()}{Colour::ALL.map(frog).collect_view()}</ul>
        </section>
    }
}
