//! Presses of buttons and picks from menus: read the custom id, do it, answer. Nothing is kept in memory.

use castaway_kernel::{Answer, DecisionId};
use castaway_robinson::{command::Command, game::Island};
use castaway_rollwrite::RollWrite;
use serenity::all::{
    ComponentInteraction, ComponentInteractionDataKind, Interaction, ModalInteraction,
};

use super::{
    app::App,
    face::{Face, is_over},
    next::Next,
    panels::put_picture,
    reply::{Caller, How},
};
use crate::{
    component::Id,
    island::{
        codes,
        press::{Draft, Press},
    },
    present::{
        common::{self, Shared},
        pages, wizard,
    },
    session::{Act, Done, Loaded, Place, Trouble},
};

impl App {
    /// Answers an interaction that poise leaves alone.
    pub async fn route(&self, interaction: &Interaction) {
        match interaction {
            Interaction::Component(component) => self.pressed(component).await,
            Interaction::Modal(form) => self.form(form).await,
            // Commands and autocompletion are poise's.
            Interaction::Command(_) | Interaction::Autocomplete(_) | Interaction::Ping(_) => {}
            _ => tracing::warn!("an interaction of an unknown kind"),
        }
    }

    /// No form is in use; one that arrives is of another version.
    async fn form(&self, form: &ModalInteraction) {
        let caller = Caller::of_modal(form);
        let text = self.words(caller.lang).get("unknown-press");
        self.say(&caller, How::New, &pages::notice(text)).await;
    }

    async fn pressed(&self, component: &ComponentInteraction) {
        let mut caller = Caller::of_component(component);
        caller.now_ms = self.now_ms();
        let values: &[String] = match &component.data.kind {
            ComponentInteractionDataKind::StringSelect { values } => values,
            _ => &[],
        };
        let Ok(id) = Id::read(&component.data.custom_id) else {
            tracing::debug!(id = component.data.custom_id, "an unknown component");
            return self.unknown(&caller).await;
        };
        if let Some(slot) = id.slot() {
            let user = caller.user;
            caller.place = Place::Own { user, slot };
        }
        // Boxed, for the work of every press would else lie on the stack at once.
        match id.letter() {
            Island::LETTER => Box::pin(self.pressed_of::<Island>(&caller, &id, values)).await,
            RollWrite::LETTER => {
                Box::pin(self.pressed_of::<RollWrite>(&caller, &id, values)).await;
            }
            _ => self.unknown(&caller).await,
        }
    }

    async fn unknown(&self, caller: &Caller) {
        let text = self.texts.of(caller.lang).get("unknown-press");
        self.say(caller, How::New, &pages::notice(text)).await;
    }

    /// A press on a component of one game: what all games share is done here.
    async fn pressed_of<G: Face>(&self, caller: &Caller, id: &Id, values: &[String]) {
        if let Some(next) = Next::read(id) {
            return self.replace::<G>(caller, id, next).await;
        }
        if caller.place.is_own() && !id.tag().is_empty() {
            // A panel of the game that stood here before means nothing in this one.
            match G::tables(self).load(caller.place).await {
                Ok(loaded) if loaded.meta.tag != id.tag() => {
                    return self.show_panel(caller, &loaded).await;
                }
                Ok(_) | Err(_) => {}
            }
        }
        let id = &id.plain();
        let seen = Some(id.revision);
        match Shared::read(&id.action) {
            Some(Shared::Undo) => self.take_back::<G>(caller, seen, false).await,
            Some(Shared::UndoSure) => self.take_back::<G>(caller, seen, true).await,
            Some(Shared::End) => self.end_game::<G>(caller).await,
            Some(Shared::Share) => self.share::<G>(caller).await,
            Some(Shared::Scores) => self.show_contest::<G>(caller).await,
            Some(Shared::Back) => match G::tables(self).load(caller.place).await {
                Ok(loaded) => self.show_panel(caller, &loaded).await,
                Err(trouble) => self.sorry(caller, trouble).await,
            },
            None => {
                if !G::press(self, caller, id, values).await {
                    tracing::debug!(?id, "an unknown component");
                    self.unknown(caller).await;
                }
            }
        }
    }

