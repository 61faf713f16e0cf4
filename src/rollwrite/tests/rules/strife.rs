//! Clauses of trades, fights and bow shots, with things lying where play puts them.

use castaway_clause::clause;
use castaway_kernel::Seat;
use castaway_rollwrite::{
    command::{Command, Reply, Shift},
    content::Stock,
    engine,
    event::Event,
    hex::Hex,
    ids::{Feature, Item, Resource},
    reject::Rejection,
    state::{FightStage, Fighter, Phase, Standing},
};

use crate::table::{A, B, C, MID, Table};

fn attack(target: Seat, weapons: &[Item]) -> Command {
    Command::Attack {
        target,
        weapons: weapons.to_vec(),
    }
}

fn points(dice: [u8; 4], weapons: &[Item]) -> u8 {
    let t = Table::new(1);
    let fighter = Fighter {
        seat: A,
        weapons: weapons.to_vec(),
        dice,
        rerolls: 0,
        masked: false,
    };
    engine::fight_points(&t.catalog, &fighter)
}

/// A attacks B with an axe; these dice fall, and B has the last word.
fn fight(mut t: Table, attack_dice: [u8; 4], defence_dice: [u8; 4]) -> Table {
    t.a().made.insert(Item::Axe);
    t.b().survival = 1;
    t.go(attack(B, &[Item::Axe]));
    let Phase::Fight(fight) = &mut t.state.phase else {
        panic!("B may still change dice")
    };
    fight.stage = FightStage::Defender;
    fight.attacker.dice = attack_dice;
    fight.defender.dice = defence_dice;
    t
}

#[test]
#[clause(id = "W-TRADE-1", says = "neighbours may give without taking, and take without giving", lies = Other)]
fn gifts_go_both_ways() {
    let mut t = Table::new(2);
    t.a().stock.wood = 1;
    t.b().stock.food = 1;
    let (none, wood, food) = (
        Stock::default(),
        Stock::one(Resource::Wood),
        Stock::one(Resource::Food),
    );
    t.go(Command::Offer {
        to: B,
        give: wood,
        take: none,
    });
    t.by(B, Command::Reply(Reply::Accept));
    t.go(Command::Offer {
        to: B,
        give: none,
        take: food,
    });
    t.by(B, Command::Reply(Reply::Accept));
    assert_eq!((t.a().stock, t.b().stock), (food, wood));
    assert_eq!(
        t.refused(Command::Offer {
            to: B,
            give: none,
            take: none
        }),
        Rejection::Offer
    );
}

#[test]
#[clause(id = "W-R-22", says = "only the one whose turn it is offers; nothing else goes on meanwhile, and a no costs nothing", lies = Other)]
fn an_offer_waits_for_its_answer() {
    let mut t = Table::new(3);
    t.a().stock.wood = 1;
    t.b().stock.wood = 1;
    let offer = |to| Command::Offer {
        to,
        give: Stock::one(Resource::Wood),
        take: Stock::default(),
    };
    assert_eq!(t.refused_by(B, offer(A)), Rejection::NotNow);
    t.go(offer(B));
    assert_eq!(t.refused(Command::EndTurn), Rejection::NotNow);
    assert_eq!(
        t.refused_by(C, Command::Reply(Reply::Accept)),
        Rejection::NotNow
    );
    t.by(B, Command::Reply(Reply::Refuse));
    assert_eq!((t.a().stock.wood, t.free().len()), (1, 4));
    assert_eq!(t.refused(offer(C)), Rejection::NotAdjacent);
}

#[test]
#[clause(id = "W-FIGHT-1", says = "nobody fights over a field between, with the dead, or with oneself", lies = Other)]
fn fights_are_with_neighbours() {
    let mut t = Table::new(3);
    t.a().made.insert(Item::Axe);
    assert_eq!(t.refused(attack(C, &[Item::Axe])), Rejection::NotAdjacent);
    assert_eq!(t.refused(attack(A, &[Item::Axe])), Rejection::NotAdjacent);
    t.b().at = None;
    t.b().standing = Standing::Dead { day: 1, met: false };
    assert_eq!(t.refused(attack(B, &[Item::Axe])), Rejection::NotAdjacent);
}

#[test]
#[clause(id = "W-FIGHT-2", says = "each weapon hits with its own two values, and no other item is a weapon", lies = Printed)]
fn weapons_hit_with_their_values() {
    let hits = [
        (Item::Pickaxe, [1, 3]),
        (Item::Axe, [2, 4]),
        (Item::Knife, [3, 5]),
        (Item::Bow, [3, 6]),
    ];
    for (item, values) in hits {
        for value in 1..=6 {
            let hit = u8::from(values.contains(&value));
            assert_eq!(points([value; 4], &[item]), 4 * hit, "{item:?} {value}");
        }
    }
    let mut t = Table::new(2);
    t.a().made.insert(Item::Pot);
    assert_eq!(t.refused(attack(B, &[Item::Pot])), Rejection::Weapons);
}

