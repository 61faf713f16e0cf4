//! Plays every scenario from fixed seeds and draws it at the start, in the middle, in the last round and at the end, as a
//! panel's window and as the whole board, in both languages, to be looked at:
//! `cargo run -p castaway --example sheets -- <dir> [scenario]`.

use std::{
    error::Error,
    fs,
    path::{Path, PathBuf},
};

use castaway::{
    discord::GameUi,
    games::island::picture,
    ui::texts::{Lang, Texts},
};
use castaway_kernel::{Game, Key, Seat};
use castaway_render::{Layout, Painter};
use castaway_robinson::{
    catalog::Catalog,
    game::Island,
    policy::suggest,
    setup::Setup,
    state::{End, State},
    view::View,
};

/// Who sits at the tables.
const SEATS: [u8; 3] = [1, 2, 4];
/// Of so many games the longest is drawn, for it shows most.
const SEEDS: u64 = 12;
/// A game has no more orders than this.
const ORDERS: u32 = 20_000;

/// The moments of one game that are drawn, with their names.
struct Moments {
    shown: Vec<(&'static str, View)>,
    rounds: u8,
    won: bool,
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut args = std::env::args().skip(1);
    let dir = PathBuf::from(args.next().unwrap_or_else(|| "sheets".to_owned()));
    let only = args.next();
    fs::create_dir_all(&dir)?;
    let catalog = Catalog::load()?;
    let painter = Painter::new()?;
    let of = |lang| Texts::new(lang, Island::texts(lang));
    let texts = [("en", of(Lang::En)), ("de", of(Lang::De))];
    for scenario in catalog.scenarios.keys() {
        if only.as_ref().is_some_and(|only| scenario.as_str() != only) {
            continue;
        }
        for seats in SEATS {
            let moments = longest(&catalog, scenario, seats)?;
            for (moment, view) in &moments.shown {
                for (language, texts) in &texts {
                    let name = format!("{scenario}_{seats}_{moment}_{language}");
                    draw(&painter, texts, view, &dir, &name)?;
                }
            }
        }
    }
    Ok(())
}

/// The game that came furthest, a won one before all others.
fn longest(catalog: &Catalog, scenario: &Key, seats: u8) -> Result<Moments, String> {
    let mut best: Option<Moments> = None;
    for seed in 0..SEEDS {
        let game = play(catalog, scenario, seats, seed)?;
        let rank = |of: &Moments| (of.won, of.rounds);
        if best.as_ref().is_none_or(|best| rank(&game) > rank(best)) {
            best = Some(game);
        }
    }
    best.ok_or_else(|| "no game".to_owned())
}

fn play(catalog: &Catalog, scenario: &Key, seats: u8, seed: u64) -> Result<Moments, String> {
    let setup = Setup {
        scenario: scenario.clone(),
        ..Setup::standard(seats)
    };
    let said = |refused| format!("{scenario}, {seats} seats, seed {seed}: {refused:?}");
    let mut state = Island::create(catalog, &setup, seed).map_err(said)?.state;
    let look = |state: &State| Island::view(catalog, state, None);
    let rounds = look(&state).rounds;
    let middle = rounds.div_ceil(2);
    let mut shown = Vec::new();
    let mut last = None;
    for _ in 0..ORDERS {
        // The plan of a round is what is seen most: the picture is taken when it stands.
        let orders = (0..seats).map(Seat);
        let order = orders.into_iter().find_map(|seat| {
            let command = suggest(catalog, &state, seat)?;
            Some((seat, command))
        });
        let Some((seat, command)) = order else {
            break;
        };
        let next = Island::apply(catalog, &state, seat, &command)
            .map_err(said)?
            .state;
        if state.planning && !next.planning {
            match state.round {
                1 => shown.push(("1_start", look(&state))),
                round if round == middle => shown.push(("2_middle", look(&state))),
                _ => last = Some(look(&state)),
            }
        }
        state = next;
    }
    shown.extend(last.map(|view| ("3_last", view)));
    shown.push(("4_end", look(&state)));
    Ok(Moments {
        shown,
        rounds: state.round,
        won: state.end == Some(End::Won),
    })
}

/// Both pictures of a moment.
fn draw(
    painter: &Painter,
    texts: &Texts,
    view: &View,
    dir: &Path,
    name: &str,
) -> Result<(), Box<dyn Error>> {
    for (layout, kind) in [(Layout::Window, "window"), (Layout::Full, "whole")] {
        let picture = picture::board(painter, texts, view, layout);
        let picture = picture.ok_or_else(|| format!("{name} could not be drawn"))?;
        fs::write(dir.join(format!("{name}_{kind}.png")), picture.png)?;
    }
    fs::write(
        dir.join(format!("{name}.txt")),
        picture::in_words(texts, view),
    )?;
    Ok(())
}
