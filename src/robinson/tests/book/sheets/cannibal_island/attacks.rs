//! Attacks on villages and on the city (R-S5-5 to R-S5-11).

use super::*;

/// Three totem tiles, one of them with a burned village; the other two with villages.
fn three(t: Table) -> Table {
    let mut t = t.tile(Space::T1, 2).tile(Space::T2, 5).tile(Space::B1, 6);
    lay(&mut t, "village", &[Space::T1, Space::T2]);
    lay(&mut t, "burned_village", &[Space::B1]);
    t
}

fn resolve(t: &mut Table) {
    go(t);
    t.settle();
}

#[test]
#[clause(id = "EX-S5-1", says = "three totem tiles, one covered, weapon 5: strength 6 and one wound", lies = Board)]
fn the_worked_example() {
    let mut t = three(solo());
    t.s.weapon = 5;
    t.plan(village(Space::T1), &[ME, ME]).expect("an attack");
    resolve(&mut t);
    assert_eq!(fights(&t)[0], 6);
    let hurt = |e: &Event| {
        matches!(
            e,
            Event::Wounded {
                who: Who::Seat(0),
                n: 1,
                ..
            }
        )
    };
    assert!(t.events.iter().any(hurt), "{:?}", t.events);
}

#[test]
#[clause(id = "R-S5-5", says = "an attack takes two pawns and no dice, draws no beast, and loses no weapon", lies = Deck)]
fn an_attack_is_sure() {
    let mut t = three(solo());
    t.s.weapon = 6;
    let beasts = t.s.piles.hunting.len() + t.s.piles.beasts.len();
    assert_eq!(
        t.plan(village(Space::T1), &[ME, ME, Pawn::Friday]),
        Err(Rejection::TooManyPawns { max: 2 })
    );
    t.plan(village(Space::T1), &[ME, ME]).expect("an attack");
    assert_eq!((t.s.plan[0].risky, t.s.plan[0].sure), (2, 2));
    resolve(&mut t);
    assert!(!t.events.iter().any(|e| matches!(e, Event::Rolled { .. })));
    assert_eq!(t.s.weapon, 6);
    assert!(beasts >= t.s.piles.hunting.len() + t.s.piles.beasts.len());
}

/// Held by ruling("village-path").
#[test]
#[clause(id = "R-S5-5", says = "a village may lie at any distance, unless a ruling asks for a way", lies = Board)]
fn a_village_anywhere() {
    let cut_off = |t: Table| {
        let mut t = t.tile(Space::M4, 2);
        lay(&mut t, "village", &[Space::M4]);
        t
    };
    let mut t = cut_off(solo());
    t.plan(village(Space::M4), &[ME, ME]).expect("an attack");
    let mut t = house(cut_off(solo()), &[Reading::VillageWay]);
    assert_eq!(
        t.plan(village(Space::M4), &[ME, ME]),
        Err(Rejection::Unreachable)
    );
}

/// Held by ruling("danger-and-attack").
#[test]
#[clause(id = "R-S5-5", says = "a danger token of the Hunt makes it stronger by one and goes", lies = Board)]
fn danger_on_the_hunt() {
    let danger = Place::Action(Kind::Hunt);
    let mut t = three(solo());
    token(&mut t, TokenKind::GreaterDanger, danger);
    t.plan(village(Space::T1), &[ME, ME]).expect("an attack");
    resolve(&mut t);
    assert_eq!(fights(&t)[0], 7);
    assert!(
        t.events
            .contains(&Event::TokenGone(TokenKind::GreaterDanger, danger))
    );
    let mut t = house(three(solo()), &[Reading::AttackWithoutDanger]);
    token(&mut t, TokenKind::GreaterDanger, danger);
    t.plan(village(Space::T1), &[ME, ME]).expect("an attack");
    resolve(&mut t);
    assert_eq!(fights(&t)[0], 6);
}

#[test]
#[clause(id = "R-S5-6", says = "the strength counts the village's own totem, a fifth one, and the city once it lies face up", lies = Board)]
fn what_a_village_counts() {
    crate::table::play::ruling("village-strength");
    let mut t = solo().tile(Space::T1, 2);
    lay(&mut t, "village", &[Space::T1]);
    t.s.weapon = 9;
    t.plan(village(Space::T1), &[ME, ME]).expect("an attack");
    resolve(&mut t);
    assert_eq!(fights(&t)[0], 5, "the city lies face down");
    let mut t = revealed(solo()).tile(Space::T1, 2).tile(Space::B1, 10);
    lay(&mut t, "village", &[Space::T1]);
    t.s.weapon = 9;
    t.plan(village(Space::T1), &[ME, ME]).expect("an attack");
    resolve(&mut t);
    assert_eq!(fights(&t)[0], 7);
}

#[test]
#[clause(id = "R-S5-6", says = "a tile that was turned down counts no more", lies = Board)]
fn turned_down() {
    let mut t = three(solo());
    t.s.weapon = 9;
    t.run_in(Phase::Event, vec![]);
    t.run_ops(vec![Op::FaceDown(Space::T2)], &Ctx::default());
    assert!(
        !lies(&t, "village", Space::T2),
        "its village is gone with it"
    );
    t.plan(village(Space::T1), &[ME, ME]).expect("an attack");
    resolve(&mut t);
    assert_eq!(fights(&t)[0], 5);
}

