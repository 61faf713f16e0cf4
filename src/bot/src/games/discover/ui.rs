//! The explore-and-craft game at the edge.

use castaway_discover::{
    Discover,
    catalog::{self, Catalog},
    content_check,
    event::Event,
    reject::Rejection,
    state::{Fate, State},
    wording::Wording,
};
use castaway_kernel::{Game, Key, Seat};
use castaway_store::{StoreError, Upgrades};
use castaway_table::{Loaded, Past, Stretch, contest::Standing, on_heap};

use super::{
    advise, commands, farewell, hand, help, lines, lobby, look_up, panel, picture, press::Press,
    recap, rules, share, stock, story, tonight, words::Words, worlds::Worlds,
};
use crate::{
    discord::{Caller, Command, FirstButton, GameUi, Heading, Lookup, Operator, Showing, Ui},
    ui::{
        common,
        hint::Hint,
        message::{Button, Message, Picture},
        reader::Reader,
        recap::Gist,
        story::Chapter,
        texts::{Lang, Texts},
    },
};

impl GameUi for Discover {
    type Press = Press;
    type Par = ();
    const POSTS_STORY: bool = true;
    // Whoever moves for a seat sees its hand.
    const MAY_SHARE: bool = false;
    const PLANS: bool = false;
    const START: &'static str = "explore new";
    const STATUS: Option<&'static str> = Some("explore status");
    const RESUME: Option<&'static str> = Some("explore resume");
    const NO_GAME: &'static str = "no-expedition";
    const OCCUPIED: &'static str = "occupied-expedition";
    const UPGRADES: Upgrades = super::UPGRADES;
    const FIRST_PAGE: &'static [FirstButton] = commands::FIRST_PAGE;
    const OPERATORS: &'static [Operator] = &[Operator::of::<Worlds>()];
    const KEEPS_OF_NOBODY: &'static [&'static str] = &["worlds/"];

    fn content() -> Result<(Catalog, String), String> {
        let catalog = Catalog::load().map_err(|e| e.to_string())?;
        Ok((catalog, catalog::hash()))
    }

    fn texts(lang: Lang) -> &'static [&'static str] {
        match lang {
            Lang::En => &[
                include_str!("../../../../../content/bot/discover.en.ftl"),
                include_str!("../../../../../content/bot/discover-table.en.ftl"),
                include_str!("../../../../../content/bot/discover-map.en.ftl"),
                include_str!("../../../../../content/bot/discover-guide.en.ftl"),
                include_str!("../../../../../content/bot/discover-rulings.en.ftl"),
            ],
            Lang::De => &[
                include_str!("../../../../../content/bot/discover.de.ftl"),
                include_str!("../../../../../content/bot/discover-table.de.ftl"),
                include_str!("../../../../../content/bot/discover-map.de.ftl"),
                include_str!("../../../../../content/bot/discover-guide.de.ftl"),
                include_str!("../../../../../content/bot/discover-rulings.de.ftl"),
            ],
        }
    }

    fn audit() -> (String, Vec<String>) {
        let catalog = match Catalog::load() {
            Ok(catalog) => catalog,
            Err(error) => return (String::new(), vec![error.to_string()]),
        };
        let mut mistakes = content_check::wrong(&catalog);
        for lang in Lang::ALL {
            let wording = Wording::new(&catalog, lang);
            let of = wording.mistakes().iter().map(|m| format!("{lang:?}: {m}"));
            mistakes.extend(of);
        }
        (inventory(&catalog), mistakes)
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
        advise::hint(ui, loaded, reader)
    }

    fn panel(ui: &Ui<Self>, loaded: &Loaded<Self>, events: &[Event], reader: Reader) -> Message {
        let mut scene = ui.explore_public(reader.lang, loaded, events);
        scene.now_ms = reader.now_ms;
        panel::panel(&scene)
    }

    fn picture(
        ui: &Ui<Self>,
        loaded: &Loaded<Self>,
        events: &[Event],
        lang: Lang,
    ) -> Option<Picture> {
        picture::window(ui, &ui.explore_public(lang, loaded, events))
    }

    fn whole(ui: &Ui<Self>, loaded: &Loaded<Self>, lang: Lang) -> Option<Picture> {
        picture::whole(ui, &ui.explore_public(lang, loaded, &[]))
    }

    fn beside_whole(ui: &Ui<Self>, _: &Loaded<Self>, lang: Lang) -> String {
        ui.texts.of(lang).get("di-sheet")
    }

    fn title(ui: &Ui<Self>, loaded: &Loaded<Self>, lang: Lang) -> String {
        panel::title(&ui.explore_public(lang, loaded, &[]))
    }

    fn so_far(ui: &Ui<Self>, loaded: &Loaded<Self>, lang: Lang) -> String {
        let scene = ui.explore_public(lang, loaded, &[]);
        format!(
            "{} · {}",
            panel::title(&scene),
            lines::quest(&scene).stage_title
        )
    }

    fn farewell(ui: &Ui<Self>, loaded: &Loaded<Self>, lang: Lang) -> (Vec<String>, Vec<Button>) {
        farewell::farewell(&ui.explore_public(lang, loaded, &[]), loaded)
    }

    fn open_question(ui: &Ui<Self>, loaded: &Loaded<Self>, reader: Reader) -> Option<String> {
        let scene = ui.explore_for(reader.lang, loaded, &[], reader.user);
        let asked = scene.view.asks.as_ref()?.open.contains(&scene.seat);
        let text = asked.then(|| panel::question(&scene))?;
        Some(scene.words.with("di-asks", &[("question", (&text).into())]))
    }

    fn in_words(ui: &Ui<Self>, loaded: &Loaded<Self>, lang: Lang) -> String {
        picture::in_words(&ui.explore_public(lang, loaded, &[]))
    }

    fn chronicle(
        ui: &Ui<Self>,
        loaded: &Loaded<Self>,
        past: Past<'_, Self>,
        reader: Reader,
    ) -> Vec<Chapter> {
        let scene = ui.explore_for(reader.lang, loaded, &[], reader.user);
        story::chapters(&scene, past)
    }

    fn gist(ui: &Ui<Self>, loaded: &Loaded<Self>, stretch: &Stretch<Self>, reader: Reader) -> Gist {
        let scene = ui.explore_for(reader.lang, loaded, &[], reader.user);
        recap::gist(&scene, stretch)
    }

    fn threats(ui: &Ui<Self>, loaded: &Loaded<Self>, reader: Reader) -> Vec<String> {
        tonight::threats(&ui.explore_for(reader.lang, loaded, &[], reader.user))
    }

    fn sheet(ui: &Ui<Self>, loaded: &Loaded<Self>, reader: Reader) -> Message {
        hand::page(&ui.explore_for(reader.lang, loaded, &[], reader.user), 0)
    }

    fn help(t: &Texts, page: u8, others: Vec<Button>) -> Message {
        help::page(&Words::new(t), page, others)
    }

    fn help_beside(
        ui: &Ui<Self>,
        loaded: &Loaded<Self>,
        reader: Reader,
        page: u8,
        others: Vec<Button>,
    ) -> Message {
        let scene = ui.explore_for(reader.lang, loaded, &[], reader.user);
        help::beside(&scene, page, others)
    }

    fn help_label(t: &Texts) -> (String, &'static str) {
        (t.get("di-help-other"), "🧭")
    }

    fn pitch(t: &Texts) -> String {
        t.get("di-pitch")
    }

    fn rules(t: &Texts, by: &Texts, query: &str) -> Vec<(String, String)> {
        rules::search(&Words::new(t), &Words::new(by), query)
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
        rules::words(&Words::new(t))
    }

    fn rule_titles(t: &Texts, by: &Texts, typed: &str) -> Vec<String> {
        rules::titles(&Words::new(t), &Words::new(by), typed)
    }

    fn story(
        ui: &Ui<Self>,
        loaded: &Loaded<Self>,
        events: &[Event],
        reader: Reader,
    ) -> Vec<String> {
        lines::story(&ui.explore_for(reader.lang, loaded, events, reader.user))
    }

    fn told_alone(
        ui: &Ui<Self>,
        loaded: &Loaded<Self>,
        events: &[Event],
        reader: Reader,
    ) -> Vec<String> {
        let own = reader.user.map(|user| loaded.meta.keeps(user));
        // Alone everything is told on the panel.
        let own = own.unwrap_or_default();
        let own = own.into_iter().filter(|_| loaded.state.started() > 1);
        let of = |seat: Seat| {
            let viewer = Some(seat);
            let secret = |event: &&Event| Self::told(event, viewer) != Self::told(event, None);
            let secrets: Vec<Event> = events.iter().filter(secret).cloned().collect();
            lines::story(&ui.explore_scene(reader.lang, loaded, &secrets, viewer))
        };
        own.flat_map(of).collect()
    }

    fn refusal(
        ui: &Ui<Self>,
        loaded: &Loaded<Self>,
        reason: &Rejection,
        reader: Reader,
    ) -> Message {
        let scene = ui.explore_for(reader.lang, loaded, &[], reader.user);
        common::notice(format!("🙅 {}", lines::refusal(&scene, reason)))
    }

    async fn press(ui: &Ui<Self>, caller: &Caller, revision: u64, press: Press, values: &[String]) {
        // Boxed, for the work of every press would else lie on the stack at once.
        on_heap(|| ui.explore_press(caller, revision, press, values)).await;
    }

    fn standing(state: &State) -> Option<Standing> {
        let ended = Self::outcome(state)?;
        let points = u32::try_from(ended.winners.len()).unwrap_or(u32::MAX);
        Some(worth(state, !ended.winners.is_empty(), points))
    }

    fn standing_of(state: &State, seat: Seat) -> Option<Standing> {
        Self::outcome(state)?;
        let met = state.survivor(seat).is_some_and(|s| s.fate == Fate::Won);
        Some(worth(state, met, u32::from(met)))
    }

    fn scenario(state: &State) -> String {
        state.world.order.quest.to_string()
    }

    fn scenario_name(ui: &Ui<Self>, scenario: &str, lang: Lang) -> String {
        ui.explore_words(lang).wording.name(&Key::from(scenario))
    }

    fn strip(events: &[Event]) -> String {
        share::strip(events)
    }

    fn remember(ui: &Ui<Self>, loaded: &Loaded<Self>) -> Result<(), StoreError> {
        lobby::remember(ui, loaded)
    }

    fn showing(
        ui: &Ui<Self>,
        loaded: &Loaded<Self>,
        past: Past<'_, Self>,
        lang: Lang,
        _: u64,
    ) -> Showing {
        share::showing(&ui.painter, &ui.explore_public(lang, loaded, &[]), past)
    }

    fn heading(ui: &Ui<Self>, loaded: &Loaded<Self>, lang: Lang) -> Heading {
        let scene = ui.explore_public(lang, loaded, &[]);
        let terrain = scene.view.terrain.as_ref();
        Heading {
            island: terrain.map_or_else(String::new, |t| scene.words.wording.name(t)),
            scenario: scene.words.wording.name(&scene.view.quest),
            limit: 0,
        }
    }

    async fn housekeeping(ui: Ui<Self>) {
        stock::keep(ui).await;
    }

    fn is_late(reason: &Rejection) -> bool {
        matches!(reason, Rejection::NotNow | Rejection::Answer)
    }
}

/// What a game that is over was worth: winning counts, then how early.
fn worth(state: &State, met: bool, points: u32) -> Standing {
    Standing {
        met,
        points,
        days: u32::from(state.day),
        health: 0,
    }
}

/// What there is in the content, in a line.
fn inventory(catalog: &Catalog) -> String {
    format!(
        "content of the explore game: {} quests, {} terrains, {} characters, {} projects, {} landmarks, {} events, {} enemies, {} threats, {} nights",
        catalog.quests.len(),
        catalog.terrains.len(),
        catalog.characters.len(),
        catalog.projects.len(),
        catalog.stories.len(),
        catalog.events.len(),
        catalog.animals.len() + catalog.monsters.len() + catalog.bosses.len(),
        catalog.threats.len(),
        catalog.nights.len(),
    )
}
