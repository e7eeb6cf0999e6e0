//! Tables of Volcanique: bots play to the end, the save replays the game, and standing orders pass in windows.

use crate::server::serve;
use host::{HostedGame, replay};
use protocol::Request;
use tabletop::{Game, Odds, Pending, SeatSet, Secrets};
use volcanique::{IslandStart, Move, Question, Rules, Setup};

fn setup() -> Setup {
    Setup { start: IslandStart::Quick, ..Setup::new(3) }
}

#[test]
fn bots_play_to_the_end_and_the_save_tells_it_again() {
    let mut server = serve::<Rules>(setup(), &["calm", "random", "bot"]);
    server.settle();
    let table = server.host.table();
    assert_eq!(table.pending(), Pending::Over);
    let (told, _) = replay::<Rules>(&server.save).unwrap();
    let last = table.rules().view(table.state(), SeatSet::ALL);
    assert_eq!(told.steps.last().unwrap().view.state, last.state);
    assert!(told.wait.over);
}

/// A critter with one place to go to is not moved by choosing it: the prompt says that the place is chosen next.
#[test]
fn a_person_says_where_a_critter_goes_even_if_there_is_one_place() {
    let mut asked = 0;
    for game in 0..12 {
        let mut server = serve::<Rules>(setup(), &["me", "random", "random"]);
        // Different first answers lead to different games.
        for turn in 0..120 {
            server.settle();
            let Pending::Seat(decision) = server.host.table().pending() else { break };
            let mut moves = Vec::new();
            let table = server.host.table();
            table.rules().legal(table.state(), &mut moves);
            asked += u32::from(matches!(decision.question, Question::Walk { .. }) && moves.len() == 1);
            let pick = moves.iter().position(|mv| matches!(mv, Move::Pick(..)));
            let index = pick.unwrap_or(if turn < 10 { game % moves.len() } else { 0 });
            let text = server.answers(decision.by).swap_remove(index);
            let at = server.host.table().move_count();
            let question = server.question(decision.by);
            server.ask(server.player(decision.by), Request::Answer { question, text }).unwrap();
            assert_eq!(server.host.table().move_count(), at + 1, "the answer is taken");
        }
    }
    assert!(asked > 0, "no critter had just one place to go to");
}

/// Every window that an order names is met in random games, and passed if the order stands.
#[test]
fn standing_orders_let_windows_go_by() {
    let rules = Rules::new(setup()).unwrap();
    let mut met = [0; 5];
    for seed in 0..400 {
        let mut random = testkit::Random::new(seed, 1);
        let (mut state, mut moves, mut odds) = (rules.initial_state(), Vec::new(), Odds::default());
        while rules.pending(&state) != Pending::Over {
            let order = match rules.pending(&state) {
                Pending::Seat(decision) => match decision.question {
                    Question::Sleight { .. } => Some(0),
                    Question::Divert { .. } => Some(1),
                    Question::Lateral { .. } => Some(2),
                    Question::Bomb { .. } => Some(3),
                    Question::Slide { .. } => Some(4),
                    _ => None,
                },
                _ => None,
            };
            for number in 0..Rules::ORDERS.len() {
                let expected = (order == Some(number)).then_some(Move::Done);
                assert_eq!(rules.ordered_answer(&state, 1 << number), expected);
            }
            order.into_iter().for_each(|number: usize| met[number] += 1);
            let mv = match rules.pending(&state) {
                Pending::Chance(_) => rules.sample(&state, &mut odds, &mut |bound| random.below(bound)).unwrap(),
                _ => {
                    rules.legal(&state, &mut moves);
                    random.pick(&moves).unwrap()
                }
            };
            rules.apply_legal(&mut state, mv, &mut ());
        }
    }
    assert!(met.iter().all(|&count| count > 0), "{met:?}");
}
