//! Where the game stands, in words: what the picture says to the eye.

use castaway_kernel::Seat;
use castaway_robinson::{
    ids::Who,
    view::{PersonView, ThreatView, View},
};

use super::{lines, picture, scene::Scene, words::Words};

/// Goal, resources, camp, people, threats and all that lies on the island, in lines.
pub fn state(scene: &Scene<'_>) -> String {
    let (w, view) = (&scene.words, &scene.view);
    let mut parts = vec![
        lines::goal(w, view),
        lines::resources(w, view),
        lines::camp(w, view),
        people(scene),
        threats(w, view),
    ];
    parts.extend(picture::rest_in_words(w.texts(), view));
    parts.join("\n")
}

fn people(scene: &Scene<'_>) -> String {
    let (w, view) = (&scene.words, &scene.view);
    let mut lines: Vec<String> = view.people.iter().map(|p| person(scene, p)).collect();
    if let Some(friday) = &view.friday {
        lines.push(person(scene, friday));
    }
    lines.extend(view.guests.iter().map(|guest| person(scene, guest)));
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
        && let Some(user) = scene.meta.chairs.owner(Seat(seat))
    {
        name.push_str(&format!(" <@{user}>"));
        if scene.meta.computed_seats().contains(&Seat(seat)) {
            name.push_str(&format!(" (🤖 {})", w.get("pic-computer")));
        }
    }
    if person.dead {
        return w.with("person-dead", &[("name", (&name).into())]);
    }
    let next = person.arrows.iter().filter(|a| **a > person.wounds).min();
    let arrow = next.map_or(String::new(), |a| {
        w.with("person-arrow", &[("at", (*a).into())])
    });
    let pawns = if view.planning && !person.away {
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
    if person.away {
        specials.push(w.get("person-away"));
    }
    let more = if specials.is_empty() {
        String::new()
    } else {
        format!(" · {}", specials.join(", "))
    };
    // Whoever no player plays has no determination.
    let line = match person.who {
        Who::Seat(_) | Who::Friday => "person-line",
        Who::Guest(_) => "person-line-guest",
    };
    w.with(
        line,
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
        .map(|t| threat(w, view, t))
        .collect();
    if lines.is_empty() {
        w.get("threats-none")
    } else {
        lines.join("\n")
    }
}

/// How many play, and whom of them a lurking beast attacks.
fn prey(w: &Words<'_>, view: &View) -> (usize, String) {
    (view.people.len(), w.table(view).subject(view.next_first()))
}

fn threat(w: &Words<'_>, view: &View, threat: &ThreatView) -> String {
    let actions: Vec<String> = threat.actions.iter().map(|a| w.threat_action(a)).collect();
    let ignored = w.cards().after_colon(&w.effects(&threat.threat));
    let (people, who) = prey(w, view);
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
            ("people", people.into()),
            ("who", (&who).into()),
            ("planned", if threat.planned { "✅ " } else { "" }.into()),
        ],
    )
}
