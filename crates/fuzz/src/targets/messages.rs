//! Messages between a client and a table as bytes: hellos, requests in both encodings, and what a page and its worker say.
//!
//! A request that decodes is sent to a table. A message that decodes as [`FromWorker`](protocol::FromWorker) is only encoded again,
//! because a page trusts the views of its worker and no reader checks them.

use super::hosting::{ConversationLine, TableOpening, conversation, opening};
use super::table_driver::Driver;
use crate::corpus::VariedSetups;
use crate::mutate::{self, MutationTools};
use crate::{FuzzTarget, InputFormat, ReadProgress};
use host::{branch, check, replay};
use protocol::json::write_json_request;
use protocol::{
    Encoding, Facts, FileReply, FileRequest, FromWorkerOf, Hello, HelloError, Origin, PROTOCOL_VERSION, Rescued,
    Stopped, TableTalk, ToWorker, read_json_request, read_request,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use tabletop::SeatSet;
use testkit::Random;

/// Messages of a table that are longer are left out of the corpus.
const LONGEST: usize = 6000;
/// Messages of each conversation.
const EACH: usize = 30;

/// Returns the target for the first message of a connection.
pub fn hello() -> FuzzTarget {
    let hello = |protocol, build: &str, encoding| Hello { protocol, build: build.into(), encoding }.write();
    let mut corpus: Vec<Vec<u8>> = Vec::new();
    for protocol in [PROTOCOL_VERSION, PROTOCOL_VERSION + 1, 0] {
        corpus.push(hello(protocol, "a build", Encoding::Compact).into());
        corpus.push(hello(protocol, "", Encoding::Json).into());
        corpus.push(format!("{{\"protocol\":{protocol},\"colour\":[\"blue\",{{\"deep\":null}}]}}").into());
    }
    FuzzTarget::new("hello", InputFormat::JsonLines, corpus, |input, _| match Hello::read(input) {
        Ok(hello) => {
            assert_eq!(Hello::read(hello.write().as_bytes()).as_ref(), Ok(&hello), "a hello is written as another one");
            hello.agree("a build").map_or(ReadProgress::Parsed, |_| ReadProgress::Accepted)
        }
        Err(HelloError::Malformed) => ReadProgress::Refused,
        Err(HelloError::UpdateClient | HelloError::UpdateServer) => ReadProgress::Parsed,
    })
}

/// Requests of valid conversations.
fn requests<G: VariedSetups>(stream: u64) -> Vec<TableTalk> {
    let conversations = (0..12).flat_map(|number| conversation::<G>(number, &mut Random::new(number, stream)));
    let talk = conversations.filter_map(|line| match line {
        ConversationLine::Talk(talk) => Some(talk),
        _ => None,
    });
    talk.collect()
}

fn openings<G: VariedSetups>() -> Vec<TableOpening> {
    (0..6).map(|number| opening::<G>(number, &mut Random::new(number, 600))).collect()
}

/// Sends bytes to one of the tables.
fn send<G: VariedSetups>(
    openings: &[TableOpening],
    input: &[u8],
    encoding: Encoding,
    random: &mut Random,
) -> ReadProgress {
    let mut driver = Driver::<G>::new(true);
    driver.open(&openings[random.below(openings.len() as u32) as usize]);
    driver.advance();
    let was_sent = driver.send(input, encoding);
    driver.advance();
    if was_sent { ReadProgress::Accepted } else { ReadProgress::Parsed }
}

/// Returns the target for requests in the compact encoding.
pub fn request<G: VariedSetups>() -> FuzzTarget {
    let corpus = requests::<G>(500).iter().map(protocol::write).collect();
    let openings = openings::<G>();
    let target = FuzzTarget::new(format!("request-{}", G::NAME), InputFormat::Bytes, corpus, move |input, random| {
        let Ok(talk) = read_request(input) else { return ReadProgress::Refused };
        assert_eq!(protocol::read(&protocol::write(&talk)), Some(talk), "a request is written as another one");
        send::<G>(&openings, input, Encoding::Compact, random)
    });
    target.with_changer(through_json::<TableTalk>)
}

/// Returns the target for requests in JSON.
pub fn json_request<G: VariedSetups>() -> FuzzTarget {
    let talk = requests::<G>(510);
    let corpus = (0u32..).zip(&talk).map(|(number, talk)| write_json_request(talk, Some(number)).into()).collect();
    let openings = openings::<G>();
    FuzzTarget::new(format!("json-request-{}", G::NAME), InputFormat::JsonLines, corpus, move |input, random| {
        let Ok(read) = read_json_request(input) else { return ReadProgress::Refused };
        let written = write_json_request(&read.talk, read.id);
        // Escapes may make a request longer.
        let again = read_json_request(written.as_bytes());
        assert!(again == Ok(read) || written.len() > input.len(), "a request is written as another one");
        send::<G>(&openings, input, Encoding::Json, random)
    })
}

/// Returns the target for what a page says to its worker.
pub fn to_worker<G: VariedSetups>() -> FuzzTarget {
    let conversations = (0..12).flat_map(|number| conversation::<G>(number, &mut Random::new(number, 520)));
    let messages = conversations.map(|line| match line {
        ConversationLine::Talk(talk) => ToWorker::Table(talk),
        ConversationLine::Replay(save) => ToWorker::Files(FileRequest::Check(save, None)),
        ConversationLine::Check(_, holders) => ToWorker::Files(FileRequest::Check("key".into(), holders)),
        ConversationLine::Branch(_, point) => ToWorker::Files(FileRequest::Branch("key".into(), point)),
        ConversationLine::Open(_) => ToWorker::Files(FileRequest::Open { key: "key".into(), tab: "tab".into() }),
        ConversationLine::Follow(_) => ToWorker::Files(FileRequest::Export),
        ConversationLine::SetHolder(..) => ToWorker::Files(FileRequest::TakeOver),
        ConversationLine::TimeOut(..) => ToWorker::Files(FileRequest::Replay("key".into())),
        ConversationLine::Stores(_) => ToWorker::Files(FileRequest::Retry),
    });
    let corpus = messages.map(|message| protocol::write(&message)).collect();
    let openings = openings::<G>();
    let target = FuzzTarget::new(format!("to-worker-{}", G::NAME), InputFormat::Bytes, corpus, move |input, random| {
        let Some(message) = protocol::read::<ToWorker>(input) else { return ReadProgress::Refused };
        let stored = &openings[random.below(openings.len() as u32) as usize].save;
        match message {
            ToWorker::Table(talk) => return send::<G>(&openings, &protocol::write(&talk), Encoding::Compact, random),
            ToWorker::Files(FileRequest::Check(save, holders)) => drop(check::<G>(&save, holders.as_deref())),
            ToWorker::Files(FileRequest::Branch(_, point)) => drop(branch::<G>(stored, point)),
            ToWorker::Files(FileRequest::Replay(_)) => drop(replay::<G>(stored)),
            // The other messages ask for stored tables, which fuzzing does not have.
            ToWorker::Files(_) => {}
        }
        ReadProgress::Accepted
    });
    target.with_changer(through_json::<ToWorker>)
}

/// Returns the target for what workers say to their pages.
pub fn from_worker<G: VariedSetups>() -> FuzzTarget {
    let corpus: Vec<Vec<u8>> = (0..12).flat_map(told::<G>).collect();
    let target = FuzzTarget::new(format!("from-worker-{}", G::NAME), InputFormat::Bytes, corpus, |input, _| {
        let Some(message) = protocol::read::<FromWorkerOf<G>>(input) else { return ReadProgress::Refused };
        let again = protocol::read::<FromWorkerOf<G>>(&protocol::write(&message));
        assert!(again == Some(message), "a message that was read is written and read as another");
        ReadProgress::Accepted
    });
    target.with_changer(through_json::<FromWorkerOf<G>>)
}

/// Returns what a table says in a conversation.
fn told<G: VariedSetups>(number: u64) -> Vec<Vec<u8>> {
    let lines = conversation::<G>(number, &mut Random::new(number, 700));
    let mut driver = Driver::<G>::new(false);
    let messages = lines.iter().filter_map(|line| driver.hear(line));
    let written = messages.map(|(viewer, message)| protocol::write(&FromWorkerOf::<G>::Table(viewer, message)));
    let mut told: Vec<Vec<u8>> = written.collect();
    // Changes to long updates would hit many similar places.
    told.retain(|bytes| bytes.len() < LONGEST);
    told.truncate(EACH);
    told.extend(answers().into_iter().map(|reply| protocol::write(&FromWorkerOf::<G>::Files(reply))));
    told
}

/// Returns replies that only the program with the saves sends.
fn answers() -> Vec<FileReply> {
    let stopped = Stopped {
        moves: 3,
        of: 9,
        counted: 2,
        reason: "a rule refuses the move".into(),
        rule: Some("COM-4".into()),
        origin: Origin::Older,
        rescue: Some(Rescued { moves: 8, reached: 9 }),
    };
    let facts = Facts {
        held: vec![true, true, false],
        moves: 4,
        over: false,
        undone_turns: 1,
        score: None,
        stop: Some(stopped.clone()),
    };
    vec![
        FileReply::Opened(vec![SeatSet(1), SeatSet(6)]),
        FileReply::Stops(stopped),
        FileReply::ReadOnly(true),
        FileReply::Stuck("no room".into()),
        FileReply::Failed("no such table".into()),
        FileReply::Exported("{}".into()),
        FileReply::Branched("{}".into()),
        FileReply::Checked(facts),
    ]
}

/// Changes a message as a tree; returns `None` if the result is not a message any more.
fn through_json<T: Serialize + DeserializeOwned>(bytes: &[u8], tools: &mut MutationTools<'_>) -> Option<Vec<u8>> {
    let message: T = protocol::read(bytes)?;
    let text = serde_json::to_string(&message).ok()?;
    let changed = mutate::change_tree(InputFormat::JsonLines, &text, tools)?;
    let changed: T = serde_json::from_str(changed.trim_end()).ok()?;
    Some(protocol::write(&changed))
}
