//! Presses of the same moment at a table of three: one question whether a game ends, words of being ready, holidays, seats; and what
//! becomes of that question when the game moves on.

use crate::house::{House, here};
use crate::person::{
    PATIENCE, Person, action,
    company::{gone, meta, sub, until, users},
    components,
};
use castaway::discord::GameUi;
use castaway_robinson::{command::Command, game::Island, setup::Setup, state::End};
use castaway_store::Store;
use castaway_table::{Meta, Pace};
use serde_json::{Value, json};

/// Three at a table without a deadline, whose first plan is open: its panel.
pub async fn three(me: &mut Person) -> u64 {
    let [robin, mary, will] = users(me);
    let pace = json!([{ "name": "pace", "type": 4, "value": 3 }]);
    let table = me.slash("island", sub("new", pace)).await;
    for user in [mary, will] {
        me.user = user;
        me.press_action(table, "sit").await;
    }
    me.user = robin;
    me.press_action(table, "begin").await;
    me.until(table, "board.png").await;
    assert_eq!(meta(me).pace, Pace::Relaxed);
    table
}

/// These press buttons of a message before any of them is answered; the messages that answer them.
async fn at_once(me: &Person, message: u64, presses: &[(u64, &str)]) -> Vec<u64> {
    let all = components(&me.see(message));
    let sent: Vec<_> = presses
        .iter()
        .map(|(user, name)| {
            let button = all.iter().find(|c| action(c) == *name);
            let button = button.unwrap_or_else(|| panic!("no {name} in {all:?}"));
            let id = button["custom_id"].as_str().unwrap();
            // Each saw it there, whatever the press before has made of it by now.
            let pressed = (me.handle()).forge_component(*user, me.channel, message, id, None);
            pressed.expect("they see the message")
        })
        .collect();
    let mut answers = Vec::new();
    for press in sent {
        let ack = me.handle().wait_ack(press, PATIENCE).await;
        answers.extend(ack.expect("an answer").message_id);
    }
    answers
}

/// Somebody rests with one of their pawns.
pub async fn rests(me: &mut Person, table: u64, user: u64) {
    me.user = user;
    let all = components(&me.see(table));
    let plan = all.iter().find(|c| action(c) == "plan").expect("a plan");
    let id = plan["custom_id"].as_str().unwrap();
    let page = me.act(table, id, Some("r".into())).await.expect("a page");
    let all = components(&me.see(page));
    let place = all.iter().find(|c| action(c) == "place").expect("a pawn");
    let value = place["options"][0]["value"].as_str().map(str::to_owned);
    me.act(page, place["custom_id"].as_str().unwrap(), value)
        .await;
}

/// The messages for all that say this.
fn said(me: &Person, words: &str) -> usize {
    let all = me.handle().messages(me.channel, me.user);
    let says = |m: &&Value| {
        let content = m["content"].as_str().unwrap_or_default();
        m["ephemeral"] != true && content.contains(words)
    };
    all.iter().filter(says).count()
}

/// Waits until all are told this, and sees that they are told it once.
async fn told_once(me: &Person, words: &str) {
    until(me, |me| said(me, words) > 0).await;
    me.catch_up().await;
    assert_eq!(said(me, words), 1, "{words}");
}

