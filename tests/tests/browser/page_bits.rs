//! Small things of the page that people met: names that are typed, the drawer of a phone, stamps of time.
//! Reproduce: `cargo test -p castaway-tests --test browser typed_names -- --nocapture`.

use serde_json::json;

use crate::table::comes;

/// What an option of a person becomes of what was typed, or the line that refuses it.
fn means(text: &str) -> String {
    format!(
        "(() => {{ try {{ const option = {{ name: 'person', type: 6 }}; \
         return world.users.find(u => u.id === optionValues([{{ option, text: {} }}], null, {{}})[0].value).name; }} \
         catch (e) {{ return 'no: ' + e.message; }} }})()",
        json!(text)
    )
}

#[tokio::test(flavor = "multi_thread")]
async fn typed_names_drawer_and_stamps_are_as_in_the_real_client() {
    let data = tempfile::tempdir().expect("a folder");
    let stage = crate::driver::opened(data.path()).await;
    let url = stage.sandbox.base_url();
    let Some(mary) = comes(&url, 1, true).await else {
        println!("skipped: chromedriver is not installed");
        return;
    };
    for typed in ["Will", "will", "@Will", " @will "] {
        assert_eq!(mary.ask(&means(typed)).await, "Will", "{typed}");
    }
    let id = stage.handle.users()[2].id;
    for typed in [id.to_string(), format!("<@{id}>")] {
        assert_eq!(mary.ask(&means(&typed)).await, "Will", "{typed}");
    }
    let nobody = mary.ask(&means("Wilma")).await;
    let nobody = nobody.as_str().unwrap_or_default();
    assert!(
        nobody.starts_with("no: ") && nobody.contains("Wilma") && nobody.contains("Robin"),
        "{nobody}"
    );

    // The whole line: it is sent although nothing was chosen from the suggestions, and answered by the bot.
    mary.command("/island hand user:Will").await;
    mary.until("document.querySelector('.msg')").await;
    // An unknown name stays in the line, with what is wrong beside it.
    mary.write("/island hand user:Wilma\u{e007}").await;
    mary.until("document.querySelector('#hints .failed')?.innerText.includes('Wilma')")
        .await;
    assert_eq!(
        mary.ask("document.querySelector('#composer').value").await,
        "/island hand user:Wilma"
    );

    // A number that is out of range is refused by the name and the bounds of its option.
    mary.ask("document.querySelector('#composer').value = ''")
        .await;
    mary.write("/island new players:9 \u{e007}").await;
    mary.until(
        "document.querySelector('#hints .failed')?.innerText === 'players: a number from 1 to 4.'",
    )
    .await;

    // The drawer: a veil lies behind it, and veil, Escape and another person close it.
    let shut = "!document.querySelector('#side').classList.contains('open') \
        && getComputedStyle(document.querySelector('#side')).visibility === 'hidden'";
    mary.until(shut).await;
    for close in [
        "document.querySelector('#veil').click()",
        "dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))",
        "document.querySelector('#user').dispatchEvent(new Event('change'))",
    ] {
        assert!(mary.click_still("#drawer").await);
        mary.until("document.elementFromPoint(innerWidth - 5, innerHeight / 2)?.id === 'veil'")
            .await;
        mary.ask(&format!("({close}, 1)")).await;
        mary.until(shut).await;
    }

    // Stamps: only the long time has seconds.
    let shown = "['', ':t', ':d', ':D', ':f', ':F', ':T'].map(s => { const e = document.createElement('p'); \
         e.innerHTML = markdown('<t:1761420845' + s + '>'); return /:\\d\\d:\\d\\d/.test(e.innerText); })";
    let seconds = json!([false, false, false, false, false, false, true]);
    assert_eq!(mary.ask(shown).await, seconds);
}
