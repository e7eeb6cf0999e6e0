//! The calm bot of Cosmic Frog beats the random one, plays to the end against itself, and needs no more than its view.

use bots::{Bot, BotDecision, BotTask, RandomBot, SensibleBot, bot_by_name, choose};
use cosmic_frog::{BASE, FindMuck, Move, NAMES, Preset, RichLands, Rules, Setup, SoloLevel, State};
use std::collections::BTreeSet;
use std::sync::Arc;
use tabletop::{Game, Odds, Pending, Seat};

fn rules_of(setup: Setup) -> Arc<Rules> {
    Arc::new(Rules::new(setup).unwrap())
}

/// Plays a game to its end; returns the last position and the number of moves.
fn play(rules: &Arc<Rules>, seed: u64, bots: &[Box<dyn Bot<Rules>>]) -> (State, u64) {
    play_and_watch(rules, seed, bots, |_, _| ())
}

/// Plays like [`play`] and passes every answer of a bot to `watch`, with the position it was given in.
fn play_and_watch(
    rules: &Arc<Rules>,
    seed: u64,
    bots: &[Box<dyn Bot<Rules>>],
    mut watch: impl FnMut(&State, Move),
) -> (State, u64) {
    let mut random = testkit::Random::new(seed, 3);
    let mut below = |bound: u32| random.below(bound);
    let (mut state, mut odds) = (rules.initial_state(), Odds::default());
    for count in 0..40_000 {
        let seat = match rules.pending(&state) {
            Pending::Over => return (state, count),
            Pending::Chance(_) => {
                rules.odds(&state, &mut odds);
                let mv = odds.pick(below(odds.total())).unwrap();
                rules.apply(&mut state, mv, &mut ()).unwrap();
                continue;
            }
            Pending::Seat(decision) => decision.by,
            Pending::Seats(seats, _) => seats.iter().next().unwrap(),
        };
        let mv = choose(bots[seat.index()].as_ref(), rules, &state, seat, seed << 16 | count).unwrap();
        watch(&state, mv);
        rules.apply(&mut state, mv, &mut ()).unwrap();
    }
    panic!("game {seed} does not end");
}

#[test]
fn sensible_beats_random() {
    let rules = rules_of(Setup::new(4));
    let (games, mut wins, mut points) = (60, 0, [0; 2]);
    for seed in 0..games {
        let place = seed as usize % 4;
        let mut bots: Vec<Box<dyn Bot<Rules>>> = (0..4).map(|_| bot_by_name("random").unwrap()).collect();
        bots[place] = bot_by_name("bot").unwrap();
        let (state, _) = play(&rules, seed, &bots);
        let outcome = rules.result(&state);
        wins += u32::from(outcome.winners.contains(Seat(place as u8)) && outcome.winners.len() == 1);
        points[0] += outcome.points[place];
        points[1] += outcome.points.iter().sum::<i32>() - outcome.points[place];
    }
    println!("sensible wins {wins} of {games}, {} points to {} on average", points[0] / 60, points[1] / 180);
    assert!(wins * 100 >= 80 * games as u32, "sensible wins only {wins} of {games}");
}

/// On the only seat that is held in a game against RoboFrogs.
#[test]
fn sensible_plays_against_robofrogs() {
    for level in SoloLevel::ALL {
        let rules = rules_of(Setup::solo(level));
        let (games, mut wins, mut ahead) = (40, 0, 0);
        for seed in 0..games {
            let (state, _) = play(&rules, seed, &[bot_by_name("sensible").unwrap()]);
            let outcome = rules.result(&state);
            wins += u32::from(outcome.winners.contains(Seat(0)));
            ahead += outcome.points[0] - outcome.points[1];
        }
        println!("{level:?}: sensible wins {wins} of {games}, {} points ahead on average", ahead / games as i32);
        assert!(level != SoloLevel::Easy || wins > 0, "never wins an easy game");
    }
}

#[test]
fn sensible_games_end() {
    for frogs in 3..=6 {
        let rules = rules_of(Setup::new(frogs));
        for seed in 0..4 {
            let bots: Vec<Box<dyn Bot<Rules>>> = (0..frogs).map(|_| bot_by_name("sensible").unwrap()).collect();
            let (state, moves) = play(&rules, seed, &bots);
            println!(
                "{frogs} frogs, {moves} moves: {:?}, {} fractures",
                rules.result(&state).points,
                state.integrity_track()
            );
        }
    }
}

