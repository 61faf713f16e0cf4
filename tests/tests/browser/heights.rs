//! How much of a phone's screen a panel takes.
//! Reproduce: `cargo test -p castaway-tests --test browser panels_take -- --nocapture`.

use castaway::ops::load::Stage;

use crate::{CALM, driver::Person};

/// Pixels of the page that the newest public message takes.
const HEIGHT: &str = "[...document.querySelectorAll('.msg:not(.private)')].pop().offsetHeight";
/// Its picture has come.
const PICTURE: &str =
    "[...document.querySelectorAll('.msg:not(.private) img.pic')].some(i => i.naturalWidth > 400)";
/// The suggestion of the panel, pressed.
const FOLLOW: &str = "(b => b ? (b.click(), true) : false)([...document.querySelectorAll('.msg:not(.private) button')].filter(b => b.innerText.startsWith('💡')).pop())";

/// A newcomer's first panel is at most so high on a phone whose screen is 844 high.
const FIRST: u64 = 1500;
/// And one while they plan.
const PLANNING: u64 = 1350;

#[tokio::test(flavor = "multi_thread")]
async fn panels_take_no_more_of_a_phone_than_they_need() {
    let Some(person) = Person::sit_down().await else {
        println!("skipped: chromedriver is not installed");
        return;
    };
    for language in ["de-DE", "en-US"] {
        let data = tempfile::tempdir().expect("a folder");
        let stage = Stage::open(data.path()).await.expect("bot and simulator");
        person.speaks(language).await;
        person.open(&stage.sandbox.base_url()).await;
        person.ask("localStorage.clear()").await;
        person.open(&stage.sandbox.base_url()).await;
        person.window(390, 844).await;
        person
            .until("document.querySelector(\"[data-start='island new']\")")
            .await;
        assert!(person.click_last("[data-start='island new']").await);
        person.until(PICTURE).await;
        person.until(CALM).await;
        let first = person.ask(HEIGHT).await.as_u64().expect("a height");
        assert!(first <= FIRST, "{language}: {first} px of a phone");
        // The button that is led to comes first in its row.
        assert_eq!(person.ask(FOLLOW).await, true, "{language}: no suggestion");
        person
            .until("document.querySelector(\".msg:not(.private) [data-custom-id*='|unplan|']\")")
            .await;
        person.until(CALM).await;
        let later = person.ask(HEIGHT).await.as_u64().expect("a height");
        println!("{language}: {first} px first, {later} px while planning");
        assert!(later <= PLANNING, "{language}: {later} px of a phone");
        stage.close().await.shutdown().await;
    }
    person.client.clone().close().await.expect("closed");
}
