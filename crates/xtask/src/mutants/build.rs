//! Builds the tests with all mutants of a game in the code, and drops the mutants that do not compile.
//!
//! The compiler reports types first and borrows later, so this takes several rounds. Not here: which mutant an error is
//! about, see [`super::insert`]; running the tests, see [`mod@super::run`].

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::ops::Range;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail, ensure};
use serde_json::Value;

use super::find::{self, Edit, Mutant};
use super::insert::{MutatedText, SWITCH};
use super::scratch::Scratch;
use crate::workspace::{Workspace, read};

/// More rounds of dropping mutants are a fault of this program.
const MOST_ROUNDS: usize = 12;

/// A source file of a game with its mutants.
struct SourceFile {
    name: String,
    source: String,
    edits: Vec<Edit>,
}

/// The steps and the scoring of a game, with all mutants.
pub struct MutatedGame {
    game: String,
    files: Vec<SourceFile>,
    /// All mutants; the first has number 1.
    pub mutants: Vec<Mutant>,
    /// The numbers of those that do not compile.
    pub unviable: BTreeSet<u32>,
}

/// A built test program.
#[derive(Clone, Debug, PartialEq)]
pub struct TestProgram {
    /// `games::scenarios`.
    pub name: String,
    /// The file to run.
    pub file: PathBuf,
    /// The folder of its crate, where cargo would run it.
    pub folder: PathBuf,
    /// The arguments of every run.
    pub arguments: Vec<String>,
}

impl MutatedGame {
    /// Finds the mutants in `steps/`, `score/` and `score.rs` of a game.
    pub fn find(workspace: &Workspace, game: &str) -> Result<MutatedGame> {
        let top = format!("crates/{game}/src");
        let mut result =
            MutatedGame { game: game.to_string(), files: Vec::new(), mutants: Vec::new(), unviable: BTreeSet::new() };
        for path in workspace.files(&top, "rs")? {
            let name = workspace.relative(&path).replace('\\', "/");
            if is_mutated(name.strip_prefix(&top).unwrap_or(&name)) {
                let source = read(&path)?;
                let found = find::find(&name, &source, result.mutants.len() as u32 + 1)?;
                result.mutants.extend(found.mutants);
                result.files.push(SourceFile { name, source, edits: found.edits });
            }
        }
        ensure!(!result.mutants.is_empty(), "{top} has no mutants: are the paths in crates/xtask/src/mutants right?");
        Ok(result)
    }

    /// Builds the tests of the game and of `games`, and drops mutants until they compile.
    pub fn build(&mut self, workspace: &Workspace) -> Result<Vec<TestProgram>> {
        let note = workspace.target().join("mutants").join(format!("{}-unviable.json", self.game));
        self.remember(&note);
        let scratch = Scratch::new(workspace, &self.changed(workspace)?.0)?;
        for round in 1..=MOST_ROUNDS {
            let (changed, texts) = self.changed(workspace)?;
            scratch.change(&changed)?;
            let mut messages =
                cargo(workspace, &scratch, &["check", "--package", &self.game, "--features", "testing"])?;
            if errors(&messages).is_empty() {
                let build = ["test", "--no-run", "--tests", "--package", &self.game, "--package", "games"];
                messages = cargo(workspace, &scratch, &build)?;
            }
            let errors = errors(&messages);
            if errors.is_empty() {
                fs::write(&note, serde_json::json!([self.fingerprint(), self.unviable]).to_string())?;
                return programs(&messages);
            }
            let blamed = blamed(&errors, &texts)?;
            println!("{}: round {round}: {} mutants do not compile", self.game, blamed.len());
            self.unviable.extend(blamed);
        }
        bail!("after {MOST_ROUNDS} rounds of dropping mutants, {} still does not compile", self.game);
    }

    /// Returns the changed files by name, and the texts that errors can be in.
    fn changed(&self, workspace: &Workspace) -> Result<(BTreeMap<String, String>, BTreeMap<String, MutatedText>)> {
        let mut texts = BTreeMap::new();
        for file in &self.files {
            texts.insert(file.name.clone(), MutatedText::new(&file.source, &file.edits, &self.unviable));
        }
        let mut changed: BTreeMap<String, String> =
            texts.iter().map(|(name, mutated)| (name.clone(), mutated.text.clone())).collect();
        let library = format!("crates/{}/src/lib.rs", self.game);
        changed.insert(library.clone(), read(&workspace.root().join(library))? + SWITCH);
        Ok((changed, texts))
    }

