//! Contests at the edge: entering results, boards.

use std::sync::{Arc, PoisonError};

use castaway_kernel::date::Date;
use castaway_store::{LogEntry, Store, StoreError};
use castaway_table::{
    Contest, Loaded, Placing,
    contest::{Board, BoardEntry, Claim, Cup, Forged, Person, Played, Proof, Standing, place_of},
    on_heap,
};
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::{
    app::App,
    context::Ui,
    game_ui::{GameUi, Prescribed, is_over},
    records::{
        LONGEST, Record, Shown, board_key, month_name, month_of, person_key, read, score_key, write,
    },
    reply::Caller,
};
use crate::ui::scores::medal_points;

/// What a result is believed on: the game, if it can be read, and what happened in it.
struct Believed<G: GameUi> {
    proof: Option<Proof<G>>,
    events: Vec<G::Event>,
    played: Played,
}

/// Looks whether a result may be entered. A game that was begun under these rules is played again; one that was begun
/// under older rules cannot be, and is never refused for that.
fn believe<G: GameUi>(
    ui: &Ui<G>,
    loaded: &Loaded<G>,
    log: &[LogEntry],
    user: u64,
    prescribed: &Prescribed<G>,
) -> Result<Believed<G>, Forged> {
    let set = (prescribed.setup.clone(), prescribed.seed);
    if loaded.meta.rules < G::RULES {
        let claim: Claim<'_, G> = Claim {
            prescribed: &set,
            made: prescribed.rules,
            begun: loaded.meta.rules,
            revision: loaded.revision,
            user,
        };
        return Ok(Believed {
            events: claim.check(log)?,
            proof: Proof::of_log(log).ok(),
            played: Played::Older,
        });
    }
    let proof = Proof::<G>::of_log(log)?;
    let opening = prescribed.opening.as_ref();
    let events = proof.verify(ui.tables().catalog(), &set, opening, &loaded.state)?;
    Ok(Believed {
        proof: Some(proof),
        events,
        played: Played::Present,
    })
}

impl App {
    /// Reads a global value off the async threads; `None` also when the store fails, which is logged.
    pub async fn global<T: DeserializeOwned + Send + 'static>(&self, key: String) -> Option<T> {
        let store = Arc::clone(self.store());
        let work = move || read::<T>(&*store, &key);
        match castaway_table::blocking(work).await {
            Ok(Ok(value)) => value,
            Ok(Err(error)) => {
                tracing::error!(%error, "the store failed");
                None
            }
            Err(_) => None,
        }
    }

    /// Whether a user has a result in a contest already.
    pub(super) async fn has_result(&self, cup: Cup, user: u64) -> bool {
        self.global::<Value>(score_key(&cup.name(), user))
            .await
            .is_some()
    }

    /// A board by name; empty if nobody is on it yet.
    pub(super) async fn board_of(&self, name: &str) -> Board {
        self.global(board_key(name)).await.unwrap_or_default()
    }
}

impl<G: GameUi> Ui<G> {
    /// What the bot keeps of a contest game that is over: enters its result once, if it came in time and can be
    /// proved. Gives the game as it stands afterwards.
    pub async fn settle(&self, caller: &Caller, loaded: Loaded<G>) -> Loaded<G> {
        let Some(contest) = loaded.meta.contest.clone() else {
            return on_heap(|| self.settle_own(loaded)).await;
        };
        if contest.entered || !is_over(&loaded) {
            return loaded;
        }
        let prescribed = match Cup::read(&contest.name) {
            Some(cup) => G::prescribed(self, cup).await,
            None => None,
        };
        let Some(prescribed) = prescribed else {
            tracing::warn!(contest = contest.name, "a contest that is not known");
            return loaded;
        };
        let ui = self.clone();
        let (user, guild) = (caller.user, caller.guild);
        let shown = loaded.clone();
        let work = move || ui.settle_now(&shown, contest, user, guild, &prescribed);
        let (contest, played) = match castaway_table::blocking(work).await {
            Ok(Ok(settled)) => settled,
            // The next look at the game tries again.
            Ok(Err(error)) => {
                tracing::error!(%error, "a result could not be entered");
                return loaded;
            }
            Err(error) => {
                tracing::error!(%error, "a result could not be entered");
                return loaded;
            }
        };
        let changed = self
            .tables()
            .change_meta(loaded.place, move |meta| {
                meta.contest = Some(contest);
                meta.played = played;
            })
            .await;
        changed.unwrap_or(loaded)
    }

