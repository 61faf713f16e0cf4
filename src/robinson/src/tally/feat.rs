//! The things that are counted, and how they are called in a report.

use std::fmt;

use castaway_kernel::Key;

use crate::task::CardRef;

/// One thing of the printed game that can happen.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Feat {
    /// A card was drawn or turned up: its event or upper half.
    Drawn(CardRef),
    /// A card came back from the event deck with its lower half.
    CameBack(CardRef),
    /// A threat effect fired.
    ThreatFired(CardRef),
    /// A Threat Action was carried out, by its option.
    ThreatAction(CardRef, u8),
    /// An alternative of a card was chosen.
    Chosen(CardRef, Key),
    /// A treasure or an adventure was kept.
    Kept(CardRef),
    /// An item was built.
    Built(Key),
    /// A discovery token was found.
    Found(Key),
    /// Something was used.
    Used(CardRef),
    /// A beast was fought.
    Fought(Key),
    /// A tile was explored.
    Explored(u8),
    /// A kind of question was answered with a kind of option.
    Answered(&'static str, &'static str),
}

/// Answers, by question and option, that hang on a single card, whose exact cases give them: traps and the Whip.
const OF_ONE_CARD: [(&str, &str); 2] = [("trap", "ignore trap"), ("trap", "suffer")];

impl Feat {
    /// Whether an exact case of the tests plays it, so that random games need not meet it: every half, price and
    /// choice of every card has one (held by `tests/book/exact/complete.rs`).
    pub fn has_exact_case(&self) -> bool {
        match self {
            Feat::Drawn(_)
            | Feat::CameBack(_)
            | Feat::ThreatFired(_)
            | Feat::ThreatAction(..)
            | Feat::Chosen(..)
            | Feat::Kept(_)
            | Feat::Built(_)
            | Feat::Found(_)
            | Feat::Used(_)
            | Feat::Fought(_) => true,
            Feat::Answered(question, option) => OF_ONE_CARD.contains(&(question, option)),
            Feat::Explored(_) => false,
        }
    }
}

/// The parts of a report.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Section {
    /// Event cards drawn.
    Events,
    /// Threat Actions of events.
    ThreatActions,
    /// Threat effects.
    ThreatEffects,
    /// The actions of wreckage.
    Wreckage,
    /// Upper halves of adventures.
    AdventuresUpper,
    /// Lower halves of adventures.
    AdventuresLower,
    /// Mystery cards revealed.
    MysteriesUpper,
    /// Lower halves of mystery cards.
    MysteriesLower,
    /// Cards kept.
    Kept,
    /// Beasts fought.
    Beasts,
    /// Tiles explored.
    Tiles,
    /// Discovery tokens found.
    Tokens,
    /// Items built.
    Inventions,
    /// Uses of tokens.
    TokenUses,
    /// Uses of starting equipment.
    EquipmentUses,
    /// Uses of kept cards.
    KeptUses,
    /// Uses of items.
    InventionUses,
    /// Uses of abilities.
    AbilityUses,
    /// Alternatives of cards.
    Alternatives,
    /// Kinds of options of all other questions.
    Answers,
}

impl Section {
    /// The heading in a report.
    pub fn title(self) -> &'static str {
        match self {
            Section::Events => "event cards drawn",
            Section::ThreatActions => "threat actions taken",
            Section::ThreatEffects => "threat effects fired",
            Section::Wreckage => "wreckage actions taken",
            Section::AdventuresUpper => "adventures, upper halves",
            Section::AdventuresLower => "adventures, lower halves",
            Section::MysteriesUpper => "mysteries, upper halves",
            Section::MysteriesLower => "mysteries, lower halves",
            Section::Kept => "cards kept",
            Section::Beasts => "beasts fought",
            Section::Tiles => "tiles explored",
            Section::Tokens => "discovery tokens found",
            Section::Inventions => "inventions built",
            Section::TokenUses => "discovery tokens used",
            Section::EquipmentUses => "starting equipment used",
            Section::KeptUses => "kept cards used",
            Section::InventionUses => "items used",
            Section::AbilityUses => "abilities used",
            Section::Alternatives => "alternatives of cards chosen",
            Section::Answers => "kinds of options chosen",
        }
    }
}

impl Feat {
    /// The part of the report in which it stands.
    pub fn section(&self) -> Section {
        match self {
            Feat::Drawn(card) => match card {
                CardRef::Adventure(..) => Section::AdventuresUpper,
                CardRef::Mystery(_) => Section::MysteriesUpper,
                _ => Section::Events,
            },
            Feat::CameBack(CardRef::Mystery(_)) => Section::MysteriesLower,
            Feat::CameBack(_) => Section::AdventuresLower,
            Feat::ThreatFired(_) => Section::ThreatEffects,
            Feat::ThreatAction(CardRef::Wreckage(_), _) => Section::Wreckage,
            Feat::ThreatAction(..) => Section::ThreatActions,
            Feat::Chosen(..) => Section::Alternatives,
            Feat::Kept(_) => Section::Kept,
            Feat::Built(_) => Section::Inventions,
            Feat::Found(_) => Section::Tokens,
            Feat::Used(card) => match card {
                CardRef::Discovery(_) => Section::TokenUses,
                CardRef::Equipment(_) => Section::EquipmentUses,
                CardRef::Ability(_) => Section::AbilityUses,
                CardRef::Invention(_) => Section::InventionUses,
                _ => Section::KeptUses,
            },
            Feat::Fought(_) => Section::Beasts,
            Feat::Explored(_) => Section::Tiles,
            Feat::Answered(..) => Section::Answers,
        }
    }
}

/// The id of a card, with its deck where ids repeat among decks.
fn id(card: &CardRef) -> String {
    match card {
        CardRef::Adventure(deck, key) => format!("{}/{key}", deck.name()),
        CardRef::Event(key)
        | CardRef::Wreckage(key)
        | CardRef::Mystery(key)
        | CardRef::Beast(key)
        | CardRef::Invention(key)
        | CardRef::Discovery(key)
        | CardRef::Equipment(key)
        | CardRef::Ability(key)
        | CardRef::Scenario(key) => key.to_string(),
    }
}

impl fmt::Display for Feat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Feat::Drawn(card)
            | Feat::CameBack(card)
            | Feat::ThreatFired(card)
            | Feat::Kept(card)
            | Feat::Used(card) => f.write_str(&id(card)),
            Feat::ThreatAction(card, option) => write!(f, "{} {option}", id(card)),
            Feat::Chosen(card, option) => write!(f, "{}: {option}", id(card)),
            Feat::Built(key) | Feat::Found(key) | Feat::Fought(key) => write!(f, "{key}"),
            Feat::Explored(number) => write!(f, "{number}"),
            Feat::Answered(question, label) => write!(f, "{question}: {label}"),
        }
    }
}
