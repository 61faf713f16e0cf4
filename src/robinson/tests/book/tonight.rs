//! What threatens before the next round, after what is surely done until then.

use castaway_kernel::Game;
use castaway_robinson::{
    Island,
    ask::Question,
    content::{WeatherDie, WeatherFace},
    effect::{Effect, Moment},
    ids::{Phase, Place, Res, Space, TokenKind, Track, Who},
    plan::{Goal, Pawn, Project},
    state::{Delayed, Threat},
    task::{CardRef, Ctx, Usable},
    tonight::{Menace, feeds, menaces},
};

use crate::{
    rules::help::two,
    table::{
        Table, catalog,
        play::{assign, build, gather, level, rest_others, token},
    },
};

const ME: [Pawn; 2] = [Pawn::Seat(0), Pawn::Seat(0)];

fn of(t: &Table) -> Vec<Menace> {
    menaces(catalog(), &t.s)
}

fn hungry(t: &Table) -> bool {
    of(t).iter().any(|m| matches!(m, Menace::Hunger { .. }))
}

/// A table in planning whose camp has a fish beside it.
fn fishing() -> Table {
    let mut t = Table::solo().tile(Space::M2, 3);
    t.s.friday = None;
    t
}

#[test]
fn food_that_is_surely_gathered_feeds_and_what_dice_decide_does_not() {
    let mut t = fishing();
    assert!(hungry(&t));
    t.give(&assign(gather(Space::M2, 0), &ME[..1]))
        .expect("one pawn");
    assert!(hungry(&t), "dice decide");
    let hope = Menace::Hunger {
        food: 0,
        eaters: 1,
        best: 1,
        hunts: false,
    };
    assert!(of(&t).contains(&hope), "{:?}", of(&t));
    let id = t.s.plan[0].id;
    t.give(&castaway_robinson::command::Command::Join {
        placement: id,
        pawns: vec![Pawn::Seat(0)],
        lead: false,
    })
    .expect("a second pawn");
    assert!(!hungry(&t), "{:?}", of(&t));
}

#[test]
fn what_is_at_hand_and_gives_food_is_named_to_the_hungry() {
    let mut t = fishing();
    let seats = [castaway_kernel::Seat(0)];
    t.s.equipment = vec![("empty_bottle".into(), 2)];
    t.s.equipment.push(("biscuits".into(), 2));
    assert!(hungry(&t), "nobody has eaten of it yet");
    let all = feeds(catalog(), &t.s, &seats);
    let named = |key: &str| all.contains(&Usable::Equipment(key.into()));
    assert!(named("biscuits") && !named("empty_bottle"), "{all:?}");
}

#[test]
fn an_invention_that_is_surely_built_feeds_and_covers() {
    let mut t = fishing().wood(1);
    assert!(hungry(&t));
    t.give(&assign(build("dam"), &ME[..1])).expect("one pawn");
    assert!(hungry(&t), "dice decide");
    let mut t = fishing().wood(1);
    t.give(&assign(build("dam"), &ME)).expect("two pawns");
    assert!(!hungry(&t), "{:?}", of(&t));
    let mut t = Table::solo().tile(Space::M2, 2);
    t.s.weather.rain = true;
    t.give(&assign(build("fire"), &ME)).expect("two pawns");
    let behind = |m: &Menace| matches!(m, Menace::Weather { palisade: 1, .. });
    assert!(of(&t).iter().any(behind), "{:?}", of(&t));
}

#[test]
fn food_in_future_resources_feeds_tonight() {
    let mut t = fishing();
    t.s.future.stock.food = 1;
    assert!(!hungry(&t), "{:?}", of(&t));
}

