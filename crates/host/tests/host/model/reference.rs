//! The reference: the list of stored lines, and what follows from it.
//!
//! A new host that is opened from the stored lines tells each viewer everything from the beginning; a viewer of the table under
//! test must have received the same. Who plays, pauses, has resigned and votes is read here from the lines, without a host.

use crate::server::{holders, opening};
use host::{Host, HostedGame, SeededChance};
use protocol::{Holder, Open, QuestionId, Request};
use std::collections::BTreeSet;
use tabletop::{Entry, HandOver, SaveLine, Seat, SeatSet};

/// Everything that is stored, and what it means.
pub struct Reference<G: HostedGame> {
    pub save: String,
    names: Vec<&'static str>,
    pub orders: Vec<u32>,
    /// A host opened from the stored lines.
    pub fresh: Host<G>,
    pub holders: Vec<Holder>,
    pub paused: bool,
    pub resigned: SeatSet,
    /// How many moves remain after the undo that is proposed, and who agrees.
    pub proposal: Option<(u32, SeatSet)>,
    /// The player who proposes it.
    proposer: SeatSet,
    /// Questions that a bot answers because their time is up.
    stand_ins: Vec<(QuestionId, String)>,
    /// The seats that people played when each of the moves that count was made.
    persons: Vec<SeatSet>,
    /// How many lines are entries: all but the header and the snapshots.
    pub entries: u32,
    /// Questions that were open and are not any more.
    pub closed: BTreeSet<QuestionId>,
    pub open: BTreeSet<QuestionId>,
}

