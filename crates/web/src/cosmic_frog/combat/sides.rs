//! Both sides: the frogs, the ground under the defender, dice with what they count, and a plate with name, card and Ω.

use super::super::pieces::{Avatar, HEX, Omegas, Price, die_word, frog_class, tile_symbol};
use super::Arena;
use super::picture::die;
use super::voice::ground;
use crate::text::{t, tf};
use cosmic_frog::Tile;
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
pub fn Sides(arena: Arena) -> impl IntoView {
    let left = Memo::new(move |_| arena.left());
    view! {
        <div class="arena">
            {move || {
                let (left, right) = (left.get(), 1 - left.get());
                view! {
                    <div class="arena-box">
                        <Fighter arena side=left place="on-left"/>
                        <Fighter arena side=right place="on-right"/>
                        <Plate arena side=left place="on-left"/>
                        <Plate arena side=right place="on-right"/>
                        <DiceTray arena side=left place="on-left"/>
                        <svg class="versus" viewBox="-32 -32 64 64" aria-hidden="true">
                            <path d=HEX transform="scale(.52)"></path><text y="7" text-anchor="middle">{t("page.combat.versus")}</text>
                        </svg>
                        <DiceTray arena side=right place="on-right"/>
                    </div>
                }
            }}
        </div>
    }
}

