//! `pack WEB OUT GAME=WASM… [--ship]`: makes the served folder from the compiled page.
//!
//! WEB is the crate `web` with its style sheets, art and static files, OUT the folder to fill, WASM the file that cargo
//! built for the tables of GAME; one file may serve several games. A visitor loads the files of one game only: `boot.js`
//! chooses. Every file that another one names has the hash of its content in its name, so that browsers can cache it
//! without limit. The handbooks come from the crate `handbook`, the messages of languages other than English from `wording`.
//! `--ship` also writes compressed copies and prints the sizes. Not here: building (cargo), serving (`strata serve`).

mod compress;
mod minify;
mod page_folder;

use anyhow::{Context, Result, anyhow, bail, ensure};
use page_folder::PageFolder;
use std::fs;
use std::path::{Path, PathBuf};
use std::thread;

/// The usage message.
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
    let folder = pack_page(&games, web)?;
    clear_folder(out).with_context(|| format!("cannot empty {}", out.display()))?;
    for (name, bytes) in folder.files() {
        fs::write(out.join(name), bytes)?;
    }
    if ship {
        let games: Vec<&str> = games.iter().map(|(game, _)| *game).collect();
        compress::write_copies(&folder, out, &games)?;
    }
    Ok(())
}

/// Creates the folder, or removes the files of an older page from it. Leaves hidden files alone.
fn clear_folder(out: &Path) -> Result<()> {
    fs::create_dir_all(out)?;
    for entry in fs::read_dir(out)? {
        let entry = entry?;
        if !entry.file_name().to_string_lossy().starts_with('.') {
            fs::remove_file(entry.path())?;
        }
    }
    Ok(())
}

/// Adds all files of the page; each file is added before those that name it.
fn pack_page(games: &[(&str, &Path)], web: &Path) -> Result<PageFolder> {
    let mut folder = PageFolder::default();
    let read_static = |name: &str| {
        let path = web.join("static").join(name);
        fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))
    };
    let worker = read_static("worker.js")?;
    let mut modules = Vec::new();
    for (&(game, _), bound) in games.iter().zip(bind_all(games)?) {
        folder.add_hashed(&format!("{game}_bg.wasm"), bound.module);
        for (name, text) in &bound.snippets {
            folder.add_hashed_text(name, text);
        }
        folder.add_hashed_text(&format!("{game}.js"), &bound.glue);
        folder.add_hashed_text(&format!("{game}-worker.js"), &worker_script(&worker, game)?);
        let art =
            [concatenate(&web.join("art"), "shared", "svg")?, concatenate(&web.join("art"), game, "svg")?].concat();
        folder.add_hashed_text(&format!("{game}.svg"), &minify::svg(&art));
        folder.add_hashed_text(&format!("{game}.css"), &minify::css(&game_style(&web.join("style"), game)?));
        ensure!(
            add_book(&mut folder, game, handbook::ENGLISH, &format!("{game}-handbook.json"))?,
            "{game} has no handbook"
        );
        let languages = add_languages(&mut folder, game)?;
        modules.push(format!(
            r#""{game}": {{"glue": "./{game}.js", "wasm": "./{game}_bg.wasm", "worker": "./{game}-worker.js", "art": "./{game}.svg", "style": "./{game}.css", "handbook": "./{game}-handbook.json", "languages": {languages}}}"#
        ));
    }
    folder.add_hashed_text("style.css", &minify::css(&concatenate(&web.join("style"), "", "css")?));
    folder.add_hashed_text("boot.js", &read_static("boot.js")?);
    folder.add_hashed_text("icon.svg", &minify::svg(&read_static("icon.svg")?));
    folder.add_hashed_text("manifest.webmanifest", &read_static("manifest.webmanifest")?);
    let page = read_static("index.html")?;
    ensure!(
        page.contains("__MODULES__"),
        "index.html has no place for the files of the games: write __MODULES__ into it"
    );
    folder.add_text("index.html", &page.replace("__MODULES__", &format!("{{{}}}", modules.join(", "))));
    let sw = service_worker(&read_static("sw.js")?, &folder)?;
    folder.add_unchanged("sw.js", sw);
    Ok(folder)
}

/// Adds the handbook of a game in a language. Returns whether there is one.
fn add_book(folder: &mut PageFolder, game: &str, language: &str, name: &str) -> Result<bool> {
    let Some(book) = handbook::markdown::book(game, language) else { return Ok(false) };
    folder.add_hashed(name, serde_json::to_vec(book)?);
    Ok(true)
}

