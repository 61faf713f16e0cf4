//! One test per rule or group of rules, each naming the ids it holds.

mod table;

use castaway_kernel::Key;
use castaway_robinson::{
    ask::Question,
    command::Command,
    content::{WeatherDie, WeatherFace},
    effect::{Effect, Mode, Target},
    event::Event,
    ids::{Deck, Kind, Phase, Place, Res, Space, TokenKind, Track, Who},
    plan::{Assignment, Goal, Pawn, Project},
    reject::Rejection,
    state::{End, EventDeckCard, Threat, TokenInfo},
    task::{Ctx, Enemy, Op, Owed, Usable},
};
use table::{ME, Table, catalog, explore};

fn build(key: &str) -> Goal {
    Goal::Build(Project::Invention(key.into()))
}

fn level(track: Track) -> Goal {
    Goal::Build(Project::Level(track))
}

fn lose(res: Res, n: u8) -> Effect {
    Effect::Discard {
        res,
        n,
        mode: Mode::Demand,
    }
}

fn token(table: &mut Table, kind: TokenKind, place: Place) {
    table.s.tokens.insert((kind, place), TokenInfo::default());
}

fn weather(table: &mut Table, faces: &[(WeatherDie, WeatherFace)]) {
    table.s.phase = Phase::Weather;
    table.run_ops(
        vec![Op::Clouds(faces.to_vec()), Op::WeatherEnd],
        &Ctx::default(),
    );
}

// R-SETUP-1, R-SETUP-4, R-SETUP-5, R-SETUP-8, R-SETUP-9, R-SETUP-11, R-SETUP-12, R-SETUP-14, R-SETUP-16, R-SETUP-17, R-SETUP-21, EX-SETUP-1
#[test]
fn setup_is_as_printed() {
    let s = Table::of(&["cook", "soldier"]).s;
    assert_eq!(
        (s.round, s.morale, s.weapon, s.roof, s.palisade),
        (1, 0, 0, 0, 0)
    );
    assert!(s.people.iter().all(|p| p.wounds == 0) && !s.shelter);
    assert_eq!(s.camp, Space::M1);
    assert_eq!(s.island[&Space::M1].number, 8);
    assert_eq!(
        (
            s.piles.tiles.len(),
            s.piles.hunting.len(),
            s.piles.beasts.len()
        ),
        (10, 0, 16)
    );
    // 9 default, 2 personal, 5 drawn, 2 of the sheet.
    assert_eq!(s.inventions.len(), 18);
    assert_eq!(s.piles.events.len(), 12);
    let books = s
        .piles
        .events
        .iter()
        .filter(|e| matches!(e, EventDeckCard::Event(k) if catalog().events[k].icon == Some(castaway_robinson::content::Icon::Book)))
        .count();
    assert_eq!(books, 6);
}

// R-SETUP-6, R-SETUP-7, R-PERS-1
#[test]
fn a_personal_invention_lies_beside_its_owner_who_alone_leads() {
    let mut t = Table::of(&["cook", "soldier"]).item("knife").wood(1);
    assert_eq!(t.s.inventions[&Key::from("spear")].owner, Some(1));
    assert_eq!(t.s.inventions[&Key::from("fireplace")].owner, Some(0));
    assert_eq!(
        t.plan(build("spear"), &[ME]),
        Err(Rejection::NotOwner("spear".into()))
    );
}

// R-WOUND-1, R-WOUND-2, R-WOUND-4
#[test]
fn wounds_past_an_arrow_lower_morale_and_healing_does_not_raise_it() {
    let mut t = Table::solo();
    t.run_in(
        Phase::Event,
        vec![Effect::Wound {
            who: Target::EachPlayer,
            n: 5,
        }],
    );
    assert_eq!((t.wounds(0), t.s.morale), (5, -1));
    t.run_in(
        Phase::Event,
        vec![Effect::Heal {
            who: Target::EachPlayer,
            n: 2,
        }],
    );
    assert_eq!((t.wounds(0), t.s.morale), (3, -1));
}

// R-WOUND-3, R-END-2
#[test]
fn the_skull_ends_the_game_for_all() {
    let mut t = Table::of(&["carpenter", "cook"]);
    t.s.people[1].wounds = 12;
    t.run_in(
        Phase::Event,
        vec![Effect::Wound {
            who: Target::EachPlayer,
            n: 1,
        }],
    );
    assert_eq!(t.s.end, Some(End::Died(Who::Seat(1))));
    assert_eq!(t.advance(), Err(Rejection::Over));
}

// R-CHARS-3
#[test]
fn an_ability_is_used_once_per_round_for_its_price() {
    let mut t = Table::of(&["explorer"]);
    let speech = Usable::Ability("motivational_speech".into());
    assert!(matches!(
        t.use_it(speech.clone()),
        Err(Rejection::NeedsDet { need: 3, have: 0 })
    ));
    t.s.people[0].det = 7;
    t.use_it(speech.clone()).expect("paid");
    assert_eq!((t.det(0), t.s.morale), (4, 1));
    assert_eq!(t.use_it(speech), Err(Rejection::UsedThisRound));
}

