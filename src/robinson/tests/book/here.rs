//! What a card refers to is said as what it comes to at this table.

use std::borrow::Cow;

use castaway_kernel::Game;
use castaway_robinson::{
    Island,
    effect::{Effect, Printed},
    state::Threat,
    task::CardRef,
    text::{Lang, TableWords as Words, Wording},
};

use crate::table::{Table, catalog};

fn triggers(effects: &[Effect], wanted: Printed) -> bool {
    let is = |effect: &Effect| matches!(effect, Effect::Trigger { what, .. } if *what == wanted);
    effects.iter().any(is)
}

/// What is shown of every event card whose threat refers to something, in a scenario.
fn shown(scenario: &str, wanted: Printed) -> Vec<(String, Vec<Effect>)> {
    let cards = catalog().events.values();
    let cards = cards.filter(|card| triggers(&card.threat, wanted));
    let of = |card: &castaway_robinson::content::EventCard| {
        let mut t = Table::on(scenario, &["cook", "soldier"]);
        t.s.threats[0] = Some(Threat {
            serial: 1,
            card: card.id.clone(),
            wreckage: false,
        });
        let view = Island::view(catalog(), &t.s, None);
        let threat = view.threats[0].clone().expect("a threat");
        (card.id.to_string(), threat.threat)
    };
    cards.map(of).collect()
}

#[test]
fn a_threat_that_repeats_the_event_shows_the_event() {
    let all = shown("castaways", Printed::Event);
    assert!(all.len() > 2);
    for (id, threat) in all {
        assert_eq!(threat, catalog().events[id.as_str()].event, "{id}");
    }
}

#[test]
fn the_book_icon_is_what_the_scenario_says_or_nothing() {
    let (_, bookless) = shown("castaways", Printed::Book).remove(0);
    assert_eq!(bookless, [], "nothing comes of it there");
    let with_book = catalog().scenarios.values().find(|s| !s.book.is_empty());
    let sheet = with_book.expect("a scenario with a book effect");
    let (_, threat) = shown(sheet.id.as_str(), Printed::Book).remove(0);
    assert_eq!(threat, sheet.book);
}

#[test]
fn no_card_says_if_it_has_one_once_a_scenario_is_played() {
    let icon = catalog()
        .events
        .values()
        .find(|card| card.icon.is_some_and(|icon| icon.deck().is_none()));
    let card = CardRef::Event(icon.expect("a book icon").id.clone());
    for lang in Lang::ALL {
        let plain = Wording::get(lang).card_lines(catalog(), &card).join("\n");
        for sheet in catalog().scenarios.values() {
            let words = Wording::played(Cow::Borrowed(Wording::get(lang)), Some(sheet));
            let said = words.card_lines(catalog(), &card).join("\n");
            assert_ne!(said, plain, "{lang:?} {}", sheet.id);
            let book = match sheet.book.is_empty() {
                true => continue,
                false => words.effects_phrase(&sheet.book),
            };
            assert!(said.contains(&book), "{lang:?}: {said}");
            let trigger = Effect::Trigger {
                what: Printed::Book,
                n: 1,
            };
            assert!(words.effects_phrase(&[trigger]).contains(&book));
        }
    }
}

#[test]
fn german_says_du_to_somebody_alone_and_ihr_to_several() {
    let gain = Effect::Gain {
        res: castaway_robinson::ids::Res::Wood,
        n: 1,
        per: Default::default(),
    };
    for (people, said) in [
        (&["cook"][..], "du erhältst"),
        (&["cook", "soldier"], "ihr erhaltet"),
    ] {
        let t = Table::of(people);
        let view = Island::view(catalog(), &t.s, None);
        let table = Words::new(Lang::De, catalog(), &view);
        let text = table.wording().effects_phrase(std::slice::from_ref(&gain));
        assert!(text.starts_with(said), "{text}");
    }
}

#[test]
fn whoever_is_alone_is_told_of_nobody_whom_they_would_choose_where_all_in_camp_suffer() {
    let wound = Effect::Wound {
        who: castaway_robinson::effect::Target::InCamp,
        n: 1,
    };
    let t = Table::of(&["cook"]);
    let view = Island::view(catalog(), &t.s, None);
    for (lang, said) in [
        (Lang::De, "wer im Lager ist, erleidet"),
        (Lang::En, "in camp suffers"),
    ] {
        let table = Words::new(lang, catalog(), &view);
        let text = table.wording().effects_phrase(std::slice::from_ref(&wound));
        assert!(text.contains(said), "{text}");
    }
}

#[test]
fn what_is_said_to_somebody_alone_is_said_to_several_too() {
    let (alone, all) = (
        include_str!("../../../../content/robinson/alone.de.ftl"),
        include_str!("../../../../content/robinson/ui.de.ftl"),
    );
    let mut n = 0;
    for line in alone.lines() {
        let Some((id, _)) = line.split_once(" =") else {
            continue;
        };
        if line.starts_with(char::is_alphabetic) {
            n += 1;
            assert!(all.contains(&format!("\n{id} =")), "{id}");
        }
        let words = line.to_lowercase();
        let words: Vec<&str> = words.split(|c: char| !c.is_alphabetic()).collect();
        for plural in [
            "ihr", "euch", "eurer", "erhaltet", "legt", "seht", "nehmt", "gebt",
        ] {
            assert!(!words.contains(&plural), "{line}");
        }
    }
    assert!(n > 30, "{n}");
}

