//! Members who leave, a bot that is removed, channels that go and threads that sleep: what Discord answers then.

mod common;

use common::world;
use reqwest::Method;
use serde_json::{Value, json};

const GUILD: &str = "1100000000000000002";

#[tokio::test]
async fn whoever_left_is_no_member_and_a_bot_that_was_removed_has_no_access() {
    let mut world = world().await;
    let member = format!("/guilds/{GUILD}/members/{}", world.mary);
    assert_eq!(world.call(Method::GET, &member, Value::Null).await.0, 200);
    world.handle.set_member(world.mary, false);
    let (status, error) = world.call(Method::GET, &member, Value::Null).await;
    assert_eq!((status, &error["code"]), (404, &json!(10007)));
    world.handle.set_member(world.mary, true);
    assert_eq!(world.call(Method::GET, &member, Value::Null).await.0, 200);

    let opened = json!({ "recipient_id": world.mary.to_string() });
    let (_, direct) = world
        .call(Method::POST, "/users/@me/channels", opened)
        .await;
    let direct = format!(
        "/channels/{}/messages",
        direct["id"].as_str().expect("an id")
    );
    let here = format!("/channels/{}/messages", world.channel);
    let text = json!({ "content": "hello" });
    world.handle.set_invited(false);
    let gone = world.gateway.event("GUILD_DELETE").await;
    assert_eq!(gone["id"], json!(GUILD));
    for (path, code) in [(&here, 50001), (&direct, 50278)] {
        let (status, error) = world.call(Method::POST, path, text.clone()).await;
        assert_eq!((status, &error["code"]), (403, &json!(code)));
    }
    assert_eq!(
        world.call(Method::GET, &member, Value::Null).await.1["code"],
        json!(10004)
    );
    world.handle.set_invited(true);
    world.gateway.event("GUILD_CREATE").await;
    for path in [&here, &direct] {
        assert_eq!(world.call(Method::POST, path, text.clone()).await.0, 200);
    }
}

#[tokio::test]
async fn in_an_archived_thread_nothing_is_changed_until_somebody_posts_and_a_deleted_one_is_unknown()
 {
    let mut world = world().await;
    let threads = format!("/channels/{}/threads", world.channel);
    let body = json!({ "name": "a game", "type": 11 });
    let (_, thread) = world.call(Method::POST, &threads, body).await;
    world.gateway.event("THREAD_CREATE").await;
    let id: u64 = thread["id"]
        .as_str()
        .expect("an id")
        .parse()
        .expect("a number");
    let posts = format!("/channels/{id}/messages");
    let text = json!({ "content": "hello" });
    let (_, message) = world.call(Method::POST, &posts, text.clone()).await;
    let one = format!("{posts}/{}", message["id"].as_str().expect("an id"));
    assert!(world.handle.archive(id) && !world.handle.archive(world.channel));
    let told = world.gateway.event("THREAD_UPDATE").await;
    assert_eq!(told["thread_metadata"]["archived"], json!(true));
    for method in [Method::PATCH, Method::DELETE] {
        let (status, error) = world.call(method, &one, text.clone()).await;
        assert_eq!((status, &error["code"]), (400, &json!(50083)));
    }
    assert_eq!(world.call(Method::POST, &posts, text.clone()).await.0, 200);
    assert_eq!(world.call(Method::PATCH, &one, text.clone()).await.0, 200);
    world.handle.delete_channel(id).expect("it stands");
    world.gateway.event("THREAD_DELETE").await;
    let (status, error) = world.call(Method::PATCH, &one, text).await;
    assert_eq!((status, &error["code"]), (404, &json!(10003)));
}