/// The questions to all whether this game shall end.
fn questions(me: &Person) -> usize {
    said(me, "End this game for good?")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_presses_to_end_a_game_ask_the_others_once() {
    let mut me = Person::open().await;
    let [robin, ..] = users(&me);
    three(&mut me).await;
    let sure = me.slash("island", sub("end", json!([]))).await;
    let answers = at_once(&me, sure, &[(robin, "end"), (robin, "end")]).await;
    let says = |words: &str| {
        answers
            .iter()
            .filter(|m| me.words(**m).contains(words))
            .count()
    };
    assert_eq!(says("You have already agreed"), 1, "the second is told so");
    assert_eq!(
        says("End this game for good?"),
        1,
        "the first asks the others"
    );
    me.catch_up().await;
    assert_eq!(questions(&me), 1);
    assert_eq!(meta(&me).ending, [robin]);
    until(&me, |me| meta(me).end_asked.is_some()).await;
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_question_whether_a_game_ends_says_so_when_the_game_moves_on() {
    let mut me = Person::open().await;
    let [robin, mary, will] = users(&me);
    let table = three(&mut me).await;
    let sure = me.slash("island", sub("end", json!([]))).await;
    let vote = me.press_action(sure, "end").await.expect("a vote");
    until(&me, |me| meta(me).end_asked == Some(vote)).await;
    let mut me = me.restart().await;
    me.user = mary;
    me.press_action(vote, "end-no").await;
    assert_eq!(meta(&me).end_asked, Some(vote));
    rests(&mut me, table, will).await;
    me.until(vote, "This is not open any more").await;
    assert_eq!(components(&me.see(vote)), Vec::<Value>::new());
    until(&me, |me| meta(me).stale.is_empty()).await;
    let now = meta(&me);
    assert_eq!(
        (now.ending, now.going_on, now.end_asked),
        (vec![], vec![], None)
    );
    // A new one is asked anew, and says what came of it when too few want it.
    me.user = robin;
    let sure = me.slash("island", sub("end", json!([]))).await;
    let vote = me.press_action(sure, "end").await.expect("a vote");
    for user in [mary, will] {
        me.user = user;
        me.press_action(vote, "end-no").await;
    }
    me.catch_up().await;
    assert!(me.words(vote).contains("it goes on"), "{}", me.words(vote));
    assert_eq!(meta(&me).end_asked, None);
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_wished_to_end_a_game_asks_the_others_where_a_stop_came_before_that() {
    let mut me = Person::open().await;
    let [robin, ..] = users(&me);
    three(&mut me).await;
    me.catch_up().await;
    // The wish was noted, and nothing was posted.
    let mut left = meta(&me);
    left.ending = vec![robin];
    let left = castaway_store::Json::of(&left).unwrap();
    me.store.put_meta(me.channel, left).unwrap();
    let me = me.restart().await;
    let sure = me.slash("island", sub("end", json!([]))).await;
    let vote = me.press_action(sure, "end").await.expect("a vote");
    assert_eq!(questions(&me), 1);
    until(&me, |me| meta(me).end_asked == Some(vote)).await;
    assert_eq!(meta(&me).ending, [robin]);
    // Now they are asked.
    let sure = me.slash("island", sub("end", json!([]))).await;
    let told = me.press_action(sure, "end").await.expect("an answer");
    let words = me.words(told);
    assert!(words.contains("You have already agreed"), "{words}");
    assert_eq!(questions(&me), 1);
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_question_whether_a_game_ends_goes_with_it_and_stays_where_it_has_ended_it() {
    for ends in [false, true] {
        let mut me = Person::open().await;
        let [_, mary, _] = users(&me);
        three(&mut me).await;
        let sure = me.slash("island", sub("end", json!([]))).await;
        let vote = me.press_action(sure, "end").await.expect("a vote");
        until(&me, |me| meta(me).end_asked == Some(vote)).await;
        if ends {
            me.user = mary;
            me.press_action(vote, "end").await;
            me.catch_up().await;
            let words = me.words(vote);
            assert!(words.contains("in the archive"), "{words}");
        } else {
            me.slash("island", sub("shelve", json!([]))).await;
            gone(&me, vote).await;
        }
        assert!(me.store.load(me.channel).unwrap().is_none());
        me.close().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn words_of_being_ready_that_cross_each_other_all_count_and_the_panel_shows_them() {
    let mut me = Person::open().await;
    let [robin, mary, will] = users(&me);
    let table = three(&mut me).await;
    for user in [robin, mary, will, robin, mary, will] {
        rests(&mut me, table, user).await;
    }
    me.catch_up().await;
    /// Who presses what at once, and who is ready then.
    type Crossing<'a> = (&'a [(u64, &'a str)], &'a [u64]);
    let crossing: [Crossing<'_>; 4] = [
        (&[(robin, "go"), (mary, "go")], &[robin, mary]),
        (&[(robin, "not-ready"), (mary, "not-ready")], &[]),
        (&[(robin, "go")], &[robin]),
        // One takes the word back as another gives theirs.
        (&[(robin, "not-ready"), (will, "go")], &[will]),
    ];
    for (presses, ready) in crossing {
        at_once(&me, table, presses).await;
        me.catch_up().await;
        let saved = meta(&me).together.ready;
        for user in [robin, mary, will] {
            let is = ready.contains(&user);
            assert_eq!(saved.contains(&user), is, "{presses:?}: {saved:?}");
            let sign = if is { "✅" } else { "⏳" };
            let shown = format!("{sign} <@{user}>");
            assert!(me.words(table).contains(&shown), "{}", me.words(table));
        }
        // What to press is said once, for however many.
        let words = me.words(table);
        let said = words.matches("**Ready** if the plan is fine").count();
        assert_eq!(said, 1, "{words}");
    }
    // The last word carries the plan out, once, though one of them is given twice.
    at_once(&me, table, &[(mary, "go"), (robin, "go"), (robin, "go")]).await;
    me.catch_up().await;
    let log = me.store.log(me.channel, 0, 10_000).unwrap();
    let go = serde_json::to_value(Command::Advance).unwrap();
    let gone = |entry: &&castaway_store::LogEntry| entry.command.tree()["order"]["command"] == go;
    assert_eq!(log.iter().filter(gone).count(), 1);
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_somebody_does_twice_in_a_moment_all_are_told_once() {
    let mut me = Person::open().await;
    let [_, mary, _] = users(&me);
    let table = three(&mut me).await;
    me.user = mary;
    let page = me.press_action(table, "agreed").await.expect("the page");
    at_once(&me, page, &[(mary, "holiday"), (mary, "holiday")]).await;
    told_once(&me, "is on holiday").await;
    assert!(meta(&me).is_away(mary));
    // She gets up, and sits down again.
    let sure = me.slash("island", sub("leave", json!([]))).await;
    let page = me.press_action(sure, "get-up").await.expect("a page");
    assert_eq!(meta(&me).seats_of(mary), []);
    at_once(&me, page, &[(mary, "take-seat"), (mary, "take-seat")]).await;
    told_once(&me, "sits down").await;
    assert_eq!(meta(&me).seats_of(mary).len(), 1);
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_a_table_and_a_game_alone_that_are_asked_for_at_once_there_is_one() {
    for first in [0, 1] {
        let me = Person::open().await;
        let [robin, mary, _] = users(&me);
        let alone = json!([{ "name": "players", "type": 4, "value": 1 }]);
        let mut asked = [(robin, sub("new", json!([]))), (mary, sub("new", alone))];
        asked.rotate_left(first);
        let sent = asked.map(|(user, options)| {
            let sent = me.handle().slash(user, me.channel, "island", &options);
            sent.expect("it is asked for")
        });
        for asked in sent {
            let answer = me.handle().wait_ack(asked, PATIENCE).await;
            answer.expect("an answer");
        }
        me.catch_up().await;
        let game = me.store.load(me.channel).unwrap().is_some();
        let table = me.store.get_global(&format!("lobby/{}", me.channel));
        assert_ne!(game, table.unwrap().is_some());
        me.close().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn games_of_one_person_that_end_in_one_moment_are_all_entered() {
    const GAMES: usize = 32;
    let house = House::open();
    let ui = house.ui::<Island>();
    let meta = Meta {
        chairs: [7].into(),
        ..Meta::default()
    };
    let setup = Setup::standard(1);
    house.begin::<Island>(here(), setup, 1, meta).await;
    let mut loaded = house.game::<Island>(here()).await;
    loaded.state.end = Some(End::TimeOver);
    std::thread::scope(|all| {
        for n in 0..GAMES {
            let (ui, mut ended) = (&ui, loaded.clone());
            ended.meta.tag = format!("t{n}");
            all.spawn(move || Island::remember(ui, &ended).expect("it is entered"));
        }
    });
    let career = house.store.get_global("career/7").unwrap();
    let games = career.expect("games").as_array().map(Vec::len);
    assert_eq!(games, Some(GAMES));
}
