//! Files with the hash of their content in their names, and the references between them.
//!
//! Add a file after the files that it names, because every `./name` in it is rewritten to the name with the hash. Not here:
//! which files a page has.

/// The files of a page.
#[derive(Default)]
pub struct PageFolder {
    files: Vec<(String, Vec<u8>)>,
    /// The name in the source and the name with the hash.
    renamed: Vec<(String, String)>,
}

impl PageFolder {
    /// Adds a file under a name with the hash of its content.
    pub fn add_hashed(&mut self, name: &str, content: Vec<u8>) {
        let (stem, extension) = name.rsplit_once('.').unwrap_or((name, "bin"));
        // The served folder has no subfolders.
        let stem = stem.rsplit_once('/').map_or(stem, |(_, stem)| stem);
        let stem = stem.strip_suffix("_bg").unwrap_or(stem);
        let new = format!("{stem}-{:016x}.{extension}", hash(&content));
        self.renamed.push((name.to_string(), new.clone()));
        // Several modules can bring the same script; one copy is enough.
        if !self.files.iter().any(|(there, _)| *there == new) {
            self.files.push((new, content));
        }
    }

    /// Rewrites the names in a text and adds it under a name with the hash of its content.
    pub fn add_hashed_text(&mut self, name: &str, text: &str) {
        let text = self.rewritten(text);
        self.add_hashed(name, text.into_bytes());
    }

    /// Rewrites the names in a text and adds it under its own name.
    pub fn add_text(&mut self, name: &str, text: &str) {
        let text = self.rewritten(text);
        self.files.push((name.to_string(), text.into_bytes()));
    }

    /// Adds a text unchanged, because its names are already those of this folder.
    pub fn add_unchanged(&mut self, name: &str, text: String) {
        self.files.push((name.to_string(), text.into_bytes()));
    }

    /// Returns the files with their names.
    pub fn files(&self) -> impl Iterator<Item = (&str, &[u8])> {
        self.files.iter().map(|(name, content)| (name.as_str(), content.as_slice()))
    }

    /// Returns the name of a file with its hash.
    #[cfg(test)]
    pub fn name_of(&self, name: &str) -> Option<&str> {
        self.renamed.iter().find(|(old, _)| old == name).map(|(_, new)| new.as_str())
    }

    /// Returns a hash of all files.
    pub fn version(&self) -> String {
        let mut all = Vec::new();
        for (name, content) in &self.files {
            all.extend_from_slice(name.as_bytes());
            all.extend_from_slice(&hash(content).to_le_bytes());
        }
        format!("{:016x}", hash(&all))
    }

    /// Rewrites every name in quotes, with or without `./`, to the name with the hash.
    fn rewritten(&self, text: &str) -> String {
        let mut text = text.to_string();
        for (old, new) in &self.renamed {
            for quote in ['"', '\''] {
                for dot in ["./", ""] {
                    text = text.replace(&format!("{quote}{dot}{old}{quote}"), &format!("{quote}{dot}{new}{quote}"));
                }
            }
        }
        text
    }
}

/// Returns the FNV-1a hash of the bytes. It tells contents apart; it does not protect against manipulation.
fn hash(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn references_follow_the_names() {
        let mut folder = PageFolder::default();
        folder.add_hashed("strata_bg.wasm", vec![1, 2, 3]);
        folder.add_hashed_text("strata.js", "new URL('strata_bg.wasm', import.meta.url)");
        folder.add_text("index.html", "<script src=\"./strata.js\"></script> strata.js");
        let names: Vec<&str> = folder.files().map(|(name, _)| name).collect();
        let (wasm, js) = (names[0], names[1]);
        assert!(wasm.starts_with("strata-") && wasm.ends_with(".wasm"), "{wasm}");
        let texts: Vec<String> =
            folder.files().skip(1).map(|(_, bytes)| String::from_utf8_lossy(bytes).into_owned()).collect();
        assert_eq!(texts[0], format!("new URL('{wasm}', import.meta.url)"));
        assert_eq!(texts[1], format!("<script src=\"./{js}\"></script> strata.js"), "only names in quotes");
    }

    #[test]
    fn files_of_folders_stand_side_by_side() {
        let mut folder = PageFolder::default();
        folder.add_hashed_text("snippets/a-1/inline0.js", "export const a = 1;");
        folder.add_text("a.js", "import { a } from './snippets/a-1/inline0.js';");
        let name = folder.name_of("snippets/a-1/inline0.js").unwrap_or_default().to_string();
        assert!(name.starts_with("inline0-") && !name.contains('/'), "{name}");
        let text = folder.files().nth(1).map(|(_, bytes)| String::from_utf8_lossy(bytes).into_owned());
        assert_eq!(text, Some(format!("import {{ a }} from './{name}';")));
    }

    #[test]
    fn another_content_has_another_name() {
        let names = |content: u8| {
            let mut folder = PageFolder::default();
            folder.add_hashed("a_bg.wasm", vec![content]);
            folder.add_hashed_text("a.js", "'a_bg.wasm'");
            (folder.version(), folder.name_of("a.js").map(str::to_string))
        };
        assert_ne!(names(1), names(2), "a change goes through everything that asks for the file");
        assert_eq!(names(1), names(1));
    }
}
