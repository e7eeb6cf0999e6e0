//! A button that opens text files from the device. Nothing leaves the device: the page itself reads them.

use crate::table::icon;
use crate::text::{key, t, tf};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{File, HtmlInputElement};

/// Files by their names, each with its text or the reason why it could not be read.
pub type Files = Vec<(String, Result<String, String>)>;

/// A button for files.
#[component]
pub fn FileButton(
    /// The content of the button.
    label: String,
    /// A stable name, for tests.
    name: &'static str,
    /// Kinds of files, as the browser's dialog filters them.
    accept: &'static str,
    /// The largest file that is read, in bytes.
    largest: usize,
    /// Whether several files may be chosen at once.
    #[prop(default = false)]
    several: bool,
    /// Called with the files that were read.
    #[prop(into)]
    taken: Callback<Files>,
) -> impl IntoView {
    let chosen = move |event: web_sys::Event| {
        let Some(input) = event.target().and_then(|target| target.dyn_into::<HtmlInputElement>().ok()) else { return };
        let files = input.files().into_iter().flat_map(|list| (0..list.length()).filter_map(move |at| list.get(at)));
        let files: Vec<File> = files.collect();
        // Reset the input, so that the same file can be chosen again.
        input.set_value("");
        leptos::task::spawn_local(async move {
            let mut read = Files::new();
            for file in files {
                read.push((file.name(), read_text(&file, largest).await));
            }
            if !read.is_empty() {
                taken.try_run(read);
            }
        });
    };
    view! {
        <label class="button file-button">
            {icon("plus")}<span>{label}</span>
            <input class="file-input" type="file" accept=accept multiple=several data-file=name on:change=chosen/>
        </label>
    }
}

/// Reads a file of at most `largest` bytes.
async fn read_text(file: &File, largest: usize) -> Result<String, String> {
    if file.size() > largest as f64 {
        return Err(tf(key::PAGE_FILE_TOO_LARGE, &[("file", &file.name()), ("most", &(largest / 1024))]));
    }
    match JsFuture::from(file.text()).await.ok().and_then(|text| text.as_string()) {
        // Files that are not text contain replacement characters for invalid bytes.
        Some(text) if !text.contains('\u{fffd}') => Ok(text),
        Some(_) => Err(t(key::PAGE_FILE_NO_TEXT)),
        None => Err(tf(key::PAGE_FILE_UNREADABLE, &[("file", &file.name())])),
    }
}
