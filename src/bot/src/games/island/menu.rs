//! The menus of planning and of cards, and what their screens share.

use castaway_robinson::{ids::Kind, task::CardRef, view::ActionOffer};

use super::{
    codes, drawn, lines,
    press::{Draft, Press},
    scene::Scene,
    screens, several, story, teach, ways,
};
use crate::ui::{
    limits::{DESCRIPTION, OPTION, OPTIONS, clip, newest_lines, units},
    message::{Entry, Message, Select},
    press::GamePresses,
};

/// The menu of the panel: every possible action; where there are too many, the kinds with the most stand for theirs.
pub fn plan_menu(message: &mut Message, scene: &Scene<'_>) {
    let w = &scene.words;
    let joins = join_entries(scene);
    // One more leads to all actions.
    let room = OPTIONS.saturating_sub(joins.len() + 1);
    let mut of_kinds: Vec<Vec<Entry>> = Kind::ALL
        .iter()
        .map(|kind| goal_entries(scene, &ways::of_kind(scene, *kind)))
        .collect();
    while of_kinds.iter().map(Vec::len).sum::<usize>() > room {
        let most = (0..of_kinds.len()).max_by_key(|&at| of_kinds[at].len());
        match most.filter(|&at| of_kinds[at].len() > 1) {
            Some(at) => of_kinds[at] = vec![kind_entry(scene, Kind::ALL[at], of_kinds[at].len())],
            None => break,
        }
    }
    let mut entries: Vec<Entry> = of_kinds.into_iter().flatten().chain(joins).collect();
    if entries.is_empty() && !scene.view.people.iter().any(|p| p.pawns_left > 0) {
        return;
    }
    entries.push(Entry::new(
        "kinds",
        w.get("menu-plan-all"),
        w.get("menu-plan-all-note"),
    ));
    let most = several::most(scene);
    // Whoever is led may do something else.
    let led = teach::leads(scene) && scene.advice().is_some();
    let words = w.get(match (led, most > 1) {
        (true, _) => "menu-plan-else",
        (false, true) => "menu-plan-several",
        (false, false) => "menu-plan",
    });
    let select = Select::new(Press::Plan.id(scene.version), words, entries);
    message.push_select(select.pick(1, most));
}

/// What a value of the plan menu leads to.
pub fn plan_choice(value: &str) -> Option<Press> {
    if value == "kinds" {
        return Some(Press::Kinds);
    }
    if let Some(placement) = value.strip_prefix('+') {
        return Some(Press::Joining(placement.parse().ok()?));
    }
    if let Some(kind) = value.strip_prefix("k:") {
        return Some(Press::Targets {
            kind: Kind::from_name(kind)?,
            page: 0,
        });
    }
    Some(Press::Draft(Draft::new(codes::read_goal(value)?)))
}

/// One entry per goal that somebody free can do, with what its first possible price needs.
pub(super) fn goal_entries(scene: &Scene<'_>, offers: &[&ActionOffer]) -> Vec<Entry> {
    let (w, view) = (&scene.words, &scene.view);
    let mut entries: Vec<Entry> = Vec::new();
    for offer in offers.iter().filter(|o| o.blocked.is_none()) {
        let code = codes::goal(&offer.what.goal);
        if entries.iter().any(|e| e.value.as_str() == code) || !ways::is_possible(scene, offer) {
            continue;
        }
        entries.push(Entry::new(
            code,
            w.goal_of(view, offer),
            described(&w.gain(view, &offer.what.goal), &ways::needs(scene, offer)),
        ));
    }
    entries
}

/// What an entry brings and what it needs, both within the room of an entry.
fn described(gain: &str, needs: &str) -> String {
    const JOINED: &str = " · ";
    let room = OPTION.saturating_sub(units(needs) + units(JOINED));
    match gain {
        "" => needs.to_owned(),
        gain => format!("{}{JOINED}{needs}", shortened(within(gain, room), room)),
    }
}

/// A text without its last parts where there is no room for them, and with an ellipsis for what is missing.
pub(super) fn shortened(text: &str, room: usize) -> String {
    const ENDS: [&str; 4] = [" · ", "; ", ", ", ". "];
    if units(text) <= room {
        return text.to_owned();
    }
    let ends = ENDS.iter().flat_map(|end| text.match_indices(*end));
    let heads = ends.filter_map(|(at, _)| text.get(..at));
    let whole = heads
        .filter(|head| units(head) < room)
        .max_by_key(|head| head.len());
    // Of a long part more is said when it is cut in itself.
    match whole.filter(|head| units(head) * 2 > room) {
        Some(head) => format!("{head}…"),
        None => clip(text, room),
    }
}

/// What comes of something, without the words before it that say when ("While built: once per Night Phase: ...") where there
/// is no room for both; what a whole sentence says before that stays.
fn within(gain: &str, room: usize) -> &str {
    let mut rest = gain;
    while units(rest) > room
        && let Some((when, what)) = rest.split_once(": ")
        && !when.contains(". ")
        && !when.contains("; ")
    {
        rest = what;
    }
    rest
}

pub(super) fn join_entries(scene: &Scene<'_>) -> Vec<Entry> {
    let (w, view) = (&scene.words, &scene.view);
    view.plan
        .iter()
        .filter(|p| !p.done && p.what.pawns.len() < usize::from(p.sure))
        .filter(|p| !ways::joiners(scene, p).is_empty())
        .map(|p| {
            let label = w.with(
                "menu-join",
                &[("goal", (&w.goal(view, &p.what.goal)).into())],
            );
            Entry::new(format!("+{}", p.id), label, lines::chances(w, view, p))
        })
        .collect()
}

