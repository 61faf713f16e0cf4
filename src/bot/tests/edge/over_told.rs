//! What whoever asks about a game that is over is told: nothing is offered there that would do nothing.

use castaway::{
    discord::GameUi,
    ui::{message::Message, reader::Reader, shared::Shared, texts::Lang, version::Version},
};
use castaway_kernel::{Applied, Game};
use castaway_robinson::{game::Island, setup::Setup, state::End};
use castaway_table::{Meta, Start};

use crate::house::{Choice, House, NOW_MS, PUBLIC, Page, here};

/// Two at a table of a scenario, whose game may be over.
async fn table(scenario: &str, end: Option<End>) -> House {
    let house = House::open();
    let ui = house.ui::<Island>();
    let setup = Setup {
        scenario: scenario.into(),
        ..Setup::standard(2)
    };
    let made = Island::create(ui.catalog(), &setup, 3);
    let mut state = made.unwrap().state;
    state.end = end;
    let start = Start {
        setup,
        seed: 3,
        opening: Some(Applied {
            state,
            events: Vec::new(),
        }),
        meta: Meta {
            chairs: [7, 8].into(),
            ..Meta::default()
        },
    };
    let begun = ui
        .tables()
        .begin_after(here(), house.stamp(7), None, start)
        .await;
    assert!(begun.is_ok(), "the game stands");
    house
}

/// What somebody reads of their standing answers, and whether anything can be picked there.
async fn standing(house: &House) -> (String, bool) {
    let game = house.game::<Island>(here()).await;
    let choice = Choice {
        id: Shared::Standing.id('i', Version::of(&game)),
        values: Vec::new(),
        label: String::new(),
    };
    let page = Page {
        message: Message::default(),
        at: PUBLIC,
        user: None,
        way: Vec::new(),
    };
    let said = house.press(8, &page, &choice).await;
    let said: Vec<_> = said.iter().map(|(_, message)| message.json()).collect();
    let picks = said.iter().any(|m| {
        let rows = m["components"].as_array();
        rows.is_some_and(|rows| !rows.is_empty())
    });
    let words: String = said.iter().map(ToString::to_string).collect();
    (words, picks)
}

/// What stands beside the picture of the whole board.
async fn board(house: &House) -> String {
    let game = house.game::<Island>(here()).await;
    Island::beside_whole(&house.ui(), &game, Lang::En)
}

/// What somebody reads of their own character.
async fn sheet(house: &House) -> String {
    let game = house.game::<Island>(here()).await;
    let reader = Reader {
        lang: Lang::En,
        user: Some(8),
        now_ms: NOW_MS,
    };
    Island::sheet(&house.ui(), &game, reader).json().to_string()
}

#[tokio::test]
async fn of_a_game_that_is_over_nothing_is_settled_and_nothing_used() {
    for (end, over) in [(None, false), (Some(End::TimeOver), true)] {
        let house = table("castaways", end).await;
        let (words, picks) = standing(&house).await;
        assert_eq!(words.contains("This game is over"), over, "{words}");
        assert_eq!(picks, !over, "{words}");
        let words = sheet(&house).await;
        assert_eq!(words.contains("nothing left to use"), over, "{words}");
        assert_eq!(words.contains("What you can use now"), !over, "{words}");
        for words in [words, board(&house).await] {
            assert_eq!(words.contains("so the night wounds"), !over, "{words}");
        }
    }
}

#[tokio::test]
async fn a_wood_pile_is_named_only_where_there_is_one() {
    for (scenario, pile) in [("castaways", true), ("mail_boat", false)] {
        let house = table(scenario, None).await;
        let (words, picks) = standing(&house).await;
        assert!(picks && words.contains("Your standing answers"), "{words}");
        assert_eq!(words.contains("pile"), pile, "{words}");
    }
}
