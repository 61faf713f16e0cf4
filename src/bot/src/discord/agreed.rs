//! The page on which people settle how their running table plays: its pace, who moves what, a pause, holidays.

use std::pin::Pin;

use castaway_table::{Control, Deed, Loaded, Meta, Motion, Moved, Pace, Term, Trouble};

use super::{
    context::Ui,
    failure,
    game_ui::GameUi,
    order::Order,
    reply::{Caller, How},
    when,
};
use crate::ui::{
    SAND,
    message::{Button, Embed, Message, Style},
    shared::Shared,
    texts::Texts,
};

/// What is done about a press.
type Pressing<'a> = Pin<Box<dyn Future<Output = ()> + Send + 'a>>;

const DAY_MS: u64 = 24 * 60 * 60 * 1000;
/// Holidays that end so close together are one.
const SAME_MS: u64 = 60 * 60 * 1000;
/// When a day without a time begins for whoever is back.
const MORNING: &str = "9:00";
/// The holidays that are offered, in days.
const HOLIDAYS: [u8; 5] = [1, 3, 7, 14, 28];

impl<G: GameUi> Ui<G> {
    /// Shows the caller how the channel's table plays, with what they can change about it.
    pub async fn show_agreed(&self, caller: &Caller) {
        let Some(loaded) = self.running_with(caller, Deed::TakePart).await else {
            return;
        };
        if loaded.meta.is_solo() {
            return self.tell(caller, "agreed-alone").await;
        }
        let page = page::<G>(self.texts.of(caller.lang), &loaded.meta, caller);
        self.say(caller, caller.turn(), &page).await;
    }

    /// What the buttons of that page do, on the heap: made here, nothing of it lies on the stack of the router.
    pub(super) fn pressed_agreed<'a>(&'a self, caller: &'a Caller, press: Shared) -> Pressing<'a> {
        match press {
            Shared::Agree { term, tag } => {
                Box::pin(async move { self.agree_to(caller, term, &tag).await })
            }
            Shared::Propose { term, tag } => {
                Box::pin(async move { self.propose(caller, term, &tag).await })
            }
            Shared::Pause { stands, tag } => {
                Box::pin(async move { self.pause(caller, stands, &tag).await })
            }
            Shared::Holiday { days, tag } => {
                Box::pin(async move { self.holiday(caller, days, &tag).await })
            }
            _ => Box::pin(self.show_agreed(caller)),
        }
    }

    /// The caller agrees to what somebody would settle; what is not open any more says so.
    async fn agree_to(&self, caller: &Caller, term: Term, tag: &str) {
        let Some(loaded) = self.agreed_about(caller, tag).await else {
            return;
        };
        let motion = loaded.meta.motion.as_ref();
        if motion.is_some_and(|motion| motion.term == term) {
            return self.propose(caller, term, tag).await;
        }
        let moot = self.text(loaded.meta.language, "agreed-moot");
        self.say(caller, How::Update, &Message::text(moot)).await;
    }

    /// The caller would settle this about the game with these signs; it is so once more than half say so.
    async fn propose(&self, caller: &Caller, term: Term, tag: &str) {
        let Some(before) = self.agreed_about(caller, tag).await else {
            return;
        };
        if !before.meta.chairs.sits(caller.user) {
            // Who only moves for somebody beside them has no voice of their own.
            return self.sorry(caller, Trouble::NotSeated).await;
        }
        let voices = self.voices(caller, &before).await;
        let (user, now_ms, signs) = (caller.user, caller.now_ms, tag.to_owned());
        let (tell, said) = std::sync::mpsc::channel();
        let all = voices.clone();
        let moved = self.tables().change_meta(caller.channel, move |meta| {
            if meta.tag == signs {
                let moved = meta.propose(user, term, &all, now_ms);
                if moved == Moved::Settled {
                    meta.owe_panel();
                }
                // Whoever asks still listens, or nobody needs to know.
                let _ = tell.send(moved);
            }
        });
        let loaded = match moved.await {
            Ok(loaded) => loaded,
            Err(trouble) => return self.sorry(caller, trouble).await,
        };
        match said.try_recv() {
            Ok(Moved::Same) => self.tell(caller, "agreed-same").await,
            Ok(Moved::Before) => self.tell(caller, "agreed-before").await,
            Ok(Moved::Open(missing)) => {
                let mut news = motion::<G>(self, &loaded, term, missing);
                let yes = loaded.meta.motion.as_ref().map(|motion| motion.yes.clone());
                let yes = yes.unwrap_or_default();
                news.ping = voices.into_iter().filter(|u| !yes.contains(u)).collect();
                self.tell_agreed(caller, &loaded, news).await;
            }
            Ok(Moved::Settled) => {
                let t = self.texts.of(loaded.meta.language);
                let what = t.get(key(term));
                let news = Message::text(t.with("agreed-settled", &[("what", (&what).into())]));
                self.tell_agreed(caller, &loaded, news).await;
                self.look_after(caller.channel, Order::paint(Some(caller)));
            }
            Err(_) => self.tell(caller, "seat-over").await,
        }
    }

