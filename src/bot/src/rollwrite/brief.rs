//! What happened alone, in signs: a line for each day.

use castaway_rollwrite::event::{Event, Harm};

use super::words::{Words, item_sign, resource_sign};
use crate::locale::Arg;

/// The newest `days` days, a line each.
pub fn days(w: &Words<'_>, events: &[Event], days: usize) -> Vec<String> {
    let mut lines: Vec<Vec<String>> = Vec::new();
    for event in events {
        if let Event::Dawn { day } = event {
            let day = Arg::Number(i64::from(*day));
            lines.push(vec![w.with("rw-brief-day", &[("n", day)])]);
        } else if let (Some(sign), Some(line)) = (sign(event), lines.last_mut()) {
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
fn sign(event: &Event) -> Option<String> {
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
        Event::Sank { fields } => format!("🌊{fields}"),
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
