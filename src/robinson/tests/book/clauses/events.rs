//! Events, threats, morale and mysteries outside the Action Phase (chapters 5, 6, 12 and 21).

use castaway_clause::clause;
use castaway_robinson::{
    effect::{Effect, Limit, MysteryLimits, Scouted, Trace},
    event::Event,
    ids::{Deck, Phase, Place, Res, Space, TokenKind, Track},
    plan::{Goal, Pawn},
    state::{EventDeckCard, Threat},
    task::{Ctx, Op, Owed},
};

use super::at::{ONE, ZERO, count, during, plan};
use crate::rules::help::{drawing, lower, quiet, threat, two};
use crate::table::{
    ME, catalog,
    play::{event, finish, gather, go, has, rolls, token},
};

#[test]
#[clause(id = "R-EVENT-4", says = "an icon finds its token on the deck and places none", lies = Deck)]
fn a_second_icon() {
    let at = Place::Deck(Deck::Build);
    let mut t = two();
    token(&mut t, TokenKind::Adventure, at);
    let key = quiet(castaway_robinson::content::Icon::Build);
    event(&mut t, key.as_str());
    t.settle();
    let placed = |e: &Event| matches!(e, Event::TokenPlaced(TokenKind::Adventure, _));
    assert!(has(&t, TokenKind::Adventure, at) && count(&t, placed) == 0);
}

#[test]
#[clause(id = "R-EVENT-4", says = "a token of this Event Phase draws in this round's actions", lies = Deck)]
fn the_icon_works_at_once() {
    let mut t = two();
    let key = quiet(castaway_robinson::content::Icon::Build);
    event(&mut t, key.as_str());
    t.settle();
    t.s.phase = Phase::Action;
    t.s.stock.wood = 1;
    plan(
        &mut t,
        0,
        crate::table::play::level(Track::Weapon),
        &[ME, ME],
    );
    go(&mut t);
    finish(&mut t);
    assert_eq!(crate::table::play::drawn(&t, Deck::Build), 1);
    assert!(rolls(&t).is_empty());
}

#[test]
#[clause(id = "R-EVENT-9", says = "a card on the left stays while the right space is empty", lies = Board)]
fn the_left_card_stays() {
    let mut t = two();
    threat(&mut t, 0, "argument");
    let key = quiet(castaway_robinson::content::Icon::Build);
    event(&mut t, key.as_str());
    t.settle();
    let card = |slot: usize| t.s.threats[slot].as_ref().map(|c| c.card.to_string());
    assert_eq!(card(0).as_deref(), Some("argument"));
    assert_eq!(card(1), Some(key.to_string()));
    let fired = |e: &Event| matches!(e, Event::ThreatFired(_));
    assert_eq!(count(&t, fired), 0);
}

#[test]
#[clause(id = "R-EVENT-14", says = "food of an event's fight is at hand at once", lies = Store)]
#[clause(id = "R-EVENT-13", says = "the First Player of the second seat fights alone", lies = Second)]
fn the_second_seat_fights_the_event() {
    let mut t = two();
    t.s.first = 1;
    lower(&mut t, Deck::Build, "howling_in_the_bushes", 3);
    t.settle();
    assert_eq!(
        (t.wounds(0), t.wounds(1)),
        (0, 5),
        "3, a weapon level and a palisade level"
    );
    assert_eq!((t.s.stock.food, t.s.stock.fur), (2, 1));
}

#[test]
#[clause(id = "R-CARD-19", says = "the new First Player draws what comes next", lies = Second)]
fn despondency_hands_on_the_draw() {
    let mut t = two();
    t.run_in(Phase::Event, vec![Effect::PassFirstPlayer]);
    lower(&mut t, Deck::Gather, "viper", 4);
    t.settle();
    assert_eq!((t.wounds(0), t.wounds(1)), (0, 3));
}

#[test]
#[clause(id = "R-EVENT-3", says = "with nothing below it in the deck a card that came back is the last", lies = Deck)]
fn the_last_card_of_the_deck() {
    let mut t = two();
    lower(&mut t, Deck::Build, "savings", 4);
    t.settle();
    assert_eq!(t.s.morale, -1);
    assert!(t.s.piles.events.is_empty() && t.s.threats[1].is_none());
}

