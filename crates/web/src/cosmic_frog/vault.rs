//! A Vault: nine slots in three rows, with Siphons, and how each slot would score while a tile is being stored.

use super::Context;
use super::belongings::{Belongings, VaultSlots, VaultWorth, slots};
use super::pieces::{self, HEX, HEX_SIDE, bonus_badge, tile_name, tile_symbol};
use crate::text::{key, t, tf};
use cosmic_frog::{Move, Rules, State, Tile};
use leptos::prelude::*;
use leptos::web_sys::KeyboardEvent;
use tabletop::{Game, Pending, Seat};
use wording::Text;

/// Column and row of slots 1 to 9.
const PLACES: [(f64, f64); 9] =
    [(0.0, 2.0), (1.0, 2.0), (2.0, 2.0), (3.0, 2.0), (2.5, 1.0), (1.5, 1.0), (0.5, 1.0), (1.0, 0.0), (2.0, 0.0)];
/// The slots (from 0) from back to front, as they are painted.
const PAINTED: [usize; 9] = [7, 8, 6, 5, 4, 0, 1, 2, 3];
/// The straight lines of a Vault, slots from 1 (VAU-2).
const GUIDES: [&[usize]; 9] =
    [&[1, 2, 3, 4], &[7, 6, 5], &[8, 9], &[8, 7, 1], &[9, 6, 2], &[5, 3], &[9, 5, 4], &[8, 6, 3], &[7, 2]];
/// Distance of columns and of rows.
const PITCH: (f64, f64) = (112.0, 160.0);

fn point(slot: usize) -> (f64, f64) {
    let (column, row) = PLACES[slot % 9];
    (column * PITCH.0, row * PITCH.1)
}

/// Returns the part of the plane that a Vault fills; the stacks of the last row need more of it above them.
fn frame(vault: &VaultSlots) -> String {
    let stacks = vault[7..].iter().map(|slot| slot.iter().flatten().map(|&tile| thickness(tile)).sum::<f64>());
    let highest = stacks.fold(0.0, f64::max);
    let top = if highest > 0.0 { highest + 88.0 } else { 64.0 };
    format!("-60 {} 456 {}", -top, top + 2.0 * PITCH.1 + 68.0)
}

/// What an answer would do with a slot.
#[derive(Clone, Copy, Debug, PartialEq)]
struct SlotOffer {
    mv: Move,
    /// The tile that would lie there.
    tile: Option<Tile>,
    /// What the whole Vault would score, and how much that is more; or the points of a tile to be taken.
    total: u16,
    gain: i32,
    /// Whether a Siphon would begin to operate.
    siphon: bool,
}

impl SlotOffer {
    /// Returns what stands on its tag.
    fn text(self) -> String {
        match self.mv {
            Move::Take(_) => self.total.to_string(),
            _ if self.gain >= 0 => tf(key::PAGE_VAULT_GAIN, &[("gain", &self.gain)]),
            _ => tf(key::PAGE_VAULT_LOSS, &[("loss", &-self.gain)]),
        }
    }
}

/// Returns the slot (from 1) an answer points at.
fn slot_of(mv: Move) -> Option<u8> {
    match mv {
        Move::Store(slot) | Move::Stash(slot) | Move::Take(slot) => Some(slot),
        _ => None,
    }
}

/// Returns the frog in whose Vault the viewer must choose a slot now.
pub fn slot_owner(context: Context) -> Option<Seat> {
    let takes = context.answers.with(|answers| {
        let slot = answers.iter().find(|&&mv| slot_of(mv).is_some())?;
        Some(matches!(slot, Move::Take(_)))
    })?;
    let rules = context.rules();
    context.state.with(|state| {
        let state = state.as_ref()?;
        match rules.pending(state) {
            _ if takes => rules.raid(state).map(|raid| raid.owner),
            Pending::Seat(decision) => Some(decision.seat),
            _ => None,
        }
    })
}

