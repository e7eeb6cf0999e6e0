//! Moves in one line, both ways: `pink claim 2,0 d`, `chance flow e`. Described in `docs/notation.md`.

use crate::biome::{Biome, Mix, Spot};
use crate::card::Card;
use crate::moves::{Cut, Item, Move, Piece};
use crate::power::{Power, Slot};
use crate::rules::Rules;
use crate::setup::Colour;
use crate::state::State;
use crate::steps;
use crate::tile::TileKind;
use hexgrid::{Dir, Hex};
use tabletop::input::{MAX_MOVE_BYTES, check_length};
use tabletop::{Pending, Seat};

pub(crate) fn write(rules: &Rules, state: &State, mv: Move) -> String {
    let who = match steps::pending(rules, state) {
        Pending::Seat(decision) => rules.colour(decision.by).name(),
        _ => "chance",
    };
    format!("{who} {}", words(rules, mv))
}

const PIECES: [(&str, Piece); 3] = [("critter", Piece::Single), ("colossal", Piece::Colossal), ("group", Piece::Group)];
const CUTS: [(&str, Cut); 5] = [
    ("column", Cut::Column),
    ("row", Cut::Row),
    ("diagonal", Cut::Diagonal),
    ("space", Cut::Space),
    ("rest", Cut::Rest),
];

/// Moves that are one word.
const PLAIN: [(&str, Move); 8] = [
    ("done", Move::Done),
    ("divert", Move::Divert),
    ("lateral", Move::Lateral),
    ("bomb", Move::Bomb),
    ("card", Move::BuyCard),
    ("offer", Move::Offer),
    ("aim volcano", Move::AimVolcano),
    ("stay", Move::Done),
];

