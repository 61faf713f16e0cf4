//! Rules of builds, items and shelter.

use castaway_clause::clause;
use castaway_kernel::Key;
use castaway_robinson::{
    effect::{Effect, Mode},
    event::Event,
    ids::{Deck, Kind, Phase, Space, Track},
    plan::{Goal, Pawn, Project},
    reject::Rejection,
    task::{Ctx, Op},
};

use crate::{
    clauses::at::{failed, taken},
    table::{
        ME, Table, catalog, explore,
        play::{assign, build, finish, go, level, lucky, order},
    },
};

#[test]
#[clause(id = "R-SHELTER-3", says = "a shelter built surely stands after the actions", lies = Board)]
#[clause(id = "R-SHELTER-5", says = "without any shelter no roof can be planned", lies = Plan)]
#[clause(id = "R-SHELTER-6", says = "an effect raises no palisade where there is no shelter", lies = Table)]
fn roof_and_palisade_need_a_shelter() {
    let mut t = Table::solo().wood(9);
    assert_eq!(
        t.plan(level(Track::Roof), &[ME]),
        Err(Rejection::NeedsShelter)
    );
    t.run_in(
        Phase::Event,
        vec![Effect::Level {
            track: Track::Palisade,
            n: 1,
            mode: Mode::Demand,
        }],
    );
    assert_eq!(t.s.palisade, 0);
    t.plan(Goal::Build(Project::Shelter), &[ME, ME])
        .expect("2 wood");
    assert_eq!(
        t.plan(Goal::Build(Project::Shelter), &[Pawn::Friday]),
        Err(Rejection::PlannedAlready)
    );
    t.s.stock.food = 5;
    t.advance().expect("sure");
    assert!(t.s.shelter);
}

#[test]
#[clause(id = "R-DICE-5", says = "a failed weapon build raises nothing, and two determination are gained", lies = Sheet)]
#[clause(id = "R-BUILD-4", says = "the wood that was tied to it is back in the store", lies = Store)]
fn a_failed_build_gives_its_wood_back_and_two_determination() {
    let mut t = Table::of(&["carpenter", "cook"]).wood(1);
    t.plan(level(Track::Weapon), &[ME]).expect("1 wood");
    assert_eq!((t.s.stock.wood, t.s.plan[0].tied.wood), (0, 1));
    taken(&mut t, 0, failed(Deck::Build));
    assert_eq!((t.s.stock.wood, t.s.weapon), (1, 0));
    assert_eq!((t.det(0), t.det(1)), (2, 0));
}

#[test]
#[clause(id = "R-ITEM-12", says = "a lost Sling takes the one weapon level that is left, without a wound", lies = Table)]
#[clause(id = "R-ITEM-12", says = "a lost Dam takes the one food that keeps that is left, without a wound", lies = Store)]
#[clause(id = "EX-ITEM-3", says = "with one food that keeps at hand, that one goes and nothing else", lies = Store)]
#[clause(id = "EX-ITEM-5", says = "a Sling lost at weapon 1 leaves weapon 0 and costs nothing more", lies = Table)]
fn a_lost_item_takes_its_gain_along_as_far_as_it_is_there() {
    let mut t = Table::solo().item("sling").item("dam");
    t.s.weapon = 1;
    t.s.stock.npfood = 1;
    t.run_ops(
        vec![Op::FlipItem("sling".into()), Op::FlipItem("dam".into())],
        &Ctx::default(),
    );
    assert_eq!((t.s.weapon, t.s.stock.npfood, t.wounds(0)), (0, 0, 0));
    assert!(!t.s.inventions[&Key::from("sling")].built);
}

#[test]
#[clause(id = "R-ITEM-9", says = "the scenario's Hatchet stays built though it is told to turn back", lies = Table)]
fn items_of_the_sheet_are_never_lost() {
    let mut t = Table::solo().item("hatchet");
    t.run_ops(vec![Op::FlipItem("hatchet".into())], &Ctx::default());
    assert!(t.s.inventions[&Key::from("hatchet")].built);
}

