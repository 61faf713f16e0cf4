//! What a castaway died of, as far as the last events tell.

use crate::{event::Event, ids::Phase, task::CardRef};

/// What brought the last wound.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Cause {
    /// Nothing to eat.
    Hunger,
    /// A night without a roof of any kind.
    OpenAir,
    /// Wood and food that the clouds asked for and nobody had.
    Weather,
    /// The hungry animals.
    HungryAnimals,
    /// A fight.
    Fight,
    /// The wound die of an action.
    Dice,
    /// An adventure card, either half.
    Adventure,
    /// A mystery card, either half.
    Mystery,
    /// The event of an event card.
    Event,
    /// A threat effect.
    Threat,
    /// Determination that low morale asked for.
    Morale,
    /// The price of something used.
    Use,
    /// Something else.
    Other,
}

impl Cause {
    /// How it is called in a report.
    pub fn name(self) -> &'static str {
        match self {
            Cause::Hunger => "hunger",
            Cause::OpenAir => "open air",
            Cause::Weather => "weather",
            Cause::HungryAnimals => "hungry animals",
            Cause::Fight => "fight",
            Cause::Dice => "wound die",
            Cause::Adventure => "adventure",
            Cause::Mystery => "mystery",
            Cause::Event => "event",
            Cause::Threat => "threat",
            Cause::Morale => "low morale",
            Cause::Use => "a thing used",
            Cause::Other => "other",
        }
    }
}

/// The nearest thing before the end that can wound; `events` are those of the last round.
pub fn cause(events: &[Event]) -> Cause {
    events.iter().rev().find_map(hurts).unwrap_or(Cause::Other)
}

/// What an event can be the beginning of, if it can wound.
fn hurts(event: &Event) -> Option<Cause> {
    match event {
        Event::Starved(_) => Some(Cause::Hunger),
        Event::OpenAir => Some(Cause::OpenAir),
        Event::Clouds { .. } => Some(Cause::Weather),
        Event::WeatherRolled(_) => Some(Cause::HungryAnimals),
        Event::Fight { .. } => Some(Cause::Fight),
        Event::Rolled { .. } | Event::Rerolled { .. } => Some(Cause::Dice),
        Event::Drawn(card) | Event::CameBack(card) => Some(match card {
            CardRef::Adventure(..) => Cause::Adventure,
            CardRef::Mystery(_) => Cause::Mystery,
            CardRef::Beast(_) => Cause::Fight,
            CardRef::Event(_)
            | CardRef::Wreckage(_)
            | CardRef::Invention(_)
            | CardRef::Discovery(_)
            | CardRef::Equipment(_)
            | CardRef::Ability(_)
            | CardRef::Scenario(_) => Cause::Event,
        }),
        Event::ThreatFired(_) => Some(Cause::Threat),
        Event::Phase(Phase::Morale) => Some(Cause::Morale),
        Event::Used(..) => Some(Cause::Use),
        Event::Phase(_) | Event::Resolving { .. } => Some(Cause::Other),
        Event::Began { .. }
        | Event::Round(_)
        | Event::Because { .. }
        | Event::IntoEvents(_)
        | Event::Looked(_)
        | Event::ThreatGone(_)
        | Event::Gained { .. }
        | Event::Lost { .. }
        | Event::Unmet { .. }
        | Event::Det { .. }
        | Event::Wounded { .. }
        | Event::Healed { .. }
        | Event::SpecialWound { .. }
        | Event::SpecialWoundGone { .. }
        | Event::Morale { .. }
        | Event::Level { .. }
        | Event::ShelterBuilt
        | Event::ShelterLost
        | Event::TokenPlaced(..)
        | Event::TokenGone(..)
        | Event::WeatherToken(_)
        | Event::HungryDie
        | Event::Exhausted(..)
        | Event::Reopened(..)
        | Event::TerrainCovered(_)
        | Event::TerrainUncovered(_)
        | Event::TileDown(_)
        | Event::TileUp(_)
        | Event::SpaceClosed(..)
        | Event::Explored { .. }
        | Event::BeastFound
        | Event::TokenFound(_)
        | Event::Built(_)
        | Event::ItemReady(_)
        | Event::ItemLost(_)
        | Event::InventionCame(_)
        | Event::InventionGone(_)
        | Event::EquipmentFound(_)
        | Event::Kept(_)
        | Event::Planned { .. }
        | Event::Joined { .. }
        | Event::TakenBack { .. }
        | Event::Succeeded { .. }
        | Event::Failed { .. }
        | Event::CampMoved(_)
        | Event::MoreMouths(_)
        | Event::MouthsFed(_)
        | Event::Ate(_)
        | Event::Outside(..)
        | Event::Rotted(_)
        | Event::Arrived(_)
        | Event::FirstPlayer(_)
        | Event::Pile { .. }
        | Event::Pit { .. }
        | Event::BeastWaits
        | Event::BeastReturned
        | Event::HuntingGone(_)
        | Event::HuntingUnder
        | Event::MarkerWaits(_)
        | Event::WaitingMarkerGone(_)
        | Event::MarkerLaid(..)
        | Event::MarkerLifted(..)
        | Event::NumberLaid(..)
        | Event::ArrangeMarkerGone
        | Event::TilesSeen(_)
        | Event::NightWounds(..)
        | Event::Ordered(_)
        | Event::FridayDied
        | Event::JoinedCamp(_)
        | Event::CrewLost { .. }
        | Event::CrewFreed(_)
        | Event::Ended(_) => None,
    }
}
