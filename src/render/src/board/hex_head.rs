//! The head of an explored hex: its signs, its space and its name.

use castaway_robinson::view::{HexView, TileView};

use super::{Scene, count, hex::LEAST};
use crate::{
    font::{self, Typeface},
    icons::{self, Icon},
    palette,
    svg::{Ink, Type},
};

/// Draws it on the hex with this middle and edge.
pub(super) fn draw(s: &mut Scene<'_>, h: &HexView, tile: &TileView, x: f32, y: f32, edge: f32) {
    let mut head = vec![icons::terrain(tile.terrain)];
    if tile.natural_shelter {
        head.push(Icon::Cave);
    }
    if tile.totem {
        head.insert(0, Icon::Totem);
    }
    let (size, head_y) = match head.len() {
        1 => (edge * 0.42, y - edge * 0.62),
        2 => (edge * 0.36, y - edge * 0.59),
        _ => (edge * 0.3, y - edge * 0.56),
    };
    let set = (edge * 0.21).max(LEAST);
    let line = y - edge * 0.25;
    // On a small hex the letters are taller in proportion, and the signs make room for them.
    let head_y = head_y.min(line - set * 0.74 - size / 2.0);
    let size = size.min(line - set * 0.74 - (y - edge * 0.94));
    let first = x - size * 0.55 * count(head.len() - 1);
    for (i, icon) in head.into_iter().enumerate() {
        let at = first + size * 1.1 * count(i);
        s.c.icon(icon, at, head_y, size);
        if (tile.terrain_covered || tile.hidden) && icon == icons::terrain(tile.terrain) {
            s.c.strike(at, head_y, size, palette::RED);
        }
    }
    if let Some(n) = h.number {
        // The one corner that neither the camp nor what lies on a tile takes.
        let (cx, cy) = (x + edge * 0.66, y + edge * 0.42);
        s.c.circle(cx, cy, edge * 0.15, Ink::fill(palette::NAVY));
        s.c.text(
            cx,
            cy + edge * 0.08,
            Type::bold((edge * 0.23).max(22.0), palette::WHITE).middle(),
            &n.to_string(),
        );
    }
    let name = capital(&s.labels.terrain(tile.terrain));
    let id = h.space.name();
    // The round in which it closes stands in the corner to the left.
    let left = match h.closes {
        Some(_) => edge * 0.52,
        None => edge * 0.8,
    };
    let room = edge * 0.8 + left - Typeface::Bold.width(id, set) - edge * 0.08;
    let (fitted, size) = font::fit(Typeface::Bold, &name, set, LEAST, room);
    // A name that would be cut is left to its sign.
    let name = if fitted == name {
        fitted
    } else {
        String::new()
    };
    let gap = if name.is_empty() { 0.0 } else { edge * 0.08 };
    let total = Typeface::Bold.width(id, set) + gap + Typeface::Bold.width(&name, size);
    let from = (x - total / 2.0).max(x - left);
    s.c.text(from, line, Type::bold(set, palette::SOFT), id);
    s.c.text(
        from + Typeface::Bold.width(id, set) + gap,
        line,
        Type::bold(size, palette::INK),
        &name,
    );
}

/// A name as it stands by itself.
fn capital(name: &str) -> String {
    let mut rest = name.chars();
    let first = rest.next().map(char::to_uppercase);
    first.into_iter().flatten().chain(rest).collect()
}
