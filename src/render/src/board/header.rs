//! The head of the sheet: what is played, the round track, the phase, the event deck.

use castaway_robinson::{
    content::Aim,
    ids::Phase,
    task::CardRef,
    view::{Absence, CrewView},
};

use super::{Area, Scene, count};
use crate::{
    icons::{Icon, Tint, weather_die},
    palette,
    svg::{Ink, Type},
};

/// What stands beside the title.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Beside {
    /// Nothing: the sheet shows it elsewhere.
    Nothing,
    /// How near the goal is.
    Goal,
}

/// Draws it with this room for the title; the round track gets the rest.
pub(super) fn draw(s: &mut Scene<'_>, area: Area, head: f32, beside: Beside) {
    title(s, Area { h: 56.0, ..area }, beside);
    rounds(
        s,
        Area {
            y: area.y + head,
            h: area.h - head,
            ..area
        },
    );
}

fn title(s: &mut Scene<'_>, area: Area, beside: Beside) {
    let baseline = area.y + 42.0;
    let name = s.labels.card(&CardRef::Scenario(s.view.scenario.clone()));
    let used = s.c.fitted(
        area.x + 4.0,
        baseline,
        380.0,
        Type::title(42.0, palette::NAVY),
        &name,
    );

    if let Some(end) = s.view.end {
        let words = s.labels.end(end);
        let won = matches!(end, castaway_robinson::view::End::Won);
        let colour = if won { palette::GREEN } else { palette::RED };
        let x = area.x + used + 40.0;
        s.c.rect(x, area.y, area.right() - x, area.h, 14.0, Ink::fill(colour));
        let mid = x + (area.right() - x) / 2.0;
        s.c.fitted(
            mid,
            baseline,
            area.right() - x - 40.0,
            Type::bold(36.0, palette::WHITE).middle(),
            &words,
        );
        return;
    }

    // The deck and what waits beside it stand at the right end.
    let mut x = area.right();
    let left = format!("{}", s.view.events_left);
    s.c.text(x, baseline, Type::bold(34.0, palette::INK).end(), &left);
    x -= 24.0 + count(left.len()) * 18.0;
    s.c.icon(Icon::Cards, x, area.y + 30.0, 40.0);
    x -= 32.0;
    if s.view.waiting_beast {
        s.c.circle(
            x - 22.0,
            area.y + 30.0,
            25.0,
            Ink::fill(palette::BLUSH).edge(palette::RED, 2.5),
        );
        s.c.icon(Icon::Paw, x - 22.0, area.y + 30.0, 34.0);
        x -= 60.0;
    }
    let after = area.x + used + 24.0;
    let goal = match beside {
        Beside::Goal => goal(s, after, area.y + 30.0),
        Beside::Nothing => after,
    };
    phases(
        s,
        Area {
            x: goal + 20.0,
            w: x - 12.0 - (goal + 20.0),
            ..area
        },
    );
}

/// How near the goal is: the wood of the pile of all it takes, and whether the item stands that the ship must see; gives
/// where it ends.
fn goal(s: &mut Scene<'_>, x: f32, mid: f32) -> f32 {
    let (wood, of) = s.view.pile.iter().fold((0, 0), |(wood, of), stage| {
        (wood + u16::from(stage.0), of + u16::from(stage.1))
    });
    if of == 0 {
        return counted(s, x, mid);
    }
    let text = format!("{wood}/{of}");
    let size = 28.0;
    let colour = if wood == of {
        palette::GREEN
    } else {
        palette::INK
    };
    s.c.icon(Icon::Wood, x + 17.0, mid, 34.0);
    s.c.text(x + 38.0, mid + 10.0, Type::bold(size, colour), &text);
    let x = x + 44.0 + crate::font::Typeface::Bold.width(&text, size);
    let Some(item) = &s.view.goal_item else {
        return x;
    };
    let built = s.view.inventions.iter().any(|i| i.id == *item && i.built);
    s.c.icon(crate::icons::thing(item.as_str()), x + 14.0, mid, 34.0);
    let mark = if built { Icon::Check } else { Icon::Cross };
    s.c.icon(mark, x + 34.0, mid + 8.0, 20.0);
    x + 46.0
}

/// What wins a scenario without a pile: each with how much of it there is; gives where it ends.
fn counted(s: &mut Scene<'_>, x: f32, mid: f32) -> f32 {
    let mut x = x;
    for aim in s.view.aims.iter() {
        if let Aim::Rounds { .. } = aim.aim {
            continue;
        }
        let icon = crate::icons::aim(&aim.aim);
        let colour = if aim.met {
            palette::GREEN
        } else {
            palette::INK
        };
        s.c.icon(icon, x + 17.0, mid, 34.0);
        // What is there or not needs no number.
        if aim.of == 1 {
            let mark = if aim.met { Icon::Check } else { Icon::Cross };
            s.c.icon(mark, x + 36.0, mid + 9.0, 19.0);
            x += 47.0;
            continue;
        }
        let text = format!("{}/{}", aim.have, aim.of);
        s.c.text(x + 38.0, mid + 10.0, Type::bold(28.0, colour), &text);
        x += 54.0 + crate::font::Typeface::Bold.width(&text, 28.0);
    }
    if s.view.mouths > 0 {
        s.c.icon(Icon::Cradle, x + 17.0, mid, 34.0);
        let text = s.view.mouths.to_string();
        s.c.text(x + 38.0, mid + 10.0, Type::bold(28.0, palette::INK), &text);
        x += 48.0;
    }
    if !s.view.crew.is_empty() {
        let gone = |m: &&CrewView| matches!(m.absent, Some(Absence::Dead | Absence::Captive));
        let left = s.view.crew.len() - s.view.crew.iter().filter(gone).count();
        let text = left.to_string();
        s.c.icon(Icon::Clap, x + 17.0, mid, 32.0);
        s.c.text(x + 38.0, mid + 10.0, Type::bold(28.0, palette::INK), &text);
        x += 48.0;
    }
    x
}

