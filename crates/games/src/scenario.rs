//! [`Scenario`]: a position made by hand, moves with their chance outcomes, and expected facts. `docs/scenarios.md` describes
//! the format.
//!
//! Not here: how a position is read (each game does that) and files.

use serde::Deserialize;
use std::fmt;
use tabletop::input::{MAX_BYTES, check_length, shorten_lines};
use tabletop::{CitesRule, Game, Notation, Pending, Proof, proof};

/// The parts of a scenario file that all games share.
///
/// ```
/// let text = std::fs::read_to_string("../../scenarios/volcanique/bomb-hits.toml").expect("a scenario of this repository");
/// let report = games::Scenario::run(&text)?;
/// assert!(report.has_passed() && report.checked > 0, "{:?}", report.findings);
/// # Ok::<(), games::ScenarioError>(())
/// ```
#[derive(Clone, Debug, Deserialize)]
pub struct Scenario {
    /// Which game.
    pub game: String,
    /// What the scenario shows.
    pub title: String,
    /// The ids of the rules that must run.
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

/// Every reason why a scenario cannot be run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScenarioError(pub Vec<String>);

impl fmt::Display for ScenarioError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.join("\n"))
    }
}

impl std::error::Error for ScenarioError {}

/// An expectation that failed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FailedExpectation {
    /// The line of the script, as written.
    pub line: String,
    /// What happened instead.
    pub reason: String,
}

/// The result of running a scenario.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScenarioReport {
    /// The title of the scenario.
    pub title: String,
    /// What failed; empty if the scenario passed.
    pub findings: Vec<FailedExpectation>,
    /// How many expectations were checked.
    pub checked: usize,
}

impl ScenarioReport {
    /// Returns whether everything came out as expected.
    pub fn has_passed(&self) -> bool {
        self.findings.is_empty()
    }
}

/// The most lines of a script; a whole game has a few thousand moves.
const MOST_LINES: usize = 10_000;
/// A run stops after this many findings.
const MOST_FINDINGS: usize = 20;
/// The most passes and forced answers that a run adds between two lines of a script.
const MOST_SILENT: usize = 200;

impl Scenario {
    /// Reads a scenario file and runs it. The error lists everything that is wrong with the file.
    pub fn run(text: &str) -> Result<ScenarioReport, ScenarioError> {
        let text =
            check_length(text, MAX_BYTES).map_err(|reason| ScenarioError(vec![format!("the file: {reason}")]))?;
        let scenario: Scenario =
            toml::from_str(text).map_err(|error| ScenarioError(vec![shorten_lines(&error.to_string())]))?;
        let lines = lines(&scenario.script.play).chain(lines(&scenario.script.expect)).count();
        if lines > MOST_LINES {
            let reason = format!("[script] {lines} lines are too many; at most {MOST_LINES}");
            return Err(ScenarioError(vec![reason]));
        }
        with_game!(&scenario.game, G => run::<G>(&scenario, text))
            .map_err(|unknown| ScenarioError(vec![unknown.to_string()]))?
    }
}

fn run<G: Notation>(scenario: &Scenario, text: &str) -> Result<ScenarioReport, ScenarioError> {
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
    Ok(ScenarioReport { title: scenario.title.clone(), findings: runner.findings, checked: runner.checked })
}

fn lines(text: &str) -> impl Iterator<Item = &str> {
    text.lines().map(|line| line.split('#').next().unwrap_or("").trim()).filter(|line| !line.is_empty())
}

