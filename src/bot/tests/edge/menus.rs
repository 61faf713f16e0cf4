//! Menus and commands that did something else than they said: taking a planned action back, prices with a choice,
//! and which character acts when one person plays several.

use crate::house::{self, Choice, House, Page, choices, here, word};
use crate::planted::{furs, plant};
use castaway_robinson::{
    ask::{Loss, Question},
    game::Island,
    ids::{Kind, Place, TokenKind, Track},
    plan::{Goal, Pawn, Project},
    setup::Setup,
    state::{State, TokenInfo},
};
use castaway_table::Meta;

const USER: u64 = 7;

async fn go_on(house: &House, user: u64) {
    for n in 0..40 {
        if house.game::<Island>(here()).await.state.planning {
            return;
        }
        let page = house.panel::<Island>(here()).await;
        let wanted = ["pick", "go"];
        let all = choices(&page.message);
        let choice = all.iter().find(|c| wanted.contains(&word::<Island>(c)));
        house.press(user, &page, choice.unwrap()).await;
        assert!(n < 39, "planning opens");
    }
}

/// A table of one person at planning.
async fn planning(seats: u8) -> House {
    planning_of(Setup::standard(seats)).await
}

async fn planning_of(setup: Setup) -> House {
    let house = House::open();
    let meta = Meta {
        chairs: vec![USER; setup.characters.len()].into(),
        ..Meta::default()
    };
    house.begin::<Island>(here(), setup, 11, meta).await;
    go_on(&house, USER).await;
    house
}

fn find(page: &Page, fits: impl Fn(&Choice) -> bool) -> Choice {
    let all = choices(&page.message);
    let found = all.iter().find(|c| fits(c));
    found.unwrap_or_else(|| panic!("not among {all:?}")).clone()
}

async fn open(house: &House, page: &Page, choice: &Choice) -> Page {
    let answers = house.press(USER, page, choice).await;
    let (_, message) = answers.last().expect("an answer");
    // Alone the pages come in the place of the panel.
    Page {
        message: message.clone(),
        at: house::PANEL,
        user: None,
        way: Vec::new(),
    }
}

async fn panel(house: &House) -> Page {
    house.panel::<Island>(here()).await
}

fn of_value(value: &str) -> impl Fn(&Choice) -> bool {
    move |c| c.values == [value.to_owned()]
}

/// Plans something from the menu of the panel.
async fn plan(house: &House, goal: &str) {
    let page = panel(house).await;
    let pawns = open(house, &page, &find(&page, of_value(goal))).await;
    let place = find(&pawns, |c| word::<Island>(c) == "place");
    house.press(USER, &pawns, &place).await;
}

#[tokio::test]
async fn the_menu_takes_a_planned_action_back() {
    for old in [false, true] {
        let house = planning(1).await;
        plan(&house, "r").await;
        let page = panel(&house).await;
        let planned = house.game::<Island>(here()).await.state.plan;
        assert_eq!(planned.len(), 1);
        let id = planned[0].id.to_string();
        let mut back = find(&page, |c| {
            c.values == [id.clone()] && !c.id.contains("|plan|")
        });
        if old {
            // As the panels of older versions have it that stand in channels.
            let revision = house.game::<Island>(here()).await.revision;
            back.id = format!("c1|i|back|{revision}");
        }
        house.press(USER, &page, &back).await;
        assert_eq!(house.game::<Island>(here()).await.state.plan, []);
    }
}

#[tokio::test]
async fn every_level_can_be_planned_for_fur_by_menu() {
    for seats in [1, 4] {
        for (goal, track) in [("b.+roof", Track::Roof), ("b.+palisade", Track::Palisade)] {
            let house = planning(seats).await;
            plant(&*house.store, 1, furs);
            plan(&house, goal).await;
            let plan = house.game::<Island>(here()).await.state.plan;
            assert_eq!(plan.len(), 1, "{goal} with {seats}");
            assert_eq!(plan[0].what.goal, Goal::Build(Project::Level(track)));
            assert!(plan[0].tied.fur > 0 && plan[0].tied.wood == 0);
        }
    }
}

#[tokio::test]
async fn prices_are_buttons_that_name_what_is_paid() {
    let house = planning(1).await;
    plant(&*house.store, 1, |state| {
        furs(state);
        state.stock.wood = 5;
    });
    let page = panel(&house).await;
    let wood = open(&house, &page, &find(&page, of_value("b.+roof"))).await;
    let fur = open(&house, &wood, &find(&wood, |c| c.label.contains("fur"))).await;
    let place = find(&fur, |c| word::<Island>(c) == "place");
    house.press(USER, &fur, &place).await;
    let plan = house.game::<Island>(here()).await.state.plan;
    assert_eq!((plan[0].what.price, plan[0].tied.wood), (1, 0));
}

