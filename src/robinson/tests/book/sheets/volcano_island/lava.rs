//! The lava (R-S4-7 to R-S4-9).

use super::*;

fn covered(t: &Table) -> Vec<Space> {
    let lava = |tile: &Tile| tile.closed.as_ref().is_some_and(|by| *by == "lava");
    let all = t.s.island.iter().filter(|(_, tile)| lava(tile));
    all.map(|(space, _)| *space).collect()
}

/// The camp stands on M1, which no lava reaches, with a way along the top.
fn safe(mut t: Table) -> Table {
    t = t.tile(Space::M1, 1).tile(Space::T1, 2).tile(Space::T2, 3);
    t.s.camp = Space::M1;
    t
}

#[test]
#[clause(id = "R-S4-7", says = "lava comes in rounds 4 to 8, to the spaces of the round", lies = Board)]
fn the_schedule() {
    ruling("lava-schedule");
    let mut t = safe(pair());
    let mut all = Vec::new();
    for (round, spaces) in [
        (4, vec![Space::M4]),
        (5, vec![Space::T3, Space::B3]),
        (6, vec![Space::T2, Space::B2]),
        (7, vec![Space::M2]),
        (8, vec![Space::T1, Space::B1]),
    ] {
        // Enough was explored before.
        done(&mut t, 4);
        house(t.clone(), &[]);
        t = house(t, &[Reading::TotemsAlone]);
        due(&mut t, round);
        all.extend(spaces);
        all.sort_unstable();
        assert_eq!(covered(&t), all, "round {round}");
    }
    assert_eq!(t.s.end, None, "M1 is never hit");
}

#[test]
#[clause(id = "EX-S4-2", says = "round 4 turns the start tile down, round 5 the two spaces marked 5", lies = Board)]
fn the_worked_example() {
    let mut t = safe(pair()).tile(Space::T3, 9);
    due(&mut t, 4);
    assert!(t.s.island[&Space::M4].face_down);
    assert!(!t.s.island[&Space::T3].face_down);
    due(&mut t, 5);
    assert!(t.s.island[&Space::T3].face_down, "a tile");
    assert!(t.s.island[&Space::B3].face_down, "an empty space");
    assert_eq!(t.s.island[&Space::B3].number, 0);
}

#[test]
#[clause(id = "R-S4-7", says = "it comes before the event of the round", lies = Deck)]
fn before_the_event() {
    let mut t = safe(pair());
    t.s.round = 3;
    t.s.phase = Phase::Night;
    t.s.stock.npfood = 20;
    t.s.piles.events = vec![castaway_robinson::state::EventDeckCard::Event(
        catalog().events.keys().next().expect("a card").clone(),
    )];
    t.run_ops(vec![Op::RoundEnd], &Ctx::default());
    t.settle();
    let at = |wanted: &dyn Fn(&Event) -> bool| t.events.iter().position(wanted);
    let lava = at(&|e| *e == Event::SpaceClosed("lava".into(), Space::M4)).expect("lava");
    let event = at(&|e| matches!(e, Event::Drawn(CardRef::Event(_)))).expect("an event");
    assert!(lava < event);
}

#[test]
#[clause(id = "R-S4-7", says = "tokens and markers there go, on tiles and on empty spaces", lies = Board)]
fn what_lies_there_goes() {
    let mut t = safe(pair()).tile(Space::T3, 9);
    lay(&mut t, &[Space::T3, Space::B3]);
    for at in [Space::T3, Space::B3] {
        token(&mut t, TokenKind::GreaterDanger, Place::Space(at));
    }
    let tile = t.s.island.entry(Space::B3).or_default();
    tile.waiting_markers = 2;
    t.s.numbers.insert(1, (Space::T3, 2));
    t.s.shortcut = Some(Space::T3);
    if let Some(tile) = t.s.island.get_mut(&Space::T3) {
        tile.exhausted.insert(0);
        tile.terrain_covered = true;
    }
    due(&mut t, 5);
    for at in [Space::T3, Space::B3] {
        assert!(!lies(&t, at));
        assert!(!t.s.has_token(TokenKind::GreaterDanger, Place::Space(at)));
        let tile = &t.s.island[&at];
        assert_eq!(
            (
                tile.exhausted.len(),
                tile.terrain_covered,
                tile.waiting_markers
            ),
            (0, false, 0)
        );
    }
    assert!(t.s.numbers.is_empty() && t.s.shortcut.is_none());
}

