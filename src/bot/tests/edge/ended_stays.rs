//! How a game ended stays as it is once the next table fills up in its channel: else it would stand in that table's way.

use castaway::{
    games::island::lobby::offer::Offer,
    ui::{common, message::Message, shared::Shared, texts::Lang, version::Version},
};
use castaway_kernel::{Applied, Game};
use castaway_robinson::{game::Island, setup::Setup, state::End};
use castaway_table::{Meta, Silence, Start, Vote, Way};

use crate::house::{Choice, House, PUBLIC, Page, here};

/// Two whose game is over.
async fn over() -> House {
    let house = House::open();
    let ui = house.ui::<Island>();
    let setup = Setup::standard(2);
    let made = Island::create(ui.catalog(), &setup, 3);
    let mut state = made.unwrap().state;
    state.end = Some(End::TimeOver);
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
    let begun = ui.tables().begin_after(here(), house.stamp(7), None, start);
    assert!(begun.await.is_ok(), "the game stands");
    house
}

/// One of the two has asked to take the end back; the revision that is asked about.
async fn asked(house: &House) -> u64 {
    let revision = house.game::<Island>(here()).await.revision;
    let ui = house.ui::<Island>();
    let noted = ui.tables().change_meta(here(), move |meta| {
        meta.vote = Some(Vote {
            revision,
            yes: vec![8],
            asked: vec![7, 8],
            message: Some(99),
            ..Vote::default()
        });
    });
    assert!(noted.await.is_ok());
    revision
}

/// What somebody reads who presses to take the end back, or agrees to that.
async fn reads(house: &House, user: u64, pressed: Shared) -> String {
    let game = house.game::<Island>(here()).await;
    let choice = Choice {
        id: pressed.id('i', Version::of(&game)),
        values: Vec::new(),
        label: String::new(),
    };
    let page = Page {
        message: Message::default(),
        at: PUBLIC,
        user: None,
        way: Vec::new(),
    };
    let said = house.press(user, &page, &choice).await;
    let said = said.iter().map(|(_, message)| message.json().to_string());
    said.collect()
}

#[tokio::test]
async fn an_end_is_not_taken_back_once_the_next_table_stands_in_the_channel() {
    const REFUSED: &str = "The next table is open here already";
    let house = over().await;
    let ui = house.ui::<Island>();
    let words = reads(&house, 8, Shared::Undo).await;
    assert!(
        !words.is_empty() && !words.contains(REFUSED),
        "before: {words}"
    );
    let revision = asked(&house).await;
    ui.open_lobby(&house.caller(7), Lang::En, Offer::standard(1), &[8])
        .await;
    assert!(ui.lobby(1).await.is_some(), "the table stands");
    let game = house.game::<Island>(here()).await;
    assert_eq!(game.meta.vote, None, "it is asked no more");
    for pressed in [Shared::Undo, Shared::UndoSure] {
        let words = reads(&house, 8, pressed).await;
        assert!(words.contains(REFUSED), "{words}");
    }
    let game = house.game::<Island>(here()).await;
    assert_eq!((game.revision, game.meta.vote), (revision, None));
}

#[tokio::test]
async fn a_word_about_an_end_that_another_has_kept_meanwhile_says_so_and_opens_nothing_anew() {
    let house = over().await;
    let revision = asked(&house).await;
    let kept = reads(&house, 7, Shared::UndoNo).await;
    assert!(kept.contains("would rather keep it"), "{kept}");
    for (user, pressed) in [(7, Shared::UndoSure), (8, Shared::UndoNo)] {
        let words = reads(&house, user, pressed).await;
        assert!(words.contains("This question is closed already"), "{words}");
        let game = house.game::<Island>(here()).await;
        assert_eq!((game.revision, game.meta.vote), (revision, None));
        // The message goes on saying who kept it.
        let mut put_away = game.meta.stale.iter();
        assert!(!put_away.any(|old| old.way == Way::Moot));
    }
}

#[tokio::test]
async fn the_table_of_a_stranger_bars_nobody_who_played_from_taking_an_end_back() {
    let house = over().await;
    let ui = house.ui::<Island>();
    asked(&house).await;
    ui.open_lobby(&house.caller(5), Lang::En, Offer::standard(1), &[])
        .await;
    assert!(ui.lobby(1).await.is_some(), "the table stands");
    let game = house.game::<Island>(here()).await;
    assert!(game.meta.vote.is_some(), "it is still asked");
    let words = reads(&house, 8, Shared::Undo).await;
    assert!(
        !words.is_empty() && !words.contains("The next table is open here already"),
        "{words}"
    );
}

#[test]
fn whoever_is_asked_about_an_end_reads_that_silence_agrees_to_nothing() {
    let texts = castaway::registry::texts(castaway::registry::GAMES);
    let people = [7, 8];
    for (lang, says) in [
        (Lang::En, "whoever says nothing has not agreed"),
        (Lang::De, "Schweigen heißt nicht"),
    ] {
        for (silence, until_ms, of_end) in [
            (Silence::Nothing, None, true),
            (Silence::Agrees, Some(9_000), false),
        ] {
            let asks = common::undo_vote(
                texts.of(lang),
                ('i', Version::from(3)),
                &[],
                (&people[..1], &people[..]),
                (silence, until_ms),
            );
            let text = asks.json().to_string();
            assert_eq!(text.contains(says), of_end, "{text}");
            assert_eq!(text.contains("<t:9:f>"), !of_end, "{text}");
        }
    }
}
