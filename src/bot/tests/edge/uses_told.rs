//! A stop before a loss says what each use brings and costs, above its buttons.

use crate::house::{House, here};
use castaway::{discord::GameUi, ui::reader::Reader, ui::texts::Lang};
use castaway_kernel::{Game, Seat};
use castaway_robinson::{ask::Label, game::Island, policy, setup::Setup, task::Usable};
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
