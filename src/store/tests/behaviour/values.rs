//! Values of every size, and those of no game.

use castaway_store::{MAX_DEPTH, Store, StoreError, export_to_writer, import_from_reader};
use serde_json::{Value, json};

use crate::common::{Dice, commit};

pub fn large_values_come_back(store: &dyn Store) {
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
        commit.envelope.body = body.clone().into();
        commit.meta = Some(json!(dice.noise(size / 4)).into());
        let meta = commit.meta.clone().unwrap();
        store.commit(commit).unwrap();
        let saved = store.load(3).unwrap().unwrap();
        assert!(saved.envelope.body == body && saved.meta == meta);
    }
}

pub fn too_large_or_deep_is_refused(store: &dyn Store) {
    let mut large = commit(1, 1);
    large.envelope.body = json!(Dice(5).noise(2 << 20)).into();
    assert!(matches!(
        store.commit(large),
        Err(StoreError::TooLarge {
            what: "snapshot",
            ..
        })
    ));
    let nested = |depth| (0..depth).fold(json!(1), |value, _| json!([value]));
    let mut deep = commit(1, 1);
    deep.entry.as_mut().unwrap().events = nested(MAX_DEPTH + 1).into();
    assert!(matches!(store.commit(deep), Err(StoreError::Invalid(_))));
    assert_eq!(store.load(1), Ok(None));
    let mut fits = commit(1, 1);
    fits.envelope.body = nested(MAX_DEPTH - 1).into();
    fits.entry.as_mut().unwrap().events = nested(MAX_DEPTH - 1).into();
    fits.meta = Some(nested(MAX_DEPTH - 1).into());
    store.commit(fits).unwrap();
    assert!(store.load(1).unwrap().is_some() && store.log(1, 0, 9).unwrap().len() == 1);
    let mut text = Vec::new();
    export_to_writer(store, 1, &mut text).unwrap();
    import_from_reader(&text[..]).unwrap();
}

pub fn globals_come_back(store: &dyn Store) {
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
