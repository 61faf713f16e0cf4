//! The camp elsewhere, and the last round (chapters 19, 25, 26 and 29).

use castaway_clause::clause;
use castaway_robinson::{
    event::Event,
    ids::{Phase, Place, Space, TokenKind},
    plan::Goal,
    reject::Rejection,
    state::End,
    task::{CardRef, Op},
};

use super::at::{count, during, hold, plan};
use crate::rules::help::{effect, two};
use crate::table::{
    ME, Table, explore,
    play::{gather, has, token},
};

/// Two players whose camp has moved from the beach to a tile with wood and birds.
fn moved() -> Table {
    let mut t = two().tile(Space::M2, 6);
    during(&mut t, Phase::Night, vec![Op::MoveCampTo(Space::M2)]);
    t.s.phase = Phase::Action;
    t
}

#[test]
#[clause(id = "R-GATHER-2", says = "the new camp tile is not gathered from, the beach is", lies = Board)]
fn the_beach_is_gathered_from() {
    let mut t = moved();
    assert_eq!(
        t.plan(gather(Space::M2, 0), &[ME]),
        Err(Rejection::CampTile)
    );
    plan(&mut t, 0, gather(Space::M1, 0), &[ME]);
}

#[test]
#[clause(id = "R-PROD-1", says = "Production comes from where the camp stands now", lies = Board)]
fn production_of_the_new_camp() {
    let mut t = two().tile(Space::M2, 9);
    during(&mut t, Phase::Night, vec![Op::MoveCampTo(Space::M2)]);
    during(&mut t, Phase::Production, vec![Op::ProductionPhase]);
    assert_eq!((t.s.stock.wood, t.s.stock.food), (0, 1));
}

#[test]
#[clause(id = "R-DIST-1", says = "the way is counted from the new camp", lies = Board)]
fn the_way_from_the_new_camp() {
    let mut t = moved().tile(Space::T2, 9);
    let behind = Space::T2
        .adjacent()
        .iter()
        .copied()
        .find(|s| !Space::M2.adjacent().contains(s) && *s != Space::M2)
        .expect("one behind");
    plan(&mut t, 0, explore(behind), &[ME]);
    assert_eq!((t.s.plan[0].risky, t.s.plan[0].sure), (2, 3));
}

#[test]
#[clause(id = "R-TOKEN-11", says = "a time token meets the camp that moves onto its tile", lies = Board)]
#[clause(id = "R-TOKEN-10", says = "once it is behind the camp it asks of actions on its tile alone", lies = Board)]
fn a_time_token_and_a_moving_camp() {
    let mut t = moved();
    token(&mut t, TokenKind::TimeConsuming, Place::Space(Space::M2));
    plan(&mut t, 0, Goal::Rest, &[ME]);
    assert_eq!(t.s.plan[0].risky, 2);
    let mut t = moved();
    token(&mut t, TokenKind::TimeConsuming, Place::Space(Space::M1));
    plan(&mut t, 0, Goal::Rest, &[ME]);
    plan(&mut t, 0, gather(Space::M1, 0), &[ME]);
    assert_eq!((t.s.plan[0].risky, t.s.plan[1].risky), (1, 2));
}

