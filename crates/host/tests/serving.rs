//! What a server does with the bytes of clients: identity, versions and both encodings.

use cosmic_frog::{Rules, Setup};
use host::{AnyTable, Handled, Host, OpenError, Proposal, SeededChance, Served, greet, open_table};
use protocol::json::{ServerMessage, write_json_request};
use protocol::{Encoding, Holder, Open, Refusal, Request, TableMessage, TableMessageOf, TableTalk};
use serde_json::Value;
use tabletop::{Game, Header, Notation, Save, Seat, SeatSet, Secrets};
use wording::Messages;

const RED: SeatSet = SeatSet(1);
const PURPLE: SeatSet = SeatSet(2);

/// Returns a table with two people and a bot, at the first question.
fn table() -> Host<Rules> {
    let rules = Rules::from_setup(Setup::new(3)).unwrap();
    let save = Save::new(Header::of(&rules), Vec::new()).write();
    let holders = vec![Holder::Person, Holder::Person, Holder::Bot("random".into())];
    let open = Open { save, holders, orders: Vec::new(), bot_seed: Some(1) };
    let mut host = Host::open(open, Box::new(SeededChance(1))).unwrap();
    settle(&mut host);
    host
}

fn settle(host: &mut Host<Rules>) {
    host.stored();
    while let Some(proposal) = host.advance().or_else(|| host.play_bot()) {
        assert!(!proposal.lines.is_empty());
        host.stored();
    }
}

fn send(host: &mut Host<Rules>, player: SeatSet, request: Request, encoding: Encoding) -> Served {
    let talk = TableTalk { player, request };
    let bytes = match encoding {
        Encoding::Compact => protocol::write(&talk),
        Encoding::Json => write_json_request(&talk, Some(5)).into(),
    };
    host.serve(&[RED], &bytes, encoding)
}

/// Returns the code of a refusal.
fn code(served: Served, encoding: Encoding) -> String {
    let Served::Refused(bytes) = served else { panic!("{served:?}") };
    match encoding {
        Encoding::Compact => match protocol::read::<TableMessageOf<Rules>>(&bytes) {
            Some(TableMessage::Refused { reason, .. }) => reason.code().into(),
            other => panic!("{other:?}"),
        },
        Encoding::Json => match serde_json::from_slice::<ServerMessage<Value, Value>>(&bytes) {
            Ok(ServerMessage::Refused(refused)) => refused.reason,
            other => panic!("{other:?}"),
        },
    }
}

#[test]
fn a_client_speaks_only_for_its_players_and_for_spectators() {
    for encoding in [Encoding::Compact, Encoding::Json] {
        let mut host = table();
        for player in [PURPLE, SeatSet(3), SeatSet::ALL] {
            for request in [Request::Undo, Request::Pause(true), Request::Sync { last: None }] {
                assert_eq!(code(send(&mut host, player, request, encoding), encoding), "not-yours");
            }
        }
        assert_eq!(code(send(&mut host, SeatSet::NONE, Request::Pause(true), encoding), encoding), "not-yours");
        for player in [RED, SeatSet::NONE] {
            let served = send(&mut host, player, Request::Sync { last: None }, encoding);
            assert!(matches!(served, Served::Update(message) if message.number == host.number()));
        }
        assert!(matches!(send(&mut host, RED, Request::Pause(true), encoding), Served::Proposed(_)));
        assert_eq!(code(send(&mut host, RED, Request::Sync { last: None }, encoding), encoding), "busy");
    }
}

#[test]
fn a_client_cannot_make_a_bot_think_for_ever() {
    let long = format!("keen:+{}5", "0".repeat(2000));
    for encoding in [Encoding::Compact, Encoding::Json] {
        let mut host = table();
        for bot in ["keen:4294967295", long.as_str()] {
            let seat = Seat(0);
            for request in [Request::Resign { bot: bot.into() }, Request::GiveSeat { seat, bot: bot.into() }] {
                assert_eq!(code(send(&mut host, RED, request, encoding), encoding), "no-such-bot");
            }
        }
    }
    let resign = br#"{"type":"resign","player":[0],"bot":"keen:4294967295"}"#;
    assert_eq!(code(table().serve(&[RED], resign, Encoding::Json), Encoding::Json), "no-such-bot");
}

#[test]
fn bytes_that_are_no_request_are_refused() {
    let mut host = table();
    for bytes in [&b""[..], b"\xff\xff\xff", &[0; 5000]] {
        for encoding in [Encoding::Compact, Encoding::Json] {
            let code = code(host.serve(&[RED], bytes, encoding), encoding);
            let expected =
                if encoding == Encoding::Json && bytes.len() == 5000 { "request-too-long" } else { "malformed" };
            assert_eq!(code, expected);
        }
    }
    let Served::Refused(bytes) = send(&mut host, RED, Request::Undo, Encoding::Json) else { panic!("nothing to undo") };
    let refused: Value = serde_json::from_slice(&bytes).unwrap();
    assert_eq!((&refused["id"], refused["question"].is_null()), (&5.into(), true));
}

