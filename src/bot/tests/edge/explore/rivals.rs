//! A competition at the edge: its table, and an attack about whose dice two people have a say.

use castaway_discover::{
    Discover, absent, bot,
    catalog::Catalog,
    command::Command,
    setup::Setup,
    state::{Prompt, State},
};
use castaway_kernel::{Game, Seat, UndoGrade};
use castaway_table::{Act, Meta, Undo};
use serde_json::json;

use super::table::{saved, sub};
use crate::{
    house::{Choice, HIDDEN, House, Page, choices, here, looks, word},
    person::{Person, action, components},
};

const QUEST: &str = "q_last_fire";

/// Whether both of an attack are asked about its dice.
fn both_asked(s: &State) -> bool {
    let ask = s.ask.as_ref().filter(|ask| ask.prompt == Prompt::Duel);
    ask.is_some_and(|ask| ask.parts.iter().filter(|p| p.picked.is_none()).count() == 2)
}

/// The orders of a game of two who attack each other wherever they meet, up to where both are asked.
fn quarrel(catalog: &Catalog) -> (Setup, u64, Vec<(Seat, Command)>) {
    for seed in 0..60 {
        let setup = Setup::new(QUEST, 2, seed);
        let mut s = Discover::create(catalog, &setup, seed).unwrap().state;
        let mut orders = Vec::new();
        while let Some(seat) = absent::awaited(&s).first().copied().filter(|_| s.day < 8) {
            if both_asked(&s) {
                return (setup, seed, orders);
            }
            let attack = Command::Attack(Seat(1 - seat.0));
            let strikes = s.ask.is_none() && Discover::admits(catalog, &s, seat, &attack);
            let command = match strikes {
                true => attack,
                false => bot::choose(catalog, &s, seat).unwrap(),
            };
            s = Discover::apply(catalog, &s, seat, &command).unwrap().state;
            orders.push((seat, command));
        }
    }
    panic!("they never quarrel");
}

/// The page of one of the two, as they open it from the panel.
async fn own(house: &House, user: u64) -> Page {
    let panel = house.panel::<Discover>(here()).await;
    let all = choices(&panel.message);
    let hand = all.iter().find(|c| word::<Discover>(c) == "hand").unwrap();
    let said = house.press(user, &panel, hand).await;
    let (_, message) = said.into_iter().next().expect("a page");
    Page {
        message,
        at: HIDDEN,
        ..panel
    }
}

