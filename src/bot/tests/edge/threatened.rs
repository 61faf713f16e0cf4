//! What threatens is said once.

use crate::hasty::{begin, step};
use crate::house::{House, here};
use castaway::{
    discord::GameUi,
    ui::{reader::Reader, texts::Lang},
};
use castaway_kernel::Game;
use castaway_robinson::{game::Island, ids::Phase, setup::Setup};
use castaway_table::Meta;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_clouds_cost_is_said_once_where_the_worst_of_them_is_told() {
    let house = House::open();
    let empty = house.store.copy();
    let mut worst = 0;
    for seed in 1..20 {
        begin(&house, &[7], seed).await;
        let ui = house.ui::<Island>();
        loop {
            let loaded = house.game::<Island>(here()).await;
            for (lang, comes, costs) in [
                (Lang::En, "🎲 At worst", "Each cloud above the roof"),
                (
                    Lang::De,
                    "🎲 Schlimmstenfalls komm",
                    "Jede Wolke über dem Dach",
                ),
            ] {
                let told = Island::threats(&ui, &loaded, Reader::all(lang)).join("\n");
                // Animals alone bring no cloud.
                if told.contains(comes) && !told.contains("At worst the animals") {
                    assert!(!told.contains(costs), "seed {seed}: {told}");
                    worst += 1;
                }
            }
            if worst > 8 || !step(&house, &[7]).await {
                break;
            }
        }
        house.store.restore(&empty);
    }
    assert!(worst > 8, "{worst}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_dies_away_from_the_camp_is_told_first_and_what_morale_takes_is_told() {
    let house = House::open();
    let ui = house.ui::<Island>();
    let mut setup = Setup::standard(2);
    setup.scenario = "jenny".into();
    let meta = Meta {
        chairs: [7_u64, 8].into(),
        ..Meta::default()
    };
    house.begin::<Island>(here(), setup, 0, meta).await;
    let mut loaded = house.game::<Island>(here()).await;
    let state = &mut loaded.state;
    (state.phase, state.morale) = (Phase::Action, -3);
    for person in &mut state.people {
        person.det = 0;
    }
    for (wounds, lang, dies, takes) in [
        (
            10,
            Lang::En,
            "Jenny dies tonight, and the game is lost",
            "takes 3 ⭐",
        ),
        (
            10,
            Lang::De,
            "Jenny stirbt heute Nacht, und das Spiel",
            "kostet 3 ⭐",
        ),
        (
            8,
            Lang::En,
            "Jenny dies in the night of round 2",
            "takes 3 ⭐",
        ),
        (
            8,
            Lang::De,
            "Jenny stirbt in der Nacht von Runde 2",
            "kostet 3 ⭐",
        ),
    ] {
        loaded.state.guests[0].person.wounds = wounds;
        let told = Island::threats(&ui, &loaded, Reader::all(lang));
        let all = told.join("\n");
        assert!(told[0].contains(dies), "{all}");
        assert!(all.contains(takes), "{all}");
        let sum = format!("{wounds} of 11 wounds");
        assert!(lang == Lang::De || all.contains(&sum), "{all}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_role_has_its_article_wherever_a_threat_names_it() {
    let house = House::open();
    let ui = house.ui::<Island>();
    let meta = Meta {
        chairs: [7_u64, 8].into(),
        ..Meta::default()
    };
    let setup = Setup::standard(2);
    house.begin::<Island>(here(), setup, 0, meta).await;
    let mut loaded = house.game::<Island>(here()).await;
    let state = &mut loaded.state;
    // Whoever is next has nothing for low morale, and one of them is hurt in the night.
    (state.phase, state.morale) = (Phase::Action, -3);
    for person in &mut state.people {
        (person.det, person.night_wounds) = (0, 1);
    }
    let dies_on = Island::view(ui.catalog(), state, None).people[0].dies_on;
    for (lang, articles, says) in [
        (
            Lang::En,
            ["The ", "the "],
            [" takes 1 wound tonight", " is First Player", " dies"],
        ),
        (
            Lang::De,
            ["Der ", "der "],
            [" bekommt heute Nacht 1", " Startspieler", " stirbt"],
        ),
    ] {
        for left in [1, 2] {
            for person in &mut loaded.state.people {
                person.wounds = dies_on - left;
            }
            let view = Island::view(ui.catalog(), &loaded.state, None);
            let words = ui.words(lang);
            let told = Island::threats(&ui, &loaded, Reader::all(lang));
            for said in says {
                let mut lines = told.iter();
                let found = lines.any(|line| line.contains(said.trim()));
                assert!(found, "{said}: {told:?}");
            }
            // The worst of the weather lists several.
            let single = told.iter().filter(|line| !line.contains("🎲"));
            let mut named = 0;
            for line in single {
                for person in &view.people {
                    let name = words.person(&view, person.who);
                    for (at, _) in line.match_indices(&name) {
                        let before = &line[..at];
                        assert!(articles.iter().any(|one| before.ends_with(*one)), "{line}");
                        named += 1;
                    }
                }
            }
            assert!(named > 4, "{named}: {told:?}");
        }
    }
}
