//! Settled rulings: figures, moments and plans that the content and the engine follow.

use std::collections::BTreeSet;

use crate::table::{ME, Table, catalog, explore, play::*};
use castaway_robinson::{
    ask::Question,
    content::{EventCard, Face},
    effect::{Effect, Forecast, Mode, Site, SourceMatch, Target, Window},
    event::Event,
    ids::{Deck, Kind, Phase, Place, Space, TokenKind, Who},
    plan::{Goal, Pawn, Project},
    rulings::Reading,
    state::End,
    task::{Ctx, Op, Roll, Usable},
    text::{Lang, Wording},
};

fn card(key: &str) -> &'static EventCard {
    &catalog().events[key]
}

fn reward(key: &str) -> Vec<Effect> {
    card(key).actions[0].reward.clone()
}

fn det(n: i8) -> Effect {
    Effect::Det {
        who: Target::Resolver,
        n,
        mode: Mode::Demand,
    }
}

#[test]
fn island_and_prices() {
    ruling("island-shape");
    ruling("build-prices");
    let printed = Space::ALL.iter().filter(|space| !space.beside_island());
    assert_eq!(printed.count(), 10, "as on the board");
    let price = |characters: &[&str]| {
        let mut t = Table::of(characters).wood(9);
        t.give(&assign(Goal::Build(Project::Shelter), &[ME]))
            .expect("enough wood");
        t.s.plan[0].tied.wood
    };
    assert_eq!(price(&["cook", "soldier"]), 2);
    assert_eq!(price(&["cook", "soldier", "explorer"]), 3);
    assert_eq!(price(&["cook", "soldier", "explorer", "carpenter"]), 4);
}

#[test]
fn people_and_dice() {
    ruling("cook-hearts");
    ruling("build-wound-die");
    ruling("morale-track");
    assert_eq!(catalog().characters["cook"].dies_on, 13);
    let wounds = &catalog().dice[&Deck::Build].wound;
    assert_eq!(wounds.iter().filter(|f| **f == Face::Wound).count(), 4);
    let mut t = Table::of(&["cook"]);
    for (n, end) in [(9, 3), (-9, -3)] {
        t.run_in(Phase::Event, vec![Effect::Morale { n }]);
        assert_eq!(t.s.morale, end);
    }
}

fn roll(success: Face, wound: Face, adventure: Face) -> Roll {
    Roll {
        deck: Deck::Explore,
        success: Some(success),
        wound: Some(wound),
        adventure: Some(adventure),
    }
}

#[test]
fn rerolls() {
    ruling("friday-reroll");
    ruling("reroll-offers");
    let asked = |det: u16, of: Roll| {
        let mut t = Table::solo();
        t.s.friday.as_mut().expect("he plays").det = det;
        t.give(&assign(explore(Space::M2), &[Pawn::Friday]))
            .expect("free");
        let ctx = Ctx {
            actor: Some(Who::Friday),
            placement: Some(t.s.plan[0].id),
            ..acting()
        };
        t.run_ops(vec![Op::AfterRoll(of)], &ctx);
        t.options()
    };
    let bad = roll(Face::Det, Face::Blank, Face::Blank);
    assert!(asked(1, bad).is_empty(), "2 determination");
    assert_eq!(asked(2, bad), ["go", "success"], "the bad die alone");
}

#[test]
fn dice_order() {
    ruling("dice-order");
    let mut t = Table::of(&["cook"]);
    t.give(&assign(explore(Space::M2), &[ME])).expect("free");
    let ctx = Ctx {
        placement: Some(t.s.plan[0].id),
        space: Some(Space::M2),
        ..acting()
    };
    let all = roll(Face::Success, Face::Wound, Face::Adventure);
    t.run_ops(vec![Op::RollTaken(all)], &ctx);
    let wound = at(&t, |e| matches!(e, Event::Wounded { .. })).expect("a wound");
    let success = at(&t, |e| matches!(e, Event::Succeeded { .. })).expect("success");
    let drawn = at(&t, |e| matches!(e, Event::Drawn(_))).expect("a card");
    assert!(wound < success && success < drawn);
}

