//! The requests of players to a table: [`Host::request`].

use crate::{Host, HostedGame, Proposal};
use protocol::{Refusal, RefusalOf, Request};
use tabletop::{HandOver, Holder, PlayError, QuestionId, SaveLine, Seat, SeatSet, UndoError};

/// The longest answer that is read, in bytes.
const MAX_ANSWER_LENGTH: usize = 120;

#[cfg(test)]
thread_local! {
    /// How often [`Host::find_turn_undoer`] has searched.
    static TURN_SEARCHES: std::cell::Cell<u32> = const { std::cell::Cell::new(0) };
}

/// What comes of a request: lines to store, or why it is refused.
type RequestResult<G> = Result<Proposal, RefusalOf<G>>;

impl<G: HostedGame> Host<G> {
    /// Carries out what a player asks for. `player` are the seats of the player as the caller has established them.
    ///
    /// A refused request changes nothing. [`Request::Sync`] changes nothing either; the caller answers it with
    /// [`Host::update`].
    pub fn request(&mut self, player: SeatSet, request: &Request) -> RequestResult<G> {
        if matches!(request, Request::Sync { .. }) {
            return Ok(Proposal::default());
        }
        if self.is_storing() {
            return Err(Refusal::Busy);
        }
        if !self.is_player(player) {
            return Err(Refusal::NotYours);
        }
        self.check_size(request)?;
        match request {
            Request::Sync { .. } => Ok(Proposal::default()),
            Request::Answer { question, text } => self.answer(player, *question, text),
            Request::EndTurn { question } => self.end_turn(player, *question),
            Request::Interrupt { seat, armed } => self.interrupt(player, *seat, *armed),
            Request::Undo => self.undo(player),
            Request::UndoTurn => self.undo_turn(player),
            Request::ProposeUndo { moves } => self.propose_undo(player, *moves),
            Request::VoteUndo { accept } => self.vote_undo(player, *accept),
            Request::SetOrders { seat, orders } => self.set_orders(player, *seat, *orders),
            Request::Pause(paused) => {
                self.speaking_seat(player)?;
                Ok(self.pause(*paused))
            }
            Request::GiveSeat { seat, bot } => self.give_seat(player, *seat, bot),
            Request::TakeSeat { seat } => self.take_seat(player, *seat),
            Request::Resign { bot } => self.resign(player, bot),
        }
    }

    /// Checks that there is room for what the request writes down.
    ///
    /// How often players pause, vote, take moves back or hand seats over has no limit, so they cannot do it any more where the save
    /// comes near to the largest one that can be opened. How many moves are left is limited by the rules.
    fn check_size(&self, request: &Request) -> Result<(), RefusalOf<G>> {
        let is_limited = match request {
            Request::Sync { .. } | Request::SetOrders { .. } => return Ok(()),
            Request::Answer { .. } | Request::EndTurn { .. } | Request::Interrupt { .. } => true,
            // A table that rests must be able to go on. It cannot be made to rest again.
            Request::Pause(paused) => !paused,
            _ => false,
        };
        self.check_room(is_limited)
    }

    /// Checks that there is room for lines. `is_limited` says that there can only be a limited number of them.
    pub(crate) fn check_room(&self, is_limited: bool) -> Result<(), RefusalOf<G>> {
        let is_refused = if is_limited { self.size.is_full() } else { self.size.is_long() };
        if is_refused { Err(Refusal::LogFull) } else { Ok(()) }
    }

    /// Returns whether these are the seats of one player of the game.
    fn is_player(&self, player: SeatSet) -> bool {
        let rules = self.table.rules();
        (0..rules.seats())
            .map(Seat)
            .any(|seat| rules.is_player_controlled(seat) && rules.seats_of_player(seat) == player)
    }

    /// Checks that the player plays this seat now.
    fn check_own(&self, player: SeatSet, seat: Seat) -> Result<(), RefusalOf<G>> {
        if self.players.resigned.contains(seat) && player.contains(seat) {
            return Err(Refusal::Resigned);
        }
        if player.contains(seat) && self.players.is_person(seat) { Ok(()) } else { Err(Refusal::NotYours) }
    }

