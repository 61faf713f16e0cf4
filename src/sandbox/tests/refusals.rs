//! Refusals over HTTP: codes, statuses and shapes; and ordered faults.

mod common;

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use castaway_sandbox::Route;
use common::{app, callback, comes_back, send, upload, webhook, world};
use reqwest::Method;
use serde_json::{Value, json};

#[tokio::test]
async fn the_shape_of_a_form_error() {
    let mut world = world().await;
    let (_, event) = world.go().await;
    let body = json!({"type": 4, "data": {"embeds": [{"title": "x".repeat(257)}]}});
    let (status, error) = world.answer(&event, body).await;
    assert_eq!(status, 400);
    assert_eq!(
        error,
        json!({"code": 50035, "message": "Invalid Form Body", "errors": {"data": {"embeds": {"0":
            {"title": {"_errors": [{"code": "BASE_TYPE_MAX_LENGTH",
                "message": "Must be 256 or fewer in length."}]}}}}}})
    );
    let refused = world.handle.counters().refused;
    assert_eq!(refused[0].0, 50035);
    assert!(refused[0].1.contains("data.embeds.0.title"));
}

#[tokio::test]
async fn unknown_things() {
    let world = world().await;
    let channel = format!("/channels/{}", world.channel);
    for (method, path, status, code) in [
        (Method::GET, "/channels/1".to_owned(), 404, 10003),
        (Method::POST, "/channels/1/messages".to_owned(), 404, 10003),
        (Method::GET, format!("{channel}/messages/1"), 404, 10008),
        (Method::PATCH, format!("{channel}/messages/1"), 404, 10008),
        (Method::DELETE, format!("{channel}/messages/1"), 404, 10008),
        (Method::PUT, format!("{channel}/pins/1"), 404, 10008),
        (Method::POST, format!("{channel}/messages"), 400, 50006),
        (Method::GET, "/guilds/1".to_owned(), 404, 10004),
        (Method::GET, "/channels/x".to_owned(), 400, 50035),
        (Method::POST, "/webhooks/1/x".to_owned(), 404, 10015),
        (
            Method::POST,
            "/interactions/1/x/callback".to_owned(),
            404,
            10062,
        ),
    ] {
        let (got, error) = world.call(method, &path, json!({})).await;
        assert_eq!((got, &error["code"]), (status, &json!(code)), "{path}");
    }
    let (status, _) = world.call(Method::GET, "/voice/regions", Value::Null).await;
    assert_eq!(status, 404);
    let (status, _) = world.call(Method::PUT, &channel, json!({})).await;
    assert_eq!(status, 404);
    let unknown = world.handle.counters().unknown_routes;
    assert_eq!(unknown.len(), 2, "{unknown:?}");
    assert!(unknown[0].contains("/voice/regions"));
}

#[tokio::test]
async fn a_wrong_token() {
    let world = world().await;
    let url = format!("{}/api/v10/users/@me", world.sandbox.base_url());
    for token in ["", "Bot wrong"] {
        let answer = reqwest::Client::new()
            .get(&url)
            .header("authorization", token)
            .send()
            .await
            .expect("an answer");
        assert_eq!(answer.status(), 401);
        let body: Value = answer.json().await.expect("json");
        assert_eq!(body["message"], "401: Unauthorized");
    }
    let parts: Vec<&str> = world.sandbox.token().split('.').collect();
    assert_eq!(parts.len(), 3);
}

