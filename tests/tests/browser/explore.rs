//! The explore-and-craft game alone, by mouse on a wide window and by taps on a phone.
//! Reproduce: `cargo test -p castaway-tests --test browser explore -- --nocapture`.

use std::time::Instant;

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

/// Where the survivor stands, as the panel says it.
const PLACE: &str = "[...document.querySelectorAll('.msg:not(.private)')].filter(m => m.querySelector(\"[data-custom-id*='|hand|']\")).map(m => (m.innerText.match(/📍 (\\S+)/) || [])[1]).pop() ?? null";

/// Walks to the dearest place of the menu and looks whether one has come anywhere; `None` where no walk is offered.
async fn walks(person: &Person) -> Option<Move> {
    let (open, entry) = menu("goto");
    let before = person.ask(PLACE).await;
    if !person.click_last(&open).await {
        return None;
    }
    // The first entry: at the end of the menu are the places where something waits.
    if !person.click_last(&format!("{entry}:first-child")).await {
        // The panel was drawn anew meanwhile: the next move opens the menu again.
        return Some(Move::Other);
    }
    person.until(&format!("({PLACE}) !== {before}")).await;
    Some(Move::Walk)
}

/// What a move was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Move {
    Walk,
    Other,
}

/// One press, or two for a menu: an answer, then a walk, then what else can be done; the end of the turn is the last of all.
async fn one_move(person: &Person) -> Move {
    person.until(CALM).await;
    if person.click_last(&button("|pick|")).await {
        return Move::Other;
    }
    let (open, entry) = menu("picks");
    if person.click_last(&open).await && person.click_last(&entry).await {
        return Move::Other;
    }
    if let Some(made) = walks(person).await {
        return made;
    }
    for part in ["|do-sure|", "|do|"] {
        if person.click_last(&button(part)).await {
            break;
        }
    }
    Move::Other
}

#[tokio::test(flavor = "multi_thread")]
async fn a_world_is_explored_alone_by_mouse_and_by_taps() {
    let Some(person) = Person::sit_down().await else {
        println!("skipped: chromedriver is not installed");
        return;
    };
    let data = tempfile::tempdir().expect("a folder");
    let stage = crate::driver::opened(data.path()).await;
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
        let mut walked = 0;
        while person.ask(&in_day(day)).await != true {
            assert!(Instant::now() < end, "day {day} does not come");
            walked += u32::from(one_move(&person).await == Move::Walk);
        }
        assert!(walked > 0, "nobody walked before day {day}");
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
