//! A third game: its rules, its folder at the edge (both in `tests/tictactoe`), and one line in the list of games.
//! Panel, lobby, undo, log, help, restart, export and replay come for nothing.

use std::{sync::Arc, time::Duration};

use castaway::{
    discord::{Endpoint, Environment, Registered},
    ops::load::Stage,
    registry::GAMES,
    ui::component::Id,
};
use castaway_sandbox::{Sandbox, SandboxConfig, SandboxHandle};
use castaway_store::{MemoryStore, OnExisting, Store, export_to_writer, import_from_reader};
use castaway_tictactoe::{State, TicTacToe};
use serde_json::{Value, json};

/// Long enough for a machine that is busy with other builds: it is only ever waited for in full when a test fails.
const PATIENCE: Duration = Duration::from_secs(120);
const NOON: u64 = 1_795_262_400_000;

/// The games, with one more.
fn games() -> Vec<Registered> {
    [GAMES, &[Registered::of::<TicTacToe>()]].concat()
}

async fn stage(sandbox: Sandbox, store: &Arc<dyn Store>, data: &std::path::Path) -> Stage {
    sandbox.handle().set_ack_time(PATIENCE);
    let endpoint = Endpoint::Sandbox {
        base_url: sandbox.base_url(),
        token: sandbox.token().to_owned(),
    };
    let environment = Environment::at(Arc::new(|| NOON));
    Stage::playing(
        sandbox,
        endpoint,
        Arc::clone(store),
        data,
        environment,
        &games(),
    )
    .await
    .unwrap_or_else(|error| panic!("{error}"))
}

/// Who plays, and where.
struct Table {
    handle: SandboxHandle,
    channel: u64,
    users: [u64; 2],
    /// The message of the table, which becomes the panel.
    panel: u64,
}

impl Table {
    async fn slash(&self, user: u64, name: &str) -> String {
        let sent = self
            .handle
            .slash(user, self.channel, name, &json!([]))
            .unwrap();
        self.answer(sent).await
    }

    /// The message that answers.
    async fn answer(&self, interaction: castaway_sandbox::InteractionId) -> String {
        let ack = self.handle.wait_ack(interaction, PATIENCE).await.unwrap();
        let message = ack.message_id.unwrap();
        self.handle
            .message(self.channel, message)
            .unwrap()
            .to_string()
    }

    fn panel(&self) -> Value {
        self.handle.message(self.channel, self.panel).unwrap()
    }

    fn buttons(&self) -> Vec<Value> {
        let rows = self.panel()["components"].as_array().unwrap().clone();
        let of = |row: &Value| row["components"].as_array().unwrap().clone();
        rows.iter().flat_map(of).collect()
    }

    async fn press(&self, user: u64, word: &str, at: usize) -> String {
        let means = |button: &&Value| {
            Id::read(button["custom_id"].as_str().unwrap())
                .unwrap()
                .action
                == word
        };
        let buttons = self.buttons();
        let button = buttons.iter().filter(means).nth(at);
        let button = button.unwrap_or_else(|| panic!("no {word} on {}", self.panel()));
        let id = button["custom_id"].as_str().unwrap();
        let sent = self
            .handle
            .press(user, self.channel, self.panel, id)
            .unwrap();
        self.answer(sent).await
    }

    /// The marks on the panel, row by row.
    fn marks(&self) -> String {
        let buttons = self.buttons();
        buttons
            .iter()
            .map(|b| b["label"].as_str().unwrap())
            .collect()
    }

    async fn until(&self, what: &str, done: impl Fn() -> bool) {
        let in_time = self.handle.until(PATIENCE, done).await;
        assert!(in_time, "{what}: {}", self.panel());
    }
}

