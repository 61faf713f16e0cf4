//! An attack on a survivor beside the map: who rolls which die, from what it hurts the other, and what the dice show.

use castaway_discover::{ids::Die, view::Duel};

use super::{MapWord, Scene, art, fight};
use crate::{
    board::Area,
    font::{Typeface, fit},
    icons::{Icon, Tint},
    palette,
    rollwrite::people,
    svg::{Ink, Type},
};

/// The box, as high as that of a fight.
pub(super) fn draw(s: &mut Scene<'_>, area: Area, duel: &Duel) {
    let ink = Ink::fill(palette::BLUSH).edge(palette::RED, 2.5);
    s.c.rect(area.x, area.y, area.w, area.h, 12.0, ink);
    let title = s.ui(MapWord::Attack);
    let (title, size) = fit(Typeface::Bold, &title, 26.0, 22.0, area.w - 20.0);
    let set = Type::bold(size, "#7d1f16").middle();
    s.c.text(area.x + area.w / 2.0, area.y + 34.0, set, &title);
    let mut y = area.y + 56.0;
    for die in [Die::Gray, Die::Red] {
        row(
            s,
            Area::new(area.x + 10.0, y, area.w - 20.0, 46.0),
            duel,
            die,
        );
        y += 55.0;
    }
}

/// A die with whoever rolls it, and the number from which it hurts the other (D-S5-12, D-S5-13).
fn row(s: &mut Scene<'_>, area: Area, duel: &Duel, die: Die) {
    let y = area.y + area.h / 2.0;
    let rolled = duel.rolls.get(die.index()).is_some_and(|n| *n > 0);
    fight::die(s, area.x + 24.0, y, die, rolled.then(|| duel.result(die)));
    let (who, _) = duel.sides(die);
    people::disc(&mut s.c, who, area.x + 66.0, y, 14.0);
    let end = area.right() - 34.0;
    let goal = format!("{}+", duel.hurts_from);
    s.c.text(end, y + 9.0, Type::bold(26.0, palette::INK).end(), &goal);
    if rolled {
        match duel.hurts(die) {
            true => s.c.art(&art::PHYSICAL, end + 18.0, y, 26.0, Tint::Own),
            false => s.c.icon(Icon::Cross, end + 18.0, y, 26.0),
        }
    }
}
