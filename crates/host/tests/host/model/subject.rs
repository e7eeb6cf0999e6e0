//! The table under test: a host, with or without a planted fault.

use super::faults::Fault;
use host::{AnyTable, Host, HostedGame, Message, Proposal};
use protocol::json::{ServerMessage, seat_numbers};
use protocol::{
    Command, Encoding, QuestionId, Refusal, RefusalOf, Request, TableMessage, TableMessageOf, UpdateOf, Wait,
};
use tabletop::{Game, Pending, Seat, SeatSet, Secrets};
use wording::Messages;

type JsonMessageOf<G> = ServerMessage<<G as Secrets>::View, <G as Game>::Event>;

/// A host that may misbehave.
pub struct Subject<G: HostedGame> {
    pub host: Host<G>,
    pub fault: Fault,
}

impl<G: HostedGame> Subject<G> {
    /// Returns the number by which clients know a question. A planted fault uses numbers again.
    fn shown(&self, id: QuestionId) -> QuestionId {
        if self.fault == Fault::NumberReused { QuestionId(id.0 % 64) } else { id }
    }

    pub fn question(&self, seat: Seat) -> Option<QuestionId> {
        self.host.table().question(seat).map(|id| self.shown(id))
    }

    pub fn wait(&self, viewer: SeatSet) -> Wait {
        let mut wait = self.host.wait(viewer);
        for id in wait.questions.iter_mut().flatten() {
            *id = self.shown(*id);
        }
        wait
    }

    pub fn update(&self, viewer: SeatSet, last: Option<u32>) -> Option<UpdateOf<G>> {
        let mut update = self.host.update(viewer, last)?;
        update.wait = self.wait(viewer);
        if self.fault == Fault::OutboxLeaks {
            let table = self.host.table();
            if let (Some(step), Some(mv)) = (update.steps.last_mut(), table.last_move()) {
                let mut state = table.position_after(table.move_count() - 1);
                step.records.clear();
                table.rules().apply_legal(&mut state, mv, &mut step.records);
            }
        }
        Some(update)
    }

    /// Returns the bytes for a viewer.
    pub fn message(&self, viewer: SeatSet, last: Option<u32>, encoding: Encoding) -> Option<Message> {
        match encoding {
            Encoding::Compact => {
                let update = self.update(viewer, last)?;
                let number = update.number;
                let bytes = protocol::write(&TableMessageOf::<G>::Update(Box::new(update)));
                Some(Message { number, bytes })
            }
            Encoding::Json if self.fault == Fault::JsonLeaks && self.host.table().move_count() >= 3 => {
                let mut update = self.host.json_update(SeatSet::ALL, last, &Messages::english())?;
                update.viewer = seat_numbers(viewer);
                let bytes = serde_json::to_vec(&JsonMessageOf::<G>::Update(Box::new(update))).ok()?;
                Some(Message { number: self.host.number(), bytes })
            }
            Encoding::Json => AnyTable::update(&self.host, viewer, last, encoding),
        }
    }

    pub fn request(&mut self, player: SeatSet, request: &Request) -> Result<Proposal, RefusalOf<G>> {
        let (mut player, mut request) = (player, request.clone());
        if let Request::Answer { question, .. } | Request::EndTurn { question } = &mut request {
            let open = self.host.table().question(question.seat());
            if let Some(open) = open.filter(|&open| self.shown(open) == *question) {
                *question = open;
            }
            if self.fault == Fault::ForeignSeat && question.seat().0 < self.host.table().rules().seats() {
                player = self.host.table().rules().seats_of_player(question.seat());
            }
            let newest = self.host.table().log().len() as u32;
            let sealed = matches!(self.host.table().pending(), Pending::Seats(..));
            if self.fault == Fault::SealedLost && sealed && question.0 / 8 < newest && open == Some(*question) {
                return Err(Refusal::NotOpen);
            }
        }
        let result = self.host.request(player, &request);
        self.release_early();
        result
    }

    pub fn command(&mut self, command: Command) -> Result<Proposal, RefusalOf<G>> {
        let result = self.host.command(command);
        self.release_early();
        result
    }

    pub fn advance(&mut self) -> Option<Proposal> {
        let proposal = self.host.advance();
        self.release_early();
        proposal
    }

    fn release_early(&mut self) {
        if self.fault == Fault::ReleasedEarly {
            self.host.stored();
        }
    }

    /// Reads a message in the compact encoding.
    pub fn read(bytes: &[u8]) -> Option<UpdateOf<G>> {
        match protocol::read::<TableMessageOf<G>>(bytes)? {
            TableMessage::Update(update) => Some(*update),
            TableMessage::Refused { .. } => None,
        }
    }
}
