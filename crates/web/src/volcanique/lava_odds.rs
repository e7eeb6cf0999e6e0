//! Where the lava of a volcano can go and what it does to each critter there. The engine plays every possible course.
//!
//! Pure functions. They start from a position in which a volcano stands or is about to be placed. Not here: how it is drawn.

use super::answer_kind::question;
use hexgrid::Hex;
use tabletop::{Game, Odds, Pending, Seat};
use volcanique::{Danger, Event, Loss, Move, Piece, Question, Rules, Spot, State};

/// The maximum number of answers that are played until the lava flows, or has arrived.
const FAR: usize = 60;

/// What happens to a critter where lava arrives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CritterFate {
    /// Its owner may pay this much to move it within its biome; else it goes home.
    Pays(u8),
    /// It goes home.
    Home,
    /// A Colossal loses a piece and the lava is gone.
    Wounded,
    /// It is in the sea and swims on.
    Swims,
}

/// A critter in the way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ThreatenedCritter {
    /// Whose critter.
    pub seat: Seat,
    /// Where it stands; `None` in the sea.
    pub spot: Option<Spot>,
    /// Whether it is a Colossal.
    pub colossal: bool,
    /// What happens to it.
    pub fate: CritterFate,
}

/// A space the lava can run to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LavaOutlet {
    /// The space.
    pub hex: Hex,
    /// Its share of the total.
    pub weight: u32,
    /// Who is there.
    pub victims: Vec<ThreatenedCritter>,
}

/// All ways the lava can go.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LavaOutlets {
    /// Each way once, clockwise.
    pub all: Vec<LavaOutlet>,
    /// The sum of the weights; 0 when the lava pools where it is.
    pub total: u32,
}

impl LavaOutlets {
    /// Returns the weight of all ways on which critters of a player stand.
    pub fn against(&self, seat: Seat) -> u32 {
        let hit = |outlet: &&LavaOutlet| outlet.victims.iter().any(|victim| victim.seat == seat);
        self.all.iter().filter(hit).map(|outlet| outlet.weight).sum()
    }

    /// Returns the weight of all ways on which nobody stands.
    pub fn empty(&self) -> u32 {
        self.all.iter().filter(|outlet| outlet.victims.is_empty()).map(|outlet| outlet.weight).sum()
    }
}

/// Returns where the lava of a volcano on this space can go: one that stands there, or that may be placed there now.
/// Every player passes until the lava flows.
pub fn outlets(rules: &Rules, state: &State, hex: Hex) -> LavaOutlets {
    let mut now = *state;
    let mut events: Vec<Event> = Vec::new();
    if question(rules, &now) == Some(Question::Erupt) {
        if rules.check(&now, Move::Erupt(hex)).is_err() {
            return LavaOutlets::default();
        }
        rules.apply_legal(&mut now, Move::Erupt(hex), &mut events);
    } else if state.volcano() != Some(hex) {
        return LavaOutlets::default();
    }
    let mut moves = Vec::new();
    for _ in 0..FAR {
        if flows_already(rules, &now, &events) {
            return only_outlet(rules, state, hex, (now, events));
        }
        match rules.pending(&now) {
            Pending::Chance(Question::Flow { from })
            | Pending::Seat(tabletop::Decision { question: Question::Flow { from }, .. })
                if from == hex =>
            {
                return spread(rules, &now, hex);
            }
            Pending::Over => break,
            _ if now.volcano().is_none() => break,
            _ => {
                rules.legal(&now, &mut moves);
                let Some(&first) = moves.first() else { break };
                events.clear();
                rules.apply_legal(&mut now, first, &mut events);
            }
        }
    }
    LavaOutlets::default()
}

/// Returns whether the lava has taken its way without a question, because there was only one.
fn flows_already(rules: &Rules, state: &State, events: &[Event]) -> bool {
    let asks = |question: Question| {
        matches!(
            question,
            Question::Divert { .. } | Question::Flee { .. } | Question::Escape { danger: Danger::Lava, .. }
        )
    };
    events.iter().any(has_arrived) || matches!(rules.pending(state), Pending::Seat(decision) if asks(decision.question))
}