    /// Returns the first seat that the player plays now.
    pub(crate) fn speaking_seat(&self, player: SeatSet) -> Result<Seat, RefusalOf<G>> {
        let refusal = if self.players.resigned.intersects(player) { Refusal::Resigned } else { Refusal::NotYours };
        player.iter().find(|&seat| self.players.is_person(seat)).ok_or(refusal)
    }

    /// Checks that the player may answer this question now.
    fn check_question(&self, player: SeatSet, question: QuestionId) -> Result<(), RefusalOf<G>> {
        self.check_own(player, question.seat())?;
        if self.players.paused {
            return Err(Refusal::Paused);
        }
        if self.table.question(question.seat()) == Some(question) { Ok(()) } else { Err(Refusal::NotOpen) }
    }

    fn answer(&mut self, player: SeatSet, question: QuestionId, text: &str) -> RequestResult<G> {
        if text.len() > MAX_ANSWER_LENGTH {
            return Err(Refusal::TooLong);
        }
        self.check_question(player, question)?;
        let rules = self.table.rules().clone();
        let mv = rules.read_move(self.table.state(), text).map_err(Refusal::NotAMove)?;
        match rules.actor(self.table.state(), mv) {
            Some(seat) if seat == question.seat() => {}
            _ => return Err(Refusal::NotYours),
        }
        self.begin_proposal();
        let mut lines = Vec::new();
        let played = self.play(mv, &mut lines);
        let proposal = self.propose(lines);
        played.map(|()| proposal).map_err(|error| match error {
            PlayError::Refused(refusal) => Refusal::Rules(refusal),
            PlayError::WaitsForEndOfTurn(_) => Refusal::NotOpen,
            PlayError::Undo(reason) => Refusal::Undo(reason),
        })
    }

    fn end_turn(&mut self, player: SeatSet, question: QuestionId) -> RequestResult<G> {
        self.check_question(player, question)?;
        self.begin_proposal();
        let mut lines = Vec::new();
        let ended = self.write_end(question.seat(), &mut lines);
        let proposal = self.propose(lines);
        if ended { Ok(proposal) } else { Err(Refusal::NotOpen) }
    }

    fn interrupt(&mut self, player: SeatSet, seat: Seat, armed: bool) -> RequestResult<G> {
        self.check_own(player, seat)?;
        if self.players.paused {
            return Err(Refusal::Paused);
        }
        self.begin_proposal();
        self.armed = if armed { self.armed.union(SeatSet::single(seat)) } else { self.armed.without(seat) };
        let mut lines = Vec::new();
        if let Some(mv) = self.take_armed() {
            let _ = self.play(mv, &mut lines);
        }
        Ok(self.propose(lines))
    }

    fn undo(&mut self, player: SeatSet) -> RequestResult<G> {
        self.speaking_seat(player)?;
        self.table.can_undo(player).map_err(Refusal::Undo)?;
        self.begin_proposal();
        let mut lines = Vec::new();
        if let Ok(count) = self.table.undo(player) {
            self.write(SaveLine::Undo(count), &mut lines);
        }
        Ok(self.propose(lines))
    }

    fn undo_turn(&mut self, player: SeatSet) -> RequestResult<G> {
        self.speaking_seat(player)?;
        let count = self.turn_to_undo(player)?;
        self.begin_proposal();
        let mut lines = Vec::new();
        if self.table.undo_turn(count).is_ok() {
            self.write(SaveLine::TurnUndo(count), &mut lines);
        }
        Ok(self.propose(lines))
    }

    /// Returns how many moves the player takes back with their last turn.
    ///
    /// Nobody else is asked, so the player must be the only person, and no other person may have made any of these moves: a person
    /// who has left the table, or lets a bot play, could not disagree.
    pub(crate) fn turn_to_undo(&self, player: SeatSet) -> Result<u32, RefusalOf<G>> {
        if self.people() != [player] {
            return Err(Refusal::NotAlone);
        }
        let count = self.table.last_turn_of(player).ok_or(Refusal::Undo(UndoError::Nothing))?;
        let moves = self.journal.moves();
        let kept = moves.saturating_sub(count);
        let is_anothers = |(index, by): (u32, Option<Seat>)| {
            by.is_some_and(|seat| !player.contains(seat) && self.players.was_person(seat, index))
        };
        // From the newest on, so that the search does not visit the moves that are kept.
        let mut moves = (kept..moves).rev().zip(self.table.actors().rev());
        if self.players.had_other_people(kept, player) && moves.any(is_anothers) {
            return Err(Refusal::NotAlone);
        }
        Ok(count)
    }

