//! A button that takes a text file from the device. Nothing is sent anywhere: the page reads it.

use crate::table::icon;
use crate::text::{t, tf};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{FileReader, HtmlInputElement};

/// A button for a file; `taken` gets its name and its text, or the reason why it could not be read.
#[component]
pub fn FileButton(
    /// What stands on the button.
    label: String,
    /// A stable name, for tests.
    name: &'static str,
    /// Kinds of files, as the browser's dialog filters them.
    accept: &'static str,
    /// The largest file that is read, in bytes.
    largest: usize,
    /// What is done with it.
    #[prop(into)]
    taken: Callback<Result<(String, String), String>>,
) -> impl IntoView {
    let chosen = move |event: web_sys::Event| {
        let Some(input) = event.target().and_then(|target| target.dyn_into::<HtmlInputElement>().ok()) else { return };
        if let Some(file) = input.files().and_then(|files| files.get(0)) {
            if file.size() > largest as f64 {
                let most = largest / 1024;
                taken.run(Err(tf("page.file.too-large", &[("file", &file.name()), ("most", &most)])));
            } else {
                read(&file, taken);
            }
        }
        // The same file can be chosen again after it was mended.
        input.set_value("");
    };
    view! {
        <label class="button file-button">
            {icon("plus")}<span>{label}</span>
            <input class="file-input" type="file" accept=accept data-file=name on:change=chosen/>
        </label>
    }
}

fn read(file: &web_sys::File, taken: Callback<Result<(String, String), String>>) {
    let unreadable = tf("page.file.unreadable", &[("file", &file.name())]);
    let Ok(reader) = FileReader::new() else { return taken.run(Err(unreadable)) };
    let (name, inner) = (file.name(), reader.clone());
    let done = Closure::once_into_js(move || {
        let text = inner.result().ok().and_then(|text| text.as_string());
        match text {
            // What is no text comes with marks for the bytes that could not be read.
            Some(text) if !text.contains('\u{fffd}') => taken.run(Ok((name, text))),
            Some(_) => taken.run(Err(t("page.file.no-text"))),
            None => taken.run(Err(unreadable)),
        }
    });
    reader.set_onloadend(Some(done.unchecked_ref()));
    let _ = reader.read_as_text(file);
}
