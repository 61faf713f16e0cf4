//! What leads a newcomer, what threatens, and the question before a turn ends.

use castaway::{
    discord::GameUi,
    games::discover::{
        deeds::{END, ENDS},
        press::Press,
        teach, tonight,
    },
    ui::{message::Message, press::GamePresses, reader::Reader, texts::Lang, version::Version},
};
use castaway_discover::{
    Discover, absent,
    event::Event,
    ids::{Difficulty, Res},
    setup::Setup,
    state::{Item, Phase, Spring, State},
    stock::Stock,
};
use castaway_kernel::{Game, Seat};
use castaway_table::{Act, Loaded};

use super::begin::begun;
use crate::house::{House, NOW_MS, choices, here, looks};

const USER: u64 = 7;

/// A game of so many at its first turn.
pub async fn morning(house: &House, seats: u8) -> Loaded<Discover> {
    begun(house, seats, 3).await;
    loop {
        let loaded = house.game::<Discover>(here()).await;
        if loaded.state.phase != Phase::Setup {
            return loaded;
        }
        let ui = house.ui::<Discover>();
        let seat = absent::awaited(&loaded.state)[0];
        let command = absent::fallback(ui.catalog(), &loaded.state, seat).unwrap();
        let act = Act {
            stamp: house.stamp(USER + u64::from(seat.0)),
            seen: None,
            command,
        };
        let done = ui.tables().act_as(here(), Some(seat), act).await;
        assert!(done.is_ok(), "a character is chosen");
    }
}

/// Somebody dry beside a spring.
fn dry(s: &mut State) {
    let seat = s.turn().unwrap().seat;
    let me = &mut s.seats[seat.index()];
    (me.stock, me.stamina) = (Stock::NONE, 5);
    me.stock.gain(Res::Food, 2);
    let at = usize::from(me.at);
    s.spaces[at].water = Some(Spring {
        res: Res::Clean,
        up: true,
        left: None,
    });
}

