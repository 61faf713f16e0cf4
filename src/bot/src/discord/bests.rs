//! Games that somebody plays for themselves: their best ones are remembered for them alone.

use castaway_kernel::Game;
use castaway_store::{LogEntry, StoreError};
use castaway_table::{
    Loaded, Mark, Own, Place, Slot, Start, Yardstick,
    contest::{Best, Bests, BoardEntry, Displaced, Forged, Played, Proof, Standing},
    happened,
};

use super::{
    app::App,
    context::Ui,
    game_ui::{GameUi, is_over},
    records::{LONGEST, Record, read, score_key, write},
};

/// The name of a person's best games in the store.
fn bests_key(user: u64) -> String {
    format!("bests/{user}")
}

impl App {
    /// The best games of a person.
    pub async fn bests_of(&self, user: u64) -> Bests {
        self.global(bests_key(user)).await.unwrap_or_default()
    }
}

impl<G: GameUi> Ui<G> {
    /// What a game that is about to begin is held against, with the best of its player among free games and contests
    /// under the same terms.
    pub(super) async fn own_best(&self, user: u64, start: &Start<G>) -> Option<Yardstick> {
        let known = start.meta.yardstick.clone();
        let Some(name) = G::kind(&start.setup) else {
            return known;
        };
        let free = self
            .bests_of(user)
            .await
            .of(&name)
            .map(|best| best.standing);
        let scored = self.board_of(&name).await.of(user).map(|e| e.standing);
        let best = free.into_iter().chain(scored).max_by_key(Standing::rank);
        Some(Yardstick {
            best: best.map(|best| Mark {
                met: best.met,
                points: best.points,
            }),
            ..known.unwrap_or_default()
        })
    }

    /// Compares a free game that is over with the player's games before, once. Gives the game as it stands
    /// afterwards.
    pub(super) async fn settle_own(&self, loaded: Loaded<G>) -> Loaded<G> {
        let Place::Own {
            user,
            slot: Slot::Free,
        } = loaded.place
        else {
            return loaded;
        };
        if !is_over(&loaded) {
            return self.give_back(loaded, user).await;
        }
        if loaded.meta.own.is_some() {
            return loaded;
        }
        let (ui, game) = (self.clone(), loaded.clone());
        let work = move || ui.compare(&game, user);
        let Some((own, played, displaced)) = tried(work, "a best game could not be kept").await
        else {
            return loaded;
        };
        let changed = self
            .tables()
            .change_meta(loaded.place, move |meta| {
                meta.own = Some(own);
                meta.played = played;
                meta.displaced = displaced;
            })
            .await;
        changed.unwrap_or(loaded)
    }

    /// Where an end was taken back the best game before it counts again, as it did.
    async fn give_back(&self, loaded: Loaded<G>, user: u64) -> Loaded<G> {
        let Some(displaced) = loaded.meta.displaced.clone() else {
            return loaded;
        };
        let ui = self.clone();
        let work = move || {
            let store = &**ui.tables().store();
            let mut bests: Bests = read(store, &bests_key(user))?.unwrap_or_default();
            bests.give_back(displaced);
            write(store, &bests_key(user), &bests)
        };
        let given = tried(work, "a best game could not be given back").await;
        if given.is_none() {
            return loaded;
        }
        let changed = self
            .tables()
            .change_meta(loaded.place, |meta| meta.displaced = None)
            .await;
        changed.unwrap_or(loaded)
    }

    /// Plays the game again and keeps it if it is the best of its kind. After a kill a second look would find the
    /// game itself as the best before, which does no harm.
    fn compare(&self, loaded: &Loaded<G>, user: u64) -> Result<Compared, StoreError> {
        let uncounted = Ok((Own::Uncounted, Played::Present, None));
        let store = &**self.tables().store();
        if loaded.meta.is_practice() {
            return Ok((Own::Practice, Played::Present, None));
        }
        if loaded.meta.unranked {
            return uncounted;
        }
        let log = store.log(loaded.place.key(), 0, LONGEST)?;
        let (proof, events, played) = match told(self, loaded, &log) {
            Ok(told) => told,
            Err(why) => {
                tracing::warn!(user, %why, "a free game was not believed");
                return uncounted;
            }
        };
        let names = G::glory(&loaded.state);
        let (Some(standing), Some(name)) = (G::standing(&loaded.state), names.first()) else {
            return uncounted;
        };
        let at_ms = log.last().map_or(0, |e| e.at_ms);
        let mut bests: Bests = read(store, &bests_key(user))?.unwrap_or_default();
        let best = Best {
            standing,
            at_ms,
            played,
        };
        let before = bests.enter(name, best);
        let contest = format!("free/{name}");
        let own = match before {
            None => Own::First,
            Some(old) => {
                let mark = Mark {
                    met: old.standing.met,
                    points: old.standing.points,
                };
                if standing.rank() > old.standing.rank() {
                    Own::Better(mark)
                } else {
                    Own::Behind(mark)
                }
            }
        };
        let displaced = match own {
            Own::First | Own::Better(_) => {
                let entry = BoardEntry {
                    user,
                    guild: None,
                    standing,
                    at_ms,
                    contest: contest.clone(),
                    medal: None,
                    played,
                };
                let record = Record {
                    entry,
                    strip: G::strip(&events),
                    rules: loaded.meta.rules,
                    proof,
                };
                write(store, &score_key(&contest, user), &record)?;
                write(store, &bests_key(user), &bests)?;
                Some(Displaced {
                    name: name.clone(),
                    best: before,
                })
            }
            Own::Behind(_) | Own::Uncounted | Own::Practice => None,
        };
        Ok((own, played, displaced))
    }
}

/// What work at the store gave; where it failed, which is logged so, the next look at the game tries again.
async fn tried<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, StoreError> + Send + 'static,
    failure: &'static str,
) -> Option<T> {
    let done = match castaway_table::blocking(work).await {
        Ok(done) => done.map_err(|error| error.to_string()),
        Err(error) => Err(error.to_string()),
    };
    done.inspect_err(|error| tracing::error!(%error, "{failure}"))
        .ok()
}

/// How a game compares, by which rules it counts, and what it displaced.
type Compared = (Own, Played, Option<Displaced>);

/// What is known of a game.
type Told<G> = (Option<Proof<G>>, Vec<<G as Game>::Event>, Played);

/// Plays a game again, unless it was begun under older rules: then it counts as it was saved.
fn told<G: GameUi>(ui: &Ui<G>, loaded: &Loaded<G>, log: &[LogEntry]) -> Result<Told<G>, Forged> {
    if loaded.meta.rules < G::RULES {
        let proof = Proof::of_free_log(log).ok();
        return Ok((proof, happened::<G>(log), Played::Older));
    }
    let proof = Proof::<G>::of_free_log(log)?;
    let set = (proof.setup.clone(), proof.seed);
    let events = proof.verify(ui.tables().catalog(), &set, None, &loaded.state)?;
    Ok((Some(proof), events, Played::Present))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn work_that_fails_or_panics_gives_nothing() {
        assert_eq!(tried(|| Ok(7), "not kept").await, Some(7));
        let fails = || Err(StoreError::Invalid("no".into()));
        assert_eq!(tried::<u8>(fails, "not kept").await, None);
        let panics = || -> Result<u8, StoreError> { std::panic::resume_unwind(Box::new("no")) };
        assert_eq!(tried(panics, "not kept").await, None);
    }
}
