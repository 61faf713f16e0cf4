//! Interactions from event to follow-up, and the states of their tokens.

mod common;

use std::time::Duration;

use common::{WAIT, callback, webhook, world};
use reqwest::Method;
use serde_json::{Value, json};

#[tokio::test]
async fn a_command_and_its_answer() {
    let mut world = world().await;
    let options = json!([{"name": "new", "options": [
        {"name": "size", "value": 3}, {"name": "with", "value": world.mary.to_string()},
    ]}]);
    let id = world
        .handle
        .slash(world.robin, world.channel, "island", &options)
        .expect("slash");
    let event = world.gateway.event("INTERACTION_CREATE").await;
    assert_eq!(event["type"], 2);
    assert_eq!(event["locale"], "en-GB");
    assert_eq!(event["attachment_size_limit"], 10_485_760);
    assert_eq!(event["data"]["options"][0]["type"], 1);
    assert_eq!(event["data"]["options"][0]["options"][0]["type"], 4);
    let mary = world.mary.to_string();
    assert_eq!(
        event["data"]["resolved"]["users"][&mary]["username"],
        "Mary"
    );
    assert!(event["data"]["resolved"]["members"][&mary].is_object());
    assert_eq!(event["member"]["user"]["username"], "Robin");

    assert!(
        world
            .handle
            .wait_ack(id, Duration::from_millis(30))
            .await
            .is_none()
    );
    let path = format!("{}?with_response=true", callback(&event));
    let body = json!({"type": 4, "data": {"content": "here"}});
    let (status, answer) = world.call(Method::POST, &path, body).await;
    assert_eq!(status, 200);
    let ack = world.handle.wait_ack(id, WAIT).await.expect("ack");
    assert_eq!(ack.kind, 4);
    assert!(ack.elapsed >= Duration::from_millis(30));
    let message = ack.message_id.expect("message").to_string();
    assert_eq!(answer["resource"]["message"]["id"], message);
    assert_eq!(answer["interaction"]["response_message_id"], message);
    assert_eq!(world.last()["interaction"]["name"], "island new");
    assert_eq!(world.handle.counters().callbacks, 1);
}

#[tokio::test]
async fn what_a_client_would_not_send() {
    let world = world().await;
    let (robin, channel) = (world.robin, world.channel);
    let slash = |name: &str, options: Value| world.handle.slash(robin, channel, name, &options);
    assert!(slash("nothing", json!([])).is_err());
    assert!(slash("island", json!([])).is_err());
    assert!(slash("island", json!([{"name": "new"}])).is_err());
    assert!(
        slash(
            "island",
            json!([{"name": "new", "options": [{"name": "x"}]}])
        )
        .is_err()
    );
    // Values of another type than the option's, or out of its range.
    let new = |name: &str, value: Value| {
        let size = json!({"name": "size", "value": 3});
        let option = json!({"name": name, "value": value});
        let options = match name {
            "size" => json!([option]),
            _ => json!([size, option]),
        };
        slash("island", json!([{"name": "new", "options": options}]))
    };
    for (name, value) in [
        ("size", json!("three")),
        ("size", json!(2.5)),
        ("size", json!(null)),
        ("size", json!(0)),
        ("size", json!(9)),
        ("called", json!(7)),
        ("called", json!("much too long a name")),
        ("open", json!("yes")),
        ("mood", json!("sour")),
    ] {
        let told = new(name, value.clone()).expect_err("refused").to_string();
        assert!(told.contains(name), "{name} {value}: {told}");
    }
    assert!(world.handle.slash(1, channel, "go", &json!([])).is_err());
    assert!(world.handle.slash(robin, 1, "go", &json!([])).is_err());
    assert!(world.handle.press(robin, channel, 1, "x").is_err());
    assert_eq!(world.handle.counters().events, 0);
}

