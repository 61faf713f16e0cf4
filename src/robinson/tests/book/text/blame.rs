//! A loss that no card explains says what took it, and what is new is told before what is old.

use castaway_robinson::{
    content::{Face, WeatherDie, WeatherFace},
    event::Event,
    ids::{Deck, Kind, Phase, Place, Res, TokenKind, Track, Who},
    plan::{Assignment, Goal, Pawn},
    task::{CardRef, Owed, Roll},
    text::{Lang, TableWords, Tale},
};

use super::{catalog, table};

const COOK: Who = Who::Seat(0);

fn told(events: &[Event]) -> String {
    let catalog = catalog();
    let view = table::view();
    TableWords::new(Lang::En, &catalog, &view)
        .story(events)
        .join("\n")
}

fn wound(who: Who) -> Event {
    Event::Wounded {
        who,
        n: 1,
        total: 1,
    }
}

fn rolled(who: Who, wound: Face, adventure: Face) -> Event {
    let roll = Roll {
        deck: Deck::Gather,
        success: Some(Face::Success),
        wound: Some(wound),
        adventure: Some(adventure),
    };
    Event::Rolled { who, roll }
}

fn begun(pawn: Pawn) -> [Event; 2] {
    let what = Assignment {
        goal: Goal::Rest,
        pawns: vec![pawn],
        price: 0,
        aids: vec![],
        discount: false,
    };
    [Event::Phase(Phase::Action), Event::Resolving { what }]
}

#[test]
fn a_wound_of_friday_names_its_die() {
    let dice = rolled(Who::Friday, Face::Wound, Face::Adventure);
    let events = [dice, wound(Who::Friday), wound(Who::Friday)];
    let story = told(&[&begun(Pawn::Friday)[..], &events].concat());
    let first = story.find("the wound die)").expect("the first");
    let second = story.find("instead of an adventure card)");
    assert!(second.is_some_and(|at| at > first), "{story}");
    // A token on the deck needs no die, and what a card does is told by the card.
    // The story of a step may begin with the action.
    let sure = told(&[&begun(Pawn::Friday)[1..], &[wound(Who::Friday)]].concat());
    assert!(sure.contains("instead of an adventure card"), "{sure}");
    let card = CardRef::Adventure(Deck::Gather, "splinter".into());
    let cook = [
        rolled(COOK, Face::Blank, Face::Adventure),
        Event::Because { card, n: 1 },
        wound(COOK),
    ];
    let story = told(&[&begun(Pawn::Seat(0))[..], &cook].concat());
    assert!(
        !story.contains("die)") && !story.contains("instead"),
        "{story}"
    );
}

#[test]
fn a_wound_of_whoever_is_fed_names_the_second_portion() {
    let night = Event::Phase(Phase::Night);
    let events = [night.clone(), Event::Ate(COOK), wound(COOK)];
    let story = told(&events);
    assert!(story.contains("one more food was asked for"), "{story}");
    let hungry = told(&[night.clone(), Event::Starved(COOK), wound(COOK)]);
    assert!(!hungry.contains("(one more"), "{hungry}");
    let open = told(&[night, Event::Ate(COOK), Event::OpenAir, wound(COOK)]);
    assert!(!open.contains("(one more"), "{open}");
}

#[test]
fn a_palisade_that_is_lost_names_what_took_it() {
    let lost = |to| Event::Level {
        track: Track::Palisade,
        n: -1,
        to,
    };
    let faces = |face| Event::WeatherRolled(vec![(WeatherDie::HungryAnimals, face)]);
    let weather = Event::Phase(Phase::Weather);
    let both = told(&[
        weather.clone(),
        faces(WeatherFace::Palisade),
        lost(1),
        lost(0),
    ]);
    let animals = both.find("the hungry animals)").expect("the first");
    assert!(
        both.find("the storm)").is_some_and(|at| at > animals),
        "{both}"
    );
    let short = Event::Unmet {
        owed: Owed::Track(Track::Palisade),
        missing: 1,
    };
    let storm = told(&[weather.clone(), short, wound(COOK)]);
    assert_eq!(storm.matches("the storm)").count(), 1, "{storm}");
    let food = |n| Event::Lost { res: Res::Food, n };
    let clouds = Event::Clouds {
        snow: 0,
        rain: 1,
        roof: 0,
    };
    let eaten = told(&[weather, faces(WeatherFace::Food), clouds, food(1), food(1)]);
    assert_eq!(eaten.matches("the hungry animals)").count(), 1, "{eaten}");
    let moved = told(&[
        Event::Phase(Phase::Night),
        Event::CampMoved(castaway_robinson::ids::Space::M2),
        lost(0),
    ]);
    assert!(moved.contains("the camp moved)"), "{moved}");
    let token = Event::TokenGone(TokenKind::GreaterDanger, Place::Night);
    let danger = [token, wound(COOK)];
    let danger = told(&[&begun(Pawn::Seat(0))[..], &danger].concat());
    assert!(danger.contains("danger there, and no weapon)"), "{danger}");
}

