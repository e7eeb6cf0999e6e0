//! Short labels for answers and for outcomes of chance.
//!
//! A label depends on the answer and on public facts only, so a view gives the same label as the true position.

use super::names::Names;
use crate::key;
use crate::text::Text;
use ::volcanique::{CRATER, Cut, Face, Item, Move, Piece, PowerTrait, Question, Size, Slot, Spot, State, TileKind};
use hexgrid::{Dir, Hex};
use tabletop::{Game, Pending, Seat};

pub(super) fn answer(names: &Names<'_>, state: &State, mv: Move) -> Text {
    let mixed = |key: &str, mix| names.message(key, &[("mix", &names.mix(mix))]);
    match mv {
        Move::Done => names.plain(done(state, question(names, state))),
        Move::Sit(_) | Move::Deal(..) | Move::Roll(_) | Move::Strike(_) | Move::Draw(_) => chance(names, mv),
        Move::Build(kind, rotation) => turned(names, key::VOLCANIQUE_ANSWER_BUILD, Face::new(kind, rotation), None),
        Move::Take(mix) => mixed(key::VOLCANIQUE_ANSWER_TAKE, mix),
        Move::Give(mix) if mix.total() == 0 => names.plain(key::VOLCANIQUE_ANSWER_GIVE_NOTHING),
        Move::Give(mix) => mixed(key::VOLCANIQUE_ANSWER_GIVE, mix),
        Move::Pay(mix) => mixed(key::VOLCANIQUE_ANSWER_PAY, mix),
        Move::Pick(piece, spot) => piece_at(names, key::VOLCANIQUE_ANSWER_PICK, piece, spot),
        Move::Lose(piece, spot) => piece_at(names, key::VOLCANIQUE_ANSWER_LOSE, piece, spot),
        Move::To(spot) => at_spot(names, key::VOLCANIQUE_ANSWER_TO, spot),
        Move::Converge(..) | Move::Drift(_) | Move::Rift(..) | Move::Slide(..) | Move::Flow(_) => {
            shifting(names, state, mv)
        }
        Move::Play(card) => names.message(key::VOLCANIQUE_ANSWER_PLAY, &[("card", &names.card(card))]),
        Move::Buy(item) => buy(names, state, item),
        Move::Place(hex, rotation) => place(names, state, hex, rotation),
        Move::Rotate(rotation) => rotate(names, state, rotation),
        Move::Unlock(slot) => unlock(names, state, slot),
        Move::Claim(spot) => at_spot(names, key::VOLCANIQUE_ANSWER_CLAIM, spot),
        Move::Grow(spot) => at_spot(names, key::VOLCANIQUE_ANSWER_GROW, spot),
        Move::Ashore(spot) => at_spot(names, key::VOLCANIQUE_ANSWER_ASHORE, spot),
        Move::Sacrifice(spot) => at_spot(names, key::VOLCANIQUE_ANSWER_SACRIFICE, spot),
        Move::Burrow(spot) => at_spot(names, key::VOLCANIQUE_ANSWER_BURROW, spot),
        Move::Emerge(spot) => at_spot(names, key::VOLCANIQUE_ANSWER_EMERGE, spot),
        Move::Offer => names.plain(offer(names, state)),
        Move::Divert => names.plain(key::VOLCANIQUE_ANSWER_DIVERT),
        Move::Lateral => names.plain(key::VOLCANIQUE_ANSWER_LATERAL),
        Move::Bomb => names.plain(key::VOLCANIQUE_ANSWER_BOMB),
        Move::BuyCard => names.plain(key::VOLCANIQUE_ANSWER_BUY_CARD),
        Move::AimVolcano => names.plain(key::VOLCANIQUE_ANSWER_AIM_VOLCANO),
        Move::Erupt(hex)
        | Move::EruptSuper(hex)
        | Move::Freeze(hex)
        | Move::Name(hex)
        | Move::Erode(hex)
        | Move::Dive(hex)
        | Move::Swim(hex)
        | Move::Aim(hex)
        | Move::Quench(hex) => at_hex(names, state, mv, hex),
    }
}

/// Returns what is asked.
fn question(names: &Names<'_>, state: &State) -> Option<Question> {
    match names.rules.pending(state) {
        Pending::Seat(decision) => Some(decision.question),
        Pending::Seats(_, question) | Pending::Chance(question) => Some(question),
        Pending::Over => None,
    }
}

/// Returns who is asked.
fn asked(names: &Names<'_>, state: &State) -> Option<Seat> {
    match names.rules.pending(state) {
        Pending::Seat(decision) => Some(decision.seat),
        _ => None,
    }
}

