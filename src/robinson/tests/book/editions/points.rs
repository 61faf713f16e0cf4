//! Victory points: examples counted by hand.

use castaway_kernel::Game;
use castaway_robinson::{
    Island,
    content::{Aim, Worth},
    ids::{Space, Track, Who},
    rulings::{Edition, Reading, Rulings},
    state::End,
    task::{Ctx, Op},
    text::{Lang, TableWords as Words},
    view::{ScoreView, View},
};

use super::by;
use crate::table::{Table, catalog, play::ruling};

fn view(t: &Table) -> View {
    Island::view(catalog(), &t.s, None)
}

fn sum(t: &Table) -> i32 {
    view(t).score.iter().map(ScoreView::sum).sum()
}

/// What a row counted.
fn times(t: &Table, per: &Worth) -> u16 {
    let view = view(t);
    let mut rows = view.score.iter();
    rows.find(|row| row.per == *per).expect("a row").times
}

/// The time of a game is over.
fn over(t: &mut Table) {
    t.s.round = 12;
    t.run_ops(vec![Op::RoundEnd], &Ctx::default());
    assert_eq!(t.s.end, Some(End::TimeOver));
}

/// Two castaways with a shelter, some levels and a pile of two stages and a half.
fn camp() -> Table {
    let mut t = Table::of(&["carpenter", "cook"]);
    (t.s.people[0].wounds, t.s.people[1].wounds) = (3, 10);
    t.s.friday.as_mut().expect("Friday").wounds = 1;
    t.s.shelter = true;
    (t.s.weapon, t.s.roof, t.s.palisade) = (3, 2, 1);
    t.s.pile = vec![1, 2, 2, 0, 0];
    t
}

// editions/score.vp
#[test]
fn points_of_a_lost_game() {
    ruling("victory-points");
    let lives = |key: &str| u16::from(catalog().characters[key].dies_on);
    let mut t = by(camp(), Reading::PointsCounted);
    assert!(view(&t).score.is_empty(), "nothing while it runs");
    over(&mut t);
    // Friday's lives do not count.
    let left = lives("carpenter") - 3 + lives("cook") - 10;
    assert_eq!(times(&t, &Worth::Life), left);
    assert_eq!(times(&t, &Worth::Stage), 2, "full ones alone");
    let wanted = i32::from(left) + 3 * 2 + 2 * 3 + 2 + 2 * 4;
    assert_eq!(sum(&t), wanted);
    let mut second = camp();
    over(&mut second);
    assert!(
        view(&second).score.is_empty(),
        "the second edition has none"
    );
}

#[test]
fn a_win_is_counted_too_and_the_dead_have_no_life() {
    let mut t = by(camp(), Reading::PointsCounted).item("fire");
    t.s.round = 10;
    t.s.pile = vec![1, 2, 3, 4, 5];
    t.run_ops(
        vec![Op::Available(
            castaway_robinson::task::CardRef::Discovery("goat".into()),
            None,
        )],
        &Ctx::default(),
    );
    assert_eq!(t.s.end, Some(End::Won));
    assert_eq!(times(&t, &Worth::Stage), 5);
    let mut t = by(camp(), Reading::PointsCounted);
    t.run_ops(vec![Op::Hurt(Who::Seat(1), 9)], &Ctx::default());
    t.settle();
    assert_eq!(t.s.end, Some(End::Died(Who::Seat(1))));
    let left = u16::from(catalog().characters["carpenter"].dies_on) - 3;
    assert_eq!(times(&t, &Worth::Life), left);
}

#[test]
fn fog_takes_points_away_and_crosses_bring_them() {
    let mut t = Table::on("cursed_island", &["cook"]);
    t.s.rulings = Rulings::of(Edition::First, &catalog().rulings);
    let mut t = t.tile(Space::T1, 1).tile(Space::B1, 3);
    let marks = [
        ("cross", Space::T1),
        ("cross", Space::B1),
        ("fog", Space::T1),
        ("fog", Space::T3),
        ("fog", Space::M4),
    ];
    t.s.markers = marks.map(|(kind, at)| (kind.into(), at)).into();
    t.s.weapon = 1;
    t.s.people[0].wounds = 2;
    t.s.round = 10;
    t.run_ops(vec![Op::RoundEnd], &Ctx::default());
    assert_eq!(t.s.end, Some(End::TimeOver));
    assert_eq!(times(&t, &Worth::Marker("fog".into())), 3);
    let left = i32::from(catalog().characters["cook"].dies_on) - 2;
    assert_eq!(sum(&t), left + 2 + 2 * 3 - 3);
}

/// A game of somebody with two wounds whose last round ends, by the first edition.
fn ended(scenario: &str, rounds: u8, lies: impl FnOnce(&mut Table)) -> Table {
    let mut t = Table::on(scenario, &["cook"]);
    t.s.rulings = Rulings::of(Edition::First, &catalog().rulings);
    t.s.people[0].wounds = 2;
    t.s.weapon = 2;
    t.s.round = rounds;
    lies(&mut t);
    t.run_ops(vec![Op::RoundEnd], &Ctx::default());
    assert!(t.s.end.is_some());
    t
}

fn cook() -> i32 {
    i32::from(catalog().characters["cook"].dies_on) - 2
}

