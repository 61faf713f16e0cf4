//! What a press asks of people who are away alone: those who are there may answer for them until the table would have gone on.

use std::sync::Arc;

use crate::company::{BEGUN, Company, PEOPLE, PLACE, found, meta, next};
use castaway_kernel::{Await, Chance, Game, Seat, Voice};
use castaway_robinson::{Island, catalog::Catalog, command::Command, setup::Setup, state::State};
use castaway_table::{Control, Meta, Pace, UNANSWERED, is_left_to_others};

/// For so long somebody is waited for "once a day".
const DELAY: u64 = 30 * 60 * 60 * 1000;

/// A press, and what it asks of somebody else alone.
struct Brought {
    before: State,
    by: u64,
    command: Command,
    asked: State,
    whom: Seat,
}

impl Brought {
    /// The people at the table with whoever is asked on holiday.
    fn table(&self, pace: Pace) -> Meta {
        let mut table = meta(PEOPLE[..3].to_vec(), Control::Own, pace);
        table.away = vec![self.owner()];
        table.holidays.insert(self.owner(), BEGUN + 100 * DELAY);
        table
    }

    fn owner(&self) -> u64 {
        PEOPLE[self.whom.index()]
    }

    fn others(&self) -> Vec<u64> {
        let mut others = PEOPLE[..3].to_vec();
        others.retain(|user| *user != self.owner());
        others
    }
}

/// Whom a question is put to alone, which is not settled by itself.
fn alone(catalog: &Catalog, state: &State) -> Option<Seat> {
    let awaited = Island::awaited(catalog, state);
    let [one] = awaited.as_slice() else {
        return None;
    };
    let asks = matches!(one.what, Await::Ask(_)) && one.voice == Voice::One;
    let open = Island::moot(catalog, state).is_none();
    (asks && open && Island::fallback(catalog, state).is_some()).then_some(one.seat)
}

/// The first such press in random games of three.
fn brought(catalog: &Catalog) -> Brought {
    for seed in 0..200 {
        let setup = Setup::standard(3);
        let mut state = Island::create(catalog, &setup, seed).ok().unwrap().state;
        let mut chance = Chance::from_seed(seed);
        for _ in 0..400 {
            let Some((seat, command)) = next(catalog, &state, &mut chance) else {
                continue;
            };
            let Ok(applied) = Island::apply(catalog, &state, seat, &command) else {
                continue;
            };
            let votes = Island::awaited(catalog, &state);
            let votes = votes.iter().any(|one| one.voice == Voice::Vote);
            let pressed = matches!(command, Command::Choose(_)) && !votes;
            let whom = alone(catalog, &applied.state).filter(|whom| pressed && *whom != seat);
            if let Some(whom) = whom {
                return Brought {
                    before: state,
                    by: PEOPLE[seat.index()],
                    command,
                    asked: applied.state,
                    whom,
                };
            }
            state = applied.state;
            if state.end.is_some() {
                break;
            }
        }
    }
    panic!("no such press in 200 games");
}

#[tokio::test]
async fn a_question_that_somebody_there_has_brought_waits_for_those_who_are_there() {
    let catalog = Arc::new(Catalog::load().unwrap());
    let brought = brought(&catalog);
    let at = Company::at(&catalog, brought.before.clone(), brought.table(Pace::Daily)).await;
    let now = at.gives(brought.by, 2_000, brought.command.clone()).await;
    let now = now.ok().expect("it is allowed");
    assert_eq!(now.state, brought.asked);
    assert!(is_left_to_others::<Island>(&catalog, &now.state, &now.meta));
    let waits: Vec<u64> = now.meta.wait.since.keys().copied().collect();
    assert_eq!(waits, brought.others());
    assert_eq!(at.due(), Some(2_000 + DELAY));
    let at = at.restart();
    assert!(!at.lapse(1_999 + DELAY).await);
    // Then what counts in silence counts, and nobody is late for what was asked of another.
    assert!(at.lapse(2_000 + DELAY).await);
    let later = at.now().await;
    assert_ne!(later.state, brought.asked);
    assert_eq!(later.meta.away, [brought.owner()]);
    let log = at.log();
    let given = log.iter().find(|entry| entry.revision > now.revision);
    let mark = given.and_then(|entry| entry.mark.as_deref());
    assert_eq!(mark, Some(UNANSWERED));
}

#[tokio::test]
async fn whoever_is_there_answers_it_and_calls_nobody_back() {
    let catalog = Arc::new(Catalog::load().unwrap());
    let brought = brought(&catalog);
    for user in brought.others() {
        let table = brought.table(Pace::Daily);
        let at = Company::at(&catalog, brought.before.clone(), table).await;
        let asked = at.gives(brought.by, 2_000, brought.command.clone()).await;
        assert_eq!(asked.ok().expect("it is allowed").state, brought.asked);
        let answers = Island::legal(&catalog, &brought.asked, brought.whom);
        let mut answers = answers
            .into_iter()
            .filter(|command| matches!(command, Command::Choose(_)));
        let answer = answers.next().expect("an answer");
        let now = at.gives(user, 3_000, answer).await.ok().expect("they may");
        assert_ne!(now.state, brought.asked);
        assert_eq!(now.meta.away, [brought.owner()]);
        let log = at.log();
        let steps: Vec<_> = log.iter().filter(|entry| entry.revision > 1).collect();
        assert_eq!(steps.len(), 2);
        assert!(steps.iter().all(|entry| entry.mark.is_none()));
    }
}

#[tokio::test]
async fn at_a_live_table_it_counts_at_once() {
    let catalog = Arc::new(Catalog::load().unwrap());
    let brought = brought(&catalog);
    let table = brought.table(Pace::Live);
    let at = Company::at(&catalog, brought.before.clone(), table).await;
    let asked = at.gives(brought.by, 2_000, brought.command.clone()).await;
    assert_eq!(asked.ok().expect("it is allowed").state, brought.asked);
    assert_eq!(at.due(), Some(2_000));
    assert!(at.lapse(2_000).await);
    assert_ne!(at.now().await.state, brought.asked);
}

#[tokio::test]
async fn what_a_deadline_has_brought_counts_at_once() {
    let catalog = Arc::new(Catalog::load().unwrap());
    let asked = found(&catalog, 3, |state| alone(&catalog, state).is_some()).3;
    let whom = alone(&catalog, &asked).expect("somebody is asked");
    let at = Company::at(
        &catalog,
        asked.clone(),
        meta(PEOPLE[..3].to_vec(), Control::Own, Pace::Daily),
    )
    .await;
    let answered = at.table.change_meta(PLACE, |meta| meta.by_deed = true);
    assert!(answered.await.is_ok());
    assert!(at.lapse(BEGUN + DELAY).await);
    let now = at.now().await;
    assert_ne!(now.state, asked, "their own time was over");
    assert_eq!(now.meta.away, [PEOPLE[whom.index()]]);
    assert!(!now.meta.by_deed);
}
