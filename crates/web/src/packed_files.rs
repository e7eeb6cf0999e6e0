//! The addresses of the files that were packed together with this page, even if the server has newer ones by now.

/// Returns the address of a file of a game: `worker`, `handbook` and so on, as the packer lists them in the page.
pub fn address(game: &str, file: &str) -> Option<String> {
    let modules = leptos::prelude::document().get_element_by_id("modules")?.text_content()?;
    let modules: serde_json::Value = serde_json::from_str(&modules).ok()?;
    modules.get(game)?.get(file)?.as_str().map(String::from)
}
