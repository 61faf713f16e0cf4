//! The page of somebody who was away.

use castaway_store::LogEntry;
use castaway_table::{CONSENT, Deed, Loaded, Span, happened};

use crate::{
    discord::{
        context::Ui,
        game_ui::{GameUi, is_over},
        reply::Caller,
    },
    ui::recap::{self, Gist, Meanwhile, Recap},
};

/// So many chapters are told to whoever plays alone: nobody else did anything meanwhile.
const ALONE: usize = 2;

impl<G: GameUi> Ui<G> {
    /// Shows the game of the caller's place to somebody who was away.
    pub(in crate::discord) async fn recap_here(&self, caller: &Caller) {
        match self.tables().load(caller.place).await {
            Ok(loaded) => self.recap(caller, &loaded).await,
            Err(trouble) => self.sorry(caller, trouble).await,
        }
    }

    /// Tells the caller what they have missed in a game, what it asks of them and what threatens; looking at it is a visit.
    pub(in crate::discord) async fn recap(&self, caller: &Caller, loaded: &Loaded<G>) {
        let since_ms = match loaded.meta.is_solo() {
            true => None,
            false => loaded.meta.missed_since(caller.user, caller.now_ms),
        };
        let missed = match since_ms {
            Some(ms) => self.told_to(caller, loaded, Span::Since(ms)).await,
            None => Vec::new(),
        };
        let quiet = missed.is_empty();
        let story = match (quiet, loaded.meta.is_solo()) {
            (false, _) => missed,
            (true, true) => self.told_to(caller, loaded, Span::Newest(ALONE)).await,
            (true, false) => self.told_to(caller, loaded, Span::Newest(1)).await,
        };
        let summary = self.summary(loaded, caller.user, caller.lang).await;
        let over = is_over(loaded);
        // In a pause it waits for nobody.
        let waits = !over && !summary.paused;
        let others = self.waits_beside(loaded, caller.user).filter(|_| waits);
        let asks = summary.asks.map(|(asks, _)| asks).filter(|_| !over);
        let ended = match over {
            true => self.how_it_ended(caller, loaded).await,
            false => Vec::new(),
        };
        let page = Recap {
            game: summary.game,
            ended,
            since_ms,
            story,
            quiet,
            meanwhile: match loaded.meta.is_solo() {
                true => Vec::new(),
                false => self.meanwhile(loaded, caller.user, since_ms).await,
            },
            looks_on: !over && !loaded.meta.may(caller.user, Deed::TakePart),
            asks,
            question: G::open_question(self, loaded, caller.reader()).filter(|_| asks.is_some()),
            waits_for: others,
            may: self.meanwhile_of(loaded, caller.user),
            paused: summary.paused,
            threats: match over {
                true => Vec::new(),
                false => G::threats(self, loaded, caller.reader()),
            },
            link: summary.link,
            letter: Some(G::LETTER),
        };
        let page = recap::page(self.texts.of(caller.lang), &page);
        let page = page.at(loaded.place, &loaded.meta.tag);
        self.say(caller, caller.turn(), &page).await;
        self.note_look(caller, loaded).await;
    }

    /// When a game ended, and how.
    async fn how_it_ended(&self, caller: &Caller, loaded: &Loaded<G>) -> Vec<String> {
        let log = self.tables().whole_log(loaded).await.unwrap_or_default();
        let events = happened::<G>(&log);
        let ended = log.last().map(|last| last.at_ms);
        let when = recap::ended(self.texts.of(caller.lang), ended.unwrap_or(caller.now_ms));
        let how = G::ended(self, loaded, &events, caller.reader());
        std::iter::once(when).chain(how).collect()
    }

