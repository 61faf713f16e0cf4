//! One hex: its ground, what grows and lies there, who goes there.
//!
//! Longer than others: everything that lies on one hex, drawn over each other in one order.

use castaway_robinson::{
    ids::{Terrain, TokenKind},
    plan::Goal,
    view::{HexView, PlacementView, TileView},
};

use super::{Scene, count, hex_head, hex_plans, pawns::person};
use crate::{
    icons::{self, Icon},
    labels::UiWord,
    palette,
    svg::{Ink, Type, num},
};

/// No text is smaller: 11 pixels where the client shows half the size.
pub(super) const LEAST: f32 = 22.0;

/// The corners of a hex that stands on a point.
pub(super) fn corners(x: f32, y: f32, edge: f32) -> [(f32, f32); 6] {
    let half = edge * 3.0_f32.sqrt() / 2.0;
    [
        (x, y - edge),
        (x + half, y - edge / 2.0),
        (x + half, y + edge / 2.0),
        (x, y + edge),
        (x - half, y + edge / 2.0),
        (x - half, y - edge / 2.0),
    ]
}

/// The ground, its pattern and its outline.
pub(super) fn ground(s: &mut Scene<'_>, h: &HexView, x: f32, y: f32, edge: f32) {
    let shape = corners(x, y, edge * 0.97);
    if let Some(by) = &h.closed {
        return closed_ground(s, by.as_str(), x, y, edge);
    }
    match &h.tile {
        Some(tile) if tile.face_down => {
            s.c.polygon(&shape, Ink::fill("#8b8479").edge(palette::INK, 3.0));
            for k in [-0.5, 0.0, 0.5] {
                let d = format!(
                    "M{} {}l{} {}",
                    num(x + edge * (k - 0.3)),
                    num(y + edge * 0.45),
                    num(edge * 0.6),
                    num(-edge * 0.9)
                );
                s.c.path(&d, Ink::line("#7a7368", 8.0));
            }
        }
        Some(tile) => {
            let (colour, dark) = palette::terrain(tile.terrain);
            s.c.polygon(&shape, Ink::fill(colour).edge(palette::INK, 3.0));
            pattern(s, tile.terrain, x, y, edge, dark);
        }
        None if h.explorable => {
            s.c.polygon(&shape, Ink::fill("#eef1e4"));
            s.c.polygon(
                &corners(x, y, edge * 0.9),
                Ink::line(palette::DEEP, 4.0).dash("13 11"),
            );
        }
        None => {
            s.c.polygon(&shape, Ink::fill(palette::MIST).edge(palette::SHALLOW, 3.0));
            for (dx, dy) in [(-0.55, -0.02), (0.05, 0.2), (-0.3, 0.5), (0.2, -0.1)] {
                let d = format!(
                    "M{} {}h{}",
                    num(x + edge * dx),
                    num(y + edge * dy),
                    num(edge * 0.34)
                );
                s.c.path(&d, Ink::line("#c9d8d3", 6.0));
            }
        }
    }
}

/// The ground of a hex that is closed for good: rock, with what glows in it.
fn closed_ground(s: &mut Scene<'_>, by: &str, x: f32, y: f32, edge: f32) {
    let (colour, cracks) = match by {
        "lava" => ("#8f2f1f", "#f2913a"),
        "volcano" => ("#4d3f38", "#6a574c"),
        _ => ("#8b8479", "#7a7368"),
    };
    let shape = corners(x, y, edge * 0.97);
    s.c.polygon(&shape, Ink::fill(colour).edge(palette::INK, 3.0));
    for (dx, dy) in [(-0.72, -0.18), (0.38, -0.24), (-0.66, 0.3), (0.36, 0.26)] {
        let d = format!(
            "M{} {}l{} {}l{} {}l{} {}",
            num(x + edge * dx),
            num(y + edge * dy),
            num(edge * 0.12),
            num(edge * -0.1),
            num(edge * 0.1),
            num(edge * 0.1),
            num(edge * 0.13),
            num(edge * -0.07)
        );
        s.c.path(&d, Ink::line(cracks, 6.0));
    }
}

