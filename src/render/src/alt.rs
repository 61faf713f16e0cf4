//! The picture in words, for those who do not see it.

use castaway_robinson::{
    content::Aim,
    ids::{Res, Source, Track, Weather, Who},
    plan::Pawn,
    task::CardRef,
    view::Stock,
    view::{Absence, HexView, PersonView, View},
};

use crate::{
    board::BoardView,
    labels::{Labels, UiWord},
};

/// The longest description that Discord takes.
pub const ALT_LIMIT: usize = 1024;

/// Describes a board. Whole sentences only: the least important are left out when the limit is near.
pub fn alt_text<'a>(board: impl Into<BoardView<'a>>, labels: &dyn Labels) -> String {
    let board = board.into();
    let view = board.view;
    let ui = |word| labels.ui(word);
    let mut parts = Vec::new();

    let mut head = format!(
        "{}: {} {}/{}, {}",
        labels.card(&CardRef::Scenario(view.scenario.clone())),
        ui(UiWord::Round),
        view.round,
        view.rounds,
        labels.now(view)
    );
    if let Some(end) = view.end {
        head = format!("{head}. {}", labels.end(end));
    }
    parts.push(head);
    parts.push(format!("{} {:+}", ui(UiWord::Morale), view.morale));
    parts.push(format!(
        "{}: {}",
        ui(UiWord::Resources),
        stock(view.stock, labels).unwrap_or_else(|| "0".to_owned())
    ));
    let shelter = if view.shelter {
        UiWord::Shelter
    } else if view.natural_shelter {
        UiWord::NaturalShelter
    } else {
        UiWord::Tent
    };
    parts.push(format!(
        "{}: {}, {} {}, {} {}, {} {}",
        ui(UiWord::Camp),
        ui(shelter),
        labels.track(Track::Roof),
        view.roof,
        labels.track(Track::Palisade),
        view.palisade,
        labels.track(Track::Weapon),
        view.weapon
    ));
    let people: Vec<String> = view
        .people
        .iter()
        .chain(&view.friday)
        .chain(&view.guests)
        .map(|p| person(p, board, labels))
        .collect();
    parts.push(people.join("; "));
    for threat in view.threats.iter().flatten() {
        let mut text = format!("{}: {}", ui(UiWord::Threats), labels.card(&threat.card));
        let ignored = labels.threat(threat);
        if !ignored.is_empty() {
            text = format!(
                "{text} ({}: {})",
                ui(UiWord::Ignored),
                ignored.trim_end_matches('.')
            );
        }
        parts.push(text);
    }
    let waited = (view.waiting.iter()).filter(|seat| !board.done.contains(seat));
    let names: Vec<String> = waited
        .filter_map(|&seat| view.people.get(usize::from(seat)))
        .map(|p| labels.person(p))
        .collect();
    if !names.is_empty() {
        parts.push(format!("{}: {}", ui(UiWord::WaitingFor), names.join(", ")));
    }
    let (has, wants) = view.pile.iter().fold((0u16, 0u16), |(a, b), &(n, size)| {
        (a + u16::from(n), b + u16::from(size))
    });
    if wants > 0 {
        let (from, to) = view.ship.unwrap_or_default();
        parts.push(format!(
            "{} {has}/{wants}, {} {from}\u{2013}{to}",
            ui(UiWord::Pile),
            ui(UiWord::Ship),
        ));
    } else {
        for aim in view.aims.iter() {
            let mut text = format!("{} {}/{}", labels.aim(&aim.aim), aim.have, aim.of);
            let open = view.inventions.iter().filter(|i| i.wanted && !i.built);
            let open: Vec<String> = open.map(|i| labels.item(&i.id)).collect();
            if aim.aim == Aim::Drawn && !open.is_empty() {
                text = format!("{text} (\u{2192} {})", open.join(", "));
            }
            parts.push(text);
        }
    }
    if view.mouths > 0 {
        parts.push(format!("{}: {}", ui(UiWord::Children), view.mouths));
    }
    parts.extend(crew(view, labels));
    for (word, amount) in [
        (UiWord::Tied, view.tied),
        (UiWord::Future, view.future.stock),
    ] {
        if let Some(text) = stock(amount, labels) {
            parts.push(format!("{}: {text}", ui(word)));
        }
    }
    let tiles = island_in_words(view, labels);
    parts.extend((!tiles.is_empty()).then(|| tiles.join("; ")));
    parts.extend(weather_in_words(view, labels));
    parts.extend(items_in_words(view, labels));
    parts.extend(plan(view, labels));
    parts.extend(finds_in_words(view, labels));
    join(&parts)
}

