//! Names of printed things and of the small closed sets.

use castaway_kernel::Key;

use super::bundle::{Wording, num, prettify, txt};
use crate::{
    content::{Face, Price, WeatherDie, WeatherFace},
    effect::PawnColour,
    guide::Why,
    ids::{
        Deck, Kind, MysteryKind, Part, Phase, Place, Res, Source, Space, Terrain, TokenKind, Track,
        Weather,
    },
    state::Stock,
    task::{CardRef, Die, Roll},
};

fn key(kind: &str, id: &str) -> String {
    format!("{kind}-{}", id.replace('_', "-"))
}

/// The message id of a printed thing.
pub(super) fn card_key(card: &CardRef) -> String {
    match card {
        CardRef::Event(id) => key("event", id.as_str()),
        CardRef::Wreckage(id) => key("wreckage", id.as_str()),
        CardRef::Adventure(deck, id) => key(&format!("adventure-{}", deck.name()), id.as_str()),
        CardRef::Mystery(id) => key("mystery", id.as_str()),
        CardRef::Beast(id) => key("beast", id.as_str()),
        CardRef::Invention(id) => key("invention", id.as_str()),
        CardRef::Discovery(id) => key("discovery", id.as_str()),
        CardRef::Equipment(id) => key("equipment", id.as_str()),
        CardRef::Ability(id) => key("ability", id.as_str()),
        CardRef::Scenario(id) => key("scenario", id.as_str()),
    }
}

/// The selector of a neutral pawn's colour, for languages that bend it.
pub(super) fn tint(colour: PawnColour) -> &'static str {
    match colour {
        PawnColour::Hunt => "hunt",
        PawnColour::Build => "build",
        PawnColour::Gather => "gather",
        PawnColour::Explore => "explore",
        PawnColour::GatherOrExplore => "gather_or_explore",
        PawnColour::HuntOrExplore => "hunt_or_explore",
    }
}

impl Wording {
    /// The name of a printed thing.
    pub fn card(&self, card: &CardRef) -> String {
        self.name(&card_key(card))
    }

    /// Somebody of a scenario whom no player plays.
    pub fn guest(&self, person: &Key) -> String {
        self.name(&key("person", person.as_str()))
    }

    /// One of the crew of a scenario.
    pub fn crew_member(&self, member: &Key) -> String {
        self.name(&key("crew", member.as_str()))
    }

    /// A kind of marker of a scenario.
    pub fn marker(&self, kind: &Key) -> String {
        self.name(&key("marker", kind.as_str()))
    }

    /// What it means to win by markers of this kind, where that is better said in words of its own.
    pub(super) fn marker_aim(&self, kind: &Key) -> Option<String> {
        let kind = kind.as_str().replace('_', "-");
        self.find(&format!("aim-marker-{kind}"), &[])
    }

    /// What closes hexes for good.
    pub fn closing(&self, by: &Key) -> String {
        self.name(&key("closing", by.as_str()))
    }

    /// How it is said that an action of a scenario wins, if that has words of its own.
    pub(super) fn done_aim(&self, action: &Key, n: &str) -> Option<String> {
        let action = action.as_str().replace('_', "-");
        self.find(&format!("aim-times-{action}"), &[("n", txt(n))])
    }

    /// The name of an action that a scenario offers.
    pub fn special_action(&self, action: &Key) -> String {
        self.name(&key("special", action.as_str()))
    }

    /// The one line of mood of a printed thing, if one is written.
    pub fn mood(&self, card: &CardRef) -> Option<String> {
        self.find(&format!("{}.mood", card_key(card)), &[])
    }

    /// What is said in a round of a scenario to whoever learns the game with it, who is advised something first for this
    /// reason.
    pub fn lesson(&self, scenario: &Key, round: u8, first: Option<Why>) -> Option<String> {
        let id = key("scenario", scenario.as_str());
        let first = match first {
            None => "none",
            // Whichever part of the goal comes first.
            Some(Why::First | Why::Part) => Why::Goal.name(),
            Some(why) => why.name(),
        };
        self.find(&format!("{id}.lesson-{round}"), &[("first", txt(first))])
    }

    /// The name of an event's or wreckage's Threat Action, if one is written.
    pub fn action_title(&self, card: &CardRef) -> Option<String> {
        self.find(&format!("{}.action", card_key(card)), &[])
    }

    /// The name of an adventure's or mystery's lower half, if one is written.
    pub fn second_title(&self, card: &CardRef) -> Option<String> {
        self.find(&format!("{}.second", card_key(card)), &[])
    }

