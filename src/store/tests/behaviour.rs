//! One suite, run on both backends.

mod common;

use std::collections::BTreeMap;

use castaway_store::{
    Commit, Deadline, DeadlineChange, Expect, IDEMPOTENCY_MS, Imported, KEPT_SNAPSHOTS, MAX_DEPTH,
    MemoryStore, OnExisting, Outcome, Saved, Store, StoreError, export_all, export_to_writer,
    import_from_reader, restore_newest,
};
use common::{Dice, assert_no_blobs, commit, entry, envelope, open};
use serde_json::{Value, json};

macro_rules! on_both {
    ($($name:ident),* $(,)?) => {
        mod memory {
            $(#[test] fn $name() { super::$name(&super::MemoryStore::new()); })*
        }
        mod sled {
            $(#[test] fn $name() {
                let dir = tempfile::tempdir().unwrap();
                super::$name(&super::open(dir.path()));
                super::assert_no_blobs(dir.path());
            })*
        }
    };
}

on_both!(
    an_empty_store_holds_nothing,
    a_commit_comes_back_whole,
    what_is_not_given_is_kept,
    a_stale_writer_changes_nothing,
    a_newer_or_foreign_save_is_not_overwritten,
    an_interaction_counts_once,
    old_interactions_are_forgotten,
    the_last_snapshots_stay,
    undo_is_a_new_revision,
    the_log_is_paged,
    deadlines_come_in_order,
    a_deleted_game_is_archived,
    a_game_is_replaced_in_one_step,
    large_values_come_back,
    too_large_or_deep_is_refused,
    globals_come_back,
    an_export_comes_back,
    a_running_game_is_not_overwritten_by_an_import,
    all_exports_come_back,
    random_histories_agree_with_a_model,
);

fn an_empty_store_holds_nothing(store: &dyn Store) {
    assert_eq!(store.load(1), Ok(None));
    assert_eq!(store.log(1, 0, 9), Ok(vec![]));
    assert_eq!(store.snapshots(1), Ok(vec![]));
    assert_eq!(store.snapshot_at(1, 1), Ok(None));
    assert_eq!(store.seen(1), Ok(None));
    assert_eq!(store.channels(), Ok(vec![]));
    assert_eq!(store.archived(1), Ok(vec![]));
    assert_eq!(store.deadlines(u64::MAX, 9), Ok(vec![]));
    assert_eq!(store.get_global("a"), Ok(None));
    assert_eq!(store.delete(1), Err(StoreError::NotFound { channel: 1 }));
    assert_eq!(
        store.put_meta(1, json!(1)),
        Err(StoreError::NotFound { channel: 1 })
    );
    assert_eq!(
        export_to_writer(store, 1, &mut Vec::new()),
        Err(StoreError::NotFound { channel: 1 })
    );
}

fn a_commit_comes_back_whole(store: &dyn Store) {
    let mut first = commit(u64::MAX, 1);
    first.deadline = DeadlineChange::At(77);
    store.commit(first.clone()).unwrap();
    let saved = Saved {
        envelope: first.envelope,
        meta: json!({"panel": 1}),
        deadline: Some(77),
    };
    assert_eq!(store.load(u64::MAX), Ok(Some(saved)));
    assert_eq!(store.log(u64::MAX, 0, 9), Ok(vec![entry(1)]));
    assert_eq!(store.channels(), Ok(vec![u64::MAX]));
    assert_eq!(store.load(u64::MAX - 1), Ok(None));
}

fn what_is_not_given_is_kept(store: &dyn Store) {
    let mut first = commit(1, 1);
    first.deadline = DeadlineChange::At(5);
    store.commit(first).unwrap();
    store
        .commit(Commit::new(1, envelope(2, json!(2)), 0))
        .unwrap();
    let saved = store.load(1).unwrap().unwrap();
    assert_eq!((saved.meta, saved.deadline), (json!({"panel": 1}), Some(5)));
    store.put_meta(1, json!("de")).unwrap();
    let saved = store.load(1).unwrap().unwrap();
    assert_eq!(
        (saved.meta, saved.deadline, saved.envelope.revision),
        (json!("de"), Some(5), 2)
    );
    assert_eq!(store.log(1, 0, 9).unwrap().len(), 1);
}

