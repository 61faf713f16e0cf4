//! Calling whoever a table waits for: the plan is made, carried out and noted in one step. Where the program is stopped
//! in between, the same plan follows from the save, and the same signs make Discord give back what was posted.

use std::collections::BTreeMap;

use castaway_kernel::Await;
use castaway_table::{Called, Loaded, OpenCall, Trouble};

use super::{
    beside::beside,
    person::Person,
    plan::{self, CallPlan, Send, WaitedFor, WaitingTable},
    tempo::Tempo,
};
use crate::{
    discord::{context::Ui, failure::Failure, game_ui::GameUi, order::Order},
    ui::{
        message::Message,
        notify::{self, CallWay, PersonCall},
    },
};

/// Calls that Discord did not take are tried again so much later, when nobody tries any more by themselves.
const AGAIN_MS: u64 = 15 * 60 * 1000;
/// The same where the bot may not post, or the channel is gone.
const CLOSED_MS: u64 = 6 * 60 * 60 * 1000;

/// What has become of a plan.
#[derive(Default)]
struct Outcome {
    /// The calls that stand by it, by who is called.
    sent: Vec<(u64, OpenCall)>,
    /// When all this is looked at again, in unix milliseconds.
    again_ms: Option<u64>,
    /// Whose calls are known to stand, or not to.
    certain: Vec<u64>,
    /// What went wrong, if anything.
    failed: Option<Failure>,
}

impl Outcome {
    fn look_at(&mut self, at_ms: u64) {
        self.again_ms = Some(self.again_ms.map_or(at_ms, |known| known.min(at_ms)));
    }

    /// Whoever could not be told is looked at later, and others at their own time.
    fn fails(&mut self, failure: Failure, now_ms: u64) {
        let pause = match failure {
            Failure::Forbidden | Failure::NoChannel => CLOSED_MS,
            _ => AGAIN_MS,
        };
        self.look_at(now_ms.saturating_add(pause));
        self.failed = Some(failure);
    }
}

impl<G: GameUi> Ui<G> {
    /// Calls whoever is waited for as they want it, and takes calls away that were followed.
    ///
    /// # Errors
    /// When Discord does not take something; it is then still noted as owed.
    pub(in crate::discord) async fn call(
        &self,
        channel: u64,
        order: &mut Order,
    ) -> Result<(), Failure> {
        let Ok(now) = self.tables().load(channel).await else {
            return Ok(());
        };
        let meta = &now.meta;
        let open = meta.open_calls(channel);
        let now_ms = self.now_ms();
        let due = meta.remind.is_some_and(|at_ms| at_ms <= now_ms);
        let known = meta.called.is_some() && !meta.owes_calls(now.revision) && meta.call.is_none();
        let known = known && meta.calling.is_empty();
        // Alone nobody is called, and nothing more is read for it; what was due before is due no more.
        let alone = meta.is_solo() && open.is_empty() && meta.remind.is_none();
        let alone = alone && meta.calling.is_empty();
        if alone || (known && !due && !order.calls) {
            order.calls = false;
            return Ok(());
        }
        let (tempo, waiting) = self.waited(&now).await?;
        let mut users: Vec<u64> = open.keys().copied().collect();
        users.extend(waiting.iter().map(|waited| waited.user));
        users.extend(meta.calling.keys());
        let people = self.persons(users).await.map_err(|_| Failure::Passing)?;
        let table = WaitingTable {
            channel,
            tag: &meta.tag,
            tempo,
            waiting: &waiting,
            panel: meta.panel.map(|panel| panel.message),
            open: &open,
        };
        let plan = plan::plan(&table, &people, now_ms);
        if self.let_go(channel, &now, &plan).await {
            // Others are waited for from now on.
            return Ok(());
        }
        self.withdraw(&now, &people, &plan, now_ms).await?;
        let followed = plan.followed.clone();
        let Outcome {
            sent,
            again_ms,
            certain,
            failed,
        } = self.carry_out(&now, &table, &people, plan, now_ms).await;
        let posted: Vec<OpenCall> = sent.iter().map(|(_, call)| *call).collect();
        let called = Called { followed, sent };
        let (tag, wait, revision) = (meta.tag.clone(), meta.wait.clone(), now.revision);
        let noted = self.tables().change_meta(channel, move |meta| {
            if meta.tag != tag {
                // Another game was begun meanwhile, and knows of what stood before these calls alone.
                return meta.inherit_calls(channel, called);
            }
            meta.note_calls(channel, called);
            meta.calling.retain(|user, _| !certain.contains(user));
            meta.remind = again_ms;
            // Others may be waited for by now.
            let done = failed.is_none() && meta.wait == wait;
            meta.called = Some(if done { revision } else { 0 });
        });
        let noted = match noted.await {
            Ok(noted) => noted,
            Err(Trouble::NoGame | Trouble::OtherGame) => {
                // The game has left meanwhile, and took away what stood before these calls alone.
                for call in posted {
                    self.delete_patiently(call.channel, call.message);
                }
                return Ok(());
            }
            Err(_) => return Err(Failure::Passing),
        };
        // What could not be taken is tried at its time, and not at once again because something else is to be put away.
        let more = !noted.meta.stale.is_empty() || noted.meta.wait != now.meta.wait;
        if failed.is_none() && more {
            self.look_after(channel, Order::default());
        }
        match failed {
            Some(failure) => Err(failure),
            None => {
                order.calls = false;
                Ok(())
            }
        }
    }

