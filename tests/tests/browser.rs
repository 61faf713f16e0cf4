//! A person's first round in headless Chromium, by mouse and by command, with screenshots.
//! Reproduce: `cargo test -p castaway-tests --test browser -- --nocapture`.

use std::{
    path::Path,
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};

use castaway::ops::load::Stage;
use fantoccini::{Client, ClientBuilder, Locator};
use serde_json::json;

const PATIENCE: Duration = Duration::from_secs(30);

/// A running driver that goes with the test.
struct Driver(Child);

impl Drop for Driver {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn free_port() -> u16 {
    std::net::TcpListener::bind("127.0.0.1:0")
        .and_then(|l| l.local_addr())
        .expect("a free port")
        .port()
}

async fn browser(port: u16, profile: &Path) -> Client {
    let args: Vec<String> = [
        "--headless=new",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--disable-dev-shm-usage",
        "--window-size=1280,900",
    ]
    .map(str::to_owned)
    .into_iter()
    .chain([format!("--user-data-dir={}", profile.display())])
    .collect();
    let mut wants = serde_json::map::Map::new();
    wants.insert("goog:chromeOptions".into(), json!({ "args": args }));
    let end = Instant::now() + PATIENCE;
    loop {
        let builder = ClientBuilder::new(hyper_util::client::legacy::connect::HttpConnector::new());
        let mut builder = builder;
        match builder
            .capabilities(wants.clone())
            .connect(&format!("http://127.0.0.1:{port}"))
            .await
        {
            Ok(client) => return client,
            Err(error) => assert!(Instant::now() < end, "no browser: {error}"),
        }
        tokio::task::yield_now().await;
    }
}

/// Waits for a script to give true.
async fn until(client: &Client, script: &str) {
    let end = Instant::now() + PATIENCE;
    loop {
        let now = client
            .execute(&format!("return !!({script})"), vec![])
            .await
            .expect("the page answers");
        if now == json!(true) {
            return;
        }
        assert!(Instant::now() < end, "in vain: {script}");
        tokio::task::yield_now().await;
    }
}

async fn shot(client: &Client, name: &str) {
    let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("../target/screenshots");
    std::fs::create_dir_all(&dir).expect("a folder");
    let picture = client.screenshot().await.expect("a picture");
    std::fs::write(dir.join(name), picture).expect("a file");
}

async fn command(client: &Client, line: &str) {
    let composer = client
        .find(Locator::Css("[data-testid=composer]"))
        .await
        .expect("the composer");
    composer.click().await.expect("a click");
    composer.send_keys(line).await.expect("keys");
    composer.send_keys("\u{e007}").await.expect("enter");
}

/// The next thing a person would press in the panel, by the prefix of its id.
const NEXT: &str = "[...document.querySelectorAll('.msg:not(.private) button[data-custom-id]:not(:disabled)')]\
    .filter(b => !b.classList.contains('busy') && /\\|(pick|place|go)\\|/.test(b.dataset.customId)).pop()";

#[tokio::test(flavor = "multi_thread")]
async fn the_first_round_by_mouse_and_by_command() {
    let driver = ["/usr/bin/chromedriver", "/usr/local/bin/chromedriver"]
        .into_iter()
        .find(|p| Path::new(p).exists());
    let Some(driver) = driver else {
        println!(
            "skipped: chromedriver is not installed (bash tests/run.sh installs it where apt is allowed)"
        );
        return;
    };
    let port = free_port();
    let child = Command::new(driver)
        .arg(format!("--port={port}"))
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .expect("the driver starts");
    let _driver = Driver(child);
    let data = tempfile::tempdir().expect("a folder");
    let profile = tempfile::tempdir().expect("a folder");
    let stage = Stage::open(data.path()).await.expect("bot and simulator");
    let client = browser(port, profile.path()).await;
    client
        .goto(&stage.sandbox.base_url())
        .await
        .expect("the page");
    until(&client, "document.querySelector('#channels button')").await;
    shot(&client, "1-empty.png").await;

    command(&client, "/island new").await;
    until(
        &client,
        "(document.querySelector('img.pic') || {}).naturalWidth > 400",
    )
    .await;
    until(&client, "document.querySelector('img.pic').alt.length > 40").await;
    shot(&client, "2-begun.png").await;

    // By mouse: menus and buttons until the second round.
    let end = Instant::now() + 3 * PATIENCE;
    let second = "/(Round 2 of|Round 2\\b)/.test(document.getElementById('log').innerText)";
    while client
        .execute(&format!("return {second}"), vec![])
        .await
        .expect("text")
        != json!(true)
    {
        assert!(Instant::now() < end, "the first round does not end");
        let pressed = client
            .execute(
                &format!("const b = {NEXT}; if (b) b.click(); return !!b"),
                vec![],
            )
            .await
            .expect("a press");
        if pressed != json!(true) {
            client
                .execute(
                    "const p = document.querySelector('.msg:not(.private) .pick:not(.busy)[data-custom-id*=\"|plan|\"]');\
                     if (p && !p.querySelector('.menu')) { p.querySelector('button').click();\
                     const o = [...p.querySelectorAll('.menu button')].filter(x => x.dataset.value !== 'kinds'); o[o.length - 1].click(); }",
                    vec![],
                )
                .await
                .expect("a menu");
        }
        until(&client, "!document.querySelector('.busy')").await;
    }
    shot(&client, "3-second-round.png").await;

    // By command.
    command(&client, "/odds").await;
    until(&client, "document.querySelector('.msg.private')").await;
    client.set_window_size(390, 844).await.expect("a phone");
    until(
        &client,
        "innerWidth <= 500 && document.documentElement.scrollWidth <= innerWidth",
    )
    .await;
    shot(&client, "4-phone.png").await;
    client.close().await.expect("the browser closes");
    stage.close().await.shutdown().await;
}
