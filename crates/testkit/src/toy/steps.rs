//! The steps of the toy game: what is refused and what a move does.

use super::{ACTIONS, Event, Fault, HAND, Move, OPEN, Phase, Refusal, State, Toy, rule_of};
use std::sync::atomic::Ordering;
use tabletop::{EventRecord, Seat, SeatSet, Sink};

fn sum(counts: &[u8]) -> u8 {
    counts.iter().sum()
}

impl Toy {
    /// Returns why the move is refused, if it is.
    pub(super) fn refuse(&self, state: &State, mv: Move) -> Result<(), Refusal> {
        match (state.phase, mv) {
            (Phase::Deal | Phase::Draw | Phase::Look, Move::Card(kind)) => {
                if state.deck.may_draw(kind) {
                    Ok(())
                } else {
                    Err(Refusal::NotInDeck(kind))
                }
            }
            (Phase::Roll, Move::Roll(die)) => {
                if (1..=6).contains(&die) {
                    Ok(())
                } else {
                    Err(Refusal::NoSuchThing)
                }
            }
            (Phase::Stake, Move::Stake(seat, stake)) => self.refuse_stake(state, seat, stake),
            (Phase::Roll | Phase::Stake | Phase::Act, Move::Flash(seat)) => self.refuse_flash(state, seat),
            (Phase::Act, _) => self.refuse_act(state, mv),
            _ => Err(Refusal::NotNow),
        }
    }

    fn refuse_stake(&self, state: &State, seat: Seat, stake: u8) -> Result<(), Refusal> {
        if seat.0 >= self.players() || stake > 3 {
            return Err(Refusal::NoSuchThing);
        }
        let chips = state.chips[seat.index()];
        if state.stakes[seat.index()] != OPEN {
            return Err(Refusal::Staked(seat));
        }
        if stake > chips
            || self.has(Fault::SealedStuck) && chips == 0
            || self.has(Fault::SealedRefused) && stake > 0 && state.stakes.contains(&stake)
        {
            return Err(Refusal::TooFewChips(chips));
        }
        Ok(())
    }

    fn refuse_flash(&self, state: &State, seat: Seat) -> Result<(), Refusal> {
        if seat.0 >= self.players() {
            return Err(Refusal::NoSuchThing);
        }
        let next = &state.hands[usize::from((seat.0 + 1) % self.players())];
        if state.phase == Phase::Act && self.active(state) == seat || self.has(Fault::InterruptTells) && next[3] > 0 {
            return Err(Refusal::NotNow);
        }
        let all_shown = sum(&state.hands[seat.index()]) == sum(&state.shown[seat.index()]);
        if all_shown { Err(Refusal::AllShown) } else { Ok(()) }
    }

    fn refuse_act(&self, state: &State, mv: Move) -> Result<(), Refusal> {
        let seat = self.active(state);
        let hand = &state.hands[seat.index()];
        if self.has(Fault::SeatStuck) && sum(hand) == 0 {
            return Err(Refusal::NotNow);
        }
        match mv {
            Move::Draw => {
                let next = &state.hands[usize::from((seat.0 + 1) % self.players())];
                if sum(hand) >= HAND || self.has(Fault::AnswersTell) && next[3] > 0 {
                    return Err(Refusal::HandFull);
                }
                let cards = !state.deck.is_empty() || sum(&state.discard) > 0;
                if cards { Ok(()) } else { Err(Refusal::NoCards) }
            }
            Move::Look => match state.chips[seat.index()] {
                0 => Err(Refusal::TooFewChips(0)),
                _ if state.deck.is_empty() => Err(Refusal::NoCards),
                _ => Ok(()),
            },
            Move::Bury(kind) => self.refuse_card(state, seat, kind),
            Move::Play(kind) => {
                self.refuse_card(state, seat, kind)?;
                if kind < state.die { Ok(()) } else { Err(Refusal::DieTooLow(state.die)) }
            }
            Move::Show if sum(hand) == sum(&state.shown[seat.index()]) => Err(Refusal::AllShown),
            Move::Show | Move::Pass => Ok(()),
            Move::Card(_) | Move::Roll(_) | Move::Stake(..) | Move::Flash(_) => Err(Refusal::NotNow),
        }
    }

