//! Questions that nobody is asked: those to which every answer comes to the same, and those that are settled once and for all.

use castaway_table::{Done, Meta, Poll};

use super::{context::Ui, following::Went, game_ui::GameUi, reply::Caller};

/// More of them than a round has in a row.
const IN_A_ROW: usize = 40;

impl<G: GameUi> Ui<G> {
    /// Answers such questions for whoever made the step before; they are taken back with it. What the caller may not answer the
    /// table answers by itself, and so it does where there is a vote: it is nobody's word in it.
    pub(super) async fn pass_moot(&self, caller: &Caller, went: &mut Went<G>) {
        for _ in 0..IN_A_ROW {
            let catalog = self.tables().catalog();
            let moot = G::moot(catalog, &went.loaded.state);
            let Some(command) = moot.and_then(|(_, answer)| G::choose(answer)) else {
                return;
            };
            if Poll::of::<G>(catalog, &went.loaded.state, &went.loaded.meta).is_some() {
                return;
            }
            if !self.goes_on(caller, None, command, went).await {
                return;
            }
        }
    }

    /// Gives what is due as soon as a step is made, such as standing answers and what was prepared: nobody is shown a question that
    /// is settled. If that fails the look at deadlines gives it.
    pub(super) async fn pass_due(&self, caller: &Caller, went: &mut Went<G>) {
        if !is_due(&went.loaded.meta, caller.now_ms) {
            return;
        }
        match self.tables().lapse(went.loaded.place, caller.now_ms).await {
            Ok(Some(Done::Now { loaded, events })) => {
                went.loaded = loaded;
                went.events.extend(events);
            }
            // A word in a vote changes what is shown and makes no step.
            Ok(Some(Done::Before(loaded))) => went.loaded = loaded,
            Ok(None) => {}
            Err(trouble) => {
                self.not_given(went.loaded.place, &trouble);
                self.catch_up_with(went).await;
            }
        }
    }
}

impl<G: GameUi> Ui<G> {
    /// Some of what was due may be done: the table is read as it stands. The caller is told their own step, and the panel tells the
    /// rest from the log. From saves that have stopped nothing more is read.
    async fn catch_up_with(&self, went: &mut Went<G>) {
        if self.is_broken() {
            return;
        }
        if let Ok(loaded) = self.tables().load(went.loaded.place).await {
            went.loaded = loaded;
        }
    }
}

/// Whether a table goes on by itself at once.
pub(super) fn is_due(meta: &Meta, now_ms: u64) -> bool {
    meta.deadline.is_some_and(|at_ms| at_ms <= now_ms)
}
