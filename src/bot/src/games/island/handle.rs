//! Presses of the island game.

use std::pin::Pin;

use castaway_robinson::{
    command::Command,
    event::Event,
    game::Island,
    plan::{Goal, Pawn},
    reject::Rejection,
    task::CardRef,
};
use castaway_table::{Deed, Loaded, Trouble, on_heap};

use super::{
    counsel, drawn,
    lobby::{again::Follows, choice::Choice},
    marked,
    meant::Meant,
    menu, more, picture, planned,
    played::TableRules,
    press::{Draft, Press},
    reading::Reading,
    scene::Scene,
    several, suggest, teach, uses, ways, wizard,
    words::Words,
};
use crate::{
    discord::{Caller, How, Ui},
    ui::{message::Message, texts::Lang},
};

/// What is shown in the place of the panel.
enum Shown {
    /// What a press asks for; the panel itself where that has no screen.
    Press(Press),
    /// The ways to do several actions at once.
    Several(Vec<Goal>),
    /// A screen before what else was marked.
    Before(Press, Vec<String>),
    /// What could be done next, since the game has gone on from what was counselled before.
    Anew,
}

impl Ui<Island> {
    /// Words in a language.
    pub fn words(&self, lang: Lang) -> Words<'_> {
        Words::new(self.texts.of(lang), self.catalog())
    }

    /// The moment of a game in a language, as a user sees it.
    pub fn scene<'a>(
        &'a self,
        lang: Lang,
        loaded: &'a Loaded<Island>,
        events: &'a [Event],
        user: Option<u64>,
    ) -> Scene<'a> {
        Scene::of(self.words(lang), self.catalog(), loaded, events, user)
    }

    /// Does what a press means.
    pub async fn island_press(
        &self,
        caller: &Caller,
        revision: u64,
        press: Press,
        values: &[String],
    ) {
        match Meant::of(press, revision, values) {
            Meant::Order {
                seat,
                seen,
                command,
            } => on_heap(|| self.order_as(caller, seat, seen, command)).await,
            Meant::Place(draft, pawns) => {
                on_heap(|| self.place(caller, Some(revision), draft, pawns)).await;
            }
            Meant::Screen(Press::Hint) => on_heap(|| self.advise(caller)).await,
            Meant::Screen(press) => on_heap(|| self.screen(caller, Shown::Press(press))).await,
            Meant::Before(press, values) => {
                on_heap(|| self.screen(caller, Shown::Before(press, values))).await;
            }
            Meant::Several(goals) => on_heap(|| self.screen(caller, Shown::Several(goals))).await,
            Meant::Advised => on_heap(|| self.plan_advised(caller, revision)).await,
            Meant::Counselled(sign) => {
                on_heap(|| self.do_counselled(caller, &sign)).await;
            }
            Meant::Other(press) => self.other(caller, press, values).await,
        }
    }

    /// Does what is no step of the game; boxed apart, so that steps do not carry it on their stack.
    fn other<'a>(
        &'a self,
        caller: &'a Caller,
        press: Press,
        values: &'a [String],
    ) -> Pin<Box<dyn Future<Output = ()> + Send + 'a>> {
        let value = values.first().map_or("", String::as_str);
        match press {
            Press::Card => on_heap(|| self.chosen_card(caller, value)),
            Press::Cards => on_heap(|| self.show_page(caller, menu::cards)),
            Press::More => on_heap(|| self.show_page(caller, more::page)),
            Press::Sheet => on_heap(|| self.show_whole(caller)),
            Press::Happened => on_heap(|| self.show_happened(caller)),
            Press::Taught => on_heap(|| self.stop_teaching(caller)),
            Press::FirstGame => on_heap(|| self.begin_first(caller)),
            Press::Rulings(page) => on_heap(|| self.show_rulings(caller, page)),
            Press::Ruling => on_heap(|| self.show_ruling(caller, value)),
            Press::Rule(ruling) => Box::pin(async move {
                self.change_ruling(caller, &ruling, value).await;
            }),
            Press::Again => on_heap(|| self.play_again(caller, Follows::Same)),
            Press::Onward => on_heap(|| self.play_again(caller, Follows::Printed)),
            Press::Habit(_) => on_heap(|| self.settle_habit(caller, value)),
            Press::InOrder => on_heap(|| self.always_in_order(caller)),
            Press::Ahead => on_heap(|| self.show_ahead(caller)),
            Press::PickAhead { after, key } => {
                let picks = (!key.is_empty()).then(|| key.into());
                self.answer_ahead(caller, after, Some(picks.into_iter().collect()))
            }
            Press::PicksAhead { after, menu: _ } => {
                let picks = values.iter().map(|value| value.as_str().into());
                self.answer_ahead(caller, after, Some(picks.collect()))
            }
            Press::NotAhead(after) => self.answer_ahead(caller, after, None),
            Press::Suggest(draft, pawns) => Box::pin(async move {
                let pawns = suggest::picked(pawns, value);
                let command = Command::Assign(ways::assignment(&draft, pawns.clone()));
                self.suggest_pawns(caller, &pawns, command).await;
            }),
            Press::SuggestJoin { placement, pawns } => Box::pin(async move {
                let pawns = suggest::picked(pawns, value);
                let command = Command::Join {
                    placement,
                    pawns: pawns.clone(),
                    lead: false,
                };
                self.suggest_pawns(caller, &pawns, command).await;
            }),
            Press::Suggestions(tag) => self.pick_suggestion(caller, value, tag),
            Press::Character(lobby) => on_heap(|| self.pick_character(caller, lobby, value)),
            Press::Option(lobby, choice) => {
                on_heap(|| self.change_option(caller, lobby, Some(choice)))
            }
            Press::Options(lobby, _) => {
                on_heap(|| self.change_option(caller, lobby, Choice::read(value)))
            }
            press => on_heap(|| self.screen(caller, Shown::Press(press))),
        }
    }

    /// Shows what could be done next: to somebody alone what comes of thinking ahead.
    async fn advise(&self, caller: &Caller) {
        if on_heap(|| self.think_through(caller)).await {
            self.screen(caller, Shown::Press(Press::Hint)).await;
        }
    }

    /// Plans all that is advised where the game stands as it did when the suggestion was made.
    async fn plan_advised(&self, caller: &Caller, revision: u64) {
        let Some(loaded) = self.as_drawn(caller, revision).await else {
            return;
        };
        let all = self
            .scene(caller.lang, &loaded, &[], Some(caller.user))
            .advice_all();
        let plan: Vec<_> = all.into_iter().map(|step| step.what).collect();
        if plan.is_empty() {
            // It was made for somebody else.
            return self.screen(caller, Shown::Press(Press::Hint)).await;
        }
        let command = Command::Plan(plan);
        self.order_as(caller, None, Some(revision), command).await;
    }

    /// Does all that was thought through. Where a friend has planned something meanwhile it is done if it is still the best, else
    /// what to do now is thought through, and shown.
    async fn do_counselled(&self, caller: &Caller, sign: &str) {
        let mut thought = false;
        loop {
            let loaded = match self.tables().load(caller.place).await {
                Ok(loaded) => loaded,
                Err(trouble) => return self.sorry(caller, trouble).await,
            };
            let kept = {
                let scene = self.scene(caller.lang, &loaded, &[], Some(caller.user));
                let all = scene.counsel();
                // A friend may have had it thought through again, with another end.
                !all.is_empty() && counsel::sign(all) == sign
            };
            if kept {
                return on_heap(|| self.follow_counsel(caller, loaded)).await;
            }
            if thought {
                return self.screen(caller, Shown::Anew).await;
            }
            if !on_heap(|| self.think_through(caller)).await {
                return;
            }
            thought = true;
        }
    }

    /// The game, if it still stands as something was drawn for; else the caller is told.
    async fn as_drawn(&self, caller: &Caller, revision: u64) -> Option<Loaded<Island>> {
        match self.tables().load(caller.place).await {
            Ok(loaded) if loaded.revision == revision => return Some(loaded),
            Ok(loaded) => self.moved_on(caller, &loaded).await,
            Err(trouble) => self.sorry(caller, trouble).await,
        }
        None
    }

    /// Suggests an order for pawns of somebody else's.
    async fn suggest_pawns(&self, caller: &Caller, pawns: &[Pawn], command: Command) {
        match suggest::owner(pawns) {
            Some(seat) => on_heap(|| self.suggest(caller, seat, command)).await,
            None => self.screen(caller, Shown::Press(Press::Panel)).await,
        }
    }

    async fn chosen_card(&self, caller: &Caller, value: &str) {
        match Reading::read(value) {
            // In the private list the next card takes the place of the last, with the menu kept.
            Some(card) if caller.message.is_some_and(|(_, hidden)| hidden) => {
                self.turn_card(caller, card).await;
            }
            Some(card) => self.show_card(caller, card).await,
            None => self.screen(caller, Shown::Press(Press::Panel)).await,
        }
    }

    async fn show_page(&self, caller: &Caller, page: fn(&Scene<'_>) -> Message) {
        match self.tables().load(caller.place).await {
            Ok(loaded) => {
                let scene = self.scene(caller.lang, &loaded, &[], Some(caller.user));
                let message = page(&scene).at(loaded.place, &loaded.meta.tag);
                self.say(caller, How::New, &message).await;
            }
            Err(trouble) => self.sorry(caller, trouble).await,
        }
    }

    /// Plans an action; if others were faster, the choice of pawns is shown again as it is now.
    async fn place(&self, caller: &Caller, seen: Option<u64>, draft: Draft, pawns: Vec<Pawn>) {
        let goal = draft.goal.clone();
        let command = Command::Assign(ways::assignment(&draft, pawns));
        match self.try_order(caller, None, seen, command).await {
            Ok(()) => {}
            // Nobody is faster than a person alone: that was the second press of two.
            Err(Trouble::Stale(loaded)) if loaded.meta.is_solo() => {
                self.moved_on(caller, &loaded).await;
            }
            Err(Trouble::Stale(_)) => self.screen(caller, Shown::Press(Press::Draft(draft))).await,
            Err(Trouble::Rejected(Rejection::PlannedAlready)) => {
                on_heap(|| self.planned_already(caller, &goal)).await;
            }
            Err(trouble) => self.sorry(caller, trouble).await,
        }
    }

    /// Says who has planned it, and offers to join.
    async fn planned_already(&self, caller: &Caller, goal: &Goal) {
        let message = match self.tables().load(caller.place).await {
            Ok(loaded) => {
                let scene = self.scene(caller.lang, &loaded, &[], Some(caller.user));
                let message = planned::already(&scene, goal);
                message.map(|message| message.at(loaded.place, &loaded.meta.tag))
            }
            Err(trouble) => return self.sorry(caller, trouble).await,
        };
        match message {
            Some(message) => self.say(caller, How::New, &message).await,
            None => {
                let trouble = Trouble::Rejected(Rejection::PlannedAlready);
                self.sorry(caller, trouble).await;
            }
        }
    }

    /// Tells whoever asks the last step in full, with the cards to read again.
    async fn show_happened(&self, caller: &Caller) {
        let loaded = match self.tables().load(caller.place).await {
            Ok(loaded) => loaded,
            Err(trouble) => return self.sorry(caller, trouble).await,
        };
        let events = match self.tables().told(&loaded).await {
            Ok(events) => events,
            Err(trouble) => return self.sorry(caller, trouble).await,
        };
        let message = {
            let scene = self.scene(caller.lang, &loaded, &events, Some(caller.user));
            menu::happened(&scene).at(loaded.place, &loaded.meta.tag)
        };
        let cards: Vec<CardRef> = drawn::cards(&events).into_iter().cloned().collect();
        if cards.is_empty() {
            return self.say(caller, How::New, &message).await;
        }
        let (ui, lang) = (self.clone(), caller.lang);
        let draw = move || {
            let (texts, house) = (ui.texts.of(lang), TableRules::of(&loaded.state));
            picture::cards(&ui.painter, texts, ui.catalog(), house, &cards)
        };
        self.say_drawn(caller, How::New, message.framed(), draw, || true)
            .await;
    }

    /// Shows a screen of the plan wizard, or the panel.
    async fn screen(&self, caller: &Caller, shown: Shown) {
        let loaded = match self.tables().load(caller.place).await {
            Ok(loaded) => loaded,
            Err(trouble) => return self.sorry(caller, trouble).await,
        };
        if !loaded.meta.may(caller.user, Deed::TakePart) {
            return self.sorry(caller, Trouble::NotSeated).await;
        }
        let lang = if loaded.meta.is_solo() {
            loaded.meta.language
        } else {
            caller.lang
        };
        let loaded = self.adopt(caller, loaded).await;
        let screen = {
            let scene = self.scene(lang, &loaded, &[], Some(caller.user));
            let anew = matches!(shown, Shown::Anew);
            let (shown, waiting) = match shown {
                Shown::Before(press, values) => (Shown::Press(press), values),
                Shown::Anew => (Shown::Press(Press::Hint), Vec::new()),
                shown => (shown, Vec::new()),
            };
            let asked = match &shown {
                Shown::Press(press) => Some(press.clone()),
                Shown::Several(_) | Shown::Before(..) | Shown::Anew => None,
            };
            let mut screen = match shown {
                Shown::Several(goals) => Some(several::page(&scene, &goals)),
                Shown::Press(Press::Kinds) => Some(wizard::kinds(&scene)),
                Shown::Press(Press::Uses(page)) => Some(uses::page(&scene, page)),
                Shown::Press(Press::Pile) => Some(uses::pile(&scene)),
                Shown::Press(Press::Targets { kind, page }) => {
                    Some(wizard::targets(&scene, kind, page))
                }
                Shown::Press(Press::Draft(draft)) => Some(wizard::pawns(&scene, &draft)),
                Shown::Press(Press::Joining(placement)) => Some(wizard::joining(&scene, placement)),
                Shown::Press(Press::Hint) => {
                    Some(counsel::page(&scene).unwrap_or_else(|| teach::hint(&scene)))
                }
                Shown::Press(Press::Who) => Some(teach::who(&scene)),
                Shown::Press(_) | Shown::Before(..) | Shown::Anew => None,
            };
            if let Some(screen) = &mut screen {
                suggest::offer(&scene, screen, asked.as_ref());
                marked::waiting(&scene, screen, &waiting);
                if anew {
                    counsel::anew(&scene, screen);
                }
            }
            screen
        };
        match screen {
            Some(_) if loaded.meta.panel.is_none() && !loaded.place.is_own() => {
                self.show_panel(caller, &loaded).await
            }
            Some(screen) => self.show(caller, &loaded, screen).await,
            None => self.show_panel(caller, &loaded).await,
        }
    }
}
