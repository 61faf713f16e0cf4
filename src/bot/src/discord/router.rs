//! Presses of buttons and picks from menus: read the custom id, do it, answer. Nothing is kept in memory.

use castaway_robinson::game::Island;
use castaway_rollwrite::RollWrite;
use castaway_table::{Loaded, Place, Stand, Trouble};
use serenity::all::{
    ComponentInteraction, ComponentInteractionDataKind, Interaction, ModalInteraction,
};

use super::{
    app::App,
    face::{Face, is_over},
    panels::put_picture,
    reply::{Caller, How},
};
use crate::{
    games::island::pages,
    ui::{
        common,
        component::Id,
        press::{Pressed, Shared},
    },
};

impl App {
    /// Answers an interaction that poise leaves alone.
    pub async fn route(&self, interaction: &Interaction) {
        match interaction {
            Interaction::Component(component) => self.pressed(component).await,
            Interaction::Modal(form) => self.form(form).await,
            // Commands and autocompletion are poise's.
            Interaction::Command(_) | Interaction::Autocomplete(_) | Interaction::Ping(_) => {}
            _ => tracing::warn!("an interaction of an unknown kind"),
        }
    }

    /// No form is in use; one that arrives is of another version.
    async fn form(&self, form: &ModalInteraction) {
        let caller = Caller::of_modal(form);
        let text = self.words(caller.lang).get("unknown-press");
        self.say(&caller, How::New, &pages::notice(text)).await;
    }

    async fn pressed(&self, component: &ComponentInteraction) {
        let mut caller = Caller::of_component(component);
        caller.now_ms = self.now_ms();
        let values: &[String] = match &component.data.kind {
            ComponentInteractionDataKind::StringSelect { values } => values,
            _ => &[],
        };
        self.press(caller, &component.data.custom_id, values).await;
    }

    /// Does what a component means that somebody pressed, with the values of a menu, and answers.
    pub async fn press(&self, mut caller: Caller, id: &str, values: &[String]) {
        let Ok(id) = Id::read(id) else {
            tracing::debug!(id, "an unknown component");
            return self.unknown(&caller).await;
        };
        if let Some(slot) = id.slot() {
            let user = caller.user;
            caller.place = Place::Own { user, slot };
        }
        // Boxed, for the work of every press would else lie on the stack at once.
        match id.letter() {
            Island::LETTER => Box::pin(self.pressed_of::<Island>(&caller, &id, values)).await,
            RollWrite::LETTER => {
                Box::pin(self.pressed_of::<RollWrite>(&caller, &id, values)).await;
            }
            _ => self.unknown(&caller).await,
        }
    }

    async fn unknown(&self, caller: &Caller) {
        let text = self.texts.of(caller.lang).get("unknown-press");
        self.say(caller, How::New, &pages::notice(text)).await;
    }

    /// A press on a component of one game: what all games share is done here.
    async fn pressed_of<G: Face>(&self, caller: &Caller, id: &Id, values: &[String]) {
        let pressed = Pressed::<G::Press>::read(id, values);
        // That question names the game it is about, and says itself when that one has gone.
        let answers_anywhere = matches!(pressed, Some(Pressed::Shared(Shared::Replace(_))));
        if caller.place.is_own() && !id.tag().is_empty() && !answers_anywhere {
            // A panel of the game that stood here before means nothing in this one.
            match G::tables(self).load(caller.place).await {
                Ok(loaded) if loaded.meta.tag != id.tag() => {
                    return self.show_panel(caller, &loaded).await;
                }
                Ok(_) | Err(_) => {}
            }
        }
        match pressed {
            Some(Pressed::Shared(shared)) => self.pressed_shared::<G>(caller, id, shared).await,
            Some(Pressed::Game(press)) => {
                G::press(self, caller, id.revision, press, values).await;
            }
            None => {
                tracing::debug!(?id, "an unknown component");
                self.unknown(caller).await;
            }
        }
    }

