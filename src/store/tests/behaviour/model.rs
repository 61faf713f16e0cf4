//! Random histories, compared with a plain model.

use std::collections::BTreeMap;

use castaway_store::{DeadlineChange, Expect, Json, Store};
use serde_json::json;

use crate::common::{Dice, commit};

/// A plain model of what each channel should hold.
#[derive(Default)]
struct Model {
    games: BTreeMap<u64, (u64, Json, Option<u64>)>,
    archived: BTreeMap<u64, u64>,
}

pub fn random_histories_agree_with_a_model(store: &dyn Store) {
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
                let meta = Json::from(json!(step));
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
