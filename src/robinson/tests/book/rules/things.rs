//! Rules of items, markers, resources and what is used.

use castaway_clause::clause;
use castaway_kernel::{Game, Key, Seat};
use castaway_robinson::{
    Island,
    ask::Question,
    command::Command,
    effect::{Effect, Printed, Site, SourceMatch},
    event::Event,
    ids::{Deck, Phase, Res, Source, Space},
    plan::{Assignment, Pawn},
    reject::Rejection,
    state::{Kept, Threat},
    task::{CardRef, Ctx, Op, Usable},
};

use super::help::{effect, lose};
use crate::table::{
    ME, Table, catalog,
    play::{at, build, finish, gather, go, in_action, on_board},
};

#[test]
#[clause(id = "R-INFO-1", says = "both seats are shown the same people, store and threats, an onlooker the same people", lies = Second)]
#[clause(id = "R-INFO-1", says = "an adventure card is shown in two lines or more", lies = Deck)]
fn what_lies_open_is_seen_by_all_alike() {
    let mut t = Table::of(&["cook", "soldier"]);
    t.s.people[1].det = 3;
    let [one, two, none] =
        [Some(Seat(0)), Some(Seat(1)), None].map(|seat| Island::view(catalog(), &t.s, seat));
    assert_eq!(one.people, two.people);
    assert_eq!(one.people, none.people);
    assert_eq!((one.stock, &one.threats), (two.stock, &two.threats));
    // The lower half of an adventure may be read: its text is not hidden.
    let card = CardRef::Adventure(Deck::Build, "breakdown".into());
    let words = castaway_robinson::text::Wording::get(castaway_robinson::text::Lang::En);
    assert!(words.card_lines(catalog(), &card).len() >= 2);
}

#[test]
#[clause(id = "R-INV-1", says = "Belts, Map, Lantern and Shield each bring one pawn of their kind, again and again", lies = Table)]
#[clause(id = "R-INV-2", says = "the Raft brings one pawn for Gather or Explore, again and again", lies = Table)]
fn items_bring_a_pawn_each_round() {
    for (item, action) in [
        ("belts", "Gather"),
        ("map", "Explore"),
        ("lantern", "Build"),
        ("shield", "Hunt"),
        ("raft", "GatherOrExplore"),
    ] {
        let mut t = Table::solo().item(item);
        for _ in 0..2 {
            t.run_ops(vec![Op::PlanningStart], &Ctx::default());
            let pawns: Vec<String> =
                t.s.flags
                    .neutral
                    .iter()
                    .filter(|n| n.from.as_str() == item)
                    .map(|n| format!("{:?}", n.colour))
                    .collect();
            assert_eq!(pawns, [action], "{item}");
            t.s.flags.neutral.clear();
        }
    }
}

#[test]
#[clause(id = "R-INV-3", says = "the Diary gives the First Player one determination, the Drums two", lies = Sheet)]
#[clause(id = "R-INV-3", says = "both together give three", lies = Sheet)]
fn diary_and_drums_give_determination_each_morale_phase_and_add_up() {
    let after = |items: &[&str]| {
        let mut t = Table::of(&["cook", "soldier"]);
        for item in items {
            t = t.item(item);
        }
        t.run_ops(vec![Op::MoralePhase], &Ctx::default());
        t.settle();
        (t.det(0), t.det(1))
    };
    assert_eq!(after(&[]), (0, 0));
    assert_eq!(after(&["diary"]), (1, 0), "the First Player gains it");
    assert_eq!(after(&["drums"]), (2, 0));
    assert_eq!(after(&["diary", "drums"]), (3, 0));
}

