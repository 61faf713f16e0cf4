//! Pictures that take long: text and buttons of a panel go ahead of its own, and of the boards that somebody looks at one waits.

use crate::{
    book::hold_drawing,
    person::Person,
    typed::{evening, panel_of},
};
use serde_json::{Value, json};

/// The ids of the pictures of a message.
fn pictures(me: &Person, message: u64) -> Vec<Value> {
    let seen = me.see(message);
    let files = seen["attachments"].as_array().into_iter().flatten();
    files.map(|file| file["id"].clone()).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn text_and_buttons_of_a_panel_do_not_wait_for_its_picture() {
    let me = evening(1).await;
    let panel = panel_of(&me);
    me.until(panel, "board.png").await;
    me.catch_up().await;
    let before = me.see(panel);
    let drawn = pictures(&me, panel);
    assert_eq!(drawn.len(), 1);
    let go = hold_drawing(&me).await;
    // By command, so that the answer is not the panel.
    let rest = json!([{ "name": "action", "type": 3, "value": "rest" }]);
    me.slash("assign", rest).await;
    let follows = || me.see(panel)["components"] != before["components"];
    assert!(me.so(follows).await, "{}", me.words(panel));
    assert_eq!(pictures(&me, panel), drawn, "the old one stays for now");
    drop(go);
    assert!(me.so(|| pictures(&me, panel) != drawn).await);
    me.catch_up().await;
    assert_eq!(pictures(&me, panel).len(), 1);
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_the_boards_that_somebody_looks_at_only_the_newest_waits_to_be_drawn() {
    let me = evening(1).await;
    me.until(panel_of(&me), "board.png").await;
    me.catch_up().await;
    let go = hold_drawing(&me).await;
    let mut looks = Vec::new();
    for _ in 0..3 {
        looks.push(me.slash("board", json!([])).await);
    }
    let shown = || -> Vec<usize> {
        let all = looks.iter();
        all.map(|look| pictures(&me, *look).len()).collect()
    };
    assert_eq!(shown(), [0, 0, 0]);
    drop(go);
    assert!(me.so(|| shown().iter().sum::<usize>() > 0).await);
    me.catch_up().await;
    assert_eq!(shown(), [0, 0, 1]);
    me.close().await;
}
