//! What is kept of somebody: shown, sent, and deleted wherever it lies.

use std::path::Path;

use castaway_store::{Store, export_all};
use castaway_table::{Place, Slot};

use super::*;

/// Everything that lies in a store, as text.
fn everything(store: &dyn Store) -> String {
    let mut all = String::new();
    let mut add = |value: Value| all.push_str(&value.to_string());
    for (place, number) in store.archives().unwrap() {
        let Some(game) = store.load_archived(place, number).unwrap() else {
            continue;
        };
        let log = store.archived_log(place, number, 0, usize::MAX).unwrap();
        add(json!([place, game.meta.tree(), game.envelope, log]));
    }
    for place in store.channels().unwrap() {
        let Some(game) = store.load(place).unwrap() else {
            continue;
        };
        let log = store.log(place, 0, usize::MAX).unwrap();
        add(json!([place, game.meta.tree(), game.envelope, log]));
        for revision in store.snapshots(place).unwrap() {
            add(json!(store.snapshot_at(place, revision).unwrap()));
        }
    }
    for name in store.global_keys().unwrap() {
        add(json!([name, store.get_global(&name).unwrap()]));
    }
    all
}

/// Everything that lies in files below a folder.
fn files(at: &Path) -> String {
    let mut all = String::new();
    for entry in std::fs::read_dir(at).into_iter().flatten() {
        let Ok(entry) = entry else { continue };
        let path = entry.path();
        match path.is_dir() {
            true => all.push_str(&files(&path)),
            // The program that runs may have put a file elsewhere since the folder was read.
            false => match std::fs::read(&path) {
                Ok(bytes) => all.push_str(&String::from_utf8_lossy(&bytes)),
                Err(gone) => assert_eq!(gone.kind(), std::io::ErrorKind::NotFound, "{path:?}"),
            },
        }
    }
    all
}

/// A store in which somebody left traces everywhere, by playing where that is quick: who, and a friend of theirs.
async fn traces(me: &mut Person) -> [u64; 2] {
    let [robin, mary] = begun(me).await;
    play_until(me, &[robin, mary], |me| round(me) == 2).await;
    me.user = robin;
    let quiet = json!([{ "name": "quiet", "type": 3, "value": "22-8" }]);
    me.slash("notify", quiet).await;
    me.slash("recap", json!([])).await;
    // Two games of his own: one gives way to the other.
    me.slash("solo", json!([])).await;
    let table = me.channel;
    // A table that fills up elsewhere, his own game in a channel, and one that was ended.
    let channels: Vec<u64> = me.handle().channels().iter().map(|c| c.id).collect();
    me.channel = channels[1];
    let new = json!([{ "name": "new", "type": 1, "options": [] }]);
    me.slash("island", new).await;
    me.channel = table;
    let past = copy_of(&me.store, table);
    // It is shown there once somebody is taken out of it, so that has to be a channel, in which no panel stands yet.
    let [elsewhere] = me.handle().add_channels(1).try_into().unwrap();
    for _ in 0..2 {
        let archive = castaway_store::OnExisting::Archive;
        me.store
            .put_imported(elsewhere, past.clone(), archive)
            .unwrap();
    }
    let copy = me.store.load(elsewhere).unwrap().expect("a game");
    let mut kept: castaway_table::Meta = copy.meta.read().unwrap();
    (kept.panel, kept.stale) = (None, Vec::new());
    let kept = castaway_store::Json::of(&kept).unwrap();
    me.store.put_meta(elsewhere, kept).unwrap();
    // What is long to play: results, a career, shares.
    let entry = |user: u64| {
        json!({ "user": user, "guild": 5, "standing": { "met": true, "points": 90, "days": 9, "health": 2 },
            "at_ms": 1, "contest": "daily/2026-11-20" })
    };
    for (name, value) in [
        (
            "board/daily/2026-11-20".to_owned(),
            json!([entry(robin), entry(mary)]),
        ),
        (
            format!("score/daily/2026-11-20/{robin}"),
            json!({ "entry": entry(robin), "strip": "", "proof": null }),
        ),
        (format!("career/{robin}"), json!([])),
        (format!("bests/{robin}"), json!({})),
        (format!("ended/{robin}"), json!([])),
        (
            "hall/5".to_owned(),
            json!([{ "tag": "a", "people": [robin, mary] }]),
        ),
        (format!("person/{robin}"), json!({ "streak": 3 })),
        (format!("pictures/{robin}"), json!("whole")),
        (format!("taught/island/{robin}"), json!(true)),
        (format!("shared/daily/2026-11-20/{robin}"), json!([])),
        (
            "parties/5".to_owned(),
            json!([{ "tag": "a", "people": [[robin, { "points": 1 }], [mary, { "points": 2 }]] }]),
        ),
        ("settings/5".to_owned(), json!({ "zone": "UTC" })),
    ] {
        me.store.put_global(&name, value).unwrap();
    }
    // A fault that he reported, and a safety copy of everything.
    let report = castaway_table::Report {
        reference: "1".into(),
        at_ms: 1,
        user: robin,
        place: table,
        program: "0".into(),
        said: "it broke".into(),
    };
    let reports = castaway_table::Reports::new(me.data.path().join("reports"));
    reports
        .keep(&*me.store, &report, Place::Channel(table))
        .unwrap();
    let other = castaway_table::Report {
        user: mary,
        ..report
    };
    reports
        .keep(&*me.store, &other, Place::Channel(table))
        .unwrap();
    export_all(&*me.store, &me.data.path().join("exports"), 5, 8).unwrap();
    [robin, mary]
}