fn a_stale_writer_changes_nothing(store: &dyn Store) {
    let mut first = commit(1, 5);
    first.expect = Expect::Revision(4);
    let conflict = |expected, found| {
        Err(StoreError::Conflict {
            channel: 1,
            expected,
            found,
        })
    };
    assert_eq!(
        store.commit(first.clone()),
        conflict(Expect::Revision(4), None)
    );
    assert_eq!(store.load(1), Ok(None));
    first.expect = Expect::Vacant;
    store.commit(first).unwrap();
    let before = store.load(1);
    let mut stale = commit(1, 6);
    stale.deadline = DeadlineChange::At(1);
    for expect in [Expect::Vacant, Expect::Revision(4)] {
        stale.expect = expect;
        assert_eq!(store.commit(stale.clone()), conflict(expect, Some(5)));
    }
    assert_eq!(
        store.commit(commit(1, 5)),
        conflict(Expect::Revision(4), Some(5))
    );
    assert_eq!((store.load(1), store.deadlines(9, 9)), (before, Ok(vec![])));
    stale.expect = Expect::Revision(5);
    store.commit(stale).unwrap();
    assert_eq!(store.load(1).unwrap().unwrap().envelope.revision, 6);
}

fn a_newer_or_foreign_save_is_not_overwritten(store: &dyn Store) {
    let mut new = commit(1, 1);
    new.envelope.schema = 4;
    store.commit(new).unwrap();
    let newer = StoreError::Newer {
        channel: 1,
        what: "schema",
        found: 4,
        supported: 1,
    };
    assert_eq!(store.commit(commit(1, 2)), Err(newer));
    let mut other = commit(1, 2);
    other.envelope.schema = 4;
    other.envelope.game = "other".into();
    assert!(matches!(store.commit(other), Err(StoreError::Invalid(_))));
    let mut format = commit(1, 2);
    format.envelope.format = 9;
    assert!(matches!(store.commit(format), Err(StoreError::Invalid(_))));
    let mut entry = commit(2, 2);
    entry.envelope.revision = 3;
    assert!(matches!(store.commit(entry), Err(StoreError::Invalid(_))));
    assert_eq!(store.load(1).unwrap().unwrap().envelope.revision, 1);
}

fn with_interaction(channel: u64, revision: u64, interaction: u64, now_ms: u64) -> Commit {
    let mut commit = commit(channel, revision);
    commit.entry.as_mut().unwrap().interaction = Some(interaction);
    commit.now_ms = now_ms;
    commit
}

fn an_interaction_counts_once(store: &dyn Store) {
    store.commit(with_interaction(1, 1, 900, 50)).unwrap();
    let outcome = Outcome {
        channel: 1,
        revision: 1,
        at_ms: 50,
    };
    assert_eq!(store.seen(900), Ok(Some(outcome)));
    let again = store.commit(with_interaction(1, 2, 900, 51));
    assert_eq!(
        again,
        Err(StoreError::Duplicate {
            interaction: 900,
            outcome
        })
    );
    assert_eq!(store.load(1).unwrap().unwrap().envelope.revision, 1);
    // A refused commit leaves no trace of its interaction.
    assert!(store.commit(with_interaction(1, 1, 901, 52)).is_err());
    assert_eq!(store.seen(901), Ok(None));
}

fn old_interactions_are_forgotten(store: &dyn Store) {
    for n in 0..100 {
        store.commit(with_interaction(1, n + 1, n, n)).unwrap();
    }
    store
        .commit(with_interaction(1, 101, 1000, IDEMPOTENCY_MS + 50))
        .unwrap();
    for n in 0..100 {
        assert_eq!(store.seen(n).unwrap().is_some(), n >= 50, "{n}");
    }
    store
        .commit(with_interaction(1, 102, 1001, 3 * IDEMPOTENCY_MS))
        .unwrap();
    assert!((0..100).chain([1000]).all(|n| store.seen(n) == Ok(None)));
    assert!(store.seen(1001).unwrap().is_some());
}