    /// What others have done since a moment that no story tells: what they planned, suggested and said in what is open now, and
    /// that something was taken back. Whoever was not here before hears what is open now.
    async fn meanwhile(
        &self,
        loaded: &Loaded<G>,
        user: u64,
        since_ms: Option<u64>,
    ) -> Vec<Meanwhile> {
        let mut all = Vec::new();
        if let Some(since_ms) = since_ms {
            let log = self.tables().whole_log(loaded).await.unwrap_or_default();
            all.extend(taken_back(&log, user, since_ms));
        }
        let since_ms = since_ms.unwrap_or(0);
        if is_over(loaded) {
            return all;
        }
        let meta = &loaded.meta;
        let others = |users: &mut dyn Iterator<Item = u64>| {
            let mut found: Vec<u64> = Vec::new();
            for other in users {
                let since = meta
                    .acted
                    .get(&other)
                    .is_some_and(|at_ms| *at_ms > since_ms);
                if since && other != user && !found.contains(&other) {
                    found.push(other);
                }
            }
            found
        };
        let planned = others(&mut meta.together.made.iter().map(|made| made.user));
        let ready = others(&mut meta.together.ready.iter().copied());
        let suggested = others(&mut meta.suggestions.iter().map(|one| one.by));
        let words = meta.ballot.iter().flat_map(|said| &said.words);
        let spoke = others(&mut words.map(|word| word.user));
        let mut tell = |users: Vec<u64>, told: fn(Vec<u64>) -> Meanwhile| {
            if !users.is_empty() {
                all.push(told(users));
            }
        };
        tell(planned, Meanwhile::Planned);
        tell(ready, Meanwhile::Ready);
        tell(suggested, Meanwhile::Suggested);
        tell(spoke, Meanwhile::Spoke);
        all
    }

    /// Whether there is anything to tell somebody of what happened since a moment.
    pub(super) async fn has_missed(
        &self,
        caller: &Caller,
        loaded: &Loaded<G>,
        since_ms: u64,
    ) -> bool {
        let told = self.told_to(caller, loaded, Span::Since(since_ms)).await;
        let beside = self.meanwhile(loaded, caller.user, Some(since_ms)).await;
        !(told.is_empty() && beside.is_empty())
    }

    async fn told_to(&self, caller: &Caller, loaded: &Loaded<G>, span: Span) -> Vec<Gist> {
        let told = self.gists(loaded, span, caller.reader()).await;
        let mut told = told.unwrap_or_default();
        told.retain(|chapter| !chapter.lines.is_empty());
        told
    }

    /// Notes that somebody at a table looked at what they missed.
    pub(super) async fn note_look(&self, caller: &Caller, loaded: &Loaded<G>) {
        let (user, now_ms) = (caller.user, caller.now_ms);
        if loaded.meta.is_solo() || loaded.meta.seats_of(user).is_empty() {
            return;
        }
        let noted = self.tables().change_meta(loaded.place, move |meta| {
            meta.note_visit(user, now_ms);
        });
        if noted.await.is_err() {
            tracing::warn!(place = loaded.place.key(), "a visit was not noted");
        }
    }
}

/// The step that was last taken back with the word of all since a moment; whoever gave the last word themselves knows of it.
fn taken_back(log: &[LogEntry], user: u64, since_ms: u64) -> Option<Meanwhile> {
    let back = log.iter().rev().find(|entry| {
        let agreed = entry.mark.as_deref() == Some(CONSENT);
        agreed && entry.at_ms > since_ms && entry.actor != user
    })?;
    Some(Meanwhile::TakenBack(back.actor, back.at_ms))
}

#[cfg(test)]
mod tests {
    use castaway_store::Json;

    use super::*;

    #[test]
    fn a_step_that_was_taken_back_is_told_to_whoever_did_not_do_so_themselves() {
        let entry = |actor: u64, at_ms: u64, mark: Option<&str>| LogEntry {
            revision: at_ms,
            actor,
            command: Json::of(&0).unwrap(),
            events: Json::of(&0).unwrap(),
            at_ms,
            interaction: None,
            reveals: false,
            mark: mark.map(str::to_owned),
        };
        let log = [entry(7, 5, Some(CONSENT)), entry(8, 6, None)];
        let told = Some(Meanwhile::TakenBack(7, 5));
        assert_eq!(taken_back(&log, 8, 4), told);
        assert_eq!(taken_back(&log, 8, 5), None, "they were there");
        assert_eq!(taken_back(&log, 7, 4), None, "it was their word");
    }
}
