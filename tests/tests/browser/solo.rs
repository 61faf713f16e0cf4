//! A quick solo game on a phone, by taps alone.
//! Reproduce: `cargo test -p castaway-tests --test browser quick -- --nocapture`.

use std::time::Instant;

use crate::{
    CALM,
    driver::{PATIENCE, Person},
    quick::{fits, in_day, one_move},
};

#[tokio::test(flavor = "multi_thread")]
async fn a_quick_game_is_played_on_a_phone_by_taps() {
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
    // A choice is taken by its name, whichever it is.
    person.command("/solo difficulty:harsh").await;
    person.until(&in_day(1)).await;
    let end = Instant::now() + 4 * PATIENCE;
    while person.ask(&in_day(3)).await != true {
        assert!(Instant::now() < end, "the third day does not come");
        one_move(&person).await;
    }
    person.until(CALM).await;
    // The island is drawn and has words for those who cannot see it.
    person
        .until(
            "[...document.querySelectorAll('.msg.private img.pic')].some(i => i.naturalWidth > 400 && i.alt.length > 40)",
        )
        .await;
    fits(&person).await;
    person.shot("6-solo-phone.png").await;
    // Others see nothing of it.
    assert_eq!(
        person
            .ask("document.querySelectorAll('.msg:not(.private)').length")
            .await,
        0,
        "a solo game is private"
    );
    person
        .client
        .clone()
        .close()
        .await
        .expect("the browser closes");
    stage.close().await.shutdown().await;
}