    /// The name of an invention or item.
    pub fn item(&self, id: &Key) -> String {
        self.name(&key("invention", id.as_str()))
    }

    /// The name of a character; `friday` and `dog` are known too.
    pub fn character(&self, id: &Key) -> String {
        match id.as_str() {
            "friday" => self.word("friday"),
            "dog" => self.word("dog"),
            id => self.name(&key("character", id)),
        }
    }

    /// The line of mood of a character.
    pub fn character_mood(&self, id: &Key) -> Option<String> {
        match id.as_str() {
            "friday" => self.find("friday.mood", &[]),
            "dog" => self.find("dog.mood", &[]),
            id => self.find(&format!("{}.mood", key("character", id)), &[]),
        }
    }

    /// What a character is good at, in a few words.
    pub fn character_strengths(&self, id: &Key) -> Option<String> {
        self.find(&format!("{}.good", key("character", id.as_str())), &[])
    }

    /// The name of an island tile.
    pub fn tile(&self, number: u8) -> String {
        self.find(&format!("tile-{number}"), &[])
            .unwrap_or_else(|| self.say("tile-name", &[("n", num(number))]))
    }

    /// The line of mood of an island tile.
    pub fn tile_mood(&self, number: u8) -> Option<String> {
        self.find(&format!("tile-{number}.mood"), &[])
    }

    /// The line of mood of a terrain.
    pub fn terrain_mood(&self, terrain: Terrain) -> Option<String> {
        self.find(&format!("terrain-{}.mood", terrain.name()), &[])
    }