fn the_last_snapshots_stay(store: &dyn Store) {
    for revision in 1..=40 {
        store.commit(commit(7, revision)).unwrap();
    }
    let kept = store.snapshots(7).unwrap();
    assert_eq!(kept, (40 - KEPT_SNAPSHOTS as u64..=40).collect::<Vec<_>>());
    for revision in 0..50 {
        let body = store
            .snapshot_at(7, revision)
            .unwrap()
            .map(|snapshot| snapshot.body);
        assert_eq!(
            body,
            kept.contains(&revision).then(|| json!({"n": revision}))
        );
    }
    assert_eq!(store.log(7, 0, 99).unwrap().len(), 40);
}

fn undo_is_a_new_revision(store: &dyn Store) {
    for revision in 1..=3 {
        store.commit(commit(1, revision)).unwrap();
    }
    let mut undo = commit(1, 4);
    undo.envelope = store.snapshot_at(1, 2).unwrap().unwrap();
    undo.envelope.revision = 4;
    undo.entry.as_mut().unwrap().mark = Some("undo to 2".into());
    store.commit(undo).unwrap();
    assert_eq!(
        store.load(1).unwrap().unwrap().envelope.body,
        json!({"n": 2})
    );
    assert_eq!(
        store.log(1, 3, 9).unwrap()[1].mark.as_deref(),
        Some("undo to 2")
    );
}

fn the_log_is_paged(store: &dyn Store) {
    for revision in 1..=30 {
        let mut commit = commit(1, revision * 2);
        if revision % 5 == 0 {
            commit.entry.as_mut().unwrap().events = json!(Dice(revision).noise(40_000));
        }
        store.commit(commit).unwrap();
        store.commit(self::commit(2, revision)).unwrap();
    }
    let revisions = |from, limit| {
        store
            .log(1, from, limit)
            .unwrap()
            .into_iter()
            .map(|entry| entry.revision)
            .collect::<Vec<_>>()
    };
    assert_eq!(
        revisions(0, usize::MAX),
        (1..=30).map(|n| n * 2).collect::<Vec<_>>()
    );
    assert_eq!(revisions(7, 3), [8, 10, 12]);
    assert_eq!(revisions(60, 3), [60]);
    assert_eq!(revisions(61, 3), [0; 0]);
    assert_eq!(revisions(0, 0), [0; 0]);
    assert_eq!(
        store.log(1, 10, 1).unwrap()[0]
            .events
            .as_str()
            .unwrap()
            .len(),
        40_000
    );
}

fn deadlines_come_in_order(store: &dyn Store) {
    for (channel, at) in [(1, 300), (2, 100), (3, 200), (4, 100)] {
        let mut commit = commit(channel, 1);
        commit.deadline = DeadlineChange::At(at);
        store.commit(commit).unwrap();
    }
    let list = |until, limit| {
        let all = store.deadlines(until, limit).unwrap();
        all.into_iter()
            .map(|Deadline { at_ms, channel }| (at_ms, channel))
            .collect::<Vec<_>>()
    };
    assert_eq!(list(u64::MAX, 9), [(100, 2), (100, 4), (200, 3), (300, 1)]);
    assert_eq!(list(200, 9), [(100, 2), (100, 4), (200, 3)]);
    assert_eq!(list(99, 9), []);
    assert_eq!(list(u64::MAX, 2), [(100, 2), (100, 4)]);
    let mut moved = commit(2, 2);
    moved.deadline = DeadlineChange::At(u64::MAX);
    store.commit(moved).unwrap();
    let mut cleared = commit(4, 2);
    cleared.deadline = DeadlineChange::Clear;
    store.commit(cleared).unwrap();
    store.delete(3).unwrap();
    assert_eq!(list(u64::MAX, 9), [(300, 1), (u64::MAX, 2)]);
}

fn a_deleted_game_is_archived(store: &dyn Store) {
    for game in 0..3 {
        for revision in 1..=5 {
            let mut commit = commit(1, revision);
            commit.envelope.body = json!([game, revision]);
            store.commit(commit).unwrap();
        }
        store.delete(1).unwrap();
        assert_eq!((store.load(1), store.channels()), (Ok(None), Ok(vec![])));
        assert_eq!(
            (store.log(1, 0, 9), store.snapshots(1)),
            (Ok(vec![]), Ok(vec![]))
        );
    }
    assert_eq!(store.archived(1), Ok(vec![0, 1, 2]));
    assert_eq!(store.archived(2), Ok(vec![]));
    for number in 0..3 {
        assert_eq!(
            store
                .load_archived(1, number)
                .unwrap()
                .unwrap()
                .envelope
                .body,
            json!([number, 5])
        );
        assert_eq!(store.archived_log(1, number, 2, 2).unwrap().len(), 2);
    }
    assert_eq!(
        (store.load_archived(1, 3), store.archived_log(1, 3, 0, 9)),
        (Ok(None), Ok(vec![]))
    );
}

