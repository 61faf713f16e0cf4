//! Abilities, Friday and who decides.

use castaway_kernel::{Ballot, Casting, Game, Seat, Standing, Voice};
use castaway_robinson::{
    Island,
    content::Face,
    effect::Effect,
    ids::{Deck, Phase, Res, Space, Track, Who},
    plan::{Goal, Pawn},
    rulings::Reading,
    task::{CardRef, Ctx, Op, Usable},
};

use super::by;
use crate::{
    clauses::at::{hold, plan, roll, taken, within, won},
    rules::help::{ability, event_with, foe, rich, threat},
    table::{
        ME, Table, catalog, explore,
        play::{acting, in_action, level, on_board, ruling},
    },
};

// editions/ability.frenzy_scope
#[test]
fn frenzy_moment() {
    ruling("frenzy-moment");
    let helps = |t: &Table, phase, ctx: Ctx| {
        let mut t = t.clone();
        t.s.phase = phase;
        t.run_ops(vec![Op::Fight(Who::Seat(0), foe(3))], &ctx);
        t.options().contains(&"use-a-s0-frenzy".to_owned())
    };
    // A Threat Action that wants weapons, with Frenzy among its aids.
    let meets = |t: &Table| {
        let (key, _) =
            event_with(|a| a.requires.len() == 1 && (1..4).contains(&a.requires[0].weapon));
        let mut t = t.clone().wood(5);
        threat(&mut t, 1, key);
        let goal = Goal::Threat { slot: 1, option: 0 };
        let order =
            castaway_robinson::command::Command::Assign(castaway_robinson::plan::Assignment {
                goal,
                pawns: vec![ME],
                price: 0,
                aids: vec!["frenzy".into()],
                discount: false,
            });
        t.give(&order).is_ok()
    };
    let t = rich("soldier", 3);
    let mut own = t.clone();
    plan(&mut own, 0, explore(Space::M2), &[ME]);
    let older = by(own.clone(), Reading::FrenzyInCombat);
    let action = within(&own, 0);
    assert!(helps(&own, Phase::Action, action.clone()));
    assert!(
        !helps(&own, Phase::Event, Ctx::default()),
        "in no other phase"
    );
    assert!(meets(&t));
    assert!(helps(&older, Phase::Action, action));
    assert!(helps(&older, Phase::Event, Ctx::default()));
    assert!(!meets(&by(t, Reading::FrenzyInCombat)), "it is no combat");
    // The hungry animals attack everybody: no combat of his own.
    let mut animals = older;
    animals.s.phase = Phase::Weather;
    animals.run_ops(vec![Op::HungryBeast], &Ctx::default());
    assert!(!animals.options().contains(&"use-a-s0-frenzy".to_owned()));
}

// editions/ability.economical_scope
#[test]
fn economical_scope() {
    ruling("economical-scope");
    // The cook builds, the carpenter of seat 0 supports.
    let supported = |t: Table| {
        let mut t = t.wood(1);
        plan(&mut t, 1, level(Track::Weapon), &[Pawn::Seat(1)]);
        let join = castaway_robinson::command::Command::Join {
            placement: t.s.plan[0].id,
            pawns: vec![ME],
            lead: false,
        };
        t.give(&join).expect("a supporter");
        taken(&mut t, 0, won(Deck::Build));
        t
    };
    let t = rich("carpenter", 2);
    let plain = supported(t.clone());
    assert_eq!((plain.question(), plain.s.weapon), (None, 1));
    let mut saved = supported(by(t, Reading::SupportSaves));
    assert_eq!(saved.options(), ["go", "save"]);
    let asked = saved.s.ask.as_ref().map(|a| a.seats.clone());
    assert_eq!(asked, Some(vec![Seat(0)]), "the carpenter");
    saved.pick("save");
    let after = (saved.s.stock.wood, saved.det(0), saved.s.weapon);
    assert_eq!(after, (1, 0, 1));
    assert!(saved.s.people[0].used.contains("economical_construction"));
}

