//! Any game of the list by the same means: what is asked of it without knowing its kind.
//!
//! Longer than others: what one trait asks is answered in one place.

use std::any::Any;

use castaway_table::{Loaded, Place, Stand, Table, Trouble, contest::Cup};
use futures_util::future::BoxFuture;
use serde_json::Value;

use super::{
    app::{
        AnyGame, App, Command, Consent, Excuse, Look, Lookup, Nearby, NoGame, OpenGame, Shows,
        Tried,
    },
    context::Ui,
    enter::counts,
    failure::Failure,
    game_ui::{GameUi, is_over},
    hall::Hall,
    order::Order,
    privacy::list::Keeping,
    reply::{Caller, How},
    stats::{Ended, counted},
    ways_in::{called_alone, typed},
};
use crate::ui::{
    component::{self, Id},
    message::{Button, Message},
    mine::Summary,
    next::Next,
    query::{RuleFit, Sought},
    shared::Shared,
    stats::{Asks, PlayedTally},
    texts::{AllTexts, Lang, Texts},
    version::Version,
};

impl<G: GameUi> AnyGame for Table<G> {
    fn letter(&self) -> char {
        G::LETTER
    }

    fn seats(&self) -> usize {
        G::SEATS
    }

    fn tables(&self) -> &dyn Any {
        self
    }

    fn commands(&self) -> Vec<Command> {
        G::commands()
    }

