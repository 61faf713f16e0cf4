//! The message of a table is deleted, the thread of a game is archived or deleted: nothing is lost. A table that fills up goes with
//! its channel, and its people are told.

use castaway_sandbox::Route;
use castaway_table::Meta;
use serde_json::{Value, json};

use super::{everybody, new, owed::kept, users};
use crate::person::{self, Person, action, components};

async fn until(me: &Person, what: &str, holds: impl Fn() -> bool) {
    assert!(me.so(holds).await, "{what}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_message_of_a_table_that_was_deleted_is_posted_anew_for_who_asks_for_it() {
    let mut me = Person::open().await;
    let [robin, mary, will] = users(&me);
    let table = me.slash("island", new(json!([]))).await;
    me.user = mary;
    me.press_action(table, "sit").await;
    me.user = robin;
    let page = me.press_action(table, "options").await.unwrap();
    let stands = |me: &Person| {
        let kept = me
            .store
            .get_global(&format!("lobby/{}", me.channel))
            .unwrap();
        kept.unwrap()["message"].as_u64().unwrap()
    };
    assert_eq!(stands(&me), table);
    me.handle().delete(me.channel, table).unwrap();
    // Whoever would open another is shown the way to it.
    me.user = will;
    let told = me.slash("island", new(json!([]))).await;
    let second = stands(&me);
    assert_ne!(second, table);
    let words = me.words(told);
    assert!(
        words.contains(&format!("/{}/{second})", me.channel)),
        "{words}"
    );
    for user in [robin, mary] {
        assert!(
            me.words(second).contains(&format!("<@{user}>")),
            "{}",
            me.words(second)
        );
    }
    // Deleted once more: a press on a page or beside it brings it back as well.
    me.handle().delete(me.channel, second).unwrap();
    me.press_action(told, "sit").await;
    until(&me, "a third message", || stands(&me) != second).await;
    let third = stands(&me);
    me.until(third, &format!("<@{will}>")).await;
    me.handle().delete(me.channel, third).unwrap();
    me.user = robin;
    me.press_action(page, "option").await;
    until(&me, "a fourth message", || stands(&me) != third).await;
    let last = stands(&me);
    me.press_action(last, "begin").await;
    me.until(last, "board.png").await;
    let saved = me.store.load(me.channel).unwrap().expect("a game");
    let meta: Meta = saved.meta.read().unwrap();
    assert_eq!(meta.chairs, [robin, mary, will].into());
    me.stage.close().await.shutdown().await;
}

/// Robin and Mary whose game has begun in a thread of its own: the thread, and the panel there.
async fn in_a_thread(me: &mut Person) -> (u64, u64) {
    let [robin, mary, _] = users(me);
    let table = me.slash("island", new(json!([]))).await;
    me.user = mary;
    me.press_action(table, "sit").await;
    me.user = robin;
    let page = me.press_action(table, "options").await.unwrap();
    me.press_action(page, "play-in").await;
    me.until(table, "thread of its own").await;
    me.press_action(table, "begin").await;
    let here = me.channel;
    let of_here = |c: &castaway_sandbox::ChannelInfo| c.parent == Some(here);
    let thread = me.handle().channels().into_iter().find(of_here);
    me.channel = thread.expect("a thread").id;
    let panel = panel(me).await;
    me.until(panel, "board.png").await;
    (me.channel, panel)
}

/// Waits for a panel in the person's channel.
async fn panel(me: &Person) -> u64 {
    let plans = |m: &Value| components(m).iter().any(|c| action(c) == "plan");
    me.find(|m| m["ephemeral"] != true && plans(m)).await
}

/// What somebody finds among their direct messages.
fn letters(me: &Person, user: u64) -> Vec<Value> {
    let channels = me.handle().channels();
    let direct = channels.iter().find(|c| c.recipient == Some(user));
    direct.map_or_else(Vec::new, |direct| me.handle().messages(direct.id, user))
}

fn archived(me: &Person, thread: u64) -> bool {
    let mut all = me.handle().channels().into_iter();
    all.find(|c| c.id == thread).expect("a thread").archived
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_archived_thread_is_opened_by_the_next_panel_and_the_old_one_put_away() {
    let mut me = Person::open().await;
    let (thread, old) = in_a_thread(&mut me).await;
    // Beside what the game posts nothing is written there, so the thread goes to sleep.
    until(&me, "the first posts", || {
        me.handle().messages(thread, me.user).len() > 1
    })
    .await;
    assert!(me.handle().archive(thread));
    let (id, value) = castaway::ops::load::choose(&me.see(old)).expect("something to press");
    let page = me.act(old, &id, value).await.expect("an answer");
    // What is chosen for oneself changes nothing for all.
    if let Some((id, value)) = castaway::ops::load::choose(&me.see(page)) {
        me.act(page, &id, value).await;
    }
    until(&me, "the thread is open", || !archived(&me, thread)).await;
    let new = panel(&me).await;
    assert_ne!(new, old);
    me.until(new, "board.png").await;
    until(&me, "the old one is put away", || {
        let left = me.find_out(old);
        left.is_none_or(|left| components(&left).is_empty())
    })
    .await;
    me.stage.close().await.shutdown().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_whose_thread_or_channel_is_deleted_waits_on_the_shelf_and_its_people_are_told() {
    // Taken up from the shelf, and brought by the command that moves a game.
    for (thread, way) in [(true, "resume"), (false, "resume"), (false, "move")] {
        let mut me = Person::open().await;
        let [robin, mary, will] = users(&me);
        let elsewhere = me.handle().channels()[1].id;
        if thread {
            in_a_thread(&mut me).await;
        } else {
            let table = me.slash("island", new(json!([]))).await;
            me.user = mary;
            me.press_action(table, "sit").await;
            me.user = robin;
            me.press_action(table, "begin").await;
            me.until(table, "board.png").await;
        }
        let lost = me.channel;
        let game = |channel: u64| {
            let saved = me.store.load(channel).unwrap()?;
            let log = me.store.log(channel, 0, 999).unwrap();
            Some(format!("{:?} {log:?}", saved.envelope))
        };
        let before = game(lost).expect("a game");
        me.handle().delete_channel(lost).unwrap();
        until(&me, "it is on the shelf", || game(lost).is_none()).await;
        // Each in their own language, and nobody else.
        for user in [robin, mary] {
            let [letter] = letters(&me, user).try_into().expect("one letter");
            assert!(letter.to_string().contains("/island resume"), "{letter}");
        }
        assert!(letters(&me, will).is_empty());
        let restarted = me.restart().await;
        me = restarted;
        let takes = json!([{ "name": way, "type": 1, "options": [] }]);
        // Nobody who does not sit there takes it.
        (me.user, me.channel) = (will, elsewhere);
        let none = me.slash("island", takes.clone()).await;
        let words = me.words(none);
        let refused = ["no such game", "kein solches Spiel"];
        let refused = refused.iter().any(|refused| words.contains(refused));
        assert!(refused, "{way}: {words}");
        // Mary sits there and leads nothing.
        me.user = mary;
        let list = me.slash("island", takes).await;
        me.press_action(list, "carry").await;
        let saved = me.store.load(elsewhere).unwrap().expect("a game");
        let log = me.store.log(elsewhere, 0, 999).unwrap();
        assert_eq!(format!("{:?} {log:?}", saved.envelope), before);
        panel(&me).await;
        me.stage.close().await.shutdown().await;
    }
}

/// How the bot learns that the channel of a table is gone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Learns {
    /// Discord tells of it.
    Told,
    /// By the answer to an edit.
    Answered,
    /// It was away then, and looks when it comes back.
    Away,
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_goes_with_its_channel_and_whoever_sat_or_waited_there_is_told() {
    for learns in [Learns::Told, Learns::Answered, Learns::Away] {
        let mut me = Person::open().await;
        let [robin, mary, will, ann, _] = everybody(&me);
        let (lost, elsewhere) = (me.channel, me.handle().channels()[1].id);
        let table = me.slash("island", new(json!([]))).await;
        let page = me.press_action(table, "options").await.unwrap();
        // From four to three to two.
        for _ in 0..2 {
            me.press_action(page, "room").await;
        }
        for user in [mary, will] {
            me.user = user;
            me.press_action(table, "sit").await;
        }
        assert_eq!(kept(&me)["lobby"]["waiting"], json!([will]));
        me.user = robin;
        me.channel = elsewhere;
        let list = me.slash("games", json!([])).await;
        let link = format!("/{lost}/");
        assert!(me.words(list).contains(&link), "{}", me.words(list));
        me.channel = lost;
        me.catch_up().await;
        match learns {
            Learns::Told => me.handle().delete_channel(lost).unwrap(),
            Learns::Answered => {
                // Unknown Channel.
                me.handle().refuse_next(Route::Edits, 404, 10003, 1);
                me.press_action(page, "option").await;
            }
            Learns::Away => {
                let sandbox = me.stage.close().await;
                sandbox.handle().delete_channel(lost).unwrap();
                let stage = person::stage(sandbox, &me.store, &me.clock, me.data.path()).await;
                me = Person { stage, ..me };
            }
        }
        until(&me, "nothing is kept of it", || kept(&me).is_null()).await;
        for user in [robin, mary, will] {
            let [letter] = letters(&me, user).try_into().expect("one letter");
            let letter = letter["content"].to_string();
            assert!(letter.contains('📦'), "{learns:?}: {letter}");
            let opens = ["/island new", "/insel neu"];
            let opens = opens.iter().any(|opens| letter.contains(opens));
            assert!(opens, "{learns:?}: {letter}");
        }
        assert!(letters(&me, ann).is_empty());
        me.channel = elsewhere;
        let list = me.slash("games", json!([])).await;
        assert!(!me.words(list).contains(&link), "{}", me.words(list));
        me.stage.close().await.shutdown().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whom_no_message_reaches_hears_once_of_a_table_that_is_gone_after_their_next_command() {
    let mut me = Person::open().await;
    let [robin, mary, _] = users(&me);
    let (lost, elsewhere) = (me.channel, me.handle().channels()[1].id);
    let table = me.slash("island", new(json!([]))).await;
    me.user = mary;
    me.press_action(table, "sit").await;
    me.handle().set_direct(robin, false);
    me.handle().delete_channel(lost).unwrap();
    until(&me, "nothing is kept of it", || kept(&me).is_null()).await;
    assert_eq!(letters(&me, mary).len(), 1);
    assert_eq!(letters(&me, robin).len(), 0);
    let mut me = me.restart().await;
    (me.user, me.channel) = (robin, elsewhere);
    let gone = |m: &Value| {
        m.to_string()
            .contains("a table that you had joined was deleted")
    };
    me.slash("games", json!([])).await;
    let told = me.find(gone).await;
    assert_eq!(me.see(told)["ephemeral"], true);
    assert!(me.words(told).contains("/island new"), "{}", me.words(told));
    me.catch_up().await;
    // Whoever was told by a message, and whoever has heard, is not told again.
    for user in [robin, mary] {
        me.user = user;
        me.slash("games", json!([])).await;
        me.catch_up().await;
    }
    let all = me.handle().messages(elsewhere, robin);
    assert_eq!(all.iter().filter(|m| gone(m)).count(), 1);
    let all = me.handle().messages(elsewhere, mary);
    assert_eq!(all.iter().filter(|m| gone(m)).count(), 0);
    me.stage.close().await.shutdown().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_stays_in_a_channel_in_which_the_bot_merely_may_not_write() {
    let me = Person::open().await;
    let table = me.slash("island", new(json!([]))).await;
    let page = me.press_action(table, "options").await.unwrap();
    me.catch_up().await;
    // Missing Access, Missing Permissions.
    for code in [50001, 50013] {
        me.handle().refuse_next(Route::Edits, 403, code, 1);
        me.press_action(page, "option").await;
        let refused = async {
            while me.handle().faults_left() > 0 {
                me.catch_up().await;
                tokio::task::yield_now().await;
            }
        };
        let in_time = tokio::time::timeout(person::PATIENCE, refused).await;
        assert!(in_time.is_ok(), "{code}: nothing is edited");
        me.catch_up().await;
        assert!(!kept(&me).is_null(), "{code}");
    }
    assert!(letters(&me, me.user).is_empty());
    me.stage.close().await.shutdown().await;
}
