//! Both sides of a combat: the frogs, the ground under the defender, the dice with their totals, and a plate with name,
//! card and Ω.

use super::super::pieces::{Avatar, HEX, OomphTokens, Price, die_word, frog_class, thickness, tile_symbol};
use super::CombatContext;
use super::chip_tray::ChipTray;
use super::combat_words::ground_of;
use super::picture::die;
use crate::text::{key, t, tf};
use cosmic_frog::{Style, Tile};
use leptos::prelude::*;

/// Behind a leaping frog: start, and where to from there.
const SPEED: [(u16, u16, u16, u16); 11] = [
    (1152, 130, 215, 20),
    (1154, 151, 222, 22),
    (1184, 172, 138, 24),
    (1152, 193, 96, 22),
    (1212, 214, 182, 24),
    (1198, 235, 92, 20),
    (1226, 256, 160, 26),
    (1232, 298, 116, 22),
    (1256, 319, 102, 20),
    (1248, 340, 184, 32),
    (1242, 382, 130, 20),
];

/// The two frogs with everything between them.
#[component]
pub fn Sides(combat: CombatContext) -> impl IntoView {
    let left = Memo::new(move |_| combat.left());
    view! {
        <div class="arena">
            {move || {
                let (left, right) = (left.get(), 1 - left.get());
                view! {
                    <div class="arena-box">
                        <Fighter combat side=left place="on-left"/>
                        <Fighter combat side=right place="on-right"/>
                        <Plate combat side=left place="on-left"/>
                        <Plate combat side=right place="on-right"/>
                        {throws(combat, left, "on-left")}
                        <svg class="versus" viewBox="-32 -32 64 64" aria-hidden="true">
                            <path d=HEX transform="scale(.52)"></path><text y="7" text-anchor="middle">{t(key::PAGE_COMBAT_VERSUS)}</text>
                        </svg>
                        {throws(combat, right, "on-right")}
                    </div>
                }
            }}
        </div>
    }
}

/// Draws the chips of a side, or its dice.
fn throws(combat: CombatContext, side: usize, place: &'static str) -> AnyView {
    if combat.context.rules().has_chips() {
        view! { <ChipTray combat side place/> }.into_any()
    } else {
        view! { <DiceTray combat side place/> }.into_any()
    }
}

/// A frog in full: the attacker leaps, the defender sits; in the Aether both float. Where minds fight, both sit.
#[component]
fn Fighter(combat: CombatContext, side: usize, place: &'static str) -> impl IntoView {
    let colour = combat.context.rules().colour(combat.seat(side));
    let floats = Memo::new(move |_| {
        combat.view.with(|combat_view| combat_view.as_ref().is_some_and(|combat_view| combat_view.is_floating()))
    });
    let tiles = Memo::new(move |_| {
        combat.view.with(|combat_view| {
            combat_view.as_ref().map(|combat_view| ground_of(combat_view, side)).unwrap_or_default()
        })
    });
    let mental = combat
        .view
        .with_untracked(|combat_view| combat_view.as_ref().is_some_and(|combat_view| combat_view.is_mental()));
    let sits = side == 1 || mental;
    let class = format!("fighter {place} {} {}", if sits { "defends" } else { "attacks" }, frog_class(colour));
    // The sprite looks right when it sits and, turned round, left when it leaps.
    let mirrored = sits != (place == "on-left");
    let view_box = if sits { "140 80 372 470" } else { "890 80 550 470" };
    let frog = move || {
        match (sits, floats.get()) {
        (true, false) => view! { <use href=format!("#sit-{}", colour.name()) transform="translate(326,392) scale(1.04)"></use> }.into_any(),
        (true, true) => view! { <use href=format!("#sit-{}", colour.name()) transform="translate(326,372) scale(.82)"></use>{bubble(326, 292, 176)} }.into_any(),
        (false, false) => view! { <use href=format!("#leap-{}", colour.name()) transform="translate(1136,424) scale(-1.02,1.02)"></use> }.into_any(),
        (false, true) => view! { <use href=format!("#leap-{}", colour.name()) transform="translate(1150,376) scale(-.68,.68)"></use>{bubble(1144, 302, 196)} }.into_any(),
    }
    };
    view! {
        <div class=class aria-hidden="true">
            <i class="fighter-glow"></i>
            <svg class:mirrored=mirrored viewBox=view_box>
                {(!sits).then_some(move || (!floats.get()).then(speed))}
                {sits.then_some(move || (!tiles.with(Vec::is_empty)).then(|| plinth(&tiles.get(), side)))}
                {frog}
                {(mental && side == 0).then(waves)}
            </svg>
        </div>
    }
}

