//! What a scenario sheet is.

use castaway_kernel::Key;
use serde::{Deserialize, Serialize};

use super::{
    ActionStep, ByPlayers, CrewMember, Discovery, Invention, Mouths, Score, SheetPerson,
    SheetSetup, WeatherDie,
};
use crate::{
    effect::Effect,
    ids::{Kind, Track},
};

/// The weather dice of a span of rounds.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WeatherRow {
    /// First round.
    pub from: u8,
    /// Last round.
    pub to: u8,
    /// The weather dice that are rolled.
    pub dice: Vec<WeatherDie>,
}

/// The scenario's wood pile.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Woodpile {
    /// Wood each stage takes, in order.
    pub stages: Vec<u8>,
}

/// One thing that must hold for a scenario to be won.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Aim {
    /// Every stage of the wood pile is full.
    Pile,
    /// The item is built.
    Item(Key),
    /// The round is one of these.
    Rounds {
        /// First round.
        from: u8,
        /// Last round.
        to: u8,
    },
    /// The item is built, and counts from the Build on.
    Made(Key),
    /// Somebody whom no player plays is with the camp.
    With(Key),
    /// Markers of a kind lie on so many tiles.
    Markers {
        /// Which kind.
        marker: Key,
        /// On how many tiles.
        n: u8,
    },
    /// Every invention drawn at the start is built (R-S6-1).
    Drawn,
    /// The shelter is built.
    Shelter,
    /// A level is at least this.
    Level {
        /// Which level.
        track: Track,
        /// How high.
        n: u8,
    },
    /// So many tiles were explored besides those that the sheet lays, whatever became of them (R-S4-1).
    Explored(ByPlayers),
    /// An action of the sheet succeeded so often (R-S4-1).
    Times {
        /// Which action.
        action: Key,
        /// How often.
        n: ByPlayers,
    },
    /// Somebody of the crew is not held captive (R-S7-8).
    Free(Key),
    /// The action of the sheet has succeeded.
    Done(Key),
}

/// When it is looked at whether a scenario is won.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum WonWhen {
    /// At the moment everything holds.
    #[default]
    AtOnce,
    /// When a round ends (R-END-1).
    RoundEnds,
}

/// What wins a scenario.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Win {
    /// All of this holds.
    pub all: Vec<Aim>,
    /// Then it is won.
    #[serde(default)]
    pub when: WonWhen,
}

impl Win {
    /// The items that must be built.
    pub fn items(&self) -> impl Iterator<Item = &Key> {
        self.all.iter().filter_map(|aim| match aim {
            Aim::Item(item) | Aim::Made(item) => Some(item),
            Aim::Pile
            | Aim::Rounds { .. }
            | Aim::With(_)
            | Aim::Markers { .. }
            | Aim::Drawn
            | Aim::Shelter
            | Aim::Level { .. }
            | Aim::Explored(_)
            | Aim::Times { .. }
            | Aim::Free(_)
            | Aim::Done(_) => None,
        })
    }
}

/// A kind of marker that the scenario lays on tiles and spaces, and what it does there.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MarkerKind {
    /// Its name in content and saves.
    pub id: Key,
    /// More pawns that each action there needs.
    #[serde(default)]
    pub pawns: u8,
    /// The terrain of the tile counts as unexplored.
    #[serde(default)]
    pub hides_terrain: bool,
    /// The camp's tile produces nothing, and the Shortcut brings nothing from here.
    #[serde(default)]
    pub stops_production: bool,
    /// More pawns that each Gather there needs.
    #[serde(default)]
    pub gather_pawns: u8,
    /// The camp cannot move there.
    #[serde(default)]
    pub no_camp: bool,
    /// The kind of marker whose place it takes.
    #[serde(default)]
    pub replaces: Option<Key>,
    /// The totem of the tile is covered and counts no more.
    #[serde(default)]
    pub covers_totem: bool,
    /// It may lie on spaces that are not explored, too.
    #[serde(default)]
    pub on_spaces: bool,
    /// It may lie on tiles that are face down and on closed spaces, too (R-S4-10).
    #[serde(default)]
    pub on_down: bool,
}

