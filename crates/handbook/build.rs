//! Writes the titles of all rules, read from the headings `### ID · title` of the English handbooks, as tables for `titles.rs`,
//! and a table of the handbooks in other languages (`handbook/LANGUAGE/GAME.md`) for `markdown.rs`.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs};

/// The handbooks, and what the tables of their titles are called.
const BOOKS: [(&str, &str); 2] = [("cosmic-frog", "COSMIC_FROG"), ("volcanique", "VOLCANIQUE")];

fn main() {
    let folder = Path::new(&env::var("CARGO_MANIFEST_DIR").expect("cargo names the folder")).join("../../handbook");
    let mut code = String::new();
    for (game, table) in BOOKS {
        let path = folder.join(game).with_extension("md");
        println!("cargo::rerun-if-changed={}", path.display());
        let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let headings = text.lines().filter_map(|line| line.strip_prefix("### ")?.split_once('·'));
        writeln!(code, "/// The titles of the rules of `{game}`.\npub const {table}: Titles = Titles(&[")
            .expect("a string");
        for (id, title) in headings {
            writeln!(code, "    ({:?}, {:?}),", id.trim(), title.trim()).expect("a string");
        }
        code.push_str("]);\n");
    }
    let out = Path::new(&env::var("OUT_DIR").expect("cargo names the folder")).join("titles.rs");
    fs::write(&out, code).unwrap_or_else(|error| panic!("{}: {error}", out.display()));
    println!("cargo::rerun-if-changed={}", folder.display());
    let out = out.with_file_name("translations.rs");
    fs::write(&out, translations(&folder)).unwrap_or_else(|error| panic!("{}: {error}", out.display()));
}

/// Writes the table of the handbooks that are not in English: language, game and text, sorted.
fn translations(folder: &Path) -> String {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut languages: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    languages.retain(|path| path.is_dir());
    languages.sort();
    let mut code = String::from("const TRANSLATIONS: &[(&str, &str, &str)] = &[\n");
    for language in languages {
        let name = language.file_name().unwrap_or_default().to_string_lossy().into_owned();
        for (game, _) in BOOKS {
            let path = language.join(game).with_extension("md");
            if path.is_file() {
                writeln!(code, "    ({name:?}, {game:?}, include_str!({:?})),", path.display().to_string())
                    .expect("a string");
            }
        }
    }
    code.push_str("];\n");
    code
}
