//! The page's routes, its events, and the state file.

mod common;

use castaway_sandbox::{FirstPage, SandboxConfig, StartButton};
use common::{WAIT, World, read, upload, world, world_of};
use futures_util::StreamExt;
use reqwest::Method;
use serde_json::{Value, json};

async fn get(world: &World, path: &str) -> (u16, Value) {
    let url = format!("{}/sandbox/api{path}", world.sandbox.base_url());
    read(reqwest::get(url).await.expect("an answer")).await
}

async fn post(world: &World, what: &str, body: Value) -> (u16, Value) {
    let base = world.sandbox.base_url();
    let url = format!("{base}/sandbox/api/channels/{}/{what}", world.channel);
    let request = reqwest::Client::new().post(url).json(&body);
    read(request.send().await.expect("an answer")).await
}

/// Reads server-sent events until one has this kind.
async fn event(
    stream: &mut (impl futures_util::Stream<Item = Value> + Unpin),
    kind: &str,
) -> Value {
    let found = async {
        while let Some(value) = stream.next().await {
            if value["type"] == kind {
                return value;
            }
        }
        panic!("the stream ended before {kind}");
    };
    tokio::time::timeout(WAIT, found).await.expect("in time")
}

async fn events(
    world: &World,
    user: u64,
) -> impl futures_util::Stream<Item = Value> + Unpin + use<> {
    let url = format!(
        "{}/sandbox/api/events?user={user}",
        world.sandbox.base_url()
    );
    let answer = reqwest::get(url).await.expect("an answer");
    assert_eq!(answer.headers()["content-type"], "text/event-stream");
    let state = (answer, String::new());
    Box::pin(futures_util::stream::unfold(
        state,
        |(mut answer, mut text)| async move {
            loop {
                if let Some(at) = text.find("\n\n") {
                    let rest = text.split_off(at + 2);
                    let line = text.trim().strip_prefix("data: ").map(str::to_owned);
                    text = rest;
                    if let Some(line) = line {
                        let value = serde_json::from_str(&line).expect("json");
                        return Some((value, (answer, text)));
                    }
                    continue;
                }
                let chunk = answer.chunk().await.ok().flatten()?;
                text.push_str(&String::from_utf8_lossy(&chunk));
            }
        },
    ))
}

#[tokio::test]
async fn state_and_play() {
    let mut world = world().await;
    let robin = world.robin.to_string();
    let (status, state) = get(&world, &format!("/state?user={robin}")).await;
    assert_eq!(status, 200);
    assert_eq!(
        state["users"][0],
        json!({"id": robin, "name": "Robin", "locale": "en-GB"})
    );
    assert_eq!(state["channels"][0]["name"], "island");
    assert_eq!(state["bot"]["online"], true);
    assert_eq!(state["commands"].as_array().map(Vec::len), Some(2));
    assert_eq!(get(&world, "/state?user=5").await.0, 400);

    let mut robins = events(&world, world.robin).await;
    let mut marys = events(&world, world.mary).await;
    let (status, begun) = post(
        &world,
        "command",
        json!({"user": robin, "name": "go", "options": []}),
    )
    .await;
    assert_eq!(status, 200);
    let interaction = world.gateway.event("INTERACTION_CREATE").await;
    assert_eq!(begun["interaction"], interaction["id"]);
    let row = json!([{"type": 1, "components": [{"type": 2, "style": 1, "label": "l", "custom_id": "b"}]}]);
    let body = json!({"type": 4, "data": {"content": "hidden", "flags": 64, "components": row}});
    world.answer(&interaction, body).await;
    let shown = event(&mut robins, "message").await;
    assert_eq!(shown["message"]["ephemeral"], true);
    assert_eq!(shown["message"]["interaction"]["name"], "go");
    event(&mut robins, "ack").await;
    let message = shown["message"]["id"].clone();

    let press = json!({"user": robin, "message": message, "custom_id": "b", "component_type": 2, "values": []});
    assert_eq!(post(&world, "component", press).await.0, 200);
    let interaction = world.gateway.event("INTERACTION_CREATE").await;
    let form = json!({"title": "t", "custom_id": "f", "components": [{"type": 1, "components": [
        {"type": 4, "custom_id": "i", "label": "l", "style": 1}]}]});
    world
        .answer(&interaction, json!({"type": 9, "data": form}))
        .await;
    let modal = event(&mut robins, "modal").await;
    assert_eq!(modal["modal"]["title"], "t");
    let sent = json!({"user": robin, "interaction": modal["interaction"], "values": {"i": "v"}});
    assert_eq!(post(&world, "modal", sent).await.0, 200);
    let interaction = world.gateway.event("INTERACTION_CREATE").await;
    assert_eq!(interaction["message"]["id"], message);
    world.answer(&interaction, json!({"type": 6})).await;

    let dismiss = json!({"user": robin, "message": message});
    assert_eq!(post(&world, "dismiss", dismiss).await.0, 200);
    event(&mut robins, "delete").await;
    let (status, said) = post(
        &world,
        "messages",
        json!({"user": robin, "content": "hello"}),
    )
    .await;
    assert_eq!((status, &said["content"]), (200, &json!("hello")));
    // Mary hears of the open message first: nothing hidden came before.
    let heard = event(&mut marys, "message").await;
    assert_eq!(heard["message"]["content"], "hello");
    world.handle.drop_gateway();
    assert_eq!(event(&mut marys, "bot").await["online"], false);
    let (_, list) = get(
        &world,
        &format!("/channels/{}/messages?user={robin}", world.channel),
    )
    .await;
    assert_eq!(list.as_array().map(Vec::len), Some(1));
}

