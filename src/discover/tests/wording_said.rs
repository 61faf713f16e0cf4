//! Single sentences of a table, exactly, in both languages; and the files that they come from.

use std::{collections::BTreeSet, path::Path};

use castaway_discover::{
    Discover,
    catalog::Catalog,
    event::Event,
    ids::{Damage, Res},
    reject::Rejection,
    setup::Setup,
    stake::Stake,
    state::{Foe, Label, Prompt},
    stock::Stock,
    trade::Goods,
    view::{AskView, View},
    wording::{Lang, People, Wording},
    world::Face,
};
use castaway_kernel::{DecisionId, Game, Key, Seat};

struct Names;

impl People for Names {
    fn name(&self, seat: Seat) -> String {
        ["Ada", "Bo", "Cleo", "Dov"][seat.index()].to_owned()
    }

    fn is_reader(&self, seat: Seat) -> bool {
        seat == Seat(0)
    }
}

/// What the first of three sees when a game begins.
fn table(catalog: &Catalog) -> View {
    let begun = Discover::create(catalog, &Setup::new("q_beacon", 3, 4), 4).unwrap();
    let mut view = Discover::view(catalog, &begun.state, Some(Seat(0)));
    view.terrain = None;
    view
}

fn asked(view: &View, prompt: Prompt, stake: Stake, options: &[Label], open: &[u8]) -> View {
    let mut view = view.clone();
    view.asks = Some(AskView {
        id: DecisionId(1),
        prompt,
        stake,
        open: open.iter().map(|n| Seat(*n)).collect(),
        options: options.to_vec(),
        picked: None,
    });
    view
}

fn key(id: &str) -> Key {
    Key::from(id)
}

#[test]
fn runs_of_events_are_told_in_one_line() {
    let catalog = Catalog::load().unwrap();
    let view = table(&catalog);
    let [me, bo] = [Seat(0), Seat(1)];
    let foe = Foe::Card(0);
    let events = [
        Event::Moved(me, 1),
        Event::Moved(me, 2),
        Event::Moved(me, 9),
        Event::Moved(bo, 9),
        Event::Flipped(9, Face::Double(Res::Wood)),
        Event::Gained(bo, Stock::of(Res::Wood, 2)),
        Event::Spent(me, Stock::of(Res::Food, 1)),
        Event::Spent(bo, Stock::of(Res::Food, 1)),
        Event::Fight(bo, foe, key("hare")),
        Event::Dice([3, 9]),
        Event::Spent(bo, Stock::of(Res::Wood, 1)),
        Event::Dice([8, 9]),
        Event::Struck(key("hare"), 1),
        Event::Defeated(bo, key("hare")),
        Event::Gained(bo, Stock::of(Res::Meat, 1)),
        Event::Hurt(bo, Damage::Physical),
        Event::Stamina(me, 8),
        Event::Stamina(bo, -1),
        Event::Stamina(me, 1),
        Event::Drew(bo, None),
        Event::Drew(bo, None),
    ];
    let said = |lang| Wording::new(&catalog, lang).telling(&view, &Names, &events);
    let hare = |lang| Wording::new(&catalog, lang).name(&key("hare"));
    let english = hare(Lang::En);
    assert_eq!(
        said(Lang::En),
        [
            "You go to 2c, 3 spaces in all.",
            "Bo goes to 2c.",
            "Bo finds 2 wood on 2c.",
            "You and Bo part with 1 food each.",
            &format!(
                "Bo fights “{english}”: defence 5 (a die that shows that much or more hits), no attack, health 1."
            ),
            &format!("Bo rolls 8, “{english}” rolls 9: Bo defeats it, Bo suffers 1 wound."),
            "Bo parts with 1 wood and gains 1 meat.",
            "Stamina: you +9, Bo −1.",
            "Bo draws 2 projects.",
        ]
    );
    let german = hare(Lang::De);
    assert_eq!(
        said(Lang::De),
        [
            "Du gehst 3 Felder weit nach 2c.",
            "Bo geht nach 2c.",
            "Bo findet auf 2c 2 Holz.",
            "Du und Bo gebt je 1 Nahrung her.",
            &format!(
                "Bo kämpft gegen „{german}“: Verteidigung 5 (ein Würfel mit so viel oder mehr trifft), kein Angriff, Leben 1."
            ),
            &format!("Bo würfelt 8, „{german}“ würfelt 9: Bo siegt, Bo erleidet 1 Wunde."),
            "Bo gibt 1 Holz her und erhält 1 Fleisch.",
            "Ausdauer: du +9, Bo −1.",
            "Bo zieht 2 Projekte.",
        ]
    );
}

