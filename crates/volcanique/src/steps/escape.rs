//! Critters leave a space that a volcano, lava or a landslide strikes: owners in seat order, critter by critter, each for a
//! price. Those that stay go home (VQ-LAVA-2, VQ-MIGRATE, VQ-LANDSLIDE, VQ-COLOSSAL).

use super::purchase::check_payment;
use super::{Answer, Progress, Step, ask, cover_tile, destinations};
use crate::biome::{Mix, Spot};
use crate::event::{Event, Loss};
use crate::frame::Frame;
use crate::land::Part;
use crate::moves::Move;
use crate::player::Critter;
use crate::power::PowerTrait;
use crate::price::{Cost, cost};
use crate::question::{Danger, Price, Question};
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::state::State;
use hexgrid::Hex;
use serde::{Deserialize, Serialize};
use tabletop::{Pending, RuleId, Seat, Sink, emit, rule, rule_id};

/// Owners decide for each critter on a space whether it flees, and where to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Escape {
    /// The space.
    pub hex: Hex,
    /// What strikes it.
    pub danger: Danger,
    /// Whose turn it is, counted from the active player.
    pub place: u8,
    /// How many of that player's critters stayed.
    pub passed: u8,
    /// Where the current critter flees, while its owner pays.
    pub to: Option<Spot>,
    /// Whether the current critter is what is left of a Colossal, which moves for free.
    pub hurt: bool,
}

impl Step for Escape {
    #[inline(never)]
    fn advance<S: Sink<Event>>(self, rules: &Rules, state: &mut State, sink: &mut S) -> Progress {
        if let Some(spot) = self.to {
            return self.pay_if_forced(rules, state, spot, sink);
        }
        let Some((seat, critter)) = self.current(rules, state) else {
            if self.place + 1 < rules.players {
                self.go_to_next_owner(state);
            } else {
                state.pop();
                send_all_home(state, self.hex, (Loss::Danger(self.danger), loss_rule(self.danger)), sink);
            }
            return Progress::Continue;
        };
        let mut ways = destinations::rest_of_biome(state, critter.part()).iter();
        let (first, more) = (ways.next(), ways.next());
        if self.hurt {
            match (first, more) {
                (Some(_), Some(_)) => return Progress::Wait,
                (Some(only), None) => {
                    cover_tile::migrate(state, seat, critter, only, rule_id!("VQ-COLOSSAL"), sink);
                }
                (None, _) => self.send_home(state, seat, critter, sink),
            }
            self.go_to_next_owner(state);
            return Progress::Continue;
        }
        if first.is_some() && self.may_pay(rules, state, seat) {
            return Progress::Wait;
        }
        self.stay(state, seat, critter, sink);
        Progress::Continue
    }

    fn pending(self, rules: &Rules, state: &State) -> Pending<Question> {
        let Some((seat, critter)) = self.current(rules, state) else { return Pending::Over };
        if self.to.is_some() {
            return ask(seat, Question::Pay { price: Price::Escape(self.danger) });
        }
        let price = if self.hurt { 0 } else { self.cost(rules, state, seat).least_amount() };
        let piece = cover_tile::piece(critter);
        ask(seat, Question::Escape { danger: self.danger, price, piece, from: state.spot(critter) })
    }

    #[inline(never)]
    fn legal(self, rules: &Rules, state: &State, moves: &mut Vec<Move>) {
        let Some((seat, critter)) = self.current(rules, state) else { return };
        if self.to.is_some() {
            return self.cost(rules, state, seat).add_payments(state.player(seat).resources, moves);
        }
        if !self.hurt {
            moves.push(Move::Done);
        }
        let all = destinations::rest_of_biome(state, critter.part());
        moves.extend(all.iter().map(|part| Move::To(state.land.spot(part))));
    }

    fn check(self, rules: &Rules, state: &State, mv: Move) -> Answer {
        let (seat, critter) = self.current(rules, state)?;
        Some(match (mv, self.to) {
            (Move::Pay(mix), Some(_)) => {
                let question = Question::Pay { price: Price::Escape(self.danger) };
                check_payment(self.cost(rules, state, seat), state.player(seat).resources, mix, question)
            }
            (Move::Done, None) if !self.hurt => Ok(()),
            (Move::To(spot), None) => match state.land.part(spot) {
                None => Err(Refusal::NoSuchPart),
                Some(part) if destinations::rest_of_biome(state, critter.part()).contains(part) => Ok(()),
                Some(_) => Err(Refusal::OutOfReach),
            },
            _ => return None,
        })
    }

    #[inline(never)]
    fn apply<S: Sink<Event>>(self, rules: &Rules, state: &mut State, mv: Move, sink: &mut S) {
        let Some((seat, critter)) = self.current(rules, state) else { return };
        match (mv, self.to) {
            (Move::Pay(mix), Some(spot)) => self.leave(rules, state, spot, mix, sink),
            (Move::Done, _) => self.stay(state, seat, critter, sink),
            (Move::To(spot), _) if self.hurt => {
                let part = state.land.part(spot).unwrap_or(Part::NONE);
                cover_tile::migrate(state, seat, critter, part, rule_id!("VQ-COLOSSAL"), sink);
                self.go_to_next_owner(state);
            }
            (Move::To(spot), _) => Escape { to: Some(spot), ..self }.put(state),
            _ => {}
        }
    }
}

impl Escape {
    /// Returns the step that begins an escape.
    pub(super) const fn new(hex: Hex, danger: Danger) -> Escape {
        Escape { hex, danger, place: 0, passed: 0, to: None, hurt: false }
    }

