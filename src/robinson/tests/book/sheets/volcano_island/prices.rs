//! Prices in wood and fur together (R-S4-5).

use super::*;

/// What shelter, roof and palisade cost, in wood and fur.
fn prices(t: &Table, goal: &Goal) -> Vec<(u16, u16)> {
    let offers = castaway_robinson::legal::offers(catalog(), &t.s, castaway_kernel::Seat(0));
    let all = offers.iter().filter(|offer| offer.what.goal == *goal);
    all.map(|offer| (offer.cost.wood, offer.cost.fur)).collect()
}

#[test]
#[clause(id = "EX-S4-1", says = "four players: 4 wood, 3 wood and 1 fur, 2 wood and 2 fur, or 3 fur", lies = Board)]
fn the_worked_example() {
    let mut t = of(&["carpenter", "cook", "explorer", "soldier"]);
    let all = [(4, 0), (0, 3), (3, 1), (2, 2)];
    assert_eq!(prices(&t, &Goal::Build(Project::Shelter)), all);
    t.s.shelter = true;
    assert_eq!(prices(&t, &level(Track::Roof)), all);
    assert_eq!(prices(&t, &level(Track::Palisade)), all);
    assert_eq!(
        prices(&t, &level(Track::Weapon)),
        [(1, 0)],
        "weapons as ever"
    );
}

#[test]
#[clause(id = "R-S4-5", says = "three players mix once; one and two players find fur alone cheaper than any mix", lies = Board)]
fn fewer_players() {
    let shelter = Goal::Build(Project::Shelter);
    let t = of(&["carpenter", "cook", "explorer"]);
    assert_eq!(prices(&t, &shelter), [(3, 0), (0, 2), (2, 1)]);
    assert_eq!(prices(&pair(), &shelter), [(2, 0), (0, 1)]);
    assert_eq!(prices(&solo(), &shelter), [(2, 0), (0, 1)]);
}

#[test]
#[clause(id = "R-S4-5", says = "a mix is tied when it is planned and pays the Build", lies = Second)]
fn a_mix_pays() {
    let mut t = of(&["carpenter", "cook", "explorer", "soldier"]);
    (t.s.stock.wood, t.s.stock.fur) = (2, 2);
    let order = crate::table::play::order(Goal::Build(Project::Shelter), &[OTHER, OTHER], 3);
    t.give_as(1, &order).expect("2 wood and 2 fur");
    assert_eq!((t.s.stock.wood, t.s.stock.fur), (0, 0));
    go(&mut t);
    assert!(t.events.contains(&Event::ShelterBuilt));
}

#[test]
#[clause(id = "R-S4-5", says = "a wood token makes a mix dearer by one wood, and fur alone not", lies = Board)]
fn a_wood_token() {
    let mut t = of(&["carpenter", "cook", "explorer"]);
    token(&mut t, TokenKind::AdditionalWood, Place::Shelter);
    let shelter = Goal::Build(Project::Shelter);
    assert_eq!(prices(&t, &shelter), [(4, 0), (0, 2), (3, 1)]);
}

#[test]
#[clause(id = "R-S4-5", says = "elsewhere nothing is mixed", lies = Board)]
fn elsewhere() {
    let t = Table::of(&["carpenter", "cook", "explorer"]);
    assert_eq!(prices(&t, &Goal::Build(Project::Shelter)), [(3, 0), (0, 2)]);
}
