//! The gateway as a bot sees it.

mod common;

use castaway_sandbox::{SandboxConfig, start};
use common::{Gateway, WAIT, world};
use serde_json::json;

#[tokio::test]
async fn handshake_and_heartbeat() {
    let sandbox = start(SandboxConfig::default()).await.expect("starts");
    let mut gateway = Gateway::connect(&sandbox).await;
    gateway.send(json!({"op": 1, "d": null})).await;
    assert_eq!(gateway.next().await.expect("ack")["op"], 11);
    assert!(!sandbox.handle().bot_online());
    gateway
        .send(json!({"op": 2, "d": {"token": sandbox.token(), "intents": 1, "properties": {}}}))
        .await;
    let ready = gateway.event("READY").await;
    assert_eq!(ready["user"]["bot"], true);
    assert!(
        ready["resume_gateway_url"]
            .as_str()
            .is_some_and(|u| u.starts_with("ws://127."))
    );
    let guild = gateway.event("GUILD_CREATE").await;
    assert_eq!(guild["channels"].as_array().map(Vec::len), Some(2));
    assert_eq!(guild["members"].as_array().map(Vec::len), Some(6));
    assert!(sandbox.handle().bot_online());
    sandbox.shutdown().await;
    assert_eq!(gateway.next().await, Err(1001));
}

#[tokio::test]
async fn wrong_payloads_close() {
    let sandbox = start(SandboxConfig::default()).await.expect("starts");
    for (payload, code) in [
        (
            json!({"op": 2, "d": {"token": "wrong", "intents": 1}}),
            4004,
        ),
        (json!({"op": 2, "d": {"token": sandbox.token()}}), 4013),
        (json!({"op": 3, "d": {}}), 4003),
        (json!({"op": 99}), 4001),
        (json!([]), 4001),
    ] {
        let mut gateway = Gateway::connect(&sandbox).await;
        gateway.send(payload).await;
        assert_eq!(gateway.next().await, Err(code));
    }
}

#[tokio::test]
async fn a_resume_replays_what_was_missed() {
    let mut world = world().await;
    let (_, first) = world.go().await;
    let (seq, session) = (world.gateway.seq, world.gateway.session.clone());
    world.handle.drop_gateway();
    assert!(!world.handle.bot_online());
    assert_eq!(world.gateway.next().await, Err(4000));
    let missed = world
        .handle
        .slash(world.robin, world.channel, "go", &json!([]))
        .expect("slash");

    let mut again = Gateway::connect(&world.sandbox).await;
    again.seq = seq;
    again
        .send(json!({"op": 6, "d": {"token": world.sandbox.token(),
                     "session_id": session, "seq": seq}}))
        .await;
    let event = again.event("INTERACTION_CREATE").await;
    assert_eq!(event["id"], missed.0.to_string());
    assert_ne!(event["id"], first["id"]);
    again.event("RESUMED").await;
    assert!(world.handle.bot_online());
    world.gateway = again;
    let (status, _) = world.answer(&event, json!({"type": 6})).await;
    assert_eq!(status, 400, "a command cannot be deferred as an update");
    let (status, _) = world
        .answer(&event, json!({"type": 4, "data": {"content": "late"}}))
        .await;
    assert_eq!(status, 204);
    assert!(world.handle.wait_ack(missed, WAIT).await.is_some());
}

#[tokio::test]
async fn an_unknown_session_is_invalid() {
    let world = world().await;
    world.handle.forget_sessions();
    let mut again = Gateway::connect(&world.sandbox).await;
    again
        .send(json!({"op": 6, "d": {"token": world.sandbox.token(),
                     "session_id": world.gateway.session, "seq": 2}}))
        .await;
    let invalid = again.next().await.expect("a payload");
    assert_eq!((&invalid["op"], &invalid["d"]), (&json!(9), &json!(false)));
    again
        .send(json!({"op": 2, "d": {"token": world.sandbox.token(), "intents": 1}}))
        .await;
    again.event("READY").await;
}

#[tokio::test]
async fn message_events_need_their_intent() {
    let world = world().await;
    let mut listener = Gateway::ready(&world.sandbox, 1 | 1 << 9).await;
    let id = world
        .handle
        .say(world.mary, world.channel, "hello")
        .expect("says");
    let event = listener.event("MESSAGE_CREATE").await;
    assert_eq!(event["id"], id.to_string());
    assert_eq!(event["author"]["username"], "Mary");
    let added = world.handle.add_channels(2);
    let mut plain = world.gateway;
    for channel in added {
        let event = plain.event("CHANNEL_CREATE").await;
        assert_eq!(event["id"], channel.to_string());
    }
}
