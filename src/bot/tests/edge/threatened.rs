//! What threatens is said once.

use crate::hasty::{begin, step};
use crate::house::{House, here};
use castaway::{
    discord::GameUi,
    ui::{reader::Reader, texts::Lang},
};
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
