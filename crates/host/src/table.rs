//! `Host`: one table, the requests of its players, and what happens without them.

use crate::played_move::{PlayedMove, history};
use crate::saves::{check_holders, load, stopped, whole_lines};
use crate::{ChanceSource, END_TURNS, HostOutput, HostedGame, OpenError};
use bots::{Bot, BotDecision};
use protocol::{FromTable, Holder, Open, ToTable, UpdateOf, Wait};
use std::collections::BTreeMap;
use tabletop::{Entry, Odds, Pending, PlayError, SaveLine, Seat, SeatSet, Table};
use wording::Messages;

/// The longest answer that is read, in bytes.
const MAX_ANSWER_LENGTH: usize = 120;

/// A table with its players, bots, standing orders and chance source.
///
/// ```
/// use cosmic_frog::{Rules, Setup};
/// use host::Host;
/// use protocol::{Holder, Open};
/// use tabletop::{Game, Header, Save, Seat};
/// let rules = Rules::from_setup(Setup::new(3)).expect("a valid set-up");
/// let holders = vec![Holder::Person, Holder::Bot("random".into()), Holder::Bot("random".into())];
/// let save = Save::new(Header::of(&rules), Vec::new()).write();
/// let open = Open { save, holders, orders: Vec::new(), seed: Some(1) };
/// let mut host = Host::<Rules>::open(open).expect("a sound save");
/// let mut lines = Vec::new();
/// while let Some(output) = host.advance() {
///     lines.extend(output.lines); // store these, then send the messages
/// }
/// assert!(host.wait().asked.contains(Seat(0)));
/// ```
pub struct Host<G: HostedGame> {
    table: Table<G>,
    holders: Vec<Holder>,
    orders: Vec<u32>,
    bots: Vec<Option<Box<dyn Bot<G>>>>,
    chance: ChanceSource,
    odds: Odds<G::Move>,
    words: Messages,
    players: Vec<SeatSet>,
    /// Seats that interrupt as soon as they can.
    armed: SeatSet,
    /// Who looks at the screen.
    viewer: SeatSet,
    /// How many moves each player has been told.
    sent: BTreeMap<SeatSet, usize>,
    history: Vec<PlayedMove<G>>,
    /// The save it was opened from and every line since, whether it is stored or not.
    record: String,
}

/// The players at a table, each as the seats they hold.
pub fn players<G: HostedGame>(rules: &G, holders: &[Holder]) -> Vec<SeatSet> {
    let seats = (0u8..).map(Seat).zip(holders).filter(|(_, holder)| **holder == Holder::Person);
    let mut players: Vec<SeatSet> = seats.map(|(seat, _)| rules.seats_of_player(seat)).collect();
    players.sort_unstable();
    players.dedup();
    players
}

impl<G: HostedGame> Host<G> {
    /// Opens a table; if the save is only a header, a new game. Fails if the rules cannot follow the save to its end.
    pub fn open(open: Open) -> Result<Host<G>, OpenError> {
        let (save, followed) = load::<G>(&open.save)?;
        if let Some(stopped) = stopped(&followed) {
            return Err(OpenError::Stops(stopped));
        }
        let table = followed.table;
        let holders = save.holders(open.holders);
        check_holders(table.rules().as_ref(), &holders)?;
        let bots = holders.iter().map(|holder| match holder {
            Holder::Bot(name) => G::bot(name),
            Holder::Person | Holder::Nobody => None,
        });
        let bots = bots.collect();
        let mut orders = open.orders;
        orders.resize(holders.len(), 0);
        let players = players(table.rules().as_ref(), &holders);
        Ok(Host {
            sent: BTreeMap::new(),
            armed: SeatSet::NONE,
            viewer: players.first().copied().filter(|_| players.len() == 1).unwrap_or(SeatSet::NONE),
            history: history(&table),
            players,
            holders,
            orders,
            bots,
            chance: ChanceSource::new(open.seed)?,
            odds: Odds::default(),
            words: Messages::english(),
            record: whole_lines(&open.save),
            table,
        })
    }

