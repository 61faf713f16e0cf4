//! Why a command is refused.

/// A rule that forbids a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rejection {
    /// The world of the setup cannot be laid out.
    World,
    /// There is no such seat.
    Seat,
    /// It is not the moment for it: another's turn (D-DAY-4), an open question, or the end.
    NotNow,
    /// The answer fits no open question.
    Answer,
    /// Too little stamina (D-ACT-1).
    Stamina,
    /// Too few resources (D-SPEND-4).
    Resources,
    /// The space is no neighbour, or its tile lies face down (D-MOVE-5).
    Space,
    /// Nothing of the kind is here.
    NothingHere,
    /// The tile cannot be turned up from here (D-SCOUT-1).
    Tile,
    /// The project is neither in hand nor face up (D-CRAFT-1).
    Project,
    /// It needs a fire (D-CRAFT-4).
    Fire,
    /// That survivor is not in the space.
    Apart,
    /// There is no such damage, or it is not healed so (D-REC-2).
    Unhurt,
    /// The ability is used up or none (D-CARD-1).
    Ability,
    /// The goods are not there (D-TRADE-1).
    Goods,
    /// The stage of the quest is not about that.
    Quest,
    /// Only before the first action of a day (D-LEAD-3).
    Late,
    /// Survivors are attacked only from a later day on (D-S5-5).
    Early,
}
