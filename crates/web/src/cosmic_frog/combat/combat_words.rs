//! `CombatWords`: a combat in sentences about who does what to whom, with "you" for the viewer.

use super::super::Context;
use super::super::pieces::tile_name;
use super::combat_view::{CombatPhase, CombatStanding, CombatView};
use crate::text::{Argument, key, messages, t, tf};
use cosmic_frog::{Ability, AttackMeans, CombatOdds, Event, Expense, Landing, Place, Rules, Tile};
use hexgrid::{Cell, Dir};
use leptos::prelude::*;
use std::sync::Arc;
use tabletop::Seat;
use wording::Text;

/// Sentences about a combat from the viewer's perspective.
#[derive(Clone, Copy)]
pub struct CombatWords {
    context: Context,
    /// The side that is the viewer's; nobody's where it fights on both or on none.
    you: Option<Seat>,
}

impl CombatWords {
    /// Creates the words for a combat between these.
    pub fn new(context: Context, sides: Option<[Seat; 2]>) -> CombatWords {
        let viewer = context.model.viewer.get();
        let mine = |seat: &Seat| viewer.is_some_and(|viewer| viewer.contains(*seat));
        let sides: Vec<Seat> = sides.into_iter().flatten().filter(mine).collect();
        CombatWords { context, you: if let [one] = sides[..] { Some(one) } else { None } }
    }

    /// Returns the rules of the table.
    pub fn rules(self) -> Arc<Rules> {
        self.context.rules()
    }

    /// Returns whether this frog is the viewer's and the other is not.
    pub fn is_you(self, seat: Seat) -> bool {
        self.you == Some(seat)
    }

    /// Returns a frog at the beginning of a line.
    pub fn name(self, seat: Seat) -> String {
        if self.is_you(seat) { t(key::PAGE_COMBAT_YOU) } else { self.context.model.name(seat) }
    }

    /// Returns a frog inside a sentence, as its object.
    pub fn object(self, seat: Seat) -> String {
        if self.is_you(seat) { t(key::PAGE_COMBAT_OBJECT) } else { self.context.model.name(seat) }
    }

    /// Returns a sentence about a frog: the message `key` with `$who`, or `key-you` for the viewer.
    pub fn say(self, key: &str, seat: Seat, values: &[(&str, &dyn Argument)]) -> String {
        if self.is_you(seat) {
            return tf(&format!("{key}-you"), values);
        }
        let name = self.context.model.name(seat);
        let mut all: Vec<(&str, &dyn Argument)> = vec![("who", &name)];
        all.extend(values);
        tf(key, &all)
    }

    /// Returns what happens, in one line.
    pub fn title(self, combat_view: &CombatView) -> String {
        let (attacker, defender) = (combat_view.combat.attacker(), combat_view.combat.defender());
        match combat_view.standing {
            CombatStanding::Leads(0) => self.say(key::PAGE_COMBAT_HOLDS_SO_FAR, defender, &[]),
            CombatStanding::Leads(margin) => self.say(key::PAGE_COMBAT_LEADS, attacker, &[("margin", &margin)]),
            CombatStanding::Settled(0) => self.say(key::PAGE_COMBAT_HOLDS, defender, &[]),
            CombatStanding::Settled(margin) => self.say(key::PAGE_COMBAT_WINS, attacker, &[("margin", &margin)]),
            CombatStanding::Open => {
                let means = match combat_view.combat.means {
                    AttackMeans::Leap => key::PAGE_COMBAT_TITLE_LEAP,
                    AttackMeans::Slip => key::PAGE_COMBAT_TITLE_SLIP,
                    AttackMeans::Land => key::PAGE_COMBAT_TITLE_LAND,
                    AttackMeans::Ram => key::PAGE_COMBAT_TITLE_RAM,
                    AttackMeans::Mind => key::PAGE_COMBAT_TITLE_MIND,
                };
                self.say(means, attacker, &[("other", &self.object(defender))])
            }
        }
    }

