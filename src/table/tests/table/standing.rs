//! Standing answers of the people at a table: given as if they had pressed, once, over kills, and no longer than they hold.
//!
//! Longer than others: each kind of question is played with its standing answer.

use std::sync::Arc;

use crate::company::{Company, PEOPLE, PLACE, found, meta, stamp, vote};
use castaway_kernel::{Await, Game, Key, Seat, Voice};
use castaway_robinson::{
    Island,
    ask::{Label, Question},
    catalog::Catalog,
    command::Command,
    state::State,
};
use castaway_table::{Announced, Control, Meta, Pace, STANDING, Settled, Trouble, Undo};

fn catalog() -> Arc<Catalog> {
    Arc::new(Catalog::load().unwrap())
}

fn people(n: usize) -> Vec<u64> {
    PEOPLE[..n].to_vec()
}

/// Whether the open question is this one.
fn asks(state: &State, question: &Question) -> bool {
    (state.ask.as_ref()).is_some_and(|ask| ask.prompt.question == *question)
}

async fn settles(at: &Company, user: u64, name: &str, counts: bool) {
    let stamp = stamp(user, 2_000);
    let settled = at.table.settle_habit(PLACE, stamp, Key::from(name), counts);
    assert!(matches!(settled.await, Ok(Settled::Now(_))), "{name}");
}

/// The last entry of the log: who, and what is remarked.
fn last(at: &Company) -> (u64, Option<String>) {
    let log = at.log();
    let entry = log.last().unwrap();
    (entry.actor, entry.mark.clone())
}

#[tokio::test]
async fn in_a_vote_it_is_ones_word_and_two_of_three_settle_it_over_kills() {
    let catalog = catalog();
    let fits = |s: &State| asks(s, &Question::MayMoveCamp) && vote(&catalog, s, 2).is_some();
    let (_, _, _, start) = found(&catalog, 3, fits);
    let stays = start.camp;
    for pace in [Pace::Daily, Pace::Relaxed] {
        let table = meta(people(3), Control::Own, pace);
        let at = Company::at(&catalog, start.clone(), table).await;
        let [_, ben, cleo] = [PEOPLE[0], PEOPLE[1], PEOPLE[2]];
        settles(&at, ben, "stay", true).await;
        // What is left to be said is due at once, whatever stops the program.
        assert_eq!(at.due(), Some(2_000));
        let at = at.restart();
        assert!(at.lapse(2_000).await);
        let now = at.now().await;
        assert_eq!(now.revision, 1, "one word settles nothing");
        let poll = at.poll().await.unwrap();
        let said: Vec<u64> = (poll.voters.iter().filter(|v| v.said.is_some()))
            .map(|v| v.user)
            .collect();
        assert_eq!(said, [ben]);
        assert_eq!(now.meta.by_habit[0].name, "stay");
        assert!(
            at.due().is_none_or(|due| due > 2_000),
            "nothing more is due"
        );
        // He may still say something else.
        let camp = at.says(ben, 2_100, 1).await.ok().unwrap();
        assert_eq!(camp.revision, 1);
        at.says(ben, 2_200, 0).await.ok().unwrap();
        settles(&at, cleo, "stay", true).await;
        let at = at.restart();
        assert!(at.lapse(2_300).await);
        let now = at.now().await;
        assert!(now.revision > 1 && now.state.camp == stays);
        let log = at.log();
        assert_eq!(log[1].mark.as_deref(), Some(STANDING));
        assert!([ben, cleo].contains(&log[1].actor));
        assert_eq!(now.meta.lapsed, None, "nobody was late");
    }
}

#[tokio::test]
async fn a_small_question_is_settled_only_if_nobody_would_rather_be_asked() {
    let catalog = catalog();
    let order = |s: &State| {
        let awaited = Island::awaited(&catalog, s);
        let ask = s
            .ask
            .as_ref()
            .is_some_and(|ask| matches!(ask.prompt.question, Question::NextAction { .. }));
        let small = awaited.iter().all(|one| one.voice == Voice::Small);
        ask && awaited.len() == 3 && small && Island::moot(&catalog, s).is_none()
    };
    let (_, _, _, start) = found(&catalog, 3, order);
    for settled in 1..=3 {
        // They have settled it before that is asked.
        let mut table = meta(people(3), Control::Own, Pace::Daily);
        for user in people(settled) {
            let own = Company::at(&catalog, start.clone(), table.clone()).await;
            settles(&own, user, "order", true).await;
            let habits = own.now().await.meta.habits[&user].all.clone();
            table.habits.entry(user).or_default().all = habits;
        }
        let at = Company::at(&catalog, start.clone(), table).await;
        at.lapse(2_000).await;
        let now = at.now().await;
        assert_eq!(now.revision > 1, settled == 3, "{settled} of three");
        assert_eq!(now.state.ask != start.ask, settled == 3);
        let given = last(&at).1.is_some_and(|mark| mark == STANDING);
        assert_eq!(given, settled == 3);
    }
    // Whoever settles it while it is asked answers it, as if they had pressed.
    let people = people(3);
    let table = meta(people.clone(), Control::Own, Pace::Daily);
    let at = Company::at(&catalog, start.clone(), table).await;
    settles(&at, people[1], "order", true).await;
    assert_eq!(at.due(), Some(2_000));
    assert!(at.restart().lapse(2_000).await);
    assert_ne!(at.restart().now().await.state.ask, start.ask);
    assert_eq!(last(&at), (people[1], Some(STANDING.to_owned())));
}

