//! Many events as a short story: headlines for phases, small things of one kind on one line.

use super::{
    Table,
    bundle::{num, txt},
    icons::phase_icon,
    label::signed,
};
use crate::{event::Event, ids::Who};

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
        | Event::FridayDied
        | Event::Ended(_) => false,
    }
}

/// Lines under construction.
#[derive(Default)]
struct Lines {
    done: Vec<String>,
    open: String,
}

impl Lines {
    fn close(&mut self) {
        if !self.open.is_empty() {
            self.done.push(std::mem::take(&mut self.open));
        }
    }

    fn add(&mut self, text: String) {
        self.close();
        self.done.push(text);
    }

    fn add_small(&mut self, text: &str) {
        let length = self.open.chars().count() + text.chars().count();
        if !self.open.is_empty() && length > LINE {
            self.close();
        }
        if !self.open.is_empty() {
            self.open.push_str(" · ");
        }
        self.open.push_str(text);
    }
}

impl Table<'_> {
    /// The events as short lines in order, with a headline for every round and phase.
    pub fn story(&self, events: &[Event]) -> Vec<String> {
        let mut lines = Lines::default();
        let mut rest = events.iter().peekable();
        while let Some(event) = rest.next() {
            if let Event::Round(n) = event {
                let title = self.w.say("e-round", &[("n", num(*n))]);
                lines.add(format!("**— {title} —**"));
                continue;
            }
            if let Event::Phase(phase) = event {
                let title = self.w.phase_name(*phase);
                lines.add(format!("**{} {title}**", phase_icon(*phase)));
                continue;
            }
            if let Some(mut group) = Group::of(event) {
                while rest.peek().is_some_and(|next| group.join(next)) {
                    rest.next();
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
        lines.close();
        lines.done
    }

    fn group(&self, group: &Group) -> String {
        let w = self.w;
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
