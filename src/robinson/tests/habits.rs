//! Standing answers in random games: what they say may be said, kills nobody, and changes when what they rest on does.
//!
//! Longer than others: one matter, whose tests share how moments of random games are found.

use std::collections::BTreeMap;

use castaway_kernel::{Answer, Chance, Choice, Decision, DecisionId, Game, Key, Pick, Seat};
use castaway_robinson::{
    Island,
    ask::{Label, Prompt, Question},
    catalog::Catalog,
    command::Command,
    effect::MysteryLimits,
    event::Event,
    habit::Habit,
    ids::{MysteryKind, Phase, Who},
    plan::Pawn,
    policy,
    setup::Setup,
    state::{End, State},
    task::{Ctx, Drawing, Op, Task},
};

fn seats(state: &State) -> impl Iterator<Item = Seat> + use<> {
    (0..state.people.len()).map(|n| Seat(u8::try_from(n).unwrap()))
}

/// What somebody does next: something sensible.
fn next(catalog: &Catalog, state: &State, chance: &mut Chance) -> Option<(Seat, Command)> {
    let awaited = Island::awaited(catalog, state);
    let seat = awaited.get(chance.die(awaited.len().max(1)))?.seat;
    if state.ask.is_none() {
        return policy::suggest(catalog, state, seat).map(|command| (seat, command));
    }
    let mut legal = Island::legal(catalog, state, seat);
    Some((seat, chance.pick(&mut legal)?))
}

/// Moments of random games with an open question.
fn moments(catalog: &Catalog, games: u64, mut look: impl FnMut(&State)) {
    for seed in 0..games {
        let setup = Setup::standard(u8::try_from(seed % 3 + 2).unwrap());
        let mut state = Island::create(catalog, &setup, seed).ok().unwrap().state;
        let mut chance = Chance::from_seed(seed);
        for _ in 0..600 {
            if state.ask.is_some() {
                look(&state);
            }
            let Some((seat, command)) = next(catalog, &state, &mut chance) else {
                continue;
            };
            if let Ok(applied) = Island::apply(catalog, &state, seat, &command) {
                state = applied.state;
            }
            if state.end.is_some() {
                break;
            }
        }
    }
}

fn says(catalog: &Catalog, state: &State, seat: Seat, name: &str) -> Option<Answer> {
    let said = Island::by_habit(catalog, state, seat, &[Key::from(name)]);
    said.map(|(_, answer)| answer)
}

#[test]
fn what_standing_answers_say_may_be_said_and_ends_no_game() {
    let catalog = Catalog::load().unwrap();
    let mut said: BTreeMap<String, u32> = BTreeMap::new();
    moments(&catalog, 30, |state| {
        for seat in seats(state) {
            for name in Island::habits(&catalog, state, seat) {
                assert!(Island::basis(&catalog, state, seat, &name).is_some());
                let one = Island::by_habit(&catalog, state, seat, std::slice::from_ref(&name));
                let Some((by, answer)) = one else { continue };
                assert_eq!(by, name);
                let command = Command::Choose(answer);
                assert!(
                    Island::legal(&catalog, state, seat).contains(&command),
                    "{name} says {command:?} to {:?}",
                    state.ask
                );
                let applied = Island::apply(&catalog, state, seat, &command).ok().unwrap();
                let shown = applied.events.iter().any(Island::reveals);
                assert!(
                    shown || !matches!(applied.state.end, Some(End::Died(_))),
                    "{name} kills somebody"
                );
                let kind = name.as_str().split('.').next().unwrap().to_owned();
                *said.entry(kind).or_default() += 1;
            }
        }
    });
    for name in [
        "reroll",
        "small",
        "order",
        "wood",
        "pile-none",
        "pile-all",
        "pile-never",
        "pile-always",
        "stay",
        "arrange-det",
        "arrange-morale",
        "skip",
    ] {
        assert!(
            said.contains_key(name),
            "{name} never said anything: {said:?}"
        );
    }
}

