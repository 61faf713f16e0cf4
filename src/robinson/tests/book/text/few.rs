//! What the few lines of a long round keep: the order of actions, what lasts, and the newest of what was lost.

use castaway_robinson::{
    task::CardRef,
    text::{Lang, TableWords},
};

use super::{catalog, table};

#[test]
fn actions_in_few_lines_keep_their_order_and_what_lasts() {
    use castaway_robinson::{
        event::Event,
        ids::{Deck, Space, Who},
        plan::{Assignment, Goal, Pawn},
    };
    let catalog = catalog();
    let view = table::view();
    let table = TableWords::new(Lang::En, &catalog, &view);
    let what = |goal| Assignment {
        goal,
        pawns: vec![Pawn::Friday],
        price: 0,
        aids: Vec::new(),
        discount: false,
    };
    let (who, space) = (Who::Friday, Space::M2);
    let (hunt, explore) = (what(Goal::Hunt), what(Goal::Explore(space)));
    let arrange = what(Goal::Arrange);
    let lost = CardRef::Adventure(Deck::Explore, "lost_in_the_thicket".into());
    let wound = |total| Event::Wounded { who, n: 1, total };
    let acts = vec![
        Event::Resolving { what: hunt.clone() },
        Event::Succeeded { what: hunt },
        Event::Resolving {
            what: explore.clone(),
        },
        wound(1),
        Event::Failed { what: explore },
        Event::Because { card: lost, n: 1 },
        Event::Outside(who, space),
        Event::Resolving {
            what: arrange.clone(),
        },
        Event::Succeeded { what: arrange },
        Event::Phase(castaway_robinson::ids::Phase::Night),
    ];
    // Few nights and many that weigh more, in any room.
    for (nights, n) in [(1, 3), (1, 4), (3, 2), (3, 3), (3, 4)] {
        let nights = (0..nights).flat_map(|at| [Event::OpenAir, wound(2 + at)]);
        let events: Vec<Event> = acts.iter().cloned().chain(nights).collect();
        let told = table.digest(&events, n).0.join("\n");
        let at = |word: &str| told.find(word).unwrap_or_else(|| panic!("{word}: {told}"));
        assert!(at("Hunt") < at("M2"), "{n}: {told}");
        assert!(at("Explore") < at("Arrange"), "{n}: {told}");
        assert!(at("sleeps outside") > 0, "{n}: {told}");
    }
}

#[test]
fn of_a_night_with_more_losses_than_a_line_holds_the_newest_are_told_and_the_rest_is_counted() {
    use castaway_robinson::{
        event::Event,
        ids::{Phase, Who},
        plan::{Assignment, Goal, Pawn},
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
    // Eight actions, and a night that stops at a question.
    let acts = (0..8).flat_map(|_| {
        [
            Event::Resolving { what: what.clone() },
            Event::Succeeded { what: what.clone() },
        ]
    });
    let night = (1..=24).flat_map(|total| {
        let who = Who::Seat(0);
        [Event::OpenAir, Event::Wounded { who, n: 1, total }]
    });
    let events: Vec<Event> = (acts.chain([Event::Phase(Phase::Night)]))
        .chain(night)
        .collect();
    let (lines, left) = table.digest(&events, 3);
    assert_eq!(lines.len(), 4, "{lines:?}");
    assert_eq!(lines[0].matches("✅ Arrange").count(), 8, "{lines:?}");
    let told = lines.join(" ").matches("🌌").count();
    assert!(told > 3, "{lines:?}");
    assert!(told < 24 && left >= 24 - told, "{left} left of {lines:?}");
    let longest = lines.iter().map(|line| line.chars().count()).max();
    assert!(longest < Some(450), "{lines:?}");
}