    /// Returns the player who can take the last turn back; no seats if nobody can.
    ///
    /// The host calls this once per proposal and keeps the result, because the search goes back to the player's last turn.
    pub(crate) fn find_turn_undoer(&self) -> SeatSet {
        #[cfg(test)]
        TURN_SEARCHES.set(TURN_SEARCHES.get() + 1);
        match *self.people() {
            [player] if self.table.has_chosen(player) && self.turn_to_undo(player).is_ok() => player,
            _ => SeatSet::NONE,
        }
    }

    /// Returns whether the player can take the last turn back. Costs O(1).
    pub(crate) fn can_undo_turn(&self, player: SeatSet) -> bool {
        !player.is_empty() && player == self.turn_undoer
    }

    fn propose_undo(&mut self, player: SeatSet, moves: u32) -> RequestResult<G> {
        let seat = self.speaking_seat(player)?;
        if self.people().len() < 2 {
            return Err(Refusal::Alone);
        }
        if self.players.proposal.is_some() {
            return Err(Refusal::AlreadyProposed);
        }
        let count = self.journal.moves().checked_sub(moves).filter(|&count| count > 0);
        let count = count.ok_or(Refusal::Undo(UndoError::Nothing))?;
        self.begin_proposal();
        let mut lines = Vec::new();
        self.write(SaveLine::ProposeUndo { seat: seat.0, count }, &mut lines);
        Ok(self.propose(lines))
    }

    fn vote_undo(&mut self, player: SeatSet, accept: bool) -> RequestResult<G> {
        let seat = self.speaking_seat(player)?;
        let proposal = self.players.proposal.ok_or(Refusal::NothingProposed)?;
        if accept && proposal.accepted.intersects(player) {
            return Ok(Proposal::default());
        }
        self.begin_proposal();
        let mut lines = Vec::new();
        self.write(SaveLine::VoteUndo { seat: seat.0, accept }, &mut lines);
        self.undo_as_agreed(&mut lines);
        Ok(self.propose(lines))
    }

    /// Carries out the proposed undo if all people agree to it.
    pub(crate) fn undo_as_agreed(&mut self, lines: &mut Vec<String>) {
        let Some(proposal) = self.players.proposal else { return };
        let people = self.people();
        let all_agree = !people.is_empty() && people.iter().all(|person| person.intersects(proposal.accepted));
        let count = self.journal.moves().saturating_sub(proposal.moves);
        if all_agree && self.table.undo_agreed(count).is_ok() {
            self.write(SaveLine::AgreedUndo(count), lines);
        }
    }

    fn set_orders(&mut self, player: SeatSet, seat: Seat, orders: u32) -> RequestResult<G> {
        self.check_own(player, seat)?;
        if let Some(old) = self.orders.get_mut(seat.index()) {
            *old = orders;
        }
        Ok(Proposal::default())
    }

    fn give_seat(&mut self, player: SeatSet, seat: Seat, bot: &str) -> RequestResult<G> {
        self.check_own(player, seat)?;
        check_offered::<G>(bot)?;
        self.set_holder(seat, Holder::Bot(bot.into()), HandOver::Given)
    }

    fn take_seat(&mut self, player: SeatSet, seat: Seat) -> RequestResult<G> {
        if !player.contains(seat) {
            return Err(Refusal::NotYours);
        }
        if self.players.resigned.contains(seat) {
            return Err(Refusal::Resigned);
        }
        self.set_holder(seat, Holder::Person, HandOver::Given)
    }

