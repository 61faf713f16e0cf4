//! How long a table waits, who is away, and what counts then.
//!
//! Longer than others: each rule of waiting is played at one kind of table.

use crate::company;
use std::sync::Arc;

use crate::company::{BEGUN, Company, PEOPLE, PLACE, found, meta, open, planning, stamp, vote};
use castaway_kernel::{Await, Game, Seat};
use castaway_robinson::{
    Island,
    catalog::Catalog,
    command::Command,
    plan::{Assignment, Goal, Pawn},
    state::State,
};
use castaway_store::{MemoryStore, Store, testing::FaultyStore};
use castaway_table::{Control, Deed, Pace, Place, Trouble, Undo};

const HOUR: u64 = 60 * 60 * 1000;
/// For so long somebody is waited for "once a day".
const DELAY: u64 = 30 * HOUR;
const ANNA: u64 = PEOPLE[0];
const BEN: u64 = PEOPLE[1];
const CLEO: u64 = PEOPLE[2];

fn catalog() -> Arc<Catalog> {
    Arc::new(Catalog::load().unwrap())
}

fn three(pace: Pace) -> castaway_table::Meta {
    meta([ANNA, BEN, CLEO], Control::Own, pace)
}

/// The first plan of a game of three.
fn plan(catalog: &Catalog) -> State {
    found(catalog, 3, |state| planning(state) && state.plan.is_empty()).3
}

fn rest(seat: u8) -> Command {
    Command::Assign(Assignment {
        goal: Goal::Rest,
        pawns: vec![Pawn::Seat(seat)],
        price: 0,
        aids: vec![],
        discount: false,
    })
}

/// A person rests with both pawns of a seat.
async fn rests(at: &Company, user: u64, seat: u8, now_ms: u64) {
    for _ in 0..2 {
        assert!(at.gives(user, now_ms, rest(seat)).await.is_ok());
    }
}

async fn ready(at: &Company, user: u64, now_ms: u64) {
    assert!(at.gives(user, now_ms, Command::Advance).await.is_ok());
}

#[tokio::test]
async fn a_relaxed_table_waits_for_ever() {
    let catalog = catalog();
    let at = Company::at(&catalog, plan(&catalog), three(Pace::Relaxed)).await;
    rests(&at, ANNA, 0, 2_000).await;
    ready(&at, ANNA, 2_000).await;
    assert_eq!((at.due(), at.now().await.meta.deadline), (None, None));
    let before = at.now().await;
    assert!(!at.lapse(u64::MAX).await);
    let after = at.now().await;
    assert_eq!(
        (after.revision, after.meta.clone()),
        (before.revision, before.meta)
    );
    // Whom it waits for is known all the same.
    assert_eq!(
        after.meta.wait.since.keys().copied().collect::<Vec<_>>(),
        [BEN, CLEO]
    );
}

#[tokio::test]
async fn time_counts_from_when_somebody_was_waited_for_and_others_do_not_restart_it() {
    let catalog = catalog();
    let at = Company::at(&catalog, plan(&catalog), three(Pace::Daily)).await;
    assert_eq!(at.due(), Some(BEGUN + DELAY));
    rests(&at, ANNA, 0, BEGUN + HOUR).await;
    rests(&at, BEN, 1, BEGUN + 2 * HOUR).await;
    assert_eq!(at.due(), Some(BEGUN + DELAY), "Cleo did nothing yet");
    ready(&at, ANNA, BEGUN + 3 * HOUR).await;
    rests(&at, CLEO, 2, BEGUN + 4 * HOUR).await;
    assert_eq!(
        at.due(),
        Some(BEGUN + 2 * HOUR + DELAY),
        "Ben did something last"
    );
    ready(&at, BEN, BEGUN + 5 * HOUR).await;
    assert_eq!(at.due(), Some(BEGUN + 4 * HOUR + DELAY), "Cleo alone");
    // Over a restart it is the same, and not a moment earlier.
    let at = at.restart();
    assert!(!at.lapse(BEGUN + 4 * HOUR + DELAY - 1).await);
    let waits = at.now().await.meta.wait.since;
    assert_eq!(waits, [(CLEO, BEGUN + 4 * HOUR)].into());
    // Somebody who is not ready after all begins anew.
    let back = at
        .table
        .not_ready(PLACE, stamp(ANNA, BEGUN + 6 * HOUR))
        .await;
    assert!(back.is_ok());
    let waits = at.now().await.meta.wait.since;
    assert_eq!(
        waits,
        [(ANNA, BEGUN + 6 * HOUR), (CLEO, BEGUN + 4 * HOUR)].into()
    );
}