#[tokio::test]
async fn a_reroll_is_the_answer_of_whoever_has_the_ability_and_is_taken_back_with_the_step_before()
{
    let catalog = catalog();
    let fails = |s: &State| {
        let ask = s.ask.as_ref();
        let rolled =
            ask.is_some_and(|ask| matches!(ask.prompt.question, Question::AfterRoll { .. }));
        let seats = Island::awaited(&catalog, s);
        rolled
            && seats.len() == 1
            && Island::by_habit(&catalog, s, seats[0].seat, &["reroll".into()]).is_some()
    };
    let (before, seat, command, start) = found(&catalog, 3, fails);
    let owner = PEOPLE[Island::awaited(&catalog, &start)[0].seat.index()];
    let by = PEOPLE[seat.index()];
    let at = Company::at(
        &catalog,
        before.clone(),
        meta(people(3), Control::Shared, Pace::Relaxed),
    );
    let at = at.await;
    settles(&at, owner, "reroll", true).await;
    at.lapse(2_000).await;
    for user in people(3) {
        if at.now().await.state == before {
            let by = if command == Command::Advance {
                user
            } else {
                by
            };
            let _ = at.gives(by, 3_000, command.clone()).await;
        }
    }
    let rolled = at.now().await;
    assert_eq!(rolled.state.ask, start.ask);
    assert!(at.due().is_some_and(|due| due <= 3_000));
    assert!(at.restart().lapse(3_000).await);
    let now = at.restart().now().await;
    assert_ne!(now.state.ask, start.ask);
    let log = at.log();
    let entry = log
        .iter()
        .find(|e| e.revision == rolled.revision + 1)
        .unwrap();
    assert_eq!(
        (entry.actor, entry.mark.as_deref()),
        (owner, Some(STANDING))
    );
    // One step back is the deed before it, and not the reroll alone.
    for user in people(3) {
        if at.now().await.revision == now.revision {
            let undone = at.table.undo(PLACE, stamp(user, 4_000), None, true).await;
            assert!(matches!(undone, Ok(Undo::Done(_) | Undo::Voting(_))));
        }
    }
    assert_eq!(at.now().await.state, before);
}

#[tokio::test]
async fn what_rests_on_nothing_any_more_ends_and_all_are_told() {
    let catalog = catalog();
    let pile = |s: &State| asks(s, &Question::PileWood) && vote(&catalog, s, 2).is_some();
    let (_, _, _, start) = found(&catalog, 3, pile);
    let at = Company::at(
        &catalog,
        start.clone(),
        meta(people(3), Control::Own, Pace::Daily),
    )
    .await;
    let [anna, ben, cleo] = [PEOPLE[0], PEOPLE[1], PEOPLE[2]];
    settles(&at, anna, "wood", true).await;
    let kept = at.now().await.meta.habits.clone();
    // Fire is built.
    let mut built = start.clone();
    if let Some(fire) = built.inventions.get_mut("fire") {
        fire.built = true;
    }
    let table = meta(people(3), Control::Own, Pace::Daily);
    let at = Company::at(&catalog, built, table).await;
    let settled = at.table.change_meta(PLACE, move |meta| meta.habits = kept);
    assert!(settled.await.is_ok());
    settles(&at, ben, "small", true).await;
    let now = at.now().await;
    assert!(now.meta.habits_of(anna).is_empty() && now.meta.habits[&anna].ended.len() == 1);
    let told = &now.meta.announcements[0];
    let what = Announced::Disarmed {
        name: "wood".into(),
    };
    assert_eq!((told.user, &told.what), (anna, &what));
    assert!(now.meta.owes_words());
    let poll = at.poll().await.unwrap();
    assert!(poll.voters.iter().all(|voter| voter.said.is_none()));
    // It cannot be settled any more either; and nobody settles anything for others.
    let unfit = at
        .table
        .settle_habit(PLACE, stamp(ben, 3_000), "wood".into(), true)
        .await;
    assert!(matches!(unfit, Ok(Settled::Unfit(_))));
    let stranger = at
        .table
        .settle_habit(PLACE, stamp(99, 3_000), "stay".into(), true)
        .await;
    assert!(matches!(stranger, Err(Trouble::NotSeated)));
    // Taken back, and gone with whoever gets up.
    settles(&at, ben, "stay", true).await;
    settles(&at, cleo, "stay", true).await;
    settles(&at, ben, "stay", false).await;
    settles(&at, ben, "small", false).await;
    assert!(at.now().await.meta.habits_of(ben).is_empty());
    let left = at.table.change_meta(PLACE, move |meta| {
        meta.leave(cleo);
    });
    assert!(left.await.ok().unwrap().meta.habits_of(cleo).is_empty());
}