#[test]
fn trades_are_told_as_each_may_know_them() {
    let catalog = Catalog::load().unwrap();
    let view = table(&catalog);
    let goods = |res| Goods {
        stock: Stock::of(res, 1),
        ..Goods::default()
    };
    let told = |event: Event| {
        [Lang::En, Lang::De].map(|lang| Wording::new(&catalog, lang).told(&view, &Names, &event))
    };
    let both = |en: &str, de: &str| [Some(en.to_owned()), Some(de.to_owned())];
    let offer = Some((goods(Res::Wood), goods(Res::Food)));
    assert_eq!(
        told(Event::Offered(Seat(1), Seat(0), offer)),
        both(
            "Bo offers you 1 wood for 1 food.",
            "Bo bietet dir 1 Holz gegen 1 Nahrung."
        )
    );
    assert_eq!(
        told(Event::Offered(Seat(1), Seat(2), None)),
        both("Bo offers Cleo a trade.", "Bo bietet Cleo einen Tausch an.")
    );
    assert_eq!(
        told(Event::Traded(Seat(1), Seat(0))),
        both("You and Bo trade.", "Du tauschst mit Bo.")
    );
    assert_eq!(
        told(Event::Looted(Seat(1), Seat(0), Res::Wood)),
        both(
            "Bo takes 1 wood from what you left behind.",
            "Bo nimmt 1 Holz von dem, was du zurückließest."
        )
    );
    assert_eq!(told(Event::Dealt(Seat(1), None)), [None, None]);
}

#[test]
fn questions_name_what_is_at_stake() {
    let catalog = Catalog::load().unwrap();
    let view = table(&catalog);
    let said = |view: &View, lang| {
        let w = Wording::new(&catalog, lang);
        let asks = view.asks.clone().unwrap();
        let options = asks.options.iter();
        let options = options.map(|label| w.option(view, &Names, &asks.prompt, label, 80));
        (
            w.prompt(view, &Names, &asks.prompt),
            options.collect::<Vec<_>>(),
        )
    };
    let gift = asked(
        &view,
        Prompt::Drop,
        Stake::Gift(Seat(1)),
        &[Label::Res(Res::Wood)],
        &[0],
    );
    assert_eq!(said(&gift, Lang::En).0, "What do you give to Bo?");
    let drop = asked(&view, Prompt::Drop, Stake::Plain, &[], &[2]);
    assert_eq!(
        said(&drop, Lang::De).0,
        "Cleo ist gefragt: Du trägst mehr als 10 Ressourcen und Gegenstände. Was lässt du zurück?"
    );
    let (pay, els) = (
        castaway_discover::stock::Cost::one(castaway_discover::stock::Pay::Water, 1),
        vec![castaway_discover::effect::Op::Stamina { n: -2 }],
    );
    let pays = asked(
        &view,
        Prompt::Pay(key("n0")),
        Stake::Payment(pay, els),
        &[Label::Yes, Label::No],
        &[1, 2],
    );
    let night = Wording::new(&catalog, Lang::De).name(&key("n0"));
    let (question, options) = said(&pays, Lang::De);
    assert_eq!(
        question,
        format!(
            "Bo und Cleo sind gefragt: „{night}“: Zahlt ihr 1 Wasser? Sonst gilt: Verliere 2 Ausdauer."
        )
    );
    assert_eq!(options, ["1 Wasser zahlen", "Verliere 2 Ausdauer"]);
    let share = asked(
        &view,
        Prompt::Share,
        Stake::Tokens(Stock::of(Res::Pelt, 1), 0),
        &[Label::Seat(Seat(0)), Label::Seat(Seat(2))],
        &[0],
    );
    let (question, options) = said(&share, Lang::En);
    assert_eq!(
        question,
        "The monster is defeated. Who gets 1 pelt of its reward?"
    );
    assert_eq!(options, ["Myself", "Cleo"]);
    let second = asked(
        &view,
        Prompt::Second,
        Stake::Copy(key("spear")),
        &[Label::No, Label::Seat(Seat(1))],
        &[0],
    );
    let spear = Wording::new(&catalog, Lang::En).name(&key("spear"));
    let (question, options) = said(&second, Lang::En);
    assert!(question.starts_with(&format!("You already hold “{spear}”")));
    assert_eq!(options, ["Nobody, it goes back", "Bo"]);
    let locked = catalog.stories.values().find(|s| s.tag.is_some()).unwrap();
    let open = asked(
        &view,
        Prompt::Open(locked.id.clone()),
        Stake::Plain,
        &[Label::Yes, Label::No],
        &[0],
    );
    let (question, options) = said(&open, Lang::De);
    assert!(
        question.ends_with("und du hast, was es öffnet. Öffnest du?"),
        "{question}"
    );
    assert_eq!(options, ["Öffnen", "Zu lassen"]);
    let person = asked(
        &view,
        Prompt::Person(key("spear")),
        Stake::Plain,
        &[Label::No, Label::Seat(Seat(1))],
        &[0],
    );
    assert!(
        said(&person, Lang::En)
            .0
            .ends_with("To whom do you hand stamina?")
    );
    assert_eq!(said(&person, Lang::De).1, ["Niemand", "Bo"]);
}

