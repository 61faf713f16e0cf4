//! Standing answers of the explore-and-craft game in words.

use castaway_discover::{
    Discover,
    habit::Habit,
    state::{Label, Prompt},
};
use castaway_kernel::Key;
use castaway_table::Loaded;

use super::{lines, press::Press, scene::Scene};
use crate::{
    discord::{HabitUi, Ui},
    ui::{
        press::{GamePresses, Nth},
        texts::Lang,
    },
};

impl HabitUi for Discover {
    fn habit(ui: &Ui<Self>, loaded: &Loaded<Self>, habit: &Key, lang: Lang) -> Option<String> {
        named(&ui.explore_public(lang, loaded, &[]), habit)
    }

    fn habit_menu(menu: Nth) -> Option<String> {
        Some(Press::Habit(menu).id(0))
    }
}

/// What a standing answer is called; `None` for one that this program does not know.
fn named(scene: &Scene<'_>, habit: &Key) -> Option<String> {
    let w = &scene.words;
    Some(match Habit::read(habit.as_str())? {
        Habit::Pay => w.get("di-habit-pay"),
        Habit::Support(seat, None) => {
            let who = scene.called(seat);
            w.with("di-habit-support-none", &[("who", (&who).into())])
        }
        Habit::Support(seat, Some(card)) => {
            let who = scene.called(seat);
            let card = lines::option(scene, &Prompt::Support, &Label::Support(card));
            let args = [("who", (&who).into()), ("card", (&card).into())];
            w.with("di-habit-support", &args)
        }
    })
}

/// What standing answers have said since somebody last did something, a line for each. A support card is told when it is played.
pub fn said(scene: &Scene<'_>) -> Vec<String> {
    let payments = scene.meta.by_habit.iter();
    let payments = payments.filter(|said| Habit::read(said.name.as_str()) == Some(Habit::Pay));
    payments
        .map(|said| match scene.alone() {
            true => scene.words.get("di-habit-paid-alone"),
            false => {
                let who = format!("<@{}>", said.user);
                scene.words.with("di-habit-paid", &[("who", (&who).into())])
            }
        })
        .collect()
}
