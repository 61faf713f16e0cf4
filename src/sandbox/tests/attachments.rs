//! Attachments come back as what they are, stay as edits name them, and a browser runs none of them.
//! Reproduce one: `cargo test -p castaway-sandbox --test attachments <name> -- --nocapture`.

mod common;

use common::{World, callback, upload, webhook, world};
use reqwest::{Method, Response};
use serde_json::{Value, json};

const PNG: &[u8] = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x10\0\0\0\x08";
const GIF: &[u8] = b"GIF89a\x10\0\x08\0";
const JPEG: &[u8] = b"\xff\xd8\xff\xe0\0\x10JFIF\0";
const WEBP: &[u8] = b"RIFF\x10\0\0\0WEBPVP8 ";
const PAGE: &[u8] = b"<!doctype html><script>alert(1)</script>";
const DRAWING: &[u8] = b"<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>";

/// Sends one file as the bot, with every byte of its part as given; gives it as the message names it.
async fn send(world: &World, part_headers: &str, bytes: &[u8]) -> Value {
    let mut body = format!("--cut\r\n{part_headers}\r\n\r\n").into_bytes();
    body.extend_from_slice(bytes);
    body.extend_from_slice(b"\r\n--cut--\r\n");
    let url = format!(
        "{}/api/v10/channels/{}/messages",
        world.sandbox.base_url(),
        world.channel
    );
    let answer = reqwest::Client::new()
        .post(url)
        .header("authorization", format!("Bot {}", world.sandbox.token()))
        .header("content-type", "multipart/form-data; boundary=cut")
        .body(body)
        .send()
        .await
        .expect("an answer");
    let (status, mut message) = common::read(answer).await;
    assert_eq!(status, 200, "{message}");
    message["attachments"][0].take()
}

async fn fetch(file: &Value) -> Response {
    let url = file["url"].as_str().expect("an address");
    reqwest::get(url).await.expect("an answer")
}

fn header<'a>(answer: &'a Response, name: &str) -> Option<&'a str> {
    answer.headers().get(name).and_then(|v| v.to_str().ok())
}

#[tokio::test]
async fn pictures_are_shown_and_all_else_is_saved() {
    let world = world().await;
    for (name, said, bytes, kind) in [
        ("a.png", "image/png", PNG, Some("image/png")),
        ("a.gif", "image/gif", GIF, Some("image/gif")),
        ("a.jpg", "image/jpeg", JPEG, Some("image/jpeg")),
        ("a.webp", "image/webp", WEBP, Some("image/webp")),
        // What it says of itself counts for nothing.
        ("a.html", "text/html", PNG, Some("image/png")),
        ("a.html", "text/html", PAGE, None),
        ("a.png", "image/png", PAGE, None),
        ("a.png", "text/html; charset=utf-8", PAGE, None),
        ("a.svg", "image/svg+xml", DRAWING, None),
        ("a.js", "text/javascript", b"alert(1)".as_slice(), None),
        ("a.txt", "text/plain", b"words".as_slice(), None),
        (
            "a.xml",
            "application/xhtml+xml",
            b"<html/>".as_slice(),
            None,
        ),
        (
            "a.wav",
            "audio/wav",
            b"RIFF\x10\0\0\0WAVEfmt ".as_slice(),
            None,
        ),
        ("empty.png", "image/png", b"".as_slice(), None),
    ] {
        let part = format!(
            "content-disposition: form-data; name=\"files[0]\"; filename=\"{name}\"\r\ncontent-type: {said}"
        );
        let file = send(&world, &part, bytes).await;
        let answer = fetch(&file).await;
        assert_eq!(answer.status(), 200, "{name}");
        let served = kind.unwrap_or("application/octet-stream");
        assert_eq!(
            header(&answer, "content-type"),
            Some(served),
            "{name} as {said}"
        );
        assert_eq!(file["content_type"], served, "{name} as {said}");
        let save = format!("attachment; filename=\"{name}\"");
        let disposition = header(&answer, "content-disposition").map(str::to_owned);
        assert_eq!(
            disposition,
            kind.is_none().then_some(save),
            "{name} as {said}"
        );
        assert_eq!(header(&answer, "x-content-type-options"), Some("nosniff"));
        assert_eq!(
            answer.bytes().await.expect("bytes").as_ref(),
            bytes,
            "{name}"
        );
    }
}

