//! One field: its ground, what is printed on it, what stands on it.

use castaway_rollwrite::{
    hex::Hex,
    ids::{Feature, Item, Resource, Task},
    map::Field,
    state::Structure,
};

use super::{
    Scene,
    art::{self, Sign},
    dice,
    grid::Grid,
    map::jitter,
    people, seats,
};
use crate::{
    icons::Tint,
    palette,
    svg::{Ink, Type},
};

/// Ground of a field that was used up.
const SPENT: &str = "#e4dbc0";
/// A sign that was used up.
const GHOST: &str = "#b9aa86";
/// The cross on it.
const CROSS: &str = "#96835a";
/// What leads the eye to a field that can be walked to.
const LIT: &str = "#f0a92e";

fn tone(at: Hex, found: Field) -> &'static str {
    if found.used {
        return SPENT;
    }
    match found.feature {
        Feature::Empty => match jitter(at).0 {
            n if n < -0.35 => "#dfe3b1",
            n if n < 0.35 => "#e6e8bc",
            _ => "#d9dfa8",
        },
        Feature::Sea => palette::SEA,
        Feature::Palm => "#b3d094",
        Feature::Gather { resource, .. } => match resource {
            Resource::Wood => "#dcc79a",
            Resource::Rope => "#f2e6b8",
            Resource::Stone => "#d6d6d2",
            Resource::Food => "#f5d3b4",
            Resource::Water => "#c4e1ec",
        },
        Feature::Crystal => "#e0d2f2",
        Feature::Mask => "#f0cdb9",
        Feature::Smoke => "#cfdade",
        Feature::Chart => "#fbeec2",
        Feature::Lizard { .. } => "#dbe79b",
    }
}

/// The ground.
pub(super) fn ground(s: &mut Scene<'_>, grid: Grid, at: Hex, found: Field) {
    let corners = grid.corners(at, 0.93);
    s.c.polygon(&corners, Ink::fill(tone(at, found)));
}

fn sign(feature: Feature) -> Option<Sign> {
    match feature {
        Feature::Empty | Feature::Sea => None,
        Feature::Palm => Some(Sign::Own(&art::PALM)),
        Feature::Gather { resource, .. } => Some(art::resource(resource)),
        Feature::Crystal => Some(art::task(Task::Crystal)),
        Feature::Mask => Some(art::task(Task::Mask)),
        Feature::Smoke => Some(art::task(Task::Smoke)),
        Feature::Chart => Some(art::task(Task::Chart)),
        Feature::Lizard { .. } => Some(Sign::Own(&art::LIZARD)),
    }
}

/// What is printed, what was built, and the number.
pub(super) fn draw(s: &mut Scene<'_>, grid: Grid, at: Hex, found: Field) {
    let e = grid.edge();
    let (x, y) = grid.middle(at);
    let view = s.input.view;
    let guest = seats(view)
        .find(|(_, p)| p.at == Some(at))
        .map(|(seat, _)| seat);
    let reach = s.input.reach.iter().find(|r| r.at == at).copied();
    if reach.is_some() {
        let corners = grid.corners(at, 0.88);
        s.c.polygon(&corners, Ink::line(LIT, e * 0.1));
    }
    // A pawn takes the upper right, so that what is printed makes room for it.
    let (mx, my, size) = if guest.is_some() {
        (x - e * 0.34, y + e * 0.22, e * 0.72)
    } else {
        (x, y - e * 0.02, e * 0.98)
    };
    if let Some(sign) = sign(found.feature) {
        if found.used {
            sign.draw(&mut s.c, mx, my, size * 0.8, Tint::Flat(GHOST, SPENT));
            s.c.strike(mx, my, size * 1.1, CROSS);
        } else {
            let size = if found.feature == Feature::Palm {
                e * 1.2
            } else {
                size
            };
            sign.draw(&mut s.c, mx, my, size, Tint::Own);
        }
    }
    let built = view.structures.iter().find(|b| b.at == at).copied();
    if let Some(built) = built {
        structure(s, mx, my, e, size, built);
    }
    if let Some(seat) = guest {
        if view.asked == Some(seat) {
            let corners = grid.corners(at, 0.9);
            s.c.polygon(&corners, Ink::line(people::colour(seat), e * 0.11));
        }
        people::pawn(&mut s.c, seat, x + e * 0.24, y - e * 0.2, e);
    }
    if !found.used {
        value(s, x, y, e, found.feature);
    }
    if let Some(reach) = reach {
        number(s, x, y, e, reach.number, reach.dice);
    }
}

/// The printed die value at the lower right.
fn value(s: &mut Scene<'_>, x: f32, y: f32, e: f32, feature: Feature) {
    let (text, ground, ink) = match feature {
        Feature::Gather { value, .. } => (value.to_string(), palette::WHITE, palette::INK),
        Feature::Lizard { value } => (format!("{value}+"), palette::BLUSH, "#8c2416"),
        Feature::Empty
        | Feature::Sea
        | Feature::Palm
        | Feature::Crystal
        | Feature::Mask
        | Feature::Smoke
        | Feature::Chart => return,
    };
    dice::small(
        &mut s.c,
        x + e * 0.45,
        y + e * 0.42,
        e * 0.5,
        &text,
        ground,
        ink,
    );
}

fn structure(s: &mut Scene<'_>, x: f32, y: f32, e: f32, size: f32, built: Structure) {
    let sign = match built.item {
        Item::Tent => Sign::Own(&art::TENT),
        _ => Sign::Own(&art::CAMPFIRE),
    };
    s.c.circle(
        x,
        y,
        size * 0.66,
        Ink::fill(palette::WHITE).edge(people::colour(built.owner), e * 0.08),
    );
    sign.draw(&mut s.c, x, y - e * 0.02, size * 0.92, Tint::Own);
    if s.input.view.players.len() > 1 {
        people::disc(&mut s.c, built.owner, x + e * 0.46, y + e * 0.42, e * 0.24);
    }
}

/// The number at the upper left, with a dot for each die that the way spends.
fn number(s: &mut Scene<'_>, x: f32, y: f32, e: f32, number: u16, dice: u8) {
    let text = number.to_string();
    let wide = text.chars().count() > 2;
    let (w, h) = (e * if wide { 0.98 } else { 0.76 }, e * 0.6);
    let (cx, cy) = (x - e * 0.42, y - e * 0.46);
    s.c.rect(
        cx - w / 2.0,
        cy - h / 2.0,
        w,
        h,
        h * 0.5,
        Ink::fill("#173f4a").edge(palette::WHITE, e * 0.05),
    );
    s.c.text(
        cx,
        cy + e * 0.17,
        Type::bold(e * 0.5, palette::WHITE).middle(),
        &text,
    );
    if dice < 2 {
        return;
    }
    for i in 0..dice.min(4) {
        s.c.rect(
            cx + w / 2.0 + e * (0.06 + 0.24 * f32::from(i)),
            cy - e * 0.22,
            e * 0.2,
            e * 0.2,
            e * 0.05,
            Ink::fill(palette::WHITE).edge("#173f4a", e * 0.05),
        );
    }
}
