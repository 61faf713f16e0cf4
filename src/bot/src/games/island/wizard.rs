//! Planning with the mouse: kind, target, price and helpers, pawns. Every screen says cost and odds.

use castaway_robinson::{
    command::Command,
    ids::Kind,
    plan::Pawn,
    reject::Rejection,
    view::{ActionOffer, PlacementView},
};

use super::{
    chances, codes, lines, menu, planned,
    press::{Draft, Press},
    price,
    scene::Scene,
    screens, several, ways,
};
use crate::ui::{
    limits::{LABEL, OPTIONS, units},
    message::{Button, Entry, Message, Select, Style},
    press::GamePresses,
};

/// So many ways to place pawns fit as buttons.
const BUTTON_WAYS: usize = 15;
/// Targets on one page of a menu.
const PAGE: usize = OPTIONS;

/// The kinds of action, with what stands against those that are impossible.
pub fn kinds(scene: &Scene<'_>) -> Message {
    let (w, view) = (&scene.words, &scene.view);
    let offers: Vec<&ActionOffer> = scene.offers().iter().collect();
    let mut lines = Vec::new();
    for kind in Kind::ALL {
        let of_kind = ways::of_kind(scene, *kind);
        // Most scenarios have no action of their own.
        if *kind == Kind::Sheet && of_kind.is_empty() {
            continue;
        }
        let reasons: Vec<&Rejection> = of_kind.iter().filter_map(|o| o.blocked.as_ref()).collect();
        let open = menu::goal_entries(scene, &of_kind).len();
        lines.push(match (open, reasons.first()) {
            (0, Some(reason)) => format!("⛔ **{}**: {}", w.kind(*kind), w.rejection(view, reason)),
            (0, None) => {
                let why = match of_kind.first() {
                    None => w.with("kind-nothing", &[("kind", kind.name().into())]),
                    Some(offer) => against(scene, offer),
                };
                format!("⛔ **{}**: {why}", w.kind(*kind))
            }
            (n, _) => format!(
                "• **{}**: {}",
                w.kind(*kind),
                w.with("menu-kind-note", &[("n", n.into())])
            ),
        });
    }
    let mut message = screens::screen(w.get("wizard-kinds"), lines.join("\n"));
    let entries = menu::kind_entries(scene, &offers);
    message.push_select(Select::new(
        Press::Plan.id(scene.version),
        w.get("menu-plan"),
        entries,
    ));
    message.push_buttons(vec![screens::back(scene)]);
    message
}

/// The targets of a kind: those possible as a menu, the others with their reason.
pub fn targets(scene: &Scene<'_>, kind: Kind, page: u8) -> Message {
    let (w, view) = (&scene.words, &scene.view);
    let offers = ways::of_kind(scene, kind);
    let entries = menu::goal_entries(scene, &offers);
    let open: Vec<String> = entries
        .iter()
        .map(|e| e.value.as_str().to_owned())
        .collect();
    let mut lines = vec![w.get("wizard-targets-text")];
    let mut told: Vec<String> = Vec::new();
    for offer in &offers {
        let code = codes::goal(&offer.what.goal);
        if !open.contains(&code) && !told.contains(&code) {
            let reason = against(scene, offer);
            lines.push(format!("⛔ {}: {reason}", w.goal_of(view, offer)));
            told.push(code);
        }
    }
    let mut message = screens::screen(
        w.with("wizard-targets", &[("kind", (&w.kind(kind)).into())]),
        lines.join("\n"),
    );
    let pages = entries.len().div_ceil(PAGE).max(1);
    let page = usize::from(page).min(pages - 1);
    let shown: Vec<Entry> = entries.into_iter().skip(page * PAGE).take(PAGE).collect();
    let select = Select::new(Press::Plan.id(scene.version), w.get("menu-target"), shown);
    message.push_select(select.pick(1, several::most(scene)));
    let mut buttons = vec![screens::back(scene)];
    if pages > 1 {
        let next = u8::try_from((page + 1) % pages).unwrap_or(0);
        let press = Press::Targets { kind, page: next };
        buttons.push(Button::new(press.id(scene.version), w.get("button-more")));
    }
    message.push_buttons(buttons);
    message
}