#[tokio::test]
async fn a_name_brings_no_header() {
    let world = world().await;
    for name in [
        "filename=\"a\\\"; x=\\\"b.html\"",
        "filename=\"a%0d%0ax-evil: 1%0d%0a.html\"",
        "filename=\"a\u{85}.html\"",
        "filename=\"../../a.html\"",
        "filename=\"..\"",
        "filename=\"\"",
        "filename*=UTF-8''a%0d%0ax-evil%3a%201.html; filename=\"a.html\"",
        "filename=\"ä/ö?ü#.html\"",
    ] {
        let part = format!("content-disposition: form-data; name=\"files[0]\"; {name}");
        let file = send(&world, &part, PAGE).await;
        let kept = file["filename"].as_str().expect("a name");
        let plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '-' | '_');
        assert!(kept.chars().all(plain), "{name:?} is kept as {kept:?}");
        assert!(
            kept.chars().any(|c| c != '.'),
            "{name:?} is kept as {kept:?}"
        );
        let answer = fetch(&file).await;
        assert_eq!(answer.status(), 200, "{name:?}");
        assert!(header(&answer, "x-evil").is_none(), "{name:?}");
        let save = format!("attachment; filename=\"{kept}\"");
        assert_eq!(
            header(&answer, "content-disposition"),
            Some(save.as_str()),
            "{name:?}"
        );
    }
}

#[tokio::test]
async fn an_address_gives_a_file_no_other_name() {
    let world = world().await;
    let part = "content-disposition: form-data; name=\"files[0]\"; filename=\"a.txt\"";
    let file = send(&world, part, PAGE).await;
    let url = file["url"].as_str().expect("an address");
    for name in [
        "a.exe",
        "a.txt%0d%0ax-evil:%201",
        "%22a.txt",
        "a.txt%00",
        "A.TXT",
    ] {
        let other = url.replace("a.txt", name);
        let answer = reqwest::get(&other).await.expect("an answer");
        assert_eq!(answer.status(), 404, "{other}");
        assert!(header(&answer, "x-evil").is_none(), "{other}");
    }
}

#[tokio::test]
async fn files_of_an_earlier_run_are_served_no_other_way() {
    let dir = tempfile::tempdir().expect("a folder");
    let config = castaway_sandbox::SandboxConfig {
        state_file: Some(dir.path().join("state.json")),
        ..castaway_sandbox::SandboxConfig::default()
    };
    let world = common::world_of(config.clone()).await;
    let part = "content-disposition: form-data; name=\"files[0]\"; filename=\"a.html\"\r\ncontent-type: text/html";
    send(&world, part, PAGE).await;
    let (channel, robin) = (world.channel, world.robin);
    world.sandbox.shutdown().await;
    // As a run before this one wrote it: the kind that was said, and a name nobody has cleaned.
    let path = dir.path().join("state.json");
    let text = std::fs::read_to_string(&path).expect("the state");
    let text = text.replace("application/octet-stream", "text/html");
    let text = text.replace(
        "\"filename\":\"a.html\"",
        "\"filename\":\"a\\r\\nx-evil: 1.html\"",
    );
    std::fs::write(&path, text).expect("the state");

    let sandbox = castaway_sandbox::start(config).await.expect("starts");
    let kept = sandbox.handle().messages(channel, robin);
    let answer = fetch(&kept[0]["attachments"][0]).await;
    assert!(header(&answer, "x-evil").is_none());
    assert_ne!(header(&answer, "content-type"), Some("text/html"));
    sandbox.shutdown().await;
}