#[tokio::test]
async fn states_of_a_token() {
    let mut world = world().await;
    let hello = json!({"type": 4, "data": {"content": "x"}});
    let original = |event: &Value| format!("{}/messages/@original", webhook(event));

    // Before the callback there is no webhook.
    let (id, event) = world.go().await;
    let (status, error) = world
        .call(Method::POST, &webhook(&event), json!({"content": "x"}))
        .await;
    assert_eq!((status, &error["code"]), (404, &json!(10015)));
    // A wrong token is no interaction.
    let mut wrong = event.clone();
    wrong["token"] = json!("sandbox-1-2");
    let (status, error) = world.answer(&wrong, hello.clone()).await;
    assert_eq!((status, &error["code"]), (404, &json!(10062)));
    // A refused callback does not acknowledge.
    let empty = json!({"type": 4, "data": {"content": ""}});
    let (status, error) = world.answer(&event, empty).await;
    assert_eq!((status, &error["code"]), (400, &json!(50006)));
    let (status, _) = world.answer(&event, hello.clone()).await;
    assert_eq!(status, 204);
    // Once only.
    let (status, error) = world.answer(&event, hello.clone()).await;
    assert_eq!((status, &error["code"]), (400, &json!(40060)));
    let (status, _) = world
        .call(Method::PATCH, &original(&event), json!({"content": "y"}))
        .await;
    assert_eq!(status, 200);
    assert_eq!(world.last()["content"], "y");
    // Not after fifteen minutes.
    world.handle.age(id, Duration::from_secs(901));
    let (status, error) = world
        .call(Method::GET, &original(&event), Value::Null)
        .await;
    assert_eq!((status, &error["code"]), (401, &json!(50027)));

    // Not after three seconds.
    let (id, event) = world.go().await;
    world.handle.age(id, Duration::from_secs(4));
    let (status, error) = world.answer(&event, hello.clone()).await;
    assert_eq!((status, &error["code"]), (404, &json!(10062)));
    assert!(world.handle.wait_ack(id, Duration::ZERO).await.is_none());

    // A deleted answer is unknown.
    let (_, event) = world.go().await;
    world.answer(&event, hello).await;
    let (status, _) = world
        .call(Method::DELETE, &original(&event), Value::Null)
        .await;
    assert_eq!(status, 204);
    let (status, error) = world
        .call(Method::GET, &original(&event), Value::Null)
        .await;
    assert_eq!((status, &error["code"]), (404, &json!(10008)));
    let refused: Vec<u32> = world
        .handle
        .counters()
        .refused
        .iter()
        .map(|r| r.0)
        .collect();
    assert_eq!(refused, [10015, 10062, 50006, 40060, 50027, 10062, 10008]);
}

#[tokio::test]
async fn deferred_answers_and_follow_ups() {
    let mut world = world().await;
    let (_, event) = world.go().await;
    let (status, _) = world
        .answer(&event, json!({"type": 5, "data": {"flags": 64}}))
        .await;
    assert_eq!(status, 204);
    assert_eq!(world.last()["thinking"], true);
    assert!(world.handle.messages(world.channel, world.mary).is_empty());
    // The first follow-up fills the deferred answer; the flags do not count.
    let (_, first) = world
        .call(Method::POST, &webhook(&event), json!({"content": "one"}))
        .await;
    assert_eq!(first["content"], "one");
    assert_eq!(world.handle.messages(world.channel, world.robin).len(), 1);
    assert!(world.handle.messages(world.channel, world.mary).is_empty());
    assert_eq!(world.last()["thinking"], false);
    let (_, second) = world
        .call(Method::POST, &webhook(&event), json!({"content": "two"}))
        .await;
    assert_eq!(second["type"], 19);
    assert_eq!(world.handle.messages(world.channel, world.mary).len(), 1);
    let path = format!(
        "{}/messages/{}",
        webhook(&event),
        second["id"].as_str().expect("id")
    );
    let (status, _) = world
        .call(Method::PATCH, &path, json!({"content": "three"}))
        .await;
    assert_eq!(status, 200);
    assert_eq!(world.last()["content"], "three");
}