#[test]
fn threats_as_in_the_tables() {
    ruling("event-payments");
    ruling("event-rewards");
    ruling("event-threats");
    ruling("high-water");
    ruling("predator-source");
    ruling("sunny-beach");
    for key in ["unusually_cold_night", "frost"] {
        let ways = &card(key).actions[0].requires;
        let both = [(ways[0].wood, ways[0].fur), (ways[1].wood, ways[1].fur)];
        assert_eq!(both, [(1, 0), (0, 1)], "{key}");
    }
    let wild = &card("call_of_the_wild").actions[0].requires;
    assert!(wild.iter().all(|r| r.item.is_none() && r.weapon == 2));
    for (key, n) in [
        ("body_on_the_beach", 2),
        ("chronic_tiredness", 2),
        ("fire", 1),
        ("heavy_clouds", 1),
    ] {
        assert_eq!(reward(key), [det(n)], "{key}");
    }
    assert_eq!(
        reward("predators").len(),
        2,
        "uncovers and gives determination"
    );
    let threat = |key: &str| card(key).threat.len();
    assert_eq!(threat("sleepless_night"), 2);
    assert_eq!(threat("bad_feelings"), 2);
    assert_eq!(threat("mist"), 2);
    assert_eq!(threat("bear"), 2);
    let token = |e: &Effect| {
        matches!(
            e,
            Effect::WeatherToken {
                token: Forecast::Token(_)
            }
        )
    };
    assert!(!card("ravishing_windstorm").threat.iter().any(token));
    let water = &card("high_water").actions[0];
    assert_eq!((water.pawns, water.requires.len()), (1, 2));
    let parrot = |e: &Effect| {
        matches!(
            e,
            Effect::Exhaust {
                source: SourceMatch::Parrot,
                at: Site::Nearest,
                ..
            }
        )
    };
    assert!(card("predator_is_near").event.iter().any(parrot));
    assert_eq!(card("sunny_beach").actions[0].pawns, 2);
}

#[test]
fn names_and_tokens() {
    ruling("crates-name");
    ruling("special-token-marks");
    ruling("herbs-at-night");
    let crates = castaway_robinson::task::CardRef::Wreckage("food_crates".into());
    assert_eq!(Wording::get(Lang::En).card(&crates), "Food Crates");
    let tokens = &catalog().scenarios["castaways"].tokens;
    let ids: BTreeSet<_> = tokens.iter().map(|t| &t.id).collect();
    assert_eq!(ids.len(), 4);
    let herbs = tokens.iter().find(|t| t.id == "s1_herbs").expect("herbs");
    assert_eq!(herbs.usage.window, Window::Night);
}

#[test]
fn danger_moment() {
    ruling("danger-moment");
    let mut t = Table::of(&["cook"]);
    token(&mut t, TokenKind::GreaterDanger, Place::Space(Space::M2));
    t.give(&assign(explore(Space::M2), &[ME, ME]))
        .expect("free");
    assert_eq!(t.wounds(0), 0, "the plan can still be taken back");
    t.advance().expect("all stand");
    let hurt = |e: &Event| matches!(e, Event::Wounded { .. });
    assert!(at(&t, hurt).is_some());
}

#[test]
fn order_of_alike_actions() {
    ruling("order-of-alike-actions");
    let mut t = Table::of(&["cook"]);
    for space in [Space::M2, Space::T1] {
        t.give(&assign(explore(space), &[ME])).expect("free");
    }
    t.advance().expect("all stand");
    assert_eq!(t.options().len(), 2, "which one first?");
    let mut t = Table::of(&["cook"]);
    for _ in 0..2 {
        t.give(&assign(Goal::Rest, &[ME])).expect("free");
    }
    t.advance().expect("all stand");
    let asked = t.options();
    assert!(!asked.iter().any(|o| o.starts_with('p')), "{asked:?}");
}

/// A cook with wood enough for every round, at the open plan of the second round.
fn second_round(readings: &[Reading]) -> Table {
    let mut t = house(Table::of(&["cook"]).wood(9), readings);
    t.s.round = 2;
    t.s.pile = vec![1, 0, 0, 0, 0];
    t.s.flags.pile_stage = None;
    t
}

