//! What a menu says of a build: what one gets of it first, and short enough to stand beside its price.

use castaway_robinson::{
    content::{Aim, ByPlayers, InventionKind},
    ids::{Kind, Space, Track},
    plan::{Goal, Project},
    source_at::SourceAt,
    text::{Lang, TableWords, Wording},
    view::AimView,
};

use super::{catalog, table};

/// Letters that the price of a build leaves in an entry of a menu.
const ROOM: usize = 48;

#[test]
fn what_builds_of_a_scenario_bring_stands_there_and_not_that_they_stay() {
    let catalog = catalog();
    let view = table::view();
    for (lang, stays) in [
        (Lang::En, "once it is built it stays"),
        (Lang::De, "Ist es gebaut"),
    ] {
        let table = TableWords::new(lang, &catalog, &view);
        let mut seen = 0;
        for invention in catalog.inventions.values() {
            if invention.kind != InventionKind::Scenario {
                continue;
            }
            let project = Project::Invention(invention.id.clone());
            let gain = table.gain(&Goal::Build(project));
            assert!(!gain.is_empty() && !gain.contains(stays), "{gain}");
            // Its card says it.
            let card = castaway_robinson::task::CardRef::Invention(invention.id.clone());
            let lines = Wording::get(lang).card_lines(&catalog, &card).join(" ");
            assert!(lines.contains(stays), "{lines}");
            seen += 1;
        }
        assert!(seen > 10, "{seen}");
    }
}

/// So much of something that wins.
fn aim(aim: Aim, have: u16, of: u16) -> AimView {
    AimView {
        aim,
        have,
        of,
        waits: 0,
        met: have >= of,
    }
}

#[test]
fn what_the_goal_still_lacks_is_marked_and_nothing_that_is_there() {
    let catalog = catalog();
    let beacon = || Goal::Build(Project::On("beacon_fire".into(), Space::T1));
    let raised = |track| Goal::Build(Project::Level(track));
    let wood = Goal::Gather {
        space: Space::T1,
        source: SourceAt::Printed(0),
    };
    let markers = Aim::Markers {
        marker: "beacon_fire".into(),
        n: 2,
    };
    let roof = Aim::Level {
        track: Track::Roof,
        n: 1,
    };
    let fire = || Goal::Build(Project::Invention("fire".into()));
    let tiles = Aim::Explored(ByPlayers::always(6));
    let cases = [
        (beacon(), markers, 2),
        (Goal::Build(Project::Shelter), Aim::Shelter, 1),
        (raised(Track::Roof), roof, 1),
        (fire(), Aim::Item("fire".into()), 1),
        (fire(), Aim::Made("fire".into()), 1),
        (Goal::Explore(Space::T1), tiles, 6),
        (wood, Aim::Pile, 4),
    ];
    for (lang, wins) in [(Lang::En, "🎯 for the goal"), (Lang::De, "🎯 fürs Ziel")] {
        for (goal, wanted, of) in &cases {
            let told = |aims: Vec<AimView>| {
                let mut view = table::view();
                view.aims = aims;
                TableWords::new(lang, &catalog, &view).gain(goal)
            };
            let lacks = told(vec![aim(wanted.clone(), of - 1, *of)]);
            assert!(lacks.starts_with(wins), "{lacks}");
            let there = told(vec![aim(wanted.clone(), *of, *of)]);
            assert!(!there.contains("🎯") && there.len() > 5, "{there}");
            let unasked = told(Vec::new());
            assert_eq!(unasked, there, "nothing is asked of it");
        }
        // What only a marker lays has no more to say.
        let mut view = table::view();
        view.aims = vec![aim(cases[0].1.clone(), 0, 2)];
        assert_eq!(TableWords::new(lang, &catalog, &view).gain(&beacon()), wins);
        // A roof is no palisade.
        view.aims = vec![aim(cases[2].1.clone(), 0, 1)];
        let other = TableWords::new(lang, &catalog, &view).gain(&raised(Track::Palisade));
        assert!(!other.contains("🎯"), "{other}");
    }
}

#[test]
fn wood_that_lies_there_for_the_pile_is_not_missing() {
    let catalog = catalog();
    let mut view = table::view();
    let wood = Goal::Gather {
        space: Space::T1,
        source: SourceAt::Printed(0),
    };
    view.aims = vec![aim(Aim::Pile, 3, 5)];
    for (lies, short) in [(1, true), (2, false)] {
        view.stock.wood = lies;
        let gain = TableWords::new(Lang::En, &catalog, &view).gain(&wood);
        assert_eq!(gain.contains("🎯"), short, "{gain}");
    }
}

#[test]
fn what_was_drawn_at_the_start_is_marked_until_it_is_built() {
    let catalog = catalog();
    let mut view = table::view();
    let sling = Goal::Build(Project::Invention("sling".into()));
    for (wanted, built) in [(true, false), (true, true), (false, false)] {
        (view.inventions[0].wanted, view.inventions[0].built) = (wanted, built);
        let gain = TableWords::new(Lang::En, &catalog, &view).gain(&sling);
        assert_eq!(gain.contains("🎯"), wanted && !built, "{gain}");
    }
}

#[test]
fn an_action_of_the_sheet_is_marked_while_the_goal_lacks_it() {
    let catalog = catalog();
    let sheets = catalog.scenarios.values();
    let mut seen = 0;
    for sheet in sheets {
        for action in &sheet.actions {
            let lands = |aim: &&Aim| match aim {
                Aim::Done(id) => action.id == *id,
                Aim::Times { action: id, .. } => action.id == *id,
                _ => false,
            };
            let Some(wanted) = sheet.win.all.iter().find(lands) else {
                continue;
            };
            let mut view = table::view();
            view.scenario = sheet.id.clone();
            let goal = Goal::Special {
                kind: Kind::Explore,
                action: action.id.clone(),
                space: None,
            };
            view.aims = vec![aim(wanted.clone(), 0, 1)];
            let lacks = TableWords::new(Lang::En, &catalog, &view).gain(&goal);
            view.aims = vec![aim(wanted.clone(), 1, 1)];
            let there = TableWords::new(Lang::En, &catalog, &view).gain(&goal);
            assert!(lacks.starts_with("🎯") && !there.contains("🎯"), "{lacks}");
            seen += 1;
        }
    }
    assert!(seen > 1, "{seen}");
}

#[test]
fn what_works_by_itself_is_short() {
    let catalog = catalog();
    let view = table::view();
    for lang in Lang::ALL {
        let table = TableWords::new(lang, &catalog, &view);
        for id in ["bed", "sack", "pit", "belts", "drums", "pot", "shortcut"] {
            let gain = table.gain(&Goal::Build(Project::Invention(id.into())));
            let long = gain.chars().count();
            assert!(!gain.is_empty() && long <= ROOM, "{id}: {gain}");
        }
    }
}
