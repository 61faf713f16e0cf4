//! The ways to carry out what can be planned: which pawns, at which price, with which items.

use castaway_robinson::{
    command::Command,
    ids::Kind,
    plan::{Assignment, Goal, Pawn},
    reject::Rejection,
    task::CardRef,
    view::{Offer, PlacementView, View},
};

use super::{press::Draft, scene::Scene};
use crate::ui::limits::OPTIONS;

/// Whether somebody who is free can do it, at its price or with a discount.
pub fn is_possible(scene: &Scene<'_>, offer: &Offer) -> bool {
    let plain = Draft {
        price: offer.what.price,
        ..Draft::new(offer.what.goal.clone())
    };
    let cheap = Draft {
        discount: true,
        ..plain.clone()
    };
    [plain, cheap]
        .iter()
        .any(|draft| !some_ways(scene, draft, offer, 1).is_empty())
}

pub(super) fn of_kind<'o>(scene: &'o Scene<'_>, kind: Kind) -> Vec<&'o Offer> {
    let all = scene.offers().iter();
    all.filter(|o| o.what.goal.kind() == kind).collect()
}

/// Pawns and cost of an offer in a line.
pub fn needs(scene: &Scene<'_>, offer: &Offer) -> String {
    let w = &scene.words;
    let mut parts = vec![if offer.risky == offer.sure {
        w.with("needs-sure", &[("n", offer.sure.into())])
    } else {
        w.with(
            "needs-risky",
            &[("risky", offer.risky.into()), ("sure", offer.sure.into())],
        )
    }];
    if !offer.cost.is_empty() {
        parts.push(w.with("needs-cost", &[("stock", (&w.stock(&offer.cost)).into())]));
    }
    parts.join(" · ")
}

/// The ways of a draft; where the wood for none is there, those of the same draft with the wood discount.
pub(super) fn affordable(
    scene: &Scene<'_>,
    draft: Draft,
    offer: &Offer,
) -> (Draft, Vec<(Vec<Pawn>, PlacementView)>) {
    let plain = ways(scene, &draft, offer);
    if !plain.is_empty() || draft.discount {
        return (draft, plain);
    }
    let cheap = Draft {
        discount: true,
        ..draft.clone()
    };
    match ways(scene, &cheap, offer) {
        found if found.is_empty() => (draft, plain),
        found => (cheap, found),
    }
}

/// What would help with this draft, items and temporary weapons, and whether the wood discount would.
pub fn helpers(scene: &Scene<'_>, draft: &Draft, offer: &Offer) -> (Vec<CardRef>, bool) {
    let helps = |change: &dyn Fn(&mut Draft)| {
        let mut with = draft.clone();
        change(&mut with);
        !some_ways(scene, &with, offer, 1).is_empty()
    };
    let items = offer
        .aids
        .iter()
        .filter(|aid| {
            let name = aid.key().to_string();
            draft.aids.contains(&name)
                || helps(&|d| {
                    d.aids.push(name.clone());
                })
        })
        .cloned()
        .collect();
    (items, draft.discount || helps(&|d| d.discount = true))
}

/// Every way to place pawns that the rules accept, the fewest first.
pub fn ways(scene: &Scene<'_>, draft: &Draft, offer: &Offer) -> Vec<(Vec<Pawn>, PlacementView)> {
    // More than a menu holds helps nobody.
    some_ways(scene, draft, offer, OPTIONS)
}

pub(super) fn some_ways(
    scene: &Scene<'_>,
    draft: &Draft,
    offer: &Offer,
    most: usize,
) -> Vec<(Vec<Pawn>, PlacementView)> {
    // Among several characters an action may be begun with too few pawns; others then help with it.
    let fewest = if scene.view.people.len() == 1 {
        offer.risky.max(1)
    } else {
        1
    };
    let sizes = usize::from(fewest)..=usize::from(offer.sure.max(1));
    let mut found = Vec::new();
    for size in sizes {
        for leader in distinct(&offer.leaders) {
            for mut group in groups(&supporters(&scene.view, offer, leader), size - 1) {
                group.insert(0, leader);
                let what = assignment(draft, group.clone());
                if let Ok(seen) = scene.preview(&what) {
                    found.push((group, seen));
                }
                if found.len() >= most {
                    return found;
                }
            }
        }
    }
    found
}

