//! Answers given ahead, at tables of three: they count as soon as that question stands there, over kills, and for nothing else.

use std::sync::Arc;

use crate::company::{Company, PEOPLE, PLACE, found, meta, open, stamp, vote};
use castaway_kernel::{Await, DecisionId, Game, Key};
use castaway_robinson::{Island, catalog::Catalog, state::State};
use castaway_table::{Control, Foretold, Meta, Pace, STANDING, Trouble};

const THREE: [u64; 3] = [PEOPLE[0], PEOPLE[1], PEOPLE[2]];

fn three(pace: Pace) -> Meta {
    meta(THREE.to_vec(), Control::Own, pace)
}

/// A vote of three after which another vote of all is certain.
fn certain(catalog: &Catalog) -> (State, State) {
    let fits = |state: &State| {
        let next = Island::ahead(catalog, state);
        vote(catalog, state, 2).is_some()
            && next.is_some_and(|next| vote(catalog, &next, 2).is_some())
    };
    let (_, _, _, start) = found(catalog, 3, fits);
    let next = Island::ahead(catalog, &start).unwrap();
    (start, next)
}

fn number(state: &State) -> DecisionId {
    state.ask.as_ref().unwrap().id
}

async fn foretells(at: &Company, user: u64, after: DecisionId, picks: Option<Vec<Key>>) -> bool {
    let given = at
        .table
        .answer_ahead(PLACE, stamp(user, 2_000), after, picks);
    matches!(given.await, Ok(Foretold::Now(_)))
}

#[tokio::test]
async fn it_is_ones_word_as_soon_as_that_is_asked_over_kills_and_no_other_is_asked_of_them() {
    let catalog = Arc::new(Catalog::load().unwrap());
    let (start, next) = certain(&catalog);
    let after = number(&start);
    let wanted = open(&next)[1].clone();
    let [anna, ben, cleo] = THREE;
    for pace in [Pace::Daily, Pace::Relaxed] {
        let at = Company::at(&catalog, start.clone(), three(pace)).await;
        assert!(foretells(&at, anna, after, Some(vec![wanted.clone()])).await);
        let at = at.restart();
        let now = at.now().await;
        assert_eq!(
            now.meta.ahead_of(anna).map(|a| a.picks.clone()),
            Some(vec![wanted.clone()])
        );
        assert_eq!(now.state, start, "nothing is answered yet");
        // She is asked the open question like the others.
        let poll = at.poll().await.unwrap();
        assert!(poll.waits_for().contains(&anna));
        for user in [ben, cleo, anna] {
            if at.now().await.state == start {
                at.says(user, 3_000, 0).await.ok().unwrap();
            }
            at.lapse(3_000).await;
        }
        let at = at.restart();
        at.lapse(3_000).await;
        let now = at.now().await;
        assert_ne!(number(&now.state), after);
        let poll = at.poll().await.unwrap();
        let said = |user| {
            let mut voters = poll.voters.iter();
            voters.find(|v| v.user == user).and_then(|v| v.said.clone())
        };
        assert_eq!(said(anna), Some(vec![wanted.clone()]), "{pace:?}");
        assert_eq!((said(ben), said(cleo)), (None, None));
        assert!(now.meta.ahead.is_empty());
        // With the word of one more it is settled, as any vote.
        let at_wanted = open(&now.state)
            .iter()
            .position(|key| *key == wanted)
            .unwrap();
        at.says(ben, 4_000, at_wanted).await.ok().unwrap();
        assert!(at.now().await.revision > now.revision);
    }
}

#[tokio::test]
async fn two_who_agree_ahead_settle_it_before_anybody_is_called() {
    let catalog = Arc::new(Catalog::load().unwrap());
    let (start, next) = certain(&catalog);
    let wanted = open(&next)[0].clone();
    let at = Company::at(&catalog, start.clone(), three(Pace::Daily)).await;
    let [_, ben, cleo] = THREE;
    for user in [ben, cleo] {
        assert!(foretells(&at, user, number(&start), Some(vec![wanted.clone()])).await);
    }
    for user in THREE {
        if at.now().await.state == start {
            at.says(user, 3_000, 0).await.ok().unwrap();
        }
    }
    while at.due().is_some_and(|due| due <= 3_000) {
        assert!(at.lapse(3_000).await);
    }
    let now = at.now().await;
    assert!(
        now.state
            .ask
            .as_ref()
            .is_none_or(|ask| ask.id != number(&next))
    );
    let marks: Vec<_> = at
        .log()
        .into_iter()
        .filter_map(|entry| entry.mark)
        .collect();
    assert!(marks.iter().any(|mark| mark == STANDING), "{marks:?}");
}

#[tokio::test]
async fn what_is_not_certain_not_offered_or_not_theirs_is_refused_and_changes_nothing() {
    let catalog = Arc::new(Catalog::load().unwrap());
    let (start, next) = certain(&catalog);
    let (after, picks) = (number(&start), vec![open(&next)[0].clone()]);
    let at = Company::at(&catalog, start, three(Pace::Daily)).await;
    let [anna, _, cleo] = THREE;
    let before = at.now().await.meta;
    let nonsense = vec![Key::from("nonsense")];
    let refused = at
        .table
        .answer_ahead(PLACE, stamp(anna, 2_000), after, Some(nonsense));
    assert!(matches!(refused.await, Err(Trouble::Rejected(_))));
    let stranger = at
        .table
        .answer_ahead(PLACE, stamp(99, 2_000), after, Some(picks.clone()));
    assert!(matches!(stranger.await, Err(Trouble::NotSeated)));
    assert!(!foretells(&at, anna, DecisionId(after.0 + 1), Some(picks.clone())).await);
    assert_eq!(at.now().await.meta, before);
    // Taken back, and gone with whoever gets up.
    assert!(foretells(&at, anna, after, Some(picks.clone())).await);
    assert!(foretells(&at, anna, after, None).await);
    assert!(at.now().await.meta.ahead.is_empty());
    assert!(foretells(&at, cleo, after, Some(picks)).await);
    let left = at.table.change_meta(PLACE, move |meta| {
        meta.leave(cleo);
    });
    assert!(left.await.ok().unwrap().meta.ahead.is_empty());
}

#[tokio::test]
async fn what_does_not_come_is_forgotten() {
    let catalog = Arc::new(Catalog::load().unwrap());
    let (start, next) = certain(&catalog);
    let at = Company::at(&catalog, start.clone(), three(Pace::Daily)).await;
    let picks = vec![open(&next)[0].clone()];
    assert!(foretells(&at, THREE[0], number(&start), Some(picks)).await);
    let kept = at.now().await.meta;
    // The same people at another question that nobody spoke of.
    let other = |state: &State| {
        let asks = Island::awaited(&catalog, state);
        let asked = asks.first().map(|one| one.what);
        matches!(asked, Some(Await::Ask(id)) if id != number(&start) && id != number(&next))
            && Island::asked(state).map(|a| serde_json::to_string(&a).unwrap())
                != Island::asked(&next).map(|a| serde_json::to_string(&a).unwrap())
    };
    let (_, _, _, elsewhere) = found(&catalog, 3, other);
    let table = Meta {
        ahead: kept.ahead,
        ..three(Pace::Daily)
    };
    let at = Company::at(&catalog, elsewhere.clone(), table).await;
    at.lapse(2_000).await;
    let now = at.now().await;
    assert!(now.meta.ahead.is_empty() && now.state == elsewhere);
}
