//! Calls that went off and were never noted, as the program was stopped or the answer was lost: by their sign Discord gives them
//! back, so that none is left behind that nobody knows of.

use std::collections::BTreeMap;

use castaway_table::{Called, Calling, Loaded, OpenCall};

use super::{
    person::Person,
    plan::{CallPlan, Send, WaitedFor},
};
use crate::discord::{context::Ui, failure::Failure, game_ui::GameUi};

/// So long Discord knows what was posted under a sign; a post by the same sign would be another one later.
const KNOWN_MS: u64 = 3 * 60 * 1000;

impl<G: GameUi> Ui<G> {
    /// Takes away the calls on their way that are wanted no more, and notes those that are sent off now.
    ///
    /// # Errors
    /// When Discord or the store does not take something; nothing new was sent off then.
    pub(super) async fn withdraw(
        &self,
        now: &Loaded<G>,
        people: &BTreeMap<u64, Person>,
        plan: &CallPlan,
        now_ms: u64,
    ) -> Result<(), Failure> {
        let wanted = |sign: &str| plan.send.iter().any(|send| send.sign == sign);
        let left = now.meta.calling.iter();
        let left = left.filter(|(_, calling)| !wanted(&calling.sign));
        let mut found = Called::default();
        for (user, calling) in left {
            let known = now_ms.saturating_sub(calling.at_ms) <= KNOWN_MS;
            let Some(person) = people.get(user).filter(|_| known) else {
                continue;
            };
            let send = again(*user, calling);
            match self.deliver(now, &send, person).await {
                Ok((channel, message)) => found.sent.push((*user, stood(&send, channel, message))),
                Err(failure @ (Failure::Passing | Failure::TooMany)) => return Err(failure),
                // Where nothing can be posted nothing can be taken away either.
                Err(_) => {}
            }
        }
        let sends = plan.send.iter();
        let calling: BTreeMap<u64, Calling> = sends
            .map(|send| {
                let calling = Calling {
                    sign: send.sign.clone(),
                    since_ms: send.waited.since_ms,
                    at_ms: now_ms,
                };
                let before = now.meta.calling.get(&send.waited.user);
                let same = before.filter(|before| before.sign == send.sign);
                (send.waited.user, same.cloned().unwrap_or(calling))
            })
            .collect();
        if calling == now.meta.calling {
            return Ok(());
        }
        let (tag, channel) = (now.meta.tag.clone(), now.place.key());
        let noted = self.tables().change_meta(now.place, move |meta| {
            meta.inherit_calls(channel, found);
            if meta.tag == tag {
                meta.calling = calling;
            }
        });
        match noted.await {
            Ok(_) => Ok(()),
            Err(_) => Err(Failure::Passing),
        }
    }
}

/// The call as it was sent off, as far as its sign needs it.
fn again(user: u64, calling: &Calling) -> Send {
    Send {
        waited: WaitedFor {
            user,
            since_ms: calling.since_ms,
            until_ms: None,
            fresh: false,
            nudged: None,
        },
        count: 1,
        sign: calling.sign.clone(),
        again_ms: 0,
    }
}

/// A call that was found again, to be put away.
fn stood(send: &Send, channel: u64, message: u64) -> OpenCall {
    OpenCall {
        channel,
        message,
        sent_ms: 0,
        count: send.count,
        since_ms: send.waited.since_ms,
        until_ms: None,
        panel: None,
    }
}
