//! The words in a picture, passed in from outside so that any language can be drawn.

use castaway_robinson::{
    content::{Aim, ThreatAction},
    ids::{Kind, Part, Phase, Res, Source, Terrain, TokenKind, Track, Weather},
    task::CardRef,
    view::End,
    view::{PersonView, ThreatView, View},
};

use crate::Key;

/// A short fixed word of the picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum UiWord {
    /// "Round".
    Round,
    /// "Morale": heads the morale track.
    Morale,
    /// "Resources": the heading of the stock.
    Resources,
    /// "Planned": what is tied to plans.
    Tied,
    /// "Future": what comes after the actions.
    Future,
    /// "Camp": shelter, roof, palisade, weapon.
    Camp,
    /// "Shelter": of the camp.
    Shelter,
    /// "Natural shelter".
    NaturalShelter,
    /// "Tent": the camp without any shelter.
    Tent,
    /// "Weather": heads the weather tokens.
    Weather,
    /// "Hungry animals".
    HungryAnimals,
    /// "Threats".
    Threats,
    /// "If ignored".
    Ignored,
    /// "No threat": an empty space.
    NoThreat,
    /// "Wood pile".
    Pile,
    /// "Ship": when it can come.
    Ship,
    /// "Goal": what wins the scenario.
    Goal,
    /// "Children": who eats besides the group.
    Children,
    /// "Crew": who is lost one after the other.
    Crew,
    /// "Captive": of the crew.
    Captive,
    /// "Inventions".
    Inventions,
    /// "Items".
    Items,
    /// "Finds": discovery tokens, equipment, kept cards.
    Finds,
    /// "Friday".
    Friday,
    /// "Dog".
    Dog,
    /// "First player".
    FirstPlayer,
    /// "Wounds".
    Wounds,
    /// "Determination".
    Determination,
    /// "Pawns".
    Pawns,
    /// "Dead": of a person.
    Dead,
    /// "Not in the camp": of whom no player plays.
    Away,
    /// The computer player plans for somebody who is away.
    Computer,
    /// "Unexplored": of a space without a tile.
    Unexplored,
    /// "Face down".
    FaceDown,
    /// "Exhausted": of a source.
    Exhausted,
    /// "Plan".
    Plan,
    /// "Waiting for".
    WaitingFor,
    /// "Events": cards left.
    Events,
    /// "Tiles": tiles left.
    Tiles,
    /// "Price": of shelter, roof and palisade.
    Price,
    /// "A beast waits".
    WaitingBeast,
    /// "Planning": the Action Phase before its plan stands.
    Planning,
}

/// Every word that a picture or its description needs.
///
/// Names should be as on the printed cards; long ones are shrunk, then cut.
pub trait Labels {
    /// A fixed word.
    fn ui(&self, word: UiWord) -> String;
    /// A terrain.
    fn terrain(&self, terrain: Terrain) -> String;
    /// A resource.
    fn resource(&self, res: Res) -> String;
    /// A source.
    fn source(&self, source: Source) -> String;
    /// A phase, such as "Action".
    fn phase(&self, phase: Phase) -> String;
    /// What a table does now, as its panel says it.
    fn now(&self, view: &View) -> String {
        if view.planning && view.end.is_none() {
            self.ui(UiWord::Planning)
        } else {
            self.phase(view.phase)
        }
    }
    /// An action, such as "Gather".
    fn action(&self, kind: Kind) -> String;
    /// A level.
    fn track(&self, track: Track) -> String;
    /// A token on the board.
    fn token(&self, token: TokenKind) -> String;
    /// A weather token.
    fn weather(&self, weather: Weather) -> String;
    /// One of the things that win the scenario, such as "Cross on 5 different tiles".
    fn aim(&self, aim: &Aim) -> String {
        match aim {
            Aim::Pile => self.ui(UiWord::Pile),
            Aim::Item(item) | Aim::Made(item) => self.card(&CardRef::Invention(item.clone())),
            Aim::With(person) => self.guest(person),
            Aim::Rounds { from, to } => format!("{} {from}\u{2013}{to}", self.ui(UiWord::Ship)),
            Aim::Markers { marker, .. } => self.marker(marker),
            Aim::Drawn => self.ui(UiWord::Inventions),
            Aim::Shelter => self.ui(UiWord::Shelter),
            Aim::Level { track, .. } => self.track(*track),
            Aim::Explored(_) => self.ui(UiWord::Tiles),
            Aim::Times { action, .. } => prettify(action.as_str()),
            Aim::Free(who) => self.crew(who),
            Aim::Done(action) => self.special(action),
        }
    }
    /// What closes hexes for good.
    fn closing(&self, by: &Key) -> String {
        prettify(by.as_str())
    }
    /// Somebody of the scenario whom no player plays.
    fn guest(&self, id: &Key) -> String {
        prettify(id.as_str())
    }
    /// One of the scenario's crew.
    fn crew(&self, id: &Key) -> String {
        prettify(id.as_str())
    }
    /// An action that the scenario offers.
    fn special(&self, action: &Key) -> String {
        prettify(action.as_str())
    }
    /// A kind of marker of the scenario.
    fn marker(&self, kind: &Key) -> String {
        kind.as_str().replace('_', " ")
    }
    /// A part of the body with a special wound.
    fn part(&self, part: Part) -> String;
    /// A printed thing: card, item, discovery token, equipment, scenario.
    fn card(&self, card: &CardRef) -> String;
    /// The short name of a person: the character's, never a user name (fonts lack many letters).
    fn person(&self, person: &PersonView) -> String;
    /// What happens when this threat is pushed off the board, in a few words.
    fn threat(&self, threat: &ThreatView) -> String;
    /// What dealing with a threat gives, in a few words; empty if nothing.
    fn reward(&self, action: &ThreatAction) -> String;
    /// How the game ended, in a few words.
    fn end(&self, end: End) -> String;

