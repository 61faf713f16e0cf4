//! `/hint` says what to do and why, to whoever asks alone, and in no game that is compared.

use std::time::Instant;

use super::*;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_hint_is_a_legal_order_with_its_reason_for_one_alone() {
    let mut me = Person::open().await;
    let [robin, mary] = begun(&mut me).await;
    me.user = mary;
    let start = Instant::now();
    let page = me.slash("hint", json!([])).await;
    // A debug build is many times slower; what is thought ends by the clock.
    assert!(start.elapsed().as_secs() < 20, "{:?}", start.elapsed());
    let shown = me.see(page);
    let words = shown["embeds"][0]["description"]
        .as_str()
        .unwrap()
        .to_owned();
    assert_eq!(shown["ephemeral"], json!(true));
    assert!(
        words.starts_with("💡 I would") && words.contains(" The reason: "),
        "{words}"
    );
    assert_eq!(meta(&me).acted.len(), 0, "nothing was done");
    // A whole game long it says something wherever somebody is asked.
    for _ in 0..12 {
        if !step(&me, &[robin, mary]).await {
            break;
        }
        me.user = robin;
        let page = me.slash("hint", json!([])).await;
        let words = me.words(page);
        assert!(
            !words.contains("hint-") && !words.contains("{ $"),
            "{words}"
        );
    }
    let [_, _, will] = users(&me);
    me.user = will;
    let page = me.slash("hint", json!([])).await;
    assert!(
        me.words(page).contains("spielst an diesem Tisch nicht mit"),
        "{}",
        me.words(page)
    );
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn in_a_game_that_is_compared_nobody_is_helped() {
    let me = Person::open().await;
    for contest in ["daily", "weekly"] {
        // It may still be made.
        for _ in 0..400 {
            let panel = me.slash(contest, json!([])).await;
            if !components(&me.see(panel)).is_empty() {
                break;
            }
            tokio::time::sleep(LOOK * 50).await;
        }
        let page = me.slash("hint", json!([])).await;
        let words = me.words(page);
        assert!(
            words.contains("compared with those of others"),
            "{contest}: {words}"
        );
    }
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_quick_game_has_hints_where_it_is_played_for_itself() {
    let me = Person::open().await;
    let panel = me.slash("solo", json!([])).await;
    for _ in 0..6 {
        let page = me.slash("hint", json!([])).await;
        let words = me.words(page);
        assert!(words.contains("💡 I would"), "{words}");
        assert!(!words.contains("rw-hint"), "{words}");
        me.press(panel).await;
    }
    me.close().await;
}
