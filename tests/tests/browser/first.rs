//! The first page in both languages, and its buttons.
//! Reproduce: `cargo test -p castaway-tests --test browser first_page -- --nocapture`.

use serde_json::json;

use crate::{drawn, driver::Person, quick::in_day};

/// The lines of the first page; each takes one line on the screen.
const LINES: &str =
    "[...document.querySelectorAll('.empty p')].filter(p => p.clientHeight < 30).length";

#[tokio::test(flavor = "multi_thread")]
async fn the_first_page_says_what_this_is_and_begins_each_game() {
    let Some(person) = Person::sit_down().await else {
        println!("skipped: chromedriver is not installed");
        return;
    };
    let data = tempfile::tempdir().expect("a folder");
    let stage = crate::driver::opened(data.path()).await;
    let url = stage.sandbox.base_url();
    // Both tables have the same words.
    person.speaks("de-DE").await;
    person.open(&url).await;
    let same = "Object.keys(WORDS.en).join() === Object.keys(WORDS.de).join() \
        && Object.keys(WORDS.en).every(k => typeof WORDS.en[k] === typeof WORDS.de[k] && String(WORDS.de[k]).length > 0)";
    assert_eq!(person.ask(same).await, true, "the tables differ");

    // A German browser: the page and the member are German, until another member is chosen.
    let said = "[document.documentElement.lang, document.querySelector('#composer').placeholder, me().name]";
    let german = json!(["de", "/ zeigt die Befehle", "Will"]);
    let english = json!(["en", "Type / for commands", "Robin"]);
    assert_eq!(person.ask(said).await, german);
    for (width, height) in [(1280, 900), (390, 844)] {
        person.window(width, height).await;
        person
            .until("document.querySelectorAll('.empty p').length === 3")
            .await;
        assert_eq!(person.ask(LINES).await, 3, "German at {width}");
    }
    person.shot("7-first-de.png").await;
    let choose = "(s => { s.selectedIndex = 0; s.dispatchEvent(new Event('change')); return 1; })(document.querySelector('#user'))";
    person.ask(choose).await;
    person
        .until("document.documentElement.lang === 'en' && document.querySelectorAll('.empty p').length === 3")
        .await;
    assert_eq!(person.ask(said).await, english);
    let names =
        "[...document.querySelectorAll('[data-words]')].every(e => e.getAttribute('aria-label'))";
    assert_eq!(person.ask(names).await, true);

    // An English one, or any other.
    for language in ["en-US", "fr-FR"] {
        person.ask("localStorage.clear()").await;
        person.speaks(language).await;
        person.open(&url).await;
        assert_eq!(person.ask(said).await, english, "{language}");
        person
            .until("document.querySelectorAll('.empty p').length === 3")
            .await;
        assert_eq!(person.ask(LINES).await, 3);
    }
    person.shot("7-first-en.png").await;

    // Each button does what its command does.
    assert!(person.click_last("[data-start=solo]").await);
    person.until(&in_day(1)).await;
    assert_eq!(
        person
            .ask("document.querySelectorAll('.empty').length")
            .await,
        0
    );
    person.window(1280, 900).await;
    assert!(person.click_last("#channels button").await);
    person.until("document.querySelector('.empty')").await;
    assert!(person.click_last("[data-start='island new']").await);
    person.until(&drawn(1)).await;
    assert_eq!(person.complaints().await, Vec::<String>::new());
    person.client.clone().close().await.expect("closed");
    stage.close().await.shutdown().await;
}