/// What a seat could settle so that it lets the open question pass.
fn passes(catalog: &Catalog, state: &State, seat: Seat) -> Option<Key> {
    let ask = state.ask.as_ref()?;
    let goes_on = ask.options.iter().find(|o| o.label == Label::Continue)?;
    let mut habits = Island::habits(catalog, state, seat).into_iter();
    habits.find(|name| {
        let names = std::slice::from_ref(name);
        let said = Island::by_habit(catalog, state, seat, names);
        said.is_some_and(|(_, answer)| answer.picks == [goes_on.key.clone()])
    })
}

#[tokio::test]
async fn whoever_passes_a_window_once_and_for_all_leaves_it_to_the_others() {
    let catalog = catalog();
    let window = |s: &State| {
        let awaited = Island::awaited(&catalog, s);
        let held = |one: &castaway_kernel::Awaited| matches!(&one.voice, Voice::Window { holders, .. } if !holders.is_empty());
        awaited.iter().any(held) && passes(&catalog, s, awaited[0].seat).is_some()
    };
    let (_, _, _, start) = found(&catalog, 4, window);
    let awaited = Island::awaited(&catalog, &start);
    let first = awaited[0].seat;
    let name = passes(&catalog, &start, first).unwrap();
    let table = meta(people(4), Control::Own, Pace::Daily);
    let at = Company::at(&catalog, start.clone(), table).await;
    // Whoever holds nothing there settles nothing.
    let other = people(4).into_iter().find(|user| {
        let holds = |one: &castaway_kernel::Awaited| PEOPLE[one.seat.index()] == *user;
        !awaited.iter().any(holds)
    });
    if let Some(other) = other {
        settles(&at, other, "small", true).await;
        at.lapse(2_000).await;
        assert_eq!(at.now().await.revision, 1);
    }
    settles(&at, PEOPLE[first.index()], name.as_str(), true).await;
    assert!(at.lapse(2_000).await);
    let now = at.now().await;
    assert_eq!(last(&at).1.as_deref(), Some(STANDING));
    let still = Island::awaited(&catalog, &now.state);
    let same = |one: &castaway_kernel::Awaited| matches!(one.what, Await::Ask(open) if Some(open) == start.ask.as_ref().map(|ask| ask.id));
    // The others who hold something are still asked.
    assert_eq!(still.iter().any(same), awaited.len() > 1);
    assert!(
        still
            .iter()
            .filter(|one| same(one))
            .all(|one| one.seat != first)
    );
}

#[tokio::test]
async fn a_table_that_meets_several_times_a_day_begins_with_what_is_usual() {
    let catalog = catalog();
    let start = Island::create(&catalog, &castaway_robinson::setup::Setup::standard(3), 5);
    let start = start.ok().unwrap().state;
    let names = |meta: &Meta, user: u64| -> Vec<String> {
        let all = meta.habits_of(user).into_iter();
        all.map(|habit| habit.name.to_string()).collect()
    };
    let usual: Vec<String> = Island::usual_habits()
        .iter()
        .map(|n| (*n).to_owned())
        .collect();
    assert!(!usual.is_empty());
    let at = Company::at(
        &catalog,
        start.clone(),
        meta(people(3), Control::Own, Pace::Several),
    )
    .await;
    let now = at.now().await.meta;
    for user in people(3) {
        assert_eq!(names(&now, user), usual);
    }
    // Taken back it stays so, also over other paces.
    settles(&at, PEOPLE[1], &usual[0], false).await;
    for pace in [Pace::Daily, Pace::Several] {
        let changed = at.table.change_meta(PLACE, move |meta| meta.pace = pace);
        assert!(changed.await.is_ok());
        at.lapse(3_000).await;
        let now = at.now().await.meta;
        let expected = match pace {
            Pace::Several => (usual.clone(), usual[1..].to_vec()),
            _ => (Vec::new(), Vec::new()),
        };
        assert_eq!((names(&now, PEOPLE[0]), names(&now, PEOPLE[1])), expected);
    }
    // Somebody alone is asked everything.
    let alone = Company::at(
        &catalog,
        start,
        meta([7, 7, 7], Control::Own, Pace::Several),
    )
    .await;
    assert!(alone.now().await.meta.habits.is_empty());
}

