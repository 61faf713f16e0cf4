//! The competition: who wins, what lies open, landmarks, springs and nights (D-S5-1 to D-S5-4, ruling of the quest).

use castaway_clause::clause;
use castaway_discover::{
    Discover,
    command::Command,
    contest::Pressure,
    event::Event,
    ids::{Damage, Res},
    reject::Rejection,
    setup::Setup,
    state::{Fate, Phase},
    world::Icon,
};
use castaway_kernel::{Game, Key, Refusal, Seat};

use crate::table::Table;

const QUEST: &str = "q_last_fire";

#[test]
#[clause(id = "D-S5-1", says = "two at least; the last one standing wins at once", lies = Other)]
#[clause(id = "D-R-15", says = "it ends as soon as one remains; if the last fall together nobody has won", lies = Other)]
fn the_last_one_wins() {
    let three = Table::plain(QUEST, 3);
    let alone = Discover::create(&three.catalog, &Setup::new(QUEST, 1, 7), 1);
    assert!(matches!(alone, Err(Refusal::Rejected(Rejection::World))));
    let mut table = three;
    table.order(2, Command::GiveUp);
    assert!(table.s.turn().is_some(), "two go on");
    table.order(0, Command::GiveUp);
    assert_eq!(table.s.phase, Phase::Over);
    let outcome = Discover::outcome(&table.s).unwrap();
    assert_eq!(outcome.winners, [Seat(1)]);
    let fates: Vec<Fate> = table.s.seats.iter().map(|p| p.fate).collect();
    assert_eq!(fates, [Fate::Lost, Fate::Won, Fate::Lost]);

    let mut both = Table::plain(QUEST, 2);
    both.s.day = 2;
    for seat in 0..2 {
        both.holds(seat, &[]).seat(seat).damage = vec![Damage::Physical; 3];
    }
    let both_fell = |t: &Table| t.s.seats.iter().all(|p| p.fate == Fate::Lost);
    both.until(0, &Command::Attack(Seat(1)), both_fell);
    assert_eq!(both.s.phase, Phase::Over);
    assert!(Discover::outcome(&both.s).unwrap().winners.is_empty());
}

#[test]
#[clause(id = "D-S5-2", says = "all projects lie face up, anybody crafts any, nobody draws", lies = Decks)]
fn projects_lie_open() {
    let mut table = Table::plain(QUEST, 2);
    assert_eq!(table.s.face_up.len(), 11);
    assert!(table.s.seats.iter().all(|p| p.hand.is_empty()));
    let advanced = |id: &Key| {
        let def = table.catalog.projects.get(id);
        def.is_some_and(|p| p.deck == castaway_discover::effect::Deck::Advanced)
    };
    assert_eq!(table.s.face_up.iter().filter(|p| advanced(p)).count(), 3);
    let before = table.s.face_up.clone();
    let project = before[0].clone();
    for seat in 0..2 {
        table.s.seats[seat].stock = castaway_discover::stock::Stock::default();
        for res in Res::ALL {
            table.s.seats[seat].stock.gain(*res, 1);
        }
    }
    for seat in 0..2 {
        for res in [Res::Wood, Res::Stone, Res::Pelt, Res::Salvage] {
            table.seat(seat).stock.gain(res, 3);
        }
        let craft = Command::Craft(project.clone());
        table.s.stack.clear();
        table.order(seat, craft).silence();
        assert!(table.seat(seat).holds(&project).is_some());
        assert_eq!(table.s.face_up, before, "it stays");
        assert!(table.seat(seat).hand.is_empty(), "nothing is drawn");
        table.order(seat, Command::EndTurn);
    }
    table.resolve(0, r#"[{"op":"draw_project","n":1}]"#);
    assert!(table.me().hand.is_empty());
}

#[test]
#[clause(id = "D-S5-3", says = "a story by chance in the place of the landmark's own, and a counter", lies = Map)]
#[clause(id = "D-S5-4", says = "where a counter lies nobody investigates again", lies = Map)]
fn a_landmark_tells_a_random_story_once() {
    let mut seen = std::collections::BTreeSet::new();
    for seed in 0..20 {
        let mut table = Table::plain(QUEST, 2);
        table.s.seed = seed;
        table.seat(0).at = table.landmark(1);
        table.order(0, Command::Investigate);
        let story = table.s.tales.get(&1).expect("a counter").clone();
        assert!(table.catalog.random_landmark.stories.contains(&story));
        assert!(table.told.contains(&Event::Card(Seat(0), story.clone())));
        seen.insert(story);
        table.silence();
        table.seat(0).at = table.landmark(1);
        table.seat(0).stamina = 12;
        assert_eq!(
            table.refused(0, Command::Investigate),
            Rejection::NothingHere
        );
        // Another landmark has another one.
        table.seat(0).at = table.landmark(2);
        table.order(0, Command::Investigate);
        assert_ne!(table.s.tales.get(&1), table.s.tales.get(&2));
    }
    assert!(seen.len() > 5, "{seen:?}");
}

/// Springs of the land that hold water.
fn springs(table: &Table) -> usize {
    let spring = |n: u8| table.s.world.space_of(Icon::Water(n)).unwrap();
    let wet = |at: u8| table.s.ground(at).water.is_some();
    (0..3).filter(|n| wet(spring(*n))).count()
}

/// Everybody has enough to live on.
fn fed(table: &mut Table) {
    for seat in 0..2 {
        let food = [(Res::Food, 3), (Res::Clean, 3), (Res::Wood, 1)];
        table.holds(seat, &food).seat(seat).damage.clear();
    }
    table.s.monsters.clear();
}

#[test]
fn springs_dry_up_from_the_eighth_night_on() {
    let mut table = Table::plain(QUEST, 2);
    let all: Vec<Key> = table.s.monsters.iter().map(|m| m.card.clone()).collect();
    assert!(all.is_empty());
    let mut steady = table.clone();
    steady.s.pressure = Pressure::Steady;
    let night = |table: &mut Table, day: u16| {
        table.s.day = day;
        fed(table);
        table.night("n14").sleep();
        springs(table)
    };
    assert_eq!(night(&mut table, 7), 3);
    assert_eq!(night(&mut table, 8), 2);
    assert_eq!(night(&mut table, 9), 1);
    assert_eq!(night(&mut table, 10), 1, "one stays");
    assert_eq!(night(&mut steady, 9), 3, "the ruling is off");
}

#[test]
fn nights_ask_for_water_and_food_from_the_twelfth_on() {
    let paid = |pressure: Pressure, day: u16, card: &str| {
        let mut table = Table::plain(QUEST, 2);
        table.s.pressure = pressure;
        table.s.day = day;
        fed(&mut table);
        table.night(card);
        table.order(0, Command::EndTurn).order(1, Command::EndTurn);
        let hard = table.told.contains(&Event::HardNight);
        table.silence();
        let left = &table.s.seats[0].stock;
        (hard, 3 - left.units(Res::Food), 3 - left.units(Res::Clean))
    };
    // A night that asks for food alone.
    assert_eq!(paid(Pressure::Rising, 11, "n15"), (false, 1, 0));
    assert_eq!(paid(Pressure::Rising, 12, "n15"), (true, 1, 1));
    assert_eq!(paid(Pressure::Steady, 12, "n15"), (false, 1, 0));
}