#[tokio::test]
async fn attachments_on_edits() {
    let mut world = world().await;
    let (_, event) = world.go().await;
    let embed =
        |name: &str| json!([{"title": "t", "image": {"url": format!("attachment://{name}")}}]);
    let body = json!({"type": 4, "data": {"embeds": embed("a.png"),
        "attachments": [{"id": 0, "filename": "a.png", "description": "words"}]}});
    let (status, _) = upload(
        &world.sandbox,
        Method::POST,
        &callback(&event),
        &body,
        vec![("a.png", vec![1; 10]), ("b.png", vec![2; 10])],
    )
    .await;
    assert_eq!(status, 204);
    let before = world.last();
    // The file an embed shows is not listed again.
    assert_eq!(before["attachments"].as_array().map(Vec::len), Some(1));
    let first = before["embeds"][0]["image"]["url"]
        .as_str()
        .expect("url")
        .to_owned();
    assert_eq!(world.handle.attachment(&first), Some(vec![1; 10]));
    assert_eq!(
        reqwest::get(&first)
            .await
            .expect("got")
            .bytes()
            .await
            .expect("bytes")
            .len(),
        10
    );

    let path = format!("{}/messages/@original", webhook(&event));
    // Not named: all stay.
    world
        .call(Method::PATCH, &path, json!({"content": "c"}))
        .await;
    assert!(world.handle.attachment(&first).is_some());
    // Named: only those stay, and new ones come.
    let listed = before["attachments"][0]["id"].clone();
    let body = json!({"embeds": embed("c.png"), "attachments": [{"id": listed}, {"id": 0}]});
    let (status, edited) = upload(
        &world.sandbox,
        Method::PATCH,
        &path,
        &body,
        vec![("c.png", vec![3; 10])],
    )
    .await;
    assert_eq!(status, 200);
    assert_eq!(edited["attachments"][0]["id"], listed);
    assert_eq!(edited["attachments"].as_array().map(Vec::len), Some(1));
    // The picture that was replaced is named no more, but a page that was just told of it can still fetch it.
    assert!(!edited.to_string().contains(&first));
    assert!(world.handle.attachment(&first).is_some());
    let second = edited["embeds"][0]["image"]["url"].as_str().expect("url");
    assert_eq!(world.handle.attachment(second), Some(vec![3; 10]));
}

/// Where the files of messages lie while a simulator with this state file runs.
fn spooled(state: &std::path::Path) -> Vec<std::path::PathBuf> {
    let mut found = Vec::new();
    for folder in std::fs::read_dir(state.with_extension("spool"))
        .into_iter()
        .flatten()
    {
        let folder = folder.expect("a folder").path();
        let files = std::fs::read_dir(folder).expect("a folder");
        found.extend(files.map(|file| file.expect("a file").path()));
    }
    found
}

#[tokio::test]
async fn files_lie_on_the_disk_until_the_simulator_stops() {
    let dir = tempfile::tempdir().expect("a folder");
    let state = dir.path().join("state.json");
    let config = castaway_sandbox::SandboxConfig {
        state_file: Some(state.clone()),
        ..castaway_sandbox::SandboxConfig::default()
    };
    let world = common::world_of(config).await;
    assert_eq!(spooled(&state), Vec::<std::path::PathBuf>::new());
    let part = "content-disposition: form-data; name=\"files[0]\"; filename=\"a.png\"";
    let file = send(&world, part, PNG).await;
    let lies = spooled(&state);
    assert_eq!(lies.len(), 1);
    assert_eq!(std::fs::read(&lies[0]).expect("a file"), PNG);
    // What is served comes from there: nothing of it is kept elsewhere.
    std::fs::write(&lies[0], GIF).expect("written");
    let answer = fetch(&file).await;
    assert_eq!(header(&answer, "content-type"), Some("image/gif"));
    assert_eq!(answer.bytes().await.expect("bytes").as_ref(), GIF);
    // A refused message leaves no file.
    let body = json!({"content": "x".repeat(2_001)});
    let to = format!("/channels/{}/messages", world.channel);
    let files = vec![("b.png", PNG.to_vec())];
    let (status, _) = upload(&world.sandbox, Method::POST, &to, &body, files).await;
    assert_eq!(status, 400);
    assert_eq!(spooled(&state), lies);
    world.sandbox.shutdown().await;
    assert!(!state.with_extension("spool").exists());
    assert!(state.exists(), "what is kept between runs stays");
}

/// 1 January 2100.
const FAR_MS: u64 = 4_102_444_800_000;
/// When Discord's count of time begins.
const EPOCH_MS: u64 = 1_420_070_400_000;

