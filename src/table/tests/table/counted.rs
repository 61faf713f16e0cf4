//! Who counts as there in a plan, and what people have said of it that goes on counting.

use std::sync::Arc;

use castaway_kernel::{Game, Key, Seat, Voice};
use castaway_robinson::{Island, ask::Question, catalog::Catalog, command::Command, state::State};
use castaway_table::{Control, Pace, STANDING, Settled, Trouble, Undo};

use crate::{
    company::{BEGUN, Company, PEOPLE, PLACE, found, meta, planning, stamp, vote},
    overdue::{asking, rests, three},
};

/// For so long somebody is waited for "once a day".
const DELAY: u64 = 30 * 60 * 60 * 1000;
const ANNA: u64 = PEOPLE[0];
const BEN: u64 = PEOPLE[1];
const CLEO: u64 = PEOPLE[2];

/// Somebody moves for another's seat beside them from now on.
async fn entrusts(at: &Company, user: u64, to: u64) {
    let entrusted = at.table.change_meta(PLACE, move |meta| {
        assert!(meta.chairs.entrust(user, Some(to)));
    });
    assert!(entrusted.await.is_ok());
}

#[tokio::test]
async fn whoever_has_all_of_theirs_planned_by_another_is_not_away_at_the_deadline() {
    let at = three(&[]).await;
    entrusts(&at, BEN, ANNA).await;
    for seat in [0, 0, 1, 1] {
        rests(&at, ANNA, seat, 2_000).await;
    }
    assert!(at.lapse(BEGUN + DELAY).await);
    let now = at.now().await;
    // Ben was told that his plan counts; of Cleo nothing is planned.
    assert_eq!(now.meta.away, [CLEO]);
    assert_eq!(now.meta.together.overdue, [BEN]);
}

#[tokio::test]
async fn what_was_said_of_a_plan_goes_on_counting_over_a_question() {
    let catalog = Arc::new(Catalog::load().unwrap());
    let (_, _, _, start) = found(&catalog, 3, |state| {
        planning(state) && state.plan.is_empty() && asking(&catalog, state).is_some()
    });
    let (seat, used, _) = asking(&catalog, &start).expect("something to use");
    let mut others = [0_u8, 1, 2]
        .into_iter()
        .filter(|other| Seat(*other) != seat);
    let (first, second) = (others.next().unwrap(), others.next().unwrap());
    let [uses, ready, gone] = [seat.0, first, second].map(|seat| PEOPLE[usize::from(seat)]);
    let mut table = meta([ANNA, BEN, CLEO], Control::Own, Pace::Daily);
    table.away = vec![gone];
    let at = Company::at(&catalog, start, table).await;
    for seat in [first, first, second] {
        rests(&at, ready, seat, 2_000).await;
    }
    assert!(at.gives(ready, 3_000, Command::Advance).await.is_ok());
    let late = at.table.change_meta(PLACE, move |meta| {
        meta.together.overdue.push(ready);
    });
    let before = late.await.ok().unwrap().meta.together;
    assert_eq!(before.ready, [ready]);
    assert_eq!(before.planned_for(gone).count(), 1);
    let asked = at.gives(uses, 5_000, used).await.ok().unwrap();
    assert!(asked.state.ask.is_some());
    let mut answers = Island::legal(&catalog, &asked.state, seat).into_iter();
    let answer = answers.next().expect("an answer");
    let back = at.gives(uses, 6_000, answer).await.ok().unwrap();
    assert!(planning(&back.state));
    assert_eq!(back.meta.together, before, "the plan is the same");
}

