//! The island game at the edge.

use castaway_render::Layout;
use castaway_robinson::{
    catalog::Catalog,
    event::Event,
    game::Island,
    reject::Rejection,
    setup::Setup,
    state::State,
    task::CardRef,
    text::{Wording, audit, ruling_mistakes},
};
use castaway_store::{StoreError, Upgrades};
use castaway_table::{
    Loaded, Past, Stretch,
    contest::{Cup, Standing},
    on_heap,
};

use super::{
    advise,
    calendar::Calendar,
    commands, ending, help, lines, look_up, pages, panel, picture,
    press::Press,
    recap,
    rules::{rule_titles, rules, rules_beside},
    scene::Scene,
    share,
    simulate::Simulation,
    state, story, tonight, upgrade, week, weekly,
};
use crate::{
    discord::{
        Caller, Command, Ended, FirstButton, GameUi, Hall, Heading, Home, Keeping, Lookup,
        Operator, Prescribed, Showing, Ui,
    },
    ui::{
        hint::Hint,
        message::{Button, Message, Picture},
        reader::Reader,
        recap::Gist,
        story::Chapter,
        texts::{Lang, Texts},
    },
};

impl GameUi for Island {
    type Press = Press;
    type Par = ();
    const POSTS_STORY: bool = true;
    const START: &'static str = "island new";
    const STATUS: Option<&'static str> = Some("island status");
    const RESUME: Option<&'static str> = Some("island resume");
    const SIGNS: Option<(u8, &'static str)> = Some((3, "help-3-title"));
    const NO_GAME: &'static str = "no-game";
    const OCCUPIED: &'static str = "occupied";
    const UPGRADES: Upgrades = upgrade::UPGRADES;
    const FIRST_PAGE: &'static [FirstButton] = commands::FIRST_PAGE;
    const OPERATORS: &'static [Operator] = &[Operator::of::<Simulation>()];
    const KEEPS: &'static [Keeping] = &[Keeping {
        word: "career",
        home: Home::Own("career/"),
    }];
    const KEEPS_OF_NOBODY: &'static [&'static str] = &[week::WEEKS];

    fn content() -> Result<(Catalog, String), String> {
        let catalog = Catalog::load().map_err(|e| e.to_string())?;
        let hash = catalog.hash.clone();
        Ok((catalog, hash))
    }

    fn texts(lang: Lang) -> &'static [&'static str] {
        match lang {
            Lang::En => &[
                include_str!("../../../../../content/bot/island.en.ftl"),
                include_str!("../../../../../content/bot/ending.en.ftl"),
                include_str!("../../../../../content/bot/island-table.en.ftl"),
            ],
            Lang::De => &[
                include_str!("../../../../../content/bot/island.de.ftl"),
                include_str!("../../../../../content/bot/ending.de.ftl"),
                include_str!("../../../../../content/bot/island-table.de.ftl"),
            ],
        }
    }

    fn audit() -> (String, Vec<String>) {
        let catalog = match Catalog::load() {
            Ok(catalog) => catalog,
            Err(error) => return (String::new(), vec![error.to_string()]),
        };
        let mut mistakes: Vec<String> = audit(&catalog);
        for lang in Lang::ALL {
            let rulings = ruling_mistakes(lang, &catalog.rulings);
            let of = Wording::get(lang).mistakes().iter().chain(&rulings);
            mistakes.extend(of.map(|m| format!("{lang:?}: {m}")));
        }
        mistakes.extend(Calendar::mistakes(&catalog));
        (inventory(&catalog), mistakes)
    }

    fn commands() -> Vec<Command> {
        commands::all()
    }

    fn panel(ui: &Ui<Self>, loaded: &Loaded<Self>, events: &[Event], reader: Reader) -> Message {
        let mut message = panel::panel(&ui.scene(reader.lang, loaded, events, reader.user));
        if let Some(contest) = &loaded.meta.contest {
            weekly::frame(
                &mut message,
                ui.texts.of(reader.lang),
                loaded,
                contest,
                reader,
            );
        }
        message
    }

    fn picture(
        ui: &Ui<Self>,
        loaded: &Loaded<Self>,
        events: &[Event],
        lang: Lang,
    ) -> Option<Picture> {
        let scene = Scene::of(ui.words(lang), ui.catalog(), loaded, events, None);
        if scene.view.end.is_some() {
            return ending::picture(ui, loaded, lang);
        }
        picture::panel(&ui.painter, ui.texts.of(lang), &scene)
    }

    fn whole(ui: &Ui<Self>, loaded: &Loaded<Self>, lang: Lang) -> Option<Picture> {
        let scene = Scene::of(ui.words(lang), ui.catalog(), loaded, &[], None);
        let beside = picture::Beside::of(&scene);
        let board = beside.board(&scene.view);
        picture::board(&ui.painter, ui.texts.of(lang), board, Layout::Full)
    }

    fn beside_whole(ui: &Ui<Self>, loaded: &Loaded<Self>, lang: Lang) -> String {
        let scene = ui.scene(lang, loaded, &[], None);
        let camp = lines::shelter(&scene.words, &scene.view);
        let lines: Vec<String> = camp.into_iter().chain([scene.words.get("sheet")]).collect();
        lines.join("\n")
    }

    fn story(
        ui: &Ui<Self>,
        loaded: &Loaded<Self>,
        events: &[Event],
        reader: Reader,
    ) -> Vec<String> {
        story::lines(&ui.scene(reader.lang, loaded, events, reader.user))
    }

    fn title(ui: &Ui<Self>, loaded: &Loaded<Self>, lang: Lang) -> String {
        let scene = ui.scene(lang, loaded, &[], None);
        lines::title(&scene.words, &scene.view)
    }

    fn so_far(ui: &Ui<Self>, loaded: &Loaded<Self>, lang: Lang) -> String {
        Self::title(ui, loaded, lang)
    }

    fn ended(ui: &Ui<Self>, loaded: &Loaded<Self>, events: &[Event], r: Reader) -> Vec<String> {
        ending::told(&ui.scene(r.lang, loaded, events, r.user)).unwrap_or_default()
    }

    fn open_question(ui: &Ui<Self>, loaded: &Loaded<Self>, reader: Reader) -> Option<String> {
        let scene = ui.scene(reader.lang, loaded, &[], reader.user);
        let ask = scene.view.ask.as_ref()?;
        let (title, _) = scene.words.question(&scene.view, ask);
        let args = [("question", (&title).into())];
        Some(scene.words.with("done-asks", &args))
    }

    fn in_words(ui: &Ui<Self>, loaded: &Loaded<Self>, lang: Lang) -> String {
        let scene = ui.scene(lang, loaded, &[], None);
        state::state(&scene)
    }

    fn chronicle(
        ui: &Ui<Self>,
        loaded: &Loaded<Self>,
        past: Past<'_, Self>,
        reader: Reader,
    ) -> Vec<Chapter> {
        story::chapters(ui, loaded, past, reader)
    }

    fn gist(ui: &Ui<Self>, loaded: &Loaded<Self>, stretch: &Stretch<Self>, reader: Reader) -> Gist {
        recap::gist(ui, loaded, stretch, reader)
    }

    fn threats(ui: &Ui<Self>, loaded: &Loaded<Self>, reader: Reader) -> Vec<String> {
        tonight::threats(&ui.scene(reader.lang, loaded, &[], reader.user))
    }

    fn hint(
        ui: &Ui<Self>,
        loaded: &Loaded<Self>,
        reader: Reader,
        go_on: &dyn Fn() -> bool,
    ) -> Option<Hint> {
        advise::hint(ui, loaded, reader, go_on)
    }

    fn sheet(ui: &Ui<Self>, loaded: &Loaded<Self>, reader: Reader) -> Message {
        let scene = ui.scene(reader.lang, loaded, &[], reader.user);
        pages::me(&scene, reader.user)
    }

    fn help(t: &Texts, page: u8, others: Vec<Button>) -> Message {
        help::help(t, page, others, None)
    }

    fn help_beside(
        ui: &Ui<Self>,
        loaded: &Loaded<Self>,
        reader: Reader,
        page: u8,
        others: Vec<Button>,
    ) -> Message {
        let scene = ui.scene(reader.lang, loaded, &[], reader.user);
        help::help(scene.words.texts(), page, others, Some(&scene))
    }

    fn help_label(t: &Texts) -> (String, &'static str) {
        (t.get("help-other-long"), "🏝️")
    }

    fn pitch(t: &Texts) -> String {
        t.get("island-pitch")
    }

    fn rule_titles(t: &Texts, by: &Texts, typed: &str) -> Vec<String> {
        rule_titles(t, by.lang, typed)
    }

    fn has(_: &Lookup) -> bool {
        true
    }

    async fn look_up(ui: &Ui<Self>, caller: &Caller, what: Lookup) {
        look_up::look_up(ui, caller, what).await;
    }

    async fn offered(ui: &Ui<Self>, caller: &Caller, what: &Lookup) -> Vec<(String, String)> {
        look_up::offered(ui, caller, what).await
    }

    fn rule_words(t: &Texts) -> String {
        t.get("island-rule-words")
    }

    fn rules(t: &Texts, by: &Texts, query: &str) -> Vec<(String, String)> {
        rules(t, by.lang, query)
    }

    fn rules_beside(
        ui: &Ui<Self>,
        loaded: &Loaded<Self>,
        reader: Reader,
        by: &Texts,
        query: &str,
    ) -> Vec<(String, String)> {
        let scene = ui.scene(reader.lang, loaded, &[], reader.user);
        rules_beside(&scene, by.lang, query)
    }

    fn setup_refusal(t: &Texts, _: &Self::Rejection) -> String {
        t.get("island-setup-refused")
    }

    fn refusal(
        ui: &Ui<Self>,
        loaded: &Loaded<Self>,
        reason: &Rejection,
        reader: Reader,
    ) -> Message {
        if *reason == Rejection::Over && loaded.place.is_own() {
            return pages::notice(ui.text(reader.lang, "over-weekly"));
        }
        let scene = ui.scene(reader.lang, loaded, &[], reader.user);
        pages::refused(
            &scene.words,
            &scene.words.rejection(&scene.view, reason),
            reason.rule(),
        )
    }

    fn standing(state: &State) -> Option<Standing> {
        weekly::standing(state)
    }

    fn scenario(state: &State) -> String {
        state.setup.scenario.to_string()
    }

    fn scenario_name(ui: &Ui<Self>, scenario: &str, lang: Lang) -> String {
        ui.words(lang).card(&CardRef::Scenario(scenario.into()))
    }

    fn older(ui: &Ui<Self>, user: u64) -> Vec<Ended> {
        ending::career::older(ui, user)
    }

    fn deeds(ui: &Ui<Self>, user: u64, lang: Lang) -> Vec<String> {
        ending::career::deeds(ui, user, lang)
    }

    fn glory(state: &State) -> Vec<String> {
        vec![weekly::glory(&state.setup.scenario)]
    }

    fn remember(ui: &Ui<Self>, loaded: &Loaded<Self>) -> Result<(), StoreError> {
        ending::remember(ui, loaded)
    }

    async fn is_new_to(ui: &Ui<Self>, user: u64, setup: &Setup) -> bool {
        ui.is_new_to(user, &setup.scenario).await
    }

    fn showing(
        ui: &Ui<Self>,
        loaded: &Loaded<Self>,
        past: Past<'_, Self>,
        lang: Lang,
        user: u64,
    ) -> Showing {
        share::showing(ui, loaded, past, lang, user)
    }

    fn strip(events: &[Event]) -> String {
        weekly::strip(events)
    }

    fn plays(cup: Cup) -> bool {
        matches!(cup, Cup::Week(_))
    }

    fn halls(lang: Lang, now_ms: u64) -> Vec<Hall> {
        weekly::halls(lang, now_ms)
    }

    async fn prescribed(ui: &Ui<Self>, cup: Cup) -> Option<Prescribed<Self>> {
        let week = week::of(ui, cup).await?;
        let made = (week.setup, week.seed);
        Some(Prescribed::kept(ui, made, week.rules, week.opening, ()))
    }

    fn heading(ui: &Ui<Self>, loaded: &Loaded<Self>, lang: Lang) -> Heading {
        let scene = ui.scene(lang, loaded, &[], None);
        Heading {
            island: scene
                .words
                .card(&CardRef::Scenario(scene.view.scenario.clone())),
            scenario: scene
                .view
                .people
                .first()
                .map_or_else(String::new, |p| scene.words.person(&scene.view, p.who)),
            limit: scene.view.rounds,
        }
    }

    fn is_late(reason: &Rejection) -> bool {
        matches!(
            reason,
            Rejection::Outdated | Rejection::NoQuestion | Rejection::Over
        )
    }

    async fn press(ui: &Ui<Self>, caller: &Caller, revision: u64, press: Press, values: &[String]) {
        // Boxed, for the work of every press would else lie on the stack at once.
        on_heap(|| ui.island_press(caller, revision, press, values)).await;
    }
}

/// What there is in the content, in a line.
fn inventory(catalog: &Catalog) -> String {
    format!(
        "content {}: {} characters, {} inventions, {} tiles, {} beasts, {} events, {} wreckage, {} adventures, \
         {} mysteries, {} discovery tokens, {} equipment, {} scenarios, {} rulings",
        catalog.hash,
        catalog.characters.len(),
        catalog.inventions.len(),
        catalog.tiles.len(),
        catalog.beasts.len(),
        catalog.events.len(),
        catalog.wreckage.len(),
        catalog.adventures.len(),
        catalog.mysteries.len(),
        catalog.discovery.len(),
        catalog.equipment.len(),
        catalog.scenarios.len(),
        catalog.rulings.len(),
    )
}
