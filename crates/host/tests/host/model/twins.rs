//! Twin tables that differ only in what a viewer cannot see: all their messages to that viewer are byte-equal, in both encodings.
//!
//! A case begins at a position of a random game and at a determinisation of the viewer's view of it. Both tables play the same moves
//! as far as the viewer sees them; hidden moves of others and hidden outcomes of chance differ. Seats of others also wish to interrupt
//! at one of the tables only. At both tables seats change hands, bots stand in, players vote on going back and leave standing orders.
//! A case ends when a secret that differs is revealed.

use super::faults::Fault;
use super::play::{open, played};
use super::steps::Tally;
use super::subject::Subject;
use super::{Game, cairn, cases};
use host::{AnyTable, Handled, HostedGame, Proposal};
use protocol::{Command, Encoding, HandOver, Holder, RefusalOf, Request};
use tabletop::{Header, Pending, Save, SaveLine, Seat, SeatSet};
use testkit::{Random, laws};

/// Two tables that the viewer cannot tell apart.
struct Twins<G: HostedGame> {
    viewer: SeatSet,
    tables: [Subject<G>; 2],
    random: Random,
    /// The newest entry that the viewer has.
    last: Option<u32>,
    /// Answers that were legal once.
    texts: Vec<String>,
    tally: Tally,
}

/// Plays this many cases; returns how often messages were compared, and what happened between.
pub fn run<G: HostedGame>(game: &Game<G>, count: u32, fault: Fault) -> Result<Tally, String> {
    let mut tally = Tally::default();
    for number in 0..count {
        if let Some(mut twins) = begin(game, number, fault) {
            twins.play().map_err(|difference| {
                format!("case {number}: {:?} can tell twin tables apart: {difference}", twins.viewer)
            })?;
            tally.add(&twins.tally);
        }
    }
    Ok(tally)
}

/// Begins a case; `None` if the game has no position between turns there.
fn begin<G: HostedGame>(game: &Game<G>, number: u32, fault: Fault) -> Option<Twins<G>> {
    let mut random = Random::new(23, u64::from(number));
    let save = Save::read(&played(game, 20 + random.below(120))).ok()?;
    let text = save.lines.iter().rev().find_map(|line| match line {
        SaveLine::Snapshot { text, .. } => Some(text.clone()),
        _ => None,
    })?;
    let rules = G::from_setup(game.setup.clone()).ok()?;
    let state = rules.restore(&text).ok()?;
    let mut viewers = laws::players(&rules);
    viewers.push(SeatSet::NONE);
    let viewer = random.pick(&viewers)?;
    let twin = rules.determinise(&rules.view(&state, viewer), &mut |bound| random.below(bound));
    let twin = rules.snapshot(&twin)?;
    let start = |text: String| {
        let save = Save::new(Header { from: Some(text), ..Header::of(&rules) }, Vec::new()).write();
        Subject { host: open(&save, game.names, &[]), fault }
    };
    let tables = [start(text), start(twin)];
    Some(Twins { viewer, tables, random, last: None, texts: Vec::new(), tally: Tally::default() })
}

impl<G: HostedGame> Twins<G> {
    fn play(&mut self) -> Result<(), String> {
        self.compare()?;
        for _ in 0..80 {
            let lines = match self.random.below(20) {
                0 => self.undo()?,
                1 => self.agreed_undo(),
                2 => self.pause(),
                3 => {
                    self.wish();
                    None
                }
                4 => self.send_anything().map(|()| None)?,
                5 | 6 => self.ask_both().map(|()| None)?,
                7 => self.command_both().map(|()| None)?,
                _ => match self.go_on()? {
                    Some(lines) => Some(lines),
                    None => return Ok(()),
                },
            };
            if let Some(lines) = lines {
                for (table, line) in self.tables.iter_mut().zip(lines) {
                    table.host.follow(&[line.text()])?;
                }
            }
            if self.tables[0].host.is_over() {
                return Ok(());
            }
            self.compare()?;
        }
        Ok(())
    }

