//! The pages of `/privacy`, and what is pressed there.

use crate::{
    discord::{
        app::App,
        reply::{Caller, How},
    },
    ui::{
        common,
        component::Id,
        privacy::{self, Privacy},
    },
};
use castaway_table::on_heap;

impl App {
    /// Shows the caller what is kept of them.
    pub(in crate::discord) async fn show_privacy(&self, caller: &Caller) {
        let page = privacy::page(self.texts.of(caller.lang), &self.keepings().words());
        self.say(caller, caller.turn(), &page).await;
    }

    /// Sends the caller all that is kept of them.
    pub(in crate::discord) async fn export_privacy(&self, caller: &Caller) {
        let (app, user) = (self.clone(), caller.user);
        let kept = castaway_table::blocking(move || app.kept_of(user)).await;
        let message = match kept {
            Ok(Ok(kept)) => privacy::file(self.texts.of(caller.lang), &kept),
            Ok(Err(error)) => self.not_now(caller, &error),
            Err(error) => self.not_now(caller, &error),
        };
        self.say(caller, How::New, &message).await;
    }

    /// Asks the caller whether everything shall be deleted.
    pub(in crate::discord) async fn ask_to_delete(&self, caller: &Caller, again: bool) {
        let page = privacy::ask(self.texts.of(caller.lang), again);
        self.say(caller, caller.turn(), &page).await;
    }

    /// Does what was pressed on one of these pages.
    pub(in crate::discord) async fn privacy_pressed(&self, caller: &Caller, id: &Id) {
        match Privacy::read(id) {
            Some(Privacy::Open) => self.show_privacy(caller).await,
            Some(Privacy::Export) => self.export_privacy(caller).await,
            Some(Privacy::Ask { again }) => self.ask_to_delete(caller, again).await,
            Some(Privacy::Delete) => self.delete_person(caller).await,
            None => self.unknown(caller).await,
        }
    }

    /// Deletes everything of the caller: noted first, then done, however long it takes.
    async fn delete_person(&self, caller: &Caller) {
        if let Err(error) = self.owe_to_forget(caller.user).await {
            let message = self.not_now(caller, &error);
            return self.say(caller, How::New, &message).await;
        }
        let begun = common::notice(self.text(caller.lang, "privacy-begun"));
        self.say(caller, caller.turn(), &begun).await;
        let (app, caller) = (self.clone(), caller.clone());
        self.errand(async move {
            let key = match on_heap(|| app.forget_user(caller.user)).await {
                Ok(()) => "privacy-done",
                Err(error) => {
                    tracing::error!(%error, "somebody was not deleted; the next start tries again");
                    "privacy-later"
                }
            };
            let Some(http) = app.http() else { return };
            let told = common::notice(app.text(caller.lang, key));
            if let Err(error) = caller.follow(http, &told).await {
                tracing::debug!(%error, "nobody could be told that they were deleted");
            }
        });
    }

    fn not_now(
        &self,
        caller: &Caller,
        error: &dyn std::fmt::Display,
    ) -> crate::ui::message::Message {
        tracing::error!(%error, "what is kept of somebody could not be read");
        common::notice(self.text(caller.lang, "store-failed"))
    }
}
