//! Rules of words that cards use, of terrain, markers and open information.

use castaway_clause::clause;
use castaway_kernel::{Game, Seat};
use castaway_robinson::{
    Island,
    ask::Question,
    command::Command,
    content::WeatherDie,
    effect::{At, Effect, Holding, Mode, Site, SourceMatch, Trace},
    event::Event,
    ids::{Kind, Phase, Place, Res, Space, Terrain, TokenKind},
    plan::Pawn,
    reject::Rejection,
    state::Threat,
    task::{CardRef, Ctx, Op, Usable},
    text::{Lang, Wording},
};

use crate::table::{
    ME, Table, catalog, explore,
    play::{assign, build, event, go, in_action, kept, open, token, treasure},
};

fn covered(t: &Table) -> Vec<(Space, u8)> {
    t.s.island
        .iter()
        .flat_map(|(s, tile)| tile.exhausted.iter().map(|&n| (*s, n)))
        .collect()
}

#[test]
#[clause(id = "R-TERM-1", says = "a flipped Map's pawn still serves this round, and none comes in the next", lies = Table)]
fn a_flipped_item_is_gone_from_the_next_round() {
    let mut t = Table::of(&["carpenter", "cook"]).item("map");
    t.s.piles.events.clear();
    t.s.shelter = true;
    go(&mut t);
    t.settle();
    let pawn = t.s.flags.neutral[0].id;
    t.run_ops(vec![Op::FlipItem("map".into())], &Ctx::default());
    assert!(!t.s.built("map"));
    t.give(&assign(explore(Space::M2), &[ME, Pawn::Neutral(pawn)]))
        .expect("its pawn lasts out the round");
    go(&mut t);
    t.settle();
    assert_eq!((t.s.round, t.s.flags.neutral.len()), (3, 0));
}

#[test]
#[clause(id = "R-TERM-3", says = "the camp's fish first, then those one step away, then those beyond", lies = Board)]
#[clause(id = "R-TERM-3", says = "covered sources do not count: with none open the other effect comes", lies = Board)]
fn the_closest_open_source_is_covered() {
    let mut t = Table::of(&["carpenter", "cook"])
        .tile(Space::M2, 3)
        .tile(Space::M3, 4);
    let mut seen = Vec::new();
    for _ in 0..4 {
        t.run_in(
            Phase::Event,
            vec![Effect::Exhaust {
                source: SourceMatch::Fish,
                n: 1,
                at: Site::Nearest,
                otherwise: vec![Effect::Morale { n: -1 }],
            }],
        );
        seen.push((covered(&t), t.s.morale));
    }
    let (camp, near, far) = ((Space::M1, 1), (Space::M2, 0), (Space::M3, 1));
    assert_eq!(
        seen,
        [
            (vec![camp], 0),
            (vec![camp, near], 0),
            (vec![camp, near, far], 0),
            (vec![camp, near, far], -1),
        ]
    );
}

#[test]
#[clause(id = "R-TERM-4", says = "the wine is discarded after its one use and cannot be used again", lies = Kept)]
fn a_card_to_use_once_is_used_once_in_the_game() {
    let mut t = Table::of(&["carpenter", "cook"]);
    treasure(&mut t, "bottle_of_wine");
    let wine = Usable::Kept(kept(&t, "bottle_of_wine"));
    t.s.people[0].wounds = 9;
    t.s.phase = Phase::Night;
    t.use_it(wine.clone()).expect("it is night");
    assert_eq!(t.wounds(0), 7);
    assert!(t.s.kept.is_empty());
    assert_eq!(t.s.piles.mystery_discard, ["bottle_of_wine"]);
    assert_eq!(t.use_it(wine), Err(Rejection::NotHeld));
}

