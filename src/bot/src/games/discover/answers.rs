//! Answers to questions: also from an older message, as long as the question is the same.

use castaway_discover::{Discover, command::Command, engine::option_key};
use castaway_kernel::{Answer, DecisionId, Seat};
use castaway_table::{Act, Done, Loaded, on_heap};

use super::{hand, press::Asked};
use crate::discord::{Caller, How, Ui};

impl Ui<Discover> {
    /// Answers a question with an option by its place; what it held up is known then.
    pub(super) async fn explore_answer(&self, caller: &Caller, asked: Asked, option: u8) {
        tokio::join!(
            self.give_answer(caller, asked, option),
            self.take_away_passing(caller)
        );
    }

    async fn give_answer(&self, caller: &Caller, asked: Asked, option: u8) {
        let seat = Seat(asked.seat);
        let command = Command::Choose(Answer {
            decision: DecisionId(asked.ask),
            picks: vec![option_key(usize::from(option))],
        });
        // On the panel the next question stands by itself.
        if !caller.message.is_some_and(|(_, hidden)| hidden) {
            return self.order_as(caller, Some(seat), None, command).await;
        }
        let act = Act {
            stamp: caller.stamp(),
            seen: None,
            command,
        };
        match self.tables().act_as(caller.place, Some(seat), act).await {
            Ok(Done::Now { loaded, events }) if asks_in_private(&loaded, caller.user) => {
                let page = {
                    let scene = self.explore_for(caller.lang, &loaded, &events, Some(caller.user));
                    hand::page(&scene, 0)
                };
                let page = page.hidden().at(loaded.place, &loaded.meta.tag);
                self.say(caller, How::Update, &page).await;
                self.forget(caller.channel);
                self.repaint(caller.channel);
            }
            Ok(Done::Now { loaded, events }) => {
                on_heap(|| self.after(caller, loaded, events)).await;
            }
            Ok(Done::Before(loaded)) => {
                on_heap(|| self.after(caller, loaded, Vec::new())).await;
            }
            Err(trouble) => self.sorry(caller, trouble).await,
        }
    }
}

/// Whether something more is asked of a user that is answered on their own page.
fn asks_in_private(loaded: &Loaded<Discover>, user: u64) -> bool {
    let Some(ask) = &loaded.state.ask else {
        return false;
    };
    let mut open = ask.parts.iter().filter(|part| part.picked.is_none());
    let seats = loaded.meta.keeps(user);
    let hidden = ask.parts.len() > 1 || ask.prompt.is_secret();
    hidden && open.any(|part| seats.contains(&part.seat))
}
