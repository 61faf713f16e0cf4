//! What wins, and what comes by the sheet itself (R-O1-1 to R-O1-5).

use castaway_kernel::Game;
use castaway_robinson::{
    Island, ask::Question, command::Command, content::WeatherDie, event::Event, preset::Preset,
};

use super::*;

#[test]
#[clause(id = "R-O1-1", says = "it has no printed number, four rounds, and is what the preset of a first game plays", lies = Table)]
fn the_sheet_to_learn_with() {
    let sheet = &catalog().scenarios[&Key::from("mail_boat")];
    assert_eq!((sheet.number, sheet.own, sheet.rounds), (None, Some(1), 4));
    let chosen = Preset::FirstGame.scenario(catalog());
    assert_eq!(chosen, Some("mail_boat".into()));
    let learnt = catalog().scenarios.values().filter(|s| s.first_game);
    assert_eq!(learnt.count(), 1);
}

#[test]
#[clause(id = "R-O1-2", says = "it is won when the fourth round ends, with a shelter and beacons on two tiles, and not before", lies = Table)]
fn won_in_the_fourth_night() {
    for round in 1..=3 {
        assert_eq!(ended(ready(pair(), round)), None, "round {round}");
    }
    let mut t = ready(pair(), 4);
    t.run_in(Phase::Action, vec![Effect::Morale { n: 1 }]);
    assert_eq!(t.s.end, None, "the night is still to come");
    assert_eq!(ended(t), Some(End::Won));
}

#[test]
fn no_table_is_asked_where_the_camp_stands_once_the_night_wins() {
    let asked = |round: u8, shelter: bool| {
        let mut t = ready(pair(), round);
        t.s.shelter = shelter;
        t.s.phase = Phase::Night;
        let night = vec![Op::MayMoveCamp, Op::NightEnd, Op::RoundEnd];
        t.run_ops(night, &Ctx::default());
        assert_eq!(t.question(), Some(&Question::MayMoveCamp));
        t
    };
    // Before the last night it matters, and so it does in the open or where something is still missing.
    for (round, shelter) in [(3, true), (4, false)] {
        let t = asked(round, shelter);
        assert_eq!(Island::moot(catalog(), &t.s), None, "round {round}");
    }
    let mut t = asked(4, true);
    let camp = t.s.camp;
    let (seat, answer) = Island::moot(catalog(), &t.s).expect("nobody is asked");
    t.give_as(seat.0, &Command::Choose(answer))
        .expect("an answer");
    assert_eq!((t.s.end, t.s.camp), (Some(End::Won), camp));
}

#[test]
#[clause(id = "R-O1-2", says = "without a shelter or the second beacon the fourth round loses, and a natural shelter is none", lies = Table)]
fn what_is_missing_loses() {
    let mut t = ready(solo(), 4);
    t.s.shelter = false;
    assert_eq!(ended(t), Some(End::TimeOver));
    let cave = catalog().tiles.values().find(|t| t.natural_shelter);
    let mut t = ready(solo(), 4).tile(Space::M2, cave.expect("a cave").number);
    (t.s.shelter, t.s.camp) = (false, Space::M2);
    assert_eq!(ended(t), Some(End::TimeOver));
    let mut t = ready(solo(), 4);
    t.s.markers.pop_first();
    assert_eq!(ended(t), Some(End::TimeOver));
}

#[test]
#[clause(id = "R-O1-2", says = "a beacon goes with its tile when that is turned down", lies = Board)]
fn a_beacon_on_a_lost_tile() {
    let mut t = ready(solo(), 4);
    let down = Effect::FlipTileDown {
        at: castaway_robinson::effect::At::Space(Space::T1),
    };
    t.run_in(Phase::Event, vec![down]);
    assert_eq!(t.s.markers.len(), 1);
    assert_eq!(ended(t), Some(End::TimeOver));
}

#[test]
#[clause(id = "R-O1-2", says = "whoever dies in the last night has lost, whatever is built", lies = Second)]
fn a_death_loses() {
    let mut t = ready(pair(), 4);
    t.run_ops(vec![Op::Hurt(Who::Seat(1), 20)], &Ctx::default());
    t.settle();
    assert_eq!(t.s.end, Some(End::Died(Who::Seat(1))));
}

/// The dice that are rolled in the weather of a round.
fn dice(round: u8) -> Vec<WeatherDie> {
    let mut t = ready(solo(), round);
    (t.s.stock.food, t.s.stock.wood) = (9, 9);
    t.run_ops(vec![Op::WeatherPhase], &Ctx::default());
    t.settle();
    let rolled = t.events.iter().find_map(|e| match e {
        Event::WeatherRolled(dice) => Some(dice.iter().map(|(die, _)| *die).collect()),
        _ => None,
    });
    rolled.unwrap_or_default()
}

#[test]
#[clause(id = "R-O1-3", says = "no weather dice in rounds 1 and 2, the rain die in rounds 3 and 4", lies = Table)]
fn the_weather() {
    assert_eq!((dice(1), dice(2)), (vec![], vec![]));
    assert_eq!(
        (dice(3), dice(4)),
        (vec![WeatherDie::Rain], vec![WeatherDie::Rain])
    );
}

#[test]
#[clause(id = "R-O1-3", says = "planks drift ashore: one wood when round 1 begins, three in rounds 2 and 3, none later", lies = Store)]
fn the_planks() {
    let sheet = &catalog().scenarios[&Key::from("mail_boat")];
    for (round, wood) in [(1, 1), (2, 3), (3, 3), (4, 0)] {
        let mut t = solo();
        let due = sheet.schedule.iter().filter(|due| due.round == round);
        let effects: Vec<Effect> = due.flat_map(|due| due.effects.clone()).collect();
        t.run_in(Phase::Event, effects);
        assert_eq!(t.s.stock.wood, wood, "round {round}");
    }
}

#[test]
#[clause(id = "R-O1-4", says = "a book gives each player one determination, Friday none", lies = Friday)]
fn a_book() {
    let mut t = pair();
    let effects = catalog().scenarios[&Key::from("mail_boat")].book.clone();
    t.run_in(Phase::Event, effects);
    assert_eq!((t.det(0), t.det(1)), (1, 1));
    let friday = t.s.friday.as_ref().expect("Friday");
    assert_eq!(friday.det, 0);
}

#[test]
#[clause(id = "R-O1-5", says = "each of the six totems brings one discovery token, which waits in Future Resources", lies = Future)]
fn totems() {
    let totems = &catalog().scenarios[&Key::from("mail_boat")].totems;
    assert_eq!(totems.len(), 6);
    for effects in totems {
        let mut t = pair();
        let before = t.s.piles.discovery.len();
        t.s.phase = Phase::Action;
        t.s.resolving = true;
        let ctx = Ctx {
            actor: Some(Who::Seat(1)),
            space: Some(Space::T1),
            ..Ctx::default()
        };
        let ops = effects.iter().cloned().map(Op::Effect);
        t.run_ops(ops.collect(), &ctx);
        assert_eq!(before - t.s.piles.discovery.len(), 1);
        assert_eq!(t.s.future.tokens.len(), 1);
        assert!(t.s.discoveries.is_empty());
    }
}
