//! What a callback is answered with, as different libraries ask for it.

mod common;

use common::{callback, world};
use reqwest::Method;
use serde_json::json;

#[tokio::test]
async fn yes_is_spelt_in_several_ways() {
    let mut world = world().await;
    // serenity asks for the message with `true`, discord.py with `1`.
    for (asked, wanted) in [("true", 200), ("1", 200), ("false", 204), ("0", 204)] {
        let options = json!([{"name": "new", "options": [{"name": "size", "value": 2}]}]);
        world
            .handle
            .slash(world.robin, world.channel, "island", &options)
            .expect("slash");
        let event = world.gateway.event("INTERACTION_CREATE").await;
        let path = format!("{}?with_response={asked}", callback(&event));
        let body = json!({"type": 4, "data": {"content": "here"}});
        let (status, _) = world.call(Method::POST, &path, body).await;
        assert_eq!(status, wanted, "{asked}");
    }
}
