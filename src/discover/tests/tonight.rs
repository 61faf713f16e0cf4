//! What threatens, what a turn could still do against it, and the reasons of the bot.

use castaway_discover::{
    Discover, absent,
    bot::{self, Why},
    catalog::Catalog,
    command::{Command, Gather},
    counsel::{Short, counsel},
    ids::{Damage, Difficulty, Res},
    known::Known,
    seek::{Fit, SoughtLand},
    setup::Setup,
    state::{Item, Phase, Source, Spring, State},
    stock::Stock,
    tonight::{How, Menace, Need, Remedy, menaces, remedies},
    world::Icon,
};
use castaway_kernel::{Game, Seat};

/// The first turn of a game of so many, without monsters; everybody has eaten and drunk enough for a night.
fn morning(catalog: &Catalog, seats: u8) -> State {
    let begun = Discover::create(catalog, &Setup::new("q_beacon", seats, 7), 3);
    let mut s = begun.unwrap().state;
    while let Some(ask) = s.ask.clone() {
        let seat = ask.parts.iter().find(|p| p.picked.is_none()).unwrap().seat;
        let command = absent::fallback(catalog, &s, seat).unwrap();
        s = Discover::apply(catalog, &s, seat, &command).unwrap().state;
    }
    s.monsters.clear();
    for space in &mut s.spaces {
        (space.water, space.dropped) = (None, Stock::NONE);
        space.tokens.clear();
    }
    for survivor in &mut s.seats {
        survivor.stamina = 8;
        survivor.damage.clear();
        survivor.stock = Stock::NONE;
        survivor.stock.gain(Res::Food, 1);
        survivor.stock.gain(Res::Clean, 1);
    }
    s
}

fn spring(s: &mut State, at: u8) {
    s.spaces[usize::from(at)].water = Some(Spring {
        res: Res::Clean,
        up: true,
        left: None,
    });
}

#[test]
fn what_threatens_is_what_somebody_lacks() {
    let catalog = Catalog::load().unwrap();
    let mut s = morning(&catalog, 2);
    let (at, other) = (s.seats[0].at, s.seats[1].at);
    for space in [at, other] {
        s.spaces[usize::from(space)].fire = Some(true);
    }
    let all = |s: &State| menaces(&Known::new(&catalog, s, None));
    assert_eq!(all(&s), [], "fed, watered and warm");
    s.spaces[usize::from(at)].fire = Some(false);
    s.seats[0].stock = Stock::NONE;
    s.seats[1].damage = vec![Damage::Physical; 3];
    let cold = if at == other {
        vec![Seat(0), Seat(1)]
    } else {
        vec![Seat(0)]
    };
    let mut seen = all(&s);
    if let Some(Menace::Cold(who)) = seen.last_mut() {
        who.sort_unstable();
    }
    let wanted = [
        Menace::Frail(Seat(1)),
        Menace::Thirst(Seat(0)),
        Menace::Hunger(Seat(0)),
        Menace::Cold(cold),
    ];
    assert_eq!(seen, wanted);
}

#[test]
fn a_turn_that_ends_dry_beside_a_spring_is_noticed_and_no_other() {
    let catalog = Catalog::load().unwrap();
    let mut s = morning(&catalog, 1);
    let at = s.seats[0].at;
    let all = |s: &State| remedies(&Known::new(&catalog, s, Some(Seat(0))), Seat(0));
    spring(&mut s, at);
    assert_eq!(all(&s), [], "there is water");
    s.seats[0].stock.spend(Res::Clean, 1);
    let drink = Remedy {
        need: Need::Water,
        how: How::Here(Command::Gather(Gather::Water)),
    };
    assert_eq!(all(&s), [drink]);
    s.seats[0].stamina = 0;
    assert_eq!(all(&s), [], "no stamina is left for it");
    s.seats[0].stamina = 8;
    s.spaces[usize::from(at)].water = None;
    let near = s.world.around(at).find(|n| s.is_open(*n)).unwrap();
    spring(&mut s, near);
    let walk = Remedy {
        need: Need::Water,
        how: How::There(near),
    };
    assert_eq!(all(&s), [walk]);
    s.seats[0].stamina = 0;
    assert_eq!(all(&s), [], "it is too far");
}