    /// Puts off what is due in a channel that is closed to the bot: whoever comes first has it looked at before.
    pub(in crate::discord) async fn call_later(&self, channel: u64) {
        let now_ms = self.now_ms();
        let put_off = self.tables().change_meta(channel, move |meta| {
            if meta.remind.is_some_and(|at_ms| at_ms <= now_ms) {
                meta.remind = Some(now_ms.saturating_add(CLOSED_MS));
                meta.owe_calls();
            }
        });
        if put_off.await.is_err() {
            tracing::debug!(channel, "what is due in a closed channel was not put off");
        }
    }

    /// Whom a table waits for, and how urgent it is.
    async fn waited(&self, loaded: &Loaded<G>) -> Result<(Tempo, Vec<WaitedFor>), Failure> {
        let meta = &loaded.meta;
        let pace = Tempo::Pace(meta.pace);
        // In a pause no time passes.
        if meta.is_solo() || meta.paused.is_some() {
            return Ok((pace, Vec::new()));
        }
        let hurried = self.tables().hurried(loaded);
        let awaited = G::awaited(self.catalog(), &loaded.state);
        let in_turn = awaited.iter().any(|one| one.what == Await::Turn);
        let tempo = match (hurried, in_turn) {
            (Some(_), _) => Tempo::Hurried,
            (None, true) => Tempo::Turn,
            (None, false) => pace,
        };
        let quick = tempo != pace;
        let by = match quick {
            true => self.last_actor(loaded).await?,
            false => None,
        };
        let people = meta.people();
        let since = meta.wait.since.iter();
        let there = since.filter(|(user, _)| people.contains(user));
        let waiting = there.map(|(user, since_ms)| WaitedFor {
            user: *user,
            since_ms: *since_ms,
            until_ms: match (hurried == Some(*user), meta.is_away(*user)) {
                (true, _) => meta.deadline,
                (false, true) => None,
                (false, false) => meta.due_of(*user),
            },
            fresh: match quick {
                true => by == Some(*user),
                false => meta.acted.get(user) == Some(since_ms),
            },
            nudged: meta.wait.nudged.get(user).copied(),
        });
        let mut waiting: Vec<WaitedFor> = waiting.collect();
        waiting.extend(beside(meta, tempo, &waiting));
        // Whoever was not called in time hears once they may that the game goes on without them.
        let uncalled = meta.uncalled().into_iter();
        let left = uncalled.filter(|(user, _)| waiting.iter().all(|one| one.user != *user));
        let left: Vec<WaitedFor> = (left)
            .map(|(user, since_ms)| WaitedFor {
                user,
                since_ms,
                until_ms: None,
                fresh: false,
                nudged: None,
            })
            .collect();
        waiting.extend(left);
        Ok((tempo, waiting))
    }

    /// Who took the last step themselves.
    async fn last_actor(&self, loaded: &Loaded<G>) -> Result<Option<u64>, Failure> {
        if loaded.meta.lapsed.is_some() {
            return Ok(None);
        }
        let log = self.tables().log(loaded.place, loaded.revision, 1).await;
        let log = log.map_err(|_| Failure::Passing)?;
        Ok(log.first().map(|entry| entry.actor))
    }

