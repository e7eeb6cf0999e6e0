//! Whom a prompt of Cosmic Frog addresses, and that it names the right frog and power.

use cosmic_frog::{Rules, Setup};
use tabletop::{Game, Notation, Odds, Pending, Seat, SeatSet, Secrets};
use wording::{GameWording, Messages};

/// Returns a position in which Red, card face up, stands two hexes from Purple, card face down.
fn position(red: &str, options: &str) -> (Rules, <Rules as Game>::State) {
    let text = format!(
        "game = \"cosmic-frog\"\ntitle = \"Two frogs\"\nrules = []\n{options}\n[board]\n\"0,0\" = \"barren.\"\n\"1,0\" = \"barren.\"\n\
         \"2,0\" = \"barren. hill\"\n\"3,0\" = \"barren.\"\n[frog.red]\nat = \"0,0\"\ncard = \"{red}\"\noomph = 4\n\
         [frog.purple]\nat = \"2,0\"\ncard = \"massive down\"\n[script]\nplay = ''''''\nexpect = ''''''\n"
    );
    Rules::read_position(&text).unwrap_or_else(|errors| panic!("{errors:?}"))
}

fn play(rules: &Rules, state: &mut <Rules as Game>::State, moves: &[&str]) {
    for text in moves {
        let mv = rules.read_move(state, text).unwrap_or_else(|error| panic!("{text}: {error}"));
        rules.apply(state, mv, &mut ()).unwrap_or_else(|refusal| panic!("{text}: {refusal:?}"));
    }
}

#[test]
fn a_targeted_frog_is_told_by_whom_and_for_which_power() {
    let messages = Messages::english();
    let cases = [
        ("mindborer up", "red possess purple", "Purple, Red is about to use POSSESS on you"),
        ("vampiric up", "red drain purple 1", "Purple, Red is about to drain 1 Ω from you"),
        ("massive up", "red leap 2,0", "Purple, Red is about to attack you"),
    ];
    for (card, mv, expected) in cases {
        // Purple holds the only other card of its kind, so Red's attack is made with another one.
        let card = if card == "massive up" { "marauder up" } else { card };
        let (rules, mut state) = position(card, "");
        play(&rules, &mut state, &["chance draw red", mv]);
        let prompt = rules.prompt(&state, &messages).to_string();
        assert!(prompt.starts_with(expected), "{prompt}");
        let view = rules.view(&state, SeatSet::single(Seat(1))).state;
        assert_eq!(rules.prompt(&view, &messages).to_string(), prompt, "what is named is public");
    }
}

#[test]
fn a_secret_question_is_headed_by_the_one_it_addresses() {
    let rules = Rules::new(Setup::new(3)).unwrap();
    let (messages, mut odds) = (Messages::english(), Odds::default());
    let mut state = rules.initial_state();
    while let Pending::Chance(_) = rules.pending(&state) {
        let mv = rules.sample(&state, &mut odds, &mut |_| 0).unwrap();
        rules.apply(&mut state, mv, &mut ()).unwrap();
    }
    assert!(matches!(rules.pending(&state), Pending::Seats(seats, _) if seats.len() == 3));
    for seat in rules.seats() {
        let prompt = rules.prompt_to(&state, SeatSet::single(seat), &messages).to_string();
        let named: Vec<String> = rules
            .seats()
            .map(|seat| rules.seat_word(seat, &messages).to_string())
            .filter(|name| prompt.contains(name))
            .collect();
        assert_eq!(named, [rules.seat_word(seat, &messages).to_string()], "{prompt}");
    }
    let all = rules.prompt(&state, &messages).to_string();
    assert!(rules.seats().all(|seat| all.contains(&rules.seat_word(seat, &messages).to_string())), "{all}");
}
