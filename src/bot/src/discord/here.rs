//! What Discord says beside an interaction: roles, threads, and what the bot may do there.

use serenity::all::{ChannelType, Member, PartialChannel, Permissions};

/// What Discord says of the caller and of the bot where an interaction came from.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Here {
    /// The roles of the caller on the server.
    pub roles: Vec<u64>,
    /// The channel of the thread, where it is one.
    pub parent: Option<u64>,
    /// Whether only those see that thread who were invited into it.
    pub private: bool,
    /// What the bot may do, as far as it is said.
    pub granted: Option<Permissions>,
}

impl Here {
    pub(super) fn of(
        member: Option<&Member>,
        channel: Option<&PartialChannel>,
        granted: Option<Permissions>,
    ) -> Self {
        let roles = member.map(|member| member.roles.iter().map(|role| role.get()).collect());
        let thread = channel.filter(|channel| {
            matches!(
                channel.kind,
                ChannelType::NewsThread | ChannelType::PublicThread | ChannelType::PrivateThread
            )
        });
        let private = thread.is_some_and(|thread| thread.kind == ChannelType::PrivateThread);
        Self {
            roles: roles.unwrap_or_default(),
            parent: thread
                .and_then(|thread| thread.parent_id)
                .map(|id| id.get()),
            private,
            granted,
        }
    }

    /// The channel of the thread, where it is one that whoever sees that channel may read.
    pub(super) fn above(&self) -> Option<u64> {
        self.parent.filter(|_| !self.private)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_outside_is_told_of_a_thread_that_one_is_invited_into() {
        let thread = |private| Here {
            parent: Some(7),
            private,
            ..Here::default()
        };
        assert_eq!(thread(false).above(), Some(7));
        assert_eq!(thread(true).above(), None);
        assert_eq!(Here::default().above(), None);
    }
}
