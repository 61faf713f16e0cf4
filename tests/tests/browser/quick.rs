//! What a person does in a quick game: on a phone, by taps.

use crate::{CALM, driver::Person};

/// The own panel shows this day.
pub fn in_day(n: u8) -> String {
    format!("/Day {n} of/.test(document.getElementById('log').innerText)")
}

/// Buttons of the own panel that do this.
pub fn tap(action: &str) -> String {
    format!(".msg.private button[data-custom-id*='|{action}|']:not(:disabled)")
}

/// One tap, or two for a menu (whose last entries only turn its pages): a field if one can be reached, else what else there is, else the night.
pub async fn one_move(person: &Person) {
    person.until(CALM).await;
    let menu = ".msg.private .pick[data-custom-id*='|go|'] > button";
    if person.click_last(menu).await
        && person
            .click_last(".msg.private .pick[data-custom-id*='|go|'] .menu button:not([data-value^='page:'])")
            .await
    {
        return;
    }
    to_night(person).await;
}

/// Ends the day with what dice are left, doing first what a single tap does.
pub async fn to_night(person: &Person) {
    for action in ["go-sure", "do-sure", "night-sure", "do", "night"] {
        if person.click_last(&tap(action)).await {
            return;
        }
    }
}

/// Nothing sticks out of the page, and nothing went wrong in it.
pub async fn fits(person: &Person) {
    person
        .until("document.documentElement.scrollWidth <= innerWidth")
        .await;
    let wide = "[...document.querySelectorAll('#log *')].filter(e => e.getBoundingClientRect().right > innerWidth + 1).length";
    assert_eq!(person.ask(wide).await, 0, "something sticks out on a phone");
    assert_eq!(person.complaints().await, Vec::<String>::new());
}