/// Returns what goes out from a mind that attacks.
fn waves() -> impl IntoView {
    let wave = |(at, (x, high)): (usize, (i32, i32))| {
        let arc = format!("M{x},{}q{},{high} 0,{}", 138 - high, high * 2 / 3, high * 2);
        view! { <path class="mind-wave" style=format!("--at:{at}") d=arc></path> }
    };
    [(462, 24), (484, 38), (508, 52)].into_iter().enumerate().map(wave).collect_view()
}

fn speed() -> impl IntoView {
    SPEED
        .into_iter()
        .enumerate()
        .map(|(at, (x, y, dx, dy))| {
            let width = 2 + at % 3;
            let shade = 0.16 + 0.06 * (at % 4) as f32;
            view! { <path class="speed" d=format!("M{x},{y}l{dx},{dy}") stroke-width=width stroke-opacity=shade></path> }
        })
        .collect_view()
}

fn bubble(x: i32, y: i32, radius: i32) -> impl IntoView {
    let shine = format!(
        "M{},{}A{r},{r} 0 0 1 {},{}",
        x - radius * 7 / 10,
        y - radius / 2,
        x - radius / 6,
        y - radius * 17 / 20,
        r = radius * 86 / 100
    );
    view! {
        <g class="bubble"><circle cx=x cy=y r=radius></circle><path d=shine></path></g>
    }
}

/// Returns the flank under a hex.
fn flank(high: f64) -> String {
    format!(
        "M-52,0L-52,{a}Q-52,{b} -46.8,{c}L-5.2,{d}Q0,{e} 5.2,{d}L46.8,{c}Q52,{b} 52,{a}L52,0Z",
        a = 18.6 + high,
        b = 24.6 + high,
        c = 27.2 + high,
        d = 46.6 + high,
        e = 49.2 + high
    )
}

/// Draws the real tiles under a frog, fading out downwards.
fn plinth(tiles: &[Tile], side: usize) -> impl IntoView + use<> {
    let fade = format!(
        r##"<linearGradient id="combat-fade-{side}" x1="0" y1="0" x2="0" y2="1"><stop offset=".55" stop-color="#fff"/><stop offset=".92" stop-color="#000"/></linearGradient><mask id="combat-mask-{side}" maskUnits="userSpaceOnUse" x="100" y="200" width="460" height="360"><rect x="100" y="200" width="460" height="360" fill="url(#combat-fade-{side})"/></mask>"##
    );
    let mut low: f64 = tiles.iter().skip(1).map(|&tile| thickness(tile).0).sum();
    let layers: Vec<_> = tiles
        .iter()
        .enumerate()
        .map(|(at, &tile)| {
            if at > 0 {
                low -= thickness(tile).0;
            }
            let name = tile_symbol(tile);
            view! {
                <g transform=format!("translate(0,{low})")>
                    <path d=flank(thickness(tile).0) fill=format!("url(#gs-{name})")></path>
                    <path d=HEX fill=format!("url(#gt-{name})")></path>
                </g>
            }
        })
        .collect();
    view! {
        <defs inner_html=fade></defs>
        <g mask=format!("url(#combat-mask-{side})")>
            <g transform="translate(326,384) scale(3.1)">
                {layers}
                <g clip-path="url(#c-hex)">
                    <path d="M-60,-10q30,-16 60,-6t60,-8v14q-30,8 -60,0t-60,12z" fill="#fff" opacity=".16"></path>
                    <path d="M-60,26q40,-14 70,-4t60,-6v10q-40,6 -70,2t-60,10z" fill="#1a0f2c" opacity=".16"></path>
                </g>
                <path d="M-49,25.6L0,48.6L49,25.6" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="1.5"></path>
            </g>
        </g>
    }
}

/// Name, card and Ω of a side.
#[component]
fn Plate(combat: CombatContext, side: usize, place: &'static str) -> impl IntoView {
    let seat = combat.seat(side);
    let colour = combat.context.rules().colour(seat);
    let oomph = Signal::derive(move || {
        combat.context.view.with(|view| view.as_ref().map_or(0, |view| view.state.frog(seat).oomph))
    });
    let role = Memo::new(move |_| {
        combat.view.with(|combat_view| combat_view.as_ref().map(|combat_view| combat.words().role(combat_view, side)))
    });
    view! {
        <div class=format!("plate panel {place}")>
            <Avatar colour size=52/>
            <div class="plate-text">
                <h2>{move || combat.words().name(seat)}</h2>
                <p><span class="plate-role">{move || role.get()}</span>" "<span class="plate-card">{move || combat.words().card(seat)}</span></p>
                {(!combat.context.rules().is_robo(seat)).then(|| view! { <OomphTokens available=oomph width=15/> })}
            </div>
        </div>
    }
}