    /// The host, or who manages the channel, lets time stand still; anybody at the table lets it run again.
    async fn pause(&self, caller: &Caller, stands: bool, tag: &str) {
        let deed = match stands {
            true => Deed::Lead,
            false => Deed::TakePart,
        };
        let Some(_) = self.agreed_about(caller, tag).await else {
            return;
        };
        let Some(before) = self.running_with(caller, deed).await else {
            return;
        };
        if before.meta.paused.is_some() == stands {
            // Somebody was faster: the page says how it is.
            return self.show_agreed(caller).await;
        }
        let (now_ms, signs) = (caller.now_ms, tag.to_owned());
        let key = match stands {
            true => "agreed-paused",
            false => "agreed-runs",
        };
        let change = move |meta: &mut Meta| {
            let changed = meta.tag == signs
                && match stands {
                    true => meta.pause(now_ms),
                    false => meta.run_again(now_ms),
                };
            if changed {
                meta.owe_panel();
            }
        };
        self.change_agreed(caller, change, |t, who| t.with(key, &[("who", who.into())]))
            .await;
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
    pub async fn holiday_until(&self, caller: &Caller, said: &str) {
        let Some(loaded) = self.running_with(caller, Deed::TakePart).await else {
            return;
        };
        if loaded.meta.is_solo() {
            return self.tell(caller, "agreed-alone").await;
        }
        // A day alone is enough to be back on.
        let (zone, _) = self.zone_of(caller).await;
        let reads = |said: &str| when::read(said, caller.now_ms, &zone).is_ok();
        let morning = format!("{said} {MORNING}");
        let said = match !reads(said) && reads(&morning) {
            true => morning.as_str(),
            false => said,
        };
        if let Some(until_ms) = self.read_start(caller, said).await {
            self.away_until(caller, Some(until_ms)).await;
        }
    }

    async fn away_until(&self, caller: &Caller, until_ms: Option<u64>) {
        let user = caller.user;
        let Some(loaded) = self.running_with(caller, Deed::TakePart).await else {
            return;
        };
        if !loaded.meta.chairs.sits(user) {
            return self.sorry(caller, Trouble::NotSeated).await;
        }
        let until = loaded.meta.holiday(user);
        let same = match until_ms {
            Some(until_ms) => until.is_some_and(|old| old.abs_diff(until_ms) < SAME_MS),
            None => !loaded.meta.is_away(user),
        };
        if same {
            // Told once is enough.
            return self.show_agreed(caller).await;
        }
        let tag = loaded.meta.tag.clone();
        let change = move |meta: &mut Meta| {
            if meta.tag != tag {
                return;
            }
            match until_ms {
                Some(until_ms) => meta.go_on_holiday(user, until_ms),
                None => drop(meta.come_back(user)),
            }
            meta.owe_panel();
        };
        let say = move |t: &Texts, who: &str| match until_ms {
            Some(until_ms) => {
                let at = when::shown(until_ms);
                t.with("agreed-away", &[("who", who.into()), ("at", (&at).into())])
            }
            None => t.with("agreed-back", &[("who", who.into())]),
        };
        self.change_agreed(caller, change, say).await;
    }

    /// Changes what lies beside the game, says so to the channel and shows the page anew.
    async fn change_agreed(
        &self,
        caller: &Caller,
        change: impl FnOnce(&mut Meta) + Send + 'static,
        say: impl FnOnce(&Texts, &str) -> String,
    ) {
        let changed = self.tables().change_meta(caller.channel, change).await;
        let loaded = match changed {
            Ok(loaded) => loaded,
            Err(trouble) => return self.sorry(caller, trouble).await,
        };
        let who = format!("<@{}>", caller.user);
        let news = Message::text(say(self.texts.of(loaded.meta.language), &who));
        self.tell_agreed(caller, &loaded, news).await;
        self.look_after(caller.channel, Order::paint(Some(caller)));
    }

    /// Tells the channel what was said: in the message itself where it was said in public, else beside the page.
    async fn tell_agreed(&self, caller: &Caller, loaded: &Loaded<G>, news: Message) {
        self.forget(caller.channel);
        let panel = loaded.meta.panel.map(|panel| panel.message);
        match caller.message {
            Some((_, true)) => {
                let page = page::<G>(self.texts.of(caller.lang), &loaded.meta, caller);
                self.say(caller, How::Update, &page).await;
                let sign: [&dyn std::fmt::Display; 3] =
                    [&caller.channel, &caller.interaction, &loaded.meta.tag];
                self.post_patiently(caller.channel, news, failure::nonce('g', &sign));
            }
            Some((message, false)) if Some(message) != panel => {
                self.say(caller, How::Update, &news).await;
            }
            Some((_, false)) | None => self.say(caller, How::New, &news).await,
        }
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

/// What somebody would settle, with who agrees and a button for the others.
fn motion<G: GameUi>(ui: &Ui<G>, loaded: &Loaded<G>, term: Term, missing: usize) -> Message {
    let t = ui.texts.of(loaded.meta.language);
    let yes = loaded.meta.motion.as_ref().map(named).unwrap_or_default();
    let what = t.get(key(term));
    let args = [
        ("what", (&what).into()),
        ("yes", (&yes).into()),
        ("n", missing.into()),
    ];
    let mut message = Message::text(t.with("agreed-motion", &args));
    let tag = loaded.meta.tag.clone();
    let id = Shared::Agree { term, tag }.id(G::LETTER, 0);
    let agree = Button::new(id, t.get("button-agree")).style(Style::Success);
    message.push_buttons(vec![agree.emoji("👍")]);
    message
}

/// Who agrees to a motion.
fn named(motion: &Motion) -> String {
    let users: Vec<String> = motion.yes.iter().map(|u| format!("<@{u}>")).collect();
    users.join(", ")
}

/// How the table plays, with what the reader can change about it.
fn page<G: GameUi>(t: &Texts, meta: &Meta, caller: &Caller) -> Message {
    let mut lines = vec![
        t.get(key(Term::Pace(meta.pace))),
        t.get(key(Term::Control(meta.control))),
    ];
    if let Some(since) = meta.paused {
        let since = format!("<t:{}:R>", since / 1000);
        lines.push(t.with("agreed-stands", &[("at", (&since).into())]));
    }
    for user in meta.people() {
        let who = format!("<@{user}>");
        if let Some(until) = meta.holiday(user) {
            let at = when::shown(until);
            let args = [("who", (&who).into()), ("at", (&at).into())];
            lines.push(t.with("agreed-holiday", &args));
        }
    }
    if let Some(motion) = &meta.motion {
        let (what, yes) = (t.get(key(motion.term)), named(motion));
        let args = [("what", (&what).into()), ("yes", (&yes).into())];
        lines.push(t.with("agreed-proposed", &args));
    }
    lines.push(t.get("agreed-how"));
    let embed = Embed::new(t.get("agreed-title"), lines.join("\n")).colour(SAND);
    let mut message = Message::embed(embed).hidden();
    let tag = || meta.tag.clone();
    let said = |term| {
        let motion = meta.motion.as_ref().filter(|motion| motion.term == term);
        motion.is_some_and(|motion| motion.yes.contains(&caller.user))
    };
    let propose = |term| {
        let id = Shared::Propose { term, tag: tag() }.id(G::LETTER, 0);
        let chosen = meta.holds(term);
        let style = match chosen {
            true => Style::Primary,
            false => Style::Secondary,
        };
        Button::new(id, t.get(&format!("button-{}", key(term))))
            .style(style)
            .disabled(chosen || said(term))
    };
    let paces = Pace::ALL.map(|pace| propose(Term::Pace(pace)));
    message.push_buttons(paces.into());
    let mut row = vec![
        propose(Term::Control(Control::Own)),
        propose(Term::Control(Control::Shared)),
    ];
    let stands = meta.paused.is_none();
    let pause = Shared::Pause { stands, tag: tag() }.id(G::LETTER, 0);
    let leads = meta.may(caller.user, Deed::Lead) || caller.manages;
    if stands && leads {
        row.push(Button::new(pause, t.get("button-pause")).emoji("⏸️"));
    } else if !stands {
        let run = Button::new(pause, t.get("button-run"));
        row.push(run.style(Style::Success).emoji("▶️"));
    }
    message.push_buttons(row);
    let holiday = |days| Shared::Holiday { days, tag: tag() }.id(G::LETTER, 0);
    let away = match meta.is_away(caller.user) {
        true => vec![
            Button::new(holiday(0), t.get("button-back-again"))
                .style(Style::Success)
                .emoji("👋"),
        ],
        false if meta.chairs.sits(caller.user) => (HOLIDAYS.into_iter())
            .map(|days| {
                let label = t.with("button-holiday", &[("n", days.into())]);
                Button::new(holiday(days), label).emoji("🏖️")
            })
            .collect(),
        // Who only moves for somebody else has no holiday to take.
        false => Vec::new(),
    };
    message.push_buttons(away);
    message
}

/// The name of the text that says what is settled.
fn key(term: Term) -> &'static str {
    match term {
        Term::Pace(Pace::Live) => "agreed-live",
        Term::Pace(Pace::Several) => "agreed-several",
        Term::Pace(Pace::Daily) => "agreed-daily",
        Term::Pace(Pace::Relaxed) => "agreed-relaxed",
        Term::Control(Control::Own) => "agreed-own",
        Term::Control(Control::Shared) => "agreed-shared",
    }
}
