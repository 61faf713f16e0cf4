//! Lines of the list that both editions play alike, or that are advice.

use castaway_kernel::Game;
use castaway_robinson::{
    Island,
    effect::{At, Effect},
    ids::{Phase, Track},
    plan::Goal,
    setup::Setup,
    state::End,
    task::{CardRef, Ctx, Op},
};

use crate::{
    clauses::at::{plan, within},
    table::{
        ME, Table, catalog,
        play::{build, level, on_board, ruling},
    },
};

#[test]
fn a_built_item_waits_in_both() {
    ruling("built-item-turns");
    let mut t = Table::of(&["cook"]);
    on_board(&mut t, "rope");
    let t = &mut t.tile(castaway_robinson::ids::Space::M2, 1).wood(9);
    plan(t, 0, build("rope"), &[ME]);
    let id = t.s.plan[0].id;
    let ctx = within(t, 0);
    let stop = Op::ArrangeChoice(castaway_robinson::ids::Who::Seat(0));
    t.s.phase = Phase::Action;
    t.run_ops(vec![Op::Succeed(id), stop], &ctx);
    assert!(!t.s.built("rope") && t.s.gains.inventions == ["rope"]);
}

#[test]
fn no_bonus_without_a_shelter_in_both() {
    ruling("bonus-without-shelter");
    let raised = |shelter: bool| {
        let mut t = Table::of(&["cook"]);
        t.s.shelter = shelter;
        on_board(&mut t, "wall");
        let ready = Op::Available(CardRef::Invention("wall".into()), None);
        t.run_ops(vec![ready], &Ctx::default());
        t.s.level(Track::Palisade)
    };
    assert!(raised(true) > 0);
    assert_eq!(raised(false), 0);
    let mut t = Table::of(&["cook"]).wood(9);
    t.give(&crate::table::play::assign(level(Track::Roof), &[ME]))
        .expect_err("nothing to put it on");
    assert_eq!(t.s.plan.len(), 0);
    assert!(
        t.give(&crate::table::play::assign(Goal::Rest, &[ME]))
            .is_ok()
    );
}

#[test]
fn advice_about_a_setup_binds_nobody() {
    ruling("easier-equipment");
    ruling("dog-with-three");
    ruling("soldier-with-few");
    let mut all = Setup::standard(3);
    all.equipment = 8;
    all.dog = true;
    let s = Island::create(catalog(), &all, 1).expect("granted").state;
    assert_eq!((s.equipment.len(), s.dog), (8, true));
    all.dog = false;
    assert!(Island::create(catalog(), &all, 1).is_ok());
    let mut two = Setup::standard(2);
    for seed in 0..40 {
        let s = Island::create(catalog(), &two, seed)
            .expect("granted")
            .state;
        assert!(s.people.iter().all(|p| p.character.as_str() != "soldier"));
    }
    two.characters[1] = Some("soldier".into());
    assert!(Island::create(catalog(), &two, 1).is_ok());
}

#[test]
fn a_camp_that_is_cut_off_ends_the_game_in_both() {
    ruling("camp-cut-off");
    let mut t = Table::of(&["cook"]);
    t.run_in(Phase::Event, vec![Effect::FlipTileDown { at: At::Camp }]);
    assert_eq!(t.s.end, Some(End::CampLost));
}
