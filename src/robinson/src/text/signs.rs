//! The signs of a card: what stands as an icon beside a line, computed from the same effects as the words.

use castaway_kernel::Key;

use crate::{
    effect::{PawnColour, SourceMatch},
    ids::{Deck, Kind, MysteryKind, Part, Res, Source, Terrain, TokenKind, Track, Weather},
};

/// A thing that an icon can stand for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sign {
    /// Wounds that are suffered.
    Wound,
    /// Wounds healed.
    Heal,
    /// A special wound.
    Special(Part),
    /// Determination tokens.
    Det,
    /// The morale of the group.
    Morale,
    /// A resource.
    Res(Res),
    /// A level.
    Track(Track),
    /// A token of the board.
    Token(TokenKind),
    /// A weather token or cloud.
    Weather(Weather),
    /// The hungry animals die.
    HungryDie,
    /// A source that an effect looks for.
    Sought(SourceMatch),
    /// A source on a tile.
    Source(Source),
    /// A terrain.
    Terrain(Terrain),
    /// A pawn of a character.
    Pawn,
    /// A neutral pawn.
    Neutral(PawnColour),
    /// An action.
    Action(Kind),
    /// An adventure deck.
    Deck(Deck),
    /// A discovery token.
    Discovery,
    /// Starting equipment.
    Equipment,
    /// A built item by its name.
    Item(Key),
    /// Built items of any kind.
    Items,
    /// Unbuilt inventions.
    Invention,
    /// A Mystery card.
    Mystery(MysteryKind),
    /// A beast card.
    Beast,
    /// The strength of a beast.
    Strength,
    /// A card, or all cards, on the Threat spaces.
    Threat,
    /// The event deck.
    Events,
    /// This card is kept.
    Keep,
    /// The camp.
    Camp,
    /// A shelter.
    Shelter,
    /// A natural shelter.
    Cave,
    /// A totem.
    Totem,
    /// An island tile.
    Tile,
    /// Night, or a night outside.
    Night,
    /// A later moment, or Future Resources.
    Later,
    /// A roll.
    Die,
    /// The scenario's book effect.
    Book,
    /// The First Player.
    FirstPlayer,
    /// It concerns everybody.
    Everyone,
    /// The Production Phase.
    Production,
    /// A look at hidden cards.
    Look,
    /// Special abilities.
    Ability,
    /// The Shortcut token.
    Shortcut,
    /// A marker.
    Marker,
    /// The crew of the scenario.
    Crew,
    /// Either what stands before or what follows.
    Or,
    /// What stands before leads to what follows.
    To,
}

/// How much of a thing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SignAmount {
    /// No number.
    Plain,
    /// So many.
    Of(u8),
    /// At least so many.
    AtLeast(u8),
    /// Less than so many.
    Below(u8),
    /// More of it.
    Plus(u8),
    /// Less of it.
    Minus(u8),
    /// Half of it.
    Half,
    /// None of it: the sign is crossed out.
    None,
}

impl SignAmount {
    /// A change: more or less.
    pub fn change(n: i8) -> Self {
        if n < 0 {
            SignAmount::Minus(n.unsigned_abs())
        } else {
            SignAmount::Plus(n.unsigned_abs())
        }
    }

    /// Several are counted, a single one needs no number.
    pub fn several(n: u8) -> Self {
        if n == 1 {
            SignAmount::Plain
        } else {
            SignAmount::Of(n)
        }
    }

    /// As it is written beside the icon.
    pub fn text(self) -> String {
        match self {
            SignAmount::Plain | SignAmount::None => String::new(),
            SignAmount::Of(n) => n.to_string(),
            SignAmount::AtLeast(n) => format!("{n}+"),
            SignAmount::Below(n) => format!("<{n}"),
            SignAmount::Plus(n) => format!("+{n}"),
            SignAmount::Minus(n) => format!("−{n}"),
            SignAmount::Half => "½".to_owned(),
        }
    }
}

/// A sign with its amount.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mark {
    /// The thing.
    pub sign: Sign,
    /// How much of it.
    pub amount: SignAmount,
}

impl Mark {
    /// A sign with an amount.
    pub fn new(sign: Sign, amount: SignAmount) -> Self {
        Self { sign, amount }
    }

    /// A sign alone.
    pub fn plain(sign: Sign) -> Self {
        Self::new(sign, SignAmount::Plain)
    }

    /// A sign crossed out.
    pub fn none(sign: Sign) -> Self {
        Self::new(sign, SignAmount::None)
    }
}

/// The numbers and texts of marks, for tests and alternatives to pictures.
impl std::fmt::Display for Mark {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.amount {
            SignAmount::None => write!(f, "no {:?}", self.sign),
            amount if amount.text().is_empty() => write!(f, "{:?}", self.sign),
            amount => write!(f, "{} {:?}", amount.text(), self.sign),
        }
    }
}
