//! What a use can bring against a loss, told from the effects alone, so that no card is named anywhere.

use castaway_kernel::Key;

use super::{Effect, Target};
use crate::ids::{Deck, Res, Track, Weather};

/// What one effect brings against something that is about to be lost or compared.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Relief {
    /// Resources at hand.
    Goods(Res, u8),
    /// Determination of the user, or of whom the group likes.
    Determination,
    /// Levels that stay.
    Level(Track, u8),
    /// Weapon levels for one comparison.
    Arms(u8),
    /// Wounds that heal.
    Healing {
        /// Whose.
        who: Target,
        /// How many.
        n: u8,
    },
    /// Morale.
    Morale(u8),
    /// A cloud of this kind that does not count.
    NoCloud(Weather),
    /// A snow cloud that counts as rain.
    SoftSnow,
    /// Another roll of a die of this colour, or of any.
    Reroll(Option<Deck>),
    /// One of these items, built.
    Item(Vec<Key>),
    /// An invention on the board.
    Invention,
    /// A token that leaves the board.
    TokenGone,
    /// Another beast of the Hunting deck on top of it.
    OtherBeast,
    /// A beast that was not in the Hunting deck on top of it.
    NewBeast,
    /// Wood on the scenario's pile.
    PileWood(u8),
}

impl Effect {
    /// Everything that this effect, used in time, can bring against a loss.
    pub fn averts(&self) -> Vec<Relief> {
        match self {
            Effect::Gain { res, n, .. } if *n > 0 => vec![Relief::Goods(*res, *n)],
            Effect::Det { n, .. } if *n > 0 => vec![Relief::Determination],
            Effect::DetSplit { n } if *n > 0 => vec![Relief::Determination],
            Effect::Level { track, n, .. } if *n > 0 => {
                vec![Relief::Level(*track, n.unsigned_abs())]
            }
            Effect::TempWeapon { n } => vec![Relief::Arms(*n)],
            Effect::Heal { who, n } => vec![Relief::Healing { who: *who, n: *n }],
            Effect::HealSplit { n } => vec![Relief::Healing {
                who: Target::AnyOne,
                n: *n,
            }],
            Effect::Morale { n } if *n > 0 => vec![Relief::Morale(n.unsigned_abs())],
            Effect::IgnoreCloud { cloud, .. } => vec![Relief::NoCloud(*cloud)],
            Effect::SnowAsRain => vec![Relief::SoftSnow],
            Effect::RerollDie { deck } => vec![Relief::Reroll(*deck)],
            Effect::BuildItem { options } => vec![Relief::Item(options.clone())],
            Effect::DrawInvention | Effect::SearchInvention | Effect::DrawInventions { .. } => {
                vec![Relief::Invention]
            }
            Effect::RemoveAnyToken => vec![Relief::TokenGone],
            Effect::PeekHunting { may_bottom: true } | Effect::HuntingToBottom => {
                vec![Relief::OtherBeast]
            }
            Effect::BeastToHunting => vec![Relief::NewBeast],
            Effect::PileWood { n } => vec![Relief::PileWood(*n)],
            Effect::Choose { options } => options
                .iter()
                .flat_map(|o| o.effects.iter().flat_map(Effect::averts))
                .collect(),
            Effect::If { then, .. } => then.iter().flat_map(Effect::averts).collect(),
            Effect::Wound { .. }
            | Effect::SpecialWound { .. }
            | Effect::ClearSpecialWound { .. }
            | Effect::Det { .. }
            | Effect::DiscardAllDet { .. }
            | Effect::DetSplit { .. }
            | Effect::Gain { .. }
            | Effect::GainGathered { .. }
            | Effect::Discard { .. }
            | Effect::DiscardAllResources
            | Effect::GainDiscovery { .. }
            | Effect::GainEquipment { .. }
            | Effect::Level { .. }
            | Effect::LevelHalf { .. }
            | Effect::SetLevel { .. }
            | Effect::Morale { .. }
            | Effect::Token { .. }
            | Effect::WeatherToken { .. }
            | Effect::HungryDie
            | Effect::ExhaustNearest { .. }
            | Effect::Exhaust { .. }
            | Effect::ExhaustGathered
            | Effect::ExhaustAll { .. }
            | Effect::CoverTerrain { .. }
            | Effect::UncoverLinked
            | Effect::RemoveLinkedToken
            | Effect::FlipTileDown { .. }
            | Effect::FlipTileUp
            | Effect::Production { .. }
            | Effect::ProductionDelta { .. }
            | Effect::FlipItems { .. }
            | Effect::DiscardItem
            | Effect::MarkItems { .. }
            | Effect::DiscardInventions { .. }
            | Effect::ItemsToFuture
            | Effect::PawnLimit { .. }
            | Effect::ActionLimit { .. }
            | Effect::NoAbilities { .. }
            | Effect::NoMixedPawns
            | Effect::PassFirstPlayer
            | Effect::NightOutside
            | Effect::Combat { .. }
            | Effect::DrawMystery { .. }
            | Effect::StopDrawing
            | Effect::DiscardDrawnTreasures
            | Effect::MoveCamp
            | Effect::RegainLevels
            | Effect::ResolveThreats
            | Effect::RepeatEvent
            | Effect::BookEffect { .. }
            | Effect::PeekHunting { .. }
            | Effect::TakeHunting
            | Effect::FightHunting { .. }
            | Effect::DiscardHunting { .. }
            | Effect::StrongestBeastToHunting { .. }
            | Effect::BeastWaits
            | Effect::ReturnWaitingBeast
            | Effect::ArrangeMarker
            | Effect::Later { .. }
            | Effect::RerollSuccess { .. }
            | Effect::EndRerollSuccess
            | Effect::DistributeWounds { .. }
            | Effect::CoverArrows { .. }
            | Effect::ArrangeTiles { .. }
            | Effect::ScoutTiles { .. }
            | Effect::ExtraBuild
            | Effect::Pawn { .. }
            | Effect::PrerollWeather
            | Effect::ScoutDiscovery { .. }
            | Effect::WoodDiscount
            | Effect::IgnoreTrap
            | Effect::PeekEvent
            | Effect::PeekWaitingBeast
            | Effect::PlaceShortcut => Vec::new(),
        }
    }
}
