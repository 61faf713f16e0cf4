//! What the keepers of channels know in passing. Nothing of it is needed: without it panels are drawn anew.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

use tokio::sync::{Notify, watch};

use super::{order::Order, pace::Pace};
use crate::ui::message::Message;

/// So long nobody is told again that a channel is closed to the bot.
const SAID: Duration = Duration::from_secs(600);
/// More channels than are closed to the bot within that time.
const CHANNELS: usize = 4096;

/// What is on show in each channel. It is only a memory aid: without it the panel is drawn anew.
pub struct Panels {
    shown: Mutex<HashMap<u64, Shown>>,
    said: Mutex<HashMap<u64, Instant>>,
    /// Whose picture is drawn next.
    pub(super) pace: Pace,
    /// Saves may be owed something, for the connection is new.
    pub(super) connected: Notify,
    /// Channels whose first panel is an answer that is on its way, each as often as one is.
    coming: Mutex<Vec<u64>>,
    stopped: watch::Sender<bool>,
}

/// The answer that is the first panel of a channel is on its way as long as this lives.
pub(super) struct Coming<'a> {
    panels: &'a Panels,
    channel: u64,
}

impl Drop for Coming<'_> {
    fn drop(&mut self) {
        let mut coming = self.panels.coming();
        if let Some(at) = coming.iter().position(|one| *one == self.channel) {
            coming.swap_remove(at);
        }
    }
}

impl Default for Panels {
    fn default() -> Self {
        Self {
            shown: Mutex::default(),
            said: Mutex::default(),
            pace: Pace::default(),
            connected: Notify::new(),
            coming: Mutex::default(),
            stopped: watch::Sender::new(false),
        }
    }
}

/// What is known of one channel.
#[derive(Default)]
pub(super) struct Shown {
    /// The message that was last sent to the panel, and the revision that it was drawn for.
    pub(super) body: Option<(u64, Message)>,
    /// Counts the changes of `body`.
    pub(super) version: u64,
    /// What the keeper is to do next.
    order: Option<Order>,
    /// Calls a keeper that waits before another try; none while nobody looks after the channel.
    keeper: Option<Arc<Notify>>,
    /// Whether the keeper waits before another try.
    put_off: bool,
}

impl Panels {
    /// What is on show, locked.
    pub(super) fn shown(&self) -> MutexGuard<'_, HashMap<u64, Shown>> {
        self.shown.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn coming(&self) -> MutexGuard<'_, Vec<u64>> {
        self.coming.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Notes that an answer which is the first panel of a channel is on its way.
    pub(super) fn comes(&self, channel: u64) -> Coming<'_> {
        self.coming().push(channel);
        Coming {
            panels: self,
            channel,
        }
    }

    /// Whether an answer that is the first panel of a channel is on its way, so that none is posted beside it.
    pub(super) fn is_coming(&self, channel: u64) -> bool {
        self.coming().contains(&channel)
    }

    /// Ends all that is done off the way of presses: the save keeps what is owed.
    pub(super) fn stop(&self) {
        self.stopped.send_replace(true);
    }

    /// Does some work unless the bot stops meanwhile; then there is nothing.
    pub(super) async fn unless_stopped<T: Send>(
        &self,
        work: impl Future<Output = T> + Send,
    ) -> Option<T> {
        let mut stopped = self.stopped.subscribe();
        tokio::select! {
            // An error would mean that the sender is gone, but it is a part of this.
            _ = stopped.wait_for(|stopped| *stopped) => None,
            done = work => Some(done),
        }
    }

    /// Notes an order; gives the call of a new keeper if the channel has none.
    pub(super) fn order(&self, channel: u64, order: Order) -> Option<Arc<Notify>> {
        let mut map = self.shown();
        let shown = map.entry(channel).or_default();
        shown.order = Some(match shown.order.take() {
            Some(before) => order.after(before),
            None => order,
        });
        if let Some(keeper) = &shown.keeper {
            keeper.notify_one();
            return None;
        }
        let keeper = Arc::new(Notify::new());
        shown.keeper = Some(Arc::clone(&keeper));
        Some(keeper)
    }

    /// What the keeper is to do next; without an order the channel is forgotten, and its keeper may go.
    pub(super) fn take(&self, channel: u64) -> Option<Order> {
        let mut map = self.shown();
        let order = map.get_mut(&channel).and_then(|s| {
            s.put_off = false;
            s.order.take()
        });
        if order.is_none() {
            // Nothing of a quiet channel needs to be kept.
            map.remove(&channel);
        }
        order
    }

    /// Forgets a channel whose keeper is gone, so that the next order gets a new one.
    pub(super) fn dismiss(&self, channel: u64) {
        self.shown().remove(&channel);
    }

    /// Puts an order back that was not carried out and is tried again later; what was ordered since comes with it.
    pub(super) fn put_off(&self, channel: u64, order: Order) {
        let mut map = self.shown();
        let shown = map.entry(channel).or_default();
        shown.order = Some(match shown.order.take() {
            Some(since) => since.after(order),
            None => order,
        });
        shown.put_off = true;
    }

    /// Whether something is shown, or soon will be without another try.
    pub(super) fn is_at_work(&self) -> bool {
        let map = self.shown();
        (map.values()).any(|shown| shown.keeper.is_some() && !shown.put_off)
    }

    /// Whether a channel is being looked after.
    pub(super) fn is_kept(&self, channel: u64) -> bool {
        let map = self.shown();
        map.get(&channel).is_some_and(|s| s.keeper.is_some())
    }

    /// Channels that are being looked after.
    pub(super) fn busy(&self) -> usize {
        let map = self.shown();
        map.values().filter(|s| s.keeper.is_some()).count()
    }

    /// Whether people of a channel are to be told now that it is closed to the bot: once in a while.
    pub(super) fn may_say(&self, channel: u64) -> bool {
        let mut said = self.said.lock().unwrap_or_else(PoisonError::into_inner);
        if said.get(&channel).is_some_and(|at| at.elapsed() < SAID) {
            return false;
        }
        if said.len() > CHANNELS {
            said.clear();
        }
        said.insert(channel, Instant::now());
        true
    }

    /// The next time that a channel is closed to the bot is told again.
    pub(super) fn say_again(&self, channel: u64) {
        let mut said = self.said.lock().unwrap_or_else(PoisonError::into_inner);
        said.remove(&channel);
    }
}