// editions/ability.food_and_token_gain
#[test]
fn ability_gains() {
    ruling("ability-gains");
    let cooked = |t: Table| {
        let mut t = t;
        in_action(
            &mut t,
            vec![
                Op::Use(Who::Seat(0), ability("stone_soup")),
                Op::ArrangeChoice(Who::Seat(0)),
            ],
        );
        (t.s.stock.food, t.s.future.stock.food)
    };
    let scouted = |t: Table| {
        let mut t = t;
        t.s.people[0].det = 3;
        t.s.piles.discovery = vec!["tobacco".into(), "tobacco".into()];
        in_action(
            &mut t,
            vec![
                Op::Use(Who::Seat(0), ability("scouting")),
                Op::ArrangeChoice(Who::Seat(0)),
            ],
        );
        (t.s.discoveries.len(), t.s.future.tokens.len())
    };
    let (cook, explorer) = (rich("cook", 3), Table::of(&["explorer", "cook"]));
    assert_eq!(cooked(cook.clone()), (0, 1));
    assert_eq!(cooked(by(cook, Reading::AbilityGainsAtOnce)), (1, 0));
    assert_eq!(scouted(explorer.clone()), (0, 1));
    assert_eq!(scouted(by(explorer, Reading::AbilityGainsAtOnce)), (1, 0));
    // What else is gained in the phase waits as ever.
    let mut other = by(rich("cook", 3), Reading::AbilityGainsAtOnce);
    let gain = Effect::Gain {
        res: Res::Food,
        n: 1,
        per: castaway_robinson::effect::Per::Once,
    };
    in_action(
        &mut other,
        vec![Op::Effect(gain), Op::ArrangeChoice(Who::Seat(0))],
    );
    assert_eq!((other.s.stock.food, other.s.future.stock.food), (0, 1));
}

// editions/friday.reroll
#[test]
fn friday_rerolls() {
    ruling("friday-rerolls");
    let after_one = |t: Table| {
        let mut t = t;
        t.s.friday.as_mut().expect("Friday").det = 4;
        plan(&mut t, 0, explore(Space::M2), &[Pawn::Friday]);
        t.s.phase = Phase::Action;
        let fell = roll(Deck::Explore, Face::Det, Face::Wound, Face::Adventure);
        let ctx = within(&t, 0);
        t.run_ops(vec![Op::AfterRoll(fell)], &ctx);
        assert_eq!(t.options(), ["go", "success", "wound", "adventure"]);
        t.pick("wound");
        t.options().contains(&"success".to_owned())
    };
    assert!(after_one(Table::solo()));
    assert!(!after_one(by(Table::solo(), Reading::FridayRerollsOnce)));
}

// editions/friday.decider
#[test]
fn friday_decides() {
    ruling("friday-decides");
    let asked = |t: Table| {
        let mut t = t;
        t.s.first = 1;
        t.s.friday.as_mut().expect("Friday").det = 2;
        plan(&mut t, 0, explore(Space::M2), &[Pawn::Friday]);
        t.s.phase = Phase::Action;
        let fell = roll(Deck::Explore, Face::Det, Face::Wound, Face::Blank);
        let ctx = within(&t, 0);
        t.run_ops(vec![Op::AfterRoll(fell)], &ctx);
        t.s.ask.as_ref().map(|a| a.seats.clone())
    };
    let t = Table::of(&["carpenter", "cook"]);
    assert_eq!(asked(t.clone()), Some(vec![Seat(0), Seat(1)]));
    assert_eq!(asked(by(t, Reading::FridayOfFirst)), Some(vec![Seat(1)]));
}

// editions/firstplayer.tiebreak
#[test]
fn group_decisions() {
    ruling("group-decisions");
    let asked = |t: &Table, ops: Vec<Op>, ctx: &Ctx| {
        let mut t = t.clone();
        t.s.first = 1;
        t.run_ops(ops, ctx);
        t.s.ask.as_ref().map(|a| a.seats.clone())
    };
    let t = Table::of(&["carpenter", "cook"]).tile(Space::M2, 6);
    let first = by(t.clone(), Reading::FirstPlayerSettles);
    let both = Some(vec![Seat(0), Seat(1)]);
    let move_it = || vec![Op::MayMoveCamp];
    assert_eq!(asked(&t, move_it(), &Ctx::default()), both);
    assert_eq!(
        asked(&first, move_it(), &Ctx::default()),
        Some(vec![Seat(1)])
    );
    // What one person resolves is theirs, and a stop asks whoever holds something.
    let own = |t: &Table| asked(t, vec![Op::Mystery(drawn_one())], &acting());
    assert_eq!(own(&t), own(&first));
    let mut held = first;
    hold(&mut held, "saber", 0);
    held.s.phase = Phase::Weather;
    assert_eq!(asked(&held, vec![Op::HungryBeast], &Ctx::default()), both);
}

