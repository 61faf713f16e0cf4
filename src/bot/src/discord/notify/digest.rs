//! One message a day over all games, for whoever wants that instead of calls.

use std::{collections::BTreeMap, time::Duration};

use super::{people, person::Person};
use crate::{
    discord::{
        app::App,
        failure::{self, Failure},
    },
    ui::{
        mine::{self, Summary},
        texts::Lang,
    },
};

/// One looks so often whether it is time.
const LOOK: Duration = Duration::from_secs(1);
/// What could not be sent is tried again so much later.
const AGAIN_MS: u64 = 60 * 1000;

impl App {
    /// Reads who was called, for whom words are kept, and who is told once a day. Whoever presses meanwhile is not missed, for nobody
    /// can before.
    pub(in crate::discord) async fn know_people(&self) {
        let app = self.clone();
        let read = castaway_table::blocking(move || people::everybody(&app)).await;
        match read {
            Ok(Ok(all)) => {
                for (user, person) in all {
                    self.callees.note(user, !person.unanswered.is_empty());
                    self.hearers.note(user, !person.words.is_empty());
                    self.diary.note(user, person.digest_ms());
                }
            }
            Ok(Err(error)) => tracing::warn!(%error, "people could not be looked through"),
            Err(_) => {}
        }
    }

    /// Notes that somebody does something: their calls count no more, and whoever had enough of them is called again.
    pub(in crate::discord) fn acted(&self, user: u64) {
        if !self.callees.take(user) {
            return;
        }
        let (app, now_ms) = (self.clone(), self.now_ms());
        self.errand(async move {
            let counted = app.change_person(user, move |person| {
                let silent = person.unanswered.len() >= super::person::PATIENT;
                person.unanswered.clear();
                person.acted_ms = Some(now_ms);
                silent
            });
            match counted.await {
                Ok((_, true)) => app.look_for(user).await,
                Ok((_, false)) => {}
                Err(error) => {
                    tracing::error!(%error, "the store failed");
                    app.callees.note(user, true);
                }
            }
        });
    }

    /// Tells people of their games when it is time, and goes on for ever.
    pub(in crate::discord) async fn keep_digests(self) {
        loop {
            tokio::time::sleep(LOOK).await;
            self.look_at_digests().await;
        }
    }

    /// One look at who is to be told of their games.
    pub(in crate::discord) async fn look_at_digests(&self) {
        if self.http().is_none() || self.is_broken() {
            return;
        }
        let now_ms = self.now_ms();
        let due = self.diary.due(now_ms);
        if due.is_empty() {
            return;
        }
        let Ok(people) = self.persons(due.clone()).await else {
            for user in due {
                self.diary.note(user, Some(now_ms.saturating_add(AGAIN_MS)));
            }
            return;
        };
        let langs: BTreeMap<u64, Lang> = (people.iter())
            .map(|(user, person)| (*user, person.lang.unwrap_or_default()))
            .collect();
        let mut games = self.games_waiting_for(&langs).await;
        for (user, person) in people {
            let waiting = games.remove(&user).unwrap_or_default();
            if let Err(failure) = self.tell_of_games(user, person, waiting, now_ms).await {
                tracing::debug!(user, %failure, "somebody is told of their games later");
                self.diary.note(user, Some(now_ms.saturating_add(AGAIN_MS)));
            }
        }
    }

    /// Sends somebody the message of their day, unless nothing waits for them or they had enough of them.
    async fn tell_of_games(
        &self,
        user: u64,
        person: Person,
        mut games: Vec<Summary>,
        now_ms: u64,
    ) -> Result<(), Failure> {
        let Some(at_ms) = person.digest_ms().filter(|at_ms| *at_ms <= now_ms) else {
            self.diary.note(user, person.digest_ms());
            return Ok(());
        };
        // One that is late may come into the quiet hours, which win.
        let loud_ms = person.loud_ms(now_ms);
        if loud_ms > now_ms {
            self.diary.note(user, Some(loud_ms));
            return Ok(());
        }
        games.retain(|game| !person.mutes(&game.tag));
        games.sort_by_key(|game| game.asks.map(|(_, since_ms)| since_ms));
        let sign = failure::nonce('g', &[&user, &at_ms]);
        let (mut sent, mut closed) = (None, false);
        if !games.is_empty() && person.may_be_called(&sign) {
            let counted = sign.clone();
            let counted = self.change_person(user, move |person| person.count_call(&counted));
            counted.await.map_err(|_| Failure::Passing)?;
            let t = self.texts.of(person.lang.unwrap_or_default());
            self.pacer.turn().await;
            match self
                .post_direct(user, person.direct, &mine::digest(t, &games), &sign)
                .await
            {
                Ok(at) => sent = Some(at),
                Err(failure @ (Failure::Passing | Failure::TooMany)) => return Err(failure),
                Err(Failure::Closed) => closed = true,
                Err(failure) => {
                    tracing::error!(user, %failure, "somebody cannot be told of their games")
                }
            }
        }
        let told = self.change_person(user, move |person| {
            person.digested_ms = now_ms;
            person.closed |= closed;
            if sent.is_none() {
                person.discount_call(&sign);
            }
            // The new one stands, so the old one goes.
            match sent {
                Some(at) => person.digest_at.replace(at).filter(|old| *old != at),
                None => None,
            }
        });
        let (_, old) = told.await.map_err(|_| Failure::Passing)?;
        if let Some((channel, message)) = old {
            self.delete_patiently(channel, message);
        }
        if closed {
            // From now on they are called one by one.
            self.look_for(user).await;
        }
        Ok(())
    }
}
