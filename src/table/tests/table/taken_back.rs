//! Taking back what was shown: those agree who were there within a day, and whoever is silent for as long as the table waits.

use std::sync::Arc;

use crate::company::{BEGUN, Company, PEOPLE, PLACE, found, meta, planning, stamp};
use castaway_kernel::{Await, Awaited, Game, Key, Seat, UndoGrade};
use castaway_robinson::{
    Island,
    catalog::Catalog,
    command::Command,
    policy,
    setup::Setup,
    state::{End, State},
};
use castaway_table::{
    Announced, Control, EndedHabit, Night, Pace, Settled, Silence, Undo, Vote, Way,
};

const HOUR: u64 = 60 * 60 * 1000;
/// For so long somebody is waited for "once a day".
const DELAY: u64 = 30 * HOUR;
const ANNA: u64 = PEOPLE[0];
const BEN: u64 = PEOPLE[1];
const CLEO: u64 = PEOPLE[2];

/// Three at a game that has just shown them something, so that a step back takes the consent of all.
async fn shown(pace: Pace) -> Company {
    let catalog = Arc::new(Catalog::load().unwrap());
    let start = found(&catalog, 3, |state| {
        planning(state) && state.plan.is_empty()
    })
    .3;
    let at = Company::at(&catalog, start, meta([ANNA, BEN, CLEO], Control::Own, pace)).await;
    for n in 0..200 {
        let now = at.now().await;
        let last = now.meta.undo.last().map(|step| step.grade);
        if last == Some(UndoGrade::Consent) && !planning(&now.state) {
            return at;
        }
        moves(&at, [ANNA, BEN, CLEO][n % 3], BEGUN).await;
    }
    panic!("nothing is shown");
}

/// Somebody does something sensible, else they are ready.
pub async fn moves(at: &Company, user: u64, now_ms: u64) {
    let now = at.now().await;
    let seat = now.meta.seats_of(user)[0];
    let command = policy::suggest(at.table.catalog(), &now.state, seat);
    let _ = at
        .gives(user, now_ms, command.unwrap_or(Command::Advance))
        .await;
}

async fn asks(at: &Company, user: u64, now_ms: u64) {
    let undo = at.table.undo(PLACE, stamp(user, now_ms), None, false).await;
    assert!(matches!(undo, Ok(Undo::Voting(_))), "the others are asked");
}

#[tokio::test]
async fn whoever_says_nothing_for_as_long_as_the_table_waits_agrees_to_take_back() {
    let at = shown(Pace::Daily).await;
    let after = at.now().await;
    asks(&at, ANNA, BEGUN + HOUR).await;
    asks(&at, BEN, BEGUN + 2 * HOUR).await;
    // Until that is settled nobody is late for what the step has brought.
    let due = BEGUN + HOUR + DELAY;
    assert_eq!(at.due(), Some(due));
    let at = at.restart();
    assert!(!at.lapse(due - 1).await);
    assert_eq!(at.now().await.revision, after.revision);
    assert!(at.lapse(due).await);
    let back = at.now().await;
    let step = after.meta.undo.last().unwrap();
    let then = at.store.snapshot_at(PLACE, step.to).unwrap().unwrap();
    assert_eq!(back.state, then.body.read::<State>().unwrap());
    assert_eq!((back.meta.vote, back.meta.away), (None, vec![]));
    assert!(back.meta.unranked);
    let log = at.log();
    assert_eq!(log.last().unwrap().mark.as_deref(), Some("undo by consent"));
}

#[tokio::test]
async fn a_step_forward_ends_the_question_and_the_table_waits_as_before() {
    let at = shown(Pace::Daily).await;
    asks(&at, ANNA, BEGUN + HOUR).await;
    let before = at.now().await;
    for n in 0..9 {
        if at.now().await.revision == before.revision {
            moves(&at, [ANNA, BEN, CLEO][n % 3], BEGUN + 2 * HOUR).await;
        }
    }
    let now = at.now().await;
    assert!(now.revision > before.revision, "it goes on");
    let due = BEGUN + HOUR + DELAY;
    assert_ne!(at.due(), Some(due), "the question is void");
    at.lapse(due).await;
    assert!(
        at.log()
            .iter()
            .all(|e| e.mark.as_deref() != Some("undo by consent"))
    );
}

