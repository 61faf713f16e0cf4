//! A new version of the rules in the middle of a challenge: it stays the same for everybody, and who was in the middle
//! of it is entered as the game ended.

use std::sync::Arc;

use crate::person::Person;
use castaway::{games::island::UPGRADES, games::rollwrite::Day};
use castaway_kernel::{Game, Seat};
use castaway_robinson::{catalog::Catalog as LongCatalog, game::Island as LongGame, policy};
use castaway_rollwrite::{
    RollWrite,
    catalog::Catalog,
    code::Code,
    ids::Difficulty,
    setup::{Island, Setup},
};
use castaway_store::{ENVELOPE_FORMAT, Envelope, Imported, OnExisting, Saved};
use castaway_table::{
    Act, Faults, Place, Slot, Stamp, Table,
    contest::{Bests, Board, Played},
};
use serde_json::{Value, json};

const DATE: &str = "2026-11-21";
const ISLAND: &str = "Isle of Before";

fn place(me: &Person, slot: Slot) -> Place {
    Place::Own {
        user: me.user,
        slot,
    }
}

fn saved(me: &Person, slot: Slot) -> Saved {
    let key = place(me, slot).key();
    me.store.load(key).unwrap().expect("a game")
}

fn begin_record(me: &Person, slot: Slot) -> Value {
    let log = me.store.log(place(me, slot).key(), 1, 1).unwrap();
    log[0].command.tree()
}

/// The game of a day as these rules made it. Its opening has another name than its seed gives today.
fn keep_day(me: &Person, rules: u32) -> Value {
    let setup = Setup {
        seats: 1,
        scenarios: vec!["s04".into()],
        difficulty: Difficulty::Fair,
        island: Island::Seed(5),
    };
    let catalog = Catalog::load().unwrap();
    let made = RollWrite::create(&catalog, &setup, 105).unwrap();
    let mut body = serde_json::to_value(&made.state).unwrap();
    body["charter"]["name"] = ISLAND.into();
    let envelope = Envelope {
        format: ENVELOPE_FORMAT,
        game: RollWrite::NAME.into(),
        schema: RollWrite::SCHEMA,
        rules_version: rules,
        content_hash: "of then".into(),
        revision: 1,
        body: body.into(),
    };
    let opening = json!({ "envelope": envelope, "events": made.events });
    let day = Day {
        rules,
        setup,
        seed: 105,
        candidate: 0,
        par: None,
        opening: Some(serde_json::from_value(opening).unwrap()),
    };
    let value = serde_json::to_value(day).unwrap();
    let key = format!("day/{DATE}");
    me.store.put_global(&key, value.clone()).unwrap();
    value
}

/// Leaves a game as a program with older rules would have: it knew no number of the beginning, said one thing in other
/// words, and what was done led to something else.
fn grow_old(me: &Person, slot: Slot, rules: u32, change: impl FnOnce(&mut Value)) {
    let Saved {
        mut envelope,
        mut meta,
        deadline,
        ..
    } = saved(me, slot);
    let channel = place(me, slot).key();
    let mut log = me.store.log(channel, 0, 9_999).unwrap();
    log[1].command = json!({ "order": { "seat": 0, "command": "a word of then" } }).into();
    log[1].events = json!([{ "a thing of then": 1 }]).into();
    envelope.rules_version = rules;
    envelope.body.edit(change);
    meta.edit(|meta| drop(meta.as_object_mut().unwrap().remove("rules")));
    let imported = Imported {
        channel,
        envelope,
        log,
        meta,
        deadline,
    };
    me.store
        .put_imported(channel, imported, OnExisting::Archive)
        .unwrap();
}

fn richer(body: &mut Value) {
    let now = body["players"][0]["survival"].as_u64().unwrap();
    body["players"][0]["survival"] = (now + 3).into();
}

