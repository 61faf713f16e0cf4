//! A round in few lines names what everybody did, and the weather once.

use castaway_robinson::text::{Lang, TableWords, Wording};

use super::{catalog, table};

#[test]
fn dice_that_show_more_than_what_is_counted_are_told() {
    use castaway_robinson::{
        content::{WeatherDie, WeatherFace},
        event::Event,
    };
    let catalog = catalog();
    let view = table::view();
    let table = TableWords::new(Lang::En, &catalog, &view);
    let told = |face: WeatherFace, rain: u8| {
        let events = [
            Event::WeatherRolled(vec![(WeatherDie::Rain, face)]),
            Event::Clouds {
                snow: 0,
                rain,
                roof: 3,
            },
        ];
        table.story(&events).join(" ").matches("🎲").count()
    };
    assert_eq!(told(WeatherFace::Rain2, 2), 0);
    assert_eq!(told(WeatherFace::Rain2, 3), 1, "a token has a cloud, too");
    assert_eq!(told(WeatherFace::Beast, 1), 1, "no cloud");
}

#[test]
fn a_round_in_few_lines_names_every_action_of_everybody() {
    use castaway_robinson::{
        event::Event,
        ids::{Phase, Who},
        plan::{Assignment, Goal, Pawn},
        text::StoryGist,
    };
    let catalog = catalog();
    let view = table::view();
    let what = Assignment {
        goal: Goal::Arrange,
        pawns: vec![Pawn::Friday],
        price: 0,
        aids: Vec::new(),
        discount: false,
    };
    let mut events = vec![Event::Phase(Phase::Action)];
    for _ in 0..9 {
        let what = what.clone();
        events.extend([
            Event::Resolving { what: what.clone() },
            Event::Succeeded { what },
        ]);
    }
    events.push(Event::Phase(Phase::Night));
    for total in 1..=6 {
        events.extend([
            Event::OpenAir,
            Event::Wounded {
                who: Who::Seat(0),
                n: 2,
                total,
            },
        ]);
    }
    for lang in Lang::ALL {
        let table = TableWords::new(lang, &catalog, &view);
        let mut heard = StoryGist::default();
        heard.hear(&table, &events);
        let told = heard.few(Wording::get(lang), 5);
        let lines: Vec<String> = told.into_iter().map(|line| line.text).collect();
        assert_eq!(lines.concat().matches("✅").count(), 9, "{lines:?}");
        // Those for which there is no line of their own share one.
        assert!(lines.len() <= 8, "{lines:?}");
    }
}
