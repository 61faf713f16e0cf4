//! Standing answers of the explore-and-craft game in words.

use castaway_discover::{
    Discover,
    event::Event,
    habit::Habit,
    state::{Label, Prompt},
    stock::Stock,
};
use castaway_kernel::{Key, Seat};
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
    payments.map(|said| paid(scene, said.user)).collect()
}

/// What somebody has paid at once, and what for, as far as these eyes are still told of it.
fn paid(scene: &Scene<'_>, user: u64) -> String {
    let w = &scene.words;
    let mut seats = scene.known().seats();
    let seat = seats.find(|seat| scene.meta.chairs.owner(*seat) == Some(user));
    let told = seat.and_then(|seat| payment(&scene.events, seat));
    let (what, card) = told.map_or_else(Default::default, |(paid, card)| {
        (w.wording.stock(&paid), w.wording.name(card))
    });
    let who = format!("<@{user}>");
    let yes = |is: bool| if is { "yes" } else { "no" };
    let args = [
        ("alone", yes(scene.alone()).into()),
        ("told", yes(!what.is_empty()).into()),
        ("who", (&who).into()),
        ("what", (&what).into()),
        ("card", (&card).into()),
    ];
    w.with("di-habit-paid", &args)
}

/// What somebody parted with last, and the card before it that asked for it.
fn payment(events: &[Event], seat: Seat) -> Option<(Stock, &Key)> {
    let spent = |event: &Event| match event {
        Event::Spent(who, stock) if *who == seat => Some(*stock),
        _ => None,
    };
    let last = events.iter().rposition(|event| spent(event).is_some())?;
    let (before, _) = events.split_at(last + 1);
    let first = before.iter().rposition(|event| asking(event).is_some())?;
    let card = asking(before.get(first)?)?;
    let mut paid = Stock::NONE;
    for more in before.iter().skip(first).filter_map(spent) {
        paid.add(&more);
    }
    Some((paid, card))
}

/// A card that may ask for something.
fn asking(event: &Event) -> Option<&Key> {
    match event {
        Event::Night(card) | Event::Threat(_, card) | Event::Card(_, card) => Some(card),
        _ => None,
    }
}
