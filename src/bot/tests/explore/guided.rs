//! What leads a newcomer, what threatens, and the question before a turn ends.

use castaway::{
    discord::GameUi,
    games::discover::{
        deeds::{END, ENDS},
        press::Press,
        teach, tonight,
    },
    ui::{message::Message, press::GamePresses, reader::Reader, texts::Lang},
};
use castaway_discover::{
    Discover, absent,
    ids::Res,
    state::{Phase, Spring, State},
    stock::Stock,
};
use castaway_kernel::{Game, Seat};
use castaway_table::{Act, Loaded};

use crate::{
    begin::begun,
    house::{House, NOW_MS, choices, here, looks},
};

const USER: u64 = 7;

/// A game of so many at its first turn.
async fn morning(house: &House, seats: u8) -> Loaded<Discover> {
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

fn panel(house: &House, loaded: &Loaded<Discover>, lang: Lang) -> Message {
    Discover::panel(&house.ui(), loaded, &[], Reader::all(lang))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_first_day_alone_suggests_one_thing_with_its_reason_and_no_other_day_does() {
    let house = House::open();
    let mut loaded = morning(&house, 1).await;
    for lang in Lang::ALL {
        let ui = house.ui::<Discover>();
        loaded.meta.introduces = false;
        assert!(!looks(&panel(&house, &loaded, lang)).contains("💡"));
        loaded.meta.introduces = true;
        let led = panel(&house, &loaded, lang);
        let scene = ui.explore_public(lang, &loaded, &[]);
        let said = teach::said(&scene).expect("something is suggested");
        assert!(!said.why.is_empty() && looks(&led).contains(&said.why));
        let press = said.press.unwrap().id(loaded.revision);
        let drawn = choices(&led).into_iter().filter(|c| c.id == press);
        assert_eq!(drawn.count(), 1, "one button does it: {}", looks(&led));
        let mut later = loaded.clone();
        later.state.day = 2;
        assert!(!looks(&panel(&house, &later, lang)).contains("💡"));
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
            let id = press.id(loaded.revision);
            let drawn = choices(&led).into_iter().filter(|c| c.id == id);
            assert_eq!(drawn.count(), 1, "one button does it: {}", looks(&led));
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
        let id = |code: &str| Press::Deed(0, code.to_owned()).id(loaded.revision);
        assert!(
            ids.contains(&id("water")) && ids.contains(&id(ENDS)),
            "{ids:?}"
        );
        assert!(!ids.contains(&id(END)), "{ids:?}");
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
