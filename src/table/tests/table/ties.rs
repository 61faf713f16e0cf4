//! Ties in the votes of a table, under each option of the ruling vote-ties.

use std::sync::Arc;

use crate::company::{BEGUN, Company, PEOPLE, found, meta, option, vote};
use castaway_kernel::{Casting, Game, Seat};
use castaway_robinson::{
    Island, catalog::Catalog, command::Command, rulings::Reading, state::State,
};
use castaway_table::{Control, Meta, Pace, Trouble};

/// For so long somebody is waited for "once a day".
const DELAY: u64 = 30 * 60 * 60 * 1000;

fn catalog() -> Arc<Catalog> {
    Arc::new(Catalog::load().unwrap())
}

/// A moment at which so many seats vote on at least two things, where the First Player breaks ties.
fn moment(catalog: &Catalog, seats: u8) -> State {
    found(catalog, seats, |state| vote(catalog, state, 2).is_some()).3
}

/// The same where a tie stays open.
fn open_moment(catalog: &Catalog, seats: u8) -> State {
    let mut state = moment(catalog, seats);
    state.rulings = state.rulings.clone().with(Reading::TiesStayOpen);
    state
}

fn people(n: usize, pace: Pace) -> Meta {
    meta(PEOPLE[..n].to_vec(), Control::Own, pace)
}

fn picked(catalog: &Catalog, state: &State, at: usize) -> State {
    let command = Command::Choose(option(state, at));
    let seat = Seat(state.first);
    Island::apply(catalog, state, seat, &command).unwrap().state
}

#[tokio::test]
async fn the_first_player_breaks_a_tie_of_four() {
    let catalog = catalog();
    let start = moment(&catalog, 4);
    assert_eq!(Island::casting(&start), Casting::Of(Seat(start.first)));
    let tie = usize::from(start.first);
    let at = Company::at(&catalog, start.clone(), people(4, Pace::Daily)).await;
    for (n, what) in [(1, 0), (2, 0), (3, 1), (0, 1)] {
        at.says(PEOPLE[(tie + n) % 4], 2_000, what)
            .await
            .ok()
            .unwrap();
    }
    let now = at.now().await;
    assert_eq!(
        (now.revision, now.state),
        (2, picked(&catalog, &start, 1)),
        "what the First Player said"
    );
}

#[tokio::test]
async fn a_tie_that_is_the_groups_stays_open_until_somebody_changes() {
    let catalog = catalog();
    for seats in [2, 4] {
        let start = open_moment(&catalog, seats);
        assert_eq!(Island::casting(&start), Casting::Nobody);
        let all = &PEOPLE[..usize::from(seats)];
        let at = Company::at(&catalog, start.clone(), people(all.len(), Pace::Daily)).await;
        for (n, user) in all.iter().enumerate() {
            at.says(*user, 2_000, n % 2).await.ok().unwrap();
        }
        let now = at.now().await;
        assert_eq!(
            (now.revision, &now.state),
            (1, &start),
            "{seats}: it is open"
        );
        let at = at.restart();
        let poll = at.poll().await.expect("a vote");
        assert!(poll.is_tied());
        assert_eq!(poll.waits_for(), all, "any of them may change it");
        // The same again changes nothing, and the others hear of no new word.
        let again = at.says(all[0], 2_500, 0).await;
        let Err(Trouble::Said(open)) = again else {
            panic!("{seats}: it is said already");
        };
        assert_eq!(open, all[1..].to_vec());
        let now = at.says(all[0], 3_000, 1).await.ok().unwrap();
        assert_eq!(
            (now.revision, now.state),
            (2, picked(&catalog, &start, 1)),
            "{seats}"
        );
    }
}

#[tokio::test]
async fn at_the_deadline_of_a_tie_the_fallback_counts_and_nobody_is_away() {
    let catalog = catalog();
    let start = open_moment(&catalog, 2);
    let at = Company::at(&catalog, start.clone(), people(2, Pace::Daily)).await;
    at.says(PEOPLE[0], 2_000, 0).await.ok().unwrap();
    at.says(PEOPLE[1], 3_000, 1).await.ok().unwrap();
    let due = 3_000 + DELAY;
    assert_eq!(at.due(), Some(due), "both are waited for since the tie");
    assert!(!at.lapse(due - 1).await);
    assert_eq!(at.now().await.revision, 1);
    let at = at.restart();
    assert!(at.lapse(due).await);
    let now = at.now().await;
    assert!(now.revision > 1, "it is settled");
    assert_eq!(now.meta.away, Vec::<u64>::new(), "all had spoken");
    assert_eq!(now.meta.ballot, None);
    let late = now.meta.wait.since.values().any(|since| *since < due);
    assert!(!late, "their time begins anew: {:?}", now.meta.wait);
    let log = at.log();
    let step = log.iter().find(|entry| entry.revision == 2).unwrap();
    assert!(step.mark.is_some(), "it says that nobody gave it");
    let (_, answer) = Island::fallback(&catalog, &start).expect("an answer");
    let order = serde_json::to_value(&answer).unwrap();
    assert_eq!(step.command.tree()["order"]["command"], order);
}

#[tokio::test]
async fn whoever_is_silent_at_the_deadline_is_away_and_the_tie_of_the_others_ends_with_it() {
    let catalog = catalog();
    let start = open_moment(&catalog, 3);
    let at = Company::at(&catalog, start, people(3, Pace::Daily)).await;
    at.says(PEOPLE[1], 2_000, 0).await.ok().unwrap();
    at.says(PEOPLE[2], 3_000, 1).await.ok().unwrap();
    let due = BEGUN + DELAY;
    assert_eq!(at.due(), Some(due));
    assert!(at.lapse(due).await);
    let now = at.now().await;
    assert!(now.revision > 1, "it is settled");
    assert_eq!(now.meta.away, [PEOPLE[0]]);
}

#[tokio::test]
async fn without_a_deadline_a_tie_waits_for_ever() {
    let catalog = catalog();
    let start = open_moment(&catalog, 2);
    let at = Company::at(&catalog, start.clone(), people(2, Pace::Relaxed)).await;
    at.says(PEOPLE[0], 2_000, 0).await.ok().unwrap();
    at.says(PEOPLE[1], 3_000, 1).await.ok().unwrap();
    assert_eq!(at.due(), None);
    assert!(!at.lapse(u64::MAX).await);
    assert_eq!(at.now().await.state, start);
}