fn a_game_is_replaced_in_one_step(store: &dyn Store) {
    for revision in 1..=3 {
        let mut commit = commit(1, revision);
        commit.deadline = DeadlineChange::At(77);
        store.commit(commit).unwrap();
    }
    let next = |expect| Commit {
        expect,
        meta: None,
        envelope: castaway_store::Envelope {
            game: "another".into(),
            ..envelope(1, json!("new"))
        },
        ..commit(1, 1)
    };
    // Only the game that was meant.
    for (expected, channel) in [(Expect::Replacing(2), 1), (Expect::Replacing(3), 2)] {
        let wrong = Commit {
            channel,
            ..next(expected)
        };
        let found = (channel == 1).then_some(3);
        let conflict = StoreError::Conflict {
            channel,
            expected,
            found,
        };
        assert_eq!(store.commit(wrong), Err(conflict));
    }
    assert_eq!(store.archived(1), Ok(vec![]));
    store.commit(next(Expect::Replacing(3))).unwrap();
    // The new game has nothing of the old one, and the old one is whole in the archive.
    let saved = store.load(1).unwrap().unwrap();
    assert_eq!(
        (saved.envelope.body, saved.meta),
        (json!("new"), Value::Null)
    );
    assert_eq!((saved.envelope.revision, saved.deadline), (1, None));
    assert_eq!(store.deadlines(u64::MAX, 9), Ok(vec![]));
    assert_eq!(store.snapshots(1), Ok(vec![1]));
    assert_eq!(store.log(1, 0, 9), Ok(vec![entry(1)]));
    assert_eq!(store.archived(1), Ok(vec![0]));
    let old = store.load_archived(1, 0).unwrap().unwrap();
    assert_eq!(
        (old.envelope.body, old.meta),
        (json!({"n": 3}), json!({"panel": 3}))
    );
    assert_eq!(store.archived_log(1, 0, 0, 9).unwrap().len(), 3);
    // The next one counts on.
    store.commit(next(Expect::Replacing(1))).unwrap();
    assert_eq!(store.archived(1), Ok(vec![0, 1]));
    let last = store.load_archived(1, 1).unwrap().unwrap();
    assert_eq!(last.envelope.game, "another");
}

fn large_values_come_back(store: &dyn Store) {
    let mut dice = Dice(1);
    // Noise that fills every kept snapshot with many parts; then small again, so that parts must go.
    for revision in 1..=40 {
        let size = if revision <= 30 {
            90_000 + dice.below(60_000)
        } else {
            10
        };
        let body = json!(dice.noise(size));
        let mut commit = commit(3, revision);
        commit.envelope.body = body.clone();
        commit.meta = Some(json!(dice.noise(size / 4)));
        let meta = commit.meta.clone().unwrap();
        store.commit(commit).unwrap();
        let saved = store.load(3).unwrap().unwrap();
        assert!(saved.envelope.body == body && saved.meta == meta);
    }
}

fn too_large_or_deep_is_refused(store: &dyn Store) {
    let mut large = commit(1, 1);
    large.envelope.body = json!(Dice(5).noise(2 << 20));
    assert!(matches!(
        store.commit(large),
        Err(StoreError::TooLarge {
            what: "snapshot",
            ..
        })
    ));
    let nested = |depth| (0..depth).fold(json!(1), |value, _| json!([value]));
    let mut deep = commit(1, 1);
    deep.entry.as_mut().unwrap().events = nested(MAX_DEPTH + 1);
    assert!(matches!(store.commit(deep), Err(StoreError::Invalid(_))));
    assert_eq!(store.load(1), Ok(None));
    let mut fits = commit(1, 1);
    fits.envelope.body = nested(MAX_DEPTH - 1);
    fits.entry.as_mut().unwrap().events = nested(MAX_DEPTH - 1);
    fits.meta = Some(nested(MAX_DEPTH - 1));
    store.commit(fits).unwrap();
    assert!(store.load(1).unwrap().is_some() && store.log(1, 0, 9).unwrap().len() == 1);
    let mut text = Vec::new();
    export_to_writer(store, 1, &mut text).unwrap();
    import_from_reader(&text[..]).unwrap();
}