#[tokio::test]
async fn whoever_had_spoken_in_a_plan_that_is_taken_back_has_spoken() {
    let at = three(&[]).await;
    for (user, seat) in [(ANNA, 0), (CLEO, 2)] {
        for _ in 0..2 {
            rests(&at, user, seat, 2_000).await;
        }
        assert!(at.gives(user, 2_000, Command::Advance).await.is_ok());
    }
    // Ben places one pawn of two, and his time runs out.
    rests(&at, BEN, 1, 3_000).await;
    assert!(at.lapse(3_000 + DELAY).await);
    let round = at.now().await.state.round;
    let gone_on = |state: &State| !planning(state) || state.plan.len() != 6;
    assert!(gone_on(&at.now().await.state), "the plan was carried out");
    let back = 3_100 + DELAY;
    for user in [ANNA, CLEO, BEN] {
        if gone_on(&at.now().await.state) {
            let undone = at.table.undo(PLACE, stamp(user, back), None, false).await;
            assert!(matches!(undone, Ok(Undo::Done(_) | Undo::Voting(_))));
        }
    }
    let now = at.restart().now().await;
    assert!(!gone_on(&now.state), "before it went, round {round}");
    let mut spoke = now.meta.wait.spoke.clone();
    spoke.sort_unstable();
    assert_eq!(spoke, [ANNA, BEN, CLEO]);
    assert!(now.meta.spoken.is_empty());
    // So he is there when his time is over once more.
    assert!(at.lapse(back + DELAY).await);
    assert_eq!(at.now().await.meta.away, [0_u64; 0]);
}

#[tokio::test]
async fn whoever_had_spoken_in_a_plan_has_not_in_the_one_that_is_begun_anew() {
    let catalog = Arc::new(Catalog::load().unwrap());
    let (start, seat, leads, _) = found(&catalog, 3, |state| {
        planning(state) && state.plan.is_empty() && state.round == 2
    });
    let first = PEOPLE[usize::from(seat.0)];
    // The first press counts, whatever is asked before the plan.
    let table = meta([ANNA, BEN, CLEO], Control::Shared, Pace::Daily);
    let at = Company::at(&catalog, start, table).await;
    let begun = at.gives(first, 2_000, leads).await.ok().unwrap();
    assert!(planning(&begun.state));
    rests(&at, BEN, 1, 3_000).await;
    let undoes = async |user: u64| {
        let undone = at.table.undo(PLACE, stamp(user, 4_000), None, false).await;
        assert!(matches!(undone, Ok(Undo::Done(_) | Undo::Voting(_))));
    };
    undoes(BEN).await;
    let now = at.now().await;
    assert!(now.state.plan.is_empty() && now.meta.wait.spoke == [BEN]);
    for user in [ANNA, BEN, CLEO] {
        if planning(&at.now().await.state) {
            undoes(user).await;
        }
    }
    let now = at.restart().now().await;
    assert!(!planning(&now.state), "before the plan");
    assert_eq!(now.meta.wait.spoke, [0_u64; 0]);
}

#[tokio::test]
async fn what_somebody_has_settled_once_and_for_all_is_their_word_also_while_they_are_away() {
    let catalog = Arc::new(Catalog::load().unwrap());
    let at = settled_and_away(&catalog).await;
    let start = at.now().await.state;
    // One of the others alone would settle it only as First Player.
    let other = match start.first {
        0 => BEN,
        _ => ANNA,
    };
    let done = at.says(other, 2_100, 0).await.ok().unwrap();
    assert!(done.revision > 1, "hers is the second of three");
    assert_eq!((done.state.camp, done.meta.away), (start.camp, vec![CLEO]));
}

/// A vote on moving the camp, in which Cleo, who is away, has settled once and for all that it stays.
async fn settled_and_away(catalog: &Arc<Catalog>) -> Company {
    let asks = |state: &State| {
        let ask = state.ask.as_ref();
        ask.is_some_and(|ask| ask.prompt.question == Question::MayMoveCamp)
    };
    let fits = |state: &State| asks(state) && vote(catalog, state, 2).is_some();
    let start = found(catalog, 3, fits).3;
    let table = meta([ANNA, BEN, CLEO], Control::Own, Pace::Daily);
    let at = Company::at(catalog, start, table).await;
    let stays = Key::from("stay");
    let settled = at
        .table
        .settle_habit(PLACE, stamp(CLEO, 2_000), stays.clone(), true);
    assert!(matches!(settled.await, Ok(Settled::Now(_))));
    let leaves = at.table.change_meta(PLACE, |meta| meta.away.push(CLEO));
    assert!(leaves.await.is_ok());
    let at = at.restart();
    assert!(at.lapse(2_000).await);
    let now = at.now().await;
    assert_eq!(now.revision, 1, "one word settles nothing");
    let told: Vec<(u64, &Key)> = (now.meta.by_habit.iter())
        .map(|given| (given.user, &given.name))
        .collect();
    assert_eq!(told, [(CLEO, &stays)]);
    let waits: Vec<u64> = now.meta.wait.since.keys().copied().collect();
    assert_eq!(waits, [ANNA, BEN], "nobody waits for her");
    at
}