#[tokio::test]
async fn how_a_game_ended_takes_the_word_of_all_who_played_within_a_day_of_its_end() {
    let at = shown(Pace::Several).await;
    let before = at.now().await.revision;
    for n in 0..9 {
        if at.now().await.revision == before {
            moves(&at, [ANNA, BEN, CLEO][n % 3], 3 * DELAY).await;
        }
    }
    let mut ended = at.now().await;
    assert!(ended.revision > before, "a step of the fourth day");
    ended.meta.away = vec![BEN];
    ended.meta.acted = [(ANNA, 3 * DELAY), (BEN, 3 * DELAY), (CLEO, 1)].into();
    let now_ms = 3 * DELAY + HOUR;
    assert_eq!(at.table.agree_to_undo(&ended, now_ms), [ANNA]);
    // He slept while it was lost.
    ended.state.end = Some(End::Won);
    for now_ms in [now_ms, 9 * DELAY] {
        assert_eq!(at.table.agree_to_undo(&ended, now_ms), [ANNA, BEN]);
    }
}

/// Three whose game has just ended.
async fn over(pace: Pace) -> Company {
    let catalog = Arc::new(Catalog::load().unwrap());
    let setup = Setup::standard(3);
    let mut last = Island::create(&catalog, &setup, 1).ok().unwrap().state;
    'play: for _ in 0..20_000 {
        for seat in [0, 1, 2].map(Seat) {
            let Some(command) = policy::suggest(&catalog, &last, seat) else {
                continue;
            };
            let Ok(applied) = Island::apply(&catalog, &last, seat, &command) else {
                continue;
            };
            if applied.state.end.is_some() {
                break 'play;
            }
            last = applied.state;
        }
    }
    let at = Company::at(&catalog, last, meta([ANNA, BEN, CLEO], Control::Own, pace)).await;
    for n in 0..60 {
        if at.now().await.state.end.is_some() {
            return at;
        }
        moves(&at, [ANNA, BEN, CLEO][n % 3], BEGUN).await;
    }
    panic!("it does not end");
}

#[tokio::test]
async fn nobody_takes_an_end_back_by_silence() {
    let at = over(Pace::Several).await;
    let ended = at.now().await;
    assert!(ended.meta.over, "it is noted beside it");
    asks(&at, BEN, BEGUN + 2 * DELAY).await;
    let asked = at.now().await.meta.vote.expect("a question");
    assert_eq!(
        asked.asked,
        [ANNA, BEN, CLEO],
        "all who played it to its end"
    );
    assert_eq!((asked.silence, at.due()), (Silence::Nothing, None));
    assert!(!at.lapse(BEGUN + 90 * DELAY).await);
    assert_eq!(at.now().await.revision, ended.revision);
    // Nor where an older program has asked.
    let older = at.table.change_meta(PLACE, |meta| {
        meta.deadline = Some(BEGUN + 3 * DELAY);
        if let Some(vote) = &mut meta.vote {
            vote.silence = Silence::Agrees;
        }
    });
    assert!(older.await.is_ok());
    assert!(at.lapse(BEGUN + 90 * DELAY).await);
    let now = at.now().await;
    assert_eq!((now.revision, now.meta.vote), (ended.revision, None));
    // What all say goes.
    asks(&at, BEN, BEGUN + 91 * DELAY).await;
    asks(&at, ANNA, BEGUN + 91 * DELAY).await;
    let posted = at.table.change_meta(PLACE, |meta| {
        if let Some(vote) = &mut meta.vote {
            vote.message = Some(70);
        }
    });
    assert!(posted.await.is_ok());
    let said = stamp(CLEO, BEGUN + 91 * DELAY);
    let undo = at.table.undo(PLACE, said, None, false).await;
    assert!(matches!(undo, Ok(Undo::Done(_))), "all have agreed");
    let now = at.now().await;
    assert_eq!((now.state.end, now.meta.over), (None, false));
    let mut put_away = now.meta.stale.iter().filter(|old| old.message == 70);
    let way = put_away.next().map(|old| old.way);
    assert_eq!(way, Some(Way::AllAgreed), "by words alone");
}

