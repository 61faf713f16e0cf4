//! Taking back: what it asks first, and what becomes of the question.

use castaway_table::{CONSENT, Loaded, Meta, Place, Silence, Trouble, Undo, Way, on_heap};

use super::{
    context::Ui,
    game_ui::{GameUi, is_over},
    order::Order,
    play::{From, origin},
    reply::{Caller, How},
};
use crate::ui::{common, message::Message, reader::Reader, version::Version};

/// So many lines name the step that would be taken back.
const STEP_LINES: usize = 3;

impl<G: GameUi> Ui<G> {
    /// Takes the last step back, asks for consent, or says why not.
    pub(super) async fn take_back(&self, caller: &Caller, seen: Option<u64>, sure: bool) {
        let w = self.texts.of(caller.lang);
        let notice = |key: &str| common::notice(w.get(key));
        if self.plays_anew(caller).await {
            return self.say(caller, How::New, &notice("undo-new-table")).await;
        }
        let said = self.said_to_undo(caller).await;
        let tables = self.tables();
        match tables.undo(caller.place, caller.stamp(), seen, sure).await {
            Ok(Undo::Done(loaded)) => {
                self.forget(caller.channel);
                on_heap(|| self.after(caller, loaded.clone(), Vec::new())).await;
                on_heap(|| self.take_back_shared(&loaded)).await;
            }
            Ok(Undo::Nothing(_)) => self.say(caller, How::New, &notice("undo-nothing")).await,
            Ok(Undo::Others(_)) => self.say(caller, How::New, &notice("undo-others")).await,
            Ok(Undo::Barred(_)) => self.say(caller, How::New, &notice("undo-barred")).await,
            Ok(Undo::Stays(_)) => self.say(caller, How::New, &notice("undo-stays")).await,
            Ok(Undo::Confirm(loaded)) => {
                let body = common::undo_confirm(w, G::LETTER, Version::of(&loaded))
                    .at(loaded.place, &loaded.meta.tag);
                // On an own panel the question takes its place, so that there are never two of it.
                let how = if loaded.place.is_own() {
                    caller.turn()
                } else {
                    How::New
                };
                self.say(caller, how, &body).await;
            }
            Ok(Undo::Closed(_)) => self.say(caller, How::New, &notice("undo-closed")).await,
            Ok(Undo::Voting(loaded)) if said => {
                let waits = self.undo_waits(caller, &loaded);
                self.say(caller, How::New, &waits).await;
            }
            Ok(Undo::Voting(loaded)) => on_heap(|| self.ask_to_agree(caller, &loaded, sure)).await,
            Err(trouble) => {
                if sure && matches!(trouble, Trouble::Stale(_)) {
                    self.put_away_vote(caller).await;
                }
                self.sorry(caller, trouble).await;
            }
        }
    }

    /// Whether some of those who played sit at another table already where their game is over: what has ended would stand in their way
    /// if it went on. A table of strangers does not bar them.
    async fn plays_anew(&self, caller: &Caller) -> bool {
        let Place::Channel(channel) = caller.place else {
            return false;
        };
        let anew = self.seated_anew(channel).await;
        !anew.is_empty() && self.ended_for(channel, &anew).await
    }

    /// Whether the game of this channel is over, and some of these played it.
    async fn ended_for(&self, channel: u64, users: &[u64]) -> bool {
        let loaded = self.tables().load(channel).await;
        let ended = loaded.ok().filter(is_over::<G>);
        ended.is_some_and(|ended| ended.meta.people().iter().any(|user| users.contains(user)))
    }

    /// Whether its end is taken back is asked no more where one of those who played opens the next table, which takes its place.
    pub(super) async fn let_end_stand(&self, channel: u64, host: u64) {
        if !self.ended_for(channel, &[host]).await {
            return;
        }
        let noted = self
            .tables()
            .change_meta(channel, |meta| meta.close_vote(Way::Moot));
        let noted = noted.await.is_ok();
        self.see_to(Place::Channel(channel), noted);
    }

    /// Whether the caller has agreed to the question that stands in the channel already, so that a further press changes nothing.
    async fn said_to_undo(&self, caller: &Caller) -> bool {
        let loaded = self.tables().load(caller.place).await;
        loaded.is_ok_and(|loaded| {
            let vote = loaded.meta.vote.as_ref();
            let asked = vote.filter(|vote| vote.revision == loaded.revision);
            asked.is_some_and(|vote| vote.yes.contains(&caller.user) && vote.message.is_some())
        })
    }

    /// What the question waits for, to somebody who has agreed to it already.
    fn undo_waits(&self, caller: &Caller, loaded: &Loaded<G>) -> Message {
        let vote = loaded.meta.vote.clone().unwrap_or_default();
        let link = caller.guild.zip(vote.message).map(|(guild, message)| {
            let channel = caller.channel;
            format!("https://discord.com/channels/{guild}/{channel}/{message}")
        });
        let until_ms = loaded.meta.undo_due_ms(loaded.revision);
        let words = self.texts.of(caller.lang);
        let people = (vote.yes.as_slice(), vote.asked.as_slice());
        common::undo_waits(words, people, (vote.silence, until_ms), link.as_deref())
    }

