//! A card that asks for several things one after the other says how many are still to come.

use castaway_kernel::Game;
use castaway_robinson::{
    Island,
    ask::Question,
    effect::{Built, Effect, ItemsTo},
    task::Op,
};

use crate::table::{Table, catalog, play::in_action};

fn further(t: &Table) -> Option<u8> {
    let view = Island::view(catalog(), &t.s, None);
    view.ask.map(|ask| ask.further)
}

#[test]
fn of_three_items_that_are_turned_back_two_are_still_to_come() {
    let mut t = Table::of(&["cook", "soldier"]);
    for item in ["rope", "knife", "map", "pot", "shovel"] {
        t = t.item(item);
    }
    let which = Built::Some(3);
    let to = ItemsTo::Board;
    in_action(&mut t, vec![Op::Effect(Effect::MoveItems { which, to })]);
    for left in [2, 1, 0] {
        assert_eq!(t.question(), Some(&Question::FlipItem));
        assert_eq!(further(&t), Some(left));
        t.first();
    }
    assert_ne!(t.question(), Some(&Question::FlipItem));
}

#[test]
fn a_question_of_another_kind_is_not_counted() {
    let mut t = Table::of(&["cook", "soldier"]);
    for item in ["rope", "knife", "map"] {
        t = t.item(item);
    }
    let one = |to| {
        Op::Effect(Effect::MoveItems {
            which: Built::Some(1),
            to,
        })
    };
    in_action(&mut t, vec![one(ItemsTo::Board), one(ItemsTo::Deck)]);
    assert_eq!(
        (t.question(), further(&t)),
        (Some(&Question::FlipItem), Some(0))
    );
}
