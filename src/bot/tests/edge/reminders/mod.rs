//! Calls to whoever is waited for, as three people live through them: by the clock, by presses, over stops.

mod calls;
mod crowd;
mod day;
mod gone;
mod holiday;
mod idle;
mod left;
mod moved;
mod page;
mod stops;

use crate::person::{
    Person, action,
    company::{meta, until, users},
    components,
};
use castaway_table::Meta;
use serde_json::{Value, json};

const MINUTE: u64 = 60_000;
const HOUR: u64 = 60 * MINUTE;
const DAY: u64 = 24 * HOUR;
/// 21 November 2026, noon.
const NOON: u64 = 1_795_262_400_000;

const LIVE: u8 = 0;
const SEVERAL: u8 = 1;
const DAILY: u8 = 2;
const RELAXED: u8 = 3;

/// Three at a table of this pace, whose game has begun: its panel.
async fn begun(me: &mut Person, pace: u8) -> u64 {
    let [robin, mary, will] = users(me);
    me.user = robin;
    let pace = json!([{ "name": "pace", "type": 4, "value": pace }]);
    let new = json!([{ "name": "new", "type": 1, "options": pace }]);
    let table = me.slash("island", new).await;
    for user in [mary, will] {
        me.user = user;
        me.press_action(table, "sit").await;
    }
    me.user = robin;
    me.press_action(table, "begin").await;
    me.until(table, "board.png").await;
    until(me, |me| meta(me).remind.is_some()).await;
    // What the beginning brings about is done before the clock moves: a panel is not made anew for its age, and nothing that is
    // written beside the game is overwritten.
    me.catch_up().await;
    table
}

/// The calls of a channel, by what they say.
fn calls_in(me: &Person, channel: u64, user: u64) -> Vec<Value> {
    let all = me.handle().messages(channel, user);
    let called = |m: &Value| m["content"].as_str().is_some_and(|c| c.starts_with("🔔"));
    all.into_iter().filter(called).collect()
}

/// The calls of somebody in the channel of the game.
fn calls(me: &Person, user: u64) -> Vec<Value> {
    let name = format!("<@{user}>");
    let mut all = calls_in(me, me.channel, user);
    all.retain(|m| m["content"].as_str().is_some_and(|c| c.contains(&name)));
    all
}

/// What somebody finds among their direct messages.
fn letters(me: &Person, user: u64) -> Vec<Value> {
    let channels = me.handle().channels();
    let direct = channels.iter().find(|c| c.recipient == Some(user));
    direct.map_or_else(Vec::new, |direct| me.handle().messages(direct.id, user))
}

/// Somebody picks from a menu of a page of theirs.
async fn picks(me: &Person, page: u64, word: &str, value: &str) {
    let all = components(&me.see(page));
    let menu = all.iter().find(|c| action(c) == word);
    let menu = menu.unwrap_or_else(|| panic!("no {word} on {}", me.words(page)));
    let id = menu["custom_id"].as_str().unwrap();
    me.act(page, id, Some(value.to_owned())).await;
}

/// Somebody says how they want to be called.
async fn wants(me: &mut Person, user: u64, word: &str, value: &str) {
    let before = std::mem::replace(&mut me.user, user);
    let page = me.slash("notify", json!([])).await;
    picks(me, page, word, value).await;
    me.user = before;
}

/// Somebody plans that their pawns rest.
async fn rests(me: &mut Person, table: u64, user: u64) {
    let before = std::mem::replace(&mut me.user, user);
    let all = components(&me.see(table));
    let plan = all.iter().find(|c| action(c) == "plan").expect("a plan");
    let id = plan["custom_id"].as_str().unwrap().to_owned();
    let page = me.act(table, &id, Some("r".into())).await.unwrap();
    let all = components(&me.see(page));
    let place = all.iter().find(|c| action(c) == "place").expect("a pawn");
    let value = place["options"][0]["value"].as_str().map(str::to_owned);
    me.act(page, place["custom_id"].as_str().unwrap(), value)
        .await;
    me.user = before;
}

/// What somebody has in mind is written beside the game.
fn beside(me: &Person, change: impl FnOnce(&mut Meta)) {
    let mut meta = meta(me);
    change(&mut meta);
    let text = castaway_store::Json::of(&meta).unwrap();
    me.store.put_meta(me.channel, text).unwrap();
}

/// A command of the island game that takes nothing else.
async fn island(me: &mut Person, user: u64, name: &str) -> u64 {
    let before = std::mem::replace(&mut me.user, user);
    let options = json!([{ "name": name, "type": 1, "options": [] }]);
    let answer = me.slash("island", options).await;
    me.user = before;
    answer
}

/// Somebody leaves the table, as they say twice.
async fn leaves(me: &mut Person, user: u64) {
    let ask = island(me, user, "leave").await;
    let before = std::mem::replace(&mut me.user, user);
    me.press_action(ask, "get-up").await;
    me.user = before;
}

/// What is kept of somebody.
fn kept(me: &Person, user: u64) -> Value {
    let value = me.store.get_global(&format!("notify/{user}")).unwrap();
    value.unwrap_or_default()
}
