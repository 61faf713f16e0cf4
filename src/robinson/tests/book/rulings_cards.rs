//! Named rulings of single cards, abilities and sources: what the default does, and what each other reading does.

use crate::table::{ME, Table, play::*};
use castaway_kernel::Seat;
use castaway_robinson::{
    effect::{At, Effect, LevelAim, Site, SourceMatch},
    ids::{Phase, Place, Res, Space, TokenKind, Track, Who},
    reject::Rejection,
    rulings::Reading,
    state::TokenInfo,
    task::{CardRef, Ctx, Op, Usable},
};

fn ability(key: &str) -> Usable {
    Usable::Ability(key.into())
}

fn rich(character: &str, readings: &[Reading]) -> Table {
    let mut t = house(Table::of(&[character, "cook"]), readings);
    t.s.people[0].det = 9;
    t
}

//
#[test]
fn halving_zero() {
    ruling("halving-zero");
    let halved = |readings: &[Reading], roof: u16| {
        let mut t = house(Table::of(&["cook"]), readings);
        (t.s.shelter, t.s.roof) = (true, roof);
        t.run_in(
            Phase::Event,
            vec![Effect::LevelTo {
                track: Track::Roof,
                to: LevelAim::Half,
            }],
        );
        (t.s.roof, t.wounds(0))
    };
    assert_eq!(halved(&[], 0), (0, 1));
    assert_eq!(halved(&[Reading::HalvingNothing], 0), (0, 0));
    assert_eq!(halved(&[], 3), (2, 0));
    assert_eq!(halved(&[Reading::HalvingNothing], 3), (2, 0));
}

// adventures_build/open/missing_inventions
#[test]
fn missing_inventions() {
    ruling("missing-inventions");
    let after = |readings: &[Reading]| {
        let mut t = house(Table::of(&["cook"]), readings);
        t.s.inventions.retain(|key, _| key.as_str() == "rope");
        t.run_in(Phase::Event, vec![Effect::DiscardInventions { n: 3 }]);
        (t.s.inventions.len(), t.wounds(0))
    };
    assert_eq!(after(&[]), (0, 2), "one is there, two are missing");
    assert_eq!(after(&[Reading::MissingInventionsFree]), (0, 0));
}

// adventures_build/open/per_choice
#[test]
fn card_choice() {
    ruling("card-choice");
    let asked = |readings: &[Reading]| {
        let mut t = house(Table::of(&["cook", "soldier"]), readings);
        t.s.shelter = true;
        (t.s.roof, t.s.palisade) = (4, 4);
        let choose = crate::table::catalog().events["storm_damage"]
            .event
            .iter()
            .find(|e| matches!(e, Effect::Choose { .. }))
            .cloned()
            .expect("roof or palisade");
        in_action(&mut t, vec![Op::Effect(choose)]);
        t.s.ask.as_ref().expect("a choice").seats.clone()
    };
    assert_eq!(asked(&[]), [Seat(0)], "whoever resolves the action");
    assert_eq!(asked(&[Reading::GroupChooses]), [Seat(0), Seat(1)]);
}

// adventures_explore/open/failed_explore
#[test]
fn markers_on_unexplored() {
    ruling("markers-on-unexplored");
    let placed = |readings: &[Reading]| {
        let mut t = house(Table::of(&["cook"]), readings);
        let ctx = Ctx {
            space: Some(Space::M2),
            ..acting()
        };
        let marker = Effect::Exhaust {
            source: SourceMatch::Any,
            n: 1,
            at: Site::On(At::ActionTile),
            otherwise: vec![],
        };
        let token = Effect::Token {
            token: TokenKind::GreaterDanger,
            at: At::ActionTile,
            own_source: false,
        };
        t.run_ops(vec![Op::Effect(marker), Op::Effect(token)], &ctx);
        let waiting = t.s.island.get(&Space::M2).map_or(0, |i| i.waiting_markers);
        let danger = has(&t, TokenKind::GreaterDanger, Place::Space(Space::M2));
        (waiting, danger, t.wounds(0))
    };
    assert_eq!(placed(&[]), (1, true, 0), "they wait for the tile");
    assert_eq!(placed(&[Reading::NothingOnUnexplored]), (0, false, 0));
}

// characters/defensive_plan
#[test]
fn defensive_plan_price() {
    ruling("defensive-plan-price");
    let mut t = rich("soldier", &[]);
    t.use_it(ability("defensive_plan")).expect("paid");
    assert_eq!(t.det(0), 6);
    let mut t = rich("soldier", &[]);
    t.s.rulings.set("defensive-plan-price".into(), "two".into());
    t.s.people[0].det = 2;
    t.use_it(ability("defensive_plan")).expect("paid");
    assert_eq!(t.det(0), 0);
    t.s.people[0].used.clear();
    t.s.people[0].det = 1;
    let short = t.use_it(ability("defensive_plan"));
    assert_eq!(short, Err(Rejection::NeedsDet { need: 2, have: 1 }));
}