/// What a side comes to, or what it can still reach.
#[component]
pub fn Total(combat: CombatContext, side: usize) -> impl IntoView {
    let decided_total = Memo::new(move |_| {
        combat.view.with(|combat_view| {
            combat_view
                .as_ref()
                .filter(|combat_view| combat_view.is_decided(side))
                .map(|combat_view| combat_view.total(side))
        })
    });
    let range = Memo::new(move |_| combat.totals().map(|totals| totals[side]));
    let rolling = Memo::new(move |_| {
        combat.view.with(|combat_view| combat_view.as_ref().is_some_and(|combat_view| combat_view.rolling[side]))
    });
    let text = move || match (decided_total.get(), range.get()) {
        (Some(total), _) => Some(total.to_string()),
        (None, Some((low, high))) if low == high => Some(low.to_string()),
        (None, Some((low, high))) => Some(tf(key::PAGE_COMBAT_RANGE, &[("low", &low), ("high", &high)])),
        (None, None) => None,
    };
    view! { <b class="dice-total" class:rolled=move || decided_total.get().is_some() class:late=move || rolling.get()>{text}</b> }
}

/// The dice of a side with what they can show, or what they do.
#[component]
fn DiceTray(combat: CombatContext, side: usize, place: &'static str) -> impl IntoView {
    let dice = Memo::new(move |_| combat.dice().map(|dice| dice[side]));
    let faces = Memo::new(move |_| {
        combat
            .view
            .with(|combat_view| combat_view.as_ref().map(|combat_view| combat_view.faces(side)).unwrap_or_default())
    });
    let rolling = Memo::new(move |_| {
        combat.view.with(|combat_view| combat_view.as_ref().is_some_and(|combat_view| combat_view.rolling[side]))
    });
    let boost = Memo::new(move |_| {
        combat.view.with(|combat_view| combat_view.as_ref().map_or(0, |combat_view| combat_view.combat.boost[side]))
    });
    let pictures = move || {
        let (dice, faces) = (dice.get()?, faces.get());
        let thrown = combat.view.with(|combat_view| {
            combat_view.as_ref().is_some_and(|combat_view| combat_view.styles[side] == Style::Thrown)
        });
        let count = match faces.len() {
            0 if thrown => 0,
            0 => usize::from(dice.count),
            rolled => rolled,
        };
        // The one that counts stands first.
        let one = |at: usize| {
            let face = faces.len().checked_sub(at + 1).map(|from_end| faces[from_end]);
            die(dice, face, face.is_some() && at > 0, rolling.get(), at > 0)
        };
        Some((0..count).map(one).collect_view())
    };
    let text = move || {
        let dice = dice.get()?;
        let boost = if faces.get().is_empty() { dice.boost } else { boost.get() };
        let name = t(&format!("die-{}", die_word(dice.die)));
        let style = combat
            .view
            .with(|combat_view| combat_view.as_ref().map_or(Style::Full, |combat_view| combat_view.styles[side]));
        if style == Style::Thrown {
            return Some(view! { <p class="dice-text"><span>{t(key::PAGE_MUCK_SIDE_THROWN)}</span></p> }.into_any());
        }
        let softly = (style == Style::Soft).then(|| view! { " "<b class="softly">{t(key::PAGE_MUCK_SIDE_SOFT)}</b> });
        let words = match (faces.get().as_slice(), boost) {
            ([], 0) => tf(
                if dice.count > 1 { key::PAGE_COMBAT_DICE_TWO } else { key::PAGE_COMBAT_DICE_ONE },
                &[("die", &name)],
            ),
            ([], _) => tf(
                if dice.count > 1 { key::PAGE_COMBAT_DICE_TWO_AND } else { key::PAGE_COMBAT_DICE_ONE_AND },
                &[("die", &name)],
            ),
            ([_], 0) => String::new(),
            ([.., best], 1..) => tf(key::PAGE_COMBAT_DICE_WITH, &[("face", best)]),
            _ => t(key::PAGE_COMBAT_DICE_HIGHER),
        };
        let added = (boost > 0)
            .then(|| view! { " "<b class="boosted">{tf(key::PAGE_COMBAT_DICE_BOOST, &[("boost", &boost)])}</b> });
        Some(view! { <p class="dice-text"><span>{words}</span>{added}{softly}</p> }.into_any())
    };
    let paid = Memo::new(move |_| combat.words().paid(combat.seat(side)));
    view! {
        <div class=format!("dice-tray {place}")>
            <div class="dice">{pictures}</div>
            <Total combat side/>
            {text}
            <Show when=move || { paid.get() > 0 }><p class="dice-paid">{t(key::PAGE_COMBAT_PAID)}" "<Price amount=paid/></p></Show>
        </div>
    }
}
