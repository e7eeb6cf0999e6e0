//! A game in the terminal: plain lines in and out, usable through a pipe.
//!
//! A [`Session`] is a client of a [`Host`]: it asks people, sends what they type as requests, stores every proposal in the save,
//! and tells what happened. `ask.rs` asks a person, `commands.rs` has the words that are understood at any time, `answer_list.rs` lists
//! what may be answered, `seat_question.rs` finds out which answer a line means, `news_feed.rs` says what is new, `terminal.rs` is the
//! terminal itself. People who share the device see only what their own seats know, with a curtain in between. Not here: rules,
//! chance, bots, and what a table allows.

mod answer_list;
mod ask;
mod commands;
mod news_feed;
mod seat_question;
mod terminal;

use crate::cli_error::{CliError, CliResult};
use crate::local_holders::{LocalHolder, LocalHolders};
use crate::save_file::SaveFile;
use crate::terminal_game::TerminalGame;
use host::{END_TURNS, Host, OpenError, Proposal};
use news_feed::NewsFeed;
use protocol::{Command, Open, Request, Wait};
use std::io::{BufRead, Write};
use std::ops::ControlFlow;
use tabletop::{FollowedSave, Save, Seat, SeatSet};
pub use terminal::Terminal;
use wording::Messages;

/// What the command line says about a table besides its game and who plays.
#[derive(Clone, Copy)]
pub struct TableSettings {
    /// The seed of chance and bots; unpredictable without it.
    pub seed: Option<u64>,
    /// Whether turns of people end without a question.
    pub no_gate: bool,
}

/// A game being played in the terminal.
pub struct Session<G: TerminalGame, I, O> {
    host: Host<G>,
    holders: LocalHolders,
    record: SaveFile,
    terminal: Terminal<I, O>,
    words: Messages,
    news: NewsFeed,
    /// The person who looks at the screen; nobody before the first curtain.
    watching: Option<SeatSet>,
    /// The board as it was last printed.
    board: String,
}

impl<G: TerminalGame, I: BufRead, O: Write> Session<G, I, O> {
    /// Opens the table of a save that was followed already, so that its moves are applied once. `holders` play now, and the save
    /// does not contradict them. Sentences are in the language of `words`.
    pub fn open(
        record: SaveFile,
        (save, followed): (&Save, FollowedSave<G>),
        holders: LocalHolders,
        settings: TableSettings,
        terminal: Terminal<I, O>,
        words: Messages,
    ) -> CliResult<Session<G, I, O>> {
        let orders = if settings.no_gate { END_TURNS } else { 0 };
        let open = Open {
            save: record.text()?,
            orders: vec![orders; holders.0.len()],
            holders: holders.saved(),
            bot_seed: settings.seed,
        };
        let host = Host::<G>::open_followed(open, save, followed, host::chance(settings.seed)?).map_err(|error| {
            let reason = match error {
                OpenError::Invalid(reason) => reason,
                OpenError::Stops(stopped) => stopped.reason,
            };
            CliError::input(format!("{}: {reason}", record.path().display()))
        })?;
        let (news, people) = (NewsFeed::new(&host), host.people());
        // One person needs no curtain.
        let watching = (people.len() < 2).then(|| people.first().copied().unwrap_or(SeatSet::NONE));
        Ok(Session { host, holders, record, terminal, words, news, watching, board: String::new() })
    }

    /// Plays until the game is over or somebody leaves.
    pub fn run(mut self) -> CliResult {
        self.terminal.say(format!("The game is saved in {} after every move.", self.record.path().display()))?;
        // A person who opens a paused table wants to play on.
        if let Ok(proposal) = self.host.command(Command::Pause(false)) {
            self.store(proposal)?;
        }
        loop {
            self.advance()?;
            self.tell()?;
            let wait = self.host.wait(SeatSet::NONE);
            if wait.over {
                return self.finish();
            }
            if self.host.is_full() {
                return Err(self.record.full());
            }
            if self.go_on(&wait)?.is_break() {
                let command = self.record.resume_command();
                self.terminal.say(format!("The game is saved. Go on with: {command}"))?;
                return Ok(self.terminal.flush()?);
            }
        }
    }

    /// Does what needs neither a person nor a bot.
    fn advance(&mut self) -> CliResult {
        let from = self.host.table().move_count();
        while let Some(proposal) = self.host.advance() {
            self.store(proposal)?;
        }
        self.news.add_forced(&self.host, from);
        Ok(())
    }

    /// Lets people vote, a bot answer, or a person who is asked. The result is `Break` if a person leaves the game.
    fn go_on(&mut self, wait: &Wait) -> CliResult<ControlFlow<()>> {
        if let Some(proposal) = wait.proposal
            && let Some(voter) = self.host.people().into_iter().find(|person| !person.intersects(proposal.accepted))
        {
            return self.ask_vote(voter, proposal);
        }
        if let Some(proposal) = self.host.play_bot() {
            return self.store(proposal).map(|()| ControlFlow::Continue(()));
        }
        match wait.clocks.iter().next() {
            Some(seat) if wait.end.is_some() => self.ask_end(seat),
            Some(seat) => self.ask(seat),
            None => Err(CliError::input("the game waits for nobody; please report this save")),
        }
    }

    /// Writes the lines of a proposal to the save before anybody sees them.
    fn store(&mut self, proposal: Proposal) -> CliResult {
        if proposal.lines.is_empty() {
            return Ok(());
        }
        if let Err(error) = self.record.append(&proposal.lines) {
            self.host.failed();
            return Err(error);
        }
        self.host.stored();
        self.news.forget_undone(&self.host);
        Ok(())
    }

    /// Asks the table for something in the name of a person. Says why and returns `false` if the table refuses it.
    fn request(&mut self, person: SeatSet, request: &Request) -> CliResult<bool> {
        match self.host.request(person, request) {
            Ok(proposal) => self.store(proposal).map(|()| true),
            Err(refusal) => {
                let reason = wording::table_refusal(self.host.table().rules().as_ref(), &refusal, &self.words);
                self.terminal.say(reason)?;
                Ok(false)
            }
        }
    }

    /// Returns whether a person at this device plays the seat.
    fn is_person(&self, seat: Seat) -> bool {
        matches!(self.holders.0.get(seat.index()), Some(LocalHolder::Person(_)))
    }

    /// Tells the person at the screen what they have not been told yet.
    fn tell(&mut self) -> CliResult {
        let Some(person) = self.watching else { return Ok(()) };
        for line in self.news.lines_for(&self.host, person, &self.words) {
            self.terminal.say(format!("  {line}"))?;
        }
        Ok(())
    }

    fn finish(mut self) -> CliResult {
        let viewer = self.watching.unwrap_or(SeatSet::NONE);
        let (rules, state) = (self.host.table().rules().clone(), *self.host.table().state());
        let board = rules.summary(&state, viewer, &self.words);
        self.terminal.text(&format!("\n{board}"))?;
        match self.host.undone_turns() {
            0 => {}
            1 => self.terminal.say("Once a whole turn was taken back, and dice and cards were drawn again.")?,
            times => self
                .terminal
                .say(format!("{times} times a whole turn was taken back, and dice and cards were drawn again."))?,
        }
        self.terminal.text(&rules.result_text(&state, &self.words))?;
        Ok(self.terminal.flush()?)
    }
}