#[test]
fn food_and_the_last_dial_are_noticed_too() {
    let catalog = Catalog::load().unwrap();
    let mut s = morning(&catalog, 1);
    let at = usize::from(s.seats[0].at);
    let all = |s: &State| remedies(&Known::new(&catalog, s, Some(Seat(0))), Seat(0));
    s.seats[0].stock.spend(Res::Food, 1);
    s.spaces[at].dropped.gain(Res::Food, 1);
    let eat = Remedy {
        need: Need::Food,
        how: How::Here(Command::Gather(Gather::Dropped(Res::Food))),
    };
    assert_eq!(all(&s), [eat]);
    s.seats[0].stock.gain(Res::Food, 1);
    s.seats[0].damage = vec![Damage::Starvation; 2];
    assert_eq!(all(&s), [], "two dials may wait");
    s.seats[0].damage.push(Damage::Starvation);
    let kind = Damage::Starvation;
    let heal = Remedy {
        need: Need::Healing,
        how: How::Here(Command::Recover { who: Seat(0), kind }),
    };
    assert_eq!(all(&s), [heal]);
}

#[test]
fn a_fire_helps_whoever_has_meat_where_stamina_is_left_to_cook_it() {
    let catalog = Catalog::load().unwrap();
    let mut s = morning(&catalog, 1);
    s.world.order.terrain = None;
    s.seats[0].character = None;
    s.seats[0].items.clear();
    let from = s.seats[0].at;
    for space in &mut s.spaces {
        space.fire = None;
    }
    let fire = s.world.around(from).find(|at| s.is_open(*at)).unwrap();
    s.spaces[usize::from(fire)].fire = Some(true);
    s.world.sites[usize::from(fire)].cost = 2;
    s.seats[0].stock = Stock::of(Res::Clean, 1);
    let helps = |s: &State| {
        let all = remedies(&Known::new(&catalog, s, Some(Seat(0))), Seat(0));
        let mut all = all.into_iter();
        all.find(|one| one.need == Need::Food).map(|one| one.how)
    };
    s.seats[0].stamina = 8;
    assert_eq!(helps(&s), None, "no meat");
    s.seats[0].stock.gain(Res::Meat, 1);
    for (stamina, how) in [(2, None), (3, Some(How::There(fire)))] {
        s.seats[0].stamina = stamina;
        assert_eq!(helps(&s), how, "stamina {stamina}");
    }
    for command in [Command::Move(fire), Command::Cook(1)] {
        s = Discover::apply(&catalog, &s, Seat(0), &command)
            .unwrap()
            .state;
    }
    assert_eq!(s.seats[0].stock.units(Res::Food), 1);
}

#[test]
fn a_store_that_one_carries_is_thought_of_before_food_that_lies_about() {
    let catalog = Catalog::load().unwrap();
    let mut s = morning(&catalog, 1);
    let at = usize::from(s.seats[0].at);
    s.seats[0].stock.spend(Res::Food, 1);
    s.spaces[at].dropped.gain(Res::Food, 1);
    s.seats[0].items = vec![Item {
        card: "rations".into(),
        counters: 1,
        used: None,
    }];
    let all = |s: &State| remedies(&Known::new(&catalog, s, Some(Seat(0))), Seat(0));
    let open = Remedy {
        need: Need::Food,
        how: How::Here(Command::Use {
            source: Source::Item(0),
            nth: 1,
        }),
    };
    assert_eq!(all(&s), [open]);
    s.seats[0].items[0].counters = 0;
    assert!(matches!(
        &all(&s)[..],
        [Remedy {
            how: How::Here(Command::Gather(_)),
            ..
        }]
    ));
}

