//! What a panel tells after a step was taken back.

use crate::person::{Person, action, components};
use serde_json::json;

/// The lines of the story on a panel.
fn story(me: &Person, panel: u64) -> Vec<String> {
    let text = me.see(panel)["embeds"][0]["description"].to_string();
    let lines = text.split("\\n").filter(|line| line.starts_with("-# "));
    lines.map(str::to_owned).collect()
}

fn can_undo(me: &Person, panel: u64) -> bool {
    components(&me.see(panel))
        .iter()
        .any(|c| action(c) == "undo")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_story_stands_after_an_undo_as_it_stood_before_the_step() {
    let me = Person::open().await;
    let panel = me.slash("solo", json!([])).await;
    let mut told = 0;
    for _ in 0..40 {
        let before = story(&me, panel);
        if !me.press(panel).await {
            break;
        }
        // A step that showed dice asks first, and is left alone here.
        if can_undo(&me, panel) {
            me.press_action(panel, "undo").await;
            let asks = components(&me.see(panel))
                .iter()
                .any(|c| action(c) == "undo-sure");
            if asks {
                me.press_action(panel, "undo-sure").await;
            }
            assert_eq!(story(&me, panel), before, "{}", me.words(panel));
            told += before.len();
            me.press(panel).await;
        }
    }
    assert!(told > 20, "there is a story: {told}");
    // And the story goes on from there, without what was taken back.
    let lines = story(&me, panel);
    let mut once = lines.clone();
    once.dedup();
    assert_eq!(lines, once);
    me.close().await;
}
