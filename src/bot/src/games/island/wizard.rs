//! Planning with the mouse: kind, target, price and helpers, pawns. Every screen says cost and odds.

use castaway_robinson::{
    command::Command,
    ids::Kind,
    plan::{Assignment, Goal, Pawn},
    reject::Rejection,
    task::CardRef,
    view::{Offer, PlacementView, View},
};

use super::{
    codes, pages, panel,
    press::{Draft, Press},
    price,
    scene::Scene,
};
use crate::ui::{
    SEA,
    limits::OPTIONS,
    message::{Button, Embed, Entry, Message, Select, Style},
    press::GamePresses,
};

/// So many ways to place pawns fit as buttons.
const BUTTON_WAYS: usize = 15;
/// Targets on one page of a menu.
const PAGE: usize = OPTIONS;

/// The menu of the panel: every possible action, or the kinds if there are too many.
pub fn plan_menu(message: &mut Message, scene: &Scene<'_>) {
    let w = &scene.words;
    let offers: Vec<&Offer> = scene.offers().iter().collect();
    let mut entries = goal_entries(scene, &offers);
    entries.extend(join_entries(scene));
    let mut entries = if entries.len() < OPTIONS {
        entries
    } else {
        kind_entries(scene, &offers)
    };
    if entries.is_empty() && !scene.view.people.iter().any(|p| p.pawns_left > 0) {
        return;
    }
    entries.push(Entry::new(
        "kinds",
        w.get("menu-plan-all"),
        w.get("menu-plan-all-note"),
    ));
    message.push_select(Select::new(
        Press::Plan.id(scene.revision),
        w.get("menu-plan"),
        entries,
    ));
}

/// What a value of the plan menu leads to.
pub fn plan_choice(value: &str) -> Option<Press> {
    if value == "kinds" {
        return Some(Press::Kinds);
    }
    if let Some(placement) = value.strip_prefix('+') {
        return Some(Press::Joining(placement.parse().ok()?));
    }
    if let Some(kind) = value.strip_prefix("k:") {
        return Some(Press::Targets {
            kind: Kind::from_name(kind)?,
            page: 0,
        });
    }
    Some(Press::Draft(Draft::new(codes::read_goal(value)?)))
}

/// One entry per goal that somebody free can do, with what its first possible price needs.
fn goal_entries(scene: &Scene<'_>, offers: &[&Offer]) -> Vec<Entry> {
    let (w, view) = (&scene.words, &scene.view);
    let mut entries: Vec<Entry> = Vec::new();
    for offer in offers.iter().filter(|o| o.blocked.is_none()) {
        let code = codes::goal(&offer.what.goal);
        if entries.iter().any(|e| e.value.as_str() == code) || !is_possible(scene, offer) {
            continue;
        }
        entries.push(Entry::new(
            code,
            w.goal_of(view, offer),
            needs(scene, offer),
        ));
    }
    entries
}

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

fn join_entries(scene: &Scene<'_>) -> Vec<Entry> {
    let (w, view) = (&scene.words, &scene.view);
    view.plan
        .iter()
        .filter(|p| !p.done && p.what.pawns.len() < usize::from(p.sure))
        .filter(|p| !joiners(scene, p).is_empty())
        .map(|p| {
            let label = w.with(
                "menu-join",
                &[("goal", (&w.goal(view, &p.what.goal)).into())],
            );
            Entry::new(format!("+{}", p.id), label, panel::chances(w, p))
        })
        .collect()
}

fn of_kind<'o>(scene: &'o Scene<'_>, kind: Kind) -> Vec<&'o Offer> {
    let all = scene.offers().iter();
    all.filter(|o| o.what.goal.kind() == kind).collect()
}

