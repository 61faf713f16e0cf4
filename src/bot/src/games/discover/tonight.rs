//! What threatens tonight, line by line, and the question before a turn ends that could still do something against it.

use castaway_discover::{
    command::Command,
    tonight::{How, Menace, Need, Remedy, menaces, remedies},
};
use castaway_kernel::Seat;

use super::{
    deeds::{self, ENDS},
    panel,
    press::Press,
    scene::Scene,
    spots, wary,
};
use crate::ui::{
    message::{Button, Embed, Message, Style},
    press::GamePresses,
};

/// What threatens, as the table stands.
pub fn threats(scene: &Scene<'_>) -> Vec<String> {
    if scene.outcome().is_some() || scene.view.turn.is_none() {
        return Vec::new();
    }
    let all = menaces(&scene.known());
    all.iter()
        .map(|menace| format!("• {}", said(scene, menace)))
        .collect()
}

fn said(scene: &Scene<'_>, menace: &Menace) -> String {
    let of = |key: &str, seat: Seat| of(scene, key, &[seat]);
    match menace {
        Menace::Frail(seat) => of("dg-frail", *seat),
        Menace::Thirst(seat) => of("dg-thirst", *seat),
        Menace::Hunger(seat) => of("dg-hunger", *seat),
        Menace::Cold(seats) => self::of(scene, "dg-cold", seats),
        Menace::Monster { id, who, far } => {
            let w = &scene.words;
            let known = scene.known();
            let card = known.monsters().find(|m| m.id == *id).and_then(|m| m.card);
            let what = card.map_or_else(|| w.get("di-spot-monster"), |card| w.wording.name(card));
            let name = scene.called(*who);
            let args = [
                ("alone", alone(scene).into()),
                ("who", (&name).into()),
                ("what", (&what).into()),
                ("far", (*far).into()),
            ];
            w.with("dg-monster", &args)
        }
    }
}

/// A sentence of somebody.
fn of(scene: &Scene<'_>, key: &str, seats: &[Seat]) -> String {
    let names: Vec<String> = seats.iter().map(|seat| scene.called(*seat)).collect();
    let (names, n) = (names.join(", "), seats.len());
    let args = [
        ("alone", alone(scene).into()),
        ("who", (&names).into()),
        ("n", n.into()),
    ];
    scene.words.with(key, &args)
}

fn alone(scene: &Scene<'_>) -> &'static str {
    if scene.alone() { "yes" } else { "no" }
}

/// What the seat that is spoken of could still do before its turn ends.
pub fn unfinished(scene: &Scene<'_>) -> Vec<Remedy> {
    match scene.turn() == Some(scene.seat) {
        true => remedies(&scene.known_to_seat(), scene.seat),
        false => Vec::new(),
    }
}

/// Asks whether the turn ends nevertheless, with what could still be done.
pub fn confirm(scene: &Scene<'_>, all: &[Remedy]) -> Message {
    let w = &scene.words;
    let stamina = scene.me().map_or(0, |me| me.stamina);
    let mut lines = vec![w.count("dg-end", stamina)];
    lines.extend(all.iter().map(|one| format!("• {}", helps(scene, one))));
    let mut message = Message::embed(Embed::new(panel::title(scene), lines.join("\n")));
    let id = |press: Press| press.id(scene.version);
    let mut row: Vec<Button> = all
        .iter()
        .filter_map(|one| button(scene, &one.how))
        .collect();
    let end = Press::Deed(scene.seat.0, ENDS.to_owned());
    row.push(Button::new(id(end), w.get("dg-button-end")).style(Style::Danger));
    row.push(Button::new(id(Press::Show(0)), w.get("button-back")));
    message.push_buttons(row);
    message
}

fn helps(scene: &Scene<'_>, one: &Remedy) -> String {
    let w = &scene.words;
    let need = match one.need {
        Need::Healing => "dg-needs-healing",
        Need::Water => "dg-needs-water",
        Need::Food => "dg-needs-food",
    };
    let what = match (priced(scene, &one.how), &one.how) {
        (Some((_, what)), _) => what,
        (None, How::Here(command)) => deeds::named(scene, command).unwrap_or_default(),
        (None, How::There(_)) => String::new(),
    };
    w.with(need, &[("what", (&what).into())])
}

fn button(scene: &Scene<'_>, how: &How) -> Option<Button> {
    let (press, label) = priced(scene, how)?;
    Some(Button::new(press.id(scene.version), label).style(Style::Success))
}

/// What is done for it, with its price, and the press that does it.
fn priced(scene: &Scene<'_>, how: &How) -> Option<(Press, String)> {
    Some(match how {
        How::Here(command) => {
            let all = deeds::deeds(scene).into_iter();
            let is = |commands: &[Command]| commands == std::slice::from_ref(command);
            let deed = all.into_iter().find(|deed| is(&deed.commands))?;
            let label = deeds::priced(&deed.label, &deed.note);
            (Press::Deed(scene.seat.0, deed.code), label)
        }
        How::There(at) => {
            let space = wary::name(scene, *at);
            let args = [("to", (&space).into())];
            let label = scene.words.with("di-deed-go", &args);
            let spot = spots::spot(scene, *at);
            let note = spot.map_or_else(String::new, |spot| spots::price(scene, &spot, 0));
            (Press::Walk(*at), deeds::priced(&label, &note))
        }
    })
}