/// The crew in order, with what has become of those who are not with the group.
fn crew(view: &View, labels: &dyn Labels) -> Option<String> {
    let all: Vec<String> = view
        .crew
        .iter()
        .map(|member| {
            let name = labels.crew(&member.id);
            match member.absent {
                None | Some(Absence::Freed) => name,
                Some(Absence::Dead) => format!("{name} ({})", labels.ui(UiWord::Dead)),
                Some(Absence::Captive) => format!("{name} ({})", labels.ui(UiWord::Captive)),
            }
        })
        .collect();
    (!all.is_empty()).then(|| format!("{}: {}", labels.ui(UiWord::Crew), all.join(", ")))
}

/// What lies on each tile of the island, tile by tile.
pub fn island_in_words(view: &View, labels: &dyn Labels) -> Vec<String> {
    view.hexes.iter().filter_map(|h| tile(h, labels)).collect()
}

/// What was built; none if nothing was.
pub fn items_in_words(view: &View, labels: &dyn Labels) -> Option<String> {
    let built = view.inventions.iter().filter(|i| i.built);
    let built: Vec<String> = built.map(|i| labels.item(&i.id)).collect();
    let named = || format!("{}: {}", labels.ui(UiWord::Items), built.join(", "));
    (!built.is_empty()).then(named)
}

/// What was found or brought along; none if nothing was.
pub fn finds_in_words(view: &View, labels: &dyn Labels) -> Option<String> {
    let finds: Vec<String> = view
        .discoveries
        .iter()
        .map(|id| CardRef::Discovery(id.clone()))
        .chain(
            view.equipment
                .iter()
                .map(|(id, _)| CardRef::Equipment(id.clone())),
        )
        .chain(view.kept.iter().map(|(_, card, _)| card.clone()))
        .map(|card| labels.card(&card))
        .collect();
    let named = || format!("{}: {}", labels.ui(UiWord::Finds), finds.join(", "));
    (!finds.is_empty()).then(named)
}

/// Joins sentences while they fit. Discord counts letters, not bytes.
fn join(parts: &[String]) -> String {
    let mut out = String::new();
    let mut used = 0;
    for part in parts
        .iter()
        .map(|p| p.trim_end_matches('.'))
        .filter(|p| !p.is_empty())
    {
        let part = sentence(part);
        let long = part.chars().count() + 2;
        if used + long > ALT_LIMIT {
            continue;
        }
        if !out.is_empty() {
            out.push(' ');
        }
        out.push_str(&part);
        out.push('.');
        used += long;
    }
    out
}

/// A part as the beginning of a sentence: with its first letter in upper case.
pub(crate) fn sentence(part: &str) -> String {
    let mut chars = part.chars();
    let first = chars.next().map(char::to_uppercase);
    first.into_iter().flatten().chain(chars).collect()
}

fn stock(stock: Stock, labels: &dyn Labels) -> Option<String> {
    let parts: Vec<String> = Res::ALL
        .iter()
        .filter(|&&r| stock.get(r) > 0)
        .map(|&r| format!("{} {}", stock.get(r), labels.resource(r)))
        .collect();
    (!parts.is_empty()).then(|| parts.join(", "))
}

fn person(person: &PersonView, board: BoardView<'_>, labels: &dyn Labels) -> String {
    let name = labels.person(person);
    if person.dead {
        return format!("{name}: {}", labels.ui(UiWord::Dead));
    }
    let mut out = format!(
        "{name}: {} {}/{}",
        labels.ui(UiWord::Wounds),
        person.wounds,
        person.dies_on
    );
    if !matches!(person.who, Who::Guest(_)) {
        let word = labels.ui(UiWord::Determination);
        out = format!("{out}, {word} {}", person.det);
    }
    if person.away {
        out = format!("{out}, {}", labels.ui(UiWord::Away));
    }
    if board.computes(person.who) {
        out = format!("{out}, {}", labels.ui(UiWord::Computer));
    }
    if person.pawns_left > 0 {
        out = format!("{out}, {} {}", labels.ui(UiWord::Pawns), person.pawns_left);
    }
    for &(part, _) in &person.specials {
        out = format!("{out}, {}", labels.part(part));
    }
    out
}

