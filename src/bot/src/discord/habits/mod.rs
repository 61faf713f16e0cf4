//! `/standing`: what somebody answers once and for all at a table, and taking it back. The table gives such answers by itself.

mod ahead;
pub mod game;
mod page;

use std::pin::Pin;

use castaway_kernel::Key;
use castaway_table::{Announced, Announcement, Deed, Loaded, Settled};

use self::page::{Line, Shown, page};
use super::{
    context::Ui,
    game_ui::{GameUi, is_over},
    order::Order,
    reply::Caller,
};
use crate::ui::{message::Message, press::Nth, texts::Lang};

/// Before the name of what counts from now on, in the values of a menu.
const COUNTS: char = '+';
/// So many of those that ended last are named on the page.
const ENDED: usize = 3;
/// Before the name of what counts no more.
const ENDS: char = '-';

/// The value of a menu by which this counts from now on in the game with these signs.
pub fn habit_value(tag: &str, name: &Key) -> String {
    format!("{tag}{COUNTS}{name}")
}

impl<G: GameUi> Ui<G> {
    /// What the button does, on the heap: made here, nothing of it lies on the stack of the router.
    pub(super) fn pressed_standing<'a>(
        &'a self,
        caller: &'a Caller,
    ) -> Pin<Box<dyn Future<Output = ()> + Send + 'a>> {
        Box::pin(async move {
            match self.tables().load(caller.place).await {
                Ok(loaded) => self.show_habits(caller, &loaded).await,
                Err(trouble) => self.sorry(caller, trouble).await,
            }
        })
    }

    /// Shows the caller what they answer once and for all at this table, and what else they could.
    pub(super) async fn show_habits(&self, caller: &Caller, loaded: &Loaded<G>) {
        let meta = &loaded.meta;
        if is_over(loaded) && meta.chairs.sits(caller.user) {
            return self.tell(caller, "standing-over").await;
        }
        let asks_all = meta.is_solo() && G::first_habits().is_empty();
        if asks_all && meta.chairs.sits(caller.user) {
            return self.tell(caller, "standing-alone").await;
        }
        if !meta.chairs.sits(caller.user) {
            return self.sorry(caller, castaway_table::Trouble::NotSeated).await;
        }
        if G::habit_menu(Nth(0)).is_none() {
            return self.tell(caller, "standing-none").await;
        }
        let message = page(
            self.texts.of(caller.lang),
            &self.shown(caller, loaded),
            G::habit_menu,
        );
        self.say(caller, caller.turn(), &message).await;
    }

    fn shown(&self, caller: &Caller, loaded: &Loaded<G>) -> Shown {
        let (user, meta) = (caller.user, &loaded.meta);
        let named = |name: &Key, sign: char| {
            let text = G::habit(self, loaded, name, caller.lang)?;
            let value = format!("{}{sign}{name}", meta.tag);
            Some(Line {
                value,
                text,
                usual: false,
                now: self.tables().would_say(loaded, user, name).is_some(),
                of_all: G::habit_takes_all(name),
            })
        };
        let habits = meta.habits_of(user);
        let settled = habits.iter().filter_map(|habit| {
            let line = named(&habit.name, ENDS)?;
            let usual = habit.usual;
            Some(Line { usual, ..line })
        });
        let settled: Vec<Line> = settled.collect();
        // What is answered in a moment by what they have settled they are not told to answer.
        let given = || self.tables().is_answered_by_habit(loaded);
        let answered = settled.iter().any(|line| line.now) && given();
        let others = self.tables().habits(loaded, user).into_iter();
        let others = others.filter(|name| habits.iter().all(|habit| habit.name != *name));
        let mut offered: Vec<Line> = others.filter_map(|name| named(&name, COUNTS)).collect();
        // What answers the open question is what somebody came for.
        offered.sort_by_key(|line| !line.now);
        let ended = meta.habits.get(&user).map_or(&[][..], |own| &own.ended[..]);
        let ended = ended.iter().skip(ended.len().saturating_sub(ENDED));
        let ended = ended.filter_map(|one| G::habit(self, loaded, &one.habit.name, caller.lang));
        Shown {
            settled,
            ended: ended.collect(),
            offered,
            question: G::open_question(self, loaded, caller.reader()).filter(|_| !answered),
            note: G::habit_note(self, loaded, caller.lang),
        }
    }

    /// Does what was picked from a menu of that page.
    pub async fn settle_habit(&self, caller: &Caller, value: &str) {
        let read = value.find([COUNTS, ENDS]).map(|at| value.split_at(at));
        let Some((tag, said)) = read else {
            return self.unknown(caller).await;
        };
        let Some(before) = self.running_with(caller, Deed::TakePart).await else {
            return;
        };
        if before.meta.tag != tag {
            return self.tell(caller, "seat-over").await;
        }
        let name = Key::from(said.trim_start_matches([COUNTS, ENDS]));
        let (counts, ended) = match said.starts_with(COUNTS) {
            true => (Some(name), Vec::new()),
            false => (None, vec![name]),
        };
        let tables = self.tables();
        let settled = tables.settle_instead(caller.channel, caller.stamp(), counts, ended);
        match settled.await {
            Ok(Settled::Now(loaded)) => {
                self.forget(caller.channel);
                self.show_habits(caller, &loaded).await;
                self.look_after(caller.channel, Order::default());
            }
            Ok(Settled::Unfit(_)) => self.tell(caller, "standing-unfit").await,
            Err(trouble) => self.sorry(caller, trouble).await,
        }
    }

    /// What all are told of what somebody has settled, where the game has the words for it.
    pub(super) fn told_of_habit(&self, loaded: &Loaded<G>, told: &Announcement) -> Option<Message> {
        let (name, key) = match &told.what {
            Announced::Disarmed { name } => (name, "standing-lost"),
            Announced::Rearmed { name } => (name, "standing-back"),
            _ => return None,
        };
        let lang: Lang = loaded.meta.language;
        let what = G::habit(self, loaded, name, lang)?;
        let who = format!("<@{}>", told.user);
        let args = [("who", (&who).into()), ("what", (&what).into())];
        Some(Message::text(self.texts.of(lang).with(key, &args)))
    }
}
