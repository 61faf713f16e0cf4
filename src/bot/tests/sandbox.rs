//! The bot in the sandbox: real gateway, real REST calls.

use std::time::Duration;

use castaway::ops::load::{Stage, choose};
use castaway_sandbox::{Route, SandboxHandle};
use serde_json::{Value, json};

/// Long enough for a machine that is busy with other builds: it is only ever waited for in full when a test fails.
const PATIENCE: Duration = Duration::from_secs(120);

struct Table {
    stage: Stage,
    user: u64,
    channel: u64,
    _data: tempfile::TempDir,
}

impl Table {
    async fn open() -> Self {
        let data = tempfile::tempdir().unwrap();
        let stage = Stage::open(data.path()).await.ok().unwrap();
        stage.handle.set_ack_time(PATIENCE);
        let user = stage.handle.users()[0].id;
        let channel = stage.handle.channels()[0].id;
        Self {
            stage,
            user,
            channel,
            _data: data,
        }
    }

    fn handle(&self) -> &SandboxHandle {
        &self.stage.handle
    }

    async fn new_game(&self) -> u64 {
        let options = json!([{ "name": "new", "type": 1, "options": [{ "name": "characters", "type": 3, "value": "cook" }, { "name": "players", "type": 4, "value": 1 }] }]);
        let interaction = self
            .handle()
            .slash(self.user, self.channel, "island", &options)
            .unwrap();
        let ack = self.handle().wait_ack(interaction, PATIENCE).await.unwrap();
        // The bot notes the panel after its answer; asked for it before that, it would show another.
        let noted = tokio::time::timeout(PATIENCE, self.stage.app.catch_up()).await;
        assert!(noted.is_ok(), "something stays under way");
        ack.message_id.unwrap()
    }

    async fn slash(&self, name: &str, options: Value) -> Option<Value> {
        let interaction = self
            .handle()
            .slash(self.user, self.channel, name, &options)
            .unwrap();
        let ack = self.handle().wait_ack(interaction, PATIENCE).await?;
        self.handle().message(self.channel, ack.message_id?)
    }

    fn panel(&self, message: u64) -> Value {
        self.handle().message(self.channel, message).unwrap()
    }

    async fn press(&self, message: u64) -> bool {
        let Some((id, value)) = choose(&self.panel(message)) else {
            return false;
        };
        let sent = match value {
            Some(value) => self
                .handle()
                .select(self.user, self.channel, message, &id, &[value]),
            None => self.handle().press(self.user, self.channel, message, &id),
        };
        let interaction = sent.unwrap();
        self.handle().wait_ack(interaction, PATIENCE).await.unwrap();
        true
    }
}

fn words(message: &Value) -> String {
    message.to_string()
}

