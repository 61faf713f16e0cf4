//! Piles compared: what came, what went, and whether the rest lies in another order.

use castaway_harness::exact::minus;
use castaway_robinson::{ids::Deck, state::Piles};

use super::words::event_card;

/// Everything that differs between the draw piles.
pub fn lines(before: &Piles, after: &Piles) -> Vec<String> {
    // A new pile breaks the build here.
    let Piles {
        events,
        adventures,
        mysteries,
        mystery_discard,
        beasts,
        hunting,
        inventions,
        idea_discard,
        tiles,
        tiles_face_up,
        discovery,
        equipment,
    } = before;
    let mut out = Vec::new();
    let texts = |pile: &[castaway_robinson::state::EventDeckCard]| -> Vec<String> {
        pile.iter().map(event_card).collect()
    };
    pile(&mut out, "events", texts(events), texts(&after.events));
    for deck in Deck::ALL {
        let keys = |piles: &std::collections::BTreeMap<Deck, Vec<castaway_kernel::Key>>| {
            piles.get(deck).map(|p| strings(p)).unwrap_or_default()
        };
        let name = format!("{}_deck", deck.name());
        pile(&mut out, &name, keys(adventures), keys(&after.adventures));
    }
    let all = [
        ("mysteries", mysteries, &after.mysteries),
        ("mystery_discard", mystery_discard, &after.mystery_discard),
        ("beasts", beasts, &after.beasts),
        ("hunting", hunting, &after.hunting),
        ("inventions", inventions, &after.inventions),
        ("idea_discard", idea_discard, &after.idea_discard),
        ("discovery", discovery, &after.discovery),
        ("equipment_pile", equipment, &after.equipment),
    ];
    for (name, before, after) in all {
        pile(&mut out, name, strings(before), strings(after));
    }
    let numbers = |tiles: &[u8]| tiles.iter().map(u8::to_string).collect::<Vec<_>>();
    pile(&mut out, "tiles", numbers(tiles), numbers(&after.tiles));
    if *tiles_face_up != after.tiles_face_up {
        let shown: Vec<String> = numbers(&after.tiles)
            .into_iter()
            .rev()
            .take(after.tiles_face_up.into())
            .collect();
        out.push(format!("tiles face up {}", shown.join(" ")));
    }
    out
}

pub fn strings(keys: &[castaway_kernel::Key]) -> Vec<String> {
    keys.iter().map(ToString::to_string).collect()
}

/// `pile + card` or `pile - card` for each, and `pile shuffled` if the others changed their order.
///
/// A card at the same end of the pile as before counts as unmoved, so drawing the top is no shuffle.
fn pile(out: &mut Vec<String>, name: &str, before: Vec<String>, after: Vec<String>) {
    let gone = minus(&before, &after);
    let come = minus(&after, &before);
    out.extend(gone.iter().map(|c| format!("{name} - {c}")));
    out.extend(come.iter().map(|c| format!("{name} + {c}")));
    let rest = |pile: &[String], without: &[String]| {
        let mut left = without.to_vec();
        let mut kept: Vec<String> = pile
            .iter()
            .rev()
            .filter(|c| match left.iter().position(|l| l == *c) {
                Some(at) => {
                    left.remove(at);
                    false
                }
                None => true,
            })
            .cloned()
            .collect();
        kept.reverse();
        kept
    };
    if rest(&before, &gone) != rest(&after, &come) {
        out.push(format!("{name} shuffled"));
    }
}