    /// The players at the table, each as the seats they hold.
    pub fn players(&self) -> &[SeatSet] {
        &self.players
    }

    /// Returns the save as it was opened, with every line since, whether it is stored or not.
    pub fn save(&self) -> String {
        self.record.clone()
    }

    /// Carries out the message of a player.
    pub fn handle(&mut self, message: ToTable) -> HostOutput<G> {
        match message {
            ToTable::Look(player) => self.look(player),
            ToTable::Answer { at, text } => self.answer(at, &text),
            ToTable::EndTurn(seat) => self.end_turn(seat),
            ToTable::Undo(player) => self.undo(player),
            ToTable::Orders(seat, orders) => {
                if let Some(old) = self.orders.get_mut(seat.index()) {
                    *old = orders;
                }
                HostOutput::nothing()
            }
            ToTable::Arm(seat, on) => self.arm(seat, on),
            ToTable::Export => HostOutput::message(FromTable::Exported(self.save())),
            // The store of the saves carries these out.
            ToTable::Open { .. }
            | ToTable::TakeOver
            | ToTable::Retry
            | ToTable::Replay(_)
            | ToTable::Branch(..)
            | ToTable::Check(..) => HostOutput::nothing(),
        }
    }

    /// Repeats lines that another writer has added to the save. Fails if they do not fit this table, which is then of no
    /// use any more.
    pub fn follow(&mut self, lines: &[String]) -> Result<HostOutput<G>, String> {
        for text in lines {
            let line = SaveLine::read(text);
            let before = *self.table.state();
            let mut records = Vec::new();
            line.repeat(&mut self.table, false, &mut records).map_err(|reason| reason.to_string())?;
            match line {
                SaveLine::Move(_) => {
                    let by = self.table.last_move().and_then(|mv| self.table.rules().actor(&before, mv));
                    self.history.push(PlayedMove { by, records, after: *self.table.state() });
                }
                SaveLine::Undo(_) | SaveLine::AgreedUndo(_) => self.truncate_history(self.table.moves().count()),
                _ => {}
            }
            self.record.push_str(text);
            self.record.push('\n');
        }
        Ok(self.output(Vec::new()))
    }

    /// Shortens the history to this many moves.
    fn truncate_history(&mut self, length: usize) {
        self.history.truncate(length);
        self.sent.values_mut().for_each(|sent| *sent = (*sent).min(length));
    }

    /// Does the next thing that needs no player: chance, a forced answer, a standing order, the answer of one bot. Returns `None` if
    /// the table waits for a player or the game is over.
    pub fn advance(&mut self) -> Option<HostOutput<G>> {
        let mut lines = Vec::new();
        let mut moved = false;
        // Chance and forced answers in one go, at most one bot.
        for _ in 0..1000 {
            let Some(mv) = self.next_automatic_move(&mut lines, moved) else { break };
            moved = true;
            if !self.play(mv, &mut lines) {
                break;
            }
        }
        if !moved && lines.is_empty() {
            return None;
        }
        Some(self.output(lines))
    }

    /// The next move that needs no player; a bot moves only as the first.
    fn next_automatic_move(&mut self, lines: &mut Vec<String>, moved: bool) -> Option<G::Move> {
        // Before chance is sampled and before anybody answers: the seat that interrupts does not know what comes next.
        if let Some(mv) = self.take_armed() {
            return Some(mv);
        }
        if let Some(seat) = self.table.seat_to_end_turn() {
            let asks = self.is_person(seat) && self.orders[seat.index()] & END_TURNS == 0;
            if asks || !self.write_end(seat, lines) {
                return None;
            }
        }
        match self.table.pending() {
            Pending::Over => None,
            Pending::Chance(_) => {
                let chance = &mut self.chance;
                let rules = self.table.rules().clone();
                rules.sample(self.table.state(), &mut self.odds, &mut |bound| chance.below(bound))
            }
            Pending::Seat(decision) => {
                let asks = self.is_person(decision.by) && self.table.rules().asks_if_forced(self.table.state());
                match self.table.forced_move().filter(|_| !asks) {
                    Some(mv) => Some(mv),
                    None => self.answer_of_bot_or_orders(decision.by, moved),
                }
            }
            Pending::Seats(seats, _) => {
                let bot = seats.iter().find(|&seat| !self.is_person(seat))?;
                self.answer_of_bot_or_orders(bot, moved)
            }
        }
    }

