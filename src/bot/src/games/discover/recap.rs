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
    let mut told = Vec::new();
    for step in &day.steps {
        let events: Vec<Event> = step.events.iter().filter(|e| matters(e)).cloned().collect();
        if events.is_empty() {
            continue;
        }
        told.extend(match step.after.as_deref() {
            Some(state) => lines::story(&scene.at(state, &events)),
            None => lines::story(&scene.telling(&events)),
        });
    }
    let skip = told.len().saturating_sub(LINES);
    Gist {
        name: match day.number {
            Some(n) => scene.words.with("dx-recap-day", &[("n", n.into())]),
            None => String::new(),
        },
        lines: told.into_iter().skip(skip).collect(),
        stands: stands(scene),
        ended: day.ended,
    }
}

/// Whether somebody who was away wants to know it.
fn matters(event: &Event) -> bool {
    matches!(
        event,
        Event::Plays(..)
            | Event::Card(..)
            | Event::Item(..)
            | Event::Crafted(..)
            | Event::Traded(..)
            | Event::Hurt(..)
            | Event::Fell(_)
            | Event::Won(_)
            | Event::Defeated(..)
            | Event::Fled(..)
            | Event::Upgraded(_)
            | Event::Night(_)
            | Event::Threat(..)
            | Event::Leads(_)
            | Event::Stage(_)
            | Event::Laid(..)
            | Event::Activated(_)
            | Event::Flooded(_)
            | Event::Over(_)
    )
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