#[test]
fn being_ready_once_all_is_planned_is_everybodys_and_answers_no_question() {
    let catalog = Catalog::load().unwrap();
    let ready = Habit::Ready.name();
    assert_eq!(Island::ready_habit(), Some(ready.as_str()));
    let mut seen = 0;
    moments(&catalog, 3, |state| {
        for seat in seats(state) {
            assert!(Island::habits(&catalog, state, seat).contains(&ready));
            assert_eq!(says(&catalog, state, seat, ready.as_str()), None);
            let basis = Island::basis(&catalog, state, seat, &ready);
            assert_eq!(basis.as_deref(), Some(""), "it ends with nothing");
            seen += 1;
        }
    });
    assert!(seen > 10, "{seen}");
}

/// The first plan of two, interrupted by a draw of mystery cards of the first seat that has brought these and could go on.
fn drawing(catalog: &Catalog, won: Vec<Key>) -> State {
    let limits = MysteryLimits {
        treasures: 1,
        creatures: 1,
        total: 2,
        ..MysteryLimits::default()
    };
    let draw = Op::Mystery(Drawing {
        limits,
        aside: Vec::new(),
        won,
        resolved: 1,
        stopped: false,
    });
    doing(catalog, |_| {}, draw)
}

/// A game of two, changed by this, in which the first of them does this.
fn doing(catalog: &Catalog, change: impl FnOnce(&mut State), op: Op) -> State {
    let setup = Setup::standard(2);
    let mut state = Island::create(catalog, &setup, 1).ok().unwrap().state;
    let mut chance = Chance::from_seed(1);
    while state.ask.is_some() || !state.planning {
        let Some((seat, command)) = next(catalog, &state, &mut chance) else {
            continue;
        };
        let applied = Island::apply(catalog, &state, seat, &command);
        state = applied.ok().unwrap().state;
    }
    change(&mut state);
    let task = Task {
        op,
        ctx: Ctx {
            actor: Some(Who::Seat(0)),
            ..Ctx::default()
        },
    };
    let id = DecisionId(state.next_serial + 1_000_000);
    state.ask = Some(Decision {
        id,
        seats: vec![Seat(0)],
        prompt: Prompt {
            passed: Vec::new(),
            question: Question::Night,
            source: None,
            who: None,
            origin: Box::new(Task {
                op: Op::Planning,
                ctx: Ctx::default(),
            }),
        },
        pick: Pick::One,
        options: vec![Choice {
            key: "go".into(),
            label: Label::Continue,
            blocked: None,
            then: vec![task],
        }],
        default: 0,
    });
    let go = Command::Choose(Answer {
        decision: id,
        picks: vec!["go".into()],
    });
    let state = Island::apply(catalog, &state, Seat(0), &go);
    state.ok().unwrap().state
}

#[test]
fn a_draw_stops_by_itself_after_the_first_treasure_and_not_before() {
    let catalog = Catalog::load().unwrap();
    let treasure = (catalog.mysteries.values()).find(|card| card.kind == MysteryKind::Treasure);
    let treasure = treasure.unwrap().id.clone();
    let before = drawing(&catalog, Vec::new());
    let after = drawing(&catalog, vec![treasure.clone()]);
    for state in [&before, &after] {
        let ask = state.ask.as_ref().unwrap();
        assert_eq!(ask.prompt.question, Question::MysteryGoOn);
        let names = Island::habits(&catalog, state, Seat(0));
        assert!(names.contains(&Habit::Treasure.name()), "{names:?}");
    }
    assert_eq!(says(&catalog, &before, Seat(0), "treasure"), None);
    let answer = says(&catalog, &after, Seat(0), "treasure").expect("it says something");
    assert_eq!(answer.picks, [Key::from("stop")]);
    let said = Command::Choose(answer);
    let done = Island::apply(&catalog, &after, Seat(0), &said)
        .ok()
        .unwrap();
    let drawn = |event: &Event| matches!(event, Event::Drawn(_));
    assert!(!done.events.iter().any(drawn), "{:?}", done.events);
    let asked = done.state.ask.map(|ask| ask.prompt.question);
    assert_ne!(asked, Some(Question::MysteryGoOn));
}

