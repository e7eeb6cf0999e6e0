//! What belongs to a frog (Gullet, Vault, Ω, points), as small memos of the view, so that only what changed is drawn
//! again.
//!
//! Not here: how it is drawn.

use super::Context;
use cosmic_frog::score::{self, LEVELS, SLOTS};
use cosmic_frog::{Frog, Place, Question, Rules, Stack, State, Tile};
use leptos::prelude::*;
use tabletop::{Game, Pending, Seat};

/// The tiles of a Vault: slot by slot, each from the bottom up.
pub type VaultSlots = [[Option<Tile>; LEVELS]; SLOTS];

/// What a Vault is worth.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct VaultWorth {
    /// Points for lines.
    pub placement: u16,
    /// Points for domains.
    pub diversity: u16,
    /// Points for open backs.
    pub bonus: u16,
    /// The domains present, a bit each.
    pub domains: u8,
    /// The domains whose Siphon operates, a bit each.
    pub siphons: u8,
}

impl VaultWorth {
    /// Returns what the Vault of a frog is worth in a position.
    pub fn of(rules: &Rules, state: &State, seat: Seat) -> VaultWorth {
        let stacks = score::vault_stacks(state.tiles(), rules.vault(seat));
        let lands = (0..SLOTS).flat_map(|slot| (0..LEVELS).filter_map(move |level| stacks.land(slot, level)));
        if rules.is_robo(seat) {
            return VaultWorth { placement: rules.vault_points(state, seat), ..VaultWorth::default() };
        }
        VaultWorth {
            placement: score::line_points(&stacks),
            diversity: score::diversity_points(&stacks),
            bonus: score::bonus_points(state.tiles(), rules.vault(seat)),
            domains: lands.fold(0, |domains, land| domains | 1 << land.domain()),
            siphons: score::operating_siphons(&stacks),
        }
    }

    /// Returns all points.
    pub fn total(self) -> u16 {
        self.placement + self.diversity + self.bonus
    }
}

/// Returns the tiles of a frog's Vault.
pub fn slots(rules: &Rules, state: &State, seat: Seat) -> VaultSlots {
    let mut slots = VaultSlots::default();
    for (number, slot) in slots.iter_mut().enumerate() {
        let stack = Stack::Vault(rules.vault(seat), number as u8);
        let height = state.tiles().height(stack).min(LEVELS);
        for (down, tile) in state.tiles().stack(stack).take(LEVELS).enumerate() {
            slot[height - 1 - down] = Some(tile);
        }
    }
    slots
}

/// Returns the domain of the Siphon in each slot, where there is one: one of muck alone takes a domain that no other
/// has.
fn siphons(rules: &Rules, state: &State, seat: Seat) -> [Option<u8>; SLOTS] {
    score::siphon_domains(&score::vault_stacks(state.tiles(), rules.vault(seat)))
}

/// What belongs to one frog. It is `Copy`, so that closures can capture it.
#[derive(Clone, Copy)]
pub struct Belongings {
    /// The frog itself; `None` before the first update.
    pub frog: Memo<Option<Frog>>,
    /// Its Gullet, slot 1 (the top) to slot 4 (the bottom).
    pub gullet: Memo<[Option<Tile>; 4]>,
    /// Its Vault.
    pub vault: Memo<VaultSlots>,
    /// The domain of the Siphon in each of its slots.
    pub siphons: Memo<[Option<u8>; SLOTS]>,
    /// What the Vault is worth now.
    pub worth: Memo<VaultWorth>,
    /// The farthest Outer Dimension of its team: raids on the Vault may aim so high; 0 while it is locked (VAU-3).
    pub open: Memo<u8>,
}

impl Belongings {
    /// Returns what belongs to this frog.
    pub fn of(context: Context, seat: Memo<Seat>) -> Belongings {
        Belongings {
            frog: Memo::new(move |_| look(context, seat.get(), |_, state, seat| Some(*state.frog(seat)))),
            gullet: Memo::new(move |_| look(context, seat.get(), |_, state, seat| gullet(state, seat))),
            vault: Memo::new(move |_| look(context, seat.get(), slots)),
            siphons: Memo::new(move |_| look(context, seat.get(), siphons)),
            worth: Memo::new(move |_| look(context, seat.get(), VaultWorth::of)),
            open: Memo::new(move |_| look(context, seat.get(), farthest)),
        }
    }

    /// Returns where the frog is.
    pub fn place(self) -> Place {
        self.frog.get().map_or(Place::Waiting, |frog| frog.place)
    }

    /// Returns its available Ω.
    pub fn oomph(self) -> u8 {
        self.frog.get().map_or(0, |frog| frog.oomph)
    }
}

/// Reads a value from the view; returns its default before the first update.
fn look<T: Default>(context: Context, seat: Seat, read: impl Fn(&Rules, &State, Seat) -> T) -> T {
    let rules = context.rules();
    context.view.with(|view| view.as_ref().map_or_else(T::default, |view| read(&rules, &view.state, seat)))
}

fn gullet(state: &State, seat: Seat) -> [Option<Tile>; 4] {
    let mut slots = [None; 4];
    for (up, tile) in state.tiles().gullet(seat.index()).take(4).enumerate() {
        slots[3 - up] = Some(tile);
    }
    slots
}

fn farthest(rules: &Rules, state: &State, seat: Seat) -> u8 {
    let dimension = |member: Seat| match state.frog(member).place {
        Place::Outer(dimension) => dimension,
        _ => 0,
    };
    rules.team(seat).iter().map(dimension).max().unwrap_or(0)
}

/// Returns the frog whose turn it is; nobody's during set-up, between turns and at the end.
pub fn seat_on_turn(context: Context) -> Option<Seat> {
    let rules = context.rules();
    context.state.with(|state| {
        let state = state.as_ref()?;
        let question = match rules.pending(state) {
            Pending::Over => return None,
            Pending::Seat(decision) => decision.question,
            Pending::Seats(_, question) | Pending::Chance(question) => question,
        };
        let set_up = matches!(question, Question::Layout | Question::KeepDealt)
            || !rules.seats().any(|seat| state.frog(seat).place != Place::Waiting);
        (!set_up && !state.is_between_turns()).then(|| state.active_seat())
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use cosmic_frog::Setup;
    use tabletop::Notation;

    #[test]
    fn siphons_of_muck_take_domains_that_are_free() {
        let text = include_str!("../../../../scenarios/cosmic-frog/fm-muck-9-siphons-of-muck.toml");
        let (rules, state) = Rules::read_position(text).unwrap();
        let found: Vec<u8> = siphons(&rules, &state, Seat(0)).into_iter().flatten().collect();
        let domains = found.iter().fold(0u8, |domains, domain| domains | 1 << domain);
        assert!(!found.is_empty(), "the position has Siphons");
        assert_eq!(domains, VaultWorth::of(&rules, &state, Seat(0)).siphons);
    }

    #[test]
    fn an_empty_vault_is_worth_nothing() {
        let rules = Rules::new(Setup::new(3)).unwrap();
        let state = rules.initial_state();
        assert_eq!(VaultWorth::of(&rules, &state, Seat(0)), VaultWorth::default());
        assert_eq!(slots(&rules, &state, Seat(0)), VaultSlots::default());
        assert_eq!(gullet(&state, Seat(0)), [None; 4]);
        assert_eq!(farthest(&rules, &state, Seat(0)), 0);
    }
}
