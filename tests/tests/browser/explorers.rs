//! Three people explore a world in windows of their own, by mouse or by taps: from the lobby over characters that each chooses
//! in private and a first turn of each to the second day.
//! Reproduce: `cargo test -p castaway-tests --test browser three_explore -- --nocapture`.

use std::time::Instant;

use crate::{
    CALM,
    driver::{PATIENCE, Person},
    explore::menu,
    table::{NAMES, begins, fits, leave, sits_down},
};

/// More presses than three people make on a day and in its night.
const PRESSES: usize = 90;

/// The panel: the last message for all that opens somebody's own page.
const PANEL: &str = "[...document.querySelectorAll('.msg:not(.private)')].filter(m => m.querySelector(\"[data-custom-id*='|hand|']\")).pop()";

/// A button of the panel.
fn on_panel(part: &str) -> String {
    format!(".msg:not(.private) button[data-custom-id*='{part}']:not(:disabled)")
}

/// A button of one's own page.
fn on_page(part: &str) -> String {
    format!(".msg.private button[data-custom-id*='{part}']:not(:disabled)")
}

/// What the panel says, as this person's page shows it.
async fn panel(person: &Person) -> String {
    let text = person.ask(&format!("({PANEL})?.innerText ?? ''")).await;
    text.as_str().unwrap_or_default().to_owned()
}

/// The panel has come to this day, and its map is drawn.
fn in_day(n: u8) -> String {
    format!(
        "(p => p && /Day {n}\\b/.test(p.innerText) && [...p.querySelectorAll('img.pic')].some(i => i.naturalWidth > 400 && i.alt.length > 40))({PANEL})"
    )
}

/// A page of one's own asks for an answer.
const ASKED: &str = "document.querySelector(\".msg.private [data-custom-id*='|pick']\")";

/// Opens one's own page, on which an answer is asked for; until then, or until this is true as well.
async fn own_page(person: &Person, or: &str) {
    person.until(CALM).await;
    assert!(person.click_still(&on_panel("|hand|")).await, "a page");
    person.until(&format!("{ASKED} || {or}")).await;
}

/// The panel no longer asks this person for an answer.
fn not_asked(name: &str) -> String {
    format!(
        "(p => p && !(p.innerText.includes('\\n▶️ @{name}') && p.innerText.includes('🎒 Answer')))({PANEL})"
    )
}

/// The characters that somebody may play, as their own page names them on its buttons.
async fn offered(person: &Person) -> Vec<String> {
    let words = "[...document.querySelectorAll(\".msg.private button[data-custom-id*='|pick|']\")].map(b => b.innerText.trim())";
    let words = person.ask(words).await;
    let words = words.as_array().into_iter().flatten();
    words
        .filter_map(|word| word.as_str())
        .map(str::to_owned)
        .collect()
}

/// Each reads the own page, on which nobody reads what another may choose, and chooses the last.
async fn choose(people: &[Person; 3], width: u32) {
    let mut all = Vec::new();
    for person in people {
        own_page(person, "false").await;
        all.push(offered(person).await);
    }
    people[1].shot(&format!("10-{width}-characters.png")).await;
    for (n, mine) in all.iter().enumerate() {
        assert_eq!(mine.len(), 2, "{mine:?}");
        for (_, person) in people.iter().enumerate().filter(|(other, _)| *other != n) {
            let log = person.ask("document.getElementById('log').innerText").await;
            let log = log.as_str().unwrap_or_default();
            let read = mine.iter().find(|name| log.contains(name.as_str()));
            assert_eq!(read, None, "of another: {log}");
        }
    }
    for person in people {
        fits(person).await;
        assert!(person.click_still(&on_page("|pick|")).await);
        person.until(CALM).await;
    }
    // Will reads his own page in German, so his names are others than those on the panel.
    for (person, names) in people.iter().zip(&all).take(2) {
        // What was chosen is told to all, and what was left to nobody.
        person
            .until("/Now @\\w+ has the turn/.test(document.getElementById('log').innerText)")
            .await;
        let told = panel(&people[0]).await;
        let [left, chosen] = names.as_slice() else {
            panic!("two are offered: {names:?}");
        };
        assert!(told.contains(chosen) && !told.contains(left), "{told}");
    }
}

/// What somebody has done in this day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Day {
    Begun,
    Scouted,
}

