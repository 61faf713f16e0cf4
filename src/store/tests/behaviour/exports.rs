//! Exports, and what comes of reading them in again.

use castaway_store::{
    DeadlineChange, Imported, MemoryStore, OnExisting, Store, StoreError, export_all,
    export_to_writer, import_from_reader, restore_newest,
};
use serde_json::json;

use crate::common::commit;

fn export(store: &dyn Store, channel: u64) -> (Vec<u8>, Imported) {
    let mut text = Vec::new();
    export_to_writer(store, channel, &mut text).unwrap();
    let imported = import_from_reader(&text[..]).unwrap();
    (text, imported)
}

pub fn an_export_comes_back(store: &dyn Store) {
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

pub fn a_running_game_is_not_overwritten_by_an_import(store: &dyn Store) {
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

pub fn all_exports_come_back(store: &dyn Store) {
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