fn kind_entries(scene: &Scene<'_>, offers: &[&Offer]) -> Vec<Entry> {
    let w = &scene.words;
    Kind::ALL
        .iter()
        .filter(|kind| offers.iter().any(|o| o.what.goal.kind() == **kind))
        .map(|kind| {
            let n = goal_entries(scene, &of_kind(scene, *kind)).len();
            Entry::new(
                format!("k:{}", kind.name()),
                w.kind(*kind),
                w.with("menu-kind-note", &[("n", n.into())]),
            )
        })
        .collect()
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

/// A page of its own.
pub(super) fn screen(title: String, text: String) -> Message {
    Message::embed(Embed::new(title, text).colour(SEA))
}

/// The way back to the panel.
pub(super) fn back(scene: &Scene<'_>) -> Button {
    Button::new(
        Press::Panel.id(scene.revision),
        scene.words.get("button-back"),
    )
    .emoji("⬅️")
}

/// The cards on the table, to be read again.
pub fn cards(scene: &Scene<'_>) -> Message {
    let w = &scene.words;
    let mut message = screen(w.get("cards-title"), w.get("cards-text")).hidden();
    message.push_select(card_menu(scene));
    message
}

/// A menu of the cards on the table.
pub fn card_menu(scene: &Scene<'_>) -> Select {
    let id = Press::Card.id(scene.revision);
    let entries = panel::card_entries(&scene.words, &panel::cards_in_play(&scene.view));
    Select::new(id, scene.words.get("menu-card"), entries)
}

/// The kinds of action, with what stands against those that are impossible.
pub fn kinds(scene: &Scene<'_>) -> Message {
    let (w, view) = (&scene.words, &scene.view);
    let offers: Vec<&Offer> = scene.offers().iter().collect();
    let mut lines = Vec::new();
    for kind in Kind::ALL {
        let of_kind = of_kind(scene, *kind);
        let reasons: Vec<&Rejection> = of_kind.iter().filter_map(|o| o.blocked.as_ref()).collect();
        let open = goal_entries(scene, &of_kind).len();
        lines.push(match (open, reasons.first()) {
            (0, Some(reason)) => format!("⛔ **{}**: {}", w.kind(*kind), w.rejection(view, reason)),
            (0, None) => {
                let key = if of_kind.is_empty() {
                    "kind-nothing"
                } else {
                    "wizard-no-pawns"
                };
                format!("⛔ **{}**: {}", w.kind(*kind), w.get(key))
            }
            (n, _) => format!(
                "• **{}**: {}",
                w.kind(*kind),
                w.with("menu-kind-note", &[("n", n.into())])
            ),
        });
    }
    let mut message = screen(w.get("wizard-kinds"), lines.join("\n"));
    let entries = kind_entries(scene, &offers);
    message.push_select(Select::new(
        Press::Plan.id(scene.revision),
        w.get("menu-plan"),
        entries,
    ));
    message.push_buttons(vec![back(scene)]);
    message
}

/// The targets of a kind: those possible as a menu, the others with their reason.
pub fn targets(scene: &Scene<'_>, kind: Kind, page: u8) -> Message {
    let (w, view) = (&scene.words, &scene.view);
    let offers = of_kind(scene, kind);
    let entries = goal_entries(scene, &offers);
    let open: Vec<String> = entries
        .iter()
        .map(|e| e.value.as_str().to_owned())
        .collect();
    let mut lines = vec![w.get("wizard-targets-text")];
    let mut told: Vec<String> = Vec::new();
    for offer in &offers {
        let code = codes::goal(&offer.what.goal);
        if !open.contains(&code) && !told.contains(&code) {
            let reason = offer
                .blocked
                .as_ref()
                .map_or_else(|| w.get("wizard-no-pawns"), |r| w.rejection(view, r));
            lines.push(format!("⛔ {}: {reason}", w.goal_of(view, offer)));
            told.push(code);
        }
    }
    let mut message = screen(
        w.with("wizard-targets", &[("kind", (&w.kind(kind)).into())]),
        lines.join("\n"),
    );
    let pages = entries.len().div_ceil(PAGE).max(1);
    let page = usize::from(page).min(pages - 1);
    let shown: Vec<Entry> = entries.into_iter().skip(page * PAGE).take(PAGE).collect();
    message.push_select(Select::new(
        Press::Plan.id(scene.revision),
        w.get("menu-target"),
        shown,
    ));
    let mut buttons = vec![back(scene)];
    if pages > 1 {
        let next = u8::try_from((page + 1) % pages).unwrap_or(0);
        let press = Press::Targets { kind, page: next };
        buttons.push(Button::new(press.id(scene.revision), w.get("button-more")));
    }
    message.push_buttons(buttons);
    message
}

/// The pawns for a draft: one button per way to do it, with its odds; pressing it plans it.
pub fn pawns(scene: &Scene<'_>, draft: &Draft) -> Message {
    let (w, view) = (&scene.words, &scene.view);
    let Some((draft, offer)) = price::priced(scene, draft) else {
        return nothing(scene, w.goal(view, &draft.goal), w.get("wizard-gone"));
    };
    let title = w.with(
        "wizard-pawns",
        &[("goal", (&w.goal_of(view, offer)).into())],
    );
    let (draft, ways) = affordable(scene, draft, offer);
    let draft = &draft;
    let helpers = aid_buttons(scene, draft, offer);
    let prices = price::buttons(scene, draft);
    if ways.is_empty() && helpers.is_empty() && prices.is_empty() {
        let reason = offer
            .blocked
            .as_ref()
            .map_or_else(|| w.get("wizard-no-pawns"), |r| w.rejection(view, r));
        return nothing(scene, title, reason);
    }
    let mut lines = vec![needs(scene, offer)];
    if draft.discount {
        lines.push(w.get("wizard-discount-text"));
    }
    if let Some(card) = &offer.card {
        lines.push(format!("*{}*", w.card(card)));
    }
    lines.retain(|line| !title.contains(line.trim_matches('*')));
    lines.push(w.get("wizard-pawns-text"));
    let mixed = |pawns: &[Pawn]| pawns.iter().any(|p| pawns.first() != Some(p));
    if ways.iter().any(|(pawns, _)| mixed(pawns)) {
        lines.push(w.get("wizard-lead-text"));
    }
    if ways.iter().any(|(_, p)| p.odds.is_some()) {
        lines.push(w.get("wizard-odds-text"));
    }
    let odds = ways.iter().filter_map(|(_, p)| p.odds.as_ref());
    let reasons = odds
        .flat_map(|odds| pages::why(scene, None, odds))
        .collect();
    lines.extend(pages::once(reasons));
    let mut message = screen(title, lines.join("\n"));
    if ways.len() <= BUTTON_WAYS {
        let buttons = ways
            .iter()
            .map(|(pawns, seen)| {
                let press = Press::Place(draft.clone(), pawns.clone());
                let style = if seen.odds.is_none() {
                    Style::Success
                } else {
                    Style::Primary
                };
                Button::new(press.id(scene.revision), way_label(scene, pawns, seen)).style(style)
            })
            .collect();
        message.push_buttons(buttons);
    } else {
        let entries = ways
            .iter()
            .map(|(pawns, seen)| {
                Entry::new(
                    codes::pawns(pawns),
                    w.pawns(view, pawns),
                    panel::chances(w, seen),
                )
            })
            .collect();
        // The pawns come as the value of the menu.
        let press = Press::Place(draft.clone(), Vec::new());
        message.push_select(Select::new(
            press.id(scene.revision),
            w.get("menu-pawns"),
            entries,
        ));
    }
    let mut options = vec![back(scene)];
    options.extend(prices);
    options.extend(helpers);
    message.push_buttons(options);
    message
}

/// The ways of a draft; where the wood for none is there, those of the same draft with the wood discount.
fn affordable(
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

fn nothing(scene: &Scene<'_>, title: String, reason: String) -> Message {
    let mut message = screen(title, reason);
    message.push_buttons(vec![back(scene)]);
    message
}

fn way_label(scene: &Scene<'_>, pawns: &[Pawn], seen: &PlacementView) -> String {
    let (w, view) = (&scene.words, &scene.view);
    let mut label = format!("{} ({})", w.pawns(view, pawns), panel::chances(w, seen));
    if let Some(tied) = panel::tied(w, seen) {
        label.push_str(&format!(" −{tied}"));
    }
    label
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

fn aid_buttons(scene: &Scene<'_>, draft: &Draft, offer: &Offer) -> Vec<Button> {
    let w = &scene.words;
    let mut buttons = Vec::new();
    let (items, discount) = helpers(scene, draft, offer);
    for item in items {
        let key = item.key();
        let on = draft.aids.iter().any(|a| *key == a.as_str());
        let mut next = draft.clone();
        if on {
            next.aids.retain(|a| *key != a.as_str());
        } else {
            next.aids.push(key.to_string());
        }
        let name = w.card(&item);
        let label = w.with(
            if on { "aid-on" } else { "aid-off" },
            &[("item", (&name).into())],
        );
        buttons.push(Button::new(Press::Draft(next).id(scene.revision), label));
    }
    let next = Draft {
        discount: !draft.discount,
        ..draft.clone()
    };
    // A discount without which nothing can be paid is not given up by a press: the page would only come again.
    let needed = draft.discount && some_ways(scene, &next, offer, 1).is_empty();
    if discount && !needed {
        let label = w.get(if draft.discount {
            "discount-on"
        } else {
            "discount-off"
        });
        buttons.push(Button::new(Press::Draft(next).id(scene.revision), label));
    }
    buttons
}

/// Every way to place pawns that the rules accept, the fewest first.
pub fn ways(scene: &Scene<'_>, draft: &Draft, offer: &Offer) -> Vec<(Vec<Pawn>, PlacementView)> {
    // More than a menu holds helps nobody.
    some_ways(scene, draft, offer, OPTIONS)
}

fn some_ways(
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

fn distinct(pawns: &[Pawn]) -> Vec<Pawn> {
    let mut out: Vec<Pawn> = Vec::new();
    for pawn in pawns {
        if !out.contains(pawn) {
            out.push(*pawn);
        }
    }
    out
}

/// Who could support this leader: their own pawns as often as they have some left, and common ones.
fn supporters(view: &View, offer: &Offer, leader: Pawn) -> Vec<Pawn> {
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
fn groups(pawns: &[Pawn], size: usize) -> Vec<Vec<Pawn>> {
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
fn joiners(scene: &Scene<'_>, placement: &PlacementView) -> Vec<Pawn> {
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

/// Who can join a planned action.
pub fn joining(scene: &Scene<'_>, placement: u32) -> Message {
    let (w, view) = (&scene.words, &scene.view);
    let Some(planned) = view.plan.iter().find(|p| p.id == placement && !p.done) else {
        return nothing(scene, w.get("wizard-kinds"), w.get("wizard-gone"));
    };
    let title = w.with(
        "menu-join",
        &[("goal", (&w.goal(view, &planned.what.goal)).into())],
    );
    let mut message = screen(title, panel::placement(w, view, planned));
    let mut buttons: Vec<Button> = joiners(scene, planned)
        .into_iter()
        .map(|pawn| {
            let press = Press::Join {
                placement,
                pawns: vec![pawn],
                lead: false,
            };
            Button::new(press.id(scene.revision), w.pawn(view, pawn)).style(Style::Primary)
        })
        .collect();
    buttons.push(back(scene));
    message.push_buttons(buttons);
    message
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

    #[test]
    fn a_menu_value_leads_on() {
        assert_eq!(plan_choice("kinds"), Some(Press::Kinds));
        assert_eq!(plan_choice("+7"), Some(Press::Joining(7)));
        assert_eq!(
            plan_choice("k:hunt"),
            Some(Press::Targets {
                kind: Kind::Hunt,
                page: 0
            })
        );
        assert_eq!(plan_choice("h"), Some(Press::Draft(Draft::new(Goal::Hunt))));
        assert_eq!(plan_choice("nonsense"), None);
    }
}
