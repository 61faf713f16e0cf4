//! Under load pictures may be skipped, never the last one of a channel.

use std::{sync::Arc, time::Duration};

use castaway_tests::evening::Evening;
use futures_util::future::join_all;
use serde_json::json;

use crate::night::{alone, night, revision};

/// So many tables are played at once.
const CHANNELS: usize = 20;
/// So often each is pressed.
const PRESSES: usize = 15;
/// Twenty pictures take their time where other programs are built beside.
const PATIENCE: Duration = Duration::from_secs(120);

/// The picture of the panel, once it is the one of the last revision as the bot has noted.
fn last_picture(evening: &Evening) -> Option<Vec<u8>> {
    let saved = evening.store.load(evening.channel).ok()??;
    let meta = saved.meta.tree();
    let panel = meta["panel"]["message"].as_u64()?;
    let panel = evening.handle.message(evening.channel, panel)?;
    let shown = meta["panel"]["shown"].as_u64()?;
    let now = saved.envelope.revision;
    let url = panel["attachments"][0]["url"].as_str()?;
    let there = shown == now && revision(&panel) == now;
    there.then(|| evening.handle.attachment(url))?
}

async fn settled(evening: &Evening) -> Vec<u8> {
    let seen = || last_picture(evening).is_some();
    let in_time = evening.handle.until(PATIENCE, seen).await;
    assert!(in_time, "no last picture of {}", evening.panel());
    last_picture(evening).expect("it stays")
}

#[tokio::test(flavor = "multi_thread")]
async fn after_many_fast_presses_each_channel_shows_the_picture_of_its_last_revision() {
    let night = night(alone).await;
    let handle = night.evening.handle.clone();
    let store = Arc::clone(&night.evening.store);
    let mut tables = Vec::new();
    for channel in handle.add_channels(CHANNELS) {
        tables.push(Evening::open_in(&handle, Arc::clone(&store), channel, json!([])).await);
    }
    // Everybody presses again as soon as there is an answer, whether the picture has come or not.
    let pressed = tables.iter().map(|table| async move {
        let begun = table.revision();
        for _ in 0..PRESSES {
            let what = table.decisive().await;
            if let Some(sent) = table.send(table.host, &what) {
                table.answered(sent).await;
            }
        }
        table.revision() - begun
    });
    let steps = join_all(pressed).await;
    assert!(
        steps.iter().all(|steps| *steps >= 5),
        "the games moved: {steps:?}"
    );
    let shown = join_all(tables.iter().map(settled)).await;

    // A program that has seen none of it draws the same from the saves.
    let night = night.restart().await;
    for (table, shown) in tables.into_iter().zip(shown) {
        let table = Evening {
            handle: night.evening.handle.clone(),
            ..table
        };
        let old = table.panel_id();
        let mut meta = store.load(table.channel).unwrap().unwrap().meta.tree();
        // As if the last visit was days ago, so that the panel is posted anew.
        meta["panel"]["at_ms"] = json!(0);
        store.put_meta(table.channel, meta.into()).unwrap();
        let status = json!([{ "name": "status", "type": 1, "options": [] }]);
        table.slash(table.host, "island", status).await;
        let posted = || table.panel_id() != old && last_picture(&table).is_some();
        let in_time = table.handle.until(PATIENCE, posted).await;
        assert!(in_time, "the panel is posted anew: {}", table.panel());
        let drawn = last_picture(&table).expect("it stays");
        assert!(drawn == shown, "another picture in {}", table.channel);
    }
    night.close().await;
}