/// The cards on the table, to be read again.
pub fn cards(scene: &Scene<'_>) -> Message {
    let w = &scene.words;
    let mut message = screens::screen(w.get("cards-title"), w.get("cards-text")).hidden();
    message.push_select(card_menu(scene));
    message
}

/// The last step in full, with how votes ended and the cards to be read again.
pub fn happened(scene: &Scene<'_>) -> Message {
    let w = &scene.words;
    let told = story::with_votes(scene);
    let text = match told.as_slice() {
        [] => w.get("happened-nothing"),
        told => newest_lines(told, DESCRIPTION),
    };
    let mut message = screens::screen(w.get("happened-title"), text).hidden();
    message.push_select(card_menu(scene));
    message
}

/// A menu of the cards that came up last, the newest first, and of those on the table.
pub fn card_menu(scene: &Scene<'_>) -> Select {
    let id = Press::Card.id(scene.version);
    let drawn = drawn::cards(scene.events).into_iter().rev();
    let mut cards: Vec<CardRef> = drawn.cloned().collect();
    let on_table = lines::cards_in_play(&scene.view);
    for card in on_table {
        if !cards.contains(&card) {
            cards.push(card);
        }
    }
    let entries = lines::card_entries(&scene.words, &cards);
    Select::new(id, scene.words.get("menu-card"), entries)
}

/// A menu of the cards on the table that a text names; none where it names none.
pub fn named(scene: &Scene<'_>, text: &str) -> Option<Select> {
    let w = &scene.words;
    let cards = lines::cards_in_play(&scene.view).into_iter();
    let cards: Vec<CardRef> = cards.filter(|card| text.contains(&w.card(card))).collect();
    let entries = lines::card_entries(w, &cards);
    let id = Press::Card.id(scene.version);
    (!entries.is_empty()).then(|| Select::new(id, w.get("menu-card"), entries))
}

pub(super) fn kind_entries(scene: &Scene<'_>, offers: &[&ActionOffer]) -> Vec<Entry> {
    Kind::ALL
        .iter()
        .filter(|kind| offers.iter().any(|o| o.what.goal.kind() == **kind))
        .map(|kind| {
            let n = goal_entries(scene, &ways::of_kind(scene, *kind)).len();
            kind_entry(scene, *kind, n)
        })
        .collect()
}

/// The entry that stands for so many actions of a kind.
fn kind_entry(scene: &Scene<'_>, kind: Kind, n: usize) -> Entry {
    let w = &scene.words;
    Entry::new(
        format!("k:{}", kind.name()),
        w.kind(kind),
        w.with("menu-kind-note", &[("n", n.into())]),
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use castaway_robinson::plan::Goal;

    #[test]
    fn a_menu_value_leads_on() {
        assert_eq!(plan_choice("kinds"), Some(Press::Kinds));
        assert_eq!(plan_choice("+7"), Some(Press::Joining(7)));
        assert_eq!(
            plan_choice("k:hunt"),
            Some(Press::Targets {
                kind: Kind::Hunt,
                page: 0
            })
        );
        assert_eq!(plan_choice("h"), Some(Press::Draft(Draft::new(Goal::Hunt))));
        assert_eq!(plan_choice("nonsense"), None);
    }

    #[test]
    fn what_has_no_room_is_left_out_as_a_whole() {
        let shovel =
            "Nötig für Vorratskeller, Graben und Fallgrube, und 18 Ereigniskarten fragen danach";
        let line = described(shovel, "1 Spielstein mit Würfeln, 2 sicher");
        assert_eq!(
            line,
            "Nötig für Vorratskeller, Graben und Fallgrube… · 1 Spielstein mit Würfeln, 2 sicher"
        );
        assert_eq!(shortened("one, two", 8), "one, two");
        assert_eq!(shortened("a, something long", 12), "a, somethin…");
        for room in 2..units(shovel) {
            assert!(units(&shortened(shovel, room)) <= room, "{room}");
        }
    }

    #[test]
    fn what_is_gained_is_not_cut_off_behind_the_words_that_say_when() {
        let pot = "Solange gebaut: Einmal pro Nachtphase: Gib 1 🍖 Nahrung ab und heile 1 🩸 Wunde";
        let needs = "1 Spielstein mit Würfeln, 2 sicher";
        let line = described(pot, needs);
        assert!(line.contains("heile 1 🩸 Wunde · 1 Spielstein"), "{line}");
        assert_eq!(within("A: b: c", 3), "c");
        assert_eq!(within("A: b: c", 4), "b: c");
        assert_eq!(within("no room at all", 3), "no room at all");
        // What comes first is told before what belongs to any other.
        let wins = "🎯 fürs Ziel; Beim Bau: Leuchtfeuer auf dieses Inselteil legen";
        let line = described(wins, &format!("{needs} · kostet 3 🪵 Holz"));
        assert!(line.starts_with("🎯 fürs Ziel; Beim Bau: Leucht"), "{line}");
        let one = "Dach +1. Gehört zu diesem Szenario: Es bleibt";
        assert_eq!(within(one, 20), one);
    }
}