/// The order for a draft with these pawns.
pub fn assignment(draft: &Draft, pawns: Vec<Pawn>) -> Assignment {
    Assignment {
        goal: draft.goal.clone(),
        pawns,
        price: draft.price,
        aids: draft.aids.iter().map(|a| a.as_str().into()).collect(),
        discount: draft.discount,
    }
}

pub(super) fn distinct(pawns: &[Pawn]) -> Vec<Pawn> {
    let mut out: Vec<Pawn> = Vec::new();
    for pawn in pawns {
        if !out.contains(pawn) {
            out.push(*pawn);
        }
    }
    out
}

/// Who could support this leader: their own pawns as often as they have some left, and common ones.
pub(super) fn supporters(view: &View, offer: &Offer, leader: Pawn) -> Vec<Pawn> {
    let mut out = Vec::new();
    // No character places the pawns of another; the others join.
    let own = |pawn: &Pawn| !matches!(pawn, Pawn::Seat(_)) || *pawn == leader;
    for pawn in distinct(&offer.supporters).into_iter().filter(own) {
        let left = match pawn {
            Pawn::Seat(seat) => view
                .people
                .get(usize::from(seat))
                .map_or(0, |p| p.pawns_left),
            Pawn::Friday | Pawn::Dog | Pawn::Neutral(_) => 1,
        };
        let taken = u8::from(pawn == leader);
        out.extend(std::iter::repeat_n(
            pawn,
            usize::from(left.saturating_sub(taken)),
        ));
    }
    out
}

/// The different groups of a size, in order, pawns of one kind being alike.
pub(super) fn groups(pawns: &[Pawn], size: usize) -> Vec<Vec<Pawn>> {
    if size == 0 {
        return vec![Vec::new()];
    }
    let mut out: Vec<Vec<Pawn>> = Vec::new();
    for (at, pawn) in pawns.iter().enumerate() {
        for mut rest in groups(&pawns[at + 1..], size - 1) {
            rest.insert(0, *pawn);
            if !out.contains(&rest) && out.len() < 64 {
                out.push(rest);
            }
        }
    }
    out
}

/// The pawns that may join a planned action, one at a time.
pub(super) fn joiners(scene: &Scene<'_>, placement: &PlacementView) -> Vec<Pawn> {
    let view = &scene.view;
    let left = |seat: &castaway_kernel::Seat| {
        view.people
            .get(seat.index())
            .is_some_and(|p| p.pawns_left > 0)
    };
    let own = scene.seats.iter().filter(|s| left(s));
    let mut all: Vec<Pawn> = own.map(|s| Pawn::Seat(s.0)).collect();
    if view.friday.as_ref().is_some_and(|f| f.pawns_left > 0) {
        all.push(Pawn::Friday);
    }
    if view.dog_free {
        all.push(Pawn::Dog);
    }
    all.extend(view.neutral.iter().map(|n| Pawn::Neutral(n.id)));
    all.retain(|pawn| {
        let command = Command::Join {
            placement: placement.id,
            pawns: vec![*pawn],
            lead: false,
        };
        scene.accepts(&command).is_ok()
    });
    all
}

/// The goals of the kinds, to find one by its text.
pub fn goals(scene: &Scene<'_>) -> Vec<(Goal, String, Option<Rejection>)> {
    let mut out: Vec<(Goal, String, Option<Rejection>)> = Vec::new();
    for offer in scene.offers() {
        let name = scene.words.goal_of(&scene.view, offer);
        match out.iter_mut().find(|(goal, ..)| *goal == offer.what.goal) {
            // Possible at one price is possible.
            Some((_, _, blocked)) => {
                if offer.blocked.is_none() {
                    *blocked = None;
                }
            }
            None => out.push((offer.what.goal.clone(), name, offer.blocked.clone())),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn groups_are_different_and_complete() {
        let pawns = [Pawn::Seat(0), Pawn::Seat(0), Pawn::Friday, Pawn::Dog];
        assert_eq!(groups(&pawns, 0), vec![Vec::<Pawn>::new()]);
        assert_eq!(groups(&pawns, 1).len(), 3);
        assert_eq!(groups(&pawns, 2).len(), 4);
        assert!(groups(&pawns, 5).is_empty());
    }
}