fn board(me: &Person, name: &str) -> Board {
    let value = me.store.get_global(&format!("board/{name}")).unwrap();
    value.map_or_else(Board::default, |v| serde_json::from_value(v).unwrap())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_update_in_the_middle_of_a_day_changes_it_for_nobody() {
    let mut me = Person::open().await;
    let day = keep_day(&me, RollWrite::RULES - 1);
    let first = me.user;
    let panel = me.slash("daily", json!([])).await;
    assert!(me.words(panel).contains(ISLAND), "{}", me.words(panel));
    for _ in 0..6 {
        assert!(me.press(panel).await);
    }
    let begun = begin_record(&me, Slot::Daily);
    grow_old(&me, Slot::Daily, RollWrite::RULES - 1, richer);
    let me_map = saved(&me, Slot::Daily).envelope.body.tree()["map"].clone();
    me = me.restart().await;
    me.user = me.handle().users()[1].id;
    // The second player has the same island after the update, and is entered by playing it again.
    let panel = me.slash("daily", json!([])).await;
    assert!(me.words(panel).contains(ISLAND), "{}", me.words(panel));
    assert_eq!(begin_record(&me, Slot::Daily), begun);
    assert_eq!(saved(&me, Slot::Daily).envelope.body.tree()["map"], me_map);
    me.play_out(panel).await;
    let name = format!("daily/{DATE}");
    let second = board(&me, &name).of(me.user).cloned().expect("entered");
    assert_eq!(second.played, Played::Present);
    assert!(!me.words(panel).contains("older rules"));
    // The first one plays to the end, and is entered as the save says.
    me.user = first;
    let panel = me.slash("daily", json!([])).await;
    // Where it goes on, it says what is new.
    assert!(
        !me.words(panel).contains("was updated"),
        "{}",
        me.words(panel)
    );
    assert!(me.press(panel).await);
    assert!(
        me.words(panel).contains("was updated while this game ran"),
        "{}",
        me.words(panel)
    );
    me.play_out(panel).await;
    let end = me.words(panel);
    assert!(end.contains("begun under older rules"), "{end}");
    assert!(end.contains("Rank "), "{end}");
    for name in [name.as_str(), "glory/rollwrite/s04/fair"] {
        let entry = board(&me, name).of(first).cloned().expect("entered");
        assert_eq!(entry.played, Played::Older, "{name}");
        let body = saved(&me, Slot::Daily).envelope.body.tree();
        let total = &body["phase"]["over"]["scores"][0]["survival"];
        assert!(total.as_u64().unwrap() >= 3, "{body}");
    }
    let scores = me.slash("scores", json!([])).await;
    let words = me.words(scores);
    assert_eq!(words.matches("older rules").count(), 1, "{words}");
    let shared = me.slash("share", json!([])).await;
    assert!(me.words(shared).contains("older rules"));
    // Once only.
    me.slash("daily", json!([])).await;
    assert_eq!(board(&me, &name).entries().len(), 2);
    let kept = me.store.get_global(&format!("day/{DATE}")).unwrap();
    assert_eq!(kept, Some(day), "a day that was made stays");
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_day_that_was_made_by_these_rules_has_no_older_games() {
    let me = Person::open().await;
    keep_day(&me, RollWrite::RULES);
    let panel = me.slash("daily", json!([])).await;
    for _ in 0..6 {
        assert!(me.press(panel).await);
    }
    // Somebody who gets at the saves claims that the game is older than its day.
    grow_old(&me, Slot::Daily, RollWrite::RULES - 1, richer);
    let panel = me.slash("daily", json!([])).await;
    me.play_out(panel).await;
    assert_eq!(board(&me, &format!("daily/{DATE}")).entries().len(), 0);
    assert!(me.words(panel).contains("does not count"));
    me.close().await;
}

/// Lets the simple player do so many steps, as many as there are for `None`.
async fn play(me: &Person, steps: Option<usize>) {
    let catalog = Arc::new(LongCatalog::load().unwrap());
    let faults = Faults::new(me.data.path().join("faults"));
    let store = Arc::clone(&me.store);
    let table = Table::<LongGame>::new(catalog, "test".into(), store, UPGRADES, faults);
    let place = place(me, Slot::Weekly);
    let mut done = 0;
    while steps.is_none_or(|steps| done < steps) {
        let loaded = table.load(place).await.ok().expect("the save opens");
        let Some(command) = policy::suggest(table.catalog(), &loaded.state, Seat(0)) else {
            return;
        };
        let act = Act {
            stamp: Stamp {
                user: me.user,
                interaction: None,
                now_ms: 1_795_262_400_000,
            },
            seen: None,
            command,
        };
        assert!(table.act(place, act).await.is_ok());
        done += 1;
        assert!(done < 5_000, "the game does not end");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_update_in_the_middle_of_a_week_changes_it_for_nobody() {
    let mut me = Person::open().await;
    let first = me.user;
    me.slash("weekly", json!([])).await;
    play(&me, Some(30)).await;
    let begun = begin_record(&me, Slot::Weekly);
    grow_old(&me, Slot::Weekly, LongGame::RULES - 1, |_| {});
    me = me.restart().await;
    play(&me, None).await;
    let panel = me.slash("weekly", json!([])).await;
    let end = me.words(panel);
    assert!(end.contains("begun under older rules"), "{end}");
    for name in ["weekly/2026-W47", "glory/island/castaways"] {
        let entry = board(&me, name).of(first).cloned().expect("entered");
        assert_eq!(entry.played, Played::Older, "{name}");
    }
    // The second player has the same cards and dice, and is proved.
    me.user = me.handle().users()[1].id;
    me.slash("weekly", json!([])).await;
    assert_eq!(begin_record(&me, Slot::Weekly), begun);
    play(&me, None).await;
    me.slash("weekly", json!([])).await;
    let entry = board(&me, "weekly/2026-W47").of(me.user).cloned();
    assert_eq!(entry.expect("entered").played, Played::Present);
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_best_game_of_ones_own_keeps_the_mark_of_its_rules() {
    let me = Person::open().await;
    let code = Code {
        difficulty: Difficulty::Fair,
        class: None,
        seed: 7,
    };
    let options = json!([
        { "name": "scenario", "type": 3, "value": "s00" },
        { "name": "code", "type": 3, "value": code.to_text(RollWrite::RULES) },
    ]);
    let panel = me.slash("solo", options).await;
    for _ in 0..6 {
        assert!(me.press(panel).await);
    }
    grow_old(&me, Slot::Free, RollWrite::RULES - 1, richer);
    let panel = me.slash("solo", json!([])).await;
    me.play_out(panel).await;
    let end = me.words(panel);
    assert!(end.contains("Your first finished game"), "{end}");
    assert!(end.contains("begun under older rules"), "{end}");
    let key = format!("bests/{}", me.user);
    let bests: Bests = serde_json::from_value(me.store.get_global(&key).unwrap().unwrap()).unwrap();
    let played: Vec<Played> = bests.all().map(|(_, best)| best.played).collect();
    assert_eq!(played, [Played::Older]);
    let own = me
        .slash(
            "scores",
            json!([{ "name": "board", "type": 4, "value": 5 }]),
        )
        .await;
    assert!(me.words(own).contains("older rules"), "{}", me.words(own));
    me.close().await;
}
