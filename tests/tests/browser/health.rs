//! What the page says when the bot or the simulator goes away and comes back, and that a line outlives it.
//! Reproduce: `cargo test -p castaway-tests --test browser goes_away -- --nocapture`.

use castaway::ops::load::Stage;
use castaway_sandbox::SandboxConfig;

use crate::{driver::Person, quick::in_day};

/// The page's notice says something like this.
fn notice(pattern: &str) -> String {
    format!("(n => !n.hidden && /{pattern}/.test(n.innerText))(document.querySelector('#notice'))")
}

const LINE: &str = "document.querySelector('#composer').value";

#[tokio::test(flavor = "multi_thread")]
async fn the_page_says_that_the_bot_goes_away_and_comes_back() {
    let Some(person) = Person::sit_down().await else {
        println!("skipped: chromedriver is not installed");
        return;
    };
    let data = tempfile::tempdir().expect("a folder");
    let stage = crate::driver::opened(data.path()).await;
    let port = stage.sandbox.addr().port();
    person.open(&stage.sandbox.base_url()).await;
    assert_eq!(
        person.ask("document.querySelector('#notice').hidden").await,
        true
    );

    // The bot ends: a line and a press are refused in words, and the line stays.
    let sandbox = stage.close().await;
    person.until(&notice("bot is not running")).await;
    assert!(person.click_last("[data-start=solo]").await);
    person
        .until("/not running/.test(document.querySelector('.empty .failed')?.innerText)")
        .await;
    person.write("/solo").await;
    person.write("\u{e007}").await;
    person
        .until(
            "/The line stays here/.test(document.querySelector('#hints [role=alert]')?.innerText)",
        )
        .await;
    assert_eq!(person.ask(LINE).await, "/solo");
    person.shot("8-down.png").await;

    let stage = Stage::join(sandbox, data.path())
        .await
        .expect("the bot again");
    person.until(&notice("bot is running.*still stands")).await;
    person.write("\u{e007}").await;
    person.until(&in_day(1)).await;
    person
        .until("document.querySelector('#notice').hidden")
        .await;
    assert_eq!(person.ask(LINE).await, "");

    // The whole program ends and is started again at the same address.
    stage.close().await.shutdown().await;
    person
        .until(&notice("connection to the simulator is lost"))
        .await;
    person.write("/solo").await;
    person.write("\u{e007}").await;
    person
        .until("/does not answer/.test(document.querySelector('#hints [role=alert]')?.innerText)")
        .await;
    assert_eq!(person.ask(LINE).await, "/solo");
    let config = SandboxConfig {
        port,
        ..SandboxConfig::default()
    };
    let sandbox = castaway_sandbox::start(config)
        .await
        .expect("the port again");
    let stage = Stage::join(sandbox, data.path())
        .await
        .expect("the bot again");
    person.until(&notice("bot is running")).await;
    person.client.clone().close().await.expect("closed");
    stage.close().await.shutdown().await;
}