/// Words with which only several are addressed, anywhere in a text.
const PLURAL: [&str; 11] = [
    "ihr", "euch", "euer", "eure", "erhaltet", "seht", "nehmt", "gebt", "werft", "dürft", "könnt",
];
/// Words that tell several what to do where a text begins with them, and what somebody does elsewhere.
const TOLD: [&str; 17] = [
    "entfernt",
    "legt",
    "verliert",
    "ignoriert",
    "deckt",
    "dreht",
    "kämpft",
    "teilt",
    "führt",
    "mischt",
    "zieht",
    "setzt",
    "baut",
    "wählt",
    "verteilt",
    "verdeckt",
    "heilt",
];

#[test]
fn what_cards_and_sheets_say_to_several_has_words_for_one() {
    let (alone, all) = (
        include_str!("../../../../content/robinson/alone.de.ftl"),
        include_str!("../../../../content/robinson/ui.de.ftl"),
    );
    let mut id = "";
    let (mut n, mut missing) = (0, Vec::new());
    for line in all.lines() {
        let mut text = line.trim_start();
        if let Some((of, rest)) = line.split_once(" = ")
            && line.starts_with(char::is_alphabetic)
        {
            (id, text) = (of, rest);
        }
        let of_cards = ["fx-", "pv-", "fate-", "line-card", "line-icon"];
        if !of_cards.iter().any(|kind| id.starts_with(kind)) {
            continue;
        }
        // A variant begins a text, too, and so does what follows a colon.
        let text = text.rsplit_once("] ").map_or(text, |(_, text)| text);
        let begins = |part: &str| {
            let first = part.trim_start().to_lowercase();
            TOLD.iter().any(|told| {
                first
                    .strip_prefix(told)
                    .is_some_and(|r| r.starts_with([' ', ':']))
            })
        };
        let words = text.to_lowercase();
        let mut words = words.split(|c: char| !c.is_alphabetic());
        if words.any(|word| PLURAL.contains(&word)) || text.split([':', ';']).any(begins) {
            n += 1;
            if !alone.contains(&format!("\n{id} =")) {
                missing.push(id);
            }
        }
    }
    assert!(n > 15, "{n}");
    assert_eq!(missing, [""; 0]);
}

/// Words with which one person is addressed, anywhere in a text.
const SINGULAR: [&str; 9] = [
    "du", "dir", "dich", "dein", "deine", "deinem", "deinen", "deiner", "deines",
];
/// Words that tell one person what to do, anywhere in a text: also "entweder lege …" and "… oder zahle …".
const TOLD_ONE: [&str; 39] = [
    "gib",
    "lege",
    "drehe",
    "ziehe",
    "wirf",
    "nimm",
    "sieh",
    "mische",
    "verdecke",
    "entferne",
    "erschöpfe",
    "heile",
    "teile",
    "führe",
    "kämpfe",
    "baue",
    "wähle",
    "ignoriere",
    "verteile",
    "verlege",
    "markiere",
    "behalte",
    "setze",
    "nutze",
    "zahle",
    "würfle",
    "erhalte",
    "verliere",
    "erleide",
    "suche",
    "decke",
    "stelle",
    "tausche",
    "verschiebe",
    "bewege",
    "senke",
    "bestimme",
    "entscheide",
    "iss",
];

/// Whether a German text addresses one person.
fn addresses_one(text: &str) -> bool {
    let text = text.to_lowercase();
    let mut words = text.split(|c: char| !c.is_alphabetic());
    words.any(|word| SINGULAR.contains(&word) || TOLD_ONE.contains(&word))
}

/// Everybody at a table reads a card: only refusals are told to one person alone.
#[test]
fn what_several_read_in_german_addresses_nobody_as_one() {
    let all = include_str!("../../../../content/robinson/ui.de.ftl");
    let mut id = "";
    let (mut n, mut wrong) = (0, Vec::new());
    for line in all.lines().filter(|line| !line.starts_with('#')) {
        let mut text = line.trim_start();
        if let Some((of, rest)) = line.split_once(" = ")
            && line.starts_with(char::is_alphabetic)
        {
            (id, text) = (of, rest);
        }
        if id.starts_with("r-") {
            continue;
        }
        n += 1;
        let text = text.rsplit_once("] ").map_or(text, |(_, text)| text);
        if addresses_one(text) {
            wrong.push(format!("{id}: {text}"));
        }
    }
    assert!(n > 1000, "{n}");
    assert_eq!(wrong, [""; 0]);
    // It is found wherever it stands.
    for text in [
        "Nutze 1 Fell",
        "Entweder lege 1 Holz ab",
        "1 Holz, oder zahle 1 Fell",
        "Würfle neu",
        "auf deinem Feld",
    ] {
        assert!(addresses_one(text), "{text}");
    }
    assert!(!addresses_one(
        "ihr legt 1 Holz ab, oder wer das auslöst, zahlt 1 Fell"
    ));
}

#[test]
fn german_refusals_tell_one_person_what_to_do() {
    let all = include_str!("../../../../content/robinson/ui.de.ftl");
    let told = ["ergänzt", "wählt", "sammelt", "setzt", "zieht"];
    let mut id = "";
    let mut n = 0;
    for line in all.lines() {
        let mut text = line.trim_start();
        if let Some((of, rest)) = line.split_once(" = ")
            && line.starts_with(char::is_alphabetic)
        {
            (id, text) = (of, rest);
        }
        if !id.starts_with("r-") || line.starts_with('#') {
            continue;
        }
        n += 1;
        for part in text.to_lowercase().split(['.', ';', ':', ',']) {
            let mut words = part.split(|c: char| !c.is_alphabetic());
            let first = words.find(|word| !word.is_empty()).unwrap_or_default();
            assert!(!told.contains(&first), "{id}: {text}");
            assert!(!words.any(|word| word == "nehmt"), "{id}: {text}");
            assert_ne!(first, "nehmt", "{id}: {text}");
        }
    }
    assert!(n > 40, "{n}");
}
