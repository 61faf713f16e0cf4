//! Rules of the discovery tokens and of the last cards.

use castaway_clause::clause;
use castaway_kernel::Key;
use castaway_robinson::{
    content::{WeatherDie, WeatherFace},
    effect::ProductionMode,
    event::Event,
    ids::{Phase, Place, Space, TokenKind, Who},
    reject::Rejection,
    state::Threat,
    task::{Ctx, Op, Usable},
};

use super::help::two;
use crate::table::{
    ME, Table, catalog,
    play::{assign, event, gather, token},
};

fn found(key: &str) -> (Table, Usable) {
    let mut t = two();
    t.s.discoveries = vec![key.into()];
    (t, Usable::Discovery(key.into()))
}

#[test]
#[clause(id = "R-DISC-2", says = "a game starts with twenty-two tokens in the stack", lies = Deck)]
#[clause(id = "R-DISC-2", says = "a used token is neither held nor in the stack and serves no second time", lies = Store)]
fn traded_tokens_leave_the_game_and_there_are_twenty_two() {
    let s = two().s;
    assert_eq!(s.piles.discovery.len(), 22, "18 and 4 of the scenario");
    let (mut t, tobacco) = found("tobacco");
    t.s.piles.discovery.retain(|k| k.as_str() != "tobacco");
    t.use_it(tobacco.clone()).expect("held");
    assert!(t.s.discoveries.is_empty());
    assert!(t.s.piles.discovery.iter().all(|k| k.as_str() != "tobacco"));
    assert_eq!(t.use_it(tobacco), Err(Rejection::NotHeld));
}

#[test]
#[clause(id = "R-DISC-5", says = "without a weapon it cannot be traded", lies = Store)]
#[clause(id = "R-DISC-5", says = "while actions resolve it cannot be traded", lies = Store)]
#[clause(id = "R-DISC-5", says = "an untraded one is still there after the night", lies = Store)]
#[clause(id = "R-DISC-5", says = "traded while planning it is one fur and one food at hand", lies = Store)]
fn a_goat_needs_a_weapon_and_no_running_action() {
    let (mut t, goat) = found("goat");
    assert_eq!(t.use_it(goat.clone()), Err(Rejection::NeedsWeapon(1)));
    t.s.weapon = 1;
    t.s.resolving = true;
    assert_eq!(t.use_it(goat.clone()), Err(Rejection::NotNow));
    t.s.resolving = false;
    t.run_ops(vec![Op::NightEnd], &Ctx::default());
    assert_eq!(t.s.discoveries, ["goat"], "it does not perish");
    t.s.phase = Phase::Action;
    t.use_it(goat).expect("while planning");
    assert_eq!((t.s.stock.fur, t.s.stock.food), (1, 1), "at hand at once");
    assert!(t.s.future.stock.is_empty() && t.s.discoveries.is_empty());
}

#[test]
#[clause(id = "R-DISC-6", says = "with a Pot Medicine is built at once at night, without it the token is refused", lies = Store)]
#[clause(id = "R-DISC-6", says = "in the Action Phase the Medicine waits", lies = Future)]
fn healing_herbs_and_a_pot_are_medicine() {
    let (mut t, herbs) = found("healing_herbs");
    assert_eq!(
        t.use_it(herbs.clone()),
        Err(Rejection::NeedsItem("pot".into()))
    );
    let start = t.item("pot");
    let mut t = start.clone();
    t.s.phase = Phase::Night;
    t.use_it(herbs.clone()).expect("a pot");
    assert!(t.s.built("medicine"), "at once");
    let mut t = start;
    t.s.phase = Phase::Action;
    t.use_it(herbs).expect("a pot");
    assert!(!t.s.built("medicine"));
    assert_eq!(t.s.future.inventions, ["medicine"]);
}