    /// The move of a seat that waits to interrupt and can do so now. It is no longer armed then.
    fn take_armed(&mut self) -> Option<G::Move> {
        let (rules, state) = (self.table.rules(), self.table.state());
        let found = self.armed.iter().find_map(|seat| Some((seat, rules.interrupting_move(state, seat)?)));
        let (seat, mv) = found?;
        self.armed = self.armed.without(seat);
        Some(mv)
    }

    /// Sets whether a seat interrupts as soon as it can. If it can now, it does.
    fn arm(&mut self, seat: Seat, on: bool) -> HostOutput<G> {
        if !self.viewer.contains(seat) || !self.is_person(seat) {
            return HostOutput::nothing();
        }
        self.armed = if on { self.armed.union(SeatSet::single(seat)) } else { self.armed.without(seat) };
        let mut lines = Vec::new();
        if let Some(mv) = self.take_armed() {
            self.play(mv, &mut lines);
        }
        self.output(lines)
    }

    /// Returns the answer of a bot or of standing orders.
    fn answer_of_bot_or_orders(&mut self, seat: Seat, moved: bool) -> Option<G::Move> {
        if self.is_person(seat) {
            return self.table.rules().ordered_answer(self.table.state(), self.orders[seat.index()]);
        }
        // What came before a bot thinks is told first.
        if moved {
            return None;
        }
        let rules = self.table.rules().clone();
        let decision = BotDecision::at(&rules, self.table.state(), seat)?;
        let answers = decision.answers.clone();
        let first = answers.first().copied()?;
        let bot = self.bots.get(seat.index())?.as_ref()?;
        let seed = u64::from(self.chance.below(u32::MAX)) << 32 | u64::from(self.chance.below(u32::MAX));
        let chosen = bots::finish(bot.start(decision, seed));
        // A bot that answers something else would ask for ever.
        Some(if answers.contains(&chosen) { chosen } else { first })
    }

    fn is_person(&self, seat: Seat) -> bool {
        matches!(self.holders.get(seat.index()), Some(Holder::Person))
    }

    fn play(&mut self, mv: G::Move, lines: &mut Vec<String>) -> bool {
        let line = SaveLine::of(&self.table, Entry::Move(mv));
        let by = self.table.rules().actor(self.table.state(), mv);
        let mut records = Vec::new();
        if self.table.play(mv, &mut records).is_err() {
            return false;
        }
        lines.push(line.text());
        lines.extend(SaveLine::snapshot(&self.table).map(|snapshot| snapshot.text()));
        self.history.push(PlayedMove { by, records, after: *self.table.state() });
        true
    }

    fn write_end(&mut self, seat: Seat, lines: &mut Vec<String>) -> bool {
        let line = SaveLine::of(&self.table, Entry::EndTurn(seat));
        let ended = self.table.end_turn(seat);
        if ended {
            lines.push(line.text());
        }
        ended
    }

    fn look(&mut self, player: SeatSet) -> HostOutput<G> {
        // Only players at this table look; nobody in particular may always see what all see.
        if !self.players.contains(&player) && player != SeatSet::NONE {
            return HostOutput::nothing();
        }
        self.viewer = player;
        self.output(Vec::new())
    }

