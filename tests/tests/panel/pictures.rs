//! Which pictures a table is shown: the one of the panel, and the whole board for whoever asks.

use serde_json::{Value, json};

use crate::night::{alone, night, until};

/// How large the picture of a message is.
fn size(message: &Value) -> Option<(u64, u64)> {
    let file = &message["attachments"][0];
    Some((file["width"].as_u64()?, file["height"].as_u64()?))
}

#[tokio::test(flavor = "multi_thread")]
async fn the_panel_has_the_picture_of_its_window_and_a_button_for_the_whole_board() {
    let night = night(alone).await;
    night.all_is_well().await;
    let evening = &night.evening;
    until(&night.evening.handle, "the panel is drawn", || {
        size(&evening.panel()) == Some((1100, 700))
    })
    .await;
    let (save, before) = (evening.save(), evening.private(evening.host));
    let panel = evening.panel();
    let panel = panel["id"].as_str().and_then(|id| id.parse().ok());
    evening.press_word(evening.host, panel, "sheet").await;
    until(&night.evening.handle, "the whole board is there", || {
        let now = evening.private(evening.host);
        let fresh = now.iter().find(|id| !before.contains(id));
        let message = fresh.and_then(|id| evening.handle.message(evening.channel, *id));
        message.is_some_and(|message| size(&message) == Some((1200, 1700)))
    })
    .await;
    assert_eq!(evening.save(), save, "looking changes nothing");
    assert_ne!(evening.panel()["components"], json!([]));
}