impl<G: HostedGame> Reference<G> {
    pub fn new(save: String, names: &[&'static str]) -> Result<Reference<G>, String> {
        let fresh: Host<G> = open(&save, names, &[])?;
        let seats = usize::from(fresh.table().rules().seats());
        let mut reference = Reference {
            save,
            names: names.to_vec(),
            orders: vec![0; seats],
            fresh,
            holders: Vec::new(),
            paused: false,
            resigned: SeatSet::NONE,
            proposal: None,
            proposer: SeatSet::NONE,
            stand_ins: Vec::new(),
            persons: Vec::new(),
            entries: 0,
            closed: BTreeSet::new(),
            open: BTreeSet::new(),
        };
        reference.read_lines();
        Ok(reference)
    }

    /// Stores lines. Fails if a question is open whose number was used before.
    pub fn store(&mut self, lines: &[String]) -> Result<(), String> {
        lines.iter().for_each(|line| self.save += &format!("{line}\n"));
        self.reopen()
    }

    /// Opens the fresh host again.
    pub fn reopen(&mut self) -> Result<(), String> {
        self.fresh = open(&self.save, &self.names, &self.orders)?;
        self.read_lines();
        Ok(())
    }

    /// Notes which questions the table under test asks.
    pub fn see_questions(&mut self, open: BTreeSet<QuestionId>) -> Result<(), String> {
        if let Some(again) = open.intersection(&self.closed).next() {
            return Err(format!("{again:?} is asked again"));
        }
        self.closed.extend(self.open.difference(&open));
        self.open = open;
        Ok(())
    }

    fn read_lines(&mut self) {
        self.holders = holders(&self.names);
        self.paused = false;
        self.resigned = SeatSet::NONE;
        self.proposal = None;
        self.stand_ins.clear();
        self.persons.clear();
        self.entries = 0;
        let mut moves = 0;
        for line in self.save.lines().skip(1).map(SaveLine::read) {
            self.entries += u32::from(!matches!(line, SaveLine::Snapshot { .. }));
            match line {
                SaveLine::Move(_) => {
                    moves += 1;
                    self.proposal = self.proposal.map(|(left, _)| (left, self.proposer));
                    self.persons.push(self.seats().filter(|&seat| self.is_person(seat)).collect());
                }
                SaveLine::Undo(count) => {
                    moves -= count;
                    self.proposal = self.proposal.filter(|(left, _)| *left < moves);
                }
                SaveLine::AgreedUndo(count) | SaveLine::TurnUndo(count) => {
                    moves -= count;
                    self.proposal = None;
                }
                SaveLine::Seat { seat, holder, why } => {
                    self.holders[usize::from(seat)] = holder;
                    self.proposal = None;
                    self.stand_ins.retain(|(question, _)| question.seat() != Seat(seat));
                    self.resigned = self.resigned.without(Seat(seat));
                    if why == Some(HandOver::Resigned) {
                        self.resigned = self.resigned.union(SeatSet::single(Seat(seat)));
                    }
                }
                SaveLine::StandIn { question, bot } => self.stand_ins.push((question, bot)),
                SaveLine::Pause(paused) => self.paused = paused,
                SaveLine::ProposeUndo { seat, count } => {
                    self.proposer = self.player(Seat(seat));
                    self.proposal = Some((moves - count, self.proposer));
                }
                SaveLine::VoteUndo { accept: false, .. } => self.proposal = None,
                SaveLine::VoteUndo { seat, accept: true } => {
                    let voter = self.player(Seat(seat));
                    self.proposal = self.proposal.map(|(left, agree)| (left, agree.union(voter)));
                }
                _ => {}
            }
            self.persons.truncate(moves as usize);
        }
    }

    /// Returns whether any of the last moves was made by a person other than this player.
    fn is_anothers(&self, count: u32, player: SeatSet) -> bool {
        let table = self.fresh.table();
        let kept = table.move_count() - count as usize;
        table.moves().enumerate().skip(kept).any(|(index, mv)| {
            let by = table.rules().actor(&table.position_after(index), mv);
            by.is_some_and(|seat| self.persons[index].contains(seat) && !player.contains(seat))
        })
    }

    /// Returns how many interrupts and undos are stored. A bot that began before the newest of them answers another position.
    pub fn disturbances(&self) -> usize {
        let table = self.fresh.table();
        let disturbs = |entry: &&Entry<G::Move>| match entry {
            Entry::Move(mv) => table.rules().is_interrupt(*mv),
            entry => !matches!(entry, Entry::EndTurn(_)),
        };
        table.log().iter().filter(disturbs).count()
    }

    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<G> {
        (0..self.fresh.table().rules().seats()).map(Seat)
    }

    pub fn player(&self, seat: Seat) -> SeatSet {
        self.fresh.table().rules().seats_of_player(seat)
    }

    pub fn is_person(&self, seat: Seat) -> bool {
        self.holders.get(seat.index()) == Some(&Holder::Person)
    }

    /// Returns the name of the bot that answers this question while it is open.
    pub fn bot(&self, question: QuestionId) -> Option<&str> {
        let stand_in = self.stand_ins.iter().find(|(open, _)| *open == question);
        stand_in.map(|(_, bot)| bot.as_str()).or(match self.holders.get(question.seat().index()) {
            Some(Holder::Bot(bot)) => Some(bot),
            _ => None,
        })
    }

    /// Returns the players of the game, each once.
    pub fn players(&self) -> Vec<SeatSet> {
        self.seats().map(|seat| self.player(seat)).collect::<BTreeSet<_>>().into_iter().collect()
    }

    /// Returns the players who play a seat themselves.
    pub fn people(&self) -> Vec<SeatSet> {
        self.players().into_iter().filter(|player| player.iter().any(|seat| self.is_person(seat))).collect()
    }

    /// Returns the names of all reasons why a request must be refused; without a reason it must be accepted. `is_open` says whether a
    /// question is open at the table under test.
    pub fn refusals(
        &self,
        player: SeatSet,
        request: &Request,
        is_open: impl Fn(QuestionId) -> bool,
    ) -> Vec<&'static str> {
        let mut reasons = Vec::new();
        if !self.players().contains(&player) {
            return vec!["NotYours"];
        }
        match request {
            Request::Sync { .. } => {}
            Request::Answer { question, text } => {
                self.own(player, question.seat(), &mut reasons);
                self.answering(*question, &is_open, &mut reasons);
                if reasons.is_empty() {
                    self.rules(*question, text, &mut reasons);
                }
            }
            Request::EndTurn { question } => {
                self.own(player, question.seat(), &mut reasons);
                self.answering(*question, &is_open, &mut reasons);
                if self.fresh.table().seat_to_end_turn() != Some(question.seat()) {
                    reasons.push("NotOpen");
                }
            }
            Request::Interrupt { seat, .. } => {
                self.own(player, *seat, &mut reasons);
                reasons.extend(self.paused.then_some("Paused"));
            }
            Request::SetOrders { seat, .. } => self.own(player, *seat, &mut reasons),
            Request::GiveSeat { seat, bot } => {
                self.own(player, *seat, &mut reasons);
                reasons.extend((!G::BOTS.contains(&bot.as_str())).then_some("NoSuchBot"));
            }
            Request::TakeSeat { seat } => {
                reasons.extend((!player.contains(*seat)).then_some("NotYours"));
                reasons.extend(self.resigned.contains(*seat).then_some("Resigned"));
            }
            _ => self.of_the_table(player, request, &mut reasons),
        }
        reasons
    }

