//! Economical Construction in planning and in paying (R-ABIL-2, R-ABIL-3).

use castaway_clause::clause;
use castaway_robinson::{
    command::Command,
    event::Event,
    ids::{Deck, Kind, Phase, Place, TokenKind, Track},
    plan::{Assignment, Goal, Pawn, Project},
    reject::Rejection,
    task::Op,
};

use super::at::{count, failed, plan, taken, thrifty, within, won};
use crate::rules::help::{ability, event_with, rich, threat};
use crate::table::{
    ME, Table,
    play::{finish, go, has, level, token},
};

/// A Threat Action that costs one wood, on the right space.
fn with_wood_threat(det: u16, wood: u16) -> (Table, Goal) {
    let (key, _) = event_with(|a| {
        a.pawns == 1
            && a.requires.len() == 1
            && a.requires[0].wood == 1
            && a.requires[0].item.is_none()
    });
    let mut t = rich("carpenter", det).wood(wood);
    threat(&mut t, 1, key);
    (t, Goal::Threat { slot: 1, option: 0 })
}

#[test]
#[clause(id = "R-ABIL-2", says = "it serves a Threat Action that pays wood, and is spent with it", lies = Plan)]
#[clause(id = "R-CHARS-3", says = "an ability tied to a Threat Action counts as used this round", lies = Plan)]
fn a_threat_action_spends_it() {
    let (mut t, goal) = with_wood_threat(2, 0);
    t.give(&thrifty(goal, &[ME])).expect("no wood needed");
    assert_eq!((t.det(0), t.s.stock.wood), (0, 0));
    t.s.phase = Phase::Action;
    t.run_ops(vec![Op::Succeed(t.s.plan[0].id)], &within(&t, 0));
    let gained = count(&t, |e| matches!(e, Event::Det { n: 2, .. }));
    assert_eq!(gained, 0, "nothing comes back");
    assert!(t.s.people[0].used.contains("economical_construction"));
}

#[test]
#[clause(id = "R-ABIL-2", says = "on a Threat Action it may be paid as the action resolves", lies = Plan)]
fn a_threat_action_may_save_while_resolving() {
    let (mut t, goal) = with_wood_threat(2, 1);
    plan(&mut t, 0, goal, &[ME]);
    go(&mut t);
    assert_eq!(t.options(), ["go", "save"]);
    t.pick("save");
    let paid = count(&t, |e| matches!(e, Event::Det { n: -2, .. }));
    assert_eq!(paid, 1);
    assert!(
        t.s.threats[1].is_none() && t.s.people[0].used.contains("economical_construction")
            || t.s.round > 1
    );
}

#[test]
#[clause(id = "R-ABIL-2", says = "a Build gives one wood back when it is paid while resolving", lies = Plan)]
fn a_build_gives_one_wood_back() {
    let mut t = rich("carpenter", 0).wood(1);
    plan(&mut t, 0, level(Track::Weapon), &[ME]);
    t.s.people[0].det = 2;
    taken(&mut t, 0, won(Deck::Build));
    assert_eq!(t.options(), ["go", "save"]);
    t.pick("save");
    assert_eq!((t.s.stock.wood, t.det(0), t.s.weapon), (1, 0, 1));
}

#[test]
#[clause(id = "R-ABIL-2", says = "nothing is asked where no wood is paid, the price is short or it was used", lies = Plan)]
fn nothing_to_save() {
    let asked = |det: u16, fur: bool, used: bool, who: &str| {
        let mut t = rich(who, det).wood(2);
        t.s.stock.fur = 1;
        let order = crate::table::play::order(Goal::Build(Project::Shelter), &[ME], u8::from(fur));
        t.give(&order).expect("paid");
        if used {
            t.s.people[0].used.insert("economical_construction".into());
        }
        taken(&mut t, 0, won(Deck::Build));
        t.question().is_some()
    };
    assert!(asked(2, false, false, "carpenter"));
    assert!(!asked(1, false, false, "carpenter"), "too dear");
    assert!(!asked(2, true, false, "carpenter"), "paid in fur");
    assert!(!asked(2, false, true, "carpenter"), "used this round");
    assert!(!asked(2, false, false, "soldier"), "the carpenter's alone");
}

#[test]
#[clause(id = "R-ABIL-2", says = "it saves wood in the own action only", lies = Second)]
fn not_for_anothers_build() {
    let mut t = rich("carpenter", 5).wood(1);
    plan(&mut t, 1, level(Track::Weapon), &[Pawn::Seat(1)]);
    taken(&mut t, 0, won(Deck::Build));
    assert_eq!((t.question(), t.s.weapon), (None, 1));
}

