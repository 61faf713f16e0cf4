//! The island game at the edge.

use castaway_robinson::{event::Event, game::Island, reject::Rejection};

use super::{press::Press, scene::Scene};
use crate::{
    component::Id,
    discord::{App, Caller, Face, Reader},
    locale::Lang,
    message::{Message, Picture},
    present::{pages, panel, story},
    session::{Loaded, Table},
};

impl Face for Island {
    const LETTER: char = 'i';

    fn tables(app: &App) -> &Table<Self> {
        &app.tables
    }

    fn panel(app: &App, loaded: &Loaded<Self>, events: &[Event], reader: Reader) -> Message {
        panel::panel(&app.scene(reader.lang, loaded, events, reader.user))
    }

    fn picture(app: &App, loaded: &Loaded<Self>, lang: Lang) -> Option<Picture> {
        let view = Scene::of(app.words(lang), app.catalog(), loaded, &[], None).view;
        app.pictures.board(&view, lang)
    }

    fn story(app: &App, loaded: &Loaded<Self>, events: &[Event], reader: Reader) -> Vec<String> {
        story::lines(&app.scene(reader.lang, loaded, events, reader.user))
    }

    fn refusal(app: &App, loaded: &Loaded<Self>, reason: &Rejection, reader: Reader) -> Message {
        let scene = app.scene(reader.lang, loaded, &[], reader.user);
        pages::refused(
            &scene.words,
            &scene.words.rejection(&scene.view, reason),
            reason.rule(),
        )
    }

    fn is_late(reason: &Rejection) -> bool {
        matches!(
            reason,
            Rejection::Outdated | Rejection::NoQuestion | Rejection::Over
        )
    }

    async fn press(app: &App, caller: &Caller, id: &Id, values: &[String]) -> bool {
        match Press::read(id) {
            Some(press) => {
                app.press(caller, id.revision, press, values).await;
                true
            }
            None => false,
        }
    }
}
