//! The games of a person: found in the saves, listed, and looked after when what they want changes.

use std::{
    collections::{BTreeMap, HashMap},
    sync::Arc,
};

use castaway_store::Store;
use castaway_table::{Chairs, Place, Slot, Vote, Wait, on_heap};
use serde::Deserialize;

use crate::{
    discord::{
        app::{App, OpenGame},
        order::Order,
        reply::{Caller, How},
        threads::Which,
    },
    ui::{
        SEA,
        message::Embed,
        mine::{self, Summary},
        texts::Lang,
    },
};

/// More games than anybody keeps in mind: the rest is counted.
const SHOWN: usize = 40;

/// Of what lies beside a game, whom it concerns.
#[derive(Default, Deserialize)]
#[serde(default)]
struct Sketch {
    #[serde(alias = "seats")]
    chairs: Chairs,
    wait: Wait,
    slept: BTreeMap<u64, u64>,
    paused: Option<u64>,
    vote: Option<Vote>,
    parent: Option<u64>,
    over: bool,
}

impl Sketch {
    /// Whether the game waits for somebody, also for their word on an undo, or went on without having called them.
    fn concerns(&self, user: u64) -> bool {
        let asked = self.vote.is_some() && self.chairs.sits(user);
        asked || self.wait.since.contains_key(&user) || self.slept.contains_key(&user)
    }
}

/// Looks at whom each running game concerns. Blocking.
fn sketches(store: &dyn Store, mut look: impl FnMut(u64, &Sketch)) {
    let keys = match store.channels() {
        Ok(keys) => keys,
        Err(error) => return tracing::warn!(%error, "the games could not be looked through"),
    };
    for key in keys {
        let standing = store.standing(key).ok().flatten();
        if let Some(sketch) = standing.and_then(|standing| standing.meta.read::<Sketch>().ok()) {
            look(key, &sketch);
        }
    }
}