#[test]
#[clause(id = "R-TERM-5", says = "a loss of what one has not got is shown but refused", lies = Table)]
#[clause(id = "R-TERM-5", says = "where a single way is left it is taken without a question", lies = Table)]
fn what_cannot_be_met_cannot_be_chosen() {
    let mut t = Table::of(&["carpenter", "cook"]);
    t.s.weapon = 1;
    event(&mut t, "flood");
    assert_eq!(t.options(), ["item", "weapon", "palisade", "wound"]);
    assert_eq!(open(&t), ["weapon", "wound"], "no item, no palisade");
    let ask = t.s.ask.as_ref().expect("a question");
    let answer = Command::Choose(castaway_kernel::Answer {
        decision: ask.id,
        picks: vec!["palisade".into()],
    });
    assert_eq!(t.give(&answer), Err(Rejection::NoEffect));
    t.pick("weapon");
    assert_eq!((t.s.weapon, t.wounds(0), t.wounds(1)), (0, 0, 0));
    // One way left is no question.
    let mut t = Table::of(&["carpenter", "cook"]);
    event(&mut t, "flood");
    assert_eq!((t.question(), t.wounds(0), t.wounds(1)), (None, 1, 1));
}

#[test]
#[clause(id = "R-TERM-7", says = "as threat effect the event covers one source more", lies = Board)]
#[clause(id = "R-TERM-7", says = "the card's icon puts no second token on its deck", lies = Deck)]
fn resolving_again_repeats_the_event_effect_alone() {
    let mut t = Table::of(&["carpenter", "cook"]).tile(Space::M2, 3);
    event(&mut t, "otters");
    assert_eq!(covered(&t), [(Space::M1, 1)]);
    let card = t.s.threats[1].clone().expect("it became a threat");
    t.run_ops(vec![Op::ThreatEffect(card)], &Ctx::default());
    assert_eq!(covered(&t), [(Space::M1, 1), (Space::M2, 0)], "once more");
    // An icon is no part of the effect.
    let mut t = Table::of(&["carpenter", "cook"]).tile(Space::M2, 5);
    event(&mut t, "thunderstorm");
    let deck = Place::Deck(castaway_robinson::ids::Deck::Gather);
    assert!(t.s.tokens.remove(&(TokenKind::Adventure, deck)).is_some());
    let card: Threat = t.s.threats[1].clone().expect("a threat");
    t.run_ops(vec![Op::ThreatEffect(card)], &Ctx::default());
    assert_eq!(covered(&t), [(Space::M1, 0), (Space::M2, 0)]);
    assert!(t.s.tokens.is_empty());
}

#[test]
#[clause(id = "R-GOLD-1", says = "a card has a die rolled in a round for which the sheet has none", lies = Board)]
#[clause(id = "R-GOLD-1", says = "a card's marker takes determination and morale from one Arrange Camp", lies = Board)]
fn a_card_beats_the_sheet_and_the_rules() {
    // The sheet rolls no weather dice in round 1, a card does.
    let mut t = Table::of(&["carpenter", "cook"]);
    t.s.weather.hungry = true;
    t.run_ops(vec![Op::WeatherPhase], &Ctx::default());
    let rolled = t.events.iter().find_map(|e| match e {
        Event::WeatherRolled(faces) => Some(faces.iter().map(|(d, _)| *d).collect::<Vec<_>>()),
        _ => None,
    });
    assert_eq!(rolled, Some(vec![WeatherDie::HungryAnimals]));
    // The rules give determination and morale for arranging the camp, the bear's marker nothing.
    let mut t = Table::of(&["carpenter", "cook"]);
    event(&mut t, "bear");
    t.give(&assign(castaway_robinson::plan::Goal::Arrange, &[ME]))
        .expect("free");
    go(&mut t);
    assert!(
        t.events
            .iter()
            .all(|e| !matches!(e, Event::Det { .. } | Event::Morale { .. }))
    );
    assert!(!t.s.arrange_marker, "once");
}

#[test]
#[clause(id = "R-GOLD-2", says = "the second seat may say which of two tiles it is", lies = Second)]
#[clause(id = "EX-GOLD-1", says = "of two tiles beside the camp the one that was picked is turned down, the other not", lies = Board)]
fn of_several_ways_the_group_picks_one() {
    let start = Table::of(&["carpenter", "cook"])
        .tile(Space::M2, 5)
        .tile(Space::T1, 6);
    for space in [Space::T1, Space::M2] {
        let mut t = start.clone();
        event(&mut t, "earthquake");
        let ask = t.s.ask.as_ref().expect("two tiles lie beside the camp");
        assert_eq!(ask.seats, [Seat(0), Seat(1)], "anybody may say which");
        assert_eq!(t.options(), ["T1", "M2"]);
        let answer = Command::Choose(castaway_kernel::Answer {
            decision: ask.id,
            picks: vec![space.name().into()],
        });
        t.give_as(1, &answer).expect("for the group");
        let down: Vec<Space> =
            t.s.island
                .iter()
                .filter(|(_, tile)| tile.face_down)
                .map(|(s, _)| *s)
                .collect();
        assert_eq!(down, [space]);
    }
}

