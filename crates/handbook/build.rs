//! Writes the titles of all rules, read from the headings `### ID · title` of the handbooks, as tables for `titles.rs`.

use std::fmt::Write;
use std::path::Path;
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
}
