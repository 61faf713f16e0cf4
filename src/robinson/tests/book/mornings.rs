//! What a night and the morning after it bring together: whoever dies of the sum goes hungry neither in silence nor by advice.

use castaway_kernel::{Game, Key, Seat};
use castaway_robinson::{
    Island,
    absent::Peril,
    ask::Question,
    command::Command,
    effect::{Effect, Mode, Target},
    guide,
    ids::{Phase, Who},
    legal,
    task::{Ctx, Op},
    text::{Lang, TableWords},
    view::AskView,
};

use crate::{
    rules::help::threat,
    table::{Table, catalog},
};

/// A night with so much food, after which the explorer is First Player while morale is at its lowest and a card is pushed off that
/// takes determination of all.
fn supper(food: u16) -> Table {
    let mut t = Table::of(&["explorer", "cook", "carpenter"]);
    (t.s.round, t.s.first, t.s.morale, t.s.shelter) = (3, 2, -3, true);
    t.s.stock.food = food;
    for (person, (wounds, det)) in t.s.people.iter_mut().zip([(8, 2), (10, 1), (9, 1)]) {
        (person.wounds, person.det) = (wounds, det);
    }
    threat(&mut t, 0, "memories_of_the_cruise");
    threat(&mut t, 1, "flying_surprise");
    t.s.phase = Phase::Night;
    let ops = vec![
        Op::Feed { extra: false },
        Op::FeedRest { extra: false },
        Op::NightEnd,
        Op::RoundEnd,
    ];
    t.run_ops(ops, &Ctx::default());
    while t
        .question()
        .is_some_and(|q| !matches!(q, Question::WhoEats { .. }))
    {
        t.first();
    }
    let asked = matches!(t.question(), Some(Question::WhoEats { .. }));
    assert!(asked, "{:?}", t.question());
    t
}

#[test]
fn nobody_starves_in_silence_or_by_advice_whom_the_morning_then_kills() {
    let t = supper(1);
    let fares = legal::fares(catalog(), &t.s);
    let ends: Vec<_> = fares
        .iter()
        .map(|fare| (fare.had, fare.then, fare.ends, fare.dies()))
        .collect();
    // Two of hunger, and two for what morale and the card take and the explorer lacks.
    let expected = [(8, 10, 12, true), (10, 12, 12, false), (9, 11, 11, false)];
    assert_eq!(ends, expected);
    let picks = ["s1", "s2"].map(Key::from).to_vec();
    let (_, silence) = Island::fallback(catalog(), &t.s).expect("something counts");
    let Command::Choose(silence) = silence else {
        panic!("an answer");
    };
    assert_eq!(silence.picks, picks);
    let advised = guide::answer(catalog(), &t.s, Seat(0)).expect("an answer");
    assert_eq!(advised.picks, picks);
}

#[test]
fn one_who_goes_hungry_and_dies_of_the_sum_is_named_before() {
    let t = supper(2);
    let perils = legal::perils(catalog(), &t.s);
    assert_eq!(perils, [(Key::from("s0"), Peril::Morning)]);
    let death = legal::death(catalog(), &t.s, &Key::from("s0")).expect("a death");
    assert_eq!((death.who, death.had, death.dies_on), (Who::Seat(0), 8, 12));
    assert_eq!((death.more, death.others), (vec![2, 2], vec![]));
    // Whoever has the determination lives.
    let mut rich = t.clone();
    rich.s.people[0].det = 3;
    assert!(legal::perils(catalog(), &rich.s).is_empty());
}

#[test]
fn where_a_later_answer_decides_who_dies_all_are_named_who_may() {
    let mut t = Table::of(&["explorer", "carpenter"]);
    (t.s.round, t.s.first, t.s.shelter, t.s.stock.food) = (3, 1, true, 1);
    (t.s.people[0].wounds, t.s.people[1].wounds) = (10, 10);
    t.s.equipment = vec![("pipe_tobacco".into(), 2)];
    t.s.phase = Phase::Night;
    let owes = Effect::Det {
        who: Target::FirstPlayer,
        n: -1,
        mode: Mode::Demand,
    };
    let ops = vec![
        Op::Effect(owes),
        Op::Feed { extra: false },
        Op::FeedRest { extra: false },
    ];
    t.run_ops(ops, &Ctx::default());
    let asked = matches!(t.question(), Some(Question::Demand { .. }));
    assert!(asked, "{:?}", t.question());
    // A wound for what is missing, and then there is food for one of them: the carpenter has 11 of 13, the explorer 10 of 12.
    let death = legal::death(catalog(), &t.s, &Key::from("go")).expect("a death");
    let mut may = death.others;
    may.push(death.who);
    may.sort();
    assert_eq!(may, [Who::Seat(0), Who::Seat(1)]);
}

#[test]
fn a_demand_says_of_whom_it_is_and_how_many_more_are_asked() {
    for (lang, says, more) in [
        (Lang::En, "is asked for", "Something is missing ("),
        (Lang::De, "muss", "Etwas fehlt ("),
    ] {
        let mut t = Table::of(&["cook", "soldier"]);
        t.s.equipment = vec![("pipe_tobacco".into(), 2)];
        let effect = Effect::Det {
            who: Target::EachPlayer,
            n: -1,
            mode: Mode::Demand,
        };
        t.run_in(Phase::Event, vec![effect]);
        for (seat, further) in [(0, 1), (1, 0)] {
            let view = Island::view(catalog(), &t.s, None);
            let ask = view.ask.as_ref().expect("a question");
            assert_eq!(ask.further, further);
            let words = TableWords::new(lang, catalog(), &view);
            let name = words.person(Who::Seat(seat));
            let text = words.question(ask);
            let body = format!("**{name}** {says}");
            assert!(text.body.starts_with(&body), "{}", text.body);
            let title = format!("{more}{name})");
            assert!(text.title.ends_with(&title), "{}", text.title);
            t.pick("go");
        }
        assert_eq!((t.wounds(0), t.wounds(1)), (1, 1));
    }
}

/// Whether the camp moves, as it is asked.
fn moves() -> AskView {
    AskView {
        id: 1,
        question: Question::MayMoveCamp,
        source: None,
        who: None,
        does: None,
        seats: vec![0],
        passed: vec![],
        min: 1,
        max: 1,
        further: 0,
        options: Vec::new(),
    }
}

#[test]
fn leaving_a_natural_shelter_is_said_to_cost_the_night() {
    for (lang, says) in [
        (Lang::En, "is 1 wound for everybody"),
        (Lang::De, "kostet jeden 1 Wunde"),
    ] {
        let t = Table::of(&["cook", "soldier"]);
        let mut view = Island::view(catalog(), &t.s, None);
        for (palisade, natural, built) in [(0, true, false), (1, true, false), (0, true, true)] {
            (view.palisade, view.natural_shelter, view.shelter) = (palisade, natural, built);
            let words = TableWords::new(lang, catalog(), &view);
            let body = words.question(&moves()).body;
            assert_eq!(body.contains(says), !built, "{body}");
        }
    }
}
