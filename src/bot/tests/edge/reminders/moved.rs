//! A panel that moves further down leaves nothing behind, and what leads to it leads to where it stands.

use castaway::ops::load::choose;
use castaway_sandbox::Route;

use super::*;

/// For as many requests as a test will ever see.
const ALWAYS: u32 = 1_000_000;

fn panel(me: &Person) -> u64 {
    meta(me).panel.expect("a panel").message
}

fn stands(me: &Person, message: u64) -> bool {
    me.handle().message(me.channel, message).is_some()
}

/// The panel is out of sight, and something is new on it.
fn moves_down(me: &Person) {
    beside(me, |meta| {
        if let Some(panel) = &mut meta.panel {
            (panel.below, panel.shown) = (u32::MAX, Some(0));
        }
    });
    me.stage.app.repaint(me.channel);
}

/// The lines that lead further down.
fn lines(me: &Person) -> usize {
    let all = me.handle().messages(me.channel, me.user);
    let leads = |m: &&Value| {
        m["content"]
            .as_str()
            .is_some_and(|c| c.contains("further down"))
    };
    all.iter().filter(leads).count()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_old_board_goes_once_the_new_one_stands_and_calls_lead_to_that() {
    let mut me = Person::open().await;
    let [_, mary, _] = users(&me);
    let first = begun(&mut me, SEVERAL).await;
    me.set_clock(NOON + HOUR);
    until(&me, |me| calls(me, mary).len() == 1).await;
    me.catch_up().await;
    for _ in 0..3 {
        let old = panel(&me);
        moves_down(&me);
        until(&me, |me| {
            let stood = stands(me, old);
            let moved = panel(me) != old;
            assert!(stood || moved, "never without a board");
            moved && !stood
        })
        .await;
        let way = format!("/{}/{})", me.channel, panel(&me));
        until(&me, |me| calls(me, mary)[0].to_string().contains(&way)).await;
        me.catch_up().await;
    }
    assert!(!stands(&me, first) && stands(&me, panel(&me)));
    assert_eq!((lines(&me), meta(&me).stale.len()), (0, 0));
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_old_board_that_cannot_be_taken_away_says_that_the_game_goes_on_further_down() {
    let mut me = Person::open().await;
    let refused = begun(&mut me, RELAXED).await;
    me.handle().refuse_next(Route::Deletes, 400, 50021, 1);
    moves_down(&me);
    me.until(refused, "further down").await;
    assert_eq!(components(&me.see(refused)), Vec::<Value>::new());
    until(&me, |me| meta(me).stale.is_empty()).await;
    // What passes is tried again.
    let late = panel(&me);
    me.handle().fail_next(Route::Deletes, 503, 2);
    moves_down(&me);
    until(&me, |me| !stands(me, late) && meta(me).stale.is_empty()).await;
    assert_eq!((me.handle().faults_left(), lines(&me)), (0, 1));
    me.stage.close().await.shutdown().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_old_board_that_a_stop_left_goes_at_the_next_start_and_answers_until_then() {
    let mut me = Person::open().await;
    let old = begun(&mut me, RELAXED).await;
    me.handle().fail_next(Route::Deletes, 503, ALWAYS);
    moves_down(&me);
    until(&me, |me| {
        meta(me).stale.len() == 1 && me.handle().faults_left() < ALWAYS
    })
    .await;
    let page = me.press_action(old, "help").await.expect("an answer");
    assert_eq!(me.see(page)["ephemeral"], json!(true));
    assert!(stands(&me, old));
    let me = me.restart_after(castaway_sandbox::SandboxHandle::clear_faults);
    let me = me.await;
    until(&me, |me| !stands(me, old) && meta(me).stale.is_empty()).await;
    assert!(stands(&me, panel(&me)));
    me.stage.close().await.shutdown().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_press_in_the_moment_in_which_a_board_goes_counts_and_is_answered() {
    let me = Person::open().await;
    let board = me.island(json!([])).await;
    let (id, value) = loop {
        let (id, value) = choose(&me.see(board)).expect("something to press");
        if !id.contains("|plan|") {
            break (id, value);
        }
        me.act(board, &id, value).await;
    };
    let revision = || {
        let saved = me.store.load(me.channel).unwrap().expect("a game");
        saved.envelope.revision
    };
    let before = revision();
    me.handle().refuse_next(Route::Callback, 404, 10008, 1);
    let told = me.act(board, &id, value).await.expect("an answer");
    assert_ne!(told, board);
    assert_eq!(me.see(told)["ephemeral"], json!(true));
    let words = me.words(told);
    assert!(words.contains("further down"), "{words}");
    assert!(revision() > before, "it counts");
    me.stage.close().await.shutdown().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_press_that_only_turns_a_page_in_that_moment_is_answered_so_too() {
    let me = Person::open().await;
    let board = me
        .island(json!([{ "name": "players", "type": 4, "value": 1 }]))
        .await;
    me.until(board, "board.png").await;
    let all = components(&me.see(board));
    let plan = all.iter().find(|c| action(c) == "plan").expect("a menu");
    let id = plan["custom_id"].as_str().expect("an id");
    me.handle().refuse_next(Route::Callback, 404, 10008, 1);
    let told = me.act(board, id, Some("r".into())).await;
    let told = told.expect("an answer");
    assert_eq!(me.see(told)["ephemeral"], json!(true));
    let words = me.words(told);
    assert!(words.contains("further down"), "{words}");
    me.stage.close().await.shutdown().await;
}
