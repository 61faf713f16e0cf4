//! The way to Discord as it is with DISCORD_TOKEN: the real host name, TLS, a token that is checked, and the
//! client's rate limiter on. Only the name leads to the simulator on loopback, by a certificate of this test.
//! The gateway address is the one that the simulator names, without TLS.
//! Reproduce one: `cargo test -p castaway-tests --test production <name> -- --nocapture`.

use std::sync::Arc;

use castaway::{
    discord::{self, ClientError, Endpoint, Supervision},
    ops::{load::Stage, serve::build},
};
use castaway_sandbox::{Route, Sandbox, SandboxConfig};
use castaway_store::MemoryStore;
use castaway_tests::{
    evening::{Evening, heard},
    relay::Relay,
};
use serde_json::json;

const HOST: &str = "discord.com";

async fn simulator() -> (Sandbox, Relay) {
    let config = SandboxConfig {
        hosts: vec![HOST.to_owned()],
        ..SandboxConfig::default()
    };
    let sandbox = castaway_sandbox::start(config).await;
    let sandbox = sandbox.expect("a simulator");
    let relay = Relay::start(HOST, sandbox.addr()).await;
    (sandbox, relay)
}

fn endpoint(relay: &Relay, root: &str, token: &str) -> Endpoint {
    Endpoint::Relay {
        token: token.to_owned(),
        address: relay.address,
        root: root.to_owned(),
    }
}

/// What the start of a bot comes to that is told to stop at once.
async fn start(endpoint: Endpoint) -> Result<(), ClientError> {
    let data = tempfile::tempdir().expect("a folder");
    let app = build(Arc::new(MemoryStore::default()), data.path()).expect("a bot");
    let never = std::future::pending();
    discord::run(app, endpoint, Supervision::Off, never, |_| ()).await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_round_is_played_with_the_limiter_on_over_tls() {
    let (sandbox, relay) = simulator().await;
    let data = tempfile::tempdir().expect("a folder");
    let store = heard(&sandbox);
    let endpoint = endpoint(&relay, &relay.root, sandbox.token());
    let stage = Stage::at(sandbox, endpoint, Arc::clone(&store), data.path()).await;
    let stage = stage.expect("a bot");
    assert!(stage.handle.bot_online(), "the bot is connected");
    assert!(relay.greeted() > 0, "by the name of the real host");

    // Only the limiter waits and asks again for the posted panel; without it a second panel would be posted.
    stage.handle.fail_next(Route::Webhook, 429, 1);
    let evening = Evening::open(&stage.handle, Arc::clone(&store), json!([])).await;
    let panels = evening.handle.messages(evening.channel, evening.host);
    assert_eq!(panels.len(), 1, "one panel: {panels:?}");
    let round = || {
        let saved = store.load(evening.channel).expect("it is read");
        saved.expect("a game").envelope.body.tree()["round"].as_u64()
    };
    assert_eq!(round(), Some(1));
    let mut steps = 0;
    while round() == Some(1) {
        // Being asked to slow down loses no press.
        if steps == 3 {
            stage.handle.fail_next(Route::Callback, 429, 1);
        }
        assert!(evening.step(&[evening.host]).await, "not over so soon");
        steps += 1;
        assert!(steps < 100, "the round does not end");
    }
    assert_eq!(round(), Some(2));
    let counters = stage.handle.counters();
    assert_eq!(counters.refused_total, 0, "{:?}", counters.refused);
    assert_eq!(counters.unknown_routes, Vec::<String>::new());
    stage.close().await.shutdown().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn another_certificate_for_the_same_name_is_not_trusted() {
    let (sandbox, relay) = simulator().await;
    let other = Relay::start(HOST, sandbox.addr()).await;
    let done = start(endpoint(&relay, &other.root, sandbox.token())).await;
    assert!(matches!(done, Err(ClientError::Serenity(_))), "{done:?}");
    assert_eq!(
        relay.greeted(),
        0,
        "nothing was said, the token least of all"
    );
    sandbox.shutdown().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_token_that_is_refused_ends_the_program_with_words_on_what_to_do() {
    let (sandbox, relay) = simulator().await;
    let done = start(endpoint(&relay, &relay.root, "nonsense")).await;
    assert!(matches!(done, Err(ClientError::BadToken)), "{done:?}");
    assert_eq!(relay.greeted(), 0, "nonsense is not even sent");
    let (first, _) = sandbox.token().split_once('.').expect("three parts");
    let wrong = format!("{first}.Gwrong.another-token-of-the-usual-shape-00000000");
    let done = start(endpoint(&relay, &relay.root, &wrong)).await;
    let error = done.expect_err("the token is wrong");
    assert!(matches!(error, ClientError::RefusedToken), "{error:?}");
    assert!(error.to_string().contains("reset it"), "{error}");
    sandbox.shutdown().await;
}
