//! How the texts of a card on a Threat space are set, so that nothing is cut.

use castaway_robinson::{
    content::{Requirement, ThreatAction},
    plan::Goal,
    view::{PlacementView, ThreatView},
};

use super::{Scene, count};
use crate::{
    font::{self, Typeface, wrap},
    icons::Icon,
};

/// The sizes of letters, the largest first.
const SIZES: [f32; 12] = [
    27.0, 26.0, 25.0, 24.0, 23.0, 22.0, 21.0, 20.0, 19.0, 18.0, 17.0, LEAST,
];
/// The smallest letters.
const LEAST: f32 = 16.0;
/// The smallest letters of a reward that has a line to itself.
const SINGLE: f32 = 18.0;
/// Height of the heading of what comes otherwise.
pub(super) const HEADING: f32 = 31.0;
/// Space between lines.
pub(super) const LEAD: f32 = 2.0;

/// The room below the head of a card.
#[derive(Clone, Copy, Debug)]
pub(super) struct Room {
    pub width: f32,
    pub height: f32,
}

/// The row of one option: its height, and its reward in lines of a size.
pub(super) struct Row {
    pub height: f32,
    pub lines: Vec<String>,
    pub size: f32,
}

/// How the texts of a card are set, so that all of them are whole.
pub(super) struct Setting {
    pub rows: Vec<Row>,
    pub foot: (Vec<String>, f32),
}

impl Setting {
    /// The largest letters with which everything has room; the smallest are cut where even they have none.
    pub fn of(s: &Scene<'_>, threat: &ThreatView, ignored: &str, slot: u8, room: Room) -> Self {
        let n = threat.actions.len().clamp(1, 2);
        let least = match (threat.is_harmless(), n) {
            // Nothing comes of ignoring it, so that its options have the card to themselves.
            (true, n) => (room.height / count(n) - 2.0).min(74.0),
            (false, 2) => 38.0,
            (false, _) => 46.0,
        };
        let rows = |size: f32| -> Vec<Row> {
            let least = if size < 18.0 { least.min(38.0) } else { least };
            let all = threat.actions.iter().take(2).enumerate();
            let row = |(option, action)| row(s, action, (slot, option), room.width, least, size);
            all.map(row).collect()
        };
        let left = |rows: &[Row]| room.height - rows.iter().map(|r| r.height + 2.0).sum::<f32>();
        let most = |left: f32, size: f32| {
            let fits = |n: &usize| HEADING + (size + LEAD) * count(*n) <= left;
            (0..=9).rev().find(fits).unwrap_or(0)
        };
        let width = room.width - 16.0;
        for size in SIZES.into_iter().filter(|size| *size <= 23.0) {
            let rows = rows(size);
            let left = left(&rows);
            // A word longer than its line is cut.
            let mut lines = rows.iter().flat_map(|r| &r.lines);
            if lines.any(|l| l.ends_with('\u{2026}')) {
                continue;
            }
            let foot = SIZES.into_iter().filter(|at| *at >= size).find_map(|at| {
                let lines = font::lines(Typeface::Text, ignored, at, width);
                (lines.len() <= most(left, at)).then_some((lines, at))
            });
            if ignored.is_empty() && left >= -2.0 {
                let foot = (Vec::new(), size);
                return Self { rows, foot };
            }
            if let Some(foot) = foot.filter(|(lines, _)| !lines.is_empty()) {
                return Self { rows, foot };
            }
        }
        let rows = rows(LEAST);
        let lines = most(left(&rows), LEAST).max(1);
        let foot = wrap(Typeface::Text, ignored, LEAST, LEAST, width, lines);
        Self { rows, foot }
    }
}

/// The row of an option with letters of this size at most.
fn row(
    s: &Scene<'_>,
    action: &ThreatAction,
    at: (u8, usize),
    width: f32,
    least: f32,
    size: f32,
) -> Row {
    let left = width - asked_width(action) - 14.0;
    let reward = s.labels.reward(action);
    let natural = Typeface::Text.width(&reward, size).max(1.0);
    // Rather smaller in one line than a number alone on the first.
    let single = (size * left / natural).min(size);
    let (lines, size) = if planned(s, at).is_some() || left < 90.0 || reward.is_empty() {
        (Vec::new(), size)
    } else if single >= SINGLE {
        (vec![reward], single)
    } else {
        (font::lines(Typeface::Text, &reward, size, left), size)
    };
    let height = least.max(count(lines.len()) * (size + LEAD) + 4.0);
    Row {
        height,
        lines,
        size,
    }
}

/// The pawns that stand on an option.
pub(super) fn planned<'a>(s: &Scene<'a>, (slot, option): (u8, usize)) -> Option<&'a PlacementView> {
    let option = u8::try_from(option).unwrap_or(u8::MAX);
    let goal = Goal::Threat { slot, option };
    s.view.plan.iter().find(|p| p.what.goal == goal)
}

/// The width of pawns and price of an option.
fn asked_width(action: &ThreatAction) -> f32 {
    let ways = action.requires.iter().enumerate();
    let ways = ways.map(|(i, way)| if i > 0 { 20.0 } else { 24.0 } + price_width(way));
    let mixed = if action.mixed { 24.0 } else { 0.0 };
    16.0 + 25.0 * f32::from(action.pawns.min(4)) + mixed + ways.sum::<f32>()
}

/// The goods that a way to pay asks for.
pub(super) fn goods(way: &Requirement) -> [(u8, Icon); 4] {
    [
        (way.wood, Icon::Wood),
        (way.fur, Icon::Fur),
        (way.food, Icon::Food),
        (way.weapon, Icon::Weapon),
    ]
}

/// Whether a number stands before a good.
pub(super) fn counted(n: u8, icon: Icon) -> bool {
    n > 1 || icon == Icon::Weapon
}

/// The width of a number before a good.
pub(super) fn number_width(n: u8) -> f32 {
    18.0 * count(n.to_string().len())
}

fn price_width(way: &Requirement) -> f32 {
    let goods = goods(way).into_iter().filter(|(n, _)| *n > 0);
    let width = |(n, icon)| {
        42.0 + if counted(n, icon) {
            number_width(n)
        } else {
            0.0
        }
    };
    goods.map(width).sum::<f32>() + if way.item.is_some() { 42.0 } else { 0.0 }
}
