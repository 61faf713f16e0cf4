//! Standing answers of the explore-and-craft game in words.

use castaway_discover::{
    Discover,
    event::Event,
    habit::{Habit, Instead},
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
    const MEANWHILE: Option<&'static str> = Some("di-meanwhile");

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
        Habit::Way(Instead::Nothing) => w.get("di-habit-way-nothing"),
        Habit::Way(Instead::Water) => w.get("di-habit-way-water"),
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
    let seats = scene.known().seats();
    let mut seats = seats.filter(|seat| scene.meta.chairs.owner(*seat) == Some(user));
    let only = seats.next().filter(|_| seats.next().is_none());
    let fresh = scene.events.len().saturating_sub(scene.fresh);
    let newest = scene.events.get(fresh..).unwrap_or_default();
    let told = only.and_then(|seat| payment(newest, seat));
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

/// What somebody has paid among these events, and the card before it that asked for it; `None` where they parted with things more
/// than once, for what was paid and what was lost look alike.
fn payment(events: &[Event], seat: Seat) -> Option<(Stock, &Key)> {
    let mut all = (0..).zip(events).filter_map(|(at, event)| match event {
        Event::Spent(who, stock) if *who == seat => Some((at, *stock)),
        _ => None,
    });
    let (at, paid) = all.next()?;
    if all.next().is_some() {
        return None;
    }
    let card = events.iter().take(at).rev().find_map(asking)?;
    Some((paid, card))
}

/// A card that may ask for something.
fn asking(event: &Event) -> Option<&Key> {
    match event {
        Event::Night(card) | Event::Threat(_, card) | Event::Card(_, card) => Some(card),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use castaway_discover::ids::Res;

    use super::*;

    fn spent(seat: u8, res: Res) -> Event {
        let mut stock = Stock::NONE;
        stock.gain(res, 1);
        Event::Spent(Seat(seat), stock)
    }

    #[test]
    fn what_was_paid_is_told_only_where_nothing_else_was_lost() {
        let night = Event::Night("n0".into());
        let threat = Event::Threat(Seat(0), "wild_2".into());
        let paid = [
            night.clone(),
            spent(1, Res::Food),
            spent(0, Res::Clean),
            threat.clone(),
        ];
        let told = payment(&paid, Seat(0));
        let (what, card) = told.expect("one payment");
        assert_eq!((what.units(Res::Clean), card.as_str()), (1, "n0"));
        // What a threat took looks like a payment, and comes after one.
        let both = [night, spent(0, Res::Clean), threat, spent(0, Res::Wood)];
        assert_eq!(payment(&both, Seat(0)), None);
        assert_eq!(payment(&[spent(0, Res::Wood)], Seat(0)), None);
    }
}
