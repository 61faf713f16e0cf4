//! How much of a screen a panel takes.
//! Reproduce: `cargo test -p castaway-tests --test browser panels_take -- --nocapture`.

use castaway::ops::load::Stage;

use crate::{
    CALM, button,
    driver::{Person, seeded},
};

/// Pixels of the page that the newest public message takes.
const HEIGHT: &str = "[...document.querySelectorAll('.msg:not(.private)')].pop().offsetHeight";
/// Its picture has come.
const PICTURE: &str =
    "[...document.querySelectorAll('.msg:not(.private) img.pic')].some(i => i.naturalWidth > 400)";
/// The suggestion of the panel, pressed.
const FOLLOW: &str = "(b => b ? (b.click(), true) : false)([...document.querySelectorAll('.msg:not(.private) button')].filter(b => b.innerText.startsWith('💡')).pop())";

/// A newcomer's first panel is at most so high on a phone whose screen is 844 high, whatever event it begins with.
const FIRST: u64 = 1380;
/// And one while they plan.
const PLANNING: u64 = 1230;
/// The first panel of an expedition on which somebody new goes anywhere.
const EXPEDITION: u64 = 1310;

/// It can go somewhere.
const GOES: &str = "!!document.querySelector(\".msg:not(.private) [data-custom-id*='|goto|']\")";

/// On a wide window of 900 a quick game has map, what is asked and dice on one screen.
const QUICK: u64 = 860;
/// Its first turn, for whoever is led by a button: all of it on the screen of a phone, or in a window of as many pixels; what some
/// islands say takes up to three lines more.
const LED: u64 = 844 + 3 * 22;
/// Pixels of the page that the newest message for oneself takes.
const OWN: &str = "[...document.querySelectorAll('.msg.private')].pop().offsetHeight";
/// Pixels from its top to the lower edge of its dice.
const DICE: &str = "(m => Math.ceil([...m.querySelectorAll(\"[data-custom-id*='|show|']\")].pop().getBoundingClientRect().bottom - m.getBoundingClientRect().top))([...document.querySelectorAll('.msg.private')].pop())";
/// Whether a button suggests a move; another one only asks for advice.
const IS_LED: &str = "[...document.querySelectorAll('.msg.private button[data-custom-id]')].some(b => b.innerText.startsWith('💡') && !b.dataset.customId.includes('|hint|'))";
/// Its picture has come.
const OWN_PICTURE: &str =
    "[...document.querySelectorAll('.msg.private img.pic')].some(i => i.naturalWidth > 400)";

/// Games of these seeds are looked at: their events, quests and islands take from the least to the most of a screen.
const SEEDS: [u64; 4] = [2, 3, 8, 10];

const LANGUAGES: [&str; 2] = ["de-DE", "en-US"];

/// A seed all of whose parts differ from those of its neighbours: scenario and island hang on parts of their own.
fn spread(n: u64) -> u64 {
    n.wrapping_mul(0x9E37_79B9_7F4A_7C15)
}

/// Each seed in each language.
fn games() -> impl Iterator<Item = (&'static str, u64)> {
    LANGUAGES
        .into_iter()
        .flat_map(|language| SEEDS.map(move |seed| (language, seed)))
}

/// Bot and simulator with the folder that they keep their things in.
struct Begun {
    stage: Stage,
    _data: tempfile::TempDir,
}

impl Begun {
    async fn close(self) {
        self.stage.close().await.shutdown().await;
    }
}

/// A game of a seed begins by its button on the first page, in a window of this size.
async fn begins(
    person: &Person,
    (language, seed): (&str, u64),
    size: (u32, u32),
    start: &str,
) -> Begun {
    let data = tempfile::tempdir().expect("a folder");
    let stage = seeded(data.path(), spread(seed)).await;
    person.speaks(language).await;
    person.open(&stage.sandbox.base_url()).await;
    person.ask("localStorage.clear()").await;
    person.open(&stage.sandbox.base_url()).await;
    person.window(size.0, size.1).await;
    let start = format!("[data-start='{start}']");
    person
        .until(&format!("document.querySelector(\"{start}\")"))
        .await;
    assert!(person.click_last(&start).await);
    Begun { stage, _data: data }
}

#[tokio::test(flavor = "multi_thread")]
async fn panels_take_no_more_of_a_phone_than_they_need() {
    let Some(person) = Person::sit_down().await else {
        println!("skipped: chromedriver is not installed");
        return;
    };
    for (language, seed) in games() {
        let stage = begins(&person, (language, seed), (390, 844), "island new").await;
        person.until(PICTURE).await;
        person.until(CALM).await;
        let first = person.ask(HEIGHT).await.as_u64().expect("a height");
        assert!(
            first <= FIRST,
            "{language}, seed {seed}: {first} px of a phone"
        );
        // The button that is led to comes first in its row.
        assert_eq!(
            person.ask(FOLLOW).await,
            true,
            "{language}, seed {seed}: no suggestion"
        );
        person
            .until("document.querySelector(\".msg:not(.private) [data-custom-id*='|unplan|']\")")
            .await;
        person.until(CALM).await;
        let later = person.ask(HEIGHT).await.as_u64().expect("a height");
        println!("{language}, seed {seed}: {first} px first, {later} px while planning");
        assert!(
            later <= PLANNING,
            "{language}, seed {seed}: {later} px of a phone"
        );
        stage.close().await;
    }
    person.client.clone().close().await.expect("closed");
}

