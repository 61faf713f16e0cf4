//! What a card, tile, token or character is, as read from `content/robinson`.

mod board;
mod cards;
mod keys;
mod scenario;
mod score;
mod sheet_parts;
mod sheet_person;
mod sheet_setup;
mod things;

pub use board::{ActionDice, Face, TileCard, WeatherDie, WeatherFace};
pub use cards::{
    Adventure, Beast, CardAction, EventCard, Icon, Mystery, Requirement, ThreatAction, Works,
};
pub(crate) use keys::fault;
pub use scenario::{
    ActionAt, Aim, MarkerKind, Mishap, Scenario, SpecialAction, WeatherRow, Win, WonWhen, Woodpile,
};
pub(crate) use score::ScoreSheet;
pub use score::{Score, Worth};
pub use sheet_parts::{ActionStep, ByPlayers, Mouths};
pub use sheet_person::{CrewMember, SheetPerson};
pub use sheet_setup::{ClosedTile, SheetSetup, TileAt};
pub use things::{
    Ability, Character, Discovery, Equipment, Invention, InventionKind, Price, Repeat,
};
