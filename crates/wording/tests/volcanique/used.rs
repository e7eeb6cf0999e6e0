//! Every message of Volcanique is used.

use crate::common::UsedMessages;
use crate::positions::{games, play};
use crate::samples::{events, refusals};
use tabletop::Game;
use testkit::TestedGame;
use volcanique::{Card, Power, Rules, Setup};
use wording::{GameWording, caldera_details, caldera_text, power_text};

#[test]
fn every_message_is_used() {
    let mut used = UsedMessages::new();
    let messages = used.messages();
    used.scenarios::<Rules>();
    for (rules, _) in games() {
        play(&rules, 1, 400, |state, _, _| used.position(&rules, state));
        let (mut all, start) = (Vec::new(), rules.initial_state());
        rules.universe(&mut all);
        all.into_iter().for_each(|mv| used.note(&rules.answer(&start, mv, &messages).to_string()));
    }
    let rules = Rules::new(Setup::new(3)).unwrap();
    refusals().into_iter().for_each(|refusal| used.note(&rules.refusal(refusal, &messages).to_string()));
    events().into_iter().for_each(|event| used.event(&rules, event));
    let powers = (0..25).map(Power).chain([Power::NONE]);
    powers.for_each(|power| used.note(&power_text(&rules, power, &messages).to_string()));
    used.note(&caldera_text(&rules, Card::UNSEEN, &messages).to_string());
    for card in Card::all() {
        used.note(&caldera_text(&rules, card, &messages).to_string());
        used.note(&caldera_details(&rules, card, &messages).to_string());
    }
    assert_eq!(used.unused(|key| key.starts_with("volcanique-")), Vec::<&str>::new());
}
