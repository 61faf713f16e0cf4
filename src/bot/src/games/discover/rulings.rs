//! Points that the rules leave open, and how they are played here.

use castaway_discover::contest::Pressure;

use super::{press::Press, words::Words};
use crate::ui::{
    SEA,
    message::{Button, Embed, Message},
    press::GamePresses,
};

/// So many points have a number (D-R-1 and on).
pub const POINTS: u8 = 31;
/// So many stand on a page.
const PAGE: u8 = 8;

/// The points with their numbers: what each is about.
pub fn names(w: &Words<'_>) -> Vec<(u8, String)> {
    let name = |n: u8| (n, w.get(&format!("dr-{n}-title")));
    (1..=POINTS).map(name).collect()
}

fn line(w: &Words<'_>, n: u8, name: &str) -> String {
    format!("**{n}. {name}.** {}", w.get(&format!("dr-{n}")))
}

/// A page of them; where a competition plays, with how it plays the one that can be chosen.
pub fn page(w: &Words<'_>, page: u8, pressure: Option<Pressure>) -> Message {
    let last = (POINTS - 1) / PAGE;
    let page = page.min(last);
    let mut lines = vec![w.get("dr-text"), w.get("dr-choice")];
    lines.extend(pressure.map(|pressure| w.get(pressure_keys(pressure).0)));
    lines.push(String::new());
    let shown = names(w).into_iter();
    let shown = shown.skip(usize::from(page * PAGE)).take(PAGE.into());
    lines.extend(shown.map(|(n, name)| line(w, n, &name)));
    let mut embed = Embed::new(w.get("dr-title"), lines.join("\n")).colour(SEA);
    let args = [("n", (page + 1).into()), ("of", (last + 1).into())];
    embed.footer = w.with("dr-page", &args).into();
    let mut message = Message::embed(embed).hidden();
    let turn = |to: u8, key: &str| Button::new(Press::Rulings(to).id(0), w.get(key));
    message.push_buttons(vec![
        // An id of its own even where both lead to the same page.
        match page.checked_sub(1) {
            Some(before) => turn(before, "dr-before").emoji("◀️"),
            None => turn(u8::MAX, "dr-before").emoji("◀️").disabled(true),
        },
        match page < last {
            true => turn(page + 1, "dr-after").emoji("▶️"),
            false => turn(u8::MAX, "dr-after").emoji("▶️").disabled(true),
        },
    ]);
    message
}

/// One point.
pub fn one(w: &Words<'_>, n: u8) -> Message {
    let name = w.get(&format!("dr-{n}-title"));
    let text = w.get(&format!("dr-{n}"));
    let mut message = Message::embed(Embed::new(name, text).colour(SEA)).hidden();
    let page = n.saturating_sub(1) / PAGE;
    let all = Press::Rulings(page).id(0);
    message.push_buttons(vec![Button::new(all, w.get("dr-all")).emoji("⚖️")]);
    message
}

/// What is said of the ruling of a competition: on the table, on its button, and the other choice.
pub fn pressure_keys(pressure: Pressure) -> (&'static str, &'static str, Pressure) {
    match pressure {
        Pressure::Rising => ("dx-pressure-rising", "dx-button-steady", Pressure::Steady),
        Pressure::Steady => ("dx-pressure-steady", "dx-button-rising", Pressure::Rising),
    }
}

/// The button that opens them.
pub fn button(w: &Words<'_>) -> Button {
    Button::new(Press::Rulings(0).id(0), w.get("dr-button")).emoji("⚖️")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        registry::{GAMES, texts},
        ui::texts::Lang,
    };

    #[test]
    fn every_point_has_a_text_in_both_languages_and_stands_on_one_page() {
        let rules = include_str!("../../../../../docs/discover-rules.md");
        let listed = rules.lines().filter(|line| line.starts_with("| D-R-"));
        assert_eq!(listed.count(), usize::from(POINTS));
        let all = texts(GAMES);
        for lang in Lang::ALL {
            let w = Words::new(all.of(lang));
            let pages: Vec<String> = (0..=POINTS / PAGE)
                .map(|n| page(&w, n, None).json().to_string())
                .collect();
            for (n, name) in names(&w) {
                let text = w.get(&format!("dr-{n}"));
                assert!(!name.starts_with("dr-") && !text.starts_with("dr-"), "{n}");
                let head = format!("**{n}. {name}.**");
                let found = pages.iter().filter(|page| page.contains(&head));
                assert_eq!(found.count(), 1, "{n}");
            }
        }
    }

    #[test]
    fn a_competition_says_how_it_plays_the_point_that_can_be_chosen() {
        let all = texts(GAMES);
        let w = Words::new(all.of(Lang::En));
        let of = |pressure| page(&w, 0, pressure).json().to_string();
        let (none, rising) = (of(None), of(Some(Pressure::Rising)));
        let steady = of(Some(Pressure::Steady));
        assert!(none != rising && rising != steady && none != steady);
        assert!(none.contains("One point is for the table to choose"));
    }
}