impl App {
    /// Goes through all running games off the async threads.
    async fn looked_through<T: Default + Send + 'static>(
        &self,
        mut look: impl FnMut(&mut T, u64, &Sketch) + Send + 'static,
    ) -> T {
        let store = Arc::clone(self.store());
        let work = move || {
            let mut found = T::default();
            sketches(&*store, |key, sketch| look(&mut found, key, sketch));
            found
        };
        castaway_table::blocking(work).await.unwrap_or_default()
    }

    /// The running games of somebody, those that wait for them first, then the newest.
    async fn games_of(&self, user: u64, lang: Lang) -> Vec<Summary> {
        let own = Slot::ALL.map(|slot| Place::Own { user, slot });
        let own_keys = own.map(Place::key);
        let found = self.looked_through(move |keys: &mut Vec<u64>, key, sketch| {
            let chairs = &sketch.chairs;
            let mine = chairs.sits(user) || !chairs.entrusted_by(user).is_empty();
            if mine && !own_keys.contains(&key) {
                keys.push(key);
            }
        });
        let others = found.await.into_iter().map(Place::Channel);
        let places: Vec<Place> = own.into_iter().chain(others).collect();
        let mut games = self.summaries(places, user, lang).await;
        games.sort_by_key(|game| {
            let since = game.asks.map_or(u64::MAX, |(_, since_ms)| since_ms);
            (game.asks.is_none(), since, u64::MAX - game.moved_ms)
        });
        games
    }

    /// The running game that somebody plays alone and that moved last, wherever it lies.
    pub(in crate::discord) async fn played_alone(&self, user: u64) -> Option<Box<dyn OpenGame>> {
        let found = self.looked_through(move |keys: &mut Vec<u64>, key, sketch| {
            if Place::is_channel(key) && sketch.chairs.seated() == [user] {
                keys.push(key);
            }
        });
        let own = Slot::ALL.map(|slot| Place::Own { user, slot });
        let others = found.await.into_iter().map(Place::Channel);
        let mut newest: Option<(u64, Box<dyn OpenGame>)> = None;
        for place in own.into_iter().chain(others) {
            let Ok(game) = self.any_game(place).await else {
                continue;
            };
            let at_ms = game.moved_ms().await;
            let newer = newest.as_ref().is_none_or(|(old, _)| at_ms > *old);
            if newer && game.over().is_none() {
                newest = Some((at_ms, game));
            }
        }
        newest.map(|(_, game)| game)
    }

    /// Where games stand in threads of a channel that whoever sees it may read, the newest threads first, without those that are
    /// known to be over.
    pub(in crate::discord) async fn games_below(&self, channel: u64) -> Vec<u64> {
        let found = self.looked_through(move |keys: &mut Vec<u64>, key, sketch| {
            if Place::is_channel(key) && sketch.parent == Some(channel) && !sketch.over {
                keys.push(key);
            }
        });
        let mut found = found.await;
        found.reverse();
        found
    }

    async fn summaries(&self, places: Vec<Place>, user: u64, lang: Lang) -> Vec<Summary> {
        let mut games = Vec::new();
        for place in places {
            if let Ok(game) = self.any_game(place).await
                && game.over().is_none()
            {
                games.push(game.summary(user, lang).await);
            }
        }
        games
    }

    /// Shows the caller all games that they play.
    pub(in crate::discord) async fn show_games(&self, caller: &Caller) {
        let mut games = self.games_of(caller.user, caller.lang).await;
        let person = self.person(caller.user).await.unwrap_or_default();
        for game in &mut games {
            game.muted = person.mutes(&game.tag);
        }
        let tables = self.tables_with(caller.user).await;
        let starts = self.starts(caller.lang);
        let t = self.texts.of(caller.lang);
        let mut page = mine::page(t, &tables, &games, SHOWN, &starts);
        if let Some(others) = on_heap(|| self.others_in_threads(caller)).await {
            page.push_embed(Embed::new("", others).colour(SEA));
        }
        self.say(caller, How::New, &page).await;
    }

    /// The games of others that run in threads of the caller's channel, in words; those they play stand in their list.
    async fn others_in_threads(&self, caller: &Caller) -> Option<String> {
        let games = self.in_threads(caller, Which::OfOthers).await;
        self.tell_threads(caller, &games).await
    }

    /// The games in channels that wait for each of these people, whoever waits for anything.
    pub(super) async fn games_waiting_for(
        &self,
        people: &BTreeMap<u64, Lang>,
    ) -> HashMap<u64, Vec<Summary>> {
        let users: Vec<u64> = people.keys().copied().collect();
        let found = self.looked_through(move |all: &mut Vec<(u64, u64)>, key, sketch| {
            let waited = users.iter().filter(|user| sketch.concerns(**user));
            // In a pause a game waits for nobody.
            let runs = Place::is_channel(key) && sketch.paused.is_none();
            if runs && sketch.chairs.seated().len() > 1 {
                all.extend(waited.map(|user| (*user, key)));
            }
        });
        let mut games: HashMap<u64, Vec<Summary>> = HashMap::new();
        for (user, key) in found.await {
            let lang = people.get(&user).copied().unwrap_or_default();
            let found = self.summaries(vec![Place::Channel(key)], user, lang).await;
            let found = found.into_iter().filter(|game| game.asks.is_some());
            games.entry(user).or_default().extend(found);
        }
        games
    }

    /// Looks after the games that wait for somebody who wants to be called otherwise, or has come back.
    pub(super) async fn look_for(&self, user: u64) {
        let found = self.looked_through(move |keys: &mut Vec<u64>, key, sketch| {
            if Place::is_channel(key) && sketch.concerns(user) {
                keys.push(key);
            }
        });
        for channel in found.await {
            if let Ok(game) = self.any_game(Place::Channel(channel)).await {
                game.follow_nights(self.now_ms()).await;
            }
            self.look_after(channel, Order::calls());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_undo_that_is_asked_for_concerns_all_who_sit_there_though_nothing_else_waits() {
        let mut sketch = Sketch {
            chairs: Chairs::from([1, 2]),
            ..Sketch::default()
        };
        assert!(!sketch.concerns(1));
        sketch.vote = Some(Vote::default());
        assert!(sketch.concerns(1) && sketch.concerns(2) && !sketch.concerns(3));
    }
}
