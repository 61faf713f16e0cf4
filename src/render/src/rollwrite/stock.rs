//! What a player holds, and the boxes of the four tasks.

use castaway_rollwrite::{
    ids::{Resource, Task},
    view::{Phase, Player},
};

use super::{Scene, SheetWord, art, art::Sign};
use crate::{
    board::{Area, count},
    icons::{Icon, Tint},
    palette,
    svg::{Ink, Type},
};

/// Height of the resources.
pub(super) const STOCK: f32 = 104.0;
/// Height of the tasks.
pub(super) const TASKS: f32 = 158.0;

/// Resources and lizards, each with its word: this is the legend of the map too.
pub(super) fn draw(s: &mut Scene<'_>, area: Area, player: &Player) {
    s.panel(area);
    let mut cells: Vec<(Sign, String, String, bool)> = Vec::new();
    for (i, r) in Resource::ALL.into_iter().enumerate() {
        let n = player.stock.get(r);
        if asked(s, r) && n == 0 {
            lacking(s, area.column(i, 6, 0.0));
        }
        cells.push((
            art::resource(r),
            n.to_string(),
            s.input.labels.resource(r),
            n > 0,
        ));
    }
    let lizards = player.lizard_points.to_string();
    let word = s.ui(SheetWord::Lizards);
    cells.push((Sign::Own(&art::LIZARD), lizards, word, player.lizards > 0));
    let n = cells.len();
    for (i, (sign, number, word, some)) in cells.into_iter().enumerate() {
        let cell = area.column(i, n, 0.0);
        if i > 0 {
            s.c.line(
                cell.x,
                cell.y + 14.0,
                cell.x,
                cell.bottom() - 14.0,
                Ink::line(palette::LINE, 2.0),
            );
        }
        let mid = cell.x + cell.w / 2.0;
        let colour = if some { palette::INK } else { "#a3936f" };
        sign.draw(&mut s.c, mid - 34.0, cell.y + 40.0, 56.0, Tint::Own);
        s.c.fitted(
            mid + 6.0,
            cell.y + 57.0,
            cell.w / 2.0 - 10.0,
            Type::bold(50.0, colour),
            &number,
        );
        s.c.fitted(
            mid,
            cell.bottom() - 11.0,
            cell.w - 14.0,
            Type::text(28.0, palette::SOFT).middle(),
            &word,
        );
    }
}

/// Whether the coming night asks for this.
pub(super) fn asked(s: &Scene<'_>, resource: Resource) -> bool {
    let tonight = s.input.view.tonight;
    let asked = match resource {
        Resource::Water => tonight.thirst,
        Resource::Food => tonight.hunger,
        Resource::Wood | Resource::Rope | Resource::Stone => false,
    };
    asked && !matches!(s.input.view.phase, Phase::Over(_))
}

/// A warning: the night asks for what is not there.
fn lacking(s: &mut Scene<'_>, cell: Area) {
    let ink = Ink::fill(palette::BLUSH).edge(palette::RED, 3.0);
    s.c.rect(
        cell.x + 6.0,
        cell.y + 6.0,
        cell.w - 12.0,
        cell.h - 12.0,
        12.0,
        ink,
    );
    let (x, y) = (cell.right() - 30.0, cell.y + 30.0);
    s.c.icon(Icon::Heart, x, y, 30.0);
    s.c.strike(x, y, 38.0, palette::INK);
}

/// The four tasks in two rows.
pub(super) fn tasks(s: &mut Scene<'_>, area: Area, player: &Player) {
    let order = [Task::Crystal, Task::Mask, Task::Smoke, Task::Chart];
    for (i, task) in order.into_iter().enumerate() {
        let cell = area.row(i / 2, 2, 10.0).split(&[1.0, 1.12], 12.0);
        if let Some(cell) = cell.get(i % 2) {
            one(s, *cell, task, player);
        }
    }
}

