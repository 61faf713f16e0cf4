//! The small map of everything in a corner: what is known, where people are, and which part is shown.

use super::{
    Scene, Seen,
    grid::Grid,
    ground,
    land::{self, PEN},
    seats,
};
use crate::{
    board::Area,
    palette,
    rollwrite::people,
    svg::{Ink, num},
};
use castaway_discover::{
    view::Fate,
    world::{Icon, tile_of},
};

/// Draws it; `part` is the part of the map that the window shows.
pub(super) fn draw(s: &mut Scene<'_>, area: Area, part: Grid) {
    let beyond = ground::beyond(s.input.view.terrain.as_ref());
    let ink = Ink::fill(beyond.far).edge(PEN, 2.5);
    s.c.rect(area.x, area.y, area.w, area.h, 8.0, ink);
    let inner = Area::new(area.x + 8.0, area.y + 8.0, area.w - 16.0, area.h - 16.0);
    let grid = Grid::whole(&s.plan, inner, 14.0);
    spaces(s, grid);
    window(s, grid, part);
    things(s, grid);
}

/// Every space as a little hexagon in the colour of its ground.
fn spaces(s: &mut Scene<'_>, grid: Grid) {
    let mut kinds: Vec<(&'static str, String)> = Vec::new();
    for (space, at) in s.plan.all() {
        let colour = match s.seen(space) {
            Seen::Fog => "#f4efe2",
            Seen::Open | Seen::Peeked | Seen::Flooded => {
                land::style(s, space).map_or("#f4efe2", |style| style.fill)
            }
        };
        let place = kinds.iter().position(|(known, _)| *known == colour);
        let place = place.unwrap_or_else(|| {
            kinds.push((colour, String::new()));
            kinds.len() - 1
        });
        if let Some((_, d)) = kinds.get_mut(place) {
            for (i, (x, y)) in grid.ruled(at, 1.0).into_iter().enumerate() {
                d.push(if i == 0 { 'M' } else { 'L' });
                d.push_str(&format!("{} {}", num(x), num(y)));
            }
            d.push('Z');
        }
    }
    for (colour, d) in &kinds {
        s.c.path(d, Ink::fill(colour).edge(colour, 0.8));
    }
    let tiles = tiles(s, grid);
    s.c.path(&tiles, Ink::line(PEN, 1.0).opacity(0.6));
    if s.is_night() {
        let f = grid.frame;
        let ink = Ink::fill("#0f1e3d").opacity(0.45);
        s.c.rect(f.x - 7.0, f.y - 7.0, f.w + 14.0, f.h + 14.0, 7.0, ink);
    }
}

/// The borders of tiles.
fn tiles(s: &Scene<'_>, grid: Grid) -> String {
    let mut d = String::new();
    for (space, at) in s.plan.all() {
        let corners = grid.ruled(at, 1.0);
        for way in 0..6 {
            let other = s.plan.space(at.step(way));
            if other.is_some_and(|other| tile_of(other) <= tile_of(space)) {
                continue;
            }
            let ((ax, ay), (bx, by)) = (corners[way], corners[(way + 1) % 6]);
            d.push_str(&format!("M{} {}L{} {}", num(ax), num(ay), num(bx), num(by)));
        }
    }
    d
}

/// The frame of the part that is shown.
fn window(s: &mut Scene<'_>, grid: Grid, part: Grid) {
    let Some((_, at)) = s.plan.all().next() else {
        return;
    };
    let (ax, ay) = part.middle(at);
    let (bx, by) = grid.middle(at);
    let scale = grid.edge / part.edge;
    let field = part.field();
    let clip = |value: f32, least: f32, most: f32| value.clamp(least, most);
    let f = grid.frame;
    let left = clip(bx + (field.x - ax) * scale, f.x - 4.0, f.right() + 4.0);
    let upper = clip(by + (field.y - ay) * scale, f.y - 4.0, f.bottom() + 4.0);
    let right = clip(left + field.w * scale, f.x - 4.0, f.right() + 4.0);
    let lower = clip(upper + field.h * scale, f.y - 4.0, f.bottom() + 4.0);
    let ink = Ink::line(palette::RED, 2.5);
    s.c.rect(left, upper, right - left, lower - upper, 4.0, ink);
}

/// Landmarks, fires and people.
fn things(s: &mut Scene<'_>, grid: Grid) {
    let view = s.input.view;
    let r = grid.edge.clamp(4.0, 7.0);
    for (ground, (_, at)) in view.spaces.iter().zip(s.plan.all()) {
        let (x, y) = grid.middle(at);
        match ground.site.and_then(|site| site.icon) {
            Some(Icon::Landmark(_)) => {
                let points = [
                    (x - r * 0.5, y - r),
                    (x + r, y - r * 0.4),
                    (x - r * 0.5, y + r * 0.2),
                ];
                s.c.polygon(&points, Ink::fill("#a3352a"));
                s.c.line(
                    x - r * 0.5,
                    y - r,
                    x - r * 0.5,
                    y + r * 0.9,
                    Ink::line("#4a2d14", 1.2),
                );
            }
            Some(Icon::Camp) => {
                let points = [(x, y - r), (x + r, y + r * 0.7), (x - r, y + r * 0.7)];
                s.c.polygon(&points, Ink::fill("#dd8f3d").edge("#7c3f12", 1.0));
            }
            _ => {}
        }
        if ground.fire == Some(true) {
            s.c.circle(x, y, r * 0.6, Ink::fill("#f0701e"));
        }
    }
    let monsters: Vec<_> = view.monsters.iter().map(|m| m.at).collect();
    for space in monsters {
        if let Some(at) = s.plan.at(space) {
            let (x, y) = grid.middle(at);
            s.c.circle(
                x,
                y,
                r * 0.55,
                Ink::fill("#2d2130").edge(palette::WHITE, 1.0),
            );
        }
    }
    let people: Vec<_> = seats(view).filter(|(_, p)| p.fate == Fate::Here).collect();
    for (n, (seat, person)) in (0u8..).zip(people) {
        if let Some(at) = s.plan.at(person.at) {
            let (x, y) = grid.middle(at);
            let aside = (f32::from(n) - 1.0) * 2.0;
            people::disc(&mut s.c, seat, x + aside, y, r * 1.05);
        }
    }
}
