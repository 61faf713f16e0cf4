//! Doing what is owed at a table that fills up: after each change, and at every start of the program, until it is done.

use castaway_store::StoreError;
use castaway_table::on_heap;

use super::{
    kept::{Kept, Which},
    owed::{Beginnings, MovedUp},
    page::begun,
};
use crate::{
    discord::{
        app::App,
        context::Ui,
        failure::{self, Failure, Next},
        game_ui::GameUi,
    },
    ui::message::Message,
};

/// A store that fails is tried again.
fn passing(error: StoreError) -> Failure {
    tracing::warn!(%error, "a table could not be kept");
    Failure::Passing
}

impl App {
    /// Sees to what tables that fill up are owed since before a start or a lost connection.
    pub(in crate::discord) async fn look_through_tables(&self) {
        let channels = match self.open_tables().await {
            Ok(channels) => channels,
            Err(error) => return tracing::warn!(%error, "the tables could not be looked through"),
        };
        for channel in channels {
            // One whose game has begun is looked after as well, so its outline is not enough.
            if !matches!(self.is_kept(channel).await, Ok(false)) {
                self.games.iter().for_each(|game| game.tends(self, channel));
            }
        }
    }
}

impl<G: GameUi> Ui<G> {
    /// Sees to what the table of a channel is owed, off the way of whoever changed it.
    pub fn tend(&self, channel: u64) {
        let ui = self.clone();
        self.errand(async move {
            let tended = on_heap(|| ui.tended(channel));
            ui.panels.unless_stopped(tended).await;
        });
    }

    /// Does what the table of a channel is owed, tried until that is so; whether it could be done.
    pub(super) async fn tended(&self, channel: u64) -> bool {
        let mut tried = 0;
        while let Err(failure) = on_heap(|| self.tend_once(channel)).await {
            match failure::next(tried, failure, rand::random()) {
                Next::Wait(pause) => self.errands.put_off(pause).await,
                Next::GiveUp => return false,
            }
            tried += 1;
        }
        true
    }

    /// One try at all that is owed; nobody presses on the table meanwhile.
    async fn tend_once(&self, channel: u64) -> Result<(), Failure> {
        if self.http().is_none() || self.is_broken() {
            return Ok(());
        }
        let _one = self.lobbies.lock(channel).await;
        let kept = self.kept_or_begun(Which::Open, channel).await;
        let Ok(Some(mut kept)) = kept else {
            return Ok(());
        };
        if kept.begun.is_none() && self.has_begun(channel, &kept).await {
            // The bot was stopped in between: whoever was to be called at a time was not.
            let by_time = kept.lobby.terms.due().filter(|at| *at <= self.now_ms());
            kept.begun = Some(Beginnings { by_time });
        }
        if let Some(owed) = kept.begun {
            return on_heap(|| self.say_begun(channel, &kept, owed)).await;
        }
        on_heap(|| self.open_again_after(channel, &mut kept)).await?;
        on_heap(|| self.call_moved_up(channel, &mut kept)).await?;
        if kept.shown < kept.changes && kept.message.is_some() {
            self.stand_lobby(channel).await?;
        }
        Ok(())
    }

    /// Whether the game of a table has begun.
    pub(super) async fn has_begun(&self, channel: u64, kept: &Kept<G::Offer>) -> bool {
        let ground = kept.thread.unwrap_or(channel);
        let loaded = self.tables().load(ground).await;
        loaded.is_ok_and(|loaded| loaded.meta.gathered == Some(kept.lobby.id))
    }

