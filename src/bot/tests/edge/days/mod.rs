//! Days whose islands are known, and what the store keeps of them.

use castaway::games::rollwrite::Day;
use castaway_kernel::Game;
use castaway_rollwrite::{
    RollWrite,
    ids::Difficulty,
    medal::Par,
    setup::{Island, Setup},
};
use castaway_table::{
    Place, Slot,
    contest::{Board, Person as Streak},
};

use crate::person::Person;

pub const HOUR: u64 = 3_600_000;
/// 21 November 2026.
pub const NOON: u64 = 1_795_262_400_000;
pub const DAY: u64 = 24 * HOUR;

pub fn day(island: u64) -> Day {
    Day {
        rules: RollWrite::RULES,
        setup: Setup {
            seats: 1,
            scenarios: vec!["s04".into()],
            difficulty: Difficulty::Fair,
            island: Island::Seed(island),
        },
        seed: 100 + island,
        candidate: 0,
        opening: None,
        par: Some(Par {
            bronze: 0,
            silver: 200,
            gold: 300,
            sun: 400,
        }),
    }
}

/// The games of some days, as the bot keeps them once it has found good ones.
pub fn keep_days(me: &Person) {
    for (date, island) in [
        ("2026-11-20", 4),
        ("2026-11-21", 5),
        ("2026-11-22", 6),
        ("2026-11-23", 7),
    ] {
        let value = serde_json::to_value(day(island)).unwrap();
        me.store.put_global(&format!("day/{date}"), value).unwrap();
    }
}

pub fn board(me: &Person, name: &str) -> Board {
    let value = me.store.get_global(&format!("board/{name}")).unwrap();
    value.map_or_else(Board::default, |v| serde_json::from_value(v).unwrap())
}

pub fn streak(me: &Person) -> Streak {
    let value = me.store.get_global(&format!("person/{}", me.user)).unwrap();
    value.map_or_else(Streak::default, |v| serde_json::from_value(v).unwrap())
}

pub fn own(me: &Person) -> u64 {
    Place::Own {
        user: me.user,
        slot: Slot::Daily,
    }
    .key()
}
