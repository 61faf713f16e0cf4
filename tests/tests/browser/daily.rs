//! A whole challenge of the day on a phone, by taps, to its result, the board, the card to share and practice.
//! Reproduce: `cargo test -p castaway-tests --test browser whole_day -- --nocapture`.

use std::time::Instant;

use crate::{
    CALM,
    driver::{PATIENCE, Person},
    quick::{fits, in_day, one_move, tap, to_night},
};

/// Days played for what they bring; the others are slept through, so that the test is short.
const DAYS_PLAYED: u8 = 4;

/// The newest own message says this.
fn says(words: &str) -> String {
    format!("/{words}/.test([...document.querySelectorAll('.msg.private')].at(-1).innerText)")
}

async fn end_the_game(person: &Person) {
    let end = Instant::now() + 4 * PATIENCE;
    while person.ask(&in_day(DAYS_PLAYED)).await != true {
        assert!(Instant::now() < end, "day {DAYS_PLAYED} does not come");
        one_move(person).await;
    }
    while !person
        .ask(&says("Rank \\d+ of"))
        .await
        .as_bool()
        .unwrap_or(false)
    {
        assert!(Instant::now() < end, "the game does not end");
        person.until(CALM).await;
        to_night(person).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_whole_daily_is_played_on_a_phone_scored_shared_and_practised() {
    let Some(person) = Person::sit_down().await else {
        println!(
            "skipped: chromedriver is not installed (bash tests/run.sh installs it where apt is allowed)"
        );
        return;
    };
    let data = tempfile::tempdir().expect("a folder");
    let stage = crate::driver::opened(data.path()).await;
    person
        .client
        .goto(&stage.sandbox.base_url())
        .await
        .expect("the page");
    person.window(390, 844).await;
    person
        .until("document.querySelector('#channels button')")
        .await;
    person.command("/daily").await;
    person.until(&in_day(1)).await;
    end_the_game(&person).await;
    person.until(CALM).await;
    fits(&person).await;
    person.shot("7-daily-end.png").await;
    // The result hangs on the board of the day.
    assert!(
        person.click_still(&tap("scores")).await,
        "a way to the board"
    );
    person.until(&says("@Robin – \\d+")).await;
    person.shot("8-daily-board.png").await;
    // It is shared for all to see, with a picture that has words.
    assert!(person.click_still(&tap("share")).await, "a way to share");
    person
        .until("[...document.querySelectorAll('.msg:not(.private) img.pic')].some(i => i.naturalWidth > 200 && i.alt.length > 20)")
        .await;
    person.shot("9-daily-shared.png").await;
    // No second attempt: the command shows the result again, and offers practice, which counts for nothing.
    person.command("/daily").await;
    person.until(CALM).await;
    person.until(&says("Rank 1 of 1")).await;
    // The old panel says the same, so its words are no sign that the answer is there.
    assert!(
        person.click_still(&tap("practice")).await,
        "a way to practise"
    );
    person.until(&in_day(1)).await;
    fits(&person).await;
    person
        .client
        .clone()
        .close()
        .await
        .expect("the browser closes");
    stage.close().await.shutdown().await;
}