#[tokio::test]
async fn a_wish_for_a_planned_action_ends_with_it_and_nobody_is_told() {
    let catalog = catalog();
    let wish = |s: &State, seat: Seat| {
        let all = Island::habits(&catalog, s, seat);
        all.into_iter().find(Island::is_passing)
    };
    let planned = |s: &State| {
        s.ask.is_none() && s.planning && (0..3).any(|seat| wish(s, Seat(seat)).is_some())
    };
    let (_, _, _, start) = found(&catalog, 3, planned);
    let seat = (0..3).map(Seat).find(|seat| wish(&start, *seat).is_some());
    let seat = seat.unwrap();
    let (user, name) = (PEOPLE[seat.index()], wish(&start, seat).unwrap());
    let table = meta(people(3), Control::Own, Pace::Daily);
    let at = Company::at(&catalog, start.clone(), table).await;
    settles(&at, user, name.as_str(), true).await;
    let at = at.restart();
    assert_eq!(at.now().await.meta.habits_of(user)[0].name, name);
    // It is of this seat alone.
    let other = PEOPLE[(seat.index() + 1) % 3];
    let unfit = at
        .table
        .settle_habit(PLACE, stamp(other, 2_000), name.clone(), true);
    assert!(matches!(unfit.await, Ok(Settled::Unfit(_))));
    let placement = name.as_str().rsplit('.').next().unwrap().parse().unwrap();
    let back = Command::Unassign { placement };
    at.gives(user, 3_000, back).await.ok().expect("taken back");
    let meta = at.now().await.meta;
    assert!(meta.habits_of(user).is_empty() && meta.announcements.is_empty());
}

#[tokio::test]
async fn whoever_has_gone_back_to_a_question_decides_it_anew_by_hand() {
    let catalog = catalog();
    let stands = |s: &State| {
        let awaited = Island::awaited(&catalog, s);
        awaited.len() == 1
            && matches!(&awaited[0].voice, Voice::Window { holders, .. } if !holders.is_empty())
            && passes(&catalog, s, awaited[0].seat).is_some()
            // Nobody is asked where nothing on offer helps.
            && Island::moot(&catalog, s).is_none()
    };
    let (_, _, _, start) = found(&catalog, 2, stands);
    let seat = Island::awaited(&catalog, &start)[0].seat;
    let name = passes(&catalog, &start, seat).unwrap();
    let names = std::slice::from_ref(&name);
    let (_, answer) = Island::by_habit(&catalog, &start, seat, names).unwrap();
    let table = meta(people(2), Control::Own, Pace::Relaxed);
    let at = Company::at(&catalog, start.clone(), table).await;
    let me = PEOPLE[seat.index()];
    let other = PEOPLE[1 - seat.index()];
    let by_hand = Island::choose(answer).unwrap();
    at.gives(me, 1_000, by_hand).await.ok().unwrap();
    settles(&at, me, name.as_str(), true).await;
    for user in [me, other] {
        if at.now().await.state != start {
            let undone = at.table.undo(PLACE, stamp(user, 3_000), None, true).await;
            assert!(matches!(undone, Ok(Undo::Done(_) | Undo::Voting(_))));
        }
    }
    let now = at.now().await;
    assert!(now.state == start, "they are back at the question");
    assert_eq!(now.meta.took_back, Some(me));
    assert!(at.due().is_none_or(|due| due > 3_000), "nothing is due");
    let at = at.restart();
    at.lapse(3_000).await;
    let asked = at.now().await;
    assert_eq!(asked.revision, now.revision, "it is asked");
    // Settled once more, it counts for this question too.
    settles(&at, me, name.as_str(), true).await;
    assert!(at.lapse(3_000).await);
    assert!(at.now().await.revision > now.revision);
}