#[test]
fn a_cloud_that_lies_there_takes_its_food_before_anybody_eats() {
    let mut t = fishing();
    t.s.shelter = true;
    t.s.stock.food = 1;
    assert!(!hungry(&t));
    t.s.weather.rain = true;
    let takes = |t: &Table| {
        let weather = of(t).into_iter().find_map(|menace| match menace {
            Menace::Weather { takes, .. } => Some(takes),
            _ => None,
        });
        weather.expect("weather")
    };
    assert_eq!(takes(&t), (1, 1));
    assert!(hungry(&t), "{:?}", of(&t));
    t.s.weather.snow = true;
    assert_eq!(takes(&t), (2, 3));
    // A roof keeps it: nothing is taken.
    t.s.roof = 2;
    assert_eq!(takes(&t), (0, 1));
    assert!(!hungry(&t), "{:?}", of(&t));
}

#[test]
fn a_shelter_and_a_roof_that_are_surely_built_cover() {
    let mut t = Table::solo().wood(9);
    assert!(of(&t).contains(&Menace::Open));
    t.give(&assign(Goal::Build(Project::Shelter), &ME))
        .expect("a shelter");
    assert!(!of(&t).contains(&Menace::Open), "{:?}", of(&t));
    let mut t = two().wood(9);
    t.s.shelter = true;
    t.s.weather.rain = true;
    t.give(&assign(level(Track::Roof), &ME)).expect("a roof");
    let covered = Menace::Weather {
        roof: 1,
        palisade: 0,
        takes: (0, 0),
        wounds: 0,
    };
    assert!(of(&t).contains(&covered), "{:?}", of(&t));
}

#[test]
fn the_pile_is_asked_with_the_camp_as_it_will_surely_stand() {
    let mut t = two().wood(9);
    (t.s.round, t.s.shelter, t.s.stock.food) = (2, true, 3);
    t.give(&assign(level(Track::Roof), &ME)).expect("a roof");
    rest_others(&mut t);
    t.advance().expect("all stand");
    assert_eq!(t.question(), Some(&Question::PileWood));
    let view = Island::view(catalog(), &t.s, None);
    assert_eq!((view.roof, view.night.roof), (0, 1));
    assert_eq!((view.night.palisade, view.night.food), (0, 3));
}

#[test]
fn food_that_nothing_keeps_rots() {
    let mut t = two();
    t.s.stock.food = 5;
    assert!(of(&t).contains(&Menace::Rots(3)), "{:?}", of(&t));
    token(&mut t, TokenKind::AdditionalFood, Place::Night);
    assert!(of(&t).contains(&Menace::Rots(1)), "{:?}", of(&t));
    let t = t.item("cellar");
    assert!(!of(&t).iter().any(|m| matches!(m, Menace::Rots(_))));
}

#[test]
fn the_animals_that_a_card_called_are_among_the_dice() {
    let mut t = two();
    t.s.weather.hungry = true;
    assert_eq!(dice(&t), [WeatherDie::HungryAnimals]);
    assert!(of(&t).iter().any(|m| matches!(m, Menace::Weather { .. })));
}

fn dice(t: &Table) -> Vec<WeatherDie> {
    Island::view(catalog(), &t.s, None).weather.dice
}

#[test]
fn what_a_card_left_for_the_night_is_told() {
    let mut t = two();
    let card = CardRef::Event("storm_is_coming".into());
    let effects = vec![Effect::Discard {
        res: Res::Food,
        n: 1,
        mode: Default::default(),
    }];
    let ctx = Ctx {
        source: Some(card.clone()),
        ..Ctx::default()
    };
    let mut later = Delayed {
        at: Moment::Night,
        from: t.s.round,
        effects: effects.clone(),
        ctx,
        outside: Default::default(),
    };
    t.s.delayed.push(later.clone());
    let told = Menace::Card { card, effects };
    assert!(of(&t).contains(&told), "{:?}", of(&t));
    later.from += 1;
    t.s.delayed = vec![later];
    assert!(!of(&t).contains(&told), "not before its round");
    t.s.people[1].night_wounds = 2;
    let who = Who::Seat(1);
    assert!(of(&t).contains(&Menace::Wounds { who, n: 2 }));
}

