//! Lines about a moment of the game that several screens show.

use castaway_robinson::{
    ask::Label,
    content::Aim,
    effect::Window,
    ids::Phase,
    plan::{Assignment, Goal},
    state::{Future, Stock},
    task::{CardRef, Usable},
    view::{AimView, PlacementView, View},
};

use super::{
    codes, first_of_kind, pile,
    toll::{self, Toll},
    words::Words,
};
use crate::ui::message::Entry;

/// The heading.
pub fn title(w: &Words<'_>, view: &View) -> String {
    let phase = if view.phase == Phase::Action && view.planning {
        w.get("panel-planning-phase")
    } else {
        w.phase(view.phase)
    };
    w.with(
        "panel-title",
        &[
            (
                "scenario",
                (&w.card(&CardRef::Scenario(view.scenario.clone()))).into(),
            ),
            ("round", view.round.into()),
            ("rounds", view.rounds.into()),
            ("phase", (&phase).into()),
        ],
    )
}

/// How far the scenario's goal is.
pub fn goal(w: &Words<'_>, view: &View) -> String {
    let (Some(item), Some((from, to)), false) = (&view.goal_item, view.ship, view.pile.is_empty())
    else {
        return w.with("goal-line-aims", &[("aims", (&aims(w, view)).into())]);
    };
    let (wood, of) = view.pile.iter().fold((0_u32, 0_u32), |(wood, of), (w, n)| {
        (wood + u32::from(*w), of + u32::from(*n))
    });
    let card = view.inventions.iter().find(|i| i.id == *item);
    // What was built in this phase waits for its end, and is no more to be built.
    let state = w.get(match card {
        Some(card) if card.built => "goal-built",
        Some(card) if card.pending => "goal-built-now",
        Some(_) | None => "goal-not-built",
    });
    let item = w.card(&CardRef::Invention(item.clone()));
    let args = [
        ("wood", wood.into()),
        ("of", of.into()),
        ("each", pile::a_round(view).into()),
        ("item", (&item).into()),
        ("state", (&state).into()),
        ("from", from.into()),
        ("to", to.into()),
    ];
    w.with("goal-line", &args)
}

/// That all of the goal is met while the game goes on: it is looked at when the round ends.
pub fn met(w: &Words<'_>, view: &View) -> Option<String> {
    let met = !view.aims.is_empty() && view.aims.iter().all(|aim| aim.met);
    (met && view.end.is_none()).then(|| w.get("goal-met"))
}

/// Where the camp is, and what shelters it; nothing of a game that is over, which has no night to come.
pub fn shelter(w: &Words<'_>, view: &View) -> Option<String> {
    let at = view.hexes.iter().find(|hex| hex.camp);
    let shelter = match (view.shelter, view.natural_shelter) {
        (true, _) => "built",
        (false, true) => "natural",
        (false, false) => "none",
    };
    let args = [
        ("space", at.map_or("–", |hex| hex.space.name()).into()),
        ("shelter", shelter.into()),
        ("roof", view.roof.into()),
        ("palisade", view.palisade.into()),
    ];
    let goes_on = view.end.is_none();
    goes_on.then(|| w.with("shelter-line", &args))
}

/// What wins the scenario, each with how much of it there is.
pub fn aims(w: &Words<'_>, view: &View) -> String {
    let table = w.table(view);
    let one = |aim: &AimView| {
        let name = table.wording().aim(&aim.aim);
        let text = match aim.waits {
            0 => format!("{name} ({}/{})", aim.have, aim.of),
            waits => {
                let args = [
                    ("aim", (&name).into()),
                    ("have", aim.have.into()),
                    ("of", aim.of.into()),
                    ("n", waits.into()),
                ];
                w.with("goal-waits", &args)
            }
        };
        match aim.aim {
            Aim::Drawn if !aim.met => drawn(w, view, aim, &text),
            _ => text,
        }
    };
    let all: Vec<String> = view.aims.iter().map(one).collect();
    all.join(" · ")
}

/// The inventions that the goal asks for: which are still to be built, and how many are in play no more.
fn drawn(w: &Words<'_>, view: &View, aim: &AimView, text: &str) -> String {
    let wanted = view.inventions.iter().filter(|i| i.wanted);
    let gone = usize::from(aim.of).saturating_sub(wanted.clone().count());
    let open = wanted.filter(|i| !i.built && !i.pending);
    let open: Vec<String> = open
        .map(|i| w.card(&CardRef::Invention(i.id.clone())))
        .collect();
    if open.is_empty() && gone == 0 {
        // The last of them waits for the end of the phase.
        return text.to_owned();
    }
    let open = open.join(", ");
    let args = [
        ("aim", text.into()),
        ("open", (&open).into()),
        ("gone", gone.into()),
    ];
    w.with("goal-drawn", &args)
}

