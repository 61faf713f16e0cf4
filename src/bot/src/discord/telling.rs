//! What a group is told beside its panel: one post at the end of each chapter, such as a round.

use castaway_table::{Loaded, Past, Span, StoryPost, Trouble};

use super::{
    context::Ui,
    failure::{self, Failure},
    game_ui::{GameUi, is_over},
    order::Order,
    panels::NOTHING,
};
use crate::ui::{
    reader::Reader,
    recap::{self, Gist},
};

impl<G: GameUi> Ui<G> {
    /// Posts the first chapter that ended and was not told yet, in games of several people; the panel is then wanted below it.
    ///
    /// # Errors
    /// When Discord does not take it; it is then still noted as untold.
    pub(super) async fn tell_story(&self, channel: u64) -> Result<(), Failure> {
        let Ok(loaded) = self.tables().load(channel).await else {
            return Ok(());
        };
        let Some(told) = loaded.meta.told else {
            return Ok(());
        };
        if loaded.meta.is_solo() || !loaded.meta.owes_story() {
            return Ok(());
        }
        let reader = Reader::all(loaded.meta.language);
        let chapter = if G::POSTS_STORY {
            let found = self.gists(&loaded, Span::Ended { after: told }, reader);
            let found = found.await.map_err(|_| Failure::Passing)?;
            found.into_iter().next()
        } else {
            None
        };
        // One chapter at a time, so that whatever is told after a kill carries the same signs as before it. Where the end
        // was taken back meanwhile there is none.
        let to = chapter.as_ref().and_then(|chapter| chapter.ended);
        let to = to.unwrap_or(loaded.meta.chapter_to);
        let posted = match chapter.filter(|chapter| !chapter.lines.is_empty()) {
            None => None,
            Some(chapter) => {
                let nonce = failure::nonce('s', &[&channel, &told, &to, &loaded.meta.tag]);
                let message = recap::chapter_over(self.texts.of(reader.lang), &chapter);
                match self.post(channel, &message, &nonce).await {
                    Ok(sent) => Some(sent.id.get()),
                    Err(Failure::Refused) => {
                        tracing::error!(channel, "a story cannot be posted");
                        None
                    }
                    Err(failure) => return Err(failure),
                }
            }
        };
        let tag = loaded.meta.tag.clone();
        let noted = self.tables().change_meta(channel, move |meta| {
            if meta.tag != tag {
                // Another game was begun meanwhile, which owes its own story.
                return;
            }
            meta.told = Some(to);
            let Some(message) = posted else {
                return;
            };
            meta.note_post(StoryPost { message, to });
            if let Some(panel) = &mut meta.panel {
                (panel.below, panel.shown) = (u32::MAX, Some(NOTHING));
            }
        });
        let noted = noted.await.map_err(|_| Failure::Passing)?;
        if noted.meta.owes_story() || !noted.meta.stale.is_empty() {
            self.look_after(channel, Order::default());
        }
        Ok(())
    }

    /// The chapters of a story that are wanted, in few lines each; the game is played again for it, off the async threads.
    ///
    /// # Errors
    /// When the store fails.
    pub(super) async fn gists(
        &self,
        loaded: &Loaded<G>,
        span: Span,
        reader: Reader,
    ) -> Result<Vec<Gist>, Trouble<G>> {
        let log = self.tables().whole_log(loaded).await?;
        let (ui, game) = (self.clone(), loaded.clone());
        let tell = move || {
            let past = Past::new(&**ui.catalog(), log);
            let stretches = past.stretches(span, is_over(&game));
            let told = stretches.iter().map(|s| G::gist(&ui, &game, s, reader));
            told.collect()
        };
        let told = castaway_table::blocking(tell).await;
        Ok(told.unwrap_or_else(|error| {
            tracing::error!(%error, "a story could not be told");
            Vec::new()
        }))
    }
}
