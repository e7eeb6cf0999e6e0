//! The confirmation of an answer with serious consequences, and what Escape cancels.

use super::super::Context;
use super::super::confirmation::ConfirmReason;
use super::super::pieces::biome_name;
use super::label;
use crate::text::{key, t, tf};
use leptos::prelude::*;
use volcanique::{Danger, Loss, Move, Spot};

/// Cancels the choice in progress: a confirmation, a note, what was pointed at, the ghost, what was chosen before.
pub fn cancel(context: Context) {
    if context.confirm.get_untracked().is_some() {
        context.confirm.set(None);
    } else if context.why.get_untracked().is_some() {
        context.why.set(None);
    } else if context.pointed.get_untracked().is_some() {
        context.pointed.set(None);
    } else if context.ghost.get_untracked().is_some() {
        context.ghost.set(None);
    } else if untrack(|| context.can_cancel()) {
        context.cancel_choice();
    } else {
        context.hover.set(None);
    }
}

/// Returns which own critters go home, and why: "Your critter on fern goes home: the tile covers it." They are marked
/// on the board.
fn losses(lost: &[(Spot, Loss)]) -> String {
    let one = |(spot, loss): &(Spot, Loss)| {
        let reason = match loss {
            Loss::Covered => "covered",
            Loss::Danger(Danger::Volcano) => "volcano",
            Loss::Danger(Danger::Lava) => "lava",
            Loss::Danger(Danger::Landslide) => "landslide",
            Loss::Contest => "contest",
            Loss::Pack => "pack",
            Loss::Herd => "herd",
            Loss::Bomb => "bomb",
            Loss::Entered | Loss::Repelled => "entered",
            Loss::Super => "super",
        };
        tf(&format!("page-vq-confirm-loses-{reason}"), &[("hex", &spot.hex), ("biome", &biome_name(spot.biome))])
    };
    lost.iter().map(one).collect::<Vec<_>>().join(" ")
}

/// Asks for the confirmation of a grave answer.
#[component]
pub fn Confirmation(context: Context, mv: Move) -> impl IntoView {
    let reason = match context.confirm_reason(mv) {
        Some(ConfirmReason::Loses(lost)) => losses(&lost),
        _ => t(key::PAGE_VQ_CONFIRM_ENDS),
    };
    let what = match mv {
        Move::Place(..) => t(key::PAGE_VQ_CONFIRM_PLACE),
        Move::Erupt(_) => t(key::PAGE_VQ_CONFIRM_ERUPT),
        mv => format!("{}.", label(context, mv)),
    };
    view! {
        <div class="note grave" role="alertdialog" aria-label=what.clone()>
            <p><b>{what.clone()}</b>" "{reason}</p>
            <button class="button primary" data-confirm="" on:click=move |_| context.give_answer(mv)>{t(key::PAGE_CONFIRM_YES)}</button>
            <button class="button" on:click=move |_| context.confirm.set(None)>{t(key::PAGE_CANCEL)}</button>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use hexgrid::Hex;
    use volcanique::Biome;

    #[test]
    fn a_warning_names_the_critter_and_the_reason() {
        let spot = Spot::new(Hex::new(2, -1), Biome::Medium);
        let words = losses(&[(spot, Loss::Contest), (spot, Loss::Covered)]);
        assert!(
            words.starts_with("Your critter on fern (2,-1) goes home: its biome would join another one"),
            "{words}"
        );
        assert!(words.contains("the tile covers it"), "{words}");
        let all = [Loss::Bomb, Loss::Pack, Loss::Entered, Loss::Repelled, Loss::Super];
        let all = all.into_iter().chain([Danger::Volcano, Danger::Lava, Danger::Landslide].map(Loss::Danger));
        assert!(all.map(|loss| losses(&[(spot, loss)])).all(|words| !words.contains(wording::MISSING)));
    }
}
