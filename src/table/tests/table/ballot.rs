//! Votes of the people at a table: when they are settled, and what is kept of them.

use std::sync::Arc;

use crate::company::{Company, PEOPLE, PLACE, found, meta, open, option, planning, stamp, vote};
use castaway_kernel::{Game, Key, Seat};
use castaway_robinson::{Island, catalog::Catalog, command::Command, state::State, task::Usable};
use castaway_table::{Chair, Chairs, Control, Deed, Pace, Trouble, Undo};

fn catalog() -> Arc<Catalog> {
    Arc::new(Catalog::load().unwrap())
}

/// A moment at which so many seats vote on at least two things.
fn moment(catalog: &Catalog, seats: u8) -> State {
    found(catalog, seats, |state| vote(catalog, state, 2).is_some()).3
}

fn people(n: u8) -> Vec<u64> {
    PEOPLE[..usize::from(n)].to_vec()
}

/// Every order of so many.
fn orders(n: usize) -> Vec<Vec<usize>> {
    if n == 0 {
        return vec![Vec::new()];
    }
    let shorter = orders(n - 1).into_iter();
    let longer = shorter.flat_map(|order| {
        (0..n).map(move |at| {
            let mut order = order.clone();
            order.insert(at, n - 1);
            order
        })
    });
    longer.collect()
}

/// What wins when all have said this: most voices, of equals the first around the table from who breaks ties.
fn winner(said: &[usize], tie: usize) -> usize {
    let around = (0..said.len()).map(|n| said[(tie + n) % said.len()]);
    let votes = |what: usize| said.iter().filter(|s| **s == what).count();
    let most = said.iter().map(|what| votes(*what)).max().unwrap();
    around
        .into_iter()
        .find(|what| votes(*what) == most)
        .unwrap()
}

/// What is settled when only these have spoken, by trying all that the others could say.
fn settled(said: &[Option<usize>], tie: usize, options: usize) -> Option<usize> {
    let Some(open) = said.iter().position(Option::is_none) else {
        let all: Vec<usize> = said.iter().map(|s| s.unwrap()).collect();
        return Some(winner(&all, tie));
    };
    let mut outcomes = (0..options).map(|what| {
        let mut more = said.to_vec();
        more[open] = Some(what);
        settled(&more, tie, options)
    });
    let first = outcomes.next().unwrap()?;
    outcomes.all(|other| other == Some(first)).then_some(first)
}

fn chosen(catalog: &Catalog, state: &State, seat: usize, at: usize) -> State {
    let command = Command::Choose(option(state, at));
    let seat = Seat(u8::try_from(seat).unwrap());
    Island::apply(catalog, state, seat, &command).unwrap().state
}

#[tokio::test]
async fn a_vote_is_settled_as_soon_as_the_rest_cannot_change_it_in_every_order() {
    let catalog = catalog();
    for n in 2..=4_u8 {
        let start = moment(&catalog, n);
        let tie = usize::from(start.first);
        let seats = usize::from(n);
        let options = open(&start).len();
        let mut early = 0;
        for said in 0..2_usize.pow(u32::from(n)) {
            let wish = |seat: usize| (said >> seat) & 1;
            for order in orders(seats) {
                let at = Company::at(
                    &catalog,
                    start.clone(),
                    meta(people(n), Control::Own, Pace::Daily),
                )
                .await;
                let mut given = vec![None; seats];
                for (spoken, seat) in order.iter().enumerate() {
                    let now = at
                        .says(PEOPLE[*seat], 2_000, wish(*seat))
                        .await
                        .ok()
                        .unwrap();
                    given[*seat] = Some(wish(*seat));
                    let Some(won) = settled(&given, tie, options.min(3)) else {
                        assert_eq!(now.state, start, "{n} {said:b} {order:?}: it is open");
                        assert_eq!(now.revision, 1);
                        continue;
                    };
                    let wished = chosen(&catalog, &start, tie, won);
                    assert_eq!(now.state, wished, "{n} {said:b} {order:?}");
                    assert_eq!((now.revision, now.meta.ballot), (2, None));
                    early += usize::from(spoken + 1 < seats);
                    break;
                }
                assert_eq!(at.now().await.revision, 2, "all have spoken");
            }
        }
        assert!(
            early > 0,
            "with {n} nothing was settled before all had spoken"
        );
    }
}

