//! The live panel: where the game stands, what happened, and everything a person may press.

use castaway_robinson::{
    command::Command,
    ids::{Phase, Who},
    plan::Assignment,
    state::{End, Future, Stock},
    task::{CardRef, Usable},
    view::{PersonView, PlacementView, ThreatView, View},
};

use super::{LEAF, RUST, SAND, SEA, question, story};
use crate::{
    island::{codes, press::Press, scene::Scene, words::Words},
    limits::OPTIONS,
    message::{Button, Embed, Entry, Message, Select, Style},
};

/// The panel of a moment, without its picture.
pub fn panel(scene: &Scene<'_>) -> Message {
    let (w, view) = (&scene.words, &scene.view);
    let mut embed = Embed::new(title(w, view), "").colour(colour(view));
    let mut lines = Vec::new();
    let told = story::lines(scene);
    let advance = if view.planning {
        Some(scene.accepts(&Command::Advance))
    } else {
        None
    };
    let ask_text = view.ask.as_ref().map(|ask| question::text(scene, ask));
    let next = match (&view.end, &ask_text, &advance) {
        (Some(end), _, _) => {
            format!(
                "{} **{}**\n{}",
                if *end == End::Won { "🎉" } else { "🌊" },
                w.end(view, *end),
                w.get("panel-ended")
            )
        }
        (None, Some(text), _) => text.clone(),
        (None, None, Some(Ok(()))) => w.get("panel-ready"),
        (None, None, Some(Err(reason))) => w.with(
            "panel-planning",
            &[("missing", (&w.rejection(view, reason)).into())],
        ),
        (None, None, None) => w.get("panel-go-on"),
    };
    if !told.is_empty() {
        // The question matters more than the story, so the story gives way.
        let room = 3400_usize
            .saturating_sub(crate::limits::units(&next))
            .min(2200);
        lines.push(format!(
            "{}\n{}",
            w.get("panel-happened"),
            crate::limits::newest_lines(&told, room)
        ));
    }
    // The picture stands between the text and the buttons, so what is asked is said again right above these.
    let asked = crate::limits::cut(next.replace("**", "").replace('*', ""), 400);
    lines.push(next);
    embed.description = lines.join("\n\n").into();
    fields(&mut embed, scene);
    let revision = scene.revision.to_string();
    let footer = w.with("panel-footer", &[("revision", (&revision).into())]);
    embed.footer = format!("{asked}\n{footer}").into();
    let mut message = Message::embed(embed);
    components(
        &mut message,
        scene,
        advance.as_ref().is_some_and(Result::is_ok),
    );
    message
}

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

fn colour(view: &View) -> u32 {
    match view.end {
        Some(End::Won) => LEAF,
        Some(_) => RUST,
        None if view.ask.is_some() => SAND,
        None => SEA,
    }
}

fn fields(embed: &mut Embed, scene: &Scene<'_>) {
    let (w, view) = (&scene.words, &scene.view);
    embed.field(w.get("field-goal"), goal(w, view), false);
    embed.field(w.get("field-resources"), resources(w, view), true);
    embed.field(w.get("field-camp"), camp(w, view), true);
    embed.field(w.get("field-people"), people(scene), false);
    embed.field(w.get("field-threats"), threats(w, view), false);
    if view.plan.iter().any(|p| !p.done) {
        embed.field(w.get("field-plan"), plan_lines(w, view).join("\n"), false);
    }
    if view.end.is_none() && !scene.meta.is_solo() {
        embed.field(w.get("field-waiting"), waiting(scene), false);
    }
}

