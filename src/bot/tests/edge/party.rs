//! A shared island in a channel, and the long challenge of the week in private.

use crate::company::{asked, pick, side_by_side};
use crate::person::{PATIENCE, Person, action, components};
use castaway::ops::load::choose;
use castaway_table::contest::Board;
use serde_json::json;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_fills_up_and_only_the_one_who_is_asked_may_press() {
    let mut me = Person::open().await;
    let users: Vec<u64> = me.handle().users().iter().map(|u| u.id).take(2).collect();
    let new = json!([{ "name": "new", "type": 1, "options": [{ "name": "scenario", "type": 3, "value": "s00" }] }]);
    let table = me.slash("party", new).await;
    let lobby = me.words(table);
    assert!(lobby.contains("Who comes along"), "{lobby}");
    me.user = users[1];
    me.press_action(table, "sit").await;
    assert!(me.words(table).contains(&format!("<@{}>", users[1])));
    // Only the host starts.
    let told = me.press_action(table, "begin").await.unwrap();
    assert!(
        me.words(told).contains("so may anybody who sits here"),
        "{}",
        me.words(told)
    );
    me.user = users[0];
    me.press_action(table, "begin").await;
    assert!(me.words(table).contains("Day 1"), "{}", me.words(table));
    assert!(
        me.words(table).contains("this table waits for everybody"),
        "{}",
        me.words(table)
    );
    me.until(table, "board.png").await;
    // Whoever begins is called, unless it is the one who has just started the game.
    let first = asked(&me.words(table), &users).expect("somebody is asked");
    if first != users[0] {
        called(&me, first, "your turn").await;
    }
    let mut turns = std::collections::BTreeSet::new();
    for _ in 0..24 {
        let words = me.words(table);
        let whose = asked(&words, &users).expect("somebody is asked");
        turns.insert(whose);
        // The other one is told so, and nothing moves.
        me.user = if whose == users[0] {
            users[1]
        } else {
            users[0]
        };
        let before = me.see(table)["components"].clone();
        let night = components(&me.see(table))
            .into_iter()
            .find(|c| action(c) == "night");
        if let Some(night) = night {
            let id = night["custom_id"].as_str().unwrap();
            let told = me.act(table, id, None).await.unwrap();
            let told = me.words(told);
            assert!(told.contains("'s turn."), "{told}");
            assert_eq!(me.see(table)["components"], before);
        }
        me.user = whose;
        if !me.press(table).await {
            break;
        }
    }
    assert_eq!(turns.len(), 2, "both had their turn");
    // The other game is not begun over it.
    let island = me
        .slash(
            "island",
            json!([{ "name": "new", "type": 1, "options": [] }]),
        )
        .await;
    assert!(
        me.words(island).contains("shared island is being played"),
        "{}",
        me.words(island)
    );
    let end = me
        .slash(
            "party",
            json!([{ "name": "end", "type": 1, "options": [] }]),
        )
        .await;
    let asked = me.press_action(end, "end").await;
    let asked = asked.expect("the others are asked");
    me.user = users[usize::from(me.user == users[0])];
    me.press_action(asked, "end").await;
    let island = me
        .slash(
            "island",
            json!([{ "name": "new", "type": 1, "options": [{ "name": "players", "type": 4, "value": 1 }] }]),
        )
        .await;
    assert!(me.words(island).contains("Round 1"), "{}", me.words(island));
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_people_who_sit_down_at_the_same_time_nobody_is_lost() {
    let me = Person::open().await;
    let users: Vec<u64> = me.handle().users().iter().map(|u| u.id).take(4).collect();
    let options = json!([{ "name": "new", "type": 1, "options": [] }]);
    let table = me.slash("party", options).await;
    let join = components(&me.see(table))
        .into_iter()
        .find(|c| action(c) == "sit")
        .unwrap();
    let id = join["custom_id"].as_str().unwrap();
    // All press before anybody is answered, one of them twice.
    let together = [users[1], users[2], users[3], users[1]];
    let presses = (me.handle()).press_together(&together, me.channel, table, id);
    for press in presses.unwrap() {
        me.handle().wait_ack(press, PATIENCE).await.unwrap();
    }
    let words = me.words(table);
    for user in &users {
        assert_eq!(words.matches(&format!("<@{user}>")).count(), 1, "{words}");
    }
    // The table is as it was when the bot comes back, and the old buttons still mean it.
    let mut me = me.restart().await;
    me.user = users[3];
    me.press_action(table, "rise").await;
    me.user = users[0];
    me.press_action(table, "begin").await;
    let words = me.words(table);
    assert!(words.contains("Day 1"), "{words}");
    for (user, seated) in users.iter().zip([true, true, true, false]) {
        assert_eq!(words.contains(&format!("<@{user}>")), seated, "{words}");
    }
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_channel_has_one_table_that_fills_up() {
    let mut me = Person::open().await;
    let users: Vec<u64> = me.handle().users().iter().map(|u| u.id).take(2).collect();
    let options = json!([{ "name": "new", "type": 1, "options": [] }]);
    let old = me.slash("party", options.clone()).await;
    let sit = components(&me.see(old))
        .into_iter()
        .find(|c| action(c) == "sit");
    let sit = sit.unwrap()["custom_id"].as_str().unwrap().to_owned();
    let asked = me.slash("party", options).await;
    let table = me.press_action(asked, "instead").await.unwrap();
    me.user = users[1];
    let forged = me
        .handle()
        .forge_component(me.user, me.channel, old, &sit, None);
    let told = me
        .handle()
        .wait_ack(forged.unwrap(), PATIENCE)
        .await
        .unwrap();
    let told = told.message_id.unwrap();
    assert!(me.words(told).contains("no longer"), "{}", me.words(told));
    me.press_action(table, "sit").await;
    me.user = users[0];
    me.press_action(table, "begin").await;
    assert!(me.words(table).contains("Day 1"), "{}", me.words(table));
    me.close().await;
}

/// Whether somebody is waited for only so long: 1, else 0.
fn deadlines(me: &Person) -> usize {
    let saved = me.store.load(me.channel).unwrap().expect("a game");
    let meta: castaway_table::Meta = saved.meta.read().unwrap();
    usize::from(meta.deadline.is_some())
}

/// Waits until this is the only call in the channel: one that was followed is taken away.
async fn called(me: &Person, user: u64, words: &str) {
    let calls = || -> Vec<String> {
        let all = me.handle().messages(me.channel, me.user);
        let calls = all.iter().map(ToString::to_string);
        calls.filter(|m| m.contains("on the board")).collect()
    };
    let name = format!("<@{user}>");
    let called = || {
        let now = calls();
        now.len() == 1 && now[0].contains(&name) && now[0].contains(words)
    };
    assert!(me.so(called).await, "{words}: {:?}", calls());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_gives_no_answer_in_time_refuses_and_defends_by_itself_even_over_a_restart() {
    let noon = 1_795_262_400_000;
    let minutes = |n: u64| noon + n * 60_000;
    let mut me = Person::open_at(noon).await;
    let users: Vec<u64> = me.handle().users().iter().map(|u| u.id).take(2).collect();
    let options = json!([{ "name": "new", "type": 1, "options": [{ "name": "scenario", "type": 3, "value": "s00" }] }]);
    let table = me.slash("party", options).await;
    me.user = users[1];
    me.press_action(table, "sit").await;
    me.user = users[0];
    me.press_action(table, "begin").await;
    let first = side_by_side(&me);
    let second = users[usize::from(first == users[0])];
    // The old panel says how things stand now.
    me.user = first;
    me.press(table).await;
    me.press_action(table, "trade").await;
    pick(&me, table, "menu", "Offer").await;
    let until = format!("<t:{}:R>", minutes(10) / 1000);
    let words = me.words(table);
    assert!(
        words.contains(&until) && words.contains("means no"),
        "{words}"
    );
    called(&me, second, "answer is needed").await;
    assert_eq!(deadlines(&me), 1);
    // An answer in time counts, and nothing waits any more.
    me.user = second;
    me.set_clock(minutes(9));
    me.press_action(table, "do").await;
    assert_eq!(deadlines(&me), 0, "{}", me.words(table));
    called(&me, first, "your turn").await;
    // Nobody answers, and the bot is away when the time is over.
    me.user = first;
    me.press_action(table, "trade").await;
    pick(&me, table, "menu", "Offer").await;
    let mut me = me.restart().await;
    assert_eq!(deadlines(&me), 1);
    me.set_clock(minutes(20));
    me.until(table, "answer in time").await;
    me.until(table, "declines").await;
    assert_eq!(deadlines(&me), 0);
    // A fight goes on by itself too.
    me.user = first;
    pick(&me, table, "menu", "Attack").await;
    assert!(me.words(table).contains("An attack ends your turn"));
    me.press_action(table, "do-sure").await;
    let words = me.words(table);
    assert!(words.contains("You are under attack"), "{words}");
    called(&me, second, "answer is needed").await;
    assert_eq!(deadlines(&me), 1);
    me.set_clock(minutes(40));
    me.until(table, "answer in time").await;
    me.until(table, "▶️ ").await;
    assert!(!me.words(table).contains("You are under attack"));
    assert_eq!(deadlines(&me), 0, "nobody can change dice");
    // What was done for somebody is told apart in the log.
    let log = me.store.log(me.channel, 0, 99).unwrap();
    let marks = log.iter().filter_map(|e| e.mark.as_deref());
    assert_eq!(marks.filter(|m| *m == "no answer in time").count(), 2);
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_week_is_played_in_private_to_its_end_and_entered() {
    let me = Person::open().await;
    let panel = me.slash("weekly", json!([])).await;
    assert_eq!(me.see(panel)["flags"].as_u64().unwrap_or(0) & 64, 64);
    let mut presses = 0;
    while let Some((id, value)) = choose(&me.see(panel)) {
        assert!(id.starts_with("c1|iw"), "{id}");
        me.act(panel, &id, value).await;
        presses += 1;
        assert!(presses < 900, "{}", me.words(panel));
    }
    let board = me
        .store
        .get_global("board/weekly/2026-W47")
        .unwrap()
        .unwrap();
    let board: Board = serde_json::from_value(board).unwrap();
    assert_eq!(board.entries().len(), 1);
    let scores = me
        .slash(
            "scores",
            json!([{ "name": "board", "type": 4, "value": 2 }]),
        )
        .await;
    assert!(
        me.words(scores).contains("2026-W47"),
        "{}",
        me.words(scores)
    );
    assert!(
        me.words(panel).contains("Rank 1 of 1"),
        "{}",
        me.words(panel)
    );
    let again = me.slash("weekly", json!([])).await;
    assert!(choose(&me.see(again)).is_none(), "{}", me.words(again));
    let post = me
        .slash(
            "share",
            json!([{ "name": "week", "type": 5, "value": true }]),
        )
        .await;
    assert!(me.words(post).contains("2026-W47"), "{}", me.words(post));
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_ends_the_game_of_others_alone() {
    let mut me = Person::open().await;
    let users: Vec<u64> = me.handle().users().iter().map(|u| u.id).take(2).collect();
    let options = json!([{ "name": "new", "type": 1, "options": [] }]);
    let table = me.slash("party", options).await;
    me.user = users[1];
    me.press_action(table, "sit").await;
    me.user = users[0];
    me.press_action(table, "begin").await;
    // Whoever has begun hands over, so that the other one is called.
    let first = asked(&me.words(table), &users).expect("somebody is asked");
    me.user = first;
    while asked(&me.words(table), &users) == Some(first) {
        assert!(me.press(table).await, "a turn ends");
    }
    let other = users[usize::from(first == users[0])];
    called(&me, other, "your turn").await;
    me.user = users[0];
    let end = json!([{ "name": "end", "type": 1, "options": [] }]);
    let sure = me.slash("party", end).await;
    let vote = me.press_action(sure, "end").await;
    let vote = vote.expect("the others are asked");
    assert!(
        me.words(vote).contains("End this game for good"),
        "{}",
        me.words(vote)
    );
    assert!(me.store.load(me.channel).unwrap().is_some());
    // Saying it twice is not saying it for two.
    me.press_action(vote, "end").await;
    assert!(me.store.load(me.channel).unwrap().is_some());
    me.user = users[1];
    me.press_action(vote, "end").await;
    assert!(me.words(vote).contains("archive"), "{}", me.words(vote));
    assert!(me.store.load(me.channel).unwrap().is_none());
    // Nobody is called to a game that is gone.
    let gone = || {
        let all = me.handle().messages(me.channel, me.user);
        !(all.iter()).any(|m| m.to_string().contains("on the board"))
    };
    assert!(me.so(gone).await, "the call still stands");
    me.close().await;
}
