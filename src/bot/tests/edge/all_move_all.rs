//! Where all move all, the board says beside whom it waits for that anybody may place or answer, and nowhere else.

use castaway::{
    discord::GameUi,
    ui::{reader::Reader, texts::Lang},
};
use castaway_kernel::{Game, Voice};
use castaway_robinson::{game::Island, policy, setup::Setup};
use castaway_table::{Act, Control, Loaded, Meta, Pace};

use crate::house::{House, here};

const PLACES: &str = "Anybody here may place these pawns, too";
const ANSWERS: &str = "Anybody here may answer, too";
const SETTLES: &str = "Whoever comes first: one press settles it.";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn where_all_move_all_the_board_says_so_beside_whom_it_waits_for() {
    let house = House::open();
    let ui = house.ui::<Island>();
    let meta = Meta {
        chairs: [7, 8].into(),
        control: Control::Shared,
        ..Meta::default()
    };
    let setup = Setup::standard(2);
    house.begin::<Island>(here(), setup, 1, meta).await;
    let board = |loaded: &Loaded<Island>| {
        let panel = Island::panel(&ui, loaded, &[], Reader::all(Lang::En));
        panel.json().to_string()
    };
    let (mut plans, mut asks, mut votes) = (0, 0, 0);
    let (mut named, mut latest) = (0, 0);
    for _ in 0..600 {
        let mut loaded = house.game::<Island>(here()).await;
        if Island::outcome(&loaded.state).is_some() {
            break;
        }
        let shared = board(&loaded);
        let planning = loaded.state.planning && loaded.state.ask.is_none();
        let left = loaded.meta.chairs.each().any(|(seat, _)| {
            let why = Island::unplanned(ui.catalog(), &loaded.state, seat);
            planning && why.is_some()
        });
        assert!(left || !shared.contains(PLACES), "{shared}");
        let asked = loaded.state.ask.is_some();
        assert!(asked || !shared.contains(ANSWERS), "{shared}");
        plans += usize::from(shared.contains(PLACES));
        asks += usize::from(shared.contains(ANSWERS));
        // Where all move all a vote is settled by whoever comes first.
        let awaited = Island::awaited(ui.catalog(), &loaded.state);
        if awaited.len() > 1 && awaited.iter().all(|one| one.voice == Voice::Vote) {
            assert!(shared.contains(SETTLES), "{shared}");
            votes += 1;
        }
        let mut moved = false;
        for user in [7, 8] {
            let seat = loaded.meta.seats_of(user)[0];
            let Some(command) = policy::suggest(ui.catalog(), &loaded.state, seat) else {
                continue;
            };
            let act = Act {
                stamp: house.stamp(user),
                seen: None,
                command,
            };
            moved = ui.tables().act_as(here(), Some(seat), act).await.is_ok();
            if moved {
                break;
            }
        }
        loaded.meta.control = Control::Own;
        let own = board(&loaded);
        assert!(!own.contains(PLACES) && !own.contains(ANSWERS), "{own}");
        // With a deadline a question names the answer that counts then, and where each has their own time the last of them is said.
        loaded.meta.pace = Pace::Daily;
        loaded.meta.wait.since = [(7, 1_000), (8, 90_000_000)].into();
        let timed = board(&loaded);
        named += usize::from(timed.contains(": then “"));
        latest += usize::from(timed.contains("⏰ at the latest <t:"));
        if !moved {
            break;
        }
    }
    assert!(plans > 3, "{plans} plans");
    assert!(asks > 0 && votes > 0, "{asks} questions, {votes} votes");
    assert!(named > 0 && latest > 3, "{named} answers, {latest} times");
}
