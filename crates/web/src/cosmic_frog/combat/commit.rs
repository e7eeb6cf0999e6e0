//! The commitment to a combat: one die or two, boosts, revealing the card first; each with its chance of success.

use super::super::pieces::{Price, die_word};
use super::super::tray::notation;
use super::CombatContext;
use super::combat_tray::{AnswerCard, reveal_label};
use super::combat_view::CombatView;
use crate::table::icon;
use crate::text::{key, messages, t, tf};
use cosmic_frog::{
    CombatOdds, DicePool, Move, Style, combat_dice, combat_odds_after, combat_totals, worst_combat_odds_after,
};
use leptos::prelude::*;
use std::sync::Arc;
use tabletop::Game;
use wording::GameWording;

/// A commitment that is chosen on the page but not sent yet.
#[derive(Clone, Copy)]
struct Commitment {
    combat: CombatContext,
    overpower: RwSignal<bool>,
    boost: RwSignal<u8>,
    /// How the viewer fights. An attacker has chosen this before.
    style: RwSignal<Style>,
}

impl Commitment {
    fn chosen(self) -> Move {
        self.with(self.overpower.get(), self.boost.get())
    }

    /// Returns the move of a commitment in the chosen style.
    fn with(self, overpower: bool, boost: u8) -> Move {
        match self.style.get() {
            Style::Full => Move::Commit(overpower, boost),
            Style::Soft => Move::Soft(overpower, boost),
            Style::Thrown => Move::Throw,
        }
    }

    /// Returns whether the viewer fights at all. A player who throws the combat commits nothing.
    fn fights(self) -> bool {
        self.style.get() != Style::Thrown
    }

    fn legal(self, mv: Move) -> bool {
        self.combat.context.answers.with(|answers| answers.contains(&mv))
    }

    /// Sets the commitment, with the boost reduced to what can be paid.
    fn choose(self, overpower: bool, boost: u8) {
        let boost = untrack(|| (0..=boost).rev().find(|&boost| self.legal(self.with(overpower, boost))));
        if let Some(boost) = boost {
            self.overpower.set(overpower);
            self.boost.set(boost);
            self.combat.trial.set(Some(untrack(|| self.chosen())));
        }
    }

    /// Chooses how to fight.
    fn fight(self, style: Style) {
        self.style.set(style);
        match style {
            Style::Thrown => self.choose(false, 0),
            _ => self.choose(self.overpower.get_untracked(), self.boost.get_untracked()),
        }
    }

    fn view(self) -> Option<Arc<CombatView>> {
        self.combat.view.get()
    }

    fn chance(self, mv: Move) -> Option<String> {
        let combat_view = self.view()?;
        let chances = combat_odds_after(&self.combat.context.rules(), &combat_view.full, mv)?;
        Some(self.combat.words().chance(&combat_view, chances))
    }

    /// Returns the chance with the card turned up first.
    fn revealed(self) -> Option<(DicePool, CombatOdds)> {
        let (combat_view, rules) = (self.view()?, self.combat.context.rules());
        let mut up = combat_view.full;
        rules.apply(&mut up, Move::Reveal, &mut ()).ok()?;
        let side = usize::from(combat_view.combat.defender() == self.combat.context.me.get());
        let dice = combat_dice(&rules, &up)?[side];
        let chosen = self.chosen();
        let affordable = rules.check(&up, chosen).is_ok();
        Some((dice, combat_odds_after(&rules, &up, if affordable { chosen } else { self.with(false, 0) })?))
    }
}

