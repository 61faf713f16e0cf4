//! The explore-and-craft game alone, by mouse on a wide window and by taps on a phone.
//! Reproduce: `cargo test -p castaway-tests --test browser explore -- --nocapture`.

use std::time::Instant;

use castaway::ops::load::Stage;

use crate::{
    CALM, button,
    driver::{PATIENCE, Person},
};

/// The panel has come to this day.
fn in_day(n: u8) -> String {
    format!("/Day {n}\\b/.test(document.getElementById('log').innerText)")
}

/// What opens a menu on the panel, and its entries.
pub fn menu(part: &str) -> (String, String) {
    let menu = format!(".msg:not(.private) .pick[data-custom-id*='|{part}|']");
    (
        format!("{menu} > button"),
        format!("{menu} .menu button:not([data-value^='page:'])"),
    )
}

/// One press, or two for a menu: an answer, then a walk, then what else can be done; the end of the turn is the last of all.
async fn one_move(person: &Person) {
    person.until(CALM).await;
    if person.click_last(&button("|pick|")).await {
        return;
    }
    for part in ["picks", "go"] {
        let (open, entry) = menu(part);
        if person.click_last(&open).await && person.click_last(&entry).await {
            return;
        }
    }
    for part in ["|do-sure|", "|do|"] {
        if person.click_last(&button(part)).await {
            return;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_world_is_explored_alone_by_mouse_and_by_taps() {
    let Some(person) = Person::sit_down().await else {
        println!("skipped: chromedriver is not installed");
        return;
    };
    let data = tempfile::tempdir().expect("a folder");
    let stage = Stage::open(data.path()).await.expect("bot and simulator");
    person.window(1280, 900).await;
    person.open(&stage.sandbox.base_url()).await;
    person.command("/explore new").await;
    person
        .until("/Past the Firelight:/.test(document.getElementById('log').innerText)")
        .await;
    person.until(CALM).await;
    person.shot("8-explore-table.png").await;
    assert!(person.click_still(&button("|begin|")).await, "it begins");
    person
        .until("document.querySelector(\".msg:not(.private) [data-custom-id*='|pick']\")")
        .await;
    person.shot("8-explore-characters.png").await;
    for (day, width, height) in [(2, 1280, 900), (3, 390, 844)] {
        person.window(width, height).await;
        let end = Instant::now() + 4 * PATIENCE;
        while person.ask(&in_day(day)).await != true {
            assert!(Instant::now() < end, "day {day} does not come");
            one_move(&person).await;
        }
        person.until(CALM).await;
        person
            .until("document.documentElement.scrollWidth <= innerWidth")
            .await;
        person.shot(&format!("8-explore-{width}.png")).await;
    }
    assert_eq!(person.complaints().await, Vec::<String>::new());
    person.client.clone().close().await.expect("closed");
    stage.close().await.shutdown().await;
}