// R-EVENT-7, R-EVENT-8, R-EVENT-9
#[test]
fn a_new_threat_pushes_only_what_stands_in_its_way() {
    let mut t = Table::solo();
    let card = |serial, key: &str| Threat {
        serial,
        card: key.into(),
        wreckage: false,
    };
    t.run_ops(vec![Op::PlaceThreat(card(900, "fight"))], &Ctx::default());
    assert!(t.s.threats[0].is_none() && t.s.threats[1].is_some());
    t.run_ops(vec![Op::PlaceThreat(card(901, "storm"))], &Ctx::default());
    assert_eq!(t.s.threats[0].as_ref().map(|c| c.serial), Some(900));
    t.s.people[0].det = 3;
    t.run_ops(vec![Op::PlaceThreat(card(902, "rain"))], &Ctx::default());
    // fight: all det -2 when pushed off.
    assert_eq!(t.det(0), 1);
    assert_eq!(t.s.threats[0].as_ref().map(|c| c.serial), Some(901));
}

// R-EVENT-11, R-UD-1, R-UD-4, EX-UD-4
#[test]
fn an_unmet_event_demand_wounds_everyone() {
    let mut t = Table::of(&["cook", "soldier"]);
    t.run_in(Phase::Event, vec![lose(Res::Wood, 2)]);
    assert_eq!((t.wounds(0), t.wounds(1)), (2, 2));
    let mut t = Table::of(&["cook", "soldier"]);
    t.run_in(
        Phase::Event,
        vec![Effect::Level {
            track: Track::Palisade,
            n: -1,
            mode: Mode::Demand,
        }],
    );
    assert_eq!((t.wounds(0), t.wounds(1)), (1, 1));
}

// R-UD-9, EX-UD-5, EX-IFPOSS-1
#[test]
fn if_possible_never_wounds() {
    let mut t = Table::solo();
    t.s.people[0].det = 1;
    t.run_in(
        Phase::Event,
        vec![
            Effect::Discard {
                res: Res::Wood,
                n: 1,
                mode: Mode::IfPossible,
            },
            Effect::Det {
                who: Target::EachPlayer,
                n: -3,
                mode: Mode::IfPossible,
            },
        ],
    );
    assert_eq!((t.wounds(0), t.det(0)), (0, 0));
}

// R-UD-2
#[test]
fn in_an_action_only_the_resolver_suffers() {
    let mut t = Table::of(&["cook", "soldier"]);
    t.s.phase = Phase::Action;
    let ctx = Ctx {
        actor: Some(Who::Seat(1)),
        action: true,
        ..Ctx::default()
    };
    t.run_ops(vec![Op::Effect(lose(Res::Food, 2))], &ctx);
    assert_eq!((t.wounds(0), t.wounds(1)), (0, 2));
}

// R-MORALE-1, R-MORALE-6, EX-MORALE-1, EX-UD-1
#[test]
fn low_morale_costs_determination_and_then_wounds() {
    let mut t = Table::of(&["cook", "soldier"]);
    t.s.morale = -3;
    t.s.people[0].det = 1;
    t.s.phase = Phase::Morale;
    t.run_ops(vec![Op::MoraleEffect], &Ctx::default());
    assert_eq!((t.det(0), t.wounds(0), t.wounds(1)), (0, 2, 0));
}

// R-MORALE-2, R-MORALE-3, R-MORALE-4
#[test]
fn good_morale_gives_determination_or_heals() {
    let mut t = Table::of(&["cook", "soldier"]);
    t.run_ops(vec![Op::MoraleEffect], &Ctx::default());
    assert_eq!(t.det(0), 0);
    t.s.morale = 2;
    t.run_ops(vec![Op::MoraleEffect], &Ctx::default());
    assert_eq!(t.det(0), 2);
    t.s.morale = 3;
    t.s.people[0].wounds = 2;
    t.run_ops(vec![Op::MoraleEffect], &Ctx::default());
    t.pick("heal");
    assert_eq!((t.det(0), t.wounds(0)), (2, 1));
}

// R-MORALE-5, R-EVENT-12, R-UD-6
#[test]
fn morale_stays_on_its_track() {
    let mut t = Table::solo();
    t.run_in(Phase::Event, vec![Effect::Morale { n: -9 }]);
    assert_eq!((t.s.morale, t.wounds(0)), (-3, 0));
}

// R-SOLO-3
#[test]
fn alone_each_morale_phase_begins_better() {
    let mut t = Table::solo();
    t.run_ops(vec![Op::MoralePhase], &Ctx::default());
    assert_eq!((t.s.morale, t.det(0)), (1, 1));
    let mut t = Table::of(&["cook", "soldier"]);
    t.run_ops(vec![Op::MoralePhase], &Ctx::default());
    assert_eq!(t.s.morale, 0);
}

