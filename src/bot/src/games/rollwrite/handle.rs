//! Presses of the roll-and-write game.

use castaway_rollwrite::{RollWrite, command::Command, event::Event, legal, mark::Mark};
use castaway_table::{Act, Done, Loaded, Picked, Stamp, Trouble, contest::Cup, on_heap};
use futures_util::future::BoxFuture;

use super::{
    actions::{Danger, danger, deed},
    bundle::Bundle,
    destinations::spot,
    panel,
    press::{Dice, Press},
    scene::Scene,
    words::Words,
};
use crate::{
    discord::{Caller, Consent, How, Ui},
    ui::{
        common,
        message::{Message, escape},
        texts::Lang,
    },
};

/// Whether a press that cannot be made good is asked about first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Care {
    /// It is.
    Ask,
    /// It was.
    Sure,
}

impl Ui<RollWrite> {
    /// The moment of a roll-and-write game in a language.
    pub fn roll_scene<'a>(
        &'a self,
        lang: Lang,
        loaded: &'a Loaded<RollWrite>,
        events: &'a [Event],
    ) -> Scene<'a> {
        let words = Words::new(self.texts.of(lang));
        Scene::of(words, self.catalog(), loaded, events)
    }

    /// Does what a press means.
    pub async fn roll_press(
        &self,
        caller: &Caller,
        revision: u64,
        press: Press,
        values: &[String],
    ) {
        let value = values.first().map_or("", String::as_str);
        match press {
            Press::Show(dice) => {
                if let Some(loaded) = self.asked(caller, Some(revision)).await {
                    on_heap(|| self.keep_picked(&loaded, dice)).await;
                    on_heap(|| {
                        self.roll_screen(caller, &loaded, |scene| panel::panel(scene, dice))
                    })
                    .await;
                }
            }
            Press::Fields(dice, page) => {
                on_heap(|| self.fields_page(caller, revision, dice, page)).await
            }
            Press::Go(dice) => match panel::turned(value) {
                Some(page) => on_heap(|| self.fields_page(caller, revision, dice, page)).await,
                None if panel::chosen(value).is_some() => {
                    on_heap(|| self.roll_go(caller, Some(revision), Some(dice), value, Care::Ask))
                        .await;
                }
                None => {
                    if let Some(loaded) = self.asked(caller, Some(revision)).await {
                        self.show_panel(caller, &loaded).await;
                    }
                }
            },
            Press::GoSure(dice, place) => {
                on_heap(|| self.roll_go(caller, Some(revision), Some(dice), &place, Care::Sure))
                    .await;
            }
            Press::Menu(dice) => {
                on_heap(|| self.roll_deed(caller, revision, dice, value, Care::Ask)).await
            }
            Press::Deed(dice, code) => {
                on_heap(|| self.roll_deed(caller, revision, dice, &code, Care::Ask)).await;
            }
            Press::DeedSure(dice, code) => {
                on_heap(|| self.roll_deed(caller, revision, dice, &code, Care::Sure)).await;
            }
            Press::End => {
                let Some(loaded) = self.asked(caller, Some(revision)).await else {
                    return;
                };
                let orders = vec![Command::EndTurn];
                on_heap(|| self.carefully(caller, &loaded, orders, Press::EndSure)).await;
            }
            Press::EndSure => {
                // The question of somebody whose turn it is is no answer for others.
                if self.asked(caller, Some(revision)).await.is_some() {
                    on_heap(|| self.roll_orders(caller, Some(revision), vec![Command::EndTurn]))
                        .await;
                }
            }
            Press::Practice => on_heap(|| self.practice(caller)).await,
            Press::Other => on_heap(|| self.another(caller, revision)).await,
            Press::Again => on_heap(|| self.once_more(caller)).await,
            Press::Today => {
                let cup = Cup::day(caller.now_ms);
                on_heap(|| self.enter(caller, cup, Consent::Asked)).await;
            }
            Press::Sheet => self.show_whole(caller).await,
            Press::Hint => on_heap(|| self.hint_pressed(caller)).await,
            Press::Follow => on_heap(|| self.follow(caller, revision, Care::Ask)).await,
            Press::FollowSure => on_heap(|| self.follow(caller, revision, Care::Sure)).await,
            Press::Trade => on_heap(|| self.trade(caller, revision, None)).await,
            Press::Bundle(bundle) => on_heap(|| self.trade(caller, revision, Some(bundle))).await,
            Press::Give(bundle) => {
                let bundle = bundle.giving(values);
                on_heap(|| self.trade(caller, revision, Some(bundle))).await;
            }
            Press::Take(bundle) => {
                let bundle = bundle.taking(values);
                on_heap(|| self.trade(caller, revision, Some(bundle))).await;
            }
            Press::Offer(bundle) => {
                if self.asked(caller, Some(revision)).await.is_some() {
                    on_heap(|| self.roll_orders(caller, Some(revision), vec![bundle.order()]))
                        .await;
                }
            }
        }
    }

    /// Shows what can be traded, with what was picked so far.
    async fn trade(&self, caller: &Caller, revision: u64, bundle: Option<Bundle>) {
        if let Some(loaded) = self.asked(caller, Some(revision)).await {
            self.roll_screen(caller, &loaded, |scene| panel::trade(scene, bundle))
                .await;
        }
    }

    async fn fields_page(&self, caller: &Caller, revision: u64, dice: Dice, page: u8) {
        if let Some(loaded) = self.asked(caller, Some(revision)).await {
            self.roll_screen(caller, &loaded, |scene| panel::page(scene, dice, page))
                .await;
        }
    }

    /// Remembers the dice picked on a panel, for a field that is named by a command.
    async fn keep_picked(&self, loaded: &Loaded<RollWrite>, dice: Dice) {
        let revision = loaded.revision;
        let new = (!dice.is_empty()).then(|| Picked {
            revision,
            dice: dice.bits(),
        });
        if loaded.meta.picked == new {
            return;
        }
        let tables = self.tables();
        let kept = tables.change_meta(loaded.place, move |meta| meta.picked = new);
        if kept.await.is_err() {
            tracing::warn!("picked dice could not be kept");
        }
    }

    /// Goes to the field of this name and does there what it is for; without dice named, those picked on the panel
    /// count.
    pub async fn roll_go(
        &self,
        caller: &Caller,
        seen: Option<u64>,
        dice: Option<Dice>,
        name: &str,
        care: Care,
    ) {
        let Some(loaded) = self.asked(caller, seen).await else {
            return;
        };
        let chosen = panel::chosen(name).map(Mark::of);
        let mark = chosen.or_else(|| name.parse::<Mark>().ok());
        let picked = self.roll_scene(caller.lang, &loaded, &[]).picked();
        let dice = dice.unwrap_or(picked);
        let found = mark.and_then(|mark| {
            let scene = self.roll_scene(caller.lang, &loaded, &[]);
            spot(&scene, &dice, mark)
        });
        match found {
            Some(spot) if care == Care::Ask => {
                let sure = Press::GoSure(dice, panel::place(spot.at));
                self.carefully(caller, &loaded, spot.commands, sure).await;
            }
            Some(spot) => {
                self.roll_orders(caller, Some(loaded.revision), spot.commands)
                    .await;
            }
            None => {
                let key = match dice.is_empty() {
                    true => "rw-unknown-field",
                    false => "rw-unknown-field-picked",
                };
                let text = self.texts.of(caller.lang);
                let text = text.with(key, &[("field", (&escape(name)).into())]);
                self.say(caller, How::New, &common::notice(text)).await;
            }
        }
    }

    /// Carries orders out, or asks first if they do what cannot be made good.
    async fn carefully(
        &self,
        caller: &Caller,
        loaded: &Loaded<RollWrite>,
        orders: Vec<Command>,
        sure: Press,
    ) {
        let found = danger(&self.roll_scene(caller.lang, loaded, &[]), &orders);
        let Some(found) = found else {
            return self
                .roll_orders(caller, Some(loaded.revision), orders)
                .await;
        };
        self.ask_first(caller, loaded, found, sure).await;
    }

    /// Asks before what cannot be made good.
    pub(super) async fn ask_first(
        &self,
        caller: &Caller,
        loaded: &Loaded<RollWrite>,
        found: Danger,
        sure: Press,
    ) {
        if caller.message.is_none() {
            // Asked by a command: for whoever gave it alone, also where the game is theirs alone.
            let scene = self.roll_scene(caller.lang, loaded, &[]);
            let question = panel::confirm(&scene, found, sure).hidden();
            return self.say(caller, How::New, &question).await;
        }
        self.roll_screen(caller, loaded, |scene| panel::confirm(scene, found, sure))
            .await;
    }

    async fn roll_deed(&self, caller: &Caller, revision: u64, dice: Dice, code: &str, care: Care) {
        let Some(loaded) = self.asked(caller, Some(revision)).await else {
            return;
        };
        let found = deed(&self.roll_scene(caller.lang, &loaded, &[]), dice, code);
        match found {
            Some(deed) if care == Care::Ask => {
                let sure = Press::DeedSure(dice, code.to_owned());
                self.carefully(caller, &loaded, deed.commands, sure).await;
            }
            Some(deed) => {
                self.roll_orders(caller, Some(revision), deed.commands)
                    .await;
            }
            None => self.show_panel(caller, &loaded).await,
        }
    }

    /// The game, if the caller saw it as it is and is the one who is asked; everything else is answered here.
    pub(super) fn asked<'a>(
        &'a self,
        caller: &'a Caller,
        seen: Option<u64>,
    ) -> BoxFuture<'a, Option<Loaded<RollWrite>>> {
        Box::pin(async move {
            let loaded = match self.tables().load(caller.place).await {
                Ok(loaded) => loaded,
                Err(trouble) => {
                    self.sorry(caller, trouble).await;
                    return None;
                }
            };
            let seats = loaded.meta.seats_of(caller.user);
            if seats.is_empty() {
                self.sorry(caller, Trouble::NotSeated).await;
                return None;
            }
            if seen.is_some_and(|seen| seen != loaded.revision) {
                self.moved_on(caller, &loaded).await;
                return None;
            }
            if let Some(seat) = loaded.state.asked()
                && !seats.contains(&seat)
            {
                let who = escape(&self.roll_scene(caller.lang, &loaded, &[]).called(seat));
                let text = self.texts.of(caller.lang);
                let text = text.with("rw-not-your-turn", &[("who", (&who).into())]);
                self.say(caller, How::New, &common::notice(text)).await;
                return None;
            }
            Some(loaded)
        })
    }

    /// Shows a screen of the game in the message that was pressed, with what happened last.
    async fn roll_screen(
        &self,
        caller: &Caller,
        loaded: &Loaded<RollWrite>,
        screen: impl FnOnce(&Scene<'_>) -> Message + Send,
    ) {
        let told = self.tables().told(loaded).await.unwrap_or_default();
        let own = loaded.place.is_own();
        let lang = if own {
            caller.lang
        } else {
            loaded.meta.language
        };
        let message = screen(&self.roll_scene(lang, loaded, &told));
        if own {
            self.show(caller, loaded, message).await;
        } else {
            let pressed = caller.message.map(|(message, _)| message);
            if loaded.meta.panel.map(|panel| panel.message) == pressed {
                self.showing(caller.channel, loaded.revision, &message);
            }
            self.say(caller, How::Update, &message).await;
            on_heap(|| self.drawn_over(caller.channel, loaded.revision)).await;
            on_heap(|| self.disown(caller, loaded)).await;
        }
    }

    /// Carries out orders one after the other, and what follows from them by itself, and shows what came of it.
    pub async fn roll_orders(&self, caller: &Caller, seen: Option<u64>, orders: Vec<Command>) {
        let done = on_heap(|| self.play_orders(caller, seen, orders)).await;
        if let Some((loaded, happened)) = done {
            self.carried_out(caller, loaded, happened).await;
        }
    }

    /// Shows the game after orders that were carried out.
    pub(super) async fn carried_out(
        &self,
        caller: &Caller,
        loaded: Loaded<RollWrite>,
        happened: Vec<Event>,
    ) {
        on_heap(|| self.note_rolled(&loaded, caller.user)).await;
        on_heap(|| self.after(caller, loaded, happened)).await;
    }

    /// Carries out orders one after the other, and what follows from them by itself: the game then and what happened; if the first is
    /// refused that is answered here.
    pub(super) async fn play_orders(
        &self,
        caller: &Caller,
        seen: Option<u64>,
        orders: Vec<Command>,
    ) -> Option<(Loaded<RollWrite>, Vec<Event>)> {
        let tables = self.tables();
        let mut stamp = caller.stamp();
        let mut seen = seen;
        let mut last: Option<Loaded<RollWrite>> = None;
        let mut happened = Vec::new();
        let mut orders: std::collections::VecDeque<Command> = orders.into();
        while let Some(command) = orders.pop_front() {
            let act = Act {
                stamp,
                seen,
                command,
            };
            let done = if last.is_none() {
                tables.act(caller.place, act).await
            } else {
                tables.follow(caller.place, act).await
            };
            match done {
                Ok(Done::Now { loaded, events }) => {
                    happened.extend(events);
                    // The interaction stands for the first order; the others follow from it.
                    stamp = Stamp {
                        interaction: None,
                        ..stamp
                    };
                    seen = Some(loaded.revision);
                    if orders.is_empty() {
                        orders.extend(legal::follows(tables.catalog(), &loaded.state));
                    }
                    last = Some(loaded);
                }
                Ok(Done::Before(loaded)) => {
                    last = Some(loaded);
                    break;
                }
                Err(trouble) if last.is_none() => {
                    self.sorry(caller, trouble).await;
                    return None;
                }
                // What was done stands; the rest is shown as it is.
                Err(_) => break,
            }
        }
        last.map(|loaded| (loaded, happened))
    }
}
