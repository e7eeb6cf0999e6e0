//! Reads counts from the output of test runners: nextest, cargo test, `strata scenario`, `node --test`.
//!
//! Not here: running them; see [`super::stages`].

use std::ops::AddAssign;

/// How many tests passed and failed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TestCounts {
    /// Tests that passed.
    pub passed: u64,
    /// Tests that failed, timed out or were cancelled.
    pub failed: u64,
}

impl AddAssign for TestCounts {
    fn add_assign(&mut self, other: TestCounts) {
        self.passed += other.passed;
        self.failed += other.failed;
    }
}

/// Reads the counts in a summary line of nextest or cargo test.
pub fn of_tests(line: &str) -> Option<TestCounts> {
    of_nextest(line).or_else(|| of_cargo_test(line))
}

/// Reads `Summary [ 0.005s] 3 tests run: 2 passed (1 slow, 1 leaky), 1 failed, 0 skipped`.
fn of_nextest(line: &str) -> Option<TestCounts> {
    let (_, counts) = line.trim_start().strip_prefix("Summary [")?.split_once(" run: ")?;
    let mut tally = TestCounts::default();
    for part in without_brackets(counts).split(',') {
        let (count, word) = part.trim().split_once(' ')?;
        let count: u64 = count.parse().ok()?;
        match word.trim() {
            "passed" => tally.passed += count,
            "skipped" => {}
            _ => tally.failed += count,
        }
    }
    Some(tally)
}

/// Removes remarks in round brackets, because they contain commas.
fn without_brackets(text: &str) -> String {
    let outside = |part: &str| part.split('(').next().unwrap_or("").to_string();
    text.split(')').map(outside).collect()
}

/// Reads `test result: ok. 3 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.00s`.
fn of_cargo_test(line: &str) -> Option<TestCounts> {
    let (_, counts) = line.strip_prefix("test result: ")?.split_once(". ")?;
    let mut parts = counts.split("; ");
    Some(TestCounts { passed: count(parts.next()?, "passed")?, failed: count(parts.next()?, "failed")? })
}

/// Reads `3 passed, 0 failed`, alone on its line.
pub fn of_scenarios(line: &str) -> Option<TestCounts> {
    let (passed, failed) = line.trim().split_once(", ")?;
    Some(TestCounts { passed: count(passed, "passed")?, failed: count(failed, "failed")? })
}

/// Reads `ℹ pass 12`, `ℹ fail 0`, `ℹ cancelled 0`, each on its own line.
pub fn of_node(line: &str) -> Option<TestCounts> {
    let (word, number) = line.strip_prefix("ℹ ")?.split_once(' ')?;
    let count: u64 = number.trim().parse().ok()?;
    match word {
        "pass" => Some(TestCounts { passed: count, failed: 0 }),
        "fail" | "cancelled" => Some(TestCounts { passed: 0, failed: count }),
        _ => None,
    }
}

fn count(part: &str, word: &str) -> Option<u64> {
    part.strip_suffix(word)?.trim().parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tally(passed: u64, failed: u64) -> Option<TestCounts> {
        Some(TestCounts { passed, failed })
    }

    #[test]
    fn nextest_summaries_are_read() {
        assert_eq!(of_tests("     Summary [   0.005s] 3 tests run: 3 passed, 0 skipped"), tally(3, 0));
        assert_eq!(of_tests("     Summary [   0.1s] 1 test run: 1 passed, 7 skipped"), tally(1, 0));
        assert_eq!(
            of_tests("  Summary [ 61.2s] 9/12 tests run: 6 passed (2 slow, 1 leaky), 2 failed, 1 timed out, 0 skipped"),
            tally(6, 3)
        );
    }

    #[test]
    fn cargo_test_summaries_are_read() {
        let line = "test result: ok. 12 passed; 0 failed; 1 ignored; 0 measured; 2 filtered out; finished in 0.03s";
        assert_eq!(of_tests(line), tally(12, 0));
        assert_eq!(of_tests("test result: FAILED. 1 passed; 2 failed; 0 ignored"), tally(1, 2));
    }

    #[test]
    fn other_lines_are_not() {
        for line in ["", "running 3 tests", "3 passed, 0 failed", "Summary of the games", "test result: what"] {
            assert_eq!(of_tests(line), None, "{line}");
        }
    }

    #[test]
    fn node_summaries_are_read() {
        assert_eq!(of_node("ℹ pass 12"), tally(12, 0));
        assert_eq!(of_node("ℹ fail 2"), tally(0, 2));
        assert_eq!(of_node("ℹ cancelled 1"), tally(0, 1));
        for line in ["ℹ tests 14", "ℹ duration_ms 1204.7", "pass 12", "✔ a frog leaps (3 ms)", "ℹ pass many"] {
            assert_eq!(of_node(line), None, "{line}");
        }
    }

    #[test]
    fn scenario_summaries_are_read() {
        assert_eq!(of_scenarios("41 passed, 0 failed"), tally(41, 0));
        assert_eq!(of_scenarios("ok scenarios/a.toml: 41 passed, 0 failed"), None);
    }
}