#[test]
fn what_brings_more_to_whoever_arranges_the_camp_is_used_by_the_wounded_and_kept_else() {
    let catalog = Catalog::load().unwrap();
    let arranges = |wounds: u8| {
        let change = |state: &mut State| {
            state.equipment = vec![("bible".into(), 1)];
            state.people[0].wounds = wounds;
        };
        doing(&catalog, change, Op::ArrangeBonus)
    };
    for (wounds, said) in [(2, "use-e-bible"), (0, "go")] {
        let state = arranges(wounds);
        let asked = &state.ask.as_ref().expect("a question").prompt.question;
        assert_eq!(*asked, Question::ArrangeBonus);
        let names = Island::habits(&catalog, &state, Seat(0));
        assert!(names.contains(&Habit::ArrangeUse.name()), "{names:?}");
        let answer = says(&catalog, &state, Seat(0), "arrange-use").expect("it says something");
        assert_eq!(answer.picks, [Key::from(said)]);
        let after = Island::apply(&catalog, &state, Seat(0), &Command::Choose(answer));
        let after = after.ok().unwrap().state;
        assert_eq!(after.equipment.is_empty(), wounds > 0);
    }
}

#[test]
fn what_heals_the_wounded_is_not_let_go_by_as_small() {
    let catalog = Catalog::load().unwrap();
    let change = |state: &mut State| {
        state.phase = Phase::Night;
        state.equipment = vec![("flask_of_rum".into(), 2)];
        state.people[0].wounds = 2;
    };
    let state = doing(&catalog, change, Op::NightWindow);
    let ask = state.ask.as_ref().expect("a question");
    assert_eq!(ask.prompt.question, Question::Night);
    let mut keys = ask.options.iter().map(|option| option.key.as_str());
    assert!(keys.any(|key| key == "use-e-flask_of_rum"));
    assert_eq!(says(&catalog, &state, Seat(0), "small"), None);
    // Where nobody is wounded the same stop is small.
    let mut well = state.clone();
    well.people[0].wounds = 0;
    let answer = says(&catalog, &well, Seat(0), "small").expect("it says something");
    assert_eq!(answer.picks, [Key::from("go")]);
}

#[test]
fn of_several_the_newest_counts() {
    let catalog = Catalog::load().unwrap();
    let mut seen = 0;
    moments(&catalog, 20, |state| {
        let ask = state.ask.as_ref().unwrap();
        if ask.prompt.question != Question::ArrangeCamp {
            return;
        }
        for seat in seats(state) {
            let (det, morale) = (Key::from("arrange-det"), Key::from("arrange-morale"));
            let newest = |names: &[Key]| {
                let said = Island::by_habit(&catalog, state, seat, names);
                said.map(|(name, _)| name)
            };
            if newest(std::slice::from_ref(&det)).is_some() {
                assert_eq!(newest(&[morale.clone(), det.clone()]), Some(det.clone()));
                assert_eq!(newest(&[det, morale.clone()]), Some(morale));
                seen += 1;
            }
        }
    });
    assert!(seen > 0);
}

#[test]
fn wood_is_kept_until_the_item_of_the_goal_is_built_and_the_camp_until_it_moves() {
    let catalog = Catalog::load().unwrap();
    let state = Island::create(&catalog, &Setup::standard(3), 1)
        .ok()
        .unwrap()
        .state;
    let basis =
        |state: &State, name: &str| Island::basis(&catalog, state, Seat(0), &Key::from(name));
    assert_eq!(basis(&state, "wood").as_deref(), Some("fire"));
    let mut built = state.clone();
    for invention in built.inventions.values_mut() {
        invention.built = true;
    }
    assert_eq!(basis(&built, "wood"), None);
    let mut moved = state.clone();
    let others = state.island.keys().copied();
    moved.camp = others
        .into_iter()
        .find(|space| *space != state.camp)
        .unwrap_or(castaway_robinson::ids::Space::T3);
    assert_ne!(basis(&state, "stay"), basis(&moved, "stay"));
    assert_eq!(basis(&state, "skip.ability.nothing"), None);
    assert_eq!(basis(&state, "unheard-of"), None);
}