/// Returns the message key of the answer "done", which says what it means here.
fn done(state: &State, question: Option<Question>) -> &'static str {
    match question {
        Some(Question::Move { .. }) => key::VOLCANIQUE_ANSWER_DONE_MOVE,
        Some(Question::Buy { first }) => done_buying(state, first),
        Some(Question::Caldera) => key::VOLCANIQUE_ANSWER_DONE_CALDERA,
        Some(Question::Claim) => key::VOLCANIQUE_ANSWER_DONE_CLAIM,
        Some(Question::Sacrifice) => key::VOLCANIQUE_ANSWER_DONE_SACRIFICE,
        Some(Question::SummonTile { .. }) => key::VOLCANIQUE_ANSWER_DONE_SUMMON,
        Some(Question::Drift) => key::VOLCANIQUE_ANSWER_DONE_DRIFT,
        Some(Question::Sleight { .. }) => key::VOLCANIQUE_ANSWER_DONE_SLEIGHT,
        Some(Question::Escape { .. }) => key::VOLCANIQUE_ANSWER_DONE_ESCAPE,
        Some(Question::Siphon { .. }) => key::VOLCANIQUE_ANSWER_DONE_SIPHON,
        Some(Question::Divert { .. }) => key::VOLCANIQUE_ANSWER_DONE_DIVERT,
        Some(Question::Lateral { .. }) => key::VOLCANIQUE_ANSWER_DONE_LATERAL,
        Some(Question::Bomb { .. }) => key::VOLCANIQUE_ANSWER_DONE_BOMB,
        Some(Question::Slide { .. }) => key::VOLCANIQUE_ANSWER_DONE_SLIDE,
        Some(Question::Crown) => key::VOLCANIQUE_ANSWER_DONE_CROWN,
        _ => key::VOLCANIQUE_ANSWER_DONE,
    }
}

/// Returns the message key of the end of the buy step, by what has been bought, and by the sacrifice that follows if nothing could be (VQ-BUY-2).
fn done_buying(state: &State, first: bool) -> &'static str {
    let turn = state.turn_state();
    if turn.bought > 0 || turn.terraced {
        key::VOLCANIQUE_ANSWER_DONE_BUY
    } else if first && gives_critter(state, turn.seat) {
        key::VOLCANIQUE_ANSWER_DONE_BUY_SACRIFICE
    } else {
        key::VOLCANIQUE_ANSWER_DONE_BUY_NONE
    }
}

/// Returns whether a player who can buy nothing has to put a critter from hand into the crater (VQ-BUY-2).
pub(super) fn gives_critter(state: &State, seat: Seat) -> bool {
    let player = state.player(seat);
    player.hand > 0 && player.crater < CRATER
}

fn chance(names: &Names<'_>, mv: Move) -> Text {
    match mv {
        Move::Sit(seat) => names.message(key::VOLCANIQUE_ANSWER_SIT, &[("who", &names.seat(seat))]),
        Move::Deal(power, slot) => {
            names.message(key::VOLCANIQUE_ANSWER_DEAL, &[("power", &names.power(power)), ("slot", &names.slot(slot))])
        }
        Move::Roll(face) => names.message(key::VOLCANIQUE_ANSWER_ROLL, &[("face", &face)]),
        Move::Strike(hex) => names.message(key::VOLCANIQUE_ANSWER_STRIKE, &[("hex", &hex)]),
        Move::Draw(card) => names.message(key::VOLCANIQUE_ANSWER_DRAW, &[("card", &names.card(card))]),
        _ => names.messages.plain(key::CHANCE),
    }
}

fn at_spot(names: &Names<'_>, key: &str, spot: Spot) -> Text {
    names.message(key, &[("spot", &names.spot(spot))])
}

fn piece_at(names: &Names<'_>, key: &str, piece: Piece, spot: Spot) -> Text {
    names.message(key, &[("piece", &names.piece(piece)), ("spot", &names.spot(spot))])
}

/// Describes a tile and where its colours point.
fn turned(names: &Names<'_>, key: &str, face: Face, hex: Option<Hex>) -> Text {
    let (tile, hex) = (names.face(face), hex.map_or_else(Text::default, |hex| names.hex(hex)));
    match names.facing(face) {
        Some(facing) => {
            let key = format!("{key}-turned");
            names.message(&key, &[("tile", &tile), ("hex", &hex), ("facing", &facing)])
        }
        None => names.message(key, &[("tile", &tile), ("hex", &hex)]),
    }
}

fn place(names: &Names<'_>, state: &State, hex: Hex, rotation: u8) -> Text {
    match question(names, state) {
        Some(Question::Place { kind } | Question::SummonPlace { kind }) => {
            turned(names, key::VOLCANIQUE_ANSWER_PLACE, Face::new(kind, rotation), Some(hex))
        }
        _ => names.message(key::VOLCANIQUE_ANSWER_PLACE, &[("hex", &hex)]),
    }
}

fn rotate(names: &Names<'_>, state: &State, rotation: u8) -> Text {
    let kind = match question(names, state) {
        Some(Question::Sleight { hex }) => top(state, hex).and_then(Face::kind),
        _ => None,
    };
    let facing = kind.and_then(|kind: TileKind| names.facing(Face::new(kind, rotation)));
    let facing = facing.unwrap_or_else(|| Text::plain(rotation.to_string()));
    names.message(key::VOLCANIQUE_ANSWER_ROTATE, &[("facing", &facing)])
}