#[test]
#[clause(id = "R-DISC-7", says = "with a Pot, and only then, herbs raise morale by one", lies = Store)]
#[clause(id = "R-DISC-9", says = "an old machete raises weapons by one", lies = Store)]
#[clause(id = "R-DISC-10", says = "with a Pot, and only then, poison raises weapons by two", lies = Store)]
#[clause(id = "R-DISC-13", says = "tobacco raises morale by one", lies = Store)]
fn tokens_raise_morale_or_weapons() {
    for (key, pot, morale, weapon) in [
        ("herbs", true, 1, 0),
        ("old_machete", false, 0, 1),
        ("poison", true, 0, 2),
        ("tobacco", false, 1, 0),
    ] {
        let (mut t, token) = found(key);
        if pot {
            assert_eq!(
                t.use_it(token.clone()),
                Err(Rejection::NeedsItem("pot".into())),
                "{key}"
            );
            t = t.item("pot");
        }
        t.use_it(token).expect(key);
        assert_eq!((t.s.morale, t.s.weapon), (morale, weapon), "{key}");
    }
}

#[test]
#[clause(id = "R-DISC-8", says = "in the weather they make one rain cloud fewer", lies = Store)]
#[clause(id = "R-DISC-8", says = "while planning they are refused", lies = Store)]
fn large_leaves_keep_one_rain_cloud_off() {
    let (mut t, leaves) = found("large_leaves");
    assert_eq!(
        t.use_it(leaves),
        Err(Rejection::NotNow),
        "only in the weather"
    );
    let sky = vec![(WeatherDie::Rain, WeatherFace::Rain2)];
    t.s.phase = Phase::Weather;
    t.run_ops(
        vec![Op::WeatherWindow(sky.clone()), Op::Clouds(sky)],
        &Ctx::default(),
    );
    t.pick("use-d-large_leaves");
    assert!(t.events.contains(&Event::Clouds {
        snow: 0,
        rain: 1,
        roof: 0
    }));
    assert!(t.s.discoveries.is_empty());
}

#[test]
#[clause(id = "R-DISC-11", says = "outside the Action Phase its treasure takes effect at once", lies = Table)]
#[clause(id = "R-DISC-11", says = "in the Action Phase its treasure waits", lies = Future)]
#[clause(id = "R-DISC-11", says = "the First Player, here the second seat, finds it though the first used the token", lies = Second)]
fn a_treasure_token_draws_for_the_first_player() {
    for (phase, waits) in [(Phase::Morale, false), (Phase::Action, true)] {
        let (mut t, token) = found("treasure");
        t.s.first = 1;
        t.s.piles.mysteries = vec!["gold".into(), "bite".into()];
        t.s.phase = phase;
        t.run_ops(vec![Op::Use(Who::Seat(0), token)], &Ctx::default());
        t.settle();
        let future = &t.s.future.treasures;
        if waits {
            assert_eq!(*future, [(Key::from("gold"), Who::Seat(1))]);
        } else {
            assert!(future.is_empty());
            assert_eq!(t.s.piles.mystery_discard, ["gold"], "at once");
        }
        assert_eq!(t.s.piles.mysteries, ["bite"], "set aside and back");
        assert_eq!(t.wounds(1), 0);
    }
}

#[test]
#[clause(id = "R-DISC-12", says = "with a built shelter the palisade rises by one, without it they are refused", lies = Store)]
fn thorny_bushes_need_a_built_shelter() {
    let (mut t, bushes) = found("thorny_bushes");
    assert_eq!(t.use_it(bushes.clone()), Err(Rejection::NeedsShelter));
    t.s.shelter = true;
    t.use_it(bushes).expect("a shelter");
    assert_eq!(t.s.palisade, 1);
}

#[test]
#[clause(id = "R-DISC-14", says = "without a Pot, or while actions are planned, they are refused", lies = Store)]
#[clause(id = "R-DISC-14", says = "at night with a Pot they heal two on one or one on two", lies = Store)]
fn vegetables_heal_two_at_night_with_a_pot() {
    let (mut t, soup) = found("vegetables");
    t.s.people.iter_mut().for_each(|p| p.wounds = 3);
    t.s.phase = Phase::Night;
    assert_eq!(
        t.use_it(soup.clone()),
        Err(Rejection::NeedsItem("pot".into()))
    );
    let mut start = t.item("pot");
    start.s.phase = Phase::Action;
    assert_eq!(start.use_it(soup.clone()), Err(Rejection::NotNow));
    start.s.phase = Phase::Night;
    for (answers, wounds) in [(["s0", "s0"], (1, 3)), (["s0", "s1"], (2, 2))] {
        let mut t = start.clone();
        t.use_it(soup.clone()).expect("night and a pot");
        answers.iter().for_each(|a| t.pick(a));
        assert_eq!(
            (t.wounds(0), t.wounds(1), t.question()),
            (wounds.0, wounds.1, None)
        );
    }
}