/// The panel of a moment of which nothing is told.
pub fn panel(house: &House, loaded: &Loaded<Discover>, lang: Lang) -> Message {
    Discover::panel(&house.ui(), loaded, &[], Reader::all(lang))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_first_day_alone_suggests_one_thing_with_its_reason_and_no_other_day_does() {
    let house = House::open();
    let mut loaded = morning(&house, 1).await;
    for lang in Lang::ALL {
        let ui = house.ui::<Discover>();
        loaded.meta.introduces = false;
        assert!(!looks(&panel(&house, &loaded, lang)).contains("💡 **"));
        loaded.meta.introduces = true;
        let led = panel(&house, &loaded, lang);
        let scene = ui.explore_public(lang, &loaded, &[]);
        let said = teach::said(&scene).expect("something is suggested");
        assert!(!said.why.is_empty() && looks(&led).contains(&said.why));
        let press = said.press.unwrap().id(Version::of(&loaded));
        let drawn = choices(&led).into_iter().filter(|c| c.id == press);
        assert_eq!(drawn.count(), 1, "one button does it: {}", looks(&led));
        let mut later = loaded.clone();
        later.state.day = 2;
        assert!(!looks(&panel(&house, &later, lang)).contains("💡 **"));
        let page = Discover::help_beside(&ui, &loaded, Reader::all(lang), 1, Vec::new());
        assert!(looks(&page).contains("💡"), "{}", looks(&page));
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whatever_the_first_day_suggests_stands_on_one_button_to_its_end() {
    let house = House::open();
    let mut loaded = morning(&house, 1).await;
    loaded.meta.introduces = true;
    let ui = house.ui::<Discover>();
    let mut ends = false;
    for _ in 0..200 {
        if loaded.state.day > 1 {
            break;
        }
        let led = panel(&house, &loaded, Lang::En);
        let scene = ui.explore_public(Lang::En, &loaded, &[]);
        if let Some(press) = teach::said(&scene).and_then(|said| said.press) {
            let id = press.id(Version::of(&loaded));
            let drawn: Vec<_> = choices(&led).into_iter().filter(|c| c.id == id).collect();
            assert_eq!(drawn.len(), 1, "one button does it: {}", looks(&led));
            // Like any other button it says its price; to end the day costs nothing, and an ability says what it does.
            let bare = match &press {
                Press::Deed(_, code) => code == END || code.starts_with("use"),
                Press::Walk(..) => false,
                _ => true,
            };
            let label = &drawn[0].label;
            assert!(
                bare || label.contains("⚡") || label.contains("free"),
                "{label}"
            );
            ends |= matches!(press, Press::Deed(_, code) if code == END);
        }
        let next = castaway_discover::bot::choose(ui.catalog(), &loaded.state, Seat(0)).unwrap();
        let step = Discover::apply(ui.catalog(), &loaded.state, Seat(0), &next);
        loaded.state = step.unwrap().state;
    }
    assert!(ends, "to end the day was suggested as well");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn in_company_nobody_reads_what_another_would_do() {
    let house = House::open();
    let mut loaded = morning(&house, 2).await;
    loaded.meta.introduces = true;
    assert!(!looks(&panel(&house, &loaded, Lang::En)).contains("💡"));
    let ui = house.ui::<Discover>();
    let all = Discover::help_beside(&ui, &loaded, Reader::all(Lang::En), 1, Vec::new());
    assert!(!looks(&all).contains("💡"), "{}", looks(&all));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_turn_that_ends_dry_beside_a_spring_is_asked_about_and_ends_all_the_same() {
    let house = House::open();
    let mut loaded = morning(&house, 1).await;
    let ui = house.ui::<Discover>();
    let fed = &mut loaded.state.seats[0];
    (fed.stamina, fed.stock) = (5, Stock::NONE);
    fed.stock.gain(Res::Food, 2);
    fed.stock.gain(Res::Clean, 2);
    let unfinished = |loaded: &Loaded<Discover>| {
        tonight::unfinished(&ui.explore_scene(Lang::En, loaded, &[], Some(Seat(0)))).len()
    };
    assert_eq!(unfinished(&loaded), 0, "nothing is lacking");
    dry(&mut loaded.state);
    assert_eq!(unfinished(&loaded), 1);
    for lang in Lang::ALL {
        let scene = ui.explore_public(lang, &loaded, &[]);
        let page = tonight::confirm(&scene, &tonight::unfinished(&scene));
        let ids: Vec<String> = choices(&page).into_iter().map(|c| c.id).collect();
        let id = |code: &str| Press::Deed(0, code.to_owned()).id(Version::of(&loaded));
        assert!(
            ids.contains(&id("water")) && ids.contains(&id(ENDS)),
            "{ids:?}"
        );
        assert!(!ids.contains(&id(END)), "{ids:?}");
        // What could still be done says its price in the text, too.
        let json = page.json();
        let text = json["embeds"][0]["description"].as_str();
        let text = text.unwrap_or_default();
        let bullets: Vec<&str> = text.lines().filter(|line| line.starts_with('•')).collect();
        let has_price =
            |line: &&&str| line.contains('⚡') || line.contains("free") || line.contains("frei");
        assert_eq!(bullets.iter().filter(has_price).count(), 1, "{text}");
        // What is asked before the end also threatens tonight.
        let reader = Reader {
            lang,
            user: Some(USER),
            now_ms: NOW_MS,
        };
        let lines = Discover::threats(&ui, &loaded, reader);
        assert!(lines.iter().any(|line| line.contains("💧")), "{lines:?}");
    }
    let scene = ui.explore_public(Lang::En, &loaded, &[]);
    let ends = castaway::games::discover::deeds::deed(&scene, ENDS).unwrap();
    let step = Discover::apply(ui.catalog(), &loaded.state, Seat(0), &ends.commands[0]);
    assert!(step.is_ok(), "it ends when that is meant");
}

/// The button that gives advice.
fn asks_for_advice(house: &House, loaded: &Loaded<Discover>) -> bool {
    let id = Press::Hint.id(Version::of(loaded));
    let drawn = choices(&panel(house, loaded, Lang::En));
    drawn.iter().any(|choice| choice.id == id)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_is_alone_and_led_no_longer_is_advised_by_a_button_and_reads_that_alone() {
    let house = House::open();
    let mut loaded = morning(&house, 1).await;
    let page = house.panel::<Discover>(here()).await;
    let id = Press::Hint.id(Version::of(&loaded));
    let hint = choices(&page.message).into_iter().find(|c| c.id == id);
    let said = house.press(USER, &page, &hint.expect("a button")).await;
    let advice = &said[0].1;
    assert!(advice.private && looks(advice).contains("What I would do"));
    let now = house.game::<Discover>(here()).await;
    assert_eq!(now.revision, loaded.revision, "nothing was done");
    // Somebody who is led has the suggestion itself; the day after says that advice goes on, once.
    loaded.meta.introduces = true;
    assert!(!asks_for_advice(&house, &loaded));
    loaded.state.day = 2;
    assert!(asks_for_advice(&house, &loaded));
    loaded.meta.newest = 1;
    let dawn = [Event::Dawn(2)];
    for lang in Lang::ALL {
        let at = |events: &[Event]| {
            let message = Discover::panel(&house.ui(), &loaded, events, Reader::all(lang));
            looks(&message)
        };
        let hint = match lang {
            Lang::En => "**/hint**",
            Lang::De => "**/rat**",
        };
        assert!(at(&dawn).contains(hint), "{}", at(&dawn));
        assert!(!at(&[]).contains(hint), "{}", at(&[]));
    }
    drop(house);
    let house = House::open();
    let loaded = morning(&house, 2).await;
    assert!(!asks_for_advice(&house, &loaded), "among friends");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn water_that_nobody_has_tasted_says_that_it_may_be_dirty_and_newcomers_what_that_means() {
    let house = House::open();
    let mut loaded = morning(&house, 1).await;
    let ui = house.ui::<Discover>();
    loaded.state.world.order.terrain = Some("cinder_isle".into());
    loaded.state.world.order.difficulty = Difficulty::Standard;
    let at = usize::from(loaded.state.seats[0].at);
    let mut drawn = |res, up| {
        loaded.state.spaces[at].water = Some(Spring {
            res,
            up,
            left: None,
        });
        let scene = ui.explore_public(Lang::En, &loaded, &[]);
        let label = |code| castaway::games::discover::deeds::deed(&scene, code).map(|d| d.label);
        [label("water").unwrap(), label("water:2").unwrap()]
    };
    let untried = [
        "💧 Draw water (may be dirty)",
        "💧 Draw water × 2 (may be dirty)",
    ];
    assert_eq!(drawn(Res::Clean, false), untried);
    assert_eq!(
        drawn(Res::Clean, true),
        ["💧 Draw water", "💧 Draw water × 2"]
    );
    assert_eq!(
        drawn(Res::Dirty, true),
        ["🟤 Draw dirty water", "🟤 Draw dirty water × 2"]
    );
    assert_eq!(drawn(Res::Dirty, false), untried);
    for lang in Lang::ALL {
        let means = match lang {
            Lang::En => "Dirty water counts as water",
            Lang::De => "Schmutziges Wasser zählt als Wasser",
        };
        loaded.meta.teaches = false;
        assert!(!looks(&panel(&house, &loaded, lang)).contains(means));
        loaded.meta.teaches = true;
        let new = looks(&panel(&house, &loaded, lang));
        assert!(new.contains(means) && new.contains("1–3"), "{new}");
        let mut hardy = loaded.clone();
        hardy.state.seats[0].character = Some(Item {
            card: "wt".into(),
            counters: 0,
            used: None,
        });
        let new = looks(&panel(&house, &hardy, lang));
        assert!(new.contains(means) && !new.contains("1–3"), "{new}");
        let mut later = loaded.clone();
        later.state.day = 2;
        let known = looks(&panel(&house, &later, lang));
        assert!(!known.contains(means), "not at each look: {known}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn in_company_dirty_water_is_explained_to_all_with_the_numbers_of_those_whom_it_spares() {
    let house = House::open();
    let mut loaded = morning(&house, 2).await;
    loaded.state.world.order.terrain = Some("cinder_isle".into());
    loaded.state.world.order.difficulty = Difficulty::Standard;
    loaded.meta.teaches = true;
    let turn = loaded.state.turn().unwrap().seat;
    let at = usize::from(loaded.state.seats[turn.index()].at);
    loaded.state.spaces[at].water = Some(Spring {
        res: Res::Dirty,
        up: true,
        left: None,
    });
    for seat in &mut loaded.state.seats {
        seat.character = None;
        seat.items.clear();
    }
    let plain = looks(&panel(&house, &loaded, Lang::En));
    assert!(plain.contains("on 1–3 of 12 it makes sick. "), "{plain}");
    // Whoever has the turn, it is said alike.
    for spared in 0..2 {
        let mut one = loaded.clone();
        one.state.seats[spared].character = Some(Item {
            card: "wt".into(),
            counters: 0,
            used: None,
        });
        let said = looks(&panel(&house, &one, Lang::En));
        let who = format!("on 1–3 of 12 it makes sick (Person {}: on 1). ", 7 + spared);
        assert!(said.contains(&who), "{said}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn where_no_character_is_better_none_is_named_as_the_one_to_take() {
    let house = House::open();
    let mut loaded = begun(&house, 1, 3).await;
    loaded.meta.introduces = true;
    let ui = house.ui::<Discover>();
    let mut met = 0;
    for seed in 0..40 {
        let setup = Setup::new("q_beacon", 1, seed);
        loaded.state = Discover::create(ui.catalog(), &setup, seed).unwrap().state;
        let scene = ui.explore_public(Lang::En, &loaded, &[]);
        let Some(said) = teach::said(&scene).filter(|said| said.any) else {
            continue;
        };
        met += 1;
        let line = teach::line(&scene, &said);
        assert!(
            !line.contains("**") && line.contains("If you cannot decide"),
            "{line}"
        );
        let reader = Reader {
            lang: Lang::En,
            user: Some(USER),
            now_ms: NOW_MS,
        };
        let hint = Discover::hint(&ui, &loaded, reader, &|| true).unwrap();
        assert!(
            hint.what.starts_with("Any of them will do"),
            "{}",
            hint.what
        );
    }
    assert!(met > 0, "two are as good as each other in some game");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_hint_names_the_tile_that_it_speaks_of() {
    let house = House::open();
    let ui = house.ui::<Discover>();
    let mut named = 0;
    let mut loaded = morning(&house, 1).await;
    let setup = Setup::new("q_flood", 1, 3);
    loaded.state = Discover::create(ui.catalog(), &setup, 3).unwrap().state;
    for _ in 0..150 {
        if loaded.state.phase == Phase::Over {
            break;
        }
        let scene = ui.explore_public(Lang::En, &loaded, &[]);
        if let Some(said) = teach::said(&scene) {
            assert!(!said.why.contains("this tile"), "{}", said.why);
            named += u32::from(said.why.contains("it can lie on tile "));
        }
        let next = castaway_discover::bot::choose(ui.catalog(), &loaded.state, Seat(0)).unwrap();
        let step = Discover::apply(ui.catalog(), &loaded.state, Seat(0), &next);
        loaded.state = step.unwrap().state;
    }
    assert!(named > 0, "what the quest names was looked for");
}