/// The form in which the viewer commits to a combat.
#[component]
pub fn Commit(combat: CombatContext, attacks: bool) -> impl IntoView {
    let commitment = Commitment {
        combat,
        overpower: RwSignal::new(false),
        boost: RwSignal::new(0),
        style: RwSignal::new(Style::Full),
    };
    commitment.choose(false, 0);
    on_cleanup(move || combat.trial.set(None));
    let answers = combat.context.answers.get_untracked();
    let reveals = answers.contains(&Move::Reveal);
    let softly = answers.contains(&Move::Throw);
    let committed = |mv: &Move| matches!(mv, Move::Commit(..) | Move::Soft(..) | Move::Throw | Move::Reveal);
    let others: Vec<Move> = answers.into_iter().filter(|mv| !committed(mv)).collect();
    let stakes = untrack(|| commitment.view().map(|combat_view| combat.words().stakes(&combat_view)));
    let heading = t(if attacks { key::PAGE_COMBAT_HOW_ATTACK } else { key::PAGE_COMBAT_HOW_DEFEND });
    view! {
        <div class="combat-ask">
            <h2 class="combat-prompt">{heading}</h2>
            <p>{stakes}</p>
            <Owner combat/>
        </div>
        <div class="combat-options">
            {softly.then(|| view! { <Styles commitment/> })}
            <OneDie commitment/>
            <Overpower commitment/>
            <Boost commitment/>
            {reveals.then(|| view! { <Reveal commitment/> })}
            {others.into_iter().map(|mv| view! { <AnswerCard combat mv/> }).collect_view()}
            <CommitButton commitment attacks/>
        </div>
    }
}

/// Names the frog that the viewer chooses for, if it is not the viewer's own.
#[component]
fn Owner(combat: CombatContext) -> impl IntoView {
    let context = combat.context;
    move || {
        let me = context.me.get();
        let foreign = !combat.words().is_you(me);
        foreign.then(|| view! { <p>{tf(key::PAGE_COMBAT_FOR, &[("who", &context.model.name(me))])}</p> })
    }
}

/// The choice of how to fight: fully, softly or not at all.
#[component]
fn Styles(commitment: Commitment) -> impl IntoView {
    let tried = move |style: Style| {
        let (overpower, boost) = (commitment.overpower.get(), commitment.boost.get());
        match style {
            Style::Full => Move::Commit(overpower, boost),
            Style::Soft => Move::Soft(overpower, boost),
            Style::Thrown => Move::Throw,
        }
    };
    // Only the defender chooses a style here, so the chance is that of holding.
    let percent = move |style: Style| {
        let chances = combat_odds_after(&commitment.combat.context.rules(), &commitment.view()?.full, tried(style))?;
        Some(tf(key::PAGE_COMBAT_PERCENT, &[("percent", &chances.percent(chances.hold))]))
    };
    let one = move |(style, key): (Style, &'static str)| {
        let on = move || commitment.style.get() == style;
        view! {
            <button class="style-choice" class:on=on aria-pressed=move || on().to_string() data-style=key
                on:click=move |_| commitment.fight(style)>
                <b>{t(&format!("page-muck-fight-{key}"))}</b>
                <span aria-hidden="true">{move || percent(style)}</span><span class="sr-only">{move || commitment.chance(tried(style))}</span>
            </button>
        }
    };
    let styles = [(Style::Full, "full"), (Style::Soft, "soft"), (Style::Thrown, "thrown")];
    view! {
        <div class="combat-option still styles" role="group" aria-label=t(key::PAGE_MUCK_FIGHT)>{styles.map(one).collect_view()}</div>
    }
}

/// Returns the smallest commitment: "One die" or, with chips, "Two chips".
fn least(commitment: Commitment) -> String {
    t(if commitment.combat.context.rules().has_chips() { key::PAGE_MUCK_TWO_CHIPS } else { key::PAGE_COMBAT_ONE_DIE })
}

/// Returns what the viewer's side can reach with an answer in a game with chips: the icon and the range of totals.
fn chip_words(commitment: Commitment, mv: Move) -> Option<String> {
    let (combat_view, rules) = (commitment.view()?, commitment.combat.context.rules());
    let mut after = combat_view.full;
    rules.apply(&mut after, mv, &mut ()).ok()?;
    let side = usize::from(combat_view.combat.defender() == commitment.combat.context.me.get());
    let (dice, (low, high)) = (combat_dice(&rules, &after)?[side], combat_totals(&rules, &after)?[side]);
    let icon = t(&format!("page-combat-die-{}", die_word(dice.die)));
    Some(tf(
        key::PAGE_MUCK_CHIPS_RANGE,
        &[("icon", &icon), ("bonus", &dice.die.lowest()), ("low", &low), ("high", &high)],
    ))
}

