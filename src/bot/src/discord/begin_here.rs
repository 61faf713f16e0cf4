//! Beginning a game in a channel, and asking for its panel.

use std::time::Duration;

use castaway_table::{Begun, Deed, Guard, Meta, Place, Start, Trouble};

use super::{
    context::Ui,
    game_ui::GameUi,
    order::{Haste, Order, PanelAnswer},
    panels::NOTHING,
    reply::{Caller, How},
};
use crate::ui::{common, limits::time::ANSWER};

/// The answer that is the first panel waits so long for its picture, half of what Discord gives for an [`ANSWER`].
const FIRST: Duration = ANSWER.saturating_sub(Duration::from_millis(1500));

impl<G: GameUi> Ui<G> {
    /// Begins a game in the caller's channel and posts its panel as the answer. No table is opened there until the game has begun:
    /// whoever asks for it holds the channel.
    pub(super) async fn begin_here(
        &self,
        caller: &Caller,
        setup: G::Setup,
        meta: Meta,
        holds: Guard,
    ) {
        let start = Start {
            setup,
            seed: self.seed(),
            opening: None,
            meta: Meta {
                told: Some(1),
                called: Some(0),
                parent: caller.here.above(),
                // A kill before it is known which message the answer is must not have a second one posted.
                panel_answer: Some(caller.token.clone()),
                ..meta
            },
        };
        let coming = self.panels.comes(caller.channel);
        let game = self.any_game(Place::Channel(caller.channel)).await;
        let leaves = game.ok().and_then(|game| game.over());
        let begun = self
            .tables()
            .begin_after(caller.channel, caller.stamp(), leaves, start)
            .await;
        drop(holds);
        let (loaded, events) = match begun {
            Ok(Begun::Now { loaded, events }) => (loaded, events),
            // Delivered twice: the first delivery posts the panel.
            Ok(Begun::Before(_)) => return,
            // Also one whose panel is still on its way: the keeper owes it, and posts it after a stop in between.
            Ok(Begun::Stands(_) | Begun::Gone) => {
                return self.sorry(caller, Trouble::Occupied).await;
            }
            Err(trouble) => {
                if let Trouble::Rejected(_) = &trouble {
                    tracing::info!(game = G::NAME, "a setup was refused");
                }
                return self.sorry(caller, trouble).await;
            }
        };
        let mut body = self.public_panel(&loaded, &events);
        let drawing = self.board(&loaded, loaded.meta.language);
        // The answer must not wait long for its picture; one that is late is put in by the keeper.
        let picture = tokio::time::timeout(FIRST, drawing).await;
        let late = picture.is_err();
        body.put_picture(picture.ok().flatten());
        self.forget(caller.channel);
        if late {
            // What the answer says need not be said again before the picture comes.
            self.showing(caller.channel, loaded.revision, &body);
        }
        self.say(caller, How::New, &body).await;
        let answer = PanelAnswer {
            token: caller.token.clone(),
            // The save knows that the picture is owed.
            revision: if late { NOTHING } else { loaded.revision },
        };
        let order = Order {
            calls: false,
            paint: late,
            answer: Some(answer),
            by: Some(caller.clone()),
            haste: Haste::Now,
        };
        drop(coming);
        self.look_after(caller.channel, order);
    }

    /// Answers that the board comes, and posts it below everything. Whoever only looks on is shown it privately, so that it is not
    /// moved away from under those who play.
    pub(super) async fn show_below(&self, caller: &Caller) {
        match self.tables().load(caller.channel).await {
            Ok(loaded) if looks_on(&loaded.meta, caller.user) => {
                return self.show_whole(caller).await;
            }
            Ok(loaded) => self.note_opened(caller, &loaded).await,
            Err(trouble) => return self.sorry(caller, trouble).await,
        }
        let text = self.text(caller.lang, "status-below");
        self.say(caller, How::New, &common::notice(text)).await;
        if self.want_panel(caller).await.is_err() {
            tracing::warn!(channel = caller.channel, "a panel could not be asked for");
        }
    }
}

/// Whether somebody has no part in a game that others play.
fn looks_on(meta: &Meta, user: u64) -> bool {
    !meta.chairs.seated().is_empty() && !meta.may(user, Deed::TakePart)
}
