//! What a group is told beside its panel is told once, whatever happens to the requests.

use castaway_sandbox::Route;

use super::night::{ALWAYS, Fault, Night, night, order, together, until};

/// Lines of the story that were posted for all.
fn stories(night: &Night) -> Vec<String> {
    let all = night
        .evening
        .handle
        .messages(night.evening.channel, night.evening.host);
    all.iter()
        .filter(|m| m["ephemeral"] != true && m["components"].as_array().is_none_or(Vec::is_empty))
        .filter_map(|m| m["content"].as_str())
        .filter(|text| !text.is_empty())
        .map(str::to_owned)
        .collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_told_to_a_group_is_told_once_over_hiccups_and_a_restart() {
    let mut night = night(together).await;
    let people: Vec<u64> = night
        .stage
        .handle
        .users()
        .iter()
        .map(|u| u.id)
        .take(2)
        .collect();
    let handle = night.evening.handle.clone();
    let mut steps = 0;
    // Nothing can be posted, and the bot is stopped meanwhile.
    handle.fail_next(Route::Posts, 503, ALWAYS);
    while night.meta()["chapter_to"].as_u64() <= Some(1) {
        assert!(
            night.evening.step(&people).await && steps < 600,
            "the game goes on"
        );
        steps += 1;
    }
    until(&night.evening.handle, "it was tried", || {
        handle.faults_left() < ALWAYS
    })
    .await;
    assert!(stories(&night).is_empty());
    night = night.restart().await;
    handle.clear_faults();
    until(&night.evening.handle, "the story comes after all", || {
        !stories(&night).is_empty()
    })
    .await;
    night.one_true_panel().await;
    let told = stories(&night);
    // Every later story is told exactly once, although the answers to its posting get lost.
    for fault in [Fault::Lose(500, 1), Fault::Break(1), Fault::Fail(500, 2)] {
        order(&night, Route::Posts, fault);
        steps = 0;
        while handle.faults_left() > 0 {
            if !night.evening.step(&people).await {
                // Two hasty people may lose early; what has happened is told all the same.
                break;
            }
            assert!(steps < 600, "{fault:?}: nothing is told, {}", night.meta());
            steps += 1;
            until(&night.evening.handle, "it is told", || night.is_told()).await;
        }
        night.one_true_panel().await;
        until(&night.evening.handle, "all is told", || night.is_told()).await;
    }
    let all = stories(&night);
    assert!(all.len() > told.len());
    for pair in all.windows(2) {
        assert_ne!(pair[0], pair[1], "told twice");
    }
    night.close().await;
}
