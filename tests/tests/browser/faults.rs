//! What goes wrong is said where it was done, and what comes late is not shown.
//!
//! Sleeps: that nothing comes in a browser is seen by waiting.
//! Reproduce: `cargo test -p castaway-tests --test browser faults -- --nocapture`.

use std::time::Duration;

use castaway_sandbox::SandboxConfig;

use crate::driver::Person;

/// A message with two rows of buttons, which the simulator does not know.
const BUTTONS: &str = "(put({ id: '1', channel_id: channel, author: { id: '1', username: 'Bot', bot: true }, timestamp: new Date().toISOString(), \
    components: ['a', 'b'].map(n => ({ type: 1, components: [{ type: 2, style: 1, label: n, custom_id: n }] })) }), true)";

/// A command with an option that is completed; its answers are slow, those of the completion slower.
const SLOW: &str = "(() => {
  const option = { type: 3, name: 'what', description: 'd', autocomplete: true, required: true };
  commands = flatten([{ name: 'probe', description: 'd', options: [option] }], 'en-GB'); world.bot.online = true;
  window.asked = 0;
  window.fetch = path => new Promise(ok => {
    const late = path.includes('autocomplete'); window.asked += late;
    const body = late ? { choices: [{ name: 'late', value: 'late' }] } : { interaction: '1' };
    setTimeout(() => ok(new Response(JSON.stringify(body))), late ? 900 : 400);
  });
  return true; })()";

const PROBLEM: &str = "document.querySelector('#hints:not([hidden]) [role=alert]')?.innerText";

#[tokio::test(flavor = "multi_thread")]
async fn what_fails_is_said_where_it_was_done() {
    let Some(person) = Person::sit_down().await else {
        println!("skipped: chromedriver is not installed");
        return;
    };
    let sandbox = castaway_sandbox::start(SandboxConfig::default())
        .await
        .expect("a simulator");
    person.open(&sandbox.base_url()).await;
    person.window(1280, 900).await;

    // A press without a bot, and one on what the simulator does not know.
    person.ask(BUTTONS).await;
    let at = "(p => p && p.previousElementSibling.innerText + ': ' + p.innerText)(document.querySelector('#m1 .failed'))";
    assert!(person.click_last("[data-custom-id=a]").await);
    person
        .until(&format!("/^a: The bot is not running/.test({at})"))
        .await;
    person.ask("world.bot.online = true").await;
    assert!(person.click_last("[data-custom-id=b]").await);
    person
        .until(&format!("/^b: That is not there/.test({at})"))
        .await;
    let marked = "[...document.querySelectorAll('.wrong')].map(b => b.innerText).join()";
    assert_eq!(person.ask(marked).await, "a,b");
    assert_eq!(
        person
            .ask("document.querySelectorAll('.failed').length")
            .await,
        1
    );

    // The arrow says what Enter says, and it stays said.
    person.ask(SLOW).await;
    for line in ["/nonsense", "/probe"] {
        person
            .ask("document.querySelector('#composer').value = ''")
            .await;
        person.write(line).await;
        tokio::time::sleep(Duration::from_millis(300)).await;
        assert!(person.click_last("#send").await);
        person.until(PROBLEM).await;
        assert!(person.click_last("#composer").await);
        tokio::time::sleep(Duration::from_millis(300)).await;
        assert_ne!(person.ask(PROBLEM).await, serde_json::Value::Null, "{line}");
    }

    // A suggestion that comes after the line was sent is not shown, by whatever it was asked for.
    person
        .ask("document.querySelector('#composer').value = ''")
        .await;
    person.write("/probe what:a").await;
    person.until("window.asked > 0").await;
    person.write("\u{e007}").await;
    person
        .ask("document.querySelector('#composer').dispatchEvent(new Event('focus'))")
        .await;
    person
        .until("document.querySelector('#composer').value === ''")
        .await;
    tokio::time::sleep(Duration::from_millis(1500)).await;
    assert_eq!(
        person.ask("document.querySelector('#hints').hidden").await,
        true
    );
    person.client.clone().close().await.expect("closed");
    sandbox.shutdown().await;
}
