//! `pack WEB OUT GAME=WASM… [--ship]`: makes the folder that is served from the compiled page.
//!
//! WEB is the crate `web` with its style sheets, art and static files, OUT the folder to fill, WASM the file cargo built
//! for the tables of GAME; one file may serve several games. A visitor loads the files of one game only: `boot.js` chooses.
//! The handbooks come from the crate `handbook`.
//! Every file that another one asks for by name gets the hash of its content into its name, so that it can be kept for
//! ever; `--ship` also lays compressed copies beside them and tells the sizes. Not here: building (cargo), serving
//! (`strata serve`).

mod compress;
mod names;
mod smaller;

use anyhow::{Context, Result, anyhow, bail, ensure};
use names::Folder;
use std::fs;
use std::path::{Path, PathBuf};
use std::thread;

/// How the program is called.
const USAGE: &str = "usage: pack WEB OUT GAME=WASM… [--ship]";

fn main() -> Result<()> {
    let mut arguments: Vec<String> = std::env::args().skip(1).collect();
    let before = arguments.len();
    arguments.retain(|argument| argument != "--ship");
    let ship = arguments.len() < before;
    let [web, out, games @ ..] = arguments.as_slice() else { bail!(USAGE) };
    let games: Vec<(&str, &Path)> = games
        .iter()
        .map(|game| game.split_once('=').map(|(game, wasm)| (game, Path::new(wasm))).context(USAGE))
        .collect::<Result<_>>()?;
    ensure!(!games.is_empty(), USAGE);
    let (web, out) = (Path::new(web), Path::new(out));
    let folder = packed(&games, web)?;
    empty(out).with_context(|| format!("cannot empty {}", out.display()))?;
    for (name, bytes) in folder.files() {
        fs::write(out.join(name), bytes)?;
    }
    if ship {
        let games: Vec<&str> = games.iter().map(|(game, _)| *game).collect();
        compress::beside(&folder, out, &games)?;
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
fn packed(games: &[(&str, &Path)], web: &Path) -> Result<Folder> {
    let mut folder = Folder::default();
    let fixed = |name: &str| {
        let path = web.join("static").join(name);
        fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))
    };
    let worker = fixed("worker.js")?;
    let mut modules = Vec::new();
    for (&(game, _), bound) in games.iter().zip(bound(games)?) {
        folder.hashed(&format!("{game}_bg.wasm"), bound.module);
        for (name, text) in &bound.snippets {
            folder.hashed_text(name, text);
        }
        folder.hashed_text(&format!("{game}.js"), &bound.glue);
        folder.hashed_text(&format!("{game}-worker.js"), &for_game(&worker, game)?);
        let art =
            [concatenated(&web.join("art"), "shared", "svg")?, concatenated(&web.join("art"), game, "svg")?].concat();
        folder.hashed_text(&format!("{game}.svg"), &smaller::svg(&art));
        folder.hashed_text(&format!("{game}.css"), &smaller::css(&style(&web.join("style"), game)?));
        let book = handbook::markdown::book(game).with_context(|| format!("{game} has no handbook"))?;
        folder.hashed(&format!("{game}-handbook.json"), serde_json::to_vec(book)?);
        modules.push(format!(
            r#""{game}": {{"glue": "./{game}.js", "wasm": "./{game}_bg.wasm", "worker": "./{game}-worker.js", "art": "./{game}.svg", "style": "./{game}.css", "handbook": "./{game}-handbook.json"}}"#
        ));
    }
    folder.hashed_text("style.css", &smaller::css(&concatenated(&web.join("style"), "", "css")?));
    folder.hashed_text("boot.js", &fixed("boot.js")?);
    folder.hashed_text("icon.svg", &smaller::svg(&fixed("icon.svg")?));
    folder.hashed_text("manifest.webmanifest", &fixed("manifest.webmanifest")?);
    let page = fixed("index.html")?;
    ensure!(
        page.contains("__MODULES__"),
        "index.html has no place for the files of the games: write __MODULES__ into it"
    );
    folder.plain_text("index.html", &page.replace("__MODULES__", &format!("{{{}}}", modules.join(", "))));
    let sw = service_worker(&fixed("sw.js")?, &folder)?;
    folder.verbatim("sw.js", sw);
    Ok(folder)
}

/// The style sheet of a game, which follows the shared one: its own files, and those that must come last.
fn style(folder: &Path, game: &str) -> Result<String> {
    let own = concatenated(&folder.join(game.replace('-', "_")), "", "css")?;
    Ok([own, concatenated(&folder.join("last"), "", "css")?].join("\n"))
}

/// A script for the files of one game.
fn for_game(text: &str, game: &str) -> Result<String> {
    ensure!(text.contains("__GAME__"), "worker.js does not say where the game's name belongs: write __GAME__ into it");
    Ok(text.replace("__GAME__", game))
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

/// The files of all games, bound side by side.
fn bound(games: &[(&str, &Path)]) -> Result<Vec<Bound>> {
    thread::scope(|scope| {
        let started: Vec<_> = games.iter().map(|(game, wasm)| scope.spawn(|| bind(wasm, game))).collect();
        started.into_iter().map(|thread| thread.join().map_err(|_| anyhow!("binding a game panicked"))?).collect()
    })
}

fn bind(wasm: &Path, name: &str) -> Result<Bound> {
    let mut bindgen = wasm_bindgen_cli_support::Bindgen::new();
    bindgen.input_path(wasm).out_name(name).web(true)?.typescript(false);
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

/// All files of a kind in a folder whose names start like this, in the order of their names.
fn concatenated(folder: &Path, start: &str, extension: &str) -> Result<String> {
    let mut files: Vec<PathBuf> = fs::read_dir(folder)?.filter_map(|entry| Some(entry.ok()?.path())).collect();
    files.retain(|path| path.extension().is_some_and(|found| found == extension));
    files.retain(|path| path.file_name().is_some_and(|name| name.to_string_lossy().starts_with(start)));
    ensure!(!files.is_empty(), "{} has no file {start}*.{extension}", folder.display());
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