#[tokio::test]
async fn bodies_that_do_not_parse() {
    let world = world().await;
    let url = format!(
        "{}/api/v10/channels/{}/messages",
        world.sandbox.base_url(),
        world.channel
    );
    for (kind, body) in [
        ("application/json", "{"),
        ("application/json", "[[[["),
        ("multipart/form-data", "x"),
        ("multipart/form-data; boundary=x", "--x\r\nrubbish"),
    ] {
        let answer = reqwest::Client::new()
            .post(&url)
            .header("authorization", format!("Bot {}", world.sandbox.token()))
            .header("content-type", kind)
            .body(body)
            .send()
            .await
            .expect("an answer");
        assert_eq!(answer.status(), 400, "{kind} {body}");
    }
    for body in [
        json!(5),
        json!([]),
        json!("x"),
        json!({"embeds": {}}),
        json!({"embeds": [5]}),
        json!({"content": []}),
    ] {
        let path = format!("/channels/{}/messages", world.channel);
        let (status, _) = world.call(Method::POST, &path, body.clone()).await;
        assert_eq!(status, 400, "{body}");
    }
}

#[tokio::test]
async fn large_attachments() {
    let mut world = world().await;
    let (_, event) = world.go().await;
    let body = json!({"type": 4, "data": {"content": "x"}});
    let path = callback(&event);
    let file = |n: usize| vec![("a.bin", vec![0; n])];
    let (status, error) = upload(
        &world.sandbox,
        Method::POST,
        &path,
        &body,
        file(10 * 1024 * 1024 + 1),
    )
    .await;
    assert_eq!((status, &error["code"]), (413, &json!(40005)));
    let (status, _) = upload(
        &world.sandbox,
        Method::POST,
        &path,
        &body,
        file(10 * 1024 * 1024),
    )
    .await;
    assert_eq!(status, 204);
}

#[tokio::test]
async fn commands_are_checked() {
    let world = world().await;
    let path = format!("/applications/{}/commands", app());
    let (status, error) = world
        .call(
            Method::PUT,
            &path,
            json!([{"name": "Big", "description": "d"}]),
        )
        .await;
    assert_eq!((status, &error["code"]), (400, &json!(50035)));
    assert!(error["errors"]["0"]["name"]["_errors"].is_array());
    assert_eq!(world.handle.commands().len(), 2);
    let before = world.handle.commands()[0]["id"].clone();
    let (status, made) = world
        .call(
            Method::PUT,
            &path,
            json!([{"name": "go", "description": "d"}]),
        )
        .await;
    assert_eq!(status, 200);
    assert_eq!(made[0]["id"], before, "a name keeps its id");
    assert_eq!(world.handle.commands().len(), 1);
}

#[tokio::test]
async fn others_messages_cannot_be_edited() {
    let world = world().await;
    let id = world
        .handle
        .say(world.robin, world.channel, "mine")
        .expect("says");
    let path = format!("/channels/{}/messages/{id}", world.channel);
    let (status, error) = world
        .call(Method::PATCH, &path, json!({"content": "x"}))
        .await;
    assert_eq!((status, &error["code"]), (403, &json!(50005)));
    let (status, _) = world.call(Method::DELETE, &path, Value::Null).await;
    assert_eq!(status, 204);
}

#[tokio::test]
async fn ordered_faults() {
    let mut world = world().await;
    let hello = json!({"type": 4, "data": {"content": "x"}});
    let (_, event) = world.go().await;
    world.handle.fail_next(Route::Callback, 429, 1);
    let answer = send(&world.sandbox, Method::POST, &callback(&event), &hello).await;
    assert_eq!(answer.status(), 429);
    assert!(answer.headers().contains_key("retry-after"));
    assert!(answer.headers().contains_key("x-ratelimit-reset-after"));
    let body: Value = answer.json().await.expect("json");
    assert!(body["retry_after"].as_f64().is_some_and(|s| s > 0.0));

    world.handle.fail_next(Route::Callback, 503, 2);
    assert_eq!(world.answer(&event, hello.clone()).await.0, 503);
    assert_eq!(world.answer(&event, hello.clone()).await.0, 503);
    assert!(world.last().is_null());
    // Lost: done, but the bot does not hear of it.
    world.handle.lose_next(Route::Callback, 502, 1);
    assert_eq!(world.answer(&event, hello.clone()).await.0, 502);
    assert_eq!(world.last()["content"], "x");
    assert_eq!(world.answer(&event, hello).await.1["code"], 40060);

    world
        .handle
        .delay_next(Route::Webhook, Duration::from_millis(80), 1);
    let begun = Instant::now();
    let (status, _) = world
        .call(Method::POST, &webhook(&event), json!({"content": "y"}))
        .await;
    assert_eq!(status, 200);
    assert!(begun.elapsed() >= Duration::from_millis(80));
    world.handle.fail_next(Route::Any, 500, 5);
    world.handle.clear_faults();
    assert_eq!(
        world.call(Method::GET, "/users/@me", Value::Null).await.0,
        200
    );
}