#[test]
fn animals_that_bite_after_something_was_missing_are_named() {
    let wood = Event::Unmet {
        owed: Owed::Res(Res::Wood),
        missing: 1,
    };
    let faces = Event::WeatherRolled(vec![(WeatherDie::HungryAnimals, WeatherFace::Beast)]);
    let rain = Event::WeatherRolled(vec![(WeatherDie::Rain, WeatherFace::Rain1)]);
    let each = || [wound(COOK), wound(Who::Seat(1))];
    // The other die was rolled once more, and the storm comes last.
    let storm = Event::Unmet {
        owed: Owed::Track(Track::Palisade),
        missing: 1,
    };
    let begun = [Event::Phase(Phase::Weather), faces, rain, wood];
    let events = [&begun[..], &each(), &each(), &[storm], &each()].concat();
    let story = told(&events);
    assert_eq!(story.matches("wound each").count(), 3, "{story}");
    assert_eq!(story.matches("the hungry animals)").count(), 1, "{story}");
    let (missing, animals) = (story.find("Missing"), story.find("the hungry animals)"));
    let second = story.match_indices("wound each").nth(1);
    assert!(
        missing.is_some() && animals > second.map(|(at, _)| at),
        "{story}"
    );
}

#[test]
fn a_cause_of_an_earlier_step_is_known_in_the_next() {
    let catalog = catalog();
    let view = table::view();
    let table = TableWords::new(Lang::De, &catalog, &view);
    let mut tale = Tale::default();
    tale.tell(&table, &[Event::Phase(Phase::Night), Event::Ate(COOK)]);
    tale.take();
    tale.tell(&table, &[wound(COOK)]);
    let told = tale.take().join("\n");
    assert!(
        told.contains("(jetzt 1; heute Nacht war 1 Nahrung mehr fällig)"),
        "{told}"
    );
}

#[test]
fn what_the_new_round_brings_comes_before_what_the_old_one_did() {
    let catalog = catalog();
    let view = table::view();
    let table = TableWords::new(Lang::En, &catalog, &view);
    let starved = |seat| [Event::Starved(Who::Seat(seat)), wound(Who::Seat(seat))];
    let night = [
        &[Event::Phase(Phase::Night)][..],
        &starved(0),
        &[Event::OpenAir],
        &starved(1),
        &[Event::Rotted(1)],
    ]
    .concat();
    let storm = CardRef::Event("heavy_rain".into());
    let morning = [
        Event::Round(3),
        Event::Phase(Phase::Event),
        Event::Drawn(storm.clone()),
        Event::Because { card: storm, n: 1 },
        Event::Lost {
            res: Res::Wood,
            n: 1,
        },
        Event::Phase(Phase::Production),
        Event::Pit { caught: true },
    ];
    let (lines, _) = table.digest(&[night, morning.to_vec()].concat(), 2);
    // What the night cost shares a line.
    assert_eq!(lines.len(), 3, "{lines:?}");
    assert!(lines[1].contains("Heavy Rain"), "{lines:?}");
    assert!(
        lines[0].matches("🩸").count() == 2 && lines[0].contains("rots"),
        "{lines:?}"
    );
}

#[test]
fn no_card_stands_there_with_its_bare_name() {
    let catalog = catalog();
    for lang in Lang::ALL {
        let view = table::view();
        let table = TableWords::new(lang, &catalog, &view);
        for card in catalog.events.values() {
            let drawn = Event::Drawn(CardRef::Event(card.id.clone()));
            let bare = table.digest(std::slice::from_ref(&drawn), 3).0;
            let name = table.digest(&[drawn, Event::Round(2)], 3);
            assert_eq!(bare, name.0);
            let harmless = card.event.is_empty() && card.threat.is_empty();
            assert!(harmless || bare[0].contains(" · "), "{lang:?} {bare:?}");
        }
    }
}

#[test]
fn what_a_danger_token_does_is_said_of_the_place_where_it_lies() {
    let placed = |place| told(&[Event::TokenPlaced(TokenKind::GreaterDanger, place)]);
    let beast = "the next beast hunted is 1 stronger";
    assert!(placed(Place::Action(Kind::Hunt)).contains(beast));
    for kind in [Kind::Explore, Kind::Gather, Kind::Build] {
        let told = placed(Place::Action(kind));
        assert!(
            told.contains("leads the next action there unarmed"),
            "{told}"
        );
        assert!(!told.contains(beast), "{told}");
    }
}

#[test]
fn morale_that_a_wound_takes_names_the_arrow() {
    let falls = |to| Event::Morale { n: -1, to };
    let phase = Event::Phase(Phase::Weather);
    let story = told(&[phase.clone(), wound(COOK), falls(0), falls(-1)]);
    assert!(
        story.contains("(now −1; at this wound morale falls)"),
        "{story}"
    );
    assert_eq!(story.matches("morale falls)").count(), 2, "each: {story}");
    // What comes of anything else has no arrow, and no more has what a card takes.
    let other = told(&[phase.clone(), wound(COOK), Event::OpenAir, falls(0)]);
    assert!(
        other.contains("Morale −1") && !other.contains("morale falls"),
        "{other}"
    );
    let card = CardRef::Event("heavy_rain".into());
    let because = Event::Because { card, n: 2 };
    let card = told(&[phase, because, wound(COOK), falls(0)]);
    assert!(
        card.contains("Morale −1") && !card.contains("arrow"),
        "{card}"
    );
}
