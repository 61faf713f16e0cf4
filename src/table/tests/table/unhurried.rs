//! A table without a deadline waits for whoever's pawns are missing, however long they did nothing.

use std::sync::Arc;

use crate::company::{BEGUN, Company, PEOPLE, found, meta, planning};
use castaway_kernel::{Game, Refusal, Seat};
use castaway_robinson::{
    Island,
    catalog::Catalog,
    command::Command,
    plan::{Assignment, Goal, Pawn},
    reject::Rejection,
    state::State,
};
use castaway_table::{Control, Pace, Trouble};

const DAY: u64 = 24 * 60 * 60 * 1000;
const ANNA: u64 = PEOPLE[0];
const BEN: u64 = PEOPLE[1];
const CLEO: u64 = PEOPLE[2];

fn rest(seat: u8) -> Command {
    Command::Assign(Assignment {
        goal: Goal::Rest,
        pawns: vec![Pawn::Seat(seat)],
        price: 0,
        aids: vec![],
        discount: false,
    })
}

/// Somebody plans that so many of their pawns rest.
async fn rests(at: &Company, (user, seat): (u64, u8), pawns: usize, now_ms: u64) {
    for _ in 0..pawns {
        assert!(at.gives(user, now_ms, rest(seat)).await.is_ok());
    }
}

/// Whether a rest of one pawn is too little, as some cards have it.
pub fn takes_two(catalog: &Catalog, state: &State) -> bool {
    if !planning(state) || !state.plan.is_empty() {
        return false;
    }
    let mut after = state.clone();
    for seat in [0, 0, 1, 1, 2, 2] {
        match Island::apply(catalog, &after, Seat(seat), &rest(seat)) {
            Ok(applied) => after = applied.state,
            Err(_) => return false,
        }
    }
    let done = Island::apply(catalog, &after, Seat(0), &Command::Advance);
    matches!(
        done.map(|_| ()),
        Err(Refusal::Rejected(Rejection::Undermanned { .. }))
    )
}

async fn waits(at: &Company) -> Vec<u64> {
    at.now().await.meta.wait.since.into_keys().collect()
}

#[tokio::test]
async fn whoever_did_nothing_for_days_is_waited_for_while_pawns_of_theirs_are_missing() {
    let catalog = Arc::new(Catalog::load().unwrap());
    let start = found(&catalog, 3, |state| {
        planning(state) && state.plan.is_empty()
    })
    .3;
    let table = meta([ANNA, BEN, CLEO], Control::Own, Pace::Relaxed);
    let at = Company::at(&catalog, start, table).await;
    rests(&at, (BEN, 1), 1, BEGUN).await;
    rests(&at, (CLEO, 2), 2, BEGUN).await;
    let late = BEGUN + 3 * DAY;
    rests(&at, (ANNA, 0), 2, late).await;
    // Cleo has planned all of hers and agrees by her silence; nothing goes on without Ben's second pawn.
    assert_eq!(waits(&at).await, [ANNA, BEN]);
    let said = at.gives(ANNA, late, Command::Advance).await;
    assert!(said.is_ok(), "her word is noted");
    assert_eq!(waits(&at).await, [BEN]);
    assert_eq!(at.now().await.meta.together.ready, [ANNA]);
    let again = at.gives(ANNA, late, Command::Advance).await;
    assert!(matches!(again, Err(Trouble::Said(open)) if open == [BEN]));
    rests(&at, (BEN, 1), 1, late + DAY / 2).await;
    assert!(planning(&at.now().await.state));
    let done = at.gives(BEN, late + DAY / 2, Command::Advance).await;
    assert!(done.is_ok());
    let now = at.now().await;
    assert!(
        now.state.plan.is_empty() || !planning(&now.state),
        "it is carried out"
    );
}

#[tokio::test]
async fn whoever_left_an_action_short_of_pawns_is_waited_for_once_all_others_are_ready() {
    let catalog = Arc::new(Catalog::load().unwrap());
    let start = found(&catalog, 3, |state| takes_two(&catalog, state)).3;
    for pace in [Pace::Relaxed, Pace::Daily] {
        let table = meta([ANNA, BEN, CLEO], Control::Own, pace);
        let at = Company::at(&catalog, start.clone(), table).await;
        for (user, seat) in [(BEN, 1), (CLEO, 2)] {
            rests(&at, (user, seat), 2, BEGUN).await;
            assert!(at.gives(user, BEGUN, Command::Advance).await.is_ok());
        }
        // Anna's pawns do something that one alone can do, and there is nothing more for her to mend.
        let start = at.now().await.state;
        for _ in 0..2 {
            let now = at.now().await.state;
            let all = Island::legal(&catalog, &now, Seat(0)).into_iter();
            let alone = |command: &Command| match command {
                Command::Assign(what) => what.goal != Goal::Rest && what.pawns == [Pawn::Seat(0)],
                _ => false,
            };
            let does = all.filter(alone).find(|command| {
                let after = Island::apply(&catalog, &now, Seat(0), command);
                after.is_ok_and(|after| !is_short(&catalog, &after.state, 0))
            });
            let does = does.expect("something for one pawn");
            assert!(at.gives(ANNA, BEGUN, does).await.is_ok());
        }
        assert!(at.gives(ANNA, BEGUN + 1, Command::Advance).await.is_ok());
        let now = at.now().await;
        assert_eq!(
            now.state.round, start.round,
            "{pace:?}: it is not carried out"
        );
        assert_eq!(now.meta.together.ready, [ANNA], "{pace:?}");
        assert_eq!(waits(&at).await, [BEN, CLEO], "{pace:?}");
        let why: Vec<_> = now
            .meta
            .together
            .unready
            .iter()
            .map(|one| (one.user, one.by))
            .collect();
        assert_eq!(
            why,
            [(BEN, BEN), (CLEO, CLEO)],
            "nobody else changed anything"
        );
        // Saying it again mends nothing, and says what is missing.
        let again = at.gives(BEN, BEGUN + 2, Command::Advance).await;
        assert!(again.is_ok());
        let again = at.gives(CLEO, BEGUN + 2, Command::Advance).await;
        assert!(matches!(
            again,
            Err(Trouble::Rejected(Rejection::Undermanned { .. }))
        ));
    }
}

/// Whether an action of a seat is taken back where nobody completes it.
pub fn is_short(catalog: &Catalog, state: &State, seat: u8) -> bool {
    let plan = Island::open_plan(state).expect("a plan");
    let mut state = state.clone();
    while let Some((by, command)) = Island::fallback(catalog, &state) {
        let Some(action) = plan
            .actions
            .iter()
            .find(|action| action.take_back == command)
        else {
            return false;
        };
        if action.seats.contains(&Seat(seat)) {
            return true;
        }
        state = Island::apply(catalog, &state, by, &command)
            .ok()
            .unwrap()
            .state;
    }
    false
}