/// Where an action of the scenario is taken.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum ActionAt {
    /// On the tile with the number token, from the round after the token came.
    Number(u8),
    /// On a built item, from the round after it was built.
    Item(Key),
    /// On each tile with a marker of this kind that lies face up, as long as the marker lies there (R-S5-5).
    Marker(Key),
    /// On each tile with a totem that lies face up and open, once each (R-S4-12).
    Totem,
    /// In no place, with its own pawns, as often as one likes (R-S6-6).
    Nowhere,
    /// In no place, as long as so many markers of a kind lie on the island (R-S7-11).
    Standing {
        /// Which kind.
        marker: Key,
        /// On how many tiles.
        n: u8,
    },
}

/// What a "?" of the adventure die brings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mishap {
    /// A card, as always.
    #[default]
    Card,
    /// One wound instead.
    Wound,
}

/// An action that the scenario offers (R-EXPLORE-2).
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SpecialAction {
    /// Its name in content and saves.
    pub id: Key,
    /// What it counts as.
    pub kind: Kind,
    /// Where it is taken.
    pub at: ActionAt,
    /// What the adventure die, or a token on its deck, brings.
    #[serde(default)]
    pub mishap: Mishap,
    /// So many pawns it takes, without dice; absent, as many as exploring there would.
    #[serde(default)]
    pub pawns: Option<u8>,
    /// Whether it can be taken however far it is, with no way that leads there.
    #[serde(default)]
    pub anywhere: bool,
    /// Whether Friday cannot resolve it.
    #[serde(default)]
    pub not_friday: bool,
    /// It is offered as long as this one of the crew is held captive, and can succeed each time (R-S7-8).
    #[serde(default)]
    pub while_captive: Option<Key>,
    /// What a success brings; once in a game, unless it is taken where markers or totems lie or in no place.
    #[serde(default)]
    pub effects: Vec<Effect>,
    /// What the first, the second, ... success brings besides; after the last one it is offered no more.
    #[serde(default)]
    pub steps: Vec<ActionStep>,
}

impl SpecialAction {
    /// All that it can bring, whichever success it is.
    pub fn brings(&self) -> impl Iterator<Item = &Effect> {
        let steps = self.steps.iter().flat_map(|step| &step.effects);
        self.effects.iter().chain(steps)
    }
}

/// What comes by itself when a round begins, before its event (R-S5-2).
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scheduled {
    /// The round.
    pub round: u8,
    /// What comes then.
    pub effects: Vec<Effect>,
}

