//! `/stats`: a game that a group played to its end counts for each of them and for their server, once it was played again.

use super::*;

async fn page_of(me: &Person, of: u8) -> String {
    let of = json!([{ "name": "of", "type": 4, "value": of }]);
    let page = me.slash("stats", of).await;
    assert_eq!(me.see(page)["ephemeral"], json!(true));
    let shown = me.see(page);
    let words = shown["embeds"][0]["description"]
        .as_str()
        .unwrap()
        .to_owned();
    assert!(
        !words.contains("stats-") && !words.contains("{ $"),
        "{words}"
    );
    words
}

const ME: u8 = 0;
const TABLE: u8 = 1;
const SERVER: u8 = 2;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_of_a_group_counts_for_each_and_for_the_server_once_it_was_proved() {
    let mut me = Person::open().await;
    let [robin, mary] = begun(&mut me).await;
    me.user = robin;
    assert!(page_of(&me, ME).await.contains("not finished a game yet"));
    assert!(
        page_of(&me, SERVER)
            .await
            .contains("Nobody has finished a game")
    );
    while step(&me, &[robin, mary]).await {}
    let hall = |me: &Person| {
        let names = me.store.global_keys().unwrap();
        let name = names.into_iter().find(|name| name.starts_with("hall/"))?;
        me.store.get_global(&name).unwrap()
    };
    until(&me, |me| hall(me).is_some()).await;
    let kept = hall(&me).unwrap();
    assert_eq!(kept.as_array().unwrap().len(), 1);
    assert_eq!(
        kept[0]["proved"],
        json!(true),
        "it came out the same: {kept}"
    );
    for user in [robin, mary] {
        me.user = user;
        let words = page_of(&me, ME).await;
        assert!(words.contains("The island game**: 1 game,"), "{words}");
        assert!(words.contains("Castaways: played once"), "{words}");
    }
    let server = page_of(&me, SERVER).await;
    assert!(
        server.contains("1 game was played together here"),
        "{server}"
    );
    assert!(
        server.contains(&format!("<@{robin}>, <@{mary}>")),
        "{server}"
    );
    let table = page_of(&me, TABLE).await;
    assert!(
        table.contains(&format!("<@{mary}>: ")) && table.contains("Nothing was taken back."),
        "{table}"
    );
    // Looked at again, it counts no second time; what was forged is not shown.
    let mut forged = kept.clone();
    forged[0]["proved"] = json!(false);
    let names = me.store.global_keys().unwrap();
    let name = names.iter().find(|name| name.starts_with("hall/")).unwrap();
    me.store.put_global(name, forged).unwrap();
    let me = me.restart().await;
    me.stage.app.repaint(me.channel);
    me.catch_up().await;
    let server = page_of(&me, SERVER).await;
    assert!(
        server.contains("1 game was played together here")
            && !server.contains(&format!("<@{robin}>"))
    );
    assert!(
        page_of(&me, ME)
            .await
            .contains("The island game**: 1 game,")
    );
    me.close().await;
}
