//! The story of a game: whole from the first round, every line for ever, paged; and the end that a table gives it.
//!
//! The cards of ends to look at: `CASTAWAY_PICTURES=<folder> cargo test -p castaway --test edge story::`.

use crate::hasty::{begin, step};
use crate::house::{Choice, HIDDEN, House, Page, choices, here, looks};
use crate::person::{Person, action, components};
use castaway::{
    discord::{GameUi, How, Ui},
    games::island::{
        ending::{self, card::card},
        story::chapters,
    },
    ui::{
        message::{Button, Message},
        reader::Reader,
        shared::Shared,
        story::Chapter,
        texts::Lang,
    },
};
use castaway_kernel::Game;
use castaway_robinson::{
    event::Event,
    game::Island,
    rulings::{Edition, Rulings},
    setup::Setup,
    state::End,
    view::ScoreView,
};
use castaway_table::{Contest, Meta, Past, Place, Slot, Stand};
use serde_json::json;

async fn told(ui: &Ui<Island>, lang: Lang) -> Vec<Chapter> {
    let loaded = ui.tables().load(here()).await.ok().unwrap();
    let log = ui.tables().whole_log(&loaded).await.ok().unwrap();
    chapters(
        ui,
        &loaded,
        Past::new(&**ui.catalog(), log),
        Reader::all(lang),
    )
}

