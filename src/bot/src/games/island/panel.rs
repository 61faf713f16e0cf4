//! The live panel: where the game stands, what happened, and everything a person may press.

use castaway_robinson::{
    command::Command,
    ids::Who,
    plan::Pawn,
    reject::Rejection,
    state::End,
    task::Usable,
    view::{PersonView, ThreatView, View},
};

use super::{ending, lines, menu, press::Press, question, scene::Scene, story, words::Words};
use crate::ui::{
    LEAF, RUST, SAND, SEA,
    limits::BUTTONS,
    message::{Button, Embed, Entry, Message, Select, Style},
    press::{GamePresses, Nth},
    shared::Shared,
};

/// The panel of a moment, without its picture.
pub fn panel(scene: &Scene<'_>) -> Message {
    let (w, view) = (&scene.words, &scene.view);
    let told = story::lines(scene);
    let advance = if view.planning {
        Some(scene.accepts(&Command::Advance))
    } else {
        None
    };
    let next = next(scene, advance.as_ref());
    let mut table = Embed::new(lines::title(w, view), "").colour(colour(view));
    let status = status(scene);
    // The question and the state matter more than the story, so the story gives way.
    let taken = crate::ui::limits::units(&next) + crate::ui::limits::units(&status);
    let room = 4000_usize.saturating_sub(taken).min(2000);
    let story = crate::ui::limits::newest_lines(&told, room);
    table.description = match story.is_empty() {
        true => status.into(),
        false => format!("{story}\n\n{status}").into(),
    };
    fields(&mut table, scene);
    // What is asked stands in an embed of its own, right above the buttons.
    let mut asked = Embed::new("", next).colour(colour(view));
    asked.footer = w.get("panel-footer").into();
    let mut message = Message::embed(table);
    message.push_embed(asked);
    components(
        &mut message,
        scene,
        advance.as_ref().is_some_and(Result::is_ok),
    );
    message
}

/// What the players do next: the end, the open question, or where the planning stands.
fn next(scene: &Scene<'_>, advance: Option<&Result<(), Rejection>>) -> String {
    let (w, view) = (&scene.words, &scene.view);
    if let Some(mut lines) = ending::told(scene) {
        lines.push(w.get("panel-ended"));
        return lines.join("\n");
    }
    if let Some(ask) = &view.ask {
        return question::text(scene, ask);
    }
    match advance {
        Some(Ok(())) => [Some(w.get("panel-ready")), spare(w, view)]
            .into_iter()
            .flatten()
            .collect::<Vec<_>>()
            .join("\n"),
        Some(Err(reason)) => w.with(
            "panel-planning",
            &[("missing", (&w.rejection(view, reason)).into())],
        ),
        None => w.get("panel-go-on"),
    }
}

/// The pawns that help but are in no plan; none if there are none.
fn spare(w: &Words<'_>, view: &View) -> Option<String> {
    let mut pawns: Vec<Pawn> = view.neutral.iter().map(|n| Pawn::Neutral(n.id)).collect();
    if view.friday.as_ref().is_some_and(|f| f.pawns_left > 0) {
        pawns.push(Pawn::Friday);
    }
    if view.dog_free {
        pawns.push(Pawn::Dog);
    }
    let names: Vec<String> = pawns.iter().map(|pawn| w.pawn(view, *pawn)).collect();
    (!names.is_empty()).then(|| w.with("panel-spare", &[("pawns", (&names.join(", ")).into())]))
}

fn colour(view: &View) -> u32 {
    match view.end {
        Some(End::Won) => LEAF,
        Some(_) => RUST,
        None if view.ask.is_some() => SAND,
        None => SEA,
    }
}

/// Where the game stands, in lines: the picture says the same to the eye.
fn status(scene: &Scene<'_>) -> String {
    let (w, view) = (&scene.words, &scene.view);
    let parts = [
        lines::goal(w, view),
        lines::resources(w, view),
        lines::camp(w, view),
        people(scene),
        threats(w, view),
    ];
    parts.join("\n")
}

fn fields(embed: &mut Embed, scene: &Scene<'_>) {
    let (w, view) = (&scene.words, &scene.view);
    if view.plan.iter().any(|p| !p.done) {
        embed.field(
            w.get("field-plan"),
            lines::plan_lines(w, view).join("\n"),
            false,
        );
    }
    if view.end.is_none() && !scene.meta.is_solo() {
        embed.field(w.get("field-waiting"), waiting(scene), false);
    }
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
        match (threat.beast, threat.is_harmless()) {
            (true, _) => "threat-beast",
            (false, true) => "threat-harmless",
            (false, false) => "threat-line",
        },
        &[
            ("name", (&w.card(&threat.card)).into()),
            ("action", (&actions.join(&w.get("or"))).into()),
            ("ignored", (&ignored).into()),
            ("planned", if threat.planned { "✅ " } else { "" }.into()),
        ],
    )
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
    let usable = if view.end.is_none() {
        scene.usable()
    } else {
        Vec::new()
    };
    if let Some(ask) = &view.ask {
        question::components(message, scene, ask);
    } else if view.planning && view.end.is_none() {
        menu::plan_menu(message, scene);
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
    let mut buttons = Vec::new();
    if view.end.is_none() && view.ask.is_none() {
        let label = w.get(if view.planning {
            "button-go"
        } else {
            "button-on"
        });
        buttons.push(
            Button::new(id(Press::Go), label)
                .style(Style::Success)
                .emoji("▶️")
                .disabled(view.planning && !ready),
        );
        if usable.iter().any(|(_, _, u)| *u == Usable::Pile) {
            buttons
                .push(Button::new(id(Press::Use(Usable::Pile)), w.get("button-pile")).emoji("🪵"));
        }
    }
    if scene.meta.contest.is_none() && !scene.meta.undo.is_empty() {
        buttons.push(
            Button::new(
                Shared::Undo.id(Press::LETTER, scene.revision),
                w.get("button-undo"),
            )
            .emoji("↩️"),
        );
    }
    if view.end.is_some() && scene.meta.contest.is_none() {
        let id = Shared::Share.id(Press::LETTER, scene.revision);
        let share = Button::new(id, w.get("button-share")).style(Style::Success);
        buttons.push(share.emoji("📣"));
    }
    let mut more = Vec::new();
    if usable.iter().any(|(_, _, u)| *u != Usable::Pile) {
        more.push(Button::new(id(Press::Uses(Nth(0))), w.get("menu-use")).emoji("🎒"));
    }
    more.push(Button::new(id(Press::Sheet), w.get("button-sheet")).emoji("🗺️"));
    more.push(Button::new(id(Press::Cards), w.get("button-cards")).emoji("🃏"));
    if scene.meta.may_begin_again() {
        more.push(Button::new(id(Press::Rulings(0)), w.get("button-rulings")).emoji("⚖️"));
    }
    more.push(
        Button::new(
            Shared::Help(0).id(Press::LETTER, scene.revision),
            w.get("button-help"),
        )
        .emoji("❔"),
    );
    // One row if it holds them all, else what moves the game stands apart from what only shows.
    if buttons.len() + more.len() > BUTTONS {
        message.push_buttons(buttons);
        message.push_buttons(more);
    } else {
        buttons.append(&mut more);
        message.push_buttons(buttons);
    }
}
