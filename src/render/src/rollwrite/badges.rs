//! The small values printed on fields, and the names of those that can be chosen: all of a kind are one shape.

use castaway_rollwrite::{
    hex::Hex,
    ids::Feature,
    map::{Field, Map},
    mark::Mark,
};

use super::{Scene, art, boxes::Boxes, grid::Grid};
use crate::{board::Area, icons::Tint, palette, svg::Ink};

/// Ground of the names of fields that serve a goal.
const GOAL: &str = "#ffd23e";
/// Ground of the names.
const NUMBER: &str = "#173f4a";

/// The printed values at the lower right of their fields; a lizard's says which dice are enough.
pub(super) fn values(s: &mut Scene<'_>, grid: Grid, land: &[(Hex, Field)]) {
    let (e, t) = (grid.edge(), grid.letter());
    let (mut plain, mut lizards) = (Boxes::default(), Boxes::default());
    for (at, found) in land {
        let Some(place) = value(grid, *at, *found) else {
            continue;
        };
        let (text, boxes) = match found.feature {
            Feature::Gather { value, .. } => (value.to_string(), &mut plain),
            Feature::Lizard { value } => (format!("{value}+"), &mut lizards),
            _ => continue,
        };
        let (x, y) = (place.x + place.w / 2.0, place.y + place.h / 2.0);
        boxes.add(x, y, (place.w, place.h), e * 0.036, t * 0.28);
        boxes.write(x, y, t, &text);
    }
    plain.draw(&mut s.c, palette::INK, palette::WHITE, palette::INK);
    lizards.draw(&mut s.c, "#8c2416", palette::BLUSH, "#8c2416");
}

/// Where the value of a field stands, if it has one.
fn value(grid: Grid, at: Hex, found: Field) -> Option<Area> {
    let (e, t, pad) = (grid.edge(), grid.letter(), pad(grid));
    let wide = match found.feature {
        _ if found.used => return None,
        Feature::Gather { .. } => 1.16,
        Feature::Lizard { .. } => 1.56,
        Feature::Empty
        | Feature::Sea
        | Feature::Palm
        | Feature::Crystal
        | Feature::Mask
        | Feature::Smoke
        | Feature::Chart => return None,
    };
    let (w, h) = (wide * pad * t, 1.16 * pad * t);
    let (x, y) = grid.middle(at);
    Some(Area::new(
        x + e * 0.44 - w / 2.0,
        y + e * 0.43 - h / 2.0,
        w,
        h,
    ))
}

/// Where the name of a field stands: at its upper left, or as far to the right of that as the value of a neighbour asks.
fn name(map: &Map, grid: Grid, at: Hex, text: &str) -> Area {
    let (e, t, pad) = (grid.edge(), grid.letter(), pad(grid));
    let (x, y) = grid.middle(at);
    let (x, y) = match is_roomy(grid) {
        true => (x - e * 0.42, y - e * 0.46),
        false => (x - e * 0.12, y - e * 0.5),
    };
    let wide = t * pad * if text.chars().count() > 2 { 2.2 } else { 1.72 };
    let high = t * 1.28 * pad;
    let mut place = Area::new(x - wide / 2.0, y - high / 2.0, wide, high);
    let values = at
        .around()
        .filter_map(|near| value(grid, near, map.get(near)?));
    for value in values {
        let beside = value.y < place.bottom() && place.y < value.bottom();
        if beside && value.x < place.x {
            place.x = place.x.max(value.right() + e * 0.02);
        }
    }
    place
}

/// Whether fields have room for more than their names.
fn is_roomy(grid: Grid) -> bool {
    grid.crowd() < 0.1
}

/// How much of the space around a letter is left where fields are small: never so much that a name meets the value of
/// the field above, whose middle is 0.80 edges from its own, while half of both is 1.22 letters high.
fn pad(grid: Grid) -> f32 {
    let loose = 1.0 - 0.5 * grid.crowd().min(0.5);
    loose.min(0.65 * grid.edge() / grid.letter())
}

/// The names at the upper left, framed where the goals are served, with a little die for each that the way spends if
/// these are several and there is room.
pub(super) fn marks(s: &mut Scene<'_>, grid: Grid) {
    let (e, t, pad) = (grid.edge(), grid.letter(), pad(grid));
    let roomy = is_roomy(grid);
    let (mut pills, mut goals) = (Boxes::default(), Boxes::default());
    let mut dice = Boxes::default();
    for reach in s.input.reach {
        let text = Mark::of(reach.at).to_string();
        let place = name(&s.input.view.map, grid, reach.at, &text);
        let (x, y, wide) = (place.x + place.w / 2.0, place.y + place.h / 2.0, place.w);
        let list = if reach.serves { &mut goals } else { &mut pills };
        list.add(x, y, (wide, place.h), e * 0.045, t * 0.64 * pad);
        list.write(x, y, t, &text);
        let shown = if roomy { reach.dice.min(4) } else { 0 };
        let count = if shown < 2 { 0 } else { shown };
        for i in 0..count {
            let x = x + wide / 2.0 + e * (0.13 + 0.25 * f32::from(i));
            dice.add(x, y - e * 0.12, (e * 0.23, e * 0.23), e * 0.045, e * 0.07);
        }
    }
    dice.draw(&mut s.c, NUMBER, palette::WHITE, NUMBER);
    pills.draw(&mut s.c, palette::WHITE, NUMBER, palette::WHITE);
    goals.draw(&mut s.c, palette::INK, GOAL, palette::INK);
}

/// A sign at the lower left of each field that the sea takes when the next day begins.
pub(super) fn tides(s: &mut Scene<'_>, grid: Grid) {
    let e = grid.edge();
    for at in &s.input.view.sinking {
        let (x, y) = grid.middle(*at);
        let (x, y) = (x - e * 0.46, y + e * 0.42);
        let ink = Ink::fill(palette::WHITE).edge("#2f7fb8", e * 0.05);
        s.c.circle(x, y, e * 0.29, ink);
        s.c.art(&art::TIDE, x, y, e * 0.4, Tint::Own);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// However small the fields are, a name covers no value but its own field's, which lies below it.
    #[test]
    fn names_keep_off_the_values_of_their_neighbours() {
        for (cols, rows) in [(14, 10), (12, 11), (10, 8), (7, 6)] {
            let mut map = Map::empty(cols, rows);
            let all: Vec<Hex> = map.hexes().collect();
            for (n, at) in all.iter().enumerate() {
                let value = 4;
                let feature = match n % 2 {
                    0 => Feature::Lizard { value },
                    _ => Feature::Gather {
                        resource: castaway_rollwrite::ids::Resource::Wood,
                        value,
                    },
                };
                map.set(*at, feature);
            }
            let grid = Grid::within(&map, Area::new(12.0, 12.0, 765.0, 676.0));
            for at in &all {
                let place = name(&map, grid, *at, &Mark::of(*at).to_string());
                for near in &all {
                    let value = map.get(*near).and_then(|f| value(grid, *near, f)).unwrap();
                    let apart = value.right() <= place.x
                        || place.right() <= value.x
                        || value.bottom() <= place.y
                        || place.bottom() <= value.y;
                    assert!(apart, "{cols}x{rows}: {at:?} covers the value of {near:?}");
                }
            }
        }
    }
}
