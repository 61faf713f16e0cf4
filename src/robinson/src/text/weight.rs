//! How much an event matters to those who only read a few lines, and whether it shares its line.

use crate::event::Event;

/// How the words of an event share a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Way {
    /// With small things before and after it.
    Joins,
    /// A line begins with it, and small things that follow from it go on there.
    Leads,
    /// A line of its own.
    Alone,
}

/// How much an event matters to those who only read a few lines.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Matter {
    /// The more the higher.
    pub weight: u8,
    /// Whoever was not told of it would miss it later, so that it is not left out: what it costs, and what was found.
    pub missed: bool,
}

/// How much an event matters, and whether it would be missed.
pub(super) fn matter(event: &Event) -> Matter {
    Matter {
        weight: weight(event),
        missed: matches!(
            event,
            Event::Lost { .. }
                | Event::Level { n: ..0, .. }
                | Event::Morale { n: ..0, .. }
                | Event::TokenFound(_)
                | Event::Kept(_)
                | Event::EquipmentFound(_)
                | Event::Rotted(_)
                | Event::Wounded { .. }
                | Event::SpecialWound { .. }
                | Event::Starved(_)
                | Event::Unmet { .. }
                | Event::ItemLost(_)
                | Event::InventionGone(_)
                | Event::ShelterLost
                | Event::FridayDied
                | Event::CrewLost { .. }
        ),
    }
}

/// How much an event matters; the more the higher.
fn weight(event: &Event) -> u8 {
    match event {
        Event::Ended(_) => 100,
        Event::FridayDied | Event::JoinedCamp(_) | Event::CrewLost { .. } | Event::CrewFreed(_) => {
            90
        }
        Event::SpecialWound { .. } | Event::Wounded { .. } | Event::Starved(_) => 70,
        Event::Drawn(_)
        | Event::CameBack(_)
        | Event::ThreatFired(_)
        | Event::BeastWaits
        | Event::Fight { .. } => 60,
        Event::ShelterBuilt => 65,
        Event::ShelterLost => 85,
        Event::Unmet { .. } | Event::Failed { .. } | Event::NightWounds(..) => 50,
        // Food that is gone without a word is missed in the morning.
        Event::Clouds { .. } | Event::Rotted(_) => 45,
        // What one has and does not know of is never used.
        Event::Kept(_) | Event::TokenFound(_) | Event::EquipmentFound(_) => 55,
        Event::MoreMouths(_) => 55,
        Event::Resolving { .. }
        | Event::Explored { .. }
        | Event::Built(_)
        | Event::Succeeded { .. }
        | Event::Used(..)
        | Event::CampMoved(_)
        | Event::OpenAir
        | Event::BeastFound => 40,
        Event::Ordered(_)
        | Event::Morale { .. }
        | Event::ItemLost(_)
        | Event::InventionGone(_)
        | Event::Lost { .. }
        | Event::Exhausted(..)
        | Event::TileDown(_)
        | Event::SpaceClosed(..)
        | Event::TerrainCovered(_)
        | Event::Pit { .. }
        | Event::Level { .. } => 30,
        Event::Gained { .. }
        | Event::Healed { .. }
        | Event::SpecialWoundGone { .. }
        | Event::Arrived(_)
        | Event::InventionCame(_)
        | Event::ItemReady(_)
        | Event::Reopened(..)
        | Event::TileUp(_)
        | Event::TerrainUncovered(_)
        | Event::WeatherToken(_)
        | Event::HungryDie
        | Event::Outside(..)
        | Event::Looked(_)
        | Event::BeastReturned
        | Event::Det { .. }
        | Event::Began { .. } => 20,
        Event::Round(_)
        | Event::Phase(_)
        | Event::Because { .. }
        | Event::IntoEvents(_)
        | Event::ThreatGone(_)
        | Event::TokenPlaced(..)
        | Event::TokenGone(..)
        | Event::HuntingGone(_)
        | Event::HuntingUnder
        | Event::MarkerWaits(_)
        | Event::WaitingMarkerGone(_)
        | Event::MarkerLaid(..)
        | Event::MarkerLifted(..)
        | Event::NumberLaid(..)
        | Event::ArrangeMarkerGone
        | Event::TilesSeen(_)
        | Event::Planned { .. }
        | Event::Joined { .. }
        | Event::TakenBack { .. }
        | Event::Rolled { .. }
        | Event::Rerolled { .. }
        | Event::WeatherRolled(_)
        | Event::Ate(_)
        | Event::MouthsFed(_)
        | Event::FirstPlayer(_)
        | Event::Pile { .. } => 10,
    }
}

/// How the words of an event share a line with their neighbours.
pub(super) fn way(event: &Event) -> Way {
    match event {
        Event::Gained { .. }
        | Event::Lost { .. }
        | Event::Unmet { .. }
        | Event::Det { .. }
        | Event::Wounded { .. }
        | Event::Healed { .. }
        | Event::SpecialWound { .. }
        | Event::SpecialWoundGone { .. }
        | Event::Morale { .. }
        | Event::Level { .. }
        | Event::TokenPlaced(..)
        | Event::TokenGone(..)
        | Event::WeatherToken(_)
        | Event::HungryDie
        | Event::Exhausted(..)
        | Event::Reopened(..)
        | Event::TerrainCovered(_)
        | Event::TerrainUncovered(_)
        | Event::BeastFound
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
        | Event::TokenFound(_)
        | Event::InventionCame(_)
        | Event::InventionGone(_)
        | Event::ItemLost(_)
        | Event::ItemReady(_)
        | Event::Ate(_)
        | Event::MouthsFed(_)
        | Event::Starved(_)
        | Event::Rotted(_)
        | Event::IntoEvents(_)
        | Event::Pit { .. } => Way::Joins,
        Event::Rolled { .. }
        | Event::Rerolled { .. }
        | Event::Fight { .. }
        | Event::Clouds { .. }
        | Event::WeatherRolled(_)
        | Event::OpenAir => Way::Leads,
        Event::Began { .. }
        | Event::Because { .. }
        | Event::Round(_)
        | Event::Phase(_)
        | Event::Drawn(_)
        | Event::Looked(_)
        | Event::CameBack(_)
        | Event::ThreatFired(_)
        | Event::ThreatGone(_)
        | Event::ShelterBuilt
        | Event::ShelterLost
        | Event::TileDown(_)
        | Event::SpaceClosed(..)
        | Event::TileUp(_)
        | Event::Explored { .. }
        | Event::Built(_)
        | Event::EquipmentFound(_)
        | Event::Kept(_)
        | Event::Used(..)
        | Event::Planned { .. }
        | Event::Joined { .. }
        | Event::TakenBack { .. }
        | Event::Resolving { .. }
        | Event::Succeeded { .. }
        | Event::Failed { .. }
        | Event::CampMoved(_)
        | Event::Outside(..)
        | Event::MoreMouths(_)
        | Event::Arrived(_)
        | Event::FirstPlayer(_)
        | Event::Pile { .. }
        | Event::BeastWaits
        | Event::Ordered(_)
        | Event::FridayDied
        | Event::JoinedCamp(_)
        | Event::CrewLost { .. }
        | Event::CrewFreed(_)
        | Event::Ended(_) => Way::Alone,
    }
}