/// Returns whether a slot must be chosen, and nothing else can be done meanwhile.
pub fn must_choose_slot(context: Context) -> bool {
    context.answers.with(|answers| answers.iter().any(|mv| matches!(mv, Move::Store(_) | Move::Take(_))))
}

fn offer(rules: &Rules, state: &State, seat: Seat, mv: Move) -> SlotOffer {
    let slot = usize::from(slot_of(mv).unwrap_or(1).saturating_sub(1));
    let before = slots(rules, state, seat)[slot].into_iter().flatten().last();
    if let Move::Take(_) = mv {
        let points = before.map_or(0, Tile::points);
        return SlotOffer { mv, tile: before, total: points.into(), gain: 0, siphon: false };
    }
    let (now, mut after) = (VaultWorth::of(rules, state, seat), *state);
    rules.apply_legal(&mut after, mv, &mut ());
    let then = VaultWorth::of(rules, &after, seat);
    SlotOffer {
        mv,
        tile: slots(rules, &after, seat)[slot].into_iter().flatten().last(),
        total: then.total(),
        gain: i32::from(then.total()) - i32::from(now.total()),
        siphon: then.siphons & !now.siphons != 0,
    }
}

/// Returns the names of all who share a Vault with this frog.
pub fn owners(context: Context, seat: Seat) -> String {
    let names: Vec<String> = context.rules().team(seat).iter().map(|owner| context.model.name(owner)).collect();
    crate::text::list(&names)
}

/// The Vault of a frog (or of its team).
#[component]
pub fn Vault(context: Context, seat: Memo<Seat>) -> impl IntoView {
    let belongings = Belongings::of(context, seat);
    let offers = Memo::new(move |_| {
        let mut offers: [Option<SlotOffer>; 9] = [None; 9];
        let rules = context.rules();
        let own = slot_owner(context).is_some_and(|slot_owner| rules.vault(slot_owner) == rules.vault(seat.get()));
        let Some(state) = context.state.get().filter(|_| own) else { return offers };
        let answers = context.answers.get();
        for (mv, slot) in answers.into_iter().filter_map(|mv| slot_of(mv).map(|slot| (mv, slot))) {
            if let Some(place) = offers.get_mut(usize::from(slot.saturating_sub(1))) {
                *place = Some(offer(&rules, &state, seat.get(), mv));
            }
        }
        offers
    });
    let slot = move |at: usize| {
        let tiles = Memo::new(move |_| belongings.vault.get()[at]);
        let offer = Memo::new(move |_| offers.get()[at]);
        let is_siphon = Memo::new(move |_| belongings.siphons.get()[at].is_some());
        view! { <Slot context at tiles is_siphon offer/> }
    };
    let label = move || tf(key::PAGE_VAULT_OF, &[("who", &owners(context, seat.get()))]);
    let frame = Memo::new(move |_| frame(&belongings.vault.get()));
    let guides = GUIDES.map(|line| {
        let points: Vec<String> = line.iter().map(|slot| point(slot - 1)).map(|(x, y)| format!("{x},{y}")).collect();
        view! { <polyline class="vault-guide" points=points.join(" ")></polyline> }
    });
    view! {
        <svg class="vault" class:asking=move || must_choose_slot(context) viewBox=frame role="group" aria-label=label>
            <g aria-hidden="true">{guides.into_iter().collect_view()}</g>
            {PAINTED.into_iter().map(slot).collect_view()}
        </svg>
    }
}