/// Adds the messages of a game in every language but English, and the handbooks that there are. Returns how the page lists
/// them: the name of each language and its files, by its code.
fn add_languages(folder: &mut PageFolder, game: &str) -> Result<String> {
    let mut listed = Vec::new();
    for language in wording::languages() {
        let code = language.code;
        let pack = wording::pack_of(code, game).with_context(|| format!("{game} has no messages for {code}"))?;
        folder.add_hashed(&format!("{game}-{code}.messages"), pack);
        let name = serde_json::to_string(&language.name_in_itself)?;
        let book = format!("{game}-{code}-handbook.json");
        let handbook = match add_book(folder, game, code, &book)? {
            true => format!(r#", "handbook": "./{book}""#),
            false => String::new(),
        };
        listed.push(format!(r#""{code}": {{"name": {name}, "messages": "./{game}-{code}.messages"{handbook}}}"#));
    }
    Ok(format!("{{{}}}", listed.join(", ")))
}

/// Returns the style sheet of a game, which follows the shared one: its own files, and those that must come last.
fn game_style(folder: &Path, game: &str) -> Result<String> {
    let own = concatenate(&folder.join(game.replace('-', "_")), "", "css")?;
    Ok([own, concatenate(&folder.join("last"), "", "css")?].join("\n"))
}

/// Returns the script that loads the files of one game.
fn worker_script(text: &str, game: &str) -> Result<String> {
    ensure!(text.contains("__GAME__"), "worker.js does not say where the game's name belongs: write __GAME__ into it");
    Ok(text.replace("__GAME__", game))
}

/// Returns the service worker with the version and the files of this build.
fn service_worker(text: &str, folder: &PageFolder) -> Result<String> {
    ensure!(text.contains("__VERSION__") && text.contains("__FILES__"), "sw.js lacks __VERSION__ or __FILES__");
    let names = folder.files().map(|(name, _)| if name == "index.html" { "./".into() } else { format!("./{name}") });
    let files: Vec<String> = names.map(|name| format!("'{name}'")).collect();
    Ok(text.replace("__VERSION__", &folder.version()).replace("__FILES__", &files.join(", ")))
}

/// A wasm file and the JavaScript that connects it to the browser.
struct BoundModule {
    module: Vec<u8>,
    glue: String,
    /// JavaScript files of crates, by the name under which the glue imports them.
    snippets: Vec<(String, String)>,
}

/// Binds the wasm files of all games in parallel.
fn bind_all(games: &[(&str, &Path)]) -> Result<Vec<BoundModule>> {
    thread::scope(|scope| {
        let started: Vec<_> = games.iter().map(|(game, wasm)| scope.spawn(|| bind(wasm, game))).collect();
        started.into_iter().map(|thread| thread.join().map_err(|_| anyhow!("binding a game panicked"))?).collect()
    })
}

fn bind(wasm: &Path, name: &str) -> Result<BoundModule> {
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
    Ok(BoundModule { glue: output.js().to_owned(), module: output.wasm_mut().emit_wasm(), snippets })
}

/// Joins the files in a folder with this prefix and extension, sorted by name.
fn concatenate(folder: &Path, start: &str, extension: &str) -> Result<String> {
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
    fn every_language_has_its_files_in_the_page() -> Result<()> {
        let mut folder = PageFolder::default();
        let languages: serde_json::Value = serde_json::from_str(&add_languages(&mut folder, "volcanique")?)?;
        let german = &languages["de"];
        assert_eq!(german["name"], "Deutsch");
        for (file, name) in [("messages", "volcanique-de.messages"), ("handbook", "volcanique-de-handbook.json")] {
            assert_eq!(german[file], format!("./{name}"));
            assert!(folder.name_of(name).is_some(), "{name}");
        }
        let sw = service_worker("'__VERSION__' [__FILES__]", &folder)?;
        assert!(folder.files().all(|(name, _)| sw.contains(name)), "kept for offline use: {sw}");
        Ok(())
    }

    #[test]
    fn the_service_worker_knows_every_file() -> Result<()> {
        let mut folder = PageFolder::default();
        folder.add_hashed_text("style.css", "a{}");
        folder.add_text("style.css", "a{}");
        folder.add_text("index.html", "<link href=\"./style.css\">");
        let text = service_worker("const v = '__VERSION__', f = [__FILES__];", &folder)?;
        let style = folder.name_of("style.css").context("a name")?;
        assert_eq!(text, format!("const v = '{}', f = ['./{style}', './style.css', './'];", folder.version()));
        assert!(service_worker("nothing", &folder).is_err());
        Ok(())
    }
}
