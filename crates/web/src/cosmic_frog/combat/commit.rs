//! How much Ω goes into a combat: one die or two, boosts, the card turned up first; each with its chance.

use super::super::pieces::{Price, die_word};
use super::super::tray::notation;
use super::Arena;
use super::choices::{AnswerCard, reveal_label};
use super::scene::Scene;
use crate::table::{icon, split_rule};
use crate::text::{t, tf, words};
use cosmic_frog::{Chances, Dice, Move, Style, chances_after, combat_dice, combat_totals, worst_after};
use leptos::prelude::*;
use std::sync::Arc;
use tabletop::Game;
use wording::GameWording;

/// What is chosen but not given yet.
#[derive(Clone, Copy)]
struct Plan {
    arena: Arena,
    overpower: RwSignal<bool>,
    boost: RwSignal<u8>,
    /// How the viewer fights; an attacker has said so already.
    style: RwSignal<Style>,
}

impl Plan {
    fn chosen(self) -> Move {
        self.with(self.overpower.get(), self.boost.get())
    }

    /// So much Ω in the way that is chosen.
    fn with(self, overpower: bool, boost: u8) -> Move {
        match self.style.get() {
            Style::Full => Move::Commit(overpower, boost),
            Style::Soft => Move::Soft(overpower, boost),
            Style::Thrown => Move::Throw,
        }
    }

    /// Whether the viewer fights at all: who throws the combat puts nothing into it.
    fn fights(self) -> bool {
        self.style.get() != Style::Thrown
    }

    fn legal(self, mv: Move) -> bool {
        self.arena.context.answers.with(|answers| answers.contains(&mv))
    }