    fn answer(&mut self, at: u32, text: &str) -> HostOutput<G> {
        if at as usize != self.history.len() || text.len() > MAX_ANSWER_LENGTH {
            return self.output(Vec::new());
        }
        let rules = self.table.rules().clone();
        let mv = match rules.read_move(self.table.state(), text) {
            Ok(mv) => mv,
            Err(reason) => return HostOutput::message(FromTable::Refused(reason)),
        };
        let by = rules.actor(self.table.state(), mv);
        if !by.is_some_and(|seat| self.viewer.contains(seat)) {
            return HostOutput::message(FromTable::Refused("that is not yours to answer".into()));
        }
        let line = SaveLine::of(&self.table, Entry::Move(mv));
        let mut records = Vec::new();
        match self.table.play(mv, &mut records) {
            Ok(()) => {}
            Err(PlayError::Refused(refusal)) => {
                return HostOutput::message(FromTable::Refused(rules.refusal(refusal, &self.words)));
            }
            Err(PlayError::WaitsForEndOfTurn(_) | PlayError::Undo(_)) => return self.output(Vec::new()),
        }
        let mut lines = vec![line.text()];
        lines.extend(SaveLine::snapshot(&self.table).map(|snapshot| snapshot.text()));
        self.history.push(PlayedMove { by, records, after: *self.table.state() });
        self.output(lines)
    }

    fn end_turn(&mut self, seat: Seat) -> HostOutput<G> {
        let mut lines = Vec::new();
        if self.viewer.contains(seat) {
            self.write_end(seat, &mut lines);
        }
        self.output(lines)
    }

    fn undo(&mut self, player: SeatSet) -> HostOutput<G> {
        if player != self.viewer {
            return HostOutput::nothing();
        }
        match self.table.undo(player) {
            Ok(count) => {
                self.truncate_history(self.history.len().saturating_sub(count as usize));
                self.output(vec![SaveLine::Undo(count).text()])
            }
            Err(reason) => HostOutput::message(FromTable::Refused(reason.to_string())),
        }
    }

    /// Returns new lines of the save, and what is new for the viewer.
    fn output(&mut self, lines: Vec<String>) -> HostOutput<G> {
        for line in &lines {
            self.record.push_str(line);
            self.record.push('\n');
        }
        let update = FromTable::Update(Box::new(self.update()));
        HostOutput { lines, messages: vec![update] }
    }

    fn update(&mut self) -> UpdateOf<G> {
        let (viewer, rules) = (self.viewer, self.table.rules().clone());
        let from = self.sent.insert(viewer, self.history.len()).unwrap_or(0);
        let before = match from.checked_sub(1).and_then(|last| self.history.get(last)) {
            Some(played) => played.after,
            None => *self.table.start(),
        };
        let steps = self.history.iter().skip(from).map(|played| played.redacted(&rules, viewer)).collect();
        UpdateOf::<G> { viewer, from: from as u32, start: rules.view(&before, viewer), steps, wait: self.wait() }
    }

    /// Returns what the table waits for.
    pub fn wait(&self) -> Wait {
        let end = self.table.seat_to_end_turn();
        // Who has left orders for this is not asked.
        let ordered = |seat: Seat, answer: bool| self.is_person(seat) && answer;
        let orders = |seat: Seat| self.orders.get(seat.index()).copied().unwrap_or(0);
        let answered = |seat: Seat| self.table.rules().ordered_answer(self.table.state(), orders(seat)).is_some();
        let asked = match (end, self.table.pending()) {
            (Some(seat), _) if ordered(seat, orders(seat) & END_TURNS != 0) => SeatSet::NONE,
            (Some(seat), _) => SeatSet::single(seat),
            (None, Pending::Seat(decision)) if ordered(decision.by, answered(decision.by)) => SeatSet::NONE,
            (None, Pending::Seat(decision)) => SeatSet::single(decision.by),
            (None, Pending::Seats(seats, _)) => seats,
            _ => SeatSet::NONE,
        };
        let undo = self.table.can_undo(self.viewer).is_ok();
        let armed = SeatSet(self.armed.0 & self.viewer.0);
        Wait { asked, end, undo, over: self.table.pending() == Pending::Over, armed }
    }

    /// Returns the table with the true position, for tests.
    pub fn table(&self) -> &Table<G> {
        &self.table
    }
}