#[tokio::test]
async fn a_file_that_an_earlier_run_left_is_not_taken_for_a_new_one() {
    let dir = tempfile::tempdir().expect("a folder");
    let state = dir.path().join("state.json");
    let files = state.with_extension("files");
    std::fs::create_dir(&files).expect("made");
    // No message names them, and the next ids would be theirs.
    let first = (FAR_MS - EPOCH_MS) << 22;
    for id in first..first + 20 {
        std::fs::write(files.join(id.to_string()), GIF).expect("written");
    }
    // A copy that a kill has cut short goes by itself.
    let cut = files.join("7.new-0");
    std::fs::write(&cut, &GIF[..3]).expect("written");
    let config = castaway_sandbox::SandboxConfig {
        state_file: Some(state.clone()),
        ..castaway_sandbox::SandboxConfig::default()
    };
    let world = common::world_of(config).await;
    assert!(!cut.exists());
    world.sandbox.keep_time(std::sync::Arc::new(|| FAR_MS));
    let part = "content-disposition: form-data; name=\"files[0]\"; filename=\"a.png\"";
    let file = send(&world, part, PNG).await;
    let id: u64 = file["id"].as_str().expect("an id").parse().expect("an id");
    assert!(id >= first, "it is of that time");
    world.sandbox.shutdown().await;
    let lies = std::fs::read(files.join(id.to_string())).expect("a file");
    assert_eq!(lies, PNG);
    let left = std::fs::read_dir(&files).expect("a folder").count();
    assert_eq!(left, 1, "what nobody names is gone");
}

#[tokio::test]
async fn a_folder_of_files_that_was_deleted_is_made_again_and_older_files_are_still_served() {
    let dir = tempfile::tempdir().expect("a folder");
    let state = dir.path().join("state.json");
    let config = castaway_sandbox::SandboxConfig {
        state_file: Some(state.clone()),
        ..castaway_sandbox::SandboxConfig::default()
    };
    let world = common::world_of(config).await;
    let part = "content-disposition: form-data; name=\"files[0]\"; filename=\"a.png\"";
    let old = send(&world, part, PNG).await;
    std::fs::remove_dir_all(state.with_extension("spool")).expect("deleted");
    let new = send(&world, part, PNG).await;
    assert_eq!(spooled(&state).len(), 1);
    for file in [old, new] {
        let answer = fetch(&file).await;
        assert_eq!(answer.bytes().await.expect("bytes").as_ref(), PNG);
    }
    world.sandbox.shutdown().await;
    assert!(!state.with_extension("spool").exists());
}

#[tokio::test]
async fn a_file_that_cannot_be_written_or_read_is_an_error_of_that_request_alone() {
    let dir = tempfile::tempdir().expect("a folder");
    let state = dir.path().join("state.json");
    let config = castaway_sandbox::SandboxConfig {
        state_file: Some(state.clone()),
        ..castaway_sandbox::SandboxConfig::default()
    };
    let world = common::world_of(config).await;
    let part = "content-disposition: form-data; name=\"files[0]\"; filename=\"a.png\"";
    let file = send(&world, part, PNG).await;
    let shown = world.last();
    // A file lies where their folder should, and the copy that is kept between runs is gone.
    let spool = state.with_extension("spool");
    std::fs::remove_dir_all(&spool).expect("deleted");
    std::fs::write(&spool, b"").expect("written");
    let kept = state.with_extension("files");
    let kept = kept.join(file["id"].as_str().expect("an id"));
    std::fs::remove_file(&kept).expect("deleted");

    let to = format!("/channels/{}/messages", world.channel);
    let files = vec![("b.png", PNG.to_vec())];
    let body = json!({"content": "with a picture"});
    let (status, said) = upload(&world.sandbox, Method::POST, &to, &body, files).await;
    assert_eq!(status, 500, "{said}");
    assert_eq!(world.last(), shown, "no message without its picture");
    assert_eq!(fetch(&file).await.status(), 500);
    assert_eq!(
        world
            .handle
            .attachment(file["url"].as_str().expect("an address")),
        None
    );
    std::fs::write(&kept, PNG).expect("written");
    let (status, _) = world
        .call(Method::POST, &to, json!({"content": "without"}))
        .await;
    assert_eq!(status, 200);
    assert_eq!(world.last()["content"], "without");
    world.sandbox.shutdown().await;
}
