//! Answers with pictures, and the panels that only their owner sees: private messages, each changed by the press on it.
//!
//! The answer to a press must not wait for the painter. If the picture is ready soon, it goes with the answer; else it
//! follows by an edit through the same interaction, unless a later press has overtaken it.

use std::time::Duration;

use castaway_store::StoreError;
use castaway_table::Loaded;

use super::{
    app::App,
    context::Ui,
    game_ui::{GameUi, is_over},
    newest::Private,
    reply::{Caller, How},
};
use crate::{
    drawing::Priority,
    ui::{
        message::{Message, Picture},
        texts::Lang,
    },
};

/// An answer waits so long for its picture.
const SOON: Duration = Duration::from_millis(400);
impl App {
    /// Draws the picture of a panel off the async threads; `None` if that fails, or without a way to Discord, where nobody
    /// would see it.
    pub async fn drawn(
        &self,
        work: impl FnOnce() -> Option<Picture> + Send + 'static,
    ) -> Option<Picture> {
        self.http()?;
        let drawn = self.drawing.draw(Priority::Panel, work).await;
        drawn.flatten()
    }

    /// Sends an answer with a picture that somebody looks at, or several: at once if they are drawn soon, else they follow while
    /// they are still wanted.
    pub async fn say_drawn<P: IntoIterator<Item = Picture> + Send + 'static>(
        &self,
        caller: &Caller,
        how: How,
        body: Message,
        work: impl FnOnce() -> P + Send + 'static,
        wanted: impl Fn() -> bool + Send + Sync + 'static,
    ) {
        self.say_drawn_as(Priority::Look, caller, how, body, work, wanted)
            .await;
    }

    async fn say_drawn_as<P: IntoIterator<Item = Picture> + Send + 'static>(
        &self,
        priority: Priority,
        caller: &Caller,
        how: How,
        mut body: Message,
        work: impl FnOnce() -> P + Send + 'static,
        wanted: impl Fn() -> bool + Send + Sync + 'static,
    ) {
        if self.http().is_none() {
            return self.say(caller, how, &body).await;
        }
        let app = self.clone();
        let mut drawing = tokio::spawn(async move {
            let drawn = app.drawing.draw(priority, work).await;
            drawn.into_iter().flatten().collect::<Vec<Picture>>()
        });
        let soon = tokio::time::timeout(SOON, &mut drawing).await;
        let late = soon.is_err();
        if let Ok(Ok(pictures)) = soon {
            body.put_picture(pictures);
        }
        self.say(caller, how, &body).await;
        if late {
            let (app, caller) = (self.clone(), caller.clone());
            self.errand(async move {
                if let Ok(pictures) = drawing.await
                    && !pictures.is_empty()
                    && wanted()
                {
                    body.put_picture(pictures);
                    app.add_picture(&caller, &body, wanted).await;
                }
            });
        }
    }

    /// Notes a press on a message that only its owner sees; says later whether no other came after it.
    pub fn newest_on(&self, caller: &Caller) -> impl Fn() -> bool + Send + Sync + 'static {
        let (app, interaction) = (self.clone(), caller.interaction.get());
        let on = caller.message.map(|(message, _)| Private::Message(message));
        if let Some(on) = on {
            self.newest.note(on, interaction);
        }
        move || on.is_none_or(|on| app.newest.is(on, interaction))
    }

    /// Puts the picture of a body into the message of an interaction while it is wanted; all else in it stays.
    async fn add_picture(&self, caller: &Caller, body: &Message, wanted: impl Fn() -> bool + Send) {
        let Some(http) = self.http() else { return };
        let change = body.picture_json();
        if let Err(error) = caller.change(http, &change, &body.pictures, wanted).await {
            tracing::debug!(%error, "a picture came too late");
        }
    }
}

impl<G: GameUi> Ui<G> {
    /// The board as a picture.
    pub(super) async fn board(&self, loaded: &Loaded<G>, lang: Lang) -> Option<Picture> {
        self.remember(loaded).await;
        let told = self.tables().told(loaded).await.unwrap_or_default();
        let (ui, loaded) = (self.clone(), loaded.clone());
        self.drawn(move || G::picture(&ui, &loaded, &told, lang))
            .await
    }

    /// Keeps what is to be known of a game that is over; where the store fails the next look tries again.
    pub(super) async fn remember(&self, loaded: &Loaded<G>) {
        // Of a game that goes on there is only something to do if its end may have been taken back.
        let over = is_over(loaded);
        if !over && loaded.meta.took_back.is_none() {
            return;
        }
        let (ui, loaded) = (self.clone(), loaded.clone());
        let work = move || match over {
            true => ui.keep_end(&loaded),
            false => ui.leave_ended(&loaded),
        };
        match castaway_table::blocking(work).await {
            Ok(Ok(())) => {}
            Ok(Err(error)) => tracing::error!(%error, "an end could not be kept"),
            Err(error) => tracing::error!(%error, "an end could not be kept"),
        }
    }

    fn keep_end(&self, loaded: &Loaded<G>) -> Result<(), StoreError> {
        G::remember(self, loaded)?;
        self.enter_ended(loaded)
    }

    /// Shows the game of one person to that person, with its picture, in the message that was pressed or a new one.
    pub(super) async fn show_own(&self, caller: &Caller, loaded: &Loaded<G>, told: &[G::Event]) {
        let body = self.panel_of(loaded, told, caller.reader());
        let body = body.at(loaded.place, &loaded.meta.tag);
        self.say_with_board(caller, loaded, told, body.hidden())
            .await;
    }

    /// Says something about the game of one person to that person, with the picture of its board that these events led to.
    pub(super) async fn say_with_board(
        &self,
        caller: &Caller,
        loaded: &Loaded<G>,
        told: &[G::Event],
        body: Message,
    ) {
        self.remember(loaded).await;
        let interaction = caller.interaction.get();
        let on = Private::Panel(loaded.place);
        self.newest.note(on, interaction);
        let app = self.clone();
        let (game, told) = (loaded.clone(), told.to_vec());
        let (user, lang) = (caller.user, caller.lang);
        // Of quick presses only the last is drawn.
        let work = move || {
            let wanted = app.newest.is(on, interaction);
            wanted
                .then(|| app.own_picture(&game, &told, user, lang))
                .flatten()
        };
        let app = self.clone();
        let wanted = move || app.newest.is(on, interaction);
        self.say_drawn_as(Priority::Panel, caller, caller.turn(), body, work, wanted)
            .await;
    }
}