    /// Carries a plan out.
    async fn carry_out(
        &self,
        loaded: &Loaded<G>,
        table: &WaitingTable<'_>,
        people: &BTreeMap<u64, Person>,
        plan: CallPlan,
        now_ms: u64,
    ) -> Outcome {
        let mut outcome = Outcome {
            again_ms: plan.again_ms,
            ..Outcome::default()
        };
        for waited in plan.changed {
            let (Some(call), Some(person)) =
                (table.open.get(&waited.user), people.get(&waited.user))
            else {
                continue;
            };
            let spot = match call.channel == table.channel {
                true => CallWay::Mention,
                false => CallWay::Direct,
            };
            let sign = plan::sign(table, &waited, call.count);
            let body = self.calling(loaded, person, &waited, spot, &sign).json();
            self.pacer.turn().await;
            match self
                .edit(call.channel, call.message, &body, Vec::new())
                .await
            {
                Err(failure @ (Failure::Passing | Failure::TooMany)) => {
                    outcome.fails(failure, now_ms);
                }
                // One that cannot be changed says what was true.
                Ok(()) | Err(_) => {
                    let (until_ms, panel) = (waited.until_ms, table.panel);
                    let call = OpenCall {
                        until_ms,
                        panel,
                        ..*call
                    };
                    outcome.sent.push((waited.user, call));
                }
            }
        }
        for send in plan.send {
            let user = send.waited.user;
            match self.send(loaded, &send, now_ms).await {
                Ok(call) => {
                    outcome.certain.push(user);
                    outcome.look_at(send.again_ms);
                    outcome
                        .sent
                        .extend(call.map(|call| (send.waited.user, call)));
                }
                Err(failure) => {
                    if matches!(failure, Failure::Forbidden | Failure::NoChannel) {
                        outcome.certain.push(user);
                    }
                    outcome.fails(failure, now_ms);
                }
            }
        }
        outcome
    }

    /// Sends one call, counted before it goes out; `None` if they are not to be called after all.
    async fn send(
        &self,
        loaded: &Loaded<G>,
        send: &Send,
        now_ms: u64,
    ) -> Result<Option<OpenCall>, Failure> {
        let (user, sign, tag) = (send.waited.user, send.sign.clone(), loaded.meta.tag.clone());
        let offers = send.waited.until_ms.is_some() && loaded.meta.keeps_nights();
        let counted = self.change_person(user, move |person| {
            let may = person.may_be_called(&sign) && person.wants_calls_of(&tag);
            if may {
                person.count_call(&sign);
                if offers {
                    person.offer_quiet(&sign);
                }
            }
            may
        });
        let (person, may) = counted.await.map_err(|_| Failure::Passing)?;
        if !may {
            return Ok(None);
        }
        match self.deliver(loaded, send, &person).await {
            Ok((channel, message)) => Ok(Some(OpenCall {
                channel,
                message,
                sent_ms: now_ms,
                count: send.count,
                since_ms: send.waited.since_ms,
                until_ms: send.waited.until_ms,
                panel: loaded.meta.panel.map(|panel| panel.message),
            })),
            Err(failure @ (Failure::Passing | Failure::TooMany)) => Err(failure),
            Err(failure) => {
                let sign = send.sign.clone();
                let discounted = self.change_person(user, move |p| p.discount_call(&sign));
                discounted.await.map_err(|_| Failure::Passing)?;
                match failure {
                    Failure::Forbidden | Failure::NoChannel => Err(failure),
                    _ => {
                        tracing::error!(place = %loaded.place, %failure, "a call cannot be posted");
                        Ok(None)
                    }
                }
            }
        }
    }

    /// Posts a call, or finds what was posted by its sign: where somebody wants it, and in the channel where their direct
    /// messages are closed.
    pub(super) async fn deliver(
        &self,
        loaded: &Loaded<G>,
        send: &Send,
        person: &Person,
    ) -> Result<(u64, u64), Failure> {
        let (user, waited, sign) = (send.waited.user, &send.waited, &send.sign);
        self.pacer.turn().await;
        if person.reached_by() == CallWay::Direct {
            let message = self.calling(loaded, person, waited, CallWay::Direct, sign);
            match self.post_direct(user, person.direct, &message, sign).await {
                Err(Failure::Closed) => self.note_closed(user).await?,
                sent => return sent,
            }
        }
        let channel = loaded.place.key();
        let message = self.calling(loaded, person, waited, CallWay::Mention, sign);
        let sent = self.post(channel, &message, sign).await?;
        Ok((channel, sent.id.get()))
    }

    /// What a call says, in the language of whom it calls, as far as they have shown one: others need not read it.
    fn calling(
        &self,
        loaded: &Loaded<G>,
        person: &Person,
        waited: &WaitedFor,
        spot: CallWay,
        sign: &str,
    ) -> Message {
        let direct = spot == CallWay::Direct;
        let lang = person.lang.unwrap_or(loaded.meta.language);
        let call = PersonCall {
            user: waited.user,
            owner: self.called_for(loaded, waited.user),
            game: G::so_far(self, loaded, lang),
            tag: loaded.meta.tag.clone(),
            asks: self.asks(loaded, waited.user),
            until_ms: waited.until_ms,
            link: self.link(loaded),
            direct,
            last: person.is_last(sign),
            offers: person.offered.as_deref() == Some(sign),
            by: waited.nudged.map(|nudge| nudge.by),
        };
        notify::call(self.texts.of(lang), &call)
    }
}
