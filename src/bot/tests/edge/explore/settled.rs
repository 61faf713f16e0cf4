//! What a table does by itself for people who have settled or prepared it.

use std::sync::Arc;

use castaway::ui::texts::Lang;
use castaway_discover::{Discover, command::Command, on_way::OnWay, prepared::Walk, state::Prompt};
use castaway_kernel::{Game, Key, Seat};
use castaway_store::testing::FaultyStore;
use castaway_table::{Act, Done, Loaded};

use super::{begin::begun, stale::step};
use crate::house::{House, NOW_MS, PANEL, Page, choices, here, looks};

/// What is due is done; whether there was anything.
async fn lapses(house: &House) -> bool {
    let done = house.ui::<Discover>().tables().lapse(here(), NOW_MS).await;
    matches!(done, Ok(Some(Done::Now { .. })))
}

/// Plays on until this is so.
async fn until(house: &House, fits: impl Fn(&Loaded<Discover>) -> bool) -> Loaded<Discover> {
    for _ in 0..2_000 {
        let now = house.game::<Discover>(here()).await;
        if fits(&now) {
            return now;
        }
        let waited = castaway_discover::absent::awaited(&now.state);
        step(house, *waited.first().expect("somebody is waited for")).await;
    }
    panic!("it never comes to that");
}

