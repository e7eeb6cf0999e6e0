//! A second eruption beside the player's volcano, by a four-sided die (VQ-LATERAL).

use super::escape::Escape;
use super::{Answer, Progress, Step, ask, possible, volcano};
use crate::event::Event;
use crate::frame::{Frame, LateralStage};
use crate::land::sites_in;
use crate::moves::Move;
use crate::question::{Danger, Question};
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::state::State;
use hexgrid::Hex;
use serde::{Deserialize, Serialize};
use tabletop::{Pending, Sink, emit, rule};

/// Faces of the die.
const FACES: usize = 4;

/// A second eruption is offered, its possible spaces are named, and chance picks one of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LateralEruption {
    /// The volcano; once a space was struck, that space.
    pub hex: Hex,
    /// The spaces that the die picks from; the first `count` are valid.
    pub named: [Hex; FACES],
    /// How many spaces are named.
    pub count: u8,
    /// What comes next.
    pub stage: LateralStage,
}

impl Step for LateralEruption {
    #[inline(never)]
    fn advance<S: Sink<Event>>(self, rules: &Rules, state: &mut State, sink: &mut S) -> Progress {
        match self.stage {
            LateralStage::Name if self.count as usize == FACES => {
                state.replace(Frame::LateralEruption(LateralEruption { stage: LateralStage::Strike, ..self }));
            }
            LateralStage::Strike if self.count == 1 => strike(state, self.named[0], sink),
            LateralStage::Ask | LateralStage::Name | LateralStage::Strike => return Progress::Wait,
            LateralStage::Outlet => {
                // The critters have left; the lava comes out if the supply has a tile.
                state.pop();
                if state.lava_supply > 0 {
                    state.volcano = Some(self.hex);
                    state.refresh(rules);
                    state.push(volcano::eruption_frame(self.hex));
                }
            }
        }
        Progress::Continue
    }

    fn pending(self, _: &Rules, state: &State) -> Pending<Question> {
        match self.stage {
            LateralStage::Ask => ask(state.turn.seat, Question::Lateral { hex: self.hex }),
            LateralStage::Name => ask(state.turn.seat, Question::Name { left: FACES as u8 - self.count }),
            _ => Pending::Chance(Question::Strike),
        }
    }

    #[inline(never)]
    fn legal(self, rules: &Rules, state: &State, moves: &mut Vec<Move>) {
        match self.stage {
            LateralStage::Ask => moves.extend([Move::Done, Move::Lateral]),
            LateralStage::Name => {
                moves.extend(sites_in(self.nameable(state)).map(|site| Move::Name(state.land.hex(site))))
            }
            _ => self.outcomes(rules, state, &mut |mv, _| moves.push(mv)),
        }
    }

    fn check(self, _: &Rules, state: &State, mv: Move) -> Answer {
        Some(match (self.stage, mv) {
            (LateralStage::Ask, Move::Done | Move::Lateral) => Ok(()),
            (LateralStage::Name, Move::Name(wanted)) => {
                let bit = state.land.site(wanted).map_or(0, |site| site.bit());
                if beside(state, self.hex) & bit == 0 {
                    Err(Refusal::NotBeside)
                } else if self.nameable(state) & bit == 0 {
                    Err(Refusal::NamedAlready)
                } else {
                    Ok(())
                }
            }
            (LateralStage::Strike, Move::Strike(hex)) => {
                return possible(self.named[..self.count as usize].contains(&hex), Question::Strike);
            }
            _ => return None,
        })
    }

    #[inline(never)]
    fn apply<S: Sink<Event>>(self, _: &Rules, state: &mut State, mv: Move, sink: &mut S) {
        let LateralEruption { hex, mut named, count, stage } = self;
        match (stage, mv) {
            (LateralStage::Ask, Move::Lateral) => {
                let all = beside(state, hex);
                if all.count_ones() as usize > FACES {
                    let next = LateralEruption { hex, named, count: 0, stage: LateralStage::Name };
                    return state.replace(Frame::LateralEruption(next));
                }
                for (face, site) in sites_in(all).enumerate() {
                    named[face] = state.land.hex(site);
                }
                let next = LateralEruption { hex, named, count: all.count_ones() as u8, stage: LateralStage::Strike };
                state.replace(Frame::LateralEruption(next));
            }
            (LateralStage::Ask, _) => {
                rule!("VQ-POW-0");
                state.pop();
            }
            (LateralStage::Name, Move::Name(wanted)) => {
                named[count as usize % FACES] = wanted;
                state.replace(Frame::LateralEruption(LateralEruption { hex, named, count: count + 1, stage }));
            }
            (LateralStage::Strike, Move::Strike(wanted)) => strike(state, wanted, sink),
            _ => {}
        }
    }

    /// Lists the named spaces, all equally likely.
    fn outcomes(self, _: &Rules, _: &State, each: &mut impl FnMut(Move, u32)) {
        let mut named = self.named;
        let named = &mut named[..self.count as usize];
        named.sort_unstable();
        named.iter().for_each(|&hex| each(Move::Strike(hex), 1));
    }
}

impl LateralEruption {
    /// Returns the spaces that may still be named.
    fn nameable(self, state: &State) -> u64 {
        let taken = self.named[..self.count as usize].iter().filter_map(|&hex| state.land.site(hex));
        beside(state, self.hex) & !taken.fold(0, |set, site| set | site.bit())
    }
}

/// Offers a second eruption, if there is a space for it.
pub(super) fn begin(state: &mut State, hex: Hex) {
    if beside(state, hex) != 0 {
        let offer = LateralEruption { hex, named: [hex; FACES], count: 0, stage: LateralStage::Ask };
        state.push(Frame::LateralEruption(offer));
    }
}

/// Returns the spaces beside a volcano that may erupt: visible unfrozen land.
fn beside(state: &State, hex: Hex) -> u64 {
    let Some(site) = state.land.site(hex) else { return 0 };
    let around = state.land.around(site).fold(0, |set, (_, next)| set | next.bit());
    around & state.land.visible_sites() & !state.frozen_sites()
}

fn strike<S: Sink<Event>>(state: &mut State, hex: Hex, sink: &mut S) {
    emit!(sink, "VQ-LATERAL", Event::LateralStruck { seat: state.turn.seat, hex });
    let next = LateralEruption { hex, named: [hex; FACES], count: 1, stage: LateralStage::Outlet };
    state.replace(Frame::LateralEruption(next));
    state.push(Frame::Escape(Escape::new(hex, Danger::Volcano)));
}