// R-PROD-1, R-PROD-3, EX-PROD-1, R-TOKEN-18, R-TOKEN-19
#[test]
fn the_camp_tile_produces_and_tokens_add() {
    let mut t = Table::solo();
    t.run_ops(vec![Op::ProductionPhase], &Ctx::default());
    assert_eq!((t.s.stock.wood, t.s.stock.food), (1, 1));
    token(&mut t, TokenKind::AdditionalWood, Place::Space(Space::M1));
    t.run_ops(vec![Op::ProductionPhase], &Ctx::default());
    assert_eq!((t.s.stock.wood, t.s.stock.food), (3, 2));
    t.s.island
        .get_mut(&Space::M1)
        .expect("camp")
        .exhausted
        .extend([0, 1]);
    t.run_ops(vec![Op::ProductionPhase], &Ctx::default());
    assert_eq!((t.s.stock.wood, t.s.stock.food), (3, 2));
}

// R-PLAN-3, R-PLAN-5
#[test]
fn every_own_pawn_must_stand_before_resolution() {
    let mut t = Table::solo();
    t.plan(Goal::Rest, &[ME]).expect("free");
    assert_eq!(t.advance(), Err(Rejection::PawnsLeft { seat: 0, left: 1 }));
    t.plan(Goal::Rest, &[ME]).expect("free");
    t.advance().expect("Friday and the Dog may stay");
    assert!(!t.s.planning || t.s.round == 2);
}

// R-PLAN-8, R-PLAN-18
#[test]
fn a_hunt_needs_two_pawns_and_a_card() {
    let mut t = Table::solo();
    assert_eq!(
        t.plan(Goal::Hunt, &[ME, Pawn::Dog]),
        Err(Rejection::NothingToHunt)
    );
    t.s.piles.hunting.push("fox".into());
    t.plan(Goal::Hunt, &[ME])
        .expect("incomplete plans may stand");
    t.plan(Goal::Rest, &[ME]).expect("free");
    assert!(matches!(
        t.advance(),
        Err(Rejection::Undermanned { missing: 1, .. })
    ));
}

// R-PLAN-12, R-PLAN-13, R-PLAN-14, EX-PLAN-1, EX-PLAN-2, EX-COST-1, R-BUILD-7
#[test]
fn costs_are_tied_and_serve_nothing_else() {
    let mut t = Table::of(&["cook", "soldier", "explorer"]).wood(2);
    let shelter = Goal::Build(Project::Shelter);
    assert!(matches!(
        t.plan(shelter.clone(), &[ME]),
        Err(Rejection::Needs { .. })
    ));
    t.s.stock.fur = 2;
    t.plan_at(shelter, &[ME], 1).expect("2 fur");
    assert_eq!(t.s.stock.fur, 0);
    let mut t = Table::of(&["cook", "soldier", "explorer"]).wood(4);
    t.s.shelter = true;
    t.plan(level(Track::Roof), &[ME]).expect("3 wood");
    assert!(t.plan(level(Track::Palisade), &[ME]).is_err());
    t.plan(level(Track::Weapon), &[ME]).expect("1 wood");
    assert_eq!(t.s.stock.wood, 0);
}

// R-PLAN-15, R-PLAN-16, EX-PLAN-3, EX-PLAN-5
#[test]
fn only_items_of_earlier_rounds_count_and_are_not_used_up() {
    let mut t = Table::of(&["cook", "soldier"])
        .tile(Space::M2, 2)
        .tile(Space::T1, 1)
        .wood(1);
    for key in ["bow", "belts"] {
        t.s.inventions.insert(
            key.into(),
            castaway_robinson::state::InventionState {
                built: false,
                since: 0,
                owner: None,
                suspended: false,
            },
        );
        t.s.piles.inventions.retain(|k| k.as_str() != key);
    }
    t.plan(build("knife"), &[ME]).expect("mountains");
    assert!(matches!(
        t.plan(build("bow"), &[ME]),
        Err(Rejection::NeedsItem(_))
    ));
    let mut t = t.item("knife");
    t.s.plan.clear();
    t.s.stock.fur = 1;
    t.s.stock.wood = 1;
    t.plan(build("belts"), &[ME]).expect("knife and fur");
    t.give_as(
        1,
        &Command::Assign(Assignment {
            goal: build("spear"),
            pawns: vec![Pawn::Seat(1)],
            price: 0,
            aids: vec![],
            discount: false,
        }),
    )
    .expect("knife again");
}

