//! Tables in the JSON encoding of the protocol: updates for viewers, with all texts.
//!
//! Everything about a question comes from a position that agrees with the viewer's view, never from the true one, so JSON tells no
//! more than the view. The types of the messages are in `protocol::json`, the texts come from `wording`.

use crate::{END_TURNS, Host, HostedGame};
use protocol::json::{
    self, Answer, Asks, Holder, Interrupt, Notice, Question, Refused, SeatInfo, ServerMessage, Step, Wait, Welcome,
    seat_numbers,
};
use protocol::{Encoding, MAX_REQUEST_BYTES, PROTOCOL_VERSION, QuestionId, RefusalOf, RequestError};
use tabletop::{CitesRule, Seat, SeatSet, Secrets};
use wording::{Messages, key, table_refusal};

/// The update of one game in JSON.
pub type JsonUpdateOf<G> = json::Update<<G as Secrets>::View, <G as tabletop::Game>::Event>;

/// Returns a position that agrees with what a viewer knows.
fn known_position<G: HostedGame>(rules: &G, state: &G::State, viewer: SeatSet) -> G::State {
    rules.determinise(&rules.view(state, viewer), &mut |_| 0)
}

impl<G: HostedGame> Host<G> {
    /// Returns what [`Host::update`] returns for the same arguments in the form of the JSON encoding: with words, with all legal
    /// answers, and with the view after the last move only.
    pub fn json_update(&self, viewer: SeatSet, last: Option<u32>, messages: &Messages) -> Option<JsonUpdateOf<G>> {
        if self.is_storing() {
            return None;
        }
        let (last, from) = self.common_with(last);
        let (rules, state) = (self.table.rules().as_ref(), self.table.state());
        let wait = self.wait(viewer);
        let known = known_position(rules, state, viewer);
        // Seats that a bot plays for the viewer are not asked here.
        let own = || viewer.iter().filter(|&seat| self.players.is_person(seat));
        let asked = own().filter_map(|seat| Some((seat, wait.question(seat)?)));
        let ask = |(seat, id)| self.json_question(&known, seat, id, wait.end == Some(seat), messages);
        Some(json::Update {
            number: self.journal.number(),
            from,
            viewer: seat_numbers(viewer),
            steps: self.json_steps(from as usize, viewer, messages),
            notices: self.journal.notices_after(last).map(Notice::from).collect(),
            holders: (0u8..).zip(&self.players.holders).map(|(seat, holder)| Holder::new(seat, holder)).collect(),
            view: rules.view(state, viewer),
            questions: asked.map(ask).collect(),
            interrupts: own().filter_map(|seat| self.json_interrupt(&known, seat, messages)).collect(),
            wait: Wait::new(&wait, self.score()),
        })
    }

    fn json_steps(&self, from: usize, viewer: SeatSet, messages: &Messages) -> Vec<Step<G::Event>> {
        let rules = self.table.rules().as_ref();
        let mut state = self.table.position_after(from);
        let mut records = Vec::new();
        let steps = self.table.moves().skip(from).map(|mv| {
            let by = rules.actor(&state, mv).map(|seat| seat.0);
            let seen = rules.redact_move(&state, mv, viewer);
            let notation = seen.map(|mv| rules.write_move(&known_position(rules, &state, viewer), mv));
            records.clear();
            rules.apply_legal(&mut state, mv, &mut records);
            let events = records.iter().map(|&record| {
                let record = rules.redact_event(record, viewer);
                json::Event {
                    rule: record.rule.name(G::RULE_IDS).into(),
                    seats: seat_numbers(record.seats),
                    text: rules.event(record.event, messages).map(String::from),
                    event: record.event,
                }
            });
            Step { by, notation, events: events.collect() }
        });
        steps.collect()
    }

