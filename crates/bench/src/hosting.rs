//! Measures a hosted table: how long an answer takes until every viewer's message is written, and how much memory a table takes.
//!
//! One answer is too short for the kernel's CPU clock, so this is wall time; the median is not affected by a few interruptions.

use crate::random::Random;
use crate::{Figure, median};
use host::{AnyTable, Host, HostedGame, SeededChance};
use protocol::{Encoding, Holder, Open, Request};
use std::time::Instant;
use tabletop::{Header, Save, SeatSet};

/// How many answers are measured.
const ANSWERS: usize = 4000;
/// How many moves the table has whose memory is measured.
const MOVES: usize = 500;
/// The most bytes that such a table may take.
const MOST_BYTES: f64 = 131_072.0;

/// Opens a new game among people.
fn open<G: HostedGame>(setup: G::Setup, seed: u64) -> Host<G> {
    let rules: G = crate::rules(G::from_setup(setup));
    let holders = vec![Holder::Person; usize::from(rules.seats())];
    let save = Save::new(Header::of(&rules), Vec::new()).write();
    let open = Open { save, holders, orders: Vec::new(), bot_seed: Some(seed) };
    Host::open(open, Box::new(SeededChance(seed))).unwrap_or_else(|error| {
        eprintln!("{error:?}");
        std::process::exit(2);
    })
}

/// Returns a random request that goes on with the game, and who makes it; `None` if the game is over.
fn next<G: HostedGame>(host: &mut Host<G>, random: &mut Random) -> Option<(SeatSet, Request)> {
    while host.advance().is_some() {
        host.stored();
    }
    let table = host.table();
    let asked: Vec<_> = table.asked().iter().collect();
    let seat = *asked.get(random.below(asked.len().max(1) as u32) as usize)?;
    let (rules, question) = (table.rules(), table.question(seat)?);
    let player = rules.seats_of_player(seat);
    if table.seat_to_end_turn().is_some() {
        return Some((player, Request::EndTurn { question }));
    }
    let mut moves = Vec::new();
    rules.legal(table.state(), &mut moves);
    moves.retain(|&mv| rules.actor(table.state(), mv) == Some(seat));
    let mv = *moves.get(random.below(moves.len().max(1) as u32) as usize)?;
    Some((player, Request::Answer { question, text: rules.write_move(table.state(), mv) }))
}

/// Measures answers until every viewer's message is written, and the writing of one view of the same positions.
fn answer<G: HostedGame>(name: &'static str, setup: G::Setup) -> Figure {
    let mut random = Random::new(13);
    let (mut answers, mut views, mut bytes) = (Vec::new(), Vec::new(), 0);
    for seed in 0.. {
        let mut host = open::<G>(setup.clone(), seed);
        let viewers = host.people();
        while let Some((player, request)) = next(&mut host, &mut random) {
            let last = Some(host.number());
            let start = Instant::now();
            let proposal = host.request(player, &request);
            host.stored();
            let messages: Vec<_> =
                viewers.iter().map(|&viewer| AnyTable::update(&host, viewer, last, Encoding::Compact)).collect();
            let spent = start.elapsed().as_secs_f64() * 1e6;
            // Lines with a snapshot are written once in a turn and cost more than everything else.
            let is_plain = proposal.is_ok_and(|proposal| proposal.lines.len() == 1);
            let is_answer = matches!(request, Request::Answer { .. });
            if is_plain && is_answer {
                answers.push(spent);
                bytes += messages.iter().flatten().map(|message| message.bytes.len()).sum::<usize>();
                views.push(view_time(&host, &viewers));
            }
        }
        if answers.len() >= ANSWERS {
            break;
        }
    }
    let note =
        format!("{} viewers, {} bytes for all of them", open::<G>(setup, 0).people().len(), bytes / answers.len());
    let (value, yardstick) = (median(answers), median(views));
    let goal = "at most 12 times writing one view".into();
    Figure { name, value, unit: "µs median", yardstick, ratio: value / yardstick, goal, note }
}

/// Returns how many microseconds writing one view takes, on average over the viewers.
fn view_time<G: HostedGame>(host: &Host<G>, viewers: &[SeatSet]) -> f64 {
    let table = host.table();
    let views: Vec<G::View> = viewers.iter().map(|&viewer| table.rules().view(table.state(), viewer)).collect();
    let start = Instant::now();
    for view in &views {
        std::hint::black_box(protocol::write(std::hint::black_box(view)));
    }
    start.elapsed().as_secs_f64() * 1e6 / views.len() as f64
}

/// Returns how many bytes a table takes after [`MOVES`] moves; `host/tests` compares this number with what is allocated.
fn table_bytes<G: HostedGame>(name: &'static str, setup: G::Setup) -> Figure {
    let (mut host, mut random) = (open::<G>(setup, 5), Random::new(17));
    while host.table().move_count() < MOVES {
        let Some((player, request)) = next(&mut host, &mut random) else { break };
        if host.request(player, &request).is_ok() {
            host.stored();
        }
    }
    let value = host.memory() as f64;
    Figure {
        name,
        value,
        unit: "bytes",
        yardstick: MOST_BYTES,
        ratio: value / MOST_BYTES,
        goal: "at most 131072 after 500 moves".into(),
        note: format!("{} moves", host.table().move_count()),
    }
}

/// Measures six frogs.
pub fn cosmic_frog(name: &'static str) -> Figure {
    answer::<cosmic_frog::Rules>(name, cosmic_frog::Setup::new(6))
}

/// Measures five players of Volcanique.
pub fn volcanique(name: &'static str) -> Figure {
    answer::<volcanique::Rules>(name, volcanique::Setup::new(5))
}

/// Measures the memory of a table of six frogs with everything.
pub fn cosmic_frog_bytes(name: &'static str) -> Figure {
    table_bytes::<cosmic_frog::Rules>(name, cosmic_frog::Preset::Everything.setup(6))
}

/// Measures the memory of a table of five players of Volcanique.
pub fn volcanique_bytes(name: &'static str) -> Figure {
    table_bytes::<volcanique::Rules>(name, volcanique::Setup::new(5))
}
