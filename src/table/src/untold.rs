//! What happened and was not told to the group yet.

use crate::{Loaded, Playable, Record, Table, Trouble, story::STORY};

impl<G: Playable> Table<G> {
    /// What happened after a revision and was not taken back; setting up and planning are no part of a story.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn untold(
        &self,
        loaded: &Loaded<G>,
        after: u64,
    ) -> Result<Vec<G::Event>, Trouble<G>> {
        let to = loaded.meta.told_to;
        // Long stories keep their end.
        let from = (after + 1).max(to.saturating_sub(STORY));
        let many = usize::try_from(STORY).unwrap_or(0) + 1;
        let mut path: Vec<(u64, Vec<G::Event>)> = Vec::new();
        for entry in self.log(loaded.place, from, many).await? {
            if entry.revision > to {
                break;
            }
            match entry.command.read() {
                Ok(Record::<G::Setup, G::Command>::Undo { to }) => {
                    path.retain(|(revision, _)| *revision <= to);
                }
                Ok(Record::Begin { .. }) => {}
                Ok(Record::Order { command, .. }) if G::is_planning(&command) => {}
                // Entries of an older program may not read any more; what they tell still does.
                Ok(Record::Order { .. }) | Err(_) => {
                    if let Ok(events) = entry.events.read() {
                        path.push((entry.revision, events));
                    }
                }
            }
        }
        Ok(path.into_iter().flat_map(|(_, events)| events).collect())
    }
}