#[tokio::test]
async fn whoever_is_on_holiday_has_a_voice_once_they_give_it_and_nobody_waits_for_it() {
    let catalog = catalog();
    let start = moment(&catalog, 3);
    let tie = usize::from(start.first);
    let [first, second, third] = [0, 1, 2].map(|n| PEOPLE[(tie + n) % 3]);
    let three = meta(people(3), Control::Own, Pace::Daily);
    let at = Company::at(&catalog, start.clone(), three).await;
    let until = 500_000_000;
    let leaves = at
        .table
        .change_meta(PLACE, move |meta| meta.go_on_holiday(third, until, 1_000));
    assert!(leaves.await.is_ok());
    let voters = |poll: castaway_table::Poll| -> Vec<u64> {
        poll.voters.iter().map(|voter| voter.user).collect()
    };
    assert_eq!(at.poll().await.map(voters), Some(vec![first, second]));
    let now = at.says(third, 2_000, 1).await.ok().unwrap();
    assert_eq!(
        (now.state, now.meta.holiday(third)),
        (start.clone(), Some(until))
    );
    assert_eq!(
        at.poll().await.map(voters),
        Some(vec![first, second, third])
    );
    // It makes two of three.
    let now = at.says(second, 3_000, 1).await.ok().unwrap();
    assert_eq!(now.state, chosen(&catalog, &start, tie, 1));
    assert_eq!(now.meta.holiday(third), Some(until));
}

/// A plan is begun, and there is one wood that the pile would take.
#[tokio::test]
async fn whether_the_only_wood_goes_to_the_pile_is_voted_on() {
    let catalog = catalog();
    let fits = |state: &State| {
        planning(state) && state.plan.is_empty() && state.flags.pile_stage.is_none()
    };
    let mut start = found(&catalog, 3, fits).3;
    start.stock.wood = 1;
    let with = |control| meta(people(3), control, Pace::Daily);
    let at = Company::at(&catalog, start.clone(), with(Control::Own)).await;
    let lay = || Command::Use(Usable::Pile);
    let now = at.gives(PEOPLE[1], 2_000, lay()).await.ok().unwrap();
    assert_eq!((now.state.stock.wood, &now.state.pile), (1, &start.pile));
    let poll = at.poll().await.expect("a vote");
    assert_eq!(poll.waits_for().len(), 3);
    let tie = usize::from(start.first);
    for n in [1, 2] {
        at.says(PEOPLE[(tie + n) % 3], 3_000, 1).await.ok().unwrap();
    }
    let now = at.now().await;
    let laid = |pile: &[u8]| pile.iter().sum::<u8>();
    assert_eq!(now.state.stock.wood, 0);
    assert_eq!(laid(&now.state.pile), laid(&start.pile) + 1);
    assert!(planning(&now.state), "the plan goes on");
    // Where everybody moves everything one word is enough.
    let at = Company::at(&catalog, start, with(Control::Shared)).await;
    at.gives(PEOPLE[1], 2_000, lay()).await.ok().unwrap();
    assert_eq!(at.poll().await, None);
    let now = at.says(PEOPLE[1], 2_000, 1).await.ok().unwrap();
    assert_eq!(now.state.stock.wood, 0);
}