/// Available, promised and future resources.
pub fn resources(w: &Words<'_>, view: &View) -> String {
    let mut lines = vec![w.with(
        "res-available",
        &[("stock", (&w.stock_full(&view.stock)).into())],
    )];
    if !view.tied.is_empty() {
        lines.push(w.with("res-tied", &[("stock", (&w.stock(&view.tied)).into())]));
    }
    let future = future(w, &view.future);
    if !future.is_empty() {
        lines.push(w.with("res-future", &[("stock", (&future).into())]));
    }
    lines.join("\n")
}

pub(super) fn future(w: &Words<'_>, future: &Future) -> String {
    let mut parts = Vec::new();
    if future.stock != Stock::default() {
        parts.push(w.stock(&future.stock));
    }
    parts.extend(
        future
            .tokens
            .iter()
            .map(|k| w.card(&CardRef::Discovery(k.clone()))),
    );
    parts.extend(
        future
            .inventions
            .iter()
            .map(|k| w.card(&CardRef::Invention(k.clone()))),
    );
    parts.extend(
        future
            .treasures
            .iter()
            .map(|(k, _)| w.card(&CardRef::Mystery(k.clone()))),
    );
    parts.extend(
        future
            .equipment
            .iter()
            .map(|k| w.card(&CardRef::Equipment(k.clone()))),
    );
    parts.join(", ")
}

/// Morale, shelter and levels.
pub fn camp(w: &Words<'_>, view: &View) -> String {
    let shelter = if view.shelter {
        "camp-shelter"
    } else if view.natural_shelter {
        "camp-natural"
    } else {
        "camp-open"
    };
    let morale = if view.morale > 0 {
        format!("+{}", view.morale)
    } else {
        view.morale.to_string()
    };
    w.with(
        "camp-lines",
        &[
            ("morale", (&morale).into()),
            ("shelter", (&w.get(shelter)).into()),
            ("roof", view.roof.into()),
            ("palisade", view.palisade.into()),
            ("weapon", view.weapon.into()),
        ],
    )
}

/// A planned action with its pawns, cost and odds.
pub fn placement(w: &Words<'_>, view: &View, placement: &PlacementView) -> String {
    let mut parts = vec![action_with_pawns(w, view, &placement.what)];
    parts.push(risks(w, view, placement));
    parts.extend(tied(w, placement));
    parts.retain(|p| !p.is_empty());
    parts.join(" · ")
}

/// What an action ties: resources and the determination of its leader; none if it ties nothing.
pub fn tied(w: &Words<'_>, placement: &PlacementView) -> Option<String> {
    let mut parts = Vec::new();
    if !placement.tied.is_empty() {
        parts.push(w.stock(&placement.tied));
    }
    if placement.tied_det > 0 {
        parts.push(format!("{} ⭐", placement.tied_det));
    }
    (!parts.is_empty()).then(|| parts.join(", "))
}

pub(super) fn action_with_pawns(w: &Words<'_>, view: &View, what: &Assignment) -> String {
    format!(
        "**{}** ({})",
        w.goal(view, &what.goal),
        w.pawns(view, &what.pawns)
    )
}

/// "sure", "83 % success …" or what is missing.
pub fn chances(w: &Words<'_>, view: &View, placement: &PlacementView) -> String {
    if placement.missing > 0 {
        return w.with("odds-missing", &[("n", placement.missing.into())]);
    }
    match &placement.odds {
        Some(odds) => w.odds(odds),
        // What is sure there is that there will be a fight.
        None if placement.what.goal == Goal::Hunt => {
            let Toll {
                likely,
                most,
                weakest,
                strongest,
            } = toll::of_hunt(w.catalog(), view);
            let args = [
                ("weapon", view.weapon.into()),
                ("likely", likely.into()),
                ("most", most.into()),
                ("weakest", weakest.into()),
                ("strongest", strongest.into()),
            ];
            w.with("odds-fight", &args)
        }
        None if toll::attacks(w.catalog(), &view.scenario, &placement.what.goal) => {
            w.with("odds-attack", &[("weapon", view.weapon.into())])
        }
        None => w.get("odds-sure"),
    }
}