    /// Does what a press means.
    pub async fn press(&self, caller: &Caller, revision: u64, press: Press, values: &[String]) {
        let seen = Some(revision);
        let value = values.first().map_or("", String::as_str);
        match press {
            Press::Pick { decision, key } => {
                let picks = if key.is_empty() {
                    Vec::new()
                } else {
                    vec![key.as_str().into()]
                };
                let answer = Answer {
                    decision: DecisionId(decision),
                    picks,
                };
                self.order::<Island>(caller, None, Command::Choose(answer))
                    .await;
            }
            Press::Picks { decision } => {
                let picks = values.iter().map(|v| v.as_str().into()).collect();
                let answer = Answer {
                    decision: DecisionId(decision),
                    picks,
                };
                self.order::<Island>(caller, None, Command::Choose(answer))
                    .await;
            }
            Press::Plan => match wizard::plan_choice(value) {
                Some(next) => self.screen(caller, next).await,
                None => self.screen(caller, Press::Panel).await,
            },
            Press::Place(draft, pawns) => {
                // With many ways to choose from, the pawns are the value of a menu.
                let pawns = if pawns.is_empty() {
                    codes::read_pawns(value).unwrap_or_default()
                } else {
                    pawns
                };
                self.place(caller, seen, draft, pawns).await;
            }
            Press::Join {
                placement,
                pawns,
                lead,
            } => {
                self.order::<Island>(
                    caller,
                    seen,
                    Command::Join {
                        placement,
                        pawns,
                        lead,
                    },
                )
                .await;
            }
            Press::TakeBack => match value.parse() {
                Ok(placement) => {
                    self.order::<Island>(caller, seen, Command::Unassign { placement })
                        .await
                }
                Err(_) => self.screen(caller, Press::Panel).await,
            },
            Press::UseMenu => match codes::read_usable(value) {
                Some(usable) => {
                    self.order::<Island>(caller, seen, Command::Use(usable))
                        .await
                }
                None => self.screen(caller, Press::Panel).await,
            },
            Press::Use(usable) => {
                self.order::<Island>(caller, seen, Command::Use(usable))
                    .await
            }
            Press::Go => self.order::<Island>(caller, seen, Command::Advance).await,
            Press::Undo => self.take_back::<Island>(caller, seen, false).await,
            Press::UndoSure => self.take_back::<Island>(caller, seen, true).await,
            Press::Card => match codes::read_card(value) {
                // In the private list the next card takes the place of the last, with the menu kept.
                Some(card) if caller.message.is_some_and(|(_, hidden)| hidden) => {
                    self.turn_card(caller, card).await;
                }
                Some(card) => self.show_card(caller, card).await,
                None => self.screen(caller, Press::Panel).await,
            },
            Press::Help(page) => {
                // In the help itself the pages turn; on a panel the help comes beside it.
                let how = if revision == 0 {
                    caller.turn()
                } else {
                    How::New
                };
                self.say(caller, how, &pages::help(&self.words(caller.lang), page))
                    .await;
            }
            Press::Rulings(page) => self.show_rulings(caller, page).await,
            Press::Ruling => self.show_ruling(caller, value).await,
            Press::Rule(ruling) => self.change_ruling(caller, &ruling, value).await,
            Press::End => self.end_game::<Island>(caller).await,
            Press::Cards => match self.tables.load(caller.place).await {
                Ok(loaded) => {
                    let scene = self.scene(caller.lang, &loaded, &[], Some(caller.user));
                    let message = wizard::cards(&scene).at(loaded.place, &loaded.meta.tag);
                    self.say(caller, How::New, &message).await;
                }
                Err(trouble) => self.sorry(caller, trouble).await,
            },
            Press::Kinds
            | Press::Uses
            | Press::Targets { .. }
            | Press::Draft(_)
            | Press::Joining(_)
            | Press::Panel => {
                self.screen(caller, press).await;
            }
        }
    }

    /// Plans an action; if others were faster, the choice of pawns is shown again as it is now.
    async fn place(
        &self,
        caller: &Caller,
        seen: Option<u64>,
        draft: Draft,
        pawns: Vec<castaway_robinson::plan::Pawn>,
    ) {
        let command = Command::Assign(wizard::assignment(&draft, pawns));
        let act = Act {
            stamp: caller.stamp(),
            seen,
            command,
        };
        match self.tables.act(caller.place, act).await {
            Ok(Done::Now { loaded, events }) => Box::pin(self.after(caller, loaded, events)).await,
            Ok(Done::Before(loaded)) => Box::pin(self.after(caller, loaded, Vec::new())).await,
            // Nobody is faster than a person alone: that was the second press of two.
            Err(Trouble::Stale(loaded)) if loaded.meta.is_solo() => {
                self.moved_on(caller, &loaded).await;
            }
            Err(Trouble::Stale(_)) => self.screen(caller, Press::Draft(draft)).await,
            Err(trouble) => self.sorry(caller, trouble).await,
        }
    }

