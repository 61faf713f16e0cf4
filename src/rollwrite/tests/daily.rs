//! The game of a day: which cards, which seeds, and that a game can be played again.

use std::collections::{BTreeMap, BTreeSet};

use castaway_kernel::date::Date;
use castaway_kernel::{Game, Key};
use castaway_rollwrite::{
    RollWrite,
    catalog::Catalog,
    command::Command,
    content::Tier,
    daily::{self, NoReplay},
    policy, rotation, share,
    streams::{self, Label},
};

fn three_years() -> impl Iterator<Item = Date> {
    let first: Date = "2026-11-01".parse().unwrap();
    (0..1096).map(move |n| Date(first.0 + n))
}

#[test]
fn every_weekday_brings_its_tier_and_no_card_comes_back_within_ten_days() {
    let catalog = Catalog::load().unwrap();
    let mut last: BTreeMap<Key, Date> = BTreeMap::new();
    let mut seen: BTreeMap<Key, u32> = BTreeMap::new();
    let mut pairs = BTreeSet::new();
    for date in three_years().take(400) {
        let cards = rotation::scenarios(&catalog, date);
        let tier = |k: &Key| catalog.scenario(k).unwrap().tier;
        match rotation::asks(date) {
            rotation::Asks::One(of) => {
                assert_eq!(cards.len(), 1, "{date}");
                assert_eq!(tier(&cards[0]), of, "{date}");
            }
            rotation::Asks::Pair => {
                assert_eq!(cards.len(), 2, "{date}");
                pairs.insert(cards.clone());
            }
        }
        for card in cards {
            *seen.entry(card.clone()).or_default() += 1;
            if let Some(then) = last.insert(card.clone(), date) {
                let rested = date.0 - then.0 >= rotation::REST;
                assert!(
                    rested || tier(&card) == Tier::Open,
                    "{card} on {then} and {date}"
                );
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
