//! What a world that was explored shows to others, and what whoever was away is told of a day.

use castaway::{
    discord::{EndPicture, GameUi},
    ui::{reader::Reader, texts::Lang},
};
use castaway_discover::{Discover, absent, bot};
use castaway_kernel::Game;
use castaway_table::{Act, Passage, Past, Stretch};

use super::begin::begun;
use crate::house::{House, here};

/// Plays a game to its end as the playing bot does, each step saved.
async fn play_out(house: &House, seats: u8, number: u64) {
    let ui = house.ui::<Discover>();
    begun(house, seats, number).await;
    loop {
        let loaded = house.game::<Discover>(here()).await;
        let Some(seat) = absent::awaited(&loaded.state).first().copied() else {
            break;
        };
        let act = Act {
            stamp: house.stamp(loaded.meta.chairs.owner(seat).unwrap()),
            seen: None,
            command: bot::choose(ui.catalog(), &loaded.state, seat).unwrap(),
        };
        let done = ui.tables().act_as(here(), Some(seat), act).await;
        assert!(done.is_ok(), "day {}", loaded.state.day);
    }
}

/// Keeps a picture to be looked at, where somebody says where.
fn keep(name: &str, png: &[u8]) {
    if let Some(folder) = std::env::var_os("CASTAWAY_LOOK") {
        let file = std::path::Path::new(&folder).join(format!("result-{name}.png"));
        std::fs::write(file, png).unwrap();
    }
}

/// All steps of the game.
async fn steps(house: &House) -> Vec<Passage<Discover>> {
    let ui = house.ui::<Discover>();
    let loaded = house.game::<Discover>(here()).await;
    let log = ui.tables().whole_log(&loaded).await.ok().unwrap();
    Past::new(&**ui.catalog(), log).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_world_that_is_over_is_shown_with_its_days_and_its_seed() {
    for (seats, number) in [(1, 1), (2, 2)] {
        let house = House::open();
        let ui = house.ui::<Discover>();
        play_out(&house, seats, number).await;
        let loaded = house.game::<Discover>(here()).await;
        assert!(Discover::outcome(&loaded.state).is_some());
        for lang in Lang::ALL {
            let log = ui.tables().whole_log(&loaded).await.ok().unwrap();
            let past = Past::new(&**ui.catalog(), log);
            let shown = Discover::showing(&ui, &loaded, past, lang, 7);
            println!("{}\n{:?}\n{:?}", shown.title, shown.headline, shown.proud);
            assert!(!shown.title.is_empty() && shown.headline.is_some());
            let EndPicture::Picture(picture) = &shown.picture else {
                panic!("no picture");
            };
            // Nothing that only the world holds is in its name or words; whoever plays is.
            assert_eq!(picture.name, "result.png");
            let seed = loaded.state.world.order.seed.to_string();
            assert!(seed.len() < 3 || !picture.alt.as_str().contains(&seed));
            for user in loaded.meta.people() {
                assert!(
                    picture.alt.as_str().contains(&format!("Person {user}")),
                    "{}",
                    picture.alt.as_str()
                );
            }
            keep(&format!("{seats}-{lang:?}"), &picture.png);
            assert!(!shown.strip.is_empty() && !shown.legend.is_empty());
            let order = &loaded.state.world.order;
            assert!(shown.invitation.contains(&order.seed.to_string()));
            let day = Stretch {
                number: Some(1),
                steps: steps(&house).await,
                ended: Some(1),
            };
            let gist = Discover::gist(&ui, &loaded, &day, Reader::all(lang));
            println!("{gist:#?}");
            assert!(!gist.lines.is_empty() && gist.lines.len() <= 6);
            assert!(!gist.stands.is_empty() && gist.name.ends_with('1'));
        }
    }
}
