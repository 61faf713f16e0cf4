//! Rules of single cards, from the Ceremonial Bowl to the Hammer.

use castaway_clause::clause;
use castaway_robinson::{
    ask::Question,
    effect::{Effect, Supply, Trace},
    event::Event,
    ids::{Deck, Phase, Place, Space, TokenKind, Who},
    plan::Pawn,
    task::{CardRef, Ctx, Op, Usable},
};

use super::help::two;
use crate::table::{
    Table, catalog, explore,
    play::{acting, assign, at, event, go, has, in_action, open, treasure},
};

#[test]
#[clause(id = "R-CARD-13", says = "the rerolls of the bowl begin in the next round and have no last one", lies = Sheet)]
#[clause(id = "R-CARD-15", says = "the rerolls of the trap are for the next round alone, sure actions included", lies = Sheet)]
#[clause(id = "R-CARD-15", says = "a sure action of the next round rolls dice", lies = Sheet)]
fn bowl_and_confusion_roll_successes_again() {
    let mut t = two();
    treasure(&mut t, "ceremonial_bowl");
    let of = |t: &Table| t.s.people[0].reroll.clone();
    let reroll = of(&t).expect("it lasts");
    assert_eq!(
        (reroll.from, reroll.to),
        (2, None),
        "from the next round until it is drawn"
    );
    let mut t = two();
    t.s.piles.mysteries.retain(|k| k.as_str() != "confused");
    let ctx = Ctx {
        source: Some(CardRef::Mystery("confused".into())),
        ..acting()
    };
    t.s.phase = Phase::Action;
    t.run_ops(vec![Op::MysteryCard("confused".into())], &ctx);
    t.settle();
    let reroll = of(&t).expect("next round");
    assert_eq!(
        (reroll.from, reroll.to, reroll.sure_rolls),
        (2, Some(2), true)
    );
    // A sure action of next round rolls the success die.
    t.s.round = 2;
    t.give_as(0, &assign(explore(Space::M2), &[Pawn::Seat(0); 2]))
        .expect("sure");
    go(&mut t);
    assert!(t.events.iter().any(|e| matches!(e, Event::Rolled { .. })));
}

#[test]
#[clause(id = "R-CARD-14", says = "the roof that lost two gets one level back, the palisade that lost none gets none", lies = Table)]
#[clause(id = "R-CARD-14", says = "nothing comes back without a built shelter", lies = Table)]
fn after_a_cloudburst_one_lost_level_comes_back() {
    let mut t = two().tile(Space::M2, 5);
    t.s.shelter = true;
    (t.s.roof, t.s.palisade) = (4, 0);
    event(&mut t, "cloudburst");
    t.settle();
    assert_eq!((t.s.camp, t.s.roof), (Space::M2, 2));
    let serial = t.s.threats[1].as_ref().expect("on the right").serial;
    let ctx = Ctx { serial, ..acting() };
    t.s.phase = Phase::Action;
    t.run_ops(
        vec![Op::Effect(Effect::Undo {
            what: Trace::Levels,
        })],
        &ctx,
    );
    assert_eq!(
        (t.s.roof, t.s.palisade),
        (3, 0),
        "one level of the roof only"
    );
    t.s.shelter = false;
    (t.s.roof, t.s.palisade) = (0, 0);
    t.run_ops(
        vec![Op::Effect(Effect::Undo {
            what: Trace::Levels,
        })],
        &ctx,
    );
    assert_eq!(
        (t.s.roof, t.s.palisade),
        (0, 0),
        "nothing without a shelter"
    );
}

#[test]
#[clause(id = "R-CARD-16", says = "it covers one source of birds on the adjacent tile", lies = Board)]
#[clause(id = "R-CARD-16", says = "it lays a food token on the camp tile", lies = Board)]
#[clause(id = "R-CARD-16", says = "the token goes along when the camp moves", lies = Board)]
fn the_corral_covers_a_parrot_next_door_and_feeds_the_camp() {
    let parrot = catalog()
        .tiles
        .values()
        .find(|c| c.number != 8 && c.sources.contains(&castaway_robinson::ids::Source::Parrot))
        .map(|c| c.number)
        .expect("such a tile");
    let mut t = two().tile(Space::M2, parrot);
    crate::table::play::on_board(&mut t, "corral");
    t.run_ops(
        vec![Op::Available(CardRef::Invention("corral".into()), None)],
        &Ctx::default(),
    );
    t.settle();
    assert_eq!(t.s.island[&Space::M2].exhausted.len(), 1);
    let food = TokenKind::AdditionalFood;
    assert!(has(&t, food, Place::Space(Space::M1)));
    t.s.phase = Phase::Night;
    t.run_ops(vec![Op::MoveCampTo(Space::M2)], &Ctx::default());
    assert!(has(&t, food, Place::Space(Space::M2)));
}

#[test]
#[clause(id = "R-CARD-17", says = "an invention searched in an action lies on the board and does not wait", lies = Table)]
fn the_council_brings_an_invention_straight_to_the_board() {
    let mut t = two();
    let n = t.s.inventions.len();
    t.s.resolving = true;
    in_action(
        &mut t,
        vec![Op::Effect(Effect::Draw {
            pile: Supply::AnyInvention,
            n: 1,
        })],
    );
    t.first();
    t.settle();
    assert_eq!(t.s.inventions.len(), n + 1);
    assert!(t.s.future.inventions.is_empty());
}

