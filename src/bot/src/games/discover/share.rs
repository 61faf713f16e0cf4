//! What a world that was explored shows to others: its days in symbols, who got out, and what one may be proud of.

use castaway_discover::{
    Discover,
    event::Event,
    state::{Fate, Outcome},
};
use castaway_kernel::Seat;
use castaway_render::Painter;
use castaway_table::Past;

use super::{lines, result, scene::Scene, words::Words};
use crate::discord::{EndPicture, Showing};

/// What a day is remembered for, what counts most last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Deed {
    Quiet,
    Hurt,
    Crafted,
    Beaten,
    Stage,
    Fell,
    Won,
}

/// Every deed with its symbol and the name of its words, in the order in which a legend lists them.
const DEEDS: [(Deed, &str, &str); 7] = [
    (Deed::Won, "🏁", "dx-sign-won"),
    (Deed::Fell, "☠️", "dx-sign-fell"),
    (Deed::Stage, "🎯", "dx-sign-stage"),
    (Deed::Beaten, "⚔️", "dx-sign-beaten"),
    (Deed::Crafted, "🔨", "dx-sign-craft"),
    (Deed::Hurt, "🩸", "dx-sign-hurt"),
    (Deed::Quiet, "▫️", "dx-sign-quiet"),
];

/// So many things crafted are worth a word.
const MANY: usize = 4;

/// The game as it is shown.
pub fn showing(painter: &Painter, scene: &Scene<'_>, past: Past<'_, Discover>) -> Showing {
    let events: Vec<Event> = past.flat_map(|step| step.events).collect();
    let w = &scene.words;
    let outcome = scene.outcome();
    let days = days(&events);
    let proud = (outcome.as_ref()).and_then(|outcome| proud(scene, outcome, &events));
    let picture = outcome
        .as_ref()
        .and_then(|outcome| result::picture(painter, scene, outcome, &events, proud.as_deref()));
    Showing {
        title: lines::quest(scene).name,
        headline: outcome.as_ref().map(|outcome| headline(scene, outcome)),
        strip: symbols(&days),
        legend: legend(w, &days),
        proud,
        invitation: invitation(scene),
        picture: picture.map_or(EndPicture::None, EndPicture::Picture),
        ..Showing::default()
    }
}

/// The days in symbols.
pub fn strip(events: &[Event]) -> String {
    symbols(&days(events))
}

/// What each day is remembered for.
fn days(events: &[Event]) -> Vec<Deed> {
    let mut days = Vec::new();
    for event in events {
        if let Event::Dawn(_) = event {
            days.push(Deed::Quiet);
        }
        if let (Some(day), Some(deed)) = (days.last_mut(), deed(event)) {
            *day = deed.max(*day);
        }
    }
    days
}

fn deed(event: &Event) -> Option<Deed> {
    match event {
        Event::Won(_) => Some(Deed::Won),
        Event::Fell(_) => Some(Deed::Fell),
        Event::Stage(stage) if *stage > 1 => Some(Deed::Stage),
        Event::Defeated(..) => Some(Deed::Beaten),
        Event::Crafted(..) => Some(Deed::Crafted),
        Event::Hurt(..) => Some(Deed::Hurt),
        _ => None,
    }
}

fn symbols(days: &[Deed]) -> String {
    let of = |deed: &Deed| DEEDS.iter().find(|(other, _, _)| other == deed);
    days.iter()
        .filter_map(of)
        .map(|(_, sign, _)| *sign)
        .collect()
}

/// What the symbols mean that occur.
fn legend(w: &Words<'_>, days: &[Deed]) -> String {
    let seen = DEEDS.iter().filter(|(deed, _, _)| days.contains(deed));
    let told = seen.map(|(_, sign, key)| format!("{sign} {}", w.get(key)));
    told.collect::<Vec<_>>().join(" · ")
}

