use serde::{Deserialize, Serialize};

use super::{Again, At, Deck, Op, Per, Pool, Tag, Until, When};
use crate::{
    ids::{Kind, Res},
    stock::Cost,
};

/// What a card does as long as it is held: an item, a character, an ongoing threat, or a terrain.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "op", rename_all = "snake_case", deny_unknown_fields)]
pub enum Passive {
    /// Counters that come with it when it is crafted or found (D-CLAR-13).
    Counters {
        /// How many.
        n: u8,
    },
    /// Resources that do not count against the limit (D-CARRY-4).
    Carry {
        /// The resources that are meant.
        res: Vec<Load>,
        /// How many tokens.
        n: u8,
    },
    /// Another limit than ten.
    CarryLimit {
        /// The limit.
        n: u8,
    },
    /// A scouting that costs nothing.
    FreeScout {
        /// How many.
        n: u8,
        /// How often.
        per: Per,
    },
    /// Two tiles for one scouting.
    ScoutTwo {
        /// How often.
        per: Per,
    },
    /// Rough spaces cost less.
    TerrainDiscount {
        /// Those that cost at least so much.
        min_cost: u8,
        /// So much less, but at least 1.
        n: u8,
        /// How often.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        per: Option<Per>,
    },
    /// An action of one's own (D-CARD-1).
    CardAction {
        /// The stamina that the action takes.
        cost: u8,
        /// The resources that the action takes.
        #[serde(default, skip_serializing_if = "Cost::is_free")]
        pay: Cost,
        /// Counters of the card.
        #[serde(default, skip_serializing_if = "is_zero")]
        counter: u8,
        /// The place where it can be paid.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        at: Option<At>,
        /// How often.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        per: Option<Per>,
        /// What it does.
        #[serde(rename = "do")]
        then: Vec<Op>,
    },
    /// More of a reward.
    OnReward {
        /// Of what.
        res: Res,
        /// How much.
        bonus: u8,
        /// How often.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        per: Option<Per>,
    },
    /// Cooking without a fire.
    CookAnywhere,
    /// More food from cooking.
    CookBonus {
        /// So much more for each meat.
        per_cook: u8,
        /// At most so much more.
        max: u8,
    },
    /// More from a feature token of a kind.
    OnGather {
        /// Which kind.
        kind: Kind,
        /// Only where the token gives this.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        res: Option<Res>,
        /// So much more of it.
        #[serde(default, skip_serializing_if = "is_zero")]
        bonus: u8,
        /// The token may be put back and another one drawn.
        #[serde(default, skip_serializing_if = "is_zero")]
        redraw: u8,
        /// One of these beside it.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        bonus_choice: Vec<Res>,
        /// How often.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        per: Option<Per>,
    },
    /// More or less from sleep.
    NightStamina {
        /// How much.
        n: i8,
    },
    /// A catch in the night.
    NightGain {
        /// Of what.
        res: Res,
        /// From this number of a die on.
        on_roll: u8,
    },
    /// More on one's own die.
    CombatGray {
        /// How much.
        n: i8,
        /// Only against these.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        vs: Option<Pool>,
        /// For a price.
        #[serde(default, skip_serializing_if = "Cost::is_free")]
        pay: Cost,
        /// How often.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        per: Option<Per>,
    },
    /// Less on the enemy's die.
    CombatRed {
        /// How much.
        n: i8,
        /// How often.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        per: Option<Per>,
    },
    /// A die is rolled again.
    CombatReroll {
        /// The die, or both.
        die: Again,
        /// How often.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        per: Option<Per>,
        /// For counters.
        #[serde(default, skip_serializing_if = "is_zero")]
        counter: u8,
    },
    /// The combatant may leave a fight when the dice lie (D-ESC-1).
    Escape {
        /// For counters.
        #[serde(default, skip_serializing_if = "is_zero")]
        counter: u8,
        /// How often.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        per: Option<Per>,
    },
    /// Recovering heals blows too, for a resource.
    RecoverAlsoPhysical {
        /// The resource that is paid.
        cost: Res,
        /// How often.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        per: Option<Per>,
    },
    /// Crafting needs less.
    CraftDiscount {
        /// Of what.
        res: Res,
        /// How much.
        n: u8,
    },
    /// A threat may be put off.
    IgnoreThreat {
        /// How often.
        per: Per,
    },
    /// A threat is put off for counters, and another one drawn.
    ReplaceThreat {
        /// How many.
        counter: u8,
    },
    /// Of two threats one is kept.
    #[serde(rename = "threat_draw2_keep1")]
    ThreatDraw2Keep1,
    /// Dirty water makes sick more rarely.
    DirtySafeOn {
        /// Sick up to this number only.
        n: u8,
    },
    /// Something else than water from a source.
    AtWaterGatherAlt {
        /// The resource that is found.
        res: Res,
        /// From this number of a die on.
        on_roll: u8,
    },
    /// What a leader does at dawn.
    AsLeader {
        /// What is done, in order.
        #[serde(rename = "do")]
        then: Vec<Op>,
        /// How often.
        per: Per,
    },
    /// Another beginning.
    StartHand {
        /// From this deck (D-GOLD-1 against D-CRAFT-5).
        deck: Deck,
        /// So many.
        n: u8,
    },
    /// Cold does nothing.
    IgnoreCold,
    /// No monster enters the camp.
    CampNoMonsters,
    /// Nearly a fire, as far as threats are concerned.
    CountsAsFireForThreats {
        /// For everybody so near.
        range: u8,
    },
    /// Opens what is locked (D-KEY-1).
    Key {
        /// Which locks.
        tag: Tag,
    },
    /// When it ends.
    DiscardWhen {
        /// The moment at which it is discarded.
        cond: Until,
    },
    /// Spaces with an objective count as fires.
    ObjectiveCountsAsFire {
        /// The time for which they count.
        on: When,
    },
    /// A ground costs more.
    EnterCost {
        /// The ground, by its name.
        ground: castaway_kernel::Key,
        /// How much.
        n: u8,
        /// The time for which it costs more.
        when: When,
    },
    /// Cold may be paid otherwise.
    ColdPayAlso {
        /// With what.
        res: Res,
    },
    /// Animals that live do not flee.
    AnimalsStay,
    /// Something lies on a ground.
    EnterGain {
        /// The ground, by its name.
        ground: castaway_kernel::Key,
        /// The resource that lies there.
        res: Res,
        /// Every so many entered.
        every: u8,
        /// At most so many a day, for all together.
        max_per_day: u8,
    },
}

/// What an item can carry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Load {
    /// Whatever there is to carry.
    Any,
    /// A resource.
    #[serde(untagged)]
    Res(Res),
}

impl Passive {
    /// Whether it opens the locks of a kind (D-KEY-1).
    pub fn opens(&self, lock: Tag) -> bool {
        matches!(self, Self::Key { tag } if *tag == lock)
    }

    /// How often it may be used, where that is limited.
    pub fn per(&self) -> Option<Per> {
        match self {
            Self::FreeScout { per, .. }
            | Self::ScoutTwo { per }
            | Self::IgnoreThreat { per }
            | Self::AsLeader { per, .. } => Some(*per),
            Self::TerrainDiscount { per, .. }
            | Self::CardAction { per, .. }
            | Self::OnReward { per, .. }
            | Self::OnGather { per, .. }
            | Self::CombatGray { per, .. }
            | Self::CombatRed { per, .. }
            | Self::CombatReroll { per, .. }
            | Self::Escape { per, .. }
            | Self::RecoverAlsoPhysical { per, .. } => *per,
            _ => None,
        }
    }
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks for it")]
const fn is_zero(n: &u8) -> bool {
    *n == 0
}
