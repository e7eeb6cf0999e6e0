//! The messages of tables in both encodings, and those between a page and its worker.

use protocol::json::{
    self, Answer, Asks, Event, HelloRefused, Interrupt, Order, Question, Refused, SeatInfo, ServerMessage, Step,
    Welcome, write_json_request,
};
use protocol::{
    BranchPoint, Encoding, FileReply, FileRequest, FromWorker, HandOver, Hello, HelloError, Holder, Notice, NoticeKind,
    QuestionId, Refusal, Request, Score, TableMessage, TableTalk, ToWorker, UndoProposal, Update, Wait,
    read_json_request,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Debug;
use tabletop::{EventRecord, RuleId, Seat, SeatSet, UndoError};

type Message = TableMessage<String, u8, u16>;
type JsonMessage = ServerMessage<Value, Value>;

/// Checks that a message survives the compact encoding, and that nothing shorter or longer is read.
fn survives<T: Serialize + DeserializeOwned + PartialEq + Debug>(message: &T) {
    let bytes = protocol::write(message);
    assert_eq!(protocol::read::<T>(&bytes).as_ref(), Some(message));
    assert_eq!(protocol::read::<T>(&[bytes.as_slice(), &[0]].concat()), None, "more bytes after {message:?}");
    for length in 0..bytes.len() {
        assert_eq!(protocol::read::<T>(&bytes[..length]), None, "{length} bytes of {message:?}");
    }
}

fn survives_json(message: &JsonMessage) -> Value {
    let text = serde_json::to_string(message).unwrap();
    assert_eq!(&serde_json::from_str::<JsonMessage>(&text).unwrap(), message, "{text}");
    serde_json::from_str(&text).unwrap()
}

fn notices() -> Vec<Notice> {
    let kinds = [
        NoticeKind::Undone(1),
        NoticeKind::UndoneByAll(2),
        NoticeKind::TurnUndone(3),
        NoticeKind::SeatChanged { seat: Seat(1), holder: Holder::Bot("calm".into()), why: Some(HandOver::Absent) },
        NoticeKind::SeatChanged { seat: Seat(1), holder: Holder::Person, why: None },
        NoticeKind::Paused(true),
        NoticeKind::StandIn(Seat(2)),
        NoticeKind::UndoProposed(Seat(0), 4),
        NoticeKind::UndoVoted(Seat(1), false),
    ];
    (1..).zip(kinds).map(|(number, kind)| Notice { number, moves: 7, kind }).collect()
}

fn wait() -> Wait {
    let proposal = UndoProposal { by: SeatSet(1), moves: 3, accepted: SeatSet(3) };
    let mut wait =
        Wait { asked: SeatSet(6), clocks: SeatSet(2), undo: true, proposal: Some(proposal), ..Wait::default() };
    wait.set_question(Seat(1), Some(QuestionId(17)));
    wait
}

fn refusals() -> Vec<Refusal<u16>> {
    vec![
        Refusal::Rules(3),
        Refusal::NotAMove("what?".into()),
        Refusal::TooLong,
        Refusal::NotOpen,
        Refusal::NotYours,
        Refusal::NoSuchSeat(Seat(9)),
        Refusal::NoSuchBot,
        Refusal::Paused,
        Refusal::Busy,
        Refusal::Undo(UndoError::Nothing),
        Refusal::Undo(UndoError::NotYours),
        Refusal::Undo(UndoError::Barrier),
        Refusal::NotAlone,
        Refusal::Alone,
        Refusal::NothingProposed,
        Refusal::AlreadyProposed,
        Refusal::Resigned,
        Refusal::LogFull,
        Refusal::Malformed,
    ]
}

#[test]
fn compact_messages_survive() {
    let record = EventRecord { rule: RuleId(2), seats: SeatSet(1), event: 8 };
    let step = protocol::Step { by: Some(Seat(1)), records: vec![record], view: "after".to_string() };
    let update = Update {
        viewer: SeatSet(2),
        number: 9,
        from: 7,
        start: Some("before".to_string()),
        steps: vec![step],
        notices: notices(),
        holders: vec![Holder::Person, Holder::Bot("calm".into()), Holder::Nobody],
        wait: wait(),
    };
    survives(&Message::Update(Box::new(update)));
    for reason in refusals() {
        let refused = Message::Refused { question: Some(QuestionId(17)), reason };
        survives(&refused);
        survives(&FromWorker::Table(SeatSet(4), refused));
    }
    survives(&FromWorker::<String, u8, u16>::Files(FileReply::Opened(vec![SeatSet(1), SeatSet(6)])));
    survives(&ToWorker::Table(TableTalk { player: SeatSet(1), request: Request::Pause(true) }));
    survives(&ToWorker::Files(FileRequest::Branch("key".into(), BranchPoint::Moves(70))));
}

#[test]
fn every_reason_has_a_code_of_its_own() {
    let mut codes: Vec<&str> = refusals().iter().map(Refusal::code).collect();
    codes.sort_unstable();
    codes.dedup();
    assert_eq!(codes.len(), refusals().len());
    // The document lists each of them.
    let document = include_str!("../../../docs/protocol.md");
    for code in codes.into_iter().chain(["request-too-long", "unknown-type"]) {
        assert!(document.contains(&format!("| `{code}` |")), "docs/protocol.md does not explain {code}");
    }
}

/// Returns the name of a kind of notice in JSON. A new kind must be added here, to [`notices`] and to the document.
fn kind_name(kind: &NoticeKind) -> &'static str {
    match kind {
        NoticeKind::Undone(_) => "undone",
        NoticeKind::UndoneByAll(_) => "undone-by-all",
        NoticeKind::TurnUndone(_) => "turn-undone",
        NoticeKind::SeatChanged { .. } => "seat-changed",
        NoticeKind::Paused(_) => "paused",
        NoticeKind::StandIn(_) => "stand-in",
        NoticeKind::UndoProposed(..) => "undo-proposed",
        NoticeKind::UndoVoted(..) => "undo-voted",
    }
}

