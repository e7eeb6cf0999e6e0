//! The edition of every game together with a digest of its rules: its tables, its set-up and the edition itself.
//!
//! If a digest changes, so does what recorded games mean: raise `EDITION` of the game if some of them lead elsewhere or are
//! refused, and write the new line here.

use cosmic_frog::FindMuck;
use tabletop::Game;

fn line<G: Game>(title: &str, setup: G::Setup) -> String {
    let rules = G::from_setup(setup).unwrap();
    format!("{} {title}: edition {}, digest {:016x}", G::NAME, G::EDITION, rules.digest())
}

#[test]
fn tables_belong_to_an_edition() {
    let with_muck = cosmic_frog::Setup { find_muck: FindMuck::Dice, ..cosmic_frog::Setup::new(4) };
    let lines = [
        line::<cosmic_frog::Rules>("for 4", cosmic_frog::Setup::new(4)),
        line::<cosmic_frog::Rules>("with muck", with_muck),
        line::<volcanique::Rules>("for 4", volcanique::Setup::new(4)),
        line::<cairn::Rules>("small", cairn::Setup { radius: 1 }),
    ];
    let expected = [
        "cosmic-frog for 4: edition 2, digest 757fc4b41f556842",
        "cosmic-frog with muck: edition 2, digest 70066d4061e37409",
        "volcanique for 4: edition 2, digest fa9710b16f7aa683",
        "cairn small: edition 1, digest 9ac936b711c952d7",
    ];
    assert_eq!(lines, expected);
    for game in games::CATALOGUE {
        assert!(lines.iter().any(|line| line.starts_with(game.name)), "{} has no line", game.name);
    }
}
