//! `/card` reads tiles and characters with their pictures, too, and the odds group what is alike.

use crate::person::Person;
use serde_json::json;

async fn read(me: &Person, name: &str) -> String {
    let options = json!([{ "name": "name", "type": 3, "value": name }]);
    let page = me.slash("card", options).await;
    me.until(page, "card.png").await;
    me.words(page)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tiles_and_characters_are_read_with_their_pictures() {
    let me = Person::open().await;
    let cook = read(&me, "character.cook").await;
    assert!(
        cook.contains("Cook") && cook.contains("Character"),
        "{cook}"
    );
    let beach = read(&me, "tile.1").await;
    assert!(beach.contains("Island tile"), "{beach}");
    // At a table those that are there, by their names.
    let new = json!([{ "name": "new", "type": 1, "options": [
        { "name": "characters", "type": 3, "value": "cook" }, { "name": "players", "type": 4, "value": 1 },
    ] }]);
    let panel = me.slash("island", new).await;
    me.until(panel, "board.png").await;
    let cook = read(&me, "character.cook").await;
    assert!(cook.contains("\"title\":\"Cook\""), "{cook}");
    let options = json!([{ "name": "name", "type": 3, "value": "character.soldier" }]);
    let page = me.slash("card", options).await;
    assert!(
        !me.words(page).contains("card.png"),
        "nobody plays the Soldier"
    );
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_odds_tell_what_is_alike_in_one_line() {
    let me = Person::open().await;
    let new = json!([{ "name": "new", "type": 1, "options": [
        { "name": "characters", "type": 3, "value": "cook" }, { "name": "players", "type": 4, "value": 1 },
    ] }]);
    let panel = me.slash("island", new).await;
    me.until(panel, "board.png").await;
    me.until(panel, "Plan your actions").await;
    let page = me.slash("odds", json!([])).await;
    let text = me.see(page)["embeds"][0]["description"].clone();
    let text = text.as_str().unwrap();
    // The same chances after different names would be two lines that could be one.
    let explored: Vec<&str> = text
        .lines()
        .filter(|line| line.contains("Explore"))
        .collect();
    assert_eq!(explored.len(), 1, "{text}");
    assert!(explored[0].matches("Explore").count() >= 2, "{text}");
    me.close().await;
}
