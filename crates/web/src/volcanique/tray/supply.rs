//! The supply: tiles by size with their prices and how many are left, volcano, island and Caldera deck. What cannot be
//! bought says why: how many resources are missing, that it is sold out, or when it can be bought.

use super::super::Context;
use super::super::pieces::{GoodsIcon, Tile, face_name};
use super::notation;
use crate::text::{key, messages, t, tf, tn};
use leptos::prelude::*;
use tabletop::Game;
use volcanique::{CRATER, Cost, Face, Item, Move, Price, Question, Refusal, Size, State, TileKind};
use wording::Text;

/// Returns whether the supply stands in the tray while this is asked.
pub fn shows_supply(question: Question) -> bool {
    matches!(
        question,
        Question::Buy { .. }
            | Question::Pay { price: Price::Item(_) | Price::Vent }
            | Question::Place { .. }
            | Question::Erupt
            | Question::SummonTile { .. }
            | Question::SummonPlace { .. }
            | Question::Build { .. }
            | Question::Caldera
    )
}

/// Returns what is already chosen of the supply.
fn chosen(context: Context, question: Question) -> Option<Item> {
    match question {
        Question::Place { kind } | Question::SummonPlace { kind } => Some(Item::Land(kind)),
        Question::Erupt | Question::Pay { price: Price::Vent } => Some(Item::Volcano),
        Question::Pay { price: Price::Item(item) } => Some(item),
        Question::Build { .. } => context.ghost.get().map(|ghost| Item::Land(ghost.kind)),
        _ => None,
    }
}

/// The supply with all its shelves.
#[component]
pub fn Supply(context: Context, question: Question) -> impl IntoView {
    let building =
        matches!(question, Question::Build { .. } | Question::SummonTile { .. } | Question::SummonPlace { .. });
    let sizes: &[Size] = match question {
        Question::Build { size, .. } => match size {
            Size::Uno => &[Size::Uno],
            Size::Duo => &[Size::Duo],
            Size::Trio => &[Size::Trio],
        },
        _ => &[Size::Trio, Size::Duo, Size::Uno],
    };
    let tiles = sizes.iter().map(|&size| view! { <TileShelf context question size free=building/> }).collect_view();
    view! {
        <div class="vq-supply" role="group" aria-label=t(key::PAGE_VQ_SUPPLY) tabindex="0">
            {tiles}
            {(!building).then(|| view! {
                <GoodButton context question item=Item::Volcano name="volcano"/>
                <GoodButton context question item=Item::Island name="island"/>
                <CardDeck context question/>
            })}
        </div>
    }
}

/// Returns the name of a size.
fn size_name(size: Size) -> String {
    t(match size {
        Size::Uno => key::VOLCANIQUE_SIZE_UNO,
        Size::Duo => key::VOLCANIQUE_SIZE_DUO,
        Size::Trio => key::VOLCANIQUE_SIZE_TRIO,
    })
}

/// All tiles of one size.
#[component]
fn TileShelf(context: Context, question: Question, size: Size, free: bool) -> impl IntoView {
    let rules = context.rules();
    let kinds: Vec<TileKind> = rules.tiles().all().filter(|&kind| rules.tiles().size(kind) == size).collect();
    let (first, count) = (kinds.first().copied(), kinds.len());
    let price = first.filter(|_| !free).map(|kind| view! { <PriceTag cost=cost(context, Item::Land(kind))/> });
    let short = first.filter(|_| !free).and_then(|kind| shortfall(context, question, Item::Land(kind)));
    view! {
        <section class="vq-shelf" aria-label=size_name(size) data-size=count>
            <header><b>{size_name(size)}</b>{price}</header>
            <div class="vq-shelf-row">
                {kinds.into_iter().map(|kind| view! { <TileButton context question kind/> }).collect_view()}
                {short.map(|short| view! { <span class="vq-short">{tn(key::PAGE_VQ_SHORT, short)}</span> })}
            </div>
        </section>
    }
}