// R-ITEM-2, R-ITEM-3, R-TERRAIN-1, EX-TERRAIN-1
#[test]
fn terrain_must_be_seen_and_uncovered() {
    let mut t = Table::solo();
    assert_eq!(
        t.plan(build("fire"), &[ME]),
        Err(Rejection::NeedsTerrain(
            castaway_robinson::ids::Terrain::Mountains
        ))
    );
    let mut t = t.tile(Space::M2, 5);
    t.plan(build("fire"), &[ME]).expect("mountains");
    let mut t = Table::solo().tile(Space::M2, 5);
    t.s.island
        .get_mut(&Space::M2)
        .expect("laid")
        .terrain_covered = true;
    assert!(t.plan(build("knife"), &[ME]).is_err());
    let mut t = t.tile(Space::T1, 11);
    t.plan(build("knife"), &[ME]).expect("another mountain");
}

// R-NEUT-1, R-NEUT-2, EX-NEUT-1, R-DOG-1
#[test]
fn neutral_pawns_only_support_their_own_kind() {
    let mut t = Table::solo();
    assert_eq!(
        t.plan(explore(Space::M2), &[Pawn::Dog]),
        Err(Rejection::NeedsLeader)
    );
    assert_eq!(
        t.plan(build("shovel"), &[ME, Pawn::Dog]),
        Err(Rejection::PawnUnfit(Kind::Build))
    );
    t.plan(explore(Space::M2), &[ME, Pawn::Dog])
        .expect("the Dog explores");
    assert_eq!(
        t.plan(explore(Space::T1), &[ME, Pawn::Dog]),
        Err(Rejection::PawnNotFree)
    );
}

// R-GATHER-1, R-GATHER-2, R-GATHER-3, R-GATHER-4, R-DIST-1, R-DIST-3, EX-DIST-1, R-ASSIGN-4
#[test]
fn gathering_needs_an_open_source_away_from_camp_and_pawns_for_the_way() {
    let mut t = Table::solo().tile(Space::M2, 6).tile(Space::M3, 1);
    let at = |space, source| Goal::Gather { space, source };
    assert_eq!(t.plan(at(Space::M1, 0), &[ME]), Err(Rejection::CampTile));
    assert_eq!(t.plan(at(Space::T3, 0), &[ME]), Err(Rejection::Unreachable));
    t.plan(at(Space::M2, 0), &[ME]).expect("next door");
    assert_eq!((t.s.plan[0].risky, t.s.plan[0].sure), (1, 2));
    assert_eq!(
        t.plan(at(Space::M2, 0), &[Pawn::Friday]),
        Err(Rejection::PlannedAlready)
    );
    t.plan(at(Space::M3, 0), &[ME]).expect("two steps");
    assert_eq!((t.s.plan[1].risky, t.s.plan[1].sure), (2, 3));
    t.s.island
        .get_mut(&Space::M2)
        .expect("laid")
        .exhausted
        .insert(1);
    assert_eq!(
        t.plan(at(Space::M2, 1), &[Pawn::Friday]),
        Err(Rejection::Exhausted)
    );
}

// R-GATHER-5, R-GATHER-7, R-RESOLVE-10, R-ENDACT-1, EX-GATHER-1, R-CARD-4
#[test]
fn a_sure_gather_brings_its_token_and_basket_along() {
    let mut t = Table::solo().tile(Space::M2, 6).item("basket");
    token(&mut t, TokenKind::AdditionalFood, Place::Space(Space::M2));
    let source = catalog().tiles[&6]
        .sources
        .iter()
        .position(|s| s.res() == Res::Food)
        .expect("food");
    t.give(&Command::Assign(Assignment {
        goal: Goal::Gather {
            space: Space::M2,
            source: u8::try_from(source).expect("few"),
        },
        pawns: vec![ME, ME],
        price: 0,
        aids: vec!["basket".into()],
        discount: false,
    }))
    .expect("open");
    t.advance().expect("all stand");
    let arrived = t.events.iter().find_map(|e| match e {
        Event::Arrived(stock) => Some(stock.food),
        _ => None,
    });
    assert_eq!(arrived, Some(3));
}

// R-TOKEN-9, R-TOKEN-10, R-TOKEN-11, EX-TOKEN-1
#[test]
fn time_tokens_ask_for_more_pawns() {
    let mut t = Table::solo().tile(Space::M2, 5).tile(Space::T1, 7);
    token(&mut t, TokenKind::TimeConsuming, Place::Action(Kind::Build));
    t.plan(build("fire"), &[ME]).expect("incomplete");
    t.plan(build("bricks"), &[ME]).expect("complete");
    assert_eq!((t.s.plan[0].risky, t.s.plan[1].risky), (2, 1));
    let mut t = Table::solo();
    token(&mut t, TokenKind::TimeConsuming, Place::Space(Space::M1));
    t.plan(Goal::Rest, &[ME]).expect("incomplete");
    assert_eq!(t.s.plan[0].risky, 2);
}