#[tokio::test]
async fn in_a_plan_those_who_are_ready_stand_and_whoever_is_silent_rests() {
    let catalog = catalog();
    let at = Company::at(&catalog, plan(&catalog), three(Pace::Several)).await;
    for (seat, user) in [(0, ANNA), (2, CLEO)] {
        rests(&at, user, seat, 2_000).await;
        ready(&at, user, 3_000).await;
    }
    let due = at.due().unwrap();
    assert_eq!(
        due,
        BEGUN + 6 * HOUR,
        "Ben was waited for from the beginning"
    );
    let before = at.now().await.revision;
    assert!(at.lapse(due).await);
    let now = at.now().await;
    assert_eq!(now.meta.away, [BEN]);
    assert!(
        !planning(&now.state) || now.state.round > 1,
        "it is carried out"
    );
    // Two pawns rest, and the plan goes; each is a step of its own that says why.
    let log = at.log();
    let late: Vec<_> = log.iter().filter(|entry| entry.revision > before).collect();
    assert!(late.len() >= 3, "{}", late.len());
    assert!(
        late.iter()
            .all(|e| e.mark.as_deref() == Some("no answer in time"))
    );
    // That it went is taken back alone, and nobody's pawn with it.
    for user in [ANNA, CLEO] {
        let undone = at
            .table
            .undo(PLACE, stamp(user, due + 1), None, false)
            .await;
        if at.now().await.state.round == 1 && planning(&at.now().await.state) {
            break;
        }
        assert!(
            matches!(undone, Ok(Undo::Voting(_))),
            "those who are there agree"
        );
    }
    let undone = at.now().await;
    assert!(planning(&undone.state));
    assert_eq!(undone.state.plan.len(), 6, "the plan stands as it went");
    assert_eq!(undone.meta.away, [BEN], "nobody is back by that");
}

#[tokio::test]
async fn others_move_for_whoever_is_away_until_they_are_back() {
    let catalog = catalog();
    let at = Company::at(&catalog, plan(&catalog), three(Pace::Live)).await;
    let later = BEGUN + HOUR;
    // Anna does something now and then, the others nothing.
    rests(&at, ANNA, 0, BEGUN + 540_000).await;
    let foreign = at.gives(ANNA, BEGUN + 540_000, rest(1)).await;
    assert!(matches!(
        foreign,
        Err(Trouble::NotYours(_) | Trouble::Rejected(_))
    ));
    assert!(at.lapse(BEGUN + 600_000).await);
    let now = at.now().await;
    assert_eq!(
        (now.meta.away.clone(), now.meta.expected()),
        (vec![BEN, CLEO], vec![ANNA])
    );
    assert!(now.meta.may(ANNA, Deed::Move(Seat(1))) && !now.meta.may(BEN, Deed::Move(Seat(0))));
    assert!(planning(&now.state), "Anna is waited for");
    rests(&at, ANNA, 1, BEGUN + 610_000).await;
    // Cleo is back by the first thing she does, and is waited for again.
    rests(&at, CLEO, 2, BEGUN + 620_000).await;
    let now = at.now().await;
    assert_eq!(now.meta.away, [BEN]);
    assert!(!now.meta.may(ANNA, Deed::Move(Seat(2))));
    ready(&at, ANNA, BEGUN + 630_000).await;
    assert!(planning(&at.now().await.state));
    ready(&at, CLEO, later).await;
    assert!(
        at.now().await.revision > now.revision,
        "nobody waits for Ben"
    );
}

#[tokio::test]
async fn when_all_who_are_there_are_ready_the_pawns_of_the_absent_rest_at_once() {
    let catalog = catalog();
    let mut meta = three(Pace::Daily);
    meta.away = vec![BEN];
    let at = Company::at(&catalog, plan(&catalog), meta).await;
    for (seat, user) in [(0, ANNA), (2, CLEO)] {
        rests(&at, user, seat, 2_000).await;
        ready(&at, user, 3_000).await;
    }
    assert!(planning(&at.now().await.state));
    assert_eq!(at.due(), Some(3_000));
    assert!(at.lapse(3_000).await);
    let now = at.now().await;
    assert!(!planning(&now.state) || now.state.round > 1);
}