#[test]
#[clause(id = "R-MARKER-1", says = "a covered source adds nothing to the tokens", lies = Board)]
#[clause(id = "R-MARKER-2", says = "all sources of ten tiles are covered at once", lies = Board)]
fn markers_never_run_out_and_are_no_tokens() {
    let mut t = Table::of(&["cook", "soldier"]);
    for (space, number) in [
        (Space::T1, 1),
        (Space::T2, 2),
        (Space::T3, 3),
        (Space::M2, 4),
        (Space::M3, 5),
        (Space::M4, 6),
        (Space::B1, 7),
        (Space::B2, 9),
        (Space::B3, 10),
    ] {
        t = t.tile(space, number);
    }
    let spaces: Vec<Space> = t.s.island.keys().copied().collect();
    t.run_ops(
        spaces.iter().map(|s| Op::ExhaustAllOn(*s)).collect(),
        &Ctx::default(),
    );
    let covered: usize = t.s.island.values().map(|tile| tile.exhausted.len()).sum();
    let printed: usize =
        t.s.island
            .values()
            .map(|tile| catalog().tiles[&tile.number].sources.len())
            .sum();
    assert_eq!(covered, printed, "more than there are black markers");
    assert!(t.s.tokens.is_empty(), "a marker is no token");
}

#[test]
#[clause(id = "R-RES-1", says = "food gained in the Event, Morale, Weather or Night Phase is there at once", lies = Store)]
#[clause(id = "R-RES-1", says = "food gained in an action waits", lies = Future)]
#[clause(id = "R-RES-2", says = "a demand leaves the waiting food and wounds instead", lies = Future)]
fn gains_wait_inside_the_action_phase_only_and_waiting_things_are_safe() {
    let food = r#"{"gain":{"res":"food","n":2}}"#;
    let mut t = Table::of(&["cook", "soldier"]);
    for phase in [Phase::Event, Phase::Morale, Phase::Weather, Phase::Night] {
        t.s.stock.food = 0;
        t.run_in(phase, vec![effect(food)]);
        assert_eq!(t.s.stock.food, 2, "{phase:?}");
    }
    t.s.stock.food = 0;
    t.s.resolving = true;
    in_action(&mut t, vec![Op::Effect(effect(food))]);
    let waiting = t.s.future.stock.food + t.s.gains.stock.food;
    assert_eq!((t.s.stock.food, waiting), (0, 2));
    in_action(&mut t, vec![Op::Effect(lose(Res::Food, 1))]);
    assert_eq!(
        t.s.future.stock.food + t.s.gains.stock.food,
        2,
        "it cannot be discarded"
    );
    assert_eq!(t.wounds(0), 1);
}

#[test]
#[clause(id = "R-TEMP-2", says = "with a temporary weapon alone the Goat can be traded", lies = Store)]
#[clause(id = "R-DISC-5", says = "the Goat is refused at weapon 0", lies = Store)]
#[clause(id = "R-DISC-5", says = "at weapon one the Goat is one food and one fur", lies = Store)]
fn a_temporary_weapon_level_meets_a_requirement() {
    let mut t = Table::of(&["cook", "soldier"]);
    t.s.discoveries = vec!["goat".into()];
    t.s.piles.discovery.retain(|k| k.as_str() != "goat");
    t.s.phase = Phase::Night;
    assert!(
        t.clone().use_it(Usable::Discovery("goat".into())).is_err(),
        "weapon 0"
    );
    t.s.weapon = 1;
    t.use_it(Usable::Discovery("goat".into()))
        .expect("weapon 1");
    assert_eq!((t.s.stock.food, t.s.stock.fur), (1, 1));
    let mut t = Table::of(&["cook", "soldier"]);
    t.s.discoveries = vec!["goat".into()];
    t.s.piles.discovery.retain(|k| k.as_str() != "goat");
    t.s.flags.temp_weapon = 3;
    t.use_it(Usable::Discovery("goat".into()))
        .expect("for the moment");
}