/// The six phases as a strip of dots, with the name of the running one.
fn phases(s: &mut Scene<'_>, area: Area) {
    let words = s.labels.now(s.view);
    let mid = area.y + 30.0;
    let step = 26.0;
    let dots = step * 6.0;
    let room = area.w - dots - 20.0;
    let size = 34.0;
    let (text, size) = crate::font::fit(crate::font::Typeface::Bold, &words, size, 22.0, room);
    let wide = crate::font::Typeface::Bold.width(&text, size);
    let total = dots + wide + 28.0;
    let x = area.right() - total;
    s.c.rect(x, area.y + 4.0, total, 50.0, 25.0, Ink::fill(palette::NAVY));
    let now = Phase::ALL
        .iter()
        .position(|&p| p == s.view.phase)
        .unwrap_or(0);
    for i in 0..Phase::ALL.len() {
        let cx = x + 24.0 + count(i) * (step - 3.0);
        let (r, ink) = match i.cmp(&now) {
            std::cmp::Ordering::Less => (6.0, Ink::fill(palette::DEEP)),
            std::cmp::Ordering::Equal => (10.0, Ink::fill(palette::GOLD)),
            std::cmp::Ordering::Greater => (5.5, Ink::line(palette::SEA, 2.0)),
        };
        s.c.circle(cx, mid - 1.0, r, ink);
    }
    s.c.text(
        x + dots + 8.0,
        area.y + 41.0,
        Type::bold(size, palette::WHITE),
        &text,
    );
}

/// One cell a round; the ship's rounds carry a ship, the running one its weather dice too.
fn rounds(s: &mut Scene<'_>, area: Area) {
    let view = s.view;
    let cells: Vec<(u8, Vec<(Icon, usize)>)> = (1..=view.rounds.max(1))
        .map(|round| {
            let ship = view
                .ship
                .is_some_and(|(from, to)| (from..=to).contains(&round));
            // Dice of a kind are one sign, with their number.
            let mut icons: Vec<(Icon, usize)> = Vec::new();
            for &die in view.weather.dice.iter().filter(|_| round == view.round) {
                let icon = weather_die(die);
                match icons.iter_mut().find(|(other, _)| *other == icon) {
                    Some((_, n)) => *n += 1,
                    None => icons.push((icon, 1)),
                }
            }
            icons.extend(ship.then_some((Icon::Ship, 1)));
            (round, icons)
        })
        .collect();
    let weights: Vec<f32> = cells
        .iter()
        .map(|(_, icons)| 1.0 + 0.5 * count(icons.len().saturating_sub(1)))
        .collect();
    for ((round, icons), cell) in cells.into_iter().zip(area.split(&weights, 8.0)) {
        one_round(s, cell, round, &icons);
    }
}

fn one_round(s: &mut Scene<'_>, cell: Area, round: u8, icons: &[(Icon, usize)]) {
    let now = round == s.view.round;
    let past = round < s.view.round;
    let ship = icons.iter().any(|(icon, _)| *icon == Icon::Ship);
    let (ink, colour) = if now {
        (Ink::fill(palette::NAVY), palette::WHITE)
    } else if past {
        (Ink::fill("#e6d8b8"), "#a8956f")
    } else if ship {
        (
            Ink::fill(palette::SHALLOW).edge(palette::DEEP, 2.0),
            palette::INK,
        )
    } else {
        (
            Ink::fill(palette::PAPER).edge(palette::LINE, 2.0),
            palette::INK,
        )
    };
    s.c.rect(cell.x, cell.y, cell.w, cell.h, 12.0, ink);
    let y = cell.y + cell.h / 2.0;
    let number = round.to_string();
    let most = cell.h - 6.0;
    let set = Type::bold(if now { 38.0_f32 } else { 33.0 }.min(most), colour);
    let digits = crate::font::Typeface::Bold.width(&number, set.size);
    let each = 33.0;
    let total = digits + each * count(icons.len());
    let mut x = cell.x + (cell.w - total) / 2.0;
    s.c.text(x, y + set.size * 0.35, set, &number);
    x += digits + 3.0;
    for &(icon, n) in icons {
        let tint = if now {
            Tint::Flat(palette::STRAW, palette::STRAW)
        } else {
            Tint::Own
        };
        s.c.tinted(icon, x + each / 2.0, y, each * 0.94, tint);
        if n > 1 {
            let set = Type::bold(22.0, palette::WHITE).middle();
            s.c.circle(x + each - 3.0, y + 9.0, 11.0, Ink::fill(palette::RED));
            s.c.text(x + each - 3.0, y + 17.0, set, &n.to_string());
        }
        x += each;
    }
}
