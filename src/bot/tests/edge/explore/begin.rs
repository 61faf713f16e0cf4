//! How a game begins here.

use castaway_discover::{Discover, setup::Setup};
use castaway_kernel::Key;
use castaway_table::{Loaded, Meta};

use crate::house::{House, here};

/// A game of so many people in the channel, on the world of a number.
pub async fn begun(house: &House, seats: u8, number: u64) -> Loaded<Discover> {
    let ui = house.ui::<Discover>();
    let alone = ui.catalog().quests.values().filter(|q| q.contest.is_none());
    let quests: Vec<&Key> = alone.map(|q| &q.id).collect();
    let quest = quests[usize::try_from(number).unwrap() % quests.len()];
    let users: Vec<u64> = (0..u64::from(seats)).map(|seat| 7 + seat).collect();
    let meta = Meta {
        names: users.iter().map(|u| (*u, format!("Person {u}"))).collect(),
        chairs: users.into(),
        ..Meta::default()
    };
    let setup = Setup::new(quest.as_str(), seats, number);
    house.begin::<Discover>(here(), setup, number, meta).await;
    house.game::<Discover>(here()).await
}
