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
            // The next thing that is shown there finds out.
            FullEvent::ChannelDelete { channel, .. } => {
                self.look_after(channel.id.get(), Order::paint(None));
            }
            FullEvent::ThreadDelete { thread, .. } => {
                self.look_after(thread.id.get(), Order::paint(None));
            }
            _ => {}
        }
    }
}
