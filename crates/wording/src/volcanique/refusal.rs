//! Explains refusals: one sentence that says what would be allowed, and the rule in brackets.

use super::keys;
use super::names::Names;
use crate::key;
use crate::text::Text;
use ::handbook::titles::VOLCANIQUE;
use ::volcanique::{Cost, Mix, Refusal};
use tabletop::CitesRule;

pub(super) fn refusal(names: &Names<'_>, refusal: Refusal) -> Text {
    let text = sentence(names, refusal);
    names.messages.get(key::WITH_RULE, &[("text", &text), ("rule", &Text::rule(refusal.rule()))])
}

fn sentence(names: &Names<'_>, refusal: Refusal) -> Text {
    let key = keys::refusal(refusal);
    match refusal {
        Refusal::NotAsked { question } | Refusal::NotPossible { question } | Refusal::WrongPayment { question } => {
            names.message(key, &[("question", &names.plain(keys::question(question)))])
        }
        Refusal::TooDear { cost, purse } => too_dear(names, cost, purse),
        Refusal::Protected { by } | Refusal::PackTooSmall { by } | Refusal::HerdHolds { by } => {
            names.message(key, &[("who", &names.seat(by))])
        }
        Refusal::NoPower { rule }
        | Refusal::UsedUp { rule }
        | Refusal::LimitedUsed { rule }
        | Refusal::CardUseless { rule } => names.message(key, &[("what", &title(names, rule))]),
        _ => names.plain(key),
    }
}

/// Returns what it costs and what the player has, each in the kinds of resources that count.
fn too_dear(names: &Names<'_>, cost: Cost, purse: Mix) -> Text {
    let price = match cost {
        Cost { pair: true, .. } => key::VOLCANIQUE_REFUSAL_TOO_DEAR_PAIR,
        Cost { one: 1.., .. } => key::VOLCANIQUE_REFUSAL_TOO_DEAR_ONE_KIND,
        _ => key::VOLCANIQUE_REFUSAL_TOO_DEAR_ANY,
    };
    let has = match purse.kinds() {
        0 => key::VOLCANIQUE_REFUSAL_TOO_DEAR_HAS_NOTHING,
        1 => key::VOLCANIQUE_REFUSAL_TOO_DEAR_HAS_ONE_KIND,
        _ => key::VOLCANIQUE_REFUSAL_TOO_DEAR_HAS_MIXED,
    };
    let price = names.message(price, &[("any", &cost.any), ("one", &cost.one)]);
    let has = names.message(has, &[("count", &purse.total())]);
    names.message(key::VOLCANIQUE_REFUSAL_TOO_DEAR, &[("price", &price), ("has", &has)])
}

/// Returns what the handbook calls a rule: the name of a power or a card.
fn title(names: &Names<'_>, rule: &'static str) -> Text {
    names.messages.rule_title(rule).unwrap_or_else(|| Text::plain(VOLCANIQUE.of(rule).unwrap_or(rule)))
}
