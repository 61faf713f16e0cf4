//! Every card that comes up is shown: beside the island in the picture of the panel, and with the others that came up in
//! "What happened".

use crate::hasty::{begin, step};
use crate::house::{House, here};
use castaway::{
    discord::GameUi,
    games::island::{drawn, lines, menu, picture, played::TableRules},
    ui::{
        hint::{self, Hint},
        texts::Lang,
    },
};
use castaway_kernel::{Game, Seat};
use castaway_robinson::{
    ask::Label,
    command::Command,
    event::Event,
    game::Island,
    plan::{Assignment, Goal, Pawn},
    task::CardRef,
};
use castaway_table::Loaded;

/// What the table of the channel tells in this moment.
async fn told(house: &House) -> Vec<Event> {
    let loaded = house.game::<Island>(here()).await;
    let ui = house.ui::<Island>();
    ui.tables().told(&loaded).await.ok().unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_newest_card_stands_beside_the_island_until_something_is_planned() {
    let house = House::open();
    let empty = house.store.copy();
    let (mut news, mut asked, mut other, mut planned) = (0, 0, 0, 0);
    for (seed, lang) in [(3, Lang::En), (4, Lang::De)] {
        begin(&house, &[7], seed).await;
        let ui = house.ui::<Island>();
        loop {
            let loaded = house.game::<Island>(here()).await;
            let events = told(&house).await;
            let view = Island::view(ui.catalog(), &loaded.state, None);
            let words = ui.words(lang);
            let question = view.ask.as_ref().and_then(|ask| ask.source.as_ref());
            let newest = drawn::cards(&events).pop();
            let expected: Option<&CardRef> = match (question, newest) {
                (Some(card), _) => {
                    asked += 1;
                    Some(card)
                }
                (None, Some(card)) if view.planning && view.plan.is_empty() => {
                    news += 1;
                    Some(card)
                }
                _ => None,
            };
            planned += u32::from(view.planning && !view.plan.is_empty());
            let alt = || {
                let picture = Island::picture(&ui, &loaded, &events, lang).unwrap();
                picture.alt.as_str().to_owned()
            };
            // Drawing takes longer than playing: of those without a card a part will do.
            if let Some(card) = expected {
                let name = castaway_render::plain(&words.card(card));
                assert!(alt().contains(&format!("{name}. ")), "{name}: {}", alt());
            } else if view.planning && planned % 5 == 1 {
                let title = alt();
                let scenario = words.card(&CardRef::Scenario(view.scenario.clone()));
                assert!(title.starts_with(&scenario), "{title}");
                other += 1;
            }
            if !step(&house, &[7]).await {
                break;
            }
        }
        house.store.restore(&empty);
    }
    assert!(news > 8 && asked > 3 && other > 3, "{news} {asked} {other}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn once_somebody_suggests_something_the_map_stands_there_without_the_card() {
    let house = House::open();
    begin(&house, &[7, 8], 3).await;
    let ui = house.ui::<Island>();
    let (loaded, events) = loop {
        let loaded = house.game::<Island>(here()).await;
        let view = Island::view(ui.catalog(), &loaded.state, None);
        let opens = view.planning && view.plan.is_empty() && view.ask.is_none();
        let events = told(&house).await;
        if opens && !drawn::cards(&events).is_empty() {
            break (loaded, events);
        }
        assert!(step(&house, &[7, 8]).await, "no card is news");
    };
    let alt = |loaded: &Loaded<Island>| {
        let picture = Island::picture(&ui, loaded, &events, Lang::En).unwrap();
        picture.alt.as_str().to_owned()
    };
    let words = ui.words(Lang::En);
    let card = drawn::cards(&events).pop().unwrap();
    let name = castaway_render::plain(&words.card(card));
    let news = alt(&loaded);
    assert!(news.contains(&format!("{name}. ")), "{name}: {news}");
    let view = Island::view(ui.catalog(), &loaded.state, None);
    let scenario = words.card(&CardRef::Scenario(view.scenario));
    assert!(!news.starts_with(&scenario), "{news}");
    let rests = Command::Assign(Assignment {
        goal: Goal::Rest,
        pawns: vec![Pawn::Seat(1)],
        price: 0,
        aids: Vec::new(),
        discount: false,
    });
    let tables = ui.tables();
    let suggested = tables.suggest(here(), house.stamp(7), Seat(1), rests);
    let map = alt(&suggested.await.ok().unwrap());
    assert!(map.starts_with(&scenario), "{map}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn cards_that_came_up_together_stand_in_one_picture() {
    let house = House::open();
    begin(&house, &[7], 3).await;
    let ui = house.ui::<Island>();
    let (mut most, mut pictures) = (0, 0);
    while step(&house, &[7]).await {
        let events = told(&house).await;
        let cards: Vec<CardRef> = drawn::cards(&events).into_iter().cloned().collect();
        if cards.len() <= most && pictures > 3 {
            continue;
        }
        most = most.max(cards.len());
        let loaded = house.game::<Island>(here()).await;
        let (texts, table) = (ui.texts.of(Lang::En), TableRules::of(&loaded.state));
        let drawn = picture::cards(&ui.painter, texts, ui.catalog(), table, &cards);
        assert_eq!(drawn.len(), cards.len().div_ceil(4));
        pictures += drawn.len();
        // The newest stand in the first picture.
        for (some, drawn) in cards.rchunks(4).zip(&drawn) {
            for card in some {
                let name = castaway_render::plain(&ui.words(Lang::En).card(card));
                assert!(drawn.alt.as_str().contains(&name), "{name}");
            }
        }
    }
    assert!(most > 1 && pictures > 3, "{most} {pictures}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn five_cards_that_come_back_at_once_are_all_shown_and_can_all_be_read() {
    let house = House::open();
    begin(&house, &[7], 3).await;
    let ui = house.ui::<Island>();
    let loaded = house.game::<Island>(here()).await;
    let (texts, table) = (ui.texts.of(Lang::En), TableRules::of(&loaded.state));
    let beasts = ui.catalog().beasts.keys().take(5);
    let cards: Vec<CardRef> = beasts.cloned().map(CardRef::Beast).collect();
    let events: Vec<Event> = cards.iter().cloned().map(Event::CameBack).collect();
    let scene = ui.scene(Lang::En, &loaded, &events, Some(7));
    let mut message = menu::happened(&scene).framed();
    let listed = message.json()["components"].to_string();
    let words = ui.words(Lang::En);
    for card in &cards {
        let name = words.card(card);
        assert!(listed.contains(&format!("\"{name}\"")), "{name}: {listed}");
    }
    let drawn = picture::cards(&ui.painter, texts, ui.catalog(), table, &cards);
    let shown: Vec<&str> = drawn.iter().map(|one| one.alt.as_str()).collect();
    assert_eq!(shown.len(), 2);
    for (at, card) in cards.iter().enumerate() {
        let name = castaway_render::plain(&words.card(card));
        let first = shown[0].contains(&format!("{name}. "));
        let second = shown[1].contains(&format!("{name}. "));
        assert_eq!((first, second), (at > 0, at == 0), "{name}: {shown:?}");
    }
    // Both stand in the one message, each in a frame of its own.
    let names: Vec<String> = drawn.iter().map(|one| one.name.clone()).collect();
    message.put_picture(drawn);
    let images: Vec<_> = message.embeds().iter().map(|e| e.image.clone()).collect();
    assert_eq!(images, names.into_iter().map(Some).collect::<Vec<_>>());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_one_chooses_between_can_be_read_before_one_chooses() {
    let house = House::open();
    let empty = house.store.copy();
    let mut chosen = 0;
    for seed in 1..40 {
        begin(&house, &[7], seed).await;
        let ui = house.ui::<Island>();
        loop {
            let loaded = house.game::<Island>(here()).await;
            let view = Island::view(ui.catalog(), &loaded.state, None);
            let readable = lines::cards_in_play(&view);
            for option in view.ask.iter().flat_map(|ask| &ask.options) {
                if let Label::Card(card) = &option.label {
                    assert!(readable.contains(card), "seed {seed}: {card:?}");
                    chosen += 1;
                }
            }
            if chosen > 6 || !step(&house, &[7]).await {
                break;
            }
        }
        house.store.restore(&empty);
    }
    assert!(chosen > 6, "{chosen}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_card_that_a_hint_names_can_be_read_below_it() {
    let house = House::open();
    begin(&house, &[7], 3).await;
    let ui = house.ui::<Island>();
    let loaded = house.game::<Island>(here()).await;
    let scene = ui.scene(Lang::En, &loaded, &[], Some(7));
    let view = Island::view(ui.catalog(), &loaded.state, None);
    let invention = view.inventions.first().unwrap().id.clone();
    let name = ui.words(Lang::En).card(&CardRef::Invention(invention));
    assert!(menu::named(&scene, "Nothing of that.").is_none());
    let said = Hint {
        what: format!("I would plan **{name}**."),
        why: "It helps.".into(),
        then: Vec::new(),
        press: None,
        cards: menu::named(&scene, &format!("I would plan **{name}**.")),
        keep: None,
    };
    let page = hint::page(house.app.texts.of(Lang::En), &said);
    let listed = page.json()["components"].to_string();
    assert!(listed.contains(&format!("\"{name}\"")), "{listed}");
}
