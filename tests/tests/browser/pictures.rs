//! Pictures as large as in the real client, and the whole picture over the page.
//! Reproduce: `cargo test -p castaway-tests --test browser pictures -- --nocapture`.

use castaway_sandbox::SandboxConfig;

use crate::driver::Person;

/// Puts a message with a picture on the page: beside the text, or inside an embed.
const PUT: &str = "((id, w, h, inside) => {
  const c = document.createElement('canvas'); c.width = w; c.height = h; const url = c.toDataURL();
  put({ id, channel_id: channel, author: { id: '1', username: 'Bot', bot: true }, timestamp: new Date().toISOString(), components: [],
    attachments: inside ? [] : [{ url, filename: 'a.png', content_type: 'image/png', width: w, height: h, description: 'words for ' + id }],
    embeds: inside ? [{ image: { url, width: w, height: h } }] : [] });
  return true; })";

/// How large a picture of this size is shown, after it has loaded.
async fn shown(person: &Person, size: (u64, u64), inside: bool) -> (f64, f64) {
    let (w, h) = size;
    person.ask(&format!("{PUT}('p', {w}, {h}, {inside})")).await;
    let loaded = format!("document.querySelector('#mp img.pic').naturalWidth === {w}");
    person.until(&loaded).await;
    let side = async |name: &str| {
        let ask = format!("document.querySelector('#mp img.pic').getBoundingClientRect().{name}");
        person.ask(&ask).await.as_f64().expect("a number")
    };
    let found = (side("width").await, side("height").await);
    person.ask("remove('p')").await;
    found
}

#[tokio::test(flavor = "multi_thread")]
async fn pictures_are_as_large_as_in_the_client() {
    let Some(person) = Person::sit_down().await else {
        println!("skipped: chromedriver is not installed");
        return;
    };
    let sandbox = castaway_sandbox::start(SandboxConfig::default())
        .await
        .expect("a simulator");
    person.open(&sandbox.base_url()).await;
    // The page, the picture, whether it is inside an embed, and how large it is shown.
    for (page, size, inside, wanted) in [
        (1280, (1200, 1700), false, (247.0, 350.0)),
        (1280, (1200, 800), false, (525.0, 350.0)),
        (1280, (1100, 500), false, (550.0, 250.0)),
        (1280, (100, 60), false, (100.0, 60.0)),
        (1280, (1200, 1700), true, (212.0, 300.0)),
        (1280, (1200, 800), true, (400.0, 267.0)),
        (1280, (50, 40), true, (50.0, 40.0)),
        (600, (1200, 1700), false, (247.0, 350.0)),
        (599, (1200, 1700), false, (579.0, 820.0)),
        (390, (1200, 1700), false, (370.0, 524.0)),
        (390, (100, 60), false, (100.0, 60.0)),
        (390, (1200, 800), true, (346.0, 231.0)),
    ] {
        // So high that no bar for scrolling takes room.
        person.window(page, 1600).await;
        let (w, h) = shown(&person, size, inside).await;
        let close = (w - wanted.0).abs() < 1.1 && (h - wanted.1).abs() < 1.1;
        assert!(close, "{size:?} on {page}, inside {inside}: {w} x {h}");
    }
    assert_eq!(person.complaints().await, Vec::<String>::new());
    person.client.clone().close().await.expect("closed");
    sandbox.shutdown().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_whole_picture_opens_over_the_page() {
    let Some(person) = Person::sit_down().await else {
        println!("skipped: chromedriver is not installed");
        return;
    };
    let sandbox = castaway_sandbox::start(SandboxConfig::default())
        .await
        .expect("a simulator");
    person.open(&sandbox.base_url()).await;
    person.window(1280, 900).await;
    person.ask(&format!("{PUT}('p', 1200, 1700, false)")).await;
    let open = "document.querySelector('#zoom').open && document.querySelector('#zoom img').naturalWidth === 1200";
    let closed = "!document.querySelector('#zoom').open && document.activeElement === document.querySelector('#mp img.pic')";
    let height = "Math.round(document.querySelector('#zoom img').getBoundingClientRect().height)";

    // By mouse: fitted, then whole and scrollable, then fitted again; away by a click beside it.
    assert!(person.click_last("#mp img.pic").await);
    person.until(open).await;
    let alt = "document.querySelector('#zoom img').alt";
    assert_eq!(person.ask(alt).await, "words for p");
    assert_eq!(person.ask(height).await, 900);
    let picture = "document.querySelector('#zoom img').click()";
    person.ask(picture).await;
    assert_eq!(person.ask(height).await, 1700);
    let scrolls = "(z => z.scrollHeight > z.clientHeight)(document.querySelector('#zoom'))";
    assert_eq!(person.ask(scrolls).await, true);
    person.ask(picture).await;
    assert_eq!(person.ask(height).await, 900);
    person
        .ask("document.elementFromPoint(5, innerHeight / 2).click()")
        .await;
    person.until(closed).await;

    // By keys alone.
    for key in ["\u{e007}", " "] {
        person.key(key).await;
        person.until(open).await;
        person.key(key).await;
        assert_eq!(person.ask(height).await, 1700);
        person.key("\u{e00c}").await;
        person.until(closed).await;
    }

    // The message is drawn anew meanwhile: its picture has the focus then. A finger finds the button.
    person.window(390, 844).await;
    assert!(person.click_last("#mp img.pic").await);
    person.until(open).await;
    person.ask(&format!("{PUT}('p', 1200, 1700, false)")).await;
    assert!(person.click_last("#zoom button").await);
    person.until(closed).await;
    assert_eq!(person.complaints().await, Vec::<String>::new());
    person.client.clone().close().await.expect("closed");
    sandbox.shutdown().await;
}
