//! Members who have left the server. Discord tells a bot without privileged intents nothing of them, so it asks where a
//! call stayed unanswered.

use castaway_table::{Loaded, on_heap};
use serenity::all::{GuildId, HttpError, UserId};

use super::plan::CallPlan;
use crate::discord::{context::Ui, failure, game_ui::GameUi, order::Order};

/// Discord's codes for somebody who is no member, and for one who is nobody any more.
const NO_MEMBER: [isize; 2] = [10007, 10013];

impl<G: GameUi> Ui<G> {
    /// Lets those get up who would be called once more and have left the server; says whether there were any. What fails is
    /// found out anew with their next call.
    pub(super) async fn let_go(&self, channel: u64, loaded: &Loaded<G>, plan: &CallPlan) -> bool {
        let Some(guild) = loaded.meta.guild.filter(|_| G::OPEN) else {
            return false;
        };
        let mut any = false;
        for send in plan.send.iter().filter(|send| send.count > 1) {
            let user = send.waited.user;
            let seats = loaded.meta.seats_of(user);
            let Some(seat) = seats.first().copied() else {
                continue;
            };
            self.pacer.turn().await;
            if !self.has_left(guild, user).await {
                continue;
            }
            let mut after = loaded.clone();
            after.meta.leave(user);
            let told = self.seat_news(&after, "seat-gone", seat, user, Some(seat));
            // Told first, under a sign of the wait: after a stop Discord gives the same message back.
            let since_ms = send.waited.since_ms;
            let nonce = failure::nonce('z', &[&channel, &loaded.meta.tag, &user, &since_ms]);
            let posted = match self.post(channel, &told, &nonce).await {
                Ok(posted) => posted.id.get(),
                Err(failure) => {
                    tracing::debug!(channel, %failure, "a table is told later that somebody is gone");
                    continue;
                }
            };
            let tag = loaded.meta.tag.clone();
            let left = self.tables().change_meta(channel, move |meta| {
                if meta.tag == tag && meta.leave(user) {
                    meta.note_vacancy(seat, posted);
                    meta.owe_panel();
                    meta.owe_calls();
                }
            });
            any |= left.await.is_ok();
        }
        if any {
            self.forget(channel);
            self.look_after(channel, Order::paint(None));
        }
        any
    }

    /// Whether somebody is no member of a server any more; where that is not certain they are.
    async fn has_left(&self, guild: u64, user: u64) -> bool {
        let Some(http) = self.http() else {
            return false;
        };
        let (guild, user) = (GuildId::new(guild.max(1)), UserId::new(user.max(1)));
        match on_heap(|| http.get_member(guild, user)).await {
            Err(serenity::Error::Http(HttpError::UnsuccessfulRequest(response))) => {
                NO_MEMBER.contains(&response.error.code)
            }
            Ok(_) | Err(_) => false,
        }
    }
}
