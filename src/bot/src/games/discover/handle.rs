//! Presses of the explore-and-craft game.

use castaway_discover::{
    Discover, command::Command, event::Event, on_way::OnWay, wording::space_name, world::Space,
};
use castaway_kernel::{DecisionId, Key, Seat};
use castaway_table::{Loaded, on_heap};

use super::{
    bundle::Bundle,
    cards, deeds,
    eyes::eyes,
    hand,
    lobby::choice::Choice,
    on_way, panel,
    press::{Asked, Press},
    scene::Scene,
    spots, story, trade,
    words::Words,
};
use crate::{
    discord::{Caller, How, Ui},
    ui::{common, message::Message, texts::Lang},
};

impl Ui<Discover> {
    /// Words in a language.
    pub fn explore_words(&self, lang: Lang) -> Words<'_> {
        Words::new(self.texts.of(lang))
    }

    /// The moment of a game in a language, as a seat sees it, or a bystander.
    pub fn explore_scene<'a>(
        &'a self,
        lang: Lang,
        loaded: &'a Loaded<Discover>,
        events: &[Event],
        viewer: Option<Seat>,
    ) -> Scene<'a> {
        let words = self.explore_words(lang);
        Scene::of(words, self.catalog(), loaded, events, viewer)
    }

    /// The moment as it is shown to all.
    pub fn explore_public<'a>(
        &'a self,
        lang: Lang,
        loaded: &'a Loaded<Discover>,
        events: &[Event],
    ) -> Scene<'a> {
        Scene::public(self.explore_words(lang), self.catalog(), loaded, events)
    }

    /// Does what a press means.
    pub async fn explore_press(
        &self,
        caller: &Caller,
        revision: u64,
        press: Press,
        values: &[String],
    ) {
        let value = values.first().map_or("", String::as_str);
        let seen = Some(revision);
        match press {
            Press::Show(page) => on_heap(|| self.show_spaces(caller, seen, page)).await,
            Press::ShowOld(_, page) => on_heap(|| self.show_spaces(caller, seen, page)).await,
            Press::Go(page) => on_heap(|| self.explore_goes(caller, seen, page, value, None)).await,
            Press::GoOld(gathers, page) => {
                let asked = Some(on_way::said(gathers));
                on_heap(|| self.explore_goes(caller, seen, page, value, asked)).await;
            }
            Press::Walk(to) => on_heap(|| self.explore_go(caller, seen, to, None)).await,
            Press::WalkOld(gathers, to) => {
                on_heap(|| self.explore_go(caller, seen, to, Some(on_way::said(gathers)))).await;
            }
            Press::Gathers(on_way) => on_heap(|| self.explore_gathers(caller, on_way)).await,
            Press::Menu(seat, _) => {
                on_heap(|| self.explore_menu(caller, seen, Seat(seat), value)).await;
            }
            Press::Deed(seat, code) => {
                on_heap(|| self.explore_deed(caller, seen, Some(Seat(seat)), &code)).await;
            }
            Press::Prepare(seat) => {
                on_heap(|| self.explore_prepares(caller, Seat(seat), value.parse().ok())).await;
            }
            Press::Unprepare(seat) => {
                on_heap(|| self.explore_prepares(caller, Seat(seat), None)).await;
            }
            Press::Pick(asked, option) => {
                on_heap(|| self.explore_answer(caller, asked, option)).await
            }
            Press::Picks(asked) => match (spots::turned(value), value.parse()) {
                (Some(page), _) => on_heap(|| self.question_page(caller, asked, page)).await,
                (None, Ok(option)) => on_heap(|| self.explore_answer(caller, asked, option)).await,
                (None, Err(_)) => on_heap(|| self.question_page(caller, asked, 0)).await,
            },
            Press::Drops(asked) => on_heap(|| self.explore_drops(caller, asked, values)).await,
            Press::Habit(_) => on_heap(|| self.settle_habit(caller, value)).await,
            Press::GiveUp => on_heap(|| self.explore_give_up(caller)).await,
            Press::GiveUpSure(seat) => on_heap(|| self.gives_up(caller, Seat(seat))).await,
            Press::Option(lobby, choice) => {
                on_heap(|| self.explore_option(caller, lobby, Some(choice))).await;
            }
            Press::Choices(lobby, _) => {
                on_heap(|| self.explore_option(caller, lobby, Choice::read(value))).await;
            }
            Press::Again => on_heap(|| self.explore_again(caller)).await,
            Press::Same => on_heap(|| self.explore_same(caller)).await,
            Press::Onward => on_heap(|| self.explore_onward(caller)).await,
            Press::Anew(anew) => on_heap(|| self.explore_anew(caller, anew)).await,
            Press::Rulings(page) => on_heap(|| self.explore_rulings(caller, page)).await,
            Press::Sheet => on_heap(|| self.show_whole(caller)).await,
            Press::Hint => on_heap(|| self.tell_hint(caller)).await,
            Press::Hand
            | Press::Card(_)
            | Press::Cards(_)
            | Press::Quest
            | Press::Trade
            | Press::Bundle(_)
            | Press::Give(_)
            | Press::Take(_)
            | Press::Offer(_) => on_heap(|| self.private_press(caller, press, values)).await,
        }
    }

    /// Does what a press means that is about what somebody has, or reads, alone.
    async fn private_press(&self, caller: &Caller, press: Press, values: &[String]) {
        let form = |bundle: Bundle| move |scene: &Scene<'_>| trade::form(scene, Some(bundle));
        match press {
            Press::Card(_) => {
                let card = Key::from(values.first().map_or("", String::as_str));
                self.reads(caller, |scene| match cards::seen(scene).contains(&card) {
                    true => cards::page(scene, &card),
                    false => cards::list(scene, 0),
                })
                .await;
            }
            Press::Cards(page) => self.reads(caller, |scene| cards::list(scene, page)).await,
            Press::Quest => self.page(caller, story::quest).await,
            Press::Trade => self.page(caller, |scene| trade::form(scene, None)).await,
            Press::Bundle(bundle) => self.page(caller, form(bundle)).await,
            Press::Give(bundle) => self.page(caller, form(bundle.giving(values))).await,
            Press::Take(bundle) => self.page(caller, form(bundle.taking(values))).await,
            Press::Offer(bundle) => self.offers(caller, bundle).await,
            _ => self.explore_hand(caller).await,
        }
    }

    /// Shows the panel with this page of destinations.
    async fn show_spaces(&self, caller: &Caller, seen: Option<u64>, page: u8) {
        // From a page of one's own the way back to the panel is never too late.
        let seen = seen.filter(|_| !caller.message.is_some_and(|(_, hidden)| hidden));
        if let Some(loaded) = self.explored(caller, seen).await {
            self.screen(caller, &loaded, |scene| panel::page(scene, page, 0))
                .await;
        }
    }

    /// Shows a page of the options of a question, where that stands.
    async fn question_page(&self, caller: &Caller, asked: Asked, page: u8) {
        let Some(loaded) = self.explored(caller, None).await else {
            return;
        };
        let open = loaded.state.ask.as_ref().map(|ask| ask.id);
        if open != Some(DecisionId(asked.ask)) {
            return self.moved_on(caller, &loaded).await;
        }
        if caller.message.is_some_and(|(_, hidden)| hidden) {
            return self.reads(caller, |scene| hand::page(scene, page)).await;
        }
        self.screen(caller, &loaded, |scene| panel::page(scene, 0, page))
            .await;
    }

    /// Goes where a menu of this page says, or turns it.
    async fn explore_goes(
        &self,
        caller: &Caller,
        seen: Option<u64>,
        page: u8,
        value: &str,
        asked: Option<OnWay>,
    ) {
        match (spots::turned(value), value.parse()) {
            (Some(page), _) => self.show_spaces(caller, seen, page).await,
            (None, Ok(to)) => self.explore_go(caller, seen, to, asked).await,
            (None, Err(_)) => self.show_spaces(caller, seen, page).await,
        }
    }

    /// Goes to a space, and gathers on the way what is asked for, else what is settled.
    pub(super) async fn explore_go(
        &self,
        caller: &Caller,
        seen: Option<u64>,
        to: Space,
        asked: Option<OnWay>,
    ) {
        let Some(loaded) = self.explored(caller, seen).await else {
            return;
        };
        let Some(seat) = self.acting(caller, &loaded, None).await else {
            return;
        };
        let found = {
            let scene = self.explore_scene(caller.lang, &loaded, &[], Some(seat));
            let spot = spots::spot(&scene, to);
            let on_way = asked.unwrap_or_else(|| on_way::now(&scene));
            spot.map(|spot| on_way::go(&spot.way, on_way))
        };
        match found {
            Some(order) => {
                self.explore_orders(caller, Some(loaded.revision), seat, vec![order])
                    .await;
            }
            None if loaded.state.ask.is_some() => self.not_now(caller).await,
            None => {
                let (w, name) = (self.explore_words(caller.lang), space_name(to));
                let here = {
                    let scene = self.explore_scene(caller.lang, &loaded, &[], Some(seat));
                    scene.me().is_some_and(|me| me.at == to)
                };
                let key = if here { "di-go-here" } else { "di-unreachable" };
                let text = w.with(key, &[("space", (&name).into())]);
                self.say(caller, How::New, &common::notice(text)).await;
            }
        }
    }

    /// Does what is called so.
    pub(super) async fn explore_deed(
        &self,
        caller: &Caller,
        seen: Option<u64>,
        seat: Option<Seat>,
        code: &str,
    ) {
        let Some(loaded) = self.explored(caller, seen).await else {
            return;
        };
        // What is only done in somebody's own turn names no other seat.
        let others = seat.is_none().then(|| eyes(&loaded, caller.user)).flatten();
        let of = |seat: Seat| {
            let scene = self.explore_scene(caller.lang, &loaded, &[], Some(seat));
            deeds::deed(&scene, code).map(|deed| (seat, deed.commands))
        };
        let found = match seat.or(others) {
            Some(seat) if loaded.meta.moves(caller.user).contains(&seat) => of(seat),
            _ => None,
        };
        match found {
            Some((seat, _))
                if code == deeds::END && self.asks_to_end(caller, &loaded, seat).await => {}
            Some((seat, _)) if self.asks_to_spend(caller, &loaded, seat, code).await => {}
            Some((seat, orders)) => {
                self.explore_orders(caller, Some(loaded.revision), seat, orders)
                    .await;
            }
            None => {
                if self.acting(caller, &loaded, seat).await.is_some() {
                    self.not_now(caller).await;
                }
            }
        }
    }

    /// The seat that the caller acts with, if it may act now; else they are told whose turn it is.
    pub(super) async fn acting(
        &self,
        caller: &Caller,
        loaded: &Loaded<Discover>,
        seat: Option<Seat>,
    ) -> Option<Seat> {
        let turn = castaway_discover::absent::awaited(&loaded.state);
        let seats = loaded.meta.moves(caller.user);
        let mut meant = seat.into_iter().chain(turn.iter().copied());
        if let Some(seat) = meant.find(|seat| seats.contains(seat)) {
            return Some(seat);
        }
        let who = {
            let scene = self.explore_public(caller.lang, loaded, &[]);
            let names: Vec<String> = turn.iter().map(|seat| scene.mention(*seat)).collect();
            names.join(", ")
        };
        let w = self.explore_words(caller.lang);
        let text = w.with("di-not-your-turn", &[("who", (&who).into())]);
        self.say(caller, How::New, &common::notice(text)).await;
        None
    }

    /// Makes an offer.
    async fn offers(&self, caller: &Caller, bundle: Bundle) {
        let Some(loaded) = self.explored(caller, None).await else {
            return;
        };
        let order = {
            let scene = self.explore_scene(caller.lang, &loaded, &[], Some(bundle.from));
            bundle.order(&scene.view)
        };
        self.order_as(caller, Some(bundle.from), None, order).await;
    }

    /// Asks the caller whether they give their survivor up.
    pub(super) async fn explore_give_up(&self, caller: &Caller) {
        self.page(caller, |scene| {
            let own = scene.meta.seats_of(caller.user);
            match own
                .iter()
                .find(|seat| scene.is_here(**seat))
                .or(own.first())
            {
                Some(seat) => hand::give_up(scene, *seat),
                None => hand::stranger(scene),
            }
        })
        .await;
    }

    /// Gives up a survivor of the caller's own, and of nobody else's.
    async fn gives_up(&self, caller: &Caller, seat: Seat) {
        let Some(loaded) = self.explored(caller, None).await else {
            return;
        };
        if !loaded.meta.seats_of(caller.user).contains(&seat) {
            return self.not_now(caller).await;
        }
        let is_later = {
            let scene = self.explore_scene(caller.lang, &loaded, &[], Some(seat));
            scene.may_give_up_later(seat)
        };
        if is_later {
            return self.explore_give_up(caller).await;
        }
        self.order_as(caller, Some(seat), None, Command::GiveUp)
            .await;
    }

    /// Shows the caller what is their own.
    pub(super) async fn explore_hand(&self, caller: &Caller) {
        self.reads(caller, |scene| hand::page(scene, 0)).await;
    }

    /// Shows a page to whoever asks, with their eyes; in a page that only they see it takes its place.
    pub(super) async fn page(
        &self,
        caller: &Caller,
        page: impl FnOnce(&Scene<'_>) -> Message + Send,
    ) {
        let loaded = match self.tables().load(caller.place).await {
            Ok(loaded) => loaded,
            Err(trouble) => return self.sorry(caller, trouble).await,
        };
        let told = self.tables().told(&loaded).await.unwrap_or_default();
        self.page_of(caller, &loaded, &told, page).await;
    }

    /// Shows a screen of the panel in the message that was pressed, as all see it.
    pub(super) async fn screen(
        &self,
        caller: &Caller,
        loaded: &Loaded<Discover>,
        screen: impl FnOnce(&Scene<'_>) -> Message + Send,
    ) {
        if self.acting(caller, loaded, None).await.is_none() {
            return;
        }
        let told = self.tables().told(loaded).await.unwrap_or_default();
        let message = {
            let scene = self.explore_public(loaded.meta.language, loaded, &told);
            screen(&scene)
        };
        let pressed = caller.message;
        if pressed.is_some_and(|(_, hidden)| hidden) {
            return self.show_panel(caller, loaded).await;
        }
        let pressed = pressed.map(|(message, _)| message);
        if loaded.meta.panel.map(|panel| panel.message) == pressed {
            self.showing(caller.channel, loaded.revision, &message);
        }
        self.say(caller, How::Update, &message).await;
        on_heap(|| self.drawn_over(caller.channel, loaded.revision)).await;
        on_heap(|| self.disown(caller, loaded)).await;
    }
}
