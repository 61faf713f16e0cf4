//! Whoever looks on: how they join in, where games run in threads, and what they are told of a game that is not theirs.

use castaway_robinson::{Island, setup::Setup};
use castaway_table::{Deed, Meta, Panel, Stamp};
use serde_json::{Value, json};

use crate::person::{
    Person,
    company::{meta, panel as shown, sub, until, users},
    components,
};

/// Somebody as the option of a command.
fn who(user: u64) -> Value {
    json!([{ "name": "user", "type": 6, "value": user.to_string() }])
}

/// What a command without options says.
async fn said(me: &Person, command: &str) -> String {
    me.words(me.slash(command, json!([])).await)
}

/// Robin plays alone in the channel; the panel.
async fn alone(me: &mut Person) -> u64 {
    me.user = users(me)[0];
    let options = json!([{ "name": "players", "type": 4, "value": 1 }]);
    let panel = me.island(options).await;
    me.until(panel, "board.png").await;
    panel
}

/// Robin plays alone in a thread of the channel; the thread.
async fn in_a_thread(me: &mut Person) -> u64 {
    let all: Vec<u64> = me.handle().users().iter().map(|u| u.id).collect();
    let [robin, .., kim] = all.as_slice() else {
        panic!("nobody is here");
    };
    me.user = *kim;
    let page = me.slash("settings", json!([])).await;
    me.press_action(page, "own-thread").await;
    me.user = *robin;
    me.island(json!([])).await;
    let here = me.channel;
    let found = || {
        let all = me.handle().channels();
        let of = |c: &castaway_sandbox::ChannelInfo| c.parent == Some(here);
        all.into_iter().find(of).map(|c| c.id)
    };
    let thread = me.handle().look_for(crate::person::PATIENCE, found).await;
    // The board is posted, and nothing is owed any more.
    me.catch_up().await;
    thread.expect("a thread")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_friend_reads_how_to_join_in_where_somebody_plays_alone_and_it_is_so() {
    let mut me = Person::open().await;
    let [robin, mary, will] = users(&me);
    let panel = alone(&mut me).await;
    let words = me.words(panel);
    assert!(words.contains("Want in? **/island join**"), "{words}");
    me.user = mary;
    let join = me.words(me.slash("island", sub("join", json!([]))).await);
    let help = me.slash("help", json!([])).await;
    let board = said(&me, "board").await;
    let text = json!([{ "name": "text", "type": 5, "value": true }]);
    let text = me.words(me.slash("board", text).await);
    for part in ["Press **Ask to join in**. If whoever", "**/island new**"] {
        assert!(join.contains(part), "no {part} in {join}");
    }
    for words in [me.words(help), board, text] {
        for part in [
            "whoever plays here can offer you a seat by **/island hand**",
            "**/island copilot**",
            "**/island new**",
        ] {
            assert!(words.contains(part), "no {part} in {words}");
        }
    }
    // The help speaks of the table, and offers nothing that only whoever sits there can do.
    let words = me.words(help);
    assert!(
        words.contains("You look on: this is *Castaways*"),
        "{words}"
    );
    assert!(!words.contains("New here?"), "{words}");
    let presses = components(&me.see(help));
    let first = |c: &Value| crate::person::action(c) == "first-game";
    assert!(!presses.iter().any(first), "{words}");
    me.user = will;
    let words = said(&me, "help").await;
    for part in [
        "Du schaust zu: Das hier ist *",
        "**/insel übergeben**",
        "**/insel vertretung**",
        "einen Platz anbieten",
    ] {
        assert!(words.contains(part), "no {part} in {words}");
    }
    // Whoever plays reads nothing of that.
    me.user = robin;
    for command in ["help", "board"] {
        let words = said(&me, command).await;
        assert!(!words.contains("To join in"), "{words}");
    }
    // Both ways are open where somebody plays alone.
    assert!(!meta(&me).may(mary, Deed::TakePart));
    me.slash("island", sub("copilot", who(mary))).await;
    until(&me, |me| meta(me).may(mary, Deed::TakePart)).await;
    // The board says who moves beside, as long as somebody does.
    let beside = format!("<@{robin}> plays here, and <@{mary}> moves beside");
    let shows = |me: &Person, words: &str| {
        let board = shown(me).and_then(|board| me.find_out(board));
        board.is_some_and(|board| board.to_string().contains(words))
    };
    until(&me, |me| shows(me, &beside)).await;
    assert!(!shows(&me, "plays here alone"));
    me.slash("island", sub("copilot", who(robin))).await;
    until(&me, |me| shows(me, "plays here alone")).await;
    me.slash("island", sub("copilot", who(mary))).await;
    until(&me, |me| shows(me, &beside)).await;
    me.slash("island", sub("hand", who(will))).await;
    me.user = will;
    me.slash("island", sub("join", json!([]))).await;
    until(&me, |me| meta(me).chairs.seated() == [will]).await;
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_looks_on_is_shown_the_board_privately_and_moves_it_from_nobody() {
    let mut me = Person::open().await;
    let [robin, mary, _] = users(&me);
    let panel = alone(&mut me).await;
    me.catch_up().await;
    me.user = mary;
    let seen = me.slash("island", sub("status", json!([]))).await;
    assert_eq!(me.see(seen)["ephemeral"], true, "{}", me.words(seen));
    me.until(seen, "In this channel").await;
    me.catch_up().await;
    assert_eq!(shown(&me), Some(panel));
    assert!(me.find_out(panel).is_some());
    // Whoever moves beside somebody brings the board down, as whoever sits there does.
    me.user = robin;
    me.slash("island", sub("copilot", who(mary))).await;
    until(&me, |me| meta(me).may(mary, Deed::TakePart)).await;
    me.user = mary;
    let told = me.slash("island", sub("status", json!([]))).await;
    assert!(me.words(told).contains("The board is below"));
    until(&me, |me| shown(me).is_some_and(|board| board != panel)).await;
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn games_in_threads_are_told_where_somebody_asks_in_their_channel_and_nowhere_else() {
    let mut me = Person::open().await;
    let [robin, mary, _] = users(&me);
    let thread = in_a_thread(&mut me).await;
    let here = me.channel;
    let (link, says) = (format!("<#{thread}>"), "in a thread of this channel");
    me.user = mary;
    let status = me.words(me.slash("island", sub("status", json!([]))).await);
    let join = me.words(me.slash("island", sub("join", json!([]))).await);
    let (board, games) = (said(&me, "board").await, said(&me, "games").await);
    let help = said(&me, "help").await;
    for words in [status, join, board, games, help] {
        for part in [says, &link, &format!("<@{robin}>"), "Castaways"] {
            assert!(words.contains(part), "no {part} in {words}");
        }
    }
    // Whoever plays there has it in the list of their games, once.
    me.user = robin;
    let words = said(&me, "games").await;
    assert!(words.contains(&link) && !words.contains(says), "{words}");
    assert!(said(&me, "board").await.contains(&link));
    // In another channel nobody is told of it, nor in the thread itself.
    me.user = mary;
    let elsewhere = me.handle().channels();
    let elsewhere = elsewhere.iter().find(|c| c.kind == 0 && c.id != here);
    for channel in [elsewhere.expect("another channel").id, thread] {
        me.channel = channel;
        let words = said(&me, "games").await;
        assert!(!words.contains(says) && !words.contains(&link), "{words}");
    }
    me.close().await;
}

/// Somebody plays alone in a thread of the channel, of which Discord says nothing here.
pub async fn below(me: &Person, thread: u64, user: u64) {
    let now_ms = me.clock.load(std::sync::atomic::Ordering::SeqCst);
    let stamp = Stamp {
        user,
        interaction: None,
        now_ms,
    };
    let meta = Meta {
        chairs: [user].into(),
        parent: Some(me.channel),
        panel: Some(Panel {
            message: 1,
            at_ms: now_ms,
            below: 0,
            shown: None,
        }),
        ..Meta::default()
    };
    let ui = me.stage.app.ui::<Island>().unwrap();
    let tables = ui.tables();
    let begun = tables.begin(thread, stamp, Setup::standard(1), thread, meta);
    assert!(begun.await.is_ok(), "the game begins");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_plays_in_many_threads_reads_of_the_game_of_another() {
    let mut me = Person::open().await;
    let [robin, mary, _] = users(&me);
    me.user = robin;
    below(&me, 9_000, mary).await;
    for thread in 9_001..9_008 {
        below(&me, thread, robin).await;
    }
    let words = said(&me, "games").await;
    for part in ["in a thread of this channel", "<#9000>"] {
        assert!(words.contains(part), "no {part} in {words}");
    }
    // One that is known to be over is not opened any more.
    let saved = me.store.load(9_000).unwrap().expect("a game");
    let over = Meta {
        over: true,
        ..saved.meta.read().unwrap()
    };
    let over = castaway_store::Json::of(&over).unwrap();
    me.store.put_meta(9_000, over).unwrap();
    let words = said(&me, "games").await;
    assert!(!words.contains("<#9000>"), "{words}");
    assert!(words.contains("<#9001>"), "{words}");
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn in_a_thread_nobody_is_told_of_the_threads_beside_it() {
    let mut me = Person::open().await;
    let [_, mary, will] = users(&me);
    let here = me.channel;
    let thread = in_a_thread(&mut me).await;
    below(&me, 9_000, will).await;
    me.user = mary;
    let beside = "<#9000>";
    assert!(said(&me, "games").await.contains(beside));
    me.channel = thread;
    let words = said(&me, "games").await;
    assert!(!words.contains(beside), "{words}");
    me.channel = here;
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_older_game_in_a_thread_learns_its_channel_by_the_first_press_there() {
    let mut me = Person::open().await;
    let thread = in_a_thread(&mut me).await;
    let here = std::mem::replace(&mut me.channel, thread);
    let known = meta(&me);
    assert_eq!(known.parent, Some(here));
    let board = known.panel.expect("a board").message;
    let old = Meta {
        parent: None,
        ..known
    };
    let old = castaway_store::Json::of(&old).unwrap();
    me.store.put_meta(thread, old).unwrap();
    assert_eq!(meta(&me).parent, None);
    me.press_action(board, "help").await;
    until(&me, |me| meta(me).parent == Some(here)).await;
    // Taken into the channel itself, it runs in no thread any more.
    me.channel = here;
    let list = me.slash("island", sub("move", json!([]))).await;
    me.press_action(list, "carry").await;
    assert!(me.so(|| me.store.load(here).unwrap().is_some()).await);
    assert_eq!(meta(&me).parent, None);
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_runs_in_a_channel_is_looked_at_there_and_the_own_game_elsewhere() {
    let mut me = Person::open().await;
    let [robin, mary, _] = users(&me);
    let here = me.channel;
    let thread = in_a_thread(&mut me).await;
    me.user = mary;
    me.channel = thread;
    me.slash("solo", json!([])).await;
    let title = async |me: &Person| {
        let board = me.slash("board", json!([])).await;
        (me.see(board)["embeds"][0]["title"].to_string(), board)
    };
    // In the thread: its game, whose it is, and how she comes back to her own.
    let (name, board) = title(&me).await;
    assert!(name.contains("Castaways"), "{name}");
    let words = me.words(board);
    for part in [&format!("<@{robin}> plays **"), "**/solo** brings it back"] {
        assert!(words.contains(part), "no {part} in {words}");
    }
    let recap = said(&me, "recap").await;
    assert!(
        recap.contains("Castaways") && recap.contains("You look on here"),
        "{recap}"
    );
    // What is her own is of the game that she plays.
    let sheet = said(&me, "me").await;
    assert!(sheet.contains("Your sheet"), "{sheet}");
    // Where nothing runs it is her own game as before.
    me.channel = here;
    let (name, _) = title(&me).await;
    assert!(
        !name.contains("Castaways") && name.contains("Day 1"),
        "{name}"
    );
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_threatens_somebody_who_plays_alone_is_not_said_to_threaten_whoever_looks_on() {
    let mut me = Person::open().await;
    let [robin, mary, _] = users(&me);
    alone(&mut me).await;
    me.user = robin;
    let own = said(&me, "recap").await;
    assert!(own.contains("the night wounds you"), "{own}");
    assert!(!own.contains("You look on here"), "{own}");
    me.user = mary;
    let words = said(&me, "recap").await;
    assert!(words.contains("the night wounds everybody"), "{words}");
    assert!(!words.contains("wounds you"), "{words}");
    assert!(words.contains("You look on here"), "{words}");
    me.close().await;
}
