//! No running game is lost unasked: the question before one is replaced, and its answers.

use crate::person::{self, Person, action, components};
use castaway_kernel::Game;
use castaway_rollwrite::{RollWrite, code::Code, ids::Difficulty};
use castaway_store::Saved;
use castaway_table::{Place, Slot, contest::Bests};
use serde_json::{Value, json};

const HOUR: u64 = 3_600_000;
const DAY: u64 = 24 * HOUR;

fn key(me: &Person, slot: Slot) -> u64 {
    Place::Own {
        user: me.user,
        slot,
    }
    .key()
}

fn saved(me: &Person, slot: Slot) -> Saved {
    me.store.load(key(me, slot)).unwrap().expect("a game")
}

fn archived(me: &Person, slot: Slot) -> usize {
    me.store.archived(key(me, slot)).unwrap().len()
}

fn code(seed: u32) -> Code {
    Code {
        difficulty: Difficulty::Fair,
        class: None,
        seed,
    }
}

fn island(scenario: &str, seed: u32) -> Value {
    json!([
        { "name": "scenario", "type": 3, "value": scenario },
        { "name": "code", "type": 3, "value": code(seed).to_text(RollWrite::RULES) },
    ])
}

/// The id of the button that replaces the game.
fn yes(me: &Person, question: u64) -> String {
    let all = components(&me.see(question));
    let found = all.iter().find(|c| action(c) == "replace");
    let button = found.unwrap_or_else(|| panic!("{}", me.words(question)));
    button["custom_id"].as_str().unwrap().to_owned()
}

/// What the person was told last.
fn last(me: &Person) -> String {
    let all = me.handle().messages(me.channel, me.user);
    all.last().expect("a message").to_string()
}

