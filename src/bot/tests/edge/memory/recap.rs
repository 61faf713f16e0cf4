//! A round ends with one post; whoever comes back is told what they missed.

use super::*;
use castaway_robinson::{
    command::Command,
    plan::Pawn,
    text::{Lang, TableWords},
};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_round_of_a_group_ends_with_one_short_post_and_the_panel_comes_below_it() {
    let mut me = Person::open().await;
    let people = begun(&mut me).await;
    let first = panel(&me);
    play_until(&me, &people, |me| round(me) == 2).await;
    let told = |me: &Person| seen(me, people[0], "📖");
    until(&me, |me| told(me).len() == 1).await;
    until(&me, |me| panel(me) > number(&told(me)[0])).await;
    let noted = meta(&me).posted.map(|post| post.message);
    assert_eq!(noted, Some(number(&told(&me)[0])), "it goes with its round");
    let post = told(&me)[0]["content"].as_str().unwrap().to_owned();
    assert!(
        post.contains("Round 1 is over") && post.contains("\n• "),
        "{post}"
    );
    assert!(
        post.contains("-# After the event of round 2: Morale") && post.chars().count() < 1700,
        "{post}"
    );
    assert!(!post.contains(" #") && post.lines().count() <= 12, "{post}");
    // Only one panel can be pressed.
    until(&me, |me| components(&me.see(first)).is_empty()).await;
    // Nothing is told twice, whenever the bot starts.
    let me = me.restart().await;
    me.catch_up().await;
    assert_eq!(told(&me).len(), 1);
    play_until(&me, &people, |me| round(me) == 3).await;
    until(&me, |me| told(me).len() == 2).await;
    let last = told(&me).iter().max_by_key(|m| number(m)).cloned().unwrap();
    assert!(
        last["content"]
            .as_str()
            .unwrap()
            .contains("Round 2 is over")
    );
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn alone_no_round_is_told() {
    let me = Person::open().await;
    me.island(json!([])).await;
    let robin = me.user;
    play_until(&me, &[robin], |me| round(me) == 2).await;
    me.catch_up().await;
    assert_eq!(seen(&me, robin, "📖").len(), 0);
    // What happened last is told to whoever asks.
    let page = me.slash("recap", json!([])).await;
    let words = me.words(page);
    assert!(
        words.contains("Round 1") && words.contains("What happened last"),
        "{words}"
    );
    assert_eq!(me.see(page)["ephemeral"], json!(true));
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_comes_back_after_a_day_is_offered_once_to_hear_what_they_missed() {
    let mut me = Person::open().await;
    let people = begun(&mut me).await;
    let [robin, mary] = people;
    play_until(&me, &people, |me| round(me) == 2).await;
    me.set_clock(NOON + 10 * HOUR);
    me.user = mary;
    let board = panel(&me);
    me.press_action(board, "help").await;
    let before = seen(&me, mary, "👋").len();
    // Others go on while she is away.
    let mut minutes = 10 * 60;
    loop {
        minutes += 1;
        me.set_clock(NOON + minutes * HOUR / 60);
        let revision = || {
            me.store
                .load(me.channel)
                .unwrap()
                .unwrap()
                .envelope
                .revision
        };
        let stood = revision();
        if step(&me, &[robin]).await {
            // What is only planned is not told, and a page that he only turns is nothing new.
            if revision() > stood && meta(&me).told_to == revision() {
                break;
            }
            continue;
        }
        assert!(step(&me, &people).await);
    }
    let left = meta(&me).visits[&mary].last_ms;
    me.set_clock(NOON + 2 * DAY);
    for _ in 0..3 {
        let board = panel(&me);
        me.press_action(board, "help").await;
    }
    until(&me, |me| seen(me, mary, "👋").len() == 1).await;
    assert_eq!(before, 0, "not after ten hours");
    me.catch_up().await;
    let offers = seen(&me, mary, "👋");
    assert_eq!(offers.len(), 1, "once");
    let words = offers[0]["content"].as_str().unwrap();
    assert!(words.contains(&format!("<t:{}:R>", left / 1000)), "{words}");
    assert_eq!(seen(&me, robin, "👋").len(), 0, "for her alone");
    let page = me.press_action(number(&offers[0]), "recap").await.unwrap();
    let words = me.words(page);
    assert!(words.contains("Since you were here last"), "{words}");
    // Chance decides where the game stands; a night in the open always threatens.
    let ui = me.stage.app.ui::<Island>().unwrap();
    let loaded = ui.tables().load(me.channel).await.ok().unwrap();
    let view = Island::view(ui.catalog(), &loaded.state, None);
    let sheltered = view.shelter || view.natural_shelter;
    assert!(sheltered || words.contains("What threatens now"), "{words}");
    // Asked again in the same visit, the same is told.
    let again = me.slash("recap", json!([])).await;
    assert!(me.words(again).contains("Since you were here last"));
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_comes_back_reads_who_played_their_seat_and_what_it_did() {
    let mut me = Person::open().await;
    let people = begun(&mut me).await;
    let [robin, mary] = people;
    let ui = me.stage.app.ui::<Island>().unwrap();
    loop {
        let loaded = ui.tables().load(me.channel).await.ok().unwrap();
        if loaded.state.planning && loaded.state.ask.is_none() {
            break;
        }
        assert!(step(&me, &people).await);
    }
    let away = ui.tables().change_meta(me.channel, move |meta| {
        meta.away.push(mary);
    });
    let mut loaded = away.await.ok().unwrap();
    let seat = loaded.meta.seats_of(mary)[0];
    // Something may be used, and Friday or the Dog planned, before her own pawn.
    let what = loop {
        let command = policy::suggest(ui.catalog(), &loaded.state, seat).expect("a plan");
        let stamp = Stamp {
            user: robin,
            interaction: None,
            now_ms: me.clock.load(Ordering::SeqCst),
        };
        let act = Act {
            stamp,
            seen: None,
            command: command.clone(),
        };
        let done = ui.tables().act_as(me.channel, Some(seat), act).await;
        assert!(matches!(done, Ok(Done::Now { .. })));
        if let Command::Assign(what) = command
            && what.pawns.contains(&Pawn::Seat(seat.0))
        {
            break what;
        }
        loaded = ui.tables().load(me.channel).await.ok().unwrap();
    };
    let view = Island::view(ui.catalog(), &loaded.state, None);
    let goal = TableWords::new(Lang::En, ui.catalog(), &view).goal_line(&what.goal);
    let told = format!("For you <@{robin}> did: ");
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
    let ui = me.stage.app.ui::<Island>().unwrap();
    let loaded = loop {
        let loaded = ui.tables().load(me.channel).await.ok().unwrap();
        if loaded.state.planning && loaded.state.ask.is_none() {
            break loaded;
        }
        assert!(step(&me, &people).await);
    };
    me.set_clock(NOON + 3 * HOUR);
    let seat = loaded.meta.seats_of(robin)[0];
    let mut state = loaded.state;
    // Something may be used before anything is planned.
    loop {
        let command = policy::suggest(ui.catalog(), &state, seat).expect("a plan");
        let stamp = Stamp {
            user: robin,
            interaction: None,
            now_ms: me.clock.load(Ordering::SeqCst),
        };
        let act = Act {
            stamp,
            seen: None,
            command: command.clone(),
        };
        let done = ui.tables().act_as(me.channel, Some(seat), act).await;
        assert!(matches!(done, Ok(Done::Now { .. })));
        if matches!(command, Command::Assign(_)) {
            break;
        }
        state = ui.tables().load(me.channel).await.ok().unwrap().state;
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
    let people = begun(&mut me).await;
    let [robin, mary] = people;
    let ui = me.stage.app.ui::<Island>().unwrap();
    loop {
        let loaded = ui.tables().load(me.channel).await.ok().unwrap();
        if loaded.state.planning && loaded.state.ask.is_none() {
            break;
        }
        assert!(step(&me, &people).await);
    }
    let away = ui.tables().change_meta(me.channel, move |meta| {
        meta.away.push(mary);
    });
    let mut loaded = away.await.ok().unwrap();
    let seat = loaded.meta.seats_of(mary)[0];
    loop {
        let command = policy::suggest(ui.catalog(), &loaded.state, seat);
        let Some(command @ (Command::Assign(_) | Command::Use(_))) = command else {
            break;
        };
        let stamp = Stamp {
            user: robin,
            interaction: None,
            now_ms: me.clock.load(Ordering::SeqCst),
        };
        let act = Act {
            stamp,
            seen: None,
            command,
        };
        let done = ui.tables().act_as(me.channel, Some(seat), act).await;
        assert!(matches!(done, Ok(Done::Now { .. })));
        loaded = ui.tables().load(me.channel).await.ok().unwrap();
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
