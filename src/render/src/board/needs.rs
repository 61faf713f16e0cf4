//! What a Build of an invention takes, as signs on its chip: resources, people, items, terrain.

use castaway_robinson::{content::Price, view::InventionView};

use super::Scene;
use crate::{
    font::Typeface,
    icons::{self, Icon, Tint},
    palette,
    svg::Type,
};

/// So many pieces of a price stand one by one.
const MANY: u8 = 3;
/// From one sign to the next where there is room.
const STEP: f32 = 29.0;
/// The same where there is little.
pub(super) const LEAST: f32 = 21.0;

/// One sign.
#[derive(Clone, Debug)]
pub(super) enum Need {
    Icon(Icon, Tint),
    /// How many of the sign that follows.
    Many(u8),
    Or,
}

/// All signs, from the left.
pub(super) fn of(s: &Scene<'_>, invention: &InventionView) -> Vec<Need> {
    let tint = |there: bool| if there { Tint::Own } else { Tint::Faint };
    let mut needs = Vec::new();
    for &terrain in &invention.terrains {
        needs.push(Need::Icon(icons::terrain(terrain), tint(invention.ready)));
    }
    for item in &invention.items {
        let there = s.view.inventions.iter().any(|i| i.id == *item && i.built);
        needs.push(Need::Icon(icons::thing(item.as_str()), tint(there)));
    }
    if let Some(person) = &invention.with {
        let mut guests = s.view.guests.iter();
        let there = guests.any(|one| one.character == *person && !one.away);
        needs.push(Need::Icon(icons::emblem(person.as_str()), tint(there)));
    }
    for (i, price) in invention.prices.iter().enumerate() {
        if i > 0 {
            needs.push(Need::Or);
        }
        needs.extend(price_signs(*price));
    }
    needs
}

fn price_signs(price: Price) -> impl Iterator<Item = Need> {
    let Price { wood, fur, food } = price;
    let parts = [(wood, Icon::Wood), (fur, Icon::Fur), (food, Icon::Food)];
    parts.into_iter().flat_map(|(n, icon)| {
        // More than three stand as a number.
        let number = (n > MANY).then_some(Need::Many(n));
        let icons = if n > MANY { 1 } else { n };
        let icons = (0..icons).map(move |_| Need::Icon(icon, Tint::Own));
        number.into_iter().chain(icons)
    })
}

/// The width of one sign.
fn wide(need: &Need, step: f32) -> f32 {
    match need {
        Need::Icon(..) => step,
        Need::Many(n) => Typeface::Bold.width(&n.to_string(), step * 0.82) + 3.0,
        Need::Or => step * 0.38,
    }
}

/// What all signs take.
pub(super) fn width(needs: &[Need], step: f32) -> f32 {
    needs.iter().map(|need| wide(need, step)).sum()
}

/// The largest step with which they fit.
pub(super) fn step(needs: &[Need], room: f32) -> f32 {
    let natural = width(needs, STEP);
    match natural > room {
        true => (STEP * room / natural.max(1.0)).max(LEAST),
        false => STEP,
    }
}

/// Draws them with their right end at a point; gives where they begin.
pub(super) fn draw(s: &mut Scene<'_>, needs: &[Need], end: (f32, f32), step: f32) -> f32 {
    let (right, y) = end;
    let left = right - width(needs, step);
    let mut x = left;
    let set = |size: f32| Type::bold(size, palette::SOFT);
    for need in needs {
        match need {
            Need::Icon(icon, tint) => s.c.tinted(*icon, x + step / 2.0, y, step - 2.0, *tint),
            Need::Many(n) => {
                s.c.text(x, y + step * 0.28, set(step * 0.82), &n.to_string())
            }
            Need::Or => s.c.text(x + 1.0, y + step * 0.28, set(step * 0.76), "/"),
        }
        x += wide(need, step);
    }
    left
}