    /// Checks the game and enters it. Every step may be repeated after a kill.
    fn settle_now(
        &self,
        loaded: &Loaded<G>,
        mut contest: Contest,
        user: u64,
        guild: Option<u64>,
        prescribed: &Prescribed<G>,
    ) -> Result<(Contest, Played), StoreError> {
        let store = &**self.tables().store();
        let log = store.log(loaded.place.key(), 0, LONGEST)?;
        contest.entered = true;
        contest.placing = None;
        let at_ms = log.last().map_or(0, |e| e.at_ms);
        contest.late = at_ms > contest.until_ms;
        if contest.late {
            return Ok((contest, Played::Present));
        }
        let believed = match believe(self, loaded, &log, user, prescribed) {
            Ok(believed) => believed,
            Err(why) => {
                tracing::warn!(user, contest = contest.name, %why, "a result was not believed");
                return Ok((contest, Played::Present));
            }
        };
        let Some(standing) = G::standing(&loaded.state) else {
            return Ok((contest, Played::Present));
        };
        let entry = BoardEntry {
            user,
            guild: guild.or(contest.guild),
            standing,
            at_ms,
            contest: contest.name.clone(),
            medal: G::medal(&loaded.state, prescribed),
            played: believed.played,
        };
        let _one = self.boards.lock().unwrap_or_else(PoisonError::into_inner);
        let record = Record {
            entry: entry.clone(),
            strip: G::strip(&believed.events),
            rules: loaded.meta.rules,
            proof: believed.proof,
        };
        let key = score_key(&contest.name, user);
        if store.get_global(&key)?.is_none() {
            write(store, &key, &record)?;
        }
        for name in G::glory(&loaded.state) {
            enter(store, &name, entry.clone())?;
        }
        let board = enter(store, &contest.name, entry.clone())?;
        if let Some(Cup::Day(date)) = Cup::read(&contest.name) {
            enter_month(store, date, &entry)?;
        }
        let mut person: Person = read(store, &person_key(user))?.unwrap_or_default();
        if let Some(Cup::Day(date)) = Cup::read(&contest.name) {
            person.finish(date);
            write(store, &person_key(user), &person)?;
        }
        contest.placing = Some(Placing {
            rank: place_of(&board, user).unwrap_or(0),
            of: board.entries().len(),
            medal: entry.medal,
            streak: person.streak,
        });
        Ok((contest, believed.played))
    }
}

/// Enters the medals of a month so far, counted anew from its days, so that it may be repeated after a kill.
fn enter_month(store: &dyn Store, date: Date, today: &BoardEntry) -> Result<(), StoreError> {
    let (mut medals, mut days) = (0, 0);
    for day in month_of(date) {
        let key = score_key(&Cup::Day(day).name(), today.user);
        let Some(shown) = read::<Shown>(store, &key)? else {
            continue;
        };
        let points = medal_points(shown.entry.medal.as_deref());
        days += u32::from(points > 0);
        medals += points;
    }
    let sum = BoardEntry {
        standing: Standing {
            met: true,
            points: medals,
            days,
            health: 0,
        },
        medal: None,
        ..today.clone()
    };
    enter(store, &month_name(date), sum).map(|_| ())
}

/// Enters a result on a board and gives the board.
fn enter(store: &dyn Store, name: &str, entry: BoardEntry) -> Result<Board, StoreError> {
    let key = board_key(name);
    let mut board: Board = read(store, &key)?.unwrap_or_default();
    if board.enter(entry) {
        write(store, &key, &board)?;
    }
    Ok(board)
}

#[cfg(test)]
mod tests {
    use castaway_store::MemoryStore;
    use serde_json::json;

    use super::*;

    fn result(day: &str, medal: Option<&str>) -> BoardEntry {
        BoardEntry {
            user: 7,
            guild: None,
            standing: Standing {
                met: true,
                points: 60,
                days: 8,
                health: 1,
            },
            at_ms: 1,
            contest: format!("daily/{day}"),
            medal: medal.map(str::to_owned),
            played: Played::Present,
        }
    }

    #[test]
    fn the_board_of_a_month_counts_the_medals_of_its_days_and_may_be_counted_again() {
        let store = MemoryStore::default();
        let mut found = Vec::new();
        for (day, medal) in [
            ("2026-10-31", Some("sun")),
            ("2026-11-01", Some("gold")),
            ("2026-11-02", None),
            ("2026-11-30", Some("bronze")),
        ] {
            let entry = result(day, medal);
            let kept = json!({ "entry": entry, "strip": "" });
            write(&store, &score_key(&entry.contest, 7), &kept).unwrap();
            for _ in 0..2 {
                enter_month(&store, day.parse().unwrap(), &entry).unwrap();
            }
            let key = board_key(&format!("month/{}", &day[..7]));
            let board: Board = read(&store, &key).unwrap().unwrap();
            let standing = board.of(7).unwrap().standing;
            found.push((standing.points, standing.days));
        }
        assert_eq!(found, [(4, 1), (3, 1), (3, 1), (4, 2)]);
    }
}
