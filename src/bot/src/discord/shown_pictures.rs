//! Which picture the private panels of somebody show: the part that the next decision needs, or the whole board, which
//! is upright and suits a phone.

use std::sync::Arc;

use castaway_table::Loaded;
use serde::{Deserialize, Serialize};

use super::{
    app::App,
    context::Ui,
    game_ui::GameUi,
    records,
    reply::{Caller, How},
};
use crate::ui::{
    common,
    message::{Button, Message, Picture},
    press::GamePresses,
    shared::Shared,
    texts::Lang,
    version::Version,
};

/// What the panels that only their owner sees show.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ShownPicture {
    /// What the next decision needs.
    #[default]
    Part,
    /// The whole board.
    Whole,
}

fn key(user: u64) -> String {
    format!("pictures/{user}")
}

impl App {
    /// What somebody chose; blocking.
    fn shows(&self, user: u64) -> ShownPicture {
        match records::read(&**self.store(), &key(user)) {
            Ok(chosen) => chosen.unwrap_or_default(),
            Err(error) => {
                tracing::error!(%error, "the choice of a picture is not read");
                ShownPicture::default()
            }
        }
    }
}

impl<G: GameUi> Ui<G> {
    /// The picture of a private panel of somebody; blocking, `None` if it cannot be drawn.
    pub(super) fn own_picture(
        &self,
        loaded: &Loaded<G>,
        told: &[G::Event],
        user: u64,
        lang: Lang,
    ) -> Option<Picture> {
        match self.shows(user) {
            ShownPicture::Part => G::picture(self, loaded, told, lang),
            ShownPicture::Whole => G::whole(self, loaded, lang),
        }
    }

    /// Under the whole board of a game of one's own: a button for what its panel does not show now.
    pub(super) async fn offer_pictures(
        &self,
        caller: &Caller,
        message: &mut Message,
        loaded: &Loaded<G>,
    ) {
        if loaded.place.is_own() {
            let chosen = self.global::<ShownPicture>(key(caller.user)).await;
            self.push_other(caller, message, loaded, chosen.unwrap_or_default());
        }
    }

    fn push_other(
        &self,
        caller: &Caller,
        message: &mut Message,
        loaded: &Loaded<G>,
        chosen: ShownPicture,
    ) {
        let (press, label) = match chosen {
            ShownPicture::Part => (Shared::ShowWhole, "button-show-whole"),
            ShownPicture::Whole => (Shared::ShowPart, "button-show-part"),
        };
        let id = press.id(G::Press::LETTER, Version::of(loaded));
        message.push_buttons(vec![Button::new(id, self.text(caller.lang, label))]);
    }

    /// Keeps what somebody chose, and says so in the message that was pressed.
    pub(super) async fn choose_pictures(&self, caller: &Caller, chosen: ShownPicture) {
        let loaded = match self.tables().load(caller.place).await {
            Ok(loaded) => loaded,
            Err(trouble) => return self.sorry(caller, trouble).await,
        };
        let (store, user) = (Arc::clone(self.store()), caller.user);
        let work = move || records::write(&*store, &key(user), &chosen);
        let kept = castaway_table::blocking(work).await;
        if !matches!(kept, Ok(Ok(()))) {
            tracing::error!(?kept, "the choice of a picture is not kept");
            let text = self.text(caller.lang, "store-failed");
            return self.say(caller, How::New, &common::notice(text)).await;
        }
        let text = match chosen {
            ShownPicture::Part => "pictures-part",
            ShownPicture::Whole => "pictures-whole",
        };
        let mut message = self.under_title(&loaded, caller, self.text(caller.lang, text));
        self.push_other(caller, &mut message, &loaded, chosen);
        let message = message.at(loaded.place, &loaded.meta.tag);
        self.say(caller, How::Update, &message).await;
    }
}