/// Returns what an item costs the seat that is asked now.
fn cost(context: Context, item: Item) -> Cost {
    let state = context.state.get_untracked();
    let vent = state.as_ref().is_some_and(|state| state.turn_state().vent);
    let price = if item == Item::Volcano && vent { Price::Vent } else { Price::Item(item) };
    let powers = state.map(|state| state.powers(context.me.get_untracked())).unwrap_or_default();
    context.rules().cost(powers, price)
}

/// Returns how many resources are short for an item, while things are bought.
fn shortfall(context: Context, question: Question, item: Item) -> Option<u8> {
    if !matches!(question, Question::Buy { .. }) {
        return None;
    }
    let state = context.state.get_untracked()?;
    let purse = state.player(context.me.get_untracked()).resources;
    Some(cost(context, item).missing_resources(purse)).filter(|&short| short > 0)
}

/// A price: a number of resources of any kinds, or of one kind.
#[component]
fn PriceTag(cost: Cost) -> impl IntoView {
    let any = (cost.any > 0).then(|| {
        view! { <span class="vq-price"><b>{cost.any}</b><i class="vq-any" role="img" aria-label=t(key::PAGE_VQ_PRICE_ANY)></i></span> }
    });
    let one = (cost.one > 0).then(|| {
        view! { <span class="vq-price"><b>{cost.one}</b><i class="vq-alike" role="img" aria-label=t(key::PAGE_VQ_PRICE_ALIKE)></i></span> }
    });
    view! { <span class="vq-prices">{any}{one}</span> }
}

/// A kind of tile: its picture and how many are left.
#[component]
fn TileButton(context: Context, question: Question, kind: TileKind) -> impl IntoView {
    let item = Item::Land(kind);
    let left = context.view.with_untracked(|view| {
        view.as_ref().and_then(|view| view.state.supply().get(kind.index()).copied()).unwrap_or(0)
    });
    let build = matches!(question, Question::Build { .. });
    let answers = context.answers.get_untracked();
    let legal = match question {
        Question::Build { .. } => answers.iter().any(|mv| matches!(mv, Move::Build(other, _) if *other == kind)),
        _ => answers.contains(&Move::Buy(item)),
    };
    let answer = (legal && !build).then(|| notation(context, Move::Buy(item)));
    let picked = Memo::new(move |_| chosen(context, question) == Some(item));
    let take = move |event: web_sys::PointerEvent| {
        if legal || picked.get_untracked() {
            context.tile_drag.drag_from_supply(context, &event, kind, (legal && !build).then_some(Move::Buy(item)));
        }
    };
    let press = move |_| match (legal, build) {
        _ if context.tile_drag.has_just_dropped() => {}
        (true, true) => context.choose_kind(kind),
        (true, false) => context.give_answer(Move::Buy(item)),
        (false, true) => context.why.set(context.refusal(Move::Build(kind, 0))),
        (false, false) => context.why.set(context.refusal(Move::Buy(item))),
    };
    let label =
        tf(key::PAGE_VQ_TILE_LEFT, &[("tile", &face_name(&context.rules(), Face::new(kind, 0))), ("count", &left)]);
    view! {
        <button class="vq-tile-button" class:chosen=picked class:off=!legal class:gone=left == 0 data-kind=kind.0 data-answer=answer
            data-group=(legal && build).then(|| format!("kind-{}", kind.0)) aria-disabled=(!legal).then_some("true") aria-label=label.clone() title=label
            aria-pressed=move || picked.get().to_string() on:click=press on:pointerdown=take>
            <Tile rules=context.rules() face=Face::new(kind, 0) width=46/><span class="vq-left" aria-hidden="true">{left}</span>
        </button>
    }
}