#[tokio::test(flavor = "multi_thread")]
async fn panels_take_no_more_of_a_phone_where_an_expedition_begins() {
    let Some(person) = Person::sit_down().await else {
        println!("skipped: chromedriver is not installed");
        return;
    };
    for (language, seed) in games() {
        let stage = begins(&person, (language, seed), (390, 844), "explore new").await;
        // The bot may not be there yet.
        person
            .until(
                "document.querySelector(\".msg:not(.private) button[data-custom-id*='|pick|']\")",
            )
            .await;
        person.until(CALM).await;
        // A character, and on some quests something to choose besides.
        for _ in 0..4 {
            if person.ask(GOES).await == true {
                break;
            }
            assert!(person.click_still(&button("|pick|")).await, "an answer");
            person.until(CALM).await;
        }
        person.until(GOES).await;
        person.until(PICTURE).await;
        person.until(CALM).await;
        let first = person.ask(HEIGHT).await.as_u64().expect("a height");
        println!("{language}, seed {seed}: {first} px on the first day of an expedition");
        assert!(
            first <= EXPEDITION,
            "{language}, seed {seed}: {first} px of a phone"
        );
        stage.close().await;
    }
    person.client.clone().close().await.expect("closed");
}

#[tokio::test(flavor = "multi_thread")]
async fn panels_take_no_more_than_a_window_where_a_quick_game_begins() {
    let Some(person) = Person::sit_down().await else {
        println!("skipped: chromedriver is not installed");
        return;
    };
    for (language, seed) in games() {
        let stage = begins(&person, (language, seed), (1280, 900), "solo").await;
        person.until(OWN_PICTURE).await;
        person.until(CALM).await;
        let ashore = person.ask(OWN).await.as_u64().expect("a height");
        assert!(
            ashore <= QUICK,
            "{language}, seed {seed}: {ashore} px of a window"
        );
        // Some islands begin with something to choose.
        for part in ["|do|", "|go-sure|"] {
            person
                .click_last(&format!(".msg.private button[data-custom-id*='{part}']"))
                .await;
            person.until(CALM).await;
        }
        person
            .until("document.querySelector(\".msg.private [data-custom-id*='|show|']\")")
            .await;
        person.until(CALM).await;
        let dice = person.ask(DICE).await.as_u64().expect("a height");
        println!("{language}, seed {seed}: {ashore} px to come ashore, {dice} px down to the dice");
        assert!(
            dice <= QUICK,
            "{language}, seed {seed}: {dice} px of a window"
        );
        stage.close().await;
    }
    person.client.clone().close().await.expect("closed");
}

/// A quick game of somebody new, at its first turn in a window; the height of its panel, if it leads them by a button.
async fn led(person: &Person, language: &str, seed: u64) -> Option<u64> {
    let stage = begins(person, (language, seed), (1280, 900), "solo").await;
    person.until(OWN_PICTURE).await;
    person.until(CALM).await;
    for part in ["|do|", "|go-sure|"] {
        person
            .click_last(&format!(".msg.private button[data-custom-id*='{part}']"))
            .await;
        person.until(CALM).await;
    }
    person
        .until("document.querySelector(\".msg.private [data-custom-id*='|show|']\")")
        .await;
    person.until(CALM).await;
    let is_led = person.ask(IS_LED).await == true;
    let height = person.ask(OWN).await.as_u64().expect("a height");
    stage.close().await;
    is_led.then_some(height)
}

#[tokio::test(flavor = "multi_thread")]
async fn panels_take_no_more_than_a_window_where_somebody_new_is_led() {
    let Some(person) = Person::sit_down().await else {
        println!("skipped: chromedriver is not installed");
        return;
    };
    for language in LANGUAGES {
        let mut is_led = false;
        for seed in SEEDS {
            // On some first mornings no single press does what is best, and nobody is led.
            let Some(height) = led(&person, language, seed).await else {
                continue;
            };
            is_led = true;
            println!("{language}, seed {seed}: {height} px on the first turn of somebody new");
            assert!(
                height <= LED,
                "{language}, seed {seed}: {height} px of a window"
            );
        }
        assert!(is_led, "{language}: nobody is led");
    }
    person.client.clone().close().await.expect("closed");
}
