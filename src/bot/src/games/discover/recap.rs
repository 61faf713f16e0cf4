//! A day in few lines, for the post that ends it and for whoever was away.

use castaway_discover::{Discover, event::Event, state::Fate};
use castaway_kernel::Seat;
use castaway_table::Stretch;

use super::{lines, scene::Scene};
use crate::ui::recap::Gist;

/// So many lines tell a day.
const LINES: usize = 6;

/// What mattered on a day, each step told as these eyes saw the table of its time, and how the table stands now.
pub fn gist(scene: &Scene<'_>, day: &Stretch<Discover>) -> Gist {
    let mut lines = told(scene, day, |event| weight(event) != Weight::None);
    if lines.len() > LINES {
        lines = told(scene, day, |event| weight(event) == Weight::Much);
    }
    let skip = lines.len().saturating_sub(LINES);
    Gist {
        name: match day.number {
            Some(n) => scene.words.with("dx-recap-day", &[("n", n.into())]),
            None => String::new(),
        },
        lines: lines.into_iter().skip(skip).collect(),
        stands: stands(scene),
        ended: day.ended,
    }
}

/// The events that are wanted, line by line.
fn told(scene: &Scene<'_>, day: &Stretch<Discover>, wanted: fn(&Event) -> bool) -> Vec<String> {
    let mut lines = Vec::new();
    for step in &day.steps {
        let events: Vec<Event> = step.events.iter().filter(|e| wanted(e)).cloned().collect();
        if events.is_empty() {
            continue;
        }
        lines.extend(match step.after.as_deref() {
            Some(state) => lines::story(&scene.at(state, &events)),
            None => lines::story(&scene.telling(&events)),
        });
    }
    lines
}

/// How much somebody who was away wants to know something.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Weight {
    None,
    Some,
    Much,
}

fn weight(event: &Event) -> Weight {
    match event {
        Event::Plays(..)
        | Event::Crafted(..)
        | Event::Fell(_)
        | Event::Won(_)
        | Event::Defeated(..)
        | Event::Upgraded(_)
        | Event::Stage(_)
        | Event::Activated(_)
        | Event::Flooded(_)
        | Event::Over(_) => Weight::Much,
        Event::Card(..)
        | Event::Item(..)
        | Event::Traded(..)
        | Event::Hurt(..)
        | Event::Fled(..)
        | Event::Night(_)
        | Event::Threat(..)
        | Event::Leads(_)
        | Event::Laid(..) => Weight::Some,
        _ => Weight::None,
    }
}

/// How far the quest is, and how everybody is, in a line.
fn stands(scene: &Scene<'_>) -> String {
    let people = (0_u8..).zip(&scene.view.people).map(|(seat, person)| {
        let name = scene.called(Seat(seat));
        match person.fate {
            Fate::Here => {
                let turned = person.damage.len();
                let whole = 3_usize.saturating_sub(turned);
                format!("{name} {}{}", "❤️".repeat(whole), "💔".repeat(turned))
            }
            Fate::Won => format!("{name} 🏁"),
            Fate::Lost => format!("{name} ☠️"),
        }
    });
    let quest = lines::quest(scene).stage_title;
    std::iter::once(quest)
        .chain(people)
        .filter(|part| !part.is_empty())
        .collect::<Vec<_>>()
        .join(" · ")
}
