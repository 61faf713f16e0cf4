//! What only the bot of this start knows: its token, and those of interactions.
//! Reproduce one: `cargo test -p castaway-sandbox --test secrets <name> -- --nocapture`.

mod common;

use common::routes::{METHODS, routes};
use common::{Gateway, callback, webhook, world};
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

/// The token that once stood in the source.
const OLD_TOKEN: &str = "MTEwMDAwMDAwMDAwMDAwMDAwMQ.Gsandb.sandbox-token-for-loopback-only-0000000";

#[tokio::test]
async fn rest_takes_the_token_of_this_start_only() {
    let world = world().await;
    let another = common::world().await;
    assert_ne!(world.sandbox.token(), another.sandbox.token());
    let client = reqwest::Client::new();
    // Discord, too, answers these without the bot's token; the first two ask for the interaction's own.
    let open = |path: &str| {
        path.starts_with("/interactions/") || path.starts_with("/webhooks/") || path == "/gateway"
    };
    let guarded = routes()
        .into_iter()
        .filter(|path| path.strip_prefix("/api/v10").is_some_and(|p| !open(p)));
    let inside = [
        "/api/v10/channels/1/messages/1/reactions/interactions/@me".to_owned(),
        "/api/v10/channels/1/messages/1/reactions/webhooks/@me".to_owned(),
        "/api/v10/channels/1/messages/1/reactions/1/gateway".to_owned(),
    ];
    for path in guarded.chain(inside) {
        for method in &METHODS {
            for token in [None, Some(OLD_TOKEN), Some(another.sandbox.token())] {
                let url = format!("{}{path}", world.sandbox.base_url());
                let mut request = client.request(method.clone(), url).json(&json!({}));
                if let Some(token) = token {
                    request = request.header("authorization", format!("Bot {token}"));
                }
                let status = request.send().await.expect("an answer").status();
                assert_eq!(
                    status,
                    StatusCode::UNAUTHORIZED,
                    "{method} {path} {token:?}"
                );
            }
        }
    }
}

#[tokio::test]
async fn an_interactions_token_cannot_be_worked_out() {
    let mut world = world().await;
    let (_, event) = world.go().await;
    let id: u64 = event["id"]
        .as_str()
        .and_then(|s| s.parse().ok())
        .expect("an id");
    // How it once was made of the id, which is little more than the time.
    let old = format!("sandbox-{id:x}-{:x}", id.rotate_left(29) ^ 0x5eed_5eed_5eed);
    let mut forged = event.clone();
    forged["token"] = json!(old);
    let body = json!({"type": 4, "data": {"content": "forged"}});
    let (status, _) = world.answer(&forged, body.clone()).await;
    assert_eq!(status, 404);
    assert_eq!(world.answer(&event, body).await.0, 204);
    let (status, _) = world
        .call(Method::POST, &webhook(&forged), json!({"content": "x"}))
        .await;
    assert_eq!(status, 404);
}

#[tokio::test]
async fn a_callback_is_no_plain_text() {
    let mut world = world().await;
    let (_, event) = world.go().await;
    let url = format!("{}/api/v10{}", world.sandbox.base_url(), callback(&event));
    let body = json!({"type": 4, "data": {"content": "by a form"}}).to_string();
    for kind in ["text/plain", "application/x-www-form-urlencoded"] {
        let request = reqwest::Client::new()
            .post(&url)
            .header("content-type", kind);
        let answer = request.body(body.clone()).send().await.expect("an answer");
        assert_eq!(answer.status(), 400, "{kind}");
    }
    assert_eq!(world.last(), Value::Null, "nothing is said");
}

#[tokio::test]
async fn the_gateway_takes_the_token_of_this_start_only() {
    let world = world().await;
    let another = common::world().await;
    for token in ["", "wrong", OLD_TOKEN, another.sandbox.token()] {
        for payload in [
            json!({"op": 2, "d": {"token": token, "intents": 1, "properties": {}}}),
            json!({"op": 6, "d": {"token": token, "session_id": world.gateway.session, "seq": 1}}),
        ] {
            let mut gateway = Gateway::connect(&world.sandbox).await;
            gateway.send(payload.clone()).await;
            assert_eq!(gateway.next().await, Err(4004), "{payload}");
        }
    }
    assert!(world.handle.bot_online(), "the bot is still there");
}

#[tokio::test]
async fn the_token_is_of_the_usual_shape_and_is_not_shown() {
    let world = world().await;
    let token = world.sandbox.token();
    assert!(serenity::all::validate_token(token).is_ok(), "three parts");
    let secret = token.rsplit('.').next().expect("a last part");
    assert!(secret.len() >= 38, "{} characters", secret.len());
    let shown = format!("{:?} {:?}", world.sandbox, world.handle);
    assert!(!shown.contains(secret), "a log would tell it");
}
