//! The button that turns the viewer's ability card up. It is always present, because a card may be turned up at any
//! time (ABI-8).
//!
//! While the frog is asked, revealing is one of its answers. Otherwise the button tells the table to turn the card up
//! at the next pause of the game. Until then the player can take that back, and nobody else sees it.

use super::Context;
use super::belongings::Belongings;
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

/// What the button does for a frog, and for whom. It is `Copy`, so that closures can capture it.
#[derive(Clone, Copy)]
struct RevealControl {
    context: Context,
    seat: Memo<Seat>,
    action: Memo<RevealAction>,
}

impl RevealControl {
    fn new(context: Context, seat: Memo<Seat>, seen: Memo<VisibleCard>) -> RevealControl {
        let model = context.model;
        let action = Memo::new(move |_| {
            let seat = seat.get();
            let asked = context.me.get() == seat && context.answers.with(|answers| answers.contains(&Move::Reveal));
            let wait = model.wait.get();
            let stopped = model.read_only.get() || model.stuck.with(Option::is_some);
            RevealAction::of(seen.get(), asked, wait.armed.contains(seat), stopped || wait.over)
        });
        RevealControl { context, seat, action }
    }

    fn is_mine(self) -> bool {
        let model = self.context.model;
        !model.replay && model.viewer.get().is_some_and(|viewer| viewer.contains(self.seat.get()))
    }

    fn press(self) {
        let (model, seat) = (self.context.model, self.seat.get_untracked());
        match self.action.get_untracked() {
            RevealAction::Answer => self.context.give_answer(Move::Reveal),
            RevealAction::Arm => model.wish_to_interrupt(seat, true),
            RevealAction::Disarm => model.wish_to_interrupt(seat, false),
            RevealAction::Unavailable(_) => {}
        }
    }

    fn is_armed(self) -> bool {
        self.action.get() == RevealAction::Disarm
    }

    fn label(self) -> String {
        t(if self.is_armed() { key::PAGE_REVEAL_TAKE_BACK } else { key::PAGE_CARD_REVEAL })
    }

    /// Returns the name of what the button does, for `data-reveal`.
    fn action_name(self) -> &'static str {
        match self.action.get() {
            RevealAction::Answer => "answer",
            RevealAction::Arm => "arm",
            RevealAction::Disarm => "disarm",
            RevealAction::Unavailable(_) => "none",
        }
    }
}

/// The button with the line that says what it does or why it does nothing.
#[component]
pub fn RevealButton(context: Context, seat: Memo<Seat>, seen: Memo<VisibleCard>) -> impl IntoView {
    let control = RevealControl::new(context, seat, seen);
    let action = control.action;
    view! {
        <Show when=move || control.is_mine()>
            <div class="reveal-row">
                <button
                    class="button reveal"
                    class:armed=move || control.is_armed()
                    data-answer=move || (action.get() == RevealAction::Answer).then_some("reveal")
                    data-reveal=move || control.action_name()
                    aria-disabled=move || matches!(action.get(), RevealAction::Unavailable(_)).then_some("true")
                    aria-pressed=move || control.is_armed().then_some("true")
                    aria-describedby="reveal-hint"
                    on:click=move |_| control.press()
                >
                    {icon("eye")}
                    {move || control.label()}
                </button>
                <span class="reveal-hint" id="reveal-hint">{move || t(action.get().hint())}</span>
            </div>
        </Show>
    }
}

/// The same button among the tools of a combat, which covers the panel of the card. An asked frog has the answer in the tray of
/// the combat instead.
#[component]
pub fn CombatRevealButton(context: Context, seat: Memo<Seat>) -> impl IntoView {
    let belongings = Belongings::of(context, seat);
    let control = RevealControl::new(context, seat, Memo::new(move |_| VisibleCard::of(context, belongings)));
    let works = Memo::new(move |_| {
        control.is_mine() && matches!(control.action.get(), RevealAction::Arm | RevealAction::Disarm)
    });
    view! {
        <Show when=move || works.get()>
            <button
                class="button combat-reveal"
                class:armed=move || control.is_armed()
                data-reveal=move || control.action_name()
                aria-pressed=move || control.is_armed().then_some("true")
                title=move || t(control.action.get().hint())
                on:click=move |_| control.press()
            >
                {icon("cards")}<span>{move || control.label()}</span>
            </button>
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
