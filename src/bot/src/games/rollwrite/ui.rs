//! The roll-and-write game at the edge.

use castaway_kernel::{Game, Key, Seat};
use castaway_render::Layout;
use castaway_rollwrite::{
    RollWrite,
    catalog::Catalog,
    event::Event,
    ids::Difficulty,
    medal::{Medal, Par},
    reject::Rejection,
    setup::Setup,
    state::{Score, State},
    text::Wording,
};
use castaway_store::{StoreError, Upgrades};
use castaway_table::{
    Loaded, Past, Rung, Start,
    contest::{Cup, Standing},
    on_heap,
};

use super::{
    advise,
    boards::{PAIRS, glory_name, medal_key},
    chronicle, commands, free, help, hinted,
    offer::Offer,
    panel, parties, picture,
    press::Press,
    rules, share, sheet,
    words::Words,
};
use crate::{
    discord::{
        Caller, Command, FirstButton, GameUi, HabitUi, Heading, How, Invitation, Keeping, LobbyUi,
        Lookup, Prescribed, Seating, Showing, Ui,
    },
    ui::{
        common,
        hint::Hint,
        message::{Button, Message, Picture},
        next::Next,
        reader::Reader,
        stats::Asks,
        story::Chapter,
        texts::{Lang, Texts},
    },
};

/// The score of a game for one that is over.
fn alone(state: &State) -> Option<Score> {
    match RollWrite::outcome(state)?.scores.as_slice() {
        [score] => Some(*score),
        _ => None,
    }
}

impl HabitUi for RollWrite {}

impl LobbyUi for RollWrite {
    type Offer = Offer;
    const NO_TABLE: &'static str = "rw-lobby-gone";

    fn invitation(ui: &Ui<Self>, lang: Lang, table: &Seating<Offer>) -> Invitation {
        table.offer.invitation(&Words::new(ui.texts.of(lang)))
    }

    async fn plain(ui: &Ui<Self>, _: u64) -> Option<Offer> {
        Some(Offer {
            scenario: free::any_scenario(ui.tables().catalog(), ui.seed())?,
            difficulty: Difficulty::Fair,
        })
    }

    fn setup_of(table: Seating<Offer>, seed: u64) -> Setup {
        let seats = u8::try_from(table.chairs.len()).unwrap_or(u8::MAX);
        table.offer.setup(seats, seed)
    }
}