#[test]
#[clause(id = "R-S4-7", says = "nobody gathers, explores or crosses there any more", lies = Board)]
fn no_way_through_lava() {
    let mut t = safe(pair()).tile(Space::T3, 9);
    t.s.camp = Space::T2;
    due(&mut t, 5);
    let closed = || Err(Rejection::Closed("lava".into()));
    assert_eq!(t.plan(gather(Space::T3, 0), &[ME, ME]), closed());
    assert_eq!(t.plan(explore(Space::B3), &[ME, ME]), closed());
    let view = Island::view(catalog(), &t.s, Some(castaway_kernel::Seat(0)));
    let hex = view
        .hexes
        .iter()
        .find(|h| h.space == Space::B3)
        .expect("B3");
    assert!(!hex.explorable);
    assert_eq!(hex.closed, Some("lava".into()));
}

#[test]
#[clause(id = "R-S4-7", says = "a tile that a card had turned down stays down: what turns it up again comes too late", lies = Board)]
fn what_was_down_stays_down() {
    use castaway_robinson::{effect::Trace, state::Link};
    let mut t = safe(pair()).tile(Space::T3, 9);
    let ctx = Ctx {
        serial: 77,
        ..Ctx::default()
    };
    t.run_ops(vec![Op::FaceDown(Space::T3)], &ctx);
    assert!(t.s.links[&77].contains(&Link::FaceDown(Space::T3)));
    let up = Op::Effect(Effect::Undo { what: Trace::Tile });
    let mut before = t.clone();
    before.run_ops(vec![up.clone()], &ctx);
    assert!(!before.s.island[&Space::T3].face_down, "before the lava");
    due(&mut t, 5);
    t.run_ops(vec![up], &ctx);
    assert!(t.s.island[&Space::T3].face_down);
}

#[test]
#[clause(id = "R-S4-8", says = "a camp that stands there is the end, on a tile of any round", lies = Board)]
fn the_camp_is_lost() {
    let mut t = pair();
    due(&mut t, 4);
    assert_eq!(t.s.end, Some(End::CampLost));
    let mut t = safe(pair()).tile(Space::B3, 9);
    t.s.camp = Space::B3;
    due(&mut t, 5);
    assert_eq!(t.s.end, Some(End::CampLost));
}

#[test]
#[clause(id = "R-S4-8", says = "the round before everybody is warned, until the camp has moved", lies = Board)]
fn the_camp_is_warned() {
    use castaway_robinson::tonight::{Menace, menaces};
    let warned = |t: &Table| menaces(catalog(), &t.s).contains(&Menace::CampCloses("lava".into()));
    let mut t = pair().tile(Space::T3, 9);
    t.s.round = 2;
    assert!(!warned(&t));
    t.s.round = 3;
    assert!(warned(&t));
    t.s.camp = Space::T3;
    assert!(!warned(&t));
}

#[test]
#[clause(id = "R-S4-9", says = "a camp that must move and finds lava alone around it stays, and each is wounded once", lies = Second)]
fn a_forced_move() {
    let mut t = pair().tile(Space::T3, 9);
    t.s.camp = Space::T3;
    due(&mut t, 4);
    assert_eq!(t.s.end, None);
    t.run_in(Phase::Event, vec![Effect::MoveCamp]);
    assert_eq!((t.s.camp, t.wounds(0), t.wounds(1)), (Space::T3, 1, 1));
    assert_eq!(t.s.friday.as_ref().map(|f| f.wounds), Some(0));
    let mut t = pair().tile(Space::T3, 9).tile(Space::T2, 3);
    t.s.camp = Space::T3;
    due(&mut t, 4);
    t.run_in(Phase::Event, vec![Effect::MoveCamp]);
    assert_eq!(
        (t.s.camp, t.wounds(0)),
        (Space::T2, 0),
        "there is another way"
    );
}

#[test]
#[clause(id = "R-S4-9", says = "nobody can move there of their own accord either", lies = Board)]
fn a_move_at_night() {
    let mut t = pair().tile(Space::T3, 9).tile(Space::T2, 3);
    t.s.camp = Space::T3;
    due(&mut t, 4);
    t.run_ops(vec![Op::MayMoveCamp], &Ctx::default());
    assert_eq!(t.options(), ["stay", "T2"]);
}
