//! The roll-and-write game at the edge.

use castaway_kernel::{Game, Key};
use castaway_render::rollwrite::{BoardInput, Reach};
use castaway_rollwrite::{
    RollWrite,
    event::Event,
    ids::Difficulty,
    medal::Medal,
    reject::Rejection,
    share,
    state::{Score, State},
};
use castaway_table::{
    Loaded, Table,
    contest::{Cup, Standing},
};

use super::{
    captions::Captions,
    chronicle,
    destinations::{gathers, named},
    help, panel,
    press::Press,
    rules,
    scene::Scene,
    sheet,
    words::Words,
};
use crate::{
    discord::{App, Caller, Face, Heading, Prescribed, Reader},
    ui::{
        BOARD, common,
        message::{Message, Picture},
        texts::Lang,
    },
};

/// The score of a game for one that is over.
fn alone(state: &State) -> Option<Score> {
    match RollWrite::outcome(state)?.scores.as_slice() {
        [score] => Some(*score),
        _ => None,
    }
}

/// What the board of all islands with two scenarios is called.
pub const PAIRS: &str = "pairs";
/// How the names of boards over all times begin.
const GLORY: &str = "glory/rollwrite/";

fn level(difficulty: Difficulty) -> &'static str {
    match difficulty {
        Difficulty::Gentle => "gentle",
        Difficulty::Fair => "fair",
        Difficulty::Harsh => "harsh",
    }
}

/// The board over all times of a scenario.
pub fn glory_name(scenario: &str, difficulty: Difficulty) -> String {
    format!("{GLORY}{scenario}/{}", level(difficulty))
}

/// What such a board is about, in words; `None` if it is of another game.
pub fn glory_title(w: &Words<'_>, name: &str) -> Option<String> {
    let (cards, hard) = name.strip_prefix(GLORY)?.rsplit_once('/')?;
    let difficulty = Difficulty::ALL.into_iter().find(|d| level(*d) == hard)?;
    let cards: Vec<Key> = cards.split('+').map(Key::from).collect();
    let scenario = panel::scenario_name(w, &cards);
    Some(format!("{scenario} · {}", w.difficulty(difficulty)))
}

/// A medal's name in the texts.
pub fn medal_key(medal: Medal) -> &'static str {
    match medal {
        Medal::Bronze => "bronze",
        Medal::Silver => "silver",
        Medal::Gold => "gold",
        Medal::Sun => "sun",
    }
}

/// Does something with the board as it is drawn.
fn with_board<T>(scene: &Scene<'_>, work: impl FnOnce(&BoardInput<'_>) -> T) -> T {
    let reach: Vec<Reach> = named(scene)
        .iter()
        .map(|s| Reach {
            at: s.at,
            serves: s.serves || gathers(scene, s).is_some_and(|r| panel::lacks_tonight(scene, r)),
            dice: u8::try_from(s.dice.len()).unwrap_or(4),
        })
        .collect();
    let island = panel::island_name(scene);
    let scenario = panel::scenario_name(&scene.words, &scene.view.charter.scenarios);
    work(&BoardInput {
        catalog: scene.catalog,
        view: &scene.view,
        island: &island,
        scenario: &scenario,
        reach: &reach,
        labels: &Captions(scene.words),
    })
}

impl Face for RollWrite {
    type Press = Press;
    const POSTS_STORY: bool = false;

    fn tables(app: &App) -> &Table<Self> {
        &app.rolls
    }

    fn panel(app: &App, loaded: &Loaded<Self>, events: &[Event], reader: Reader) -> Message {
        let mut scene = app.roll_scene(reader.lang, loaded, events);
        scene.now_ms = reader.now_ms;
        panel::panel(&scene, scene.picked())
    }

    fn picture(app: &App, loaded: &Loaded<Self>, lang: Lang) -> Option<Picture> {
        let scene = app.roll_scene(lang, loaded, &[]);
        let (png, alt) = with_board(&scene, |input| app.pictures.island_sheet(input))?;
        Some(Picture {
            name: BOARD.into(),
            alt: alt.into(),
            png,
        })
    }

    fn title(app: &App, loaded: &Loaded<Self>, lang: Lang) -> String {
        panel::title(&app.roll_scene(lang, loaded, &[]))
    }

    fn so_far(app: &App, loaded: &Loaded<Self>, lang: Lang) -> String {
        panel::so_far(&app.roll_scene(lang, loaded, &[]))
    }

    fn in_words(app: &App, loaded: &Loaded<Self>, lang: Lang) -> String {
        let scene = app.roll_scene(lang, loaded, &[]);
        with_board(&scene, |input| app.pictures.island_words(input))
    }

    fn chronicle(
        app: &App,
        loaded: &Loaded<Self>,
        events: &[Event],
        reader: Reader,
    ) -> Vec<String> {
        chronicle::days(&app.roll_scene(reader.lang, loaded, events))
    }

    fn sheet(app: &App, loaded: &Loaded<Self>, reader: Reader) -> Message {
        let own = reader.user.map(|user| loaded.meta.seats_of(user));
        sheet::page(
            &app.roll_scene(reader.lang, loaded, &[]),
            &own.unwrap_or_default(),
        )
    }

    fn help(app: &App, lang: Lang) -> Message {
        help::page(&Words::new(app.texts.of(lang)), 0)
    }

    fn rule_titles(app: &App, typed: &str, lang: Lang) -> Vec<String> {
        rules::titles(&Words::new(app.texts.of(lang)), typed)
    }

    fn rules(app: &App, query: &str, lang: Lang) -> Vec<(String, String)> {
        rules::search(&Words::new(app.texts.of(lang)), query)
    }

    fn story(app: &App, loaded: &Loaded<Self>, events: &[Event], reader: Reader) -> Vec<String> {
        panel::lines(&app.roll_scene(reader.lang, loaded, events))
    }

    fn refusal(app: &App, _: &Loaded<Self>, reason: &Rejection, reader: Reader) -> Message {
        let words = Words::new(app.texts.of(reader.lang));
        common::notice(format!("🙅 {}", words.wording.rejection(reason)))
    }

    fn standing(state: &State) -> Option<Standing> {
        let score = alone(state)?;
        Some(Standing {
            met: score.met,
            points: u32::from(score.total()),
            days: u32::from(score.days),
            health: u32::from(score.health),
        })
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
        share::strip(events)
    }

    async fn prescribed(app: &App, cup: Cup) -> Option<Prescribed<Self>> {
        match cup {
            Cup::Day(date) => {
                let day = app.day(date).await?;
                let made = (day.setup, day.seed);
                Some(Prescribed {
                    par: day.par,
                    ..Prescribed::kept(app, made, day.rules, day.opening)
                })
            }
            Cup::Week(_) => None,
        }
    }

    fn heading(app: &App, loaded: &Loaded<Self>, lang: Lang) -> Heading {
        let scene = app.roll_scene(lang, loaded, &[]);
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

    async fn press(app: &App, caller: &Caller, revision: u64, press: Press, values: &[String]) {
        app.roll_press(caller, revision, press, values).await;
    }
}