#[test]
#[clause(id = "R-CHARS-3", says = "what is tied to an action still to come is not used before it", lies = Plan)]
fn one_use_for_two_builds() {
    let mut t = rich("carpenter", 4).wood(2);
    plan(&mut t, 0, level(Track::Weapon), &[ME]);
    t.give(&thrifty(level(Track::Weapon), &[ME]))
        .expect("2 determination tied");
    taken(&mut t, 0, won(Deck::Build));
    assert_eq!(t.question(), None, "it is promised to the other");
    assert_eq!(t.det(0), 2);
}

#[test]
#[clause(id = "R-BUILD-4", says = "a failed Build gives wood and the tied determination back, the ability stays unused", lies = Plan)]
fn failure_gives_all_back() {
    let mut t = rich("carpenter", 2).wood(1);
    t.give(&thrifty(Goal::Build(Project::Shelter), &[ME]))
        .expect("1 wood");
    taken(&mut t, 0, failed(Deck::Build));
    assert_eq!((t.s.stock.wood, t.det(0)), (1, 4), "2 of them for failing");
    assert!(t.s.people[0].used.is_empty());
}

#[test]
#[clause(id = "R-ABIL-3", says = "a price of nought is still a price in wood: it takes the wood token along", lies = Board)]
fn a_free_weapon_takes_the_token_along() {
    let at = Place::Action(Kind::Build);
    let mut t = rich("carpenter", 2).wood(1);
    token(&mut t, TokenKind::AdditionalWood, at);
    t.give(&thrifty(level(Track::Weapon), &[ME, ME]))
        .expect("2 - 1 wood");
    assert_eq!(t.s.plan[0].tied.wood, 1);
    go(&mut t);
    finish(&mut t);
    assert!(!has(&t, TokenKind::AdditionalWood, at));
}

#[test]
#[clause(id = "R-TOKEN-14", says = "a Build whose wood was saved wholly still pays for the token of one that failed", lies = Board)]
fn a_saved_build_pays_the_floating_wood() {
    let at = Place::Action(Kind::Build);
    let mut t = rich("carpenter", 2).wood(3);
    token(&mut t, TokenKind::AdditionalWood, at);
    plan(&mut t, 1, level(Track::Weapon), &[Pawn::Seat(1)]);
    t.give(&thrifty(level(Track::Weapon), &[ME]))
        .expect("0 wood");
    assert_eq!((t.s.plan[0].tied.wood, t.s.plan[1].tied.wood), (2, 0));
    taken(&mut t, 0, failed(Deck::Build));
    taken(&mut t, 1, won(Deck::Build));
    assert!(!has(&t, TokenKind::AdditionalWood, at));
    assert_eq!(t.s.stock.wood, 2, "one for the token");
}

#[test]
#[clause(id = "R-ABIL-3", says = "determination that is not there yet plans nothing", lies = Sheet)]
fn it_is_not_planned_on_credit() {
    let (mut t, goal) = with_wood_threat(1, 1);
    assert!(matches!(
        t.give(&thrifty(goal, &[ME])),
        Err(Rejection::NeedsDet { need: 2, .. })
    ));
    let mut t = rich("carpenter", 2).wood(4);
    t.give(&thrifty(level(Track::Weapon), &[ME]))
        .expect("0 wood");
    assert_eq!(
        t.give(&thrifty(level(Track::Weapon), &[ME])),
        Err(Rejection::NeedsDet { need: 2, have: 0 }).or(Err(Rejection::UsedThisRound))
    );
}

#[test]
#[clause(id = "R-USE-8", says = "without abilities this round nothing is saved", lies = Sheet)]
fn no_abilities_no_saving() {
    let mut t = rich("carpenter", 5).wood(2);
    t.s.people[0].no_abilities = true;
    let what = Assignment {
        goal: level(Track::Weapon),
        pawns: vec![ME],
        price: 0,
        aids: vec![],
        discount: true,
    };
    assert_eq!(
        t.give(&Command::Assign(what)),
        Err(Rejection::AbilitiesBlocked)
    );
    plan(&mut t, 0, level(Track::Weapon), &[ME]);
    taken(&mut t, 0, won(Deck::Build));
    assert_eq!(t.question(), None);
}

#[test]
#[clause(id = "R-ABIL-2", says = "another ability may be used while it is asked, and it is asked again", lies = Plan)]
fn asked_again_after_another_use() {
    let mut t = rich("carpenter", 5).wood(1);
    plan(&mut t, 0, level(Track::Weapon), &[ME]);
    taken(&mut t, 0, won(Deck::Build));
    assert_eq!(t.options(), ["go", "save"]);
    t.use_it(ability("a_new_idea")).expect("3");
    t.first();
    assert_eq!(t.options(), ["go", "save"]);
    t.s.phase = Phase::Action;
    t.pick("save");
    assert_eq!((t.det(0), t.s.weapon), (0, 1));
}
