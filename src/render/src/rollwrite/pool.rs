//! The dice with health and survival points of the player whose turn it is.

use castaway_kernel::Seat;
use castaway_rollwrite::view::{Die, Fight, Fighter, Phase, Player, Standing, View};

use super::{
    Scene, SheetWord, art,
    dice::{self, Use},
    people,
};
use crate::{
    board::{Area, count},
    font::{Typeface, wrap},
    icons::{Icon, Tint},
    palette,
    svg::{Ink, Type},
};

/// Height of the row.
pub(super) const HEIGHT: f32 = 132.0;

pub(super) fn draw(s: &mut Scene<'_>, area: Area, seat: Seat, player: &Player) {
    let parts = area.split(&[1.16, 0.62, 0.5], 12.0);
    let [left, middle, right] = parts.as_slice() else {
        return;
    };
    table(s, *left, seat);
    health(s, *middle, player);
    survival(s, *right, player);
}

/// The dice, or what is thought about instead of them.
pub(super) fn table(s: &mut Scene<'_>, area: Area, seat: Seat) {
    s.panel(area);
    let view = s.input.view;
    match &view.phase {
        Phase::Start(_) => line(s, area, seat, SheetWord::Start),
        Phase::Turn(turn) | Phase::Trade { turn, .. } => {
            let dice = turn.dice;
            pool(s, area, &dice);
        }
        Phase::Fight(fight) => fighters(s, area, fight),
        Phase::Over(_) => {
            let word = end(view);
            if word == SheetWord::Won {
                let ink = Ink::fill(palette::SAGE).edge(palette::GREEN, 3.0);
                s.c.rect(area.x, area.y, area.w, area.h, 14.0, ink);
                stars(s, area);
            }
            line(s, area, seat, word);
        }
    }
}

/// What is said of a game that is over: alone how it ended, if there was something to meet.
pub(super) fn end(view: &View) -> SheetWord {
    let alone = match view.scores.scores.as_slice() {
        [score] if !view.charter.goals.is_empty() => Some(score),
        _ => None,
    };
    let died = view.players.iter().any(|p| match p.standing {
        Standing::Dead { .. } => true,
        Standing::Playing | Standing::Done { .. } => false,
    });
    match alone {
        Some(score) if score.met && !died => SheetWord::Won,
        Some(score) if !score.met => SheetWord::Lost,
        Some(_) | None => SheetWord::Over,
    }
}

/// Stars for somebody who made it, beside the words.
fn stars(s: &mut Scene<'_>, area: Area) {
    for (i, left) in [20.0, 32.0, 20.0].into_iter().enumerate() {
        let y = area.y + area.h * (0.22 + 0.28 * count(i));
        s.c.art(&art::STAR, area.right() - left, y, 24.0, Tint::Own);
    }
}

/// A short text in the place of the dice.
fn line(s: &mut Scene<'_>, area: Area, seat: Seat, word: SheetWord) {
    let y = area.y + area.h / 2.0;
    let size = (area.h * 0.56).min(74.0);
    people::pawn(&mut s.c, seat, area.x + size * 0.8, y, size);
    let text = s.ui(word);
    let x = area.x + size * 1.5;
    let size = (area.h * 0.36).min(38.0);
    let (lines, size) = wrap(
        Typeface::Title,
        &text,
        size,
        25.0,
        area.right() - 12.0 - x,
        2,
    );
    for (i, line) in lines.iter().enumerate() {
        let middle = count(i) - (count(lines.len()) - 1.0) / 2.0;
        let base = y + size * (0.34 + middle);
        s.c.text(x, base, Type::title(size, palette::NAVY), line);
    }
}

fn pool(s: &mut Scene<'_>, area: Area, pool: &[Die; 4]) {
    let size = (area.h * 0.76).min(area.w / 4.0 - 12.0);
    let gap = (area.w - 4.0 * size) / 5.0;
    for (i, die) in pool.iter().enumerate() {
        let x = area.x + gap + count(i) * (size + gap);
        let state = if die.spent { Use::Spent } else { Use::Free };
        dice::die(s, x, area.y + (area.h - size) / 2.0, size, die.value, state);
    }
}

fn fighters(s: &mut Scene<'_>, area: Area, fight: &Fight) {
    for (i, side) in [&fight.attacker, &fight.defender].into_iter().enumerate() {
        fighter(s, area.row(i, 2, 0.0), side);
    }
}

fn fighter(s: &mut Scene<'_>, area: Area, side: &Fighter) {
    let y = area.y + area.h / 2.0;
    let unit = (area.w / 480.0).min(area.h / 56.0).min(1.0);
    people::disc(&mut s.c, side.seat, area.x + 40.0 * unit, y, 22.0 * unit);
    let mut x = area.x + 78.0 * unit;
    for &value in &side.dice {
        if value > 0 {
            dice::die(s, x, y - 24.0 * unit, 48.0 * unit, value, Use::Free);
        }
        x += 58.0 * unit;
    }
    for &item in &side.weapons {
        x += 30.0 * unit;
        art::item(item).draw(&mut s.c, x, y, 44.0 * unit, Tint::Own);
        x += 26.0 * unit;
    }
}

fn health(s: &mut Scene<'_>, area: Area, player: &Player) {
    s.panel(area);
    hearts(s, Area { h: 100.0, ..area }, 66.0, player);
    label(s, area, SheetWord::Health);
}

/// The hearts that are left and those that are lost, around the middle of an area.
pub(super) fn hearts(s: &mut Scene<'_>, area: Area, most: f32, player: &Player) {
    let full = s.input.catalog.rules.health.max(player.health);
    let n = usize::from(full.max(1));
    let step = (area.w / count(n)).min(most);
    let mid = area.x + area.w / 2.0;
    let y = area.y + area.h / 2.0;
    for i in 0..n {
        let x = mid + step * (count(i) - (count(n) - 1.0) / 2.0);
        if i < usize::from(player.health) {
            s.c.icon(Icon::Heart, x, y, step * 0.84);
        } else {
            s.c.tinted(
                Icon::Heart,
                x,
                y,
                step * 0.84,
                Tint::Flat("#e2d3b0", palette::PAPER),
            );
            s.c.strike(x, y, step * 0.8, "#a08a5e");
        }
    }
}

fn survival(s: &mut Scene<'_>, area: Area, player: &Player) {
    s.panel(area);
    let text = player.survival.to_string();
    let mid = area.x + area.w / 2.0;
    s.c.art(&art::STAR, mid - 42.0, area.y + 49.0, 62.0, Tint::Own);
    s.c.fitted(
        mid + 2.0,
        area.y + 68.0,
        area.right() - mid - 8.0,
        Type::bold(56.0, palette::INK),
        &text,
    );
    label(s, area, SheetWord::Survival);
}

fn label(s: &mut Scene<'_>, area: Area, word: SheetWord) {
    let text = s.ui(word);
    s.c.fitted(
        area.x + area.w / 2.0,
        area.bottom() - 16.0,
        area.w - 16.0,
        Type::text(29.0, palette::SOFT).middle(),
        &text,
    );
}

/// A frame around the sheet of whoever is asked or has won.
pub(super) fn mark(s: &mut Scene<'_>, area: Area, colour: &'static str) {
    let ink = Ink::line(colour, 6.0);
    s.c.rect(area.x, area.y, area.w, area.h, 16.0, ink);
}
