//! Random games of any game: at every moment its invariants hold, the save comes back alike and `legal` and `apply`
//! agree; it ends; and its commands lead to the same state with the same story again.

mod running;

use std::{collections::BTreeMap, fmt::Debug};

use castaway_kernel::{Chance, Game, Seat};

use crate::{Here, seeds};

/// The content of a game under test.
pub type Catalog<P> = <<P as Playouts>::Game as Game>::Catalog;
/// The setup of a game under test.
pub type Setup<P> = <<P as Playouts>::Game as Game>::Setup;
/// The state of a game under test.
pub type State<P> = <<P as Playouts>::Game as Game>::State;
/// A command of a game under test.
pub type Command<P> = <<P as Playouts>::Game as Game>::Command;

/// What random games need to know of a game. Only three functions have no answer of their own.
pub trait Playouts: Sized {
    /// The game.
    type Game: Game<Catalog: Sync, Command: Debug, Rejection: Debug>;

    /// How many games are played.
    const GAMES: u64 = 300;
    /// More steps than any game takes.
    const STEPS: usize = 6_000;
    /// Every so many steps all that is listed is tried for all seats, and what was listed before.
    const STRIDE: usize = 20;
    /// At so many steps in a row one is saved and read again, shown and answered for whoever is silent; another one of them
    /// in every game, so that all of them are met. Invariants are looked at in every step.
    const SAMPLE: usize = 1;

    /// The content.
    fn catalog() -> Catalog<Self>;

    /// How many games are played of this content.
    fn games(_: &Catalog<Self>) -> u64 {
        Self::GAMES
    }

    /// The table of a game, by its seed.
    fn setup(catalog: &Catalog<Self>, seed: u64) -> Setup<Self>;

    /// How many sit at the table.
    fn seats(state: &State<Self>) -> u8;

    /// Who goes on and how; `None` if that somebody knows nothing and another is to be found.
    fn next(moment: &Moment<'_, Self>, chance: &mut Chance) -> Option<(Seat, Command<Self>)> {
        let seat = moment.somebody(chance);
        let mut legal = moment.legal(seat);
        Some((seat, chance.pick(&mut legal)?))
    }

    /// Orders out of the blue: they are accepted if they are listed and refused if not.
    fn wild(_: &Moment<'_, Self>, _: &mut Chance) -> Vec<(Seat, Command<Self>)> {
        Vec::new()
    }

    /// Whether a command stands in a list, perhaps in other words that mean the same.
    fn listed(list: &[Command<Self>], command: &Command<Self>) -> bool {
        list.contains(command)
    }

    /// Invariants beside those of [`Game::check`], broken ones in a sentence each.
    fn broken(_: &Moment<'_, Self>) -> Vec<String> {
        Vec::new()
    }
}

/// A moment of a random game.
pub struct Moment<'a, P: Playouts> {
    /// The content.
    pub catalog: &'a Catalog<P>,
    /// The table.
    pub state: &'a State<P>,
    /// The seed of the game.
    pub seed: u64,
    /// How many steps were taken.
    pub step: usize,
}

impl<P: Playouts> Moment<'_, P> {
    /// Everybody at the table.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<P> {
        (0..P::seats(self.state)).map(Seat)
    }

    /// Whose turn it is, or anybody.
    pub fn somebody(&self, chance: &mut Chance) -> Seat {
        P::Game::turn(self.state).unwrap_or_else(|| {
            let at = chance.die(P::seats(self.state).into());
            Seat(u8::try_from(at).unwrap_or(0))
        })
    }

    /// What a seat may order.
    #[must_use]
    pub fn legal(&self, seat: Seat) -> Vec<Command<P>> {
        P::Game::legal(self.catalog, self.state, seat)
    }
}

/// What the games came to, so that a test can see that they were worth playing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlayoutReport {
    /// Games that were played.
    pub games: u64,
    /// How often each kind of command was carried out.
    pub used: BTreeMap<String, u64>,
    /// Wrong commands that were tried and refused.
    pub refused: u64,
}

impl PlayoutReport {
    fn add(mut self, other: Self) -> Self {
        self.games += other.games;
        self.refused += other.refused;
        for (kind, n) in other.used {
            *self.used.entry(kind).or_default() += n;
        }
        self
    }
}

/// Plays random games of a game.
///
/// # Panics
/// With what a game broke and the command that plays that game alone.
pub fn check<P: Playouts>(here: Here) -> PlayoutReport {
    let catalog = P::catalog();
    let all = seeds::each(here, P::games(&catalog), |seed| one::<P>(&catalog, seed));
    all.into_iter()
        .fold(PlayoutReport::default(), PlayoutReport::add)
}

/// Plays one random game and plays it again.
///
/// # Errors
/// What the game broke, with the step.
pub fn one<P: Playouts>(catalog: &Catalog<P>, seed: u64) -> Result<PlayoutReport, String> {
    running::Running::<P>::play(catalog, seed)
}
