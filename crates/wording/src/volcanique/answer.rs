//! Short labels for answers and for outcomes of chance.
//!
//! A label is made of the answer itself and of what lies open for everybody, so it is the same on a view as on the truth.

use super::voice::Voice;
use ::volcanique::{CRATER, Cut, Face, Item, Kind, Move, Piece, Question, Size, Slot, Spot, State, Trait};
use hexgrid::{Dir, Hex};
use tabletop::{Game, Pending, Seat};

pub(super) fn answer(voice: &Voice<'_>, state: &State, mv: Move) -> String {
    let mixed = |key: &str, mix| voice.say(key, &[("mix", &voice.mix(mix))]);
    match mv {
        Move::Done => voice.plain(done(state, question(voice, state))),
        Move::Sit(_) | Move::Deal(..) | Move::Roll(_) | Move::Strike(_) | Move::Draw(_) => chance(voice, mv),
        Move::Build(kind, rotation) => turned(voice, "answer.build", Face::new(kind, rotation), None),
        Move::Take(mix) => mixed("answer.take", mix),
        Move::Give(mix) if mix.total() == 0 => voice.plain("answer.give-nothing"),
        Move::Give(mix) => mixed("answer.give", mix),
        Move::Pay(mix) => mixed("answer.pay", mix),
        Move::Pick(piece, spot) => piece_at(voice, "answer.pick", piece, spot),
        Move::Lose(piece, spot) => piece_at(voice, "answer.lose", piece, spot),
        Move::To(spot) => at_spot(voice, "answer.to", spot),
        Move::Converge(..) | Move::Drift(_) | Move::Rift(..) | Move::Slide(..) | Move::Flow(_) => {
            shifting(voice, state, mv)
        }
        Move::Play(card) => voice.say("answer.play", &[("card", &voice.card(card))]),
        Move::Buy(item) => buy(voice, state, item),
        Move::Place(hex, rotation) => place(voice, state, hex, rotation),
        Move::Rotate(rotation) => rotate(voice, state, rotation),
        Move::Unlock(slot) => unlock(voice, state, slot),
        Move::Claim(spot) => at_spot(voice, "answer.claim", spot),
        Move::Grow(spot) => at_spot(voice, "answer.grow", spot),
        Move::Ashore(spot) => at_spot(voice, "answer.ashore", spot),
        Move::Sacrifice(spot) => at_spot(voice, "answer.sacrifice", spot),
        Move::Burrow(spot) => at_spot(voice, "answer.burrow", spot),
        Move::Emerge(spot) => at_spot(voice, "answer.emerge", spot),
        Move::Offer => voice.plain(offer(voice, state)),
        Move::Divert => voice.plain("answer.divert"),
        Move::Lateral => voice.plain("answer.lateral"),
        Move::Bomb => voice.plain("answer.bomb"),
        Move::BuyCard => voice.plain("answer.buy-card"),
        Move::AimVolcano => voice.plain("answer.aim-volcano"),
        Move::Erupt(hex)
        | Move::EruptSuper(hex)
        | Move::Freeze(hex)
        | Move::Name(hex)
        | Move::Erode(hex)
        | Move::Dive(hex)
        | Move::Swim(hex)
        | Move::Aim(hex)
        | Move::Quench(hex) => at_hex(voice, state, mv, hex),
    }
}

/// What is asked.
fn question(voice: &Voice<'_>, state: &State) -> Option<Question> {
    match voice.rules.pending(state) {
        Pending::Seat(decision) => Some(decision.question),
        Pending::Seats(_, question) | Pending::Chance(question) => Some(question),
        Pending::Over => None,
    }
}

/// Who is asked.
fn asked(voice: &Voice<'_>, state: &State) -> Option<Seat> {
    match voice.rules.pending(state) {
        Pending::Seat(decision) => Some(decision.seat),
        _ => None,
    }
}

/// What it means to do nothing here.
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

/// Names the end of the buy step by what has been bought, and by the sacrifice that follows if nothing could be (VQ-BUY-2).
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

/// Whether a player who can buy nothing has to put a critter from hand into the crater (VQ-BUY-2).
pub(super) fn gives_critter(state: &State, seat: Seat) -> bool {
    let player = state.player(seat);
    player.hand > 0 && player.crater < CRATER
}

fn chance(voice: &Voice<'_>, mv: Move) -> String {
    match mv {
        Move::Sit(seat) => voice.say("answer.sit", &[("who", &voice.seat(seat))]),
        Move::Deal(power, slot) => {
            voice.say("answer.deal", &[("power", &voice.power(power)), ("slot", &voice.slot(slot))])
        }
        Move::Roll(face) => voice.say("answer.roll", &[("face", &face)]),
        Move::Strike(hex) => voice.say("answer.strike", &[("hex", &hex)]),
        Move::Draw(card) => voice.say("answer.draw", &[("card", &voice.card(card))]),
        _ => voice.words.plain("chance"),
    }
}

