//! A headless Chromium through its driver, and the few things a person does with it.
//!
//! Sleeps: a browser is a process of its own and is asked again and again, as a person looks again.

use std::{
    fmt::Debug,
    path::Path,
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};

use castaway::ops::load::Stage;
use fantoccini::{Client, ClientBuilder, Locator, wd::WebDriverCompatibleCommand};
use serde_json::{Value, json};

/// So long a person waits before giving up.
pub const PATIENCE: Duration = Duration::from_secs(120);
/// So often a person looks again.
const LOOK: Duration = Duration::from_millis(25);

/// Games of this seed are played where it matters to nobody which.
const SEED: u64 = 2;

/// Bot and simulator over the saves of a folder. What is random begins alike each time, so that what fails once fails again.
pub async fn opened(data: &Path) -> Stage {
    seeded(data, SEED).await
}

/// The same with games of another seed.
pub async fn seeded(data: &Path, seed: u64) -> Stage {
    Stage::seeded(data, seed).await.expect("bot and simulator")
}

/// A running driver that goes with the test.
struct Driver(Child);

impl Drop for Driver {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// A command of the driver that the client library does not name.
#[derive(Debug)]
struct Raw {
    path: &'static str,
    body: Value,
}

impl WebDriverCompatibleCommand for Raw {
    fn endpoint(
        &self,
        base: &url::Url,
        session: Option<&str>,
    ) -> Result<url::Url, url::ParseError> {
        base.join(&format!(
            "session/{}/{}",
            session.unwrap_or_default(),
            self.path
        ))
    }

