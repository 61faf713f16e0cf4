//! Stories that name their causes, and the few lines that matter most.

use castaway_robinson::{
    task::CardRef,
    text::{Lang, TableWords, Wording},
};

use super::{catalog, table};

#[test]
fn what_a_card_does_stands_below_it_and_names_it_elsewhere() {
    use castaway_robinson::{
        event::Event,
        ids::{Phase, Res, Who},
        state::End,
    };
    let catalog = catalog();
    let view = table::view();
    let table = TableWords::new(Lang::En, &catalog, &view);
    let storm = CardRef::Event("heavy_rain".into());
    let lost = |res| Event::Lost { res, n: 1 };
    let because = |n| Event::Because {
        card: storm.clone(),
        n,
    };
    let mood = Wording::get(Lang::En).mood(&storm).expect("a mood");
    let later = "\u{21b3} ⚠️ if nobody deals with it: put a rain token on the Weather space";
    let drawn = [
        Event::Phase(Phase::Event),
        Event::Drawn(storm.clone()),
        because(2),
        lost(Res::Wood),
        lost(Res::Food),
        lost(Res::Fur),
    ];
    assert_eq!(
        table.story(&drawn),
        [
            "**🃏 Event Phase**".to_owned(),
            format!("🃏 **Heavy Rain** – *{mood}*"),
            "\u{21b3} −1 🪵 wood · −1 🍖 food".to_owned(),
            later.to_owned(),
            "−1 🦊 fur".to_owned(),
        ],
        "the third loss has another reason"
    );
    assert_eq!(
        table.story(&[because(1), lost(Res::Wood)]),
        ["**Heavy Rain**: −1 🪵 wood"]
    );
    // A card of which nothing is told says its own words, and not only its name.
    let bare = table.story(&[Event::Drawn(storm.clone())]);
    assert_eq!(bare.len(), 3, "{bare:?}");
    assert!(bare[1].contains("rain token"), "{bare:?}");
    // The few lines that matter most, in their order, a card with what it did as one.
    let wound = Event::Wounded {
        who: Who::Seat(0),
        n: 1,
        total: 3,
    };
    let all: Vec<Event> = [
        vec![
            Event::Gained {
                res: Res::Wood,
                n: 1,
                future: false,
            },
            Event::Round(2),
        ],
        drawn.to_vec(),
        vec![Event::OpenAir, wound, Event::Ended(End::TimeOver)],
    ]
    .concat();
    let (lines, left) = table.digest(&all, 3);
    assert_eq!(
        lines[..3],
        [
            "🃏 **Heavy Rain** · −1 🪵 wood · −1 🍖 food · ⚠️ if nobody deals with it: put a rain token on the Weather space",
            // A loss is told beyond the lines there is room for.
            "−1 🦊 fur",
            "🌌 A night without a shelter · 🩸 Cook: 1 wound (now 3)",
        ]
    );
    assert_eq!((lines.len(), left), (4, 1));
}

#[test]
fn what_is_new_is_told_before_what_came_earlier_and_what_costs_always() {
    use castaway_robinson::{
        event::Event,
        ids::{Res, Space, Track, Who},
    };
    let catalog = catalog();
    let view = table::view();
    let table = TableWords::new(Lang::En, &catalog, &view);
    let drawn = |card: &str| Event::Drawn(CardRef::Event(card.into()));
    let old = [drawn("heavy_rain"), Event::ShelterBuilt, Event::FridayDied];
    let new = [
        Event::Morale { n: 1, to: 2 },
        Event::Ate(Who::Seat(0)),
        Event::Rotted(2),
    ];
    let all = [&old[..], &new[..]].concat();
    // Where what came before was read already, it is only counted.
    let (alone, left) = table.digest_last(&all, new.len(), 3);
    let alone: Vec<String> = alone.into_iter().map(|line| line.text).collect();
    assert_eq!(alone, table.digest(&new, 3).0);
    assert!(left > 0, "{left}");
    let (lines, _) = table.digest_new(&all, new.len(), 1);
    let says = |what: &str| lines.iter().any(|line| line.text.contains(what));
    assert!(says("Morale") && !says("Friday"), "{lines:?}");
    // Each says where it stands, so that what else happened then is told in the order of time.
    let (lines, _) = table.digest_new(&all, new.len(), 4);
    let earlier = table.lines(&old);
    let is_old = |at: usize| at < earlier;
    let place = |what: &str| {
        lines
            .iter()
            .find(|line| line.text.contains(what))
            .unwrap()
            .at
    };
    assert!(
        is_old(place("Friday")) && !is_old(place("Morale")),
        "{lines:?}"
    );
    assert!(lines.is_sorted_by_key(|line| line.at), "{lines:?}");
    // What costs something has no place behind a button.
    let lost = Event::Lost {
        res: Res::Food,
        n: 1,
    };
    let story = [
        lost,
        drawn("heavy_rain"),
        Event::ShelterBuilt,
        Event::CampMoved(Space::T1),
    ];
    let (lines, _) = table.digest(&story, 1);
    assert!(lines.iter().any(|line| line.contains("−1 🍖")), "{lines:?}");
    // Nor has a level that is gone, or a find that nobody would use.
    let fell = Event::Level {
        track: Track::Palisade,
        n: -1,
        to: 0,
    };
    let found = Event::TokenFound("goat".into());
    for kept in [fell, found] {
        let mut story = story.to_vec();
        story[0] = kept.clone();
        let one = table.story(std::slice::from_ref(&kept)).join(" ");
        let (lines, _) = table.digest(&story, 1);
        assert!(lines.contains(&one), "{one:?} in {lines:?}");
    }
}

