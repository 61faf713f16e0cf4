//! Presses of buttons and picks from menus: read the custom id, do it, answer. Nothing is kept in memory.

use std::pin::Pin;

use castaway_kernel::Seat;
use castaway_table::{Stand, Trouble, contest::Cup, on_heap};
use serenity::all::{
    ComponentInteraction, ComponentInteractionDataKind, Interaction, ModalInteraction,
};

use super::{
    agreed::Settling,
    app::App,
    context::Ui,
    game_ui::GameUi,
    lobby::terms::Ground,
    reply::{Caller, How},
    reporting::said,
    shown_pictures::ShownPicture,
    suggesting::Uptake,
};
use crate::ui::{
    common,
    component::Id,
    next::Next,
    notify, privacy,
    report::LETTER,
    server,
    shared::{Pressed, Shared},
};

impl App {
    /// Answers an interaction that poise leaves alone.
    pub async fn route(&self, interaction: &Interaction) {
        let _answering = self.errands.answering();
        let user = match interaction {
            Interaction::Command(i) => Some(i.user.id),
            Interaction::Component(i) => Some(i.user.id),
            Interaction::Modal(i) => Some(i.user.id),
            _ => None,
        };
        if let Some(user) = user {
            self.acted(user.get());
        }
        match interaction {
            Interaction::Component(component) => self.pressed_component(component).await,
            Interaction::Modal(form) => self.form(form).await,
            // Commands and autocompletion are poise's.
            Interaction::Command(_) | Interaction::Autocomplete(_) | Interaction::Ping(_) => {}
            _ => tracing::warn!("an interaction of an unknown kind"),
        }
    }

    async fn form(&self, form: &ModalInteraction) {
        let mut caller = Caller::of_modal(form, self.now_ms());
        match Id::read(&form.data.custom_id) {
            Ok(id) if id.letter() == LETTER => {
                caller.at_slot_of(&id);
                // What opened the form stays as it is.
                caller.message = None;
                self.at_the_desk(&caller, &id, Some(said(form))).await;
            }
            Ok(id) => match self.games.iter().find(|game| game.letter() == id.letter()) {
                Some(game) => game.written(self, &caller, &id, said(form)).await,
                None => self.unknown(&caller).await,
            },
            // One of another version.
            Err(_) => self.unknown(&caller).await,
        }
    }

    async fn pressed_component(&self, component: &ComponentInteraction) {
        let caller = Caller::of_component(component, self.now_ms());
        let values: Vec<String> = match &component.data.kind {
            ComponentInteractionDataKind::StringSelect { values } => values.clone(),
            ComponentInteractionDataKind::RoleSelect { values } => {
                values.iter().map(|role| role.get().to_string()).collect()
            }
            ComponentInteractionDataKind::ChannelSelect { values } => {
                let ids = values.iter().map(|channel| channel.get().to_string());
                ids.collect()
            }
            _ => Vec::new(),
        };
        self.press(caller, &component.data.custom_id, &values).await;
    }

    /// Does what a component means that somebody pressed, with the values of a menu, and answers.
    pub async fn press(&self, mut caller: Caller, id: &str, values: &[String]) {
        self.panels.pace.press();
        let Ok(id) = Id::read(id) else {
            tracing::debug!(id, "an unknown component");
            return self.unknown(&caller).await;
        };
        caller.at_slot_of(&id);
        if id.letter() == LETTER {
            return self.at_the_desk(&caller, &id, None).await;
        }
        if id.letter() == server::LETTER {
            return on_heap(|| self.settle(&caller, &id, values)).await;
        }
        if id.letter() == notify::LETTER {
            return on_heap(|| self.notify_pressed(&caller, &id, values)).await;
        }
        if id.letter() == privacy::LETTER {
            return on_heap(|| self.privacy_pressed(&caller, &id)).await;
        }
        match self.games.iter().find(|game| game.letter() == id.letter()) {
            Some(game) => game.pressed(self, &caller, &id, values).await,
            None => self.unknown(&caller).await,
        }
    }

    pub(super) async fn unknown(&self, caller: &Caller) {
        let text = self.with_shows(caller.lang, "unknown-press");
        self.say(caller, How::New, &common::notice(text)).await;
    }
}

/// Whether a press means something only while the game runs that it was drawn for.
fn needs_its_game<P>(pressed: &Pressed<P>) -> bool {
    !matches!(
        pressed,
        Pressed::Shared(
            Shared::Play(_)
                | Shared::Practise(_)
                | Shared::Help(_)
                | Shared::Share
                | Shared::Scores
                | Shared::ShowWhole
                | Shared::ShowPart
        )
    )
}

