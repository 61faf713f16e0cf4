//! Many events as a short story: headlines for phases, small things of one kind on one line.

use super::{
    Table,
    bundle::{num, txt},
    icons::phase_icon,
    label::signed,
};
use crate::{
    event::Event,
    ids::{Kind, Res, Who},
    plan::Assignment,
    task::CardRef,
};

/// The longest line that small events are joined into.
const LINE: usize = 180;

/// Events of one kind that can share their words.
enum Group {
    Wounded(u8, Vec<Who>),
    Det(i16, Vec<Who>),
    Ate(Vec<Who>),
    Starved(Vec<Who>),
}

impl Group {
    fn of(event: &Event) -> Option<Self> {
        if let Event::Wounded { who, n, .. } = event {
            return Some(Group::Wounded(*n, vec![*who]));
        }
        if let Event::Det { who, n } = event {
            return Some(Group::Det(*n, vec![*who]));
        }
        if let Event::Ate(who) = event {
            return Some(Group::Ate(vec![*who]));
        }
        if let Event::Starved(who) = event {
            return Some(Group::Starved(vec![*who]));
        }
        None
    }

    /// Takes in one more event of the same kind; false if it is another kind.
    fn join(&mut self, event: &Event) -> bool {
        match (Group::of(event), self) {
            (Some(Group::Wounded(m, more)), Group::Wounded(n, who)) if m == *n => who.extend(more),
            (Some(Group::Det(m, more)), Group::Det(n, who)) if m == *n => who.extend(more),
            (Some(Group::Ate(more)), Group::Ate(who))
            | (Some(Group::Starved(more)), Group::Starved(who)) => who.extend(more),
            (Some(_) | None, _) => return false,
        }
        true
    }

    fn single(&self) -> bool {
        match self {
            Group::Wounded(_, who) | Group::Det(_, who) | Group::Ate(who) | Group::Starved(who) => {
                who.len() == 1
            }
        }
    }
}

/// Whether an event is small enough to share its line with its neighbours.
fn small(event: &Event) -> bool {
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
        | Event::ArrangeMarkerGone
        | Event::TilesSeen(_)
        | Event::NightWounds(..)
        | Event::TokenFound(_)
        | Event::InventionCame(_)
        | Event::InventionGone(_)
        | Event::ItemLost(_)
        | Event::ItemReady(_)
        | Event::Ate(_)
        | Event::Starved(_)
        | Event::Rotted(_)
        | Event::Pit { .. } => true,
        Event::Began { .. }
        | Event::Round(_)
        | Event::Phase(_)
        | Event::Drawn(_)
        | Event::Looked(_)
        | Event::CameBack(_)
        | Event::ThreatFired(_)
        | Event::ThreatGone(_)
        | Event::ShelterBuilt
        | Event::TileDown(_)
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
        | Event::Rolled { .. }
        | Event::Rerolled { .. }
        | Event::Succeeded { .. }
        | Event::Failed { .. }
        | Event::Fight { .. }
        | Event::CampMoved(_)
        | Event::WeatherRolled(_)
        | Event::Clouds { .. }
        | Event::Outside(..)
        | Event::OpenAir
        | Event::Arrived(_)
        | Event::FirstPlayer(_)
        | Event::Pile { .. }
        | Event::BeastWaits
        | Event::Ordered(_)
        | Event::FridayDied
        | Event::Ended(_) => false,
    }
}

/// Lines under construction.
#[derive(Default)]
struct Lines {
    done: Vec<String>,
    open: String,
    /// The headline of a phase, which is told only once something follows.
    headline: Option<String>,
}

impl Lines {
    fn close(&mut self) {
        if !self.open.is_empty() {
            self.done.push(std::mem::take(&mut self.open));
        }
    }

    fn add(&mut self, text: String) {
        self.close();
        self.done.extend(self.headline.take());
        self.done.push(text);
    }

    /// A round begins: a phase in which nothing happened is not told.
    fn round(&mut self, text: String) {
        self.close();
        self.headline = None;
        self.done.push(text);
    }

    fn phase(&mut self, text: String) {
        self.close();
        self.headline = Some(text);
    }

    fn add_small(&mut self, text: &str) {
        let length = self.open.chars().count() + text.chars().count();
        if !self.open.is_empty() && length > LINE {
            self.close();
        }
        if self.open.is_empty() {
            self.done.extend(self.headline.take());
        } else {
            self.open.push_str(" · ");
        }
        self.open.push_str(text);
    }
}

