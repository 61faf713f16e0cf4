//! What a menu says of a build: what one gets of it first, and short enough to stand beside its price.

use castaway_robinson::{
    content::{Aim, InventionKind},
    plan::{Goal, Project},
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

#[test]
fn what_lies_on_tiles_for_the_goal_says_that_it_wins() {
    let catalog = catalog();
    let mut view = table::view();
    let beacon = || Goal::Build(Project::Invention("beacon_fire".into()));
    for (lang, wins) in [(Lang::En, "need to win"), (Lang::De, "zum Ziel")] {
        view.aims.clear();
        let gain = TableWords::new(lang, &catalog, &view).gain(&beacon());
        assert!(!gain.contains(wins), "{gain}");
        view.aims.push(AimView {
            aim: Aim::Markers {
                marker: "beacon_fire".into(),
                n: 2,
            },
            have: 0,
            of: 2,
            waits: 0,
            met: false,
        });
        let gain = TableWords::new(lang, &catalog, &view).gain(&beacon());
        assert!(gain.starts_with("🎯") && gain.contains(wins), "{gain}");
    }
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