/// What stands against an action: of itself, or else what a free pawn is told that would do it, such as what it lacks without an
/// ability that cannot be paid for.
fn against(scene: &Scene<'_>, offer: &ActionOffer) -> String {
    let (w, view) = (&scene.words, &scene.view);
    let free = (0..).zip(&view.people).filter(|(_, p)| p.pawns_left > 0);
    let mut told = free.filter_map(|(seat, _)| {
        let mut what = offer.what.clone();
        what.pawns = vec![Pawn::Seat(seat)];
        scene.accepts(&Command::Assign(what)).err()
    });
    let reason = offer.blocked.clone().or_else(|| told.next());
    reason.map_or_else(|| w.get("wizard-no-pawns"), |r| w.rejection(view, &r))
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
    let (draft, mut ways) = ways::affordable(scene, draft, offer);
    ways.retain(|(pawns, _)| !ways::is_offered_before(scene, &offer.supporters, pawns));
    ways.sort_by_key(|(pawns, _)| of_reader(scene, pawns).is_none());
    let (draft, ways) = (&draft, ways);
    let helpers = aid_buttons(scene, draft, offer);
    let prices = price::buttons(scene, draft);
    if offer.blocked == Some(Rejection::PlannedAlready)
        && let Some(already) = planned::already(scene, &draft.goal)
    {
        return already;
    }
    if ways.is_empty() && helpers.is_empty() && prices.is_empty() {
        return nothing(scene, title, against(scene, offer));
    }
    let mut lines = vec![ways::needs(scene, offer)];
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
        let own = |pawns: &[Pawn]| mixed(pawns) && of_reader(scene, pawns).is_some();
        let own = ways.iter().any(|(pawns, _)| own(pawns));
        lines.push(w.get(match own {
            true => "wizard-lead-own-text",
            false => "wizard-lead-text",
        }));
    }
    if ways.iter().any(|(_, p)| p.odds.is_some()) {
        lines.push(w.get("wizard-odds-text"));
    }
    let odds = ways.iter().filter_map(|(_, p)| p.odds.as_ref());
    let reasons = odds
        .flat_map(|odds| chances::why(scene, None, odds))
        .collect();
    lines.extend(chances::once(reasons));
    let dying = ways.iter();
    let dying = dying.filter_map(|(_, seen)| lines::last_wound(w, view, seen));
    lines.extend(chances::once(dying.collect()));
    let costs =
        |seen: &PlacementView| lines::tied(w, seen).map_or_else(String::new, |t| format!(" −{t}"));
    let named = |pawns: &[Pawn]| of_reader(scene, pawns).unwrap_or_else(|| w.pawns(view, pawns));
    let labelled = |chances: &dyn Fn(&PlacementView) -> String| -> Vec<String> {
        let label = |(pawns, seen): &(Vec<Pawn>, PlacementView)| {
            format!("{} ({}){}", named(pawns), chances(seen), costs(seen))
        };
        ways.iter().map(label).collect()
    };
    let fit = |labels: &[String]| labels.iter().all(|label| units(label) <= LABEL);
    let mut labels = labelled(&|seen| lines::chances(w, view, seen));
    if !scene.meta.is_solo() && !fit(&labels) {
        // In a menu they would be overlooked beside what others could do: the chances stand above instead.
        labels = labelled(&|seen| success(scene, seen));
        let rolls = |seen: &PlacementView| seen.odds.is_some() && seen.missing == 0;
        let rolled = ways.iter().find(|(_, seen)| rolls(seen));
        lines.extend(rolled.map(|(_, seen)| lines::chances(w, view, seen)));
    }
    let mut message = screens::screen(title, lines.join("\n"));
    // An entry of a menu has room for more than a button.
    if ways.len() <= BUTTON_WAYS && fit(&labels) {
        let buttons = ways
            .iter()
            .zip(labels)
            .map(|((pawns, seen), label)| {
                let press = Press::Place(draft.clone(), pawns.clone());
                let style = if seen.odds.is_none() {
                    Style::Success
                } else {
                    Style::Primary
                };
                Button::new(press.id(scene.version), label).style(style)
            })
            .collect();
        message.push_buttons(buttons);
    } else {
        let entries = ways
            .iter()
            .map(|(pawns, seen)| {
                Entry::new(
                    codes::pawns(pawns),
                    named(pawns),
                    format!("{}{}", lines::chances(w, view, seen), costs(seen)),
                )
            })
            .collect();
        // The pawns come as the value of the menu.
        let press = Press::Place(draft.clone(), Vec::new());
        message.push_select(Select::new(
            press.id(scene.version),
            w.get("menu-pawns"),
            entries,
        ));
    }
    let mut options = vec![screens::back(scene)];
    options.extend(prices);
    options.extend(helpers);
    message.push_buttons(options);
    message
}

