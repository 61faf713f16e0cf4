//! Whoever gets up and sits down again is asked about what was open meanwhile, like all who sit there.

use crate::{
    agreed::{pick, three},
    person::{
        Person,
        company::{meta, public, sub, users},
    },
};
use serde_json::json;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_sits_down_again_is_asked_about_the_pace_and_the_end() {
    let mut me = Person::open().await;
    let [robin, mary, will] = users(&me);
    let panel = three(&mut me).await;
    me.user = robin;
    let page = me.press_action(panel, "agreed").await.expect("the page");
    pick(&me, page, "propose", "|live|").await;
    let motion = public(&me, "One more has to agree").await;
    assert!(me.words(motion).contains(&format!("<@{will}>")));
    me.user = will;
    let left = me.slash("island", sub("leave", json!([]))).await;
    me.press_action(left, "get-up").await;
    assert!(
        me.so(|| !me.words(motion).contains(&format!("<@{will}>")))
            .await
    );
    // Without him the end is proposed, too.
    me.user = robin;
    let ask = me.slash("island", sub("end", json!([]))).await;
    me.press_action(ask, "end").await;
    let end = public(&me, "End this game for good?").await;
    assert!(me.so(|| meta(&me).end_asked == Some(end)).await);
    assert!(!me.words(end).contains(&format!("<@{will}>")));
    me.user = will;
    me.press_action(left, "take-seat").await;
    assert_eq!(meta(&me).chairs, [robin, mary, will].into());
    for message in [motion, end] {
        let named = || me.words(message).contains(&format!("<@{will}>"));
        assert!(me.so(named).await, "{}", me.words(message));
        assert!(
            me.words(message).contains("One more"),
            "{}",
            me.words(message)
        );
    }
    me.close().await;
}
