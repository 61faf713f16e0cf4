//! Votes and deadlines as three people see them: on the panel, by presses and by the clock.

use crate::person::{
    Person, action,
    company::{meta, public, sub, users},
    components,
};
use crate::planted::plant;
use castaway_kernel::{Chance, Game, Voice};
use castaway_robinson::{
    Island,
    ask::{Label, Question},
    catalog::Catalog,
    command::Command,
    policy,
    rulings::Reading,
    setup::Setup,
    state::State,
};
use castaway_table::Pace;
use serde_json::{Value, json};

const DAY: u64 = 24 * 60 * 60 * 1000;
/// What a panel says where no deadline is agreed.
const FOR_EVER: &str = "-# ⏳ No deadline: this table waits for everybody.";

fn state(me: &Person) -> State {
    let saved = me.store.load(me.channel).unwrap().expect("a game");
    saved.envelope.body.read().unwrap()
}

/// The first moment of random games of three at which they vote on at least two wood for the pile.
fn at_the_pile(catalog: &Catalog) -> State {
    for seed in 0..100 {
        let setup = Setup::standard(3);
        let mut state = Island::create(catalog, &setup, seed).ok().unwrap().state;
        let mut chance = Chance::from_seed(seed);
        for _ in 0..600 {
            let awaited = Island::awaited(catalog, &state);
            let pile = |ask: &castaway_robinson::ask::Ask| {
                ask.prompt.question == Question::PileWood && ask.options.len() >= 3
            };
            if state.ask.as_ref().is_some_and(pile) && awaited[0].voice == Voice::Vote {
                return state;
            }
            let Some(seat) = awaited
                .get(chance.die(awaited.len().max(1)))
                .map(|a| a.seat)
            else {
                break;
            };
            let command = match &state.ask {
                None => policy::suggest(catalog, &state, seat),
                // Wood that is kept is there to be asked about.
                Some(_) => chance.pick(&mut Island::legal(catalog, &state, seat)),
            };
            let command = command.unwrap_or(Command::Advance);
            // It may be that others have still something to plan.
            if let Ok(applied) = Island::apply(catalog, &state, seat, &command) {
                state = applied.state;
            }
        }
    }
    panic!("nobody votes on the pile in 100 games");
}

