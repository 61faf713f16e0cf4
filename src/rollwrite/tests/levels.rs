//! What a difficulty changes: the island, the supplies at the start, and the days where they are time allowed.

use castaway_rollwrite::{
    RollWrite,
    catalog::Catalog,
    content::{Check, Tier},
    ids::{Class, Difficulty, Resource},
    setup::{Island, Setup},
    state::State,
};

use castaway_kernel::Game;

fn begun(catalog: &Catalog, card: &str, difficulty: Difficulty) -> State {
    let setup = Setup {
        seats: 1,
        scenarios: vec![card.into()],
        difficulty,
        island: Island::Seed(3),
    };
    RollWrite::create(catalog, &setup, 1).unwrap().state
}

#[test]
fn gentle_gives_supplies_and_harsh_a_poor_island() {
    let catalog = Catalog::load().unwrap();
    let [gentle, fair, harsh] = Difficulty::ALL.map(|d| begun(&catalog, "s01", d));
    let start = |s: &State| {
        let p = &s.players[0];
        let supplies = [Resource::Water, Resource::Food].map(|r| p.stock.get(r));
        (p.survival, supplies)
    };
    assert_eq!(start(&gentle), (2, [1, 1]));
    assert_eq!(start(&fair), (0, [0, 0]));
    assert_eq!(start(&harsh), (0, [0, 0]));
    assert_eq!(gentle.charter.class, Some(Class::Rich));
    assert_eq!(harsh.charter.class, Some(Class::Lean));
}

#[test]
fn days_change_only_where_a_card_may_be_finished_early_and_never_against_a_hard_one() {
    let catalog = Catalog::load().unwrap();
    for card in &catalog.scenarios {
        let [gentle, fair, harsh] =
            Difficulty::ALL.map(|d| begun(&catalog, card.id.as_str(), d).charter.days);
        let meant = match (card.check, card.tier) {
            (Check::AtEnd, _) => (card.days, card.days),
            (Check::AnyTime, Tier::Hard) => (card.days + 1, card.days),
            (Check::AnyTime, Tier::Open | Tier::Easy | Tier::Medium) => {
                (card.days + 1, card.days - 1)
            }
        };
        assert_eq!(fair, card.days, "{}", card.id);
        assert_eq!((gentle, harsh), meant, "{}", card.id);
    }
}
