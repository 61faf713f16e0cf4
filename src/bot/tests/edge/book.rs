//! `/card` and `/rulings` where the channel has no island game: the book, to be read by anybody.

use crate::person::{Person, action, components};
use castaway::drawing::Priority;
use serde_json::{Value, json};

/// Somebody in a channel, in a language.
async fn reader(locale: &str) -> Person {
    let mut me = Person::open().await;
    let users = me.handle().users();
    me.user = users
        .iter()
        .find(|u| u.locale.starts_with(locale))
        .unwrap()
        .id;
    me
}

fn named(name: &str) -> Value {
    json!([{ "name": "name", "type": 3, "value": name }])
}

/// The values of the only menu of a message.
fn menu(message: &Value) -> Vec<String> {
    let menus: Vec<Value> = components(message)
        .into_iter()
        .filter(|c| c["options"].is_array())
        .collect();
    assert_eq!(menus.len(), 1, "{message}");
    let options = menus[0]["options"].as_array().unwrap();
    options
        .iter()
        .map(|o| o["value"].as_str().unwrap().to_owned())
        .collect()
}

async fn pick(me: &Person, message: u64, name: &str, value: &str) -> u64 {
    let all = components(&me.see(message));
    let found = all.iter().find(|c| action(c) == name).unwrap();
    let id = found["custom_id"].as_str().unwrap();
    let answer = me.act(message, id, Some(value.into())).await;
    answer.unwrap_or(message)
}

/// Holds the drawing thread up until it is let go or forgotten.
pub async fn hold_drawing(me: &Person) -> std::sync::mpsc::Sender<()> {
    let (go, wait) = std::sync::mpsc::channel::<()>();
    let (begun, held) = tokio::sync::oneshot::channel();
    let app = me.stage.app.clone();
    tokio::spawn(async move {
        let hold = move || {
            let _ = begun.send(());
            wait.recv().is_ok()
        };
        app.drawing.draw(Priority::Panel, hold).await
    });
    held.await.unwrap();
    go
}