/// Waits for a picture: it goes with the answer, or follows it on a busy machine.
async fn shows(table: &Table, message: &Value, picture: &str) {
    let id = message["id"].as_str().unwrap().parse().unwrap();
    let there = || words(&table.panel(id)).contains(picture);
    let in_time = table.stage.handle.until(PATIENCE, there).await;
    assert!(in_time, "{}", words(&table.panel(id)));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_whole_game_is_played_by_pressing() {
    let table = Table::open().await;
    let panel = table.new_game().await;
    assert!(words(&table.panel(panel)).contains("board.png"));
    let mut presses = 0;
    while table.press(panel).await {
        presses += 1;
        assert!(presses < 600, "{}", words(&table.panel(panel)));
    }
    assert!(words(&table.panel(panel)).contains("island new"));
    let counters = table.handle().counters();
    assert_eq!(counters.refused, Vec::new());
    assert_eq!(counters.unknown_routes, Vec::<String>::new());
    table.stage.close().await.shutdown().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_command_answers_and_completes() {
    let table = Table::open().await;
    assert!(words(&table.slash("plan", json!([])).await.unwrap()).contains("no game"));
    let panel = table.new_game().await;
    while !words(&table.panel(panel)).contains("|plan|") {
        assert!(table.press(panel).await);
    }
    for (name, expected) in [
        ("plan", "Nothing is planned"),
        ("me", "Cook"),
        ("odds", "Explore"),
        ("log", "Round 1"),
        ("help", "First game"),
        ("advance", "pawns to place"),
    ] {
        let answer = words(&table.slash(name, json!([])).await.unwrap());
        assert!(answer.contains(expected), "/{name}: {answer}");
    }
    let board = table.slash("board", json!([])).await.unwrap();
    shows(&table, &board, "board.png").await;
    let text = table
        .slash(
            "board",
            json!([{ "name": "text", "type": 5, "value": true }]),
        )
        .await
        .unwrap();
    assert!(words(&text).contains("morale"));
    let card = table
        .slash(
            "card",
            json!([{ "name": "name", "type": 3, "value": "shovel" }]),
        )
        .await
        .unwrap();
    shows(&table, &card, "card.png").await;
    let rules = table
        .slash(
            "rules",
            json!([{ "name": "query", "type": 3, "value": "weather" }]),
        )
        .await
        .unwrap();
    assert!(words(&rules).contains("Weather"));
    let typed = json!([{ "name": "action", "type": 3, "value": "expl", "focused": true }]);
    let choices = table
        .handle()
        .autocomplete(table.user, table.channel, "assign", &typed)
        .await
        .unwrap();
    assert_eq!(choices[0].value, "explore");
    let typed = json!([{ "name": "action", "type": 3, "value": "explore" }, { "name": "target", "type": 3, "value": "", "focused": true }]);
    let choices = table
        .handle()
        .autocomplete(table.user, table.channel, "assign", &typed)
        .await
        .unwrap();
    let target = choices[0].value.clone();
    let typed = json!([{ "name": "action", "type": 3, "value": "explore" }, { "name": "target", "type": 3, "value": target },
        { "name": "pawns", "type": 3, "value": "", "focused": true }]);
    let choices = table
        .handle()
        .autocomplete(table.user, table.channel, "assign", &typed)
        .await
        .unwrap();
    assert!(choices.iter().any(|c| c.name.contains("sure")));
    let wish = json!([{ "name": "action", "type": 3, "value": "explore" }, { "name": "target", "type": 3, "value": target },
        { "name": "pawns", "type": 3, "value": "cook + friday" }]);
    let answer = words(&table.slash("assign", wish.clone()).await.unwrap());
    assert!(answer.contains("Explore"), "{answer}");
    let again = words(&table.slash("assign", wish).await.unwrap());
    assert!(!again.contains("Done"), "{again}");
    assert!(words(&table.slash("plan", json!([])).await.unwrap()).contains("Cook + Friday"));
    let answer = table
        .slash(
            "unassign",
            json!([{ "name": "action", "type": 3, "value": "explore" }]),
        )
        .await
        .unwrap();
    let taken = words(&answer);
    assert!(
        taken.contains("Taken back: ") && taken.contains("Explore"),
        "{answer}"
    );
    let bad = json!([{ "name": "action", "type": 3, "value": "dance" }]);
    assert!(words(&table.slash("assign", bad).await.unwrap()).contains("dance"));
    assert_eq!(table.handle().counters().refused, Vec::new());
    table.stage.close().await.shutdown().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn old_buttons_work_after_a_restart_and_strangers_only_watch() {
    let table = Table::open().await;
    let panel = table.new_game().await;
    assert!(table.press(panel).await);
    let Table {
        stage,
        user,
        channel,
        _data: data,
    } = table;
    let sandbox = stage.close().await;
    let stage = Stage::join(sandbox, data.path()).await.ok().unwrap();
    let table = Table {
        stage,
        user,
        channel,
        _data: data,
    };
    let before = words(&table.panel(panel));
    assert!(table.press(panel).await);
    assert_ne!(words(&table.panel(panel)), before);
    let stranger = table.handle().users()[1].id;
    let (id, value) = choose(&table.panel(panel)).unwrap();
    let sent = match value {
        Some(value) => table
            .handle()
            .select(stranger, table.channel, panel, &id, &[value]),
        None => table.handle().press(stranger, table.channel, panel, &id),
    };
    let ack = table
        .handle()
        .wait_ack(sent.unwrap(), PATIENCE)
        .await
        .unwrap();
    let answer = table
        .handle()
        .message(table.channel, ack.message_id.unwrap())
        .unwrap();
    assert!(words(&answer).contains("not seated"), "{answer}");
    table.stage.close().await.shutdown().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn failures_of_discord_are_survived() {
    let table = Table::open().await;
    let panel = table.new_game().await;
    table.handle().fail_next(Route::Callback, 503, 2);
    assert!(table.press(panel).await);
    table.handle().lose_next(Route::Callback, 500, 1);
    assert!(table.press(panel).await);
    let (id, value) = choose(&table.panel(panel)).unwrap();
    let sent = match value {
        Some(value) => table
            .handle()
            .select(table.user, table.channel, panel, &id, &[value]),
        None => table.handle().press(table.user, table.channel, panel, &id),
    };
    let interaction = sent.unwrap();
    table
        .handle()
        .wait_ack(interaction, PATIENCE)
        .await
        .unwrap();
    assert!(table.handle().redeliver(interaction));
    assert!(table.press(panel).await);
    table.handle().drop_gateway();
    assert!(table.handle().wait_ready(PATIENCE).await);
    assert!(table.slash("board", json!([])).await.is_some());
    table.stage.close().await.shutdown().await;
}

/// The custom id of the first component that says this.
fn component(message: &Value, action: &str) -> String {
    let rows = message["components"].as_array().unwrap();
    let all = rows
        .iter()
        .flat_map(|r| r["components"].as_array().unwrap());
    let mut ids = all.filter_map(|c| c["custom_id"].as_str());
    let wanted = format!("|{action}|");
    ids.find(|id| id.contains(&wanted)).unwrap().to_owned()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_house_ruling_is_changed_before_the_first_move_and_only_then() {
    let table = Table::open().await;
    let panel = table.new_game().await;
    let handle = table.handle();
    let (user, channel) = (table.user, table.channel);

    // From the panel to what is seldom needed, to the list, to one ruling, to another option.
    let press = component(&table.panel(panel), "more");
    let interaction = handle.press(user, channel, panel, &press).unwrap();
    let page = handle.wait_ack(interaction, PATIENCE).await.unwrap();
    let page = page.message_id.unwrap();
    let press = component(&table.panel(page), "rulings");
    let interaction = handle.press(user, channel, page, &press).unwrap();
    let list = handle.wait_ack(interaction, PATIENCE).await.unwrap();
    let list = list.message_id.unwrap();
    assert!(words(&table.panel(list)).contains("Rulings at this table"));
    let menu = component(&table.panel(list), "ruling");
    let one = "defensive-plan-price".to_owned();
    let id = "fresh-gains".to_owned();
    let interaction = handle.select(user, channel, list, &menu, &[id]).unwrap();
    handle.wait_ack(interaction, PATIENCE).await.unwrap();
    assert!(words(&table.panel(list)).contains("Paying with fresh gains"));
    let menu = component(&table.panel(list), "rule");
    let option = "pay".to_owned();
    let interaction = handle
        .select(user, channel, list, &menu, &[option])
        .unwrap();
    handle.wait_ack(interaction, PATIENCE).await.unwrap();
    assert!(words(&table.panel(list)).contains("✅ **Yes"));

    // The command tells it, by name too.
    let named = |name: &str| json!([{ "name": "name", "type": 3, "value": name }]);
    let all = words(&table.slash("rulings", json!([])).await.unwrap());
    assert!(all.contains("in 1 point") && all.contains("✏️"), "{all}");
    let price = words(&table.slash("rulings", named(&one)).await.unwrap());
    assert!(price.contains("What does the soldier"), "{price}");
    let lost = words(&table.slash("rulings", named("xyzzy")).await.unwrap());
    assert!(lost.contains("there is no ruling called"), "{lost}");

    // After the first move it stands.
    let old = table.slash("rulings", named("fresh-gains")).await.unwrap();
    let rule = component(&old, "rule");
    let message = old["id"].as_str().unwrap().parse().unwrap();
    let rest = json!([
        { "name": "action", "type": 3, "value": "rest" },
        { "name": "pawns", "type": 3, "value": "cook" },
    ]);
    assert!(table.slash("assign", rest).await.is_some());
    let back = "wait".to_owned();
    let interaction = handle
        .select(user, channel, message, &rule, &[back])
        .unwrap();
    let answer = handle.wait_ack(interaction, PATIENCE).await.unwrap();
    let answer = words(&table.panel(answer.message_id.unwrap()));
    assert!(answer.contains("The game has begun"), "{answer}");
    let here = words(&table.slash("rulings", named("fresh-gains")).await.unwrap());
    assert!(here.contains("✅ **Yes") && here.contains("before the first move"));
    let counters = table.handle().counters();
    assert_eq!(counters.refused, Vec::new());
    table.stage.close().await.shutdown().await;
}
