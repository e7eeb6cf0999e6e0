//! [`Host`]: the state of one hosted table, and the cycle of storing: it proposes lines, and the caller reports success or failure.
//!
//! `requests.rs` has the requests of players, `commands.rs` those of the caller, `automatic.rs` what the table does by itself,
//! `bot_job.rs` the bots, and `updates.rs` what viewers are told.

use crate::bot_job::BotJob;
use crate::chance::{BotSeeds, ChanceSource};
use crate::journal::Journal;
use crate::log_size::LogSize;
use crate::players::PlayerState;
use crate::saves::{check_holders, load, stopped};
use crate::{HostedGame, OpenError};
use protocol::{Open, Score};
use tabletop::{Entry, FollowedSave, Odds, Pending, PlayError, Save, SaveLine, Seat, SeatSet, Table};

/// Lines of the save that must be stored before anybody learns of them.
///
/// Store all of them or none, then call [`Host::stored`] or [`Host::failed`]. A proposal without lines needs neither.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[must_use]
pub struct Proposal {
    /// New lines of the save, without line ends.
    pub lines: Vec<String>,
}

/// A table with its players, standing orders and chance source.
///
/// Every change is a [`Proposal`]: the caller stores it and reports [`Host::stored`]; only then [`Host::update`] tells viewers.
///
/// ```
/// use cosmic_frog::{Rules, Setup};
/// use host::{Host, SeededChance};
/// use protocol::{Holder, Open, Request};
/// use tabletop::{Game, Header, Save, Seat, SeatSet};
/// let rules = Rules::from_setup(Setup::new(3)).expect("a valid set-up");
/// let holders = vec![Holder::Person, Holder::Bot("random".into()), Holder::Bot("random".into())];
/// let save = Save::new(Header::of(&rules), Vec::new()).write();
/// let open = Open { save, holders, orders: Vec::new(), bot_seed: Some(1) };
/// let mut host = Host::<Rules>::open(open, Box::new(SeededChance(1))).expect("a sound save");
///
/// let mut file = Vec::new();
/// while let Some(proposal) = host.advance() {
///     file.extend(proposal.lines);
///     host.stored();
/// }
/// let me = SeatSet::single(Seat(0));
/// let update = host.update(me, None).expect("everything is stored");
/// let question = update.wait.question(Seat(0)).expect("everybody keeps a card in secret");
///
/// // Answers are notation; a wrong one is refused with a typed reason and changes nothing.
/// assert!(host.request(me, &Request::Answer { question, text: "red pass".into() }).is_err());
/// ```
pub struct Host<G: HostedGame> {
    pub(crate) table: Table<G>,
    pub(crate) players: PlayerState,
    pub(crate) journal: Journal,
    /// Whether this edition of the rules began the save, so that positions in it must be those that the moves lead to.
    same_edition: bool,
    pub(crate) size: LogSize,
    pub(crate) orders: Vec<u32>,
    /// Seats that interrupt as soon as they can.
    pub(crate) armed: SeatSet,
    pub(crate) chance: Box<dyn ChanceSource>,
    pub(crate) bot_seeds: BotSeeds,
    pub(crate) odds: Odds<G::Move>,
    pub(crate) weights: Vec<u32>,
    /// The player who can take the last turn back; no seats if nobody can.
    pub(crate) turn_undoer: SeatSet,
    /// What is stored, while a proposal goes beyond it.
    before: Option<StoredPoint>,
}

/// Where a table returns to if a proposal cannot be stored.
struct StoredPoint {
    entries_of_table: usize,
    number: u32,
    size: LogSize,
    players: PlayerState,
    armed: SeatSet,
    turn_undoer: SeatSet,
}

impl<G: HostedGame> Host<G> {
    /// Opens a table; if the save is only a header, a new game. Fails if the rules cannot follow the save to its end.
    pub fn open(open: Open, chance: Box<dyn ChanceSource>) -> Result<Host<G>, OpenError> {
        let (save, followed) = load::<G>(&open.save)?;
        Host::open_followed(open, &save, followed, chance)
    }

    /// Opens a table whose save the caller has followed already, so that its moves are not applied again. `open.save` is the text
    /// of `save`. Fails if the rules did not follow it to its end.
    pub fn open_followed(
        open: Open,
        save: &Save,
        followed: FollowedSave<G>,
        chance: Box<dyn ChanceSource>,
    ) -> Result<Host<G>, OpenError> {
        let size = LogSize::of(&open.save);
        if let Some(stopped) = stopped(&followed) {
            return Err(OpenError::Stops(stopped));
        }
        let table = followed.table;
        let rules = table.rules().clone();
        check_holders(rules.as_ref(), &save.holders(open.holders.clone()))?;
        let (mut players, mut journal) = (PlayerState::new(open.holders), Journal::default());
        for line in &save.lines {
            journal.push(line);
            players.repeat(rules.as_ref(), line, journal.moves());
        }
        players.forget_closed_questions(|question| table.question(question.seat()) == Some(question));
        let mut orders = open.orders;
        orders.resize(usize::from(rules.seats()), 0);
        let mut host = Host {
            table,
            players,
            journal,
            same_edition: save.header.is_same_edition::<G>(),
            size,
            orders,
            armed: SeatSet::NONE,
            chance,
            bot_seeds: BotSeeds::new(open.bot_seed)?,
            odds: Odds::default(),
            weights: Vec::new(),
            turn_undoer: SeatSet::NONE,
            before: None,
        };
        host.turn_undoer = host.find_turn_undoer();
        Ok(host)
    }

