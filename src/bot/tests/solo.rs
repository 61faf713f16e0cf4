//! The quick game in the sandbox: real gateway, real REST calls, private panels.

use std::time::Duration;

use castaway::ops::load::Stage;
use castaway_sandbox::SandboxHandle;
use serde_json::{Value, json};

const PATIENCE: Duration = Duration::from_secs(20);

struct Person {
    stage: Stage,
    user: u64,
    channel: u64,
    _data: tempfile::TempDir,
}

impl Person {
    async fn open() -> Self {
        let data = tempfile::tempdir().unwrap();
        let stage = Stage::open(data.path()).await.ok().unwrap();
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

    async fn slash(&self, name: &str, options: Value) -> u64 {
        let interaction = self
            .handle()
            .slash(self.user, self.channel, name, &options)
            .unwrap();
        let ack = self.handle().wait_ack(interaction, PATIENCE).await.unwrap();
        ack.message_id.unwrap()
    }

    fn see(&self, message: u64) -> Value {
        self.handle().message(self.channel, message).unwrap()
    }

    async fn act(&self, message: u64, id: &str, value: Option<String>) -> Option<u64> {
        let sent = match value {
            Some(value) => self
                .handle()
                .select(self.user, self.channel, message, id, &[value]),
            None => self.handle().press(self.user, self.channel, message, id),
        };
        let interaction = sent.unwrap();
        let ack = self.handle().wait_ack(interaction, PATIENCE).await.unwrap();
        ack.message_id
    }

    /// Presses what a hasty person would; says whether there was anything.
    async fn press(&self, message: u64) -> bool {
        let Some((id, value)) = wish(&self.see(message)) else {
            return false;
        };
        self.act(message, &id, value).await;
        true
    }
}

fn components(message: &Value) -> Vec<Value> {
    let rows = message["components"]
        .as_array()
        .cloned()
        .unwrap_or_default();
    rows.iter()
        .flat_map(|row| row["components"].as_array().cloned().unwrap_or_default())
        .filter(|c| c["disabled"] != true)
        .collect()
}

fn action(component: &Value) -> String {
    let id = component["custom_id"].as_str().unwrap_or_default();
    id.split('|').nth(2).unwrap_or_default().to_owned()
}

/// A deed, else the first field, else the night.
fn wish(message: &Value) -> Option<(String, Option<String>)> {
    let all = components(message);
    let id = |c: &Value| c["custom_id"].as_str().unwrap_or_default().to_owned();
    let of = |name: &str| all.iter().find(|c| action(c) == name);
    if let Some(deed) = of("do") {
        return Some((id(deed), None));
    }
    if let Some(go) = of("go") {
        let value = go["options"][0]["value"].as_str().unwrap().to_owned();
        return Some((id(go), Some(value)));
    }
    of("night-sure").or(of("night")).map(|c| (id(c), None))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_solo_game_is_played_to_its_end_in_private_by_pressing() {
    let me = Person::open().await;
    let options = json!([{ "name": "scenario", "type": 3, "value": "s00" }]);
    let panel = me.slash("solo", options).await;
    let first = me.see(panel);
    assert!(first.to_string().contains("board.png"), "{first}");
    assert_eq!(first["flags"].as_u64().unwrap_or(0) & 64, 64, "{first}");
    let mut presses = 0;
    while me.press(panel).await {
        presses += 1;
        assert!(presses < 400, "{}", me.see(panel));
    }
    let last = me.see(panel).to_string();
    assert!(last.contains("points"), "{last}");
    assert!(presses <= 17 * 6 + 2, "{presses} presses");
    let counters = me.handle().counters();
    assert_eq!(counters.refused, Vec::new());
    assert_eq!(counters.unknown_routes, Vec::<String>::new());
    me.stage.close().await.shutdown().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_dismissed_panel_comes_back_where_it_stood_and_others_have_their_own() {
    let me = Person::open().await;
    let panel = me
        .slash(
            "solo",
            json!([{ "name": "scenario", "type": 3, "value": "Glass Tithe" }]),
        )
        .await;
    assert!(me.press(panel).await);
    assert!(me.press(panel).await);
    let before = me.see(panel);
    let again = me.slash("solo", json!([])).await;
    assert_ne!(again, panel);
    assert_eq!(me.see(again)["components"], before["components"]);
    // The old panel is then out of date, and says where the game stands when it is pressed.
    assert!(me.press(again).await);
    assert!(me.press(panel).await);
    assert_eq!(me.see(panel)["components"], me.see(again)["components"]);
    // The buttons of a panel mean the game of the one who presses.
    let other = me.handle().users()[1].id;
    let (id, value) = wish(&me.see(again)).unwrap();
    let sent = match value {
        Some(value) => me.handle().select(other, me.channel, again, &id, &[value]),
        None => me.handle().press(other, me.channel, again, &id),
    };
    assert!(sent.is_err(), "nobody else sees a private panel");
    assert_eq!(me.handle().counters().refused, Vec::new());
    me.stage.close().await.shutdown().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn numbers_lead_to_fields_and_dice_can_be_picked_and_turned_and_undone() {
    let me = Person::open().await;
    let panel = me
        .slash(
            "solo",
            json!([{ "name": "scenario", "type": 3, "value": "s00" }]),
        )
        .await;
    assert!(me.press(panel).await);
    let shown = me.see(panel);
    let go = components(&shown)
        .into_iter()
        .find(|c| action(c) == "go")
        .unwrap();
    let number: u64 = go["options"][0]["value"].as_str().unwrap().parse().unwrap();
    let die = components(&shown)
        .into_iter()
        .find(|c| action(c) == "show")
        .unwrap();
    me.act(panel, die["custom_id"].as_str().unwrap(), None)
        .await;
    let picked = me.see(panel).to_string();
    assert!(picked.contains("|go|2|0"), "{picked}");
    let after = me
        .slash(
            "go",
            json!([{ "name": "field", "type": 4, "value": number }]),
        )
        .await;
    assert!(me.see(after).to_string().contains("board.png"));
    let wrong = me
        .slash("go", json!([{ "name": "field", "type": 4, "value": 999 }]))
        .await;
    assert!(me.see(wrong).to_string().contains("no such field"));
    let undo = components(&me.see(after))
        .into_iter()
        .find(|c| action(c) == "undo")
        .unwrap();
    me.act(after, undo["custom_id"].as_str().unwrap(), None)
        .await;
    assert_eq!(me.handle().counters().refused, Vec::new());
    me.stage.close().await.shutdown().await;
}