#[test]
fn the_document_lists_every_kind_of_notice_with_its_fields() {
    let document = include_str!("../../../docs/protocol.md");
    let table = document.split_once("| kind | fields | meaning |").expect("a table of notices").1;
    let rows = table.lines().skip(2).take_while(|line| line.starts_with('|'));
    let names = |cell: &str| cell.split('`').skip(1).step_by(2).map(String::from).collect::<BTreeSet<_>>();
    let rows: BTreeMap<String, BTreeSet<String>> = rows
        .map(|row| {
            let cells: Vec<&str> = row.split('|').collect();
            (cells[1].trim().trim_matches('`').to_string(), names(cells[2]))
        })
        .collect();
    let mut kinds = BTreeMap::new();
    for notice in notices() {
        let value = serde_json::to_value(json::Notice::from(&notice)).unwrap();
        assert_eq!(value["kind"], kind_name(&notice.kind));
        let common = ["number", "moves", "kind"];
        let fields = value.as_object().unwrap().keys().filter(|name| !common.contains(&name.as_str()));
        kinds.insert(kind_name(&notice.kind).to_string(), fields.cloned().collect::<BTreeSet<_>>());
    }
    assert_eq!(rows, kinds);
}

/// Returns the examples of the document, in order.
fn examples() -> Vec<Value> {
    let document = include_str!("../../../docs/protocol.md");
    let blocks = document.split("```json").skip(1).filter_map(|rest| rest.split("```").next());
    let values = blocks.flat_map(|block| serde_json::Deserializer::from_str(block).into_iter::<Value>());
    values.map(|value| value.expect("an example is JSON")).collect()
}