#[test]
#[clause(id = "W-R-23", says = "a die both weapons list counts once; three weapons or the same twice are not taken", lies = Dice)]
fn a_die_counts_once() {
    assert_eq!(points([3, 3, 1, 5], &[Item::Pickaxe, Item::Knife]), 4);
    let mut t = Table::new(2);
    t.a().made.extend([Item::Pickaxe, Item::Axe, Item::Knife]);
    let three = [Item::Pickaxe, Item::Axe, Item::Knife];
    assert_eq!(t.refused(attack(B, &three)), Rejection::Weapons);
    assert_eq!(
        t.refused(attack(B, &[Item::Axe, Item::Axe])),
        Rejection::Weapons
    );
}

#[test]
#[clause(id = "W-FIGHT-4", says = "who owns one or two weapons defends with all of them unasked; who owns more must pick some", lies = Other)]
fn an_armed_defender_is_armed() {
    for own in [vec![Item::Knife], vec![Item::Pickaxe, Item::Bow]] {
        let mut t = Table::new(2);
        t.a().made.insert(Item::Axe);
        t.b().made.extend(own.clone());
        t.b().survival = 1;
        t.go(attack(B, &[Item::Axe]));
        let Phase::Fight(fight) = &t.state.phase else {
            panic!("B may change dice")
        };
        assert_eq!(
            (&fight.defender.weapons, fight.stage),
            (&own, FightStage::Defender)
        );
    }
    let mut t = Table::new(2);
    t.a().made.insert(Item::Axe);
    t.b().made.extend([Item::Pickaxe, Item::Axe, Item::Bow]);
    t.go(attack(B, &[Item::Axe]));
    assert_eq!(t.refused_by(B, Command::Arm(vec![])), Rejection::Weapons);
    assert_eq!(
        t.refused_by(B, Command::Arm(vec![Item::Knife])),
        Rejection::Weapons
    );
    assert_eq!(t.refused_by(B, Command::Stand), Rejection::NotNow);
}

#[test]
#[clause(id = "W-FIGHT-5", says = "without weapons each pair counts one: four of a kind are two pairs, three are one", lies = Dice)]
fn pairs_defend() {
    for (dice, pairs) in [
        ([5; 4], 2),
        ([2, 2, 6, 6], 2),
        ([4, 4, 4, 1], 1),
        ([1, 2, 3, 4], 0),
    ] {
        assert_eq!(points(dice, &[]), pairs, "{dice:?}");
    }
}

#[test]
#[clause(id = "W-FIGHT-6", says = "an attacker who has less is wounded", lies = Own)]
fn the_attacker_may_lose() {
    let mut t = fight(Table::new(2), [1; 4], [6, 6, 1, 2]);
    t.by(B, Command::Stand);
    assert_eq!((t.a().health, t.b().health), (2, 3));
}

#[test]
#[clause(id = "W-FIGHT-7", says = "the turn of the attacker ends with the fight, also as the last of the day", lies = Time)]
fn a_fight_ends_the_turn() {
    let mut t = Table::new(2);
    t.state.order = vec![B, A];
    t.state.day = 3;
    t.a().stock.water = 1;
    t.b().stock.water = 1;
    let mut t = fight(t, [1; 4], [1, 2, 3, 4]);
    t.by(B, Command::Stand);
    assert_eq!((t.state.day, t.state.asked()), (4, Some(B)));
    assert_eq!(
        (t.a().stock.water, t.b().stock.water),
        (0, 0),
        "the night was paid"
    );
}

#[test]
#[clause(id = "W-FIGHT-8", says = "the attacker too gives up a unit of choice instead of the last health, one that is there", lies = Own)]
fn a_loser_pays_with_goods() {
    let mut t = Table::new(2);
    t.a().health = 1;
    t.a().stock = Stock {
        rope: 1,
        water: 2,
        ..Stock::default()
    };
    let mut t = fight(t, [1; 4], [6, 6, 1, 2]);
    t.by(B, Command::Stand);
    assert_eq!(t.state.asked(), Some(A));
    assert_eq!(
        t.refused(Command::Forfeit(Resource::Wood)),
        Rejection::Resources
    );
    t.go(Command::Forfeit(Resource::Water));
    assert_eq!(
        (t.a().health, t.a().stock.water, t.a().stock.rope),
        (1, 1, 1)
    );
    assert_eq!(t.state.asked(), Some(B));
}

#[test]
#[clause(id = "W-FIGHT-9", says = "with one health and nothing to give one attacks nobody and shoots at nobody", lies = Own)]
fn the_destitute_do_not_attack() {
    let mut t = Table::new(2);
    t.a().made.extend([Item::Axe, Item::Bow]);
    t.a().health = 1;
    assert_eq!(t.refused(attack(B, &[Item::Axe])), Rejection::NothingToLose);
    t.b().at = Some(Hex::new(4, 6));
    assert_eq!(
        t.refused(Command::Shoot { target: B }),
        Rejection::NothingToLose
    );
    t.a().stock.food = 1;
    assert!(t.legal(A).contains(&Command::Shoot { target: B }));
}