/// Three at a table of this pace, whose game has begun: its panel.
async fn begun(me: &mut Person, pace: u8) -> u64 {
    let [robin, mary, will] = users(me);
    let pace = json!([{ "name": "pace", "type": 4, "value": pace }]);
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

/// The first moment of a game of three at which a plan is begun with one wood at hand and the pile open.
pub fn with_one_wood(catalog: &Catalog) -> State {
    let mut state = Island::create(catalog, &Setup::standard(3), 1)
        .ok()
        .unwrap()
        .state;
    let mut chance = Chance::from_seed(1);
    for _ in 0..600 {
        let planning = state.planning && state.ask.is_none() && state.plan.is_empty();
        if planning && state.round > 1 && state.flags.pile_stage.is_none() {
            state.stock.wood = 1;
            return state;
        }
        let awaited = Island::awaited(catalog, &state);
        let seat = awaited[chance.die(awaited.len())].seat;
        let command = policy::suggest(catalog, &state, seat).unwrap_or(Command::Advance);
        if let Ok(applied) = Island::apply(catalog, &state, seat, &command) {
            state = applied.state;
        }
    }
    panic!("no second plan");
}

/// Three at a table of this pace who vote on the pile: its panel, and who they are, whoever breaks ties first.
pub async fn voting(me: &mut Person, pace: u8) -> (u64, [u64; 3]) {
    voting_at(me, pace, at_the_pile(&Catalog::load().unwrap())).await
}

/// The same at this moment of a vote.
async fn voting_at(me: &mut Person, pace: u8, start: State) -> (u64, [u64; 3]) {
    let [robin, mary, will] = users(me);
    begun(me, pace).await;
    // Nobody is on the way to draw what is shown there before.
    me.catch_up().await;
    let tie = usize::from(start.first);
    plant(me.store.as_ref(), me.channel, move |state| *state = start);
    me.slash("island", sub("status", json!([]))).await;
    let vote = |m: &Value| m["ephemeral"] != true && m.to_string().contains("🗳️ Vote");
    let panel = me.find(vote).await;
    me.until(panel, "board.png").await;
    let people = [robin, mary, will];
    (panel, [0, 1, 2].map(|n| people[(tie + n) % 3]))
}

/// Somebody answers with the option at this place.
pub async fn says(me: &mut Person, panel: u64, user: u64, at: usize) {
    me.user = user;
    let all = components(&me.see(panel));
    let picks: Vec<&Value> = all.iter().filter(|c| action(c) == "pick").collect();
    let id = picks[at]["custom_id"].as_str().unwrap().to_owned();
    me.act(panel, &id, None).await;
}

async fn until_saved(me: &Person, fits: impl Fn(&Person) -> bool) {
    assert!(me.so(|| fits(me)).await, "{:?}", meta(me));
}

/// What an option of the open question is called on its button.
fn label(me: &Person, panel: u64, at: usize) -> String {
    let all = components(&me.see(panel));
    let picks: Vec<&Value> = all.iter().filter(|c| action(c) == "pick").collect();
    picks[at]["label"].as_str().unwrap().to_owned()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn three_vote_on_the_pile_on_one_panel_over_a_restart() {
    let mut me = Person::open().await;
    let (panel, [first, second, third]) = voting(&mut me, 2).await;
    assert_eq!(meta(&me).pace, Pace::Daily);
    let start = state(&me);
    let words = me.words(panel);
    assert!(!words.contains(FOR_EVER), "{words}");
    assert!(
        words.contains(&format!("in a tie that of <@{first}>")),
        "{words}"
    );
    for user in [first, second, third] {
        assert!(words.contains(&format!("⏳ <@{user}>")), "{words}");
    }
    // All who are waited for until the same time share a line.
    let all = format!("⏳ <@{first}> · ⏳ <@{second}> · ⏳ <@{third}>");
    assert!(words.contains(&all), "{words}");
    let (none, some) = (label(&me, panel, 0), label(&me, panel, 1));
    says(&mut me, panel, second, 0).await;
    me.until(panel, &format!("✅ <@{second}>: {none}")).await;
    says(&mut me, panel, second, 1).await;
    me.until(panel, &format!("✅ <@{second}>: {some}")).await;
    assert!(!me.words(panel).contains(&format!("⏳ <@{second}>")));
    assert_eq!(state(&me), start, "nothing is settled");
    let mut me = me.restart().await;
    me.until(panel, &format!("✅ <@{second}>: {some}")).await;
    let before = me
        .store
        .load(me.channel)
        .unwrap()
        .unwrap()
        .envelope
        .revision;
    says(&mut me, panel, third, 1).await;
    until_saved(&me, |me| state(me).ask != start.ask).await;
    let log = me.store.log(me.channel, before + 1, 9).unwrap();
    assert_eq!((log[0].actor, log[0].mark.clone()), (third, None));
    assert_eq!(meta(&me).ballot, None);
    let wood = start.ask.as_ref().map(|ask| ask.options[1].label.clone());
    assert!(
        matches!(wood, Some(label) if label != Label::No),
        "wood was laid"
    );
    assert!(state(&me).pile.iter().sum::<u8>() > start.pile.iter().sum::<u8>());
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_wood_is_laid_by_those_who_vote_for_it_and_not_by_a_press() {
    let mut me = Person::open().await;
    let all = users(&me);
    begun(&mut me, 2).await;
    let start = with_one_wood(&Catalog::load().unwrap());
    let before = start.pile.clone();
    let people = [0, 1, 2].map(|n| all[(usize::from(start.first) + n) % 3]);
    plant(me.store.as_ref(), me.channel, move |state| *state = start);
    me.slash("island", sub("status", json!([]))).await;
    let offers = |m: &Value| m["ephemeral"] != true && m.to_string().contains("Wood on the pile");
    let panel = me.find(offers).await;
    let shown = components(&me.see(panel));
    let lay = shown.iter().find(|c| c["label"] == "Wood on the pile");
    let id = lay.expect("a button")["custom_id"].as_str().unwrap();
    me.user = people[1];
    // Whoever presses hears first that all are asked and the plan waits.
    let page = me.act(panel, id, None).await.expect("a page");
    let words = me.words(page);
    let asked = [
        "Everybody at the table is then asked",
        "Dann werden alle am Tisch gefragt",
    ];
    assert!(asked.iter().any(|said| words.contains(said)), "{words}");
    assert!(state(&me).ask.is_none(), "nobody is asked yet");
    me.press_action(page, "use").await;
    let vote = |m: &Value| m["ephemeral"] != true && m.to_string().contains("🗳️ Vote");
    let panel = me.find(vote).await;
    let asked = state(&me);
    assert_eq!(
        (asked.stock.wood, &asked.pile),
        (1, &before),
        "one press lays nothing"
    );
    for user in &people[1..] {
        says(&mut me, panel, *user, 1).await;
    }
    until_saved(&me, |me| state(me).stock.wood == 0).await;
    let laid = state(&me);
    assert_eq!(laid.pile.iter().sum::<u8>(), before.iter().sum::<u8>() + 1);
    assert!(laid.planning && laid.ask.is_none(), "the plan goes on");
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn where_ties_are_the_groups_the_panel_says_so_and_waits_for_another_mind() {
    let mut me = Person::open().await;
    let mut start = at_the_pile(&Catalog::load().unwrap());
    start.rulings = start.rulings.clone().with(Reading::TiesStayOpen);
    let (panel, people) = voting_at(&mut me, 2, start).await;
    let start = state(&me);
    assert!(
        me.words(panel).contains("in a tie it stays open"),
        "{}",
        me.words(panel)
    );
    for (at, user) in people.into_iter().enumerate() {
        says(&mut me, panel, user, at).await;
        me.until(panel, &format!("✅ <@{user}>")).await;
    }
    me.until(panel, "It is a tie").await;
    let words = me.words(panel);
    assert!(words.contains("if it is still a tie"), "{words}");
    assert_eq!(state(&me), start, "nothing is settled");
    says(&mut me, panel, people[2], 1).await;
    until_saved(&me, |me| state(me).ask != start.ask).await;
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_deadline_counts_what_was_said_and_the_panel_says_who_is_away() {
    let mut me = Person::open().await;
    let (panel, [first, second, third]) = voting(&mut me, 1).await;
    let begun = meta(&me).wait.since[&first];
    let due = begun + DAY / 4;
    assert_eq!(meta(&me).deadline, Some(due));
    let words = me.words(panel);
    assert!(
        words.contains(&format!("⏰ <t:{}:R>", due / 1000)),
        "{words}"
    );
    says(&mut me, panel, second, 0).await;
    says(&mut me, panel, third, 1).await;
    me.until(panel, &format!("✅ <@{third}>")).await;
    let start = state(&me);
    // The panel is old by then, and posted anew with the next word.
    me.catch_up().await;
    me.set_clock(due - 1);
    says(&mut me, panel, third, 2).await;
    me.catch_up().await;
    let panel = meta(&me).panel.expect("a panel").message;
    says(&mut me, panel, third, 1).await;
    assert_eq!(state(&me).ask, start.ask, "it is not time yet");
    me.set_clock(due);
    until_saved(&me, |me| meta(me).away == [first]).await;
    // Hours later the panel has moved down to where it is seen.
    let without = format!("went on without <@{first}>");
    let panel = me
        .find(|m| m["ephemeral"] != true && m.to_string().contains(&without))
        .await;
    assert_ne!(state(&me).ask, start.ask);
    assert!(
        me.words(panel).contains(&format!("💤 <@{first}> is away")),
        "{}",
        me.words(panel)
    );
    // Whoever was away is back by the first thing they do.
    me.user = first;
    let undo = me.press_action(panel, "undo").await;
    assert!(undo.is_some());
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_relaxed_table_waits_for_ever_and_says_so() {
    let mut me = Person::open().await;
    let (panel, [first, second, third]) = voting(&mut me, 3).await;
    let start = state(&me);
    let words = me.words(panel);
    assert!(!words.contains("⏰") && words.contains(FOR_EVER), "{words}");
    says(&mut me, panel, second, 0).await;
    me.until(panel, &format!("✅ <@{second}>")).await;
    // What is owed later would be shown by a new panel, for the old one is old by then.
    me.catch_up().await;
    me.set_clock(meta(&me).acted[&second] + 100 * DAY);
    assert_eq!(meta(&me).deadline, None);
    let mut me = me.restart().await;
    me.catch_up().await;
    let panel = meta(&me).panel.expect("a panel").message;
    me.until(panel, &format!("⏳ <@{first}>")).await;
    assert!(me.words(panel).contains(FOR_EVER), "{}", me.words(panel));
    assert_eq!(
        (state(&me).ask, meta(&me).away),
        (start.ask.clone(), Vec::new())
    );
    // After so long nobody needs to agree with whoever comes back first.
    says(&mut me, panel, third, 1).await;
    until_saved(&me, |me| state(me).ask != start.ask).await;
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn with_everybody_away_nothing_happens_and_whoever_does_something_is_back() {
    let mut me = Person::open().await;
    let [robin, mary, will] = users(&me);
    let table = begun(&mut me, 0).await;
    let before = state(&me);
    let due = meta(&me).deadline.expect("somebody is waited for");
    me.set_clock(due);
    let away = |user: u64| {
        let words = me.words(table);
        let mut lines = words.split("💤");
        lines.any(|line| {
            let line = line.split_once("are away: their time ran out");
            line.is_some_and(|(who, _)| who.contains(&format!("<@{user}>")))
        })
    };
    let all = || [robin, mary, will].into_iter().all(away);
    assert!(me.so(all).await, "{}", me.words(table));
    let words = me.words(table);
    assert!(
        !words.contains("⏰") && !words.contains(FOR_EVER),
        "{words}"
    );
    assert_eq!((state(&me), meta(&me).deadline), (before, None));
    assert!(
        me.words(table).contains("until one of you presses"),
        "{}",
        me.words(table)
    );
    // No deadline passes any more, but nobody is forgotten: they are called once more.
    me.set_clock(due + 3 * 60 * 60 * 1000);
    let called = public(&me, "nothing goes on until one of you").await;
    assert!(!me.words(called).contains("goes on without you"));
    me.catch_up().await;
    // Robin rests, and is waited for again.
    let table = meta(&me).panel.expect("a panel").message;
    let all = components(&me.see(table));
    let plan = all.iter().find(|c| action(c) == "plan").expect("a plan");
    let id = plan["custom_id"].as_str().unwrap();
    let page = me.act(table, id, Some("r".into())).await.unwrap();
    let all = components(&me.see(page));
    let place = all.iter().find(|c| action(c) == "place").expect("a pawn");
    let value = place["options"][0]["value"].as_str().map(str::to_owned);
    me.act(page, place["custom_id"].as_str().unwrap(), value)
        .await;
    assert_eq!(meta(&me).away, [mary, will]);
    let due = meta(&me).deadline.expect("Robin is waited for");
    // Below what was said meanwhile, if anything stands there.
    let shown = format!("⏰ <t:{}:R>", due / 1000);
    let table = me
        .find(|m| m["ephemeral"] != true && m.to_string().contains(&shown))
        .await;
    assert!(!me.words(table).contains(&format!("💤 <@{robin}>")));
    me.close().await;
}
