//! A game that is over is shown to others: once in a channel, by its card, its symbols and what they mean.

use crate::company::play_out;
use crate::house::{House, here};
use crate::onlookers::below;
use crate::person::{
    self, Person,
    company::{panel, stands, sub, users},
    components,
};
use castaway::{
    discord::{EndPicture, GameUi},
    games::island::ending,
    ops::load::choose,
    ui::texts::Lang,
};
use castaway_kernel::{Game, Seat};
use castaway_render::Typeface as Letters;
use castaway_robinson::{Island, setup::Setup, state::End, text::Wording};
use castaway_rollwrite::{RollWrite, command::Command, ids::Difficulty, setup as quick};
use castaway_sandbox::Route;
use castaway_table::{Act, Loaded, Meta, Past, Place, Slot};
use serde_json::{Value, json};

/// Plays an island game alone to its end, by presses.
pub async fn island(me: &Person) -> u64 {
    let new = json!([{ "name": "new", "type": 1, "options": [{ "name": "players", "type": 4, "value": 1 }] }]);
    me.slash("island", new).await;
    stands(me).await;
    for _ in 0..600 {
        let panel = panel(me).expect("a panel");
        let Some(shown) = me.find_out(panel) else {
            continue;
        };
        let Some((id, value)) = choose(&shown) else {
            return panel;
        };
        me.act(panel, &id, value).await;
    }
    panic!("no end");
}

pub fn is_private(message: &Value) -> bool {
    message["flags"].as_u64().unwrap_or(0) & 64 != 0
}

