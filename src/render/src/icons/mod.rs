//! The icons: one flat language, at most three tones each, drawn in a box of 32 by 32.

mod board;
mod items;
mod people;
mod signs;

use castaway_robinson::{
    content::{WeatherDie, WeatherFace},
    effect::{PawnColour, SourceMatch},
    ids::{Deck, Kind, MysteryKind, Part, Res, Source, Terrain, TokenKind, Track, Weather},
    text::Sign,
};

use crate::svg::{Canvas, Ink, num};

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
    Wood = board::WOOD,
    /// A hide.
    Fur = board::FUR,
    /// Food that rots.
    Food = board::FOOD,
    /// Food that keeps.
    Keeps = board::KEEPS,
    /// A bird.
    Parrot = board::PARROT,
    /// A fish.
    Fish = board::FISH,
    /// Beach.
    Beach = board::BEACH,
    /// Hills.
    Hills = board::HILLS,
    /// Mountains.
    Mountains = board::MOUNTAINS,
    /// River.
    River = board::RIVER,
    /// Plains.
    Plains = board::PLAINS,
    /// The camp without a shelter.
    Tent = board::TENT,
    /// The shelter.
    House = board::HOUSE,
    /// A natural shelter.
    Cave = board::CAVE,
    /// A totem.
    Totem = board::TOTEM,
    /// Roof.
    Roof = board::ROOF,
    /// Palisade.
    Palisade = board::PALISADE,
    /// Weapon.
    Weapon = board::WEAPON,
    /// The Shortcut token.
    Shortcut = board::SHORTCUT,
    /// Rain.
    Rain = board::RAIN,
    /// Snow.
    Snow = board::SNOW,
    /// Storm.
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
    /// Done.
    Check = board::CHECK,
    /// Not there.
    Cross = board::CROSS,
    /// Tied.
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
    /// Fog.
    Hidden = board::HIDDEN,

    /// Carpenter.
    Hammer = people::HAMMER,
    /// Cook.
    Pot = people::POT,
    /// Explorer.
    Compass = people::COMPASS,
    /// Soldier.
    Swords = people::SWORDS,
    /// Friday.
    Footprint = people::FOOTPRINT,
    /// The Dog.
    Dog = people::DOG,
    /// Someone.
    Person = people::PERSON,
    /// Life.
    Heart = people::HEART,
    /// Determination.
    Star = people::STAR,
    /// A pawn.
    Pawn = people::PAWN,
    /// Sleeps outside.
    Moon = people::MOON,
    /// First player.
    Flag = people::FLAG,
    /// Morale sinks.
    Down = people::DOWN,
    /// Dead.
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
    /// Rest.
    Bed = people::BED,

    /// An idea.
    Idea = items::IDEA,
    /// Bricks.
    Bricks = items::BRICKS,
    /// A dam.
    Dam = items::DAM,
    /// A knife.
    Knife = items::KNIFE,
    /// A map.
    Map = items::MAP,
    /// Medicine.
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
    /// Morale.
    Mood = signs::MOOD,
    /// A look at something hidden.
    Eye = signs::EYE,
    /// Production.
    Sprout = signs::SPROUT,
    /// An island tile.
    Hex = signs::HEX,
    /// Everybody.
    Crew = signs::CREW,
    /// Built items.
    Tools = signs::TOOLS,
}

/// In which colours an icon is drawn.
#[derive(Clone, Copy, Debug)]
pub enum Tint {
    /// Its own.
    Own,
    /// One colour on a ground that shows through its lighter parts.
    Flat(&'static str, &'static str),
    /// A pale ghost of itself.
    Faint,
}

impl Canvas {
    /// Draws an icon around a middle, at a size, in its own colours.
    pub fn icon(&mut self, icon: Icon, x: f32, y: f32, size: f32) {
        self.tinted(icon, x, y, size, Tint::Own);
    }

    /// Draws an icon around a middle, at a size.
    pub fn tinted(&mut self, icon: Icon, x: f32, y: f32, size: f32, tint: Tint) {
        self.art(icon.art(), x, y, size, tint);
    }