#[tokio::test]
async fn components_and_their_updates() {
    let mut world = world().await;
    let (_, event) = world.go().await;
    let rows = json!([
        {"type": 1, "components": [
            {"type": 2, "style": 1, "label": "a", "custom_id": "a"},
            {"type": 2, "style": 1, "label": "b", "custom_id": "b", "disabled": true}]},
        {"type": 1, "components": [{"type": 3, "custom_id": "s", "max_values": 2, "options": [
            {"label": "1", "value": "1"}, {"label": "2", "value": "2"}]}]},
    ]);
    world
        .answer(
            &event,
            json!({"type": 4, "data": {"content": "x", "components": rows}}),
        )
        .await;
    let message: u64 = world.last()["id"]
        .as_str()
        .and_then(|s| s.parse().ok())
        .expect("id");
    let (robin, mary, channel) = (world.robin, world.mary, world.channel);
    assert!(world.handle.press(mary, channel, message, "b").is_err());
    assert!(world.handle.press(mary, channel, message, "s").is_err());

    let press = world
        .handle
        .press(mary, channel, message, "a")
        .expect("press");
    let event = world.gateway.event("INTERACTION_CREATE").await;
    assert_eq!(
        (&event["type"], &event["data"]["component_type"]),
        (&json!(3), &json!(2))
    );
    assert_eq!(event["message"]["id"], message.to_string());
    let (status, _) = world
        .answer(&event, json!({"type": 7, "data": {"content": "new"}}))
        .await;
    assert_eq!(status, 204);
    let ack = world.handle.wait_ack(press, WAIT).await.expect("ack");
    assert_eq!((ack.kind, ack.message_id), (7, Some(message)));
    assert_eq!(world.last()["content"], "new");
    assert_eq!(world.last()["components"].as_array().map(Vec::len), Some(2));

    let values = |v: &[&str]| v.iter().map(ToString::to_string).collect::<Vec<_>>();
    let select = |v: &[&str]| {
        world
            .handle
            .select(robin, channel, message, "s", &values(v))
    };
    assert!(select(&["3"]).is_err());
    assert!(select(&[]).is_err());
    select(&["1", "2"]).expect("select");
    let event = world.gateway.event("INTERACTION_CREATE").await;
    assert_eq!(event["data"]["values"], json!(["1", "2"]));
    world.answer(&event, json!({"type": 6})).await;
    let path = format!("{}/messages/@original", webhook(&event));
    world
        .call(
            Method::PATCH,
            &path,
            json!({"content": "selected", "components": []}),
        )
        .await;
    assert_eq!(world.last()["content"], "selected");
    assert_eq!(world.last()["components"], json!([]));
}

#[tokio::test]
async fn modals() {
    let mut world = world().await;
    let (opener, event) = world.go().await;
    let form = json!({"title": "Form", "custom_id": "f", "components": [
        {"type": 1, "components": [{"type": 4, "custom_id": "name", "style": 1, "label": "Name", "min_length": 2}]},
        {"type": 1, "components": [{"type": 4, "custom_id": "more", "style": 2, "label": "More", "required": false}]},
    ]});
    world.answer(&event, json!({"type": 9, "data": form})).await;
    assert!(world.handle.modal(opener).is_some());
    let send = |values: &[(&str, &str)]| {
        world
            .handle
            .submit_modal(world.robin, world.channel, opener, values)
    };
    assert!(send(&[]).is_err());
    assert!(send(&[("name", "x")]).is_err());
    send(&[("name", "Friday")]).expect("sent");
    let event = world.gateway.event("INTERACTION_CREATE").await;
    assert_eq!(event["type"], 5);
    assert_eq!(
        event["data"]["components"][0]["components"][0]["value"],
        "Friday"
    );
    let (status, _) = world.answer(&event, json!({"type": 9, "data": form})).await;
    assert_eq!(status, 400, "no form from a form");
    let (status, _) = world
        .answer(&event, json!({"type": 4, "data": {"content": "ok"}}))
        .await;
    assert_eq!(status, 204);
}

