//! Whoever gives up while something is asked, in company: refused with a word that says when, and the vote to end the game is not.

use castaway::{games::discover::press::Press, ui::press::GamePresses};
use castaway_discover::{
    Discover, absent,
    state::{Fate, Phase},
};
use castaway_kernel::Seat;
use serde_json::json;

use super::{begin::begun, stale::step, table::sub};
use crate::{
    house::{Choice, HIDDEN, House, Page, choices, here, looks, word},
    person::Person,
};

/// Says of a press on somebody's own page what came of it.
async fn presses(house: &House, user: u64, press: &Press) -> Page {
    let panel = house.panel::<Discover>(here()).await;
    let revision = house.game::<Discover>(here()).await.revision;
    let own = Page {
        at: HIDDEN,
        ..panel
    };
    let choice = Choice {
        id: press.id(revision),
        values: Vec::new(),
        label: String::new(),
    };
    let said = house.press(user, &own, &choice).await;
    let (_, message) = said.into_iter().next().expect("an answer");
    Page { message, ..own }
}

fn can(page: &Page, name: &str) -> bool {
    let all = choices(&page.message);
    all.iter().any(|c| word::<Discover>(c) == name)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn in_the_middle_of_a_question_it_is_said_when_one_may_give_up_and_then_one_may() {
    let house = House::open();
    begun(&house, 2, 3).await;
    let mut asked = [0, 0];
    for _ in 0..400 {
        let game = house.game::<Discover>(here()).await;
        let both = (game.state.seats.iter()).all(|survivor| survivor.fate == Fate::Here);
        assert!(both, "nobody is lost by it");
        if asked.iter().all(|n| *n > 0) && game.state.ask.is_none() {
            break;
        }
        if game.state.ask.is_some() {
            asked[usize::from(game.state.phase != Phase::Setup)] += 1;
            for user in [7, 8] {
                let own = presses(&house, user, &Press::Hand).await;
                assert!(can(&own, "give-up"), "{}", looks(&own.message));
                let seat = u8::try_from(user - 7).unwrap();
                // Asked at once, or by a question that was drawn before.
                for press in [Press::GiveUp, Press::GiveUpSure(seat)] {
                    let page = presses(&house, user, &press).await;
                    let text = looks(&page.message);
                    assert!(text.contains("As soon as it is answered ("), "{text}");
                    assert!(!can(&page, "give-up-sure"), "{text}");
                }
            }
            let now = house.game::<Discover>(here()).await;
            assert_eq!(now.revision, game.revision, "nothing came of it");
        }
        let seat = absent::awaited(&game.state)[0];
        step(&house, seat).await;
    }
    assert!(asked.iter().all(|n| *n > 0), "{asked:?}");
    let page = presses(&house, 8, &Press::GiveUp).await;
    assert!(can(&page, "give-up-sure"), "{}", looks(&page.message));
    presses(&house, 8, &Press::GiveUpSure(1)).await;
    let game = house.game::<Discover>(here()).await;
    let fate = |seat| game.state.survivor(seat).map(|survivor| survivor.fate);
    assert_eq!(fate(Seat(1)), Some(Fate::Lost));
    assert_eq!(fate(Seat(0)), Some(Fate::Here), "who goes on alone");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_is_ended_by_its_people_while_a_question_is_open() {
    let mut me = Person::open().await;
    let users: Vec<u64> = me.handle().users().iter().map(|u| u.id).take(2).collect();
    let table = me.slash("explore", sub("new", json!([]))).await;
    me.user = users[1];
    me.press_action(table, "sit").await;
    me.user = users[0];
    me.press_action(table, "begin").await;
    let (state, _) = super::table::saved(&me);
    assert!(state.ask.is_some() && state.started() == 2);
    let sure = me.slash("explore", sub("end", json!([]))).await;
    let vote = me.press_action(sure, "end").await;
    let vote = vote.expect("the other is asked");
    assert!(me.store.load(me.channel).unwrap().is_some());
    me.user = users[1];
    me.press_action(vote, "end").await;
    assert!(me.store.load(me.channel).unwrap().is_none());
    me.close().await;
}
