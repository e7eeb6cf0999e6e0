//! The button that turns one's ability card up. It is always there: a card may be turned up at any time (ABI-8).
//!
//! Where the frog is asked something, revealing is an answer. Otherwise the button tells the table to turn the card up as
//! soon as the game pauses, which can be taken back until then and is seen by nobody else.

use super::Context;
use super::card::Seen;
use crate::table::icon;
use crate::text::t;
use cosmic_frog::{Ability, Move};
use leptos::prelude::*;
use tabletop::Seat;

/// What the button does now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Action {
    /// Gives the answer that turns the card up.
    Answer,
    /// Turns the card up as soon as the game pauses.
    Arm,
    /// Takes that back.
    Disarm,
    /// Nothing, for the reason with this message key.
    Unavailable(&'static str),
}

impl Action {
    fn of(seen: Seen, asked: bool, armed: bool, watching: bool) -> Action {
        match seen {
            Seen { card: Ability::NONE, .. } => Action::Unavailable("page.reveal.no-card"),
            Seen { up: true, .. } => Action::Unavailable("page.reveal.is-up"),
            Seen { held: true, .. } => Action::Unavailable("page.reveal.held"),
            _ if watching => Action::Unavailable("page.reveal.watching"),
            _ if asked => Action::Answer,
            _ if armed => Action::Disarm,
            _ => Action::Arm,
        }
    }

    /// The message key of the line below the button.
    fn hint(self) -> &'static str {
        match self {
            Action::Answer => "page.reveal.now",
            Action::Arm => "page.reveal.soon",
            Action::Disarm => "page.reveal.armed",
            Action::Unavailable(reason) => reason,
        }
    }
}

/// The button with the line that says what it does or why it does nothing.
#[component]
pub fn RevealButton(context: Context, seat: Memo<Seat>, seen: Memo<Seen>) -> impl IntoView {
    let model = context.model;
    let action = Memo::new(move |_| {
        let seat = seat.get();
        let asked = context.me.get() == seat && context.answers.with(|answers| answers.contains(&Move::Reveal));
        let wait = model.wait.get();
        let stopped = model.read_only.get() || model.stuck.with(Option::is_some);
        Action::of(seen.get(), asked, wait.armed.contains(seat), stopped || wait.over)
    });
    let mine = move || !model.replay && model.viewer.get().is_some_and(|viewer| viewer.contains(seat.get()));
    let press = move |_| match action.get_untracked() {
        Action::Answer => context.give(Move::Reveal),
        Action::Arm => model.arm(seat.get_untracked(), true),
        Action::Disarm => model.arm(seat.get_untracked(), false),
        Action::Unavailable(_) => {}
    };
    view! {
        <Show when=mine>
            <div class="reveal-row">
                <button
                    class="button reveal"
                    class:armed=move || action.get() == Action::Disarm
                    data-answer=move || (action.get() == Action::Answer).then_some("reveal")
                    data-reveal=move || match action.get() {
                        Action::Answer => "answer",
                        Action::Arm => "arm",
                        Action::Disarm => "disarm",
                        Action::Unavailable(_) => "none",
                    }
                    aria-disabled=move || matches!(action.get(), Action::Unavailable(_)).then_some("true")
                    aria-pressed=move || (action.get() == Action::Disarm).then_some("true")
                    aria-describedby="reveal-hint"
                    on:click=press
                >
                    {icon("eye")}
                    {move || t(if action.get() == Action::Disarm { "page.reveal.take-back" } else { "page.card.reveal" })}
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
        let seen = Seen { card: Ability::UNSEEN, up: false, held: false, secret: true };
        assert_eq!(Action::of(seen, true, false, false), Action::Answer);
        assert_eq!(Action::of(seen, false, false, false), Action::Arm);
        assert_eq!(Action::of(seen, false, true, false), Action::Disarm);
        let up = Seen { up: true, ..seen };
        assert_eq!(Action::of(up, false, false, false), Action::Unavailable("page.reveal.is-up"));
        assert_eq!(Action::of(Seen { held: true, ..seen }, true, false, false).hint(), "page.reveal.held");
        assert_eq!(Action::of(seen, false, false, true).hint(), "page.reveal.watching");
        assert_eq!(Action::of(Seen { card: Ability::NONE, ..seen }, false, false, false).hint(), "page.reveal.no-card");
    }
}