#[tokio::test]
async fn times_of_messages_and_how_long_signs_are_known_follow_the_clock_that_is_kept() {
    // Later than any system says, for ids never fall. 2 October 2096.
    const LATER: u64 = 4_000_000_000_000;
    let world = world().await;
    let clock = Arc::new(AtomicU64::new(LATER));
    let time = Arc::clone(&clock);
    (world.sandbox).keep_time(Arc::new(move || time.load(Ordering::SeqCst)));
    let path = format!("/channels/{}/messages", world.channel);
    let body = json!({
        "content": "x", "nonce": "a", "enforce_nonce": true,
        "poll": {"question": {"text": "?"}, "answers": [{"poll_media": {"text": "!"}}], "duration": 1},
    });
    let post = async || world.call(Method::POST, &path, body.clone()).await.1;
    let first = post().await;
    assert_eq!(first["timestamp"], "2096-10-02T07:06:40.000000+00:00");
    assert_eq!(first["poll"]["expiry"], "2096-10-02T08:06:40.000000+00:00");
    // The simulator knows a sign for five minutes.
    for (later_ms, same) in [(299_999, true), (300_001, false)] {
        clock.store(LATER + later_ms, Ordering::SeqCst);
        let again = post().await;
        assert_eq!(again["id"] == first["id"], same, "{later_ms} ms later");
    }
}

#[tokio::test]
async fn a_repeated_message_is_known_by_its_nonce() {
    let world = world().await;
    let path = format!("/channels/{}/messages", world.channel);
    let post = |nonce: &str, enforced: bool| json!({"content": "x", "nonce": nonce, "enforce_nonce": enforced});
    let (status, first) = world.call(Method::POST, &path, post("a", true)).await;
    assert_eq!((status, &first["nonce"]), (200, &json!("a")));
    let (_, again) = world.call(Method::POST, &path, post("a", true)).await;
    assert_eq!(again["id"], first["id"], "no second message");
    for (nonce, enforced) in [("b", true), ("a", false)] {
        let (_, other) = world.call(Method::POST, &path, post(nonce, enforced)).await;
        assert_ne!(other["id"], first["id"], "{nonce}, enforced: {enforced}");
    }
    let long = "n".repeat(26);
    let (status, error) = world.call(Method::POST, &path, post(&long, true)).await;
    assert_eq!((status, &error["code"]), (400, &json!(50035)));

    // Done, but nobody hears of it: the next try gets the same message.
    world.handle.break_next(Route::Posts, 1);
    let body = post("c", true);
    let heard = comes_back(&world.sandbox, Method::POST, &path, &body).await;
    assert!(!heard, "the connection breaks");
    let here = world.handle.messages(world.channel, world.robin).len();
    let (status, _) = world.call(Method::POST, &path, post("c", true)).await;
    assert_eq!(status, 200);
    assert_eq!(
        world.handle.messages(world.channel, world.robin).len(),
        here
    );

    world.handle.refuse_next(Route::Edits, 404, 10008, 1);
    let (status, _) = world.call(Method::POST, &path, post("d", true)).await;
    assert_eq!(status, 200, "only changes are refused");
    let one = format!("{path}/{}", first["id"].as_str().expect("an id"));
    let (status, error) = world
        .call(Method::PATCH, &one, json!({"content": "y"}))
        .await;
    assert_eq!((status, &error["code"]), (404, &json!(10008)));
}
