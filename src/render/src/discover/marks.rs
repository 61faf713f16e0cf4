//! What stands on a space: at most three signs, the most pressing first.

use castaway_discover::{
    ids::{Kind, Res},
    stock::Stock,
    view::{Fate, MonsterView, SpaceView},
    wording::landmark_name,
    world::{Face as TokenFace, Icon as Site, Space},
};
use castaway_kernel::Seat;

use super::{
    Scene, Seen, art,
    grid::{At, Grid},
    seats, sign,
};
use crate::{
    icons::{Icon, Tint},
    palette,
    rollwrite::{art as shared, people},
    svg::{Canvas, Ink, Type},
};

/// Signs on a space at most.
pub(super) const MOST: usize = 3;

/// One sign.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Mark<'a> {
    /// Monsters; the first is drawn, the number of all beside it.
    Monsters(Vec<&'a MonsterView>),
    /// The survivors who stand there.
    People(Vec<Seat>),
    /// What is led along.
    Escort,
    /// The camp.
    Camp,
    /// A landmark, and whether it has become something.
    Landmark(u8, bool),
    /// An objective, and whether it was set going.
    Objective(u8, bool),
    /// A fire, lit or not.
    Fire(bool),
    /// A source.
    Water(Option<Res>, Option<u8>),
    /// A feature token with the damage on it.
    Token(Kind, Option<&'a TokenFace>, u8),
    /// Dropped goods.
    Dropped(Stock),
    /// People who fell here.
    Fallen(Vec<Seat>),
    /// So many more.
    More(usize),
}

/// What stands on a space, at most three signs.
pub(super) fn of<'a>(s: &Scene<'a>, space: Space) -> Vec<Mark<'a>> {
    let mut all = everything(s, space);
    if all.len() > MOST {
        let rest = all.len() - (MOST - 1);
        all.truncate(MOST - 1);
        all.push(Mark::More(rest));
    }
    all
}

/// Everything that stands on a space, the most pressing first.
pub(super) fn everything<'a>(s: &Scene<'a>, space: Space) -> Vec<Mark<'a>> {
    let view = s.input.view;
    let mut all = Vec::new();
    let monsters: Vec<&MonsterView> = view.monsters.iter().filter(|m| m.at == space).collect();
    if !monsters.is_empty() {
        all.push(Mark::Monsters(monsters));
    }
    let of = |fate: Fate| -> Vec<Seat> {
        let there = seats(view).filter(|(_, p)| p.at == space && p.fate == fate);
        there.map(|(seat, _)| seat).collect()
    };
    let here = of(Fate::Here);
    if !here.is_empty() {
        all.push(Mark::People(here));
    }
    // Where it stands may be said before its tile is seen; it is drawn on what is seen.
    if view.progress.trail.last() == Some(&space) && s.seen(space) != Seen::Fog {
        all.push(Mark::Escort);
    }
    let Some(ground) = view.spaces.get(usize::from(space)) else {
        return all;
    };
    if s.seen(space) != Seen::Flooded {
        lying(s, space, ground, &mut all);
    }
    let fallen = of(Fate::Lost);
    if !fallen.is_empty() {
        all.push(Mark::Fallen(fallen));
    }
    all
}

/// What is printed on a space and lies there.
fn lying<'a>(s: &Scene<'a>, space: Space, ground: &'a SpaceView, all: &mut Vec<Mark<'a>>) {
    let upgraded = s.input.view.upgrades.iter().any(|u| u.at == space);
    match ground.site.and_then(|site| site.icon) {
        Some(Site::Camp) => all.push(Mark::Camp),
        Some(Site::Landmark(n)) => all.push(Mark::Landmark(n, upgraded)),
        Some(Site::Objective(n)) => all.push(Mark::Objective(n, ground.active)),
        Some(Site::Feature(_) | Site::Water(_)) | None => {}
    }
    if let Some(lit) = ground.fire {
        all.push(Mark::Fire(lit));
    }
    if let Some((res, left)) = ground.water {
        all.push(Mark::Water(res, left));
    }
    let up = ground.tokens.iter().filter(|(_, face, _)| face.is_some());
    let down = ground.tokens.iter().filter(|(_, face, _)| face.is_none());
    let tokens = up.chain(down);
    all.extend(tokens.map(|(kind, face, hurt)| Mark::Token(*kind, face.as_ref(), *hurt)));
    if !ground.dropped.is_empty() {
        all.push(Mark::Dropped(ground.dropped));
    }
}

/// Where so many signs stand beside the middle of their space, and how large they are, in edges.
pub(super) fn spots(n: usize) -> &'static [(f32, f32, f32)] {
    match n {
        0 => &[],
        1 => &[(0.0, -0.18, 0.98)],
        2 => &[(-0.41, -0.2, 0.8), (0.41, -0.2, 0.8)],
        _ => &[(-0.38, -0.46, 0.64), (0.38, -0.46, 0.64), (0.0, 0.04, 0.64)],
    }
}