// R-TOKEN-12, R-TOKEN-16
#[test]
fn wood_tokens_make_builds_dearer_but_not_in_fur() {
    let mut t = Table::solo().wood(9);
    t.s.stock.fur = 2;
    t.s.shelter = true;
    token(&mut t, TokenKind::AdditionalWood, Place::Track(Track::Roof));
    t.plan(level(Track::Roof), &[ME]).expect("3 wood");
    assert_eq!(t.s.plan[0].tied.wood, 3);
    t.plan_at(level(Track::Roof), &[ME], 1).expect("1 fur");
    assert_eq!(t.s.plan[1].tied.fur, 1);
}

// R-TOKEN-7, R-TOKEN-8
#[test]
fn danger_wounds_the_unarmed() {
    for (weapon, wounds) in [(0, 1), (1, 0)] {
        let mut t = Table::solo();
        t.s.weapon = weapon;
        t.s.stock.food = 9;
        t.s.shelter = true;
        token(&mut t, TokenKind::GreaterDanger, Place::Space(Space::M1));
        t.plan(Goal::Arrange, &[ME]).expect("free");
        t.plan(Goal::Arrange, &[ME]).expect("free");
        t.advance().expect("all stand");
        let hit: u8 = t
            .events
            .iter()
            .map(|e| {
                if let Event::Wounded { n, .. } = e {
                    *n
                } else {
                    0
                }
            })
            .sum();
        assert_eq!(hit, wounds);
    }
}

// R-ARRANGE-1, R-ARRANGE-3
#[test]
fn arranging_camp_gives_determination_and_morale_twice_at_most() {
    let mut t = Table::solo();
    t.plan(Goal::Arrange, &[ME]).expect("once");
    t.plan(Goal::Arrange, &[ME]).expect("twice");
    t.s.stock.food = 5;
    t.advance().expect("all stand");
    assert!(t.det(0) >= 4);
    assert!(t.s.morale >= 2);
}

// R-ARRANGE-2
#[test]
fn four_players_choose_between_the_two() {
    let mut t = Table::of(&["cook", "soldier", "explorer", "carpenter"]);
    let ctx = Ctx {
        actor: Some(Who::Seat(0)),
        ..Ctx::default()
    };
    t.run_ops(vec![Op::ArrangeChoice(Who::Seat(0))], &ctx);
    assert_eq!(t.question(), Some(&Question::ArrangeCamp));
    t.pick("morale");
    assert_eq!((t.det(0), t.s.morale), (0, 1));
}

// R-COMBAT-2, R-COMBAT-4, R-COMBAT-5, R-COMBAT-6, EX-UD-2, R-HUNT-4
#[test]
fn combat_compares_then_takes_then_gives() {
    let mut t = Table::of(&["cook", "soldier"]);
    t.s.weapon = 2;
    let enemy = Enemy {
        beast: None,
        strength: 3,
        weapon_loss: 0,
        food: 2,
        fur: 1,
        palisade_loss: 1,
        extra: vec![],
    };
    t.s.phase = Phase::Event;
    t.run_ops(vec![Op::Fight(Who::Seat(0), enemy)], &Ctx::default());
    assert_eq!((t.wounds(0), t.wounds(1), t.s.weapon), (2, 0, 2));
    assert_eq!((t.s.stock.food, t.s.stock.fur), (2, 1));
}

// EX-TEMP-1, R-TEMP-1, R-COMBAT-3
#[test]
fn a_pistol_counts_for_one_comparison() {
    let mut t = Table::solo();
    t.s.weapon = 4;
    t.s.equipment = vec![("pistol".into(), 2)];
    let enemy = Enemy {
        beast: None,
        strength: 6,
        weapon_loss: 0,
        food: 0,
        fur: 0,
        palisade_loss: 0,
        extra: vec![],
    };
    t.run_ops(vec![Op::Fight(Who::Seat(0), enemy)], &Ctx::default());
    t.pick("use-e-pistol");
    assert_eq!((t.wounds(0), t.s.weapon, t.s.flags.temp_weapon), (0, 4, 0));
    assert_eq!(t.s.equipment, vec![("pistol".into(), 1)]);
}

// R-SHELTER-3, R-SHELTER-5, R-SHELTER-6
#[test]
fn roof_and_palisade_need_a_shelter() {
    let mut t = Table::solo().wood(9);
    assert_eq!(
        t.plan(level(Track::Roof), &[ME]),
        Err(Rejection::NeedsShelter)
    );
    t.run_in(
        Phase::Event,
        vec![Effect::Level {
            track: Track::Palisade,
            n: 1,
            mode: Mode::Demand,
        }],
    );
    assert_eq!(t.s.palisade, 0);
    t.plan(Goal::Build(Project::Shelter), &[ME, ME])
        .expect("2 wood");
    assert_eq!(
        t.plan(Goal::Build(Project::Shelter), &[Pawn::Friday]),
        Err(Rejection::PlannedAlready)
    );
    t.s.stock.food = 5;
    t.advance().expect("sure");
    assert!(t.s.shelter);
}

