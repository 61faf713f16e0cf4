//! The Cursed Island: fog, crosses, the temple, its tokens (R-S2-1 to R-S2-16).

use castaway_clause::clause;
use castaway_kernel::Key;
use castaway_robinson::{
    effect::Effect,
    event::Event,
    ids::{Kind, Phase, Space, Who},
    plan::{Goal, Pawn, Project},
    reject::Rejection,
    state::End,
    task::{Ctx, Enemy, Op, Usable},
};

use crate::table::{
    ME, Table, catalog, explore,
    play::{build, gather},
};

fn solo() -> Table {
    Table::on("cursed_island", &["carpenter"])
}

fn pair() -> Table {
    Table::on("cursed_island", &["carpenter", "cook"])
}

fn lay(t: &mut Table, marker: &str, spaces: &[Space]) {
    let all = spaces.iter().map(|&space| (Key::from(marker), space));
    t.s.markers.extend(all);
}

fn lies(t: &Table, marker: &str, space: Space) -> bool {
    t.s.markers.contains(&(marker.into(), space))
}

fn fog(n: u8) -> Effect {
    Effect::ScenarioMarker {
        marker: "fog".into(),
        n,
        at: None,
    }
}

fn cross(space: Space) -> Goal {
    Goal::Build(Project::On("cross".into(), space))
}

fn temple(space: Space) -> Goal {
    Goal::Special {
        kind: Kind::Explore,
        action: "temple".into(),
        space,
    }
}

/// The pawns that the last planned action needs with dice.
fn risky(t: &Table) -> u8 {
    t.s.plan.last().expect("something is planned").risky
}

/// Five tiles beside the one of the camp lie open.
fn island(t: Table) -> Table {
    t.tile(Space::T1, 1)
        .tile(Space::M2, 2)
        .tile(Space::B1, 3)
        .tile(Space::T2, 5)
        .tile(Space::B2, 6)
}

/// The planned actions are carried out, every question answered with its first option, until the next plan.
fn carry_out(t: &mut Table) {
    t.advance().expect("the plan stands");
    t.settle();
}

#[test]
#[clause(id = "R-S2-1", says = "five crosses on five tiles win when the round ends, not before", lies = Board)]
fn five_crosses_at_the_end_of_a_round() {
    let mut t = island(solo());
    lay(
        &mut t,
        "cross",
        &[Space::M1, Space::T1, Space::M2, Space::B1],
    );
    t.run_ops(vec![Op::RoundEnd], &Ctx::default());
    assert_eq!(t.s.end, None, "four are not enough");
    let mut t = island(solo());
    lay(
        &mut t,
        "cross",
        &[Space::M1, Space::T1, Space::M2, Space::B1, Space::T2],
    );
    t.run_in(Phase::Weather, vec![Effect::Morale { n: 1 }]);
    assert_eq!(t.s.end, None, "it is looked at when the round ends");
    t.run_ops(vec![Op::RoundEnd], &Ctx::default());
    assert_eq!(t.s.end, Some(End::Won));
}

#[test]
#[clause(id = "R-S2-1", says = "in the last round five crosses win where four lose", lies = Board)]
fn the_last_round() {
    for (crosses, end) in [(5, End::Won), (4, End::TimeOver)] {
        let mut t = island(solo());
        t.s.round = 10;
        let spaces = [Space::M1, Space::T1, Space::M2, Space::B1, Space::T2];
        lay(&mut t, "cross", &spaces[..crosses]);
        t.run_ops(vec![Op::RoundEnd], &Ctx::default());
        t.settle();
        assert_eq!(t.s.end, Some(end));
    }
}

#[test]
#[clause(id = "R-S2-1", says = "a cross whose tile is turned down stands no more", lies = Board)]
fn a_lost_cross() {
    let mut t = island(solo());
    let spaces = [Space::M1, Space::T1, Space::M2, Space::B1, Space::T2];
    lay(&mut t, "cross", &spaces);
    t.run_ops(vec![Op::FaceDown(Space::T1)], &Ctx::default());
    assert!(!lies(&t, "cross", Space::T1));
    t.run_ops(vec![Op::RoundEnd], &Ctx::default());
    assert_eq!(t.s.end, None);
}

