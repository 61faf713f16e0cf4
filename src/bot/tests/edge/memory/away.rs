//! What others do while somebody is away is told when they look, and theirs to say; whatever they try brings them back.

use super::*;
use castaway_robinson::{
    plan::{Assignment, Goal, Pawn},
    text::{Lang, TableWords},
};
use castaway_table::Pace;

/// Two people who plan, the second of whom is away; and the seat of hers.
async fn one_away(me: &mut Person) -> ([u64; 2], Seat) {
    let people = begun(me).await;
    let mary = people[1];
    let seat = plans(me, &people).await.meta.seats_of(mary)[0];
    let ui = me.stage.app.ui::<Island>().unwrap();
    let away = ui.tables().change_meta(me.channel, move |meta| {
        meta.away.push(mary);
    });
    assert!(away.await.is_ok());
    (people, seat)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_comes_back_reads_who_played_their_seat_and_what_it_did() {
    let mut me = Person::open().await;
    let ([robin, mary], seat) = one_away(&mut me).await;
    // Something may be used, and Friday or the Dog planned, before her own pawn.
    let what = loop {
        let command = suggested(&me, seat).await.expect("a plan");
        assert!(gives(&me, robin, seat, command.clone()).await);
        if let Command::Assign(what) = command
            && what.pawns.contains(&Pawn::Seat(seat.0))
        {
            break what;
        }
    };
    let ui = me.stage.app.ui::<Island>().unwrap();
    let view = Island::view(ui.catalog(), &now(&me).await.state, None);
    let goal = TableWords::new(Lang::En, ui.catalog(), &view).goal_line(&what.goal);
    let told = format!("<@{robin}> decided for you: ");
    for (user, is_told) in [(mary, true), (robin, false)] {
        me.user = user;
        let page = me.slash("recap", json!([])).await;
        let words = me.words(page);
        assert_eq!(words.contains(&told), is_told, "{told}: {words}");
        assert_eq!(words.contains(&goal), is_told, "{goal}: {words}");
    }
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_others_have_only_planned_since_is_told_too() {
    let mut me = Person::open().await;
    let people = begun(&mut me).await;
    let [robin, mary] = people;
    let seat = plans(&me, &people).await.meta.seats_of(robin)[0];
    me.set_clock(NOON + 3 * HOUR);
    // Something may be used before anything is planned.
    loop {
        let command = suggested(&me, seat).await.expect("a plan");
        assert!(gives(&me, robin, seat, command.clone()).await);
        if matches!(command, Command::Assign(_)) {
            break;
        }
    }
    for (user, is_told) in [(mary, true), (robin, false)] {
        me.user = user;
        let page = me.slash("recap", json!([])).await;
        let words = me.words(page);
        let planned = words.contains(&format!("Planned for this round: <@{robin}>"));
        assert_eq!(planned, is_told, "{words}");
        assert!(
            !is_told || !words.contains("Nothing has happened"),
            "{words}"
        );
    }
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_was_away_reads_why_their_first_ready_makes_nobody_ready() {
    let mut me = Person::open().await;
    let ([robin, mary], seat) = one_away(&mut me).await;
    while let Some(command @ (Command::Assign(_) | Command::Use(_))) = suggested(&me, seat).await {
        assert!(gives(&me, robin, seat, command).await);
    }
    me.stage.app.repaint(me.channel);
    me.catch_up().await;
    me.user = mary;
    me.press_action(panel(&me), "go").await;
    until(&me, |me| seen(me, mary, "👋 You are back").len() == 1).await;
    let told = seen(&me, mary, "👋 You are back");
    let words = told[0]["content"].as_str().unwrap();
    assert!(
        words.contains(&format!("<@{robin}> planned for you")),
        "{words}"
    );
    assert!(!meta(&me).together.ready.contains(&mary));
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_refused_brings_back_whoever_was_away_and_nobody_else() {
    let mut me = Person::open().await;
    let ([robin, mary], _) = one_away(&mut me).await;
    for (user, still) in [(robin, vec![mary]), (mary, Vec::new())] {
        me.user = user;
        let before = now(&me).await;
        // There are pawns left to plan.
        me.slash("advance", json!([])).await;
        me.catch_up().await;
        let after = now(&me).await;
        assert_eq!(after.revision, before.revision, "it was refused");
        assert_eq!(after.meta.away, still, "by {user}");
    }
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_comes_back_is_offered_to_hear_of_it_only_where_there_is_something_to_tell() {
    let mut me = Person::open().await;
    let people = begun(&mut me).await;
    let [robin, mary] = people;
    let seat = plans(&me, &people).await.meta.seats_of(robin)[0];
    // Nobody is late, however long she stays away.
    let ui = me.stage.app.ui::<Island>().unwrap();
    let relaxed = ui.tables().change_meta(me.channel, |meta| {
        meta.pace = Pace::Relaxed;
    });
    assert!(relaxed.await.is_ok());
    // She was here after all that.
    me.set_clock(NOON + HOUR);
    me.user = mary;
    me.slash("recap", json!([])).await;
    until(&me, |me| meta(me).visits.contains_key(&mary)).await;
    let rest = Command::Assign(Assignment {
        goal: Goal::Rest,
        pawns: vec![Pawn::Seat(seat.0)],
        price: 0,
        aids: vec![],
        discount: false,
    });
    me.set_clock(NOON + 3 * HOUR);
    assert!(gives(&me, robin, seat, rest.clone()).await);
    let placement = now(&me).await.state.plan[0].id;
    assert!(gives(&me, robin, seat, Command::Unassign { placement }).await);
    let offers = |me: &Person| seen(me, mary, "👋").len();
    me.set_clock(NOON + 2 * DAY);
    me.catch_up().await;
    me.press_action(panel(&me), "help").await;
    me.catch_up().await;
    assert_eq!(offers(&me), 0, "nothing came of it");
    // What stands in the plan is told.
    me.set_clock(NOON + 2 * DAY + HOUR);
    assert!(gives(&me, robin, seat, rest).await);
    me.set_clock(NOON + 2 * DAY + 2 * HOUR);
    me.catch_up().await;
    me.press_action(panel(&me), "help").await;
    until(&me, |me| offers(me) == 1).await;
    me.close().await;
}
