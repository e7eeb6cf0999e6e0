//! Scenarios: a position made by hand, moves with their chance outcomes, and expected facts. The form is described in
//! `docs/scenarios.md`.
//!
//! Not here: how a position is read (each game does that) and files.

use serde::Deserialize;
use std::fmt;
use tabletop::input::{MAX_BYTES, check_length, shorten_lines};
use tabletop::{CitesRule, Game, Pending, Proof, proof};

/// A scenario file, as far as every game shares it.
#[derive(Clone, Debug, Deserialize)]
pub struct Scenario {
    /// Which game.
    pub game: String,
    /// What it shows.
    pub title: String,
    /// The rules it proves.
    #[serde(default)]
    pub rules: Vec<String>,
    /// What is played and expected.
    pub script: Script,
}

/// Moves and expectations.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Script {
    /// One move per line; a line that begins with `?` is an expectation at that moment.
    #[serde(default)]
    pub play: String,
    /// One expectation per line.
    #[serde(default)]
    pub expect: String,
}

/// A scenario that cannot be run: every reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScenarioError(pub Vec<String>);

impl fmt::Display for ScenarioError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.join("\n"))
    }
}

impl std::error::Error for ScenarioError {}

/// Something that did not come out as expected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// The line of the script, as written.
    pub line: String,
    /// What happened instead.
    pub reason: String,
}

/// How a scenario went.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// Its title.
    pub title: String,
    /// What failed; nothing if it passed.
    pub findings: Vec<Finding>,
    /// How many expectations were checked.
    pub checked: usize,
}

impl Report {
    /// Whether everything came out as expected.
    pub fn passed(&self) -> bool {
        self.findings.is_empty()
    }
}

/// Most lines of a script; a whole game has a few thousand moves.
const MOST_LINES: usize = 10_000;
/// After so many findings the rest of a script is not looked at.
const MOST_FINDINGS: usize = 20;
/// Most windows and forced answers that are passed between two lines of a script.
const MOST_SILENT: usize = 200;

impl Scenario {
    /// Reads a scenario file and runs it. The error lists what is wrong with the file.
    pub fn run(text: &str) -> Result<Report, ScenarioError> {
        let text =
            check_length(text, MAX_BYTES).map_err(|reason| ScenarioError(vec![format!("the file: {reason}")]))?;
        let scenario: Scenario =
            toml::from_str(text).map_err(|error| ScenarioError(vec![shorten_lines(&error.to_string())]))?;
        let lines = lines(&scenario.script.play).chain(lines(&scenario.script.expect)).count();
        if lines > MOST_LINES {
            let reason = format!("[script] {lines} lines are too many; at most {MOST_LINES}");
            return Err(ScenarioError(vec![reason]));
        }
        let pick = || -> Result<Result<Report, ScenarioError>, String> {
            Ok(crate::with_game!(&scenario.game, G => run::<G>(&scenario, text)))
        };
        pick().map_err(|reason| ScenarioError(vec![reason]))?
    }
}

fn run<G: Game>(scenario: &Scenario, text: &str) -> Result<Report, ScenarioError> {
    let ids: Vec<&str> = scenario.rules.iter().map(String::as_str).collect();
    let proof = proof(&ids);
    let (rules, state) = match G::read_position(text) {
        Ok(made) => made,
        Err(reasons) => {
            proof.close();
            return Err(ScenarioError(reasons));
        }
    };
    let mut runner = Runner { rules, state, findings: Vec::new(), checked: 0 };
    let mut played = true;
    for line in lines(&scenario.script.play) {
        played = match line.strip_prefix('?') {
            Some(fact) => {
                runner.expect(fact.trim());
                true
            }
            None => runner.play(line),
        };
        if !played || runner.gives_up() {
            break;
        }
    }
    for line in lines(&scenario.script.expect).take_while(|_| played) {
        if runner.gives_up() {
            break;
        }
        runner.expect(line);
    }
    runner.missing(proof);
    Ok(Report { title: scenario.title.clone(), findings: runner.findings, checked: runner.checked })
}

fn lines(text: &str) -> impl Iterator<Item = &str> {
    text.lines().map(|line| line.split('#').next().unwrap_or("").trim()).filter(|line| !line.is_empty())
}

