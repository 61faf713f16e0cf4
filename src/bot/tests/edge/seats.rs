//! Chairs of a running game: whoever comes, goes, comes back, hands on or watches, the game stays as it was.

use crate::house::{self, House, NOW_MS, here};
use crate::person::{
    PATIENCE, Person, action,
    company::{meta, public, sub, users},
    components,
};
use castaway::{
    discord::Caller,
    ui::{shared::Shared, texts::Lang},
};
use castaway_kernel::Seat;
use castaway_robinson::{
    game::Island,
    ids::Who,
    setup::Setup,
    state::{End, State},
};
use castaway_store::{Commit, Json};
use castaway_table::{Meta, Place};
use serde_json::{Value, json};

fn who(name: &str, user: u64) -> Value {
    json!([{ "name": name, "type": 6, "value": user.to_string() }])
}

/// The whole game as it is saved.
fn game(me: &Person) -> String {
    let saved = me.store.load(me.channel).unwrap().expect("a game");
    serde_json::to_string(&saved.envelope).unwrap()
}

/// What the buttons of a message mean.
fn words(me: &Person, message: u64) -> Vec<String> {
    components(&me.see(message)).iter().map(action).collect()
}

/// Robin and Mary at a table whose game has begun; the message is its panel.
async fn two(me: &mut Person) -> u64 {
    two_of(me, &[]).await
}

