//! Rules of mystery draws.

use castaway_clause::clause;
use castaway_kernel::Key;
use castaway_robinson::{
    ask::Question,
    effect::MysteryLimits,
    event::Event,
    ids::{MysteryKind, Who},
    state::Kept,
    task::CardRef,
};

use super::help::drawing;
use crate::table::{
    Table, catalog,
    play::{at, in_action},
};

fn of_kind(kind: MysteryKind) -> Vec<Key> {
    catalog()
        .mysteries
        .values()
        .filter(|c| c.kind == kind)
        .map(|c| c.id.clone())
        .collect()
}

/// The mystery deck holds these alone, the last on top; everything else is in the discard pile.
fn stack(t: &mut Table, top: &[&str]) {
    let rest: Vec<Key> = std::mem::take(&mut t.s.piles.mysteries)
        .into_iter()
        .filter(|k| !top.contains(&k.as_str()))
        .collect();
    t.s.piles.mystery_discard.extend(rest);
    t.s.piles.mysteries = top.iter().map(|k| Key::from(*k)).collect();
}

#[test]
#[clause(id = "R-MYST-1", says = "an effect that allows one treasure brings one treasure and no trap", lies = Deck)]
#[clause(id = "R-MYST-2", says = "traps on top are passed over until the treasure shows", lies = Deck)]
#[clause(id = "R-MYST-7", says = "of three cards revealed only the treasure is told as drawn", lies = Deck)]
fn cards_of_another_kind_are_set_aside_and_come_back() {
    let mut t = Table::of(&["cook", "soldier"]);
    stack(&mut t, &["bottle_of_wine", "blunt_spear", "collapse"]);
    let all = t.s.piles.mysteries.len();
    in_action(
        &mut t,
        vec![drawing(MysteryLimits {
            treasures: 1,
            total: 1,
            ..Default::default()
        })],
    );
    let drawn: Vec<&Event> = t
        .events
        .iter()
        .filter(|e| matches!(e, Event::Drawn(CardRef::Mystery(_))))
        .collect();
    assert_eq!(drawn.len(), 1, "set-aside cards do not count as drawn");
    assert!(
        matches!(drawn[0], Event::Drawn(CardRef::Mystery(k)) if k.as_str() == "bottle_of_wine")
    );
    assert_eq!(t.s.piles.mysteries.len(), all - 1, "the two traps are back");
    assert_eq!(t.wounds(0), 0, "and did nothing");
}

#[test]
#[clause(id = "R-MYST-3", says = "a trap wounds its drawer at once and nobody else", lies = Table)]
#[clause(id = "R-MYST-3", says = "a treasure of an action waits and is not kept yet", lies = Future)]
#[clause(id = "R-MYST-6", says = "the trap that struck lies in the discard pile", lies = Deck)]
fn a_treasure_waits_and_a_trap_acts_at_once_and_is_discarded() {
    let mut t = Table::of(&["cook", "soldier"]);
    stack(&mut t, &["blunt_spear"]);
    let limits = MysteryLimits {
        traps: 1,
        total: 1,
        ..Default::default()
    };
    in_action(&mut t, vec![drawing(limits)]);
    t.settle();
    assert_eq!((t.wounds(0), t.wounds(1)), (2, 0));
    assert!(
        t.s.piles
            .mystery_discard
            .contains(&Key::from("blunt_spear"))
    );
    let mut t = Table::of(&["cook", "soldier"]);
    stack(&mut t, &["bottle_of_wine"]);
    let limits = MysteryLimits {
        treasures: 1,
        total: 1,
        ..Default::default()
    };
    t.s.resolving = true;
    in_action(&mut t, vec![drawing(limits)]);
    let waits =
        t.s.future
            .treasures
            .iter()
            .chain(&t.s.gains.treasures)
            .count();
    let kept = t.s.kept.iter().any(|k| k.card.as_str() == "bottle_of_wine");
    assert!(waits == 1 && !kept, "it is no thing of the group yet");
}

