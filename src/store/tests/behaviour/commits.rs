//! What a commit keeps, replaces and refuses.

use castaway_store::{
    Commit, DeadlineChange, Expect, IDEMPOTENCY_MS, Outcome, Saved, Store, StoreError,
    export_to_writer,
};
use serde_json::json;

use crate::common::{commit, entry, envelope};

pub fn an_empty_store_holds_nothing(store: &dyn Store) {
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
        store.put_meta(1, json!(1).into()),
        Err(StoreError::NotFound { channel: 1 })
    );
    assert_eq!(
        export_to_writer(store, 1, &mut Vec::new()),
        Err(StoreError::NotFound { channel: 1 })
    );
}

pub fn a_commit_comes_back_whole(store: &dyn Store) {
    let mut first = commit(u64::MAX, 1);
    first.deadline = DeadlineChange::At(77);
    store.commit(first.clone()).unwrap();
    let saved = Saved {
        number: 0,
        envelope: first.envelope,
        meta: json!({"panel": 1}).into(),
        deadline: Some(77),
    };
    assert_eq!(store.load(u64::MAX), Ok(Some(saved)));
    assert_eq!(store.log(u64::MAX, 0, 9), Ok(vec![entry(1)]));
    assert_eq!(store.channels(), Ok(vec![u64::MAX]));
    assert_eq!(store.load(u64::MAX - 1), Ok(None));
}

pub fn what_is_not_given_is_kept(store: &dyn Store) {
    let mut first = commit(1, 1);
    first.deadline = DeadlineChange::At(5);
    store.commit(first).unwrap();
    store
        .commit(Commit::new(1, envelope(2, json!(2)), 0))
        .unwrap();
    let saved = store.load(1).unwrap().unwrap();
    assert_eq!(
        (saved.meta, saved.deadline),
        (json!({"panel": 1}).into(), Some(5))
    );
    store.put_meta(1, json!("de").into()).unwrap();
    let saved = store.load(1).unwrap().unwrap();
    assert_eq!(
        (saved.meta, saved.deadline, saved.envelope.revision),
        (json!("de").into(), Some(5), 2)
    );
    assert_eq!(store.log(1, 0, 9).unwrap().len(), 1);
    // The deadline may change with the panel data, in the same step.
    for (change, deadline, due) in [
        (DeadlineChange::At(9), Some(9), 1),
        (DeadlineChange::Keep, Some(9), 1),
        (DeadlineChange::Clear, None, 0),
    ] {
        store.put_meta_due(1, json!(due).into(), change).unwrap();
        let saved = store.load(1).unwrap().unwrap();
        assert_eq!((saved.meta, saved.deadline), (json!(due).into(), deadline));
        assert_eq!(store.deadlines(u64::MAX, 9).unwrap().len(), due);
    }
}

pub fn a_stale_writer_changes_nothing(store: &dyn Store) {
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

pub fn a_newer_or_foreign_save_is_not_overwritten(store: &dyn Store) {
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

pub fn an_interaction_counts_once(store: &dyn Store) {
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

pub fn old_interactions_are_forgotten(store: &dyn Store) {
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