    /// Takes the unviable mutants from the last build if they are of the same mutants.
    fn remember(&mut self, note: &Path) {
        let json: Option<Value> = fs::read(note).ok().and_then(|bytes| serde_json::from_slice(&bytes).ok());
        if let Some(json) = json.filter(|json| json[0] == self.fingerprint()) {
            let numbers = json[1].as_array().into_iter().flatten();
            self.unviable = numbers.filter_map(|number| u32::try_from(number.as_u64()?).ok()).collect();
        }
    }

    fn fingerprint(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        for file in &self.files {
            (&file.name, &file.source).hash(&mut hasher);
            file.edits.iter().for_each(|edit| edit.mutants.hash(&mut hasher));
        }
        hasher.finish()
    }
}

/// Returns whether a file of a game, by its path below `src`, is mutated.
fn is_mutated(path: &str) -> bool {
    let path = path.trim_start_matches('/');
    let is_test = path.split('/').any(|part| part == "tests" || part == "tests.rs");
    !is_test && (path.starts_with("steps/") || path.starts_with("score/") || path == "score.rs")
}

/// Runs cargo in the scratch copy and returns its messages. Fails if cargo fails without an error in the code.
fn cargo(workspace: &Workspace, scratch: &Scratch, arguments: &[&str]) -> Result<Vec<Value>> {
    let mut command = workspace.cargo(arguments);
    command.args(["--message-format", "json"]).current_dir(&scratch.root).env("CARGO_TARGET_DIR", &scratch.target);
    // Line numbers would only be of the mutated text. Lints are off, also those that stop the build: `1 << 40` may be a mutant.
    command.env("CARGO_PROFILE_DEV_DEBUG", "false").env("RUSTFLAGS", "--cap-lints=allow");
    command.stderr(std::process::Stdio::inherit());
    let output = command.output().context("cargo could not be started")?;
    let lines = String::from_utf8_lossy(&output.stdout).into_owned();
    let messages: Vec<Value> = lines.lines().filter_map(|line| serde_json::from_str(line).ok()).collect();
    ensure!(
        output.status.success() || !errors(&messages).is_empty(),
        "the build in {} failed; its output is above",
        scratch.root.display()
    );
    Ok(messages)
}

/// An error of the compiler: its text, and its places with the main ones first.
struct CompilerError {
    text: String,
    places: Vec<(String, Range<usize>)>,
}

fn errors(messages: &[Value]) -> Vec<CompilerError> {
    let messages = messages.iter().filter(|line| line["reason"] == "compiler-message").map(|line| &line["message"]);
    let mut errors = Vec::new();
    for message in messages.filter(|message| message["level"] == "error") {
        let spans: Vec<&Value> = message["spans"].as_array().into_iter().flatten().collect();
        let (first, rest): (Vec<&Value>, Vec<&Value>) = spans.iter().partition(|span| span["is_primary"] == true);
        let text = message["rendered"].as_str().unwrap_or_default().to_string();
        // "aborting due to 3 previous errors" has no place.
        if !spans.is_empty() {
            errors.push(CompilerError { text, places: first.into_iter().chain(rest).filter_map(place).collect() });
        }
    }
    errors
}

/// Returns the place of a span, or of the call of the outermost macro that it comes from.
fn place(span: &Value) -> Option<(String, Range<usize>)> {
    let mut span = span;
    while !span["expansion"].is_null() {
        span = &span["expansion"]["span"];
    }
    let byte = |name: &str| span[name].as_u64().and_then(|byte| usize::try_from(byte).ok());
    Some((span["file_name"].as_str()?.to_string(), byte("byte_start")?..byte("byte_end")?))
}

/// Returns the mutants that the errors are about. Fails if an error is about none.
fn blamed(errors: &[CompilerError], texts: &BTreeMap<String, MutatedText>) -> Result<BTreeSet<u32>> {
    let mut all = BTreeSet::new();
    for error in errors {
        let of = |(name, bytes): &(String, Range<usize>)| {
            texts.get(name).map(|text| text.blamed(bytes.clone())).filter(|numbers| !numbers.is_empty())
        };
        match error.places.iter().find_map(of) {
            Some(numbers) => all.extend(numbers),
            None => bail!("no mutant explains this error; does the crate compile?\n{}", error.text),
        }
    }
    Ok(all)
}

