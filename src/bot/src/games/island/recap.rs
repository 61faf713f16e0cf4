//! A round in few lines, and what threatens before the next one.

use castaway_kernel::Game;
use castaway_robinson::{
    event::Event,
    game::Island,
    text::Gist as Heard,
    view::{PersonView, View},
};
use castaway_table::{Loaded, Stretch};

use super::{lines, played::Played, scene::Scene, story, words::Words};
use crate::{
    discord::Ui,
    ui::{reader::Reader, recap::Gist},
};

/// So many lines tell a round.
const LINES: usize = 5;
/// With so few wounds to live somebody is named.
const FRAIL: u8 = 2;

/// What mattered in a round, each step heard at the table of its time, and how the table stands now.
pub fn gist(
    ui: &Ui<Island>,
    loaded: &Loaded<Island>,
    round: &Stretch<Island>,
    reader: Reader,
) -> Gist {
    let words = ui.words(reader.lang).under(Played::of(&loaded.state));
    let mut heard = Heard::default();
    for step in &round.steps {
        let events = step.events.iter().filter(|event| !story::is_plan(event));
        let events: Vec<Event> = events.cloned().collect();
        if !events.is_empty() {
            let view = story::table_of(ui, loaded, step);
            heard.hear(&words.table(&view), &events);
        }
    }
    let n = round.number.unwrap_or_default();
    let last = round.steps.last().and_then(|step| step.after.as_deref());
    let after = Island::view(ui.catalog(), last.unwrap_or(&loaded.state), None);
    Gist {
        name: match round.number {
            Some(_) => words.with("log-round", &[("n", n.into())]),
            None => String::new(),
        },
        lines: heard.few(&words.cards(), LINES),
        stands: stands(&words, &after),
        ended: round.ended,
    }
}

/// Morale, wounds and the pile, in a line.
fn stands(w: &Words<'_>, view: &View) -> String {
    let goal = match view.pile.is_empty() {
        true => lines::aims(w, view),
        false => {
            let sum = |all: &mut dyn Iterator<Item = u8>| all.map(u32::from).sum::<u32>();
            let wood = sum(&mut view.pile.iter().map(|stage| stage.0));
            let of = sum(&mut view.pile.iter().map(|stage| stage.1));
            w.with("recap-pile", &[("wood", wood.into()), ("of", of.into())])
        }
    };
    let wounds = |p: &PersonView| format!("{} {}/{}", w.person(view, p.who), p.wounds, p.dies_on);
    let wounds: Vec<String> = view.people.iter().chain(&view.guests).map(wounds).collect();
    let wounds = wounds.join(", ");
    let morale = if view.morale > 0 {
        format!("+{}", view.morale)
    } else {
        view.morale.to_string()
    };
    let args = [
        ("morale", (&morale).into()),
        ("goal", (&goal).into()),
        ("wounds", (&wounds).into()),
    ];
    w.with("recap-stands", &args)
}

/// What threatens before the next round, line by line: the night, the weather, the next event, whoever is nearly dead.
pub fn threats(scene: &Scene<'_>) -> Vec<String> {
    let (w, view) = (&scene.words, &scene.view);
    let mut lines = Vec::new();
    let guests = view.guests.iter().filter(|guest| !guest.away);
    let alive = view.people.iter().filter(|person| !person.dead).count() + guests.count();
    let food = usize::from(view.stock.food) + usize::from(view.stock.npfood);
    if food < alive {
        let args = [("food", food.into()), ("people", alive.into())];
        lines.push(w.with("recap-hunger", &args));
    }
    if !view.shelter && !view.natural_shelter {
        lines.push(w.get("recap-open"));
    }
    lines.extend(weather(w, view));
    // The next event takes the place of the newer card, which pushes the older one off.
    if let [Some(old), Some(_)] = &view.threats
        && !old.planned
        && !old.is_harmless()
    {
        let does = match old.beast {
            true => w.get("recap-beast"),
            false => w.effects(&old.threat),
        };
        let card = w.card(&old.card);
        let args = [("card", (&card).into()), ("does", (&does).into())];
        lines.push(w.with("recap-threat", &args));
    }
    let people = view.people.iter().chain(&view.guests);
    for person in people.filter(|person| !person.dead) {
        let left = person.dies_on.saturating_sub(person.wounds);
        if left <= FRAIL {
            let name = w.person(view, person.who);
            let args = [("name", (&name).into()), ("n", left.into())];
            lines.push(w.with("recap-frail", &args));
        }
    }
    lines.iter().map(|line| format!("• {line}")).collect()
}

/// The dice of tonight and the tokens that lie there.
fn weather(w: &Words<'_>, view: &View) -> Option<String> {
    let weather = &view.weather;
    let cards = w.cards();
    let tokens = [
        (weather.rain, "recap-rain"),
        (weather.snow, "recap-snow"),
        (weather.storm, "recap-storm"),
    ];
    let lying = tokens.into_iter().filter(|(lies, _)| *lies);
    let dice = weather.dice.iter().map(|die| cards.weather_die(*die));
    let all: Vec<String> = lying.map(|(_, key)| w.get(key)).chain(dice).collect();
    if all.is_empty() {
        return None;
    }
    let all = all.join(", ");
    let args = [
        ("what", (&all).into()),
        ("roof", view.roof.into()),
        ("palisade", view.palisade.into()),
    ];
    Some(w.with("recap-weather", &args))
}
