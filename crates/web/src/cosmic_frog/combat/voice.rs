//! A combat in words: who does what to whom, with "you" for the viewer.

use super::super::Context;
use super::super::pieces::tile_name;
use super::scene::{Phase, Scene, Standing};
use crate::text::{t, tf, words};
use cosmic_frog::{Ability, Chances, Event, Landing, Means, Place, Price, Rules, Tile};
use hexgrid::{Cell, Dir};
use leptos::prelude::*;
use std::fmt::Display;
use std::sync::Arc;
use tabletop::Seat;

/// Speaks of a combat as its viewer sees it.
#[derive(Clone, Copy)]
pub struct Voice {
    context: Context,
    /// The side that is the viewer's; nobody's where it fights on both or on none.
    you: Option<Seat>,
}

impl Voice {
    /// The voice for a combat between these.
    pub fn new(context: Context, sides: Option<[Seat; 2]>) -> Voice {
        let viewer = context.model.viewer.get();
        let mine = |seat: &Seat| viewer.is_some_and(|viewer| viewer.contains(*seat));
        let sides: Vec<Seat> = sides.into_iter().flatten().filter(mine).collect();
        Voice { context, you: if let [one] = sides[..] { Some(one) } else { None } }
    }

    /// The rules of the table.
    pub fn rules(self) -> Arc<Rules> {
        self.context.rules()
    }

    /// Whether this frog is the viewer's and the other is not.
    pub fn is_you(self, seat: Seat) -> bool {
        self.you == Some(seat)
    }

    /// A frog at the beginning of a line.
    pub fn name(self, seat: Seat) -> String {
        if self.is_you(seat) { t("page.combat.you") } else { self.context.model.name(seat) }
    }

    /// A frog inside a sentence, as its object.
    pub fn object(self, seat: Seat) -> String {
        if self.is_you(seat) { t("page.combat.object") } else { self.context.model.name(seat) }
    }

    /// A sentence about a frog: `key` with `{who}`, or `key.you`.
    pub fn say(self, key: &str, seat: Seat, values: &[(&str, &dyn Display)]) -> String {
        if self.is_you(seat) {
            return tf(&format!("{key}.you"), values);
        }
        let name = self.context.model.name(seat);
        let mut all: Vec<(&str, &dyn Display)> = vec![("who", &name)];
        all.extend(values);
        tf(key, &all)
    }

    /// What happens, in one line.
    pub fn title(self, scene: &Scene) -> String {
        let (attacker, defender) = (scene.combat.attacker(), scene.combat.defender());
        match scene.standing {
            Standing::Leads(0) => self.say("page.combat.holds-so-far", defender, &[]),
            Standing::Leads(margin) => self.say("page.combat.leads", attacker, &[("margin", &margin)]),
            Standing::Settled(0) => self.say("page.combat.holds", defender, &[]),
            Standing::Settled(margin) => self.say("page.combat.wins", attacker, &[("margin", &margin)]),
            Standing::Open => {
                let means = match scene.combat.means {
                    Means::Leap => "page.combat.title.leap",
                    Means::Slip => "page.combat.title.slip",
                    Means::Land => "page.combat.title.land",
                    Means::Ram => "page.combat.title.ram",
                    Means::Mind => "page.combat.title.mind",
                };
                self.say(means, attacker, &[("other", &self.object(defender))])
            }
        }
    }

    /// The names of the steps.
    pub fn chips(self, scene: &Scene) -> Vec<String> {
        let commits = |seat: Seat| self.say("page.combat.step.commits", seat, &[]);
        let failed = scene.standing == Standing::Settled(0);
        let mut chips = vec![
            t("page.combat.step.declared"),
            commits(scene.combat.attacker()),
            commits(scene.combat.defender()),
            t(if scene.chips.is_some() { "page.muck.step.chips" } else { "page.combat.step.roll" }),
            t(match (failed, scene.is_mental()) {
                (true, _) => "page.combat.step.failed",
                (false, true) => "page.muck.step.purge",
                (false, false) => "page.combat.step.knockback",
            }),
        ];
        if scene.phase == Phase::Spoils {
            chips.push(t("page.combat.step.spoils"));
        }
        chips
    }