#[test]
#[clause(id = "R-BUILD-1", says = "each Build of roof or weapons raises its track by one", lies = Table)]
#[clause(id = "R-WEAPON-1", says = "a weapon build ties one wood and raises weapons by one", lies = Plan)]
#[clause(id = "R-SHELTER-7", says = "two stacks build the roof in one round, one level each", lies = Plan)]
#[clause(id = "R-SHELTER-8", says = "a roof of twenty still rises, to twenty-two", lies = Table)]
#[clause(id = "EX-BUILD-1", says = "two stacks of two pawns make two roof levels, one each", lies = Plan)]
#[clause(id = "R-BUILD-3", says = "one pawn builds at risk, two surely", lies = Plan)]
fn each_build_gives_one_and_there_is_no_limit() {
    let mut t = Table::of(&["carpenter", "cook", "soldier"]).wood(30);
    t.s.shelter = true;
    (t.s.roof, t.s.palisade, t.s.weapon) = (20, 20, 20);
    t.give_as(0, &assign(level(Track::Roof), &[Pawn::Seat(0); 2]))
        .expect("one stack");
    t.give_as(1, &assign(level(Track::Roof), &[Pawn::Seat(1); 2]))
        .expect("another");
    t.give_as(2, &assign(level(Track::Weapon), &[Pawn::Seat(2); 2]))
        .expect("1 wood");
    assert_eq!(t.s.plan[2].tied.wood, 1);
    assert!(t.s.plan.iter().all(|p| (p.risky, p.sure) == (1, 2)));
    t.s.stock.food = 9;
    t.advance().expect("all stand");
    finish(&mut t);
    let raised = |track| {
        t.events
            .iter()
            .filter(|e| matches!(e, Event::Level { track: x, n: 1, .. } if *x == track))
            .count()
    };
    assert_eq!((raised(Track::Roof), raised(Track::Weapon)), (2, 1));
    assert!(t.events.iter().any(|e| matches!(
        e,
        Event::Level {
            track: Track::Roof,
            to: 22,
            ..
        }
    )));
}

#[test]
#[clause(id = "R-BUILD-2", says = "wood that a planned Gather will bring, or that waits already, pays no weapon build", lies = Future)]
fn nothing_gained_later_in_the_phase_pays_a_build() {
    let mut t = Table::of(&["carpenter", "cook"]).tile(Space::M2, 6);
    let gather = Goal::Gather {
        space: Space::M2,
        source: castaway_robinson::source_at::SourceAt::Printed(0),
    };
    t.give_as(1, &assign(gather, &[Pawn::Seat(1); 2]))
        .expect("sure");
    t.s.future.stock.wood = 9;
    assert!(matches!(
        t.give_as(0, &assign(level(Track::Weapon), &[Pawn::Seat(0)])),
        Err(Rejection::Needs { .. })
    ));
}

#[test]
#[clause(id = "R-BUILD-6", says = "a second attempt at the shelter in the same round is refused", lies = Plan)]
#[clause(id = "R-BUILD-6", says = "a shelter that failed may be tried again in the next round", lies = Plan)]
#[clause(id = "R-ITEM-7", says = "a built invention cannot be planned once more", lies = Plan)]
fn shelter_and_inventions_are_attempted_once_a_round_and_built_once() {
    let mut t = Table::of(&["carpenter", "cook"]).wood(9).item("knife");
    let shelter = Goal::Build(Project::Shelter);
    t.give_as(0, &assign(shelter.clone(), &[Pawn::Seat(0)]))
        .expect("once");
    assert_eq!(
        t.give_as(1, &assign(shelter.clone(), &[Pawn::Seat(1)])),
        Err(Rejection::PlannedAlready)
    );
    assert_eq!(
        t.give_as(1, &assign(build("knife"), &[Pawn::Seat(1)])),
        Err(Rejection::AlreadyBuilt("knife".into()))
    );
    // A failed one may be tried again next round.
    let play = |t: &mut Table| {
        go(t);
        t.settle();
    };
    let start = || {
        let mut t = Table::of(&["carpenter", "cook"]).wood(9);
        t.give_as(0, &assign(Goal::Build(Project::Shelter), &[Pawn::Seat(0)]))
            .expect("risky");
        t
    };
    let mut t = lucky(start, play, |t| {
        t.s.planning && t.s.round == 2 && !t.s.shelter
    });
    t.s.stock.wood = 9;
    t.s.people.iter_mut().for_each(|p| {
        p.allowed = None;
        p.pawn_limit = None;
    });
    t.s.tokens.clear();
    t.give_as(0, &assign(shelter, &[Pawn::Seat(0)]))
        .expect("again");
}

