//! The ways to carry out what can be planned: which pawns, at which price, with which items.

use castaway_robinson::{
    ids::Kind,
    plan::{Assignment, Goal, Pawn},
    reject::Rejection,
    state::NeutralPawn,
    task::CardRef,
    view::{ActionOffer, PlacementView},
    ways::manned,
};

use super::{press::Draft, scene::Scene};
use crate::ui::limits::OPTIONS;

/// Whether somebody who is free can do it, at its price or with a discount.
pub fn is_possible(scene: &Scene<'_>, offer: &ActionOffer) -> bool {
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

pub(super) fn of_kind<'o>(scene: &'o Scene<'_>, kind: Kind) -> Vec<&'o ActionOffer> {
    let all = scene.offers().iter();
    all.filter(|o| o.what.goal.kind() == kind).collect()
}

/// Pawns and cost of an offer in a line.
pub fn needs(scene: &Scene<'_>, offer: &ActionOffer) -> String {
    let w = &scene.words;
    let dice = offer.odds.as_ref().filter(|_| offer.risky != offer.sure);
    let mut parts = vec![match dice {
        None => w.with("needs-sure", &[("n", offer.sure.into())]),
        Some(odds) => w.with(
            "needs-risky",
            &[
                ("risky", offer.risky.into()),
                ("success", odds.success.into()),
                ("sure", offer.sure.into()),
            ],
        ),
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
    offer: &ActionOffer,
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
pub fn helpers(scene: &Scene<'_>, draft: &Draft, offer: &ActionOffer) -> (Vec<CardRef>, bool) {
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

/// Every way to place pawns that the rules accept, the fewest first; those that wait for more pawns come last.
pub fn ways(
    scene: &Scene<'_>,
    draft: &Draft,
    offer: &ActionOffer,
) -> Vec<(Vec<Pawn>, PlacementView)> {
    // More than a menu holds helps nobody.
    some_ways(scene, draft, offer, OPTIONS)
}

pub(super) fn some_ways(
    scene: &Scene<'_>,
    draft: &Draft,
    offer: &ActionOffer,
    most: usize,
) -> Vec<(Vec<Pawn>, PlacementView)> {
    // Among several characters an action may be begun with too few pawns; others then help with it.
    let fewest = if scene.view.people.len() == 1 {
        offer.risky.max(1)
    } else {
        1
    };
    let enough = offer.risky.max(fewest);
    let whole = enough..=offer.sure.max(1);
    let sizes = whole.chain(fewest..enough).map(usize::from);
    sizes
        .flat_map(|size| manned(offer, size))
        .filter_map(|pawns| {
            let seen = scene.preview(&assignment(draft, pawns.clone())).ok()?;
            Some((pawns, seen))
        })
        .take(most)
        .collect()
}

/// Whether these pawns are the same to those who look on as others that are offered before them: of neutral pawns that differ in
/// nothing but their number the first free one goes first.
pub(super) fn is_offered_before(scene: &Scene<'_>, free: &[Pawn], pawns: &[Pawn]) -> bool {
    let neutral = &scene.view.neutral;
    let is_used = |one: &NeutralPawn| pawns.contains(&Pawn::Neutral(one.id));
    let comes_first = |one: &NeutralPawn, other: &NeutralPawn| {
        let alike = NeutralPawn {
            id: other.id,
            ..one.clone()
        };
        alike == *other && !is_used(one) && free.contains(&Pawn::Neutral(one.id))
    };
    (neutral.iter().enumerate()).any(|(at, other)| {
        is_used(other) && neutral.iter().take(at).any(|one| comes_first(one, other))
    })
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

/// The pawns that may join a planned action, one at a time.
pub(super) fn joiners(scene: &Scene<'_>, placement: &PlacementView) -> Vec<Pawn> {
    let mut all: Vec<Pawn> = Vec::new();
    for pawn in scene.joiners(placement.id) {
        if !all.contains(&pawn) {
            all.push(pawn);
        }
    }
    let free = all.clone();
    all.retain(|pawn| !is_offered_before(scene, &free, &[*pawn]));
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