#[tokio::test]
async fn a_use_is_that_of_the_character_who_was_picked() {
    let house = planning(3).await;
    plant(&*house.store, 1, |state| {
        state.equipment = vec![("pipe_tobacco".into(), 2)]
    });
    for seat in [2, 1] {
        // While nothing is planned, the menu stands on the panel itself.
        let uses = panel(&house).await;
        let all = choices(&uses.message);
        let pipes: Vec<&Choice> = (all.iter())
            .filter(|c| c.values.iter().any(|v| v.ends_with("e.pipe_tobacco")))
            .collect();
        assert_eq!(pipes.len(), 3, "one for each character: {all:?}");
        let before = house.game::<Island>(here()).await.state;
        house
            .press(
                USER,
                &uses,
                pipes
                    .iter()
                    .find(|c| c.values[0].starts_with(&seat.to_string()))
                    .unwrap(),
            )
            .await;
        let after = house.game::<Island>(here()).await.state;
        for n in 0..3 {
            let more = after.people[n].det - before.people[n].det;
            assert_eq!(more, if n == seat { 2 } else { 0 }, "seat {n} of {seat}");
        }
    }
    // A menu of an older version names no character: the first acts, as it did.
    let page = panel(&house).await;
    plant(&*house.store, 1, |state| {
        state.equipment = vec![("pipe_tobacco".into(), 2)]
    });
    let revision = house.game::<Island>(here()).await.revision;
    let old = Choice {
        id: format!("c1|i|uses|{revision}"),
        values: vec!["e.pipe_tobacco".into()],
        label: String::new(),
    };
    house.press(USER, &page, &old).await;
    assert_eq!(house.game::<Island>(here()).await.state.equipment[0].1, 1);
}

#[tokio::test]
async fn wood_that_only_an_ability_saves_is_offered_saved() {
    let mut setup = Setup::standard(1);
    setup.characters = vec![Some("carpenter".into())];
    let house = planning_of(setup).await;
    plant(&*house.store, 1, |state| {
        furs(state);
        state.stock.fur = 0;
        state.people[0].det = 2;
    });
    let page = panel(&house).await;
    let pawns = open(&house, &page, &find(&page, of_value("b.+weapon"))).await;
    let place = find(&pawns, |c| word::<Island>(c) == "place");
    assert!(place.label.contains("2 ⭐"), "{}", place.label);
    // Without it nothing can be paid, so there is no button that would only bring the same page.
    let all = choices(&pawns.message);
    assert!(
        !all.iter().any(|c| c.label.contains("one wood less")),
        "{all:?}"
    );
    house.press(USER, &pawns, &place).await;
    let plan = house.game::<Island>(here()).await.state.plan;
    assert_eq!((plan[0].what.discount, plan[0].tied_det), (true, 2));
    assert_eq!(plan[0].tied.wood, 0);
}

#[tokio::test]
async fn one_press_goes_on_for_all_characters_of_a_person() {
    let mut setup = Setup::standard(2);
    setup.characters = vec![Some("soldier".into()), Some("cook".into())];
    let house = planning_of(setup).await;
    plant(&*house.store, 1, |state| {
        furs(state);
        state.stock = castaway_robinson::state::Stock::default();
        state.threats = [None, None];
        state.people[1].det = 3;
    });
    for _ in 0..4 {
        plan(&house, "r").await;
    }
    let page = panel(&house).await;
    let go = find(&page, |c| word::<Island>(c) == "go");
    house.press(USER, &page, &go).await;
    let meal = |state: &State| {
        let ask = state.ask.as_ref()?;
        let stop = matches!(ask.prompt.question, Question::Before(Loss::Meal { .. }));
        stop.then_some(ask.id)
    };
    for n in 0..20 {
        let game = house.game::<Island>(here()).await;
        let page = panel(&house).await;
        let choice = find(&page, |c| word::<Island>(c) == "pick");
        if let Some(stop) = meal(&game.state) {
            // The cook's soup is the second character's; the first is asked first.
            house.press(USER, &page, &choice).await;
            let after = house.game::<Island>(here()).await.state;
            assert_ne!(meal(&after), Some(stop), "closed by one press");
            assert!(after.people.iter().any(|p| p.wounds >= 2), "they hunger");
            // One press is taken back by one press.
            let page = panel(&house).await;
            let undo = find(&page, |c| word::<Island>(c) == "undo");
            let sure = open(&house, &page, &undo).await;
            let yes = find(&sure, |c| word::<Island>(c) == "undo-sure");
            house.press(USER, &sure, &yes).await;
            let before = house.game::<Island>(here()).await.state;
            assert_eq!(before.ask, game.state.ask, "everybody is asked again");
            return;
        }
        house.press(USER, &page, &choice).await;
        assert!(n < 19, "the night comes");
    }
}