#[test]
#[clause(id = "R-S2-2", says = "a cross in the camp or beside it takes one pawn with dice, two steps away two", lies = Plan)]
fn the_way_to_a_cross() {
    for (space, pawns) in [(Space::M1, 1), (Space::T1, 1), (Space::T2, 2)] {
        let mut t = island(solo()).wood(2);
        // T2 is reached by two steps.
        t.plan(cross(space), &[ME, Pawn::Friday]).expect("a cross");
        assert_eq!(
            (risky(&t), t.s.plan[0].sure),
            (pawns, pawns + 1),
            "{space:?}"
        );
    }
}

#[test]
#[clause(id = "R-S2-2", says = "a built cross stands on its tile when the phase ends, and costs two wood", lies = Board)]
fn a_cross_stands() {
    let mut t = island(solo()).wood(2);
    t.plan(cross(Space::M2), &[ME, ME]).expect("a cross");
    t.plan(Goal::Rest, &[Pawn::Friday]).expect("a rest");
    assert!(!lies(&t, "cross", Space::M2));
    carry_out(&mut t);
    assert!(lies(&t, "cross", Space::M2));
    // The beach has produced one since.
    assert_eq!(t.s.stock.wood, 1);
    assert!(!t.s.inventions[&Key::from("cross")].built, "it is no item");
}

#[test]
#[clause(id = "R-S2-3", says = "no cross is planned on a tile that is face down", lies = Board)]
fn no_cross_on_a_flipped_tile() {
    let mut t = island(solo()).wood(2);
    t.run_ops(vec![Op::FaceDown(Space::T1)], &Ctx::default());
    assert_eq!(
        t.plan(cross(Space::T1), &[ME, ME]),
        Err(Rejection::Unreachable)
    );
}

#[test]
#[clause(id = "R-S2-16", says = "crosses are planned on two tiles in one round, not twice on one", lies = Plan)]
fn two_crosses_in_a_round() {
    let mut t = island(pair()).wood(8);
    t.plan(cross(Space::T1), &[ME]).expect("one");
    t.plan(cross(Space::M2), &[ME]).expect("another");
    let again = t.give_as(
        1,
        &crate::table::play::assign(cross(Space::T1), &[Pawn::Seat(1)]),
    );
    assert_eq!(again, Err(Rejection::PlannedAlready));
    lay(&mut t, "cross", &[Space::B1]);
    let there = t.give_as(
        1,
        &crate::table::play::assign(cross(Space::B1), &[Pawn::Seat(1)]),
    );
    assert_eq!(there, Err(Rejection::AlreadyBuilt("cross".into())));
}

#[test]
#[clause(id = "R-S2-16", says = "a cross on a tile with fog takes the pawns of the way and one more", lies = Plan)]
fn a_cross_in_the_fog() {
    let mut t = island(solo()).wood(2);
    lay(&mut t, "fog", &[Space::T1]);
    t.plan(cross(Space::T1), &[ME, ME]).expect("a cross");
    assert_eq!((risky(&t), t.s.plan[0].sure), (2, 3));
}

#[test]
#[clause(id = "R-S2-4", says = "the book lays fog on two different places of the group's choice, explored or not", lies = Board)]
fn the_book_brings_fog() {
    let mut t = solo();
    let book = catalog().scenarios[&Key::from("cursed_island")]
        .book
        .clone();
    assert_eq!(book, vec![fog(2)]);
    t.run_in(Phase::Event, book);
    assert!(t.options().contains(&"M1".to_owned()) && t.options().contains(&"B3".to_owned()));
    t.pick("B3");
    assert!(!t.options().contains(&"B3".to_owned()), "each on another");
    t.pick("M1");
    assert!(lies(&t, "fog", Space::B3) && lies(&t, "fog", Space::M1));
    assert_eq!(t.s.markers.len(), 2);
}

#[test]
#[clause(id = "R-S2-4", says = "no fog on a flipped tile, and nobody is wounded when there is no room", lies = Board)]
fn no_room_for_fog() {
    let mut t = solo().tile(Space::T1, 1);
    t.run_ops(vec![Op::FaceDown(Space::T1)], &Ctx::default());
    for &space in Space::ALL {
        if space != Space::T1 && space != Space::B3 {
            lay(&mut t, "fog", &[space]);
        }
    }
    let before = t.s.markers.len();
    t.run_in(Phase::Event, vec![fog(2)]);
    // One place alone is no question.
    t.settle();
    assert!(lies(&t, "fog", Space::B3) && !lies(&t, "fog", Space::T1));
    assert_eq!((t.s.markers.len(), t.wounds(0)), (before + 1, 0));
}

