//! What stays of a game: snapshots, log, archive; and what is due.

use castaway_store::{
    Commit, Deadline, DeadlineChange, Expect, Json, KEPT_SNAPSHOTS, OnExisting, Store, StoreError,
};
use serde_json::json;

use crate::common::{Dice, commit, entry, envelope};

pub fn the_last_snapshots_stay(store: &dyn Store) {
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
            kept.contains(&revision)
                .then(|| json!({"n": revision}).into())
        );
    }
    assert_eq!(store.log(7, 0, 99).unwrap().len(), 40);
}

pub fn undo_is_a_new_revision(store: &dyn Store) {
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

pub fn the_log_is_paged(store: &dyn Store) {
    for revision in 1..=30 {
        let mut commit = commit(1, revision * 2);
        if revision % 5 == 0 {
            commit.entry.as_mut().unwrap().events = json!(Dice(revision).noise(40_000)).into();
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
            .read::<String>()
            .unwrap()
            .len(),
        40_000
    );
}

pub fn deadlines_come_in_order(store: &dyn Store) {
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

pub fn a_deleted_game_is_archived(store: &dyn Store) {
    for game in 0..3 {
        for revision in 1..=5 {
            let mut commit = commit(1, revision);
            commit.envelope.body = json!([game, revision]).into();
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

pub fn a_game_is_replaced_in_one_step(store: &dyn Store) {
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
        (json!("new").into(), Json::default())
    );
    assert_eq!((saved.envelope.revision, saved.deadline), (1, None));
    assert_eq!(store.deadlines(u64::MAX, 9), Ok(vec![]));
    assert_eq!(store.snapshots(1), Ok(vec![1]));
    assert_eq!(store.log(1, 0, 9), Ok(vec![entry(1)]));
    assert_eq!(store.archived(1), Ok(vec![0]));
    let old = store.load_archived(1, 0).unwrap().unwrap();
    assert_eq!(
        (old.envelope.body, old.meta),
        (json!({"n": 3}).into(), json!({"panel": 3}).into())
    );
    assert_eq!(store.archived_log(1, 0, 0, 9).unwrap().len(), 3);
    // The next one counts on.
    store.commit(next(Expect::Replacing(1))).unwrap();
    assert_eq!(store.archived(1), Ok(vec![0, 1]));
    let last = store.load_archived(1, 1).unwrap().unwrap();
    assert_eq!(last.envelope.game, "another");
}

pub fn a_game_moves_with_all_that_is_kept_of_it(store: &dyn Store) {
    for channel in [1, 2] {
        for revision in 1..=20 {
            let mut commit = commit(channel, revision);
            commit.deadline = DeadlineChange::At(40 + channel);
            store.commit(commit).unwrap();
        }
    }
    let before = store.load(1).unwrap().unwrap();
    let (log, kept) = (store.log(1, 0, 99).unwrap(), store.snapshots(1).unwrap());
    let meta = Json::from(json!({ "here": 3 }));
    let refuse = OnExisting::Refuse;
    // Nothing changes where it cannot be.
    let whole = (store.load(1), store.load(2), store.channels());
    let gone = store.move_game(9, 3, refuse, meta.clone());
    assert!(matches!(gone, Err(StoreError::NotFound { channel: 9 })));
    let taken = store.move_game(1, 2, refuse, meta.clone());
    assert!(matches!(taken, Err(StoreError::Occupied { channel: 2 })));
    assert!(matches!(
        store.move_game(1, 1, refuse, meta.clone()),
        Err(StoreError::Invalid(_))
    ));
    assert_eq!((store.load(1), store.load(2), store.channels()), whole);

    store.move_game(1, 3, refuse, meta.clone()).unwrap();
    assert_eq!(store.load(1), Ok(None));
    assert!(store.log(1, 0, 99).unwrap().is_empty());
    let after = store.load(3).unwrap().unwrap();
    assert_eq!(
        (after.envelope, after.meta),
        (before.envelope, meta.clone())
    );
    assert_eq!(store.log(3, 0, 99).unwrap(), log);
    assert_eq!(store.snapshots(3).unwrap(), kept);
    for revision in kept {
        assert!(store.snapshot_at(3, revision).unwrap().is_some());
    }
    let deadlines = store.deadlines(99, 9).unwrap();
    let channels: Vec<u64> = deadlines.iter().map(|d| d.channel).collect();
    assert_eq!(channels, [3, 2]);
    // It goes on there, and another begins where it was.
    store.commit(commit(3, 21)).unwrap();
    store.commit(commit(1, 1)).unwrap();
    assert_eq!(store.log(1, 0, 99).unwrap().len(), 1);
    // What stands there may go to the archive.
    store.move_game(3, 2, OnExisting::Archive, meta).unwrap();
    assert_eq!(store.archived(2), Ok(vec![0]));
    assert_eq!(store.archived_log(2, 0, 0, 99).unwrap().len(), 20);
    assert_eq!(store.log(2, 0, 99).unwrap().len(), 21);
    assert_eq!(store.channels(), Ok(vec![1, 2]));
}

pub fn a_user_is_struck_out_of_running_and_archived_games(store: &dyn Store) {
    for revision in 1..=3 {
        store.commit(commit(7, revision)).unwrap();
    }
    let actor = store.log(7, 0, 9).unwrap()[0].actor;
    store.delete(7).unwrap();
    for revision in 1..=2 {
        store.commit(commit(7, revision)).unwrap();
    }
    assert_eq!(store.archives().unwrap(), [(7, 0)]);
    for number in [0, 1] {
        let before = store.load(7).unwrap().unwrap().envelope;
        let meta: Json = json!({ "left": number }).into();
        store.strike(7, number, meta, actor).unwrap();
        assert_eq!(store.load(7).unwrap().unwrap().envelope, before);
    }
    let log = [store.archived_log(7, 0, 0, 9), store.log(7, 0, 9)];
    let log: Vec<_> = log.into_iter().flat_map(Result::unwrap).collect();
    assert_eq!(log.len(), 5);
    assert!(log.iter().all(|entry| entry.actor == 0));
    let archived = store.load_archived(7, 0).unwrap().unwrap();
    assert_eq!(archived.meta.tree(), json!({ "left": 0 }));
    let missing = store.strike(7, 9, json!({}).into(), 1);
    assert!(matches!(missing, Err(StoreError::NotFound { .. })));
}

pub fn a_game_is_erased_with_all_that_is_kept_of_it(store: &dyn Store) {
    store.commit(commit(7, 1)).unwrap();
    store.delete(7).unwrap();
    let mut due = commit(7, 1);
    due.deadline = DeadlineChange::At(500);
    store.commit(due).unwrap();
    store.commit(commit(8, 1)).unwrap();
    store.erase(7, 1).unwrap();
    assert!(store.load(7).unwrap().is_none() && store.log(7, 0, 9).unwrap().is_empty());
    assert!(store.deadlines(u64::MAX, 9).unwrap().is_empty());
    assert_eq!(store.archives().unwrap(), [(7, 0)], "the other one stands");
    store.erase(7, 0).unwrap();
    assert_eq!(store.archives().unwrap(), []);
    assert!(store.archived_log(7, 0, 0, 9).unwrap().is_empty());
    assert_eq!(store.channels().unwrap(), [8]);
    let again = store.erase(7, 0);
    assert!(matches!(again, Err(StoreError::NotFound { .. })));
}