/// Shares again until the answer knows where the post stands.
async fn told_where(me: &Person) -> String {
    let asked = async {
        loop {
            let again = me.slash("share", json!([])).await;
            assert!(is_private(&me.see(again)), "for the asker alone");
            let words = me.words(again);
            assert!(words.contains("stands in this channel already"), "{words}");
            if words.contains("https://") {
                return words;
            }
        }
    };
    let told = tokio::time::timeout(person::PATIENCE, asked).await;
    told.unwrap_or_else(|_| panic!("a link comes"))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_end_of_an_island_is_posted_once_with_its_card_and_a_line_of_symbols() {
    let me = Person::open().await;
    let nothing = me.slash("share", json!([])).await;
    assert!(me.words(nothing).contains("no finished game"));
    let panel = island(&me).await;
    let shared = me.press_action(panel, "share").await.unwrap();
    me.until(shared, "end.png").await;
    let post = me.see(shared);
    assert!(!is_private(&post), "for all to see");
    let content = post["content"].as_str().unwrap();
    assert!(content.contains(&format!("<@{}>", me.user)), "{content}");
    let mut lines = content.lines().skip(1);
    let strip = lines.next().unwrap();
    let symbols = "💤🎒🩹🧭🧱🔨⛺🚢";
    assert!(strip.chars().all(|c| symbols.contains(c)), "{strip}");
    // A line ends with the ship where somebody was saved, and nowhere else.
    let saved = me.words(panel).contains("Saved in round");
    assert_eq!(strip.ends_with('🚢'), saved, "{strip}");
    assert_eq!(strip.matches('🚢').count(), usize::from(saved), "{strip}");
    // Every symbol of the line is explained, and no other.
    let legend = post["embeds"][0]["description"].as_str().unwrap();
    for symbol in symbols.chars() {
        assert_eq!(
            strip.contains(symbol),
            legend.contains(symbol),
            "{symbol} {legend}"
        );
    }
    assert_eq!(components(&post), Vec::<Value>::new());
    // What each did is said as well to those who do not see the card.
    let card = post["attachments"][0]["description"].as_str().unwrap();
    assert!(card.contains(" ×"), "{card}");
    let words = told_where(&me).await;
    assert!(words.contains(&shared.to_string()), "{words}");
    // The game is posted once, whoever asks and however often.
    let all = me.handle().messages(me.channel, me.user);
    let posts = all.iter().filter(|m| m.to_string().contains("end.png"));
    assert_eq!(posts.count(), 1);
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_that_is_over_holds_no_other_up() {
    let me = Person::open().await;
    island(&me).await;
    below(&me, 9_000, users(&me)[1]).await;
    let status = json!([{ "name": "status", "type": 1, "options": [] }]);
    let told = me.slash("party", status).await;
    let words = me.words(told);
    for part in [
        "**/party new** opens a table",
        "in a thread of this channel",
        "<#9000>",
    ] {
        assert!(words.contains(part), "no {part} in {words}");
    }
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_last_game_is_shared_also_while_the_next_one_runs_there() {
    let me = Person::open().await;
    let panel = island(&me).await;
    let next = me.press_action(panel, "again").await.expect("the next one");
    me.until(next, "board.png").await;
    // The message of the end says so, and keeps its button for it.
    let words = me.words(panel);
    assert!(
        words.contains("**/share** shows others how it went (even"),
        "{words}"
    );
    let left = || {
        let all = components(&me.see(panel));
        all.len() == 1 && all.iter().all(|c| person::action(c) == "share")
    };
    assert!(me.so(left).await, "{}", me.words(panel));
    let shared = me.press_action(panel, "share").await.expect("a post");
    assert!(!is_private(&me.see(shared)), "{}", me.words(shared));
    me.until(shared, "Come along").await;
    told_where(&me).await;
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_not_posted_is_posted_at_once_and_found_behind_a_game_that_was_ended() {
    let me = Person::open().await;
    let panel = island(&me).await;
    let all = components(&me.see(panel));
    let share = all.iter().find(|c| person::action(c) == "share").unwrap();
    let share = share["custom_id"].as_str().unwrap();
    // The answer comes too late for Discord.
    me.handle().refuse_next(Route::Callback, 404, 10062, 1);
    let sent = me.handle().press(me.user, me.channel, panel, share);
    sent.unwrap();
    // A press that is still on its way is nothing that is under way in the bot.
    assert!(me.so(|| me.handle().faults_left() == 0).await);
    me.catch_up().await;
    // The next game in the channel is ended by hand.
    me.press_action(panel, "again").await;
    let end = json!([{ "name": "end", "type": 1, "options": [] }]);
    let ask = me.slash("island", end).await;
    me.press_action(ask, "end").await;
    let shared = me.slash("share", json!([])).await;
    assert!(!is_private(&me.see(shared)), "{}", me.words(shared));
    me.until(shared, "Come along").await;
    me.stage.close().await.shutdown().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_free_quick_game_is_shared_with_its_legend_once() {
    let me = Person::open().await;
    let panel = me.slash("solo", json!([])).await;
    let early = me.slash("share", json!([])).await;
    assert!(
        me.words(early).contains("no finished game"),
        "it still runs"
    );
    me.play_out(panel).await;
    let shared = me.slash("share", json!([])).await;
    me.until(shared, "result.png").await;
    let post = me.see(shared);
    assert!(!is_private(&post));
    let legend = post["embeds"][0]["description"].as_str().unwrap();
    assert!(legend.contains("/solo"), "{legend}");
    // The picture in words begins with the name of the island.
    let alt = post["attachments"][0]["description"].as_str().unwrap();
    let title = me.see(panel)["embeds"][0]["title"]
        .as_str()
        .unwrap()
        .to_owned();
    let island = title.split(" · ").next().unwrap();
    assert!(alt.starts_with(&format!("{island} · ")), "{alt}");
    assert!(!post["content"].as_str().unwrap().contains("  "), "{post}");
    // A friend can play the same island: the code stands there as the player was told it.
    let code = legend
        .split("code:`")
        .nth(1)
        .and_then(|c| c.split('`').next());
    let code = code.unwrap_or_else(|| panic!("no code: {legend}"));
    assert!(me.words(panel).contains(code), "{legend}");
    let words = told_where(&me).await;
    assert!(words.contains(&shared.to_string()), "{words}");
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_trail_lies_on_the_island_as_it_was_whatever_has_sunk_since() {
    let house = House::open();
    let ui = house.ui::<RollWrite>();
    let empty = house.store.copy();
    let place = Place::Own {
        user: 7,
        slot: Slot::Free,
    };
    for scenario in ui.catalog().scenarios.iter().map(|known| &known.id) {
        let setup = quick::Setup {
            seats: 1,
            scenarios: vec![scenario.clone()],
            difficulty: Difficulty::Fair,
            island: quick::Island::Seed(5),
        };
        let meta = Meta {
            chairs: [7].into(),
            ..Meta::default()
        };
        house.begin::<RollWrite>(place, setup, 9, meta).await;
        loop {
            let state = house.game::<RollWrite>(place).await.state;
            let Some(seat) = state.asked() else { break };
            let legal = RollWrite::legal(ui.catalog(), &state, seat);
            // Something is done in a day before it is over.
            let wanted = legal.iter().find(|c| **c != Command::EndTurn);
            let act = Act {
                stamp: house.stamp(7),
                seen: None,
                command: wanted.unwrap_or(&Command::EndTurn).clone(),
            };
            assert!(ui.tables().act_as(place, Some(Seat(0)), act).await.is_ok());
        }
        let loaded = house.game::<RollWrite>(place).await;
        let log = ui.tables().whole_log(&loaded).await.ok().unwrap();
        let past = Past::new(&**ui.catalog(), log);
        let showing = RollWrite::showing(&ui, &loaded, past, Lang::En, 7);
        let EndPicture::Result(Some(trail)) = showing.picture else {
            panic!("{scenario}: no trail");
        };
        assert!(!trail.steps.is_empty(), "{scenario}");
        let off = trail.steps.iter().find(|at| !trail.land.contains(at));
        assert_eq!(off, None, "{scenario}");
        // A symbol for each day that began.
        assert!(!showing.strip.is_empty() && !showing.legend.is_empty());
        house.store.restore(&empty);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_dies_where_points_alone_count_is_not_shown_to_have_finished() {
    let house = House::open();
    let ui = house.ui::<RollWrite>();
    let place = Place::Own {
        user: 7,
        slot: Slot::Free,
    };
    let setup = quick::Setup {
        seats: 1,
        scenarios: vec!["s00".into()],
        difficulty: Difficulty::Fair,
        island: quick::Island::Seed(5),
    };
    let meta = Meta {
        chairs: [7].into(),
        ..Meta::default()
    };
    house.begin::<RollWrite>(place, setup, 9, meta).await;
    loop {
        let state = house.game::<RollWrite>(place).await.state;
        let Some(seat) = state.asked() else { break };
        let legal = RollWrite::legal(ui.catalog(), &state, seat);
        // Nothing is ever gathered.
        let command = match legal.contains(&Command::EndTurn) {
            true => Command::EndTurn,
            false => legal[0].clone(),
        };
        let act = Act {
            stamp: house.stamp(7),
            seen: None,
            command,
        };
        assert!(ui.tables().act_as(place, Some(seat), act).await.is_ok());
    }
    let loaded = house.game::<RollWrite>(place).await;
    let log = ui.tables().whole_log(&loaded).await.ok().unwrap();
    let past = Past::new(&**ui.catalog(), log);
    let showing = RollWrite::showing(&ui, &loaded, past, Lang::En, 7);
    assert!(showing.strip.ends_with('💀'), "{}", showing.strip);
    assert!(showing.died && showing.proud.is_none());
}

#[test]
fn who_died_of_wounds_stands_whole_on_the_card_of_the_end() {
    let house = House::open();
    let ui = house.ui::<Island>();
    for lang in Lang::ALL {
        for id in ui.catalog().characters.keys() {
            let who = Wording::get(lang).character(id);
            for n in 0..=2_u8 {
                let args = [("who", (&who).into()), ("n", n.into())];
                let line = house.app.texts.of(lang).with("end-turn-near", &args);
                // So wide are the lines of the turning points, in the smallest text of the card.
                let width = Letters::Text.width(&line, 22.0);
                assert!(width <= 400.0, "{width}: {line}");
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_of_several_is_compared_with_those_they_played_together() {
    let house = House::open();
    let ui = house.ui::<Island>();
    let meta = Meta {
        chairs: [7, 8].into(),
        ..Meta::default()
    };
    house
        .begin::<Island>(here(), Setup::standard(2), 3, meta)
        .await;
    let mut game = house.game::<Island>(here()).await;
    game.state.end = Some(End::TimeOver);
    let told = |game: &Loaded<Island>, lang| {
        ending::remember(&ui, game).unwrap();
        let card = ending::picture(&ui, game, lang).expect("a card");
        card.alt.as_str().to_owned()
    };
    let first = told(&game, Lang::En);
    assert!(first.contains("Your first game together · "), "{first}");
    let german = told(&game, Lang::De);
    assert!(
        german.contains("Euer erstes gemeinsames Spiel · "),
        "{german}"
    );
    let mut alone = game.clone();
    alone.meta.tag = "alone".into();
    alone.meta.chairs = [7].into();
    let own = told(&alone, Lang::En);
    assert!(
        own.contains("Your game number 2 · saved in 0 of 1 "),
        "{own}"
    );
    game.meta.tag = "again".into();
    let second = told(&game, Lang::En);
    assert!(
        second.contains("Your game number 2 together · saved in 0 of 1 "),
        "{second}"
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_is_shown_to_all_in_its_own_language_whoever_shows_it() {
    let mut me = Person::open().await;
    let [robin, _, will] = users(&me);
    let scenario = json!([{ "name": "scenario", "type": 3, "value": "s00" }]);
    let table = me.slash("party", sub("new", scenario)).await;
    me.user = will;
    me.press_action(table, "sit").await;
    me.user = robin;
    me.press_action(table, "begin").await;
    play_out(&mut me, table, &[robin, will]).await;
    // Will reads German, and the table is an English one.
    me.user = will;
    let shared = me.press_action(table, "share").await.expect("a post");
    me.until(shared, "result.png").await;
    let words = me.words(shared);
    assert!(words.contains("Play together"), "{words}");
    assert!(!words.contains("Spielt zusammen"), "{words}");
    me.close().await;
}
