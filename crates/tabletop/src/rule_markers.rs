//! Markers that prove that a rule ran: `rule!("COM-4")` in the code, `proves!["COM-4"]` in the test.
//!
//! A marker records its rule only while a [`Proof`] is alive on the same thread; otherwise it costs one access to a
//! thread-local variable. Builds without debug assertions do not contain markers.

use std::cell::RefCell;
use std::collections::BTreeSet;

thread_local! {
    static RAN: RefCell<Option<BTreeSet<&'static str>>> = const { RefCell::new(None) };
}

/// Marks that a rule is enforced here: by its id, or by a [`RuleId`](crate::RuleId) that the caller has passed along.
///
/// ```
/// fn leap_is_short_enough(distance: u8) -> bool {
///     tabletop::rule!("LEAP-1");
///     distance <= 3
/// }
/// let _proof = tabletop::proves!["LEAP-1"];
/// assert!(leap_is_short_enough(2));
/// ```
#[macro_export]
#[allow(clippy::crate_in_macro_def)]
macro_rules! rule {
    ($($id:literal),+ $(,)?) => {
        if cfg!(debug_assertions) {
            $($crate::record_rule($id);)+
        }
    };
    ($rule:expr) => {
        if cfg!(debug_assertions) {
            $crate::record_rule($crate::RuleId::name($rule, crate::RULE_IDS));
        }
    };
}

/// Makes a test fail if it ends before these rules have run. Put it into the first line of the test.
///
/// ```
/// let _proof = tabletop::proves!["COM-4"];
/// tabletop::rule!("COM-4"); // usually deep in the code under test
/// ```
#[macro_export]
macro_rules! proves {
    ($($id:literal),+ $(,)?) => {
        $crate::proof(&[$($id),+])
    };
}

/// Records that a rule ran. [`rule!`] calls it.
pub fn record_rule(id: &'static str) {
    RAN.with_borrow_mut(|ran| {
        if let Some(ran) = ran {
            ran.insert(id);
        }
    });
}

/// Returns the rules that ran since the proof on this thread began.
pub fn rules_run() -> BTreeSet<&'static str> {
    RAN.with_borrow(|ran| ran.clone().unwrap_or_default())
}

/// Begins recording; see [`proves!`].
pub fn proof(ids: &[&str]) -> Proof {
    RAN.set(Some(BTreeSet::new()));
    Proof { ids: ids.iter().map(|id| id.to_string()).collect() }
}

/// Records rules until dropped, then checks that the named ones ran.
#[derive(Debug)]
pub struct Proof {
    ids: Vec<String>,
}

impl Proof {
    /// Returns the named rules that have not run so far. Always empty in builds without markers.
    pub fn missing(&self) -> Vec<String> {
        if !cfg!(debug_assertions) {
            return Vec::new();
        }
        let ran = rules_run();
        self.ids.iter().filter(|id| !ran.contains(id.as_str())).cloned().collect()
    }

    /// Ends the recording without a check, for callers that use [`Proof::missing`].
    pub fn close(mut self) {
        self.ids.clear();
    }
}

impl Drop for Proof {
    fn drop(&mut self) {
        let missing = self.missing();
        RAN.set(None);
        if !std::thread::panicking() {
            assert!(missing.is_empty(), "the test names rules it never ran: {}", missing.join(", "));
        }
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn a_rule_that_ran_is_proven() {
        let _proof = crate::proves!["X-1"];
        crate::rule!("X-1");
    }

    #[test]
    #[should_panic(expected = "never ran: X-2")]
    fn a_rule_that_did_not_run_fails_the_test() {
        let _proof = crate::proves!["X-1", "X-2"];
        crate::rule!("X-1");
    }
}