#[test]
fn a_few_lines_say_what_a_number_is_now_with_its_last_change_alone() {
    use castaway_robinson::{event::Event, ids::Who};
    let catalog = catalog();
    let view = table::view();
    let table = TableWords::new(Lang::En, &catalog, &view);
    let who = Who::Seat(0);
    let wounded = |total| Event::Wounded { who, n: 1, total };
    let events = [
        Event::Morale { n: -1, to: 1 },
        Event::OpenAir,
        wounded(1),
        wounded(2),
        Event::Round(3),
        Event::Morale { n: 1, to: 2 },
    ];
    let told = table.digest(&events, 9).0.join(" ");
    assert_eq!(told.matches("(now 2)").count(), 1, "{told}");
    assert!(
        !told.contains("now 1") && !told.contains("−1 (now"),
        "{told}"
    );
    assert!(told.contains("+1 (now +2)"), "{told}");
    // A wound that has healed since is told without a number that is not true any more.
    let healed = [&events[..], &[Event::Healed { who, n: 2 }]].concat();
    let told = table.digest(&healed, 9).0.join(" ");
    assert!(
        told.contains("Cook: 1 wound · 🩸 Cook: 1 wound 🙂") && !told.contains("(now 2)"),
        "{told}"
    );
    // The whole story tells each as it was then.
    let story = table.story(&events).join(" ");
    assert!(
        story.contains("−1 (now +1)") && story.contains("(now 1)"),
        "{story}"
    );
}