    fn method_and_body(&self, _: &url::Url) -> (http::Method, Option<String>) {
        (http::Method::POST, Some(self.body.to_string()))
    }
}

/// Where the driver lies.
const DRIVERS: [&str; 2] = ["/usr/bin/chromedriver", "/usr/local/bin/chromedriver"];

/// With this in the environment, as `.ci/run` has it, nothing is skipped.
const NEEDED: &str = "CASTAWAY_NEED_BROWSER";

/// The driver that is installed; `None` where none is and the tests may be skipped.
fn installed(paths: &[&'static str], needed: bool) -> Option<&'static str> {
    let found = paths.iter().copied().find(|path| Path::new(path).exists());
    assert!(
        found.is_some() || !needed,
        "chromedriver is not installed, and {NEEDED} says that no browser test is skipped: install chromium and chromium-driver, \
         or run `bash tests/run.sh`, which may skip them"
    );
    found
}

#[test]
#[should_panic(expected = "chromedriver is not installed, and CASTAWAY_NEED_BROWSER")]
fn without_a_driver_the_gate_fails() {
    installed(&["/nowhere/chromedriver"], true);
}

#[test]
fn the_gate_asks_for_the_driver_and_others_may_skip_what_needs_it() {
    assert_eq!(installed(&["/nowhere/chromedriver"], false), None);
    let gate = concat!(env!("CARGO_MANIFEST_DIR"), "/../.ci/run");
    let gate = std::fs::read_to_string(gate).expect("the gate");
    assert!(gate.contains(&format!("export {NEEDED}=1\n")), "{gate}");
}

/// A person at a browser.
pub struct Person {
    pub client: Client,
    _driver: Driver,
    _profile: tempfile::TempDir,
}

impl Person {
    /// Opens a browser; `None` where no driver is installed and none has to be.
    pub async fn sit_down() -> Option<Self> {
        let driver = installed(&DRIVERS, std::env::var_os(NEEDED).is_some())?;
        let port = std::net::TcpListener::bind("127.0.0.1:0")
            .and_then(|l| l.local_addr())
            .expect("a free port")
            .port();
        let child = Command::new(driver)
            .arg(format!("--port={port}"))
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("the driver starts");
        let driver = Driver(child);
        let profile = tempfile::tempdir().expect("a folder");
        let client = connect(port, profile.path()).await;
        Some(Self {
            client,
            _driver: driver,
            _profile: profile,
        })
    }

    /// A window whose page is exactly so large, as a phone's if it is narrow.
    pub async fn window(&self, width: u32, height: u32) {
        let body = json!({ "cmd": "Emulation.setDeviceMetricsOverride", "params": {
            "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false,
        } });
        let raw = Raw {
            path: "goog/cdp/execute",
            body,
        };
        self.client.issue_cmd(raw).await.expect("a window");
        self.until(&format!(
            "innerWidth === {width} && innerHeight === {height}"
        ))
        .await;
    }

    /// From the next page on, the browser says that its person speaks this language.
    pub async fn speaks(&self, language: &str) {
        let agent = self.ask("navigator.userAgent").await;
        let body = json!({ "cmd": "Emulation.setUserAgentOverride", "params": {
            "userAgent": agent, "acceptLanguage": language,
        } });
        let raw = Raw {
            path: "goog/cdp/execute",
            body,
        };
        self.client.issue_cmd(raw).await.expect("a language");
    }

    /// Opens a page and waits until it is there.
    pub async fn open(&self, url: &str) {
        self.client.goto(url).await.expect("the page");
        self.until("document.querySelector('#channels button')")
            .await;
    }

    /// Presses a key where the focus is.
    pub async fn key(&self, key: &str) {
        let focused = self.client.active_element().await.expect("a focus");
        focused.send_keys(key).await.expect("a key");
    }

    /// What the page has written on the console as errors.
    pub async fn complaints(&self) -> Vec<String> {
        let raw = Raw {
            path: "se/log",
            body: json!({ "type": "browser" }),
        };
        let log = self.client.issue_cmd(raw).await.expect("a log");
        let severe = |entry: &Value| entry["level"] == "SEVERE";
        log.as_array()
            .into_iter()
            .flatten()
            .filter(|entry| severe(entry))
            .map(|entry| entry["message"].to_string())
            .collect()
    }

    /// What an expression gives in the page.
    pub async fn ask(&self, expression: &str) -> Value {
        self.client
            .execute(&format!("return ({expression})"), vec![])
            .await
            .expect("the page answers")
    }

    /// Waits until an expression is true.
    pub async fn until(&self, expression: &str) {
        let end = Instant::now() + PATIENCE;
        while self.ask(&format!("!!({expression})")).await != json!(true) {
            if Instant::now() >= end {
                let page = self
                    .ask("document.getElementById('log')?.innerText.slice(-1500)")
                    .await;
                panic!("in vain: {expression}\nthe page says: {page}");
            }
            tokio::time::sleep(LOOK).await;
        }
    }

    /// Clicks the last element of a kind with the mouse; false if there is none or it moved away meanwhile.
    pub async fn click_last(&self, css: &str) -> bool {
        let all = self
            .client
            .find_all(Locator::Css(css))
            .await
            .unwrap_or_default();
        match all.last() {
            Some(element) => element.click().await.is_ok(),
            None => false,
        }
    }

    /// Clicks the last element of a kind as soon as it stands still; false if it never does.
    pub async fn click_still(&self, css: &str) -> bool {
        for _ in 0..200 {
            if self.click_last(css).await {
                return true;
            }
            tokio::time::sleep(2 * LOOK).await;
        }
        false
    }

    /// Types into the line at the bottom, without sending.
    pub async fn write(&self, text: &str) {
        let composer = self
            .client
            .find(Locator::Css("[data-testid=composer]"))
            .await
            .expect("the composer");
        composer.click().await.expect("a click");
        composer.send_keys(text).await.expect("keys");
    }

    /// Types a command and sends it.
    pub async fn command(&self, line: &str) {
        self.write(line).await;
        self.write("\u{e007}").await;
        self.until("document.querySelector('[data-testid=composer]').value === ''")
            .await;
    }

    /// Keeps a picture of the page for the eye.
    pub async fn shot(&self, name: &str) {
        let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("../target/screenshots");
        std::fs::create_dir_all(&dir).expect("a folder");
        let picture = self.client.screenshot().await.expect("a picture");
        std::fs::write(dir.join(name), picture).expect("a file");
    }
}

async fn connect(port: u16, profile: &Path) -> Client {
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
    ]
    .map(str::to_owned)
    .into_iter()
    .chain([format!("--user-data-dir={}", profile.display())])
    .collect();
    let mut wants = serde_json::map::Map::new();
    wants.insert("goog:chromeOptions".into(), json!({ "args": args }));
    wants.insert("goog:loggingPrefs".into(), json!({ "browser": "ALL" }));
    let end = Instant::now() + PATIENCE;
    loop {
        let connector = hyper_util::client::legacy::connect::HttpConnector::new();
        match ClientBuilder::new(connector)
            .capabilities(wants.clone())
            .connect(&format!("http://127.0.0.1:{port}"))
            .await
        {
            Ok(client) => return client,
            Err(error) => assert!(Instant::now() < end, "no browser: {error}"),
        }
        tokio::time::sleep(LOOK).await;
    }
}
