//! What is drawn for a thing of this game.

use castaway_discover::{
    ids::{Damage, Kind, Res},
    world::Face,
};

use super::art;
use crate::{
    icons::{Icon, Tint},
    palette,
    rollwrite::art::{self as shared, Sign},
    svg::{Canvas, Ink},
};

/// The sign of a resource.
pub(super) fn resource(res: Res) -> Sign {
    match res {
        Res::Food => Sign::Own(&shared::FOOD),
        Res::Meat => Sign::Own(&art::MEAT),
        Res::Clean => Sign::Own(&shared::WATER),
        Res::Dirty => Sign::Own(&art::DIRTY),
        Res::Wood => Sign::Own(&shared::WOOD),
        Res::Stone => Sign::Own(&shared::STONE),
        Res::Medicine => Sign::Shared(Icon::Medicine),
        Res::Pelt => Sign::Shared(Icon::Fur),
        Res::Poison => Sign::Own(&art::POISON),
        Res::Salvage => Sign::Own(&art::SALVAGE),
    }
}

/// The sign of a damage.
pub(super) fn damage(damage: Damage) -> Sign {
    Sign::Own(match damage {
        Damage::Starvation => &art::STARVATION,
        Damage::Dehydration => &art::DEHYDRATION,
        Damage::Sickness => &art::SICKNESS,
        Damage::Physical => &art::PHYSICAL,
    })
}

/// A feature token: its back in the dark, or its face on light ground.
pub(super) fn token(c: &mut Canvas, kind: Kind, face: Option<&Face>, x: f32, y: f32, size: f32) {
    let r = size * 0.47;
    let Some(face) = face else {
        let (art, colour) = match kind {
            Kind::A => (&art::GROWTH, "#4c7a3a"),
            Kind::B => (&art::DIGGING, "#7a5a3a"),
            Kind::C => (&art::TRACKS, "#8a4b2a"),
            Kind::D => (&art::TRACES, "#54517f"),
        };
        let ink = Ink::fill(colour).edge(palette::WHITE, size * 0.06);
        c.circle(x, y, r, ink);
        let pale = Tint::Flat("#fdf6e3", "#fdf6e3");
        c.art(art, x, y, size * 0.56, pale);
        return;
    };
    let edge = match face {
        Face::Animal(_) => palette::RED,
        Face::Event(_) => palette::GOLD,
        Face::Res(_) | Face::Double(_) | Face::WoodOrStone => palette::INK,
    };
    let ink = Ink::fill(palette::WHITE).edge(edge, size * 0.06);
    c.circle(x, y, r, ink);
    let s = size * 0.62;
    match face {
        Face::Res(res) => resource(*res).draw(c, x, y, s, Tint::Own),
        Face::Double(res) => {
            resource(*res).draw(c, x - s * 0.24, y - s * 0.16, s * 0.74, Tint::Own);
            resource(*res).draw(c, x + s * 0.24, y + s * 0.16, s * 0.74, Tint::Own);
        }
        Face::WoodOrStone => {
            resource(Res::Wood).draw(c, x - s * 0.24, y - s * 0.16, s * 0.72, Tint::Own);
            resource(Res::Stone).draw(c, x + s * 0.24, y + s * 0.18, s * 0.72, Tint::Own);
        }
        Face::Animal(_) => c.art(&art::BEAST, x, y, s, Tint::Own),
        Face::Event(_) => c.art(&art::EVENT, x, y, s, Tint::Own),
    }
}
