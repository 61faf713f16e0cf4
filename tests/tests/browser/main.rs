//! A person's first rounds in headless Chromium, by mouse and by command, with screenshots.
//! Reproduce: `cargo test -p castaway-tests --test browser -- --nocapture`.

mod company;
mod daily;
mod driver;
mod explore;
mod explorers;
mod faults;
mod first;
mod foreign;
mod health;
mod heights;
mod page_bits;
mod pictures;
mod quick;
mod solo;
mod table;

use std::time::Instant;

use driver::{PATIENCE, Person};

/// Everything stands still: no press is under way.
const CALM: &str = "!document.querySelector('.busy')";
/// What a person presses in the panel: an answer, a way to do an action, then on with it.
const BUTTONS: [&str; 3] = ["|pick|", "|place|", "|go|"];

fn button(part: &str) -> String {
    format!(".msg:not(.private) button[data-custom-id*='{part}']:not(:disabled)")
}

/// Says whether the panel has come to this round.
fn in_round(n: u8) -> String {
    format!("/Round {n} of/.test(document.getElementById('log').innerText)")
}

/// The board on show is drawn, of this round, and has words for those who cannot see it.
fn drawn(n: u8) -> String {
    format!(
        "[...document.querySelectorAll('.msg:not(.private) img.pic')].some(i => \
         i.naturalWidth > 400 && i.alt.length > 40 && /round {n}\\b/i.test(i.alt))"
    )
}

/// Answers, plans and goes on with the mouse until a round begins.
async fn play_by_mouse(person: &Person, until: u8) {
    let end = Instant::now() + 4 * PATIENCE;
    while person.ask(&in_round(until)).await != true {
        assert!(Instant::now() < end, "round {until} does not come");
        person.until(CALM).await;
        let mut pressed = false;
        for part in BUTTONS {
            if !pressed {
                pressed = person.click_last(&button(part)).await;
            }
        }
        if !pressed
            && person
                .click_last(".pick[data-custom-id*='|plan|'] > button")
                .await
        {
            // The last of the menu is never "all actions", which stands above.
            person
                .click_last(
                    ".pick[data-custom-id*='|plan|'] .menu button:not([data-value='kinds'])",
                )
                .await;
        }
    }
    person.until(CALM).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_rounds_by_mouse_and_by_command() {
    let Some(person) = Person::sit_down().await else {
        println!(
            "skipped: chromedriver is not installed (bash tests/run.sh installs it where apt is allowed)"
        );
        return;
    };
    let data = tempfile::tempdir().expect("a folder");
    let stage = driver::opened(data.path()).await;
    person
        .client
        .goto(&stage.sandbox.base_url())
        .await
        .expect("the page");
    person.window(1280, 900).await;
    person
        .until("document.querySelector('#channels button')")
        .await;
    person.shot("1-empty.png").await;

    person.command("/island new players:1").await;
    person.until(&drawn(1)).await;
    // The board is no larger than in the real client.
    let fits = "[...document.querySelectorAll('img.pic')].every(i => i.clientWidth <= 550 && i.clientHeight <= 350)";
    assert_eq!(person.ask(fits).await, true, "a picture is too large");
    person.shot("2-begun.png").await;

    play_by_mouse(&person, 2).await;
    person.until(&drawn(2)).await;
    person.shot("3-second-round.png").await;

    // Round 2 by command: what is asked first is still answered by mouse.
    while person
        .ask("/Plan your actions/.test(document.getElementById('log').innerText)")
        .await
        != true
    {
        person.click_last(&button("|pick|")).await;
        person.until(CALM).await;
    }
    person.write("/assign action:").await;
    person
        .until("[...document.querySelectorAll('[data-testid=hint]')].some(h => /Rest/.test(h.innerText))")
        .await;
    person.shot("4-completing.png").await;
    person.write("Rest pawns:me").await;
    person.write("\u{e007}").await;
    person
        .until("/Plan\\s+• Rest/.test(document.getElementById('log').innerText)")
        .await;
    person.command("/assign action:Rest pawns:me").await;
    person
        .until("/The plan is complete/.test(document.getElementById('log').innerText)")
        .await;
    person.command("/odds").await;
    person
        .until("document.querySelectorAll('.msg.private').length >= 3")
        .await;
    person.command("/advance").await;
    person
        .until("!/The plan is complete/.test(document.getElementById('log').innerText)")
        .await;
    play_by_mouse(&person, 3).await;
    person.until(&drawn(3)).await;

    // The same on a phone: nothing sticks out, the picture and the buttons fit.
    person.window(390, 844).await;
    person
        .until("document.documentElement.scrollWidth <= innerWidth")
        .await;
    let wide = "[...document.querySelectorAll('#log *')].filter(e => e.getBoundingClientRect().right > innerWidth + 1).length";
    assert_eq!(person.ask(wide).await, 0, "something sticks out on a phone");
    person.shot("5-phone.png").await;
    assert_eq!(person.complaints().await, Vec::<String>::new());
    person
        .client
        .clone()
        .close()
        .await
        .expect("the browser closes");
    stage.close().await.shutdown().await;
}