#[test]
fn what_is_said_of_the_pile_is_of_its_open_stage_and_the_item_of_the_goal_comes_first() {
    let catalog = Catalog::load().unwrap();
    let mut seen = 0;
    moments(&catalog, 20, |state| {
        let ask = state.ask.as_ref().unwrap();
        if ask.prompt.question != Question::PileWood {
            return;
        }
        for seat in seats(state) {
            let names = Island::habits(&catalog, state, seat);
            let all = names
                .iter()
                .find(|name| name.as_str().starts_with("pile-all."));
            let all = all.expect("a stage is open").clone();
            let Some(answer) = says(&catalog, state, seat, all.as_str()) else {
                continue;
            };
            let largest = ask.options.iter().rfind(|o| o.blocked.is_none());
            let largest = largest.map(|option| vec![option.key.clone()]);
            assert_eq!(Some(answer.picks), largest.clone());
            let wood = Key::from("wood");
            let both = Island::by_habit(&catalog, state, seat, &[wood.clone(), all.clone()]);
            if let Some((by, _)) = both {
                assert_eq!(by, wood, "whatever is newer");
                seen += 1;
            }
            let always = says(&catalog, state, seat, "pile-always").map(|said| said.picks);
            assert_eq!(always, largest, "whichever stage it is");
            let always = Key::from("pile-always");
            assert!(Island::basis(&catalog, state, seat, &always).is_some());
            assert!(Island::ends_in_sight(&all) && !Island::ends_in_sight(&wood));
            let mut full = state.clone();
            full.pile.iter_mut().for_each(|wood| *wood = 99);
            for name in [&all, &always] {
                assert_eq!(Island::basis(&catalog, &full, seat, name), None);
            }
        }
    });
    assert!(seen > 0);
}

#[test]
fn all_the_wood_is_not_laid_where_the_night_may_kill_somebody_for_it() {
    let catalog = Catalog::load().unwrap();
    let (mut kept, mut laid) = (0, 0);
    moments(&catalog, 20, |state| {
        let ask = state.ask.as_ref().unwrap();
        if ask.prompt.question != Question::PileWood {
            return;
        }
        let most = ask.options.iter().filter(|o| o.blocked.is_none());
        let most = most.filter_map(|option| match option.label {
            Label::Number(n) => Some(u16::from(n)),
            _ => None,
        });
        let most = most.max().unwrap();
        // A snow cloud burns one wood even under this roof, no die falls, and the next wound is the last one.
        let mut snows = state.clone();
        (snows.round, snows.roof, snows.shelter) = (2, 9, true);
        snows.weather.snow = true;
        snows.weather.hungry = false;
        snows.weather.storm = false;
        snows.weather.prerolled = None;
        (snows.stock.food, snows.stock.wood) = (99, most);
        snows.plan.clear();
        (snows.future, snows.gains) = Default::default();
        for person in &mut snows.people {
            (person.wounds, person.night_wounds) = (60, 0);
        }
        // Nothing that stands keeps snow off.
        snows.weather.ignore_snow = 0;
        snows.weather.snow_as_rain = 0;
        for invention in snows.inventions.values_mut() {
            invention.suspended = true;
        }
        snows.kept.clear();
        let always = |state: &State, seat| says(&catalog, state, seat, "pile-always");
        for seat in seats(&snows) {
            if always(state, seat).is_none() {
                continue;
            }
            assert_eq!(always(&snows, seat), None, "{most}");
            kept += 1;
            let mut spare = snows.clone();
            spare.stock.wood = most + 1;
            laid += u32::from(always(&spare, seat).is_some());
        }
    });
    assert!(kept > 0 && laid > 0, "{kept} {laid}");
}

