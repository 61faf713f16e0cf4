//! What may go wrong, to order: events twice, lost connections, refused and late answers, rights.

use std::time::Duration;

use super::{InteractionId, SandboxHandle};
use crate::config::SandboxError;
use crate::faults::{Fault, Route};

impl SandboxHandle {
    /// Sends an interaction's event once more; false when it is forgotten.
    pub fn redeliver(&self, interaction: InteractionId) -> bool {
        self.shared.lock().redeliver(interaction.0)
    }

    /// Pretends that an interaction is older by this time, so that its token runs out.
    pub fn age(&self, interaction: InteractionId, by: Duration) {
        if let Some(entry) = self.shared.lock().interactions.get_mut(&interaction.0) {
            entry.aged = entry.aged.saturating_add(by);
        }
    }

    /// Closes the gateway connections with code 4000, which the bot answers by resuming.
    pub fn drop_gateway(&self) {
        self.shared.lock().close_connections(4000, "Unknown error");
    }

    /// Forgets all gateway sessions after closing them, so that resuming is refused.
    pub fn forget_sessions(&self) {
        let mut state = self.shared.lock();
        state.close_connections(4000, "Unknown error");
        state.sessions.clear();
    }

    /// Refuses the next requests of a kind with this status (429 with `retry_after`), undone.
    pub fn fail_next(&self, route: Route, status: u16, times: u32) {
        let fault = Fault::Fail(status);
        self.shared.lock().faults.order(route, fault, times);
    }

    /// Refuses the next requests of a kind with this status and Discord's code, undone.
    pub fn refuse_next(&self, route: Route, status: u16, code: u32, times: u32) {
        let fault = Fault::Refuse(status, code);
        self.shared.lock().faults.order(route, fault, times);
    }

    /// Does the next requests of a kind, but breaks the connection before the answer.
    pub fn break_next(&self, route: Route, times: u32) {
        self.shared.lock().faults.order(route, Fault::Break, times);
    }

    /// Does the next requests of a kind but answers with this status, as if the answer got lost.
    pub fn lose_next(&self, route: Route, status: u16, times: u32) {
        let fault = Fault::Lose(status);
        self.shared.lock().faults.order(route, fault, times);
    }

    /// Delays the next requests of a kind, by a minute at most.
    pub fn delay_next(&self, route: Route, delay: Duration, times: u32) {
        let fault = Fault::Delay(delay);
        self.shared.lock().faults.order(route, fault, times);
    }

    /// Gives the bot so long to acknowledge an interaction, in place of Discord's three seconds: on a machine that is busy with other
    /// builds no test of something else should fail for them.
    pub fn set_ack_time(&self, limit: Duration) {
        self.shared.lock().ack_time = limit;
    }

    /// What interactions say from now on that the bot may do, as Discord's bits.
    pub fn set_permissions(&self, bits: u64) {
        self.shared.lock().permissions = bits;
    }

    /// A member leaves the server, or comes back to it.
    pub fn set_member(&self, user: u64, there: bool) {
        self.shared.lock().set_member(user, there);
    }

    /// The bot is removed from the server, or invited to it again.
    pub fn set_invited(&self, invited: bool) {
        self.shared.lock().set_invited(invited);
    }

    /// A moderator deletes a channel or a thread.
    ///
    /// # Errors
    /// When there is no such channel.
    pub fn delete_channel(&self, channel: u64) -> Result<(), SandboxError> {
        let deleted = self.shared.lock().delete_channel(channel);
        deleted
            .map(|_| ())
            .map_err(|_| SandboxError::NotFound(format!("channel {channel}")))
    }

    /// A thread was quiet for so long that it is archived; says whether there is one.
    pub fn archive(&self, thread: u64) -> bool {
        self.shared.lock().archive(thread)
    }

    /// A member takes direct messages of the bot from now on, or none.
    pub fn set_direct(&self, user: u64, open: bool) {
        self.shared.lock().set_direct(user, open);
    }

    /// How many of the ordered faults have not come yet.
    #[must_use]
    pub fn faults_left(&self) -> u32 {
        self.shared.lock().faults.left()
    }

    /// Forgets faults not used up.
    pub fn clear_faults(&self) {
        self.shared.lock().faults.clear();
    }
}
