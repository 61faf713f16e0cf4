//! Seats of a running expedition: whoever gets up can come back, and a seat is handed on with what is held there.

use castaway::{
    discord::GameUi,
    ui::{reader::Reader, texts::Lang},
};
use castaway_discover::{
    Discover, absent,
    state::{Ask, Fate, Label, Part, Prompt},
    wording::space_name,
};
use castaway_kernel::{DecisionId, Seat};
use castaway_table::{Loaded, Pace};
use serde_json::json;

use super::{
    begin::begun,
    table::{choose_first, saved, sub},
};
use crate::{
    house::{House, looks},
    person::{
        PATIENCE, Person, action,
        company::{meta, public, until, users},
        components,
    },
};

fn who(name: &str, user: u64) -> serde_json::Value {
    json!([{ "name": name, "type": 6, "value": user.to_string() }])
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_seat_that_is_left_or_handed_on_is_taken_by_a_press() {
    let mut me = Person::open().await;
    let [robin, mary, will] = users(&me);
    let table = me.slash("explore", sub("new", who("second", mary))).await;
    me.user = mary;
    me.press_action(table, "sit").await;
    me.user = robin;
    me.press_action(table, "begin").await;
    me.until(table, &format!("<@{mary}>")).await;
    let (before, _) = saved(&me);
    assert_eq!(meta(&me).chairs, [robin, mary].into());
    me.user = mary;
    let ask = me.slash("explore", sub("leave", json!([]))).await;
    me.press_action(ask, "get-up").await;
    assert_eq!(meta(&me).seats_of(mary), []);
    let vacant = public(&me, "got up").await;
    me.user = will;
    me.press_action(vacant, "take-seat").await;
    assert_eq!(meta(&me).chairs, [robin, will].into());
    let offer = me.slash("explore", sub("pass", who("user", mary))).await;
    me.user = mary;
    me.press_action(offer, "take-seat").await;
    assert_eq!(meta(&me).chairs, [robin, mary].into());
    assert_eq!(saved(&me).0, before, "nothing of it was a move");
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_sits_down_while_a_game_begins_has_a_seat_or_hears_why_not() {
    let mut me = Person::open().await;
    let [robin, mary, will] = users(&me);
    let table = me.slash("explore", sub("new", who("second", mary))).await;
    me.user = mary;
    me.press_action(table, "sit").await;
    let all = components(&me.see(table));
    let press = |user, name: &str| {
        let found = all.iter().find(|c| action(c) == name).expect("a button");
        let id = found["custom_id"].as_str().expect("an id");
        // It stood there as they pressed, also where the game has begun by now.
        let pressed = (me.handle()).forge_component(user, me.channel, table, id, None);
        pressed.unwrap()
    };
    let (begins, late) = (press(robin, "begin"), press(will, "sit"));
    me.handle().wait_ack(begins, PATIENCE).await.unwrap();
    let told = me.handle().wait_ack(late, PATIENCE).await.unwrap();
    let told = told.message_id.expect("an answer");
    me.user = robin;
    me.until(table, &format!("<@{mary}>")).await;
    let seated = meta(&me).chairs == [robin, mary, will].into();
    me.user = will;
    let said = me.words(told);
    assert!(seated || said.contains("hat schon begonnen"), "{said}");
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_was_invited_and_did_not_come_has_no_survivor() {
    let mut me = Person::open().await;
    let [robin, mary, will] = users(&me);
    let table = me.slash("explore", sub("new", who("second", mary))).await;
    me.user = will;
    me.press_action(table, "sit").await;
    me.user = robin;
    me.press_action(table, "begin").await;
    me.until(table, &format!("<@{will}>")).await;
    assert_eq!(meta(&me).chairs, [robin, will].into());
    assert_eq!(saved(&me).0.world.order.seats, 2);
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_is_on_holiday_was_not_late() {
    let house = House::open();
    let mut loaded = begun(&house, 2, 3).await;
    let user = loaded.meta.people()[1];
    loaded.meta.lapsed = Some(user);
    let says = |loaded: &Loaded<Discover>| {
        looks(&Discover::panel(
            &house.ui(),
            loaded,
            &[],
            Reader::all(Lang::En),
        ))
    };
    assert!(says(&loaded).contains("did not answer in time"));
    loaded.meta.go_on_holiday(user, u64::MAX, 1);
    let said = says(&loaded);
    assert!(
        said.contains("is on holiday") && !said.contains("in time"),
        "{said}"
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_is_here_may_answer_for_somebody_away_what_all_see() {
    let house = House::open();
    let mut loaded = begun(&house, 2, 3).await;
    let (asked, whom) = (Seat(1), loaded.meta.people()[1]);
    assert_eq!(loaded.meta.chairs.owner(asked), Some(whom));
    let ask = |prompt| Ask {
        id: DecisionId(99),
        prompt,
        parts: vec![Part {
            seat: asked,
            options: vec![(Label::Yes, Vec::new()), (Label::No, Vec::new())],
            silent: 1,
            picked: None,
        }],
    };
    loaded.state.ask = Some(ask(Prompt::Dirty));
    (loaded.meta.pace, loaded.meta.by_deed) = (Pace::Daily, true);
    let english = format!("<@{whom}> is away: whoever is here may answer for them.");
    let german = format!("<@{whom}> ist nicht da: Wer von euch hier ist, darf die Antwort geben.");
    let says = |loaded: &Loaded<Discover>| {
        let ui = house.ui();
        let both = [(Lang::En, &english), (Lang::De, &german)];
        both.map(|(lang, line)| {
            let panel = Discover::panel(&ui, loaded, &[], Reader::all(lang));
            looks(&panel).contains(line.as_str())
        })
    };
    assert_eq!(says(&loaded), [false; 2], "they are there");
    loaded.meta.away = vec![whom];
    assert_eq!(says(&loaded), [true; 2]);
    let catalog = house.ui::<Discover>().catalog().clone();
    let waits = |loaded: &Loaded<Discover>| {
        castaway_table::waited_for::<Discover>(&catalog, &loaded.state, &loaded.meta).users
    };
    let there = loaded.meta.people()[0];
    assert_eq!(waits(&loaded), [there], "for whoever may answer");
    loaded.meta.by_deed = false;
    assert_eq!(says(&loaded), [false; 2], "a deadline has brought it");
    loaded.meta.by_deed = true;
    loaded.state.ask = Some(ask(Prompt::Redraw));
    assert_eq!(
        says(&loaded),
        [false; 2],
        "it is answered on a page of one's own"
    );
    assert_eq!(
        waits(&loaded),
        [0; 0],
        "what counts in silence counts at once"
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_has_fallen_or_got_out_may_be_asked_to_move_for_another() {
    let house = House::open();
    let mut loaded = begun(&house, 2, 3).await;
    let (turn, other) = (Seat(0), Seat(1));
    let owner = |seat| loaded.meta.chairs.owner(seat).expect("somebody plays it");
    let (absent, asked) = (owner(turn), owner(other));
    for fate in [Fate::Lost, Fate::Won] {
        loaded.state.seats[other.index()].fate = fate;
        assert_eq!(loaded.meta.moves(asked), [other], "not unasked");
        assert!(loaded.meta.chairs.entrust(absent, Some(asked)));
        assert!(loaded.meta.moves(asked).contains(&turn));
        // What is theirs to move now is what they look at.
        let ui = house.ui::<Discover>();
        let scene = ui.explore_for(Lang::En, &loaded, &[], Some(asked));
        assert_eq!((scene.seat, scene.is_own()), (turn, true));
        assert!(loaded.meta.chairs.entrust(absent, None));
    }
}

/// Answers whatever is asked of these two, each on their own page.
async fn answer_all(me: &mut Person, users: [u64; 2]) {
    for _ in 0..30 {
        let waited = absent::awaited(&saved(me).0);
        let asked = saved(me).0.ask.is_some();
        let Some(seat) = waited.first().filter(|_| asked) else {
            return;
        };
        me.user = users[seat.index()];
        let page = me.slash("explore", sub("hand", json!([]))).await;
        choose_first(me, page).await;
    }
    panic!("there is no end of questions");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_gave_up_is_asked_to_stand_in_and_moves_for_who_asked_them() {
    let mut me = Person::open().await;
    let [robin, mary, _] = users(&me);
    let table = me.slash("explore", sub("new", who("second", mary))).await;
    me.user = mary;
    me.press_action(table, "sit").await;
    me.user = robin;
    me.press_action(table, "begin").await;
    me.until(table, &format!("<@{mary}>")).await;
    answer_all(&mut me, [robin, mary]).await;
    me.user = mary;
    let asks = me.slash("explore", sub("give-up", json!([]))).await;
    me.press_action(asks, "give-up-sure").await;
    let has_fallen = || saved(&me).0.seats[1].fate == Fate::Lost;
    assert!(me.so(has_fallen).await);
    let (state, _) = saved(&me);
    assert_eq!(absent::awaited(&state), [Seat(0)], "nobody waits for them");
    me.user = robin;
    me.slash("explore", sub("copilot", who("user", mary))).await;
    until(&me, |me| meta(me).moves(mary).contains(&Seat(0))).await;
    let from = state.seats[0].at;
    let mut near = state.world.around(from);
    let to = near.find(|at| state.is_open(*at)).expect("open ground");
    me.user = mary;
    let walk = json!([
        { "name": "space", "type": 3, "value": space_name(to) },
        { "name": "gather", "type": 5, "value": false },
    ]);
    me.slash("explore", sub("go", walk)).await;
    assert!(me.so(|| saved(&me).0.seats[0].at == to).await);
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_leads_already_or_has_no_seat_to_entrust_hears_so() {
    let mut me = Person::open().await;
    let [robin, mary, will] = users(&me);
    let table = me.slash("explore", sub("new", who("second", mary))).await;
    me.user = mary;
    me.press_action(table, "sit").await;
    me.user = robin;
    me.press_action(table, "begin").await;
    me.until(table, &format!("<@{mary}>")).await;
    let told = me.slash("explore", sub("host", who("user", robin))).await;
    let words = me.words(told);
    assert!(
        words.contains("You are the host of this table already"),
        "{words}"
    );
    me.slash("explore", sub("copilot", who("user", will))).await;
    me.user = will;
    let told = me.slash("explore", sub("copilot", who("user", mary))).await;
    let words = me.words(told);
    // Will reads German.
    assert!(words.contains("keinen eigenen Platz"), "{words}");
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn on_the_shelf_it_is_listed_with_the_command_that_takes_it_from_there() {
    let mut me = Person::open().await;
    let [robin, mary, _] = users(&me);
    let table = me.slash("explore", sub("new", who("second", mary))).await;
    me.user = mary;
    me.press_action(table, "sit").await;
    me.user = robin;
    me.press_action(table, "begin").await;
    me.until(table, &format!("<@{mary}>")).await;
    assert_eq!(meta(&me).chairs, [robin, mary].into());
    let told = me.slash("explore", sub("shelve", json!([]))).await;
    me.until(told, "rests on the shelf").await;
    let list = me.slash("games", json!([])).await;
    let words = me.words(list);
    assert!(
        words.contains("on the shelf: **/explore resume**"),
        "{words}"
    );
    me.close().await;
}