/// Returns the test programs that cargo has built.
fn programs(messages: &[Value]) -> Result<Vec<TestProgram>> {
    let mut programs = Vec::new();
    for message in messages.iter().filter(|message| message["reason"] == "compiler-artifact") {
        let (Some(file), Some(manifest)) = (message["executable"].as_str(), message["manifest_path"].as_str()) else {
            continue;
        };
        let folder = Path::new(manifest).parent().context("a manifest has no folder")?;
        let package = folder.file_name().unwrap_or_default().to_string_lossy();
        let name = format!("{package}::{}", message["target"]["name"].as_str().unwrap_or("?"));
        // Several mutants are tried at the same time instead.
        let arguments = vec!["--test-threads=1".to_string()];
        programs.push(TestProgram { name, file: file.into(), folder: folder.to_path_buf(), arguments });
    }
    ensure!(!programs.is_empty(), "cargo has built no tests");
    Ok(programs)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn message(level: &str, spans: Value) -> Value {
        let message = serde_json::json!({"level": level, "spans": spans, "rendered": "error: wrong type"});
        serde_json::json!({"reason": "compiler-message", "message": message})
    }

    fn span(file: &str, bytes: Range<usize>, is_primary: bool) -> Value {
        let (start, end) = (bytes.start, bytes.end);
        serde_json::json!({"file_name": file, "byte_start": start, "byte_end": end, "is_primary": is_primary, "expansion": null})
    }

    fn mutated(source: &str) -> BTreeMap<String, MutatedText> {
        let found = find::find("a.rs", source, 1).unwrap();
        BTreeMap::from([("a.rs".to_string(), MutatedText::new(source, &found.edits, &BTreeSet::new()))])
    }

    #[test]
    fn an_error_drops_the_mutant_at_its_place() {
        let texts = mutated("fn f() -> ! { g(a == b, c - d) }");
        let start = texts["a.rs"].text.find("(c) / (d)").unwrap();
        let bytes = start..start + 3;
        let whole = message("error", serde_json::json!([]));
        let direct =
            message("error", serde_json::json!([span("b.rs", 0..1, false), span("a.rs", bytes.clone(), true)]));
        assert_eq!(blamed(&errors(&[whole, direct]), &texts).unwrap(), BTreeSet::from([3]));
        let mut in_macro = span("core.rs", 0..1, true);
        in_macro["expansion"] = serde_json::json!({"span": span("a.rs", bytes, true)});
        let in_macro = message("error", serde_json::json!([in_macro]));
        assert_eq!(blamed(&errors(&[in_macro]), &texts).unwrap(), BTreeSet::from([3]));
    }

    #[test]
    fn an_error_without_a_mutant_is_not_passed_over() {
        let texts = mutated("fn f() -> ! { g(a == b) }");
        let error = message("error", serde_json::json!([span("a.rs", 0..2, true)]));
        let warning = message("warning", serde_json::json!([span("a.rs", 0..2, true)]));
        assert!(blamed(&errors(&[error]), &texts).unwrap_err().to_string().contains("wrong type"));
        assert!(blamed(&errors(&[warning]), &texts).unwrap().is_empty());
    }

    #[test]
    fn steps_and_scoring_are_mutated_without_their_tests() {
        for path in ["/steps/turn.rs", "/steps/robo/mod.rs", "/score/mod.rs", "/score.rs"] {
            assert!(is_mutated(path), "{path}");
        }
        for path in ["/rules.rs", "/score/tests.rs", "/score/tests/muck.rs", "/odds/lure.rs"] {
            assert!(!is_mutated(path), "{path}");
        }
    }

    #[test]
    fn test_programs_are_artifacts_that_can_run() {
        let artifact = |executable: Value| {
            let target = serde_json::json!({"name": "scenarios"});
            serde_json::json!({"reason": "compiler-artifact", "manifest_path": "/w/crates/games/Cargo.toml",
                "target": target, "executable": executable})
        };
        let programs = programs(&[artifact(Value::Null), artifact("/t/scenarios-1".into())]).unwrap();
        assert_eq!(programs.len(), 1);
        assert_eq!(
            (programs[0].name.as_str(), programs[0].folder.to_str()),
            ("games::scenarios", Some("/w/crates/games"))
        );
    }
}
