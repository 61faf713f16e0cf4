//! Standing answers of the island game in words.

use castaway_kernel::{Game, Key};
use castaway_robinson::{game::Island, habit::Habit, task::CardRef, view::View};
use castaway_table::Loaded;

use super::{ahead, press::Press, scene::Scene, words::Words};
use crate::{
    discord::{Caller, HabitUi, Ui, habit_value},
    ui::{
        message::Message,
        press::{GamePresses, Nth},
        texts::Lang,
    },
};

impl HabitUi for Island {
    const MEANWHILE: Option<&'static str> = Some("others-meanwhile");

    fn habit(ui: &Ui<Self>, loaded: &Loaded<Self>, habit: &Key, lang: Lang) -> Option<String> {
        let view = Island::view(ui.catalog(), &loaded.state, None);
        named(&ui.words(lang), &view, habit)
    }

    fn habit_takes_all(habit: &Key) -> bool {
        Habit::read(habit.as_str()).is_some_and(|habit| habit.takes_all())
    }

    fn habit_note(ui: &Ui<Self>, loaded: &Loaded<Self>, lang: Lang) -> Option<String> {
        let view = Island::view(ui.catalog(), &loaded.state, None);
        (!view.pile.is_empty()).then(|| ui.words(lang).get("standing-pile"))
    }

    fn habit_menu(menu: Nth) -> Option<String> {
        Some(Press::Habit(menu).id(0))
    }

    fn ahead_page(
        ui: &Ui<Self>,
        loaded: &Loaded<Self>,
        next: &Loaded<Self>,
        (user, lang): (u64, Lang),
    ) -> Option<Message> {
        let scene = ui.scene(lang, next, &[], Some(user));
        let open = loaded.state.ask.as_ref()?.id;
        ahead::page(&scene, user, open.0, loaded.meta.ahead_of(user))
    }
}

impl Ui<Island> {
    /// The caller leaves things in the order they lie in, from now on.
    pub async fn always_in_order(&self, caller: &Caller) {
        match self.tables().load(caller.place).await {
            Ok(loaded) => {
                let value = habit_value(&loaded.meta.tag, &Habit::Order.name());
                self.settle_habit(caller, &value).await;
            }
            Err(trouble) => self.sorry(caller, trouble).await,
        }
    }
}

/// What a standing answer is called; `None` for one that this program does not know.
fn named(w: &Words<'_>, view: &View, habit: &Key) -> Option<String> {
    Some(match Habit::read(habit.as_str())? {
        Habit::Skip(what) => {
            let thing = w.table(view).usable_name(&what);
            w.with("habit-skip", &[("thing", (&thing).into())])
        }
        Habit::RerollAt(placement) => {
            let planned = view.plan.iter().find(|planned| planned.id == placement)?;
            let goal = w.goal(view, &planned.what.goal);
            w.with("habit-reroll-at", &[("goal", (&goal).into())])
        }
        Habit::Wood => {
            let item = w.card(&CardRef::Invention(view.goal_item.clone()?));
            w.with("habit-wood", &[("item", (&item).into())])
        }
        Habit::PileNone(stage) => w.with("habit-pile-none", &[("stage", stage.into())]),
        Habit::PileAll(stage) => w.with("habit-pile-all", &[("stage", stage.into())]),
        Habit::Ready
        | Habit::Reroll
        | Habit::Treasure
        | Habit::PileNever
        | Habit::PileAlways
        | Habit::Stay
        | Habit::Small
        | Habit::Order
        | Habit::Little
        | Habit::ArrangeDet
        | Habit::ArrangeMorale
        | Habit::ArrangeUse => w.get(&format!("habit-{habit}")),
    })
}

/// What standing answers have said since somebody last did something, in one line: those who settled the same, and what nobody has
/// settled, for it only goes with the pace.
pub fn said(scene: &Scene<'_>) -> Vec<String> {
    let (w, view) = (&scene.words, &scene.view);
    let mut all: Vec<(String, Vec<String>)> = Vec::new();
    for said in &scene.meta.by_habit {
        let Some(what) = named(w, view, &said.name) else {
            continue;
        };
        let by_pace = |(known, people): &&mut (String, Vec<String>)| {
            *known == what && people.is_empty() == said.usual
        };
        let who = (!said.usual).then(|| format!("<@{}>", said.user));
        match all.iter_mut().find(by_pace) {
            Some((_, people)) => {
                let new = who.filter(|who| !people.contains(who));
                people.extend(new);
            }
            None => all.push((what, who.into_iter().collect())),
        }
    }
    // Who settled it, none where it goes with the pace, and all of what.
    let mut groups: Vec<(Vec<String>, Vec<String>)> = Vec::new();
    for (what, people) in all {
        match groups.iter_mut().find(|(known, _)| *known == people) {
            Some((_, whats)) => whats.push(what),
            None => groups.push((people, vec![what])),
        }
    }
    let line = |(people, whats): (Vec<String>, Vec<String>)| {
        let (who, what) = (people.join(", "), whats.join("; "));
        if people.is_empty() {
            return w.with("habit-said-pace", &[("what", (&what).into())]);
        }
        w.with(
            "habit-said",
            &[("who", (&who).into()), ("what", (&what).into())],
        )
    };
    let lines: Vec<String> = groups.into_iter().map(line).collect();
    // Above nearly every question: one line, and one sign.
    let joined = lines.join("\n").replace("\n-# 📌 ", " · ");
    (!joined.is_empty()).then_some(joined).into_iter().collect()
}

/// Whether somebody has said that they are ready as soon as their pawns are planned, and not otherwise in this plan.
pub fn is_ready_when_planned(scene: &Scene<'_>, user: u64) -> bool {
    let meta = scene.meta;
    meta.has_habit(user, &Habit::Ready.name()) && !meta.together.not_yet.contains(&user)
}

/// Whether somebody has said that a failure of this planned action is rolled again.
pub fn is_wished(scene: &Scene<'_>, placement: u32) -> bool {
    let name = Habit::RerollAt(placement).name();
    let mut people = scene.meta.people().into_iter();
    people.any(|user| {
        scene
            .meta
            .habits_of(user)
            .iter()
            .any(|habit| habit.name == name)
    })
}