#[test]
fn the_examples_of_the_document_are_read() {
    let mut types = Vec::new();
    for example in examples() {
        let text = example.to_string();
        let Some(kind) = example["type"].as_str() else {
            assert!(Hello::read(text.as_bytes()).is_ok(), "{text}");
            continue;
        };
        types.push(kind.to_string());
        if ["welcome", "hello-error", "update", "refused"].contains(&kind) {
            let read: JsonMessage = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
            assert_eq!(serde_json::to_value(&read).unwrap(), example, "the example lacks a field");
        } else {
            let read = read_json_request(text.as_bytes()).unwrap_or_else(|error| panic!("{error}: {text}"));
            assert_eq!(write_json_request(&read.talk, read.id).len(), text.len(), "{text}");
        }
    }
    types.sort();
    types.dedup();
    assert_eq!(types.len(), 17, "{types:?}");
}

#[test]
fn updates_in_json_survive() {
    let answer = Answer { notation: "ash pass".into(), text: "pass".into() };
    let event = Event { rule: "CN-1".into(), seats: vec![0], text: None, event: json!({ "Passed": { "seat": 0 } }) };
    let question = |asks, answers| Question { question: 17, seat: 1, asks, prompt: "Ash".into(), answers };
    let holders = [Holder::Person, Holder::Bot("calm".into()), Holder::Nobody];
    let update = json::Update {
        number: 9,
        from: 7,
        viewer: vec![1],
        steps: vec![Step { by: Some(0), notation: Some("ash pass".into()), events: vec![event] }],
        notices: notices().iter().map(json::Notice::from).collect(),
        holders: (0..).zip(&holders).map(|(seat, holder)| json::Holder::new(seat, holder)).collect(),
        view: json!({ "state": { "bag": [1, 2] } }),
        wait: json::Wait::new(&wait(), Some(Score { points: vec![3, -1], winners: SeatSet(1) })),
        questions: vec![question(Asks::Answer, vec![answer.clone()]), question(Asks::EndTurn, Vec::new())],
        interrupts: vec![Interrupt { seat: 1, armed: true, now: Some(answer) }],
    };
    let value = survives_json(&JsonMessage::Update(Box::new(update)));
    assert_eq!(value["type"], "update");
    assert_eq!(value["wait"]["proposal"], json!({ "by": [0], "moves": 3, "accepted": [0, 1] }));
    assert_eq!(value["wait"]["score"], json!({ "points": [3, -1], "winners": [0] }));
    assert_eq!(value["notices"][0], json!({ "number": 1, "moves": 7, "kind": "undone", "count": 1 }));
    let changed = json!({ "number": 4, "moves": 7, "kind": "seat-changed", "why": "absent",
        "holder": { "seat": 1, "played_by": "bot", "bot": "calm" } });
    assert_eq!(value["notices"][3], changed);
    assert_eq!(value["questions"][1]["asks"], "end-turn");
}

#[test]
fn other_messages_in_json_survive() {
    let refused = Refused { id: None, question: Some(4), reason: "rules".into(), rule: None, text: "No.".into() };
    survives_json(&JsonMessage::Refused(refused));
    let error = survives_json(&JsonMessage::HelloError(HelloRefused::from(HelloError::UpdateServer)));
    assert_eq!((&error["type"], &error["reason"]), (&json!("hello-error"), &json!("update-server")));
    survives_json(&JsonMessage::Welcome(Welcome {
        protocol: 1,
        build: "a1".into(),
        encoding: Encoding::Compact,
        max_request_bytes: 4096,
        game: "cairn".into(),
        edition: 1,
        setup: json!({ "radius": 1 }),
        seats: vec![SeatInfo { seat: 0, name: "ash".into(), text: "Ash".into(), player: vec![0] }],
        bots: vec!["bot".into()],
        orders: vec![Order { bit: 31, name: "end-turns".into() }],
        cells: vec!["0,0".into()],
    }));
    assert!(serde_json::from_str::<JsonMessage>(r#"{"type":"dance"}"#).is_err());
}