#[test]
#[clause(id = "R-CARD-18", says = "the reward of its action puts the waiting beast on the Hunting deck", lies = Deck)]
#[clause(id = "R-CARD-18", says = "else the First Player, here the second seat, fights it in the next Event Phase", lies = Second)]
fn the_beast_of_the_dangerous_night_waits_beside_the_deck() {
    let start = || {
        let mut t = two();
        event(&mut t, "dangerous_night");
        t.settle();
        t
    };
    let mut t = start();
    let (serial, beast) = t.s.waiting_beast.clone().expect("it waits");
    let ctx = Ctx { serial, ..acting() };
    t.s.phase = Phase::Action;
    t.run_ops(vec![Op::Effect(Effect::Undo { what: Trace::Beast })], &ctx);
    assert_eq!(
        (t.s.waiting_beast.as_ref(), t.s.piles.hunting.last()),
        (None, Some(&beast))
    );
    let mut t = start();
    t.s.round = 2;
    t.s.first = 1;
    t.s.weapon = 20;
    t.s.piles.events = vec![];
    t.run_ops(vec![Op::EventPhase], &Ctx::default());
    t.settle();
    let fought = t.events.iter().any(|e| {
        matches!(
            e,
            Event::Fight {
                who: Who::Seat(1),
                ..
            }
        )
    });
    assert!(
        fought && t.s.waiting_beast.is_none(),
        "the First Player fights it"
    );
}

#[test]
#[clause(id = "R-CARD-19", says = "the second seat is First Player as soon as the event is drawn", lies = Second)]
fn despondency_changes_the_first_player_at_once() {
    let mut t = two();
    event(&mut t, "despondency");
    assert_eq!(t.s.first, 1);
    assert!(at(&t, |e| *e == Event::FirstPlayer(1)).is_some());
}

#[test]
#[clause(id = "R-CARD-20", says = "Storm Damage halves a roof of five to three; a palisade of one may be chosen and stays", lies = Table)]
#[clause(id = "R-CARD-20", says = "with roof and palisade at 0 it wounds", lies = Table)]
fn halving_leaves_a_level_of_one_and_two_zeroes_are_a_demand() {
    let after = |roof: u16, palisade: u16, pick: Option<&str>| {
        let mut t = two();
        t.s.shelter = true;
        (t.s.roof, t.s.palisade) = (roof, palisade);
        event(&mut t, "storm_damage");
        if let Some(pick) = pick {
            t.pick(pick);
        }
        t.settle();
        (t.s.roof, t.s.palisade, t.wounds(0))
    };
    assert_eq!(after(5, 1, Some("roof")), (3, 1, 0));
    assert_eq!(
        after(5, 1, Some("palisade")),
        (5, 1, 0),
        "one may be chosen and loses nothing"
    );
    assert_eq!(after(0, 0, Some("roof")), (0, 0, 1));
}

#[test]
#[clause(id = "R-CARD-21", says = "the extra Build of a weapon is rolled for", lies = Table)]
#[clause(id = "R-CARD-21", says = "roof and palisade are not among its choices while there is no shelter", lies = Table)]
fn fast_work_builds_once_more_as_if_with_one_pawn() {
    let mut t = two().wood(5);
    let ctx = Ctx {
        source: Some(CardRef::Adventure(Deck::Build, "fast_work".into())),
        placement: Some(1),
        ..acting()
    };
    t.s.phase = Phase::Action;
    t.run_ops(vec![Op::Effect(Effect::ExtraBuild)], &ctx);
    let options: Vec<(String, String)> =
        t.s.ask
            .iter()
            .flat_map(|a| &a.options)
            .map(|o| (o.key.to_string(), format!("{:?}", o.label)))
            .collect();
    let offered = |what: &str| options.iter().find(|(_, label)| label.contains(what));
    assert!(
        offered("Roof").is_none() && offered("Palisade").is_none(),
        "there is no shelter"
    );
    let weapon = offered("Weapon").expect("1 wood").0.clone();
    t.pick(&weapon);
    assert!(
        t.events.iter().any(|e| matches!(e, Event::Rolled { .. })),
        "as if with one pawn"
    );
}

#[test]
#[clause(id = "R-CARD-22", says = "one food heals two wounds of one character", lies = Store)]
#[clause(id = "R-CARD-22", says = "it is not offered twice in a night", lies = Table)]
fn the_fireplace_heals_two_for_one_food_once_a_night() {
    let mut t = two().item("fireplace");
    t.s.shelter = true;
    t.s.people[0].wounds = 5;
    t.s.stock.food = 5;
    t.s.phase = Phase::Night;
    t.run_ops(vec![Op::NightWindow], &Ctx::default());
    let meal = open(&t)
        .into_iter()
        .find(|o| o.contains("fireplace"))
        .expect("offered");
    t.pick(&meal);
    while matches!(t.question(), Some(Question::Heal { .. })) {
        t.first();
    }
    assert_eq!((t.s.stock.food, t.wounds(0)), (4, 3));
    assert!(open(&t).iter().all(|o| !o.contains("fireplace")), "once");
}

#[test]
#[clause(id = "R-CARD-24", says = "each of its two uses in one round brings one pawn, a brown one", lies = Store)]
fn hammer_and_nails_give_a_brown_pawn_a_use() {
    let mut t = two();
    t.s.equipment = vec![("hammer_nails".into(), 2)];
    for n in 1..=2 {
        t.use_it(Usable::Equipment("hammer_nails".into()))
            .expect("both in one round");
        assert_eq!(t.s.flags.neutral.len(), n);
    }
    let colour = format!("{:?}", t.s.flags.neutral[0].colour);
    assert_eq!(colour, "Build");
}