#[test]
#[clause(id = "R-S2-5", says = "fog goes with the tile that is turned down", lies = Board)]
fn fog_goes_with_its_tile() {
    let mut t = island(solo());
    lay(&mut t, "fog", &[Space::T1, Space::M2]);
    t.run_ops(vec![Op::FaceDown(Space::T1)], &Ctx::default());
    assert!(!lies(&t, "fog", Space::T1) && lies(&t, "fog", Space::M2));
}

#[test]
#[clause(id = "R-S2-6", says = "gathering and exploring in fog take one more pawn", lies = Plan)]
fn fog_slows() {
    for fogged in [false, true] {
        let mut t = solo().tile(Space::T1, 1);
        if fogged {
            lay(&mut t, "fog", &[Space::T1, Space::B1]);
        }
        let more = u8::from(fogged);
        t.plan(gather(Space::T1, 0), &[ME, ME]).expect("a gather");
        assert_eq!(risky(&t), 1 + more);
        let mut t = solo();
        if fogged {
            lay(&mut t, "fog", &[Space::B1]);
        }
        t.plan(explore(Space::B1), &[ME, ME])
            .expect("an exploration");
        assert_eq!(risky(&t), 1 + more);
    }
}

/// Held by ruling("fog-on-camp").
#[test]
#[clause(id = "R-S2-6", says = "fog on the camp slows building, arranging and resting there", lies = Plan)]
fn fog_in_camp() {
    let mut t = solo().wood(9);
    lay(&mut t, "fog", &[Space::M1]);
    for goal in [Goal::Rest, Goal::Arrange, Goal::Build(Project::Shelter)] {
        let mut t = t.clone();
        t.plan(goal.clone(), &[ME, ME]).expect("a plan");
        assert_eq!(risky(&t), 2, "{goal:?}");
    }
}

#[test]
#[clause(id = "R-S2-7", says = "a terrain in fog counts as unexplored until the fog is gone", lies = Board)]
fn fog_hides_the_terrain() {
    // Tile 1 is the only one of its terrain.
    let terrain = catalog().tiles[&1].terrain;
    let mut t = solo().tile(Space::T1, 1);
    assert!(t.s.explored_terrain(catalog()).contains(&terrain));
    lay(&mut t, "fog", &[Space::T1]);
    assert!(!t.s.explored_terrain(catalog()).contains(&terrain));
    t.run_ops(
        vec![Op::MarkerOff("fog".into(), Space::T1)],
        &Ctx::default(),
    );
    assert!(t.s.explored_terrain(catalog()).contains(&terrain));
}

#[test]
#[clause(id = "R-S2-8", says = "a camp in fog produces nothing from its sources and tokens; the Pit still may", lies = Store)]
fn fog_stops_production() {
    for fogged in [false, true] {
        let mut t = solo();
        if fogged {
            lay(&mut t, "fog", &[Space::M1]);
        }
        t.run_ops(vec![Op::ProductionPhase], &Ctx::default());
        t.settle();
        let got = t.s.stock.wood + t.s.stock.food;
        assert_eq!(got > 0, !fogged);
    }
    let mut t = solo().item("pit");
    lay(&mut t, "fog", &[Space::M1]);
    t.run_ops(vec![Op::ProductionPhase], &Ctx::default());
    t.settle();
    assert!(t.events.iter().any(|e| matches!(e, Event::Pit { .. })));
}

#[test]
#[clause(id = "R-S2-8", says = "the Shortcut brings its resource to a camp in fog", lies = Store)]
fn the_shortcut_serves_a_foggy_camp() {
    let mut t = solo().tile(Space::T1, 1);
    t.s.shortcut = Some(Space::T1);
    lay(&mut t, "fog", &[Space::M1]);
    t.run_ops(vec![Op::ProductionPhase], &Ctx::default());
    t.settle();
    assert_eq!(t.s.stock.wood + t.s.stock.food, 1);
}

