//! Tables of Volcanique: bots play to the end, the save tells it again, standing orders let windows go by.

use host::{Host, HostedGame, replay};
use protocol::{Holder, Open, ToTable};
use tabletop::{Game, Header, Notation, Odds, Pending, Save, SeatSet, Secrets};
use volcanique::{Move, Question, Rules, Setup, Start};

fn rules() -> Rules {
    Rules::new(Setup { start: Start::Quick, ..Setup::new(3) }).unwrap()
}

#[test]
fn bots_play_to_the_end_and_the_save_tells_it_again() {
    let mut save = Save::new(Header::of(&rules()), Vec::new()).write();
    let holders = ["calm", "random", "bot"].map(|name| Holder::Bot(name.into())).to_vec();
    let open = Open { save: save.clone(), holders, orders: Vec::new(), seed: Some(5) };
    let mut host = Host::<Rules>::open(open).unwrap_or_else(|error| panic!("{error:?}"));
    while let Some(told) = host.advance() {
        told.lines.iter().for_each(|line| save += &format!("{line}\n"));
    }
    assert_eq!(host.table().pending(), Pending::Over);
    let (told, _) = replay::<Rules>(&save).unwrap();
    let last = host.table().rules().view(host.table().state(), SeatSet::ALL);
    assert_eq!(told.steps.last().unwrap().view.state, last.state);
    assert!(told.wait.over);
}

/// A critter with one place to go to is not moved by choosing it: the prompt says that the place is chosen next.
#[test]
fn a_person_says_where_a_critter_goes_even_if_there_is_one_place() {
    let mut asked = 0;
    for seed in 0..12 {
        let save = Save::new(Header::of(&rules()), Vec::new()).write();
        let holders = vec![Holder::Person, Holder::Bot("random".into()), Holder::Bot("random".into())];
        let open = Open { save, holders, orders: Vec::new(), seed: Some(seed) };
        let mut host = Host::<Rules>::open(open).unwrap_or_else(|error| panic!("{error:?}"));
        for _ in 0..120 {
            while host.advance().is_some() {}
            let Pending::Seat(decision) = host.table().pending() else { break };
            let (rules, state) = (host.table().rules().clone(), *host.table().state());
            let mut moves = Vec::new();
            rules.legal(&state, &mut moves);
            asked += u32::from(matches!(decision.question, Question::Walk { .. }) && moves.len() == 1);
            let mv = moves.iter().copied().find(|mv| matches!(mv, Move::Pick(..))).unwrap_or(moves[0]);
            let at = host.table().moves().count() as u32;
            host.handle(ToTable::Answer { at, text: rules.write_move(&state, mv) });
            assert_eq!(host.table().moves().count() as u32, at + 1, "the answer is taken");
        }
    }
    assert!(asked > 0, "no critter had just one place to go to");
}

/// Every window that an order names is met in random games, and passed if the order stands.
#[test]
fn standing_orders_let_windows_go_by() {
    let rules = rules();
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