fn globals_come_back(store: &dyn Store) {
    for key in ["user/1", "user/10", "user/1/x", "ä"] {
        store.put_global(key, json!({"lang": key})).unwrap();
    }
    store
        .put_global("user/10", json!(Dice(2).noise(50_000)))
        .unwrap();
    assert_eq!(
        store
            .get_global("user/10")
            .unwrap()
            .unwrap()
            .as_str()
            .unwrap()
            .len(),
        50_000
    );
    store.put_global("user/10", json!(10)).unwrap();
    assert_eq!(store.get_global("user/10"), Ok(Some(json!(10))));
    assert_eq!(
        store.get_global("user/1"),
        Ok(Some(json!({"lang": "user/1"})))
    );
    assert_eq!(
        store.global_keys().unwrap(),
        ["user/1", "user/1/x", "user/10", "ä"]
    );
    store.put_global("user/1", Value::Null).unwrap();
    assert_eq!(store.get_global("user/1"), Ok(None));
    for bad in ["", "a\0b", &"x".repeat(300)] {
        assert!(matches!(
            store.put_global(bad, json!(1)),
            Err(StoreError::Invalid(_))
        ));
        assert_eq!(store.get_global(bad), Ok(None));
    }
}

fn export(store: &dyn Store, channel: u64) -> (Vec<u8>, Imported) {
    let mut text = Vec::new();
    export_to_writer(store, channel, &mut text).unwrap();
    let imported = import_from_reader(&text[..]).unwrap();
    (text, imported)
}

fn an_export_comes_back(store: &dyn Store) {
    for revision in 1..=600 {
        let mut commit = commit(1, revision);
        commit.entry.as_mut().unwrap().mark = Some("ü\n\u{2028}\"".into());
        commit.deadline = DeadlineChange::At(40);
        store.commit(commit).unwrap();
    }
    let (text, imported) = export(store, 1);
    assert_eq!((imported.log.len(), imported.deadline), (600, Some(40)));
    store
        .put_imported(2, imported.clone(), OnExisting::Refuse)
        .unwrap();
    assert_eq!(store.load(1), store.load(2));
    assert_eq!(store.log(1, 0, 999), store.log(2, 0, 999));
    assert_eq!(store.deadlines(99, 9).unwrap().len(), 2);
    // Only the header, which names the channel, and so the checksum differ.
    let (again, _) = export(store, 2);
    let body = |text: &[u8]| {
        String::from_utf8(text.to_vec())
            .unwrap()
            .lines()
            .skip(1)
            .take(602)
            .collect::<String>()
    };
    assert_eq!(body(&again), body(&text));
    store.commit(commit(2, 601)).unwrap();
    let mut disordered = imported;
    disordered.log.swap(3, 4);
    assert!(matches!(
        store.put_imported(3, disordered, OnExisting::Refuse),
        Err(StoreError::Invalid(_))
    ));
}

fn a_running_game_is_not_overwritten_by_an_import(store: &dyn Store) {
    for revision in 1..=3 {
        store.commit(commit(1, revision)).unwrap();
    }
    let (_, imported) = export(store, 1);
    store.commit(commit(1, 4)).unwrap();
    let refused = store.put_imported(1, imported.clone(), OnExisting::Refuse);
    assert_eq!(refused, Err(StoreError::Occupied { channel: 1 }));
    assert_eq!(store.load(1).unwrap().unwrap().envelope.revision, 4);
    store
        .put_imported(1, imported, OnExisting::Archive)
        .unwrap();
    assert_eq!(store.load(1).unwrap().unwrap().envelope.revision, 3);
    assert_eq!(store.log(1, 0, 9).unwrap().len(), 3);
    assert_eq!(store.archived(1), Ok(vec![0]));
    assert_eq!(
        store
            .load_archived(1, 0)
            .unwrap()
            .unwrap()
            .envelope
            .revision,
        4
    );
    assert_eq!(store.archived_log(1, 0, 0, 9).unwrap().len(), 4);
}

