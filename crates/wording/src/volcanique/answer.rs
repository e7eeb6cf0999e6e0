//! Short labels for answers and for outcomes of chance.
//!
//! A label depends on the answer and on public facts only, so a view gives the same label as the true position.

use super::names::Names;
use ::volcanique::{CRATER, Cut, Face, Item, Move, Piece, PowerTrait, Question, Size, Slot, Spot, State, TileKind};
use hexgrid::{Dir, Hex};
use tabletop::{Game, Pending, Seat};

pub(super) fn answer(names: &Names<'_>, state: &State, mv: Move) -> String {
    let mixed = |key: &str, mix| names.message(key, &[("mix", &names.mix(mix))]);
    match mv {
        Move::Done => names.plain(done(state, question(names, state))),
        Move::Sit(_) | Move::Deal(..) | Move::Roll(_) | Move::Strike(_) | Move::Draw(_) => chance(names, mv),
        Move::Build(kind, rotation) => turned(names, "answer.build", Face::new(kind, rotation), None),
        Move::Take(mix) => mixed("answer.take", mix),
        Move::Give(mix) if mix.total() == 0 => names.plain("answer.give-nothing"),
        Move::Give(mix) => mixed("answer.give", mix),
        Move::Pay(mix) => mixed("answer.pay", mix),
        Move::Pick(piece, spot) => piece_at(names, "answer.pick", piece, spot),
        Move::Lose(piece, spot) => piece_at(names, "answer.lose", piece, spot),
        Move::To(spot) => at_spot(names, "answer.to", spot),
        Move::Converge(..) | Move::Drift(_) | Move::Rift(..) | Move::Slide(..) | Move::Flow(_) => {
            shifting(names, state, mv)
        }
        Move::Play(card) => names.message("answer.play", &[("card", &names.card(card))]),
        Move::Buy(item) => buy(names, state, item),
        Move::Place(hex, rotation) => place(names, state, hex, rotation),
        Move::Rotate(rotation) => rotate(names, state, rotation),
        Move::Unlock(slot) => unlock(names, state, slot),
        Move::Claim(spot) => at_spot(names, "answer.claim", spot),
        Move::Grow(spot) => at_spot(names, "answer.grow", spot),
        Move::Ashore(spot) => at_spot(names, "answer.ashore", spot),
        Move::Sacrifice(spot) => at_spot(names, "answer.sacrifice", spot),
        Move::Burrow(spot) => at_spot(names, "answer.burrow", spot),
        Move::Emerge(spot) => at_spot(names, "answer.emerge", spot),
        Move::Offer => names.plain(offer(names, state)),
        Move::Divert => names.plain("answer.divert"),
        Move::Lateral => names.plain("answer.lateral"),
        Move::Bomb => names.plain("answer.bomb"),
        Move::BuyCard => names.plain("answer.buy-card"),
        Move::AimVolcano => names.plain("answer.aim-volcano"),
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
        Some(Question::Move { .. }) => "answer.done.move",
        Some(Question::Buy { first }) => done_buying(state, first),
        Some(Question::Caldera) => "answer.done.caldera",
        Some(Question::Claim) => "answer.done.claim",
        Some(Question::Sacrifice) => "answer.done.sacrifice",
        Some(Question::SummonTile { .. }) => "answer.done.summon",
        Some(Question::Drift) => "answer.done.drift",
        Some(Question::Sleight { .. }) => "answer.done.sleight",
        Some(Question::Escape { .. }) => "answer.done.escape",
        Some(Question::Siphon { .. }) => "answer.done.siphon",
        Some(Question::Divert { .. }) => "answer.done.divert",
        Some(Question::Lateral { .. }) => "answer.done.lateral",
        Some(Question::Bomb { .. }) => "answer.done.bomb",
        Some(Question::Slide { .. }) => "answer.done.slide",
        Some(Question::Crown) => "answer.done.crown",
        _ => "answer.done",
    }
}

/// Returns names the end of the buy step by what has been bought, and by the sacrifice that follows if nothing could be (VQ-BUY-2).
fn done_buying(state: &State, first: bool) -> &'static str {
    let turn = state.turn_state();
    if turn.bought > 0 || turn.terraced {
        "answer.done.buy"
    } else if first && gives_critter(state, turn.seat) {
        "answer.done.buy.sacrifice"
    } else {
        "answer.done.buy.none"
    }
}

/// Returns whether a player who can buy nothing has to put a critter from hand into the crater (VQ-BUY-2).
pub(super) fn gives_critter(state: &State, seat: Seat) -> bool {
    let player = state.player(seat);
    player.hand > 0 && player.crater < CRATER
}

fn chance(names: &Names<'_>, mv: Move) -> String {
    match mv {
        Move::Sit(seat) => names.message("answer.sit", &[("who", &names.seat(seat))]),
        Move::Deal(power, slot) => {
            names.message("answer.deal", &[("power", &names.power(power)), ("slot", &names.slot(slot))])
        }
        Move::Roll(face) => names.message("answer.roll", &[("face", &face)]),
        Move::Strike(hex) => names.message("answer.strike", &[("hex", &hex)]),
        Move::Draw(card) => names.message("answer.draw", &[("card", &names.card(card))]),
        _ => names.messages.plain("chance"),
    }
}

