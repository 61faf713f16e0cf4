//! Something is used beside a vote that goes on as it was: nobody's time begins anew, and what was said is said.

use std::sync::Arc;

use crate::company::{BEGUN, Company, PEOPLE, found, meta, vote};
use castaway_kernel::{DecisionId, Game, Seat};
use castaway_robinson::{Island, catalog::Catalog, command::Command, state::State, task::Usable};
use castaway_table::{Control, Pace};

const HOUR: u64 = 60 * 60 * 1000;

/// Smoking the tobacco that all have found.
fn smokes() -> Command {
    Command::Use(Usable::Discovery("tobacco".into()))
}

fn with_tobacco(state: &State) -> State {
    let mut state = state.clone();
    state.discoveries.push("tobacco".into());
    state.morale = 0;
    state
}

/// What is voted on once the tobacco is used, where that is the same as before.
fn goes_on(catalog: &Catalog, state: &State) -> Option<DecisionId> {
    let before = with_tobacco(state);
    vote(catalog, &before, 2)?;
    let after = Island::apply(catalog, &before, Seat(0), &smokes())
        .ok()?
        .state;
    let asked = |state: &State| Some(serde_json::to_string(&Island::asked(state)?).unwrap());
    (asked(&before) == asked(&after))
        .then(|| vote(catalog, &after, 2))
        .flatten()
}

#[tokio::test]
async fn what_one_uses_beside_a_vote_restarts_nobody_elses_time_and_no_voice_is_lost() {
    let catalog = Arc::new(Catalog::load().unwrap());
    let start = found(&catalog, 3, |state| goes_on(&catalog, state).is_some()).3;
    let (start, before) = (with_tobacco(&start), vote(&catalog, &start, 2));
    let people = PEOPLE[..3].to_vec();
    let at = Company::at(
        &catalog,
        start.clone(),
        meta(people, Control::Own, Pace::Daily),
    )
    .await;
    let tie = usize::from(start.first);
    let [first, second, third] = [0, 1, 2].map(|n| PEOPLE[(tie + n) % 3]);
    let dues = at.now().await.meta;
    let (due, spoke) = (dues.due_of(first), BEGUN + HOUR);
    assert!(due.is_some());
    // She speaks first, so that two are still waited for.
    at.says(third, spoke, 0).await.ok().unwrap();
    let now = at
        .gives(second, BEGUN + 5 * HOUR, smokes())
        .await
        .ok()
        .unwrap();
    assert!(now.state.discoveries.len() < start.discoveries.len());
    let after = vote(&catalog, &now.state, 2);
    assert!(after.is_some() && after != before, "it is asked anew");
    assert_eq!(now.meta.due_of(first), due, "another has used something");
    let said = now.meta.ballot.expect("a vote");
    assert_eq!((Some(said.decision), said.words.len()), (after, 1));
    assert_eq!(said.words[0].user, third);
    // Her voice and one more make two of three.
    let now = at.says(second, BEGUN + 6 * HOUR, 0).await.ok().unwrap();
    assert!(vote(&catalog, &now.state, 2) != after, "it is settled");
    assert_eq!(now.meta.ballot, None);
}