#[test]
fn burned_villages_and_a_city_bring_points() {
    let t = ended("cannibal_island", 9, |t| {
        *t = t.clone().tile(Space::T1, 2).tile(Space::B1, 5);
        let burned = [Space::T1, Space::B1].map(|at| ("burned_village".into(), at));
        t.s.markers = burned.into();
    });
    assert_eq!(t.s.end, Some(End::TimeOver));
    assert_eq!(sum(&t), cook() + 2 * 3 + 2 * 3);
    let t = ended("cannibal_island", 5, |t| {
        t.s.island.get_mut(&Space::T4).expect("the city").face_down = false;
        t.s.markers = [("razed_city".into(), Space::T4)].into();
    });
    assert_eq!(t.s.end, Some(End::Won));
    assert_eq!(sum(&t), cook() + 2 * 3 + 5);
}

#[test]
fn tiles_and_totem_places_bring_points_on_the_volcano() {
    let t = ended("volcano_island", 8, |t| {
        *t = t.clone().tile(Space::T3, 2).tile(Space::T2, 3);
        t.s.done_on
            .insert("explore_totem".into(), vec![Space::T3, Space::T1]);
    });
    assert_eq!(t.s.end, Some(End::TimeOver));
    // The start tile counts with the two, the volcano does not.
    assert_eq!(sum(&t), cook() + 2 * 2 + 3 + 2 * 3);
}

#[test]
fn items_bring_points_to_the_family() {
    let t = ended("family_robinson", 12, |t| {
        *t = t.clone().item("rope").item("shovel");
        t.s.shelter = true;
        (t.s.roof, t.s.palisade) = (1, 2);
    });
    assert_eq!(sum(&t), cook() + 2 * 2 + 3 + 2 * 3 + 2 * 2);
}

#[test]
fn jenny_in_the_camp_brings_points() {
    let t = ended("jenny", 8, |t| {
        t.run_ops(
            vec![Op::Effect(castaway_robinson::effect::Effect::JoinCamp {
                person: "jenny".into(),
            })],
            &Ctx::default(),
        );
    });
    assert_eq!(sum(&t), cook() + 2 * 2 + 5);
}

/// Every kind of worth, also those of sheets to come, on one table.
#[test]
fn each_kind_counts_what_it_says() {
    let kinds = [
        (Worth::Life, 10),
        (Worth::Level(Track::Weapon), 1),
        (Worth::Item("rope".into()), 1),
        (Worth::Item("fire".into()), 0),
        (Worth::Items, 2),
        (Worth::Tiles, 3),
        (Worth::Totems, 1),
        (Worth::Special("temple".into()), 1),
        (Worth::Marker("fog".into()), 1),
        (Worth::Stage, 0),
        (
            Worth::Aim(Aim::Markers {
                marker: "fog".into(),
                n: 1,
            }),
            1,
        ),
        (Worth::Aim(Aim::Item("fire".into())), 0),
    ];
    let mut other = catalog().clone();
    let sheet = other
        .scenarios
        .get_mut("cursed_island")
        .expect("it is there");
    let rows = kinds
        .iter()
        .map(|(per, _)| castaway_robinson::content::Score {
            per: per.clone(),
            points: 1,
        });
    sheet.score = rows.collect();
    let totem = |n: &u8| catalog().tiles[n].totem;
    let with = *catalog().tiles.keys().find(|n| totem(n)).expect("one");
    let mut without = catalog().tiles.keys().filter(|n| !totem(n) && **n != 8);
    let plain = *without.next().expect("one");
    let t = Table::on("cursed_island", &["cook"]);
    let t = t.tile(Space::T1, with).tile(Space::M2, plain);
    let mut t = by(t.item("rope").item("knife"), Reading::PointsCounted);
    // A tile that is turned down was explored all the same.
    let down = t.s.island.get_mut(&Space::M2).expect("a tile");
    down.face_down = true;
    t.s.people[0].wounds = catalog().characters["cook"].dies_on - 10;
    t.s.weapon = 1;
    t.s.succeeded = ["temple".into()].into();
    t.s.markers = [("fog".into(), Space::T1)].into();
    t.s.end = Some(End::TimeOver);
    let view = Island::view(&other, &t.s, None);
    let counted: Vec<_> = view
        .score
        .iter()
        .map(|r| (r.per.clone(), r.times))
        .collect();
    assert_eq!(counted, kinds);
    for lang in Lang::ALL {
        let words = Words::new(lang, &other, &view);
        let all = words.score_rows().expect("rows");
        assert_eq!(all.split(" · ").count(), 9, "{all}");
        assert_eq!(words.wording().faults(), 0);
    }
}

#[test]
fn the_points_are_told() {
    let mut t = by(camp(), Reading::PointsCounted);
    over(&mut t);
    let view = view(&t);
    let words = Words::new(Lang::En, catalog(), &view);
    assert_eq!(
        words.score_sum(),
        Some(format!("{} victory points", sum(&t)))
    );
    let rows = words.score_rows().expect("rows");
    assert!(rows.contains("weapon level: 3 × 2 = 6"), "{rows}");
    let german = Words::new(Lang::De, catalog(), &view);
    let rows = german.score_rows().expect("rows");
    assert!(
        rows.contains("volle Lage des Holzstoßes: 2 × 4 = 8"),
        "{rows}"
    );
    let plain = Island::view(catalog(), &camp().s, None);
    let words = Words::new(Lang::En, catalog(), &plain);
    assert_eq!((words.score_sum(), words.score_rows()), (None, None));
}