// R-BUILD-4, R-DICE-5
#[test]
fn a_failed_build_gives_its_wood_back_and_two_determination() {
    for seed in 0..200u64 {
        let mut t = Table::solo().wood(1);
        t.s.chance = castaway_kernel::Chance::from_seed(seed);
        t.s.stock.food = 3;
        t.plan(level(Track::Weapon), &[ME]).expect("1 wood");
        t.plan(Goal::Rest, &[ME]).expect("free");
        t.advance().expect("all stand");
        t.settle_until_failed();
        if t.events.iter().any(|e| matches!(e, Event::Failed { .. })) {
            assert_eq!(t.s.weapon, 0);
            assert!(
                t.events
                    .iter()
                    .any(|e| matches!(e, Event::Det { n: 2, .. }))
            );
            return;
        }
    }
    panic!("200 builds in a row succeeded");
}

impl Table {
    fn settle_until_failed(&mut self) {
        while self.s.ask.is_some() && !self.s.planning {
            self.first();
        }
    }
}

// R-EXPLORE-5, R-EXPLORE-6, R-EXPLORE-8, EX-EXPLORE-1, R-DISCTOK-1
#[test]
fn exploring_lays_the_tile_and_draws_what_it_shows() {
    let mut t = Table::solo();
    t.s.piles.tiles.retain(|&n| n != 1);
    t.s.piles.tiles.push(1);
    t.s.stock.food = 5;
    t.plan(explore(Space::M2), &[ME, Pawn::Dog]).expect("sure");
    t.plan(Goal::Rest, &[ME]).expect("free");
    t.advance().expect("all stand");
    assert_eq!(t.s.island[&Space::M2].number, 1);
    assert_eq!(t.s.piles.hunting.len(), 1);
    let found = t
        .events
        .iter()
        .filter(|e| matches!(e, Event::TokenFound(_)))
        .count();
    assert_eq!(found, 2);
}

// R-WEATHER-2, R-WEATHER-3, R-WEATHER-4, EX-WEATHER-2
#[test]
fn snow_then_clouds_above_the_roof() {
    let mut t = Table::of(&["cook", "soldier"]).wood(3);
    t.s.shelter = true;
    t.s.roof = 1;
    t.s.stock.food = 1;
    t.s.weather.snow = true;
    weather(&mut t, &[(WeatherDie::Rain, WeatherFace::Rain2)]);
    assert_eq!((t.s.stock.wood, t.s.stock.food), (0, 0));
    assert_eq!((t.wounds(0), t.wounds(1)), (1, 1));
    assert!(!t.s.weather.snow);
}

// EX-UD-3
#[test]
fn three_clouds_without_a_roof() {
    let mut t = Table::of(&["cook", "soldier"]);
    t.s.stock.food = 2;
    weather(
        &mut t,
        &[
            (WeatherDie::Rain, WeatherFace::Rain2),
            (WeatherDie::Winter, WeatherFace::Rain1),
        ],
    );
    assert_eq!((t.s.stock.food, t.wounds(0), t.wounds(1)), (0, 4, 4));
}

// R-WEATHER-5, R-WEATHER-6, R-WEATHER-7, EX-WEATHER-3, EX-WEATHER-4, R-WEATHER-9
#[test]
fn hungry_animals_and_storms() {
    let mut t = Table::of(&["cook", "soldier"]);
    weather(
        &mut t,
        &[(WeatherDie::HungryAnimals, WeatherFace::Palisade)],
    );
    assert_eq!((t.wounds(0), t.wounds(1)), (1, 1));
    let mut t = Table::of(&["cook", "soldier"]);
    t.s.weapon = 1;
    weather(&mut t, &[(WeatherDie::HungryAnimals, WeatherFace::Beast)]);
    assert_eq!((t.wounds(0), t.wounds(1)), (2, 2));
    let mut t = Table::solo();
    t.s.shelter = true;
    t.s.palisade = 2;
    t.s.weather.storm = true;
    weather(&mut t, &[]);
    assert_eq!((t.s.palisade, t.wounds(0)), (1, 0));
}

// EX-WEATHER-5
#[test]
fn a_pistol_helps_all_against_the_animals() {
    let mut t = Table::of(&["cook", "soldier"]);
    t.s.weapon = 1;
    t.s.equipment = vec![("pistol".into(), 2)];
    weather(&mut t, &[(WeatherDie::HungryAnimals, WeatherFace::Beast)]);
    t.pick("use-e-pistol");
    assert_eq!((t.wounds(0), t.wounds(1)), (0, 0));
}