async fn last_says(me: &Person, words: &str) {
    assert!(me.so(|| last(me).contains(words)).await, "{}", last(me));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_running_game_goes_only_when_its_player_says_so() {
    let me = Person::open().await;
    let panel = me.slash("solo", island("s00", 11)).await;
    for _ in 0..8 {
        assert!(me.press(panel).await);
    }
    let before = saved(&me, Slot::Free);
    let title = me.see(panel)["embeds"][0]["title"].clone();
    let title = title.as_str().unwrap().to_owned();
    // The question names what would be lost, and nothing is lost by it.
    let question = me.slash("solo", island("s04", 12)).await;
    let words = me.words(question);
    assert!(words.contains(&title) && words.contains("🏆"), "{words}");
    // And what would come in its place.
    let named = "Quiet Faces · fair";
    assert!(words.contains(named), "{words}");
    assert_eq!(me.see(question)["flags"].as_u64().unwrap_or(0) & 64, 64);
    assert_eq!(saved(&me, Slot::Free), before);
    // Keeping on shows the game where it stood.
    me.press_action(question, "back").await;
    assert_eq!(me.see(question)["components"], me.see(panel)["components"]);
    assert_eq!(saved(&me, Slot::Free).envelope, before.envelope);
    // The question outlives a restart.
    let question = me.slash("solo", island("s04", 12)).await;
    let id = yes(&me, question);
    let me = me.restart().await;
    let press = me
        .handle()
        .press(me.user, me.channel, question, &id)
        .unwrap();
    me.handle().wait_ack(press, person::PATIENCE).await.unwrap();
    let after = saved(&me, Slot::Free);
    assert_ne!(after.meta.tree()["tag"], before.meta.tree()["tag"]);
    let shared = code(12).to_text_with(RollWrite::RULES, &["s04".into()]);
    assert_eq!(after.meta.tree()["code"], shared);
    assert_eq!(
        after.envelope.body.tree()["charter"]["scenarios"],
        json!(["s04"])
    );
    let old = me.store.load_archived(key(&me, Slot::Free), 0).unwrap();
    assert_eq!(old.unwrap().envelope, before.envelope);
    // A second delivery and a second press do nothing again.
    assert!(me.handle().redeliver(press));
    let twice = me
        .handle()
        .forge_component(me.user, me.channel, question, &id, None)
        .unwrap();
    me.handle().wait_ack(twice, person::PATIENCE).await.unwrap();
    assert!(me.press(question).await, "the new game is played");
    let now = saved(&me, Slot::Free);
    assert_eq!(now.meta.tree()["tag"], after.meta.tree()["tag"]);
    assert_eq!(now.envelope.revision, 2);
    assert_eq!(archived(&me, Slot::Free), 1);
    // Nor when the new game has gone on.
    let late = me
        .handle()
        .forge_component(me.user, me.channel, question, &id, None)
        .unwrap();
    me.handle().wait_ack(late, person::PATIENCE).await.unwrap();
    assert_eq!(saved(&me, Slot::Free), now);
    // Only the second delivery was answered a second time.
    let refused = me.handle().counters().refused;
    assert!(
        refused.iter().all(|(code, _)| *code == 40060),
        "{refused:?}"
    );
    me.stage.close().await.shutdown().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_in_which_nothing_was_done_goes_unasked() {
    let me = Person::open().await;
    let panel = me.slash("solo", island("s00", 11)).await;
    let before = saved(&me, Slot::Free);
    let next = me.slash("solo", island("s01", 12)).await;
    assert!(
        !components(&me.see(next))
            .iter()
            .any(|c| action(c) == "replace"),
        "{}",
        me.words(next)
    );
    assert_ne!(
        saved(&me, Slot::Free).envelope,
        before.envelope,
        "{}",
        me.words(panel)
    );
    assert_eq!(archived(&me, Slot::Free), 1);
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_alone_is_given_up_by_a_button_for_another_of_its_kind_and_a_scored_one_has_none() {
    let me = Person::open().await;
    let panel = me.slash("solo", island("s04", 11)).await;
    assert!(me.press(panel).await);
    let before = saved(&me, Slot::Free);
    me.press_action(panel, "other").await;
    assert!(me.words(panel).contains("replace"), "{}", me.words(panel));
    assert_eq!(saved(&me, Slot::Free), before);
    me.press_action(panel, "back").await;
    assert_eq!(saved(&me, Slot::Free).envelope, before.envelope);
    me.press_action(panel, "other").await;
    me.press_action(panel, "replace").await;
    let after = saved(&me, Slot::Free);
    assert_ne!(after.meta.tree()["tag"], before.meta.tree()["tag"]);
    let scenarios = |saved: &Saved| saved.envelope.body.tree()["charter"]["scenarios"].clone();
    assert_eq!(scenarios(&after), scenarios(&before));
    assert_eq!(archived(&me, Slot::Free), 1);
    assert!(me.press(panel).await, "the new game is played");
    let daily = me.slash("daily", json!([])).await;
    me.until(daily, "Daily island").await;
    let all = components(&me.see(daily));
    assert!(all.iter().any(|c| action(c) == "help"));
    assert!(!all.iter().any(|c| action(c) == "other"));
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_question_is_void_when_the_game_has_gone_on_or_is_gone() {
    let me = Person::open().await;
    let panel = me.slash("solo", island("s00", 11)).await;
    assert!(me.press(panel).await);
    let question = me.slash("solo", island("s04", 12)).await;
    assert!(me.press(panel).await);
    let before = saved(&me, Slot::Free);
    me.press_action(question, "replace").await;
    last_says(&me, "Nothing was replaced").await;
    assert_eq!(me.see(question)["components"], me.see(panel)["components"]);
    assert_eq!(saved(&me, Slot::Free), before);
    // Played to its end meanwhile.
    let question = me.slash("solo", island("s04", 12)).await;
    let id = yes(&me, question);
    me.play_out(panel).await;
    let before = saved(&me, Slot::Free);
    me.act(question, &id, None).await;
    assert_eq!(me.see(question)["components"], me.see(panel)["components"]);
    assert_eq!(saved(&me, Slot::Free), before);
    // A game that is over needs no question.
    let next = me.slash("solo", island("s04", 12)).await;
    assert_eq!(saved(&me, Slot::Free).envelope.revision, 1);
    assert_eq!(archived(&me, Slot::Free), 1);
    // Put into the archive meanwhile.
    assert!(me.press(next).await);
    let question = me.slash("solo", island("s00", 13)).await;
    me.store.delete(key(&me, Slot::Free)).unwrap();
    me.press_action(question, "replace").await;
    let words = me.words(question);
    assert!(words.contains("no longer running"), "{words}");
    assert_eq!(me.store.load(key(&me, Slot::Free)).unwrap(), None);
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn playing_a_challenge_again_asks_for_the_free_game() {
    let me = Person::open().await;
    let free = me.slash("solo", island("s00", 11)).await;
    assert!(me.press(free).await);
    let before = saved(&me, Slot::Free);
    let daily = me.slash("daily", json!([])).await;
    me.until(daily, "Daily island").await;
    me.play_out(daily).await;
    let result = saved(&me, Slot::Daily);
    me.press_action(daily, "practice").await;
    assert!(me.words(daily).contains("in the middle of a game"));
    assert_eq!(saved(&me, Slot::Free), before);
    me.press_action(daily, "replace").await;
    let again = saved(&me, Slot::Free);
    assert_eq!(again.meta.tree()["contest"], Value::Null);
    let begun = |slot| {
        me.store
            .log(key(&me, slot), 1, 1)
            .unwrap()
            .remove(0)
            .command
    };
    assert_eq!(begun(Slot::Free), begun(Slot::Daily), "the same island");
    assert_eq!(archived(&me, Slot::Free), 1);
    assert_eq!(saved(&me, Slot::Daily), result);
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_attempt_that_came_too_late_is_given_up_only_by_its_player() {
    let noon = 1_795_262_400_000;
    let me = Person::open_at(noon).await;
    let week = me.slash("weekly", json!([])).await;
    let first = saved(&me, Slot::Weekly);
    let all = components(&me.see(week));
    let plan = all.iter().find(|c| action(c) == "plan").unwrap();
    let id = plan["custom_id"].as_str().unwrap();
    me.act(week, id, Some("r".into())).await;
    me.press_action(week, "place").await;
    // Two weeks later it counts no more.
    me.set_clock(noon + 14 * DAY);
    let question = me.slash("weekly", json!([])).await;
    let words = me.words(question);
    assert!(words.contains("in the middle of a game"), "{words}");
    assert!(
        words.contains("Castaways") && words.contains("Round 1"),
        "{words}"
    );
    assert!(!words.contains("still counts"), "{words}");
    assert_eq!(
        saved(&me, Slot::Weekly).meta.tree()["tag"],
        first.meta.tree()["tag"]
    );
    me.press_action(question, "replace").await;
    let next = saved(&me, Slot::Weekly);
    assert_eq!(next.meta.tree()["contest"]["name"], "weekly/2026-W49");
    assert_eq!(archived(&me, Slot::Weekly), 1);
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_finished_game_is_compared_before_it_makes_room() {
    let me = Person::open().await;
    let panel = me.slash("solo", island("s00", 11)).await;
    me.play_out(panel).await;
    // As a kill right after the last press leaves it.
    let bests = format!("bests/{}", me.user);
    me.store.put_global(&bests, Value::Null).unwrap();
    let mut meta = saved(&me, Slot::Free).meta;
    meta.edit(|meta| meta["own"] = Value::Null);
    me.store.put_meta(key(&me, Slot::Free), meta).unwrap();
    me.slash("solo", island("s04", 12)).await;
    let kept = me.store.get_global(&bests).unwrap().expect("kept");
    let kept: Bests = serde_json::from_value(kept).unwrap();
    assert_eq!(kept.all().count(), 1);
    me.close().await;
}