#[tokio::test]
async fn what_was_said_may_be_changed_is_kept_over_a_restart_and_is_everybodys_to_see() {
    let catalog = catalog();
    let start = moment(&catalog, 3);
    let tie = usize::from(start.first);
    let [first, second, third] = [0, 1, 2].map(|n| PEOPLE[(tie + n) % 3]);
    let at = Company::at(
        &catalog,
        start.clone(),
        meta(people(3), Control::Own, Pace::Daily),
    )
    .await;
    let keys = open(&start);
    for what in [0, 1] {
        at.says(second, 2_000, what).await.ok().unwrap();
    }
    // What the rules refuse is no voice and changes none.
    let decision = start.ask.as_ref().unwrap().id;
    let odd = castaway_kernel::Answer {
        decision,
        picks: vec![Key::from("odd")],
    };
    let refused = at.gives(third, 2_000, Command::Choose(odd)).await;
    assert!(matches!(refused, Err(Trouble::Rejected(_))));
    let stranger = at.says(99, 2_000, 0).await;
    assert!(matches!(stranger, Err(Trouble::NotSeated)));

    let at = at.restart();
    let poll = at.poll().await.expect("a vote");
    let said: Vec<_> = poll
        .voters
        .iter()
        .map(|v| (v.user, v.said.clone()))
        .collect();
    let picks = Some(vec![keys[1].clone()]);
    assert_eq!(said, [(first, None), (second, picks), (third, None)]);
    assert_eq!(poll.waits_for().len(), 2);
    assert_eq!(at.now().await.meta.panel, None);
    // The third agrees with what the second says now, and the first is not needed.
    let now = at.says(third, 3_000, 1).await.ok().unwrap();
    assert_eq!(now.state, chosen(&catalog, &start, tie, 1));
    let log = at.log();
    assert_eq!(log.last().unwrap().actor, third);
    assert_eq!(log.last().unwrap().mark, None);
}

#[tokio::test]
async fn a_step_back_takes_what_was_said_with_it() {
    let catalog = catalog();
    let fits = |state: &State| vote(&catalog, state, 2).is_some();
    let (before, seat, command, at_vote) = found(&catalog, 3, fits);
    let at = Company::at(
        &catalog,
        before.clone(),
        meta(people(3), Control::Own, Pace::Daily),
    )
    .await;
    // What leads there may itself be agreed on.
    for user in people(3) {
        if at.now().await.revision == 1 {
            let by = if command == Command::Advance {
                user
            } else {
                PEOPLE[seat.index()]
            };
            let _ = at.gives(by, 2_000, command.clone()).await;
        }
    }
    assert_eq!(at.now().await.state, at_vote, "the vote is open");
    let tie = usize::from(at_vote.first);
    let other = PEOPLE[(tie + 1) % 3];
    let now = at.says(other, 3_000, 1).await.ok().unwrap();
    assert!(now.meta.ballot.is_some());
    for user in people(3) {
        if at.now().await.revision == 2 {
            let undone = at.table.undo(PLACE, stamp(user, 4_000), None, true).await;
            assert!(matches!(undone, Ok(Undo::Done(_) | Undo::Voting(_))));
        }
    }
    let now = at.now().await;
    assert_eq!((now.state, now.meta.ballot), (before, None));
}

#[tokio::test]
async fn what_several_have_voted_on_is_not_taken_back_by_one_of_them_alone() {
    let catalog = catalog();
    let start = moment(&catalog, 3);
    let meta = meta(people(3), Control::Own, Pace::Daily);
    let at = Company::at(&catalog, start, meta).await;
    let first = at.now().await.revision;
    let mut last = 0;
    for user in people(3) {
        if at.now().await.revision == first {
            at.says(user, 3_000, 1).await.ok().expect("a vote");
            last = user;
        }
    }
    let settled = at.now().await;
    assert!(settled.revision > first, "the vote is settled");
    let undone = at.table.undo(PLACE, stamp(last, 4_000), None, false).await;
    assert!(
        matches!(undone, Ok(Undo::Voting(_))),
        "the others are asked"
    );
    assert_eq!(at.now().await.revision, settled.revision);
}