#[test]
fn a_hello_settles_the_encoding() {
    let host = table();
    let greet = |hello: &str| greet(&host, hello.as_bytes(), "a1");
    let compact = greet(r#"{"protocol":1,"build":"a1","encoding":"compact"}"#);
    assert!(matches!(compact, Ok((Encoding::Compact, _))));
    let Ok((Encoding::Json, welcome)) = greet(r#"{"protocol":1,"build":"b2","encoding":"compact"}"#) else {
        panic!("another build speaks JSON")
    };
    let welcome: Value = serde_json::from_slice(&welcome).unwrap();
    assert_eq!((&welcome["type"], &welcome["encoding"]), (&"welcome".into(), &"json".into()));
    assert_eq!(welcome["seats"][1]["name"], "purple");
    assert_eq!(welcome["cells"].as_array().unwrap().len(), host.table().rules().cell_grid().len());
    assert_eq!(welcome["orders"][8]["bit"], 31);
    let Err(error) = greet(r#"{"protocol":2}"#) else { panic!("another version") };
    assert!(String::from_utf8(error).unwrap().contains("update the server"));
}

#[test]
fn questions_list_every_legal_answer_of_the_viewer_and_of_nobody_else() {
    let mut host = table();
    let messages = Messages::english();
    for _ in 0..60 {
        for viewer in [RED, PURPLE, SeatSet::NONE] {
            let update = host.json_update(viewer, None, &messages).unwrap();
            let asked = update.questions.iter().map(|question| question.seat).collect::<Vec<_>>();
            let expected = host.table().asked().iter().filter(|&seat| viewer.contains(seat)).map(|seat| seat.0);
            assert_eq!(asked, expected.collect::<Vec<_>>());
            for question in &update.questions {
                assert_eq!(host.table().question(Seat(question.seat)).map(|id| id.0), Some(question.question));
                let (rules, state) = (host.table().rules(), host.table().state());
                let mut moves = Vec::new();
                rules.legal(state, &mut moves);
                moves.retain(|&mv| rules.actor(state, mv) == Some(Seat(question.seat)));
                let written = moves.iter().map(|&mv| rules.write_move(state, mv)).collect::<Vec<_>>();
                let listed = question.answers.iter().map(|answer| answer.notation.clone()).collect::<Vec<_>>();
                let ends = host.table().seat_to_end_turn().is_some();
                assert_eq!(listed, if ends { Vec::new() } else { written });
                assert!(question.answers.iter().all(|answer| !answer.text.is_empty()) && !question.prompt.is_empty());
            }
            assert!(update.view == host.table().rules().view(host.table().state(), viewer));
        }
        let Some(seat) = host.table().asked().iter().next() else { break };
        let player = SeatSet::single(seat);
        let question = host.json_update(player, None, &messages).unwrap().questions.remove(0);
        let id = protocol::QuestionId(question.question);
        let request = match question.answers.last() {
            Some(answer) => Request::Answer { question: id, text: answer.notation.clone() },
            None => Request::EndTurn { question: id },
        };
        let done = Host::request(&mut host, player, &request);
        assert!(!matches!(done, Err(Refusal::NotOpen | Refusal::Rules(_) | Refusal::NotAMove(_))), "{request:?}");
        settle(&mut host);
    }
    assert!(host.table().moves().count() > 100);
}

/// Opens a new table by the name of its game, with a person and bots, and plays to the first question of a bot.
fn open_by_name<G: Game>(setup: G::Setup) -> Box<dyn AnyTable> {
    let rules = G::from_setup(setup).unwrap_or_else(|errors| panic!("{errors:?}"));
    let save = Save::new(Header::of(&rules), Vec::new()).write();
    let bot = || Holder::Bot("random".into());
    let open = Open { save, holders: vec![Holder::Person, bot(), bot()], orders: Vec::new(), bot_seed: Some(1) };
    let mut table = open_table(G::NAME, open, Box::new(SeededChance(1))).unwrap_or_else(|error| panic!("{error:?}"));
    assert_eq!((table.game(), table.people()), (G::NAME, vec![RED]));
    for _ in 0..100 {
        if table.bot_job().is_some() {
            return table;
        }
        let proposal = match table.advance() {
            Some(proposal) => proposal,
            None => answer_any(table.as_mut()),
        };
        assert!(!proposal.lines.is_empty());
        table.stored();
    }
    panic!("no bot is asked");
}

/// Gives any answer of the person at a table whose game the caller does not know.
fn answer_any(table: &mut dyn AnyTable) -> Proposal {
    let update = table.update(RED, None, Encoding::Json).expect("everything is stored");
    let update: Value = serde_json::from_slice(&update.bytes).unwrap();
    let question = &update["questions"][0];
    let id = protocol::QuestionId(question["question"].as_u64().unwrap() as u32);
    let request = match question["answers"][0]["move"].as_str() {
        Some(text) => Request::Answer { question: id, text: text.into() },
        None => Request::EndTurn { question: id },
    };
    match table.request(RED, &request, Encoding::Json) {
        Handled::Proposed(proposal) => proposal,
        Handled::Refused(bytes) => panic!("{request:?}: {} of {update}", String::from_utf8_lossy(&bytes)),
    }
}

#[test]
fn tables_of_all_games_are_opened_by_name_and_a_bot_answers_at_its_own_table() {
    let mut tables =
        [open_by_name::<Rules>(Setup::new(3)), open_by_name::<volcanique::Rules>(volcanique::Setup::new(3))];
    let moves = tables.each_ref().map(|table| table.moves());
    let mut jobs = tables.each_ref().map(|table| table.bot_job().expect("a bot is asked"));
    for job in &mut jobs {
        while !job.step(1) {}
    }
    jobs.swap(0, 1);
    for (table, job) in tables.iter_mut().zip(jobs) {
        assert_eq!(table.bot_answer(job), None, "the job belongs to a table of another game");
        assert!(table.wait(RED).is_some(), "nothing waits to be stored");
    }
    assert_eq!(tables.each_ref().map(|table| table.moves()), moves);
    for table in &mut tables {
        let mut job = table.bot_job().expect("the bot is still asked");
        while !job.step(1) {}
        assert!(table.bot_answer(job).is_some_and(|proposal| !proposal.lines.is_empty()));
        table.stored();
    }
    assert_eq!(tables.each_ref().map(|table| table.moves()), moves.map(|moves| moves + 1));
}

#[test]
fn a_game_that_there_is_not_is_refused() {
    let rules = Rules::from_setup(Setup::new(3)).unwrap();
    let save = Save::new(Header::of(&rules), Vec::new()).write();
    let open = |game: &str| {
        let open = Open { save: save.clone(), holders: vec![Holder::Person; 3], orders: Vec::new(), bot_seed: Some(1) };
        open_table(game, open, Box::new(SeededChance(1))).err()
    };
    assert_eq!(open("cosmic-frog"), None);
    let long = "x".repeat(5000);
    for game in ["chess", "", "Cosmic-Frog", long.as_str()] {
        match open(game) {
            Some(OpenError::Invalid(reason)) => {
                assert!(reason.contains("no game is called") && reason.len() < 100, "{reason}")
            }
            other => panic!("{other:?}"),
        }
    }
    match open("volcanique") {
        Some(OpenError::Invalid(reason)) => assert!(reason.contains("cosmic-frog"), "{reason}"),
        other => panic!("{other:?}"),
    }
}

#[test]
fn nobody_is_told_what_a_table_waits_for_before_it_is_stored() {
    let mut host = table();
    let table: &mut dyn AnyTable = &mut host;
    let before = table.wait(RED).expect("everything is stored");
    let Handled::Proposed(_) = table.request(RED, &Request::Pause(true), Encoding::Compact) else { panic!("refused") };
    for viewer in [RED, PURPLE, SeatSet::NONE, SeatSet::ALL] {
        assert_eq!(table.wait(viewer), None);
        assert_eq!(table.update(viewer, None, Encoding::Compact), None);
    }
    table.failed();
    assert_eq!(table.wait(RED), Some(before));
}

#[test]
fn a_device_speaks_for_whom_its_table_began_with() {
    let mut host = table();
    let began = [Holder::Person, Holder::Person, Holder::Bot("random".into())];
    let give = Request::GiveSeat { seat: Seat(1), bot: "calm".into() };
    assert!(matches!(AnyTable::request(&mut host, PURPLE, &give, Encoding::Compact), Handled::Proposed(_)));
    host.stored();
    assert_eq!(AnyTable::people(&host), [RED]);
    assert_eq!(host.people_among(&began), [RED, PURPLE], "who lets a bot play can take the seat back");
    for encoding in [Encoding::Compact, Encoding::Json] {
        let refused = Served::Refused(host.refuse_foreign(&Request::Undo, encoding));
        assert_eq!(code(refused, encoding), "not-yours");
    }
}