#[test]
#[clause(id = "R-RES-1", says = "wood gained in the Action Phase waits, in any other phase it is there at once", lies = Future)]
#[clause(id = "R-RES-2", says = "a demand takes nothing of what waits and wounds instead", lies = Future)]
#[clause(id = "R-RES-2", says = "the loss of all resources leaves what waits", lies = Future)]
fn gains_of_the_action_phase_wait_and_cannot_be_lost() {
    let gain = Effect::Gain {
        res: Res::Wood,
        n: 2,
        per: castaway_robinson::effect::Per::Once,
    };
    for &phase in Phase::ALL {
        let mut t = Table::of(&["carpenter", "cook"]);
        t.run_in(phase, vec![gain.clone()]);
        let waits = phase == Phase::Action;
        let found = (t.s.stock.wood, t.s.future.stock.wood);
        assert_eq!(found, if waits { (0, 2) } else { (2, 0) }, "{phase:?}");
    }
    let mut t = Table::of(&["carpenter", "cook"]).wood(1);
    t.s.future.stock.wood = 5;
    let lose = Effect::Discard {
        res: Res::Wood,
        n: 3,
        mode: Mode::Demand,
    };
    in_action(&mut t, vec![Op::Effect(lose)]);
    assert_eq!((t.s.stock.wood, t.wounds(0)), (0, 2), "2 of 3 are missing");
    assert_eq!(t.s.future.stock.wood, 5);
    in_action(
        &mut t,
        vec![Op::Effect(Effect::LoseAll {
            what: Holding::Resources,
        })],
    );
    assert_eq!(t.s.future.stock.wood, 5);
}

#[test]
#[clause(id = "R-INFO-1", says = "each seat and an onlooker are shown the same table", lies = Second)]
#[clause(id = "R-INFO-1", says = "every adventure's lines hold the first word of its later effect, in both languages", lies = Deck)]
fn everybody_sees_the_same_and_may_read_what_a_card_will_do() {
    let mut t = Table::of(&["carpenter", "cook", "soldier"]).wood(3);
    t.s.people[1].det = 4;
    event(&mut t, "flood");
    let plain = |viewer: Option<Seat>| {
        let mut view = Island::view(catalog(), &t.s, viewer);
        // What belongs to the reader and not to the table.
        view.viewer = None;
        view.usable.clear();
        view
    };
    for seat in 0..3 {
        assert_eq!(plain(Some(Seat(seat))), plain(None));
    }
    for lang in [Lang::En, Lang::De] {
        let words = Wording::get(lang);
        for ((deck, key), card) in &catalog().adventures {
            let lines = words.card_lines(catalog(), &CardRef::Adventure(*deck, key.clone()));
            if let Some(effect) = card.event.first() {
                let later = words.effect(effect);
                let word: String = later
                    .split(" ")
                    .next()
                    .into_iter()
                    .flat_map(|w| w.chars().skip(1))
                    .collect();
                assert!(
                    lines.iter().any(|l| l.contains(&word)),
                    "{key}: {later} in {lines:?}"
                );
            }
        }
    }
}