    /// Returns the names of the steps.
    pub fn chips(self, combat_view: &CombatView) -> Vec<String> {
        let commits = |seat: Seat| self.say(key::PAGE_COMBAT_STEP_COMMITS, seat, &[]);
        let failed = combat_view.standing == CombatStanding::Settled(0);
        let mut chips = vec![
            t(key::PAGE_COMBAT_STEP_DECLARED),
            commits(combat_view.combat.attacker()),
            commits(combat_view.combat.defender()),
            t(if combat_view.chips.is_some() { key::PAGE_MUCK_STEP_CHIPS } else { key::PAGE_COMBAT_STEP_ROLL }),
            t(match (failed, combat_view.is_mental()) {
                (true, _) => key::PAGE_COMBAT_STEP_FAILED,
                (false, true) => key::PAGE_MUCK_STEP_PURGE,
                (false, false) => key::PAGE_COMBAT_STEP_KNOCKBACK,
            }),
        ];
        if combat_view.phase == CombatPhase::Spoils {
            chips.push(t(key::PAGE_COMBAT_STEP_SPOILS));
        }
        chips
    }

    /// Returns what an outcome is called: the defender holds, or the attacker wins by this much.
    pub fn outcome(self, combat_view: &CombatView, margin: &str) -> String {
        if margin == "0" {
            return self.say(key::PAGE_COMBAT_HOLDS, combat_view.combat.defender(), &[]);
        }
        self.say(key::PAGE_COMBAT_BY, combat_view.combat.attacker(), &[("margin", &margin)])
    }

    /// Returns what an outcome does.
    pub fn landing(self, combat_view: &CombatView, landing: Landing) -> String {
        let (attacker, defender) = (combat_view.combat.attacker(), combat_view.combat.defender());
        match landing {
            Landing::Holds { attacker: to } => self.falls_short(combat_view, to),
            Landing::Stays { .. } => self.stays(combat_view),
            Landing::Off => self.say(key::PAGE_COMBAT_LANDS_OFF, defender, &[]),
            Landing::Breaks { with: None, .. } => self.say(key::PAGE_COMBAT_LANDS_BREAKS, defender, &[]),
            Landing::Breaks { with: Some(other), .. } => {
                self.say(key::PAGE_COMBAT_LANDS_BREAKS_WITH, defender, &[("other", &self.object(other))])
            }
            Landing::Crushes { cell } => {
                let (tile, below) = two(combat_view, cell);
                self.say(key::PAGE_COMBAT_LANDS_CRUSHES, defender, &[("tile", &tile), ("below", &below)])
            }
            Landing::Bounces { cell, off, to } => {
                let key = if matches!(to, Place::Shard(_)) {
                    key::PAGE_COMBAT_LANDS_BOUNCES
                } else {
                    key::PAGE_COMBAT_LANDS_BOUNCES_OFF
                };
                let (tile, _) = two(combat_view, cell);
                let other = if off == attacker { self.object(attacker) } else { self.context.model.name(off) };
                self.say(key, defender, &[("tile", &tile), ("other", &other)])
            }
            Landing::Out(number) => self.say(key::PAGE_COMBAT_LANDS_OUT, defender, &[("number", &number)]),
        }
    }

    /// Returns what a knockback of nothing does.
    pub fn stays(self, combat_view: &CombatView) -> String {
        let defender = combat_view.combat.defender();
        match combat_view.seen.frog(defender).place {
            Place::Aether => t(key::PAGE_COMBAT_LANDS_NOTHING),
            _ => self.say(key::PAGE_COMBAT_LANDS_STAYS, defender, &[]),
        }
    }

    /// Returns where an attacker ends that has failed.
    fn falls_short(self, combat_view: &CombatView, to: Place) -> String {
        let attacker = combat_view.combat.attacker();
        match to {
            Place::Shard(_) if combat_view.seen.frog(attacker).place == to => {
                self.say(key::PAGE_COMBAT_LANDS_BACK, attacker, &[])
            }
            Place::Shard(_) => {
                let edge = side(combat_view.combat.dir, true);
                self.say(key::PAGE_COMBAT_LANDS_SHORT, attacker, &[("edge", &edge)])
            }
            _ if combat_view.is_in_aether() => t(key::PAGE_COMBAT_LANDS_NOTHING),
            _ => self.say(key::PAGE_COMBAT_LANDS_SHORT_AETHER, attacker, &[]),
        }
    }

