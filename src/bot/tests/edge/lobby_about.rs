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
async fn every_list_of_scenarios_says_what_each_asks_for() {
    let me = Person::open().await;
    let typed = json!([{ "name": "scenario", "type": 3, "value": "", "focused": true }]);
    for (command, options, named, asks) in [
        (
            "island",
            sub("new", typed.clone()),
            "Castaways · 🎯 ",
            "the wood pile is complete",
        ),
        ("solo", typed.clone(), "Long Stay · ", " days · "),
        (
            "party",
            sub("new", typed.clone()),
            "Long Stay · ",
            " days · ",
        ),
    ] {
        let offered = me
            .handle()
            .autocomplete(me.user, me.channel, command, &options)
            .await
            .unwrap();
        let mut lines = offered.iter().map(|choice| choice.name.as_str());
        let told = lines.any(|line| line.starts_with(named) && line.contains(asks));
        assert!(told, "{command}: {offered:?}");
        let bare = offered.iter().filter(|c| !c.name.contains(" · "));
        assert_eq!(bare.count(), 0, "{command}: {offered:?}");
    }
    // And in the menu of a table, with the one that is chosen marked.
    let scenario = json!([{ "name": "scenario", "type": 3, "value": "Volcano Island" }]);
    let table = me.slash("island", sub("new", scenario)).await;
    me.until(table, "Volcano Island").await;
    let page = me.press_action(table, "options").await.unwrap();
    let seen = me.see(page);
    let rows = seen["components"].as_array().into_iter().flatten();
    let menus = rows.flat_map(|row| row["components"].as_array().into_iter().flatten());
    let options = menus.flat_map(|menu| menu["options"].as_array().into_iter().flatten());
    let text = |option: &Value, name: &str| option[name].as_str().unwrap_or_default().to_owned();
    let sheets = options.map(|option| (text(option, "label"), text(option, "description")));
    let sheets = sheets.filter(|(label, _)| label.contains(", ") && label.ends_with(" rounds"));
    let sheets: Vec<(String, String)> = sheets.collect();
    assert!(sheets.len() > 7, "{sheets:?}");
    for (label, description) in &sheets {
        assert!(description.starts_with("🎯 "), "{label}: {description}");
    }
    let chosen = sheets.iter().filter(|(label, _)| label.starts_with("✅ "));
    assert_eq!(chosen.count(), 1, "{sheets:?}");
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
