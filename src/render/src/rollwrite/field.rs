//! One field: its ground, what is printed on it, what stands on it.

use castaway_rollwrite::{
    hex::Hex,
    ids::{Feature, Item, Resource, Task},
    map::Field,
    view::Structure,
    view::View,
};

use super::{
    Scene,
    art::{self, Sign},
    grid::Grid,
    map::jitter,
    people, seats,
};
use crate::{icons::Tint, palette, svg::Ink};

/// Ground of a field that was used up.
const SPENT: &str = "#e9dfc2";
/// A sign that was used up.
const GHOST: &str = "#cdbf99";
/// The cross on it.
const CROSS: &str = "#ab986c";
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

/// The ground of a field.
pub(super) fn ground(s: &mut Scene<'_>, grid: Grid, at: Hex, found: Field) {
    let corners = grid.corners(at, 0.93);
    s.c.polygon(&corners, Ink::fill(tone(at, found)));
}

/// The light around the fields that can be walked to.
pub(super) fn lights(s: &mut Scene<'_>, grid: Grid) {
    for reach in s.input.reach {
        let corners = grid.corners(reach.at, 0.88);
        s.c.polygon(&corners, Ink::line(LIT, grid.edge() * 0.1));
    }
}

/// The fields that do not look as they did before anybody came.
pub(super) fn changed(view: &View, land: &[(Hex, Field)]) -> Vec<(Hex, Field)> {
    let taken = |at: Hex| {
        view.players.iter().any(|p| p.at == Some(at)) || view.structures.iter().any(|b| b.at == at)
    };
    let changed = land.iter().filter(|(at, found)| found.used || taken(*at));
    changed.copied().collect()
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

/// What is printed on a field that nobody has touched.
pub(super) fn printed(s: &mut Scene<'_>, grid: Grid, at: Hex, found: Field) {
    let e = grid.edge();
    let (x, y) = grid.middle(at);
    if let Some(sign) = sign(found.feature) {
        let (dx, dy, size) = print(grid, found.feature);
        sign.draw(&mut s.c, x + dx, y + dy, size * e, Tint::Own);
    }
}

/// Where a sign stands beside the middle of its field, in pixels, and how large it is, in edges.
fn print(grid: Grid, feature: Feature) -> (f32, f32, f32) {
    let (e, crowd) = (grid.edge(), grid.crowd());
    match feature {
        Feature::Palm => (0.0, -e * 0.02, 1.2),
        // A number stands at the lower right, a name above.
        Feature::Gather { .. } | Feature::Lizard { .. } => {
            let shift = e * 0.6 * crowd;
            (-shift, 1.3 * shift - e * 0.02, 0.98 - 0.5 * crowd)
        }
        Feature::Empty
        | Feature::Sea
        | Feature::Crystal
        | Feature::Mask
        | Feature::Smoke
        | Feature::Chart => (0.0, e * (1.2 * crowd - 0.02), 0.98 - 0.6 * crowd),
    }
}

/// What is printed, what was built, and who stands there.
pub(super) fn draw(s: &mut Scene<'_>, grid: Grid, at: Hex, found: Field) {
    let e = grid.edge();
    let (x, y) = grid.middle(at);
    let view = s.input.view;
    let guest = seats(view)
        .find(|(_, p)| p.at == Some(at))
        .map(|(seat, _)| seat);
    // A pawn takes the upper right, so that what is printed makes room for it.
    let (mx, my, size) = if guest.is_some() {
        (x - e * 0.34, y + e * 0.22, e * 0.72)
    } else {
        (x, y - e * 0.02, e * 0.98)
    };
    if let Some(sign) = sign(found.feature) {
        if found.used {
            sign.draw(&mut s.c, mx, my, size * 0.84, Tint::Flat(GHOST, SPENT));
            s.c.strike(mx, my, size * 0.74, CROSS);
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
