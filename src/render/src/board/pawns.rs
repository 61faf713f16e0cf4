//! Pawns standing where they are planned.

use castaway_robinson::{
    ids::Who,
    plan::{Goal, Pawn},
    view::{PersonView, PlacementView, View},
};

use super::{Scene, count};
use crate::{
    icons::{self, Icon, Tint},
    palette,
    svg::Ink,
};

/// The colour and emblem of a pawn.
fn look(view: &View, pawn: Pawn, goal: &Goal) -> (&'static str, Icon) {
    match pawn {
        Pawn::Seat(seat) => {
            let id = view
                .people
                .get(usize::from(seat))
                .map_or("", |p| p.character.as_str());
            (palette::person(id), icons::emblem(id))
        }
        Pawn::Friday => (palette::person("friday"), Icon::Footprint),
        Pawn::Guest(guest) => {
            let person = view.guests.get(usize::from(guest));
            let id = person.map_or("", |p| p.character.as_str());
            (palette::person(id), icons::emblem(id))
        }
        Pawn::Dog => (palette::DOG, Icon::Dog),
        Pawn::Neutral(id) => match view.neutral.iter().chain(&view.placed).find(|n| n.id == id) {
            Some(n) => (palette::neutral(n.colour), icons::neutral(n.colour)),
            None => (palette::action(goal.kind()), Icon::Pawn),
        },
    }
}

/// The person of the view who is meant.
pub(super) fn person(view: &View, who: Who) -> Option<&PersonView> {
    match who {
        Who::Seat(seat) => view.people.get(usize::from(seat)),
        Who::Friday => view.friday.as_ref(),
        Who::Guest(guest) => view.guests.get(usize::from(guest)),
    }
}

impl Scene<'_> {
    /// A round counter of a colour with an emblem.
    pub(crate) fn disc(&mut self, x: f32, y: f32, r: f32, colour: &'static str, icon: Icon) {
        self.c
            .circle(x, y, r, Ink::fill(colour).edge(palette::WHITE, r * 0.13));
        self.c
            .tinted(icon, x, y, r * 1.2, Tint::Flat(palette::WHITE, colour));
    }

    /// The sign of the computer player at the lower edge of a counter, if it plays for whom the counter stands.
    pub(crate) fn computed(&mut self, x: f32, y: f32, r: f32, who: Who) {
        if self.beside.computes(who) {
            // Discord shows the window at half its size: below 24 pixels the eyes of the sign run together.
            let size = (r * 1.15).max(24.0);
            self.c.icon(Icon::Robot, x + r * 0.75, y + r * 0.75, size);
        }
    }

    /// The pawns of a planned action around a middle, in at most a width: the leader first, in front and ringed, the
    /// supporters behind, in dashes those that are suggested, an empty ring for each pawn that is still missing, a die if
    /// dice will be rolled.
    pub(crate) fn pawns(&mut self, x: f32, y: f32, r: f32, width: f32, plan: &PlacementView) {
        let pawns = &plan.what.pawns;
        let dice =
            plan.missing == 0 && plan.risky < plan.sure && pawns.len() < usize::from(plan.sure);
        let suggested: Vec<Pawn> = (self.beside.suggested.iter())
            .filter(|one| one.goal == plan.what.goal)
            .flat_map(|one| one.pawns.iter().copied())
            .collect();
        let missing = usize::from(plan.missing).saturating_sub(suggested.len());
        let places = (pawns.len() + suggested.len() + missing).clamp(1, 8);
        let die = if dice { r * 1.35 } else { 0.0 };
        let room = (width - 2.0 * r - die).max(0.0);
        let step = if places > 1 {
            (room / count(places - 1)).min(r * 1.45)
        } else {
            0.0
        };
        let total = 2.0 * r + step * count(places - 1) + die;
        let first = x - total / 2.0 + r;
        for i in (0..places).rev() {
            let cx = first + step * count(i);
            match pawns.get(i) {
                Some(&pawn) => {
                    let (colour, icon) = look(self.view, pawn, &plan.what.goal);
                    if i == 0 {
                        self.c.circle(cx, y, r + 3.0, Ink::fill("#f2b42e"));
                        self.c.circle(cx, y, r - 1.0, Ink::fill(colour));
                        self.c
                            .tinted(icon, cx, y, r * 1.2, Tint::Flat(palette::WHITE, colour));
                    } else {
                        self.disc(cx, y, r * 0.92, colour, icon);
                    }
                    if let Pawn::Seat(seat) = pawn {
                        self.computed(cx, y, r, Who::Seat(seat));
                    }
                }
                None if i < pawns.len() + suggested.len() => {
                    let Some(&pawn) = suggested.get(i - pawns.len()) else {
                        continue;
                    };
                    let (colour, icon) = look(self.view, pawn, &plan.what.goal);
                    let ink = Ink::fill(palette::WHITE).edge(colour, 3.0).dash("5 4");
                    self.c.circle(cx, y, r * 0.92, ink);
                    let tint = Tint::Flat(colour, palette::WHITE);
                    self.c.tinted(icon, cx, y, r * 1.1, tint);
                }
                None => {
                    let ink = Ink::fill(palette::WHITE)
                        .opacity(0.75)
                        .edge(palette::RED, 2.5)
                        .dash("5 5");
                    self.c.circle(cx, y, r * 0.9, ink);
                }
            }
        }
        if dice {
            let cx = first + step * count(places - 1) + r + die * 0.5;
            self.c.icon(Icon::Die, cx, y, r * 1.15);
        }
        if plan.done {
            self.c
                .icon(Icon::Check, first - r * 0.7, y - r * 0.8, r * 0.9);
        }
    }
}