#[test]
fn a_refusal_says_why_it_has_to_wait() {
    let catalog = Catalog::load().unwrap();
    let begun = table(&catalog);
    let w = Wording::new(&catalog, Lang::En);
    let why = |view: &View| w.refusal(view, &Rejection::NotNow);
    assert!(why(&begun).ends_with("a question is waiting for you. Answer it first."));
    let mut idle = begun.clone();
    idle.asks = None;
    idle.night = Some(key("n0"));
    assert!(why(&idle).contains("it is night"));
    idle.people[0].fate = castaway_discover::state::Fate::Won;
    assert!(why(&idle).contains("no longer on the map"));
    idle.people.truncate(1);
    assert!(why(&idle).contains("the game is over"));
}

#[test]
fn the_pages_of_the_rules_are_short_and_there_in_both_languages() {
    let catalog = Catalog::load().unwrap();
    let pages = [Lang::En, Lang::De].map(|lang| Wording::new(&catalog, lang).rules());
    for pages in &pages {
        assert!((30..=50).contains(&pages.len()), "{}", pages.len());
        for page in pages {
            assert!(page.heading.chars().count() <= 40, "{}", page.heading);
            let long = page.text.chars().count();
            assert!((60..=700).contains(&long), "{}: {long}", page.id);
        }
    }
    let ids = |n: usize| pages[n].iter().map(|p| p.id).collect::<Vec<_>>();
    assert_eq!(ids(0), ids(1));
    assert!(
        pages[0]
            .iter()
            .zip(&pages[1])
            .all(|(en, de)| en.text != de.text)
    );
}

const FILES: [&str; 5] = ["effects", "asks", "told", "table", "rules"];

/// The names of the messages of a file, attributes behind a stop.
fn names(file: &str, lang: &str) -> Vec<String> {
    let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content/discover");
    let text = std::fs::read_to_string(dir.join(format!("{file}.{lang}.ftl"))).unwrap();
    let mut all = Vec::new();
    let mut message = String::new();
    for line in text.lines() {
        let Some((name, _)) = line.split_once(" =") else {
            continue;
        };
        if let Some(attribute) = name.strip_prefix("    .") {
            all.push(format!("{message}.{attribute}"));
        } else if !name.starts_with([' ', '#']) {
            name.clone_into(&mut message);
            all.push(message.clone());
        }
    }
    all
}

#[test]
fn both_languages_say_the_same_and_all_of_it_is_used() {
    let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/wording");
    let mut code = String::new();
    for file in std::fs::read_dir(dir).unwrap() {
        code += &std::fs::read_to_string(file.unwrap().path()).unwrap();
    }
    let mut seen = BTreeSet::new();
    for file in FILES {
        let (en, de) = (names(file, "en"), names(file, "de"));
        assert_eq!(en, de, "{file}");
        for name in en {
            assert!(seen.insert(name.clone()), "{name} stands twice");
            let used = |name: &str| code.contains(&format!("\"{name}\""));
            let made = (name.strip_suffix("-known")).or(name.strip_prefix("rule-"));
            let made = made.is_some_and(used);
            let whole = name.contains('.') || used(&name) || made;
            assert!(whole, "{name} of {file} is said nowhere");
        }
    }
}

#[test]
fn a_landmark_that_takes_a_price_says_what_it_takes() {
    let catalog = Catalog::load().unwrap();
    let view = table(&catalog);
    let events = [Event::Card(Seat(0), key("l31"))];
    for (lang, price) in [(Lang::En, "1 food"), (Lang::De, "1 Nahrung")] {
        let said = Wording::new(&catalog, lang).telling(&view, &Names, &events);
        // Whoever has nothing to pay with is asked nothing: the line is all they learn.
        assert!(said[0].contains(price), "{said:?}");
    }
    let other = [Event::Card(Seat(0), key("l32"))];
    let said = Wording::new(&catalog, Lang::En).telling(&view, &Names, &other);
    assert!(!said[0].contains("investigation"), "{said:?}");
}

#[test]
fn an_escape_says_where_to_and_from_a_lethal_enemy_that_it_goes_on() {
    let catalog = Catalog::load().unwrap();
    let view = table(&catalog);
    let of = |card: &str, to| {
        let fight = Event::Fight(Seat(1), Foe::Monster(1), key(card));
        let escaped = Event::Escaped(Seat(1), key(card), to);
        [fight, Event::Dice([9, 10]), escaped]
    };
    let told = |events: &[Event], lang| Wording::new(&catalog, lang).telling(&view, &Names, events);
    let away = told(&of("mimic", Some(4)), Lang::En);
    assert!(
        away[1].ends_with(" rolls 10: Bo escapes to 1e."),
        "no hit counts: {away:?}"
    );
    let back = told(&of("furnace", None), Lang::De);
    assert!(
        back[1].ends_with("Bo weicht aus, kommt aber nicht davon."),
        "{back:?}"
    );
    let alone = [Event::Escaped(Seat(0), key("mimic"), Some(4))];
    let name = Wording::new(&catalog, Lang::De).name(&key("mimic"));
    let said = told(&alone, Lang::De);
    assert_eq!(said, [format!("Du entkommst „{name}“ nach 1e.")]);
}