impl<G: GameUi> Ui<G> {
    /// A press on a component of one game: what all games share is done here.
    pub(super) async fn pressed(&self, caller: &Caller, id: &Id, values: &[String]) {
        let pressed = Pressed::<G::Press>::read(id, values);
        // That question names the game it is about, and says itself when that one has gone.
        let answers_anywhere = matches!(pressed, Some(Pressed::Shared(Shared::Replace(_))));
        let shares = matches!(pressed, Some(Pressed::Shared(Shared::Share)));
        if !id.tag().is_empty() && !answers_anywhere {
            // What was drawn for the game that stood here before means nothing in this one.
            match self.tables().load(caller.place).await {
                Ok(loaded) if loaded.meta.tag != id.tag() => {
                    if shares && on_heap(|| self.share_gone(caller, id.tag())).await {
                        return;
                    }
                    return on_heap(|| self.of_another_game(caller, &loaded, id.tag())).await;
                }
                Err(why @ (Trouble::NoGame | Trouble::OtherGame))
                    if pressed.as_ref().is_some_and(needs_its_game) =>
                {
                    return on_heap(|| self.of_no_game(caller, id.tag(), why)).await;
                }
                Err(Trouble::NoGame | Trouble::OtherGame) if shares => {
                    if on_heap(|| self.share_gone(caller, id.tag())).await {
                        return;
                    }
                }
                Ok(_) | Err(_) => {}
            }
        }
        match pressed {
            Some(Pressed::Shared(shared)) => self.pressed_shared(caller, id, shared).await,
            Some(Pressed::Game(press)) => {
                G::press(self, caller, id.revision, press, values).await;
            }
            None => {
                tracing::debug!(?id, "an unknown component");
                self.unknown(caller).await;
            }
        }
        self.greet(caller);
    }

    /// What was written into a form of one game.
    pub(super) async fn written(&self, caller: &Caller, id: &Id, said: String) {
        match Pressed::<G::Press>::read(id, &[]) {
            Some(Pressed::Shared(Shared::SetStart(lobby))) => {
                on_heap(|| self.agree_on_start(caller, lobby, &said)).await;
            }
            Some(_) | None => self.unknown(caller).await,
        }
    }

    /// What the buttons of all games do. Each lies on the heap: together they are more than a worker's stack holds.
    async fn pressed_shared(&self, caller: &Caller, id: &Id, press: Shared) {
        let seen = Some(id.revision);
        match press {
            Shared::Replace(wish) => {
                let stand = Stand {
                    tag: id.tag().to_owned(),
                    revision: id.revision,
                };
                on_heap(|| self.replace(caller, stand, wish)).await;
            }
            Shared::Play(wish) => match wish.0 {
                Some(next) => on_heap(|| self.begin_next(caller, next, None)).await,
                None => self.unknown(caller).await,
            },
            Shared::Practise(wish) => match wish.0 {
                Some(Next::Practice(Cup::Day(date))) => {
                    on_heap(|| self.practise(caller, date)).await
                }
                Some(_) | None => self.unknown(caller).await,
            },
            Shared::Undo => on_heap(|| self.take_back(caller, seen, false)).await,
            Shared::UndoSure => on_heap(|| self.take_back(caller, seen, true)).await,
            Shared::UndoNo => on_heap(|| self.keep_step(caller, id.revision)).await,
            Shared::End => on_heap(|| self.end_game(caller, id.revision)).await,
            Shared::EndNo => on_heap(|| self.go_on_playing(caller, id.revision)).await,
            Shared::Log(page) => match self.tables().load(caller.place).await {
                Ok(loaded) => {
                    on_heap(|| self.tell_so_far(caller, &loaded, caller.turn(), Some(page))).await;
                }
                Err(trouble) => self.sorry(caller, trouble).await,
            },
            Shared::Recap => on_heap(|| self.recap_here(caller)).await,
            Shared::Help(page) => {
                // In the help itself the pages turn; on a panel the help comes beside it.
                let how = match id.revision {
                    0 => caller.turn(),
                    _ => How::New,
                };
                on_heap(|| self.help(caller, how, page, None)).await;
            }
            press @ (Shared::Join(_)
            | Shared::Leave(_)
            | Shared::Take { .. }
            | Shared::AskSeat(_)
            | Shared::AskBeside(_)
            | Shared::LetBeside { .. }
            | Shared::GiveSeat { .. }
            | Shared::Carry { .. }
            | Shared::GetUp(_)
            | Shared::Options(_)
            | Shared::PlayIn { .. }
            | Shared::Room { .. }
            | Shared::AskStart(_)
            | Shared::SetStart(_)
            | Shared::Instead(_)
            | Shared::Apart
            | Shared::Start(_)) => self.pressed_seating(caller, press).await,
            Shared::NotReady => on_heap(|| self.not_ready(caller)).await,
            Shared::Agreed => on_heap(|| self.show_agreed(caller)).await,
            Shared::Agree { term, tag } => {
                self.pressed_agreed(caller, Settling::Agree(term), tag)
                    .await;
            }
            Shared::Oppose { term, tag } => {
                self.pressed_agreed(caller, Settling::Oppose(term), tag)
                    .await;
            }
            Shared::Propose { term, tag } => {
                self.pressed_agreed(caller, Settling::Propose(term), tag)
                    .await;
            }
            Shared::Pause { stands, tag } => {
                self.pressed_agreed(caller, Settling::Pause(stands), tag)
                    .await;
            }
            Shared::Holiday { days, tag } => {
                self.pressed_agreed(caller, Settling::Holiday(days), tag)
                    .await;
            }
            Shared::Nudge { user, tag } => {
                self.pressed_agreed(caller, Settling::Nudge(user), tag)
                    .await;
            }
            Shared::Standing => self.pressed_standing(caller).await,
            Shared::Suggested { id, followed, tag } => {
                let fate = match followed {
                    true => Uptake::Followed,
                    false => Uptake::Dropped,
                };
                self.pressed_suggestion(caller, id, fate, tag).await;
            }
            Shared::Share => on_heap(|| self.share(caller)).await,
            Shared::Scores => on_heap(|| self.show_contest(caller)).await,
            Shared::ShowWhole => {
                on_heap(|| self.choose_pictures(caller, ShownPicture::Whole)).await
            }
            Shared::ShowPart => on_heap(|| self.choose_pictures(caller, ShownPicture::Part)).await,
            Shared::Back => match self.tables().load(caller.place).await {
                Ok(loaded) if loaded.place.is_own() => {
                    on_heap(|| self.open_own(caller, &loaded)).await
                }
                Ok(loaded) => on_heap(|| self.show_panel(caller, &loaded)).await,
                Err(trouble) => self.sorry(caller, trouble).await,
            },
        }
    }

