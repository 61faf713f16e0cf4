//! How votes ended, as all read it: also where the answer is that nothing is done, and where one voice decided.

use crate::{
    person::{Person, company::sub},
    voting::{says, voting},
};
use castaway::{
    discord::GameUi,
    games::island::{menu::happened, panel::panel, story::chapters},
    ui::{reader::Reader, texts::Lang},
};
use castaway_kernel::Seat;
use castaway_robinson::{command::Command, event::Event, game::Island, ids::Space};
use castaway_table::{Ordered, Passage, Past, Stretch, VoteBy};
use serde_json::{Value, json};
use std::sync::Arc;

/// Whether a message is one for all that says this.
fn says_to_all(message: &Value, words: &str) -> bool {
    message["ephemeral"] != true && message.to_string().contains(words)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_vote_that_changes_nothing_is_told_with_its_voices_and_whose_counted_in_the_tie() {
    let mut me = Person::open().await;
    let (panel, people) = voting(&mut me, 2).await;
    for (at, user) in people.into_iter().enumerate() {
        says(&mut me, panel, user, at).await;
    }
    // Of three minds that of the First Player counts: nothing is laid, and nothing else shows it.
    let told = "🗳️ Wood pile → **No wood**";
    let panel = me.find(|m| says_to_all(m, told)).await;
    let [first, second, third] = people;
    let words = me.words(panel);
    let line = words.split("\\n").find(|line| line.contains(told)).unwrap();
    let counts = format!("the First Player’s vote counts: <@{first}>");
    assert!(line.contains(&counts), "{line}");
    for other in [second, third] {
        assert!(line.contains(&format!("<@{other}>: ")), "{line}");
    }
    // The story keeps it, by the names of the characters and in the language of who reads.
    let ui = me.stage.app.ui::<Island>().unwrap();
    let loaded = ui.tables().load(me.channel).await.ok().unwrap();
    assert_eq!(loaded.meta.vote_ends.len(), 1);
    assert_eq!(loaded.meta.vote_ends[0].1.by, VoteBy::Casting);
    // So does the page with all of what the panel tells.
    let scene = ui.scene(Lang::En, &loaded, &[], None);
    let page = happened(&scene).json().to_string();
    assert!(page.contains(told), "{page}");
    let log = ui.tables().whole_log(&loaded).await.ok().unwrap();
    let past = Past::new(&**ui.catalog(), log);
    let story = chapters(&ui, &loaded, past, Reader::all(Lang::De));
    let lines: Vec<&String> = story.iter().flat_map(|chapter| &chapter.lines).collect();
    let told = lines
        .iter()
        .find(|line| line.contains("🗳️ Holzstoß → **Kein Holz**"));
    let told = told.unwrap_or_else(|| panic!("{lines:?}"));
    assert!(
        told.contains("Stimme des Startspielers") && !told.contains("<@"),
        "{told}"
    );
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_are_told_before_they_vote_whose_voice_counts() {
    let mut me = Person::open().await;
    let (_, [first, second, third]) = voting(&mut me, 2).await;
    let ui = me.stage.app.ui::<Island>().unwrap();
    let away = ui.tables().change_meta(me.channel, move |meta| {
        meta.away.push(second);
    });
    assert!(away.await.is_ok());
    me.user = first;
    me.slash("island", sub("status", json!([]))).await;
    let panel = me.find(|m| says_to_all(m, "Of two the First Player")).await;
    let decides = format!("the First Player, <@{first}>, decides at once");
    assert!(me.words(panel).contains(&decides), "{}", me.words(panel));
    // What the other says is a wish and no open vote, and settles nothing.
    says(&mut me, panel, third, 1).await;
    me.until(panel, &format!("💭 <@{third}> would rather have: "))
        .await;
    let words = me.words(panel);
    assert!(!words.contains(&format!("✅ <@{third}>")), "{words}");
    assert!(words.contains(&format!("⏳ <@{first}>")), "{words}");
    let loaded = ui.tables().load(me.channel).await.ok().unwrap();
    assert!(loaded.meta.vote_ends.is_empty());
    // Whoever decides does so by one press, whatever the other would rather have.
    says(&mut me, panel, first, 0).await;
    let told = "🗳️ Wood pile → **No wood**";
    me.find(|m| says_to_all(m, told)).await;
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn where_one_word_was_enough_no_tie_is_told() {
    let mut me = Person::open().await;
    let (_, [first, second, third]) = voting(&mut me, 2).await;
    let ui = me.stage.app.ui::<Island>().unwrap();
    let away = ui.tables().change_meta(me.channel, move |meta| {
        meta.away.push(second);
    });
    assert!(away.await.is_ok());
    me.user = first;
    me.slash("island", sub("status", json!([]))).await;
    let panel = me.find(|m| says_to_all(m, "Of two the First Player")).await;
    says(&mut me, panel, first, 0).await;
    let told = "🗳️ Wood pile → **";
    let panel = me.find(|m| says_to_all(m, told)).await;
    let words = me.words(panel);
    let line = words.split("\\n").find(|line| line.contains(told)).unwrap();
    assert!(line.contains(&format!("<@{first}>")), "{line}");
    assert!(
        !line.contains(&format!("<@{third}>")) && !line.contains("⚖️"),
        "{line}"
    );
    let loaded = ui.tables().load(me.channel).await.ok().unwrap();
    let end = &loaded.meta.vote_ends[0].1;
    assert_eq!((end.by, end.voices.len()), (VoteBy::Casting, 1));
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_vote_stands_between_what_came_before_it_and_what_it_has_led_to() {
    let mut me = Person::open().await;
    let (board, people) = voting(&mut me, 2).await;
    for (at, user) in people.into_iter().enumerate() {
        says(&mut me, board, user, at).await;
    }
    let vote = "🗳️ Wood pile → **No wood**";
    me.find(|m| says_to_all(m, vote)).await;
    let ui = me.stage.app.ui::<Island>().unwrap();
    let mut loaded = ui.tables().load(me.channel).await.ok().unwrap();
    assert!(loaded.meta.vote_ends[0].1.before.is_some(), "it is noted");
    let of_log = loaded.meta.vote_ends[0].1.clone();
    let [before, after] = ["The shelter stands", "The camp moves to T1"];
    let in_order = |text: &str| {
        let place = |what: &str| text.find(what).unwrap_or_else(|| panic!("{what}: {text}"));
        assert!(place(before) < place(vote), "{text}");
        assert!(place(vote) < place(after), "{text}");
    };
    let events = [Event::ShelterBuilt, Event::CampMoved(Space::T1)];
    (loaded.meta.told_events, loaded.meta.newest) = (Some(2), 1);
    loaded.meta.vote_ends.truncate(1);
    loaded.meta.vote_ends[0].1.before = Some(1);
    let scene = ui.scene(Lang::En, &loaded, &events, None);
    for page in [panel(&scene), happened(&scene)] {
        in_order(&page.json().to_string());
    }
    // So it does in what somebody is told who was away.
    let step = |events: &[Event], vote| Passage {
        revision: loaded.revision,
        at_ms: 0,
        before: None,
        after: Some(Arc::new(loaded.state.clone())),
        events: events.to_vec(),
        ordered: Some(Ordered {
            seat: Seat(0),
            command: Command::Advance,
            user: people[0],
            mark: None,
            vote,
            suggested: None,
        }),
    };
    let [first, then] = [&events[..1], &events[1..]];
    let round = Stretch {
        number: Some(1),
        steps: vec![step(first, None), step(then, Some(of_log))],
        ended: None,
    };
    let gist = Island::gist(&ui, &loaded, &round, Reader::all(Lang::En));
    let lines: Vec<String> = gist.lines.into_iter().map(|line| line.text).collect();
    in_order(&lines.join("\n"));
    me.close().await;
}