#[test]
#[clause(id = "R-TERM-1", says = "a flipped Knife serves no Spear any more and can be built again", lies = Plan)]
#[clause(id = "R-TERM-7", says = "the event's morale loss comes once more, its threat effect does not", lies = Table)]
fn flipped_back_it_is_no_item_and_a_repeated_event_acts_again() {
    let mut t = Table::of(&["soldier", "cook"])
        .tile(Space::M2, 5)
        .item("knife")
        .wood(1);
    let knife = |t: &Table| t.clone().plan(build("knife"), &[ME]);
    let spear = |t: &Table| t.clone().plan(build("spear"), &[ME]);
    let built = Err(Rejection::AlreadyBuilt("knife".into()));
    assert_eq!((knife(&t), spear(&t)), (built, Ok(())));
    t.run_ops(vec![Op::FlipItem("knife".into())], &Ctx::default());
    let missing = Err(Rejection::NeedsItem("knife".into()));
    assert_eq!((knife(&t), spear(&t)), (Ok(()), missing));
    // Winter Depression lowers morale when drawn; "resolve again" does only that.
    let mut t = Table::of(&["cook", "soldier"]);
    t.s.people[0].det = 2;
    t.s.people[1].det = 2;
    let ctx = Ctx {
        source: Some(CardRef::Event("winter_depression".into())),
        ..Ctx::default()
    };
    t.run_ops(
        vec![Op::Effect(Effect::Trigger {
            what: Printed::Event,
            n: 1,
        })],
        &ctx,
    );
    assert_eq!((t.s.morale, t.det(0), t.det(1)), (-1, 2, 2));
    assert_eq!((t.wounds(0), t.wounds(1)), (0, 0));
}

#[test]
#[clause(id = "R-TERM-3", says = "fish of the camp, of the next tile and of the one beyond are covered in this order", lies = Board)]
fn the_closest_source_is_the_nearest_open_one() {
    let mut t = Table::of(&["cook", "soldier"]);
    let fish: Vec<u8> = catalog()
        .tiles
        .values()
        .filter(|c| c.number != 8 && c.sources.contains(&Source::Fish))
        .map(|c| c.number)
        .collect();
    t = t.tile(Space::M2, fish[0]).tile(Space::M3, fish[1]);
    let nearest = || {
        Op::Effect(Effect::Exhaust {
            source: SourceMatch::Fish,
            n: 1,
            at: Site::Nearest,
            otherwise: vec![],
        })
    };
    for space in [Space::M1, Space::M2, Space::M3] {
        t.run_ops(vec![nearest()], &Ctx::default());
        let covered = t.s.island[&space].exhausted.len();
        assert_eq!(covered, 1, "{space:?} comes next");
    }
}

#[test]
#[clause(id = "R-TERM-4", says = "the wine used at night is kept no longer", lies = Kept)]
#[clause(id = "R-USE-5", says = "Tobacco can be used while planning, Vegetables cannot", lies = Store)]
fn what_is_used_once_is_gone() {
    let mut t = Table::of(&["cook", "soldier"]);
    t.s.people[0].wounds = 4;
    t.s.piles
        .mysteries
        .retain(|k| k.as_str() != "bottle_of_wine");
    t.s.kept.push(Kept {
        serial: 600,
        card: "bottle_of_wine".into(),
        deck: None,
        uses: 1,
        holder: None,
        from: 1,
    });
    t.s.discoveries = vec!["vegetables".into(), "tobacco".into()];
    let mut t = t.item("pot");
    assert!(
        t.use_it(Usable::Discovery("vegetables".into())).is_err(),
        "night only"
    );
    t.use_it(Usable::Discovery("tobacco".into()))
        .expect("any time");
    t.s.phase = Phase::Night;
    t.run_ops(vec![Op::NightWindow], &Ctx::default());
    let wine = t
        .options()
        .into_iter()
        .find(|o| o.contains("600"))
        .expect("offered");
    t.pick(&wine);
    t.settle();
    assert!(t.s.kept.is_empty(), "once per game");
}

#[test]
#[clause(id = "R-TERM-5", says = "with two wood one may choose, with one the wound comes and the wood stays", lies = Store)]
fn what_cannot_be_met_cannot_be_chosen() {
    let cold = &catalog().events[&Key::from("unusually_cold_night")].event;
    let mut t = Table::of(&["cook", "soldier"]).wood(2);
    t.run_in(Phase::Event, cold.clone());
    assert_eq!(t.question(), Some(&Question::Alternative));
    let mut t = Table::of(&["cook", "soldier"]).wood(1);
    t.run_in(Phase::Event, cold.clone());
    assert_eq!(
        (t.s.stock.wood, t.wounds(0)),
        (1, 1),
        "two wood cannot be paid, so it is the wounds"
    );
}