    /// What the buttons about seats and tables that fill up do, on the heap: nothing of it lies on the stack of the others.
    fn pressed_seating<'a>(
        &'a self,
        caller: &'a Caller,
        press: Shared,
    ) -> Pin<Box<dyn Future<Output = ()> + Send + 'a>> {
        Box::pin(async move {
            match press {
                Shared::Join(lobby) => Box::pin(self.sit_down(caller, lobby)).await,
                Shared::Leave(lobby) => Box::pin(self.stand_up(caller, lobby)).await,
                Shared::Take { seat, tag } => {
                    Box::pin(self.take_seat(caller, Seat(seat), &tag)).await;
                }
                Shared::AskSeat(tag) => Box::pin(self.ask_for_held(caller, &tag)).await,
                Shared::AskBeside(tag) => Box::pin(self.ask_beside(caller, &tag)).await,
                Shared::LetBeside { user, lets, tag } => {
                    Box::pin(self.let_beside(caller, user, lets, &tag)).await;
                }
                Shared::GiveSeat {
                    seat,
                    user,
                    given,
                    tag,
                } => Box::pin(self.give_seat(caller, (Seat(seat), user), given, &tag)).await,
                Shared::Carry { from, tag } => Box::pin(self.carry_here(caller, from, &tag)).await,
                Shared::GetUp(tag) => Box::pin(self.get_up(caller, &tag)).await,
                Shared::Options(lobby) => Box::pin(self.show_options(caller, lobby)).await,
                Shared::PlayIn { lobby, thread } => {
                    let ground = match thread {
                        true => Ground::Thread,
                        false => Ground::Channel,
                    };
                    Box::pin(self.choose_ground(caller, lobby, ground)).await;
                }
                Shared::Room { lobby, seats } => {
                    Box::pin(self.choose_room(caller, lobby, seats)).await;
                }
                Shared::AskStart(lobby) => Box::pin(self.ask_for_start(caller, lobby)).await,
                // The id of a form, which no button has.
                Shared::SetStart(_) => self.unknown(caller).await,
                Shared::Instead(lobby) => Box::pin(self.open_instead(caller, lobby)).await,
                Shared::Apart => Box::pin(self.open_apart(caller)).await,
                Shared::Start(lobby) => Box::pin(self.start_lobby(caller, lobby)).await,
                _ => self.unknown(caller).await,
            }
        })
    }
}