/// The same with more options of the table.
async fn two_of(me: &mut Person, more: &[Value]) -> u64 {
    let [robin, mary, _] = users(me);
    let second = json!({ "name": "second", "type": 6, "value": mary.to_string() });
    let options = [more, &[second]].concat();
    let table = me.slash("island", sub("new", options.into())).await;
    me.user = mary;
    me.press_action(table, "sit").await;
    me.user = robin;
    me.press_action(table, "begin").await;
    me.until(table, "board.png").await;
    table
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_leave_come_back_hand_on_and_the_game_stays_as_it_was() {
    let mut me = Person::open().await;
    let [robin, mary, will] = users(&me);
    let table = two(&mut me).await;
    let before = game(&me);
    // Somebody who watches moves nothing, and finds no free seat.
    me.user = will;
    let all = components(&me.see(table));
    let plan = all.iter().find(|c| action(c) == "plan").expect("a plan");
    let (id, value) = (
        plan["custom_id"].as_str().unwrap().to_owned(),
        plan["options"][0]["value"].as_str().unwrap().to_owned(),
    );
    let told = me.act(table, &id, Some(value)).await.unwrap();
    assert!(
        me.words(told).contains("nur zuschauen"),
        "{}",
        me.words(told)
    );
    assert_eq!(words(&me, told), ["ask-beside", "play", "play", "apart"]);
    let told = me.slash("island", sub("join", json!([]))).await;
    assert!(me.words(told).contains("besetzt"), "{}", me.words(told));

    // Mary leaves, by two presses: a first one changes nothing.
    me.user = mary;
    let ask = me.slash("island", sub("leave", json!([]))).await;
    assert_eq!(meta(&me).chairs, [robin, mary].into());
    me.press_action(ask, "get-up").await;
    assert_eq!(meta(&me).seats_of(mary), []);
    assert_eq!(meta(&me).moves(robin), [Seat(0), Seat(1)]);
    let vacant = public(&me, "got up").await;
    // Over a restart the seat still waits; Will takes it by one press, and it is gone for her.
    let mut me = me.restart().await;
    me.user = will;
    me.press_action(vacant, "take-seat").await;
    assert_eq!(meta(&me).chairs, [robin, will].into());
    assert!(
        me.words(vacant).contains("sits down"),
        "{}",
        me.words(vacant)
    );
    me.user = mary;
    let told = me.press_action(ask, "take-seat").await;
    assert!(told.is_some() && meta(&me).chairs == [robin, will].into());

    // Will hands his seat to her: until she sits down it is his.
    me.user = will;
    let offer = me.slash("island", sub("hand", who("user", mary))).await;
    assert_eq!(meta(&me).seats_of(will), [Seat(1)]);
    me.user = robin;
    me.press_action(offer, "take-seat").await;
    assert_eq!(meta(&me).seats_of(will), [Seat(1)], "it is not Robin's");
    me.user = mary;
    me.press_action(offer, "take-seat").await;
    assert_eq!(meta(&me).chairs, [robin, mary].into());

    // The host hands the table on, leaves, and comes back by one press.
    let told = me.slash("island", sub("host", who("user", mary))).await;
    assert!(
        me.words(told).contains("host of this table is"),
        "{}",
        me.words(told)
    );
    me.user = robin;
    me.slash("island", sub("host", who("user", mary))).await;
    assert_eq!(meta(&me).host(), Some(mary));
    let ask = me.slash("island", sub("leave", json!([]))).await;
    me.press_action(ask, "get-up").await;
    assert!(meta(&me).is_solo());
    me.press_action(ask, "take-seat").await;
    assert_eq!(meta(&me).chairs, [robin, mary].into());
    assert_eq!(game(&me), before, "nothing of it was a move");
    // The panel knows who sits there, wherever it stands below what was told.
    me.catch_up().await;
    let table = meta(&me).panel.expect("a panel").message;
    me.until(table, &format!("<@{mary}>")).await;
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_was_invited_sits_down_when_they_come() {
    let mut me = Person::open().await;
    let [robin, mary, will] = users(&me);
    let table = me.slash("island", sub("new", who("second", mary))).await;
    me.press_action(table, "begin").await;
    me.until(table, "board.png").await;
    me.user = will;
    let told = me.slash("island", sub("join", json!([]))).await;
    assert!(me.words(told).contains("reserviert"), "{}", me.words(told));
    me.user = mary;
    me.slash("island", sub("join", json!([]))).await;
    assert_eq!(meta(&me).chairs, [robin, mary].into());
    let told = me.slash("island", sub("join", json!([]))).await;
    assert!(me.words(told).contains("already"), "{}", me.words(told));
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_several_who_want_a_seat_one_has_it() {
    let mut me = Person::open().await;
    let [robin, mary, will] = users(&me);
    two(&mut me).await;
    me.user = mary;
    let ask = me.slash("island", sub("leave", json!([]))).await;
    me.press_action(ask, "get-up").await;
    let vacant = public(&me, "got up").await;
    let fourth = me.handle().users()[3].id;
    let all = components(&me.see(vacant));
    let id = all[0]["custom_id"].as_str().unwrap();
    let presses = (me.handle()).press_together(&[will, fourth, will], me.channel, vacant, id);
    for press in presses.unwrap() {
        me.handle().wait_ack(press, PATIENCE).await.unwrap();
    }
    let chairs = meta(&me).chairs;
    assert!(chairs == [robin, will].into() || chairs == [robin, fourth].into());
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn at_a_table_that_fills_up_the_commands_sit_down_and_get_up() {
    let mut me = Person::open().await;
    let [robin, mary, _] = users(&me);
    let table = me.slash("island", sub("new", json!([]))).await;
    let known = || {
        let kept = me.store.get_global(&format!("lobby/{}", me.channel));
        kept.unwrap().unwrap()["message"].as_u64() == Some(table)
    };
    assert!(me.so(known).await);
    me.user = mary;
    me.slash("island", sub("join", json!([]))).await;
    me.until(table, &format!("👤 <@{mary}>")).await;
    me.slash("island", sub("leave", json!([]))).await;
    let left = || !me.words(table).contains(&format!("👤 <@{mary}>"));
    assert!(me.so(left).await, "{}", me.words(table));
    let words = me.words(table);
    assert!(words.contains(&format!("👑 <@{robin}>")), "{words}");
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_was_away_for_a_week_keeps_nobody_from_ending() {
    let mut me = Person::open().await;
    let [robin, mary, _] = users(&me);
    // Without a deadline, which would pass in those days: the table would go on by itself meanwhile.
    let relaxed = json!({ "name": "pace", "type": 4, "value": 3 });
    let table = two_of(&mut me, &[relaxed]).await;
    let step = async |me: &mut Person, user: u64| {
        me.user = user;
        let page = components(&me.see(table));
        let page = page.iter().find(|c| action(c) == "plan").unwrap().clone();
        let rest = page["options"].as_array().unwrap();
        let rest = rest.iter().find(|o| o["value"] == "r").expect("rest");
        let id = page["custom_id"].as_str().unwrap();
        let value = rest["value"].as_str().unwrap().to_owned();
        let private = me.act(table, id, Some(value)).await.unwrap();
        me.press_action(private, "place").await;
    };
    step(&mut me, robin).await;
    // Else what is still to be drawn finds the panel too old to be changed.
    me.catch_up().await;
    let days = |n: u64| 1_795_262_400_000 + n * 24 * 60 * 60 * 1000;
    me.set_clock(days(6));
    step(&mut me, mary).await;
    // Within the week both decide.
    let ask = me.slash("island", sub("end", json!([]))).await;
    me.press_action(ask, "end").await;
    assert!(me.store.load(me.channel).unwrap().is_some());
    me.set_clock(days(9));
    let ask = me.slash("island", sub("end", json!([]))).await;
    me.press_action(ask, "end").await;
    assert!(me.store.load(me.channel).unwrap().is_none());
    me.close().await;
}

#[tokio::test]
async fn whoever_manages_the_channel_ends_a_game_and_nobody_else_who_watches() {
    let house = House::open();
    let meta = Meta {
        chairs: [7, 8].into(),
        ..Meta::default()
    };
    let place = Place::Channel(1);
    house
        .begin::<Island>(place, Setup::standard(2), 3, meta)
        .await;
    let end = Shared::End.id('i', 1);
    let vote = (house::HIDDEN.0, false);
    // On the question to the players their press is asked about first.
    for (nth, (manages, message, there)) in [
        (false, house::HIDDEN, true),
        (true, vote, true),
        (true, house::HIDDEN, false),
    ]
    .into_iter()
    .enumerate()
    {
        let caller = Caller {
            interaction: (50 + u64::try_from(nth).unwrap()).into(),
            token: "token".into(),
            guild: Some(3),
            channel: 1,
            place: here(),
            user: 99,
            name: "Moderator".into(),
            lang: Lang::En,
            message: Some(message),
            board: false,
            now_ms: NOW_MS,
            manages,
            here: castaway::discord::Here::default(),
            put_off: false,
        };
        house.app.press(caller, &end, &[]).await;
        let stands = house.ui::<Island>().tables().load(place).await.is_ok();
        assert_eq!(stands, there, "manages: {manages}, {message:?}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_of_an_older_program_goes_on_and_its_people_may_leave_it() {
    let mut me = Person::open().await;
    let [robin, mary, will] = users(&me);
    let table = two(&mut me).await;
    // What such a program kept of the people; the bot has nothing to write down any more.
    let quiet = || {
        let saved = me.store.load(me.channel).unwrap().unwrap();
        (!meta(&me).owes(saved.envelope.revision)).then_some(saved)
    };
    let saved = me.handle().look_for(PATIENCE, quiet).await.expect("quiet");
    let mut old = saved.meta.tree();
    let kept = old.as_object_mut().unwrap();
    for new in ["chairs", "host", "control"] {
        kept.remove(new);
    }
    kept.insert("seats".into(), json!([robin, robin]));
    me.store.put_meta(me.channel, old.into()).unwrap();
    let mut me = me.restart().await;
    assert_eq!(meta(&me).chairs, [robin, robin].into());
    me.user = robin;
    let (id, value) = castaway::ops::load::choose(&me.see(table)).expect("something to press");
    let page = me.act(table, &id, value).await.unwrap();
    assert!(!me.words(page).contains("only watch"), "{}", me.words(page));
    let ask = me.slash("island", sub("leave", json!([]))).await;
    me.press_action(ask, "get-up").await;
    // Both seats are free; who comes chooses one, and the second comer has the other.
    me.user = will;
    let which = me.slash("island", sub("join", json!([]))).await;
    assert_eq!(components(&me.see(which)).len(), 2, "{}", me.words(which));
    me.press_action(which, "take-seat").await;
    me.user = mary;
    me.slash("island", sub("join", json!([]))).await;
    assert_eq!(meta(&me).chairs, [will, mary].into());
    assert_eq!(meta(&me).host(), Some(will));
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_same_people_play_again_by_a_press_each() {
    let mut me = Person::open().await;
    let [robin, mary, _] = users(&me);
    let table = two(&mut me).await;
    let saved = me.store.load(me.channel).unwrap().unwrap();
    let mut state: State = saved.envelope.body.read().unwrap();
    state.end = Some(End::Died(Who::Seat(0)));
    (state.ask, state.stack) = (None, Vec::new());
    let mut commit = Commit::new(me.channel, saved.envelope, 1);
    commit.envelope.revision += 1;
    commit.envelope.body = Json::of(&state).unwrap();
    me.store.commit(commit).unwrap();
    let mut me = me.restart().await;
    me.user = mary;
    let shown = me.slash("island", sub("status", json!([]))).await;
    assert_ne!(shown, table);
    let panel = ends(&me).await;
    let lobby = me.press_action(panel, "again").await.unwrap();
    let words = me.words(lobby);
    assert!(words.contains(&format!("👑 <@{mary}>")), "{words}");
    assert!(words.contains("has a seat kept"), "{words}");
    // The other one presses the same button and sits there, which they alone are told; the table stands once.
    me.user = robin;
    let told = me.press_action(panel, "again").await.unwrap();
    assert_ne!(told, lobby);
    assert_eq!(me.see(told)["flags"].as_u64().unwrap_or(0) & 64, 64);
    me.until(lobby, &format!("👤 <@{robin}>")).await;
    me.user = mary;
    me.press_action(lobby, "begin").await;
    assert_eq!(meta(&me).chairs, [mary, robin].into());
    assert!(me.words(lobby).contains("Round 1"), "{}", me.words(lobby));
    me.close().await;
}

/// The panel of the game that is over.
async fn ends(me: &Person) -> u64 {
    me.find(|m| components(m).iter().any(|c| action(c) == "again"))
        .await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn somebody_moves_for_a_seat_beside_its_owner_until_that_ends() {
    let mut me = Person::open().await;
    let [robin, mary, will] = users(&me);
    let table = two(&mut me).await;
    let plans = |me: &Person| {
        let all = components(&me.see(table));
        let plan = all.iter().find(|c| action(c) == "plan").expect("a plan");
        plan["custom_id"].as_str().unwrap().to_owned()
    };
    me.user = will;
    let told = me.slash("island", sub("copilot", who("user", robin))).await;
    assert!(
        me.words(told).contains("nur zuschauen"),
        "{}",
        me.words(told)
    );
    me.user = mary;
    let told = me.slash("island", sub("copilot", who("user", will))).await;
    assert!(
        me.words(told)
            .contains(&format!("<@{will}> moves for <@{mary}>")),
        "{}",
        me.words(told)
    );
    assert_eq!(meta(&me).moves(will), [Seat(1)]);
    // Will rests for her; nothing of Robin's is his.
    me.user = will;
    let page = me.act(table, &plans(&me), Some("r".into())).await.unwrap();
    let place = components(&me.see(page));
    let place = place.iter().find(|c| action(c) == "place").expect("a pawn");
    let id = place["custom_id"].as_str().unwrap().to_owned();
    let value = place["options"][0]["value"].as_str().map(str::to_owned);
    me.act(page, &id, value).await;
    me.until(table, &format!("· <@{will}>")).await;
    me.user = mary;
    let told = me.slash("island", sub("copilot", who("user", mary))).await;
    assert!(
        me.words(told).contains("but yourself"),
        "{}",
        me.words(told)
    );
    assert_eq!(meta(&me).moves(will), []);
    me.close().await;
}
