//! Doing what is owed at a table that fills up: after each change, and at every start of the program, until it is done.

use castaway_store::StoreError;
use castaway_table::on_heap;

use super::{
    kept::{Kept, Which},
    owed::{Beginnings, MovedUp},
};
use crate::{
    discord::{
        app::App,
        context::Ui,
        failure::{self, Failure, Retry},
        game_ui::GameUi,
    },
    ui::message::Message,
};

/// A store that fails is tried again.
pub(super) fn passing(error: StoreError) -> Failure {
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
    pub(in crate::discord) fn tend(&self, channel: u64) {
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
                Retry::Wait(pause) => self.errands.put_off(pause).await,
                Retry::GiveUp => return false,
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
        let Some(mut kept) = kept.map_err(passing)? else {
            return Ok(());
        };
        if kept.begun.is_none()
            && let Some(ground) = self.begun_at(channel, &kept).await
        {
            // The bot was stopped in between: whoever was to be called at a time was not.
            let by_time = kept.lobby.terms.due().filter(|at| *at <= self.now_ms());
            kept.begun = Some(Beginnings { by_time });
            kept.plays_at(channel, ground);
        }
        let done = on_heap(|| self.bring(channel, &mut kept)).await;
        // Without a server nobody knows for certain that a channel is gone.
        if done == Err(Failure::NoChannel) && kept.begun.is_none() && kept.guild.is_some() {
            return on_heap(|| self.close_lost(channel, &kept)).await;
        }
        done
    }

    /// Everything that a table is owed, one after the other.
    async fn bring(&self, channel: u64, kept: &mut Kept<G::Offer>) -> Result<(), Failure> {
        let found = on_heap(|| self.find_first(channel, kept)).await;
        if kept.begun.is_some() || kept.message.is_none() {
            // A table that is shown already is seen to all the same.
            found?;
        }
        if let Some(owed) = kept.begun {
            return on_heap(|| self.say_begun(channel, kept, owed)).await;
        }
        if found.is_ok() {
            on_heap(|| self.post_first(channel, kept)).await?;
        }
        on_heap(|| self.call_moved_up(channel, kept)).await?;
        if kept.shown < kept.changes && kept.message.is_some() {
            self.stand_lobby(channel).await?;
        }
        found
    }

    /// A post that Discord will not take however often it is sent is owed no more.
    pub(super) async fn post_or_pass(
        &self,
        at: u64,
        post: &Message,
        nonce: &str,
    ) -> Result<(), Failure> {
        match on_heap(|| self.post(at, post, nonce)).await {
            Err(failure @ (Failure::Passing | Failure::TooMany)) => Err(failure),
            Ok(_) | Err(_) => Ok(()),
        }
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