#[test]
#[clause(id = "R-TERRAIN-2", says = "covered plains close the Rope until another plains tile is explored", lies = Board)]
#[clause(id = "R-TERRAIN-2", says = "uncovering the plains opens the Rope again", lies = Board)]
fn a_covered_terrain_comes_back_with_another_tile_or_uncovered() {
    let closed = Err(Rejection::NeedsTerrain(Terrain::Plains));
    let mut t = Table::of(&["carpenter", "cook"]).tile(Space::M2, 6);
    let rope = assign(build("rope"), &[ME]);
    t.clone().give(&rope).expect("plains are seen");
    event(&mut t, "smoke_on_the_horizon");
    assert_eq!(t.give(&rope), closed);
    let card = t.s.threats[1].clone().expect("a threat");
    let mut another = t.clone();
    another.s.piles.tiles.retain(|&n| n != 9);
    another.s.piles.tiles.push(9);
    another
        .give(&assign(explore(Space::T1), &[ME; 2]))
        .expect("sure");
    another.s.phase = Phase::Action;
    go(&mut another);
    another.settle();
    assert_eq!(another.s.island[&Space::T1].number, 9);
    another.give(&rope).expect("another tile of plains");
    let ctx = Ctx {
        serial: card.serial,
        ..crate::table::play::acting()
    };
    t.run_ops(
        vec![Op::Effect(Effect::Undo {
            what: Trace::Covers,
        })],
        &ctx,
    );
    t.give(&rope).expect("uncovered");
}

#[test]
#[clause(id = "R-TERRAIN-3", says = "a built Rope stays when its plains are covered", lies = Board)]
fn what_was_built_outlives_its_terrain() {
    let mut t = Table::of(&["carpenter", "cook"])
        .tile(Space::M2, 6)
        .item("rope");
    event(&mut t, "smoke_on_the_horizon");
    assert!(t.s.island[&Space::M2].terrain_covered && t.s.built("rope"));
}

#[test]
#[clause(id = "R-MARKER-1", says = "what removes a token finds none among covering markers and leaves them", lies = Board)]
fn an_amulet_takes_tokens_and_no_markers() {
    let mut t = Table::of(&["carpenter", "cook"]).tile(Space::M2, 5);
    t.s.island.get_mut(&Space::M2).expect("laid").exhausted = [0, 1].into();
    t.s.island
        .get_mut(&Space::M2)
        .expect("laid")
        .terrain_covered = true;
    treasure(&mut t, "protective_amulet");
    let amulet = Usable::Kept(kept(&t, "protective_amulet"));
    assert_eq!(t.use_it(amulet.clone()), Err(Rejection::NoEffect));
    token(&mut t, TokenKind::GreaterDanger, Place::Space(Space::M2));
    token(&mut t, TokenKind::Reroll, Place::Action(Kind::Build));
    t.use_it(amulet).expect("two tokens");
    assert_eq!(t.question(), Some(&Question::RemoveToken));
    assert_eq!(t.options().len(), 2);
    t.first();
    assert_eq!(t.s.tokens.len(), 1);
    assert_eq!(t.s.island[&Space::M2].exhausted.len(), 2);
}

#[test]
#[clause(id = "R-MARKER-2", says = "all sources and terrains of nine tiles are covered, and nobody is wounded for lack", lies = Board)]
fn markers_do_not_run_out() {
    let mut t = Table::of(&["carpenter", "cook"]);
    let spaces: Vec<Space> = Space::ALL.iter().copied().skip(1).collect();
    for (space, number) in spaces.iter().zip([1, 2, 3, 4, 5, 6, 7, 9, 10]) {
        t = if *space == Space::M1 {
            t
        } else {
            t.tile(*space, number)
        };
    }
    let tiles: Vec<Space> = t.s.island.keys().copied().collect();
    for space in &tiles {
        let ctx = Ctx {
            space: Some(*space),
            ..Ctx::default()
        };
        t.s.phase = Phase::Event;
        t.run_ops(
            vec![
                Op::Effect(Effect::Exhaust {
                    source: SourceMatch::Any,
                    n: 1,
                    at: Site::All(At::ActionTile),
                    otherwise: Vec::new(),
                }),
                Op::Effect(Effect::CoverTerrain { terrain: None }),
            ],
            &ctx,
        );
    }
    let sources: usize = tiles
        .iter()
        .map(|s| catalog().tiles[&t.s.island[s].number].sources.len())
        .sum();
    assert_eq!(covered(&t).len(), sources);
    assert!(t.s.island.values().all(|tile| tile.terrain_covered));
    assert_eq!((t.wounds(0), t.wounds(1)), (0, 0));
}