#[tokio::test]
async fn with_everybody_away_nothing_happens_until_somebody_is_back() {
    let catalog = catalog();
    let start = plan(&catalog);
    let at = Company::at(&catalog, start.clone(), three(Pace::Live)).await;
    let due = at.due().unwrap();
    assert!(at.lapse(due).await);
    let now = at.now().await;
    assert_eq!(now.meta.away, [ANNA, BEN, CLEO]);
    assert_eq!((now.state, now.revision, at.due()), (start, 1, None));
    // They are waited for all the same, anew and without a deadline, so that they are called.
    let waits = now.meta.wait.since;
    assert_eq!(waits, [(ANNA, due), (BEN, due), (CLEO, due)].into());
    assert!(!at.lapse(due + 1_000 * DELAY).await);
    rests(&at, BEN, 1, due + 2 * DELAY).await;
    assert_eq!(at.now().await.meta.away, [ANNA, CLEO]);
    assert_eq!(
        at.due(),
        Some(due + 2 * DELAY + 600_000),
        "Ben is waited for"
    );
    let waits: Vec<u64> = at.now().await.meta.wait.since.into_keys().collect();
    assert_eq!(waits, [BEN], "the others only while nobody was there");
    ready(&at, BEN, due + 2 * DELAY).await;
    let mut looks = 0;
    while let Some(due) = at.due().filter(|at_ms| *at_ms <= due + 2 * DELAY) {
        looks += 1;
        assert!(at.lapse(due).await && looks < 10);
    }
    let now = at.now().await;
    assert!(
        !planning(&now.state) || now.state.round > 1,
        "the rest of the plan is made"
    );
}

#[tokio::test]
async fn a_vote_counts_what_was_said_when_its_time_is_over() {
    let catalog = catalog();
    let start = found(&catalog, 3, |state| vote(&catalog, state, 2).is_some()).3;
    let tie = usize::from(start.first);
    let [first, second, third] = [0, 1, 2].map(|n| PEOPLE[(tie + n) % 3]);
    let at = Company::at(&catalog, start.clone(), three(Pace::Daily)).await;
    at.says(second, 2_000, 0).await.ok().unwrap();
    at.says(third, 2_000, 1).await.ok().unwrap();
    assert_eq!(at.due(), Some(BEGUN + DELAY));
    assert!(at.lapse(BEGUN + DELAY).await);
    let now = at.now().await;
    // Of equals that of who sits next after whoever breaks ties.
    let command = Command::Choose(company::option(&start, 0));
    let seat = Seat(u8::try_from((tie + 1) % 3).unwrap());
    let wished = Island::apply(&catalog, &start, seat, &command)
        .unwrap()
        .state;
    let log = at.log();
    let settled = &log[1];
    assert_eq!(
        (settled.actor, settled.mark.as_deref()),
        (second, Some("no answer in time"))
    );
    let record = settled.command.tree();
    let order = &record["order"];
    let given = (&order["seat"], &order["command"]);
    let wish = serde_json::json!(&command);
    assert_eq!(given, (&serde_json::json!(seat), &wish));
    assert_eq!(order["vote"]["by"], "after", "its voice counts in the tie");
    assert!(now.revision > 2 || now.state == wished);
    assert_eq!((now.meta.away, now.meta.ballot), (vec![first], None));
    assert!(open(&start).len() > 1);
}

#[tokio::test]
async fn whoever_let_others_settle_a_vote_has_their_whole_time_for_what_comes_next() {
    let catalog = catalog();
    // A vote after which something is wanted of all again.
    let fits = |state: &State| {
        vote(&catalog, state, 2).is_some() && {
            let first = Command::Choose(company::option(state, 0));
            let after = Island::apply(&catalog, state, Seat(0), &first);
            after.is_ok_and(|after| {
                planning(&after.state) || vote(&catalog, &after.state, 2).is_some()
            })
        }
    };
    let start = found(&catalog, 3, fits).3;
    let at = Company::at(&catalog, start.clone(), three(Pace::Daily)).await;
    for user in [ANNA, BEN] {
        let later = BEGUN + 5 * HOUR;
        assert_eq!(at.now().await.meta.due_of(CLEO), Some(BEGUN + DELAY));
        at.says(user, later, 0).await.ok().unwrap();
    }
    let now = at.now().await;
    assert_ne!(now.state, start, "two of three settle it");
    assert_eq!(now.meta.due_of(CLEO), Some(BEGUN + 5 * HOUR + DELAY));
}