/// A scenario sheet (R-SHEET-1).
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scenario {
    /// Its name in content and saves.
    pub id: Key,
    /// Printed number; none on a sheet of our own.
    #[serde(default)]
    pub number: Option<u8>,
    /// Number among the sheets of our own; none on a printed one.
    #[serde(default)]
    pub own: Option<u8>,
    /// Whether it is the one to learn the game with.
    #[serde(default)]
    pub first_game: bool,
    /// Length in rounds.
    pub rounds: u8,
    /// What it changes when a game is set up.
    #[serde(default)]
    pub setup: SheetSetup,
    /// What wins it.
    pub win: Win,
    /// Weather dice by round.
    pub weather: Vec<WeatherRow>,
    /// More weather dice, once for each number token on the island; each is rolled and applies (R-S7-5).
    #[serde(default)]
    pub number_dice: Vec<WeatherDie>,
    /// What each result of the animals die does instead that would take the palisade below 0 (R-S7-6).
    #[serde(default)]
    pub breach: Vec<Effect>,
    /// What comes with each Production Phase.
    #[serde(default)]
    pub production: Vec<Effect>,
    /// What a book icon does.
    #[serde(default)]
    pub book: Vec<Effect>,
    /// What the totems do, in order of discovery.
    #[serde(default)]
    pub totems: Vec<Vec<Effect>>,
    /// What comes by itself when rounds begin.
    #[serde(default)]
    pub schedule: Vec<Scheduled>,
    /// The wood pile.
    #[serde(default)]
    pub woodpile: Option<Woodpile>,
    /// What it lays on tiles and spaces.
    #[serde(default, rename = "marker")]
    pub markers: Vec<MarkerKind>,
    /// Who eats in the night besides the group.
    #[serde(default)]
    pub mouths: Vec<Mouths>,
    /// Whether food tokens may lie on each other on the tile of the camp.
    #[serde(default)]
    pub food_stacks: bool,
    /// Whether each fur stands in for one wood of what shelter, roof and palisade cost (R-S4-5).
    #[serde(default)]
    pub mixed_prices: bool,
    /// Actions that it offers.
    #[serde(default, rename = "action")]
    pub actions: Vec<SpecialAction>,
    /// People whom no player plays.
    #[serde(default, rename = "person")]
    pub people: Vec<SheetPerson>,
    /// Those of the crew, who die from the first to the last.
    #[serde(default, rename = "crew")]
    pub crew: Vec<CrewMember>,
    /// The two inventions of the sheet, which are no cards (R-SHEET-4).
    #[serde(rename = "invention")]
    pub inventions: Vec<Invention>,
    /// The four special discovery tokens.
    #[serde(rename = "token")]
    pub tokens: Vec<Discovery>,
    /// Whether more book cards make it easier here (R-VAR-3).
    #[serde(default)]
    pub books_are_easier: bool,
    /// What victory points are counted for; `scores.toml` says it.
    #[serde(skip)]
    pub score: Vec<Score>,
}

impl Scenario {
    /// Where it stands among others: the printed ones by their numbers, and then our own.
    pub fn place(&self) -> (bool, Option<u8>) {
        (self.number.is_none(), self.number.or(self.own))
    }

    /// What is true of a kind of marker here.
    pub fn marker(&self, id: &Key) -> Option<&MarkerKind> {
        self.markers.iter().find(|kind| kind.id == *id)
    }

    /// Whether a marker of this kind only hinders: nothing is won with it, and nothing is done where it lies.
    pub fn hinders(&self, id: &Key) -> bool {
        let wins = |aim: &Aim| matches!(aim, Aim::Markers { marker, .. } if marker == id);
        let hinders = |kind: &MarkerKind| {
            let pawns = kind.pawns > 0 || kind.gather_pawns > 0;
            pawns
                || kind.hides_terrain
                || kind.stops_production
                || kind.no_camp
                || kind.covers_totem
        };
        let serves = |action: &SpecialAction| action.at == ActionAt::Marker(id.clone());
        let serves = self.win.all.iter().any(wins) || self.actions.iter().any(serves);
        self.marker(id).is_some_and(hinders) && !serves
    }

    /// The one of the crew of this name.
    pub fn member(&self, id: &Key) -> Option<&CrewMember> {
        self.crew.iter().find(|member| member.id == *id)
    }

    /// The action of this name.
    pub fn action(&self, id: &Key) -> Option<&SpecialAction> {
        self.actions.iter().find(|action| action.id == *id)
    }

    /// What closes hexes in the course of the game, if anything does.
    pub fn closing(&self) -> Option<&Key> {
        let mut due = self.schedule.iter().flat_map(|due| &due.effects);
        due.find_map(|effect| match effect {
            Effect::CloseSpaces { by, .. } => Some(by),
            _ => None,
        })
    }

    /// The rounds in which it can be won, where not all are.
    pub fn ship(&self) -> Option<(u8, u8)> {
        self.win.all.iter().find_map(|aim| match aim {
            Aim::Rounds { from, to } => Some((*from, *to)),
            Aim::Pile
            | Aim::Item(_)
            | Aim::Made(_)
            | Aim::With(_)
            | Aim::Markers { .. }
            | Aim::Drawn
            | Aim::Shelter
            | Aim::Level { .. }
            | Aim::Explored(_)
            | Aim::Times { .. }
            | Aim::Free(_)
            | Aim::Done(_) => None,
        })
    }
}