    /// Draws the strokes of an icon around a middle, at a size.
    pub(crate) fn art(&mut self, art: &Art, x: f32, y: f32, size: f32, tint: Tint) {
        self.open(x - size / 2.0, y - size / 2.0, size / 32.0);
        for part in art.parts {
            let (tone, ink): (Tone, fn(&'static str, f32) -> Ink) = match part {
                Stroke::Fill(tone, _) => (*tone, |c, _| Ink::fill(c)),
                Stroke::Line(tone, _, _) => (*tone, Ink::line),
            };
            let colour = match (tint, tone) {
                (Tint::Flat(main, _), Tone::Main | Tone::Dark) => main,
                (Tint::Flat(_, ground), Tone::Light) => ground,
                (_, Tone::Main) => art.main,
                (_, Tone::Dark) => art.dark,
                (_, Tone::Light) => art.light,
            };
            let (width, d) = match part {
                Stroke::Fill(_, d) => (0.0, d),
                Stroke::Line(_, width, d) => (*width, d),
            };
            let ink = ink(colour, width);
            let ink = if matches!(tint, Tint::Faint) {
                ink.opacity(0.45)
            } else {
                ink
            };
            self.path(d, ink);
        }
        self.close();
    }

    /// Crosses out what was drawn around a middle.
    pub fn strike(&mut self, x: f32, y: f32, size: f32, colour: &'static str) {
        let r = size * 0.36;
        let (left, right, upper, lower) = (num(x - r), num(x + r), num(y - r), num(y + r));
        let d = format!("M{left} {upper}L{right} {lower}M{right} {upper}L{left} {lower}");
        self.path(&d, Ink::line(colour, size * 0.1));
    }
}

/// The icon of a resource.
pub fn resource(res: Res) -> Icon {
    match res {
        Res::Wood => Icon::Wood,
        Res::Fur => Icon::Fur,
        Res::Food => Icon::Food,
        Res::Npfood => Icon::Keeps,
    }
}

/// The icon of a source.
pub fn source(source: Source) -> Icon {
    match source {
        Source::Wood => Icon::Wood,
        Source::Parrot => Icon::Parrot,
        Source::Fish => Icon::Fish,
    }
}

/// The icon of a terrain.
pub fn terrain(terrain: Terrain) -> Icon {
    match terrain {
        Terrain::Beach => Icon::Beach,
        Terrain::Hills => Icon::Hills,
        Terrain::Mountains => Icon::Mountains,
        Terrain::River => Icon::River,
        Terrain::Plains => Icon::Plains,
    }
}

/// The icon of a level.
pub fn track(track: Track) -> Icon {
    match track {
        Track::Roof => Icon::Roof,
        Track::Palisade => Icon::Palisade,
        Track::Weapon => Icon::Weapon,
    }
}

/// The icon of a token on the board.
pub fn token(token: TokenKind) -> Icon {
    match token {
        TokenKind::TimeConsuming => Icon::Hourglass,
        TokenKind::AdditionalFood => Icon::MoreFood,
        TokenKind::AdditionalWood => Icon::MoreWood,
        TokenKind::GreaterDanger => Icon::Danger,
        TokenKind::Reroll => Icon::Reroll,
        TokenKind::Adventure => Icon::Question,
    }
}

/// The icon of an action.
pub fn action(kind: Kind) -> Icon {
    match kind {
        Kind::Threat => Icon::Threat,
        Kind::Hunt => Icon::Bow,
        Kind::Build => Icon::Hammer,
        Kind::Gather => Icon::Basket,
        Kind::Explore => Icon::Spyglass,
        Kind::Arrange => Icon::Tidy,
        Kind::Rest => Icon::Bed,
    }
}

/// The icon of an adventure deck.
pub fn deck(deck: Deck) -> Icon {
    action(deck.kind())
}

/// The icon of a place of a special wound.
pub fn part(part: Part) -> Icon {
    match part {
        Part::Head => Icon::Head,
        Part::Arm => Icon::Arm,
        Part::Stomach => Icon::Stomach,
        Part::Leg => Icon::Leg,
    }
}

/// The icon of a weather die.
pub fn weather_die(die: WeatherDie) -> Icon {
    match die {
        WeatherDie::Rain => Icon::Rain,
        WeatherDie::Winter => Icon::Snow,
        WeatherDie::HungryAnimals => Icon::Paw,
    }
}

/// The icon of a face of a weather die, and how often it counts.
pub fn weather_face(face: WeatherFace) -> Option<(Icon, u8)> {
    match face {
        WeatherFace::Rain1 => Some((Icon::Rain, 1)),
        WeatherFace::Rain2 => Some((Icon::Rain, 2)),
        WeatherFace::Snow1 => Some((Icon::Snow, 1)),
        WeatherFace::Snow2 => Some((Icon::Snow, 2)),
        WeatherFace::Blank => None,
        WeatherFace::Food => Some((Icon::Food, 1)),
        WeatherFace::Palisade => Some((Icon::Palisade, 1)),
        WeatherFace::Beast => Some((Icon::Paw, 1)),
    }
}

/// The emblem of a character.
pub fn emblem(character: &str) -> Icon {
    match character {
        "carpenter" => Icon::Hammer,
        "cook" => Icon::Pot,
        "explorer" => Icon::Compass,
        "soldier" => Icon::Swords,
        "friday" => Icon::Footprint,
        "dog" => Icon::Dog,
        _ => Icon::Person,
    }
}

/// The emblem of a neutral pawn.
pub fn neutral(colour: PawnColour) -> Icon {
    match colour {
        PawnColour::Hunt => Icon::Bow,
        PawnColour::Build => Icon::Hammer,
        PawnColour::Gather | PawnColour::GatherOrExplore => Icon::Basket,
        PawnColour::Explore => Icon::Spyglass,
        PawnColour::HuntOrExplore => Icon::Dog,
    }
}

/// The icon of a weather token or cloud.
pub fn weather(weather: Weather) -> Icon {
    match weather {
        Weather::Rain => Icon::Rain,
        Weather::Snow => Icon::Snow,
        Weather::Storm => Icon::Storm,
    }
}

/// The icon of a kind of source.
fn sought(source: SourceMatch) -> Icon {
    match source {
        SourceMatch::Wood => Icon::Wood,
        SourceMatch::Parrot => Icon::Parrot,
        SourceMatch::Fish => Icon::Fish,
        SourceMatch::Food => Icon::Food,
        SourceMatch::Any => Icon::Basket,
    }
}

/// The icon of a kind of Mystery card.
pub fn mystery(kind: MysteryKind) -> Icon {
    match kind {
        MysteryKind::Treasure => Icon::Chest,
        MysteryKind::Trap => Icon::Snare,
        MysteryKind::Creature => Icon::Paw,
    }
}

/// The icon of a sign of a card; what only ties others together has none.
pub fn sign(sign: &Sign) -> Option<Icon> {
    Some(match sign {
        Sign::Wound => Icon::Drop,
        Sign::Heal => Icon::Heal,
        Sign::Special(at) => part(*at),
        Sign::Det => Icon::Star,
        Sign::Morale => Icon::Mood,
        Sign::Res(res) => resource(*res),
        Sign::Track(level) => track(*level),
        Sign::Token(kind) => token(*kind),
        Sign::Weather(kind) => weather(*kind),
        Sign::HungryDie | Sign::Beast => Icon::Paw,
        Sign::Sought(kind) => sought(*kind),
        Sign::Source(kind) => source(*kind),
        Sign::Terrain(kind) => terrain(*kind),
        Sign::Pawn => Icon::Pawn,
        Sign::Neutral(colour) => neutral(*colour),
        Sign::Action(kind) => action(*kind),
        Sign::Deck(kind) => deck(*kind),
        Sign::Discovery => Icon::Leaf,
        Sign::Equipment => Icon::Sack,
        Sign::Item(id) => thing(id.as_str()),
        Sign::Items => Icon::Tools,
        Sign::Invention => Icon::Idea,
        Sign::Mystery(kind) => mystery(*kind),
        Sign::Strength => Icon::Swords,
        Sign::Threat => Icon::Threat,
        Sign::Events => Icon::Cards,
        Sign::Keep => Icon::Check,
        Sign::Camp => Icon::Tent,
        Sign::Shelter => Icon::House,
        Sign::Cave => Icon::Cave,
        Sign::Totem => Icon::Totem,
        Sign::Tile => Icon::Hex,
        Sign::Night => Icon::Moon,
        Sign::Later => Icon::Future,
        Sign::Die => Icon::Die,
        Sign::Book => Icon::Book,
        Sign::FirstPlayer => Icon::Flag,
        Sign::Everyone => Icon::Crew,
        Sign::Production => Icon::Sprout,
        Sign::Look => Icon::Eye,
        Sign::Ability => Icon::Person,
        Sign::Shortcut => Icon::Shortcut,
        Sign::Marker => Icon::Marker,
        Sign::Or | Sign::To => return None,
    })
}

/// The icon of an invention, discovery token, equipment or treasure by its identifier.
pub fn thing(id: &str) -> Icon {
    match id {
        "bricks" => Icon::Bricks,
        "dam" => Icon::Dam,
        "fire" => Icon::Fire,
        "knife" | "old_machete" | "pirate_sabre" => Icon::Knife,
        "map" => Icon::Map,
        "medicine" => Icon::Medicine,
        "pot" => Icon::Pot,
        "rope" => Icon::Rope,
        "shovel" => Icon::Shovel,
        "shortcut" => Icon::Shortcut,
        "fireplace" => Icon::Hearth,
        "snare" => Icon::Snare,
        "spear" => Icon::Weapon,
        "basket" => Icon::Basket,
        "bed" => Icon::Bed,
        "belts" => Icon::Belt,
        "bow" => Icon::Bow,
        "cellar" | "pit" => Icon::Pit,
        "corral" => Icon::Corral,
        "diary" | "bible" => Icon::Book,
        "drums" => Icon::Drum,
        "furnace" => Icon::Hearth,
        "lantern" | "candles" => Icon::Lantern,
        "moat" => Icon::River,
        "raft" => Icon::Raft,
        "sack" => Icon::Sack,
        "shield" => Icon::Shield,
        "sling" => Icon::Snare,
        "wall" => Icon::Wall,
        "hatchet" => Icon::Axe,
        "mast" => Icon::Mast,
        "fallen_tree" => Icon::Wood,
        "goat" => Icon::Goat,
        "healing_herbs" | "herbs" | "s1_herbs" | "large_leaves" | "tobacco" | "thorny_bushes"
        | "vegetables" => Icon::Leaf,
        "poison" | "oil" | "empty_bottle" | "flask_of_rum" | "storm_glass" => Icon::Bottle,
        "nourishing_larvae" | "biscuits" => Icon::Keeps,
        "treasure" | "medallion" => Icon::Chest,
        "hammer_nails" => Icon::Hammer,
        "pipe_tobacco" => Icon::Pipe,
        "pistol" => Icon::Pistol,
        _ => Icon::Idea,
    }
}
