//! The small values printed on fields, and the names of those that can be chosen: all of a kind are one shape.

use castaway_rollwrite::{hex::Hex, ids::Feature, map::Field, mark::Mark};

use super::{Scene, art, boxes::Boxes, grid::Grid};
use crate::{icons::Tint, palette, svg::Ink};

/// Ground of the names of fields that serve a goal.
const GOAL: &str = "#ffd23e";
/// Ground of the names.
const NUMBER: &str = "#173f4a";

/// The printed values at the lower right of their fields; a lizard's says which dice are enough.
pub(super) fn values(s: &mut Scene<'_>, grid: Grid, land: &[(Hex, Field)]) {
    let (e, t, pad) = (grid.edge(), grid.letter(), pad(grid));
    let (mut plain, mut lizards) = (Boxes::default(), Boxes::default());
    for (at, found) in land.iter().filter(|(_, f)| !f.used) {
        let (text, boxes, wide) = match found.feature {
            Feature::Gather { value, .. } => (value.to_string(), &mut plain, 1.16),
            Feature::Lizard { value } => (format!("{value}+"), &mut lizards, 1.56),
            Feature::Empty
            | Feature::Sea
            | Feature::Palm
            | Feature::Crystal
            | Feature::Mask
            | Feature::Smoke
            | Feature::Chart => continue,
        };
        let (x, y) = grid.middle(*at);
        let (x, y) = (x + e * 0.44, y + e * 0.43);
        boxes.add(x, y, (wide * pad * t, 1.16 * pad * t), e * 0.036, t * 0.28);
        boxes.write(x, y, t, &text);
    }
    plain.draw(&mut s.c, palette::INK, palette::WHITE, palette::INK);
    lizards.draw(&mut s.c, "#8c2416", palette::BLUSH, "#8c2416");
}

/// How much of the space around a letter is left where fields are small.
fn pad(grid: Grid) -> f32 {
    1.0 - 0.5 * grid.crowd().min(0.5)
}

/// The names at the upper left, framed where the goals are served, with a little die for each that the way spends if
/// these are several and there is room.
pub(super) fn marks(s: &mut Scene<'_>, grid: Grid) {
    let (e, t, pad) = (grid.edge(), grid.letter(), pad(grid));
    let roomy = grid.crowd() < 0.1;
    let (mut pills, mut goals) = (Boxes::default(), Boxes::default());
    let mut dice = Boxes::default();
    for reach in s.input.reach {
        let text = Mark::of(reach.at).to_string();
        let (x, y) = grid.middle(reach.at);
        let (x, y) = if roomy {
            (x - e * 0.42, y - e * 0.46)
        } else {
            (x - e * 0.12, y - e * 0.5)
        };
        let wide = t * pad * if text.chars().count() > 2 { 2.2 } else { 1.72 };
        let list = if reach.serves { &mut goals } else { &mut pills };
        list.add(x, y, (wide, t * 1.28 * pad), e * 0.045, t * 0.64 * pad);
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
