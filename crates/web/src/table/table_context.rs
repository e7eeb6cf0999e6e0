//! `TableContext`: what the parts of a table share in every game. Each game adds its own signals to it in its `Context`.

use super::{Note, TableModel, TableTheme};
use crate::text::messages;
use leptos::prelude::*;
use std::sync::Arc;
use tabletop::Pending;
use wording::Text;

/// Shared by all parts of a table. It is `Copy`, so that closures can capture it.
pub struct TableContext<G: TableTheme> {
    /// The table.
    pub model: TableModel<G>,
    /// The position to be drawn, with secrets as tokens.
    pub view: Memo<Option<G::View>>,
    /// A full position that agrees with it: for legality, prices and odds, never for drawing.
    pub state: Memo<Option<G::State>>,
    /// What the viewer may answer now; empty while nothing is asked of them.
    pub answers: Memo<Vec<G::Move>>,
    /// The answer that is pointed at, by mouse or focus.
    pub hover: RwSignal<Option<G::Move>>,
    /// An answer with serious consequences that waits for its confirmation.
    pub confirm: RwSignal<Option<G::Move>>,
    /// Why something is not allowed, as a sentence that ends with the rule.
    pub why: RwSignal<Option<Text>>,
}

// Not derived, because a derive would require `G: Copy`.
impl<G: TableTheme> Clone for TableContext<G> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<G: TableTheme> Copy for TableContext<G> {}

impl<G: TableTheme> TableContext<G> {
    /// Creates the context of a table.
    pub fn new(model: TableModel<G>) -> TableContext<G> {
        TableContext {
            model,
            view: Memo::new(move |_| model.view()),
            state: Memo::new(move |_| model.state()),
            answers: Memo::new(move |_| model.answers()),
            hover: RwSignal::new(None),
            confirm: RwSignal::new(None),
            why: RwSignal::new(None),
        }
    }

    /// Returns the rules.
    pub fn rules(self) -> Arc<G> {
        self.model.rules.get_value()
    }

    /// Returns what is asked of the viewer; `None` while nothing is.
    pub fn question(self) -> Option<G::Question> {
        if self.model.asked().is_empty() || self.model.wait.get().end.is_some() {
            return None;
        }
        let state = self.state.get()?;
        match self.rules().pending(&state) {
            Pending::Seat(decision) => Some(decision.question),
            Pending::Seats(_, question) => Some(question),
            Pending::Chance(_) | Pending::Over => None,
        }
    }

    /// Returns why an answer is refused, as a sentence that ends with the rule; `None` if it is legal.
    pub fn refusal(self, mv: G::Move) -> Option<Text> {
        let rules = self.rules();
        let state = self.state.get_untracked()?;
        rules.check(&state, mv).err().map(|refusal| rules.refusal(refusal, &messages()))
    }

    /// Forgets what was pointed at, explained or about to be confirmed, because a new question is asked.
    pub fn clear(self) {
        self.hover.set(None);
        self.confirm.set(None);
        self.why.set(None);
    }
}

/// The notes over the prompt: the confirmation of an answer, which `confirmation` draws, a refusal and a notice.
#[component]
pub fn Notes<G: TableTheme>(
    context: TableContext<G>,
    confirmation: impl Fn(G::Move) -> AnyView + Send + 'static,
) -> impl IntoView {
    let TableContext { model, confirm, why, .. } = context;
    view! {
        {move || confirm.get().map(&confirmation)}
        {move || why.get().map(|text| view! { <Note model text close=move || why.set(None)/> })}
        {move || model.notice.get().map(|text| view! { <Note model text close=move || model.notice.set(None)/> })}
    }
}
