//! A game in one line of symbols that tells nobody where anything lies.

use crate::{event::Event, ids::Item};

/// The most telling thing of a day, in rising order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum DayDeed {
    /// Nothing to speak of.
    Rest,
    /// Drew plans.
    Plan,
    /// Gathered something.
    Gather,
    /// Lost health.
    Hurt,
    /// Found a mask.
    Mask,
    /// Hunted a lizard.
    Lizard,
    /// Broke a crystal.
    Crystal,
    /// Drew the map.
    Chart,
    /// Sent up smoke.
    Smoke,
    /// Made a tool.
    Tool,
    /// Put up a tent.
    Tent,
    /// Lit a campfire.
    Campfire,
    /// Built the raft.
    Raft,
    /// Met the scenario.
    Finish,
    /// Did not live to see the evening.
    Death,
}

impl DayDeed {
    /// Its symbol.
    pub const fn symbol(self) -> &'static str {
        match self {
            Self::Rest => "💤",
            Self::Plan => "📐",
            Self::Gather => "🎒",
            Self::Hurt => "🩹",
            Self::Mask => "🎭",
            Self::Lizard => "🦎",
            Self::Crystal => "💎",
            Self::Chart => "🧭",
            Self::Smoke => "💨",
            Self::Tool => "🔨",
            Self::Tent => "⛺",
            Self::Campfire => "🔥",
            Self::Raft => "🛶",
            Self::Finish => "🏁",
            Self::Death => "💀",
        }
    }
}

/// What an event says about its day.
fn deed(event: &Event) -> DayDeed {
    match event {
        Event::Planned { .. } => DayDeed::Plan,
        Event::Gathered { .. } | Event::Traded { .. } => DayDeed::Gather,
        Event::Hurt { .. } => DayDeed::Hurt,
        Event::MaskFound { .. } => DayDeed::Mask,
        Event::Hunted { .. } => DayDeed::Lizard,
        Event::Crystal { .. } => DayDeed::Crystal,
        Event::Charted { .. } => DayDeed::Chart,
        Event::Smoke { .. } => DayDeed::Smoke,
        Event::Crafted { item, .. } | Event::Built { item, .. } => match item {
            Item::Pickaxe | Item::Axe | Item::Knife | Item::Pot | Item::Flask | Item::Bow => {
                DayDeed::Tool
            }
            Item::Tent => DayDeed::Tent,
            Item::Campfire => DayDeed::Campfire,
            Item::Raft => DayDeed::Raft,
        },
        Event::Finished { .. } => DayDeed::Finish,
        Event::Died { .. } => DayDeed::Death,
        Event::Began { .. }
        | Event::Granted { .. }
        | Event::Landed { .. }
        | Event::Dawn { .. }
        | Event::Rolled { .. }
        | Event::Walked { .. }
        | Event::DieChanged { .. }
        | Event::Razed { .. }
        | Event::Offered { .. }
        | Event::Refused { .. }
        | Event::Attacked { .. }
        | Event::FightRolled { .. }
        | Event::Fought { .. }
        | Event::Forfeited { .. }
        | Event::Consumed { .. }
        | Event::Sank { .. }
        | Event::Ended { .. } => DayDeed::Rest,
    }
}

/// One deed for each day of a game for one, from all its events.
pub fn deeds(events: &[Event]) -> Vec<DayDeed> {
    let mut days: Vec<DayDeed> = Vec::new();
    for event in events {
        match (event, days.last_mut()) {
            (Event::Dawn { .. }, _) => days.push(DayDeed::Rest),
            (_, Some(day)) => *day = (*day).max(deed(event)),
            (_, None) => {}
        }
    }
    days
}

/// The line of symbols.
pub fn strip(events: &[Event]) -> String {
    deeds(events).into_iter().map(DayDeed::symbol).collect()
}
