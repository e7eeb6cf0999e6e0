//! Messages between a page and a table as bytes.
//!
//! What decodes as [`ToTable`] is said to a table. What decodes as [`FromTable`](protocol::FromTable) is only written
//! again: a page trusts the views of its table, and no reader checks them.

use super::hosting::{Driver, Said, opening, session};
use crate::corpus::Variety;
use crate::mutate::{self, Tools};
use crate::{Form, Target, Verdict};
use protocol::{Facts, FromTable, FromTableOf, Origin, Rescued, Stopped, ToTable};
use serde::Serialize;
use serde::de::DeserializeOwned;
use tabletop::SeatSet;
use testkit::Random;

/// Messages of a table that are longer are left out of the corpus.
const LONGEST: usize = 6000;
/// Messages of each session.
const EACH: usize = 30;

/// Returns the target for what pages say to tables.
pub fn to_table<G: Variety>() -> Target {
    let sessions = (0..12).flat_map(|number| session::<G>(number, &mut Random::new(number, 500)));
    let messages = sessions.map(|said| match said {
        Said::Say(message) => message,
        Said::Replay(save) => ToTable::Check(save, None),
        Said::Check(_, holders) => ToTable::Check("key".into(), holders),
        Said::Branch(_, point) => ToTable::Branch("key".into(), point),
        Said::Open { .. } => ToTable::Open { key: "key".into(), tab: "tab".into() },
        Said::Follow(_) => ToTable::Export,
    });
    let corpus = messages.map(|message| protocol::write(&message)).collect();
    let openings: Vec<Said> = (0..6).map(|number| opening::<G>(number, &mut Random::new(number, 600))).collect();
    let target = Target::new(format!("to-table-{}", G::NAME), Form::Bytes, corpus, move |input, random| {
        let Some(message) = protocol::read::<ToTable>(input) else { return Verdict::Refused };
        let mut driver = Driver::<G>::new(true);
        driver.hear(&openings[random.below(openings.len() as u32) as usize]);
        driver.hear(&Said::Say(message));
        if driver.was_open { Verdict::Accepted } else { Verdict::Parsed }
    });
    target.with_changer(through_json::<ToTable>)
}

/// Returns the target for what tables say to pages.
pub fn from_table<G: Variety>() -> Target {
    let corpus: Vec<Vec<u8>> = (0..12).flat_map(told::<G>).collect();
    let target = Target::new(format!("from-table-{}", G::NAME), Form::Bytes, corpus, |input, _| {
        let Some(message) = protocol::read::<FromTableOf<G>>(input) else { return Verdict::Refused };
        let again = protocol::read::<FromTableOf<G>>(&protocol::write(&message));
        assert!(again == Some(message), "a message that was read is written and read as another");
        Verdict::Accepted
    });
    target.with_changer(through_json::<FromTableOf<G>>)
}

/// Returns what a table says in a session.
fn told<G: Variety>(number: u64) -> Vec<Vec<u8>> {
    let said = session::<G>(number, &mut Random::new(number, 700));
    let mut driver = Driver::<G>::new(false);
    let messages = said.iter().flat_map(|line| driver.hear(line));
    let mut told: Vec<Vec<u8>> = messages.map(|message| protocol::write(&message)).collect();
    // Long updates would be changed in places that all look alike.
    told.retain(|bytes| bytes.len() < LONGEST);
    told.truncate(EACH);
    told.extend(answers::<G>().iter().map(protocol::write));
    told
}

/// Returns what only those who keep the saves say.
fn answers<G: Variety>() -> Vec<FromTableOf<G>> {
    let stopped = Stopped {
        moves: 3,
        of: 9,
        counted: 2,
        reason: "a rule refuses the move".into(),
        rule: Some("COM-4".into()),
        origin: Origin::Older,
        rescue: Some(Rescued { moves: 8, reached: 9 }),
    };
    let facts =
        Facts { held: vec![true, true, false], moves: 4, over: false, score: None, stop: Some(stopped.clone()) };
    vec![
        FromTable::Opened(vec![SeatSet(1), SeatSet(6)]),
        FromTable::Stops(stopped),
        FromTable::ReadOnly(true),
        FromTable::Stuck("no room".into()),
        FromTable::Failed("no such table".into()),
        FromTable::Exported("{}".into()),
        FromTable::Branched("{}".into()),
        FromTable::Checked(facts),
    ]
}

/// Changes a message as a tree; `None` if what comes out is no message any more.
fn through_json<T: Serialize + DeserializeOwned>(bytes: &[u8], tools: &mut Tools<'_>) -> Option<Vec<u8>> {
    let message: T = protocol::read(bytes)?;
    let text = serde_json::to_string(&message).ok()?;
    let changed = mutate::change_tree(Form::JsonLines, &text, tools)?;
    let changed: T = serde_json::from_str(changed.trim_end()).ok()?;
    Some(protocol::write(&changed))
}