    /// An invention or item.
    fn item(&self, id: &Key) -> String {
        self.card(&CardRef::Invention(id.clone()))
    }
}

/// A fallback in plain English that makes names out of identifiers.
#[derive(Clone, Copy, Debug, Default)]
pub struct Plain;

/// Turns an identifier such as `flask_of_rum` into "Flask of rum".
pub fn prettify(id: &str) -> String {
    let mut out = String::with_capacity(id.len());
    for (i, c) in id.chars().enumerate() {
        match c {
            '_' => out.push(' '),
            _ if i == 0 => out.extend(c.to_uppercase()),
            _ => out.push(c),
        }
    }
    out
}

impl Labels for Plain {
    fn ui(&self, word: UiWord) -> String {
        match word {
            UiWord::Round => "Round",
            UiWord::Morale => "Morale",
            UiWord::Resources => "Resources",
            UiWord::Tied => "Planned",
            UiWord::Future => "Future",
            UiWord::Camp => "Camp",
            UiWord::Shelter => "Shelter",
            UiWord::NaturalShelter => "Natural shelter",
            UiWord::Tent => "Tent",
            UiWord::Weather => "Weather",
            UiWord::HungryAnimals => "Hungry animals",
            UiWord::Threats => "Threats",
            UiWord::Ignored => "If ignored",
            UiWord::NoThreat => "No threat",
            UiWord::Pile => "Wood pile",
            UiWord::Ship => "Ship",
            UiWord::Goal => "Goal",
            UiWord::Children => "Children eat",
            UiWord::Crew => "Crew",
            UiWord::Captive => "captive",
            UiWord::Inventions => "Inventions",
            UiWord::Items => "Items",
            UiWord::Finds => "Finds",
            UiWord::Friday => "Friday",
            UiWord::Dog => "Dog",
            UiWord::FirstPlayer => "First player",
            UiWord::Wounds => "Wounds",
            UiWord::Determination => "Determination",
            UiWord::Pawns => "Pawns",
            UiWord::Dead => "Dead",
            UiWord::Away => "Not in the camp",
            UiWord::Computer => "planned by the computer player",
            UiWord::Unexplored => "Unexplored",
            UiWord::FaceDown => "Face down",
            UiWord::Exhausted => "Exhausted",
            UiWord::Plan => "Plan",
            UiWord::WaitingFor => "Waiting for",
            UiWord::Events => "Events",
            UiWord::Tiles => "Tiles",
            UiWord::Price => "Price",
            UiWord::WaitingBeast => "A beast waits",
            UiWord::Planning => "Planning",
        }
        .to_owned()
    }

    fn terrain(&self, terrain: Terrain) -> String {
        prettify(terrain.name())
    }

    fn resource(&self, res: Res) -> String {
        match res {
            Res::Npfood => "Nonperishable food".to_owned(),
            Res::Wood | Res::Fur | Res::Food => prettify(res.name()),
        }
    }

    fn source(&self, source: Source) -> String {
        prettify(source.name())
    }

    fn phase(&self, phase: Phase) -> String {
        prettify(phase.name())
    }

    fn action(&self, kind: Kind) -> String {
        prettify(kind.name())
    }

    fn track(&self, track: Track) -> String {
        prettify(track.name())
    }

    fn token(&self, token: TokenKind) -> String {
        prettify(token.name())
    }

    fn weather(&self, weather: Weather) -> String {
        prettify(weather.name())
    }

    fn part(&self, part: Part) -> String {
        prettify(part.name())
    }

    fn card(&self, card: &CardRef) -> String {
        match card {
            CardRef::Event(id)
            | CardRef::Wreckage(id)
            | CardRef::Adventure(_, id)
            | CardRef::Mystery(id)
            | CardRef::Beast(id)
            | CardRef::Invention(id)
            | CardRef::Discovery(id)
            | CardRef::Equipment(id)
            | CardRef::Ability(id)
            | CardRef::Scenario(id) => prettify(id.as_str()),
        }
    }

    fn person(&self, person: &PersonView) -> String {
        prettify(person.character.as_str())
    }

    fn threat(&self, _: &ThreatView) -> String {
        String::new()
    }

    fn reward(&self, _: &ThreatAction) -> String {
        String::new()
    }

    fn end(&self, end: End) -> String {
        match end {
            End::Won => "Saved!",
            End::Died(_) => "A castaway has died",
            End::TimeOver => "The ship is gone",
            End::CampLost => "The camp is lost",
            End::Unfed => "A child went hungry",
            End::CrewLost => "The director is dead",
            End::InventionGone => "An invention is lost for good",
            End::OutOfReach => "The goal is out of reach",
        }
        .to_owned()
    }
}
