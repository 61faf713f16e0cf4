//! Setting a game up anew with another setup, as long as nobody has done anything in it.

use std::collections::BTreeMap;

use castaway_kernel::Applied;
use castaway_store::Expect;
use serde_json::json;

use crate::{Deed, Done, Loaded, Meta, Place, Playable, Record, Stamp, Table, Trouble};

/// What came of the wish to change the setup.
pub enum Again<G: Playable> {
    /// The game stands anew, with the same seed.
    Done(Loaded<G>),
    /// Somebody has done something already, or the setup is prescribed.
    Begun(Loaded<G>),
    /// Only the person who opened the table may do that.
    NotHost(Loaded<G>),
}

impl<G: Playable> Table<G> {
    /// Changes the setup of a game that nobody has touched yet.
    ///
    /// # Errors
    /// As for any command.
    pub async fn begin_again(
        &self,
        place: impl Into<Place>,
        stamp: Stamp,
        change: impl FnOnce(&mut G::Setup) + Send + 'static,
    ) -> Result<Again<G>, Trouble<G>> {
        let place = place.into();
        self.hold(place, move |table| {
            if let Some(Done::Before(loaded)) = table.seen(place, stamp)? {
                return Ok(Again::Done(loaded));
            }
            let before = table.load_now(place)?;
            if !before.meta.may(stamp.user, Deed::Lead) {
                return Ok(Again::NotHost(before));
            }
            let entries = table.store().log(place.key(), before.revision, 1)?;
            let last = entries.into_iter().next().map(|entry| entry.command);
            let record = last.and_then(|r| r.read().ok());
            let (mut setup, seed) = match record {
                Some(Record::<G::Setup, G::Command>::Begin { setup, seed })
                    if before.meta.may_begin_again() =>
                {
                    (setup, seed)
                }
                _ => return Ok(Again::Begun(before)),
            };
            change(&mut setup);
            let Applied { state, events } = table.create(
                &setup,
                seed,
                stamp,
                || json!({ "setup": setup, "seed": seed }),
            )?;
            let revision = before.revision + 1;
            let mut kept = before.meta;
            kept.play_on();
            let loaded = Loaded {
                place,
                number: before.number,
                revision,
                state,
                meta: Meta {
                    told_from: revision,
                    told_to: revision,
                    told_events: None,
                    rules: G::RULES,
                    ballot: None,
                    met: BTreeMap::new(),
                    unexplained: Vec::new(),
                    explained_late: BTreeMap::new(),
                    ..kept
                },
            };
            let record = Record::Begin { setup, seed };
            let expect = Expect::Revision(before.revision);
            let draft = table.draft(expect, loaded, &record, events, stamp, None)?;
            match table.commit(draft)? {
                Done::Now { loaded, .. } | Done::Before(loaded) => Ok(Again::Done(loaded)),
            }
        })
        .await
    }
}
