//! Pictures at some sections of the handbook, made of the pieces of the game. They add nothing that is not said in words.

use crate::cosmic_frog::pieces::{CardBack, DiceRow, Die};
use crate::cosmic_frog::scoring::{Piles, StillVault};
use crate::screens::drawn::{HexState, frog, hex_state, ordinary, stack, tile};
use cosmic_frog::{Ability, Die as Colour, Land, OOMPH, Tile};
use leptos::prelude::*;

/// The picture of a section, by its name in addresses.
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
        "end-and-scoring" => view! { <StillVault piles=Signal::stored(example()) lit=Signal::stored(0)/> }.into_any(),
        "teams" => row(["red", "orange", "purple", "blue"].map(|colour| frog("frog", colour))),
        _ => return None,
    })
}

/// The dice of an ability, by the id of its rule.
pub fn dice(id: &str) -> Option<AnyView> {
    let card = Ability::from_name(&id.strip_prefix("ABI-")?.to_lowercase())?;
    let dice = ordinary()?.abilities().powers(card).dice;
    Some(view! { <DiceRow dice=Signal::stored(dice)/> }.into_any())
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

/// The node of an Outer Dimension.
fn ring(number: u8) -> AnyView {
    view! { <span class=format!("picture-ring ring-{number}")>{number}</span> }.into_any()
}

/// The Vault of the example in SCO-5.
fn example() -> Piles {
    let slots: [(usize, &[Land]); 5] = [
        (1, &SIPHON),
        (2, &[Land::Mesa, Land::Swamp, Land::Meadow]),
        (7, &[Land::Forest]),
        (3, &[Land::Desert, Land::Mesa, Land::Desert]),
        (4, &[Land::Mesa]),
    ];
    let mut piles = Piles::default();
    for (slot, lands) in slots {
        for (level, &land) in lands.iter().enumerate() {
            piles[slot - 1][level] = Some(Tile::land(land));
        }
    }
    piles
}
