//! People who share an island in a channel of the sandbox.

use castaway_rollwrite::{
    content::Stock,
    hex::Hex,
    ids::{Feature, Item, Resource},
    state::{Die, Phase, State, Turn},
};
use castaway_store::{Commit, Json};
use castaway_table::Meta;
use serde_json::json;

use crate::person::{Person, action, components};

/// Two people at a table whose game has begun: its panel, and who they are.
pub async fn two(me: &mut Person) -> (u64, Vec<u64>) {
    let users: Vec<u64> = me.handle().users().iter().map(|u| u.id).take(2).collect();
    let options = json!([{ "name": "new", "type": 1, "options": [{ "name": "scenario", "type": 3, "value": "s00" }] }]);
    let table = me.slash("party", options).await;
    me.user = users[1];
    me.press_action(table, "sit").await;
    me.user = users[0];
    me.press_action(table, "begin").await;
    (table, users)
}

/// Whoever is asked presses, until the game is over.
pub async fn play_out(me: &mut Person, table: u64, users: &[u64]) {
    for _ in 0..900 {
        match asked(&me.words(table), users) {
            Some(user) => me.user = user,
            None => return,
        }
        if !me.press(table).await {
            return;
        }
    }
    panic!("no end: {}", me.words(table));
}

/// Who is asked, as the panel names them.
pub fn asked(words: &str, users: &[u64]) -> Option<u64> {
    let at = words.find("▶️")?;
    let rest = &words[at..];
    users
        .iter()
        .filter_map(|u| Some((rest.find(&format!("<@{u}>"))?, *u)))
        .min()
        .map(|(_, u)| u)
}

/// Puts the two players side by side in the middle of a day, with something to trade and to fight with.
pub fn side_by_side(me: &Person) -> u64 {
    let saved = me.store.load(me.channel).unwrap().unwrap();
    let mut state: State = saved.envelope.body.read().unwrap();
    let seat = state.order[0];
    let fields = [Hex::new(4, 4), Hex::new(4, 5)];
    for (player, at) in state.players.iter_mut().zip(fields) {
        state.map.set(at, Feature::Empty);
        player.at = Some(at);
        player.grant.clear();
        player.stock = Stock::one(Resource::Wood);
        player.made = [Item::Pickaxe, Item::Axe, Item::Knife].into();
    }
    let die = |value| Die {
        value,
        ..Die::default()
    };
    state.phase = Phase::Turn(Turn {
        seat,
        dice: [1, 2, 3, 4].map(die),
        stride: 0,
    });
    let mut commit = Commit::new(me.channel, saved.envelope, 1);
    commit.envelope.revision += 1;
    commit.envelope.body = Json::of(&state).unwrap();
    me.store.commit(commit).unwrap();
    saved
        .meta
        .read::<Meta>()
        .unwrap()
        .chairs
        .owner(seat)
        .unwrap()
}

/// Presses the first line of the menu that begins like this.
pub async fn pick(me: &Person, table: u64, menu: &str, line: &str) {
    let all = components(&me.see(table));
    let menu = all.iter().find(|c| action(c) == menu);
    let menu = menu.unwrap_or_else(|| panic!("{}", me.words(table)));
    let options = menu["options"].as_array().unwrap();
    let found = options
        .iter()
        .find(|o| o["label"].as_str().unwrap().starts_with(line));
    let found = found.unwrap_or_else(|| panic!("{menu}"));
    let value = found["value"].as_str().unwrap().to_owned();
    let id = menu["custom_id"].as_str().unwrap();
    me.act(table, id, Some(value)).await;
}
