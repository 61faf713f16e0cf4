//! Pictures of whole games, to look at: what a change of a sheet or of the drawing makes of every scenario.

use std::{
    fs,
    path::{Path, PathBuf},
};

use castaway_kernel::{Game, Key};
use castaway_render::{Layout, Painter};
use castaway_robinson::{catalog::Catalog, game::Island, state::State};
use clap::Args;

use super::simulate::{Mover, Player, setup, sheets};
use crate::{
    games::island::picture,
    registry::{self, GAMES},
    ui::texts::{AllTexts, Lang},
};

/// More steps than any game takes.
const STEPS: usize = 20_000;

/// Which boards are drawn.
#[derive(Clone, Debug, Args)]
pub struct Boards {
    /// The folder that takes the pictures.
    pub folder: PathBuf,
    /// The scenarios by their ids, or `all` of them.
    #[arg(long, value_delimiter = ',', default_value = "all")]
    pub scenario: Vec<String>,
    /// The number of seats.
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u8).range(1..=4))]
    pub seats: u8,
    /// With Friday, the dog, all equipment and any wreckage, where the seed is a multiple of three.
    #[arg(long)]
    pub varied: bool,
    /// Who plays.
    #[arg(long, default_value = "sensible")]
    pub policy: Player,
    /// The seed of the games.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
}

/// Plays one game of each scenario and draws its board as each round begins and at the end, in both languages, for the
/// panel and as a whole sheet, with what is said of it to people who cannot see it.
///
/// # Errors
/// A scenario that is not there, a game that breaks, a picture that cannot be drawn, a folder that takes none.
pub fn boards(wish: &Boards) -> Result<(), String> {
    fs::create_dir_all(&wish.folder).map_err(|e| e.to_string())?;
    let catalog = Catalog::load().map_err(|e| e.to_string())?;
    let painter = Painter::new().map_err(|e| e.to_string())?;
    let texts = registry::texts(GAMES);
    for scenario in sheets(&catalog, &wish.scenario)? {
        for (name, state) in moments(&catalog, wish, &scenario)? {
            let path = wish.folder.join(format!("{scenario}-{name}"));
            draw(&catalog, &painter, &texts, &state, &path)?;
            println!("{}", path.display());
        }
    }
    Ok(())
}

/// The states of a game as its rounds begin, and its last one, with their names.
fn moments(
    catalog: &Catalog,
    wish: &Boards,
    scenario: &Key,
) -> Result<Vec<(String, State)>, String> {
    let mut setup = setup(wish.seats, wish.seed, wish.varied);
    setup.scenario = scenario.clone();
    let begun = Island::create(catalog, &setup, wish.seed).map_err(|e| format!("{e:?}"))?;
    let (mut state, mut mover) = (begun.state, Mover::new(wish.policy, wish.seed));
    let mut moments = Vec::new();
    let mut seen = 0;
    for _ in 0..STEPS {
        if state.planning && state.round > seen {
            seen = state.round;
            moments.push((format!("{seen:02}"), state.clone()));
        }
        if state.end.is_some() {
            moments.push(("end".to_owned(), state));
            return Ok(moments);
        }
        let order = mover.order(catalog, &state);
        let Some((seat, command)) = order else {
            continue;
        };
        let applied = Island::apply(catalog, &state, seat, &command);
        state = applied.map_err(|e| format!("{e:?}"))?.state;
    }
    Err(format!("{scenario}: the game does not end"))
}

fn draw(
    catalog: &Catalog,
    painter: &Painter,
    texts: &AllTexts,
    state: &State,
    path: &Path,
) -> Result<(), String> {
    let view = Island::view(catalog, state, None);
    for (lang, language) in [(Lang::En, "en"), (Lang::De, "de")] {
        let texts = texts.of(lang);
        for (layout, whole) in [(Layout::Full, "sheet"), (Layout::Window, "panel")] {
            let drawn = picture::board(painter, texts, &view, layout);
            let drawn = drawn.ok_or("a board could not be drawn")?;
            let file = format!("{}-{language}-{whole}.png", path.display());
            fs::write(file, drawn.png).map_err(|e| e.to_string())?;
        }
        let words = picture::in_words(texts, &view);
        let file = format!("{}-{language}.txt", path.display());
        fs::write(file, words).map_err(|e| e.to_string())?;
    }
    Ok(())
}