    /// Replaces the step on top of the stack.
    fn put(self, state: &mut State) {
        state.replace(Frame::Escape(self));
    }

    fn go_to_next_owner(self, state: &mut State) {
        Escape { place: self.place + 1, passed: 0, hurt: false, ..self }.put(state);
    }

    /// Returns the critter that is asked about. Burrowed and frozen ones cannot leave.
    fn current(self, rules: &Rules, state: &State) -> Option<(Seat, Critter)> {
        let seat = state.seat_at(rules, self.place)?;
        let site = state.land.site(self.hex)?;
        let here = |critter: &&Critter| critter.site() == site && state.is_active(**critter);
        state.player(seat).land().iter().filter(here).nth(self.passed as usize).map(|&critter| (seat, critter))
    }

    fn cost(self, rules: &Rules, state: &State, seat: Seat) -> Cost {
        cost(rules, state.powers(seat), Price::Escape(self.danger))
    }

    /// Returns whether the owner may pay for a critter.
    fn may_pay(self, rules: &Rules, state: &State, seat: Seat) -> bool {
        let allowed = self.danger != Danger::Volcano || may_migrate(state, seat);
        allowed && self.cost(rules, state, seat).can_be_paid(state.player(seat).resources)
    }

    /// Leaves the critter where it is. A Colossal under a volcano loses a piece and the rest migrates, or both go home.
    fn stay<S: Sink<Event>>(self, state: &mut State, seat: Seat, critter: Critter, sink: &mut S) {
        if self.danger != Danger::Volcano || !critter.is_colossal() {
            return Escape { passed: self.passed + 1, ..self }.put(state);
        }
        if destinations::rest_of_biome(state, critter.part()).is_empty() {
            rule!("VQ-COLOSSAL");
            return self.send_home(state, seat, critter, sink);
        }
        emit!(sink, "VQ-COLOSSAL", Event::Wounded { seat, spot: state.spot(critter) });
        state.shrink_colossal(seat, critter);
        // What is left of it is the last of the single critters on its part. A Colossal is the last critter that its
        // owner is asked about.
        let site = critter.site();
        let here = state.player(seat).land().iter().filter(|other| other.site() == site && state.is_active(**other));
        let at = here.take_while(|other| **other <= Critter::single(critter.part())).count() as u8;
        Escape { passed: at.saturating_sub(1), hurt: true, ..self }.put(state);
    }

    fn send_home<S: Sink<Event>>(self, state: &mut State, seat: Seat, critter: Critter, sink: &mut S) {
        let event = Event::WentHome { seat, spot: state.spot(critter), loss: Loss::Danger(self.danger) };
        emit!(sink, loss_rule(self.danger), event);
        state.send_home(seat, critter);
        state.recount();
    }

    fn pay_if_forced<S: Sink<Event>>(self, rules: &Rules, state: &mut State, spot: Spot, sink: &mut S) -> Progress {
        let Some((seat, _)) = self.current(rules, state) else { return Progress::Wait };
        let Some(mix) = self.cost(rules, state, seat).only_payment(state.player(seat).resources) else {
            return Progress::Wait;
        };
        self.leave(rules, state, spot, mix, sink);
        Progress::Continue
    }

    /// Takes the price from the owner and moves the critter away.
    fn leave<S: Sink<Event>>(self, rules: &Rules, state: &mut State, spot: Spot, mix: Mix, sink: &mut S) {
        let (Some((seat, critter)), Some(part)) = (self.current(rules, state), state.land.part(spot)) else { return };
        state.pay(seat, mix);
        let paid = Event::Paid { seat, mix, price: Price::Escape(self.danger) };
        let rule = match self.danger {
            Danger::Volcano => {
                emit!(sink, "VQ-MIGRATE", paid);
                rule_id!("VQ-MIGRATE")
            }
            Danger::Lava => {
                emit!(sink, "VQ-LAVA-2", paid);
                rule_id!("VQ-LAVA-2")
            }
            Danger::Landslide => {
                emit!(sink, "VQ-LANDSLIDE", paid);
                rule_id!("VQ-LANDSLIDE")
            }
        };
        cover_tile::migrate(state, seat, critter, part, rule, sink);
        Escape { to: None, ..self }.put(state);
    }
}

/// Returns the rule by which critters that stay go home.
const fn loss_rule(danger: Danger) -> RuleId {
    match danger {
        Danger::Volcano => rule_id!("VQ-VOL-1"),
        Danger::Lava => rule_id!("VQ-LAVA-2"),
        Danger::Landslide => rule_id!("VQ-LANDSLIDE"),
    }
}

/// Returns whether Volcanic migration saves a player's critters here: only from the volcano of an opponent (VQ-MIGRATE).
fn may_migrate(state: &State, seat: Seat) -> bool {
    if !state.powers(seat).has(PowerTrait::Migrate) {
        return false;
    }
    if seat == state.turn.seat {
        rule!("VQ-MIGRATE");
        return false;
    }
    true
}

/// Sends home every critter that is still on a space, burrowed critters too.
pub(super) fn send_all_home<S: Sink<Event>>(state: &mut State, hex: Hex, (loss, rule): (Loss, RuleId), sink: &mut S) {
    let Some(site) = state.land.site(hex) else { return };
    for seat in (0..5).map(Seat) {
        while let Some(&critter) = state.player(seat).land().iter().find(|critter| critter.site() == site) {
            emit!(sink, rule, Event::WentHome { seat, spot: state.spot(critter), loss });
            state.send_home(seat, critter);
        }
    }
    state.recount();
}
