//! What threatens is said once.

use crate::hasty::{begin, step};
use crate::house::{House, here};
use castaway::{
    discord::GameUi,
    ui::{reader::Reader, texts::Lang},
};
use castaway_robinson::game::Island;

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