    /// Returns the result of the combat in a sentence, while the page holds the result.
    pub fn result(self, combat_view: &CombatView) -> String {
        let (flight, defender) = (combat_view.flight, combat_view.combat.defender());
        let margin = combat_view.standing.margin().unwrap_or(0);
        let text = self.outcome_of(combat_view, if margin == 0 { 0 } else { flight }).unwrap_or_default();
        if margin == 0 || flight == 0 || combat_view.is_in_aether() || combat_view.is_mental() {
            return text;
        }
        let hexes = messages().count(key::PAGE_COMBAT_HEXES, flight);
        let flies = self.say(
            key::PAGE_COMBAT_FLIES,
            defender,
            &[("hexes", &hexes), ("edge", &side(combat_view.combat.dir, false))],
        );
        tf(key::PAGE_COMBAT_FLIES_THEN, &[("flies", &flies), ("then", &text)])
    }

    /// Returns what else the winner gets.
    pub fn stakes(self, combat_view: &CombatView) -> String {
        let (attacker, defender) = (combat_view.combat.attacker(), combat_view.combat.defender());
        let whose = if self.is_you(defender) {
            t(key::PAGE_COMBAT_YOUR)
        } else {
            tf(key::PAGE_COMBAT_WHOSE, &[("who", &self.context.model.name(defender))])
        };
        if combat_view.is_mental() {
            // What is purged has been said already, once it is settled.
            let open = combat_view.standing.margin().is_none();
            return if open { self.say(key::PAGE_MUCK_STAKES, attacker, &[("whose", &whose)]) } else { String::new() };
        }
        let ground = ground(combat_view).last().copied().filter(|tile| !tile.is_barren());
        let settled = combat_view.standing.margin().is_some();
        let key = match (combat_view.is_in_aether(), ground, settled) {
            (true, _, false) => key::PAGE_COMBAT_STAKES_AETHER,
            (true, _, true) => key::PAGE_COMBAT_THEN_AETHER,
            (false, Some(_), false) => key::PAGE_COMBAT_STAKES_LAND,
            (false, Some(_), true) => key::PAGE_COMBAT_THEN_LAND,
            (false, None, false) => key::PAGE_COMBAT_STAKES,
            (false, None, true) => key::PAGE_COMBAT_THEN,
        };
        let tile = ground.map_or_else(Text::default, tile_name);
        let vault = vault_text(&self.rules(), defender, self.is_you(defender), |seat| self.context.model.name(seat));
        self.say(key, attacker, &[("whose", &whose), ("tile", &tile), ("vault", &vault)])
    }

    /// Returns a chance from the viewer's side: "You hold 11 %".
    pub fn chance(self, combat_view: &CombatView, chances: CombatOdds) -> String {
        let (attacker, defender) = (combat_view.combat.attacker(), combat_view.combat.defender());
        if self.is_you(attacker) {
            return self.say(key::PAGE_COMBAT_CHANCE_WINS, attacker, &[("percent", &chances.percent(chances.wins()))]);
        }
        self.say(key::PAGE_COMBAT_CHANCE_HOLDS, defender, &[("percent", &chances.percent(chances.hold))])
    }

    /// Returns what a side stands for, under its name.
    pub fn role(self, combat_view: &CombatView, side: usize) -> String {
        let seat = combat_view.combat.sides[side];
        if side == 0 {
            return self.say(key::PAGE_COMBAT_ROLE_ATTACKS, seat, &[]);
        }
        match ground(combat_view).last() {
            Some(&tile) => self.say(key::PAGE_COMBAT_ROLE_DEFENDS, seat, &[("tile", &tile_name(tile))]),
            None => self.say(key::PAGE_COMBAT_ROLE_FLOATS, seat, &[]),
        }
    }