/// Returns the top tile of a space.
fn top(state: &State, hex: Hex) -> Option<Face> {
    state.land().site(hex).map(|site| state.land().top(site))
}

fn buy(names: &Names<'_>, state: &State, item: Item) -> Text {
    let kind = match item {
        Item::Volcano => return names.plain(key::VOLCANIQUE_ANSWER_BUY_VOLCANO),
        Item::Island => return names.plain(key::VOLCANIQUE_ANSWER_BUY_ISLAND),
        Item::Land(kind) => kind,
    };
    let key = match (question(names, state), names.rules.tiles().size(kind)) {
        (Some(Question::SummonTile { .. }), _) => key::VOLCANIQUE_ANSWER_BUY_SUMMONED,
        (_, Size::Uno) => key::VOLCANIQUE_ANSWER_BUY_UNO,
        (_, Size::Duo) => key::VOLCANIQUE_ANSWER_BUY_DUO,
        (_, Size::Trio) => key::VOLCANIQUE_ANSWER_BUY_TRIO,
    };
    let left = state.supply().get(kind.index()).copied().unwrap_or(0);
    names.message(key, &[("tile", &names.kind(kind)), ("left", &left)])
}

fn unlock(names: &Names<'_>, state: &State, slot: Slot) -> Text {
    let power =
        state.grid().get(slot.index()).map_or_else(|| names.messages.plain(key::NOTHING), |&power| names.power(power));
    names.message(key::VOLCANIQUE_ANSWER_UNLOCK, &[("power", &power), ("slot", &names.slot(slot))])
}

/// Returns the message key of the offering, which depends on whether the player has the power Frugal.
fn offer(names: &Names<'_>, state: &State) -> &'static str {
    let frugal = asked(names, state).is_some_and(|seat| state.powers(seat).has(PowerTrait::Frugal));
    if frugal { key::VOLCANIQUE_ANSWER_OFFER_FRUGAL } else { key::VOLCANIQUE_ANSWER_OFFER }
}

fn at_hex(names: &Names<'_>, state: &State, mv: Move, hex: Hex) -> Text {
    let key = match mv {
        Move::Erupt(_) => key::VOLCANIQUE_ANSWER_ERUPT,
        Move::EruptSuper(_) => key::VOLCANIQUE_ANSWER_ERUPT_SUPER,
        Move::Freeze(_) => key::VOLCANIQUE_ANSWER_FREEZE,
        Move::Name(_) => key::VOLCANIQUE_ANSWER_NAME,
        Move::Erode(_) => key::VOLCANIQUE_ANSWER_ERODE,
        Move::Dive(_) => key::VOLCANIQUE_ANSWER_DIVE,
        Move::Swim(_) => key::VOLCANIQUE_ANSWER_SWIM,
        Move::Aim(_) => key::VOLCANIQUE_ANSWER_AIM,
        _ => key::VOLCANIQUE_ANSWER_QUENCH,
    };
    let tile = top(state, hex).map_or_else(|| names.plain(key::VOLCANIQUE_OCEAN), |face| names.face(face));
    names.message(key, &[("hex", &hex), ("tile", &tile)])
}

/// Labels the answers that move islands, tiles and lava.
fn shifting(names: &Names<'_>, state: &State, mv: Move) -> Text {
    let way = |key: &str, hex: Hex, dir: Dir| names.message(key, &[("hex", &hex), ("edge", &names.edge(dir))]);
    match mv {
        Move::Converge(hex, dir) => way(key::VOLCANIQUE_ANSWER_CONVERGE, hex, dir),
        Move::Drift(dir) => names.message(key::VOLCANIQUE_ANSWER_DRIFT, &[("edge", &names.edge(dir))]),
        Move::Rift(cut, hex, dir) => {
            let key = match cut {
                Cut::Column => key::VOLCANIQUE_ANSWER_RIFT_COLUMN,
                Cut::Row => key::VOLCANIQUE_ANSWER_RIFT_ROW,
                Cut::Diagonal => key::VOLCANIQUE_ANSWER_RIFT_DIAGONAL,
                Cut::Space => key::VOLCANIQUE_ANSWER_RIFT_SPACE,
                Cut::Rest => key::VOLCANIQUE_ANSWER_RIFT_REST,
            };
            way(key, hex, dir)
        }
        Move::Slide(hex, dir) => way(key::VOLCANIQUE_ANSWER_SLIDE, hex, dir),
        Move::Flow(dir) => match question(names, state) {
            Some(Question::Flow { from }) => way(key::VOLCANIQUE_ANSWER_FLOW, from.step(dir, 1), dir),
            _ => names.message(key::VOLCANIQUE_ANSWER_DRIFT, &[("edge", &names.edge(dir))]),
        },
        _ => Text::default(),
    }
}