/// One slot: a pedestal with up to three tiles, a button while something can be put there or taken.
#[component]
fn Slot(
    context: Context,
    at: usize,
    tiles: Memo<[Option<Tile>; 3]>,
    is_siphon: Memo<bool>,
    offer: Memo<Option<SlotOffer>>,
) -> impl IntoView {
    let (x, y) = point(at);
    let number = at + 1;
    let pointed = Memo::new(move |_| offer.get().is_some_and(|offer| context.hover.get() == Some(offer.mv)));
    let label = move || slot_label(number, &tiles.get(), offer.get());
    let give = move || {
        if let Some(offer) = offer.get_untracked() {
            context.give_answer(offer.mv);
        }
    };
    let press = move |event: KeyboardEvent| {
        if matches!(event.key().as_str(), "Enter" | " ") {
            event.prevent_default();
            give();
        }
    };
    let point_at = move || context.hover.set(offer.get_untracked().map(|offer| offer.mv));
    view! {
        <g class="vault-slot" class:siphon=is_siphon class:offered=move || offer.get().is_some() class:pointed=pointed
            class:stash=move || matches!(offer.get().map(|offer| offer.mv), Some(Move::Stash(_)))
            class:take=move || matches!(offer.get().map(|offer| offer.mv), Some(Move::Take(_)))
            transform=format!("translate({x},{y})") data-slot=number
            role=move || if offer.get().is_some() { "button" } else { "img" } tabindex=move || offer.get().map(|_| "0") aria-label=label
            on:click=move |_| give() on:keydown=press
            on:pointerenter=move |_| point_at() on:pointerleave=move |_| context.hover.set(None)
            on:focus=move |_| point_at() on:blur=move |_| context.hover.set(None)>
            <path class="slot-halo" d=HEX transform="scale(1.05)"></path>
            <path class="slot-side" d=HEX_SIDE transform="translate(0,-3)"></path>
            <path class="slot-face" d=HEX></path>
            <path class="slot-floor" d=HEX transform="scale(.86)"></path>
            <text class="slot-number" y="12" text-anchor="middle">{number}</text>
            {move || pile(tiles.get(), offer.get().filter(|_| pointed.get()))}
            <path class="slot-rim" d="M-54,25.6L0,51.2L54,25.6"></path>
            {move || offer.get().map(|offer| tag(&tiles.get(), offer, pointed.get()))}
        </g>
    }
}

/// Returns how high a tile of a Vault is.
fn thickness(tile: Tile) -> f64 {
    pieces::thickness(tile).1
}

/// Draws the tiles of a slot: covered ones without their motif, and the ghost of one that might be stored.
fn pile(tiles: [Option<Tile>; 3], offer: Option<SlotOffer>) -> AnyView {
    let held: Vec<Tile> = tiles.into_iter().flatten().collect();
    let mut height = 0.0;
    let mut drawn = Vec::new();
    for (level, &tile) in held.iter().enumerate() {
        height += thickness(tile);
        let top = level + 1 == held.len();
        let href = format!("#{}-{}", if top { "v" } else { "vs" }, tile_symbol(tile));
        let badge = top.then(|| bonus_badge(tile));
        drawn.push(
            view! { <g transform=format!("translate(0,{}) scale(.93)", -height)><use href=href></use>{badge}</g> }
                .into_any(),
        );
    }
    let ghost = offer.filter(|offer| !matches!(offer.mv, Move::Take(_))).and_then(|offer| offer.tile).map(|tile| {
        let height = height + thickness(tile);
        let href = format!("#v-{}", tile_symbol(tile));
        view! { <g class="slot-ghost" transform=format!("translate(0,{}) scale(.93)", -height)><use href=href></use></g> }
    });
    view! { <g class="slot-tiles" aria-hidden="true">{drawn}{ghost}</g> }.into_any()
}

