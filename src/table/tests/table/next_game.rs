//! What people always answer comes along to the next game, and nothing of what it had to do with in the one before.

use std::sync::Arc;

use crate::company::{Company, PEOPLE, PLACE, found, meta, stamp};
use castaway_kernel::{Game, Key, Voice};
use castaway_robinson::{Island, ask::Question, catalog::Catalog, state::State};
use castaway_table::{Control, EndedHabit, Habit, Pace, Settled};

#[tokio::test]
async fn what_a_press_or_a_step_of_the_game_before_has_left_counts_in_none_after_it() {
    let catalog = Arc::new(Catalog::load().unwrap());
    let order = |state: &State| {
        let awaited = Island::awaited(&catalog, state);
        let asked = state.ask.as_ref().map(|ask| &ask.prompt.question);
        matches!(asked, Some(Question::NextAction { .. }))
            && awaited.len() == 3
            && awaited.iter().all(|one| one.voice == Voice::Small)
            && Island::moot(&catalog, state).is_none()
    };
    let (_, _, _, start) = found(&catalog, 3, order);
    let ben = PEOPLE[1];
    let table = meta(PEOPLE[..3].to_vec(), Control::Own, Pace::Daily);
    let before = Company::at(&catalog, start.clone(), table.clone()).await;
    let settled = before
        .table
        .settle_habit(PLACE, stamp(ben, 2_000), Key::from("order"), true);
    assert!(matches!(settled.await, Ok(Settled::Now(_))));
    assert_eq!(before.due(), Some(2_000), "there it is as good as a press");
    let mut next = table;
    next.habits = before.now().await.meta.habits;
    let habits = next.habits.get_mut(&ben).unwrap();
    assert!(habits.pressed.is_some());
    let habit = Habit {
        name: Key::from("wood"),
        basis: String::new(),
        usual: false,
    };
    habits.ended.push(EndedHabit { habit, at: 9 });
    // The numbers of questions begin anew with each game.
    let at = Company::at(&catalog, start.clone(), next).await;
    at.lapse(2_000).await;
    let now = at.restart().now().await;
    assert_eq!(now.revision, 1, "the two others would rather be asked");
    assert_eq!(now.state.ask, start.ask);
    assert!(now.meta.has_habit(ben, &Key::from("order")));
    let habits = &now.meta.habits[&ben];
    assert_eq!((habits.pressed, habits.ended.len()), (None, 0));
}
