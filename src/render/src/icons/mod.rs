//! The icons: one flat language, at most three tones each, drawn in a box of 32 by 32.

mod board;
mod draw;
mod film;
mod island;
mod items;
mod meaning;
mod people;
mod places;
mod signs;

pub use draw::Tint;
pub use meaning::{
    action, aim, closing, deck, emblem, marker, mystery, neutral, part, resource, sign, source,
    terrain, thing, token, track, weather, weather_die, weather_face,
};

/// One stroke or area of an icon.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Stroke {
    /// An area in a tone.
    Fill(Tone, &'static str),
    /// A line in a tone, with its width.
    Line(Tone, f32, &'static str),
}

/// Which of the icon's colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Tone {
    /// The main colour.
    Main,
    /// The darker one.
    Dark,
    /// The lighter one.
    Light,
}

/// A drawn icon: its three colours and its strokes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Art {
    pub main: &'static str,
    pub dark: &'static str,
    pub light: &'static str,
    pub parts: &'static [Stroke],
}

macro_rules! icons {
    ($($(#[$doc:meta])* $name:ident = $art:path),+ $(,)?) => {
        /// A picture sign.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Icon { $($(#[$doc])* $name),+ }

        impl Icon {
            /// Every icon.
            pub const ALL: &'static [Icon] = &[$(Icon::$name),+];

            fn art(self) -> &'static Art {
                match self { $(Icon::$name => &$art),+ }
            }
        }
    };
}

icons! {
    /// A log.
    Wood = island::WOOD,
    /// A hide.
    Fur = island::FUR,
    /// Food that rots.
    Food = island::FOOD,
    /// Food that keeps.
    Keeps = island::KEEPS,
    /// A bird.
    Parrot = island::PARROT,
    /// A fish.
    Fish = island::FISH,
    /// The beach terrain.
    Beach = island::BEACH,
    /// Hilly terrain.
    Hills = island::HILLS,
    /// Mountain terrain.
    Mountains = island::MOUNTAINS,
    /// Terrain with a river.
    River = island::RIVER,
    /// Open terrain.
    Plains = island::PLAINS,
    /// The camp without a shelter.
    Tent = island::TENT,
    /// The shelter.
    House = island::HOUSE,
    /// A natural shelter.
    Cave = island::CAVE,
    /// A totem.
    Totem = island::TOTEM,
    /// The roof level.
    Roof = island::ROOF,
    /// The palisade level.
    Palisade = island::PALISADE,
    /// The weapon level.
    Weapon = island::WEAPON,
    /// The Shortcut token.
    Shortcut = island::SHORTCUT,
    /// A rain cloud.
    Rain = board::RAIN,
    /// A snow cloud.
    Snow = board::SNOW,
    /// A storm token.
    Storm = board::STORM,
    /// No weather.
    Sun = board::SUN,
    /// Hungry animals.
    Paw = board::PAW,
    /// A ship.
    Ship = board::SHIP,
    /// A fire.
    Fire = board::FIRE,
    /// A stack of cards.
    Cards = board::CARDS,
    /// A card to be turned.
    Question = board::QUESTION,
    /// A die.
    Die = board::DIE,
    /// A check: it is done.
    Check = board::CHECK,
    /// Not there.
    Cross = board::CROSS,
    /// A lock: tied to plans.
    Lock = board::LOCK,
    /// To come.
    Future = board::FUTURE,
    /// More time.
    Hourglass = board::HOURGLASS,
    /// More food.
    MoreFood = board::MORE_FOOD,
    /// More wood.
    MoreWood = board::MORE_WOOD,
    /// Greater danger.
    Danger = board::DANGER,
    /// Roll again.
    Reroll = board::REROLL,
    /// A marker that waits.
    Marker = board::MARKER,
    /// What nobody sees.
    Hidden = board::HIDDEN,
    /// Fog on the island.
    Fog = board::FOG,
    /// A cradle: a child.
    Cradle = board::CRADLE,
    /// Huts in which somebody lives.
    Village = places::VILLAGE,
    /// Huts that burn.
    Burned = places::BURNED,
    /// Towers of a city.
    City = places::CITY,
    /// What is left of a city.
    Ruin = places::RUIN,
    /// Ash that falls.
    Ash = places::ASH,
    /// A mountain that burns.
    Volcano = places::VOLCANO,
    /// Lava that flows.
    Lava = places::LAVA,
    /// A giant ape.
    Ape = film::APE,
    /// A film crew.
    Clap = film::CLAP,
    /// Somebody who is held captive.
    Captive = film::CAPTIVE,
    /// A wooden cross.
    Crucifix = board::CRUCIFIX,
    /// A bell.
    Bell = board::BELL,

    /// A hammer: the Carpenter.
    Hammer = people::HAMMER,
    /// A pot: the Cook.
    Pot = people::POT,
    /// A compass: the Explorer.
    Compass = people::COMPASS,
    /// Crossed swords: the Soldier, and strength.
    Swords = people::SWORDS,
    /// A footprint: Friday.
    Footprint = people::FOOTPRINT,
    /// The Dog.
    Dog = people::DOG,
    /// Somebody, whoever it is.
    Person = people::PERSON,
    /// The computer player.
    Robot = people::ROBOT,
    /// A heart: life.
    Heart = people::HEART,
    /// A star: determination.
    Star = people::STAR,
    /// A pawn.
    Pawn = people::PAWN,
    /// Sleeps outside.
    Moon = people::MOON,
    /// First player.
    Flag = people::FLAG,
    /// Morale sinks.
    Down = people::DOWN,
    /// A skull: somebody is dead.
    Skull = people::SKULL,
    /// A head.
    Head = people::HEAD,
    /// An arm.
    Arm = people::ARM,
    /// A stomach.
    Stomach = people::STOMACH,
    /// A leg.
    Leg = people::LEG,
    /// A threat.
    Threat = people::THREAT,
    /// A hunt.
    Bow = people::BOW,
    /// A gathering.
    Basket = people::BASKET,
    /// An exploration.
    Spyglass = people::SPYGLASS,
    /// Arrange Camp.
    Tidy = people::TIDY,
    /// A bed: the action Rest.
    Bed = people::BED,

    /// An idea.
    Idea = items::IDEA,
    /// The invention Bricks.
    Bricks = items::BRICKS,
    /// A dam.
    Dam = items::DAM,
    /// A knife.
    Knife = items::KNIFE,
    /// A map.
    Map = items::MAP,
    /// The invention Medicine.
    Medicine = items::MEDICINE,
    /// A rope.
    Rope = items::ROPE,
    /// A shovel.
    Shovel = items::SHOVEL,
    /// A chest.
    Chest = items::CHEST,
    /// A leaf.
    Leaf = items::LEAF,
    /// A bottle.
    Bottle = items::BOTTLE,
    /// A book.
    Book = items::BOOK,
    /// A shield.
    Shield = items::SHIELD,
    /// A lantern.
    Lantern = items::LANTERN,
    /// A drum.
    Drum = items::DRUM,
    /// A raft.
    Raft = items::RAFT,
    /// A belt.
    Belt = items::BELT,
    /// A sack.
    Sack = items::SACK,
    /// A snare.
    Snare = items::SNARE,
    /// A wall.
    Wall = items::WALL,
    /// A pit.
    Pit = items::PIT,
    /// An axe.
    Axe = items::AXE,
    /// A mast.
    Mast = items::MAST,
    /// A fireplace.
    Hearth = items::HEARTH,
    /// A fence.
    Corral = items::CORRAL,
    /// A pistol.
    Pistol = items::PISTOL,
    /// A pipe.
    Pipe = items::PIPE,
    /// A goat.
    Goat = items::GOAT,

    /// A wound.
    Drop = signs::DROP,
    /// A wound healed.
    Heal = signs::HEAL,
    /// A mood: morale.
    Mood = signs::MOOD,
    /// A look at something hidden.
    Eye = signs::EYE,
    /// A sprout: production.
    Sprout = signs::SPROUT,
    /// An island tile.
    Hex = signs::HEX,
    /// Several people: everybody.
    Crew = signs::CREW,
    /// Built items.
    Tools = signs::TOOLS,
}
