//! In company: one small sheet for each player, the one who is asked marked.

use castaway_kernel::Seat;
use castaway_rollwrite::{
    ids::{Item, Resource, Task},
    view::{Phase, Player, Standing},
};

use super::{Scene, SheetWord, art, art::Sign, people, pool, seats};
use crate::{
    board::{Area, count},
    font::Typeface,
    icons::{Icon, Tint},
    palette,
    svg::{Ink, Type},
};

const ROW: f32 = 210.0;
const GAP: f32 = 12.0;

/// Height of the part.
pub(super) fn height(players: usize) -> f32 {
    let rows = count(players.div_ceil(2));
    rows * ROW + (rows - 1.0).max(0.0) * GAP
}

pub(super) fn draw(s: &mut Scene<'_>, area: Area) {
    let view = s.input.view;
    let rows = view.players.len().div_ceil(2);
    for (i, (seat, player)) in seats(view).enumerate() {
        let cell = area.row(i / 2, rows, GAP).column(i % 2, 2, GAP);
        one(s, cell, seat, player);
    }
}

/// Height of the line that says whose the sheet below is.
pub(super) const WHOSE: f32 = 52.0;

/// Whose the sheet below is.
pub(super) fn whose(s: &mut Scene<'_>, area: Area, seat: Seat) {
    let colour = people::colour(seat);
    s.c.rect(area.x, area.y, area.w, area.h, 14.0, Ink::fill(colour));
    let y = area.y + area.h / 2.0;
    people::disc(&mut s.c, seat, area.x + 36.0, y, 21.0);
    let name = s.name(seat);
    let set = Type::bold(36.0, palette::WHITE);
    s.c.fitted(area.x + 72.0, y + 12.0, area.w - 90.0, set, &name);
}

fn one(s: &mut Scene<'_>, area: Area, seat: Seat, player: &Player) {
    let asked = s.input.view.asked == Some(seat);
    let ground = if asked {
        palette::WHITE
    } else {
        palette::PAPER
    };
    s.c.rect(
        area.x,
        area.y,
        area.w,
        area.h,
        16.0,
        Ink::fill(ground).edge(palette::LINE, 2.0),
    );
    if asked {
        pool::mark(s, area, people::colour(seat));
    }
    let won = match &s.input.view.phase {
        Phase::Over(outcome) => outcome.winners.contains(&seat),
        Phase::Start(_) | Phase::Turn(_) | Phase::Trade { .. } | Phase::Fight(_) => false,
    };
    if won {
        pool::mark(s, area, palette::GOLD);
    }
    let line = |i: usize| area.y + 34.0 + 47.0 * count(i);
    head(s, area, line(0), seat, player, won);
    let gone = match player.standing {
        Standing::Playing => None,
        Standing::Done { .. } => Some((SheetWord::Done, Icon::Check, palette::GREEN)),
        Standing::Dead { .. } => Some((SheetWord::Dead, Icon::Skull, palette::RED)),
    };
    if let Some((word, icon, colour)) = gone {
        let word = s.ui(word);
        s.c.icon(icon, area.x + 36.0, line(1), 38.0);
        s.c.fitted(
            area.x + 66.0,
            line(1) + 12.0,
            area.w - 90.0,
            Type::bold(32.0, colour),
            &word,
        );
    } else {
        let stock = Resource::ALL.map(|r| (art::resource(r), player.stock.get(r)));
        let survival = (Sign::Own(&art::STAR), player.survival);
        amounts(s, area, line(1), &[stock.as_slice(), &[survival]].concat());
    }
    let tasks = [
        (art::task(Task::Crystal), u16::from(player.crystals)),
        (
            art::task(Task::Mask),
            u16::from(player.masks.saturating_sub(player.masks_used)),
        ),
        (art::task(Task::Smoke), u16::from(player.smokes)),
        (
            art::task(Task::Chart),
            u16::try_from(player.charted.len()).unwrap_or(u16::MAX),
        ),
        (Sign::Own(&art::LIZARD), player.lizard_points),
    ];
    amounts(s, area, line(2), &tasks);
    made(s, area, line(3), player);
}

/// Shape, name, hearts and points.
fn head(s: &mut Scene<'_>, area: Area, y: f32, seat: Seat, player: &Player, won: bool) {
    people::disc(&mut s.c, seat, area.x + 36.0, y, 23.0);
    if won {
        s.c.icon(Icon::Flag, area.x + 58.0, y - 16.0, 34.0);
    }
    let total = s
        .input
        .view
        .scores
        .scores
        .get(seat.index())
        .map_or(0, |p| p.total());
    let number = total.to_string();
    let right = area.right() - 16.0;
    s.c.text(
        right,
        y + 13.0,
        Type::bold(40.0, palette::INK).end(),
        &number,
    );
    let mut x = right - Typeface::Bold.width(&number, 40.0) - 25.0;
    s.c.art(&art::CUP, x, y - 2.0, 36.0, Tint::Own);
    x -= 36.0;
    let full = s.input.catalog.rules.health.max(player.health).min(5);
    for i in (0..full).rev() {
        if i < player.health {
            s.c.icon(Icon::Heart, x, y, 31.0);
        } else {
            s.c.tinted(
                Icon::Heart,
                x,
                y,
                31.0,
                Tint::Flat("#e2d3b0", palette::PAPER),
            );
            s.c.strike(x, y, 30.0, "#a08a5e");
        }
        x -= 34.0;
    }
    let name = s.name(seat);
    let left = area.x + 70.0;
    s.c.fitted(
        left,
        y + 12.0,
        x + 6.0 - left,
        Type::bold(35.0, people::colour(seat)),
        &name,
    );
}

/// Signs with numbers, spread over the width; nothing is drawn pale.
fn amounts(s: &mut Scene<'_>, area: Area, y: f32, all: &[(Sign, u16)]) {
    let inner = Area::new(area.x + 14.0, area.y, area.w - 22.0, area.h);
    for (i, (sign, n)) in all.iter().enumerate() {
        let cell = inner.column(i, 6, 0.0);
        sign.draw(&mut s.c, cell.x + 20.0, y, 38.0, Tint::Own);
        let colour = if *n > 0 { palette::INK } else { "#a3936f" };
        s.c.fitted(
            cell.x + 45.0,
            y + 12.0,
            cell.w - 47.0,
            Type::bold(34.0, colour),
            &n.to_string(),
        );
    }
}

/// The nine items: made ones in their colours, the others as ghosts.
fn made(s: &mut Scene<'_>, area: Area, y: f32, player: &Player) {
    let inner = Area::new(area.x + 14.0, area.y, area.w - 28.0, area.h);
    for (i, item) in Item::ALL.into_iter().enumerate() {
        let cell = inner.column(i, 9, 4.0);
        let mid = cell.x + cell.w / 2.0;
        if player.made.contains(&item) {
            let ink = Ink::fill(palette::SAGE).edge(palette::GREEN, 2.5);
            s.c.rect(mid - 23.0, y - 21.0, 46.0, 44.0, 9.0, ink);
            art::item(item).draw(&mut s.c, mid, y + 1.0, 36.0, Tint::Own);
        } else {
            art::item(item).draw(
                &mut s.c,
                mid,
                y + 1.0,
                34.0,
                Tint::Flat("#c9ba92", palette::PAPER),
            );
        }
    }
}