#[test]
#[clause(id = "R-S5-7", says = "after the fight the village is burned, its totem covered, and it cannot be attacked again", lies = Board)]
fn a_village_burns() {
    let mut t = three(solo());
    t.s.weapon = 9;
    t.plan(village(Space::T1), &[ME, ME]).expect("an attack");
    resolve(&mut t);
    assert!(lies(&t, "burned_village", Space::T1) && !lies(&t, "village", Space::T1));
    t.s.round = 2;
    t.s.tokens.clear();
    assert_eq!(
        t.plan(village(Space::T1), &[ME, ME]),
        Err(Rejection::NotNow)
    );
    t.plan(village(Space::T2), &[ME, ME])
        .expect("the other one");
    t.events.clear();
    resolve(&mut t);
    assert_eq!(fights(&t)[0], 5, "one totem lies open");
}

#[test]
#[clause(id = "R-S5-7", says = "whoever dies in the fight burns nothing", lies = Second)]
fn a_lost_attack() {
    let mut t = three(pair());
    t.s.people[1].wounds = 11;
    let other = Pawn::Seat(1);
    t.give_as(
        1,
        &crate::table::play::assign(village(Space::T1), &[other, other]),
    )
    .expect("an attack");
    go(&mut t);
    t.settle();
    assert_eq!(t.s.end, Some(End::Died(Who::Seat(1))));
    assert!(!lies(&t, "burned_village", Space::T1));
}

#[test]
#[clause(id = "EX-S5-2", says = "with two burned villages the city has strength 15", lies = Board)]
fn two_villages_less() {
    let mut t = path(revealed(solo())).tile(Space::B1, 5);
    lay(&mut t, "burned_village", &[Space::T2, Space::B1]);
    t.s.weapon = 15;
    t.plan(city(), &[ME, ME]).expect("an attack");
    resolve(&mut t);
    assert_eq!(fights(&t)[0], 15);
}

#[test]
#[clause(id = "R-S5-8", says = "the city has strength 21 less 3 for each burned village", lies = Board)]
fn the_strength_of_the_city() {
    let burned = [Space::T1, Space::T2, Space::B1, Space::B2];
    for n in 0..=4 {
        let mut t = path(revealed(solo())).tile(Space::B1, 5).tile(Space::B2, 6);
        lay(&mut t, "burned_village", &burned[..n]);
        t.s.weapon = 21;
        t.plan(city(), &[ME, ME]).expect("an attack");
        resolve(&mut t);
        assert_eq!(usize::from(fights(&t)[0]), 21 - 3 * n);
    }
}

/// Tiles from the camp to the city.
fn path(t: Table) -> Table {
    t.tile(Space::T1, 1).tile(Space::T2, 3).tile(Space::T3, 9)
}

/// Held by ruling("city-way").
#[test]
#[clause(id = "R-S5-9", says = "the city is attacked along explored tiles alone, unless a ruling needs none", lies = Board)]
fn the_way_to_the_city() {
    let gap = || revealed(solo()).tile(Space::T1, 1).tile(Space::T2, 3);
    assert_eq!(gap().plan(city(), &[ME, ME]), Err(Rejection::Unreachable));
    house(gap(), &[Reading::NoCityWay])
        .plan(city(), &[ME, ME])
        .expect("no way needed");
    let mut t = path(revealed(solo()));
    t.plan(city(), &[ME, ME]).expect("a way");
    assert_eq!(t.s.plan[0].sure, 2, "however far it is");
}

#[test]
#[clause(id = "R-S5-10", says = "with the city beaten and all alive the game is won when the round ends, not before", lies = Board)]
fn the_city_falls() {
    let mut t = path(revealed(solo()));
    t.s.weapon = 30;
    t.s.shelter = true;
    t.plan(city(), &[ME, ME]).expect("an attack");
    go(&mut t);
    let mut seen = false;
    for _ in 0..200 {
        if lies(&t, "razed_city", Space::T4) {
            seen |= t.s.end.is_none();
        }
        if t.s.ask.is_none() {
            break;
        }
        t.first();
    }
    assert_eq!(t.s.end, Some(End::Won));
    assert!(
        seen || t.events.contains(&Event::Phase(Phase::Night)),
        "the round was played to its end"
    );
}

#[test]
#[clause(id = "R-S5-11", says = "Friday supports an attack and never resolves it", lies = Plan)]
fn friday_only_supports() {
    let mut t = three(solo());
    assert_eq!(
        t.plan(village(Space::T1), &[Pawn::Friday]),
        Err(Rejection::NeedsCharacter)
    );
    let offers = castaway_robinson::legal::offers(catalog(), &t.s, castaway_kernel::Seat(0));
    let offer = offers
        .iter()
        .find(|o| o.what.goal == village(Space::T1))
        .expect("an offer");
    assert!(!offer.leaders.contains(&Pawn::Friday) && offer.supporters.contains(&Pawn::Friday));
    t.plan(village(Space::T1), &[ME, Pawn::Friday])
        .expect("an attack");
}

#[test]
#[clause(id = "R-S5-11", says = "the Dog supports, too", lies = Plan)]
fn the_dog_supports() {
    let mut t = three(solo());
    t.s.dog = true;
    t.plan(village(Space::T1), &[ME, Pawn::Dog])
        .expect("an attack");
    assert!(t.s.plan[0].is_sure());
}