/// Plays a line of a script. Windows and forced answers that the script leaves out are passed on the way.
pub fn play_line<G: Game>(rules: &G, state: &mut G::State, line: &str) -> Result<(), String> {
    let mut problem = None;
    for _ in 0..MOST_SILENT {
        let reason = match attempt(rules, state, line) {
            Ok(()) => return Ok(()),
            Err(reason) => reason,
        };
        problem.get_or_insert(reason);
        let Some(silent) = rules.passing_move(state).or_else(|| forced(rules, state)) else { break };
        rules.apply_legal(state, silent, &mut ());
    }
    Err(problem.unwrap_or_default())
}

fn attempt<G: Game>(rules: &G, state: &mut G::State, line: &str) -> Result<(), String> {
    let mv = rules.read_move(state, line)?;
    let applied = rules.apply(state, mv, &mut ());
    applied.map_err(|refusal| format!("refused by {}: {refusal:?}", refusal.rule()))
}

/// The only answer, or the only outcome of chance.
fn forced<G: Game>(rules: &G, state: &G::State) -> Option<G::Move> {
    let mut moves = Vec::new();
    if !matches!(rules.pending(state), Pending::Seats(..)) {
        rules.legal(state, &mut moves);
    }
    if moves.len() == 1 { moves.pop() } else { None }
}

struct Runner<G: Game> {
    rules: G,
    state: G::State,
    findings: Vec<Finding>,
    checked: usize,
}

impl<G: Game> Runner<G> {
    fn fail(&mut self, line: &str, reason: impl Into<String>) {
        self.findings.push(Finding { line: shorten_lines(line), reason: shorten_lines(&reason.into()) });
    }

    /// Whether so much has failed that the rest would tell nothing new.
    fn gives_up(&self) -> bool {
        self.findings.len() >= MOST_FINDINGS
    }

    fn play(&mut self, line: &str) -> bool {
        match play_line(&self.rules, &mut self.state, line) {
            Ok(()) => true,
            Err(reason) => {
                self.fail(line, reason);
                false
            }
        }
    }

    /// The position after all windows have gone by.
    fn settled(&self) -> G::State {
        let mut state = self.state;
        for _ in 0..MOST_SILENT {
            let Some(pass) = self.rules.passing_move(&state) else { break };
            self.rules.apply_legal(&mut state, pass, &mut ());
        }
        state
    }

    fn expect(&mut self, line: &str) {
        self.checked += 1;
        let problem = if let Some(text) = line.strip_prefix("legal ") {
            self.expect_legal(text.trim())
        } else if let Some(text) = line.strip_prefix("illegal ") {
            self.expect_illegal(text.trim())
        } else {
            self.expect_fact(line)
        };
        if let Some(reason) = problem {
            self.fail(line, reason);
        }
    }

    /// Whether a move may be made, now or after the windows have gone by.
    fn verdict(&self, text: &str) -> Result<Result<(), G::Refusal>, String> {
        let settled = self.settled();
        let at = |state: &G::State| self.rules.read_move(state, text).map(|mv| self.rules.check(state, mv));
        match at(&self.state) {
            Ok(Ok(())) => Ok(Ok(())),
            first => at(&settled).or(first),
        }
    }

    fn expect_legal(&self, text: &str) -> Option<String> {
        match self.verdict(text) {
            Ok(Ok(())) => None,
            Ok(Err(refusal)) => Some(format!("refused by {}: {refusal:?}", refusal.rule())),
            Err(reason) => Some(reason),
        }
    }

    fn expect_illegal(&self, text: &str) -> Option<String> {
        let (text, rule) = text.rsplit_once(':').map_or((text, None), |(text, rule)| (text.trim(), Some(rule.trim())));
        match (self.verdict(text), rule) {
            (Ok(Ok(())), _) => Some("it is legal".into()),
            (Ok(Err(refusal)), Some(rule)) if refusal.rule() != rule => {
                Some(format!("it is refused by {} instead: {refusal:?}", refusal.rule()))
            }
            (Err(reason), Some(_)) => Some(reason),
            _ => None,
        }
    }

    fn expect_fact(&self, line: &str) -> Option<String> {
        let Some((name, value)) = line.split_once('=') else {
            return Some("expected \"NAME = VALUE\", \"legal MOVE\" or \"illegal MOVE : RULE\"".into());
        };
        match self.rules.fact(&self.settled(), name.trim()) {
            Ok(found) if found == value.trim() => None,
            Ok(found) => Some(format!("it is {found}")),
            Err(reason) => Some(reason),
        }
    }

    /// Rules that the scenario names but never ran.
    fn missing(&mut self, proof: Proof) {
        let missing = proof.missing();
        proof.close();
        if !missing.is_empty() {
            self.fail("rules", format!("never ran: {}", missing.join(", ")));
        }
    }
}