    fn refuse_card(&self, state: &State, seat: Seat, kind: u8) -> Result<(), Refusal> {
        match state.hands[seat.index()].get(usize::from(kind)) {
            None => Err(Refusal::NoSuchThing),
            Some(0) => {
                let elsewhere = state.hands.iter().map(|hand| hand[usize::from(kind)]).sum();
                Err(Refusal::NotInHand(kind, if self.has(Fault::RefusalTells) { elsewhere } else { 0 }))
            }
            Some(_) => Ok(()),
        }
    }

    /// Does a legal move.
    pub(super) fn act<S: Sink<Event>>(&self, state: &mut State, mv: Move, sink: &mut S) {
        let tick = self.ticks.fetch_add(1, Ordering::Relaxed);
        let seat = self.active(state);
        match mv {
            Move::Card(kind) => self.card(state, kind, sink),
            Move::Roll(die) => {
                state.die = die;
                state.phase = Phase::Stake;
                tell(sink, Event::Rolled(die));
            }
            Move::Stake(seat, stake) => self.stake(state, seat, stake, sink),
            Move::Draw => self.draw(state, seat, sink),
            Move::Look => self.look(state, seat, sink),
            Move::Bury(kind) => {
                take(state, seat, kind);
                // Nobody knows which card left, so the others are not known any more either.
                state.shown[seat.index()] = Default::default();
                state.deck.put_under(kind, self.holder(seat));
                earn(state, seat);
                if self.has(Fault::UndoForgets) {
                    state.die = (tick % 6) as u8 + 1;
                }
                tell(sink, Event::Buried(seat, kind));
                self.spend(state);
            }
            Move::Play(kind) => self.play(state, seat, kind, tick, sink),
            Move::Show => {
                self.show(state, seat, sink);
                earn(state, seat);
                self.spend(state);
            }
            Move::Flash(seat) => {
                self.show(state, seat, sink);
                if self.has(Fault::InterruptUnseals) {
                    state.stakes = [OPEN; 4];
                }
            }
            Move::Pass => {
                tell(sink, Event::Passed(seat));
                self.end_turn(state);
            }
        }
    }

    fn card<S: Sink<Event>>(&self, state: &mut State, kind: u8, sink: &mut S) {
        match state.phase {
            Phase::Deal => {
                let seat = self.dealt_to(state);
                state.dealt += 1;
                if state.dealt == 2 * self.players() {
                    state.phase = Phase::Roll;
                }
                state.deck.draw(kind);
                self.give(state, seat, kind, sink);
            }
            Phase::Look => {
                let seat = self.active(state);
                state.deck.show_top_to(kind, self.holder(seat));
                tell(sink, Event::Looked(seat, kind));
                state.phase = Phase::Act;
                self.spend(state);
            }
            _ => {
                let seat = self.active(state);
                state.deck.draw(kind);
                state.phase = Phase::Act;
                self.give(state, seat, kind, sink);
                self.spend(state);
            }
        }
    }

    fn give<S: Sink<Event>>(&self, state: &mut State, seat: Seat, kind: u8, sink: &mut S) {
        state.hands[seat.index()][usize::from(kind)] += 1;
        if !(self.has(Fault::EventMissing) && kind == 3) {
            let mut record = EventRecord::new(rule_of(Event::Got(seat, kind)), Event::Got(seat, kind));
            if self.has(Fault::SeatsShowCard) && kind == 3 {
                record.seats = record.seats.union(SeatSet::single(Seat((seat.0 + 1) % self.players())));
            }
            sink.push(record);
        }
    }

