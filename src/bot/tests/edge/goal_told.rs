//! What the goal of the island game says on the panel is true of what was done a moment ago.

use crate::house::{House, here};
use castaway::{discord::GameUi, games::island::lines, ui::texts::Lang};
use castaway_kernel::Game;
use castaway_robinson::{game::Island, ids::Space, setup::Setup};
use castaway_store::Store;
use castaway_table::Meta;
use serde_json::json;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_built_for_the_goal_in_this_phase_is_counted_as_waiting() {
    let house = House::open();
    let ui = house.ui::<Island>();
    let meta = Meta {
        chairs: [7].into(),
        ..Meta::default()
    };
    let setup = Setup {
        scenario: "mail_boat".into(),
        ..Setup::standard(1)
    };
    house.begin::<Island>(here(), setup, 1, meta).await;
    let mut loaded = house.game::<Island>(here()).await;
    let goal = |state: &<Island as Game>::State, lang: Lang| {
        let view = Island::view(ui.catalog(), state, None);
        lines::goal(&ui.words(lang), &view)
    };
    let says = [(Lang::En, "1 more built"), (Lang::De, "dazu 1 gebaut")];
    for (lang, waits) in says {
        let told = goal(&loaded.state, lang);
        assert!(told.contains("(0/2)") && !told.contains(waits), "{told}");
    }
    let built = ("beacon_fire".into(), Space::M2);
    loaded.state.future.works.push(built);
    for (lang, waits) in says {
        let told = goal(&loaded.state, lang);
        assert!(told.contains("(0/2; ") && told.contains(waits), "{told}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn how_long_somebody_held_out_names_what_they_waited_for() {
    let house = House::open();
    let ui = house.ui::<Island>();
    let played = |scenario: &str, round: u8| json!({ "tag": scenario, "saved": false, "points": 1, "round": round, "scenario": scenario });
    let (ship, none) = (played("castaways", 5), played("volcano_island", 7));
    for (games, says, not) in [
        (json!([ship]), "round 5 where no ship came", "goal"),
        (json!([ship, none]), "round 7 in “", "ship"),
    ] {
        house.store.put_global("career/7", games).unwrap();
        let deeds = Island::deeds(&ui, 7, Lang::En).join(" ");
        assert!(deeds.contains(says) && !deeds.contains(not), "{deeds}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_goal_says_from_the_first_round_on_how_much_wood_a_round_the_pile_needs() {
    let house = House::open();
    let ui = house.ui::<Island>();
    let meta = Meta {
        chairs: [7].into(),
        ..Meta::default()
    };
    house
        .begin::<Island>(here(), Setup::standard(1), 1, meta)
        .await;
    let loaded = house.game::<Island>(here()).await;
    let goal = |round: u8, pile: &[u8], lang: Lang| {
        let mut state = loaded.state.clone();
        state.round = round;
        state.pile = pile.to_vec();
        let view = Island::view(ui.catalog(), &state, None);
        lines::goal(&ui.words(lang), &view)
    };
    let said = [
        (Lang::En, "a round until round 12", "about"),
        (Lang::De, "je Runde bis Runde 12", "etwa"),
    ];
    for (lang, says, about) in said {
        for (round, pile, each) in [
            (1, [0, 0, 0, 0, 0], 2),
            (8, [1, 0, 0, 0, 0], 3),
            (10, [1, 2, 1, 0, 0], 4),
        ] {
            let told = goal(round, &pile, lang);
            let each = format!("({about} {each} {says})");
            assert!(told.contains(&each), "{each} in {told}");
        }
        // One stage a round: it cannot be filled any more, or it is full.
        for (round, pile) in [(12, [1, 2, 3, 0, 0]), (9, [1, 2, 3, 4, 5])] {
            let told = goal(round, &pile, lang);
            assert!(!told.contains(about), "{told}");
        }
    }
}