    /// Repeats lines that another writer has added to the save. Fails if they do not fit this table, which must be opened again
    /// then.
    pub fn follow(&mut self, lines: &[String]) -> Result<(), String> {
        for text in lines {
            let line = SaveLine::read(text);
            line.apply_to(&mut self.table, self.same_edition, &mut ()).map_err(|reason| reason.to_string())?;
            self.note(&line);
            self.size.add(text);
        }
        self.turn_undoer = self.find_turn_undoer();
        Ok(())
    }

    /// Reports that the lines of the last proposal are stored, so that viewers may be told.
    pub fn stored(&mut self) {
        self.before = None;
    }

    /// Reports that the lines of the last proposal could not be stored. The table returns to what is stored.
    pub fn failed(&mut self) {
        if let Some(before) = self.before.take() {
            self.table.forget_entries_after(before.entries_of_table);
            self.journal.truncate(before.number);
            self.size = before.size;
            self.players = before.players;
            self.armed = before.armed;
            self.turn_undoer = before.turn_undoer;
        }
    }

    /// Returns whether a proposal waits to be stored. Until then nothing changes and nobody is told anything.
    pub fn is_storing(&self) -> bool {
        self.before.is_some()
    }

    /// Returns the people at the table, each as the seats they hold.
    pub fn people(&self) -> Vec<SeatSet> {
        self.players.people(self.table.rules().as_ref())
    }

    /// Returns the number of the newest entry.
    pub fn number(&self) -> u32 {
        self.journal.number()
    }

    /// Returns how the game ended; `None` while it goes on.
    pub fn score(&self) -> Option<Score> {
        Score::of(self.table.rules().as_ref(), self.table.state())
    }

    /// Returns whether the game is over.
    pub fn is_over(&self) -> bool {
        self.table.pending() == Pending::Over
    }

    /// Returns whether the save is as long as a save can be, so that not even a move is accepted any more.
    pub fn is_full(&self) -> bool {
        self.size.is_full()
    }

    /// Returns how often a whole turn was taken back against bots, so that chance decided again.
    pub fn undone_turns(&self) -> u32 {
        self.journal.undone_turns()
    }

    /// Returns the table with the true position, for tests and for callers that may see everything.
    pub fn table(&self) -> &Table<G> {
        &self.table
    }

    /// Returns how many bytes of memory the table takes, without the shared rules.
    pub fn memory(&self) -> usize {
        size_of::<Self>() - size_of::<Table<G>>() + self.table.memory() + self.journal.memory()
    }

    /// Remembers what is stored, before the first line of a proposal.
    pub(crate) fn begin_proposal(&mut self) {
        if self.before.is_none() {
            self.before = Some(StoredPoint {
                entries_of_table: self.table.log().len(),
                number: self.journal.number(),
                size: self.size,
                players: self.players.clone(),
                armed: self.armed,
                turn_undoer: self.turn_undoer,
            });
        }
    }

    /// Ends a proposal. Without lines there is nothing to store.
    pub(crate) fn propose(&mut self, lines: Vec<String>) -> Proposal {
        if lines.is_empty() {
            self.before = None;
        } else {
            self.turn_undoer = self.find_turn_undoer();
        }
        Proposal { lines }
    }

    /// Plays a move and writes it down.
    pub(crate) fn play(&mut self, mv: G::Move, lines: &mut Vec<String>) -> Result<(), PlayError<G::Refusal>> {
        let line = SaveLine::of(&self.table, Entry::Move(mv));
        self.table.play(mv, &mut ())?;
        self.write(line, lines);
        if let Some(snapshot) = SaveLine::snapshot(&self.table) {
            self.push_line(&snapshot, lines);
        }
        Ok(())
    }

    /// Ends the turn of a seat and writes it down. Returns `false` if the table does not wait for that.
    pub(crate) fn write_end(&mut self, seat: Seat, lines: &mut Vec<String>) -> bool {
        let ended = self.table.end_turn(seat);
        if ended {
            self.write(SaveLine::EndTurn(seat.0), lines);
        }
        ended
    }

    /// Writes down a line that the table has carried out.
    pub(crate) fn write(&mut self, line: SaveLine, lines: &mut Vec<String>) {
        self.note(&line);
        self.push_line(&line, lines);
    }

    fn push_line(&mut self, line: &SaveLine, lines: &mut Vec<String>) {
        let text = line.text();
        self.size.add(&text);
        lines.push(text);
    }

    fn note(&mut self, line: &SaveLine) {
        if let SaveLine::Seat { seat, .. } = line {
            self.armed = self.armed.without(Seat(*seat));
        }
        self.journal.push(line);
        self.players.repeat(self.table.rules().as_ref(), line, self.journal.moves());
        let table = &self.table;
        self.players.forget_closed_questions(|question| table.question(question.seat()) == Some(question));
    }

    /// Returns a bot's work on the next question that a bot must answer; `None` if no bot is asked.
    ///
    /// The caller lets it think in slices, on another thread or at once, and hands the result to [`Host::bot_answer`]. It may drop
    /// the job and ask again.
    pub fn bot_job(&self) -> Option<BotJob<G>> {
        if self.is_storing() || self.players.paused || self.size.is_full() || self.table.seat_to_end_turn().is_some() {
            return None;
        }
        self.table.asked().iter().find_map(|seat| {
            let (bot, question) = (self.players.bot(seat)?, self.table.question(seat)?);
            BotJob::start(&self.table, bot, question, self.bot_seeds.of(question))
        })
    }
}
