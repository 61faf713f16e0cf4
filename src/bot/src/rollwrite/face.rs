//! The roll-and-write game at the edge.

use castaway_render::rollwrite::{BoardInput, Reach};
use castaway_rollwrite::{RollWrite, event::Event, reject::Rejection};

use super::{
    captions::Captions,
    panel,
    press::{Dice, Press},
    spots::spots,
    words::Words,
};
use crate::{
    component::Id,
    discord::{App, Caller, Face, Reader},
    locale::Lang,
    message::{Message, Picture},
    present::{BOARD, common},
    session::{Loaded, Table},
};

impl Face for RollWrite {
    const LETTER: char = 'r';

    fn tables(app: &App) -> &Table<Self> {
        &app.rolls
    }

    fn panel(app: &App, loaded: &Loaded<Self>, events: &[Event], reader: Reader) -> Message {
        panel::panel(&app.roll_scene(reader.lang, loaded, events), Dice::NONE)
    }

    fn picture(app: &App, loaded: &Loaded<Self>, lang: Lang) -> Option<Picture> {
        let scene = app.roll_scene(lang, loaded, &[]);
        let reach: Vec<Reach> = spots(&scene, &Dice::NONE)
            .iter()
            .map(|s| Reach {
                at: s.at,
                number: s.number,
                dice: u8::try_from(s.dice.len()).unwrap_or(4),
            })
            .collect();
        let island = panel::island_name(&scene);
        let scenario = panel::scenario_name(&scene.words, &scene.view.charter.scenarios);
        let input = BoardInput {
            catalog: scene.catalog,
            view: &scene.view,
            island: &island,
            scenario: &scenario,
            reach: &reach,
            labels: &Captions(scene.words),
        };
        let (png, alt) = app.pictures.island_sheet(&input)?;
        Some(Picture {
            name: BOARD.into(),
            alt: alt.into(),
            png,
        })
    }

    fn story(app: &App, loaded: &Loaded<Self>, events: &[Event], reader: Reader) -> Vec<String> {
        panel::lines(&app.roll_scene(reader.lang, loaded, events))
    }

    fn refusal(app: &App, _: &Loaded<Self>, reason: &Rejection, reader: Reader) -> Message {
        let words = Words::new(app.texts.of(reader.lang));
        let text = words.with("rw-refused", &[("rule", reason.rule().into())]);
        common::notice(format!("🙅 {text}"))
    }

    fn is_late(reason: &Rejection) -> bool {
        matches!(reason, Rejection::NotNow)
    }

    async fn press(app: &App, caller: &Caller, id: &Id, values: &[String]) -> bool {
        match Press::read(id) {
            Some(press) => {
                app.roll_press(caller, id.revision, press, values).await;
                true
            }
            None => false,
        }
    }
}