    /// Shows a screen of the plan wizard, or the panel.
    async fn screen(&self, caller: &Caller, press: Press) {
        let loaded = match self.tables.load(caller.place).await {
            Ok(loaded) => loaded,
            Err(trouble) => return self.sorry(caller, trouble).await,
        };
        if loaded.meta.seats_of(caller.user).is_empty() {
            return self.sorry(caller, Trouble::<Island>::NotSeated).await;
        }
        let lang = if loaded.meta.is_solo() {
            loaded.meta.language
        } else {
            caller.lang
        };
        let loaded = self.adopt(caller, loaded).await;
        let screen = {
            let scene = self.scene(lang, &loaded, &[], Some(caller.user));
            match press {
                Press::Kinds => Some(wizard::kinds(&scene)),
                Press::Uses => Some(wizard::uses(&scene)),
                Press::Targets { kind, page } => Some(wizard::targets(&scene, kind, page)),
                Press::Draft(draft) => Some(wizard::pawns(&scene, &draft)),
                Press::Joining(placement) => Some(wizard::joining(&scene, placement)),
                _ => None,
            }
        };
        match screen {
            Some(_) if loaded.meta.panel.is_none() && !loaded.place.is_own() => {
                self.show_panel(caller, &loaded).await
            }
            Some(screen) => self.show(caller, &loaded, screen).await,
            None => self.show_panel(caller, &loaded).await,
        }
    }

    /// Whether more than half of the table would end a running game; else the others are asked.
    async fn agreed_to_end<G: Face>(&self, caller: &Caller, loaded: &Loaded<G>) -> bool {
        let people = loaded.meta.people().len();
        if people < 2 || is_over(loaded) {
            return true;
        }
        let user = caller.user;
        let noted = G::tables(self).change_meta(loaded.place, move |meta| {
            if !meta.ending.contains(&user) {
                meta.ending.push(user);
            }
        });
        let noted = match noted.await {
            Ok(noted) => noted,
            Err(trouble) => {
                self.sorry(caller, trouble).await;
                return false;
            }
        };
        let (yes, needed) = (&noted.meta.ending, people / 2 + 1);
        if yes.len() >= needed {
            return true;
        }
        if loaded.meta.ending.contains(&user) {
            let text = self.texts.of(caller.lang).get("end-asked");
            self.say(caller, How::New, &pages::notice(text)).await;
            return false;
        }
        let w = self.texts.of(loaded.meta.language);
        let body = common::end_vote(w, G::LETTER, noted.revision, yes, needed);
        let how = match caller.message {
            Some((_, false)) => How::Update,
            Some((_, true)) | None => How::New,
        };
        self.say(caller, how, &body).await;
        false
    }

    /// Ends a game for good: it goes to the archive.
    async fn end_game<G: Face>(&self, caller: &Caller) {
        let loaded = match G::tables(self).load(caller.place).await {
            Ok(loaded) => loaded,
            Err(trouble) => return self.sorry(caller, trouble).await,
        };
        if loaded.meta.seats_of(caller.user).is_empty() {
            return self.sorry(caller, Trouble::<G>::NotSeated).await;
        }
        if loaded.meta.contest.is_some() {
            // Else one could begin the same challenge a second time.
            let text = self.texts.of(caller.lang).get("undo-barred");
            return self.say(caller, How::New, &pages::notice(text)).await;
        }
        if !self.agreed_to_end(caller, &loaded).await {
            return;
        }
        if let Err(trouble) = G::tables(self).end(caller.place).await {
            return self.sorry(caller, trouble).await;
        }
        let text = self.texts.of(caller.lang).get("ended");
        self.say(caller, How::Update, &pages::notice(text)).await;
        if let Some(panel) = loaded.meta.panel {
            let told = G::tables(self).told(&loaded).await.unwrap_or_default();
            let mut body = self.public_panel(&loaded, &told).without_rows();
            put_picture(&mut body, None);
            self.edit_patiently(caller.channel, panel.message, body.json());
        }
        self.forget(caller.channel);
    }
}