// editions/firstplayer.tiebreak
#[test]
fn vote_ties() {
    ruling("vote-ties");
    let mut t = Table::of(&["carpenter", "cook"]).tile(Space::M2, 6);
    t.s.first = 1;
    t.run_ops(vec![Op::MayMoveCamp], &Ctx::default());
    assert_eq!(Island::casting(&t.s), Casting::Of(Seat(1)));
    let open = by(t.clone(), Reading::TiesStayOpen);
    assert_eq!(Island::casting(&open.s), Casting::Nobody);
    // Who is asked, and what counts in silence, is the same.
    let (here, there) = (t.s.ask.as_ref(), open.s.ask.as_ref());
    assert_eq!(here.map(|a| &a.seats), there.map(|a| &a.seats));
    let silence = |t: &Table| Island::fallback(catalog(), &t.s);
    assert_eq!(silence(&t), silence(&open));
    // With both minds made up it is settled under the one, and open for both under the other.
    let said = |at: usize| {
        let key = |a: &castaway_robinson::ask::Ask| a.options[at].key.clone();
        here.map(key).into_iter().collect::<Vec<_>>()
    };
    let given = [(Seat(0), said(0)), (Seat(1), said(1))];
    let stands = |t: &Table| {
        let ballot = Ballot {
            voice: &Voice::Vote,
            electors: &[Seat(0), Seat(1)],
            given: &given,
            tie: Island::casting(&t.s),
        };
        ballot.standing()
    };
    assert_eq!(stands(&t), Standing::Settled(said(1)));
    assert_eq!(stands(&open), Standing::Open(vec![Seat(0), Seat(1)]));
}

/// A draw that goes on.
fn drawn_one() -> castaway_robinson::task::Drawing {
    castaway_robinson::task::Drawing {
        limits: castaway_robinson::effect::MysteryLimits {
            treasures: 2,
            total: 2,
            ..Default::default()
        },
        aside: vec![],
        won: vec![],
        resolved: 1,
        stopped: false,
    }
}

// editions/personal.det_on_rebuild
#[test]
fn owner_determination() {
    ruling("owner-determination");
    let gained = |t: Table| {
        let mut t = t;
        on_board(&mut t, "spear");
        t.s.inventions
            .entry("spear".into())
            .and_modify(|i| i.owner = Some(0));
        let mut all = Vec::new();
        for _ in 0..2 {
            t = t.wood(2);
            t.s.plan.clear();
            plan(&mut t, 0, crate::table::play::build("spear"), &[ME]);
            let id = t.s.plan[0].id;
            let ctx = within(&t, 0);
            let before = t.det(0);
            t.s.phase = Phase::Action;
            let stop = Op::ArrangeChoice(Who::Seat(0));
            t.run_ops(vec![Op::Succeed(id), stop], &ctx);
            all.push(t.det(0) - before);
            t.s.gains = Default::default();
            t.s.ask = None;
            t.s.stack = vec![castaway_robinson::task::Task {
                op: Op::Planning,
                ctx: Ctx::default(),
            }];
            let ready = Op::Available(CardRef::Invention("spear".into()), None);
            t.run_ops(vec![ready, Op::FlipItem("spear".into())], &Ctx::default());
        }
        all
    };
    let t = Table::of(&["soldier", "cook"]).item("knife");
    assert_eq!(gained(t.clone()), [2, 2]);
    assert_eq!(gained(by(t, Reading::OwnerDetOnce)), [2, 0]);
}

// editions/friday.hammock
#[test]
fn friday_hammock() {
    ruling("friday-hammock");
    let rested = |t: Table, who: Pawn| {
        let mut t = t;
        t.s.friday.as_mut().expect("Friday").wounds = 6;
        t.s.people[0].wounds = 6;
        plan(&mut t, 0, Goal::Rest, &[who]);
        let id = t.s.plan[0].id;
        let ctx = within(&t, 0);
        let stop = Op::ArrangeChoice(Who::Seat(0));
        t.run_ops(vec![Op::Succeed(id), stop], &ctx);
        let of = |w| t.s.person(w).map_or((0, 0), |p| (p.wounds, p.det));
        match who {
            Pawn::Friday => of(Who::Friday),
            _ => of(Who::Seat(0)),
        }
    };
    let mut hammock = Table::solo();
    hold(&mut hammock, "hammock", 0);
    let bed = Table::solo().item("bed");
    let other = |t: &Table| by(t.clone(), Reading::FridayHammock);
    assert_eq!(rested(hammock.clone(), Pawn::Friday), (5, 0));
    assert_eq!(rested(other(&hammock), Pawn::Friday), (5, 1));
    assert_eq!(rested(other(&hammock), ME), (5, 1));
    assert_eq!(rested(other(&bed), Pawn::Friday), (5, 0), "never the Bed");
    assert_eq!(rested(other(&bed), ME), (4, 1));
}

#[test]
fn the_pile_is_a_thing_of_everybody() {
    // Anybody brings it up; whether wood is laid the First Player says, or the group.
    let asked = |t: Table| {
        let mut t = t.wood(1);
        t.s.first = 1;
        t.use_it(Usable::Pile).expect("seat 0 brings it up");
        let seats = t.s.ask.as_ref().map(|a| a.seats.clone());
        t.pick("1");
        (seats, t.s.pile[0])
    };
    let t = Table::of(&["carpenter", "cook"]);
    assert_eq!(asked(t.clone()), (Some(vec![Seat(0), Seat(1)]), 1));
    let first = by(t, Reading::FirstPlayerSettles);
    assert_eq!(asked(first), (Some(vec![Seat(1)]), 1));
}
