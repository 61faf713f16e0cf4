use castaway_kernel::{DecisionId, Key, Seat};
use serde::{Deserialize, Serialize};

use super::{Modifier, Source, Task};
use crate::{
    effect::Deck,
    ids::{Damage, Res, Support},
    world::Space,
};

/// The open question. Each seat that is asked has its own options, by value; it goes on when all have answered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ask {
    /// Which question it is.
    pub id: DecisionId,
    /// What is asked.
    pub prompt: Prompt,
    /// Who is asked, in the order in which what follows is done.
    pub parts: Vec<Part>,
}

/// The part of one seat in a question.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Part {
    /// The seat that is asked.
    pub seat: Seat,
    /// What may be answered, and what follows, in order.
    pub options: Vec<(Label, Vec<Task>)>,
    /// Which option counts in silence.
    pub silent: u8,
    /// What was answered, by its place.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub picked: Option<u8>,
}

/// What is asked; everybody may know it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Prompt {
    /// Which character one plays.
    Character,
    /// Whether one pays.
    Pay(Key),
    /// Which half of a card.
    Half(Key),
    /// Whether a key is used.
    Open(Key),
    /// What a token is taken as.
    TakeAs,
    /// From which deck a project is drawn.
    Deck,
    /// Which damage is healed or suffered.
    Kind(Key),
    /// Who is meant.
    Person(Key),
    /// What is dropped (D-CARRY-2).
    Drop,
    /// Medicine against dirty water, or a die (D-DIRTY-2).
    Dirty,
    /// Which support card (D-SUP-2).
    Support,
    /// Whether a supporter rolls a die again.
    Again,
    /// Whether and how the dice are changed (D-COMBAT-3).
    Modify,
    /// Whether and how the dice of an attack are changed; an answer may be changed until all have answered (D-S5-9, D-S5-11).
    Duel,
    /// Which resource is stolen (D-S5-12, D-S5-13).
    Steal,
    /// Who is dealt the damage (D-SUP-7, D-SUP-8).
    Suffer,
    /// Who gets a part of the reward (D-SUP-6).
    Share,
    /// Where an enemy retreats (D-RETREAT-2).
    Retreat,
    /// Where one escapes to (D-ESC-1).
    Escape,
    /// Which monster is fought first (D-MON-5).
    First,
    /// Who fights (D-MMOVE-3).
    Fighter,
    /// After whom a monster goes, or which one goes (D-MMOVE-4).
    Prey,
    /// Which threat is resolved, or whether it is put off.
    Threat,
    /// Which tile or token is looked at or turned up.
    Look(Key),
    /// Whether a token is put back and another one drawn.
    Redraw,
    /// Who gets the copy that one cannot hold (D-NUM-6).
    Second,
}

impl Prompt {
    /// Whether the options of such a question are for the eyes alone of whoever is asked.
    pub fn is_secret(&self) -> bool {
        match self {
            Self::Character
            | Self::Support
            | Self::Modify
            | Self::Duel
            | Self::Drop
            | Self::Look(_)
            | Self::Redraw
            | Self::Threat => true,
            Self::Pay(_)
            | Self::Half(_)
            | Self::Open(_)
            | Self::TakeAs
            | Self::Deck
            | Self::Kind(_)
            | Self::Person(_)
            | Self::Dirty
            | Self::Again
            | Self::Steal
            | Self::Suffer
            | Self::Share
            | Self::Retreat
            | Self::Escape
            | Self::First
            | Self::Fighter
            | Self::Prey
            | Self::Second => false,
        }
    }
}

/// What an option is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Label {
    /// Yes: pay, use, open, resolve.
    Yes,
    /// What was asked is declined.
    No,
    /// The first or second half of a card.
    Half(u8),
    /// A card.
    Card(Key),
    /// A resource.
    Res(Res),
    /// An item.
    Item(Key),
    /// A kind of damage.
    Damage(Damage),
    /// A seat.
    Seat(Seat),
    /// A space.
    Space(Space),
    /// A tile.
    Tile(u8),
    /// A monster.
    Monster(u32),
    /// A deck.
    Deck(Deck),
    /// A support card.
    Support(Support),
    /// A way to change the dice.
    Modifier(Modifier),
    /// An ability that leads out of the fight, by what it comes from and its place there (D-ESC-1).
    Escape(Source, u8),
}

/// What somebody picks: an option by its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Picked(pub u8);

impl Ask {
    /// The part of a seat that is still to be answered.
    pub fn open(&self, seat: Seat) -> Option<&Part> {
        let open = |p: &&Part| p.seat == seat && p.picked.is_none();
        self.parts.iter().find(open)
    }

    /// The part of a seat that it has answered and may still answer otherwise: nothing has come of it yet.
    pub fn changeable(&self, seat: Seat) -> Option<&Part> {
        let mine = |p: &&Part| p.seat == seat && p.picked.is_some() && p.options.len() > 1;
        let all = (self.prompt == Prompt::Duel).then_some(&self.parts)?;
        all.iter().find(mine)
    }
}