// R-NIGHT-2, R-UD-5
#[test]
fn hunger_is_two_wounds_and_the_players_say_whose() {
    let mut t = Table::of(&["cook", "soldier"]);
    t.s.phase = Phase::Night;
    t.s.stock.food = 1;
    t.run_ops(
        vec![Op::Feed { extra: false }, Op::FeedRest { extra: false }],
        &Ctx::default(),
    );
    t.pick("s1");
    assert_eq!((t.wounds(0), t.wounds(1), t.s.stock.food), (0, 2, 0));
}

// R-NIGHT-5, R-NIGHT-6, R-SHELTER-1, R-CARD-12, R-FRIDAY-9
#[test]
fn the_night_without_a_roof_and_rotting_food() {
    let mut t = Table::solo();
    t.s.stock.food = 2;
    t.s.stock.npfood = 1;
    t.run_ops(vec![Op::NightEnd], &Ctx::default());
    assert_eq!((t.wounds(0), t.s.stock.food, t.s.stock.npfood), (1, 0, 1));
    assert_eq!(t.s.friday.as_ref().map(|f| f.wounds), Some(0));
    let mut t = Table::solo().item("cellar");
    t.s.shelter = true;
    t.s.stock.food = 2;
    t.run_ops(vec![Op::NightEnd], &Ctx::default());
    assert_eq!((t.wounds(0), t.s.stock.food), (0, 2));
}

// R-MOVE-1, R-MOVE-2, R-MOVE-3, EX-MOVE-1, EX-MOVE-2, R-EXPLORE-9, R-EXPLORE-10
#[test]
fn moving_the_camp_keeps_half_or_nothing() {
    let mut t = Table::solo().tile(Space::M2, 6);
    t.s.shelter = true;
    (t.s.roof, t.s.palisade) = (3, 1);
    t.run_ops(vec![Op::MoveCampTo(Space::M2)], &Ctx::default());
    assert_eq!((t.s.camp, t.s.roof, t.s.palisade), (Space::M2, 2, 1));
    let mut t = Table::solo().tile(Space::M2, 2);
    t.s.camp = Space::M2;
    t.s.roof = 3;
    t.run_ops(vec![Op::MoveCampTo(Space::M1)], &Ctx::default());
    assert_eq!((t.s.roof, t.s.shelter), (0, false));
}

// R-ITEM-5, R-ITEM-12, EX-ITEM-2, EX-ITEM-3, EX-ITEM-5
#[test]
fn a_lost_item_takes_its_gain_along_as_far_as_it_is_there() {
    let mut t = Table::solo().item("sling").item("dam");
    t.s.weapon = 1;
    t.s.stock.npfood = 1;
    t.run_ops(
        vec![Op::FlipItem("sling".into()), Op::FlipItem("dam".into())],
        &Ctx::default(),
    );
    assert_eq!((t.s.weapon, t.s.stock.npfood, t.wounds(0)), (0, 0, 0));
    assert!(!t.s.inventions[&Key::from("sling")].built);
}

// R-ITEM-9
#[test]
fn items_of_the_sheet_are_never_lost() {
    let mut t = Table::solo().item("hatchet");
    t.run_ops(vec![Op::FlipItem("hatchet".into())], &Ctx::default());
    assert!(t.s.inventions[&Key::from("hatchet")].built);
}

// R-S1-1, R-S1-2, R-S1-3, R-S1-6, R-S1-9
#[test]
fn one_stage_of_the_pile_a_round_and_the_surplus_is_lost() {
    let mut t = Table::solo().wood(9);
    t.s.pile = vec![0; 5];
    t.s.flags.pile_stage = None;
    t.run_ops(vec![Op::PileWood(5)], &Ctx::default());
    assert_eq!((t.s.pile[0], t.s.pile[1], t.s.stock.wood), (1, 0, 8));
    t.run_ops(vec![Op::Effect(Effect::PileWood { n: 3 })], &Ctx::default());
    assert_eq!(t.s.pile[1], 0);
    t.s.flags.pile_stage = None;
    t.run_ops(vec![Op::Effect(Effect::PileWood { n: 3 })], &Ctx::default());
    assert_eq!((t.s.pile[1], t.s.pile[2]), (2, 0));
    assert_eq!(t.use_it(Usable::Pile), Err(Rejection::PileClosed));
}

// R-S1-4, R-END-1
#[test]
fn pile_fire_and_ship_win_at_once() {
    let mut t = Table::solo().item("fire");
    t.s.pile = vec![1, 2, 3, 4, 4];
    t.s.round = 9;
    t.s.flags.pile_stage = None;
    t.run_ops(vec![Op::Effect(Effect::PileWood { n: 1 })], &Ctx::default());
    assert_eq!(t.s.end, None);
    t.s.round = 10;
    t.run_ops(vec![Op::Effect(Effect::Morale { n: 0 })], &Ctx::default());
    assert_eq!(t.s.end, Some(End::Won));
}

// R-END-3
#[test]
fn the_last_round_without_the_goal_is_lost() {
    let mut t = Table::solo();
    t.s.round = 12;
    t.run_ops(vec![Op::RoundEnd], &Ctx::default());
    assert_eq!(t.s.end, Some(End::TimeOver));
}

