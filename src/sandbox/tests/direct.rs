//! Direct messages: whose they are, and that they can be closed.

mod common;

use castaway_sandbox::SandboxConfig;
use common::{World, read, world_of};
use reqwest::Method;
use serde_json::{Value, json};

async fn get(world: &World, path: &str) -> (u16, Value) {
    let url = format!("{}/sandbox/api{path}", world.sandbox.base_url());
    read(reqwest::get(url).await.expect("an answer")).await
}

#[tokio::test]
async fn direct_messages_are_seen_by_one_alone_who_can_close_them() {
    let dir = tempfile::tempdir().expect("dir");
    let config = SandboxConfig {
        state_file: Some(dir.path().join("state.json")),
        ..SandboxConfig::default()
    };
    let world = world_of(config.clone()).await;
    let (robin, mary) = (world.robin.to_string(), world.mary.to_string());
    let opened = json!({ "recipient_id": mary });
    let (status, channel) = world
        .call(Method::POST, "/users/@me/channels", opened)
        .await;
    assert_eq!(status, 200);
    let to = format!(
        "/channels/{}/messages",
        channel["id"].as_str().expect("an id")
    );
    let text = json!({ "content": "for you" });
    assert_eq!(world.call(Method::POST, &to, text.clone()).await.0, 200);
    let direct = |state: &Value| {
        let all = state["channels"].as_array().expect("channels").clone();
        all.into_iter().filter(|c| c["type"] == 1).count()
    };
    let (_, marys) = get(&world, &format!("/state?user={mary}")).await;
    assert_eq!((direct(&marys), marys["direct"].clone()), (1, json!(true)));
    let (_, robins) = get(&world, &format!("/state?user={robin}")).await;
    assert_eq!(direct(&robins), 0);
    // She closes them: what stands can still be changed, and nothing new comes.
    let url = format!("{}/sandbox/api/direct", world.sandbox.base_url());
    let close = reqwest::Client::new()
        .post(url)
        .json(&json!({ "user": mary, "open": false }));
    assert_eq!(read(close.send().await.expect("an answer")).await.0, 200);
    let (status, error) = world.call(Method::POST, &to, text.clone()).await;
    assert_eq!((status, error["code"].as_u64()), (403, Some(50007)));
    world.sandbox.shutdown().await;
    let sandbox = castaway_sandbox::start(config).await.expect("starts");
    let url = format!("{}/sandbox/api/state?user={mary}", sandbox.base_url());
    let (_, state) = read(reqwest::get(url).await.expect("an answer")).await;
    assert_eq!(state["direct"], false, "and it stays so");
    sandbox.shutdown().await;
}
