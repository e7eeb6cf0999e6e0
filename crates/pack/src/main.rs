//! `pack WASM WEB OUT`: makes the folder that is served from the compiled page.
//!
//! WASM is the file cargo built, WEB the crate `web` with its style sheets, art and static files, OUT the folder to fill.

use anyhow::{Context, Result};
use std::fs;
use std::path::{Path, PathBuf};

fn main() -> Result<()> {
    let arguments: Vec<PathBuf> = std::env::args_os().skip(1).map(PathBuf::from).collect();
    let [wasm, web, out] = arguments.as_slice() else { anyhow::bail!("usage: pack WASM WEB OUT") };
    if out.exists() {
        fs::remove_dir_all(out).with_context(|| format!("cannot empty {}", out.display()))?;
    }
    fs::create_dir_all(out)?;
    bind(wasm, out)?;
    let style = concatenated(&web.join("style"), "css")?;
    fs::write(out.join("style.css"), style)?;
    let art = concatenated(&web.join("art"), "svg")?;
    for entry in fs::read_dir(web.join("static"))? {
        let path = entry?.path();
        let name = path.file_name().context("a file without a name")?.to_owned();
        if name == "index.html" {
            let page = fs::read_to_string(&path)?.replace("<!--art-->", &art);
            fs::write(out.join(name), page)?;
        } else {
            fs::copy(&path, out.join(name))?;
        }
    }
    Ok(())
}

/// The wasm file with its bindings.
fn bind(wasm: &Path, out: &Path) -> Result<()> {
    let mut bindgen = wasm_bindgen_cli_support::Bindgen::new();
    bindgen.input_path(wasm).out_name("strata").web(true)?.typescript(false).remove_name_section(true);
    bindgen.generate(out)
}

/// All files of a kind in a folder, in the order of their names.
fn concatenated(folder: &Path, extension: &str) -> Result<String> {
    let mut files: Vec<PathBuf> = fs::read_dir(folder)?.filter_map(|entry| Some(entry.ok()?.path())).collect();
    files.retain(|path| path.extension().is_some_and(|found| found == extension));
    files.sort();
    let texts: Result<Vec<String>, _> = files.iter().map(fs::read_to_string).collect();
    Ok(texts?.join("\n"))
}
