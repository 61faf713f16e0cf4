//! Carrying out what somebody wants, and answering it: the same for buttons and commands.

use castaway_robinson::{command::Command, event::Event, game::Island, reject::Rejection};
use castaway_store::StoreError;

use super::{
    app::App,
    panels::put_picture,
    reply::{Caller, How},
};
use crate::{
    message::Message,
    present::{pages, panel::panel, story},
    session::{Act, Done, Loaded, Trouble, Undo},
};

/// Where a press or a command comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum From {
    /// The live panel.
    Panel,
    /// A message that only the user sees.
    Hidden,
    /// Another public message, such as an old panel.
    Public,
    /// A slash command.
    Command,
}

fn origin(caller: &Caller, loaded: &Loaded<Island>) -> From {
    match caller.message {
        None => From::Command,
        Some((_, true)) => From::Hidden,
        Some((id, false)) if loaded.meta.panel.is_some_and(|p| p.message == id) => From::Panel,
        Some(_) => From::Public,
    }
}

impl App {
    /// Sends an answer; what Discord does not take is only logged, for the game itself is saved.
    pub async fn say(&self, caller: &Caller, how: How, message: &Message) {
        let Some(http) = self.http() else { return };
        if let Err(error) = caller.answer(http, how, message).await {
            tracing::warn!(channel = caller.channel, %error, "an answer was not taken");
        }
    }

    /// Carries out a command of the game and answers.
    pub async fn order(&self, caller: &Caller, seen: Option<u64>, command: Command) {
        let act = Act {
            stamp: caller.stamp(),
            seen,
            command,
        };
        match self.tables.act(caller.channel, act).await {
            Ok(Done::Now { loaded, events }) => self.after(caller, loaded, events).await,
            Ok(Done::Before(loaded)) => self.after(caller, loaded, Vec::new()).await,
            Err(trouble) => self.sorry(caller, trouble).await,
        }
    }

    /// Answers a step that was carried out and saved.
    pub async fn after(&self, caller: &Caller, loaded: Loaded<Island>, events: Vec<Event>) {
        let loaded = self.adopt(caller, loaded).await;
        let fresh = loaded.meta.told_from == loaded.revision && !events.is_empty();
        let told = if fresh {
            events.clone()
        } else {
            self.tables.told(&loaded).await.unwrap_or_default()
        };
        let moving = self.is_out_of_sight(&loaded);
        match origin(caller, &loaded) {
            From::Panel if moving => {
                self.say(caller, How::Update, &self.retired(&loaded)).await;
            }
            From::Panel => {
                let mut body = panel(&self.scene(loaded.meta.language, &loaded, &told, None));
                put_picture(&mut body, None);
                self.showing(caller.channel, &body);
                self.say(caller, How::Update, &body).await;
            }
            from @ (From::Hidden | From::Public | From::Command) => {
                let lines = {
                    let scene = self.scene(caller.lang, &loaded, &events, Some(caller.user));
                    story::lines(&scene)
                };
                self.forget(caller.channel);
                let how = if from == From::Hidden {
                    How::Update
                } else {
                    How::New
                };
                let body = pages::done(&self.words(caller.lang), &lines);
                self.say(caller, how, &body).await;
            }
        }
        if moving {
            if let Err(error) = self.post_panel(caller.channel).await {
                tracing::warn!(channel = caller.channel, %error, "a panel could not be posted");
            }
        } else {
            self.repaint(caller.channel);
        }
        if loaded.meta.told_to == loaded.revision {
            self.post_story(&loaded, &events).await;
        }
    }

    /// Shows a screen that changes nothing: in the panel of a person alone, else for this user only.
    pub async fn show(&self, caller: &Caller, loaded: &Loaded<Island>, mut screen: Message) {
        match origin(caller, loaded) {
            From::Panel if loaded.meta.is_solo() => {
                put_picture(&mut screen, None);
                self.showing(caller.channel, &screen);
                self.say(caller, How::Update, &screen).await;
            }
            From::Hidden => self.say(caller, How::Update, &screen).await,
            From::Panel | From::Public | From::Command => {
                self.say(caller, How::New, &screen.hidden()).await
            }
        }
    }

    /// Shows the panel as it stands in answer to a press.
    pub async fn show_panel(&self, caller: &Caller, loaded: &Loaded<Island>) {
        let told = self.tables.told(loaded).await.unwrap_or_default();
        match origin(caller, loaded) {
            From::Panel => {
                let mut body = panel(&self.scene(loaded.meta.language, loaded, &told, None));
                put_picture(&mut body, None);
                self.showing(caller.channel, &body);
                self.say(caller, How::Update, &body).await;
            }
            From::Hidden => {
                let text = self.words(caller.lang).get("closed");
                self.say(caller, How::Update, &pages::notice(text)).await;
            }
            From::Public | From::Command => {
                self.say(caller, How::New, &self.late(caller, loaded)).await
            }
        }
    }