fn copy_of(store: &std::sync::Arc<dyn Store>, place: u64) -> castaway_store::Imported {
    let mut text = Vec::new();
    castaway_store::export_to_writer(&**store, place, &mut text).unwrap();
    castaway_store::import_from_reader(text.as_slice()).unwrap()
}

/// Where something is known of somebody yet: what stands around it.
fn trace(me: &Person, user: u64) -> Option<String> {
    let own = Slot::ALL.map(|slot| Place::Own { user, slot }.key());
    let games = me.store.channels().unwrap();
    if let Some(place) = own.iter().find(|place| games.contains(place)) {
        return Some(format!("a game of their own at {place}"));
    }
    let text = everything(&*me.store) + &files(me.data.path());
    let at = [user.to_string(), "\"Robin\"".to_owned()];
    let at = at.iter().find_map(|name| text.find(name))?;
    let around: String = text
        .chars()
        .skip(at.saturating_sub(200))
        .take(400)
        .collect();
    Some(around)
}

fn knows(me: &Person, user: u64) -> bool {
    trace(me, user).is_some()
}

/// Waits until nothing is known of somebody.
async fn until_unknown(me: &Person, user: u64) {
    assert!(me.so(|| !knows(me, user)).await, "{:?}", trace(me, user));
}

const EXPORT: u8 = 0;
const DELETE: u8 = 1;

async fn page_of(me: &Person, action: u8) -> u64 {
    let action = json!([{ "name": "action", "type": 4, "value": action }]);
    me.slash("privacy", action).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_is_deleted_is_known_nowhere_and_the_others_play_on() {
    let mut me = Person::open().await;
    let [robin, mary] = traces(&mut me).await;
    assert!(knows(&me, robin));
    me.user = robin;
    let page = page_of(&me, DELETE).await;
    assert!(me.words(page).contains("Shall I delete everything"));
    me.press_action(page, "ask").await;
    assert!(me.words(page).contains("Nobody can bring that back"));
    assert!(knows(&me, robin), "it is asked twice");
    me.press_action(page, "delete").await;
    until_unknown(&me, robin).await;
    until(&me, |me| seen(me, robin, "Done:").len() == 1).await;
    me.catch_up().await;
    let text = everything(&*me.store) + &files(me.data.path());
    // Mary is still known, and her table goes on.
    assert!(text.contains(&mary.to_string()) && text.contains("settings/5"));
    let chairs = meta(&me).chairs;
    assert_eq!((chairs.seated(), chairs.len()), (vec![mary], 2));
    let board = me
        .store
        .get_global("board/daily/2026-11-20")
        .unwrap()
        .unwrap();
    assert_eq!(board.as_array().unwrap().len(), 1);
    let reports = castaway_table::Reports::all(&me.data.path().join("reports")).unwrap();
    assert_eq!(reports.len(), 1);
    assert!(
        reports[0].1.is_some(),
        "what others reported keeps its save"
    );
    // He can come back as anybody can.
    let log = me.store.log(me.channel, 0, usize::MAX).unwrap();
    assert!(log.iter().any(|entry| entry.actor == 0));
    me.user = robin;
    let open = me.slash("games", json!([])).await;
    assert!(me.words(open).contains("/island new"), "{}", me.words(open));
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_stop_in_the_middle_only_delays_it() {
    let mut me = Person::open().await;
    let [robin, mary] = traces(&mut me).await;
    // As a kill leaves it: noted, and some of it done.
    let owed = json!({ "since_ms": NOON });
    me.store
        .put_global(&format!("forget/{robin}"), owed)
        .unwrap();
    me.store
        .put_global(&format!("notify/{robin}"), Value::Null)
        .unwrap();
    let me = me.restart().await;
    until_unknown(&me, robin).await;
    // What that brings about in all channels is done, too, and nothing of it is refused.
    me.catch_up().await;
    assert!(everything(&*me.store).contains(&mary.to_string()));
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_page_says_what_is_kept_and_the_file_holds_it() {
    let mut me = Person::open().await;
    let [robin, mary] = traces(&mut me).await;
    me.user = robin;
    let page = me.slash("privacy", json!([])).await;
    let words = me.words(page);
    assert!(
        words.contains("time zone, quiet hours") && words.contains("safety copies"),
        "{words}"
    );
    let file = me.press_action(page, "export").await.unwrap();
    let shown = me.see(file);
    assert_eq!(shown["ephemeral"], json!(true), "for him alone");
    assert_eq!(
        shown["attachments"][0]["filename"], "castaway.json",
        "{shown}"
    );
    // What is in it is what would be deleted.
    let size = shown["attachments"][0]["size"].as_u64().unwrap();
    assert!(size > 2000, "{size}");
    me.user = mary;
    let other = page_of(&me, EXPORT).await;
    assert!(me.see(other)["attachments"][0]["size"].as_u64().unwrap() < size);
    me.close().await;
}
