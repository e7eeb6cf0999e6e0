//! [`AnyTable`]: a hosted table of any game, for callers that know no game: the worker of the page and a server.
//!
//! [`open_table`] opens the table of a game by its name. A feature per game compiles it in, so that a page contains the rules of one
//! game only. The JSON encoding needs the feature `json`. A page does not need it, because its worker is from the same build.

#[cfg(feature = "json")]
use crate::Served;
use crate::{BotJob, ChanceSource, Host, HostedGame, OpenError, Proposal};
#[cfg(feature = "json")]
use protocol::json::ServerMessage;
use protocol::{Command, Encoding, Holder, Open, QuestionId, Refusal, RefusalOf, Request, Score, TableMessageOf, Wait};
use std::any::Any;
use tabletop::SeatSet;
#[cfg(feature = "json")]
use wording::Messages;

/// What became of a request to an [`AnyTable`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Handled {
    /// It is carried out as far as it can be before it is stored.
    Proposed(Proposal),
    /// It changed nothing; the message says why.
    Refused(Vec<u8>),
}

/// A message for a viewer, with the number of the newest entry that it includes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// The number to name when the client reconnects.
    pub number: u32,
    /// The message in the encoding of the client.
    pub bytes: Vec<u8>,
}

/// A hosted table of any game. The methods do what those of [`Host`] with the same names do.
pub trait AnyTable: Send {
    /// Returns the name of the game.
    fn game(&self) -> &'static str;
    /// Carries out what a player asks for; a refusal comes as a message.
    fn request(&mut self, player: SeatSet, request: &Request, encoding: Encoding) -> Handled;
    /// Returns the message that refuses a request because the client does not speak for the player.
    fn refuse_foreign(&self, request: &Request, encoding: Encoding) -> Vec<u8>;
    /// Does what a client asks for in bytes: reads them, checks that the client may speak for the player, and carries the request
    /// out. Everybody may ask what a spectator is told.
    #[cfg(feature = "json")]
    fn serve(&mut self, speaks_for: &[SeatSet], bytes: &[u8], encoding: Encoding) -> Served;
    /// Returns the welcome for a client, always in JSON. [`greet`](crate::greet) reads the hello before it.
    #[cfg(feature = "json")]
    fn welcome(&self, build: &str, encoding: Encoding) -> Vec<u8>;
    /// Carries out a command of the caller. Returns `None` if it is refused.
    fn command(&mut self, command: Command) -> Option<Proposal>;
    /// Does everything that needs neither a player nor a bot.
    fn advance(&mut self) -> Option<Proposal>;
    /// Returns a bot's work on the next question that a bot must answer.
    fn bot_job(&self) -> Option<Box<dyn AnyBotJob>>;
    /// Plays the answer that a bot of this table has found.
    fn bot_answer(&mut self, job: Box<dyn AnyBotJob>) -> Option<Proposal>;
    /// Reports that the lines of the last proposal are stored.
    fn stored(&mut self);
    /// Reports that the lines of the last proposal could not be stored.
    fn failed(&mut self);
    /// Returns what is new for a viewer, or `None` while a proposal is not stored.
    fn update(&self, viewer: SeatSet, last: Option<u32>, encoding: Encoding) -> Option<Message>;
    /// Repeats lines that another writer has stored.
    fn follow(&mut self, lines: &[String]) -> Result<(), String>;
    /// Returns what the table waits for, as a viewer may know it, or `None` while a proposal is not stored.
    fn wait(&self, viewer: SeatSet) -> Option<Wait>;
    /// Returns whether the game is over, also with what a proposal adds that is not stored.
    fn is_over(&self) -> bool;
    /// Returns the people at the table, each as the seats they hold.
    fn people(&self) -> Vec<SeatSet>;
    /// Returns the players who are people if these are the holders of the seats, each as the seats they hold.
    fn people_among(&self, holders: &[Holder]) -> Vec<SeatSet>;
    /// Returns how many moves count.
    fn moves(&self) -> u32;
    /// Returns how the game ended.
    fn score(&self) -> Option<Score>;
    /// Returns how often a whole turn was taken back against bots.
    fn undone_turns(&self) -> u32;
}

/// A [`BotJob`] of any game.
pub trait AnyBotJob: Send {
    /// Returns the question that the bot thinks about.
    fn question(&self) -> QuestionId;
    /// Thinks for at most this many iterations. Returns whether the answer is found.
    fn step(&mut self, iterations: u32) -> bool;
    /// Returns the job as a value of any type, for the table that it belongs to.
    fn into_any(self: Box<Self>) -> Box<dyn Any>;
}

impl<G: HostedGame> AnyBotJob for BotJob<G> {
    fn question(&self) -> QuestionId {
        BotJob::question(self)
    }

    fn step(&mut self, iterations: u32) -> bool {
        BotJob::step(self, iterations)
    }