#[tokio::test]
async fn whoever_is_asked_how_a_game_ended_sleeps_like_others_though_they_are_away() {
    let at = shown(Pace::Several).await;
    asks(&at, ANNA, BEGUN + HOUR).await;
    let vote = at.now().await.meta.vote.expect("a question");
    assert_eq!(vote.asked, [ANNA, BEN, CLEO]);
    let mut game = meta([ANNA, BEN, CLEO], Control::Own, Pace::Several);
    let night = Night {
        from_ms: BEGUN + HOUR,
        to_ms: BEGUN + 9 * HOUR,
    };
    game.nights.insert(BEN, vec![night]);
    game.away = vec![BEN];
    let all = Vote {
        yes: vec![ANNA, CLEO],
        since_ms: BEGUN,
        ..vote
    };
    let others = Vote {
        asked: vec![ANNA, CLEO],
        ..all.clone()
    };
    for (vote, hours) in [(all, 14), (others, 6)] {
        let revision = vote.revision;
        game.vote = Some(vote);
        assert_eq!(game.undo_due_ms(revision), Some(BEGUN + hours * HOUR));
    }
}

#[tokio::test]
async fn the_silence_of_a_night_agrees_to_nothing_though_nobody_knew_of_it_at_the_last_step() {
    let at = shown(Pace::Several).await;
    let night = Night {
        from_ms: BEGUN + 2 * HOUR,
        to_ms: BEGUN + 12 * HOUR,
    };
    let of = move |user: u64, _: u64| Some(Vec::from_iter((user == BEN).then_some(night)));
    at.table.common().ask_for_nights(Arc::new(of));
    let before = at.now().await.revision;
    asks(&at, ANNA, BEGUN + HOUR).await;
    // One hour before he sleeps, and five after.
    assert_eq!(at.due(), Some(BEGUN + 17 * HOUR));
    assert!(!at.lapse(BEGUN + 7 * HOUR).await);
    let asked = at.now().await;
    assert!(asked.revision == before && asked.meta.vote.is_some());
    assert!(at.lapse(BEGUN + 17 * HOUR).await);
    let back = at.now().await;
    assert!(back.revision > before && back.meta.vote.is_none());
}

#[tokio::test]
async fn nothing_follows_by_itself_from_a_step_that_may_be_taken_back_whoever_leaves_meanwhile() {
    let catalog = Arc::new(Catalog::load().unwrap());
    let one = |state: &State| {
        let awaited = Island::awaited(&catalog, state);
        let asks = |a: &Awaited| matches!(a.what, Await::Ask(_));
        awaited.len() == 1
            && awaited.iter().all(asks)
            && Island::fallback(&catalog, state).is_some()
    };
    let start = found(&catalog, 3, one).3;
    let seat = Island::awaited(&catalog, &start)[0].seat;
    let people = meta([ANNA, BEN, CLEO], Control::Own, Pace::Daily);
    let at = Company::at(&catalog, start, people).await;
    let before = at.now().await.revision;
    // Whether the last step stands is asked when whoever it asks something leaves.
    let changed = at.table.change_meta(PLACE, move |meta| {
        meta.vote = Some(Vote {
            revision: before,
            since_ms: BEGUN,
            ..Vote::default()
        });
        meta.away.extend(meta.chairs.owner(seat));
    });
    assert!(changed.await.is_ok());
    assert!(at.lapse(BEGUN + HOUR).await);
    assert_eq!(at.now().await.revision, before);
    assert_eq!(at.due(), Some(BEGUN + DELAY));
    // There is nothing to be taken back, and so it goes on once that is settled.
    assert!(at.lapse(BEGUN + DELAY).await);
    assert_eq!(at.now().await.meta.vote, None);
    assert!(at.lapse(BEGUN + DELAY).await);
    assert!(at.now().await.revision > before);
}

#[tokio::test]
async fn a_game_that_is_over_waits_for_no_holiday() {
    let catalog = Arc::new(Catalog::load().unwrap());
    let mut start = found(&catalog, 3, planning).3;
    let mut away = meta([ANNA, BEN, CLEO], Control::Own, Pace::Several);
    away.go_on_holiday(BEN, BEGUN + DELAY, BEGUN);
    let at = Company::at(&catalog, start.clone(), away.clone()).await;
    assert!(at.due().is_some_and(|due| due <= BEGUN + DELAY));
    start.end = Some(End::Won);
    let at = Company::at(&catalog, start, away).await;
    assert_eq!(at.due(), None, "its board is not posted once more");
}

#[tokio::test]
async fn without_a_deadline_nobody_agrees_by_silence() {
    let at = shown(Pace::Relaxed).await;
    asks(&at, ANNA, BEGUN + HOUR).await;
    let before = at.now().await;
    assert!(!at.lapse(u64::MAX).await);
    assert_eq!(at.now().await.revision, before.revision);
}

