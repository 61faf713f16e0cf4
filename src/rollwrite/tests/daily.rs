//! The game of a day: which cards, which seeds, and that a game can be played again.

use std::collections::{BTreeMap, BTreeSet};

use castaway_kernel::date::{Date, Weekday};
use castaway_kernel::{Game, Key};
use castaway_rollwrite::{
    RollWrite,
    catalog::Catalog,
    command::Command,
    content::Tier,
    daily::{self, NoReplay},
    ids::Difficulty,
    policy,
    rotation::{self, Length, SHORT},
    share,
    streams::{self, Label},
};

fn three_years() -> impl Iterator<Item = Date> {
    let first: Date = "2026-11-01".parse().unwrap();
    (0..1096).map(move |n| Date(first.0 + n))
}

/// The limit of days of the game of a date.
fn limit(catalog: &Catalog, date: Date) -> u8 {
    let game = daily::candidate(catalog, date, "", 0);
    let begun = RollWrite::create(catalog, &game.setup, game.seed).unwrap();
    begun.state.charter.days
}

#[test]
fn weekdays_are_short_and_sundays_long_and_no_card_of_a_weekday_comes_back_soon() {
    let catalog = Catalog::load().unwrap();
    let mut last: BTreeMap<Key, Date> = BTreeMap::new();
    let mut seen: BTreeMap<Key, u32> = BTreeMap::new();
    let (mut pairs, mut long) = (BTreeSet::new(), BTreeMap::new());
    for date in (0..400).map(|n| Date(SHORT.0 + n)) {
        let plan = rotation::plan(&catalog, date);
        let days = limit(&catalog, date);
        for card in &plan.scenarios {
            *seen.entry(card.clone()).or_default() += 1;
        }
        match rotation::length(date) {
            Length::Long => {
                assert!(days >= 10, "{date}: {days} days");
                if plan.scenarios.len() == 2 {
                    pairs.insert(plan.scenarios.clone());
                }
                let then: Option<Date> = long.insert(plan.scenarios, date);
                let rested = then.is_none_or(|then| date.0 - then.0 >= rotation::LONG_REST);
                assert!(rested, "{date} and {then:?}");
            }
            Length::Short => {
                assert!(rotation::DAYS.contains(&days), "{date}: {days} days");
                let [card] = plan.scenarios.as_slice() else {
                    panic!("{date}: {plan:?}");
                };
                if let Some(then) = last.insert(card.clone(), date) {
                    let rested = date.0 - then.0 >= rotation::REST;
                    assert!(rested, "{card} on {then} and {date}");
                }
            }
        }
    }
    assert_eq!(
        seen.len(),
        catalog.scenarios.len(),
        "some cards never come: {seen:?}"
    );
    assert!(pairs.len() >= 8, "{pairs:?}");
}

#[test]
fn weekends_are_harder_than_mondays() {
    let catalog = Catalog::load().unwrap();
    for date in (0..70).map(|n| Date(SHORT.0 + n)) {
        let plan = rotation::plan(&catalog, date);
        let tier = catalog.scenario(&plan.scenarios[0]).unwrap().tier;
        let meant = match date.weekday() {
            Weekday::Monday | Weekday::Wednesday => {
                (tier, plan.difficulty) == (Tier::Easy, Difficulty::Fair)
            }
            Weekday::Tuesday | Weekday::Thursday => {
                (tier, plan.difficulty) == (Tier::Medium, Difficulty::Fair)
            }
            Weekday::Friday | Weekday::Saturday => {
                tier == Tier::Hard || plan.difficulty == Difficulty::Harsh
            }
            Weekday::Sunday => plan.difficulty == Difficulty::Fair,
        };
        assert!(meant, "{date}: {plan:?}");
    }
}

#[test]
fn days_before_the_change_keep_the_cards_that_they_had() {
    let catalog = Catalog::load().unwrap();
    let first: Date = "2026-11-16".parse().unwrap();
    let days = (first.0..SHORT.0).map(|n| rotation::plan(&catalog, Date(n)));
    let cards = days.map(|plan| {
        assert_eq!(plan.difficulty, Difficulty::Fair);
        let ids: Vec<&str> = plan.scenarios.iter().map(Key::as_str).collect();
        ids.join("+")
    });
    let cards: Vec<String> = cards.collect();
    let had = [
        "s04", "s08", "s00", "s06", "s11", "s12", "s02+s07", "s13", "s15", "s00", "s05", "s14",
        "s10", "s03+s09",
    ];
    assert_eq!(cards, had);
}

#[test]
fn days_differ_and_a_salt_makes_its_own() {
    let catalog = Catalog::load().unwrap();
    let mut seeds = BTreeSet::new();
    for date in three_years() {
        for label in [Label::Map, Label::Scenario, Label::Dice, Label::Par] {
            assert!(seeds.insert(streams::seed(&daily::key(date, ""), label)));
        }
    }
    let date: Date = "2026-11-21".parse().unwrap();
    assert_eq!(
        streams::text(&daily::key(date, ""), Label::Dice),
        format!("rollwrite/{}/daily/2026-11-21/dice", RollWrite::RULES),
        "the published text"
    );
    let open = daily::candidate(&catalog, date, "", 0);
    assert_eq!(open, daily::candidate(&catalog, date, "", 0));
    let salted = daily::candidate(&catalog, date, "x", 0);
    assert_ne!(open.seed, salted.seed);
    assert_eq!(open.setup.scenarios, salted.setup.scenarios);
    assert_ne!(
        open.setup.island,
        daily::candidate(&catalog, date, "", 1).setup.island
    );
}

#[test]
fn a_game_is_played_again_from_its_commands() {
    let catalog = Catalog::load().unwrap();
    let today = daily::candidate(&catalog, "2026-11-25".parse().unwrap(), "", 0);
    let mut state = RollWrite::create(&catalog, &today.setup, today.seed)
        .unwrap()
        .state;
    let mut log = Vec::new();
    while let Some(seat) = state.asked() {
        let command = policy::choose(&catalog, &state, seat).unwrap();
        state = RollWrite::apply(&catalog, &state, seat, &command)
            .unwrap()
            .state;
        log.push((seat, command));
    }
    let again = daily::replay(&catalog, &today.setup, today.seed, &log).unwrap();
    assert_eq!(again.state, state);
    assert_eq!(share::deeds(&again.events).len(), usize::from(state.day));
    assert!(!share::strip(&again.events).contains(char::is_alphanumeric));
    let (seat, _) = log[3];
    log.insert(
        3,
        (
            seat,
            Command::Start(castaway_rollwrite::hex::Hex::new(0, 0)),
        ),
    );
    let broken = daily::replay(&catalog, &today.setup, today.seed, &log);
    assert_eq!(broken.err(), Some(NoReplay::Command(3)));
}
