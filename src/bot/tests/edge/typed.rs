//! Commands as they are typed: prices, uses, beginnings, people and characters.

use crate::person::{PATIENCE, Person, components};
use crate::planted::{furs, plant};
use castaway_kernel::Seat;
use castaway_robinson::{command::Command, setup::Setup, state::State, task::Usable};
use castaway_table::Record;
use serde_json::{Value, json};

/// A game of one person with several characters in the sandbox, at planning.
pub async fn evening(players: u8) -> Person {
    let me = Person::open().await;
    let new = json!([{ "name": "players", "type": 4, "value": players }]);
    me.island(new).await;
    let known = || {
        let saved = me.store.load(me.channel).unwrap();
        saved.is_some_and(|s| !s.meta.tree()["panel"].is_null())
    };
    assert!(me.so(known).await, "the panel is known");
    for n in 0..40 {
        if state(&me).planning {
            break;
        }
        let panel = panel_of(&me);
        let all = components(&me.see(panel));
        let id = |c: &Value| c["custom_id"].as_str().unwrap().to_owned();
        let pick = all
            .iter()
            .map(id)
            .find(|id| id.contains("|pick|") || id.contains("|go|"));
        me.act(panel, &pick.unwrap(), None).await;
        assert!(n < 39, "planning opens");
    }
    me
}

fn state(me: &Person) -> State {
    let saved = me.store.load(me.channel).unwrap().unwrap();
    saved.envelope.body.read().unwrap()
}

pub fn panel_of(me: &Person) -> u64 {
    let saved = me.store.load(me.channel).unwrap().unwrap();
    saved.meta.tree()["panel"]["message"].as_u64().unwrap()
}

fn last_order(me: &Person) -> (Seat, Command) {
    let log = me.store.log(me.channel, 0, 999).unwrap();
    let last = log.last().unwrap().command.clone();
    match last.read().unwrap() {
        Record::<Setup, Command>::Order { seat, command, .. } => (seat, command),
        other => panic!("{other:?}"),
    }
}

fn options(pairs: &[(&str, &str)]) -> Value {
    let all = pairs
        .iter()
        .map(|(name, value)| json!({ "name": name, "type": 3, "value": value }));
    Value::Array(all.collect())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn prices_and_uses_are_understood_as_they_are_typed() {
    let me = evening(2).await;
    for typed in ["fur", "Fell", "1 FUR", "1 🧵", "1", "1 Fell"] {
        plant(&*me.store, me.channel, |state| {
            furs(state);
            state.plan.clear();
            state.stock.wood = 5;
        });
        let told = me
            .slash(
                "assign",
                options(&[("action", "b.+roof"), ("price", typed)]),
            )
            .await;
        let plan = state(&me).plan;
        assert_eq!(plan.len(), 1, "{typed}: {}", me.words(told));
        assert_eq!((plan[0].tied.fur, plan[0].tied.wood), (1, 0), "{typed}");
    }
    // Without a price the first that can be paid is meant.
    plant(&*me.store, me.channel, |state| {
        state.plan.clear();
        furs(state);
    });
    me.slash("assign", options(&[("action", "b.+roof")])).await;
    assert_eq!(state(&me).plan[0].tied.fur, 1);
    let told = me
        .slash(
            "assign",
            options(&[("action", "b.+roof"), ("price", "gold")]),
        )
        .await;
    assert!(me.words(told).contains("gold"), "{}", me.words(told));
    for seat in [1, 0] {
        plant(&*me.store, me.channel, |state| {
            state.equipment = vec![("pipe_tobacco".into(), 2)];
        });
        me.slash(
            "use",
            options(&[("what", &format!("{seat}/e.pipe_tobacco"))]),
        )
        .await;
        let pipe = Command::Use(Usable::Equipment("pipe_tobacco".into()));
        assert_eq!(last_order(&me), (Seat(seat), pipe));
    }
    // Both of one's own characters stand on one's sheet, above the camp and what can be used.
    let sheet = me.slash("me", json!([])).await;
    let heads = me.see(sheet)["embeds"].as_array().unwrap().len();
    assert!(heads >= 4, "{}", me.words(sheet));
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_several_beginnings_at_once_one_posts_a_panel() {
    let me = Person::open().await;
    let other = me.handle().users()[1].id;
    let new = json!([{ "name": "new", "type": 1, "options": [{ "name": "players", "type": 4, "value": 1 }] }]);
    let begun: Vec<_> = [me.user, other, me.user, other, me.user]
        .into_iter()
        .map(|user| me.handle().slash(user, me.channel, "island", &new).unwrap())
        .collect();
    for id in begun {
        me.handle().wait_ack(id, PATIENCE).await.unwrap();
    }
    let all = me.handle().messages(me.channel, me.user);
    let public: Vec<&Value> = (all.iter())
        .filter(|m| m["flags"].as_u64().unwrap_or(0) & 64 == 0)
        .collect();
    assert_eq!(public.len(), 1, "{public:?}");
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn places_people_and_characters_must_fit() {
    let me = Person::open().await;
    let text = |name: &str, value: &str| json!({ "name": name, "type": 3, "value": value });
    let players = |n: u8| json!({ "name": "players", "type": 4, "value": n });
    let second = |id: &str| json!({ "name": "second", "type": 6, "value": id });
    let other = me.handle().users()[1].id.to_string();
    for (options, says) in [
        (
            json!([players(1), text("characters", "cook, soldier")]),
            "You name 2 for 1 place",
        ),
        (
            json!([players(1), second(&other)]),
            "You name 2 for 1 place",
        ),
        (
            json!([text("characters", ",,")]),
            "**characters**: I do not know",
        ),
    ] {
        let new = json!([{ "name": "new", "type": 1, "options": options }]);
        let told = me.slash("island", new).await;
        assert!(me.words(told).contains(says), "{}", me.words(told));
        assert!(me.store.load(me.channel).unwrap().is_none());
    }
    // Without a number of places there are as many as characters.
    let two = json!([text("characters", "cook, soldier")]);
    me.island(two).await;
    assert_eq!(state(&me).people.len(), 2);
    me.close().await;
}