    /// What an outcome is called: the defender holds, or the attacker wins by so much.
    pub fn outcome(self, scene: &Scene, margin: &str) -> String {
        if margin == "0" {
            return self.say("page.combat.holds", scene.combat.defender(), &[]);
        }
        self.say("page.combat.by", scene.combat.attacker(), &[("margin", &margin)])
    }

    /// What an outcome does.
    pub fn landing(self, scene: &Scene, landing: Landing) -> String {
        let (attacker, defender) = (scene.combat.attacker(), scene.combat.defender());
        match landing {
            Landing::Holds { attacker: to } => self.falls_short(scene, to),
            Landing::Stays { .. } => self.stays(scene),
            Landing::Off => self.say("page.combat.lands.off", defender, &[]),
            Landing::Breaks { with: None, .. } => self.say("page.combat.lands.breaks", defender, &[]),
            Landing::Breaks { with: Some(other), .. } => {
                self.say("page.combat.lands.breaks-with", defender, &[("other", &self.object(other))])
            }
            Landing::Crushes { cell } => {
                let (tile, below) = two(scene, cell);
                self.say("page.combat.lands.crushes", defender, &[("tile", &tile), ("below", &below)])
            }
            Landing::Bounces { cell, off, to } => {
                let key = if matches!(to, Place::Shard(_)) {
                    "page.combat.lands.bounces"
                } else {
                    "page.combat.lands.bounces-off"
                };
                let (tile, _) = two(scene, cell);
                let other = if off == attacker { self.object(attacker) } else { self.context.model.name(off) };
                self.say(key, defender, &[("tile", &tile), ("other", &other)])
            }
            Landing::Out(number) => self.say("page.combat.lands.out", defender, &[("number", &number)]),
        }
    }

    /// What a knockback of nothing does.
    pub fn stays(self, scene: &Scene) -> String {
        let defender = scene.combat.defender();
        match scene.seen.frog(defender).place {
            Place::Aether => t("page.combat.lands.nothing"),
            _ => self.say("page.combat.lands.stays", defender, &[]),
        }
    }

    /// Where an attacker ends that has failed.
    fn falls_short(self, scene: &Scene, to: Place) -> String {
        let attacker = scene.combat.attacker();
        match to {
            Place::Shard(_) if scene.seen.frog(attacker).place == to => {
                self.say("page.combat.lands.back", attacker, &[])
            }
            Place::Shard(_) => {
                let edge = side(scene.combat.dir, true);
                self.say("page.combat.lands.short", attacker, &[("edge", &edge)])
            }
            _ if scene.in_aether() => t("page.combat.lands.nothing"),
            _ => self.say("page.combat.lands.short-aether", attacker, &[]),
        }
    }

    /// What has come of it, for a result that is held up.
    pub fn result(self, scene: &Scene) -> String {
        let (flight, defender) = (scene.flight, scene.combat.defender());
        let margin = scene.standing.margin().unwrap_or(0);
        let text = self.outcome_of(scene, if margin == 0 { 0 } else { flight }).unwrap_or_default();
        if margin == 0 || flight == 0 || scene.in_aether() || scene.is_mental() {
            return text;
        }
        let hexes = words().count("page.combat.hexes", flight);
        let flies =
            self.say("page.combat.flies", defender, &[("hexes", &hexes), ("edge", &side(scene.combat.dir, false))]);
        tf("page.combat.flies-then", &[("flies", &flies), ("then", &text)])
    }

