//! Faults a test orders: failures, delays and lost answers.

use std::collections::VecDeque;
use std::time::Duration;

use axum::http::Method;

/// The kind of REST route a fault applies to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Route {
    /// Interaction callbacks.
    Callback,
    /// Interaction webhooks: original answers and follow-ups.
    Webhook,
    /// Messages of channels, whatever is done with them.
    Messages,
    /// New messages of channels.
    Posts,
    /// Changes of messages of channels.
    Edits,
    /// Messages of channels that are taken away.
    Deletes,
    /// New threads.
    Threads,
    /// Every route.
    Any,
}

impl Route {
    /// The kind of a request by its path, with or without the API's prefix.
    pub(crate) fn of(method: &Method, path: &str) -> Self {
        if path.contains("/callback") {
            Self::Callback
        } else if path.contains("/webhooks/") {
            Self::Webhook
        } else if path.ends_with("/threads") {
            Self::Threads
        } else if path.contains("/messages") {
            match *method {
                Method::POST => Self::Posts,
                Method::PATCH => Self::Edits,
                Method::DELETE => Self::Deletes,
                _ => Self::Messages,
            }
        } else {
            Self::Any
        }
    }

    fn covers(self, other: Self) -> bool {
        match self {
            Self::Any => true,
            Self::Messages => matches!(
                other,
                Self::Messages | Self::Posts | Self::Edits | Self::Deletes
            ),
            _ => self == other,
        }
    }
}

/// What happens to a request.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Fault {
    /// Refused with this status, nothing done.
    Fail(u16),
    /// Refused with this status and Discord's code, nothing done.
    Refuse(u16, u32),
    /// Done, but the connection breaks before the answer.
    Break,
    /// Done, but answered with this status.
    Lose(u16),
    /// Done after a while.
    Delay(Duration),
}

/// The faults still to come.
#[derive(Debug, Default)]
pub(crate) struct Faults {
    queue: VecDeque<(Route, Fault, u32)>,
}

impl Faults {
    pub(crate) fn order(&mut self, route: Route, fault: Fault, times: u32) {
        if times > 0 {
            self.queue.push_back((route, fault, times));
        }
    }

    pub(crate) fn left(&self) -> u32 {
        self.queue.iter().map(|(.., times)| times).sum()
    }

    pub(crate) fn clear(&mut self) {
        self.queue.clear();
    }

    /// The fault for a request of this kind, used up by one.
    pub(crate) fn take(&mut self, route: Route) -> Option<Fault> {
        let at = self.queue.iter().position(|(r, ..)| r.covers(route))?;
        let entry = self.queue.get_mut(at)?;
        let fault = entry.1;
        entry.2 -= 1;
        if entry.2 == 0 {
            self.queue.remove(at);
        }
        Some(fault)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn used_up_in_order() {
        let mut faults = Faults::default();
        faults.order(Route::Callback, Fault::Fail(503), 2);
        faults.order(Route::Any, Fault::Fail(429), 1);
        assert_eq!(faults.take(Route::Webhook), Some(Fault::Fail(429)));
        assert_eq!(faults.take(Route::Webhook), None);
        assert_eq!(faults.take(Route::Callback), Some(Fault::Fail(503)));
        assert_eq!(faults.take(Route::Callback), Some(Fault::Fail(503)));
        assert_eq!(faults.take(Route::Callback), None);
    }

    #[test]
    fn kinds() {
        let of = |path| Route::of(&Method::POST, path);
        assert_eq!(of("/interactions/1/t/callback"), Route::Callback);
        assert_eq!(
            of("/api/v10/webhooks/1/t/messages/@original"),
            Route::Webhook
        );
        assert_eq!(of("/channels/1/messages"), Route::Posts);
        let edit = Route::of(&Method::PATCH, "/channels/1/messages/2");
        assert_eq!(edit, Route::Edits);
        assert!(Route::Messages.covers(edit) && !Route::Posts.covers(edit));
        let delete = Route::of(&Method::DELETE, "/channels/1/messages/2");
        assert_eq!(delete, Route::Deletes);
        assert!(Route::Messages.covers(delete) && !Route::Edits.covers(delete));
        assert_eq!(of("/channels/1/messages/2/threads"), Route::Threads);
        assert_eq!(of("/users/@me"), Route::Any);
    }
}