#[test]
#[clause(id = "R-CARD-40", says = "Production adds one resource of its tile by choice, and the matching token's", lies = Board)]
#[clause(id = "R-CARD-40", says = "the chosen source is closed to Gather that round, the other open", lies = Board)]
#[clause(id = "R-CARD-41", says = "without Production it brings nothing and both sources may be gathered", lies = Board)]
#[clause(id = "EX-CARD-1", says = "a tile with wood, birds and a food token: one wood or two food", lies = Board)]
fn a_shortcut_brings_one_resource_of_its_tile_and_closes_it() {
    let at = || {
        let mut t = two().tile(Space::M2, 5).item("shortcut");
        t.s.shortcut = Some(Space::M2);
        token(&mut t, TokenKind::AdditionalFood, Place::Space(Space::M2));
        t
    };
    for (source, wood, food) in [(0, 2, 1), (1, 1, 3)] {
        let mut t = at();
        t.run_ops(vec![Op::ProductionPhase], &Ctx::default());
        assert_eq!(t.options(), ["0", "1"], "wood or birds");
        t.pick(&source.to_string());
        assert_eq!((t.s.stock.wood, t.s.stock.food), (wood, food));
        t.s.phase = Phase::Action;
        assert_eq!(
            t.give(&assign(gather(Space::M2, source), &[ME])),
            Err(Rejection::PlannedAlready)
        );
        t.give(&assign(gather(Space::M2, 1 - source), &[ME]))
            .expect("the other is open");
    }
    // Without Production nothing comes, and everything may be gathered.
    let mut t = at();
    t.s.flags.production = vec![ProductionMode::None];
    t.run_ops(vec![Op::ProductionPhase], &Ctx::default());
    assert_eq!((t.question(), t.s.stock.wood, t.s.stock.food), (None, 0, 0));
    t.s.phase = Phase::Action;
    for source in [0, 1] {
        t.give(&assign(gather(Space::M2, source), &[ME]))
            .expect("open");
    }
}

#[test]
#[clause(id = "R-CARD-43", says = "weapons fall by two or to 0, and nobody is wounded", lies = Table)]
fn a_snare_takes_two_weapon_levels_at_most() {
    for (before, after) in [(0, 0), (1, 0), (2, 0), (3, 1), (5, 3)] {
        let mut t = two();
        t.s.weapon = before;
        let list = catalog().mysteries["snare"].effects.clone();
        crate::table::play::in_action(&mut t, list.into_iter().map(Op::Effect).collect());
        assert_eq!((t.s.weapon, t.wounds(0)), (after, 0));
    }
}

#[test]
#[clause(id = "R-CARD-45", says = "the left threat fires before the right one", lies = Board)]
#[clause(id = "R-CARD-45", says = "both are gone and the card itself stands on the right", lies = Board)]
fn a_stroke_of_fate_fires_left_then_right_and_takes_the_right_space() {
    let mut t = two();
    t.s.people.iter_mut().for_each(|p| p.det = 9);
    let card = |serial, key: &str| {
        Some(Threat {
            serial,
            card: key.into(),
            wreckage: false,
        })
    };
    t.s.threats = [card(901, "fight"), card(902, "winter_depression")];
    event(&mut t, "stroke_of_fate");
    let fired: Vec<String> = t
        .events
        .iter()
        .filter_map(|e| match e {
            Event::ThreatFired(castaway_robinson::task::CardRef::Event(k)) => Some(k.to_string()),
            _ => None,
        })
        .collect();
    assert_eq!(fired, ["fight", "winter_depression"]);
    assert_eq!((t.det(0), t.det(1)), (6, 6), "2 and 1");
    assert!(t.s.threats[0].is_none());
    assert_eq!(
        t.s.threats[1].as_ref().map(|c| c.card.to_string()),
        Some("stroke_of_fate".into())
    );
}