fn at_spot(names: &Names<'_>, key: &str, spot: Spot) -> String {
    names.message(key, &[("spot", &names.spot(spot))])
}

fn piece_at(names: &Names<'_>, key: &str, piece: Piece, spot: Spot) -> String {
    names.message(key, &[("piece", &names.piece(piece)), ("spot", &names.spot(spot))])
}

/// Describes a tile and where its colours point.
fn turned(names: &Names<'_>, key: &str, face: Face, hex: Option<Hex>) -> String {
    let (tile, hex) = (names.face(face), hex.map_or(String::new(), |hex| hex.to_string()));
    match names.facing(face) {
        Some(facing) => {
            let key = format!("{key}.turned");
            names.message(&key, &[("tile", &tile), ("hex", &hex), ("facing", &facing)])
        }
        None => names.message(key, &[("tile", &tile), ("hex", &hex)]),
    }
}

fn place(names: &Names<'_>, state: &State, hex: Hex, rotation: u8) -> String {
    match question(names, state) {
        Some(Question::Place { kind } | Question::SummonPlace { kind }) => {
            turned(names, "answer.place", Face::new(kind, rotation), Some(hex))
        }
        _ => names.message("answer.place", &[("hex", &hex)]),
    }
}

fn rotate(names: &Names<'_>, state: &State, rotation: u8) -> String {
    let kind = match question(names, state) {
        Some(Question::Sleight { hex }) => top(state, hex).and_then(Face::kind),
        _ => None,
    };
    let facing = kind.and_then(|kind: TileKind| names.facing(Face::new(kind, rotation)));
    let facing = facing.unwrap_or_else(|| rotation.to_string());
    names.message("answer.rotate", &[("facing", &facing)])
}

/// Returns the top tile of a space.
fn top(state: &State, hex: Hex) -> Option<Face> {
    state.land().site(hex).map(|site| state.land().top(site))
}

fn buy(names: &Names<'_>, state: &State, item: Item) -> String {
    let kind = match item {
        Item::Volcano => return names.plain("answer.buy.volcano"),
        Item::Island => return names.plain("answer.buy.island"),
        Item::Land(kind) => kind,
    };
    let key = match (question(names, state), names.rules.tiles().size(kind)) {
        (Some(Question::SummonTile { .. }), _) => "answer.buy.summoned",
        (_, Size::Uno) => "answer.buy.uno",
        (_, Size::Duo) => "answer.buy.duo",
        (_, Size::Trio) => "answer.buy.trio",
    };
    let left = state.supply().get(kind.index()).copied().unwrap_or(0);
    names.message(key, &[("tile", &names.kind(kind)), ("left", &left)])
}

fn unlock(names: &Names<'_>, state: &State, slot: Slot) -> String {
    let power =
        state.grid().get(slot.index()).map_or_else(|| names.messages.plain("nothing"), |&power| names.power(power));
    names.message("answer.unlock", &[("power", &power), ("slot", &names.slot(slot))])
}

/// Returns the message key of the offering, which depends on whether the player has the power Frugal.
fn offer(names: &Names<'_>, state: &State) -> &'static str {
    let frugal = asked(names, state).is_some_and(|seat| state.powers(seat).has(PowerTrait::Frugal));
    if frugal { "answer.offer.frugal" } else { "answer.offer" }
}

fn at_hex(names: &Names<'_>, state: &State, mv: Move, hex: Hex) -> String {
    let key = match mv {
        Move::Erupt(_) => "answer.erupt",
        Move::EruptSuper(_) => "answer.erupt-super",
        Move::Freeze(_) => "answer.freeze",
        Move::Name(_) => "answer.name",
        Move::Erode(_) => "answer.erode",
        Move::Dive(_) => "answer.dive",
        Move::Swim(_) => "answer.swim",
        Move::Aim(_) => "answer.aim",
        _ => "answer.quench",
    };
    let tile = top(state, hex).map_or_else(|| names.plain("ocean"), |face| names.face(face));
    names.message(key, &[("hex", &hex), ("tile", &tile)])
}

/// Labels the answers that move islands, tiles and lava.
fn shifting(names: &Names<'_>, state: &State, mv: Move) -> String {
    let way = |key: &str, hex: Hex, dir: Dir| names.message(key, &[("hex", &hex), ("edge", &names.edge(dir))]);
    match mv {
        Move::Converge(hex, dir) => way("answer.converge", hex, dir),
        Move::Drift(dir) => names.message("answer.drift", &[("edge", &names.edge(dir))]),
        Move::Rift(cut, hex, dir) => {
            let key = match cut {
                Cut::Column => "answer.rift.column",
                Cut::Row => "answer.rift.row",
                Cut::Diagonal => "answer.rift.diagonal",
                Cut::Space => "answer.rift.space",
                Cut::Rest => "answer.rift.rest",
            };
            way(key, hex, dir)
        }
        Move::Slide(hex, dir) => way("answer.slide", hex, dir),
        Move::Flow(dir) => match question(names, state) {
            Some(Question::Flow { from }) => way("answer.flow", from.step(dir, 1), dir),
            _ => names.message("answer.drift", &[("edge", &names.edge(dir))]),
        },
        _ => String::new(),
    }
}