    fn start(&self) -> &'static str {
        G::START
    }

    fn status(&self) -> Option<&'static str> {
        G::STATUS
    }

    fn alone_command(&self) -> Option<&'static str> {
        G::ALONE
    }

    fn plays(&self, cup: Cup) -> bool {
        G::plays(cup)
    }

    fn halls(&self, lang: Lang, now_ms: u64) -> Vec<Hall> {
        G::halls(lang, now_ms)
    }

    fn free_title(&self, t: &Texts, free: &[String]) -> Option<String> {
        G::free_title(t, free)
    }

    fn alone(&self, seed: u64) -> Option<Next> {
        G::alone(self.catalog(), seed)
    }

    fn pitch(&self, t: &Texts) -> String {
        G::pitch(t)
    }

    fn name(&self) -> &'static str {
        G::NAME
    }

    fn keeps(&self) -> &'static [Keeping] {
        G::KEEPS
    }

    fn scenario_name(&self, app: &App, scenario: &str, lang: Lang) -> String {
        G::scenario_name(&Ui::new(app, self), scenario, lang)
    }

    fn asks(&self, app: &App, scenario: &str) -> Asks {
        G::asks(&Ui::new(app, self), scenario)
    }

    fn tally(&self, app: &App, user: u64, lang: Lang, ended: &[Ended]) -> PlayedTally {
        let ui = Ui::new(app, self);
        let name = |scenario: &str| G::scenario_name(&ui, scenario, lang);
        let (game, _) = G::help_label(app.texts.of(lang));
        let deeds = G::deeds(&ui, user, lang);
        PlayedTally {
            game,
            deeds,
            ..counted(G::NAME, G::older(&ui, user), ended, name, |scenario| {
                G::asks(&ui, scenario)
            })
        }
    }

    fn help_button(&self, t: &Texts) -> Button {
        let (label, emoji) = G::help_label(t);
        Button::new(Shared::Help(0).id(G::LETTER, 0), label).emoji(emoji)
    }

    fn rule_titles(&self, app: &App, typed: &str, lang: Lang) -> Vec<String> {
        titles::<G>(&app.texts, typed, lang)
    }

    fn knows_rules(&self, app: &App, sought: &Sought) -> RuleFit {
        let t = app.texts.of(sought.by);
        RuleFit::of(&G::rules(t, t, &sought.words), &sought.words)
    }

    fn topics(&self, app: &App, lang: Lang) -> (String, Vec<String>) {
        topics::<G>(app.texts.of(lang))
    }

    fn tell_rules<'a>(
        &'a self,
        app: &'a App,
        caller: &'a Caller,
        query: &'a str,
    ) -> BoxFuture<'a, ()> {
        Box::pin(async move {
            Ui::new(app, self)
                .tell_rules(caller, None, query, None)
                .await
        })
    }

    fn tell_help<'a>(&'a self, app: &'a App, caller: &'a Caller) -> BoxFuture<'a, ()> {
        Box::pin(async move { Ui::new(app, self).help(caller, How::New, 0, None).await })
    }

    fn has(&self, what: &Lookup) -> bool {
        G::has(what)
    }

    fn look_up<'a>(&'a self, app: &'a App, caller: &'a Caller, what: Lookup) -> BoxFuture<'a, ()> {
        Box::pin(async move { G::look_up(&Ui::new(app, self), caller, what).await })
    }

    fn offered<'a>(
        &'a self,
        app: &'a App,
        caller: &'a Caller,
        what: &'a Lookup,
    ) -> BoxFuture<'a, Vec<(String, String)>> {
        Box::pin(async move { G::offered(&Ui::new(app, self), caller, what).await })
    }

    fn fills<'a>(&'a self, app: &'a App, channel: u64) -> BoxFuture<'a, bool> {
        Box::pin(async move { Ui::new(app, self).lobby(channel).await.is_some() })
    }

    fn open<'a>(
        &'a self,
        app: &'a App,
        place: Place,
    ) -> BoxFuture<'a, Result<Option<Box<dyn OpenGame>>, NoGame>> {
        Box::pin(async move {
            let ui = Ui::new(app, self);
            match self.load(place).await {
                Ok(loaded) => Ok(Some(Box::new(Open { ui, loaded }) as Box<dyn OpenGame>)),
                Err(Trouble::OtherGame) => Ok(None),
                Err(Trouble::NoGame) => Err(NoGame::None),
                Err(trouble) => Err(NoGame::Unreadable(Box::new(Refused { ui, trouble }))),
            }
        })
    }

    fn pressed<'a>(
        &'a self,
        app: &'a App,
        caller: &'a Caller,
        id: &'a Id,
        values: &'a [String],
    ) -> BoxFuture<'a, ()> {
        Box::pin(async move { Ui::new(app, self).pressed(caller, id, values).await })
    }

    fn written<'a>(
        &'a self,
        app: &'a App,
        caller: &'a Caller,
        id: &'a Id,
        said: String,
    ) -> BoxFuture<'a, ()> {
        Box::pin(async move { Ui::new(app, self).written(caller, id, said).await })
    }

    fn meets<'a>(&'a self, app: &'a App, channel: u64, now_ms: u64) -> BoxFuture<'a, ()> {
        Box::pin(async move { Ui::new(app, self).meet(channel, now_ms).await })
    }

    fn tends(&self, app: &App, channel: u64) {
        Ui::new(app, self).tend(channel);
    }

    fn loses(&self, app: &App, channel: u64) {
        Ui::new(app, self).lose(channel);
    }

    fn makes_way<'a>(&'a self, app: &'a App, channel: u64, host: u64) -> BoxFuture<'a, ()> {
        Box::pin(async move {
            let ui = Ui::new(app, self);
            ui.let_end_stand(channel, host).await;
            ui.make_way(channel).await;
        })
    }

    fn enter<'a>(
        &'a self,
        app: &'a App,
        caller: &'a Caller,
        cup: Cup,
        consent: Consent,
    ) -> BoxFuture<'a, ()> {
        Box::pin(async move { Ui::new(app, self).enter(caller, cup, consent).await })
    }

    fn begin<'a>(
        &'a self,
        app: &'a App,
        caller: &'a Caller,
        next: &'a Next,
        given_up: Option<Stand>,
    ) -> BoxFuture<'a, ()> {
        Box::pin(async move { Ui::new(app, self).begin(caller, next, given_up).await })
    }

    fn share<'a>(&'a self, app: &'a App, caller: &'a Caller) -> BoxFuture<'a, ()> {
        Box::pin(async move { Ui::new(app, self).share(caller).await })
    }

    fn share_past<'a>(&'a self, app: &'a App, caller: &'a Caller, cup: Cup) -> BoxFuture<'a, ()> {
        Box::pin(async move { Ui::new(app, self).share_past(caller, cup).await })
    }

    fn share_before<'a>(&'a self, app: &'a App, caller: &'a Caller) -> BoxFuture<'a, bool> {
        Box::pin(async move { Ui::new(app, self).share_before(caller).await })
    }

    fn ended_before<'a>(
        &'a self,
        app: &'a App,
        caller: &'a Caller,
    ) -> BoxFuture<'a, Option<(u64, String)>> {
        Box::pin(async move { Ui::new(app, self).ended_before(caller).await })
    }

    fn left_to_share<'a>(
        &'a self,
        app: &'a App,
        place: Place,
        board: u64,
    ) -> BoxFuture<'a, Option<Value>> {
        Box::pin(async move { Ui::new(app, self).left_to_share(place, board).await })
    }

    fn housekeeping(&self, app: &App) -> BoxFuture<'static, ()> {
        Box::pin(G::housekeeping(Ui::new(app, self)))
    }
}

/// What one game could not do.
struct Refused<G: GameUi> {
    ui: Ui<G>,
    trouble: Trouble<G>,
}

impl<G: GameUi> Excuse for Refused<G> {
    fn say<'a>(self: Box<Self>, caller: &'a Caller) -> BoxFuture<'a, ()>
    where
        Self: 'a,
    {
        Box::pin(async move { self.ui.sorry(caller, self.trouble).await })
    }
}

/// A game that was read from its place.
struct Open<G: GameUi> {
    ui: Ui<G>,
    loaded: Loaded<G>,
}

impl<G: GameUi> OpenGame for Open<G> {
    fn letter(&self) -> char {
        G::LETTER
    }

    fn place(&self) -> Place {
        self.loaded.place
    }

