//! What is true of an event, told in one place, so that no other question lists the events.

use castaway_kernel::Key;

use super::Event;
use crate::{
    effect::Effect,
    ids::{Phase, Place},
    plan::Assignment,
    task::{CardRef, Usable},
};

/// How the words of an event share a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineWay {
    /// With small things before and after it.
    Joins,
    /// A line begins with it, and small things that follow from it go on there.
    Leads,
    /// A line of its own.
    Alone,
}

/// What brought the last wound.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum DeathCause {
    /// Nothing to eat.
    Hunger,
    /// A night without a roof of any kind.
    OpenAir,
    /// Wood and food that the clouds asked for and nobody had.
    Weather,
    /// The hungry animals.
    HungryAnimals,
    /// Something that was fought.
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

/// Something of the printed game that a tally may count.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Exercised<'a> {
    /// A card that was drawn or turned up.
    Drawn(&'a CardRef),
    /// The lower half of a card that came back.
    CameBack(&'a CardRef),
    /// The threat of a card.
    ThreatFired(&'a CardRef),
    /// A treasure or card that was kept.
    Kept(&'a CardRef),
    /// A discovery token.
    Found(&'a Key),
    /// An item that was built.
    Built(&'a Key),
    /// Something that was used.
    Used(&'a Usable),
    /// The card of a beast that was fought.
    Fought(&'a Key),
    /// A tile that was explored, by its number.
    Explored(u8),
    /// An action that succeeded.
    Done(&'a Assignment),
}

/// What is true of an event; most of it is not true of most of them.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct EventFacts<'a> {
    /// How its words share a line with their neighbours.
    pub way: LineWay,
    /// How much it matters to those who only read a few lines; the more the higher.
    pub weight: u8,
    /// Whether whoever was not told of it would miss it later: what it costs, and what was found.
    pub missed: bool,
    /// Whether the summary of a round tells it in any case, for it changes what the group has without a name of its own.
    pub summed: bool,
    /// Whether the group still lives by it rounds later: what was built, where the camp is, and which source is gone.
    pub lasting: bool,
    /// Whether it showed something random or hidden.
    pub reveals: bool,
    /// Whether it only says more of the others; logs of older programs lack such events.
    pub explains: bool,
    /// What it can be the beginning of, if it can wound.
    pub wounds: Option<DeathCause>,
    /// What of the printed game it exercises.
    pub printed: Option<Exercised<'a>>,
}

impl<'a> EventFacts<'a> {
    fn new(way: LineWay, weight: u8) -> Self {
        Self {
            way,
            weight,
            missed: false,
            summed: false,
            lasting: false,
            reveals: false,
            explains: false,
            wounds: None,
            printed: None,
        }
    }

    fn joins(weight: u8) -> Self {
        Self::new(LineWay::Joins, weight)
    }

    fn leads(weight: u8) -> Self {
        Self::new(LineWay::Leads, weight)
    }

    fn alone(weight: u8) -> Self {
        Self::new(LineWay::Alone, weight)
    }

    fn missed_if(self, missed: bool) -> Self {
        Self { missed, ..self }
    }

    fn missed(self) -> Self {
        self.missed_if(true)
    }

    fn summed(self) -> Self {
        Self {
            summed: true,
            ..self
        }
    }

    fn lasting_if(self, lasting: bool) -> Self {
        Self { lasting, ..self }
    }

    fn lasting(self) -> Self {
        self.lasting_if(true)
    }

    fn reveals_if(self, reveals: bool) -> Self {
        Self { reveals, ..self }
    }

    fn reveals(self) -> Self {
        self.reveals_if(true)
    }

    fn explains(self) -> Self {
        Self {
            explains: true,
            ..self
        }
    }

    fn wounds(self, cause: DeathCause) -> Self {
        Self {
            wounds: Some(cause),
            ..self
        }
    }

    fn printed(self, printed: impl Into<Option<Exercised<'a>>>) -> Self {
        Self {
            printed: printed.into(),
            ..self
        }
    }
}

/// What a card that comes up can be the beginning of.
fn of_card(card: &CardRef) -> DeathCause {
    match card {
        CardRef::Adventure(..) => DeathCause::Adventure,
        CardRef::Mystery(_) => DeathCause::Mystery,
        CardRef::Beast(_) => DeathCause::Fight,
        CardRef::Event(_)
        | CardRef::Wreckage(_)
        | CardRef::Invention(_)
        | CardRef::Discovery(_)
        | CardRef::Equipment(_)
        | CardRef::Ability(_)
        | CardRef::Scenario(_) => DeathCause::Event,
    }
}

impl Event {
    /// What is true of this event.
    pub fn facts(&self) -> EventFacts<'_> {
        match self {
            Event::Began { .. } => EventFacts::alone(20).reveals(),
            Event::Because { .. } => EventFacts::alone(10).explains(),
            Event::IntoEvents(_) => EventFacts::joins(10).explains(),
            Event::Phase(Phase::Morale) => EventFacts::alone(10).wounds(DeathCause::Morale),
            Event::Phase(_) => EventFacts::alone(10).wounds(DeathCause::Other),
            Event::Drawn(card) => EventFacts::alone(60)
                .reveals()
                .wounds(of_card(card))
                .printed(Exercised::Drawn(card)),
            Event::CameBack(card) => EventFacts::alone(60)
                .reveals()
                .wounds(of_card(card))
                .printed(Exercised::CameBack(card)),
            Event::ThreatFired(card) => EventFacts::alone(60)
                .wounds(DeathCause::Threat)
                .printed(Exercised::ThreatFired(card)),
            Event::Fight { beast, .. } => EventFacts::leads(60)
                .reveals_if(beast.is_some())
                .wounds(DeathCause::Fight)
                .printed(beast.as_ref().map(Exercised::Fought)),
            Event::Rolled { .. } | Event::Rerolled { .. } => {
                EventFacts::leads(10).reveals().wounds(DeathCause::Dice)
            }
            Event::WeatherRolled(_) => EventFacts::leads(10)
                .summed()
                .reveals()
                .wounds(DeathCause::HungryAnimals),
            // What a roof is good for is seen only where it is told that it held.
            Event::Clouds { snow, rain, roof } => EventFacts::leads(45)
                .missed_if(u16::from(*snow) + u16::from(*rain) <= *roof)
                .summed()
                .wounds(DeathCause::Weather),
            Event::OpenAir => EventFacts::leads(40).wounds(DeathCause::OpenAir),
            Event::Starved(_) => EventFacts::joins(70).missed().wounds(DeathCause::Hunger),
            Event::Used(_, what) => EventFacts::alone(40)
                .wounds(DeathCause::Use)
                .printed(Exercised::Used(what)),
            Event::Resolving { .. } => EventFacts::alone(40).wounds(DeathCause::Other),
            Event::Succeeded { what } => EventFacts::alone(40).printed(Exercised::Done(what)),
            Event::Explored { number, .. } => EventFacts::alone(40)
                .reveals()
                .printed(Exercised::Explored(*number)),
            Event::Built(key) => EventFacts::alone(40)
                .lasting()
                .printed(Exercised::Built(key)),
            // What one has and does not know of is never used.
            Event::Kept(card) => EventFacts::alone(55)
                .missed()
                .printed(Exercised::Kept(card)),
            Event::TokenFound(key) => EventFacts::joins(55)
                .missed()
                .reveals()
                .printed(Exercised::Found(key)),
            Event::EquipmentFound(_) => EventFacts::alone(55).missed().reveals(),
            // Food that is gone without a word is missed in the morning.
            Event::Rotted(_) => EventFacts::joins(45).missed(),
            Event::Morale { n, .. } => EventFacts::joins(30).missed_if(*n < 0),
            Event::Level { n, .. } => EventFacts::joins(30).missed_if(*n < 0).lasting_if(*n > 0),
            Event::Lost { .. } | Event::ItemLost(_) | Event::InventionGone(_) => {
                EventFacts::joins(30).missed()
            }
            Event::Wounded { .. } | Event::SpecialWound { .. } => EventFacts::joins(70).missed(),
            Event::Unmet { .. } => EventFacts::joins(50).missed(),
            Event::ShelterLost => EventFacts::alone(85).missed(),
            Event::FridayDied | Event::CrewLost { .. } => EventFacts::alone(90).missed(),
            Event::Looked(_) => EventFacts::alone(20).reveals(),
            Event::BeastFound => EventFacts::joins(40).reveals(),
            Event::BeastWaits => EventFacts::alone(60).reveals(),
            Event::TilesSeen(_) => EventFacts::joins(10).reveals(),
            Event::InventionCame(_) => EventFacts::joins(20).reveals(),
            Event::Pit { .. } => EventFacts::joins(30).reveals(),
            // A deck waits for everybody; what lies elsewhere is met by whoever goes there.
            Event::TokenPlaced(_, place) => {
                EventFacts::joins(10).missed_if(!matches!(place, Place::Deck(_)))
            }
            Event::TokenGone(..)
            | Event::HuntingGone(_)
            | Event::HuntingUnder
            | Event::MarkerWaits(_)
            | Event::WaitingMarkerGone(_)
            | Event::MarkerLaid(..)
            | Event::MarkerLifted(..)
            | Event::NumberLaid(..)
            | Event::ArrangeMarkerGone
            | Event::Ate(_)
            | Event::MouthsFed(_) => EventFacts::joins(10),
            Event::Gained { .. }
            | Event::Det { .. }
            | Event::Healed { .. }
            | Event::SpecialWoundGone { .. }
            | Event::WeatherToken(_)
            | Event::HungryDie
            | Event::Reopened(..)
            | Event::TerrainUncovered(_)
            | Event::BeastReturned
            | Event::ItemReady(_) => EventFacts::joins(20),
            // Whoever plans there next finds nothing.
            Event::Exhausted(..) | Event::TerrainCovered(_) => {
                EventFacts::joins(30).missed().lasting()
            }
            Event::NightWounds(..) => EventFacts::joins(50),
            Event::Round(_)
            | Event::ThreatGone(_)
            | Event::Planned { .. }
            | Event::Joined { .. }
            | Event::TakenBack { .. }
            | Event::FirstPlayer(_) => EventFacts::alone(10),
            Event::Pile { .. } => EventFacts::alone(10).summed(),
            Event::TileUp(_) | Event::Arrived(_) => EventFacts::alone(20),
            Event::Outside(..) => EventFacts::alone(20).missed(),
            Event::TileDown(_) | Event::SpaceClosed(..) => EventFacts::alone(30).missed().lasting(),
            Event::Ordered(effect) => {
                let limited = matches!(**effect, Effect::Restrict { .. });
                EventFacts::alone(30).missed_if(limited)
            }
            Event::CampMoved(_) => EventFacts::alone(40).lasting(),
            Event::Failed { .. } => EventFacts::alone(50),
            Event::MoreMouths(_) => EventFacts::alone(55),
            Event::ShelterBuilt => EventFacts::alone(65).lasting(),
            Event::JoinedCamp(_) | Event::CrewFreed(_) => EventFacts::alone(90),
            Event::Ended(_) => EventFacts::alone(100),
        }
    }

    /// Whether it only says more of the others; logs of older programs lack such events.
    pub fn explains(&self) -> bool {
        self.facts().explains
    }

    /// Whether it showed something random or hidden.
    pub fn reveals(&self) -> bool {
        self.facts().reveals
    }
}