    fn into_any(self: Box<Self>) -> Box<dyn Any> {
        self
    }
}

impl<G: HostedGame> Host<G> {
    /// Returns the message that refuses a request, which may name a question.
    pub(crate) fn refused(&self, question: Option<QuestionId>, reason: RefusalOf<G>, encoding: Encoding) -> Vec<u8> {
        match encoding {
            Encoding::Compact => protocol::write(&TableMessageOf::<G>::Refused { question, reason }),
            #[cfg(feature = "json")]
            Encoding::Json => self.refused_in_json(None, question, &reason),
            #[cfg(not(feature = "json"))]
            Encoding::Json => Vec::new(),
        }
    }
}

impl<G: HostedGame> AnyTable for Host<G> {
    fn game(&self) -> &'static str {
        G::NAME
    }

    fn request(&mut self, player: SeatSet, request: &Request, encoding: Encoding) -> Handled {
        match Host::request(self, player, request) {
            Ok(proposal) => Handled::Proposed(proposal),
            Err(reason) => Handled::Refused(self.refused(request.question(), reason, encoding)),
        }
    }

    fn refuse_foreign(&self, request: &Request, encoding: Encoding) -> Vec<u8> {
        self.refused(request.question(), Refusal::NotYours, encoding)
    }

    #[cfg(feature = "json")]
    fn serve(&mut self, speaks_for: &[SeatSet], bytes: &[u8], encoding: Encoding) -> Served {
        self.serve_bytes(speaks_for, bytes, encoding)
    }

    #[cfg(feature = "json")]
    fn welcome(&self, build: &str, encoding: Encoding) -> Vec<u8> {
        self.json_bytes(&ServerMessage::Welcome(self.json_welcome(build, encoding, &Messages::english())))
    }

    fn command(&mut self, command: Command) -> Option<Proposal> {
        Host::command(self, command).ok()
    }

    fn advance(&mut self) -> Option<Proposal> {
        Host::advance(self)
    }

    fn bot_job(&self) -> Option<Box<dyn AnyBotJob>> {
        Host::bot_job(self).map(|job| Box::new(job) as Box<dyn AnyBotJob>)
    }

    fn bot_answer(&mut self, job: Box<dyn AnyBotJob>) -> Option<Proposal> {
        let job = job.into_any().downcast::<BotJob<G>>().ok()?;
        Host::bot_answer(self, &job)
    }

    fn stored(&mut self) {
        Host::stored(self);
    }

    fn failed(&mut self) {
        Host::failed(self);
    }

    fn update(&self, viewer: SeatSet, last: Option<u32>, encoding: Encoding) -> Option<Message> {
        let bytes = match encoding {
            Encoding::Compact => {
                protocol::write(&TableMessageOf::<G>::Update(Box::new(Host::update(self, viewer, last)?)))
            }
            #[cfg(not(feature = "json"))]
            Encoding::Json => return None,
            #[cfg(feature = "json")]
            Encoding::Json => {
                let update = self.json_update(viewer, last, &Messages::english())?;
                self.json_bytes(&ServerMessage::Update(Box::new(update)))
            }
        };
        Some(Message { number: self.number(), bytes })
    }

    fn follow(&mut self, lines: &[String]) -> Result<(), String> {
        Host::follow(self, lines)
    }

    fn wait(&self, viewer: SeatSet) -> Option<Wait> {
        // What a player is asked after a proposal would tell what it adds.
        if self.is_storing() { None } else { Some(Host::wait(self, viewer)) }
    }

    fn is_over(&self) -> bool {
        Host::is_over(self)
    }

    fn people(&self) -> Vec<SeatSet> {
        Host::people(self)
    }

    fn people_among(&self, holders: &[Holder]) -> Vec<SeatSet> {
        crate::players(self.table.rules().as_ref(), holders)
    }

    fn moves(&self) -> u32 {
        self.journal.moves()
    }

    fn score(&self) -> Option<Score> {
        Host::score(self)
    }

    fn undone_turns(&self) -> u32 {
        Host::undone_turns(self)
    }
}

/// Opens a table of the game with this name. An unknown name, or a game that is not compiled in, is an error.
pub fn open_table(game: &str, open: Open, chance: Box<dyn ChanceSource>) -> Result<Box<dyn AnyTable>, OpenError> {
    match game {
        #[cfg(feature = "cosmic-frog")]
        "cosmic-frog" => Ok(Box::new(Host::<::cosmic_frog::Rules>::open(open, chance)?)),
        #[cfg(feature = "volcanique")]
        "volcanique" => Ok(Box::new(Host::<::volcanique::Rules>::open(open, chance)?)),
        _ => {
            drop((open, chance));
            Err(OpenError::Invalid(format!("no game is called {:?} here", game.chars().take(40).collect::<String>())))
        }
    }
}
