//! The channel of a table that fills up is gone: nothing is kept of the table any more, and its people are told so among their
//! direct messages, else after their next command.

use castaway_table::on_heap;
use serenity::all::ChannelId;

use super::{
    kept::{Kept, Which},
    tending::passing,
};
use crate::discord::{
    app::App,
    context::Ui,
    failure::{self, Failure, Retry},
    game_ui::GameUi,
};

impl App {
    /// A channel is gone, and with it the table that filled up there, of whatever game.
    pub(in crate::discord) fn lose_table(&self, channel: u64) {
        self.games.iter().for_each(|game| game.loses(self, channel));
    }

    /// Closes the tables whose channels were deleted while the bot did not listen.
    pub(in crate::discord) async fn look_for_lost_tables(&self) {
        for channel in self.open_tables().await.unwrap_or_default() {
            let table = self.outline(channel).await.ok().flatten();
            if table.is_none_or(|table| table.guild.is_none()) {
                continue;
            }
            self.pacer.turn().await;
            if self.is_deleted(channel).await {
                self.lose_table(channel);
            }
        }
    }

    /// Whether a channel is gone for certain.
    async fn is_deleted(&self, channel: u64) -> bool {
        let Some(http) = self.http() else {
            return false;
        };
        match on_heap(|| http.get_channel(ChannelId::new(channel.max(1)))).await {
            Ok(_) => false,
            Err(error) => Failure::of(&error) == Failure::NoChannel,
        }
    }
}

impl<G: GameUi> Ui<G> {
    /// Closes the table of a channel that is gone, off the way of whoever said so.
    pub(in crate::discord) fn lose(&self, channel: u64) {
        let ui = self.clone();
        self.errand(async move {
            let lost = async {
                let mut tried = 0;
                while let Err(failure) = on_heap(|| ui.lose_once(channel)).await {
                    match failure::next(tried, failure, rand::random()) {
                        Retry::Wait(pause) => ui.errands.put_off(pause).await,
                        Retry::GiveUp => return,
                    }
                    tried += 1;
                }
            };
            ui.panels.unless_stopped(lost).await;
        });
    }

    /// One try to close the table of a channel that is gone. Where its game has begun that is what went with the channel.
    async fn lose_once(&self, channel: u64) -> Result<(), Failure> {
        if self.http().is_none() || self.is_broken() {
            return Ok(());
        }
        let _one = self.lobbies.lock(channel).await;
        let kept = self.kept(channel).await.map_err(passing)?;
        let Some(kept) = kept else {
            return Ok(());
        };
        if self.has_begun(channel, &kept).await {
            self.tend(channel);
            return Ok(());
        }
        self.close_lost(channel, &kept).await
    }

    /// Tells the people of a table whose channel is gone, and keeps it no more. Nobody presses on the table meanwhile.
    ///
    /// # Errors
    /// When the store does not do it.
    pub(super) async fn close_lost(
        &self,
        channel: u64,
        kept: &Kept<G::Offer>,
    ) -> Result<(), Failure> {
        // Told first: to be told twice is better than never.
        on_heap(|| self.tell_table_lost(channel, &kept.lobby)).await;
        let wish = self.keep_as(Which::Wished, channel, None).await;
        wish.map_err(passing)?;
        self.close_lobby(channel).await.map_err(passing)
    }
}