#[test]
#[clause(id = "R-S2-9", says = "fog on the Shortcut's tile: it brings nothing, and that tile is gathered from", lies = Board)]
fn fog_on_the_shortcut() {
    let mut t = solo().tile(Space::T1, 1);
    t.s.shortcut = Some(Space::T1);
    lay(&mut t, "fog", &[Space::T1, Space::M1]);
    t.run_ops(vec![Op::ProductionPhase], &Ctx::default());
    t.settle();
    assert_eq!(t.s.stock.wood + t.s.stock.food, 0);
    assert!(t.s.planning, "planning is open again");
    t.plan(gather(Space::T1, 0), &[ME, ME]).expect("a gather");
}

/// The totem of this number is found on T2 by the resolver.
fn totem(t: &mut Table, n: usize) {
    let effects = catalog().scenarios[&Key::from("cursed_island")].totems[n - 1].clone();
    let ctx = Ctx {
        actor: Some(Who::Seat(0)),
        space: Some(Space::T2),
        ..Ctx::default()
    };
    t.run_ops(effects.into_iter().map(Op::Effect).collect(), &ctx);
    t.settle();
}

#[test]
#[clause(id = "R-S2-10", says = "the first totem's tile is explored from the round after, and not in the same", lies = Board)]
fn the_temple_waits_a_round() {
    let mut t = island(solo());
    totem(&mut t, 1);
    assert_eq!(t.s.numbers[&1], (Space::T2, 1));
    let three = [ME, ME, Pawn::Friday];
    assert_eq!(t.plan(temple(Space::T2), &three), Err(Rejection::NotNow));
    t.s.round = 2;
    t.plan(temple(Space::T2), &three).expect("the temple");
    assert_eq!((risky(&t), t.s.plan[0].sure), (2, 3), "two steps away");
}

#[test]
#[clause(id = "R-S2-10", says = "in the camp the temple takes one pawn with dice or two", lies = Plan)]
fn the_temple_in_camp() {
    let mut t = island(solo());
    t.s.numbers.insert(1, (Space::M1, 1));
    t.s.round = 2;
    t.plan(temple(Space::M1), &[ME, ME]).expect("the temple");
    assert_eq!((risky(&t), t.s.plan[0].sure), (1, 2));
}

#[test]
#[clause(id = "R-S2-10", says = "the temple draws treasures and one creature, may be left early, and succeeds once", lies = Deck)]
fn the_temple_is_searched_once() {
    let mut t = island(solo());
    t.s.numbers.insert(1, (Space::T1, 1));
    t.s.round = 2;
    let mysteries = t.s.piles.mysteries.len();
    t.plan(temple(Space::T1), &[ME, ME]).expect("the temple");
    t.plan(Goal::Rest, &[Pawn::Friday]).expect("a rest");
    carry_out(&mut t);
    assert!(t.s.piles.mysteries.len() < mysteries, "cards were drawn");
    assert!(t.s.succeeded.contains(&Key::from("temple")));
    assert_eq!(
        t.plan(temple(Space::T1), &[ME, ME]),
        Err(Rejection::NotNow),
        "once in a game"
    );
}

/// Held by ruling("totem-on-fog").
#[test]
#[clause(id = "R-S2-11", says = "the second totem wounds the explorer twice, each later one lays fog on its tile", lies = Board)]
fn later_totems() {
    let mut t = island(solo());
    totem(&mut t, 2);
    assert_eq!((t.wounds(0), t.s.numbers[&2].0), (2, Space::T2));
    for n in 3..=6 {
        let mut t = island(solo());
        totem(&mut t, n);
        assert!(lies(&t, "fog", Space::T2));
        assert_eq!(t.wounds(0), 0);
        // R-S2-11, ruling: where fog lies there is no second one and no wound.
        totem(&mut t, n);
        assert_eq!((t.s.markers.len(), t.wounds(0)), (1, 0));
    }
}

#[test]
#[clause(id = "R-S2-11", says = "exploring a totem tile lays its number there", lies = Board)]
fn exploring_a_totem() {
    let mut t = solo();
    // Tile 2 shows a totem.
    t.s.piles.tiles.retain(|&n| n != 2);
    t.s.piles.tiles.push(2);
    t.plan(explore(Space::T1), &[ME, ME])
        .expect("an exploration");
    t.plan(Goal::Rest, &[Pawn::Friday]).expect("a rest");
    carry_out(&mut t);
    assert_eq!(t.s.numbers[&1].0, Space::T1);
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
