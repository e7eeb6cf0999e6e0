//! The curtain between people who share a device: nothing of anybody's is in the page while it hangs.

use super::Model;
use crate::text::{t, tf};
use host::Hosted;
use leptos::prelude::*;
use tabletop::SeatSet;

/// Hangs when another person than the viewer is asked; rises when that person says so.
#[component]
pub fn Curtain<G: Hosted>(model: Model<G>, children: ChildrenFn) -> impl IntoView {
    let next = Memo::new(move |_| model.next_person());
    // What the last viewer knew leaves the page before anybody else is asked to come.
    Effect::new(move |_| {
        if next.get().is_some() && model.viewer.get_untracked().is_some() {
            model.curtain();
        }
    });
    let names = move |person: SeatSet| {
        let seats = person.iter().filter(|seat| model.rules.with_value(|rules| seat.0 < rules.seats()));
        seats.map(|seat| model.name(seat)).collect::<Vec<_>>().join(", ")
    };
    move || match (model.viewer.get(), next.get()) {
        (Some(_), _) => children().into_any(),
        (None, Some(person)) => view! {
            <main class="screen curtain">
                <div class="panel" role="dialog" aria-live="assertive">
                    <h1>{tf("page.curtain.title", &[("who", &names(person))])}</h1>
                    <p>{t("page.curtain.text")}</p>
                    <button class="button primary" autofocus on:click=move |_| model.look(person)>{t("page.curtain.ready")}</button>
                </div>
            </main>
        }
        .into_any(),
        (None, None) => view! { <main class="screen waiting"><p role="status">{t("page.waiting")}</p></main> }.into_any(),
    }
}