    /// Chooses; of boosts that cannot be paid besides, as many as can.
    fn choose(self, overpower: bool, boost: u8) {
        let boost = untrack(|| (0..=boost).rev().find(|&boost| self.legal(self.with(overpower, boost))));
        if let Some(boost) = boost {
            self.overpower.set(overpower);
            self.boost.set(boost);
            self.arena.trial.set(Some(untrack(|| self.chosen())));
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

    fn scene(self) -> Option<Arc<Scene>> {
        self.arena.scene.get()
    }

    fn chance(self, mv: Move) -> Option<String> {
        let scene = self.scene()?;
        let chances = chances_after(&self.arena.context.rules(), &scene.full, mv)?;
        Some(self.arena.voice().chance(&scene, chances))
    }

    /// The chance with the card turned up first.
    fn revealed(self) -> Option<(Dice, Chances)> {
        let (scene, rules) = (self.scene()?, self.arena.context.rules());
        let mut up = scene.full;
        rules.apply(&mut up, Move::Reveal, &mut ()).ok()?;
        let side = usize::from(scene.combat.defender() == self.arena.context.me.get());
        let dice = combat_dice(&rules, &up)?[side];
        let chosen = self.chosen();
        let affordable = rules.check(&up, chosen).is_ok();
        Some((dice, chances_after(&rules, &up, if affordable { chosen } else { self.with(false, 0) })?))
    }
}

/// The viewer commits.
#[component]
pub fn Commit(arena: Arena, attacks: bool) -> impl IntoView {
    let plan =
        Plan { arena, overpower: RwSignal::new(false), boost: RwSignal::new(0), style: RwSignal::new(Style::Full) };
    plan.choose(false, 0);
    on_cleanup(move || arena.trial.set(None));
    let answers = arena.context.answers.get_untracked();
    let reveals = answers.contains(&Move::Reveal);
    let softly = answers.contains(&Move::Throw);
    let committed = |mv: &Move| matches!(mv, Move::Commit(..) | Move::Soft(..) | Move::Throw | Move::Reveal);
    let others: Vec<Move> = answers.into_iter().filter(|mv| !committed(mv)).collect();
    let stakes = untrack(|| plan.scene().map(|scene| arena.voice().stakes(&scene)));
    let heading = t(if attacks { "page.combat.how.attack" } else { "page.combat.how.defend" });
    view! {
        <div class="combat-ask">
            <h2 class="combat-prompt">{heading}</h2>
            <p>{stakes}</p>
            <Owner arena/>
        </div>
        <div class="combat-options">
            {softly.then(|| view! { <Styles plan/> })}
            <OneDie plan/>
            <Overpower plan/>
            <Boost plan/>
            {reveals.then(|| view! { <Reveal plan/> })}
            {others.into_iter().map(|mv| view! { <AnswerCard arena mv/> }).collect_view()}
            <Give plan attacks/>
        </div>
    }
}

/// Says for which frog the viewer chooses, if it is not its own.
#[component]
fn Owner(arena: Arena) -> impl IntoView {
    let context = arena.context;
    move || {
        let me = context.me.get();
        let foreign = !arena.voice().is_you(me);
        foreign.then(|| view! { <p>{tf("page.combat.for", &[("who", &context.model.name(me))])}</p> })
    }
}

/// How the viewer fights: with all it has, for half of it, or not at all.
#[component]
fn Styles(plan: Plan) -> impl IntoView {
    let tried = move |style: Style| {
        let (overpower, boost) = (plan.overpower.get(), plan.boost.get());
        match style {
            Style::Full => Move::Commit(overpower, boost),
            Style::Soft => Move::Soft(overpower, boost),
            Style::Thrown => Move::Throw,
        }
    };
    // Only who is attacked says it here: its chance is to hold.
    let percent = move |style: Style| {
        let chances = chances_after(&plan.arena.context.rules(), &plan.scene()?.full, tried(style))?;
        Some(tf("page.combat.percent", &[("percent", &chances.percent(chances.hold))]))
    };
    let one = move |(style, key): (Style, &'static str)| {
        let on = move || plan.style.get() == style;
        view! {
            <button class="style-choice" class:on=on aria-pressed=move || on().to_string() data-style=key
                on:click=move |_| plan.fight(style)>
                <b>{t(&format!("page.muck.fight.{key}"))}</b>
                <span aria-hidden="true">{move || percent(style)}</span><span class="sr-only">{move || plan.chance(tried(style))}</span>
            </button>
        }
    };
    let styles = [(Style::Full, "full"), (Style::Soft, "soft"), (Style::Thrown, "thrown")];
    view! {
        <div class="combat-option still styles" role="group" aria-label=t("page.muck.fight")>{styles.map(one).collect_view()}</div>
    }
}

/// "One die" or, with chips, "Two chips".
fn least(plan: Plan) -> String {
    t(if plan.arena.context.rules().has_chips() { "page.muck.two-chips" } else { "page.combat.one-die" })
}

/// What the viewer's side may reach with an answer: its icon and the totals, for chips.
fn chip_words(plan: Plan, mv: Move) -> Option<String> {
    let (scene, rules) = (plan.scene()?, plan.arena.context.rules());
    let mut after = scene.full;
    rules.apply(&mut after, mv, &mut ()).ok()?;
    let side = usize::from(scene.combat.defender() == plan.arena.context.me.get());
    let (dice, (low, high)) = (combat_dice(&rules, &after)?[side], combat_totals(&rules, &after)?[side]);
    let icon = t(&format!("page.combat.die.{}", die_word(dice.die)));
    Some(tf("page.muck.chips.range", &[("icon", &icon), ("bonus", &dice.die.lowest()), ("low", &low), ("high", &high)]))
}

/// Dice in words: "White, 0 to 5".
fn dice_words(dice: Dice) -> String {
    let name = t(&format!("page.combat.die.{}", die_word(dice.die)));
    tf("page.combat.dice.range", &[("die", &name), ("low", &dice.lowest()), ("high", &dice.highest())])
}

#[component]
fn OneDie(plan: Plan) -> impl IntoView {
    let side = move |scene: &Scene| usize::from(scene.combat.defender() == plan.arena.context.me.get());
    let dice = move || {
        if plan.arena.context.rules().has_chips() {
            return chip_words(plan, plan.with(false, 0));
        }
        plan.scene().and_then(|scene| scene.dice.map(|dice| dice_words(dice[side(&scene)])))
    };
    let chance = move || plan.fights().then(|| plan.chance(plan.with(false, plan.boost.get()))).flatten();
    view! {
        <button class="combat-option" class:on=move || !plan.overpower.get() && plan.fights() aria-pressed=move || (!plan.overpower.get()).to_string()
            disabled=move || !plan.fights() data-commit="one" on:click=move |_| plan.choose(false, plan.boost.get_untracked())>
            <span class="combat-option-head"><b>{least(plan)}</b></span>
            <span class="combat-option-text">{dice}</span>
            <span class="combat-option-foot">{chance}</span>
        </button>
    }
}

#[component]
fn Overpower(plan: Plan) -> impl IntoView {
    let context = plan.arena.context;
    let possible = untrack(|| plan.legal(Move::Commit(true, 0)));
    let price = untrack(|| context.price(Move::Commit(true, 0)));
    let chips = context.rules().has_chips();
    let fit = move || (0..=plan.boost.get()).rev().map(|boost| plan.with(true, boost)).find(|&mv| plan.legal(mv));
    let foot = move || match (possible, plan.fights()) {
        (true, true) => fit().and_then(|mv| plan.chance(mv)),
        (true, false) => None,
        (false, _) => refusal(plan, Move::Commit(true, 0)),
    };
    view! {
        <button class="combat-option" class:on=move || plan.overpower.get() aria-pressed=move || plan.overpower.get().to_string()
            disabled=move || !possible || !plan.fights() data-commit="overpower" on:click=move |_| plan.choose(true, plan.boost.get_untracked())>
            <span class="combat-option-head"><b>{t("page.combat.overpower")}</b>{(price > 0).then(|| view! { <Price amount=price/> })}</span>
            <span class="combat-option-text">{t(if chips { "page.muck.three-chips" } else { "page.combat.overpower.text" })}</span>
            <span class="combat-option-foot">{foot}</span>
        </button>
    }
}

/// Why a commitment is not to be had.
fn refusal(plan: Plan, mv: Move) -> Option<String> {
    let (state, rules) = (plan.arena.context.state.get()?, plan.arena.context.rules());
    // A button names no rule.
    rules.check(&state, mv).err().map(|refusal| split_rule(&rules.refusal(refusal, &words())).0)
}

#[component]
fn Boost(plan: Plan) -> impl IntoView {
    let context = plan.arena.context;
    let next = move |up: bool| {
        let boost = if up { plan.boost.get() + 1 } else { plan.boost.get().checked_sub(1)? };
        Some(boost).filter(|&boost| plan.fights() && plan.legal(plan.with(plan.overpower.get(), boost)))
    };
    let step = move |up: bool| {
        if let Some(boost) = untrack(|| next(up)) {
            plan.choose(plan.overpower.get_untracked(), boost);
        }
    };
    let price = untrack(|| context.price(Move::Commit(false, 1)));
    let foot = move || match next(true) {
        Some(boost) => plan
            .chance(plan.with(plan.overpower.get(), boost))
            .map(|chance| tf("page.combat.boost.next", &[("boost", &boost), ("chance", &chance)])),
        None => None,
    };
    view! {
        <div class="combat-option still" role="group" aria-label=t("page.combat.boost")>
            <span class="combat-option-head"><b>{t("page.combat.boost")}</b>
                {(price > 0).then(|| view! { <span class="price-each"><Price amount=price/>{t("page.combat.each")}</span> })}
            </span>
            <span class="combat-option-text">{t("page.combat.boost.text")}</span>
            <span class="stepper">
                <button class="icon-button" data-boost="less" aria-label=t("page.combat.boost.less") disabled=move || next(false).is_none() on:click=move |_| step(false)>{icon("minus")}</button>
                <b aria-live="polite">{move || tf("page.combat.plus", &[("boost", &plan.boost.get())])}</b>
                <button class="icon-button" data-boost="more" aria-label=t("page.combat.boost.more") disabled=move || next(true).is_none() on:click=move |_| step(true)>{icon("plus")}</button>
                <small>{foot}</small>
            </span>
        </div>
    }
}

/// Turning the card up is done at once and cannot be taken back; the question is then asked again.
#[component]
fn Reveal(plan: Plan) -> impl IntoView {
    let context = plan.arena.context;
    let chips = context.rules().has_chips();
    let words = move |dice: Dice| match chips {
        true => tf(
            "page.muck.chips.icon",
            &[("icon", &t(&format!("page.combat.die.{}", die_word(dice.die)))), ("bonus", &dice.die.lowest())],
        ),
        false => dice_words(dice),
    };
    let text = move || plan.revealed().map(|(dice, _)| tf("page.combat.reveal.text", &[("dice", &words(dice))]));
    let chance = move || {
        let ((_, chances), scene) = (plan.revealed()?, plan.scene()?);
        Some(plan.arena.voice().chance(&scene, chances))
    };
    view! {
        <button class="combat-option" data-answer=notation(context, Move::Reveal) on:click=move |_| context.give(Move::Reveal)>
            <span class="combat-option-head"><b>{reveal_label(context)}</b>{icon("eye")}</span>
            <span class="combat-option-text">{text}</span>
            <span class="combat-option-foot">{chance}</span>
        </button>
    }
}

/// The one big button, with what it costs and what the other side may still answer.
#[component]
fn Give(plan: Plan, attacks: bool) -> impl IntoView {
    let context = plan.arena.context;
    let price = move || context.price(plan.chosen());
    let label = move || match (attacks, price()) {
        (true, 0) => t("page.combat.attack"),
        (false, 0) => t("page.combat.defend"),
        (true, price) => tf("page.combat.attack.for", &[("price", &price)]),
        (false, price) => tf("page.combat.defend.for", &[("price", &price)]),
    };
    let purse = move || {
        let has = context.view.with(|view| view.as_ref().map_or(0, |view| view.state.frog(context.me.get()).oomph));
        tf("page.combat.of-your", &[("price", &price()), ("oomph", &has)])
    };
    // The attacker commits first: its odds are those against one die, and this is what can still come.
    let worst = move || {
        let scene = plan.scene().filter(|_| attacks)?;
        let chances = worst_after(&context.rules(), &scene.full, plan.chosen())?;
        let percent = chances.percent(chances.wins());
        let key = if scene.chips.is_some() { "page.muck.worst" } else { "page.combat.worst" };
        Some(plan.arena.voice().say(key, scene.combat.defender(), &[("percent", &percent)]))
    };
    view! {
        <div class="combat-go">
            <p>{worst}</p>
            <p>{purse}</p>
            <button class="button primary big" data-answer=move || notation(context, plan.chosen()) on:click=move |_| context.give(untrack(|| plan.chosen()))>
                {label}
            </button>
        </div>
    }
}