    /// The name of a hex: its short code, alike in all languages.
    pub fn space(&self, space: Space) -> &'static str {
        space.name()
    }

    /// The name of a terrain.
    pub fn terrain(&self, terrain: Terrain) -> String {
        self.word(&format!("terrain-name-{}", terrain.name()))
    }

    /// The name of a resource, without a number.
    pub fn res_name(&self, res: Res) -> String {
        self.word(&format!("res-{}", res.name()))
    }

    /// An amount of a resource, with its emoji.
    pub fn res(&self, res: Res, n: impl Into<i64>) -> String {
        self.say(&format!("n-{}", res.name()), &[("n", num(n))])
    }

    /// Amounts of several resources; "nothing" when empty.
    pub fn stock(&self, stock: &Stock) -> String {
        let parts: Vec<String> = Res::ALL
            .iter()
            .filter(|&&res| stock.get(res) > 0)
            .map(|&res| self.res(res, stock.get(res)))
            .collect();
        match parts.as_slice() {
            [] => self.word("stock-none"),
            parts => parts.join(", "),
        }
    }

    /// A price; "free" when empty.
    pub fn price(&self, price: Price) -> String {
        let stock = Stock::from_price(price);
        if stock.is_empty() {
            self.word("free")
        } else {
            self.stock(&stock)
        }
    }

    /// A character's name as a sentence begins with it.
    pub fn the_character(&self, name: &str) -> String {
        self.say("the-character", &[("name", txt(name))])
    }

    /// A character's name as it stands within a sentence.
    pub(super) fn the_character_within(&self, name: &str) -> String {
        self.say("the-character-within", &[("name", txt(name))])
    }

    /// The name of a source on a tile.
    pub fn source(&self, source: Source) -> String {
        self.word(&format!("source-{}", source.name()))
    }

    /// The name of a level.
    pub fn track(&self, track: Track) -> String {
        self.word(&format!("track-{}", track.name()))
    }

    /// The name of the space of a level on the board.
    pub(super) fn track_place(&self, track: Track) -> String {
        self.word(&format!("track-place-{}", track.name()))
    }

    /// The name of an action.
    pub fn action_name(&self, kind: Kind) -> String {
        self.word(&format!("kind-{}", kind.name()))
    }

    /// The names of several actions, joined with "or".
    pub fn action_names(&self, kinds: &[Kind]) -> String {
        let names: Vec<String> = kinds.iter().map(|&k| self.action_name(k)).collect();
        self.or(&names)
    }

    /// The actions that a neutral pawn may support.
    pub fn pawn_actions(&self, colour: PawnColour) -> String {
        let kinds: Vec<Kind> = Kind::ALL
            .iter()
            .copied()
            .filter(|&k| colour.supports(k))
            .collect();
        self.action_names(&kinds)
    }

    /// The colour of a neutral pawn.
    pub fn pawn_colour(&self, colour: PawnColour) -> String {
        self.word(&format!("pawn-colour-{}", tint(colour)))
    }

    /// The colour of an adventure deck.
    pub fn deck_colour(&self, deck: Deck) -> String {
        self.word(&format!("colour-{}", deck.name()))
    }

    /// The place of a special wound.
    pub fn part(&self, part: Part) -> String {
        self.word(&format!("part-{}", part.name()))
    }

    /// The name of a weather token.
    pub fn weather(&self, weather: Weather) -> String {
        self.word(&format!("weather-{}", weather.name()))
    }

    /// The kind of a mystery card.
    pub fn mystery_kind(&self, kind: MysteryKind) -> String {
        self.word(&format!("mystery-kind-{}", kind.name()))
    }

    /// The name of a phase.
    pub fn phase_name(&self, phase: Phase) -> String {
        self.word(&format!("phase-{}", phase.name()))
    }

    /// The name of a token on the board.
    pub fn token(&self, token: TokenKind) -> String {
        self.word(&format!("token-{}", token.name()))
    }

    /// What a token on the board does.
    pub fn token_help(&self, token: TokenKind) -> String {
        self.word(&format!("token-help-{}", token.name()))
    }

    /// Where a token lies.
    pub fn place(&self, place: Place) -> String {
        match place {
            Place::Action(kind) => {
                self.say("loc-action", &[("kind", txt(&self.action_name(kind)))])
            }
            Place::Deck(deck) => {
                self.say("loc-deck", &[("kind", txt(&self.action_name(deck.kind())))])
            }
            Place::Space(space) => space.name().to_owned(),
            Place::Shelter => self.word("loc-shelter"),
            Place::Track(track) => {
                self.say("loc-track", &[("place", txt(&self.track_place(track)))])
            }
            Place::Night => self.word("loc-night"),
        }
    }

    /// The name of an action die.
    pub fn die(&self, die: Die) -> String {
        self.word(match die {
            Die::Success => "die-success",
            Die::Wound => "die-wound",
            Die::Adventure => "die-adventure",
        })
    }

    /// A face of an action die.
    pub fn face(&self, face: Face) -> String {
        self.word(match face {
            Face::Wound => "face-wound",
            Face::Success => "face-success",
            Face::Det => "face-det",
            Face::Adventure => "face-adventure",
            Face::Blank => "face-blank",
        })
    }

    /// The faces of an action roll.
    pub fn roll(&self, roll: &Roll) -> String {
        let faces: Vec<String> = [roll.success, roll.wound, roll.adventure]
            .into_iter()
            .flatten()
            .map(|face| self.face(face))
            .collect();
        if faces.is_empty() {
            self.word("nothing")
        } else {
            faces.join(" · ")
        }
    }

    /// The name of a weather die.
    pub fn weather_die(&self, die: WeatherDie) -> String {
        self.word(match die {
            WeatherDie::Rain => "wdie-rain",
            WeatherDie::Winter => "wdie-winter",
            WeatherDie::HungryAnimals => "wdie-hungry_animals",
        })
    }

    /// A face of a weather die.
    pub fn weather_face(&self, face: WeatherFace) -> String {
        self.word(match face {
            WeatherFace::Rain1 => "wface-rain1",
            WeatherFace::Rain2 => "wface-rain2",
            WeatherFace::Snow1 => "wface-snow1",
            WeatherFace::Snow2 => "wface-snow2",
            WeatherFace::Blank => "wface-blank",
            WeatherFace::Food => "wface-food",
            WeatherFace::Palisade => "wface-palisade",
            WeatherFace::Beast => "wface-beast",
        })
    }

    /// The faces of a weather roll.
    pub fn weather_roll(&self, dice: &[(WeatherDie, WeatherFace)]) -> String {
        let faces: Vec<String> = dice
            .iter()
            .map(|&(_, face)| self.weather_face(face))
            .collect();
        if faces.is_empty() {
            self.word("nothing")
        } else {
            faces.join(" · ")
        }
    }

    /// A readable form of an id without a name of its own.
    pub fn plain(&self, id: &Key) -> String {
        prettify(id.as_str())
    }
}

/// Which sort of place something lies on, for the words of what it does there.
pub(super) fn site(place: Place) -> &'static str {
    match place {
        Place::Space(_) => "tile",
        Place::Night => "night",
        Place::Action(Kind::Hunt) => "hunt",
        Place::Action(_) | Place::Deck(_) | Place::Shelter | Place::Track(_) => "action",
    }
}