#[test]
#[clause(id = "R-TERM-3", says = "the closest source is looked for from the new camp", lies = Board)]
fn the_closest_from_the_new_camp() {
    let mut t = moved();
    let nearest = effect(r#"{"exhaust_nearest":{"source":"wood","otherwise":[]}}"#);
    t.run_in(Phase::Event, vec![nearest]);
    assert!(t.s.island[&Space::M2].exhausted.contains(&0));
    assert!(t.s.island[&Space::M1].exhausted.is_empty());
}

#[test]
#[clause(id = "R-CARD-16", says = "the Corral takes a parrot beside the camp as it stands now and feeds that tile", lies = Board)]
fn a_corral_at_the_new_camp() {
    let mut t = moved().tile(Space::T2, 9);
    assert!(Space::M2.adjacent().contains(&Space::T2));
    crate::table::play::on_board(&mut t, "corral");
    let ready = Op::Available(CardRef::Invention("corral".into()), None);
    during(&mut t, Phase::Weather, vec![ready]);
    assert!(t.s.island[&Space::T2].exhausted.contains(&0));
    assert!(has(&t, TokenKind::AdditionalFood, Place::Space(Space::M2)));
}

#[test]
#[clause(id = "R-S1-8", says = "the Hatchet's token goes with the camp and gives wood in Production there", lies = Kept)]
fn the_hatchet_moves_along() {
    let mut t = two().tile(Space::M2, 6);
    crate::table::play::treasure(&mut t, "hatchet");
    during(&mut t, Phase::Night, vec![Op::MoveCampTo(Space::M2)]);
    assert!(has(&t, TokenKind::AdditionalWood, Place::Space(Space::M2)));
    during(&mut t, Phase::Production, vec![Op::ProductionPhase]);
    assert_eq!(t.s.stock.wood, 2);
}

#[test]
#[clause(id = "R-MOVE-6", says = "a Hatchet whose token finds one there is lost", lies = Kept)]
fn a_hatchet_without_a_place() {
    let mut t = two().tile(Space::M2, 6);
    crate::table::play::treasure(&mut t, "hatchet");
    token(&mut t, TokenKind::AdditionalWood, Place::Space(Space::M2));
    during(&mut t, Phase::Night, vec![Op::MoveCampTo(Space::M2)]);
    assert!(t.s.kept.is_empty());
}

/// The pile of the castaways is complete; it is this round.
fn waiting_for_fire(round: u8) -> Table {
    let mut t = two();
    t.s.pile = crate::table::catalog().scenarios[&t.s.setup.scenario]
        .woodpile
        .as_ref()
        .expect("castaways")
        .stages
        .clone();
    t.s.round = round;
    t
}

#[test]
#[clause(id = "R-S1-4", says = "a Fire that becomes available in the last round wins before its weather", lies = Future)]
#[clause(id = "R-END-1", says = "the goal is met at once", lies = Future)]
fn the_last_fire() {
    let mut t = waiting_for_fire(12);
    t.s.future.inventions.push("fire".into());
    during(&mut t, Phase::Action, vec![Op::EndActions]);
    assert_eq!(t.s.end, Some(End::Won));
    let weather = |e: &Event| matches!(e, Event::WeatherRolled(_));
    assert_eq!(count(&t, weather), 0);
}

#[test]
#[clause(id = "R-CARD-11", says = "a Fire that waits in a Catastrophe wins when it is back, not before", lies = Future)]
fn the_waiting_fire() {
    let mut t = waiting_for_fire(11).item("fire");
    t.s.inventions.get_mut("fire").expect("built").suspended = true;
    during(&mut t, Phase::Morale, vec![Op::MoralePhase]);
    assert_eq!(t.s.end, None);
    during(&mut t, Phase::Action, vec![Op::EndActions]);
    assert_eq!(t.s.end, Some(End::Won));
}

#[test]
#[clause(id = "R-END-3", says = "after the night of the last round the game is lost without its goal", lies = Table)]
fn the_last_night() {
    let mut t = two();
    t.s.round = 12;
    during(&mut t, Phase::Night, vec![Op::RoundEnd]);
    assert_eq!(t.s.end, Some(End::TimeOver));
}

#[test]
#[clause(id = "R-END-2", says = "a death in the last night comes before the end of time", lies = Second)]
fn a_death_in_the_last_night() {
    let mut t = two();
    t.s.round = 12;
    t.s.people[1].wounds = 12;
    during(
        &mut t,
        Phase::Night,
        vec![Op::Hurt(super::at::ONE, 1), Op::RoundEnd],
    );
    assert_eq!(t.s.end, Some(End::Died(super::at::ONE)));
}

#[test]
#[clause(id = "R-TERM-2", says = "a card kept in this phase serves from its end", lies = Kept)]
fn kept_in_this_phase() {
    let mut t = two();
    let serial = hold(&mut t, "boxes", 0);
    t.s.kept[0].from = t.s.round + 1;
    during(&mut t, Phase::Action, vec![Op::EndActions]);
    let kept = t.s.kept.iter().find(|k| k.serial == serial);
    assert_eq!(kept.map(|k| k.from), Some(1));
}
