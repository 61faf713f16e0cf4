//! Small closed sets of the island game.

use serde::{Deserialize, Serialize};

macro_rules! closed_set {
    ($(#[$doc:meta])* $name:ident { $($(#[$vdoc:meta])* $variant:ident = $text:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        pub enum $name { $($(#[$vdoc])* #[serde(rename = $text)] $variant),+ }

        impl $name {
            /// Every member, in the printed order.
            pub const ALL: &'static [$name] = &[$($name::$variant),+];

            /// The stable name, as in content files and saves.
            pub fn name(self) -> &'static str {
                match self { $($name::$variant => $text),+ }
            }

            /// The member of this name.
            pub fn from_name(text: &str) -> Option<Self> {
                match text { $($text => Some($name::$variant),)+ _ => None }
            }
        }
    };
}

closed_set! {
    /// A hex of the island (rows of 3, 4 and 3, from the left).
    Space {
        /// Top row, first.
        T1 = "T1",
        /// Top row, second.
        T2 = "T2",
        /// Top row, third.
        T3 = "T3",
        /// Middle row, first: the beach where the castaways land.
        M1 = "M1",
        /// Middle row, second.
        M2 = "M2",
        /// Middle row, third.
        M3 = "M3",
        /// Middle row, fourth.
        M4 = "M4",
        /// Bottom row, first.
        B1 = "B1",
        /// Bottom row, second.
        B2 = "B2",
        /// Bottom row, third.
        B3 = "B3",
        /// Right of the top row: no hex of the island but where a sheet lays a tile.
        T4 = "T4",
    }
}

impl Space {
    /// The neighbouring hexes.
    pub fn adjacent(self) -> &'static [Space] {
        use Space::{B1, B2, B3, M1, M2, M3, M4, T1, T2, T3, T4};
        match self {
            T1 => &[T2, M1, M2],
            T2 => &[T1, T3, M2, M3],
            T3 => &[T2, M3, M4, T4],
            M1 => &[T1, M2, B1],
            M2 => &[M1, M3, T1, T2, B1, B2],
            M3 => &[M2, M4, T2, T3, B2, B3],
            M4 => &[M3, T3, B3, T4],
            B1 => &[B2, M1, M2],
            B2 => &[B1, B3, M2, M3],
            B3 => &[B2, M3, M4],
            T4 => &[T3, M4],
        }
    }

    /// Whether it is a hex only where a sheet lays a tile (R-S5-1).
    pub fn beside_island(self) -> bool {
        self == Space::T4
    }

    /// Row (0 top) and position in half hexes from the left edge, for drawing.
    pub fn half_columns(self) -> (u8, u8) {
        use Space::{B1, B2, B3, M1, M2, M3, M4, T1, T2, T3, T4};
        match self {
            T1 => (0, 1),
            T2 => (0, 3),
            T3 => (0, 5),
            M1 => (1, 0),
            M2 => (1, 2),
            M3 => (1, 4),
            M4 => (1, 6),
            B1 => (2, 1),
            B2 => (2, 3),
            B3 => (2, 5),
            T4 => (0, 7),
        }
    }
}

closed_set! {
    /// Terrain printed on a tile.
    Terrain {
        /// The beach terrain.
        Beach = "beach",
        /// Hilly terrain.
        Hills = "hills",
        /// Mountain terrain.
        Mountains = "mountains",
        /// Terrain with a river.
        River = "river",
        /// Open terrain.
        Plains = "plains",
    }
}

closed_set! {
    /// A kind of resource.
    Res {
        /// Wood, for builds, against snow and for the pile.
        Wood = "wood",
        /// Fur for builds.
        Fur = "fur",
        /// Food, which rots at night.
        Food = "food",
        /// Nonperishable food.
        Npfood = "npfood",
    }
}

closed_set! {
    /// What grows at a source.
    Source {
        /// Trees: wood.
        Wood = "wood",
        /// Birds: food.
        Parrot = "parrot",
        /// Fish: food.
        Fish = "fish",
    }
}

impl Source {
    /// The resource that the source gives.
    pub fn res(self) -> Res {
        match self {
            Source::Wood => Res::Wood,
            Source::Parrot | Source::Fish => Res::Food,
        }
    }
}

closed_set! {
    /// A level that can be raised and lost.
    Track {
        /// The roof level.
        Roof = "roof",
        /// The palisade level.
        Palisade = "palisade",
        /// The weapon level.
        Weapon = "weapon",
    }
}