    /// Returns the next line of each table; `None` where the viewer may tell them apart from now on.
    fn go_on(&mut self) -> Result<Option<[SaveLine; 2]>, String> {
        let (table, twin) = (self.tables[0].host.table(), self.tables[1].host.table());
        if let Some(seat) = table.seat_to_end_turn() {
            return Ok(Some([SaveLine::EndTurn(seat.0), SaveLine::EndTurn(seat.0)]));
        }
        let (rules, state, twin_state) = (table.rules(), table.state(), twin.state());
        let mut moves = Vec::new();
        let interrupts = laws::interrupts(rules.as_ref(), state);
        let mv = if !interrupts.is_empty() && self.random.once_in(20) {
            self.random.pick(&interrupts).map(|(_, mv)| mv)
        } else {
            rules.legal(state, &mut moves);
            self.random.pick(&moves)
        };
        let Some(mv) = mv else { return Ok(None) };
        if rules.actor(state, mv).is_some() {
            self.texts.push(rules.write_move(state, mv));
        }
        let Some(reply) = reply(rules.as_ref(), (state, twin_state), mv, self.viewer, &mut self.random)? else {
            return Ok(None);
        };
        let seen = |mut state: G::State, mv: G::Move| {
            let mut records = Vec::new();
            rules.apply_legal(&mut state, mv, &mut records);
            records.into_iter().map(|record| rules.redact_event(record, self.viewer)).collect::<Vec<_>>()
        };
        if seen(*state, mv) != seen(*twin_state, reply) {
            let reveals = rules.reveals_secret(state, mv) || rules.reveals_secret(twin_state, reply);
            return if reveals { Ok(None) } else { Err(format!("{mv:?} and {reply:?} look different")) };
        }
        let line = |state: &G::State, mv| SaveLine::Move(rules.write_move(state, mv));
        Ok(Some([line(state, mv), line(twin_state, reply)]))
    }

    /// Lets a player take an answer back. Whether the viewer can do so must not depend on secrets.
    fn undo(&mut self) -> Result<Option<[SaveLine; 2]>, String> {
        let table = self.tables[0].host.table();
        let by = table.last_move().and_then(|mv| {
            let before = table.position_after(table.move_count() - 1);
            table.rules().actor(&before, mv)
        });
        let Some(by) = by else { return Ok(None) };
        let player = table.rules().seats_of_player(by);
        let counts = [0, 1].map(|index: usize| self.tables[index].host.table().can_undo(player));
        if player == self.viewer && counts[0] != counts[1] {
            return Err(format!("they can take back {counts:?}"));
        }
        match counts {
            [Ok(one), Ok(other)] if one == other => Ok(Some([SaveLine::Undo(one), SaveLine::Undo(one)])),
            _ => Ok(None),
        }
    }

    fn agreed_undo(&mut self) -> Option<[SaveLine; 2]> {
        let count = 1 + self.random.below(4);
        let possible = self.tables[0].host.table().move_count() as u32 >= count;
        possible.then_some([SaveLine::AgreedUndo(count), SaveLine::AgreedUndo(count)])
    }

    fn pause(&mut self) -> Option<[SaveLine; 2]> {
        let paused = !self.tables[0].host.wait(SeatSet::NONE).paused;
        Some([SaveLine::Pause(paused), SaveLine::Pause(paused)])
    }

    /// Lets any player ask for the same at both tables: another bot or person for a seat, standing orders, a proposal to go back, a
    /// vote on it. Both tables must do it, or both refuse it in the same words.
    fn ask_both(&mut self) -> Result<(), String> {
        let table = self.tables[0].host.table();
        let (seat, moves) = (Seat(self.random.below(table.rules().seats().into()) as u8), table.move_count() as u32);
        let player = table.rules().seats_of_player(seat);
        // A bot that all games have.
        let bot = || "random".to_string();
        let request = match self.random.below(12) {
            0 => Request::GiveSeat { seat, bot: bot() },
            1 | 2 => Request::TakeSeat { seat },
            3 if self.random.once_in(4) => Request::Resign { bot: bot() },
            3..=5 => Request::SetOrders { seat, orders: self.random.below(u32::MAX) },
            6 | 7 => Request::ProposeUndo { moves: moves.saturating_sub(1 + self.random.below(6)) },
            8 => Request::VoteUndo { accept: false },
            _ => Request::VoteUndo { accept: true },
        };
        self.both(&format!("{request:?}"), |table| table.host.request(player, &request))
    }

