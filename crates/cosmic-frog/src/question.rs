//! What a decision or a chance is about: data for prompts, bots and pages.

use crate::die::{Die, RollPurpose};
use crate::land::Land;
use crate::state::ActionMode;
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// A moment in which a face-down card may be turned up (ABI-5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Window {
    /// A turn begins.
    TurnStart,
    /// Another frog has targeted this one.
    Targeted,
    /// The attack is declared and paid.
    Attacked,
    /// Before this side rolls.
    BeforeRoll,
    /// After both rolls.
    AfterRolls,
    /// Knockback may be changed.
    Knockback,
    /// Before the raid die.
    BeforeRaid,
    /// After the raid die.
    AfterRaid,
}

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Question {
    /// Where the next Land goes.
    Layout,
    /// Which of the dealt cards to keep.
    KeepDealt,
    /// Chance: an ability card for this frog.
    Ability {
        /// Who gets it.
        seat: Seat,
    },
    /// Chance: the next action card.
    Draw,
    /// Chance: how far a frog drifts home.
    Drift {
        /// Who drifts.
        seat: Seat,
    },
    /// Chance: the direction in which a RoboFrog looks first.
    Dial {
        /// Who looks.
        seat: Seat,
    },
    /// Chance: the strike hex that stands for the player.
    Spot {
        /// Who is about to come down.
        seat: Seat,
    },
    /// Chance: which of equally good tiles a RoboFrog takes.
    Lot {
        /// Who takes.
        seat: Seat,
        /// Of how many.
        among: u8,
    },
    /// Which action.
    Action(ActionMode),
    /// Where to descend.
    Descend,
    /// Into the Aether or down to the Shard.
    Enter,
    /// Turn the card up or not.
    Window(Window),
    /// Overpower and boost, as attacker or defender.
    Commit {
        /// Whether the attacker is asked.
        attacks: bool,
    },
    /// Chance: dice.
    Roll {
        /// Whose.
        seat: Seat,
        /// Of which colour.
        die: Die,
        /// How many.
        count: u8,
        /// What for.
        fight: RollPurpose,
    },
    /// Pay the toll or take the declaration back.
    Toll {
        /// The toll.
        price: u8,
        /// Who was targeted.
        target: Seat,
    },
    /// Destroy the top tile of the hex or not.
    Stomp,
    /// Whether to swap cards with somebody at the end of the turn.
    Swap,
    /// Chance, visible to one frog only: the top action card.
    Peek {
        /// Who looks.
        seat: Seat,
    },
    /// Leave the card on top or put it under.
    Place,
    /// Use a deferred card, or look at the deck.
    Timer,
    /// Which tile to take from the loser's Gullet.
    Grab {
        /// How many are left to take.
        left: u8,
    },
    /// Whether to swap cards with a teammate at the start of the turn.
    Exchange,
    /// Drift home by one or roll.
    Homeward,
    /// How many held cards to discard for more ability cards.
    Trade,
    /// Which of the drawn cards to keep.
    KeepDrawn,
    /// Which frog of the team comes home.
    Fetch {
        /// By how many dimensions.
        steps: u8,
    },
    /// Chance: the back of a Land.
    Bonus {
        /// Which Land.
        land: Land,
    },
    /// Option A or B.
    Spoils,
    /// Which tile to take from a raided Vault.
    Take {
        /// Points left.
        points: u8,
    },
    /// Where the top tile of the Gullet goes.
    Store,
    /// Chance: the back of a Barren.
    Back,
    /// Whether to return by discarding two cards.
    Offer,
    /// Chance: where the Splinter strikes.
    Splinter,
    /// Choose how to attack.
    Style,
    /// Follow AGGRO or pay to ignore it.
    Aggro {
        /// Ω for ignoring it.
        price: u8,
        /// Whose AGGRO.
        by: Seat,
    },
    /// Lay chips out, in secret.
    Arrange,
    /// Pick places of another frog's chips.
    Pick {
        /// Whose.
        owner: Seat,
        /// How many.
        count: u8,
    },
    /// Chance: chips are shown.
    Chips {
        /// Whose.
        seat: Seat,
        /// How many.
        count: u8,
    },
    /// Boosts after the dice.
    LateBoost,
    /// Spend a point on drifting or on gathering.
    Points {
        /// How many are left.
        left: u8,
    },
    /// Chance: what a hidden muck land is.
    Muck,
    /// Along which line to purge.
    Line,
    /// Which item to purge next.
    Heave {
        /// Whether the frog also chooses its dimension.
        dimensions: bool,
    },
    /// Shift where the next item lands.
    Shift {
        /// How far it flies.
        at: u8,
    },
    /// Take a tile that flies over, or not.
    Snap,
    /// Keep the current card or draw a new one.
    Tether,
    /// Mutate, resist or select.
    Flux,
    /// Which of two cards to keep.
    KeepSelected,
}