fn pays(house: &House, loaded: &Loaded<Discover>) -> bool {
    let ui = house.ui::<Discover>();
    let asked = loaded.state.ask.as_ref();
    let asked = asked.is_some_and(|ask| matches!(ask.prompt, Prompt::Pay(_)));
    let says = Discover::by_habit(ui.catalog(), &loaded.state, Seat(0), &[Key::from("pay")]);
    asked && says.is_some()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn alone_a_night_is_paid_at_once_until_its_player_ends_that() {
    let house = House::open();
    let first = begun(&house, 1, 3).await;
    let named: Vec<&Key> = first.meta.habits_of(7).iter().map(|h| &h.name).collect();
    assert_eq!(named, ["pay"]);
    let empty = house.store.copy();
    let asked = until(&house, |now| pays(&house, now)).await;
    assert_eq!(asked.meta.deadline, Some(NOW_MS));
    assert!(lapses(&house).await);
    let now = house.game::<Discover>(here()).await;
    assert!(now.revision > asked.revision && !pays(&house, &now));
    let panel = looks(&house.panel::<Discover>(here()).await.message);
    assert!(panel.contains("/standing"), "{panel}");
    // What for is said as well, and that nobody else has settled it.
    assert!(
        panel.contains("Paid at once: 1 ") && panel.contains(", for “"),
        "{panel}"
    );
    assert!(panel.contains("Refusing costs more"), "{panel}");

    house.store.restore(&empty);
    let tables = house.ui::<Discover>();
    let ended = tables
        .tables()
        .settle_habit(here(), house.stamp(7), Key::from("pay"), false);
    assert!(ended.await.is_ok());
    let asked = until(&house, |now| pays(&house, now)).await;
    assert_eq!(asked.meta.deadline, None);
    assert!(!lapses(&house).await);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_waits_reads_what_this_game_has_to_do_until_then() {
    let house = House::open();
    begun(&house, 2, 3).await;
    let waited = |now: &Loaded<Discover>| castaway_discover::absent::awaited(&now.state);
    let now = until(&house, |now| waited(now).len() == 1).await;
    let other = match waited(&now).contains(&Seat(0)) {
        true => 8,
        false => 7,
    };
    let ui = house.ui::<Discover>();
    for lang in Lang::ALL {
        let t = ui.texts.of(lang);
        let told = ui.summary(&now, other, lang).await.meanwhile;
        let told = t.get(told.expect("something may be done"));
        // What the page of the hand offers, and no planning or suggesting.
        let hand = format!("**{}**", t.get("di-button-hand"));
        assert!(told.contains(&hand) && told.starts_with("-# "), "{told}");
    }
    let on = ui.summary(&now, 99, Lang::En).await;
    assert_eq!(on.meanwhile, None, "they only look on");
}

/// Plays on to an evening at which ending the day leads to a payment that is settled; what stands there once it is ended.
async fn evening(house: &House) -> Loaded<Discover> {
    begun(house, 1, 3).await;
    let (evening, asked) = loop {
        let before = house.store.copy();
        let was = house.game::<Discover>(here()).await;
        let Some(turn) = was.state.turn() else {
            step(house, Seat(0)).await;
            continue;
        };
        let now = step(house, turn.seat).await;
        let ended = house.orders::<Discover>(here(), was.revision).await;
        if pays(house, &now) && matches!(ended[..], [(_, Command::EndTurn)]) {
            break (before, now);
        }
    };
    house.store.restore(&evening);
    asked
}

/// Presses the end of the day, once more if it is asked whether something should be done before; what is shown then.
async fn ends_day(house: &House, is_done: impl Fn(u64) -> bool) -> Page {
    let mut page = house.panel::<Discover>(here()).await;
    for _ in 0..2 {
        let end = choices(&page.message)
            .into_iter()
            .find(|c| c.id.contains("|do|") && c.id.trim_end_matches('!').ends_with("end"));
        let end = end.unwrap_or_else(|| panic!("no end of the day: {}", looks(&page.message)));
        let said = house.press(7, &page, &end).await;
        page.message = said[0].1.clone();
        if is_done(house.game::<Discover>(here()).await.revision) {
            break;
        }
    }
    page
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn saves_that_stop_at_what_is_due_end_the_bot_and_the_next_does_it() {
    let mut between = None;
    let house = House::through(|store| {
        let faulty = Arc::new(FaultyStore::new(store));
        between = Some(Arc::clone(&faulty));
        faulty
    });
    let faulty = between.unwrap();
    let asked = evening(&house).await;
    // The end of the day is the last that is written.
    faulty.stop_after_writes(1);
    let page = ends_day(&house, |now| now >= asked.revision).await;
    assert!(house.app.is_broken());
    let now = house.game::<Discover>(here()).await;
    assert_eq!(now.state, asked.state);
    // What is shown is the step that was saved, whole.
    let open = house.panel::<Discover>(here()).await;
    assert_eq!(looks(&page.message), looks(&open.message));
    faulty.stop_after_writes(usize::MAX);
    assert!(lapses(&house).await);
    assert!(!pays(&house, &house.game::<Discover>(here()).await));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_ends_a_day_is_shown_the_next_and_not_what_is_settled_of_the_night() {
    let house = House::open();
    let asked = evening(&house).await;
    let page = ends_day(&house, |now| now > asked.revision).await;
    let now = house.game::<Discover>(here()).await;
    assert!(now.revision > asked.revision && !pays(&house, &now));
    // Nor is it told that the table goes on by itself, which the next panel says of what was due.
    let shown = looks(&page.message);
    assert!(!shown.contains("goes on by itself"), "{shown}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_prepared_walk_starts_with_ones_turn_and_is_shown_to_its_owner_alone() {
    let house = House::open();
    begun(&house, 2, 3).await;
    let morning = until(&house, |now| now.state.turn().is_some()).await;
    let first = morning.state.turn().unwrap().seat;
    let second = Seat(1 - first.0);
    let owner = 7 + u64::from(second.0);
    let hand = |message| Page {
        message,
        at: PANEL,
        user: Some(owner),
        way: Vec::new(),
    };
    let panel = house.panel::<Discover>(here()).await;
    // What is prepared is what its owner has settled, and water is a part of it.
    let water = Key::from("way.water");
    let tables = house.ui::<Discover>();
    let settled = tables
        .tables()
        .settle_habit(here(), house.stamp(owner), water, true);
    assert!(settled.await.is_ok());
    let open = |page: &Page, word: &str| {
        choices(&page.message)
            .into_iter()
            .find(|c| c.id.contains(&format!("|{word}|")))
    };
    let private = open(&panel, "hand").unwrap();
    let said = house.press(owner, &panel, &private).await;
    let page = hand(said[0].1.clone());
    let prepare = open(&page, "prepare").expect("a walk can be prepared");
    let said = house.press(owner, &page, &prepare).await;
    let page = hand(said[0].1.clone());
    assert!(open(&page, "unprepare").is_some() && page.message.private);
    let said = looks(&page.message);
    assert!(
        said.contains("the tokens and clean water on the way"),
        "{said}"
    );
    let now = house.game::<Discover>(here()).await;
    assert_eq!(
        now.revision, morning.revision,
        "the panel of the other stands"
    );
    let walk = Walk::read(&now.meta.prepared_for(second).unwrap().what).unwrap();
    let kept = house.store.copy();
    // Nobody else is shown it.
    assert_eq!(
        looks(&panel.message),
        looks(&house.panel::<Discover>(here()).await.message)
    );

    let ends = async || {
        let act = Act {
            stamp: house.stamp(7 + u64::from(first.0)),
            seen: None,
            command: Command::EndTurn,
        };
        let ui = house.ui::<Discover>();
        assert!(ui.tables().act_as(here(), Some(first), act).await.is_ok());
    };
    // Whoever is entrusted with the seat sees its hand, and not what its owner has in mind.
    let mut entrusted = now.clone();
    entrusted.meta.chairs.0[second.index()].pilot = Some(99);
    let seen_by = |user| {
        let ui = house.ui::<Discover>();
        let scene = ui.explore_for(Lang::En, &entrusted, &[], Some(user));
        choices(&castaway::games::discover::hand::page(&scene, 0))
            .iter()
            .any(|c| c.id.contains("prepare"))
    };
    assert_eq!((seen_by(owner), seen_by(99)), (true, false));
    ends().await;
    let ended = house.game::<Discover>(here()).await.meta.undo.len();
    assert!(lapses(&house).await);
    let after = house.game::<Discover>(here()).await;
    // It is a step of its own, and not taken back with the end of the turn before.
    assert_eq!(after.meta.undo.len(), ended + 1);
    let orders = house.orders::<Discover>(here(), now.revision + 1).await;
    let go = Command::Go {
        way: walk.way,
        gather: OnWay::Water,
    };
    assert_eq!(orders, [(second, go)]);
    assert!(after.meta.prepared_for(second).is_none());

    // Taken back, nothing happens.
    house.store.restore(&kept);
    let back = open(&page, "unprepare").unwrap();
    house.press(owner, &page, &back).await;
    ends().await;
    assert!(!lapses(&house).await);
}