/// Marks along the edge of a tile that tell its terrain apart without colour.
fn pattern(s: &mut Scene<'_>, terrain: Terrain, x: f32, y: f32, edge: f32, dark: &'static str) {
    let spots: [(f32, f32); 8] = [
        (-0.64, -0.43),
        (0.64, -0.43),
        (-0.71, 0.02),
        (0.71, 0.02),
        (-0.62, 0.44),
        (0.62, 0.44),
        (-0.3, 0.68),
        (0.3, 0.68),
    ];
    let u = edge * 0.085;
    let mut d = String::new();
    for (dx, dy) in spots {
        let (px, py) = (num(x + edge * dx), num(y + edge * dy));
        let n = num;
        d.push_str(&match terrain {
            Terrain::Beach => format!(
                "M{px} {py}h.1M{} {}h.1",
                n(x + edge * dx + u),
                n(y + edge * dy + u)
            ),
            Terrain::Hills => format!(
                "M{} {py}q{} {} {} 0",
                n(x + edge * dx - u),
                n(u),
                n(-1.7 * u),
                n(2.0 * u)
            ),
            Terrain::Mountains => format!(
                "M{} {}l{} {}l{} {}",
                n(x + edge * dx - u),
                n(y + edge * dy + u * 0.6),
                n(u),
                n(-1.5 * u),
                n(u),
                n(1.5 * u)
            ),
            Terrain::River => format!(
                "M{} {py}q{} {} {} 0t{} 0",
                n(x + edge * dx - 1.2 * u),
                n(0.6 * u),
                n(-u),
                n(1.2 * u),
                n(1.2 * u)
            ),
            Terrain::Plains => format!(
                "M{px} {py}v{}M{} {py}l{} {}M{} {py}l{} {}",
                n(-1.5 * u),
                n(x + edge * dx - 0.5 * u),
                n(-0.5 * u),
                n(-u),
                n(x + edge * dx + 0.5 * u),
                n(0.5 * u),
                n(-u)
            ),
        });
    }
    let width = if terrain == Terrain::Beach { 5.0 } else { 2.8 };
    s.c.path(&d, Ink::line(dark, width).opacity(0.55));
}

/// Everything on the hex.
pub(super) fn contents(s: &mut Scene<'_>, h: &HexView, x: f32, y: f32, edge: f32) {
    match &h.tile {
        _ if h.closed.is_some() => face_down(s, h, x, y, edge),
        Some(tile) if tile.face_down => face_down(s, h, x, y, edge),
        Some(tile) => explored(s, h, tile, x, y, edge),
        None => unexplored(s, h, x, y, edge),
    }
    if let Some((_, round)) = h.closes {
        closing_round(s, round, x, y, edge);
    }
}

/// The round in which the sheet closes this hex, in the corner that a head of signs and the name leave.
fn closing_round(s: &mut Scene<'_>, round: u8, x: f32, y: f32, edge: f32) {
    let (cx, cy) = (x - edge * 0.7, y - edge * 0.47);
    s.c.circle(
        cx,
        cy,
        edge * 0.14,
        Ink::fill("#c4471f").edge(palette::INK, 2.0),
    );
    s.c.text(
        cx,
        cy + edge * 0.08,
        Type::bold((edge * 0.22).max(LEAST), palette::WHITE).middle(),
        &round.to_string(),
    );
}

fn planned<'a>(s: &Scene<'a>, wanted: impl Fn(&Goal) -> bool) -> Vec<&'a PlacementView> {
    s.view
        .plan
        .iter()
        .filter(|p| wanted(&p.what.goal))
        .collect()
}

fn face_down(s: &mut Scene<'_>, h: &HexView, x: f32, y: f32, edge: f32) {
    let mid = y - edge * 0.1;
    let words = match &h.closed {
        Some(by) => {
            s.c.icon(icons::closing(by.as_str()), x, mid, edge * 0.56);
            s.labels.closing(by)
        }
        None => {
            let tint = icons::Tint::Flat(palette::WHITE, palette::INK);
            s.c.tinted(Icon::Hidden, x, mid, edge * 0.5, tint);
            s.labels.ui(UiWord::FaceDown)
        }
    };
    s.c.fitted(
        x,
        y + edge * 0.4,
        edge * 1.3,
        Type::bold((edge * 0.2).max(LEAST), palette::WHITE).middle(),
        &words,
    );
    s.c.text(
        x,
        y - edge * 0.55,
        Type::bold((edge * 0.2).max(LEAST), palette::WHITE).middle(),
        h.space.name(),
    );
    let markers: Vec<Icon> = h
        .markers
        .iter()
        .map(|m| icons::marker(m.as_str()))
        .collect();
    tokens(s, &markers, x, y + edge * 0.66, edge);
}

fn unexplored(s: &mut Scene<'_>, h: &HexView, x: f32, y: f32, edge: f32) {
    let plans = planned(s, |goal| *goal == Goal::Explore(h.space));
    let colour = if h.explorable {
        palette::NAVY
    } else {
        "#7d9694"
    };
    s.c.text(
        x,
        y - edge * 0.36,
        Type::bold(edge * 0.29, colour).middle(),
        h.space.name(),
    );
    if h.explorable {
        let n = h.distance.map_or(0, |n| n + h.slow);
        let mid = if plans.is_empty() {
            y + edge * 0.08
        } else {
            y - edge * 0.12
        };
        s.c.icon(Icon::Spyglass, x - edge * 0.34, mid, edge * 0.38);
        if n > 0 {
            s.c.tinted(
                Icon::Pawn,
                x + edge * 0.1,
                mid,
                edge * 0.34,
                icons::Tint::Flat(palette::NAVY, palette::WHITE),
            );
            s.c.text(
                x + edge * 0.29,
                mid + edge * 0.13,
                Type::bold(edge * 0.37, palette::NAVY),
                &n.to_string(),
            );
        }
    }
    if let Some(plan) = plans.first() {
        s.pawns(x, y + edge * 0.31, edge * 0.22, edge * 1.4, plan);
    }
    let mut lying: Vec<Icon> = vec![Icon::Marker; usize::from(h.waiting_markers)];
    lying.extend(h.tokens.iter().map(|&t| icons::token(t)));
    lying.extend(h.markers.iter().map(|m| icons::marker(m.as_str())));
    let foot = y + edge * if plans.is_empty() { 0.56 } else { 0.68 };
    tokens(s, &lying, x, foot, edge);
}