#[test]
fn games_of_find_muck_end_and_its_answers_are_given() {
    let mut used = BTreeSet::new();
    for find_muck in [FindMuck::Dice, FindMuck::Chips] {
        for frogs in 3..=6 {
            let rules = rules_of(Setup { find_muck, ..Setup::new(frogs) });
            for seed in 0..6 {
                let bots: Vec<Box<dyn Bot<Rules>>> = (0..frogs).map(|_| bot_by_name("sensible").unwrap()).collect();
                play_and_watch(&rules, seed, &bots, |_, mv| {
                    used.insert(format!("{mv:?}").split('(').next().unwrap_or("").to_string());
                });
            }
        }
    }
    println!("{used:?}");
    for answer in ["Mind", "Snap", "Arrange", "Pick", "Style"] {
        assert!(used.contains(answer), "{answer} is never given");
    }
    assert!(!used.contains("Throw") && !used.contains("Soft"), "nobody holds back without a reason");
}

#[test]
fn bots_have_names() {
    assert_eq!(Bot::<Rules>::name(&RandomBot), "random");
    assert_eq!(Bot::<Rules>::name(&SensibleBot), "sensible");
    assert!(bot_by_name::<Rules>("genius").is_none());
}

#[test]
fn the_same_view_and_chance_give_the_same_answer() {
    let rules = rules_of(Setup::new(3));
    let run = || play(&rules, 9, &(0..3).map(|_| bot_by_name("bot").unwrap()).collect::<Vec<_>>());
    assert_eq!(run(), run());
}

/// Returns a table on which every card has every power.
fn mighty() -> Arc<Rules> {
    let powers = "dice = \"Y Y Y\"\nstep = true\nstash = true\ntoll = 1\ncheap-extra = \"repeat\"\nstomp = true\nsmash = true
bend-knockback = true\npress-knockback = true\npossess = true\nflux-regain = true\ncopy-die = true\nswap = true\nspit = true
overpower = 1\nguard = 1\neat = 2\nharvest-barrens = true\nharvest-adjacent = true\nshard-regain = 1\ntunnel = true
defer = true\nlook = true\ndrain = 2\nvoid-attack = true\nvoid-defence = true\nchoose-plunder = true
reroll-combat = true\nreroll-raid = true\nwin-regain = [1, 1]\n";
    let table: Vec<String> = NAMES[..BASE].iter().map(|name| format!("[{name}]\n{powers}")).collect();
    rules_of(Setup { abilities: Some(table.join("\n")), ..Setup::new(4) })
}

/// Plays like Sensible, but possesses whom it can.
struct Puppeteer;

impl Bot<Rules> for Puppeteer {
    fn name(&self) -> &'static str {
        "puppeteer"
    }

    fn start(&self, mut decision: BotDecision<Rules>, seed: u64) -> Box<dyn BotTask<Rules>> {
        let possess = decision.answers.iter().copied().find(|mv| matches!(mv, Move::Possess(_)));
        if let Some(mv) = possess {
            decision.answers = vec![mv];
        }
        SensibleBot.start(decision, seed)
    }
}

#[test]
fn powers_are_used_and_stop_no_game() {
    let mut used = BTreeSet::new();
    let name = |mv: Move| format!("{mv:?}").split('(').next().unwrap_or("").to_string();
    let teams = Setup { teams: vec![0, 1, 0, 1, 0, 1], symbiotic: true, rich: RichLands::Open, ..Setup::new(6) };
    let [plain, everything, short, teams] =
        [Setup::new(5), Preset::Everything.setup(4), Preset::Short.setup(3), teams].map(rules_of);
    for (rules, games) in [(plain, 40), (mighty(), 10), (everything, 20), (short, 4), (teams, 20)] {
        for seed in 0..games {
            let kind = |seat: u8| -> Box<dyn Bot<Rules>> {
                if seat == 0 && seed % 2 == 0 { Box::new(Puppeteer) } else { bot_by_name("sensible").unwrap() }
            };
            let bots: Vec<Box<dyn Bot<Rules>>> = (0..Game::seats(rules.as_ref())).map(kind).collect();
            play_and_watch(&rules, seed, &bots, |state, mv| {
                let Pending::Seat(decision) = rules.pending(state) else { return };
                used.insert(name(mv) + if decision.by == decision.seat { "" } else { " as a puppet" });
            });
        }
    }
    println!("{used:?}");
    for power in [
        "DriftOne", "RollHome", "Trade", "Drain", "Eat", "Grab", "Lower", "PayToll", "Reroll", "Smash", "Stash",
        "Step", "Tunnel", "Void",
    ] {
        assert!(used.contains(power), "{power} is never used");
    }
    assert!(used.contains("Ram as a puppet") && used.contains("Commit as a puppet"));
    assert!(!used.contains("Look"), "looking at the deck is left to people");
}