/// What a fight that is sure is likely to cost; none where an action is no fight.
pub fn fight(w: &Words<'_>, view: &View, placement: &PlacementView) -> Option<String> {
    let goal = &placement.what.goal;
    let fights = *goal == Goal::Hunt || toll::attacks(w.catalog(), &view.scenario, goal);
    let sure = placement.odds.is_none() && placement.missing == 0;
    (fights && sure).then(|| {
        let chances = std::iter::once(chances(w, view, placement));
        let all: Vec<String> = chances.chain(arms(w, view)).collect();
        format!("⚔️ {}", all.join(" · "))
    })
}

/// What lies in the camp that can be used once a fight has come; none where nothing does.
fn arms(w: &Words<'_>, view: &View) -> Option<String> {
    let catalog = w.catalog();
    let gear = view.equipment.iter().map(|(key, _)| key);
    let gear = gear.filter(|key| {
        let thing = catalog.equipment.get(*key);
        thing.is_some_and(|thing| thing.usage.window == Window::Combat)
    });
    let found = view.discoveries.iter().filter(|key| {
        let token = catalog.discovery.get(*key);
        token.is_some_and(|token| token.usage.window == Window::Combat)
    });
    let all = gear.cloned().map(Usable::Equipment);
    let all = all.chain(found.cloned().map(Usable::Discovery));
    let names: Vec<String> = all.map(|what| w.table(view).usable_name(&what)).collect();
    let things = names.join(", ");
    (!names.is_empty()).then(|| w.with("odds-arms", &[("things", (&things).into())]))
}

/// The chances of an action, with whoever may die of it.
pub fn risks(w: &Words<'_>, view: &View, placement: &PlacementView) -> String {
    let chances = std::iter::once(chances(w, view, placement));
    let later = first_of_kind::later(w, view, placement);
    let chances = chances.chain(later);
    let all: Vec<String> = chances.chain(last_wound(w, view, placement)).collect();
    all.join(" · ")
}

/// That whoever leads an action may die of its wounds, with the chance; none where they bear more than it may bring.
pub fn last_wound(w: &Words<'_>, view: &View, placement: &PlacementView) -> Option<String> {
    let who = placement.what.pawns.first()?.who()?;
    let odds = placement.odds.as_ref()?;
    let mut people = view.people.iter().chain(&view.friday).chain(&view.guests);
    let person = people.find(|person| person.who == who)?;
    let left = person.dies_on.saturating_sub(person.wounds).max(1);
    let chance = odds.wounds(left);
    if placement.done || placement.missing > 0 || person.dead || chance == 0 {
        return None;
    }
    let name = w.table(view).subject(who);
    let args = [
        ("name", (&name).into()),
        ("left", left.into()),
        ("n", chance.into()),
    ];
    Some(w.with("odds-last-wound", &args))
}

/// The cards a person may want to read again, those on the table first.
pub fn cards_in_play(view: &View) -> Vec<CardRef> {
    let mut refs: Vec<CardRef> = Vec::new();
    refs.extend(view.ask.iter().filter_map(|a| a.source.clone()));
    // What one chooses between can be read before one chooses.
    let options = view.ask.iter().flat_map(|ask| &ask.options);
    refs.extend(options.filter_map(|option| match &option.label {
        Label::Card(card) => Some(card.clone()),
        _ => None,
    }));
    refs.extend(view.threats.iter().flatten().map(|t| t.card.clone()));
    refs.push(CardRef::Scenario(view.scenario.clone()));
    refs.extend(view.kept.iter().map(|(_, card, _)| card.clone()));
    refs.extend(
        view.equipment
            .iter()
            .map(|(key, _)| CardRef::Equipment(key.clone())),
    );
    let waits = &view.future.tokens;
    refs.extend(
        view.discoveries
            .iter()
            .chain(waits)
            .map(|key| CardRef::Discovery(key.clone())),
    );
    refs.extend(
        view.inventions
            .iter()
            .filter(|i| !i.built)
            .map(|i| CardRef::Invention(i.id.clone())),
    );
    refs.extend(
        view.inventions
            .iter()
            .filter(|i| i.built)
            .map(|i| CardRef::Invention(i.id.clone())),
    );
    let mut cards: Vec<CardRef> = Vec::new();
    for card in refs {
        if !cards.contains(&card) {
            cards.push(card);
        }
    }
    cards
}

/// Cards as the entries of a menu, as many as fit one.
pub fn card_entries<'c>(w: &Words<'_>, cards: impl IntoIterator<Item = &'c CardRef>) -> Vec<Entry> {
    let entry = |card| Entry::new(codes::card(card), w.card(card), w.card_kind(card));
    cards
        .into_iter()
        .take(crate::ui::limits::OPTIONS)
        .map(entry)
        .collect()
}
