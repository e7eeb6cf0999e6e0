//! The question to pick some chips of another frog by the places where they lie face down.

use super::{OtherAnswers, chip};
use crate::cosmic_frog::Context;
use crate::cosmic_frog::tray::notation;
use crate::text::{key, t, tf, tn};
use cosmic_frog::Move;
use leptos::prelude::*;
use tabletop::Seat;

/// The chips picked so far.
#[derive(Clone, Copy)]
struct ChipPicks {
    context: Context,
    owner: Seat,
    count: usize,
    /// Places from 0, in the order of the touches.
    places: RwSignal<Vec<u8>>,
}

impl ChipPicks {
    /// Returns the answer, once enough are picked.
    fn answer(self) -> Option<Move> {
        let mask = self.places.with(|places| places.iter().fold(0u8, |mask, place| mask | 1 << place));
        let mv = Move::Pick(mask);
        self.context.answers.with(|answers| answers.contains(&mv)).then_some(mv)
    }

    /// Picks a place, or unpicks it; if there are too many, the first is unpicked.
    fn touch(self, place: u8) {
        self.places.update(|places| {
            if places.contains(&place) {
                places.retain(|other| *other != place);
                return;
            }
            places.push(place);
            if places.len() > self.count {
                places.remove(0);
            }
        });
    }
}

/// The viewer picks from the chips of a frog.
#[component]
pub fn PickChips(context: Context, owner: Seat, count: u8) -> impl IntoView {
    let picking = ChipPicks { context, owner, count: usize::from(count), places: RwSignal::new(Vec::new()) };
    let all = context.answers.with_untracked(|answers| {
        answers.iter().fold(0u8, |all, mv| match mv {
            Move::Pick(places) => all | places,
            _ => all,
        })
    });
    let there: Vec<u8> = (0..8).filter(|place| all >> place & 1 == 1).collect();
    let keys = window_event_listener(leptos::ev::keydown, {
        let there = there.clone();
        move |event| {
            let place = event.key().parse::<u8>().ok().and_then(|number| number.checked_sub(1));
            if let Some(place) = place.filter(|place| there.contains(place) && !event.ctrl_key() && !event.alt_key()) {
                picking.touch(place);
            }
        }
    });
    on_cleanup(move || keys.remove());
    let give = move |_| {
        if let Some(mv) = untrack(|| picking.answer()) {
            context.give_answer(mv);
        }
    };
    let ready = Memo::new(move |_| picking.answer().is_some());
    let left = move || {
        let left = count.saturating_sub(picking.places.with(Vec::len) as u8);
        if left == 0 { t(key::PAGE_CHIPS_ENOUGH) } else { tn(key::PAGE_CHIPS_LEFT, left) }
    };
    let name = untrack(|| context.model.name(owner));
    view! {
        <div class="chip-board" data-chips="pick">
            <div class="chip-row" role="group" aria-label=tf(key::PAGE_CHIPS_OF, &[("who", &name)])>
                {there.into_iter().map(|place| view! { <HiddenChip picking place/> }).collect_view()}
            </div>
            <p class="chip-hint" aria-live="polite">{left}</p>
            <div class="chip-gives">
                <OtherAnswers context except=|mv| matches!(mv, Move::Pick(_))/>
                <button class="button primary big" disabled=move || !ready.get() data-answer=move || picking.answer().map(|mv| notation(context, mv)) on:click=give>
                    {tn(key::PAGE_CHIPS_PICK, count)}
                </button>
            </div>
        </div>
    }
}

/// One chip of the other frog, face down.
#[component]
fn HiddenChip(picking: ChipPicks, place: u8) -> impl IntoView {
    let picked = Memo::new(move |_| picking.places.with(|places| places.contains(&place)));
    let colour = picking.context.rules().colour(picking.owner);
    view! {
        <button class="chip-place" class:picked=picked data-chip=place + 1 aria-pressed=move || picked.get().to_string()
            on:click=move |_| picking.touch(place)>
            <span class="sr-only">{tf(key::PAGE_CHIPS_BACK, &[("place", &(place + 1))])}</span>
            {chip(colour, None)}
            <span class="chip-place-number" aria-hidden="true">{place + 1}</span>
        </button>
    }
}
