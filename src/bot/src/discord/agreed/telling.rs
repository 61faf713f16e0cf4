//! Tells a channel what people settled about its table or would settle. All of it is noted in the save before, and what is
//! posted carries a sign made of that, so that no kill loses or doubles it.

use castaway_table::{Announced, Loaded, Meta, Motion, Moved};

use super::page;
use crate::discord::{
    context::Ui,
    failure::{self, Failure},
    game_ui::{GameUi, is_over},
    order::Order,
};

impl<G: GameUi> Ui<G> {
    /// Posts what was settled and what would be, and takes away what asked about it before.
    ///
    /// # Errors
    /// When Discord does not take it; it is then still noted as owed.
    pub(in crate::discord) async fn tell_settled(&self, channel: u64) -> Result<(), Failure> {
        let Ok(loaded) = self.tables().load(channel).await else {
            return Ok(());
        };
        let meta = &loaded.meta;
        if !meta.motions.is_empty() && (meta.is_solo() || is_over(&loaded)) {
            let closed = |meta: &mut Meta| meta.close_motions();
            let changed = self.tables().change_meta(channel, closed).await;
            changed.map_err(|_| Failure::Passing)?;
            self.look_after(channel, Order::default());
            return Ok(());
        }
        if !meta.owes_words() {
            return Ok(());
        }
        let (t, tag, alone) = (
            self.texts.of(meta.language),
            meta.tag.clone(),
            meta.is_solo(),
        );
        let all = meta.announcements.clone().into_iter();
        // Whoever plays alone, or is alone for now, is told of seats and of nothing else.
        for told in all.filter(|told| !alone || told.what.is_of_seats()) {
            // One person may settle two things in the same moment.
            let what = format!("{:?}", told.what);
            let nonce = failure::nonce('g', &[&channel, &tag, &told.user, &told.at_ms, &what]);
            let message = self.told_of_seats(&loaded, &told);
            let message = message.or_else(|| self.told_of_habit(&loaded, &told));
            let message = message.or_else(|| page::announcement::<G>(t, &told));
            let posted = match &message {
                Some(message) => match self.post(channel, message, &nonce).await {
                    Ok(posted) => Some(posted.id.get()),
                    Err(Failure::Refused) => {
                        tracing::error!(channel, "what was settled cannot be posted");
                        None
                    }
                    Err(failure) => return Err(failure),
                },
                // It is not so any more.
                None => None,
            };
            let tag = tag.clone();
            let noted = self.tables().change_meta(channel, move |meta| {
                if meta.tag != tag {
                    return;
                }
                match (&told.what, posted) {
                    (Announced::Left { seat, .. }, Some(message)) => {
                        meta.note_vacancy(*seat, message);
                    }
                    // Nobody was asked: whoever wished it may ask again at once.
                    (Announced::AsksSeat { seat, .. }, None) => meta.decide_wish(told.user, *seat),
                    _ => {}
                }
                meta.announced(&told, posted.is_some());
            });
            noted.await.map_err(|_| Failure::Passing)?;
        }
        if !alone {
            self.ask_about_motions(channel, &loaded).await?;
        }
        // What asked before what is told now is put away.
        self.look_after(channel, Order::default());
        Ok(())
    }

    /// Brings the messages about open motions up to date, or posts them.
    async fn ask_about_motions(&self, channel: u64, before: &Loaded<G>) -> Result<(), Failure> {
        if !before.meta.owes_motion() {
            return Ok(());
        }
        let voices = self.voices(None, before).await;
        let (tag, now_ms) = (before.meta.tag.clone(), self.now_ms());
        let counted = self.tables().change_meta(channel, move |meta| {
            // Others may decide than when somebody last said something.
            if meta.tag == tag
                && meta
                    .count_motions(&voices, now_ms)
                    .contains(&Moved::Settled)
            {
                meta.owe_panel();
            }
        });
        let loaded = counted.await.map_err(|_| Failure::Passing)?;
        let all = loaded.meta.motions.iter();
        let owed: Vec<Motion> = all.filter(|open| open.is_owed()).cloned().collect();
        for motion in owed {
            self.ask_about(channel, &loaded.meta, motion).await?;
        }
        Ok(())
    }

    /// Brings the message about one of them up to date, or posts it.
    async fn ask_about(&self, channel: u64, meta: &Meta, motion: Motion) -> Result<(), Failure> {
        let message = page::motion::<G>(self.texts.of(meta.language), &motion, &meta.tag);
        let edited = match motion.message {
            Some(id) => match self.edit(channel, id, &message.json(), Vec::new()).await {
                Ok(()) => Some(id),
                Err(Failure::NoMessage | Failure::TooOld | Failure::Refused) => None,
                Err(failure) => return Err(failure),
            },
            None => None,
        };
        let stands = match edited {
            Some(id) => id,
            None => {
                let old = motion.message.unwrap_or(0);
                let term = format!("{:?}", motion.term);
                let nonce = failure::nonce('m', &[&channel, &meta.tag, &motion.at_ms, &term, &old]);
                self.post(channel, &message, &nonce).await?.id.get()
            }
        };
        let tag = meta.tag.clone();
        let noted = self.tables().change_meta(channel, move |meta| {
            if meta.tag != tag {
                return meta.put_away(stands, castaway_table::Way::Gone);
            }
            meta.note_motion(&motion, stands);
            if let (true, Some(panel)) = (edited.is_none(), &mut meta.panel) {
                panel.below = panel.below.saturating_add(1);
            }
        });
        noted.await.map_err(|_| Failure::Passing)?;
        Ok(())
    }
}