#[tokio::test]
async fn redelivery() {
    let mut world = world().await;
    let (id, event) = world.go().await;
    assert!(world.handle.redeliver(id));
    let again = world.gateway.event("INTERACTION_CREATE").await;
    assert_eq!(event, again);
    let hello = json!({"type": 4, "data": {"content": "x"}});
    assert_eq!(world.answer(&event, hello.clone()).await.0, 204);
    assert_eq!(world.answer(&again, hello).await.1["code"], 40060);
    assert_eq!(world.handle.counters().events, 2);
    assert_eq!(world.handle.messages(world.channel, world.robin).len(), 1);
}

#[tokio::test]
async fn autocomplete_answers_choices_only() {
    let mut world = world().await;
    let (handle, robin, channel) = (world.handle.clone(), world.robin, world.channel);
    let options =
        json!([{"name": "new", "options": [{"name": "size", "value": "", "focused": true}]}]);
    let typed = tokio::spawn(async move {
        handle
            .autocomplete(robin, channel, "island", &options)
            .await
    });
    let event = world.gateway.event("INTERACTION_CREATE").await;
    assert_eq!(event["type"], 4);
    let (status, _) = world
        .answer(&event, json!({"type": 4, "data": {"content": "x"}}))
        .await;
    assert_eq!(status, 400);
    let many: Vec<Value> = (0..26).map(|n| json!({"name": "n", "value": n})).collect();
    let (status, _) = world
        .answer(&event, json!({"type": 8, "data": {"choices": many}}))
        .await;
    assert_eq!(status, 400);
    world
        .answer(
            &event,
            json!({"type": 8, "data": {"choices": [{"name": "n", "value": 1}]}}),
        )
        .await;
    let choices = typed.await.expect("task").expect("choices");
    assert_eq!(
        (choices[0].name.as_str(), &choices[0].value),
        ("n", &json!(1))
    );
}

#[tokio::test]
async fn people_who_press_in_one_moment_all_press_what_they_saw_or_nobody_does() {
    let mut world = world().await;
    let (_, event) = world.go().await;
    let rows = json!([{"type": 1, "components": [
        {"type": 2, "style": 1, "label": "a", "custom_id": "a"},
        {"type": 2, "style": 1, "label": "b", "custom_id": "b", "disabled": true}]}]);
    let shown = json!({"type": 4, "data": {"content": "x", "components": rows}});
    world.answer(&event, shown).await;
    let shown = world.last();
    let id = shown["id"].as_str().and_then(|id| id.parse().ok());
    let (robin, mary, message): (u64, u64, u64) = (world.robin, world.mary, id.expect("id"));
    let together = |users: &[u64], id: &str| {
        let handle = &world.handle;
        handle.press_together(users, world.channel, message, id)
    };
    let stranger = 1;
    assert!(together(&[robin, stranger], "a").is_err());
    assert!(together(&[robin, mary], "b").is_err());
    let users = [robin, mary, robin];
    let pressed = together(&users, "a").expect("all see it");
    assert_eq!(pressed.len(), users.len());
    for (user, press) in users.into_iter().zip(pressed) {
        // The first takes the button away from the others.
        let event = world.gateway.event("INTERACTION_CREATE").await;
        assert_eq!(event["member"]["user"]["id"], user.to_string());
        let gone = json!({"type": 7, "data": {"content": "gone", "components": []}});
        assert_eq!(world.answer(&event, gone).await.0, 204);
        let ack = world.handle.wait_ack(press, WAIT).await.expect("ack");
        assert_eq!((ack.kind, ack.message_id), (7, Some(message)));
    }
}

#[tokio::test]
async fn where_a_test_gives_more_time_than_discord_an_answer_may_take_that_and_no_longer() {
    let mut world = world().await;
    world.handle.set_ack_time(2 * WAIT);
    for (older, status) in [(WAIT, 204), (3 * WAIT, 404)] {
        let (id, event) = world.go().await;
        world.handle.age(id, older);
        let hello = json!({"type": 4, "data": {"content": "x"}});
        assert_eq!(world.answer(&event, hello).await.0, status, "{older:?}");
    }
}