/// A volcano or an island.
#[component]
fn GoodButton(context: Context, question: Question, item: Item, name: &'static str) -> impl IntoView {
    let mv = Move::Buy(item);
    let legal = context.answers.with_untracked(|answers| answers.contains(&mv));
    let picked = chosen(context, question) == Some(item);
    let cost = cost(context, item);
    let buying = matches!(question, Question::Buy { .. });
    let pill = (buying && !legal).then(|| pill(context, mv, cost));
    let label = labelled(t(&format!("page-vq-{name}-label")), pill.as_deref());
    let press = move |_| if legal { context.give_answer(mv) } else { context.why.set(context.refusal(mv)) };
    view! {
        <section class="vq-shelf good">
            <header><b>{t(&format!("page-vq-{name}"))}</b><PriceTag cost/></header>
            <button class="vq-good" class:off=!legal && !picked class:chosen=picked data-good=name data-answer=legal.then(|| notation(context, mv))
                aria-disabled=(!legal).then_some("true") aria-label=label on:click=press>
                <GoodsIcon name width=46/>{pill.map(|text| view! { <span class="vq-short">{text}</span> })}
            </button>
        </section>
    }
}

/// Returns the accessible name of a button: what it does, and the text of its pill.
fn labelled(what: String, pill: Option<&str>) -> String {
    pill.map_or_else(|| what.clone(), |pill| format!("{what}: {pill}"))
}

/// Returns why something cannot be bought, in a few words.
fn pill(context: Context, mv: Move, cost: Cost) -> String {
    let Some(state) = context.state.get_untracked() else { return String::new() };
    match context.rules().check(&state, mv) {
        Err(Refusal::TooDear { .. }) => {
            tn(key::PAGE_VQ_SHORT, cost.missing_resources(state.player(context.me.get_untracked()).resources))
        }
        Err(Refusal::CraterNotFull) => {
            let crater = state.player(context.me.get_untracked()).crater;
            tf(key::PAGE_VQ_SHORT_CRATER, &[("count", &crater), ("all", &CRATER)])
        }
        Err(Refusal::NoLavaTile | Refusal::SupplyEmpty) => t(key::PAGE_VQ_SOLD_OUT),
        _ => t(key::PAGE_VQ_SHORT_NOT_NOW),
    }
}

/// The Caldera deck.
#[component]
fn CardDeck(context: Context, question: Question) -> impl IntoView {
    use super::mixes::ResourceAmount;
    let legal = context.answers.with_untracked(|answers| answers.contains(&Move::BuyCard));
    let left = context.view.with_untracked(|view| view.as_ref().map_or(0, |view| deck(&view.state)));
    let pill = match question {
        _ if left == 0 => Some(t(key::PAGE_VQ_SOLD_OUT)),
        Question::Caldera => None,
        _ => Some(t(key::PAGE_VQ_CARD_AFTER)),
    };
    let label = labelled(tf(key::PAGE_VQ_CARD_LABEL, &[("count", &left)]), pill.as_deref());
    let press = move |_| {
        if legal {
            context.give_answer(Move::BuyCard);
        } else {
            context.why.set(Some(Text::join([messages().plain(key::PAGE_VQ_CARD_WHY), Text::rule("VQ-CAL-1")], " ")));
        }
    };
    view! {
        <section class="vq-shelf good">
            <header><b>{t(key::PAGE_VQ_CARD)}</b><ResourceAmount mix=volcanique::Mix([1; 3])/></header>
            <button class="vq-good" class:off=!legal data-good="card" data-answer=legal.then(|| notation(context, Move::BuyCard))
                aria-disabled=(!legal).then_some("true") aria-label=label on:click=press>
                <GoodsIcon name="card" width=40/><span class="vq-left" aria-hidden="true">{left}</span>
                {pill.map(|text| view! { <span class="vq-short calm">{text}</span> })}
            </button>
        </section>
    }
}

/// Returns how many cards are left in the Caldera deck.
fn deck(state: &State) -> usize {
    state.deck().len()
}
