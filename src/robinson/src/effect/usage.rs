//! What can be used, and what works by itself.

use castaway_kernel::Key;
use serde::{Deserialize, Serialize};

use super::{Cond, Effect, PawnColour, Relief};
use crate::ids::Deck;

/// When a thing may be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Window {
    /// Whenever the game waits.
    Any,
    /// Whenever the game waits, but not between the reveal and the effect of a card.
    NoCard,
    /// Whenever the game waits, but not while actions are resolved.
    NotResolving,
    /// Before the Action Phase is resolved.
    BeforeActions,
    /// While planning.
    Planning,
    /// With an action of one's own, as it is planned or paid for: it costs one wood less.
    OwnAction,
    /// In the Night Phase.
    Night,
    /// In the Weather Phase.
    Weather,
    /// In a combat or the hungry animals' attack.
    Combat,
    /// In a combat of the user's own action.
    OwnCombat,
    /// Right after the user's own action roll: one die of this colour, or of any, is rolled again.
    AfterRoll(Option<Deck>),
    /// Together with the user's own Arrange Camp.
    ArrangeCamp,
    /// While mystery cards are drawn, where it would change something.
    Mystery,
}

/// Something that can be used: when, for what price, to what effect.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Use {
    /// When it may be used.
    pub window: Window,
    /// Determination of the user.
    #[serde(default)]
    pub det: u8,
    /// Food of the group.
    #[serde(default)]
    pub food: u8,
    /// Wounds of the user.
    #[serde(default)]
    pub wounds: u8,
    /// What must hold.
    #[serde(default)]
    pub requires: Option<Cond>,
    /// What it brings while a plan is made is there at once, not when the Action Phase ends.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub at_once: bool,
    /// What happens, besides what the window says.
    #[serde(default)]
    pub effects: Vec<Effect>,
}

impl Use {
    /// A use without price and effects, at these moments.
    pub fn plain(window: Window) -> Self {
        Self {
            window,
            det: 0,
            food: 0,
            wounds: 0,
            requires: None,
            at_once: false,
            effects: Vec::new(),
        }
    }

    /// Everything that it, used in time, can bring against a loss.
    pub fn averts(&self) -> Vec<Relief> {
        let reroll = match self.window {
            Window::AfterRoll(deck) => Some(Relief::Reroll(deck)),
            _ => None,
        };
        let effects = self.effects.iter().flat_map(Effect::averts);
        effects.chain(reroll).collect()
    }
}

/// How much food a store keeps from rotting.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Larder {
    /// All of it.
    All,
    /// Up to so many.
    UpTo(u8),
}

/// What a built item or kept card does by itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Passive {
    /// A neutral pawn every round.
    PawnEachRound(PawnColour),
    /// A neutral pawn every round for one action of the scenario alone (R-S4-16).
    PawnFor {
        /// Its colour.
        colour: PawnColour,
        /// The action.
        action: Key,
    },
    /// One planned Gather yields more if it succeeds.
    GatherBonus(u8),
    /// Each Rest of a character gives this instead.
    Rest {
        /// Determination that each rest gives.
        det: u8,
        /// Wounds healed.
        heal: u8,
    },
    /// Food does not rot.
    FoodKeeps(Larder),
    /// Determination for the First Player in the Morale Phase.
    MoralePhaseDet(u8),
    /// Snow clouds that never count.
    IgnoreSnow(u8),
    /// Snow clouds that count as rain.
    SnowAsRain(u8),
    /// Once a night, food heals.
    NightMeal {
        /// Points of healing, to be split.
        heal: u8,
    },
    /// Production brings one resource of the marked tile.
    Shortcut,
    /// Production rolls the brown wound die for 2 food.
    Pit,
    /// Fewer wounds in each combat of its user.
    CombatArmour(u8),
    /// Explore draws tokens and keeps one.
    ExtraDiscovery,
    /// Once per round a trap is ignored.
    IgnoreTrap,
    /// So many tiles are drawn with each Explore, and one of them is placed (R-S5-16).
    ExploreChoice(u8),
}