#[tokio::test]
async fn one_who_would_rather_keep_it_ends_the_question() {
    let at = shown(Pace::Daily).await;
    let before = (at.now().await.revision, at.due());
    asks(&at, ANNA, BEGUN + HOUR).await;
    assert_ne!(at.due(), before.1, "the question has a deadline of its own");
    let kept = at
        .table
        .keep_step(PLACE, stamp(BEN, BEGUN + 2 * HOUR), before.0)
        .await;
    assert_eq!(kept.ok().unwrap().unwrap().meta.vote, None);
    let at = at.restart();
    assert_eq!(at.due(), before.1, "the table waits as before");
    at.lapse(BEGUN + HOUR + DELAY - 1).await;
    assert!(
        at.log()
            .iter()
            .all(|e| e.mark.as_deref() != Some("undo by consent"))
    );
    let again = at
        .table
        .keep_step(PLACE, stamp(CLEO, BEGUN + 3 * HOUR), before.0)
        .await;
    assert!(again.ok().unwrap().is_none(), "nothing is asked any more");
    // Nor does a late word for it open the question anew; a wish of its own does.
    let late = stamp(CLEO, BEGUN + 3 * HOUR);
    let agrees = at.table.undo(PLACE, late, Some(before.0), true).await;
    assert!(matches!(agrees, Ok(Undo::Closed(_))));
    assert_eq!(at.now().await.meta.vote, None);
    let wishes = at.table.undo(PLACE, late, Some(before.0), false).await;
    // Nobody else is there any more whose word it would wait for.
    assert!(matches!(wishes, Ok(Undo::Done(_))));
}

#[tokio::test]
async fn a_word_about_a_step_back_is_a_deed_and_brings_back_whoever_was_away() {
    for keeps in [false, true] {
        let at = shown(Pace::Daily).await;
        let leaves = at.table.change_meta(PLACE, |meta| {
            meta.away.push(CLEO);
            meta.wait.since.remove(&CLEO);
        });
        assert!(leaves.await.is_ok());
        asks(&at, ANNA, BEGUN + HOUR).await;
        let asked = at.now().await;
        assert_eq!(asked.meta.acted[&ANNA], BEGUN + HOUR);
        let now_ms = BEGUN + 2 * HOUR;
        match keeps {
            true => {
                let word = stamp(CLEO, now_ms);
                let kept = at.table.keep_step(PLACE, word, asked.revision).await;
                assert!(kept.is_ok_and(|kept| kept.is_some()));
            }
            false => asks(&at, CLEO, now_ms).await,
        }
        let now = at.now().await;
        assert_eq!(now.meta.vote.is_none(), keeps);
        assert!(!now.meta.is_away(CLEO) && now.meta.acted[&CLEO] == now_ms);
        assert!(at.table.agree_to_undo(&now, now_ms).contains(&CLEO));
    }
}

#[tokio::test]
async fn what_the_step_ended_of_standing_answers_counts_again() {
    let at = shown(Pace::Daily).await;
    let name = Key::from("wood");
    let settled = at
        .table
        .settle_habit(PLACE, stamp(ANNA, BEGUN), name.clone(), true);
    assert!(matches!(settled.await, Ok(Settled::Now(_))));
    // As if the last step had ended it.
    let now = at.now().await;
    let ends = now.revision;
    let changed = at.table.change_meta(PLACE, move |meta| {
        let habits = meta.habits.get_mut(&ANNA).unwrap();
        let habit = habits.all.pop().unwrap();
        habits.ended.push(EndedHabit { habit, at: ends });
    });
    assert!(changed.await.is_ok());
    assert!(at.now().await.meta.habits_of(ANNA).is_empty());
    asks(&at, ANNA, BEGUN + HOUR).await;
    asks(&at, BEN, BEGUN + HOUR).await;
    assert!(at.lapse(BEGUN + HOUR + DELAY).await);
    let back = at.restart().now().await;
    let names: Vec<&Key> = back.meta.habits_of(ANNA).iter().map(|h| &h.name).collect();
    assert_eq!(names, [&name]);
    assert_eq!(back.meta.habits[&ANNA].ended, []);
    let told: Vec<&Announced> = back.meta.announcements.iter().map(|a| &a.what).collect();
    assert!(told.contains(&&Announced::Rearmed { name }), "{told:?}");
}