#[test]
fn what_comes_of_an_action_stands_beside_it_in_few_lines() {
    use castaway_robinson::{
        content::Face,
        event::Event,
        ids::{Deck, Res, Who},
        plan::{Assignment, Goal, Pawn},
        task::Roll,
    };
    let catalog = catalog();
    let view = table::view();
    let table = TableWords::new(Lang::En, &catalog, &view);
    let what = Assignment {
        goal: Goal::Arrange,
        pawns: vec![Pawn::Friday],
        price: 0,
        aids: Vec::new(),
        discount: false,
    };
    let who = Who::Friday;
    let roll = Roll {
        deck: Deck::Gather,
        success: Some(Face::Success),
        wound: Some(Face::Wound),
        adventure: Some(Face::Blank),
    };
    let events = [
        Event::Resolving { what: what.clone() },
        Event::Rolled { who, roll },
        Event::Wounded {
            who,
            n: 1,
            total: 1,
        },
        Event::Succeeded { what: what.clone() },
        Event::Gained {
            res: Res::Food,
            n: 1,
            future: true,
        },
        Event::Phase(castaway_robinson::ids::Phase::Weather),
        Event::Clouds {
            snow: 1,
            rain: 0,
            roof: 0,
        },
        Event::Unmet {
            owed: castaway_robinson::task::Owed::Res(Res::Wood),
            missing: 2,
        },
    ];
    let (lines, left) = table.digest(&events, 3);
    assert_eq!(
        lines,
        [
            "✅ Arrange Camp (Friday) · 🎲 ✅ success, 🩸 wound, ⬜ blank · 🩸 Friday: 1 wound (now 1; the wound die) · +1 🍖 food, once the actions are done",
            "☁️ Weather: 1 snow cloud, roof 0. Due: 2 🪵 wood, 1 🍖 food (1 🪵 of it for the snow) · ❗ Missing: 2 🪵 wood",
        ]
    );
    assert_eq!(left, 0);
    // What came of each action is told, also where more has happened after it than there is room for.
    let wounds = (1..=4).map(|total| Event::Wounded {
        who: Who::Seat(0),
        n: 1,
        total,
    });
    let acts = [
        Event::Resolving { what: what.clone() },
        Event::Succeeded { what: what.clone() },
    ];
    let night = wounds.flat_map(|wound| [Event::OpenAir, wound]);
    let much: Vec<Event> = [&acts[..], &acts[..]]
        .concat()
        .into_iter()
        .chain([Event::Phase(castaway_robinson::ids::Phase::Night)])
        .chain(night)
        .collect();
    let (lines, left) = table.digest(&much, 3);
    // What else was lost shares a line, with what it comes from.
    assert_eq!((lines.len(), left), (4, 0), "{lines:?}");
    assert_eq!(lines[0].matches("✅ Arrange").count(), 2, "{lines:?}");
    let nights: Vec<usize> = lines[1..]
        .iter()
        .map(|line| line.matches("🌌").count())
        .collect();
    assert_eq!(nights, [2, 1, 1], "{lines:?}");
    assert_eq!(lines.join(" ").matches("🩸").count(), 4, "{lines:?}");
    // A card that is read in between parts no action from its end.
    let between = [
        Event::Resolving { what: what.clone() },
        Event::Drawn(CardRef::Scenario("castaways".into())),
        Event::Succeeded { what: what.clone() },
    ];
    let lines = table.digest(&between, 3).0;
    assert!(lines[0].starts_with("✅ Arrange"), "{lines:?}");
    let failed = [
        Event::Resolving { what: what.clone() },
        Event::Failed { what },
    ];
    assert!(table.digest(&failed, 3).0[0].starts_with('❌'));
    let dry = [Event::Clouds {
        snow: 0,
        rain: 2,
        roof: 3,
    }];
    let harmless = "☁️ Weather: 2 rain clouds, held off by the roof (3)";
    assert_eq!(table.digest(&dry, 3).0, [harmless]);
    // That the roof held is told also where more has happened since than there is room for.
    let card = || Event::Drawn(CardRef::Event("heavy_rain".into()));
    let since = [Event::Round(3), card(), card(), card(), card()];
    let lines = table.digest(&[&dry[..], &since[..]].concat(), 3).0;
    assert!(lines.concat().contains(harmless), "{lines:?}");
    let leaks = [Event::Clouds {
        snow: 0,
        rain: 2,
        roof: 1,
    }];
    let lines = table.digest(&[&leaks[..], &since[..]].concat(), 3).0;
    assert!(!lines.concat().contains("2 rain clouds"), "{lines:?}");
    let snow = [Event::Clouds {
        snow: 1,
        rain: 1,
        roof: 2,
    }];
    let lines = table.digest(&snow, 3).0.concat();
    let burns = "held off by the roof (2); due for the snow: 1 🪵 wood";
    assert!(lines.ends_with(burns), "{lines}");
}

#[test]
fn a_round_in_few_lines_names_its_weather_and_the_wood_on_the_pile() {
    use castaway_robinson::{
        content::{WeatherDie, WeatherFace},
        event::Event,
        ids::{Phase, Res, Who},
        text::StoryGist,
    };
    let catalog = catalog();
    let view = table::view();
    // More that weighs more than there is room for.
    let mut events = vec![
        Event::Round(4),
        Event::Pile {
            stage: 2,
            wood: 1,
            of: 2,
        },
        Event::Phase(Phase::Event),
    ];
    for _ in 0..9 {
        let card = CardRef::Event("heavy_rain".into());
        events.extend([
            Event::Drawn(card),
            Event::Wounded {
                who: Who::Seat(0),
                n: 1,
                total: 3,
            },
        ]);
    }
    events.extend([
        Event::Phase(Phase::Weather),
        Event::WeatherRolled(vec![(WeatherDie::Rain, WeatherFace::Rain2)]),
        Event::Clouds {
            snow: 0,
            rain: 2,
            roof: 1,
        },
        Event::Lost {
            res: Res::Food,
            n: 1,
        },
        Event::Phase(Phase::Night),
        Event::OpenAir,
    ]);
    for lang in Lang::ALL {
        let table = TableWords::new(lang, &catalog, &view);
        let mut heard = StoryGist::default();
        heard.hear(&table, &events);
        let told = heard.few(Wording::get(lang), 5);
        let lines: Vec<String> = told.into_iter().map(|line| line.text).collect();
        let said = |parts: &[&str]| {
            let fits = |line: &&String| parts.iter().all(|part| line.contains(part));
            lines.iter().filter(fits).count()
        };
        assert_eq!(said(&["☁️", "−1"]), 1, "{lines:?}");
        assert_eq!(said(&["🎲"]), 0, "what is counted says all: {lines:?}");
        assert_eq!(said(&["🪵", "2: 1"]), 1, "{lines:?}");
        // The wounds that are left share a line.
        assert_eq!(lines.len(), 8, "{lines:?}");
        assert_eq!(lines.concat().matches("🩸").count(), 9, "{lines:?}");
    }
}
