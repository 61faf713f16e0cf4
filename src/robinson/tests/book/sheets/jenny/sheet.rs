//! What the sheet changes besides: equipment, book, totems, tokens (R-S3-1, R-S3-7, R-S3-8).

use super::*;

#[test]
#[clause(id = "R-S3-1", says = "the Storm Glass is in no pile, and asking for all equipment deals the other seven", lies = Deck)]
fn no_storm_glass() {
    for equipment in [0, 2, 8] {
        let mut setup = Setup::standard(2);
        setup.scenario = "jenny".into();
        setup.equipment = equipment;
        let s = Island::create(catalog(), &setup, 3)
            .expect("a good setup")
            .state;
        let dealt: Vec<&Key> = s.equipment.iter().map(|(card, _)| card).collect();
        assert_eq!(dealt.len() + s.piles.equipment.len(), 7);
        assert_eq!(dealt.len(), usize::from(equipment.min(7)));
        assert!(!dealt.contains(&&Key::from("storm_glass")));
        assert!(!s.piles.equipment.contains(&"storm_glass".into()));
    }
    let other = Island::create(catalog(), &Setup::standard(2), 3)
        .expect("a good setup")
        .state;
    assert_eq!(other.equipment.len() + other.piles.equipment.len(), 8);
}

fn book(t: &mut Table) {
    let effects = catalog().scenarios[&Key::from("jenny")].book.clone();
    t.run_in(Phase::Event, effects);
    t.settle();
}

#[test]
#[clause(id = "R-S3-7", says = "a book lowers the palisade by one", lies = Table)]
fn a_book_lowers_the_palisade() {
    let mut t = rescued(pair());
    t.s.shelter = true;
    t.s.palisade = 2;
    book(&mut t);
    assert_eq!((t.s.palisade, t.wounds(0), hers(&t)), (1, 0, 0));
}

#[test]
#[clause(id = "R-S3-7", says = "without a palisade it wounds each character, rescued Jenny too, but not Friday", lies = Friday)]
fn a_book_without_a_palisade() {
    let mut t = rescued(pair());
    book(&mut t);
    assert_eq!((t.wounds(0), t.wounds(1), hers(&t)), (1, 1, 1));
    assert_eq!(t.s.friday.as_ref().expect("Friday").wounds, 0);
    let mut t = pair();
    book(&mut t);
    assert_eq!(
        (t.wounds(1), hers(&t)),
        (1, 0),
        "out there she knows nothing of it"
    );
}

/// The totem of this number is found by the resolver while actions are resolved.
fn totem(t: &mut Table, n: usize) {
    let totems = &catalog().scenarios[&Key::from("jenny")].totems;
    let effects = totems.get(n - 1).cloned().unwrap_or_default();
    let ctx = Ctx {
        actor: Some(Who::Seat(0)),
        space: Some(Space::T2),
        ..Ctx::default()
    };
    t.s.phase = Phase::Action;
    t.s.resolving = true;
    t.run_ops(effects.into_iter().map(Op::Effect).collect(), &ctx);
}

#[test]
#[clause(id = "R-S3-8", says = "the first totem wounds the explorer twice, the second takes two morale", lies = Board)]
fn the_first_totems() {
    let mut t = pair();
    totem(&mut t, 1);
    assert_eq!((t.wounds(0), t.wounds(1), t.s.morale), (2, 0, 0));
    let mut t = pair();
    totem(&mut t, 2);
    assert_eq!((t.wounds(0), t.s.morale), (0, -2));
}

#[test]
#[clause(id = "R-S3-8", says = "the third puts Rope into Future Resources, the fourth two fur", lies = Future)]
fn the_later_totems() {
    let mut t = pair();
    totem(&mut t, 3);
    assert!(t.s.future.inventions.contains(&"rope".into()) && !t.s.built("rope"));
    let mut t = pair().item("rope");
    totem(&mut t, 3);
    assert!(t.s.future.inventions.is_empty(), "it is there already");
    let mut t = pair();
    totem(&mut t, 4);
    assert_eq!((t.s.future.stock.fur, t.s.stock.fur), (2, 0));
}

#[test]
#[clause(id = "R-S3-8", says = "the fifth and the sixth do nothing", lies = Board)]
fn the_last_totems() {
    for n in [5, 6] {
        let mut t = pair();
        let before = t.s.clone();
        totem(&mut t, n);
        assert_eq!((t.wounds(0), t.s.morale), (0, 0));
        assert_eq!(t.s.future, before.future);
    }
}

#[test]
#[clause(id = "R-S3-8", says = "exploring the third totem brings Rope when the phase ends", lies = Board)]
fn exploring_the_third_totem() {
    let mut t = pair().tile(Space::M2, 2).tile(Space::B1, 4);
    t.s.stock.food = 9;
    t.s.piles.tiles.retain(|&n| n != 5);
    t.s.piles.tiles.push(5);
    t.plan(explore(Space::T1), &[ME, ME]).expect("a way");
    for pawn in [Pawn::Seat(1), Pawn::Seat(1)] {
        t.give_as(1, &assign(Goal::Arrange, &[pawn]))
            .expect("camp work");
    }
    t.advance().expect("the plan stands");
    t.settle();
    assert!(t.s.built("rope"));
}

#[test]
#[clause(id = "R-S3-8", says = "the pistol token lends three levels to one fight and is gone", lies = Store)]
fn the_pistol() {
    let mut t = pair();
    t.s.discoveries = vec!["s3_pistol".into()];
    let enemy = castaway_robinson::task::Enemy {
        beast: None,
        strength: 4,
        weapon_loss: 0,
        food: 0,
        fur: 0,
        palisade_loss: 0,
        extra: vec![],
    };
    t.run_ops(vec![Op::Fight(Who::Seat(0), enemy)], &Ctx::default());
    let key = t
        .options()
        .into_iter()
        .find(|o| o.contains("s3_pistol"))
        .expect("the pistol is offered");
    t.pick(&key);
    t.settle();
    assert_eq!((t.wounds(0), t.s.weapon), (1, 0));
    assert!(t.s.discoveries.is_empty());
    let mut t = pair();
    t.s.shelter = true;
    t.s.discoveries = vec!["vines".into()];
    t.use_it(Usable::Discovery("vines".into())).expect("a use");
    assert_eq!(t.s.level(Track::Palisade), 1);
}
