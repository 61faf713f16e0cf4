//! What the gateway tells of servers and channels: the bot is invited again, a channel opens, a channel is gone.

use serenity::all::FullEvent;

use super::{app::App, order::Order};

impl App {
    /// Sees to what an event brings about, if anything.
    pub(super) async fn hear(&self, event: &FullEvent) {
        match event {
            // Invited, perhaps once more: its channels may be owed something since.
            FullEvent::GuildCreate {
                is_new: Some(true), ..
            } => self.connected(),
            // Who may do what there may be another.
            FullEvent::ChannelUpdate { new, .. } => self.look_at(new.id.get()).await,
            FullEvent::ThreadUpdate { new, .. } => {
                let quiet = new
                    .thread_metadata
                    .as_ref()
                    .is_some_and(|thread| thread.archived);
                if !quiet {
                    self.look_at(new.id.get()).await;
                }
            }
            FullEvent::ChannelDelete { channel, .. } => self.is_gone(channel.id.get()),
            FullEvent::ThreadDelete { thread, .. } => self.is_gone(thread.id.get()),
            _ => {}
        }
    }

    /// Sees to a game and to a table that fills up whose channel is gone.
    fn is_gone(&self, channel: u64) {
        // The next thing that is shown of a game finds out.
        self.look_after(channel, Order::paint(None));
        self.lose_table(channel);
    }
}
