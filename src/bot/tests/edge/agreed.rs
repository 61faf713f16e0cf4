//! `/island table` and `/island away` as three people use them: the pace and who moves what by agreement, a pause, holidays.

use crate::person::{
    Person, action,
    company::{gone, meta, public, sub, users},
    components,
};
use castaway_sandbox::Route;
use castaway_table::{Control, Meta, Pace};
use serde_json::{Value, json};

const DAY: u64 = 24 * 60 * 60 * 1000;

/// How many messages for all say this.
fn many(me: &Person, words: &str) -> usize {
    let all = me.handle().messages(me.channel, me.user);
    let says = |m: &&Value| m["content"].as_str().is_some_and(|c| c.contains(words));
    all.iter().filter(says).count()
}

async fn until_saved(me: &Person, fits: impl Fn(&Meta) -> bool) {
    assert!(me.so(|| fits(&meta(me))).await, "{:?}", meta(me));
}

/// Three at a table without a deadline, whose game has begun: its panel.
pub async fn three(me: &mut Person) -> u64 {
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
    table
}

/// The panel, wherever it stands once all is shown.
async fn stands(me: &Person) -> u64 {
    me.catch_up().await;
    meta(me).panel.expect("a panel").message
}

/// Presses the button of this action whose id or label holds a word; the message that shows what came of it.
pub async fn pick(me: &Person, message: u64, name: &str, word: &str) -> Option<u64> {
    let all = components(&me.see(message));
    let fits = |c: &&Value| action(c) == name && c.to_string().contains(word);
    let button = all.iter().find(fits).unwrap_or_else(|| {
        panic!("no {name} with {word} in {all:?}");
    });
    assert_ne!(button["disabled"], true, "{button}");
    let id = button["custom_id"].as_str().unwrap().to_owned();
    me.act(message, &id, None).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_pace_changes_once_more_than_half_agree_over_a_restart() {
    let mut me = Person::open().await;
    let [robin, mary, will] = users(&me);
    let panel = three(&mut me).await;
    me.user = robin;
    let page = me.press_action(panel, "agreed").await.expect("the page");
    assert!(me.words(page).contains("No deadline"), "{}", me.words(page));
    pick(&me, page, "propose", "|live|").await;
    let motion = public(&me, "One more has to agree").await;
    assert_eq!(meta(&me).pace, Pace::Relaxed);
    assert!(me.words(motion).contains(&format!("👍 <@{robin}>")));
    // Those whose word is missing are called to it.
    let called = me.see(motion)["mentions"].to_string();
    for (user, is) in [(robin, false), (mary, true), (will, true)] {
        assert_eq!(called.contains(&user.to_string()), is, "{called}");
    }
    let mut me = me.restart().await;
    // His own word counts once, and that of somebody who only watches not at all.
    me.user = robin;
    let told = pick(&me, motion, "agree", "|live|").await.unwrap();
    assert!(me.words(told).contains("already"), "{}", me.words(told));
    me.user = me.handle().users()[3].id;
    pick(&me, motion, "agree", "|live|").await;
    assert_eq!(meta(&me).pace, Pace::Relaxed);
    me.user = mary;
    pick(&me, motion, "agree", "|live|").await;
    // It is told below everything, and what asked goes.
    public(&me, "Agreed, from now on").await;
    gone(&me, motion).await;
    assert_eq!((meta(&me).pace, meta(&me).motions), (Pace::Live, vec![]));
    until_saved(&me, |meta| meta.deadline.is_some()).await;
    me.until(panel, "⏰").await;
    // Who moves what is settled in the same way.
    me.user = will;
    let page = me.slash("island", sub("table", json!([]))).await;
    assert!(me.words(page).contains("🚪"), "how one gets up");
    pick(&me, page, "propose", "|shared|").await;
    let motion = public(&me, "Everybody moves everything").await;
    // Something else is proposed meanwhile: both stand, each with its own words.
    me.user = mary;
    let page = me.slash("island", sub("table", json!([]))).await;
    pick(&me, page, "propose", "|daily|").await;
    let daily = public(&me, "Once a day: after 30 hours").await;
    // Another pace takes the place of that one alone, and all are told.
    me.user = robin;
    let page = me.slash("island", sub("table", json!([]))).await;
    pick(&me, page, "propose", "|several|").await;
    let several = public(&me, "Several times a day: after").await;
    gone(&me, daily).await;
    let told = public(&me, &format!("so the one by <@{mary}> no longer is")).await;
    let words = me.words(told);
    assert!(words.contains("Once a day"), "{words}");
    let open: Vec<_> = meta(&me).motions.into_iter().map(|m| m.yes).collect();
    assert_eq!(open, [[will], [robin]]);
    // The page has all of them, and says which yes is whose; one word settles one of them.
    me.user = mary;
    let page = me.slash("island", sub("table", json!([]))).await;
    let words = me.words(page);
    for proposed in ["Everybody moves everything", "Several times a day"] {
        assert!(words.contains(proposed), "{words}");
    }
    assert!(words.contains("voted on by itself"), "{words}");
    pick(&me, page, "agree", "Yes: Several times a day").await;
    public(&me, "Agreed, from now on").await;
    gone(&me, several).await;
    assert_eq!(meta(&me).pace, Pace::Several);
    let open: Vec<_> = meta(&me).motions.into_iter().map(|m| m.yes).collect();
    assert_eq!(open, [[will]]);
    // The other stands where it stood, over a restart.
    let mut me = me.restart().await;
    me.user = robin;
    pick(&me, motion, "agree", "|shared|").await;
    assert_eq!(meta(&me).control, Control::Shared);
    gone(&me, motion).await;
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_host_lets_time_stand_still_and_anybody_lets_it_run_again() {
    let mut me = Person::open().await;
    let [robin, mary, _] = users(&me);
    let panel = three(&mut me).await;
    me.user = mary;
    let page = me.press_action(panel, "agreed").await.expect("the page");
    let has_pause = |me: &Person, page| {
        let all = components(&me.see(page));
        all.iter().any(|c| action(c) == "pause")
    };
    assert!(!has_pause(&me, page), "she does not lead the table");
    me.user = robin;
    let page = me.press_action(panel, "agreed").await.expect("the page");
    pick(&me, page, "pause", "stand still").await;
    public(&me, "lets time stand still").await;
    assert!(meta(&me).paused.is_some());
    me.until(panel, "Time stands still").await;
    me.user = mary;
    let page = me.press_action(panel, "agreed").await.expect("the page");
    pick(&me, page, "pause", "run again").await;
    public(&me, "lets time run again").await;
    assert_eq!(meta(&me).paused, None);
    // The same by a command: the host's to begin, anybody's to end.
    me.slash("island", sub("pause", json!([]))).await;
    assert_eq!(meta(&me).paused, None, "she does not lead the table");
    me.user = robin;
    me.slash("island", sub("pause", json!([]))).await;
    assert!(meta(&me).paused.is_some());
    me.user = mary;
    me.slash("island", sub("pause", json!([]))).await;
    assert_eq!(meta(&me).paused, None);
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn on_holiday_until_a_day_and_back_by_one_press() {
    let mut me = Person::open().await;
    let [robin, mary, will] = users(&me);
    let panel = three(&mut me).await;
    me.user = mary;
    let until = json!([{ "name": "until", "type": 3, "value": "in 3 days" }]);
    let told = me.slash("island", sub("away", until)).await;
    assert!(me.words(told).contains("on holiday"), "{}", me.words(told));
    let end = meta(&me).holidays[&mary];
    me.until(panel, &format!("🏖️ <@{mary}>")).await;
    until_saved(&me, |meta| meta.deadline == Some(end)).await;
    // The day comes over a restart.
    let mut me = me.restart().await;
    me.set_clock(end);
    until_saved(&me, |meta| meta.holidays.is_empty()).await;
    assert!(!meta(&me).is_away(mary));
    // By the page, and back; days later the panel stands anew.
    me.user = will;
    let panel = stands(&me).await;
    let page = me.press_action(panel, "agreed").await.expect("the page");
    pick(&me, page, "holiday", "7 Tage").await;
    assert_eq!(meta(&me).holidays[&will], end + 7 * DAY);
    let page = me.press_action(panel, "agreed").await.expect("the page");
    pick(&me, page, "holiday", "zurück").await;
    public(&me, "is back").await;
    assert_eq!(
        (meta(&me).holidays.len(), meta(&me).is_away(will)),
        (0, false)
    );
    // A day alone is enough.
    me.user = mary;
    let until = json!([{ "name": "until", "type": 3, "value": "tomorrow" }]);
    me.slash("island", sub("away", until)).await;
    assert!(meta(&me).is_away(mary));
    // What was posted meanwhile may have moved the panel.
    let panel = stands(&me).await;
    let page = me.press_action(panel, "agreed").await.expect("the page");
    pick(&me, page, "holiday", "back").await;
    // A day that cannot be read is said so, and changes nothing.
    me.user = robin;
    let until = json!([{ "name": "until", "type": 3, "value": "whenever" }]);
    me.slash("island", sub("away", until)).await;
    assert!(meta(&me).holidays.is_empty());
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_stop_before_the_channel_is_told_neither_loses_nor_doubles_it() {
    const STANDS: &str = "lets time stand still";
    const ASKS: &str = "Shall this table play like this?";
    let mut me = Person::open().await;
    let [robin, ..] = users(&me);
    let panel = three(&mut me).await;
    me.user = robin;
    // First nothing is taken at all, then what is posted comes to nobody's ears.
    me.handle().fail_next(Route::Posts, 500, 1_000);
    let page = me.press_action(panel, "agreed").await.expect("the page");
    pick(&me, page, "pause", "stand still").await;
    pick(&me, page, "propose", "|live|").await;
    until_saved(&me, |meta| {
        meta.paused.is_some() && !meta.motions.is_empty()
    })
    .await;
    let me = me.restart().await;
    assert_eq!((many(&me, STANDS), many(&me, ASKS)), (0, 0));
    // Else a post between the two would be taken and heard of.
    let me = me
        .restart_after(|handle| {
            handle.clear_faults();
            handle.lose_next(Route::Posts, 500, 1_000);
        })
        .await;
    public(&me, STANDS).await;
    assert_eq!(meta(&me).announcements.len(), 1, "it is not noted");
    let me = me.restart().await;
    me.handle().clear_faults();
    until_saved(&me, |meta| !meta.owes_words()).await;
    assert_eq!((many(&me, STANDS), many(&me, ASKS)), (1, 1));
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_motion_is_asked_anew_where_its_game_is_taken_up_again() {
    let mut me = Person::open().await;
    let [robin, mary, _] = users(&me);
    let panel = three(&mut me).await;
    me.user = robin;
    let page = me.press_action(panel, "agreed").await.expect("the page");
    pick(&me, page, "propose", "|live|").await;
    let motion = public(&me, "One more has to agree").await;
    until_saved(&me, |meta| !meta.owes_words()).await;
    me.slash("island", sub("shelve", json!([]))).await;
    gone(&me, motion).await;
    let list = me.slash("island", sub("resume", json!([]))).await;
    me.press_action(list, "carry").await;
    let motion = public(&me, "One more has to agree").await;
    me.user = mary;
    pick(&me, motion, "agree", "|live|").await;
    until_saved(&me, |meta| meta.pace == Pace::Live).await;
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_no_is_shown_may_be_changed_and_ends_what_too_few_want() {
    let mut me = Person::open().await;
    let [robin, mary, will] = users(&me);
    let panel = three(&mut me).await;
    me.user = robin;
    let page = me.press_action(panel, "agreed").await.expect("the page");
    pick(&me, page, "propose", "|live|").await;
    let motion = public(&me, "One more has to agree").await;
    me.user = mary;
    pick(&me, motion, "oppose", "|live|").await;
    me.until(motion, &format!("👎 <@{mary}>")).await;
    let words = me.words(motion);
    assert!(
        words.contains(&format!("👍 <@{robin}> · 👎 <@{mary}> · ❔ <@{will}>")),
        "{words}"
    );
    // It stands on the page, too, with both words.
    let page = me.slash("island", sub("table", json!([]))).await;
    let words = me.words(page);
    assert!(words.contains(&format!("👎 <@{mary}>")), "{words}");
    me.user = will;
    let page = me.slash("island", sub("table", json!([]))).await;
    let late = me.slash("island", sub("table", json!([]))).await;
    pick(&me, page, "oppose", "|live|").await;
    public(&me, "Too few want this").await;
    gone(&me, motion).await;
    // A no that comes late hears that nothing is asked any more.
    let told = pick(&me, late, "oppose", "|live|")
        .await
        .expect("an answer");
    assert!(
        me.words(told).contains("not open any more"),
        "{}",
        me.words(told)
    );
    assert_eq!((meta(&me).pace, meta(&me).motions), (Pace::Relaxed, vec![]));
    // A no is no last word.
    me.user = robin;
    let page = me.slash("island", sub("table", json!([]))).await;
    pick(&me, page, "propose", "|live|").await;
    let motion = public(&me, "One more has to agree").await;
    me.user = mary;
    pick(&me, motion, "oppose", "|live|").await;
    me.until(motion, &format!("👎 <@{mary}>")).await;
    pick(&me, motion, "agree", "|live|").await;
    assert_eq!(meta(&me).pace, Pace::Live);
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_goes_on_when_too_few_would_end_it_and_says_how_it_stands() {
    let mut me = Person::open().await;
    let [robin, mary, will] = users(&me);
    three(&mut me).await;
    me.user = robin;
    let ask = me.slash("island", sub("end", json!([]))).await;
    let vote = me.press_action(ask, "end").await.expect("a vote");
    let words = me.words(vote);
    assert!(
        words.contains(&format!("👍 <@{robin}> · ❔ <@{mary}>, <@{will}>")),
        "{words}"
    );
    me.user = mary;
    me.press_action(vote, "end-no").await;
    let words = me.words(vote);
    assert!(words.contains(&format!("👎 <@{mary}>")), "{words}");
    assert_eq!(meta(&me).going_on, [mary]);
    // She changes her mind twice.
    me.user = will;
    me.press_action(vote, "end-no").await;
    let words = me.words(vote);
    assert!(words.contains("it goes on"), "{words}");
    let meta = meta(&me);
    assert_eq!((meta.ending, meta.going_on), (vec![], vec![]));
    assert!(me.store.load(me.channel).unwrap().is_some());
    me.user = robin;
    let ask = me.slash("island", sub("end", json!([]))).await;
    let vote = me.press_action(ask, "end").await.expect("a vote");
    me.user = mary;
    me.press_action(vote, "end-no").await;
    me.press_action(vote, "end").await;
    assert!(
        me.store.load(me.channel).unwrap().is_none(),
        "two of three agree"
    );
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whom_the_computer_player_plays_is_marked_wherever_the_board_is_shown() {
    let mut me = Person::open().await;
    let [_, mary, _] = users(&me);
    three(&mut me).await;
    me.catch_up().await;
    let said = "planned by the computer player";
    let words = json!([{ "name": "text", "type": 5, "value": true }]);
    let before = me.slash("board", words.clone()).await;
    assert!(!me.words(before).contains(said));
    let mut away = meta(&me);
    away.stand_in = castaway_table::StandIn::Computer;
    away.away = vec![mary];
    let text = castaway_store::Json::of(&away).unwrap();
    me.store.put_meta(me.channel, text).unwrap();
    let told = me.slash("board", words).await;
    let told = me.words(told);
    let hers = format!("<@{mary}> (🤖 {said})");
    assert!(
        told.contains(&hers) && told.matches(said).count() == 1,
        "{told}"
    );
    // The picture has the same words for whoever does not see it.
    let whole = me.slash("board", json!([])).await;
    me.until(whole, said).await;
    me.close().await;
}
