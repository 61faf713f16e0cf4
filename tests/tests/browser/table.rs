//! A table that fills up, in the browsers of three people with windows of their own.
//! Reproduce: `cargo test -p castaway-tests --test browser three_people -- --nocapture`.

use castaway::ops::load::Stage;

use crate::{CALM, drawn, driver::Person};

/// A browser whose person is the member with this number.
pub async fn comes(url: &str, member: usize, phone: bool) -> Option<Person> {
    let person = Person::sit_down().await?;
    person.speaks("en-US").await;
    let (width, height) = if phone { (390, 844) } else { (1280, 900) };
    person.window(width, height).await;
    person.open(url).await;
    person
        .until("document.querySelector('#user option') && document.querySelector('.empty, .msg')")
        .await;
    let choose = format!(
        "(s => {{ s.selectedIndex = {member}; s.dispatchEvent(new Event('change')); return 1; }})(document.querySelector('#user'))"
    );
    person.ask(&choose).await;
    Some(person)
}

pub fn says(words: &str) -> String {
    format!("document.getElementById('log').innerText.includes('{words}')")
}

pub fn on_table(word: &str) -> String {
    format!(".msg:not(.private) button[data-custom-id*='|{word}|']:not(:disabled)")
}

/// Those who sit down, by their names on the page, whoever opens the table first.
pub const NAMES: [&str; 3] = ["Mary", "Robin", "Will"];

/// Three people in windows of their own sit down at a table that the first of them opens by a command; `None` without a driver.
pub async fn sits_down(url: &str, command: &str, phone: bool) -> Option<[Person; 3]> {
    // By their numbers among the members of the simulated server.
    let mary = comes(url, 1, phone).await?;
    let robin = comes(url, 0, phone).await?;
    let will = comes(url, 2, phone).await?;
    let people = [mary, robin, will];
    people[0].command(command).await;
    for person in &people {
        person
            .until(&format!("document.querySelector(\"{}\")", on_table("sit")))
            .await;
    }
    for person in &people[1..] {
        person.until(CALM).await;
        assert!(person.click_still(&on_table("sit")).await);
        person.until(CALM).await;
    }
    people[0].until(&says("@Will")).await;
    Some(people)
}

/// Who opened the table lets the game begin; all see it as soon as this is true of their pages.
pub async fn begins(people: &[Person; 3], begun: &str) {
    people[0].until(CALM).await;
    assert!(people[0].click_still(&on_table("begin")).await);
    for person in people {
        person.until(begun).await;
        fits(person).await;
    }
}

/// Nothing sticks out of a page.
pub async fn fits(person: &Person) {
    person
        .until("document.documentElement.scrollWidth <= innerWidth")
        .await;
    let wide = "[...document.querySelectorAll('#log *')].filter(e => e.getBoundingClientRect().right > innerWidth + 1).length";
    assert_eq!(person.ask(wide).await, 0, "something sticks out");
}

/// A press on a panel that moved below the story at that very moment: its message is gone, as it is for a real client. What
/// was meant is asked again on the new panel, so whoever pressed loses nothing, and the game goes on or the test fails.
fn moved_away(line: &str) -> bool {
    line.contains("/component ") && line.contains("404 (Not Found)")
}

/// All go home; nothing was refused, and no page complains.
pub async fn leave(people: [Person; 3], stage: Stage) {
    for person in people {
        let mut complaints = person.complaints().await;
        complaints.retain(|line| !moved_away(line));
        assert_eq!(complaints, Vec::<String>::new());
        person.client.clone().close().await.expect("closed");
    }
    assert_eq!(stage.handle.counters().refused, Vec::new());
    stage.close().await.shutdown().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn three_people_gather_at_a_table_and_set_sail() {
    let data = tempfile::tempdir().expect("a folder");
    let stage = crate::driver::opened(data.path()).await;
    let url = stage.sandbox.base_url();
    let Some(robin) = comes(&url, 0, false).await else {
        println!("skipped: chromedriver is not installed");
        return;
    };
    let mary = comes(&url, 1, true).await.expect("a second browser");
    let will = comes(&url, 2, false).await.expect("a third browser");

    // Whom a person picks from the list stands in the line as a number.
    let invited = stage.handle.users()[1].id;
    robin
        .command(&format!("/island new second:{invited}"))
        .await;
    robin.until(&says("has a seat kept")).await;
    robin.shot("8-table.png").await;
    mary.until(&says("you are invited")).await;
    mary.shot("8-table-phone.png").await;
    assert!(mary.click_still(&on_table("sit")).await);
    assert!(will.click_still(&on_table("sit")).await);
    robin
        .until("!document.getElementById('log').innerText.includes('has a seat kept')")
        .await;
    assert!(robin.click_still(&on_table("options")).await);
    robin.until(&says("Options of this table")).await;
    robin.shot("8-options.png").await;
    robin.until(CALM).await;
    assert!(robin.click_still(&on_table("begin")).await);
    for person in [&robin, &mary, &will] {
        person.until(&drawn(1)).await;
    }
    mary.shot("8-begun-phone.png").await;
    for person in [robin, mary, will] {
        assert_eq!(person.complaints().await, Vec::<String>::new());
        person.client.clone().close().await.expect("closed");
    }
    stage.close().await.shutdown().await;
}
