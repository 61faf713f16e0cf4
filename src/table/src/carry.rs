//! Carrying a game to another channel, or to the shelf, where it waits for its people.

use std::collections::BTreeMap;

use castaway_store::OnExisting;

use crate::{
    Loaded, Meta, Motion, Place, Playable, Stamp, Stand, Table, Trouble, Wait,
    write::{due, json},
};

impl<G: Playable> Table<G> {
    /// Carries the running game of one place to another, if it is the one with these signs. A game that stands there gives
    /// way only if it is the one that leaves. Boards and questions stay behind: they are given back to be put away.
    ///
    /// # Errors
    /// When it is not there, the place is in use, or the store fails.
    pub async fn carry(
        &self,
        from: impl Into<Place>,
        to: impl Into<Place>,
        tag: &str,
        leaves: Option<Stand>,
    ) -> Result<(Loaded<G>, Meta), Trouble<G>> {
        self.carry_by(from, to, tag, leaves, None).await
    }

    /// The same by somebody, who is there by it, also where they counted as away.
    ///
    /// # Errors
    /// As for [`Table::carry`].
    pub async fn carry_by(
        &self,
        from: impl Into<Place>,
        to: impl Into<Place>,
        tag: &str,
        leaves: Option<Stand>,
        by: Option<Stamp>,
    ) -> Result<(Loaded<G>, Meta), Trouble<G>> {
        let (from, to, tag) = (from.into(), to.into(), tag.to_owned());
        if from.key() == to.key() {
            return Err(Trouble::Occupied);
        }
        // Both places are held, always the smaller number first, so that no two carriers wait for each other.
        let first = self.lock(from.key().min(to.key())).await;
        let second = self.lock(from.key().max(to.key())).await;
        let table = self.clone();
        let work = move || {
            let _guards = (first, second);
            let before = table.load_now(from)?;
            if before.meta.tag != tag {
                return Err(Trouble::NoGame);
            }
            let mut meta = Meta {
                panel: None,
                panel_answer: None,
                call: None,
                calls: BTreeMap::new(),
                calling: BTreeMap::new(),
                remind: None,
                called: before.meta.called.map(|_| 0),
                vote: None,
                // Nobody is asked where it goes: whoever would still end it asks anew.
                ending: Vec::new(),
                going_on: Vec::new(),
                end_asked: None,
                motions: (before.meta.motions.iter().cloned())
                    .map(Motion::unasked)
                    .collect(),
                stale: Vec::new(),
                posted: None,
                // Whoever takes it there says where that is.
                parent: None,
                ..before.meta.clone()
            };
            meta.offer_anew();
            if meta.pace.delay_ms().is_some() {
                // Whoever has planned something is there, wherever the plan goes.
                meta.wait = Wait {
                    spoke: std::mem::take(&mut meta.wait.spoke),
                    ..Wait::default()
                };
                meta.deadline = Place::is_channel(to.key()).then_some(0);
            }
            if let Some(stamp) = by {
                meta.note_deed(stamp.user, stamp.now_ms);
                let hurries = G::unanswered(&table.0.catalog, &before.state).is_some();
                if Place::is_channel(to.key()) && meta.waits_otherwise(&before.meta) && !hurries {
                    // Others are waited for now: who they are is looked at with the next deadlines.
                    meta.deadline = Some(0);
                }
            }
            let existing = match table.store().load(to.key())? {
                None => OnExisting::Refuse,
                Some(saved) => {
                    let old: Meta = saved.meta.read().unwrap_or_default();
                    let stand = Stand {
                        tag: old.tag.clone(),
                        revision: saved.envelope.revision,
                    };
                    if leaves.as_ref() != Some(&stand) {
                        return Err(Trouble::Occupied);
                    }
                    meta.stale = old.all_stale(to.key());
                    OnExisting::Archive
                }
            };
            let store = table.store();
            store.move_game(from.key(), to.key(), existing, json(&meta)?)?;
            // On the shelf no time passes, and people begin anew to be waited for.
            store.put_meta_due(to.key(), json(&meta)?, due(&meta))?;
            // Another game may come to stand here under the same number.
            for place in [from, to] {
                table.common().recent.forget(place.key());
            }
            Ok((table.load_now(to)?, before.meta))
        };
        match crate::blocking(work).await {
            Ok(done) => done,
            Err(error) => Err(Trouble::Fault(self.common().faults.dump(
                0,
                &error.to_string(),
                &serde_json::Value::Null,
            ))),
        }
    }
}