#[tokio::test]
async fn what_people_who_are_away_have_settled_shuts_nobody_out_who_is_there() {
    let catalog = Arc::new(Catalog::load().unwrap());
    let start = settled_and_away(&catalog).await.now().await.state;
    for pace in [Pace::Daily, Pace::Relaxed] {
        let table = meta([ANNA, BEN, CLEO], Control::Own, pace);
        let at = Company::at(&catalog, start.clone(), table).await;
        for user in [BEN, CLEO] {
            let stays = Key::from("stay");
            let settled = at
                .table
                .settle_habit(PLACE, stamp(user, 2_000), stays, true);
            assert!(matches!(settled.await, Ok(Settled::Now(_))));
        }
        let leave = at
            .table
            .change_meta(PLACE, |meta| meta.away = vec![BEN, CLEO]);
        assert!(leave.await.is_ok());
        let at = at.restart();
        assert!(at.lapse(2_000).await);
        let now = at.now().await;
        assert_eq!(
            now.revision, 1,
            "Anna is asked before two of three settle it"
        );
        let poll = at.poll().await.expect("a vote");
        let said = poll.voters.iter().filter(|voter| voter.said.is_some());
        assert_eq!((said.count(), poll.waits_for()), (2, vec![ANNA]));
        let waits: Vec<u64> = now.meta.wait.since.keys().copied().collect();
        assert_eq!(waits, [ANNA]);
        // Then it is a vote like any other.
        let done = at.says(ANNA, 2_100, 1).await.ok().unwrap();
        assert!(done.revision > 1);
        assert_eq!(
            (done.state.camp, done.meta.away),
            (start.camp, vec![BEN, CLEO])
        );
    }
}

#[tokio::test]
async fn whoever_says_themselves_what_they_have_settled_is_back_and_says_it_no_second_time() {
    let at = settled_and_away(&Arc::new(Catalog::load().unwrap())).await;
    let back = at.says(CLEO, 2_100, 0).await.ok().unwrap();
    assert_eq!((back.revision, back.meta.away), (1, vec![]));
    let again = at.says(CLEO, 2_200, 0).await;
    assert!(matches!(again, Err(Trouble::Said(open)) if open == [ANNA, BEN]));
}

#[tokio::test]
async fn what_is_asked_only_of_people_who_are_away_is_answered_as_one_of_them_has_settled() {
    let catalog = Arc::new(Catalog::load().unwrap());
    let fits = |state: &State| {
        let ask = state.ask.as_ref();
        let order =
            ask.is_some_and(|ask| matches!(ask.prompt.question, Question::NextAction { .. }));
        let awaited = Island::awaited(&catalog, state);
        let small = awaited.iter().all(|one| one.voice == Voice::Small);
        order && awaited.len() == 3 && small && Island::moot(&catalog, state).is_none()
    };
    let mut start = found(&catalog, 3, fits).3;
    // As a question that concerns two of the three.
    start.ask.as_mut().unwrap().seats = vec![Seat(1), Seat(2)];
    for pace in [Pace::Daily, Pace::Relaxed] {
        let table = meta([ANNA, BEN, CLEO], Control::Own, pace);
        let at = Company::at(&catalog, start.clone(), table).await;
        let order = Key::from("order");
        let settled = at
            .table
            .settle_habit(PLACE, stamp(CLEO, 2_000), order, true);
        assert!(matches!(settled.await, Ok(Settled::Now(_))));
        let leave = at.table.change_meta(PLACE, |meta| {
            meta.away = vec![BEN, CLEO];
            // She had settled it before that was asked.
            meta.habits.entry(CLEO).or_default().pressed = None;
        });
        assert!(leave.await.is_ok());
        let at = at.restart();
        assert!(at.lapse(2_000).await);
        // Neither silence nor whoever is there has said it.
        let log = at.log();
        let said = log.get(1).expect("an answer");
        assert_eq!((said.actor, said.mark.as_deref()), (CLEO, Some(STANDING)));
    }
}