    /// Lets both servers do the same: seat somebody else, or let a bot stand in for a player.
    fn command_both(&mut self) -> Result<(), String> {
        let table = self.tables[0].host.table();
        let seat = Seat(self.random.below(table.rules().seats().into()) as u8);
        let open = table.asked().iter().find_map(|seat| table.question(seat));
        let bot = "random".to_string();
        let command = match (open, self.random.below(4)) {
            (Some(question), 0 | 1) => Command::TimeOut { question, bot },
            (_, 2) => Command::SetHolder { seat, holder: Holder::Bot(bot), why: HandOver::Absent },
            _ => Command::SetHolder { seat, holder: Holder::Person, why: HandOver::Given },
        };
        self.both(&format!("{command:?}"), |table| table.host.command(command.clone()))
    }

    /// Does something at both tables. Both must write down the same, or refuse it for the same reason.
    fn both(
        &mut self,
        what: &str,
        work: impl Fn(&mut Subject<G>) -> Result<Proposal, RefusalOf<G>>,
    ) -> Result<(), String> {
        let [one, other] = self.tables.each_mut().map(|table| {
            let done = work(table);
            table.host.stored();
            done
        });
        if one != other {
            return Err(format!("{what}: {one:?}, and {other:?} at the other table"));
        }
        let line = one.iter().flat_map(|proposal| &proposal.lines).next().map(|line| SaveLine::read(line));
        self.tally.hit(match (line, what.split_whitespace().next()) {
            (Some(SaveLine::Seat { .. }), _) => "seat",
            (Some(SaveLine::StandIn { .. }), _) => "stand-in",
            (Some(SaveLine::ProposeUndo { .. }), _) => "proposed",
            (Some(SaveLine::VoteUndo { .. }), _) => "voted",
            (None, Some("SetOrders")) if one.is_ok() => "orders",
            _ => "refused",
        });
        Ok(())
    }

    /// Lets a seat of somebody else wait to interrupt, at one table only.
    fn wish(&mut self) {
        let host = &mut self.tables[0].host;
        let rules = host.table().rules().clone();
        let state = *host.table().state();
        let seats = (0..rules.seats()).map(Seat);
        let others: Vec<Seat> = seats.filter(|&seat| !self.viewer.contains(seat)).collect();
        let nobody_can = (0..rules.seats()).all(|seat| rules.interrupting_move(&state, Seat(seat)).is_none());
        if let Some(seat) = self.random.pick(&others).filter(|_| nobody_can) {
            let _ = host.request(rules.seats_of_player(seat), &Request::Interrupt { seat, armed: true });
        }
    }

    /// Sends an answer of the viewer that was legal earlier. Both tables must accept it, or both refuse it with the same bytes.
    fn send_anything(&mut self) -> Result<(), String> {
        let asked = self.tables[0].host.table().asked();
        let seat = asked.iter().find(|&seat| self.viewer.contains(seat));
        let (Some(seat), Some(text)) =
            (seat, self.texts.get(self.random.below(self.texts.len().max(1) as u32) as usize))
        else {
            return Ok(());
        };
        let Some(question) = self.tables[0].host.table().question(seat) else { return Ok(()) };
        let request = Request::Answer { question, text: text.clone() };
        for encoding in [Encoding::Compact, Encoding::Json] {
            let handled = self.tables.each_mut().map(|table| {
                let handled = AnyTable::request(&mut table.host, self.viewer, &request, encoding);
                table.host.failed();
                match handled {
                    Handled::Refused(bytes) => Some(bytes),
                    Handled::Proposed(_) => None,
                }
            });
            if handled[0] != handled[1] {
                return Err(format!("{request:?} is refused as {handled:?}"));
            }
        }
        Ok(())
    }