fn tile(h: &HexView, labels: &dyn Labels) -> Option<String> {
    let markers = || h.markers.iter().map(|kind| labels.marker(kind));
    if let Some(by) = &h.closed {
        let all: Vec<String> = [labels.closing(by)].into_iter().chain(markers()).collect();
        return Some(format!("{} {}", h.space.name(), all.join(", ")));
    }
    let Some(tile) = h.tile.as_ref() else {
        let lying: Vec<String> = markers().collect();
        return (!lying.is_empty()).then(|| format!("{}: {}", h.space.name(), lying.join(", ")));
    };
    let mut out = h.space.name().to_owned();
    if tile.face_down {
        let all: Vec<String> = [labels.ui(UiWord::FaceDown)]
            .into_iter()
            .chain(markers())
            .collect();
        return Some(format!("{out} {}", all.join(", ")));
    }
    out = format!("{out} {}", labels.terrain(tile.terrain));
    let mut inside: Vec<String> = tile
        .sources
        .iter()
        .map(|&(source, exhausted)| {
            let name = source_name(source, labels);
            if exhausted {
                format!("{name} ({})", labels.ui(UiWord::Exhausted))
            } else {
                name
            }
        })
        .collect();
    if h.camp {
        inside.insert(0, labels.ui(UiWord::Camp));
    }
    if tile.natural_shelter {
        inside.push(labels.ui(UiWord::NaturalShelter));
    }
    inside.extend(h.tokens.iter().map(|&t| labels.token(t)));
    inside.extend(markers());
    inside.extend(h.number.map(|n| format!("#{n}")));
    inside.extend(closes(h, labels));
    if !inside.is_empty() {
        out = format!("{out}: {}", inside.join(", "));
    }
    Some(out)
}

/// In which round what closes a hex.
fn closes(h: &HexView, labels: &dyn Labels) -> Option<String> {
    let (by, round) = h.closes.as_ref()?;
    let (by, word) = (labels.closing(by), labels.ui(UiWord::Round));
    Some(format!("{by} {word} {round}"))
}

fn source_name(source: Source, labels: &dyn Labels) -> String {
    labels.source(source)
}

/// The dice of the weather and what else it brings; none while there is none.
pub fn weather_in_words(view: &View, labels: &dyn Labels) -> Option<String> {
    use castaway_robinson::content::WeatherDie;
    let mut parts: Vec<String> = view
        .weather
        .dice
        .iter()
        .map(|die| match die {
            WeatherDie::Rain => labels.weather(Weather::Rain),
            WeatherDie::Winter => labels.weather(Weather::Snow),
            WeatherDie::HungryAnimals => labels.ui(UiWord::HungryAnimals),
        })
        .collect();
    for (there, kind) in [
        (view.weather.rain, Weather::Rain),
        (view.weather.snow, Weather::Snow),
        (view.weather.storm, Weather::Storm),
    ] {
        if there {
            parts.push(format!("+ {}", labels.weather(kind)));
        }
    }
    (!parts.is_empty()).then(|| format!("{}: {}", labels.ui(UiWord::Weather), parts.join(", ")))
}

fn plan(view: &View, labels: &dyn Labels) -> Option<String> {
    let parts: Vec<String> = view
        .plan
        .iter()
        .filter(|p| !p.done)
        .map(|p| {
            let action = labels.action(p.what.goal.kind());
            let pawns = pawns(view, labels, &p.what.pawns);
            if pawns.is_empty() {
                action
            } else {
                format!("{action} ({pawns})")
            }
        })
        .collect();
    (!parts.is_empty()).then(|| format!("{}: {}", labels.ui(UiWord::Plan), parts.join(", ")))
}

/// Whose pawns they are, each owner once.
fn pawns(view: &View, labels: &dyn Labels, pawns: &[Pawn]) -> String {
    let name = |pawn: Pawn| match pawn {
        Pawn::Seat(seat) => {
            let person = view.people.get(usize::from(seat));
            person.map(|person| labels.person(person))
        }
        Pawn::Friday => view.friday.as_ref().map(|person| labels.person(person)),
        Pawn::Guest(guest) => {
            let person = view.guests.get(usize::from(guest));
            person.map(|person| labels.person(person))
        }
        Pawn::Dog => Some(labels.ui(UiWord::Dog)),
        Pawn::Neutral(_) => Some(labels.ui(UiWord::Pawns)),
    };
    let groups = pawns.chunk_by(|one, next| one == next);
    let told = groups.filter_map(|group| {
        let name = name(*group.first()?)?;
        match group.len() {
            1 => Some(name),
            n => Some(format!("{name} \u{d7}{n}")),
        }
    });
    told.collect::<Vec<_>>().join(" + ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_sentence_begins_with_a_capital_where_a_letter_begins_it() {
        let parts = ["der Unterschlupf ist gebaut 0/1", "öl 1/1.", "3 Holz", ""].map(str::to_owned);
        assert_eq!(
            join(&parts),
            "Der Unterschlupf ist gebaut 0/1. Öl 1/1. 3 Holz."
        );
    }
}
