//! What the bot must be allowed to do where a game is played.

use serenity::all::Permissions;

use super::{app::App, reply::Caller};

impl App {
    /// What the bot may not do here although it must, in words.
    pub fn lacking(&self, caller: &Caller, granted: Option<Permissions>) -> Option<String> {
        let missing = missing(granted?)?;
        let names = missing.get_permission_names().join(", ");
        Some(
            self.texts
                .of(caller.lang)
                .with("missing-permissions", &[("names", (&names).into())]),
        )
    }
}

impl App {
    /// What the bot may not do although games have threads of their own, in words.
    pub(super) fn lacking_for_threads(&self, caller: &Caller) -> Option<String> {
        let granted = caller.here.granted?;
        let missing = THREADS - granted;
        if missing.is_empty() || granted.contains(Permissions::ADMINISTRATOR) {
            return None;
        }
        let names = missing.get_permission_names().join(", ");
        let t = self.texts.of(caller.lang);
        Some(t.with("thread-permissions", &[("names", (&names).into())]))
    }
}

/// What a game in a thread of its own needs.
const THREADS: Permissions =
    Permissions::CREATE_PUBLIC_THREADS.union(Permissions::SEND_MESSAGES_IN_THREADS);

fn missing(granted: Permissions) -> Option<Permissions> {
    let needed = Permissions::VIEW_CHANNEL | Permissions::EMBED_LINKS | Permissions::ATTACH_FILES;
    let mut missing = needed - granted;
    if !granted.intersects(Permissions::SEND_MESSAGES | Permissions::SEND_MESSAGES_IN_THREADS) {
        missing |= Permissions::SEND_MESSAGES;
    }
    (!missing.is_empty() && !granted.contains(Permissions::ADMINISTRATOR)).then_some(missing)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_missing_is_named_and_an_administrator_lacks_nothing() {
        let all = Permissions::VIEW_CHANNEL
            | Permissions::SEND_MESSAGES
            | Permissions::EMBED_LINKS
            | Permissions::ATTACH_FILES;
        assert_eq!(missing(all), None);
        assert_eq!(missing(Permissions::ADMINISTRATOR), None);
        let files = Permissions::ATTACH_FILES;
        assert_eq!(missing(all - files), Some(files));
        let thread = (all - Permissions::SEND_MESSAGES) | Permissions::SEND_MESSAGES_IN_THREADS;
        assert_eq!(missing(thread), None);
        let silent = all - Permissions::SEND_MESSAGES;
        assert_eq!(missing(silent), Some(Permissions::SEND_MESSAGES));
    }
}
