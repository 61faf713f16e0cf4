//! What can be looked up by somebody who plays nothing.

use crate::person::{self, Person};
use serde_json::json;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn rules_of_the_quick_game_are_found_without_a_game() {
    let me = Person::open().await;
    let asked = json!([{ "name": "query", "type": 3, "value": "hunting in passing" }]);
    let rules = me.slash("rules", asked).await;
    let words = me.words(rules);
    assert!(words.contains("Hunting in passing"), "{words}");
    let asked = json!([{ "name": "query", "type": 3, "value": "starting equipment" }]);
    let rules = me.slash("rules", asked).await;
    let words = me.words(rules);
    assert!(words.contains("Starting equipment"), "{words}");
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_empty_board_invites_only_while_one_can_get_onto_it() {
    let me = Person::open().await;
    let today = me.slash("scores", json!([])).await;
    assert!(
        me.words(today).contains("Be the first!"),
        "{}",
        me.words(today)
    );
    let asked = json!([{ "name": "board", "type": 4, "value": 1 }]);
    let yesterday = me.slash("scores", asked).await;
    let words = me.words(yesterday);
    assert!(words.contains("Nobody played it."), "{words}");
    assert!(!words.contains("Be the first!"), "{words}");
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn rules_of_another_game_than_the_one_that_is_played_are_found() {
    let me = Person::open().await;
    me.slash("solo", json!([])).await;
    for (word, found) in [("palms", "Walking"), ("weather", "Weather")] {
        let asked = json!([{ "name": "query", "type": 3, "value": word }]);
        let rules = me.slash("rules", asked).await;
        assert!(me.words(rules).contains(found), "{}", me.words(rules));
    }
    // Whoever finds nothing is told words of the game that is played.
    let asked = json!([{ "name": "query", "type": 3, "value": "xyzzy" }]);
    let rules = me.slash("rules", asked).await;
    assert!(me.words(rules).contains("mask"), "{}", me.words(rules));
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_game_that_is_played_answers_first_and_words_come_before_parts_of_words() {
    let mut me = Person::open().await;
    let german = person::company::users(&me)[2];
    let ask = async |me: &Person, word: &str| {
        let asked = json!([{ "name": "query", "type": 3, "value": word }]);
        me.words(me.slash("rules", asked).await)
    };
    // It has a rule of its own for that.
    me.slash("solo", json!([])).await;
    let words = ask(&me, "death").await;
    assert!(words.contains("Death and dying"), "{words}");
    me.user = german;
    me.slash("solo", json!([])).await;
    let words = ask(&me, "Tod").await;
    assert!(words.contains("Tod und Sterben"), "{words}");
    // The quick game has weapons, in whose name ("Waffen") apes ("Affen") stand, and another game has apes.
    let words = ask(&me, "Waffen").await;
    assert!(
        words.contains("Ablauf eines Kampfes") || words.contains("Wer angreift"),
        "{words}"
    );
    let words = ask(&me, "Affen").await;
    assert!(words.contains("den Affen fangen"), "{words}");
    assert!(!words.contains("Wer angreift"), "{words}");
    // A part of a word is found where nothing else is.
    let words = ask(&me, "rauchzeich").await;
    assert!(words.contains("Rauchzeichen"), "{words}");
    let words = ask(&me, "auchzeich").await;
    assert!(words.contains("Rauchzeichen"), "{words}");
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn where_a_game_has_ended_its_rules_come_before_those_of_what_is_played_alone() {
    let me = Person::open().await;
    crate::share::island(&me).await;
    let asked = json!([{ "name": "query", "type": 3, "value": "points" }]);
    let words = me.words(me.slash("rules", asked.clone()).await);
    assert!(words.contains("**Castaways** life left +1"), "{words}");
    assert!(!words.contains("The other game"), "{words}");
    me.slash("solo", json!([])).await;
    let words = me.words(me.slash("rules", asked).await);
    assert!(words.contains("**Castaways** life left +1"), "{words}");
    let also = "The other game that you play (The quick game) has an entry";
    assert!(words.contains(also), "{words}");
    // What only the other one knows it answers.
    let asked = json!([{ "name": "query", "type": 3, "value": "palms" }]);
    let words = me.words(me.slash("rules", asked).await);
    assert!(words.contains("Walking"), "{words}");
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_asks_for_points_reads_how_each_scenario_counts_them() {
    let me = Person::open().await;
    let asked = json!([{ "name": "query", "type": 3, "value": "points" }]);
    let words = me.words(me.slash("rules", asked.clone()).await);
    for told in ["Won: 100 points", "**Castaways** life left +1", "**Spring"] {
        assert!(words.contains(told), "{told}: {words}");
    }
    // What one field does not hold is told in another, which is not headed as if it were all.
    for once in [
        "in the island game, by scenario",
        "Another game counts in its own way",
    ] {
        assert_eq!(words.matches(once).count(), 1, "{once}: {words}");
    }
    assert!(words.contains("first edition (continued)"), "{words}");
    // At a table its own sheet alone counts.
    me.island(json!([{ "name": "players", "type": 4, "value": 1 }]))
        .await;
    let words = me.words(me.slash("rules", asked).await);
    assert!(words.contains("**Castaways** life left +1"), "{words}");
    assert!(!words.contains("**Spring"), "{words}");
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn rules_are_found_by_words_of_the_other_language_and_told_in_the_own_one() {
    let mut me = Person::open().await;
    let german = person::company::users(&me)[2];
    let ask = async |me: &Person, word: &str| {
        let asked = json!([{ "name": "query", "type": 3, "value": word }]);
        me.words(me.slash("rules", asked).await)
    };
    let english = me.user;
    for (user, word, told) in [
        (german, "shelter", "Unterschlupf"),
        (german, "how do I build the palisade", "Palisade"),
        (english, "Wetterphase", "Weather Phase"),
        (english, "Wie baut man ein Dach?", "Roof"),
        (english, "Ausruhen", "Rest"),
    ] {
        me.user = user;
        let words = ask(&me, word).await;
        assert!(
            words.contains("\"fields\":[{") && words.contains(told),
            "{word}: {words}"
        );
    }
    // Beside a game, what its own sheet says is found so, too.
    me.user = english;
    let volcano = json!([{ "name": "scenario", "type": 3, "value": "Volcano Island" }]);
    me.island(volcano).await;
    let lava = ask(&me, "Vulkaninsel").await;
    assert!(
        lava.contains("The sheet on this table: Volcano Island"),
        "{lava}"
    );
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_asks_for_no_word_of_the_rules_is_told_so_and_what_there_is() {
    let mut me = Person::open().await;
    let german = person::company::users(&me)[2];
    let ask = async |me: &Person, word: &str| {
        let asked = json!([{ "name": "query", "type": 3, "value": word }]);
        let page = me.slash("rules", asked).await;
        me.see(page)["embeds"][0].clone()
    };
    for word in ["🦜", " ", "🦜🌴 !?"] {
        let page = ask(&me, word).await;
        assert_eq!(page["fields"].as_array().map_or(0, Vec::len), 0, "{page}");
        let said = page["description"].as_str().unwrap();
        assert!(said.contains("no word in that"), "{said}");
        // Topics of each game there is, none of them cut.
        for topic in ["Wounds", "Hunting in passing", "Stamina"] {
            assert!(said.contains(topic), "{topic}: {said}");
        }
        assert!(!said.contains('…'), "{said}");
    }
    me.user = german;
    let page = ask(&me, "xyzzy").await;
    let said = page["description"].as_str().unwrap();
    assert!(
        said.contains("leider nichts gefunden") && said.contains("Wunden"),
        "{said}"
    );
    assert!(!said.contains('…'), "{said}");
    // Beside a game: those of that game.
    me.slash("solo", json!([])).await;
    let page = ask(&me, "🦜").await;
    let said = page["description"].as_str().unwrap();
    assert!(
        said.contains("kein Wort") && !said.contains("Wunden"),
        "{said}"
    );
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn rules_know_the_sheet_on_the_table() {
    let me = Person::open().await;
    let volcano = json!([{ "name": "scenario", "type": 3, "value": "Volcano Island" }]);
    me.island(volcano).await;
    let ask = async |word: &str| {
        let asked = json!([{ "name": "query", "type": 3, "value": word }]);
        me.words(me.slash("rules", asked).await)
    };
    // No rule of the book speaks of it.
    let lava = ask("lava").await;
    let sheet = "The sheet on this table: Volcano Island";
    assert!(lava.contains(sheet) && lava.contains("Lava"), "{lava}");
    let whole = ask("scenario sheet").await;
    assert!(whole.contains(sheet), "{whole}");
    assert!(
        whole.contains("Number 4, 1 pawn more"),
        "all of it: {whole}"
    );
    assert!(!whole.contains('…'), "nothing is cut: {whole}");
    // What only another sheet says is not told here.
    let pile = ask("wood pile").await;
    assert!(!pile.contains("Scenario 1"), "{pile}");
    let night = ask("night").await;
    assert!(night.contains("Night"), "{night}");
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_asks_in_a_channel_is_told_of_what_fills_up_or_runs_there() {
    let mut me = Person::open().await;
    let [robin, mary, will] = person::company::users(&me);
    let help = async |me: &Person| me.words(me.slash("help", json!([])).await);
    // The book of the island game names the chapter of each rule, the other one does not.
    let is_of_island = async |me: &Person| {
        let asked = json!([{ "name": "query", "type": 3, "value": "night" }]);
        let page = me.see(me.slash("rules", asked).await);
        let heading = page["embeds"][0]["fields"][0]["name"].to_string();
        assert_ne!(heading, "null", "{page}");
        heading.contains(" · ")
    };
    // Mary plays a quick game of her own.
    me.user = mary;
    me.slash("solo", json!([])).await;
    assert!(help(&me).await.contains("Four dice a day"));
    assert!(!is_of_island(&me).await);
    // Robin opens a table in the same channel.
    me.user = robin;
    let new = json!([{ "name": "new", "type": 1, "options": [] }]);
    let table = me.slash("island", new).await;
    me.user = mary;
    assert!(is_of_island(&me).await);
    // Will plays nothing, so that he is told of the table.
    me.user = will;
    let words = help(&me).await;
    assert!(words.contains("sechs Phasen"), "{words}");
    assert!(!words.contains("füllt sich ein Tisch"), "{words}");
    // The game that has begun there is told of, with what is played.
    me.user = robin;
    me.press_action(table, "begin").await;
    let words = help(&me).await;
    assert!(words.contains("this is *Castaways*"), "{words}");
    me.user = will;
    let words = help(&me).await;
    assert!(words.contains("Das hier ist *"), "{words}");
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_plays_alone_elsewhere_is_helped_with_that_and_told_what_runs_here() {
    let mut me = Person::open().await;
    let [robin, mary, _] = person::company::users(&me);
    me.user = mary;
    me.slash("solo", json!([])).await;
    me.user = robin;
    let alone = json!([{ "name": "players", "type": 4, "value": 1 }]);
    me.island(alone).await;
    me.user = mary;
    let words = me.words(me.slash("help", json!([])).await);
    for part in [
        "Four dice a day",
        &format!("<@{robin}> plays **"),
        "**/island status**",
    ] {
        assert!(words.contains(part), "no {part} in {words}");
    }
    assert!(!words.contains("this is *Castaways*"), "{words}");
    // What she plays is first, what runs here below it.
    assert!(words.find("Four dice") < words.find("plays **"), "{words}");
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_plays_alone_elsewhere_sits_down_from_the_help_where_a_table_fills_up() {
    let mut me = Person::open().await;
    let [robin, mary, _] = person::company::users(&me);
    me.user = mary;
    me.slash("solo", json!([])).await;
    me.user = robin;
    let table = me
        .slash("island", person::company::sub("new", json!([])))
        .await;
    me.user = mary;
    let help = me.slash("help", json!([])).await;
    let words = me.words(help);
    for part in [
        "Four dice a day",
        "a table is filling up",
        &format!("with <@{robin}>"),
    ] {
        assert!(words.contains(part), "no {part} in {words}");
    }
    assert!(!me.words(table).contains(&format!("<@{mary}>")));
    me.press_action(help, "sit").await;
    me.until(table, &format!("<@{mary}>")).await;
    // Now it is her table, too.
    let words = me.words(me.slash("help", json!([])).await);
    assert!(
        words.contains("six phases") && !words.contains("Four dice"),
        "{words}"
    );
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_sits_at_a_table_that_fills_up_reads_so_beside_what_they_play_alone() {
    let mut me = Person::open().await;
    let [robin, mary, _] = person::company::users(&me);
    me.user = robin;
    me.slash("solo", json!([])).await;
    let says = "and you sit at it";
    let sheet = me.slash("me", json!([])).await;
    assert!(!me.words(sheet).contains(says), "{}", me.words(sheet));
    let new = json!([{ "name": "new", "type": 1, "options": [] }]);
    let table = me.slash("island", new).await;
    let words = me.words(me.slash("me", json!([])).await);
    assert!(words.contains("Your sheet"), "{words}");
    assert!(words.contains("A table is filling up"), "{words}");
    assert!(words.contains(&format!("{says}.")), "{words}");
    // Who else sits there is named, and nobody to themselves.
    me.user = mary;
    me.press_action(table, "sit").await;
    me.until(table, &format!("<@{mary}>")).await;
    me.user = robin;
    let words = me.words(me.slash("me", json!([])).await);
    let (_, with) = words.split_once(says).expect("the table is told of");
    let with = with.split('"').next().unwrap_or_default();
    let named = with.starts_with(&format!(". With you: <@{mary}>."));
    assert!(named && !with.contains(&format!("<@{robin}>")), "{words}");
    me.close().await;
}
