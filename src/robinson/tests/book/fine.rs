//! Fine points of single cards, each test naming what it holds.

use crate::table::{Table, catalog};
use castaway_robinson::{
    effect::{Effect, Fate, Larder, Passive, Target},
    event::Event,
    ids::Phase,
    state::Kept,
    task::{CardRef, Ctx, Op, Usable},
    text::{Lang, Wording},
};

/// A kept treasure that may be used from round 1 on.
fn holding(card: &str, uses: u8) -> Table {
    let mut t = Table::of(&["cook", "soldier"]);
    t.s.piles.mysteries.retain(|k| k.as_str() != card);
    t.s.kept.push(Kept {
        serial: 600,
        card: card.into(),
        deck: None,
        uses,
        holder: None,
        from: 1,
    });
    t.s.shelter = true;
    t.s.stock.food = 6;
    t
}

fn night(t: &mut Table) {
    t.s.phase = Phase::Night;
    t.run_ops(vec![Op::NightWindow, Op::NightEnd], &Ctx::default());
}

fn text(lang: Lang, card: &str) -> String {
    Wording::get(lang)
        .card_lines(catalog(), &CardRef::Mystery(card.into()))
        .join(" ")
}

#[test]
fn a_full_barrel_keeps_no_food() {
    let mut t = holding("barrel", 1);
    night(&mut t);
    assert_eq!(t.s.stock.food, 0);
    assert_eq!(t.s.kept[0].uses, 1);
}

#[test]
fn the_barrel_heals_once_and_then_keeps_two_food_for_good() {
    let mut t = holding("barrel", 1);
    t.s.people[0].wounds = 2;
    t.s.people[1].wounds = 2;
    night(&mut t);
    t.pick("use-k-600");
    t.settle();
    assert_eq!((t.wounds(0), t.wounds(1)), (1, 1));
    assert_eq!(t.s.kept.len(), 1, "the empty barrel stays");
    assert!(
        !t.s.piles
            .mystery_discard
            .iter()
            .any(|k| k.as_str() == "barrel")
    );
    assert_eq!(t.s.stock.food, 2);
    // The next nights too, and it heals nobody any more.
    t.s.stock.food = 6;
    night(&mut t);
    assert_eq!(t.options(), Vec::<String>::new());
    assert_eq!(t.s.stock.food, 2);
    assert!(t.use_it(Usable::Kept(600)).is_err());
}

#[test]
fn other_used_up_treasures_leave() {
    let mut t = holding("bottle_of_wine", 1);
    t.s.people[0].wounds = 2;
    night(&mut t);
    t.pick("use-k-600");
    t.settle();
    assert_eq!(t.s.kept, vec![]);
}

#[test]
fn treasures_of_the_next_round_wait_for_it() {
    for (card, from) in [
        ("helmet", 2),
        ("whip", 2),
        ("backpack", 2),
        ("hammock", 2),
        ("barrel", 1),
        ("boxes", 1),
    ] {
        let mut t = Table::solo();
        t.s.piles.mysteries.retain(|k| k.as_str() != card);
        t.run_ops(
            vec![Op::CardFate(Fate::Keep)],
            &Ctx {
                source: Some(CardRef::Mystery(card.into())),
                ..Ctx::default()
            },
        );
        assert_eq!(t.s.kept[0].from, from, "{card}");
        assert_eq!(t.s.round, 1);
        // A treasure found before the Action Phase does not come earlier because that phase ends.
        t.run_ops(vec![Op::EndActions], &Ctx::default());
        assert_eq!(t.s.kept[0].from, from, "{card} after the Action Phase");
    }
}

#[test]
fn split_healing_reaches_two_at_most() {
    // Every split of the content has at most two points, so it cannot reach a third person.
    let cat = catalog();
    let uses = cat
        .mysteries
        .values()
        .filter_map(|c| c.usage.as_ref())
        .chain(cat.discovery.values().map(|c| &c.usage))
        .chain(cat.equipment.values().map(|c| &c.usage));
    for usage in uses {
        for effect in &usage.effects {
            if let Effect::Heal {
                who: Target::Split,
                n,
            } = effect
            {
                assert!(*n <= 2);
            }
        }
    }
}

#[test]
fn the_cards_say_it() {
    let en = text(Lang::En, "barrel");
    let de = text(Lang::De, "barrel");
    assert!(
        en.contains("After that the card stays: Up to 2 🍖 food does not rot."),
        "{en}"
    );
    assert!(
        de.contains("Danach bleibt die Karte liegen: Bis zu 2 🍖 Nahrung verdirbt nicht."),
        "{de}"
    );
    for card in ["helmet", "whip", "backpack", "hammock"] {
        assert!(text(Lang::En, card).contains("Works from the next round on."));
        assert!(text(Lang::De, card).contains("Wirkt erst ab der nächsten Runde."));
    }
    assert!(!text(Lang::En, "boxes").contains("next round"));
}

#[test]
fn a_store_for_all_keeps_all() {
    let mut t = holding("boxes", 0);
    t.s.stock.food = 120;
    night(&mut t);
    assert_eq!(t.s.stock.food, 120);
    assert!(!t.events.iter().any(|e| matches!(e, Event::Rotted(_))));
    assert!(
        catalog().mysteries["boxes"]
            .passive
            .contains(&Passive::FoodKeeps(Larder::All))
    );
}
