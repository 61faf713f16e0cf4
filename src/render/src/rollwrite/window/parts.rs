//! The parts beside the island that are about one sheet: the night, hearts, goods, tasks, items.

use castaway_rollwrite::{
    ids::{Item, Resource, Task},
    view::Player,
};

use super::{GAP, SMALL};
use crate::{
    board::Area,
    font::{Typeface, fit},
    icons::{Icon, Tint},
    palette,
    rollwrite::{
        Scene, SheetWord,
        art::{self, Sign},
        pool, stock,
    },
    svg::{Ink, Type},
};

/// The pale ink of what is not there.
const NONE: &str = "#a3936f";

/// What the night asks for, and whether it is there.
pub(super) fn tonight(s: &mut Scene<'_>, area: Area, player: &Player) {
    let asked = [Resource::Water, Resource::Food].map(|r| (r, stock::asked(s, r)));
    let asked: Vec<_> = asked.into_iter().filter(|(_, asked)| *asked).collect();
    let lacks = asked.iter().any(|(r, _)| player.stock.get(*r) == 0);
    if lacks {
        let ink = Ink::fill(palette::BLUSH).edge(palette::RED, 3.0);
        s.c.rect(area.x, area.y, area.w, area.h, 14.0, ink);
    } else {
        s.panel(area);
    }
    let y = area.y + area.h / 2.0;
    let mut x = area.right() - 12.0;
    for (r, _) in asked.iter().rev() {
        let mark = if player.stock.get(*r) > 0 {
            Icon::Check
        } else {
            Icon::Heart
        };
        s.c.icon(mark, x - 14.0, y, 26.0);
        if mark == Icon::Heart {
            s.c.strike(x - 14.0, y, 32.0, palette::INK);
        }
        art::resource(*r).draw(&mut s.c, x - 46.0, y, 32.0, Tint::Own);
        x -= 74.0;
    }
    if asked.is_empty() {
        let set = Type::bold(26.0, palette::SOFT).end();
        s.c.text(x, y + 8.0, set, "\u{2013}");
        x -= 26.0;
    }
    let word = s.ui(SheetWord::Tonight);
    let (word, size) = fit(Typeface::Text, &word, 26.0, SMALL, x - area.x - 18.0);
    s.c.text(
        area.x + 14.0,
        y + 9.0,
        Type::text(size, palette::INK),
        &word,
    );
}

/// Hearts and survival points.
pub(super) fn health(s: &mut Scene<'_>, area: Area, player: &Player) {
    let cells = area.split(&[1.5, 1.0], GAP);
    let [left, right] = cells.as_slice() else {
        return;
    };
    s.panel(*left);
    pool::hearts(s, *left, 42.0, player);
    s.panel(*right);
    number(
        s,
        *right,
        Sign::Own(&art::STAR),
        &player.survival.to_string(),
        Has::Some,
    );
}

/// Whether there is anything of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Has {
    Some,
    None,
}

impl Has {
    fn of(n: u16) -> Self {
        if n > 0 { Has::Some } else { Has::None }
    }

    fn ink(self) -> &'static str {
        match self {
            Has::Some => palette::INK,
            Has::None => NONE,
        }
    }
}

/// A sign with its number around the middle of a cell.
fn number(s: &mut Scene<'_>, cell: Area, sign: Sign, text: &str, has: Has) {
    let (text, size) = fit(Typeface::Bold, text, 28.0, SMALL, cell.w - 32.0);
    let wide = 33.0 + Typeface::Bold.width(&text, size);
    let x = cell.x + (cell.w - wide) / 2.0;
    let y = cell.y + cell.h / 2.0;
    sign.draw(&mut s.c, x + 14.0, y, 30.0, Tint::Own);
    let set = Type::bold(size, has.ink());
    s.c.text(x + 32.0, y + 10.0, set, &text);
}

/// The resources; what the night lacks is marked.
pub(super) fn goods(s: &mut Scene<'_>, area: Area, player: &Player) {
    s.panel(area);
    let n = Resource::ALL.len();
    for (i, r) in Resource::ALL.into_iter().enumerate() {
        let cell = area.column(i, n, 0.0);
        let there = player.stock.get(r);
        if stock::asked(s, r) && there == 0 {
            let ink = Ink::fill(palette::BLUSH).edge(palette::RED, 3.0);
            let (w, h) = (cell.w - 6.0, cell.h - 6.0);
            s.c.rect(cell.x + 3.0, cell.y + 3.0, w, h, 10.0, ink);
        }
        number(
            s,
            cell,
            art::resource(r),
            &there.to_string(),
            Has::of(there),
        );
    }
}

/// What was collected of each task; of smoke and map the values that still fit.
pub(super) fn tasks(s: &mut Scene<'_>, area: Area, player: &Player) {
    s.panel(area);
    let left = player.masks.saturating_sub(player.masks_used);
    let charted = u16::try_from(player.charted.len()).unwrap_or(u16::MAX);
    let all = [
        (Task::Crystal, u16::from(player.crystals)),
        (Task::Mask, u16::from(left)),
        (Task::Smoke, u16::from(player.smokes)),
        (Task::Chart, charted),
    ];
    for (i, (task, n)) in all.into_iter().enumerate() {
        let cell = area.column(i, all.len() + 1, 0.0);
        number(s, cell, art::task(task), &n.to_string(), Has::of(n));
    }
    let cell = area.column(all.len(), all.len() + 1, 0.0);
    let n = player.lizard_points;
    number(s, cell, Sign::Own(&art::LIZARD), &n.to_string(), Has::of(n));
}

/// The nine items: made ones in their colours, begun ones framed, the others as ghosts.
pub(super) fn items(s: &mut Scene<'_>, area: Area, player: &Player) {
    s.panel(area);
    let y = area.y + area.h / 2.0;
    let inner = Area::new(area.x + 4.0, area.y, area.w - 8.0, area.h);
    for (i, item) in Item::ALL.into_iter().enumerate() {
        let cell = inner.column(i, Item::ALL.len(), 0.0);
        let mid = cell.x + cell.w / 2.0;
        let made = player.made.contains(&item);
        let begun = player.plans.get(&item).is_some_and(|p| !p.is_empty());
        let frame = match (made, begun) {
            (true, _) => Some(Ink::fill(palette::SAGE).edge(palette::GREEN, 2.5)),
            (false, true) => Some(Ink::line(palette::GOLD, 2.5).dash("5 4")),
            (false, false) => None,
        };
        if let Some(ink) = frame {
            s.c.rect(mid - 15.5, y - 17.0, 31.0, 34.0, 8.0, ink);
        }
        let tint = match (made, begun) {
            (true, _) | (_, true) => Tint::Own,
            (false, false) => Tint::Flat("#c9ba92", palette::PAPER),
        };
        art::item(item).draw(&mut s.c, mid, y, 27.0, tint);
    }
}
