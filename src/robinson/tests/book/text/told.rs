//! Stories that name their causes, and the few lines that matter most.

use castaway_robinson::{
    task::CardRef,
    text::{Lang, Table, Wording},
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
    let table = Table::new(Lang::En, &catalog, &view);
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
        lines[..2],
        [
            "🃏 **Heavy Rain** · −1 🪵 wood · −1 🍖 food",
            "🌌 A night without a shelter · 🩸 Cook: 1 wound (now 3)",
        ]
    );
    assert_eq!((lines.len(), left), (3, 2));
}

#[test]
fn a_few_lines_say_what_numbers_are_now_though_later_changes_are_left_out() {
    use castaway_robinson::{event::Event, ids::Who};
    let catalog = catalog();
    let mut view = table::view();
    view.morale = 2;
    view.people[0].wounds = 0;
    let table = Table::new(Lang::En, &catalog, &view);
    let who = Who::Seat(0);
    let events = [
        Event::Morale { n: -1, to: 1 },
        Event::OpenAir,
        Event::Wounded {
            who,
            n: 1,
            total: 1,
        },
        Event::Round(3),
        Event::Morale { n: 1, to: 2 },
        Event::Healed { who, n: 1 },
    ];
    let (lines, _) = table.digest(&events, 2);
    let all = lines.join(" ");
    assert!(all.contains("1 wound (now 0)"), "{all}");
    let told = table.digest(&events, 9).0.join(" ");
    assert!(
        !told.contains("now +1") && told.contains("−1 (now +2)"),
        "{told}"
    );
    // The whole story tells each as it was then.
    assert!(table.story(&events).join(" ").contains("−1 (now +1)"));
}