/// Draws the signs of a space.
pub(super) fn draw(s: &mut Scene<'_>, grid: Grid, space: Space, at: At) {
    let marks = of(s, space);
    let (x, y) = grid.middle(at);
    let e = grid.edge;
    for (mark, (dx, dy, size)) in marks.iter().zip(spots(marks.len())) {
        one(s, mark, x + dx * e, y + dy * e, size * e);
    }
}

/// The light of a fire around its space.
pub(super) fn glow(s: &mut Scene<'_>, grid: Grid, space: Space, at: At) {
    let burns = s.input.view.spaces.get(usize::from(space));
    if burns.is_some_and(|ground| ground.fire == Some(true)) {
        let (x, y) = grid.middle(at);
        let e = grid.edge;
        let light = if s.is_night() { 0.2 } else { 0.12 };
        for r in [1.25, 0.95, 0.66] {
            s.c.circle(x, y - e * 0.1, e * r, Ink::fill("#ffb13d").opacity(light));
        }
    }
}

/// Draws one sign around a middle.
pub(super) fn one(s: &mut Scene<'_>, mark: &Mark<'_>, x: f32, y: f32, size: f32) {
    let c = &mut s.c;
    match mark {
        Mark::Monsters(all) => {
            let Some(first) = all.first() else { return };
            let card = first.card.as_ref();
            let boss = card.is_some_and(|card| s.input.catalog.bosses.contains_key(card));
            monster(c, first, boss, x, y, size);
            if all.len() > 1 {
                pips(c, x, y - size * 0.52, size, all.len(), palette::RED);
            }
        }
        Mark::People(all) => crowd(c, all, x, y, size),
        Mark::Escort => c.art(&art::ESCORT, x, y, size, Tint::Own),
        Mark::Camp => {
            halo(c, x, y, size);
            c.art(&shared::TENT, x, y, size * 0.84, Tint::Own);
        }
        Mark::Landmark(n, upgraded) => landmark(c, *n, *upgraded, x, y, size),
        Mark::Objective(n, active) => objective(c, *n, *active, x, y, size),
        Mark::Fire(lit) => {
            let art = if *lit { &shared::CAMPFIRE } else { &art::ASHES };
            halo(c, x, y, size);
            c.art(art, x, y - size * 0.02, size * 0.78, Tint::Own);
        }
        Mark::Water(res, left) => {
            let art = match res {
                None => &art::UNTASTED,
                Some(Res::Dirty) => &art::DIRTY,
                Some(_) => &shared::WATER,
            };
            halo(c, x, y, size);
            c.art(art, x, y - size * 0.03, size * 0.72, Tint::Own);
            if let Some(left) = left {
                pips(c, x, y + size * 0.46, size, usize::from(*left), "#1b5680");
            }
        }
        Mark::Token(kind, face, hurt) => {
            sign::token(c, *kind, *face, x, y, size * 0.94);
            if *hurt > 0 {
                pips(
                    c,
                    x,
                    y - size * 0.46,
                    size,
                    usize::from(*hurt),
                    palette::RED,
                );
            }
        }
        Mark::Dropped(_) => {
            halo(c, x, y, size);
            c.icon(Icon::Sack, x, y, size * 0.74);
        }
        Mark::Fallen(all) => {
            c.art(&art::GRAVE, x, y, size * 0.86, Tint::Own);
            if let Some(seat) = all.first() {
                people::disc(c, *seat, x + size * 0.3, y + size * 0.3, size * 0.18);
            }
        }
        Mark::More(n) => {
            halo(c, x, y, size);
            let text = format!("+{n}");
            let set = Type::bold(22.0, palette::INK).middle();
            c.text(x, y + 7.5, set, &text);
        }
    }
}

/// A pale ground under a sign.
fn halo(c: &mut Canvas, x: f32, y: f32, size: f32) {
    let ink = Ink::fill(palette::PAPER).edge(palette::LINE, size * 0.04);
    c.circle(x, y, size * 0.47, ink);
}

/// Little discs in a row: how many.
fn pips(c: &mut Canvas, x: f32, y: f32, size: f32, n: usize, colour: &'static str) {
    let r = (size * 0.075).max(2.6);
    let n = n.min(6);
    let step = r * 2.5;
    let first = x - step * (f32::from(u8::try_from(n).unwrap_or(6)) - 1.0) / 2.0;
    let mut at = first;
    for _ in 0..n {
        c.circle(at, y, r, Ink::fill(colour).edge(palette::WHITE, r * 0.5));
        at += step;
    }
}