/// A frog in full: the attacker leaps, the defender sits; in the Aether both float.
#[component]
fn Fighter(arena: Arena, side: usize, place: &'static str) -> impl IntoView {
    let colour = arena.context.rules().colour(arena.seat(side));
    let floats = Memo::new(move |_| arena.scene.with(|scene| scene.as_ref().is_some_and(|scene| scene.in_aether())));
    let tiles =
        Memo::new(move |_| arena.scene.with(|scene| scene.as_ref().map(|scene| ground(scene)).unwrap_or_default()));
    let defends = side == 1;
    let class = format!("fighter {place} {} {}", if defends { "defends" } else { "attacks" }, frog_class(colour));
    // The sprite looks right when it sits and, turned round, left when it leaps.
    let mirrored = defends != (place == "on-left");
    let view_box = if defends { "140 80 372 470" } else { "890 80 550 470" };
    let frog = move || {
        match (defends, floats.get()) {
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
                {(!defends).then_some(move || (!floats.get()).then(speed))}
                {defends.then_some(move || (!tiles.with(Vec::is_empty)).then(|| plinth(&tiles.get())))}
                {frog}
            </svg>
        </div>
    }
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

/// How high a tile is on the board, in units of the sprite.
fn thickness(tile: Tile) -> f32 {
    match tile.as_land() {
        None => 8.0,
        Some(land) if land.is_high() => 20.0,
        Some(_) => 12.0,
    }
}

/// The flank under a hex.
fn flank(high: f32) -> String {
    format!(
        "M-52,0L-52,{a}Q-52,{b} -46.8,{c}L-5.2,{d}Q0,{e} 5.2,{d}L46.8,{c}Q52,{b} 52,{a}L52,0Z",
        a = 18.6 + high,
        b = 24.6 + high,
        c = 27.2 + high,
        d = 46.6 + high,
        e = 49.2 + high
    )
}

/// The real tiles under the defender, fading out downwards.
fn plinth(tiles: &[Tile]) -> impl IntoView + use<> {
    let mut low: f32 = tiles.iter().skip(1).map(|&tile| thickness(tile)).sum();
    let layers: Vec<_> = tiles
        .iter()
        .enumerate()
        .map(|(at, &tile)| {
            if at > 0 {
                low -= thickness(tile);
            }
            let name = tile_symbol(tile);
            view! {
                <g transform=format!("translate(0,{low})")>
                    <path d=flank(thickness(tile)) fill=format!("url(#gs-{name})")></path>
                    <path d=HEX fill=format!("url(#gt-{name})")></path>
                </g>
            }
        })
        .collect();
    view! {
        <defs>
            <linearGradient id="combat-fade" x1="0" y1="0" x2="0" y2="1"><stop offset=".55" stop-color="#fff"></stop><stop offset=".92" stop-color="#000"></stop></linearGradient>
            <mask id="combat-mask" maskUnits="userSpaceOnUse" x="100" y="200" width="460" height="360"><rect x="100" y="200" width="460" height="360" fill="url(#combat-fade)"></rect></mask>
        </defs>
        <g mask="url(#combat-mask)">
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
fn Plate(arena: Arena, side: usize, place: &'static str) -> impl IntoView {
    let seat = arena.seat(side);
    let colour = arena.context.rules().colour(seat);
    let oomph = Signal::derive(move || {
        arena.context.view.with(|view| view.as_ref().map_or(0, |view| view.state.frog(seat).oomph))
    });
    let role =
        Memo::new(move |_| arena.scene.with(|scene| scene.as_ref().map(|scene| arena.voice().role(scene, side))));
    view! {
        <div class=format!("plate panel {place}")>
            <Avatar colour size=52/>
            <div class="plate-text">
                <h2>{move || arena.voice().name(seat)}</h2>
                <p><span class="plate-role">{move || role.get()}</span>" "<span class="plate-card">{move || arena.voice().card(seat)}</span></p>
                {(!arena.context.rules().is_robo(seat)).then(|| view! { <Omegas available=oomph width=15/> })}
            </div>
        </div>
    }
}

/// The dice of a side with what they can show, or what they do.
#[component]
fn DiceTray(arena: Arena, side: usize, place: &'static str) -> impl IntoView {
    let dice = Memo::new(move |_| arena.dice().map(|dice| dice[side]));
    let faces =
        Memo::new(move |_| arena.scene.with(|scene| scene.as_ref().map(|scene| scene.faces(side)).unwrap_or_default()));
    let rolling = Memo::new(move |_| arena.scene.with(|scene| scene.as_ref().is_some_and(|scene| scene.rolling[side])));
    let boost =
        Memo::new(move |_| arena.scene.with(|scene| scene.as_ref().map_or(0, |scene| scene.combat.boost[side])));
    let pictures = move || {
        let (dice, faces) = (dice.get()?, faces.get());
        let count = if faces.is_empty() { dice.count as usize } else { faces.len() };
        // The one that counts stands first.
        let one = |at: usize| {
            let face = faces.len().checked_sub(at + 1).map(|from_end| faces[from_end]);
            die(dice, face, face.is_some() && at > 0, rolling.get(), at > 0)
        };
        Some((0..count).map(one).collect_view())
    };
    let total = move || {
        let dice = dice.get()?;
        let text = match faces.get().last() {
            Some(best) => (best + boost.get()).to_string(),
            None => tf("page.combat.range", &[("low", &dice.lowest()), ("high", &dice.highest())]),
        };
        let rolled = !faces.get().is_empty();
        Some(view! { <b class="dice-total" class:rolled=rolled class:late=move || rolling.get()>{text}</b> })
    };
    let text = move || {
        let dice = dice.get()?;
        let boost = if faces.get().is_empty() { dice.boost } else { boost.get() };
        let name = t(&format!("die.{}", die_word(dice.die)));
        let words = match (faces.get().as_slice(), boost) {
            ([], 0) => {
                tf(if dice.count > 1 { "page.combat.dice.two" } else { "page.combat.dice.one" }, &[("die", &name)])
            }
            ([], _) => tf(
                if dice.count > 1 { "page.combat.dice.two-and" } else { "page.combat.dice.one-and" },
                &[("die", &name)],
            ),
            ([_], 0) => String::new(),
            ([.., best], 1..) => tf("page.combat.dice.with", &[("face", best)]),
            _ => t("page.combat.dice.higher"),
        };
        let added = (boost > 0)
            .then(|| view! { " "<b class="boosted">{tf("page.combat.dice.boost", &[("boost", &boost)])}</b> });
        Some(view! { <p class="dice-text"><span>{words}</span>{added}</p> })
    };
    let paid = Memo::new(move |_| arena.voice().paid(arena.seat(side)));
    view! {
        <div class=format!("dice-tray {place}")>
            <div class="dice">{pictures}</div>
            {total}
            {text}
            <Show when=move || { paid.get() > 0 }><p class="dice-paid">{t("page.combat.paid")}" "<Price amount=paid/></p></Show>
        </div>
    }
}