/// Returns the only way of the lava, which it has taken in this position. The heights say where it leads.
fn only_outlet(rules: &Rules, before: &State, from: Hex, (now, events): (State, Vec<Event>)) -> LavaOutlets {
    let height = |hex: Hex| before.land().height_at(hex);
    let lower = from
        .neighbours()
        .into_iter()
        .filter(|&next| rules.is_on_table(next) && before.super_volcano() != Some(next))
        .find(|&next| height(next) < height(from));
    let Some(hex) = lower else { return LavaOutlets::default() };
    let victims = struck(rules, now, events, hex);
    LavaOutlets { all: vec![LavaOutlet { hex, weight: 1, victims }], total: 1 }
}

/// Returns where the bomb can fall that may be thrown from this volcano now, and who is there.
pub fn bomb_outlets(rules: &Rules, state: &State, hex: Hex) -> LavaOutlets {
    let mut thrown = *state;
    if question(rules, state) != Some(Question::Bomb { hex }) || rules.check(state, Move::Bomb).is_err() {
        return LavaOutlets::default();
    }
    rules.apply_legal(&mut thrown, Move::Bomb, &mut ());
    let mut odds = Odds::default();
    rules.odds(&thrown, &mut odds);
    let mut falls = LavaOutlets::default();
    for &(mv, weight) in odds.outcomes() {
        let (mut after, mut events) = (thrown, Vec::<Event>::new());
        rules.apply_legal(&mut after, mv, &mut events);
        // Ignore events that follow from the space becoming empty.
        let hit = |event: &Event| match *event {
            Event::WentHome { seat, spot, loss: Loss::Bomb } => Some((seat, spot, CritterFate::Home)),
            Event::Wounded { seat, spot } => Some((seat, spot, CritterFate::Wounded)),
            _ => None,
        };
        let fell = events.iter().find_map(|event| match *event {
            Event::BombFell { hex, .. } => Some(hex),
            _ => None,
        });
        let Some(hex) = fell else { continue };
        let victims = events.iter().filter_map(hit);
        let victims = victims.map(|(seat, spot, fate)| ThreatenedCritter {
            seat,
            spot: Some(spot),
            colossal: fate == CritterFate::Wounded,
            fate,
        });
        falls.total += weight;
        falls.all.push(LavaOutlet { hex, weight, victims: victims.collect() });
    }
    falls
}

/// Returns all ways of the lava that is about to flow.
fn spread(rules: &Rules, state: &State, from: Hex) -> LavaOutlets {
    let mut ways: Vec<(Move, u32)> = Vec::new();
    if matches!(rules.pending(state), Pending::Chance(_)) {
        let mut odds = Odds::default();
        rules.odds(state, &mut odds);
        ways.extend_from_slice(odds.outcomes());
    } else {
        let mut moves = Vec::new();
        rules.legal(state, &mut moves);
        ways.extend(moves.into_iter().map(|mv| (mv, 1)));
    }
    let mut outlets = LavaOutlets::default();
    for (mv, weight) in ways {
        let Move::Flow(dir) = mv else { continue };
        let hex = from.step(dir, 1);
        let (mut now, mut events) = (*state, Vec::new());
        rules.apply_legal(&mut now, mv, &mut events);
        outlets.total += weight;
        outlets.all.push(LavaOutlet { hex, weight, victims: struck(rules, now, events, hex) });
    }
    outlets
}

/// Returns whether the lava is where it goes, or gone.
fn has_arrived(event: &Event) -> bool {
    matches!(event, Event::LavaFlowed { .. } | Event::LavaGone { .. })
}

