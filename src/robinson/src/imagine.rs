//! An imagined game: everything on the table as it is, everything hidden as it might be.
//!
//! What lies in a deck is known as far as the table knows it: every card of a kind less those that were seen.
//! Events are redrawn from all events, since nobody knows which of them are in this game's deck.

use castaway_kernel::{Chance, Key};

use crate::{
    catalog::Catalog,
    content::Icon,
    state::{EventDeckCard, Link, State},
};

/// A state that looks the same to everybody at the table, with other hidden cards and other dice.
///
/// Two states that differ only in what is hidden give the same imagined states.
pub fn imagine(catalog: &Catalog, state: &State, seed: u64) -> State {
    let mut imagined = state.clone();
    let mut chance = Chance::from_seed(seed);
    events(catalog, &mut imagined, &mut chance);
    beasts(&mut imagined, &mut chance);
    let piles = &mut imagined.piles;
    for deck in piles.adventures.values_mut() {
        mix(deck, &mut chance);
    }
    mix(&mut piles.mysteries, &mut chance);
    mix(&mut piles.inventions, &mut chance);
    mix(&mut piles.discovery, &mut chance);
    mix(&mut piles.equipment, &mut chance);
    // The tiles that lie face up on top stay there.
    let hidden = piles
        .tiles
        .len()
        .saturating_sub(usize::from(piles.tiles_face_up));
    if let Some(tiles) = piles.tiles.get_mut(..hidden) {
        mix(tiles, &mut chance);
    }
    imagined.chance = chance;
    imagined
}

/// Sorted first, so that the order before does not shine through.
fn mix<T: Ord>(cards: &mut [T], chance: &mut Chance) {
    cards.sort_unstable();
    chance.shuffle(cards);
}

/// Events drawn anew, as many of each half as there are; cards that will come back are known and keep their number.
fn events(catalog: &Catalog, state: &mut State, chance: &mut Chance) {
    let is_book = |key: &Key| {
        catalog
            .events
            .get(key)
            .is_some_and(|e| e.icon == Some(Icon::Book))
    };
    let mut books = 0_usize;
    let mut icons = 0_usize;
    let mut deck: Vec<EventDeckCard> = Vec::new();
    for card in std::mem::take(&mut state.piles.events) {
        match card {
            EventDeckCard::Event(key) if is_book(&key) => books += 1,
            EventDeckCard::Event(_) => icons += 1,
            EventDeckCard::Adventure { .. } | EventDeckCard::Mystery { .. } => deck.push(card),
        }
    }
    deck.sort_by_key(|card| match card {
        EventDeckCard::Event(_) => 0,
        EventDeckCard::Adventure { serial, .. } | EventDeckCard::Mystery { serial, .. } => *serial,
    });
    let open = |key: &Key| state.threats.iter().flatten().any(|t| t.card == *key);
    for (book, n) in [(true, books), (false, icons)] {
        let mut pool: Vec<Key> = catalog
            .events
            .values()
            .filter(|e| (e.icon == Some(Icon::Book)) == book && !open(&e.id))
            .flat_map(|e| std::iter::repeat_n(e.id.clone(), usize::from(e.count)))
            .collect();
        for _ in 0..n {
            deck.extend(chance.pick(&mut pool).map(EventDeckCard::Event));
        }
    }
    chance.shuffle(&mut deck);
    state.piles.events = deck;
}

/// Nobody has seen the beasts that wait in the Hunting deck or beside the event deck.
fn beasts(state: &mut State, chance: &mut Chance) {
    let hunting = state.piles.hunting.len();
    let mut pool = std::mem::take(&mut state.piles.beasts);
    pool.append(&mut state.piles.hunting);
    let waiting = state.waiting_beast.take();
    pool.extend(waiting.iter().map(|(_, key)| key.clone()));
    mix(&mut pool, chance);
    if let Some((serial, old)) = waiting
        && let Some(new) = pool.pop()
    {
        for link in state.links.values_mut().flatten() {
            if *link == Link::Beast(old.clone()) {
                *link = Link::Beast(new.clone());
            }
        }
        state.waiting_beast = Some((serial, new));
    }
    state.piles.hunting = pool.split_off(pool.len().saturating_sub(hunting));
    state.piles.beasts = pool;
}