fn lines(chapters: &[Chapter]) -> Vec<&String> {
    chapters.iter().flat_map(|chapter| &chapter.lines).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_line_that_was_told_once_is_told_for_ever() {
    let house = House::open();
    let empty = house.store.copy();
    for (users, seed, lang) in [
        (vec![7], 3, Lang::En),
        (vec![7, 8, 9], 5, Lang::De),
        (vec![7, 8], 11, Lang::En),
    ] {
        begin(&house, &users, seed).await;
        let ui = house.ui::<Island>();
        let (mut before, mut steps) = (told(&ui, lang).await, 0);
        while step(&house, &users).await {
            steps += 1;
            if steps % 7 == 0 {
                let now = told(&ui, lang).await;
                assert!(lines(&now).starts_with(&lines(&before)), "step {steps}");
                before = now;
            }
        }
        let all = told(&ui, lang).await;
        assert!(lines(&all).starts_with(&lines(&before)));
        let round = house.game::<Island>(here()).await.state.round;
        // The first chapter is what came before the first round.
        assert_eq!(all.len(), usize::from(round) + 1);
        for chapter in &all[1..] {
            assert!(chapter.lines[0].contains(&chapter.name), "{chapter:?}");
        }
        // No name is missing that a later table does not know any more.
        let missing = |line: &&&String| line.contains(" #") || line.contains("##");
        assert_eq!(lines(&all).iter().find(missing), None);
        house.store.restore(&empty);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_pages_of_the_log_hold_the_whole_story_and_turn_by_their_buttons() {
    let house = House::open();
    begin(&house, &[7], 4).await;
    while step(&house, &[7]).await {}
    let ui = house.ui::<Island>();
    let all = told(&ui, Lang::En).await;
    let revision = house.game::<Island>(here()).await.revision;
    let first = Choice {
        id: Shared::Log(0).id('i', revision),
        values: Vec::new(),
        label: String::new(),
    };
    let mut page = Page {
        message: Message::default(),
        at: HIDDEN,
        user: Some(7),
        way: Vec::new(),
    };
    let (mut next, mut read) = (Some(first), String::new());
    while let Some(choice) = next {
        let said = house.press(7, &page, &choice).await;
        let [(How::Update, message)] = said.as_slice() else {
            panic!("one answer in place: {said:?}");
        };
        assert!(message.private);
        let embed = &message.embeds()[0];
        read.push_str(embed.description.as_str());
        read.push('\n');
        page.message = message.clone();
        next = choices(message).into_iter().find(|c| c.label == "Later");
    }
    let whole: String = lines(&all).iter().map(|line| format!("{line}\n")).collect();
    assert_eq!(read, whole);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_end_is_told_with_its_cause_on_the_panel_and_by_a_card() {
    let house = House::open();
    let empty = house.store.copy();
    let mut ends = Vec::new();
    for (seed, lang) in (0..14).zip([Lang::En, Lang::De].into_iter().cycle()) {
        let users: Vec<u64> = (7..8 + seed % 3).collect();
        begin(&house, &users, seed).await;
        while step(&house, &users).await {}
        let ui = house.ui::<Island>();
        let loaded = house.game::<Island>(here()).await;
        let told = ui.tables().told(&loaded).await.ok().unwrap();
        let panel = Island::panel(&ui, &loaded, &told, Reader::all(lang));
        let asked = panel
            .embeds()
            .last()
            .unwrap()
            .description
            .as_str()
            .to_owned();
        let n = loaded.state.round;
        let won = loaded.state.end == Some(End::Won);
        let title = match (lang, won) {
            (Lang::En, true) => format!("Saved in round {n}!"),
            (Lang::En, false) => format!("Lost in round {n}"),
            (Lang::De, true) => format!("Gerettet in Runde {n}!"),
            (Lang::De, false) => format!("Verloren in Runde {n}"),
        };
        assert!(asked.contains(&title), "{asked}");
        // The points that the leaderboards count stand in the text, too, not in the picture alone.
        let points = Island::standing(&loaded.state).unwrap().points;
        let points = match lang {
            Lang::En => format!("🏆 **{points} points**"),
            Lang::De => format!("🏆 **{points} Punkte**"),
        };
        assert!(asked.contains(&points), "{points}: {asked}");
        let picture = Island::picture(&ui, &loaded, &[], lang).unwrap();
        let alt = picture.alt.as_str();
        assert!(alt.contains(&title), "{alt}");
        if let Some(folder) = std::env::var_os("CASTAWAY_PICTURES") {
            let file = std::path::Path::new(&folder).join(format!("end-{seed}.png"));
            std::fs::write(file, &picture.png).unwrap();
        }
        for text in [asked.as_str(), alt] {
            assert!(!text.contains("end-") && !text.contains("none"), "{text}");
        }
        // The panel knows the cause from what it tells, the card from the whole game: it is the same.
        if let Some(End::Died(_)) = loaded.state.end {
            let titled = |line: &&str| line.contains(&title);
            let after = asked.lines().skip_while(|line| !titled(line));
            let line = after.skip(1).find(|line| !line.is_empty()).unwrap();
            let cause = line
                .split(": ")
                .nth(1)
                .unwrap_or_else(|| panic!("no cause: {asked}"));
            let plain = castaway_render::plain(cause);
            assert!(alt.contains(&plain), "{line} / {alt}");
        }
        ends.push(won);
        house.store.restore(&empty);
    }
    assert!(ends.contains(&false), "some games are lost");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn victory_points_are_told_at_the_end_where_the_table_counts_them() {
    let house = House::open();
    let empty = house.store.copy();
    for (first, lang) in [(true, Lang::En), (true, Lang::De), (false, Lang::En)] {
        let ui = house.ui::<Island>();
        let mut setup = Setup::standard(2);
        if first {
            setup.rulings = Rulings::of(Edition::First, &ui.catalog().rulings);
        }
        let meta = Meta {
            chairs: [7, 8].into(),
            ..Meta::default()
        };
        house.begin::<Island>(here(), setup, 6, meta).await;
        while step(&house, &[7, 8]).await {}
        let loaded = house.game::<Island>(here()).await;
        let view = Island::view(ui.catalog(), &loaded.state, None);
        let sum: i32 = view.score.iter().map(ScoreView::sum).sum();
        let told = ui.tables().told(&loaded).await.ok().unwrap();
        let panel = Island::panel(&ui, &loaded, &told, Reader::all(lang));
        let asked = panel.embeds().last().unwrap().description.as_str();
        let picture = Island::picture(&ui, &loaded, &[], lang).unwrap();
        let alt = picture.alt.as_str();
        let wanted = match lang {
            Lang::En => format!("{sum} victory points"),
            Lang::De => format!("{sum} Siegpunkte"),
        };
        for text in [asked, alt] {
            assert_eq!(text.contains(&wanted), first, "{text}");
            assert_eq!(text.contains(" × "), first, "what they are for: {text}");
        }
        house.store.restore(&empty);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_end_whose_log_an_older_program_wrote_gets_a_shorter_card() {
    let house = House::open();
    begin(&house, &[7, 8], 2).await;
    while step(&house, &[7, 8]).await {}
    let ui = house.ui::<Island>();
    let loaded = house.game::<Island>(here()).await;
    let words = ui.words(Lang::En);
    let view = Island::view(ui.catalog(), &loaded.state, None);
    let whole = ending::events(&ui, &loaded).unwrap();
    let card = |events: &[Event]| card(&words, &loaded, view.clone(), events, None).unwrap();
    let (long, short) = (card(&whole).card, card(&[]).card);
    assert_eq!(long.title, short.title);
    assert!(!long.turns.is_empty() && long.rounds.len() > 1);
    assert!(short.turns.is_empty() && short.rounds.is_empty());
    // How it ended is known from the table alone; only the cause is not.
    assert_eq!(long.story[1..], short.story[1..]);
    assert!(!short.story[0].is_empty() && !short.story[0].contains("none"));
    let svg = castaway_render::end_svg(&view, &castaway_render::Plain, &short);
    assert!(svg.contains(&short.title));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_card_of_somebody_alone_compares_with_the_games_before() {
    let house = House::open();
    let mut cards = Vec::new();
    for seed in [1, 2] {
        begin(&house, &[7], seed).await;
        while step(&house, &[7]).await {}
        let ui = house.ui::<Island>();
        let loaded = house.game::<Island>(here()).await;
        for _ in 0..2 {
            Island::remember(&ui, &loaded).unwrap();
        }
        let picture = Island::picture(&ui, &loaded, &[], Lang::En).unwrap();
        cards.push(picture.alt.as_str().to_owned());
        let stand = Stand::of(&loaded);
        assert!(ui.tables().end(here(), stand).await.is_ok());
    }
    assert!(cards[0].contains("Your first game"), "{}", cards[0]);
    assert!(cards[1].contains("Your game number 2"), "{}", cards[1]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_scored_attempt_cannot_be_ended_and_the_answer_says_why() {
    let house = House::open();
    let place = Place::Own {
        user: 7,
        slot: Slot::Weekly,
    };
    let meta = Meta {
        chairs: [7].into(),
        contest: Some(Contest {
            name: "weekly/2026-W47".into(),
            until_ms: u64::MAX,
            guild: None,
            entered: false,
            late: false,
            placing: None,
        }),
        ..Meta::default()
    };
    house
        .begin::<Island>(place, Setup::standard(1), 3, meta)
        .await;
    let (page, game) = (
        house.panel::<Island>(place).await,
        house.game::<Island>(place).await,
    );
    let mut forged = Message::default();
    let end = Button::new(Shared::End.id('i', game.revision), "End");
    forged.push_buttons(vec![end]);
    let forged = choices(&forged.at(place, &game.meta.tag)).remove(0);
    let said = house.press(7, &page, &forged).await;
    let [(How::New, answer)] = said.as_slice() else {
        panic!("one answer: {said:?}");
    };
    assert!(looks(answer).contains("A scored attempt cannot be ended"));
    assert_eq!(house.game::<Island>(place).await.revision, game.revision);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_that_is_ended_by_hand_is_told_to_all_and_its_panel_asks_nothing_more() {
    let me = Person::open().await;
    let new = json!([{ "name": "new", "type": 1, "options": [{ "name": "players", "type": 4, "value": 1 }] }]);
    let panel = me.slash("island", new).await;
    me.until(panel, "board.png").await;
    // The placement that is suggested to somebody new.
    me.press_action(panel, "place").await;
    let end = json!([{ "name": "end", "type": 1, "options": [] }]);
    let sure = me.slash("island", end).await;
    me.press_action(sure, "end").await;
    me.until(panel, "ended for good").await;
    let dead = me.see(panel);
    assert_eq!(components(&dead), Vec::<serde_json::Value>::new());
    let words = dead.to_string();
    assert!(!words.contains("Plan your actions"), "{words}");
    assert!(words.contains("board.png"), "the island stays: {words}");
    // Somebody else in the channel reads it as well.
    let other = me.handle().users()[1].id;
    let told = || {
        let all = me.handle().messages(me.channel, other);
        let public = all.into_iter().filter(|m| m["ephemeral"] != true);
        let told = public.filter(|m| m["content"].as_str().is_some_and(|c| c.contains("🏁")));
        told.map(|m| m["content"].as_str().unwrap_or_default().to_owned())
            .collect::<Vec<_>>()
    };
    assert!(me.so(|| !told().is_empty()).await, "it is told");
    me.catch_up().await;
    let [line] = &told()[..] else {
        panic!("told once: {:?}", told());
    };
    assert!(line.contains(&format!("<@{}>", me.user)), "{line}");
    assert!(line.contains("Round 1"), "{line}");
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_board_of_a_game_that_is_gone_loses_its_question_by_the_next_press() {
    let me = Person::open().await;
    let new = json!([{ "name": "new", "type": 1, "options": [{ "name": "players", "type": 4, "value": 1 }] }]);
    let panel = me.slash("island", new).await;
    me.until(panel, "board.png").await;
    let all = components(&me.see(panel));
    let help = all.iter().find(|c| action(c) == "sheet").unwrap();
    let id = help["custom_id"].as_str().unwrap().to_owned();
    // The program was killed between the end of the game and the last edit of its panel.
    me.store.delete(me.channel).unwrap();
    me.act(panel, &id, None).await;
    me.until(panel, "ended for good").await;
    assert!(!me.words(panel).contains("Plan your actions"));
    me.close().await;
}
