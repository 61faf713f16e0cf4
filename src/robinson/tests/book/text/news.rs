//! The news of a round: causes stand beside what they cost, cards by themselves, and all of it is short.

use castaway_robinson::{
    task::CardRef,
    text::{Lang, TableWords, Wording},
};

use super::{catalog, table};

#[test]
fn hunger_and_its_wounds_share_a_line_also_where_a_question_parts_them() {
    use castaway_robinson::{
        event::Event,
        ids::{Phase, Who},
        text::StoryGist,
    };
    let catalog = catalog();
    let view = table::view();
    let who = Who::Seat(0);
    for lang in Lang::ALL {
        let table = TableWords::new(lang, &catalog, &view);
        let mut heard = StoryGist::default();
        heard.hear(&table, &[Event::Phase(Phase::Night), Event::Starved(who)]);
        let wound = Event::Wounded {
            who,
            n: 2,
            total: 5,
        };
        heard.hear(&table, &[wound]);
        let told = heard.few(Wording::get(lang), 5);
        let [line] = told.as_slice() else {
            panic!("{told:?}");
        };
        assert!(
            line.text.contains("🍽️") && line.text.contains("🩸"),
            "{told:?}"
        );
    }
}

#[test]
fn news_begin_a_line_for_each_card_and_are_no_wall() {
    use castaway_robinson::{
        event::Event,
        ids::{Res, Space, Track, Who},
    };
    let catalog = catalog();
    let view = table::view();
    let table = TableWords::new(Lang::En, &catalog, &view);
    let drawn = || Event::Drawn(CardRef::Event("heavy_rain".into()));
    let source = Event::Exhausted(Space::M2, Res::Food);
    let fell = Event::Level {
        track: Track::Palisade,
        n: -1,
        to: 0,
    };
    let gift = [
        Event::Because {
            card: CardRef::Scenario("mail_boat".into()),
            n: 1,
        },
        Event::Gained {
            res: Res::Wood,
            n: 3,
            future: false,
        },
    ];
    let loss = [
        Event::Because {
            card: CardRef::Mystery("whip".into()),
            n: 1,
        },
        fell,
    ];
    let events = [
        &[Event::Rotted(2)][..],
        &loss,
        &gift,
        &[source, drawn(), drawn(), drawn(), drawn()],
    ]
    .concat();
    let (lines, _) = table.digest(&events, 3);
    let line = |words: &str| lines.iter().find(|line| line.contains(words)).cloned();
    let rots = line("food rots").expect("what rots");
    assert!(!rots.contains("Palisade"), "{lines:?}");
    assert!(line("Palisade").is_some_and(|line| line.starts_with("**")));
    assert!(line("+3 🪵").is_some(), "what the boat brings: {lines:?}");
    assert!(line("Source exhausted").is_some(), "{lines:?}");
    // However much happened, it is told in few lines, wounds before cards.
    let wound = |total| Event::Wounded {
        who: Who::Seat(0),
        n: 1,
        total,
    };
    let long = (0..9).flat_map(|n| [drawn(), Event::OpenAir, wound(n)]);
    let events: Vec<Event> = events.into_iter().chain(long).collect();
    for n in [3, 9] {
        let (lines, left) = table.digest(&events, n);
        let letters: usize = lines.iter().map(|line| line.chars().count()).sum();
        assert!(lines.len() <= 6 && letters <= 800, "{lines:?}");
        assert!(lines.concat().contains("🩸") && left > 0, "{lines:?}");
    }
}

#[test]
fn what_belongs_to_all_is_used_by_nobody_in_particular() {
    use castaway_robinson::{event::Event, ids::Who, task::Usable};
    let catalog = catalog();
    let view = table::view();
    let name = "Cook";
    let table = TableWords::new(Lang::En, &catalog, &view);
    let told = |usable| {
        let line = table.event_line(&Event::Used(Who::Seat(0), usable));
        line.expect("a use is told")
    };
    let common = told(Usable::Meal("pot".into()));
    assert!(!common.contains(name), "{common}");
    let own = told(Usable::Ability("hooch".into()));
    assert!(own.contains(name), "{own}");
}

#[test]
fn the_price_of_a_night_outside_stands_in_the_choice() {
    use castaway_robinson::{
        ask::Label,
        effect::Effect,
        view::{Brings, OptionView},
    };
    let catalog = catalog();
    let view = table::view();
    let option = |effects| OptionView {
        key: "k".into(),
        label: Label::Alternative {
            id: "k".into(),
            effects,
            fate: None,
        },
        blocked: None,
        brings: Brings::AsSaid,
    };
    for (lang, price) in [(Lang::En, "1 🩸 wound"), (Lang::De, "1 🩸 Wunde")] {
        let table = TableWords::new(lang, &catalog, &view);
        let outside = table.option_label(&option(vec![Effect::NightOutside]));
        assert!(outside.contains(price), "{outside}");
        let other = table.option_label(&option(vec![Effect::Morale { n: -1 }]));
        assert!(!other.contains(price), "{other}");
    }
}

#[test]
fn a_round_in_few_lines_keeps_what_was_built_and_where_the_camp_is() {
    use castaway_robinson::{
        event::Event,
        ids::{Space, Who},
        text::StoryGist,
    };
    let catalog = catalog();
    let view = table::view();
    let drawn = || Event::Drawn(CardRef::Event("heavy_rain".into()));
    let mut events = vec![Event::Round(4), Event::Built("rope".into()), drawn()];
    events.push(Event::CampMoved(Space::M2));
    // More cards after it than there is room for, and one that wounds.
    events.extend((0..6).map(|_| drawn()));
    events.push(Event::Wounded {
        who: Who::Seat(0),
        n: 1,
        total: 3,
    });
    for lang in Lang::ALL {
        let table = TableWords::new(lang, &catalog, &view);
        let alone = |event: Event| table.story(&[event]).join("");
        let mut heard = StoryGist::default();
        heard.hear(&table, &events);
        let told = heard.few(Wording::get(lang), 5);
        let weight = |words: &str| {
            let line = told.iter().find(|line| line.text.contains(words));
            line.map(|line| line.weight)
        };
        let built = weight(&alone(Event::Built("rope".into())));
        let moved = weight(&alone(Event::CampMoved(Space::M2)));
        assert!(built.is_some() && built == moved, "{told:?}");
        let most = told.iter().map(|line| line.weight).max();
        assert!(most > built, "a wound matters more: {told:?}");
        assert_eq!(told.len(), 5, "{told:?}");
    }
}

#[test]
fn of_several_finds_each_is_named_and_of_one_it_says_what_it_does() {
    use castaway_robinson::event::Event;
    let catalog = catalog();
    let view = table::view();
    let tokens: Vec<_> = catalog.discovery.keys().take(4).cloned().collect();
    let events: Vec<Event> = tokens.iter().cloned().map(Event::TokenFound).collect();
    for lang in Lang::ALL {
        let table = TableWords::new(lang, &catalog, &view);
        let told = table.digest(&events, 1).0.join("\n");
        for token in &tokens {
            let name = Wording::get(lang).card(&CardRef::Discovery(token.clone()));
            assert!(told.contains(&name), "{name} in {told}");
        }
        let one = table.story(&events[..1]).join(" ");
        assert!(!told.contains(&one), "{told}");
        assert_eq!(table.digest(&events[..1], 1).0, [one]);
    }
}