fn state(store: &dyn Store, channel: u64) -> State {
    let saved = store.load(channel).unwrap().unwrap();
    saved.envelope.body.read().unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_third_game_has_panel_lobby_undo_log_restart_export_and_replay_for_nothing() {
    let data = tempfile::tempdir().unwrap();
    let store: Arc<dyn Store> = Arc::new(MemoryStore::default());
    let sandbox = castaway_sandbox::start(SandboxConfig::default())
        .await
        .unwrap();
    let stage_1 = stage(sandbox, &store, data.path()).await;
    let handle = stage_1.handle.clone();
    let [channel] = handle.add_channels(1).try_into().unwrap();
    let users: Vec<u64> = handle.users().iter().map(|u| u.id).take(4).collect();
    let [host, guest, _, onlooker] = users.try_into().unwrap();

    // Where no game runs its command is named among those of all games.
    let asked = handle.slash(host, channel, "log", &json!([])).unwrap();
    let ack = handle.wait_ack(asked, PATIENCE).await.unwrap();
    let told = handle.message(channel, ack.message_id.unwrap()).unwrap();
    let named = told.to_string();
    assert!(
        named.contains("**/explore new** or **/tictactoe** starts one"),
        "{named}"
    );

    // A table fills up; its message becomes the panel.
    let opened = handle
        .slash(host, channel, "tictactoe", &json!([]))
        .unwrap();
    let ack = handle.wait_ack(opened, PATIENCE).await.unwrap();
    let mut table = Table {
        handle,
        channel,
        users: [host, guest],
        panel: ack.message_id.unwrap(),
    };
    assert!(table.panel().to_string().contains("Three in a line"));
    table.press(guest, "sit", 0).await;
    let told = table.press(guest, "begin", 0).await;
    assert!(told.contains("The host sets sail"), "{told}");
    table.press(host, "begin", 0).await;
    assert_eq!(table.marks(), "·········");

    // Whoever looks on, and whoever plays nothing, hears its command among those of all games.
    let told = table.slash(onlooker, "tictactoe").await;
    assert!(
        told.contains("or **/tictactoe** in a channel"),
        "a table of one's own: {told}"
    );
    let told = table.slash(onlooker, "games").await;
    assert!(
        told.contains("or **/tictactoe** opens a table"),
        "what begins a game: {told}"
    );

    // Marks, a refusal, and an undo that the other one agrees to.
    let first = table.users[state(&*store, channel).turn.index()];
    let second = if first == host { guest } else { host };
    let told = table.press(second, "mark", 4).await;
    assert!(
        told.contains("moved on") || told.contains("moves"),
        "{told}"
    );
    assert_eq!(
        state(&*store, channel).fields,
        [None; 9],
        "nothing was marked"
    );
    table.press(first, "mark", 4).await;
    let sign = if state(&*store, channel).fields[4].unwrap().0 == 0 {
        "X"
    } else {
        "O"
    };
    assert_eq!(table.marks(), format!("····{sign}····"));
    let told = table.slash(first, "undo").await;
    assert!(!told.contains("Nothing"), "{told}");
    table
        .until("the mark is taken back", || table.marks() == "·········")
        .await;
    assert_eq!(state(&*store, channel).fields, [None; 9]);
    table.press(first, "mark", 4).await;
    table.press(second, "mark", 0).await;

    // The log, the board in words, the help, in the game that is meant.
    let log = table.slash(first, "log").await;
    assert!(
        log.contains("takes field 5") && log.contains("takes field 1"),
        "{log}"
    );
    let help = table.slash(first, "help").await;
    assert!(help.contains("three in a line"), "{help}");
    let me = table.slash(first, "me").await;
    assert!(me.contains(sign), "{me}");

    // A restart in the middle: the panel that stands goes on.
    let sandbox = stage_1.close().await;
    let stage_2 = stage(sandbox, &store, data.path()).await;
    table.handle = stage_2.handle.clone();
    table.press(first, "mark", 3).await;
    table.press(second, "mark", 1).await;
    table.press(first, "mark", 5).await;
    assert!(table.panel().to_string().contains("The game is over"));

    // Export, replay, import.
    let mut export = Vec::new();
    export_to_writer(&*store, channel, &mut export).unwrap();
    let imported = import_from_reader(export.as_slice()).unwrap();
    let game = Registered::of::<TicTacToe>();
    assert!(game.replay(&imported).unwrap() >= 6);
    game.readable(imported.envelope.clone()).unwrap();
    let other = MemoryStore::default();
    other
        .put_imported(77, imported, OnExisting::Refuse)
        .unwrap();
    assert_eq!(state(&other, 77), state(&*store, channel));
    stage_2.close().await.shutdown().await;
}
