//! The words in the picture.

use castaway_discover::ids::{Damage, Res};
use castaway_kernel::{Key, Seat};
use castaway_render::discover::{DiscoverLabels, MapWord};

use super::scene::Scene;

/// The words in the picture in one language, and who plays.
pub struct Captions<'a>(pub &'a Scene<'a>);

impl DiscoverLabels for Captions<'_> {
    fn ui(&self, word: MapWord) -> String {
        self.0.words.get(match word {
            MapWord::Day => "dm-day",
            MapWord::Night => "dm-night",
            MapWord::Zone => "dm-zone",
            MapWord::Stamina => "dm-stamina",
            MapWord::Projects => "dm-projects",
            MapWord::Fight => "dm-fight",
            MapWord::Attack => "dm-attack",
            MapWord::Retreat => "dm-retreat",
            MapWord::Camp => "dm-camp",
            MapWord::Landmark => "dm-landmark",
            MapWord::Objective => "dm-objective",
            MapWord::Fire => "dm-fire",
            MapWord::Ashes => "dm-ashes",
            MapWord::Source => "dm-source",
            MapWord::Monster => "dm-monster",
            MapWord::Dropped => "dm-dropped",
            MapWord::Aim => "dm-aim",
            MapWord::Won => "dm-won",
            MapWord::Lost => "dm-lost",
            MapWord::Grounds => "dm-grounds",
            MapWord::Fog => "dm-fog",
            MapWord::Flooded => "dm-flooded",
        })
    }

    fn resource(&self, res: Res) -> String {
        self.0.words.wording.resource(res)
    }

    fn damage(&self, damage: Damage) -> String {
        self.0.words.wording.damage(damage)
    }

    fn ground(&self, terrain: &Key, ground: u8) -> String {
        self.0.words.wording.ground(terrain, ground)
    }

    fn card(&self, card: &Key) -> String {
        self.0.words.wording.name(card)
    }

    fn player(&self, seat: Seat) -> String {
        self.0.called(seat)
    }
}
