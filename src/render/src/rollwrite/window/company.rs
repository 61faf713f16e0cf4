//! In company: a line for everybody below the island, the one who is asked marked.

use castaway_kernel::Seat;
use castaway_rollwrite::view::{Phase, Player, Standing};

use super::{GAP, SMALL, over};
use crate::{
    board::Area,
    font::{Typeface, fit},
    icons::{Icon, Tint},
    palette,
    rollwrite::{Scene, art, people, pool, seats},
    svg::Type,
};

/// Height of the part.
pub(super) const HEIGHT: f32 = 72.0;

pub(super) fn draw(s: &mut Scene<'_>, area: Area) {
    let view = s.input.view;
    let n = view.players.len();
    for (i, (seat, player)) in seats(view).enumerate() {
        one(s, area.column(i, n, GAP), seat, player);
    }
}

fn one(s: &mut Scene<'_>, cell: Area, seat: Seat, player: &Player) {
    let view = s.input.view;
    s.panel(cell);
    let won = match &view.phase {
        Phase::Over(outcome) => outcome.winners.contains(&seat),
        Phase::Start(_) | Phase::Turn(_) | Phase::Trade { .. } | Phase::Fight(_) => false,
    };
    if view.asked == Some(seat) {
        pool::mark(s, cell, people::colour(seat));
    }
    if won {
        pool::mark(s, cell, palette::GOLD);
    }
    let (upper, lower) = (cell.y + 22.0, cell.y + 50.0);
    people::disc(&mut s.c, seat, cell.x + 24.0, upper, 15.0);
    let name = s.name(seat);
    let (name, size) = fit(Typeface::Bold, &name, 25.0, SMALL, cell.w - 54.0);
    let set = Type::bold(size, people::colour(seat));
    s.c.text(cell.x + 46.0, upper + 8.0, set, &name);
    let total = view.scores.scores.get(seat.index());
    let total = total.map_or(0, |p| p.total()).to_string();
    let mut x = cell.right() - 14.0;
    let set = Type::bold(26.0, palette::INK).end();
    s.c.text(x, lower + 9.0, set, &total);
    x -= Typeface::Bold.width(&total, 26.0) + 18.0;
    s.c.art(&art::CUP, x, lower - 1.0, 26.0, Tint::Own);
    let left = cell.x + 24.0;
    match player.standing {
        Standing::Playing => hearts(s, left, lower, x - 22.0, player),
        Standing::Done { .. } => s.c.icon(Icon::Check, left, lower, 30.0),
        Standing::Dead { .. } => s.c.icon(Icon::Skull, left, lower, 30.0),
    }
    if won && over(s) {
        s.c.icon(Icon::Flag, left + 36.0, lower, 28.0);
    }
}

/// Hearts that are left, and in pale those that are lost, as far as there is room.
fn hearts(s: &mut Scene<'_>, mut x: f32, y: f32, right: f32, player: &Player) {
    let full = s.input.catalog.rules.health.max(player.health);
    for i in 0..full {
        if x > right {
            break;
        }
        if i < player.health {
            s.c.icon(Icon::Heart, x, y, 24.0);
        } else {
            let pale = Tint::Flat("#e2d3b0", palette::PAPER);
            s.c.tinted(Icon::Heart, x, y, 24.0, pale);
            s.c.strike(x, y, 24.0, "#a08a5e");
        }
        x += 27.0;
    }
}
