//! What is lost, and which of two losses is the smaller.

use std::collections::BTreeMap;

use castaway_robinson::{
    event::Event,
    ids::TokenKind,
    state::End,
    task::{CardRef, Op},
};

/// The name of the greatest loss.
pub const OVER: &str = "the game";

/// What is lost, by kind and person.
pub type Losses = BTreeMap<String, u32>;

fn losses(events: &[Event]) -> Losses {
    let mut all = Losses::new();
    let mut lose = |what: String, n: u32| {
        if n > 0 {
            *all.entry(what).or_default() += n;
        }
    };
    for event in events {
        match event {
            Event::Wounded { who, n, .. } => lose(format!("wounds {who:?}"), u32::from(*n)),
            Event::Lost { res, n } => lose(format!("{res:?}"), u32::from(*n)),
            Event::Rotted(n) => lose("Food".into(), u32::from(*n)),
            Event::Level { track, n, .. } if *n < 0 => {
                lose(format!("{track:?}"), u32::from(n.unsigned_abs()));
            }
            Event::Det { who, n } if *n < 0 => {
                lose(
                    format!("determination {who:?}"),
                    u32::from(n.unsigned_abs()),
                );
            }
            Event::Morale { n, .. } if *n < 0 => lose("morale".into(), u32::from(n.unsigned_abs())),
            Event::ItemLost(key) | Event::InventionGone(key) => lose(format!("item {key}"), 1),
            Event::SpecialWound { who, part } => lose(format!("{part:?} of {who:?}"), 1),
            Event::TokenPlaced(kind, place) => lose(format!("{kind:?} on {place:?}"), 1),
            Event::WeatherToken(kind) => lose(format!("{kind:?} token"), 1),
            Event::Exhausted(space, res) => lose(format!("{res:?} of {space:?}"), 1),
            Event::TerrainCovered(space) | Event::TileDown(space) => {
                lose(format!("tile of {space:?}"), 1);
            }
            Event::Ended(End::Won) | Event::FridayDied => {}
            Event::Ended(_) => lose(OVER.into(), 1),
            _ => {}
        }
    }
    all
}

/// Whether the first are no more than the second anywhere, and less somewhere.
pub fn less(some: &Losses, others: &Losses) -> bool {
    let no_more = some
        .iter()
        .all(|(what, n)| others.get(what).is_some_and(|m| n <= m));
    no_more && some != others
}

/// Whether a hidden thing came to light.
pub fn drawn(event: &Event) -> bool {
    matches!(
        event,
        Event::Drawn(_) | Event::TokenFound(_) | Event::InventionCame(_)
    )
}

/// What of a story could be foreseen when this began: that an action draws an adventure, but not what it says. When the
/// roll counts, even the card has been asked about, before the action (R-TOKEN-21).
fn foreseen(op: &Op, mut story: Vec<Event>) -> (Vec<Event>, u32) {
    let adventure = |e: &Event| {
        matches!(
            e,
            Event::Drawn(CardRef::Adventure(..)) | Event::TokenGone(TokenKind::Adventure, _)
        )
    };
    let Some(at) = story.iter().position(adventure) else {
        return (story, 0);
    };
    match op {
        Op::Resolve(_) => {
            story.truncate(at);
            (story, 1)
        }
        Op::RollTaken(_) => {
            story.truncate(at);
            (story, 0)
        }
        _ => (story, 0),
    }
}

/// What is lost of what could be foreseen.
pub fn losses_of(op: &Op, story: Vec<Event>) -> Losses {
    let (story, cards) = foreseen(op, story);
    let mut all = losses(&story);
    if cards > 0 {
        all.insert("a card".into(), cards);
    }
    all
}

/// The search can fail: a wound that a use would make harmless is seen as one.
#[test]
fn a_smaller_loss_is_seen() {
    let loss = |n: u32, m: u32| Losses::from([("a".to_owned(), n), ("b".to_owned(), m)]);
    assert!(less(&loss(1, 2), &loss(2, 2)));
    assert!(!less(&loss(2, 2), &loss(2, 2)));
    assert!(!less(&loss(1, 3), &loss(2, 2)), "something for something");
    assert!(less(&Losses::new(), &loss(1, 1)));
}