#[test]
fn advice_is_what_the_bot_does_and_its_reason_is_true() {
    let catalog = Catalog::load().unwrap();
    let mut met = std::collections::BTreeSet::new();
    for (seed, quest) in (0..).zip(["q_beacon", "q_cure", "q_relay", "q_march"]) {
        let begun = Discover::create(&catalog, &Setup::new(quest, 1, seed), seed);
        let mut s = begun.unwrap().state;
        for _ in 0..250 {
            let Some(seat) = absent::awaited(&s).first().copied() else {
                break;
            };
            let advice = bot::advice(&catalog, &s, seat).unwrap();
            assert_eq!(
                Some(&advice.command),
                bot::choose(&catalog, &s, seat).as_ref()
            );
            let me = &s.seats[0];
            match advice.why {
                Why::Nights(Res::Food, n) => assert_eq!(n, me.stock.units(Res::Food)),
                Why::Nights(_, n) => assert_eq!(n, me.stock.water()),
                Why::HealsLast(kind) => assert!(me.damage.len() == 3 && me.hurt(kind) > 0),
                Why::Heals(kind) => assert!(me.damage.len() < 3 && me.hurt(kind) > 0),
                Why::Spent => assert_eq!(me.stamina, 0),
                Why::Kept => assert!(me.stamina > 0),
                Why::ToCook => assert!(me.stock.units(Res::Meat) > 0),
                Why::QuestTakes(_, n) => assert!(n > 0),
                Why::Talent(_) => assert_eq!(s.phase, Phase::Setup),
                Why::Careful => panic!("no reason is given for {:?}", advice.command),
                _ => {}
            }
            met.insert(format!("{:?}", std::mem::discriminant(&advice.why)));
            let step = Discover::apply(&catalog, &s, seat, &advice.command);
            s = step.unwrap().state;
        }
    }
    assert!(met.len() >= 10, "only {} reasons", met.len());
}

#[test]
fn food_for_the_night_goes_before_what_leaves_no_stamina_for_it() {
    let catalog = Catalog::load().unwrap();
    let mut s = morning(&catalog, 1);
    s.seats[0].stock.spend(Res::Food, 1);
    // The landmark that the quest names lies beside, and is worth more to the bot than food.
    s.up.fill(true);
    s.seats[0].stamina = 30;
    let plan = bot::advice(&catalog, &s, Seat(0)).unwrap();
    assert_eq!(plan.why, Why::QuestThere);
    let landmark = plan.to.unwrap();
    let at = s.world.around(landmark).next().unwrap();
    s.seats[0].at = at;
    let all = |s: &State| counsel(&catalog, s, Seat(0)).unwrap();
    // Nothing that is known helps, and that is said.
    let nowhere = Short {
        need: Need::Food,
        after: None,
    };
    assert_eq!(all(&s).short, [nowhere]);
    let near = s.world.around(at).find(|n| *n != landmark).unwrap();
    s.spaces[usize::from(near)].dropped.gain(Res::Food, 1);
    let known = Known::new(&catalog, &s, Some(Seat(0)));
    let either = known.entering(near).max(known.entering(landmark));
    // The bot would rather go there, and stamina lasts for both.
    let plan = bot::advice(&catalog, &s, Seat(0)).unwrap();
    assert_ne!(plan.command, Command::Move(near));
    let later = Short {
        need: Need::Food,
        after: Some(near),
    };
    assert_eq!((all(&s).advice, all(&s).short), (plan, vec![later]));
    // It lasts for either alone.
    s.seats[0].stamina = either;
    let plan = bot::advice(&catalog, &s, Seat(0)).unwrap();
    assert_ne!(plan.command, Command::Move(near));
    let first = all(&s);
    assert_eq!(first.advice.command, Command::Move(near));
    assert_eq!(first.advice.why, Why::Nights(Res::Food, 0));
    assert_eq!(first.short, []);
    // Whoever has food is advised as the bot would do.
    s.seats[0].stock.gain(Res::Food, 1);
    let plan = bot::advice(&catalog, &s, Seat(0)).unwrap();
    assert_eq!((all(&s).advice, all(&s).short), (plan, Vec::new()));
}

#[test]
fn whatever_is_advised_is_legal_and_what_is_lacking_is_told() {
    let catalog = Catalog::load().unwrap();
    let (mut other, mut told) = (0, 0);
    for (seed, quest) in (0..).zip(["q_beacon", "q_cure", "q_relay", "q_march"]) {
        let begun = Discover::create(&catalog, &Setup::new(quest, 1, seed), seed);
        let mut s = begun.unwrap().state;
        for _ in 0..250 {
            let Some(seat) = absent::awaited(&s).first().copied() else {
                break;
            };
            let now = counsel(&catalog, &s, seat).unwrap();
            let plan = bot::choose(&catalog, &s, seat).unwrap();
            other += u32::from(now.advice.command != plan);
            told += now.short.len();
            let stock = &s.seats[0].stock;
            for short in &now.short {
                let none = match short.need {
                    Need::Water => stock.water() == 0,
                    Need::Healing | Need::Food => stock.units(Res::Food) == 0,
                };
                assert!(none, "{short:?}");
            }
            let step = Discover::apply(&catalog, &s, seat, &now.advice.command);
            s = step.expect("what is advised can be done").state;
        }
    }
    assert!(other > 0 && told > 0, "{other} {told}");
}

