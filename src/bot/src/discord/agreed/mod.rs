//! People settle how their running table plays: its pace, who moves what, a pause, holidays. Whoever does it is answered with
//! the page; what all are to know is noted in the same write and told by the keeper of the channel ([`telling`]).

mod nudging;
mod page;
mod telling;

use std::pin::Pin;

use castaway_table::{Announced, Control, Deed, Loaded, Meta, Moved, Term, Trouble};

use self::page::{is_back, page};
use super::{
    context::Ui,
    game_ui::GameUi,
    order::Order,
    reply::{Caller, How},
    when,
};
use crate::ui::message::Message;

/// What is done about a press.
type Pressing<'a> = Pin<Box<dyn Future<Output = ()> + Send + 'a>>;

const DAY_MS: u64 = 24 * 60 * 60 * 1000;
/// Holidays that end so close together are one.
const SAME_MS: u64 = 60 * 60 * 1000;
/// When a day without a time begins for whoever is back.
const MORNING: &str = "9:00";

/// What a button of the page, or of a message about the table, does.
pub(super) enum Settling {
    /// Agrees to what somebody would settle.
    Agree(Term),
    /// Is against what somebody would settle.
    Oppose(Term),
    /// Would settle this.
    Propose(Term),
    /// Lets time stand still, or run again.
    Pause(bool),
    /// Takes a holiday of so many days; 0 is back.
    Holiday(u8),
    /// Nudges somebody.
    Nudge(u64),
}

/// What somebody says of what would be settled.
#[derive(Clone, Copy)]
enum Word {
    Proposes,
    For,
    Against,
}

impl<G: GameUi> Ui<G> {
    /// Shows the caller how the channel's table plays, with what they can change about it.
    pub(in crate::discord) async fn show_agreed(&self, caller: &Caller) {
        let Some(loaded) = self.running_with(caller, looks(caller)).await else {
            return;
        };
        if loaded.meta.is_solo() {
            return self.tell(caller, "agreed-alone").await;
        }
        let page = page::<G>(self.texts.of(caller.lang), &loaded.meta, caller);
        self.say(caller, caller.turn(), &page).await;
    }