fn name_of<T: PartialEq + Copy>(names: &[(&'static str, T)], value: T) -> &'static str {
    names.iter().find(|(_, other)| *other == value).map_or("?", |(name, _)| name)
}

fn kind_name(rules: &Rules, kind: TileKind) -> &str {
    rules.tiles.kinds.get(kind.index()).map_or("?", |row| row.name.as_str())
}

fn words(rules: &Rules, mv: Move) -> String {
    match mv {
        Move::Sit(seat) => format!("sit {}", rules.colour(seat).name()),
        Move::Build(kind, rotation) => format!("build {} {rotation}", kind_name(rules, kind)),
        Move::Deal(power, slot) => format!("deal {} {}", power.name(), slot.name()),
        Move::Take(mix) => format!("take {mix}"),
        Move::Give(mix) => format!("give {mix}"),
        Move::Pay(mix) => format!("pay {mix}"),
        Move::Pick(piece, spot) => format!("pick {} {spot}", name_of(&PIECES, piece)),
        Move::To(spot) => format!("to {spot}"),
        Move::Lose(piece, spot) => format!("lose {} {spot}", name_of(&PIECES, piece)),
        Move::Converge(hex, dir) => format!("converge {hex} {}", dir.name()),
        Move::Drift(dir) => format!("drift {}", dir.name()),
        Move::Rift(cut, hex, dir) => format!("rift {} {hex} {}", name_of(&CUTS, cut), dir.name()),
        Move::Play(card) => format!("play {}", card.name()),
        Move::Buy(Item::Land(kind)) => format!("buy {}", kind_name(rules, kind)),
        Move::Buy(Item::Volcano) => "buy volcano".into(),
        Move::Buy(Item::Island) => "buy island".into(),
        Move::Place(hex, rotation) => format!("place {hex} {rotation}"),
        Move::Erupt(hex) => format!("erupt {hex}"),
        Move::EruptSuper(hex) => format!("erupt {hex} super"),
        Move::Rotate(rotation) => format!("rotate {rotation}"),
        Move::Unlock(slot) => format!("unlock {}", slot.name()),
        Move::Freeze(hex) => format!("freeze {hex}"),
        Move::Flow(dir) => format!("flow {}", dir.name()),
        Move::Roll(face) => format!("roll {face}"),
        Move::Name(hex) => format!("name {hex}"),
        Move::Strike(hex) => format!("strike {hex}"),
        Move::Slide(hex, dir) => format!("slide {hex} {}", dir.name()),
        Move::Draw(card) => format!("draw {}", card.name()),
        Move::Claim(spot) => format!("claim {spot}"),
        Move::Grow(spot) => format!("grow {spot}"),
        Move::Erode(hex) => format!("erode {hex}"),
        Move::Dive(hex) => format!("dive {hex}"),
        Move::Swim(hex) => format!("swim {hex}"),
        Move::Ashore(spot) => format!("ashore {spot}"),
        Move::Sacrifice(spot) => format!("sacrifice {spot}"),
        Move::Burrow(spot) => format!("burrow {spot}"),
        Move::Emerge(spot) => format!("emerge {spot}"),
        Move::Aim(hex) => format!("aim {hex}"),
        Move::Quench(hex) => format!("quench {hex}"),
        plain => name_of(&PLAIN, plain).into(),
    }
}

pub(crate) fn read(rules: &Rules, state: &State, text: &str) -> Result<Move, String> {
    let text = check_length(text, MAX_MOVE_BYTES).map_err(|reason| format!("this is no move: {reason}"))?;
    let parts: Vec<&str> = text.split_whitespace().collect();
    let Some((&who, rest)) = parts.split_first() else {
        return Err("a move is written \"pink claim 2,0 d\": who, then what".into());
    };
    let seat = if who == "chance" { None } else { Some(read_seat(rules, who)?) };
    match (steps::pending(rules, state), seat) {
        (Pending::Over, _) => return Err("the game is over".into()),
        (Pending::Chance(_), Some(_)) => return Err(format!("chance decides now, not {who}")),
        (Pending::Seat(decision), asked) if asked != Some(decision.by) => {
            return Err(format!("{} is asked now, not {who}", rules.colour(decision.by).name()));
        }
        _ => {}
    }
    let sentence = rest.join(" ");
    if let Some((_, plain)) = PLAIN.iter().find(|(word, _)| *word == sentence) {
        return Ok(*plain);
    }
    read_words(rules, rest).ok_or_else(|| explain(seat, &sentence))
}

fn read_seat(rules: &Rules, text: &str) -> Result<Seat, String> {
    let seat = Colour::from_name(text).and_then(|colour| rules.seat_of(colour));
    seat.ok_or_else(|| {
        let names: Vec<&str> = rules.setup.players.iter().map(|colour| colour.name()).collect();
        format!("nobody at this table is called {text:?}; it is chance or one of {}", names.join(", "))
    })
}

/// Words with which only moves of chance begin, and those that chance shares with players.
const OF_CHANCE: [&str; 5] = ["sit", "deal", "roll", "strike", "draw"];
const SHARED: [&str; 3] = ["build", "flow", "claim"];

/// Says how a move of a seat, or of chance, could have been written.
fn explain(seat: Option<Seat>, sentence: &str) -> String {
    let first = |form: &str| form.split(' ').next().unwrap_or("").to_string();
    let fits = |word: &str| match seat {
        Some(_) => !OF_CHANCE.contains(&word),
        None => OF_CHANCE.contains(&word) || SHARED.contains(&word),
    };
    let word = first(sentence);
    let forms: Vec<&str> = FORMS.into_iter().filter(|form| first(form) == word && fits(&word)).collect();
    if !forms.is_empty() {
        return format!("{sentence:?} is not understood; expected {}", forms.join(" or "));
    }
    let mut words: Vec<String> = Vec::new();
    for word in FORMS.into_iter().chain(PLAIN.map(|(word, _)| word)).map(first) {
        if fits(&word) && !words.contains(&word) {
            words.push(word);
        }
    }
    format!("{sentence:?} is not understood; moves begin with {}", words.join(", "))
}

/// How moves with arguments are written.
const FORMS: [&str; 36] = [
    "sit COLOUR",
    "build TILE ROTATION",
    "deal POWER SLOT",
    "take MIX",
    "give MIX",
    "pay MIX",
    "pick critter|colossal|group q,r d|m|l",
    "to q,r d|m|l",
    "lose critter|colossal q,r d|m|l",
    "converge q,r DIRECTION",
    "drift DIRECTION",
    "rift column|row|diagonal|space|rest q,r DIRECTION",
    "play CARD",
    "buy TILE|volcano|island",
    "place q,r ROTATION",
    "erupt q,r [super]",
    "rotate ROTATION",
    "unlock SLOT",
    "freeze q,r",
    "flow ne|e|se|sw|w|nw",
    "roll N",
    "name q,r",
    "strike q,r",
    "slide q,r DIRECTION",
    "draw CARD",
    "claim q,r d|m|l",
    "grow q,r d|m|l",
    "erode q,r",
    "dive q,r",
    "swim q,r",
    "ashore q,r d|m|l",
    "sacrifice q,r d|m|l",
    "burrow q,r d|m|l",
    "emerge q,r d|m|l",
    "aim q,r|volcano",
    "quench q,r",
];

fn read_words(rules: &Rules, parts: &[&str]) -> Option<Move> {
    let hex = |text: &str| text.parse::<Hex>().ok();
    let spot = |at: &str, letter: &str| {
        let mut letters = letter.chars();
        let biome = letters.next().and_then(Biome::from_letter).filter(|_| letters.next().is_none())?;
        Some(Spot::new(hex(at)?, biome))
    };
    let mix = |text: &str| text.parse::<Mix>().ok();
    let number = |text: &str| text.parse::<u8>().ok();
    let piece = |text: &str| PIECES.iter().find(|(name, _)| *name == text).map(|(_, piece)| *piece);
    let cut = |text: &str| CUTS.iter().find(|(name, _)| *name == text).map(|(_, cut)| *cut);
    Some(match parts {
        ["sit", who] => Move::Sit(read_seat(rules, who).ok()?),
        ["build", kind, rotation] => Move::Build(rules.tiles.find(kind)?, number(rotation)?),
        ["deal", power, slot] => Move::Deal(Power::from_name(power)?, Slot::from_name(slot)?),
        ["take", amount] => Move::Take(mix(amount)?),
        ["give", amount] => Move::Give(mix(amount)?),
        ["pay", amount] => Move::Pay(mix(amount)?),
        ["pick", what, at, letter] => Move::Pick(piece(what)?, spot(at, letter)?),
        ["to", at, letter] => Move::To(spot(at, letter)?),
        ["lose", what, at, letter] => Move::Lose(piece(what)?, spot(at, letter)?),
        ["converge", at, dir] => Move::Converge(hex(at)?, Dir::from_name(dir)?),
        ["drift", dir] => Move::Drift(Dir::from_name(dir)?),
        ["rift", how, at, dir] => Move::Rift(cut(how)?, hex(at)?, Dir::from_name(dir)?),
        ["play", card] => Move::Play(Card::from_name(card)?),
        ["buy", "volcano"] => Move::Buy(Item::Volcano),
        ["buy", "island"] => Move::Buy(Item::Island),
        ["buy", kind] => Move::Buy(Item::Land(rules.tiles.find(kind)?)),
        ["place", at, rotation] => Move::Place(hex(at)?, number(rotation)?),
        ["erupt", at] => Move::Erupt(hex(at)?),
        ["erupt", at, "super"] => Move::EruptSuper(hex(at)?),
        ["rotate", rotation] => Move::Rotate(number(rotation)?),
        ["unlock", slot] => Move::Unlock(Slot::from_name(slot)?),
        ["freeze", at] => Move::Freeze(hex(at)?),
        ["flow", dir] => Move::Flow(Dir::from_name(dir)?),
        ["roll", face] => Move::Roll(number(face)?),
        ["name", at] => Move::Name(hex(at)?),
        ["strike", at] => Move::Strike(hex(at)?),
        ["slide", at, dir] => Move::Slide(hex(at)?, Dir::from_name(dir)?),
        ["draw", card] => Move::Draw(Card::from_name(card)?),
        ["claim", at, letter] => Move::Claim(spot(at, letter)?),
        ["grow", at, letter] => Move::Grow(spot(at, letter)?),
        ["erode", at] => Move::Erode(hex(at)?),
        ["dive", at] => Move::Dive(hex(at)?),
        ["swim", at] => Move::Swim(hex(at)?),
        ["ashore", at, letter] => Move::Ashore(spot(at, letter)?),
        ["sacrifice", at, letter] => Move::Sacrifice(spot(at, letter)?),
        ["burrow", at, letter] => Move::Burrow(spot(at, letter)?),
        ["emerge", at, letter] => Move::Emerge(spot(at, letter)?),
        ["aim", at] => Move::Aim(hex(at)?),
        ["quench", at] => Move::Quench(hex(at)?),
        _ => return None,
    })
}