    fn stake<S: Sink<Event>>(&self, state: &mut State, seat: Seat, stake: u8, sink: &mut S) {
        state.stakes[seat.index()] = stake;
        tell(sink, Event::Sealed(seat));
        if !self.waiting(state).is_empty() {
            return;
        }
        let mut leader = Seat(0);
        for other in SeatSet::first(self.players()).iter() {
            tell(sink, Event::Staked(other, state.stakes[other.index()]));
            if state.stakes[other.index()] > state.stakes[leader.index()] {
                leader = other;
            }
        }
        if self.has(Fault::SealedOrder) {
            leader = seat;
        }
        let paid = state.stakes[leader.index()];
        state.chips[leader.index()] -= paid;
        state.bank += paid;
        state.stakes = [OPEN; 4];
        state.leader = leader.0;
        state.acted = 0;
        state.phase = Phase::Act;
        self.begin_turn(state);
    }

    fn draw<S: Sink<Event>>(&self, state: &mut State, seat: Seat, sink: &mut S) {
        if state.deck.is_empty() {
            state.deck.shuffle_in(&std::mem::take(&mut state.discard));
            tell(sink, Event::Shuffled);
        }
        match state.deck.settled_top() {
            Some((kind, _)) => {
                state.deck.draw(kind);
                self.give(state, seat, kind, sink);
                self.spend(state);
            }
            None => state.phase = Phase::Draw,
        }
    }

    fn look<S: Sink<Event>>(&self, state: &mut State, seat: Seat, sink: &mut S) {
        state.chips[seat.index()] -= 1;
        state.bank += 1;
        match state.deck.settled_top() {
            Some((kind, _)) => {
                state.deck.show_top_to(kind, self.holder(seat));
                tell(sink, Event::Looked(seat, kind));
                self.spend(state);
            }
            None => state.phase = Phase::Look,
        }
    }

    fn play<S: Sink<Event>>(&self, state: &mut State, seat: Seat, kind: u8, tick: u32, sink: &mut S) {
        assert!(!(self.has(Fault::Panics) && kind == 3), "the planted panic");
        take(state, seat, kind);
        let shown = &mut state.shown[seat.index()][usize::from(kind)];
        *shown = shown.saturating_sub(1);
        if !self.has(Fault::CardLost) {
            state.discard[usize::from(kind)] += 1;
        }
        state.points[seat.index()] = state.points[seat.index()].saturating_add(kind + 1);
        if self.has(Fault::Unrepeatable) {
            state.points[seat.index()] += (tick & 1) as u8;
        }
        if self.has(Fault::StateUnwritten) {
            state.blot = 1;
        }
        tell(sink, Event::Played(seat, kind));
        self.spend(state);
    }

    fn show<S: Sink<Event>>(&self, state: &mut State, seat: Seat, sink: &mut S) {
        let (hand, shown) = (state.hands[seat.index()], &mut state.shown[seat.index()]);
        if let Some(kind) = (0..hand.len()).rev().find(|&kind| hand[kind] > shown[kind]) {
            shown[kind] += 1;
            tell(sink, Event::Shown(seat, kind as u8));
        }
        if self.has(Fault::ShowsMore) {
            *shown = hand;
        }
    }

    fn spend(&self, state: &mut State) {
        state.actions = state.actions.saturating_sub(1);
        if state.actions == 0 {
            self.end_turn(state);
        }
    }

    fn end_turn(&self, state: &mut State) {
        state.acted += 1;
        self.begin_turn(state);
    }

    fn begin_turn(&self, state: &mut State) {
        state.actions = ACTIONS;
        if state.acted == self.players() {
            state.acted = 0;
            state.round += u8::from(!self.has(Fault::Endless));
            state.phase = if state.round == self.setup.rounds { Phase::Over } else { Phase::Roll };
        } else if self.has(Fault::TurnTells) && state.hands[self.active(state).index()][3] == 0 {
            self.end_turn(state);
        }
    }
}

fn tell<S: Sink<Event>>(sink: &mut S, event: Event) {
    sink.push(EventRecord::new(rule_of(event), event));
}

fn take(state: &mut State, seat: Seat, kind: u8) {
    state.hands[seat.index()][usize::from(kind)] -= 1;
}

/// Gives a seat a chip from the bank, if the bank has one.
fn earn(state: &mut State, seat: Seat) {
    if state.bank > 0 {
        state.bank -= 1;
        state.chips[seat.index()] += 1;
    }
}
