//! A round ends with one post; whoever comes back is told what they missed.

use super::*;
use castaway::{
    discord::GameUi,
    ui::{
        reader::Reader,
        recap::{self, Gist, Recap},
        texts::Lang,
    },
};
use castaway_robinson::{event::Event, ids::Who, state::End, task::CardRef};
use castaway_table::{Ordered, Passage, Past, Span, Stretch};
use std::sync::Arc;

use crate::planted::plant;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_round_of_a_group_ends_with_one_short_post_and_the_panel_comes_below_it() {
    let mut me = Person::open().await;
    let people = begun(&mut me).await;
    let first = panel(&me);
    play_until(&me, &people, |me| round(me) == 2).await;
    let told = |me: &Person| seen(me, people[0], "📖");
    until(&me, |me| told(me).len() == 1).await;
    until(&me, |me| panel(me) > number(&told(me)[0])).await;
    let noted = meta(&me).posted.map(|post| post.message);
    assert_eq!(noted, Some(number(&told(&me)[0])), "it goes with its round");
    let post = told(&me)[0]["content"].as_str().unwrap().to_owned();
    assert!(
        post.contains("Round 1 is over") && post.contains("\n• "),
        "{post}"
    );
    assert!(
        post.contains("-# After the event of round 2: Morale") && post.chars().count() < 1700,
        "{post}"
    );
    assert!(!post.contains(" #") && post.lines().count() <= 12, "{post}");
    // Only one panel stands.
    gone(&me, first).await;
    // Nothing is told twice, whenever the bot starts.
    let me = me.restart().await;
    me.catch_up().await;
    assert_eq!(told(&me).len(), 1);
    play_until(&me, &people, |me| round(me) == 3).await;
    until(&me, |me| told(me).len() == 2).await;
    let last = told(&me).iter().max_by_key(|m| number(m)).cloned().unwrap();
    assert!(
        last["content"]
            .as_str()
            .unwrap()
            .contains("Round 2 is over")
    );
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn alone_no_round_is_told() {
    let me = Person::open().await;
    me.island(json!([])).await;
    let robin = me.user;
    play_until(&me, &[robin], |me| round(me) == 2).await;
    me.catch_up().await;
    assert_eq!(seen(&me, robin, "📖").len(), 0);
    // What happened last is told to whoever asks.
    let page = me.slash("recap", json!([])).await;
    let words = me.words(page);
    assert!(
        words.contains("Round 1") && words.contains("What happened last"),
        "{words}"
    );
    assert_eq!(me.see(page)["ephemeral"], json!(true));
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn several_rounds_are_told_whole_or_in_few_lines_each_and_none_begins_with_dots() {
    let mut me = Person::open().await;
    let people = begun(&mut me).await;
    play_until(&me, &people, |me| round(me) == 3).await;
    let ui = me.stage.app.ui::<Island>().unwrap();
    let loaded = now(&me).await;
    let log = ui.tables().whole_log(&loaded).await.ok().unwrap();
    let all = Past::<Island>::new(ui.catalog(), log).stretches(Span::Newest(3), false);
    for lang in Lang::ALL {
        let gists = all
            .iter()
            .map(|stretch| Island::gist(&ui, &loaded, stretch, Reader::all(lang)));
        let story: Vec<Gist> = gists.filter(|gist| !gist.lines.is_empty()).collect();
        let rounds = story.len();
        assert!(rounds > 1, "{story:?}");
        let whole: usize = story.iter().map(|gist| gist.lines.len()).sum();
        let page = Recap {
            since_ms: Some(NOON),
            story,
            ..Recap::default()
        };
        let page = recap::page(ui.texts.of(lang), &page).json();
        let text = page["embeds"][0]["description"].as_str().unwrap();
        let told = text.lines().filter(|line| line.starts_with("• ")).count();
        let few = (rounds..=5 * rounds).contains(&told);
        assert!(few || told == whole, "{text}");
        assert!(!text.lines().any(|line| line.starts_with('…')), "{text}");
    }
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_was_healed_by_another_is_told_by_whom_and_a_rest_is_nobodys_gift() {
    let mut me = Person::open().await;
    let people = begun(&mut me).await;
    let loaded = plans(&me, &people).await;
    let [robin, mary] = people;
    let [his, hers] = [robin, mary].map(|user| loaded.meta.seats_of(user)[0]);
    let ui = me.stage.app.ui::<Island>().unwrap();
    let who = Who::Seat(hers.0);
    let flask = Event::Because {
        card: CardRef::Equipment("flask_of_rum".into()),
        n: 1,
    };
    let healed = Event::Healed { who, n: 1 };
    let told = |events: Vec<Event>, user: u64| {
        let step = Passage {
            revision: loaded.revision,
            at_ms: NOON,
            before: None,
            after: Some(Arc::new(loaded.state.clone())),
            events,
            ordered: Some(Ordered {
                seat: his,
                command: Command::Advance,
                user: robin,
                mark: None,
                vote: None,
                suggested: None,
            }),
        };
        let stretch = Stretch {
            number: Some(1),
            steps: vec![step],
            ended: None,
        };
        let reader = Reader {
            lang: Lang::En,
            user: Some(user),
            now_ms: NOON,
        };
        let lines = Island::gist(&ui, &loaded, &stretch, reader).lines;
        let by = format!("· by <@{robin}>");
        lines.iter().filter(|line| line.text.contains(&by)).count()
    };
    assert_eq!(told(vec![flask.clone(), healed.clone()], mary), 1);
    assert_eq!(told(vec![flask, healed.clone()], robin), 0, "he knows");
    assert_eq!(told(vec![healed], mary), 0);
    me.close().await;
}

/// What happened since somebody was last here, in the lines that are told of it.
async fn missed(me: &Person, user: u64) -> Vec<String> {
    let ui = me.stage.app.ui::<Island>().unwrap();
    let loaded = now(me).await;
    let since = Span::Since(loaded.meta.visits[&user].last_ms);
    let log = ui.tables().whole_log(&loaded).await.ok().unwrap();
    let all = Past::<Island>::new(ui.catalog(), log).stretches(since, false);
    let reader = Reader::all(Lang::En);
    let told = all
        .iter()
        .map(|stretch| Island::gist(&ui, &loaded, stretch, reader));
    told.flat_map(|gist| gist.lines)
        .map(|line| line.text)
        .collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_comes_back_after_a_day_is_offered_once_to_hear_what_they_missed() {
    let mut me = Person::open().await;
    let people = begun(&mut me).await;
    let [robin, mary] = people;
    play_until(&me, &people, |me| round(me) == 2).await;
    me.set_clock(NOON + 10 * HOUR);
    me.user = mary;
    // What is old by now is posted anew, and the old one put away.
    me.catch_up().await;
    let board = panel(&me);
    me.press_action(board, "help").await;
    let before = seen(&me, mary, "👋").len();
    // Others go on while she is away.
    let mut minutes = 10 * 60;
    loop {
        minutes += 1;
        me.set_clock(NOON + minutes * HOUR / 60);
        let revision = || {
            me.store
                .load(me.channel)
                .unwrap()
                .unwrap()
                .envelope
                .revision
        };
        let stood = revision();
        if step(&me, &[robin]).await {
            // Neither what is only planned is told, nor a question of which nothing comes.
            if revision() > stood && !missed(&me, mary).await.is_empty() {
                break;
            }
            continue;
        }
        assert!(step(&me, &people).await);
    }
    let left = meta(&me).visits[&mary].last_ms;
    me.set_clock(NOON + 2 * DAY);
    // The deadline passes, and the board is posted anew.
    me.catch_up().await;
    for _ in 0..3 {
        let board = panel(&me);
        me.press_action(board, "help").await;
    }
    until(&me, |me| seen(me, mary, "👋").len() == 1).await;
    assert_eq!(before, 0, "not after ten hours");
    me.catch_up().await;
    let offers = seen(&me, mary, "👋");
    assert_eq!(offers.len(), 1, "once");
    let words = offers[0]["content"].as_str().unwrap();
    assert!(words.contains(&format!("<t:{}:R>", left / 1000)), "{words}");
    assert_eq!(seen(&me, robin, "👋").len(), 0, "for her alone");
    let page = me.press_action(number(&offers[0]), "recap").await.unwrap();
    let words = me.words(page);
    assert!(words.contains("Since you were here last"), "{words}");
    // Chance decides where the game stands; a night in the open always threatens.
    let ui = me.stage.app.ui::<Island>().unwrap();
    let loaded = ui.tables().load(me.channel).await.ok().unwrap();
    let view = Island::view(ui.catalog(), &loaded.state, None);
    let sheltered = view.shelter || view.natural_shelter;
    assert!(sheltered || words.contains("What threatens now"), "{words}");
    // Asked again in the same visit, the same is told.
    let again = me.slash("recap", json!([])).await;
    assert!(me.words(again).contains("Since you were here last"));
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_waits_for_whoever_has_just_come_back_is_said_at_once_as_the_board_says_it() {
    let mut me = Person::open().await;
    let people = begun(&mut me).await;
    let mut loaded = plans(&me, &people).await;
    let mary = people[1];
    // Nobody has looked at what is due since she came back.
    loaded.meta.wait.since.remove(&mary);
    assert!(!loaded.meta.is_away(mary));
    let ui = me.stage.app.ui::<Island>().unwrap();
    let summary = ui.summary(&loaded, mary, Lang::En).await;
    assert!(summary.asks.is_some(), "she has to plan");
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_recap_of_a_game_that_is_over_begins_with_how_it_ended() {
    let mut me = Person::open().await;
    let people = begun(&mut me).await;
    plans(&me, &people).await;
    plant(me.store.as_ref(), me.channel, |state| {
        state.end = Some(End::TimeOver);
    });
    me.user = people[1];
    let page = me.slash("recap", json!([])).await;
    let words = me.words(page);
    let first = "\"description\":\"🏁 **This game is over.**";
    assert!(words.contains(first), "{words}");
    assert!(words.contains("Lost in round 1"), "{words}");
    assert!(!words.contains("Nothing waits for you"), "{words}");
    me.close().await;
}
