//! Samples of every event, question, label and refusal.

mod asks;
mod events;
mod refusals;

use castaway_robinson::{
    content::{Face, WeatherDie, WeatherFace},
    ids::{Deck, Kind, Place, Res, Space, TokenKind, Track, Who},
    plan::{Assignment, Goal, Pawn, Project},
    state::Stock,
    task::{Owed, Roll, Usable},
};

pub use asks::{labels, questions};
pub use events::events;
pub use refusals::rejections;

/// The person on the first seat.
pub const COOK: Who = Who::Seat(0);

fn stock() -> Stock {
    Stock {
        wood: 2,
        fur: 1,
        food: 3,
        npfood: 1,
    }
}

/// Every goal.
pub fn goals() -> Vec<Goal> {
    vec![
        Goal::Threat { slot: 0, option: 0 },
        Goal::Threat { slot: 1, option: 1 },
        Goal::Hunt,
        Goal::Build(Project::Shelter),
        Goal::Build(Project::Level(Track::Roof)),
        Goal::Build(Project::Level(Track::Weapon)),
        Goal::Build(Project::Invention("pot".into())),
        Goal::Gather {
            space: Space::T1,
            source: castaway_robinson::source_at::SourceAt::Printed(0),
        },
        Goal::Gather {
            space: Space::B3,
            source: castaway_robinson::source_at::SourceAt::FoodToken,
        },
        Goal::Gather {
            space: Space::B3,
            source: castaway_robinson::source_at::SourceAt::Printed(4),
        },
        Goal::Explore(Space::T2),
        Goal::Card {
            kind: Kind::Explore,
            serial: 7,
        },
        Goal::Arrange,
        Goal::Rest,
    ]
}

fn assignment() -> Assignment {
    Assignment {
        goal: Goal::Build(Project::Shelter),
        pawns: vec![Pawn::Seat(1), Pawn::Friday, Pawn::Neutral(9)],
        price: 0,
        aids: vec!["sack".into()],
        discount: true,
    }
}

/// Every usable thing.
pub fn usables() -> Vec<Usable> {
    vec![
        Usable::Ability("stone_soup".into()),
        Usable::Equipment("pistol".into()),
        Usable::Discovery("goat".into()),
        Usable::Kept(5),
        Usable::Kept(77),
        Usable::Meal("pot".into()),
        Usable::FridayReroll,
        Usable::Pile,
    ]
}

fn roll() -> Roll {
    Roll {
        deck: Deck::Gather,
        success: Some(Face::Success),
        wound: Some(Face::Blank),
        adventure: None,
    }
}

fn weather() -> Vec<(WeatherDie, WeatherFace)> {
    vec![
        (WeatherDie::Rain, WeatherFace::Rain2),
        (WeatherDie::Winter, WeatherFace::Snow1),
        (WeatherDie::HungryAnimals, WeatherFace::Beast),
        (WeatherDie::HungryAnimals, WeatherFace::Food),
    ]
}

fn owed() -> Vec<Owed> {
    vec![
        Owed::Res(Res::Wood),
        Owed::Det(COOK),
        Owed::Track(Track::Palisade),
    ]
}

fn tokens() -> Vec<(TokenKind, Place)> {
    let places = [
        Place::Action(Kind::Arrange),
        Place::Deck(Deck::Explore),
        Place::Space(Space::M1),
        Place::Shelter,
        Place::Track(Track::Weapon),
        Place::Night,
    ];
    let all = TokenKind::ALL;
    all.iter().copied().zip(places).collect()
}