    /// Requests that are not about one seat.
    fn of_the_table(&self, player: SeatSet, request: &Request, reasons: &mut Vec<&'static str>) {
        let may_speak = player.iter().any(|seat| self.is_person(seat));
        if !may_speak && !matches!(request, Request::Resign { .. }) {
            reasons.push(if self.resigned.intersects(player) { "Resigned" } else { "NotYours" });
        }
        let table = self.fresh.table();
        let moves = table.move_count() as u32;
        match request {
            Request::Undo => reasons.extend(table.can_undo(player).is_err().then_some("Undo")),
            Request::UndoTurn => {
                let turn = table.last_turn_of(player);
                reasons.extend(turn.is_none().then_some("Undo"));
                let is_alone = self.people() == [player] && !turn.is_some_and(|count| self.is_anothers(count, player));
                reasons.extend((!is_alone).then_some("NotAlone"));
            }
            Request::ProposeUndo { moves: left } => {
                reasons.extend((self.people().len() < 2).then_some("Alone"));
                reasons.extend(self.proposal.is_some().then_some("AlreadyProposed"));
                reasons.extend((*left >= moves).then_some("Undo"));
            }
            Request::VoteUndo { .. } => reasons.extend(self.proposal.is_none().then_some("NothingProposed")),
            Request::Resign { bot } => {
                let has_resigned = player.iter().all(|seat| self.resigned.contains(seat));
                reasons.extend(has_resigned.then_some("Resigned"));
                reasons.extend((!G::BOTS.contains(&bot.as_str())).then_some("NoSuchBot"));
            }
            _ => {}
        }
    }

    fn own(&self, player: SeatSet, seat: Seat, reasons: &mut Vec<&'static str>) {
        let is_theirs = player.contains(seat);
        reasons.extend((!is_theirs || !self.is_person(seat)).then_some("NotYours"));
        reasons.extend((is_theirs && self.resigned.contains(seat)).then_some("Resigned"));
    }

    fn answering(&self, question: QuestionId, is_open: impl Fn(QuestionId) -> bool, reasons: &mut Vec<&'static str>) {
        reasons.extend(self.paused.then_some("Paused"));
        reasons.extend((!is_open(question)).then_some("NotOpen"));
    }

    fn rules(&self, question: QuestionId, text: &str, reasons: &mut Vec<&'static str>) {
        let table = self.fresh.table();
        let (rules, state) = (table.rules(), table.state());
        if text.len() > 120 {
            return reasons.push("TooLong");
        }
        let Ok(mv) = rules.read_move(state, text) else { return reasons.push("NotAMove") };
        if rules.actor(state, mv) != Some(question.seat()) {
            reasons.push("NotYours");
        }
        reasons.extend(rules.check(state, mv).is_err().then_some("Rules"));
        if table.seat_to_end_turn().is_some() && !rules.is_interrupt(mv) {
            reasons.push("NotOpen");
        }
    }
}

fn open<G: HostedGame>(save: &str, names: &[&str], orders: &[u32]) -> Result<Host<G>, String> {
    let open = Open { orders: orders.to_vec(), ..opening(save, names) };
    Host::open(open, Box::new(SeededChance(5))).map_err(|error| format!("what is stored cannot be opened: {error:?}"))
}