    fn occupied(&self) -> &'static str {
        G::OCCUPIED
    }

    fn bystander<'a>(&'a self, caller: &'a Caller, tried: Tried) -> BoxFuture<'a, Message> {
        Box::pin(self.ui.bystander_of(caller, &self.loaded, tried))
    }

    fn nearby(&self, caller: &Caller) -> Option<Nearby> {
        self.ui.nearby(caller, &self.loaded)
    }

    fn seats(&self, user: u64) -> bool {
        !self.loaded.meta.seats_of(user).is_empty()
    }

    fn seated(&self) -> Vec<u64> {
        self.loaded.meta.chairs.seated()
    }

    fn is_of(&self, cup: Cup) -> bool {
        let contest = self.loaded.meta.contest.as_ref();
        contest.is_some_and(|contest| contest.name == cup.name())
    }

    fn counts_for(&self, cup: Cup, now_ms: u64) -> bool {
        self.is_of(cup) && counts(&self.loaded, now_ms)
    }

    fn over(&self) -> Option<Stand> {
        is_over(&self.loaded).then(|| Stand::of(&self.loaded))
    }

    fn brought_back(&self, lang: Lang) -> Option<String> {
        let t = self.ui.texts.of(lang);
        let command = typed(t, G::ALONE?);
        let game = t.get(&called_alone(G::NAME));
        let values = [("game", (&game).into()), ("command", (&command).into())];
        Some(t.with("plays-free", &values))
    }

    fn shows(&self, user: u64) -> Option<Shows> {
        let meta = &self.loaded.meta;
        if !is_over(&self.loaded) || meta.seats_of(user).is_empty() {
            return None;
        }
        let practice = self.loaded.place.is_own() && meta.is_practice();
        Some(match practice {
            true => Shows::Practice,
            false => Shows::Game,
        })
    }

    fn share<'a>(&'a self, caller: &'a Caller) -> BoxFuture<'a, ()> {
        Box::pin(async move {
            let caller = Caller {
                place: self.loaded.place,
                ..caller.clone()
            };
            self.ui.share(&caller).await;
        })
    }

    fn share_press(&self) -> String {
        let id = Shared::Share.id(G::LETTER, Version::of(&self.loaded));
        match self.loaded.place {
            Place::Channel(_) => id,
            Place::Own { slot, .. } => component::at(&id, slot, &self.loaded.meta.tag),
        }
    }

    fn rule_titles(&self, typed: &str, lang: Lang) -> Vec<String> {
        titles::<G>(&self.ui.texts, typed, lang)
    }

    fn knows_rules(&self, caller: &Caller, sought: &Sought) -> RuleFit {
        self.ui
            .knows_rules(Some(&self.loaded), caller.reader(), sought)
    }

    fn has(&self, what: &Lookup) -> bool {
        G::has(what)
    }

    fn offered<'a>(
        &'a self,
        caller: &'a Caller,
        what: &'a Lookup,
    ) -> BoxFuture<'a, Vec<(String, String)>> {
        Box::pin(async move {
            let caller = Caller {
                place: self.loaded.place,
                ..caller.clone()
            };
            G::offered(&self.ui, &caller, what).await
        })
    }

    fn moved_ms(&self) -> BoxFuture<'_, u64> {
        Box::pin(self.ui.moved_ms(&self.loaded))
    }

    fn touched_ms(&self, user: u64) -> BoxFuture<'_, u64> {
        Box::pin(self.ui.touched_ms(&self.loaded, user))
    }

    fn look<'a>(&'a self, caller: &'a Caller, look: Look) -> BoxFuture<'a, ()> {
        Box::pin(async move {
            let caller = Caller {
                place: self.loaded.place,
                ..caller.clone()
            };
            self.ui.look(&caller, &self.loaded, look).await;
        })
    }

    fn show<'a>(
        &'a self,
        channel: u64,
        order: &'a mut Order,
    ) -> BoxFuture<'a, Result<(), Failure>> {
        Box::pin(self.ui.show_all(channel, order))
    }

    fn lapse(&self, now_ms: u64) -> BoxFuture<'_, ()> {
        Box::pin(self.ui.lapse(self.loaded.place, now_ms))
    }

    fn follow_nights(&self, now_ms: u64) -> BoxFuture<'_, ()> {
        Box::pin(async move {
            let (place, tables) = (self.loaded.place, self.ui.tables());
            if let Err(trouble) = tables.follow_nights(place, now_ms).await {
                self.ui.not_given(place, &trouble);
            }
        })
    }

    fn summary(&self, user: u64, lang: Lang) -> BoxFuture<'_, Summary> {
        Box::pin(self.ui.summary(&self.loaded, user, lang))
    }
}

/// Headings of the rules of a game that fit what is typed, in the language of whoever types it or else in another.
fn titles<G: GameUi>(all: &AllTexts, typed: &str, lang: Lang) -> Vec<String> {
    let languages = std::iter::once(lang).chain(Lang::ALL);
    let mut found = languages.map(|by| G::rule_titles(all.of(lang), all.of(by), typed));
    found.find(|found| !found.is_empty()).unwrap_or_default()
}

/// What a game is called, and all headings of its rules.
pub(super) fn topics<G: GameUi>(t: &Texts) -> (String, Vec<String>) {
    (G::help_label(t).0, G::rule_titles(t, t, ""))
}