    fn json_question(
        &self,
        known: &G::State,
        seat: Seat,
        id: QuestionId,
        ends_turn: bool,
        messages: &Messages,
    ) -> Question {
        let rules = self.table.rules().as_ref();
        if ends_turn {
            let prompt =
                messages.get(key::TABLE_ASK_END_TURN, &[("who", &rules.seat_word(seat, messages))]).to_string();
            return Question { question: id.0, seat: seat.0, asks: Asks::EndTurn, prompt, answers: Vec::new() };
        }
        let mut moves = Vec::new();
        bots::legal_answers(rules, known, seat, &mut moves);
        Question {
            question: id.0,
            seat: seat.0,
            asks: Asks::Answer,
            prompt: rules.prompt_to(known, SeatSet::single(seat), messages).into(),
            answers: moves.into_iter().map(|mv| json_answer(rules, known, mv, messages)).collect(),
        }
    }

    fn json_interrupt(&self, known: &G::State, seat: Seat, messages: &Messages) -> Option<Interrupt> {
        let rules = self.table.rules().as_ref();
        let armed = self.armed.contains(seat);
        let mv = if self.players.paused { None } else { rules.interrupting_move(known, seat) };
        let now = mv.map(|mv| json_answer(rules, known, mv, messages));
        (armed || now.is_some()).then_some(Interrupt { seat: seat.0, armed, now })
    }

    /// Returns what a client learns when the connection begins.
    pub fn json_welcome(&self, build: &str, encoding: Encoding, messages: &Messages) -> Welcome {
        let rules = self.table.rules().as_ref();
        let seats = (0..rules.seats()).map(Seat);
        let order = |(bit, name): (u8, &&str)| json::Order { bit, name: (*name).into() };
        let end_turns = json::Order { bit: END_TURNS.trailing_zeros() as u8, name: "end-turns".into() };
        Welcome {
            protocol: PROTOCOL_VERSION,
            build: build.into(),
            encoding,
            max_request_bytes: MAX_REQUEST_BYTES as u32,
            game: G::NAME.into(),
            edition: G::EDITION,
            setup: serde_json::to_value(rules.setup()).unwrap_or_default(),
            seats: seats
                .map(|seat| SeatInfo {
                    seat: seat.0,
                    name: rules.seat_name(seat).into(),
                    text: rules.seat_word(seat, messages).into(),
                    player: seat_numbers(rules.seats_of_player(seat)),
                })
                .collect(),
            bots: G::BOTS.iter().map(|&bot| bot.into()).collect(),
            orders: (0u8..).zip(G::ORDERS).map(order).chain([end_turns]).collect(),
            cells: rules.cells(),
        }
    }

    /// Returns why the table refuses a request. `id` is the number that the client gave the request.
    pub fn json_refused(
        &self,
        id: Option<u32>,
        question: Option<QuestionId>,
        reason: &RefusalOf<G>,
        messages: &Messages,
    ) -> Refused {
        Refused {
            id,
            question: question.map(|question| question.0),
            reason: reason.code().into(),
            rule: match reason {
                protocol::Refusal::Rules(refusal) => Some(refusal.rule().into()),
                _ => None,
            },
            text: table_refusal(self.table.rules().as_ref(), reason, messages).into(),
        }
    }

    /// Returns the message that refuses a request, with the number that the client gave it.
    pub(crate) fn refused_in_json(
        &self,
        id: Option<u32>,
        question: Option<QuestionId>,
        reason: &RefusalOf<G>,
    ) -> Vec<u8> {
        self.json_bytes(&ServerMessage::Refused(self.json_refused(id, question, reason, &Messages::english())))
    }

    /// Returns a message of this table in JSON.
    pub(crate) fn json_bytes(&self, message: &ServerMessage<G::View, G::Event>) -> Vec<u8> {
        serde_json::to_vec(message).unwrap_or_default()
    }
}

/// Returns the answer to bytes that are not a request.
pub(crate) fn unreadable(error: &RequestError) -> Refused {
    Refused { id: error.id, question: None, reason: error.problem.code().into(), rule: None, text: error.to_string() }
}

fn json_answer<G: HostedGame>(rules: &G, known: &G::State, mv: G::Move, messages: &Messages) -> Answer {
    Answer { notation: rules.write_move(known, mv), text: rules.answer(known, mv, messages).into() }
}
