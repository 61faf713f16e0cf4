//! Tokens and the bell (R-S2-12 to R-S2-15).

use super::*;

fn dagger(t: &mut Table) {
    t.s.discoveries = vec!["sacrificial_dagger".into()];
}

fn beast(strength: u8) -> Enemy {
    Enemy {
        beast: None,
        strength,
        weapon_loss: 0,
        food: 0,
        fur: 0,
        palisade_loss: 0,
        extra: vec![],
    }
}

#[test]
#[clause(id = "R-S2-12", says = "the candles give a brown pawn for one Build", lies = Store)]
fn candles() {
    let mut t = solo();
    t.s.discoveries = vec!["cultists_candles".into()];
    t.use_it(Usable::Discovery("cultists_candles".into()))
        .expect("a use");
    assert_eq!(t.s.flags.neutral.len(), 1);
    assert!(t.s.flags.neutral[0].colour.supports(Kind::Build));
    assert!(t.s.discoveries.is_empty());
}

#[test]
#[clause(id = "R-S2-13", says = "the vials build Medicine without its needs", lies = Store)]
fn vials() {
    let mut t = solo();
    t.s.discoveries = vec!["mysterious_vials".into()];
    t.use_it(Usable::Discovery("mysterious_vials".into()))
        .expect("a use");
    t.settle();
    assert!(t.s.built("medicine"));
}

#[test]
#[clause(id = "R-S2-13", says = "while actions are resolved the Medicine waits in Future Resources", lies = Future)]
fn vials_while_resolving() {
    let mut t = solo();
    t.s.resolving = true;
    let effect = Effect::BuildItem {
        options: vec!["medicine".into()],
    };
    t.s.phase = Phase::Action;
    let ctx = Ctx::default();
    // Looked at before the phase goes on.
    let (mut waits, before) = (false, t.clone());
    t.run_ops(vec![Op::Effect(effect)], &ctx);
    waits |= t.s.future.inventions.contains(&Key::from("medicine"));
    assert!(waits && !t.s.built("medicine"), "{:?}", before.s.phase);
}

#[test]
#[clause(id = "R-S2-14", says = "the dagger gives three levels for one wound, and is kept", lies = Store)]
fn the_dagger_cuts_both_ways() {
    let mut t = solo();
    dagger(&mut t);
    t.run_ops(vec![Op::Fight(Who::Seat(0), beast(3))], &Ctx::default());
    let key = t
        .options()
        .into_iter()
        .find(|o| o.contains("sacrificial_dagger"))
        .expect("the dagger is offered");
    t.pick(&key);
    t.settle();
    assert_eq!(t.wounds(0), 1, "of the dagger, none of the fight");
    assert_eq!(t.s.discoveries, vec![Key::from("sacrificial_dagger")]);
    // In the same round again.
    t.run_ops(vec![Op::Fight(Who::Seat(0), beast(3))], &Ctx::default());
    t.pick(&key);
    t.settle();
    assert_eq!(t.wounds(0), 2);
}

#[test]
#[clause(id = "R-S2-14", says = "whoever uses it first has it for that round, and the next round it is anybody's", lies = Second)]
fn the_dagger_is_one_persons_for_a_round() {
    let mut t = pair();
    dagger(&mut t);
    let has = |t: &Table| t.options().iter().any(|o| o.contains("sacrificial_dagger"));
    t.run_ops(vec![Op::Fight(Who::Seat(0), beast(3))], &Ctx::default());
    let key = t
        .options()
        .into_iter()
        .find(|o| o.contains("sacrificial_dagger"))
        .expect("the dagger is offered");
    t.pick(&key);
    t.settle();
    let mut other = t.clone();
    other.run_ops(vec![Op::Fight(Who::Seat(1), beast(3))], &Ctx::default());
    assert!(!has(&other), "{:?}", other.options());
    t.s.flags = Default::default();
    t.run_ops(vec![Op::Fight(Who::Seat(1), beast(3))], &Ctx::default());
    assert!(has(&t));
}

#[test]
#[clause(id = "R-S2-15", says = "the bell takes up to three fog away, fewer if one likes", lies = Board)]
fn the_bell() {
    let mut t = island(solo()).item("rope");
    lay(
        &mut t,
        "fog",
        &[Space::T1, Space::T3, Space::B1, Space::B3, Space::M1],
    );
    let bell = catalog().inventions[&Key::from("sacred_bell")]
        .on_build
        .clone();
    t.run_in(Phase::Action, bell);
    t.pick("T3");
    t.pick("B3");
    t.pick("enough");
    assert_eq!(t.s.markers.len(), 3);
}

/// Held by ruling("sheet-2-items").
#[test]
#[clause(id = "R-S2-15", says = "the bell is built twice in one round and again in the next", lies = Plan)]
fn the_bell_again_and_again() {
    // Tile 4 is of hills.
    let hills = catalog()
        .tiles
        .values()
        .find(|t| t.terrain == castaway_robinson::ids::Terrain::Hills)
        .expect("a tile of hills")
        .number;
    let mut t = pair().tile(Space::T1, hills).item("rope");
    let fog = [Space::T2, Space::T3, Space::M2, Space::M3, Space::M4];
    lay(&mut t, "fog", &fog);
    lay(&mut t, "fog", &[Space::B1, Space::B2, Space::B3]);
    t.plan(build("sacred_bell"), &[ME, ME]).expect("a bell");
    t.give_as(
        1,
        &crate::table::play::assign(build("sacred_bell"), &[Pawn::Seat(1), Pawn::Seat(1)]),
    )
    .expect("another");
    t.plan(Goal::Rest, &[Pawn::Friday]).expect("a rest");
    carry_out(&mut t);
    let lifted = t.events.iter();
    let lifted = lifted.filter(|e| matches!(e, Event::MarkerLifted(..)));
    // What comes in the next round may turn a tile down, fog and all.
    assert!(lifted.count() >= 6 && t.s.round == 2, "three and three");
    let mut t = t.tile(Space::T1, hills);
    lay(&mut t, "fog", &[Space::T3]);
    t.plan(build("sacred_bell"), &[ME, ME])
        .expect("in the next round");
}

#[test]
#[clause(id = "R-S2-15", says = "the small bell takes two fog away", lies = Store)]
fn the_small_bell() {
    let mut t = solo();
    t.s.discoveries = vec!["decorated_bell".into()];
    let what = Usable::Discovery("decorated_bell".into());
    assert_eq!(t.use_it(what.clone()), Err(Rejection::NoEffect));
    lay(&mut t, "fog", &[Space::T1, Space::T3, Space::B1]);
    t.use_it(what).expect("a use");
    t.pick("T1");
    t.pick("T3");
    assert_eq!(t.s.markers.len(), 1);
    assert!(lies(&t, "fog", Space::B1));
}
