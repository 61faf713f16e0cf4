//! The island game at the edge.

use castaway_robinson::{
    event::Event, game::Island, reject::Rejection, state::State, task::CardRef,
};
use castaway_table::{
    Loaded, Table,
    contest::{Cup, Standing},
};

use super::{pages, panel, press::Press, scene::Scene, story, weekly};
use crate::{
    discord::{App, Caller, Face, Heading, Prescribed, Reader},
    ui::{
        message::{Message, Picture},
        texts::Lang,
    },
};

impl Face for Island {
    type Press = Press;
    const POSTS_STORY: bool = true;

    fn tables(app: &App) -> &Table<Self> {
        &app.tables
    }

    fn panel(app: &App, loaded: &Loaded<Self>, events: &[Event], reader: Reader) -> Message {
        let mut message = panel::panel(&app.scene(reader.lang, loaded, events, reader.user));
        if let Some(contest) = &loaded.meta.contest {
            weekly::frame(
                &mut message,
                app.texts.of(reader.lang),
                loaded,
                contest,
                reader,
            );
        }
        message
    }

    fn picture(app: &App, loaded: &Loaded<Self>, lang: Lang) -> Option<Picture> {
        let view = Scene::of(app.words(lang), app.catalog(), loaded, &[], None).view;
        app.pictures.board(&view, lang)
    }

    fn story(app: &App, loaded: &Loaded<Self>, events: &[Event], reader: Reader) -> Vec<String> {
        story::lines(&app.scene(reader.lang, loaded, events, reader.user))
    }

    fn title(app: &App, loaded: &Loaded<Self>, lang: Lang) -> String {
        let scene = app.scene(lang, loaded, &[], None);
        panel::title(&scene.words, &scene.view)
    }

    fn so_far(app: &App, loaded: &Loaded<Self>, lang: Lang) -> String {
        Self::title(app, loaded, lang)
    }

    fn open_question(app: &App, loaded: &Loaded<Self>, reader: Reader) -> Option<String> {
        let scene = app.scene(reader.lang, loaded, &[], reader.user);
        let ask = scene.view.ask.as_ref()?;
        let (title, _) = scene.words.question(&scene.view, ask);
        let args = [("question", (&title).into())];
        Some(scene.words.with("done-asks", &args))
    }

    fn in_words(app: &App, loaded: &Loaded<Self>, lang: Lang) -> String {
        let scene = app.scene(lang, loaded, &[], None);
        app.pictures.words(&scene.view, lang)
    }

    fn chronicle(
        app: &App,
        loaded: &Loaded<Self>,
        events: &[Event],
        reader: Reader,
    ) -> Vec<String> {
        Self::story(app, loaded, events, reader)
    }

    fn sheet(app: &App, loaded: &Loaded<Self>, reader: Reader) -> Message {
        let scene = app.scene(reader.lang, loaded, &[], reader.user);
        pages::me(&scene)
    }

    fn help(app: &App, lang: Lang) -> Message {
        pages::help(&app.words(lang), 0)
    }

    fn rule_titles(app: &App, typed: &str, lang: Lang) -> Vec<String> {
        app.words(lang).rule_titles(typed)
    }

    fn rules(app: &App, query: &str, lang: Lang) -> Vec<(String, String)> {
        app.words(lang).rules(query)
    }

    fn refusal(app: &App, loaded: &Loaded<Self>, reason: &Rejection, reader: Reader) -> Message {
        if *reason == Rejection::Over && loaded.place.is_own() {
            return pages::notice(app.text(reader.lang, "over-weekly"));
        }
        let scene = app.scene(reader.lang, loaded, &[], reader.user);
        pages::refused(
            &scene.words,
            &scene.words.rejection(&scene.view, reason),
            reason.rule(),
        )
    }

    fn standing(state: &State) -> Option<Standing> {
        weekly::standing(state)
    }

    fn glory(_: &State) -> Vec<String> {
        vec![weekly::GLORY.to_owned()]
    }

    fn medal(_: &State, _: &Prescribed<Self>) -> Option<String> {
        None
    }

    fn strip(events: &[Event]) -> String {
        weekly::strip(events)
    }

    async fn prescribed(app: &App, cup: Cup) -> Option<Prescribed<Self>> {
        match cup {
            Cup::Day(_) => None,
            Cup::Week(_) => {
                let week = app.week(cup).await?;
                let made = (week.setup, week.seed);
                Some(Prescribed::kept(app, made, week.rules, week.opening))
            }
        }
    }

    fn heading(app: &App, loaded: &Loaded<Self>, lang: Lang) -> Heading {
        let scene = app.scene(lang, loaded, &[], None);
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

    async fn press(app: &App, caller: &Caller, revision: u64, press: Press, values: &[String]) {
        app.long_press(caller, revision, press, values).await;
    }
}