#[test]
fn small_stops_are_let_go_by_only_while_nobody_is_in_danger() {
    let catalog = Catalog::load().unwrap();
    let mut seen = 0;
    moments(&catalog, 20, |state| {
        for seat in seats(state) {
            let Some(answer) = says(&catalog, state, seat, "small") else {
                continue;
            };
            let ask = state.ask.as_ref().unwrap();
            let picked = ask
                .options
                .iter()
                .find(|o| o.key == answer.picks[0])
                .unwrap();
            assert_eq!(picked.label, Label::Continue);
            assert!(!matches!(ask.prompt.question, Question::Lethal { .. }));
            let mut hurt = state.clone();
            hurt.people[0].wounds = 60;
            assert_eq!(says(&catalog, &hurt, seat, "small"), None);
            seen += 1;
        }
    });
    assert!(seen > 10, "{seen}");
}

#[test]
fn a_wish_for_one_planned_action_speaks_of_its_roll_alone_and_ends_with_it() {
    let catalog = Catalog::load().unwrap();
    let (mut said, mut silent, mut planned) = (0, 0, 0);
    moments(&catalog, 60, |state| {
        for placement in &state.plan {
            let name = Habit::RerollAt(placement.id).name();
            assert!(Island::is_passing(&name));
            for seat in seats(state) {
                let rests = Island::basis(&catalog, state, seat, &name).is_some();
                let leads = placement.what.pawns.first() == Some(&Pawn::Seat(seat.0));
                assert!(!rests || (leads && !placement.done), "{placement:?}");
                let of_all = Island::basis(&catalog, state, seat, &"reroll".into()).is_some();
                let rolls = placement.what.pawns.len() < usize::from(placement.sure);
                assert_eq!(rests, leads && !placement.done && rolls && of_all);
                planned += usize::from(rests);
                if rests {
                    assert!(Island::habits(&catalog, state, seat).contains(&name));
                }
                let at = state
                    .ask
                    .as_ref()
                    .and_then(|ask| ask.prompt.origin.ctx.placement);
                let words = says(&catalog, state, seat, name.as_str());
                match says(&catalog, state, seat, "reroll") {
                    Some(answer) if at == Some(placement.id) => {
                        assert_eq!(words, Some(answer));
                        assert!(rests, "it holds until the roll: {placement:?}");
                        said += 1;
                    }
                    Some(_) => {
                        assert_eq!(words, None);
                        silent += 1;
                    }
                    None => assert_eq!(words, None),
                }
            }
        }
    });
    assert!(
        said > 0 && silent > 0 && planned > 0,
        "{said} {silent} {planned}"
    );
    assert!(!Island::is_passing(&"reroll".into()));
}

#[test]
fn where_there_is_no_wood_pile_nothing_is_settled_of_one() {
    let catalog = Catalog::load().unwrap();
    let (mut with, mut without) = (0, 0);
    for sheet in catalog.scenarios.values() {
        let setup = Setup {
            scenario: sheet.id.clone(),
            ..Setup::standard(2)
        };
        let state = Island::create(&catalog, &setup, 1).ok().unwrap().state;
        let names = Island::habits(&catalog, &state, Seat(0));
        let of_pile = |name: &Key| name.as_str() == "wood" || name.as_str().starts_with("pile-");
        let settled = names.iter().any(of_pile);
        assert!(!names.is_empty());
        assert_eq!(settled, sheet.woodpile.is_some(), "{}: {names:?}", sheet.id);
        match settled {
            true => with += 1,
            false => without += 1,
        }
    }
    assert!(with > 0 && without > 3, "{with} and {without}");
}
