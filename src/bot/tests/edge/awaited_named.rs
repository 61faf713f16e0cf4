//! Whom a table of several waits for stands on every panel of the island game, whatever is planned, asked or voted on.

use castaway::discord::GameUi;
use castaway_kernel::{Game, Seat};
use castaway_robinson::{game::Island, ids::Phase, policy, setup::Setup};
use castaway_table::Meta;

use crate::house::{House, here};
use castaway::ui::{reader::Reader, texts::Lang};

/// Who sits there.
const USERS: [u64; 3] = [7, 8, 9];

/// The fields that say whom the table waits for.
const FIELDS: [&str; 3] = ["Ready?", "🗳️ Vote", "Waiting for"];

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_panel_of_a_table_of_several_says_whom_it_waits_for() {
    let house = House::open();
    let ui = house.ui::<Island>();
    let meta = Meta {
        chairs: USERS.into(),
        ..Meta::default()
    };
    house
        .begin::<Island>(here(), Setup::standard(3), 1, meta)
        .await;
    let mut loaded = house.game::<Island>(here()).await;
    let (mut fields, mut phases) = ([0; FIELDS.len()], Vec::<Phase>::new());
    let mut events = Vec::new();
    for _ in 0..2_000 {
        if Island::outcome(&loaded.state).is_some() {
            break;
        }
        let panel = Island::panel(&ui, &loaded, &events, Reader::all(Lang::En));
        let page = panel.json()["embeds"][0]["fields"].clone();
        let all = page.as_array().cloned().unwrap_or_default();
        let found = all.iter().find_map(|field| {
            let name = field["name"].as_str()?;
            let at = FIELDS.iter().position(|one| *one == name)?;
            Some((at, field["value"].as_str()?.to_owned()))
        });
        let (at, said) = found.unwrap_or_else(|| panic!("nobody is named: {page}"));
        let named = USERS
            .iter()
            .any(|user| said.contains(&format!("<@{user}>")));
        assert!(named || said.contains("Whoever comes first"), "{said}");
        fields[at] += 1;
        if loaded.state.ask.is_some() && !phases.contains(&loaded.state.phase) {
            phases.push(loaded.state.phase);
        }
        let (seat, command) = (0..3)
            .map(Seat)
            .find_map(|s| policy::suggest(ui.catalog(), &loaded.state, s).map(|c| (s, c)))
            .expect("somebody can do something");
        let step = Island::apply(ui.catalog(), &loaded.state, seat, &command);
        let step = step.expect("it is allowed");
        (loaded.state, events) = (step.state, step.events);
    }
    assert!(fields.iter().all(|seen| *seen > 0), "{fields:?}");
    assert!(phases.len() > 1, "{phases:?}");
}