#[test]
#[clause(id = "R-MYST-4", says = "after a trap the drawer is asked; stopping leaves the treasure in the deck", lies = Deck)]
#[clause(id = "R-MYST-8", says = "one treasure alone: three traps are passed over without harm until it shows", lies = Deck)]
fn after_each_card_the_drawer_may_stop() {
    let mut t = Table::of(&["cook", "soldier"]);
    stack(&mut t, &["bottle_of_wine", "collapse", "blunt_spear"]);
    let limits = MysteryLimits {
        treasures: 1,
        traps: 2,
        total: 3,
        ..Default::default()
    };
    in_action(&mut t, vec![drawing(limits)]);
    assert_eq!(t.question(), Some(&Question::MysteryGoOn));
    assert_eq!(t.options(), ["on", "stop"]);
    assert_eq!(t.wounds(0), 2, "the spear has struck");
    t.pick("stop");
    t.settle();
    assert!(t.s.piles.mysteries.contains(&Key::from("bottle_of_wine")));
    // "Resolve only a treasure" goes on until one appears.
    let mut t = Table::of(&["cook", "soldier"]);
    stack(
        &mut t,
        &["bottle_of_wine", "collapse", "blunt_spear", "net"],
    );
    let only = MysteryLimits {
        treasures: 1,
        total: 1,
        ..Default::default()
    };
    in_action(&mut t, vec![drawing(only)]);
    assert!(
        at(
            &t,
            |e| matches!(e, Event::Drawn(CardRef::Mystery(k)) if k.as_str() == "bottle_of_wine")
        )
        .is_some()
    );
    assert_eq!(t.wounds(0), 0);
}

#[test]
#[clause(id = "R-MYST-4", says = "nobody is asked to draw another where only a trap is left", lies = Deck)]
fn nobody_is_asked_to_draw_a_trap() {
    let drawn = |limits: MysteryLimits| {
        let mut t = Table::of(&["cook", "soldier"]);
        stack(&mut t, &["blunt_spear", "bottle_of_wine"]);
        in_action(&mut t, vec![drawing(limits)]);
        (t.question().cloned(), t.wounds(0))
    };
    let one = MysteryLimits {
        treasures: 1,
        traps: 1,
        total: 2,
        ..Default::default()
    };
    assert_eq!(drawn(one), (None, 0));
    let two = MysteryLimits {
        treasures: 2,
        total: 3,
        ..one
    };
    assert_eq!(drawn(two), (Some(Question::MysteryGoOn), 0));
}

#[test]
#[clause(id = "EX-MYST-1", says = "two treasures drawn, a trap warded off and discarded, a creature shuffled back", lies = Deck)]
#[clause(id = "EX-USE-2", says = "the Whip wards off the trap and is then held by the drawer", lies = Kept)]
#[clause(id = "R-USE-4", says = "the Whip is held by who used it first", lies = Kept)]
fn two_treasures_and_a_trap_that_the_whip_wards_off() {
    let mut t = Table::of(&["cook", "soldier"]);
    stack(&mut t, &["bottle_of_wine", "blunt_spear", "hatchet"]);
    let creature = of_kind(MysteryKind::Creature)[0].clone();
    t.s.piles
        .mystery_discard
        .retain(|k| *k != creature && k.as_str() != "whip");
    t.s.piles.mysteries.push(creature.clone());
    t.s.kept.push(Kept {
        serial: 600,
        card: "whip".into(),
        deck: None,
        uses: 0,
        holder: None,
        from: 1,
    });
    let limits = MysteryLimits {
        treasures: 2,
        traps: 1,
        total: 3,
        ..Default::default()
    };
    in_action(&mut t, vec![drawing(limits)]);
    assert_eq!(
        t.question(),
        Some(&Question::MysteryGoOn),
        "the first treasure is won"
    );
    t.pick("on");
    assert_eq!(t.question(), Some(&Question::Trap));
    t.pick("ignore");
    let holder =
        t.s.kept
            .iter()
            .find(|k| k.card.as_str() == "whip")
            .and_then(|k| k.holder);
    assert_eq!(
        holder,
        Some(Who::Seat(0)),
        "the Whip stays with the drawer this round"
    );
    t.pick("on");
    t.settle();
    assert_eq!(t.wounds(0), 0, "the trap did nothing");
    assert!(
        t.s.piles
            .mystery_discard
            .contains(&Key::from("blunt_spear"))
    );
    assert!(
        t.s.piles.mysteries.contains(&creature),
        "set aside and shuffled back"
    );
    let won: Vec<String> = t
        .events
        .iter()
        .filter_map(|e| match e {
            Event::Drawn(CardRef::Mystery(k)) => Some(k.to_string()),
            _ => None,
        })
        .collect();
    assert_eq!(won, ["hatchet", "blunt_spear", "bottle_of_wine"]);
}
