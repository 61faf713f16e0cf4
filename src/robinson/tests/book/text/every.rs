//! Samples of every event, question, label and refusal.

use castaway_robinson::{
    ask::{Label, Loss, Question},
    content::{Face, WeatherDie, WeatherFace},
    effect::{Effect, Limit, Target},
    event::Event,
    ids::{Deck, Kind, Part, Phase, Place, Res, Space, Terrain, TokenKind, Track, Weather, Who},
    plan::{Assignment, Goal, Pawn, Project},
    reject::Rejection,
    state::{End, Stock},
    task::{CardRef, Die, Owed, Roll, Usable},
};

use super::effects::effects;

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

/// Every event.
pub fn events() -> Vec<Event> {
    let card = CardRef::Adventure(Deck::Build, "accident".into());
    let mut all = vec![
        Event::Began {
            characters: vec!["cook".into(), "soldier".into()],
        },
        Event::Round(2),
        Event::Drawn(card.clone()),
        Event::Looked(card.clone()),
        Event::CameBack(card.clone()),
        Event::ThreatFired(card.clone()),
        Event::ThreatGone(card.clone()),
        Event::Healed { who: COOK, n: 1 },
        Event::SpecialWound {
            who: COOK,
            part: Part::Head,
        },
        Event::SpecialWoundGone {
            who: COOK,
            part: Part::Leg,
        },
        Event::ShelterBuilt,
        Event::HungryDie,
        Event::Exhausted(Space::T1, Res::Wood),
        Event::Reopened(Space::B1, Res::Food),
        Event::TerrainCovered(Space::T1),
        Event::TerrainUncovered(Space::T1),
        Event::TileDown(Space::T1),
        Event::TileUp(Space::T1),
        Event::Explored {
            space: Space::T2,
            number: 9,
        },
        Event::Explored {
            space: Space::T2,
            number: 99,
        },
        Event::BeastFound,
        Event::TokenFound("goat".into()),
        Event::Built("pot".into()),
        Event::ItemReady("pot".into()),
        Event::ItemLost("pot".into()),
        Event::InventionCame("raft".into()),
        Event::InventionGone("raft".into()),
        Event::EquipmentFound("bible".into()),
        Event::Kept(card),
        Event::Planned {
            placement: 3,
            what: assignment(),
        },
        Event::Joined { placement: 3 },
        Event::Joined { placement: 4 },
        Event::TakenBack { placement: 3 },
        Event::Resolving { what: assignment() },
        Event::Rolled {
            who: COOK,
            roll: roll(),
        },
        Event::Succeeded { what: assignment() },
        Event::Failed { what: assignment() },
        Event::Fight {
            who: COOK,
            beast: Some("fox".into()),
            strength: 2,
            weapon: 3,
        },
        Event::Fight {
            who: Who::Friday,
            beast: None,
            strength: 2,
            weapon: 3,
        },
        Event::CampMoved(Space::T1),
        Event::WeatherRolled(weather()),
        Event::WeatherRolled(Vec::new()),
        Event::Clouds {
            snow: 1,
            rain: 2,
            roof: 1,
        },
        Event::Ate(COOK),
        Event::Starved(Who::Seat(1)),
        Event::Outside(COOK, Space::T1),
        Event::OpenAir,
        Event::Rotted(2),
        Event::Arrived(stock()),
        Event::FirstPlayer(1),
        Event::Pile {
            stage: 1,
            wood: 1,
            of: 1,
        },
        Event::Pit { caught: true },
        Event::Pit { caught: false },
        Event::BeastWaits,
        Event::BeastReturned,
        Event::HuntingGone(1),
        Event::HuntingGone(2),
        Event::HuntingUnder,
        Event::MarkerWaits(Space::M2),
        Event::ArrangeMarkerGone,
        Event::TilesSeen(1),
        Event::TilesSeen(3),
        Event::NightWounds(Who::Seat(0), 1),
        Event::NightWounds(Who::Friday, 2),
        Event::Ordered(Box::new(castaway_robinson::effect::Effect::Restrict {
            who: Target::EachPlayer,
            limit: Limit::NoMixedPawns,
        })),
        Event::FridayDied,
    ];
    all.extend(Phase::ALL.iter().copied().map(Event::Phase));
    all.extend(usables().into_iter().map(|u| Event::Used(COOK, u)));
    for &res in Res::ALL {
        for n in [1, 2] {
            for future in [true, false] {
                all.push(Event::Gained { res, n, future });
            }
            all.push(Event::Lost { res, n });
        }
    }
    for owed in owed() {
        all.push(Event::Unmet { owed, missing: 2 });
    }
    for n in [1, 2] {
        all.push(Event::Wounded {
            who: Who::Seat(1),
            n,
            total: 4,
        });
        all.push(Event::Det {
            who: Who::Friday,
            n: i16::from(n) - 2,
        });
        all.push(Event::Morale { n: -1, to: 0 });
    }
    for &track in Track::ALL {
        all.push(Event::Level {
            track,
            n: -1,
            to: 2,
        });
    }
    for (token, place) in tokens() {
        all.push(Event::TokenPlaced(token, place));
        all.push(Event::TokenGone(token, place));
    }
    all.extend(Weather::ALL.iter().copied().map(Event::WeatherToken));
    for die in [Die::Success, Die::Wound, Die::Adventure] {
        all.push(Event::Rerolled {
            who: COOK,
            die,
            roll: roll(),
        });
    }
    for end in [End::Won, End::Died(COOK), End::TimeOver, End::CampLost] {
        all.push(Event::Ended(end));
    }
    all
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

/// Every question.
pub fn questions() -> Vec<Question> {
    let mut all = vec![
        Question::Alternative,
        Question::ExhaustSource,
        Question::PickTile,
        Question::MoveCamp,
        Question::MayMoveCamp,
        Question::FlipItem,
        Question::LoseItem,
        Question::MarkItem,
        Question::DropInvention,
        Question::TakeInvention,
        Question::BuildFree,
        Question::CoverArrow,
        Question::MoraleBonus,
        Question::Shortcut,
        Question::PlaceShortcut,
        Question::AfterRoll { roll: roll() },
        Question::Weather { dice: weather() },
        Question::Before(Loss::Goods),
        Question::Before(Loss::Determination),
        Question::Before(Loss::Item("medicine".into())),
        Question::Before(Loss::Inventions),
        Question::Before(Loss::Alternatives),
        Question::Before(Loss::Danger),
        Question::Before(Loss::Beast),
        Question::Before(Loss::Game),
        Question::ArrangeCamp,
        Question::ArrangeBonus,
        Question::MysteryGoOn,
        Question::Trap,
        Question::Night,
        Question::TileOrder,
        Question::PeekedBeast {
            beast: "fox".into(),
        },
        Question::Peeked {
            card: CardRef::Event("storm".into()),
        },
        Question::KeepDiscovery,
        Question::RemoveToken,
        Question::ExtraBuild,
        Question::SaveWood,
        Question::StrongestBeast,
        Question::NightSurcharge,
        Question::Protect,
        Question::PileWood,
    ];
    for n in [0, 1, 2] {
        all.extend([
            Question::Heal { left: n },
            Question::GiveDet { left: n },
            Question::GiveWound { left: n },
            Question::HalfProduction { take: n },
            Question::Lethal { n },
            Question::Before(Loss::Arrows { n }),
            Question::Before(Loss::LowMorale { n }),
            Question::Before(Loss::Meal {
                portions: n,
                eaters: 2,
                extra: n == 1,
            }),
            Question::Before(Loss::OwnMeal { extra: n == 1 }),
            Question::WhoEats { portions: n },
            Question::WeaponNeeded { need: n, weapon: 1 },
            Question::Combat {
                strength: 3 + n,
                weapon: 3,
            },
        ]);
    }
    all.extend(Kind::ALL.iter().map(|&kind| Question::NextAction { kind }));
    all.extend(
        Kind::ALL
            .iter()
            .map(|&kind| Question::Before(Loss::Action(kind))),
    );
    all.extend(
        Track::ALL
            .iter()
            .map(|&track| Question::Before(Loss::Half(track))),
    );
    for owed in owed() {
        all.push(Question::Demand {
            owed,
            n: 2,
            missing: 1,
        });
    }
    all
}

/// Every label, those of real alternatives included.
pub fn labels() -> Vec<Label> {
    let mut all = vec![
        Label::Continue,
        Label::No,
        Label::Stop,
        Label::DrawAnother,
        Label::Alternative {
            id: "discard_card".into(),
            effects: Vec::new(),
        },
        Label::Alternative {
            id: "something_else".into(),
            effects: Vec::new(),
        },
        Label::Source(
            Space::T1,
            castaway_robinson::source_at::SourceAt::Printed(0),
            Res::Wood,
        ),
        Label::Space(Space::T1),
        Label::Space(Space::B2),
        Label::Person(COOK),
        Label::Person(Who::Friday),
        Label::Placement(3),
        Label::Placement(8),
        Label::Stock(stock()),
        Label::Stock(Stock::default()),
        Label::Number(3),
        Label::Det(2),
        Label::Heal(1),
        Label::Morale(1),
        Label::Morale(-1),
        Label::Tile(4),
        Label::Tile(99),
        Label::Top,
        Label::Bottom,
        Label::Arrow(COOK, 4),
        Label::Project(Project::Shelter, 0),
        Label::Project(Project::Shelter, 1),
        Label::Project(Project::Level(Track::Weapon), 0),
        Label::Project(Project::Invention("sling".into()), 1),
        Label::Project(Project::Invention("rope".into()), 0),
        Label::IgnoreTrap,
        Label::Pay,
        Label::Suffer,
    ];
    all.extend(Track::ALL.iter().copied().map(Label::Track));
    all.extend(usables().into_iter().map(|u| Label::Use(Who::Friday, u)));
    for die in [Die::Success, Die::Wound, Die::Adventure] {
        for usable in usables() {
            all.push(Label::Reroll(die, COOK, usable));
        }
    }
    for (token, place) in tokens() {
        all.push(Label::Token(token, place));
    }
    for effect in effects() {
        all.push(Label::Alternative {
            id: "x".into(),
            effects: vec![effect, Effect::MoveCamp],
        });
    }
    all
}

/// Every refusal.
pub fn rejections() -> Vec<Rejection> {
    let mut all = vec![
        Rejection::Over,
        Rejection::NoSuchSeat,
        Rejection::NotPlanning,
        Rejection::QuestionOpen,
        Rejection::NoQuestion,
        Rejection::Outdated,
        Rejection::NotYours,
        Rejection::NoSuchOption,
        Rejection::WrongNumber,
        Rejection::NoSuchPlacement,
        Rejection::ForeignPawn,
        Rejection::PawnNotFree,
        Rejection::NeedsLeader,
        Rejection::FridaySupports,
        Rejection::NoMixing,
        Rejection::NeedsMixing,
        Rejection::Needs {
            need: stock(),
            free: Stock::default(),
        },
        Rejection::NeedsItem("rope".into()),
        Rejection::NeedsWeapon(2),
        Rejection::NeedsShelter,
        Rejection::HasShelter,
        Rejection::NeedsDet { need: 3, have: 1 },
        Rejection::NotOnBoard("raft".into()),
        Rejection::AlreadyBuilt("pot".into()),
        Rejection::NotOwner("spear".into()),
        Rejection::PlannedAlready,
        Rejection::Exhausted,
        Rejection::CampTile,
        Rejection::Unreachable,
        Rejection::AlreadyExplored,
        Rejection::NoTiles,
        Rejection::NothingToHunt,
        Rejection::NoThreat,
        Rejection::TwiceAtMost,
        Rejection::NoSuchPrice,
        Rejection::AidUnfit("basket".into()),
        Rejection::NotHeld,
        Rejection::NotNow,
        Rejection::UsedThisRound,
        Rejection::HeldByOther,
        Rejection::AbilitiesBlocked,
        Rejection::NoEffect,
        Rejection::PileClosed,
        Rejection::BadSetup,
    ];
    for &kind in Kind::ALL {
        all.push(Rejection::PawnUnfit(kind));
        all.push(Rejection::ActionForbidden(kind));
    }
    for n in [1, 2] {
        all.push(Rejection::TooManyPawns { max: n });
        all.push(Rejection::Undermanned {
            placement: 3,
            missing: n,
        });
        all.push(Rejection::PawnsLeft { seat: 1, left: n });
    }
    all.extend(Terrain::ALL.iter().copied().map(Rejection::NeedsTerrain));
    all.extend(Res::ALL.iter().copied().map(Rejection::NotEnough));
    all
}
