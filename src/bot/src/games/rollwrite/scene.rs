//! Everything a presenter may look at for one moment of one roll-and-write game.

use std::cell::OnceCell;

use castaway_kernel::{Game, Seat};
use castaway_rollwrite::{
    RollWrite,
    catalog::Catalog,
    command::Command,
    event::Event,
    foresight::{self, Budget, WinningField},
    legal,
    state::{Phase, Player, State, Turn},
    view::View,
};
use castaway_table::{Loaded, Meta};

use super::{press::Dice, words::Words};
use crate::ui::version::Version;

/// A moment of a game as one person looks at it.
pub struct Scene<'a> {
    /// Words in the language of the reader.
    pub words: Words<'a>,
    /// The content.
    pub catalog: &'a Catalog,
    /// The game and its revision that components are drawn for.
    pub version: Version,
    /// The bot's data beside the game.
    pub meta: &'a Meta,
    /// What is seen.
    pub view: View,
    /// What happened last.
    pub events: &'a [Event],
    /// The seat that is asked, or the first.
    pub seat: Seat,
    /// The game.
    pub state: &'a State,
    /// The present in unix milliseconds; 0 where it does not matter.
    pub now_ms: u64,
    /// The fields from which the task is met today, once somebody has asked for them.
    wins: OnceCell<Vec<WinningField>>,
}

impl<'a> Scene<'a> {
    /// The moment; nothing on this table is secret, so that all see the same.
    pub fn of(
        words: Words<'a>,
        catalog: &'a Catalog,
        loaded: &'a Loaded<RollWrite>,
        events: &'a [Event],
    ) -> Self {
        let seat = loaded.state.asked().unwrap_or(Seat(0));
        Self {
            words,
            catalog,
            version: Version::of(loaded),
            meta: &loaded.meta,
            view: RollWrite::view(catalog, &loaded.state, Some(seat)),
            events,
            seat,
            state: &loaded.state,
            now_ms: 0,
            wins: OnceCell::new(),
        }
    }

    /// The same table at another moment of this game.
    pub fn at<'s>(&'s self, state: &'s State) -> Scene<'s> {
        Scene {
            view: RollWrite::view(self.catalog, state, Some(self.seat)),
            state,
            wins: OnceCell::new(),
            ..*self
        }
    }

    /// The fields to go to next from which the task is met today; in company others may come between.
    pub fn wins(&self) -> &[WinningField] {
        self.wins.get_or_init(|| {
            if !self.alone() || self.turn().is_none() {
                return Vec::new();
            }
            foresight::wins(self.catalog, self.state, self.seat, Budget::PANEL)
        })
    }

    /// The turn that runs.
    pub fn turn(&self) -> Option<&Turn> {
        match &self.state.phase {
            Phase::Turn(turn) => Some(turn),
            Phase::Start(_) | Phase::Trade { .. } | Phase::Fight(_) | Phase::Over(_) => None,
        }
    }

    /// The free dice that are picked on the panel.
    pub fn picked(&self) -> Dice {
        let picked = self
            .meta
            .picked
            .filter(|p| p.revision == self.version.revision);
        let free = |slot: u8| {
            let die = self.turn().and_then(|t| t.dice.get(usize::from(slot)));
            die.is_some_and(|d| !d.spent)
        };
        picked.map_or(Dice::NONE, |p| Dice::of_bits(p.dice).only(free))
    }

    /// The sheet of the seat that is asked.
    pub fn player(&self) -> Option<&Player> {
        self.state.player(self.seat)
    }

    /// Whether one command after the other would be accepted, tried on a copy.
    pub fn accepts(&self, commands: &[Command]) -> bool {
        self.after(commands).is_some()
    }

    /// The game after these commands, if all are accepted.
    pub fn after(&self, commands: &[Command]) -> Option<State> {
        self.play(commands).map(|(state, _)| state)
    }

    /// The game after these commands and what happens by them, if all are accepted.
    pub fn play(&self, commands: &[Command]) -> Option<(State, Vec<Event>)> {
        legal::play(self.catalog, self.state, self.seat, commands)
    }

    /// Whether the scenario is played alone.
    pub fn alone(&self) -> bool {
        self.state.players.len() == 1
    }

    /// How a player is called where nobody can be mentioned: in pictures, menus and headings.
    pub fn called(&self, seat: Seat) -> String {
        if self.alone() {
            return self.words.get("rw-you");
        }
        let user = self.meta.chairs.owner(seat);
        let name = user.and_then(|user| self.meta.names.get(&user));
        name.filter(|name| !name.trim().is_empty())
            .cloned()
            .unwrap_or_else(|| {
                let n = u16::from(seat.0) + 1;
                self.words.with("rw-pic-player", &[("n", n.into())])
            })
    }

    /// The names of the players by seat, as mentions.
    pub fn names(&self) -> Vec<String> {
        if self.alone() {
            return vec![self.words.get("rw-you")];
        }
        let owners = self.meta.chairs.each();
        owners
            .map(|(_, chair)| {
                chair
                    .owner
                    .map_or_else(String::new, |user| format!("<@{user}>"))
            })
            .collect()
    }
}