// characters/the_hunt
#[test]
fn hunt_beast() {
    ruling("hunt-beast");
    let orders = |readings: &[Reading]| {
        let order = |seed| {
            let mut t = rich("soldier", readings);
            t.s.chance = castaway_kernel::Chance::from_seed(seed);
            t.s.piles.hunting = t.s.piles.beasts.split_off(12);
            let coming = t.s.piles.beasts.last().cloned();
            t.use_it(ability("the_hunt")).expect("paid");
            t.s.piles.hunting.last().cloned() == coming
        };
        (0..20).filter(|seed| order(*seed)).count()
    };
    assert_eq!(orders(&[]), 20, "always on top");
    assert!((1..15).contains(&orders(&[Reading::HuntShuffles])));
}

// editions/ability.reconnaissance_rest
#[test]
fn scouted_tiles() {
    ruling("scouted-tiles");
    let mut t = rich("explorer", &[Reading::ScoutedUnder]);
    let before = t.s.piles.tiles.clone();
    let top: Vec<u8> = before.iter().rev().take(3).copied().collect();
    t.use_it(ability("reconnaissance")).expect("paid");
    t.pick(&top[1].to_string());
    let mut wanted = vec![top[0], top[2]];
    wanted.extend(&before[..before.len() - 3]);
    wanted.push(top[1]);
    assert_eq!(t.s.piles.tiles, wanted, "the others lie under the stack");
    let shuffled = |seed| {
        let mut t = rich("explorer", &[]);
        t.s.chance = castaway_kernel::Chance::from_seed(seed);
        t.use_it(ability("reconnaissance")).expect("paid");
        t.pick(&top[1].to_string());
        t.s.piles.tiles.clone()
    };
    assert!((0..9).any(|seed| shuffled(seed) != wanted), "shuffled in");
}

// editions/ability.handyman_scope
#[test]
fn handyman_pawn() {
    ruling("handyman-pawn");
    let only = |readings: &[Reading]| {
        let mut t = rich("carpenter", readings);
        t.use_it(ability("handyman")).expect("paid");
        t.s.flags.neutral[0].only
    };
    assert_eq!(only(&[]), Some(0));
    assert_eq!(only(&[Reading::HandymanForAll]), None);
}

// events/howling_from_the_woods
#[test]
fn howling_rest() {
    ruling("howling-rest");
    let left = |readings: &[Reading]| {
        let mut t = house(Table::of(&["cook"]), readings);
        event(&mut t, "howling_from_the_woods");
        (t.s.piles.beasts.len(), t.s.piles.hunting.len())
    };
    assert_eq!(left(&[]), (15, 1), "two go back");
    assert_eq!(left(&[Reading::HowlingRemoves]), (13, 1));
}

/// What can be gathered on a tile of plains with wood alone, bearing this token.
fn gathered(readings: &[Reading], token: TokenKind, info: TokenInfo) -> Vec<(u16, Res)> {
    let mut t = house(Table::of(&["cook"]).tile(Space::M2, 1), readings);
    let at = Place::Space(Space::M2);
    t.s.tokens.insert((token, at), info);
    let mut found = Vec::new();
    for source in [0, 200, 201] {
        let mut t = t.clone();
        if t.give(&assign(gather(Space::M2, source), &[ME, ME]))
            .is_err()
        {
            continue;
        }
        let id = t.s.plan[0].id;
        let ctx = Ctx {
            placement: Some(id),
            ..acting()
        };
        t.run_ops(vec![Op::Succeed(id), Op::ArrangeChoice(Who::Seat(0))], &ctx);
        let stock = t.s.gains.stock;
        found.extend([(stock.wood, Res::Wood), (stock.food, Res::Food)]);
        found.retain(|(n, _)| *n > 0);
    }
    found
}

// editions/token.extra_resource_needs_source
#[test]
fn token_without_source() {
    ruling("token-without-source");
    let plain = TokenInfo::default;
    let works = [Reading::TokenIsSource];
    let (food, wood) = (TokenKind::AdditionalFood, TokenKind::AdditionalWood);
    assert_eq!(gathered(&[], food, plain()), [(1, Res::Wood)]);
    let both = [(1, Res::Wood), (1, Res::Food)];
    assert_eq!(gathered(&works, food, plain()), both);
    assert_eq!(gathered(&[], wood, plain()), [(2, Res::Wood)]);
    assert_eq!(
        gathered(&works, wood, plain()),
        [(2, Res::Wood)],
        "an open source is there"
    );
}

// mysteries/open/hatchet
#[test]
fn hatchet_treasure() {
    ruling("hatchet-treasure");
    let produced = |readings: &[Reading], tile: u8| {
        let mut t = house(Table::of(&["cook"]).tile(Space::M1, tile), readings);
        t.s.piles.tiles.push(8);
        let ctx = Ctx {
            source: Some(CardRef::Mystery("hatchet".into())),
            ..Ctx::default()
        };
        let token = Effect::Token {
            token: TokenKind::AdditionalWood,
            at: At::Camp,
            own_source: true,
        };
        t.run_ops(vec![Op::Effect(token)], &ctx);
        t.run_ops(
            vec![Op::ProductionPhase, Op::ArrangeChoice(Who::Seat(0))],
            &acting(),
        );
        t.s.stock.wood
    };
    assert_eq!(produced(&[], 3), 1, "a river tile without wood");
    assert_eq!(produced(&[Reading::TreasureNeedsSource], 3), 0);
    assert_eq!(produced(&[Reading::TreasureNeedsSource], 1), 2);
}
