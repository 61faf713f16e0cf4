//! Cards and items.

use castaway_robinson::{
    effect::{Effect, MysteryLimits, Supply, Target},
    ids::{Phase, Space, Who},
    rulings::Reading,
    task::{Ctx, Op, Usable},
};

use super::by;
use crate::{
    clauses::at::{hold, sleeps},
    table::{
        Table, catalog,
        play::{acting, ruling},
    },
};

// editions/item.whip_scope
#[test]
fn whip_traps() {
    ruling("whip-traps");
    let second = |t: Table| {
        let mut t = t;
        hold(&mut t, "whip", 0);
        t.s.piles.mysteries = vec!["blunt_spear".into(), "sharp_blade".into()];
        t.s.phase = Phase::Action;
        let draw = || {
            let limits = MysteryLimits {
                traps: 9,
                total: 1,
                ..MysteryLimits::default()
            };
            let who = Target::Resolver;
            Op::Effect(Effect::DrawMystery { who, limits })
        };
        t.run_ops(vec![draw()], &acting());
        t.pick("ignore");
        let asked = |t: &Table, who: u8| {
            let mut t = t.clone();
            let ctx = Ctx {
                actor: Some(Who::Seat(who)),
                ..acting()
            };
            t.run_ops(vec![draw()], &ctx);
            t.options()
        };
        (asked(&t, 0), asked(&t, 1))
    };
    let t = Table::of(&["carpenter", "cook"]);
    let none = Vec::<String>::new();
    assert_eq!(second(t.clone()), (none.clone(), none.clone()));
    let (same, other) = second(by(t, Reading::WhipEachDraw));
    assert_eq!(same, ["go", "ignore"]);
    assert_eq!(other, none, "by the same person alone");
}

// editions/item.helmet_animals_die
#[test]
fn helmet_and_animals() {
    ruling("helmet-and-animals");
    let hurt = |t: Table| {
        let mut t = t;
        hold(&mut t, "helmet", 0);
        t.s.phase = Phase::Weather;
        t.run_ops(vec![Op::HungryBeast], &Ctx::default());
        let asked = t.options();
        t.settle();
        (asked, t.wounds(0), t.wounds(1))
    };
    let t = Table::of(&["carpenter", "cook"]);
    let both = vec!["s0".to_owned(), "s1".to_owned()];
    assert_eq!(hurt(t.clone()), (both, 2, 3));
    let older = by(t, Reading::HelmetOwnFights);
    assert_eq!(hurt(older.clone()), (vec![], 3, 3));
    // A fight of one person's own is what it is for.
    let mut own = older;
    hold(&mut own, "helmet", 0);
    let fight = Op::Fight(Who::Seat(0), crate::rules::help::foe(3));
    own.run_ops(vec![fight], &Ctx::default());
    own.settle();
    assert_eq!(own.wounds(0), 2);
}

/// The equipment that a card finds after a Pipe was used up: by the group, or by somebody outside.
fn found_again(t: &Table, outside: bool) -> Vec<String> {
    let mut t = t.clone();
    t.s.piles.equipment.clear();
    let pipe = Usable::Equipment("pipe_tobacco".into());
    if outside {
        t = t.tile(Space::M2, 5);
        sleeps(&mut t, 0, Space::M2, 0);
        t.s.people[0].sheet.begun = vec!["pipe_tobacco".into()];
    } else {
        t.s.equipment = vec![("pipe_tobacco".into(), 1)];
    }
    t.s.phase = if outside { Phase::Night } else { Phase::Event };
    t.run_ops(vec![Op::Use(Who::Seat(0), pipe)], &Ctx::default());
    assert_eq!(t.det(0), 2);
    assert!(t.s.equipment.is_empty() && t.s.people[0].sheet.begun.is_empty());
    let draw = Effect::Draw {
        pile: Supply::Equipment,
        n: 2,
    };
    t.run_in(Phase::Event, vec![draw]);
    t.s.equipment
        .iter()
        .map(|(k, n)| format!("{k} {n}"))
        .collect()
}

// editions/card.equipment_draw_pool
#[test]
fn equipment_pool() {
    ruling("equipment-pool");
    let t = Table::of(&["carpenter", "cook"]);
    let none = Vec::<String>::new();
    let older = by(t.clone(), Reading::EquipmentReturns);
    for outside in [false, true] {
        assert_eq!(found_again(&t, outside), none, "outside: {outside}");
        assert_eq!(found_again(&older, outside), ["pipe_tobacco 2"]);
    }
}

// editions/card.council_pick
#[test]
fn council_choice() {
    ruling("council-choice");
    let brought = |t: Table| {
        let mut t = t;
        let reward = catalog().events["council"].actions[0].reward.clone();
        let top = t.s.piles.inventions.last().cloned().expect("a deck");
        t.run_in(Phase::Event, reward[..1].to_vec());
        (t.options().len(), t.s.inventions.contains_key(&top))
    };
    let t = Table::of(&["cook"]);
    let all = t.s.piles.inventions.len();
    assert_eq!(brought(t.clone()), (all, false), "one of them all");
    let top = by(t, Reading::InventionFromTop);
    assert_eq!(brought(top), (0, true), "the top one, unasked");
}

// editions/scen2.bell
#[test]
fn bell_fog() {
    ruling("bell-fog");
    let rung = |t: Table, fog: &[Space]| {
        let mut t = t;
        let fog = fog.iter().map(|&space| ("fog".into(), space));
        t.s.markers = fog.collect();
        let bell = catalog().inventions["sacred_bell"].on_build.clone();
        t.run_in(Phase::Action, bell);
        let enough = t.options().contains(&"enough".to_owned());
        while t.question().is_some() {
            t.first();
        }
        (enough, t.s.markers.len())
    };
    let t = Table::on("cursed_island", &["cook"]);
    let five = [Space::T1, Space::T2, Space::B1, Space::B2, Space::M2];
    assert_eq!(rung(t.clone(), &five), (true, 2));
    let older = by(t, Reading::LiftsAll);
    assert_eq!(rung(older.clone(), &five), (false, 2));
    assert_eq!(rung(older, &five[..2]), (false, 0), "as many as there are");
}
