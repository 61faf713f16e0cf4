//! What happened alone, in few words: a line for each day.

use castaway_rollwrite::event::{DieChange, Event, Harm};

use super::words::{Words, resource_sign};
use crate::ui::texts::Arg;

/// The newest `days` days up to `today`, a line each.
pub fn days(w: &Words<'_>, events: &[Event], today: u8, days: usize) -> Vec<String> {
    // What is told may begin within a day, as after taking back. What is granted comes before the first day.
    let first = events.iter().find_map(|event| match event {
        Event::Granted { .. } => Some(0),
        Event::Dawn { day } => Some(day.saturating_sub(1)),
        _ => None,
    });
    let label = |day: u8| match day {
        0 => w.get("rw-brief-before"),
        day => w.with("rw-brief-day", &[("n", Arg::Number(i64::from(day)))]),
    };
    let mut lines: Vec<Vec<String>> = vec![vec![label(first.unwrap_or(today))]];
    for event in events {
        if let Event::Dawn { day } = event {
            lines.push(vec![label(*day)]);
        } else if let (Some(part), Some(line)) = (part(w, event), lines.last_mut()) {
            line.push(part);
        }
    }
    let told: Vec<String> = lines
        .iter()
        .filter(|line| line.len() > 1)
        .map(|line| format!("{} {}", line[0], line[1..].join(" · ")))
        .collect();
    told[told.len().saturating_sub(days)..].to_vec()
}

/// An event in few words; what is seen on the panel anyway has none.
fn part(w: &Words<'_>, event: &Event) -> Option<String> {
    let number = |n: u8| Arg::Number(i64::from(n));
    Some(match event {
        Event::Walked { steps, crossed, .. } => w.with(
            "rw-brief-walk",
            &[("n", number(*steps)), ("paid", number(*crossed))],
        ),
        Event::Hunted { value, .. } => w.with("rw-brief-hunt", &[("n", number(*value))]),
        Event::Gathered {
            resource,
            units,
            survival,
            ..
        } => {
            let what = w.wording.resource(*resource);
            let star = if *survival { "yes" } else { "no" };
            let args = [
                ("sign", resource_sign(*resource).into()),
                ("n", Arg::Number(i64::from(*units))),
                ("what", (&what).into()),
                ("star", star.into()),
            ];
            w.with("rw-brief-gather", &args)
        }
        Event::Crystal { .. } => w.get("rw-brief-crystal"),
        Event::MaskFound { .. } => w.get("rw-brief-mask"),
        Event::Smoke { .. } => w.get("rw-brief-smoke"),
        Event::Charted { .. } => w.get("rw-brief-chart"),
        Event::DieChanged { value, by, .. } => {
            let key = match by {
                DieChange::Reroll => "rw-brief-reroll",
                DieChange::Shift | DieChange::Mask => "rw-brief-die",
            };
            w.with(key, &[("n", number(*value))])
        }
        Event::Planned { item, value, .. } => {
            let what = w.item(*item);
            w.with(
                "rw-brief-plan",
                &[("item", (&what).into()), ("n", number(*value))],
            )
        }
        Event::Granted { item, .. } | Event::Crafted { item, .. } | Event::Built { item, .. } => {
            let what = w.item(*item);
            w.with("rw-brief-build", &[("item", (&what).into())])
        }
        Event::Consumed { resource, .. } | Event::Forfeited { resource, .. } => {
            let what = w.wording.resource(*resource);
            let sign = resource_sign(*resource);
            let args = [("sign", sign.into()), ("what", (&what).into())];
            w.with("rw-brief-less", &args)
        }
        Event::Hurt { harm, .. } => {
            let why = match harm {
                Harm::Hunger => "hunger",
                Harm::Thirst => "thirst",
                Harm::Fight => "fight",
                Harm::Tide => "tide",
            };
            w.with("rw-brief-hurt", &[("why", why.into())])
        }
        Event::Died { .. } => w.get("rw-brief-died"),
        Event::Sank { fields } => w.with("rw-brief-sank", &[("n", Arg::Number((*fields).into()))]),
        Event::Finished { .. } => w.get("rw-brief-done"),
        Event::Began { .. }
        | Event::Landed { .. }
        | Event::Dawn { .. }
        | Event::Rolled { .. }
        | Event::Razed { .. }
        | Event::Offered { .. }
        | Event::Traded { .. }
        | Event::Refused { .. }
        | Event::Attacked { .. }
        | Event::FightRolled { .. }
        | Event::Fought { .. }
        | Event::Ended { .. } => return None,
    })
}
