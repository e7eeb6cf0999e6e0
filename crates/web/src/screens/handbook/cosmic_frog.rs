//! Pictures at some sections of the handbook of Cosmic Frog, made of its pieces. They add nothing that is not said in words.

use crate::cosmic_frog::belongings::VaultSlots;
use crate::cosmic_frog::chip;
use crate::cosmic_frog::pieces::{CardBack, DiceRow, Die, muck_art};
use crate::cosmic_frog::scoring::StaticVault;
use crate::screens::gallery::cosmic_frog::frog_pieces::{HexState, frog, hex_state, stack, tile, with_muck};
use cosmic_frog::{Ability, Colour as Frog, Die as Colour, Land, Muck, OOMPH, Tile};
use leptos::prelude::*;

/// Draws the picture of a section, given the section's name in addresses.
pub fn picture(slug: &str) -> Option<AnyView> {
    Some(match slug {
        "the-idea-of-the-game" => row([tile("t-meadow"), tile("t-forest"), frog("leap", "green"), stack(&SIPHON)]),
        "set-up" => row(Land::ALL.map(|land| tile(&format!("t-{}", land.name())))),
        "the-action-deck-and-turns" => {
            let card = || view! { <CardBack width=64/> }.into_any();
            row([card(), card(), card(), frog("frog", "purple"), frog("frog", "orange")])
        }
        "oomph" => row((0..OOMPH).map(|at| crystal(if at < 4 { "om" } else { "om-off" }))),
        "ability-cards" => row([
            view! { <CardBack width=64/> }.into_any(),
            die(Colour::White, 0),
            die(Colour::Yellow, 6),
            die(Colour::Red, 7),
        ]),
        "gullet-vault-and-siphons" => {
            row([Land::Hill, Land::Desert, Land::Swamp, Land::Meadow].map(|low| stack(&[low, low.highland(), low])))
        }
        "actions-on-the-shard" => row([HexState::Own, HexState::Free, HexState::Paid, HexState::Attack].map(hex_state)),
        "actions-in-the-aether" => {
            row([hex_state(HexState::Aether), frog("frog", "blue"), stack(&[Land::Meadow, Land::Mesa]), tile("t-lake")])
        }
        "combat" => row([frog("sit", "red"), die(Colour::Red, 7), die(Colour::White, 5), frog("sit", "blue")]),
        "knockback" => row([frog("leap", "orange"), hex_state(HexState::Pointed), tile("t-mountain")]),
        "the-outer-dimensions" => row((1..=6).map(ring)),
        "events-and-fractures" => row(["t-barren0", "t-fracture", "t-quake", "t-vortex"].map(tile)),
        "end-and-scoring" => view! { <StaticVault piles=Signal::stored(example()) lit=Signal::stored(0)/> }.into_any(),
        "teams" => row(["red", "orange", "purple", "blue"].map(|colour| frog("frog", colour))),
        "find-muck-minds-and-provocation" => row([
            frog("sit", "green"),
            view! { <DiceRow dice=Signal::stored([Colour::White, Colour::Yellow, Colour::White]) brain=Signal::stored(Some(Colour::Red))/> }.into_any(),
            frog("sit", "purple"),
        ]),
        "find-muck-purging" => row([frog("sit", "blue"), tile("t-meadow"), hex_state(HexState::Aether), frog("frog", "orange")]),
        "find-muck-muck-lands" => row(["t-muck", "t-ooze"].map(tile).into_iter().chain([hidden()])),
        "find-muck-chips" => row((0..5).map(|value| chip(Frog::Green, Some(value))).chain([chip(Frog::Purple, None)])),
        _ => return None,
    })
}

/// Draws muck that nobody has seen.
fn hidden() -> AnyView {
    view! { <svg class="drawn-tile" viewBox="-60 -79 120 166" aria-hidden="true">{muck_art(Muck::Hidden)}</svg> }
        .into_any()
}

/// Draws the dice of an ability, given the id of its rule.
pub fn dice(id: &str) -> Option<AnyView> {
    let (name, muck) = match id.strip_prefix("FM-") {
        Some(name) => (name, true),
        None => (id.strip_prefix("ABI-")?, false),
    };
    let powers = with_muck()?.abilities().powers(Ability::from_name(&name.to_lowercase())?);
    let brain = muck.then_some(powers.brain);
    Some(view! { <DiceRow dice=Signal::stored(powers.dice) brain=Signal::stored(brain)/> }.into_any())
}

const SIPHON: [Land; 3] = [Land::Meadow, Land::Forest, Land::Meadow];

fn row(pieces: impl IntoIterator<Item = AnyView>) -> AnyView {
    view! { <div class="picture-row">{pieces.into_iter().collect_view()}</div> }.into_any()
}

fn die(colour: Colour, face: u8) -> AnyView {
    view! { <Die value=Signal::stored(Some(face)) colour size=72/> }.into_any()
}

fn crystal(symbol: &'static str) -> AnyView {
    view! { <svg class="drawn-crystal" viewBox="0 0 24 34"><use href=format!("#{symbol}")></use></svg> }.into_any()
}

/// Draws the node of an Outer Dimension.
fn ring(number: u8) -> AnyView {
    view! { <span class=format!("picture-ring ring-{number}")>{number}</span> }.into_any()
}

/// Draws the Vault of the example in SCO-5.
fn example() -> VaultSlots {
    let slots: [(usize, &[Land]); 5] = [
        (1, &SIPHON),
        (2, &[Land::Mesa, Land::Swamp, Land::Meadow]),
        (7, &[Land::Forest]),
        (3, &[Land::Desert, Land::Mesa, Land::Desert]),
        (4, &[Land::Mesa]),
    ];
    let mut piles = VaultSlots::default();
    for (slot, lands) in slots {
        for (level, &land) in lands.iter().enumerate() {
            piles[slot - 1][level] = Some(Tile::land(land));
        }
    }
    piles
}