    /// What the buttons of all games do.
    async fn pressed_shared<G: Face>(&self, caller: &Caller, id: &Id, press: Shared) {
        let seen = Some(id.revision);
        match press {
            Shared::Replace(wish) => {
                let stand = Stand {
                    tag: id.tag().to_owned(),
                    revision: id.revision,
                };
                self.replace::<G>(caller, stand, wish).await;
            }
            Shared::Undo => self.take_back::<G>(caller, seen, false).await,
            Shared::UndoSure => self.take_back::<G>(caller, seen, true).await,
            Shared::End => self.end_game::<G>(caller, id.revision).await,
            Shared::Share => self.share::<G>(caller).await,
            Shared::Scores => self.show_contest::<G>(caller).await,
            Shared::Back => match G::tables(self).load(caller.place).await {
                Ok(loaded) if loaded.place.is_own() => self.open_own(caller, &loaded).await,
                Ok(loaded) => self.show_panel(caller, &loaded).await,
                Err(trouble) => self.sorry(caller, trouble).await,
            },
        }
    }

    /// Whether more than half of the table would end a running game; else the others are asked.
    async fn agreed_to_end<G: Face>(&self, caller: &Caller, loaded: &Loaded<G>) -> bool {
        let people = loaded.meta.people().len();
        if people < 2 || is_over(loaded) {
            return true;
        }
        let user = caller.user;
        let noted = G::tables(self).change_meta(loaded.place, move |meta| {
            if !meta.ending.contains(&user) {
                meta.ending.push(user);
            }
        });
        let noted = match noted.await {
            Ok(noted) => noted,
            Err(trouble) => {
                self.sorry(caller, trouble).await;
                return false;
            }
        };
        let (yes, needed) = (&noted.meta.ending, people / 2 + 1);
        if yes.len() >= needed {
            return true;
        }
        if loaded.meta.ending.contains(&user) {
            let text = self.texts.of(caller.lang).get("end-asked");
            self.say(caller, How::New, &pages::notice(text)).await;
            return false;
        }
        let w = self.texts.of(loaded.meta.language);
        let body = common::end_vote(w, G::LETTER, noted.revision, yes, needed);
        let how = match caller.message {
            Some((_, false)) => How::Update,
            Some((_, true)) | None => How::New,
        };
        self.say(caller, how, &body).await;
        false
    }

    /// Ends a game for good: it goes to the archive.
    async fn end_game<G: Face>(&self, caller: &Caller, seen: u64) {
        let loaded = match G::tables(self).load(caller.place).await {
            Ok(loaded) => loaded,
            Err(trouble) => return self.sorry(caller, trouble).await,
        };
        if loaded.meta.seats_of(caller.user).is_empty() {
            return self.sorry(caller, Trouble::<G>::NotSeated).await;
        }
        if loaded.meta.contest.is_some() {
            // Else one could begin the same challenge a second time.
            let text = self.texts.of(caller.lang).get("undo-barred");
            return self.say(caller, How::New, &pages::notice(text)).await;
        }
        if loaded.revision != seen {
            // It was asked of another moment, perhaps of the game before.
            let so_far = G::so_far(self, &loaded, caller.lang);
            let texts = self.texts.of(caller.lang);
            let body = common::end_confirm(texts, G::LETTER, loaded.revision, &so_far);
            let how = match caller.message {
                Some((_, true)) => How::Update,
                Some((_, false)) | None => How::New,
            };
            return self
                .say(caller, how, &body.at(loaded.place, &loaded.meta.tag))
                .await;
        }
        if !self.agreed_to_end(caller, &loaded).await {
            return;
        }
        let stand = Stand::of(&loaded);
        if let Err(trouble) = G::tables(self).end(caller.place, stand).await {
            return self.sorry(caller, trouble).await;
        }
        let text = self.texts.of(caller.lang).get("ended");
        self.say(caller, How::Update, &pages::notice(text)).await;
        if let Some(panel) = loaded.meta.panel {
            let told = G::tables(self).told(&loaded).await.unwrap_or_default();
            let mut body = self.public_panel(&loaded, &told).without_rows();
            put_picture(&mut body, None);
            self.edit_patiently(caller.channel, panel.message, body.json());
        }
        if let Some(call) = loaded.meta.call {
            self.delete_patiently(caller.channel, call.message);
        }
        self.forget(caller.channel);
    }
}
