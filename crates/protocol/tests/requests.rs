//! Requests in both encodings: round trips, limits, and bytes that are not a request.

use protocol::json::{JsonRequest, write_json_request};
use protocol::{
    MAX_REQUEST_BYTES, QuestionId, Request, RequestError, RequestProblem, TableTalk, read_json_request, read_request,
};
use tabletop::{Seat, SeatSet};

/// Returns one request of each type, as `docs/protocol.md` shows it.
fn requests() -> Vec<(Request, &'static str)> {
    let (question, seat) = (QuestionId(48), Seat(2));
    vec![
        (Request::Sync { last: None }, r#"{"type":"sync"}"#),
        (Request::Sync { last: Some(7) }, r#"{"type":"sync","last":7}"#),
        (Request::Answer { question, text: "ash pass".into() }, r#"{"type":"answer","question":48,"move":"ash pass"}"#),
        (Request::EndTurn { question }, r#"{"type":"end-turn","question":48}"#),
        (Request::Interrupt { seat, armed: true }, r#"{"type":"interrupt","seat":2,"armed":true}"#),
        (Request::Undo, r#"{"type":"undo"}"#),
        (Request::UndoTurn, r#"{"type":"undo-turn"}"#),
        (Request::ProposeUndo { moves: 40 }, r#"{"type":"propose-undo","moves":40}"#),
        (Request::VoteUndo { accept: false }, r#"{"type":"vote-undo","accept":false}"#),
        (Request::SetOrders { seat, orders: 5 }, r#"{"type":"set-orders","seat":2,"orders":5}"#),
        (Request::Pause(true), r#"{"type":"pause","paused":true}"#),
        (Request::GiveSeat { seat, bot: "calm".into() }, r#"{"type":"give-seat","seat":2,"bot":"calm"}"#),
        (Request::TakeSeat { seat }, r#"{"type":"take-seat","seat":2}"#),
        (Request::Resign { bot: "bot".into() }, r#"{"type":"resign","bot":"bot"}"#),
    ]
}

fn talk(request: Request) -> TableTalk {
    TableTalk { player: SeatSet(0b1000_0001), request }
}

fn problem(bytes: &[u8]) -> RequestProblem {
    read_json_request(bytes).expect_err("no request").problem
}

#[test]
fn every_request_is_read_as_it_was_written() {
    for (request, _) in requests() {
        let talk = talk(request);
        assert_eq!(read_request(&protocol::write(&talk)).as_ref(), Ok(&talk));
        for id in [None, Some(0), Some(u32::MAX)] {
            let read = read_json_request(write_json_request(&talk, id).as_bytes());
            assert_eq!(read, Ok(JsonRequest { id, talk: talk.clone() }));
        }
    }
}

#[test]
fn the_names_in_json_are_those_of_the_document() {
    for (request, text) in requests() {
        let read = read_json_request(text.as_bytes()).unwrap();
        assert_eq!(read, JsonRequest { id: None, talk: TableTalk { player: SeatSet::NONE, request } });
    }
}

#[test]
fn fields_that_are_not_known_are_ignored() {
    let text = r#"{"colour":["blue"],"player":[2,0],"id":9,"type":"take-seat","seat":1,"deep":{"a":[{}]}}"#;
    let read = read_json_request(text.as_bytes()).unwrap();
    let expected = TableTalk { player: SeatSet(0b101), request: Request::TakeSeat { seat: Seat(1) } };
    assert_eq!(read, JsonRequest { id: Some(9), talk: expected });
}

#[test]
fn an_unknown_type_has_its_own_error_with_the_number_of_the_request() {
    let error = read_json_request(br#"{"type":"dance","id":3}"#).unwrap_err();
    assert_eq!(error, RequestError { id: Some(3), problem: RequestProblem::UnknownType("dance".into()) });
    assert!(error.to_string().contains("answer, end-turn"), "{error}");
    let long = format!(r#"{{"type":"{}"}}"#, "x".repeat(4000));
    assert_eq!(problem(long.as_bytes()), RequestProblem::UnknownType("x".repeat(40)));
}

#[test]
fn a_request_has_a_largest_size() {
    let padded = |length: usize| {
        let mut text = r#"{"type":"undo"}"#.to_string();
        text.push_str(&" ".repeat(length - text.len()));
        text
    };
    assert!(read_json_request(padded(MAX_REQUEST_BYTES).as_bytes()).is_ok());
    assert_eq!(problem(padded(MAX_REQUEST_BYTES + 1).as_bytes()), RequestProblem::TooLong);
    let answer = |length| talk(Request::Answer { question: QuestionId(1), text: "x".repeat(length) });
    assert!(read_request(&protocol::write(&answer(4000))).is_ok());
    let error = read_request(&protocol::write(&answer(MAX_REQUEST_BYTES))).unwrap_err();
    assert_eq!(error.problem, RequestProblem::TooLong);
    assert_eq!(error.to_string(), "a request has at most 4096 bytes");
}

#[test]
fn what_is_no_request_is_refused_with_a_reason() {
    let malformed: [&[u8]; 14] = [
        b"",
        b"null",
        b"[]",
        b"undo",
        b"\xff\xfe",
        br#"{"type":1}"#,
        br#"{"player":[0]}"#,
        br#"{"type":"undo"} {"type":"undo"}"#,
        br#"{"type":"undo","player":[8]}"#,
        br#"{"type":"undo","player":[256]}"#,
        br#"{"type":"answer","question":1}"#,
        br#"{"type":"answer","question":-1,"move":"pass"}"#,
        br#"{"type":"propose-undo","moves":4294967296}"#,
        br#"{"type":"pause","paused":"yes"}"#,
    ];
    for bytes in malformed {
        assert!(matches!(problem(bytes), RequestProblem::Malformed(_)), "{}", String::from_utf8_lossy(bytes));
    }
    let error = read_json_request(br#"{"type":"pause","id":4,"paused":"yes"}"#).unwrap_err();
    assert_eq!((error.id, error.problem.code()), (Some(4), "malformed"));
    let deep = format!(r#"{{"type":"undo","deep":{}{}}}"#, "[".repeat(1500), "]".repeat(1500));
    assert!(matches!(problem(deep.as_bytes()), RequestProblem::Malformed(_)));
}

#[test]
fn compact_requests_that_break_off_or_continue_are_refused() {
    for (request, _) in requests() {
        let bytes = protocol::write(&talk(request));
        for length in 0..bytes.len() {
            assert!(read_request(&bytes[..length]).is_err(), "{length} of {bytes:?}");
        }
        let longer = [bytes.as_slice(), &[0]].concat();
        assert!(matches!(read_request(&longer).unwrap_err().problem, RequestProblem::Malformed(_)));
    }
    for text in requests().into_iter().map(|(_, text)| text) {
        let broken = &text[..text.len() - 1];
        assert!(read_json_request(broken.as_bytes()).is_err(), "{broken}");
    }
}
