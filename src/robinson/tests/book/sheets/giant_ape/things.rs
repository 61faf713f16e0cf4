//! The other tokens, and what the sheet asks for its inventions (R-S7-9, R-S7-12).

use castaway_robinson::ids::Terrain;

use super::*;

/// The Weather Phase with these faces, until somebody is asked in the night whether the camp moves.
fn weather(t: &mut Table, faces: &[WeatherFace]) {
    *t = t.clone().tile(Space::M2, 1);
    for n in 1..=u8::try_from(faces.len()).expect("few") {
        t.s.numbers.insert(n, (Space::T1, 1));
    }
    let faces = faces.iter().map(|face| (WeatherDie::HungryAnimals, *face));
    t.s.weather.prerolled = Some(faces.collect());
    t.run_ops(vec![Op::WeatherPhase], &Ctx::default());
}

#[test]
#[clause(id = "R-S7-9", says = "the firecracker ignores one result, of the group's choice where they differ", lies = Store)]
fn the_firecracker() {
    let mut t = solo();
    t.s.discoveries = vec!["firecracker".into()];
    t.s.stock.food = 5;
    weather(
        &mut t,
        &[WeatherFace::Palisade, WeatherFace::Food, WeatherFace::Blank],
    );
    let it = t.options().into_iter().find(|o| o.contains("firecracker"));
    t.pick(&it.expect("a use"));
    assert_eq!(t.options(), ["palisade", "food"]);
    t.pick("palisade");
    assert_eq!(t.s.absent.len(), 0);
    assert!(t.s.discoveries.is_empty());
}

#[test]
#[clause(id = "R-S7-9", says = "one result alone is ignored without a question, and others stand", lies = Store)]
fn one_of_two() {
    let mut t = solo();
    t.s.discoveries = vec!["firecracker".into()];
    t.s.stock.food = 5;
    weather(&mut t, &[WeatherFace::Palisade, WeatherFace::Palisade]);
    let it = t.options().into_iter().find(|o| o.contains("firecracker"));
    t.pick(&it.expect("a use"));
    assert_eq!(t.s.absent.len(), 1);
}

#[test]
#[clause(id = "R-S7-9", says = "no stop where no die shows anything", lies = Store)]
fn nothing_to_ignore() {
    let mut t = solo();
    t.s.discoveries = vec!["firecracker".into()];
    t.s.stock.food = 5;
    weather(&mut t, &[WeatherFace::Blank]);
    assert!(!t.options().iter().any(|o| o.contains("firecracker")));
}

#[test]
#[clause(id = "R-S7-9", says = "the footprint is a green pawn of this round, the vodka is morale", lies = Second)]
fn footprint_and_vodka() {
    let mut t = pair();
    t.s.discoveries = vec!["giant_footprint".into(), "bottle_of_vodka".into()];
    for token in ["giant_footprint", "bottle_of_vodka"] {
        let what = Usable::Discovery(token.into());
        t.give_as(1, &castaway_robinson::command::Command::Use(what))
            .expect("a use");
    }
    let pawn = &t.s.flags.neutral[0];
    assert!(pawn.colour.supports(Kind::Explore) && !pawn.colour.supports(Kind::Build));
    assert_eq!(t.s.morale, 1);
}

#[test]
#[clause(id = "R-S7-12", says = "the Tranquilizer is free and needs fire, hills and plains", lies = Board)]
fn what_it_needs() {
    let terrain = |wanted| {
        let all = catalog().tiles.values();
        let mut fits = all.filter(|card| card.terrain == wanted);
        fits.next().expect("a tile").number
    };
    let build = crate::table::play::build("tranquilizer");
    let mut t = solo().item("fire").tile(Space::T1, terrain(Terrain::Hills));
    assert_eq!(
        t.plan(build.clone(), &[ME]),
        Err(Rejection::NeedsTerrain(Terrain::Plains))
    );
    let mut t = t.tile(Space::M2, terrain(Terrain::Plains));
    t.plan(build, &[ME, ME]).expect("a build");
    assert_eq!(t.s.plan[0].tied, Default::default());
}

#[test]
#[clause(id = "R-S7-3", says = "the game ends in loss after round 10 without the goal", lies = Table)]
fn the_last_round() {
    ruling("time-limit");
    let mut t = solo();
    t.s.round = 10;
    t.run_ops(vec![Op::RoundEnd], &Ctx::default());
    t.settle();
    assert_eq!(t.s.end, Some(End::TimeOver));
}
