//! The things that are counted, and how they are called in a report.

use std::fmt;

use castaway_kernel::Key;

use super::seldom;
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
    /// A book icon did what the sheet says.
    Book,
    /// The totem of this number was found and did what the sheet says.
    Totem(u8),
    /// What the sheet has for this round came.
    Scheduled(u8),
    /// An action of the sheet succeeded.
    Special(Key),
    /// A marker of the sheet was laid.
    Laid(Key),
    /// A marker of the sheet was taken off.
    Lifted(Key),
    /// A number token was laid.
    Numbered(u8),
    /// Somebody whom no player plays came to the camp.
    Joined(Key),
    /// Somebody whom no player plays was wounded.
    Hurt(Key),
    /// Somebody whom no player plays was healed.
    Mended(Key),
    /// Those of the scenario who eat were fed.
    Fed,
    /// A game ended so, with the name of whoever died if no player plays them.
    Ended(&'static str, Option<Key>),
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
            Feat::Answered(question, option) => {
                OF_ONE_CARD.contains(&(question, option)) || seldom::is(self)
            }
            Feat::Book
            | Feat::Totem(_)
            | Feat::Scheduled(_)
            | Feat::Special(_)
            | Feat::Laid(_)
            | Feat::Lifted(_)
            | Feat::Numbered(_)
            | Feat::Joined(_)
            | Feat::Hurt(_)
            | Feat::Mended(_)
            | Feat::Fed => seldom::is(self),
            // Every way to end has a golden game (held by `tests/golden.rs`).
            Feat::Ended(..) => true,
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
    /// What only the sheet of the scenario has.
    Sheet,
    /// How games ended.
    Ends,
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
            Section::Sheet => "of the sheet",
            Section::Ends => "ends",
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
            Feat::Book
            | Feat::Totem(_)
            | Feat::Scheduled(_)
            | Feat::Special(_)
            | Feat::Laid(_)
            | Feat::Lifted(_)
            | Feat::Numbered(_)
            | Feat::Joined(_)
            | Feat::Hurt(_)
            | Feat::Mended(_)
            | Feat::Fed => Section::Sheet,
            Feat::Ended(..) => Section::Ends,
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
            Feat::Book => f.write_str("book"),
            Feat::Totem(n) => write!(f, "totem {n}"),
            Feat::Scheduled(round) => write!(f, "round {round}"),
            Feat::Special(action) => write!(f, "action {action}"),
            Feat::Laid(kind) => write!(f, "{kind} laid"),
            Feat::Lifted(kind) => write!(f, "{kind} lifted"),
            Feat::Numbered(n) => write!(f, "number {n}"),
            Feat::Joined(person) => write!(f, "{person} joined"),
            Feat::Hurt(person) => write!(f, "{person} wounded"),
            Feat::Mended(person) => write!(f, "{person} healed"),
            Feat::Fed => f.write_str("mouths fed"),
            Feat::Ended(end, None) => f.write_str(end),
            Feat::Ended(end, Some(person)) => write!(f, "{person} {end}"),
            Feat::Answered(question, label) => write!(f, "{question}: {label}"),
        }
    }
}