fn threat(serial: u32, card: &str) -> Option<Threat> {
    Some(Threat {
        serial,
        card: card.into(),
        wreckage: false,
    })
}

#[test]
fn in_the_last_round_no_next_event_threatens_and_no_food_rots() {
    let mut t = two();
    t.s.stock.food = 9;
    let events: Vec<&str> = catalog()
        .events
        .values()
        .filter(|card| !card.threat.is_empty())
        .map(|card| card.id.as_str())
        .collect();
    t.s.threats = [threat(1, events[0]), threat(2, events[1])];
    assert!(of(&t).contains(&Menace::Pushed));
    t.s.round = 12;
    let menaces = of(&t);
    let last = |m: &Menace| matches!(m, Menace::Pushed | Menace::Rots(_));
    assert!(!menaces.iter().any(last), "{menaces:?}");
}

#[test]
fn it_is_said_when_the_game_can_not_be_won_any_more() {
    let mut t = two();
    t.s.round = 8;
    t.s.pile = vec![0; 5];
    assert!(
        !of(&t).contains(&Menace::Lost),
        "five stages in rounds 8 to 12"
    );
    t.s.round = 9;
    assert!(of(&t).contains(&Menace::Lost));
    t.s.pile = vec![1, 0, 0, 0, 0];
    assert!(!of(&t).contains(&Menace::Lost), "{:?}", of(&t));
    // A stage a round: that of this one is full.
    t.s.flags.pile_stage = Some(0);
    assert!(of(&t).contains(&Menace::Lost), "three rounds, four stages");
    t.s.round = 8;
    assert!(!of(&t).contains(&Menace::Lost), "{:?}", of(&t));
}

#[test]
fn beacons_that_cannot_be_built_any_more_lose_the_game() {
    let lost = |t: &Table| of(t).contains(&Menace::Lost);
    let mut t = Table::on("mail_boat", &["carpenter"]).tile(Space::T1, 1);
    (t.s.round, t.s.phase, t.s.planning, t.s.shelter) = (4, Phase::Action, true, true);
    t.s.stock.wood = 6;
    assert!(!lost(&t), "two tiles, and wood for both");
    t.s.stock.wood = 3;
    assert!(lost(&t), "wood for one alone");
    t.s.round = 3;
    assert!(!lost(&t), "tomorrow brings more");
    t.s.round = 4;
    t.s.markers.insert(("beacon_fire".into(), Space::M1));
    assert!(!lost(&t), "one stands");
    let mut t = Table::on("mail_boat", &["carpenter"]);
    (t.s.round, t.s.phase, t.s.planning, t.s.shelter) = (4, Phase::Action, true, true);
    t.s.stock.wood = 9;
    assert!(lost(&t), "one tile for two of them");
}

#[test]
fn what_an_action_of_the_sheet_lays_without_wood_loses_no_game() {
    let mut t = Table::on("spring_tide", &["carpenter"]);
    (t.s.round, t.s.phase, t.s.planning) = (9, Phase::Action, true);
    t.s.stock.wood = 0;
    assert!(!of(&t).contains(&Menace::Lost), "the quarry has stones");
}

#[test]
fn who_may_not_see_the_morning_is_named_with_friday() {
    let mut t = Table::solo();
    t.s.phase = Phase::Action;
    let dies_on = 13;
    t.s.people[0].wounds = dies_on - 3;
    let frail = |t: &Table, who| {
        of(t).into_iter().find_map(|m| match m {
            Menace::Frail {
                who: w,
                left,
                tonight,
            } if w == who => Some((left, tonight)),
            _ => None,
        })
    };
    // Nothing to eat and nothing above: three wounds are certain.
    assert_eq!(frail(&t, Who::Seat(0)), Some((3, true)), "{:?}", of(&t));
    t.s.stock.food = 1;
    assert_eq!(frail(&t, Who::Seat(0)), None);
    t.s.friday.as_mut().expect("Friday").wounds = 3;
    assert_eq!(frail(&t, Who::Friday), Some((1, false)));
    t.s.friday.as_mut().expect("Friday").dead = true;
    assert_eq!(frail(&t, Who::Friday), None);
}