fn explored(s: &mut Scene<'_>, h: &HexView, tile: &TileView, x: f32, y: f32, edge: f32) {
    hex_head::draw(s, h, tile, x, y, edge);
    sources(s, h, tile, x, y, edge);
    if h.camp {
        camp(s, x, y, edge);
    }

    // Foot: what lies there and who sleeps there.
    let tokens_here = h.tokens.iter().map(|&t| icons::token(t));
    let markers = h.markers.iter().map(|m| icons::marker(m.as_str()));
    let lying: Vec<Icon> = tokens_here.chain(markers).collect();
    let sleepers = tile.sleepers.len();
    let shift = edge * 0.17 * count(sleepers.min(3));
    // Pawns need the room above the foot; without them the foot may stand where the hex is wider.
    let busy = hex_plans::is_busy(s, h);
    let foot = y + edge * if busy { 0.74 } else { 0.6 };
    tokens(s, &lying, x - shift, foot, edge);
    for (i, &who) in tile.sleepers.iter().enumerate().take(4) {
        let id = person(s.view, who).map_or("", |p| p.character.as_str());
        let (colour, icon) = (palette::person(id), icons::emblem(id));
        let cx = x
            + edge * 0.32 * count(i)
            + if lying.is_empty() {
                -edge * 0.16 * count(sleepers - 1)
            } else {
                edge * 0.12 * count(lying.len())
            };
        s.disc(cx, foot, edge * 0.17, colour, icon);
        s.c.icon(
            Icon::Moon,
            cx + edge * 0.15,
            foot - edge * 0.14,
            edge * 0.21,
        );
    }
}

/// The sources with who gathers from them underneath.
fn sources(s: &mut Scene<'_>, h: &HexView, tile: &TileView, x: f32, y: f32, edge: f32) {
    let n = tile.sources.len();
    let (r, gap, shift) = match (h.camp, n) {
        (true, 0..=2) => (edge * 0.21, edge * 0.46, edge * 0.31),
        (_, 0..=2) => (edge * 0.25, edge * 0.64, 0.0),
        _ => (edge * 0.24, edge * 0.53, 0.0),
    };
    let cy = y + edge * 0.06;
    for (i, &(source, exhausted)) in tile.sources.iter().enumerate() {
        let cx = x + shift + gap * (count(i) - count(n.saturating_sub(1)) / 2.0);
        let size = r * 1.45;
        if exhausted {
            s.c.circle(
                cx,
                cy,
                r - 1.0,
                Ink::fill("#e4d9c4").edge(palette::RED, 4.0),
            );
            s.c.tinted(
                icons::source(source),
                cx,
                cy,
                size,
                icons::Tint::Flat("#8f8573", "#e4d9c4"),
            );
            s.c.strike(cx, cy, r * 1.9, palette::RED);
        } else {
            s.c.circle(cx, cy, r, Ink::fill(palette::WHITE).edge(palette::INK, 2.0));
            s.c.icon(icons::source(source), cx, cy, size);
        }
    }
    let first = x + shift - gap * count(n.saturating_sub(1)) / 2.0;
    hex_plans::draw(s, h, (x, cy + edge * 0.38), edge, (first, gap));
}

fn camp(s: &mut Scene<'_>, x: f32, y: f32, edge: f32) {
    let icon = if s.view.shelter {
        Icon::House
    } else {
        Icon::Tent
    };
    let (cx, cy) = (x - edge * 0.48, y + edge * 0.15);
    s.c.circle(
        cx,
        cy,
        edge * 0.3,
        Ink::fill(palette::WHITE).edge(palette::RED, 4.5),
    );
    s.c.icon(icon, cx, cy - edge * 0.02, edge * 0.42);
}

fn tokens(s: &mut Scene<'_>, icons: &[Icon], x: f32, y: f32, edge: f32) {
    if icons.is_empty() {
        return;
    }
    let size = edge * 0.29;
    let step = (edge * 0.98 / count(icons.len())).min(size * 1.18);
    let first = x - step * count(icons.len() - 1) / 2.0;
    for (i, &icon) in icons.iter().enumerate() {
        let cx = first + step * count(i);
        s.c.circle(
            cx,
            y,
            size * 0.58,
            Ink::fill(palette::WHITE).edge(palette::SOFT, 2.0),
        );
        s.c.icon(icon, cx, y, size * 0.8);
    }
}

/// The icon of a token, for other places of the board.
pub(super) fn token_chip(s: &mut Scene<'_>, token: TokenKind, x: f32, y: f32, size: f32) {
    s.c.circle(
        x,
        y,
        size * 0.58,
        Ink::fill(palette::WHITE).edge(palette::SOFT, 2.0),
    );
    s.c.icon(icons::token(token), x, y, size * 0.8);
}