#[test]
#[clause(id = "R-ITEM-6", says = "a built Hatchet of the scenario is ready only after the last action", lies = Future)]
#[clause(id = "R-ITEM-6", says = "its wood token is laid only after the last action", lies = Board)]
fn an_invention_of_the_sheet_counts_from_the_end_of_the_phase() {
    let mut t = Table::of(&["cook", "soldier"]).wood(9).tile(Space::M2, 5);
    t.give_as(0, &assign(build("hatchet"), &[Pawn::Seat(0); 2]))
        .expect("built at the camp");
    go(&mut t);
    let at = |wanted: &dyn Fn(&Event) -> bool| t.events.iter().position(wanted);
    let built = at(&|e| matches!(e, Event::Built(k) if k.as_str() == "hatchet"));
    let ready = at(&|e| matches!(e, Event::ItemReady(k) if k.as_str() == "hatchet"));
    let token = at(&|e| {
        matches!(
            e,
            Event::TokenPlaced(castaway_robinson::ids::TokenKind::AdditionalWood, _)
        )
    });
    let last = t
        .events
        .iter()
        .rposition(|e| matches!(e, Event::Resolving { what } if what.goal.kind() == Kind::Rest));
    assert!(built < last && last < ready, "{built:?} {last:?} {ready:?}");
    assert!(token > last, "and so does its effect");
}

#[test]
#[clause(id = "R-ITEM-1", says = "the second seat may build from the scenario and from the board", lies = Second)]
#[clause(id = "R-ITEM-1", says = "an invention beside another character cannot be planned", lies = Sheet)]
fn what_lies_on_board_and_sheet_is_for_everyone() {
    let mut t = Table::of(&["cook", "soldier"]).wood(9).tile(Space::M2, 5);
    t.give_as(1, &assign(build("hatchet"), &[Pawn::Seat(1)]))
        .expect("of the sheet");
    t.give_as(1, &assign(build("knife"), &[Pawn::Seat(1)]))
        .expect("of the board");
    let mut t = Table::of(&["cook", "soldier"]).wood(9).item("knife");
    assert!(matches!(
        t.give_as(0, &assign(build("spear"), &[Pawn::Seat(0)])),
        Err(Rejection::NotOwner(_))
    ));
}

#[test]
#[clause(id = "R-ITEM-4", says = "a built Knife is ready later than it was built and before the night", lies = Future)]
fn a_built_invention_waits_until_the_end_of_the_phase() {
    let mut t = Table::of(&["cook", "soldier"]).tile(Space::M2, 5);
    t.give_as(0, &assign(build("knife"), &[Pawn::Seat(0); 2]))
        .expect("sure");
    go(&mut t);
    let built = t
        .events
        .iter()
        .position(|e| matches!(e, Event::Built(k) if k.as_str() == "knife"));
    let ready = t
        .events
        .iter()
        .position(|e| matches!(e, Event::ItemReady(k) if k.as_str() == "knife"));
    let night = t
        .events
        .iter()
        .position(|e| *e == Event::Phase(Phase::Night));
    assert!(built.is_some() && built < ready && ready < night);
    assert!(t.s.built("knife"));
}

#[test]
#[clause(id = "R-ITEM-11", says = "the Shortcut stays built when the Map is lost", lies = Table)]
#[clause(id = "EX-ITEM-1", says = "a Shortcut that stands outlives the lost Map", lies = Table)]
#[clause(id = "EX-ITEM-1", says = "without the Map the Shortcut cannot be planned any more", lies = Plan)]
fn what_needed_a_lost_item_stays_and_new_things_need_it_again() {
    let mut t = Table::of(&["explorer", "soldier"])
        .item("map")
        .item("shortcut")
        .wood(9);
    t.s.stock.fur = 9;
    t.run_ops(vec![Op::FlipItem("map".into())], &Ctx::default());
    assert!(t.s.built("shortcut") && !t.s.built("map"));
    let mut t = Table::of(&["explorer", "soldier"]).item("map").wood(9);
    t.s.stock.fur = 9;
    t.run_ops(vec![Op::FlipItem("map".into())], &Ctx::default());
    assert_eq!(
        t.give_as(0, &assign(build("shortcut"), &[Pawn::Seat(0)])),
        Err(Rejection::NeedsItem("map".into()))
    );
}