    /// What the winner gets besides.
    pub fn stakes(self, scene: &Scene) -> String {
        let (attacker, defender) = (scene.combat.attacker(), scene.combat.defender());
        let whose = if self.is_you(defender) {
            t("page.combat.your")
        } else {
            tf("page.combat.whose", &[("who", &self.context.model.name(defender))])
        };
        if scene.is_mental() {
            // What is purged has been said already, once it is settled.
            let open = scene.standing.margin().is_none();
            return if open { self.say("page.muck.stakes", attacker, &[("whose", &whose)]) } else { String::new() };
        }
        let ground = ground(scene).last().copied().filter(|tile| !tile.is_barren());
        let settled = scene.standing.margin().is_some();
        let key = match (scene.in_aether(), ground, settled) {
            (true, _, false) => "page.combat.stakes.aether",
            (true, _, true) => "page.combat.then.aether",
            (false, Some(_), false) => "page.combat.stakes.land",
            (false, Some(_), true) => "page.combat.then.land",
            (false, None, false) => "page.combat.stakes",
            (false, None, true) => "page.combat.then",
        };
        let tile = ground.map_or_else(String::new, tile_name);
        self.say(key, attacker, &[("whose", &whose), ("tile", &tile)])
    }

    /// A chance from the viewer's side: "You hold 11 %".
    pub fn chance(self, scene: &Scene, chances: Chances) -> String {
        let (attacker, defender) = (scene.combat.attacker(), scene.combat.defender());
        if self.is_you(attacker) {
            return self.say("page.combat.chance.wins", attacker, &[("percent", &chances.percent(chances.wins()))]);
        }
        self.say("page.combat.chance.holds", defender, &[("percent", &chances.percent(chances.hold))])
    }

    /// What a side stands for, under its name.
    pub fn role(self, scene: &Scene, side: usize) -> String {
        let seat = scene.combat.sides[side];
        if side == 0 {
            return self.say("page.combat.role.attacks", seat, &[]);
        }
        match ground(scene).last() {
            Some(&tile) => self.say("page.combat.role.defends", seat, &[("tile", &tile_name(tile))]),
            None => self.say("page.combat.role.floats", seat, &[]),
        }
    }

    /// The ability card of a frog as everybody sees it, its name for those who know it.
    pub fn card(self, seat: Seat) -> String {
        let Some(view) = self.context.view.get() else { return String::new() };
        let frog = view.state.frog(seat);
        let name = || t(&format!("card.{}", frog.card.name()));
        match (frog.card, frog.up) {
            (Ability::NONE, _) => t("page.combat.card.none"),
            (_, true) => tf("page.combat.card.up", &[("card", &name())]),
            (card, false) if card.is_known() => tf("page.combat.card.down", &[("card", &name())]),
            _ => t("page.combat.card.hidden"),
        }
    }

    /// The Ω that a frog has put into the combat so far.
    pub fn paid(self, seat: Seat) -> u8 {
        let model = self.context.model;
        let shown = model.shown.get();
        model.steps.with(|steps| {
            let mut sum = 0;
            for event in steps[..shown.min(steps.len())].iter().rev().flat_map(|step| step.events().rev()) {
                match event {
                    Event::Attacked { .. } => break,
                    Event::Spent { seat: by, amount, price: Price::Combat } if by == seat => sum += amount,
                    _ => {}
                }
            }
            sum
        })
    }
}

/// The tiles the defender stands on, from the bottom up; none in the Aether.
pub fn ground(scene: &Scene) -> Vec<Tile> {
    ground_of(scene, 1)
}

/// The tiles a side stands on, from the bottom up; none in the Aether.
pub fn ground_of(scene: &Scene, side: usize) -> Vec<Tile> {
    match scene.seen.frog(scene.combat.sides[side]).place {
        Place::Shard(cell) => tiles(scene, cell),
        _ => Vec::new(),
    }
}

/// The tiles of a hex from the bottom up.
pub fn tiles(scene: &Scene, cell: Cell) -> Vec<Tile> {
    let mut tiles: Vec<Tile> = scene.seen.stack(cell).collect();
    tiles.reverse();
    tiles
}

/// The names of the two upper tiles of a hex.
fn two(scene: &Scene, cell: Cell) -> (String, String) {
    let mut names = scene.seen.stack(cell).map(tile_name);
    (names.next().unwrap_or_default(), names.next().unwrap_or_default())
}

/// The direction of an attack in words, or the one it comes from.
fn side(dir: u8, back: bool) -> String {
    let dir = Dir::from_index(dir).unwrap_or(Dir::E);
    t(&format!("edge.{}", if back { dir.opposite() } else { dir }.name()))
}
