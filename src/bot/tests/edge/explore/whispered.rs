//! What a press on the panel has told its presser alone reaches them beside it, and nobody else.

use castaway::{
    discord::GameUi,
    ui::{reader::Reader, texts::Lang},
};
use castaway_discover::{Discover, absent, bot, event::Event};
use castaway_kernel::{Game, Seat};

use super::begin::begun;
use crate::house::House;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_card_that_somebody_drew_is_named_to_them_alone() {
    let house = House::open();
    let mut loaded = begun(&house, 2, 3).await;
    let ui = house.ui::<Discover>();
    let mut drawn = 0;
    for _ in 0..200 {
        let Some(seat) = absent::awaited(&loaded.state).first().copied() else {
            break;
        };
        let command = bot::choose(ui.catalog(), &loaded.state, seat).unwrap();
        let step = Discover::apply(ui.catalog(), &loaded.state, seat, &command).unwrap();
        loaded.state = step.state;
        for of in [Seat(0), Seat(1)] {
            let reader = Reader {
                user: Some(7 + u64::from(of.0)),
                ..Reader::all(Lang::En)
            };
            let told = Discover::told_alone(&ui, &loaded, &step.events, reader).join("\n");
            for event in &step.events {
                let Event::Drew(who, Some(card)) = event else {
                    continue;
                };
                let name = ui.explore_words(Lang::En).wording.name(card);
                assert_eq!(told.contains(&name), *who == of, "{told}");
                drawn += 1;
            }
        }
        let spectator = Reader::all(Lang::En);
        let told = Discover::told_alone(&ui, &loaded, &step.events, spectator);
        assert_eq!(told, Vec::<String>::new());
    }
    assert!(drawn > 1, "{drawn}");
}