/// Plays a line of a script. Adds passes and forced answers that the script leaves out.
///
/// ```
/// use tabletop::Game;
/// let rules = games::rules::Volcanique::from_setup(volcanique::Setup::new(2)).expect("a valid set-up");
/// let mut state = rules.initial_state();
/// assert!(games::play_line(&rules, &mut state, "pink dance").is_err());
/// assert_eq!(state, rules.initial_state());
/// ```
pub fn play_line<G: Notation>(rules: &G, state: &mut G::State, line: &str) -> Result<(), String> {
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

fn attempt<G: Notation>(rules: &G, state: &mut G::State, line: &str) -> Result<(), String> {
    let mv = rules.read_move(state, line)?;
    check_listed(rules, state, mv)?;
    let applied = rules.apply(state, mv, &mut ());
    applied.map_err(|refusal| format!("refused by {}: {refusal:?}", refusal.rule()))
}

/// Checks that the answers of a seat contain a move exactly if it is not refused.
fn check_listed<G: Game>(rules: &G, state: &G::State, mv: G::Move) -> Result<(), String> {
    if rules.is_interrupt(mv) || !matches!(rules.pending(state), Pending::Seat(_)) {
        return Ok(());
    }
    let mut moves = Vec::new();
    rules.legal(state, &mut moves);
    match (rules.check(state, mv), moves.contains(&mv)) {
        (Ok(()), false) => Err(format!("a bug: {mv:?} is legal, but not among the answers")),
        (Err(refusal), true) => Err(format!("a bug: {mv:?} is among the answers, but refused: {refusal:?}")),
        _ => Ok(()),
    }
}

/// Returns the only answer, or the only outcome of chance.
fn forced<G: Game>(rules: &G, state: &G::State) -> Option<G::Move> {
    let mut moves = Vec::new();
    if !matches!(rules.pending(state), Pending::Seats(..)) {
        rules.legal(state, &mut moves);
    }
    if moves.len() == 1 { moves.pop() } else { None }
}

struct Runner<G: Notation> {
    rules: G,
    state: G::State,
    findings: Vec<FailedExpectation>,
    checked: usize,
}

impl<G: Notation> Runner<G> {
    fn fail(&mut self, line: &str, reason: impl Into<String>) {
        self.findings.push(FailedExpectation { line: shorten_lines(line), reason: shorten_lines(&reason.into()) });
    }

    /// Returns whether so much has failed that the run stops.
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

    /// Returns the position after all optional actions are declined.
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

    /// Checks a move now, and if it is refused once more after all optional actions are declined.
    fn verdict(&self, text: &str) -> Result<Result<(), G::Refusal>, String> {
        let settled = self.settled();
        let at = |state: &G::State| self.rules.read_move(state, text).map(|mv| self.rules.check(state, mv));
        match at(&self.state) {
            Ok(Ok(())) => Ok(Ok(())),
            first => at(&settled).or(first),
        }
    }

    /// Compares the answers with the check of a move, now and after all optional actions are declined.
    fn wrongly_listed(&self, text: &str) -> Option<String> {
        let at = |state: &G::State| {
            let mv = self.rules.read_move(state, text).ok()?;
            check_listed(&self.rules, state, mv).err()
        };
        at(&self.state).or_else(|| at(&self.settled()))
    }

    fn expect_legal(&self, text: &str) -> Option<String> {
        if let Some(bug) = self.wrongly_listed(text) {
            return Some(bug);
        }
        match self.verdict(text) {
            Ok(Ok(())) => None,
            Ok(Err(refusal)) => Some(format!("refused by {}: {refusal:?}", refusal.rule())),
            Err(reason) => Some(reason),
        }
    }

    fn expect_illegal(&self, text: &str) -> Option<String> {
        let (text, rule) = text.rsplit_once(':').map_or((text, None), |(text, rule)| (text.trim(), Some(rule.trim())));
        if let Some(bug) = self.wrongly_listed(text) {
            return Some(bug);
        }
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

    /// Reports rules that the scenario names but that never ran.
    fn missing(&mut self, proof: Proof) {
        let missing = proof.missing();
        proof.close();
        if !missing.is_empty() {
            self.fail("rules", format!("never ran: {}", missing.join(", ")));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use testkit::Random;
    use testkit::toy::{Fault, Setup, State, Toy};

    /// Plays the toy game with a planted fault until a seat acts.
    fn until_a_seat_acts(fault: Fault) -> (Toy, State) {
        let setup = Setup { players: 2, rounds: 4, partners: false, fault };
        let rules = Toy::from_setup(setup).expect("a valid set-up");
        let (mut state, mut random, mut moves) = (rules.initial_state(), Random::new(1, 1), Vec::new());
        while !matches!(rules.pending(&state), Pending::Seat(_)) {
            rules.legal(&state, &mut moves);
            let mv = moves[random.below(moves.len() as u32) as usize];
            rules.apply(&mut state, mv, &mut ()).expect("a listed move is legal");
            moves.clear();
        }
        (rules, state)
    }

    #[test]
    fn an_answer_that_is_missing_or_too_much_in_the_list_is_reported() {
        for (fault, answer) in [(Fault::LegalMisses, "pass"), (Fault::CheckTooLittle, "show")] {
            for fault in [Fault::None, fault] {
                let (rules, mut state) = until_a_seat_acts(fault);
                let Pending::Seat(decision) = rules.pending(&state) else { panic!("nobody acts") };
                let line = format!("{} {answer}", rules.seat_name(decision.seat));
                let played = play_line(&rules, &mut state, &line);
                match fault {
                    Fault::None => assert_eq!(played, Ok(()), "{line}"),
                    _ => assert!(played.is_err_and(|reason| reason.contains("a bug")), "{line}"),
                }
            }
        }
    }
}