// R-FLIP-1, R-END-4
#[test]
fn a_tile_turned_down_under_the_camp_ends_the_game() {
    let mut t = Table::solo();
    t.run_ops(vec![Op::FaceDown(Space::M1)], &Ctx::default());
    assert_eq!(t.s.end, Some(End::CampLost));
}

// R-EXCL-1, R-EXCL-2, EX-EXCL-1
#[test]
fn one_token_of_a_kind_lies_on_a_space() {
    let mut t = Table::solo();
    let put = || Effect::Token {
        token: TokenKind::Reroll,
        at: castaway_robinson::effect::At::Action(Kind::Build),
        own_source: false,
    };
    t.run_in(Phase::Event, vec![put(), put()]);
    let placed = t
        .events
        .iter()
        .filter(|e| matches!(e, Event::TokenPlaced(..)))
        .count();
    assert_eq!((placed, t.wounds(0)), (1, 0));
}

// R-FRIDAY-5, R-FRIDAY-7
#[test]
fn friday_takes_a_wound_instead_of_an_adventure_and_may_die() {
    let mut t = Table::solo();
    let ctx = Ctx {
        actor: Some(Who::Friday),
        ..Ctx::default()
    };
    let cards = t.s.piles.adventures[&Deck::Build].len();
    t.run_ops(vec![Op::DrawAdventure(Deck::Build)], &ctx);
    assert_eq!(t.s.friday.as_ref().map(|f| f.wounds), Some(1));
    assert_eq!(t.s.piles.adventures[&Deck::Build].len(), cards);
    t.run_ops(vec![Op::Hurt(Who::Friday, 3)], &Ctx::default());
    assert!(t.s.end.is_none() && t.s.friday.as_ref().is_some_and(|f| f.dead));
    assert_eq!(
        t.plan(Goal::Rest, &[Pawn::Friday]),
        Err(Rejection::PawnNotFree)
    );
}

// R-FRIDAY-2
#[test]
fn events_do_not_touch_friday() {
    let mut t = Table::solo();
    t.run_in(
        Phase::Event,
        vec![Effect::Wound {
            who: Target::EachPlayer,
            n: 2,
        }],
    );
    assert_eq!(
        (t.wounds(0), t.s.friday.as_ref().map(|f| f.wounds)),
        (2, Some(0))
    );
}

// EX-USE-1, R-USE-2
#[test]
fn a_pipe_may_answer_a_demand() {
    let mut t = Table::solo();
    t.s.people[0].det = 1;
    t.s.equipment = vec![("pipe_tobacco".into(), 2)];
    t.run_ops(
        vec![Op::Pay {
            owed: Owed::Det(Who::Seat(0)),
            n: 2,
            wounds: true,
        }],
        &Ctx::default(),
    );
    t.pick("use-e-pipe_tobacco");
    assert_eq!((t.det(0), t.wounds(0)), (1, 0));
}

// R-ABIL-2, R-ABIL-3, EX-CHAR-1
#[test]
fn the_carpenter_saves_one_wood_for_two_determination() {
    let what = Assignment {
        goal: Goal::Build(Project::Shelter),
        pawns: vec![ME, ME],
        price: 0,
        aids: vec![],
        discount: true,
    };
    let mut t = Table::solo().wood(1);
    assert!(matches!(
        t.give(&Command::Assign(what.clone())),
        Err(Rejection::NeedsDet { need: 2, .. })
    ));
    t.s.people[0].det = 2;
    t.give(&Command::Assign(what))
        .expect("1 wood and 2 determination");
    assert_eq!((t.s.stock.wood, t.det(0)), (0, 0));
    let id = t.s.plan[0].id;
    t.give(&Command::Unassign { placement: id }).expect("own");
    assert_eq!((t.s.stock.wood, t.det(0)), (1, 2));
}

// R-ABIL-7
#[test]
fn the_cook_heals_at_any_time_for_food() {
    let mut t = Table::of(&["cook"]);
    t.s.people[0].det = 2;
    t.s.people[0].wounds = 3;
    t.s.stock.food = 1;
    t.use_it(Usable::Ability("grandmas_recipe".into()))
        .expect("2 determination, 1 food");
    assert_eq!((t.wounds(0), t.s.stock.food, t.det(0)), (1, 0, 0));
}

// R-CARD-2
#[test]
fn after_an_argument_nobody_works_together() {
    let mut t = Table::of(&["cook", "soldier"]);
    t.run_in(Phase::Event, vec![Effect::NoMixedPawns]);
    t.s.flags.no_mixed = Some(77);
    assert_eq!(
        t.plan(explore(Space::M2), &[ME, Pawn::Friday]),
        Err(Rejection::NoMixing)
    );
    t.plan(explore(Space::M2), &[ME, ME]).expect("alone");
}