#[tokio::test]
async fn what_friday_leads_can_be_joined_by_the_menu() {
    let house = planning(1).await;
    let page = panel(&house).await;
    let hunt = find(&page, |c| c.values.iter().any(|v| v.starts_with("e.")));
    let pawns = open(&house, &page, &hunt).await;
    let friday = find(&pawns, |c| {
        word::<Island>(c) == "place" && c.label.contains("Friday") && !c.label.contains('+')
    });
    house.press(USER, &pawns, &friday).await;
    let plan = house.game::<Island>(here()).await.state.plan;
    assert_eq!(plan.len(), 1);
    assert!(matches!(plan[0].what.pawns[..], [Pawn::Friday]), "{plan:?}");
    let page = panel(&house).await;
    let join = find(&page, of_value(&format!("+{}", plan[0].id)));
    let with = open(&house, &page, &join).await;
    let place = find(&with, |c| word::<Island>(c) == "join");
    house.press(USER, &with, &place).await;
    let plan = house.game::<Island>(here()).await.state.plan;
    assert_eq!(plan.len(), 1);
    assert_eq!(plan[0].what.pawns.len(), 2, "{plan:?}");
}

#[tokio::test]
async fn an_answer_of_two_picks_is_given_as_advised_by_one_press() {
    let mut setup = Setup::standard(3);
    setup.characters = vec![
        Some("soldier".into()),
        Some("carpenter".into()),
        Some("explorer".into()),
    ];
    let house = planning_of(setup).await;
    plant(&*house.store, 1, |state| {
        furs(state);
        state.stock = castaway_robinson::state::Stock::default();
        state.stock.food = 1;
        state.equipment.clear();
        state.threats = [None, None];
        state.morale = -3;
        for person in &mut state.people {
            person.det = 0;
        }
    });
    for _ in 0..6 {
        plan(&house, "r").await;
    }
    let page = panel(&house).await;
    let go = find(&page, |c| word::<Island>(c) == "go");
    house.press(USER, &page, &go).await;
    let hungry = |state: &State| {
        let ask = state.ask.as_ref()?;
        let who = matches!(ask.prompt.question, Question::WhoEats { .. });
        who.then_some(ask.id)
    };
    for n in 0..20 {
        let page = panel(&house).await;
        let state = house.game::<Island>(here()).await.state;
        if let Some(asked) = hungry(&state) {
            let shown = format!("{:?}", page.message);
            // Each name says the wounds now and after it, in the text and in the menu.
            assert!(shown.matches(" wounds, then ").count() >= 6, "{shown}");
            // What the next First Player owes in the morning is added, and said beside it.
            for said in ["in the morning by all that is known", "morale takes 3"] {
                assert!(shown.contains(said), "{shown}");
            }
            let hint = find(&page, |c| word::<Island>(c) == "hint");
            let advice = open(&house, &page, &hint).await;
            let why = format!("{:?}", advice.message);
            assert!(why.contains("Hunger is borne best like this"), "{why}");
            let both = find(&advice, |c| word::<Island>(c) == "pick-all");
            house.press(USER, &advice, &both).await;
            let after = house.game::<Island>(here()).await.state;
            assert_ne!(hungry(&after), Some(asked), "one press answers it");
            assert!(after.people.iter().any(|p| p.wounds >= 2), "they hunger");
            return;
        }
        let choice = find(&page, |c| word::<Island>(c) == "pick");
        house.press(USER, &page, &choice).await;
        assert!(n < 19, "the night comes");
    }
}

#[tokio::test]
async fn what_a_hunt_meets_is_said_with_the_danger_that_lies_beside_it() {
    for (danger, said) in [(false, "against 1 to 6"), (true, "against 2 to 7")] {
        let house = planning(1).await;
        plant(&*house.store, 1, |state| {
            state.piles.hunting = vec!["wild_dog".into()];
            if danger {
                let at = (TokenKind::GreaterDanger, Place::Action(Kind::Hunt));
                state.tokens.insert(at, TokenInfo::default());
            }
        });
        let page = panel(&house).await;
        let pawns = open(&house, &page, &find(&page, of_value("h"))).await;
        let shown = format!("{:?}", pawns.message);
        assert!(shown.contains(said), "{shown}");
        assert!(shown.contains("succeeds, but costs about"), "{shown}");
    }
}