/// Describes dice: "White, 0 to 5".
fn dice_words(dice: DicePool) -> String {
    let name = t(&format!("page-combat-die-{}", die_word(dice.die)));
    tf(key::PAGE_COMBAT_DICE_RANGE, &[("die", &name), ("low", &dice.lowest()), ("high", &dice.highest())])
}

#[component]
fn OneDie(commitment: Commitment) -> impl IntoView {
    let side = move |combat_view: &CombatView| {
        usize::from(combat_view.combat.defender() == commitment.combat.context.me.get())
    };
    let dice = move || {
        if commitment.combat.context.rules().has_chips() {
            return chip_words(commitment, commitment.with(false, 0));
        }
        commitment.view().and_then(|combat_view| combat_view.dice.map(|dice| dice_words(dice[side(&combat_view)])))
    };
    let chance = move || {
        commitment.fights().then(|| commitment.chance(commitment.with(false, commitment.boost.get()))).flatten()
    };
    view! {
        <button class="combat-option" class:on=move || !commitment.overpower.get() && commitment.fights() aria-pressed=move || (!commitment.overpower.get()).to_string()
            disabled=move || !commitment.fights() data-commit="one" on:click=move |_| commitment.choose(false, commitment.boost.get_untracked())>
            <span class="combat-option-head"><b>{least(commitment)}</b></span>
            <span class="combat-option-text">{dice}</span>
            <span class="combat-option-foot">{chance}</span>
        </button>
    }
}

#[component]
fn Overpower(commitment: Commitment) -> impl IntoView {
    let context = commitment.combat.context;
    let possible = untrack(|| commitment.legal(Move::Commit(true, 0)));
    let price = untrack(|| context.price(Move::Commit(true, 0)));
    let chips = context.rules().has_chips();
    let fit = move || {
        (0..=commitment.boost.get()).rev().map(|boost| commitment.with(true, boost)).find(|&mv| commitment.legal(mv))
    };
    let foot = move || match (possible, commitment.fights()) {
        (true, true) => fit().and_then(|mv| commitment.chance(mv)),
        (true, false) => None,
        (false, _) => refusal(commitment, Move::Commit(true, 0)),
    };
    view! {
        <button class="combat-option" class:on=move || commitment.overpower.get() aria-pressed=move || commitment.overpower.get().to_string()
            disabled=move || !possible || !commitment.fights() data-commit="overpower" on:click=move |_| commitment.choose(true, commitment.boost.get_untracked())>
            <span class="combat-option-head"><b>{t(key::PAGE_COMBAT_OVERPOWER)}</b>{(price > 0).then(|| view! { <Price amount=price/> })}</span>
            <span class="combat-option-text">{t(if chips { key::PAGE_MUCK_THREE_CHIPS } else { key::PAGE_COMBAT_OVERPOWER_TEXT })}</span>
            <span class="combat-option-foot">{foot}</span>
        </button>
    }
}

/// Returns why a commitment is not possible.
fn refusal(commitment: Commitment, mv: Move) -> Option<String> {
    let (state, rules) = (commitment.combat.context.state.get()?, commitment.combat.context.rules());
    // The button shows the reason without the id of the rule.
    rules.check(&state, mv).err().map(|refusal| rules.refusal(refusal, &messages()).without_rule().0.into())
}