#[tokio::test]
async fn what_is_asked_of_the_absent_alone_counts_at_once() {
    let catalog = catalog();
    // A question to one person, who is away.
    let one = |state: &State| {
        let awaited = Island::awaited(&catalog, state);
        matches!(awaited.as_slice(), [one] if matches!(one.what, Await::Ask(_)))
    };
    let asked = found(&catalog, 3, one).3;
    let whom = Island::awaited(&catalog, &asked)[0].seat;
    let mut meta = three(Pace::Daily);
    meta.away = vec![PEOPLE[whom.index()]];
    let at = Company::at(&catalog, asked.clone(), meta).await;
    assert_eq!(at.due(), Some(BEGUN));
    assert!(at.lapse(BEGUN).await);
    let now = at.now().await;
    assert_ne!(now.state, asked);
    assert!(
        now.meta
            .wait
            .since
            .keys()
            .all(|user| *user != PEOPLE[whom.index()])
    );
    assert!(now.meta.deadline.is_none_or(|due| due > BEGUN));
}

#[tokio::test]
async fn without_a_deadline_the_others_answer_for_whoever_is_away() {
    let catalog = catalog();
    let one = |state: &State| {
        let awaited = Island::awaited(&catalog, state);
        matches!(awaited.as_slice(), [one] if matches!(one.what, Await::Ask(_)))
    };
    let asked = found(&catalog, 3, one).3;
    let whom = PEOPLE[Island::awaited(&catalog, &asked)[0].seat.index()];
    for paused in [None, Some(BEGUN)] {
        let mut meta = three(Pace::Relaxed);
        meta.paused = paused;
        meta.away = vec![whom];
        meta.holidays.insert(whom, BEGUN + 1_000_000_000);
        let at = Company::at(&catalog, asked.clone(), meta).await;
        let others: Vec<u64> = (PEOPLE[..3].iter().copied())
            .filter(|user| *user != whom)
            .collect();
        let waits: Vec<u64> = at.now().await.meta.wait.since.into_keys().collect();
        assert_eq!(waits, others);
        let now = at.says(others[0], BEGUN + 5, 0).await;
        assert_ne!(now.ok().expect("they may").state, asked);
        assert!(at.now().await.meta.is_away(whom));
    }
}

#[tokio::test]
async fn a_kill_between_two_answers_loses_none_and_gives_none_twice() {
    let catalog = catalog();
    let start = plan(&catalog);
    let mut meta = three(Pace::Daily);
    meta.away = vec![BEN];
    let begun = |store: Arc<dyn Store>| {
        let (catalog, start, meta) = (Arc::clone(&catalog), start.clone(), meta.clone());
        async move {
            let at = Company::over(&catalog, store, start, meta).await;
            for (seat, user) in [(0, ANNA), (2, CLEO)] {
                rests(&at, user, seat, 2_000).await;
                ready(&at, user, 3_000).await;
            }
            at
        }
    };
    let whole = begun(Arc::new(MemoryStore::default())).await;
    assert!(whole.lapse(3_000).await);
    let (wished, steps) = (whole.now().await, whole.log().len());
    let mut killed = 0;
    for writes in 0..10 {
        let disk: Arc<dyn Store> = Arc::new(MemoryStore::default());
        let faulty = Arc::new(FaultyStore::new(Arc::clone(&disk)));
        let at = begun(Arc::clone(&faulty) as Arc<dyn Store>).await;
        faulty.stop_after_writes(writes);
        killed += usize::from(at.table.lapse(PLACE, 3_000).await.is_err());
        let at = at.restart_over(disk);
        while let Some(due) = at.due().filter(|due| *due <= 3_000) {
            assert!(at.lapse(due.max(3_000)).await);
        }
        let now = at.now().await;
        assert_eq!(
            (&now.state, at.log().len()),
            (&wished.state, steps),
            "{writes} writes"
        );
        assert_eq!(now.meta.wait, wished.meta.wait, "{writes} writes");
    }
    assert!(killed >= 3, "{killed} were killed");
}

#[tokio::test]
async fn on_the_shelf_no_time_passes() {
    let catalog = catalog();
    let at = Company::at(&catalog, plan(&catalog), three(Pace::Daily)).await;
    let tag = at.now().await.meta.tag;
    let shelf = Place::shelf(5);
    assert!(at.table.carry(PLACE, shelf, &tag, None).await.is_ok());
    assert_eq!(at.due(), None);
    let back = at.table.carry(shelf, PLACE, &tag, None).await;
    assert!(back.is_ok());
    assert!(at.lapse(BEGUN + 9 * DELAY).await);
    let now = at.now().await;
    assert_eq!(now.meta.away, Vec::<u64>::new());
    assert_eq!(at.due(), Some(BEGUN + 10 * DELAY));
}