/// Returns what choosing a slot would bring: a ring round what lies on top, and a tag.
fn tag(tiles: &[Option<Tile>; 3], offer: SlotOffer, pointed: bool) -> AnyView {
    let ghost = offer.tile.filter(|_| pointed && !matches!(offer.mv, Move::Take(_)));
    let height: f64 = tiles.iter().copied().chain([ghost]).flatten().map(thickness).sum();
    let text = offer.text();
    let crystal = offer.siphon;
    let width = 30.0 + 18.0 * text.chars().count() as f64 + if crystal { 22.0 } else { 0.0 };
    let shift = if crystal { -11.0 } else { 0.0 };
    view! {
        <g class="slot-tag" transform=format!("translate(0,{})", -height) aria-hidden="true">
            <path class="slot-ring" d=HEX transform="scale(.95)"></path>
            <rect x=-width / 2.0 y="-22" width=width height="44" rx="22"></rect>
            <text x=shift y="11" text-anchor="middle">{text}</text>
            {crystal.then(|| view! { <svg x=width / 2.0 - 34.0 y="-14" width="20" height="28" viewBox="0 0 24 34"><use href="#om"></use></svg> })}
        </g>
    }
    .into_any()
}

fn slot_label(number: usize, tiles: &[Option<Tile>; 3], offer: Option<SlotOffer>) -> String {
    let held: Vec<Text> = tiles.iter().flatten().map(|&tile| tile_name(tile)).collect();
    let list = if held.is_empty() { t(key::PAGE_VAULT_SLOT_EMPTY) } else { crate::text::list(&held) };
    let what = tf(key::PAGE_VAULT_SLOT, &[("slot", &number), ("tiles", &list)]);
    let Some(offer) = offer else { return what };
    let tile = offer.tile.map(tile_name).unwrap_or_default();
    let (total, gain) = (offer.total, offer.text());
    let key = match (offer.mv, offer.siphon) {
        (Move::Take(_), _) => key::PAGE_VAULT_OFFER_TAKE,
        (_, true) => key::PAGE_VAULT_OFFER_SIPHON,
        (_, false) => key::PAGE_VAULT_OFFER_STORE,
    };
    tf(
        key::PAGE_VAULT_OFFER,
        &[("slot", &what), ("offer", &tf(key, &[("tile", &tile), ("total", &total), ("gain", &gain)]))],
    )
}

/// A Vault as a thumbnail: the domains of its tiles by colour, heights as layers.
#[component]
pub fn SmallVault(slots: Memo<VaultSlots>) -> impl IntoView {
    let slot = move |at: usize| {
        let (column, row) = PLACES[at];
        let (x, y) = (9.0 + column * 16.0, 8.0 + row * 13.5);
        let tiles = Memo::new(move |_| slots.get()[at]);
        move || {
            let held: Vec<Tile> = tiles.get().into_iter().flatten().collect();
            if held.is_empty() {
                return view! { <path class="small-hex" d=HEX transform=format!("translate({x},{y}) scale(.13)")></path> }.into_any();
            }
            let layer = |(level, tile): (usize, Tile)| {
                let domain = match tile.as_land() {
                    Some(land) => DOMAINS[usize::from(land.domain() % 4)],
                    None => tile_symbol(tile),
                };
                let up = y - level as f64 * 3.5;
                view! { <path class=format!("small-hex layer {domain}") d=HEX transform=format!("translate({x},{up}) scale(.135)")></path> }
            };
            held.into_iter().enumerate().map(layer).collect_view().into_any()
        }
    };
    let label = move || {
        let exposed = |(at, slot): (usize, [Option<Tile>; 3])| {
            let top = slot.into_iter().flatten().last()?;
            Some(tf(key::PAGE_VAULT_EXPOSED, &[("slot", &(at + 1)), ("tile", &tile_name(top))]))
        };
        let exposed: Vec<String> = slots.get().into_iter().enumerate().filter_map(exposed).collect();
        tf(key::PAGE_VAULT_LABEL, &[("list", &crate::text::list(&exposed))])
    };
    view! {
        <svg class="small-vault" viewBox="0 -5 66 47" role="img" aria-label=label>{PAINTED.into_iter().map(slot).collect_view()}</svg>
    }
}

/// The domains in the order of their numbers: classes and keys of messages.
pub const DOMAINS: [&str; 4] = ["stone", "terra", "water", "plant"];