    /// Lets a bot play all seats of the player to the end, also those that a bot plays already.
    fn resign(&mut self, player: SeatSet, bot: &str) -> RequestResult<G> {
        if player.iter().all(|seat| self.players.resigned.contains(seat)) {
            return Err(Refusal::Resigned);
        }
        check_offered::<G>(bot)?;
        self.begin_proposal();
        let mut lines = Vec::new();
        let seats = self.table.rules().seats();
        for seat in player.iter().filter(|seat| seat.0 < seats) {
            let holder = Holder::Bot(bot.into());
            self.write(SaveLine::Seat { seat: seat.0, holder, why: Some(HandOver::Resigned) }, &mut lines);
        }
        Ok(self.propose(lines))
    }
}

/// Checks that players are offered a bot of this name. Names with a budget of their own are for the program that runs the table.
fn check_offered<G: HostedGame>(bot: &str) -> Result<(), RefusalOf<G>> {
    if G::BOTS.contains(&bot) { Ok(()) } else { Err(Refusal::NoSuchBot) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::SeededChance;
    use ::cosmic_frog::{Rules, Setup};
    use protocol::Open;
    use tabletop::{Game, Header, Notation, Save};

    const RED: SeatSet = SeatSet(1);
    const PURPLE: SeatSet = SeatSet(2);

    /// Plays until a person is asked, and gives an answer for that person.
    fn play_turn(host: &mut Host<Rules>) {
        while let Some(proposal) = host.advance().or_else(|| host.play_bot()) {
            assert!(!proposal.lines.is_empty());
            host.stored();
        }
        let seat = host.table().asked().iter().next().unwrap();
        let question = host.table().question(seat).unwrap();
        let (rules, state) = (host.table().rules().clone(), *host.table().state());
        let mut answers = Vec::new();
        bots::legal_answers(rules.as_ref(), &state, seat, &mut answers);
        let request = match (host.table().seat_to_end_turn(), answers.last()) {
            (None, Some(&mv)) => Request::Answer { question, text: rules.write_move(&state, mv) },
            _ => Request::EndTurn { question },
        };
        let _ = host.request(SeatSet::single(seat), &request).unwrap();
        host.stored();
    }

    /// Returns how often the host searches for the player who can take a turn back.
    fn searches(work: impl FnOnce()) -> u32 {
        let before = TURN_SEARCHES.get();
        work();
        TURN_SEARCHES.get() - before
    }

    #[test]
    fn who_can_take_a_turn_back_is_found_once_per_proposal() {
        let rules = Rules::from_setup(Setup::new(3)).unwrap();
        let save = Save::new(Header::of(&rules), Vec::new()).write();
        let holders = vec![Holder::Person, Holder::Person, Holder::Bot("calm".into())];
        let open = Open { save, holders, orders: Vec::new(), bot_seed: Some(1) };
        let mut host = Host::<Rules>::open(open, Box::new(SeededChance(1))).unwrap();
        play_turn(&mut host);
        play_turn(&mut host);
        // Somebody has left, so whose moves would go away has to be looked up.
        let _ = host.request(PURPLE, &Request::GiveSeat { seat: Seat(1), bot: "calm".into() }).unwrap();
        host.stored();
        (0..20).for_each(|_| play_turn(&mut host));
        let asking = || {
            for viewer in [RED, PURPLE, SeatSet::NONE, SeatSet::ALL] {
                assert_eq!(host.wait(viewer).undo_turn, viewer == RED);
                assert_eq!(host.update(viewer, None).unwrap().wait.undo_turn, viewer == RED);
            }
        };
        assert_eq!(searches(asking), 0, "viewers are told what is known");
        assert_eq!(searches(|| drop(host.request(PURPLE, &Request::TakeSeat { seat: Seat(1) }).unwrap())), 1);
        assert!(!host.can_undo_turn(RED), "another person plays again");
        assert_eq!(searches(|| host.failed()), 0);
        assert!(host.can_undo_turn(RED), "that was not stored");
        let pause = SaveLine::Pause(true).text();
        let resume = SaveLine::Pause(false).text();
        assert_eq!(searches(|| host.follow(&[pause, resume]).unwrap()), 1);
        assert!(host.can_undo_turn(RED));
    }
}
