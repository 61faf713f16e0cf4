//! Short names for things of the game, the same in `given` and in `expect`.

use castaway_robinson::{
    ids::{Deck, Kind, Place, Space, TokenKind, Track, Who},
    state::EventDeckCard,
};

pub fn person(who: Who) -> String {
    match who {
        Who::Seat(n) => format!("p{n}"),
        Who::Friday => "friday".into(),
        Who::Guest(n) => format!("g{n}"),
    }
}

pub fn read_person(word: &str) -> Who {
    match word {
        "friday" => Who::Friday,
        _ => Who::Seat(
            word.strip_prefix('p')
                .and_then(|n| n.parse().ok())
                .unwrap_or_else(|| panic!("no person {word}")),
        ),
    }
}

pub fn place(place: Place) -> String {
    match place {
        Place::Action(kind) => format!("{}_space", kind.name()),
        Place::Deck(deck) => format!("{}_deck", deck.name()),
        Place::Space(space) => space.name().into(),
        Place::Shelter => "shelter".into(),
        Place::Track(track) => track.name().into(),
        Place::Night => "night".into(),
    }
}

pub fn read_place(word: &str) -> Place {
    if let Some(kind) = word.strip_suffix("_space").and_then(Kind::from_name) {
        return Place::Action(kind);
    }
    if let Some(deck) = word.strip_suffix("_deck").and_then(Deck::from_name) {
        return Place::Deck(deck);
    }
    if let Some(space) = Space::from_name(word) {
        return Place::Space(space);
    }
    if let Some(track) = Track::from_name(word) {
        return Place::Track(track);
    }
    match word {
        "shelter" => Place::Shelter,
        "night" => Place::Night,
        _ => panic!("no place {word}"),
    }
}

pub fn read_space(word: &str) -> Space {
    Space::from_name(word).unwrap_or_else(|| panic!("no hex {word}"))
}

pub fn read_token(word: &str) -> TokenKind {
    TokenKind::from_name(word).unwrap_or_else(|| panic!("no token {word}"))
}

pub fn read_number<N: std::str::FromStr>(word: &str) -> N {
    word.parse().unwrap_or_else(|_| panic!("no number {word}"))
}

/// A card of the event deck: its deck and its id.
pub fn event_card(card: &EventDeckCard) -> String {
    match card {
        EventDeckCard::Event(key) => format!("event/{key}"),
        EventDeckCard::Adventure { deck, card, .. } => format!("{}/{card}", deck.name()),
        EventDeckCard::Mystery { card, .. } => format!("mystery/{card}"),
    }
}

/// A change with its sign.
pub fn signed(before: impl Into<i64>, after: impl Into<i64>) -> Option<String> {
    let by = after.into() - before.into();
    (by != 0).then(|| format!("{by:+}"))
}
