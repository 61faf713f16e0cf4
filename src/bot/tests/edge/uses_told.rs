//! A stop before a loss says what each use brings and costs, above its buttons; what a use beside the plan brings is told alone.

use crate::hasty::{begin, step};
use crate::house::{House, here};
use castaway::{discord::GameUi, ui::reader::Reader, ui::texts::Lang};
use castaway_kernel::{Game, Seat};
use castaway_robinson::{
    ask::Label, command::Command, game::Island, legal, policy, setup::Setup, task::Usable,
};
use castaway_table::{Act, Meta};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_use_that_is_offered_says_what_it_does() {
    let house = House::open();
    let empty = house.store.copy();
    let mut told = 0;
    for seed in 1..9 {
        let meta = Meta {
            chairs: [7].into(),
            ..Meta::default()
        };
        house
            .begin::<Island>(here(), Setup::standard(1), seed, meta)
            .await;
        let ui = house.ui::<Island>();
        loop {
            let loaded = house.game::<Island>(here()).await;
            if Island::outcome(&loaded.state).is_some() {
                break;
            }
            for lang in Lang::ALL {
                let view = Island::view(ui.catalog(), &loaded.state, None);
                let Some(ask) = &view.ask else { continue };
                let panel = Island::panel(&ui, &loaded, &[], Reader::all(lang));
                let text = panel.embeds()[0].description.as_str().to_owned();
                let words = ui.words(lang);
                for option in ask.options.iter().filter(|o| o.blocked.is_none()) {
                    if let Label::Use(_, usable) | Label::Reroll(_, _, usable) = &option.label {
                        let name = words.table(&view).usable_name(usable);
                        let line = format!("• **{name}**: {}", words.usable_note(&view, usable));
                        assert!(text.contains(&line), "{line}\nis not in\n{text}");
                        assert!(!words.usable_note(&view, usable).is_empty());
                        // Starting equipment says how often it can still be used.
                        if let Usable::Equipment(_) = usable {
                            assert!(text.contains(&format!("{line} (")), "{line}\n{text}");
                        }
                        told += 1;
                    }
                }
            }
            let command = policy::suggest(ui.catalog(), &loaded.state, Seat(0));
            let act = Act {
                stamp: house.stamp(7),
                seen: None,
                command: command.expect("somebody can go on"),
            };
            assert!(ui.tables().act(here(), act).await.is_ok());
        }
        house.store.restore(&empty);
    }
    assert!(told > 10, "{told}");
}

/// The news on the panel of the channel.
async fn news(house: &House) -> Vec<String> {
    let page = house.panel::<Island>(here()).await;
    let text = page.message.embeds()[0].description.as_str().to_owned();
    let lines = text.lines().filter(|line| line.starts_with("> "));
    lines.map(str::to_owned).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn beside_what_a_use_brings_stands_no_card_that_came_before_it() {
    let house = House::open();
    let empty = house.store.copy();
    let mut used = 0;
    for seed in 1..9 {
        begin(&house, &[7], seed).await;
        let ui = house.ui::<Island>();
        loop {
            let state = house.game::<Island>(here()).await.state;
            let opened = state.planning && state.ask.is_none() && state.plan.is_empty();
            let mut things = legal::usable(ui.catalog(), &state, Seat(0));
            // Wood on the pile is asked about.
            things.retain(|what| *what != Usable::Pile);
            let before = news(&house).await;
            if let Some(what) = things.pop().filter(|_| opened && !before.is_empty()) {
                let act = Act {
                    stamp: house.stamp(7),
                    seen: None,
                    command: Command::Use(what.clone()),
                };
                assert!(ui.tables().act(here(), act).await.is_ok(), "{what:?}");
                let state = house.game::<Island>(here()).await.state;
                if state.planning && state.ask.is_none() {
                    let after = news(&house).await;
                    assert!(!after.is_empty(), "{what:?}");
                    for line in &after {
                        assert!(!before.contains(line), "seed {seed}, {what:?}: {line}");
                    }
                    used += 1;
                    break;
                }
            }
            if !step(&house, &[7]).await {
                break;
            }
        }
        house.store.restore(&empty);
    }
    assert!(used > 3, "{used}");
}