    /// Compares what both tables tell the viewer: what is new, and everything.
    fn compare(&mut self) -> Result<(), String> {
        let lasts = if self.random.once_in(8) { vec![None, self.last] } else { vec![self.last] };
        for last in lasts {
            for encoding in [Encoding::Compact, Encoding::Json] {
                let messages = self.tables.each_ref().map(|table| table.message(self.viewer, last, encoding));
                if messages[0] != messages[1] {
                    let updates = self.tables.each_ref().map(|table| table.update(self.viewer, last));
                    return Err(format!("{encoding:?} since {last:?}: {updates:?}"));
                }
                self.tally.hit("compared");
            }
        }
        if self.random.once_in(3) {
            self.last = Some(self.tables[0].host.number());
        }
        Ok(())
    }
}

/// Returns the twin's move: the same if the viewer sees it, otherwise one that looks the same to the viewer, if there is one.
fn reply<G: HostedGame>(
    rules: &G,
    (state, twin): (&G::State, &G::State),
    mv: G::Move,
    viewer: SeatSet,
    random: &mut Random,
) -> Result<Option<G::Move>, String> {
    let (by, seen) = (rules.actor(state, mv), rules.redact_move(state, mv, viewer));
    if seen == Some(mv) {
        let same = rules.check(twin, mv).is_ok() && rules.redact_move(twin, mv, viewer) == seen;
        let own = by.is_some_and(|seat| viewer.contains(seat));
        if own && !same && !matches!(rules.pending(state), Pending::Chance(_)) {
            return Err(format!("{mv:?} is legal at one table only"));
        }
        return Ok(same.then_some(mv));
    }
    let mut alike = Vec::new();
    rules.legal(twin, &mut alike);
    alike.retain(|&other| rules.redact_move(twin, other, viewer) == seen && rules.actor(twin, other) == by);
    Ok(random.pick(&alike))
}

fn check<G: HostedGame>(game: &Game<G>, count: u32, rarely: &[&str]) {
    let tally = run(game, cases(count), Fault::None).unwrap_or_else(|error| panic!("{error}"));
    println!("{tally}");
    if cases(count) >= count {
        assert!(tally.count("compared") > 5 * count, "{tally}");
        let kinds = ["seat", "stand-in", "proposed", "voted", "orders", "refused"];
        let missing: Vec<_> = kinds.iter().filter(|kind| tally.count(kind) < 3 && !rarely.contains(kind)).collect();
        assert!(missing.is_empty(), "too rare: {missing:?}\n{tally}");
    }
}

#[test]
fn nobody_can_tell_twin_tables_of_cairn_apart() {
    check(&cairn(), 400, &[]);
}

#[test]
fn nobody_can_tell_twin_tables_of_cosmic_frog_apart() {
    use cosmic_frog::{Preset, Rules};
    check::<Rules>(&Game { setup: Preset::Everything.setup(4), names: &["me", "me", "me", "me"] }, 100, &[]);
}

#[test]
fn nobody_can_tell_twin_tables_with_teams_and_find_muck_apart() {
    use cosmic_frog::{FindMuck, Rules, Setup};
    let setup = Setup { teams: vec![0, 1, 0, 1], symbiotic: true, find_muck: FindMuck::Chips, ..Setup::new(4) };
    check::<Rules>(&Game { setup, names: &["me", "me", "me", "me"] }, 60, &["voted"]);
}

#[test]
fn nobody_can_tell_twin_tables_of_players_with_two_seats_apart() {
    use cosmic_frog::{FindMuck, Rules, Setup};
    let setup = Setup { persons: vec![0, 1, 0, 1], find_muck: FindMuck::Dice, ..Setup::new(4) };
    check::<Rules>(&Game { setup, names: &["me", "me", "me", "me"] }, 60, &[]);
}

#[test]
fn nobody_can_tell_twin_tables_of_the_solo_game_apart() {
    use cosmic_frog::{Rules, Setup, SoloLevel};
    check::<Rules>(
        &Game { setup: Setup::solo(SoloLevel::Hard), names: &["me", "-", "-", "-"] },
        60,
        &["proposed", "voted"],
    );
}

#[test]
fn nobody_can_tell_twin_tables_of_volcanique_apart() {
    use volcanique::{Rules, Setup};
    check::<Rules>(&Game { setup: Setup::new(3), names: &["me", "me", "me"] }, 100, &[]);
}
