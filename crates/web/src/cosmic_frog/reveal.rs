//! The button that turns the viewer's ability card up. It is always present, because a card may be turned up at any
//! time (ABI-8).
//!
//! While the frog is asked, revealing is one of its answers. Otherwise the button tells the table to turn the card up
//! at the next pause of the game. Until then the player can take that back, and nobody else sees it.

use super::Context;
use super::card::VisibleCard;
use crate::table::icon;
use crate::text::{key, t};
use cosmic_frog::{Ability, Move};
use leptos::prelude::*;
use tabletop::Seat;

/// What the button does now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum RevealAction {
    /// Gives the answer that turns the card up.
    Answer,
    /// Turns the card up as soon as the game pauses.
    Arm,
    /// Takes that back.
    Disarm,
    /// Nothing, for the reason with this message key.
    Unavailable(&'static str),
}

impl RevealAction {
    fn of(seen: VisibleCard, asked: bool, armed: bool, watching: bool) -> RevealAction {
        match seen {
            VisibleCard { card: Ability::NONE, .. } => RevealAction::Unavailable(key::PAGE_REVEAL_NO_CARD),
            VisibleCard { up: true, .. } => RevealAction::Unavailable(key::PAGE_REVEAL_IS_UP),
            VisibleCard { held: true, .. } => RevealAction::Unavailable(key::PAGE_REVEAL_HELD),
            _ if watching => RevealAction::Unavailable(key::PAGE_REVEAL_WATCHING),
            _ if asked => RevealAction::Answer,
            _ if armed => RevealAction::Disarm,
            _ => RevealAction::Arm,
        }
    }

    /// Returns the message key of the line below the button.
    fn hint(self) -> &'static str {
        match self {
            RevealAction::Answer => key::PAGE_REVEAL_NOW,
            RevealAction::Arm => key::PAGE_REVEAL_SOON,
            RevealAction::Disarm => key::PAGE_REVEAL_ARMED,
            RevealAction::Unavailable(reason) => reason,
        }
    }
}

/// The button with the line that says what it does or why it does nothing.
#[component]
pub fn RevealButton(context: Context, seat: Memo<Seat>, seen: Memo<VisibleCard>) -> impl IntoView {
    let model = context.model;
    let action = Memo::new(move |_| {
        let seat = seat.get();
        let asked = context.me.get() == seat && context.answers.with(|answers| answers.contains(&Move::Reveal));
        let wait = model.wait.get();
        let stopped = model.read_only.get() || model.stuck.with(Option::is_some);
        RevealAction::of(seen.get(), asked, wait.armed.contains(seat), stopped || wait.over)
    });
    let mine = move || !model.replay && model.viewer.get().is_some_and(|viewer| viewer.contains(seat.get()));
    let press = move |_| match action.get_untracked() {
        RevealAction::Answer => context.give_answer(Move::Reveal),
        RevealAction::Arm => model.wish_to_interrupt(seat.get_untracked(), true),
        RevealAction::Disarm => model.wish_to_interrupt(seat.get_untracked(), false),
        RevealAction::Unavailable(_) => {}
    };
    view! {
        <Show when=mine>
            <div class="reveal-row">
                <button
                    class="button reveal"
                    class:armed=move || action.get() == RevealAction::Disarm
                    data-answer=move || (action.get() == RevealAction::Answer).then_some("reveal")
                    data-reveal=move || match action.get() {
                        RevealAction::Answer => "answer",
                        RevealAction::Arm => "arm",
                        RevealAction::Disarm => "disarm",
                        RevealAction::Unavailable(_) => "none",
                    }
                    aria-disabled=move || matches!(action.get(), RevealAction::Unavailable(_)).then_some("true")
                    aria-pressed=move || (action.get() == RevealAction::Disarm).then_some("true")
                    aria-describedby="reveal-hint"
                    on:click=press
                >
                    {icon("eye")}
                    {move || t(if action.get() == RevealAction::Disarm { key::PAGE_REVEAL_TAKE_BACK } else { key::PAGE_CARD_REVEAL })}
                </button>
                <span class="reveal-hint" id="reveal-hint">{move || t(action.get().hint())}</span>
            </div>
        </Show>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_button_answers_arms_or_says_why_not() {
        let seen = VisibleCard { card: Ability::UNSEEN, up: false, held: false, secret: true };
        assert_eq!(RevealAction::of(seen, true, false, false), RevealAction::Answer);
        assert_eq!(RevealAction::of(seen, false, false, false), RevealAction::Arm);
        assert_eq!(RevealAction::of(seen, false, true, false), RevealAction::Disarm);
        let up = VisibleCard { up: true, ..seen };
        assert_eq!(RevealAction::of(up, false, false, false), RevealAction::Unavailable(key::PAGE_REVEAL_IS_UP));
        assert_eq!(
            RevealAction::of(VisibleCard { held: true, ..seen }, true, false, false).hint(),
            key::PAGE_REVEAL_HELD
        );
        assert_eq!(RevealAction::of(seen, false, false, true).hint(), key::PAGE_REVEAL_WATCHING);
        assert_eq!(
            RevealAction::of(VisibleCard { card: Ability::NONE, ..seen }, false, false, false).hint(),
            key::PAGE_REVEAL_NO_CARD
        );
    }
}