fn at_spot(voice: &Voice<'_>, key: &str, spot: Spot) -> String {
    voice.say(key, &[("spot", &voice.spot(spot))])
}

fn piece_at(voice: &Voice<'_>, key: &str, piece: Piece, spot: Spot) -> String {
    voice.say(key, &[("piece", &voice.piece(piece)), ("spot", &voice.spot(spot))])
}

/// A tile and where its colours point.
fn turned(voice: &Voice<'_>, key: &str, face: Face, hex: Option<Hex>) -> String {
    let (tile, hex) = (voice.face(face), hex.map_or(String::new(), |hex| hex.to_string()));
    match voice.facing(face) {
        Some(facing) => {
            let key = format!("{key}.turned");
            voice.say(&key, &[("tile", &tile), ("hex", &hex), ("facing", &facing)])
        }
        None => voice.say(key, &[("tile", &tile), ("hex", &hex)]),
    }
}

fn place(voice: &Voice<'_>, state: &State, hex: Hex, rotation: u8) -> String {
    match question(voice, state) {
        Some(Question::Place { kind } | Question::SummonPlace { kind }) => {
            turned(voice, "answer.place", Face::new(kind, rotation), Some(hex))
        }
        _ => voice.say("answer.place", &[("hex", &hex)]),
    }
}

fn rotate(voice: &Voice<'_>, state: &State, rotation: u8) -> String {
    let kind = match question(voice, state) {
        Some(Question::Sleight { hex }) => top(state, hex).and_then(Face::kind),
        _ => None,
    };
    let facing = kind.and_then(|kind: Kind| voice.facing(Face::new(kind, rotation)));
    let facing = facing.unwrap_or_else(|| rotation.to_string());
    voice.say("answer.rotate", &[("facing", &facing)])
}

/// The top tile of a space.
fn top(state: &State, hex: Hex) -> Option<Face> {
    state.land().site(hex).map(|site| state.land().top(site))
}

fn buy(voice: &Voice<'_>, state: &State, item: Item) -> String {
    let kind = match item {
        Item::Volcano => return voice.plain("answer.buy.volcano"),
        Item::Island => return voice.plain("answer.buy.island"),
        Item::Land(kind) => kind,
    };
    let key = match (question(voice, state), voice.rules.tiles().size(kind)) {
        (Some(Question::SummonTile { .. }), _) => "answer.buy.summoned",
        (_, Size::Uno) => "answer.buy.uno",
        (_, Size::Duo) => "answer.buy.duo",
        (_, Size::Trio) => "answer.buy.trio",
    };
    let left = state.supply().get(kind.index()).copied().unwrap_or(0);
    voice.say(key, &[("tile", &voice.kind(kind)), ("left", &left)])
}

fn unlock(voice: &Voice<'_>, state: &State, slot: Slot) -> String {
    let power =
        state.grid().get(slot.index()).map_or_else(|| voice.words.plain("nothing"), |&power| voice.power(power));
    voice.say("answer.unlock", &[("power", &power), ("slot", &voice.slot(slot))])
}

/// Five resources, or two different ones for those who have the power.
fn offer(voice: &Voice<'_>, state: &State) -> &'static str {
    let frugal = asked(voice, state).is_some_and(|seat| state.powers(seat).has(Trait::Frugal));
    if frugal { "answer.offer.frugal" } else { "answer.offer" }
}

fn at_hex(voice: &Voice<'_>, state: &State, mv: Move, hex: Hex) -> String {
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
    let tile = top(state, hex).map_or_else(|| voice.plain("ocean"), |face| voice.face(face));
    voice.say(key, &[("hex", &hex), ("tile", &tile)])
}

/// Islands, tiles and lava that go somewhere.
fn shifting(voice: &Voice<'_>, state: &State, mv: Move) -> String {
    let way = |key: &str, hex: Hex, dir: Dir| voice.say(key, &[("hex", &hex), ("edge", &voice.edge(dir))]);
    match mv {
        Move::Converge(hex, dir) => way("answer.converge", hex, dir),
        Move::Drift(dir) => voice.say("answer.drift", &[("edge", &voice.edge(dir))]),
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
        Move::Flow(dir) => match question(voice, state) {
            Some(Question::Flow { from }) => way("answer.flow", from.step(dir, 1), dir),
            _ => voice.say("answer.drift", &[("edge", &voice.edge(dir))]),
        },
        _ => String::new(),
    }
}
