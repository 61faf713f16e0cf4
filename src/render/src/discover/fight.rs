//! A fight beside the map: the enemy, what its numbers are, and what the dice show.

use castaway_discover::{
    ids::Die,
    view::{Fight, Foe},
    world::Space,
};

use super::{
    MapWord, Scene, art,
    grid::{At, Grid},
};
use crate::{
    board::Area,
    font::{Typeface, fit},
    icons::{Icon, Tint},
    palette,
    rollwrite::clean,
    svg::{Ink, Type},
};

/// The height of the box.
pub(super) const HEIGHT: f32 = 176.0;

/// Where the enemy of the fight is, or somebody who is attacked; a card alone is nowhere.
pub(super) fn place(s: &Scene<'_>) -> Option<Space> {
    let view = s.input.view;
    if let Some(duel) = &view.duel {
        let [attacker, _] = duel.seats;
        return view.people.get(attacker.index()).map(|p| p.at);
    }
    let fight = view.fight.as_ref()?;
    match fight.foe {
        Foe::Monster(id) => view.monsters.iter().find(|m| m.id == id).map(|m| m.at),
        Foe::Token(space, _) => Some(space),
        Foe::Card(_) => None,
    }
}

/// A ring around the space of the fight.
pub(super) fn ring(s: &mut Scene<'_>, grid: Grid) -> Option<At> {
    let at = place(s).and_then(|space| s.plan.at(space))?;
    grid.shows(at).then(|| {
        let corners = grid.ruled(at, 0.96);
        s.c.polygon(&corners, Ink::line("#9c2b22", grid.edge * 0.1));
        at
    })
}

/// The ring, and around an enemy the compass; after an attack nobody retreats (D-S5-14).
pub(super) fn around(s: &mut Scene<'_>, grid: Grid) {
    if let Some(at) = ring(s, grid)
        && s.input.view.duel.is_none()
    {
        super::compass::around(s, grid, at);
    }
}

/// The box.
pub(super) fn draw(s: &mut Scene<'_>, area: Area, fight: &Fight) {
    let ink = Ink::fill(palette::BLUSH).edge(palette::RED, 2.5);
    s.c.rect(area.x, area.y, area.w, area.h, 12.0, ink);
    let name = clean(Typeface::Bold, &s.input.labels.card(&fight.card));
    let name = if name.is_empty() {
        s.ui(MapWord::Fight)
    } else {
        name
    };
    let (name, size) = fit(Typeface::Bold, &name, 26.0, 22.0, area.w - 20.0);
    let mid = area.x + area.w / 2.0;
    let set = Type::bold(size, "#7d1f16").middle();
    s.c.text(mid, area.y + 30.0, set, &name);
    health(s, mid, area.y + 52.0, area.w - 20.0, fight);
    let attack = (fight.attack <= 12).then_some(fight.attack);
    let rows = [
        (Die::Gray, Some(fight.defence), fight.hits()),
        (Die::Red, attack, fight.hurts()),
    ];
    let mut y = area.y + 70.0;
    for (die, goal, reached) in rows {
        row(
            s,
            Area::new(area.x + 10.0, y, area.w - 20.0, 46.0),
            fight,
            die,
            (goal, reached),
        );
        y += 51.0;
    }
}

/// How much the enemy still takes.
fn health(s: &mut Scene<'_>, mid: f32, y: f32, width: f32, fight: &Fight) {
    let n = f32::from(fight.health.max(1));
    let step = (width / n).min(26.0);
    let mut x = mid - step * (n - 1.0) / 2.0;
    for _ in 0..fight.health {
        s.c.icon(Icon::Heart, x, y, (step - 2.0).min(22.0));
        x += step;
    }
}

/// A die with its result, and the number that it has to reach.
fn row(
    s: &mut Scene<'_>,
    area: Area,
    fight: &Fight,
    die: Die,
    (goal, reached): (Option<u8>, bool),
) {
    let y = area.y + area.h / 2.0;
    let rolled = fight.rolls.get(die.index()).is_some_and(|n| *n > 0);
    self::die(s, area.x + 24.0, y, die, rolled.then(|| fight.result(die)));
    let goal = goal.map_or("\u{2013}".to_owned(), |n| format!("{n}+"));
    let end = area.right() - 34.0;
    let set = Type::bold(26.0, palette::INK).end();
    s.c.text(end, y + 9.0, set, &goal);
    let w = Typeface::Bold.width(&goal, 26.0);
    let sign = match die {
        Die::Gray => Icon::Shield,
        Die::Red => Icon::Swords,
    };
    s.c.icon(sign, end - w - 20.0, y, 28.0);
    if rolled {
        match (die, reached) {
            (Die::Gray, true) => s.c.icon(Icon::Check, end + 18.0, y, 26.0),
            (Die::Gray, false) => s.c.icon(Icon::Cross, end + 18.0, y, 26.0),
            (Die::Red, true) => s.c.art(&art::PHYSICAL, end + 18.0, y, 26.0, Tint::Own),
            (Die::Red, false) => s.c.icon(Icon::Check, end + 18.0, y, 26.0),
        }
    }
}

/// A die with its result, or with nothing rolled yet.
pub(super) fn die(s: &mut Scene<'_>, x: f32, y: f32, die: Die, result: Option<i16>) {
    let ground = match die {
        Die::Gray => "#5d6266",
        Die::Red => "#a3281e",
    };
    let points: Vec<(f32, f32)> = super::grid::hexagon(x, y, 22.0);
    let ink = Ink::fill(ground).edge(palette::WHITE, 2.0);
    s.c.polygon(&points, ink);
    let text = result.map_or("?".to_owned(), |n| n.to_string());
    let set = Type::bold(24.0, palette::WHITE).middle();
    s.c.text(x, y + 8.5, set, &text);
}
