//! An island game in the channel of the tests that hasty people play, step by step.

use castaway_kernel::{Game, Seat};
use castaway_robinson::{game::Island, policy, setup::Setup};
use castaway_table::{Act, Done, Meta};

use crate::house::{House, here};

/// Steps on as a hasty table does; false at the end.
pub async fn step(house: &House, users: &[u64]) -> bool {
    let ui = house.ui::<Island>();
    let loaded = house.game::<Island>(here()).await;
    if Island::outcome(&loaded.state).is_some() {
        return false;
    }
    for (seat, user) in (0_u8..).map(Seat).zip(users) {
        let Some(command) = policy::suggest(ui.catalog(), &loaded.state, seat) else {
            continue;
        };
        let stamp = house.stamp(*user);
        let act = Act {
            stamp,
            seen: None,
            command,
        };
        // What all have to agree to is carried out when the last of them has.
        if let Ok(Done::Now { .. }) = ui.tables().act(here(), act).await {
            return true;
        }
    }
    panic!("somebody can go on");
}

pub async fn begin(house: &House, users: &[u64], seed: u64) {
    let meta = Meta {
        chairs: users.to_vec().into(),
        ..Meta::default()
    };
    let setup = Setup::standard(u8::try_from(users.len()).unwrap());
    house.begin::<Island>(here(), setup, seed, meta).await;
}
