//! Presets of a new game: how hard it is, and which printing of the rules it plays, in one choice.

use castaway_kernel::Key;

use crate::{
    catalog::Catalog,
    rulings::{Edition, Rulings},
    setup::EventMix,
};

/// A choice that sets several options of a new game at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Preset {
    /// For people who do not know the game.
    FirstGame,
    /// Easier than printed.
    Easy,
    /// As printed.
    Normal,
    /// Harder than printed.
    Hard,
    /// As hard as the options make it.
    Brutal,
    /// The rules of the first edition.
    FirstEdition,
    /// The rules of the second edition, every ruling as it is by default.
    SecondEdition,
}

/// How hard a game is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PresetDifficulty {
    /// Whether Friday plays; as printed for so many players where nothing is said.
    pub friday: Option<bool>,
    /// Whether the Dog plays, likewise.
    pub dog: Option<bool>,
    /// Starting equipment cards.
    pub equipment: u8,
    /// Event mix.
    pub events: EventMix,
}

impl Preset {
    /// Every preset, the gentlest first, and then the printings.
    pub const ALL: [Self; 7] = [
        Self::FirstGame,
        Self::Easy,
        Self::Normal,
        Self::Hard,
        Self::Brutal,
        Self::FirstEdition,
        Self::SecondEdition,
    ];

    /// The name in texts and in what buttons carry.
    pub fn name(self) -> &'static str {
        match self {
            Self::FirstGame => "first-game",
            Self::Easy => "easy",
            Self::Normal => "normal",
            Self::Hard => "hard",
            Self::Brutal => "brutal",
            Self::FirstEdition => "edition-1",
            Self::SecondEdition => "edition-2",
        }
    }

    /// How hard it is, if it says so.
    pub fn difficulty(self) -> Option<PresetDifficulty> {
        let helped = |equipment, events, help| PresetDifficulty {
            friday: help,
            dog: help,
            equipment,
            events,
        };
        match self {
            Self::FirstGame | Self::Easy => Some(helped(3, EventMix::Easier, Some(true))),
            Self::Normal => Some(helped(2, EventMix::Normal, None)),
            Self::Hard => Some(helped(1, EventMix::Harder, None)),
            Self::Brutal => Some(helped(0, EventMix::Harder, Some(false))),
            Self::FirstEdition | Self::SecondEdition => None,
        }
    }

    /// The whole list of rulings, if it sets them.
    pub fn rulings(self, catalog: &Catalog) -> Option<Rulings> {
        let edition = match self {
            Self::FirstEdition => Edition::First,
            Self::SecondEdition | Self::FirstGame => Edition::Second,
            Self::Easy | Self::Normal | Self::Hard | Self::Brutal => return None,
        };
        Some(Rulings::of(edition, &catalog.rulings))
    }

    /// The scenario, if it names one: to learn the game there is the sheet that says so.
    pub fn scenario(self, catalog: &Catalog) -> Option<Key> {
        let learnt = catalog.first_game();
        learnt
            .filter(|_| self == Self::FirstGame)
            .map(|s| s.id.clone())
    }
}