#[test]
#[clause(id = "W-FIGHT-10", says = "in a fight points roll again, as often as there are points; nothing is turned", lies = Dice)]
fn points_only_reroll_in_fights() {
    let mut t = fight(Table::new(2), [2; 4], [1, 2, 3, 4]);
    t.b().survival = 2;
    assert_eq!(
        t.refused_by(
            B,
            Command::Shift {
                die: 0,
                way: Shift::Up
            }
        ),
        Rejection::NotNow
    );
    assert_eq!(
        t.refused_by(B, Command::Reroll { die: 0 }),
        Rejection::NotNow
    );
    t.by(B, Command::FightReroll { die: 0 });
    assert!(
        matches!(t.state.phase, Phase::Fight(_)),
        "a second point is left"
    );
    t.by(B, Command::FightReroll { die: 0 });
    assert!(!matches!(t.state.phase, Phase::Fight(_)));
    assert_eq!(t.b().survival, 0);
}

#[test]
#[clause(id = "W-FIGHT-11", says = "one mask for each fighter in a fight, and it is worth nothing afterwards", lies = Other)]
fn one_mask_each() {
    let mut t = Table::new(2);
    t.b().masks = 2;
    let mut t = fight(t, [2; 4], [1, 2, 3, 4]);
    t.by(B, Command::FightMask { die: 1, value: 1 });
    assert_eq!(
        t.refused_by(B, Command::FightMask { die: 2, value: 1 }),
        Rejection::FightMask
    );
    assert_eq!(t.score_of(B).masks, 5);
}

#[test]
#[clause(id = "W-BOW-1", says = "a shot goes two fields along a line: not one, not three, not round a corner, not through a player", lies = Field)]
fn a_shot_goes_two_fields() {
    let mut t = Table::new(3);
    t.a().made.insert(Item::Bow);
    let shoot = Command::Shoot { target: C };
    assert_eq!(
        t.refused(shoot.clone()),
        Rejection::NoLine,
        "B stands between"
    );
    t.b().at = Some(Hex::new(0, 0));
    assert!(t.legal(A).contains(&shoot));
    for at in [
        Hex::new(4, 5),
        Hex::new(4, 7),
        Hex::new(5, 3).step(0).unwrap(),
    ] {
        t.state.players[2].at = Some(at);
        assert_eq!(t.refused(shoot.clone()), Rejection::NoLine, "{at:?}");
    }
    for direction in 0..6 {
        let far = MID.step(direction).and_then(|h| h.step(direction));
        t.state.players[2].at = far;
        assert!(t.legal(A).contains(&shoot), "{far:?}");
    }
}

#[test]
#[clause(id = "W-R-24", says = "a hunted lizard and a crossed-out field stop no arrow, and neither does the sea", lies = Field)]
fn what_stops_no_arrow() {
    for feature in [Feature::Lizard { value: 3 }, Feature::Crystal, Feature::Sea] {
        let mut t = Table::new(2);
        t.a().made.insert(Item::Bow);
        t.b().at = Some(Hex::new(4, 6));
        t.state.map.set(Hex::new(4, 5), feature);
        t.state.map.cross_out(Hex::new(4, 5));
        assert!(
            t.legal(A).contains(&Command::Shoot { target: B }),
            "{feature:?}"
        );
    }
}

#[test]
#[clause(id = "W-BOW-4", says = "an axe is no bow: whoever has only that hides from a shot, and hiding wounds nobody", lies = Other)]
fn other_weapons_do_not_answer_a_shot() {
    let mut t = Table::new(2);
    t.a().made.insert(Item::Bow);
    t.b().made.extend([Item::Axe, Item::Knife, Item::Pickaxe]);
    t.b().at = Some(Hex::new(4, 6));
    t.b().survival = 1;
    t.go(Command::Shoot { target: B });
    let Phase::Fight(fight) = &mut t.state.phase else {
        panic!("B may change dice")
    };
    assert!(fight.defender.weapons.is_empty() && fight.stage == FightStage::Defender);
    fight.attacker.dice = [3, 1, 1, 1];
    fight.defender.dice = [2, 2, 4, 4];
    t.by(B, Command::Stand);
    assert!(t.events.contains(&Event::Fought {
        attacker: A,
        attack: 1,
        defender: B,
        defence: 2
    }));
    assert_eq!((t.a().health, t.b().health), (3, 3));
}

#[test]
#[clause(id = "W-BOW-3", says = "of two archers the worse is hit, also the one who shot first; a shot kills nobody", lies = Own)]
fn archers_answer() {
    let mut t = Table::new(2);
    t.a().made.insert(Item::Bow);
    t.b().made.insert(Item::Bow);
    t.b().at = Some(Hex::new(4, 6));
    t.b().survival = 1;
    t.a().health = 1;
    t.a().stock.wood = 1;
    t.go(Command::Shoot { target: B });
    let Phase::Fight(fight) = &mut t.state.phase else {
        panic!("B may change dice")
    };
    fight.attacker.dice = [3, 1, 1, 1];
    fight.defender.dice = [3, 6, 1, 1];
    t.by(B, Command::Stand);
    t.go(Command::Forfeit(Resource::Wood));
    assert_eq!((t.a().health, t.a().stock.wood), (1, 0));
}
