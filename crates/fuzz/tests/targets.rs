//! Every target can be made and takes its own corpus.

use fuzz::{ReadProgress, targets};
use std::collections::BTreeSet;

#[test]
fn every_target_accepts_most_of_its_corpus() {
    let names: BTreeSet<&str> = targets::ALL.iter().map(|entry| entry.name).collect();
    assert_eq!(names.len(), targets::ALL.len());
    for entry in targets::ALL {
        let target = (entry.build)();
        assert_eq!(target.name, entry.name);
        let some: Vec<_> = target.corpus().iter().step_by(1 + target.corpus().len() / 20).collect();
        let parsed = |seed: &&&fuzz::CorpusEntry| target.read(&seed.bytes, 0) > ReadProgress::Refused;
        let count = some.iter().filter(parsed).count();
        assert!(count * 10 >= some.len() * 6, "{}: {count} of {}", entry.name, some.len());
    }
}
