//! Boards that are not the panel any more and messages whose time is over: what becomes of each.

use serde::{Deserialize, Serialize};

use crate::Meta;

/// More boards than can stand in a channel by mistake.
const STALE: usize = 16;

/// A board that is not the panel any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stale {
    /// Where it stands, where that is not the channel of the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub channel: Option<u64>,
    /// The message.
    pub message: u64,
    /// What becomes of it.
    pub way: Way,
}

/// What becomes of a board that is not the panel any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Way {
    /// The panel stands further down by now: it is taken away; where that cannot be, it says that the game goes on there.
    Moved,
    /// Its game is over: it stays as it is, and where that can be shown to others, with the button for it alone.
    Over,
    /// It called somebody to a game that has left its place: it is taken away.
    Gone,
    /// It asked for a step back, and the game went on without: it says so, with nothing to press.
    Moot,
    /// It asked for a step back, and all agreed: it says so, with nothing to press.
    Agreed,
    /// It asked for the end of a game to be taken back, and all have said so: it says so, with nothing to press.
    AllAgreed,
    /// It asked for a step back, and this user would rather keep it: it says so, with nothing to press.
    Kept(u64),
    /// It asked whether the game ends, and the game goes on: it says so, with nothing to press.
    PlaysOn,
}

/// A post that told the group how a chapter ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StoryPost {
    /// The message.
    pub message: u64,
    /// The revision that ended the chapter.
    pub to: u64,
}

impl Meta {
    /// Notes a post that told how a chapter ended; where that end was taken back while it was on its way, it is taken away itself.
    pub fn note_post(&mut self, post: StoryPost) {
        match self.chapter_to < post.to {
            true => self.put_away(post.message, Way::Gone),
            false => self.posted = Some(post),
        }
    }

    /// The game goes back to a revision: a post about the end of a chapter that has not ended then is taken away.
    pub(crate) fn take_back_post(&mut self, to: u64) {
        self.chapter_to = self.chapter_to.min(to);
        if let Some(post) = self.posted.filter(|post| post.to > to) {
            self.posted = None;
            self.put_away(post.message, Way::Gone);
        }
    }

    /// The end of the game is taken back: what showed it to others tells what is not so any more and is taken away, so that the next
    /// end can be shown. `here` is the channel of the game, 0 where it has none.
    pub(crate) fn take_back_shared(&mut self, here: u64) {
        for post in std::mem::take(&mut self.shared) {
            // One that is on its way is taken away once it is known.
            if post.message > 0 {
                self.put_away_in(post.channel, here, post.message, Way::Gone);
            }
        }
    }

    /// Notes that a board is to be put away.
    pub fn put_away(&mut self, message: u64, way: Way) {
        self.put_away_in(0, 0, message, way);
    }

    /// Notes that a message in some channel is to be put away, where the game is played in this one.
    pub(crate) fn put_away_in(&mut self, channel: u64, here: u64, message: u64, way: Way) {
        self.stale.retain(|old| old.message != message);
        self.stale.push(Stale {
            channel: (channel != here).then_some(channel),
            message,
            way,
        });
        let surplus = self.stale.len().saturating_sub(STALE);
        self.stale.drain(..surplus);
    }

    /// Ends the vote on taking back; the message that asks is to be put away.
    pub fn close_vote(&mut self, way: Way) {
        let message = self.vote.take().and_then(|vote| vote.message);
        if let Some(message) = message {
            self.put_away(message, way);
        }
    }

    /// This message asks whether the game ends; one that asked before is taken away.
    pub fn ask_to_end(&mut self, message: u64) {
        let before = self.end_asked.replace(message);
        if let Some(before) = before.filter(|before| *before != message) {
            self.put_away(before, Way::Gone);
        }
    }

    /// This new message asks the same; where one that is newer still was noted before it, it is taken away itself.
    pub fn note_end_asked(&mut self, message: u64) {
        match self.end_asked {
            Some(newer) if newer > message => self.put_away(message, Way::Gone),
            _ => self.ask_to_end(message),
        }
    }

    /// The game goes on: nobody's wish to end it counts any more, and the message that asks is to be put away.
    pub fn play_on(&mut self) {
        self.ending.clear();
        self.going_on.clear();
        if let Some(message) = self.end_asked.take() {
            self.put_away(message, Way::PlaysOn);
        }
    }

    /// The boards of a game that leaves this channel and what it asked: all of them are to be put away.
    pub fn all_stale(mut self, here: u64) -> Vec<Stale> {
        self.close_vote(Way::Moot);
        self.close_motions();
        if let Some(asks) = self.end_asked.take() {
            self.put_away(asks, Way::Gone);
        }
        if let Some(panel) = self.panel {
            self.put_away(panel.message, Way::Over);
        }
        for offer in std::mem::take(&mut self.vacancies) {
            self.put_away(offer.message, Way::Gone);
        }
        for call in self.open_calls(here).into_values() {
            self.put_away_in(call.channel, here, call.message, Way::Gone);
        }
        self.stale
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_post_about_a_chapter_whose_end_is_taken_back_goes() {
        let posted = Some(StoryPost { message: 9, to: 20 });
        let mut meta = Meta {
            posted,
            ..Meta::default()
        };
        meta.take_back_post(20);
        assert_eq!((meta.posted, meta.stale.len()), (posted, 0));
        meta.take_back_post(19);
        let gone: Vec<(u64, Way)> = (meta.stale.iter())
            .map(|old| (old.message, old.way))
            .collect();
        assert_eq!((meta.posted, gone), (None, vec![(9, Way::Gone)]));
    }

    #[test]
    fn a_post_that_was_on_its_way_when_the_end_was_taken_back_goes_too() {
        let mut meta = Meta {
            told: Some(5),
            chapter_to: 20,
            ..Meta::default()
        };
        meta.take_back_post(20);
        let post = StoryPost { message: 9, to: 20 };
        let mut late = meta.clone();
        meta.note_post(post);
        assert_eq!((meta.posted, meta.stale.len()), (Some(post), 0));
        late.take_back_post(19);
        late.note_post(post);
        let gone: Vec<(u64, Way)> = (late.stale.iter())
            .map(|old| (old.message, old.way))
            .collect();
        assert_eq!((late.posted, gone), (None, vec![(9, Way::Gone)]));
        // What ended before is still told.
        assert!(late.owes_story());
    }
}