#[component]
fn Boost(commitment: Commitment) -> impl IntoView {
    let context = commitment.combat.context;
    let next = move |up: bool| {
        let boost = if up { commitment.boost.get() + 1 } else { commitment.boost.get().checked_sub(1)? };
        Some(boost).filter(|&boost| {
            commitment.fights() && commitment.legal(commitment.with(commitment.overpower.get(), boost))
        })
    };
    let step = move |up: bool| {
        if let Some(boost) = untrack(|| next(up)) {
            commitment.choose(commitment.overpower.get_untracked(), boost);
        }
    };
    let price = untrack(|| context.price(Move::Commit(false, 1)));
    let foot = move || match next(true) {
        Some(boost) => commitment
            .chance(commitment.with(commitment.overpower.get(), boost))
            .map(|chance| tf(key::PAGE_COMBAT_BOOST_NEXT, &[("boost", &boost), ("chance", &chance)])),
        None => None,
    };
    view! {
        <div class="combat-option still" role="group" aria-label=t(key::PAGE_COMBAT_BOOST)>
            <span class="combat-option-head"><b>{t(key::PAGE_COMBAT_BOOST)}</b>
                {(price > 0).then(|| view! { <span class="price-each"><Price amount=price/>{t(key::PAGE_COMBAT_EACH)}</span> })}
            </span>
            <span class="combat-option-text">{t(key::PAGE_COMBAT_BOOST_TEXT)}</span>
            <span class="stepper">
                <button class="icon-button" data-boost="less" aria-label=t(key::PAGE_COMBAT_BOOST_LESS) disabled=move || next(false).is_none() on:click=move |_| step(false)>{icon("minus")}</button>
                <b aria-live="polite">{move || tf(key::PAGE_COMBAT_PLUS, &[("boost", &commitment.boost.get())])}</b>
                <button class="icon-button" data-boost="more" aria-label=t(key::PAGE_COMBAT_BOOST_MORE) disabled=move || next(true).is_none() on:click=move |_| step(true)>{icon("plus")}</button>
                <small>{foot}</small>
            </span>
        </div>
    }
}

/// The button that reveals the card at once, which cannot be undone. The rules then ask the question again.
#[component]
fn Reveal(commitment: Commitment) -> impl IntoView {
    let context = commitment.combat.context;
    let chips = context.rules().has_chips();
    let words = move |dice: DicePool| match chips {
        true => tf(
            key::PAGE_MUCK_CHIPS_ICON,
            &[("icon", &t(&format!("page-combat-die-{}", die_word(dice.die)))), ("bonus", &dice.die.lowest())],
        ),
        false => dice_words(dice),
    };
    let text =
        move || commitment.revealed().map(|(dice, _)| tf(key::PAGE_COMBAT_REVEAL_TEXT, &[("dice", &words(dice))]));
    let chance = move || {
        let ((_, chances), combat_view) = (commitment.revealed()?, commitment.view()?);
        Some(commitment.combat.words().chance(&combat_view, chances))
    };
    view! {
        <button class="combat-option" data-answer=notation(context, Move::Reveal) on:click=move |_| context.give_answer(Move::Reveal)>
            <span class="combat-option-head"><b>{reveal_label(context)}</b>{icon("eye")}</span>
            <span class="combat-option-text">{text}</span>
            <span class="combat-option-foot">{chance}</span>
        </button>
    }
}

/// The button that sends the commitment, with its price and the chance against the strongest answer of the other side.
#[component]
fn CommitButton(commitment: Commitment, attacks: bool) -> impl IntoView {
    let context = commitment.combat.context;
    let price = move || context.price(commitment.chosen());
    let label = move || match (attacks, price()) {
        (true, 0) => t(key::PAGE_COMBAT_ATTACK),
        (false, 0) => t(key::PAGE_COMBAT_DEFEND),
        (true, price) => tf(key::PAGE_COMBAT_ATTACK_FOR, &[("price", &price)]),
        (false, price) => tf(key::PAGE_COMBAT_DEFEND_FOR, &[("price", &price)]),
    };
    let purse = move || {
        let has = context.view.with(|view| view.as_ref().map_or(0, |view| view.state.frog(context.me.get()).oomph));
        tf(key::PAGE_COMBAT_OF_YOUR, &[("price", &price()), ("oomph", &has)])
    };
    // The attacker commits first. The other odds assume that the defender answers with one die; this is the worst case.
    let worst = move || {
        let combat_view = commitment.view().filter(|_| attacks)?;
        let chances = worst_combat_odds_after(&context.rules(), &combat_view.full, commitment.chosen())?;
        let percent = chances.percent(chances.wins());
        let key = if combat_view.chips.is_some() { key::PAGE_MUCK_WORST } else { key::PAGE_COMBAT_WORST };
        Some(commitment.combat.words().say(key, combat_view.combat.defender(), &[("percent", &percent)]))
    };
    view! {
        <div class="combat-go">
            <p>{worst}</p>
            <p>{purse}</p>
            <button class="button primary big" data-answer=move || notation(context, commitment.chosen()) on:click=move |_| context.give_answer(untrack(|| commitment.chosen()))>
                {label}
            </button>
        </div>
    }
}