impl GameUi for RollWrite {
    type Press = Press;
    type Par = Option<Par>;
    const POSTS_STORY: bool = false;
    const START: &'static str = "party new";
    const STATUS: Option<&'static str> = Some("party status");
    const ALONE: Option<&'static str> = Some("solo");
    const NO_GAME: &'static str = "no-party";
    const OCCUPIED: &'static str = "occupied-party";
    const UPGRADES: Upgrades = super::UPGRADES;
    const FIRST_PAGE: &'static [FirstButton] = commands::FIRST_PAGE;
    const KEEPS: &'static [Keeping] = &[parties::KEEPING];
    const KEEPS_OF_NOBODY: &'static [&'static str] = &["day/"];

    fn content() -> Result<(Catalog, String), String> {
        let catalog = Catalog::load().map_err(|e| e.to_string())?;
        Ok((catalog, castaway_rollwrite::catalog::hash()))
    }

    fn texts(lang: Lang) -> &'static [&'static str] {
        match lang {
            Lang::En => &[
                include_str!("../../../../../content/bot/rollwrite.en.ftl"),
                include_str!("../../../../../content/bot/rollwrite-share.en.ftl"),
            ],
            Lang::De => &[
                include_str!("../../../../../content/bot/rollwrite.de.ftl"),
                include_str!("../../../../../content/bot/rollwrite-share.de.ftl"),
            ],
        }
    }

    fn audit() -> (String, Vec<String>) {
        let catalog = match Catalog::load() {
            Ok(catalog) => catalog,
            Err(error) => return (String::new(), vec![error.to_string()]),
        };
        let mistakes = Lang::ALL.into_iter().flat_map(|lang| {
            let wording = Wording::new(lang);
            let of = wording.mistakes().iter().map(|m| format!("{lang:?}: {m}"));
            of.collect::<Vec<_>>()
        });
        (inventory(&catalog), mistakes.collect())
    }

    fn commands() -> Vec<Command> {
        commands::all()
    }

    fn hint(
        ui: &Ui<Self>,
        loaded: &Loaded<Self>,
        reader: Reader,
        _: &dyn Fn() -> bool,
    ) -> Option<Hint> {
        hinted::hint(ui, loaded, reader)
    }

    fn is_ranked(loaded: &Loaded<Self>) -> bool {
        advise::is_refused(&loaded.meta)
    }

    fn panel(ui: &Ui<Self>, loaded: &Loaded<Self>, events: &[Event], reader: Reader) -> Message {
        let mut scene = ui.roll_scene(reader.lang, loaded, events);
        scene.now_ms = reader.now_ms;
        panel::panel(&scene, scene.picked())
    }

    fn picture(ui: &Ui<Self>, loaded: &Loaded<Self>, _: &[Event], lang: Lang) -> Option<Picture> {
        picture::board(
            &ui.painter,
            &ui.roll_scene(lang, loaded, &[]),
            Layout::Window,
        )
    }

    fn whole(ui: &Ui<Self>, loaded: &Loaded<Self>, lang: Lang) -> Option<Picture> {
        picture::board(&ui.painter, &ui.roll_scene(lang, loaded, &[]), Layout::Full)
    }

    fn beside_whole(ui: &Ui<Self>, loaded: &Loaded<Self>, lang: Lang) -> String {
        panel::beside_whole(&ui.roll_scene(lang, loaded, &[]))
    }

    fn title(ui: &Ui<Self>, loaded: &Loaded<Self>, lang: Lang) -> String {
        panel::title(&ui.roll_scene(lang, loaded, &[]))
    }

    fn so_far(ui: &Ui<Self>, loaded: &Loaded<Self>, lang: Lang) -> String {
        panel::so_far(&ui.roll_scene(lang, loaded, &[]))
    }

    fn in_words(ui: &Ui<Self>, loaded: &Loaded<Self>, lang: Lang) -> String {
        picture::in_words(&ui.roll_scene(lang, loaded, &[]))
    }

    fn chronicle(
        ui: &Ui<Self>,
        loaded: &Loaded<Self>,
        past: Past<'_, Self>,
        reader: Reader,
    ) -> Vec<Chapter> {
        let events: Vec<Event> = past.flat_map(|step| step.events).collect();
        chronicle::days(&ui.roll_scene(reader.lang, loaded, &events))
    }

    fn sheet(ui: &Ui<Self>, loaded: &Loaded<Self>, reader: Reader) -> Message {
        let own = reader.user.map(|user| loaded.meta.seats_of(user));
        sheet::page(
            &ui.roll_scene(reader.lang, loaded, &[]),
            &own.unwrap_or_default(),
        )
    }

    fn help(t: &Texts, page: u8, others: Vec<Button>) -> Message {
        help::page(&Words::new(t), page, others)
    }

    fn help_label(t: &Texts) -> (String, &'static str) {
        (t.get("help-other-quick"), "🎲")
    }

    fn pitch(t: &Texts) -> String {
        t.get("rw-pitch")
    }

    fn rule_titles(t: &Texts, by: &Texts, typed: &str) -> Vec<String> {
        rules::titles(&Words::new(t), &Words::new(by), typed)
    }

    fn has(what: &Lookup) -> bool {
        matches!(what, Lookup::Rulings(_))
    }

    async fn look_up(ui: &Ui<Self>, caller: &Caller, _: Lookup) {
        let page = help::rulings(&Words::new(ui.texts.of(caller.lang)));
        ui.say(caller, How::New, &page).await;
    }

    fn rule_words(t: &Texts) -> String {
        t.get("rw-rule-words")
    }

    fn rules(t: &Texts, by: &Texts, query: &str) -> Vec<(String, String)> {
        rules::search(&Words::new(t), &Words::new(by), query)
    }

    fn free(words: &[String]) -> Option<Start<Self>> {
        free::start(words)
    }

    fn alone(catalog: &Catalog, seed: u64) -> Option<Next> {
        free::any(catalog, seed)
    }

    fn free_title(t: &Texts, words: &[String]) -> Option<String> {
        free::title(&Words::new(t), words)
    }

    fn plays(cup: Cup) -> bool {
        matches!(cup, Cup::Day(_))
    }

    fn story(
        ui: &Ui<Self>,
        loaded: &Loaded<Self>,
        events: &[Event],
        reader: Reader,
    ) -> Vec<String> {
        panel::lines(&ui.roll_scene(reader.lang, loaded, events))
    }

    fn refusal(ui: &Ui<Self>, _: &Loaded<Self>, reason: &Rejection, reader: Reader) -> Message {
        let words = Words::new(ui.texts.of(reader.lang));
        common::notice(format!("🙅 {}", words.wording.rejection(reason)))
    }

    fn setup_refusal(t: &Texts, reason: &Rejection) -> String {
        Words::new(t).wording.rejection(reason)
    }

    fn standing(state: &State) -> Option<Standing> {
        Some(parties::worth(&alone(state)?))
    }

    fn standing_of(state: &State, seat: Seat) -> Option<Standing> {
        let ended = RollWrite::outcome(state)?;
        ended.scores.get(seat.index()).map(parties::worth)
    }

    fn scenario(state: &State) -> String {
        let cards: Vec<&str> = state.charter.scenarios.iter().map(Key::as_str).collect();
        cards.join("+")
    }

    fn scenario_name(ui: &Ui<Self>, scenario: &str, lang: Lang) -> String {
        let cards: Vec<Key> = scenario.split('+').map(Key::from).collect();
        panel::scenario_name(&Words::new(ui.texts.of(lang)), &cards)
    }

    fn asks(ui: &Ui<Self>, scenario: &str) -> Asks {
        let scenarios = &ui.catalog().scenarios;
        let goals = |card: &str| {
            let card = scenarios.iter().find(|known| known.id.as_str() == card);
            card.is_none_or(|card| !card.goals.is_empty())
        };
        match scenario.split('+').any(goals) {
            true => Asks::Goals,
            false => Asks::Points,
        }
    }

    fn glory(state: &State) -> Vec<String> {
        let charter = &state.charter;
        let cards: Vec<&str> = charter.scenarios.iter().map(Key::as_str).collect();
        let mut names = vec![glory_name(&cards.join("+"), charter.difficulty)];
        if cards.len() > 1 {
            names.push(glory_name(PAIRS, charter.difficulty));
        }
        names
    }

    fn medal(state: &State, prescribed: &Prescribed<Self>) -> Option<String> {
        let medal = prescribed.par?.medal(&alone(state)?)?;
        Some(medal_key(medal).to_owned())
    }

    fn strip(events: &[Event]) -> String {
        castaway_rollwrite::share::strip(events)
    }

    fn showing(
        ui: &Ui<Self>,
        loaded: &Loaded<Self>,
        past: Past<'_, Self>,
        lang: Lang,
        _: u64,
    ) -> Showing {
        share::showing(&ui.painter, &ui.roll_scene(lang, loaded, &[]), past)
    }

    async fn is_new_to(ui: &Ui<Self>, user: u64, _: &Setup) -> bool {
        ui.rolls_first(user).await
    }

    fn remember(ui: &Ui<Self>, loaded: &Loaded<Self>) -> Result<(), StoreError> {
        parties::remember(ui, loaded)
    }

    fn rungs(par: &Option<Par>) -> Vec<Rung> {
        let Some(par) = par else {
            return Vec::new();
        };
        let steps = [
            (Medal::Bronze, par.bronze),
            (Medal::Silver, par.silver),
            (Medal::Gold, par.gold),
            (Medal::Sun, par.sun),
        ];
        let rung = |(medal, points): (Medal, u16)| Rung {
            medal: medal_key(medal).to_owned(),
            points: points.into(),
        };
        steps.map(rung).to_vec()
    }

    fn kind(setup: &Setup) -> Option<String> {
        let cards: Vec<&str> = setup.scenarios.iter().map(Key::as_str).collect();
        Some(glory_name(&cards.join("+"), setup.difficulty))
    }

    async fn prescribed(ui: &Ui<Self>, cup: Cup) -> Option<Prescribed<Self>> {
        match cup {
            Cup::Day(date) => {
                let day = ui.day(date).await?;
                let made = (day.setup, day.seed);
                Some(Prescribed::kept(ui, made, day.rules, day.opening, day.par))
            }
            Cup::Week(_) => None,
        }
    }

    fn heading(ui: &Ui<Self>, loaded: &Loaded<Self>, lang: Lang) -> Heading {
        let scene = ui.roll_scene(lang, loaded, &[]);
        let charter = &scene.view.charter;
        Heading {
            island: panel::island_name(&scene),
            scenario: panel::scenario_name(&scene.words, &charter.scenarios),
            limit: charter.days,
        }
    }

    fn is_late(reason: &Rejection) -> bool {
        matches!(reason, Rejection::NotNow)
    }

    async fn press(ui: &Ui<Self>, caller: &Caller, revision: u64, press: Press, values: &[String]) {
        // Boxed, for the work of every press would else lie on the stack at once.
        on_heap(|| ui.roll_press(caller, revision, press, values)).await;
    }

    async fn housekeeping(ui: Ui<Self>) {
        ui.keep_days().await;
    }
}

/// What there is in the content, in a line.
fn inventory(catalog: &Catalog) -> String {
    format!(
        "content of the quick game: {} items, {} weapons, {} scenarios, {} kinds of islands, {} difficulties",
        catalog.items.len(),
        catalog.weapons.len(),
        catalog.scenarios.len(),
        catalog.islands.len(),
        catalog.difficulties.len(),
    )
}
