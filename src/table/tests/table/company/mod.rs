//! Tables of several people at the island game, begun at moments that random games lead to.

use std::sync::Arc;

use castaway_kernel::{Answer, Applied, Await, Chance, DecisionId, Game, Key, Seat, Voice};
use castaway_robinson::{
    Island, catalog::Catalog, command::Command, policy, setup::Setup, state::State,
};
use castaway_store::{LogEntry, MemoryStore, Store, Upgrades};
use castaway_table::{
    Act, Acted, Chairs, Control, Done, Faults, Loaded, Meta, Pace, Poll, Stamp, Start, Table,
    Trouble,
};

pub const PLACE: u64 = 1;
/// Who sits there, as far as there are seats.
pub const PEOPLE: [u64; 4] = [7, 8, 9, 10];
/// When tables are begun.
pub const BEGUN: u64 = 1_000;

/// A table over a store of its own, which a later one may take up.
pub struct Company {
    pub store: Arc<dyn Store>,
    pub table: Table<Island>,
}

pub fn meta(chairs: impl Into<Chairs>, control: Control, pace: Pace) -> Meta {
    Meta {
        chairs: chairs.into(),
        control,
        pace,
        ..Meta::default()
    }
}

fn over(store: &Arc<dyn Store>, catalog: &Arc<Catalog>) -> Table<Island> {
    Table::<Island>::new(
        Arc::clone(catalog),
        "test".into(),
        Arc::clone(store),
        Upgrades {
            steps: &[],
            current: Island::SCHEMA,
        },
        Faults::new(std::env::temp_dir().join("castaway-test-faults")),
    )
}

impl Company {
    /// Begins a game at this moment of it.
    pub async fn at(catalog: &Arc<Catalog>, state: State, meta: Meta) -> Self {
        Self::over(catalog, Arc::new(MemoryStore::default()), state, meta).await
    }

    pub async fn over(
        catalog: &Arc<Catalog>,
        store: Arc<dyn Store>,
        state: State,
        meta: Meta,
    ) -> Self {
        let table = over(&store, catalog);
        let start = Start {
            setup: (*state.setup).clone(),
            seed: 1,
            opening: Some(Applied {
                state,
                events: Vec::new(),
            }),
            meta,
        };
        let begun = table
            .begin_after(PLACE, stamp(PEOPLE[0], BEGUN), None, start)
            .await;
        assert!(begun.is_ok(), "a new game");
        Self { store, table }
    }

    /// The program is started again over the same saves.
    pub fn restart(&self) -> Self {
        Self {
            store: Arc::clone(&self.store),
            table: over(&self.store, self.table.catalog()),
        }
    }

    /// The program is started again over these saves.
    pub fn restart_over(&self, store: Arc<dyn Store>) -> Self {
        let table = over(&store, self.table.catalog());
        Self { store, table }
    }

    pub async fn now(&self) -> Loaded<Island> {
        self.table.load(PLACE).await.ok().unwrap()
    }

    pub async fn poll(&self) -> Option<Poll> {
        let now = self.now().await;
        Poll::of::<Island>(self.table.catalog(), &now.state, &now.meta)
    }

    pub async fn gives(
        &self,
        user: u64,
        now_ms: u64,
        command: Command,
    ) -> Result<Loaded<Island>, Trouble<Island>> {
        let act = Act {
            stamp: stamp(user, now_ms),
            seen: None,
            command,
        };
        match self.table.begin_act(PLACE, None, act).await? {
            Acted::Now(saving) => match saving.done().await? {
                Done::Now { loaded, .. } | Done::Before(loaded) => Ok(loaded),
            },
            Acted::Before(loaded) | Acted::Noted(loaded) => Ok(loaded),
        }
    }

    /// Answers the open question with the option at this place, if it is open.
    pub async fn says(
        &self,
        user: u64,
        now_ms: u64,
        at: usize,
    ) -> Result<Loaded<Island>, Trouble<Island>> {
        let now = self.now().await;
        let answer = option(&now.state, at);
        self.gives(user, now_ms, Command::Choose(answer)).await
    }

    /// What is due at this time is done; whether there was anything.
    pub async fn lapse(&self, now_ms: u64) -> bool {
        let done = self.table.lapse(PLACE, now_ms).await;
        done.ok().expect("it can be done").is_some()
    }

    /// What is due in the store at this time, as the keeper of deadlines sees it.
    pub fn due(&self) -> Option<u64> {
        let due = self.store.deadlines(u64::MAX, 9).unwrap();
        due.first().map(|due| due.at_ms)
    }

    pub fn log(&self) -> Vec<LogEntry> {
        self.store.log(PLACE, 0, 10_000).unwrap()
    }
}

pub fn stamp(user: u64, now_ms: u64) -> Stamp {
    Stamp {
        user,
        interaction: None,
        now_ms,
    }
}

/// The answer that picks the open option at this place alone.
pub fn option(state: &State, at: usize) -> Answer {
    let ask = state.ask.as_ref().expect("a question");
    let keys = open(state);
    Answer {
        decision: ask.id,
        picks: vec![keys[at].clone()],
    }
}

/// The options that can be picked.
pub fn open(state: &State) -> Vec<Key> {
    let ask = state.ask.as_ref().expect("a question");
    let open = ask.options.iter().filter(|o| o.blocked.is_none());
    open.map(|o| o.key.clone()).collect()
}

/// The question of a vote of all, with one answer of at least so many.
pub fn vote(catalog: &Catalog, state: &State, options: usize) -> Option<DecisionId> {
    let awaited = Island::awaited(catalog, state);
    let all = awaited.len() == state.people.len() && awaited.iter().all(|a| a.voice == Voice::Vote);
    let fits = |ask: &castaway_robinson::ask::Ask| {
        ask.pick == castaway_kernel::Pick::One && open(state).len() >= options
    };
    match awaited.first().map(|a| a.what) {
        Some(Await::Ask(id)) if all && state.ask.as_ref().is_some_and(fits) => Some(id),
        _ => None,
    }
}

/// Whether a plan is to be made.
pub fn planning(state: &State) -> bool {
    state.planning && state.ask.is_none() && state.end.is_none()
}

/// The first moment of random games of so many that fits, the moment before it, and what led from there to it.
pub fn found(
    catalog: &Catalog,
    seats: u8,
    fits: impl Fn(&State) -> bool,
) -> (State, Seat, Command, State) {
    for seed in 0..200 {
        let setup = Setup::standard(seats);
        let mut state = Island::create(catalog, &setup, seed).ok().unwrap().state;
        let mut chance = Chance::from_seed(seed);
        for _ in 0..400 {
            let Some((seat, command)) = next(catalog, &state, &mut chance) else {
                continue;
            };
            let Ok(applied) = Island::apply(catalog, &state, seat, &command) else {
                continue;
            };
            if fits(&applied.state) {
                return (state, seat, command, applied.state);
            }
            state = applied.state;
            if state.end.is_some() {
                break;
            }
        }
    }
    panic!("no such moment in 200 games of {seats}");
}

/// What somebody does next: something sensible.
pub fn next(catalog: &Catalog, state: &State, chance: &mut Chance) -> Option<(Seat, Command)> {
    let able: Vec<Seat> = Island::awaited(catalog, state)
        .iter()
        .map(|one| one.seat)
        .collect();
    let seat = *able.get(chance.die(able.len().max(1)))?;
    if planning(state) {
        return policy::suggest(catalog, state, seat).map(|command| (seat, command));
    }
    let mut legal = Island::legal(catalog, state, seat);
    Some((seat, chance.pick(&mut legal)?))
}
