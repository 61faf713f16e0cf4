//! Rules of characters, wounds and personal inventions.

use castaway_clause::clause;
use castaway_kernel::{Game, Key};
use castaway_robinson::{
    Island,
    effect::{Effect, Target, Trace},
    event::Event,
    ids::{Deck, Part, Phase, Who},
    plan::{Goal, Project},
    reject::Rejection,
    state::End,
    task::{CardRef, Ctx, Op, Usable},
};

use crate::table::{
    ME, Table, catalog,
    play::{assign, build},
};

#[test]
#[clause(id = "R-SETUP-6", says = "each personal invention in play belongs to its own character", lies = Sheet)]
#[clause(id = "R-PERS-1", says = "somebody else's personal invention cannot be led", lies = Sheet)]
fn a_personal_invention_lies_beside_its_owner_who_alone_leads() {
    let mut t = Table::of(&["cook", "soldier"]).item("knife").wood(1);
    assert_eq!(t.s.inventions[&Key::from("spear")].owner, Some(1));
    assert_eq!(t.s.inventions[&Key::from("fireplace")].owner, Some(0));
    assert_eq!(
        t.plan(build("spear"), &[ME]),
        Err(Rejection::NotOwner("spear".into()))
    );
}

#[test]
#[clause(id = "R-WOUND-1", says = "five wounds are five spaces, the arrow among them is none", lies = Sheet)]
#[clause(id = "R-WOUND-2", says = "wounds past one arrow lower morale by one", lies = Sheet)]
#[clause(id = "R-WOUND-4", says = "healing back over the arrow leaves morale where it is", lies = Sheet)]
fn wounds_past_an_arrow_lower_morale_and_healing_does_not_raise_it() {
    let mut t = Table::solo();
    t.run_in(
        Phase::Event,
        vec![Effect::Wound {
            who: Target::EachPlayer,
            n: 5,
        }],
    );
    assert_eq!((t.wounds(0), t.s.morale), (5, -1));
    t.run_in(
        Phase::Event,
        vec![Effect::Heal {
            who: Target::EachPlayer,
            n: 2,
        }],
    );
    assert_eq!((t.wounds(0), t.s.morale), (3, -1));
}

#[test]
#[clause(id = "R-WOUND-3", says = "the second seat's last wound ends the game", lies = Second)]
#[clause(id = "R-END-2", says = "after the death of the second seat nobody can go on", lies = Second)]
fn the_skull_ends_the_game_for_all() {
    let mut t = Table::of(&["carpenter", "cook"]);
    t.s.people[1].wounds = 12;
    t.run_in(
        Phase::Event,
        vec![Effect::Wound {
            who: Target::EachPlayer,
            n: 1,
        }],
    );
    assert_eq!(t.s.end, Some(End::Died(Who::Seat(1))));
    assert_eq!(t.advance(), Err(Rejection::Over));
}

#[test]
#[clause(id = "R-CHARS-3", says = "an ability costs its determination, is refused without it and a second time that round", lies = Sheet)]
fn an_ability_is_used_once_per_round_for_its_price() {
    let mut t = Table::of(&["explorer"]);
    let speech = Usable::Ability("motivational_speech".into());
    assert!(matches!(
        t.use_it(speech.clone()),
        Err(Rejection::NeedsDet { need: 3, have: 0 })
    ));
    t.s.people[0].det = 7;
    t.use_it(speech.clone()).expect("paid");
    assert_eq!((t.det(0), t.s.morale), (4, 1));
    assert_eq!(t.use_it(speech), Err(Rejection::UsedThisRound));
}

#[test]
#[clause(id = "R-CHARS-1", says = "each character has two pawns", lies = Sheet)]
#[clause(id = "R-CHARS-2", says = "a character's data know no side of the sheet", lies = Sheet)]
#[clause(id = "R-PLAN-2", says = "a character starts with two pawns; a limit of none still leaves one", lies = Sheet)]
fn a_character_is_a_sheet_with_two_pawns_of_which_one_always_stays() {
    let mut t = Table::of(&["cook", "soldier"]);
    let view = Island::view(catalog(), &t.s, None);
    assert!(view.people.iter().all(|p| p.pawns == 2));
    t.s.people[0].pawn_limit = Some(0);
    let view = Island::view(catalog(), &t.s, None);
    assert_eq!((view.people[0].pawns, view.people[1].pawns), (1, 2));
    // There is nothing in the state that could be a sheet's side.
    let person = serde_json::to_value(&t.s.people[0]).expect("data");
    assert!(person.get("side").is_none() && person.get("gender").is_none());
}

#[test]
#[clause(id = "R-CHARS-4", says = "an ability used in one round serves again in the next", lies = Sheet)]
fn abilities_come_back_after_the_night() {
    let mut t = Table::of(&["explorer"]);
    t.s.people[0].det = 9;
    let speech = Usable::Ability("motivational_speech".into());
    t.use_it(speech.clone()).expect("first");
    assert!(t.use_it(speech.clone()).is_err(), "once a round");
    t.s.stock.food = 5;
    t.plan(Goal::Rest, &[ME]).expect("free");
    t.plan(Goal::Rest, &[ME]).expect("free");
    t.advance().expect("all stand");
    while !(t.s.planning && t.s.round == 2) && t.s.end.is_none() {
        t.first();
    }
    t.s.people[0].det = 9;
    t.use_it(speech).expect("again");
}