/// The events that are told: one food less is left out where someone is told to have eaten.
fn told(events: &[Event]) -> Vec<&Event> {
    let eaten = |at: usize| {
        let one_food = Event::Lost {
            res: Res::Food,
            n: 1,
        };
        events.get(at) == Some(&one_food) && matches!(events.get(at + 1), Some(Event::Ate(_)))
    };
    events
        .iter()
        .enumerate()
        .filter(|(at, _)| !eaten(*at))
        .map(|(_, event)| event)
        .collect()
}

/// The card that a Threat Action removes: the one that leaves before the next action begins.
fn removed_card<'a>(rest: &[&'a Event]) -> Option<&'a CardRef> {
    for event in rest {
        if let Event::ThreatGone(card) = event {
            return Some(card);
        }
        if let Event::Resolving { .. } | Event::Phase(_) = event {
            return None;
        }
    }
    None
}

/// A story that is told step by step: a line that was told once stays as it is.
#[derive(Default)]
pub struct Tale(Lines);

impl Tale {
    /// Goes on with what a step brought, at the table of that step.
    pub fn tell(&mut self, table: &Table<'_>, events: &[Event]) {
        table.tell(events, &mut self.0);
        self.0.close();
    }

    /// Takes the lines that were told so far; the story goes on with others.
    pub fn take(&mut self) -> Vec<String> {
        std::mem::take(&mut self.0.done)
    }
}

impl Table<'_> {
    /// The events as short lines in order, with a headline for every round and phase.
    pub fn story(&self, events: &[Event]) -> Vec<String> {
        let mut tale = Tale::default();
        tale.tell(self, events);
        tale.take()
    }

    fn tell(&self, events: &[Event], lines: &mut Lines) {
        let events = told(events);
        let mut gone: Option<&CardRef> = None;
        let mut rest = events.as_slice();
        while let Some((&event, tail)) = rest.split_first() {
            rest = tail;
            if let Event::Round(n) = event {
                let title = self.w.say("e-round", &[("n", num(*n))]);
                lines.round(format!("**— {title} —**"));
                continue;
            }
            if let Event::Phase(phase) = event {
                let title = self.w.phase_name(*phase);
                lines.phase(format!("**{} {title}**", phase_icon(*phase)));
                continue;
            }
            if let Event::Resolving { what } = event {
                let (text, told) = self.action(what, tail);
                lines.add(text);
                rest = tail.get(told..).unwrap_or_default();
                if what.goal.kind() == Kind::Threat {
                    gone = removed_card(tail);
                }
                continue;
            }
            if let Event::ThreatGone(card) = event
                && gone == Some(card)
            {
                gone = None;
                continue;
            }
            if let Some(mut group) = Group::of(event) {
                while let Some((next, more)) = rest.split_first()
                    && group.join(next)
                {
                    rest = more;
                }
                if !group.single() {
                    lines.add_small(&self.group(&group));
                    continue;
                }
            }
            let Some(text) = self.event_line(event) else {
                continue;
            };
            if small(event) {
                lines.add_small(&text);
            } else {
                lines.add(text);
            }
        }
    }

    /// The headline of an action, with its outcome where that follows at once, and how many events it took in.
    fn action(&self, what: &Assignment, rest: &[&Event]) -> (String, usize) {
        let threat = what.goal.kind() == Kind::Threat;
        let card = if threat { removed_card(rest) } else { None };
        let (id, told) = match rest.first() {
            Some(Event::Succeeded { what: done }) if done.goal == what.goal => ("e-done", 1),
            Some(Event::Failed { what: done }) if done.goal == what.goal => ("e-not-done", 1),
            Some(_) | None if threat => ("e-done", 0),
            Some(_) | None => ("e-resolving", 0),
        };
        let text = self.w.say(
            id,
            &[
                ("goal", txt(&self.goal_with(&what.goal, card))),
                ("pawns", txt(&self.pawns(&what.pawns))),
            ],
        );
        (text, told)
    }

    fn group(&self, group: &Group) -> String {
        let w = &*self.w;
        match group {
            Group::Wounded(n, who) => w.say(
                "e-wounded-many",
                &[("who", txt(&self.people(who))), ("n", num(*n))],
            ),
            Group::Det(n, who) => w.say(
                "e-det",
                &[
                    ("who", txt(&self.people(who))),
                    ("n", txt(&signed(i64::from(*n)))),
                ],
            ),
            Group::Ate(who) => w.say("e-ate", &[("who", txt(&self.people(who)))]),
            Group::Starved(who) => w.say("e-starved", &[("who", txt(&self.people(who)))]),
        }
    }
}