fn answers(page: &Page) -> Vec<Choice> {
    let all = choices(&page.message).into_iter();
    all.filter(|c| ["pick", "picks"].contains(&word::<Discover>(c)))
        .collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn both_are_asked_about_an_attack_and_a_pass_is_taken_back() {
    let house = House::open();
    let ui = house.ui::<Discover>();
    let (setup, seed, orders) = quarrel(ui.catalog());
    let meta = Meta {
        chairs: vec![7, 8].into(),
        ..Meta::default()
    };
    house.begin::<Discover>(here(), setup, seed, meta).await;
    for (seat, command) in orders {
        let act = Act {
            stamp: house.stamp(7 + u64::from(seat.0)),
            seen: None,
            command,
        };
        assert!(ui.tables().act_as(here(), Some(seat), act).await.is_ok());
    }
    let game = house.game::<Discover>(here()).await;
    assert!(both_asked(&game.state), "both have a say");
    let panel = house.panel::<Discover>(here()).await;
    assert!(
        answers(&panel).is_empty(),
        "what each holds is asked in private"
    );
    assert!(
        looks(&panel.message).contains("attacks"),
        "{}",
        looks(&panel.message)
    );
    let ask = game.state.ask.clone().unwrap();
    // One passes: nothing comes of it yet, and the other is waited for.
    let page = own(&house, 8).await;
    let pass = answers(&page)
        .into_iter()
        .find(|c| c.label == "Pass")
        .unwrap();
    house.press(8, &page, &pass).await;
    let passed = house.game::<Discover>(here()).await;
    assert_eq!(absent::awaited(&passed.state), [Seat(0)]);
    assert_eq!(passed.state.duel, game.state.duel);
    // It is taken back on the own page, where the pass cannot be pressed again.
    let page = own(&house, 8).await;
    assert!(
        looks(&page.message).contains("You have answered"),
        "{}",
        looks(&page.message)
    );
    let all = answers(&page);
    assert!(
        !all.is_empty() && all.iter().all(|c| c.label != "Pass"),
        "{all:?}"
    );
    house.press(8, &page, &all[0]).await;
    let changed = house.game::<Discover>(here()).await;
    let open = changed.state.ask.as_ref().expect("still asked");
    assert_eq!(open.id, ask.id);
    assert_ne!(open.parts, passed.state.ask.as_ref().unwrap().parts);
    // The other passes: the change is made.
    let page = own(&house, 7).await;
    let pass = answers(&page)
        .into_iter()
        .find(|c| c.label == "Pass")
        .unwrap();
    house.press(7, &page, &pass).await;
    let done = house.game::<Discover>(here()).await;
    let rolled = |s: &State| s.duel.as_ref().map(|d| (d.rolls, d.plus));
    assert_ne!(rolled(&done.state), rolled(&game.state), "the dice changed");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_of_rivals_says_so_and_takes_two() {
    let mut me = Person::open().await;
    let users: Vec<u64> = me.handle().users().iter().map(|u| u.id).take(2).collect();
    let alone = json!([
        { "name": "players", "type": 4, "value": 1 },
        { "name": "quest", "type": 3, "value": QUEST },
    ]);
    let refused = me.slash("explore", sub("new", alone)).await;
    assert!(
        me.words(refused).contains("competition"),
        "{}",
        me.words(refused)
    );
    let quest = json!([{ "name": "quest", "type": 3, "value": QUEST }]);
    let table = me.slash("explore", sub("new", quest)).await;
    assert!(
        me.words(table).contains("you play against each other"),
        "{}",
        me.words(table)
    );
    let begins = |me: &Person| {
        let all = components(&me.see(table));
        all.iter().any(|c| action(c) == "begin")
    };
    assert!(!begins(&me), "two at least");
    let page = me.press_action(table, "options").await.unwrap();
    let all = components(&me.see(page));
    let steady = all
        .iter()
        .find(|c| c["label"] == "Let time not press")
        .unwrap();
    me.act(page, steady["custom_id"].as_str().unwrap(), None)
        .await;
    me.until(table, "does not press").await;
    me.user = users[1];
    me.press_action(table, "sit").await;
    me.user = users[0];
    assert!(begins(&me));
    me.press_action(table, "begin").await;
    let (state, _) = saved(&me);
    assert_eq!(
        (state.world.order.quest.as_str(), state.started()),
        (QUEST, 2)
    );
    assert!(!state.pressure.is_usual());
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_rival_takes_back_nothing_of_the_other_unasked() {
    let house = House::open();
    let ui = house.ui::<Discover>();
    let meta = Meta {
        chairs: vec![7, 8].into(),
        ..Meta::default()
    };
    let setup = Setup::new(QUEST, 2, 1);
    house.begin::<Discover>(here(), setup, 1, meta).await;
    let takes_back = async |seat: u8| {
        let stamp = house.stamp(7 + u64::from(seat));
        ui.tables().undo(here(), stamp, None, false).await
    };
    let (mut stayed, mut taken) = (0, 0);
    for _ in 0..80 {
        if stayed > 0 && taken > 0 {
            return;
        }
        let game = house.game::<Discover>(here()).await;
        let seat = absent::awaited(&game.state)[0];
        let command = bot::choose(ui.catalog(), &game.state, seat).expect("an order");
        let act = Act {
            stamp: house.stamp(7 + u64::from(seat.0)),
            seen: None,
            command,
        };
        assert!(ui.tables().act_as(here(), Some(seat), act).await.is_ok());
        let made = house.game::<Discover>(here()).await;
        let step = made.meta.undo.last().copied();
        if step.is_some_and(|step| step.grade == UndoGrade::Consent) {
            let wish = takes_back(seat.0).await;
            assert!(matches!(wish, Ok(Undo::Stays(_))), "what was shown stays");
            let now = house.game::<Discover>(here()).await;
            assert_eq!(now.revision, made.revision);
            assert!(now.meta.vote.is_none(), "nobody is asked");
            stayed += 1;
            continue;
        }
        if made.state.day == 0 || step.is_none() || taken > 0 {
            continue;
        }
        let asked = takes_back(1 - seat.0).await;
        assert!(matches!(asked, Ok(Undo::Voting(_))), "the other is asked");
        let now = house.game::<Discover>(here()).await;
        assert_eq!(now.state, made.state);
        let own = takes_back(seat.0).await;
        assert!(matches!(own, Ok(Undo::Done(_))), "one's own goes at once");
        let now = house.game::<Discover>(here()).await;
        assert_eq!(now.state, game.state);
        taken += 1;
    }
    panic!("{taken} taken back, {stayed} stayed");
}
