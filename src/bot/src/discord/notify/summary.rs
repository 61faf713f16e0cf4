//! What a game asks of somebody, in short, and the way to its board.

use castaway_kernel::Await;
use castaway_table::{Loaded, Meta, Place, Poll, Slot, has_planned, is_left_to_others, waited_for};

use super::beside::owner_of;
use crate::{
    discord::{context::Ui, game_ui::GameUi, ways_in::typed},
    ui::{
        mine::{Spot, Summary},
        notify::CallAsks,
        others::Others,
        texts::Lang,
    },
};

impl<G: GameUi> Ui<G> {
    /// What is asked of somebody in a game now.
    pub(super) fn asks(&self, loaded: &Loaded<G>, user: u64) -> CallAsks {
        let (catalog, meta) = (self.catalog(), &loaded.meta);
        if meta.asleep().contains(&user) {
            return CallAsks::Wake;
        }
        if meta.is_away(user) {
            return CallAsks::Back;
        }
        if G::unanswered(catalog, &loaded.state).is_some() {
            return CallAsks::Answer;
        }
        if Poll::of::<G>(catalog, &loaded.state, meta).is_some() {
            return CallAsks::Vote;
        }
        let awaited = G::awaited(catalog, &loaded.state);
        match awaited.first().map(|one| one.what) {
            Some(Await::Plan) if has_planned::<G>(catalog, &loaded.state, meta, user) => {
                CallAsks::Ready
            }
            Some(Await::Plan) => CallAsks::Plan,
            Some(Await::Ask(_)) => CallAsks::Answer,
            Some(Await::Turn) | None => CallAsks::Turn,
        }
    }

    /// For whom somebody is called who is not asked themselves: for whoever entrusted a seat to them, or is away, so that those who
    /// are there may answer.
    pub(super) fn called_for(&self, loaded: &Loaded<G>, user: u64) -> Option<u64> {
        let (catalog, state, meta) = (self.catalog(), &loaded.state, &loaded.meta);
        let left = || is_left_to_others::<G>(catalog, state, meta);
        owner_of(meta, user).or_else(|| {
            let awaited = left().then(|| G::awaited(catalog, state));
            let mut seats = awaited.into_iter().flatten().map(|one| one.seat);
            seats.find_map(|seat| meta.chairs.owner(seat))
        })
    }

    /// Whom a table waits for as it stands, as its board says it too.
    pub(in crate::discord) fn waits_for(&self, loaded: &Loaded<G>) -> Vec<u64> {
        waited_for::<G>(self.catalog(), &loaded.state, &loaded.meta).users
    }

    /// Whom a table waits for beside somebody, since when, and until when at the latest.
    pub(in crate::discord) fn waits_beside(&self, loaded: &Loaded<G>, user: u64) -> Option<Others> {
        let meta = &loaded.meta;
        let mut users = self.waits_for(loaded);
        users.retain(|other| *other != user);
        let since = users.iter().filter_map(|user| meta.wait.since.get(user));
        let dues: Vec<u64> = (users.iter())
            .filter_map(|user| self.due(loaded, *user))
            .collect();
        // Whoever is not hurried is waited for as long as it takes.
        let all = dues.len() == users.len() && meta.paused.is_none();
        let others = Others {
            since_ms: since.min().copied(),
            until_ms: dues.into_iter().max().filter(|_| all),
            users,
        };
        (!others.users.is_empty()).then_some(others)
    }

    /// The text that says what somebody may do in a game while others are waited for; none for whoever only looks on, or where there
    /// is nothing.
    pub(in crate::discord) fn meanwhile_of(
        &self,
        loaded: &Loaded<G>,
        user: u64,
    ) -> Option<&'static str> {
        G::MEANWHILE.filter(|_| loaded.meta.chairs.sits(user))
    }

    /// Until when a table waits for somebody; none where they take their time.
    fn due(&self, loaded: &Loaded<G>, user: u64) -> Option<u64> {
        match self.tables().hurried(loaded) == Some(user) {
            true => loaded.meta.deadline,
            false => loaded.meta.due_of(user),
        }
    }

    /// The way to the board of a game in a channel.
    pub(super) fn link(&self, loaded: &Loaded<G>) -> Option<String> {
        let (panel, guild) = (loaded.meta.panel?, loaded.meta.guild);
        let (channel, message) = (loaded.place.key(), panel.message);
        let guild = guild.map_or("@me".to_owned(), |id| id.to_string());
        let played = !loaded.place.is_own() && Place::is_channel(channel);
        played.then(|| format!("https://discord.com/channels/{guild}/{channel}/{message}"))
    }

    /// A game as one of those that somebody plays.
    pub async fn summary(&self, loaded: &Loaded<G>, user: u64, lang: Lang) -> Summary {
        let meta = &loaded.meta;
        let moved_ms = self.moved_ms(loaded).await;
        let spot = match loaded.place {
            Place::Own { slot, .. } => Spot::Own(slot),
            Place::Channel(key) if Place::is_channel(key) => Spot::Channel(key),
            Place::Channel(_) => Spot::Shelf,
        };
        let since = match meta.is_solo() {
            // Nothing waits for somebody who only looks on.
            true => (!meta.seats_of(user).is_empty()).then_some(moved_ms),
            false => {
                let since = meta.wait.since.get(&user).copied();
                // Whoever has come back in this moment is noted there by the next look at what is due.
                let waits = self.waits_for(loaded).contains(&user);
                let since = since.or_else(|| waits.then_some(moved_ms));
                since.or_else(|| away_since(meta, user, moved_ms))
            }
        };
        let paused = meta.paused.is_some() && !meta.is_solo();
        let since = since.filter(|_| spot != Spot::Shelf && !paused);
        let until_ms = self.due(loaded, user);
        let beside = || self.waits_beside(loaded, user);
        let waits = since.is_none() && spot != Spot::Shelf && !paused && !meta.is_solo();
        let others = waits.then(beside).flatten();
        let command = match spot {
            Spot::Shelf => G::RESUME,
            Spot::Own(Slot::Free) => G::ALONE,
            Spot::Own(Slot::Daily | Slot::Weekly) | Spot::Channel(_) => None,
        };
        let t = self.texts.of(lang);
        Summary {
            game: G::so_far(self, loaded, lang),
            tag: meta.tag.clone(),
            asks: since.map(|since| (self.asks(loaded, user), since)),
            until_ms: until_ms.filter(|_| since.is_some()),
            meanwhile: self.meanwhile_of(loaded, user).filter(|_| others.is_some()),
            others,
            spot,
            command: command.map(|command| typed(t, command)),
            link: self.link(loaded),
            moved_ms,
            paused,
            muted: false,
        }
    }
}

/// Since when somebody who is away did nothing: others may play for them, and their coming back is waited for all the same. With
/// everybody away, since that is so. Whoever is on holiday has said so, and nothing waits for them.
fn away_since(meta: &Meta, user: u64, moved_ms: u64) -> Option<u64> {
    let away = meta.is_away(user) && meta.holiday(user).is_none();
    if !away || meta.seats_of(user).is_empty() {
        return None;
    }
    let asleep = meta.asleep().contains(&user);
    let all = meta.wait.since.values().max().copied();
    let own = || meta.acted.get(&user).copied().unwrap_or(moved_ms);
    Some(all.filter(|_| asleep).unwrap_or_else(own))
}
