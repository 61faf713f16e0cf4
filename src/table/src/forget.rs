//! Taking a person out of what is kept of games: what falls out is what was kept of them.

use castaway_store::{Json, MemoryStore, OnExisting, Store, StoreError};
use serde_json::Value;

use crate::{Announced, Called, Common, Meta, Place, Slot, Term};

/// What is left of a game without somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kept {
    /// It knew nothing of them.
    Untouched,
    /// It goes on, or stands in the archive, without their name.
    Struck,
    /// Nothing: it was theirs alone.
    Gone,
}

/// Takes out of a value what says something of a user, and gives it: entries under their number, elements that are or name
/// them, fields that hold their number.
pub fn prune(value: &mut Value, user: u64) -> Vec<Value> {
    let mut fell = Vec::new();
    match value {
        Value::Object(map) => {
            if let Some(own) = map.remove(&user.to_string()) {
                fell.push(own);
            }
            for field in map.values_mut() {
                match names(field, user) {
                    true => fell.push(field.take()),
                    false => fell.append(&mut prune(field, user)),
                }
            }
        }
        Value::Array(all) => {
            let (own, others) = all.drain(..).partition(|one| names(one, user));
            *all = others;
            fell.extend::<Vec<Value>>(own);
            all.iter_mut()
                .for_each(|one| fell.append(&mut prune(one, user)));
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
    fell
}

/// Whether a value is the number of a user, or a thing with a part that is.
fn names(value: &Value, user: u64) -> bool {
    let is = |value: &Value| value.as_u64() == Some(user);
    match value {
        Value::Object(map) => map.values().any(is),
        // A list of people is no thing; a pair of somebody and something is.
        Value::Array(all) => all.first().is_some_and(is) && all.iter().any(|one| !one.is_u64()),
        other => is(other),
    }
}

impl Meta {
    /// Takes a person out: their chairs are vacant for anybody, and nothing here names them any more. What called them is to be
    /// put away.
    ///
    /// # Errors
    /// When something would be left that is no table any more; it stays as it was then.
    pub fn forget_person(&mut self, user: u64, here: u64) -> Result<(), serde_json::Error> {
        let before = self.clone();
        let done = self.take_out(user, here);
        if done.is_err() {
            *self = before;
        }
        done
    }

    fn take_out(&mut self, user: u64, here: u64) -> Result<(), serde_json::Error> {
        self.note_calls(
            here,
            Called {
                followed: vec![user],
                sent: Vec::new(),
            },
        );
        self.leave(user);
        for chair in &mut self.chairs.0 {
            chair.left = chair.left.filter(|left| *left != user);
        }
        // What others said of them, which has no meaning without its name.
        let without = Term::Without(user);
        let settled = [
            Announced::Settled(without),
            Announced::Declined(without),
            Announced::Overtaken(without),
        ];
        let of = |what: &Announced| match what {
            Announced::AsksSeat { kept, .. } => *kept == user,
            Announced::Beside { asked, .. } => *asked == user,
            other => settled.contains(other),
        };
        self.announcements.retain(|one| !of(&one.what));
        self.wait.nudged.retain(|_, nudge| nudge.by != user);
        // Nor shall what they alone have settled be told of whoever sits there next.
        self.vote_ends.retain(|(_, end)| {
            let mut people = end.people.iter();
            end.people.is_empty() || people.any(|one| one.user != user)
        });
        let mut value = serde_json::to_value(&*self)?;
        if !prune(&mut value, user).is_empty() {
            *self = serde_json::from_value(value)?;
        }
        Ok(())
    }

    /// Whether a game is this person's alone.
    fn is_of(&self, user: u64) -> bool {
        self.people() == [user]
    }
}

impl Common {
    /// What is kept of a user in a game, running or archived: what names them beside it, and what they did.
    ///
    /// # Errors
    /// When the store fails.
    pub fn known(
        &self,
        (place, number): (u64, u64),
        user: u64,
    ) -> Result<Option<Value>, StoreError> {
        known(&*self.store, place, number, user)
    }

    /// Takes a person out of a game, running or archived; a game of theirs alone goes. Blocking; whoever calls holds the place.
    ///
    /// # Errors
    /// When the store fails.
    pub fn forget(&self, (place, number): (u64, u64), user: u64) -> Result<Kept, StoreError> {
        let kept = forget(&*self.store, place, number, user)?;
        if kept == Kept::Gone {
            // Another game may come to stand here under the same number.
            self.recent.forget(place);
        }
        Ok(kept)
    }

    /// Takes a person out of all games of a place that nobody changes meanwhile, and says what is left of the one that runs.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn forget_at(&self, place: u64, user: u64) -> Result<Kept, StoreError> {
        let guard = self.locks.lock(place).await;
        let common = self.clone();
        let work = move || {
            let _guard = guard;
            let store = &common.store;
            for number in store.archived(place)? {
                common.forget((place, number), user)?;
            }
            match store.standing(place)? {
                Some(running) => common.forget((place, running.number), user),
                None => Ok(Kept::Untouched),
            }
        };
        let done = crate::blocking(work).await;
        done.unwrap_or_else(|error| Err(StoreError::Failed(error.to_string())))
    }

    /// Removes the dumps of faults in a person's own games.
    ///
    /// # Errors
    /// When a file cannot be removed.
    pub fn forget_faults(&self, user: u64) -> std::io::Result<()> {
        self.faults.forget(&own(user))
    }
}

/// The numbers of a person's own places.
fn own(user: u64) -> [u64; 3] {
    Slot::ALL.map(|slot| Place::Own { user, slot }.key())
}

/// The panel data of a game; `None` without one.
fn beside(store: &dyn Store, place: u64, number: u64) -> Result<Option<Json>, StoreError> {
    let running = store.standing(place)?.filter(|game| game.number == number);
    Ok(match running {
        Some(game) => Some(game.meta),
        None => store.load_archived(place, number)?.map(|game| game.meta),
    })
}

fn log(
    store: &dyn Store,
    place: u64,
    number: u64,
) -> Result<Vec<castaway_store::LogEntry>, StoreError> {
    let running = store.standing(place)?.filter(|game| game.number == number);
    match running {
        Some(_) => store.log(place, 0, usize::MAX),
        None => store.archived_log(place, number, 0, usize::MAX),
    }
}

fn known(
    store: &dyn Store,
    place: u64,
    number: u64,
    user: u64,
) -> Result<Option<Value>, StoreError> {
    let Some(meta) = beside(store, place, number)? else {
        return Ok(None);
    };
    let mut meta = meta.tree();
    let says = prune(&mut meta, user);
    let did: Vec<Value> = log(store, place, number)?
        .into_iter()
        .filter(|entry| entry.actor == user)
        .map(|entry| {
            serde_json::json!({ "revision": entry.revision, "at_ms": entry.at_ms,
                "command": entry.command.tree() })
        })
        .collect();
    if says.is_empty() && did.is_empty() && !own(user).contains(&place) {
        return Ok(None);
    }
    Ok(Some(
        serde_json::json!({ "place": place.to_string(), "game": number, "beside": says, "did": did }),
    ))
}

fn forget(store: &dyn Store, place: u64, number: u64, user: u64) -> Result<Kept, StoreError> {
    let Some(meta) = beside(store, place, number)? else {
        return Ok(Kept::Untouched);
    };
    let whole = if meta.is_null() {
        Ok(Meta::default())
    } else {
        meta.read::<Meta>()
    };
    let read = match whole {
        Ok(read) => read,
        Err(error) => {
            tracing::error!(place, number, %error, "nobody can be taken out of a game that cannot be read");
            return Ok(Kept::Untouched);
        }
    };
    if own(user).contains(&place) || read.is_of(user) {
        store.erase(place, number)?;
        return Ok(Kept::Gone);
    }
    let says = !prune(&mut meta.tree(), user).is_empty();
    let did = log(store, place, number)?
        .iter()
        .any(|entry| entry.actor == user);
    if !says && !did {
        return Ok(Kept::Untouched);
    }
    let mut without = read;
    let invalid = |error: serde_json::Error| StoreError::Invalid(error.to_string());
    without.forget_person(user, place).map_err(invalid)?;
    without.owe_panel();
    let without = Json::of(&without).map_err(invalid)?;
    store.strike(place, number, without, user)?;
    Ok(Kept::Struck)
}

/// An exported game without a person; `None` if it knows nothing of them. One that is theirs alone is emptied.
pub(crate) fn in_export(export: &[u8], user: u64) -> Option<Vec<u8>> {
    let number = user.to_string();
    let text = String::from_utf8_lossy(export);
    if !text.contains(&number) {
        return None;
    }
    let store = MemoryStore::default();
    // What cannot be read is better lost than kept.
    let Ok(game) = castaway_store::import_from_reader(export) else {
        return Some(Vec::new());
    };
    let place = game.channel;
    let mut out = Vec::new();
    let put = store.put_imported(place, game, OnExisting::Refuse);
    let kept = put.and_then(|()| forget(&store, place, 0, user));
    if kept.is_ok_and(|kept| kept != Kept::Gone) {
        let _ = castaway_store::export_to_writer(&store, place, &mut out);
    }
    Some(out)
}

#[cfg(test)]
mod tests {
    use castaway_kernel::Seat;
    use serde_json::json;

    use super::*;

    #[test]
    fn what_names_somebody_falls_out_and_the_rest_stays() {
        let mut value = json!({
            "host": 7, "ending": [7, 8], "names": { "7": "Anna", "8": "Ben" },
            "made": [{ "action": 1, "user": 7 }, { "action": 2, "user": 8 }],
            "motion": { "term": "x", "yes": [7, 8] },
            "people": [[7, { "points": 3 }], [8, { "points": 4 }]],
            "call": { "user": 7, "message": 5 }, "dice": [1, 2], "at": 70
        });
        let fell = prune(&mut value, 7);
        let left = json!({
            "host": null, "ending": [8], "names": { "8": "Ben" },
            "made": [{ "action": 2, "user": 8 }],
            "motion": { "term": "x", "yes": [8] },
            "people": [[8, { "points": 4 }]],
            "call": null, "dice": [1, 2], "at": 70
        });
        assert_eq!(value, left);
        assert_eq!(fell.len(), 7, "{fell:?}");
        assert!(prune(&mut value, 7).is_empty());
    }

    #[test]
    fn a_table_without_somebody_names_them_nowhere_and_goes_on() {
        let meta = json!({ "chairs": [{ "owner": 7007 }, { "owner": 8008, "left": 7007 }],
            "host": 7007, "names": { "7007": "Anna" }, "acted": { "7007": 1, "8008": 2 },
            "visits": { "7007": { "came_ms": 1, "last_ms": 1, "left_ms": 0 } },
            "together": { "ready": [7007], "standing": [7007], "not_yet": [7007],
                "held": [7007], "rethinks": [7007] },
            "away": [7007], "lapsed": 7007, "took_back": 7007,
            "calls": { "7007": { "channel": 50, "message": 9, "sent_ms": 1, "count": 1, "since_ms": 1,
                "until_ms": null } },
            "wait": { "since": { "7007": 1 } } });
        let mut meta: Meta = serde_json::from_value(meta).unwrap();
        meta.forget_person(7007, 50).unwrap();
        let text = serde_json::to_string(&meta).unwrap();
        assert!(!text.contains("7007") && !text.contains("Anna"), "{text}");
        assert_eq!((meta.people(), meta.host()), (vec![8008], Some(8008)));
        assert_eq!(meta.stale.len(), 1, "the call is put away");
        assert!(meta.chairs.open_to(9).len() == 1, "anybody may sit down");
    }

    #[test]
    fn what_others_said_of_somebody_goes_with_them() {
        let without = json!({ "without": 7007 });
        let meta = json!({ "chairs": [{ "owner": 7007 }, { "owner": 8008 }, { "owner": 9009 }],
            "pace": "relaxed",
            "motion": { "term": without, "yes": [8008], "at_ms": 5, "asked": [9009], "missing": 1,
                "message": 77, "changed": false },
            "announcements": [{ "user": 8008, "at_ms": 1, "what": { "settled": without } },
                { "user": 8008, "at_ms": 1, "what": { "asks-seat": { "seat": 1, "kept": 7007, "decided": 0 } } },
                { "user": 8008, "at_ms": 1, "what": { "left": { "seat": 1, "entrusted": [7007, 9009] } } },
                { "user": 8008, "at_ms": 2, "what": "paused" }],
            "wait": { "since": { "7007": 1, "8008": 1, "9009": 1 },
                "nudged": { "7007": { "by": 8008, "at_ms": 2 }, "8008": { "by": 7007, "at_ms": 2 },
                    "9009": { "by": 8008, "at_ms": 2 } } },
            "habits": { "7007": { "all": [{ "name": "order", "basis": "" }], "given": true } },
            "by_habit": [{ "user": 7007, "name": "order" }, { "user": 8008, "name": "order" }],
            "ahead": [{ "user": 7007, "after": 3, "asked": "x", "picks": ["no"] },
                { "user": 8008, "after": 3, "asked": "x", "picks": ["no"] }],
            "prepared": [{ "user": 7007, "seat": 0, "what": ["x"] },
                { "user": 8008, "seat": 1, "what": ["x"] }],
            "calling": { "7007": { "sign": "c1", "since_ms": 1, "at_ms": 1 } },
            "without": [7007], "away": [7007], "computed": [7007, 8008],
            "counted": [{ "user": 7007, "by": 8008 }, { "user": 8008, "by": 7007 },
                { "user": 8008, "by": 9009 }], "spoken": [[3, [7007, 8008]]],
            "held_back": [[3, [7007, 8008]], [5, [7007]]],
            "suggestions": [{ "id": 1, "by": 7007, "seat": 1, "command": "x" },
                { "id": 2, "by": 8008, "seat": 2, "command": "x" }],
            "vote_ends": [[3, { "posed": null, "won": ["a"], "voices": [[0, ["a"]], [1, ["a"]]], "by": "most",
                "people": [{ "seat": 0, "user": 7007 }, { "seat": 1, "user": 8008 }] }],
                [4, { "posed": null, "won": ["a"], "voices": [[0, ["a"]]], "by": "casting",
                    "people": [{ "seat": 0, "user": 7007 }] }]] });
        let mut meta: Meta = serde_json::from_value(meta).unwrap();
        meta.forget_person(7007, 50).unwrap();
        let text = serde_json::to_string(&meta).unwrap();
        assert!(!text.contains("7007"), "{text}");
        assert!(meta.motions.is_empty() && meta.stale.iter().any(|old| old.message == 77));
        assert_eq!((meta.announcements.len(), meta.ahead.len()), (2, 1));
        assert_eq!((meta.prepared.len(), meta.counted.len()), (1, 1));
        assert_eq!(meta.spoken, [(3, vec![8008])]);
        assert_eq!(meta.held_back.first(), Some(&(3, vec![8008])));
        assert_eq!(
            meta.vote_ends.len(),
            1,
            "of what they alone settled nothing is told"
        );
        let (_, end) = &meta.vote_ends[0];
        assert_eq!(end.voice_of(Seat(0), &meta.chairs), None);
        assert_eq!(end.voice_of(Seat(1), &meta.chairs), Some(8008));
        assert_eq!(meta.wait.nudged.keys().collect::<Vec<_>>(), [&9009]);
        assert_eq!(
            (
                meta.by_habit.len(),
                meta.computed.len(),
                meta.suggestions.len()
            ),
            (1, 1, 1)
        );
    }
}