#[test]
#[clause(id = "R-SHELTER-2", says = "two wood alone or one fur alone pay a solo shelter, less does not", lies = Store)]
#[clause(id = "R-SHELTER-2", says = "for three players two wood and one fur together pay none", lies = Store)]
fn the_shelter_is_paid_in_wood_or_in_fur_never_mixed() {
    for (wood, fur, ok) in [(2, 0, true), (0, 1, true), (1, 0, false), (0, 0, false)] {
        let mut t = Table::solo().wood(wood);
        t.s.stock.fur = fur;
        let planned = (0..2).any(|price| {
            t.clone()
                .give(&order(Goal::Build(Project::Shelter), &[ME], price))
                .is_ok()
        });
        assert_eq!(planned, ok, "{wood} wood, {fur} fur");
    }
    let mut t = Table::of(&["carpenter", "cook", "soldier"]).wood(2);
    t.s.stock.fur = 1;
    for price in 0..3 {
        assert!(
            t.give(&order(Goal::Build(Project::Shelter), &[ME], price))
                .is_err(),
            "3 wood or 2 fur, not 2 wood and 1 fur"
        );
    }
}

#[test]
#[clause(id = "R-SHELTER-4", says = "a natural shelter is no built one; the camp that moves away has none and loses its roof", lies = Board)]
#[clause(id = "R-FLIP-3", says = "forced onto a face-down tile the camp stays and everybody is wounded", lies = Board)]
fn a_natural_shelter_is_left_behind() {
    let natural = catalog()
        .tiles
        .values()
        .find(|c| c.natural_shelter)
        .map(|c| c.number)
        .expect("a tile with a natural shelter");
    let mut t = Table::of(&["cook", "soldier"]).tile(Space::M2, natural);
    t.s.camp = Space::M2;
    t.s.roof = 3;
    assert!(!t.s.shelter, "it is not a built one");
    t.s.phase = Phase::Night;
    t.run_ops(vec![Op::MoveCampTo(Space::M1)], &Ctx::default());
    assert_eq!((t.s.camp, t.s.roof, t.s.shelter), (Space::M1, 0, false));
    // A camp that must move onto a tile nobody can enter stays, and everybody is wounded.
    let mut t = Table::of(&["cook", "soldier"]).tile(Space::M2, 5);
    t.s.island.get_mut(&Space::M2).expect("laid").face_down = true;
    let before = t.s.camp;
    t.run_in(Phase::Event, vec![Effect::MoveCamp]);
    assert_eq!((t.s.camp, t.question()), (before, None));
    assert_eq!((t.wounds(0), t.wounds(1)), (1, 1));
}

#[test]
#[clause(id = "R-FLIP-2", says = "nothing can be gathered on a face-down tile", lies = Board)]
#[clause(id = "R-FLIP-2", says = "it cannot be explored again", lies = Board)]
#[clause(id = "R-FLIP-2", says = "its terrain no longer serves an invention", lies = Board)]
#[clause(id = "R-FLIP-2", says = "the tile behind it cannot be reached over it", lies = Board)]
fn a_tile_face_down_is_out_of_the_game() {
    let mut t = Table::of(&["cook", "soldier"])
        .tile(Space::M2, 5)
        .tile(Space::M3, 6);
    t.run_ops(vec![Op::FaceDown(Space::M2)], &Ctx::default());
    let gather = |space| Goal::Gather {
        space,
        source: castaway_robinson::source_at::SourceAt::Printed(0),
    };
    assert!(
        t.give_as(0, &assign(gather(Space::M2), &[Pawn::Seat(0); 2]))
            .is_err()
    );
    assert!(
        t.give_as(0, &assign(explore(Space::M2), &[Pawn::Seat(0); 2]))
            .is_err()
    );
    assert_eq!(
        t.give_as(0, &assign(build("knife"), &[Pawn::Seat(0)])),
        Err(Rejection::NeedsTerrain(catalog().tiles[&5].terrain)),
        "its terrain is not explored any more"
    );
    // The way over it is closed too: the tile behind can be reached only around.
    assert!(
        t.give_as(0, &assign(gather(Space::M3), &[Pawn::Seat(0); 2]))
            .is_err()
    );
}