/// How far the scenario's goal is.
pub fn goal(w: &Words<'_>, view: &View) -> String {
    let stages: Vec<String> = view
        .pile
        .iter()
        .map(|(wood, size)| format!("{wood}/{size}"))
        .collect();
    let built = view
        .inventions
        .iter()
        .any(|i| i.id == view.goal_item && i.built);
    let state = if built {
        w.get("goal-built")
    } else {
        w.get("goal-not-built")
    };
    w.with(
        "goal-line",
        &[
            ("pile", (&stages.join(" · ")).into()),
            (
                "item",
                (&w.card(&CardRef::Invention(view.goal_item.clone()))).into(),
            ),
            ("state", (&state).into()),
            ("from", view.ship.0.into()),
            ("to", view.ship.1.into()),
        ],
    )
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

fn future(w: &Words<'_>, future: &Future) -> String {
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

fn people(scene: &Scene<'_>) -> String {
    let (w, view) = (&scene.words, &scene.view);
    let mut lines: Vec<String> = view.people.iter().map(|p| person(scene, p)).collect();
    if let Some(friday) = &view.friday {
        lines.push(person(scene, friday));
    }
    if view.dog {
        lines.push(w.get(if view.dog_free {
            "person-dog-free"
        } else {
            "person-dog"
        }));
    }
    lines.join("\n")
}

fn person(scene: &Scene<'_>, person: &PersonView) -> String {
    let (w, view) = (&scene.words, &scene.view);
    let mut name = format!("**{}**", w.person(view, person.who));
    if let Who::Seat(seat) = person.who
        && !scene.meta.is_solo()
        && let Some(user) = scene.meta.seats.get(usize::from(seat))
    {
        name.push_str(&format!(" <@{user}>"));
    }
    if person.dead {
        return w.with("person-dead", &[("name", (&name).into())]);
    }
    let next = person.arrows.iter().filter(|a| **a > person.wounds).min();
    let arrow = next.map_or(String::new(), |a| {
        w.with("person-arrow", &[("at", (*a).into())])
    });
    let pawns = if view.planning {
        w.with(
            "person-pawns",
            &[
                ("left", person.pawns_left.into()),
                ("all", person.pawns.into()),
            ],
        )
    } else {
        String::new()
    };
    let mut specials: Vec<String> = person
        .specials
        .iter()
        .map(|(part, _)| w.part(*part))
        .collect();
    if let Some(space) = person.outside {
        specials.push(w.with("person-outside", &[("space", space.name().into())]));
    }
    let more = if specials.is_empty() {
        String::new()
    } else {
        format!(" · {}", specials.join(", "))
    };
    w.with(
        "person-line",
        &[
            ("name", (&name).into()),
            ("wounds", person.wounds.into()),
            ("dies", person.dies_on.into()),
            ("arrow", (&arrow).into()),
            ("det", person.det.into()),
            ("pawns", (&pawns).into()),
            ("more", (&more).into()),
        ],
    )
}

fn threats(w: &Words<'_>, view: &View) -> String {
    let lines: Vec<String> = view
        .threats
        .iter()
        .flatten()
        .map(|t| threat(w, t))
        .collect();
    if lines.is_empty() {
        w.get("threats-none")
    } else {
        lines.join("\n")
    }
}

fn threat(w: &Words<'_>, threat: &ThreatView) -> String {
    let actions: Vec<String> = threat.actions.iter().map(|a| w.threat_action(a)).collect();
    let ignored = w.effects(&threat.threat);
    w.with(
        if ignored.is_empty() {
            "threat-harmless"
        } else {
            "threat-line"
        },
        &[
            ("name", (&w.card(&threat.card)).into()),
            ("action", (&actions.join(&w.get("or"))).into()),
            ("ignored", (&ignored).into()),
            ("planned", if threat.planned { "✅ " } else { "" }.into()),
        ],
    )
}

/// One line per planned action.
pub fn plan_lines(w: &Words<'_>, view: &View) -> Vec<String> {
    view.plan
        .iter()
        .filter(|p| !p.done)
        .map(|p| format!("• {}", placement(w, view, p)))
        .collect()
}

/// A planned action with its pawns, cost and odds.
pub fn placement(w: &Words<'_>, view: &View, placement: &PlacementView) -> String {
    let mut parts = vec![action_with_pawns(w, view, &placement.what)];
    parts.push(chances(w, placement));
    if !placement.tied.is_empty() {
        parts.push(w.stock(&placement.tied));
    }
    parts.retain(|p| !p.is_empty());
    parts.join(" · ")
}

fn action_with_pawns(w: &Words<'_>, view: &View, what: &Assignment) -> String {
    format!(
        "**{}** ({})",
        w.goal(view, &what.goal),
        w.pawns(view, &what.pawns)
    )
}

/// "sure", "83 % success …" or what is missing.
pub fn chances(w: &Words<'_>, placement: &PlacementView) -> String {
    if placement.missing > 0 {
        return w.with("odds-missing", &[("n", placement.missing.into())]);
    }
    match placement.odds {
        Some(odds) => w.odds(odds),
        None => w.get("odds-sure"),
    }
}

fn waiting(scene: &Scene<'_>) -> String {
    let names: Vec<String> = scene
        .view
        .waiting
        .iter()
        .map(|seat| {
            let name = scene.words.person(&scene.view, Who::Seat(*seat));
            match scene.meta.seats.get(usize::from(*seat)) {
                Some(user) => format!("{name} <@{user}>"),
                None => name,
            }
        })
        .collect();
    names.join(", ")
}

fn components(message: &mut Message, scene: &Scene<'_>, ready: bool) {
    let (w, view) = (&scene.words, &scene.view);
    let id = |press: Press| press.id(scene.revision);
    let mut buttons = Vec::new();
    let usable = if view.end.is_none() {
        scene.usable()
    } else {
        Vec::new()
    };
    if let Some(ask) = &view.ask {
        question::components(message, scene, ask);
    } else if view.planning && view.end.is_none() {
        super::wizard::plan_menu(message, scene);
        let back = view
            .plan
            .iter()
            .filter(|p| !p.done)
            .map(|p| {
                Entry::new(
                    p.id.to_string(),
                    w.goal(view, &p.what.goal),
                    w.pawns(view, &p.what.pawns),
                )
            })
            .collect();
        message.push_select(Select::new(
            id(Press::TakeBack),
            w.get("menu-take-back"),
            back,
        ));
    }
    // One row is kept for the buttons.
    if message.rows_left() > 2 || (message.rows_left() == 2 && !usable.is_empty()) {
        let entries = usable
            .iter()
            .filter(|(_, u)| *u != Usable::Pile)
            .map(|(who, u)| {
                Entry::new(
                    codes::usable(u),
                    w.usable(view, *who, u),
                    w.usable_note(view, u),
                )
            })
            .collect();
        message.push_select(Select::new(id(Press::UseMenu), w.get("menu-use"), entries));
    }
    if message.rows_left() > 1 {
        message.push_select(Select::new(
            id(Press::Card),
            w.get("menu-card"),
            card_entries(w, view, OPTIONS),
        ));
    }
    if view.end.is_none() && view.ask.is_none() {
        if view.planning {
            let go = Button::new(id(Press::Go), w.get("button-go"))
                .style(Style::Success)
                .emoji("▶️");
            buttons.push(go.disabled(!ready));
        } else {
            buttons.push(
                Button::new(id(Press::Go), w.get("button-on"))
                    .style(Style::Success)
                    .emoji("▶️"),
            );
        }
    }
    if view.ask.is_none() && usable.iter().any(|(_, u)| *u == Usable::Pile) {
        buttons.push(Button::new(id(Press::Use(Usable::Pile)), w.get("button-pile")).emoji("🪵"));
    }
    if !scene.meta.undo.is_empty() {
        buttons.push(Button::new(id(Press::Undo), w.get("button-undo")).emoji("↩️"));
    }
    buttons.push(Button::new(id(Press::Help(0)), w.get("button-help")).emoji("❔"));
    message.push_buttons(buttons);
}

/// The cards a person may want to read again, those on the table first.
pub fn card_entries(w: &Words<'_>, view: &View, most: usize) -> Vec<Entry> {
    let mut refs: Vec<CardRef> = Vec::new();
    refs.extend(view.ask.iter().filter_map(|a| a.source.clone()));
    refs.extend(view.threats.iter().flatten().map(|t| t.card.clone()));
    refs.push(CardRef::Scenario(view.scenario.clone()));
    refs.extend(view.kept.iter().map(|(_, card, _)| card.clone()));
    refs.extend(
        view.equipment
            .iter()
            .map(|(key, _)| CardRef::Equipment(key.clone())),
    );
    refs.extend(
        view.discoveries
            .iter()
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
    let mut entries: Vec<Entry> = Vec::new();
    for card in refs {
        let entry = Entry::new(codes::card(&card), w.card(&card), w.card_kind(&card));
        if entries.iter().all(|e| e.value != entry.value) {
            entries.push(entry);
        }
    }
    entries.truncate(most);
    entries
}