#[tokio::test]
async fn silence_is_reported() {
    let mut world = world().await;
    let mut robins = events(&world, world.robin).await;
    let (id, _) = world.go().await;
    let failed = event(&mut robins, "failed").await;
    assert_eq!(failed["interaction"], id.0.to_string());
    assert_eq!(failed["message"], Value::Null);
}

#[tokio::test]
async fn bad_requests_of_the_page() {
    let world = world().await;
    for what in [
        "command",
        "autocomplete",
        "component",
        "modal",
        "dismiss",
        "messages",
    ] {
        for body in [
            json!(null),
            json!([]),
            json!({"user": 5}),
            json!({"user": "5"}),
        ] {
            let (status, error) = post(&world, what, body.clone()).await;
            assert!((400..500).contains(&status), "{what} {body}");
            assert!(error["message"].is_string());
        }
    }
}

#[tokio::test]
async fn the_page_is_served() {
    let world = world().await;
    let page = reqwest::get(world.sandbox.base_url())
        .await
        .expect("an answer");
    assert_eq!(page.headers()["content-type"], "text/html; charset=utf-8");
    let html = page.text().await.expect("text");
    let named: Vec<&str> = ["src=\"/", "href=\"/"]
        .iter()
        .flat_map(|mark| html.split(mark).skip(1))
        .filter_map(|rest| rest.split('"').next())
        .collect();
    assert_eq!(named.len(), 11, "{named:?}");
    for name in named {
        let kind = if name.ends_with(".css") {
            "text/css"
        } else {
            "text/javascript"
        };
        let url = format!("{}/{name}", world.sandbox.base_url());
        let answer = reqwest::get(url).await.expect("an answer");
        assert_eq!(answer.status(), 200, "{name}");
        let told = answer.headers()["content-type"].to_str().expect("text");
        assert!(told.starts_with(kind), "{name}: {told}");
    }
}

/// Names of keys, events and requests, which nobody reads.
const NO_WORDS: [&str; 7] = [
    "Enter",
    "Escape",
    "ArrowUp",
    "ArrowDown",
    "Tab",
    "POST",
    "DOMContentLoaded",
];

/// What stands between quotes of a line and looks like something to read: it begins with a capital.
fn words(line: &str) -> Vec<&str> {
    ['\'', '`', '"']
        .iter()
        .flat_map(|quote| line.split(*quote).skip(1).step_by(2))
        .filter(|text| text.len() > 2 && text.starts_with(|c: char| c.is_ascii_uppercase()))
        .filter(|text| text.chars().any(|c| c.is_ascii_lowercase()) || text.contains(' '))
        .filter(|text| !NO_WORDS.contains(text))
        .collect()
}

#[test]
fn all_words_of_the_page_stand_in_one_file() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("page");
    let mut read = 0;
    for file in std::fs::read_dir(folder).expect("the page").flatten() {
        let path = file.path();
        if path.extension().is_none_or(|e| e != "js") || path.ends_with("words.js") {
            continue;
        }
        read += 1;
        let text = std::fs::read_to_string(&path).expect("a script");
        for line in text.lines().map(str::trim) {
            let comment = line.starts_with("//") || line.starts_with("/*");
            let found = if comment { Vec::new() } else { words(line) };
            assert!(found.is_empty(), "{}: {found:?}", path.display());
        }
    }
    assert_eq!(read, 8);
    assert_eq!(
        words("x('Nothing here yet.', 'Done', 'Enter', 'abc')").len(),
        2
    );
}

