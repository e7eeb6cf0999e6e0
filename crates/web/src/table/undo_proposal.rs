//! Asks a person whether they agree to an undo that another person proposes.

use super::{Sentence, TableModel};
use crate::table::TableTheme;
use crate::text::{key, messages, t};
use leptos::prelude::*;
use protocol::UndoProposal;

/// Asks the viewer whether they agree to the undo that another person proposes.
#[component]
pub fn UndoProposalNotice<G: TableTheme>(model: TableModel<G>) -> impl IntoView {
    let open = Memo::new(move |_| {
        let viewer = model.viewer.get().filter(|viewer| !viewer.is_empty())?;
        let proposal = model.wait.get().proposal?;
        let is_asked = !proposal.accepted.intersects(viewer) && !model.replay && !model.read_only.get();
        is_asked.then_some(proposal)
    });
    move || open.get().map(|proposal| view! { <Question model proposal/> })
}

#[component]
fn Question<G: TableTheme>(model: TableModel<G>, proposal: UndoProposal) -> impl IntoView {
    let seats = model.rules.with_value(|rules| {
        let seats = proposal.by.iter().filter(|seat| seat.0 < rules.seats());
        seats.map(|seat| rules.seat_word(seat, &messages())).collect::<Vec<_>>()
    });
    let text =
        messages().get(key::PAGE_UNDO_PROPOSAL, &[("who", &messages().list(&seats)), ("moves", &proposal.moves)]);
    view! {
        <div class="table-notice panel" role="status" data-notice="undo-proposal">
            <Sentence model text/>
            <button class="button primary" data-vote="yes" on:click=move |_| model.vote_undo(true)>{t(key::PAGE_UNDO_PROPOSAL_AGREE)}</button>
            <button class="button" data-vote="no" on:click=move |_| model.vote_undo(false)>{t(key::PAGE_UNDO_PROPOSAL_DECLINE)}</button>
        </div>
    }
}
