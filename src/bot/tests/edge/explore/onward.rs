//! Where an expedition is over the next quest can be begun by a button, with another world for the same one beside it.

use castaway_discover::{catalog::Catalog, state::Phase};
use serde_json::json;

use super::table::{choose_first, saved, sub};
use crate::person::{Person, components};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_next_quest_is_begun_where_one_is_over() {
    let me = Person::open().await;
    let alone = json!([{ "name": "players", "type": 4, "value": 1 }]);
    let panel = me.slash("explore", sub("new", alone)).await;
    let first = saved(&me).0.world.order.quest.clone();
    while saved(&me).0.phase != Phase::Over {
        if saved(&me).0.phase == Phase::Setup {
            choose_first(&me, panel).await;
            continue;
        }
        let asks = me.slash("explore", sub("give-up", json!([]))).await;
        me.press_action(asks, "give-up-sure").await;
    }
    me.until(panel, "|onward|").await;
    let all = components(&me.see(panel));
    let label = |word: &str| {
        let at = all.iter().find(|c| crate::person::action(c) == word);
        at.map(|c| c["label"].as_str().unwrap_or_default().to_owned())
    };
    assert!(label("again").is_some() && label("same").is_some());
    let named = label("onward").unwrap();
    me.press_action(panel, "onward").await;
    let (after, _) = saved(&me);
    assert!(after.phase == Phase::Setup);
    assert_ne!(after.world.order.quest, first);
    let catalog = Catalog::load().unwrap();
    let words = castaway_discover::wording::Wording::new(&catalog, castaway_kernel::Lang::En);
    assert!(
        named.ends_with(&words.name(&after.world.order.quest)),
        "{named}"
    );
    me.close().await;
}
