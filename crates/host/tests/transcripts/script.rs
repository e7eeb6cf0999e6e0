//! What the clients of the transcripts send. The answers are chosen from the questions that they receive.

use crate::conversation::Conversation;
use serde_json::{Value, json};

const HELLO: &str = r#"{"protocol":1,"encoding":"json"}"#;

/// Returns the first question that a client has received.
fn question(all: &Conversation, client: &str) -> Option<Value> {
    all.newest(client)["questions"].get(0).cloned()
}

/// Answers a question with the last answer that is not in `unwanted`, or with the very last one.
fn answer(all: &mut Conversation, client: &str, seat: u8, unwanted: &[&str]) {
    let asked = question(all, client).expect("the client is asked");
    if asked["asks"] == "end-turn" {
        return all
            .send(client, &json!({ "type": "end-turn", "player": [seat], "question": asked["question"] }).to_string());
    }
    let answers = asked["answers"].as_array().expect("answers are listed");
    let wanted = |answer: &&Value| !unwanted.iter().any(|word| answer["move"].to_string().contains(word));
    let chosen = answers.iter().rev().find(wanted).or(answers.last()).expect("there is an answer");
    let message = json!({ "type": "answer", "player": [seat], "question": asked["question"], "move": chosen["move"] });
    all.send(client, &message.to_string());
}

/// Plays a whole game of a person against a bot, with refusals, an undo, a spectator and a client that reconnects.
pub fn cairn() -> Conversation {
    let open = json!({ "open": {
        "game": "cairn", "setup": cairn::Setup { radius: 1 }, "holders": ["Person", { "Bot": "random" }],
        "chance_seed": 5, "bot_seed": 5,
    } });
    let mut all = Conversation::open(&open.to_string()).unwrap();
    all.connect("old", &[&[0]]);
    all.send("old", r#"{"protocol":0}"#);
    all.connect("ash", &[&[0]]);
    all.send("ash", HELLO);
    all.send("ash", r#"{"type":"sync","player":[0]}"#);
    // Refused: another player's seat, an unknown type, a move that the rules refuse, a question that was answered.
    all.send("ash", r#"{"type":"undo","id":1,"player":[1]}"#);
    all.send("ash", r#"{"type":"dance","id":2,"player":[0]}"#);
    let first = question(&all, "ash").unwrap()["question"].clone();
    let wrong = json!({ "type": "answer", "id": 3, "player": [0], "question": first, "move": "ash bid cobble" });
    all.send("ash", &wrong.to_string());
    answer(&mut all, "ash", 0, &[]);
    let late = json!({ "type": "answer", "id": 4, "player": [0], "question": first, "move": "ash bid pebble" });
    all.send("ash", &late.to_string());
    all.connect("spectator", &[]);
    all.send("spectator", HELLO);
    all.send("spectator", r#"{"type":"sync"}"#);
    answer(&mut all, "ash", 0, &["pass"]);
    // The connection breaks; the client names the newest entry that it has.
    let number = all.newest("ash")["number"].clone();
    answer(&mut all, "ash", 0, &["pass"]);
    all.connect("ash again", &[&[0]]);
    all.send("ash again", HELLO);
    all.send("ash again", &json!({ "type": "sync", "player": [0], "last": number }).to_string());
    all.send("ash", r#"{"type":"undo-turn","player":[0]}"#);
    for _ in 0..100 {
        if all.is_over() {
            return all;
        }
        answer(&mut all, "ash", 0, &[]);
    }
    panic!("the game does not end");
}

/// Plays the start of a game of two people and a bot: sealed answers, an armed interrupt, standing orders, a vote on an undo, a seat
/// given away.
pub fn cosmic_frog() -> Conversation {
    let open = json!({ "open": {
        "game": "cosmic-frog", "setup": cosmic_frog::Setup::new(3), "holders": ["Person", "Person", { "Bot": "calm" }],
        "chance_seed": 3, "bot_seed": 3,
    } });
    let mut all = Conversation::open(&open.to_string()).unwrap();
    let clients = [("red", 0), ("purple", 1)];
    for (client, seat) in clients {
        all.connect(client, &[&[seat]]);
        all.send(client, HELLO);
        all.send(client, &json!({ "type": "sync", "player": [seat] }).to_string());
    }
    // Everybody keeps a card in secret, in any order.
    answer(&mut all, "purple", 1, &[]);
    answer(&mut all, "red", 0, &[]);
    all.send("red", r#"{"type":"interrupt","player":[0],"seat":0,"armed":true}"#);
    all.send("purple", r#"{"type":"set-orders","player":[1],"seat":1,"orders":2147483649}"#);
    for _ in 0..4 {
        for (client, seat) in clients {
            if question(&all, client).is_some() {
                answer(&mut all, client, seat, &["reveal"]);
            }
        }
    }
    let moves = all.newest("red")["from"].clone();
    all.send("red", &json!({ "type": "propose-undo", "player": [0], "moves": moves }).to_string());
    all.send("purple", r#"{"type":"vote-undo","player":[1],"accept":true}"#);
    all.send("purple", r#"{"type":"give-seat","player":[1],"seat":1,"bot":"calm"}"#);
    all.send("red", r#"{"type":"pause","player":[0],"paused":true}"#);
    all
}