#[test]
#[clause(id = "R-EVENT-14", says = "a treasure of the Event Phase serves at once", lies = Kept)]
fn a_treasure_of_the_event_phase() {
    let mut t = two();
    t.s.piles.mysteries = vec!["boxes".into()];
    let limits = MysteryLimits {
        treasures: 1,
        total: 1,
        ..serde_json::from_str::<MysteryLimits>(r#"{"total":1}"#).expect("limits")
    };
    during(&mut t, Phase::Event, vec![drawing(limits)]);
    let boxes =
        t.s.kept
            .iter()
            .find(|k| k.card.as_str() == "boxes")
            .expect("kept");
    assert_eq!(boxes.from, t.s.round);
}

#[test]
#[clause(id = "R-MORALE-6", says = "what is missing wounds the First Player of the second seat", lies = Second)]
fn bad_morale_of_the_second_seat() {
    let mut t = two();
    t.s.first = 1;
    t.s.people[1].det = 1;
    t.s.morale = -3;
    during(&mut t, Phase::Morale, vec![Op::MoralePhase]);
    t.settle();
    assert_eq!((t.det(1), t.wounds(0), t.wounds(1)), (0, 0, 2));
}

#[test]
#[clause(id = "R-MORALE-3", says = "at the best morale the second seat may heal one", lies = Second)]
fn best_morale_of_the_second_seat() {
    let mut t = two();
    t.s.first = 1;
    t.s.morale = 3;
    t.s.people[1].wounds = 2;
    during(&mut t, Phase::Morale, vec![Op::MoralePhase]);
    t.pick("heal");
    assert_eq!((t.wounds(1), t.det(1)), (1, 0));
}

#[test]
#[clause(id = "R-UD-4", says = "an event's demand of wood takes free wood only, and wounds all for the rest", lies = Plan)]
#[clause(id = "R-PLAN-14", says = "what is tied to a plan pays no demand", lies = Plan)]
fn tied_wood_pays_no_event() {
    let mut t = two().wood(2);
    plan(&mut t, 0, crate::table::play::level(Track::Weapon), &[ME]);
    let owed = Op::Pay {
        owed: Owed::Res(Res::Wood),
        n: 2,
        wounds: true,
    };
    during(&mut t, Phase::Event, vec![owed]);
    assert_eq!((t.s.stock.wood, t.wounds(0), t.wounds(1)), (0, 1, 1));
    assert_eq!(t.s.plan[0].tied.wood, 1);
}

#[test]
#[clause(id = "R-RES-2", says = "wood of Future Resources pays no demand of the phase", lies = Future)]
fn future_wood_pays_nothing() {
    let mut t = two();
    t.s.future.stock.wood = 3;
    let owed = Op::Pay {
        owed: Owed::Res(Res::Wood),
        n: 1,
        wounds: true,
    };
    t.s.phase = Phase::Action;
    t.run_ops(vec![owed], &super::at::acting_as(ONE));
    assert_eq!((t.s.future.stock.wood, t.wounds(0), t.wounds(1)), (3, 0, 1));
}

#[test]
#[clause(id = "R-CARD-18", says = "the First Player of the next round meets the waiting beast", lies = Second)]
#[clause(id = "R-CARD-18", says = "after the fight its Threat Action returns nothing", lies = Deck)]
fn the_beast_of_the_next_round() {
    let mut t = two();
    t.s.first = 1;
    t.s.round = 2;
    t.s.piles.events.clear();
    t.s.piles.beasts.retain(|k| k.as_str() != "birds");
    t.s.waiting_beast = Some((700, "birds".into()));
    during(&mut t, Phase::Event, vec![Op::EventPhase]);
    t.settle();
    assert_eq!((t.wounds(0), t.wounds(1), t.s.stock.food), (0, 1, 2));
    let deck = t.s.piles.hunting.len();
    let ctx = Ctx {
        serial: 700,
        ..Ctx::default()
    };
    t.run_ops(vec![Op::Effect(Effect::Undo { what: Trace::Beast })], &ctx);
    assert_eq!(t.s.piles.hunting.len(), deck);
}

#[test]
#[clause(id = "R-THREAT-4", says = "the resources tied to a Threat Action are gone, its effect never fires", lies = Plan)]
#[clause(id = "R-THREAT-3", says = "its determination goes to the leader alone", lies = Second)]
fn the_second_seat_averts() {
    let (key, action) = crate::rules::help::event_with(|a| {
        a.pawns == 1
            && a.requires.len() == 1
            && a.requires[0].wood == 1
            && a.requires[0].item.is_none()
            && a.reward
                .iter()
                .any(|e| matches!(e, Effect::Det { n: 1, .. }))
    });
    let mut t = two().wood(1);
    threat(&mut t, 1, key);
    t.s.piles.events.clear();
    plan(
        &mut t,
        1,
        Goal::Threat { slot: 1, option: 0 },
        &[Pawn::Seat(1)],
    );
    assert_eq!(t.s.stock.wood, 0);
    let rewards = action.reward.len();
    go(&mut t);
    finish(&mut t);
    let paid = |e: &Event| matches!(e, Event::Det { who, n: 1 } if *who == ONE);
    assert!(rewards > 0 && count(&t, paid) == 1);
    let fired = |e: &Event| matches!(e, Event::ThreatFired(_));
    assert_eq!(count(&t, fired), 0);
    assert!(t.s.threats[1].is_none());
}

#[test]
#[clause(id = "R-THREAT-7", says = "wreckage that is pushed off the board harms nobody", lies = Board)]
fn wreckage_goes_without_harm() {
    let mut t = two();
    let wreck = catalog().wreckage.keys().next().expect("one").clone();
    t.s.threats[0] = Some(Threat {
        serial: 5,
        card: wreck,
        wreckage: true,
    });
    threat(&mut t, 1, "argument");
    let key = quiet(castaway_robinson::content::Icon::Build);
    event(&mut t, key.as_str());
    t.settle();
    assert_eq!((t.wounds(0), t.wounds(1)), (0, 0));
    assert_eq!(
        t.s.threats[0]
            .as_ref()
            .map(|c| c.card.to_string())
            .as_deref(),
        Some("argument")
    );
}

#[test]
#[clause(id = "R-RESOLVE-2", says = "with a marker on Arrange Camp the group says whose turn is lost", lies = Board)]
fn whose_arranging_is_lost() {
    let mut t = two();
    t.s.arrange_marker = true;
    plan(&mut t, 0, Goal::Arrange, &[ME]);
    plan(&mut t, 1, Goal::Arrange, &[Pawn::Seat(1)]);
    go(&mut t);
    assert_eq!(t.options().len(), 2, "{:?}", t.question());
    let second = t.options()[1].clone();
    t.pick(&second);
    finish(&mut t);
    let paid = |e: &Event| matches!(e, Event::Det { who, n: 2 } if *who == ZERO);
    assert_eq!(count(&t, paid), 1);
    let lost = |e: &Event| matches!(e, Event::Det { who, n: 2 } if *who == ONE);
    assert_eq!(count(&t, lost), 0);
}

#[test]
#[clause(id = "R-WOUND-8", says = "a special wound of the second seat waits for its own card", lies = Second)]
fn the_bearer_is_hit() {
    let mut t = two();
    t.s.people[1]
        .specials
        .push((castaway_robinson::ids::Part::Leg, Deck::Build));
    lower(&mut t, Deck::Build, "accident", 6);
    t.settle();
    assert_eq!((t.wounds(0), t.wounds(1)), (0, 3));
    assert!(t.s.people[1].specials.is_empty());
}

#[test]
#[clause(id = "R-CARD-30", says = "Medicine that waits in Future Resources prevents nothing", lies = Future)]
fn waiting_medicine_prevents_nothing() {
    for (built, wounds) in [(true, 1), (false, 3)] {
        let mut t = two();
        t.s.people[0]
            .specials
            .push((castaway_robinson::ids::Part::Leg, Deck::Build));
        if built {
            t = t.item("medicine");
        } else {
            t.s.future.inventions.push("medicine".into());
        }
        lower(&mut t, Deck::Build, "accident", 6);
        t.settle();
        assert_eq!(t.wounds(0), wounds);
    }
}

#[test]
#[clause(id = "R-EVENT-3", says = "a card that came back acts, then the next card is drawn in the same phase", lies = Deck)]
fn two_cards_in_one_phase() {
    let mut t = two();
    let key = quiet(castaway_robinson::content::Icon::Build);
    t.s.piles.events = vec![
        EventDeckCard::Event(key.clone()),
        EventDeckCard::Adventure {
            deck: Deck::Gather,
            card: "skeleton".into(),
            serial: 9,
        },
    ];
    t.s.round = 2;
    during(&mut t, Phase::Event, vec![Op::EventPhase]);
    t.settle();
    assert_eq!(t.s.threats[1].as_ref().map(|c| c.card.clone()), Some(key));
    let back = |e: &Event| matches!(e, Event::CameBack(_));
    assert_eq!(count(&t, back), 1);
}

#[test]
#[clause(id = "R-TERM-5", says = "food that is not there cannot be chosen to be eaten", lies = Store)]
fn no_food_for_the_flu() {
    for (food, open) in [(0, vec!["ignore"]), (1, vec!["eat", "ignore"])] {
        let mut t = two().tile(Space::M2, 6);
        t.s.stock.food = food;
        t.s.future.stock.food = 4;
        plan(&mut t, 0, gather(Space::M2, 0), &[ME]);
        t.s.piles
            .adventures
            .insert(Deck::Explore, vec!["flu".into()]);
        let ctx = super::at::within(&t, 0);
        t.s.phase = Phase::Action;
        t.run_ops(vec![Op::DrawAdventure(Deck::Explore)], &ctx);
        let there = if t.question().is_some() {
            crate::table::play::open(&t)
        } else {
            vec!["ignore".into()]
        };
        assert_eq!(there, open);
    }
}

#[test]
#[clause(id = "R-GOLD-2", says = "of equally strong beasts the group picks", lies = Deck)]
#[clause(id = "R-CARD-28", says = "the others go back into the Beast deck", lies = Deck)]
fn equals_howl() {
    let howl = || {
        vec![Effect::Scout {
            pile: Scouted::Beasts,
            n: 3,
        }]
    };
    for (top, options) in [
        (["birds", "wild_pig", "tapir"], 2),
        (["birds", "fox", "tapir"], 0),
    ] {
        let mut t = two();
        t.s.piles.hunting.clear();
        t.s.piles.beasts.retain(|k| !top.contains(&k.as_str()));
        t.s.piles.beasts.extend(top.map(castaway_kernel::Key::from));
        let all = t.s.piles.beasts.len();
        t.run_in(Phase::Event, howl());
        assert_eq!(t.options().len(), options);
        if options > 0 {
            t.pick("tapir");
        }
        assert_eq!(t.s.piles.hunting, ["tapir"]);
        assert_eq!(t.s.piles.beasts.len(), all - 1);
    }
}

#[test]
#[clause(id = "R-PLAN-2", says = "two cards that each take a pawn leave one", lies = Sheet)]
fn one_pawn_always_stays() {
    let mut t = two();
    let limit = || Effect::Restrict {
        who: castaway_robinson::effect::Target::EachPlayer,
        limit: Limit::Pawns {
            n: 1,
            until: castaway_robinson::effect::Until::ThisRound,
        },
    };
    t.run_in(Phase::Event, vec![limit(), limit()]);
    t.s.phase = Phase::Action;
    for seat in [0, 1] {
        plan(&mut t, seat, Goal::Rest, &[Pawn::Seat(seat)]);
        let again = crate::table::play::assign(Goal::Rest, &[Pawn::Seat(seat)]);
        assert!(t.give_as(seat, &again).is_err());
    }
}