/// A monster: eyes in the dark, or its head with the damage it took.
pub(super) fn monster(c: &mut Canvas, m: &MonsterView, boss: bool, x: f32, y: f32, size: f32) {
    match m.card {
        None => c.art(&art::LURKING, x, y, size * 0.94, Tint::Own),
        Some(_) => {
            let ring = if boss || m.special {
                palette::GOLD
            } else {
                palette::RED
            };
            let ink = Ink::fill(palette::PAPER).edge(ring, size * 0.07);
            c.circle(x, y, size * 0.47, ink);
            c.art(&art::MONSTER, x, y + size * 0.02, size * 0.7, Tint::Own);
            if boss {
                c.art(&art::BOSS, x, y - size * 0.44, size * 0.36, Tint::Own);
            }
        }
    }
    if m.hurt > 0 {
        pips(
            c,
            x,
            y + size * 0.47,
            size,
            usize::from(m.hurt),
            palette::RED,
        );
    }
}

/// Pawns side by side, those behind a little higher.
fn crowd(c: &mut Canvas, all: &[Seat], x: f32, y: f32, size: f32) {
    let places: &[(f32, f32, f32)] = match all.len() {
        0 | 1 => &[(0.0, 0.06, 1.0)],
        2 => &[(-0.22, 0.0, 0.8), (0.22, 0.12, 0.8)],
        3 => &[(0.0, -0.16, 0.68), (-0.28, 0.14, 0.68), (0.28, 0.14, 0.68)],
        _ => &[
            (-0.22, -0.2, 0.6),
            (0.22, -0.2, 0.6),
            (-0.3, 0.18, 0.6),
            (0.3, 0.18, 0.6),
        ],
    };
    for (seat, (dx, dy, part)) in all.iter().zip(places) {
        people::pawn(c, *seat, x + dx * size, y + dy * size, size * part);
    }
}

/// A flag with the number of a landmark.
fn landmark(c: &mut Canvas, n: u8, upgraded: bool, x: f32, y: f32, size: f32) {
    let (w, h) = (size * 0.86, size * 0.66);
    let (left, top) = (x - w / 2.0, y - size * 0.46);
    let pole = Ink::line("#4a2d14", size * 0.08);
    c.line(left, top, left, y + size * 0.47, pole);
    let colour = if upgraded { "#8a6410" } else { "#a3352a" };
    let points = [
        (left, top),
        (left + w, top + h * 0.06),
        (left + w * 0.88, top + h * 0.5),
        (left + w, top + h * 0.94),
        (left, top + h),
    ];
    c.polygon(&points, Ink::fill(colour).edge(palette::WHITE, size * 0.05));
    let name = landmark_name(n);
    // The widest of them needs smaller letters.
    let part = if name.len() > 3 { 0.62 } else { 0.82 };
    let letter = (h * part).max(22.0);
    let set = Type::bold(letter, palette::WHITE).middle();
    let (x, y) = (left + w * 0.46, top + h * 0.5 + letter * 0.34);
    c.text(x, y, set, &name);
}

/// A diamond with the number of an objective; it shines once it was set going.
fn objective(c: &mut Canvas, n: u8, active: bool, x: f32, y: f32, size: f32) {
    let r = size * 0.52;
    if active {
        c.circle(x, y, size * 0.56, Ink::fill(palette::GOLD).opacity(0.55));
    }
    let colour = if active { "#b57a10" } else { "#1f6673" };
    let points = [(x, y - r), (x + r, y), (x, y + r), (x - r, y)];
    c.polygon(&points, Ink::fill(colour).edge(palette::WHITE, size * 0.06));
    let letter = (size * 0.5).max(22.0);
    let text = n.to_string();
    let set = Type::bold(letter, palette::WHITE).middle();
    c.text(x, y + letter * 0.34, set, &text);
}

#[cfg(test)]
mod tests {
    use super::{MOST, spots};
    use crate::discover::grid::HALF;

    /// How much of its spot a round sign takes.
    const SIGN: f32 = 0.94;
    /// The top of a name, in edges below the middle.
    const NAME: f32 = 0.45;

    #[test]
    fn signs_stay_in_their_space_and_clear_of_each_other_and_the_name() {
        for n in 1..=MOST {
            let spots = spots(n);
            assert_eq!(spots.len(), n);
            for (i, (x, y, size)) in spots.iter().enumerate() {
                let r = size * SIGN / 2.0;
                assert!(y - r >= -HALF && y + r <= NAME, "{n}: {i}");
                // The slanted sides come closer the farther a sign is from the middle line.
                assert!(
                    x.abs() * HALF + y.abs() * 0.5 + r <= HALF + 0.001,
                    "{n}: {i}"
                );
                for (a, b, other) in spots.iter().skip(i + 1) {
                    let apart = (a - x).hypot(b - y);
                    assert!(apart >= r + other * SIGN / 2.0, "{n}: {i}");
                }
            }
        }
    }
}
