//! What a table that fills up says of its scenario, what the rules say of a name of one, and what ends the lessons.

use crate::person::{
    Person,
    company::{sub, until},
};
use serde_json::{Value, json};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_says_what_its_scenario_is_about_and_the_rules_know_its_name() {
    let me = Person::open().await;
    let query = |words: &str| json!([{ "name": "query", "type": 3, "value": words }]);
    let rules = me.slash("rules", query("Mail Boat")).await;
    let said = me.words(rules);
    assert!(
        said.contains("The Mail Boat") && said.contains("**/card** name:The Mail Boat"),
        "{said}"
    );
    let scenario = json!([{ "name": "scenario", "type": 3, "value": "Volcano Island" }]);
    let table = me.slash("island", sub("new", scenario)).await;
    me.until(table, "Volcano Island").await;
    let said = me.words(table);
    assert!(said.contains("🏝️ *") && said.contains("To win"), "{said}");
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_knows_the_game_reads_how_advice_comes_back() {
    let me = Person::open().await;
    let panel = me.island(json!([])).await;
    me.until(panel, "board.png").await;
    me.press_action(panel, "taught").await;
    let told = |me: &Person| {
        let all = me.handle().messages(me.channel, me.user);
        let says = |m: &Value| m.to_string().contains("Lessons and explanations are off");
        all.iter().any(|m| says(m) && m["ephemeral"] == true)
    };
    until(&me, told).await;
    me.close().await;
}
