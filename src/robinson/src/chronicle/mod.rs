//! What a whole game comes to, read from all that happened in it: its rounds, its turning points, what each did, and
//! what it ended by.

mod cause;
mod turns;

use std::collections::BTreeMap;

use castaway_kernel::Key;

use crate::{
    catalog::Catalog,
    content::Aim,
    event::Event,
    ids::{Kind, Phase, Track, Who},
    plan::Assignment,
    state::End,
    task::CardRef,
};

pub use cause::Cause;
use cause::Trail;
pub use turns::{Happening, Turn};

/// What a whole game comes to.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Chronicle {
    /// The rounds in order.
    pub rounds: Vec<Round>,
    /// The turning points in order, at most [`Chronicle::TURNS`].
    pub turns: Vec<Turn>,
    /// What each did; who did nothing is not there.
    pub deeds: BTreeMap<Who, Deeds>,
    /// What killed the one who died, or took the camp.
    pub cause: Option<Cause>,
}

/// A round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Round {
    /// Its number.
    pub n: u8,
    /// The most telling thing that was done in it.
    pub mark: Mark,
    /// Wounds that were suffered in it.
    pub wounds: u16,
    /// Morale at its end.
    pub morale: i8,
}

/// The most telling thing that was done in a round, in rising order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Mark {
    /// Nothing to speak of.
    Rest,
    /// Resources came.
    Gather,
    /// Somebody was wounded.
    Hurt,
    /// A tile was explored.
    Explore,
    /// A level rose.
    Level(Track),
    /// Something was built.
    Item,
    /// The shelter was built.
    Shelter,
    /// The game was won.
    Saved,
}

/// What somebody did in a whole game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Deeds {
    /// Actions that succeeded under their lead, by kind.
    pub done: BTreeMap<Kind, u16>,
    /// Actions that failed under their lead.
    pub failed: u16,
    /// Fights that they fought.
    pub fights: u16,
    /// Wounds suffered.
    pub wounds: u16,
    /// Wounds healed.
    pub healed: u16,
}

/// The items that a scenario is won with, those among them that lay the markers which it counts.
pub fn goals(catalog: &Catalog, scenario: &Key) -> Vec<Key> {
    let Some(sheet) = catalog.scenarios.get(scenario) else {
        return Vec::new();
    };
    let counted = |marker: &Key| {
        let counts =
            |aim: &Aim| matches!(aim, Aim::Markers { marker: wanted, .. } if wanted == marker);
        sheet.win.all.iter().any(counts)
    };
    let lays = sheet.inventions.iter().filter(|card| {
        let marker = card.repeat.as_ref().and_then(|repeat| repeat.without());
        marker.is_some_and(counted)
    });
    sheet
        .win
        .items()
        .chain(lays.map(|card| &card.id))
        .cloned()
        .collect()
}

impl Chronicle {
    /// So many turning points are told.
    pub const TURNS: usize = 5;

    /// Reads all events of a game; `goals` are the items that its scenario is won with. Events that are missing, in games of
    /// older programs, make it shorter.
    pub fn read(events: &[Event], goals: &[Key]) -> Self {
        let mut reading = Reading::default();
        for event in events {
            reading.take(event);
        }
        Self {
            turns: turns::chosen(events, goals, Self::TURNS),
            rounds: reading.rounds,
            deeds: reading.deeds,
            cause: reading.cause,
        }
    }

    /// Wounds that were suffered in the whole game, by whomever.
    pub fn wounds(&self) -> u16 {
        self.rounds.iter().map(|round| round.wounds).sum()
    }
}

/// What an event says about its round; most say nothing.
fn mark(event: &Event) -> Mark {
    if let Event::Level { track, n: 1.., .. } = event {
        return Mark::Level(*track);
    }
    let says = [
        (matches!(event, Event::Gained { .. }), Mark::Gather),
        (matches!(event, Event::Wounded { .. }), Mark::Hurt),
        (matches!(event, Event::Explored { .. }), Mark::Explore),
        (matches!(event, Event::Built(_)), Mark::Item),
        (matches!(event, Event::ShelterBuilt), Mark::Shelter),
        (matches!(event, Event::Ended(End::Won)), Mark::Saved),
    ];
    let said = says.into_iter().find(|(said, _)| *said);
    said.map_or(Mark::Rest, |(_, mark)| mark)
}

#[derive(Default)]
struct Reading {
    rounds: Vec<Round>,
    deeds: BTreeMap<Who, Deeds>,
    morale: i8,
    trail: Trail,
    /// A Threat Action that goes on: it succeeds when its card goes.
    threat: Option<Assignment>,
    /// What wounded each last.
    last: BTreeMap<Who, Cause>,
    cause: Option<Cause>,
}

impl Reading {
    fn take(&mut self, event: &Event) {
        self.trail.follow(event);
        let morale = self.morale;
        if let Event::Round(n) = event {
            self.rounds.push(Round {
                n: *n,
                mark: Mark::Rest,
                wounds: 0,
                morale,
            });
        }
        if let Event::Morale { to, .. } = event {
            self.morale = *to;
        }
        if let Some(round) = self.rounds.last_mut() {
            round.mark = round.mark.max(mark(event));
            round.morale = self.morale;
        }
        self.deeds(event);
    }

    fn of(&mut self, who: Who) -> &mut Deeds {
        self.deeds.entry(who).or_default()
    }

    fn led(&mut self, what: &Assignment) -> Option<&mut Deeds> {
        let leader = what.pawns.first()?.who()?;
        Some(self.of(leader))
    }

    fn succeeded(&mut self, what: &Assignment) {
        let kind = what.goal.kind();
        if let Some(deeds) = self.led(what) {
            *deeds.done.entry(kind).or_default() += 1;
        }
    }

    fn deeds(&mut self, event: &Event) {
        if let Event::Resolving { what } = event {
            self.threat = (what.goal.kind() == Kind::Threat).then(|| what.clone());
        } else if let Event::Phase(_) = event {
            self.threat = None;
        } else if let Event::ThreatGone(_) = event {
            if let Some(what) = self.threat.take() {
                self.succeeded(&what);
            }
        } else if let Event::Succeeded { what } = event {
            if what.goal.kind() != Kind::Threat {
                self.succeeded(what);
            }
        } else if let Event::Failed { what } = event {
            if let Some(deeds) = self.led(what) {
                deeds.failed += 1;
            }
        } else if let Event::Fight { who, .. } = event {
            self.of(*who).fights += 1;
        } else if let Event::Healed { who, n } = event {
            self.of(*who).healed += u16::from(*n);
        } else if let Event::Wounded { who, n, .. } = event {
            self.of(*who).wounds += u16::from(*n);
            self.last.insert(*who, self.trail.cause());
            if let Some(round) = self.rounds.last_mut() {
                round.wounds += u16::from(*n);
            }
        } else if let Event::Ended(end) = event {
            self.cause = match end {
                End::Died(who) => self.last.get(who).cloned(),
                End::CampLost => Some(self.trail.cause()),
                End::CrewLost => Some(self.trail.cause()),
                End::Won | End::TimeOver | End::Unfed | End::InventionGone | End::OutOfReach => {
                    None
                }
            };
        }
    }
}

/// The phase, the card and the action that something happens in.
#[derive(Clone, Debug, Default)]
struct Place {
    phase: Option<Phase>,
    card: Option<CardRef>,
    action: Option<Kind>,
}