    /// All messages of a table whose game has begun say so, its people are called, and it is kept no more.
    async fn say_begun(
        &self,
        channel: u64,
        kept: &Kept<G::Offer>,
        owed: Beginnings,
    ) -> Result<(), Failure> {
        let ground = kept.thread.unwrap_or(channel);
        let panel = self.tables().load(ground).await.ok();
        let panel = panel.and_then(|loaded| loaded.meta.panel);
        let body = begun(self, &kept.lobby, kept.thread).json();
        for message in kept.messages() {
            if panel.is_some_and(|panel| panel.message == message) {
                continue;
            }
            let edited = on_heap(|| self.edit(channel, message, &body, Vec::new())).await;
            if let Err(failure @ (Failure::Passing | Failure::TooMany)) = edited {
                return Err(failure);
            }
        }
        let call = match (kept.thread, owed.by_time) {
            (Some(thread), _) => Some((thread, self.call_into(thread, &kept.lobby))),
            (None, Some(at_ms)) => Some((channel, self.call_begun(channel, &kept.lobby, at_ms))),
            (None, None) => None,
        };
        if let Some((at, (message, nonce))) = call {
            self.post_or_pass(at, &message, &nonce).await?;
        }
        self.close_lobby(channel).await.map_err(passing)
    }

    /// A post that Discord will not take however often it is sent is owed no more.
    async fn post_or_pass(&self, at: u64, post: &Message, nonce: &str) -> Result<(), Failure> {
        match on_heap(|| self.post(at, post, nonce)).await {
            Err(failure @ (Failure::Passing | Failure::TooMany)) => Err(failure),
            Ok(_) | Err(_) => Ok(()),
        }
    }

    /// Finds the first message of a table, or posts it where the answer that it was to be never came.
    async fn open_again_after(
        &self,
        channel: u64,
        kept: &mut Kept<G::Offer>,
    ) -> Result<(), Failure> {
        let (Some(opening), None) = (kept.opening.clone(), kept.message) else {
            return Ok(());
        };
        let Some(http) = self.http() else {
            return Ok(());
        };
        let known = opening.is_known(self.now_ms());
        if let (Some(token), true) = (&opening.token, known) {
            match on_heap(|| http.get_original_interaction_response(token)).await {
                Ok(answer) => {
                    kept.stands_at(answer.id.get());
                    // It shows the table as it was opened.
                    kept.shown = kept.shown.max(1);
                    return self
                        .keep(channel, Some(kept.clone()))
                        .await
                        .map_err(passing);
                }
                Err(error) => {
                    let failure = Failure::of(&error);
                    if matches!(failure, Failure::Passing | Failure::TooMany) {
                        return Err(failure);
                    }
                }
            }
        }
        if opening.token.is_some() {
            // From now on it is a post, whose sign says whether it stands.
            kept.opening = Some(opening.posted());
            let noted = self.keep(channel, Some(kept.clone())).await;
            noted.map_err(passing)?;
        }
        let mut shown = match kept.apart {
            true => self.first_apart(&kept.lobby),
            false => self.first_message(&kept.lobby, kept.guild).await,
        };
        if !known {
            // Nobody can tell any more whether people were called, and nobody is called twice.
            (shown.ping, shown.ping_role) = (Vec::new(), None);
        }
        let nonce = failure::nonce('l', &[&channel, &kept.lobby.id]);
        let posted = self.post(channel, &shown, &nonce).await?;
        kept.stands_at(posted.id.get());
        kept.shown = kept.changes;
        self.keep(channel, Some(kept.clone()))
            .await
            .map_err(passing)
    }

    /// Calls whoever moved up from the waiting list, each once.
    async fn call_moved_up(&self, channel: u64, kept: &mut Kept<G::Offer>) -> Result<(), Failure> {
        while let Some(MovedUp { interaction, users }) = kept.calls.first().cloned() {
            let sits = |user: &u64| kept.lobby.chairs.sits(*user);
            let users: Vec<u64> = users.into_iter().filter(sits).collect();
            if !users.is_empty() {
                let call = self.moved_up(&kept.lobby, users);
                let nonce = failure::nonce('u', &[&channel, &interaction, &kept.lobby.id]);
                self.post_or_pass(channel, &call, &nonce).await?;
            }
            kept.calls.remove(0);
            let noted = self.keep(channel, Some(kept.clone())).await;
            noted.map_err(passing)?;
        }
        Ok(())
    }
}
