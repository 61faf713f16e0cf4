//! What those who manage a server settle, and how it holds for new tables.

use serde_json::{Value, json};

use super::action;
use super::{everybody, new, words_of};
use crate::person::{PATIENCE, Person, components};

/// Picks from a menu that the client fills.
async fn choose(me: &Person, page: u64, word: &str, values: &[u64]) -> u64 {
    let all = components(&me.see(page));
    let menu = all.iter().find(|c| action(c) == word).expect("a menu");
    let id = menu["custom_id"].as_str().unwrap();
    let values: Vec<String> = values.iter().map(u64::to_string).collect();
    let picked = me
        .handle()
        .select(me.user, me.channel, page, id, &values)
        .unwrap();
    let ack = me.handle().wait_ack(picked, PATIENCE).await.unwrap();
    ack.message_id.unwrap()
}

fn channels(me: &Person) -> [u64; 2] {
    let all: Vec<u64> = me.handle().channels().iter().map(|c| c.id).collect();
    [all[0], all[1]]
}

/// The role that the simulated server has.
fn role(me: &Person) -> u64 {
    me.handle().roles()[0].id
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_manages_channels_settles_where_and_by_whom_tables_are_opened() {
    let mut me = Person::open().await;
    let [robin, _, will, ann, kim] = everybody(&me);
    let [island, fire] = channels(&me);
    // Everybody may read, in their language; nobody else can press anything.
    me.user = will;
    let read = me.slash("settings", json!([])).await;
    assert!(
        me.words(read).contains("allen Kanälen"),
        "{}",
        me.words(read)
    );
    assert!(words_of(&me, read).is_empty());
    let zone = json!([{ "name": "zone", "type": 3, "value": "Europe/Berlin" }]);
    let told = me.slash("settings", zone.clone()).await;
    assert!(
        me.words(told).contains("Kanäle verwalten"),
        "{}",
        me.words(told)
    );

    me.user = kim;
    let page = me.slash("settings", json!([])).await;
    assert_eq!(choose(&me, page, "in-channels", &[fire]).await, page);
    choose(&me, page, "opened-by", &[role(&me)]).await;
    me.until(page, &format!("<#{fire}>")).await;
    let mut me = me.restart().await;
    me.user = robin;
    for command in ["island", "party"] {
        let told = me.slash(command, new(json!([]))).await;
        let words = me.words(told);
        assert!(
            words.contains(&format!("games are played in <#{fire}>")),
            "{words}"
        );
    }
    let alone = json!([{ "name": "players", "type": 4, "value": 1 }]);
    let told = me.slash("island", new(alone)).await;
    assert!(
        me.words(told).contains("are played in"),
        "{}",
        me.words(told)
    );
    me.channel = fire;
    let told = me.slash("island", new(json!([]))).await;
    let role = format!("<@&{}>", role(&me));
    assert!(me.words(told).contains(&role), "{}", me.words(told));
    // Whoever has the role opens one, and everybody sits down.
    me.user = ann;
    let table = me.slash("island", new(json!([]))).await;
    me.user = robin;
    me.press_action(table, "sit").await;
    assert!(me.words(table).contains(&format!("<@{robin}>")));
    // Whoever manages the channel needs no role, and allows all channels again.
    me.user = kim;
    me.channel = island;
    let page = me.slash("settings", json!([])).await;
    me.press_action(page, "anywhere").await;
    let table = me.slash("island", new(json!([]))).await;
    assert!(
        me.words(table).contains("Island game"),
        "{}",
        me.words(table)
    );
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_role_is_called_once_in_the_language_of_the_server_and_times_are_its_own() {
    let mut me = Person::open().await;
    let [robin, .., kim] = everybody(&me);
    me.user = kim;
    let odd = json!([{ "name": "zone", "type": 3, "value": "Atlantis" }]);
    let told = me.slash("settings", odd).await;
    assert!(me.words(told).contains("Atlantis"), "{}", me.words(told));
    let typed = json!([{ "name": "zone", "type": 3, "value": "berl", "focused": true }]);
    let found = me
        .handle()
        .autocomplete(kim, me.channel, "settings", &typed)
        .await
        .unwrap();
    assert_eq!(found[0].value, json!("Europe/Berlin"));
    let zone = json!([{ "name": "zone", "type": 3, "value": "Europe/Berlin" }]);
    let page = me.slash("settings", zone).await;
    assert!(
        me.words(page).contains("read in: Europe/Berlin"),
        "{}",
        me.words(page)
    );
    choose(&me, page, "call-role", &[role(&me)]).await;
    me.press_action(page, "speaks").await;
    me.press_action(page, "speaks").await;
    me.until(page, "Language: German").await;

    me.user = robin;
    let typed = json!([{ "name": "new", "type": 1, "options": [
        { "name": "start", "type": 3, "value": "fri", "focused": true }] }]);
    let found = me
        .handle()
        .autocomplete(robin, me.channel, "island", &typed)
        .await
        .unwrap();
    assert_eq!(found[0].value, json!("2026-11-27 20:00"));
    assert!(
        found[0]
            .name
            .contains("Fri 27 Nov 2026, 20:00 (Europe/Berlin)"),
        "{}",
        found[0].name
    );
    let friday = json!([{ "name": "start", "type": 3, "value": "Friday 20:00" }]);
    let table = me.slash("island", new(friday)).await;
    let words = me.words(table);
    assert!(words.contains("<t:1795806000:F>"), "{words}");
    assert!(
        words.contains("Inselspiel") && words.contains("Ein Tisch ist offen"),
        "{words}"
    );
    let seen = me.see(table);
    assert_eq!(seen["mention_roles"], json!([role(&me).to_string()]));
    // Shown again it calls nobody.
    let status = json!([{ "name": "status", "type": 1, "options": [] }]);
    let again = me.slash("island", status).await;
    assert_eq!(me.see(again)["mention_roles"], Value::Array(Vec::new()));
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_things_that_are_settled_in_one_moment_both_count() {
    let mut me = Person::open().await;
    let [.., kim] = everybody(&me);
    me.user = kim;
    let page = me.slash("settings", json!([])).await;
    let all = components(&me.see(page));
    let sent = ["speaks", "own-thread"].map(|word| {
        let button = all.iter().find(|c| action(c) == word).expect("a button");
        let id = button["custom_id"].as_str().unwrap();
        // Both stood there, whatever the first press has made of the page by now.
        let pressed = (me.handle()).forge_component(kim, me.channel, page, id, None);
        pressed.unwrap()
    });
    for press in sent {
        let answer = me.handle().wait_ack(press, PATIENCE).await;
        answer.expect("an answer");
    }
    let settled = || {
        let names = me.store.global_keys().unwrap();
        let name = names
            .into_iter()
            .find(|name| name.starts_with("settings/"))?;
        let kept = me.store.get_global(&name).unwrap()?;
        Some((kept["language"].clone(), kept["ground"].clone()))
    };
    let both = me.so(|| {
        settled().is_some_and(|(language, ground)| !language.is_null() && ground == json!("thread"))
    });
    assert!(both.await, "{:?}", settled());
    me.close().await;
}
