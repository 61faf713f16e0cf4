//! The event of a round is named on the panel until something is planned, also after a question at its start.

use castaway::ui::texts::Lang;
use castaway_robinson::{event::Event, game::Island, ids::Phase, task::CardRef};

use crate::{
    hasty::{begin, step},
    house::{House, here},
};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_event_of_a_round_is_named_until_planning_begins() {
    let house = House::open();
    let empty = house.store.copy();
    let (mut asked, mut opened) = (0, 0);
    for seed in 1..7 {
        begin(&house, &[7, 8], seed).await;
        let ui = house.ui::<Island>();
        while step(&house, &[7, 8]).await {
            let loaded = house.game::<Island>(here()).await;
            let state = &loaded.state;
            let begins = state.phase < Phase::Action || (state.planning && state.plan.is_empty());
            if state.round < 2 || state.end.is_some() || !begins {
                continue;
            }
            let Ok(events) = ui.tables().told(&loaded).await else {
                panic!("what happened is kept");
            };
            let begun = (events.iter()).rposition(|event| matches!(event, Event::Round(_)));
            let Some(begun) = begun else { continue };
            let drawn = events[begun..].iter().find_map(|event| match event {
                Event::Drawn(card @ CardRef::Event(_)) => Some(card.clone()),
                _ => None,
            });
            let Some(card) = drawn else { continue };
            let page = house.panel::<Island>(here()).await;
            let text = page.message.embeds()[0].description.as_str().to_owned();
            let name = ui.words(Lang::En).card(&card);
            let named = text
                .lines()
                .any(|line| line.starts_with("> ") && line.contains(&name));
            assert!(named, "seed {seed}, {name}: {text}");
            match state.ask {
                Some(_) => asked += 1,
                None => opened += 1,
            }
        }
        house.store.restore(&empty);
    }
    assert!(asked > 0 && opened > 10, "{asked}, {opened}");
}