/// Pawns by what helps the reader's own in company, whose character goes without saying; none where another leads.
fn of_reader(scene: &Scene<'_>, pawns: &[Pawn]) -> Option<String> {
    let (w, view) = (&scene.words, &scene.view);
    let [seat] = scene.own.as_slice() else {
        return None;
    };
    let own = Pawn::Seat(seat.0);
    if scene.meta.is_solo() || pawns.first() != Some(&own) {
        return None;
    }
    let helpers = pawns.iter().filter(|pawn| **pawn != own);
    let helpers: Vec<String> = helpers.map(|pawn| w.pawn(view, *pawn)).collect();
    let n = pawns.len().saturating_sub(helpers.len());
    let with = helpers.join(" + ");
    Some(match with.is_empty() {
        true => w.with("pawns-own", &[("n", n.into())]),
        false => w.with(
            "pawns-own-with",
            &[("n", n.into()), ("with", (&with).into())],
        ),
    })
}

/// The chance of success alone, where all chances have no room.
fn success(scene: &Scene<'_>, seen: &PlacementView) -> String {
    let w = &scene.words;
    match seen.odds.as_ref().filter(|_| seen.missing == 0) {
        Some(odds) => w.with("odds-success", &[("n", odds.success.into())]),
        None => lines::chances(w, &scene.view, seen),
    }
}

fn nothing(scene: &Scene<'_>, title: String, reason: String) -> Message {
    let mut message = screens::screen(title, reason);
    message.push_buttons(vec![screens::back(scene)]);
    message
}

fn aid_buttons(scene: &Scene<'_>, draft: &Draft, offer: &ActionOffer) -> Vec<Button> {
    let w = &scene.words;
    let mut buttons = Vec::new();
    let (items, discount) = ways::helpers(scene, draft, offer);
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
        buttons.push(Button::new(Press::Draft(next).id(scene.version), label));
    }
    let next = Draft {
        discount: !draft.discount,
        ..draft.clone()
    };
    // A discount without which nothing can be paid is not given up by a press: the page would only come again.
    let needed = draft.discount && ways::some_ways(scene, &next, offer, 1).is_empty();
    if discount && !needed {
        let label = w.get(if draft.discount {
            "discount-on"
        } else {
            "discount-off"
        });
        buttons.push(Button::new(Press::Draft(next).id(scene.version), label));
    }
    buttons
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
    let mut message = screens::screen(title, lines::placement(w, view, planned));
    let mut buttons: Vec<Button> = ways::joiners(scene, planned)
        .into_iter()
        .map(|pawn| {
            let press = Press::Join {
                placement,
                pawns: vec![pawn],
                lead: false,
            };
            Button::new(press.id(scene.version), w.pawn(view, pawn)).style(Style::Primary)
        })
        .collect();
    buttons.push(screens::back(scene));
    message.push_buttons(buttons);
    message
}
