//! What happened alone, in signs: a line for each day.

use castaway_rollwrite::event::{Event, Harm};

use super::words::{Words, item_sign, resource_sign};
use crate::ui::texts::Arg;

/// The newest `days` days up to `today`, a line each.
pub fn days(w: &Words<'_>, events: &[Event], today: u8, days: usize) -> Vec<String> {
    // What is told may begin within a day, as after taking back.
    let first = events.iter().find_map(|event| match event {
        Event::Dawn { day } => Some(day.saturating_sub(1)),
        _ => None,
    });
    let label = |day: u8| w.with("rw-brief-day", &[("n", Arg::Number(i64::from(day)))]);
    let mut lines: Vec<Vec<String>> = vec![vec![label(first.unwrap_or(today))]];
    for event in events {
        if let Event::Dawn { day } = event {
            lines.push(vec![label(*day)]);
        } else if let (Some(sign), Some(line)) = (sign(w, event), lines.last_mut()) {
            line.push(sign);
        }
    }
    let told: Vec<String> = lines
        .iter()
        .filter(|line| line.len() > 1)
        .map(|line| format!("{} {}", line[0], line[1..].join(" · ")))
        .collect();
    told[told.len().saturating_sub(days)..].to_vec()
}

/// An event in signs; what is seen on the panel anyway has none.
fn sign(w: &Words<'_>, event: &Event) -> Option<String> {
    Some(match event {
        Event::Walked { steps, crossed, .. } => {
            let paid = if *crossed > 0 {
                format!(" −{crossed}⭐")
            } else {
                String::new()
            };
            format!("🚶{steps}{paid}")
        }
        Event::Hunted { value, .. } => format!("🏹🦎{value}"),
        Event::Gathered {
            resource,
            units,
            survival,
            ..
        } => {
            let star = if *survival { " +⭐" } else { "" };
            format!("+{units}{}{star}", resource_sign(*resource))
        }
        Event::Crystal { .. } => "+💎".into(),
        Event::MaskFound { .. } => "+🎭".into(),
        Event::Smoke { .. } => "+💨".into(),
        Event::Charted { .. } => "+🗺️".into(),
        Event::DieChanged { value, .. } => format!("🎲→{value}"),
        Event::Planned { item, value, .. } => format!("📐{}{value}", item_sign(*item)),
        Event::Granted { item, .. } | Event::Crafted { item, .. } | Event::Built { item, .. } => {
            format!("🔨{}", item_sign(*item))
        }
        Event::Consumed { resource, .. } | Event::Forfeited { resource, .. } => {
            format!("−1{}", resource_sign(*resource))
        }
        Event::Hurt { harm, .. } => {
            let why = match harm {
                Harm::Hunger => "🍎",
                Harm::Thirst => "💧",
                Harm::Fight => "⚔️",
                Harm::Tide => "🌊",
            };
            format!("**−❤️** ({why})")
        }
        Event::Died { .. } => "☠️".into(),
        Event::Sank { fields } => w.with("rw-brief-sank", &[("n", Arg::Number((*fields).into()))]),
        Event::Finished { .. } => "🏁".into(),
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
