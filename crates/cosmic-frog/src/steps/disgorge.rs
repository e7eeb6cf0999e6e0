//! DISGORGE: tiles go from the top of the Gullet into the Vault, one by one (DIS-1, VAU-1).

use super::{Answer, Progress, Step, anytime, ask};
use crate::event::Event;
use crate::moves::Move;
use crate::question::Question;
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::state::{Frame, State};
use crate::tile::{SLOTS, Stack};
use serde::{Deserialize, Serialize};
use tabletop::{Pending, Seat, Sink, emit, rule, rule_id};

/// A frog empties its Gullet into its Vault.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Disgorge {
    /// Who disgorges.
    pub seat: Seat,
    /// Whether nothing has left the Gullet yet.
    pub first: bool,
}

impl Step for Disgorge {
    fn advance<S: Sink<Event>>(self, rules: &Rules, state: &mut State, sink: &mut S) -> Progress {
        let Disgorge { seat, first } = self;
        if !first && can_go_on(rules, state, seat).is_err() {
            state.pop();
            return Progress::Continue;
        }
        if state.is_played_by_rules(rules, seat) {
            let mv = super::robo::vault_choices::disgorge_move(rules, state, seat);
            self.apply(rules, state, mv, sink);
            return Progress::Continue;
        }
        Progress::Wait
    }

    fn pending(self, _: &Rules, state: &State) -> Pending<Question> {
        ask(state, self.seat, Question::Store)
    }

    fn legal(self, rules: &Rules, state: &State, moves: &mut Vec<Move>) {
        let Disgorge { seat, first } = self;
        anytime::legal(rules, state, seat, moves);
        if state.tiles.gullet_top(seat.index()).is_some_and(|tile| tile.is_barren()) {
            moves.push(Move::Crush);
        } else {
            let slots = (0..SLOTS as u8).filter(|&slot| state.slot_has_room(rules.vault(seat), slot));
            moves.extend(slots.map(|slot| Move::Store(slot + 1)));
        }
        if !first {
            moves.push(Move::Stop);
        }
    }

    fn check(self, rules: &Rules, state: &State, mv: Move) -> Answer {
        let Disgorge { seat, first } = self;
        let barren = state.tiles.gullet_top(seat.index()).is_some_and(|tile| tile.is_barren());
        Some(match mv {
            Move::Stop if first => Err(Refusal::MustDisgorgeOne),
            Move::Stop => Ok(()),
            Move::Crush if barren => Ok(()),
            Move::Crush => Err(Refusal::NoBarrenOnTop),
            Move::Store(slot) if !(1..=SLOTS as u8).contains(&slot) => Err(Refusal::NoSuchSlot),
            Move::Store(_) if barren => Err(Refusal::OnlyLandIsStored),
            Move::Store(slot) if state.slot_has_room(rules.vault(seat), slot - 1) => Ok(()),
            Move::Store(slot) => Err(Refusal::SlotFull { slot }),
            _ => return None,
        })
    }

    fn apply<S: Sink<Event>>(self, rules: &Rules, state: &mut State, mv: Move, sink: &mut S) {
        let seat = self.seat;
        let rule = if state.is_played_by_rules(rules, seat) { rule_id!("SOLO-DIS-1") } else { rule_id!("DIS-1") };
        match mv {
            Move::Store(slot) => {
                if let Some(tile) = state.tiles.gullet_top(seat.index()).filter(|tile| tile.is_land()) {
                    state.tiles.move_from_gullet(seat.index(), Stack::Vault(rules.vault(seat), slot - 1));
                    let rule = if tile.as_muck().is_some() { rule_id!("FM-MUCK-7") } else { rule };
                    emit!(sink, rule, Event::Stored { seat, tile, slot });
                }
            }
            Move::Crush => {
                state.tiles.destroy_gullet_top(seat.index());
                emit!(sink, rule, Event::Crushed { seat });
            }
            _ => return state.pop(),
        }
        state.replace(Frame::Disgorge(Disgorge { seat, first: false }));
    }
}

fn vault_has_room(rules: &Rules, state: &State, seat: Seat) -> bool {
    (0..SLOTS as u8).any(|slot| state.slot_has_room(rules.vault(seat), slot))
}

/// Checks whether any slot takes the top tile of the Gullet.
fn can_go_on(rules: &Rules, state: &State, seat: Seat) -> Result<(), Refusal> {
    match state.tiles.gullet_top(seat.index()) {
        None => Err(Refusal::GulletEmpty),
        Some(tile) if tile.is_barren() || vault_has_room(rules, state, seat) => Ok(()),
        Some(_) => {
            rule!("DIS-1");
            Err(Refusal::NoRoomInVault)
        }
    }
}

pub(crate) fn may_begin(rules: &Rules, state: &State, seat: Seat) -> Result<(), Refusal> {
    can_go_on(rules, state, seat)
}

pub(crate) fn begin(state: &mut State, seat: Seat) {
    state.push(Frame::Disgorge(Disgorge { seat, first: true }));
}