/// What is written in a box of a task.
enum Mark {
    /// Open, with what it is worth or asks for.
    Open(String),
    /// Open for this value of a die.
    Die(u8),
    /// It is done for good.
    Done,
    /// Done with this value of a die.
    Value(u8),
    /// Done and used up.
    Used,
}

fn marks(s: &Scene<'_>, task: Task, player: &Player) -> Vec<Mark> {
    let rules = &s.input.catalog.rules;
    let first = |n: u8, total: usize, open: &dyn Fn(usize) -> Mark, done: &dyn Fn() -> Mark| {
        (0..total.max(usize::from(n)).min(9))
            .map(|i| if i < usize::from(n) { done() } else { open(i) })
            .collect::<Vec<_>>()
    };
    match task {
        Task::Crystal => first(
            player.crystals,
            rules.crystals.len(),
            &|i| {
                Mark::Open(
                    rules
                        .crystals
                        .get(i)
                        .map_or_else(String::new, u16::to_string),
                )
            },
            &|| Mark::Done,
        ),
        Task::Mask => {
            let used = usize::from(player.masks_used);
            let mut all = first(
                player.masks,
                usize::from(rules.mask_boxes),
                &|_| Mark::Open(rules.mask_vp.to_string()),
                &|| Mark::Done,
            );
            for mark in all.iter_mut().take(used) {
                *mark = Mark::Used;
            }
            all
        }
        Task::Smoke => first(
            player.smokes,
            usize::from(rules.marks),
            &|_| {
                player
                    .smoke_value
                    .map_or_else(|| Mark::Open("?".to_owned()), Mark::Die)
            },
            &|| player.smoke_value.map_or(Mark::Done, Mark::Value),
        ),
        Task::Chart => rules
            .chart
            .iter()
            .map(|v| {
                if player.charted.contains(v) {
                    Mark::Value(*v)
                } else {
                    Mark::Die(*v)
                }
            })
            .collect(),
    }
}

fn one(s: &mut Scene<'_>, area: Area, task: Task, player: &Player) {
    s.panel(area);
    let y = area.y + area.h / 2.0;
    art::task(task).draw(&mut s.c, area.x + 40.0, y, 52.0, Tint::Own);
    let marks = marks(s, task, player);
    let n = count(marks.len());
    let size: f32 = 46.0;
    let room = area.w - 74.0 - 150.0;
    let step = (room / n.max(1.0)).min(54.0);
    let left = area.right() - 12.0 - step * n;
    let word = s.input.labels.task(task);
    s.c.fitted(
        area.x + 74.0,
        y + 11.0,
        left - area.x - 84.0,
        Type::text(31.0, palette::INK),
        &word,
    );
    for (i, mark) in marks.into_iter().enumerate() {
        let x = left + step * (count(i) + 0.5);
        square(s, x, y, size.min(step - 4.0), mark, task);
    }
}

fn square(s: &mut Scene<'_>, x: f32, y: f32, size: f32, mark: Mark, task: Task) {
    let corner = |c: &mut crate::svg::Canvas, ink| {
        c.rect(x - size / 2.0, y - size / 2.0, size, size, size * 0.22, ink);
    };
    match mark {
        Mark::Open(text) => s.marks.open(x, y, size, &text),
        Mark::Die(value) => s.marks.die(x, y, size, value),
        Mark::Done => {
            corner(&mut s.c, Ink::fill(palette::SAGE).edge(palette::GREEN, 3.0));
            art::task(task).draw(&mut s.c, x, y, size * 0.8, Tint::Own);
        }
        Mark::Value(value) => s.marks.done(x, y, size, &value.to_string()),
        Mark::Used => {
            corner(&mut s.c, Ink::fill("#e4dbc0").edge("#b9aa86", 3.0));
            art::task(task).draw(&mut s.c, x, y, size * 0.8, Tint::Flat("#b9aa86", "#e4dbc0"));
            s.c.strike(x, y, size * 1.1, "#96835a");
        }
    }
}