    /// Somebody would rather keep what they are asked to take back.
    pub(super) async fn keep_step(&self, caller: &Caller, revision: u64) {
        let kept = self
            .tables()
            .keep_step(caller.place, caller.stamp(), revision);
        match kept.await {
            Ok(None) => {
                let closed = self.texts.of(caller.lang).get("undo-closed");
                self.say(caller, How::New, &common::notice(closed)).await;
            }
            Ok(Some(loaded)) => {
                let words = self.texts.of(loaded.meta.language);
                let body = common::undo_kept(words, caller.user);
                self.say(caller, How::Update, &body).await;
                self.see_to(loaded.place, true);
            }
            Err(trouble) => {
                if matches!(trouble, Trouble::Stale(_)) {
                    self.put_away_vote(caller).await;
                }
                self.sorry(caller, trouble).await;
            }
        }
    }

    /// Asks the others, for all to see, in the message that asks already if it was pressed.
    async fn ask_to_agree(&self, caller: &Caller, loaded: &Loaded<G>, sure: bool) {
        let words = self.texts.of(loaded.meta.language);
        let vote = loaded.meta.vote.as_ref();
        let yes = vote.map_or(&[][..], |v| &v.yes);
        let people = vote.map_or(&[][..], |v| &v.asked);
        let silence = vote.map_or(Silence::Agrees, |v| v.silence);
        let step = self.last_step(loaded).await;
        let until_ms = loaded.meta.undo_due_ms(loaded.revision);
        let about = (G::LETTER, Version::of(loaded));
        let body = common::undo_vote(words, about, &step, (yes, people), (silence, until_ms));
        if sure && origin(caller, loaded) == From::Public {
            self.say(caller, How::Update, &body).await;
            if let Some((message, _)) = caller.message {
                self.note_vote(loaded, message).await;
            }
            return;
        }
        self.say(caller, How::New, &body).await;
        let Some(http) = self.http() else { return };
        let found = http.get_original_interaction_response(&caller.token).await;
        if let Ok(message) = found {
            self.note_vote(loaded, message.id.get()).await;
        }
    }

    /// What taking back would undo, in few lines of the table's language.
    async fn last_step(&self, loaded: &Loaded<G>) -> Vec<String> {
        let back = loaded.meta.undo.last().map(|step| step.to);
        let from = back.unwrap_or(loaded.revision) + 1;
        let many = usize::try_from((loaded.revision + 1).saturating_sub(from)).unwrap_or(1);
        let log = self.tables().log(loaded.place, from, many).await;
        // Whoever is asked knows the board, too.
        let events = castaway_table::happened::<G>(&log.unwrap_or_default());
        let reader = Reader::all(loaded.meta.language);
        let mut lines = G::story(self, loaded, &events, reader);
        lines.truncate(STEP_LINES);
        lines
    }

    /// Notes which message asks for a step back; one that asked before is taken away.
    async fn note_vote(&self, loaded: &Loaded<G>, message: u64) {
        let (tag, revision) = (loaded.meta.tag.clone(), loaded.revision);
        let noted = self.tables().change_meta(loaded.place, move |meta| {
            if let Some(vote) = &mut meta.vote
                && vote.revision == revision
                && meta.tag == tag
            {
                let old = vote.message.replace(message);
                if let Some(old) = old.filter(|old| *old != message) {
                    meta.put_away(old, Way::Gone);
                }
            }
        });
        let known = |meta: &Meta| meta.vote.as_ref().and_then(|vote| vote.message);
        match noted.await {
            Ok(noted) if known(&noted.meta) == Some(message) => self.see_to(loaded.place, true),
            Ok(_) => self.close_late(loaded, message).await,
            Err(_) => self.see_to(loaded.place, false),
        }
    }

    /// Puts a question away that was answered, or became moot, while it was on its way.
    async fn close_late(&self, loaded: &Loaded<G>, message: u64) {
        let next = self
            .tables()
            .log(loaded.place, loaded.revision + 1, 1)
            .await;
        let next = next.ok().and_then(|log| log.into_iter().next());
        let agreed = next.is_some_and(|entry| entry.mark.as_deref() == Some(CONSENT));
        let way = match (agreed, is_over(loaded)) {
            (true, true) => Way::AllAgreed,
            (true, false) => Way::Agreed,
            (false, _) => Way::Moot,
        };
        let noted = self
            .tables()
            .change_meta(loaded.place, move |meta| meta.put_away(message, way));
        self.see_to(loaded.place, noted.await.is_ok());
    }

    /// Notes that a question which was pressed and is about an older moment is to be put away.
    async fn put_away_vote(&self, caller: &Caller) {
        let Some((message, false)) = caller.message else {
            return;
        };
        let noted = self.tables().change_meta(caller.place, move |meta| {
            let panel = meta.panel.is_some_and(|panel| panel.message == message);
            if !panel && !meta.stale.iter().any(|old| old.message == message) {
                meta.put_away(message, Way::Moot);
            }
        });
        self.see_to(caller.place, noted.await.is_ok());
    }

    /// Has the keeper see to what was noted about a question.
    pub(super) fn see_to(&self, place: Place, noted: bool) {
        match place {
            Place::Channel(channel) if noted => self.look_after(channel, Order::default()),
            Place::Channel(_) => tracing::warn!(%place, "a question was not noted"),
            // Alone nobody else is asked.
            Place::Own { .. } => {}
        }
    }
}
