//! For how many answers in a row a round waits, where three people come by several times a day with what is usual there.
//!
//! More games: `CASTAWAY_GAMES=100 cargo test -p castaway-table --test table waits:: -- --nocapture`.

use std::{collections::BTreeMap, sync::Arc};

use crate::company::{BEGUN, Company, PEOPLE, meta, planning};
use castaway_kernel::{Chance, DecisionId, Game};
use castaway_robinson::{
    Island, catalog::Catalog, command::Command, policy, setup::Setup, state::State,
};
use castaway_table::{Control, Pace, waited_for};

/// What a round waited for.
#[derive(Default)]
struct Waits {
    /// In each round, how often people were waited for one after the other.
    rounds: Vec<usize>,
    /// With which questions, over all rounds.
    kinds: BTreeMap<String, usize>,
}

/// What is waited for: a plan, or the answer to a question.
#[derive(Clone, Copy, PartialEq)]
enum Wait {
    Plan(u8),
    Ask(DecisionId),
}

fn kind(state: &State) -> String {
    let Some(ask) = &state.ask else {
        return "the plan".to_owned();
    };
    let said = format!("{:?}", ask.prompt.question);
    let end = said.find(" {").unwrap_or(said.len());
    said[..end].to_owned()
}

async fn played(catalog: &Arc<Catalog>, seed: u64, pace: Pace, waits: &mut Waits) {
    let setup = Setup::standard(3);
    let state = Island::create(catalog, &setup, seed).ok().unwrap().state;
    let table = meta(PEOPLE[..3].to_vec(), Control::Own, pace);
    let at = Company::at(catalog, state, table).await;
    let (mut now_ms, mut chance) = (BEGUN, Chance::from_seed(seed));
    let (mut last, mut round) = (None, 0);
    for _ in 0..4_000 {
        now_ms += 1_000;
        let now = at.now().await;
        if now.state.end.is_some() {
            return;
        }
        if at.due().is_some_and(|due| due <= now_ms) {
            at.lapse(now_ms).await;
            continue;
        }
        if now.state.round != round {
            round = now.state.round;
            waits.rounds.push(0);
        }
        let wait = match &now.state.ask {
            Some(ask) => Wait::Ask(ask.id),
            None => Wait::Plan(round),
        };
        if last != Some(wait) {
            last = Some(wait);
            *waits.kinds.entry(kind(&now.state)).or_default() += 1;
            *waits.rounds.last_mut().unwrap() += 1;
        }
        let mut users = waited_for::<Island>(catalog, &now.state, &now.meta).users;
        let user = chance.pick(&mut users).expect("somebody is waited for");
        moves(&at, user, now_ms).await;
    }
    panic!("seed {seed}: no end");
}

/// Somebody does something sensible, else they are ready.
async fn moves(at: &Company, user: u64, now_ms: u64) {
    let now = at.now().await;
    let catalog = at.table.catalog();
    for seat in now.meta.moves(user) {
        let command = policy::suggest(catalog, &now.state, seat);
        let command = command.filter(|c| !planning(&now.state) || *c != Command::Advance);
        if let Some(command) = command
            && at.gives(user, now_ms, command).await.is_ok()
        {
            return;
        }
    }
    for seat in now.meta.moves(user) {
        for command in Island::legal(catalog, &now.state, seat) {
            let answers = matches!(command, Command::Choose(_)) || planning(&now.state);
            if answers && !planning(&now.state) && at.gives(user, now_ms, command).await.is_ok() {
                return;
            }
        }
    }
    let _ = at.gives(user, now_ms, Command::Advance).await;
}

#[tokio::test]
async fn in_the_median_a_round_waits_for_at_most_five_answers_in_a_row() {
    let catalog = Arc::new(Catalog::load().unwrap());
    let games = std::env::var("CASTAWAY_GAMES").ok();
    let games = games.and_then(|n| n.parse().ok()).unwrap_or(8);
    let mut medians = Vec::new();
    // The other pace brings no standing answers.
    for pace in [Pace::Daily, Pace::Several] {
        let mut waits = Waits::default();
        for seed in 0..games {
            played(&catalog, seed, pace, &mut waits).await;
        }
        waits.rounds.sort_unstable();
        let at = |part: usize| waits.rounds[waits.rounds.len() * part / 100];
        println!(
            "{pace:?}, {games} games, {} rounds: median {}, of four three at most {}, of ten nine at most {}",
            waits.rounds.len(),
            at(50),
            at(75),
            at(90)
        );
        let mut kinds: Vec<_> = waits.kinds.iter().collect();
        kinds.sort_by_key(|(_, n)| std::cmp::Reverse(**n));
        for (kind, n) in kinds {
            println!("{n:6} {kind}");
        }
        medians.push(at(50));
    }
    assert!(medians[1] <= 5 && medians[1] < medians[0], "{medians:?}");
}
