//! What the terminal needs: words, bots and standing orders.
//!
//! The words are English and stand here, because the example is not offered on the page. A game of the page keeps them in
//! message files (`crates/wording/messages`).

use crate::game::Rules;
use crate::position::names;
use crate::state::{Event, Move, Phase, Question, Refusal, State, Stone};
use crate::view::View;
use bots::{Bot, BotDecision, BotTask};
use hexgrid::draw;
use host::HostedGame;
use tabletop::{CitesRule, Game, Pending, RandomBelow, Seat, SeatSet, Secrets};
use wording::{GameWording, Messages, SpanKind, Text, Topic};

impl GameWording for Rules {
    fn prompt(&self, state: &State, _: &Messages) -> Text {
        Text::plain(match self.pending(state) {
            Pending::Seat(decision) => format!("{} places a stone or passes.", clan(decision.seat)),
            Pending::Seats(seats, _) => {
                let waiting: Vec<&str> = seats.iter().map(clan).collect();
                format!("Choosing a stone in secret: {}.", waiting.join(" and "))
            }
            Pending::Chance(Question::Draw(seat)) => format!("{} draws a stone.", clan(seat)),
            Pending::Chance(_) => "Chance decides who begins.".into(),
            Pending::Over => "The game is over.".into(),
        })
    }

    fn answer(&self, _: &State, mv: Move, _: &Messages) -> Text {
        Text::plain(match mv {
            Move::Draw(stone) => format!("draw a {}", stone.name()),
            Move::Begin(seat) => format!("{} begins", clan(seat)),
            Move::Bid(_, stone) => format!("bid a {}", stone.name()),
            Move::Place(stone, cell) => {
                format!("place a {} at {}", stone.name(), self.moor.hex(cell).unwrap_or_default())
            }
            Move::Pass => "pass".into(),
        })
    }

    fn event(&self, event: Event, _: &Messages) -> Option<Text> {
        Some(Text::plain(match event {
            Event::Drew { seat, stone } => {
                format!("{} draws a {}.", clan(seat), stone.map_or("stone", Stone::name))
            }
            Event::Bid { seat } => format!("{} has chosen a stone.", clan(seat)),
            Event::Shown { bids: [ash, birch] } => {
                format!("Ash shows a {}, Birch a {}.", ash.name(), birch.name())
            }
            Event::Begins { seat } => format!("{} begins.", clan(seat)),
            Event::Placed { seat, stone, cell } => {
                let hex = self.moor.hex(cell).unwrap_or_default();
                format!("{} places a {} at {hex}.", clan(seat), stone.name())
            }
            Event::Passed { seat } => format!("{} passes.", clan(seat)),
            Event::Ended => "The game ends.".into(),
        }))
    }

    fn topic(&self, event: Event) -> Topic {
        if matches!(event, Event::Placed { .. } | Event::Passed { .. }) { Topic::Turn } else { Topic::Other }
    }

    fn seat_word(&self, seat: Seat, _: &Messages) -> Text {
        Text::plain(clan(seat)).tagged(SpanKind::Seat(seat))
    }

    fn refusal(&self, refusal: Refusal, _: &Messages) -> Text {
        let why: String = match refusal {
            Refusal::NotNow => "The game waits for something else.".into(),
            Refusal::NoSuchStone => "There is no such stone.".into(),
            Refusal::HasBid => "This clan has chosen its stone.".into(),
            Refusal::OffTheMoor => "That hex is not on the moor.".into(),
            Refusal::TooHeavy(top) => format!("A {} lies there; only a heavier stone covers it.", top.name()),
        };
        Text::join([Text::plain(why), Text::rule(refusal.rule())], " ")
    }

    fn summary(&self, state: &State, viewer: SeatSet, _: &Messages) -> String {
        let View { state: seen, unseen, .. } = self.view(state, viewer);
        let label = |cell: hexgrid::Cell| {
            let cairn = seen.cairns[cell.index()];
            let piled: String = Stone::ALL.into_iter().filter(|&stone| cairn.has(stone)).map(letter).collect();
            cairn.owner.map_or("·".into(), |owner| format!("{}{piled}", letter_of(owner)))
        };
        let labels = self.moor.cells().filter_map(|cell| Some((self.moor.hex(cell)?, label(cell)))).collect();
        let mut text = draw(&labels, 4);
        for seat in SeatSet::first(self.seats()).iter() {
            let hand = match unseen[seat.index()] {
                0 => names(&seen.hands[seat.index()]),
                count => format!("{count} hidden"),
            };
            let hand = if hand.is_empty() { "none".into() } else { hand };
            text +=
                &format!("{} ({}): {} points, stones: {hand}\n", clan(seat), letter_of(seat), self.points(state, seat));
        }
        text
    }

    fn verdict(&self, state: &State, _: &Messages) -> Text {
        let winners: Vec<&str> = self.result(state).winners.iter().map(clan).collect();
        let verb = if winners.len() == 1 { "wins" } else { "win" };
        Text::plain(format!("{} {verb}.", winners.join(" and ")))
    }

    fn result_text(&self, state: &State, messages: &Messages) -> String {
        let result = self.result(state);
        let points = |seat: Seat| format!("{} {}", clan(seat), result.points[seat.index()]);
        let points: Vec<String> = SeatSet::first(self.seats()).iter().map(points).collect();
        format!("Points: {}.\n{}", points.join(", "), self.verdict(state, messages))
    }
}

impl HostedGame for Rules {
    const BOTS: &'static [&'static str] = &["bot", "random"];
    const ORDERS: &'static [&'static str] = &[];

    fn bot(name: &str) -> Option<Box<dyn Bot<Rules>>> {
        match name {
            "bot" => Some(Box::new(Greedy)),
            "random" => Some(Box::new(bots::RandomBot)),
            _ => None,
        }
    }

    fn cells(&self) -> Vec<String> {
        self.moor.cells().map(|cell| self.moor.hex(cell).unwrap_or_default().to_string()).collect()
    }

    fn ordered_answer(&self, _: &State, _: u32) -> Option<Move> {
        None
    }
}

/// A bot that takes the answer after which its lead in points is largest.
struct Greedy;

impl Bot<Rules> for Greedy {
    fn name(&self) -> &'static str {
        "bot"
    }

    fn start(&self, decision: BotDecision<Rules>, seed: u64) -> Box<dyn BotTask<Rules>> {
        bots::in_one_step(decision, seed, greedy_answer)
    }
}

fn greedy_answer(decision: &BotDecision<Rules>, below: RandomBelow<'_>) -> Move {
    let BotDecision { rules, view, seat, answers } = decision;
    let lead = |mv: Move| {
        let mut after = view.state;
        if matches!(after.phase, Phase::Turn { .. }) {
            rules.apply_legal(&mut after, mv, &mut ());
        }
        rules.points(&after, *seat) - rules.points(&after, Seat(1 - seat.0))
    };
    let best = answers.iter().map(|&mv| lead(mv)).max();
    let good: Vec<Move> = answers.iter().copied().filter(|&mv| Some(lead(mv)) == best).collect();
    good[below(good.len() as u32) as usize % good.len()]
}

/// Returns the name of a clan in sentences.
fn clan(seat: Seat) -> &'static str {
    if seat == Seat(0) { "Ash" } else { "Birch" }
}

fn letter_of(seat: Seat) -> char {
    if seat == Seat(0) { 'A' } else { 'B' }
}

fn letter(stone: Stone) -> char {
    ['p', 'c', 'b'][stone as usize]
}