#[test]
#[clause(id = "R-TERRAIN-2", says = "covered mountains close the Fire until another mountain tile lies there", lies = Board)]
#[clause(id = "R-TERRAIN-3", says = "a built Knife stays when its mountains are covered", lies = Board)]
fn a_covered_terrain_comes_back_and_takes_no_item_along() {
    let mut t = Table::of(&["cook", "soldier"])
        .tile(Space::M2, 5)
        .item("knife");
    t.run_ops(vec![Op::CoverTerrainOn(Space::M2)], &Ctx::default());
    assert!(t.s.built("knife"), "built items are kept");
    let fire = |t: &mut Table| t.clone().plan(build("fire"), &[ME]);
    assert!(matches!(fire(&mut t), Err(Rejection::NeedsTerrain(_))));
    let again = catalog()
        .tiles
        .values()
        .find(|c| c.number != 5 && c.terrain == catalog().tiles[&5].terrain)
        .map(|c| c.number)
        .expect("another");
    let mut t = t.tile(Space::T1, again);
    fire(&mut t).expect("another tile of that terrain");
}

#[test]
#[clause(id = "R-USE-1", says = "Moat and Sling give two levels when they come, and none in the next planning", lies = Table)]
#[clause(id = "R-USE-1", says = "the Map brings its pawn in each planning without being used", lies = Table)]
fn one_off_effects_come_once_and_lasting_ones_go_on() {
    for (key, levels, pawns) in [
        ("moat", (0, 2), 0),
        ("sling", (2, 0), 0),
        ("map", (0, 0), 1),
    ] {
        let mut t = Table::of(&["cook", "soldier"]);
        t.s.shelter = true;
        on_board(&mut t, key);
        t.run_ops(
            vec![Op::Available(CardRef::Invention(key.into()), None)],
            &Ctx::default(),
        );
        for _ in 0..2 {
            assert_eq!((t.s.weapon, t.s.palisade), levels, "{key}");
            t.s.flags.neutral.clear();
            t.run_ops(vec![Op::PlanningStart], &Ctx::default());
            assert_eq!(t.s.flags.neutral.len(), pawns, "{key}");
        }
        assert_eq!((t.s.weapon, t.s.palisade), levels, "{key}: not again");
    }
}

#[test]
#[clause(id = "R-USE-3", says = "Basket and Sack that were not assigned add nothing, each assigned one adds one", lies = Plan)]
fn basket_and_sack_are_assigned_when_planning() {
    let plain = |aids: &[&str]| {
        let mut t = Table::of(&["cook", "soldier"])
            .tile(Space::M2, 6)
            .item("basket")
            .item("sack");
        t.give_as(
            0,
            &Command::Assign(Assignment {
                goal: gather(Space::M2, 0),
                pawns: vec![Pawn::Seat(0), Pawn::Seat(0)],
                price: 0,
                aids: aids.iter().map(|a| Key::from(*a)).collect(),
                discount: false,
            }),
        )
        .expect("sure");
        go(&mut t);
        finish(&mut t);
        t.events.iter().find_map(|e| match e {
            Event::Gained {
                n, future: true, ..
            } => Some(*n),
            _ => None,
        })
    };
    assert_eq!(plain(&[]), Some(1), "not planned, not used");
    assert_eq!(plain(&["basket"]), Some(2));
    assert_eq!(plain(&["sack"]), Some(2));
    assert_eq!(plain(&["basket", "sack"]), Some(3));
}

#[test]
#[clause(id = "R-S1-5", says = "two book effects change neither store, tokens, morale nor wounds", lies = Table)]
fn books_and_totems_do_nothing_in_castaways() {
    let mut t = Table::of(&["cook", "soldier"]);
    let before = t.s.clone();
    t.run_in(
        Phase::Event,
        vec![Effect::Trigger {
            what: Printed::Book,
            n: 2,
        }],
    );
    assert_eq!(
        (t.s.stock, &t.s.tokens, t.s.morale),
        (before.stock, &before.tokens, before.morale)
    );
    assert_eq!(t.wounds(0), 0);
    // A card pushed off by another has nothing to do with it.
    let threat = |serial, key: &str| Threat {
        serial,
        card: key.into(),
        wreckage: false,
    };
    t.run_ops(
        vec![Op::PlaceThreat(threat(800, "otters"))],
        &Ctx::default(),
    );
    assert!(at(&t, |e| matches!(e, Event::ThreatFired(_))).is_none());
}