#[test]
fn every_rest_that_is_planned_heals_before_the_night_is_reckoned() {
    let dies = |t: &Table| {
        of(t).into_iter().find_map(|m| match m {
            Menace::Frail {
                who: Who::Seat(0),
                left,
                tonight: true,
            } => Some(left),
            _ => None,
        })
    };
    // Nothing to eat and nothing above: three wounds are certain.
    let mut t = Table::solo();
    t.s.people[0].wounds = 13 - 2;
    assert_eq!(dies(&t), Some(2));
    t.give(&assign(Goal::Rest, &ME[..1])).expect("a rest");
    assert_eq!(dies(&t), Some(3), "one heals too little");
    t.give(&assign(Goal::Rest, &ME[..1])).expect("another");
    assert_eq!(dies(&t), None, "{:?}", of(&t));
    // In a bed one rest is enough.
    let mut t = Table::solo().item("bed");
    t.s.people[0].wounds = 13 - 2;
    t.give(&assign(Goal::Rest, &ME[..1])).expect("a rest");
    assert_eq!(dies(&t), None, "{:?}", of(&t));
}

#[test]
fn a_camp_with_no_palisade_is_told_what_the_animals_would_do_there() {
    let breached = |t: &Table| of(t).into_iter().find(|m| matches!(m, Menace::Breach(_)));
    let mut t = Table::on("giant_ape", &["carpenter"]);
    let sheet = catalog().scenarios.get("giant_ape").expect("the sheet");
    assert_eq!(dice(&t).len(), 0);
    assert_eq!(breached(&t), None, "no die falls");
    t.s.weather.hungry = true;
    assert_eq!(breached(&t), Some(Menace::Breach(sheet.breach.clone())));
    t.s.palisade = 1;
    assert_eq!(breached(&t), None, "a palisade stands");
    t.s.palisade = 0;
    let fell = |face| Some(vec![(WeatherDie::HungryAnimals, face)]);
    t.s.weather.prerolled = fell(WeatherFace::Food);
    assert_eq!(breached(&t), None, "the die fell otherwise");
    t.s.weather.prerolled = fell(WeatherFace::Palisade);
    assert!(breached(&t).is_some());
    // Another sheet asks for a wound, as printed.
    let mut t = two();
    t.s.weather.hungry = true;
    assert_eq!(breached(&t), None);
}

#[test]
fn a_beast_that_lurks_names_whom_it_attacks_until_its_card_is_dealt_with() {
    let mut t = two();
    t.s.first = 0;
    t.s.threats = [None, threat(7, "dangerous_night")];
    let lurks = |t: &Table| {
        of(t)
            .into_iter()
            .filter(|m| matches!(m, Menace::Lurks(_)))
            .collect::<Vec<_>>()
    };
    assert_eq!(lurks(&t), [], "no beast, no attack");
    let beast = t.s.piles.beasts.pop().expect("beasts");
    t.s.waiting_beast = Some((7, beast));
    // R-NIGHT-8: the First Player is another one by then.
    assert_eq!(lurks(&t), [Menace::Lurks(Who::Seat(1))]);
    t.s.first = 1;
    assert_eq!(lurks(&t), [Menace::Lurks(Who::Seat(0))]);
    t.s.weapon = 2;
    t.give(&assign(Goal::Threat { slot: 1, option: 0 }, &ME[..1]))
        .expect("its card is dealt with");
    assert_eq!(lurks(&t), []);
    t.s.plan.clear();
    assert_eq!(lurks(&t).len(), 1);
    t.s.round = 12;
    assert_eq!(lurks(&t), [], "no Event Phase comes");
}