async fn close(me: Person) {
    assert_eq!(me.handle().counters().refused, Vec::new());
    me.stage.close().await.shutdown().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn any_card_is_read_without_a_game() {
    let me = reader("en").await;
    // One that no game begins with, by a part of its name in any case.
    let card = me.slash("card", named("fierce dog")).await;
    assert!(
        me.words(card).contains("no card called"),
        "{}",
        me.words(card)
    );
    let card = me.slash("card", named("protective am")).await;
    let words = me.words(card);
    assert!(words.contains("Protective Amulet"), "{words}");
    me.until(card, "card.png").await;
    // By its code, as completion gives it; what is offered says what kind of card it is.
    let typed = json!([{ "name": "name", "type": 3, "value": "hatchet", "focused": true }]);
    let offered = me
        .handle()
        .autocomplete(me.user, me.channel, "card", &typed)
        .await
        .unwrap();
    let names: Vec<&str> = offered.iter().map(|c| c.name.as_str()).collect();
    assert!(
        names.contains(&"Hatchet · Invention") && names.contains(&"Hatchet · Mystery"),
        "{names:?}"
    );
    let card = me.slash("card", named("mystery.hatchet")).await;
    assert!(me.words(card).contains("Treasure"), "{}", me.words(card));
    // Two cards of one name are a choice.
    let which = me.slash("card", named("hatchet")).await;
    assert!(
        me.words(which).contains("Several cards fit"),
        "{}",
        me.words(which)
    );
    assert_eq!(
        menu(&me.see(which)),
        ["mystery.hatchet", "invention.hatchet"]
    );
    let card = pick(&me, which, "card", "invention.hatchet").await;
    assert!(me.words(card).contains("mountains"), "{}", me.words(card));
    me.until(card, "card.png").await;
    close(me).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_card_is_answered_before_it_is_drawn() {
    let me = reader("en").await;
    let go = hold_drawing(&me).await;
    let card = me.slash("card", named("invention.hatchet")).await;
    let words = me.words(card);
    assert!(
        words.contains("Hatchet") && !words.contains("card.png"),
        "{words}"
    );
    drop(go);
    me.until(card, "card.png").await;
    close(me).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_quickly_turned_cards_only_the_last_is_drawn() {
    let me = reader("en").await;
    let options = json!([{ "name": "new", "type": 1, "options": [{ "name": "characters", "type": 3, "value": "cook" }, { "name": "players", "type": 4, "value": 1 }] }]);
    let panel = me.slash("island", options).await;
    let list = me.press_action(panel, "cards").await.unwrap();
    let go = hold_drawing(&me).await;
    for card in ["invention.shovel", "invention.rope"] {
        pick(&me, list, "card", card).await;
    }
    drop(go);
    me.until(list, "card.png").await;
    let words = me.words(list);
    assert!(
        words.contains("Rope") && words.matches("Shovel").count() == 1,
        "{words}"
    );
    close(me).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn any_card_is_read_in_german() {
    let me = reader("de").await;
    let card = me.slash("card", named("jaguar")).await;
    assert!(
        me.words(card).contains("passen mehrere Karten"),
        "{}",
        me.words(card)
    );
    assert_eq!(menu(&me.see(card)), ["event.jaguar", "beast.jaguar"]);
    let card = me.slash("card", named("xyzzy")).await;
    assert!(
        me.words(card).contains("Eine Karte namens"),
        "{}",
        me.words(card)
    );
    let card = me.slash("card", named("ability.defensive_plan")).await;
    assert!(me.words(card).contains("3 ⭐"), "{}", me.words(card));
    close(me).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn at_a_table_hidden_cards_stay_hidden() {
    let me = reader("en").await;
    let options = json!([{ "name": "new", "type": 1, "options": [{ "name": "characters", "type": 3, "value": "cook" }, { "name": "players", "type": 4, "value": 1 }] }]);
    me.slash("island", options).await;
    let card = me.slash("card", named("mystery.protective_amulet")).await;
    assert!(
        me.words(card).contains("is in play or was seen"),
        "{}",
        me.words(card)
    );
    let card = me.slash("card", named("shovel")).await;
    me.until(card, "card.png").await;
    close(me).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_card_is_printed_under_the_rulings_of_its_table() {
    let me = reader("en").await;
    let options = json!([{ "name": "new", "type": 1, "options": [{ "name": "characters", "type": 3, "value": "soldier" }, { "name": "players", "type": 4, "value": 1 }] }]);
    me.slash("island", options).await;
    let card = me.slash("card", named("defensive plan")).await;
    assert!(me.words(card).contains("for 3 ⭐"), "{}", me.words(card));
    let rule = me.slash("rulings", named("defensive-plan-price")).await;
    pick(&me, rule, "rule", "two").await;
    let card = me.slash("card", named("defensive plan")).await;
    me.until(card, "card.png").await;
    let words = me.words(card);
    // In words and in what the picture says.
    assert!(
        words.contains("for 2 ⭐") && words.contains("for 2 determination"),
        "{words}"
    );
    assert!(!words.contains("for 3"), "{words}");
    close(me).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_rulings_are_read_without_a_game() {
    let me = reader("en").await;
    let list = me.slash("rulings", json!([])).await;
    let words = me.words(list);
    assert!(words.contains("The default rulings"), "{words}");
    assert!(
        words.contains("Page 1") && words.contains("whoever opens a table"),
        "{words}"
    );
    // The pages turn, a ruling is read from the menu, and nothing can be changed.
    me.press_action(list, "rulings").await;
    let one = pick(&me, list, "ruling", &menu(&me.see(list))[0]).await;
    assert!(me.words(one).contains("default"), "{}", me.words(one));
    let one = me.slash("rulings", named("price of defensive")).await;
    let words = me.words(one);
    assert!(
        words.contains("✅ **3 determination** · default"),
        "{words}"
    );
    assert!(words.contains("▫️ 2 determination"), "{words}");
    let actions: Vec<String> = components(&me.see(one)).iter().map(action).collect();
    assert_eq!(actions, ["rulings"]);
    close(me).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_rulings_are_read_in_german_beside_a_quick_game() {
    let me = reader("de").await;
    let options = json!([{ "name": "new", "type": 1, "options": [{ "name": "scenario", "type": 3, "value": "s00" }] }]);
    me.slash("party", options).await;
    let list = me.slash("rulings", json!([])).await;
    let words = me.words(list);
    assert!(words.contains("Übrige Würfel"), "{words}");
    // The points are those of the game that runs; the island's are none of it.
    let one = me.slash("rulings", named("friday-reroll")).await;
    assert!(!me.words(one).contains("Freitag"), "{}", me.words(one));
    let card = me.slash("card", named("event.jaguar")).await;
    me.until(card, "card.png").await;
    close(me).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_card_is_found_by_its_name_in_the_other_language_too() {
    let me = reader("de").await;
    // As it is printed on an English board.
    let typed = json!([{ "name": "name", "type": 3, "value": "Hatch", "focused": true }]);
    let offered = me
        .handle()
        .autocomplete(me.user, me.channel, "card", &typed)
        .await
        .unwrap();
    let names: Vec<&str> = offered.iter().map(|c| c.name.as_str()).collect();
    let both = |name: &&str| name.starts_with("Hatchet · Beil · ");
    assert!(names.len() == 2 && names.iter().all(both), "{names:?}");
    let which = me.slash("card", named("Hatchet")).await;
    let found = menu(&me.see(which));
    assert!(
        found.contains(&"mystery.hatchet".to_owned()) && found.len() == 2,
        "{found:?}"
    );
    // The own language goes first.
    let own = me.slash("card", named("Beil")).await;
    assert_eq!(menu(&me.see(own)), found);
    close(me).await;
    let me = reader("en").await;
    let which = me.slash("card", named("Beil")).await;
    assert_eq!(menu(&me.see(which)), found);
    close(me).await;
}