fn all_exports_come_back(store: &dyn Store) {
    let dir = tempfile::tempdir().unwrap();
    assert_eq!(restore_newest(store, &dir.path().join("none")), Ok(None));
    store.put_global("g", json!(1)).unwrap();
    for run in 1..=5 {
        for channel in 1..=4 {
            store.commit(commit(channel, run)).unwrap();
        }
        let summary = export_all(store, dir.path(), run * 1000, 3).unwrap();
        assert_eq!((summary.games, summary.failed), (4, vec![]));
    }
    let mut names = std::fs::read_dir(dir.path())
        .unwrap()
        .map(|e| e.unwrap().file_name())
        .collect::<Vec<_>>();
    names.sort();
    assert_eq!(
        names,
        [3000, 4000, 5000].map(|at| format!("export-{at:020}").into()) as [std::ffi::OsString; 3]
    );
    // One damaged file loses one game.
    let newest = dir.path().join(&names[2]);
    std::fs::write(newest.join("channel-2.jsonl"), "{").unwrap();
    let other = MemoryStore::new();
    let restored = restore_newest(&other, dir.path()).unwrap().unwrap();
    assert_eq!((restored.games, restored.failed.len()), (3, 1));
    assert_eq!(other.channels(), Ok(vec![1, 3, 4]));
    assert_eq!(
        (other.load(3), other.get_global("g")),
        (store.load(3), Ok(Some(json!(1))))
    );
}

/// A plain model of what each channel should hold.
#[derive(Default)]
struct Model {
    games: BTreeMap<u64, (u64, Value, Option<u64>)>,
    archived: BTreeMap<u64, u64>,
}

fn random_histories_agree_with_a_model(store: &dyn Store) {
    let mut dice = Dice(42);
    let mut model = Model::default();
    for step in 0..600 {
        let channel = dice.below(5) as u64;
        let old = model.games.get(&channel).cloned();
        match dice.below(10) {
            0 => {
                assert_eq!(store.delete(channel).is_ok(), old.is_some());
                if model.games.remove(&channel).is_some() {
                    *model.archived.entry(channel).or_default() += 1;
                }
            }
            1 => {
                let meta = json!(step);
                assert_eq!(store.put_meta(channel, meta.clone()).is_ok(), old.is_some());
                if let Some(game) = model.games.get_mut(&channel) {
                    game.1 = meta;
                }
            }
            _ => {
                let mut commit = commit(channel, dice.below(40) as u64);
                let found = old.as_ref().map(|game| game.0);
                let (expect, ok) = match dice.below(3) {
                    0 => (Expect::Vacant, found.is_none()),
                    1 => (Expect::Revision(found.unwrap_or(3)), found.is_some()),
                    _ => (Expect::Any, true),
                };
                commit.expect = expect;
                let (deadline, at) = match dice.below(3) {
                    0 => (DeadlineChange::Keep, old.and_then(|game| game.2)),
                    1 => (DeadlineChange::Clear, None),
                    _ => (DeadlineChange::At(step), Some(step)),
                };
                commit.deadline = deadline;
                let revision = commit.envelope.revision;
                let ok = ok && found.is_none_or(|found| revision > found);
                let meta = commit.meta.clone().unwrap();
                assert_eq!(store.commit(commit).is_ok(), ok, "step {step}");
                if ok {
                    model.games.insert(channel, (revision, meta, at));
                }
            }
        }
        let found = store
            .load(channel)
            .unwrap()
            .map(|saved| (saved.envelope.revision, saved.meta, saved.deadline));
        assert_eq!(found.as_ref(), model.games.get(&channel), "step {step}");
        let archived = model.archived.get(&channel).copied().unwrap_or(0);
        assert_eq!(store.archived(channel), Ok((0..archived).collect()));
        let mut due = model
            .games
            .iter()
            .filter_map(|(&channel, game)| Some((game.2?, channel)))
            .collect::<Vec<_>>();
        due.sort_unstable();
        let stored = store.deadlines(u64::MAX, 99).unwrap();
        assert_eq!(
            stored
                .into_iter()
                .map(|d| (d.at_ms, d.channel))
                .collect::<Vec<_>>(),
            due
        );
    }
}
