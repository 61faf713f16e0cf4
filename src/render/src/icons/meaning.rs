//! Which icon stands for which thing of the game.

use castaway_robinson::{
    content::{Aim, WeatherDie, WeatherFace},
    effect::{PawnColour, SourceMatch},
    ids::{Deck, Kind, MysteryKind, Part, Res, Source, Terrain, TokenKind, Track, Weather},
    text::Sign,
};

use super::Icon;

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

/// The icon of a kind of marker of a scenario; one that is not known has that of the last word of its name.
pub fn marker(kind: &str) -> Icon {
    match kind {
        "fog" => Icon::Fog,
        "cross" => Icon::Crucifix,
        "village" => Icon::Village,
        "burned_village" => Icon::Burned,
        "city" => Icon::City,
        "razed_city" => Icon::Ruin,
        "ash" => Icon::Ash,
        "trap" => Icon::Snare,
        "wall" => Icon::Wall,
        "water" => Icon::River,
        "fire" => Icon::Fire,
        _ => kind
            .split_once('_')
            .map_or(Icon::Marker, |(_, last)| marker(last)),
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
        Kind::Sheet => Icon::Sprout,
    }
}

/// The icon of one of the things that win a scenario.
pub fn aim(aim: &Aim) -> Icon {
    match aim {
        Aim::Markers { marker: kind, .. } => marker(kind.as_str()),
        Aim::Item(item) | Aim::Made(item) => thing(item.as_str()),
        Aim::With(person) => emblem(person.as_str()),
        Aim::Pile => Icon::Wood,
        Aim::Rounds { .. } => Icon::Ship,
        Aim::Drawn => Icon::Idea,
        Aim::Shelter => Icon::House,
        Aim::Level { track: level, .. } => track(*level),
        Aim::Explored(_) => Icon::Spyglass,
        Aim::Times { .. } => Icon::Totem,
        Aim::Free(_) => Icon::Captive,
        Aim::Done(_) => Icon::Ape,
    }
}

/// The icon of what closes a hex for good.
pub fn closing(by: &str) -> Icon {
    match by {
        "volcano" => Icon::Volcano,
        "lava" => Icon::Lava,
        _ => Icon::Hidden,
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
        Sign::Crew => Icon::Clap,
        Sign::Or | Sign::To => return None,
    })
}

/// The icon of an invention, discovery token, equipment or treasure by its identifier.
pub fn thing(id: &str) -> Icon {
    match id {
        "bricks" => Icon::Bricks,
        "dam" => Icon::Dam,
        "fire" => Icon::Fire,
        "knife" | "old_machete" | "pirate_sabre" | "sacrificial_dagger" => Icon::Knife,
        "map" => Icon::Map,
        "medicine" => Icon::Medicine,
        "pot" => Icon::Pot,
        "rope" => Icon::Rope,
        "shovel" => Icon::Shovel,
        "shortcut" => Icon::Shortcut,
        "fireplace" => Icon::Hearth,
        "snare" | "trap" => Icon::Snare,
        "spear" => Icon::Weapon,
        "basket" => Icon::Basket,
        "bed" => Icon::Bed,
        "belts" => Icon::Belt,
        "bow" => Icon::Bow,
        "cellar" | "pit" => Icon::Pit,
        "corral" => Icon::Corral,
        "diary" | "bible" => Icon::Book,
        "drums" => Icon::Drum,
        "fence" => Icon::Palisade,
        "garden" | "seeds" => Icon::Sprout,
        "old_tools" => Icon::Tools,
        "plow" => Icon::Shovel,
        "gunpowder" | "firecracker" => Icon::Pistol,
        "giant_footprint" => Icon::Footprint,
        "lost_item" => Icon::Clap,
        "furnace" => Icon::Hearth,
        "lantern" | "candles" | "cultists_candles" => Icon::Lantern,
        "moat" => Icon::River,
        "raft" | "jenny_raft" => Icon::Raft,
        "lifeboat" => Icon::Ship,
        "ruined_hut" => Icon::House,
        "vines" => Icon::Palisade,
        "sack" => Icon::Sack,
        "shield" => Icon::Shield,
        "sling" => Icon::Snare,
        "wall" => Icon::Wall,
        "hatchet" => Icon::Axe,
        "mast" => Icon::Mast,
        "cross" => Icon::Crucifix,
        "sacred_bell" | "decorated_bell" => Icon::Bell,
        "ballista" => Icon::Bow,
        "canoe" => Icon::Raft,
        "bush_knife" => Icon::Knife,
        "island_map" | "s4_old_map" => Icon::Map,
        "indys_diary" => Icon::Book,
        "torch" => Icon::Fire,
        "old_canvas" => Icon::Tent,
        "rope_ladder" => Icon::Rope,
        "jolly_boat" => Icon::Ship,
        "healing_ointment" => Icon::Bottle,
        "blowpipe" => Icon::Snare,
        "fallen_tree" => Icon::Wood,
        "goat" => Icon::Goat,
        "healing_herbs" | "herbs" | "s1_herbs" | "s3_herbs" | "large_leaves" | "tobacco"
        | "thorny_bushes" | "vegetables" => Icon::Leaf,
        "poison" | "oil" | "empty_bottle" | "flask_of_rum" | "storm_glass" | "mysterious_vials"
        | "bottle_of_vodka" | "tranquilizer" => Icon::Bottle,
        "nourishing_larvae" | "biscuits" => Icon::Keeps,
        "treasure" | "medallion" => Icon::Chest,
        "hammer_nails" => Icon::Hammer,
        "pipe_tobacco" => Icon::Pipe,
        "pistol" | "s3_pistol" => Icon::Pistol,
        "roof" => Icon::Roof,
        "whistle" => Icon::Bell,
        _ => id
            .split_once('_')
            .map_or(Icon::Idea, |(_, last)| thing(last)),
    }
}

#[cfg(test)]
mod tests {
    use castaway_robinson::catalog::Catalog;

    use super::*;

    #[test]
    fn every_marker_of_a_sheet_has_a_sign_of_its_own() {
        let catalog = Catalog::load().expect("the content");
        for sheet in catalog.scenarios.values() {
            let mut signs = Vec::new();
            for kind in &sheet.markers {
                let sign = marker(kind.id.as_str());
                assert!(sign != Icon::Marker, "{}: {}", sheet.id, kind.id);
                assert!(!signs.contains(&sign), "{}: {}", sheet.id, kind.id);
                signs.push(sign);
            }
        }
    }
}
