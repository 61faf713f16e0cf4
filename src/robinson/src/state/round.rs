//! What holds for one round only.

use std::collections::{BTreeMap, BTreeSet};

use castaway_kernel::Key;
use serde::{Deserialize, Serialize};

use crate::{
    effect::{PawnColour, ProductionMode},
    ids::{Res, Space, Who},
    source_at::SourceAt,
};

/// A neutral pawn of this round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NeutralPawn {
    /// Number within the round.
    pub id: u8,
    /// Which actions it may support.
    pub colour: PawnColour,
    /// The item, token or ability it comes from.
    pub from: Key,
    /// Only for actions that this seat resolves.
    pub only: Option<u8>,
    /// Only for this action of the scenario.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub action: Option<Key>,
}

/// What holds for this round only.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RoundFlags {
    /// Changed Production.
    pub production: Vec<ProductionMode>,
    /// More or less of a kind in Production.
    pub production_delta: Vec<(Res, i8)>,
    /// Sources used by the Shortcut.
    pub shortcut_used: Option<(Space, SourceAt)>,
    /// No action mixes persons; the card whose own Threat Action is exempt.
    pub no_mixed: Option<u32>,
    /// Neutral pawns.
    pub neutral: Vec<NeutralPawn>,
    /// Wood discounts paid for and not yet planned, by seat.
    pub discount: BTreeSet<u8>,
    /// Night meals used, by item.
    pub meals: BTreeSet<Key>,
    /// Traps ignored this round, by kept card.
    pub trap_ignored: bool,
    /// Temporary weapon levels for the running comparison.
    pub temp_weapon: u8,
    /// Stage of the pile that took wood this round.
    pub pile_stage: Option<u8>,
    /// The shelter was built this round.
    pub shelter_new: bool,
    /// A failed build's extra wood is looking for another build (R-TOKEN-14).
    pub floating_wood: bool,
    /// Seats that go without food now.
    pub without: BTreeSet<u8>,
    /// Those whom no player plays and who go without food now.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub guests_without: BTreeSet<u8>,
    /// Who found the card whose wounds are handed out for this night, and how many are theirs alone if
    /// they sleep outside (R-CARD-44).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub night_finder: Option<(Who, u8)>,
    /// Who uses a token that is kept, until the round ends (R-S2-14).
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub claimed: BTreeMap<Key, Who>,
    /// The planned action that failed last.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub failed: Option<u32>,
    /// A reroll token has rolled the success die of the running roll, and that face stands (R-TOKEN-4).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub success_stands: bool,
    /// A success of the running roll had to be rolled again already (R-CARD-13, R-CARD-15).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub success_forced: bool,
    /// The determination of the running roll's failure was taken already (ruling fresh-determination).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub fresh_det: bool,
    /// Friday rolled a die of the running roll again (ruling friday-rerolls).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub friday_rerolled: bool,
    /// A Build that carried no token's wood has succeeded in wood in this phase (R-TOKEN-14).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub wood_built: bool,
    /// Beds lost while actions are resolved; they serve until the phase ends (R-ITEM-10).
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub lasting: BTreeSet<Key>,
    /// Somebody went hungry tonight, and the crew has paid for it (ruling hungry-crew).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub crew_starved: bool,
}