    /// Returns the ability card of a frog as everybody sees it, its name for those who know it.
    pub fn card(self, seat: Seat) -> String {
        let Some(view) = self.context.view.get() else { return String::new() };
        let frog = view.state.frog(seat);
        let name = || t(&format!("card-{}", frog.card.name()));
        match (frog.card, frog.up) {
            (Ability::NONE, _) => t(key::PAGE_COMBAT_CARD_NONE),
            (_, true) => tf(key::PAGE_COMBAT_CARD_UP, &[("card", &name())]),
            (card, false) if card.is_known() => tf(key::PAGE_COMBAT_CARD_DOWN, &[("card", &name())]),
            _ => t(key::PAGE_COMBAT_CARD_HIDDEN),
        }
    }

    /// Returns the Ω that a frog has put into the combat so far.
    pub fn paid(self, seat: Seat) -> u8 {
        let model = self.context.model;
        let shown = model.shown.get();
        model.steps.with(|steps| {
            let mut sum = 0;
            for event in steps[..shown.min(steps.len())].iter().rev().flat_map(|step| step.events().rev()) {
                match event {
                    Event::Attacked { .. } => break,
                    Event::Spent { seat: by, amount, price: Expense::Combat } if by == seat => sum += amount,
                    _ => {}
                }
            }
            sum
        })
    }
}

/// Returns the Vault of a frog inside a sentence, with all its owners in team games.
fn vault_text(rules: &Rules, owner: Seat, is_you: bool, name: impl Fn(Seat) -> String) -> String {
    if rules.has_teams() {
        let owners: Vec<String> = rules.team(owner).iter().map(name).collect();
        return tf(key::PAGE_COMBAT_VAULT_TEAM, &[("who", &crate::text::list(&owners))]);
    }
    if is_you { t(key::PAGE_COMBAT_VAULT_YOUR) } else { tf(key::PAGE_COMBAT_VAULT, &[("who", &name(owner))]) }
}

/// Returns the tiles the defender stands on, from the bottom up; none in the Aether.
pub fn ground(combat_view: &CombatView) -> Vec<Tile> {
    ground_of(combat_view, 1)
}

/// Returns the tiles a side stands on, from the bottom up; none in the Aether.
pub fn ground_of(combat_view: &CombatView, side: usize) -> Vec<Tile> {
    match combat_view.seen.frog(combat_view.combat.sides[side]).place {
        Place::Shard(cell) => tiles(combat_view, cell),
        _ => Vec::new(),
    }
}

/// Returns the tiles of a hex from the bottom up.
pub fn tiles(combat_view: &CombatView, cell: Cell) -> Vec<Tile> {
    let mut tiles: Vec<Tile> = combat_view.seen.stack(cell).collect();
    tiles.reverse();
    tiles
}

/// Returns the names of the two upper tiles of a hex.
fn two(combat_view: &CombatView, cell: Cell) -> (Text, Text) {
    let mut names = combat_view.seen.stack(cell).map(tile_name);
    (names.next().unwrap_or_default(), names.next().unwrap_or_default())
}

/// Returns the direction of an attack in words, or the one it comes from.
fn side(dir: u8, back: bool) -> String {
    let dir = Dir::from_index(dir).unwrap_or(Dir::E);
    t(&format!("edge-{}", if back { dir.opposite() } else { dir }.name()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use cosmic_frog::Setup;

    #[test]
    fn a_vault_is_named_with_all_its_owners() {
        let alone = Rules::new(Setup::new(4)).unwrap();
        let teams = Rules::new(Setup { teams: vec![0, 1, 0, 1], ..Setup::new(4) }).unwrap();
        let text = |rules: &Rules, is_you: bool| {
            vault_text(rules, Seat(3), is_you, |seat| ["Red", "Purple", "Gray", "Blue"][seat.index()].into())
        };
        assert_eq!(text(&teams, false), "the Vault of Purple and Blue");
        assert_eq!(text(&teams, true), "the Vault of Purple and Blue");
        assert_eq!(text(&alone, false), "Blue’s Vault");
        assert_eq!(text(&alone, true), "your Vault");
    }
}
