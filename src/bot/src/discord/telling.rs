//! What a group is told beside its panel: what happened.

use super::{
    context::Ui,
    failure::{self, Failure},
    game_ui::GameUi,
    order::{Order, Tries},
};
use crate::ui::{limits::newest_lines, message::Message, reader::Reader};

/// Characters of a story in one post.
const STORY: usize = 1900;

impl<G: GameUi> Ui<G> {
    /// Posts what happened and was not told yet, in games of several people.
    ///
    /// # Errors
    /// When Discord does not take it; it is then still noted as untold.
    pub(super) async fn tell_story(&self, channel: u64, tries: &mut Tries) -> Result<(), Failure> {
        let Ok(mut loaded) = self.tables().load(channel).await else {
            return Ok(());
        };
        // In saves of older programs everything but the newest step was told.
        let before = loaded.meta.told;
        let told = before.unwrap_or(loaded.revision.saturating_sub(1));
        if loaded.meta.is_solo() || told >= loaded.meta.told_to {
            return Ok(());
        }
        if let Some(to) = tries.story {
            loaded.meta.told_to = loaded.meta.told_to.min(to);
        }
        let to = loaded.meta.told_to;
        let lines = if G::POSTS_STORY {
            let events = self.tables().untold(&loaded, told).await;
            let events = events.map_err(|_| Failure::Passing)?;
            G::story(self, &loaded, &events, Reader::all(loaded.meta.language))
        } else {
            Vec::new()
        };
        let posted = if lines.is_empty() {
            false
        } else {
            tries.story = Some(to);
            let nonce = failure::nonce('s', &[&channel, &told, &to, &loaded.meta.tag]);
            let message = Message::text(newest_lines(&lines, STORY));
            match self.post(channel, &message, &nonce).await {
                Ok(_) => true,
                Err(Failure::Refused) => {
                    tracing::error!(channel, "a story cannot be posted");
                    false
                }
                Err(failure) => return Err(failure),
            }
        };
        tries.story = None;
        let tag = loaded.meta.tag.clone();
        let noted = self.tables().change_meta(channel, move |meta| {
            if meta.tag != tag {
                // Another game was begun meanwhile, which owes its own story.
                return;
            }
            meta.told = Some(to);
            if let (true, Some(panel)) = (posted, &mut meta.panel) {
                panel.below = panel.below.saturating_add(1);
            }
        });
        let noted = noted.await.map_err(|_| Failure::Passing)?;
        if noted.meta.told_to > to {
            // The game went on while the post was on its way.
            self.look_after(channel, Order::default());
        }
        Ok(())
    }
}
