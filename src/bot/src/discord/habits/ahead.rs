//! Answers given ahead to the question that certainly comes next. The table gives them by itself.

use std::pin::Pin;

use castaway_kernel::{DecisionId, Key};
use castaway_table::{Foretold, Loaded};

use crate::{
    discord::{
        context::Ui,
        game_ui::GameUi,
        order::Order,
        reply::{Caller, How},
    },
    ui::common,
};

impl<G: GameUi> Ui<G> {
    /// Shows the question that comes next with its answers, and what the caller has said to it.
    pub async fn show_ahead(&self, caller: &Caller) {
        match self.tables().load(caller.place).await {
            Ok(loaded) => self.ahead(caller, &loaded).await,
            Err(trouble) => self.sorry(caller, trouble).await,
        }
    }

    /// The caller answers it, or takes that back; boxed, so that nothing of it lies on the stack of the router.
    pub fn answer_ahead<'a>(
        &'a self,
        caller: &'a Caller,
        after: u32,
        picks: Option<Vec<Key>>,
    ) -> Pin<Box<dyn Future<Output = ()> + Send + 'a>> {
        Box::pin(async move {
            let tables = self.tables();
            let after = DecisionId(after);
            let given = tables.answer_ahead(caller.channel, caller.stamp(), after, picks);
            match given.await {
                Ok(Foretold::Now(loaded)) => {
                    self.forget(caller.channel);
                    self.ahead(caller, &loaded).await;
                    self.look_after(caller.channel, Order::default());
                }
                Ok(Foretold::Unsure(_)) => self.tell(caller, "ahead-unsure").await,
                Err(trouble) => self.sorry(caller, trouble).await,
            }
        })
    }

    async fn ahead(&self, caller: &Caller, loaded: &Loaded<G>) {
        let next = self.tables().ahead(loaded);
        let (asked, others) = match next {
            Some(next) if self.tables().asks_ahead(&next, caller.user) => (Some(next), None),
            next => (None, next),
        };
        if let Some(next) = others {
            // All see the button, though not all are asked.
            let people = loaded.meta.people().into_iter();
            let people = people.filter(|user| self.tables().asks_ahead(&next, *user));
            let people: Vec<String> = people.map(|user| format!("<@{user}>")).collect();
            if !people.is_empty() {
                let who = people.join(", ");
                let t = self.texts.of(caller.lang);
                let text = t.with("ahead-others", &[("who", (&who).into())]);
                return self.say(caller, How::New, &common::notice(text)).await;
            }
        }
        let reader = (caller.user, caller.lang);
        match asked.and_then(|next| G::ahead_page(self, loaded, &next, reader)) {
            Some(page) => self.say(caller, caller.turn(), &page).await,
            None => self.tell(caller, "ahead-unsure").await,
        }
    }
}
