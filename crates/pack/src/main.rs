//! `pack WASM WEB OUT [--ship]`: makes the folder that is served from the compiled page.
//!
//! WASM is the file cargo built, WEB the crate `web` with its style sheets, art and static files, OUT the folder to fill.
//! Every file that another one asks for by name gets the hash of its content into its name, so that it can be kept for
//! ever; `--ship` also lays compressed copies beside them and tells the sizes. Not here: building (cargo), serving
//! (`strata serve`).

mod compress;
mod names;
mod smaller;

use anyhow::{Context, Result, ensure};
use names::Folder;
use std::fs;
use std::path::{Path, PathBuf};

fn main() -> Result<()> {
    let mut arguments: Vec<PathBuf> = std::env::args_os().skip(1).map(PathBuf::from).collect();
    let before = arguments.len();
    arguments.retain(|argument| argument != Path::new("--ship"));
    let ship = arguments.len() < before;
    let [wasm, web, out] = arguments.as_slice() else { anyhow::bail!("usage: pack WASM WEB OUT [--ship]") };
    let folder = packed(wasm, web)?;
    empty(out).with_context(|| format!("cannot empty {}", out.display()))?;
    for (name, bytes) in folder.files() {
        fs::write(out.join(name), bytes)?;
    }
    if ship {
        compress::beside(&folder, out)?;
    }
    Ok(())
}

/// Makes the folder, without the files of an older page; hidden files are not ours.
fn empty(out: &Path) -> Result<()> {
    fs::create_dir_all(out)?;
    for entry in fs::read_dir(out)? {
        let entry = entry?;
        if !entry.file_name().to_string_lossy().starts_with('.') {
            fs::remove_file(entry.path())?;
        }
    }
    Ok(())
}

/// All files of the page, in an order in which each one is named before another asks for it.
fn packed(wasm: &Path, web: &Path) -> Result<Folder> {
    let mut folder = Folder::default();
    let bound = bind(wasm)?;
    folder.hashed("strata_bg.wasm", bound.module);
    for (name, text) in &bound.snippets {
        folder.hashed_text(name, text);
    }
    folder.hashed_text("strata.js", &bound.glue);
    folder.hashed_text("style.css", &smaller::css(&concatenated(&web.join("style"), "css")?));
    let read = |name: &str| {
        let path = web.join("static").join(name);
        fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))
    };
    let worker = read("worker.js")?;
    // Under its plain name too: the one name that is written in the wasm file.
    folder.plain_text("worker.js", &worker);
    folder.hashed_text("worker.js", &worker);
    folder.hashed_text("boot.js", &read("boot.js")?);
    folder.hashed_text("icon.svg", &smaller::svg(&read("icon.svg")?));
    folder.hashed_text("manifest.webmanifest", &read("manifest.webmanifest")?);
    let art = smaller::svg(&concatenated(&web.join("art"), "svg")?);
    let page = read("index.html")?;
    ensure!(page.contains("<!--art-->"), "index.html has no place for the art: write <!--art--> into it");
    folder.plain_text("index.html", &page);
    // After the names: the art asks for no file, and must not be searched for any.
    folder.amend("index.html", |page| page.replace("<!--art-->", &art))?;
    let sw = read("sw.js")?;
    let sw = service_worker(&sw, &folder)?;
    folder.verbatim("sw.js", sw);
    Ok(folder)
}

/// The service worker with the version and the files of this build.
fn service_worker(text: &str, folder: &Folder) -> Result<String> {
    ensure!(text.contains("__VERSION__") && text.contains("__FILES__"), "sw.js lacks __VERSION__ or __FILES__");
    let names = folder.files().map(|(name, _)| if name == "index.html" { "./".into() } else { format!("./{name}") });
    let files: Vec<String> = names.map(|name| format!("'{name}'")).collect();
    Ok(text.replace("__VERSION__", &folder.version()).replace("__FILES__", &files.join(", ")))
}

/// The wasm file with what binds it to the browser.
struct Bound {
    module: Vec<u8>,
    glue: String,
    /// JavaScript that crates brought along, by the name that the glue asks for.
    snippets: Vec<(String, String)>,
}

fn bind(wasm: &Path) -> Result<Bound> {
    let mut bindgen = wasm_bindgen_cli_support::Bindgen::new();
    bindgen.input_path(wasm).out_name("strata").web(true)?.typescript(false);
    bindgen.remove_name_section(true).remove_producers_section(true).omit_default_module_path(false);
    let mut output = bindgen.generate_output()?;
    let mut snippets = Vec::new();
    for (crate_name, texts) in output.snippets() {
        let named = texts.iter().enumerate();
        snippets.extend(named.map(|(at, text)| (format!("snippets/{crate_name}/inline{at}.js"), text.clone())));
    }
    let mut modules: Vec<_> = output.local_modules().iter().collect();
    modules.sort();
    snippets.extend(modules.into_iter().map(|(name, text)| (format!("snippets/{name}"), text.clone())));
    Ok(Bound { glue: output.js().to_owned(), module: output.wasm_mut().emit_wasm(), snippets })
}

/// All files of a kind in a folder, in the order of their names.
fn concatenated(folder: &Path, extension: &str) -> Result<String> {
    let mut files: Vec<PathBuf> = fs::read_dir(folder)?.filter_map(|entry| Some(entry.ok()?.path())).collect();
    files.retain(|path| path.extension().is_some_and(|found| found == extension));
    files.sort();
    let texts: Result<Vec<String>, _> = files.iter().map(fs::read_to_string).collect();
    Ok(texts?.join("\n"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_service_worker_knows_every_file() -> Result<()> {
        let mut folder = Folder::default();
        folder.hashed_text("style.css", "a{}");
        folder.plain_text("style.css", "a{}");
        folder.plain_text("index.html", "<link href=\"./style.css\">");
        let text = service_worker("const v = '__VERSION__', f = [__FILES__];", &folder)?;
        let style = folder.name_of("style.css").context("a name")?;
        assert_eq!(text, format!("const v = '{}', f = ['./{style}', './style.css', './'];", folder.version()));
        assert!(service_worker("nothing", &folder).is_err());
        Ok(())
    }
}