    /// What those buttons do, on the heap: made here, nothing of it lies on the stack of the router.
    pub(super) fn pressed_agreed<'a>(
        &'a self,
        caller: &'a Caller,
        settling: Settling,
        tag: String,
    ) -> Pressing<'a> {
        Box::pin(async move {
            match settling {
                Settling::Agree(term) => {
                    Box::pin(self.vote(caller, term, &tag, Word::For)).await;
                }
                Settling::Oppose(term) => {
                    Box::pin(self.vote(caller, term, &tag, Word::Against)).await;
                }
                Settling::Propose(term) => {
                    Box::pin(self.propose(caller, term, &tag, Word::Proposes)).await;
                }
                Settling::Pause(stands) => Box::pin(self.pause(caller, stands, &tag)).await,
                Settling::Holiday(days) => Box::pin(self.holiday(caller, days, &tag)).await,
                Settling::Nudge(user) => Box::pin(self.nudge(caller, user, &tag)).await,
            }
        })
    }

    /// The caller agrees to what somebody would settle, or is against it; what is not open any more says so.
    async fn vote(&self, caller: &Caller, term: Term, tag: &str, word: Word) {
        let Some(loaded) = self.agreed_about(caller, tag).await else {
            return;
        };
        if loaded.meta.motion(term).is_some() {
            return self.propose(caller, term, tag, word).await;
        }
        let moot = self.text(loaded.meta.language, "agreed-moot");
        self.say(caller, How::Update, &Message::text(moot)).await;
    }

    /// The caller would settle this about the game with these signs, or is against it; it is so once more than half say so.
    async fn propose(&self, caller: &Caller, term: Term, tag: &str, word: Word) {
        let Some(before) = self.agreed_about(caller, tag).await else {
            return;
        };
        if let Term::Without(user) = term
            && !before.meta.may_go_without(user, caller.now_ms)
            && !before.meta.holds(term)
        {
            return self.tell(caller, "nudge-early").await;
        }
        if !before.meta.chairs.sits(caller.user) {
            // Who only moves for somebody beside them has no voice of their own.
            return self.sorry(caller, Trouble::NotSeated).await;
        }
        let means_nothing = match term {
            Term::Control(Control::Shared) => !G::MAY_SHARE,
            Term::StandIn(_) => !G::PLANS,
            _ => false,
        };
        if means_nothing {
            return self.unknown(caller).await;
        }
        let voices = self.voices(Some(caller), &before).await;
        let (user, now_ms, signs) = (caller.user, caller.now_ms, tag.to_owned());
        // Whoever presses the message that asks knows where it stands, even if its post was not noted.
        let message = caller.message.filter(|(_, private)| !private);
        let message = message.map(|(message, _)| message);
        let (tell, said) = std::sync::mpsc::channel();
        let moved = self.tables().change_meta(caller.channel, move |meta| {
            if meta.tag != signs {
                return;
            }
            let panel = meta.panel.map(|panel| panel.message);
            let mut open = meta.motions.iter_mut();
            if let Some(motion) = open.find(|motion| motion.term == term)
                && message != panel
            {
                motion.message = motion.message.or(message);
            }
            let moved = match word {
                Word::Proposes => meta.propose(user, term, &voices, now_ms),
                Word::For => meta.agree(user, term, &voices, now_ms),
                Word::Against => meta.oppose(user, term, &voices, now_ms),
            };
            if moved == Moved::Settled {
                meta.owe_panel();
            }
            // Whoever asks still listens, or nobody needs to know.
            let _ = tell.send(moved);
        });
        let loaded = match moved.await {
            Ok(loaded) => loaded,
            Err(trouble) => return self.sorry(caller, trouble).await,
        };
        match said.try_recv() {
            Ok(Moved::Same) => {
                // A word that was overtaken by the decision, or by a newer proposal, says nothing of how the table plays.
                let key = match word {
                    Word::Proposes => "agreed-same",
                    Word::For if loaded.meta.holds(term) => "agreed-same",
                    Word::For | Word::Against => "agreed-moot",
                };
                self.tell(caller, key).await;
            }
            Ok(Moved::Before) => self.tell(caller, "agreed-before").await,
            Ok(Moved::Open(_) | Moved::Settled | Moved::Declined) => {
                self.have_agreed(caller, &loaded, Some(term)).await
            }
            Err(_) => self.tell(caller, "seat-over").await,
        }
    }

    /// Time stands still at the table of this channel, or runs again.
    pub(in crate::discord) async fn pause_here(&self, caller: &Caller) {
        let Some(loaded) = self.running_with(caller, looks(caller)).await else {
            return;
        };
        if loaded.meta.is_solo() {
            return self.tell(caller, "agreed-alone").await;
        }
        let stands = loaded.meta.paused.is_none();
        self.pause(caller, stands, &loaded.meta.tag).await;
    }

    /// The host, or who manages the channel, lets time stand still; anybody at the table lets it run again.
    async fn pause(&self, caller: &Caller, stands: bool, tag: &str) {
        let deed = match stands {
            true => Deed::Lead,
            false => looks(caller),
        };
        let Some(before) = self.running_with(caller, deed).await else {
            return;
        };
        if before.meta.tag != tag || !G::OPEN {
            return self.tell(caller, "seat-over").await;
        }
        if before.meta.paused.is_some() == stands {
            // Somebody was faster: the page says how it is.
            return self.show_agreed(caller).await;
        }
        let (user, now_ms, signs) = (caller.user, caller.now_ms, tag.to_owned());
        let change = move |meta: &mut Meta| {
            let changed = meta.tag == signs
                && match stands {
                    true => meta.pause(user, now_ms),
                    false => meta.run_again(user, now_ms),
                };
            if changed {
                meta.owe_panel();
            }
        };
        self.change_agreed(caller, change).await;
    }

    /// The caller is on holiday for so many days, or back.
    async fn holiday(&self, caller: &Caller, days: u8, tag: &str) {
        if self.agreed_about(caller, tag).await.is_none() {
            return;
        }
        let until = caller.now_ms.saturating_add(u64::from(days) * DAY_MS);
        self.away_until(caller, (days > 0).then_some(until)).await;
    }

    /// The caller is on holiday until a day and time that they have written.
    pub(in crate::discord) async fn holiday_until(&self, caller: &Caller, said: &str) {
        let Some(loaded) = self.running_with(caller, Deed::TakePart).await else {
            return;
        };
        if loaded.meta.is_solo() {
            return self.tell(caller, "agreed-alone").await;
        }
        // A day alone is enough to be back on.
        let (zone, name) = self.own_zone(caller).await;
        let reads = |said: &str| when::read(said, caller.now_ms, &zone).is_ok();
        let morning = format!("{said} {MORNING}");
        let said = match !reads(said) && reads(&morning) {
            true => morning.as_str(),
            false => said,
        };
        if let Some(until_ms) = self.read_when(caller, said, &zone, &name).await {
            self.away_until(caller, Some(until_ms)).await;
        }
    }

    async fn away_until(&self, caller: &Caller, until_ms: Option<u64>) {
        let user = caller.user;
        let Some(loaded) = self.running_with(caller, Deed::TakePart).await else {
            return;
        };
        if !loaded.meta.chairs.sits(user) {
            return self.tell(caller, "seat-not-own").await;
        }
        if is_so_already(&loaded.meta, user, until_ms) {
            if until_ms.is_none() && caller.message.is_some_and(|(_, private)| !private) {
                // The button on the board is there for all to see, and meant for whoever is away.
                return self.tell(caller, "agreed-here").await;
            }
            // Told once is enough.
            return self.show_agreed(caller).await;
        }
        let (tag, now_ms) = (loaded.meta.tag.clone(), caller.now_ms);
        let change = move |meta: &mut Meta| {
            // Of two presses in the same moment the second tells nothing anew.
            if meta.tag != tag || is_so_already(meta, user, until_ms) {
                return;
            }
            match until_ms {
                Some(until_ms) => meta.go_on_holiday(user, until_ms, now_ms),
                None => {
                    if meta.come_back(user) {
                        meta.announce(user, now_ms, Announced::Back);
                    }
                }
            }
            meta.owe_panel();
        };
        self.change_agreed(caller, change).await;
    }

    /// Changes what lies beside the game, which also notes what the channel is to be told, and shows the page anew.
    async fn change_agreed(
        &self,
        caller: &Caller,
        change: impl FnOnce(&mut Meta) + Send + 'static,
    ) {
        let changed = self.tables().change_meta(caller.channel, change).await;
        match changed {
            Ok(loaded) => self.have_agreed(caller, &loaded, None).await,
            Err(trouble) => self.sorry(caller, trouble).await,
        }
    }

    /// Answers whoever settled something, or said a word about this, with the page or in the message that asked; the channel is told by
    /// its keeper.
    async fn have_agreed(&self, caller: &Caller, loaded: &Loaded<G>, about: Option<Term>) {
        self.forget(caller.channel);
        let (meta, t) = (&loaded.meta, self.texts.of(loaded.meta.language));
        let asked = caller.message.filter(|(_, private)| !private);
        let panel = meta.panel.map(|panel| panel.message);
        match asked {
            Some((message, _)) if Some(message) != panel => {
                let news = page::news::<G>(t, meta, about);
                self.say(caller, How::Update, &news).await;
            }
            // Whoever comes back by the board wants to know what happened, not how the table plays.
            Some(_)
                if meta
                    .announcements
                    .last()
                    .is_some_and(|told| is_back(told, caller)) =>
            {
                Box::pin(self.recap(caller, loaded)).await;
            }
            Some(_) | None => {
                let page = page::<G>(self.texts.of(caller.lang), meta, caller);
                self.say(caller, caller.turn(), &page).await;
            }
        }
        self.look_after(caller.channel, Order::paint(Some(caller)));
    }

    /// The game of the channel, if it is the one with these signs, runs, and the caller plays it.
    async fn agreed_about(&self, caller: &Caller, tag: &str) -> Option<Loaded<G>> {
        let loaded = self.running_with(caller, Deed::TakePart).await?;
        if loaded.meta.tag == tag && G::OPEN {
            return Some(loaded);
        }
        self.tell(caller, "seat-over").await;
        None
    }
}

/// What lets somebody look at how a table plays: they play there, or manage its channel.
fn looks(caller: &Caller) -> Deed {
    match caller.manages {
        true => Deed::Lead,
        false => Deed::TakePart,
    }
}

/// Whether somebody is on holiday until about then already, or there if they would be back.
fn is_so_already(meta: &Meta, user: u64, until_ms: Option<u64>) -> bool {
    let until = meta.holiday(user);
    match until_ms {
        Some(until_ms) => until.is_some_and(|old| old.abs_diff(until_ms) < SAME_MS),
        None => !meta.is_away(user),
    }
}