#[test]
#[clause(id = "R-WOUND-6", says = "two special wounds lie on the same leg of the resolver", lies = Sheet)]
#[clause(id = "R-WOUND-7", says = "they bring no normal wound", lies = Sheet)]
#[clause(id = "R-WOUND-8", says = "healing leaves them; an effect takes the one of its deck only", lies = Sheet)]
fn special_wounds_lie_on_a_part_and_stay_until_a_card_takes_them() {
    let mut t = Table::of(&["cook", "soldier"]);
    let ctx = Ctx {
        actor: Some(Who::Seat(0)),
        action: true,
        ..Ctx::default()
    };
    t.s.phase = Phase::Action;
    let special = |deck| {
        Op::Effect(Effect::SpecialWound {
            part: Part::Leg,
            deck,
        })
    };
    t.run_ops(vec![special(Deck::Build), special(Deck::Gather)], &ctx);
    assert_eq!(
        t.s.people[0].specials,
        [(Part::Leg, Deck::Build), (Part::Leg, Deck::Gather)]
    );
    assert_eq!((t.wounds(0), t.wounds(1)), (0, 0));
    assert!(t.s.people[1].specials.is_empty());
    t.s.people[0].wounds = 4;
    t.run_in(
        Phase::Night,
        vec![Effect::Heal {
            who: Target::EachPlayer,
            n: 3,
        }],
    );
    assert_eq!((t.wounds(0), t.s.people[0].specials.len()), (1, 2));
    t.run_in(
        Phase::Event,
        vec![Effect::Undo {
            what: Trace::SpecialWound {
                part: Part::Leg,
                deck: Deck::Build,
            },
        }],
    );
    assert_eq!(t.s.people[0].specials, [(Part::Leg, Deck::Gather)]);
}

#[test]
#[clause(id = "R-WOUND-5", says = "a Flask of Rum is refused while planning and offered at night", lies = Store)]
#[clause(id = "R-WOUND-5", says = "each Rest heals one as it is done", lies = Sheet)]
fn things_heal_at_night_only_and_rest_heals_at_once() {
    let mut t = Table::solo();
    t.s.people[0].wounds = 5;
    let flask = Key::from("flask_of_rum");
    t.s.equipment = vec![(flask.clone(), 2)];
    assert!(
        t.use_it(Usable::Equipment(flask.clone())).is_err(),
        "not while planning"
    );
    t.s.stock.food = 5;
    t.plan(Goal::Rest, &[ME]).expect("free");
    t.plan(Goal::Rest, &[ME]).expect("free");
    t.advance().expect("all stand");
    let healed = t
        .events
        .iter()
        .filter(|e| matches!(e, Event::Healed { n: 1, .. }))
        .count();
    assert_eq!(healed, 2, "each Rest heals one at once");
    while t.s.phase != Phase::Night {
        t.first();
    }
    let offered = t.options().iter().any(|o| o.contains(flask.as_str()));
    assert!(offered, "at night it is offered: {:?}", t.options());
}

#[test]
#[clause(id = "R-PERS-2", says = "its owner gains two determination for building it, once", lies = Sheet)]
#[clause(id = "R-PERS-4", says = "turned back it is unbuilt and its owner's", lies = Sheet)]
fn a_personal_invention_pays_its_owner_each_time_it_is_built() {
    let key = Key::from("fireplace");
    let built = |seed: u64| {
        let mut t = Table::of(&["cook", "soldier"]).item("fire").wood(9);
        t.s.chance = castaway_kernel::Chance::from_seed(seed);
        t.s.stock.fur = 9;
        t.s.stock.food = 9;
        let me = castaway_robinson::plan::Pawn::Seat(0);
        let what = castaway_robinson::plan::Assignment {
            goal: Goal::Build(Project::Invention(key.clone())),
            pawns: vec![me, me],
            price: 0,
            aids: vec![],
            discount: false,
        };
        t.give(&castaway_robinson::command::Command::Assign(what))
            .expect("sure");
        for _ in 0..2 {
            t.give_as(
                1,
                &assign(Goal::Rest, &[castaway_robinson::plan::Pawn::Seat(1)]),
            )
            .expect("free");
        }
        t.advance().expect("all stand");
        t
    };
    let t = built(1);
    let paid = |t: &Table| {
        t.events
            .iter()
            .filter(|e| {
                matches!(
                    e,
                    Event::Det {
                        who: Who::Seat(0),
                        n: 2
                    }
                )
            })
            .count()
    };
    assert_eq!(paid(&t), 1, "2 at once");
    let mut t = Table::of(&["cook", "soldier"]).item("fireplace");
    t.run_ops(vec![Op::FlipItem(key.clone())], &Ctx::default());
    assert!(!t.s.built("fireplace"));
    assert_eq!(
        t.s.inventions[&key].owner,
        Some(0),
        "beside the sheet again"
    );
    // Built, it serves everybody: it counts as an item of the group.
    let mut t = Table::of(&["cook", "soldier"]).item("fireplace");
    t.run_ops(
        vec![Op::Available(CardRef::Invention(key.clone()), None)],
        &Ctx::default(),
    );
    assert!(t.s.built("fireplace"));
    // And built anew it pays anew.
    assert_eq!(paid(&built(2)), 1);
}