#[tokio::test]
async fn the_state_file_brings_everything_back() {
    let dir = tempfile::tempdir().expect("dir");
    let path = dir.path().join("state.json");
    let config = SandboxConfig {
        state_file: Some(path.clone()),
        ..SandboxConfig::default()
    };
    let world = world_of(config.clone()).await;
    let message = json!({"content": "kept", "embeds": [{"image": {"url": "attachment://a.png"}}]});
    let to = format!("/channels/{}/messages", world.channel);
    let (status, _) = upload(
        &world.sandbox,
        Method::POST,
        &to,
        &message,
        vec![("a.png", vec![7; 9])],
    )
    .await;
    assert_eq!(status, 200);
    let thread = json!({"name": "branch", "type": 11});
    let to = format!("/channels/{}/threads", world.channel);
    assert_eq!(world.call(Method::POST, &to, thread).await.0, 201);
    let (channel, robin) = (world.channel, world.robin);
    world.sandbox.shutdown().await;

    let sandbox = castaway_sandbox::start(config.clone())
        .await
        .expect("starts");
    let handle = sandbox.handle();
    let kept = handle.messages(channel, robin);
    assert_eq!(kept[0]["content"], "kept");
    let url = kept[0]["embeds"][0]["image"]["url"].as_str().expect("url");
    assert!(url.starts_with(&sandbox.base_url()), "{url}");
    assert_eq!(
        reqwest::get(url)
            .await
            .expect("got")
            .bytes()
            .await
            .expect("bytes")
            .as_ref(),
        [7; 9]
    );
    assert_eq!(handle.commands().len(), 2);
    assert!(handle.channels().iter().any(|c| c.name == "branch"));
    sandbox.shutdown().await;

    std::fs::write(&path, "{ damaged").expect("write");
    let sandbox = castaway_sandbox::start(config).await.expect("starts fresh");
    assert!(sandbox.handle().commands().is_empty());
    assert_eq!(sandbox.handle().channels().len(), 2);
    sandbox.shutdown().await;
}

#[tokio::test]
async fn a_killed_simulator_comes_back_with_all_that_was_shown() {
    let dir = tempfile::tempdir().expect("dir");
    let config = |dir: &std::path::Path| SandboxConfig {
        state_file: Some(dir.join("state.json")),
        ..SandboxConfig::default()
    };
    let world = world_of(config(dir.path())).await;
    let to = format!("/channels/{}/messages", world.channel);
    for n in 0..3 {
        let message = json!({ "content": format!("message {n}") });
        let files = vec![("a.png", vec![n; 9])];
        let (status, _) = upload(&world.sandbox, Method::POST, &to, &message, files).await;
        assert_eq!(status, 200);
    }
    let sent = world.sandbox.handle().messages(world.channel, world.robin);
    let first = format!("{to}/{}", sent[0]["id"].as_str().expect("an id"));
    assert_eq!(world.call(Method::DELETE, &first, Value::Null).await.0, 204);
    // The files as a kill would leave them at this moment.
    let left = tempfile::tempdir().expect("dir");
    copy(dir.path(), left.path());
    let (channel, robin) = (world.channel, world.robin);
    world.sandbox.shutdown().await;

    // Twice, because the second start reads what the first has put together.
    for _ in 0..2 {
        let sandbox = castaway_sandbox::start(config(left.path()))
            .await
            .expect("starts");
        let kept = sandbox.handle().messages(channel, robin);
        let texts: Vec<_> = kept.iter().map(|m| m["content"].clone()).collect();
        assert_eq!(texts, ["message 1", "message 2"]);
        let url = kept[1]["attachments"][0]["url"].as_str().expect("url");
        assert!(url.starts_with(&sandbox.base_url()), "{url}");
        let bytes = reqwest::get(url).await.expect("got").bytes().await;
        assert_eq!(bytes.expect("bytes").as_ref(), [2; 9]);
        sandbox.shutdown().await;
    }
}

fn copy(from: &std::path::Path, to: &std::path::Path) {
    std::fs::create_dir_all(to).expect("a folder");
    for entry in std::fs::read_dir(from).expect("a folder").flatten() {
        let target = to.join(entry.file_name());
        if entry.path().is_dir() {
            copy(&entry.path(), &target);
        } else {
            std::fs::copy(entry.path(), target).expect("a copy");
        }
    }
}

#[tokio::test]
async fn the_first_page_is_what_the_bot_says_of_itself() {
    let world = world().await;
    let (status, state) = get(&world, "/state").await;
    assert_eq!(status, 200);
    assert_eq!(state["first"], json!({"about": {}, "starts": []}));
    world.sandbox.introduce(FirstPage {
        about: [("en".to_owned(), vec!["A bot.".to_owned()])].into(),
        starts: vec![StartButton {
            name: "game".into(),
            path: "game new".into(),
            options: [("players".to_owned(), "1".to_owned())].into(),
            words: [("en".to_owned(), ["A game".to_owned(), "alone".to_owned()])].into(),
        }],
    });
    let (_, state) = get(&world, "/state").await;
    let button = json!({
        "name": "game", "path": "game new", "options": {"players": "1"},
        "words": {"en": ["A game", "alone"]},
    });
    let first = json!({"about": {"en": ["A bot."]}, "starts": [button]});
    assert_eq!(state["first"], first);
}