#[test]
fn a_source_that_nobody_has_tasted_may_be_dirty_as_long_as_the_terrain_has_one_left() {
    let catalog = Catalog::load().unwrap();
    let mut s = morning(&catalog, 1);
    s.world.order.terrain = Some("cinder_isle".into());
    s.world.order.difficulty = Difficulty::Standard;
    let at = s.seats[0].at;
    let may = |s: &State| Known::new(&catalog, s, Some(Seat(0))).may_be_dirty(at);
    let lay = |s: &mut State, space: usize, res, up| {
        s.spaces[space].water = Some(Spring {
            res,
            up,
            left: None,
        });
    };
    let here = usize::from(at);
    assert!(!may(&s), "there is none");
    for res in [Res::Clean, Res::Dirty] {
        lay(&mut s, here, res, false);
        assert!(may(&s), "one of three is dirty");
        lay(&mut s, here, res, true);
        assert_eq!(may(&s), res == Res::Dirty, "it is seen");
    }
    lay(&mut s, here, Res::Clean, false);
    s.world.order.difficulty = Difficulty::Gentle;
    assert!(!may(&s), "a gentle world has one dirty source fewer");
    s.world.order.difficulty = Difficulty::Standard;
    let mut sites = s.world.sites.iter();
    let other = sites.position(|site| matches!(site.icon, Some(Icon::Water(_))));
    let other = other.unwrap();
    s.up[other / 7] = true;
    lay(&mut s, other, Res::Dirty, true);
    assert!(!may(&s), "the one was found");
    lay(&mut s, here, Res::Dirty, true);
    assert!(may(&s), "it is seen");
    s.clean_until = s.day;
    assert!(!may(&s), "all sources are clean today");
}

#[test]
fn unknown_land_is_advised_where_the_quest_names_it() {
    let catalog = Catalog::load().unwrap();
    let (mut sought, mut inside) = (0, 0);
    let quests = catalog.quests.values().filter(|q| q.contest.is_none());
    for (seed, quest) in (0..).zip(quests) {
        let setup = Setup::new(quest.id.as_str(), 1, seed);
        let mut s = Discover::create(&catalog, &setup, seed).unwrap().state;
        for _ in 0..150 {
            let Some(seat) = absent::awaited(&s).first().copied() else {
                break;
            };
            let advice = counsel(&catalog, &s, seat).unwrap().advice;
            let scouted = |command: &Command| match command {
                Command::Scout { tile, .. } => Some(*tile),
                _ => None,
            };
            let tile = scouted(&advice.command);
            let tile = tile.or_else(|| advice.then.as_ref().and_then(scouted));
            let zones = SoughtLand::seen(&catalog, &s, Some(seat));
            if let (Some(tile), Why::QuestHidden) = (tile, advice.why)
                && !zones.is_empty()
            {
                let known = Known::new(&catalog, &s, Some(seat));
                let fit = |tile: u8| zones.fit(&known, tile).unwrap();
                let here = castaway_discover::legal::legal(&catalog, &s, seat);
                let best = here.iter().filter_map(scouted).map(fit).min();
                sought += 1;
                inside += u32::from(fit(tile) == Fit::Inside);
                assert!(
                    best.is_none_or(|best| fit(tile) <= best),
                    "{seed}: {tile} {:?}, though {best:?} lies here",
                    fit(tile)
                );
            }
            let command = match s.ask {
                Some(_) => bot::choose(&catalog, &s, seat).unwrap(),
                None => advice.command,
            };
            s = Discover::apply(&catalog, &s, seat, &command).unwrap().state;
        }
    }
    assert!(sought > 20 && inside > 10, "{sought} {inside}");
}
