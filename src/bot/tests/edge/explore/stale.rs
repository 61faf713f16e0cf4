//! Presses on older messages: an answer counts as long as its question is the same, a deed that was drawn for another moment changes
//! nothing, and nobody acts for somebody else.

use castaway::{
    discord::GameUi,
    games::discover::{
        deeds,
        press::{Asked, Press},
        spots,
    },
    ui::{press::GamePresses, texts::Lang},
};
use castaway_discover::{Discover, absent, bot, command::Command, on_way::OnWay};
use castaway_kernel::{Key, Seat};
use castaway_table::{Act, Loaded};

use super::begin::begun;
use crate::house::{Choice, HIDDEN, House, Page, here, looks};

fn choice(press: &Press, revision: u64) -> Choice {
    Choice {
        id: press.id(revision),
        values: Vec::new(),
        label: String::new(),
    }
}

/// The panel, and the page of one person.
async fn pages(house: &House) -> [Page; 2] {
    let panel = house.panel::<Discover>(here()).await;
    let own = Page {
        at: HIDDEN,
        ..panel.clone()
    };
    [panel, own]
}

/// One step of the playing bot for a seat that is waited for.
pub async fn step(house: &House, seat: Seat) -> Loaded<Discover> {
    let loaded = house.game::<Discover>(here()).await;
    let ui = house.ui::<Discover>();
    let command = bot::choose(ui.catalog(), &loaded.state, seat).unwrap();
    let act = Act {
        stamp: house.stamp(7 + u64::from(seat.0)),
        seen: None,
        command,
    };
    assert!(ui.tables().act_as(here(), Some(seat), act).await.is_ok());
    house.game::<Discover>(here()).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_answer_on_an_older_message_counts_while_the_question_is_the_same() {
    let house = House::open();
    let before = begun(&house, 3, 5).await;
    let ask = before.state.ask.as_ref().expect("characters are chosen").id;
    // Two others have answered since the third saw it.
    step(&house, Seat(0)).await;
    let now = step(&house, Seat(1)).await;
    assert_ne!(now.revision, before.revision);
    let asked = Asked {
        ask: ask.0,
        seat: 2,
    };
    let [_, own] = pages(&house).await;
    let press = choice(&Press::Pick(asked, 0), before.revision);
    // For somebody else it counts nothing.
    house.press(8, &own, &press).await;
    assert_eq!(house.game::<Discover>(here()).await.revision, now.revision);
    house.press(9, &own, &press).await;
    let after = house.game::<Discover>(here()).await;
    assert_eq!(after.revision, now.revision + 1);
    assert!(after.state.ask.is_none_or(|open| open.id != ask));
    // Once more it answers no question that is open, and says so.
    let said = house.press(9, &own, &press).await;
    assert!(!said.is_empty());
    assert_eq!(
        house.game::<Discover>(here()).await.revision,
        after.revision
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_deed_of_another_moment_or_of_another_seat_changes_nothing() {
    let house = House::open();
    begun(&house, 2, 2).await;
    let mut loaded = house.game::<Discover>(here()).await;
    let mut pressed = 0;
    for _ in 0..60 {
        let Some(seat) = absent::awaited(&loaded.state).first().copied() else {
            break;
        };
        let ui = house.ui::<Discover>();
        let codes: Vec<String> = {
            let scene = ui.explore_scene(castaway::ui::texts::Lang::En, &loaded, &[], Some(seat));
            let all = deeds::list(&scene).into_iter();
            all.map(|(code, _)| code).collect()
        };
        let (own, other) = (7 + u64::from(seat.0), 8 - u64::from(seat.0));
        for code in codes {
            for page in pages(&house).await {
                let press = Press::Deed(seat.0, code.clone());
                for (user, revision) in [(own, loaded.revision - 1), (other, loaded.revision)] {
                    let said = house.press(user, &page, &choice(&press, revision)).await;
                    let now = house.game::<Discover>(here()).await;
                    assert_eq!(now.revision, loaded.revision, "{user} {code}");
                    assert!(!said.is_empty(), "{user} {code}: nothing is said");
                    pressed += 1;
                }
            }
        }
        loaded = step(&house, seat).await;
    }
    assert!(pressed > 100, "{pressed}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn panels_that_carried_what_walks_gather_are_still_pressed() {
    let house = House::open();
    let mut loaded = begun(&house, 1, 4).await;
    while loaded.state.ask.is_some() {
        loaded = step(&house, Seat(0)).await;
    }
    let kept = house.store.copy();
    let revision = loaded.revision;
    let ui = house.ui::<Discover>();
    let spot = {
        let scene = ui.explore_public(Lang::En, &loaded, &[]);
        spots::spots(&scene).remove(0)
    };
    // As older versions wrote them: what was ticked gathers tokens, whatever is settled now.
    let habit = Key::from("way.water");
    let old = [
        (format!("c1|x|walk|{revision}|1|{}", spot.at), OnWay::Tokens),
        (
            format!("c1|x|walk|{revision}|0|{}", spot.at),
            OnWay::Nothing,
        ),
        (format!("c1|x|go|{revision}|1|0"), OnWay::Tokens),
        (format!("c1|x|go|{revision}|0|0"), OnWay::Nothing),
    ];
    for (id, gather) in old {
        house.store.restore(&kept);
        let stamp = house.stamp(7);
        let tables = ui.tables();
        let settled = tables.settle_habit(here(), stamp, habit.clone(), true);
        assert!(settled.await.is_ok());
        let panel = house.panel::<Discover>(here()).await;
        let choice = Choice {
            id,
            values: vec![spot.at.to_string()],
            label: String::new(),
        };
        house.press(7, &panel, &choice).await;
        let orders = house.orders::<Discover>(here(), revision).await;
        let way = spot.way.clone();
        assert_eq!(orders[0], (Seat(0), Command::Go { way, gather }));
    }
    // What showed the panel shows it, and no other page of where one can go.
    house.store.restore(&kept);
    for id in [
        format!("c1|x|show|{revision}|1|0"),
        format!("c1|x|show|{revision}|0|0"),
    ] {
        let panel = house.panel::<Discover>(here()).await;
        let choice = Choice {
            id,
            values: Vec::new(),
            label: String::new(),
        };
        let said = house.press(7, &panel, &choice).await;
        assert_eq!(looks(&said[0].1), looks(&panel.message));
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn codes_that_mean_nothing_are_refused() {
    let house = House::open();
    begun(&house, 1, 4).await;
    let mut loaded = house.game::<Discover>(here()).await;
    while loaded.state.ask.is_some() {
        loaded = step(&house, Seat(0)).await;
    }
    let nonsense = [
        Press::Deed(0, "gather:250".into()),
        Press::Deed(0, "craft:no-such-thing".into()),
        Press::Deed(0, String::new()),
        Press::Deed(3, "end".into()),
        Press::Pick(Asked { ask: 9, seat: 0 }, 200),
        Press::Walk(255),
        Press::GiveUpSure(7),
        Press::Show(250),
        Press::Cards(250),
    ];
    for press in nonsense {
        for page in pages(&house).await {
            let said = house
                .press(7, &page, &choice(&press, loaded.revision))
                .await;
            assert!(!said.is_empty(), "{press:?}");
            let now = house.game::<Discover>(here()).await;
            assert_eq!(now.revision, loaded.revision, "{press:?}");
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_page_of_ones_own_names_nothing_that_another_has_in_hand() {
    let house = House::open();
    begun(&house, 2, 6).await;
    step(&house, Seat(0)).await;
    let loaded = step(&house, Seat(1)).await;
    let ui = house.ui::<Discover>();
    let hand = &loaded.state.seats[1].hand;
    assert!(!hand.is_empty());
    let [panel, own] = pages(&house).await;
    for (page, press) in [
        (&panel, Press::Hand),
        (&own, Press::Cards(0)),
        (&own, Press::Trade),
    ] {
        let said = house.press(7, page, &choice(&press, loaded.revision)).await;
        let text: String = said.iter().map(|(_, page)| looks(page)).collect();
        for card in hand {
            assert!(!text.contains(card.as_str()), "{press:?}");
            let name = ui.explore_words(castaway::ui::texts::Lang::En).wording;
            assert!(!text.contains(&name.name(card)), "{press:?}");
        }
        assert!(said.iter().all(|(_, page)| page.private), "{press:?}");
    }
    assert_eq!(Discover::LETTER, 'x');
}