/// How often the pile is asked about: when the plan stands, before the next event card, before the next planning.
fn asked(readings: &[Reading]) -> [bool; 3] {
    let mut t = second_round(readings);
    t.s.stock.food = 9;
    for _ in 0..2 {
        t.give(&assign(Goal::Rest, &[ME])).expect("free");
    }
    t.advance().expect("all stand");
    let mut asked = [false; 3];
    while let Some(question) = t.question() {
        if *question == Question::PileWood {
            let at = match (t.s.phase, t.s.round) {
                (Phase::Action, 2) => 0,
                (Phase::Event | Phase::Night, _) => 1,
                _ => 2,
            };
            asked[at] = true;
        }
        t.first();
    }
    assert_eq!((t.s.round, t.s.planning), (3, true));
    asked
}

#[test]
fn pile_moments() {
    ruling("pile-moments");
    let laid = |readings: &[Reading]| {
        let mut t = second_round(readings);
        assert!(t.s.planning);
        t.use_it(Usable::Pile).map(|()| t.options())
    };
    assert_eq!(laid(&[]), Ok(vec!["0".into(), "1".into(), "2".into()]));
    let refused = Err(castaway_robinson::reject::Rejection::NotNow);
    assert_eq!(laid(&[Reading::PileBeforePlanning]), refused);
    assert_eq!(asked(&[]), [true, false, false]);
    assert_eq!(asked(&[Reading::PileBeforePlanning]), [false, false, true]);
    assert_eq!(asked(&[Reading::PileBeforeEvent]), [true, true, false]);
}

#[test]
fn in_the_first_round_nobody_is_asked_about_the_pile() {
    let mut t = second_round(&[]);
    t.s.round = 1;
    t.s.pile[0] = 0;
    for _ in 0..2 {
        t.give(&assign(Goal::Rest, &[ME])).expect("free");
    }
    t.advance().expect("all stand");
    while let Some(question) = t.question() {
        assert!(t.s.round == 2 || *question != Question::PileWood);
        t.first();
    }
    assert_eq!(t.s.round, 2);
}

#[test]
fn wood_that_wins_is_asked_about_before_the_event_card() {
    let mut t = second_round(&[]).item("fire");
    t.s.round = 10;
    t.s.pile = vec![1, 2, 3, 4, 0];
    let cards = t.s.piles.events.len();
    t.run_ops(vec![Op::RoundEnd], &Ctx::default());
    while t.question().is_some_and(|q| *q != Question::PileWood) {
        t.first();
    }
    assert_eq!((t.s.round, t.s.piles.events.len()), (11, cards));
    t.pick("5");
    assert_eq!(t.s.end, Some(End::Won));
}

#[test]
fn unplaced_marker() {
    ruling("unplaced-marker");
    let cover = || Effect::Exhaust {
        source: SourceMatch::Any,
        n: 1,
        at: Site::On(castaway_robinson::effect::At::Camp),
        otherwise: vec![],
    };
    let bare = || {
        let mut t = Table::of(&["cook", "soldier"]);
        let camp = t.s.camp;
        t.s.island.get_mut(&camp).expect("a tile").exhausted = BTreeSet::from([0, 1]);
        t
    };
    let mut t = bare();
    in_action(&mut t, vec![Op::Effect(cover())]);
    assert_eq!((t.wounds(0), t.wounds(1)), (1, 0));
    let mut t = bare();
    t.run_in(Phase::Event, vec![cover()]);
    assert_eq!((t.wounds(0), t.wounds(1)), (1, 1));
}

#[test]
fn gains_while_planning() {
    ruling("gains-while-planning");
    let mut t = Table::of(&["cook", "soldier"]);
    t.s.people[0].det = 3;
    t.use_it(Usable::Ability("stone_soup".into()))
        .expect("paid");
    assert_eq!((t.s.stock.food, t.s.future.stock.food), (0, 1));
    t.s.weapon = 1;
    t.s.discoveries = vec!["goat".into()];
    t.use_it(Usable::Discovery("goat".into())).expect("armed");
    assert_eq!((t.s.stock.food, t.s.stock.fur), (1, 1));
}

#[test]
fn idle_pawns() {
    ruling("idle-pawns");
    let mut t = Table::of(&["cook"]);
    // Only a hunt is allowed, and there is nothing to hunt.
    t.s.people[0].allowed = Some(vec![Kind::Hunt]);
    t.advance().expect("no pawn has to stand");
}
