//! What a way is said to take is what it takes, also where a character's ability makes one space a day cheaper.

use castaway::{games::discover::spots, ui::texts::Lang};
use castaway_discover::{Discover, command::Command, on_way::OnWay, state::Phase};
use castaway_kernel::Game;

use super::{begin::begun, stale::step};
use crate::house::{House, here};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_way_takes_the_stamina_that_its_entry_says() {
    let (mut walked, mut helped) = (0, 0);
    for number in [3, 5, 8] {
        let house = House::open();
        begun(&house, 1, number).await;
        for _ in 0..60 {
            let mut loaded = house.game::<Discover>(here()).await;
            if let Phase::Day(turn) = &loaded.state.phase
                && loaded.state.ask.is_none()
            {
                let seat = turn.seat;
                let me = &mut loaded.state.seats[seat.index()];
                me.stamina = 12;
                if let Some(character) = &mut me.character {
                    (character.card, character.used) = ("cb".into(), None);
                }
                let ui = house.ui::<Discover>();
                let scene = ui.explore_scene(Lang::En, &loaded, &[], Some(seat));
                for spot in spots::spots(&scene) {
                    let order = Command::Go {
                        way: spot.way.clone(),
                        gather: OnWay::Nothing,
                    };
                    let Ok(went) = Discover::apply(ui.catalog(), &loaded.state, seat, &order)
                    else {
                        panic!("{spot:?} cannot be gone");
                    };
                    let after = &went.state.seats[seat.index()];
                    // Whatever stopped the walk on its way is no matter of the price.
                    if after.at == spot.at {
                        assert_eq!(12 - after.stamina, spot.stamina, "{number} {spot:?}");
                        walked += 1;
                        let used = after.character.as_ref().and_then(|c| c.used);
                        helped += u32::from(used.is_some() && spot.way.len() > 1);
                    }
                }
            }
            if matches!(loaded.state.phase, Phase::Over) {
                break;
            }
            let seat = castaway_discover::absent::awaited(&loaded.state)[0];
            step(&house, seat).await;
        }
    }
    assert!(walked > 500 && helped > 20, "{walked} {helped}");
}