/// Somebody scouts, by a button or from the menu of deeds; whether they could.
async fn scouts(person: &Person) -> bool {
    if person.click_last(&on_panel("scout:")).await {
        return true;
    }
    let menu = ".msg:not(.private) .pick[data-custom-id*='|menu|']";
    let open = format!("{menu} > button");
    if !person.click_last(&open).await {
        return false;
    }
    let entry = format!("{menu} .menu button[data-value^='scout:']");
    if person.click_last(&entry).await {
        return true;
    }
    // Nothing to scout: the menu is closed again.
    person.click_last(&open).await;
    false
}

/// Somebody does what is asked of them; whether there was anything.
async fn turn(person: &Person, name: &str, day: &mut Day) -> bool {
    person.until(CALM).await;
    let text = panel(person).await;
    let theirs = format!("▶️ @{name}");
    // The second day is looked at, not played.
    if text.contains("Day 2") {
        return false;
    }
    // The question before a day ends names nobody: whoever else answers it is told that it is not theirs.
    if person.click_last(&on_panel("|do-sure|")).await {
        return true;
    }
    if !text.lines().any(|line| line.starts_with(&theirs)) {
        return false;
    }
    if text.contains("🎒 Answer") {
        // What others answered meanwhile may have reached the game, and not yet this page's panel.
        own_page(person, &not_asked(name)).await;
        if person.ask(&format!("!!{ASKED}")).await != true {
            return false;
        }
        if !person.click_last(&on_page("|pick|")).await {
            let menu = ".msg.private .pick[data-custom-id*='|picks|']";
            person.click_last(&format!("{menu} > button")).await;
            person.click_last(&format!("{menu} .menu button")).await;
        }
        return true;
    }
    if person.click_last(&on_panel("|pick|")).await {
        return true;
    }
    let (open, entry) = menu("picks");
    if person.click_last(&open).await && person.click_last(&entry).await {
        return true;
    }
    if *day == Day::Begun && scouts(person).await {
        *day = Day::Scouted;
        return true;
    }
    person
        .click_last(".msg:not(.private) button[data-custom-id*='|do|'][data-custom-id$='|end']:not(:disabled)")
        .await
}

/// From the lobby to the second day, in windows of this width.
async fn plays(width: u32) {
    let data = tempfile::tempdir().expect("a folder");
    let stage = crate::driver::opened(data.path()).await;
    let Some(people) = sits_down(&stage.sandbox.base_url(), "/explore new", width < 600).await
    else {
        println!("skipped: chromedriver is not installed");
        return;
    };
    people[0].shot(&format!("10-{width}-lobby.png")).await;
    begins(&people, &in_day(1)).await;
    choose(&people, width).await;
    people[1].shot(&format!("10-{width}-begun.png")).await;
    let end = Instant::now() + 5 * PATIENCE;
    let (mut presses, mut idle) = (0, Instant::now());
    let mut days = [Day::Begun; 3];
    while people[0].ask(&in_day(2)).await != true {
        assert!(
            Instant::now() < end && presses < PRESSES,
            "the second day does not come: {}",
            panel(&people[0]).await
        );
        for ((person, name), day) in people.iter().zip(NAMES).zip(&mut days) {
            if turn(person, name, day).await {
                person.until(CALM).await;
                presses += 1;
                idle = Instant::now();
                if presses % 4 == 1 {
                    person
                        .shot(&format!("10-{width}-press-{presses:02}-{name}.png"))
                        .await;
                }
            }
        }
        if idle.elapsed() > PATIENCE / 4 {
            people[0]
                .shot(&format!("10-{width}-stands-still.png"))
                .await;
            let log = "document.getElementById('log').innerText.slice(-1500)";
            panic!("nobody can go on: {}", people[0].ask(log).await);
        }
    }
    // The second day comes once each has ended their turn; not everybody finds land to scout on it.
    assert!(days.contains(&Day::Scouted), "nobody has scouted");
    for (person, name) in people.iter().zip(NAMES) {
        person.until(&in_day(2)).await;
        person.until(CALM).await;
        fits(person).await;
        person.shot(&format!("10-{width}-day-2-{name}.png")).await;
    }
    leave(people, stage).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn three_explore_a_day_on_wide_windows() {
    plays(1280).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn three_explore_a_day_on_phones() {
    plays(390).await;
}