closed_set! {
    /// The seven kinds of action, in resolving order (R-RESOLVE-1), and what only a scenario offers.
    Kind {
        /// Threat Action.
        Threat = "threat",
        /// The action Hunting.
        Hunt = "hunt",
        /// The action Building.
        Build = "build",
        /// The action Gathering Resources.
        Gather = "gather",
        /// The action Exploration.
        Explore = "explore",
        /// Arrange Camp.
        Arrange = "arrange_camp",
        /// The action Resting.
        Rest = "rest",
        /// An action that only the scenario knows, after all others.
        Sheet = "sheet",
    }
}

closed_set! {
    /// The three adventure decks, which are also the three colours of action dice.
    Deck {
        /// The brown dice and adventure cards.
        Build = "build",
        /// The grey dice and adventure cards.
        Gather = "gather",
        /// The green dice and adventure cards.
        Explore = "explore",
    }
}

impl Deck {
    /// The deck of an action that rolls dice.
    pub fn of(kind: Kind) -> Option<Self> {
        match kind {
            Kind::Build => Some(Deck::Build),
            Kind::Gather => Some(Deck::Gather),
            Kind::Explore => Some(Deck::Explore),
            Kind::Threat | Kind::Hunt | Kind::Arrange | Kind::Rest | Kind::Sheet => None,
        }
    }

    /// The kind of action with these dice.
    pub fn kind(self) -> Kind {
        match self {
            Deck::Build => Kind::Build,
            Deck::Gather => Kind::Gather,
            Deck::Explore => Kind::Explore,
        }
    }
}

closed_set! {
    /// A place on the character sheet that a special wound sits on.
    Part {
        /// On the head.
        Head = "head",
        /// On the arm.
        Arm = "arm",
        /// On the stomach.
        Stomach = "stomach",
        /// On the leg.
        Leg = "leg",
    }
}

closed_set! {
    /// A token of the Weather space.
    Weather {
        /// Rain cloud.
        Rain = "rain",
        /// Snow cloud.
        Snow = "snow",
        /// A storm token.
        Storm = "storm",
    }
}

closed_set! {
    /// The kind of a mystery card.
    MysteryKind {
        /// A card that is a treasure.
        Treasure = "treasure",
        /// A card that is a creature.
        Creature = "creature",
        /// A card that is a trap.
        Trap = "trap",
    }
}

closed_set! {
    /// The six phases of a round (R-ROUND-1).
    Phase {
        /// Event Phase.
        Event = "event",
        /// Morale Phase.
        Morale = "morale",
        /// Production Phase.
        Production = "production",
        /// Action Phase.
        Action = "action",
        /// Weather Phase.
        Weather = "weather",
        /// Night Phase.
        Night = "night",
    }
}

closed_set! {
    /// One kind of cardboard token that lies on the board.
    TokenKind {
        /// The next such action needs one more pawn.
        TimeConsuming = "time_consuming",
        /// A source gives one food more; at night everyone eats one more.
        AdditionalFood = "additional_food",
        /// A source gives one wood more; a build costs one more.
        AdditionalWood = "additional_wood",
        /// The next beast is stronger; acting there unarmed wounds.
        GreaterDanger = "greater_danger",
        /// The next success is rolled again.
        Reroll = "reroll",
        /// The next such action draws an adventure.
        Adventure = "adventure",
    }
}

/// A person who can act and be wounded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Who {
    /// The character of this seat.
    #[serde(rename = "seat")]
    Seat(u8),
    /// Friday, whom no player plays.
    #[serde(rename = "friday")]
    Friday,
    /// Somebody of the scenario whom no player plays, by their place on the sheet.
    #[serde(rename = "guest")]
    Guest(u8),
}

/// Where a token lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Place {
    /// Beside the space of an action kind.
    Action(Kind),
    /// On an adventure deck.
    Deck(Deck),
    /// On a hex.
    Space(Space),
    /// On the Shelter space.
    Shelter,
    /// On the space of a level.
    Track(Track),
    /// On the Night space.
    Night,
}

/// The seat that is First Player after this one: the next clockwise (R-NIGHT-8).
pub fn clockwise(first: u8, seats: usize) -> u8 {
    let seats = u8::try_from(seats).unwrap_or(1).max(1);
    first.saturating_add(1) % seats
}
