//! The picture in words, for those who do not see it.

use castaway_rollwrite::{
    ids::Resource,
    view::{Phase, Player, Turn},
};

use super::{BoardInput, SheetWord, pool, seats};
use crate::alt::{ALT_LIMIT, sentence};

/// Describes the sheets. Whole sentences only: the least important are left out when the limit is near.
pub fn rollwrite_alt(input: &BoardInput<'_>) -> String {
    let view = input.view;
    let ui = |word| input.labels.ui(word);
    let mut parts = vec![format!(
        "{}, {}: {} {}/{}",
        input.island,
        input.scenario,
        ui(SheetWord::Day),
        view.day,
        view.charter.days
    )];
    let night = [
        (view.tonight.thirst, SheetWord::Thirst),
        (view.tonight.hunger, SheetWord::Hunger),
    ];
    parts.extend(
        night
            .into_iter()
            .filter(|(comes, _)| *comes)
            .map(|(_, word)| ui(word)),
    );
    parts.push(match &view.phase {
        Phase::Start(_) => ui(SheetWord::Start),
        Phase::Turn(turn) => dice(input, turn),
        Phase::Trade { turn, .. } => format!("{}. {}", ui(SheetWord::Trade), dice(input, turn)),
        Phase::Fight(_) => ui(SheetWord::Fight),
        Phase::Over(_) => ui(pool::end(view)),
    });
    for (seat, player) in seats(view) {
        let points = view
            .scores
            .scores
            .get(seat.index())
            .map_or(0, |s| s.total());
        let name = input.labels.player(seat);
        parts.push(format!("{name}: {}", sheet(input, player, points)));
    }
    if let Some(seat) = view.asked {
        let goals = view.charter.goals.iter().enumerate();
        let open = goals.filter(|(n, _)| !view.stands(seat, *n));
        let open: Vec<String> = open.map(|(_, g)| input.labels.goal(g)).collect();
        if !open.is_empty() {
            parts.push(format!("{}: {}", ui(SheetWord::Goals), open.join(", ")));
        }
    }
    join(&parts)
}

/// The dice that are left.
fn dice(input: &BoardInput<'_>, turn: &Turn) -> String {
    let free = turn.dice.iter().filter(|d| !d.spent);
    let free: Vec<String> = free.map(|d| d.value.to_string()).collect();
    let free = if free.is_empty() {
        "0".to_owned()
    } else {
        free.join(", ")
    };
    format!("{}: {free}", input.labels.ui(SheetWord::Dice))
}

fn sheet(input: &BoardInput<'_>, player: &Player, points: u16) -> String {
    let ui = |word| input.labels.ui(word);
    let mut out = vec![
        format!("{} {points}", ui(SheetWord::Points)),
        format!("{} {}", ui(SheetWord::Health), player.health),
        format!("{} {}", ui(SheetWord::Survival), player.survival),
    ];
    for r in Resource::ALL {
        let n = player.stock.get(r);
        if n > 0 {
            out.push(format!("{} {n}", input.labels.resource(r)));
        }
    }
    out.extend(player.made.iter().map(|item| input.labels.item(*item)));
    out.join(", ")
}

fn join(parts: &[String]) -> String {
    let mut out = String::new();
    for part in parts {
        let part = sentence(part);
        let more = part.chars().count() + 2;
        if out.chars().count() + more > ALT_LIMIT {
            break;
        }
        if !out.is_empty() {
            out.push(' ');
        }
        out.push_str(&part);
        out.push('.');
    }
    out
}
