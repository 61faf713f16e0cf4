//! Nudging somebody, and going on without whoever does not hear it, as three people live through it.

use crate::person::{PATIENCE, Person, action, components};
use castaway_table::Meta;
use serde_json::{Value, json};

const DAY: u64 = 24 * 60 * 60 * 1000;

fn sub(name: &str, options: Value) -> Value {
    json!([{ "name": name, "type": 1, "options": options }])
}

fn users(me: &Person) -> [u64; 3] {
    let all: Vec<u64> = me.handle().users().iter().map(|u| u.id).collect();
    [all[0], all[1], all[2]]
}

fn meta(me: &Person) -> Meta {
    let saved = me.store.load(me.channel).unwrap().expect("a game");
    saved.meta.read().unwrap()
}

async fn until_saved(me: &Person, fits: impl Fn(&Meta) -> bool) {
    assert!(me.so(|| fits(&meta(me))).await, "{:?}", meta(me));
}

/// Three at a table without a deadline, whose game has begun: its panel.
async fn three(me: &mut Person) -> u64 {
    let [robin, mary, will] = users(me);
    let pace = json!([{ "name": "pace", "type": 4, "value": 3 }]);
    let table = me.slash("island", sub("new", pace)).await;
    for user in [mary, will] {
        me.user = user;
        me.press_action(table, "sit").await;
    }
    me.user = robin;
    me.press_action(table, "begin").await;
    me.until(table, "board.png").await;
    until_saved(me, |meta| meta.remind.is_some()).await;
    table
}

/// The calls of somebody in the channel.
fn calls(me: &Person, user: u64) -> Vec<String> {
    let name = format!("<@{user}>");
    let all = me.handle().messages(me.channel, me.user);
    let text = |m: Value| m["content"].as_str().unwrap_or_default().to_owned();
    let said = all.into_iter().map(text);
    said.filter(|c| c.starts_with("🔔") && c.contains(&name))
        .collect()
}

async fn called(me: &Person, user: u64) -> String {
    let call = || <[String; 1]>::try_from(calls(me, user)).ok();
    let [call] = me.handle().look_for(PATIENCE, call).await.expect("a call");
    call
}

/// The button of this action whose id or label holds a word.
fn button(me: &Person, message: u64, name: &str, word: &str) -> Option<String> {
    let all = components(&me.see(message));
    let found = all
        .iter()
        .find(|c| action(c) == name && c.to_string().contains(word))?;
    Some(found["custom_id"].as_str().unwrap().to_owned())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_nudge_calls_once_in_a_wait_and_waits_for_the_end_of_quiet_hours() {
    let mut me = Person::open().await;
    let [robin, mary, will] = users(&me);
    let panel = three(&mut me).await;
    // Will never wants to be called at this hour, which is noon in Greenwich.
    me.user = will;
    let quiet = json!([
        { "name": "zone", "type": 3, "value": "UTC" },
        { "name": "quiet", "type": 3, "value": "11-14" },
    ]);
    me.slash("notify", quiet).await;
    me.user = robin;
    let page = me.press_action(panel, "agreed").await.expect("the page");
    let id = button(&me, page, "nudge", &mary.to_string()).expect("Mary is waited for");
    assert!(
        button(&me, page, "nudge", &robin.to_string()).is_none(),
        "nobody nudges themselves"
    );
    assert!(calls(&me, mary).is_empty());
    me.act(page, &id, None).await;
    assert!(me.words(page).contains("nudged"), "{}", me.words(page));
    let call = called(&me, mary).await;
    assert!(call.contains(&format!("<@{robin}> asks for you")), "{call}");
    // Once in a wait.
    me.user = robin;
    let page = me.slash("island", sub("table", json!([]))).await;
    assert!(button(&me, page, "nudge", &mary.to_string()).is_none());
    let id = button(&me, page, "nudge", &will.to_string()).expect("Will is waited for");
    me.act(page, &id, None).await;
    until_saved(&me, |meta| {
        meta.wait.nudged.contains_key(&will) && !meta.owes_calls(1)
    })
    .await;
    assert!(calls(&me, will).is_empty(), "his hours are quiet");
    let me = me.restart().await;
    me.set_clock(1_795_262_400_000 + DAY / 12);
    let call = called(&me, will).await;
    assert!(call.contains(&format!("<@{robin}>")), "{call}");
    assert_eq!(calls(&me, mary).len(), 1);
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_day_after_a_nudge_in_vain_the_others_go_on_without_them_and_one_press_brings_them_back()
{
    let mut me = Person::open().await;
    let [robin, mary, will] = users(&me);
    let panel = three(&mut me).await;
    me.user = robin;
    let page = me.press_action(panel, "agreed").await.expect("the page");
    let id = button(&me, page, "nudge", &will.to_string()).expect("Will is waited for");
    me.act(page, &id, None).await;
    called(&me, will).await;
    let page = me.slash("island", sub("table", json!([]))).await;
    assert!(
        button(&me, page, "propose", "without").is_none(),
        "a day is his"
    );
    me.set_clock(1_795_262_400_000 + DAY + 1);
    let page = me.slash("island", sub("table", json!([]))).await;
    let id = button(&me, page, "propose", "without").expect("it is proposed");
    me.act(page, &id, None).await;
    let asks = |m: &Value| {
        m["content"]
            .as_str()
            .is_some_and(|c| c.contains("goes on without"))
    };
    let motion = me.find(|m| m["ephemeral"] != true && asks(m)).await;
    me.user = mary;
    let agree = button(&me, motion, "agree", "without").expect("Mary agrees");
    me.act(motion, &agree, None).await;
    until_saved(&me, |meta| meta.away == [will]).await;
    // A day later the panel has moved down to where it is seen.
    let away = format!("💤 <@{will}>");
    let panel = me
        .find(|m| m["ephemeral"] != true && m.to_string().contains(&away))
        .await;
    // He is back with one press on the panel, which names him to all; whoever is not away hears so.
    let back = button(&me, panel, "holiday", "|0|").expect("a way back");
    let shown = components(&me.see(panel));
    let label = shown.iter().find(|c| c["custom_id"] == back.as_str());
    let label = label.expect("a button")["label"].to_string();
    assert!(label.contains(": I am back"), "{label}");
    let told = me.act(panel, &back, None).await.expect("a word");
    assert!(
        me.words(told).contains("You are not away"),
        "{}",
        me.words(told)
    );
    assert_eq!(meta(&me).away, [will]);
    me.user = will;
    me.act(panel, &back, None).await;
    until_saved(&me, |meta| meta.away.is_empty() && meta.without.is_empty()).await;
    me.close().await;
}