/// Who got out, in a line.
fn headline(scene: &Scene<'_>, outcome: &Outcome) -> String {
    let w = &scene.words;
    let day = ("day", outcome.day.into());
    if scene.alone() {
        let key = match outcome.winners.is_empty() {
            true => "dx-share-you-lost",
            false => "dx-share-you-won",
        };
        return w.with(key, &[day]);
    }
    let people: Vec<String> = outcome.winners.iter().map(|s| scene.mention(*s)).collect();
    if people.is_empty() {
        return w.with(scene.ending("dx-share-lost", "dx-share-none"), &[day]);
    }
    // Who played is named beside it.
    if people.len() == scene.view.people.len() && scene.known().contest().is_none() {
        return w.with("dx-share-won-all", &[day]);
    }
    let n = ("n", people.len().into());
    let people = people.join(", ");
    let key = scene.ending("dx-share-won", "dx-share-last");
    w.with(key, &[n, ("people", (&people).into()), day])
}

/// The world, now that it may be known, and how others explore one.
fn invitation(scene: &Scene<'_>) -> String {
    let w = &scene.words;
    let Some(order) = scene.world_that_is_over() else {
        return w.get("dx-share-invite");
    };
    let terrain = scene.view.terrain.as_ref();
    let terrain = terrain.map_or_else(
        || w.get("dx-terrain-any"),
        |terrain| w.wording.name(terrain),
    );
    let difficulty = w.wording.difficulty(order.difficulty);
    let seed = order.seed.to_string();
    let args = [
        ("terrain", (&terrain).into()),
        ("difficulty", (&difficulty).into()),
        ("seed", (&seed).into()),
    ];
    let world = w.with("dx-share-world", &args);
    format!("{world}\n{}", w.get("dx-share-invite"))
}

/// One thing to be proud of, the rarest first.
fn proud(scene: &Scene<'_>, outcome: &Outcome, events: &[Event]) -> Option<String> {
    let w = &scene.words;
    let winner = outcome.winners.first()?;
    let count = |is: &dyn Fn(&Event) -> bool| events.iter().filter(|event| is(event)).count();
    if count(&|e| matches!(e, Event::Hurt(..))) == 0 {
        return Some(w.get("dx-proud-unhurt"));
    }
    let out = |person: &castaway_discover::view::PersonView| person.fate == Fate::Won;
    if !scene.alone() && scene.view.people.iter().all(out) {
        return Some(w.get("dx-proud-all"));
    }
    if scene.alone() && dials(events, *winner) == 2 {
        return Some(w.get("dx-proud-edge"));
    }
    let crafted = count(&|e| matches!(e, Event::Crafted(..)));
    (crafted >= MANY).then(|| w.with("dx-proud-smith", &[("n", crafted.into())]))
}

/// How many dials of somebody were turned when they left.
fn dials(events: &[Event], of: Seat) -> usize {
    events.iter().fold(0, |dials: usize, event| match event {
        Event::Hurt(seat, _) if *seat == of => dials + 1,
        Event::Healed(seat, _) if *seat == of => dials.saturating_sub(1),
        _ => dials,
    })
}

#[cfg(test)]
mod tests {
    use castaway_discover::ids::Damage;
    use castaway_kernel::Key;

    use super::*;

    #[test]
    fn a_day_shows_what_counted_most_and_what_came_before_the_first_shows_nothing() {
        let hurt = || Event::Hurt(Seat(0), Damage::Sickness);
        let events = [
            Event::Stage(1),
            Event::Dawn(1),
            Event::Crafted(Seat(0), Key::from("basket")),
            hurt(),
            Event::Dawn(2),
            Event::Dawn(3),
            Event::Stage(2),
            Event::Defeated(Seat(0), Key::from("furnace")),
            Event::Dawn(4),
            hurt(),
            Event::Won(Seat(0)),
        ];
        assert_eq!(strip(&events), "🔨▫️🎯🏁");
        assert_eq!(strip(&[hurt()]), "");
        assert_eq!(dials(&events, Seat(0)), 2);
        assert_eq!(dials(&events, Seat(1)), 0);
    }

    #[test]
    fn every_deed_has_a_symbol_of_its_own() {
        let signs: std::collections::BTreeSet<&str> =
            DEEDS.iter().map(|(_, sign, _)| *sign).collect();
        assert_eq!(signs.len(), DEEDS.len());
    }
}