    /// Says that a press came too late, and where the game stands.
    fn late(&self, caller: &Caller, loaded: &Loaded<Island>) -> Message {
        let link = match (caller.guild, loaded.meta.panel) {
            (Some(guild), Some(panel)) => {
                format!(
                    "https://discord.com/channels/{guild}/{}/{}",
                    caller.channel, panel.message
                )
            }
            _ => String::new(),
        };
        pages::notice(
            self.words(caller.lang)
                .with("moved-on", &[("link", (&link).into())]),
        )
    }

    /// Says privately that a press came too late, and brings the board up to date.
    pub async fn moved_on(&self, caller: &Caller, loaded: &Loaded<Island>) {
        let notice = self.late(caller, loaded);
        if origin(caller, loaded) == From::Panel {
            self.show_panel(caller, loaded).await;
            if let Some(http) = self.http()
                && let Err(error) = caller.follow(http, &notice).await
            {
                tracing::debug!(%error, "a late notice was not taken");
            }
        } else {
            self.say(caller, How::New, &notice).await;
        }
    }

    /// Answers what could not be done: one kind private sentence.
    pub async fn sorry(&self, caller: &Caller, trouble: Trouble<Island>) {
        let w = self.words(caller.lang);
        let mut gone = false;
        let message = match trouble {
            Trouble::Stale(loaded) => return self.moved_on(caller, &loaded).await,
            Trouble::Rejected(reason) => match self.tables.load(caller.channel).await {
                Ok(loaded) if is_late(&reason) && caller.message.is_some() => {
                    return self.moved_on(caller, &loaded).await;
                }
                Ok(loaded) => {
                    let scene = self.scene(caller.lang, &loaded, &[], Some(caller.user));
                    pages::refused(
                        &w,
                        &scene.words.rejection(&scene.view, &reason),
                        reason.rule(),
                    )
                }
                // A refused setup has no game to look at.
                Err(_) => pages::notice(w.get("setup-refused")),
            },
            Trouble::NoGame => pages::notice(w.get("no-game")),
            Trouble::Occupied => pages::notice(w.get("occupied")),
            Trouble::NotSeated => pages::notice(w.get("not-seated")),
            Trouble::Fault(reference) => {
                pages::notice(w.with("fault", &[("reference", (&reference).into())]))
            }
            Trouble::Newer => pages::notice(w.get("save-newer")),
            Trouble::Unreadable(why) => {
                tracing::error!(channel = caller.channel, why, "a save cannot be read");
                pages::notice(w.get("save-unreadable"))
            }
            Trouble::Store(error) => {
                tracing::error!(channel = caller.channel, %error, "the store failed");
                gone = matches!(error, StoreError::Failed(_));
                pages::notice(w.get("store-failed"))
            }
        };
        self.say(caller, How::New, &message).await;
        if gone {
            self.give_up();
        }
    }

    /// Takes the last step back, asks for consent, or says why not.
    pub async fn take_back(&self, caller: &Caller, seen: Option<u64>, sure: bool) {
        let w = self.words(caller.lang);
        match self
            .tables
            .undo(caller.channel, caller.stamp(), seen, sure)
            .await
        {
            Ok(Undo::Done(loaded)) => {
                self.forget(caller.channel);
                self.after(caller, loaded, Vec::new()).await;
            }
            Ok(Undo::Nothing(_)) => {
                self.say(caller, How::New, &pages::notice(w.get("undo-nothing")))
                    .await
            }
            Ok(Undo::Confirm(loaded)) => {
                self.say(caller, How::New, &pages::undo_confirm(&w, loaded.revision))
                    .await;
            }
            Ok(Undo::Voting(loaded)) => {
                let words = self.words(loaded.meta.language);
                let yes = loaded.meta.vote.as_ref().map_or(&[][..], |v| &v.yes);
                let body = pages::undo_vote(&words, loaded.revision, yes, &loaded.meta.people());
                let how = if sure && origin(caller, &loaded) == From::Public {
                    How::Update
                } else {
                    How::New
                };
                self.say(caller, how, &body).await;
            }
            Err(trouble) => self.sorry(caller, trouble).await,
        }
    }
}

/// Whether a refusal only means that somebody else was faster, or the same person twice.
fn is_late(reason: &Rejection) -> bool {
    matches!(
        reason,
        Rejection::Outdated | Rejection::NoQuestion | Rejection::Over
    )
}