/// Returns what happens at the space that the lava heads for if no player reacts: from a position in which it has taken its
/// way, with the events so far.
fn struck(rules: &Rules, mut now: State, mut events: Vec<Event>, hex: Hex) -> Vec<ThreatenedCritter> {
    let mut victims: Vec<ThreatenedCritter> = Vec::new();
    for _ in 0..FAR {
        if events.iter().any(has_arrived) {
            break;
        }
        let Pending::Seat(decision) = rules.pending(&now) else { break };
        let mv = match decision.question {
            Question::Escape { price, piece, from, .. } => {
                let colossal = piece == Piece::Colossal;
                victims.push(ThreatenedCritter {
                    seat: decision.seat,
                    spot: Some(from),
                    colossal,
                    fate: CritterFate::Pays(price),
                });
                Move::Done
            }
            Question::Divert { .. } => Move::Done,
            Question::Flee { .. } => {
                victims.push(ThreatenedCritter {
                    seat: decision.seat,
                    spot: None,
                    colossal: false,
                    fate: CritterFate::Swims,
                });
                break;
            }
            _ => break,
        };
        if rules.check(&now, mv).is_err() {
            break;
        }
        rules.apply_legal(&mut now, mv, &mut events);
    }
    for event in events {
        let (seat, spot, fate) = match event {
            // Not those whom the volcano itself or a contest sends home.
            Event::WentHome { seat, spot, loss: Loss::Danger(Danger::Lava) } => (seat, spot, CritterFate::Home),
            Event::Wounded { seat, spot } if spot.hex == hex => (seat, spot, CritterFate::Wounded),
            _ => continue,
        };
        // List an owner who could have paid only once; other critters on the same part go home with it.
        if !victims.iter().any(|victim| victim.seat == seat && victim.spot == Some(spot)) {
            victims.push(ThreatenedCritter { seat, spot: Some(spot), colossal: fate == CritterFate::Wounded, fate });
        }
    }
    victims
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop::Notation;

    fn read(text: &str) -> (Rules, State) {
        Rules::read_position(text).unwrap()
    }

    fn played(text: &str, lines: &[&str]) -> (Rules, State) {
        let (rules, mut state) = read(text);
        for line in lines {
            let mv = rules.read_move(&state, line).unwrap();
            rules.apply(&mut state, mv, &mut ()).unwrap();
        }
        (rules, state)
    }

    #[test]
    fn a_volcano_has_the_outlets_of_the_printed_example() {
        let text = include_str!("../../../../scenarios/volcanique/vol-3-three-outlets.toml");
        let (rules, state) = played(text, &["pink done", "pink buy volcano"]);
        let before = outlets(&rules, &state, Hex::new(0, 0));
        assert_eq!((before.total, before.all.len(), before.empty()), (3, 3, 3));
        let (rules, state) = played(text, &["pink done", "pink buy volcano", "pink erupt 0,0"]);
        assert_eq!(outlets(&rules, &state, Hex::new(0, 0)), before, "the same before and after it is placed");
        assert_eq!(outlets(&rules, &state, Hex::new(5, 5)), LavaOutlets::default(), "no volcano, no lava");
    }

    /// A volcano on 0,0 among a critter that can pay, one that cannot, a Colossal and an empty tile.
    const AMONG: &str = r#"
game = "volcanique"
title = "Odds"
rules = ["VQ-VOL-3"]

[board]
"0,0" = "dm ml dml"
"1,0" = "d"
"2,0" = "d"
"0,1" = "m"
"-1,1" = "m"
"-1,0" = "l"
"-2,0" = "l"
"0,-1" = "dl ml dlm dml"
"1,-1" = "d"

[player.pink]
land = "0,1 m"
resources = "6d"

[player.blue]
land = "1,0 d, -1,0 l colossal"
resources = "2d"

[grid]
l1 = "siphon"
"#;

    #[test]
    fn a_bomb_has_six_places_to_fall_on() {
        let text = include_str!("../../../../scenarios/volcanique/bomb-hits.toml");
        let script = ["pink done", "pink buy volcano", "pink erupt 0,0", "pink unlock l2a", "chance flow w"];
        let (rules, state) = played(text, &script);
        let falls = bomb_outlets(&rules, &state, Hex::new(0, 0));
        assert_eq!((falls.total, falls.all.len()), (6, 6));
        assert_eq!((falls.against(Seat(1)), falls.against(Seat(0)), falls.empty()), (1, 0, 5));
        let hit = falls.all.iter().find(|outlet| outlet.hex == Hex::new(1, 0)).unwrap();
        assert_eq!(hit.victims.len(), 2, "the burrowed one, too");
        let (rules, state) = played(text, &script[..2]);
        assert_eq!(
            bomb_outlets(&rules, &state, Hex::new(0, 0)),
            LavaOutlets::default(),
            "nobody is asked about a bomb"
        );
    }

    /// Returns [`AMONG`] with every neighbour but 0,1 as high as the volcano.
    fn among_walls() -> String {
        let walls =
            [("1,0", "d", "dm ml d"), ("-1,1", "m", "dm dl m"), ("-1,0", "l", "dm dl l"), ("1,-1", "d", "dm ml d")];
        walls.into_iter().fold(AMONG.to_string(), |text, (place, tile, stack)| {
            text.replace(&format!("\"{place}\" = \"{tile}\""), &format!("\"{place}\" = \"{stack}\""))
        })
    }

    #[test]
    fn the_only_way_of_the_lava_tells_what_happens_there() {
        let only = |text: &str| {
            let (rules, state) = played(text, &["pink done", "pink buy volcano", "pink erupt 0,0"]);
            let after = outlets(&rules, &state, Hex::new(0, 0));
            let (rules, state) = played(text, &["pink done", "pink buy volcano"]);
            assert_eq!(outlets(&rules, &state, Hex::new(0, 0)), after, "the same before and after it is placed");
            assert_eq!((after.total, after.all.len(), after.all[0].hex), (1, 1, Hex::new(0, 1)));
            after.all[0].victims.iter().map(|victim| (victim.seat, victim.fate)).collect::<Vec<_>>()
        };
        let poor = among_walls();
        assert_eq!(only(&poor), [(Seat(0), CritterFate::Home)], "Pink has one resource left");
        let rich = poor.replace("resources = \"6d\"", "resources = \"8d\"");
        assert_eq!(only(&rich), [(Seat(0), CritterFate::Pays(2))]);
        let alone = rich.replace("dm dl m", "dm dl l");
        assert_eq!(only(&alone), [(Seat(0), CritterFate::Home)], "Pink can pay, but has no other tile of the biome");
        let burrowed = rich.replace("land = \"0,1 m\"", "land = \"0,1 m burrowed\"");
        assert_eq!(only(&burrowed), [(Seat(0), CritterFate::Home)], "a burrowed critter cannot leave");
        let guarded = rich.replace("land = \"1,0 d, -1,0 l colossal\"", "land = \"1,0 d, 0,1 m colossal\"");
        let guarded = guarded.replace("land = \"0,1 m\"", "land = \"-1,0 l\"");
        assert_eq!(only(&guarded), [(Seat(1), CritterFate::Wounded)]);
    }

    #[test]
    fn whoever_stands_in_the_way_is_told_what_happens() {
        let (rules, state) = played(AMONG, &["pink done", "pink buy volcano", "pink erupt 0,0"]);
        let all = outlets(&rules, &state, Hex::new(0, 0));
        let at = |q, r| all.all.iter().find(|outlet| outlet.hex == Hex::new(q, r)).map(|outlet| outlet.victims.clone());
        let fates = |q, r| at(q, r).unwrap().iter().map(|victim| victim.fate).collect::<Vec<_>>();
        assert_eq!(fates(1, 0), [CritterFate::Pays(2)], "Blue has two resources and another tile of the biome");
        assert_eq!(fates(0, 1), [CritterFate::Home], "Pink has one resource left");
        assert_eq!(fates(-1, 0), [CritterFate::Wounded], "the Colossal stops the lava");
        assert_eq!(fates(1, -1), []);
        assert_eq!(at(0, -1), None, "higher");
        assert_eq!((all.total, all.against(Seat(0)), all.against(Seat(1)), all.empty()), (5, 1, 2, 2));
    }
}
