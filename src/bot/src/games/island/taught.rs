//! Who has been through a first round that teaches, so that it never comes again.

use std::sync::Arc;

use castaway_kernel::Key;
use castaway_robinson::game::Island;

use castaway_table::{Deed, Trouble};

use super::ending::career::{Career, career_key};
use crate::{
    discord::{Caller, Ui, records},
    ui::common,
};

/// The name in the store under which it is kept that a person needs no first round that teaches.
fn key(user: u64) -> String {
    format!("taught/island/{user}")
}

impl Ui<Island> {
    /// Whether the first round of a game teaches this person: they never said that they know it, and never played one to
    /// its end, but the one to learn with.
    pub async fn teaches(&self, user: u64) -> bool {
        let knows = self.global::<bool>(key(user)).await == Some(true);
        !knows && !self.career(user).await.has_more_than(&self.first_game())
    }

    /// Whether this person has been through the game to learn with.
    pub async fn has_learnt(&self, user: u64) -> bool {
        self.career(user).await.has(&self.first_game())
    }

    /// Whether this person has played nothing to its end but the game to learn with.
    pub async fn has_only_learnt(&self, user: u64) -> bool {
        !self.career(user).await.has_more_than(&self.first_game())
    }

    /// Whether what is played is new to this person, so that it is said who they are, what they want and what kills.
    pub async fn is_new_to(&self, user: u64, scenario: &Key) -> bool {
        !self.career(user).await.has(scenario.as_str())
    }

    async fn career(&self, user: u64) -> Career {
        let kept = self.global(career_key(user)).await;
        kept.unwrap_or_default()
    }

    /// The scenario to learn with; empty where there is none.
    fn first_game(&self) -> String {
        let sheet = self.catalog().first_game();
        sheet.map(|sheet| sheet.id.to_string()).unwrap_or_default()
    }

    /// Notes that a person knows the game.
    pub async fn note_taught(&self, user: u64) {
        let store = Arc::clone(self.store());
        let work = move || records::write(&*store, &key(user), &true);
        match castaway_table::blocking(work).await {
            Ok(Ok(())) => {}
            Ok(Err(error)) => tracing::error!(%error, "that somebody was taught is not noted"),
            Err(error) => tracing::error!(%error, "noting that somebody was taught failed"),
        }
    }

    /// Ends the first round that teaches at the wish of its player.
    pub async fn stop_teaching(&self, caller: &Caller) {
        match self.tables().load(caller.place).await {
            // Whoever looks on says nothing for those who play.
            Ok(loaded) if !loaded.meta.may(caller.user, Deed::TakePart) => {
                return self.sorry(caller, Trouble::NotSeated).await;
            }
            Ok(_) => {}
            Err(trouble) => return self.sorry(caller, trouble).await,
        }
        self.note_taught(caller.user).await;
        let changed = self.tables().change_meta(caller.place, |meta| {
            meta.teaches = false;
            meta.introduces = false;
        });
        match changed.await {
            Ok(loaded) => {
                self.show_panel(caller, &loaded).await;
                // A further word can only follow an answer.
                let off = self.text(caller.lang, "taught-off");
                self.add_notice(caller, common::notice(off));
                if !loaded.place.is_own() {
                    // A picture that was on its way may have brought the old buttons back.
                    self.forget(caller.channel);
                    self.repaint(caller.channel);
                }
            }
            Err(trouble) => self.sorry(caller, trouble).await,
        }
    }
}
