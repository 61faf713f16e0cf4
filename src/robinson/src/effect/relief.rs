//! What a use can bring against a loss, told from its window and its effects alone, so that no card is named anywhere.

use castaway_kernel::Key;

use super::Target;
use crate::{
    content::WeatherDie,
    ids::{Deck, MysteryKind, Res, Track, Weather},
};

/// What one effect brings against something that is about to be lost or compared.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Relief {
    /// Resources at hand.
    Goods(Res, u8),
    /// Determination of the user, or of whom the group likes.
    Determination,
    /// Levels that stay.
    Level(Track, u8),
    /// Weapon levels for one comparison.
    Arms(u8),
    /// Wounds that heal.
    Healing {
        /// Whom it is for.
        who: Target,
        /// How many of what the variant names.
        n: u8,
    },
    /// Morale that rises so far.
    Morale(u8),
    /// A cloud of this kind that does not count.
    NoCloud(Weather),
    /// A snow cloud that counts as rain.
    SoftSnow,
    /// Another roll of a weather die, or none of what it shows.
    Weather(WeatherDie),
    /// Another roll of a die of this colour, or of any.
    Reroll(Option<Deck>),
    /// One of these items, built.
    Item(Vec<Key>),
    /// An invention on the board.
    Invention,
    /// A token that leaves the board.
    TokenGone,
    /// Another beast of the Hunting deck on top of it.
    OtherBeast,
    /// A beast that was not in the Hunting deck on top of it.
    NewBeast,
    /// Wood on the scenario's pile.
    PileWood(u8),
    /// Fewer cards of a mystery draw.
    FewerMysteries,
    /// A drawn mystery card of this kind that does nothing.
    NoMystery(MysteryKind),
}
