//! A day in few lines, for the post that ends it and for whoever was away.

use castaway_discover::{Discover, event::Event, state::Fate};
use castaway_kernel::Seat;
use castaway_table::Stretch;

use super::{battles::battles, lines, scene::Scene};
use crate::ui::recap::{Gist, GistLine};

/// So many lines tell a day.
const LINES: usize = 6;
/// What a fight weighs among them: who was hurt by what is told with it.
const FIGHT: u8 = 70;
/// Characters of two lines on a phone.
const LONG: usize = 90;

/// What mattered on a day, each step told as these eyes saw the table of its time, and how the table stands now.
pub fn gist(scene: &Scene<'_>, day: &Stretch<Discover>) -> Gist {
    let mut lines = told(scene, day, |event| weight(event) != Weight::None);
    let battles = battles(scene, day);
    let room = LINES.saturating_sub(battles.len());
    if lines.len() > room {
        lines = told(scene, day, |event| weight(event) == Weight::Much);
    }
    let skip = lines.len().saturating_sub(room);
    lines.drain(..skip);
    let fights = battles.into_iter().map(|text| GistLine {
        text,
        weight: FIGHT,
    });
    let lines = lines
        .into_iter()
        .map(GistLine::from)
        .chain(fights)
        .collect();
    Gist {
        name: match day.number {
            Some(n) => scene.words.with("dx-recap-day", &[("n", n.into())]),
            None => String::new(),
        },
        lines,
        stands: stands(scene),
        ended: day.ended,
    }
}

/// The events that are wanted, line by line.
fn told(scene: &Scene<'_>, day: &Stretch<Discover>, wanted: fn(&Event) -> bool) -> Vec<String> {
    let mut lines = Vec::new();
    for step in &day.steps {
        let events: Vec<Event> = step.events.iter().filter(|e| wanted(e)).cloned().collect();
        if events.is_empty() {
            continue;
        }
        lines.extend(match step.after.as_deref() {
            Some(state) => lines::some(&scene.at(state, &events)),
            None => lines::some(&scene.telling(&events)),
        });
    }
    let mut lines: Vec<String> = lines
        .iter()
        .map(|line| first_sentence(line).to_owned())
        .collect();
    lines.dedup();
    lines
}

/// A line that is longer than two of a phone's, cut after its first sentence: the mood of a card was read when it came. Marks
/// within a name end nothing.
fn first_sentence(line: &str) -> &str {
    if line.chars().count() <= LONG {
        return line;
    }
    let mut named = false;
    let mut marks = line.char_indices().peekable();
    while let Some((at, c)) = marks.next() {
        match c {
            '„' => named = true,
            // The second mark of a German name is the first one of an English one.
            '“' => named = !named,
            '”' => named = false,
            '.' | '!' | '?' if !named && marks.peek().is_some_and(|(_, next)| *next == ' ') => {
                return line.get(..at + c.len_utf8()).unwrap_or(line);
            }
            _ => {}
        }
    }
    line
}

/// How much somebody who was away wants to know something.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Weight {
    None,
    Some,
    Much,
}

fn weight(event: &Event) -> Weight {
    match event {
        Event::Plays(..)
        | Event::Crafted(..)
        | Event::Fell(_)
        | Event::Won(_)
        | Event::Upgraded(_)
        | Event::Stage(_)
        | Event::Activated(_)
        | Event::Flooded(_)
        | Event::Over(_) => Weight::Much,
        Event::Card(..)
        | Event::Item(..)
        | Event::Traded(..)
        | Event::Attacked(..)
        | Event::Night(_)
        | Event::Threat(..)
        | Event::Leads(_)
        | Event::Laid(..) => Weight::Some,
        _ => Weight::None,
    }
}

/// How far the quest is, and how everybody is, in a line.
fn stands(scene: &Scene<'_>) -> String {
    let people = (0_u8..).zip(&scene.view.people).map(|(seat, person)| {
        let name = scene.called(Seat(seat));
        match person.fate {
            Fate::Here => {
                let turned = person.damage.len();
                let whole = 3_usize.saturating_sub(turned);
                format!("{name} {}{}", "❤️".repeat(whole), "💔".repeat(turned))
            }
            Fate::Won => format!("{name} 🏁"),
            Fate::Lost => format!("{name} ☠️"),
        }
    });
    let quest = lines::quest(scene).stage_title;
    std::iter::once(quest)
        .chain(people)
        .filter(|part| !part.is_empty())
        .collect::<Vec<_>>()
        .join(" · ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_line_ends_with_its_first_sentence_and_a_name_ends_none() {
        let tail = " And it goes on for much longer than anybody wants to read of a day that is over by now.";
        for (line, short) in [
            (
                "Night falls: “Who? Me. You.”. The wind is up.",
                "Night falls: “Who? Me. You.”.",
            ),
            (
                "Die Nacht kommt: „Wer? Ich. Du.“. Der Wind frischt auf.",
                "Die Nacht kommt: „Wer? Ich. Du.“.",
            ),
            ("It is 3.5 long!", "It is 3.5 long!"),
        ] {
            assert_eq!(first_sentence(&format!("{line}{tail}")), short);
        }
        assert_eq!(first_sentence("Short. It stays."), "Short. It stays.");
        let one = "word ".repeat(40);
        assert_eq!(first_sentence(&one), one);
    }
}