#[tokio::test]
async fn a_person_has_one_voice_and_a_vacant_chair_none() {
    let catalog = catalog();
    let start = moment(&catalog, 4);
    let tie = usize::from(start.first);
    let around = |n: usize| (tie + n) % 4;
    // Anna has two seats, one of which breaks ties; the last chair is vacant.
    let mut chairs = Chairs::from([0; 4]);
    let [anna, ben] = [PEOPLE[0], PEOPLE[1]];
    for (n, owner) in [(0, Some(ben)), (1, Some(anna)), (2, Some(anna)), (3, None)] {
        chairs.0[around(n)] = Chair {
            owner,
            ..Chair::default()
        };
    }
    let at = Company::at(
        &catalog,
        start.clone(),
        meta(chairs.clone(), Control::Own, Pace::Daily),
    )
    .await;
    let poll = at.poll().await.unwrap();
    let voters: Vec<u64> = poll.voters.iter().map(|voter| voter.user).collect();
    assert_eq!(voters, [ben, anna]);
    // With two, who breaks ties decides, and what the other says stands until then.
    let now = at.says(anna, 2_000, 1).await.ok().unwrap();
    assert_eq!(now.state, start);
    let now = at.says(ben, 2_000, 0).await.ok().unwrap();
    assert_eq!(now.state, chosen(&catalog, &start, tie, 0));
    // Whoever moves for somebody beside them speaks for them.
    chairs.0[around(0)].pilot = Some(77);
    let at = Company::at(
        &catalog,
        start.clone(),
        meta(chairs, Control::Own, Pace::Daily),
    )
    .await;
    let now = at.says(77, 2_000, 1).await.ok().unwrap();
    assert_eq!(now.state, chosen(&catalog, &start, tie, 1));
}

#[tokio::test]
async fn where_all_move_everything_and_alone_the_first_word_counts() {
    let catalog = catalog();
    let start = moment(&catalog, 3);
    let tie = usize::from(start.first);
    let last = PEOPLE[(tie + 2) % 3];
    let shared = meta(people(3), Control::Shared, Pace::Daily);
    let alone = meta([last, last, last], Control::Own, Pace::Daily);
    for meta in [shared, alone] {
        let at = Company::at(&catalog, start.clone(), meta).await;
        assert_eq!(at.poll().await, None);
        let now = at.says(last, 2_000, 1).await.ok().unwrap();
        assert_eq!(now.revision, 2);
        assert_ne!(now.state, start);
    }
}

#[tokio::test]
async fn whoever_gets_up_takes_their_word_along_and_may_settle_the_vote() {
    let catalog = catalog();
    let start = moment(&catalog, 3);
    let tie = usize::from(start.first);
    let [first, second, third] = [0, 1, 2].map(|n| PEOPLE[(tie + n) % 3]);
    let at = Company::at(
        &catalog,
        start.clone(),
        meta(people(3), Control::Own, Pace::Daily),
    )
    .await;
    at.says(third, 2_000, 0).await.ok().unwrap();
    at.says(second, 2_000, 1).await.ok().unwrap();
    let left = at.table.change_meta(PLACE, move |meta| {
        meta.leave(third);
    });
    assert!(!left.await.ok().unwrap().meta.may(third, Deed::TakePart));
    assert!(at.lapse(2_500).await, "it is looked at");
    assert_eq!(at.now().await.revision, 1, "the first can still change it");
    let left = at.table.change_meta(PLACE, move |meta| {
        meta.leave(first);
    });
    assert!(left.await.is_ok());
    assert!(at.poll().await.is_none(), "somebody alone does not vote");
    let now = at.says(second, 3_000, 1).await.ok().unwrap();
    assert_eq!(now.revision, 2);
}

#[tokio::test]
async fn a_vote_that_somebody_settles_by_getting_up_counts_where_no_time_passes_too() {
    let catalog = catalog();
    let start = moment(&catalog, 3);
    let tie = usize::from(start.first);
    let [first, second, third] = [0, 1, 2].map(|n| PEOPLE[(tie + n) % 3]);
    let relaxed = meta(people(3), Control::Own, Pace::Relaxed);
    let at = Company::at(&catalog, start.clone(), relaxed).await;
    at.says(third, 2_000, 0).await.ok().unwrap();
    at.says(second, 2_000, 1).await.ok().unwrap();
    assert_eq!((at.now().await.revision, at.due()), (1, None));
    let left = at.table.change_meta(PLACE, move |meta| {
        meta.leave(first);
    });
    assert!(left.await.is_ok());
    let at = at.restart();
    let due = at.due().expect("nobody is waited for, so it goes on");
    assert!(at.lapse(due).await);
    let now = at.now().await;
    assert_eq!(now.revision, 2);
    assert_ne!(now.state, start);
}
